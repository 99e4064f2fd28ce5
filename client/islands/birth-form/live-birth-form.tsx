import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import { foldKey } from '../../../features/births/fold-key.ts';
import { BirthForm, type LiveForm } from '../../components/birth-form/birth-form.tsx';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import { shownName } from '../../show-person.ts';
import { BIRTH_STORES } from '../../state/birth-stores.ts';
import { rememberedBirth, rememberInTab } from '../../state/remembered-birth.ts';
import type { HydrateIslands } from '../shared/island-module.ts';
import { giveUpAnswer, leaveAnswer, wantsAnswer } from './answer-place.ts';
import { BIRTH_FORM } from './birth-form-kind.ts';
import { rememberHere } from './remember-here.ts';
import { showErrors } from './show-errors.ts';
import { LEADING_PARTS, STANDING_PARTS } from './standing-parts.ts';
import { useAnswerPlace } from './use-answer-place.ts';
import { useAnsweredForm } from './use-answered-form.ts';
import { useFormSubmit } from './use-form-submit.ts';
import { useIsLive } from './use-is-live.ts';
import { useKeptPart } from './use-kept-part.ts';
import { useLiveBirth } from './use-live-birth.ts';
import { useOwnBirth } from './use-own-birth.tsx';

interface LiveBirthFormProps {
  server: BirthFormProps;
  hydrateIslands: HydrateIslands;
  /** Called once the form is alive. */
  onReady(): void;
}

const fetchKeptList = () => import('./kept-list.tsx');

/** The form with calendar, suggestions, kept charts and an answer on the same page. */
export function LiveBirthForm({ server, hydrateIslands, onReady }: LiveBirthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive(onReady);
  const kept = useKeptPart(isLive, fetchKeptList);
  const birth = useLiveBirth({ form, server, isLive });
  const { shown, show, fill, isFaulty, place, calendar, onInput, onEntered } = birth;
  const { busy, failed, submit, withdraw } = useFormSubmit(form, {
    isLive,
    hydrateIslands,
    island: BIRTH_FORM,
    remember: rememberHere,
    onLikeness: (fields) => draw(fields),
    onForm: (answered) => {
      flushSync(() => show(answered));
      if (answered.errors.length > 0) showErrors();
    },
  });
  useAnsweredForm(show);
  const draw = (fields: ChartFields, { isRestored = false } = {}) => {
    if (busy || server.leadsOn) return;
    flushSync(() => fill(fields));
    const { fold = '', likeness = '' } = fields;
    void submit({ extra: { fold, foldFor: foldKey(fields), likeness }, isRestored });
  };
  useAnswerPlace({
    form,
    isLive,
    remember: (fields) => rememberInTab(BIRTH_STORES, fields),
    restore: () => {
      const birth = rememberedBirth(BIRTH_STORES);
      if (birth) draw(birth.fields, { isRestored: true });
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
        if (wantsAnswer() && fields.year) queueMicrotask(() => draw(fields, { isRestored: true }));
        else giveUpAnswer();
      },
      onEmpty: () => {
        withdraw();
        fill({});
        giveUpAnswer();
      },
      onNone: giveUpAnswer,
      onForget: leaveAnswer,
    },
    isLive,
  );
  const live: LiveForm = {
    form,
    busy,
    failed,
    own,
    place,
    calendar,
    onSubmit: (event) => {
      if (server.leadsOn) return;
      event.preventDefault();
      void submit();
    },
    onInput,
    onEntered,
  };
  const list = kept && (
    <kept.KeptList
      words={server.words.kept}
      onDraw={draw}
      leadsTo={server.leadsOn && server.action}
      onEmpty={() => form.current?.querySelector('input')?.focus()}
    />
  );
  // The account's charts come when the server tells them: below the form they push nothing that is being filled in.
  const isBelow = isLive && (server.leadsOn || shownName(document.cookie) !== null);
  return (
    <>
      {!isBelow && list}
      <BirthForm
        {...shown}
        parts={server.leadsOn ? LEADING_PARTS : STANDING_PARTS}
        live={isLive ? live : undefined}
      />
      {isBelow && list}
    </>
  );
}
