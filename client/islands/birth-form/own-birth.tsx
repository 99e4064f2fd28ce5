import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { shownName } from '../../show-person.ts';
import { BIRTH_STORES } from '../../state/birth-stores.ts';
import {
  forgetBirth,
  noteAccountBirth,
  type RememberedBirth,
  rememberedBirth,
  rememberInBrowser,
} from '../../state/remembered-birth.ts';
import { REMEMBERED_BIRTH_KEY } from '../../state/remembered-keys.ts';
import { followBirth } from './follow-birth.ts';
import { KnownLine } from './known-line.tsx';
import { watchOwnBirth } from './watch-own-birth.ts';

/** What fills one birth's fields with the birth that is remembered. */
export interface OwnBirthProps {
  form: RefObject<HTMLFormElement | null>;
  /** Before the names of the birth's fields. */
  prefix: string;
  words: BirthFormWords['form'];
  /** BCP 47 tag for Intl. */
  tag: string;
  /** Writes a birth into the fields. */
  onFill(fields: ChartFields): void;
  /** Empties the fields, and lets go of what was on its way for them. */
  onEmpty(): void;
  /** Called once it is known that no birth is remembered anywhere, or none that the fields take. */
  onNone?(): void;
  /** Called once the visitor has had it forgotten. */
  onForget?(): void;
}

function focusFirst(form: HTMLFormElement | null, prefix: string): void {
  const inputs = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
  inputs.find(({ name, type }) => type !== 'hidden' && name.startsWith(prefix))?.focus();
}

/** The account's birth, asked for through a part of its own that only the signed-in need. */
function followAccount(heard: (birth: RememberedBirth | null) => void): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  import('../../state/own-person.ts').then(
    ({ ownPerson }) => {
      if (isOver) return;
      let birth: RememberedBirth | null = null;
      let hasAsked = false;
      const tell = () => {
        // Until the account has answered, that none is known says nothing.
        if (birth || hasAsked) heard(birth);
      };
      stop = ownPerson.followProfile(
        (profile) => {
          const fields = profile?.birth ?? null;
          noteAccountBirth(fields);
          birth = fields && { fields, home: 'account' };
          tell();
        },
        () => {
          hasAsked = true;
          tell();
        },
      );
    },
    () => heard(null),
  );
  return () => stop();
}

function tellThisTab(): void {
  window.dispatchEvent(new Event(REMEMBERED_BIRTH_KEY));
}

/** Says from where the birth in the fields is known, and forgets it at a press. */
export function OwnBirth({ form, prefix, words, tag, onFill, onEmpty, onNone, onForget }: OwnBirthProps) {
  const [known, setKnown] = useState<RememberedBirth | null>(null);
  const watch = useRef<ReturnType<typeof watchOwnBirth> | null>(null);
  const fill = useEffectEvent(onFill);
  const empty = useEffectEvent(onEmpty);
  const none = useEffectEvent(() => onNone?.());
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const begun = watchOwnBirth({
      form: element,
      prefix,
      follow: (heard) =>
        followBirth(
          (birth) => {
            heard(birth);
            if (!birth) none();
          },
          shownName(document.cookie) === null ? null : followAccount,
        ),
      fill: (fields) => fill(fields),
      empty: () => empty(),
      tell: setKnown,
      onKeptOut: none,
    });
    watch.current = begun;
    return begun.stop;
  }, [form, prefix]);
  // Other parts write into the fields as well: a kept chart, the server's answer.
  useEffect(() => watch.current?.look());
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (known) dataset.own = '';
  }, [known]);
  const clear = () => {
    delete document.documentElement.dataset.own;
    watch.current?.clear();
    // Of the account's birth the account is the owner: here its fields are emptied.
    if (known?.home !== 'account') {
      forgetBirth(BIRTH_STORES);
      onForget?.();
    }
    tellThisTab();
    focusFirst(form.current, prefix);
  };
  const keepHere = () => {
    const birth = rememberedBirth(BIRTH_STORES);
    if (birth) rememberInBrowser(BIRTH_STORES, birth.fields);
    tellThisTab();
  };
  return <KnownLine birth={known} words={words} tag={tag} onKeepHere={keepHere} onClear={clear} />;
}
