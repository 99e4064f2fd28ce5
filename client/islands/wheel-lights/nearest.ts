/** Centre of something on the screen, in CSS pixels. */
export interface Spot<Thing> {
  thing: Thing;
  xPx: number;
  yPx: number;
}

/** The thing nearest to a point, if one is within reach. */
export function nearest<Thing>(
  spots: readonly Spot<Thing>[],
  { xPx, yPx, reachPx }: { xPx: number; yPx: number; reachPx: number },
): Thing | null {
  let found: Thing | null = null;
  let bestPx = reachPx;
  for (const spot of spots) {
    const distancePx = Math.hypot(spot.xPx - xPx, spot.yPx - yPx);
    if (distancePx > bestPx) continue;
    bestPx = distancePx;
    found = spot.thing;
  }
  return found;
}
