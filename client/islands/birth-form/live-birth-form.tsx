import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import { foldKey } from '../../../features/births/fold-key.ts';
import { BirthForm, type LiveForm } from '../../components/birth-form/birth-form.tsx';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import type { HydrateIslands } from '../island-module.ts';
import { fillForm } from './fill-form.ts';
import { KeptList } from './kept-list.tsx';
import { useBirthSubmit } from './use-birth-submit.ts';
import { useIsLive } from './use-is-live.ts';
import { useLiveBirth } from './use-live-birth.ts';
import { useOwnBirth } from './use-own-birth.tsx';

interface LiveBirthFormProps {
  server: BirthFormProps;
  hydrateIslands: HydrateIslands;
  /** Called once the form is alive. */
  onReady(): void;
}

/** The form with calendar, suggestions, kept charts and an answer on the same page. */
export function LiveBirthForm({ server, hydrateIslands, onReady }: LiveBirthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive(onReady);
  const birth = useLiveBirth({ form, server, isLive });
  const { shown, show, choose, fill, place, calendar, hour, onInput } = birth;
  const own = useOwnBirth({ form, prefix: '', words: server.words.form, onFill: fill }, isLive);
  const { busy, failed, submit } = useBirthSubmit(form, {
    hydrateIslands,
    onForm: (answered) => {
      flushSync(() => show(answered));
      if (answered.errors.length > 0) showErrors();
    },
  });
  const draw = (fields: ChartFields) => {
    const element = form.current;
    if (!element || busy) return;
    fillForm(element, '', fields);
    const { place: text = '', placeId: id = '', fold = '' } = fields;
    flushSync(() => choose({ id, text }));
    void submit({ fold, foldFor: foldKey(fields) });
  };
  const live: LiveForm = {
    form,
    busy,
    failed,
    own,
    place,
    calendar,
    hour,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    onInput,
  };
  return (
    <>
      {isLive && (
        <KeptList
          words={server.words.kept}
          onDraw={draw}
          onEmpty={() => form.current?.querySelector('input')?.focus()}
        />
      )}
      <BirthForm {...shown} live={isLive ? live : undefined} />
    </>
  );
}

/** Leads to what is wrong; a closed part that holds some of it is opened. */
function showErrors(): void {
  const summary = document.getElementById('birth-errors');
  const options = summary?.closest('form')?.querySelector('details');
  if (options?.querySelector('[aria-invalid]')) options.open = true;
  summary?.focus();
}
