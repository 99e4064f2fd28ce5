import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  title: 'Horóscopo de {{sign}}: hoy, semana, mes y año',
  description:
    'El horóscopo de {{sign}} a partir de tránsitos reales: por dónde pasan la Luna y los planetas para tu signo hoy, esta semana, este mes y este año.',
  heading: 'Horóscopo de {{sign}}',
  period: 'Periodo',
  periods: { day: 'Hoy', week: 'Semana', month: 'Mes', year: 'Año' },
  previous: 'Anterior',
  next: 'Siguiente',
  restsOn: 'Se basa en: {{fact}}',
  until: 'hasta el {{when}}',
  since: 'desde el {{when}}',
  dates: 'También en este periodo',
  note: 'Tu signo cuenta como la casa 1, el siguiente como la 2, y así sucesivamente (casas solares). Cada pasaje nombra el hecho del cielo en que se apoya, el mismo para todas las personas de este signo en esta fecha.',
  quiet: 'Nada se mueve en esta parte del cielo. Buen momento para seguir con lo que empezaste.',
  others: 'Otros signos',
  natal: 'Tu propia carta dice más. Trázala.',
  list: {
    title: 'Horóscopos de los doce signos, según el cielo real',
    description:
      'Horóscopos diarios, semanales, mensuales y anuales para los doce signos, escritos a partir de los tránsitos, con los hechos en que se apoyan.',
    heading: 'Horóscopos',
    lede: 'Lo que el cielo le trae a cada signo hoy, esta semana, este mes y este año. Elige el tuyo.',
    dates: 'Sol en el signo: {{range}}',
    yours: 'Tu signo',
  },
};
