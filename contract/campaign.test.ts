import { describe, expect, it } from 'vitest';
import { campaignOf } from './campaign.ts';

describe('the campaign of an address', () => {
  it.each([
    ['utm_campaign=Spring-26&utm_source=tiktok', 'spring-26'],
    ['utm_source=tiktok', 'tiktok'],
    ['utm_campaign=&utm_source=tiktok', 'tiktok'],
    ['', ''],
    ['utm_campaign=ada@example.com', ''],
    ['utm_campaign=a%20whole%20sentence', ''],
    [`utm_campaign=${'a'.repeat(41)}`, ''],
  ])('of %j is %j', (query, campaign) => {
    expect(campaignOf(new URLSearchParams(query))).toBe(campaign);
  });
});
