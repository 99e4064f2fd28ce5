import type { LoverPageWords } from '../../../locales/en/lover.ts';
import type { Dictionaries } from '../../../locales/namespaces.ts';
import type { BirthFormProps, ServedFormProps } from '../birth-form/birth-form-props.ts';

/** What the browser is told of the form that begins a talk about two: the other's birth, who speaks, and the first message. */
export interface LoverFormProps extends BirthFormProps {
  lover: Pick<
    LoverPageWords['form'],
    'heading' | 'name' | 'who' | 'couple' | 'lover' | 'message' | 'agree' | 'submit'
  >;
  /** What is kept and sent, in paragraphs, where it has to be agreed to with the first message. */
  consent: readonly string[] | null;
  /** What fills the birth with a kept chart says. */
  choosing: Dictionaries['natal']['choosing'];
  /** What stands below the button. */
  note: string;
  /** Why it was refused though nothing is wrong with its fields; null. */
  refusal: string | null;
}

/** What the server knows of the form. */
export interface ServedLoverProps extends LoverFormProps {
  words: ServedFormProps['words'];
  houseSystems: ServedFormProps['houseSystems'];
}
