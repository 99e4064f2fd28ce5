import type { AccuracyRow } from '../../astrology/accuracy-row.ts';
import { BODY_IDS, type UsualBodyId } from '../../astrology/ids.ts';
import type { AboutWords } from '../../locales/en/about.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { fillText } from '../../locales/fill-text.ts';
import '../styles/element-colours.css';
import './chart-tables.css';

interface AccuracyTableProps {
  rows: readonly AccuracyRow[];
  words: AboutWords['accuracy'];
  astro: AstroWords;
  tag: string;
}

function isBody(id: string): id is UsualBodyId {
  return (BODY_IDS as readonly string[]).includes(id);
}

function nameOf(id: AccuracyRow['id'], astro: AstroWords): string {
  if (isBody(id)) return astro.bodies[id];
  if (id === 'ascendant' || id === 'midheaven' || id === 'vertex') return astro.angles[id];
  return astro.houseSystems[id];
}

/** How far the computed longitudes stray from the reference charts: bodies, angles and house cusps. */
export function AccuracyTable({ rows, words, astro, tag }: AccuracyTableProps) {
  const number = new Intl.NumberFormat(tag, { maximumSignificantDigits: 2 });
  const arcsec = (value: number) => fillText(words.arcsec, { value: number.format(value) });
  return (
    <table className="sky-table accuracy">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.body}</th>
          <th scope="col">{words.max}</th>
          <th scope="col">{words.rms}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, maxArcsec, rmsArcsec }) => (
          <tr key={id}>
            <th scope="row">{nameOf(id, astro)}</th>
            <td>{arcsec(maxArcsec)}</td>
            <td>{arcsec(rmsArcsec)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
