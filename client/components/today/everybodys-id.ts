/** Where home tells what is the same for all: for whoever has a day, behind a door. */
export const EVERYBODYS_ID = 'sky';
