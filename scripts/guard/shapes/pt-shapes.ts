import { astro } from '../../../locales/pt/astro.ts';
import { dayAndMonth, type Speech } from './shapes.ts';

const ORDINALS = [
  'primeira',
  'segunda',
  'terceira',
  'quarta',
  'quinta',
  'sexta',
  'sétima',
  'oitava',
  'nona',
  'décima',
  'décima primeira',
  'décima segunda',
];
const COUNTS = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
];
const EVENTS: Readonly<Record<string, string>> = {
  newMoon: 'lua nova',
  fullMoon: 'lua cheia',
  solarEclipse: 'eclipse solar',
  lunarEclipse: 'eclipse lunar',
};
const FEMININE_ASPECTS = ['conjunction', 'square', 'opposition'];
const ARTICLES: Readonly<Record<string, string>> = { sun: 'o Sol', moon: 'a Lua' };

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

export const portuguese: Speech = {
  say(name, value, form) {
    if (name === 'date') return dayAndMonth(Number(value), 'pt-BR');
    if (name === 'house') return form === 'ordinal' ? (ORDINALS[Number(value) - 1] ?? '') : String(value);
    if (name === 'count') return COUNTS[Number(value)] ?? '';
    if (name === 'group') return astro.elements[value as keyof typeof astro.elements].toLowerCase();
    const isMoonEvent = String(value).endsWith('Moon');
    if (name === 'event')
      return `${form === 'the' ? (isMoonEvent ? 'a' : 'o') : isMoonEvent ? 'uma' : 'um'} ${EVENTS[value]}`;
    const isFeminineAspect = FEMININE_ASPECTS.includes(String(value));
    if (name === 'aspect')
      return form === 'a'
        ? `${isFeminineAspect ? 'uma' : 'um'} ${nameOf(value)}`
        : form === 'the'
          ? `${isFeminineAspect ? 'a' : 'o'} ${nameOf(value)}`
          : nameOf(value);
    if (form === 'your') return `${isFeminine(value) ? 'sua' : 'seu'} ${nameOf(value)}`;
    if (form === 'retrograde') return isFeminine(value) ? 'retrógrada' : 'retrógrado';
    if (form === 'direct') return isFeminine(value) ? 'direta' : 'direto';
    if (form === 'the') return ARTICLES[value] ?? nameOf(value);
    if (form === 'article') return `${isFeminine(value) ? 'a' : 'o'} ${nameOf(value)}`;
    if (form === 'of')
      return value === 'sun' ? 'do Sol' : value === 'moon' ? 'da Lua' : `de ${nameOf(value)}`;
    return nameOf(value);
  },
  shapes: {
    inSign: [
      '{body:your} está em {sign}.',
      'com {body:your} em {sign}, você faz do seu jeito.',
      'em {sign}, {body:your} fala mais baixo.',
      '{body:your} em {sign} não tem pressa.',
    ],
    notInSign: ['{body:your} não está em {sign}.', '{body:your} não está em {sign}, mas em {right}.'],
    premise: [
      'você disse que {body:your} está em {sign}, mas está em {right}.',
      'você mencionou {body:your} em {sign}, mas na verdade está em {right}.',
    ],
    degree: [
      '{body:your} está a {degree}° de {sign}.',
      'a {degree} graus de {sign}, {body:your} quase não aparece.',
    ],
    inHouse: [
      '{body:your} está na casa {house}.',
      'sua {house:ordinal} casa abriga {body:the}.',
      'com {body:the} na sua {house:ordinal} casa, ali nunca há silêncio.',
    ],
    placed: [
      '{body:your} está em {sign}, na casa {house}.',
      'como {body:your} está em {sign} e na {house:ordinal} casa, você vai com calma.',
    ],
    pronoun: [
      '{body:your} está em {sign}. || Está na {house:ordinal} casa, e ali se nota.',
      'vejamos {body:your} em {sign}. || Ele fica na casa {house}.',
    ],
    bornRetrograde: [
      '{body:your} está {body:retrograde}.',
      '{body} estava {body:retrograde} quando você nasceu.',
    ],
    bornDirect: ['{body:your} está {body:direct}.', '{body} estava {body:direct} quando você nasceu.'],
    rising: ['você tem ascendente em {sign}.', 'seu ascendente é {sign}.', 'seu ascendente está em {sign}.'],
    midheaven: [
      'seu Meio do Céu está em {sign}.',
      'com {sign} no seu Meio do Céu, o trabalho precisa dizer algo.',
    ],
    aspect: [
      '{first:your} faz {aspect} com {second:your}.',
      'há {aspect:a} entre {first:your} e {second:your}.',
      '{aspect:the} entre {first:your} e {second:your} passa por muitas das suas escolhas.',
      'no seu mapa, {first:the} e {second:the} formam {aspect:a}.',
    ],
    noAspect: [
      'não há {aspect:a} entre {first:your} e {second:your}.',
      '{first:your} não faz {aspect} com {second:your}.',
    ],
    transit: [
      'agora {body:the} faz {aspect} com {point:your}.',
      '{body} em trânsito forma {aspect:a} com {point:your} natal.',
    ],
    transitExact: [
      '{body:the} faz {aspect} com {point:your}, no auge em {date}.',
      '{aspect:the} {body:of} com {point:your} fica mais forte em {date}.',
    ],
    transitUntil: [
      '{body:the} faz {aspect} com {point:your} até {date}.',
      '{aspect:the} {body:of} com {point:your} dura até {date}.',
    ],
    turnsRetrograde: [
      '{body} fica {body:retrograde} em {date}, em {sign}.',
      'em {date}, {body} fica {body:retrograde} em {sign}.',
    ],
    turnsDirect: [
      '{body} fica {body:direct} em {date}, em {sign}.',
      'em {date}, {body} volta a ficar {body:direct} em {sign}.',
    ],
    retrogradeUntil: [
      '{body} segue {body:retrograde} até {date}.',
      'até {date}, {body} está {body:retrograde}.',
    ],
    ingress: ['{body:the} entra em {sign} em {date}.', 'em {date}, {body:the} passa para {sign}.'],
    happening: ['{event:the} de {date} cai em {sign}.', 'em {date} há {event:a} em {sign}.'],
    happeningHouse: [
      '{event:the} de {date} cai na sua {house:ordinal} casa.',
      'em {date}, {event:a} ilumina a sua casa {house}.',
    ],
    skySign: ['hoje {body:the} está em {sign}.', '{body:the} está em {sign} neste momento.'],
    skyHouse: [
      '{body:the} passa pela sua {house:ordinal} casa.',
      'hoje {body:the} está na sua casa {house}.',
    ],
    count: ['{count} dos seus planetas estão em signos de {group}.', 'você tem {count} planetas em {group}.'],
    countSign: ['você tem {count} planetas em {sign}.', '{count} dos seus planetas estão em {sign}.'],
    cusp: [
      '{sign} está na cúspide da sua {house:ordinal} casa.',
      'sua {house:ordinal} casa começa em {sign}.',
    ],
    partnerSign: ['{body:article} dela está em {sign}.', '{body:article} do seu parceiro está em {sign}.'],
    synastry: [
      '{first:your} faz {aspect} com {second:article} dele.',
      'há {aspect:a} entre {first:your} e {second:article} do seu parceiro.',
    ],
    rules: ['{body:the} rege {sign}.', '{sign} tem como regente {body:the}.'],
    sunSign: ['você é de {sign}.', 'como {sign}, você já sabe disso.'],
  },
};
