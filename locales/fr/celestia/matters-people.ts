import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of family and friends, and what helps it there. */
export const matters: MattersOf<'people'> = {
  siblings: {
    aries: {
      is: 'Avec ton frère ou ta sœur, la course n’a jamais cessé : vous vous accrochez pour un rien et vous riez ensemble une heure après.',
      helps:
        'Face à ton frère ou ta sœur, choisis un terrain où tu perds volontiers ; la rivalité y redevient un jeu.',
    },
    taurus: {
      is: 'Une brouille entre frères et sœurs se digère chez toi lentement : tu ne cries pas, tu gardes, et tu attends qu’on revienne.',
      helps:
        'Dis à ton frère ou à ta sœur lequel des vieux griefs compte encore, et laisse les autres tomber en poussière.',
    },
    gemini: {
      is: 'Tu as, avec un frère ou une sœur, l’art de la blague qui évite le sujet, et vos disputes partent d’un mot de trop.',
      helps:
        'Entre deux plaisanteries, glisse à ton frère ou à ta sœur une phrase sérieuse, et ne la rattrape pas par une pirouette.',
    },
    cancer: {
      is: 'Ton frère ou ta sœur peut te froisser d’un seul ton de voix, parce qu’au fond tu te sens encore responsable de la nichée.',
      helps:
        'Quand ton frère ou ta sœur te blesse, dis-le le jour même ; ta bouderie, personne ne sait la lire.',
    },
    leo: {
      is: 'Qui a-t-on préféré ? Entre frères et sœurs, cette vieille question te pique encore, et ta générosité attend toujours ses applaudissements.',
      helps:
        'Vante ton frère ou ta sœur devant les autres, sans ajouter tes propres exploits ; cela désarme mieux qu’un argument.',
    },
    virgo: {
      is: 'Aider ton frère ou ta sœur, tu le fais avec un vrai dévouement, mais tes conseils arrivent souvent comme une copie corrigée.',
      helps:
        'Avant de dépanner ton frère ou ta sœur, demande ce qu’on attend de toi, une solution ou seulement une oreille.',
    },
    libra: {
      is: 'Dans la fratrie, tu joues l’arbitre depuis toujours, si bien que personne ne sait de quel côté tu penches.',
      helps:
        'La prochaine fois que ça se dispute entre frères et sœurs, donne ton avis d’abord et arrondis les angles ensuite.',
    },
    scorpio: {
      is: 'Loyauté totale, mémoire totale : d’un frère ou d’une sœur tu ne laisses passer ni l’attaque du dehors ni la trahison du dedans.',
      helps:
        'Demande à ton frère ou à ta sœur sa version de l’épisode qui te reste en travers, avant de rejuger l’affaire.',
    },
    sagittarius: {
      is: 'C’est d’un peu loin que tu aimes le mieux tes frères et sœurs, avec de grandes retrouvailles et une franchise qui vexe parfois.',
      helps:
        'Si vous vous voyez, ton frère ou ta sœur et toi, prenez un lieu neutre ; ailleurs, chacun reprend son rôle d’enfant.',
    },
    capricorn: {
      is: 'Quel que soit ton rang, le rôle de l’aîné te colle à la peau : la fratrie compte sur toi, et ça te pèse.',
      helps:
        'Laisse ton frère ou ta sœur mener une affaire de famille à sa manière, et résiste à l’envie de vérifier.',
    },
    aquarius: {
      is: 'Même enfance, deux mondes : ton frère ou ta sœur te déroute, et l’affection vient mieux quand personne n’exige de ressemblance.',
      helps:
        'Intéresse-toi à ce qui te paraît le plus étrange chez ton frère ou ta sœur, comme tu le ferais avec des inconnus.',
    },
    pisces: {
      is: 'Le chagrin d’un frère ou d’une sœur, tu le prends sur toi, et tu t’effaces dans la dispute pour qu’elle cesse.',
      helps:
        'Compatis avec ton frère ou ta sœur tant que tu veux, mais laisse-lui ses fâcheries et les excuses qui vont avec.',
    },
  },
  children: {
    aries: {
      is: 'Avec un enfant, tu es de tous les jeux ; ce qui t’éprouve, c’est d’attendre, ses lacets comme ses confidences.',
      helps:
        'Si un enfant se tait, fais quelque chose à côté de lui, un ballon, un vélo à réparer, sans exiger qu’il parle.',
    },
    taurus: {
      is: 'Être parent, à ta façon, c’est nourrir et rassurer ; le plus dur reste de voir l’enfant changer sans ta permission.',
      helps:
        'Garde avec l’enfant un petit rituel qui résiste aux disputes, et cède de bon cœur sur ses lubies de passage.',
    },
    gemini: {
      is: 'Tu parles aux enfants d’égal à égal, et celui qui ne te dit plus que oui et non te laisse sans ressource.',
      helps:
        'À un enfant qui se tait, raconte ta propre journée de travers au lieu de l’interroger sur la sienne.',
    },
    cancer: {
      is: 'L’enfant est au cœur de tout ce que tu imagines d’un foyer, et une chambre vide y fait un silence énorme.',
      helps:
        'Demande de temps en temps conseil à l’enfant qui grandit ; on revient volontiers là où l’on sert à quelque chose.',
    },
    leo: {
      is: 'Pour un enfant tu es un public debout au premier rang, si bien qu’il te cache parfois ses échecs.',
      helps:
        'Raconte à l’enfant un de tes ratages, sans chute glorieuse, pour qu’il ose te montrer les siens.',
    },
    virgo: {
      is: 'Penser à tout pour un enfant, tu sais faire, mais la peur de mal l’élever te gâche une part du plaisir.',
      helps:
        'Passe un moment avec l’enfant sans rien corriger, ni sa posture ni sa grammaire, et surtout pas son dessin.',
    },
    libra: {
      is: 'Entre l’envie d’un enfant et ton équilibre, tu pèses longtemps ; et comme parent, tu négocies là où un simple non suffirait.',
      helps: 'Annonce ton non à l’enfant en une seule phrase ; il peut bouder et t’aimer dans la même heure.',
    },
    scorpio: {
      is: 'Ton amour pour un enfant est entier et peu bavard, avec un flair pour ses secrets qui le pousse à en garder davantage.',
      helps:
        'Laisse à l’enfant un jardin où tu n’entres pas ; c’est souvent de là que sortent les confidences.',
    },
    sagittarius: {
      is: 'Tu as de quoi ouvrir le monde à un enfant, mais les horaires et les bulletins t’ennuient autant que lui.',
      helps:
        'Promets peu à l’enfant et tiens parole à l’heure dite ; la ponctualité l’impressionne plus que la grande expédition.',
    },
    capricorn: {
      is: 'La question des enfants, tu la prends au sérieux avant tout le monde, et ta tendresse se cache volontiers derrière les consignes.',
      helps: 'Dis ta fierté à l’enfant avec des mots, à un moment où il n’a rien réussi de particulier.',
    },
    aquarius: {
      is: 'Un enfant est pour toi une personne à part entière, que tu respectes beaucoup et que tu serres un peu moins souvent.',
      helps: 'Quand un enfant te confie un malheur, propose-lui le choix entre une bonne idée et tes bras.',
    },
    pisces: {
      is: 'Rejoindre un enfant dans ses rêves ne te coûte rien, et c’est lui, parfois, qui doit te rappeler l’heure ou la règle.',
      helps:
        'Choisis deux règles auxquelles l’enfant ne coupera pas, écris-les quelque part, et rêve avec lui pour tout le reste.',
    },
  },
  mother: {
    aries: {
      is: 'Deux phrases suffisent entre ta mère et toi pour que ça chauffe, surtout quand elle te dit quoi faire.',
      helps: 'Quand ta mère te donne un conseil de trop, réponds « je vais y penser » et change de sujet.',
    },
    taurus: {
      is: 'Ce que tu tiens de ta mère est solide, entêtement compris, et vos désaccords peuvent durer sans un éclat de voix.',
      helps: 'Précise à ta mère la seule habitude qui t’use vraiment, et laisse passer toutes les autres.',
    },
    gemini: {
      is: 'Ta mère et toi pouvez bavarder une heure entière sans effleurer le sujet que vous évitez d’un commun accord.',
      helps:
        'Demande à ta mère comment elle était à ton âge ; la vraie conversation arrive souvent par ce côté-là.',
    },
    cancer: {
      is: 'Une contrariété de ta mère te suit jusque chez toi, et tu ne sais plus bien où finissent ses émotions.',
      helps:
        'Après un échange avec ta mère, trie ce qui était à toi en arrivant et ce que tu rapportes d’elle.',
    },
    leo: {
      is: 'Tu attends de ta mère qu’elle soit fière, et qu’elle le dise ; sa moindre réserve t’arrive comme une mauvaise critique.',
      helps: 'Raconte à ta mère ce qui te réjouit sans marquer la pause où elle devrait te féliciter.',
    },
    virgo: {
      is: 'Aimer, entre ta mère et toi, revient à remarquer ce qui cloche, et chacun de ses conseils sonne comme un reproche.',
      helps:
        'Remercie ta mère pour une chose précise qu’elle fait bien, puis arrête-toi là, sans amélioration à suggérer.',
    },
    libra: {
      is: 'Devant ta mère tu souris, tu dis oui, et la phrase vraie te vient sur le chemin du retour.',
      helps:
        'Exerce-toi à contredire ta mère sur des vétilles, une couleur, un film ; le grand désaccord te fera moins peur.',
    },
    scorpio: {
      is: 'Rien n’est tiède avec ta mère, ni l’attachement ni la rancune, et vous vous devinez trop bien pour vous parler simplement.',
      helps:
        'Décide de ce que ta mère n’a pas à savoir ; le reste pourra se dire sans que tu montes la garde.',
    },
    sagittarius: {
      is: 'Plus il y a de distance, plus tu aimes ta mère facilement, et ses inquiétudes te font l’effet d’une laisse.',
      helps: 'Préfère avec ta mère les moments brefs et gais, où chacun repart avant le premier sermon.',
    },
    capricorn: {
      is: 'Très tôt tu as voulu ne pas peser sur ta mère, et tu attends encore qu’elle remarque ce que tu portes.',
      helps:
        'Avoue ta fatigue à ta mère, si elle sait écouter, ou à quelqu’un d’autre, sans conclure que tout va bien.',
    },
    aquarius: {
      is: 'Tu n’es pas tout à fait le modèle que ta mère attendait, et tu t’en défends par une politesse un peu lointaine.',
      helps:
        'Donne à ta mère une nouvelle de ta vie telle qu’elle est ; sinon elle continue d’aimer un vieux portrait.',
    },
    pisces: {
      is: 'Comprendre ta mère, tu ne fais que ça, tu l’excuses d’avance, puis il te faut trois jours pour revenir à toi.',
      helps:
        'Fixe avant de voir ta mère la durée de la visite, et confie-la à quelqu’un qui t’attendra après.',
    },
  },
  father: {
    aries: {
      is: 'Avec ton père, tout se joue en duel : tu veux son respect, et tu le cherches en lui tenant tête.',
      helps: 'Demande à ton père comment lui s’y prendrait ; une question désarme là où un défi relance.',
    },
    taurus: {
      is: 'Ton père et toi vous passez de grands discours, mais la parole qu’il n’a pas dite, tu l’attends encore, avec une patience de pierre.',
      helps:
        'Entre ton père et toi, un travail fait à quatre mains vaut souvent mieux qu’une explication en règle.',
    },
    gemini: {
      is: 'Face à ton père tu as toujours la repartie, et l’impression tenace qu’il n’a rien entendu d’autre.',
      helps:
        'Pose à ton père une question dont tu ignores la réponse, et compte jusqu’à dix avant de la compléter.',
    },
    cancer: {
      is: 'Le ton de ton père, tu le guettes depuis toujours, et une sécheresse dans sa voix te ramène loin en arrière.',
      helps:
        'Quand la voix de ton père te serre le cœur, souviens-toi de l’âge que tu as, et prends ton temps pour répondre.',
    },
    leo: {
      is: 'Sous ton ambition il y a souvent ton père, et ce regard que tu voulais voir s’allumer en te voyant.',
      helps:
        'Choisis une réussite dont ton père ne saura rien, et savoure-la comme si la salle était pleine.',
    },
    virgo: {
      is: 'Ton père juge, ou du moins tu le crois, et c’est avec sa voix que tu relèves tes propres fautes.',
      helps:
        'Quand tu entends ton père dans ta tête, demande-toi s’il a lui-même souvent fait aussi bien qu’il l’exige.',
    },
    libra: {
      is: 'Par égard pour ton père tu restes diplomate jusqu’au bout, et il n’a aucune idée de ce qui te fâche.',
      helps:
        'Indique à ton père, aimablement, le sujet dont tu ne veux plus parler, et aie le suivant tout prêt.',
    },
    scorpio: {
      is: 'Qui cédera en premier ? Ton père et toi vous mesurez en silence, et l’estime compte entre vous plus que la douceur.',
      helps:
        'Note ce que tu attends encore de ton père, puis barre ce qu’il n’a jamais su donner à personne.',
    },
    sagittarius: {
      is: 'Tu racontes ton père comme un personnage, en forçant le trait, et l’homme ordinaire te laisse sans mots.',
      helps:
        'Interroge ton père, ou ceux qui l’ont connu jeune, sur l’époque où il ignorait encore que tu viendrais.',
    },
    capricorn: {
      is: 'Mériter l’estime de ton père, voilà une tâche que tu t’es donnée tôt et que personne ne t’a dit de finir.',
      helps: 'Écris ce que serait pour toi une vie réussie, et souligne les lignes dictées par ton père.',
    },
    aquarius: {
      is: 'Prendre le contre-pied de ton père t’a servi de boussole, sauf que tu retrouves chez toi la même tête dure.',
      helps: 'Cherche avec ton père un sujet où vous êtes tous deux ignorants ; on y débat sans hiérarchie.',
    },
    pisces: {
      is: 'Il y a le père que tu rêvais, plus tendre ou plus fort, et le vrai, à qui tu n’oses pas en vouloir.',
      helps:
        'Accorde-toi le droit d’aimer ton père et de lui en vouloir le même jour, sans avoir à trancher.',
    },
  },
  inLaws: {
    aries: {
      is: 'Ta belle-mère commente, tu ripostes dans la seconde, et la belle-famille apprend en un repas à qui elle a affaire.',
      helps:
        'À la remarque de trop, demande à ta belle-mère ce qu’elle entend par là, d’une voix calme, et attends.',
    },
    taurus: {
      is: 'Héberger la belle-famille ne te gêne pas, tant qu’on ne touche ni à tes affaires ni à tes heures.',
      helps:
        'Annonce à la belle-famille, avant son arrivée, le coin et le moment de la journée qui restent à toi.',
    },
    gemini: {
      is: 'Tu fais rire la belle-famille dès le premier soir, puis une plaisanterie rapportée de travers te revient par ta belle-mère.',
      helps:
        'Devant la belle-famille, garde pour toi les anecdotes de couple, même les meilleures ; les tiennes suffisent largement.',
    },
    cancer: {
      is: 'Une pique de ta belle-mère sur ta façon de tenir la maison te reste des jours, derrière un sourire parfait.',
      helps:
        'Convenez à deux que chacun parle à ses propres parents ; tu n’as pas à tenir tête toi-même à ta belle-mère.',
    },
    leo: {
      is: 'Tu voudrais que la belle-famille se félicite de t’avoir, et un accueil tiède t’offense plus que tu ne l’avoues.',
      helps:
        'Fais raconter à ta belle-mère ses heures de gloire ; les gens qu’on admire jugent moins sévèrement.',
    },
    virgo: {
      is: 'Chez la belle-famille tu vois tout ce que tu ferais autrement, et ta belle-mère te voit le voir.',
      helps:
        'Adopte une manie de ta belle-mère le temps du séjour, et demande-lui son secret avec un intérêt sincère.',
    },
    libra: {
      is: 'À force d’amabilité, la belle-famille te croit d’accord avec tout, et c’est ton couple qui entend le reste le soir.',
      helps:
        'Refuse tôt une petite chose à la belle-famille, avec le sourire ; un premier non tardif fait toujours plus de bruit.',
    },
    scorpio: {
      is: 'Au premier coup d’œil tu sais qui règne dans la belle-famille, et tu n’as aucune intention de faire ta cour.',
      helps:
        'Face à ta belle-mère, défends un seul territoire qui compte, et sois large sur tout ce qui l’entoure.',
    },
    sagittarius: {
      is: 'Dix jours avec ta belle-mère, c’est huit de trop pour toi, et ta franchise finit par le laisser entendre.',
      helps:
        'Emmène la belle-famille au grand air, ou sors sans elle ; une échappée par jour te garde aimable.',
    },
    capricorn: {
      is: 'Avec la belle-famille tu observes un protocole impeccable, et ta belle-mère prend pour de la froideur ce qui est du respect.',
      helps:
        'Demande à ta belle-mère un coup de main pour de bon ; se savoir utile réchauffe mieux que tes égards.',
    },
    aquarius: {
      is: 'Qu’on doive aimer une belle-mère par alliance te paraît bizarre ; tu vois en elle une connaissance intéressante, sans plus.',
      helps:
        'Fixez à deux la dose de belle-famille que tu supportes, et un mot de passe pour dire qu’elle est atteinte.',
    },
    pisces: {
      is: 'Tu absorbes les humeurs de la belle-famille l’une après l’autre, et tu ressors de la visite sans savoir pourquoi tout te pèse.',
      helps:
        'Quand une tension de la belle-famille ne te concerne pas, dis-toi tout bas « ce n’est pas à moi », et ne bouge pas.',
    },
  },
  familyQuarrel: {
    aries: {
      is: 'C’est toi qui dis tout haut ce que la famille tait ; la dispute éclate, et tu t’étonnes qu’on t’en veuille le lendemain.',
      helps: 'Excuse-toi auprès de la famille pour le volume, même si tu maintiens chaque mot du texte.',
    },
    taurus: {
      is: 'Une brouille de famille te fige : tu n’attaques pas, tu ne bouges plus, et chaque semaine rend le premier pas plus lourd.',
      helps:
        'Si tu veux la paix en famille, un petit service rendu sans commentaire te va mieux qu’une grande explication.',
    },
    gemini: {
      is: 'Quand la famille se dispute, tu as tout le monde au bout du fil, et chaque camp te croit dans le sien.',
      helps:
        'Ne transporte aucun message d’un camp de la famille à l’autre ; que chacun fasse ses propres phrases.',
    },
    cancer: {
      is: 'Ce qui te ronge dans une querelle de famille, c’est l’idée que le foyer se défait et que tu dois le recoudre.',
      helps:
        'Soigne les liens de famille qui tiennent encore, sans attendre que les fâchés aient fait la paix.',
    },
    leo: {
      is: 'Dans une dispute de famille tu défends l’honneur de la maison, et l’on te reproche d’en faire une scène.',
      helps:
        'Traite l’affaire de famille en petit comité ; sans public, tu deviens plus juste et l’on t’écoute mieux.',
    },
    virgo: {
      is: 'Tu connais le dossier de la brouille familiale par cœur, pièces à l’appui, et t’étonnes qu’avoir raison ne répare rien.',
      helps:
        'Tire de tous tes griefs de famille une seule demande, si simple qu’on puisse y répondre par oui.',
    },
    libra: {
      is: 'Prendre parti dans une querelle de famille te met au supplice, et les deux camps finissent par te reprocher ta neutralité.',
      helps:
        'Dis une fois à la famille ce qui te semble juste, puis laisse la réconciliation à ceux qui se sont fâchés.',
    },
    scorpio: {
      is: 'En famille tu choisis ton camp une fois pour toutes, et qui a trahi le clan peut attendre longtemps ton bonjour.',
      helps:
        'Avant la prochaine explication de famille, renonce à ton argument le plus cruel ; c’est le seul qu’on retiendrait.',
    },
    sagittarius: {
      is: 'Tu crois assainir un conflit de famille en disant à chacun ses vérités, et l’on n’en retient que l’insolence.',
      helps:
        'Quand la dispute de famille tourne en rond, va marcher, et apporte au retour une proposition plutôt qu’une leçon.',
    },
    capricorn: {
      is: 'Pendant que la famille se déchire, tu organises, tu conduis, tu paies, et ta propre colère patiente sans date.',
      helps:
        'Annonce à la famille, sans éclat, la tâche que tu ne feras plus, puis supporte de la voir attendre.',
    },
    aquarius: {
      is: 'Vue de ta place, la querelle de famille a quelque chose d’absurde, et l’on prend ton recul pour de l’indifférence.',
      helps:
        'Commence par dire à la famille que cela te touche ; ton analyse, souvent bonne, passera mieux après.',
    },
    pisces: {
      is: 'Tu entends la peine de chaque camp dans une dispute de famille, au point de demander pardon pour ce qu’ont fait les autres.',
      helps:
        'Quand la famille te presse d’arranger les choses, réponds que tu y réfléchis, et réfléchis vraiment, sans te hâter.',
    },
  },
  ageingParents: {
    aries: {
      is: 'Devant des parents qui ralentissent, tu t’impatientes contre le temps lui-même, et tu réponds à leur fragilité par l’action.',
      helps:
        'Prends en charge pour tes parents une chose nette et rapide, et laisse-leur le tempo de tout le reste.',
    },
    taurus: {
      is: 'T’occuper de parents âgés te vient naturellement, jour après jour, jusqu’à ce que ta propre vie passe en second sans bruit.',
      helps:
        'Fixe les heures données à tes parents et celles qui t’appartiennent, et respecte les unes autant que les autres.',
    },
    gemini: {
      is: 'Pour des parents qui vieillissent, tu téléphones, tu te renseignes, tu coordonnes ; rester simplement près d’eux te demande davantage.',
      helps:
        'À chaque visite, fais raconter à tes parents une histoire ancienne et enregistre-la ; la paperasse attendra une heure.',
    },
    cancer: {
      is: 'Voir tes parents devenir ceux qu’on protège te bouleverse, et ce soin-là, tu le partages mal.',
      helps:
        'Confie à quelqu’un une part précise de l’aide à tes parents, même si elle sera donnée avec moins de tendresse.',
    },
    leo: {
      is: 'Envers tes parents âgés tu as le cœur grand, et le besoin discret qu’on remarque ce que cela te coûte.',
      helps:
        'Raconte à quelqu’un de sûr comment c’est vraiment avec tes parents, y compris les jours où tu manques de noblesse.',
    },
    virgo: {
      is: 'Papiers, courses, rendez-vous de tes vieux parents, tout est noté, et tu te reproches la seule chose qui t’échappe.',
      helps:
        'Laisse tes parents faire de travers ce qu’ils peuvent encore faire ; leur fierté vaut bien un peu de désordre.',
    },
    libra: {
      is: 'Entre ce que veulent tes parents âgés, ce qu’en pensent les autres et ce que tu peux, tu cherches un accord introuvable.',
      helps:
        'Réunis ceux qui peuvent aider tes parents, et que chacun annonce ses heures, en commençant par toi.',
    },
    scorpio: {
      is: 'Quand des parents vieillissent, tu restes là où d’autres détournent les yeux, et tu tiens le compte des absents.',
      helps:
        'Accepte pour tes parents une aide différente de la tienne ; on peut aimer sans tout affronter de face.',
    },
    sagittarius: {
      is: 'Des parents qui ont besoin de toi, c’est une attache que tu aimes, et pourtant chaque départ te donne mauvaise conscience.',
      helps:
        'Rapporte à tes parents ce que tu vois ailleurs ; ton élan est un cadeau que personne d’autre ne leur fait.',
    },
    capricorn: {
      is: 'Le devoir envers tes parents âgés, tu le remplis mieux que quiconque, en oubliant que tu es aussi leur enfant.',
      helps:
        'Reste un moment auprès de tes parents après la dernière tâche, sans rien faire d’utile, et laisse venir la conversation.',
    },
    aquarius: {
      is: 'Tu abordes la vieillesse de tes parents par des solutions intelligentes, et l’émotion te rattrape dans le bus du retour.',
      helps:
        'Demande à tes parents comment eux imaginent la suite ; ils sont parfois plus modernes que nos plans.',
    },
    pisces: {
      is: 'Auprès de parents devenus fragiles tu donnes sans mesure, et tu rentres avec leur lassitude dans les os.',
      helps:
        'Avant d’aller chez tes parents, choisis ce que tu peux donner aujourd’hui, et garde une heure de calme pour l’après.',
    },
  },
  celebration: {
    aries: {
      is: 'Une fête réussie, pour toi, s’improvise, et les longs préparatifs d’un mariage t’usent plus vite qu’une nuit à danser.',
      helps:
        'Charge-toi de lancer la fête, l’accueil, la première danse, et confie les longs détails à quelqu’un de patient.',
    },
    taurus: {
      is: 'Recevoir tout le monde, tu le fais généreusement, à condition de bien manger et que personne ne te presse.',
      helps: 'Réduis d’un tiers le menu de la fête, et assieds-toi avec tes invités pendant que c’est chaud.',
    },
    gemini: {
      is: 'À un mariage tu parles à cent personnes, tu en fais rire la moitié, et tu repars sans une vraie conversation.',
      helps: 'Repère avant la fête deux invités que tu veux vraiment entendre, et commence par ces deux-là.',
    },
    cancer: {
      is: 'Les fêtes à la maison te tiennent à cœur plus qu’à personne, et un seul visage fermé assombrit tous tes préparatifs.',
      helps:
        'Demande à chaque invité d’apporter sa part, une salade, un jeu ; la chaleur de la fête ne dépend pas que de toi.',
    },
    leo: {
      is: 'Organiser un anniversaire ou un mariage te va à merveille, pourvu que l’on voie la mise en scène et qui la signe.',
      helps:
        'Au milieu de la fête, mets quelqu’un d’autre sous les projecteurs, et contemple ton œuvre depuis le fond.',
    },
    virgo: {
      is: 'Tu prépares la fête jusqu’au dernier bougeoir, puis tu la traverses en cherchant ce qui manque.',
      helps:
        'Confie les imprévus de la fête à quelqu’un d’insouciant, et interdis-toi toute inspection avant le gâteau.',
    },
    libra: {
      is: 'Qui inviter sans vexer personne ? Avant chaque fête, ce casse-tête t’occupe plus que la joie d’y être.',
      helps:
        'Invite d’abord ceux que tu as plaisir à voir ; à une fête, la diplomatie supporte quelques absents.',
    },
    scorpio: {
      is: 'La gaieté obligatoire d’une grande fête te met sur tes gardes ; tu y vas pour une ou deux personnes, et tu observes le reste.',
      helps: 'Ménage-toi pendant la fête un tête-à-tête avec quelqu’un que tu aimes, loin de la musique.',
    },
    sagittarius: {
      is: 'Plus la fête est nombreuse, plus tu t’y plais, et tes vieilles histoires sortent devant des gens qui les connaissent.',
      helps:
        'Laisse quelqu’un d’autre faire le discours de la fête, et ris-en plus fort que toute l’assemblée.',
    },
    capricorn: {
      is: 'Grâce à toi la fête commence à l’heure et rien ne manque, mais qui a regardé si tu t’amusais ?',
      helps: 'Passe la première heure de la fête parmi les invités, et ne redeviens responsable qu’ensuite.',
    },
    aquarius: {
      is: 'Anniversaires et fêtes obligées te semblent un théâtre curieux, et tu t’égaies au moment où quelque chose déraille.',
      helps:
        'Apporte à la fête une seule coutume de ton invention, et laisse aux autres leurs chères traditions.',
    },
    pisces: {
      is: 'Tu imagines la fête si belle, tout le monde réconcilié, que la vraie te laisse un peu de vague à l’âme.',
      helps:
        'Décide d’avance du petit moment qui te suffira dans cette fête, et éclipse-toi un peu quand la foule te submerge.',
    },
  },
  bestFriend: {
    aries: {
      is: 'En amitié tu accours en dix minutes et tu dis la vérité tout net, et la lenteur de l’autre te paraît tiédeur.',
      helps:
        'Si ta meilleure amitié te semble moins vive, pose franchement la question avant de conclure à un abandon.',
    },
    taurus: {
      is: 'Ta meilleure amitié, tu la comptes parmi tes biens, et qu’une autre personne s’y installe réveille ta jalousie.',
      helps:
        'Avoue ta jalousie d’une phrase légère à la personne concernée ; gardée pour toi, elle pèse sur l’amitié.',
    },
    gemini: {
      is: 'De ta meilleure amitié tu attends qu’on te réponde du tac au tac, et un silence te fait inventer dix raisons.',
      helps:
        'Demande « et toi, comment ça va ? » à la personne qui te connaît le mieux, et laisse-lui une vraie réponse.',
    },
    cancer: {
      is: 'Pour ta meilleure amitié tu te souviens de tout, et l’oubli d’un jour qui comptait pour toi ressemble à un désamour.',
      helps:
        'Rappelle la veille à tes proches amis ce qui t’importe ; une amitié vraie a le droit d’avoir mauvaise mémoire.',
    },
    leo: {
      is: 'Tu chantes partout les louanges de ta meilleure amitié, en espérant y tenir, sans partage, la première place.',
      helps:
        'Quand le succès est pour l’autre, offre à votre amitié une soirée entière sans une histoire à toi.',
    },
    virgo: {
      is: 'Rendre service est ta preuve d’amitié, et plus quelqu’un t’est proche, plus ses petits défauts te sautent aux yeux.',
      helps:
        'Dis à cette personne ce que tu admires chez elle ; une grande amitié ne vit pas que de bons conseils.',
    },
    libra: {
      is: 'Si ta meilleure amitié est sans nuage, c’est que tu tais ce qui te déplaît, puis que tu doutes en silence.',
      helps:
        'Risque un petit désaccord dans cette amitié, sur un restaurant ou un projet, pour voir qu’elle tient.',
    },
    scorpio: {
      is: 'Peu d’amis te suffisent, et de la meilleure amitié tu exiges une loyauté que tu passes ton temps à vérifier.',
      helps:
        'Quand un soupçon te vient sur cette amitié, pose ta question en face ; tes enquêtes abîment plus que les réponses.',
    },
    sagittarius: {
      is: 'Des mois sans nouvelles ne changent rien à ta meilleure amitié, du moins pour toi ; l’autre y lit parfois de l’oubli.',
      helps:
        'Envoie de temps en temps à cette amitié trois mots sans prétexte ; ce qui t’est évident ne se voit pas.',
    },
    capricorn: {
      is: 'On peut compter sur toi en amitié comme sur un pont, mais toi, tu n’oses presque jamais le prendre dans l’autre sens.',
      helps:
        'Demande à la personne qui t’est la plus proche un service qui coûte un peu, et laisse-la faire.',
    },
    aquarius: {
      is: 'Une meilleure amitié, pour toi, laisse libre, et la jalousie de l’autre te fait reculer d’un pas, poliment.',
      helps:
        'Préviens quand tu disparais un peu ; pour rassurer ton amitié la plus chère, quatre mots suffisent.',
    },
    pisces: {
      is: 'Tu épouses si bien les soucis de ta meilleure amitié que tu ne sais plus si l’on t’aime ou si l’on a besoin de toi.',
      helps:
        'Parle de toi en premier, une fois, dans cette amitié, et regarde tranquillement ce qui te revient.',
    },
  },
  newFriends: {
    aries: {
      is: 'Te faire de nouveaux amis te prend cinq minutes ; les garder au-delà du premier enthousiasme, voilà où tu décroches.',
      helps:
        'Propose tout de suite un second rendez-vous à la personne qui t’a plu, avec un lieu et une heure.',
    },
    taurus: {
      is: 'Dans une ville nouvelle, l’amitié te vient par l’habitude, à force de revoir les mêmes têtes au même endroit.',
      helps:
        'Prends un seul cours, un seul marché, une seule chorale, et retournes-y jusqu’à ce que des inconnus gardent ta place.',
    },
    gemini: {
      is: 'Tu lies connaissance avec n’importe qui dans une file d’attente, et te voilà avec mille contacts et peu d’amis.',
      helps:
        'Parmi tes nouvelles connaissances, reviens vers une seule et reprends la conversation exactement où elle s’était arrêtée.',
    },
    cancer: {
      is: 'Devant un groupe de nouvelles têtes tu restes sur le bord en attendant qu’on t’appelle, alors que tu as tant à offrir.',
      helps:
        'Invite chez toi une ou deux personnes pour faire connaissance ; en terrain familier, ta réserve fond.',
    },
    leo: {
      is: 'On t’entoure vite, où que tu arrives, et tu te demandes ensuite si ces nouveaux amis aiment ta personne ou ton numéro.',
      helps:
        'Laisse une nouvelle connaissance te voir un jour sans éclat, et remarque qui te cherche encore le lendemain.',
    },
    virgo: {
      is: 'Pour aborder des inconnus il te faut une raison, un coup de main à donner, et l’amitié arrive par là.',
      helps:
        'Inscris-toi quelque part où l’on fabrique les choses à plusieurs, et accepte que tes futurs amis t’y aident aussi.',
    },
    libra: {
      is: 'Plaire à un nouveau cercle ne te coûte rien ; ce qui manque à ces débuts d’amitié, c’est que tu montres une préférence.',
      helps:
        'Choisis dans ce nouveau cercle la personne qui t’intrigue, et dis-lui ce que tu penses vraiment d’une chose.',
    },
    scorpio: {
      is: 'Tu observes longtemps avant de te faire un ami, et les débuts légers te paraissent une perte de temps.',
      helps:
        'Supporte avec une nouvelle connaissance trois conversations banales ; c’est le prix d’entrée de la quatrième.',
    },
    sagittarius: {
      is: 'Tes amis, tu les trouves en route, dans un stage ou un train, partout sauf dans la ville où tu habites.',
      helps:
        'Vis dans ta ville en touriste, parle aux gens comme si tu repartais demain, puis demande leur numéro.',
    },
    capricorn: {
      is: 'Hors du travail, tu ne sais plus trop comment on se fait des amis, et tu attends qu’une invitation t’y autorise.',
      helps:
        'Propose à quelqu’un que tu estimes une heure sans but utile ; une amitié naissante n’a pas d’ordre du jour.',
    },
    aquarius: {
      is: 'Les gens singuliers te reconnaissent, mais pour te faire des amis dans un groupe ordinaire, tu restes trop en observation.',
      helps:
        'Cherche l’endroit où ta passion la plus bizarre passe pour normale ; tes futurs amis en discutent déjà.',
    },
    pisces: {
      is: 'Des inconnus te racontent leur vie en une heure, et l’amitié s’arrête là, car tu repars sans leur nom, de peur de déranger.',
      helps:
        'Dis à ta nouvelle rencontre que ce moment t’a fait du bien, et propose le suivant avant de filer.',
    },
  },
  lostFriend: {
    aries: {
      is: 'Qu’une amitié se taise te met hors de toi ; tu préférerais une bonne dispute, et ta fierté bloque le premier message.',
      helps:
        'Si tu écris, que ce soit une ligne sans reproche, un jour où cette amitié te manque plus qu’elle ne te fâche.',
    },
    taurus: {
      is: 'Une amitié refroidie, tu la remarques tard et tu la regrettes longtemps, sans bouger, comme si elle pouvait revenir par habitude.',
      helps:
        'Garde de cette amitié une photo ou une chanson que tu aimes, et ne décide rien du reste pour l’instant.',
    },
    gemini: {
      is: 'Sans explication, une amitié qui s’arrête tourne dans ta tête en vingt versions, dont aucune ne te convainc.',
      helps:
        'Écris, pour toi d’abord, la seule question que tu poserais à cette amitié, et relis-la demain avant tout envoi.',
    },
    cancer: {
      is: 'Un froid en amitié te fait autant de peine qu’un chagrin d’amour, et les lieux partagés en gardent l’écho.',
      helps:
        'Parle de cette amitié perdue à quelqu’un de confiance ; la regretter à voix haute n’engage à rien.',
    },
    leo: {
      is: 'Tu rouvrirais les bras à cette amitié perdue, à condition qu’on vienne te dire que tu manques.',
      helps:
        'Demande-toi si c’est la perte de l’amitié ou l’affront qui te fait mal ; un message n’aurait pas le même ton.',
    },
    virgo: {
      is: 'On ne te parle plus, et tu repasses chaque phrase de cette amitié au peigne fin pour y trouver ta faute.',
      helps:
        'S’il y a des excuses à faire dans cette amitié, qu’elles tiennent en deux phrases et concernent une seule chose.',
    },
    libra: {
      is: 'Tes amitiés ne finissent pas en dispute mais en politesse, et tu restes avec un « pourquoi » jamais posé.',
      helps:
        'Si tu veux savoir ce qui s’est glissé dans cette amitié, demande-le sans détour plutôt que par des vœux aimables.',
    },
    scorpio: {
      is: 'Une trahison en amitié te fait fermer le compte, et nul ne sait combien de fois tu y retournes en cachette.',
      helps:
        'Imagine la réponse que tu espères de cette amitié ; si tu ne pouvais pas la croire, ton message peut attendre.',
    },
    sagittarius: {
      is: 'Les amis passent, dis-tu en haussant les épaules, puis tu racontes à tout le monde les aventures de l’amitié disparue.',
      helps:
        'Si un souvenir de cette amitié te fait rire, il peut faire un message à lui seul, sans bilan ni morale.',
    },
    capricorn: {
      is: 'Plus le silence dure dans une amitié, plus tu y vois une faute, et l’excuse à trouver devient une montagne.',
      helps:
        'Un simple « comment vas-tu ? » suffit entre amis, si tu souhaites écrire ; personne n’attend de rapport d’absence.',
    },
    aquarius: {
      is: 'Tu prends tant d’espace qu’une amitié refroidit sans que tu t’en aperçoives, et l’on a lu ton silence comme un verdict.',
      helps:
        'Vérifie d’abord si cette amitié est fâchée ou seulement distraite ; les deux se ressemblent beaucoup de loin.',
    },
    pisces: {
      is: 'Avec l’amitié perdue tu poursuis en pensée de longs dialogues tendres, dont l’autre n’a jamais reçu une ligne.',
      helps:
        'Note la phrase la plus courte que tu adresses en rêve à cette amitié, et laisse passer une nuit avant d’en faire quelque chose.',
    },
  },
  givingMore: {
    aries: {
      is: 'C’est toi qui lances, qui appelles, qui entraînes, et tu bous quand, sans ton élan, personne ne bouge.',
      helps:
        'Laisse passer ton tour d’organiser, une fois, sans prévenir, et regarde qui prend la relève au lieu de pester.',
    },
    taurus: {
      is: 'Tu donnes ton temps et tes repas sans compter, jusqu’au jour où tu découvres que tu avais tout compté.',
      helps:
        'Réclame ta part tant qu’elle est petite, un trajet, une course ; donner davantage n’a jamais servi de facture.',
    },
    gemini: {
      is: 'On vient te parler, tu écoutes, tu retiens tout, et personne ne songe à te retourner la question.',
      helps:
        'Après avoir écouté, enchaîne avec « moi aussi, j’ai quelque chose à raconter », et n’en fais pas un sketch.',
    },
    cancer: {
      is: 'Donner est ta façon d’espérer qu’on prenne soin de toi, et ceux que tu gâtes n’ont pas compris le message.',
      helps:
        'Demande du réconfort à une personne, en toutes lettres, au lieu de donner encore plus en attendant qu’on devine.',
    },
    leo: {
      is: 'Tu donnes en grand, sans calcul, et il te manque qu’un jour quelqu’un organise quelque chose en ton honneur.',
      helps:
        'Annonce ce qui te ferait plaisir, à toi ; même les gens qui te doivent beaucoup ont besoin d’indications.',
    },
    virgo: {
      is: 'Si tu organises toujours tout, c’est qu’autrement ce serait mal fait, et les autres s’y sont très bien habitués.',
      helps:
        'Abandonne une des tâches que tu fais pour tous, sans mode d’emploi, et accepte un résultat médiocre.',
    },
    libra: {
      is: 'Tes cadeaux et ton écoute tombent toujours juste, si bien que personne n’a jamais dû deviner tes désirs à toi.',
      helps:
        'Quand on te demande ce que tu préfères, donne une réponse précise ; « comme tu veux » t’a déjà trop coûté.',
    },
    scorpio: {
      is: 'Tu donnes tout à très peu de gens, et si l’on ne te rend pas la pareille, tu te retires sans un mot.',
      helps:
        'Dis ce que ton soutien t’a coûté avant de fermer le robinet ; on ne rend pas ce qu’on ignorait devoir.',
    },
    sagittarius: {
      is: 'Ta bonne humeur et tes coups de main vont à tout le monde, et l’on oublie qu’un boute-en-train a besoin d’écoute.',
      helps: 'Appelle quelqu’un un jour où tu n’as rien de drôle à donner, et dis-le en commençant.',
    },
    capricorn: {
      is: 'Qu’on s’appuie toujours sur toi t’a donné ta place, et tu crains de la perdre le jour où tu ne porteras rien.',
      helps:
        'Réponds « pas cette fois » à une demande, sans fournir de motif, et laisse les autres s’arranger.',
    },
    aquarius: {
      is: 'Ton jugement clair fait qu’on te consulte sans cesse, et comme tu ne montres rien, personne ne pense à t’écouter en retour.',
      helps: 'Expose à tes amis un problème à toi, non résolu, et écoute leurs avis sans les corriger.',
    },
    pisces: {
      is: 'Les gens en peine te trouvent sans adresse, et tu les écoutes jusqu’à ce qu’il ne reste plus rien pour toi.',
      helps:
        'Réserve un soir où tu n’écoutes le malheur de personne, et préviens en premier qui t’en demande le plus.',
    },
  },
  pet: {
    aries: {
      is: 'Il te faudrait un animal qui court et t’oblige à sortir ; le dressage, lui, mettrait ta patience au travail.',
      helps:
        'Avant de rêver d’un chien, fais ses promenades pendant deux semaines, à son heure et par tous les temps.',
    },
    taurus: {
      is: 'Avec un animal tu as la main tranquille et les repas ponctuels, et il comprend vite qu’on est bien près de toi.',
      helps:
        'Regarde le caractère de l’animal avant sa beauté ; c’est avec le premier que tu partagerais le canapé.',
    },
    gemini: {
      is: 'Tu fais la conversation à tous les chats du quartier, mais un animal à demeure devrait s’accommoder de tes allées et venues.',
      helps:
        'Cherche d’avance deux personnes prêtes à garder l’animal ; si tu n’en trouves aucune, tu as déjà un renseignement.',
    },
    cancer: {
      is: 'Un animal sent ta tristesse avant tout le monde, et tu en ferais, en une semaine, un membre de la famille.',
      helps:
        'Habitue l’animal à se passer de toi par moments ; être indispensable du matin au soir vous fatiguerait tous les deux.',
    },
    leo: {
      is: 'Ton chien ou ton chat serait la vedette de la rue, et sa fidélité sans réserve te ferait un bien fou.',
      helps:
        'Imagine aussi la part sans gloire de l’animal, la litière, la brosse et les poils, et vois si tu souris encore.',
    },
    virgo: {
      is: 'D’un animal tu saurais tout, sa ration comme ses peurs, et tu t’inquiéterais au moindre changement d’appétit.',
      helps:
        'Fréquente un peu quelqu’un dont le chien est mal élevé et heureux ; cela détend sur la question des règles.',
    },
    libra: {
      is: 'Prendre un chien ou un chat te tente surtout à deux, et tu hésites entre toutes les races avec le même attendrissement.',
      helps:
        'Si l’animal est une affaire à plusieurs, répartissez les corvées avant son arrivée, tant que le charme opère.',
    },
    scorpio: {
      is: 'Entre un animal et toi, c’est un pacte ; tu gagnes la confiance des farouches, ceux qui grognent après les autres.',
      helps:
        'Laisse l’animal méfiant venir à son heure, sans le fixer ; tu sais mieux que personne pourquoi il hésite.',
    },
    sagittarius: {
      is: 'Un animal te plairait s’il te suivait partout, et l’idée de le laisser en garde attristerait chacun de tes départs.',
      helps:
        'Compte les nuits que tu passes hors de chez toi, et lis ce nombre à haute voix en pensant à l’animal.',
    },
    capricorn: {
      is: 'Un chien ou un chat serait pour toi un engagement solennel, et tu lui montrerais une douceur que peu de gens connaissent.',
      helps:
        'Prévois le temps et les frais de l’animal, comme tu sais faire, puis inscris aussi le jeu dans l’emploi du temps.',
    },
    aquarius: {
      is: 'Le chat qui va et vient te ressemble plus que le chien qui obéit ; d’un animal tu veux la compagnie, pas l’obéissance.',
      helps:
        'Demande-toi quel animal irait à tes journées telles qu’elles sont, et non à la vie que tu projettes.',
    },
    pisces: {
      is: 'Tu ramènerais tous les animaux perdus, et le regard d’un chien derrière une grille te poursuit jusqu’au soir.',
      helps:
        'Si tous les animaux t’appellent, offre quelques heures à un refuge ; ton cœur a plus de place que ton logis.',
    },
  },
  trip: {
    aries: {
      is: 'Partir en voyage te réveille, surtout sans programme, et un groupe qui traîne au petit déjeuner te gâte la matinée.',
      helps:
        'Réserve la première nuit du voyage et rien d’autre, sauf une matinée à toi quand vous partez à plusieurs.',
    },
    taurus: {
      is: 'En voyage tu veux bien manger, bien dormir et revoir deux fois la même place, plutôt que cocher cinq villes.',
      helps:
        'Choisis pour tes vacances un seul endroit et le meilleur lit possible, et refuse poliment le circuit.',
    },
    gemini: {
      is: 'Planifier un voyage t’amuse presque plus que partir, et sur place tu veux tout voir et parler à tout le monde.',
      helps:
        'Laisse une journée de voyage en blanc, sans visite ni écran, et raconte ensuite ce qui t’est tombé dessus.',
    },
    cancer: {
      is: 'Le deuxième soir d’un voyage, le mal du pays te prend, et le quatrième tu as déjà ton banc et tes habitudes.',
      helps:
        'Emporte en voyage un petit objet de chez toi, et choisis des compagnons avec qui le silence est doux.',
    },
    leo: {
      is: 'Tu aimes voyager avec panache et en bonne compagnie, et une chambre minable peut t’enlaidir la plus belle ville.',
      helps:
        'Mets une bonne part du budget du voyage dans une nuit superbe, et accepte gaiement la simplicité des autres.',
    },
    virgo: {
      is: 'Ton voyage est prêt jusqu’à la dernière correspondance, et tu ne commences à te reposer que la veille du retour.',
      helps:
        'Laisse une demi-journée du voyage sans réservation, exprès, et traite l’imprévu comme une visite au programme.',
    },
    libra: {
      is: 'Avec qui partir compte plus, pour toi, que la destination, et tu cèdes sur tout le voyage pour garder l’harmonie.',
      helps:
        'Énonce ton souhait pour le voyage avant d’entendre ceux des autres ; après, tu ne le retrouves plus.',
    },
    scorpio: {
      is: 'Les voyages organisés t’exaspèrent ; tu veux l’envers d’une ville, ses ruelles de nuit, et une compagnie triée ou aucune.',
      helps:
        'Reprends en voyage le chemin d’un lieu qui t’avait échappé ; la seconde visite est souvent la tienne.',
    },
    sagittarius: {
      is: 'À peine de retour de voyage, tu rouvres la carte, et rester en place te coûte plus cher que tous les billets.',
      helps:
        'Donne au voyage un fil, une langue, un sentier, un peintre, pour qu’il t’occupe encore une fois à la maison.',
    },
    capricorn: {
      is: 'Tu t’offres un voyage quand tout est terminé, c’est-à-dire presque jamais, et tu pars avec du travail dans la valise.',
      helps:
        'Inscris le voyage à l’agenda comme un rendez-vous important, et préviens que tu ne répondras pas.',
    },
    aquarius: {
      is: 'Les destinations à la mode te font fuir ; tu voyages à l’écart, et mieux encore quand chacun reste libre de ses journées.',
      helps:
        'Entendez-vous avant le voyage sur des heures chacun pour soi ; tu seras de bien meilleure compagnie le soir.',
    },
    pisces: {
      is: 'Tu voyages en rêvant, de préférence au bord de l’eau, et rater un train pour un coucher de soleil ne te pèse pas.',
      helps:
        'Remets billets et horaires du voyage à quelqu’un de pratique, et garde pour toi les heures à flâner.',
    },
  },
};
