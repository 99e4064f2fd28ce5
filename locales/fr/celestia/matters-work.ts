import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of work, and what helps it there. */
export const matters: MattersOf<'work'> = {
  vocation: {
    aries: {
      is: 'Il te faut un métier de démarrages et d’urgences, où l’on tranche sur place ; dès que tout roule, tu t’y ennuies ferme.',
      helps:
        'Essaie en petit le métier qui te tente, le temps d’une mission ou d’un remplacement, au lieu d’y réfléchir encore.',
    },
    taurus: {
      is: 'Dans un travail, tu veux de la matière, un savoir-faire qui s’affine et une paie sans surprise ; l’abstraction pure te laisse sur ta faim.',
      helps:
        'Repère ce que tes mains font déjà bien sans que tu y penses : c’est souvent par là que passe ton vrai métier.',
    },
    gemini: {
      is: 'Choisir un seul métier t’a toujours paru une drôle d’idée, et ceux qui te vont mêlent les mots, les gens et l’imprévu.',
      helps:
        'Raconte tes envies de métier à des gens très différents, et remarque laquelle te fait parler le plus longtemps.',
    },
    cancer: {
      is: 'Ton métier doit faire du bien à quelqu’un de précis, que tu nourrisses, loges, soignes ou instruises ; les dossiers sans personne derrière te vident.',
      helps:
        'Demande-toi qui ton travail protège ; si un visage te vient tout de suite, tu tiens une bonne piste.',
    },
    leo: {
      is: 'Un travail te convient quand on y voit ta patte et qu’il te laisse créer, animer ou mener ; l’anonymat, même bien payé, t’éteint.',
      helps:
        'Pour chaque métier que tu envisages, demande-toi si tu le signerais de ton nom, en grand, sans rougir.',
    },
    virgo: {
      is: 'Ta voie professionnelle passe par l’utile et le précis, là où un défaut repéré à temps épargne des ennuis à tout le monde.',
      helps:
        'Fais la liste de ce qu’on te demande toujours de vérifier : ce sont des compétences, et il existe des métiers derrière.',
    },
    libra: {
      is: 'Pour gagner ta vie, il te faut du beau, du juste ou du dialogue, et des gens agréables autour ; un lieu hostile gâche tout.',
      helps:
        'Quand deux métiers te plaisent autant, imagine une matinée ordinaire dans l’un, puis dans l’autre, et compare ton envie de te lever.',
    },
    scorpio: {
      is: 'Un métier de surface t’use vite, car tu as le goût d’enquêter et d’approcher ce que les autres préfèrent laisser fermé.',
      helps:
        'Prends la question du métier par l’autre bout : quel problème t’obsède assez pour que tu y penses encore sous la douche ?',
    },
    sagittarius: {
      is: 'S’il n’élargit pas ton horizon, un métier te serre comme des chaussures trop petites ; enseigner, voyager, publier te ressemblent davantage.',
      helps:
        'Cherche le travail dont tu continuerais à lire les nouvelles en vacances, sans que personne te le demande.',
    },
    capricorn: {
      is: 'Une carrière se construit, penses-tu, et il te faut un métier où l’expérience compte et où la responsabilité vient avec.',
      helps:
        'À côté des métiers raisonnables, inscris-en un qui te ferait plaisir, et accorde-lui le même examen sérieux qu’aux autres.',
    },
    aquarius: {
      is: 'Les métiers bien rangés te donnent envie de les réinventer ; tu respires là où l’on expérimente, en équipe, avec des horaires à toi.',
      helps:
        'Si ton métier idéal n’a pas encore de nom, décris-le en deux phrases à quelqu’un de pratique et laisse venir ses questions.',
    },
    pisces: {
      is: 'Quel métier choisir, la question reste floue quand on se voit un peu partout ; l’art, l’écoute et le soin te portent le mieux.',
      helps:
        'Va passer une heure là où se fait le métier qui t’attire, et fie-toi à ton humeur en ressortant.',
    },
  },
  quitting: {
    aries: {
      is: 'L’envie de démissionner te prend d’un coup, un jour de colère, et tes phrases d’adieu sont prêtes avant le moindre calcul.',
      helps:
        'Rédige ta lettre de démission d’un trait si ça soulage, puis laisse passer deux nuits avant de décider ce que tu en fais.',
    },
    taurus: {
      is: 'Quitter un emploi te retourne l’estomac, même quand tu en as assez, parce que tu lâches du connu et un salaire régulier.',
      helps:
        'Pour penser à un départ sans angoisse, calcule combien de temps tes réserves te font vivre ; un chiffre te calme.',
    },
    gemini: {
      is: 'Pour ou contre la démission, tu as des arguments frais chaque matin, et tu plaides les deux causes avec un égal talent.',
      helps:
        'Chaque soir, écris en une ligne si ce travail t’a plutôt plu ou pesé : au bout d’un moment, la majorité t’éclairera.',
    },
    cancer: {
      is: 'L’idée de quitter ton travail te serre la gorge, parce que tu y as tes gens et tes habitudes, et que partir ressemble à un abandon.',
      helps:
        'Sépare sur une feuille les personnes qui te manqueraient et le poste lui-même ; les premières, on peut les revoir ailleurs.',
    },
    leo: {
      is: 'Tu veux bien quitter un emploi, mais la tête haute et avec des regrets en face ; une sortie dans l’indifférence te blesserait.',
      helps:
        'Imagine ton départ sans public ni discours : ce qui reste de ton envie, ou de ta peur, mérite d’être écouté.',
    },
    virgo: {
      is: 'Une démission, tu la vérifies sous toutes les coutures, avant comme après, et le ventre noué tu cherches encore l’erreur de calcul.',
      helps:
        'Écris la pire conséquence d’un départ et, juste en face, le geste que tu ferais ; ton inquiétude supporte mal un plan.',
    },
    libra: {
      is: 'Donner ta démission t’est pénible surtout à cause des gens : tu redoutes de décevoir et tu attends un moment qui ne gênerait personne.',
      helps:
        'Prépare une phrase courte sur ce qui te pèse dans ce poste, et vois si tu peux la dire sans l’adoucir.',
    },
    scorpio: {
      is: 'Quitter un travail, pour toi, c’est tout ou rien : tu endures en silence, puis un matin la rupture est faite dans ta tête.',
      helps:
        'Avant toute lettre de démission, repère ce que ce travail t’a donné de solide et que personne ne peut te reprendre.',
    },
    sagittarius: {
      is: 'Dès qu’un emploi rétrécit, tu te vois déjà ailleurs ; démissionner te paraît une bouffée de liberté, et les comptes attendront.',
      helps:
        'Décris ton premier mois sans cet emploi, loyer compris, avec autant de détails que tu en mets à rêver de la suite.',
    },
    capricorn: {
      is: 'Démissionner ressemble pour toi à redescendre avant le sommet ; tu tiens par devoir, et l’idée de lâcher te donne mauvaise conscience.',
      helps:
        'Devant l’envie de démissionner, demande-toi ce que tu dirais à quelqu’un que tu estimes, sans rien exiger d’héroïque.',
    },
    aquarius: {
      is: 'Un job, tu le quittes d’abord en pensée, avec un détachement qui surprend, et l’émotion te rattrape une fois l’annonce faite.',
      helps:
        'Vérifie si c’est le poste entier qui t’étouffe ou seulement l’une de ses règles, car une règle se négocie parfois.',
    },
    pisces: {
      is: 'À l’idée de quitter un travail, tout se brouille en toi, tu doutes de tes raisons et tu prends sur toi la peine des autres.',
      helps:
        'Parle de ce départ, voulu ou redouté, à une seule personne, posée et sans intérêt dans l’affaire, qui te redira ce qu’elle comprend.',
    },
  },
  recognition: {
    aries: {
      is: 'Qu’on oublie ton mérite au travail te fait bouillir, d’autant que tu étais déjà sur l’affaire quand les autres cherchaient la salle.',
      helps:
        'Réclame ta part en citant un fait précis : dis ce que tu as lancé dans ce projet, et demande qu’on l’inscrive.',
    },
    taurus: {
      is: 'On reconnaît mal ton travail parce qu’il tient tout seul : ce qui ne tombe jamais en panne, plus personne ne le remarque.',
      helps:
        'Choisis parmi tes résultats celui qui se voit, mesure-le, et montre-le une fois à qui décide, sans attendre qu’on le découvre.',
    },
    gemini: {
      is: 'Tes bonnes idées circulent si bien au travail qu’on oublie de qui elles venaient, et le compliment tombe dans une autre poche.',
      helps:
        'Après une réunion, envoie un court message qui résume ton idée ; ton nom y reste, là où la parole s’envole.',
    },
    cancer: {
      is: 'Si personne ne voit ce que tu fais au boulot, c’est aussi que tu veilles à tout sans bruit, en espérant qu’on devine.',
      helps:
        'Dis à une personne de confiance, au travail, ce que tu as porté ces temps-ci, et laisse-la en parler autour d’elle.',
    },
    leo: {
      is: 'Manquer de reconnaissance au travail t’atteint plus que tu ne le montres, parce que tu y mets du cœur et pas seulement des heures.',
      helps:
        'Demande un avis sincère sur ta meilleure réalisation, au lieu d’attendre l’éloge spontané qui ferait tellement plus plaisir.',
    },
    virgo: {
      is: 'La reconnaissance te file sous le nez parce que, devant un beau travail de ta main, tu signales d’abord le petit défaut.',
      helps:
        'Quand on te félicite au travail, réponds merci tout court, et garde pour toi la liste de ce qui reste à reprendre.',
    },
    libra: {
      is: 'À force de dire « nous » pour ne froisser personne, tu laisses croire que ton travail s’est fait sans toi.',
      helps:
        'Glisse un « je » dans ton prochain compte rendu, juste à l’endroit où l’effort était vraiment le tien.',
    },
    scorpio: {
      is: 'Voir ton mérite attribué à d’autres te brûle en silence, car au travail tu caches tes efforts aussi bien que ta rancune.',
      helps:
        'Laisse voir, pour un projet au moins, les coulisses de ton travail, avec les heures cachées et les obstacles.',
    },
    sagittarius: {
      is: 'Au travail, ton mérite se perd en route : quand vient l’heure des félicitations, tu galopes déjà vers le projet suivant.',
      helps:
        'Une fois le travail rendu, attarde-toi le temps de dire ce qu’il a rapporté, avant de parler de la prochaine idée.',
    },
    capricorn: {
      is: 'La reconnaissance professionnelle, tu l’attends comme un dû, sans la demander, et l’oubli te blesse d’autant plus que tu ne te plains jamais.',
      helps:
        'Tiens un relevé sobre de ce que tu mènes à bien, et sors-le le jour où l’on évalue ton travail.',
    },
    aquarius: {
      is: 'On passe à côté de ton apport parce qu’il a de l’avance : au travail, ta proposition paraît bizarre, puis un beau jour évidente.',
      helps:
        'Traduis ton idée dans la langue de qui décide, avec le gain concret en première ligne et ton nom en bas.',
    },
    pisces: {
      is: 'Personne ne voit ce que tu fais au travail, parce que tu te fonds dans l’équipe et que ton aide ne laisse pas de trace.',
      helps:
        'Lorsqu’on te demande un coup de main au travail, fais figurer ton nom quelque part, ne serait-ce que dans l’objet du message.',
    },
  },
  speakingUp: {
    aries: {
      is: 'Parler en réunion ne te fait pas peur tant que tu attaques d’emblée ; c’est l’attente de ton tour qui te met en nage.',
      helps:
        'Demande à ouvrir la séance : moins tu attends pour parler, moins ton trac a le temps de s’installer.',
    },
    taurus: {
      is: 'Devant un public, ta voix se pose dès que tu maîtrises ton sujet, mais qu’on te presse d’improviser et tout se ferme.',
      helps:
        'Avant un exposé, dis plusieurs fois à voix haute ta première minute, debout, les pieds bien à plat.',
    },
    gemini: {
      is: 'Les mots ne te manquent pas en public, ils se bousculent ; tu as peur du blanc, alors tu accélères et tu te disperses.',
      helps:
        'Réduis ta présentation à une seule question posée à la salle, et réponds-y comme tu le ferais au téléphone.',
    },
    cancer: {
      is: 'Prendre la parole devant des inconnus te donne envie de rentrer sous ta carapace, alors qu’en petit comité tu captives.',
      helps:
        'Repère dans la salle une présence bienveillante et adresse-lui tes premières phrases, comme si vous n’étiez que deux.',
    },
    leo: {
      is: 'La scène t’attire et te glace à la fois, car tu ne crains pas de parler en public, tu crains d’y passer pour quelconque.',
      helps:
        'Avant de prendre la parole, pense à ce que tu veux offrir aux gens, au lieu de guetter déjà leur verdict.',
    },
    virgo: {
      is: 'En réunion, tu prépares si bien ta remarque que le sujet a changé quand elle est enfin au point.',
      helps:
        'Griffonne deux mots clés, puis lève la main avant d’avoir trouvé la tournure ; elle te vient en parlant.',
    },
    libra: {
      is: 'Si tu hésites à intervenir en réunion, c’est que tu vois d’avance qui sera contrarié, et tu polis ta phrase jusqu’à l’effacer.',
      helps:
        'Appuie-toi sur ce que vient de dire quelqu’un d’autre pour prendre la parole, puis glisse ton désaccord dans la même phrase.',
    },
    scorpio: {
      is: 'Parler en public te met à découvert, et tu détestes qu’on lise en toi ; d’où tes silences en réunion, qu’on croit hautains.',
      helps:
        'Décide d’avance ce que tu diras et ce que tu garderas pour toi ; le public n’aura que ce que tu lui donnes.',
    },
    sagittarius: {
      is: 'Devant une salle tu t’échauffes volontiers, et ta crainte, au fond, est de dire une énormité ou de perdre le fil.',
      helps:
        'Fixe la dernière phrase de ton discours avant de monter à la tribune, et permets-toi toutes les digressions en chemin.',
    },
    capricorn: {
      is: 'À l’oral, tu crains moins le public que de manquer de sérieux ; tu voudrais une légitimité en béton avant d’ouvrir la bouche.',
      helps:
        'Commence ton exposé par un fait que personne ne peut contester, puis respire et autorise-toi un sourire.',
    },
    aquarius: {
      is: 'Prendre la parole t’est facile quand tu défends une idée, pénible quand tu dois parler de toi ou réciter ce qu’on attend.',
      helps:
        'Ose l’angle inattendu dans ta présentation, mais annonce-le d’une phrase simple, que chacun sache où tu l’emmènes.',
    },
    pisces: {
      is: 'Sur une estrade ou en réunion, tu absorbes l’humeur de la salle, et un seul visage fermé suffit à noyer tes mots.',
      helps:
        'Juste avant de parler en public, isole-toi un moment en musique, pour arriver avec ton humeur à toi.',
    },
  },
  interview: {
    aries: {
      is: 'En entretien d’embauche, tu plais par ta franchise et ton allant, sauf quand tu réponds avant la fin de la question.',
      helps:
        'Compte jusqu’à deux avant chaque réponse en entretien ; ton énergie se voit mieux avec un peu de silence autour.',
    },
    taurus: {
      is: 'Un entretien te trouve calme et crédible, mais si avare de paroles qu’on risque de prendre ta solidité pour un manque d’envie.',
      helps:
        'Apporte à l’entretien un exemple concret de ton travail, qu’on puisse regarder ou tenir, et appuie-toi dessus pour parler.',
    },
    gemini: {
      is: 'Tu séduis en entretien par ta repartie, et tu t’y perds parfois, parce qu’une question en appelle chez toi quatre autres.',
      helps:
        'Choisis deux choses qu’on doit retenir de toi après l’entretien, et ramène chaque anecdote à l’une des deux.',
    },
    cancer: {
      is: 'La froideur d’un entretien te fait perdre la moitié de tes moyens ; dès que la personne en face sourit, tu redeviens toi.',
      helps:
        'Arrive en avance à l’entretien et échange quelques mots à l’accueil, le temps que les lieux te soient moins étrangers.',
    },
    leo: {
      is: 'À l’entretien, tu sais remplir une pièce de ta présence, mais une question sèche sur tes faiblesses te pique au vif.',
      helps: 'Prépare pour l’entretien un échec que tu peux raconter en souriant, avec ce que tu en as tiré.',
    },
    virgo: {
      is: 'Tu arrives en entretien avec un dossier impeccable, puis tu corriges tes propres réponses et tu devances les critiques.',
      helps:
        'Pour chaque exigence de l’annonce, prépare une preuve courte ; le reste de l’entretien, accorde-toi de simplement converser.',
    },
    libra: {
      is: 'Côté manières, un entretien ne te pose aucun problème, mais à vouloir plaire tu dis oui à tout, même au salaire.',
      helps:
        'Pose toi aussi, en entretien, une vraie question sur le poste, de celles dont la réponse pourrait te déplaire.',
    },
    scorpio: {
      is: 'Pendant un entretien, tu observes plus que tu ne te livres, et en face on se demande parfois qui interroge qui.',
      helps:
        'Montre une fois, en entretien, ce qui te passionne vraiment dans ce métier, et reprends ta réserve ensuite.',
    },
    sagittarius: {
      is: 'Ton enthousiasme emporte un entretien, et il te joue aussi des tours, car tu promets sur place plus que le poste n’exige.',
      helps:
        'Raconte à l’entretien une réussite dont tu connais les chiffres exacts, et résiste au plaisir de les arrondir.',
    },
    capricorn: {
      is: 'Face à un jury d’embauche, tu inspires confiance par ton sérieux, au point qu’on oublie de te demander si ce travail t’amuse.',
      helps:
        'Glisse dans l’entretien une raison personnelle de vouloir ce poste, une seule, dite sans l’habiller en argument.',
    },
    aquarius: {
      is: 'Les questions toutes faites d’un entretien t’ennuient à vue d’œil, mais qu’on te soumette un vrai problème et ton visage s’anime.',
      helps:
        'Prépare quand même une réponse classique à « parlez-moi de vous », et réserve l’original à la seconde moitié de l’entretien.',
    },
    pisces: {
      is: 'En entretien, tu devines ce que la personne en face espère entendre, et tu te coules dedans jusqu’à t’oublier.',
      helps: 'Écris avant l’entretien trois faits vrais sur toi et garde la feuille en poche, comme un lest.',
    },
  },
  newJob: {
    aries: {
      is: 'Chercher un emploi t’exaspère par sa lenteur : tu postules par rafales, puis le silence des employeurs te donne envie de tout envoyer promener.',
      helps:
        'Remplace une candidature sur deux par un contact direct ; de vive voix, tu montres ce qu’un CV ne dit pas.',
    },
    taurus: {
      is: 'Un nouvel emploi, tu le veux sûr et durable, alors tu cherches lentement, et tu préfères l’offre solide à l’offre brillante.',
      helps:
        'Note pour chaque poste le trajet, les horaires et le salaire net, puis imagine-toi y aller un matin de pluie.',
    },
    gemini: {
      is: 'Ta recherche d’emploi part dans tous les sens, dix annonces ouvertes à la fois, et c’est par une conversation qu’elle avance le mieux.',
      helps:
        'Parle de ta recherche d’emploi à des gens d’autres métiers, et donne-leur une phrase sur toi facile à répéter.',
    },
    cancer: {
      is: 'Chercher du travail te met le moral en dents de scie, car un refus, même poli, tu le prends pour toi.',
      helps:
        'Demande à quelqu’un de proche de lire avec toi les réponses, bonnes ou mauvaises, à tes candidatures.',
    },
    leo: {
      is: 'Envoyer des candidatures froisse ta fierté, toi qui aimerais qu’on vienne te chercher, et un nouveau poste doit d’abord te plaire à raconter.',
      helps:
        'Adresse ta candidature à une personne nommée, avec une ligne que nul autre que toi n’aurait pu écrire.',
    },
    virgo: {
      is: 'En recherche d’emploi, tu écartes une annonce pour un seul critère qui te manque, et ton CV n’est jamais tout à fait prêt.',
      helps: 'Fixe une heure d’envoi pour chaque candidature et, à l’heure dite, expédie-la comme elle est.',
    },
    libra: {
      is: 'Chercher un emploi t’oblige à te vendre, ce qui te gêne, et à trancher entre deux offres, ce qui te gêne encore plus.',
      helps:
        'Pour choisir entre deux offres ou deux annonces, lance une pièce et surprends ta réaction pendant qu’elle tourne.',
    },
    scorpio: {
      is: 'Tu cherches du travail en secret, comme on prépare un coup, et tu sens dès le premier contact ce qu’un employeur cache.',
      helps:
        'Renseigne-toi auprès d’une personne qui a travaillé là avant de te faire une idée définitive de l’offre.',
    },
    sagittarius: {
      is: 'Pour un nouveau travail tu vises grand, de préférence loin, et tu postules avec entrain sans lire les petites lignes.',
      helps:
        'Lis l’offre d’emploi à haute voix jusqu’au bout, conditions comprises, avant d’imaginer la carrière qui commence là.',
    },
    capricorn: {
      is: 'Une recherche d’emploi, tu la mènes comme un emploi, avec méthode et sans te plaindre, mais chaque attente te semble juger ta valeur.',
      helps:
        'Donne à ta recherche de travail des horaires avec une vraie fin de journée, après laquelle tu ne rouvres plus ta messagerie.',
    },
    aquarius: {
      is: 'Les offres d’emploi classiques te tombent des mains, et ta recherche avance plutôt par un réseau improbable ou une rencontre de côté.',
      helps:
        'Écris à une équipe dont le projet te plaît, même sans annonce, pour dire ce que tu y apporterais.',
    },
    pisces: {
      is: 'Quand il faut chercher du travail, tu hésites entre dix possibles, le découragement vient par vagues, et tu attends que le bon poste te trouve.',
      helps:
        'Choisis un seul petit pas par jour dans ta recherche d’emploi, et demande à quelqu’un de s’en informer chaque soir.',
    },
  },
  boss: {
    aries: {
      is: 'Avec les chefs, le ton monte vite : tu obéis mal à qui tergiverse, et ta réponse est partie avant que tu l’aies adoucie.',
      helps:
        'Quand un ordre t’agace, demande à ta hiérarchie quel résultat elle attend et propose ta manière d’y arriver.',
    },
    taurus: {
      is: 'Ta hiérarchie sait qu’elle peut compter sur toi, mais qu’on change les consignes en cours de route et tu te braques.',
      helps:
        'Dis à qui te dirige combien de temps il te faut pour changer de méthode ; annoncé, ton pas tranquille passe pour du sérieux.',
    },
    gemini: {
      is: 'Avec la direction, tout va tant qu’on discute ; les ordres sans explication réveillent ton ironie, qui s’entend jusqu’au bout du couloir.',
      helps:
        'Envoie à la personne qui te dirige des points courts et réguliers, pour que tes nouvelles arrivent avant les rumeurs.',
    },
    cancer: {
      is: 'Un bonjour trop sec de la direction, et tu crois qu’on ne t’aime plus ; ton humeur au travail dépend de ce lien-là.',
      helps:
        'Avant de conclure que ta hiérarchie t’en veut, regarde si elle a le même ton avec tout le monde.',
    },
    leo: {
      is: 'À qui te commande, tu donnes une loyauté royale, à condition qu’on te respecte devant les autres ; une remarque publique te reste.',
      helps:
        'Quand la direction te reprend, demande un exemple précis : tu repars avec de quoi travailler au lieu d’une blessure.',
    },
    virgo: {
      is: 'Les chefs apprécient ta fiabilité, et toi tu vois chacune de leurs bourdes, ce qui rend le respect un peu difficile.',
      helps:
        'Choisis une seule erreur à signaler à ta hiérarchie par semaine, avec la solution jointe, et laisse passer les autres.',
    },
    libra: {
      is: 'Plaire à ta hiérarchie t’est facile, lui dire non beaucoup moins, et tu finis par chercher dans chaque sourire un reproche caché.',
      helps:
        'Prépare une formule polie pour demander un délai à la direction, et sers-t’en la première fois qu’il t’en faut un.',
    },
    scorpio: {
      is: 'Tu sais très vite ce que vaut la personne qui te dirige, et ton regard le lui dit, ce qu’elle prend pour de la défiance.',
      helps:
        'Préviens ta hiérarchie d’un souci avant de le régler dans ton coin ; c’est une marque de confiance qui te coûte, et qui se remarque.',
    },
    sagittarius: {
      is: 'Le contrôle des chefs te fait ruer dans les brancards, et ta franchise, même dite en souriant, leur reste en travers.',
      helps:
        'Propose à ta hiérarchie un objectif clair et un rendez-vous pour le vérifier, en échange de ta liberté entre-temps.',
    },
    capricorn: {
      is: 'Tu respectes la hiérarchie quand elle travaille autant que toi, et son silence, tu l’interprètes trop vite comme un blâme.',
      helps:
        'Demande régulièrement à la direction ce qui va bien et ce qui manque, plutôt que de deviner en travaillant double.',
    },
    aquarius: {
      is: 'Le titre de chef ne t’impressionne pas, seule la compétence compte, et ton naturel avec tout le monde passe pour de l’insolence.',
      helps:
        'Présente ton désaccord à la direction sous forme d’essai limité ; une expérience lui fait moins peur qu’une révolution.',
    },
    pisces: {
      is: 'L’humeur de la personne qui te dirige, tu la captes dès son entrée, et quand elle est sombre tu t’en crois la cause.',
      helps:
        'Relis avec ta hiérarchie les consignes que tu as notées, pour ne plus confondre ses humeurs avec ses attentes.',
    },
  },
  colleagues: {
    aries: {
      is: 'Tes collègues savent toujours ce que tu penses, souvent avant toi, et ton rythme en équipe en essouffle quelques-uns.',
      helps:
        'Si un bruit court sur toi au travail, demande calmement un fait précis au lieu d’une explication devant tout le bureau.',
    },
    taurus: {
      is: 'En équipe, on s’appuie sur toi sans y penser, mais tes collègues confondent parfois ta lenteur à te lier avec de la froideur.',
      helps:
        'Partage un petit plaisir avec tes collègues, un gâteau ou un bon tuyau : tu te lies mieux ainsi que par des confidences.',
    },
    gemini: {
      is: 'Les potins de bureau passent tous par toi, ce qui amuse tes collègues, jusqu’au moment où l’on t’en attribue un.',
      helps: 'Devant une rumeur entre collègues, pose une question de plus, puis ne la porte pas plus loin.',
    },
    cancer: {
      is: 'Avec tes collègues tu fais vite famille, si bien qu’un déjeuner organisé sans toi te blesse comme une exclusion.',
      helps:
        'Lie-toi à une ou deux personnes de l’équipe plutôt qu’au groupe entier ; là, un malentendu se dissipe d’une phrase.',
    },
    leo: {
      is: 'Tu réchauffes une équipe et tu y prends de la place ; des collègues t’adorent pour cela, d’autres grincent pour la même raison.',
      helps:
        'Cite en public le bon travail de la personne qui te fait la tête au bureau, sans rien attendre en retour.',
    },
    virgo: {
      is: 'Aider tes collègues te vient tout seul, mais ils entendent une critique là où tu crois rendre service.',
      helps:
        'Avant de reprendre le travail d’une personne de l’équipe, demande-lui : « Tu veux mon avis ? », et respecte le non.',
    },
    libra: {
      is: 'Quand deux collègues se brouillent, chaque camp te croit de son côté, et le jour où ça se sait, on te reproche ta diplomatie.',
      helps:
        'Dis la même chose, mot pour mot, aux deux côtés de l’équipe ; tu n’auras rien à retenir ni à démentir.',
    },
    scorpio: {
      is: 'Les intrigues du bureau, tu les sens venir de loin, et tes collègues, qui ignorent tout de toi, t’en prêtent quelques-unes.',
      helps:
        'Raconte à tes collègues une chose anodine de ta vie ; un peu de connu décourage les suppositions.',
    },
    sagittarius: {
      is: 'Tu mets de la bonne humeur dans l’équipe, puis une blague un peu crue tombe à côté, et tes collègues s’en souviennent.',
      helps:
        'Lorsqu’une plaisanterie a froissé quelqu’un au travail, dis simplement que tu as vu la gêne, sans enchaîner sur une autre.',
    },
    capricorn: {
      is: 'Au bureau, tu viens travailler et non te faire des amis, ce que tes collègues traduisent un peu vite par du mépris.',
      helps:
        'Accepte de temps en temps la pause avec les autres, et pose-leur une question qui ne concerne aucun dossier.',
    },
    aquarius: {
      is: 'Tu t’entends avec chaque collègue sans appartenir à aucune bande, et l’équipe se demande toujours où tu te ranges.',
      helps:
        'Annonce à ton équipe que tu as besoin de travailler à l’écart, pour qu’elle n’y lise pas une bouderie.',
    },
    pisces: {
      is: 'Tes collègues te confient leurs peines et leurs corvées, et tu n’oses pas dire que la journée en devient lourde.',
      helps:
        'Réponds « laisse-moi regarder mon planning » avant de prendre le travail d’une autre personne, et regarde-le vraiment.',
    },
  },
  promotion: {
    aries: {
      is: 'Diriger, tu le fais déjà sans titre, dès qu’un groupe hésite ; une promotion te tente pour l’action, moins pour la paperasse.',
      helps:
        'Pour une promotion, montre aussi ce que tu as mené jusqu’au bout ; tes débuts, tout le monde les connaît.',
    },
    taurus: {
      is: 'Une promotion te plaît si elle apporte du solide, mais tu crains qu’elle te vole ta tranquillité et tes heures.',
      helps:
        'Renseigne-toi sur une semaine ordinaire à ce poste plus élevé, heure par heure, avant de t’en réjouir ou de t’en méfier.',
    },
    gemini: {
      is: 'L’idée de monter en grade t’amuse si elle élargit tes contacts ; mener les autres en les surveillant t’assommerait.',
      helps:
        'Si tu vises un poste plus haut, fais voir que tu restes sur un dossier, même quand il devient répétitif.',
    },
    cancer: {
      is: 'Monter en grade te fait envie et un peu peur, car tu diriges en protégeant et tu redoutes de perdre tes camarades.',
      helps:
        'Dis à une personne bien placée, et qui t’apprécie, que la promotion t’intéresse ; ta discrétion a pu passer pour un refus.',
    },
    leo: {
      is: 'Tu portes bien l’autorité et la promotion te semble dans l’ordre des choses, d’où ta blessure quand on te fait attendre.',
      helps:
        'Sans attendre la promotion, aide quelqu’un près de toi à réussir ; cela se remarque plus qu’un coup d’éclat.',
    },
    virgo: {
      is: 'On hésite à te promouvoir tant tu rends service là où tu es, et toi, pour diriger, tu te trouves toujours une lacune.',
      helps:
        'Apprends ta tâche la plus délicate à quelqu’un d’autre ; une promotion devient pensable quand ton poste tourne sans toi.',
    },
    libra: {
      is: 'Mener une équipe te tente pour l’entente que tu y mets, mais la promotion te gêne dès qu’il faut passer devant quelqu’un.',
      helps:
        'Dis en une phrase que tu souhaites ce poste de direction, sans l’entourer d’excuses pour les autres candidatures.',
    },
    scorpio: {
      is: 'Le pouvoir t’intéresse plus que le titre ; d’une promotion, tu veux savoir ce qu’elle permet réellement de décider.',
      helps:
        'Fais connaître ton ambition à qui prononce les promotions, une fois à voix haute, car ton visage n’en laisse rien paraître.',
    },
    sagittarius: {
      is: 'Tu sais entraîner une équipe, et l’idée d’une promotion te réjouit jusqu’à ce qu’on t’en montre le calendrier de réunions.',
      helps:
        'Demande quelle part de terrain resterait dans ce poste de direction, et combien d’heures de réunion pour chaque heure dehors.',
    },
    capricorn: {
      is: 'Une promotion, tu la veux depuis longtemps sans le dire, et tu attends d’en savoir deux fois plus que le poste ne demande.',
      helps:
        'Fais-toi donner les critères de la promotion et coche, sans fausse modestie, ceux que tu remplis déjà.',
    },
    aquarius: {
      is: 'Commander te met mal à l’aise, influencer beaucoup moins, et tu accepterais une promotion surtout pour changer les règles.',
      helps:
        'Explique comment tu mènerais une équipe, avec un exemple, pour que ta promotion ne paraisse pas un saut dans l’inconnu.',
    },
    pisces: {
      is: 'Qu’on te propose de diriger t’étonne toujours, car tu mènes par l’écoute, sans te voir à la tête de quoi que ce soit.',
      helps:
        'Cherche, parmi les gens qui dirigent, quelqu’un dont tu aimes la douceur, et observe comment cette personne dit non.',
    },
  },
  raise: {
    aries: {
      is: 'Pour demander une augmentation, le courage ne te manque pas, mais tu choisis souvent l’instant où tu es en rogne.',
      helps:
        'Prends rendez-vous pour parler salaire au lieu de saisir la première colère, et annonce ton chiffre dès le début.',
    },
    taurus: {
      is: 'L’augmentation, tu y penses longtemps et tu connais ton prix au centime près, mais tu laisses filer l’occasion par goût du calme.',
      helps:
        'Inscris ton chiffre et ton plancher sur un papier avant de parler salaire, et tiens-toi au plancher sans hausser le ton.',
    },
    gemini: {
      is: 'Parler d’augmentation, tu le fais presque trop légèrement, sur un trait d’humour, et ta demande se perd dans le rire.',
      helps:
        'Dis la somme, puis tais-toi : en matière d’augmentation, la parole de trop fait souvent baisser le prix.',
    },
    cancer: {
      is: 'Demander plus d’argent te donne l’impression de quémander de l’affection, et un non te semblerait dit à toi plutôt qu’au chiffre.',
      helps:
        'Prépare ta demande d’augmentation comme si tu la défendais pour quelqu’un que tu aimes, et garde ces arguments-là.',
    },
    leo: {
      is: 'Ton salaire est pour toi un compliment chiffré, et réclamer une augmentation te coûte, puisqu’il aurait fallu qu’on y pense.',
      helps:
        'Viens parler d’augmentation avec un résultat éclatant à l’appui, et laisse l’amour-propre dehors si l’on marchande.',
    },
    virgo: {
      is: 'Avant de réclamer une augmentation, tu passes tes propres manques en revue, et tu ressors de l’examen en demandant moins.',
      helps:
        'Rassemble sur une page les preuves qui justifient l’augmentation, et donne le montant sans le raboter d’avance.',
    },
    libra: {
      is: 'Négocier ton salaire te gêne comme une faute de goût ; tu cherches la somme qui ne contrarierait personne, donc la petite.',
      helps:
        'Renseigne-toi sur ce que gagnent tes pairs : présentée comme une question d’équité, l’augmentation t’est plus facile à demander.',
    },
    scorpio: {
      is: 'Parler d’argent avec la direction, tu le vis comme un rapport de forces, et tu patientes en silence jusqu’à tenir un bon levier.',
      helps:
        'Formule ta demande d’augmentation sans menace voilée, comme un simple besoin, et laisse à l’autre une sortie honorable.',
    },
    sagittarius: {
      is: 'Tu demandes une augmentation comme on lance un défi joyeux, avec une somme ronde et des preuves oubliées en route.',
      helps: 'Emporte deux chiffres vérifiés à ta discussion de salaire, pour donner du poids à ton aplomb.',
    },
    capricorn: {
      is: 'Réclamer une augmentation te heurte, parce qu’à tes yeux un travail bien fait devrait plaider tout seul.',
      helps:
        'Choisis pour parler salaire le moment où un de tes dossiers vient d’aboutir, et demande quand tu auras une réponse.',
    },
    aquarius: {
      is: 'Côté salaire, tu t’indignes plus vite d’une injustice générale que de ta propre fiche de paie, et ta demande attend.',
      helps:
        'Propose une formule à toi, du temps, du télétravail ou une prime, si l’augmentation classique se heurte à un mur.',
    },
    pisces: {
      is: 'Au moment de parler augmentation, tu te mets à la place du budget, de l’entreprise, de la direction, et tu repars en remerciant.',
      helps:
        'Écris ta demande d’augmentation avant de la dire, chiffre compris, et lis-la s’il le faut, sans t’excuser.',
    },
  },
  ownBusiness: {
    aries: {
      is: 'Travailler à ton compte te va pour l’élan et la liberté de trancher ; ta bête noire, ce sont les mois calmes et les factures.',
      helps:
        'Avant d’ouvrir quoi que ce soit à ton nom, cherche qui tiendrait les comptes, tant que l’enthousiasme est frais.',
    },
    taurus: {
      is: 'Une affaire à toi, tu la verrais solide et belle à regarder, mais l’idée d’un revenu en zigzag t’empêche de bouger.',
      helps:
        'Teste ton idée d’entreprise en tout petit, avec une vraie commande, pour avoir du concret à tâter.',
    },
    gemini: {
      is: 'Des idées d’entreprise, tu en as une par trajet de bus ; le difficile est de tenir la même boutique jusqu’à l’inventaire.',
      helps:
        'Raconte tes projets d’entreprise en trente secondes chacun, et garde à l’œil celui dont on te redemande des nouvelles.',
    },
    cancer: {
      is: 'Une boutique à toi, tu la tiendrais comme un foyer, avec des fidèles qu’on appelle par leur prénom et l’inquiétude des fins de mois.',
      helps:
        'Dans ton projet, sépare d’emblée l’argent de l’affaire et celui de la famille, que tes soucis ne se mélangent pas.',
    },
    leo: {
      is: 'Une entreprise à ton nom, visible sur l’enseigne, te plaît d’avance ; attirer la clientèle t’amuse, compter petit te coûte.',
      helps:
        'Soumets ton projet d’entreprise à quelqu’un qui n’applaudit pas facilement, et écoute ses objections jusqu’au bout.',
    },
    virgo: {
      is: 'À ton compte, tu soignerais tout jusqu’au dernier écrou, au risque d’y passer tes nuits et de facturer trop bas.',
      helps:
        'Décide d’avance combien d’heures mérite une commande dans ton projet et ce qu’elle coûte, retouches comprises.',
    },
    libra: {
      is: 'Un commerce ou un cabinet à toi te séduit pour le cadre et le goût, mais décider sans personne en face te pèse.',
      helps:
        'Entoure ton projet d’entreprise d’une ou deux personnes à l’avis rapide, et fixe toi-même l’heure de trancher.',
    },
    scorpio: {
      is: 'Travailler pour toi te convient, tant tu supportes mal qu’on tienne les rênes à ta place ; c’est déléguer qui t’écorche.',
      helps:
        'Dans ton projet, confie un morceau à quelqu’un de compétent et laisse-lui vraiment les commandes sur ce point.',
    },
    sagittarius: {
      is: 'Te mettre à ton compte sonne comme la liberté, tu vois déjà la succursale à l’étranger, et les débuts modestes te semblent un détail.',
      helps:
        'Demande à une personne qui tient une petite affaire de te raconter ses journées ennuyeuses, sans rien enjoliver.',
    },
    capricorn: {
      is: 'Monter ton entreprise, tu en as la discipline et la patience ; ce qui te retient, c’est l’idée d’un échec sous les regards.',
      helps:
        'Découpe ton projet d’entreprise en paliers, avec pour chacun une condition précise à remplir avant de passer au suivant.',
    },
    aquarius: {
      is: 'Être à ton compte te tente pour les horaires inventés et l’idée neuve, que la clientèle ne comprend pas toujours du premier coup.',
      helps:
        'Cherche les trois premières personnes qui paieraient pour ton idée d’entreprise, avant de dessiner le système entier.',
    },
    pisces: {
      is: 'Ton affaire à toi aurait une âme et un joli nom, mais demander de l’argent à des gens sympathiques te met au supplice.',
      helps:
        'Mets les prix de ton projet par écrit, et laisse la feuille répondre quand on te demande un rabais.',
    },
  },
  businessPartner: {
    aries: {
      is: 'Monter une affaire à deux te plaît pour l’énergie partagée, et te pèse dès qu’il faut consulter l’autre avant de foncer.',
      helps:
        'Avant de vous associer, écrivez sur quels sujets tu peux trancher sans demander, et sur lesquels c’est l’autre.',
    },
    taurus: {
      is: 'T’associer, tu le ferais avec une personne fiable et pour longtemps ; sa légèreté avec l’argent commun te gâcherait tout.',
      helps:
        'Dans un projet à deux, parlez d’argent avant le reste, salaires et réserve compris, tant que rien ne presse.',
    },
    gemini: {
      is: 'À deux, les idées d’affaires fusent et tu adores cette partie-là ; qui s’occupe du suivi reste une question ouverte.',
      helps:
        'Après chaque conversation sur votre projet, écrivez qui fait quoi et pour quand, même si ça casse un peu l’ambiance.',
    },
    cancer: {
      is: 'En affaires, tu choisis une personne plus qu’un projet, et avec quelqu’un de proche tu n’oses plus parler des comptes.',
      helps:
        'Fixez un moment régulier où vous ne parlez que de l’affaire, pour que l’amitié garde ses propres soirées.',
    },
    leo: {
      is: 'Partager une affaire te va si chacun a son domaine où briller ; une direction à deux têtes te hérisse.',
      helps:
        'Décidez d’emblée qui représente l’affaire au-dehors et comment l’autre est cité, car c’est là que ton orgueil tique.',
    },
    virgo: {
      is: 'Dans une association, tu fais la moitié prévue puis un peu de celle de l’autre, et tu tiens le décompte en silence.',
      helps:
        'Signale à ton binôme d’affaires le premier petit manquement, gentiment, avant d’en avoir toute une collection.',
    },
    libra: {
      is: 'Tu donnes ton meilleur en tandem, et monter quelque chose à deux t’attire ; pourtant, tu gommes les désaccords qu’il faudrait régler.',
      helps:
        'Jouez à l’avance un désaccord d’affaires, chiffres en main, et regarde si tu oses y défendre ta position.',
    },
    scorpio: {
      is: 'Une association d’affaires t’engage jusqu’à l’os ; tu y mets une loyauté entière, et la moindre cachotterie te rend intraitable.',
      helps:
        'Convenez que les comptes de l’affaire restent visibles à tout moment, pour l’un comme pour l’autre, sans avoir à demander.',
    },
    sagittarius: {
      is: 'Lancer un projet avec quelqu’un t’emballe dès la première soirée, et tu topes là sans avoir parlé ni de durée ni de parts.',
      helps:
        'Laissez refroidir le projet une semaine, puis racontez-le à tour de rôle : on voit alors si c’est le même.',
    },
    capricorn: {
      is: 'S’associer, pour toi, commence par un examen : tu jauges la personne comme un contrat, et l’amitié ne suffit pas à te rassurer.',
      helps:
        'Faites d’abord ensemble une petite mission, avec un vrai délai, et vois comment l’autre se tient quand ça presse.',
    },
    aquarius: {
      is: 'Tu imagines volontiers une affaire entre égaux et sans chef, jusqu’à ce que l’autre t’attende aux mêmes heures chaque jour.',
      helps:
        'Dis dès le départ à ton binôme quelle liberté tu gardes, pour quels projets et à quelles heures.',
    },
    pisces: {
      is: 'Un projet à deux t’inspire, et tu fais confiance d’emblée, sur un beau rêve commun, en laissant les chiffres à l’autre.',
      helps:
        'Fais lire vos accords par une personne extérieure qui ne partage pas le rêve, et demande-lui ce qui n’y est pas dit.',
    },
  },
  retirement: {
    aries: {
      is: 'La retraite t’effraie quand elle ressemble à un arrêt, car sans rien à attaquer le matin, tu tournes en rond.',
      helps:
        'Pour ta retraite, pense à un commencement plutôt qu’à un repos, dans un domaine où tu débutes franchement.',
    },
    taurus: {
      is: 'De la retraite tu goûtes d’avance le rythme lent et les longs déjeuners ; c’est le revenu plus mince qui t’inquiète.',
      helps:
        'Note ce que te coûterait une journée de retraite vraiment bonne ; la somme est souvent plus petite que la crainte.',
    },
    gemini: {
      is: 'Ce que tu crains dans la retraite, ce n’est pas l’oisiveté, c’est la conversation qui s’arrête avec le bureau.',
      helps:
        'Garde pour la retraite une raison de parler à des inconnus, un cours du soir, par exemple, ou un guichet associatif.',
    },
    cancer: {
      is: 'Être près des tiens à la retraite, voilà ton rêve, mais tu redoutes de ne plus savoir qui a besoin de toi.',
      helps:
        'Demande à tes proches ce qui leur ferait plaisir pendant ta retraite, avant de te charger de tout le monde.',
    },
    leo: {
      is: 'Quitter le travail, c’est aussi quitter le regard des autres, et la retraite te gêne par son manque de public.',
      helps:
        'Cherche qui pourrait apprendre de toi, car transmettre remplit une retraite de gens qui t’attendent.',
    },
    virgo: {
      is: 'Sans tâche utile, tu te sens vite de trop, et la retraite t’inquiète comme une longue liste restée en blanc.',
      helps:
        'Entraîne-toi à la retraite par un après-midi sans but, en résistant à l’envie de trier quelque chose.',
    },
    libra: {
      is: 'La retraite te sourit à condition d’être partagée, et tu attends, pour en fixer le moment, que tout le monde soit d’accord.',
      helps:
        'Décris d’abord ta propre journée de retraite idéale, du réveil au soir, puis compare avec celle des autres.',
    },
    scorpio: {
      is: 'Tu ne t’arrêtes pas à moitié, et la retraite demande de lâcher un pouvoir et des dossiers que tu connais jusqu’au fond.',
      helps:
        'Choisis pour la retraite une énigme à ta mesure, archive familiale ou mystère local, où ta ténacité ait de quoi mordre.',
    },
    sagittarius: {
      is: 'Arrêter de travailler te fait rêver de départs et d’études, et tu vois ta retraite plus vaste que le budget.',
      helps:
        'Commence dès maintenant, en petit, une des aventures réservées à la retraite, pour savoir si elle te tente encore.',
    },
    capricorn: {
      is: 'Tu te définis tant par tes responsabilités que la retraite, même bien préparée, te fait l’effet d’une rétrogradation.',
      helps:
        'Prévois pour la retraite un engagement avec des horaires et un vrai poids, mais dont tu fixes la limite.',
    },
    aquarius: {
      is: 'La retraite, tu la vois comme du temps rendu à tes lubies, pourvu qu’on ne te case pas avec les gens du même âge.',
      helps:
        'Rejoins un groupe d’âges mêlés autour d’une cause ; à la retraite, il te faut des idées contraires aux tiennes.',
    },
    pisces: {
      is: 'Tu glisserais volontiers dans la retraite comme dans une longue rêverie, et tu crains seulement que les jours s’y confondent.',
      helps:
        'Donne à ta semaine de retraite un ou deux rendez-vous fixes, une chorale ou une marche, et laisse flotter le reste.',
    },
  },
  fame: {
    aries: {
      is: 'Sur une scène, ta présence éclate sans échauffement ; te faire connaître te plaît, attendre la renommée beaucoup moins.',
      helps:
        'Montre ton travail avant qu’il soit parfait, puis recommence aussitôt : c’est par la répétition qu’un public retient un nom.',
    },
    taurus: {
      is: 'La célébrité te fatigue d’avance, mais tu aimerais que ce que tu fais dure et passe de main en main.',
      helps:
        'Soigne une œuvre que l’on puisse garder, et fais-la voir souvent aux mêmes gens, car ton public se forme par fidélité.',
    },
    gemini: {
      is: 'Toucher beaucoup de monde t’est facile, sur scène comme à l’écran, mais tu changes de sujet avant qu’on ait retenu ton nom.',
      helps:
        'Si tu veux que ton nom circule, attache-le à un seul sujet quelque temps, et garde les neuf autres dans un carnet.',
    },
    cancer: {
      is: 'La notoriété te donne envie de te cacher, et pourtant ce que tu crées touche les gens, qui y retrouvent leurs souvenirs.',
      helps:
        'Montre d’abord ton travail à un petit cercle de confiance, et laisse ces personnes l’emmener plus loin.',
    },
    leo: {
      is: 'La scène t’appelle depuis toujours et le public te donne des couleurs ; c’est le lendemain, dans le silence, que tu doutes.',
      helps:
        'Compte tes heures de répétition plutôt que les applaudissements ; en matière de renommée, c’est le chiffre qui dépend de toi.',
    },
    virgo: {
      is: 'Pour que beaucoup de gens voient ton travail, il faudrait que tu le laisses sortir, et tu lui trouves toujours une retouche.',
      helps: 'Publie une petite chose finie, même modeste, et ne la relis pas avant le lendemain.',
    },
    libra: {
      is: 'Plaire à une salle t’est naturel, mais sur le chemin de la notoriété, à chercher l’accord de tous, tu lisses ce que tu montres.',
      helps: 'Garde dans ton travail un trait qui divise, un seul, et regarde qui vient t’en parler après.',
    },
    scorpio: {
      is: 'La célébrité t’attire par son emprise et te répugne par ses curieux ; tu voudrais marquer les gens sans rien livrer de ta vie.',
      helps:
        'Trace d’avance la frontière entre ce que ton public verra et ce qui reste à toi, pour oser davantage devant lui.',
    },
    sagittarius: {
      is: 'Un large public te va, car tu aimes convaincre et faire rire, et la renommée te semble toujours au prochain virage.',
      helps:
        'Avant de conquérir le monde, essaie la petite salle du quartier, où l’on te dira franchement à quel moment on s’ennuie.',
    },
    capricorn: {
      is: 'Ton ambition de te faire un nom est réelle et patiente, et tu préfères une réputation à un succès de passage.',
      helps:
        'Fais paraître ton travail à intervalles réguliers, sous ton nom, sans attendre le grand ouvrage qui justifierait tout.',
    },
    aquarius: {
      is: 'Se faire connaître, pour toi, c’est faire circuler une idée ; la gloire t’amuse de loin, tant qu’elle ne te dicte pas ta tenue.',
      helps:
        'Cherche d’abord les quelques personnes aussi bizarres que ton œuvre ; elles en parlent mieux qu’une foule polie.',
    },
    pisces: {
      is: 'Sur scène tu deviens quelqu’un d’autre, et le public s’y reconnaît ; une fois hors du rôle, la célébrité te ferait perdre pied.',
      helps:
        'Avant de montrer ton travail à un public, choisis qui te ramènera au calme ensuite, loin des commentaires.',
    },
  },
};
