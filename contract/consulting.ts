/** Consulting: what may be asked for, and whom. Without schemas, for routes and components take it too. */

export const PACKAGE_IDS = ['natal', 'year', 'relationship', 'question'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

export const ASTROLOGER_IDS = [
  'defne-aksoy',
  'nora-whitfield',
  'ximena-robles',
  'etienne-garnier',
  'caio-barreto',
  'emre-tunali',
] as const;
export type AstrologerId = (typeof ASTROLOGER_IDS)[number];
