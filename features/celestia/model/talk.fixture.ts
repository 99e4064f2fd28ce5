import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { NO_MEMORY } from '../speaking/turn.ts';
import type { Talk } from './talk.ts';

/** Somebody's first question about their own chart alone. */
export const TALK: Talk = {
  text: 'What does my chart say about love?',
  language: 'en',
  people: { self: SELF, partner: null },
  firstName: null,
  names: [],
  earlier: [],
  memory: NO_MEMORY,
  nowMs: NOW_MS,
  timeZone: 'UTC',
  offsetMs: 0,
};
