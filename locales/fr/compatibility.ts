import type { CompatibilityWords } from '../en/compatibility.ts';

/** The comparison of two births, in French. */
export const compatibility: CompatibilityWords = {
  title: 'Calcul de compatibilité amoureuse : deux thèmes comparés',
  description:
    'Compare deux thèmes astraux : un score expliqué point par point, les aspects les plus forts, les maisons croisées, le thème composite et celui de Davison.',
  heading: 'Compatibilité du couple',
  lede: 'Deux naissances côte à côte : ce qui vous attire, ce qui vous porte, ce qui frotte. Chaque point du score dit de quel aspect il vient.',
  form: {
    legend: 'Deux naissances',
    first: 'Première personne',
    second: 'Deuxième personne',
    name: 'Prénom, si tu veux',
    use: 'Utiliser',
    useFirst: 'Utiliser pour la première personne : {{chart}}',
    useSecond: 'Utiliser pour la deuxième personne : {{chart}}',
    submit: 'Comparer les thèmes',
    submitting: 'Comparaison des thèmes…',
    privacy:
      'Les prénoms et les naissances restent dans cet onglet jusqu’à sa fermeture et n’entrent jamais dans une adresse web.',
  },
  labelled: '{{label}} : {{text}}',
  themes: {
    attraction: 'Attirance',
    talk: 'Dialogue',
    home: 'Se sentir chez soi',
    time: 'Durée',
    trouble: 'Frottements',
  },
  themeNotes: {
    attraction: 'plaisir, désir, étincelle',
    talk: 'entente, humour, projets',
    home: 'humeurs, soin, quotidien',
    time: 'loyauté, buts, constance',
    trouble: 'là où il faut de la patience',
  },
  /** Parts of a comparison, in a word or three. */
  contents: {
    score: 'Score',
    strongest: 'Ce qui pèse le plus',
    signs: 'Signes',
    both: 'Roue',
    overlays: 'Maisons',
    composite: 'Thèmes communs',
  },
  result: {
    heading: 'Vous deux',
    score: 'Compatibilité',
    outOf: '{{total}} sur 100',
    bands: {
      high: 'Beaucoup de choses vont de soi entre vous.',
      good: 'Vous avez plus d’appuis que de freins.',
      mixed: 'Aisance et frottements s’équilibrent : tout dépend de ce que vous en faites.',
      low: 'Ce lien demande du travail. Cela ne dit rien de l’amour, seulement de l’effort.',
    },
    best: 'Ce qui vous porte le plus',
    rub: 'Là où ça frotte',
    noContact: 'aucun aspect',
    basis: 'Chaque couple part de {{base}}. Chaque aspect entre les thèmes ajoute ou retire des points.',
    rangeShort: 'Entre {{low}} et {{high}}, selon l’heure',
    themes: 'Cinq domaines',
    theme: 'Domaine',
    level: 'Niveau',
    levelNote: 'La moitié des couples se situe au-dessus du niveau 50, l’autre moitié au-dessous.',
    points: 'Points',
    more: 'En savoir plus',
    strongest: 'Ce qui pèse le plus',
    all: 'Toutes les contributions : {{count}}',
    aspect: 'Aspect',
    orb: 'Orbe',
    uncertainMark: 'dépend de l’heure',
    wheel: 'Les deux thèmes sur une même roue',
    wheelTitle: 'Roue double des deux thèmes',
    wheelDescription:
      'À l’intérieur : {{first}}. À l’extérieur : {{second}}. Les lignes sont les vingt aspects les plus forts entre les deux thèmes.',
    positions: 'Toutes les positions',
    signs: 'Vos signes côte à côte',
    overlays: 'Les planètes dans les maisons de l’autre thème',
    overlaysIntro:
      'La maison où tombe une planète dans l’autre thème montre dans quel domaine de la vie elle se fait sentir : la maison 7 parle du couple, la 4 du foyer, la 5 du jeu.',
    planetsOf: 'Planètes : {{name}}',
    housesOf: 'Maisons : {{name}}',
    overlaySide: 'Planètes : {{guest}} · Maisons : {{host}}',
    overlayBothWays:
      'La même position se retrouve dans l’autre sens : ce qui est dit plus haut vaut ici aussi.',
    composite: 'Thème composite',
    compositeIntro:
      'Chaque planète à mi-chemin de ses deux places : la relation elle-même, comme si c’était une personne.',
    compositeHouses: 'Ses maisons divisent en tiers les arcs entre les angles composites (Porphyre).',
    jointUntimed:
      'Une heure de naissance manque : ce thème n’a pas de maisons, et sa Lune peut se trouver jusqu’à {{degrees}}° avant ou après.',
    compositeTitle: 'Roue du thème composite',
    davison: 'Thème de Davison',
    davisonIntro: 'Le ciel réel du moment et du lieu à mi-chemin des deux naissances.',
    davisonWhen: 'Moment (UTC)',
    davisonWhere: 'Lieu',
    davisonBetween: 'entre {{first}} et {{second}} : {{at}}',
    keepBoth: 'Garder les deux naissances dans ce navigateur',
    keepBothInAccount: 'Garder les deux naissances dans mon compte',
    keptBothInAccount: 'Les deux sont gardées dans ton compte. Tous les formulaires te les proposent.',
    sharedNote:
      'La personne qui a partagé cette comparaison n’a envoyé que la position des planètes, sans les noms.',
    compareOwn: 'Faire ta propre comparaison',
    shareLink: 'Lien vers cette comparaison',
    shareNote:
      'Le lien montre les deux thèmes, sans noms, dates, heures ni lieux de naissance. Quelqu’un qui connaît l’astronomie peut tout de même les retrouver d’après les planètes. Partage-le comme tu partagerais deux dates de naissance.',
    printNote:
      'La version courte contient le score, ce qui pèse le plus, la roue et les positions. La lecture complète y ajoute tous les textes et les deux thèmes communs.',
    davisonTitle: 'Roue du thème de Davison',
    pictureNote: 'Les mêmes données figurent dans le tableau sous l’image.',
    table: 'Tableau des positions',
    uncertain: 'Ce qui est sûr',
    bothKnown:
      'Les deux heures de naissance sont connues : angles et maisons comptent, et aucun point ne repose sur une supposition.',
    unknown: 'Heure de naissance inconnue : {{name}}',
    unknownText:
      'Sans l’heure, les angles et les maisons d’un thème sont laissés de côté, et sa Lune peut se trouver quelques degrés avant ou après. Au fil de la journée, le score va de {{low}} à {{high}} ; {{total}} vaut pour midi.',
    uncertainCount:
      'Contributions qu’une autre heure pourrait effacer : {{count}}. Elles sont signalées dans la liste.',
    caution: 'Un score résume des aspects. Il ne connaît ni votre histoire ni votre volonté.',
  },
  lines: {
    sunMoon: {
      joined:
        'L’élan de l’un et les émotions de l’autre battent au même rythme ; côte à côte, vous êtes chez vous.',
      easy: 'Ce que l’un veut et ce dont l’autre a besoin s’accordent. Le soutien vient sans qu’on le demande.',
      hard: 'Ce que l’un vise et ce qui apaise l’autre tirent chacun de leur côté. Chacun son tour, et cela marche.',
    },
    sunSun: {
      joined: 'Vous brillez pour les mêmes choses et comprenez la fierté de l’autre. Prévoyez deux scènes.',
      easy: 'Vos façons de vivre s’épaulent : ce que l’un commence, l’autre sait l’apprécier.',
      hard: 'Deux volontés fortes, des buts différents. Vous vous affûtez, tant que personne ne doit gagner.',
    },
    moonMoon: {
      joined:
        'Vous vous reposez, mangez et boudez au même rythme. Les humeurs se partagent, les bonnes aussi.',
      easy: 'Vos besoins se ressemblent : l’un sent souvent ce qui manque à l’autre avant les mots.',
      hard: 'Ce qui calme l’un trouble l’autre. Parlez des petites habitudes : c’est là que cela se voit.',
    },
    venusMars: {
      joined: 'Plaire et désirer se rencontrent aussitôt : une attirance forte et joueuse.',
      easy: 'Désir et tendresse se trouvent sans peine, et la séduction ne s’use pas vite.',
      hard: 'Ça crépite et ça frotte. L’attirance est réelle, l’impatience aussi.',
    },
    affection: {
      joined: 'Une chaleur sans effort : vous aimez être ensemble et vous le montrez.',
      easy: 'Les goûts et la tendresse s’accordent ; les petites attentions viennent toutes seules.',
      hard: 'Vous n’avez pas la même façon de montrer l’amour. Dites ce qui vous plaît au lieu d’espérer qu’on le devine.',
    },
    drive: {
      joined:
        'Vous vous mettez en mouvement l’un l’autre. Beaucoup d’énergie, beaucoup de feu : à mettre en commun.',
      easy: 'L’un donne l’élan, l’autre la direction. Ensemble, vous menez les choses à bien.',
      hard: 'Ici, le ton monte vite. Convenez à l’avance de votre façon de vous disputer.',
    },
    mind: {
      joined: 'Vous pensez dans le même sens et finissez les phrases l’un de l’autre.',
      easy: 'La conversation coule, et même un long silence se rompt sans peine.',
      hard: 'Vous ne pensez ni à la même vitesse ni dans le même ordre. Reposez la question avant de répondre.',
    },
    voice: {
      joined: 'Ce que l’un ressent, l’autre sait le dire. Vous avez beaucoup à vous raconter.',
      easy: 'Vous trouvez le ton juste, dans la blague comme dans les projets.',
      hard: 'Les mots arrivent autrement qu’ils n’étaient partis. Le ton compte plus que d’avoir raison.',
    },
    jupiter: {
      joined: 'Vous y gagnez en audace et en générosité ; à deux, le monde paraît plus grand.',
      easy: 'Vous vous voulez du bien et riez des mêmes choses. La confiance grandit vite.',
      hard: 'Vous avez tendance à trop vous promettre. L’enthousiasme est une bonne chose ; un agenda aussi.',
    },
    saturn: {
      joined: 'Un lien sérieux : l’un offre à l’autre un appui et, parfois, l’impression d’un examen.',
      easy: 'Vous pouvez compter l’un sur l’autre, et ce que vous bâtissez se bâtit lentement et bien.',
      hard: 'L’un freine, l’autre y entend un reproche. La patience et un compliment dit à voix haute détendent tout.',
    },
    uranus: {
      joined: 'Électrique et soudain : vous vous réveillez l’un l’autre, sans jamais vous poser tout à fait.',
      easy: 'Vous vous donnez de l’air. Entre vous, le changement est bienvenu plutôt que redouté.',
      hard: 'La proximité va et vient par à-coups. Des accords clairs rendent la liberté légère.',
    },
    neptune: {
      joined: 'Un lien tendre et rêveur : vous devinez beaucoup sans mots, et vous vous idéalisez un peu.',
      easy: 'Imagination, musique, compassion : chacun éveille la douceur de l’autre.',
      hard: 'On voit facilement ce que l’on souhaite voir. Demandez les faits, avec délicatesse.',
    },
    pluto: {
      joined: 'Cela vous change en profondeur, de part et d’autre. Gardez-vous chacun un terrain à part.',
      easy: 'Vous vous confiez ce qui est caché, et vous y gagnez en force.',
      hard: 'La jalousie et l’envie de contrôler peuvent s’immiscer. La franchise ouvre le passage.',
    },
    node: {
      joined: 'On dirait une rencontre qui a un sens : l’un montre à l’autre la suite du chemin.',
      easy: 'Vous vous aidez à grandir dans la direction que vous preniez déjà.',
      hard: 'Vieilles habitudes contre buts nouveaux : l’un veut avancer là où l’autre veut rester.',
    },
    juno: {
      joined: 'L’un se rapproche de l’image que l’autre se fait d’un partenaire.',
      easy: 'Vous attendez d’un engagement des choses assez proches pour vous entendre.',
      hard: 'Vous ne mettez pas la même chose dans un engagement. Parlez des promesses avant de les faire.',
    },
    chiron: {
      joined: 'Vous touchez le point sensible de l’autre et vous savez le ménager.',
      easy: 'Ensemble, vous osez montrer ce qui reste d’ordinaire caché.',
      hard: 'L’un touche sans le vouloir le point sensible de l’autre. Des excuses sincères changent tout.',
    },
    ascendant: {
      joined: 'Vous adoptez vite les manières de l’autre ; être ensemble paraît naturel.',
      easy: 'La façon dont l’un entre dans une pièce met l’autre à l’aise.',
      hard: 'Ici, la première impression trompe. Regardez une seconde fois les manières de l’autre.',
    },
    midheaven: {
      joined: 'Vous aimez vous montrer ensemble et partagez un but dans le monde.',
      easy: 'Vous vous soutenez dans le travail et dans ce que le monde voit de vous.',
      hard: 'Les envies privées et les buts publics se heurtent parfois. Organisez la semaine ensemble.',
    },
  },
  guide: {
    heading: 'Comment fonctionne la comparaison',
    book: 'Vos deux thèmes en un livre',
    score: {
      title: 'D’où viennent les points ?',
      text: 'Des aspects entre les deux thèmes. Chaque paire de planètes a sa force, un aspect serré compte plus qu’un aspect large, et les aspects faciles en ajoutent tandis que les tendus en retirent. Rien n’est caché : la liste montre chaque point.',
    },
    order: {
      title: 'L’ordre des personnes compte-t-il ?',
      text: 'Non. Les deux mêmes personnes obtiennent le même score dans un ordre comme dans l’autre. Seule la roue change : la première personne est à l’intérieur, la deuxième à l’extérieur.',
    },
    time: {
      title: 'Et s’il manque une heure de naissance ?',
      text: 'Alors les maisons et les angles de ce thème sont laissés de côté, sa Lune est suivie toute la journée, et tu vois le score le plus bas et le plus haut possibles.',
    },
  },
};
