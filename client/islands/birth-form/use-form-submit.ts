import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import type { HydrateIslands } from '../shared/island-module.ts';
import { answersHere, giveUpAnswer, noteAnswer } from './answer-place.ts';
import { formBody } from './form-body.ts';
import type { FormIsland } from './post-form.ts';
import type { LeadsTo } from './show-chart.ts';

interface FormSubmit {
  busy: boolean;
  failed: boolean;
  /** Posts the form as it stands. A second call while the first runs is ignored, unless that asks only for what was there before. */
  submit(options?: SubmitOptions): Promise<void>;
  /** The form has been emptied, or typed in: an answer on its way that was there before is not wanted any more. */
  withdraw(): void;
}

interface SubmitOptions {
  /** Fields in place of any of the same name. */
  extra?: Readonly<Record<string, string>>;
  /** The answer was there before: it is shown again where it stood, and a failure leaves the form as if nothing had been asked. */
  isRestored?: boolean;
}

interface FormSubmitParts<Form> {
  /** Whether the form is the living one: before, there is none to listen to. */
  isLive: boolean;
  island: FormIsland<Form>;
  /** Remembers what is sent. */
  remember(fields: Readonly<Record<string, string>>): void;
  /** Gets the form as the server answered it. */
  onForm(form: Form): void;
  /** Draws a birth again with the rising sign that was chosen in its answer. */
  onLikeness?(fields: ChartFields): void;
  hydrateIslands: HydrateIslands;
  /** The answer gets no place in the history: asked again it would be another. */
  isFleeting?: boolean;
}

/** One that is on its way. */
interface Run {
  isRestored: boolean;
  isWithdrawn: boolean;
}

const fetchAnswering = () => import('./form-answer.ts');

function leadsTo(isRestored: boolean): LeadsTo {
  if (!isRestored) return 'answer';
  return answersHere() ? 'nowhere' : 'address';
}

/** What was there before is not wanted any more. What the visitor sent is, whatever they do meanwhile. */
function withdrawFrom({ current }: RefObject<Run | null>): void {
  if (current?.isRestored) current.isWithdrawn = true;
}

/** Sends the form without leaving the page. */
export function useFormSubmit<Form>(
  form: RefObject<HTMLFormElement | null>,
  { isLive, island, remember, onForm, onLikeness, hydrateIslands, isFleeting = false }: FormSubmitParts<Form>,
): FormSubmit {
  const running = useRef<Run | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!isLive || !element) return undefined;
    const stop = new AbortController();
    const fetchEarly = () => void fetchAnswering().catch(() => undefined);
    element.addEventListener('input', fetchEarly, { once: true, signal: stop.signal });
    // The answer brings its form along: it would write over what is being typed.
    element.addEventListener('input', () => withdrawFrom(running), { signal: stop.signal });
    return () => stop.abort();
  }, [form, isLive]);
  const submit = async ({ extra = {}, isRestored = false }: SubmitOptions = {}) => {
    const element = form.current;
    if (!element || (running.current && (isRestored || !running.current.isRestored))) return;
    withdrawFrom(running);
    const mine: Run = { isRestored, isWithdrawn: false };
    running.current = mine;
    setBusy(true);
    setFailed(false);
    const body = formBody(element, extra);
    remember(Object.fromEntries(body));
    const parts = await fetchAnswering().catch(() => null);
    const answer = parts ? await parts.postForm(element, body, island) : ({ kind: 'odd' } as const);
    // Another was sent since: its answer is the one that is waited for.
    if (running.current !== mine) return;
    running.current = null;
    setBusy(false);
    if (answer.kind !== 'chart' || mine.isWithdrawn) giveUpAnswer();
    if (mine.isWithdrawn) return;
    // Nobody has sent it just now: the form stands there filled, and says what is wrong once it is sent.
    if (isRestored && answer.kind === 'form') return;
    if (answer.kind === 'failed') setFailed(true);
    else if (answer.kind === 'moved') location.assign(answer.url);
    else if (answer.kind === 'odd') element.submit();
    else {
      parts?.takeParts(element, answer.page);
      onForm(answer.form);
      if (answer.kind !== 'chart' || !parts) return;
      if (!parts.showChart(answer, hydrateIslands, leadsTo(isRestored))) element.submit();
      else if (!isFleeting) noteAnswer(isRestored);
      if (onLikeness) parts.followLikeness(onLikeness);
    }
  };
  return { busy, failed, submit, withdraw: () => withdrawFrom(running) };
}
