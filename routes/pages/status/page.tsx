import { InstantText } from '../../../client/components/local-time/instant.tsx';
import { ZoneLine } from '../../../client/components/local-time/zone-line.tsx';
import { AgesTable, ChecksTable } from '../../../client/components/status/status-tables.tsx';
import { TallyTable } from '../../../client/components/status/tally-table.tsx';
import type { StatusAnswer } from '../../../contract/status.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';
import '../../../client/components/prose.css';

const JSON_PATH = '/status.json';

export const page = definePage<StatusAnswer, 'status' | 'zone'>({
  namespaces: ['status', 'zone'],
  styles,
  cache: { freshSeconds: 60, staleSeconds: 0 },

  load: needing(['status'], async ({ services: { status } }) => ({ data: await status() })),

  head: ({ words }) => ({
    title: words.t('status.title'),
    description: words.t('status.description'),
  }),

  View: ({ data, words, clock }) => {
    const texts = words.section('status');
    const { state, checked, checkedBuild, checks, tables, tally } = data;
    return (
      <article className="wrap prose status-page">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.lede}</p>
        <p className={`status__state status__state--${state}`}>{texts.states[state]}</p>
        {checked === null ? (
          <p>{texts.never}</p>
        ) : (
          <>
            <p>
              <InstantText text={texts.checked} at={Date.parse(checked)} as="moment" clock={clock} />
            </p>
            <p>{`${texts.build} ${checkedBuild}`}</p>
          </>
        )}
        {checks.length > 0 && (
          <>
            <h2>{texts.checks.heading}</h2>
            <p>{texts.checks.note}</p>
            <ChecksTable checks={checks} words={texts} tag={words.tag} />
          </>
        )}
        <h2>{texts.tally.heading}</h2>
        <p>{texts.tally.note}</p>
        {tally.length > 0 ? (
          <TallyTable lines={tally} words={texts.tally} tag={words.tag} />
        ) : (
          <p>{texts.tally.none}</p>
        )}
        <h2>{texts.tables.heading}</h2>
        <p>{texts.tables.note}</p>
        <AgesTable tables={tables} words={texts.tables} tag={words.tag} />
        <p>
          <a href={JSON_PATH}>{texts.json}</a>
        </p>
        <ZoneLine clock={clock} words={words.section('zone')} />
      </article>
    );
  },
});
