import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two Sun signs, whoever has which. */
export const sunPairs: PairInterpretations['sunPairs'] = {
  aries: {
    aries:
      'Un même signe de feu, un même coup de sifflet. L’estime vient de la course, et la dispute vient de là aussi, mais elle brûle trop vite pour laisser des cendres. Il vous manque quelqu’un qui ferme la marche et ramasse les gants. Tirez ce rôle au sort, avec revanche.',
    taurus:
      'Une moitié de l’équipe est déjà dehors, l’autre cherche encore le bon banc. On pourrait y voir une erreur de casting. Pourtant l’élan trouve dans un signe de terre un sol qui ne cède pas, et la patience reçoit chaque matin une raison de se lever.',
    gemini:
      'Ça fuse, tant l’air des Gémeaux attise le feu. Une envie à peine dite a déjà son contre-argument, son surnom et son itinéraire. Vous vous amusez beaucoup et finissez peu, ce que vos proches vous rappellent en montrant la cabane à moitié peinte. Elle vous plaît ainsi ; il y reste une aventure.',
    cancer:
      'Deux signes cardinaux, deux façons de commencer. Le premier malentendu porte sur le ton, car une voix vive passe pour de la colère et un silence pour du mépris. Une fois ce lexique corrigé, courage et tendresse se protègent réciproquement, ce qui fait une petite armée.',
    leo: 'Quand ces deux signes de feu s’entendent, la soirée en profite jusque dans l’escalier. Franchise, générosité, goût du geste : tout se ressemble, sauf la manière de gagner. L’honneur compte plus que le score, ou l’inverse. Une victoire que vous raconterez à deux arrange tout le monde.',
    virgo:
      'Un pot de clous se renverse, quelqu’un soupire. Cela, c’est le lundi. Le reste du temps, une idée folle ressort de votre atelier avec des mesures justes et un plan B, et l’on se demande comment des tempéraments si éloignés ont pu viser pareillement la même poutre.',
    libra:
      'Face à face dans le zodiaque, vous partagez l’un des grands sujets humains : comment dire « moi » sans casser le « nous ». On tranche, on pondère, on se juge en silence. Cette différence attire d’abord. Elle éduque plus tard, à la vitesse des choses qu’on apprend par plaisir.',
    scorpio:
      'Mars gouverne les deux signes : même vaillance, autre profondeur. Ici on attaque en plein jour, là on attend la bonne heure. Ces tempéraments ne reculent guère, si bien que le respect naît souvent d’une bataille. Ensuite, il devient dangereux pour un tiers de médire de l’absent.',
    sagittarius:
      'Un désir de large vous réunit, et les bagages sont toujours faits de travers. Vous vous pardonnez tout ce qui est franc. La question du retour, des horaires, du chat à nourrir tourne dans l’air comme un moustique ; à la longue, une voisine gagne un double des clés.',
    capricorn:
      'Le feu trouve l’hiver lent, l’hiver trouve le feu bruyant. Signes cardinaux, vous partagez cependant une ambition que l’on reconnaît au menton. Donnez à l’ardeur le premier jour et à la constance les trois cents suivants : peu d’entreprises à deux vont aussi haut.',
    aquarius:
      'Personne ne vous dira quoi faire, voilà votre serment fondateur. Les idées arrivent par la fenêtre, l’action les prend au vol, et vos amis apprennent vos décisions par carte postale. La tendresse, moins spectaculaire, gagne à avoir son jour de permanence.',
    pisces:
      'On n’avance pas de la même façon à la nage et à cheval. L’allure vive réveille, secoue, protège ; la nature rêveuse adoucit une main un peu ferme, et devine la peine sous la bravade. L’énigme est réciproque, ce qui fait une bonne base.',
  },
  taurus: {
    taurus:
      'À deux, vous avez fait d’un dimanche un lieu. Tout y est choisi, pesé, adopté pour longtemps, querelles comprises. Nul ne bouge en signe fixe, c’est votre gloire et votre ennui. Il suffit d’un tiers qui propose la mer pour découvrir que chacun attendait l’invitation.',
    gemini:
      'Un volet bat, un fauteuil ne bouge pas, et c’est la même maison. La conversation rapporte du dehors des nouvelles, du pollen, des invitations improbables, et trouve au retour un feu allumé, une oreille qui attendait. Ce qui vous fatigue, ce sont les changements annoncés après coup. Prévenez, même pour rire.',
    cancer:
      'Chez vous, on entre sans frapper et l’on ressort avec un bocal. Comme la Lune s’exalte en Taureau, la sécurité est votre passion, faite de meubles lourds et de recettes gardées. Un danger surtout vous guette, la grille fermée trop tôt sur le monde. L’air du large entre volontiers par les cousins.',
    leo: 'La gourmandise rencontre l’apparat, et la note s’en ressent. Deux fiertés fixes siègent au même conseil ; céder s’y dit rarement, admirer s’y dit avec joie. Vos meilleurs soirs ont lieu en tenue d’intérieur, avec la belle porcelaine.',
    virgo:
      'Signes de terre, vous en avez sous les ongles, avec une satisfaction tranquille à la fin de la journée. On répare, on plante, on compare les prix. La critique tombe parfois sur une chose aimée telle quelle. À part cela, vous donnez peu de travail aux conciliateurs.',
    libra:
      'Vénus vous gouverne et vous prête à chacun un salon, mais pas le même. Le premier sent le foin, le second l’encre des invitations. Vous vous rejoignez par le plaisir, la musique, la paix ; vous vous égarez quand l’élégance veut sortir et que le fauteuil a déjà pris l’empreinte du corps.',
    scorpio:
      'Signe fixe face à signe fixe, vous tenez fort ce que vous tenez. Le calme et l’abîme se regardent, fascinés. Ce lien ne connaît guère l’indifférence, encore moins la hâte. Quand la jalousie ou l’entêtement s’installe, seule une vérité simple, dite sans théâtre, déplace quelque chose.',
    sagittarius:
      'Sur la question du week-end, il faudrait un médiateur. Le large appelle, le jardin aussi. Vous vous aimez par étonnement, comme on aime un accent, et l’échange est honnête : de l’horizon contre des racines, des histoires contre un lit bien fait.',
    capricorn:
      'Rien ne presse, tout avance. Ensemble vous bâtissez avec ce calme des gens qui lisent les notices, et vos amis viennent vérifier chez vous que le monde tient encore. La joie peut se faire attendre derrière l’utile. Elle a l’avantage, une fois assise, de ne plus partir.',
    aquarius:
      '« Pourquoi changer ? » demande une voix. « Pourquoi pas ? » répond la seconde, et le débat est ouvert pour vingt ans. L’entêtement est égal, puisque Taureau et Verseau sont fixes. Une curiosité assez vive vous sauve, celle de savoir qui cédera cette fois.',
    pisces:
      'Chez vous, on sait où sont les choses, et aussi à quoi elles font rêver. La douceur vient tôt, les décisions plus tard. Autour de vous, on se repose comme au bord d’un étang. Les papiers administratifs y dérivent un peu ; les attraper fait partie du charme terrestre.',
  },
  gemini: {
    gemini:
      'Vous parlez en même temps et vous vous entendez. La pensée fait ici du trapèze sans filet, avec des rires à la réception. Ce qui pèse, on le contourne à si bonne allure que l’on croit l’avoir réglé. Laisser un silence entre deux numéros révèle parfois ce qu’il restait à dire.',
    cancer:
      'Une plaisanterie tombe sur un souvenir, et l’air change. On n’y mettait pas de malice ; mais qui a tout gardé en retrouve aussitôt dix autres. Avec un peu de pratique, vous formez une mémoire vivante, capable de faire rire une famille entière de ses propres drames.',
    leo: 'Le public adore. Bons mots d’un bord, grand style de l’autre, vos récits à deux voix ont leur succès. En privé, on aimerait que les bravos durent plus d’une minute. Un compliment précis, sans pirouette au bout, a chez vous la valeur d’un bijou.',
    virgo:
      'Mercure règne deux fois et ne se repose jamais. Vous relevez les mêmes détails, ici pour s’en amuser, là pour les corriger, et une étiquette mal traduite vous occupe tout un trajet. La nervosité se transmet vite. Essayez une marche sans sujet de conversation, vos nerfs la réclament.',
    libra:
      'Entre signes d’air, cela circule. On discute par plaisir, on change d’avis par politesse, on se trouve du charme, à juste titre. Qui décide, en revanche ? La question se renvoie comme un volant. Vos désaccords demeurent si courtois qu’ils peuvent passer inaperçus, y compris de vous.',
    scorpio:
      'Lancez un caillou dans cette eau : tout au fond quelque chose remue, qui n’aime pas le jeu. Vous pouvez vous agacer longtemps. Mais quelle conversation, le soir où la question cesse d’être un jeu et où la réponse cesse d’être un secret !',
    sagittarius:
      'Mille faits d’un côté du zodiaque, une idée immense en face. Vous vous corrigez, vous vous taquinez, vous partez apprendre une langue et en rapportez deux. L’ennui ne vous menace guère. La constance est la matière faible des signes mutables, on la rattrape bien avec un abonnement à quelque chose.',
    capricorn:
      'Un bavardage rencontre un règlement. Le temps, surtout, vous sépare, puisque Mercure improvise et que Saturne a prévu l’improvisation dans le planning. Le sourire, quand il vient, vaut l’attente. Il vient en général de l’endroit le plus sérieux.',
    aquarius:
      'Enfin une oreille qui suit ! Vos idées se passent de présentation, et l’on change de siècle au milieu d’une phrase. Amitié, amour ou parenté, ce lien a besoin d’un projet pour ne pas vivre seulement de théories. Montez une radio, par exemple. Vous savez déjà le nom de l’émission.',
    pisces:
      'Tout est signe, tout est histoire, et le sens commun attend au vestiaire. Vous vous comprenez par images, par digressions, par une chanson citée de travers. Les rendez-vous souffrent. Il faut savoir que l’esprit vif attendait une réponse, et que le soupir en était une.',
  },
  cancer: {
    cancer:
      'Le souvenir tient ici une double comptabilité : ce qui fut doux, ce qui fut dit. Personne ne vous apprendra la tendresse, ni la bouderie. Quand les deux humeurs baissent ensemble, le plus simple est de nourrir quelqu’un, un voisin, un moineau, et la lumière revient par là.',
    leo: 'Chaleur dedans, chaleur dehors. Lune et Soleil gouvernent ici : le foyer offre une scène, la scène rapporte des fleurs, et chacun veille sur l’autre avec un orgueil de parent. On prend ombrage quand l’attention manque, on se boude en grand style, puis un plat préféré ouvre les négociations.',
    virgo:
      'Voici des gens aux petits soins. Un rappel, une notice lue jusqu’au bout, un gilet apporté avant le froid : votre affection se voit à peu de signes et dure. Les inquiétudes s’additionnent aussi. Confiez-les à une seule liste, elle en perd toujours la moitié pendant la nuit.',
    libra:
      'Deux douceurs, et pourtant l’on se froisse. Tant de politesse paraît un peu fraîche à qui veut se blottir ; tant d’humeurs paraissent bien encombrantes au moment de sortir. Vous excellez à recevoir. La soirée finie, tandis qu’on éteint les lampions, se dit enfin l’essentiel.',
    scorpio:
      'Un signe d’eau en reconnaît toujours un autre. Vous lisez les silences, vous retenez les dates, vous montez la garde autour de ce que vous aimez. Un étranger sent tout de suite qu’il est entré dans un pays. Les rancunes y vivent vieux ; on en libère une, de temps à autre, pour bonne conduite.',
    sagittarius:
      'Le nid et la route se sont trouvés, on se demande comment. Sans doute par le rire, ou par la faim. À la maison, on apprend à préparer des sandwichs pour la route ; en voyage, on apprend à téléphoner. Chaque retour ressemble un peu à une première rencontre, avec du linge.',
    capricorn:
      'Vous tenez les deux bouts d’une maison, le toit et la cave. La sensibilité et la tenue se complètent si visiblement que l’on vous confie des enfants, des caisses, des clés. Restent les soirs où un cœur voudrait un mot tendre et reçoit un bilan. Le mot d’abord ; le bilan en sort meilleur.',
    aquarius:
      'L’intimité fait un pas, la liberté en fait un aussi, dans une direction plus originale. Comme la Lune serre ce qu’Uranus veut lâcher, vos modes d’emploi diffèrent. Une famille choisie, une maison ouverte, un rituel inventé de toutes pièces vous conviennent mieux que les traditions de chacun.',
    pisces:
      'Du dehors, on ne perçoit que du silence. À l’intérieur, ces deux signes d’eau font une rivière. Les chagrins s’y partagent, les rêves aussi, et la frontière entre consoler et se noyer demande parfois une lampe. Gardez à portée un ami qui sait les horaires de bus et trouve toujours l’interrupteur.',
  },
  leo: {
    leo: 'Combien de soleils dans un ciel ? Vous n’avez jamais tenu compte de la réponse officielle. L’admiration fait tenir ensemble ces deux majestés, à condition qu’elle circule et que les entrées soient échelonnées. Votre bonheur a du volume. Les voisins connaissent vos chansons.',
    virgo:
      'L’éclat reçoit des notes en marge. Blessant, le mardi. Précieux, le jour de la première, quand l’ourlet tient et que la réplique tombe juste. De son côté, la modestie découvre qu’on la regarde et qu’elle supporte mieux la lumière que prévu. L’affaire tient au moment choisi pour la remarque.',
    libra:
      'Vos apparitions ont du chic. Le panache aime être regardé, la grâce aime regarder, et la ville vous doit quelques beaux soirs. À la maison, les soucis s’appellent les factures et les décisions. L’assortiment est si flatteur que l’on en néglige parfois une dispute utile.',
    scorpio:
      'Le trône et la chambre secrète. Vous avez la volonté des signes fixes et aucun goût pour la demi-mesure ; on vous admire d’un peu loin. Entre vous, la loyauté est totale ou elle n’est pas, et les blessures d’orgueil vont profond. Un éclat de rire, ici, vaut un traité.',
    sagittarius:
      'Quand vous racontez, les autres posent leur téléphone. Même appétit, même foi dans la suite, même oubli du parking. Les critiques glissent, parce qu’elles sont franches. S’il fallait un défaut : chacun attend de l’autre qu’il soit toujours de bonne humeur, ce que personne n’a signé.',
    capricorn:
      'Le Soleil règne par la couronne, Saturne par le dossier. Il faut ici des bravos, là des résultats, et vous pouvez obtenir les deux à la fois. L’affection se retient trop. Elle se réchauffe à l’abri des regards, quand on ne représente plus rien.',
    aquarius:
      'Le zodiaque vous place en vis-à-vis, et vous regardez. « Regarde-moi », dit le cœur ; « regarde-les », répond l’idée. Chacun détient ce qui manque en face, la chaleur ou la distance, et vous le savez assez pour vous taquiner là-dessus en public. Les grandes décisions demandent deux chaises de même hauteur.',
    pisces:
      'Une lumière forte traverse une eau claire, et cela fait des reflets au plafond. Le courage monte la garde, la douceur pardonne les roulements de tambour. Vous vous inventez des légendes. Il est bon que quelqu’un, parfois un enfant, demande ce qui s’est passé en vrai.',
  },
  virgo: {
    virgo:
      'Vos placards feraient pleurer d’envie. On se comprend à un froncement de nez, on s’aide sans mise en scène, et le monde paraît mieux rangé après votre passage. L’exigence, redoublée, fatigue. Instaurez une pièce du désordre autorisé ; elle deviendra la plus fréquentée.',
    libra:
      'Juste, disent les deux, et le mot change de sens. Pour Mercure, maître de la Vierge, il s’agit d’exactitude ; pour Vénus, de proportion. Votre appartement, votre texte, votre jardin en bénéficient. La phrase « n’y touchons plus » reste chez vous une rareté, que l’on devrait encadrer.',
    scorpio:
      'Il faut peu de mots. Un problème que les autres avaient classé vous occupe jusqu’à minuit. Vous respectez la compétence, vous gardez les secrets, vous riez d’un humour assez noir. La tendresse avance masquée ; on la reconnaît au soin pris à ne pas la nommer.',
    sagittarius:
      'Un index sur la ligne douze, un bras tendu vers l’horizon. On s’exaspère, puis on se cite avec respect, une fois le dos tourné. La grande idée a besoin de vérifications, la vérification a besoin d’air. Préparez les voyages chacun pour moitié : le sens et les chaussettes.',
    capricorn:
      'On peut compter sur vous, et l’on ne s’en prive pas. Le travail bien fait, la parole tenue, un certain art de faire du neuf avec peu : ce lien a la beauté des outils. Il lui manque une extravagance. Un jour, sur un malentendu, vous achèterez un trombone.',
    aquarius:
      'La méthode rencontre l’inspiration en panne d’électricité. On s’observe d’abord avec une curiosité de laboratoire. L’une répare ce que l’autre invente, jusqu’à ce que la répartition s’inverse et vous surprenne. Les sentiments ne figurent pas au protocole, ils se produisent quand même.',
    pisces:
      'Le net et le flou se font face, et c’est ce qui les attire. L’ordre vient d’ici, la grâce de là, et personne ne sait au juste comment vous vous y prenez. Épargnez-vous la conversion. Le linge peut être plié et la soirée perdue à écouter la pluie.',
  },
  libra: {
    libra:
      '« Comme tu veux. » « Non, toi. » La scène peut durer, et elle est très bien éclairée. L’élégance mutuelle rend la vie commune agréable aux témoins, aux plantes, aux meubles. Sous tant d’accord, une petite préférence attend que quelqu’un l’annonce avec la brusquerie nécessaire.',
    scorpio:
      'La surface est belle, le fond remue, et vous habitez l’étage entre les deux. La diplomatie s’effraie d’abord d’un regard qui ne lâche pas ; ce regard, lui, s’étonne qu’on puisse sourire à tout le monde. Vous avez à vous apprendre une chose rare, la vérité dite avec égards.',
    sagittarius:
      'Cela commence par une invitation. L’art de vivre et l’appétit du monde s’entendent sur presque tout : les cafés, les livres, le départ en train. On se ment peu, on s’enjolive. Le quotidien, avec ses factures et ses mardis, est le seul pays où vous manquez encore de guide.',
    capricorn:
      'Le charme plaide, le sérieux tranche. Saturne s’exalte en Balance, d’où une alliance souvent remarquable, capable de fonder, de recevoir et de tenir le budget. Le reproche porte sur la chaleur, qu’on trouve insuffisante ou trop distribuée. Un compliment parfaitement inutile réussit là où les arguments échouent.',
    aquarius:
      'Des idées au plafond, des amis au salon, une fenêtre ouverte en toutes saisons. Il est facile d’être en bande, plus difficile d’être à deux. L’estime vous porte loin. Reste ce domaine obscur, le besoin, dont on parle ici comme d’un parent éloigné.',
    pisces:
      'Vénus s’exalte en Poissons : rien n’accroche, tout se nuance. Vous savez céder, consoler, choisir la musique qui convient à la lumière de cinq heures. Quelqu’un finira-t-il par dire non ? On se ménage si bien que les regrets prennent l’allure de brumes. Un non très doux les dissipe en une matinée.',
  },
  scorpio: {
    scorpio:
      'Vous avez la même façon d’entrer quelque part en comptant les sorties. L’intensité ne fait pas peur, elle rassure. Il y a des tiroirs que l’on n’ouvre pas, des loyautés jusqu’à l’os. La paix tient à ceci, que le pouvoir change de mains sans qu’on en fasse un événement.',
    sagittarius:
      'Ici, on creuse ; là, on court vers la crête. Les vérités n’ont pas le même poids selon qu’on les lance ou qu’on les enterre. Ce qui vous retient ? Une soif identique, peut-être, dont vous cherchez la source en des lieux opposés, quitte à comparer vos trouvailles le soir.',
    capricorn:
      'Une alliance de gens qui savent attendre. Peu d’effusions, beaucoup de volonté, des projets dont on ne parle qu’une fois aboutis. Vous vous fiez aux actes. Certains parlent d’austérité ; ceux qui sont passés derrière la façade racontent des soirées d’une drôlerie inavouable.',
    aquarius:
      'Tout garder, ou tout laisser ouvert : vos exigences se croisent sans se toucher, et l’incompréhension attire comme un aimant. Nul ne plie. On vous voit parfois inventer, par pure obstination, une forme de lien que personne n’avait encore essayée.',
    pisces:
      'L’entente descend sous les mots. On devine l’humeur à travers une cloison, on partage des songes, on soigne des plaies anciennes sans les exhiber. On peut y serrer trop fort, ou s’y dissoudre. Un peu de banalité fait merveille : une lessive, un match, des nouilles.',
  },
  sagittarius: {
    sagittarius:
      'Le départ était prévu à huit heures, c’est à dix que vous riez encore dans l’entrée. Confiance partagée, franchise redoublée, compte rendu exagéré. Votre élan ne retient personne, pas même la personne aimée. Le jour où il faudra rester, vous en ferez une expédition.',
    capricorn:
      'Comme Saturne vérifie l’échelle, Jupiter peut viser la lune. Vous marchez mieux qu’il n’y paraît. Tant d’optimisme agace, puis manque dès qu’il s’absente, et les plus beaux de vos projets portent deux écritures. Qui annonce les mauvaises nouvelles ? Quiconque a bien dormi.',
    aquarius:
      'Entre vous, la liberté se passe d’excuses. On se quitte sans drame et l’on se retrouve au milieu d’une phrase, six semaines plus tard, avec de nouvelles idées sur tout. Ce lien éclaire au loin. Il chauffe peu les pieds, et il existe pour cela de bonnes chaussettes.',
    pisces:
      'Jupiter gouverne vos deux signes et vous fait croire à quelque chose, chacun selon sa langue. On y croit à voix haute ou à voix basse, et le miracle tient à ce que l’on se donne souvent raison. L’argent, les clés, l’heure s’égarent en chœur. Quelqu’un de terre à terre vous veut du bien, écoutez-le.',
  },
  capricorn: {
    capricorn:
      'Un lien à double fondation. Le sérieux s’y reconnaît, s’y repose, finit par y plaisanter. On remet les joies à plus tard avec une entente parfaite, et plus tard commence parfois. Les gens qui vous voient danser à un mariage en parlent l’année suivante.',
    aquarius:
      'Saturne, maître ancien des deux signes, vous a fait la classe, dans deux écoles rivales. L’ordre veut durer, l’invention veut corriger l’ordre, et vous débattez de la règle avec une égale rigueur. L’amitié s’installe par le respect. Quand vous tombez d’accord, une institution entière peut changer de serrure.',
    pisces:
      'On vous compare à la pierre et à la source, et l’on craint pour la source ; c’est la pierre qui, avec les années, change de forme. Vous vous devez une explication annuelle sur l’argent, et beaucoup de siestes.',
  },
  aquarius: {
    aquarius:
      'Chacun chez soi, parfois dans la même pièce. Vous partagez les causes, les bizarreries, l’horreur des questions commençant par « pourquoi tu ne… ». L’entente est fraîche comme un drap propre. Si quelqu’un pleure, on organise. Une main sur l’épaule ferait aussi bien, et coûte moins de réunions.',
    pisces:
      'Vous vous occupez de l’humanité, et de l’inconnu assis en face. Vous aimez au pluriel, avec une distraction touchante à l’égard de ce qui est proche. Un lien de cette sorte échappe aux définitions, et s’en porte bien. Notez tout de même vos anniversaires au mur.',
  },
  pisces: {
    pisces:
      'Où passe la limite entre vous ? La marée répond à votre place. On se comprend de loin, on se perd dans un supermarché, on pleure à la même mesure du même morceau. Deux rêves font un abri charmant, sans porte. Prêtez-vous un caractère, à tour de rôle, pour parler au plombier.',
  },
};
