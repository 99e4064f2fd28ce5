import type { Fact } from '../../features/celestia/facts/fact.ts';
import type { People } from '../../features/celestia/facts/gather-facts.ts';

/** As `gatherFacts` does, which is read with what makes answers: an object that makes none does without. */
type Gather = (people: People, nowMs: number) => readonly Fact[];

/** For so long what is gathered serves a conversation's next messages: the Moon moves a tenth of a degree in it. */
const FRESH_MS = 600_000;

/** The facts of the conversation that was answered in last: to gather them takes longer than all else that an answer is made of. */
export class GatheredFacts {
  private last: { of: string; atMs: number; facts: readonly Fact[] } | null = null;

  /** @throws AstrologyError `date_out_of_range` near the ends of the tables. */
  of(conversationId: string, people: People, nowMs: number, gather: Gather): readonly Fact[] {
    const { self, partner } = people;
    const of = [conversationId, self, partner]
      .map((each) =>
        typeof each === 'string' ? each : JSON.stringify(each && [each.instantMs, each.settings, each.place]),
      )
      .join(' ');
    const { last } = this;
    if (last?.of === of && nowMs - last.atMs < FRESH_MS) return last.facts;
    const facts = gather(people, nowMs);
    this.last = { of, atMs: nowMs, facts };
    return facts;
  }

  forget(): void {
    this.last = null;
  }
}
