import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  titles: {
    day: 'Horóscopo diario de {{sign}}, {{when}}',
    week: 'Horóscopo semanal de {{sign}}, {{when}}',
    month: 'Horóscopo mensual de {{sign}}, {{when}}',
    year: 'Horóscopo anual de {{sign}}, {{when}}',
  },
  description:
    'El horóscopo de {{sign}} a partir de tránsitos reales: por dónde pasan la Luna y los planetas para tu signo hoy, esta semana, este mes y este año.',
  heading: 'Horóscopo de {{sign}}',
  period: 'Periodo',
  periods: { day: 'Hoy', week: 'Semana', month: 'Mes', year: 'Año' },
  yesterday: 'Ayer',
  tomorrow: 'Mañana',
  sections: {
    love: 'Amor',
    work: 'Trabajo y dinero',
    energy: 'Energía',
    keep: 'Una frase para guardar',
    planets: 'Los planetas lentos',
    eclipses: 'Eclipses',
    quarters: 'El año en cuatro partes',
  },
  basis: 'En qué se apoya',
  until: 'hasta el {{when}}',
  since: 'desde el {{when}}',
  dates: 'Fechas para anotar',
  note: 'Tu signo cuenta como la casa 1, el siguiente como la 2, y así sucesivamente (casas solares). Estos hechos del cielo son los mismos para todas las personas de este signo en esta fecha.',
  quiet: 'Nada se mueve en esta parte del cielo. Buen momento para seguir con lo que empezaste.',
  others: 'Otros signos',
  own: 'Más cerca de ti',
  natal: 'Tu propia carta dice más. Trázala.',
  rising: 'Lee también el horóscopo de tu Ascendente: averigua cuál es',
  acts: {
    link: 'Enlace a este horóscopo',
    share: 'Compartir',
    print: 'Imprimir',
    copied: 'Enlace copiado.',
    copyByHand: 'Cópialo del campo.',
  },
  list: {
    title: 'Horóscopos de los doce signos, según el cielo real',
    description:
      'Horóscopos diarios, semanales, mensuales y anuales para los doce signos, escritos a partir de los tránsitos, con los hechos en que se apoyan.',
    heading: 'Horóscopos',
    lede: 'Lo que el cielo le trae a cada signo hoy, esta semana, este mes y este año. Elige el tuyo.',
    today: 'Hoy, {{day}}',
    yours: 'Tu signo',
  },
};
