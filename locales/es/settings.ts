import type { SettingsWords } from '../en/settings.ts';

export const settings: SettingsWords = {
  form: {
    heading: 'Ajustes de la carta',
    intro: 'Cambia las casas, el zodiaco o los orbes y mira qué se mueve.',
    apply: 'Aplicar',
    changed: 'Qué cambió con este ajuste',
    sharedNote: 'Una carta compartida queda como se dibujó: solo se compartió dónde estaban los planetas.',
    noHouses: 'Las casas se pueden elegir cuando se conoce la hora de nacimiento.',
    elsewhere:
      'Estos ajustes valen para la carta natal y para tu día en la página de inicio, y se recuerdan en esta pestaña. Las demás páginas usan el zodiaco tropical.',
    sidereal:
      '{{zodiac}}: los signos de esta carta se cuentan desde un punto fijo entre las estrellas; el zodiaco tropical empieza en el equinoccio de marzo. Por eso la mayoría de las posiciones cae aquí un signo antes. Los textos de abajo leen los signos de esta carta.',
    ayanamsa: 'Ese día los dos comienzos estaban a {{distance}} de distancia (la ayanamsa).',
  },
  labels: {
    houseSystem: 'Casas',
    zodiac: 'Zodiaco',
    node: 'Nodo Norte',
    lilith: 'Lilith',
    orbs: 'Orbes',
  },
  zodiacs: {
    tropical: 'Tropical',
    lahiri: 'Sideral, Lahiri',
    'fagan-bradley': 'Sideral, Fagan-Bradley',
  },
  nodes: {
    true: 'verdadero',
    mean: 'medio',
  },
  liliths: {
    mean: 'media',
    true: 'verdadera (osculadora)',
  },
  orbSets: {
    standard: 'normales',
    tight: 'estrechos',
    wide: 'amplios',
  },
  subjects: {
    sun: 'El Sol',
    moon: 'La Luna',
    ascendant: 'El Ascendente',
    midheaven: 'El Medio Cielo',
    node: 'El Nodo Norte',
    lilith: 'Lilith',
  },
  changes: {
    fallback: 'Tan cerca del polo no hay casas de {{requested}}; en su lugar están las de {{used}}.',
    sign: '{{body}} ya no está {{from}}, sino {{to}}.',
    house: '{{body}} pasó de la casa {{from}} a la {{to}}.',
    gained: 'Entra en orbe: {{aspect}}.',
    lost: 'Sale de orbe: {{aspect}}.',
    none: 'Nada cambió de signo ni de casa, y los aspectos son los mismos.',
    more: 'Otros cambios: {{count}}',
  },
  houseNumbers: {
    1: '1',
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: '6',
    7: '7',
    8: '8',
    9: '9',
    10: '10',
    11: '11',
    12: '12',
  },
};
