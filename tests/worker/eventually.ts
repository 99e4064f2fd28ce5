import { vi } from 'vitest';

/** Long enough for a machine that does other work beside; what holds is found at once. */
const PATIENCE_MS = 10_000;

/** Asks again until what is expected holds: for what the worker does once it has answered. */
export function eventually<T>(expected: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expected, { timeout: PATIENCE_MS });
}
