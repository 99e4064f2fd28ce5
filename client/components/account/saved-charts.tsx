import { MAX_NAME_LENGTH } from '../../../contract/limits.ts';
import type { AccountWords } from '../../../locales/en/account.ts';
import { Island } from '../island.tsx';
import { AccountPart, type ProfileForm, Saved } from './account-part.tsx';
import '../birth-form/input.css';
import './account.css';

export interface SavedChartsProps {
  /** Path of the account page, which its forms post to. */
  action: string;
  /** Path of the natal chart, which draws what is posted to it. */
  natalPath: string;
  charts: readonly { id: string; name: string; fields: Readonly<Record<string, string>> }[];
  saved: ProfileForm | null;
  words: AccountWords['profile'];
  /** BCP 47 tag for Intl. */
  tag: string;
}

/** The charts that an account keeps. A chart is drawn by posting its birth: it stands in no address. */
export function SavedCharts({ action, natalPath, charts, saved, words, tag }: SavedChartsProps) {
  return (
    <AccountPart id="charts" heading={words.chartsHeading}>
      {saved === 'remove' && <Saved text={words.removed} />}
      {charts.length === 0 ? (
        <p>{words.chartsNone}</p>
      ) : (
        <ul className="account__charts">
          {charts.map((chart) => (
            <li key={chart.id}>
              <span className="account__name">{chart.name}</span>
              <form method="post" action={natalPath}>
                {Object.entries(chart.fields).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <button type="submit" className="account__link" aria-label={`${words.open}: ${chart.name}`}>
                  {words.open}
                </button>
              </form>
              <details className="account__more">
                <summary aria-label={`${words.rename}: ${chart.name}`}>{words.rename}</summary>
                <form method="post" action={`${action}#charts`}>
                  <input type="hidden" name="task" value="rename" />
                  <input type="hidden" name="chart" value={chart.id} />
                  <label>
                    {words.newName}
                    <input
                      className="birth__input"
                      name="name"
                      required
                      maxLength={MAX_NAME_LENGTH}
                      defaultValue={chart.name}
                    />
                  </label>
                  <button type="submit" className="button button--quiet">
                    {words.save}
                  </button>
                </form>
              </details>
              <form method="post" action={`${action}#charts`}>
                <input type="hidden" name="task" value="remove" />
                <input type="hidden" name="chart" value={chart.id} />
                <button type="submit" className="account__link" aria-label={`${words.remove}: ${chart.name}`}>
                  {words.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <MoveCharts words={words} tag={tag} />
    </AccountPart>
  );
}

/** Charts that this browser keeps may come along; shown by the island where there are any. */
function MoveCharts({ words, tag }: Pick<SavedChartsProps, 'words' | 'tag'>) {
  const { keptText, moved, full, failed } = words;
  const props = { tag, words: { text: keptText, moved, full, failed } };
  return (
    <Island name="move-charts" strategy="load" props={props}>
      <div className="account__move card" data-move-part="" hidden>
        <h3>{words.keptHeading}</h3>
        <p data-move-text="" />
        <button type="button" className="button button--quiet" data-move="">
          {words.move}
        </button>
        <p role="status" data-status="" />
      </div>
    </Island>
  );
}
