import { type ReactNode, type Ref, type SubmitEvent, useId } from 'react';
import { withChosenNode } from '../../../astrology/chart-facts.ts';
import { instantWriter } from '../../../features/local-time/instant-format.ts';
import type { DaySky } from '../../../features/transits/day-sky.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { BiWheel, BiWheelLegend } from '../bi-wheel/bi-wheel.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { DayFields } from './day-fields.tsx';
import { SkyAspects } from './sky-aspects.tsx';
import { SKY_DAY_ID } from './sky-day-id.ts';
import type { DayFault, SkyDayProps } from './sky-day-props.ts';
import './sky-day.css';
import '../birth-form/faults.ts';

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
  const date = dayText(sky.day, tag);
  const title = fillText(words.wheelTitle, { date });
  const names = { first: words.chart, second: words.sky };
  const { bodies } = withChosenNode(sky, node);
  const lines = sky.aspects.map(({ mover, point, aspect, orbDeg }) => ({
    first: point,
    second: mover,
    aspect,
    orb: orbDeg,
  }));
  return (
    <div className="sky-day__sky">
      <div className="sky-day__wheel">
        <h3 id={headingId} suppressHydrationWarning>
          {date}
        </h3>
        {live?.controls}
        <BiWheel
          first={withChosenNode(chart, node)}
          second={{ bodies, angles: null }}
          names={names}
          aspects={lines}
          words={astro}
          title={title}
          description={words.wheelDescription}
        />
        <BiWheelLegend names={names} words={astro.biWheel} />
      </div>
      <SkyAspects
        aspects={sky.aspects}
        words={words}
        astro={astro}
        write={instantWriter(tag, live?.zone ?? props.zone)}
      >
        {!chart.angles && <p className="sky-day__note">{words.noTime}</p>}
      </SkyAspects>
    </div>
  );
}

/** A day by its name, `YYYY-MM-DD`, as the language writes it. */
export function dayText(day: string, tag: string): string {
  return instantWriter(tag, 'UTC')('date', Date.parse(`${day}T12:00Z`));
}
