import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { eclipses } from '../../../locales/en/eclipses.ts';
import { natal } from '../../../locales/en/natal.ts';
import { LivePlaceQuestion } from '../../islands/place-question/live-place-question.tsx';
import { PlaceForm, PlaceQuestion } from './place-question.tsx';
import type { PlaceQuestionProps } from './place-question-props.ts';

const EMPTY: PlaceQuestionProps = {
  action: '/en/solar-eclipse#place',
  language: 'en',
  tag: 'en',
  words: eclipses.place,
  suggestions: natal.suggestions,
  values: {},
  error: null,
  choices: [],
};

const SEVERAL: PlaceQuestionProps = {
  ...EMPTY,
  values: { place: 'Springfield' },
  error: eclipses.place.errors.choose,
  choices: [{ id: 7, name: 'Springfield', region: 'Illinois', countryName: 'United States' }],
};

const render = (props: PlaceQuestionProps) => renderToStaticMarkup(<PlaceForm {...props} />);

test('the question posts to its page without a script', () => {
  expect(render(EMPTY)).toMatch(/<form[^>]* action="\/en\/solar-eclipse#place" method="post"/);
  expect(render(EMPTY)).toMatch(/<input id="eclipse-place"[^>]* name="place"/);
});

test('what is wrong is tied to the field, and what was typed stays', () => {
  const html = render(SEVERAL);
  expect(html).toContain('id="eclipse-place-error"');
  expect(html).toMatch(/aria-describedby="eclipse-place-hint eclipse-place-error" aria-invalid="true"/);
  expect(html).toContain('value="Springfield"');
});

test('several places are radios, tied to the text that they answer', () => {
  const html = render(SEVERAL);
  expect(html).toContain('type="radio" id="eclipse-place-7" name="placeId" value="7"');
  expect(html).toContain('type="hidden" name="placeFor" value="Springfield"');
  expect(html).not.toContain('type="hidden" name="placeId"');
});

test('a place that was chosen is sent again with its text', () => {
  const html = render({ ...EMPTY, values: { place: 'Oslo', placeId: '9', placeFor: 'Oslo' } });
  expect(html).toContain('type="hidden" name="placeId" value="9"');
  expect(html).toContain('type="hidden" name="placeFor" value="Oslo"');
});

test('no id begins as those of a birth form do', () => {
  expect(render(SEVERAL)).not.toContain('id="birth-');
});

test('the island first draws what the server drew', () => {
  for (const props of [EMPTY, SEVERAL]) {
    const live = renderToStaticMarkup(<LivePlaceQuestion server={props} onReady={() => undefined} />);
    expect(live).toBe(render(props));
  }
});

test('the island gets no word that it does not say', () => {
  const html = renderToStaticMarkup(<PlaceQuestion {...EMPTY} />);
  expect(html).not.toContain(eclipses.place.notSeen);
  expect(html).not.toContain(eclipses.place.errors.unknown);
});
