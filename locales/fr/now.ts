import type { NowWords } from '../en/now.ts';

/** Pages that answer one question about the sky of this moment. */
export const now: NowWords = {
  year: 'Tout le ciel de {{year}}',
  mercury: {
    title: 'Mercure est-il rétrograde en ce moment ?',
    description:
      'La réponse à cet instant, le jour où Mercure change de sens, et les prochaines rétrogradations avec leur ombre, à ton heure.',
    heading: 'Mercure est-il rétrograde ?',
    answers: {
      direct: 'Non. Mercure avance, {{inSign}}.',
      before: 'Pas encore. Mercure avance, {{inSign}}, sur des degrés qu’il va bientôt reparcourir.',
      back: 'Oui. Mercure est rétrograde, {{inSign}}.',
      after: 'C’est fini. Mercure avance de nouveau, {{inSign}}, mais il repasse encore sur ses pas.',
    },
    facts: {
      turns: 'Début du recul',
      returns: 'Reprise de la marche directe',
      shadow: 'Début de l’ombre',
      clear: 'Sortie de l’ombre',
    },
    coming: 'Cette rétrogradation et les suivantes',
    columns: {
      back: 'Rétrograde',
      shadow: 'Avec ses deux ombres',
      signs: 'Signes',
    },
    calendar: 'Mettre ces dates dans ton agenda',
    guide: {
      heading: 'À quoi sert la réponse',
      topics: [
        {
          title: 'Ce que fait le ciel',
          text: 'Rien ne fait demi-tour là-haut. Trois ou quatre fois par an, Mercure nous double par l’intérieur, et pendant trois semaines il semble glisser en arrière : tout vient de l’endroit d’où nous regardons.',
        },
        {
          title: 'L’ombre',
          text: 'Mercure passe trois fois sur les mêmes degrés : aller, retour, aller. Le premier et le dernier passage s’appellent l’ombre ; le sujet se montre au premier et se range au dernier.',
        },
        {
          title: 'Que faire',
          text: 'Relis avant d’envoyer, garde de la marge entre deux trains, termine une vieille chose. Il n’y a pas besoin de poser le stylo pendant trois semaines.',
        },
      ],
    },
  },
  moon: {
    title: 'Dans quel signe est la Lune aujourd’hui ?',
    description:
      'Le signe et la phase de la Lune à cet instant, l’heure où elle change de signe chez toi, et son chemin pour les trois semaines à venir.',
    heading: 'Le signe de la Lune aujourd’hui',
    /** In a calendar. */
    entry: 'Entrée de la Lune : {{sign}}',
    answer: 'La Lune est {{inSign}}.',
    facts: {
      phase: 'Phase',
      lit: 'Part éclairée',
      entered: 'Entrée dans le signe',
      leaves: 'Sortie',
      next: 'Signe suivant',
    },
    coming: 'La suite de son chemin',
    columns: {
      sign: 'Signe',
      enters: 'Entrée',
    },
    calendar: 'Mettre les signes de la Lune dans ton agenda',
    guide: {
      heading: 'Lire le signe de la Lune',
      topics: [
        {
          title: 'À quelle vitesse',
          text: 'La Lune traverse un signe en deux jours, deux et demi au plus, et les douze en un peu plus de 27. Rien ne va plus vite dans un thème : c’est elle qui donne à une journée sa couleur.',
        },
        {
          title: 'Son signe et le tien',
          text: 'Le signe de la Lune du jour est le même pour tout le monde. Ton signe lunaire est celui où elle se trouvait à ta naissance ; il faut une date, une heure et un lieu pour le connaître.',
        },
      ],
    },
  },
  void: {
    title: 'La Lune est-elle vide de course ?',
    description:
      'La Lune est-elle vide de course à cet instant, depuis quand et jusqu’à quand chez toi, et les heures vides des trois semaines à venir.',
    heading: 'La Lune est-elle vide de course ?',
    /** In a calendar. */
    entry: 'Lune vide de course',
    answers: {
      yes: 'Oui. La Lune est vide de course, {{inSign}}.',
      no: 'Non. La Lune est {{inSign}} et il lui reste un aspect à former.',
    },
    facts: {
      since: 'Vide depuis',
      until: 'Vide jusqu’à',
      next: 'Prochaine période vide',
      last: 'Dernier aspect',
      enters: 'Signe suivant',
    },
    coming: 'Les prochaines heures vides',
    columns: {
      void: 'Vide de course',
      last: 'Dernier aspect',
      enters: 'Signe suivant',
    },
    none: 'aucun dans ce signe',
    calendar: 'Mettre les heures vides dans ton agenda',
    guide: {
      heading: 'Ce que cela veut dire',
      topics: [
        {
          title: 'Ce que nous comptons',
          text: 'La Lune est vide de course depuis sa dernière conjonction, son dernier sextile, carré, trigone ou sa dernière opposition exacte au Soleil ou à une planète, jusqu’à sa sortie du signe. Uranus, Neptune et Pluton comptent aussi. Les livres qui s’arrêtent à Saturne donnent des heures plus longues.',
        },
        {
          title: 'Ce qu’on en fait',
          text: 'Une vieille règle dit que rien ne sort de ce qu’on commence alors. La plupart des astrologues la prennent plus doucement : des heures pour finir, souffler, suivre la routine, et garder le lancement pour plus tard quand on a le choix.',
        },
        {
          title: 'Combien de temps',
          text: 'De quelques minutes à plus d’un jour. Cela revient tous les deux ou trois jours : impossible à éviter, et ce n’est pas nécessaire.',
        },
      ],
    },
  },
  eclipse: {
    title: 'Quand a lieu la prochaine éclipse ?',
    description:
      'La prochaine éclipse de Soleil ou de Lune : jour et heure chez toi, type, signe et degré, puis les trois qui suivent.',
    heading: 'La prochaine éclipse',
    facts: {
      maximum: 'Maximum',
      sign: 'Place dans le zodiaque',
      saros: 'Saros',
    },
    coming: 'Et après',
    columns: {
      maximum: 'Maximum',
      type: 'Type',
      place: 'Place',
    },
    see: 'La verra-t-on de chez toi ?',
    calendar: 'Mettre les éclipses dans ton agenda',
    guide: {
      heading: 'Pourquoi elles vont par deux',
      topics: [
        {
          title: 'Deux fois par an',
          text: 'Le chemin de la Lune est incliné sur celui du Soleil : le plus souvent, la nouvelle ou la pleine Lune passe au-dessus ou au-dessous. Tous les six mois environ, Soleil et Lune se retrouvent près d’un des deux croisements ; une éclipse solaire et une lunaire se suivent alors à deux semaines, parfois trois d’affilée.',
        },
        {
          title: 'D’où on la voit',
          text: 'Une éclipse de Lune se voit partout où la Lune est levée. Une éclipse de Soleil se voit le long d’une bande de la Terre, et n’est totale que dans un couloir de cent à deux cents kilomètres.',
        },
      ],
    },
  },
};
