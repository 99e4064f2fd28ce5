/** How near the core is to the reference, and by how many charts (astrology/accuracy.table.ts). */
export type Accuracy = typeof import('../../../astrology/accuracy.table.ts');

/** In the sources it is a module; the built worker reads the same from beside itself (worker/accuracy-asset.ts takes this module's place there). */
export function readAccuracy(): Promise<Accuracy> {
  return import('../../../astrology/accuracy.table.ts');
}
