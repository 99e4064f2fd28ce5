import type { Plural } from '../../locales/namespaces.ts';
import type { PushSwitchProps } from './account/push-switch-props.ts';
import type { AuthIslandProps } from './auth/auth-props.ts';
import type { BirthFormProps, LeadingFormProps } from './birth-form/birth-form-props.ts';
import type { OwnFieldsProps } from './birth-form/own-fields-props.ts';
import type { AskFormProps } from './celestia/ask-form-props.ts';
import type { ChatProps } from './chat/chat-props.ts';
import type { PairFormProps } from './compatibility/pair-form-props.ts';
import type { PairResultProps } from './compatibility/pair-result-props.ts';
import type { PlaceQuestionProps } from './eclipses/place-question-props.ts';
import type { LoverFormProps } from './lover/lover-form-props.ts';
import type { ChartResultProps } from './natal-result/chart-result-props.ts';
import type { WheelViewProps } from './natal-result/wheel-view-props.ts';
import type { SkyDayProps } from './sky-day/sky-day-props.ts';

/** What a link that can be copied says. */
export interface CopyLinkProps {
  /** Once it has been copied. */
  copied: string;
  /** Where the clipboard is closed and the address stands in a field instead. */
  copyByHand: string;
}

/** What sending a letter needs beside its fields. */
export interface ContactIslandProps {
  /** The human check's; empty where there is none. */
  siteKey: string;
  /** What is said while it goes. */
  busy: string;
}

/** What the offer to move this browser's charts into the account says. */
export interface MoveChartsProps {
  /** BCP 47 tag for Intl. */
  tag: string;
  words: { text: Plural; moved: string; full: string; failed: string };
}

/** What the form that switches a chart's settings says while it draws, and where it cannot. */
export interface SettingsFormIslandProps {
  applying: string;
  failed: string;
}

/** What taking a picture along says, and what the file is called. */
export interface TakePictureProps {
  /** Without an ending. */
  fileName: string;
  words: { working: string; done: string; failed: string; scrambled: string; ready: string };
}

/** Where the day of a birth is asked for: home's own path. */
export interface TodayIslandProps {
  path: string;
}

/**
 * The islands by name, and what the server tells each of them: plain JSON. Types alone, and no file among them that shows
 * an island: the marker, the registry and the islands themselves are all held against this list.
 */
export interface IslandProps {
  'ask-form': AskFormProps;
  'auth-form': AuthIslandProps;
  'await-book': null;
  'birth-form': BirthFormProps;
  'carry-campaign': null;
  'chart-result': ChartResultProps;
  'chat-view': ChatProps;
  'clean-address': null;
  'contact-form': ContactIslandProps;
  'copy-link': CopyLinkProps;
  'faq-answers': null;
  'help-lines': null;
  'leading-form': LeadingFormProps;
  'lover-form': LoverFormProps;
  'month-swipe': null;
  'move-charts': MoveChartsProps;
  'push-switch': PushSwitchProps;
  'settle-sign': null;
  'sign-out': null;
  'own-fields': OwnFieldsProps;
  'page-acts': CopyLinkProps;
  'pair-form': PairFormProps;
  'pair-result': PairResultProps;
  'place-question': PlaceQuestionProps;
  'settings-form': SettingsFormIslandProps;
  'sky-day': SkyDayProps;
  'take-picture': TakePictureProps;
  today: TodayIslandProps;
  'wheel-lights': null;
  'wheel-view': WheelViewProps;
  'zone-choice': null;
}

export type IslandName = keyof IslandProps;
