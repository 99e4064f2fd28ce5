import { useRef } from 'react';
import { pickFields } from '../../../contract/birth-fields.ts';
import { withJoinedTime } from '../../../features/births/joined-time.ts';
import { LoverFields } from '../../components/lover/lover-fields.tsx';
import type { LoverFormProps } from '../../components/lover/lover-form-props.ts';
import { LEADING_PARTS } from '../birth-form/standing-parts.ts';
import { useIsLive } from '../birth-form/use-is-live.ts';
import { useKeptChoice } from '../birth-form/use-kept-choice.tsx';
import { useLiveBirth } from '../birth-form/use-live-birth.ts';
import { useLoverDraft } from './use-lover-draft.ts';

interface LiveLoverFormProps {
  server: LoverFormProps;
  /** Called once the form is alive. */
  onReady(): void;
}

/** The form with calendar, suggestions and what was typed before. It is sent as any form: where it leads to is another page. */
export function LiveLoverForm({ server, onReady }: LiveLoverFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive(onReady);
  const { shown, fill, place, calendar, onInput, onEntered } = useLiveBirth({ form, server, isLive });
  useLoverDraft({
    form,
    isLive,
    isAnswered: Object.keys(server.values).length > 0,
    fillBirth: (fields) => fill(pickFields(withJoinedTime(fields))),
  });
  const kept = useKeptChoice({
    words: server.words.kept,
    choosing: server.choosing,
    isLive,
    first: 'partner',
    onUse: (chart) => {
      fill(chart.fields);
      const name = form.current?.elements.namedItem('name');
      if (!(name instanceof HTMLInputElement)) return;
      name.value = chart.name;
      // As if it had been typed: what stands in the form is kept for the tab.
      queueMicrotask(() => name.dispatchEvent(new Event('input', { bubbles: true })));
    },
  });
  const live = { form, kept, place, calendar, onInput, onEntered };
  return <LoverFields {...shown} parts={LEADING_PARTS} live={isLive ? live : undefined} />;
}
