/** The sky of a day laid over a chart. */
export const transits = {
  heading: 'The sky of a day over your chart',
  intro:
    'Choose a day. Its sky stands around the outside of the wheel, and the lines show what it touches in the chart.',
  legend: 'The day',
  show: 'Show its sky',
  showing: 'Fetching the sky…',
  wheelTitle: 'The sky of {{date}} over the chart',
  wheelDescription: 'The same facts stand in the list beside the picture.',
  chart: 'the chart',
  sky: 'the sky',
  slider: 'Move through the days',
  play: 'Play',
  pause: 'Pause',
  earlier: 'A month earlier',
  later: 'A month later',
  touches: 'What the sky touches',
  order: 'First the planet in the sky, then the point of the chart that it touches.',
  none: 'On this day the sky comes close to nothing in the chart.',
  next: 'Next exact: {{date}}',
  last: 'Was exact: {{date}}',
  never: 'Turns back before it is exact',
  noon: 'Positions are for noon by your clock.',
  noTime: 'Without the birth time there are no houses and no angles, and the Moon of the chart is left out.',
  failed: 'The sky could not be fetched. Check the connection and try again.',
};

export type TransitsWords = typeof transits;
