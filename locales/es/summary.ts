import type { SummaryWords } from '../en/summary.ts';

export const summary: SummaryWords = {
  title: 'Resumen astrológico: tu carta y el cielo de hoy',
  description:
    'Tus tres pilares, el regente de tu carta, los elementos y los aspectos más cercanos; los tránsitos de hoy con sus fechas y el año por delante en una imagen.',
  heading: 'Resumen astrológico',
  lede: 'Tu carta en una página, y lo que el cielo le trae hoy.',
  result: {
    wheel: 'Tu carta. Elige un nombre en los textos y lo verás en la rueda.',
    heading: 'Tu resumen',
    ruler: 'Regente de la carta',
    traditional: 'Regente tradicional',
    rulerText: '{{body}} {{inSign}}, {{inHouse}}',
    closest: 'Aspectos más cercanos',
    today: 'Tránsitos de hoy',
    todayIntro: 'Planetas en movimiento que ahora forman aspecto con tu carta, empezando por el más cercano.',
    none: 'Hoy ningún planeta forma un aspecto cercano con tu carta.',
    transit: 'Tránsito',
    start: 'Desde',
    exact: 'Exacto',
    end: 'Hasta',
    orbNow: 'Orbe ahora',
    open: 'abierto',
    now: 'Hoy',
    yearNone: 'En los próximos doce meses no hay tránsitos largos.',
    moon: 'La Luna hoy',
    year: 'El año por delante',
    yearIntro:
      'Los tránsitos largos de Júpiter a Plutón en los próximos doce meses. La barra es el tiempo dentro del orbe; la marca, el día en que es exacto.',
    more: 'Ver la carta natal completa',
    untimed:
      'Sin la hora de nacimiento, los tránsitos a la Luna y a los ángulos quedan fuera, porque estos puntos se mueven demasiado en un día.',
  },
  guide: {
    heading: 'Qué trae el resumen',
    chart: {
      title: 'Tu carta, en breve',
      text: 'El Sol, la Luna y el Ascendente, el regente de tu carta, el peso de cada elemento y tus aspectos más cercanos, cinco como máximo. Lo demás está en la carta astral.',
    },
    today: {
      title: 'Los tránsitos de hoy',
      text: 'Un tránsito es un planeta del cielo de hoy que forma un aspecto con un punto de tu carta. Ves cuándo entra en el orbe, qué día el aspecto es exacto y cuándo sale.',
    },
    year: {
      title: 'El año por delante',
      text: 'De Júpiter a Plutón, los planetas van despacio: lo que tocan dura semanas o meses. Una imagen muestra cuándo, a lo largo de doce meses.',
    },
  },
  form: { submit: 'Ver mi resumen', submitting: 'Preparando tu resumen…' },
};
