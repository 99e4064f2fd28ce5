import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoonDisc } from './moon-disc.tsx';

function moon(illuminatedFraction: number, waxing = true, southern = false): string {
  return renderToStaticMarkup(
    <MoonDisc illuminatedFraction={illuminatedFraction} waxing={waxing} southern={southern} />,
  );
}

test('a new Moon has no light', () => {
  expect(moon(0)).not.toContain('moon__lit');
});

test('the terminator of a half Moon is straight', () => {
  expect(moon(0.5)).toContain('A0 48 0 0 0 0 -48z');
});

test('the terminator bulges into the light before the half Moon and into the dark after it', () => {
  expect(moon(0.25)).toContain('A24 48 0 0 0 0 -48z');
  expect(moon(0.75)).toContain('A24 48 0 0 1 0 -48z');
});

test('a waning Moon is lit on the other side', () => {
  expect(moon(0.3, false)).toContain('scale(-1 1)');
  expect(moon(0.3, true)).not.toContain('scale');
});

test('in the south the Moon stands on its head', () => {
  expect(moon(0.3, true, true)).toContain('rotate(180)');
});

test('a fraction beyond the possible is drawn as the nearest possible one', () => {
  expect(moon(1.01)).toBe(moon(1));
});

test('with a label it is an image, without one an ornament', () => {
  expect(moon(0.5)).toContain('aria-hidden="true"');
  const labelled = renderToStaticMarkup(<MoonDisc illuminatedFraction={0.5} waxing label="First quarter" />);
  expect(labelled).toContain('role="img" aria-label="First quarter"');
});
