import { useEffect, useState } from 'react';
import { type ChosenPlace, chosenOf } from '../../components/birth-form/place-input.tsx';
import { PLACE_INPUT_ID, PlaceForm } from '../../components/eclipses/place-question.tsx';
import type { PlaceQuestionProps } from '../../components/eclipses/place-question-props.ts';
import { askedPlace } from '../../state/asked-place.ts';
import { useIsLive } from '../birth-form/use-is-live.ts';
import { usePlaceCombobox } from '../birth-form/use-place-combobox.tsx';

interface LivePlaceQuestionProps {
  server: PlaceQuestionProps;
  /** Called once the form is alive. */
  onReady(): void;
}

/** Without the choice between places of one name, and the words that point to it. */
function withoutChoice(question: PlaceQuestionProps): PlaceQuestionProps {
  return question.choices.length === 0 ? question : { ...question, choices: [], error: null };
}

/** The question with suggestions and the place that was asked about last. It is sent as any form, and answered by a page. */
export function LivePlaceQuestion({ server, onReady }: LivePlaceQuestionProps) {
  const isLive = useIsLive(onReady);
  const [shown, setShown] = useState(server);
  const [chosen, setChosen] = useState<ChosenPlace>(() => chosenOf(server.values));
  const place = usePlaceCombobox({
    inputId: PLACE_INPUT_ID,
    language: server.language,
    tag: server.tag,
    label: server.words.label,
    words: server.suggestions,
    chosen,
    onChoose: (next) => {
      setChosen(next);
      setShown(withoutChoice);
    },
    isLive,
  });
  useEffect(() => {
    const input = document.getElementById(PLACE_INPUT_ID);
    const asked = isLive && askedPlace();
    if (!asked || !(input instanceof HTMLInputElement) || input.value) return;
    input.value = asked.place ?? '';
    setChosen(chosenOf(asked));
  }, [isLive]);
  return <PlaceForm {...shown} live={isLive ? place : undefined} />;
}
