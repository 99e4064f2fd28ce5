import type { HoursWords } from '../en/hours.ts';

export const hours: HoursWords = {
  window: {
    heading: 'Heure de naissance : entre {{from}} et {{to}}',
    intro:
      'Le ciel a continué de tourner pendant ce temps. Voici ce qui tient du début à la fin ; là où il y a deux réponses, la minute décide.',
    rising: 'Signe ascendant',
    risingSure: '{{sign}} se levait du début à la fin : ton signe ascendant est certain.',
    angles: 'Ascendant et Milieu du Ciel',
    caption: 'Signes et maisons entre {{from}} et {{to}}',
    aspects: 'Seuls figurent les aspects qui tiennent du début à la fin.',
    anglesSure: 'Aspects aux angles qui tiennent tout du long',
    passing: 'Aspects qui ne tiennent qu’une partie du temps ({{count}})',
    passingNote:
      'Ils se forment ou se défont dans cette plage : l’interprétation les laisse de côté. En face de chacun figure son plus petit écart.',
  },
  likeness: {
    heading: 'Quel Ascendant te ressemble ?',
    day: 'En un jour, les signes se lèvent l’un après l’autre, chacun à ses heures. Lis les portraits ; si l’un d’eux te ressemble, regarde le thème tel qu’il serait alors.',
    window:
      'Ces signes se sont levés entre {{from}} et {{to}}. Lis les portraits ; si l’un d’eux te ressemble, regarde le thème tel qu’il serait alors.',
    game: 'C’est un jeu de ressemblance : il ne prouve rien. L’heure, seul un acte de naissance peut la dire, ou quelqu’un qui était là.',
    dayStrip: 'Ascendants au fil de la journée',
    strip: 'Ascendants entre {{from}} et {{to}}',
    cards: 'Portraits des Ascendants',
    choose: 'Celui-ci me ressemble',
    chooseSign: 'Celui-ci me ressemble : {{sign}}',
    chosen: 'Ton choix',
    leave: 'Revenir au thème sans hypothèse',
    guessed: 'supposé',
    wheel: 'Roue du thème natal, maisons supposées',
    notice:
      'Une hypothèse : Ascendant {{sign}}, parce qu’il te ressemble. Le thème est dressé pour {{time}}, le milieu des heures de ce signe. L’Ascendant, les maisons et le degré de la Lune découlent de cette hypothèse ; rien de tout cela n’est sûr.',
  },
};
