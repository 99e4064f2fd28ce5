import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Ton thème dans son ensemble',
  lights: {
    fire: {
      fire: [
        'Soleil et Lune brûlent du même feu : ce que tu veux et ce qu’il te faut vont presque toujours dans le même sens, et tu pars avant qu’on te demande où.',
        'Avec les deux luminaires en feu, désirer et ressentir ne font qu’un instant chez toi, et c’est l’attente qui s’apprend.',
        'L’enthousiasme te vient aussi sûrement que l’appétit, Soleil et Lune en feu obligent, et ton entourage l’attrape volontiers.',
      ],
      earth: [
        'Un Soleil de feu sur une Lune de terre : tu aimes commencer hardiment et dormir dans ton lit, et tes bonnes années font place aux deux.',
        'Le Soleil craque l’allumette, la Lune vérifie qu’il y a du bois ; tu oses beaucoup dès que le sol est à toi.',
        'À voir ce Soleil en feu, on te croirait sur le départ ; la Lune en terre, elle, a discrètement renouvelé le bail.',
      ],
      air: [
        'Le feu de ton Soleil et l’air de ta Lune s’attisent : une idée te soulève, la raconter te soulève davantage, et le soir elle est à moitié en route.',
        'Tu agis, puis tu en parles, souvent dans cet ordre, avec le Soleil en feu et la Lune en air ; on ne s’ennuie pas auprès de toi.',
        'Soleil en feu, Lune en air : ta mauvaise humeur passe en se disant, et dure rarement plus que la conversation.',
      ],
      water: [
        'Le Soleil en feu dit d’y aller, la Lune en eau demande comment chacun le prend, et tu as sans doute appris tôt à entendre les deux.',
        'On te voit chaleur et assurance, à cause du Soleil en feu ; dessous, une Lune en eau se blesse plus vite qu’on ne pense.',
        'Du feu au Soleil et de l’eau à la Lune, cela fait de la vapeur : l’émotion veut agir tout de suite, et se radoucit une heure après.',
      ],
    },
    earth: {
      fire: [
        'Ton Soleil en terre bâtit lentement, ta Lune en feu trouve que c’est bien long, et ta vie alterne volontiers patience et coups d’éclat.',
        'On rencontre d’abord le calme d’un Soleil en terre ; qui vit avec toi connaît aussi la Lune en feu et ses flambées.',
        'Tu fais les choses comme il faut et tu les voudrais finies à midi : ainsi vont un Soleil de terre et une Lune de feu.',
      ],
      earth: [
        'Soleil et Lune se retrouvent en terre : tu te fies à ce qui dure, tu en fais plus que tu n’en dis, et le changement pour le changement ne te dit rien.',
        'Deux luminaires en terre te donnent le même pas pour travailler et pour aimer, sans hâte, et la mémoire de qui a tenu parole.',
        'Entre ton Soleil et ta Lune, on s’accorde sur le concret : tu prends soin par des gestes et tu te reposes sur l’ouvrage fini.',
      ],
      air: [
        'Le Soleil en terre veut un résultat, la Lune en air voudrait regarder d’un autre côté ; tu comprends donc très bien et tu termines un peu tard.',
        'Pendant que tes mains s’occupent, ton cœur cherche le mot juste : c’est un Soleil de terre avec une Lune d’air.',
        'Avec toi les affaires sont claires, merci au Soleil en terre ; le dedans est plus léger qu’il n’y paraît, merci à la Lune en air.',
      ],
      water: [
        'Soleil en terre et Lune en eau s’entendent : tu aimes en faisant, et tu sais souvent ce qui manque avant qu’on le demande.',
        'Le Soleil garde les pieds au sec, en terre, quand la Lune, en eau, sent chaque marée ; à eux deux ils font quelqu’un sur qui l’on s’appuie.',
        'Tu bâtis des abris, Soleil en terre et Lune en eau, d’abord pour les autres ; il faut parfois te rappeler d’y habiter.',
      ],
    },
    air: {
      fire: [
        'Soleil en air et Lune en feu te donnent de la vitesse : tu penses en parlant, tu ressens en faisant, et midi peut déjà t’ennuyer.',
        'Ton Soleil examine tous les côtés quand la Lune en feu en a déjà choisi un ; tes plus belles disputes sont avec toi.',
        'Un Soleil d’air qu’une Lune de feu évente : les idées te prennent au corps, et tu les gardes rarement jusqu’au lendemain.',
      ],
      earth: [
        'Ton Soleil en air vit parmi les idées, ta Lune en terre demande à quelle heure on dîne, et tu as besoin des deux plus que tu ne l’avoues.',
        'Tu parles léger et tu t’installes lourd : le Soleil d’air aime que ça change, la Lune de terre aime son fauteuil.',
        'Changer d’avis te prend une minute, changer d’habitude dix ans ; c’est tout l’écart d’un Soleil en air à une Lune en terre.',
      ],
      air: [
        'Soleil et Lune sont en air : les choses deviennent réelles quand on en parle, et un silence entre deux personnes t’inquiète.',
        'Avec les deux luminaires en air, tu recules d’un pas pour voir ce que tu ressens, tu le décris bien, et l’émotion arrive le lendemain.',
        'Il te faut du monde, des idées et un peu de distance ; ton Soleil et ta Lune, en air tous les deux, tiennent debout en ne se serrant pas trop.',
      ],
      water: [
        'Le Soleil en air explique ce que la Lune en eau savait déjà, et une part de ta vie se passe à traduire de l’un à l’autre.',
        'Ta voix paraît plus fraîche que toi : le Soleil en air trouve la phrase, la Lune en eau garde ce qui n’y tenait pas.',
        'Tu peux parler de tout, Soleil en air ; pour le ressentir ensuite, il faut à la Lune en eau une soirée tranquille.',
      ],
    },
    water: {
      fire: [
        'Ton Soleil en eau avance à l’instinct, ta Lune en feu voudrait en finir : de la tendresse et de l’impatience dans une seule phrase.',
        'Ce qui te touche devient vite un geste, avec ce Soleil en eau et cette Lune en feu, et tu défends les autres mieux que ta propre cause.',
        'On croise d’abord la douceur d’un Soleil en eau ; derrière, la Lune en feu a du tempérament, de l’humour et peu de goût pour la pitié.',
      ],
      earth: [
        'Le Soleil en eau devine ce qui manque, la Lune en terre va le chercher ; on se passe de toi plus mal qu’on ne le dit.',
        'Tu ressens loin, Soleil en eau, et tu te remets par la routine, Lune en terre : manger, dormir, une tâche qui a une fin.',
        'Une eau posée sur la terre, voilà ton Soleil et ta Lune : une sympathie large, une confiance qui pousse lentement et qui reste.',
      ],
      air: [
        'Ton Soleil en eau prend tout, ta Lune en air voudrait que ce soit dit clairement ; c’est souvent toi qui nommes l’ambiance.',
        'Tu entres dans les gens par l’intuition et tu en ressors par la réflexion, affaire de Soleil en eau et de Lune en air.',
        'Le Soleil en eau se rapprocherait, la Lune en air demande une fenêtre ouverte ; tes liens vont mieux avec un peu de chaque.',
      ],
      water: [
        'Soleil et Lune sont en eau : tu captes ce qui flotte, tu t’en souviens des années, et il te faut de la solitude pour savoir quelle part est à toi.',
        'Entre ce que tu sens et ce que tu es, peu de distance, les deux luminaires en eau y veillent ; peu de secrets t’échappent.',
        'Pour ton Soleil et ta Lune, en eau l’un et l’autre, sentir est une façon de savoir ; tu en sais plus que tu ne peux prouver.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Ton Soleil est dans un signe de feu : tu découvres qui tu es en commençant des choses, et le repos te va mieux après un risque qu’avant.',
      'Avec le Soleil en feu, c’est ce qui pourrait être qui te meut, et cela se lit sur ton visage bien avant le moindre plan.',
      'Du désir au geste, la route est courte avec un Soleil en feu, et ta patience aussi envers qui s’arrête pour demander la route.',
    ],
    earth: [
      'Ton Soleil est dans un signe de terre : la confiance te vient de ce qui tient, et un compliment te convainc moins qu’un résultat.',
      'Avec le Soleil en terre, tu préfères montrer que promettre, et ce que tu as accepté va en général au bout.',
      'Tu connais la vraie taille des choses, c’est ton Soleil en terre, et tu tiens en secret à ce qui t’a pris du temps.',
    ],
    air: [
      'Ton Soleil est dans un signe d’air : tu apprends ce que tu penses en le disant, et une journée sans bonne conversation te paraît maigre.',
      'Avec le Soleil en air, il te faut de l’espace autour et des gens dedans ; tu juges équitablement les querelles, la tienne en dernier.',
      'Comment l’autre voit la chose, voilà ce qui intrigue un Soleil en air, parfois plus longtemps que la décision ne peut attendre.',
    ],
    water: [
      'Ton Soleil est dans un signe d’eau : tu lis les gens avant les règles, et ce que tu ressens décide plus que tu ne le montres.',
      'Avec le Soleil en eau, le gouvernail est en bas, tenu par les humeurs et les souvenirs, et tu dévies rarement autant qu’il semble.',
      'Un Soleil en eau est poreux et fidèle : avec qui tu passes tes jours compte plus que ce que tu y fais.',
    ],
  },
  leads: {
    fire: [
      'Sur l’ensemble du thème, le feu l’emporte : l’action d’abord, les raisons suivent.',
      'Le gros du poids est dans le feu ; tu donnes du courage, en oubliant que celui des autres s’épuise plus vite.',
      'Au total le feu domine, et avec lui le dédain des demi-mesures ; ton énergie vient par bouffées.',
    ],
    earth: [
      'Sur l’ensemble du thème, la terre l’emporte : tu veux savoir ce que ça coûte, le temps que ça prend, qui sera là.',
      'Le gros du poids est dans la terre ; tu juges bien de ce qui existe et tu t’attaches plus tard à ce qui se pourrait.',
      'Au total la terre domine, et tu te mesures à ce que tu achèves, plus sévèrement que personne.',
    ],
    air: [
      'Sur l’ensemble du thème, l’air l’emporte, et avec lui l’envie de comprendre avant de prendre part.',
      'Le gros du poids est dans l’air : tu relies sans peine les gens et les pensées, et l’on te fatigue en te fixant quelque part.',
      'Au total l’air domine ; changer de point de vue te repose mieux qu’un jour de congé.',
    ],
    water: [
      'Sur l’ensemble du thème, l’eau l’emporte : le ton, le moment, le non-dit te parviennent en premier.',
      'Le gros du poids est dans l’eau ; tu adoucis les pièces dures et tu en rapportes un peu chez toi.',
      'Au total l’eau domine, et ton flair pour les gens est la dernière chose dont tu devrais douter.',
    ],
  },
  share: {
    fireEarth: [
      'Feu et terre mènent ensemble, un mélange qui veut commencer ce matin et avoir de quoi montrer ce soir.',
      'Feu et terre portent presque tout le thème : de l’élan qui dure, et peu de goût pour en parler.',
    ],
    fireAir: [
      'Feu et air mènent ensemble ; ton moral monte en compagnie et baisse dans les longues semaines muettes.',
      'Feu et air portent presque tout le thème : vite vu, vite dit, déjà ailleurs.',
    ],
    fireWater: [
      'Feu et eau mènent ensemble, ce qui fait des réactions fortes, bien intentionnées, difficiles à cacher.',
      'Feu et eau portent presque tout le thème ; la passion vient seule et le calme se travaille.',
    ],
    earthAir: [
      'Terre et air mènent ensemble, un duo sec et utile : y réfléchir, puis voir si cela tient.',
      'Terre et air portent presque tout le thème ; tu raisonnes à l’excès et tu ressens à ton heure.',
    ],
    earthWater: [
      'Terre et eau mènent ensemble : tu prends soin de ce qui pousse et tu remarques quand cela s’arrête.',
      'Terre et eau portent presque tout le thème ; tu gardes, tu soignes, tu lâches plus lentement que tu ne voudrais.',
    ],
    airWater: [
      'Air et eau mènent ensemble, et tu passes ton temps à mettre en mots ce que d’autres pressentent à peine.',
      'Air et eau portent presque tout le thème : l’imagination prend la place, aux dates et aux factures le reste.',
    ],
  },
  even: [
    'Aucun élément ne l’emporte ; tu peux aborder presque tout par plusieurs côtés, et en choisir un prend un moment.',
    'Les quatre éléments sont presque au même niveau, ce qui te rend facile à vivre et difficile à résumer.',
    'Feu, terre, air et eau sont à peu près à égalité ; chacun jurera te connaître et décrira quelqu’un d’autre.',
  ],
  lacks: {
    fire: [
      'Rien n’est en feu ; la première poussée viendra plutôt d’un proche, d’une échéance ou d’un pari.',
      'Le feu manque, et avec lui le goût de se presser ; ton audace est en général préparée.',
    ],
    earth: [
      'Rien n’est en terre : la routine est moins un don qu’un métier, appris exprès.',
      'La terre manque ; le côté pratique de la vie attend d’habitude qu’il y ait urgence.',
    ],
    air: [
      'Rien n’est en air ; tu peux savoir une chose des années avant d’en trouver la phrase.',
      'L’air manque, et la distance te coûte : tu es dedans ou tu es dehors.',
    ],
    water: [
      'Rien n’est en eau ; les sentiments t’arrivent tard, et nets.',
      'L’eau manque, et tu consoles en réparant quelque chose, ce qui vaut mieux qu’on ne croit.',
    ],
  },
  modeLacks: {
    cardinal: [
      'Aucune planète n’est en signe cardinal ; tu rejoins et tu améliores plus volontiers que tu n’ouvres.',
      'Les signes cardinaux sont vides : d’autres font l’ouverture, et la suite est ta partie.',
    ],
    fixed: [
      'Aucune planète n’est en signe fixe ; tenir un cap des années te demande plus que d’en changer.',
      'Les signes fixes sont vides, ce qui te garde souple et fait de l’endurance une décision.',
    ],
    mutable: [
      'Aucune planète n’est en signe mutable ; un plan bousculé te coûte plus qu’aux autres.',
      'Les signes mutables sont vides : tu commences, tu persistes, et plier en route reste à apprendre.',
    ],
  },
  modes: {
    cardinal: [
      'Les signes cardinaux donnent le tempo, et c’est souvent toi qui mets les choses en branle.',
      'Avec le poids en signes cardinaux, tu donnes le meilleur au départ et l’impatience te prend à mi-chemin.',
      'Le thème penche vers les signes cardinaux : un besoin t’apparaît comme une consigne.',
    ],
    fixed: [
      'Les signes fixes donnent le tempo ; tu changes tard, à fond, et pour tes raisons à toi.',
      'Avec le poids en signes fixes, tu tiens aux gens et aux opinions quand les autres ont déjà dérivé.',
      'Le thème penche vers les signes fixes : ce que tu as commencé ne te lâche plus.',
    ],
    mutable: [
      'Les signes mutables donnent le tempo ; tu ajustes en marchant, et ce qui ne se fait que d’une manière te lasse.',
      'Avec le poids en signes mutables, tu improvises bien et tu t’engages mieux quand une sortie est en vue.',
      'Le thème penche vers les signes mutables : tu écoutes l’autre version, et tu peux en général vivre avec.',
    ],
  },
  modesEven: [
    'Commencer, maintenir, changer : les trois te sont à peu près aussi naturels, aucun mode ne prend le dessus.',
    'Des trois modes, aucun ne domine ; tu ouvres, tu tiens ou tu laisses selon le cas.',
    'Les modes s’équilibrent, et ton allure dépend davantage de la compagnie que du caractère.',
  ],
  ruler: {
    aries: [
      'Le Bélier se levait, Mars est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Bélier, c’est Mars qui mène, {{inSign}}, {{inHouse}}.',
    ],
    taurus: [
      'Le Taureau se levait, Vénus est donc maîtresse du thème : elle se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Taureau, c’est Vénus qui mène, {{inSign}}, {{inHouse}}.',
    ],
    gemini: [
      'Les Gémeaux se levaient, Mercure est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Gémeaux, c’est Mercure qui mène, {{inSign}}, {{inHouse}}.',
    ],
    cancer: [
      'Le Cancer se levait, la Lune est donc maîtresse du thème : elle se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Cancer, c’est la Lune qui mène, {{inSign}}, {{inHouse}}.',
    ],
    leo: [
      'Le Lion se levait, le Soleil est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Lion, c’est le Soleil qui mène, {{inSign}}, {{inHouse}}.',
    ],
    virgo: [
      'La Vierge se levait, Mercure est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Vierge, c’est Mercure qui mène, {{inSign}}, {{inHouse}}.',
    ],
    libra: [
      'La Balance se levait, Vénus est donc maîtresse du thème : elle se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Balance, c’est Vénus qui mène, {{inSign}}, {{inHouse}}.',
    ],
    scorpio: [
      'Le Scorpion se levait, Pluton est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Scorpion, c’est Pluton qui mène, {{inSign}}, {{inHouse}}.',
    ],
    sagittarius: [
      'Le Sagittaire se levait, Jupiter est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Sagittaire, c’est Jupiter qui mène, {{inSign}}, {{inHouse}}.',
    ],
    capricorn: [
      'Le Capricorne se levait, Saturne est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Capricorne, c’est Saturne qui mène, {{inSign}}, {{inHouse}}.',
    ],
    aquarius: [
      'Le Verseau se levait, Uranus est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Verseau, c’est Uranus qui mène, {{inSign}}, {{inHouse}}.',
    ],
    pisces: [
      'Les Poissons se levaient, Neptune est donc maître du thème : il se trouve {{inSign}}, {{inHouse}}.',
      'Avec l’Ascendant en Poissons, c’est Neptune qui mène, {{inSign}}, {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'Un maître en maison 1 fait de toi ton propre chantier, visible dès la porte et peu maniable.',
      'Le chemin revient donc à toi : devant une décision, tu demandes si elle va à la personne que tu deviens.',
    ],
    2: [
      'Gagner, posséder, savoir ce que tu vaux : c’est là que tu reviens toujours.',
      'Beaucoup se décide d’après ce dont tu peux vivre et ce que tu ne vendras pas ; tu connais le prix de l’indépendance.',
    ],
    3: [
      'Le quotidien te porte : messages, petits trajets, frères, sœurs et voisins, la causette où les choses se règlent.',
      'Tu trouves ta route en demandant, en lisant, en racontant, et un mot nouveau peut retourner tout un mois.',
    ],
    4: [
      'Le foyer est le centre de gravité, celui d’où tu viens ou celui que tu fais.',
      'Ce qui se passe derrière ta porte pèse plus qu’un titre, et ta vie publique repose dessus.',
    ],
    5: [
      'Tu gouvernes à la joie : le jeu, l’amour, les enfants ou une chose faite pour elle-même.',
      'Là où tu peux montrer ce que tu as en toi, le reste du thème suit.',
    ],
    6: [
      'Tu te mesures au travail et à l’ordre des jours, et une journée bien menée te fait plus de bien qu’une grande.',
      'Tu cherches ta place en rendant service, et ton métier te façonne plus que d’autres.',
    ],
    7: [
      'Tu te trouves par autrui : partenaire, rival, cette seule personne de l’autre côté de la table.',
      'Peu de tes grandes décisions se prennent sans quelqu’un, et qui tu choisis en dit long sur toi.',
    ],
    8: [
      'Ce qui se partage et se cache t’attire : la confiance, l’argent des autres, la conversation qui change tout.',
      'Les demi-vérités ne te retiennent pas, et l’intimité, avec son prix, est l’affaire d’une vie.',
    ],
    9: [
      'L’horizon tient la barre : voyager, étudier, croire, ou refuser que ce soit déjà tout.',
      'Le cadre devient régulièrement trop petit, et tes tournants ont sans doute connu un voyage ou quelqu’un qui enseigne.',
    ],
    10: [
      'Ce que tu fais en public ouvre la marche, et bien le faire t’importe plus que de plaire.',
      'Une vocation, ou sa recherche, range tout le reste ; au travail, on te remarque, que tu le veuilles ou non.',
    ],
    11: [
      'Les amis et les causes communes tracent ta route ; l’avenir t’intéresse plus que le rang.',
      'Tu te révèles parmi des gens qui veulent la même chose pour d’autres raisons.',
    ],
    12: [
      'Le chemin passe par le silence : travail en coulisse, solitude, tout ce qui n’aime ni la hâte ni la vitrine.',
      'Une part de tes plus belles heures ne se voit pas, et une porte fermée est chez toi un besoin, guère un caprice.',
    ],
  },
  contrast: {
    fireEarth: [
      'Soleil et Ascendant tirent chacun de leur côté, feu et terre : l’un saute, l’autre mesure. Donne une date au saut et une fin à la mesure.',
      'Entre ton Soleil et ton Ascendant, la hâte dispute avec la prudence ; laisse la prudence choisir le lieu, la hâte choisir l’heure.',
      'On rencontre d’abord ton feu ou ta terre, on trouve l’autre ensuite ; les deux sont sincères et travaillent mieux à tour de rôle.',
    ],
    fireAir: [
      'Ton Soleil et ton Ascendant sont feu et air, une querelle amicale entre faire et discuter, qu’un petit début apaise.',
      'Feu et air se partagent le fond et les manières, si bien que tes actes et tes paroles passent devant chacun leur tour.',
      'Soleil et Ascendant s’encouragent, feu et air ; il leur manque seulement quelqu’un pour dire qu’il est tard.',
    ],
    fireWater: [
      'Soleil et Ascendant sont feu et eau : sur un même sujet tu as du cran et la peau fine, et une heure de délai sert les deux.',
      'Entre feu et eau, le fond et les manières ne s’accordent pas sur ce qu’il faut montrer ; que la confiance en décide, et pas l’humeur.',
      'Ce que tu montres et ce que tu portes diffèrent comme le feu et l’eau ; qui a vu les deux reste en général.',
    ],
    earthAir: [
      'Soleil et Ascendant sont terre et air : l’un veut que ce soit bâti, l’autre que ce soit compris, et un croquis contente les deux.',
      'Tes manières et ton fond se partagent la terre et l’air ; tu peux promettre léger et livrer lourd, ou l’inverse.',
      'Terre et air se croisent dans ton Soleil et ton Ascendant ; tu penses mieux les mains occupées.',
    ],
    earthWater: [
      'Soleil et Ascendant sont terre et eau, d’accord sur presque tout et lents à lâcher : il faut un motif et une saison.',
      'Entre ta terre et ton eau, le bon sens et la sympathie votent ensemble, et dire non est ce qui s’apprend.',
      'Fond et manières sont de terre et d’eau : calme en surface, remué dessous, ou bien le contraire.',
    ],
    airWater: [
      'Soleil et Ascendant sont air et eau : l’un explique ce que l’autre sent à peine, et l’écrire les met à la même table.',
      'Entre air et eau, tes manières et ton fond ne s’entendent pas sur la distance ; il te faut du proche, et de quoi respirer.',
      'Tu parais avoir moins de fond que tu n’en as, ou davantage, selon le jour : air et eau se partagent Soleil et Ascendant.',
    ],
  },
  tightest: {
    conjunction: [
      'L’aspect le plus serré est une conjonction, {{first}} et {{second}}, à {{orb}} : les deux n’agissent qu’ensemble.',
      '{{first}} et {{second}} se touchent, à {{orb}} ; ton thème n’a pas de lien plus étroit.',
      'Rien n’est aussi proche que {{first}} et {{second}}, conjoints à {{orb}}.',
    ],
    sextile: [
      'L’aspect le plus serré est un sextile, {{first}} et {{second}}, à {{orb}} de l’exactitude : ils s’aident quand on le leur demande.',
      '{{first}} et {{second}} forment ton aspect le plus étroit, un sextile à {{orb}} près, une ouverture qui demande à servir.',
      'Rien n’est aussi proche que {{first}} et {{second}}, en sextile à {{orb}} près.',
    ],
    square: [
      'L’aspect le plus serré est un carré, {{first}} et {{second}}, à {{orb}} de l’exactitude : cela frotte, et cela fait avancer.',
      '{{first}} et {{second}} forment ton aspect le plus étroit, un carré à {{orb}} près, et ne se laissent pas en paix.',
      'Rien n’est aussi proche que {{first}} et {{second}}, en carré à {{orb}} près ; c’est là que tu travailles le plus.',
    ],
    trine: [
      'L’aspect le plus serré est un trigone, {{first}} et {{second}}, à {{orb}} de l’exactitude : si facile que tu n’y vois peut-être pas un don.',
      '{{first}} et {{second}} forment ton aspect le plus étroit, un trigone à {{orb}} près, et s’accordent sans consigne.',
      'Rien n’est aussi proche que {{first}} et {{second}}, en trigone à {{orb}} près.',
    ],
    opposition: [
      'L’aspect le plus serré est une opposition, {{first}} et {{second}}, à {{orb}} de l’exactitude : les deux bouts d’une corde.',
      '{{first}} et {{second}} forment ton aspect le plus étroit, une opposition à {{orb}} près, et tu rencontres souvent l’un des deux chez autrui.',
      'Rien n’est aussi proche que {{first}} et {{second}}, en opposition à {{orb}} près.',
    ],
  },
  next: {
    conjunction: [
      'Viennent ensuite {{first}} et {{second}}, conjoints à {{orb}}.',
      'Presque aussi près se tiennent {{first}} et {{second}}, à {{orb}}.',
    ],
    sextile: [
      'Vient ensuite un sextile, {{first}} et {{second}}, à {{orb}} près.',
      'Presque aussi près, {{first}} et {{second}} sont en sextile, à {{orb}}.',
    ],
    square: [
      'Vient ensuite un carré, {{first}} et {{second}}, à {{orb}} près.',
      'Presque aussi près, {{first}} et {{second}} se frottent en carré, à {{orb}}.',
    ],
    trine: [
      'Vient ensuite un trigone, {{first}} et {{second}}, à {{orb}} près.',
      'Presque aussi près, {{first}} et {{second}} sont en trigone, à {{orb}}.',
    ],
    opposition: [
      'Vient ensuite une opposition, {{first}} et {{second}}, à {{orb}} près.',
      'Presque aussi près, {{first}} et {{second}} se font face, en opposition à {{orb}}.',
    ],
  },
  pairs: {
    'sun-moon':
      'Ce que tu veux et ce qu’il te faut se surveillent, et peu de décisions se prennent sans les deux.',
    'sun-mercury': 'Tes opinions et ta personne se séparent mal, à ton honneur et parfois à tes frais.',
    'sun-venus': 'Le charme est à fleur de peau, et plaire compte un peu plus que tu ne dirais.',
    'sun-mars':
      'Volonté et colère prennent la même porte ; tu attends rarement qu’on t’invite et tu n’aimes pas qu’on t’arrête.',
    'sun-jupiter': 'Tu vois grand, tu promets en proportion, et tu as de la chance avec qui te croit.',
    'sun-saturn': 'Une part de toi a grandi tôt, et l’assurance te vient surtout des choses bien faites.',
    'sun-uranus': 'Il te faut le droit de différer, et ta vie peut tourner des jours que rien n’annonçait.',
    'sun-neptune': 'Tu t’identifies vite à ce qui t’émeut ; demande-toi de temps à autre de qui est ce rêve.',
    'sun-pluto': 'On sent ta force avant que tu t’en serves, et le juste milieu ne t’est jamais bien allé.',
    'sun-ascendant': 'Tu te montres à peu près comme tu es, ou tu passes des années à réunir les deux.',
    'sun-midheaven':
      'Qui tu es et ce que tu fais dans le monde se tiennent, et un mauvais emploi se voit sur toi.',
    'moon-mercury': 'Le sentiment cherche aussitôt son mot, et ce que tu as confié pèse moitié moins.',
    'moon-venus': 'Tu sais rendre l’heure agréable, et une rudesse te gâche plus de journée que prévu.',
    'moon-mars': 'L’émotion arrive avec son élan : tu réagis d’abord, tu y vois plus clair le soir.',
    'moon-jupiter': 'Le cœur large, les consolations copieuses, et la mesure apprise sur le tard.',
    'moon-saturn': 'Tu ranges tes besoins hors de vue ; c’est une tendresse qui dure qui te gagne.',
    'moon-uranus':
      'Ton humeur vire comme le temps au bord de la mer, et tu gardes le lien qui te laisse libre.',
    'moon-neptune':
      'Tu ressens ce qui est dans la pièce comme si c’était à toi, un talent auquel il faut une porte.',
    'moon-pluto': 'Rien de ce que tu sens n’est petit, et ta confiance, une fois donnée, l’est pour de bon.',
    'moon-ascendant':
      'Ce que tu sens se voit sur ta figure, et l’on te raconte des choses sans savoir pourquoi.',
    'moon-midheaven':
      'Ton travail suit tes humeurs, et il y a dans ta figure publique quelque chose qui abrite.',
    'mercury-venus': 'Tu dis joliment les choses, et une phrase bien tournée peut t’avoir aussi.',
    'mercury-mars': 'Tu penses vite et tu le dis, avec un tranchant que tu remarques une seconde après.',
    'mercury-jupiter':
      'Tu vois le tableau en grand et tu en parles ; les petites lignes méritent une relecture.',
    'mercury-saturn': 'Tu penses lentement et jusqu’au bout, et l’on doit rarement te répéter une consigne.',
    'mercury-uranus': 'Les idées te viennent de biais, et tu as souvent raison un peu trop tôt.',
    'mercury-neptune':
      'Tu penses en images et tu entends ce qu’on voulait dire ; fais relire les dates et les comptes.',
    'mercury-pluto': 'Tu poses la question sous la question, et la réponse ne s’oublie pas.',
    'mercury-ascendant': 'Tu abordes le monde en parlant, ou du moins en pensant à vue d’œil.',
    'mercury-midheaven': 'Les mots font partie de ton travail, quel que soit le métier.',
    'venus-mars': 'Aimer et vouloir se tiennent près, et cela te donne une chaleur que l’on remarque.',
    'venus-jupiter': 'Tu aimes avec largesse, tu dépenses de même, et l’on t’en veut rarement.',
    'venus-saturn': 'Tu choisis lentement et tu gardes ; la loyauté te touche plus que les compliments.',
    'venus-uranus': 'L’attirance te tombe dessus, et le proche doit laisser une fenêtre entrouverte.',
    'venus-neptune':
      'Tu vois les gens comme ils pourraient être, ce qui est beau, et coûteux en mauvaise compagnie.',
    'venus-pluto': 'Tu n’aimes pas à moitié, et perdre t’a appris quelque chose sur garder.',
    'venus-ascendant': 'Ton aisance avec les gens ouvre des portes avant tes arguments.',
    'venus-midheaven': 'Le goût ou le tact fait partie de ta réputation au travail.',
    'mars-jupiter': 'Tu oses beaucoup et cela passe en général ; le dosage est la leçon.',
    'mars-saturn':
      'Accélérateur et frein sont côte à côte : tu épuises les autres par ta durée, et toi par tes arrêts.',
    'mars-uranus': 'Tu agis sur l’instant, tu détestes les ordres, et l’imprévu te va bien.',
    'mars-neptune': 'Tu te bats mieux pour plus grand que toi, et les jours sans but te vident.',
    'mars-pluto': 'Tu as plus de force que l’occasion n’en demande, et tout l’art est de la placer.',
    'mars-ascendant': 'Tu entres avec de l’énergie, et certains reculent avant les présentations.',
    'mars-midheaven': 'Chez toi l’ambition est physique ; il lui faut quelque chose à pousser.',
    'jupiter-saturn': 'Tu agrandis et tu élagues ; tes projets sont vastes et, d’ordinaire, ils marchent.',
    'jupiter-uranus': 'La chance t’arrive par des coins bizarres, surtout hors des sentiers tracés.',
    'jupiter-neptune': 'Croire t’est naturel, aux gens, à l’art ou à l’invisible ; borner, beaucoup moins.',
    'jupiter-pluto': 'Tu penses à ce qui pourrait changer du tout au tout, et tu sais entraîner.',
    'jupiter-ascendant': 'Tu entres de bonne humeur, et la place que tu prends t’est donnée volontiers.',
    'jupiter-midheaven': 'L’occasion te trouve en public, et tu montes mieux en la partageant.',
    'saturn-uranus':
      'L’ordre et la liberté marchandent en toi des années, et leur accord est original et solide.',
    'saturn-neptune': 'Tu donnes une forme aux rêves, ou tu en doutes jusqu’à ce qu’ils en aient une.',
    'saturn-pluto': 'Tu sais te priver et continuer, et cela ne devrait pas t’être demandé si souvent.',
    'saturn-ascendant':
      'Tu sembles sur la réserve au début, et l’on te donne plus que ton âge ; avec le temps, c’est l’inverse.',
    'saturn-midheaven': 'Tu montes par l’escalier, et ce que tu atteins, tu le gardes.',
    'uranus-ascendant': 'On ne te confond avec personne, et le pareil au même te donne des fourmis.',
    'uranus-midheaven': 'Ton chemin dans le monde tourne là où personne n’avait mis de panneau.',
    'neptune-ascendant': 'Les gens voient en toi ce qu’ils cherchent ; dire qui est là rend service.',
    'neptune-midheaven': 'Ton travail a besoin de servir à quelque chose, un titre seul ne suffit pas.',
    'pluto-ascendant': 'On te sent arriver, et les propos de salon te survivent rarement.',
    'pluto-midheaven': 'Tu transformes ce que l’on te confie, et tu as sans doute déjà recommencé à zéro.',
  },
  patterns: {
    grandCross: [
      'Quatre coins du thème se tiennent en grand carré : la pression vient de partout, et l’endurance étonne dès que tu renonces à contenter chacun.',
      'Un grand carré garde quatre exigences en jeu à la fois, et ta force est de savoir laquelle peut attendre.',
      'Le grand carré de ton thème ne te laisse pas longtemps appuyer d’un seul côté ; vu du dehors, cela s’appelle de la tenue.',
    ],
    kite: [
      'Un cerf-volant traverse le thème : un don qui vient sans peine et, à la pointe où il peut servir, {{apex}}.',
      'L’aisance et la visée se rejoignent en un cerf-volant dont la ficelle est à {{apex}}.',
      'Ton thème contient un cerf-volant, figure rare ; ce qui y circule trouve sa sortie ici : {{apex}}.',
    ],
    grandTrine: [
      'Trois planètes ferment un grand trigone : quelque chose en toi marche tout seul et demande une tâche, de peur de tourner au confort.',
      'Un grand trigone parcourt le thème, talent si égal qu’il faut parfois un autre regard pour te le montrer.',
      'Le grand trigone de ton thème est un cercle qui se suffit ; s’en servir dépend de toi.',
    ],
    yod: [
      'Un yod vise un point, {{apex}} : deux talents faciles y réclament un réglage jamais fini, dont on fait souvent une spécialité.',
      'Deux quinconces se rejoignent en un point, {{apex}}, figure qu’on nomme yod ; cette part de toi a mis le plus de temps à trouver sa place.',
      'Le doigt d’un yod se pose sur {{apex}}, et ce qu’il demande est étrange, précis, et bien à toi.',
    ],
    tSquare: [
      'Un carré en T rassemble sa tension en un point, {{apex}} : là tu travailles le plus, là tu as le plus à montrer.',
      'Deux côtés opposés pressent sur {{apex}}, c’est un carré en T, inconfortable et fécond.',
      'À la pointe d’un carré en T se tient {{apex}}, que l’on appelle chaque fois que les deux autres se brouillent.',
    ],
  },
  stelliumSigns: {
    aries: 'Il y a foule en Bélier, et une bonne part de toi préfère l’avance à la certitude.',
    taurus: 'Tant de planètes en Taureau font de la lenteur moins une habitude qu’un point de vue.',
    gemini: 'La foule en Gémeaux entretient en toi plusieurs conversations, la plupart en même temps.',
    cancer: 'Avec tant de monde en Cancer, qui est des tiens et qui a mangé ne sort guère de ton esprit.',
    leo: 'Toutes ces planètes en Lion demandent une scène, ne serait-ce qu’une cuisine et trois convives.',
    virgo: 'La foule en Vierge voit le défaut depuis le trottoir d’en face, et c’est pour aider.',
    libra: 'Avec tant de monde en Balance tu penses par deux, et décider sans personne te paraît bâclé.',
    scorpio: 'Tant de planètes en Scorpion gardent la surface calme et vivent en dessous.',
    sagittarius: 'La foule en Sagittaire veut savoir ce qu’il y a derrière la colline, et le dit très fort.',
    capricorn:
      'Avec tant de monde en Capricorne tu comptes en années, et tu as plus de douceur que ton agenda.',
    aquarius: 'Toutes ces planètes en Verseau préfèrent le principe à la fête, et une amitié aux deux.',
    pisces: 'La foule en Poissons laisse tes frontières ouvertes, à la musique et aux lundis des autres.',
  },
  stelliumHouses: {
    1: 'Tant de planètes en maison 1 te placent au premier plan, même les jours où tu t’en passerais.',
    2: 'Avec une foule en maison 2, la sécurité est le fil qui court sous presque tous tes choix.',
    3: 'Il y a tant en maison 3 que tu lis, tu demandes, tu circules, le tout en quelques rues.',
    4: 'Une foule en maison 4 tire la vie vers le dedans, le foyer, l’endroit d’où tu viens.',
    5: 'Avec tant de planètes en maison 5, il te faut quelque chose à créer ou quelqu’un à faire rire.',
    6: 'Il y a tant en maison 6 que le travail est rarement pour toi du simple travail.',
    7: 'Une foule en maison 7 confie une bonne part de ton histoire aux gens avec qui tu fais la paire.',
    8: 'Avec tant de planètes en maison 8, tu ne restes pas à la surface, ni des gens ni des comptes.',
    9: 'Il y a tant en maison 9 que tu étudies toujours quelque chose, avec ou sans école.',
    10: 'Une foule en maison 10 te met devant le public, ses applaudissements et ses questions.',
    11: 'Avec tant de planètes en maison 11, tes amis connaissent la moitié de ta biographie.',
    12: 'Il y a tant en maison 12 qu’il te faut des pièces où personne n’entre, et qui te le rendent.',
  },
  sides: {
    above: [
      'La plupart des planètes étaient au-dessus de l’horizon : ta vie se passe volontiers au grand jour, parmi les autres et pour quelque chose.',
      'Le poids étant au-dessus de l’horizon, l’avis du monde te parvient avant le tien.',
    ],
    below: [
      'La plupart des planètes étaient sous l’horizon : tu vis du dedans vers le dehors, et la gloire n’est pas ce qui te manquerait.',
      'Le poids étant sous l’horizon, tes quatre murs en savent plus sur toi que n’importe quel bureau.',
    ],
    east: [
      'La plupart des planètes étaient du côté qui se lève ; tu préfères fixer les conditions et partir de ton propre chef.',
      'Le poids étant à l’est, le premier coup te va mieux que la riposte.',
    ],
    west: [
      'La plupart des planètes étaient du côté qui se couche ; bien des choses t’arrivent par autrui, et tu sais répondre.',
      'Le poids étant à l’ouest, le moment dépend en partie des autres, et tu sais rejoindre les gens à mi-chemin.',
    ],
  },
  phases: {
    newMoon: [
      'La Lune était nouvelle ou presque à ta naissance, quand tout commence dans le noir, et tu agis souvent sur un pressentiment.',
      'Une naissance près de la nouvelle Lune prête, à tout âge, la franchise de qui débute.',
    ],
    waxingCrescent: [
      'Un jeune croissant éclairait ta naissance : il y a quelque chose à quitter et assez d’élan pour le faire.',
      'Naître au premier croissant t’éloigne, à petits pas, de ce que l’on t’a remis tout fait.',
    ],
    firstQuarter: [
      'Le premier quartier, celui de ta naissance, est le temps des décisions, et un peu de résistance tire le meilleur de toi.',
      'Naître au premier quartier donne la main pour bâtir en terrain remué : tu déblaies, puis tu montes.',
    ],
    waxingGibbous: [
      'La Lune était presque pleine à ta naissance, quand l’ouvrage se retouche avant d’être montré, et tu le crois rarement fini.',
      'Naître sous la Lune gibbeuse croissante donne l’œil pour ce qui pourrait être encore mieux.',
    ],
    fullMoon: [
      'La Lune était pleine à ta naissance, tout était éclairé : tu vois les deux faces de presque tout, et l’on vient à toi pour se voir.',
      'Une naissance à la pleine Lune met tes envies et tes besoins face à face, bien en vue.',
    ],
    waningGibbous: [
      'Ta naissance suit de peu une pleine Lune, quand ce qui est compris passe de main en main, et expliquer te vient tout seul.',
      'Naître sous la Lune gibbeuse décroissante fait de toi quelqu’un qui transmet, le tour de main avant tout.',
    ],
    lastQuarter: [
      'Le dernier quartier, celui de ta naissance, démonte les croyances, et tu as sans doute changé d’avis sur une grande question.',
      'Naître au dernier quartier prête un œil critique, y compris pour son propre camp.',
    ],
    waningCrescent: [
      'La dernière lamelle de Lune éclairait ta naissance, au moment où l’on laisse aller ; certains lieux te vieillissent, la plupart t’allègent.',
      'Naître au dernier croissant donne le sens des fins, et de ce qui mérite d’en être gardé.',
    ],
  },
  mind: {
    fire: [
      'Mercure en feu le dit d’abord et regarde ensuite.',
      'Ton esprit avance par bonds, avec Mercure en feu, et les détails le rattrapent.',
      'Mercure, dans un signe de feu, va au fait et aime convaincre.',
    ],
    earth: [
      'Mercure en terre veut un exemple, et garde ce qu’il a compris.',
      'Ton esprit avance pas à pas, avec Mercure en terre, et revient rarement en arrière.',
      'Mercure, dans un signe de terre, dit peu et l’on peut s’y fier.',
    ],
    air: [
      'Mercure en air pose deux choses côte à côte et voit le lien.',
      'Ton esprit s’ouvre en causant, avec Mercure en air, et s’évente dans le silence.',
      'Mercure, dans un signe d’air, entend tous les avis, le sien en dernier.',
    ],
    water: [
      'Mercure en eau écoute le ton, et s’en souvient des années.',
      'Ton esprit pèse au toucher, avec Mercure en eau, et trouve ses raisons plus tard.',
      'Mercure, dans un signe d’eau, prend note de ce que personne n’a dit.',
    ],
  },
  heart: {
    fire: [
      'Vénus en feu aime les gens qui osent, et le leur dit.',
      'En amour, ta Vénus va vers la chaleur et le cran, et un brin de rivalité ne gâte rien.',
      'Vénus, dans un signe de feu, s’éprend vite et le montre.',
    ],
    earth: [
      'Vénus en terre croit au toucher, à la bonne table et à l’heure juste.',
      'En amour, ta Vénus va vers les actes plus que vers les phrases, et elle s’en souvient.',
      'Vénus, dans un signe de terre, veut quelque chose qui soit encore là au printemps.',
    ],
    air: [
      'Vénus en air tombe amoureuse en conversant, et reste de même.',
      'En amour, ta Vénus va vers l’esprit et l’équité, avec de quoi respirer entre deux.',
      'Vénus, dans un signe d’air, cherche de l’amitié dans ce qu’elle aime.',
    ],
    water: [
      'Vénus en eau aime en devinant, et se blesse d’un ton.',
      'En amour, ta Vénus va vers la tendresse, et reconnaît la contrefaçon.',
      'Vénus, dans un signe d’eau, se donne lentement, puis tout entière.',
    ],
  },
  drive: {
    fire: [
      'Mars en feu agit sur-le-champ, et sa colère dure peu.',
      'Tu avances en commençant, avec Mars en feu ; le frein vient plus tard.',
      'Mars, dans un signe de feu, aime un adversaire net et la voie libre.',
    ],
    earth: [
      'Mars en terre dépense ses forces également et dure plus que la moyenne.',
      'Tu avances à l’ouvrage, avec Mars en terre ; ta colère est lente et retient les dates.',
      'Mars, dans un signe de terre, le fait une fois et le fait bien.',
    ],
    air: [
      'Mars en air se bat avec des arguments, et gagne souvent.',
      'Tu avances en persuadant, avec Mars en air, sur plusieurs fronts à la fois.',
      'Mars, dans un signe d’air, doit voir l’intérêt avant de bouger.',
    ],
    water: [
      'Mars en eau bouge quand il est ému, et alors avec une force qui surprend.',
      'Tu avances au jugé, avec Mars en eau, en contournant ce qui ne se traverse pas.',
      'Mars, dans un signe d’eau, protège d’abord et attaque en dernier.',
    ],
  },
};
