import './score-gauge.css';

interface ScoreGaugeProps {
  /** 0 to 100. */
  total: number;
  /** Totals that are possible too; drawn outside the arc where they differ. */
  range?: { low: number; high: number };
  /** What a screen reader says of the picture. */
  label: string;
}

/** Half a ring, filled by the total. */
export function ScoreGauge({ total, range = { low: total, high: total }, label }: ScoreGaugeProps) {
  return (
    <svg className="gauge" viewBox="0 0 220 124" role="img" aria-label={label}>
      <path className="gauge__track" d="M22 112A88 88 0 0 1 198 112" />
      <path
        className="gauge__arc"
        d="M22 112A88 88 0 0 1 198 112"
        pathLength="100"
        strokeDasharray={`${total} 100`}
      />
      {range.low < range.high && (
        <path
          className="gauge__span"
          d="M10 112A100 100 0 0 1 210 112"
          pathLength="100"
          strokeDasharray={`0 ${range.low} ${range.high - range.low} 100`}
        />
      )}
      <text className="gauge__number" x="110" y="100">
        {total}
      </text>
    </svg>
  );
}
