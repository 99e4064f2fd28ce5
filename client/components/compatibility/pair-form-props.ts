import type { Plural } from '../../../locales/namespaces.ts';
import type { BirthFormProps, ServedFormProps } from '../birth-form/birth-form-props.ts';

/** What the births of both people have in common. */
type PairBase = Pick<BirthFormProps, 'language' | 'tag' | 'dateOrder' | 'hours' | 'words'>;

/** One of the two: a birth form's fields under a prefix of their own. */
export interface PairPerson extends Pick<BirthFormProps, 'values' | 'errors' | 'folds' | 'places'> {
  prefix: string;
  /** "First person". */
  legend: string;
  /** `Use for the first person: {{chart}}`. */
  useChart: string;
}

/** A person with all that a birth's fields ask for. */
export type PairBirth = PairBase & PairPerson;

/** What the browser is told of the form for two. Plain JSON: it is the island's props. */
export interface PairFormProps {
  /** Path that the form is posted to: the page's own. */
  action: string;
  words: {
    legend: string;
    name: string;
    submit: string;
    submitting: string;
    privacy: string;
    /** On the button by a kept chart. */
    use: string;
    /** `{{label}}: {{text}}`. */
    labelled: string;
  };
  base: PairBase;
  people: readonly [PairPerson, PairPerson];
  /** How many things need attention; null where nothing does. */
  errorSummary: Plural | null;
}

/** What the server knows of the form for two. */
export interface ServedPairProps extends PairFormProps {
  base: PairBase & Pick<ServedFormProps, 'words' | 'houseSystems'>;
}
