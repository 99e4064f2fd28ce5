import { ASTROLOGERS } from '../../features/consulting/astrologers.ts';
import { sessionTime } from '../../features/consulting/session-time.ts';
import type { Translator } from '../../locales/index.ts';
import type { ShownRequest } from '../services/consulting-service.ts';

type Words = Translator<'booking' | 'consulting' | 'events'>;
type Fact = readonly [name: string, text: string];

/** The time of a request by the clock that its person goes by. */
export function timeOf(instantMs: number, { zone }: Pick<ShownRequest, 'zone'>, words: Words): string {
  return sessionTime(instantMs, zone, { tag: words.tag, zones: words.section('events').zones });
}

/** Who gives the consultation; empty while nobody is chosen. */
export function nameOf({ astrologer }: Pick<ShownRequest, 'astrologer'>): string {
  return astrologer ? ASTROLOGERS[astrologer].name : '';
}

/** What a request says to its person. */
export function requestFacts(request: ShownRequest, words: Words): Fact[] {
  const { facts, states, form } = words.section('booking');
  const { offeredMs, wishes } = request;
  return [
    [facts.state, states[request.state]],
    [facts.package, words.section('consulting').packages[request.package].name],
    [facts.astrologer, nameOf(request) || form.any],
    offeredMs === null
      ? [facts.wishes, wishes.map((wish) => timeOf(wish, request, words)).join('\n')]
      : [facts.time, timeOf(offeredMs, request, words)],
  ];
}

/** What the operator is shown of it beside: what it is about, whose birth, and the times by the astrologer's clock. */
export function operatorFacts(request: ShownRequest, words: Words): Fact[] {
  const { facts } = words.section('booking');
  const { astrologer, wishes, offeredMs, birth, name, email, question } = request;
  const times = offeredMs === null ? wishes : [offeredMs];
  const theirs = astrologer && { zone: ASTROLOGERS[astrologer].zone };
  return [
    ...requestFacts(request, words),
    ...(theirs ? [[facts.theirs, times.map((time) => timeOf(time, theirs, words)).join('\n')] as const] : []),
    [facts.question, question],
    ...(birth ? [[facts.birth, birthText(birth)] as const] : []),
    ...(name === '' ? [] : [[facts.name, name] as const]),
    [facts.email, email],
  ];
}

function birthText({ year, month, day, time, place }: Readonly<Record<string, string>>): string {
  return [`${year}-${month}-${day}`, time || '?', place].join(', ');
}
