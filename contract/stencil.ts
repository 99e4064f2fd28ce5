import * as v from 'valibot';
import { STENCIL_FORMAT_IDS, STENCIL_STYLE_IDS } from './choices.ts';
import { LanguageName } from './vocabulary.ts';

/** GET /api/astrology/stencil: a picture of a chart's signs, as an SVG file. */
export const StencilQuery = v.object({
  /** The signs of the chart, as the picture page writes them into its address. */
  s: v.string(),
  style: v.optional(v.picklist(STENCIL_STYLE_IDS)),
  format: v.optional(v.picklist(STENCIL_FORMAT_IDS)),
  lang: v.optional(LanguageName),
});
