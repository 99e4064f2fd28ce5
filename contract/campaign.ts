/** A campaign's name as its links may carry it: nothing that could be a person's address or a whole sentence. */
export const CAMPAIGN_NAME = /^[a-z\d][a-z\d._-]{0,39}$/;

/** Where links name it; the first that is there counts. */
const PARAMETERS = ['utm_campaign', 'utm_source'] as const;

/** The campaign that an address' query names, in lower case; empty where it names none, or none that is one. */
export function campaignOf(query: { get(name: string): string | null }): string {
  const named = PARAMETERS.map((name) => query.get(name)?.trim().toLowerCase() ?? '').find(
    (name) => name !== '',
  );
  return named !== undefined && CAMPAIGN_NAME.test(named) ? named : '';
}
