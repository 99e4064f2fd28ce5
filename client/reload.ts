/** After a deploy the chunks of the last build are gone: a page that still names them reloads, not too often. */

const MIN_RELOAD_INTERVAL_MS = 10_000;
const STORAGE_KEY = 'celestia.reloadedAt';

interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Whether a reload is due, and if so notes that it happens now. */
export function claimReload(memory: Memory, nowMs: number): boolean {
  const lastMs = Number(memory.getItem(STORAGE_KEY) ?? 0);
  if (nowMs - lastMs < MIN_RELOAD_INTERVAL_MS) return false;
  memory.setItem(STORAGE_KEY, String(nowMs));
  return true;
}

/** Reloads where the build that the page came from is no longer the one that is served. */
export async function reloadIfDeployed(pageBuild: string): Promise<void> {
  const response = await fetch('/build.json', { cache: 'no-store' });
  const { build } = (await response.json()) as { build: string };
  if (build !== pageBuild && claimReload(sessionStorage, Date.now())) location.reload();
}
