import { capitalised } from '../../../features/capitalised.ts';
import { houseName } from '../../../features/readings/house-name.ts';
import type { HouseReading } from '../../../features/readings/house-reading.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { FoldedMeaning } from '../reading/meaning-parts.tsx';
import { partId } from './contents.tsx';
import './natal-result.css';

interface TwelveHousesProps {
  readings: readonly HouseReading[];
  words: NatalWords;
  astro: AstroWords;
}

/** What the twelve houses mean by sign and ruler, folded; without a birth time there are none. */
export function TwelveHouses({ readings, words, astro }: TwelveHousesProps) {
  if (readings.length === 0) return null;
  return (
    <section aria-labelledby={partId('houses')}>
      <h2 id={partId('houses')}>{words.result.twelveHouses}</h2>
      <p className="result__intro no-print">{words.result.housesIntro}</p>
      <div className="meanings meanings--folded meanings--short">
        {readings.map(({ house, sign, ruler, rulerHouse, signText, rulerText }) => (
          <FoldedMeaning
            key={house}
            glyphs={[sign]}
            title={`${capitalised(astro.houses[house])} · ${astro.signs[sign]}`}
            place={`${astro.bodies[ruler]} ${houseName(rulerHouse, astro) ?? ''}`}
          >
            {signText !== null && <p>{signText}</p>}
            <p className="meaning__fact">
              <a href={`#wheel-${ruler}`}>{`${astro.bodies[ruler]} ${houseName(rulerHouse, astro) ?? ''}`}</a>
            </p>
            <p>{rulerText}</p>
          </FoldedMeaning>
        ))}
      </div>
    </section>
  );
}
