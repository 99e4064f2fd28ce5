/** Session and local storage key of the birth that is remembered, and the name of the window event that tells of a change in this tab. */
export const REMEMBERED_BIRTH_KEY = 'celestia.birth.1';

/** Session and local storage key of the chart that was drawn last, beside the birth that it is of. */
export const LAST_CHART_KEY = 'celestia.last-chart.1';

/** Session storage key of the two births that were compared last. */
export const REMEMBERED_PAIR_KEY = 'celestia.pair.1';

/** Local storage key of the kept charts, and the name of the window event that tells of a change in this tab. The number is raised when the shape changes; an older shape is then left alone. */
export const KEPT_CHARTS_KEY = 'celestia.kept-charts.1';

/** Session storage key of the place that was last asked about, as a form's fields. */
export const ASKED_PLACE_KEY = 'celestia.place.1';

/** Session storage key of the question to Celestia that is being written. */
export const ASKED_QUESTION_KEY = 'celestia.question.1';

/** Local storage key of what the messaging service knows this browser by, where notifications are on. */
export const PUSH_KEY = 'celestia.push.1';

/** Session storage key of the form that begins a talk about two, as it stands: whoever signs in on the way finds it again. */
export const LOVER_DRAFT_KEY = 'celestia.lover.1';
