import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of love, and what helps it there. */
export const matters: MattersOf<'love'> = {
  idealPartner: {
    aries: {
      is: 'Il te faut quelqu’un qui ait du cran et ses propres projets, qui te suive au pied levé et te contredise en chemin.',
      helps:
        'Observe comment on réagit à ton premier non : une personne faite pour toi discute, sans punir ni se ratatiner.',
    },
    taurus: {
      is: 'Ce qu’il te faut, c’est une personne égale du matin au soir, tendre avec les mains, et qui te laisse décider à ton rythme.',
      helps:
        'Avant de juger si quelqu’un te convient, passe avec cette personne un après-midi à ne rien faire ; l’ennui partagé t’apprendra beaucoup.',
    },
    gemini: {
      is: 'Quelqu’un qui te répond du tac au tac te va mieux qu’une beauté muette, à condition de supporter tes trois avis par jour.',
      helps:
        'Retiens avec qui la conversation repart toute seule le lendemain ; pour toi, cela compte plus que les goûts en commun.',
    },
    cancer: {
      is: 'La personne qu’il te faut demande « qu’est-ce qu’il y a ? » une seconde fois, juste après ton premier « rien ».',
      helps:
        'Remarque qui se souvient du prénom de tes proches et de tes petites peurs ; cette attention te convient mieux que les grandes déclarations.',
    },
    leo: {
      is: 'Pour partager ta vie, il faut savoir t’admirer à voix haute, et te dire aussi, en privé, quand tu en fais trop.',
      helps:
        'Repère auprès de qui tu peux passer une journée terne sans te forcer à briller ; c’est un excellent indice.',
    },
    virgo: {
      is: 'Qui te supporterait ? Quelqu’un qui tient parole sans rappel, et qui entend de l’affection quand tu signales une faute d’accord.',
      helps:
        'Fais si tu veux la liste de ce que tu attends d’un amour, puis garde les deux lignes auxquelles tu tiens vraiment.',
    },
    libra: {
      is: 'À deux, tu as besoin d’une personne courtoise jusque dans la fatigue, qui dise ses préférences au lieu d’attendre les tiennes.',
      helps:
        'Après une soirée en tête-à-tête, demande-toi ce que tu avais envie de faire, toi ; la bonne personne t’aura posé la question.',
    },
    scorpio: {
      is: 'Un amour tiède ne te dit rien : il te faut une personne entière, qui soutienne ton regard et n’ait pas peur de tes questions.',
      helps:
        'Prête attention aux gens qui te montrent une faiblesse sans calcul ; pour t’aimer, cela vaut mieux que le mystère.',
    },
    sagittarius: {
      is: 'L’amour te réussit avec quelqu’un qui a sa vie, qui rit de bon cœur et ne te demande pas d’heure de retour.',
      helps:
        'Imagine un long trajet en voiture, panne comprise, avec la personne qui te plaît, et vois si l’idée te réjouit encore.',
    },
    capricorn: {
      is: 'Quelqu’un de solide, que ton sérieux amuse au lieu d’impressionner, voilà qui te va, surtout pour t’arracher au travail.',
      helps:
        'Pour savoir si une personne te convient, regarde ses petites promesses, l’heure dite ou le service rendu, plutôt que ses grands élans.',
    },
    aquarius: {
      is: 'L’idéal, pour toi, serait d’aimer quelqu’un qui soit d’abord ton meilleur complice, et que tes absences n’affolent pas.',
      helps:
        'Annonce tôt que tu as besoin de temps à toi, même en couple, et regarde qui l’accueille sans se vexer.',
    },
    pisces: {
      is: 'La personne faite pour toi est douce sans être floue : elle respecte tes rêveries et retrouve tes clés.',
      helps:
        'Entre une personne à sauver et une personne qui te repose, rappelle-toi laquelle te laisse dormir tranquille.',
    },
  },
  unavailable: {
    aries: {
      is: 'Un cœur déjà pris te fait l’effet d’un défi, et l’élan de la poursuite ressemble tellement à l’amour que tu t’y trompes.',
      helps:
        'Avant de courir après quelqu’un qui recule, demande-toi si tu en voudrais encore avec un oui immédiat.',
    },
    taurus: {
      is: 'S’il t’arrive d’aimer des gens inaccessibles, c’est par fidélité : ton cœur une fois posé, tu attends, comme si la patience valait réponse.',
      helps:
        'Fais le compte de ce que cet amour lointain te donne en vrai, gestes et heures, plutôt que de ce qu’il pourrait donner.',
    },
    gemini: {
      is: 'Les gens lointains ou déjà pris te tiennent par les mots : de loin tu peux tout imaginer, et rien ne t’oblige à choisir.',
      helps:
        'Raconte cet amour impossible à quelqu’un qui te connaît bien, et remarque le détail que tu passes sous silence.',
    },
    cancer: {
      is: 'Tu t’éprends de personnes distantes parce que tu sens, sous leur froideur, un chagrin que tu crois pouvoir consoler.',
      helps: 'Devant quelqu’un qui se dérobe, pose-toi une question toute simple : et moi, qui me console ?',
    },
    leo: {
      is: 'Qu’on ne veuille pas de toi te pique au vif, et tu redoubles de charme pour la seule personne qui n’applaudit pas.',
      helps:
        'Du temps que tu passes à séduire qui te résiste, garde une part pour les gens déjà heureux de te voir.',
    },
    virgo: {
      is: 'Aimer quelqu’un d’inaccessible a pour toi un avantage discret, puisque ni ses défauts ni les tiens n’ont à subir l’épreuve du quotidien.',
      helps:
        'Quand une personne disponible te semble pleine de défauts, vérifie si tu serais aussi sévère avec celle qui ne vient pas.',
    },
    libra: {
      is: 'Une personne engagée ailleurs te permet d’aimer l’idée du couple, toute en délicatesse, sans jamais devoir y défendre ton avis.',
      helps:
        'Face à un amour hors de portée, demande-toi ce que tu voudrais si tu n’avais personne à ménager.',
    },
    scorpio: {
      is: 'Ce qui se refuse t’aimante, et plus la personne est secrète ou prise ailleurs, plus tu crois lire dans ses silences.',
      helps:
        'Prends le refus ou l’absence de quelqu’un comme une information complète ; il n’y a pas toujours une vérité cachée dessous.',
    },
    sagittarius: {
      is: 'Loin des yeux, tout près du cœur : chez toi l’inaccessible a le goût du large, et l’amour disponible te paraît vite étroit.',
      helps:
        'Emprunte un sentier inconnu avec quelqu’un de proche et de libre, avant de décréter que l’aventure est forcément ailleurs.',
    },
    capricorn: {
      is: 'Aimer qui ne t’aime pas devient chez toi un long travail, parce que tu penses qu’à force de mérite la réponse changera.',
      helps:
        'Rappelle-toi que l’amour ne se gagne pas à l’ancienneté ; réserve tes efforts aux gens qui en font aussi.',
    },
    aquarius: {
      is: 'Avec quelqu’un de lointain, tu gardes l’amour et ta liberté entière, arrangement confortable jusqu’au soir où tu voudrais une épaule.',
      helps:
        'Observe à quel instant une personne disponible commence à t’ennuyer ; souvent, c’est juste après un moment tendre.',
    },
    pisces: {
      is: 'Les amours impossibles te ressemblent, vastes et sans horaires, et parfois tu aimes un rêve que la vraie personne ignore.',
      helps:
        'Quand tu rêves de quelqu’un d’inaccessible, reviens à ses paroles exactes, sans la musique que tu ajoutes derrière.',
    },
  },
  message: {
    aries: {
      is: 'Un message qui n’arrive pas te démange, et tu écris en premier, puis une deuxième fois, avant que l’autre ait fini sa phrase.',
      helps:
        'Si tu relances, envoie une seule question claire, puis éloigne le téléphone le temps d’aller courir.',
    },
    taurus: {
      is: 'Ce silence au téléphone, tu le supportes longtemps sans rien montrer, car écrire en premier te donne l’impression de réclamer.',
      helps:
        'Pendant que tu attends ce message, tiens tes horaires, sommeil compris ; l’écran peut passer la nuit dans une autre pièce.',
    },
    gemini: {
      is: 'Pour toi qui réponds en trois secondes, un message resté sans réponse est une énigme dont tu inventes dix solutions avant midi.',
      helps:
        'Choisis une seule explication à ce silence, la plus banale, et interdis-toi d’en débattre avec plus d’une personne.',
    },
    cancer: {
      is: 'Quand la réponse ne vient pas, tu relis toute la conversation pour y trouver ta faute, et tu n’oses plus relancer.',
      helps:
        'Cesse de relire vos échanges avant de dormir ; ce que ce silence raconte concerne d’abord la personne qui se tait.',
    },
    leo: {
      is: 'On te laisse sur « vu » et tu joues l’indifférence superbe, tout en vérifiant tes messages sous le moindre prétexte.',
      helps: 'Si tu veux écrire, fais-le simplement, sans photo étudiée ni phrase à effet pour faire réagir.',
    },
    virgo: {
      is: 'Tu pèses chaque virgule de ton message, et si rien ne revient, tu conclus que c’était le point d’exclamation.',
      helps:
        'Contente-toi d’une seule relecture pour tes messages, et laisse à l’autre la responsabilité de son silence.',
    },
    libra: {
      is: 'Écrire en premier ou attendre un message, tu pourrais plaider les deux, et tu mesures tes délais sur ceux de l’autre.',
      helps:
        'Oublie le calcul des heures : demande-toi ce que tu écrirais si l’on ne comptait pas les points, et fais court.',
    },
    scorpio: {
      is: 'Un téléphone muet réveille ton sens de l’enquête, et l’heure d’une dernière connexion t’en dit plus qu’il ne faudrait.',
      helps:
        'Ferme l’application où tu guettes une présence en ligne ; si tu as une question, pose-la franchement, une seule fois.',
    },
    sagittarius: {
      is: 'Les messages, tu les envoies quand ça te chante, si bien qu’un long silence t’étonne d’abord, puis te vexe pour de bon.',
      helps:
        'Si tu relances, propose une chose précise, comme un badminton, plutôt que de demander pourquoi l’on se tait.',
    },
    capricorn: {
      is: 'Relancer te coûte : devant un message sans réponse, tu te tais avec dignité, et l’autre croit que tu n’attendais rien.',
      helps:
        'Une ligne comme « je pensais à toi » suffit amplement si tu écris, et elle n’abîme pas ta dignité.',
    },
    aquarius: {
      is: 'Toi aussi tu disparais des conversations sans malice, et pourtant, quand un message se fait attendre, tu le prends comme un verdict.',
      helps:
        'Avant d’interpréter ce silence, compte les messages auxquels tu dois toi-même une réponse, et envoies-en un ou deux.',
    },
    pisces: {
      is: 'Dans l’attente d’un message, tu écris la réponse toi-même, tendre ou terrible, et tu passes la soirée à y croire.',
      helps:
        'Pose l’écran et confie ton attente à une voix réelle, celle d’une personne qui te répond toujours.',
    },
  },
  meeting: {
    aries: {
      is: 'Tes rencontres se font en pleine action, sur un terrain de sport ou dans une file qui n’avance pas, parce que tu parles en premier.',
      helps:
        'Pour rencontrer quelqu’un, inscris-toi à une activité où l’on transpire un peu ; tu te montres au mieux quand tu bouges.',
    },
    taurus: {
      is: 'Rencontrer quelqu’un te demande du temps et un lieu familier : tu remarques un visage dix fois avant d’entamer la conversation.',
      helps:
        'Prends tes habitudes dans un endroit vivant, le marché ou une chorale ; une rencontre te réussit mieux la cinquième fois.',
    },
    gemini: {
      is: 'Une blague, une question posée à la mauvaise personne, et voilà une rencontre : chez toi l’amour débute en bavardage.',
      helps:
        'Multiplie les petites conversations sans but avec des inconnus ; pour une rencontre, ta curiosité vaut toutes les annonces.',
    },
    cancer: {
      is: 'L’amour, tu le rencontres plutôt chez des proches que dans une foule, là où quelqu’un se porte garant du nouveau venu.',
      helps:
        'Dis à deux personnes de confiance que tu aimerais rencontrer quelqu’un ; elles ont des amis que tu ne connais pas.',
    },
    leo: {
      is: 'Tu attires les rencontres en faisant devant tout le monde ce que tu adores, chanter faux compris, bien plus qu’en cherchant l’amour.',
      helps:
        'Accepte une invitation où l’on s’habille un peu, et, pour faire une rencontre, va vers quelqu’un qui reste en retrait.',
    },
    virgo: {
      is: 'Si les rencontres te semblent rares, c’est que tu les fais en rendant service, la tête penchée, sans voir qu’on te regarde.',
      helps:
        'Quand quelqu’un s’attarde près de toi sans raison pratique, lève les yeux et prolonge la rencontre d’une question inutile.',
    },
    libra: {
      is: 'C’est en société que tu fais des rencontres, à un vernissage ou à la fête d’amis communs, où ta façon de mettre à l’aise fait merveille.',
      helps:
        'Sors de temps en temps sans escorte, car un groupe aimable comme le tien décourage ceux qui voudraient t’aborder.',
    },
    scorpio: {
      is: 'Chez toi une rencontre tient à un regard échangé trop longtemps, dans un lieu où tu n’avais rien prévu de dévoiler.',
      helps:
        'Quand une personne t’intrigue, livre-lui une chose vraie de toi au lieu de l’observer une heure de plus.',
    },
    sagittarius: {
      is: 'Un cours de langue, un train en retard, un accent venu d’ailleurs favorisent tes rencontres bien plus que ton quartier.',
      helps:
        'Pour rencontrer quelqu’un, choisis un apprentissage qui t’amène dans un milieu où tu ne connais personne.',
    },
    capricorn: {
      is: 'Tu rencontres les gens par le travail ou une association, et l’amour tarde, faute d’avoir une case dans ton agenda.',
      helps:
        'Réserve une soirée sans utilité, avec le sérieux d’un rendez-vous d’affaires, pour laisser de la place à une rencontre.',
    },
    aquarius: {
      is: 'Une rencontre, chez toi, se déguise d’abord en amitié, et tu es la dernière personne à t’apercevoir qu’il s’agit d’amour.',
      helps:
        'Propose à quelqu’un du groupe un moment à deux ; beaucoup de tes rencontres s’arrêtent avant, faute d’occasion.',
    },
    pisces: {
      is: 'Tu ne cherches pas une rencontre, tu y glisses, au détour d’une plage ou d’un bénévolat où l’on oublie l’heure.',
      helps:
        'Pour faire des rencontres, retourne dans les lieux où tu rêves bien, avec un carnet pour toute excuse.',
    },
  },
  breakup: {
    aries: {
      is: 'Une rupture, tu la voudrais nette et tout de suite, et ce qui t’épuise est moins la fin que le flou qui la précède.',
      helps:
        'Donne à ta colère une colline à gravir avant de dire ou d’écrire quoi que ce soit sur cette séparation.',
    },
    taurus: {
      is: 'Te séparer te prend un temps infini, car on quitte aussi des habitudes, une odeur, le côté gauche du lit.',
      helps:
        'Pendant une rupture, change une seule habitude à la fois et garde intactes celles qui te nourrissent.',
    },
    gemini: {
      is: 'Devant une rupture, tu changes d’avis trois fois dans l’heure, et tu parles beaucoup pour ne pas entendre le silence qui suit.',
      helps:
        'Écris d’un trait ce que tu penses de cette fin, et relis-toi trois jours de suite avant d’ouvrir le débat.',
    },
    cancer: {
      is: 'La fin d’un amour te déracine, et tu prends encore soin de l’autre quand tu aurais besoin qu’on s’occupe de toi.',
      helps:
        'Fais-toi nourrir et entourer quelques jours par ceux qui t’aiment ; une séparation se traverse mal l’estomac vide.',
    },
    leo: {
      is: 'Qu’on te quitte ou que l’idée vienne de toi, une rupture touche ton orgueil, et tu souris en public avec un talent qui t’épuise.',
      helps:
        'Choisis une personne devant qui tu peux avoir mauvaise mine et parler de la rupture sans rien embellir.',
    },
    virgo: {
      is: 'Tu cherches dans une séparation l’erreur de calcul, comme si un meilleur réglage de ta part avait pu tout sauver.',
      helps:
        'Quand tu te reproches la fin de l’histoire, parle-toi comme à quelqu’un que tu aides, avec des faits et sans acharnement.',
    },
    libra: {
      is: 'Rompre te paraît une telle impolitesse que tu laisses traîner, en cherchant une fin où personne n’aurait de peine.',
      helps: 'Pour y voir clair dans cette rupture, note chaque soir une envie qui ne soit que la tienne.',
    },
    scorpio: {
      is: 'Chez toi une séparation ne se fait jamais à moitié : tu arraches tout, et tu y penses encore quand on te croit ailleurs.',
      helps:
        'Mets hors de vue ce qui rappelle cette histoire, sans rien détruire dans l’instant ; tu trieras la tête froide.',
    },
    sagittarius: {
      is: 'Face à une rupture, tu files ailleurs avec un optimisme admirable, et le chagrin te rattrape trois villes plus loin.',
      helps:
        'Accorde à la peine de cette séparation un moment immobile chaque jour, puis sors marcher avec quelqu’un.',
    },
    capricorn: {
      is: 'Tu traverses la fin d’un amour en travaillant davantage, et tu appelles cela tenir, alors que personne ne te l’a demandé.',
      helps:
        'Avoue à une personne sûre que la séparation te pèse, avec ces mots-là, avant de reprendre tes obligations.',
    },
    aquarius: {
      is: 'Ta tête accepte une rupture des semaines avant ton cœur, et la peine débarque quand plus personne ne te demande comment ça va.',
      helps:
        'Préviens tes amis que ton calme face à cette rupture est trompeur, et qu’on peut reprendre de tes nouvelles plus tard.',
    },
    pisces: {
      is: 'Entre rester et rompre, tu flottes, parce que tu sens la peine de l’autre plus nettement que la tienne.',
      helps:
        'Pendant qu’une histoire finit, passe du temps auprès de gens qui ne te demandent aucune consolation.',
    },
  },
  quarrels: {
    aries: {
      is: 'Dans une dispute de couple tu t’emportes en dix secondes, et te voilà déjà d’humeur à rire quand l’autre commence à peine.',
      helps:
        'Quand le ton monte, annonce un quart d’heure de pause et va marcher ; tes arguments y gagneront.',
    },
    taurus: {
      is: 'Dans vos disputes tu gardes ton calme très longtemps, puis tu t’entêtes comme une mule, et tu boudes bien après en avoir oublié la cause.',
      helps:
        'Après une querelle, dors d’abord ; au réveil, tu sauras ce qui mérite vraiment que tu ne bouges pas d’un pouce.',
    },
    gemini: {
      is: 'Quand vous vous disputez, tu as toujours une réplique de trop, brillante, et c’est elle qu’on te ressort un mois plus tard.',
      helps:
        'Garde ta meilleure pique pour toi et pose une question à la place ; une querelle de couple s’essouffle sans réplique.',
    },
    cancer: {
      is: 'Une petite phrase suffit à lancer une querelle de couple, et te voilà avec tout le passé sur les bras, dans l’ordre chronologique.',
      helps:
        'Tiens-t’en à la phrase d’aujourd’hui et dis qu’elle t’a fait mal, sans y joindre les archives de vos disputes.',
    },
    leo: {
      is: 'Une dispute de couple prend vite, avec toi, des proportions historiques, et c’est le premier mot d’excuse qui te coûte.',
      helps:
        'Baisse la voix d’un ton quand vous vous disputez ; un reproche dit bas laisse à chacun sa fierté.',
    },
    virgo: {
      is: 'Vous vous disputez pour des riens parce que ces riens, tu les as comptés, et que ta critique part avant ta tendresse.',
      helps:
        'Au milieu d’une dispute, garde un seul reproche, le plus utile, et laisse passer les six autres.',
    },
    libra: {
      is: 'Les disputes de couple te tordent le ventre, alors tu dis oui pour avoir la paix et tu te venges en froideur polie.',
      helps:
        'Dis ton désaccord tôt et petit, avant l’heure des grandes disputes ; « je préfère l’autre » est une phrase complète.',
    },
    scorpio: {
      is: 'En pleine querelle de couple tu sais exactement où appuyer, et quand vient l’heure de la paix, tu surveilles encore.',
      helps:
        'Laisse hors de la dispute tout ce qu’on t’a confié, et réclame une pause si l’envie te vient de t’en servir.',
    },
    sagittarius: {
      is: 'Tes vérités partent sans emballage, d’où vos disputes, et tu t’étonnes qu’une chose dite pour rire ait creusé un tel trou.',
      helps:
        'Avant de lâcher une vérité dans une dispute, demande-toi si elle aide vraiment ou si elle te soulage seulement.',
    },
    capricorn: {
      is: 'Tes disputes sont brèves et froides : tu donnes ton argument, tu retournes à tes affaires, et l’autre parle à un mur.',
      helps:
        'Ajoute à tes arguments, en pleine querelle, une phrase sur ce que tu ressens ; « ça me fait de la peine » suffit.',
    },
    aquarius: {
      is: 'Dès qu’une dispute éclate entre vous, tu prends de la hauteur et tu raisonnes en arbitre, ce qui n’a jamais calmé personne.',
      helps:
        'Au lieu d’expliquer la querelle, dis d’abord si tu es en colère ou triste, et garde la théorie pour le lendemain.',
    },
    pisces: {
      is: 'Tu fuis la dispute en t’excusant de tout, même de ce qui ne vient pas de toi, puis tu disparais dans un chagrin vague.',
      helps:
        'Demande un moment avant de répondre à un reproche, et n’offre d’excuses que pour ce que tu as fait.',
    },
  },
  confession: {
    aries: {
      is: 'Se déclarer ? Tu fais le premier pas si vite que l’autre apprend tes sentiments presque en même temps que toi.',
      helps:
        'Si tu te déclares, dis-le en une phrase et laisse ensuite à l’autre un vrai silence pour répondre.',
    },
    taurus: {
      is: 'Tu montres ton amour en t’attardant, en effleurant une manche, et tu laisses volontiers l’autre faire le premier pas.',
      helps:
        'Accompagne tes attentions d’une phrase, même courte, car des sentiments jamais nommés passent vite pour de la gentillesse.',
    },
    gemini: {
      is: 'Tes aveux prennent la forme d’une plaisanterie, ce qui te permet de dire que quelqu’un te plaît et de le nier aussitôt.',
      helps:
        'Pour dire que quelqu’un te plaît, garde la plaisanterie, mais finis par une phrase sans second degré.',
    },
    cancer: {
      is: 'Avouer tes sentiments t’effraie, alors tu avances de biais, par petits soins, en guettant le moindre encouragement.',
      helps:
        'Choisis un moment tranquille et un lieu à toi si tu veux avouer quelque chose ; le décor te donnera du courage.',
    },
    leo: {
      is: 'Quand quelqu’un te plaît, tu veux une déclaration à la hauteur, et tu la retardes jusqu’à ce que le succès te semble certain.',
      helps:
        'Mieux vaut un aveu sans témoins ni fanfare, qui laisse l’autre répondre librement et ta fierté intacte.',
    },
    virgo: {
      is: 'Tes aveux sont prêts des semaines à l’avance, avec leurs notes de bas de page, et tu attends le moment sans défaut.',
      helps:
        'Enlève de ta déclaration toutes les excuses ; « j’aime passer du temps avec toi » se comprend très bien tel quel.',
    },
    libra: {
      is: 'Tu charmes à merveille, mais le premier pas, tu t’arranges pour qu’on le fasse en croyant en avoir eu l’idée.',
      helps:
        'Si tu veux te déclarer en douceur, un « rien que nous deux ? » glissé avec grâce en dit déjà long.',
    },
    scorpio: {
      is: 'Ce que tu ressens, tu le caches sous un calme parfait, et tu attends que l’autre se découvre avant d’avouer quoi que ce soit.',
      helps:
        'Avoue une petite part de tes sentiments, la plus légère, et observe ce qu’on en fait avant d’aller plus loin.',
    },
    sagittarius: {
      is: 'Tes sentiments sortent tout droit, en pleine promenade, avec une franchise si joyeuse qu’on met un moment à y entendre une déclaration.',
      helps:
        'Pense à poser aussi la question en retour : dire que quelqu’un te plaît n’est que la moitié de la conversation.',
    },
    capricorn: {
      is: 'Tu déclares tes sentiments comme on dépose un dossier, tard, au complet, et avec un visage qui n’en laisse rien deviner.',
      helps:
        'Avant tout aveu, autorise-toi un sourire de plus et une question personnelle ; sans eux, on ne soupçonne rien.',
    },
    aquarius: {
      is: 'Faire le premier pas te semble plus simple par une conversation sur l’amour en général, dont tu espères qu’on devinera le sujet.',
      helps:
        'Quand tu veux dire que quelqu’un te plaît, emploie « je » et « toi » ; les grandes idées peuvent attendre.',
    },
    pisces: {
      is: 'Tes yeux avouent tout, ta bouche rien, et tu rêves la déclaration si souvent que tu la crois presque faite.',
      helps:
        'Si parler te noie, mets tes sentiments dans quelques lignes, assez claires pour qu’on n’ait pas à deviner.',
    },
  },
  ex: {
    aries: {
      is: 'Ton ex te revient surtout comme un élan coupé net, et ce que tu regrettes tient plus à l’ardeur qu’à la personne.',
      helps: 'S’il arrive un message de ton ex, attends que l’envie de répondre dans la seconde soit passée.',
    },
    taurus: {
      is: 'Tu penses encore à ton ex avec la peau, à certaines heures, car un corps comme le tien met longtemps à désapprendre une présence.',
      helps:
        'Quand ton ex manque à ton corps, offre-lui autre chose de bon, un massage ou une longue marche.',
    },
    gemini: {
      is: 'Avec ton ex, la conversation n’est pas finie : tu lui réponds encore, et brillamment, sous la douche.',
      helps:
        'Écris toutes ces répliques destinées à ton ex dans un fichier, sans les envoyer, jusqu’à ce que tu commences à te répéter.',
    },
    cancer: {
      is: 'Ton ex habite encore tes souvenirs, parce que tu as gardé les bons avec soin et oublié de garder les autres.',
      helps:
        'Quand la nostalgie de ton ex te prend, rappelle-toi aussi une journée ordinaire de ce temps-là, du réveil au coucher.',
    },
    leo: {
      is: 'Si ton ex te trotte dans la tête, c’est que ton orgueil a du mal à admettre qu’on puisse vivre sans toi.',
      helps:
        'Cesse de vivre sous le regard imaginaire de ton ex ; fais quelque chose de beau et ne le montre pas.',
    },
    virgo: {
      is: 'Penser à ton ex revient à passer l’histoire au peigne fin, pour trouver la phrase que tu aurais dû tourner autrement.',
      helps:
        'Donne-toi vingt minutes par jour pour éplucher le souvenir de ton ex, montre en main, puis occupe-toi les mains.',
    },
    libra: {
      is: 'Tu songes à ton ex dès que tu compares, et tu voudrais surtout qu’aucun de vous deux ne garde mauvaise opinion de l’autre.',
      helps:
        'Admets que ton ex puisse raconter l’histoire autrement que toi ; ta version n’a pas besoin de sa signature.',
    },
    scorpio: {
      is: 'Le lien avec un ex, chez toi, devient souterrain au lieu de finir, et tu n’en oublies ni la voix ni les torts.',
      helps:
        'Dès que l’envie te prend d’enquêter sur ton ex, mets ce flair au service d’un travail difficile.',
    },
    sagittarius: {
      is: 'Ton ex te manque surtout les jours d’ennui, quand l’aventure d’autrefois paraît plus vaste qu’elle ne l’était.',
      helps:
        'Garde une petite expédition en réserve, un village jamais vu, pour les heures où tu penses trop à ton ex.',
    },
    capricorn: {
      is: 'Tu dis que ton ex, c’est réglé, et tu y penses pourtant comme à un chantier que tu n’aurais pas su livrer.',
      helps:
        'Reconnais ce que tu as bien fait avec ton ex, avec la rigueur que tu mets à compter tes fautes.',
    },
    aquarius: {
      is: 'Rester en bons termes avec ton ex te paraît une question de principe, et tu t’étonnes que le cœur suive moins vite.',
      helps:
        'Si ton ex t’écrit, remarque d’abord comment tu dors ensuite ; ta belle largeur d’esprit répondra plus tard.',
    },
    pisces: {
      is: 'De ton ex, il te reste surtout une brume où tout était tendre, et une odeur de pluie suffit à la ramener.',
      helps:
        'Quand le souvenir de ton ex monte, reviens à ce qui t’entoure, les bruits, la lumière, la personne qui te parle.',
    },
  },
  dating: {
    aries: {
      is: 'En rendez-vous, tu mènes la danse à toute allure, et les gens plus lents croient à un interrogatoire alors que tu t’amuses.',
      helps:
        'Au prochain rendez-vous, laisse l’autre proposer la suite, et résiste deux minutes à l’envie de combler les blancs.',
    },
    taurus: {
      is: 'Tes premiers rendez-vous paraissent tièdes parce que tu goûtes avant de te livrer, et l’on prend ta lenteur pour un manque d’intérêt.',
      helps:
        'Dis tout haut, pendant le rendez-vous, que tu passes un bon moment ; ton visage tranquille ne le trahit pas assez.',
    },
    gemini: {
      is: 'Un rendez-vous avec toi file comme un bon podcast, et l’on repart sous le charme sans savoir si tu as envie d’un deuxième.',
      helps:
        'En plein rendez-vous, entre deux plaisanteries, confie une chose qui te tient à cœur, sans chercher de chute.',
    },
    cancer: {
      is: 'Au premier rendez-vous tu écoutes avec une douceur infinie, et l’on rentre le cœur léger sans avoir rien appris de toi.',
      helps:
        'Pour un rendez-vous, préfère un endroit calme où tu as tes repères, et raconte un souvenir d’enfance avant qu’on te le demande.',
    },
    leo: {
      is: 'Un rendez-vous te met en verve, tu donnes un vrai spectacle, et certains s’éclipsent en croyant qu’il n’y avait pas de rôle pour eux.',
      helps:
        'Pose trois questions de suite avant ta prochaine anecdote, pour que ton rendez-vous ne vire pas au récital.',
    },
    virgo: {
      is: 'Tu arrives aux rendez-vous à l’heure et en alerte, et pendant que l’on te parle, tu notes une chaussette et deux contradictions.',
      helps:
        'Passe sur le premier détail qui te déplaît, et juge un rendez-vous à la façon dont tu te sens en rentrant.',
    },
    libra: {
      is: 'Tu es d’une compagnie si agréable en rendez-vous que chacun se croit choisi, et toi tu rentres sans savoir si l’autre te plaisait.',
      helps:
        'Exprime une vraie préférence par rendez-vous, même minuscule, ne serait-ce que ton horreur d’un film à succès.',
    },
    scorpio: {
      is: 'Tes rendez-vous deviennent vite profonds, et ton regard attentif impressionne autant qu’il attire, d’où quelques départs précipités.',
      helps:
        'Commence tes rendez-vous par du léger, une bêtise vue dans la rue, et garde les grandes questions pour plus tard.',
    },
    sagittarius: {
      is: 'En rendez-vous tu fais rire et tu parles de partir loin, si bien qu’on te croit de passage même quand tu es sincère.',
      helps:
        'Quand un rendez-vous te plaît, propose une suite proche et modeste ; « un café la semaine prochaine » rassure plus qu’un tour du monde.',
    },
    capricorn: {
      is: 'Un premier rendez-vous avec toi ressemble un peu à un entretien d’embauche, réussi d’ailleurs, mais où l’on oublie de flirter.',
      helps:
        'Prévois un rendez-vous où l’on fait quelque chose d’un peu ridicule, du patin ou un karaoké, pour qu’on te voie rire.',
    },
    aquarius: {
      is: 'Tes rendez-vous sont de vraies conversations, passionnantes, et l’on te quitte en ayant refait le monde sans s’être effleuré la main.',
      helps:
        'Au cours d’un rendez-vous, dis une chose gentille et précise à la personne en face, sans passer par l’actualité.',
    },
    pisces: {
      is: 'Tu te mets si bien au diapason d’un rendez-vous que tu deviens la personne espérée, et la suite te fatigue déjà.',
      helps: 'Avant un rendez-vous, choisis une de tes bizarreries et emmène-la sans t’en excuser.',
    },
  },
  marriage: {
    aries: {
      is: 'Le mariage te va s’il reste une aventure que tu as choisie, car le mot « toujours » te donne aussitôt envie de bouger.',
      helps:
        'Si le mariage te fait trépigner ou fuir, attends une journée calme, puis écoute ce qu’il en reste.',
    },
    taurus: {
      is: 'Tu as l’étoffe du mariage, la durée te rassure, et l’hésitation d’en face te paraît un sol qui bouge.',
      helps:
        'Avant de parler mariage, dis ce que tu veux rendre sûr, l’argent, le toit ou le quotidien, car l’autre y entend souvent autre chose.',
    },
    gemini: {
      is: 'Te marier te tente et t’effraie pour la même raison : devoir donner une seule réponse à une question si intéressante.',
      helps:
        'Demande-toi avec qui tu parlerais encore volontiers après une journée bavarde ; pour le mariage, c’est ton meilleur critère.',
    },
    cancer: {
      is: 'Pour toi le mariage, c’est appartenir à quelqu’un et avoir un nid, si bien que le moindre report te fait douter de tout.',
      helps:
        'Dis quel geste te donnerait l’impression d’être en famille dès maintenant, avec ou sans mariage.',
    },
    leo: {
      is: 'Du mariage, tu aimes surtout l’idée qu’on te choisisse devant tout le monde, et un « on verra » te vexe plus qu’un non.',
      helps:
        'Sépare bien la fête de la vie qui suit, et cherche laquelle des deux te manque quand tu penses au mariage.',
    },
    virgo: {
      is: 'Un mariage demande un oui entier, et toi tu as des questions jusque dans la marge, car tu prends cet engagement au sérieux.',
      helps:
        'Distingue les doutes qui portent sur la personne de ceux qui portent sur le mariage, et traite-les séparément.',
    },
    libra: {
      is: 'Vivre à deux t’est naturel, mais devant le mariage tu cherches la décision parfaite, celle que ni toi ni personne ne regrettera.',
      helps:
        'Imagine que personne n’ait d’avis sur ton mariage, ni famille ni amis, et regarde laquelle de tes réponses tient debout.',
    },
    scorpio: {
      is: 'Tu prends le mariage pour un serment et rien de moins, d’où ta lenteur à le prononcer et ta peine quand on en plaisante.',
      helps:
        'Quand tu penses au mariage, mets des mots sur la chose que tu crains d’y perdre, et dis-la à quelqu’un de sûr.',
    },
    sagittarius: {
      is: 'L’idée du mariage te serre un peu le col, sauf avec quelqu’un pour qui s’unir veut dire voir plus grand.',
      helps:
        'Demande-toi quelle liberté tu veux absolument garder dans un mariage, et nomme-la avant que l’inquiétude s’en charge.',
    },
    capricorn: {
      is: 'Le mariage est pour toi une affaire d’adultes, à signer les yeux ouverts, et l’hésitation te semble plus honnête qu’un oui à la légère.',
      helps:
        'Ajoute à tes réflexions sur le mariage une question sans chiffres : avec qui te reposes-tu vraiment ?',
    },
    aquarius: {
      is: 'S’engager, tu sais le faire, mais le mariage et son mode d’emploi te donnent l’impression de louer un costume.',
      helps:
        'Invente par écrit le mariage qui te ressemblerait, sans aucune coutume obligatoire ; tu sauras ce que tu refuses.',
    },
    pisces: {
      is: 'Tu crois au mariage comme à un conte dont tu connais aussi les ombres, et tu doutes surtout quand il faut parler papiers.',
      helps:
        'Rêve le mariage autant que tu veux, puis parle d’une chose pratique, les comptes ou les vacances, avant d’en conclure quoi que ce soit.',
    },
  },
  trust: {
    aries: {
      is: 'Tu fais confiance d’un bloc, dès le premier jour, et après une trahison tu veux trancher plutôt que vérifier.',
      helps: 'Donne ta confiance par étapes, un sujet à la fois, comme tu apprendrais une voie d’escalade.',
    },
    taurus: {
      is: 'Ta confiance tient aux actes répétés, et quand elle a cédé une fois, il te faut une longue suite de jours sans surprise.',
      helps:
        'Juge la confiance que mérite quelqu’un sur ce qui revient chaque jour, et ne te laisse presser par aucune promesse.',
    },
    gemini: {
      is: 'Si tu peines à faire confiance, c’est que tu entends la nuance sous chaque phrase, et que tu sais toi-même broder.',
      helps:
        'Quand le doute te prend, distingue ce qu’on t’a dit de ce que tu as deviné ; ta confiance a besoin des deux colonnes.',
    },
    cancer: {
      is: 'La confiance, tu l’offres à ceux qui te traitent en famille, et une promesse oubliée t’y fait renoncer pour longtemps.',
      helps:
        'Repère une seule personne qui ne t’a jamais fait faux bond, et laisse ta confiance se reposer là d’abord.',
    },
    leo: {
      is: 'Ta confiance est généreuse jusqu’à l’imprudence, et ce qui la casse est moins le mensonge que l’idée qu’on ait ri de toi.',
      helps:
        'Pour refaire confiance, écarte d’abord les flatteurs et garde près de toi quelqu’un qui te dit non gentiment.',
    },
    virgo: {
      is: 'Faire confiance te demande des preuves, et tu vérifies si bien que tu finis par trouver, parfois là où il n’y avait rien.',
      helps:
        'Décide d’avance ce qui te suffirait comme preuve, sans quoi ta confiance attendra toujours une pièce de plus.',
    },
    libra: {
      is: 'Tu donnes ta confiance avec le sourire, tu trouves des excuses à chacun, et c’est plus tard, en silence, qu’elle s’effrite.',
      helps:
        'Quand une chose cloche, dis-toi la vérité avant de chercher une explication aimable ; la confiance peut attendre.',
    },
    scorpio: {
      is: 'La confiance est chez toi tout ou rien : tu testes les gens longtemps, à leur insu, et un seul mensonge annule l’examen.',
      helps:
        'Pour bâtir la confiance, remplace une de tes épreuves secrètes par une demande claire, et observe la réponse.',
    },
    sagittarius: {
      is: 'D’instinct tu crois les gens sur parole, et ta confiance ne s’en va que lorsqu’on a triché avec ta franchise.',
      helps:
        'Avant d’accorder ta confiance, regarde comment la personne se conduit devant une chose ennuyeuse, un retard ou une corvée.',
    },
    capricorn: {
      is: 'Compter sur toi-même te semble plus sûr que faire confiance, et tu prêtes la tienne par petites sommes, comme à la banque.',
      helps:
        'Délègue une chose dont l’échec ne te coûterait rien ; c’est ainsi que ta confiance reprend de l’exercice.',
    },
    aquarius: {
      is: 'Tu fais confiance à l’humanité entière et beaucoup moins à la personne qui veut entrer dans ta vie privée.',
      helps:
        'Choisis une seule question personnelle à laquelle répondre sans pirouette ; ta confiance s’exerce dans cette gêne-là.',
    },
    pisces: {
      is: 'Ton intuition te prévient, ta compassion la fait taire, et voilà comment ta confiance va à des gens qui la méritent mal.',
      helps:
        'Crois ton premier malaise quand il s’agit de faire confiance, même si tu ne sais pas encore l’expliquer.',
    },
  },
  lettingGo: {
    aries: {
      is: 'Le passé ne te retient que là où tu n’as pas pu répondre, et tu rejoues le match sans jamais entendre le sifflet final.',
      helps:
        'Lance quelque chose de neuf, même petit, le jour où le passé te reprend ; tes jambes tournent la page avant ta tête.',
    },
    taurus: {
      is: 'Lâcher le passé te coûte, car tout ce que tu as aimé est devenu un peu toi, jusqu’aux vieux pulls.',
      helps:
        'Garde un seul objet de ce passé, le plus beau, et laisse les autres partir un par un, sans te presser.',
    },
    gemini: {
      is: 'Tu ne tournes pas la page parce que tu la racontes encore, avec des variantes, et chaque version relance le passé.',
      helps: 'Raconte ce passé en détail à une oreille patiente, puis exerce-toi à le résumer en une phrase.',
    },
    cancer: {
      is: 'Le passé est un pays où tu retournes sans billet, et une photo suffit à t’y garder toute la soirée.',
      helps:
        'Donne à tes souvenirs une heure à eux, album ouvert si tu veux, puis parle à quelqu’un de ta vie d’aujourd’hui.',
    },
    leo: {
      is: 'Tourner la page t’est difficile quand elle était glorieuse, et tu compares chaque jour neuf à tes grandes heures.',
      helps:
        'Pour lâcher le passé, mets en route quelque chose dont tu puisses te vanter sans employer l’imparfait.',
    },
    virgo: {
      is: 'Tu ne laisses pas le passé en paix parce que tu le corriges encore, à voix basse, comme une copie déjà rendue.',
      helps:
        'Écris en trois lignes ce que tu ferais autrement aujourd’hui ; le reste du passé n’attend plus de correction.',
    },
    libra: {
      is: 'Pour lâcher le passé, il te faudrait une fin équitable, et tu repèses les torts de chacun sans rendre le jugement.',
      helps: 'Accorde-toi une conclusion à toi, même bancale, sans attendre que le passé te donne raison.',
    },
    scorpio: {
      is: 'Ce que tu as vécu reste vivant en profondeur, et si tu ne lâches pas le passé, c’est que l’oubli te semblerait une trahison.',
      helps:
        'Invente un petit rite pour ce passé, une lettre enfouie ou un caillou lancé loin, et accomplis-le en secret.',
    },
    sagittarius: {
      is: 'Tu crois avoir tourné la page parce que tu as changé de décor, mais le passé voyage dans tes bagages sans payer.',
      helps:
        'Quand le passé t’alourdit, arrête-toi au lieu de faire des projets, et mets un nom sur ce qui te manque.',
    },
    capricorn: {
      is: 'Ce passé te suit comme une obligation non acquittée, et tu ne passes à autre chose qu’avec le sentiment du devoir rempli.',
      helps:
        'Demande-toi ce que tu dois encore à ce passé, précisément ; si rien ne vient, tu peux te considérer quitte.',
    },
    aquarius: {
      is: 'On te croit au-delà du passé parce que tu en parles en sociologue, alors qu’il te prend à l’improviste, à cause d’un rien.',
      helps: 'Raconte ce passé une fois sans théorie, avec les vêtements que tu portais et les mots exacts.',
    },
    pisces: {
      is: 'Ton passé te revient par vagues, plus doux ou plus triste qu’il n’était, et tu t’y baignes au lieu de t’en sécher.',
      helps:
        'Fais de ce souvenir un dessin ou une mélodie, puis passe à quelque chose de bien réel, comme arroser les plantes.',
    },
  },
  forgiving: {
    aries: {
      is: 'La rancune te prend peu de place : tu exploses, tu oublies, et seules les injustices faites en douce te restent en travers.',
      helps:
        'Dis l’offense au plus près du moment, à une oreille neutre s’il le faut, avant qu’elle ne devienne une rancune.',
    },
    taurus: {
      is: 'Ta rancune est rare mais increvable, et l’on peut te demander pardon longtemps avant que ton corps y croie.',
      helps:
        'Ne te force pas à pardonner pour avoir la paix ; contente-toi de ne plus nourrir la rancune aux heures de repas.',
    },
    gemini: {
      is: 'Tu oublies l’offense et gardes la citation, si bien qu’en croyant n’avoir aucune rancune, tu récites le mot exact.',
      helps:
        'Quand la phrase qui t’a fait mal revient en boucle, note-la une fois, tourne le feuillet, et va parler d’autre chose.',
    },
    cancer: {
      is: 'Tu pardonnes en paroles tout de suite, et tu gardes la peine au chaud, avec la date et le temps qu’il faisait.',
      helps:
        'Dis à quelqu’un de doux ce que cette offense t’a fait, en entier, avant de te demander si tu pardonnes.',
    },
    leo: {
      is: 'Un affront devant témoins, voilà ce que tu pardonnes le moins, alors que tu passes royalement sur des torts plus graves.',
      helps: 'Cherche si cette rancune défend une vraie peine, ou seulement l’instant où tu perdais la face.',
    },
    virgo: {
      is: 'Ta rancune est précise : tu pardonnerais mieux à qui saurait dire exactement sa faute, sans arrondir.',
      helps:
        'Note l’excuse que tu aurais voulu entendre, mot pour mot ; tu sauras mieux ce que tu n’arrives pas à pardonner.',
    },
    libra: {
      is: 'Tu accordes ton pardon pour ne pas gâcher l’ambiance, et la rancune ressort plus tard, bien élevée, à propos d’autre chose.',
      helps: 'Prends le temps de te fâcher en ton for intérieur avant de dire que c’est pardonné.',
    },
    scorpio: {
      is: 'Toi, tu n’oublies pas une trahison, et ta rancune ne crie jamais, elle attend, avec une mémoire de notaire.',
      helps:
        'Calcule ce que cette rancune te coûte d’attention chaque jour, et reprends-en une heure pour toi.',
    },
    sagittarius: {
      is: 'Pardonner t’est facile, tu as mieux à faire que de tenir une rancune, sauf envers les gens qui t’ont menti sur l’essentiel.',
      helps:
        'Avant de lancer ton généreux « n’en parlons plus », vérifie que l’offense ne te serre plus la gorge.',
    },
    capricorn: {
      is: 'Une offense ne te fait pas crier : tu retires ton estime, sans préavis, et le pardon suit ensuite une longue procédure.',
      helps:
        'Relâche aussi la sévérité envers toi ; tes rancunes les plus tenaces visent souvent tes propres faux pas.',
    },
    aquarius: {
      is: 'Tu comprends tout le monde, même qui t’a fait du tort, et ton pardon prend alors la forme d’une distance cordiale.',
      helps:
        'Sépare deux choses, comprendre une offense et la trouver acceptable, puis dis tout haut que tu as eu mal.',
    },
    pisces: {
      is: 'Tu pardonnes trop tôt, par pitié, et la peine que tu n’as pas défendue revient en fatigue plutôt qu’en rancune.',
      helps:
        'Rappelle-toi qu’on peut plaindre une personne et garder ses distances ; le pardon n’exige pas ta présence.',
    },
  },
  loneliness: {
    aries: {
      is: 'La solitude te surprend au milieu du monde quand personne ne suit ton allure, et tu la combats en t’agitant davantage.',
      helps:
        'Quand tu te sens trop loin des autres, propose à quelqu’un de bouger avec toi, même pour une course banale.',
    },
    taurus: {
      is: 'Rester sans compagnie ne t’effraie pas, c’est sans contact que tu souffres, et ta solitude demande une main plus qu’une conversation.',
      helps:
        'Contre la solitude, cherche du chaud et du vivant : un animal à caresser, un repas partagé sans programme.',
    },
    gemini: {
      is: 'Tu parles avec tout le monde et la solitude arrive pourtant, juste après, quand personne n’a entendu ce que tu n’as pas dit.',
      helps:
        'Choisis parmi tous tes contacts une personne à qui dire, sans faire d’esprit, que tu te sens un peu loin de tout.',
    },
    cancer: {
      is: 'Parmi les tiens aussi la solitude te gagne, dès que tu prends soin de chacun sans que l’on s’inquiète de toi.',
      helps:
        'Demande un petit service à un proche, sans attendre qu’on devine ; cela desserre la solitude d’un cran.',
    },
    leo: {
      is: 'Ta solitude est celle qui reste une fois le rire retombé, quand on a goûté ta chaleur sans demander comment tu vas.',
      helps:
        'Au prochain « ça va ? » d’une personne bienveillante, avoue que la solitude te pèse, sans en faire une anecdote.',
    },
    virgo: {
      is: 'De crainte de déranger, tu gardes ta solitude pour toi, bien pliée, et l’on croit que tu préfères ton calme.',
      helps:
        'Écris à quelqu’un sans prétexte utile, juste pour bavarder ; contre la solitude, tu as le droit de déranger.',
    },
    libra: {
      is: 'La solitude te pèse comme une phrase sans destinataire, et elle revient en groupe dès que tu as passé la soirée à plaire.',
      helps:
        'Apprivoise la solitude par un plaisir à toi, une exposition par exemple, que tu raconteras ensuite à quelqu’un.',
    },
    scorpio: {
      is: 'Ta solitude vient de ce que tu vois tout et dis peu, si bien que, même en compagnie, personne ne sait vraiment à qui il parle.',
      helps:
        'Accepte qu’on t’aide sur un point, même mineur, sans reprendre la main ; ta solitude est aussi une affaire de contrôle.',
    },
    sagittarius: {
      is: 'Tu t’entends avec tous et la solitude te prend quand même, là où les conversations ne mènent nulle part.',
      helps:
        'Cherche un cercle où l’on apprend ou débat, même en ligne ; ta solitude veut surtout des gens qui s’enthousiasment.',
    },
    capricorn: {
      is: 'À force de te montrer solide, tu vis une solitude que nul ne soupçonne, et l’on te demande conseil plutôt que des nouvelles.',
      helps:
        'Pour rompre la solitude, accepte une invitation sans vérifier si tu l’as méritée, et attarde-toi un quart d’heure.',
    },
    aquarius: {
      is: 'Dans un groupe tu as souvent l’impression de venir d’ailleurs, et ta solitude tient moins au manque d’amis qu’à cette étrangeté.',
      helps:
        'Cherche ce que tu as de commun avec la personne la plus ordinaire du groupe ; la solitude déteste ces découvertes.',
    },
    pisces: {
      is: 'Au milieu des autres tu captes toutes les humeurs, sauf la tienne, et tu rentres avec une solitude pleine de monde.',
      helps:
        'Offre-toi une présence discrète, une bibliothèque ou un jardin public, quand la solitude devient trop bruyante.',
    },
  },
};
