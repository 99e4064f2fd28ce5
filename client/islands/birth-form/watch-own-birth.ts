import type { ChartFields } from '../../../contract/birth-fields.ts';
import type { RememberedBirth } from '../../state/remembered-birth.ts';
import { holdsFields, isPartOf } from './fill-form.ts';

interface OwnBirthWatch {
  form: HTMLFormElement;
  /** Before the names of the birth's fields. */
  prefix: string;
  /** Tells of the birth that is known, now and at each change; gives the way to stop. */
  follow(heard: (birth: RememberedBirth | null) => void): () => void;
  /** Writes a birth into the fields. */
  fill(fields: ChartFields): void;
  /** Empties the fields. */
  empty(): void;
  /** Tells of the birth that the fields hold, as it changes; null: they hold none that is known. */
  tell(birth: RememberedBirth | null): void;
  /** Called where a birth is known, and what else stands in the fields keeps it out. */
  onKeptOut(): void;
}

/** Whether the fields are as they came, hold a birth that was filled in, or what the visitor wants there, which is left alone. */
type Held = 'nothing' | 'filled' | 'theirs';

/** After any of these the fields may hold something else: the calendar and the suggestions write without typing. */
const CHANGES = ['input', 'focusout', 'click'] as const;

function isTyping({ type, target }: Event, prefix: string): boolean {
  return type === 'input' && target instanceof HTMLInputElement && target.name.startsWith(prefix);
}

/**
 * Fills empty fields with the birth that is remembered once it is known. Whatever the visitor has typed stays, even where it
 * has been deleted again; a birth that nobody has touched goes when it is forgotten, or with its person.
 */
export function watchOwnBirth({ form, prefix, follow, fill, empty, tell, onKeptOut }: OwnBirthWatch) {
  let held: Held = 'nothing';
  let known: RememberedBirth | null = null;
  const look = () => {
    const holdsKnown = known !== null && holdsFields(form, prefix, known.fields);
    if (held === 'filled' && !holdsKnown) held = 'theirs';
    tell(holdsKnown ? known : null);
  };
  const clear = () => {
    held = 'theirs';
    empty();
    look();
  };
  const note = (event: Event) => {
    if (held === 'nothing' && isTyping(event, prefix)) held = 'theirs';
    look();
  };
  for (const type of CHANGES) form.addEventListener(type, note);
  const stopFollowing = follow((birth) => {
    look();
    known = birth;
    if (birth && held === 'nothing' && isPartOf(form, prefix, birth.fields)) {
      held = 'filled';
      fill(birth.fields);
    } else if (!birth && held === 'filled') clear();
    else if (birth && held !== 'filled') onKeptOut();
    look();
  });
  return {
    /** Empties the fields, for good: on this page they are not filled again. */
    clear,
    /** Looks whether the fields hold what is known. */
    look,
    stop: () => {
      stopFollowing();
      for (const type of CHANGES) form.removeEventListener(type, note);
    },
  };
}
