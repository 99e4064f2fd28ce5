import { placesOf } from '../../../features/readings/places-of.ts';
import type { SignPairReading } from '../../../features/readings/sign-pair-reading.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { BI_WHEEL_IDS } from '../bi-wheel/bi-wheel.tsx';
import { FoldedMeaning } from '../reading/meaning-parts.tsx';
import { PointLink } from '../reading/point-link.tsx';
import type { CompatibilityResultProps } from './result-props.ts';

type SignPairsProps = Pick<
  CompatibilityResultProps,
  'first' | 'second' | 'names' | 'reading' | 'words' | 'astro'
>;

/** What the signs of two people's lights, Venus and Mars are to one another, folded. */
export function SignPairs(props: SignPairsProps) {
  const { reading, words } = props;
  return (
    <section aria-labelledby="signs-heading">
      <h2 id="signs-heading">{words.result.signs}</h2>
      <div className="meanings meanings--folded">
        {reading.signs.map((pair) => (
          <SignPair key={pair.points.join()} {...props} pair={pair} />
        ))}
      </div>
    </section>
  );
}

function SignPair({ pair, first, second, names, words, astro }: SignPairsProps & { pair: SignPairReading }) {
  const { points, signs, text } = pair;
  const [one, other] = ([0, 1] as const).map(
    (index) => `${astro.bodies[points[index]]} ${astro.inSign[signs[index]]}`,
  );
  const sides = [
    { person: 'first', figure: first.figure, point: points[0] },
    { person: 'second', figure: second.figure, point: points[1] },
  ] as const;
  return (
    <FoldedMeaning
      glyphs={[...new Set(points)]}
      title={`${one} · ${other}`}
      place={points[0] === points[1] ? null : `${names.first} · ${names.second}`}
    >
      <p className="meaning__fact">
        {sides.map(({ person, figure, point }) => (
          <PointLink
            key={person}
            point={point}
            place={placesOf(figure)(point)}
            words={astro}
            wheel={BI_WHEEL_IDS[person]}
            called={(text) => fillText(words.labelled, { label: names[person], text })}
          />
        ))}
      </p>
      <p>{text}</p>
    </FoldedMeaning>
  );
}
