import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of learning, making and habits, and what helps it there. */
export const matters: MattersOf<'doing'> = {
  exam: {
    aries: {
      is: 'À un examen tu pars au quart de tour, et tes points perdus sont presque toujours des consignes lues à moitié.',
      helps:
        'Avant de répondre ou de démarrer, relis la consigne, regarde les rétroviseurs, et laisse ton élan attendre trois respirations.',
    },
    taurus: {
      is: 'Ce n’est pas l’examen qui te fait peur, c’est le chronomètre : ton savoir est solide mais il n’aime pas courir.',
      helps:
        'Refais l’épreuve en entier, à l’heure prévue et en temps réel, jusqu’à ce qu’elle te semble presque ordinaire.',
    },
    gemini: {
      is: 'Tu révises en diagonale, et le jour de l’examen ton bagou doit couvrir les trous.',
      helps:
        'Prends le chapitre ou la manœuvre que tu survoles toujours et explique-le à voix haute, sans une seule pirouette.',
    },
    cancer: {
      is: 'Un examen, chez toi, se passe surtout dans le ventre : face à un examinateur glacial, tout ce que tu savais se cache.',
      helps:
        'Répète devant quelqu’un qui prend exprès un air sévère, pour que le visage du jury ne te surprenne plus.',
    },
    leo: {
      is: 'Le jour d’un examen, un public te donne des ailes, mais l’idée de rater devant tout le monde te ronge.',
      helps: 'Ne révèle la date de l’épreuve qu’aux gens devant qui tu peux échouer sans perdre la face.',
    },
    virgo: {
      is: 'Tes révisions d’examen sont irréprochables, et pourtant, la nuit d’avant, tu ne vois plus que la page que tu sais mal.',
      helps:
        'Fixe d’avance l’heure où tu refermes tes cours, et accorde le reste de la soirée à ta mémoire, qui a besoin de souffler.',
    },
    libra: {
      is: 'Entre deux réponses d’examen qui se défendent, tu hésites si longtemps que le temps te manque pour les suivantes.',
      helps:
        'Garde ta première réponse, mets un petit signe en marge, et n’y reviens qu’après la dernière question.',
    },
    scorpio: {
      is: 'Préparer un examen, tu le fais comme un siège, en secret, et qu’un inconnu te juge en une heure t’insupporte.',
      helps:
        'Dis-toi que l’examinateur note une copie ou une conduite : ce que tu vaux n’est pas à l’ordre du jour.',
    },
    sagittarius: {
      is: 'Avant une épreuve, ton optimisme révise à ta place, sûr des grandes idées et muet sur les détails qu’on te demandera.',
      helps:
        'Fais-toi interroger sur les petites règles qui t’ennuient, car c’est là que l’examinateur ira te chercher.',
    },
    capricorn: {
      is: 'Réussir un examen te paraît normal, y échouer impardonnable ; voilà pourquoi tu y vas avec les mâchoires serrées.',
      helps:
        'Souviens-toi qu’une épreuve se repasse, puis fais un plan de révision qui contient de vraies pauses.',
    },
    aquarius: {
      is: 'La question de l’examen te paraît mal posée, souvent avec raison, et tu réponds à celle que tu aurais préférée.',
      helps: 'Le temps de l’épreuve, donne la réponse attendue ; tu démonteras le règlement à la sortie.',
    },
    pisces: {
      is: 'Ton trac d’examen fait de la brume : tu sais les choses, puis une mouche passe et le fil s’en va.',
      helps:
        'Invente un petit rituel avant chaque séance de révision, toujours le même, et refais-le juste avant l’épreuve.',
    },
  },
  studies: {
    aries: {
      is: 'Choisir des études t’excite, les finir t’assomme : au mémoire, ton enthousiasme du début vise déjà une autre cible.',
      helps: 'Coupe le mémoire en petites batailles et remets chaque morceau à quelqu’un qui te répond vite.',
    },
    taurus: {
      is: 'Tu étudies lentement et pour de bon, à condition que la matière serve à quelque chose que l’on puisse palper.',
      helps:
        'Pour comparer deux filières, va voir des gens qui en vivent, et regarde à quoi ressemblent leurs journées.',
    },
    gemini: {
      is: 'Quelle matière étudier, la question te tourmente parce que trois cursus te tentent et qu’en choisir un semble trahir les autres.',
      helps:
        'Préfère la discipline qui en touche plusieurs, et tiens la liste des curiosités auxquelles tu promets un tour.',
    },
    cancer: {
      is: 'Dans tes études, un prof chaleureux peut te faire aimer une matière pour la vie, un prof méprisant te la gâcher.',
      helps:
        'Pour ta thèse comme pour un cours du soir, cherche d’abord quelqu’un à qui tu oses montrer un brouillon.',
    },
    leo: {
      is: 'Une filière sans éclat t’éteint vite ; tu étudies bien quand tu t’imagines un jour la défendre avec passion devant une salle.',
      helps:
        'Raconte ton sujet d’étude à des amis qui n’y connaissent rien, et demande-leur à quel moment tes yeux se sont allumés.',
    },
    virgo: {
      is: 'Ta thèse avance note par note, car tu lis une source de plus dès qu’il faudrait rédiger une page.',
      helps:
        'Écris d’abord une version franchement bancale du chapitre, et laisse les sources fermées jusqu’au dernier paragraphe.',
    },
    libra: {
      is: 'Continuer tes études ou non, tu consultes tout le monde là-dessus, et ton propre avis finit sous la pile.',
      helps:
        'Avant de parler encore de ta filière à quelqu’un, écris en trois lignes ce que tu aimerais apprendre.',
    },
    scorpio: {
      is: 'Un sujet d’étude te prend entièrement ou pas du tout ; survoler un programme obligatoire te paraît du temps volé.',
      helps:
        'Dans chaque cours imposé, cherche la question dérangeante que personne ne pose, et travaille à partir d’elle.',
    },
    sagittarius: {
      is: 'Tu étudierais volontiers toute ta vie, tant que la matière ouvre sur le monde et que nul n’exige la bibliographie.',
      helps:
        'Confie les notes de bas de page à tes heures molles, un peu chaque fois, plutôt qu’à une nuit héroïque.',
    },
    capricorn: {
      is: 'Des études, pour toi, doivent mener quelque part, et le plaisir d’apprendre te semble un luxe à justifier.',
      helps:
        'À côté des débouchés, note ce qui, dans cette matière, te ferait lire même sans diplôme au bout.',
    },
    aquarius: {
      is: 'Aucun cursus ne te va tout à fait : la matière qui t’attire se trouve entre deux départements qui s’ignorent.',
      helps:
        'Écris à la personne dont les travaux te parlent, avec une question précise, sans attendre qu’un programme vous réunisse.',
    },
    pisces: {
      is: 'Côté études, tu te vois dans chaque filière dont on te parle avec passion, puis les formulaires t’égarent.',
      helps: 'Assiste à un vrai cours, un jour ordinaire, et fie-toi à ton attention plus qu’à la brochure.',
    },
  },
  languages: {
    aries: {
      is: 'Une langue étrangère, tu la parles avant de la savoir, à l’impératif de préférence, et la grammaire court derrière.',
      helps:
        'Garde ce culot, et choisis une seule faute de langue à corriger par semaine au lieu d’ouvrir un nouveau manuel.',
    },
    taurus: {
      is: 'Apprendre une langue te prend du temps, mais le mot que tu as savouré, chanté ou répété ne te quitte plus.',
      helps:
        'Apprends d’abord les mots de ce que tu aimes manger, sentir et fabriquer ; la politique viendra après.',
    },
    gemini: {
      is: 'Les langues te viennent par l’oreille et le bavardage ; tu salues dans cinq d’entre elles et tu en finis peu.',
      helps:
        'Trouve quelqu’un de drôle qui ne parle que cette langue-là, et ton envie de répliquer t’obligera aux phrases complètes.',
    },
    cancer: {
      is: 'Parler une langue apprise t’intimide tant que la confiance n’y est pas, et tu en comprends bien plus que tu n’en montres.',
      helps:
        'Commence par les berceuses, les recettes ou les lettres de ce pays, car ta mémoire retient ce qui l’attendrit.',
    },
    leo: {
      is: 'Plutôt te taire que bafouiller dans une langue étrangère : tu aimes parler avec panache, et les débuts en manquent.',
      helps:
        'Apprends par cœur une tirade ou un refrain dans cette langue, et joue-le jusqu’à t’y sentir à l’aise.',
    },
    virgo: {
      is: 'En langues, tu connais l’exception avant la règle, et tu corriges ta phrase si longtemps que l’autre a changé de sujet.',
      helps:
        'Décide de finir chaque phrase étrangère coûte que coûte, et de ne la réparer qu’une fois chez toi.',
    },
    libra: {
      is: 'C’est pour quelqu’un et avec quelqu’un que tu apprends une langue ; face à une application, ta politesse n’a personne à charmer.',
      helps:
        'Prends rendez-vous à heure fixe pour converser avec la même personne, moitié dans sa langue, moitié dans la tienne.',
    },
    scorpio: {
      is: 'Tu apprends une langue aux aguets, l’oreille sur les sous-entendus, et tu ne parles qu’une fois ton effet préparé.',
      helps:
        'Lâche une phrase imparfaite dès le début de la conversation, avant que le silence ait eu le temps de s’installer.',
    },
    sagittarius: {
      is: 'Donne-toi un voyage en vue et tu te jettes dans une langue, fautes comprises ; sans départ prévu, l’ardeur s’évapore.',
      helps:
        'Écoute chaque jour un peu la radio de là-bas, même sans tout saisir, pour garder l’oreille en voyage.',
    },
    capricorn: {
      is: 'Cours, niveaux, certificats, tu apprends une langue avec sérieux et tu t’interdis de la parler avant de l’avoir méritée.',
      helps:
        'Autorise-toi une conversation inutile dans cette langue, sur la pluie ou le football, sans tenir le compte des erreurs.',
    },
    aquarius: {
      is: 'La langue qui te tente est rarement celle qu’on enseigne partout, et sa logique t’amuse davantage que ses dialogues au restaurant.',
      helps:
        'Construis ta propre méthode, avec des forums et des chansons bizarres, mais parle aussi, souvent, à un être humain.',
    },
    pisces: {
      is: 'Chez toi une langue entre par la musique, avec un accent étonnant et des conjugaisons à la dérive.',
      helps:
        'Regarde le même film plusieurs fois dans cette langue et copie les répliques qui t’émeuvent, verbes compris.',
    },
  },
  music: {
    aries: {
      is: 'Sur un instrument tu veux jouer le morceau entier dès le premier soir, et les gammes te donnent des fourmis.',
      helps:
        'Joue fort et vite pour le plaisir, puis reprends seulement les quatre mesures qui déraillent, au ralenti.',
    },
    taurus: {
      is: 'Le talent musical, chez toi, passe par la peau : un beau timbre te retient plus qu’une prouesse, et tu progresses sans hâte.',
      helps:
        'Choisis un instrument dont le son te fait du bien dès la première note, et laisse-toi le temps de l’apprivoiser.',
    },
    gemini: {
      is: 'Question musique, tu sais le début de vingt morceaux, tu déchiffres vite, et la fin du dernier attend encore.',
      helps:
        'Apprends une chanson à deux voix avec quelqu’un : pour ne pas laisser l’autre en plan, tu soigneras la fin.',
    },
    cancer: {
      is: 'Tu chantes juste quand personne n’écoute, et une mélodie d’enfance te bouleverse plus que tous les concours.',
      helps:
        'Chante ou joue d’abord pour une seule personne qui t’aime, en commençant par l’air que tu connais depuis toujours.',
    },
    leo: {
      is: 'Avoir du talent pour la musique te préoccupe moins que d’être à la hauteur de la scène que tu imagines.',
      helps: 'Offre un morceau bref à quelques amis, et répète-le comme si la salle était comble.',
    },
    virgo: {
      is: 'Tes doigts savent leurs exercices, mais à la première fausse note tu quittes la musique pour passer à l’inspection.',
      helps: 'Enregistre-toi d’un bout à l’autre, et cherche ce qui sonnait bien avant de relever le reste.',
    },
    libra: {
      is: 'Faire de la musique, pour toi, c’est s’accorder aux autres : en solo tu doutes, en chœur tu trouves ta place.',
      helps:
        'Cherche une chorale ou un petit ensemble, et donne-toi le droit d’y chanter un peu plus fort que tes voisins.',
    },
    scorpio: {
      is: 'Jouer ou chanter te met à nu, alors tu travailles ta musique en cachette et tu n’en montres presque rien.',
      helps:
        'Prends un morceau qui te serre la gorge et travaille-le jusqu’à pouvoir le jouer sans le retenir.',
    },
    sagittarius: {
      is: 'Plutôt qu’un conservatoire, il te faut une guitare qui voyage ou des chants qu’on hurle en marchant ; la technique suit, essoufflée.',
      helps: 'Apprends des airs de plusieurs pays, puis supporte un peu qu’on te fasse compter les temps.',
    },
    capricorn: {
      is: 'À un instrument tu peux consacrer des années d’effort sans jamais t’accorder le droit de dire que tu es artiste.',
      helps: 'Réserve la fin de chaque séance à un air facile, joué pour rien, loin du métronome.',
    },
    aquarius: {
      is: 'Le solfège t’ennuie, l’accord que le professeur barre te ravit : en musique, ton talent commence hors de la partition.',
      helps:
        'Apprends assez de solfège pour savoir quelles règles tu casses, et trouve des complices aux oreilles aussi curieuses.',
    },
    pisces: {
      is: 'Une musique entendue une fois te revient sous les doigts ou dans la voix, mais la répétition régulière te rebute.',
      helps:
        'Improvise d’abord, aussi longtemps que tu veux, puis garde dix minutes pour le passage écrit qui t’échappe.',
    },
  },
  writing: {
    aries: {
      is: 'Ton livre commence très fort, au milieu de l’action, et le chapitre deux se fait attendre.',
      helps:
        'Écris les scènes qui te brûlent dans n’importe quel ordre ; tu bâtiras les passages entre elles à tête reposée.',
    },
    taurus: {
      is: 'Écrire, chez toi, va au pas : peu de lignes à la fois, mais on y sent l’odeur des choses.',
      helps:
        'Écris au même endroit, à la même heure, et contente-toi d’un paragraphe par séance sans compter les pages.',
    },
    gemini: {
      is: 'Des romans entamés, des carnets, des messages dignes d’être publiés, tu écris sans arrêt et jamais longtemps au même endroit.',
      helps:
        'Essaie la forme courte, lettres, chroniques ou nouvelles, où ton art de passer à autre chose devient du style.',
    },
    cancer: {
      is: 'Ton journal te connaît mieux que quiconque, et l’idée qu’un proche se reconnaisse dans un livre te retient la plume.',
      helps:
        'Écris la version que nul ne lira, avec les vrais prénoms ; tu décideras ensuite de ce que tu partages.',
    },
    leo: {
      is: 'Quand tu écris, tu entends déjà la salle, et une page sans lecteur te paraît un spectacle devant des sièges vides.',
      helps: 'Lis ton texte à deux personnes franches, à voix haute, et demande-leur où elles ont décroché.',
    },
    virgo: {
      is: 'La première page de ton manuscrit est impeccable, puisque tu la récris depuis que tu l’as commencée.',
      helps:
        'Interdis-toi de relire avant la fin du chapitre ; ton œil de lynx aura son tour, et il s’en régalera.',
    },
    libra: {
      is: 'Tu écris avec élégance, en arrondissant ce qui pourrait froisser, si bien que ton texte plaît et se cache un peu.',
      helps:
        'Dans chaque page, repère la phrase que tu as adoucie et essaie-la une fois telle que tu la pensais.',
    },
    scorpio: {
      is: 'Un livre, tu n’en veux un que s’il dit ce qu’on tait, et ce sujet-là te fait tourner autour du cahier.',
      helps:
        'Commence par la scène que tu évites d’écrire, à la troisième personne s’il le faut, et garde-la sous clé.',
    },
    sagittarius: {
      is: 'Ton projet de livre embrasse le monde entier, tu le racontes à merveille en marchant, et le manuscrit reste maigre.',
      helps:
        'Dicte ton histoire en te promenant, puis taille dans l’enregistrement au lieu d’affronter une page blanche.',
    },
    capricorn: {
      is: 'Prendre la plume sans contrat ni utilité te donne mauvaise conscience, alors ton livre passe après tout ce qui est dû.',
      helps:
        'Traite ton manuscrit comme un client sérieux : un créneau fixe dans l’agenda, que personne n’a le droit de déplacer.',
    },
    aquarius: {
      is: 'Ta prose saute les transitions, parce que l’idée te paraît évidente, et ton lecteur reste sur l’autre rive, intrigué.',
      helps:
        'Fais lire ton texte à quelqu’un de très différent de toi, et jette un pont là où la lecture s’est arrêtée.',
    },
    pisces: {
      is: 'Les histoires te viennent en rêvant, entières et lumineuses, puis pâlissent dès que tu veux les écrire.',
      helps:
        'Note trois mots dès que l’histoire passe, où que tu sois, et écris à partir d’eux sans chercher l’original.',
    },
  },
  art: {
    aries: {
      is: 'Peindre, jouer, sculpter, tu fais tout d’un jet, et si le jet tombe à côté, l’œuvre part au rebut.',
      helps: 'Garde tes essais ratés quelques jours, face au mur, avant de décider s’ils méritent ta colère.',
    },
    taurus: {
      is: 'Ce que tu fabriques, tu le penses avec la paume : l’argile ou la couleur épaisse te parlent plus qu’un concept.',
      helps: 'Préfère une belle matière à un cours de plus, et laisse tes mains décider de la suite.',
    },
    gemini: {
      is: 'Un mois l’aquarelle, un mois l’impro, ensuite le collage, tu as en art le don de l’esquisse et la bougeotte.',
      helps:
        'Fais une série, dix fois le même sujet dans dix techniques, pour que ta curiosité travaille sans changer de cap.',
    },
    cancer: {
      is: 'Tes dessins et tes rôles viennent du souvenir, et montrer une toile, c’est un peu ouvrir l’album de famille.',
      helps: 'Crée une première œuvre pour quelqu’un que tu aimes ; le regard des inconnus peut patienter.',
    },
    leo: {
      is: 'Monter sur les planches te démange, et tu as besoin qu’on regarde ce que tu crées, sans quoi la couleur s’en va.',
      helps:
        'Joue ou expose même en petit comité, et applaudis sincèrement le travail de quelqu’un d’autre ce soir-là.',
    },
    virgo: {
      is: 'Dans ce que tu peins ou fabriques, ton œil va droit au défaut que personne d’autre n’aurait remarqué.',
      helps: 'Conviens d’avance d’un nombre de retouches et, une fois ce nombre atteint, signe ton ouvrage.',
    },
    libra: {
      is: 'Tu as l’œil pour les couleurs et les proportions, et tu te demandes si ton art n’est pas seulement joli.',
      helps:
        'Glisse exprès une teinte qui jure dans ta prochaine image, et observe ce qu’elle réveille autour d’elle.',
    },
    scorpio: {
      is: 'Créer te plaît quand ça remue, un rôle trouble ou un portrait sans fard, et surtout rien pour décorer un salon.',
      helps:
        'Donne à ce que tu n’oses pas dire un visage, un rôle ou une couleur, et travaille sans spectateurs.',
    },
    sagittarius: {
      is: 'L’art, tu le vois en grand, fresques et théâtre de rue, et tu t’ennuies dès qu’il faut peindre les feuilles une à une.',
      helps: 'Emporte un carnet de croquis en balade et dessine sur le vif : l’inachevé y est chez lui.',
    },
    capricorn: {
      is: 'Dessiner ou jouer te semble une récompense à gagner après le travail, et tu voudrais du métier avant le premier trait.',
      helps:
        'Donne à ton art une plage régulière et des bases solides, et garde jusqu’aux premiers essais pour mesurer le chemin.',
    },
    aquarius: {
      is: 'Les œuvres que tu imagines ne ressemblent à rien de connu, et tu jubiles, jusqu’au moment où tu aimerais qu’on comprenne.',
      helps: 'Donne un titre clair à ton œuvre étrange ; c’est une poignée par laquelle on peut l’attraper.',
    },
    pisces: {
      is: 'Devant une toile ou dans un rôle, tu te fonds dans l’image, et en revenir avec un objet fini te coûte.',
      helps: 'Fixe un cadre avant de rêver, un petit format ou une scène courte, et arrête-toi au bord.',
    },
  },
  focus: {
    aries: {
      is: 'Te concentrer, tu le fais à fond pendant vingt minutes, après quoi tes jambes réclament leur part.',
      helps:
        'Travaille par courtes salves avec un but visible, et bouge vraiment entre deux avant que l’ennui s’en charge.',
    },
    taurus: {
      is: 'Ta mémoire garde tout ce qui a une odeur ou un goût, et ta concentration, longue à chauffer, déteste qu’on l’interrompe.',
      helps:
        'Une seule tâche, un seul endroit, le téléphone hors de portée, et ne change rien tant que tu tiens le fil.',
    },
    gemini: {
      is: 'Si tu ne te concentres pas, c’est que chaque phrase t’en rappelle deux autres, toutes plus intéressantes.',
      helps:
        'Note chaque distraction sur une feuille à part, avec la promesse d’y revenir, puis reprends la ligne où tu étais.',
    },
    cancer: {
      is: 'Un mot de travers au réveil, et ta tête reste avec lui tout le jour, car ta concentration suit ton humeur.',
      helps:
        'Avant de te mettre au travail, écris ce qui te pèse en quelques lignes, pour rendre un peu de place à ta mémoire.',
    },
    leo: {
      is: 'Tu te concentres superbement sur ce qui t’enthousiasme, et ta mémoire déclare sans intérêt tout le reste.',
      helps:
        'Pour une tâche terne, invente une personne à qui tu devras la raconter, et retiens ce qui l’amuserait.',
    },
    virgo: {
      is: 'Le détail te happe : en voulant te concentrer sur l’essentiel, tu as déjà rangé trois fichiers et corrigé une virgule.',
      helps: 'Écris en grand la seule question du moment, et ne touche à rien qui n’y réponde pas.',
    },
    libra: {
      is: 'Une conversation à côté, une ombre sur un visage, et adieu ta concentration : les autres passent avant la page.',
      helps: 'Travaille près de quelqu’un qui se tait et s’applique aussi, et laisse son calme te gagner.',
    },
    scorpio: {
      is: 'Ta concentration a deux vitesses, l’obsession ou rien, et une pensée brûlante suffit à prendre toute la place.',
      helps:
        'Accorde à l’idée fixe un rendez-vous précis, plus tard, et refuse-lui l’accès à ton travail d’ici là.',
    },
    sagittarius: {
      is: 'Au milieu de la page, ta concentration part en excursion, et ta mémoire garde le sens en semant les chiffres.',
      helps:
        'Apprends en marchant, une fiche à la main, et laisse aux listes écrites les noms qui te fuient.',
    },
    capricorn: {
      is: 'À force de porter mille obligations dans la tête, ta concentration n’a plus où se poser, et tu accuses ta mémoire.',
      helps:
        'Dépose tout ce que tu retiens dans un carnet unique, puis referme-le pendant que tu travailles.',
    },
    aquarius: {
      is: 'Plus on t’ordonne de te concentrer, plus ton esprit bifurque, et ses meilleures trouvailles naissent hors sujet.',
      helps: 'Alterne deux travaux très différents, à heure dite, pour que bifurquer fasse partie du plan.',
    },
    pisces: {
      is: 'Te concentrer, c’est retenir la marée : un bruit, une rêverie, et te voilà au large sans avoir tourné la page.',
      helps:
        'Mets toujours la même musique sans paroles quand tu travailles, et reviens à elle chaque fois que tu décroches.',
    },
  },
  delay: {
    aries: {
      is: 'Ce que tu remets à demain, c’est l’ennuyeux : sans urgence, une échéance ne te fait aucun effet.',
      helps:
        'Lance-toi un défi ridicule, la partie la plus pénible bouclée avant midi, et cours contre l’horloge.',
    },
    taurus: {
      is: 'Remettre au lendemain, chez toi, c’est de l’inertie plus que de la peur, car commencer te coûte dix fois plus que continuer.',
      helps:
        'Prépare le terrain à l’avance, dossier ouvert à la bonne page, pour n’avoir plus qu’à t’asseoir.',
    },
    gemini: {
      is: 'Tu repousses l’échéance en la préparant, un appel, une recherche, un plan tout neuf, et tu as l’air de travailler.',
      helps: 'Annonce à quelqu’un l’heure exacte où tu lui enverras un premier jet, si court soit-il.',
    },
    cancer: {
      is: 'La tâche que tu remets a souvent un visage derrière elle, quelqu’un à décevoir ou une vieille gronderie qui remonte.',
      helps: 'Demande à quelqu’un de gentil de rester au bout du fil pendant que tu commences.',
    },
    leo: {
      is: 'Tu remets à plus tard ce que tu crains de ne pas réussir brillamment, et la date limite te sert d’excuse royale.',
      helps:
        'Prépare d’abord une version modeste mais complète ; le brillant, tu l’ajouteras par-dessus s’il reste du temps.',
    },
    virgo: {
      is: 'Chez toi, reporter s’appelle se préparer : encore une vérification, et la date limite te surprend devant un plan parfait.',
      helps:
        'Commence par le morceau le moins important, mal s’il le faut, afin d’avoir très vite quelque chose à corriger.',
    },
    libra: {
      is: 'Si tu traînes, c’est qu’il te faudrait d’abord trancher, et une échéance lointaine laisse toutes les options en vie.',
      helps:
        'Tranche un seul petit point, le titre ou la couleur du dossier, et continue sur cet élan jusqu’à la pause.',
    },
    scorpio: {
      is: 'Faire attendre une tâche est ta façon muette de dire non, surtout quand l’échéance vient de quelqu’un qui te presse.',
      helps: 'Demande-toi à qui tu résistes, écris-le, puis fais ta part à ton rythme, pour toi.',
    },
    sagittarius: {
      is: 'Demain te paraît immense, il y tient toujours un dossier de plus, et l’échéance te surprend en plein projet suivant.',
      helps:
        'Compte le temps qu’il te faut, double-le, et note dans l’agenda l’heure du départ plutôt que celle de l’arrivée.',
    },
    capricorn: {
      is: 'On te croit incapable de traîner, mais la tâche qui compte le plus, tu la caches derrière dix devoirs bien faits.',
      helps:
        'Place le travail que tu évites en tête de liste, avant les petites corvées qui te donnent bonne conscience.',
    },
    aquarius: {
      is: 'Une échéance imposée éveille ta rébellion, et tu ne remets jamais rien quand il n’est plus question d’obéir.',
      helps:
        'Fixe ta propre date limite, plus étrange et plus proche que l’officielle, et choisis l’ordre des étapes à ta guise.',
    },
    pisces: {
      is: 'Tu attends l’état d’âme qui convient pour t’y mettre, et l’échéance approche pendant que tu regardes ailleurs.',
      helps:
        'Fais le geste le plus minuscule, ouvrir le fichier et taper un titre, sans te demander si l’envie y est.',
    },
  },
  routine: {
    aries: {
      is: 'Une nouvelle habitude t’emballe quelques jours, puis la répétition te semble une punition, et tu guettes le prochain défi.',
      helps:
        'Change de défi à l’intérieur de la même habitude, un record ou un parcours, pour que le rendez-vous reste.',
    },
    taurus: {
      is: 'Tes habitudes sont solides comme le roc, les mauvaises aussi, et c’est d’en changer qui te coûte.',
      helps:
        'Accroche la bonne habitude à un plaisir que tu as déjà, et ne touche qu’à une seule chose à la fois.',
    },
    gemini: {
      is: 'Le même geste à la même heure te fait bâiller, et tu tiens une habitude tant qu’elle t’apprend quelque chose.',
      helps:
        'Prévois deux ou trois variantes de ta routine, tirées au sort le matin, plutôt qu’une règle unique.',
    },
    cancer: {
      is: 'Tu tiens une habitude quand elle prend soin de quelqu’un ; dès qu’elle ne sert qu’à toi, ton humeur la renverse.',
      helps:
        'Partage ta discipline avec un proche, un petit message quand c’est fait, et pardonne-toi les jours gris.',
    },
    leo: {
      is: 'La discipline te va quand elle a de l’allure, et la corvée que personne ne remarque attend ton bon vouloir.',
      helps:
        'Donne à ta routine un peu de cérémonie, une fanfare ou un beau carnet, et félicite-toi à haute voix.',
    },
    virgo: {
      is: 'De l’ordre, tu en as à revendre, mais un seul jour manqué et tu jettes toute l’habitude comme une feuille tachée.',
      helps:
        'Décide d’une version minuscule de ton habitude pour les mauvais jours, qui compte autant que la grande sur ta liste.',
    },
    libra: {
      is: 'Les habitudes de ton entourage, tu les adoptes sans peine, et les tiennes fondent dès qu’on te propose autre chose.',
      helps:
        'Trouve quelqu’un avec qui tenir la même habitude, et ne réponds aux invitations qu’après la séance.',
    },
    scorpio: {
      is: 'Discipline de fer ou abandon complet, tes habitudes ignorent le juste milieu, et une seule entorse te met en guerre contre toi.',
      helps: 'Si tu sautes un jour, reprends le lendemain au même point, sans doubler la dose pour te punir.',
    },
    sagittarius: {
      is: 'L’habitude te fait l’effet d’une clôture, et tu la sautes gaiement, quitte à chercher tes papiers pendant une heure.',
      helps: 'Choisis une seule règle d’ordre, ridiculement facile, qui te suive partout, même en valise.',
    },
    capricorn: {
      is: 'Ta discipline impressionne au travail, puis il n’en reste rien pour les habitudes qui te feraient du bien.',
      helps:
        'Inscris ton repos à l’emploi du temps, avec le même sérieux qu’une réunion, et présente-toi à l’heure.',
    },
    aquarius: {
      is: 'Tu oublies tes habitudes dès que tu les as comprises, et ton désordre suit un système connu de toi uniquement.',
      helps:
        'Traite ta routine en expérience, avec une hypothèse et un relevé, et tiens jusqu’à la fin de l’essai.',
    },
    pisces: {
      is: 'Les jours glissent sans bords, et tes bonnes habitudes partent avec eux, sans que tu aies jamais décidé de les abandonner.',
      helps:
        'Relie l’habitude à un signal qui existe déjà, la douche ou l’arrivée du bus, et laisse-toi porter.',
    },
  },
  startingLate: {
    aries: {
      is: 'Trop tard, pour toi, veut surtout dire dernier, et tu voudrais mener la course dès le premier cours.',
      helps:
        'Fais tout de suite un premier geste maladroit dans cette nouveauté, et ne te compare qu’à ta semaine passée.',
    },
    taurus: {
      is: 'Commencer sur le tard te gêne moins par l’âge que par le confort qu’il faudrait déranger.',
      helps: 'Ajoute le nouveau à ta vie par petites portions, sans rien démolir de ce qui te rassure.',
    },
    gemini: {
      is: 'Devant une nouveauté, tu as l’âge de ta curiosité, mais tu crains d’avoir trop papillonné pour exceller encore quelque part.',
      helps:
        'Fais l’inventaire de tout ce que tu as effleuré, et cherche ce qui peut servir à ton nouveau départ.',
    },
    cancer: {
      is: 'Tu te demandes s’il est trop tard en comptant tout ce que tu as donné aux autres avant de penser à toi.',
      helps:
        'Emmène dans cette nouveauté une part de ton passé, une chanson ou un savoir-faire, pour t’y sentir en terrain connu.',
    },
    leo: {
      is: 'Débuter tard te pique l’orgueil, parce qu’il faut laisser voir à des gens plus avancés que tu ne sais pas encore.',
      helps:
        'Choisis un cours où l’on rit des fautes, et raconte les tiennes en premier avec ton sens du spectacle.',
    },
    virgo: {
      is: 'Tu calcules ton retard au jour près, et tu conclus qu’à ton âge on ne peut plus rien apprendre convenablement.',
      helps:
        'Regarde seulement la prochaine leçon, et les erreurs de débutant que ton expérience t’épargne déjà.',
    },
    libra: {
      is: 'Trop tard ou pas, tu lis la réponse dans les yeux d’autrui, et chaque moue te vieillit d’un coup.',
      helps: 'Cherche la compagnie de gens qui débutent comme toi, et parle de ton projet à ceux-là d’abord.',
    },
    scorpio: {
      is: 'Il n’est jamais trop tard à tes yeux pour tout recommencer, mais tu n’arrives pas à pardonner au temps perdu.',
      helps:
        'Écris une fois ce que tu regrettes de n’avoir pas commencé, puis mets la force de ce regret dans la première séance.',
    },
    sagittarius: {
      is: 'Parler d’âge devant une nouvelle aventure te paraît une impolitesse, et c’est plutôt l’embarras du choix qui te retarde.',
      helps:
        'Parmi toutes ces envies de débuter, prends celle qui te fait sourire sans raison, et essaie-la avant les autres.',
    },
    capricorn: {
      is: 'Commencer tard est presque ta manière, toi que les années allègent, et pourtant tu te compares à un calendrier sévère.',
      helps: 'Demande-toi qui a décrété ce retard, et dresse ton plan à partir du point où tu te trouves.',
    },
    aquarius: {
      is: 'L’âge convenable pour débuter te laisse de marbre, jusqu’au jour où tu te sens d’un autre siècle parmi les novices.',
      helps:
        'Propose un échange à quelqu’un d’une autre génération, ce que tu sais contre ce que tu veux apprendre.',
    },
    pisces: {
      is: 'Ce nouveau départ, tu l’as si bien rêvé que le vrai début, même possible, te paraît tardif et pâle.',
      helps:
        'Donne à ton rêve une heure précise de la vie ordinaire, et accepte qu’il soit d’abord un peu gauche.',
    },
  },
  hobby: {
    aries: {
      is: 'Un loisir où l’on ne risque rien te lasse ; il te faut de quoi transpirer, gagner, ou rater avec éclat.',
      helps:
        'Essaie l’escrime, le VTT ou les jeux de vitesse, et goûte à une séance avant de t’équiper de pied en cap.',
    },
    taurus: {
      is: 'Pendant ton temps libre, tu veux sentir, planter, goûter, et repartir avec quelque chose qui pèse dans la main.',
      helps:
        'Pense au jardinage, à la poterie ou à la pâtisserie, bref, à un passe-temps qui se moque des horloges.',
    },
    gemini: {
      is: 'Des loisirs, tu en essaies tant que ton seul passe-temps fidèle est d’en parler, avec beaucoup d’esprit.',
      helps:
        'Va vers ce qui change à chaque séance, quiz, improvisation ou radio locale, et où l’on discute entre deux.',
    },
    cancer: {
      is: 'Le passe-temps qui te convient a une mémoire, et tu y reviens surtout quand il fait plaisir à quelqu’un.',
      helps: 'Essaie la généalogie, le tricot ou les recettes anciennes, et offre ce qui sort de tes mains.',
    },
    leo: {
      is: 'Pour tes loisirs, il te faut un peu de lumière, car un talent exercé dans l’ombre te laisse sur ta faim.',
      helps:
        'Va voir une troupe d’amateurs, un cours de danse ou un club de magie, et propose-toi pour un petit rôle.',
    },
    virgo: {
      is: 'Au fond, tes loisirs ressemblent à du travail bien fait, et tu te détends en réparant ce qui cloche.',
      helps: 'Choisis la reliure, l’horlogerie ou l’herbier, et accorde-toi le droit d’y être médiocre.',
    },
    libra: {
      is: 'Un passe-temps sans compagnie perd pour toi la moitié de son goût, et tu adoptes souvent celui des autres.',
      helps:
        'Parmi la danse à deux, l’art floral et les visites d’expositions, choisis d’abord, invite ensuite.',
    },
    scorpio: {
      is: 'La légèreté t’agace dans un loisir ; tu en veux un qui se creuse, avec des secrets et des nuits qui y passent.',
      helps:
        'Regarde du côté de la plongée, des échecs ou des enquêtes d’archives, et garde ce loisir pour toi si tu préfères.',
    },
    sagittarius: {
      is: 'Ton loisir rêvé a un horizon : dès qu’il se pratique entre quatre murs, tu fais les cent pas.',
      helps:
        'Essaie la randonnée, le tir à l’arc ou l’ornithologie, avec des gens que le hasard ne t’aurait pas donnés.',
    },
    capricorn: {
      is: 'Te demander quoi faire de ton temps libre t’embarrasse, car un loisir inutile te semble presque une faute.',
      helps:
        'Prends un passe-temps qui monte par degrés, escalade, pierre sèche ou ébénisterie, et défends-toi d’en faire un métier.',
    },
    aquarius: {
      is: 'Ce qui t’amuse à tes heures libres, c’est le passe-temps que nul ne comprend, partagé avec une poignée d’initiés.',
      helps:
        'Rejoins un cercle d’électronique, d’apiculture ou de jeux inventés, où l’on peut venir sans faire la conversation.',
    },
    pisces: {
      is: 'Tes heures libres s’en vont en rêverie, délicieuse d’ailleurs, et aucun loisir à horaires ne tient la comparaison.',
      helps:
        'Cherche du côté du fusain, des marionnettes ou de la photographie, où rêver fait partie du matériel.',
    },
  },
  exercise: {
    aries: {
      is: 'Pour le sport, tu n’as aucun mal à partir, tu pars trop fort, et le lendemain tes muscles protestent.',
      helps: 'Mesure-toi à quelqu’un de ta force, et arrête la séance pendant que tu en as encore envie.',
    },
    taurus: {
      is: 'Bouger te coûte jusqu’à la première foulée ; ensuite ton corps, qui est endurant, ne demande qu’à continuer.',
      helps:
        'Prends un sport agréable aux sens, marche en forêt ou bassin tiède, et n’en rends jamais le début pénible.',
    },
    gemini: {
      is: 'À la salle de sport tu t’ennuies à la deuxième série, alors que tu marcherais des heures en bavardant.',
      helps: 'Bouge avec quelqu’un qui a de la conversation, ou avec un podcast réservé à ce moment-là.',
    },
    cancer: {
      is: 'Faire du sport sous le regard d’inconnus te rebute, et ton envie de bouger monte et descend avec ton humeur.',
      helps:
        'Commence à bouger à l’abri, chez toi ou au bord d’un lac tranquille, près de quelqu’un qui ne juge pas.',
    },
    leo: {
      is: 'Tu t’entraînes avec ardeur quand on te regarde, et le sport solitaire au petit matin te laisse sous la couette.',
      helps: 'Choisis un cours où l’on connaît ton nom, et mets une tenue dans laquelle tu te plais.',
    },
    virgo: {
      is: 'En sport, tu étudies la bonne posture, le bon programme et les bonnes chaussures, et le corps attend dans le couloir.',
      helps: 'Sors bouger dix minutes avant de lire quoi que ce soit sur la méthode.',
    },
    libra: {
      is: 'Tu fais de l’exercice si l’on vient te chercher ; sans compagnie, le moindre nuage te paraît un excellent argument.',
      helps:
        'Donne rendez-vous à quelqu’un pour un sport gracieux, dans un lieu assez beau pour y aller de bon cœur.',
    },
    scorpio: {
      is: 'Le sport te prend aux tripes : soit tu vas au bout de tes forces, soit tu n’y touches pas.',
      helps:
        'Garde une part d’effort en réserve à chaque séance, et fais sortir en bougeant ce que tu ravales.',
    },
    sagittarius: {
      is: 'Ton corps aime le sport au grand air et le but lointain ; un tapis de course immobile te semble une mauvaise blague.',
      helps:
        'Fais-toi un trajet plutôt qu’une séance, un sommet ou un village à rejoindre, et prévois aussi les forces du retour.',
    },
    capricorn: {
      is: 'Tu te mets au sport comme on prend un deuxième emploi, avec des objectifs sévères et peu de plaisir.',
      helps: 'Raye un objectif sportif sur deux et garde l’effort qui te fait rentrer en sifflotant.',
    },
    aquarius: {
      is: 'Te plier au sport à la mode, non ; mais une discipline bizarre et des gens drôles, et tu bouges sans t’en apercevoir.',
      helps: 'Va essayer l’ultimate, le monocycle ou le kayak-polo, et préviens que tu viendras à ta façon.',
    },
    pisces: {
      is: 'L’exercice compté en répétitions te vide, tandis qu’une musique lente ou une piscine suffit à remettre ton corps en mouvement.',
      helps:
        'Danse ou nage sans objectif chiffré, et prépare ton sac la veille pour que l’élan n’ait rien à chercher.',
    },
  },
  faith: {
    aries: {
      is: 'Croire, pour toi, se vérifie en agissant, et une foi qui demande d’attendre en silence te donne envie de te lever.',
      helps:
        'Essaie une méditation marchée, ou rends service à quelqu’un, et laisse ton corps poser la question.',
    },
    taurus: {
      is: 'Ce à quoi tu crois doit pouvoir se toucher, un lieu, un geste ou un chant, et le doute te prend dans l’abstrait.',
      helps:
        'Choisis un geste de recueillement simple, une main posée sur une pierre ou un arbre, et répète-le chaque jour.',
    },
    gemini: {
      is: 'Tu crois par questions, tu doutes par plaisir, et chaque livre sacré t’en fait ouvrir un autre.',
      helps:
        'Garde une seule phrase qui te soutient, apprends-la par cœur, et laisse-la répondre quand les arguments s’affolent.',
    },
    cancer: {
      is: 'Ta foi tient à des voix aimées et à de vieilles prières, et en douter te paraît presque une infidélité.',
      helps:
        'Reprends un chant ou un rite d’autrefois pour la douceur qu’il a, et laisse les dogmes de côté ce jour-là.',
    },
    leo: {
      is: 'Tu as besoin de croire à quelque chose de grand, qui te regarde avec bonté, et le doute te blesse comme une indifférence.',
      helps: 'Pose un acte généreux dont personne ne saura rien, et remarque ce qu’il fait à ton cœur.',
    },
    virgo: {
      is: 'Ton doute est honnête : tu voudrais croire, mais tu relis les petites lignes et tu cherches la preuve.',
      helps:
        'Vois la méditation comme un exercice humble, quelques souffles comptés, sans te noter à la fin.',
    },
    libra: {
      is: 'Entre croire et douter, tu vois la beauté des deux, et tu n’oses pas pencher de peur de manquer de justice.',
      helps:
        'Cherche ce qui t’élève sans discours, une voûte ou un choral, et reste là un moment sans avoir d’avis.',
    },
    scorpio: {
      is: 'Une foi tiède ne te sert à rien ; tu ne crois qu’à ce qui a tenu dans la nuit.',
      helps:
        'Pose ta vraie question sans l’adoucir, dans une prière ou sur le papier, et ne te presse pas d’y répondre.',
    },
    sagittarius: {
      is: 'Croire t’est naturel, et c’est t’arrêter à une seule croyance qui t’est difficile, tant la suivante te fait signe.',
      helps: 'Marche longtemps avec une unique question sur ce que tu crois, et laisse-la ouverte au retour.',
    },
    capricorn: {
      is: 'Chez toi la foi ressemble à une promesse qu’on tient sans en parler, et toute consolation gratuite t’inspire méfiance.',
      helps:
        'Accepte un peu de réconfort sans l’avoir gagné, au moins pendant que tu médites ou que tu pries.',
    },
    aquarius: {
      is: 'Nulle chapelle ne te contient, et ta croyance, tu l’as assemblée de science, d’amitié et de quelques révoltes.',
      helps:
        'Médite avec un groupe sans gourou, ou parle de tes doutes à des gens qui croient autrement que toi.',
    },
    pisces: {
      is: 'Tu sens une présence partout, puis le doute te dépouille, car ta foi n’a pas de murs.',
      helps:
        'Donne à ta foi une forme modeste, une lumière allumée ou une minute de silence, à laquelle te tenir quand tout vacille.',
    },
  },
  looks: {
    aries: {
      is: 'Ton allure dit « allons-y » avant toi, et tu changes de coupe ou rêves de tatouage sur un coup de tête.',
      helps:
        'Laisse passer quelques nuits entre l’envie de tatouage et l’aiguille, mais change de cheveux aussi souvent qu’il te plaît.',
    },
    taurus: {
      is: 'On te trouve une présence belle et tranquille, là où ton miroir te répète que tu manques de légèreté.',
      helps:
        'Habille-toi pour la peau, avec une étoffe agréable et une couleur qui te calme, et regarde-toi ensuite.',
    },
    gemini: {
      is: 'Ton style change avec tes phrases, on te donne rarement ton âge, et aucune photo ne te ressemble tout à fait.',
      helps:
        'Ne te juge pas sur une image immobile, car ce qu’on aime chez toi, c’est la mimique et le regard qui file.',
    },
    cancer: {
      is: 'Tu voudrais qu’on te trouve du charme sans trop te regarder, alors tu t’habilles pour te protéger.',
      helps: 'Porte sur toi un objet aimé, bijou transmis ou écharpe douce, et laisse voir ton visage.',
    },
    leo: {
      is: 'Tes cheveux décident de ta journée : bien coiffés, ils te font régner, et un compliment absent te gâte l’humeur.',
      helps: 'Sors ta plus belle pièce un jour ordinaire, et adresse à ton reflet l’éloge que tu attendais.',
    },
    virgo: {
      is: 'Devant la glace, tu vois le pore, l’ourlet, l’asymétrie, tandis que les autres voient quelqu’un de net et de fin.',
      helps: 'Recule de deux pas avant de juger ton apparence ; c’est de là que tout le monde te regarde.',
    },
    libra: {
      is: 'Plaire te vient sans effort, et pourtant tu demandes trois avis avant une coupe, comme si ton visage était une élection.',
      helps: 'Choisis une tenue avant de montrer quoi que ce soit à personne, et sors avec.',
    },
    scorpio: {
      is: 'Ton regard impressionne plus que tu ne crois, et tu t’habilles de noir autant pour te cacher que pour frapper.',
      helps:
        'Un tatouage ou une couleur peut rester sous la manche : ce que tu aimes de ton corps n’a pas à s’expliquer.',
    },
    sagittarius: {
      is: 'À ton allure on te devine toujours sur le départ, cheveux au vent, et t’apprêter longuement te semble du temps perdu.',
      helps:
        'Aie une tenue bien coupée dans laquelle tu peux courir, et compte pour le reste sur ta bonne humeur.',
    },
    capricorn: {
      is: 'On te prête un air plus sévère que tu n’es, et ton style, toujours correct, ne laisse pas deviner ta drôlerie.',
      helps: 'Ajoute une seule fantaisie à ta tenue sérieuse, et souris avant de vérifier si elle convient.',
    },
    aquarius: {
      is: 'Dérouter par ton style t’amuse, et pourtant certains matins tu as l’impression de porter un déguisement mal compris.',
      helps:
        'Garde le détail étrange, cheveux bleus ou chaussettes dépareillées, qui te réjouit même quand personne ne le remarque.',
    },
    pisces: {
      is: 'Ton apparence a quelque chose de flou et de doux, et chacun y voit ce qu’il veut, sauf toi.',
      helps:
        'Demande à quelqu’un qui t’aime ce qu’on voit en premier chez toi, et crois la réponse jusqu’au soir.',
    },
  },
};
