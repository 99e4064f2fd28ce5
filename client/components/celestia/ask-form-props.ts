import type { AskWords } from '../../../locales/en/ask.ts';
import type { Dictionaries } from '../../../locales/namespaces.ts';
import type { BirthFormProps, ServedFormProps } from '../birth-form/birth-form-props.ts';

/** What only the parts say that the server alone renders. */
type ServedWord = 'starters' | 'limit';

/** What the browser is told of the form that asks Celestia: a birth form's fields, which may stay empty, and a question. */
export interface AskFormProps extends BirthFormProps {
  ask: Omit<AskWords['form'], ServedWord>;
  /** What fills the birth with a kept chart says. */
  choosing: Dictionaries['natal']['choosing'];
  /** As it was typed, or as a door brought it along. */
  question: string;
  /** Why the question was not answered though nothing is wrong with it; null where it was, or has not been asked. */
  refusal: string | null;
}

/** What the server knows of the form. */
export interface ServedAskProps extends AskFormProps {
  words: ServedFormProps['words'];
  houseSystems: ServedFormProps['houseSystems'];
  ask: AskWords['form'];
  starters: readonly string[];
}
