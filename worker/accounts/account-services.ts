import type { Context } from 'hono';
import type { AccountServices } from '../../routes/services.ts';
import type { AppEnv } from '../env.ts';
import { clearCookies, setShownCookies } from '../identity/cookies.ts';
import { shownPerson } from '../identity/shown-person.ts';
import { listCharts, removeChart, renameChart } from './chart-rows.ts';
import { changeUser, endSessions, readBirthFields } from './user-rows.ts';

/** What a page of the account may ask of the database, bound to the person who is signed in. */
export function accountServices(c: Context<AppEnv>): AccountServices | null {
  const person = c.get('person');
  if (!person) return null;
  const { user } = person;
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
    async signOut(everywhere) {
      if (everywhere) await endSessions(db, user.id, Date.now());
      clearCookies(c);
    },
  };
}
