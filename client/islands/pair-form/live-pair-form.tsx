import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { foldKey } from '../../../features/births/fold-key.ts';
import { fieldsUnder, underPrefix } from '../../../features/births/prefixed-fields.ts';
import { type LivePair, PairFields } from '../../components/compatibility/pair-fields.tsx';
import type { PairFormProps } from '../../components/compatibility/pair-form-props.ts';
import { BIRTH_STORES } from '../../state/birth-stores.ts';
import { rememberedBirth } from '../../state/remembered-birth.ts';
import { rememberedPair, rememberPair } from '../../state/remembered-pair.ts';
import { giveUpAnswer, wantsAnswer } from '../birth-form/answer-place.ts';
import { rememberHere } from '../birth-form/remember-here.ts';
import { showErrors } from '../birth-form/show-errors.ts';
import { STANDING_PARTS } from '../birth-form/standing-parts.ts';
import { useAnswerPlace } from '../birth-form/use-answer-place.ts';
import { useFormSubmit } from '../birth-form/use-form-submit.ts';
import { useIsLive } from '../birth-form/use-is-live.ts';
import type { HydrateIslands } from '../shared/island-module.ts';
import { PAIR_FORM } from './pair-form-kind.ts';
import { usePerson } from './use-person.tsx';

interface LivePairFormProps {
  server: PairFormProps;
  hydrateIslands: HydrateIslands;
  /** Called once the form is alive. */
  onReady(): void;
}

type Fields = Readonly<Record<string, string>>;

/** Which of two times was meant, and what that was said of: a person's fields that no control of the form holds any more. */
function foldOf(fields: Fields, prefix: string): Fields {
  const person = fieldsUnder(fields, prefix);
  return person.fold ? underPrefix({ fold: person.fold, foldFor: foldKey(person) }, prefix) : {};
}

/** The form for two with calendars, suggestions, kept charts and an answer on the same page. */
export function LivePairForm({ server, hydrateIslands, onReady }: LivePairFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive(onReady);
  const [errorSummary, setErrorSummary] = useState(server.errorSummary);
  const { base, words, people } = server;
  // Whoever is signed in, or has typed their birth before, is the first of the two, unless they say otherwise.
  const first = usePerson({
    form,
    server: { ...base, ...people[0] },
    words,
    isLive,
    takesOwnBirth: true,
    onEmpty: () => withdraw(),
  });
  const second = usePerson({ form, server: { ...base, ...people[1] }, words, isLive });
  const both = [first, second] as const;
  const remember = (fields: Fields) => {
    const births = people.map(({ prefix }) => fieldsUnder(fields, prefix));
    if (!births.some(({ year, place }) => year || place)) return;
    rememberPair(BIRTH_STORES, fields);
    if (births[0] && !rememberedBirth(BIRTH_STORES)) rememberHere(births[0]);
  };
  const { busy, failed, submit, withdraw } = useFormSubmit(form, {
    isLive,
    hydrateIslands,
    island: PAIR_FORM,
    remember,
    onForm: (answered) => {
      flushSync(() => {
        setErrorSummary(answered.errorSummary);
        for (const [index, person] of both.entries()) {
          const birth = answered.people[index];
          if (birth) person.show({ ...answered.base, ...birth });
        }
      });
      if (answered.people.some(({ errors }) => errors.length > 0)) showErrors();
    },
  });
  const fillBoth = (fields: Fields) => {
    for (const [index, person] of both.entries()) {
      person.fill(fieldsUnder(fields, people[index]?.prefix ?? ''));
    }
  };
  const restore = () => {
    const fields = rememberedPair(BIRTH_STORES);
    if (!fields) {
      giveUpAnswer();
      return;
    }
    fillBoth(fields);
    const extra = Object.assign({}, ...people.map(({ prefix }) => foldOf(fields, prefix)));
    void submit({ extra, isRestored: true });
  };
  useAnswerPlace({ form, isLive, remember, restore });
  const begin = useEffectEvent(() => {
    const isAnswered = people.some(({ values }) => Object.keys(values).length > 0);
    const fields = isAnswered ? null : rememberedPair(BIRTH_STORES);
    if (wantsAnswer()) restore();
    else if (fields) fillBoth(fields);
  });
  useEffect(() => {
    if (isLive) begin();
  }, [isLive]);
  const live: LivePair = {
    form,
    busy,
    failed,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    onInput: (event) => {
      for (const person of both) person.onInput(event);
    },
    onEntered: (event) => {
      for (const person of both) person.onEntered(event);
    },
    people: [first.live, second.live],
  };
  return (
    <PairFields
      {...server}
      errorSummary={errorSummary}
      people={[first.shown, second.shown]}
      parts={[STANDING_PARTS, STANDING_PARTS]}
      live={isLive ? live : undefined}
    />
  );
}
