import type { HoursWords } from '../en/hours.ts';

export const hours: HoursWords = {
  window: {
    heading: 'Hora de nacimiento: de {{from}} a {{to}}',
    intro:
      'El cielo siguió girando en ese tiempo. Esto vale de principio a fin; donde se nombran dos, decide el minuto.',
    rising: 'Signo ascendente',
    risingSure: '{{sign}} ascendía de principio a fin, así que tu signo ascendente es seguro.',
    angles: 'Ascendente y Medio Cielo',
    caption: 'Signos y casas de {{from}} a {{to}}',
    aspects: 'Solo figuran los aspectos vigentes todo ese tiempo.',
    anglesSure: 'Aspectos con los ángulos vigentes todo el tiempo',
    passing: 'Aspectos vigentes solo una parte del tiempo ({{count}})',
    passingNote:
      'Se forman o se deshacen en ese intervalo y por eso no entran en la lectura. Al lado figura lo más cerca que estuvieron.',
  },
  likeness: {
    heading: '¿Qué signo ascendente se parece a ti?',
    day: 'En un día ascienden todos los signos, cada cual a sus horas. Lee los retratos y, si alguno se parece a ti, mira cómo sería entonces la carta.',
    window:
      'Estos signos ascendieron de {{from}} a {{to}}. Lee los retratos y, si alguno se parece a ti, mira cómo sería entonces la carta.',
    game: 'Es un juego de parecidos y no prueba nada. La hora solo la sabe un registro o alguien que estuvo allí.',
    dayStrip: 'Signos ascendentes a lo largo del día',
    strip: 'Signos ascendentes de {{from}} a {{to}}',
    cards: 'Retratos de los signos ascendentes',
    choose: 'Este se parece a mí',
    chooseSign: 'Este se parece a mí: {{sign}}',
    chosen: 'Lo que elegiste',
    leave: 'Volver a la carta sin suposición',
    guessed: 'supuesto',
    wheel: 'Rueda de la carta natal con casas supuestas',
    notice:
      'Una suposición: Ascendente en {{sign}}, porque se parece a ti. La carta está trazada para las horas de ese signo, en su mitad ({{time}}). El Ascendente, las casas y el grado de la Luna salen de esa suposición; nada de eso se sabe.',
  },
};
