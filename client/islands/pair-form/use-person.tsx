import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { pickFields } from '../../../contract/birth-fields.ts';
import { withJoinedTime } from '../../../features/births/joined-time.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { LivePerson } from '../../components/compatibility/pair-fields.tsx';
import type { PairBirth, PairFormProps } from '../../components/compatibility/pair-form-props.ts';
import type { KeptChart } from '../../state/kept-charts.ts';
import { fillForm } from '../birth-form/fill-form.ts';
import { useKeptPart } from '../birth-form/use-kept-part.ts';
import { useLiveBirth } from '../birth-form/use-live-birth.ts';
import { useOwnBirth } from '../birth-form/use-own-birth.tsx';
import { birthOfChart } from './birth-of-chart.ts';

interface PersonOptions {
  form: RefObject<HTMLFormElement | null>;
  /** The person as the server wrote it. */
  server: PairBirth;
  words: PairFormProps['words'];
  isLive: boolean;
  /** Whether it is this person whose birth the account holds. */
  takesOwnBirth?: boolean;
  /** Called as that birth is taken out of the fields. */
  onEmpty?(): void;
}

interface Person {
  shown: PairBirth;
  /** Draws the person as the server answered. */
  show(birth: PairBirth): void;
  /** Fills the fields with a birth and a name. */
  fill(fields: Readonly<Record<string, string>>): void;
  live: LivePerson;
  onInput(event: { target: EventTarget }): void;
  onEntered(event: { target: EventTarget }): void;
}

const fetchKeptChoice = () => import('../birth-form/kept-choice.tsx');

/** Brings one person's fields to life, and fills them with a chart that this browser keeps. */
export function usePerson(options: PersonOptions): Person {
  const { form, server, words, isLive, takesOwnBirth = false, onEmpty } = options;
  const { prefix } = server;
  const birth = useLiveBirth({ form, server, isLive });
  const { shown, show, fill, isFaulty, place, calendar, onInput, onEntered } = birth;
  const own = useOwnBirth(
    {
      form,
      prefix,
      words: server.words.form,
      tag: server.tag,
      onFill: (fields) => {
        // What is wrong with what was sent stays said.
        if (isFaulty()) return;
        fill(fields);
        // No name is remembered with a birth: the one that was answered stays with it.
        if (fields.day) show({ ...shown, values: { ...fields, name: shown.values.name ?? '' } });
      },
      onEmpty: () => {
        onEmpty?.();
        fill({});
      },
    },
    isLive && takesOwnBirth,
  );
  const use = (chart: KeptChart) => {
    const element = form.current;
    if (!element) return;
    const birth = birthOfChart(shown, chart);
    fillForm(element, prefix, chart.fields);
    const name = element.elements.namedItem(`${prefix}name`);
    if (name instanceof HTMLInputElement) name.value = birth.values.name ?? '';
    flushSync(() => show(birth));
  };
  const part = useKeptPart(isLive, fetchKeptChoice);
  const kept = part && (
    <part.KeptChoice
      words={server.words.kept}
      use={words.use}
      useChart={server.useChart}
      used={fillText(words.labelled, { label: server.legend, text: '{{chart}}' })}
      first={takesOwnBirth ? 'mine' : 'partner'}
      onUse={use}
    />
  );
  return {
    shown,
    show,
    fill: (fields) =>
      use({ id: '', name: fields.name ?? '', kind: null, fields: pickFields(withJoinedTime(fields)) }),
    live: { place, calendar, kept, own },
    onInput,
    onEntered,
  };
}
