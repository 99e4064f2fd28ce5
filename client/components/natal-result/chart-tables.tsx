import { BALANCE_WEIGHTS } from '../../../astrology/balance.ts';
import type { AspectPointId, ChartFigure } from '../../../astrology/chart-types.ts';
import type { SignChange } from '../../../astrology/day-facts.ts';
import { lotsOf } from '../../../astrology/patterns/lots.ts';
import type { OpenDay } from '../../../features/readings/open-day.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { AspectGrid } from '../aspect-grid.tsx';
import { BalanceBars } from '../balance-bars.tsx';
import { HousesTable } from '../houses-table.tsx';
import { PositionsTable } from '../positions-table.tsx';
import { TermLink } from '../term-link.tsx';
import { partId } from './contents.tsx';
import './natal-result.css';

interface ChartTablesProps {
  figure: ChartFigure;
  /** The figure without the bodies whose sign is open. */
  steady: ChartFigure;
  open: ReadonlySet<string>;
  signChanges: readonly SignChange[];
  /** What the day of birth leaves open of the aspects; null where the hour is known. */
  openDay: OpenDay | null;
  /** Said of the houses where they follow from a guess; null where they are known. */
  guessed: string | null;
  /** Path of the glossary. */
  glossary: string;
  words: NatalWords;
  astro: AstroWords;
}

/** A chart in numbers: positions, houses, balance, every aspect. */
export function ChartTables(props: ChartTablesProps) {
  const { figure, steady, open, signChanges, guessed, words, astro, glossary } = props;
  const { result, table } = words;
  return (
    <section aria-labelledby={partId('tables')}>
      <h2 id={partId('tables')}>{words.contents.tables}</h2>
      <div className="result__tables">
        <section aria-labelledby="positions-heading">
          <h3 id="positions-heading">{result.positions}</h3>
          <PositionsTable
            chart={figure}
            open={open}
            signChanges={signChanges}
            lots={lotsOf(steady)}
            dignified
            glossary={glossary}
            words={astro}
            messages={{
              caption: result.positions,
              body: table.body,
              position: table.position,
              house: table.house,
            }}
          />
        </section>
        {figure.houses && (
          <section aria-labelledby="houses-heading">
            <h3 id="houses-heading">
              {`${result.houses} · `}
              <TermLink term="house-system" glossary={glossary}>
                {astro.houseSystems[figure.houses.system]}
              </TermLink>
              {guessed && ` · ${guessed}`}
            </h3>
            <HousesTable
              houses={figure.houses}
              glossary={glossary}
              words={astro}
              messages={{ caption: result.houses, house: table.house, cusp: table.cusp }}
            />
          </section>
        )}
        <section aria-labelledby="grid-heading">
          <h3 id="grid-heading">{result.aspectGrid}</h3>
          <AspectGrid
            points={gridPoints(steady)}
            aspects={steady.aspects}
            open={props.openDay}
            glossary={glossary}
            words={astro}
            messages={{ ...words.grid, orb: table.orb }}
          />
        </section>
        <section aria-labelledby="balance-heading">
          <h3 id="balance-heading">{result.balance}</h3>
          <BalanceBars
            bodies={steady.bodies}
            angles={figure.angles}
            words={astro}
            messages={words.balance}
            glossary={glossary}
          />
        </section>
      </div>
    </section>
  );
}

/** The planets and angles in the chart's order, and what else has an aspect. */
function gridPoints({ bodies, angles, aspects }: ChartFigure): AspectPointId[] {
  const aspected = new Set(aspects.flatMap(({ first, second }) => [first, second]));
  const all: AspectPointId[] = [
    ...bodies.map(({ id }) => id),
    ...(angles ? (['ascendant', 'midheaven'] as const) : []),
  ];
  return all.filter((id) => aspected.has(id) || Object.hasOwn(BALANCE_WEIGHTS, id));
}
