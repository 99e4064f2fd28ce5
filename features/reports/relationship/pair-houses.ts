import { bodyOf } from '../../../astrology/chart-facts.ts';
import { signOf } from '../../../astrology/signs.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { isHouse } from '../../readings/house-name.ts';
import { sureOverlaysOf } from '../../readings/sure-overlays.ts';
import { chapter, facts, heading, paragraph } from '../book-blocks.ts';
import { placeName, pointName } from '../book-names.ts';
import type { RelationshipGiven } from './relationship-given.ts';

const SIDES = ['first', 'second'] as const;
type Side = (typeof SIDES)[number];

/** The lights alone: whose Venus is where stands on the free pages. */
const GUESTS = ['sun', 'moon'] as const;

/** Sun and Moon of each in the houses of the other. */
export function pairOverlays(given: RelationshipGiven): BookBlock[] {
  const { first, second, compared, texts, words, astro, people } = given;
  const { firstInSecond, secondInFirst } = sureOverlaysOf(compared.overlays, first, second);
  const rows = [
    ...(firstInSecond ?? []).map((overlay) => ({ ...overlay, guest: people.first, host: people.second })),
    ...(secondInFirst ?? []).map((overlay) => ({ ...overlay, guest: people.second, host: people.first })),
  ].flatMap(({ body, house, guest, host }) => {
    const light = GUESTS.find((id) => id === body);
    return light && isHouse(house) ? [{ light, house, guest, host }] : [];
  });
  // The same light in the same house both ways is one text.
  const told = [...Map.groupBy(rows, ({ light, house }) => `${light} ${house}`).values()].flatMap((same) => {
    const [one] = same;
    if (!one) return [];
    const { light, house } = one;
    const headings = same.map(({ guest, host }) =>
      fillText(words.guest, { point: pointName(light, astro), guest, host, inHouse: astro.inHouse[house] }),
    );
    return [...headings.map((text) => heading(text)), paragraph('overlays', texts.overlays[light][house])];
  });
  return told.length === 0 ? [] : [...chapter('overlays', words.chapters.relationship.overlays), ...told];
}

/** What each looks for, by the sign on the Descendant. */
export function pairSeek(given: RelationshipGiven): BookBlock[] {
  const { texts, words, astro, people } = given;
  const found = SIDES.flatMap((side: Side) => {
    const descendant = given[side].angles?.descendant;
    return descendant === undefined ? [] : [{ side, descendant, sign: signOf(descendant) }];
  });
  const told = [...Map.groupBy(found, ({ sign }) => sign)].flatMap(([sign, same]) => [
    ...same.flatMap(({ side, descendant }) => [
      heading(fillText(words.descendant, { name: people[side], inSign: astro.inSign[sign] })),
      ...facts([words.facts.position, placeName(descendant, astro)]),
    ]),
    paragraph('descendantSigns', texts.descendantSigns[sign]),
  ]);
  return told.length === 0 ? [] : [...chapter('seek', words.chapters.relationship.seek), ...told];
}

/** The Sun of the chart halfway between; nothing where an hour is not known. */
export function pairBetween({ compared, texts, words, astro }: RelationshipGiven): BookBlock[] {
  const { composite } = compared;
  if (!composite.angles) return [];
  const { house, longitude } = bodyOf(composite.bodies, 'sun');
  if (!isHouse(house)) return [];
  return [
    ...chapter('between', words.chapters.relationship.between),
    heading(fillText(words.compositeSun, { inHouse: astro.inHouse[house] })),
    ...facts([words.facts.position, placeName(longitude, astro)]),
    paragraph('compositeSun', texts.compositeSun[house]),
  ];
}
