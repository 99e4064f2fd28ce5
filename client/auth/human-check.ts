import type { HumanAction, HumanProof } from '../../contract/human-action.ts';

/**
 * Asks Turnstile, without a picture puzzle where it can, whether a person is there. Its script comes only when it is asked
 * for; where it does not come, the server's own limits decide.
 */

interface Turnstile {
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const SCRIPT_URL = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Whoever is asked to press something needs time; the script itself gets less. */
const SCRIPT_TIMEOUT_MS = 8_000;
const ANSWER_TIMEOUT_MS = 60_000;

function timeout(ms: number, what: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${what}: nothing within ${ms} ms`)), ms);
  });
}

let loading: Promise<Turnstile> | null = null;

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT_URL;
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : reject(new Error('no turnstile')));
    script.onerror = () => reject(new Error('the script did not load'));
    document.head.append(script);
  }).catch((error: unknown) => {
    // Another try may find the line up again.
    loading = null;
    throw error;
  });
  return loading;
}

function ask(turnstile: Turnstile, element: HTMLElement, siteKey: string, action: HumanAction) {
  let widget = '';
  const answer = new Promise<string>((resolve, reject) => {
    widget = turnstile.render(element, {
      sitekey: siteKey,
      action,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': (code: unknown) => reject(new Error(`turnstile: ${String(code)}`)),
      'timeout-callback': () => reject(new Error('turnstile: left unanswered')),
    });
  });
  return Promise.race([answer, timeout(ANSWER_TIMEOUT_MS, 'turnstile')]).finally(() =>
    turnstile.remove(widget),
  );
}

/**
 * A proof for one action, good for one use within five minutes. Null where there is no check, or it does not work: that is
 * said in the console alone.
 * @param element where a question is shown, if there must be one.
 */
export async function humanProof(
  element: HTMLElement,
  siteKey: string,
  action: HumanAction,
): Promise<HumanProof | null> {
  if (siteKey === '') return null;
  try {
    const turnstile = await Promise.race([load(), timeout(SCRIPT_TIMEOUT_MS, 'turnstile script')]);
    return { token: await ask(turnstile, element, siteKey, action), action };
  } catch (error) {
    console.warn('the human check did not work', error);
    return null;
  }
}
