import type { HelpCard } from '../../../features/celestia/care/help-card.ts';
import type { HelpLine } from '../../../features/celestia/care/help-lines/help-line.ts';
import { withFirst } from '../../../features/local-time/first-of-month.ts';
import type { CareWords } from '../../../locales/en/celestia/care.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Island } from '../island.tsx';
import './help-lines-shown.css';

type CardWords = CareWords['card'];

interface HelpLinesProps {
  card: HelpCard;
  words: CardWords;
  /** BCP 47 tag for Intl. */
  tag: string;
}

/** Whom to call. It needs no script; with one, nothing of what was told stays in the tab. */
export function HelpLinesShown(props: HelpLinesProps) {
  return (
    <Island name="help-lines" strategy="load" props={null}>
      <HelpCardLines {...props} />
    </Island>
  );
}

/** The card itself: lines of the country first, then the directory of all. */
export function HelpCardLines({ card, words, tag }: HelpLinesProps) {
  const { kind, size, lines, directory, quickExit } = card;
  const checked = lines.map((line) => line.checked).toSorted()[0];
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={`help-card help-card--${size}`}>
      <h3>{words.titles[kind]}</h3>
      {quickExit !== null && (
        <a className="button help-card__exit" href={quickExit} rel="noreferrer">
          {words.quickExit}
        </a>
      )}
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.name}`} line={line} words={words} />
          ))}
        </ul>
      ) : (
        <p>{words.noCountry}</p>
      )}
      <p>
        {lines.length > 0 && `${words.otherCountry} `}
        <a href={directory.url} rel="noreferrer">
          {fillText(words.directory, { name: directory.name })}
        </a>
      </p>
      {checked !== undefined && (
        <p className="help-card__note">
          {fillText(words.checked, { date: withFirst(date.format(Date.parse(checked)), tag) })}
        </p>
      )}
    </section>
  );
}

const DAYS = {
  daily: 'daily',
  weekdays: 'weekdays',
  'monday-to-saturday': 'mondayToSaturday',
} as const;

function hoursText(hours: HelpLine['hours'], words: CardWords['hours']): string | null {
  if (hours === 'unknown') return null;
  if (hours === 'always') return words.always;
  return fillText(words[DAYS[hours.days]], { from: hours.from, to: hours.to });
}

/** What a telephone dials: figures, and a plus before them. */
function dialled(number: string): string {
  return number.replace(/[^\d+*#]/g, '');
}

function Line({ line, words }: { line: HelpLine; words: CardWords }) {
  const { kind, name, call, text, web, hours } = line;
  const told = hoursText(hours, words.hours);
  return (
    <li>
      <p className="help-card__name">
        <b>{name}</b>
        <span>{[words.kinds[kind], told].filter(Boolean).join(' · ')}</span>
      </p>
      {call !== null && (
        <a className="button" href={`tel:${dialled(call)}`}>
          {fillText(words.call, { number: call })}
        </a>
      )}
      {text !== null && (
        <a className="button button--quiet" href={`sms:${dialled(text.number)}`}>
          {text.word === undefined
            ? fillText(words.text, { number: text.number })
            : fillText(words.textWord, { word: text.word, number: text.number })}
        </a>
      )}
      {web !== null && (
        <a href={web} rel="noreferrer">
          {new URL(web).hostname.replace(/^www\./, '')}
        </a>
      )}
    </li>
  );
}
