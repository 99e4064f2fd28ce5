import type { RisingWords } from '../en/rising.ts';

export const rising: RisingWords = {
  title: 'Calculadora de Ascendente: descubre tu signo ascendente',
  description:
    '¿Qué signo subía por el este cuando naciste? Escribe fecha, hora y lugar, y mira tu Ascendente al minuto de arco, con lo que dice de ti.',
  heading: 'Ascendente',
  lede: 'El signo que asomaba por el horizonte este cuando tomaste aire por primera vez. Cambia más o menos cada dos horas: por eso importa la hora.',
  result: {
    wheel:
      'Tu carta, con el signo ascendente en el borde izquierdo. Elige un nombre en los textos y lo verás en la rueda.',
    heading: 'Tu signo ascendente',
    place: 'Posición del Ascendente: {{place}}.',
    ruler: 'Regente de la carta: {{body}}',
    traditional: 'Regente tradicional: {{body}}',
    unknown: 'Tu Ascendente depende de la hora.',
    more: 'Ver la carta natal completa',
  },
  guide: {
    heading: 'Qué cuenta el Ascendente',
    face: {
      title: 'La forma de entrar',
      text: 'El Ascendente describe cómo cruzas una puerta: tu trato con desconocidos, tu manera de empezar las cosas, la primera impresión que dejas.',
    },
    houses: {
      title: 'Donde empiezan las casas',
      text: 'También es el punto de partida de la casa 1. Las demás se cuentan desde ahí; por eso dos personas que cumplen años el mismo día pueden tener cartas muy distintas.',
    },
    hour: {
      title: '¿Qué tan exacta debe ser la hora?',
      text: 'Un signo tarda unas dos horas en ascender; lejos del ecuador, unos suben mucho más rápido que otros. Si el Ascendente está junto a un límite, deciden unos minutos.',
    },
  },
  form: { submit: 'Calcular mi Ascendente', submitting: 'Calculando tu Ascendente…' },
};
