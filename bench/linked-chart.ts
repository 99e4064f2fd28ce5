import { computeChart } from '../astrology/compute-chart.ts';
import { encodeChart } from '../routes/shared-chart.ts';

/** A chart with houses and 51 aspects, as the site puts it into a link. */
export const LINKED_CHART = encodeChart(
  computeChart({ instantMs: 644_844_600_000, latitudeDeg: 41, longitudeDeg: 29, houseSystem: 'placidus' }),
);
