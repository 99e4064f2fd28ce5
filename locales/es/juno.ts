import type { JunoWords } from '../en/juno.ts';

export const juno: JunoWords = {
  title: 'Cálculo de Juno: signo, casa y pareja',
  description:
    '¿Dónde está Juno en tu carta? Conoce su signo, su casa y sus aspectos, calculados con datos del JPL de la NASA, y lee lo que dice de los vínculos duraderos.',
  heading: 'Juno',
  lede: 'El asteroide Juno habla de los vínculos que duran: lo que aportas a una pareja, lo que necesitas de ella y lo que te parece injusto.',
  result: {
    wheel: 'Tu carta. Elige un nombre en los textos y lo verás en la rueda.',
    heading: 'Tu Juno',
    aspects: 'Aspectos de Juno',
    aspectsNone: 'Juno no forma ningún aspecto cercano en esta carta.',
    houseUnknown: 'Para la casa hace falta la hora de nacimiento.',
    more: 'Ver la carta natal completa',
  },
  year: {
    heading: 'Juno a lo largo de {{year}}',
    intro: 'Dónde está Juno al comienzo de cada mes y en qué sentido se mueve.',
    month: 'Mes',
    position: 'Posición',
    turnsRetrograde: 'Retrógrado desde el {{date}}',
    turnsDirect: 'Directo desde el {{date}}',
  },
  guide: {
    heading: 'Qué representa Juno',
    book: 'Tu Juno en un libro',
    bond: {
      title: 'El vínculo que dura',
      text: 'Venus muestra lo que te encanta; Juno, aquello con lo que puedes vivir durante años: cómo cumples una promesa y qué hace que una pareja te parezca justa.',
    },
    place: {
      title: 'Signo y casa',
      text: 'El signo cuenta de qué manera te comprometes; la casa, en qué parte de la vida pesa más. Para la casa hace falta la hora; para el signo, rara vez.',
    },
    source: {
      title: 'Cómo lo calculamos',
      text: 'La atracción de Júpiter perturba la órbita de Juno. La integramos a partir de posiciones publicadas por el JPL de la NASA; el resultado queda a menos de un segundo de arco de la referencia.',
    },
  },
  form: { submit: 'Calcular mi Juno', submitting: 'Calculando tu Juno…' },
};
