import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MS_PER_SECOND = 1000;

/** Processor time of each process of a group, in milliseconds, by process id. */
export type ProcessorTimes = ReadonlyMap<number, number>;

/** `[[dd-]hh:]mm:ss` as ps writes it, in milliseconds. */
function readTime(text: string): number {
  const [days, clock] = text.includes('-') ? text.split('-') : ['0', text];
  const seconds = (clock ?? '').split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * MS_PER_SECOND;
}

/**
 * What `ps -A -o pgid=,pid=,time=` says of a process group.
 * @param group id of the process that leads it.
 */
export function readProcessorTimes(listing: string, group: number): ProcessorTimes {
  const rows = listing.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.flatMap(([pgid, pid, time = '']) =>
      Number(pgid) === group ? [[Number(pid), readTime(time)] as const] : [],
    ),
  );
}

/** Of the processes that run now, to a second; null where the system has no ps. */
export async function processorTimesOf(group: number): Promise<ProcessorTimes | null> {
  try {
    const { stdout } = await run('ps', ['-A', '-o', 'pgid=,pid=,time=']);
    return readProcessorTimes(stdout, group);
  } catch {
    return null;
  }
}

/** What the processes have used since, in milliseconds; of those that are gone nothing is known. */
export function usedSince(before: ProcessorTimes, now: ProcessorTimes): number {
  return [...now].reduce((sum, [pid, ms]) => sum + Math.max(0, ms - (before.get(pid) ?? 0)), 0);
}
