import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlaceChoice } from '../../../contract/places.ts';
import { natal } from '../../../locales/en/natal.ts';
import { PlaceList } from './place-list.tsx';

const RIO: PlaceChoice = { id: 3, name: 'Rio de Janeiro', region: null, countryName: 'Brazil' };

function render(places: readonly PlaceChoice[]): string {
  return renderToStaticMarkup(
    <PlaceList
      id="places"
      tag="en"
      label="Place"
      words={natal.suggestions}
      state={{ kind: 'found', places }}
      isOpen
      active={-1}
      onChoose={() => undefined}
    />,
  );
}

test('suggestions that leave words over say so, to who sees and to who listens', () => {
  const html = render([{ ...RIO, unmatched: ['xyz'] }]);
  expect(html).toContain(`<p role="status" class="sr">${natal.suggestions.partly} 1 place found</p>`);
  expect(html).toContain(`aria-hidden="true">${natal.suggestions.partly}</li>`);
  expect(html.match(/role="option"/g)).toHaveLength(1);
});

test('suggestions that account for every word say nothing of it', () => {
  expect(render([{ ...RIO, unmatched: [] }])).not.toContain(natal.suggestions.partly);
  expect(render([RIO])).not.toContain(natal.suggestions.partly);
});
