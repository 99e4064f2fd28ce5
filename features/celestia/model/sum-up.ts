import type { Asked } from '../understanding/asked.ts';

/** One message of a conversation that went before. */
export interface Turn {
  from: 'person' | 'celestia';
  text: string;
}

/** So many messages go to the model as they are; what lies before them is summed up. */
const WHOLE_TURNS = 6;
/** Longer ones are cut: what was asked stands at their beginning. */
const MAX_TURN_LENGTH = 1_200;
const MAX_TOPICS = 12;

/** The last messages of a conversation, from one of the person's on. */
export function lastTurns(turns: readonly Turn[]): Turn[] {
  const last = turns.slice(-WHOLE_TURNS);
  const first = last.findIndex(({ from }) => from === 'person');
  return first < 0
    ? []
    : last.slice(first).map(({ from, text }) => ({ from, text: text.slice(0, MAX_TURN_LENGTH) }));
}

function topicOf({ about, topic, points, signs, event, frame, whose }: Asked): string {
  const named = [topic ?? about, ...points, ...signs, event, frame].filter((word) => word !== null);
  return `${[...new Set(named)].join(' ')}${whose === 'partner' ? " (the partner's chart)" : ''}`;
}

/**
 * What was asked before the last messages, as it was understood: topics, never words of the person. Empty where all messages are
 * still there.
 * @param asked each question of the person, the oldest first.
 */
export function sumUp(asked: readonly Asked[], turns: readonly Turn[]): string {
  const whole = lastTurns(turns).filter(({ from }) => from === 'person').length;
  const older = asked.slice(0, Math.max(0, asked.length - whole));
  const topics = [...new Set(older.map(topicOf))].slice(-MAX_TOPICS);
  return topics.length === 0
    ? ''
    : `Earlier in this conversation the person asked about: ${topics.join('; ')}.`;
}
