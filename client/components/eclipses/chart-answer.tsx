import type { AspectPointId } from '../../../astrology/chart-types.ts';
import {
  ECLIPSE_ORBS_DEG,
  type EclipseContact,
  type EclipseTouch,
} from '../../../astrology/eclipses/eclipse-contacts.ts';
import type { TouchingEclipse } from '../../../astrology/eclipses/eclipse-contacts-ahead.ts';
import type { EclipseKind } from '../../../astrology/eclipses/saros.ts';
import { isSignId } from '../../../astrology/ids.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { type Eclipse, formatDay } from '../../../features/eclipses/eclipse-view.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { isHouse } from '../../../features/readings/house-name.ts';
import { type PointPlace, placesOf } from '../../../features/readings/places-of.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { BI_WHEEL_IDS } from '../bi-wheel/bi-wheel.tsx';
import type { ChatTopic } from '../celestia/chat-about.ts';
import type { GlyphId } from '../glyph-paths.ts';
import { Glyph, glyphsOfChart } from '../glyphs.tsx';
import { InstantText } from '../local-time/instant.tsx';
import { Notices } from '../natal-result/notices.tsx';
import { TimeReceipt } from '../natal-result/time-receipt.tsx';
import { nameOfPoint } from '../point-names.ts';
import { placeText } from '../reading/position-text.ts';
import { ChatDoor } from '../result-head/chat-door.tsx';
import { ResultActions } from '../result-head/result-action.tsx';
import { SaveAction } from '../result-head/save-action.tsx';
import { ChartAhead } from './chart-ahead.tsx';
import { CONTACT_KINDS, ContactList, LUMINARIES } from './contact-list.tsx';
import { EclipseWheel } from './eclipse-wheel.tsx';
import '../natal-result/natal-result.css';
import './chart-answer.css';

/** What an eclipse is to a birth. */
export interface EclipseOfChart {
  chart: BirthChart;
  touch: EclipseTouch;
  /** What is written on the points that it touches. */
  contactTexts: readonly { point: AspectPointId; text: string }[];
  /** What an eclipse in its house asks for; null without a birth time. */
  houseText: string | null;
  /** Eclipses of the coming years that come close to a point of the chart, in order of time. */
  ahead: readonly TouchingEclipse[];
}

interface ChartAnswerProps {
  /** The one that the page is about. */
  eclipse: Eclipse;
  answer: EclipseOfChart;
  /** Whether it is over. */
  isPast: boolean;
  words: EclipsesWords;
  natal: NatalWords;
  astro: AstroWords;
  clock: PageClock;
  /** Path of each kind's page. */
  paths: Readonly<Record<EclipseKind, string>>;
  /** Path of the conversations with Celestia. */
  chatPath: string;
}

const CHAT_TOPICS = {
  solar: 'solarEclipse',
  lunar: 'lunarEclipse',
} as const satisfies Record<EclipseKind, ChatTopic>;

/** Every glyph that the answer draws, but for the signs, which the page has anyway. */
export function glyphsOfAnswer({ chart }: EclipseOfChart): GlyphId[] {
  return glyphsOfChart(chart).filter((glyph) => !isSignId(glyph));
}

/** The house that the eclipse falls in, what it touches, and the next ones that come close. */
export function ChartAnswer(props: ChartAnswerProps) {
  const { eclipse, answer, words, natal, astro, clock, paths } = props;
  const { tag } = clock;
  const { chart, touch, ahead } = answer;
  const texts = words.chart;
  const name = fillText(words[eclipse.kind].dated, { date: formatDay(clock.wallMs(eclipse.maximumMs), tag) });
  return (
    <div className="eclipse-touch">
      <h3>{texts.answer}</h3>
      <ResultActions>
        <SaveAction words={natal} keep={natal.kept.keep} />
      </ResultActions>
      <ChatDoor path={props.chatPath} about={CHAT_TOPICS[eclipse.kind]}>
        {natal.result.chat}
      </ChatDoor>
      <p className="eclipse-touch__what">
        {name} ·{' '}
        <a href={`#${BI_WHEEL_IDS.second}-${LUMINARIES[eclipse.kind]}`}>
          <Glyph glyph={eclipse.sign} />{' '}
          {placeText({ longitudeDeg: eclipse.eclipticLongitude, house: touch.house }, astro)}
        </a>
      </p>
      {isHouse(touch.house) && <p className="eclipse-touch__house">{texts.houses[touch.house]}</p>}
      {answer.houseText !== null && props.isPast && (
        <p className="eclipse__soft">
          <InstantText text={words.past.note} at={eclipse.maximumMs} as="date" clock={clock} />
        </p>
      )}
      {answer.houseText !== null && <p>{answer.houseText}</p>}
      <Notices
        notices={chart.notices}
        words={{ ...natal.notices, time_unknown: texts.timeUnknown }}
        astro={astro}
      />
      <div className="eclipse-touch__pair">
        <EclipseWheel
          eclipse={eclipse}
          chart={chart}
          touch={touch}
          name={name}
          words={texts.wheel}
          astro={astro}
        />
        <div>
          <h3>{texts.contacts}</h3>
          <Contacts
            kind={eclipse.kind}
            placeOf={placesOf(chart)}
            contacts={touch.contacts}
            written={answer.contactTexts}
            none={chart.day ? texts.contactsNoneTimeless : texts.contactsNone}
            texts={texts}
            natal={natal}
            astro={astro}
          />
          {touch.moonPossible && <p>{texts.moonPossible}</p>}
        </div>
      </div>
      <h3>{texts.ahead.heading}</h3>
      <ChartAhead
        ahead={ahead}
        timeless={chart.day !== null}
        words={words}
        astro={astro}
        clock={clock}
        paths={paths}
      />
      <TimeReceipt chart={chart} words={natal.receipt} astro={astro} tag={tag} />
    </div>
  );
}

interface ContactsProps {
  kind: EclipseKind;
  placeOf(point: AspectPointId): PointPlace | null;
  contacts: readonly EclipseContact[];
  written: EclipseOfChart['contactTexts'];
  /** Said where there are none. */
  none: string;
  texts: EclipsesWords['chart'];
  natal: NatalWords;
  astro: AstroWords;
}

/** The contacts, and one sentence for each kind of them that there is. */
function Contacts({ kind, placeOf, contacts, written, none, texts, natal, astro }: ContactsProps) {
  const kinds = new Set(contacts.map(({ aspect }) => CONTACT_KINDS[aspect]));
  const { conjunction, square, trine } = ECLIPSE_ORBS_DEG;
  return (
    <>
      {contacts.length > 0 ? (
        <ContactList kind={kind} contacts={contacts} placeOf={placeOf} words={astro} orb={natal.table.orb} />
      ) : (
        <p>{none}</p>
      )}
      {written.map(({ point, text }) => (
        <p key={point}>
          <b>{nameOfPoint(point, astro)}</b> {text}
        </p>
      ))}
      {[...kinds].map((each) => (
        <p key={each}>{texts.kinds[each]}</p>
      ))}
      <p className="eclipse__soft">{fillText(texts.orbs, { wide: conjunction, square, easy: trine })}</p>
    </>
  );
}
