import { type ChartSettings, DEFAULT_SETTINGS } from '../../../astrology/chart-settings.ts';
import { HOUSE_SYSTEM_IDS, LUNAR_ORBIT_IDS, ORB_SET_IDS, ZODIAC_IDS } from '../../../astrology/ids.ts';
import { pickFields } from '../../../contract/birth-fields.ts';
import { underPrefix } from '../../../features/births/prefixed-fields.ts';
import { SETTINGS_BEFORE } from '../../../features/settings-change/settings-before.ts';
import type { SettingsChanges } from '../../../features/settings-change/settings-change.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { SettingsWords } from '../../../locales/en/settings.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Island } from '../island.tsx';
import type { SettingsFormIslandProps } from '../island-props.ts';
import { SubmitButton } from '../submit-button.tsx';
import { choiceNames, chosenNames } from './setting-names.ts';
import { SETTINGS_ID } from './settings-id.ts';
import '../birth-form/input.css';
import '../birth-form/birth-form.css';
import '../reading/reading.css';
import './settings-form.css';
import '../birth-form/form-faults.ts';
import '../select.css';

interface SettingsFormProps {
  /** What the chart on the page is drawn by. */
  settings: ChartSettings;
  /** False where the hour is not known: then there are no houses to choose. */
  hasHouses: boolean;
  /** Fields of the birth form that the chart was drawn from; null for a chart that was shared, which cannot be drawn anew. */
  values: Readonly<Record<string, string>> | null;
  /** What a switch has just changed, a line each; null where the chart was not switched. */
  changes: SettingsChanges<string> | null;
  /** Path that takes a birth. */
  action: string;
  words: SettingsWords;
  astro: Pick<AstroWords, 'houseSystems'>;
  /** What is said while the answer is fetched, and where it could not be. */
  messages: SettingsFormIslandProps;
}

const CHOICES = {
  houseSystem: HOUSE_SYSTEM_IDS,
  zodiac: ZODIAC_IDS,
  node: LUNAR_ORBIT_IDS,
  lilith: LUNAR_ORBIT_IDS,
  orbs: ORB_SET_IDS,
} as const satisfies { [Name in keyof ChartSettings]: readonly ChartSettings[Name][] };

const NAMES = Object.keys(CHOICES) as (keyof ChartSettings)[];

/** What a chart is drawn by, and the form that draws it by something else. Works by posting the same birth again. */
export function SettingsForm(props: SettingsFormProps) {
  const { settings, hasHouses, values, changes, words, astro, messages } = props;
  const names = chosenNames(settings, { settings: words, astro });
  const shown = hasHouses ? [names.houseSystem, names.zodiac] : [names.zodiac];
  return (
    <Island name="settings-form" strategy="interaction" props={messages}>
      <section className="switches card no-print" aria-labelledby={`${SETTINGS_ID}-heading`}>
        <details>
          <summary className="unfold">
            <h3 id={`${SETTINGS_ID}-heading`}>{words.form.heading}</h3>
            <span className="switches__now">{shown.join(' · ')}</span>
          </summary>
          {values ? <Switches {...props} values={values} /> : <p>{words.form.sharedNote}</p>}
        </details>
        <div id={SETTINGS_ID} className="switches__changes" tabIndex={-1}>
          {changes && <Changes {...changes} words={words} />}
        </div>
      </section>
    </Island>
  );
}

/** What a switch changed: what is worth reading at once, and the rest at a press. */
function Changes({ shown, more, words }: SettingsChanges<string> & { words: SettingsWords }) {
  return (
    <>
      <h4>{words.form.changed}</h4>
      <Lines lines={shown} />
      {more.length > 0 && (
        <details>
          <summary>{fillText(words.changes.more, { count: more.length })}</summary>
          <Lines lines={more} />
        </details>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface SwitchesProps extends SettingsFormProps {
  values: Readonly<Record<string, string>>;
}

function Switches({ settings, hasHouses, values, action, words, astro }: SwitchesProps) {
  const names = choiceNames({ settings: words, astro });
  const asked = hasHouses ? NAMES : NAMES.filter((name) => name !== 'houseSystem');
  return (
    <form method="post" action={`${action}#${SETTINGS_ID}`}>
      <HiddenFields values={values} asked={asked} settings={settings} />
      <p>{words.form.intro}</p>
      <div className="switches__choices">
        {asked.map((name) => (
          <label key={name} className="birth__field">
            <span className="birth__label">{words.labels[name]}</span>
            <select className="birth__input" name={name} defaultValue={settings[name]}>
              {CHOICES[name].map((id) => (
                <option key={id} value={id}>
                  {nameOf(names[name], id)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {!hasHouses && <p className="birth__hint">{words.form.noHouses}</p>}
      <SubmitButton data-replay="">{words.form.apply}</SubmitButton>
      <p role="status" className="sr" />
      <p role="alert" className="birth__error" hidden />
      <p className="birth__hint">{words.form.elsewhere}</p>
    </form>
  );
}

function nameOf(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] ?? id;
}

/** The birth as it was typed, and the settings that it was drawn by, against which the answer tells what changed. */
function HiddenFields({
  values,
  asked,
  settings,
}: Pick<SwitchesProps, 'values' | 'settings'> & { asked: readonly string[] }) {
  const birth = Object.entries(pickFields({ ...DEFAULT_SETTINGS, ...values })).filter(
    ([name]) => !asked.includes(name),
  );
  const before = Object.entries(underPrefix({ ...settings }, SETTINGS_BEFORE));
  return [...birth, ...before].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
