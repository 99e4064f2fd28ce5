/** The papers as they stand: raised with every change of what they say. Whoever makes an account agrees to these. */
export const PAPERS = {
  privacy: { version: 2, date: '2026-11-24' },
  agreement: { version: 1, date: '2026-11-24' },
} as const;

/** What is kept of it at sign-up. */
export const AGREED_VERSION = `agreement ${PAPERS.agreement.version}, privacy ${PAPERS.privacy.version}`;
