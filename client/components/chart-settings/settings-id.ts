/** Where the settings' form leads without a script, and the focus with one: what the switch changed. */
export const SETTINGS_ID = 'chart-settings';
