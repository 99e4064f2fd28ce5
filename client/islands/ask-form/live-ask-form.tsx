import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { AskFields, type AskParts, type LiveAsk } from '../../components/celestia/ask-fields.tsx';
import type { AskFormProps } from '../../components/celestia/ask-form-props.ts';
import { rememberHere } from '../birth-form/remember-here.ts';
import { showErrors } from '../birth-form/show-errors.ts';
import { STANDING_PARTS } from '../birth-form/standing-parts.ts';
import { useFormSubmit } from '../birth-form/use-form-submit.ts';
import { useIsLive } from '../birth-form/use-is-live.ts';
import { useKeptChoice } from '../birth-form/use-kept-choice.tsx';
import { useLiveBirth } from '../birth-form/use-live-birth.ts';
import { useOwnBirth } from '../birth-form/use-own-birth.tsx';
import type { HydrateIslands } from '../shared/island-module.ts';
import { ASK_FORM } from './ask-form-kind.ts';
import { useQuestion } from './use-question.ts';

interface LiveAskFormProps {
  server: AskFormProps;
  hydrateIslands: HydrateIslands;
  /** Called once the form is alive. */
  onReady(): void;
}

const ASK_PARTS: AskParts = { ...STANDING_PARTS, starters: STANDING_PARTS.time };

/** Once a birth was taken its name says enough: the answer comes nearer. */
function foldBirth(form: HTMLFormElement | null): void {
  const part = form?.querySelector<HTMLDetailsElement>('.ask-form__birth');
  if (part) part.open = false;
}

/** The form that asks Celestia, with the birth that is remembered, suggestions, and the answer on the same page. */
export function LiveAskForm({ server, hydrateIslands, onReady }: LiveAskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive(onReady);
  const birth = useLiveBirth({ form, server, isLive });
  const { shown, show, fill, isFaulty, place, calendar, onInput, onEntered } = birth;
  const takeStarter = useQuestion(form, isLive);
  const { busy, failed, submit } = useFormSubmit(form, {
    isLive,
    hydrateIslands,
    island: ASK_FORM,
    isFleeting: true,
    remember: rememberHere,
    onForm: (answered) => {
      flushSync(() => show(answered));
      if (answered.errors.length > 0) showErrors();
      else if (answered.refusal === null) foldBirth(form.current);
    },
  });
  const own = useOwnBirth(
    {
      form,
      prefix: '',
      words: server.words.form,
      tag: server.tag,
      onFill: (fields) => {
        // What is wrong with what was sent stays said.
        if (!isFaulty()) fill(fields);
      },
      onEmpty: () => fill({}),
    },
    isLive,
  );
  const kept = useKeptChoice({
    words: server.words.kept,
    choosing: server.choosing,
    isLive,
    onUse: (chart) => fill(chart.fields),
  });
  const { offline, failed: lost } = server.ask;
  const live: LiveAsk = {
    form,
    busy,
    failed: failed ? (navigator.onLine ? lost : offline) : null,
    own,
    kept,
    place,
    calendar,
    onInput,
    onEntered,
    onSubmit: (event) => {
      event.preventDefault();
      if (!takeStarter(event.nativeEvent.submitter)) void submit();
    },
  };
  return <AskFields {...shown} parts={ASK_PARTS} live={isLive ? live : undefined} />;
}
