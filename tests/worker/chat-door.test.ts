import { expect, it } from 'vitest';
import { href } from '../../routes/href.ts';
import { postForm, request } from './request.ts';

const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  hour: '14',
  minute: '30',
  period: '24',
  place: 'Ankara',
};

/** The same birth for both of a form for two. */
const PAIR = Object.fromEntries(
  ['a_', 'b_'].flatMap((person) => Object.entries(BIRTH).map(([name, value]) => [person + name, value])),
);

/** The door from a result to one's own conversations: hidden until a script knows that somebody is signed in. */
const doorTo = (about: string) =>
  `hidden="" data-signed-in="yes"><a href="${href('celestia-astrologer-chat', 'en')}?c=new&amp;about=${about}">`;

it.each([
  ['natal-chart', 'chart', BIRTH],
  ['relationship-compatibility-calculator', 'love', PAIR],
] as const)(
  'a result of %s has a door to the conversations, and its bare form none',
  async (id, about, fields) => {
    const path = href(id, 'en');
    expect(await (await postForm(path, fields)).text()).toContain(doorTo(about));
    expect(await (await request(path)).text()).not.toContain('about=');
  },
);
