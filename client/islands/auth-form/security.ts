import { faultOf, type IdentityCode, identityFault } from '../../auth/identity-codes.ts';
import { openSession } from '../../auth/session.ts';
import { providerOf, WAY_IDS, type WayId } from '../../auth/ways.ts';
import { type AuthPage, isComplete, passwordFaults } from './auth-page.ts';
import { tellOfPassword } from './link.ts';
import { requirePerson } from './login.ts';
import { enlivenPolicy } from './policy-list.ts';
import { endRedirect, enlivenProviders } from './providers.ts';
import { enlivenResend } from './resend.ts';
import { onSubmit } from './submit-form.ts';

/** How long a proof is fresh: as long as the provider and the site's own server take it. */
const PROOF_MS = 300_000;

/** The proof has grown too old for the provider: it is asked for again. */
const STALE: ReadonlySet<IdentityCode> = new Set(['requires-recent-login', 'user-token-expired']);

/** Work that changes the ways into an account. */
interface Change {
  /** What is said when it is done, by the key of its `data-*` text. */
  done: 'added' | 'removed' | 'changed';
  way: WayId;
  work: () => Promise<void>;
}

/** The ways into an account: a fresh proof, then what may be added, removed and changed. */
export async function enlivenSecurity(page: AuthPage, personId: string): Promise<void> {
  let provedMs = 0;
  let ways: readonly WayId[] = [];

  const arrive = async () => {
    await requirePerson(page, personId);
    ways = await (await page.identity()).ways.list();
    provedMs = Date.now();
    page.say('');
    showWays(page, ways);
    page.show('ways');
  };

  /** Asks for the proof anew; what was typed stays, and nothing is done. */
  const askAgain = () => {
    page.say('');
    page.show('form');
    page.tell({ ...faultOf('requires-recent-login'), field: null });
    return false;
  };

  const change: MakeChange = async ({ done, way, work }) => {
    if (Date.now() - provedMs > PROOF_MS) return askAgain();
    try {
      await work();
      ways = await (await page.identity()).ways.list();
    } catch (thrown) {
      if (!STALE.has(identityFault(thrown).code)) throw thrown;
      return askAgain();
    }
    showWays(page, ways);
    const row = rowOf(page, way);
    page.say(row?.dataset[done] ?? '');
    // What was pressed may be gone.
    row?.focus();
    return true;
  };

  onSubmit(page, 'form', async () => {
    if (!isComplete(page)) return;
    await (await page.identity()).signIn(page.textOf('email'), page.textOf('password'));
    await arrive();
  });
  enlivenProviders(page, { arrive, link: null });
  enlivenButtons(page, change);
  enlivenResend(page);
  enlivenPassword(page, { personId, change, has: (way) => ways.includes(way) });
  await endRedirect(page, { arrive, link: null });
}

/** Whether it was done; else the proof is asked for anew. */
type MakeChange = (change: Change) => Promise<boolean>;

function rowOf(page: AuthPage, way: WayId): HTMLElement | null {
  return page.find(`[data-way=${way}]`);
}

function showWays(page: AuthPage, ways: readonly WayId[]): void {
  for (const way of WAY_IDS) {
    const row = rowOf(page, way);
    if (!row) continue;
    const has = ways.includes(way);
    const isOnly = has && ways.length === 1;
    const state = row.querySelector<HTMLElement>('[data-state]');
    if (state) state.textContent = state.dataset[isOnly ? 'only' : has ? 'on' : 'off'] ?? '';
    for (const button of row.querySelectorAll<HTMLElement>('[data-add]')) button.hidden = has;
    for (const button of row.querySelectorAll<HTMLElement>('[data-remove]')) button.hidden = !has || isOnly;
  }
  const has = ways.includes('password');
  for (const part of page.element.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = (part.dataset.when === 'has') !== has;
  }
}

/** Adding a provider and removing any way; a window that the browser blocks cannot be done without, unlike at a sign-in. */
function enlivenButtons(page: AuthPage, change: MakeChange): void {
  const list = page.find('[data-ways]');
  const start = (run: () => Promise<unknown>) => {
    if (page.run.isRunning()) return;
    page.clear();
    void run().catch((thrown: unknown) => {
      page.say('');
      if (identityFault(thrown).code === 'popup-blocked') page.say(list?.dataset.blocked ?? '');
      else page.fail(thrown, true);
    });
  };
  for (const way of WAY_IDS) {
    const row = rowOf(page, way);
    const provider = providerOf(way);
    row?.querySelector('[data-add]')?.addEventListener('click', () => {
      if (!provider) return;
      start(async () => {
        page.say(list?.dataset.waiting ?? '');
        const identity = await page.identity();
        await change({ done: 'added', way, work: () => identity.ways.addProvider(provider) });
      });
    });
    row?.querySelector('[data-remove]')?.addEventListener('click', () => {
      start(() =>
        page.run(async () => {
          const identity = await page.identity();
          await change({ done: 'removed', way, work: () => identity.ways.remove(way) });
        }),
      );
    });
  }
}

interface PasswordPart {
  personId: string;
  change: MakeChange;
  has(way: WayId): boolean;
}

/** The password: changed by the one before, or set where there is none. Every other session ends with it. */
function enlivenPassword(page: AuthPage, { personId, change, has }: PasswordPart): void {
  const judge = enlivenPolicy(page, { field: 'chosen', email: () => page.textOf('email') });
  onSubmit(page, 'ways', async () => {
    page.clear();
    const isChange = has('password');
    const faults = [
      ...(isChange ? passwordFaults(page, 'current') : []),
      ...passwordFaults(page, 'chosen', await judge()),
    ];
    for (const fault of faults) page.tell(fault);
    if (faults.length > 0) return;
    const [current, chosen] = [page.textOf('current'), page.textOf('chosen')];
    const { ways } = await page.identity();
    const work = async () => {
      const idToken = await ways.setPassword(isChange ? current : null, chosen);
      await openSession(idToken, { as: personId, endOthers: true });
    };
    try {
      const isDone = await change({ done: isChange ? 'changed' : 'added', way: 'password', work });
      if (isDone) page.find<HTMLFormElement>('[data-screen=ways] form')?.reset();
    } catch (thrown) {
      const { code } = identityFault(thrown);
      const isChosen = code === 'weak-password' || code === 'password-does-not-meet-requirements';
      if (isChosen) page.tell({ ...faultOf(code), field: 'chosen' });
      else tellOfPassword(page, thrown);
    }
  });
}
