import { MAJOR_ASPECT_IDS } from '../../../astrology/events/aspect-events.ts';
import { INGRESS_BODY_IDS } from '../../../astrology/events/event-types.ts';
import { type BodyId, SIGN_IDS } from '../../../astrology/ids.ts';
import type { CalendarEvent } from '../../../features/events/calendar-event.ts';
import type { GlyphId } from '../glyph-paths.ts';
import { Glyph, GlyphSprite } from '../glyphs.tsx';
import './event-marks.css';

const RIM = 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0';

/** Marks for what has no glyph of its own: discs of Moon and Sun, of which a part is lit or dark in either theme, and an arrow. */
const MARKS = {
  newMoon: { disc: 'dark' },
  firstQuarter: { disc: 'dark', part: 'M12 3.5a8.5 8.5 0 0 1 0 17z' },
  fullMoon: { disc: 'lit' },
  lastQuarter: { disc: 'dark', part: 'M12 3.5a8.5 8.5 0 0 0 0 17z' },
  solarEclipse: { disc: 'lit', part: 'M6.8 12a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0' },
  lunarEclipse: { disc: 'dark', part: 'M7 5.1a8.5 8.5 0 1 1 0 13.8a8.6 8.6 0 0 0 0-13.8z' },
  direct: { line: 'M3.5 12h16M13.5 6l6 6-6 6' },
} as const satisfies Record<string, { disc: 'dark' | 'lit'; part?: string } | { line: string }>;
type MarkId = keyof typeof MARKS;

/** What stands inside a mark, written as it is inside a glyph: a year repeats both some hundred times, and repeated text weighs little. */
const USES = Object.fromEntries(
  Object.keys(MARKS).map((id) => [id, { __html: `<use href="#m-${id}"/>` }]),
) as Readonly<Record<MarkId, { __html: string }>>;

/** Every drawing that the events of a year refer to. Once per document. */
export function EventSprite() {
  return (
    <>
      <GlyphSprite glyphs={[...SIGN_IDS, ...INGRESS_BODY_IDS, ...MAJOR_ASPECT_IDS, 'retrograde']} />
      <svg className="glyph-sprite" width="0" height="0" aria-hidden="true">
        <defs>
          {Object.entries(MARKS).map(([id, mark]) => (
            <g key={id} id={`m-${id}`}>
              {'line' in mark ? (
                <path d={mark.line} />
              ) : (
                <>
                  <path className={`mark--${mark.disc}`} d={RIM} />
                  {'part' in mark && (
                    <path
                      className={`mark--${mark.disc === 'lit' ? 'dark' : 'lit'}`}
                      stroke="none"
                      d={mark.part}
                    />
                  )}
                </>
              )}
            </g>
          ))}
        </defs>
      </svg>
    </>
  );
}

function Mark({ mark }: { mark: MarkId }) {
  return (
    <svg
      className="glyph"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of a fixed list of ids
      dangerouslySetInnerHTML={USES[mark]}
    />
  );
}

function BodyGlyph({ body }: { body: BodyId }) {
  return <Glyph glyph={body satisfies GlyphId} />;
}

/** The picture of an event in a word's room: its bodies and what they do. */
export function EventGlyphs({ event }: { event: CalendarEvent }) {
  switch (event.kind) {
    case 'ingress':
      return (
        <>
          <BodyGlyph body={event.body} />
          <Glyph glyph={event.sign} />
        </>
      );
    case 'station':
      return (
        <>
          <BodyGlyph body={event.body} />
          {event.direction === 'retrograde' ? <Glyph glyph="retrograde" /> : <Mark mark="direct" />}
        </>
      );
    case 'lunation':
      return (
        <>
          <Mark mark={event.phase} />
          <Glyph glyph={event.sign} />
        </>
      );
    case 'eclipse':
      return (
        <>
          <Mark mark={event.body === 'sun' ? 'solarEclipse' : 'lunarEclipse'} />
          <Glyph glyph={event.sign} />
        </>
      );
    case 'aspect':
      return (
        <>
          <BodyGlyph body={event.first} />
          <Glyph glyph={event.aspect} />
          <BodyGlyph body={event.second} />
        </>
      );
  }
}
