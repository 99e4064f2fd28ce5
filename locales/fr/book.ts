import type { BookWords } from '../en/book.ts';

/** Les livres vendus comme rapports : titres, ouverture de chaque chapitre, légendes. */
export const book: BookWords = {
  titles: {
    natal: 'Le livre de naissance',
    year: 'L’année qui vient',
    relationship: 'Amour et vie à deux',
    vocation: 'Travail et vocation',
    juno: 'Le livre de Junon',
    child: 'Le thème d’un enfant',
  },
  contents: 'Sommaire',
  cover: {
    born: '{{date}}, {{time}}',
    bornSomeTime: '{{date}}, heure inconnue',
    year: 'Du {{from}} au {{to}}',
    made: 'Livre du {{date}}',
  },
  people: { first: 'La première personne', second: 'La seconde personne' },
  colophon:
    'Celestia a fait ce livre pour une commande du {{date}}. Les positions sont calculées ; les mots décrivent des tendances. Ce que tu en fais t’appartient.',
  facts: {
    position: 'Position',
    cusp: 'Pointe',
    ruler: 'Maître',
    orb: 'Orbe',
    dates: 'Dates',
    exact: 'Exact',
    within: 'Actif',
    planets: 'Planètes',
    returns: 'Début',
    touches: 'Touche',
    betweenYou: 'Entre vous',
  },
  dateAtAge: '{{date}} (à {{age}} ans)',
  fromTo: 'du {{from}} au {{to}}',
  until: 'jusqu’au {{to}}',
  since: 'à partir du {{from}}',
  wholeYear: 'pendant tout ce temps',
  columns: {
    point: 'Point',
    position: 'Position',
    house: 'Maison',
    cusp: 'Pointe',
    aspect: 'Aspect',
    orb: 'Orbe',
    date: 'Date',
    eclipse: 'Éclipse',
    year: 'Dans le thème de l’année',
    birth: 'À la naissance',
  },
  captions: {
    natal: 'Le ciel à la naissance',
    return: 'Le ciel au début de l’année',
    pair: 'À l’intérieur : {{first}}. À l’extérieur : {{second}}. Les lignes vont d’un thème à l’autre.',
    positions: 'Où tout se trouve',
    positionsOf: 'Où tout se trouve : {{name}}',
    cusps: 'Les douze maisons',
    aspects: 'Les aspects, du plus serré au plus large',
    pairAspects: 'Les aspects entre vous, du plus serré au plus large',
    passages: 'Les transits de l’année ; un point marque un jour exact',
    slowHouses: 'Jupiter et Saturne dans tes maisons',
    eclipses: 'Toutes les éclipses de l’année',
    juno: 'Junon, son maître et ses aspects',
    ahead: 'Jupiter et Saturne dans les maisons du travail',
  },
  whole: {
    leads: { fire: 'Le feu domine', earth: 'La terre domine', air: 'L’air domine', water: 'L’eau domine' },
    lacks: { fire: 'Peu de feu', earth: 'Peu de terre', air: 'Peu d’air', water: 'Peu d’eau' },
    modeLeads: {
      cardinal: 'Le mode cardinal domine',
      fixed: 'Le mode fixe domine',
      mutable: 'Le mode mutable domine',
    },
    modeLacks: { cardinal: 'Peu de cardinal', fixed: 'Peu de fixe', mutable: 'Peu de mutable' },
    sunMoon: 'Le Soleil et la Lune, et comment tenir les deux',
    hemispheres: {
      above: 'Presque tout au-dessus de l’horizon',
      below: 'Presque tout sous l’horizon',
      east: 'Presque tout à l’est',
      west: 'Presque tout à l’ouest',
    },
    aspects: {
      flowing: 'Des aspects fluides',
      tense: 'Des aspects sous tension',
      mixed: 'Des aspects des deux sortes',
      few: 'Peu d’aspects',
    },
  },
  rulerHeading: 'Le maître de ton thème : {{planet}} {{inHouse}}',
  stelliumHeading: 'Plusieurs planètes {{inHouse}}',
  cycles: {
    jupiterReturn: 'Le retour de Jupiter',
    nodalReturn: 'Le retour des nœuds',
    nodalOpposition: 'Les nœuds échangent leurs places',
    saturnSquare: 'Les carrés de Saturne',
    saturnOpposition: 'Saturne face à sa place',
    saturnReturn: 'Le retour de Saturne',
    secondSaturnReturn: 'Le second retour de Saturne',
    uranusSquare: 'Les carrés d’Uranus',
    uranusOpposition: 'Uranus face à sa place',
    neptuneSquare: 'Neptune au carré de sa place',
    plutoSquare: 'Pluton au carré de sa place',
    chironReturn: 'Le retour de Chiron',
  },
  saturnHouse: 'Le retour de Saturne {{inHouse}}',
  yearHeadings: {
    rising: 'L’Ascendant de l’année {{inSign}}',
    sun: 'Le Soleil de l’année {{inHouse}}',
    moon: 'La Lune de l’année {{inHouse}}',
  },
  bonds: {
    suns: 'Vos deux Soleils',
    moons: 'Vos deux Lunes',
    desire: 'Vénus et Mars',
  },
  guest: '{{point}} ({{guest}}) {{inHouse}} ({{host}})',
  descendant: '{{name}} : Descendant {{inSign}}',
  compositeSun: 'Votre Soleil commun {{inHouse}}',
  work: {
    midheaven: 'Milieu du Ciel {{inSign}}',
    ruler: 'Son maître, {{planet}} {{inHouse}}',
    day: 'La journée de travail : maison 6 {{inSign}}',
    earning: 'Gain et valeur : maison 2 {{inSign}}',
    mastery: 'Saturne {{inHouse}}',
  },
  junoRuler: 'Le maître de son signe, {{planet}} {{inHouse}}',
  lunarEclipse: 'Éclipse lunaire {{inHouse}}',
  solarEclipse: 'Éclipse solaire {{inHouse}}',
  eclipseKinds: { solar: 'Éclipse solaire', lunar: 'Éclipse lunaire' },
  withoutHour: {
    title: 'Sans l’heure de naissance',
    natal:
      'L’heure de naissance n’est pas connue. L’Ascendant, le Milieu du Ciel et les maisons changent toutes les quelques minutes : ce livre les laisse de côté, et avec eux les chapitres sur le maître du thème et sur les maisons. Une planète qui a changé de signe ce jour-là, souvent la Lune, n’est pas lue non plus. Ce qui est écrit ici vaut à toute heure.',
    relationship:
      'L’heure d’une des naissances, ou des deux, n’est pas connue. Ce qui en a besoin est laissé de côté : l’Ascendant et le Descendant, les maisons, et les aspects qu’une autre heure pourrait défaire.',
    child:
      'L’heure de naissance n’est pas connue : l’Ascendant est donc laissé de côté, comme toute planète qui a changé de signe ce jour-là. Ce qui est écrit ici vaut à toute heure.',
  },
  quiet: {
    passages:
      'Cette année, aucune planète lente n’atteint exactement un de ces points. Cela arrive, et annonce souvent une année qui te laisse de la place.',
    eclipses:
      'Aucune des éclipses de l’année ne tombe près d’une planète ou d’un angle de ton thème. Le tableau ci-dessous les donne quand même toutes.',
    hard: 'Entre les planètes lues ici, aucun aspect tendu n’est assez serré pour compter. Vous vous marcherez parfois sur les pieds, comme tout le monde ; vos thèmes n’en font pas une affaire.',
    ease: 'Peu de vos planètes se rencontrent de près sans effort. Cela dit peu de chose sur votre entente. L’aisance est peut-être ce que vous préparez, en lui gardant du temps.',
  },
  chapters: {
    natal: {
      read: {
        title: 'Comment lire ce livre',
        lead: 'Ce livre part de ton thème entier, puis en parcourt les pièces : planètes, aspects, maisons, et les âges où reviennent les planètes lentes. Deux passages peuvent dire de toi le contraire l’un de l’autre. Les deux peuvent être vrais, à d’autres heures et avec d’autres gens. Prends ce qui te va, mets un trait de crayon à côté du reste, et relis dans un an.',
      },
      whole: {
        title: 'Le thème entier',
        lead: 'Avant les planètes une à une vient le tissu : quel élément a le plus de fils, lequel en a peu, où les planètes se rassemblent et comment elles s’entendent. Lis ce chapitre sans te presser. Une bonne part de la suite regarde de plus près ce que tu auras déjà croisé ici.',
      },
      planets: {
        title: 'Tes planètes, une à une',
        lead: 'Le Soleil, la Lune et l’Ascendant viennent d’abord, parce que c’est eux qu’on remarque. Les planètes suivent, de la plus rapide à la plus lente. Le signe décrit la manière de chacune ; la maison, quand l’heure est connue, dit dans quelle partie de la vie elle aime travailler.',
      },
      aspects: {
        title: 'Qui parle à qui',
        lead: 'À certaines distances, les planètes se répondent. Plus elles approchent de l’angle exact, plus tu les entends dans la même phrase. Voici tes aspects les plus serrés, huit au plus. Ceux qui coulent passent facilement inaperçus ; ceux qui tirent sont souvent ceux qui font avancer les choses.',
      },
      ruler: {
        title: 'Qui tient la barre',
        lead: 'Le signe qui se levait à ta naissance a sa propre planète, et cette planète te représente où qu’elle soit. La maison qu’elle habite est souvent l’endroit où tu te retrouves sans l’avoir prévu. Si plusieurs planètes partagent une maison, elles ont aussi leur mot à dire ici.',
      },
      houses: {
        title: 'Les douze maisons',
        lead: 'Chaque maison est une pièce de ta vie. Le signe à sa porte en donne le ton, et la planète qui gouverne ce signe est en général occupée dans une autre pièce, si bien que deux coins de ta vie se découvrent un mur commun. Commence par la maison qui compte le plus en ce moment.',
      },
      life: {
        title: 'Les dates d’une vie',
        lead: 'Les planètes lentes mettent des années à revenir là où elles étaient à ta naissance, ou à faire face à cette place de l’autre côté du ciel. Presque tout le monde connaît ces tournants à des âges voisins ; les dates sont les tiennes. Regarde d’abord celles qui sont passées. Tu liras mieux celles qui viennent.',
      },
    },
    year: {
      return: {
        title: 'Le thème de ton année',
        lead: 'Une fois par an, le Soleil revient au degré exact qu’il occupait à ta naissance, le plus souvent à un jour de ton anniversaire. Le thème de cet instant, dressé pour ton lieu de naissance, décrit l’année qui s’ouvre là : comment tu y entres, autour de quoi elle tourne, à quoi tes émotions reviennent.',
      },
      houses: {
        title: 'Jupiter et Saturne dans tes maisons',
        lead: 'Deux planètes vont assez lentement pour donner sa forme à une année entière. Jupiter ouvre des portes et en laisse parfois trop d’ouvertes ; Saturne demande ce qui vaut l’effort et reste jusqu’à la réponse. Voici les parties de ta vie qu’elles traversent, avec les dates.',
      },
      months: {
        title: 'Mois par mois',
        lead: 'Voici les transits des planètes lentes sur les points de ton thème, rangés au mois où chacun est exact pour la première fois cette année. Un transit dure des semaines et peut revenir après une rétrogradation. Les dates en marquent le sommet ; tu le sentiras peut-être un peu avant, un peu après.',
      },
      eclipses: {
        title: 'Les éclipses qui touchent ton thème',
        lead: 'Chaque année apporte de quatre à sept éclipses. Seules sont racontées ici celles qui tombent près d’une planète ou d’un angle de ton thème. Elles accélèrent souvent ce qui était déjà en route, sur quelques mois : rien n’oblige à décider quoi que ce soit le jour même.',
      },
    },
    relationship: {
      charts: {
        title: 'Deux thèmes, une roue',
        lead: 'Ici, les deux thèmes sont posés l’un sur l’autre, l’un à l’intérieur, l’autre à l’extérieur. Tout ce livre vient de leur rencontre. Il ne vous donne pas de note et ne peut pas dire si vous devez rester ensemble. Il décrit où les choses vont toutes seules, où elles frottent, et ce que chacun apporte. Lisez-le à voix haute si vous voulez ; la plupart des passages vous parlent à tous les deux.',
      },
      bonds: {
        title: 'Soleils, Lunes et désir',
        lead: 'Ce que deux personnes remarquent d’abord l’une chez l’autre, c’est une façon de vivre, un besoin de sécurité, et ce qui attire. Les Soleils, les Lunes, et Vénus avec Mars décrivent ces trois choses par leurs éléments : la température de chaque rencontre, avant tout détail.',
      },
      ease: {
        title: 'Ce qui vous porte',
        lead: 'Certaines de vos planètes se rejoignent ou se regardent sous un angle facile. Ce sont les choses dont vous avez rarement à discuter. Comme elles viennent toutes seules, on les oublie les premières : elles méritent peut-être d’être nommées de temps en temps, un soir ordinaire.',
      },
      hard: {
        title: 'Ce qui est difficile, et comment le tenir',
        lead: 'Les carrés et les oppositions entre deux thèmes sont les endroits où vous vous gênez. C’est souvent aussi ce qui garde l’histoire vivante. Rien ici n’est un verdict : chaque passage nomme un frottement, puis une manière de le tenir, à essayer entre vous.',
      },
      overlays: {
        title: 'Dans les maisons de l’autre',
        lead: 'Le Soleil et la Lune de l’un tombent toujours dans une maison de l’autre, comme un invité qui s’installe dans une pièce sans qu’on l’y ait conduit. On y voit quelle partie de la vie vous remuez l’un chez l’autre, simplement en étant là.',
      },
      seek: {
        title: 'Ce que chacun cherche',
        lead: 'Le Descendant est le point qui se couchait à la naissance, en face du signe qui se levait. Il décrit ce qu’on cherche chez un partenaire, et parfois un côté de soi qu’on aime plus facilement chez quelqu’un d’autre. On le reconnaît souvent mieux après coup que dans une liste de souhaits.',
      },
      between: {
        title: 'Ce que vous êtes ensemble',
        lead: 'À mi-chemin de vos deux thèmes s’en trouve un troisième, le composite : la relation elle-même, comme si elle était née. Son Soleil montre autour de quoi vous tournez une fois en couple. Ce peut être une chose qu’aucun des deux n’aurait choisie de son côté.',
      },
    },
    vocation: {
      peak: {
        title: 'Où tu vas',
        lead: 'Le Milieu du Ciel est le point le plus haut de ton thème, ce qu’on voit de toi de loin. Son signe décrit le genre de travail auquel tu aimes qu’on associe ton nom, et la planète qui le gouverne, le chemin par lequel tu y arrives le plus souvent. Il ne donne aucun intitulé de poste ; bien des métiers tiennent dans un même Milieu du Ciel.',
      },
      day: {
        title: 'La journée de travail et sa paie',
        lead: 'Une vocation est faite de jours de semaine. La maison 6 décrit comment tu aimes travailler quand personne ne regarde : le rythme, l’ordre, les collègues, les pauses. La maison 2, ce que tu veux en retour, en argent et en estime. On découvre souvent que l’une des deux est à court depuis des années.',
      },
      mastery: {
        title: 'Ce qui prend du temps et qui dure',
        lead: 'La maison de Saturne est l’endroit où rien ou presque ne t’est donné. Tu l’as peut-être évitée dans ta jeunesse, ou tu y as travaillé deux fois plus que personne ne le demandait. Avec les années, elle devient souvent ce pour quoi les autres viennent te trouver.',
      },
      ahead: {
        title: 'Les années à venir',
        lead: 'Jupiter fait le tour de ton thème en douze ans, Saturne en vingt-neuf. Quand ils passent sur ton Milieu du Ciel, ou dans les maisons de l’argent, du travail quotidien et de la position, la question du travail revient souvent sur la table. Voici les dates des douze prochaines années, pour prévoir avec elles plutôt que pour les attendre.',
      },
    },
    juno: {
      sign: {
        title: 'Junon dans ton thème',
        lead: 'Junon est un astéroïde qui porte le nom de la déesse du mariage, et celle-ci n’était pas une épouse facile. Dans un thème, elle dit ce qu’il te faut pour qu’un lien ressemble à un accord entre égaux, avec ou sans bague. Elle parle de la longue route, et moins du premier soir.',
      },
      house: {
        title: 'Où elle met la table',
        lead: 'La maison de Junon montre dans quelle partie de la vie l’engagement devient concret pour toi : là où tu veux qu’on te demande ton avis, qu’on t’inclue, qu’on compte avec toi. La planète qui gouverne son signe dit où tu cherches de l’aide quand il faut tenir une promesse.',
      },
      aspects: {
        title: 'À qui elle parle',
        lead: 'Quand Junon forme un angle avec une autre planète, la question de l’engagement se mêle aux affaires de cette planète : à ta fierté, à ton besoin de repos, à tes goûts, à ta colère ou à ton sens du devoir. Voici ses aspects dans ton thème, du plus serré au plus large.',
      },
    },
    child: {
      read: {
        title: 'Pour qui lit ceci',
        lead: 'Ce livre est pour toi, en tant que parent. Il décrit un tempérament, pour que tu reconnaisses certaines choses plus tôt et que tu les prennes moins pour toi. Il ne dit rien de ce que ton enfant deviendra, ni rien de sa santé. Les enfants débordent de toutes les descriptions. Là où le livre et l’enfant ne sont pas d’accord, crois l’enfant.',
      },
      heart: {
        title: 'Ce qui anime ton enfant',
        lead: 'Le Soleil montre de quoi un enfant est fier, la Lune ce qui le console, et l’Ascendant comment il entre dans une pièce pleine d’inconnus. Chez les petits, c’est la Lune qui parle le plus fort. Le Soleil met souvent quelques années d’école à se montrer.',
      },
      learning: {
        title: 'Apprendre et se fâcher',
        lead: 'Mercure décrit comment un enfant comprend les choses et te les raconte ; Mars, ce qui se passe quand il veut quelque chose et ne l’obtient pas. Tu les croiseras tous les deux chaque jour avant le petit déjeuner. Aucun n’est une affaire de bonne ou de mauvaise conduite.',
      },
      elements: {
        title: 'Le tempérament entier',
        lead: 'Comptées ensemble, les planètes penchent vers l’un des quatre éléments ou en laissent un presque vide. C’est une esquisse à gros traits, et c’est ce qui la rend utile : elle dit ce que ton enfant a en abondance, et là où il peut s’appuyer sur toi quelque temps.',
      },
    },
    table: {
      title: 'Les chiffres',
      lead: 'Voici, à la minute d’arc près, les positions d’où tout ce livre est tiré, si tu veux vérifier un passage ou montrer le thème à quelqu’un qui sait le lire. Elles ont été calculées pour l’instant et le lieu de la naissance.',
    },
  },
};
