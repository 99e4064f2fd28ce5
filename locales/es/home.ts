import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: tu carta natal, precisa y fácil de leer',
  description:
    'Traza gratis una carta natal que una astrónoma firmaría y un amigo leería con gusto. Mira dónde está hoy la Luna, qué está retrógrado y qué significa tu cielo.',
  hero: {
    heading: 'El cielo bajo el que naciste, leído con esmero',
    lede: 'Escribe una fecha, una hora y un lugar. Recibes una carta fiel: cada posición calculada, cada hora cotejada con los relojes de aquel día y, en palabras claras, lo que todo eso significa.',
    action: 'Traza tu carta',
    promise:
      'Gratis y sin cuenta. Tus datos de nacimiento no quedan en enlaces, en el historial del navegador ni en registros técnicos.',
  },
  sky: {
    heading: 'El cielo en este momento',
    wheelTitle: 'Los planetas a esta hora',
    wheelDescription: 'Las mismas posiciones están en la lista junto a la imagen.',
    computedAt: 'Momento del cálculo: {{time}}',
    moon: 'La Luna',
    lit: '{{percent}} del disco iluminado',
    moonMoves: 'Entra en {{sign}}: {{when}}',
    sun: 'El Sol',
    nextNew: 'Próxima Luna nueva',
    nextFull: 'Próxima Luna llena',
    retrograde: 'Retrógrados',
    retrogradeNone: 'Ningún planeta está retrógrado. Todo avanza.',
    retrogradeUntil: 'hasta el {{date}}',
    positions: 'Todas las posiciones',
  },
  tools: {
    heading: 'Por dónde empezar',
    /** By page. */
    items: {
      'natal-chart': {
        title: 'Carta natal',
        text: 'Rueda, posiciones, casas y aspectos, con siete sistemas de casas y el comprobante horario de tu nacimiento.',
        action: 'Abrir la calculadora',
      },
      'rising-sign': {
        title: 'Ascendente',
        text: 'El signo que asomaba por el este en tu primer respiro: su grado, su regente y su sentido.',
        action: 'Descubrir mi ascendente',
      },
      'relationship-compatibility-calculator': {
        title: 'Compatibilidad',
        text: 'Dos cartas lado a lado: lo que las atrae, de qué hablan, lo que dura y dónde rozan.',
        action: 'Comparar dos cartas',
      },
      horoscopes: {
        title: 'Horóscopos',
        text: 'Hoy, esta semana, este mes y este año, signo por signo, con los aspectos en que se apoya cada línea.',
        action: 'Elegir un signo',
      },
      'astrological-summary': {
        title: 'Resumen astrológico',
        text: 'Tu carta en una página: los tres pilares, su regente, los tránsitos de hoy con sus fechas y el año por delante.',
        action: 'Ver mi resumen',
      },
      'compatibility-test': {
        title: 'Test de compatibilidad',
        text: 'Quince preguntas sobre los días que comparten. Tu pareja también puede responder, y verán las dos miradas.',
        action: 'Hacer el test',
      },
      'juno-calculation': {
        title: 'Juno',
        text: 'Lo que aportas a un vínculo duradero, lo que necesitas de él y en qué parte de la vida pesa.',
        action: 'Encontrar mi Juno',
      },
      'solar-eclipse': {
        title: 'Eclipses solares',
        text: 'El próximo sobre el mapa, y cuánto se verá desde tu ciudad.',
        action: 'Ver los eclipses',
      },
      'lunar-eclipse': {
        title: 'Eclipses lunares',
        text: 'Cuándo entra la Luna en la sombra de la Tierra, desde dónde se ve y en qué signo cae.',
        action: 'Ver los eclipses',
      },
      'astrological-events': {
        title: 'El cielo de este año',
        text: 'Cambios de signo, retrógrados, lunas nuevas y llenas, eclipses: mes a mes y para tu calendario.',
        action: 'Abrir el año',
      },
      about: {
        title: '¿Qué tan exacto es el cálculo?',
        text: 'Comparamos nuestras cifras con unas efemérides de referencia y mostramos las diferencias, astro por astro.',
        action: 'Ver las cifras',
      },
    },
  },
  care: {
    heading: 'Lo que cuidamos',
    time: {
      title: 'La hora correcta',
      text: 'Desde 1900, los relojes se han adelantado y atrasado miles de veces. Usamos el historial completo de las zonas horarias, preguntamos cuando una hora ocurrió dos veces y te mostramos qué regla se aplicó.',
    },
    unknown: {
      title: '¿No sabes la hora? No la inventamos',
      text: 'Sin la hora, dejamos fuera las casas y los ángulos, y te decimos qué es seguro, cuánto avanzó la Luna ese día y qué signos ascendentes eran posibles.',
    },
    privacy: {
      title: 'Solo tuya',
      text: 'La carta se calcula y se olvida. Si quieres conservarla, se queda en tu propio navegador hasta que la borres.',
    },
  },
};
