import { defineEclipsePage } from '../../eclipses/eclipse-page.tsx';

export const page = defineEclipsePage('lunar');
