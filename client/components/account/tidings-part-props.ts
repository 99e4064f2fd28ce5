import type { TidingsWords } from '../../../locales/en/tidings.ts';
import type { PushSwitchProps } from './push-switch-props.ts';

/** What the part of letters and notifications is told. */
export interface TidingsPartProps {
  words: TidingsWords['part'];
  /** The form's fields, as they are kept, or as they were sent and refused. */
  values: Readonly<Record<string, string>>;
  /** What is wrong about them: of which field, and in words. */
  refused: { field: 'kinds' | 'pushed' | 'zone'; message: string } | null;
  /** Zones that are offered, by their names. */
  zones: readonly { zone: string; name: string }[];
  /** BCP 47 tag for Intl. */
  tag: string;
  hasBirth: boolean;
  /** Null where the site can send none: whether letters can go to the person's address, and whether its mailbox wants none. */
  letters: { isReachable: boolean; mailboxClosed: boolean } | null;
  /** Null where the site can send no notifications. */
  push: Pick<PushSwitchProps, 'config' | 'isOn'> | null;
  /** Where the form goes. */
  action: string;
  isSaved: boolean;
}
