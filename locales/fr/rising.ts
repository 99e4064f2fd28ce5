import type { RisingWords } from '../en/rising.ts';

export const rising: RisingWords = {
  title: 'Calcul de l’Ascendant : trouve ton signe',
  description:
    'Quel signe se levait à l’est à ta naissance ? Indique la date, l’heure et le lieu, et découvre ton Ascendant à la minute d’arc, avec ce qu’il dit de toi.',
  heading: 'Ascendant',
  lede: 'Le signe qui montait à l’horizon, à l’est, à ton premier souffle. Il change toutes les deux heures environ : l’heure compte.',
  result: {
    wheel:
      'Ton thème, avec le signe ascendant au bord gauche. Les textes, à côté, disent de quel point ils parlent.',
    heading: 'Ton signe ascendant',
    place: 'Position de l’Ascendant : {{place}}.',
    ruler: 'Maître de l’Ascendant : {{body}}',
    traditional: 'Maître traditionnel : {{body}}',
    unknown: 'Ton Ascendant dépend de l’heure.',
    more: 'Voir le thème astral entier',
  },
  guide: {
    heading: 'Ce que raconte l’Ascendant',
    face: {
      title: 'La manière d’entrer',
      text: 'L’Ascendant décrit ta façon de passer une porte : ton abord avec les inconnus, ta manière de commencer les choses, la première impression que tu laisses.',
    },
    houses: {
      title: 'Là où commencent les maisons',
      text: 'C’est aussi la pointe de la maison 1. Toutes les autres se comptent à partir d’elle ; voilà pourquoi deux personnes nées le même jour peuvent avoir des thèmes bien différents.',
    },
    hour: {
      title: 'Quelle précision pour l’heure ?',
      text: 'Un signe met environ deux heures à se lever ; loin de l’équateur, certains vont bien plus vite que d’autres. Si l’Ascendant est à la limite de deux signes, quelques minutes décident.',
    },
  },
  form: { submit: 'Trouver mon Ascendant', submitting: 'Calcul de ton Ascendant…' },
};
