import { INKS } from './page-form.ts';
import type { TextStyle } from './shape-text.ts';

/** The type of a book. */
export const STYLES = {
  body: { face: 'text', size: 10.4, leading: 15.4, ink: INKS.text },
  lead: { face: 'text', size: 11.3, leading: 16.4, ink: INKS.soft },
  chapter: { face: 'title', size: 25, leading: 30, ink: INKS.text },
  heading: { face: 'title', size: 14.6, leading: 18.5, ink: INKS.text },
  subheading: { face: 'title', size: 12.2, leading: 16, ink: INKS.text },
  label: { face: 'sans', size: 8, leading: 12, ink: INKS.soft },
  value: { face: 'sans', size: 8.6, leading: 12, ink: INKS.text },
  aside: { face: 'sans', size: 9, leading: 13.6, ink: INKS.text },
  asideTitle: { face: 'strong', size: 9, leading: 13.6, ink: INKS.gold },
  caption: { face: 'sans', size: 8.2, leading: 12, ink: INKS.soft },
  cell: { face: 'sans', size: 8.6, leading: 11, ink: INKS.text },
  cellHead: { face: 'strong', size: 8, leading: 11, ink: INKS.soft },
  running: { face: 'sans', size: 7.6, leading: 10, ink: INKS.soft, tracking: 0.25 },
  folio: { face: 'sans', size: 8.4, leading: 10, ink: INKS.soft },
  contents: { face: 'text', size: 11.4, leading: 16, ink: INKS.text },
  coverTitle: { face: 'title', size: 32, leading: 37, ink: INKS.ivory },
  coverLine: { face: 'sans', size: 10.4, leading: 16, ink: INKS.ivory },
  coverName: { face: 'title', size: 15, leading: 22, ink: INKS.brass },
  brand: { face: 'sans', size: 8.4, leading: 12, ink: INKS.brass, tracking: 2.4 },
} as const satisfies Record<string, TextStyle>;
