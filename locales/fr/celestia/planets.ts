import type { PlanetSentences } from '../../celestia-words.ts';

/** De quoi parle chaque planète, et ce qu’elle fait à ce qu’elle touche. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'Le Soleil dit ce que tu deviens, un peu plus chaque année.',
      'Lis le Soleil comme ce que tu ferais encore si personne n’applaudissait.',
    ],
    moon: [
      'La Lune dit ce qu’il te faut avant de bien dormir.',
      'La Lune est une mémoire logée dans le corps : elle réagit d’abord et s’explique ensuite.',
    ],
    mercury: [
      'Mercure parle de ta façon de remarquer, d’apprendre et de transmettre.',
      'Là où se tient Mercure, tu trouves tes questions et le ton pour les poser.',
    ],
    venus: [
      'Vénus parle de ce que tu juges digne d’amour, et de la manière dont tu le laisses approcher.',
      'Là où se tient Vénus, l’effort pèse moins, parce que tu t’y plais.',
    ],
    mars: [
      'Mars parle de vouloir, et de ce que tu fais devant un obstacle.',
      'Là où se tient Mars, tu préfères agir, et ta mauvaise humeur signale une attente trop longue.',
    ],
    jupiter: [
      'Jupiter dit où tu comptes que tout s’arrangera, souvent avec raison.',
      'Là où se tient Jupiter, il y a de la largesse, et quelque risque d’excès.',
    ],
    saturn: [
      'Saturne parle de ce qui se gagne, et qui reste ensuite à toi pour de bon.',
      'Là où se tient Saturne, tu commences dans le doute et finis par être la personne qu’on consulte.',
    ],
    uranus: [
      'Uranus partage son signe avec toute ta génération ; le personnel, c’est sa maison et ses contacts.',
      'Là où se tient Uranus, tu surprends ton monde, et une règle dure le temps d’avoir un sens.',
    ],
    neptune: [
      'Neptune reste quelque quatorze ans dans un signe ; ta part, c’est l’endroit où il tombe et ce qu’il touche.',
      'Là où se tient Neptune, les bords se brouillent, pour tes meilleures idées et tes plus douces illusions.',
    ],
    pluto: [
      'Pluton teinte toute une génération et devient tien par l’endroit où il travaille.',
      'Là où se tient Pluton, tu ne fais rien à la légère, et tu recommences plus à fond que la plupart.',
    ],
    node: [
      'Le Nœud Nord n’est pas un corps mais un croisement, lu comme la direction où tu t’étires.',
      'Ce que décrit le Nœud Nord paraît étranger d’abord, étrangement juste ensuite.',
    ],
    lilith: [
      'La Lune noire est un point de l’orbite lunaire, lu comme ce qui en toi refuse d’être commode.',
      'Ce que marque la Lune noire a peut-être paru excessif jadis, et peut être une force aujourd’hui.',
    ],
    juno: [
      'Junon est un astéroïde, lu pour ce qu’il te faut afin de rester avec quelqu’un.',
      'Regarde Junon pour la clause du contrat dont tu ne peux te passer.',
    ],
    chiron: [
      'Chiron se lit comme une vieille tendresse qui fait de toi un bon guide pour les autres.',
      'Ce que marque Chiron ne sera peut-être jamais ton sujet facile, et l’on viendra te confier le sien.',
    ],
    ascendant: [
      'L’Ascendant est le degré qui se levait à l’est à ta naissance, et il donne son cadre à tout le thème.',
      'L’Ascendant, c’est ta façon d’ouvrir la porte au monde, quoi qu’il se passe plus loin.',
    ],
    midheaven: [
      'Le Milieu du Ciel est le point le plus haut d’un thème, lu pour le métier et le nom vers lesquels tu grandis.',
      'Regarde le Milieu du Ciel pour savoir par quoi des inconnus te connaîtront un jour.',
    ],
  },
  touch: {
    sun: {
      joined: 'Ainsi {{theme}} prend la pleine lumière, difficile à ignorer.',
      flowing: '{{theme}} a le vent dans le dos, et tu y restes toi-même.',
      tense: 'Par moments {{theme}} se heurte à ta fierté, et chacun doit parler à son tour.',
    },
    moon: {
      joined: 'Ainsi {{theme}} baigne dans l’émotion, et ton humeur a voix au chapitre.',
      flowing: 'Sans bruit, {{theme}} et tes émotions s’entraident.',
      tense: 'Souvent alors {{theme}} tire d’un côté et ton confort de l’autre.',
    },
    mercury: {
      joined: 'Ainsi {{theme}} trouve une voix, et tu auras envie d’en parler.',
      flowing: 'Avec ce lien {{theme}} trouve sans peine ses mots.',
      tense: 'D’où ceci : {{theme}} se dispute avec ta tête, souvent à l’heure du coucher.',
    },
    venus: {
      joined: 'Ainsi {{theme}} gagne en charme, et l’on t’aime pour cela.',
      flowing: 'Tout naturellement {{theme}} plaît, à toi comme aux autres.',
      tense: 'Souvent {{theme}} hésite entre désirer et plaire.',
    },
    mars: {
      joined: 'Ainsi {{theme}} chauffe, et se retenir coûte plus qu’agir.',
      flowing: 'Résultat : {{theme}} a du muscle, et tu démarres sans qu’on te pousse.',
      tense: 'Là, {{theme}} frotte sans cesse, ce qui lasse et fait avancer.',
    },
    jupiter: {
      joined: 'Ainsi {{theme}} prend de l’ampleur, avec plus d’espoir et moins de mesure.',
      flowing: 'Avec un tel allié {{theme}} dispose d’espace, et d’une chance que tu trouves normale.',
      tense: 'Quelquefois {{theme}} promet plus qu’une semaine n’en peut tenir.',
    },
    saturn: {
      joined: 'Ainsi {{theme}} a mûri tôt, s’ouvre lentement et dure.',
      flowing: 'Grâce à cela {{theme}} a une colonne vertébrale sur laquelle t’appuyer.',
      tense: 'Du coup {{theme}} réclame des preuves, et ne se détend que si la preuve tient.',
    },
    uranus: {
      joined: 'Ainsi {{theme}} ne tient pas en place, invente, et fuit les horaires.',
      flowing: 'D’année en année {{theme}} garde sa fraîcheur et trouve le détour inattendu.',
      tense:
        'Parfois, sans prévenir, {{theme}} s’échappe au moment où tout se posait ; prévois des fenêtres ouvertes.',
    },
    neptune: {
      joined: 'Ainsi {{theme}} s’affine et se laisse mal définir, un don qui veut une rive.',
      flowing: 'À ce contact {{theme}} gagne en imagination, et en oreille pour le non-dit.',
      tense: 'De temps à autre {{theme}} s’embrume, et l’on y voit plus clair un autre jour.',
    },
    pluto: {
      joined: 'Ainsi {{theme}} prend une intensité qui ne fait rien à moitié.',
      flowing: 'Même sous l’orage {{theme}} tient bon, et ose regarder ce qui est là.',
      tense: 'Un jour ou l’autre {{theme}} traverse de rudes questions et en sort avec plus de force.',
    },
  },
  passing: {
    sun: {
      joined: ['Un jour ou deux, {{theme}} passe sous les projecteurs, et tu peux t’en servir.'],
      flowing: ['Un jour ou deux, {{theme}} roule sans effort.'],
      tense: ['Un jour ou deux, {{theme}} peut buter sur le projet d’un autre.'],
    },
    moon: {
      joined: ['Quelques heures durant, {{theme}} affleure.'],
      flowing: ['Quelques heures durant, {{theme}} suit l’humeur du jour.'],
      tense: ['Quelques heures durant, {{theme}} perd le pas du jour.'],
    },
    mercury: {
      joined: [
        'Alors {{theme}} entre dans la conversation, et une bonne question en épargne trois.',
        'Alors {{theme}} demande la parole, et le dire une fois tout haut range bien des choses.',
      ],
      flowing: [
        'Ces jours-là {{theme}} trouve ses mots, et un message en attente peut partir.',
        'Ces jours-là {{theme}} trouve ses mots, et la conversation remise peut bien se passer.',
      ],
      tense: [
        'Alors {{theme}} s’emmêle dans les mots ; relis avant d’envoyer.',
        'Alors {{theme}} te trotte dans la tête ; note avant de répondre.',
      ],
    },
    venus: {
      joined: [
        'Pendant quelques jours {{theme}} s’adoucit, et la gentillesse revient vite.',
        'Pendant quelques jours {{theme}} reçoit des égards, et les gens sont bien disposés.',
      ],
      flowing: [
        'Pendant quelques jours {{theme}} s’allège, bon moment pour dire oui à une invitation.',
        'Pendant quelques jours {{theme}} pèse moins lourd, et la bonne compagnie fait le reste.',
      ],
      tense: [
        'Pendant quelques jours {{theme}} s’offre un caprice, plaisant jusqu’à l’addition.',
        'Pendant quelques jours {{theme}} et tes envies tirent en sens contraires ; un petit plaisir arrange mieux qu’un grand.',
      ],
    },
    mars: {
      joined: [
        'Alors {{theme}} prend feu ; donne une tâche à cette énergie avant qu’elle en trouve une.',
        'Alors {{theme}} monte en température ; une marche ou une tâche qui a une fin en tire parti.',
      ],
      flowing: [
        'Alors {{theme}} reçoit une poussée, et commencer devient facile.',
        'Alors {{theme}} prend des forces, et ce que tu remets depuis longtemps peut commencer.',
      ],
      tense: [
        'Alors {{theme}} manque de patience ; compte jusqu’à cinq et dis-le net.',
        'Alors {{theme}} s’enflamme pour un rien ; garde la réponse sèche pour demain.',
      ],
    },
    jupiter: {
      joined: ['Tant que cela dure {{theme}} s’ouvre, et une occasion un peu grande mérite l’essayage.'],
      flowing: [
        'Tant que cela dure {{theme}} trouve l’espace qui manquait depuis des mois, si tu le demandes.',
      ],
      tense: ['Tant que cela dure {{theme}} voudrait tout à la fois ; choisir une chose, c’est la garder.'],
    },
    saturn: {
      joined: ['Sur cette période {{theme}} doit mûrir, avec moins de promesses et de mieux tenues.'],
      flowing: [
        'Sur cette période {{theme}} prend une forme qui tient, par un travail régulier et sans drame.',
      ],
      tense: ['Sur cette période {{theme}} passe une épreuve, et ce qui reste est vraiment à toi.'],
    },
    uranus: {
      joined: [
        'Pendant ce temps {{theme}} se réveille en sursaut, et le changement non commandé peut t’aller.',
      ],
      flowing: ['Pendant ce temps {{theme}} respire à neuf, avec un heureux hasard ou deux.'],
      tense: ['Pendant ce temps {{theme}} s’agite ; garde des plans souples et ton humour sous la main.'],
    },
    neptune: {
      joined: [
        'Quelques mois durant {{theme}} s’estompe aux bords, parfait pour rêver, médiocre pour signer.',
      ],
      flowing: ['Quelques mois durant {{theme}} gagne en tendresse et en invention.'],
      tense: ['Quelques mois durant {{theme}} se voile un peu, et les faits se vérifient deux fois.'],
    },
    pluto: {
      joined: ['Peu à peu {{theme}} descend aux fondations, lentement et pour cause.'],
      flowing: ['Peu à peu {{theme}} gagne en profondeur, et en une force que tu verras après.'],
      tense: ['Peu à peu {{theme}} subit une pression, jusqu’à ce que l’usé lâche.'],
    },
  },
  retrogrades: {
    mercury: 'Tant que ça dure, relire, réparer et rappeler vont mieux que signer et lancer.',
    venus:
      'D’anciennes affections et d’anciens goûts repassent, et rien ne t’oblige à décider sur le palier.',
    mars: 'Forcer rend moins que d’habitude, un plan plus fin rend davantage.',
    jupiter: 'La croissance se tourne vers le dedans, et ce que tu crois se mesure à ce que tu as vu.',
    saturn: 'Les devoirs pris à la hâte peuvent se revoir et se raccourcir.',
    uranus: 'Les changements reprennent haleine, et te laissent le temps de les rattraper.',
    neptune: 'Un rêve peut montrer son vrai contour, plus simple et plus facile à bâtir.',
    pluto: 'Ce que tu croyais fini demande peut-être encore un regard honnête.',
  },
  bornRetrograde: [
    'Avec cela tu retournes une chose au-dedans avant de la montrer, et ton second jet est le bon.',
    'Cette part de toi s’en trouve plus réfléchie que voyante, avec son rythme et son calendrier.',
  ],
};
