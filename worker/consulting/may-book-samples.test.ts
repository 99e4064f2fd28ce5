import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function mayBook(mode: string, CONSULTING_SAMPLES: string): Promise<boolean> {
  vi.stubEnv('MODE', mode);
  const { mayBookSamples } = await import('./may-book-samples.ts');
  return mayBookSamples({ CONSULTING_SAMPLES });
}

it('a build for the live site books no sample, whatever its settings say', async () => {
  expect(await mayBook('production', 'bookable')).toBe(false);
  expect(await mayBook('production', '')).toBe(false);
});

it('a local build books samples where its settings say so', async () => {
  expect(await mayBook('emulator', 'bookable')).toBe(true);
  vi.resetModules();
  expect(await mayBook('emulator', '')).toBe(false);
});
