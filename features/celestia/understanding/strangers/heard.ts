import type { Asked } from '../asked.ts';

/** What somebody typed, what of it must be understood, and whether it goes on from the line before. */
export type Heard = readonly [text: string, understood: Partial<Asked>, follows?: true];
