import { TIDING_HOURS, TIDING_RHYTHMS, type TidingKind } from '../../../contract/tidings.ts';
import { wallWriter } from '../../../features/local-time/page-clock.ts';
import { kindField } from '../../../features/tidings/read-tidings-form.ts';
import type { TidingsWords } from '../../../locales/en/tidings.ts';
import { ErrorText } from '../birth-form/field-parts.tsx';
import { AccountPart, Saved } from './account-part.tsx';
import '../birth-form/input.css';
import '../select.css';

const MS_PER_HOUR = 3_600_000;

/** What letters can be about; what else one may be told has mails of its own. */
const LETTER_KINDS = ['eclipse', 'transit', 'moon', 'horoscope'] as const satisfies readonly TidingKind[];

export interface TidingsPartProps {
  words: TidingsWords['part'];
  /** The form's fields, as they are kept, or as they were sent and refused. */
  values: Readonly<Record<string, string>>;
  /** What is wrong about them: of which field, and in words. */
  refused: { field: 'kinds' | 'zone'; message: string } | null;
  /** Zones that are offered, by their names. */
  zones: readonly { zone: string; name: string }[];
  /** BCP 47 tag for Intl. */
  tag: string;
  hasBirth: boolean;
  /** Letters can go to the person's address. */
  isReachable: boolean;
  mailboxClosed: boolean;
  /** Where the form goes. */
  action: string;
  isSaved: boolean;
}

/** Letters about one's own sky: how often, of what, and when. */
export function TidingsPart(props: TidingsPartProps) {
  const { words, isReachable, hasBirth, mailboxClosed, isSaved } = props;
  return (
    <AccountPart id="tidings" heading={words.heading}>
      <p>{words.intro}</p>
      {isSaved && <Saved text={words.saved} />}
      {!isReachable && <p>{words.noMail}</p>}
      {isReachable && !hasBirth && <p className="account__soft">{words.noBirth}</p>}
      {mailboxClosed && <p role="alert">{words.mailboxClosed}</p>}
      {isReachable && <TidingsForm {...props} />}
    </AccountPart>
  );
}

function TidingsForm({ words, values, refused, zones, tag, action }: TidingsPartProps) {
  const write = wallWriter(tag);
  const errorOf = (field: string) =>
    refused?.field === field
      ? { field: `tidings-${field}`, code: 'malformed' as const, message: refused.message }
      : undefined;
  const described = (field: string) => (errorOf(field) ? `birth-tidings-${field}-error` : undefined);
  return (
    <form className="account__form card" method="post" action={`${action}#tidings`}>
      <input type="hidden" name="task" value="tidings" />
      <label>
        {words.mail}
        <select className="birth__input" name="mail" defaultValue={values.mail}>
          {TIDING_RHYTHMS.map((rhythm) => (
            <option key={rhythm} value={rhythm}>
              {words.rhythms[rhythm]}
            </option>
          ))}
        </select>
      </label>
      <fieldset aria-describedby={described('kinds')}>
        <legend>{words.what}</legend>
        {LETTER_KINDS.map((kind) => (
          <label key={kind} className="account__check">
            <input
              type="checkbox"
              name={kindField(kind)}
              value="1"
              defaultChecked={values[kindField(kind)] !== undefined}
              aria-invalid={errorOf('kinds') ? true : undefined}
            />
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
        <ErrorText field="tidings-kinds" error={errorOf('kinds')} />
      </fieldset>
      <label>
        {words.hour}
        <select className="birth__input" name="hour" defaultValue={values.hour}>
          {TIDING_HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {write('clock', hour * MS_PER_HOUR)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.zone}
        <select
          className="birth__input"
          name="zone"
          defaultValue={values.zone}
          aria-invalid={errorOf('zone') ? true : undefined}
          aria-describedby={described('zone')}
        >
          {zones.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ErrorText field="tidings-zone" error={errorOf('zone')} />
      <p className="account__soft">{words.promise}</p>
      <div>
        <button type="submit" className="button">
          {words.save}
        </button>
      </div>
    </form>
  );
}
