import type { CompatibilityScore, ThemeScore } from '../../../astrology/synastry/synastry-types.ts';
import type { CompatibilityWords } from '../../../locales/en/compatibility.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { ScoreGauge } from '../score-gauge.tsx';
import { formatPoints } from './result-props.ts';

interface ScoreCardProps {
  score: CompatibilityScore;
  words: CompatibilityWords;
  tag: string;
}

/** Totals from which each verdict holds: about the upper fifth, half and lower fifth of all pairs. */
const BANDS = [
  { from: 69, band: 'high' },
  { from: 57, band: 'good' },
  { from: 45, band: 'mixed' },
  { from: 0, band: 'low' },
] as const;

/** The total as an arc, what it means in a sentence, and the five themes. */
export function ScoreCard({ score, words, tag }: ScoreCardProps) {
  const { total, base, range } = score;
  const { result } = words;
  const band = BANDS.find(({ from }) => total >= from)?.band ?? 'low';
  return (
    <section className="score card" aria-labelledby="score-heading">
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
      <Themes themes={score.themes} words={words} tag={tag} />
    </section>
  );
}

interface ThemesProps {
  themes: readonly ThemeScore[];
  words: CompatibilityWords;
  tag: string;
}

function Themes({ themes, words, tag }: ThemesProps) {
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
              <td>
                <Bar theme={theme} level={level} /> <span className="themes__level">{level}</span>
              </td>
              <td>{formatPoints(points, tag)}</td>
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
