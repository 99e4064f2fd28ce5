import { getDefaultStore } from 'jotai/vanilla';
import { authAtoms, readLogin } from '../state/auth.ts';
import { createHttp } from './http.ts';

const store = getDefaultStore();

/** The page's one way to the site's API: every call of an island goes by it. */
export const siteHttp = createHttp({
  login: () => readLogin(() => window.localStorage),
  onUnauthorized: () => store.set(authAtoms.signOutAtom),
  onProfileUnauthorized: () => store.set(authAtoms.forgetUserAtom),
});
