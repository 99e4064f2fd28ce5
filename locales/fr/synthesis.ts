import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Ton thème dans son ensemble',
  points: { sun: 'le Soleil', moon: 'la Lune', ascendant: 'l’Ascendant', midheaven: 'le Milieu du Ciel' },
  ofPoints: {
    of: 'de',
    points: {
      sun: 'du Soleil',
      moon: 'de la Lune',
      mercury: 'de Mercure',
      venus: 'de Vénus',
      mars: 'de Mars',
      jupiter: 'de Jupiter',
      saturn: 'de Saturne',
      uranus: 'd’Uranus',
      neptune: 'de Neptune',
      pluto: 'de Pluton',
      ascendant: 'de l’Ascendant',
      midheaven: 'du Milieu du Ciel',
    },
  },
  lights: {
    fire: {
      fire: [
        'Soleil et Lune brûlent du même feu : ce que tu veux et ce qu’il te faut vont presque toujours dans le même sens, et tu pars avant qu’on ait demandé où.',
        'Deux luminaires de feu : chez toi l’envie suit l’émotion sans reprendre haleine, et c’est attendre qui s’apprend.',
        'Avec Soleil et Lune en signe de feu, tu t’enthousiasmes comme d’autres ont faim, plusieurs fois par jour, et ton entourage y prend goût.',
      ],
      earth: [
        'Soleil de feu, Lune de terre : tu aimes te lancer et tu aimes dormir dans ton lit, et tes bonnes années font place aux deux.',
        'Ton Soleil de feu craque l’allumette, ta Lune de terre vérifie qu’il y a du bois ; tu oses beaucoup quand tes arrières sont assurés.',
        'À voir ce Soleil de feu, on te croirait sur le départ ; ta Lune de terre, elle, a discrètement renouvelé le bail.',
      ],
      air: [
        'L’air de ta Lune attise le feu de ton Soleil : une idée t’emballe, la raconter t’emballe encore plus, et le soir venu tu as déjà commencé.',
        'Tu agis d’abord et tu en discutes après, Soleil de feu et Lune d’air ; on ne s’ennuie pas auprès de toi.',
        'Soleil de feu, Lune d’air : ta mauvaise humeur s’en va dès que tu l’as dite, et l’on en rit souvent avant le café.',
      ],
      water: [
        'Ton Soleil de feu dit d’y aller, ta Lune d’eau demande qui cela va blesser, et tu as sans doute appris tôt à écouter les deux.',
        'Ton Soleil de feu te donne de la chaleur et de l’aplomb ; dessous, ta Lune d’eau se froisse plus vite qu’on ne le croit.',
        'Un Soleil de feu et une Lune d’eau, cela fait de la vapeur : l’émotion veut agir sur l’heure, puis elle retombe et laisse parler la tendresse.',
      ],
    },
    earth: {
      fire: [
        'Ton Soleil de terre bâtit lentement, ta Lune de feu trouve que c’est bien long, et ta vie alterne volontiers la patience et les coups de tête.',
        'On voit en toi le calme d’un Soleil de terre ; tes proches connaissent aussi les flambées de ta Lune de feu.',
        'Tu fais les choses comme il faut et tu les voudrais finies à midi : ainsi vont un Soleil de terre et une Lune de feu.',
      ],
      earth: [
        'Soleil et Lune se retrouvent en signe de terre : tu te fies à ce qui dure, tu en fais plus que tu n’en dis, et le changement pour le changement te laisse de marbre.',
        'Avec deux luminaires de terre, tu vas du même pas au travail et en amour, sans hâte, et tu n’oublies pas qui a tenu parole.',
        'Ton Soleil et ta Lune, terriens l’un et l’autre, s’entendent sur le concret : ton affection rend des services, et tu ne te reposes qu’une fois la chose finie.',
      ],
      air: [
        'Ton Soleil de terre veut un résultat, ta Lune d’air veut faire encore le tour de la question ; tu comprends à fond et tu termines un peu tard.',
        'Pendant que tes mains s’occupent, ton cœur cherche le mot juste : c’est un Soleil de terre avec une Lune d’air.',
        'Ton Soleil de terre te donne du sérieux en affaires ; ta Lune d’air, un cœur plus léger qu’il n’y paraît.',
      ],
      water: [
        'Soleil de terre et Lune d’eau font bon ménage : tes attentions sont pratiques, et tu apportes souvent la chose avant qu’on la demande.',
        'Ton Soleil de terre garde les pieds au sec, ta Lune d’eau sent monter chaque marée ; à eux deux, ils font de toi quelqu’un sur qui l’on s’appuie.',
        'Avec ton Soleil de terre et ta Lune d’eau, tu bâtis des abris, pour les autres d’abord ; pense à t’y garder une chambre.',
      ],
    },
    air: {
      fire: [
        'Soleil d’air et Lune de feu te donnent de la vitesse : tu penses en parlant, tu démarres avant la fin de la phrase, et un rien de routine t’ennuie.',
        'Ton Soleil d’air en est encore au pour et au contre quand ta Lune de feu a déjà choisi ; tes plus belles disputes se passent dans ta tête.',
        'Un Soleil d’air, une Lune de feu : une idée t’échauffe comme une course, et tu la gardes rarement pour toi jusqu’au lendemain.',
      ],
      earth: [
        'Ton Soleil d’air vit parmi les idées, ta Lune de terre demande à quelle heure on dîne, et tu as besoin des deux plus que tu ne l’avoues.',
        'Ton Soleil d’air te fait changer de sujet, ta Lune de terre te fait garder le même fauteuil ; il te faut du nouveau, servi à domicile.',
        'Changer d’avis te prend une minute, changer d’habitude dix ans ; c’est tout l’écart d’un Soleil d’air à une Lune de terre.',
      ],
      air: [
        'Soleil et Lune sont en signe d’air : une chose n’existe vraiment pour toi qu’une fois racontée, et un silence à table t’inquiète.',
        'Avec deux luminaires d’air, tu recules d’un pas pour voir ce que tu ressens, tu le décris bien, et l’émotion arrive le lendemain.',
        'Il te faut du monde, des idées et un peu de distance : avec ce Soleil et cette Lune d’air, tu aimes d’autant mieux les gens qu’ils te laissent rentrer à ton heure.',
      ],
      water: [
        'Ton Soleil d’air explique ce que ta Lune d’eau savait déjà, et tu passes une part de ta vie à servir d’interprète entre les deux.',
        'On te prête du sang-froid : ton Soleil d’air trouve la phrase, ta Lune d’eau garde tout ce qui n’y tenait pas.',
        'Avec ton Soleil d’air, tu peux parler de tout ; ta Lune d’eau, elle, ne le ressent qu’après, un soir où tout est calme.',
      ],
    },
    water: {
      fire: [
        'Ton Soleil d’eau tâte le terrain, ta Lune de feu voudrait en finir : chez toi, tendresse et impatience tiennent dans la même phrase.',
        'Soleil d’eau, Lune de feu : ce qui te touche te met en mouvement, et tu défends les autres mieux que ta propre cause.',
        'On voit d’abord la profondeur de ton Soleil d’eau ; ta Lune de feu, derrière, a du répondant et ne supporte pas qu’on la plaigne.',
      ],
      earth: [
        'Ton Soleil d’eau devine ce qui manque, ta Lune de terre va le chercher ; on se passe de toi plus mal qu’on ne le dit.',
        'Ton Soleil d’eau te fait tout sentir jusqu’à l’os, ta Lune de terre t’en remet : un repas, une nuit, une tâche dont on voit le bout.',
        'Avec ce Soleil d’eau et cette Lune de terre, ta sympathie va à beaucoup de monde ; ta confiance pousse lentement, puis elle ne bouge plus.',
      ],
      air: [
        'Ton Soleil d’eau sent le malaise, ta Lune d’air veut que ce soit dit ; c’est souvent toi qui mets le mot dessus.',
        'Avec ton Soleil d’eau et ta Lune d’air, tu te mets d’instinct à la place des gens, puis tu réfléchis pour revenir à la tienne.',
        'Ton Soleil d’eau voudrait se blottir, ta Lune d’air demande qu’on ouvre la fenêtre ; tes liens tiennent mieux quand il y a des deux.',
      ],
      water: [
        'Soleil et Lune sont en signe d’eau : tu captes les humeurs de chacun, tu t’en souviens des années, et il te faut de la solitude pour reconnaître les tiennes.',
        'Avec deux luminaires d’eau, tu ne te sépares guère de ce que tu sens, et peu de secrets t’échappent.',
        'Pour un Soleil et une Lune d’eau, sentir est une façon de savoir ; tu sais bien des choses que tu ne pourrais pas prouver.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Ton Soleil est dans un signe de feu : tu te découvres en te lançant, et tu te reposes mieux après un risque qu’avant.',
      'Avec ton Soleil de feu, ce qui n’existe pas encore t’attire, et cela se lit sur ton visage bien avant le premier plan.',
      'Du désir au geste, la route est courte avec un Soleil de feu ; ta patience aussi, envers qui s’arrête demander son chemin.',
    ],
    earth: [
      'Ton Soleil est dans un signe de terre : la confiance te vient de ce qui tient, et un compliment te convainc moins qu’un résultat.',
      'Avec ton Soleil de terre, tu préfères montrer que promettre, et une tâche acceptée, tu la mènes en général au bout.',
      'Un Soleil de terre sait ce que les choses demandent, et tu tires une fierté discrète de celles qui t’ont pris du temps.',
    ],
    air: [
      'Ton Soleil est dans un signe d’air : tu apprends ce que tu penses en le disant, et une journée sans bonne conversation te paraît perdue.',
      'Avec ton Soleil d’air, il te faut de la place et du monde ; tu arbitres bien les querelles, les tiennes en dernier.',
      'Un Soleil d’air veut savoir comment chacun voit la chose, et pendant ce temps la décision attend son tour.',
    ],
    water: [
      'Ton Soleil est dans un signe d’eau : tu comprends les gens avant le règlement, et ce que tu ressens décide plus que tu ne le montres.',
      'Avec ton Soleil d’eau, tes humeurs et tes souvenirs tiennent le gouvernail, et tu dévies rarement autant qu’on le croirait.',
      'Un Soleil d’eau s’imprègne et reste fidèle : les gens avec qui tu passes tes journées comptent plus que ce que tu y fais.',
    ],
  },
  leads: {
    fire: [
      'Sur l’ensemble du thème, le feu l’emporte : l’élan vient d’abord, les raisons suivent.',
      'C’est le feu qui pèse le plus ; tu donnes du courage, en oubliant parfois que celui des autres s’épuise plus vite.',
      'Au total, le feu domine : tu te donnes d’un coup, et ton énergie vient par bouffées.',
    ],
    earth: [
      'Sur l’ensemble du thème, la terre l’emporte : tu veux savoir ce que cela coûte, combien de temps cela prend et qui sera là.',
      'C’est la terre qui pèse le plus ; tu juges bien de ce qui existe, et un simple projet met du temps à te gagner.',
      'Au total, la terre domine ; tu te juges à ce que tu achèves, et personne n’est plus sévère.',
    ],
    air: [
      'Sur l’ensemble du thème, l’air l’emporte, et avec lui l’envie de comprendre avant de prendre part.',
      'C’est l’air qui pèse le plus : tu rapproches sans peine les gens et les idées, et tu te fatigues dès qu’on te fixe quelque part.',
      'Au total, l’air domine ; changer de point de vue te repose mieux qu’un jour de congé.',
    ],
    water: [
      'Sur l’ensemble du thème, l’eau l’emporte : le ton, le moment, le non-dit te parviennent en premier.',
      'C’est l’eau qui pèse le plus ; tu sais détendre une atmosphère, et tu en rapportes un peu chez toi.',
      'Au total, l’eau domine, et ton flair pour les gens se trompe souvent moins que tes raisonnements.',
    ],
  },
  share: {
    fireEarth: [
      'Feu et terre mènent ensemble : tu veux commencer ce matin et avoir de quoi montrer ce soir.',
      'Feu et terre portent le gros du thème : de l’élan qui dure, et peu de discours.',
    ],
    fireAir: [
      'Feu et air mènent ensemble ; la compagnie te remonte le moral, une semaine sans voir personne l’use.',
      'Feu et air portent le gros du thème : vite vu, vite dit, déjà ailleurs.',
    ],
    fireWater: [
      'Feu et eau mènent ensemble : tu réagis fort, avec de bonnes intentions, et cela se voit.',
      'Feu et eau portent le gros du thème ; la passion vient toute seule, le calme se travaille.',
    ],
    earthAir: [
      'Terre et air mènent ensemble, un duo utile et peu lyrique : tu réfléchis, puis tu vérifies que cela tient.',
      'Terre et air portent le gros du thème ; tu raisonnes beaucoup, et l’émotion prend rendez-vous.',
    ],
    earthWater: [
      'Terre et eau mènent ensemble : tu prends soin de ce qui pousse et tu vois tout de suite ce qui dépérit.',
      'Terre et eau portent le gros du thème ; tu gardes, tu soignes, et tu te sépares des choses plus lentement que tu ne voudrais.',
    ],
    airWater: [
      'Air et eau mènent ensemble, et tu trouves des mots pour ce que d’autres ne font que pressentir.',
      'Air et eau portent le gros du thème : l’imagination prend ses aises, les dates et les factures se serrent.',
    ],
  },
  even: [
    'Aucun élément ne l’emporte ; tu peux prendre presque tout par plusieurs bouts, et tu mets un moment à choisir le bon.',
    'Les éléments se disputent la première place sans qu’un seul la prenne, ce qui te rend facile à vivre et difficile à résumer.',
    'Pas d’élément dominant dans ce thème : chacun de tes proches jurera te connaître, et décrira quelqu’un d’autre.',
  ],
  lacks: {
    fire: [
      'Pas une planète dans les signes de feu ; la première impulsion te vient souvent d’un proche, d’une échéance ou d’un pari.',
      'Le feu manque : rien ne te presse, et tes audaces sont en général préparées.',
    ],
    earth: [
      'Pas une planète dans les signes de terre : la routine ne te vient pas toute seule, tu l’apprends comme une langue.',
      'La terre manque ; les questions pratiques attendent d’habitude qu’il soit presque trop tard.',
    ],
    air: [
      'Pas une planète dans les signes d’air ; tu peux savoir une chose des années avant d’en trouver la phrase.',
      'L’air manque, et prendre du recul te coûte : tu es en plein dedans, ou déjà dehors.',
    ],
    water: [
      'Pas une planète dans les signes d’eau ; tes sentiments arrivent tard, et nets.',
      'L’eau manque, et tu consoles en réparant quelque chose, ce qui vaut mieux qu’on ne le dit.',
    ],
  },
  modeLacks: {
    cardinal: [
      'Aucune planète n’est en signe cardinal ; tu reprends et tu améliores plus volontiers que tu ne lances.',
      'Les signes cardinaux sont sans planète : à d’autres le coup d’envoi, à toi la suite.',
    ],
    fixed: [
      'Aucune planète n’est en signe fixe ; garder un cap des années te demande plus d’effort que d’en changer.',
      'Les signes fixes sont sans planète, ce qui te laisse de la souplesse et fait de l’endurance une décision.',
    ],
    mutable: [
      'Aucune planète n’est en signe mutable ; un plan bousculé te coûte plus qu’à d’autres.',
      'Les signes mutables sont sans planète : tu commences, tu persistes, et dévier en route te demande un effort.',
    ],
  },
  modes: {
    cardinal: [
      'Les signes cardinaux donnent le tempo, et c’est souvent toi qui mets les choses en branle.',
      'Ton thème est plutôt cardinal : tu donnes ton meilleur au départ, et l’impatience te prend à mi-chemin.',
      'Le thème penche vers les signes cardinaux : dès qu’il manque quelque chose, tu te sens de service.',
    ],
    fixed: [
      'Les signes fixes donnent le tempo ; tu changes tard, à fond, et pour tes raisons à toi.',
      'Ton thème est plutôt fixe : tu tiens aux gens et aux idées quand les autres sont passés à autre chose.',
      'Le thème penche vers les signes fixes : ce que tu as commencé ne te lâche plus.',
    ],
    mutable: [
      'Les signes mutables donnent le tempo ; tu ajustes en marchant, et ce qui ne se fait que d’une manière te lasse.',
      'Ton thème est plutôt mutable : tu improvises bien, et tu t’engages mieux quand tu vois la sortie.',
      'Le thème penche vers les signes mutables : tu entends l’autre version, et tu t’en accommodes en général.',
    ],
  },
  modesShare: {
    cardinalFixed: [
      'Signes cardinaux et signes fixes portent le thème ensemble : tu lances les choses, puis tu t’y tiens.',
      'Entre signes cardinaux et signes fixes, l’écart est mince : commencer te vient facilement, rester aussi ; faire demi-tour, moins.',
    ],
    cardinalMutable: [
      'Signes cardinaux et signes mutables portent le thème ensemble : tu démarres volontiers et tu t’adaptes en route ; le long milieu demande de la patience.',
      'Entre signes cardinaux et signes mutables, l’écart est mince : tu bouges vite, et tu changes vite de cap.',
    ],
    fixedMutable: [
      'Signes fixes et signes mutables portent le thème ensemble : tu gardes ton cap, et tu sais plier avant que quelque chose casse.',
      'Entre signes fixes et signes mutables, l’écart est mince : tu sais rester et tu sais changer ; le premier pas, lui, se fait attendre.',
    ],
  },
  modesEven: [
    'Commencer, maintenir, changer : aucun des trois modes ne fait la loi, et tu passes à un autre quand le premier ne suffit plus.',
    'Des trois modes, aucun ne domine ; tu règles ton pas selon le cas.',
    'Entre les modes, pas de vainqueur : ton allure dépend davantage de la compagnie que de ton caractère.',
  ],
  ruler: {
    aries: [
      'Le Bélier se levait à ta naissance et donne à ton thème Mars pour maître : celui-ci se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Bélier, c’est Mars qui mène, {{inSign}} et {{inHouse}}.',
    ],
    taurus: [
      'Le Taureau se levait à ta naissance et donne à ton thème Vénus pour maître : elle se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Taureau, c’est Vénus qui mène, {{inSign}} et {{inHouse}}.',
    ],
    gemini: [
      'Les Gémeaux se levaient à ta naissance et donnent à ton thème Mercure pour maître : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Gémeaux, c’est Mercure qui mène, {{inSign}} et {{inHouse}}.',
    ],
    cancer: [
      'Le Cancer se levait à ta naissance et donne à ton thème la Lune pour maître : elle se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Cancer, c’est la Lune qui mène, {{inSign}} et {{inHouse}}.',
    ],
    leo: [
      'Le Lion se levait à ta naissance et donne à ton thème le Soleil pour maître : celui-ci se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Lion, c’est le Soleil qui mène, {{inSign}} et {{inHouse}}.',
    ],
    virgo: [
      'La Vierge se levait à ta naissance et donne à ton thème Mercure pour maître : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Vierge, c’est Mercure qui mène, {{inSign}} et {{inHouse}}.',
    ],
    libra: [
      'La Balance se levait à ta naissance et donne à ton thème Vénus pour maître : elle se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Balance, c’est Vénus qui mène, {{inSign}} et {{inHouse}}.',
    ],
    scorpio: [
      'Le Scorpion se levait à ta naissance et donne à ton thème Pluton pour maître (Mars, chez les anciens) : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Scorpion, c’est Pluton qui mène (Mars, chez les anciens), {{inSign}} et {{inHouse}}.',
    ],
    sagittarius: [
      'Le Sagittaire se levait à ta naissance et donne à ton thème Jupiter pour maître : celui-ci se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Sagittaire, c’est Jupiter qui mène, {{inSign}} et {{inHouse}}.',
    ],
    capricorn: [
      'Le Capricorne se levait à ta naissance et donne à ton thème Saturne pour maître : celui-ci se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Capricorne, c’est Saturne qui mène, {{inSign}} et {{inHouse}}.',
    ],
    aquarius: [
      'Le Verseau se levait à ta naissance et donne à ton thème Uranus pour maître (Saturne, chez les anciens) : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Verseau, c’est Uranus qui mène (Saturne, chez les anciens), {{inSign}} et {{inHouse}}.',
    ],
    pisces: [
      'Les Poissons se levaient à ta naissance et donnent à ton thème Neptune pour maître (Jupiter, chez les anciens) : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Poissons, c’est Neptune qui mène (Jupiter, chez les anciens), {{inSign}} et {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'Un maître en maison 1 fait de toi ton premier ouvrage, visible de loin et difficile à manœuvrer.',
      'Tout te ramène à toi : devant un choix, tu te demandes s’il ressemble à la personne que tu deviens.',
    ],
    2: [
      'Gagner, posséder, savoir ce que tu vaux : tu y reviens toujours.',
      'Tu décides d’après ce qui te fait vivre et ce que tu ne vendras pas ; tu connais le prix de l’indépendance.',
    ],
    3: [
      'Le quotidien te porte : les messages, les petits trajets, les frères, sœurs et voisins, la causette où tout se règle.',
      'Tu trouves ta route en posant des questions, en lisant, en racontant, et une phrase entendue peut changer ton mois.',
    ],
    4: [
      'Le foyer est le centre de gravité, celui d’où tu viens ou celui que tu fais.',
      'Ce qui se passe derrière ta porte pèse plus qu’un titre, et ta vie publique repose dessus.',
    ],
    5: [
      'La joie te sert de boussole : le jeu, l’amour, les enfants ou ce que l’on fait pour rien.',
      'Là où tu peux montrer ce que tu as en toi, le reste du thème suit.',
    ],
    6: [
      'Le travail et les habitudes te tiennent debout, et une journée bien menée te contente mieux qu’un jour de gloire.',
      'Tu cherches ta place en rendant service, et ton métier te façonne plus qu’il n’y paraît.',
    ],
    7: [
      'Tu te découvres face à quelqu’un : partenaire, rival, la personne de l’autre côté de la table.',
      'Tes grandes décisions se prennent rarement sans témoin, et les gens que tu choisis en disent long sur toi.',
    ],
    8: [
      'Ce qui se partage et se cache t’attire : la confiance, l’argent des autres, la conversation qui change tout.',
      'Les demi-vérités ne te suffisent pas ; tu vas au fond des choses et des gens, quitte à y laisser des plumes.',
    ],
    9: [
      'L’ailleurs t’appelle : voyager, étudier, croire, ou refuser que ce soit déjà tout.',
      'Le cadre te devient régulièrement trop étroit, et à tes tournants il y a sans doute un voyage ou quelqu’un qui t’a appris quelque chose.',
    ],
    10: [
      'Ta vie publique ouvre la marche, et bien faire t’importe plus que plaire.',
      'Une vocation, ou sa recherche, met de l’ordre dans tout le reste ; au travail, on te remarque, que tu le veuilles ou non.',
    ],
    11: [
      'Les amis et les causes communes tracent ta route ; l’avenir t’intéresse plus que le rang.',
      'Tu te révèles parmi des gens qui veulent la même chose pour d’autres raisons.',
    ],
    12: [
      'Le chemin passe par le silence : travail en coulisse, solitude, tout ce qui n’aime ni la hâte ni la vitrine.',
      'Une part de tes plus belles heures ne se voit pas, et disparaître un moment est chez toi un besoin.',
    ],
  },
  contrast: {
    fireEarth: [
      'Soleil et Ascendant tirent chacun de leur côté, feu et terre : l’un saute, l’autre prend les mesures ; fixe une date, cela les met d’accord.',
      'Entre ton Soleil et ton Ascendant, feu et terre, la hâte se dispute avec la prudence : à l’une de choisir l’heure, à l’autre le lieu.',
      'On te croit de feu, on te trouve de terre, ou l’inverse ; ces deux natures sont sincères et travaillent mieux à tour de rôle.',
    ],
    fireAir: [
      'Ton Soleil et ton Ascendant, feu et air, se chamaillent entre agir et discuter ; un petit début met fin au débat.',
      'Feu et air se partagent ton fond et tes manières : tantôt l’acte devance la parole, tantôt la parole court devant.',
      'Soleil et Ascendant s’encouragent, feu et air ; il leur manque seulement quelqu’un pour dire qu’il est tard.',
    ],
    fireWater: [
      'Soleil et Ascendant sont feu et eau : dans la même affaire tu as du cran et la peau fine, et une heure de réflexion arrange les deux.',
      'Entre feu et eau, ton fond et tes manières ne sont pas d’accord sur ce qu’il faut montrer ; regarde d’abord à qui tu as affaire.',
      'Ce que tu montres et ce que tu portes diffèrent comme le feu et l’eau ; qui a vu les deux commence à te connaître.',
    ],
    earthAir: [
      'Soleil et Ascendant sont terre et air : l’un veut bâtir, l’autre veut comprendre, et un croquis contente les deux.',
      'Ton fond et tes manières se partagent la terre et l’air ; il t’arrive d’annoncer peu et de faire beaucoup, ou l’inverse.',
      'Terre et air se croisent dans ton Soleil et ton Ascendant ; tu réfléchis mieux en épluchant des légumes.',
    ],
    earthWater: [
      'Entre Soleil et Ascendant, terre et eau s’accordent sur presque tout, surtout pour ne rien jeter ; il te faut un motif et du temps.',
      'Entre terre et eau, Soleil et Ascendant font voter ensemble le bon sens et la sympathie ; le plus dur est de dire non.',
      'Ton fond et tes manières sont de terre et d’eau : du calme en surface et du remous dessous, ou le contraire.',
    ],
    airWater: [
      'Soleil et Ascendant sont air et eau : l’un explique, l’autre pressent, et c’est par écrit qu’ils s’entendent le mieux.',
      'Entre air et eau, ton fond et tes manières ne s’entendent pas sur la distance ; il te faut des bras, et de quoi respirer.',
      'Air et eau se partagent ton Soleil et ton Ascendant : selon le jour, on te prête plus d’insouciance ou plus de gravité que tu n’en as.',
    ],
  },
  tightest: {
    conjunction: [
      'L’un des aspects à lire en premier est une conjonction de {{first}} et de {{second}}, à {{orb}} près : les deux n’agissent qu’ensemble.',
      'Un lien étroit : {{first}} et {{second}}, une conjonction à {{orb}} près, où l’un ne va pas sans l’autre.',
      'À lire parmi les premiers : {{first}} et {{second}}, en conjonction à {{orb}} près.',
    ],
    sextile: [
      'L’un des aspects à lire en premier est un sextile de {{first}} et de {{second}}, à {{orb}} près : une aide qui vient quand on la demande.',
      'Un lien étroit : {{first}} et {{second}}, un sextile à {{orb}} près, une facilité à ne pas laisser dormir.',
      'À lire parmi les premiers : {{first}} et {{second}}, en sextile à {{orb}} près.',
    ],
    square: [
      'L’un des aspects à lire en premier est un carré de {{first}} et de {{second}}, à {{orb}} près : cela frotte, et cela fait avancer.',
      'Un lien étroit : {{first}} et {{second}}, un carré à {{orb}} près, et deux points qui ne se laissent pas en paix.',
      'À lire parmi les premiers : {{first}} et {{second}}, en carré à {{orb}} près ; c’est là que tu fournis le plus d’effort.',
    ],
    trine: [
      'L’un des aspects à lire en premier est un trigone de {{first}} et de {{second}}, à {{orb}} près : cela te vient si bien que tu n’y vois peut-être pas un don.',
      'Un lien étroit : {{first}} et {{second}}, un trigone à {{orb}} près, et deux points qui s’accordent sans effort.',
      'À lire parmi les premiers : {{first}} et {{second}}, en trigone à {{orb}} près.',
    ],
    opposition: [
      'L’un des aspects à lire en premier est une opposition de {{first}} et de {{second}}, à {{orb}} près : les deux bouts d’une même corde.',
      'Un lien étroit : {{first}} et {{second}}, une opposition à {{orb}} près, dont une moitié se rencontre souvent chez autrui.',
      'À lire parmi les premiers : {{first}} et {{second}}, en opposition à {{orb}} près.',
    ],
  },
  next: {
    conjunction: [
      'Vient ensuite une conjonction de {{first}} et de {{second}}, à {{orb}} près.',
      'Juste après : {{first}} et {{second}}, en conjonction à {{orb}} près.',
    ],
    sextile: [
      'Vient ensuite un sextile de {{first}} et de {{second}}, à {{orb}} près.',
      'Juste après : {{first}} et {{second}}, en sextile à {{orb}} près.',
    ],
    square: [
      'Vient ensuite un carré de {{first}} et de {{second}}, à {{orb}} près.',
      'Juste après : {{first}} et {{second}}, qui se frottent en carré à {{orb}} près.',
    ],
    trine: [
      'Vient ensuite un trigone de {{first}} et de {{second}}, à {{orb}} près.',
      'Juste après : {{first}} et {{second}}, en trigone à {{orb}} près.',
    ],
    opposition: [
      'Vient ensuite une opposition de {{first}} et de {{second}}, à {{orb}} près.',
      'Juste après : {{first}} et {{second}}, face à face, en opposition à {{orb}} près.',
    ],
  },
  pairs: {
    'sun-moon':
      'Ta volonté et tes besoins se surveillent, et peu de décisions se prennent sans l’accord des deux.',
    'sun-mercury': 'Tu fais corps avec tes opinions, à ton honneur, et parfois à tes dépens.',
    'sun-venus': 'Tu as du charme sans y penser, et plaire compte un peu plus que tu ne dirais.',
    'sun-mars':
      'La volonté et la colère partent ensemble chez toi ; tu attends rarement qu’on t’invite et tu n’aimes pas qu’on t’arrête.',
    'sun-jupiter': 'Tu vois grand, tu promets en proportion, et tu trouves souvent des gens pour y croire.',
    'sun-saturn': 'Une part de toi a grandi tôt, et l’assurance te vient surtout des choses bien faites.',
    'sun-uranus':
      'Il te faut le droit de faire autrement, et ta vie peut tourner un jour que rien n’annonçait.',
    'sun-neptune': 'Tu t’identifies vite à ce qui t’émeut ; demande-toi de temps à autre de qui est ce rêve.',
    'sun-pluto': 'On sent ta force avant que tu t’en serves, et le juste milieu n’a jamais été ton genre.',
    'sun-ascendant': 'Tu te montres à peu près comme tu es, ou tu passes des années à réunir les deux.',
    'sun-midheaven':
      'Qui tu es et ce que tu fais dans le monde se tiennent, et un mauvais emploi se voit sur toi.',
    'moon-mercury': 'Tu as besoin de dire ce que tu sens, et ce que tu as confié pèse moitié moins.',
    'moon-venus':
      'Tu sais rendre un moment agréable, et une parole rude te gâche la journée plus que tu ne voudrais.',
    'moon-mars': 'L’émotion arrive avec son élan : tu réagis d’abord, tu y vois plus clair le soir.',
    'moon-jupiter': 'Tu as le cœur large et la consolation copieuse ; la mesure te vient sur le tard.',
    'moon-saturn': 'Tu caches tes besoins, et tu ne te rends qu’à la tendresse qui dure.',
    'moon-uranus':
      'Ton humeur vire comme le temps au bord de la mer, et tu tiens aux gens qui te laissent libre.',
    'moon-neptune':
      'Tu ressens ce qui flotte dans une pièce comme si cela venait de toi ; à ce talent, il faut une porte.',
    'moon-pluto': 'Rien de ce que tu sens n’est petit, et ta confiance, une fois donnée, l’est pour de bon.',
    'moon-ascendant':
      'Ce que tu sens se voit sur ta figure, et l’on te raconte des choses sans savoir pourquoi.',
    'moon-midheaven':
      'Ton travail suit tes humeurs et, dans ton métier aussi, on vient s’abriter près de toi.',
    'mercury-venus': 'Tu dis joliment les choses, et une phrase bien tournée a sur toi le même effet.',
    'mercury-mars': 'Tu penses vite et tu le dis, avec un tranchant que tu remarques une seconde après.',
    'mercury-jupiter': 'Tu vois l’ensemble et tu en parles bien ; les petites lignes méritent une relecture.',
    'mercury-saturn':
      'Tu réfléchis lentement et jusqu’au bout, et l’on doit rarement te répéter une consigne.',
    'mercury-uranus': 'Les idées te viennent de biais, et tu as souvent raison un peu trop tôt.',
    'mercury-neptune':
      'Tu penses en images et tu entends ce qu’on voulait dire ; pour les chiffres, prends un papier.',
    'mercury-pluto': 'Tu poses la question que chacun évitait, et la réponse ne s’oublie pas.',
    'mercury-ascendant':
      'Tu abordes le monde en parlant, ou du moins avec une question sur le bout de la langue.',
    'mercury-midheaven': 'Les mots font partie de ton travail, quel que soit le métier.',
    'venus-mars':
      'Chez toi l’affection et le désir se répondent, et cela te donne une chaleur que l’on remarque.',
    'venus-jupiter': 'Tu aimes sans compter, tu dépenses de même, et l’on t’en veut rarement.',
    'venus-saturn': 'Tu choisis lentement et tu gardes ; la loyauté te touche plus que les compliments.',
    'venus-uranus':
      'L’attirance te tombe dessus sans prévenir, et tient mieux quand personne ne la surveille.',
    'venus-neptune':
      'Tu vois les gens comme ils pourraient être ; c’est beau, et cela se paie quand on choisit mal.',
    'venus-pluto': 'Tu n’aimes pas à moitié, et la tiédeur des autres te laisse sur ta faim.',
    'venus-ascendant': 'Ton aisance avec les gens ouvre des portes avant tes arguments.',
    'venus-midheaven': 'Le goût ou le tact fait partie de ta réputation au travail.',
    'mars-jupiter': 'Tu y vas fort, et en général cela passe ; c’est le dosage qui te demande du travail.',
    'mars-saturn':
      'Tu pousses et tu retiens dans le même geste : tu tiens la distance, et ce sont les arrêts qui te fatiguent.',
    'mars-uranus': 'Tu agis dans l’instant, tu détestes les ordres, et l’imprévu te va bien.',
    'mars-neptune': 'Tu te bats mieux pour une cause que pour toi, et une journée sans but te vide.',
    'mars-pluto': 'Tu as plus de force que l’occasion n’en demande, et tout l’art est de la placer.',
    'mars-ascendant': 'Ton énergie te précède, et certains reculent avant les présentations.',
    'mars-midheaven':
      'Ton ambition est physique : il lui faut quelque chose à pousser, et qui résiste un peu.',
    'jupiter-saturn': 'Tu agrandis et tu élagues ; tes projets sont vastes et, d’ordinaire, réalisables.',
    'jupiter-uranus':
      'La chance te vient de là où personne ne l’attendait, souvent quand tu as quitté le chemin prévu.',
    'jupiter-neptune':
      'Tu crois volontiers, aux gens, à l’art ou à l’invisible ; poser des limites te vient moins bien.',
    'jupiter-pluto': 'Tu vois ce qui pourrait changer du tout au tout, et tu sais y entraîner du monde.',
    'jupiter-ascendant': 'Tu entres de bonne humeur, et l’on te fait volontiers de la place.',
    'jupiter-midheaven': 'Les occasions te viennent en public, et tu avances mieux en les partageant.',
    'saturn-uranus':
      'L’ordre et la liberté négocient en toi pendant des années, et leur accord ne ressemble à aucun autre.',
    'saturn-neptune': 'Tu donnes une forme aux rêves, ou tu en doutes jusqu’à ce qu’ils en aient une.',
    'saturn-pluto': 'Tu sais te priver et tenir bon ; on te le demande peut-être trop souvent.',
    'saturn-ascendant':
      'Tu sembles sur la réserve au début, et l’on te donne plus que ton âge ; avec le temps, c’est l’inverse.',
    'saturn-midheaven': 'Tu montes par l’escalier, et ce que tu atteins, tu le gardes.',
    'uranus-ascendant':
      'On ne te confond avec personne, et la répétition te donne des fourmis dans les jambes.',
    'uranus-midheaven': 'Ton chemin dans le monde tourne là où personne n’avait mis de panneau.',
    'neptune-ascendant': 'Chacun te dessine à son idée ; dire qui tu es rend service à tout le monde.',
    'neptune-midheaven': 'Il faut que ton travail serve à quelque chose ; un titre seul ne te suffit pas.',
    'pluto-ascendant': 'On te sent arriver, et le bavardage baisse d’un ton.',
    'pluto-midheaven':
      'Tu transformes ce que l’on te confie, et cela t’a sans doute déjà fait repartir de zéro.',
  },
  patterns: {
    grandCross: [
      'Quatre coins de ton thème forment un grand carré : la pression vient de partout, et tu tiens d’autant mieux que tu renonces à contenter tout le monde.',
      'Un grand carré te met devant quatre exigences à la fois, et ta force est de savoir laquelle peut attendre.',
      'Le grand carré de ton thème ne te laisse pas longtemps t’appuyer d’un seul côté ; du dehors, on prend cela pour de la solidité.',
    ],
    kite: [
      'Un cerf-volant traverse ton thème (à la pointe, {{apex}}) : un don qui vient sans peine, et un endroit où s’en servir.',
      'Dans ton thème, l’aisance a trouvé un but. C’est un cerf-volant, et voici sa pointe : {{apex}}.',
      'Ton thème contient un cerf-volant, figure rare ; ce qui y circule sans peine a une sortie : {{apex}}.',
    ],
    grandTrine: [
      'Trois planètes ferment un grand trigone : quelque chose en toi marche tout seul, et s’ennuie faute de tâche.',
      'Un grand trigone relie trois coins de ton thème : un talent si naturel qu’il faut parfois quelqu’un d’autre pour te le montrer.',
      'Le grand trigone de ton thème tourne rond sans rien demander ; à toi de lui trouver un usage.',
    ],
    yod: [
      'Un yod se forme autour d’un point précis : {{apex}}. Il y faut sans cesse un réglage, dont on finit souvent par faire une spécialité.',
      'Ton thème compte un yod (pointe : {{apex}}) ; cette part de toi met plus de temps que les autres à trouver sa place.',
      'Le doigt d’un yod montre ce point : {{apex}}. Ce qui t’est demandé là est étrange, précis, et bien à toi.',
    ],
    tSquare: [
      'À la pointe de ton carré en T : {{apex}}. C’est ton chantier permanent, et souvent ce que tu as de plus solide à montrer.',
      'Deux forces opposées pressent un même point de ton thème : {{apex}}. C’est un carré en T, inconfortable et fécond.',
      'Ton thème a un carré en T (pointe : {{apex}}) ; on se tourne vers ce point chaque fois que les deux autres se brouillent.',
    ],
  },
  stelliumSigns: {
    aries: 'Il y a foule en Bélier, et une bonne part de toi aime mieux partir que vérifier.',
    taurus: 'Tant de planètes en Taureau font de la lenteur moins une habitude qu’un point de vue.',
    gemini: 'Tant de monde en Gémeaux entretient en toi plusieurs conversations, la plupart en même temps.',
    cancer: 'Avec tant de monde en Cancer, tu sais toujours qui est des tiens et qui n’a pas mangé.',
    leo: 'Toutes ces planètes en Lion demandent une scène, ne serait-ce qu’une cuisine et trois convives.',
    virgo: 'Tant de monde en Vierge voit le défaut depuis le trottoir d’en face, et c’est pour aider.',
    libra:
      'Avec tant de monde en Balance, tu penses par deux, et une décision prise sans avis te paraît bâclée.',
    scorpio: 'Tant de planètes en Scorpion te donnent une surface calme, et beaucoup de vie en dessous.',
    sagittarius:
      'Tout ce monde en Sagittaire veut savoir ce qu’il y a derrière la colline, et le demande très fort.',
    capricorn:
      'Avec tant de monde en Capricorne, tu comptes en années, et tu as plus de douceur que ton agenda n’en montre.',
    aquarius: 'Toutes ces planètes en Verseau préfèrent le principe à la fête, et une amitié aux deux.',
    pisces:
      'Tant de monde en Poissons laisse tes frontières ouvertes, à la musique comme aux soucis des autres.',
  },
  stelliumHouses: {
    1: 'Tant de planètes en maison 1 te placent au premier plan, même les jours où tu t’en passerais.',
    2: 'Avec une foule en maison 2, la sécurité est le fil qui court sous presque tous tes choix.',
    3: 'Une maison 3 si peuplée te fait lire, demander, circuler, le tout dans quelques rues.',
    4: 'Une foule en maison 4 tire ta vie vers le dedans, le foyer, l’endroit d’où tu viens.',
    5: 'Avec tant de planètes en maison 5, il te faut quelque chose à créer ou quelqu’un à faire rire.',
    6: 'Avec une maison 6 si peuplée, le travail est rarement pour toi un simple gagne-pain.',
    7: 'Une foule en maison 7 confie une bonne part de ton histoire aux gens avec qui tu fais équipe.',
    8: 'Avec tant de planètes en maison 8, tu ne restes pas à la surface, ni des gens ni des comptes.',
    9: 'Une maison 9 si peuplée te donne toujours quelque chose à étudier, avec ou sans école.',
    10: 'Une foule en maison 10 te met face au public, à ses applaudissements et à ses questions.',
    11: 'Avec tant de planètes en maison 11, tes amis peuvent raconter la moitié de ta vie.',
    12: 'Une maison 12 si peuplée demande une pièce où personne n’entre, et d’où tu ressors avec des forces neuves.',
  },
  sides: {
    above: [
      'La plupart des planètes étaient au-dessus de l’horizon : ta vie se passe volontiers au grand jour, au milieu des autres.',
      'Au-dessus de l’horizon se tenaient la plupart des planètes : tu entends l’avis du monde avant le tien.',
    ],
    below: [
      'La plupart des planètes étaient sous l’horizon : ta vie se joue d’abord chez toi, et la gloire te manquerait peu.',
      'Sous l’horizon se tenaient la plupart des planètes : tes quatre murs en savent plus sur toi que tes collègues.',
    ],
    east: [
      'La plupart des planètes étaient du côté du levant ; tu préfères fixer les conditions et partir de ton propre chef.',
      'À l’est se tenaient la plupart des planètes : le premier coup te va mieux que la riposte.',
    ],
    west: [
      'La plupart des planètes étaient du côté du couchant ; bien des choses te viennent des autres, et tu sais répondre.',
      'À l’ouest se tenaient la plupart des planètes : le bon moment dépend souvent d’autrui, et tu sais faire la moitié du chemin.',
    ],
  },
  phases: {
    newMoon: [
      'La Lune était nouvelle ou presque à ta naissance, quand tout commence dans le noir ; tu agis souvent sur un pressentiment.',
      'Naître près de la nouvelle Lune donne, à tout âge, la fraîcheur de qui débute.',
    ],
    waxingCrescent: [
      'La Lune était un jeune croissant à ta naissance : tu as quelque chose à quitter, et assez d’élan pour le faire.',
      'Naître au premier croissant t’éloigne, à petits pas, de ce que tu as reçu tout fait.',
    ],
    firstQuarter: [
      'La Lune en était à son premier quartier à ta naissance, le temps des décisions : un peu de résistance te réussit.',
      'Naître au premier quartier donne le goût de bâtir en terrain difficile : tu déblaies, puis tu montes les murs.',
    ],
    waxingGibbous: [
      'La Lune était presque pleine à ta naissance : tu retouches avant de montrer, et tu crois rarement que c’est fini.',
      'Naître sous la Lune gibbeuse croissante aide à voir ce qui pourrait être mieux encore.',
    ],
    fullMoon: [
      'La Lune était pleine ou peu s’en faut à ta naissance : tu vois les deux faces de presque tout, et l’on vient te trouver pour y voir clair.',
      'Naître à la pleine Lune met tes envies et tes besoins face à face, bien en vue.',
    ],
    waningGibbous: [
      'Ta naissance suit de peu une pleine Lune, le moment de passer aux autres ce que l’on a compris ; tu expliques volontiers.',
      'Naître sous la Lune gibbeuse décroissante fait de toi quelqu’un qui transmet, un tour de main plus volontiers qu’une leçon.',
    ],
    lastQuarter: [
      'La Lune en était à son dernier quartier à ta naissance, le temps de revoir ses croyances ; tu as sans doute changé d’avis sur une grande question.',
      'Naître au dernier quartier donne un œil critique, y compris envers son propre camp.',
    ],
    waningCrescent: [
      'La Lune n’était plus qu’un croissant à ta naissance ; tu sens quand une chose s’achève, et tu sais partir sans claquer la porte.',
      'Naître au dernier croissant donne le sens des fins, et de ce qui mérite d’être gardé.',
    ],
  },
  mind: {
    fire: [
      'Ton Mercure de feu parle d’abord et vérifie ensuite.',
      'Ton esprit avance par bonds, avec un Mercure de feu, et les détails le rattrapent.',
      'Mercure, dans un signe de feu, va au fait et aime convaincre.',
    ],
    earth: [
      'Ton Mercure de terre veut un exemple, et garde ce qu’il a compris.',
      'Ton esprit avance pas à pas, avec un Mercure de terre, et revient rarement en arrière.',
      'Mercure, dans un signe de terre, parle peu, et l’on peut s’y fier.',
    ],
    air: [
      'Ton Mercure d’air rapproche deux choses et trouve le lien.',
      'Ton esprit s’aiguise en causant, avec un Mercure d’air, et s’émousse dans le silence.',
      'Mercure, dans un signe d’air, collectionne les avis et choisit tard.',
    ],
    water: [
      'Ton Mercure d’eau écoute le ton plus que les mots.',
      'Ton esprit va à l’instinct, avec un Mercure d’eau, et trouve ses raisons plus tard.',
      'Mercure, dans un signe d’eau, retient ce que personne n’a dit.',
    ],
  },
  heart: {
    fire: [
      'Ta Vénus de feu aime les gens qui osent, et le leur dit.',
      'En amour, il faut à ta Vénus de la chaleur et du cran, et un brin de rivalité ne gâte rien.',
      'Vénus, dans un signe de feu, s’éprend vite et le montre.',
    ],
    earth: [
      'Ta Vénus de terre croit aux caresses, à la bonne table et à la ponctualité.',
      'En amour, ta Vénus croit les actes plus que les phrases, et elle s’en souvient.',
      'Vénus, dans un signe de terre, veut quelque chose qui soit encore là au printemps.',
    ],
    air: [
      'Ta Vénus d’air tombe amoureuse d’une conversation, et reste pour la suite.',
      'En amour, ta Vénus veut de l’esprit et de l’équité, et quelques soirées à elle.',
      'Vénus, dans un signe d’air, veut de l’amitié jusque dans l’amour.',
    ],
    water: [
      'Ta Vénus d’eau devine ce qui ferait plaisir, et un ton sec la blesse.',
      'En amour, ta Vénus cherche la tendresse, et reconnaît la contrefaçon.',
      'Vénus, dans un signe d’eau, se donne lentement, puis tout entière.',
    ],
  },
  drive: {
    fire: [
      'Ton Mars de feu agit sur-le-champ, et sa colère dure peu.',
      'Tu te mets en route sans attendre, avec un Mars de feu ; la prudence te rejoint en chemin.',
      'Mars, dans un signe de feu, aime les adversaires francs et la voie libre.',
    ],
    earth: [
      'Ton Mars de terre ménage ses forces et s’arrête quand c’est fini.',
      'Tu avances à pas comptés, avec un Mars de terre ; ta colère est lente et n’oublie pas.',
      'Mars, dans un signe de terre, aime faire les choses une seule fois, et bien.',
    ],
    air: [
      'Ton Mars d’air se bat avec des arguments, et gagne souvent.',
      'Tu avances par la parole, avec un Mars d’air, et sur plusieurs fronts à la fois.',
      'Mars, dans un signe d’air, demande pourquoi, fût-ce en pleine course.',
    ],
    water: [
      'Ton Mars d’eau agit sous le coup de l’émotion, avec une force qui surprend.',
      'Tu avances au jugé, avec un Mars d’eau, en contournant ce qui ne se traverse pas.',
      'Mars, dans un signe d’eau, protège d’abord et attaque en dernier.',
    ],
  },
};
