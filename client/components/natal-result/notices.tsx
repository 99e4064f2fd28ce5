import type { ChartNotice } from '../../../astrology/chart-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import './natal-result.css';

interface NoticesProps {
  notices: readonly ChartNotice[];
  words: NatalWords['notices'];
  astro: Pick<AstroWords, 'houseSystems'>;
}

/** What a chart leaves out or does otherwise than asked. */
export function Notices({ notices, words, astro }: NoticesProps) {
  return notices.map((notice) => (
    <p key={notice.code} className="result__notice">
      {noticeText(notice, words, astro)}
    </p>
  ));
}

function noticeText(
  notice: ChartNotice,
  words: NoticesProps['words'],
  { houseSystems }: NoticesProps['astro'],
): string {
  if (notice.code !== 'polar_fallback') return words[notice.code];
  return fillText(words.polar_fallback, {
    requested: houseSystems[notice.requested],
    used: houseSystems[notice.used],
  });
}
