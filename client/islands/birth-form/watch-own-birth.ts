import type { ChartFields } from '../../../contract/birth-fields.ts';
import type { UserDetail } from '../../state/auth.ts';
import { holdsFields } from './fill-form.ts';

interface OwnBirthWatch {
  form: HTMLFormElement;
  /** Before the names of the birth's fields. */
  prefix: string;
  /** Tells of the person's profile, now and at each change; gives the way to stop. */
  follow(heard: (profile: UserDetail | null) => void): () => void;
  /** Writes a birth into the fields; an empty one empties them. */
  fill(fields: ChartFields): void;
  /** Whether the fields hold the person's own birth, as it changes. */
  tell(isFilled: boolean): void;
}

/** What the fields hold: nothing yet, the person's own birth, or what the visitor wants there, which is left alone. */
type Held = { kind: 'nothing' } | { kind: 'own'; fields: ChartFields } | { kind: 'theirs' };

/** After any of these the fields may hold something else: the calendar and the suggestions write without typing. */
const CHANGES = ['input', 'focusout', 'click'] as const;

function isTyping({ type, target }: Event, prefix: string): boolean {
  return type === 'input' && target instanceof HTMLInputElement && target.name.startsWith(prefix);
}

/**
 * Fills empty fields with the person's own birth once that is known. Whatever the visitor has typed stays, even where it
 * has been deleted again; a birth that nobody has touched goes with its person.
 */
export function watchOwnBirth({ form, prefix, follow, fill, tell }: OwnBirthWatch) {
  let held: Held = { kind: 'nothing' };
  const hold = (next: Held) => {
    held = next;
    tell(next.kind === 'own');
  };
  const empty = () => {
    hold({ kind: 'theirs' });
    fill({});
  };
  const look = () => {
    if (held.kind === 'own' && !holdsFields(form, prefix, held.fields)) hold({ kind: 'theirs' });
  };
  const note = (event: Event) => {
    if (held.kind === 'nothing' && isTyping(event, prefix)) hold({ kind: 'theirs' });
    else look();
  };
  for (const type of CHANGES) form.addEventListener(type, note);
  const stopFollowing = follow((profile) => {
    look();
    if (profile?.birth && held.kind === 'nothing' && holdsFields(form, prefix, {})) {
      fill(profile.birth);
      hold({ kind: 'own', fields: profile.birth });
    } else if (!profile && held.kind === 'own') empty();
  });
  return {
    /** Empties the fields, for good: on this page they are not filled again. */
    clear: empty,
    /** Looks whether the fields still hold what was filled in. */
    look,
    stop: () => {
      stopFollowing();
      for (const type of CHANGES) form.removeEventListener(type, note);
    },
  };
}
