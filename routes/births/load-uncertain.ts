import type { UncertainBirth } from '../../client/components/uncertain-time/uncertain-birth.ts';
import { pickFields } from '../../contract/birth-fields.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import { withTime } from '../../features/births/clock-fields.ts';
import type { RisingGuess } from '../../features/births/rising-guess.ts';
import { risingChoices } from '../../features/rising-choice/rising-choice.ts';
import type { Language } from '../../locales/locales.ts';

interface ToldBirth {
  /** Of what was told. */
  chart: BirthChart;
  guess: RisingGuess | null;
  /** The posted form. */
  form: Readonly<Record<string, string>> | null;
  language: Language;
}

/** What a page tells beside the chart of a birth whose time is not known to the minute; null where it is. */
export async function loadUncertain({
  chart,
  guess,
  form,
  language,
}: ToldBirth): Promise<UncertainBirth | null> {
  if (!chart.day) return null;
  const choices = await risingChoices(chart.day, language);
  return { choices, guess, fields: pickFields(withTime(form ?? {})) };
}
