import { ELSEWHERE } from './elsewhere.ts';
import { EUROPE } from './europe.ts';
import type { CountryLines } from './help-line.ts';

/** Every line we know, by country. A country that is not here has the directory alone. */
export const HELP_LINES: CountryLines = { ...EUROPE, ...ELSEWHERE };

/** Those of which there is a line, ISO 3166-1 alpha-2. */
export const HELP_COUNTRIES: readonly string[] = Object.keys(HELP_LINES);

/** Lines of every country and language, kept by others. */
export const DIRECTORY = { name: 'Find A Helpline', url: 'https://findahelpline.com' } as const;
