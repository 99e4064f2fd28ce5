import { astro } from '../../../locales/en/astro.ts';
import { dayAndMonth, type Speech } from './shapes.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const VERBS: Readonly<Record<string, string>> = {
  conjunction: 'is conjunct',
  sextile: 'sextiles',
  square: 'squares',
  trine: 'trines',
  opposition: 'opposes',
};
const EVENTS: Readonly<Record<string, string>> = {
  newMoon: 'new Moon',
  fullMoon: 'full Moon',
  solarEclipse: 'solar eclipse',
  lunarEclipse: 'lunar eclipse',
};

function nameOf(value: string | number): string {
  return (
    astro.bodies[value as keyof typeof astro.bodies] ??
    astro.signs[value as keyof typeof astro.signs] ??
    String(value)
  );
}

export const english: Speech = {
  say(name, value, form) {
    if (name === 'date') return dayAndMonth(Number(value), 'en');
    if (name === 'house')
      return form === 'figure' ? (astro.houses[value as 1] ?? '') : (ORDINALS[Number(value) - 1] ?? '');
    if (name === 'count') return COUNTS[Number(value)] ?? '';
    if (name === 'aspect')
      return form === 'verb'
        ? (VERBS[value] ?? '')
        : form === 'a'
          ? `${value === 'opposition' ? 'an' : 'a'} ${value}`
          : String(value);
    if (name === 'event') return EVENTS[value] ?? '';
    const isLight = value === 'sun' || value === 'moon';
    return form === 'the' && isLight ? `the ${nameOf(value)}` : nameOf(value);
  },
  shapes: {
    inSign: [
      'your {body} is in {sign}.',
      'with your {body} in {sign}, you go about it your own way.',
      'your {sign} {body} has its own rhythm.',
      'in {sign}, your {body} takes a softer tone.',
    ],
    notInSign: ['your {body} isn’t in {sign}.', 'your {body} is not in {sign} but in {right}.'],
    premise: [
      'you said your {body} is in {sign}, but it’s in {right}.',
      'you mentioned your {body} in {sign}; it’s actually in {right}.',
    ],
    degree: [
      'your {body} stands at {degree}° {sign}.',
      'at {degree} degrees of {sign}, your {body} is easy to miss.',
    ],
    inHouse: [
      'your {body} is in the {house} house.',
      'your {house:figure} holds {body:the}.',
      'with {body:the} in your {house} house, that part of life never goes quiet.',
    ],
    placed: [
      'your {body} is in {sign}, in the {house} house.',
      'your {body} sits in the {house:figure}, in {sign}.',
      'because your {body} is in {sign} and in the {house} house, you take your time there.',
    ],
    pronoun: [
      'your {body} is in {sign}. || It’s in the {house} house, so you notice it there.',
      'let’s look at your {body} in {sign}. || It stands in the {house:figure}.',
    ],
    bornRetrograde: ['your {body} is retrograde.', '{body} was retrograde when you were born.'],
    bornDirect: ['your {body} is direct.', '{body} was direct when you were born.'],
    rising: ['you have {sign} rising.', 'your Ascendant is in {sign}.', 'your rising sign is {sign}.'],
    midheaven: ['your Midheaven is in {sign}.', 'with {sign} on your Midheaven, work has to mean something.'],
    aspect: [
      'your {first} {aspect:verb} your {second}.',
      'there’s {aspect:a} between your {first} and your {second}.',
      'the {aspect} from your {first} to your {second} runs through most of your choices.',
      'in your chart {first:the} and {second:the} form {aspect:a}.',
    ],
    noAspect: [
      'there’s no {aspect} between your {first} and your {second}.',
      'your {first} isn’t in {aspect} with your {second}.',
    ],
    transit: [
      'right now {body:the} {aspect:verb} your {point}.',
      'transiting {body} makes {aspect:a} to your natal {point}.',
    ],
    transitExact: [
      '{body:the} {aspect:verb} your {point}, exact on {date}.',
      '{body}’s {aspect} to your {point} peaks on {date}.',
    ],
    transitUntil: [
      '{body:the} {aspect:verb} your {point} until {date}.',
      'the {aspect} from {body:the} to your {point} lasts until {date}.',
    ],
    turnsRetrograde: [
      '{body} turns retrograde on {date} in {sign}.',
      'on {date} {body} goes retrograde, in {sign}.',
    ],
    turnsDirect: ['{body} turns direct on {date} in {sign}.', 'on {date}, {body} stations direct in {sign}.'],
    retrogradeUntil: ['{body} is retrograde until {date}.', 'until {date}, {body} is retrograde.'],
    ingress: ['{body:the} enters {sign} on {date}.', 'on {date} {body:the} moves into {sign}.'],
    happening: ['the {event} on {date} falls in {sign}.', 'on {date} there’s a {event} in {sign}.'],
    happeningHouse: [
      'the {event} on {date} lands in your {house} house.',
      'on {date} a {event} lights up your {house:figure}.',
    ],
    skySign: ['today {body:the} is in {sign}.', '{body:the} is moving through {sign} right now.'],
    skyHouse: [
      '{body:the} is passing through your {house} house.',
      'today {body:the} is in your {house:figure}.',
    ],
    count: ['{count} of your planets are in {group} signs.', 'you have {count} planets in {group}.'],
    countSign: ['you have {count} planets in {sign}.', '{count} of your planets are in {sign}.'],
    cusp: ['{sign} is on the cusp of your {house} house.', 'your {house} house begins in {sign}.'],
    partnerSign: ['your partner’s {body} is in {sign}.', 'her {body} is in {sign}.'],
    synastry: [
      'your {first} {aspect:verb} your partner’s {second}.',
      'your {first} makes {aspect:a} to his {second}.',
    ],
    rules: ['{body:the} rules {sign}.', '{sign} is ruled by {body:the}.'],
    sunSign: ['you’re a {sign}.', 'as a {sign} you know this already.'],
  },
};
