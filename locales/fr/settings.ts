import type { SettingsWords } from '../en/settings.ts';

export const settings: SettingsWords = {
  labels: {
    houseSystem: 'Maisons',
    zodiac: 'Zodiaque',
    node: 'Nœud Nord',
    lilith: 'Lune noire',
    orbs: 'Orbes',
  },
  zodiacs: {
    tropical: 'Tropical',
    lahiri: 'Sidéral, Lahiri',
    'fagan-bradley': 'Sidéral, Fagan-Bradley',
  },
  nodes: {
    true: 'vrai',
    mean: 'moyen',
  },
  liliths: {
    mean: 'moyenne',
    true: 'vraie (osculatrice)',
  },
  orbSets: {
    standard: 'normaux',
    tight: 'serrés',
    wide: 'larges',
  },
  subjects: {
    sun: 'Le Soleil',
    moon: 'La Lune',
    ascendant: 'L’Ascendant',
    midheaven: 'Le Milieu du Ciel',
    node: 'Le Nœud Nord',
    lilith: 'La Lune noire',
  },
  changes: {
    fallback: 'Si près du pôle, {{requested}} n’a pas de maisons ; {{used}} prend sa place.',
    sign: '{{body}} n’est plus {{from}}, mais {{to}}.',
    house: '{{body}} passe de la maison {{from}} à la maison {{to}}.',
    gained: 'Entre dans l’orbe : {{aspect}}.',
    lost: 'Sort de l’orbe : {{aspect}}.',
    none: 'Rien n’a changé de signe ni de maison, et les aspects sont les mêmes.',
    more: 'Autres changements : {{count}}.',
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
