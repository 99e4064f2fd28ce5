/** Lights on the wheel beside the conversation what she has just spoken of: the last of these points that stands on it. */
export async function lightUp(points: readonly string[]): Promise<void> {
  const region = document.querySelector<HTMLElement>('.chat__sky');
  if (!region) return;
  // The wheel's own island, which the page has loaded: bound in here it would lose its file.
  const { idOf, lightsOf } = await import('../wheel-lights.ts');
  const lights = lightsOf(region);
  const point = lights?.points.findLast((drawn) => points.includes(idOf(drawn)));
  if (point) lights?.show(point);
}
