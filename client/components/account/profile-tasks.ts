/** What a form of the account page asks for, in its hidden field `task`. */
export const PROFILE_TASKS = [
  'details',
  'birth',
  'rename',
  'remove',
  'calendar',
  'uncalendar',
  'tidings',
  'end',
  'logout',
  'everywhere',
] as const;
export type ProfileTask = (typeof PROFILE_TASKS)[number];
