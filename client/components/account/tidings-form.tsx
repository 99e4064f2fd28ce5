import {
  LETTER_KINDS,
  TIDING_HOURS,
  TIDING_KINDS,
  TIDING_RHYTHMS,
  type TidingKind,
} from '../../../contract/tidings.ts';
import { wallWriter } from '../../../features/local-time/page-clock.ts';
import { kindField, pushField } from '../../../features/tidings/read-tidings-form.ts';
import { ErrorText } from '../birth-form/field-parts.tsx';
import { PushSwitch } from './push-switch.tsx';
import type { TidingsPartProps } from './tidings-part-props.ts';
import '../birth-form/input.css';
import '../select.css';

const MS_PER_HOUR = 3_600_000;

type Fields = Pick<TidingsPartProps, 'words' | 'values' | 'refused'>;

function errorOf(refused: Fields['refused'], field: 'kinds' | 'pushed' | 'zone') {
  if (refused?.field !== field) return undefined;
  return { field: `tidings-${field}`, code: 'malformed' as const, message: refused.message };
}

/** Id of what is said about a field that is wrong. */
function described(refused: Fields['refused'], field: 'kinds' | 'pushed' | 'zone'): string | undefined {
  return refused?.field === field ? `birth-tidings-${field}-error` : undefined;
}

interface RhythmProps extends Pick<Fields, 'words' | 'values'> {
  name: 'mail' | 'push';
  label: string;
}

/** How often, by one way. */
function RhythmField({ name, label, words, values }: RhythmProps) {
  return (
    <label>
      {label}
      <select className="birth__input" name={name} defaultValue={values[name]}>
        {TIDING_RHYTHMS.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {words.rhythms[rhythm]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface KindsProps<Kind extends TidingKind> extends Pick<Fields, 'values' | 'refused'> {
  /** Which field is wrong where they are. */
  field: 'kinds' | 'pushed';
  legend: string;
  kinds: readonly Kind[];
  names: Readonly<Record<Kind, string>>;
  fieldOf: (kind: Kind) => string;
}

/** Of what, by one way: a switch for each kind. */
function KindFields<Kind extends TidingKind>(props: KindsProps<Kind>) {
  const { field, legend, kinds, names, values, refused, fieldOf } = props;
  const error = errorOf(refused, field);
  return (
    <fieldset aria-describedby={described(refused, field)}>
      <legend>{legend}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="account__check birth__choice">
          <input
            type="checkbox"
            name={fieldOf(kind)}
            value="1"
            defaultChecked={values[fieldOf(kind)] !== undefined}
            aria-invalid={error ? true : undefined}
          />
          <span>{names[kind]}</span>
        </label>
      ))}
      <ErrorText field={`tidings-${field}`} error={error} />
    </fieldset>
  );
}

/** The hour of the day, and by which clock, for both ways. */
function WhenFields({ words, values, refused, zones, tag }: TidingsPartProps) {
  const write = wallWriter(tag);
  const error = errorOf(refused, 'zone');
  return (
    <>
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
          aria-invalid={error ? true : undefined}
          aria-describedby={described(refused, 'zone')}
        >
          {zones.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ErrorText field="tidings-zone" error={error} />
    </>
  );
}

/** The form of letters and notifications, each where there is a way to send it. */
export function TidingsForm(props: TidingsPartProps) {
  const { words, values, refused, letters, push, action } = props;
  const fields = { values, refused };
  return (
    <form className="account__form card" method="post" action={`${action}#tidings`}>
      <input type="hidden" name="task" value="tidings" />
      {letters?.isReachable && (
        <>
          <RhythmField name="mail" label={words.mail} words={words} values={values} />
          <KindFields
            {...fields}
            field="kinds"
            legend={push ? words.push.lettersAbout : words.what}
            kinds={LETTER_KINDS}
            names={words.kinds}
            fieldOf={kindField}
          />
        </>
      )}
      {push && (
        <>
          <RhythmField name="push" label={words.push.way} words={words} values={values} />
          <p className="account__soft">{words.push.intro}</p>
          <PushSwitch {...push} words={words.push} />
          <KindFields
            {...fields}
            field="pushed"
            legend={words.push.about}
            kinds={TIDING_KINDS}
            names={{ ...words.kinds, ...words.push.kinds }}
            fieldOf={pushField}
          />
        </>
      )}
      <WhenFields {...props} />
      <p className="account__soft">{words.promise}</p>
      <div>
        <button type="submit" className="button">
          {words.save}
        </button>
      </div>
    </form>
  );
}
