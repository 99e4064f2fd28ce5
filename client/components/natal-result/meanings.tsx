import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { signOf } from '../../../astrology/signs.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { SignSubject } from '../../../locales/interpretation-types.ts';
import { formatPlace } from '../degrees.ts';
import { Glyph } from '../glyphs.tsx';

/** The text of each placement that has one. */
export type PlacementTexts = Partial<Readonly<Record<SignSubject, string>>>;

interface Placement {
  subject: SignSubject;
  /** Where the wheel shows it: `#wheel-sun`. */
  anchor: string;
  /** "Sun in Aries", as the language says it. */
  title: string;
  longitudeDeg: number;
  house: number | null;
}

const BODY_SUBJECTS = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const satisfies readonly SignSubject[];

type MeaningWords = Pick<AstroWords, 'bodies' | 'signs' | 'inSign' | 'inHouse'>;

function placementsOf({ bodies, angles }: ChartFigure, words: MeaningWords, risingIn: string): Placement[] {
  const placements: Placement[] = [];
  for (const subject of BODY_SUBJECTS) {
    const body = bodies.find(({ id }) => id === subject);
    if (!body) continue;
    const { sign, longitude, house } = body;
    placements.push({
      subject,
      anchor: `#wheel-${subject}`,
      title: `${words.bodies[subject]} ${words.inSign[sign]}`,
      longitudeDeg: longitude,
      house,
    });
  }
  if (angles) {
    const longitudeDeg = angles.ascendant;
    placements.splice(2, 0, {
      subject: 'rising',
      anchor: '#wheel-ascendant',
      title: fillText(risingIn, { sign: words.signs[signOf(longitudeDeg)] }),
      longitudeDeg,
      house: null,
    });
  }
  return placements;
}

function isHouse(house: number | null): house is keyof AstroWords['inHouse'] {
  return house !== null && house >= 1 && house <= 12;
}

interface MeaningsProps {
  chart: ChartFigure;
  texts: PlacementTexts;
  words: MeaningWords;
  /** `Ascendant in {{sign}}`. */
  risingIn: string;
}

/** What the chief placements mean, each under its name, sign, degree and house. */
export function Meanings({ chart, texts, words, risingIn }: MeaningsProps) {
  return (
    <div className="meanings">
      {placementsOf(chart, words, risingIn).map(({ subject, anchor, title, longitudeDeg, house }) => (
        <article key={subject} className="meaning" id={`meaning-${subject}`}>
          <h3>{title}</h3>
          <p className="meaning__fact">
            <a href={anchor}>
              <Glyph glyph={subject === 'rising' ? 'ascendant' : subject} /> {formatPlace(longitudeDeg)}
              {isHouse(house) && `, ${words.inHouse[house]}`}
            </a>
          </p>
          <p>{texts[subject]}</p>
        </article>
      ))}
    </div>
  );
}
