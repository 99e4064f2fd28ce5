import type { PrivacyWords } from '../../../locales/en/privacy.ts';
import './paper.css';

type Storage = PrivacyWords['storage'];

/** What each row of the table is called in the browser. Cookies first, then the tab's storage and the browser's own. */
export const STORED_NAMES = {
  lastLang: ['lastLang'],
  session: ['__Host-authToken', 'authUserId'],
  shown: ['authUserDetail', 'authBasicPlanets'],
  email: ['rememberMeEmail'],
  redirect: ['redirectPath'],
  tab: [
    'celestia.birth.1',
    'celestia.last-chart.1',
    'celestia.pair.1',
    'celestia.place.1',
    'celestia.question.1',
    'celestia.drafts.1',
    'celestia.sendings.1',
    'celestia.lover.1',
    'celestia.auth-email',
    'celestia.reloadedAt',
    'celestia.campaign.1',
  ],
  choices: ['celestia.theme.1', 'celestia.zone.1'],
  kept: ['celestia.birth.1', 'celestia.last-chart.1', 'celestia.kept-charts.1'],
  offline: ['celestia-offline'],
  push: ['celestia.push.1'],
  login: ['celestia.login.1', 'celestia.auth-away', 'celestia.birth-later.1'],
} as const satisfies Record<keyof Storage['rows'], readonly string[]>;

/** Everything that the browser keeps for the site. */
export function KeptTable({ words }: { words: Storage }) {
  return (
    <table className="kept">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.purpose}</th>
          <th scope="col">{words.until}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(STORED_NAMES).map(([row, names]) => {
          const { purpose, until } = words.rows[row as keyof typeof STORED_NAMES];
          return (
            <tr key={row}>
              <th scope="row">
                {names.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </th>
              <td>{purpose}</td>
              <td>{until}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
