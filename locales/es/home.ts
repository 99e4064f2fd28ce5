import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: tu carta natal, precisa y fácil de leer',
  description:
    'Traza gratis una carta natal que una astrónoma firmaría y un amigo leería con gusto. Mira dónde está hoy la Luna, qué está retrógrado y qué significa tu cielo.',
  hero: {
    heading: 'El cielo bajo el que naciste, leído con esmero',
    lede: 'Una fecha, una hora y un lugar: de ahí sale una carta fiel, contada en palabras claras.',
    promise: 'Gratis y sin cuenta.',
  },
  sample: {
    label: 'Ejemplo',
    heading: 'Quien nace en este minuto en Ciudad de México',
    at: 'Momento del cálculo: {{time}}',
    more: 'Tu carta se lee así: planeta por planeta, casa por casa, aspecto por aspecto.',
  },
  signs: 'Hoy, signo por signo',
  sky: {
    heading: 'El cielo en este momento',
    wheelTitle: 'Los planetas a esta hora',
    wheelDescription: 'Las mismas posiciones están en la lista junto a la imagen.',
    wheelCaption:
      'Dónde están ahora los planetas, vistos desde la Tierra. Las líneas entre ellos son sus aspectos.',
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
    heading: 'Qué más hay aquí',
    /** By page. */
    items: {
      'relationship-compatibility-calculator': {
        title: 'Compatibilidad',
        text: 'Dos cartas lado a lado: lo que las atrae, de qué hablan, lo que dura y dónde rozan.',
      },
      'rising-sign': {
        title: 'Ascendente',
        text: 'El signo que asomaba por el este en tu primer respiro: su grado, su regente y su sentido.',
      },
      'astrological-summary': {
        title: 'Resumen astrológico',
        text: 'Tu carta en una página: los tres pilares, su regente, los tránsitos de hoy con sus fechas y el año por delante.',
      },
      'compatibility-test': {
        title: 'Test de compatibilidad',
        text: 'Quince preguntas sobre los días que comparten. Tu pareja también puede responder, y verán las dos miradas.',
      },
      'astrological-events': {
        title: 'El cielo de este año',
        text: 'Cambios de signo, retrógrados, lunas nuevas y llenas, eclipses: mes a mes y para tu calendario.',
      },
      'solar-eclipse': {
        title: 'Eclipses solares',
        text: 'El próximo sobre el mapa, y cuánto se verá desde tu ciudad.',
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
      text: 'Calculamos la carta y la olvidamos. Lo que escribes queda en tu pestaña hasta que la cierras, y en tu navegador o en tu cuenta solo si lo pides. Se olvida con un toque.',
    },
    exact: 'Qué tan exactas son nuestras cifras',
  },
};
