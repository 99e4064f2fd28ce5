import type { ChartSettings } from './chart-settings.ts';
import { BODY_IDS, type BodyId } from './ids.ts';

const WITH_TRUE_LILITH: readonly BodyId[] = BODY_IDS.map((id) => (id === 'meanLilith' ? 'trueLilith' : id));

/** The bodies that a chart shows, in its order. */
export function bodyIdsOf({ lilith }: Pick<ChartSettings, 'lilith'>): readonly BodyId[] {
  return lilith === 'true' ? WITH_TRUE_LILITH : BODY_IDS;
}
