import { type RefObject, useRef, useState } from 'react';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import type { HydrateIslands } from '../island-module.ts';
import { formBody, postForm } from './post-form.ts';
import { showChart } from './show-chart.ts';

interface BirthSubmit {
  busy: boolean;
  failed: boolean;
  /** Posts the form as it stands. A second call while the first runs is ignored. */
  submit(extra?: Readonly<Record<string, string>>): Promise<void>;
}

interface SubmitOptions {
  /** Gets the form as the server answered it. */
  onForm(form: BirthFormProps): void;
  hydrateIslands: HydrateIslands;
}

/** Sends the form without leaving the page. */
export function useBirthSubmit(
  form: RefObject<HTMLFormElement | null>,
  { onForm, hydrateIslands }: SubmitOptions,
): BirthSubmit {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const submit = async (extra: Readonly<Record<string, string>> = {}) => {
    const element = form.current;
    if (!element || running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(false);
    const answer = await postForm(element, formBody(element, extra));
    running.current = false;
    setBusy(false);
    if (answer.kind === 'failed') setFailed(true);
    else if (answer.kind === 'moved') location.assign(answer.url);
    else if (answer.kind === 'odd') element.submit();
    else {
      onForm(answer.form);
      if (answer.kind === 'chart' && !showChart(answer, hydrateIslands)) element.submit();
    }
  };
  return { busy, failed, submit };
}
