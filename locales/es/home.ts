import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: tu carta natal, precisa y fácil de leer',
  description:
    'Traza gratis una carta astral que una astrónoma firmaría y un amigo leería con gusto. Mira dónde está hoy la Luna, qué está retrógrado y qué dice tu cielo.',
  hero: {
    heading: 'El cielo bajo el que naciste, leído con esmero',
    lede: 'Una fecha, una hora y un lugar: de ahí sale una carta fiel, contada en palabras claras.',
    promise: 'Gratis y sin cuenta.',
  },
  sample: {
    label: 'Ejemplo',
    heading: 'Quien nace a esta hora en la Ciudad de México',
  },
  signs: 'Hoy, signo por signo',
  articles: 'Artículos recientes',
  sky: {
    heading: 'El cielo en este momento',
    wheelTitle: 'Los planetas a esta hora',
    wheelCaption:
      'Dónde están ahora los planetas, vistos desde la Tierra. Las líneas entre ellos son sus aspectos más cercanos.',
    computedAt: 'Cielo del {{time}}',
    moon: 'La Luna',
    lit: '{{percent}} del disco iluminado',
    moonMoves: 'Entra en {{sign}} el {{when}}',
    sun: 'El Sol',
    nextNew: 'Próxima Luna nueva',
    nextFull: 'Próxima Luna llena',
    retrograde: 'Retrógrados',
    retrogradeNone: 'Ningún planeta está retrógrado. Todo avanza.',
    retrogradeUntil: 'hasta el {{date}}',
    positions: 'Todas las posiciones',
  },
  care: {
    heading: 'Solo para ti',
    privacy:
      'Calculamos la carta y la olvidamos. Lo que escribes queda en tu pestaña hasta que la cierras, y en tu navegador o en tu cuenta solo si lo pides. Se olvida con un toque.',
    exact: 'Qué tan exactas son nuestras cifras',
  },
};
