import { astro } from '../../../locales/fr/astro.ts';
import { dayAndMonth, type Speech } from './shapes.ts';

const ORDINALS = [
  'première',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
  'onzième',
  'douzième',
];
const COUNTS = [
  'zéro',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];
const EVENTS: Readonly<Record<string, string>> = {
  newMoon: 'nouvelle lune',
  fullMoon: 'pleine lune',
  solarEclipse: 'éclipse solaire',
  lunarEclipse: 'éclipse lunaire',
};
const ARTICLES: Readonly<Record<string, readonly [string, string, string]>> = {
  sun: ['le Soleil', 'du Soleil', 'au Soleil'],
  moon: ['la Lune', 'de la Lune', 'à la Lune'],
};
const FEMININE_ASPECTS = ['conjunction', 'opposition'];
const GROUPS: Readonly<Record<string, string>> = {
  fire: 'de feu',
  earth: 'de terre',
  air: 'd’air',
  water: 'd’eau',
};

function nameOf(value: string | number): string {
  return (
    astro.bodies[value as keyof typeof astro.bodies] ??
    astro.signs[value as keyof typeof astro.signs] ??
    astro.aspects[value as keyof typeof astro.aspects] ??
    String(value)
  );
}

function isFeminine(value: string | number): boolean {
  return value === 'moon' || value === 'venus';
}

export const french: Speech = {
  say(name, value, form) {
    if (name === 'date') return dayAndMonth(Number(value), 'fr');
    if (name === 'house') return form === 'ordinal' ? (ORDINALS[Number(value) - 1] ?? '') : String(value);
    if (name === 'count') return COUNTS[Number(value)] ?? '';
    if (name === 'group')
      return form === 'of'
        ? (GROUPS[value] ?? '')
        : astro.elements[value as keyof typeof astro.elements].toLowerCase();
    if (name === 'event')
      return form === 'the'
        ? `${String(value).endsWith('Moon') ? 'la ' : 'l’'}${EVENTS[value]}`
        : `une ${EVENTS[value]}`;
    if (name === 'aspect')
      return form === 'a'
        ? `${FEMININE_ASPECTS.includes(String(value)) ? 'une' : 'un'} ${nameOf(value)}`
        : form === 'the'
          ? `${value === 'opposition' ? 'l’' : FEMININE_ASPECTS.includes(String(value)) ? 'la ' : 'le '}${nameOf(value)}`
          : form === 'of'
            ? `${value === 'opposition' ? 'd’' : 'de '}${nameOf(value)}`
            : nameOf(value);
    if (form === 'your') return `${isFeminine(value) ? 'ta' : 'ton'} ${nameOf(value)}`;
    if (form === 'their') return `${isFeminine(value) ? 'sa' : 'son'} ${nameOf(value)}`;
    const [
      the = nameOf(value),
      of = value === 'uranus' ? 'd’Uranus' : `de ${nameOf(value)}`,
      to = `à ${nameOf(value)}`,
    ] = ARTICLES[value] ?? [];
    if (form === 'direct') return isFeminine(value) ? 'directe' : 'direct';
    return form === 'the' ? the : form === 'of' ? of : form === 'to' ? to : nameOf(value);
  },
  shapes: {
    inSign: [
      '{body:your} est en {sign}.',
      'avec {body:your} en {sign}, tu fais à ta façon.',
      'en {sign}, {body:your} parle plus bas.',
      '{body:your} en {sign} n’est jamais pressé.',
    ],
    notInSign: ['{body:your} n’est pas en {sign}.', '{body:your} n’est pas en {sign}, mais en {right}.'],
    premise: [
      'tu dis que {body:your} est en {sign}, mais c’est en {right} qu’il faut regarder {body:your}.',
      'tu parlais de {body:your} en {sign}, mais {body:your} est en {right}.',
    ],
    degree: [
      '{body:your} est à {degree}° en {sign}.',
      'à {degree} degrés en {sign}, {body:your} passe presque inaperçu.',
    ],
    inHouse: [
      '{body:your} est en maison {house}.',
      'ta {house:ordinal} maison accueille {body:the}.',
      'avec {body:the} dans ta {house:ordinal} maison, ce n’est jamais calme là.',
      '{body:your} en {house} aime qu’on l’écoute.',
    ],
    placed: [
      '{body:your} est en {sign}, en maison {house}.',
      'comme {body:your} est en {sign} et en {house:ordinal} maison, tu prends ton temps.',
    ],
    pronoun: [
      '{body:your} est en {sign}. || On le trouve en {house:ordinal} maison, et cela se sent.',
      'regardons {body:your} en {sign}. || Il se tient en maison {house}.',
    ],
    bornRetrograde: ['{body:your} est rétrograde.', '{body} était rétrograde à ta naissance.'],
    bornDirect: ['{body:your} est {body:direct}.', '{body} était {body:direct} à ta naissance.'],
    rising: ['tu as l’ascendant en {sign}.', 'ton ascendant est {sign}.', 'ton ascendant est en {sign}.'],
    midheaven: [
      'ton Milieu du Ciel est en {sign}.',
      'avec ton Milieu du Ciel en {sign}, le travail doit dire quelque chose.',
    ],
    aspect: [
      '{first:your} forme {aspect:a} avec {second:your}.',
      'il y a {aspect:a} entre {first:your} et {second:your}.',
      'dans ton thème, {first:the} et {second:the} forment {aspect:a}.',
      '{first:your} est en {aspect} avec {second:your}.',
    ],
    noAspect: [
      'il n’y a pas {aspect:of} entre {first:your} et {second:your}.',
      '{first:your} n’est pas en {aspect} avec {second:your}.',
    ],
    transit: [
      'en ce moment, {body:the} forme {aspect:a} avec {point:your}.',
      '{body} en transit fait {aspect:a} à {point:your} natal.',
    ],
    transitExact: [
      '{body:the} forme {aspect:a} avec {point:your}, au plus fort le {date}.',
      '{aspect:the} {body:of} à {point:your} est exact le {date}.',
    ],
    transitUntil: [
      '{body:the} forme {aspect:a} avec {point:your} jusqu’au {date}.',
      '{aspect:the} {body:of} à {point:your} dure jusqu’au {date}.',
    ],
    turnsRetrograde: [
      '{body} devient rétrograde le {date} en {sign}.',
      'le {date}, {body} passe rétrograde, en {sign}.',
    ],
    turnsDirect: [
      '{body} redevient direct le {date} en {sign}.',
      'le {date}, {body} repart direct, en {sign}.',
    ],
    retrogradeUntil: ['{body} reste rétrograde jusqu’au {date}.', 'jusqu’au {date}, {body} est rétrograde.'],
    ingress: ['{body:the} entre en {sign} le {date}.', 'le {date}, {body:the} passe en {sign}.'],
    happening: ['{event:the} du {date} tombe en {sign}.', 'le {date}, il y a {event:a} en {sign}.'],
    happeningHouse: [
      '{event:the} du {date} tombe dans ta {house:ordinal} maison.',
      'le {date}, {event:a} éclaire ta maison {house}.',
    ],
    skySign: ['aujourd’hui, {body:the} est en {sign}.', '{body:the} est en {sign} en ce moment.'],
    skyHouse: [
      '{body:the} traverse ta {house:ordinal} maison.',
      'aujourd’hui, {body:the} est dans ta maison {house}.',
    ],
    count: ['{count} de tes planètes sont en signes {group:of}.', 'tu as {count} planètes en {group}.'],
    countSign: ['tu as {count} planètes en {sign}.', '{count} de tes planètes sont en {sign}.'],
    cusp: ['ta {house:ordinal} maison commence en {sign}.', 'la cuspide de ta maison {house} est en {sign}.'],
    partnerSign: ['{body:their} est en {sign}.', '{body:the} de ta partenaire est en {sign}.'],
    synastry: [
      '{first:your} forme {aspect:a} avec {second:their}.',
      'il y a {aspect:a} entre {first:your} et {second:their}.',
    ],
    rules: ['{body:the} gouverne le signe {sign}.', '{sign} est gouverné par {body:the}.'],
    sunSign: ['tu es {sign}.', 'en tant que {sign}, tu le sais déjà.'],
  },
};
