import type { BirthFormWords } from './birth-form-props.ts';

/** What fills a birth's fields in a form that has no island of its own is told. */
export interface OwnFieldsProps {
  /** Before the names of the birth's fields. */
  prefix: string;
  /** BCP 47 tag for Intl. */
  tag: string;
  words: Pick<BirthFormWords['form'], 'known' | 'forget'>;
}
