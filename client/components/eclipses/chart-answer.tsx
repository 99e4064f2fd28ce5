import type { ChartNotice } from '../../../astrology/chart-types.ts';
import {
  ECLIPSE_ORBS_DEG,
  type EclipseContact,
  type EclipseTouch,
} from '../../../astrology/eclipses/eclipse-contacts.ts';
import type { TouchingEclipse } from '../../../astrology/eclipses/eclipse-contacts-ahead.ts';
import type { EclipseKind } from '../../../astrology/eclipses/saros.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { NatalChartAnswer } from '../../api/natal-chart.ts';
import { formatPlace } from '../degrees.ts';
import type { GlyphId } from '../glyph-paths.ts';
import { Glyph } from '../glyphs.tsx';
import { TimeReceipt } from '../natal-result/time-receipt.tsx';
import { isHouse } from '../reading/house-name.ts';
import { ChartAhead } from './chart-ahead.tsx';
import { CONTACT_KINDS, ContactList, LUMINARIES } from './contact-list.tsx';
import { type Eclipse, formatDay } from './eclipse-view.ts';

/** What an eclipse is to a birth. */
export interface EclipseOfChart {
  chart: NatalChartAnswer;
  touch: EclipseTouch;
  /** What an eclipse in its house asks for; null without a birth time. */
  houseText: string | null;
  /** Eclipses of the coming years that come close to a point of the chart, in order of time. */
  ahead: readonly TouchingEclipse[];
}

interface ChartAnswerProps {
  /** The one that the page is about. */
  eclipse: Eclipse;
  answer: EclipseOfChart;
  words: EclipsesWords;
  natal: NatalWords;
  astro: AstroWords;
  tag: string;
  /** Path of each kind's page. */
  paths: Readonly<Record<EclipseKind, string>>;
}

/** Every glyph that the answer draws, but for the signs, which the page has anyway. */
export function glyphsOfAnswer({ kind }: Eclipse, { touch, ahead }: EclipseOfChart): Set<GlyphId> {
  const contacts = [touch, ...ahead].flatMap((each): readonly EclipseContact[] => each.contacts);
  return new Set([LUMINARIES[kind], ...contacts.flatMap(({ point, aspect }) => [point, aspect])]);
}

/** The house that the eclipse falls in, what it touches, and the next ones that come close. */
export function ChartAnswer(props: ChartAnswerProps) {
  const { eclipse, answer, words, natal, astro, tag, paths } = props;
  const { chart, touch, ahead } = answer;
  const texts = words.chart;
  const name = fillText(words[eclipse.kind].dated, { date: formatDay(eclipse.maximumMs, tag) });
  return (
    <div className="eclipse-touch">
      <h3>{texts.answer}</h3>
      <p className="eclipse-touch__what">
        {name} ·{' '}
        <span className="eclipse-touch__place">
          <Glyph glyph={eclipse.sign} /> {formatPlace(eclipse.eclipticLongitude)} {astro.signs[eclipse.sign]}
        </span>
      </p>
      {isHouse(touch.house) && <p className="eclipse-touch__house">{texts.houses[touch.house]}</p>}
      {answer.houseText !== null && <p>{answer.houseText}</p>}
      {chart.notices.map((notice) => (
        <p key={notice.code} className="result__notice">
          {noticeText(notice, texts, natal, astro)}
        </p>
      ))}
      <h3>{texts.contacts}</h3>
      <Contacts
        kind={eclipse.kind}
        contacts={touch.contacts}
        none={chart.day ? texts.contactsNoneTimeless : texts.contactsNone}
        texts={texts}
        natal={natal}
        astro={astro}
      />
      {touch.moonPossible && <p>{texts.moonPossible}</p>}
      <h3>{texts.ahead.heading}</h3>
      <ChartAhead
        ahead={ahead}
        timeless={chart.day !== null}
        words={words}
        astro={astro}
        tag={tag}
        paths={paths}
      />
      <TimeReceipt chart={chart} words={natal.receipt} tag={tag} timeKnown={chart.day === null} />
    </div>
  );
}

function noticeText(
  notice: ChartNotice,
  texts: EclipsesWords['chart'],
  natal: NatalWords,
  { houseSystems }: AstroWords,
): string {
  if (notice.code === 'time_unknown') return texts.timeUnknown;
  return fillText(natal.notices.polar_fallback, {
    requested: houseSystems[notice.requested],
    used: houseSystems[notice.used],
  });
}

interface ContactsProps {
  kind: EclipseKind;
  contacts: readonly EclipseContact[];
  /** Said where there are none. */
  none: string;
  texts: EclipsesWords['chart'];
  natal: NatalWords;
  astro: AstroWords;
}

/** The contacts, and one sentence for each kind of them that there is. */
function Contacts({ kind, contacts, none, texts, natal, astro }: ContactsProps) {
  const kinds = new Set(contacts.map(({ aspect }) => CONTACT_KINDS[aspect]));
  const { conjunction, square, trine } = ECLIPSE_ORBS_DEG;
  return (
    <>
      {contacts.length > 0 ? (
        <ContactList kind={kind} contacts={contacts} words={astro} orb={natal.table.orb} />
      ) : (
        <p>{none}</p>
      )}
      {[...kinds].map((each) => (
        <p key={each}>{texts.kinds[each]}</p>
      ))}
      <p className="eclipse__soft">{fillText(texts.orbs, { wide: conjunction, square, easy: trine })}</p>
    </>
  );
}
