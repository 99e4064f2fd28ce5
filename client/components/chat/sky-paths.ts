import type { Citation } from '../../../features/celestia/claims/citation.ts';

/** Where the site tells of what happens in the sky, written out by the server; `{year}` stands for a year. */
export interface SkyPaths {
  solarEclipse: string;
  lunarEclipse: string;
  events: string;
}

/** Where a fact of the sky is told of; null: nowhere. */
export function skyPathIn(paths: SkyPaths): (citation: Citation) => string | null {
  return ({ kind, body, instant, from }) => {
    if (kind === 'eclipse') return body === 'sun' ? paths.solarEclipse : paths.lunarEclipse;
    const year = (instant ?? from)?.slice(0, 4);
    if (year === undefined || (kind !== 'lunation' && kind !== 'station')) return null;
    return paths.events.replace('{year}', year);
  };
}
