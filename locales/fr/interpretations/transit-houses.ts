import type { TransitHouseTexts } from '../../interpretation-types.ts';

/** What a planet passing through each solar house brings forward, in three variants. */
export const transitHouses: TransitHouseTexts = {
  sun: {
    1: [
      'Pendant un mois, la lumière tombe droit sur toi. On remarque ta démarche, ton rire, ton pull neuf, et ton avis pèse un peu plus. Le Soleil éclaire d’abord qui le porte, d’où ces projets qui demandent le grand jour.',
      'On sollicite volontiers ton avis dès le vestibule, le sac encore à l’épaule. Le Soleil dans ton propre signe rend ta présence plus nette et tes envies moins négociables. Comme il règne sur la volonté, les demi-mesures te fatiguent plus vite.',
      'L’année personnelle repart, avec peut-être une photo neuve et des cheveux coupés un jeudi sur un coup de tête. Profites-en pour corriger l’idée que l’on se fait de toi. Un nouvel air se porte mieux quand on sait encore en rire.',
    ],
    2: [
      'Ouvre le tiroir des comptes sans froncer les sourcils : durant quelques semaines, l’attention se porte sur ce que tu gagnes, gardes et chéris. Un prix à réévaluer, un objet à réparer, un achat à mûrir ; demande-toi ce qui vaut tes heures.',
      'Combien coûte une heure de ta vie ? La question paraît rude, elle éclaire pourtant bien des dépenses. Durant ce séjour du Soleil, passe en revue tes abonnements, tes talents mal payés, et ce que tu achètes pour te consoler d’un mardi.',
      'Il y a du plaisir à tenir une chose bien faite. Ces semaines ramènent ton attention vers le concret : le salaire, le garde-manger, le fauteuil à retapisser. Un bon prix demandé avec calme surprend parfois moins le client que toi.',
    ],
    3: [
      'Ça parle dans l’escalier, au marché, au bout du fil. Ce mois se prête aux courtes virées, aux cours du soir et aux nouvelles d’un frère ou d’une voisine. Dite en trois phrases sur le palier, ton opinion trouve plus d’écho qu’à la tribune.',
      'Deux arrêts de bus suffisent parfois pour croiser une idée. Ton quartier devient intéressant, tes proches bavards, ta boîte aux lettres moins triste. Répondre au message qui dort depuis trois semaines te prend, montre en main, quatre minutes.',
      'Apprendre te va bien au teint ces temps-ci. Un tutoriel, une recette dictée au téléphone, le nom d’un arbre sur le chemin de l’école : tout compte. En maison 3, le Soleil brille par petites touches, donc une découverte par jour suffit.',
    ],
    4: [
      'La table de la cuisine devient pour un temps le centre du monde. Repeindre un mur, appeler un parent, trier l’album : la chaleur se cherche au-dedans. Le Soleil est ici à minuit, d’où ce peu d’envie de paraître.',
      'Rentrer plus tôt te fait envie ; suis donc ce penchant. Le mois éclaire les tiens, les murs, ce qui te tient chaud depuis longtemps. Un jeu de dames ressorti d’une malle attire souvent, le soir, des visages que l’on ne voyait plus.',
      'Ton besoin de calme peut parler plus fort que tes ambitions. Il se peut qu’un parent, un propriétaire ou une gouttière réclame ta présence. Occupe-toi du toit avant la façade, puis ferme la porte un dimanche entier, pour le simple bonheur d’y être.',
    ],
    5: [
      'Il y a de la récréation dans l’air. Un flirt, un carnet de dessins, une partie de cache-cache avec les petits de la famille remettent du soleil aux joues. Montre ce que tu crées avant de le trouver parfait.',
      'Sors la guitare, les perles, le vieux jeu de tarot. Pendant quelques semaines, le cœur réclame du plaisir gratuit et supporte mal les emplois du temps trop pleins. La maison 5 ressemble au Lion, que le Soleil gouverne ; s’amuser y devient sérieux.',
      'Un regard peut s’attarder sur toi, à l’atelier ou au marché. Amour, création, enfants, spectacle : le Soleil traverse ici tout ce qui donne envie de se montrer. Il suffit que tu ries franchement pour que l’on rie deux rangs plus loin.',
    ],
    6: [
      'Le quotidien passe sous la lampe, des chaussettes jusqu’à la boîte de réception. Tu peux trouver du plaisir à remettre une habitude d’aplomb, à condition d’en choisir une, pas douze. Une tâche prise sans rien dire devient vite la tienne pour toute l’année.',
      'Lundi matin a meilleure mine quand on a préparé ses affaires la veille. Tu repères sans effort ce qui grince : le repas avalé debout, la réunion sans objet. Corrigés un par un, ces détails peuvent changer la saison.',
      'Rendre service te donne de l’éclat, jusqu’au moment où l’on t’oublie derrière le comptoir. Ce mois aide à revoir ta cadence et le soin du corps. Il paraît que la vaisselle faite par d’autres brille tout autant.',
    ],
    7: [
      'Face à toi, quelqu’un tient la lanterne. Couple, binôme de travail, adversaire loyal : pendant quatre semaines, tu t’instruis beaucoup en regardant comment on te voit. C’est là que le Soleil se couche, d’où cette clarté posée surtout sur l’autre.',
      'Une chaise est tirée pour l’autre. Tu passes quatre semaines à découvrir combien tes décisions dépendent d’un regard, d’un accord, d’une objection aimable. Demande son avis à quelqu’un qui ne te ménage pas, et attends la fin de la phrase.',
      'Les alliances profitent de la lumière, les désaccords aussi. Bon moment pour inviter, négocier, présenter ta moitié ou un associé à tes amis. Veille à dire ce que tu préfères avant de demander : « Et toi, de quoi aurais-tu envie ? »',
    ],
    8: [
      'Sous le tapis, quelques affaires attendaient : un chèque oublié, un compte commun, une gêne entre deux oreillers. Le courage peut te venir d’en soulever un coin. Tu rends un livre, tu règles une somme, et toute une relation peut changer de ton.',
      'À la cave, une ampoule neuve change tout. Le passage invite à considérer ce que tu partages, crédits, secrets, peau, loyautés, et ce que tu caches par fatigue. Tout n’a pas à sortir le même soir : un seul sujet éclaire déjà.',
      'Moins de public, plus de vérité. Durant ces semaines, tu supportes mal les échanges tièdes et tu devines vite le détour d’une réponse. On peut savoir une chose et laisser l’autre la raconter : ce tact-là vaut toutes les preuves.',
    ],
    9: [
      'L’horizon recule, et c’est agréable. Un pays feuilleté en images, une conférence, une grande question au dîner réveillent ta curiosité. Les Anciens placent ici la joie du Soleil, car l’esprit y voyage au grand jour.',
      'Et si tu demandais conseil à quelqu’un qui vit à l’autre bout du monde ? Le Soleil élargit le cadre : croyances, études, textes de loi, routes lointaines. Un nom lu dans un atlas te fait voyager toute la semaine.',
      'Sur un quai de gare, même sans billet, tu respirerais mieux. Tu cherches, ces semaines-ci, du sens plus que des résultats, un professeur plus qu’un chef. Lis hors de ton domaine, puis explique à un proche ce que tu y as trouvé.',
    ],
    10: [
      'En haut de l’escalier, on te regarde travailler. Pendant un mois environ, ton métier et ta réputation sont plus exposés, et l’on attend davantage de toi. Le Soleil y brille comme à midi, quand aucune ombre ne cache les réussites ni les retards.',
      'Dans des bureaux où tu n’es pas, on parle peut-être de toi. Ce séjour du Soleil met en valeur le travail achevé, la parole tenue, parfois la fatigue du rôle. Porte un dossier important à la bonne personne, chaussures propres et phrases courtes.',
      'Où en es-tu de ce que tu voulais devenir ? La carrière remonte en tête de liste, avec le regard d’un supérieur, d’un client, d’un parent. Le cap fixé il y a trois ans mérite peut-être une correction de quelques degrés.',
    ],
    11: [
      'Une chaise de plus autour de la table, puis deux : les amitiés et les projets de groupe reprennent vie. Ton enthousiasme attire des alliés. Le Soleil aime briller seul, mais la maison 11 appartient aux amis, donc l’on y rayonne mieux en applaudissant aussi les autres.',
      'Un vieux groupe de discussion peut se réveiller, et l’on parle de se revoir. Voici quelques semaines pour les copains, les pétitions et l’avenir en commun. Propose une date au lieu d’un « un de ces jours », puis réserve la salle.',
      'Sans équipe, on va droit ; à plusieurs, on rit davantage et l’on arrive parfois plus loin. Ton idée gagne à passer par d’autres mains. Celui qui critique deux fois le même point te rend peut-être un service d’ami.',
    ],
    12: [
      'Avant le prochain départ, le mois invite à s’asseoir un moment sur le banc du vestiaire. Se coucher tôt, écrire pour personne, clore une affaire ancienne : cela nourrit en silence. Le Soleil finit son tour, d’où ce besoin de fermer des dossiers avant d’en ouvrir.',
      'La lumière baisse d’un cran. En cette fin de cycle solaire, la solitude repose, les souvenirs affleurent, les urgences paraissent moins urgentes. Tu règles en secret une petite dette morale, et te voilà comme au retour de vacances.',
      'Peut-être dors-tu plus, peut-être rêves-tu trop. Le mois a des airs de chambre d’amis : on y range ce qui encombre avant la saison suivante. Rends visite à quelqu’un que l’on voit peu, et ne raconte ta bonne action à personne.',
    ],
  },
  mercury: {
    1: [
      'Les mots te viennent plus vite que d’habitude, parfois avant la pensée. Ces semaines sont bonnes pour te présenter, écrire à la première personne, poser la question qui te brûle. Mercure passe pour aimer la maison 1, d’où cette langue déliée.',
      'Ta voix porte, ton visage parle avant elle. Pendant le passage de Mercure, on te consulte, on te contredit, on te demande de raconter encore. Dans une lettre de motivation, un adjectif sur deux peut sauter sans que personne s’en plaigne.',
      'Bouger aide à réfléchir : une idée vient dans l’escalier, une autre au feu rouge. Ta curiosité se tourne vers ta propre histoire et cherche une formule neuve. Pose-toi trois questions d’entretien d’embauche, et réponds à voix haute dans la salle de bains.',
    ],
    2: [
      'Chiffres et inventaires deviennent presque bavards. Négocier un tarif, comparer deux devis, retrouver le ticket perdu : l’esprit s’y prête volontiers. Posée noir sur blanc avant la discussion, ta demande se défend mieux qu’un prix lancé debout.',
      'Les papiers d’argent gagnent à être lus jusqu’en bas, la facture comme le relevé. Ces semaines donnent la patience de vérifier une ligne et l’aplomb de discuter un prix. Comme Mercure aime le détail exact, un numéro de dossier ouvre bien des guichets.',
      'Que sais-tu faire que l’on paierait volontiers ? Mets la réponse en mots simples, comme pour une annonce collée chez la boulangère. L’esprit est pratique et comparateur ; méfie-toi seulement des bonnes affaires qui exigent de décider avant midi.',
    ],
    3: [
      'Voici l’esprit dans ses pantoufles. Messages, petits trajets, leçons, coups de sonnette à l’improviste se succèdent gaiement. La maison 3 a l’allure des Gémeaux, dont Mercure est le maître : les débuts y fleurissent, les fins un peu moins.',
      'Quatre conversations à la fois, un stylo derrière l’oreille : Mercure est à son affaire. Les nouvelles vont vite, les malentendus également. Bien des réponses de dix lignes auraient pu tenir dans une date et un bonjour.',
      'Va porter toi-même ce que tu pourrais envoyer. Les rencontres de trottoir, la file à la poste, la visite chez un cousin rapportent des renseignements qu’aucun moteur ne donne. Écoute les gens âgés du quartier, ils connaissent les raccourcis.',
    ],
    4: [
      'On se raconte des histoires de famille, et certaines changent de version. Ces semaines se prêtent à interroger une tante, à parler travaux, à éclaircir la question du garage. Comme cette maison relève de la Lune, Mercure y apprend davantage des silences que des réponses.',
      'Un soir, une phrase d’enfance peut te revenir avec son accent. La pensée rôde autour de la famille, du logement, des meubles qui ont une histoire. Note les récits pendant qu’on les raconte encore, et date les photos au dos.',
      'Réunion de cuisine, ordre du jour : qui range, qui appelle le plombier, qui garde les clés. Mercure rend ces sujets plus faciles à mettre sur la table. Une affichette sur le réfrigérateur peut remplacer dix remarques du soir.',
    ],
    5: [
      'La pensée s’amuse, en jeux de mots ou en marionnettes improvisées. Tu séduis davantage par une bonne question que par un grand numéro. Mercure essaie avant de juger, d’où ces trouvailles que la critique aurait arrêtées net.',
      'Ta plume a envie de plaire, quitte à jouer de la rime et du double sens. Ces semaines favorisent l’écriture, les jeux de société, les conversations où l’on se cherche un peu. Demande à un enfant de t’expliquer son monde, et prends-le au sérieux.',
      'Une réplique de théâtre te trotte dans la tête depuis le réveil. L’intelligence se fait malicieuse, séductrice, parfois un brin insolente. Devant quelqu’un de franc, ton projet perd ses longueurs et garde son piquant.',
    ],
    6: [
      'Qui fait quoi, et pour quand ? Les listes te rendent service ces temps-ci, et une consigne reformulée épargne trois malentendus. Mercure y travaille volontiers, puisque la maison 6 demande de l’ordre et qu’il aime classer.',
      'Trop d’onglets ouverts, à l’écran et dans la tête. Profite du passage pour écrire une méthode, étiqueter des bocaux, rappeler le secrétariat. Mercure gouverne ces tâches, donc une demande précise y épargne plus d’énergie qu’un long soupir.',
      'Regarde comment tu commences ta journée de travail : ce premier quart d’heure décide souvent du reste. L’esprit, méthodique, repère l’étape de trop. Le perfectionnisme, lui, choisit volontiers les pages que personne ne relira.',
    ],
    7: [
      'Le dialogue prend le fauteuil d’en face. Avec ta moitié, une cliente ou un contradicteur, il s’agit moins d’avoir raison que de comprendre la phrase entière. Relis chaque clause avant de signer, et répète avec tes mots ce que tu as entendu.',
      'Chacun a sa version, et les deux tiennent debout. Mercure facilite la médiation, la relecture d’un contrat, les conversations de couple remises à plus tard. Entre les deux récits se cache souvent une phrase que vous pourriez signer ensemble.',
      'Téléphone plutôt que d’imaginer la réponse. L’autre en sait plus que tu ne crois, et ne pense pas forcément ce que tu lui prêtes. Ces semaines sont bavardes entre partenaires ; pose ton appareil sur le meuble d’entrée avant de parler.',
    ],
    8: [
      'Une curiosité d’enquête te prend : d’où vient ce silence, où passe l’argent commun, que cache ce « peu importe » ? Pose tes questions avec douceur, une par soir. Les papiers partagés gagnent à être relus à deux.',
      'Certains mots se disent mieux dans le noir, ou en voiture, les yeux sur la route. Le moment aide à évoquer l’intimité, un prêt, une affaire de famille embrouillée. Prépare ta première phrase ; la deuxième vient souvent toute seule.',
      'Relire les petites lignes peut devenir passionnant. Assurance, impôts, prêt commun, et aussi ces sous-entendus que personne n’éclaircit : ton esprit veut la clé. Toutes les questions n’obtiennent pas de réponse, et certaines pudeurs ont leurs raisons.',
    ],
    9: [
      'Ton esprit se promène sur les cartes du monde et s’y attarde. Cours, lectures exigeantes, échanges avec quelqu’un de loin : ce qui élargit la vue te plaît. Mercure aime la précision, cette maison l’ampleur, d’où ces faits qui courent derrière les idées.',
      'Un mot étranger refuse de se traduire, et te voilà à rêver dessus. Les idées larges t’attirent, celles des livres épais comme celles des chauffeurs de taxi. Une heure de cours public te nourrit mieux, ces semaines-ci, qu’un mois de lectures dispersées.',
      'Tu voudrais comprendre le pourquoi avant le comment. Démarches universitaires, visas, publications, lectures de fond trouvent ici un vent favorable. Reste simple dans l’exposé : si la grand-mère du voisin te suit, l’idée est mûre.',
    ],
    10: [
      'Côté métier, ce que tu écris circule plus loin que prévu. Soigne l’objet du message, mets trois points au clair avant la réunion, sollicite le rendez-vous que tu repousses. Saturne garde cette maison, donc une parole sobre y sert mieux ton nom qu’un feu d’artifice.',
      'Prends la parole au début de la réunion, pas à la fin. Tes arguments intéressent, ton courrier monte d’un étage, une responsable peut vouloir t’entendre. Un chiffre juste et une proposition simple font la moitié du chemin, la machine à café fait l’autre.',
      'Derrière un intitulé de poste, il y a une histoire à raconter. Mercure t’aide à la mettre en ordre : profil à jour, bilan de l’année, lettre de candidature. Fais-la lire à quelqu’un d’un autre métier, et garde ses étonnements.',
    ],
    11: [
      'D’un fil de discussion à une soirée entre amis, les idées passent de main en main et reviennent meilleures. Propose, esquisse, présente l’une à l’autre deux personnes qui s’ignoraient. Mercure se plaît parmi les amis, car une idée y change vite de tête.',
      'Qui connaît quelqu’un qui connaît le sujet ? La réponse peut se trouver parmi tes amis. Le courant passe dans les réseaux, les associations, les groupes de lecture. Même les mauvaises pistes font parler, et la troisième te donne peut-être le bon numéro.',
      'Onze avis pour le choix d’un restaurant, cela fait partie du charme. Ces semaines, tu sers volontiers d’interprète entre gens qui s’aiment bien. Quand plus personne n’écrit, c’est que chacun attend qu’un autre choisisse.',
    ],
    12: [
      'Certaines pensées préfèrent le papier caché au fond d’un sac. Durant ces quelques semaines, tu comprends plus que tu ne dis, et les rêves font de bons secrétaires. Mercure veut nommer ce que cette maison préfère taire, si bien que les mots viennent mieux après une nuit.',
      'Silence radio, mais beaucoup de trafic au-dedans. Mercure préfère ici les brouillons aux déclarations et les questions sans réponse aux bilans. Au matin, une seule ligne griffonnée dans le noir suffit quelquefois à tout expliquer.',
      'Ne réponds pas à tout. Des pensées à demi formées ont besoin d’ombre, et une confidence reçue réclame ta discrétion. Relis un ancien journal, classe les lettres, et méfie-toi du message écrit à minuit sous le coup d’un souvenir.',
    ],
  },
  venus: {
    1: [
      'Quelque chose s’adoucit dans ta manière d’entrer. On vient plus volontiers vers toi, et tu prends goût à te plaire : une couleur, une coupe, un parfum. Un compliment reçu sans être rendu aussitôt fait plaisir à qui l’offre.',
      'Le miroir de l’entrée se montre plus conciliant. Pendant le séjour de Vénus dans ton signe, ton charme passe par de petits riens : une écharpe, un regard qui reste. Ce que tu demandes avec naturel est mieux accueilli, puisque Vénus a plaidé d’abord.',
      'Plaire sans se forcer, voilà l’exercice agréable de ces semaines. Tu sais mieux ce qui te va, couleurs, gens, rythmes, et tu as moins envie de t’excuser de tes goûts. Un refus dit avec grâce laisse un meilleur souvenir qu’un oui traîné jusqu’au soir.',
    ],
    2: [
      'Le plaisir passe par la main : un bon savon, un tissu épais, une assiette bien tournée. Tu sens mieux ce que tu aimes posséder et ce qui traîne par habitude. Vénus, maîtresse du Taureau, préfère l’objet qui dure aux consolations.',
      'Les sens font leur marché, du stylo qui glisse bien au poids d’une vraie couverture. Vénus embellit ton rapport aux choses et relâche un peu le portefeuille. Ce qui brillait en vitrine te laisse de marbre la semaine d’après.',
      'Entre ce que tu vaux et ce que tu demandes, il reste parfois un écart. La grâce de ces semaines aide à fixer un prix sans rougir, ou à recevoir un cadeau sans calculer. Annoncé d’une voix égale, ton tarif n’a presque plus besoin d’être défendu.',
    ],
    3: [
      'Des mots aimables font du chemin ces semaines-ci. Une carte postale, un détour par chez un proche ou un voisin, un sourire au comptoir rendent les journées plus légères. Dis le merci que tu croyais évident ; il ne l’était peut-être pas.',
      'Ton téléphone s’adoucit : photos de chats, compliments, projets pour samedi. L’occasion est belle de renouer avec une voisine ou un camarade d’école autour d’un souvenir drôle. Un mot tracé à la main, même tordu, se garde longtemps.',
      'Charmante façon de dire les choses, et l’on t’écoute davantage. Une remarque délicate peut enfin passer, une librairie te retenir une heure, le gardien de l’immeuble te confier un secret. Choisis tes adjectifs comme des pralines.',
    ],
    4: [
      'Chez toi, on aimerait des bougies, une nappe, des gens que l’on n’a pas besoin d’impressionner. La tendresse se loge dans le décor et dans les recettes. Une petite brouille de famille se défait mieux là, sans témoins ni ordre du jour.',
      'Il faut peu de chose pour que l’on reste : des rideaux ouverts et une odeur d’oignons qui blondissent. Vénus rapproche la maisonnée. Entre parents fâchés, prêter la perceuse ou faire une course parle plus clairement qu’une explication.',
      'Tu as envie d’un chez-toi qui te ressemble. Déplacer une lampe, encadrer un dessin d’enfant ou accueillir une amie pour la nuit peut suffire à changer l’air. Comme Vénus s’attache aux pièces que l’on habite, le goût de les soigner revient.',
    ],
    5: [
      'Avant la première note, le pied bat déjà la mesure. Flirts, rendez-vous, création, jeux avec des enfants : l’allégresse se laisse approcher. La tradition dit que Vénus a sa joie en maison 5, d’où ce plaisir qui s’invite dans tout ce que tu fais.',
      'Un rire au fond de la salle, et tu te retournes. Le passage favorise les coups de cœur, les ateliers, les fêtes où l’on reste plus tard que prévu. Des soirées réussies, on retient moins le décor que la personne avec qui l’on a ri.',
      'Voilà des semaines pour flâner dans les musées, écrire un poème mal fichu, construire une cabane de coussins. L’affection se montre généreuse et un peu grandiloquente. Avoue à qui fait battre ton cœur ce que tu lui trouves, sans chute comique.',
    ],
    6: [
      'Un bouquet sur le bureau, un café porté à une collègue, et la routine change de ton. Ton talent pour arrondir les angles sert au travail ; veille seulement à ne pas tout accepter pour rester agréable. Un sourire n’est pas encore une fiche de poste.',
      'Partager une clémentine entre deux dossiers, c’est déjà de la diplomatie. L’entente au travail progresse par de menues attentions, et ton corps apprécie qu’on le traite avec gentillesse. Change la lumière de ton bureau, ou la chaise qui te maltraite.',
      'Aimer, parfois, c’est descendre la poubelle sans le faire remarquer. Vénus parcourt les tâches ordinaires et y glisse de l’attention. La maison 6 préfère l’utile au joli, donc Vénus y balaie plus qu’elle ne déclame.',
    ],
    7: [
      'À deux, l’air se réchauffe. Vénus facilite les accords, les excuses, les invitations sans cesse remises. Si quelqu’un t’attire, montre-le avec simplicité ; si vous vous connaissez par cœur, cherchez une question que vous ne vous êtes pas encore posée.',
      'Rendez-vous pris, table pour deux. Ces semaines favorisent l’écoute, les contrats aimables, les pique-niques, les retrouvailles. L’accord vient plus facilement, puisque Vénus gouverne la Balance, à laquelle cette maison ressemble.',
      'On t’offre volontiers la place près de la fenêtre. Dans le couple ou en affaires, la prévenance revient, et une simple politesse peut rapprocher beaucoup. Montrer une préférence repose l’autre, car Vénus, ici, attend souvent qu’on la devine.',
    ],
    8: [
      'Derrière la porte fermée, l’affection demande de la profondeur. Confidences, peau, confiance, dépenses partagées : les demi-mots ne suffisent plus tout à fait. Un aveu fait à voix basse reçoit rarement sa réponse le soir même, et c’est normal.',
      'Devant un notaire ou sous la couette, la tendresse cherche le mot juste. Vénus t’aide à parler de désir, d’argent mêlé, de jalousie, sans hausser le ton. Les chiffres posés, la soirée est encore jeune, et l’on peut parler d’autre chose.',
      'L’attirance a du mystère ces temps-ci, avec une voix basse et peu de témoins. Cela peut rapprocher, ou bien désorienter. Vénus aime la douceur et cette maison les secrets, d’où un trouble que l’on prend facilement pour de l’amour.',
    ],
    9: [
      'Venue d’ailleurs, une beauté te fait signe : un accent, un film, une cuisine inconnue. Tu peux tomber sous le charme d’une idée autant que d’une personne. Tes goûts partent en promenade, et reviennent avec une épice dont tu ignorais le nom.',
      'Cardamome, oud, palais de carton-pâte dans un vieux film : ton goût prend le large. Une personne venue d’un autre milieu peut te plaire par sa façon de voir. Goûte avant d’avoir un avis, et demande la recette.',
      'Acheter une grammaire par amour, cela s’est vu. Ces semaines embellissent l’étude, les voyages rêvés, les conversations sur ce qui rend la vie bonne. Un ancien professeur serait touché d’apprendre quelle phrase de lui t’accompagne encore.',
    ],
    10: [
      'Au travail, ta bonne grâce se remarque autant que tes résultats. Ces semaines aident à soigner une présentation, à remercier une équipe, à demander conseil à quelqu’un que tu estimes. Plaire ouvre la discussion, mais cette maison demandera les faits, car elle ressemble au Capricorne.',
      'Bien s’habiller pour une réunion peut relever de la stratégie. Ton image publique gagne en douceur, et l’on pense à toi pour accueillir, présenter, représenter. Accepte l’éloge devant témoins, puis cite celle ou celui qui t’a montré le métier.',
      'Charme et sérieux se serrent la main au bureau. Vénus soutient une demande, une exposition, un différend à apaiser avec la direction. Un sourire d’en haut n’est pourtant pas une signature, même quand il est sincère.',
    ],
    11: [
      'Les amis ont bon goût en ce moment : ils peuvent te présenter du monde, te prêter un livre, t’emmener danser. Une sympathie peut grandir sans bruit. Vénus s’y montre prodigue, car la maison 11 est celle des bienfaits reçus.',
      'Trois parapluies, un seul banc, et l’on rit quand même. L’amitié se montre sous son meilleur jour, parfois avec une pointe de flirt. Un lien laissé en friche n’attend sans doute aucune excuse, à peine un signe.',
      'Par une amie, on rencontre un architecte, une choriste, peut-être un amour. Les cercles s’ouvrent, les projets collectifs deviennent plus jolis à regarder. La gentillesse que tu mets à accueillir les nouveaux finit par faire le tour du groupe.',
    ],
    12: [
      'Aimer en silence a son charme, ses ombres aussi. Tu espères, tu excuses, tu regardes une vieille photo plus longtemps que prévu. Cette maison efface les contours, donc Vénus y aime sans compter, parfois sans regarder.',
      'Quel est cet air que tu fredonnes sans t’en apercevoir ? Vénus, ici, aime à distance, pardonne en cachette, se souvient. En plein jour, la personne rêvée a peut-être changé de voix, de projets et de coiffure, comme toi d’ailleurs.',
      'Une affection secrète te tient compagnie, réelle ou rêvée. Le charme de ces semaines se loge dans les chambres, les chapelles, les jardins déserts. Donner sans signer te nourrit aussi, tant qu’il te reste quelque chose à donner.',
    ],
  },
  mars: {
    1: [
      'Tu sens le moteur tourner sous le capot. Voici des semaines d’élan, de franchise et de portes poussées de l’épaule : attaque ce que tu repoussais, dépense-toi un peu chaque jour. Comme la maison 1 est celle des départs, Mars y démarre avant le coup de sifflet.',
      'Le réveil n’a pas fini de sonner que tes pieds touchent le sol. Mars allume ton signe : décisions rapides, sport, sincérité parfois abrupte. Avec un défi daté, cette force trouve son rail ; sans lui, elle use les freins de tout le monde.',
      'Tu n’acceptes plus de patienter sans explication. L’appétit d’agir s’accompagne d’une peau fine, prompte à se hérisser. Dis ce qui te gêne dès la première fois, calmement, avant que la cinquième ne parte comme un bouchon.',
    ],
    2: [
      'Gagner, défendre, réclamer : l’énergie va vers ce qui t’appartient. Demande la somme que l’on te doit, répare l’outil, vends ce qui encombre. Mars veut tout de suite ce que cette maison fait attendre, d’où ces achats d’humeur que l’on regrette dès le lendemain.',
      'Cogner sur la table ne fait pas monter un salaire, un dossier solide peut y aider. Ce passage donne du nerf pour négocier et pour défendre tes biens. Répétée deux fois devant la glace, la demande tremble déjà moins.',
      'Envie de tout remplacer, le canapé, le vélo, la vie. L’ardeur se fixe sur les choses et rend la patience coûteuse. Une vis resserrée de ta main calme davantage qu’un colis, car Mars veut agir plus que posséder.',
    ],
    3: [
      'Ta langue a du tranchant, et le trajet le plus court te semble encore long. Sers-t’en pour débattre, plaider, apprendre vite. La fratrie ou le voisin du dessus risquent de recevoir les flèches que tu destinais à quelqu’un d’autre.',
      'Des doubles files aux coups de fil, tout te semble traîner. Mars aiguise l’argument et use la patience. Rédige d’un trait le texte difficile, laisse-le refroidir une heure, retire les points d’exclamation, et envoie ensuite.',
      'Un débat avec un cousin, un échange vif au comité de quartier, et te voilà de bonne humeur. La contradiction te stimule. Il arrive que l’autre, lui, ne joue pas du tout, et garde ta pointe sous la peau.',
    ],
    4: [
      'Des meubles à déplacer, une vieille querelle à vider : à la maison, ça remue. Mets cette vigueur dans le marteau et le pinceau avant de la mettre dans les phrases. Cette maison demande du tact, donc Mars y soulève mieux les commodes que les questions.',
      'Le logis devient chantier, ponceuse en marche et placards béants. Ces semaines donnent du muscle pour trier et déplacer ce qui ne bougeait plus. Un mot glissé sous la porte des voisins avant le premier coup de marteau évite bien des froideurs.',
      'On s’accroche pour un torchon, alors que la vraie question est bien plus vieille. La colère domestique mérite mieux que les portes. Choisis un moment sans public, parle d’un seul fait, et termine par ce que tu aimerais voir changer.',
    ],
    5: [
      'Le désir court devant, chemise au vent. Compétition amicale, coup de cœur, sketch mené tambour battant, tout donne envie d’y aller. Cette maison est de feu, Mars aussi, d’où une audace qui supporte mal d’attendre sa réponse.',
      'Sur le terrain de pétanque, tu joues pour gagner. Séduction, sport, création : tout monte en température, et l’ennui devient insupportable. Prends l’initiative d’un rendez-vous insolite, puis laisse à l’autre le choix de la revanche.',
      'Monte sur l’estrade avant d’avoir trop réfléchi. Le désir d’oser passe par l’improvisation, le bricolage avec des enfants, un flirt sans détour. Fatigue-toi joyeusement, et retiens la plaisanterie qui ferait rire tout le monde sauf une personne.',
    ],
    6: [
      'Retrousse les manches, mais dégage une table à la fois. L’ardeur au travail vient à bout de bien des retards, et l’impatience envers les lambins monte aussi. On donnait jadis à Mars sa joie dans cette maison, car l’effort y trouve toujours un emploi.',
      'Cette pile que tu contournes depuis des mois peut tomber en deux matinées. Le rythme s’accélère, les nerfs avec lui. Tes collègues plus lents peuvent avoir une méthode, invisible à qui passe en courant.',
      'Efficacité en hausse, indulgence en baisse. Mars au travail coupe le superflu, mais prend vite les gens pour des retards. Une marche autour du bâtiment change parfois un reproche en consigne claire.',
    ],
    7: [
      'L’autre a du répondant. Une tension qui couvait peut devenir parole, ce qui vaut mieux qu’une porte close. Dis « je voudrais » au lieu de « tu fais », choisis tes batailles, et propose un effort à deux, marcher, pédaler, jardiner.',
      'Voici peut-être quelqu’un qui te tient tête, et tes raisons y gagnent en précision. Les partenaires, les concurrents, les voisins de bureau ont du tempérament ces semaines. On attaque d’abord et l’on négocie ensuite, car Mars préfère le duel à l’accord.',
      'L’attirance et la querelle empruntent la même porte. Un lien peut se réveiller à force de franchise, ou s’user en ripostes. Demande une trêve d’une soirée, montez des étagères ensemble, et voyez ce qui reste de la dispute.',
    ],
    8: [
      'Dossiers brûlants au pied du lit : le désir, les dépenses communes, ce que l’on a tu trop longtemps. L’intensité est là, autant l’employer à déblayer. Tu remues volontiers ce que d’autres évitent, car Mars aime mieux une vérité qui pique qu’un silence.',
      'À vif, mais lucide. Mars s’attaque aux sujets que l’on enferme : rancœur, crédit, pouvoir, envie de l’autre. Comme cette maison retient tout et que Mars parle vite, une menace de départ, lâchée à chaud, blesse longtemps.',
      'Rembourser, rompre un vieux serment, vider un coffre : tu as la poigne pour ces gestes-là. Les luttes d’influence s’enflamment facilement. La plupart se gagnent en n’y entrant pas, ce qui laisse de la vigueur pour les tiennes.',
    ],
    9: [
      'Ton ardeur cherche un grand terrain, pour partir ou pour plaider. Fais avancer un voyage ou une étude par une démarche concrète : un dossier, un appel. Jupiter grossit ici l’élan de Mars, d’où une conviction qui galope loin devant le raisonnement.',
      'Foulées longues, idées hautes. Pendant ces semaines, une cause, un examen ou une frontière te donne envie de courir. Une conviction montrée par l’exemple fatigue moins l’auditoire qu’un discours, et laisse du souffle pour la montée.',
      'Ton sac est fait en dix minutes, l’itinéraire tient sur un ticket. L’aventure te réclame, au moins celle d’une opinion à contre-courant. Un sentier qui grimpe fera l’affaire, car Mars veut surtout sentir ses jambes.',
    ],
    10: [
      'L’ambition a mis ses bottes. Pendant ces semaines, tu peux porter un dossier, prendre une initiative visible, défendre ton travail sans baisser les yeux. Un désaccord avec la hiérarchie se plaide avec des faits ; garde l’ironie pour le trajet du retour.',
      'Au sommet de la liste, une affaire qui t’intimide. Mars te prête des épaules pour la prendre en main, candidater, trancher. Les rivalités se réchauffent aussi ; gagne par le travail livré, et laisse le bruit de couloir dans le couloir.',
      'Qu’un chef bougonne ou qu’une échéance se rapproche, et tu te découvres du cran. Le moment convient aux initiatives signées de ton nom. Puisque la maison 10 juge sur les résultats, Mars y apprend la patience sans perdre son tranchant.',
    ],
    11: [
      'Dans le groupe, c’est toi qui donnes l’impulsion, ou qui perds patience avant les autres. Lance l’action commune, répartis les tâches, tolère quelques lenteurs. Une dispute de camarades se dénoue mieux en marchant que par messages interposés.',
      'Gilet fluo, affiches, tournée de messages : le collectif a besoin de bras et tu en as. Mars pousse les projets communs hors des bavardages. Une tâche bien définie t’ira mieux que le commandement de toute la manœuvre.',
      'Entre copains, un vieux duel peut se rejouer au milieu d’une partie de cartes. L’énergie est forte et mal rangée. Propose une activité où l’on transpire, randonnée ou déménagement, et règle le différend à deux, loin des autres.',
    ],
    12: [
      'Colère en sourdine, gestes retenus : la force travaille derrière le rideau. Tu avances bien dans la solitude, à finir, préparer, démêler. Si l’agacement surgit sans cause apparente, note ce que tu n’as pas osé dire, puis va courir ou battre un tapis.',
      'Mâchoire serrée sans savoir pourquoi ? L’élan de Mars se cache ici et agit par détours, oublis, soupirs. Trouve-lui une issue sans témoin : nager, fendre du bois, écrire une page furieuse que l’on déchire ensuite.',
      'Le combat du moment se livre à huis clos. Mieux vaut préparer que lancer, finir que provoquer, défendre discrètement une personne qui n’a pas voix au chapitre. Ton irritation tient peut-être à une nuit trop courte, car Mars, sans public, dort peu.',
    ],
  },
  uranus: {
    1: [
      'À bas bruit, sur plusieurs années, ta façon d’être se réinvente. Une étiquette se décolle, un style change, l’entourage s’étonne un peu. Uranus ne garde rien par habitude, d’où ces virages que toi-même n’avais pas prévus.',
      'Ton reflet dans la vitrine te surprend, comme si l’on avait changé de figurant. Uranus passe sept ans à secouer ton image et tes réflexes. Essaie une signature, une allure, un refus ; garde ce qui te laisse respirer.',
      'Impossible à ranger, dit-on de toi, et tu commences à trouver cela reposant. Cette longue phase tire vers l’autonomie et les volte-face. Laisse passer deux jours entre l’illumination et l’annonce officielle, les proches t’en sauront gré.',
    ],
    2: [
      'Gagner sa vie autrement, posséder autrement : l’idée fait lentement son chemin. Les revenus peuvent changer de rythme, les priorités aussi. Certains objets rendent libre, d’autres retiennent, et la différence se sent surtout le jour d’un déménagement.',
      'Troc, freelance, coopérative, coup d’arrêt puis coup de pouce : la façon de gagner ton pain se renouvelle par saccades. Sur sept années, la souplesse vaut une rente. Ce qui se transporte aisément, métiers compris, traverse mieux les saisons d’imprévu.',
      'Un matin, ce que tu trouvais précieux peut te paraître quelconque. Uranus bouscule l’échelle des valeurs et te détache des objets. Cette maison veut du stable et Uranus du neuf, d’où des fins de mois parfois capricieuses.',
    ],
    3: [
      'Des éclairs dans la conversation, des idées qui sautent trois stations : la pensée prend son indépendance. Ce climat dure des années, inutile de tout dire le même soir. Tes proches montent dans le wagon suivant, et arrivent quand même à l’heure.',
      'Sans prévenir, ton cerveau change de station. Idées en rafale, langage neuf, voisins singuliers, frère ou sœur qui te déconcerte : l’époque, longue de plusieurs années, déplace tes échanges. Enregistre-toi en marchant, puis sépare l’utile du bruit.',
      'Tout apprentissage hors programme peut te réveiller, de la soudure à la langue des signes. Ta pensée se fait insolente et tolère mal les redites. Les gens qui réfléchissent avant de répondre peuvent te sembler lents ; ils rattrapent bien des erreurs.',
    ],
    4: [
      'La notion même de « chez soi » se met à bouger. Au fil des ans, un déménagement, une cohabitation inédite ou une autre place dans la famille peuvent te tenter. Comme Uranus n’habite nulle part, le foyer tient à deux ou trois gestes que l’on emporte.',
      'L’habitat perd son allure convenue, et l’on songe à des caravanes ou à un grenier changé en atelier. Uranus remue longuement les racines et le modèle familial. Quelques règles qui ne bougent pas, même deux, rendent tout ce mouvement respirable.',
      'La clé tourne autrement dans la serrure de l’enfance. Au gré de ces sept ans, tu peux rompre avec un usage de clan et te sentir d’une autre terre. Un gâteau posé sur la table des anciens plaide souvent mieux qu’un manifeste.',
    ],
    5: [
      'Coups de foudre pour une personne, une matière, un jeu : l’imprévu aime passer par la porte des plaisirs. Ce climat durable pousse à créer hors des règles. Aux scènes officielles, tu préfères la rue où l’on improvise, car Uranus s’assoupit dès que tout est réglé.',
      'Qui aurait cru que tu monterais sur cette scène ? La créativité fait des étincelles, l’amour surgit dans des circonstances bizarres. Pendant ce long passage, improvise à l’intérieur d’un cadre : un lieu, une heure de fin, une parole franche.',
      'Tes loisirs prennent un tour expérimental : thérémine, jeu de rôle ou peinture au balai. L’imprévu rajeunit le cœur et fatigue parfois ceux qui attendent au restaurant. Qui s’attache vite y perd un peu le sommeil.',
    ],
    6: [
      'Horaires classiques et méthodes apprises te vont comme un col trop serré. Pendant de longues années, tu peux inventer ton rythme, tes outils, ta façon de rendre service. Comme Uranus déteste demander, la souplesse se prend en douce ; négociée, elle durerait mieux.',
      'Pointer te pèse, remplir la case aussi. Uranus modernise lentement le travail quotidien et pousse vers des rythmes choisis. Comme Uranus passe par les nerfs, le corps réclame ses pauses avant que l’esprit n’y pense.',
      'Et si le planning sautait, encore ? Ces années-ci, l’instabilité du quotidien peut devenir terrain d’invention, à condition d’avoir un plan B. Présente une réforme mesurable à l’équipe, et conserve une habitude ancienne comme on garde une bougie.',
    ],
    7: [
      'Une liberté inhabituelle s’invite dans les liens durables. Tu rencontres des gens hors de ton cadre, ou bien ton couple cherche une règle moins copiée sur les voisins. Un accord révisé à temps évite bien des départs, car Uranus fuit surtout ce qui ne bouge plus.',
      'Les duos se réécrivent, parfois avec des chambres séparées et un contrat sur mesure. Uranus réclame de l’air dans le lien et attire des gens étonnants. Le changement effraie moins quand une petite promesse, toujours la même, est tenue.',
      'D’un coup de foudre ou d’un coup de vent, les alliances se transforment. À la longue, l’indépendance ne te fait plus honte. Évite les ruptures décidées par ennui, un soir ; une semaine chacun de son côté renseigne mieux.',
    ],
    8: [
      'L’intimité se débarrasse lentement de ses scripts. Attaches, finances communes, secrets : une secousse de vérité, de loin en loin, fait sauter un verrou. Ce que seule l’habitude retenait part sans grand chagrin, et l’on s’étonne de respirer plus à l’aise.',
      'Des fusibles sautent là où l’on avait trop branché. Uranus libère par à-coups des dépendances, affectives ou bancaires, et fait tomber quelques masques. Les comptes emmêlés se laissent enfin séparer, et la pudeur se relâche un peu.',
      'Le verrou rouillé cède un dimanche, sans effort. Ainsi procède cette longue période dans l’intimité : rien, rien, puis une évidence. Fais de la place à ta surprise et à celle de l’autre, sans exiger d’explication immédiate.',
    ],
    9: [
      'Des courants d’air traversent tes vieilles certitudes, et cela fait du bien. Au long de ces années, un savoir hors programme, un pays inattendu, une amitié lointaine peuvent déplacer ta boussole. Explore sans brûler la carte : elle est utile pour rentrer.',
      'Ton horizon se redessine pendant des années, quitte à déboulonner quelques gourous. Une rencontre lointaine peut renverser une certitude en une phrase. L’humour passe mieux la douane, car Uranus se méfie des dogmes, même des siens.',
      'Pars sans groupe, ou avec le plus inattendu. L’enseignement qui te marque arrive hors des murs, par un gardien de phare ou une chaîne amateur. Au bout d’un trimestre d’essai, on sait si une idée mérite d’être présentée aux proches.',
    ],
    10: [
      'Côté carrière, la ligne droite n’a plus grand attrait. Bifurcation, indépendance, métier inventé : la tentation revient par vagues, sur plusieurs années. Une image moins sage finit souvent par servir, car Uranus attire qui cherche du neuf.',
      'Fiche de poste obsolète, intuition en avance : ton métier te démange. Uranus, au long cours, encourage les reconversions, les inventions et les démissions parfois trop promptes. Construis la passerelle avant de quitter la berge.',
      'Ta réputation prend un pli original. On vient exprès te chercher pour ce que tu fais autrement, et l’autorité te regarde parfois de biais. L’audace gagne à présenter ses chiffres, car la maison 10 reste à Saturne, qui compte les résultats.',
    ],
    11: [
      'Drôles d’oiseaux, réseaux neufs, causes mal peignées : ton cercle se renouvelle au long cours. L’avenir se dessine à plusieurs, et pas comme prévu. Uranus, que l’on dit maître du Verseau, change la bande, parfois sans prévenir les amis d’hier.',
      'Drôle d’assemblée : un punk retraité, une ingénieure en sabots, toi au milieu. Uranus, qui aime les groupes, renouvelle tes alliés pendant sept ans et bouscule ton idée du progrès. Partage tes inventions sans attendre qu’elles brillent.',
      'La prochaine amitié pourrait venir d’un forum obscur ou d’une panne d’ascenseur. Ton avenir se dessine par ces raccords imprévus. Avant de quitter une communauté qui te lasse, essaie d’y changer de rôle.',
    ],
    12: [
      'Quelque part derrière le décor, un fil électrique bourdonne. L’envie de liberté mûrit longtemps en secret avant de parler. Les refus que tu ravales en donnent parfois la mesure, comme ces nuits où les idées viennent par quatre.',
      'L’inconscient prend son indépendance, par des insomnies lumineuses et des envies de disparaître une heure. Uranus y travaille longuement. L’étrange pèse moins une fois raconté, car Uranus s’affole surtout dans le vide.',
      'Rien ne bouge en façade, mais les fils sont déjà recâblés. Ces sept années préparent en sourdine une liberté que tu ne sais pas encore nommer. Observe les contraintes que tu t’imposes en cachette ; l’une d’elles a peut-être expiré.',
    ],
  },
  neptune: {
    1: [
      'Les contours s’estompent, comme une aquarelle encore humide. Durant de longues années, tu deviens plus perméable aux ambiances, plus difficile à résumer. L’humeur que tu portes le soir n’est pas toujours la tienne, car Neptune prend la couleur des autres.',
      'Les gens voient souvent en toi ce qu’ils cherchent, et cela finit par peser. Neptune adoucit ton signe pendant plus d’une décennie, affine l’intuition, émousse la volonté. Répète à haute voix tes préférences, même pour la garniture d’une pizza.',
      'Un peu d’écume sur les bords du moi. Ce très long passage ouvre à l’art, à la compassion, à une certaine distraction. Porte une montre, choisis tes fréquentations d’après l’effet qu’elles laissent, et consens à être parfois insaisissable.',
    ],
    2: [
      'L’argent prend des airs de rivière : il coule, il scintille, on ne voit pas le fond. Ce long climat interroge ce qui a du prix à tes yeux. Neptune dissout les bords, d’où cette peine à savoir où finit le don et où commence la fuite.',
      'Où est passé le billet de vingt ? Neptune peut longtemps brouiller les comptes, et il affine le goût de l’impalpable. Un reçu demandé sur-le-champ dissipe plus de brume qu’un grand serment de sagesse.',
      'La vraie richesse a changé de visage : un après-midi sans obligation, un chant, de l’eau claire. Au cours de ces années brumeuses, tu peux donner trop ou trop peu. Fais relire tes engagements d’argent par quelqu’un qui garde les pieds sur terre.',
    ],
    3: [
      'Entre les mots, tu entends des musiques. Pour des années, ta parole gagne en images ce qu’elle perd parfois en précision. Les poèmes s’en portent bien, les rendez-vous un peu moins : une heure confirmée évite une attente sous la pluie.',
      'Tes phrases ressemblent à des galets polis, et l’on perd parfois le fil. Longue saison pour la poésie, la traduction, les confidences entre frères et sœurs. Quand il faut une adresse, écris le numéro et le code de la porte.',
      'Lire dans les silences devient presque naturel. Neptune aiguise l’écoute et disperse l’attention sur une bonne décennie. Le son et l’image t’apprennent plus que les tableaux, parce que cette planète saisit le climat avant les faits.',
    ],
    4: [
      'Une nostalgie flotte dans le couloir, sans que l’on sache d’où elle souffle. Lentement, l’idée de foyer s’attendrit et se brouille. Les récits de famille s’embellissent à chaque tour, et la vérité se tient souvent dans ce qu’ils évitent.',
      'Au fond du jardin de l’enfance, la balançoire bouge encore. Neptune enveloppe la famille de tendresse, de non-dits, de regrets légers. Le pardon y vient plus vite que les explications, car Neptune efface volontiers ce qu’il n’a pas compris.',
      'On rêve d’une maison au bord de l’eau, on habite au-dessus d’un garage. Entre les deux, beaucoup de douceur peut entrer par la musique et la lumière. Ces années dissolvent un vieux sentiment d’exil ; laisse-les prendre leur temps.',
    ],
    5: [
      'Aimer comme au cinéma, peindre jusqu’à l’aube : l’imagination teinte tes plaisirs sur une très longue période. L’inspiration est réelle, l’idéalisation aussi. La personne aimée, vue sans projecteur, garde en général assez de charme pour un deuxième acte.',
      'Photographier le brouillard, jouer sans partition : l’inspiration abonde tout au long de cette traversée. L’amour se raconte comme un roman, avec des chapitres inventés. Demande à l’autre ce qu’il ressent vraiment, et laisse venir la réponse sans violons.',
      'Le conte du soir t’émeut plus qu’il n’émeut l’enfant. Neptune affine les plaisirs, brode sur les flirts, élève la création. Un bord, un format, une date : l’imaginaire a besoin de rives pour déborder joliment.',
    ],
    6: [
      'Comment rêver et répondre au courrier dans la même journée ? C’est la question douce de ces années. Les tâches se diluent, le dévouement déborde. Comme Neptune ne porte pas de montre, tu vois l’ensemble et tu perds les horaires.',
      'Devant la pile de courrier, tu contemples la pluie. Les tâches glissent, le dévouement s’épanche, et ton corps réagit finement aux ambiances durant ces années. À midi, quinze minutes de silence te rendent l’après-midi, tant Neptune absorbe le bruit des autres.',
      'Le quotidien peut devenir une sorte de prière laïque, dès que l’on y met de la beauté ou du soin. Il peut aussi s’effilocher. Attache-toi à trois gestes fixes, simples comme arroser, marcher, éteindre.',
    ],
    7: [
      'Ton regard sur l’autre se couvre d’un voile, parfois beau, parfois trompeur. Longtemps, la compassion et l’illusion voisinent dans tes alliances. Aime sans sauver, pose les questions concrètes, et prends un avis neutre avant une signature.',
      'Vos regards se croisent et le roman commence, couverture comprise. Neptune, pendant de longues années, idéalise les partenaires et attendrit les anciens griefs. C’est dans les jours mal coiffés que l’affection apprend à se passer de décor.',
      'On t’aime pour ta douceur, on s’y perd quelquefois. L’entente se nourrit d’art partagé, de silences, de pardon ; elle s’abîme dans les sous-entendus. Prononcez vos accords à voix haute, surtout ceux qui vous paraissent évidents.',
    ],
    8: [
      'Dans l’intimité, les frontières fondent : on se devine, on se mélange, on oublie qui a payé quoi. Cette toile de fond dure des années. La confiance supporte très bien une copie des papiers communs, rangée au sec et sans arrière-pensée.',
      'Dans ce demi-jour, le désir ressemble à un rêve dont on se souvient mal. Neptune rend l’intimité océanique et les arrangements d’argent nébuleux. Mets par écrit ce qui est commun, puis abandonne-toi en connaissance de cause.',
      'Le sentiment d’être deux dans la même peau te visite souvent ces années-ci. Beau, troublant, difficile à gérer le jour des impôts. Les frontières cèdent vite, parce que l’eau de cette maison rejoint celle de Neptune.',
    ],
    9: [
      'La foi, l’art, la mer, un pays imaginé depuis l’enfance : un appel vient du large. Avec le temps, ta quête devient plus intuitive que savante. Suis-la un crayon à la main, et méfie-toi des guides qui ont réponse à tout.',
      'Ce qui dépasse les mots te fait avancer, pèlerinage ou film muet. Neptune colore tes convictions d’une ferveur diffuse sur plus d’une décennie. Les sceptiques de bonne humeur font ici d’excellents guides, car Neptune croit volontiers le premier venu.',
      'Très loin, une île que tu n’as peut-être jamais vue te manque. L’époque cultive l’espérance et les mirages sur la même rive. Neptune embellit tout ce qu’il voit de loin, d’où ces départs qui promettent tant.',
    ],
    10: [
      'On te voit un peu comme un écran où chacun projette son film. Ta vocation cherche une dimension plus large, art, entraide, service, et le chemin manque de panneaux. Un rôle précisé par écrit protège des attentes que personne n’avait formulées, toi y compris.',
      'Cherches-tu un métier ou une manière de servir ? La carrière, sous Neptune, se défait des ambitions d’emprunt et met longtemps à trouver son nom. L’absence d’étiquette coûte à l’orgueil plus qu’au travail, tant Neptune préfère l’usage au titre.',
      'Le titre, sur ton badge, semble écrit à l’encre sympathique. On te prête des dons, des défauts, une légende. Les métiers où la sensibilité compte comme une compétence exigent de toi moins de déguisement.',
    ],
    11: [
      'Des amitiés d’âme, des utopies, une chorale peut-être : le collectif te touche de près, longuement. Il arrive aussi que l’on s’y dissolve. Certaines personnes ne viennent que pour être consolées, et Neptune les distingue mal, puisqu’il console tout le monde.',
      'Une foule chante, et te voilà en larmes sans connaître les paroles. Neptune fait vibrer les amitiés et les idéaux collectifs sur une très longue durée. Une fois la collecte finie, il reste parfois trois personnes, car Neptune attire plus qu’il ne retient.',
      'Les âmes sœurs du groupe ne savent pas toujours qui tient les comptes. Tu portes un rêve de fraternité, sincère et un peu flou. Donne-lui une adresse, un budget, un premier jeudi ; la magie supporte très bien l’organisation.',
    ],
    12: [
      'Neptune nage ici dans son eau. Rêves, prière, musique, longues heures sans utilité visible peuvent nourrir une part de toi que l’agenda ignore. Comme Neptune n’a pas de bords, cette marée réclame un rivage, fût-il étroit : le bain du jeudi, une marche, une voix amie au bout du fil.',
      'Descends doucement l’échelle du bassin : l’eau te connaît. Comme Neptune se plaît dans cette maison, il approfondit le rêve, la foi et la compassion pendant de longues années. Repère les moments où le retrait apaise, et ceux où il t’éteint.',
      'Une présence discrète semble veiller derrière les choses. Musique, bénévolat, contemplation peuvent te combler ; les échappatoires aussi promettent la paix, avec une note salée. Choisis le refuge dont tu sors avec plus de clarté.',
    ],
  },
  pluto: {
    1: [
      'Mue lente, à l’échelle d’une grande tranche de vie. Tu te découvres une force que tu sous-estimais, et certaines façons de te protéger tombent. Une honnêteté tranquille suffit, puisque Pluton se devine dans un regard bien avant les mots.',
      'Voici que tu n’as plus besoin de ton armure, et ce poids en moins fait une drôle d’impression. Pluton, sur une longue portion de vie, renouvelle l’identité par le dedans. Quitte un personnage à la fois, devant des témoins bienveillants.',
      'Ton silence en impose, parfois plus que tu ne voudrais. Ce passage immense affûte le regard et fait le tri entre puissance et domination. Un doute avoué à quelqu’un de proche n’ôte rien à ton autorité, il lui rend un visage.',
    ],
    2: [
      'Que vaux-tu, hors de ce que tu possèdes ? La question travaille en profondeur, sur de nombreuses années. Ton lien à l’argent, à la sécurité, au contrôle se transforme. Pluton creuse sous le coffre, d’où ces peurs, devant un relevé, qui parlent d’autre chose.',
      'Le vieux trio passe à l’atelier : posséder, retenir, craindre de manquer. Pluton transforme ta sécurité matérielle sur une époque entière, quelquefois par des dépouillements choisis. Un savoir-faire, lui, ne se dépense ni ne se confisque.',
      'Au dos de chaque facture, il y a un peu de ton histoire. Ce très long climat fait comprendre pourquoi tu amasses ou dilapides. Parle d’argent sans honte avec une personne discrète, et sépare ta valeur de ton solde.',
    ],
    3: [
      'Une parole peut creuser comme une goutte d’eau. Pendant ce très long passage, tu cherches le fond des choses, et les papotages te lassent. Pluton préfère l’aveu à la réponse, d’où ces questions qui ressemblent à un interrogatoire.',
      'Rare, précise, ta parole touche le nerf. Pluton donne pour longtemps le goût de l’enquête et une allergie aux banalités. Bavarder de la pluie avec les voisins repose, et les voisins en savent long.',
      'Un secret de fratrie, une lettre retrouvée, une phrase que l’on attendait : les mots peuvent transformer un lien. Ce lent travail exige du tact. Interroge comme un historien plutôt que comme un juge, et archive ce que l’on te confie.',
    ],
    4: [
      'Sous le plancher, les racines poussent et déplacent des pierres. Ce que ta famille gardait pour elle se laisse approcher par étapes, et ta notion d’abri change. Chez Pluton, les vérités montent lentement, parce qu’elles ont appris à se taire, parfois pendant deux générations.',
      'Quand on gratte le papier peint, trois époques apparaissent. Pluton remanie la lignée, le sentiment d’abri, le pouvoir à la maison, et il y met une génération. Change la règle tacite qui te pesait le plus, puis explique-la aux plus jeunes.',
      'Ta place à table n’est plus celle qu’on t’avait donnée. Au fil d’un passage presque géologique, la famille se recompose autour de vérités dites tard. Certains tiendront à leur version jusqu’au bout, et la tienne n’en sera pas moins vraie.',
    ],
    5: [
      'Créer devient une affaire de vérité, aimer aussi. Les passions couvent longtemps sous la cendre et tolèrent mal les demi-jeux. Mets l’intensité dans une œuvre, laisse de l’air à qui tu aimes, et accepte de perdre aux petits chevaux.',
      'Le dernier tableau éclipse tous les autres, et il te ressemble. Pluton rend la création exigeante, l’amour absolu, le jeu presque sérieux. Comme Pluton ignore le passe-temps, une partie sans enjeu te repose, à ta propre surprise.',
      'Flamme basse, longue, opiniâtre. Sur bien des années, les passions servent de révélateur : ce que tu veux prouver, ce que tu veux donner. Une œuvre qui dérange en vaut ici trois jolies, car Pluton peint d’abord ce que l’on tait.',
    ],
    6: [
      'Tes habitudes révèlent ce qui te gouverne. Sur un temps très long, la façon de travailler, de servir, de vouloir bien faire se défait et se refait. Qui décide au juste de tes journées ? Pluton pose la question, car tout service cache un pouvoir.',
      'Comment travailles-tu lorsque personne ne contrôle ? La réponse change sous Pluton, qui déconstruit la servitude et le perfectionnisme à très petite vitesse. Le repos, pris comme point de départ, dessine une tout autre semaine.',
      'Les coulisses de ton métier te sont de plus en plus visibles : qui décide, qui essuie, qui se tait. Cette lucidité peut servir à réformer. Commence par ta manière de commander ou d’obéir, le reste suit, au rythme des arbres.',
    ],
    7: [
      'Dans le miroir de l’autre, on voit parfois son propre pouvoir. Les alliances de ces longues années remuent, obligent à la franchise, défont les rôles usés. La manipulation n’y tient pas longtemps, car Pluton finit par montrer les ficelles des deux côtés.',
      'On sort rarement inchangé de ces alliances-là. Pluton, des années durant, approfondit les liens et met au jour les rapports de force. Jouez franc jeu sur le temps, l’argent, la parole, et que chacun puisse dire stop.',
      'À côtoyer des êtres intenses, on apprend vite où finit sa propre volonté. Le contrat amoureux ou professionnel demande une refonte lente. Refuse le chantage affectif au premier signe, et regarde aussi tes façons polies d’imposer.',
    ],
    8: [
      'Pluton connaît cette cave et y descend sans lampe. Désir, loyauté, biens communs, vieilles emprises : la tâche est profonde et se mesure en années. Prends appui sur une écoute solide, desserre un nœud à la fois, remonte prendre l’air.',
      'Sous la trappe, un couloir, puis un autre. Pluton explore sa propre maison : attachement, pouvoir, ressources communes, métamorphoses du désir. Comme Pluton compte en décennies, chaque palier demande que l’on s’y attarde un peu.',
      'Lâcher un objet, une emprise ou une vieille version de toi prend ici des allures de grand ménage décennal. Quelque chose de plus vrai pousse dans l’espace libéré. Pluton va droit à ce qui brûle, donc les émotions fortes parlent avant les papiers.',
    ],
    9: [
      'Il arrive qu’une croyance s’écroule comme un mur mal fondé, et découvre le paysage. À très long terme, ta vision du monde se refait par l’étude, le voyage, le doute. Une conviction qui survit aux questions se passe de disciples.',
      'Il ne reste qu’une étagère de tes anciennes certitudes, et elle suffit. Pluton rebâtit ta philosophie par des études profondes, des voyages qui dérangent, des maîtres déchus. Ce que tu as éprouvé s’enseigne, le reste peut attendre en friche.',
      'Convaincre te démange ; comprendre te mènerait plus loin. Ce cycle immense interroge la foi, la loi, la vérité officielle. Fréquente un lieu où l’on te contredit avec soin, et tiens le compte de tes changements d’avis.',
    ],
    10: [
      'Le mot « ambition » change de goût au fil des longues années, et avec lui l’autorité. Tu peux transformer un métier, ou quitter une image qui t’étouffait. Un pouvoir exercé à découvert inquiète moins, car Pluton fait surtout peur quand il se cache.',
      'Au dernier étage, la vue est large et l’air rare. Pluton métamorphose lentement la vocation et confie parfois un pouvoir réel. Entoure-toi de gens qui osent te dire non, et choisis la trace que tu veux laisser.',
      'Un titre peut tomber comme une peau, sans que tu te penches pour le ramasser. Cette longue refonte professionnelle préfère l’utilité au prestige. Les systèmes injustes se démontent surtout par leurs petites vis.',
    ],
    11: [
      'Les groupes montrent ici leurs dessous, loyautés, rivalités, élans capables de déplacer beaucoup. Un tri se fait peu à peu dans ton cercle. Les amitiés qui savent te contredire y gagnent du prix, puisque Pluton use vite les complaisances.',
      'Tout groupe a son envers et son trésor. Pluton t’apprend, au long des saisons, à reconnaître les loyautés qui nourrissent et celles qui enrôlent. Là où poser une question coûte cher, l’enrôlement n’est pas loin, même souriant et bien intentionné.',
      'Des amitiés anciennes se retirent comme une marée très lente, d’autres remontent des profondeurs. L’avenir que tu imaginais change de commanditaire. Partage l’influence, forme ta relève, et garde un ami qui ignore tout de tes combats.',
    ],
    12: [
      'Tout au fond, une transformation se fait presque sans bruit. D’anciennes peurs remontent par bulles, perdent de leur emprise, reviennent parfois. Un témoin discret allège ce travail, car Pluton garde volontiers enfoui ce qui demande à sortir.',
      'L’invisible fait son ménage à l’heure où tu dors. Pluton, ici, défait très lentement des peurs héritées et rend une force que tu n’employais pas. Travaille avec les rêves, l’écriture, un accompagnement sûr, et de la lumière le matin.',
      'Peu de mots pour ce qui se transforme en toi, et beaucoup de patience. Les secrets pesants cherchent une issue honorable. Confie-les là où ils seront gardés, puis plante quelque chose, un bulbe par exemple, à l’endroit du souci.',
    ],
  },
};
