import type { PushConfig } from '../../../contract/push-wire.ts';
import type { TidingsWords } from '../../../locales/en/tidings.ts';

/** What switching notifications on and off in a browser needs, and says. */
export interface PushSwitchProps {
  config: PushConfig;
  /** They go to this browser, as the server knows. */
  isOn: boolean;
  words: Pick<TidingsWords['part']['push'], 'working' | 'isOn' | 'isOff' | 'on' | 'off' | 'troubles'>;
}
