import { use } from 'react';
import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { ChartWheel } from '../../../client/components/chart-wheel.tsx';
import { Island } from '../../../client/components/island.tsx';
import { WheelDetails } from '../../../client/components/natal-result/wheel-details.tsx';
import type { Translator } from '../../../locales/index.ts';
import '../../../client/components/natal-result/chart-result.css';

interface SkyBesideProps {
  words: Translator<'chat' | 'natal' | 'astro'>;
  sky: Promise<ChartFigure | null>;
}

/** The person's wheel beside the conversation, lit where she speaks; nothing without a birth. */
export function SkyBeside({ words, sky }: SkyBesideProps) {
  const figure = use(sky);
  if (!figure) return null;
  const { result, wheel } = words.section('natal');
  return (
    <Island name="wheel-lights" strategy="load" props={null}>
      <ChartWheel
        chart={figure}
        words={words.section('astro')}
        title={result.wheelTitle}
        description={result.wheelDescription}
        withGlyphs={false}
      />
      <WheelDetails words={wheel}>
        <p className="chat__lights">{words.t('chat.sky.lights')}</p>
      </WheelDetails>
    </Island>
  );
}
