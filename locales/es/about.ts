import type { AboutWords } from '../en/about.ts';

export const about: AboutWords = {
  title: 'Acerca de Celestia y la precisión de sus cálculos',
  description:
    'Cómo calcula Celestia sus cartas, cuánto se aparta cada posición de unas efemérides de referencia y qué son y qué no son sus textos.',
  heading: 'Acerca de Celestia',
  lede: 'Celestia busca dos cosas a la vez: cifras que se sostienen y palabras que vale la pena leer.',
  method: {
    heading: 'Cómo se hace una carta',
    sky: 'El Sol, la Luna y los planetas se calculan como se ven desde el centro de la Tierra, con el tiempo de viaje de la luz, la aberración y la nutación, y se refieren a la eclíptica y al equinoccio de la fecha misma.',
    time: 'La hora local de un nacimiento se convierte en tiempo universal con el historial completo de su zona horaria. Para las fechas anteriores al horario estándar, se usa la hora media local según la longitud del propio lugar de nacimiento.',
    houses:
      'Hay siete sistemas de casas para elegir. Más allá de los círculos polares, Placidus y Koch no tienen solución; allí los reemplaza Porfirio, y la carta lo indica.',
  },
  accuracy: {
    heading: 'Qué tan exactas son las posiciones',
    intro:
      'Comparamos nuestras posiciones con {{charts}} cartas de referencia repartidas entre los años {{from}} y {{to}}. La tabla muestra la mayor diferencia encontrada. Un segundo de arco es 1/3600 de grado; la Luna llena mide unos 1800 segundos de arco de ancho.',
    body: 'Astro',
    max: 'Diferencia máxima',
    rms: 'Diferencia típica',
    limit: 'Nuestro límite',
    arcsec: '{{value}}″',
    caption: 'Diferencias de longitud eclíptica, en segundos de arco',
  },
  meaning: {
    heading: 'Qué son los textos y qué no son',
    text: 'Cada idioma tiene sus propias interpretaciones; ninguna es traducción de otra. Están escritas de antemano, y tu carta decide cuáles lees. Describen tendencias, como lo hace un buen retrato. No predicen acontecimientos ni reemplazan el consejo médico, legal o financiero.',
  },
  sources: {
    heading: 'Fuentes',
    ephemeris:
      'Sol, planetas, Juno y Quirón: nuestra propia integración del sistema solar, iniciada con posiciones publicadas por el JPL de la NASA (DE441, Horizons). Luna: teoría ELP/MPP02 de Chapront y Francou. Precesión y nutación: modelos de la IAU.',
    zones:
      'Historial de zonas horarias: la base de datos de zonas horarias de IANA con sus datos históricos.',
    places: 'Lugares: GeoNames, con licencia CC BY 4.0.',
  },
};
