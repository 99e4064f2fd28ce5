import { fillText } from '../../../locales/fill-text.ts';
import type { ChatProps, Choice } from './chat-props.ts';
import { hasConsent } from './has-consent.ts';
import { TaskForm } from './task-form.tsx';
import '../birth-form/input.css';
import '../select.css';
import './chat-choices.css';

/** What is settled for all conversations, quietly below their list: zone and country, the consent, and an end to all of them. */
export function ChatChoices({ shown }: { shown: ChatProps }) {
  const { words, path, conversation, conversations, settings, settingsRemark } = shown;
  return (
    <details className="chat-choices" open={settingsRemark !== null} data-stays="">
      <summary>{words.settings.heading}</summary>
      <Choices shown={shown} />
      {hasConsent(settings) && (
        <TaskForm action={path} task="withdraw" conversation={conversation?.id}>
          <button type="submit" className="chat-tool">
            {words.consent.back}
          </button>
        </TaskForm>
      )}
      {conversations.length > 0 && (
        <details>
          <summary>{words.list.removeAll}</summary>
          <TaskForm action={path} task="removeAll">
            <p>{words.list.removingAll}</p>
            <button type="submit" className="chat-tool chat-tool--grave">
              {words.list.removeThem}
            </button>
          </TaskForm>
        </details>
      )}
    </details>
  );
}

/** When the zone may be changed again, by its own clock. */
function changeableText({ settings, tag, timeZone, words }: ChatProps): string {
  const { zone, zoneChangeable } = settings;
  if (zoneChangeable === null) return words.settings.zoneNote;
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone ?? timeZone,
  });
  return fillText(words.settings.zoneSettled, { when: format.format(Date.parse(zoneChangeable)) });
}

function Choices({ shown }: { shown: ChatProps }) {
  const { words, path, conversation, settings, zones, countries, timeZone, settingsRemark } = shown;
  const zone = settings.zone ?? timeZone;
  return (
    <TaskForm action={path} task="settings" conversation={conversation?.id}>
      <label htmlFor="settings-zone">{words.settings.zone}</label>
      <select
        key={`zone ${zone}`}
        id="settings-zone"
        name="zone"
        className="birth__input"
        defaultValue={zone}
        disabled={settings.zoneChangeable !== null}
        aria-describedby="settings-zone-note"
      >
        <Options choices={zones} />
      </select>
      {/* Engines write hours a blank apart. */}
      <p id="settings-zone-note" className="chat-choices__note" suppressHydrationWarning>
        {changeableText(shown)}
      </p>
      <label htmlFor="settings-country">{words.settings.country}</label>
      <select
        key={`country ${settings.country}`}
        id="settings-country"
        name="country"
        className="birth__input"
        defaultValue={settings.country ?? ''}
        aria-describedby="settings-country-note"
      >
        <option value="">{words.settings.here}</option>
        <Options choices={countries} />
      </select>
      <p id="settings-country-note" className="chat-choices__note">
        {words.settings.countryNote}
      </p>
      <button type="submit" className="button button--quiet">
        {words.list.save}
      </button>
      <p
        id="settings-remark"
        role="status"
        className={settingsRemark?.isFault ? 'chat-choices__fault' : 'chat-choices__note'}
      >
        {settingsRemark?.text}
      </p>
    </TaskForm>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
