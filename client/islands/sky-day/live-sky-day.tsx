import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FIRST_DAY, LAST_DAY } from '../../../contract/years.ts';
import { skyOfDay } from '../../../features/transits/day-sky.ts';
import { dayAfter } from '../../../features/transits/day-span.ts';
import { readSkyDay } from '../../../features/transits/sky-day-fields.ts';
import { SkyDay } from '../../components/sky-day/sky-day.tsx';
import type { DayFault, SkyDayProps } from '../../components/sky-day/sky-day-props.ts';
import { formBody } from '../birth-form/form-body.ts';
import { useIsLive } from '../birth-form/use-is-live.ts';
import { DaySlider } from './day-slider.tsx';
import { usePlay } from './use-play.ts';
import { useSkyDays } from './use-sky-days.ts';

interface LiveSkyDayProps {
  server: SkyDayProps;
  /** Called once it is alive. */
  onReady(): void;
  /** Called whenever a wheel has been drawn. */
  onDrawn(): void;
}

const MONTH_DAYS = 30;

/** The sky of a day with a slider through the days around it, on the page that is there. */
export function LiveSkyDay({ server, onReady, onDrawn }: LiveSkyDayProps) {
  const { points, words, tag } = server;
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive(onReady);
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [error, setError] = useState<DayFault | null>(server.error);
  const { answer, index, busy, failed, goTo, showIndex } = useSkyDays(server, zone);
  const last = (answer?.days.length ?? 1) - 1;
  const play = usePlay(() => showIndex(index + 1), index >= last);
  // The slider answers at once; the wheel follows as fast as it can be drawn.
  const drawnIndex = useDeferredValue(index);
  const days = useMemo(() => answer?.days.map(({ day }) => day) ?? [], [answer]);
  const sky = useMemo(
    () => answer && skyOfDay(answer, days[drawnIndex] ?? '', points),
    [answer, days, drawnIndex, points],
  );
  const bringShown = useEffectEvent(() => {
    if (server.shown) void goTo(server.shown.day);
  });
  useEffect(() => bringShown(), []);
  const isDrawn = Boolean(sky ?? server.shown);
  const tellDrawn = useEffectEvent(onDrawn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sky is another drawing.
  useEffect(() => {
    if (isDrawn) tellDrawn();
  }, [isDrawn, sky]);
  const ask = () => {
    const reading = form.current && readSkyDay(Object.fromEntries(formBody(form.current, {})));
    play.stop();
    setError(reading?.ok ? null : (reading?.code ?? 'malformed'));
    if (reading?.ok) void goTo(reading.day);
    else form.current?.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
  };
  const controls = answer && (
    <DaySlider
      words={words}
      tag={tag}
      days={days}
      index={index}
      isPlaying={play.isPlaying}
      onIndex={(to) => {
        play.stop();
        showIndex(to);
      }}
      onPlay={() => {
        // From the end it begins anew.
        if (index >= last) showIndex(0);
        play.toggle();
      }}
      onMonths={(by) => {
        play.stop();
        void goTo(dayAfter(days[index] ?? FIRST_DAY, by * MONTH_DAYS));
      }}
      isFirst={days[index] === FIRST_DAY}
      isLast={days[index] === LAST_DAY}
    />
  );
  return (
    <SkyDay
      {...server}
      shown={sky ?? server.shown}
      error={error}
      live={
        isLive
          ? {
              form,
              onSubmit: (event) => {
                event.preventDefault();
                ask();
              },
              busy,
              failed,
              controls,
              zone,
            }
          : undefined
      }
    />
  );
}
