import type { PlanetSentences } from '../../celestia-words.ts';

/** De quoi parle chaque planète, et ce qu’elle fait à ce qu’elle touche. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'Le Soleil montre la personne que tu deviens, un peu plus chaque année.',
      'Le Soleil, c’est ce que tu ferais encore si personne n’applaudissait.',
    ],
    moon: [
      'La Lune dit ce dont tu as besoin pour te sentir en paix.',
      'La Lune, c’est la mémoire du corps : elle réagit d’abord et s’explique ensuite.',
    ],
    mercury: [
      'Mercure parle de ta façon de remarquer, d’apprendre et d’expliquer.',
      'Mercure montre les questions que tu poses, et le ton sur lequel tu les poses.',
    ],
    venus: [
      'Vénus dit ce que tu trouves digne d’amour, et comment tu le laisses approcher.',
      'Avec Vénus, l’effort pèse moins, parce que le plaisir s’en mêle.',
    ],
    mars: [
      'Mars dit comment tu poursuis ce que tu veux, et ce que tu fais devant un obstacle.',
      'Avec Mars, tu préfères agir ; si ton humeur se gâte, c’est que l’attente a trop duré.',
    ],
    jupiter: [
      'Jupiter montre où tu comptes que tout s’arrangera, souvent avec raison.',
      'Avec Jupiter, tu donnes sans compter, au risque d’en faire trop.',
    ],
    saturn: [
      'Saturne parle de ce qui se gagne à la longue et te reste pour de bon.',
      'Avec Saturne, tu commences par douter, puis c’est toi qu’on vient consulter.',
    ],
    uranus: [
      'Toute ta génération a Uranus dans le même signe ; ce qui t’est propre, c’est sa maison et ses liens.',
      'Avec Uranus, tu surprends ton monde, et une règle ne dure que tant qu’elle a un sens.',
    ],
    neptune: [
      'Neptune reste près de quatorze ans dans un signe ; ce qui t’est propre, c’est l’endroit où il tombe.',
      'Avec Neptune, les contours se brouillent : de là viennent tes meilleures idées et tes plus douces illusions.',
    ],
    pluto: [
      'Pluton marque toute une génération ; il devient personnel par l’endroit où il travaille.',
      'Avec Pluton, rien ne se prend à la légère, et quand tu recommences, c’est de fond en comble.',
    ],
    node: [
      'Le Nœud Nord n’est pas un corps mais un croisement ; on y lit la direction dans laquelle tu grandis.',
      'Ce que montre le Nœud Nord te paraît d’abord étranger, puis étonnamment juste.',
    ],
    lilith: [
      'La Lune noire est un point de l’orbite lunaire ; on y lit ce qui, chez toi, refuse de se plier.',
      'La part de toi que désigne la Lune noire a pu passer pour excessive ; elle est peut-être devenue une force.',
    ],
    juno: [
      'Junon est un astéroïde ; on y lit ce dont tu as besoin pour rester avec quelqu’un.',
      'Junon, c’est la clause du contrat à laquelle tu ne renonces pas.',
    ],
    chiron: [
      'Chiron parle d’une vieille blessure qui t’apprend à guider les autres.',
      'Ce que Chiron touche chez toi ne sera peut-être jamais facile, mais c’est à toi qu’on viendra en parler.',
    ],
    ascendant: [
      'L’Ascendant est le degré qui se levait à l’est à ta naissance, et tout le thème s’organise à partir de lui.',
      'L’Ascendant, c’est ta façon d’accueillir le monde, quoi qu’il se passe ensuite en toi.',
    ],
    midheaven: [
      'Le Milieu du Ciel est le point le plus haut d’un thème ; on y lit ton métier et ta réputation.',
      'Le Milieu du Ciel dit ce pour quoi des inconnus te connaîtront un jour.',
    ],
  },
  touch: {
    sun: {
      joined: 'On te reconnaît à {{theme}}, et tu ne pourrais pas t’en cacher si tu le voulais.',
      flowing: 'Tu peux compter sur {{theme}}, qui va dans le même sens que ce que tu veux.',
      tense:
        'Par moments, ta fierté et {{theme}} se gênent, et tu t’en sors en leur donnant raison à tour de rôle.',
    },
    moon: {
      joined: '{{theme}} suit de près ce que tu ressens, et varie avec ton humeur.',
      flowing: 'Tes émotions et {{theme}} s’accordent sans que tu aies à y penser.',
      tense: 'Souvent, il te faut concilier ton confort et {{theme}}, et cela ne va pas de soi.',
    },
    mercury: {
      joined: 'Tu mets volontiers des mots sur {{theme}}, et une bonne conversation t’aide à t’y retrouver.',
      flowing:
        'Tu t’exprimes clairement, même à propos de {{theme}}, et on te comprend sans que tu aies à insister.',
      tense: 'À force de tourner les choses dans ta tête, tu finis parfois par douter, surtout de {{theme}}.',
    },
    venus: {
      joined: 'On t’apprécie vite, et {{theme}} y est pour beaucoup.',
      flowing: 'On aime chez toi {{theme}}, et tu plais sans avoir à forcer.',
      tense:
        'Par envie de plaire, tu fais parfois passer {{theme}} au second plan, et tu le regrettes ensuite.',
    },
    mars: {
      joined: 'Quand on touche à {{theme}}, tu réagis au quart de tour, et te retenir te coûte.',
      flowing: 'Tu as de l’élan, et dès qu’il s’agit de {{theme}}, pas besoin qu’on te pousse.',
      tense: 'Ton impatience et {{theme}} se heurtent souvent, ce qui te fatigue mais te fait avancer.',
    },
    jupiter: {
      joined: 'Tu vois grand, et {{theme}} prend de l’ampleur, parfois un peu trop.',
      flowing: 'Quand {{theme}} est en jeu, tu as souvent de la chance, et cela te paraît tout naturel.',
      tense: 'Tu veux parfois trop en faire, surtout là où il s’agit de {{theme}}.',
    },
    saturn: {
      joined: 'Tu as appris tôt à prendre {{theme}} au sérieux ; tu t’ouvres lentement, et pour longtemps.',
      flowing: 'Tu sais patienter, et {{theme}} repose sur du solide.',
      tense:
        'Tu te juges durement dès qu’il s’agit de {{theme}}, et il te faut des preuves avant de te détendre.',
    },
    uranus: {
      joined: 'Chez toi, {{theme}} sort de l’ordinaire : tu inventes, tu changes, tu surprends.',
      flowing:
        'Quand {{theme}} est en jeu, tu fais les choses à ta manière, et tu trouves la solution que personne n’attendait.',
      tense:
        'Quand {{theme}} est en jeu, un imprévu suffit parfois à te déstabiliser ; garde-toi toujours un peu de marge.',
    },
    neptune: {
      joined: 'Tu sens plus de choses que tu ne peux en dire, et {{theme}} garde une part de mystère.',
      flowing: 'Tu devines ce qu’on ne te dit pas, et {{theme}} se nourrit de tes rêves.',
      tense:
        'De temps à autre, tu te fais des illusions quand {{theme}} est en jeu ; attends d’y voir plus clair avant de t’engager.',
    },
    pluto: {
      joined: 'Tu ne fais rien à moitié, et cela vaut d’abord pour {{theme}}.',
      flowing: 'Dans les coups durs, tu ne te laisses pas abattre, même quand {{theme}} est en jeu.',
      tense: 'Un jour ou l’autre, la vie met {{theme}} à rude épreuve, et tu en sors avec plus de force.',
    },
  },
  passing: {
    sun: {
      joined: [
        'Un jour ou deux, on remarque {{theme}} plus que d’habitude.',
        'Pendant un jour ou deux, tout tourne autour de {{theme}}, et tu y vois plus clair.',
      ],
      flowing: [
        'Un jour ou deux, rien ne contrarie {{theme}}, et tu avances sans forcer.',
        'Pendant un jour ou deux, tu fais les choses à ta manière, même pour ce qui touche à {{theme}}.',
      ],
      tense: [
        'Un jour ou deux, {{theme}} peut se heurter aux projets de quelqu’un d’autre.',
        'Pendant un jour ou deux, tu peux avoir l’impression qu’on ne tient pas compte de {{theme}}.',
      ],
    },
    moon: {
      joined: [
        'Pendant quelques heures, {{theme}} se fait sentir plus que d’habitude.',
        'L’espace de quelques heures, tu réagis plus vivement à tout ce qui concerne {{theme}}.',
      ],
      flowing: [
        'Pendant quelques heures, {{theme}} s’accorde à l’humeur du jour.',
        'L’espace de quelques heures, rien ne pèse sur {{theme}}.',
      ],
      tense: [
        'Pendant quelques heures, {{theme}} ne colle pas à l’humeur du jour.',
        'L’espace de quelques heures, tu te sens à contretemps, surtout quand {{theme}} est en jeu.',
      ],
    },
    mercury: {
      joined: [
        'Pendant quelques jours, tu mets plus facilement des mots sur {{theme}}, et une bonne question peut tout éclairer.',
        'L’espace de quelques jours, tu penses souvent à {{theme}} ; en parler à voix haute t’aide à y voir clair.',
      ],
      flowing: [
        'Pendant quelques jours, tu trouves facilement tes mots, y compris pour parler de {{theme}}.',
        'L’espace de quelques jours, tu te fais bien comprendre, même là où il s’agit de {{theme}}.',
      ],
      tense: [
        'Pendant quelques jours, on peut mal te comprendre quand {{theme}} est en jeu ; mieux vaut répéter que supposer.',
        'L’espace de quelques jours, tu te poses beaucoup de questions, pas toutes utiles, au point d’en oublier {{theme}}.',
      ],
    },
    venus: {
      joined: [
        'Pendant quelques jours, on se montre plus aimable avec toi, et l’on respecte {{theme}}.',
        'Pendant quelques jours, les gens te sourient plus facilement, et tu n’as pas à cacher {{theme}}.',
      ],
      flowing: [
        'Pendant quelques jours, tout ce qui concerne {{theme}} te paraît plus léger.',
        'L’espace de quelques jours, on te suit volontiers pour tout ce qui touche à {{theme}}, et tu peux te laisser porter.',
      ],
      tense: [
        'Pendant quelques jours, gare aux achats et aux mots lâchés sur un coup de tête, surtout s’ils touchent à {{theme}}.',
        'Pendant quelques jours, tu as du mal à te faire plaisir quand {{theme}} est en jeu ; n’en conclus rien trop vite.',
        'Pendant quelques jours, tu peux te vexer pour un mot sur {{theme}} ; laisse passer la nuit avant d’en parler.',
        'L’espace de quelques jours, tes envies et {{theme}} sont en conflit ; fais-toi un petit plaisir, et garde le grand pour plus tard.',
        'L’espace de quelques jours, tu voudrais que tout soit doux, et rien ne l’est tout à fait là où il s’agit de {{theme}}.',
        'L’espace de quelques jours, tu hésites entre te ménager et faire plaisir dès qu’il s’agit de {{theme}} ; demande simplement ce qu’il te faut.',
      ],
    },
    mars: {
      joined: [
        'Tant que cela dure, tu réagis vite dès qu’on touche à {{theme}} ; bouger te fait du bien.',
        'Il vaut mieux ne pas contrarier {{theme}} à ce moment-là : tu réponds du tac au tac.',
      ],
      flowing: [
        'Tant que cela dure, tu as le cœur à l’ouvrage, et tu fais une belle place à {{theme}}.',
        'Tu oses un peu plus que d’habitude, surtout pour ce qui touche à {{theme}}.',
      ],
      tense: [
        'Tant que cela dure, tu perds vite patience dès qu’on touche à {{theme}}.',
        'Un rien t’agace, surtout quand il est question de {{theme}} ; respire avant de répondre.',
      ],
    },
    jupiter: {
      joined: [
        'Pendant cette période, {{theme}} prend de l’ampleur, et tu peux viser un peu plus haut.',
        'La vie fait une belle place à {{theme}} ; profites-en sans tout promettre.',
      ],
      flowing: [
        'Pendant cette période, tu trouves de la place pour {{theme}}, et un coup de chance n’est pas exclu.',
        'On t’ouvre plus volontiers les portes, et l’on fait une place à {{theme}}.',
      ],
      tense: [
        'Pendant cette période, tu voudrais tout à la fois, surtout pour ce qui touche à {{theme}}.',
        'Tu as tendance à en faire trop dès qu’il s’agit de {{theme}} ; mieux vaut choisir une seule chose.',
      ],
    },
    saturn: {
      joined: [
        'Pendant cette période, tu exiges davantage de toi, et {{theme}} gagne en maturité : moins de promesses, mieux tenues.',
        'Pour un temps, dès qu’il s’agit de {{theme}}, tu avances lentement, mais pour de bon.',
      ],
      flowing: [
        'Pendant cette période, un travail régulier et sans drame donne une base solide à {{theme}}.',
        'Pour un temps, tu peux t’appuyer sur ce qui est sûr, et {{theme}} trouve son rythme.',
      ],
      tense: [
        'Pendant cette période, tu passes une épreuve où {{theme}} est en jeu ; ce qui résiste est solide.',
        'Pour un temps, tout va plus lentement que tu ne voudrais, surtout quand {{theme}} est en jeu ; il te faut de la patience.',
      ],
    },
    uranus: {
      joined: [
        'Pendant cette période, {{theme}} se réveille en sursaut, et le changement peut t’aller mieux que prévu.',
        'Pour un temps, {{theme}} te surprend, et tu prends goût à ce qui change.',
      ],
      flowing: [
        'Pendant cette période, {{theme}} retrouve de la fraîcheur, avec un heureux hasard ou deux.',
        'Pour un temps, tu essaies autre chose pour ce qui touche à {{theme}}, et cela te réussit.',
      ],
      tense: [
        'Pendant cette période, tout bouge autour de {{theme}} ; garde des plans souples et ton sens de l’humour.',
        'Pour un temps, des imprévus peuvent bousculer {{theme}} ; ne fixe pas tout d’avance.',
      ],
    },
    neptune: {
      joined: [
        'Pendant quelques mois, tu cernes moins bien {{theme}} : parfait pour rêver, moins pour décider.',
        'Des mois durant, le rêve se mêle à {{theme}} ; laisse-toi porter sans tout croire.',
      ],
      flowing: [
        'Pendant quelques mois, {{theme}} gagne en douceur et en invention.',
        'Des mois durant, tu te fies davantage à ce que tu sens, et {{theme}} s’en nourrit.',
      ],
      tense: [
        'Pendant quelques mois, tu y vois moins clair, surtout quand il s’agit de {{theme}} ; vérifie deux fois.',
        'Des mois durant, un certain flou entoure {{theme}} ; ne te hâte pas de conclure.',
      ],
    },
    pluto: {
      joined: [
        'Peu à peu, {{theme}} change en profondeur, lentement et pour de bon.',
        'Sans bruit, tu remets {{theme}} en question jusqu’à la racine.',
      ],
      flowing: [
        'Peu à peu, tu découvres dans {{theme}} une force que tu ne soupçonnais pas.',
        'Lentement, {{theme}} prend de la force, et tu t’en rendras compte après coup.',
      ],
      tense: [
        'Peu à peu, la pression monte autour de {{theme}}, jusqu’à ce que ce qui est usé cède.',
        'Lentement, la vie te fait revoir {{theme}} de fond en comble.',
      ],
    },
  },
  retrogrades: {
    mercury: 'Tant que ça dure, mieux vaut relire, réparer et rappeler que signer et lancer.',
    venus:
      'D’anciennes affections et d’anciens goûts repassent, et rien ne t’oblige à décider sur le palier.',
    mars: 'Forcer te rapporte moins que d’habitude ; un plan plus fin donne davantage.',
    jupiter: 'La croissance se tourne vers le dedans, et ce que tu crois se mesure à ce que tu as vu.',
    saturn: 'Les devoirs pris à la hâte peuvent se revoir et se raccourcir.',
    uranus: 'Les changements reprennent haleine, et te laissent le temps de les rattraper.',
    neptune: 'Un rêve peut montrer son vrai contour, plus simple et plus facile à bâtir.',
    pluto: 'Ce que tu croyais fini demande peut-être encore un regard honnête.',
  },
  bornRetrograde: [
    'Tu gardes longtemps les choses pour toi avant de les montrer, et ton second jet est le bon.',
    'Tu réfléchis avant de te montrer, et tu avances à ton rythme plutôt qu’à celui des autres.',
    'Tu reviens volontiers sur ce que tu as fait, et tu comprends mieux la deuxième fois.',
  ],
};
