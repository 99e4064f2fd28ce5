/** The picture of a chart to share: form, styles, and the few words that stand on the picture itself. */
export const stencil = {
  title: 'Your chart as a picture to share',
  description:
    'Make a picture of your birth chart for a story or a post: Sun, Moon and rising sign with a wheel, in three styles. No date, time or place of birth on it.',
  heading: 'Your chart as a picture',
  lede: 'Sun, Moon, rising sign and the whole wheel, drawn for a story or a post. Signs only: no date, no time, no place, and no degree from which they could be worked out to the minute.',
  example: 'An example: the sky of this hour.',
  result: {
    heading: 'Your picture',
    style: 'Style',
    format: 'Format',
    styles: { night: 'Night', paper: 'Paper', dusk: 'Dusk' },
    formats: { story: 'Story, 1080 × 1920', square: 'Square, 1080 × 1080' },
    apply: 'Show',
    png: 'Download PNG',
    svg: 'Download SVG',
    share: 'Share the picture',
    link: 'Link to this picture',
    working: 'Drawing the picture…',
    done: 'The picture has been saved.',
    failed: 'The picture couldn’t be drawn. Try the SVG instead.',
    scrambled: 'Your browser scrambles pictures to keep you from being tracked. Download the SVG instead.',
    note: 'The picture and its link say which sign each body is in, but not its degree. From the signs, someone can still work out the day of birth to within two or three days, and with the rising sign the time to within about two hours.',
    ready: 'The picture is ready. Press again to share it.',
    broken: 'This link is incomplete, so its picture can’t be drawn. You can make one here instead.',
  },
  picture: {
    sun: 'Sun',
    moon: 'Moon',
    rising: 'Rising',
    most: {
      fire: 'Mostly fire',
      earth: 'Mostly earth',
      air: 'Mostly air',
      water: 'Mostly water',
    },
    even: 'The elements in balance',
    made: 'Drawn by Celestia',
  },
};
export type StencilWords = typeof stencil;
