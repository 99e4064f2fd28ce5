import type { OwnskyWords } from '../en/ownsky.ts';

export const ownsky: OwnskyWords = {
  name: 'Celestia : ton ciel',
  transits: {
    conjunction: '{{mover}} conjonction {{point}} (thème natal)',
    sextile: '{{mover}} sextile {{point}} (thème natal)',
    square: '{{mover}} carré {{point}} (thème natal)',
    trine: '{{mover}} trigone {{point}} (thème natal)',
    opposition: '{{mover}} opposition {{point}} (thème natal)',
  },
  transitNote:
    'L’aspect est exact à cette minute ; ce dont il parle se sent des jours, parfois des semaines autour.',
  eclipses: {
    solar: {
      conjunction: 'Éclipse de Soleil près de ce point natal : {{point}}',
      opposition: 'Éclipse de Soleil face à ce point natal : {{point}}',
    },
    lunar: {
      conjunction: 'Éclipse de Lune près de ce point natal : {{point}}',
      opposition: 'Éclipse de Lune face à ce point natal : {{point}}',
    },
  },
  eclipseNote: 'Elle tombe à moins de trois degrés de ce point de ton thème, ou du point d’en face.',
  solarReturn: {
    title: 'Révolution solaire',
    description: 'Le Soleil revient où il était à ta naissance : ton année commence.',
  },
  lunarReturn: {
    title: 'Révolution lunaire',
    description: 'La Lune revient où elle était à ta naissance : ton mois commence.',
  },
  part: {
    heading: 'Ton ciel dans ton agenda',
    intro:
      'Abonne-toi aux transits exacts de Jupiter à Pluton, à ta révolution solaire, à tes révolutions lunaires et aux éclipses qui touchent ton thème, pour les treize mois à venir. Le lien ne contient aucune donnée de naissance, mais quiconque l’a peut lire ces dates.',
    untimed: 'Sans l’heure de naissance, ni Lune, ni angles, ni révolutions.',
    birth: 'Indique d’abord ta naissance, plus haut.',
    make: 'Créer le lien',
    link: 'Ton lien',
    copy: 'Colle-le dans ton application d’agenda, comme abonnement.',
    open: 'Ouvrir dans un agenda',
    renew: 'Créer un nouveau lien',
    renewNote: 'L’ancien lien cesse aussitôt de fonctionner.',
    remove: 'Retirer le lien',
  },
};
