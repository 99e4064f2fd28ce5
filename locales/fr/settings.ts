import type { SettingsWords } from '../en/settings.ts';

export const settings: SettingsWords = {
  form: {
    heading: 'Réglages du thème',
    intro: 'Change les maisons, le zodiaque ou les orbes, et regarde ce qui bouge.',
    apply: 'Appliquer',
    changed: 'Ce que ce réglage a changé',
    sharedNote:
      'Un thème partagé reste tel qu’il a été dessiné : seules les positions des planètes ont été partagées.',
    noHouses: 'Les maisons se choisissent une fois l’heure de naissance connue.',
    elsewhere:
      'Ces réglages valent pour le thème natal et pour ta journée sur la page d’accueil, et restent en mémoire dans cet onglet. Les autres pages suivent le zodiaque tropical.',
    sidereal:
      '{{zodiac}} : les signes de ce thème se comptent à partir d’un point fixe parmi les étoiles ; le zodiaque tropical commence à l’équinoxe de mars. La plupart des positions tombent donc ici un signe plus tôt. Les textes ci-dessous lisent les signes de ce thème.',
    ayanamsa: 'Ce jour-là, {{distance}} séparaient les deux points de départ (l’ayanamsa).',
  },
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
    fallback: 'Si près du pôle, {{requested}} ne donne pas de maisons ; {{used}} prend sa place.',
    sign: '{{body}} n’est plus {{from}}, mais {{to}}.',
    house: '{{body}} passe de la maison {{from}} à la maison {{to}}.',
    gained: 'Entre dans l’orbe : {{aspect}}.',
    lost: 'Sort de l’orbe : {{aspect}}.',
    none: 'Rien n’a changé de signe ni de maison, et les aspects sont les mêmes.',
    more: 'Autres changements : {{count}}',
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
