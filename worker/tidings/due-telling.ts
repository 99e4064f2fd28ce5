import type { CivilClock } from '../../features/local-time/civil-clock.ts';
import type { DuePiece } from '../../features/tidings/next-due.ts';
import type { ToldPerson } from './tiding-rows.ts';

/** Whom a piece is for, of what length of time it tells, and when the next is due: UTC ms, null for never. */
export interface DueTelling extends ToldPerson {
  rhythm: DuePiece['rhythm'];
  clock: CivilClock;
  nextMs: number | null;
}
