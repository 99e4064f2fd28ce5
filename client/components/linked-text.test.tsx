import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const PATHS = { terms: '/en/user-agreement', privacy: '/en/privacy-policy' };

it('a sentence keeps its order, with its links in place', () => {
  const text = 'You agree to the <terms>terms</terms> and the <privacy>policy</privacy>.';
  expect(renderToStaticMarkup(<LinkedText text={text} paths={PATHS} />)).toBe(
    'You agree to the <a href="/en/user-agreement">terms</a> and the <a href="/en/privacy-policy">policy</a>.',
  );
});

it('what leads nowhere is plain text', () => {
  expect(renderToStaticMarkup(<LinkedText text="A <card>card</card>." paths={PATHS} />)).toBe('A card.');
});
