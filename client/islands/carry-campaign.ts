import { campaignOf } from '../../contract/campaign.ts';
import { keepCampaign } from '../state/kept-campaign.ts';

/** Carries the address' campaign to the page where an account is made, in this tab and no longer. */
export function mount(): void {
  const campaign = campaignOf(new URLSearchParams(location.search));
  if (campaign !== '') keepCampaign(campaign);
}
