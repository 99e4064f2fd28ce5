/** A newer feature that may stand unguarded, since the page is whole without it. */
export interface Enhancement {
  /** Path in MDN's data. */
  id: string;
  /** Files that use it, or built scripts by their name without the hash; of none other is it taken. */
  where: readonly string[];
  /** What the oldest browsers do instead. */
  reason: string;
}

const LISTS = ['routes/layouts/languages.tsx', 'routes/layouts/menu.tsx'];
/** What is folded on the screen and not on paper. */
const UNFOLDED = [
  'client/components/events/events.css',
  'client/components/faq/faq.css',
  'client/components/horoscope/horoscope.css',
  'client/components/compatibility/compatibility.css',
  'client/components/natal-result/natal-result.css',
  'client/components/reading/reading.css',
];
const BASE = 'client/styles/base.css';
const WEBKIT_PAPER = 'client/components/reading/webkit-paper.css';
/** React DOM. */
const REACT = 'react-root';

/** The one list of what is newer than the floor; a row that nothing uses fails the check. */
export const ENHANCEMENTS: readonly Enhancement[] = [
  {
    id: 'css.properties.text-wrap',
    where: [BASE, 'client/components/now-answer/now-answer.css'],
    reason: 'Lines break where they always have.',
  },
  { id: 'css.selectors.selection', where: [BASE], reason: 'iOS marks a selection in its own colour.' },
  { id: 'css.at-rules.view-transition', where: [BASE], reason: 'The next page comes without a fade.' },
  {
    id: 'css.properties.forced-color-adjust',
    where: [
      'client/components/bi-wheel/bi-wheel.css',
      'client/components/eclipses/eclipses.css',
      'client/components/events/ribbon.css',
      'client/components/summary/year-ahead.css',
    ],
    reason: 'Safari has no colours of the system to be forced to.',
  },
  {
    id: 'html.elements.search',
    where: ['client/components/search/search-results.tsx'],
    reason: 'The form stands in no landmark of its own.',
  },
  {
    id: 'css.selectors.has',
    where: [
      'client/components/birth-form/birth-form.css',
      'client/components/chart-tables.css',
      'client/components/compatibility/compatibility.css',
      'client/components/eclipses/eclipses.css',
      'client/components/natal-result/natal-result.css',
      'client/components/quiz/quiz.css',
      'client/components/reading/reading.css',
      'client/components/sky-day/sky-day.css',
      'client/components/stencil/stencil.css',
      'client/islands/birth-form/added.css',
      'routes/births/birth-calculator.css',
    ],
    reason:
      'Firefox before 121 prints the whole reading whatever its box says, and a heading over a day of which no sky was asked, and does without the tint of a chosen answer or row, the indent beside a glyph, the dimmed time, a second column, and the short answers beside a form; no language puts the year first.',
  },
  {
    id: 'css.selectors.details-content',
    where: UNFOLDED,
    reason: 'On paper a folded text stays folded, as in any browser that prints what is on the screen.',
  },
  {
    id: 'css.properties.content-visibility',
    where: UNFOLDED,
    reason: 'Stands within ::details-content alone.',
  },
  {
    id: 'css.properties.print-color-adjust.exact',
    where: [
      'client/components/events/moon-month.css',
      'client/components/events/ribbon.css',
      'client/components/summary/year-ahead.css',
    ],
    reason: 'The build writes the -webkit- form beside it, which all of them know.',
  },
  {
    id: 'css.properties.break-after.avoid',
    where: [
      'client/components/book/book.css',
      'client/components/compatibility/compatibility.css',
      'client/components/natal-result/natal-result.css',
      'client/components/reading/reading.css',
    ],
    reason: 'On paper a heading may stand at the foot of a page.',
  },
  {
    id: 'css.at-rules.page',
    where: [BASE],
    reason: 'Paper has the browser’s own margins.',
  },
  {
    id: 'css.properties.orphans',
    where: ['client/components/natal-result/natal-result.css', WEBKIT_PAPER],
    reason: 'On paper a single line may stand at the foot of a column.',
  },
  {
    id: 'css.properties.widows',
    where: ['client/components/natal-result/natal-result.css', WEBKIT_PAPER],
    reason: 'On paper a single line may stand at the head of a column.',
  },
  {
    id: 'css.properties.zoom',
    where: [WEBKIT_PAPER],
    reason: 'WebKit alone reads it, which has always had it.',
  },
  {
    id: 'html.elements.details.name',
    where: ['client/components/result-head/result-action.tsx'],
    reason: 'Two of a result’s panels may stand open, the later over the earlier.',
  },
  {
    id: 'css.at-rules.media.scripting',
    where: [
      'client/components/account/account.css',
      'client/components/birth-form/birth-form.css',
      'client/components/stencil/stencil.css',
    ],
    reason:
      'Without scripts the buttons of the calendar and of notifications stay there and do nothing; with them a picture’s looks keep theirs.',
  },
  {
    id: 'html.global_attributes.popover',
    where: LISTS,
    reason: 'frame.css opens the lists by the focus where there are no popovers.',
  },
  { id: 'html.elements.button.popovertarget', where: LISTS, reason: 'As `popover`.' },
  {
    id: 'html.global_attributes.autocapitalize',
    where: ['client/components/auth/auth-fields.tsx'],
    reason: 'Only for keyboards on a screen, and an address is taken in any case.',
  },
  { id: 'javascript.builtins.Iterator.drop', where: ['site-http'], reason: 'A method of the bearer’s own.' },
  {
    id: 'api.Navigator.share',
    where: ['take-picture'],
    reason: 'Its button is shown only where navigator.canShare takes a file.',
  },
  {
    id: 'javascript.builtins.Function.displayName',
    where: ['firebase', REACT],
    reason: 'A property of their own objects.',
  },
  {
    id: 'api.Element.startViewTransition',
    where: [REACT],
    reason: 'React tries it and goes on without; no component of ours asks for a transition.',
  },
  { id: 'api.Window.navigation', where: [REACT], reason: 'React asks for its type before the rest.' },
];
