import { dayText } from '../../components/sky-day/sky-day.tsx';
import type { SkyDayProps } from '../../components/sky-day/sky-day-props.ts';

interface DaySliderProps extends Pick<SkyDayProps, 'words' | 'tag'> {
  /** Names of the days, in order. */
  days: readonly string[];
  index: number;
  isPlaying: boolean;
  onIndex(index: number): void;
  onPlay(): void;
  /** Asks for other days: a month earlier or later. */
  onMonths(by: 1 | -1): void;
  /** There are none earlier, or later. */
  isFirst: boolean;
  isLast: boolean;
}

const PLAY = 'M8 5v14l11-7z';
const PAUSE = 'M7 5h4v14H7zM13 5h4v14h-4z';

/** Moves through the days that have come; the buttons beside it bring others. */
export function DaySlider(props: DaySliderProps) {
  const { days, index, words, tag, isPlaying, onIndex, onPlay, onMonths, isFirst, isLast } = props;
  const play = isPlaying ? words.pause : words.play;
  return (
    <div className="sky-day__controls no-print">
      <button type="button" className="sky-day__play" aria-label={play} title={play} onClick={onPlay}>
        <Icon path={isPlaying ? PAUSE : PLAY} />
      </button>
      <input
        type="range"
        min={0}
        max={days.length - 1}
        value={index}
        aria-label={words.slider}
        aria-valuetext={dayText(days[index] ?? '', tag)}
        onChange={({ currentTarget }) => onIndex(Number(currentTarget.value))}
      />
      <Step label={words.earlier} isOut={isFirst} path="M15 5l-7 7 7 7" onClick={() => onMonths(-1)} />
      <Step label={words.later} isOut={isLast} path="M9 5l7 7-7 7" onClick={() => onMonths(1)} />
    </div>
  );
}

function Step({
  label,
  isOut,
  path,
  onClick,
}: {
  label: string;
  isOut: boolean;
  path: string;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      className="sky-day__step"
      aria-label={label}
      title={label}
      aria-disabled={isOut}
      onClick={isOut ? undefined : onClick}
    >
      <Icon path={path} />
    </button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
