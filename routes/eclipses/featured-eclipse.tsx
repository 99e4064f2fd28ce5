import type { LunarEclipse } from '../../astrology/eclipses/lunar-eclipses.ts';
import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import type { SolarEclipse } from '../../astrology/eclipses/solar-eclipses.ts';
import { EclipseFacts } from '../../client/components/eclipses/eclipse-facts.tsx';
import { EclipseMap } from '../../client/components/eclipses/eclipse-map.tsx';
import { Instant, InstantText } from '../../client/components/local-time/instant.tsx';
import { ZoneLine } from '../../client/components/local-time/zone-line.tsx';
import {
  dayOf,
  type Eclipse,
  formatDistance,
  tenseOf,
  typeText,
} from '../../features/eclipses/eclipse-view.ts';
import type { PageClock } from '../../features/local-time/page-clock.ts';
import type { EclipsesWords } from '../../locales/en/eclipses.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Translator } from '../../locales/index.ts';
import { href } from '../href.ts';
import type { EclipsesData } from './load-eclipses.ts';
import '../../client/components/eclipses/eclipses.css';

/** The dictionaries that the pages of eclipses read. */
export type EclipseNames = 'eclipses' | 'natal' | 'astro' | 'errors' | 'zone';

/** What each part of such a page is drawn from. */
export interface EclipsePartProps {
  kind: EclipseKind;
  data: EclipsesData;
  words: Translator<EclipseNames>;
  path: string;
  nowMs: number;
  clock: PageClock;
}

function eyebrowOf({ kind, data, words, nowMs }: EclipsePartProps): string {
  const { eclipse } = data.featured;
  const texts = words.section('eclipses');
  const tense = tenseOf(eclipse, nowMs);
  if (tense === 'now') return texts.now;
  return data.isNext && tense === 'future' ? texts[kind].next : texts[kind].chosen;
}

/** The eclipse that the page is about: what, when, what it means, where. */
export function FeaturedEclipse(props: EclipsePartProps) {
  const { kind, data, words, path, nowMs, clock } = props;
  const { eclipse } = data.featured;
  const texts = words.section('eclipses');
  const astro = words.section('astro');
  const { tag } = words;
  const isPast = tenseOf(eclipse, nowMs) === 'past';
  return (
    <section aria-labelledby="eclipse-heading">
      <div className="eclipse__featured">
        <div>
          <p className="eyebrow">{eyebrowOf(props)}</p>
          <h2 id="eclipse-heading">
            <Instant at={eclipse.maximumMs} as="date" clock={clock} />
          </h2>
          <p className="eclipse__type">
            {`${typeText(eclipse, texts, 'types')}, ${formatDistance(clock.wallMs(eclipse.maximumMs), clock.wallMs(nowMs), tag)}`}
          </p>
          <EclipseNotes eclipse={eclipse} words={words} />
          <h3>{fillText((isPast ? texts.past : texts).meaning, { sign: astro.signs[eclipse.sign] })}</h3>
          {isPast && (
            <p className="eclipse__soft">
              <InstantText text={texts.past.note} at={eclipse.maximumMs} as="date" clock={clock} />
            </p>
          )}
          <p>{data.meaning}</p>
          {data.previous && (
            <p className="eclipse__soft">
              {texts[kind].previous} {typeText(data.previous, texts, 'types')}{' '}
              {astro.inSign[data.previous.sign]}
              {', '}
              <a href={`${path}?date=${dayOf(data.previous)}`}>
                <Instant at={data.previous.maximumMs} as="moment" clock={clock} />
              </a>
            </p>
          )}
          <p>
            {data.isNext ? (
              <a href={`${path}?date=${dayOf(eclipse)}#signs`}>{texts.signs.heading}</a>
            ) : (
              <a href={path}>{texts[kind].toNext}</a>
            )}
          </p>
        </div>
        <div>
          <ZoneLine clock={clock} words={words.section('zone')} />
          <EclipseFacts
            eclipse={eclipse}
            words={texts}
            astro={astro}
            clock={clock}
            glossary={href('glossary', words.language)}
          />
        </div>
      </div>
      <EclipseMap found={data.featured} place={data.asked.answer?.place ?? null} words={texts} tag={tag} />
    </section>
  );
}

/**
 * What is to be known of this eclipse beside its type: what a text may say of darkness, which one text on a sign tells of all its kinds,
 * is true of a total one alone.
 */
function EclipseNotes({ eclipse, words }: { eclipse: Eclipse; words: Translator<EclipseNames> }) {
  const texts = words.section('eclipses');
  const notes =
    eclipse.kind === 'lunar' ? lunarNotes(eclipse, texts.lunar) : solarNotes(eclipse, texts.solar);
  return notes.map((note) => (
    <p key={note} className="eclipse__soft">
      {note}
    </p>
  ));
}

function lunarNotes({ type, marginal }: LunarEclipse, words: EclipsesWords['lunar']): string[] {
  if (type === 'total') return [];
  if (type === 'partial') return [words.partial];
  return [marginal ? words.marginal : words.penumbralOnly];
}

function solarNotes({ type, central }: SolarEclipse, words: EclipsesWords['solar']): string[] {
  const ofType = type === 'total' ? [] : [words[type]];
  return type === 'partial' || central ? ofType : [...ofType, words.nonCentral];
}
