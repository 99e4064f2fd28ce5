/** Where the form leads without a script. */
export const SKY_DAY_ID = 'sky-day';
