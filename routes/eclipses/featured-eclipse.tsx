import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
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

/** What an almanac would put in a footnote. */
function EclipseNotes({ eclipse, words }: { eclipse: Eclipse; words: Translator<EclipseNames> }) {
  const { solar, lunar } = words.section('eclipses');
  if (eclipse.kind === 'lunar') return eclipse.marginal && <p className="eclipse__soft">{lunar.marginal}</p>;
  if (eclipse.type === 'hybrid') return <p className="eclipse__soft">{solar.hybrid}</p>;
  const isGrazing = eclipse.type !== 'partial' && !eclipse.central;
  return isGrazing && <p className="eclipse__soft">{solar.nonCentral}</p>;
}
