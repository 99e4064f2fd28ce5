import type { FarAspectTexts } from '../../natal-text-types.ts';

/** What an opposition says: two ends of oneself, one of them often met in others. */
export const oppositions: FarAspectTexts = {
  sun: {
    moon: 'La Lune était pleine, ou tout comme, à ta naissance, et tu as gardé l’habitude de voir les deux versants des choses. Tes désirs et tes besoins se regardent, bien éclairés, chacun sûr de son bon droit. Tu te comprends souvent grâce à quelqu’un qui joue le rôle resté vacant. Échangez les costumes, et la pièce gagne un acte.',
    mars: 'L’adversaire arrive à l’heure, et bien coiffé. Comme Mars se tient juste en face du Soleil, ta combativité te revient sous les traits d’une rivale, ou d’une personne qui t’aime et te contredit. Tu y trouves du tonus, et parfois ta propre envie d’en découdre. Reconnue pour tienne, elle perd la moitié de ses ennemis.',
    jupiter:
      'D’autres te semblent plus savants ou mieux servis, et ils t’invitent à les suivre. Tu te gonfles à leur contact, puis tu reviens à ta taille avec une pointe de regret. Jupiter agrandit ce qu’il regarde, donc les voisins. Entre le trop et le pas assez, ton dosage s’affine avec les années, et tu finis par emprunter leur foi sans signer tous leurs enthousiasmes.',
    saturn:
      'À l’heure de jouer, il y a devant toi quelqu’un qui tient le chronomètre. L’autorité prend le visage de l’administration ou de la personne sérieuse du couple, et ta fantaisie se cabre ou s’excuse. De loin en loin, les emplois s’échangent, et c’est toi qui dis non. Les deux voix vieillissent bien ensemble, dès que chacune a son jour de présidence.',
    uranus:
      'Les gens qui dérangent te plaisent, du moment qu’ils te laissent finir ta phrase. Uranus t’envoie des esprits libres et des amis qui changent de continent entre deux appels. Chacun montre la latitude que tu te refuses. Quand tu la prends toi-même, on remarque une chose curieuse : les autres deviennent ponctuels.',
    neptune:
      'À sauver ou à adorer, selon le soir : tel est souvent le personnage d’en face. Ton image se trouble dans ces yeux-là, tu t’y vois en plus grand, ou tu n’y es plus du tout. Comme Neptune efface les bords, l’inspiration y gagne. Rappelle ton nom et tes horaires ; la tendresse n’y perd rien.',
    pluto:
      'Peu de gens t’intimident vraiment, et ceux-là suffisent. Ils ont du pouvoir, ou tu leur en prêtes, et la relation devient une partie serrée où chacun cache son prochain coup. Pluton grandit à l’ombre, donc nomme l’enjeu à haute voix, en plein jour : la partie reprend les dimensions d’un jeu.',
    ascendant:
      'Le Soleil se couchait, ou peu s’en faut, quand ta vie a commencé, à l’heure où l’on se retrouve. Une association te révèle mieux qu’un long examen, et un succès te plaît surtout raconté à quelqu’un. Vient un soir où l’on s’enquiert de tes goûts à toi. Il est bon d’avoir préparé la réponse.',
    midheaven:
      'Ton premier cri a retenti vers le milieu de la nuit, pendant que le Soleil éclairait les antipodes. Le plus vif de toi se vit donc à domicile, dans un foyer, un lieu à soi. Tu conçois la réussite comme une charpente, bien avant d’en faire une vitrine. Qui te connaît du bureau et passe te voir un samedi fait la connaissance de quelqu’un d’autre.',
  },
  moon: {
    mercury:
      'Le cœur et la tête s’écrivent d’un bout à l’autre du pays, et leurs lettres se croisent. Tu expliques ce que tu sens à des gens qui argumentent, ou tu raisonnes devant une personne en larmes. Chacun détient une moitié du message. Un silence de quelques secondes, entre les deux moitiés, vaut un long discours.',
    venus:
      'Prendre soin ou se faire aimer, la balance oscille à chaque invitation. Tu fournis la tendresse et tu attends le charme, ou l’inverse, auprès d’une amie ou d’un amour. La Lune nourrit, Vénus choisit, c’est pourquoi elles ont rarement faim à la même heure. Certains dimanches, tu reçois pourtant le cadeau exact que tu n’osais pas réclamer.',
    mars: 'Le calme des uns réveille l’ardeur des autres, et tu connais les deux emplois. Quand tu voudrais un abri, une querelle s’invite ; quand tu veux agir, on te prie d’attendre que ça passe. La bascule se joue surtout entre proches. Un mot lancé dès l’entrée, « doucement, ce soir », évite bien des portes claquées.',
    jupiter:
      'Ton besoin tiendrait dans une main, et l’on t’offre un banquet. Jupiter voit plus large que la demande, si bien qu’on te promet l’Italie quand tu espérais une visite, ou bien tu noies une petite tristesse sous de grands projets. L’abondance a du bon. Elle devient nourrissante dès que tu dis la taille réelle de ta faim.',
    saturn:
      'La personne tendre et la personne responsable ont rarement eu, pour toi, le même visage. Alors tu distribues les rôles : à toi les larmes, à l’autre la consigne, puis le contraire quand la fatigue change de camp. Saturne a du cœur, il croit seulement que cela peut attendre. Parle tôt, pendant que la sévérité écoute encore.',
    uranus:
      'Un lien se noue, et l’air manque à quelqu’un. Parfois à toi ; parfois tu aimes un courant d’air, et tu restes avec l’édredon. Uranus a besoin de distance comme la Lune de chaleur, et aucun des deux n’a tort. On trouve le bon écart à force d’allers et retours, à la manière dont on accorde une guitare.',
    neptune:
      'Qui console qui, au juste ? Une sensibilité immense te fait face, la tienne peut-être, que tu as prise pour celle d’autrui. Tu portes des peines empruntées et tu oublies de les rendre. L’océan et la marée se comprennent à demi-mot, ce qui fait de belles amitiés et des malentendus très doux.',
    pluto:
      'Un proche se tait, et tu entends un siège se préparer. Pluton met le pouvoir en regard de l’attachement : on s’accroche, on se guette, on se sauve aussi l’un l’autre, avec une fidélité peu commune. L’intensité se partage mieux en parts à peu près égales. Celle que tu attribues à autrui est quelquefois la tienne.',
    ascendant:
      'Tu choisis les gens auprès de qui tu te sens un peu chez toi. Tu partages volontiers ta vie avec quelqu’un de tendre, qu’il faut parfois rassurer, et ton humeur suit la sienne de près. La Lune a ses quartiers, d’où ce besoin d’une présence qui les connaisse. Une heure sans compagnie t’apprend ce que tu ressens quand personne ne répond.',
    midheaven:
      'Au pied du thème, la Lune a trouvé sa place la plus naturelle, celle des berceaux et des armoires à linge. Ta force te vient d’un lieu, d’une odeur de cire. Un travail qui ignore cette source te fatigue plus que de raison. Un endroit où l’on ne te demande rien te suffit pour tenir, au-dehors, plus longtemps que d’autres.',
  },
  mercury: {
    mars: 'Les contradicteurs savent où te trouver. À peine une idée sort-elle qu’un esprit vif l’attaque, et la discussion prend des airs d’escrime où tu finis par soutenir ce dont tu doutais. Ces assauts te rendent rapide, car Mars n’attend jamais la fin d’un raisonnement ; il arrive, du reste, que l’adversaire ait seulement posé une question.',
    jupiter:
      'Tu comptes les arbres pendant que quelqu’un te vante la forêt. Le jour suivant, c’est toi qui prêches, et l’on te réclame tes sources. Le détail et l’ensemble regardent par les deux bouts de la même longue-vue. Les bons entretiens, avec toi, sont ceux où l’on se passe l’instrument au milieu de la conversation.',
    saturn:
      'Devant certaines personnes, tes phrases rapetissent. Leur sérieux, ou celui que tu leur supposes, te fait chercher le mot irréprochable, alors qu’ailleurs tu improvises fort bien. La situation se renverse quelquefois, et l’on redoute ta correction. Saturne relit mieux qu’il n’invente, donc laisse-lui la seconde lecture, jamais la première.',
    uranus:
      'Tu prépares un exposé en trois points, et la première question fait sauter les trois. Les esprits imprévisibles t’attirent et te bousculent, comme si ton intelligence avait mis son étincelle en pension chez autrui. Ta logique, en échange, fait tenir debout leurs trouvailles. Sans elle, la plupart s’envoleraient avant le soir.',
    neptune:
      'Entre ce que tu as dit et ce qu’on a entendu, il y a parfois la mer. Tu parles de faits à quelqu’un qui rêve, ou l’on veut des chiffres quand tu décris une lumière. Aucune des deux langues n’est fausse. Répéter d’abord le lieu et l’heure permet ensuite de causer poésie jusqu’à la nuit.',
    pluto:
      'Une question posée d’une voix douce te met en garde. Tu prêtes aux autres des arrière-pensées, et certains en ont, qui te jugent bien perspicace. Tu sais toi-même te taire au bon moment. Comme Pluton pousse à savoir et Mercure à parler, ils font ensemble d’excellentes enquêtes et des réunions de famille assez tendues.',
    ascendant:
      'Plus d’une de tes rencontres commence par une phrase entendue. En couple, il te faut d’abord du répondant, une voix vive, bavarde peut-être, qui raccourcit les trajets. À force de penser en duo, on laisse volontiers à l’autre le soin de formuler. Tes avis sortent mieux quand on te contredit un peu, et tu gardes longtemps ceux qui le font gentiment.',
    midheaven:
      'Chez toi, on parle. Mercure habite l’étage le plus intime du ciel, parmi les nouvelles des cousins et les jeux de mots de famille, et ta pensée s’aiguise loin des estrades. Tes déclarations publiques ont souvent été essayées là, devant trois personnes et un chat. Le chat a l’air de désapprouver, et tu modifies la fin.',
  },
  venus: {
    mars: 'Séduire et conquérir, attendre et foncer, ces verbes se font face chez toi, et se plaisent. L’attirance naît volontiers d’un caractère qui te résiste, la paix complète l’endort. Chacun joue tour à tour la douceur et l’audace. Quand les deux rôles collent trop longtemps aux mêmes personnes, l’étincelle réclame une permutation.',
    jupiter:
      'Encore plus, et avec des fleurs. Vénus aime la juste mesure, Jupiter n’en connaît aucune, c’est pourquoi tu rencontres des gens généreux dont le train de vie te dépasse, ou des amours trop vastes pour ton logement. On s’offre beaucoup, on se dit oui de loin. Ce qui reste, une fois les lampions décrochés, est souvent un petit geste que tu n’avais pas compté.',
    saturn:
      'Tu aimes, et quelqu’un consulte le règlement. La réserve vient d’en face, par prudence ou par manque de temps, sauf quand tu la fournis toi-même, dès qu’on s’approche. Saturne prend du temps parce qu’il songe à durer. Les affections qui ont mûri des deux côtés résistent, chez toi, mieux que les éblouissements.',
    uranus:
      'Ton cœur bat pour des gens qui ne défont pas leur valise. Ou c’est la tienne qui attend dans l’entrée, bouclée, pendant qu’on choisit déjà le nom d’un chien. La liberté et la douceur se courent après, par nature. Dans un lien où chacun garde sa clé, il leur arrive de s’asseoir côte à côte.',
    neptune:
      'Le visage d’en face tient de toi une bonne part de sa lumière. Tu aimes avec imagination, ce qui embellit les gens et leur laisse parfois peu de place pour être eux-mêmes. Neptune ne ment pas, il retouche. Le matin où tu surprends quelqu’un à chercher une chaussette, et où la tendresse demeure, l’affaire devient sérieuse.',
    pluto:
      'L’amour te tend un miroir sombre et très poli. Tu t’attaches à des êtres qui ne font rien à moitié, puis tu mesures qui tient à qui, et combien. Une passion de cette trempe change les gens. Elle demande, pour rester habitable, que chacun puisse refuser quelque chose sans que le sol s’ouvre.',
    ascendant:
      'Vénus se tient face à toi, dans les yeux des autres : on t’invite volontiers, on te présente à ses amis, on te veut du bien. Tu prêtes ton charme à autrui avec tant de largesse qu’entre inconnus tu te crois d’un modèle courant. Reçois leur compliment et garde-le toute une journée, sans le renvoyer. C’est plus difficile qu’il n’y paraît.',
    midheaven:
      'Rentrer tient du plaisir, puisque Vénus, au plus bas du ciel, soigne ce que personne ne verra : un drap repassé, la paix du dimanche, un rayon sur le parquet à cinq heures. Les honneurs te flattent et te lassent vite. Il arrive qu’une offre brillante perde contre un jardin, et tu ne t’en plains guère.',
  },
  mars: {
    jupiter:
      'Tu visais la colline, on te montre la montagne. L’effort et l’espérance se défient sans cesse, un coup trop vite, un coup trop loin, et il se trouve toujours quelqu’un, à côté, pour surenchérir. Beaucoup d’entreprises commencent ainsi, et plusieurs réussissent. Celles-là, en général, avaient prévu les sandwichs.',
    saturn:
      'À chaque élan répond un « pas encore », prononcé par un chef, un formulaire ou ta propre bouche. Tu pousses, cela résiste ; tu renonces, cela cède. Le tempo agace. Mars et Saturne savent pourtant collaborer, comme l’archer et son arc, où la tension sert à quelque chose. Vise plus loin, et lâche la flèche plus tard.',
    uranus:
      'Tu croises des caractères explosifs qui font sauter tes plans, et il n’est pas exclu que tu les aies cherchés, car la liberté d’autrui fouette la tienne. L’orage passe, l’air est meilleur, il manque deux tuiles. Uranus aime surprendre Mars, si bien que ta meilleure défense est une heure libre, gardée dans chaque plan.',
    neptune:
      'Tu frappes, et il n’y a personne. L’obstacle a fondu, l’adversaire s’excuse, ou bien l’on se bat contre toi à coups de silence et de retards. La volonté se sent sotte devant la brume. Tu y apprends une force rare, agir sans calcul et t’effacer à temps.',
    pluto:
      'Quelque part sur ta route, une volonté aussi tenace que la tienne te barre le passage. Elle peut prendre le visage d’une cheffe ou d’un ancien amour, et vous vous mesurez longtemps sans rompre. Pluton s’intéresse aux dessous de la bagarre, c’est pourquoi le poing retombe souvent dès qu’on se demande ce que l’autre protège.',
    ascendant:
      'Tu attires qui marche vite et parle franc. Le désir et la dispute arrivent ensemble, et une rencontre sans frottement te paraît suspecte. Comme Mars se tient chez l’autre, tu lui délègues volontiers l’initiative des sorties, quitte à contester ensuite le résultat. Organise toi-même la prochaine expédition ; la querelle perdra un de ses sujets.',
    midheaven:
      'Ton énergie chauffe par en dessous. On te voit rarement t’emporter en réunion, et la maison connaît l’autre version, celle qui perce des murs un samedi à huit heures. Une vieille ardeur de clan passe peut-être par là. Mars a horreur des dimanches oisifs ; un potager ou une cause de quartier l’occupent mieux que les cousins.',
  },
  jupiter: {
    saturn:
      'Ta génération se balance sur cette planche, l’espoir à un bout, la prudence à l’autre. Dans ta vie, un des bouts est souvent tenu par une associée enthousiaste ou par la personne qui garde les comptes. Tu connais les raisons de chaque camp. On vient donc te consulter quand il faut faire tenir un rêve et un budget sur la même page.',
    uranus:
      'Une promesse passe, un contretemps la renverse, et la collision donne quelquefois mieux que prévu. Ceux de ton âge ont souvent ce goût des sauts trop larges. L’occasion, chez toi, vient d’un original ou d’une inconnue qui a lu la carte à l’envers. Fais-leur bon accueil, et garde ton billet de retour.',
    neptune:
      'Croire davantage, donner davantage : deux espérances se regardent et s’encouragent, chez toi comme chez beaucoup de contemporains. Un guide parle bien, une cause est belle, et la mesure attend dehors. La bonté n’a rien à craindre d’une question d’intendance. Ce que tu offres ensuite va plus loin, puisque tu sais où.',
    pluto:
      'Les grands mots et les grands moyens se toisent. Tu rencontres des gens sûrs de leur fait, capables d’ouvrir ou de fermer, et ta foi se mesure à leur puissance ; d’autres natifs de ton année connaissent ce duel courtois. Une idée que tu pourrais exposer à un enfant tient debout devant n’importe qui. Commence par celle-là.',
    ascendant:
      'La chance, pour toi, porte un prénom. Un partenaire chaleureux, une associée qui voit loin t’élargissent le monde, et tu leur ouvres un crédit sans plafond. Jupiter grossit ce qu’il approche : tu risques de trouver immenses des gens de taille courante, qui aimeraient bien, eux, descendre du piédestal.',
    midheaven:
      'L’espace qu’il te faut est d’abord à l’intérieur. Une maison où loger du monde, des livres jusqu’au plafond, une confiance reçue tôt ou bâtie depuis : Jupiter a tant versé dans les fondations qu’on peut en oublier de grimper. Ce socle a un autre mérite : un poste peut se perdre sans que tu perdes pied.',
  },
  saturn: {
    uranus:
      'Toute une génération vit entre les usages et les nouveautés. Dans ton entourage, la querelle prend parfois des visages : un aîné veut tout garder, une collègue veut tout refaire, et l’on attend que tu tranches. Tu sais réparer en changeant une pièce à la fois. Ce talent porte un nom modeste, l’entretien.',
    neptune:
      'D’un côté la facture, de l’autre le songe. Beaucoup de tes contemporains hésitent comme toi entre une réalité qui gronde et un idéal qui s’excuse de son retard. Tu confies parfois ta part de brume à des rêveurs, ou la caisse à des gens sévères. Saturne ne voit que le mur, Neptune que l’horizon ; il faut les deux pour poser une fenêtre.',
    pluto:
      'Personne ne cède, et la pièce entière retient son souffle. Ta génération a grandi devant des pouvoirs peu bavards ; elle sait attendre, et choisir son heure. L’épreuve, dans ta vie, a souvent les traits d’une personne inflexible, en qui tu reconnais, avec humeur, ta propre endurance.',
    ascendant:
      'On entre dans ta vie à deux par un vestibule. Tu réclames du temps, et quelqu’un qui tienne parole, d’humeur austère s’il le faut, ou d’une autre génération ; tu ne t’abandonnes qu’ensuite. Saturne, au seuil du couple, redoute surtout l’à-peu-près. Les liens noués tard, ou repris après une longue pause, ont chez toi une qualité de vieux bois.',
    midheaven:
      'Les fondations ont été coulées par temps froid. Le devoir, peut-être, ou la réserve d’une lignée : tu as sous les pieds un sol sérieux, qui porte l’ambition et laisse la tendresse dehors à certaines heures. Saturne bâtit pour longtemps. Les années aidant, tu apprends à chauffer ces pièces-là, l’une après l’autre, à ton idée.',
  },
  uranus: {
    neptune:
      'Deux rêves d’avenir tirent ta génération par les deux manches. L’un veut inventer, l’autre s’unir, et l’époque va de la machine à la prière, puis revient. Leur face-à-face dure des années et ne te désigne pas en particulier. Les maisons où ils tombent disent dans quelle affaire tu entends les deux voix, à l’heure de choisir entre un outil et un chant.',
    pluto:
      'Ceux de ta classe d’âge regardent le pouvoir en se demandant par où il s’ouvre. La rupture et la résistance s’observent longuement, chacun en reçoit un éclat selon ses maisons. Tu peux avoir affaire à des gens qui renversent, ou à des gens qui tiennent. Le plus drôle est qu’on te range, selon le témoin, parmi les uns ou parmi les autres.',
    ascendant:
      'Il y a de l’orage dans l’air des rencontres, de celui qui rafraîchit. Tu attires des partenaires hors série, ou tu le deviens dès qu’on parle trop tôt d’habitudes, et la liaison prend mieux quand rien n’y oblige. Uranus sépare ce qui étouffe. Deux logements et un rendez-vous réinventé chaque semaine : bien des couples ont commencé ainsi.',
    midheaven:
      'Le sol bouge, et tu as le pied marin. Un foyer changeant, ou simplement une famille peu banale, a pu t’apprendre à refaire ton nid en une soirée. La vie publique, par contraste, te demande de la suite. Ce qui demeure quand l’adresse change, voilà ton vrai domicile.',
  },
  neptune: {
    pluto:
      'Ces deux lenteurs ne se font face qu’à de très longs intervalles. L’époque qui les voit ainsi confronte ses croyances à sa puissance, et rarement en silence. À l’échelle d’une personne, il en vient une rumeur : un idéal qui appelle, une lucidité qui creuse dessous. Tenir l’un et l’autre fait une assez belle occupation.',
    ascendant:
      'Au premier rendez-vous, tu as déjà écrit la moitié du rôle de l’autre. Tu remplis les blancs avec ce que tu espères, parce que Neptune unit sans compter. Quelqu’un qui aime les faits te rend grand service, même en t’agaçant au sujet du loyer.',
    midheaven:
      'Au fond, il y a l’eau. Tes racines ont quelque chose d’insaisissable, une chanson dont nul ne sait la fin, une aïeule qui avait changé de nom. La maison te sert de refuge, et parfois d’île. Les jours de grande clarté professionnelle, une marée remonte le long des murs ; attends qu’elle redescende avant de signer.',
  },
  pluto: {
    ascendant:
      'On sort rarement de tes rencontres exactement comme on y est entré. Les secrets t’attirent, les gens qui en gardent aussi, et ils finissent par t’en confier un. À qui le dernier mot ? Entre vous, la question reste longtemps en suspens. Pose-la un jour sans enjeu, et le lien, allégé d’un calcul, respire.',
    midheaven:
      'Sous la maison, il y a une autre maison. Pluton garde au fond du thème des histoires tues, d’anciennes ruptures peut-être, et tu en tiens l’habitude de te reconstruire sans prévenir personne. Ta vie publique tire de là sa gravité. Raconté un jour à une oreille sûre, tout cela pèse moins, et l’on dort mieux au-dessus.',
  },
};
