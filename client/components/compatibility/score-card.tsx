import type { ThemeScore } from '../../../astrology/synastry/synastry-types.ts';
import type { CompatibilityWords } from '../../../locales/en/compatibility.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { ScoreGauge } from '../score-gauge.tsx';
import { type AspectStory, chiefStories, scoredAspects } from './aspect-stories.ts';
import { pairText } from './pair-text.ts';
import { type CompatibilityResultProps, formatPoints } from './result-props.ts';

type ScoreCardProps = Pick<CompatibilityResultProps, 'synastry' | 'names' | 'words' | 'astro' | 'tag'>;

/** Totals from which each verdict holds: about the upper fifth, half and lower fifth of all pairs. */
const BANDS = [
  { from: 69, band: 'high' },
  { from: 57, band: 'good' },
  { from: 45, band: 'mixed' },
  { from: 0, band: 'low' },
] as const;

/** What carries the two most, the total as an arc and in a sentence, what rubs, and the five themes. */
export function ScoreCard(props: ScoreCardProps) {
  const { synastry, words, tag } = props;
  const { total, base, range, themes, contributions } = synastry.score;
  const { result } = words;
  const band = BANDS.find(({ from }) => total >= from)?.band ?? 'low';
  const { good, rub } = chiefStories(scoredAspects(contributions));
  const touched = new Set(contributions.map(({ theme }) => theme));
  return (
    <section className={`score card${good && rub ? ' score--both' : ''}`} aria-labelledby="score-heading">
      {good && <Chief {...props} story={good} heading={result.best} />}
      <div className="score__total">
        <h2 id="score-heading">{result.score}</h2>
        <ScoreGauge
          total={total}
          range={range}
          label={fillText(words.labelled, { label: result.score, text: fillText(result.outOf, { total }) })}
        />
        {range.low < range.high && <p className="score__range">{fillText(result.rangeShort, range)}</p>}
        <p className="score__band">{result.bands[band]}</p>
        <p className="score__note">{fillText(result.basis, { base })}</p>
      </div>
      <div className="score__rest">
        {rub && <Chief {...props} story={rub} heading={result.rub} />}
        <Themes themes={themes} touched={touched} words={words} tag={tag} />
      </div>
    </section>
  );
}

/** One story, with the aspect that tells it loudest. */
function Chief({
  story,
  heading,
  names,
  words,
  astro,
}: ScoreCardProps & { story: AspectStory; heading: string }) {
  const [loudest] = story.aspects;
  return (
    <div className={`chief chief--${story.tone}`}>
      <h2>{heading}</h2>
      <p className="chief__line">{words.lines[story.group][story.tone]}</p>
      {loudest && <p className="score__note">{Object.values(pairText(loudest, names, astro)).join(' ')}</p>}
    </div>
  );
}

interface ThemesProps {
  themes: readonly ThemeScore[];
  /** Those that an aspect speaks of. */
  touched: ReadonlySet<ThemeScore['theme']>;
  words: CompatibilityWords;
  tag: string;
}

function Themes({ themes, touched, words, tag }: ThemesProps) {
  const { result } = words;
  return (
    <div className="themes">
      <h2 id="themes-heading">{result.themes}</h2>
      <table className="themes__table" aria-labelledby="themes-heading">
        <thead>
          <tr>
            <th scope="col">{result.theme}</th>
            <th scope="col">{result.level}</th>
            <th scope="col">{result.points}</th>
          </tr>
        </thead>
        <tbody>
          {themes.map(({ theme, level, points }) => (
            <tr key={theme}>
              <th scope="row">
                {words.themes[theme]} <small>{words.themeNotes[theme]}</small>
              </th>
              {touched.has(theme) ? (
                <>
                  <td>
                    <Bar theme={theme} level={level} /> <span className="themes__level">{level}</span>
                  </td>
                  <td>{formatPoints(points, tag)}</td>
                </>
              ) : (
                <td colSpan={2} className="themes__none">
                  {result.noContact}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="score__note">{result.levelNote}</p>
    </div>
  );
}

function Bar({ theme, level }: Pick<ThemeScore, 'theme' | 'level'>) {
  return (
    <svg
      className={`themes__bar themes__bar--${theme}`}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="themes__track" width="100" height="8" rx="1.5" />
      <rect width={level} height="8" rx="1.5" />
      <path d="M50 0V8" />
    </svg>
  );
}
