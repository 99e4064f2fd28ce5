import type { Context } from 'hono';
import type { AccountServices } from '../../routes/services.ts';
import type { AppEnv } from '../env.ts';
import { requestId } from '../http/request-id.ts';
import { clearCookies, setShownCookies } from '../identity/cookies.ts';
import { signOut } from '../identity/person.ts';
import { isRecentSignIn } from '../identity/session-token.ts';
import { shownPerson } from '../identity/shown-person.ts';
import { logSecurity } from '../log.ts';
import { listCharts, removeChart, renameChart } from './chart-rows.ts';
import { endSession, endSessions, listSessions } from './session-rows.ts';
import { changeUser, readBirthFields } from './user-rows.ts';

/** What a page of the account may ask of the database, bound to the person who is signed in. */
export function accountServices(c: Context<AppEnv>): AccountServices | null {
  const person = c.get('person');
  if (!person) return null;
  const { user, session } = person;
  const db = c.env.ACCOUNTS;
  return {
    user,
    charts: () => listCharts(db, user.id),
    async change({ birth, ...change }) {
      const fields = birth === undefined ? {} : { birth: birth && readBirthFields(birth) };
      const changed = await changeUser(db, user.id, { ...change, ...fields }, Date.now());
      if (changed) setShownCookies(c, await shownPerson(c, changed));
    },
    async renameChart(id, name) {
      await renameChart(db, user.id, { id, name }, Date.now());
    },
    removeChart: (id) => removeChart(db, user.id, id),
    async sessions() {
      const sessions = await listSessions(db, user.id);
      return sessions.map((each) => ({ ...each, isCurrent: each.id === session.id }));
    },
    mayEndSessions: isRecentSignIn(session.authTimeSeconds, Date.now()),
    async endSession(id) {
      if (await endSession(db, { id, userId: user.id })) logSecurity('session_ended', 'asked', requestId(c));
      if (id !== session.id) return 'other';
      clearCookies(c);
      return 'own';
    },
    async signOut(everywhere) {
      if (everywhere) {
        await endSessions(db, user.id, Date.now());
        logSecurity('sign_out_everywhere', 'asked', requestId(c));
      }
      await signOut(c);
    },
  };
}
