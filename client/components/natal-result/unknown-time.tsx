import type { DayFacts } from '../../../astrology/day-facts.ts';
import { type BodyId, MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { formatPlace } from '../../../features/degrees.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatClock } from '../moment-text.ts';
import { signChangeText } from './sign-change-text.ts';
import './natal-result.css';

interface UnknownTimeProps {
  day: DayFacts;
  utcOffsetSeconds: number;
  words: NatalWords['unknownTime'];
  astro: AstroWords;
  tag: string;
}

/** Bodies worth naming as certain: the nodes and Lilith hardly ever change sign in a day. */
const NAMED_BODIES = new Set<BodyId>(MAIN_BODY_IDS);

/** What a day without an hour tells for certain, and what it leaves open. */
export function UnknownTime({ day, utcOffsetSeconds, words, astro, tag }: UnknownTimeProps) {
  const clock = (instantMs: number) => formatClock(instantMs, utcOffsetSeconds, tag);
  const steady = day.steadyBodies.filter((id) => NAMED_BODIES.has(id)).map((id) => astro.bodies[id]);
  const changes = day.signChanges.filter(({ body }) => body !== 'moon' && NAMED_BODIES.has(body));
  return (
    <section className="unknown card" aria-labelledby="unknown-heading">
      <h3 id="unknown-heading">{words.heading}</h3>
      <p>{words.intro}</p>
      <h4>{words.moon}</h4>
      <p>{moonText(day, words, astro, clock)}</p>
      <h4>{words.certain}</h4>
      <p>{new Intl.ListFormat(tag).format(steady)}</p>
      {changes.map((change) => (
        <p key={change.body}>{signChangeText(change, words, astro, clock)}</p>
      ))}
    </section>
  );
}

function moonText(
  { moon, signChanges }: DayFacts,
  words: NatalWords['unknownTime'],
  { signs }: AstroWords,
  clock: (instantMs: number) => string,
): string {
  const { start, end } = moon;
  const params = {
    sign: signs[start.sign],
    fromSign: signs[start.sign],
    toSign: signs[end.sign],
    from: formatPlace(start.longitude),
    to: formatPlace(end.longitude),
  };
  const change = signChanges.find(({ body }) => body === 'moon');
  return change
    ? fillText(words.moonMoves, { ...params, time: clock(change.instantMs) })
    : fillText(words.moonStays, params);
}
