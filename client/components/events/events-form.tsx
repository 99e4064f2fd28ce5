import { EVENT_KIND_IDS, type EventKindId } from '../../../contract/choices.ts';
import { namedZones } from '../../../features/events/zones.ts';
import type { EventsWords } from '../../../locales/en/events.ts';
import type { ZoneWords } from '../../../locales/en/zone.ts';
import './events.css';
import '../select.css';

export interface EventsFormProps {
  /** The page's own path, to which the form leads with its choice as the query; a fragment stays. */
  path: string;
  zone: string;
  /** Chosen kinds; null where there is nothing to choose. */
  kinds: readonly EventKindId[] | null;
  /** Messages beside the fields. */
  errors: { tz?: string | undefined; show?: string | undefined };
  /** What goes on as it is. */
  hidden?: Readonly<Record<string, string>>;
  words: EventsWords;
  zoneWords: ZoneWords;
  tag: string;
}

/** Which events are shown, and by which clock. A plain GET form: what it leads to can be kept and shared. */
export function EventsForm(props: EventsFormProps) {
  const { path, zone, kinds, errors, hidden = {}, words, zoneWords, tag } = props;
  return (
    <form className="evt-form no-print" method="get" action={path} aria-label={words.form.heading}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <label htmlFor="evt-tz">{words.form.timeZone}</label>
        <select
          id="evt-tz"
          name="tz"
          defaultValue={zone}
          {...(errors.tz && { 'aria-invalid': true, 'aria-describedby': 'evt-tz-error' })}
        >
          {/* The device's own zone, which a script alone can know. */}
          <option value="" hidden>
            {zoneWords.own}
          </option>
          {namedZones([zone], words.zones, tag).map(({ zone: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Fault id="evt-tz-error" message={errors.tz} />
      </div>
      {kinds && <KindChoice kinds={kinds} error={errors.show} words={words} />}
      <button type="submit" className="button">
        {words.form.submit}
      </button>
    </form>
  );
}

interface KindChoiceProps {
  kinds: readonly EventKindId[];
  error: string | undefined;
  words: EventsWords;
}

function KindChoice({ kinds, error, words }: KindChoiceProps) {
  return (
    <fieldset {...(error && { 'aria-describedby': 'evt-show-error' })}>
      <legend>{words.form.kinds}</legend>
      <div className="evt-form__kinds">
        {EVENT_KIND_IDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" name="show" value={kind} defaultChecked={kinds.includes(kind)} />
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
      </div>
      <Fault id="evt-show-error" message={error} />
    </fieldset>
  );
}

function Fault({ id, message }: { id: string; message: string | undefined }) {
  return message === undefined ? null : (
    <p id={id} className="evt-form__error">
      {message}
    </p>
  );
}
