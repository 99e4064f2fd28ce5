import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HelpCard } from '../../../features/celestia/care/help-card.ts';
import { care } from '../../../locales/en/celestia/care.ts';
import { HelpCardLines } from './help-lines-shown.tsx';

const CARD: HelpCard = {
  kind: 'suicide',
  size: 'whole',
  lines: [],
  directory: { name: 'Find a Helpline', url: 'https://findahelpline.com' },
  quickExit: null,
};

it('cards of several answers in a conversation share neither an id nor the name of a landmark', () => {
  const html = renderToStaticMarkup(<HelpCardLines card={CARD} words={care.card} tag="en-US" />);
  expect(html).toContain('<h3>');
  expect(html).not.toMatch(/ id=|aria-labelledby/);
});
