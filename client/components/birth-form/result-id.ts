/** The region that an answer is shown in: on the page from the start, empty until there is one. */
export const RESULT_ID = 'chart-result';
