import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REQUEST_STATES, type RequestState } from '../../contract/consulting.ts';
import { MAKERS, MOVES, type Move, NEXT, stateAfter, TOLD } from './moves.ts';

const FINAL = ['held', 'declined', 'withdrawn', 'expired'];

/** The states that a walk from a new request comes through; a move that the state has not is left out. */
function walk(moves: readonly Move[]): RequestState[] {
  const states: RequestState[] = ['asked'];
  for (const move of moves) {
    const next = stateAfter(states.at(-1) ?? 'asked', move);
    if (next) states.push(next);
  }
  return states;
}

describe('the table of a request', () => {
  it('reaches every state, and ends in those that nothing follows', () => {
    const reached = new Set<string>([
      'asked',
      ...Object.values(NEXT).flatMap((moves) => Object.values(moves)),
    ]);
    expect([...reached].toSorted()).toEqual([...REQUEST_STATES].toSorted());
    expect(REQUEST_STATES.filter((state) => Object.keys(NEXT[state]).length === 0)).toEqual(FINAL);
  });

  it('comes to a time that both have agreed to before it is paid, reminded of or held, however it is walked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MOVES), { maxLength: 30 }), (moves) => {
        const states = walk(moves);
        const first = (state: RequestState) => {
          const at = states.indexOf(state);
          return at < 0 ? Number.POSITIVE_INFINITY : at;
        };
        for (const state of ['paid', 'reminded', 'held'] as const)
          if (states.includes(state)) expect(first('agreed')).toBeLessThan(first(state));
        for (const state of ['reminded', 'held'] as const)
          if (states.includes(state)) expect(first('paid')).toBeLessThan(first(state));
        if (states.includes('agreed')) expect(first('offered')).toBeLessThan(first('agreed'));
        for (const state of FINAL) {
          const at = states.indexOf(state as RequestState);
          if (at >= 0) expect(at).toBe(states.length - 1);
        }
        expect(states.filter((state) => state === 'paid').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('lets each party make its own moves, and neither pay, give back, remind or close', () => {
    const of = (party: string) => MOVES.filter((move) => MAKERS[move] === party);
    expect(of('operator')).toEqual(['offer', 'decline']);
    expect(of('person')).toEqual(['accept', 'another', 'withdraw']);
  });

  it('tells the person of whatever they did not see happen', () => {
    for (const state of ['offered', 'declined', 'expired', 'reminded'] as const)
      expect(TOLD[state]).toContain('person');
  });
});
