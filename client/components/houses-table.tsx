import type { Houses } from '../../astrology/chart-types.ts';
import { capitalised } from '../../features/capitalised.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { SignPlaceText } from './sign-place.tsx';
import { TermLink } from './term-link.tsx';
import '../styles/element-colours.css';
import './chart-tables.css';

/** The astrologers' names that the table says. */
export type HousesTableWords = Pick<AstroWords, 'houses' | 'signs'>;

/** Its own headings. The caption names the house system. */
export interface HousesTableMessages {
  caption: string;
  house: string;
  cusp: string;
}

export interface HousesTableProps {
  houses: Houses;
  words: HousesTableWords;
  messages: HousesTableMessages;
  /** Path of the glossary; absent: nothing leads there. */
  glossary?: string;
}

/** The twelve cusps. */
export function HousesTable({ houses, words, messages, glossary }: HousesTableProps) {
  return (
    <table className="sky-table">
      <caption className="sr">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.house}</th>
          <th scope="col">
            <TermLink term="cusp" glossary={glossary}>
              {messages.cusp}
            </TermLink>
          </th>
        </tr>
      </thead>
      <tbody>
        {houses.cusps.map((cuspDeg, index) => (
          <tr key={cuspDeg}>
            <th scope="row">{capitalised(words.houses[(index + 1) as keyof AstroWords['houses']])}</th>
            <td>
              <SignPlaceText longitudeDeg={cuspDeg} signs={words.signs} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
