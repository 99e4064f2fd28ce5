import { astro } from '../../../locales/es/astro.ts';
import { dayAndMonth, type Speech } from './shapes.ts';

const ORDINALS = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
  'décima',
  'undécima',
  'duodécima',
];
const COUNTS = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
const EVENTS: Readonly<Record<string, string>> = {
  newMoon: 'luna nueva',
  fullMoon: 'luna llena',
  solarEclipse: 'eclipse solar',
  lunarEclipse: 'eclipse lunar',
};
const FEMININE_BODIES = ['moon', 'venus'];
const FEMININE_ASPECTS = ['conjunction', 'square', 'opposition'];
const ARTICLES: Readonly<Record<string, string>> = { sun: 'el Sol', moon: 'la Luna' };

function nameOf(value: string | number): string {
  return (
    astro.bodies[value as keyof typeof astro.bodies] ??
    astro.signs[value as keyof typeof astro.signs] ??
    astro.aspects[value as keyof typeof astro.aspects] ??
    String(value)
  );
}

export const spanish: Speech = {
  say(name, value, form) {
    if (name === 'date') return dayAndMonth(Number(value), 'es');
    if (name === 'house') return form === 'ordinal' ? (ORDINALS[Number(value) - 1] ?? '') : String(value);
    if (name === 'count') return COUNTS[Number(value)] ?? '';
    if (name === 'group') return astro.elements[value as keyof typeof astro.elements].toLowerCase();
    if (name === 'event')
      return form === 'the'
        ? `${String(value).endsWith('Moon') ? 'la' : 'el'} ${EVENTS[value]}`
        : form === 'a'
          ? `${String(value).endsWith('Moon') ? 'una' : 'un'} ${EVENTS[value]}`
          : (EVENTS[value] ?? '');
    if (name === 'aspect')
      return form === 'a'
        ? `${FEMININE_ASPECTS.includes(String(value)) ? 'una' : 'un'} ${nameOf(value)}`
        : form === 'the'
          ? `${FEMININE_ASPECTS.includes(String(value)) ? 'la' : 'el'} ${nameOf(value)}`
          : nameOf(value);
    if (form === 'retrograde') return FEMININE_BODIES.includes(String(value)) ? 'retrógrada' : 'retrógrado';
    if (form === 'direct') return FEMININE_BODIES.includes(String(value)) ? 'directa' : 'directo';
    if (form === 'the') return ARTICLES[value] ?? nameOf(value);
    if (form === 'of') return value === 'sun' ? 'del Sol' : `de ${ARTICLES[value] ?? nameOf(value)}`;
    return nameOf(value);
  },
  shapes: {
    inSign: [
      'tu {body} está en {sign}.',
      'con tu {body} en {sign}, lo haces a tu manera.',
      'en {sign}, tu {body} habla más bajo.',
      'tu {body} en {sign} no tiene prisa.',
    ],
    notInSign: ['tu {body} no está en {sign}.', 'tu {body} no está en {sign}, sino en {right}.'],
    premise: [
      'dijiste que tu {body} está en {sign}, pero está en {right}.',
      'mencionaste tu {body} en {sign}, pero en realidad está en {right}.',
    ],
    degree: [
      'tu {body} está a {degree}° de {sign}.',
      'a {degree} grados de {sign}, tu {body} pasa casi inadvertido.',
    ],
    inHouse: [
      'tu {body} está en la casa {house}.',
      'tu {house:ordinal} casa alberga {body:the}.',
      'con {body:the} en tu {house:ordinal} casa, ahí nunca hay silencio.',
    ],
    placed: [
      'tu {body} está en {sign}, en la casa {house}.',
      'como tu {body} está en {sign} y en la {house:ordinal} casa, vas con calma.',
    ],
    pronoun: [
      'tu {body} está en {sign}. || Está en la {house:ordinal} casa, y ahí se nota.',
      'veamos tu {body} en {sign}. || Se encuentra en la casa {house}.',
    ],
    bornRetrograde: ['tu {body} está {body:retrograde}.', '{body} estaba {body:retrograde} cuando naciste.'],
    bornDirect: ['tu {body} está {body:direct}.', '{body} estaba {body:direct} cuando naciste.'],
    rising: ['tienes el ascendente en {sign}.', 'tu ascendente es {sign}.', 'tu ascendente está en {sign}.'],
    midheaven: [
      'tu Medio Cielo está en {sign}.',
      'con {sign} en tu Medio Cielo, el trabajo tiene que decir algo.',
    ],
    aspect: [
      'tu {first} forma {aspect:a} con tu {second}.',
      'hay {aspect:a} entre tu {first} y tu {second}.',
      '{aspect:the} de tu {first} con tu {second} atraviesa muchas de tus decisiones.',
      'en tu carta, {first:the} y {second:the} forman {aspect:a}.',
    ],
    noAspect: [
      'no hay {aspect:a} entre tu {first} y tu {second}.',
      'tu {first} no forma {aspect:a} con tu {second}.',
    ],
    transit: [
      'ahora mismo {body:the} forma {aspect:a} con tu {point}.',
      '{body} en tránsito hace {aspect:a} a tu {point} natal.',
    ],
    transitExact: [
      '{body:the} forma {aspect:a} con tu {point}, y es más fuerte el {date}.',
      '{aspect:the} {body:of} con tu {point} llega a su punto exacto el {date}.',
    ],
    transitUntil: [
      '{body:the} forma {aspect:a} con tu {point} hasta el {date}.',
      '{aspect:the} {body:of} a tu {point} dura hasta el {date}.',
    ],
    turnsRetrograde: [
      '{body} se pone {body:retrograde} el {date} en {sign}.',
      'el {date} {body} se vuelve {body:retrograde}, en {sign}.',
    ],
    turnsDirect: [
      '{body} se pone {body:direct} el {date} en {sign}.',
      'el {date} {body} se vuelve {body:direct}, en {sign}.',
    ],
    retrogradeUntil: [
      '{body} sigue {body:retrograde} hasta el {date}.',
      'hasta el {date}, {body} está {body:retrograde}.',
    ],
    ingress: ['{body:the} entra en {sign} el {date}.', 'el {date} {body:the} pasa a {sign}.'],
    happening: ['{event:the} del {date} cae en {sign}.', 'el {date} hay {event:a} en {sign}.'],
    happeningHouse: [
      '{event:the} del {date} cae en tu {house:ordinal} casa.',
      'el {date} {event:a} ilumina tu casa {house}.',
    ],
    skySign: ['hoy {body:the} está en {sign}.', '{body:the} recorre {sign} en este momento.'],
    skyHouse: ['{body:the} pasa por tu {house:ordinal} casa.', 'hoy {body:the} está en tu casa {house}.'],
    count: ['{count} de tus planetas están en signos de {group}.', 'tienes {count} planetas en {group}.'],
    countSign: ['tienes {count} planetas en {sign}.', '{count} de tus planetas están en {sign}.'],
    cusp: [
      '{sign} está en la cúspide de tu {house:ordinal} casa.',
      'tu {house:ordinal} casa empieza en {sign}.',
    ],
    partnerSign: ['{body:the} de tu pareja está en {sign}.', 'su {body} está en {sign}.'],
    synastry: [
      'tu {first} forma {aspect:a} con su {second}.',
      'hay {aspect:a} entre tu {first} y {second:the} de tu pareja.',
    ],
    rules: ['{body:the} rige {sign}.', '{sign} tiene por regente {body:the}.'],
    sunSign: ['eres {sign}.', 'como {sign}, esto ya lo sabes.'],
  },
};
