import { Fragment } from 'react';
import { Instant } from '../../client/components/local-time/instant.tsx';
import { dayOf } from '../../features/eclipses/eclipse-view.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { EclipsePartProps } from './featured-eclipse.tsx';
import '../../client/components/eclipses/eclipses.css';
import './eclipse-words.css';

/** Whom the page's eclipse touches by sign, the axis on which it falls, and the family that it is of. */
export function EclipseWordsPart(props: EclipsePartProps) {
  const { data, words } = props;
  const texts = words.section('eclipses').signs;
  const { signs } = words.section('astro');
  if (!data.signWords) return null;
  const { axis, touched } = data.signWords;
  return (
    <section id="signs" className="section eclipse__words" aria-labelledby="signs-heading">
      <h2 id="signs-heading">{texts.heading}</h2>
      <dl>
        {touched.map(({ sign, text }) => (
          <div key={sign}>
            <dt>{signs[sign]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{fillText(texts.axis, { north: signs[axis.north], south: signs[axis.south] })}</h3>
      {axis.apart && (
        <p>
          {fillText(texts.apart, {
            north: signs[axis.north],
            south: signs[axis.south],
            sign: signs[axis.apart.sign],
            degrees: axis.apart.degrees,
          })}
        </p>
      )}
      <p>{axis.text}</p>
      <Family {...props} />
    </section>
  );
}

/** Which eclipse of its saros series it is, and its neighbours there. */
function Family({ data, words, path, clock }: EclipsePartProps) {
  const { family, featured } = data;
  if (!family) return null;
  const { saros } = words.section('eclipses');
  const neighbours = [
    [saros.before, family.before],
    [saros.after, family.after],
  ] as const;
  const { member, count } = family;
  return (
    <p>
      {fillText(saros.member, { saros: featured.eclipse.saros, member, count })}
      {neighbours.map(
        ([name, eclipse]) =>
          eclipse && (
            <Fragment key={name}>
              {` ${name} `}
              <a href={`${path}?date=${dayOf(eclipse)}`}>
                <Instant at={eclipse.maximumMs} as="date" clock={clock} />
              </a>
              .
            </Fragment>
          ),
      )}
    </p>
  );
}
