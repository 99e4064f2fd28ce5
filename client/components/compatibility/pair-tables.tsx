import type { Overlay } from '../../../astrology/synastry/synastry-types.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { openSigns } from '../open-signs.ts';
import { nameOfPoint } from '../point-names.ts';
import { SignPlaceText } from '../sign-place.tsx';
import { bodiesOnWheel } from '../wheel-layout.ts';
import type { CompatibilityResultProps, PairMember } from './result-props.ts';
import '../../styles/element-colours.css';
import '../chart-tables.css';

type TableProps = Pick<
  CompatibilityResultProps,
  'first' | 'second' | 'names' | 'synastry' | 'words' | 'natal' | 'astro'
>;

const LISTED_ANGLES = ['ascendant', 'midheaven'] as const;

/** Where everything stands in either chart: the bi-wheel in words. */
export function PairPositions({ first, second, names, words, natal, astro }: TableProps) {
  const rows = [...bodiesOnWheel(first.figure.bodies).map(({ id }) => id), ...LISTED_ANGLES] as const;
  const placeIn = ({ figure: chart, open, birth }: PairMember, id: (typeof rows)[number]) => {
    if (id !== 'ascendant' && id !== 'midheaven') {
      if (open.has(id)) return openSigns(id, birth?.day?.signChanges ?? [], astro);
      const body = chart.bodies.find((candidate) => candidate.id === id);
      return body ? <SignPlaceText longitudeDeg={body.longitude} signs={astro.signs} /> : '–';
    }
    return chart.angles ? <SignPlaceText longitudeDeg={chart.angles[id]} signs={astro.signs} /> : '–';
  };
  return (
    <table className="sky-table pair-table">
      <caption className="sr">{words.result.positions}</caption>
      <thead>
        <tr>
          <th scope="col">{natal.table.body}</th>
          <th scope="col">{names.first}</th>
          <th scope="col">{names.second}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((id) => (
          <tr key={id}>
            <th scope="row">
              <Glyph glyph={id} />
              {nameOfPoint(id, astro)}
            </th>
            <td>{placeIn(first, id)}</td>
            <td>{placeIn(second, id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Each person's bodies in the other's houses; a dash where the owner of the houses has no birth time, and for the Moon
 * of a guest who has none.
 */
export function OverlaysTable({ first, names, synastry, words, natal, astro }: TableProps) {
  const { firstInSecond, secondInFirst } = synastry.overlays;
  const { planetsOf, housesOf, overlays } = words.result;
  const houseIn = (list: readonly Overlay[] | null, id: string) =>
    list?.find(({ body }) => body === id)?.house ?? '–';
  const heads = [
    { guest: names.first, host: names.second },
    { guest: names.second, host: names.first },
  ];
  return (
    <table className="sky-table pair-table overlays">
      <caption className="sr">{overlays}</caption>
      <thead>
        <tr>
          <th scope="col">{natal.table.body}</th>
          {heads.map(({ guest, host }, index) => (
            <th scope="col" key={index === 0 ? 'first' : 'second'}>
              <span>{fillText(planetsOf, { name: guest })}</span>{' '}
              <span>{fillText(housesOf, { name: host })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bodiesOnWheel(first.figure.bodies).map(({ id }) => (
          <tr key={id}>
            <th scope="row">
              <Glyph glyph={id} />
              {astro.bodies[id]}
            </th>
            <td>{houseIn(firstInSecond, id)}</td>
            <td>{houseIn(secondInFirst, id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
