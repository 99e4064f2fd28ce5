import type { Bindings } from '../bindings.ts';

/** Messages that a person has free on a day, as the settings say; null: as many as they like. */
export function perDayOf({
  CHAT_DAILY_MESSAGES: setting,
}: Pick<Bindings, 'CHAT_DAILY_MESSAGES'>): number | null {
  const most = Number(setting);
  return setting === '' || !Number.isInteger(most) || most < 0 ? null : most;
}
