import { chartKinds } from '../../../locales/chart-kinds.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../locales/locales.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import type { OfferedChart } from '../../state/offered-charts.ts';

/** The words of the page's language, which every form but a list of kept charts does without. */
export function kindWords() {
  const [language = ''] = document.documentElement.lang.split('-');
  return chartKinds[isLanguage(language) ? language : DEFAULT_LANGUAGE];
}

interface KeptTagProps {
  chart: OfferedChart;
  words: Pick<BirthFormWords['kept'], 'inAccount'>;
}

/** Whose a kept chart is, and that the account keeps it. Nothing where neither is to be said. */
export function KeptTag({ chart: { kind, home }, words }: KeptTagProps) {
  const told = [kind && kindWords()[kind], home === 'account' && words.inAccount].filter(Boolean);
  return told.length > 0 && <small>({told.join(', ')})</small>;
}
