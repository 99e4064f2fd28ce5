import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** What a new or a full Moon in each solar house invites to, in three variants. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: [
      'Page blanche, et ton nom en haut. Cette nouvelle Lune convient à une intention qui te concerne de près : une allure, une habitude, une façon de dire « je ». La Lune et le Soleil s’y rejoignent, d’où cette impression de repartir avec un seul bagage.',
      'Coupe les étiquettes du vêtement neuf et porte-le. La Lune repart de ton signe, et avec elle une version de toi qui n’a pas encore de réputation. Choisis un verbe pour les semaines qui suivent : oser, ralentir, rire.',
      'Qui serais-tu si personne ne te connaissait dans cette ville ? Un commencement discret touche ton allure, ton rythme, ta façon d’entrer. Essaie un petit changement visible, et garde-le assez longtemps pour savoir s’il te va.',
    ],
    2: [
      'Une graine dans la tirelire, pour commencer. Le moment se prête à repartir du bon pied avec l’argent et les choses : petit budget, facture classée, placard trié. Ce que l’on sème ici pousse lentement, car la Lune cherche moins le profit que la sécurité.',
      'Un cahier à spirale, une colonne pour ce qui entre, une autre pour ce qui sort : le départ peut être aussi modeste. Cette Lune neuve aide à redéfinir ta sécurité. Un savoir offert mérite un tarif, car cette maison relève de Vénus, qui sait le prix des choses.',
      'Goûte, touche, soupèse avant de désirer autre chose. Le ciel t’invite à faire le tour de tes ressources, matérielles et personnelles. Une petite épargne commencée ce mois-ci compte surtout par l’habitude qu’elle installe.',
    ],
    3: [
      'Entame un carnet neuf. Sous ce ciel sans Lune visible, une conversation, un apprentissage ou un lien de fratrie peut reprendre depuis le début. Mercure, qui aime cette maison, se contente de peu, donc trois lignes y suffisent.',
      'Le premier mot coûte, les autres le suivent à la file. Une parole nouvelle peut naître entre voisins, cousins ou collègues de trajet. Le cours remis de rentrée en rentrée n’attend qu’un crayon et dix minutes de curiosité.',
      'Dring : à la porte, une nouvelle ou une idée. La lunaison sème du côté de l’écriture, des petites formations et des rapports entre frères et sœurs. Envoie quelques lignes qui n’attendent rien en retour, pour le plaisir du timbre.',
    ],
    4: [
      'Côté maison, quelque chose peut recommencer en petit. Une pièce que l’on réaménage, un usage familial que l’on invente, une visite à rendre. Plante un basilic sur le rebord si le grand projet fait peur ; les racines aiment les débuts discrets.',
      'Rentre les chaises, allume le four, regarde ce qui manque à cette maison. Une façon plus douce d’habiter peut démarrer ici. La Lune s’y sait chez elle, et ce qui commence n’y demande ni effort ni annonce.',
      'Sous le paillasson, une clé attend. La nouvelle Lune touche au foyer et à la mémoire ; elle convient pour prendre racine ou déménager une habitude. Un rite inventé un soir de rien survit parfois mieux que ceux dont on hérite.',
    ],
    5: [
      'Envie de jouer, d’aimer, de fabriquer sans notice : laisse-la prendre l’air. L’heure est favorable au début d’un tableau, d’une histoire, d’une amourette, d’une chasse au trésor pour les enfants d’à côté. Le premier essai est souvent raté, et il sert surtout à s’échauffer.',
      'Trouve un prétexte pour jouer : un tournoi de billes, un concours de crêpes, un sonnet. Sous cette Lune, un élan amoureux ou artistique peut montrer le bout du nez. Avance sans public, l’ambition viendra bien assez tôt.',
      'Le cœur a rangé ses dossiers et sort la boîte de couleurs. C’est une heure pour flirter, composer, inventer un rite loufoque pour les jours gris. Deux soirées fixes suffisent souvent pour que le jeu prenne racine.',
    ],
    6: [
      'Recommence par le plus humble : l’heure du réveil, le bureau dégagé, la marche après le repas. La nouvelle Lune au pays des habitudes préfère un changement minuscule et répété. Accroché à un geste existant, il tient bon, car la Lune aime ce qui revient.',
      'Faut-il vraiment trois cafés pour démarrer ? La lunaison interroge avec bienveillance tes habitudes de santé et de travail. Un seul maillon remplacé, boisson, horaire ou trajet, détend parfois toute la chaîne d’une journée.',
      'Bureau net, crayon taillé : un ordre neuf vient par les mains. Propose une autre répartition à tes collègues ou à la maisonnée, et mets-la à l’essai. Suivie gaiement, une méthode moyenne rend plus de services que la parfaite restée au mur.',
    ],
    7: [
      'À deux, une page se tourne en douceur. Première rencontre, nouvel accord, façon plus juste de se disputer : tu peux semer dans ce que tu partages. Vénus aime ce terrain, donc une vieille affaire peut s’y rouvrir sans heurt.',
      'Une main tendue suffit pour commencer. La nouvelle Lune ouvre un chapitre de partenariat, qu’il s’agisse d’amour, d’affaires ou d’un voisinage épineux. Dis ton attente en dix mots, puis écoute.',
      'Une marche à deux, et la conversation prend un autre tour. Une alliance peut naître, ou renaître, si personne ne cherche à gagner. Invite la personne avec qui tu travailles mal à t’expliquer une de ses journées.',
    ],
    8: [
      'Faire place nette, voilà l’invitation. Un mot de passe partagé, un remboursement planifié, un vieux grief laissé au prochain virage : l’intime recommence souvent par un allègement. Comme cette maison garde bien les secrets, la Lune s’y déleste sans beaucoup raconter.',
      'Jette les anciens reçus, garde la preuve du dernier paiement. Un commencement se joue en profondeur : confiance, désir, argent commun, projets abandonnés. La franchise vient plus facilement par un point précis que par de grands aveux.',
      'Enfin un peu d’espace, maintenant que l’armoire est vide. La Lune sans éclat aide à renouer un pacte intime ou à en défaire un autre. Un désir murmuré dans le calme s’entend mieux que s’il était réclamé.',
    ],
    9: [
      'Le billet n’est pas encore pris, mais la valise te regarde. Thèse à commencer, départ en germe, pensée qui voit grand : pose un premier caillou sur ce chemin. Jupiter gouverne le lointain, d’où des projets qui grandissent avant même d’avoir une date.',
      'Ouvre la fenêtre du côté que tu ne regardes pas. Une curiosité lointaine peut devenir projet : stage, traversée, lecture de longue haleine, échange de langues. Le prix du trajet, une fois connu, effraie en général moins que le rêve.',
      'Croire, mais à quoi, et avec qui ? La lunaison rouvre pour toi les grandes questions. Assiste à un débat ou à une cérémonie qui ne te ressemble pas, et rédige une page sur ce qui te touche.',
    ],
    10: [
      'Dans ton métier, un sillon neuf peut s’ouvrir. Précise le rôle que tu voudrais tenir, puis envoie un signe : un dossier, une demande d’entretien, une page professionnelle à jour. Que la réponse prenne son temps ; le geste, lui, te met déjà en chemin.',
      'Sur la porte, la plaque est encore vierge. Imagine le métier, la responsabilité ou la cause que tu voudrais y lire. Demande un entretien, apprends le nom de la personne qui décide, et prépare deux exemples.',
      'Un coup d’envoi côté carrière, sans clairon. Le chemin débute peut-être par un courriel sobre ou une formation prise au sérieux. Une heure donnée à ce but avant les urgences suffit à changer la couleur d’une matinée.',
    ],
    11: [
      'Qui manque encore à ta bande ? La nouvelle Lune parmi les amis favorise une équipe naissante, un cercle que l’on rejoint, une envie enfin dite. Saturne, vieux maître du Verseau, demande seulement un premier jour et un lieu.',
      'Apporte un dessert et une idée à la prochaine tablée. La nouvelle Lune favorise les jeunes amitiés et les plans à plusieurs. Expose le tien avec ses trous ; les autres aiment mieux ajouter une pièce qu’admirer un puzzle terminé.',
      'Ton avenir a besoin de complices bavards. Inscris-toi à une liste, crée un club de trois personnes, réveille un réseau endormi. Le souhait que tu formules gagnera en force si tu aides aussi celui de quelqu’un d’autre.',
    ],
    12: [
      'Rien à montrer pour l’instant, et c’est très bien. Un commencement lève dans le noir, comme la pâte sous son torchon. La Lune s’y cache volontiers, car la maison 12 protège ce qui attend son nom.',
      'Tends l’oreille : la saison suivante s’entend à peine. Ce ciel obscur convient au retrait, à la gratitude, à la fin d’une ancienne peine. Une question posée au coucher revient quelquefois plus claire, comme si la Lune l’avait relue.',
      'Avant de vouloir, repose-toi. La Lune neuve passe par ton arrière-boutique et y glisse une intention que tu ne comprends pas tout à fait. Trop tôt annoncée, elle perdrait ce flou qui la nourrit.',
    ],
  },
  fullMoon: {
    1: [
      'Pleins feux sur toi : ce que tu ressens déborde un peu et se voit. Tu peux mesurer le chemin fait entre tes besoins et ceux de l’autre. Comme le Soleil lui fait face, la Lune t’éclaire aussi par les yeux d’autrui.',
      'Le visage dans la glace raconte ta fatigue et ta victoire. Cette pleine Lune t’éclaire de face, tes relations en reflet. Les réactions que tu récoltes sont des renseignements plus que des notes, même quand elles en ont le ton.',
      'On peut te remarquer, t’aimer, t’en vouloir un peu : c’est la marée haute. Une étape personnelle touche à sa maturité. Fais-toi photographier, remercie tes appuis, et laisse aux autres une part du gâteau comme du récit.',
    ],
    2: [
      'Deux plateaux oscillent, ce qui t’appartient et ce que tu partages. Un effort peut se voir dans les comptes, une envie aussi. La Lune pleine tire entre deux maisons opposées, d’où cette pesée à refaire des deux côtés.',
      'La pièce lancée en l’air retombe enfin. Un achat, un salaire ou un attachement révèle sa valeur véritable. Le fruit de tes efforts tient peut-être sur trois feuilles, et il pèse plus lourd que tu ne pensais.',
      'Compte aussi ce qui ne s’achète pas. La Lune ronde place côte à côte tes biens et ceux que l’on t’a confiés, et fait sentir le déséquilibre. Un partage concret apaise, car la Lune se nourrit moins de chiffres que d’égards.',
    ],
    3: [
      'Tout se dit, ou presque, quand la Lune est pleine dans la maison des mots. Une explication peut aboutir, une nouvelle arriver, une rumeur enfler. Une phrase courte passe sans dommage, car une telle Lune gonfle tout ce qui s’étire.',
      'Deux nouvelles contradictoires peuvent arriver par le même courrier. Les conversations montent, se croisent, parfois se concluent. Il reste une page à écrire, et tu en connais peut-être déjà le dernier mot.',
      '« Parle-moi », dit la Lune pleine au carrefour des mots. Un malentendu peut se dissiper avec un proche, un collègue, un guichetier fatigué. Raconte les faits dans l’ordre, et tais l’adjectif qui vise la personne.',
    ],
    4: [
      'Entre le bureau et la cuisine, le cœur penche vers la cuisine. Un sujet familial vient au clair, une ambiance change, des travaux touchent peut-être à leur fin. La Lune aime ce lieu, d’où la force avec laquelle il te rappelle.',
      'Les volets laissent passer une lune large comme un plat. Au foyer, quelque chose arrive à son comble : une cohabitation, un souvenir, un désordre. Décide avec les autres habitants de ce qui reste, et dînez dans le salon.',
      'Ici, on garde tout, jusqu’aux jours que l’on croyait oubliés. Le contraste entre vie publique et vie de famille réclame un réglage. Le Soleil est alors au sommet, côté métier, donc l’écart se sent jusque dans l’heure du retour.',
    ],
    5: [
      'L’amour, la scène, le jeu montent d’un ton. Ce que tu as créé cherche un regard, un sentiment veut savoir s’il est partagé. Montre, demande, ris beaucoup ; et si la réponse te pique, attends le matin avant de refermer le rideau.',
      'Bravo ou silence : la salle a rendu son avis, et ta valeur n’en dépend pas. Cette Lune met la création, le jeu et l’amour au grand jour. Les gens parlent mieux de ce qui les a touchés que de ce qui leur a plu.',
      'À minuit, quelqu’un chante faux et tout le monde suit. La joie, le désir ou la rivalité grossissent jusqu’à se montrer. Fais la déclaration que tu retiens, avec humour, et laisse à l’autre assez d’espace pour rougir.',
    ],
    6: [
      'La mesure est pleine, tu le sens, entre le linge et les courriels. Une tâche s’achève, ou bien une routine avoue qu’elle ne marche plus. La Lune réclame du repos autant que de l’ordre, puisque le Soleil lui répond depuis la maison 12.',
      'La liste est cochée jusqu’en bas, et tu cherches encore quoi ajouter. La pleine Lune marque l’achèvement d’une corvée, d’un apprentissage ou d’un mauvais pli. Fête cela d’une sieste, puis rends la tâche qui n’était pas la tienne.',
      'Le panier est à ras bord, et pourtant l’ouvrage est beau. On voit maintenant ce que ton quotidien exige et ce qu’il te donne. Une demande d’allègement se défend par des chiffres plus que par des cernes.',
    ],
    7: [
      'Face à face sous la grande lampe. Un accord peut mûrir, une tension se nommer, une rencontre prendre son relief. Écoute ce que l’autre dit de toi sans te défendre tout de suite, et réponds ensuite avec ce que tu sais de tes besoins.',
      'L’autre te répond, et c’est ta propre voix que tu entends. Dans tes liens, une vérité prend toute sa taille. Un tort reconnu tout haut, de chaque côté, raccourcit souvent la discussion d’une bonne heure.',
      'Vos ombres s’allongent sur le même trottoir. Cette Lune fait mûrir un engagement, une négociation, une réconciliation ou un adieu poli. Demande à l’autre ce qui lui a manqué, et retiens-toi de répondre par la même question.',
    ],
    8: [
      'Une lumière crue tombe sur les partages : l’argent mis en commun, les confidences, les attachements. Il se peut que tu comprennes enfin ce que tu retenais. L’émotion fait du bruit en sortant, comme une Lune trop pleine pour un lieu si secret.',
      'Rien ne reste longtemps sous le drap. Une dépendance, une gêne d’argent ou un désir prend la lumière, et tu respires mieux après. La nuit entière y passe parfois, et le matin trouve des mots plus justes.',
      'La dernière traite, le dernier reproche : quelque chose peut être soldé. Sous cette Lune, l’émotion remonte des profondeurs et cherche un appui. Ouvre-toi à une seule personne sûre, et épargne aux autres le compte rendu.',
    ],
    9: [
      'De loin, on voit mieux : une étude approche de son terme, un voyage livre son sens, une conviction se montre entière. Raconte ce que tu as appris à quelqu’un qui pense autrement. Les points où tu bafouilles montrent où poursuivre.',
      'Par le hublot, les villes ressemblent à des braises. Un voyage, un mémoire ou une conviction parvient à son point culminant et réclame un public. Sur dix photos montrées sans commentaire, une seule retient vraiment le regard, et elle dit l’essentiel.',
      'Maître et élève échangent leurs places sous la lampe. Tu sais plus que tu ne croyais, moins que tu ne disais. Publie, soutiens, défends ton idée à voix posée, puis offre à ton contradicteur la meilleure objection.',
    ],
    10: [
      'Ton travail prend la lumière du soir, celle qui découpe les contours. Un résultat se voit, une fatigue aussi, un statut se discute. Comme le Soleil éclaire alors ta vie privée, tu as envie, au milieu des éloges, de rentrer.',
      'Projecteurs au plafond, genoux un peu mous. Une affaire professionnelle culmine et met en regard tes ambitions et ta vie privée. La louange gêne parfois plus que le reproche, puisque la Lune aurait préféré rester à l’abri.',
      'Le résultat est sur le bureau, il faut le regarder en face. Cette Lune éclaire le statut, l’autorité, le prix payé pour avancer. Rectifie un malentendu officiel, et rentre avec un bouquet plutôt qu’avec un dossier.',
    ],
    11: [
      'La bande au complet, les verres levés, et soudain on sait qui compte. Un projet commun peut atteindre son sommet ou montrer ses fissures. La gratitude gagne à passer avant la petite rancœur, et les deux peuvent tenir dans la même soirée.',
      'Tout le monde a apporté une lanterne, il ne manque que la décision. Un plan commun parvient au sommet de sa courbe. Mets-le aux voix, remercie la minorité, et fais une place à la personne qui a travaillé dans l’ombre.',
      'Parmi les visages, tu cherches celui qui a changé ton année. Les amitiés montrent leur relief, avec leurs creux. La Lune y réagit plus vite que toi, car elle sait auprès de qui l’on respire.',
    ],
    12: [
      'Les volets sont fermés, et la clarté passe. Un secret, une lassitude ou une inspiration longtemps cachée demande à être reconnue. La Lune pleine déborde même dans cette maison fermée, d’où ces larmes ou ces idées qui arrivent sans avoir été appelées.',
      'Entre deux rêves, une évidence se lève en chaussettes. Quelque chose se termine hors de vue : une attente, une culpabilité, un secret trop lourd. Une feuille pliée en quatre pèse moins que la même phrase gardée en tête.',
      'Pleure si cela vient, ou ris, la chambre est discrète. La pleine Lune traverse ton arrière-pays et rend visible une fatigue ancienne. Une corvée facultative en moins, et tout le mois semble avoir un jour de plus.',
    ],
  },
};
