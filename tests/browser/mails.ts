import type { APIRequestContext } from 'playwright/test';
import { expect } from './fixtures.ts';

const SENT = '/cdn-cgi/local/explorer/api/local/email/sending';

interface SentMail {
  messageId: string;
  to: string[];
  subject: string;
}

/** The text of the newest mail to an address whose subject has a word in it; waits for it, since some leave behind an answer. */
export async function mailTo(request: APIRequestContext, to: string, subject: string): Promise<string> {
  let found: SentMail | undefined;
  await expect(async () => {
    const { result } = (await (await request.get(`${SENT}?limit=100`)).json()) as { result: SentMail[] };
    found = result.find(
      (mail) => mail.to.some((each) => each.includes(to)) && mail.subject.includes(subject),
    );
    expect(found).toBeDefined();
  }).toPass();
  const answer = await request.get(`${SENT}?email_id=${encodeURIComponent(found?.messageId ?? '')}`);
  const { result } = (await answer.json()) as { result: { text: string } };
  return result.text;
}

/** The paths of a mail's links, in order. */
export function linksOf(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)].map(([, path = '']) => path);
}
