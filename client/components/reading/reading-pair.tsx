import type { ReactNode } from 'react';
import { ChartWheel, type ChartWheelProps } from '../chart-wheel.tsx';
import './reading.css';

interface ReadingPairProps extends Pick<ChartWheelProps, 'chart' | 'words' | 'title' | 'description'> {
  /** What stands beside the wheel: one element. */
  children: ReactNode;
}

/** A chart beside its texts. The wheel is a picture here: nothing on it answers. */
export function ReadingPair({ children, ...wheel }: ReadingPairProps) {
  return (
    <div className="reading-pair">
      <ChartWheel {...wheel} withGlyphs={false} still />
      {children}
    </div>
  );
}
