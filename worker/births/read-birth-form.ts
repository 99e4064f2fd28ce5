import * as v from 'valibot';
import { type ChartSettings, DEFAULT_SETTINGS } from '../../astrology/chart-settings.ts';
import type { ClockWindow } from '../../contract/day-parts.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { ChosenSettings } from '../../contract/setting-choices.ts';
import { parseOffset } from '../../contract/utc-offset.ts';
import { withTime } from '../../features/births/clock-fields.ts';
import { fieldText } from '../../features/births/field-text.ts';
import { foldKey } from '../../features/births/fold-key.ts';
import { readDateFields } from '../../features/births/read-date-fields.ts';
import { readTimeFields } from '../../features/births/read-time-fields.ts';

/** A birth form as read: what is settled, and what is wrong with the rest. The place is still words or an id. */
export interface BirthForm {
  /** `YYYY-MM-DD`, or null where it is missing or wrong. */
  date: string | null;
  /** What was written as the year in four digits; null where it was not. */
  year: number | null;
  /** `HH:MM[:SS]`; null when unknown, missing or wrong. */
  time: string | null;
  /** The part of the day that an unknown time lies in; null where that is not known either. */
  window: ClockWindow | null;
  /** GeoNames id, from a choice or a suggestion. */
  placeId: number | null;
  placeQuery: string;
  settings: ChartSettings;
  fold: 0 | 1 | undefined;
  utcOffsetSeconds: number | undefined;
  /** Field name to error code, as in the dictionary `errors.fields`. */
  fields: Record<string, string>;
}

type Fields = Readonly<Record<string, string>>;

const SETTING_NAMES = ['houseSystem', 'zodiac', 'node', 'lilith', 'orbs'] as const;

/** What is chosen of how the chart is drawn; an empty field chooses nothing. */
function readSettings(fields: Fields): { settings: ChartSettings; errors: FieldErrors } {
  const written = SETTING_NAMES.map((name) => [name, fieldText(fields, name) || undefined] as const);
  const chosen = Object.fromEntries(written.filter(([, value]) => value !== undefined));
  const parsed = v.safeParse(ChosenSettings, chosen);
  if (parsed.success) return { settings: parsed.output, errors: {} };
  const names = Object.keys(v.flatten<typeof ChosenSettings>(parsed.issues).nested ?? {});
  const errors = Object.fromEntries(names.map((name) => [name, 'malformed']));
  return { settings: DEFAULT_SETTINGS, errors };
}

function readOptions(fields: Fields) {
  const errors: Record<string, string> = {};
  const foldStale = fields.foldFor !== undefined && fields.foldFor !== foldKey(withTime(fields));
  const foldText = foldStale ? '' : fieldText(fields, 'fold');
  const fold = foldText === '0' ? 0 : foldText === '1' ? 1 : undefined;
  if (foldText !== '' && fold === undefined) errors.fold = 'malformed';
  const offsetText = fieldText(fields, 'utcOffset');
  const utcOffsetSeconds = offsetText === '' ? undefined : parseOffset(offsetText);
  if (offsetText !== '' && utcOffsetSeconds === undefined) errors.utcOffset = 'malformed';
  return { fold, utcOffsetSeconds, errors } as const;
}

/** The id of a chosen place, unless the text that it was chosen for (`placeFor`) has been changed since. */
function readPlaceId(fields: Fields): number | null {
  const written = fieldText(fields, 'placeId');
  if (!/^[1-9]\d{0,11}$/.test(written)) return null;
  const stale = fields.placeFor !== undefined && fieldText(fields, 'placeFor') !== fieldText(fields, 'place');
  return stale ? null : Number(written);
}

/** Reads the fields of a birth form; never throws, whatever they hold. */
export function readBirthForm(fields: Fields): BirthForm {
  const errors: Record<string, string> = {};
  const { date, year, faults: dateFaults } = readDateFields(fields);
  const { time, window, errors: timeErrors } = readTimeFields(fields);
  const placeQuery = fieldText(fields, 'place');
  const placeId = readPlaceId(fields);
  if (placeQuery === '' && placeId === null) errors.place = 'required';
  const { settings, errors: settingErrors } = readSettings(fields);
  const { fold, utcOffsetSeconds, errors: optionErrors } = readOptions(fields);
  return {
    date,
    year,
    time,
    window,
    placeId,
    placeQuery,
    settings,
    fold,
    utcOffsetSeconds,
    fields: { ...dateFaults, ...errors, ...timeErrors, ...settingErrors, ...optionErrors },
  };
}
