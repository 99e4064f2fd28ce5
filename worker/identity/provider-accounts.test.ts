import { describe, expect, it } from 'vitest';
import { type AccountsDoor, createProviderAccounts } from './provider-accounts.ts';

const DOOR: AccountsDoor = { kind: 'emulator', projectId: 'demo-celestia', url: 'http://127.0.0.1:9099' };
const ADA = { localId: 'ada' };

/** The provider, which answers so, and a clock. */
function provider(answer: () => Response) {
  const clock = { nowMs: 1_000_000 };
  const asked: { url: string; init: RequestInit }[] = [];
  const accounts = createProviderAccounts({
    fetch: async (url, init) => {
      asked.push({ url, init });
      return answer();
    },
    nowMs: () => clock.nowMs,
  });
  return { accounts, asked, clock };
}

const found = (users: unknown) =>
  provider(() => Response.json({ kind: 'lookup', users })).accounts.find('ada', DOOR);

describe('the provider’s account of a person', () => {
  const open = { state: 'open', email: null, emailVerified: false, validSinceSeconds: 0 };

  it.each([
    ['that says no more', [ADA], open],
    [
      'that says all',
      [{ ...ADA, email: 'ada@example.com', emailVerified: true, validSince: '1800000000' }],
      { state: 'open', email: 'ada@example.com', emailVerified: true, validSinceSeconds: 1_800_000_000 },
    ],
    ['that is disabled', [{ ...ADA, disabled: true, emailVerified: true }], { state: 'disabled' }],
    ['that is not disabled', [{ ...ADA, disabled: false }], open],
    ['beside another’s', [{ localId: 'eve', disabled: true }, ADA], open],
    ['of somebody else', [{ localId: 'eve' }], { state: 'gone' }],
    ['that is none', [], { state: 'gone' }],
    ['that is left out', undefined, { state: 'gone' }],
  ])('%s', async (_, users, account) => {
    expect(await found(users)).toEqual(account);
  });

  it.each([
    ['by a number', [{ localId: 7 }]],
    ['with a moment that is none', [{ ...ADA, validSince: 'today' }]],
    ['with a moment in tenths', [{ ...ADA, validSince: '18000000000000' }]],
    ['with a confirmation that is a word', [{ ...ADA, emailVerified: 'yes' }]],
  ])('%s cannot be read', async (_, users) => {
    await expect(found(users)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is asked for by its id, and by the right that the emulator takes', async () => {
    const { accounts, asked } = provider(() => Response.json({ users: [ADA] }));
    await accounts.find('ada', DOOR);
    expect(asked).toMatchObject([
      {
        url: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects/demo-celestia/accounts:lookup',
        init: {
          method: 'POST',
          headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
          body: '{"localId":["ada"]}',
        },
      },
    ]);
    expect(asked[0]?.init.signal?.aborted).toBe(false);
  });
});

describe('a provider that fails', () => {
  it.each([
    ['by its status', () => Response.json({ users: [ADA] }, { status: 503 })],
    ['by what it says', () => new Response('<html>')],
    [
      'by its line',
      () => {
        throw new TypeError('the line is down');
      },
    ],
  ])('%s is left alone for half a minute by whoever need not know', async (_, answer) => {
    const { accounts, clock } = provider(answer);
    expect(accounts.isResting()).toBe(false);
    await expect(accounts.find('ada', DOOR)).rejects.toMatchObject({ code: 'unavailable' });
    expect(accounts.isResting()).toBe(true);
    clock.nowMs += 29_999;
    expect(accounts.isResting()).toBe(true);
    clock.nowMs += 1;
    expect(accounts.isResting()).toBe(false);
  });

  it('is not left alone for an account that is gone', async () => {
    const { accounts } = provider(() => Response.json({}));
    await accounts.find('ada', DOOR);
    expect(accounts.isResting()).toBe(false);
  });
});
