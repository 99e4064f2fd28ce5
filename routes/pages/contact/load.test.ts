import { describe, expect, it, vi } from 'vitest';
import { pageRequest } from '../../page-request.fixture.ts';
import type { ContactService } from '../../services/contact-service.ts';
import { load } from './load.ts';

const LETTER = { name: 'Ada', email: 'ada@example.com', kind: 'data', message: 'What do you keep of me?' };
const taken = { kind: 'taken', reference: 'r1', toldWriter: true } as const;

function sent(form: Record<string, string> | null, contact: Partial<ContactService> = {}) {
  const send = vi.fn<ContactService['send']>(async () => taken);
  const services = { contact: { siteKey: 'key', writer: null, send, ...contact } };
  return { send, outcome: load(pageRequest({ form, services })) };
}

describe('the contact form', () => {
  it('is empty for all, and begins with the name and address of whoever is signed in', async () => {
    const { outcome, send } = sent(null);
    expect(await outcome).toMatchObject({
      data: { siteKey: 'key', values: {}, faults: {}, refused: null, taken: null },
      personal: false,
    });
    expect(send).not.toHaveBeenCalled();
    const writer = { name: 'Ada', email: 'ada@example.com' };
    expect(await sent(null, { writer }).outcome).toMatchObject({ data: { values: writer }, personal: true });
  });

  it('passes on what was written, with the human check', async () => {
    const { outcome, send } = sent({ ...LETTER, human: 'token' });
    expect(await outcome).toMatchObject({ data: { values: {}, taken, refused: null }, personal: true });
    const { message: text, ...said } = LETTER;
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...said, text }, 'token');
    const unchecked = sent(LETTER);
    await unchecked.outcome;
    expect(unchecked.send).toHaveBeenCalledWith(expect.anything(), '');
  });

  it('tells every fault, and loses nothing', async () => {
    const form = { ...LETTER, email: 'x', kind: 'y', more: 'z' };
    const { outcome, send } = sent(form);
    const { more: _, ...values } = form;
    expect(await outcome).toMatchObject({
      data: { faults: { email: 'malformed', kind: 'required' }, taken: null },
      status: 422,
      personal: true,
    });
    expect(await outcome).toHaveProperty('data.values', values);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['human_check_failed', undefined, 422],
    ['too_many_requests', 60, 429],
    ['accounts_unavailable', undefined, 503],
  ] as const)('keeps a letter that was not taken: %s', async (code, retryAfterSeconds, status) => {
    const send = async () => ({ kind: 'refused' as const, code, retryAfterSeconds });
    const outcome = await sent(LETTER, { send }).outcome;
    expect(outcome).toMatchObject({
      data: { values: LETTER, refused: code, faults: {}, taken: null },
      status,
      personal: true,
    });
    expect(outcome).toHaveProperty('personal', true);
    expect('retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined).toBe(retryAfterSeconds);
  });
});
