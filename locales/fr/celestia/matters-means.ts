import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of money, home and places, and what helps it there. */
export const matters: MattersOf<'means'> = {
  wealth: {
    aries: {
      is: 'L’argent, tu sais le faire entrer par élan, et devenir riche t’intéresse surtout tant que c’est une course.',
      helps: 'Quand une belle somme arrive, réserve tout de suite de quoi tenir jusqu’à la prochaine idée.',
    },
    taurus: {
      is: 'Riche, pour toi, veut dire ne plus avoir à compter, et tu y travailles avec une patience qui décourage les pressés.',
      helps:
        'Écris noir sur blanc le montant à partir duquel tu as assez, sinon la peur de manquer le repousse toujours.',
    },
    gemini: {
      is: 'Tu gagnes ton argent par petites sources et bonnes combines, et la fortune s’égare faute d’une seule adresse.',
      helps:
        'Parmi tes façons de gagner de l’argent, repère celle qui rapporte et donne-lui tes meilleures heures.',
    },
    cancer: {
      is: 'Derrière ton envie d’argent il y a des gens à protéger, et ton compte n’est jamais assez rempli pour tous.',
      helps:
        'Calcule ce que coûte vraiment un mois tranquille : un chiffre rassure mieux qu’une inquiétude vague.',
    },
    leo: {
      is: 'Si l’argent te venait en masse, il partirait en largesses, car la richesse te plaît quand elle se partage en grand.',
      helps: 'Fais payer ton talent à sa hauteur avant de vivre à la hauteur de ton goût.',
    },
    virgo: {
      is: 'Ton argent est bien tenu, ligne par ligne, et c’est ton prix, trop modeste, qui te garde loin de la richesse.',
      helps: 'Dis une fois ce que vaut ton travail, en chiffres, et n’ajoute aucune excuse.',
    },
    libra: {
      is: 'Question argent, il t’en faut assez pour que la vie soit jolie, et les calculs qui y mènent t’ennuient poliment.',
      helps:
        'Regarde tes comptes en bonne compagnie et en musique ; l’argent te fait moins fuir quand l’heure est agréable.',
    },
    scorpio: {
      is: 'De l’argent, tu ne parles à personne, parce qu’il est ton issue de secours et la garantie qu’on ne te tient pas.',
      helps: 'Cherche le montant qui suffirait à ta liberté, et confie-le à une personne sûre.',
    },
    sagittarius: {
      is: 'La richesse te paraît toujours au prochain virage, et cette bonne humeur t’amène des occasions comme elle te vide les poches.',
      helps: 'Devant la prochaine affaire en or, demande d’abord ce que tu perds si elle rate.',
    },
    capricorn: {
      is: 'Pour l’argent, tu comptes sur l’effort plus que sur la chance, et tu te crois encore à l’étroit une fois à l’aise.',
      helps: 'Compare tes moyens à ceux de tes débuts, et accorde-toi de quoi marquer le chemin fait.',
    },
    aquarius: {
      is: 'Être riche t’indiffère, mais l’argent qui permet de dire non à n’importe qui t’intéresse beaucoup.',
      helps:
        'Chiffre ta liberté comme on chiffre un projet ; tu prends l’argent au sérieux quand il sert une idée.',
    },
    pisces: {
      is: 'Chez toi l’argent va et vient comme la marée, et tu aurais bien du mal à dire combien il en reste.',
      helps:
        'Fixe un petit rendez-vous régulier avec ton solde, de préférence à côté de quelqu’un qui aime les chiffres.',
    },
  },
  spending: {
    aries: {
      is: 'Tu dépenses à la seconde où l’envie te prend, et l’achat te plaît surtout pendant que tu le fais.',
      helps: 'Impose une nuit à tout achat imprévu ; ce qui t’emballe encore au réveil a passé l’épreuve.',
    },
    taurus: {
      is: 'Ton argent file dans ce qui se mange, se porte ou se caresse, car te priver de bonnes choses te semble une insulte.',
      helps: 'Garde le plaisir que tu sens chaque jour et rogne sur celui que tu as cessé de remarquer.',
    },
    gemini: {
      is: 'À force de petites dépenses, abonnements, gadgets, livres à peine ouverts, tu creuses de vrais trous sans un seul gros achat.',
      helps: 'Passe tes abonnements en revue et résilie celui dont tu avais oublié l’existence.',
    },
    cancer: {
      is: 'Quand tu as le cœur gros, tu achètes, pour le nid ou pour les tiens, et le réconfort dure à peine le trajet du retour.',
      helps:
        'Les jours tristes, appelle quelqu’un avant de remplir un panier ; c’est souvent cela que tu cherchais.',
    },
    leo: {
      is: 'L’addition, tu la prends avant les autres, et ton argent s’en va en gestes magnifiques qui se paient à la fin du mois.',
      helps:
        'Prévois une enveloppe pour tes largesses, et quand elle est vide, offre ta présence et ton rire.',
    },
    virgo: {
      is: 'Chaque dépense passe chez toi devant un petit tribunal, sauf les achats pratiques, qui s’accumulent justement parce qu’ils sont pratiques.',
      helps: 'Avant d’acheter l’accessoire qui améliore tout, regarde si l’ancien a vraiment démérité.',
    },
    libra: {
      is: 'Ce qui vide ton compte, c’est le joli et les sorties, parce que refuser une invitation te coûte plus que la payer.',
      helps: 'Propose toi-même la sortie ; ainsi tu choisis le prix sans avoir à dire non.',
    },
    scorpio: {
      is: 'Côté dépenses, tu tiens des semaines sans rien, puis une envie te possède et aucun prix ne l’arrête.',
      helps: 'Quand un achat devient une obsession, cherche ce qui t’a mis les nerfs à vif ce jour-là.',
    },
    sagittarius: {
      is: 'Si l’argent te brûle les doigts, c’est qu’il y a toujours un billet, un stage ou une fête à saisir.',
      helps:
        'Paie d’abord les charges ennuyeuses, dès que l’argent rentre ; le reste peut partir à l’aventure.',
    },
    capricorn: {
      is: 'Rares sont tes dépenses folles : tu achètes solide, en solde, et tu en veux encore au ticket de caisse.',
      helps: 'Décide d’une somme à dépenser sans aucune utilité, et inscris-la parmi les frais d’entretien.',
    },
    aquarius: {
      is: 'Acheter te laisse de marbre pendant des mois, puis un engin bizarre paraît et tu passes commande sans regarder le total.',
      helps:
        'Ouvre une cagnotte pour tes lubies ; quand elle est pleine, tu dépenses sans rien devoir expliquer.',
    },
    pisces: {
      is: 'Où part l’argent, tu ne le sais jamais trop, un peu à qui demande, un peu à ce qui console.',
      helps: 'Sors avec une somme fixe en espèces ; voir les billets diminuer te parle mieux qu’un relevé.',
    },
  },
  selling: {
    aries: {
      is: 'Vendre, tu voudrais que ce soit fait avant midi, alors tu cèdes au premier chiffre pour passer à autre chose.',
      helps: 'Annonce ton prix, puis compte lentement jusqu’à dix avant de rouvrir la bouche.',
    },
    taurus: {
      is: 'De ce que tu vends, tu connais la valeur au centime, et devant qui marchande tu te fermes comme une huître.',
      helps: 'Décide d’avance du rabais que tu accorderas, pour qu’une offre basse ne te vexe plus.',
    },
    gemini: {
      is: 'Ton annonce est drôle, ton baratin imparable, et la vente capote quand tu racontes un détail de trop.',
      helps: 'Une fois le prix dit, pose une question à l’acheteur et laisse-le remplir le silence.',
    },
    cancer: {
      is: 'Vendre une chose qui a vécu avec toi te serre la gorge, alors tu choisis l’acheteur à sa tête plus qu’à son offre.',
      helps: 'Écris d’abord l’histoire de l’objet pour toi, puis une annonce qui n’en dit pas un mot.',
    },
    leo: {
      is: 'Quand tu vends, tu présentes la chose comme une vedette, et une offre mesquine te touche en pleine fierté.',
      helps: 'Réponds au prix insultant par un sourire et par ton chiffre, le même, dit une seconde fois.',
    },
    virgo: {
      is: 'Tu vends en signalant la moindre rayure, et l’acheteur, qui n’avait rien vu, demande aussitôt une remise.',
      helps:
        'Fais rédiger l’annonce par quelqu’un qui aime l’objet, et contente-toi de vérifier que tout est vrai.',
    },
    libra: {
      is: 'Marchander te gêne, tu cherches d’emblée le juste milieu, et il tombe toujours plus près du prix de l’autre.',
      helps: 'Note ton minimum avant l’échange ; si l’offre est en dessous, dis que tu vas réfléchir.',
    },
    scorpio: {
      is: 'Dans une vente, tu devines l’envie que l’acheteur veut cacher, et tu laisses le silence faire le prix.',
      helps: 'Prépare la phrase qui conclut ; à trop tenir la corde, on lasse aussi les acheteurs honnêtes.',
    },
    sagittarius: {
      is: 'Pour vendre, tu n’as qu’à y croire, et tu y crois si fort que la vieille guimbarde devient une légende.',
      helps:
        'Dans l’annonce, garde l’enthousiasme et ajoute le défaut principal ; la franchise t’épargne des reproches.',
    },
    capricorn: {
      is: 'Ton prix de vente est étudié, défendable, et c’est la fatigue des visites, non l’argument, qui te fait baisser.',
      helps: 'Fixe avant la première visite le moment où tu reverras le prix, et jusque-là ne bouge pas.',
    },
    aquarius: {
      is: 'Le théâtre du marchandage t’assomme, tu préfères vendre en ligne, à prix ferme, à un simple pseudo.',
      helps: 'Explique en une ligne pourquoi ce prix est ce prix ; cela décourage les chipoteurs.',
    },
    pisces: {
      is: 'On te raconte une histoire touchante et tu vends à moitié prix, en disant merci par-dessus le marché.',
      helps: 'Charge un proche au cœur moins tendre de répondre aux offres, et occupe-toi des photos.',
    },
  },
  savings: {
    aries: {
      is: 'Épargner pour épargner te rase, mais avec une cible tu mets de côté comme si quelqu’un te chronométrait.',
      helps: 'Vise un montant assez proche pour en sentir la fin, puis recommence avec un autre.',
    },
    taurus: {
      is: 'Économiser te vient tout naturellement, et toucher à la réserve, même pour une bonne raison, te fait presque mal.',
      helps: 'Consacre une petite part de tes économies au plaisir, et sers-t’en sans demander pardon.',
    },
    gemini: {
      is: 'Tes économies dorment à trois endroits, selon trois méthodes, dont chacune a été remplacée avant d’avoir servi.',
      helps: 'Garde la méthode la plus bête, celle qui met de côté sans que tu aies à y penser.',
    },
    cancer: {
      is: 'Ce que tu mets de côté sert à te rassurer, et fond dès que quelqu’un que tu aimes est à court.',
      helps: 'Tiens deux réserves, l’une pour les coups durs des autres et l’une qui n’est qu’à toi.',
    },
    leo: {
      is: 'Mettre de côté te donne l’impression de vivre en petit, alors tu remets l’épargne à l’époque où tu gagneras mieux.',
      helps: 'Épargne pour une chose splendide, donne-lui un nom, et parles-en comme d’un grand projet.',
    },
    virgo: {
      is: 'Question épargne, tu excelles aux petites sommes, traquées partout, et tu te reproches encore celle qui t’a échappé.',
      helps:
        'Arrête d’optimiser ton épargne là où une heure de calcul rapporte moins qu’une heure de promenade.',
    },
    libra: {
      is: 'À deux, mettre de côté te réussit, mais sans témoin ta réserve se change en restaurant et en fleurs.',
      helps: 'Trouve quelqu’un qui épargne aussi, et comparez gentiment vos progrès de temps à autre.',
    },
    scorpio: {
      is: 'En secret, tu sais épargner comme personne, tout ou rien, et le moindre excès te fait abandonner le plan entier.',
      helps: 'Après un écart, remets la moitié de la somme prévue plutôt que de tout laisser tomber.',
    },
    sagittarius: {
      is: 'Une réserve, pour quoi faire, puisque les choses s’arrangent : voilà comment ton épargne part avant d’exister.',
      helps:
        'Baptise ton épargne du nom d’un lieu lointain ; tu y toucheras moins qu’à un coussin de sécurité.',
    },
    capricorn: {
      is: 'Rien ne t’apaise comme une épargne qui grossit, et tu te prives aujourd’hui pour des temps durs que tu vois partout.',
      helps: 'Donne un emploi à chaque somme mise de côté, dont un au moins qui te fasse rire.',
    },
    aquarius: {
      is: 'Les conseils d’épargne te hérissent ; tu mets de côté par à-coups, quand l’idée te prend et que personne ne regarde.',
      helps: 'Programme un petit virement que tu oublieras, et réserve ta fantaisie à l’usage de la somme.',
    },
    pisces: {
      is: 'Tes bonnes intentions d’épargne tiennent jusqu’à la première détresse venue, la tienne ou celle d’un autre.',
      helps:
        'Rends tes économies un peu pénibles à atteindre ; une démarche de plus refroidit bien des élans.',
    },
  },
  debts: {
    aries: {
      is: 'Une dette te met en rage, tu voudrais la rayer d’un coup, et faute de pouvoir, tu l’ignores en accélérant.',
      helps:
        'Attaque la plus petite dette jusqu’au bout ; une victoire complète te donne l’élan pour l’autre.',
    },
    taurus: {
      is: 'Devoir de l’argent t’ôte le calme, et si c’est à toi qu’on en doit, tu rumines longtemps avant de réclamer.',
      helps:
        'Propose un remboursement lent mais régulier, dans un sens ou dans l’autre, et tiens-t’en au rythme.',
    },
    gemini: {
      is: 'Avec les dettes tu jongles, une carte pour payer l’autre, et le total exact t’échappe depuis longtemps.',
      helps: 'Additionne tout ce que tu dois en une seule fois, même si le chiffre pique.',
    },
    cancer: {
      is: 'L’argent qu’un proche te doit te peine moins que son silence, et tes propres dettes, tu les caches aux tiens.',
      helps: 'Parle de la dette par écrit, avec un chiffre, sans remonter aux vieilles blessures.',
    },
    leo: {
      is: 'Avoir des dettes pique ton orgueil, alors tu continues d’inviter pour que personne ne s’en doute.',
      helps:
        'Annonce autour de toi une période plus sobre, sans raconter pourquoi ; ta compagnie vaut bien un restaurant.',
    },
    virgo: {
      is: 'Tes dettes, tu les connais au détail près, et pourtant une lettre de la banque non ouverte peut t’empoisonner la semaine.',
      helps: 'Ouvre ce courrier en présence de quelqu’un de calme, et traite une seule ligne aujourd’hui.',
    },
    libra: {
      is: 'Qu’on te doive de l’argent te gêne plus que la personne qui doit, et tes rappels sont trop polis pour s’entendre.',
      helps: 'Écris le montant et le moment souhaité dans une phrase aimable, sans smiley ni excuse.',
    },
    scorpio: {
      is: 'Une dette n’est jamais que de l’argent pour les autres ; pour toi, elle donne prise, que tu doives ou qu’on te doive.',
      helps:
        'Ramène la dette à des sommes et à des échéances, pour que la rancune cesse d’y ajouter des intérêts.',
    },
    sagittarius: {
      is: 'Rembourser te paraît simple dès que la chance aura tourné, et en attendant tes cartes vivent leur vie.',
      helps: 'Fais partir une somme modeste vers tes dettes à chaque rentrée d’argent, avant tout projet.',
    },
    capricorn: {
      is: 'Même une petite dette t’humilie, et tu préfères la porter sans un mot plutôt que de demander un délai.',
      helps:
        'Demande à étaler les paiements comme tu négocierais pour quelqu’un d’autre, poliment et sans rougir.',
    },
    aquarius: {
      is: 'Banque ou ami, devoir te semble absurde, et tu critiques le système pendant que la dette grimpe.',
      helps:
        'Trouve une personne qui aime les formulaires et faites de ta dette un casse-tête à résoudre ensemble.',
    },
    pisces: {
      is: 'Ce qu’on te doit, tu l’oublies par compassion, et tes propres dettes, tu les oublies par effroi.',
      helps: 'Regarde tes dettes à petites doses, un quart d’heure, avec une voix amie au téléphone.',
    },
  },
  loan: {
    aries: {
      is: 'Un prêt te semble une simple formalité entre toi et ton idée, et tu signerais dans l’ascenseur.',
      helps:
        'Avant de signer un prêt, explique à quelqu’un de prudent comment tu rembourses si l’idée traîne.',
    },
    taurus: {
      is: 'Emprunter te fait l’effet de marcher sur du sable, et prêter à un ami te prive de sommeil.',
      helps: 'Ne prête que la somme dont l’absence ne te gâcherait ni le mois ni l’amitié.',
    },
    gemini: {
      is: 'Comparer des crédits te passionne, tu connais tous les taux, et savoir s’il t’en faut un reste en suspens.',
      helps:
        'Résume ce prêt en deux phrases à voix haute ; ce qui coince dans la seconde mérite une question.',
    },
    cancer: {
      is: 'À qui tu aimes, tu prêtes avant même qu’on demande, mais emprunter pour toi te noue l’estomac.',
      helps: 'Mets le prêt sur papier, même en famille, avec une phrase tendre en haut si cela t’aide.',
    },
    leo: {
      is: 'Prêter te va comme un gant, tu ne comptes pas, tandis que demander un prêt te coûte des nuits d’orgueil.',
      helps:
        'Si on te demande de l’argent, offre d’abord du temps ou un contact, où tu ne risques pas de manquer.',
    },
    virgo: {
      is: 'Pour un emprunt tu épluches chaque clause, et la peur d’en avoir manqué une te garde au bord de la signature.',
      helps:
        'Réunis tes dernières questions sur le prêt pour une seule personne compétente, et raye celles qui ont leur réponse.',
    },
    libra: {
      is: 'Quand un ami te demande un prêt, tu entends un oui sortir de ta bouche avant d’y avoir réfléchi.',
      helps:
        'Apprends par cœur une phrase de délai, « je te réponds demain », et sers-t’en chaque fois qu’on veut t’emprunter.',
    },
    scorpio: {
      is: 'Prêter ou emprunter, c’est nouer un lien de pouvoir à tes yeux, et tu surveilles ce lien plus que la somme.',
      helps: 'Convenez dès le départ de ce qui se passe en cas de retard, tant que la confiance est entière.',
    },
    sagittarius: {
      is: 'Tu empruntes avec entrain et tu prêtes de même, et dans les deux cas l’échéance reste une notion poétique.',
      helps: 'Notez le jour du remboursement au moment où l’argent change de mains, là où chacun le verra.',
    },
    capricorn: {
      is: 'Plutôt te priver longtemps que devoir à une banque, et qui t’emprunte reçoit, avec l’argent, un échéancier.',
      helps:
        'Compare froidement ce que coûte le crédit et ce que coûte l’attente ; la fierté n’entre pas au calcul.',
    },
    aquarius: {
      is: 'Tu prêterais à l’original que tout le monde refuse, et un crédit ordinaire te gratte comme un uniforme.',
      helps:
        'Fais démolir ton plan d’emprunt par la personne la plus sceptique que tu connaisses, puis garde ce qui tient.',
    },
    pisces: {
      is: 'Un prêt, chez toi, commence par une larme, pas la tienne, et finit souvent en cadeau dont personne n’a parlé.',
      helps:
        'Ne réponds jamais à une demande de prêt dans la conversation même ; attends que l’émotion soit retombée.',
    },
  },
  inheritance: {
    aries: {
      is: 'Dans un partage, tu veux trancher vite et passer à la suite, et ta hâte est prise pour de l’avidité.',
      helps:
        'Annonce d’emblée que c’est l’attente qui te pèse, non la somme, et occupe-toi entre deux discussions.',
    },
    taurus: {
      is: 'D’un héritage, tu ne réclames pas tout, mais l’objet auquel tu tiens, tu ne le lâches à aucun prix.',
      helps: 'Dis très tôt quelle chose compte pour toi, et montre de la souplesse sur trois autres.',
    },
    gemini: {
      is: 'Pendant un partage, toutes les versions passent par toi, et chacun finit par te croire dans l’autre camp.',
      helps: 'Refuse de transmettre : ce qui touche l’héritage se dit devant tous ou s’écrit à tous.',
    },
    cancer: {
      is: 'Ce qu’on partage dans un héritage, pour toi, ce sont des souvenirs, et voir chiffrer un vieux fauteuil te révolte.',
      helps:
        'Photographie ce que tu ne peux pas garder, et note l’histoire qui va avec avant la prochaine réunion.',
    },
    leo: {
      is: 'Ta part d’héritage te dit quelle place tu avais, et une somme trop petite sonne comme un désaveu.',
      helps: 'Pense à ce que tu as reçu et qu’aucun inventaire ne mentionne, avant de discuter ta part.',
    },
    virgo: {
      is: 'Au moment d’un héritage, c’est toi qui classes, comptes, relances, et personne ne semble voir l’ouvrage.',
      helps: 'Envoie à tous la liste de ce qui reste à faire, avec un nom devant chaque tâche.',
    },
    libra: {
      is: 'Pour éviter une querelle d’héritage, tu cèdes avec grâce, et l’injustice te revient des mois plus tard.',
      helps:
        'Avant la discussion, écris ce que tu trouverais juste si ta part était celle d’une personne chère.',
    },
    scorpio: {
      is: 'Un partage te montre le fond des gens, et ce que tu y as vu, tu ne l’effaces plus.',
      helps: 'Sépare les biens et les vieilles blessures ; chaque sujet a droit à sa propre conversation.',
    },
    sagittarius: {
      is: 'Se battre pour des meubles te dépasse, et tu laisserais tout pour clore l’héritage et reprendre ta route.',
      helps:
        'Attends une nuit avant de renoncer à quoi que ce soit ; ta générosité va parfois plus vite que toi.',
    },
    capricorn: {
      is: 'L’héritage te trouve à ton poste, dossiers classés, visage fermé, et l’on oublie que toi aussi, cela te remue.',
      helps: 'Confie une démarche à quelqu’un d’autre, et garde l’heure gagnée pour tes souvenirs.',
    },
    aquarius: {
      is: 'Ni les biens ni les usages de famille ne t’attachent, et devant un héritage ton détachement passe pour du mépris.',
      helps:
        'Dis aux autres ce que tu respectes dans leur attachement, puis donne ton avis de façon aussi nette.',
    },
    pisces: {
      is: 'Devant un partage tu sens le désir de chacun si fort que tu ne sais plus quel est le tien.',
      helps:
        'Avant toute réunion sur l’héritage, note ce que tu souhaites et viens avec quelqu’un qui sache te le rappeler.',
    },
  },
  purchase: {
    aries: {
      is: 'La voiture ou le téléphone de tes rêves, il te les faut ce soir, et comparer te paraît une perte de temps.',
      helps: 'Essaie deux modèles avant de sortir la carte, ne serait-ce que pour en battre un.',
    },
    taurus: {
      is: 'Acheter cher ne te fait pas peur si cela dure, mais il faut d’abord toucher, t’asseoir dessus, revenir.',
      helps: 'Fie-toi à ta deuxième visite au magasin ; après, tu ne compares plus, tu retardes le plaisir.',
    },
    gemini: {
      is: 'Avant d’acheter, tu lis cent avis, et le cent unième te fait douter du modèle que tu avais choisi.',
      helps: 'Demande à une seule personne qui s’en sert depuis longtemps, et ferme les onglets.',
    },
    cancer: {
      is: 'Pour un achat important, tu suis l’attachement, une couleur d’enfance, une marque de famille, et le neuf te semble étranger.',
      helps: 'Imagine l’objet un jour ordinaire, parmi les tiens, avant de regarder l’étiquette.',
    },
    leo: {
      is: 'Choisir entre l’utile et le superbe, devant un gros achat, n’est pas un choix pour toi, et les vendeurs le sentent.',
      helps:
        'Regarde aussi le modèle juste au-dessous, et vois ce qui te manquerait quand personne ne regarde.',
    },
    virgo: {
      is: 'Acheter un appareil te prend des semaines de comparatifs, et au moment de payer tu crains encore d’avoir raté mieux.',
      helps:
        'Décide d’avance ce que « suffisant » veut dire pour cet achat, et ne cherche que dans cette case-là.',
    },
    libra: {
      is: 'Entre deux canapés ton cœur change avec la lumière, et tu demandes l’avis de tous pour n’en suivre aucun.',
      helps:
        'Pour cet achat, consulte une seule personne, puis écoute si sa réponse te réjouit ou te déçoit.',
    },
    scorpio: {
      is: 'Aucun vendeur ne te raconte d’histoires, car avant un gros achat tu sais déjà ce que tait la notice.',
      helps: 'Fixe un terme à l’enquête, et note le seul défaut avec lequel tu accepterais de vivre.',
    },
    sagittarius: {
      is: 'Tu achètes pour la vie que tu aimerais avoir, le coffre immense, l’équipement d’expédition, là où le trajet quotidien demandait moins.',
      helps: 'Pense au mois qui vient de passer, et vois quel objet il t’aurait fallu vraiment.',
    },
    capricorn: {
      is: 'Le bon moment pour un gros achat n’arrive jamais à tes yeux, et tu répares l’ancien avec un entêtement admirable.',
      helps: 'Additionne ce que l’ancien te coûte en pannes et en humeur, puis mets ce total face au prix.',
    },
    aquarius: {
      is: 'En matière d’achat, tu veux le modèle que personne n’a, fût-il sans mode d’emploi ni pièces de rechange.',
      helps:
        'Cherche d’abord qui saurait le réparer ; une merveille sans secours finit vite en presse-papiers.',
    },
    pisces: {
      is: 'Tes gros achats se décident sur une rêverie, et le prix, la taille ou la garantie viennent après coup.',
      helps: 'Laisse la rêverie choisir la couleur, et quelqu’un de précis prendre les mesures.',
    },
  },
  buyingHome: {
    aries: {
      is: 'Un logement, tu l’as choisi avant la fin de l’escalier, et les questions te viennent après la poignée de main.',
      helps: 'Retourne le voir à l’heure de pointe, avec une liste de reproches à lui faire.',
    },
    taurus: {
      is: 'Acheter un toit à toi te tient plus à cœur que presque tout, et louer te laisse l’impression d’être en visite.',
      helps: 'Reste un long moment sans parler dans le logement, et remarque si tes épaules descendent.',
    },
    gemini: {
      is: 'Louer ou acheter, tu plaides les deux avec brio, et chaque visite te donne envie d’une autre vie.',
      helps:
        'Décris à un proche une semaine banale dans ce logement ; l’ennui ou le plaisir s’entend dans ta voix.',
    },
    cancer: {
      is: 'Tu cherches moins une maison qu’un refuge, et à la première visite tu sais déjà où dormiraient les tiens.',
      helps: 'Demande-toi si ce logement te plairait aussi les jours où tu n’y reçois personne.',
    },
    leo: {
      is: 'La maison qu’il te faut doit avoir de l’allure, et le raisonnable trois-pièces du budget te serre aux épaules.',
      helps:
        'Cherche dans le logement abordable un seul trait de noblesse, un plafond, une vue, et pars de là.',
    },
    virgo: {
      is: 'En visite, tu repères l’humidité sous la peinture fraîche, et plus tu examines le logement, moins tu oses signer.',
      helps:
        'Range les défauts du logement en deux colonnes, ceux qui se réparent et ceux avec lesquels il faudrait vivre.',
    },
    libra: {
      is: 'Entre acheter et louer, tu attends l’accord de chacun, et l’appartement part pendant que tu consultes.',
      helps: 'Mets par écrit ce que toi, tu désires dans ce logement, avant de demander aux autres.',
    },
    scorpio: {
      is: 'Pour acheter un logement, tu veux savoir pourquoi on le vend, qui y vivait et ce que taisent les murs.',
      helps: 'Formule ta vraie crainte au sujet de ce logement, et pose-la en clair à qui saura te répondre.',
    },
    sagittarius: {
      is: 'S’engager pour un logement te fait l’effet d’une ancre, et tu visites toujours avec le large en tête.',
      helps:
        'Dresse la liste de ce que ce logement te permettrait de faire, au lieu de ce qu’il t’interdirait.',
    },
    capricorn: {
      is: 'Devenir propriétaire est chez toi un plan mûri, chiffré, puis repoussé d’un cran dès que l’apport suffirait.',
      helps: 'Nomme le risque exact qui te retient d’acheter ou de louer ; mesuré, il prend moins de place.',
    },
    aquarius: {
      is: 'Une péniche ou un atelier partagé te tenterait bien, mais acheter l’appartement de tout le monde te semble une abdication.',
      helps: 'Distingue dans ce logement ce que tu veux prouver et ce dont tu as besoin pour bien dormir.',
    },
    pisces: {
      is: 'D’une maison, tu aimes d’abord l’ambiance, une odeur de jardin, une pente de toit, et les charges restent floues.',
      helps: 'Fais-toi répéter les chiffres pendant la visite, et écris-les à côté de ce que tu as ressenti.',
    },
  },
  moving: {
    aries: {
      is: 'Déménager te grise jusqu’au camion, ensuite l’installation traîne et tu en veux aux cartons.',
      helps: 'Choisis une pièce et finis-la le premier soir, pour avoir un endroit qui ne te nargue pas.',
    },
    taurus: {
      is: 'Changer de logement te déracine pour de bon, et un lieu neuf met longtemps à devenir le tien.',
      helps: 'Installe ton lit et ta lampe comme avant, et garde tes horaires ; le corps s’habitue par là.',
    },
    gemini: {
      is: 'Trois jours après un déménagement, tu connais tout le quartier, et c’est le soir, sans tes voix familières, qu’il sonne creux.',
      helps:
        'Retourne exprès au même comptoir plusieurs fois ; un lieu est à toi quand on y finit tes phrases.',
    },
    cancer: {
      is: 'Même pour mieux, quitter un logement te serre le cœur, et le nouveau ne compte qu’après le premier repas avec les tiens.',
      helps: 'Mets bien en vue une chose de l’ancien lieu, et cuisine vite un plat que tu connais.',
    },
    leo: {
      is: 'Déménager là où personne ne te connaît te rend un peu invisible, et tu prends cette indifférence pour toi.',
      helps: 'Invite deux personnes au milieu des cartons ; tu es chez toi dès que quelqu’un rit.',
    },
    virgo: {
      is: 'Ton déménagement a des étiquettes, un plan, des codes couleur, et toi, tu arrives au bout de tes forces.',
      helps: 'Laisse exprès quelques cartons fermés et va marcher sans but dans le nouveau quartier.',
    },
    libra: {
      is: 'Un nouveau lieu te semble froid tant qu’il n’est pas beau, et déménager te laisse des semaines dans le provisoire.',
      helps: 'Rends un seul angle vraiment joli, tout de suite, et assieds-toi face à lui.',
    },
    scorpio: {
      is: 'Avec un déménagement tu tires un trait net, et l’ancien lieu vient quand même te visiter la nuit.',
      helps: 'Écris une page sur l’adresse d’avant, le bon et le mauvais, puis range-la où tu veux.',
    },
    sagittarius: {
      is: 'Tu déménages le cœur léger, un sac suffit, et des mois plus tard tu vis encore comme à l’hôtel.',
      helps:
        'Accroche quelque chose au mur du nouveau lieu, même sans savoir combien de temps il sera le tien.',
    },
    capricorn: {
      is: 'Un déménagement, tu le gères comme un chantier, et savoir si le lieu te plaît vient en dernier.',
      helps: 'Inscris sur ta liste une tâche sans profit : découvrir l’endroit le plus agréable du quartier.',
    },
    aquarius: {
      is: 'Nulle part tout à fait chez toi, tu t’adaptes vite à une ville nouvelle et tu t’y attaches de loin.',
      helps:
        'Rejoins dans ton nouveau lieu un groupe qui répare, chante ou milite ; tu t’attaches par les causes.',
    },
    pisces: {
      is: 'Après un déménagement, une part de toi continue d’habiter l’ancienne adresse, et la nouvelle ressemble à un décor.',
      helps: 'Fais souvent le même petit tour à pied, jusqu’à reconnaître une odeur ou un chat.',
    },
  },
  whereToLive: {
    aries: {
      is: 'Vivre dans un endroit endormi te ronge ; il te faut une ville vive ou un grand dehors à portée de baskets.',
      helps: 'Avant de choisir un lieu, vérifie ce que tu pourrais y commencer le premier matin.',
    },
    taurus: {
      is: 'La campagne te va bien, ou un quartier de jardins et de marchés, pourvu que rien n’y change trop vite.',
      helps: 'Passe dans ce lieu des jours sans programme, courses comprises, et observe ton appétit.',
    },
    gemini: {
      is: 'Il te faut une ville à bavardages, avec des gares et des kiosques, car un hameau silencieux te ferait commenter la pluie.',
      helps: 'Compte dans chaque lieu les gens avec qui tu aurais envie de parler plus d’une fois.',
    },
    cancer: {
      is: 'Près des tiens, et si possible près de la mer, tu respires, et chaque heure de route en plus te pèse.',
      helps: 'Calcule à quelle distance tu vivrais de ceux que tu appelles quand ça va mal.',
    },
    leo: {
      is: 'Capitale ou petit bourg, tu vis bien là où l’on te salue par ton nom, et l’anonymat t’éteint.',
      helps: 'Demande-toi, pour chaque endroit, qui remarquerait ton absence au bout d’une semaine.',
    },
    virgo: {
      is: 'Pour bien vivre, tu veux un endroit qui marche, la gare et la poste à côté, un potager, et peu de vacarme.',
      helps: 'Dessine la carte de tes trajets habituels, et vois quel endroit les rend courts.',
    },
    libra: {
      is: 'Une rue laide te mine plus que tu ne l’avoues ; ta place est là où c’est beau et où l’on vient te voir.',
      helps: 'Promène-toi dans ce lieu par temps gris ; ce qui te plaît encore compte double.',
    },
    scorpio: {
      is: 'Ton lieu a des recoins, vieille ville, forêt ou côte sauvage, et assez d’ombre pour que tu puisses disparaître.',
      helps: 'Cherche où tu aurais un vrai repli, même minuscule, avant de penser à la vue.',
    },
    sagittarius: {
      is: 'Habiter te convient là où l’on voit loin, avec des départs faciles et des accents de partout.',
      helps:
        'Regarde d’abord ce qui part de ce lieu, trains et sentiers ; les mètres carrés viennent ensuite.',
    },
    capricorn: {
      is: 'Tu t’installes où le travail t’appelle, ville dure ou montagne, et ton goût passe après l’utilité.',
      helps: 'Imagine ce même endroit sans ton travail, et vois ce qui t’y attacherait encore.',
    },
    aquarius: {
      is: 'Ville ou campagne t’importe moins que la liberté d’y vivre à ta façon, loin des regards qui jugent.',
      helps: 'Parle avec les gens les plus singuliers du coin ; leur aisance te renseigne sur la tienne.',
    },
    pisces: {
      is: 'Au bord de la mer, tes pensées se déposent ; ailleurs il te faut au moins un parc, de la brume, du silence.',
      helps:
        'Si la côte est hors de portée, cherche quel lieu proche t’apaise de la même façon et retournes-y souvent.',
    },
  },
  roommate: {
    aries: {
      is: 'En coloc, tu t’emportes pour trois assiettes sales, c’est oublié dans l’heure, et l’autre boude encore.',
      helps: 'Dis ce qui te gêne le jour même, assez tôt pour que ta voix reste normale.',
    },
    taurus: {
      is: 'Partager un logement te va tant qu’on ne touche pas à tes affaires ; un fromage entamé devient un dossier.',
      helps: 'Marque nettement ce qui est à toi, et pour le reste de la coloc, compte large.',
    },
    gemini: {
      is: 'Vivre à plusieurs te plaît pour les conversations du soir, et la vaisselle attend la fin de l’histoire.',
      helps: 'Ajoutez une corvée à chaque longue discussion de coloc, l’un raconte et l’autre essuie.',
    },
    cancer: {
      is: 'Avec des colocs, tu voudrais former une famille, et te faire répondre par texto depuis la chambre d’à côté te peine.',
      helps:
        'Demande à chacun combien de vie commune lui convient, et garde ta tendresse pour ces heures-là.',
    },
    leo: {
      is: 'Quand tu vis en coloc, tout est gai, bruyant, plein de tes amis, et l’autre cherche où poser son ordinateur.',
      helps: 'Annonce tes soirées à l’avance, et offre en échange des soirs où le salon n’est pas à toi.',
    },
    virgo: {
      is: 'La vaisselle d’un coloc te parle toute la nuit, tu finis par la laver, et ton silence fait du bruit.',
      helps:
        'Choisis la règle à laquelle tu tiens vraiment, demande-la clairement, et laisse filer le reste.',
    },
    libra: {
      is: 'Par horreur des disputes de coloc, tu fais la part de l’autre avec le sourire, et le sourire fatigue.',
      helps: 'Affiche un tour de rôle ; un planning dit les choses désagréables à ta place.',
    },
    scorpio: {
      is: 'Sous le même toit qu’un coloc, tu ne dis rien de ce qui t’agace, et ta chambre close le dit pour toi.',
      helps: 'Nomme l’agacement tant qu’il tient en une phrase, sans exposer toutes tes preuves.',
    },
    sagittarius: {
      is: 'La vie en coloc te va, du monde, des récits, et une conception généreuse de qui a fini le café.',
      helps: 'Avant de filer en vadrouille, règle ta part de courses et de ménage, puis pars en chantant.',
    },
    capricorn: {
      is: 'En coloc, c’est toi qui tiens la caisse et appelles le plombier, et l’on te prend peu à peu pour la régie.',
      helps: 'Rends une de ces charges à la coloc, et laisse-la mal faite aussi longtemps que tu peux.',
    },
    aquarius: {
      is: 'Habiter à plusieurs te plaît comme idée et même en vrai, à condition de pouvoir t’éclipser sans rendre de comptes.',
      helps: 'Convenez d’un signe qui veut dire « pas disponible », et respecte celui des autres.',
    },
    pisces: {
      is: 'Tu prends l’humeur de tes colocs comme on prend la pluie, et vivre avec d’autres te laisse parfois sans contours.',
      helps:
        'Garde chaque jour une heure à toi, casque sur les oreilles, avant d’écouter les chagrins de la coloc.',
    },
  },
  neighbours: {
    aries: {
      is: 'Le bruit des voisins te fait bondir, tu veux l’explication sur-le-champ, et l’immeuble entier en profite.',
      helps: 'Fais le tour du pâté de maisons avant de réagir au bruit, puis écris deux lignes calmes.',
    },
    taurus: {
      is: 'Des voisins pénibles, tu en endures longtemps, jusqu’à cette petite chose de trop qui te rend inflexible.',
      helps: 'Signale la gêne dès les premières fois, par un mot bref, quand tu n’as encore rien accumulé.',
    },
    gemini: {
      is: 'Tes voisins te racontent tout, tu répètes un peu, et un malentendu de palier te revient grossi trois fois.',
      helps: 'Garde pour toi ce qu’on te dit d’un voisin, et n’écris ta plainte qu’à la personne concernée.',
    },
    cancer: {
      is: 'Un bonjour sans réponse dans l’escalier te reste sur le cœur, car un voisinage hostile t’enlève ton refuge.',
      helps: 'Appuie-toi sur les voisins bienveillants plutôt que de vouloir attendrir les autres.',
    },
    leo: {
      is: 'Avec les voisins tu es d’une amabilité royale, et une plainte sur ta musique te semble un crime de lèse-majesté.',
      helps: 'Réponds à la plainte par un mot élégant et un horaire ; le beau rôle est à prendre.',
    },
    virgo: {
      is: 'Le règlement de l’immeuble, tu l’as lu, et que tes voisins l’ignorent te contrarie chaque jour.',
      helps:
        'Demande aux voisins une amélioration précise, par écrit, et garde les onze autres dans ton carnet.',
    },
    libra: {
      is: 'À tes voisins tu dis que ce n’est rien, puis tes amis entendent parler du chien toute la soirée.',
      helps:
        'Prépare une phrase qui dit la gêne et propose un arrangement, puis glisse-la dans la boîte aux lettres.',
    },
    scorpio: {
      is: 'Un conflit de voisinage t’occupe jusque dans ton sommeil, et tu prêtes des intentions au moindre pas du dessus.',
      helps:
        'Remets l’affaire à un tiers neutre, et interdis-toi de tendre l’oreille vers les voisins après le dîner.',
    },
    sagittarius: {
      is: 'Chez toi on rit fort et on rentre tard, et tu découvres avec surprise que les voisins ont une opinion.',
      helps: 'Préviens l’immeuble avant tes soirées, et donne une heure de fin que tu tiendras.',
    },
    capricorn: {
      is: 'Bonjour, bonsoir : tes relations de voisinage sont correctes, et le premier conflit passe par une lettre recommandée.',
      helps: 'Essaie un mot manuscrit avant la voie officielle ; il te prendra moins de temps et de nerfs.',
    },
    aquarius: {
      is: 'De tes voisins tu ignores les prénoms, mais qu’on touche aux droits de tous et tu mobilises l’étage.',
      helps:
        'Vois si d’autres ont la même gêne, et formulez-la ensemble plutôt que d’affronter ce voisin sans appui.',
    },
    pisces: {
      is: 'À travers le mur tu vis aussi la vie des voisins, leurs disputes, leur télé, et tu n’oses rien dire.',
      helps:
        'Occupe ton oreille avec un son que tu aimes, puis fais porter ta demande au voisin par quelqu’un.',
    },
  },
  abroad: {
    aries: {
      is: 'Partir à l’étranger te semble faisable dès demain, et c’est la file des formalités qui t’épuise.',
      helps: 'Fixe-toi un petit défi par jour dans ce pays, une phrase, un guichet, un trajet sans carte.',
    },
    taurus: {
      is: 'À l’étranger, ce n’est pas ta langue qui te manque, c’est le goût du beurre et l’ordre connu des jours.',
      helps: 'Recrée vite une habitude de chez toi, le même plat ou la même sieste, où que tu vives.',
    },
    gemini: {
      is: 'Vivre dans un autre pays t’excite, tu parles à tous au bout d’une semaine, mais tes blagues y perdent la moitié.',
      helps: 'Garde quelqu’un avec qui rire dans ta langue, et note chaque mot étranger qui t’amuse.',
    },
    cancer: {
      is: 'Le mal du pays te prend par surprise, à cause d’une odeur, et vivre à l’étranger te demande deux cœurs.',
      helps:
        'Raconte ton pays à quelqu’un de là-bas, recette comprise ; la nostalgie pèse moins quand elle se transmet.',
    },
    leo: {
      is: 'Ailleurs, dans un pays où l’on ignore qui tu es, refaire tes preuves avec trois cents mots te pique l’orgueil.',
      helps:
        'Montre là-bas ce que tu sais faire sans parler, cuisiner, danser, jouer, et laisse les verbes venir.',
    },
    virgo: {
      is: 'Tu prépares un départ à l’étranger jusqu’à la prise électrique, et l’imprévu du pays t’attrape ailleurs.',
      helps: 'Laisse chaque semaine une chose au hasard dans ce pays, et autorise-toi à la faire de travers.',
    },
    libra: {
      is: 'Aller vivre dans un autre pays te tente, mais tu portes l’avis de tous tes proches, et la réponse se dérobe.',
      helps:
        'Imagine que chacun approuve les deux choix, le départ et l’autre, et regarde ta première réaction.',
    },
    scorpio: {
      is: 'Un pays étranger t’attire comme une peau neuve, et sur place tu te tiens longtemps à l’écart, en observation.',
      helps: 'Confie à une personne de là-bas une chose vraie sur toi, petite, pour commencer à y exister.',
    },
    sagittarius: {
      is: 'L’étranger, c’est presque chez toi, et le dur n’est pas de partir mais de tenir quand la merveille devient simple adresse.',
      helps:
        'Apprends la langue au-delà du charmant ; comprendre une chamaillerie au marché rend un pays réel.',
    },
    capricorn: {
      is: 'Tu vivrais à l’étranger pour un travail solide, et tu y endurerais le manque sans en souffler mot.',
      helps: 'Dis à une personne ce qui te manque, et prévois dans ton agenda une flânerie dans ce pays.',
    },
    aquarius: {
      is: 'Te sentir d’ailleurs, tu connais ; à l’étranger au moins, tout le monde trouve cela normal.',
      helps:
        'Cherche là-bas des gens unis par une passion plutôt que par un passeport, la tienne de préférence.',
    },
    pisces: {
      is: 'L’autre pays, tu l’as rêvé en musique, et y vivre te confronte à des formulaires que la chanson taisait.',
      helps:
        'Interroge quelqu’un qui vit déjà dans ce pays, et garde une heure par semaine pour celui que tu rêvais.',
    },
  },
};
