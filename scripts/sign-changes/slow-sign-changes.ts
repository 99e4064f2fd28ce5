import { SLOW_PLANET_IDS } from '../../astrology/events/event-types.ts';
import { crossingsOf } from '../../astrology/events/path.ts';
import { bodyPath, sampleSky } from '../../astrology/events/sky-samples.ts';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { FIRST_POSITION_MS, LAST_POSITION_MS } from '../../astrology/positions.ts';
import { SIGN_WIDTH_DEG } from '../../astrology/signs.ts';

/** Shorter than any of these planets goes in one direction. */
const STEP_DAYS = 20;

const SIGN_STARTS_DEG = SIGN_IDS.map((_, index) => index * SIGN_WIDTH_DEG);

/** When each slow planet passes from sign to sign, in either direction, over all the tables: whole seconds since 1970. */
export function slowSignChanges(): Map<string, number[]> {
  const samples = sampleSky(FIRST_POSITION_MS, LAST_POSITION_MS, STEP_DAYS);
  return new Map(
    SLOW_PLANET_IDS.map((body) => [
      body,
      crossingsOf(bodyPath(samples, body), SIGN_STARTS_DEG).map(({ instantMs }) =>
        Math.round(instantMs / 1000),
      ),
    ]),
  );
}
