import type { FormParts } from '../../components/birth-form/birth-form-props.ts';

/** React never looks into these again. */
const STANDING = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** The parts that the server rendered, as they stand on the page. */
export const STANDING_PARTS: FormParts = { time: STANDING, options: STANDING };

/** Of a form that leads on. */
export const LEADING_PARTS: FormParts = { ...STANDING_PARTS, options: null };
