import { ASTROLOGER_IDS, type AstrologerId, type PackageId } from '../../contract/consulting.ts';
import type { Language } from '../../locales/locales.ts';

/** How somebody speaks of a chart. */
export const MANNERS = ['direct', 'gentle', 'technical', 'pictorial'] as const;
export type Manner = (typeof MANNERS)[number];

/** The drawing that stands for a person: a star of so many points, each joined to the one so many further on. */
export interface Emblem {
  points: number;
  step: number;
  /** Degrees by which the crescent beside it is turned. */
  crescent: number;
}

/** Somebody who gives consultations. What is said of them is the dictionary `consulting`. */
export interface Astrologer {
  /** Nobody: it shows what a profile will look like, says so wherever it stands, and is booked on one's own machine alone. */
  sample: boolean;
  name: string;
  /** The one spoken best first. */
  languages: readonly Language[];
  /** Where they work, by the tz database. */
  zone: string;
  packages: readonly PackageId[];
  manners: readonly Manner[];
  emblem: Emblem;
}

export const ASTROLOGERS: Readonly<Record<AstrologerId, Astrologer>> = {
  'defne-aksoy': {
    sample: true,
    name: 'Defne Aksoy',
    languages: ['tr', 'en'],
    zone: 'Europe/Istanbul',
    packages: ['natal', 'relationship', 'question'],
    manners: ['gentle', 'pictorial'],
    emblem: { points: 7, step: 3, crescent: 30 },
  },
  'nora-whitfield': {
    sample: true,
    name: 'Nora Whitfield',
    languages: ['en'],
    zone: 'Europe/London',
    packages: ['natal', 'year', 'relationship', 'question'],
    manners: ['direct', 'technical'],
    emblem: { points: 8, step: 3, crescent: 150 },
  },
  'ximena-robles': {
    sample: true,
    name: 'Ximena Robles',
    languages: ['es', 'en'],
    zone: 'America/Mexico_City',
    packages: ['natal', 'relationship', 'year'],
    manners: ['pictorial', 'gentle'],
    emblem: { points: 9, step: 4, crescent: 210 },
  },
  'etienne-garnier': {
    sample: true,
    name: 'Étienne Garnier',
    languages: ['fr', 'en'],
    zone: 'Europe/Paris',
    packages: ['natal', 'year', 'relationship', 'question'],
    manners: ['technical', 'direct'],
    emblem: { points: 5, step: 2, crescent: 300 },
  },
  'caio-barreto': {
    sample: true,
    name: 'Caio Barreto',
    languages: ['pt', 'es'],
    zone: 'America/Sao_Paulo',
    packages: ['natal', 'year', 'relationship', 'question'],
    manners: ['direct', 'pictorial'],
    emblem: { points: 11, step: 4, crescent: 75 },
  },
  'emre-tunali': {
    sample: true,
    name: 'Emre Tunalı',
    languages: ['tr', 'fr'],
    zone: 'Europe/Istanbul',
    packages: ['year', 'question'],
    manners: ['technical', 'direct'],
    emblem: { points: 12, step: 5, crescent: 255 },
  },
};

/** Whether a request to them is taken: of a sample where samples may be booked, which the live site never lets. */
export function isBookable(id: AstrologerId, mayBookSamples: boolean): boolean {
  return mayBookSamples || !ASTROLOGERS[id].sample;
}

/** Who is there for a package, in the order of the list; `id` null: for any. */
export function offering(id: PackageId | null): AstrologerId[] {
  return ASTROLOGER_IDS.filter((each) => id === null || ASTROLOGERS[each].packages.includes(id));
}
