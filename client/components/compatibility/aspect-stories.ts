import { type PairGroupId, pairRowOf } from '../../../astrology/synastry/pair-groups.ts';
import type { Contribution } from '../../../astrology/synastry/synastry-types.ts';
import type { CompatibilityWords } from '../../../locales/en/compatibility.ts';
import { ASPECT_TONES } from '../glyphs.tsx';

type Tone = keyof CompatibilityWords['lines'][PairGroupId];

/** One aspect between two people with all that it adds to the score. */
export interface ScoredAspect extends Pick<Contribution, 'first' | 'second' | 'aspect' | 'orb' | 'certain'> {
  /** Its part in its theme, and in trouble, as far as it has them. */
  parts: Pick<Contribution, 'theme' | 'weight'>[];
  /** Points that it moves, whichever way. */
  moved: number;
}

/** A line of words and the aspects that it speaks of: two aspects of one kind need not say it twice. */
export interface AspectStory {
  group: PairGroupId;
  tone: Tone;
  aspects: ScoredAspect[];
  moved: number;
}

/** The contributions by aspect, the one that moves most first. */
export function scoredAspects(contributions: readonly Contribution[]): ScoredAspect[] {
  const found = new Map<string, ScoredAspect>();
  for (const { first, second, aspect, orb, certain, theme, weight } of contributions) {
    const key = `${first} ${aspect} ${second}`;
    const known = found.get(key) ?? { first, second, aspect, orb, certain, parts: [], moved: 0 };
    known.parts.push({ theme, weight });
    known.moved += Math.abs(weight);
    found.set(key, known);
  }
  return [...found.values()].toSorted((a, b) => b.moved - a.moved);
}

/** A quincunx chafes, so it is told in the words for hard aspects. */
function toneOf({ aspect }: ScoredAspect): Tone {
  const tone = ASPECT_TONES[aspect];
  return tone === 'odd' ? 'hard' : tone;
}

/** Points that a story gives, or takes where negative. */
function pointsOf({ aspects }: AspectStory): number {
  return aspects.flatMap(({ parts }) => parts).reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * What carries two people most, and what rubs most; null where nothing does. Only by aspects that no unknown hour may undo: it is
 * the first thing that is said.
 */
export function chiefStories(aspects: readonly ScoredAspect[]): {
  good: AspectStory | null;
  rub: AspectStory | null;
} {
  const certain = aspects.filter((scored) => scored.certain);
  const stories = strongestStories(certain, certain.length).toSorted((a, b) => pointsOf(b) - pointsOf(a));
  const good = stories.find((story) => story.tone !== 'hard' && pointsOf(story) > 0);
  const rub = stories.findLast((story) => story.tone === 'hard' && pointsOf(story) < 0);
  return { good: good ?? null, rub: rub ?? null };
}

/** The strongest stories, each told once. */
export function strongestStories(aspects: readonly ScoredAspect[], count: number): AspectStory[] {
  const stories = new Map<string, AspectStory>();
  for (const scored of aspects) {
    const row = pairRowOf(scored.first, scored.second);
    if (!row) continue;
    const tone = toneOf(scored);
    const key = `${row.group} ${tone}`;
    const story = stories.get(key) ?? { group: row.group, tone, aspects: [], moved: 0 };
    story.aspects.push(scored);
    story.moved += scored.moved;
    stories.set(key, story);
  }
  return [...stories.values()].toSorted((a, b) => b.moved - a.moved).slice(0, count);
}
