import type { TodayWords } from '../en/today.ts';

export const today: TodayWords = {
  heading: 'Tu día',
  moon: {
    heading: 'La Luna ahora',
    place: '{{body}} {{inSign}}, {{inHouse}}',
    entersSign: 'Entra en {{sign}} el {{when}}',
    leavesHouse: 'Sale de esta casa el {{when}}',
    touches: 'Lo que toca en las próximas 24 horas',
    touchesNone: 'En las próximas 24 horas, nada de tu carta.',
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
  fromAccount: 'Según los datos de nacimiento de tu cuenta.',
  change: 'Cambiarlos en tu cuenta',
  waiting: 'Leyendo tu día…',
  failed: 'No pudimos traer tu día. Vuelve a intentarlo o escribe aquí abajo tus datos de nacimiento.',
  again: 'Intentar de nuevo',
  keep: {
    text: 'Guarda en tu cuenta tus datos de nacimiento y tu día te esperará aquí.',
    link: 'Agregarlos a tu cuenta',
  },
};
