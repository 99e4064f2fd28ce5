import { astro } from '../../../locales/tr/astro.ts';
import { dayAndMonth, type Speech } from './shapes.ts';

const ORDINALS = [
  'birinci',
  'ikinci',
  'üçüncü',
  'dördüncü',
  'beşinci',
  'altıncı',
  'yedinci',
  'sekizinci',
  'dokuzuncu',
  'onuncu',
  'on birinci',
  'on ikinci',
];
const COUNTS = [
  'sıfır',
  'bir',
  'iki',
  'üç',
  'dört',
  'beş',
  'altı',
  'yedi',
  'sekiz',
  'dokuz',
  'on',
  'on bir',
  'on iki',
];
const EVENTS: Readonly<Record<string, string>> = {
  newMoon: 'yeniay',
  fullMoon: 'dolunay',
  solarEclipse: 'Güneş tutulması',
  lunarEclipse: 'Ay tutulması',
};
const HARD = 'çfhkpsşt';

function nameOf(value: string | number): string {
  return (
    astro.bodies[value as keyof typeof astro.bodies] ??
    astro.signs[value as keyof typeof astro.signs] ??
    astro.aspects[value as keyof typeof astro.aspects] ??
    String(value)
  );
}

function lastVowel(name: string): string {
  return (
    name
      .toLocaleLowerCase('tr')
      .match(/[aıoueiöü]/g)
      ?.at(-1) ?? 'e'
  );
}

/** i, ı, u or ü, as the last vowel asks. */
function narrow(name: string): string {
  return { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' }[lastVowel(name)] ?? 'i';
}

function wide(name: string): string {
  return 'aıou'.includes(lastVowel(name)) ? 'a' : 'e';
}

function endsInVowel(name: string): boolean {
  return /[aıoueiöü]$/i.test(name);
}

/** A name with the ending that a form asks for. */
function inflected(name: string, form: string): string {
  const [i, a] = [narrow(name), wide(name)];
  const buffer = endsInVowel(name);
  const d = HARD.includes(name.charAt(name.length - 1)) ? 't' : 'd';
  switch (form) {
    case 'your':
    case 'of':
      return `${name}’${buffer ? 'n' : ''}${i}n`;
    case 'toYour':
      return `${name}’${i}n${'aıou'.includes(i) ? 'a' : 'e'}`;
    case 'theirTo':
      return `${name}’${buffer ? 's' : ''}${i}n${'ıu'.includes(i) ? 'a' : 'e'}`;
    case 'their':
      return `${name}’${buffer ? 's' : ''}${i}`;
    case 'with':
      return `${name}’${i}nl${'ıu'.includes(i) ? 'a' : 'e'}`;
    case 'to':
      return `${name}’${buffer ? 'y' : ''}${a}`;
    case 'at':
      return `${name}’${d}${a}`;
    case 'atWhich':
      return `${name}’${d}${a}ki`;
    case 'object':
      return `${name}’${buffer ? 'y' : ''}${i}`;
    default:
      return name;
  }
}

export const turkish: Speech = {
  say(name, value, form) {
    if (name === 'date') return inflected(dayAndMonth(Number(value), 'tr'), form);
    if (name === 'house') return form === 'ordinal' ? (ORDINALS[Number(value) - 1] ?? '') : String(value);
    if (name === 'count') return COUNTS[Number(value)] ?? '';
    if (name === 'group') return astro.elements[value as keyof typeof astro.elements].toLocaleLowerCase('tr');
    if (name === 'event') return EVENTS[value] ?? '';
    return inflected(nameOf(value), form);
  },
  shapes: {
    inSign: [
      'senin {body:your} {sign:at}.',
      '{sign:atWhich} {body:your} kendi bildiğini okur.',
      'senin {body:your} {sign} burcunda olduğu için acele etmezsin.',
      'doğum haritanda {body} {sign} burcunda.',
    ],
    notInSign: ['{body:your} {sign:at} değil.', '{body:your} {sign:at} değil, {right:at}.'],
    premise: [
      '{body:your} {sign:at} olduğunu söyledin, ama {body:your} {right:at}.',
      '{body:your} {sign:at} olduğunu yazmışsın, aslında {right:at}.',
    ],
    degree: ['{body:your} {degree}° {sign:at}.', '{body:your} {degree} derece {sign:at} duruyor.'],
    inHouse: [
      '{body:your} {house}. evinde.',
      '{house:ordinal} evinde {body} var.',
      '{body:your} {house:ordinal} evde, o yüzden orada hiç sessizlik olmaz.',
    ],
    placed: [
      '{body:your} {sign:at}, {house}. evinde.',
      '{body:your} {sign} burcunda ve {house:ordinal} evinde olduğu için yavaş yavaş açılırsın.',
    ],
    pronoun: [
      '{body:your} {sign:at}. || {house:ordinal} evinde, orada kendini hissettirir.',
      '{sign:atWhich} {body:your} önemli. || {house}. evde duruyor.',
    ],
    bornRetrograde: ['doğduğunda {body} retroydu.', 'doğum haritanda {body} retro.'],
    bornDirect: ['doğduğunda {body} düzdü.', 'doğum haritanda {body} düz gidiyor.'],
    rising: ['yükselenin {sign}.', '{sign} yükselenin seni ele verir.', 'yükselen burcun {sign}.'],
    midheaven: ['Tepe noktan {sign:at}.', 'Tepe Noktası’nın {sign} burcunda olması işini anlamlı kılıyor.'],
    aspect: [
      '{first:your} {second:toYour} {aspect} yapıyor.',
      '{first:with} {second:your} arasında bir {aspect} var.',
      '{first:your} ile {second:your} arasındaki {aspect} pek çok seçiminde konuşur.',
      'haritanda {first} ile {second} {aspect} açıda.',
    ],
    noAspect: [
      '{first:with} {second:your} arasında {aspect} yok.',
      '{first:your} {second:toYour} {aspect} yapmıyor.',
    ],
    transit: [
      'şu an {body} {point:toYour} {aspect} yapıyor.',
      'transit {body}, doğum haritandaki {point:toYour} {aspect} yapıyor.',
    ],
    transitExact: [
      '{body} {point:toYour} {aspect} yapıyor, {date:at} tam.',
      '{body:of} {point:toYour} yaptığı {aspect} {date:at} kesinleşiyor.',
    ],
    transitUntil: [
      '{body} {date:to} kadar {point:toYour} {aspect} yapıyor.',
      '{body:of} {point:toYour} yaptığı {aspect} {date:to} kadar sürüyor.',
    ],
    turnsRetrograde: [
      '{body} {date:at} {sign} burcunda retroya giriyor.',
      '{date:at} {body}, {sign:at} geri harekete geçiyor.',
    ],
    turnsDirect: [
      '{body} {date:at} {sign} burcunda düz harekete geçiyor.',
      '{date:at} {body}, {sign:at} düze dönüyor.',
    ],
    retrogradeUntil: ['{body} {date:to} kadar retro.', '{date:to} kadar {body} geri gidiyor.'],
    ingress: ['{body} {date:at} {sign} burcuna giriyor.', '{date:at} {body} {sign:to} geçiyor.'],
    happening: ['{date:atWhich} {event} {sign} burcunda.', '{date:at} {sign:at} bir {event} var.'],
    happeningHouse: [
      '{date:atWhich} {event} {house:ordinal} evinde.',
      '{date:at} {event} {house}. evine düşüyor.',
    ],
    skySign: ['bugün {body} {sign:at}.', '{body} şu an {sign} burcunda ilerliyor.'],
    skyHouse: ['{body} {house:ordinal} evinden geçiyor.', 'bugün {body} {house}. evinde.'],
    count: ['gezegenlerinden {count} tanesi {group} grubunda.', '{group} grubunda {count} gezegenin var.'],
    countSign: ['{sign:at} {count} gezegenin var.', '{sign} burcunda {count} gezegen taşıyorsun.'],
    cusp: ['{house:ordinal} evin {sign:at} başlıyor.', '{house}. evin {sign} burcunda başlıyor.'],
    partnerSign: ['partnerinin {body:their} {sign:at}.', 'onun {body:their} {sign} burcunda.'],
    synastry: [
      'senin {first:your} onun {second:theirTo} {aspect} yapıyor.',
      'senin {first:with} onun {second:their} arasında {aspect} var.',
    ],
    rules: ['{sign:object} {body} yönetir.', '{body}, {sign} burcunu yönetir.'],
    sunSign: ['sen {sign} burcusun.', 'bir {sign} olarak bunu zaten bilirsin.'],
  },
};
