import { memo, type ReactNode, type Ref, type SubmitEvent, useId, useMemo } from 'react';
import { withChosenNode } from '../../../astrology/chart-facts.ts';
import { type InstantWriter, instantWriter } from '../../../features/local-time/instant-format.ts';
import type { DaySky } from '../../../features/transits/day-sky.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { BiWheel, BiWheelLegend } from '../bi-wheel/bi-wheel.tsx';
import { WheelDetails } from '../natal-result/wheel-details.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { DayFields } from './day-fields.tsx';
import { SkyAspects } from './sky-aspects.tsx';
import { SKY_DAY_ID } from './sky-day-id.ts';
import type { DayFault, SkyDayProps } from './sky-day-props.ts';
import './sky-day.css';
import '../birth-form/form-faults.ts';

/** What the island adds once it runs. */
export interface LiveSkyDay {
  form: Ref<HTMLFormElement>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  busy: boolean;
  failed: boolean;
  /** The slider and its buttons, while there are days to move through. */
  controls: ReactNode;
  /** The visitor's own. */
  zone: string;
}

interface Props extends SkyDayProps {
  live?: LiveSkyDay | undefined;
}

/**
 * The sky of a day over a chart: a form that asks for the day, then a second ring around the chart and what it touches. Complete
 * without a script: the form goes to the page's own address with what the chart was drawn from.
 */
export function SkyDay({ live, ...props }: Props) {
  const { words, shown, error, action, method, hidden } = props;
  return (
    <section id={SKY_DAY_ID} className="sky-day" aria-labelledby={`${SKY_DAY_ID}-heading`}>
      <h2 id={`${SKY_DAY_ID}-heading`}>{words.heading}</h2>
      <form
        className="sky-day__form no-print"
        method={method}
        action={`${action}#${SKY_DAY_ID}`}
        aria-labelledby={`${SKY_DAY_ID}-heading`}
        ref={live?.form}
        onSubmit={live?.onSubmit}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{words.intro}</p>
        <DayFields {...props} fault={error && faultText(error, props)} />
        <SubmitButton data-replay="" aria-busy={live?.busy || undefined}>
          {live?.busy ? words.showing : words.show}
        </SubmitButton>
        <p role="status" className="sr">
          {live?.busy && words.showing}
        </p>
        <div role="alert">{live?.failed && <p className="birth__error">{words.failed}</p>}</div>
      </form>
      {shown && <ShownSky {...props} sky={shown} live={live} />}
    </section>
  );
}

function faultText(fault: DayFault, { faults }: Pick<SkyDayProps, 'faults'>): string {
  return faults[fault];
}

interface ShownSkyProps extends SkyDayProps {
  sky: DaySky;
  live: LiveSkyDay | undefined;
}

function ShownSky({ sky, live, ...props }: ShownSkyProps) {
  const { chart, words, astro, tag, node } = props;
  const headingId = useId();
  // The chart's own wheel has such a room on the same page.
  const ofSky = fillText(astro.biWheel.labelled, { label: props.details.details, text: words.heading });
  return (
    <div className="sky-day__sky">
      <div className="sky-day__wheel">
        <h3 id={headingId} suppressHydrationWarning>
          {dayText(sky.day, tag)}
        </h3>
        {live?.controls}
        <SkyWheel sky={sky} chart={chart} words={words} astro={astro} tag={tag} node={node} />
      </div>
      <WheelDetails words={{ ...props.details, details: ofSky }} id="bi-wheel-details">
        <SkyTouches
          sky={sky}
          isTimed={chart.angles !== null}
          words={words}
          astro={astro}
          tag={tag}
          zone={live?.zone ?? props.zone}
        />
      </WheelDetails>
    </div>
  );
}

type SkyWheelProps = Pick<SkyDayProps, 'chart' | 'words' | 'astro' | 'tag' | 'node'> & { sky: DaySky };

/** Drawn anew with another sky alone: the slider moves before the wheel follows. */
const SkyWheel = memo(function SkyWheel({ sky, chart, words, astro, tag, node }: SkyWheelProps) {
  const names = { first: words.chart, second: words.sky };
  const { bodies } = withChosenNode(sky, node);
  const lines = sky.aspects.map(({ mover, point, aspect, orbDeg }) => ({
    first: point,
    second: mover,
    aspect,
    orb: orbDeg,
  }));
  return (
    <>
      <BiWheel
        first={withChosenNode(chart, node)}
        second={{ bodies, angles: null }}
        names={names}
        aspects={lines}
        words={astro}
        title={fillText(words.wheelTitle, { date: dayText(sky.day, tag) })}
        description={words.wheelDescription}
      />
      <BiWheelLegend names={names} words={astro.biWheel} />
    </>
  );
});

type SkyTouchesProps = Pick<SkyDayProps, 'words' | 'astro' | 'tag' | 'zone'> & {
  sky: DaySky;
  isTimed: boolean;
};

/** Written anew with another sky alone. */
const SkyTouches = memo(function SkyTouches({ sky, isTimed, words, astro, tag, zone }: SkyTouchesProps) {
  const write = useMemo(() => instantWriter(tag, zone), [tag, zone]);
  return (
    <SkyAspects aspects={sky.aspects} words={words} astro={astro} write={write}>
      {!isTimed && <p className="sky-day__note">{words.noTime}</p>}
    </SkyAspects>
  );
});

/** By the language's tag: a day is written several times at each step of a slider. */
const dayWriters = new Map<string, InstantWriter>();

/** A day by its name, `YYYY-MM-DD`, as the language writes it. */
export function dayText(day: string, tag: string): string {
  const write = dayWriters.get(tag) ?? instantWriter(tag, 'UTC');
  dayWriters.set(tag, write);
  return write('date', Date.parse(`${day}T12:00Z`));
}
