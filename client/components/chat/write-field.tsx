import type { ChatSettingsAnswer } from '../../../contract/chat-settings.ts';
import { MAX_MESSAGE_LENGTH } from '../../../contract/limits.ts';
import { countedText } from '../../../locales/counted-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { ChatProps, LiveState } from './chat-props.ts';
import { TaskForm } from './task-form.tsx';
import '../birth-form/input.css';
import './write-field.css';

export const FIELD_ID = 'chat-text';

/** What is left is told once it runs out. */
const FEW_LEFT = 5;

/** What is left of the day's messages, in words; null while there is enough. */
function quotaText({ quota, zone }: ChatSettingsAnswer, { words, tag, timeZone }: ChatProps): string | null {
  if (quota.left === null || quota.left > FEW_LEFT) return null;
  if (quota.left > 0) return countedText(words.quota.left, quota.left, tag);
  if (quota.bought > 0) return countedText(words.quota.bought, quota.bought, tag);
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    // The day is counted in the zone of the settings, which may have been settled since the page came.
    timeZone: zone ?? timeZone,
  });
  return fillText(words.quota.spent, { when: format.format(Date.parse(quota.returns)) });
}

interface WriteFieldProps {
  shown: ChatProps;
  live: LiveState | null;
}

/** Where one writes. The field is nobody's but the browser's: what is typed before the script runs stays. */
export function WriteField({ shown, live }: WriteFieldProps) {
  const { words, path, packsPath, conversation, settings, nextId, draft } = shown;
  const { write, line } = words;
  const quota = quotaText(settings, shown);
  const isSpent = settings.quota.left === 0 && settings.quota.bought === 0;
  const offline = live?.line === 'offline' ? line.offline : null;
  const lost = live?.line === 'lost' ? line.lost : null;
  const isMaking = live?.isBusy ?? conversation?.making != null;
  return (
    <TaskForm
      id="chat-form"
      className="write no-print"
      action={path}
      task="say"
      conversation={conversation?.id}
      message={nextId}
    >
      <p role="alert" className="write__problem">
        {shown.refusal}
      </p>
      <p role="status" className="write__line">
        {offline ?? lost}
      </p>
      <div className="write__row">
        <label className="sr" htmlFor={FIELD_ID}>
          {write.label}
        </label>
        <textarea
          id={FIELD_ID}
          name="text"
          className="birth__input write__field"
          rows={1}
          maxLength={MAX_MESSAGE_LENGTH}
          placeholder={write.placeholder}
          defaultValue={draft}
          aria-describedby="chat-hint"
          enterKeyHint="send"
        />
        {isMaking ? (
          <button type="submit" name="task" value="stop" className="button write__button" formNoValidate>
            {write.stop}
          </button>
        ) : (
          <button type="submit" className="button write__button">
            {write.send}
          </button>
        )}
      </div>
      <p id="chat-hint" className="write__hint" suppressHydrationWarning>
        {quota ?? (
          <>
            <span className="write__keys">{write.hint} </span>
            {write.note}
          </>
        )}
        {isSpent && (
          <>
            {' '}
            <a href={packsPath}>{words.quota.more}</a>
          </>
        )}
      </p>
    </TaskForm>
  );
}
