import { aspectsWith } from '../../../astrology/chart-facts.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatDegrees } from '../../degrees.ts';
import { isHouse } from '../../readings/house-name.ts';
import { chapter, facts, heading, paragraph, wheel } from '../book-blocks.ts';
import type { BookGiven } from '../book-given.ts';
import { placementHeading, placeName, rulerPlace } from '../book-names.ts';
import { aspectName, aspectsTable, cuspsTable, positionsTable } from '../book-tables.ts';
import type { ReadChart } from '../read-chart.ts';

/** What the chapters of the book of Juno are written with. */
export interface JunoGiven extends BookGiven<'juno'> {
  chart: ReadChart;
}

function junoOf({ chart }: JunoGiven) {
  return chart.bodies.find(({ id }) => id === 'juno');
}

function sign(given: JunoGiven): BookBlock[] {
  const { chart, texts, words, astro } = given;
  const juno = junoOf(given);
  return [
    ...chapter('sign', words.chapters.juno.sign),
    wheel(words.captions.natal, chart),
    ...(juno
      ? [
          heading(placementHeading('juno', juno.sign, null, astro)),
          ...facts([words.facts.position, placeName(juno.longitude, astro)]),
          paragraph('junoSigns', texts.junoSigns[juno.sign]),
        ]
      : []),
  ];
}

function house(given: JunoGiven): BookBlock[] {
  const { chart, texts, words, astro } = given;
  const juno = junoOf(given);
  if (!juno || !isHouse(juno.house)) return [];
  const ruler = rulerPlace(juno.sign, chart);
  return [
    ...chapter('house', words.chapters.juno.house),
    heading(`${astro.bodies.juno} ${astro.inHouse[juno.house]}`),
    paragraph('junoLongHouses', texts.junoLongHouses[juno.house]),
    ...(ruler
      ? [
          heading(
            fillText(words.junoRuler, {
              planet: astro.bodies[ruler.planet],
              inHouse: astro.inHouse[ruler.house],
            }),
          ),
          ...facts([words.facts.position, placementHeading(ruler.planet, ruler.sign, null, astro)]),
          paragraph('junoRuler', texts.junoRuler[ruler.house]),
        ]
      : []),
  ];
}

const PARTNERS = ['sun', 'moon', 'venus', 'mars', 'saturn', 'ascendant'] as const;

function aspects({ chart, texts, words, astro }: JunoGiven): BookBlock[] {
  const told = aspectsWith(chart.aspects, 'juno').flatMap((aspect) => {
    const partner = PARTNERS.find((id) => id === aspect.first || id === aspect.second);
    const kind = ASPECT_KINDS[aspect.aspect];
    if (!partner || !kind) return [];
    return [
      heading(aspectName({ first: 'juno', aspect: aspect.aspect, second: partner }, astro)),
      ...facts([words.facts.orb, formatDegrees(aspect.orb)]),
      paragraph('junoLongAspects', texts.junoLongAspects[partner][kind]),
    ];
  });
  return told.length === 0 ? [] : [...chapter('aspects', words.chapters.juno.aspects), ...told];
}

function figures(given: JunoGiven): BookBlock[] {
  const { chart, words } = given;
  return [
    ...chapter('figures', words.chapters.table),
    positionsTable(chart, given),
    ...cuspsTable(chart, given),
    ...aspectsTable(aspectsWith(chart.aspects, 'juno'), given, words.captions.juno),
  ];
}

/** The book of Juno, chapter by chapter. */
export function junoBook(given: JunoGiven): BookBlock[] {
  return [sign, house, aspects, figures].flatMap((write) => write(given));
}
