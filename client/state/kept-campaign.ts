import { CAMPAIGN_NAME } from '../../contract/campaign.ts';

const CAMPAIGN_KEY = 'celestia.campaign.1';

/** Remembers in this tab by which campaign its visitor came. */
export function keepCampaign(campaign: string): void {
  try {
    sessionStorage.setItem(CAMPAIGN_KEY, campaign);
  } catch {
    // Storage is forbidden: the account that may follow is counted for none.
  }
}

/** The campaign by which this tab's visitor came; null: none. */
export function keptCampaign(): string | null {
  try {
    const kept = sessionStorage.getItem(CAMPAIGN_KEY) ?? '';
    return CAMPAIGN_NAME.test(kept) ? kept : null;
  } catch {
    return null;
  }
}
