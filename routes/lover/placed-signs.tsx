import { signOf } from '../../astrology/signs.ts';
import type { KnownChart } from '../../features/celestia/facts/known-chart.ts';
import type { AstroWords } from '../../locales/en/astro.ts';

/** What is told of somebody in love: the lights, and the two that desire and choose. */
const TOLD = ['sun', 'moon', 'venus', 'mars'] as const;

/** Where the four stand, by sign. */
export function PlacedSigns({ chart, words }: { chart: KnownChart; words: AstroWords }) {
  return (
    <dl className="lover__signs">
      {TOLD.map((id) => {
        const placed = chart.bodies.find((body) => body.id === id);
        return (
          placed && (
            <div key={id}>
              <dt>{words.bodies[id]}</dt>
              <dd>{words.signs[signOf(placed.longitude)]}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
