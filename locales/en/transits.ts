/** The sky of a day laid over a chart. */
export const transits = {
  heading: 'A day’s sky over your chart',
  intro:
    'Choose a day. Its sky goes around the outside of the wheel, and the lines show what it touches in the chart.',
  legend: 'The day',
  show: 'Show its sky',
  showing: 'Fetching the sky…',
  wheelTitle: 'The sky of {{date}} over the chart',
  wheelDescription: 'The same facts are in the list beside the picture.',
  chart: 'the chart',
  sky: 'the sky',
  slider: 'Move through the days',
  play: 'Play',
  pause: 'Pause',
  earlier: 'A month earlier',
  later: 'A month later',
  touches: 'What the sky touches',
  order: 'First the planet in the sky, then the point in the chart that it touches.',
  none: 'On this day the sky doesn’t come close to anything in the chart.',
  next: 'Exact on {{date}}',
  /** Between two exact moments of a planet that turns around. */
  again: 'Last touch was on {{last}}; the retrograde brings it back on {{date}}',
  /** On its way to the first one, but moving away. */
  returns: 'Moving away for now; turns around and is exact on {{date}}',
  last: 'Last touch was on {{date}}',
  /** Drawing near, with none to come. */
  near: 'Last touch was on {{date}}; it comes close again but turns back first',
  never: 'Turns back before it’s exact',
  noon: 'Positions are for noon by your clock.',
  noTime: 'Without the birth time there are no houses or angles, and the chart’s Moon is left out.',
  failed: 'We couldn’t get the sky. Check your connection and try again.',
};

export type TransitsWords = typeof transits;
