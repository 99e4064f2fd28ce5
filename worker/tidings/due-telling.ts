import type { CivilClock } from '../../features/local-time/civil-clock.ts';
import type { DuePiece } from '../../features/tidings/next-due.ts';
import type { ToldPerson } from './tiding-rows.ts';

/** Whom a piece is for, of what length of time it tells, since when it has been due, and when the next is: UTC ms, null for never. */
export interface DueTelling extends ToldPerson {
  rhythm: DuePiece['rhythm'];
  clock: CivilClock;
  sinceMs: number;
  nextMs: number | null;
}
