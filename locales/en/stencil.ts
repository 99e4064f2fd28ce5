/** The picture of a chart to share: form, styles, and the few words that stand on the picture itself. */
export const stencil = {
  title: 'Your chart as a picture to share',
  description:
    'Make a picture of your birth chart for a story or a post: Sun, Moon and rising sign with a wheel, in three styles. No date, time or place of birth on it.',
  heading: 'Your chart as a picture',
  lede: 'Sun, Moon, rising sign and the whole wheel, drawn for a story or a post. Signs alone: no date, no time, no place, and no degree from which they could be worked out to the minute.',
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
    failed: 'The picture could not be drawn. Try the SVG instead.',
    scrambled: 'Your browser scrambles pictures to keep you from being tracked. Download the SVG instead.',
    note: 'The picture and its link say in which sign each body stands, not at which degree. From the signs one can still work out the day of a birth to within two or three, and with the rising sign the hour to within about two.',
    ready: 'The picture is ready. Press once more to share it.',
    broken: 'This link is not whole, so its picture cannot be drawn. You can make one here instead.',
  },
  picture: {
    sun: 'Sun',
    moon: 'Moon',
    rising: 'Rising',
    most: {
      fire: 'Most of all fire',
      earth: 'Most of all earth',
      air: 'Most of all air',
      water: 'Most of all water',
    },
    even: 'The elements in balance',
    made: 'Drawn by Celestia',
  },
};
export type StencilWords = typeof stencil;
