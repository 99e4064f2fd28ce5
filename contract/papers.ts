/** The papers as they stand: raised with every change of what they say. Whoever makes an account agrees to these. */
export const PAPERS = {
  privacy: { version: 5, date: '2026-11-28' },
  agreement: { version: 2, date: '2026-11-28' },
} as const;

/** The first versions that tell how a sale goes: under older ones nothing is sold. */
export const SALE_PAPERS: Readonly<Record<keyof typeof PAPERS, number>> = { privacy: 2, agreement: 2 };

/** What is kept of it at sign-up. */
export const AGREED_VERSION = `agreement ${PAPERS.agreement.version}, privacy ${PAPERS.privacy.version}`;
