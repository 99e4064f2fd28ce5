import { earFrom } from './ear.ts';

const FLAT = { unit: 0, spoken: [], weights: btoa('\0'.repeat(16)) };
const SILENT = { ...FLAT, bias: -9 };

/** An ear that is as sure of a life, in log odds, whatever it hears. */
export function earSureOf(life: number) {
  const words = { craft: 'venus', spoken: [], grave: 0, ending: 2 };
  const scales = { life: { ...FLAT, bias: life }, danger: SILENT, violence: SILENT };
  return earFrom({ learnedFrom: '', ...words, ...scales });
}
