import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import type { AppShops } from '../../services/app-shops.ts';
import styles from './page.tsx?styles';
import '../../../client/components/landing/landing.css';

/** Parameters of a campaign, which go along to the landing. */
const CARRIED = ['utm_campaign', 'utm_source'];

/** Leads a phone to its shop, and everybody to the landing where there is no app. A computer is shown what there is. */
export const page = definePage<AppShops, 'landing'>({
  namespaces: ['landing'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  query: CARRIED,
  leads: true,
  counted: true,

  load: needing(['appShops'], ({ language, query, services: { appShops } }) => {
    if (appShops.own) return { seeOther: appShops.own };
    if (appShops.ios || appShops.android) return { data: appShops, personal: true };
    const carried = query.size > 0 ? `?${query}` : '';
    return { seeOther: href('tik-tok', language) + carried };
  }),

  head: ({ words }) => ({
    title: words.t('landing.app.title'),
    description: words.t('landing.app.description'),
  }),

  View: ({ data: { ios, android }, words, language }) => {
    const { app } = words.section('landing');
    return (
      <div className="wrap landing">
        <h1>{app.heading}</h1>
        <p className="lede">{app.lede}</p>
        <p className="landing__ways">
          {ios && (
            <a className="button" href={ios}>
              {app.ios}
            </a>
          )}
          {android && (
            <a className="button" href={android}>
              {app.android}
            </a>
          )}
          <a className="button button--quiet" href={href('tik-tok', language)}>
            {app.web}
          </a>
        </p>
      </div>
    );
  },
});
