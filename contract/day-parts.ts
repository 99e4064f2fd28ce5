/** Two clock times of one day, the first the earlier: `HH:MM` or `HH:MM:SS`, and `24:00` for its end. */
export interface ClockWindow {
  readonly from: string;
  readonly to: string;
}

/** Parts of a birthday that people remember, in its order, with the clock times from and to which they count here. */
export const DAY_PARTS = {
  night: { from: '00:00', to: '06:00' },
  morning: { from: '06:00', to: '11:00' },
  noon: { from: '11:00', to: '14:00' },
  afternoon: { from: '14:00', to: '18:00' },
  evening: { from: '18:00', to: '24:00' },
} as const;

export type DayPartId = keyof typeof DAY_PARTS;
export const DAY_PART_IDS = [
  'night',
  'morning',
  'noon',
  'afternoon',
  'evening',
] as const satisfies DayPartId[];
