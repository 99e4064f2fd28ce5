import type { Context } from 'hono';
import type { AccountService } from '../../../routes/services/account-service.ts';
import { listCharts, removeChart, renameChart } from '../../accounts/chart-rows.ts';
import { endSession, endSessions, listSessions } from '../../accounts/session-rows.ts';
import type { AppEnv } from '../../env.ts';
import { isRecentSignIn } from '../../identity/session-token.ts';
import { findLink, makeLink, removeLink } from '../../own-calendar/link-rows.ts';
import { isConfirmedByNow } from '../../sessions/confirmed-address.ts';
import { castingContext } from '../casting-context.ts';
import { givenBy } from '../given-by.ts';
import { siteOrigin } from '../origin.ts';
import { ownSkyPath } from '../own-sky-file.ts';
import { signOut } from '../visitor/find-person.ts';
import { clearCookies, setShownCookies } from '../visitor/person-cookies.ts';

/**
 * What a page of the account may ask of the database, bound to the person who is signed in. What computes is read only once
 * something is to be computed.
 */
export function giveAccount(c: Context<AppEnv>): AccountService | null {
  const person = c.get('person');
  if (!person) return null;
  const { user, session } = person;
  const { env, nowMs, log } = givenBy(c);
  const db = env.ACCOUNTS;
  return {
    user: { ...user, birth: user.birth?.fields ?? null },
    isConfirmedByNow: () => isConfirmedByNow(person, givenBy(c)),
    async charts() {
      const charts = await listCharts(db, user.id);
      return charts.map(({ id, name, kind, birth }) => ({ id, name, kind, fields: birth.fields }));
    },
    async signs() {
      const { bigThree } = await import('../../people/person-signs.ts');
      return bigThree(user, castingContext(c));
    },
    async chart() {
      const { ownChart } = await import('../../people/own-chart.ts');
      const own = await ownChart(user, castingContext(c));
      return own.ok ? own.chart : null;
    },
    async change(change) {
      const { changeProfile } = await import('../../people/change-profile.ts');
      const outcome = await changeProfile(user.id, change, castingContext(c));
      if (!outcome.ok) return outcome;
      if (!outcome.user) return null;
      const { shownPerson } = await import('../../people/shown-person.ts');
      setShownCookies(c, await shownPerson(outcome.user, castingContext(c)));
      return null;
    },
    async renameChart(chart) {
      await renameChart(db, user.id, chart, nowMs);
    },
    removeChart: (id) => removeChart(db, user.id, id),
    async calendarUrl() {
      const link = await findLink(db, { userId: user.id });
      return link && siteOrigin(c) + ownSkyPath(link.token);
    },
    linkCalendar: (language) =>
      language ? makeLink(db, { userId: user.id, language }, nowMs) : removeLink(db, user.id),
    async tidings() {
      const { tidingsOf } = await import('../../tidings/choose-tidings.ts');
      return tidingsOf(user, session.id, givenBy(c));
    },
    async chooseTidings(choice) {
      const { chooseTidings } = await import('../../tidings/choose-tidings.ts');
      await chooseTidings(user.id, choice, givenBy(c));
    },
    async sessions() {
      const sessions = await listSessions(db, user.id);
      return sessions.map((each) => ({ ...each, isCurrent: each.id === session.id }));
    },
    mayEndSessions: isRecentSignIn(session.authTimeSeconds, nowMs),
    async endSession(id) {
      if (await endSession(db, { id, userId: user.id })) log.security('session_ended', 'asked');
      if (id !== session.id) return 'other';
      clearCookies(c);
      return 'own';
    },
    async signOut(everywhere) {
      if (everywhere) {
        await endSessions(db, user.id, nowMs);
        log.security('sign_out_everywhere', 'asked');
      }
      await signOut(c);
    },
  };
}
