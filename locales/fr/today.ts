import type { TodayWords } from '../en/today.ts';

export const today: TodayWords = {
  heading: 'Ta journée',
  moon: {
    heading: 'La Lune en ce moment',
    place: '{{body}} {{inSign}}, {{inHouse}}',
    entersSign: 'Passe en {{sign}} : {{when}}',
    leavesHouse: 'Quitte cette maison : {{when}}',
    touches: 'Ce qu’elle touche dans les 24 heures',
    touchesNone: 'Rien dans ton thème au cours des 24 heures qui viennent.',
  },
  transits: {
    heading: 'Ce qui compte en ce moment',
    none: 'Aucune planète n’est proche d’un point de ton thème en ce moment.',
    start: 'Du',
    exact: 'Exact',
    end: 'Au',
    open: 'ouvert',
    all: 'Tous les transits et l’année qui vient',
  },
  sign: { heading: '{{sign}} aujourd’hui', more: 'Lire l’horoscope en entier' },
  next: {
    heading: 'Ce qui vient',
    transit: 'Prochain transit exact',
    newMoon: 'Prochaine Nouvelle Lune',
    fullMoon: 'Prochaine Pleine Lune',
    solar: 'Prochaine éclipse solaire',
    lunar: 'Prochaine éclipse lunaire',
    place: '{{inSign}}, {{inHouse}}',
  },
  untimed:
    'Sans l’heure de naissance, il n’y a ni maisons, ni transits à ta Lune, à ton Ascendant ou à ton Milieu du Ciel.',
  doors: {
    label: 'D’ici',
    chart: 'Ton thème entier',
    year: 'Le ciel de cette année',
    pair: 'Toi et quelqu’un d’autre',
    other: 'Une autre naissance',
  },
  fromAccount: 'D’après la naissance gardée dans ton compte.',
  change: 'La changer dans ton compte',
  waiting: 'Lecture de ta journée…',
  failed: 'Ta journée n’a pas pu être chargée. Réessaie, ou donne une naissance ci-dessous.',
  again: 'Réessayer',
  keep: {
    text: 'Garde ta naissance dans ton compte : ta journée t’attendra ici.',
    link: 'L’ajouter à ton compte',
  },
};
