import { type RefObject, useRef, useState } from 'react';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import { BIRTH_STORES, REMEMBERED_BIRTH_KEY, rememberInTab } from '../../state/remembered-birth.ts';
import type { HydrateIslands } from '../island-module.ts';
import { giveUpAnswer, noteAnswer } from './answer-place.ts';
import { formBody, postForm } from './post-form.ts';
import { showChart } from './show-chart.ts';

interface BirthSubmit {
  busy: boolean;
  failed: boolean;
  /** Posts the form as it stands. A second call while the first runs is ignored. */
  submit(options?: SubmitOptions): Promise<void>;
}

interface SubmitOptions {
  /** Fields in place of any of the same name. */
  extra?: Readonly<Record<string, string>>;
  /** The answer was there before: it is shown again where it stood, and a failure leaves the form as if nothing had been asked. */
  isRestored?: boolean;
}

interface BirthSubmitParts {
  /** Gets the form as the server answered it. */
  onForm(form: BirthFormProps): void;
  hydrateIslands: HydrateIslands;
}

/** Sends the form without leaving the page. */
export function useBirthSubmit(
  form: RefObject<HTMLFormElement | null>,
  { onForm, hydrateIslands }: BirthSubmitParts,
): BirthSubmit {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const submit = async ({ extra = {}, isRestored = false }: SubmitOptions = {}) => {
    const element = form.current;
    if (!element || running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(false);
    const body = formBody(element, extra);
    rememberInTab(BIRTH_STORES, Object.fromEntries(body));
    window.dispatchEvent(new Event(REMEMBERED_BIRTH_KEY));
    const answer = await postForm(element, body);
    running.current = false;
    setBusy(false);
    if (answer.kind !== 'chart') giveUpAnswer();
    if (answer.kind === 'failed') setFailed(true);
    else if (answer.kind === 'moved') location.assign(answer.url);
    else if (answer.kind === 'odd') element.submit();
    else {
      onForm(answer.form);
      if (answer.kind !== 'chart') return;
      if (showChart(answer, hydrateIslands, isRestored)) noteAnswer();
      else element.submit();
    }
  };
  return { busy, failed, submit };
}
