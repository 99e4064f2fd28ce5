import type { TodayWords } from '../en/today.ts';

export const today: TodayWords = {
  heading: 'Ta journée',
  zodiac: 'D’après les réglages de ton thème : {{zodiac}}.',
  wheel: 'Ton thème',
  moon: {
    heading: 'La Lune en ce moment',
    place: '{{body}} {{inSign}}, {{inHouse}}',
    entersSign: 'Entre en {{sign}} : {{when}}',
    leavesHouse: 'Quitte cette maison : {{when}}',
    touches: 'Ce qu’elle touche d’ici 24 heures',
    touchesNone: 'Rien dans ton thème au cours des prochaines 24 heures.',
  },
  transits: {
    heading: 'Ce qui compte en ce moment',
    none: 'Aucune planète n’est proche d’un point de ton thème en ce moment.',
    start: 'Du',
    exact: 'Exact',
    end: 'Au',
    open: 'non calculé',
    all: 'Tous les transits et l’année qui vient',
  },
  sign: { heading: '{{sign}} aujourd’hui', more: 'Lire l’horoscope en entier' },
  next: {
    heading: 'Ce qui vient',
    transit: 'Prochain transit exact',
    newMoon: 'Prochaine nouvelle Lune',
    fullMoon: 'Prochaine pleine Lune',
    solar: 'Prochaine éclipse solaire',
    lunar: 'Prochaine éclipse lunaire',
    place: '{{inSign}}, {{inHouse}}',
  },
  untimed:
    'Sans l’heure de naissance, il n’y a ni maisons, ni transits sur ta Lune, ton Ascendant ou ton Milieu du Ciel.',
  doors: {
    label: 'Aller plus loin',
    chat: 'Parler de ta journée avec Celestia',
    chart: 'Ton thème entier',
    sky: 'Pour tout le monde : les signes et le ciel du moment',
    year: 'Le ciel de cette année',
    pair: 'Toi et quelqu’un d’autre',
    other: 'Une autre naissance',
  },
  fromAccount: 'D’après la naissance gardée dans ton compte.',
  change: 'La modifier dans ton compte',
  waiting: 'Lecture de ta journée…',
  failed: 'Ta journée n’a pas pu être chargée. Réessaie, ou indique une naissance ci-dessous.',
  again: 'Réessayer',
  keep: {
    text: 'Garde ta naissance dans ton compte : ta journée t’attendra ici.',
    link: 'L’ajouter à ton compte',
  },
};
