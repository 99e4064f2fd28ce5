import type { ClockService } from '../../routes/services/clock-service.ts';
import { zonePeriods } from './zone-history.ts';

/** Civil clocks as the pages ask for them. */
export const CLOCKS: ClockService = { periods: zonePeriods };
