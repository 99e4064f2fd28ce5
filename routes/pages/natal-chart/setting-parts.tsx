import { type ChartSettings, DEFAULT_SETTINGS } from '../../../astrology/chart-settings.ts';
import { SettingsForm } from '../../../client/components/chart-settings/settings-form.tsx';
import { formatDegrees } from '../../../features/degrees.ts';
import { changeLines } from '../../../features/settings-change/change-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Translator } from '../../../locales/index.ts';
import type { NatalData, NatalResultData } from './load.ts';

type Words = Translator<'natal' | 'astro' | 'settings'>;

/** What a chart was drawn by. A link does not tell which houses were asked for: those that it has. */
export function settingsOf({ figure, chart }: Pick<NatalResultData, 'figure' | 'chart'>): ChartSettings {
  return {
    ...figure.settings,
    houseSystem: chart?.settings.houseSystem ?? figure.houses?.system ?? DEFAULT_SETTINGS.houseSystem,
  };
}

/** Says of a sidereal chart what it is. */
export function ZodiacNote({ result: { figure, chart }, words }: { result: NatalResultData; words: Words }) {
  const { zodiac } = figure.settings;
  if (zodiac === 'tropical') return null;
  const { form, zodiacs } = words.section('settings');
  const note = fillText(form.sidereal, { zodiac: zodiacs[zodiac] });
  const ayanamsa = chart?.ayanamsa ?? null;
  return (
    <p className="result__notice">
      {ayanamsa === null ? note : `${note} ${fillText(form.ayanamsa, { distance: formatDegrees(ayanamsa) })}`}
    </p>
  );
}

interface SwitchesProps {
  result: NatalResultData;
  values: NatalData['values'];
  words: Words;
  /** Path that takes a birth. */
  action: string;
}

/** The settings of a chart and what a switch of them changed. */
export function Switches({ result, values, words, action }: SwitchesProps) {
  const { changes, figure } = result;
  const [settings, astro, natal] = [
    words.section('settings'),
    words.section('astro'),
    words.section('natal'),
  ];
  return (
    <SettingsForm
      settings={settingsOf(result)}
      hasHouses={figure.houses !== null}
      values={result.chart && values}
      changes={changes && changeLines(changes, { settings, astro })}
      action={action}
      words={settings}
      astro={astro}
      messages={{ applying: natal.form.submitting, failed: natal.result.failed }}
    />
  );
}
