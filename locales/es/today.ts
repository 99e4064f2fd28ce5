import type { TodayWords } from '../en/today.ts';

export const today: TodayWords = {
  heading: 'Tu día',
  moon: {
    heading: 'La Luna ahora',
    place: '{{body}} {{inSign}}, {{inHouse}}',
    entersSign: 'Entra en {{sign}}: {{when}}',
    leavesHouse: 'Sale de esta casa: {{when}}',
    touches: 'Lo que toca en las próximas 24 horas',
    touchesNone: 'Nada de tu carta en las próximas 24 horas.',
  },
  transits: {
    heading: 'Lo que pesa ahora',
    none: 'Ahora mismo ningún planeta está cerca de un punto de tu carta.',
    start: 'Desde',
    exact: 'Exacto',
    end: 'Hasta',
    open: 'abierto',
    all: 'Todos los tránsitos y el año por delante',
  },
  sign: { heading: '{{sign}}, hoy', more: 'Leer el horóscopo completo' },
  next: {
    heading: 'Lo que viene',
    transit: 'Próximo tránsito exacto',
    newMoon: 'Próxima Luna nueva',
    fullMoon: 'Próxima Luna llena',
    solar: 'Próximo eclipse solar',
    lunar: 'Próximo eclipse lunar',
    place: '{{inSign}}, {{inHouse}}',
  },
  untimed: 'Sin la hora de nacimiento no hay casas, ni tránsitos a tu Luna, tu Ascendente o tu Medio Cielo.',
  doors: {
    label: 'Desde aquí',
    chart: 'Tu carta completa',
    year: 'El cielo de este año',
    pair: 'Tú y otra persona',
    other: 'Otro nacimiento',
  },
  fromAccount: 'Según el nacimiento que guardas en tu cuenta.',
  change: 'Cambiarlo en tu cuenta',
  waiting: 'Leyendo tu día…',
  failed: 'No se pudo traer tu día. Inténtalo de nuevo o escribe un nacimiento aquí abajo.',
  again: 'Intentar de nuevo',
  keep: {
    text: 'Guarda tu nacimiento en la cuenta y tu día te esperará aquí.',
    link: 'Agregarlo a tu cuenta',
  },
};
