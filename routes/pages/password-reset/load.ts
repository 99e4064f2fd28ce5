import { ACTION_MODES, type ResetMode } from '../../../client/components/auth/auth-props.ts';
import { LANGUAGES, LOCALES } from '../../../locales/locales.ts';
import type { AuthData } from '../../accounts/auth-view.ts';
import { href } from '../../href.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { safeRedirect } from '../../safe-redirect.ts';
import { ACTION_CODE_PARAMETER } from '../../secret-parameters.ts';

/**
 * Parameters of the links in the provider's mails: what is asked for, its code (which only the browser reads), the
 * language of the mail and the page of this site where its reader came from.
 */
export const RESET_PARAMETERS = ['mode', ACTION_CODE_PARAMETER, 'lang', 'continueUrl'];

export interface ResetData extends AuthData {
  /** Null where nothing was clicked in a mail. */
  mode: ResetMode | null;
  /** It is about a password, as far as is known: another link can be had. */
  isReset: boolean;
}

function modeOf(query: URLSearchParams): ResetData['mode'] {
  const mode = query.get('mode');
  if (mode === null) return null;
  const known = ACTION_MODES.find((each) => each === mode);
  if (!known) return 'unknown';
  return query.get(ACTION_CODE_PARAMETER) ? known : 'reopen';
}

/** The path of a whole address on this site; null for any other. */
function pathHere(address: string | null, origin: string): string | null {
  const url = address === null ? null : URL.parse(address);
  return url?.origin === origin ? safeRedirect(url.pathname + url.search + url.hash) : null;
}

/** The provider knows one address of this page: a mail in another language leads on to that language's page. */
export function loadReset({
  language,
  query,
  services,
}: ServedRequest<'identity' | 'origin'>): PageOutcome<ResetData> {
  const lang = query.get('lang')?.toLowerCase();
  const asked = LANGUAGES.find((each) => each === lang || LOCALES[each].tag.toLowerCase() === lang);
  if (asked && asked !== language) {
    const kept = new URLSearchParams([...query].filter(([name]) => name !== 'lang'));
    return { seeOther: `${href('password-reset', asked)}?${kept}` };
  }
  const { identity, origin } = services;
  const mode = modeOf(query);
  const isReset = mode === null || mode === 'unknown' || query.get('mode') === 'resetPassword';
  const data = { config: identity, next: pathHere(query.get('continueUrl'), origin), mode, isReset };
  return { data, status: identity ? 200 : 503, personal: query.size > 0 };
}
