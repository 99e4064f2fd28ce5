import { type ChartKind, readChartKind } from '../../../contract/chart-kind.ts';
import { colonOf } from '../../../features/colon.ts';
import type { AccountWords } from '../../../locales/en/account.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { KindChoice } from '../birth-form/kind-choice.tsx';
import { Island } from '../island.tsx';
import { AccountPart, Saved } from './account-part.tsx';
import { NameField, type RefusedName } from './name-field.tsx';
import type { ProfileTask } from './profile-tasks.ts';
import '../birth-form/input.css';
import './account.css';

export interface SavedChartsProps {
  /** Path of the account page, which its forms post to. */
  action: string;
  /** Path of the natal chart, which draws what is posted to it. */
  natalPath: string;
  charts: readonly {
    id: string;
    name: string;
    kind: ChartKind | null;
    fields: Readonly<Record<string, string>>;
  }[];
  kinds: NatalWords['keeping']['kinds'];
  saved: ProfileTask | null;
  /** Null where no name was refused. */
  refusedName: RefusedName | null;
  words: AccountWords['profile'];
  /** BCP 47 tag for Intl. */
  tag: string;
}

/** The charts that an account keeps. A chart is drawn by posting its birth: it stands in no address. */
export function SavedCharts({
  action,
  natalPath,
  charts,
  kinds,
  saved,
  refusedName,
  words,
  tag,
}: SavedChartsProps) {
  return (
    <AccountPart id="charts" heading={words.chartsHeading}>
      {saved === 'remove' && <Saved text={words.removed} />}
      {charts.length === 0 ? (
        <p>{words.chartsNone}</p>
      ) : (
        <ul className="account__charts">
          {charts.map((chart) => (
            <li key={chart.id}>
              <span className="account__name">
                {chart.name}
                {chart.kind && <small>{kinds[chart.kind]}</small>}
              </span>
              <form method="post" action={natalPath}>
                {Object.entries(chart.fields).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <button
                  type="submit"
                  className="account__link"
                  aria-label={words.open + colonOf(tag) + chart.name}
                >
                  {words.open}
                </button>
              </form>
              <RenameForm
                chart={chart}
                action={action}
                words={words}
                kinds={kinds}
                tag={tag}
                refused={refusedName?.values.chart === chart.id ? refusedName : null}
              />
              <form method="post" action={`${action}#charts`}>
                <input type="hidden" name="task" value="remove" />
                <input type="hidden" name="chart" value={chart.id} />
                <button
                  type="submit"
                  className="account__link"
                  aria-label={words.remove + colonOf(tag) + chart.name}
                >
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

interface RenameFormProps extends Pick<SavedChartsProps, 'action' | 'kinds' | 'words' | 'tag'> {
  chart: { id: string; name: string; kind: ChartKind | null };
  /** This chart's, if it was. */
  refused: RefusedName | null;
}

function RenameForm({ chart, action, kinds, words, tag, refused }: RenameFormProps) {
  return (
    <details className="account__more" open={refused !== null}>
      <summary aria-label={words.rename + colonOf(tag) + chart.name}>{words.rename}</summary>
      <form method="post" action={`${action}#charts`}>
        <input type="hidden" name="task" value="rename" />
        <input type="hidden" name="chart" value={chart.id} />
        <NameField
          label={words.newName}
          value={refused?.values.name ?? chart.name}
          id={`name-${chart.id}`}
          message={refused?.message ?? null}
          required
        />
        <KindChoice
          name="kind"
          kinds={kinds}
          chosen={refused ? readChartKind(refused.values.kind) : chart.kind}
        />
        <button type="submit" className="button button--quiet">
          {words.save}
        </button>
      </form>
    </details>
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
