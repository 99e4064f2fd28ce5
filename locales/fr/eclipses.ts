import type { EclipsesWords } from '../en/eclipses.ts';

export const eclipses: EclipsesWords = {
  now: 'En ce moment',
  meaning: 'Ce qu’elle raconte : {{sign}}',
  earlier: 'Éclipses passées',
  decades: 'Toutes les éclipses de 1900 à 2099',
  natal: 'Voir où tombe ce degré dans ton thème astral',
  compass: { north: 'N', south: 'S', east: 'E', west: 'O' },
  facts: {
    date: 'Date',
    type: 'Type',
    sign: 'Zodiaque',
    maximum: 'Maximum',
    magnitude: 'Grandeur',
    saros: 'Saros',
  },
  signs: {
    heading: 'Quels signes elle touche',
    axis: 'L’axe {{north}}–{{south}}',
    apart:
      'Les nœuds lunaires se trouvent en {{north}} et en {{south}} ; l’éclipse tombe à {{degrees}}° de là, en {{sign}}.',
  },
  saros: {
    member:
      'Elle porte le numéro {{member}} sur {{count}} dans le saros {{saros}}, une famille qui en compte une de plus tous les 18 ans et 11 jours.',
    before: 'La précédente :',
    after: 'La suivante :',
  },
  place: {
    heading: 'La verras-tu de chez toi ?',
    label: 'Ville ou commune',
    hint: 'Si plusieurs portent ce nom, ajoute le pays. Le lieu n’est retenu que dans cet onglet.',
    submit: 'Voir depuis ce lieu',
    choose: 'Lequel de ces lieux ?',
    marked: 'Le lieu que tu as indiqué',
    seen: '{{type}}, visible d’ici',
    notSeen: 'Cette éclipse n’est pas visible d’ici ({{date}}).',
    begin: 'Début',
    maximum: 'Maximum',
    end: 'Fin',
    inner: { partial: 'Partielle', annular: 'Anneau de lumière', total: 'Totalité' },
    zone: 'Fuseau horaire',
    errors: {
      required: 'Indique une ville ou une commune.',
      unknown: 'Nous n’avons pas trouvé ce lieu. Essaie la grande ville la plus proche.',
      choose: 'Plusieurs lieux correspondent. Choisis-en un ci-dessous.',
      confirm: 'Est-ce bien ce lieu ? Choisis-le ci-dessous, ou précise la région et le pays.',
      nearest:
        'Nous ne connaissons pas « {{words}} ». Si c’est dans l’un des lieux ci-dessous ou tout près, choisis-le. Sinon, indique la grande ville la plus proche.',
      unavailable: 'La liste des lieux est inaccessible pour l’instant. Réessaie dans un moment.',
    },
  },
  chart: {
    heading: 'Touche-t-elle ton thème ?',
    lede: 'Une éclipse parle surtout à qui a un point près de son degré. Indique ta naissance : tu verras lequel de tes points elle rencontre, dans quelle maison elle tombe et quelles éclipses des cinq prochaines années toucheront ton thème.',
    open: 'Indiquer ta naissance',
    submit: 'Voir ce qu’elle touche',
    submitting: 'Recherche en cours…',
    answer: 'Dans ton thème',
    houses: {
      1: 'Elle tombe dans ta maison 1 : ta façon de te montrer, ton allure, le premier pas que tu fais par toi-même.',
      2: 'Elle tombe dans ta maison 2 : l’argent que tu gagnes, ce que tu possèdes, la valeur que tu te donnes.',
      3: 'Elle tombe dans ta maison 3 : parler, écrire, apprendre, les frères et sœurs, le voisinage.',
      4: 'Elle tombe dans ta maison 4 : le foyer, la famille, les racines, le sol intime qui te porte.',
      5: 'Elle tombe dans ta maison 5 : les amours, le jeu, les enfants, ce que tu crées pour le plaisir.',
      6: 'Elle tombe dans ta maison 6 : le travail de chaque jour, les habitudes, ta manière de prendre soin de toi.',
      7: 'Elle tombe dans ta maison 7 : le couple, les accords fermes, et les gens qui te contredisent en face.',
      8: 'Elle tombe dans ta maison 8 : l’argent partagé, la confiance, l’intimité, ce dont tu peux te défaire.',
      9: 'Elle tombe dans ta maison 9 : les voyages, les études, les convictions, tout ce qui élargit ton horizon.',
      10: 'Elle tombe dans ta maison 10 : ta vocation, ta réputation, ce pour quoi on te connaît.',
      11: 'Elle tombe dans ta maison 11 : les amitiés, les groupes, les espoirs que tu partages.',
      12: 'Elle tombe dans ta maison 12 : le repos, la solitude, les rêves, ce qui se passe en coulisse.',
    },
    wheel: {
      title: 'Ton thème astral et l’éclipse',
      description:
        'À l’intérieur, ton thème ; à l’extérieur, l’éclipse. Les lignes mènent aux points qu’elle touche, nommés dans la liste plus bas.',
      /** What the picture calls the chart inside. */
      chart: 'ton thème',
    },
    contacts: 'Ce qu’elle touche',
    contactsNone:
      'Aucun point de ton thème n’est assez proche de son degré. Cette éclipse passera sans doute inaperçue.',
    orbs: 'Comptent ici la conjonction et l’opposition jusqu’à {{wide}}°, le carré jusqu’à {{square}}°, le trigone et le sextile jusqu’à {{easy}}°.',
    kinds: {
      joined:
        'Dans la conjonction, l’éclipse se tient sur le point lui-même : ce qu’il signifie dans ta vie peut recommencer ou arriver à son moment décisif, et c’est là que tu la remarques d’abord.',
      opposite:
        'Dans l’opposition, l’éclipse regarde le point depuis l’autre bout du ciel : les autres et les événements te tendent un miroir et demandent un équilibre.',
      square:
        'Le carré arrive de côté et frotte : quelque chose y est peut-être en décalage, et ce frottement montre ce qui pourrait changer.',
      flowing:
        'Le trigone et le sextile coulent de source : ce que l’éclipse met en mouvement peut t’aider ici, à condition de t’en saisir.',
    },
    timeUnknown:
      'Sans l’heure de naissance, les maisons, l’Ascendant, le Milieu du Ciel et la Lune sont laissés de côté : ils se déplacent trop en un jour. Le reste est pris à midi.',
    moonPossible:
      'À certaines heures de ce jour-là, la Lune se trouvait là où cette éclipse la touche. L’heure de naissance te le dirait.',
    contactsNoneTimeless:
      'Parmi les points certains sans l’heure, aucun n’est assez proche pour être touché.',
    ahead: {
      heading: 'Tes éclipses des cinq prochaines années',
      intro:
        'Les éclipses solaires et lunaires qui tombent sur l’un de tes points ou juste en face, à {{orb}}° près.',
      none: 'Dans les cinq prochaines années, aucune éclipse ne passe à moins de {{orb}}° de l’un de tes points ou du lieu opposé.',
      noneTimeless:
        'Dans les cinq prochaines années, aucune éclipse ne passe à moins de {{orb}}° des points qui sont certains sans l’heure.',
      point: 'Ton point',
    },
  },
  past: {
    meaning: 'Ce qu’elle racontait : {{sign}}',
    note: 'Cette éclipse est passée, et le texte a été écrit pour ces jours-là : il parle, au présent, du semestre qui l’a suivie ({{date}}).',
    place: {
      heading: 'Pouvait-on la voir de chez toi ?',
      seen: '{{type}}, visible d’ici ce jour-là',
      notSeen: 'Cette éclipse n’était pas visible d’ici ({{date}}).',
    },
    chart: {
      heading: 'A-t-elle touché ton thème ?',
      lede: 'Une éclipse parle surtout à qui a un point près de son degré. Indique ta naissance : tu verras lequel de tes points elle a rencontré, dans quelle maison elle est tombée et quelles éclipses des cinq prochaines années toucheront ton thème.',
      submit: 'Voir ce qu’elle a touché',
      contacts: 'Ce qu’elle a touché',
      houses: {
        1: 'Elle est tombée dans ta maison 1 : ta façon de te montrer, ton allure, le premier pas que tu fais par toi-même.',
        2: 'Elle est tombée dans ta maison 2 : l’argent que tu gagnes, ce que tu possèdes, la valeur que tu te donnes.',
        3: 'Elle est tombée dans ta maison 3 : parler, écrire, apprendre, les frères et sœurs, le voisinage.',
        4: 'Elle est tombée dans ta maison 4 : le foyer, la famille, les racines, le sol intime qui te porte.',
        5: 'Elle est tombée dans ta maison 5 : les amours, le jeu, les enfants, ce que tu crées pour le plaisir.',
        6: 'Elle est tombée dans ta maison 6 : le travail de chaque jour, les habitudes, ta manière de prendre soin de toi.',
        7: 'Elle est tombée dans ta maison 7 : le couple, les accords fermes, et les gens qui te contredisent en face.',
        8: 'Elle est tombée dans ta maison 8 : l’argent partagé, la confiance, l’intimité, ce dont tu peux te défaire.',
        9: 'Elle est tombée dans ta maison 9 : les voyages, les études, les convictions, tout ce qui élargit ton horizon.',
        10: 'Elle est tombée dans ta maison 10 : ta vocation, ta réputation, ce pour quoi on te connaît.',
        11: 'Elle est tombée dans ta maison 11 : les amitiés, les groupes, les espoirs que tu partages.',
        12: 'Elle est tombée dans ta maison 12 : le repos, la solitude, les rêves, ce qui se passe en coulisse.',
      },
      contactsNone:
        'Aucun point de ton thème n’était assez proche de son degré. Cette éclipse est sans doute passée inaperçue.',
    },
    solar: {
      rises: 'Le Soleil s’est levé déjà éclipsé ({{time}}).',
      sets: 'Le Soleil s’est couché avant la fin ({{time}}).',
    },
    lunar: {
      rises: 'La Lune s’est levée déjà éclipsée ({{time}}).',
      sets: 'La Lune s’est couchée avant la fin ({{time}}).',
    },
  },
  solar: {
    title: 'Prochaine éclipse solaire : date, carte et sens',
    datedTitle: '{{eclipse}} : carte, heures et sens',
    dated: 'Éclipse solaire du {{date}}',
    description:
      'Quand a lieu la prochaine éclipse solaire, d’où elle se voit, ce que tu en verras de chez toi et ce qu’elle commence, par signe. Toutes, de 1900 à 2099.',
    heading: 'Éclipses solaires',
    lede: 'Une nouvelle Lune qui passe juste devant le Soleil. L’astrologie y lit un début dont la forme ne se montre qu’avec le temps.',
    next: 'La prochaine éclipse solaire',
    chosen: 'Une éclipse solaire',
    previous: 'La précédente :',
    toNext: 'Aller à la prochaine éclipse solaire',
    list: 'Éclipses solaires à venir',
    begin: 'Début sur Terre',
    end: 'Fin sur Terre',
    duration: 'Durée en ce lieu',
    covered: 'Soleil couvert',
    altitude: 'Hauteur du Soleil',
    rises: 'Le Soleil se lève déjà éclipsé ; visible à partir de cette heure : {{time}}.',
    sets: 'Le Soleil se couche avant la fin. Heure du coucher : {{time}}.',
    nextHere: 'Les prochaines éclipses solaires ici',
    hybrid: 'Hybride : un anneau de lumière aux deux bouts de son parcours, totale au milieu.',
    annular:
      'Annulaire : trop loin pour couvrir le Soleil, la Lune laisse un anneau de lumière, et il ne fait nuit nulle part.',
    partial: 'Partielle : la Lune ne cache qu’une partie du Soleil, et il ne fait nuit nulle part.',
    nonCentral:
      'Non centrale : l’axe de l’ombre passe à côté de la Terre, et seul son bord touche le sol près d’un pôle.',
    types: {
      partial: 'Éclipse solaire partielle',
      annular: 'Éclipse solaire annulaire',
      total: 'Éclipse solaire totale',
      hybrid: 'Éclipse solaire hybride',
    },
    shortTypes: { partial: 'Partielle', annular: 'Annulaire', total: 'Totale', hybrid: 'Hybride' },
    map: {
      title: 'Carte du monde : éclipse solaire du {{date}}',
      description:
        'Le parcours de l’ombre et la région qui voit une partie de l’éclipse. Les mêmes données figurent dans la liste ci-dessus.',
      line: 'Ligne centrale',
      limits: 'Limites de la bande',
      partial: 'Vue partielle',
      greatest: 'Lieu du maximum',
    },
    guide: {
      heading: 'Lire une éclipse solaire',
      what: {
        title: 'Ce qui se passe',
        text: 'À la nouvelle Lune, quand la Lune croise le chemin du Soleil, son ombre nous atteint. Dans une bande étroite, le Soleil disparaît ou se réduit à un anneau ; autour, il en manque un morceau. Ne regarde jamais sans lunettes d’éclipse.',
      },
      sign: {
        title: 'Pourquoi le signe compte',
        text: 'Le signe et le degré de l’éclipse indiquent le sujet qu’elle ouvre. Les astrologues lui donnent environ six mois, jusqu’aux éclipses suivantes, et se souviennent de celle du même endroit, dix-neuf ans plus tôt.',
      },
      chart: {
        title: 'Quand elle te touche',
        text: 'Elle compte surtout si un point de ton thème se trouve à deux ou trois degrés du sien. La maison où elle tombe nomme la part de ta vie qui demande un nouveau départ.',
      },
    },
  },
  lunar: {
    title: 'Prochaine éclipse lunaire : date, visibilité et sens',
    datedTitle: '{{eclipse}} : carte, heures et sens',
    dated: 'Éclipse lunaire du {{date}}',
    description:
      'Quand a lieu la prochaine éclipse lunaire, d’où elle se voit, l’heure de chaque phase chez toi et ce qu’elle met en lumière. Toutes, de 1900 à 2099.',
    heading: 'Éclipses lunaires',
    lede: 'Une pleine Lune qui traverse l’ombre de la Terre. L’astrologie y lit un tournant où quelque chose vient au jour et peut prendre fin.',
    next: 'La prochaine éclipse lunaire',
    chosen: 'Une éclipse lunaire',
    previous: 'La précédente :',
    toNext: 'Aller à la prochaine éclipse lunaire',
    list: 'Éclipses lunaires à venir',
    umbral: 'Grandeur dans l’ombre',
    penumbral: 'Grandeur dans la pénombre',
    altitude: 'Hauteur de la Lune',
    rises: 'La Lune se lève déjà éclipsée ; visible à partir de cette heure : {{time}}.',
    sets: 'La Lune se couche avant la fin. Heure du coucher : {{time}}.',
    nextHere: 'Les prochaines éclipses lunaires ici',
    penumbralOnly: 'Par la pénombre : la Lune pâlit à peine, elle ne s’assombrit pas.',
    partial: 'Partielle : l’ombre ne prend qu’une partie de la Lune ; le reste demeure éclairé.',
    marginal:
      'Une éclipse à peine : la Lune ne fait qu’effleurer la pénombre. Certains almanachs l’omettent, et l’œil n’en voit rien.',
    contacts: {
      p1: 'Entrée dans la pénombre',
      u1: 'Entrée dans l’ombre',
      u2: 'Début de la totalité',
      u3: 'Fin de la totalité',
      u4: 'Sortie de l’ombre',
      p4: 'Sortie de la pénombre',
    },
    types: {
      penumbral: 'Éclipse lunaire par la pénombre',
      partial: 'Éclipse lunaire partielle',
      total: 'Éclipse lunaire totale',
    },
    shortTypes: { penumbral: 'Pénombre', partial: 'Partielle', total: 'Totale' },
    map: {
      title: 'Carte du monde : éclipse lunaire du {{date}}',
      description:
        'Où la Lune est au-dessus de l’horizon pendant l’éclipse. Les mêmes heures figurent dans la liste ci-dessus.',
      whole: 'Visible en entier',
      part: 'Visible en partie',
      overhead: 'Lune au zénith au maximum',
    },
    guide: {
      heading: 'Lire une éclipse lunaire',
      what: {
        title: 'Ce qui se passe',
        text: 'À la pleine Lune, la Terre se tient entre le Soleil et la Lune. Dans la pénombre, la Lune pâlit seulement ; dans l’ombre, elle s’assombrit, et pendant la totalité elle rougeoie comme le cuivre. On la voit partout où la Lune est levée, sans lunettes.',
      },
      sign: {
        title: 'Pourquoi le signe compte',
        text: 'Le signe de la Lune dit ce qui est mûr, et le signe opposé, où se tient le Soleil, ce qui lui fait contrepoids. Ce qui affleure maintenant a souvent commencé avec une éclipse, six mois plus tôt.',
      },
      chart: {
        title: 'Quand elle te touche',
        text: 'Cherche ce qui, dans ton thème, se trouve à deux ou trois degrés d’elle, et la maison où elle tombe. Quelque chose a peut-être fait son temps à cet endroit, et une réponse pourrait y venir.',
      },
    },
  },
};
