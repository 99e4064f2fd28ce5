import { isSameBirth } from '../../../features/births/same-birth.ts';
import { BIRTH_STORES } from '../../state/birth-stores.ts';
import { type RememberedBirth, rememberedBirth } from '../../state/remembered-birth.ts';
import { REMEMBERED_BIRTH_KEY } from '../../state/remembered-keys.ts';

/** Tells of the birth that an account holds, now and at each change; gives the way to stop. */
type FollowAccount = (heard: (birth: RememberedBirth | null) => void) => () => void;

/** What was typed in this tab and is the account's as well is the account's. */
function ownerOf(here: RememberedBirth | null, ofAccount: RememberedBirth | null): RememberedBirth | null {
  const isTheirs = here?.home === 'tab' && ofAccount && isSameBirth(here.fields, ofAccount.fields);
  return isTheirs ? ofAccount : (here ?? ofAccount);
}

/**
 * Tells of the birth that is known here, now and at each change; null: none is, or it has gone. What was typed in this tab or
 * kept in this browser comes before what the account holds, where it is another; null as `followAccount`: nobody is signed in.
 */
export function followBirth(
  heard: (birth: RememberedBirth | null) => void,
  followAccount: FollowAccount | null,
  view: Pick<Window, 'addEventListener'> = window,
): () => void {
  let ofAccount: RememberedBirth | null = null;
  // Until the account has been heard, that nothing is remembered here says nothing.
  let isSettled = followAccount === null;
  const tell = () => {
    const birth = ownerOf(rememberedBirth(BIRTH_STORES), ofAccount);
    if (birth || isSettled) heard(birth);
  };
  const stop = new AbortController();
  view.addEventListener(REMEMBERED_BIRTH_KEY, tell, { signal: stop.signal });
  view.addEventListener(
    'storage',
    ({ key }) => {
      if (key === REMEMBERED_BIRTH_KEY || key === null) tell();
    },
    { signal: stop.signal },
  );
  tell();
  const leaveAccount = followAccount?.((birth) => {
    ofAccount = birth;
    isSettled = true;
    tell();
  });
  return () => {
    stop.abort();
    leaveAccount?.();
  };
}
