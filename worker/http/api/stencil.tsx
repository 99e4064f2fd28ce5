import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { StencilPicture } from '../../../client/components/stencil/stencil-picture.tsx';
import { invalidInput } from '../../../contract/app-error.ts';
import { bigThreeLines } from '../../../features/readings/big-three-lines.ts';
import { decodeSigns } from '../../../features/stencil/sign-chart.ts';
import { stencilLabel } from '../../../features/stencil/stencil-label.ts';
import { isStencilFormat, isStencilStyle } from '../../../features/stencil/stencil-styles.ts';
import { loadWords } from '../../../locales/index.ts';
import { isLanguage } from '../../../locales/locales.ts';
import type { AppEnv } from '../../env.ts';
import { sharedFor } from '../cache-control.ts';
import { rateLimit } from '../middleware/rate-limit.ts';

/** GET /api/astrology/stencil?s=&style=night|paper|dusk&format=story|square&lang= -> the picture as an SVG file. */
export const stencilApi = new Hono<AppEnv>();

/** The same signs give the same picture until a release. */
const SHARED = sharedFor(3600, 86_400);

stencilApi.get('/', rateLimit('API_LIMIT'), async (c) => {
  const { s, style = 'night', format = 'story', lang } = c.req.query();
  const chart = decodeSigns(s ?? '');
  const fields: Record<string, string> = {};
  if (!chart) fields.s = s === undefined ? 'required' : 'malformed';
  if (!isStencilStyle(style)) fields.style = 'malformed';
  if (!isStencilFormat(format)) fields.format = 'malformed';
  if (lang !== undefined && !isLanguage(lang)) fields.lang = 'malformed';
  if (!chart || !isStencilStyle(style) || !isStencilFormat(format) || fields.lang) {
    throw invalidInput(fields);
  }
  const language = isLanguage(lang) ? lang : c.get('language');
  const [words, lines] = await Promise.all([
    loadWords(language, ['stencil', 'astro', 'common']),
    bigThreeLines(chart, language),
  ]);
  const { picture } = words.section('stencil');
  const astro = words.section('astro');
  const svg = renderToStaticMarkup(
    <StencilPicture
      chart={chart}
      style={style}
      format={format}
      words={picture}
      astro={astro}
      lines={Object.values(lines)}
      siteName={words.t('common.siteName')}
      label={stencilLabel(chart, picture, astro)}
    />,
  );
  // Without a language in the address the words depend on cookie and browser.
  if (lang !== undefined) c.header('Cache-Control', SHARED);
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml; charset=UTF-8' });
});
