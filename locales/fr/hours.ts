import type { HoursWords } from '../en/hours.ts';

export const hours: HoursWords = {
  window: {
    heading: 'Heure de naissance : entre {{from}} et {{to}}',
    intro:
      'Le ciel a continué de tourner pendant ce temps. Voici ce qui tient du début à la fin ; là où il y a deux réponses, c’est la minute qui décide.',
    rising: 'Signe ascendant',
    risingSure: '{{sign}} se levait du début à la fin : ton signe ascendant est certain.',
    angles: 'Ascendant et Milieu du Ciel',
    caption: 'Signes et maisons entre {{from}} et {{to}}',
    aspects: 'Seuls figurent les aspects qui tiennent du début à la fin.',
    anglesSure: 'Aspects aux angles qui tiennent tout du long',
    passing: 'Aspects qui ne tiennent qu’une partie du temps ({{count}})',
    passingNote:
      'Ils se forment ou se défont dans cette plage : l’interprétation les laisse de côté. À côté, l’écart le plus petit qu’ils aient atteint.',
  },
  likeness: {
    heading: 'Quel ascendant te ressemble ?',
    day: 'En un jour, les signes se lèvent l’un après l’autre, chacun à ses heures. Lis les portraits ; si l’un d’eux te ressemble, regarde la carte telle qu’elle serait alors.',
    window:
      'Ces signes se sont levés entre {{from}} et {{to}}. Lis les portraits ; si l’un d’eux te ressemble, regarde la carte telle qu’elle serait alors.',
    game: 'C’est un jeu de ressemblance, pas une preuve. Seul un acte, ou quelqu’un qui était là, peut dire l’heure.',
    strip: 'Ascendants entre {{from}} et {{to}}',
    cards: 'Portraits des ascendants',
    choose: 'Celui-ci me ressemble',
    chooseSign: 'Celui-ci me ressemble : {{sign}}',
    chosen: 'Ton choix',
    leave: 'Revenir à la carte sans hypothèse',
    guessed: 'supposé',
    wheel: 'Roue du thème natal aux maisons supposées',
    notice:
      'Une hypothèse : Ascendant {{sign}}, parce qu’il te ressemble. La carte est dressée pour {{time}}, le milieu des heures de ce signe. L’Ascendant, les maisons et le degré de la Lune découlent de cette hypothèse ; rien de cela n’est connu.',
  },
};
