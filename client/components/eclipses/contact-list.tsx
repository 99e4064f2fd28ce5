import type { AspectPointId } from '../../../astrology/chart-types.ts';
import type { EclipseContact } from '../../../astrology/eclipses/eclipse-contacts.ts';
import type { EclipseKind } from '../../../astrology/eclipses/saros.ts';
import { formatDegrees } from '../../../features/degrees.ts';
import type { PointPlace } from '../../../features/readings/places-of.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import { BI_WHEEL_IDS } from '../bi-wheel/bi-wheel.tsx';
import { ASPECT_TONES, Glyph } from '../glyphs.tsx';
import { type PlaceWords, PointLink } from '../reading/point-link.tsx';
import '../../styles/aspect-colours.css';
import '../aspects-list.css';

/** The body whose light is taken, and whose place is the eclipse's. */
export const LUMINARIES = { solar: 'sun', lunar: 'moon' } as const satisfies Record<EclipseKind, string>;

/** Which sentence speaks of an aspect. */
export const CONTACT_KINDS = {
  conjunction: 'joined',
  opposition: 'opposite',
  square: 'square',
  trine: 'flowing',
  sextile: 'flowing',
} as const satisfies Record<EclipseContact['aspect'], keyof EclipsesWords['chart']['kinds']>;

interface ContactListProps {
  kind: EclipseKind;
  contacts: readonly EclipseContact[];
  /** Where a touched point stands in the chart. */
  placeOf(point: AspectPointId): PointPlace | null;
  words: PlaceWords & Pick<AstroWords, 'aspects'>;
  /** What the last figure of a row is. */
  orb: string;
}

/** The touched points in words, in the looks of the list of aspects. */
export function ContactList({ kind, contacts, placeOf, words, orb }: ContactListProps) {
  return (
    <ol className="aspects">
      {contacts.map(({ point, aspect, orbDeg }) => (
        <li key={point}>
          <span className={`aspects__glyphs tone tone--${ASPECT_TONES[aspect]}`}>
            <Glyph glyph={LUMINARIES[kind]} />
            <Glyph glyph={aspect} />
            <Glyph glyph={point} />
          </span>
          <span>
            <PointLink point={point} place={placeOf(point)} words={words} wheel={BI_WHEEL_IDS.first} />{' '}
            <b>{words.aspects[aspect]}</b>
          </span>
          <span className="aspects__orb">
            <abbr title={orb}>{formatDegrees(orbDeg)}</abbr>
          </span>
        </li>
      ))}
    </ol>
  );
}
