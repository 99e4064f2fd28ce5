import type { TidingsWords } from '../../../locales/en/tidings.ts';
import { PUSH_KEY } from '../../state/remembered-keys.ts';
import { Island } from '../island.tsx';
import type { PushSwitchProps } from './push-switch-props.ts';

interface Props extends Omit<PushSwitchProps, 'words'> {
  words: TidingsWords['part']['push'];
}

/** Whether this browser is told, and the button that changes it, which takes a script. It wakes where the browser may have to be registered anew. */
export function PushSwitch({ config, isOn, words }: Props) {
  const { working, isOn: turnedOn, isOff: turnedOff, on, off, troubles, turnOn, turnOff, noScript } = words;
  const told = { working, isOn: turnedOn, isOff: turnedOff, on, off, troubles };
  return (
    <Island
      name="push-switch"
      strategy="interaction"
      props={{ config, isOn, words: told }}
      wakeKey={PUSH_KEY}
    >
      <div className="account__push">
        <p role="status" data-push-status="">
          {isOn ? on : off}
        </p>
        <p role="alert" className="birth__error" data-push-trouble="" />
        <button type="button" className="button button--quiet" data-push="on" data-replay="" hidden={isOn}>
          {turnOn}
        </button>
        <button type="button" className="button button--quiet" data-push="off" data-replay="" hidden={!isOn}>
          {turnOff}
        </button>
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </div>
    </Island>
  );
}
