import type { NatalAspectTexts } from '../../interpretation-types.ts';

/** What an aspect between two points of a birth chart says. Sun, Mercury and Venus never stand far enough apart for the kinds that are left out. */
export const aspects: NatalAspectTexts = {
  sun: {
    moon: {
      joined:
        'D’un seul bloc : comme le Soleil veut chez toi ce que la Lune désire, une décision prise le matin tient en général jusqu’au soir. Cette unité donne de la présence. Elle fait parfois taire ton contradicteur intérieur, si bien qu’un avis venu du dehors te surprend souvent plus qu’il ne devrait.',
      flowing:
        'Chez toi, la tête d’affiche s’entend avec les coulisses. Ton humeur soutient tes projets, qui la nourrissent en retour, et l’on respire bien dans cette entente. Le soir, elle invite aussi à la paresse, puisque rien ne presse, et certains travaux de la maison ont l’âge du canapé.',
      tense:
        'Le Soleil veut avancer, la Lune s’abriter, donc ils se disputent la même soirée. Tu acceptes une invitation, puis tu espères une panne de métro. Cela remonte parfois à deux adultes qui n’attendaient pas de toi la même chose. Donne la parole aux deux voix, à tour de rôle, et promets un peu moins vite.',
    },
    mercury: {
      joined:
        'Mercure marche ici au bras du Soleil, donc penser, pour toi, c’est déjà s’engager. Tu expliques bien ce que tu connais de près, et tu défends une idée comme on défend son nom. L’objection paraît alors personnelle, ce qu’elle est rarement. Fais critiquer le texte, et laisse l’auteur au vestiaire.',
    },
    venus: {
      joined:
        'Plaire te vient assez naturellement, comme à d’autres le sens de l’orientation. Vénus adoucit ton Soleil, d’où ces avis qu’on te demande, pour un rideau comme pour une lettre. À vouloir garder l’affection des tiens, tu arrondis pourtant certaines vérités jusqu’à les perdre. Tes avis contraires, quand tu les oses, te vont très bien.',
    },
    mars: {
      joined:
        'Debout avant le signal, tu mets ton nom et ta force dans le même élan. Mars n’attend l’avis de personne, de là ce courage qui ouvre la marche. Un désaccord tourne vite au bras de fer, où tu défends bien autre chose que le sujet. Essouffle-toi d’abord ; la discussion sera brève.',
      flowing:
        'Entre vouloir vraiment et faire, il s’écoule peu de temps, car Mars seconde ici ton Soleil. Tu entres en compétition sans y laisser d’amis et tu finis la journée avec une bonne fatigue. Comme l’élan te vient sans effort, tu oublies que d’autres ont besoin d’un échauffement. Ceux-là, tu les retrouveras contents au premier virage, si tu attends.',
      tense:
        'Qu’on te dise « du calme », et la température monte. Comme Mars défie ton Soleil, ta volonté cherche une résistance, au guichet, au volant, devant le couvercle d’un bocal. Donne-lui un but, elle abat un travail considérable. Sans but, elle prend des gens pour des obstacles, et les excuses, ensuite, prennent plus de temps que le bocal.',
    },
    jupiter: {
      joined:
        'Les bons jours, ta confiance remplit la pièce avant ta voix. Tu penses que cela va s’arranger, et cette conviction arrange en effet bien des choses, car on te suit. Jupiter ne sait rien faire petit, donc la mesure t’échappe : l’agenda craque aux coutures, et l’on t’entend parfois monter l’escalier en courant, avec une demi-heure de retard.',
      flowing:
        'Les bonnes volontés semblent se donner le mot sur ton passage. Tu encourages sans effort, tu regardes tes revers d’assez haut pour en rire, et l’on t’associe aux projets. Jupiter donne sans compter, d’où un peu de nonchalance devant les offres. Plus d’une chance, trop polie pour insister, attend encore dans l’entrée.',
      tense:
        'Qui a commandé pour douze ? Toi, sans doute, dans un accès d’enthousiasme. Tu oublies le nombre de places et le montant de la note, puis tu t’en sors par une plaisanterie, pas toujours fameuse. La foi est belle, elle gagne à rencontrer une règle graduée. Divise tes annonces par deux avant de les faire.',
    },
    saturn: {
      joined:
        'Du sérieux, parfois dès l’enfance, car Saturne met le Soleil à l’étude. Des charges ont pu t’échoir tôt, à moins que tu ne les aies prises, et tu en gardes une belle tenue. Le plaisir semble réclamer un justificatif. Fête donc une étape modeste avec la rigueur que tu mets d’ordinaire à la préparer.',
      flowing:
        'À l’usage, on te découvre solide. Dans un apprentissage, tu avances par paliers, sans te raidir, et les aînés te font confiance parce que tu rends les outils propres. Ton ambition accepte d’attendre son heure, si bien qu’elle patiente quelquefois devant une porte déjà ouverte.',
      tense:
        'Saturne réclame des preuves, d’où l’examen repassé devant le moindre jury, fût-ce un voisin. Une voix sévère conteste tes droits et retarde tes joies, tout en te poussant à un travail que peu de gens fourniraient. Demande-lui ses sources, car plusieurs de ses arrêts ont vieilli. Avec l’âge, elle se change volontiers en autorité paisible.',
    },
    uranus: {
      joined:
        'L’imprévu te ressemble. Tu tournes à gauche pour voir, tu dis tout haut l’hypothèse bizarre, et ta liberté donne aux autres le goût de la leur. À force de surprendre, on manque quelquefois de témoins pour la suite. Tes vieux amis, ceux du jeudi, ne demandent plus par quel chemin tu arrives.',
      flowing:
        'Tu portes l’originalité comme d’autres un vieux blouson, sans y penser. Uranus aère ton Soleil sans le renverser, si bien que ta compagnie rafraîchit. Ce qui manque à tes intuitions, c’est une deuxième semaine. L’idée qui t’ennuie un peu au quatrième jour pourrait bien être la bonne.',
      tense:
        'Un ordre lancé de haut, et te voilà en grève. L’autorité te pèse, y compris celle que tu avais choisie le mois dernier, et ta route compte des virages dont l’entourage garde le tournis. Cette indocilité peut pourtant libérer plus d’une personne coincée. Avant de rompre, relis le règlement : souvent, un seul article te gênait.',
    },
    neptune: {
      joined:
        'Où finis-tu, où commencent les autres ? Ton identité a la transparence d’un calque, qui laisse paraître la joie ou la peine qu’on glisse dessous. Tu en tires de l’imagination, de la bonté, et quelques matins sans contour. Signe ce que tu crées, en toutes lettres. Le nom au bas de la page te ramène à bon port.',
      flowing:
        'Ton intuition a le pas léger. Elle te souffle quel disque mettre et à qui pardonner, et tu l’écoutes sans perdre le fil. Elle fait merveille dans les arts, puisque Neptune relie ici sans effacer. Privée d’exercice, elle s’engourdit dans le confort, et toi avec elle, en plein milieu de l’après-midi.',
      tense:
        'Il suffit d’un rôle généreux à tenir pour que tu oublies le tien. Neptune voile le Soleil au moment où il voudrait paraître, d’où ces rendez-vous manqués avec toi-même. L’artiste, en toi, y puise beaucoup. Interroge une personne terre à terre sur ce qu’elle voit de ta situation, puis crois-en au moins la moitié.',
    },
    pluto: {
      joined:
        'Peu de tiédeur dans ta manière d’exister. Une force ramassée perce jusque dans tes plaisanteries, et tu as déjà traversé, peut-être, des saisons qui en auraient découragé d’autres. Comme Pluton déteste dépendre, tu aimes tenir tous les fils. Quand l’un d’eux t’échappe et que rien ne tombe, tu as l’air de ne pas y croire.',
      flowing:
        'Tu remets les moteurs en marche. Une équipe épuisée, un local à l’abandon, ta propre vie à un tournant : tu vois ce qui peut repartir, et tu enlèves le superflu sans tapage. L’influence te vient sans que tu la réclames. À toi de dire où tu conduis les gens, pour qu’ils montent en le sachant.',
      tense:
        'Quelqu’un commande, et tu cherches volontiers le piège. Les rapports de force viennent à toi sous les traits d’un chef jaloux, d’un proche envahissant ou de ta propre envie de gagner. Il en sort une lucidité précieuse, et quelques victoires dont tu ne sais plus très bien que faire.',
    },
    ascendant: {
      joined:
        'L’enseigne annonce bien ce que vend la boutique. Soleil et Ascendant parlent d’une même voix, donc ce que tu es se voit assez vite, à la poignée de main, au rire. Rester dans l’ombre te demande un effort presque comique. Ta présence est un beau cadeau fait aux timides, à condition de leur laisser la première question.',
      flowing:
        'Te présenter ne te coûte guère. Ton allure annonce honnêtement la suite, les gens te situent vite, et les portes tournent bien sur leurs gonds. On peut vivre de cette bonne impression comme d’une rente. Tes plus vieux amis sont souvent ceux à qui tu as aussi montré la cave.',
      tense:
        'Les autres décrivent parfois une personne que tu ne reconnais pas. Entre ton cœur et ton abord, il y a un angle, et tu parles de toi tantôt un ton trop haut, tantôt d’une voix qui n’est pas la tienne. Ce frottement t’apprend qui tu es. Tu irais plus vite en disant ce que tu veux sans attendre l’écho.',
    },
    midheaven: {
      joined:
        'Dans la bouche des gens, ton métier et ton nom se confondent vite. Le Soleil culminait à ta naissance, c’est pourquoi tu aimes que l’effort se voie. Les jours sans résultat paraissent pâles. Cultive un talent parfaitement inutile à ta carrière, la cornemuse ou les ricochets : il te tiendra compagnie entre deux sommets.',
      flowing:
        'Ton parcours te ressemble, et cela se remarque. Les responsables te voient sous ton vrai jour, les tiens soutiennent volontiers tes ambitions, et tu montes sans déguisement. La pente est si aimable que l’on peut la suivre par distraction. Où voulais-tu aller, au départ ? Une vieille carte postale, retrouvée dans un livre, te le rappelle parfois.',
      tense:
        'Ton désir et ce que le monde attend de toi se rencontrent à un carrefour sans feux. Ta vitalité réclame une reconnaissance que le métier donne de travers ou que les tiens comprennent mal, et tu en veux tour à tour à chaque camp. Accorde-leur des heures entières. Un quart d’heure donné en regardant la pendule ne console personne.',
    },
  },
  moon: {
    mercury: {
      joined:
        'Tes émotions ont du vocabulaire. Tu racontes ce que tu sens avec des détails qui font rire en serrant la gorge, et l’on t’appelle volontiers après une rupture. Seulement, la Lune change vite et Mercure la croit sur parole, si bien que ton avis d’un soir de pluie et celui d’un matin clair diffèrent du tout au tout.',
      flowing:
        'Avec toi, on trouve ses mots. Tu devines la question cachée sous la question, et tu réponds simplement, même à qui hausse le ton. Cette aisance dispense quelquefois de descendre là où l’on bafouille. Les phrases mal faites disent pourtant des choses que les jolies contournent, et l’on retient de toi, surtout, celle qui tremblait.',
      tense:
        '« Je sais bien, mais… » : voilà ta phrase des grands jours. Mercure démontre une chose, la Lune en sent une autre, et comme ils prennent la ligne en même temps, rien ne passe. Il t’en reste une finesse d’oreille peu commune. Avant de répondre sous le coup d’une impression, redis à l’autre ce que tu viens d’entendre.',
    },
    venus: {
      joined:
        'La tendresse te va bien. Tu sais toucher un bras quand il le faut, et les gens repartent de chez toi un peu adoucis. Lune et Vénus ont horreur des éclats, donc un ton sec peut te gâter la semaine, et tu redoubles de gentillesse. Quelqu’un peut bouder tout un soir sans que tu y sois pour rien.',
      flowing:
        'Douceur et goût s’accordent sans que tu y travailles. Tu aimes les amitiés paisibles et les couleurs qui se répondent, et cette grâce t’attire des affections fidèles. Quant aux conversations rugueuses, quand tu reçois, tu les repousses de plat en plat, jusqu’au café, qui refroidit sans qu’on ait touché au sujet que chacun avait en tête.',
      tense:
        'Faut-il rassurer ou séduire ? Comme la Lune veut un refuge et Vénus un regard, chaque besoin paraît manger la part du voisin. Le réconfort se cherche alors dans une vitrine, ou dans un message envoyé tard. Donne son nom à la vraie faim, compagnie, repos, caresse, et adresse-toi à qui peut y répondre.',
    },
    mars: {
      joined:
        'Tes sentiments ont des jambes. Un proche pleure et tu cherches déjà tes clés, une injustice passe et ta voix se lève. Cette vivacité protège bien du monde. Elle mord aussi par surprise, quand, par fatigue, tu prends un mot pour une offense. Mange, dors, et compte au réveil ce qu’il reste de la bataille.',
      flowing:
        'Le courage, tu le prends dans tes tripes et il t’obéit. Tu consoles en agissant, capable de monter un meuble pour remonter le moral. Mars défend ce que la Lune aime, d’où cette chaleur musclée. Comme tu te relèves vite, le chagrin des autres te semble long. Il marche à leur pas, voilà tout.',
      tense:
        'Contre la bouilloire, contre la file d’attente, contre toi : les jours de fatigue, l’irritation trouve une cible. Il y a souvent, là-dessous, un besoin que personne n’a entendu, et tu attaques pour n’avoir pas à réclamer. La même ardeur te fait défendre plus faible que toi jusqu’au bout. Il arrive qu’un simple « j’avais besoin de toi » t’échappe à la fin ; alors tout le monde se rassoit.',
    },
    jupiter: {
      joined:
        'Ton cœur a des rallonges, tant Jupiter élargit ta Lune. Tu accueilles, tu excuses, tu ris d’un rien, et l’on respire mieux auprès de toi. Les émotions enflent avec la même facilité, joie ou drame, et tu donnes parfois plus qu’il ne te reste. Compte les chaises avant d’inviter toute la rue.',
      flowing:
        'Sous l’averse, tu trouves encore de quoi plaisanter. Jupiter met ta Lune à l’aise, c’est pourquoi ton hospitalité se passe de chichis. Les petits soucis d’autrui, mis en perspective, s’effacent un peu tôt à tes yeux. Un ami doit parfois mentionner le sien trois fois avant que tu t’assoies pour l’entendre.',
      tense:
        'Encore un invité, encore une histoire, encore un rappel : ton besoin de chaleur connaît mal la mesure. Tu t’indignes en grand, tu te consoles de même, et tu promets de la tendresse à crédit. L’élan reste si aimable qu’on te fait remise. Un sentiment qui a gonflé le soir retrouve souvent sa taille pendant la nuit.',
    },
    saturn: {
      joined:
        'Très tôt, tu as pu apprendre à plier tes peines en quatre. Cette retenue fait de toi quelqu’un de sûr, qui reste et qui prévoit, et qui n’oublie pas l’anniversaire des absents. Saturne veut une Lune qui se suffise, donc demander te paraît une faute. Commence par une demande ridicule, un crayon à emprunter.',
      flowing:
        'Tes attachements ont de la tenue. Tu aimes avec constance, tu sais le plus souvent laisser passer un chagrin sans le brusquer, et les tiens s’appuient sur toi comme sur un bon bâton de marche. Le cœur garde parfois l’uniforme, même le samedi. Un souvenir tendre, raconté sans raison, l’aide à défaire un bouton.',
      tense:
        'Avoir besoin de quelqu’un te gêne. Tu as pu comprendre, de bonne heure, que la tendresse se mérite, alors tu travailles, tu tais ce besoin, tu t’attends au refus avant d’avoir rien demandé. De cette rudesse naît une vraie fiabilité. Un oui reçu sans condition te prend de court, et tu cherches ce que tu as bien pu faire pour l’avoir.',
    },
    uranus: {
      joined:
        'Ta météo intérieure change dans l’ascenseur, entre deux étages. Tu ressens par éclairs, et tu devines l’ambiance d’un groupe avant qu’elle tourne. Uranus étouffe dans les habitudes de la Lune, d’où tes éclipses. Il y a pourtant chez tes proches un crochet à ton nom, et ton manteau s’y retrouve un soir sur deux.',
      flowing:
        'Vivre autrement ne t’effraie pas. Tu ris des convenances, tu admets fort bien que chaque famille ait ses usages, et tes amitiés se moquent des âges et des milieux. Cette légèreté rassure les inquiets. Elle laisse parfois une personne sur le seuil, avec une question sur vous deux à laquelle tu as répondu par un trait d’esprit.',
      tense:
        'Sitôt que l’on te serre un peu, tu repères l’issue de secours. Comme la Lune réclame un nid et Uranus de l’air, tu alternes les départs brusques et les retours penauds. Ta franchise, au moins, réveille les maisons endormies. Négocie l’espace par avance : un soir à toi chaque semaine dispense de la fugue.',
    },
    neptune: {
      joined:
        'Les murs, autour de ton cœur, sont en papier de riz. La tristesse d’une inconnue dans le bus te rejoint à travers deux rangées, et trois notes suffisent à te chavirer. Ce don console, il inspire aussi, et certains soirs tu te couches avec la fatigue de tous les passagers.',
      flowing:
        'Tu lis couramment entre les lignes. Une compassion discrète guide tes gestes, un bouquet de la bonne couleur, un silence tenu quand il le faut, et l’imaginaire te repose mieux qu’une sieste. La rêverie remplace quelquefois l’appel promis. Appelle d’abord ; les nuages gardent ta place.',
      tense:
        'De loin, tu prêtes aux gens des peines qu’ils n’ont pas, des bontés aussi. Neptune repeint ce que sent la Lune, si bien que la déception te laisse une journée de coton. Les artistes connaissent bien cette matière. Dans la vie courante, soumets une impression par jour à la personne concernée, par une question courte.',
    },
    pluto: {
      joined:
        'Tu ressens en profondeur plutôt qu’en surface, puisque Pluton attire la Lune loin du rivage. Tu devines ce que l’on tait, tu restes sans ciller auprès de qui traverse une crise, et ta loyauté impressionne. Elle serre un peu, aussi. Sous la jalousie qui gratte, il y a une peur, et cette peur rétrécit quand on la dit.',
      flowing:
        'Entre deux portes, des gens te confient ce qu’ils n’avaient dit à personne. Ton calme devant ces aveux leur sert d’appui, et de tes propres peines tu fais quelque chose d’utile : un engagement, une franchise nouvelle. Pense à te confier à ton tour. Même les gens solides ont droit à un mauvais mardi.',
      tense:
        'Une émotion peut te prendre comme la houle prend une barque. Colère ancienne, peur d’être sans personne : tu tires sur la corde pour vérifier qu’elle tient, et elle s’use. La force qui gronde là sait aussi rebâtir. Retarde le message de minuit jusqu’au petit déjeuner. Tu en changeras la moitié.',
    },
    ascendant: {
      joined:
        'Ton visage dit bien des choses avant toi. Lassitude ou joie, cela passe sur tes traits comme des nuages sur un pré, et des inconnus te parlent de leur enfance à l’arrêt du car. La Lune reflète qui l’approche, d’où ces confidences. Les jours d’affluence, en revanche, tu rentres avec tous ces ciels, et il te faut une heure pour retrouver le tien.',
      flowing:
        'Tu rassures sans avoir l’air d’y toucher. Ton humeur et ton allure se suivent, les enfants te répondent, les timides viennent s’asseoir de ton côté. À force d’accorder ton instrument sur celui de chacun, il t’arrive de rentrer sans avoir rien dit de ta journée. La prochaine fois, commence par elle.',
      tense:
        'Ce que tu montres apaise les autres, pendant que ton émotion attend sur le trottoir. Tu réagis au lieu de te dire, ou tu prends un ton que ton humeur n’avait pas choisi. L’écart fatigue à la longue. Parfois, sur le pas de la porte, quelqu’un te regarde un peu plus longtemps que d’habitude, et tu reposes ton sac pour lui raconter ta journée.',
    },
    midheaven: {
      joined:
        'Le public te prend volontiers pour quelqu’un de la famille. Tu sens les humeurs d’une classe ou d’une clientèle, et comme la Lune n’oublie rien, tu remets un visage dix ans après. La maison, elle, hérite de ce que la foule t’a laissé dans les poches. Vide-les sur le paillasson avant de tourner la clé.',
      flowing:
        'Un bon climat à la maison, et ta carrière en profite dans la semaine. Tu sais ce que les gens attendent, tu te rappelles qu’ils ont faim vers midi, et l’on aime te confier une équipe. Cette attention est une compétence. Elle mériterait sa ligne dans le contrat, entre les horaires et les congés.',
      tense:
        'Une réunion importante, et c’est la chaudière qui lâche : ta vie a de ces coïncidences. Le cœur et la carrière réclament la même heure, et tu portes au bureau l’humeur du petit déjeuner. Tes racines réclament leur part. Le soir, entre le dernier dossier et la première question des tiens, une promenade sert de frontière.',
    },
  },
  mercury: {
    venus: {
      joined:
        'Tes mots ont de bonnes manières, car Vénus les relit. Tu sais tourner un refus, écrire la carte qu’on gardera, trouver l’argument aimable au milieu des grincheux. À trop soigner la forme, tu retardes parfois le fond. Une fois par semaine, dis la chose telle quelle, puis offre le gâteau.',
      flowing:
        'Entre ta plume et ton goût, il y a une vieille amitié. Tu plais en parlant, tu parles de ce qui plaît, et ta conversation laisse une impression de lumière bien réglée. Ces dons attendent souvent qu’on les appelle. Il traîne peut-être, autour de toi, une lettre délicate que personne n’ose rédiger.',
    },
    mars: {
      joined:
        'Mars talonne Mercure, si bien que ta repartie est souvent prête avant celle des autres. Tu aimes débattre, tu dénoues un problème à voix haute et tu convaincs en marchant. En réunion, le trait blesse à l’occasion un allié, qui s’en souvient plus que toi ; tu le croises, tu lui tapes sur l’épaule, et tu te demandes pourquoi il boude.',
      flowing:
        'Aussitôt compris, aussitôt fait. Tu passes de l’idée au geste sans perdre les vis en chemin, et l’on te charge volontiers de parler au nom du groupe. Ce rythme en laisse quelques-uns hors d’haleine, et le résumé qu’ils font ensuite de ta pensée te donne parfois à réfléchir.',
      tense:
        'Un courriel sec, et tes doigts courent déjà. Ta pensée se bat, coupe, prend la nuance pour une dérobade, et sous la pression elle trouve des solutions que la politesse n’aurait pas vues. C’est une lame faite pour les problèmes. Avec les gens, compte jusqu’à ta troisième objection et tais les deux premières.',
    },
    jupiter: {
      joined:
        'Chaque sujet ouvre sur la mer, tant Jupiter aime le large. Tu racontes l’histoire du sel en salant les pâtes, tu relies tout à tout, et ton optimisme instruit sans peser. Quand tu t’emballes, les détails passent par-dessus bord. Fais alors relire tes chiffres par une personne pointilleuse, et le récit n’en sera que plus vaste.',
      flowing:
        'Apprendre te met de bonne humeur, enseigner aussi. Mercure apporte le cas, Jupiter l’idée générale, si bien que tu donnes envie de lire ou de s’inscrire quelque part. Cette largeur de vue peut s’endormir sur ses lauriers, jusqu’au jour où un enfant demande pourquoi, puis pourquoi encore, et te renvoie à la bibliothèque.',
      tense:
        'Vingt pages pour répondre à une carte postale, c’est un peu ta pente. L’esprit s’enthousiasme, arrondit les nombres, annonce un exposé complet alors que le livre est encore sous plastique. On t’écoute avec plaisir, puis on vérifie ; et dans les vingt pages il y en a une, la douzième, que l’on recopie.',
    },
    saturn: {
      joined:
        'Sur un sujet grave, tu penses avec un fil à plomb. Chaque conclusion repose sur la précédente, et l’on demande ton avis quand l’affaire est sérieuse. Comme Saturne relit derrière Mercure, tu vérifies jusqu’aux virgules ; c’est pourtant ton fou rire, celui qui t’échappe au pire moment, qui met la tablée en joie.',
      flowing:
        'Une explication que tu prépares, et la chose reste claire longtemps. Tu notes, tu structures, tu lis un contrat sans soupirer. Tes plans excluent la digression, car Saturne la trouve mal rangée. C’est pourtant l’unique anecdote de ton exposé que l’on répète à la pause.',
      tense:
        'Une remarque, à l’école peut-être, a pu te clouer le bec. Depuis, devant qui te note, tu prépares trop, tu te tais au mauvais moment, et les brouillons te trouvent sévère, à commencer par les tiens. Saturne aime ce qui mûrit, donc le travail lent te réussit. Écris d’abord pour personne ; il arrive que la voix revienne par la main.',
    },
    uranus: {
      joined:
        'Ton cerveau aime les raccourcis que le plan n’indique pas. Tu saisis d’un coup, tu contredis avec malice, et les méthodes apprises te semblent dater du siècle dernier. Uranus devance Mercure, c’est pourquoi l’auditoire perd parfois le fil. Dessine les étapes sautées : quelqu’un pourra te suivre, et même t’aider.',
      flowing:
        'D’une panne, tu tires une amélioration. Les outils nouveaux t’obéissent, les gens décalés t’instruisent, et un trait d’humour te suffit pour résoudre ce que trois réunions avaient embrouillé. Comme les idées te viennent gratuitement, tu les sèmes un peu partout. D’autres les ramassent et, de bonne foi, y mettent leur nom.',
      tense:
        'Les nerfs à fleur de clavier, tu ouvres six sujets en parlant du premier. Tu contredis par réflexe, tu envoies, tu regrettes, et dans le lot il y a le défaut que personne n’osait nommer. Une marche au bord du canal, sans écran, et la même idée revient sur un ton plus posé.',
    },
    neptune: {
      joined:
        'Tes phrases ont de la buée sur les vitres, et l’on y voit des formes. Neptune fait rêver Mercure, donc tu penses volontiers par images, et tu sens la fin du film dès le générique. Le rendez-vous de quinze heures, lui, flotte, et tu peux y arriver à seize avec une histoire qui fait oublier l’heure.',
      flowing:
        'Raconte une histoire, et les téléphones se taisent. Ton langage suggère, ton écoute attrape ce qui n’est pas formulé, et tu traduirais volontiers un rêve pour un comptable. Ce flair sert aussi dans les affaires pratiques, pourvu que tu demandes confirmation. Il en reste, au fil des ans, une réserve d’images où d’autres viennent puiser.',
      tense:
        'As-tu dit oui pour jeudi ou pour mardi ? Mercure dérive dès que Neptune parle, d’où plus d’un malentendu que, par délicatesse, tu laisses en place. La même dérive te vaut des métaphores dont les gens sérieux sont jaloux. Confirme par écrit ce qui t’engage. Et devant un récit qui t’arrange trop, va chercher une deuxième source.',
    },
    pluto: {
      joined:
        'Les apparences, tu les retournes comme des cartes. Pluton tire Mercure vers le motif caché, d’où ta question à voix basse, qui fait taire un salon. De là à l’idée fixe, il n’y a qu’un pas, que tu franchis vers deux heures du matin, lampe allumée, pour un détail d’avant-hier.',
      flowing:
        'Poser la bonne question au bon endroit, c’est un art, et tu l’as. Tu creuses sans brutalité, tu aides quelqu’un à dire ce qui l’empêchait de dormir. Une telle clairvoyance intimide un peu, au point qu’on oublie de te contredire, et que tu te surprends à regretter le collègue qui discutait tout.',
      tense:
        'Derrière un simple « bonjour », tu perçois parfois trois pages de sous-texte. La méfiance aiguise ton flair et gâte tes conversations : tu sondes, tu insistes, tu gardes sous la main le mot qui fait mal. Appliquée à une recherche, cette perspicacité va loin. Avec les voisins, fais confiance un jour sur deux, pour voir.',
    },
    ascendant: {
      joined:
        'Tes mains parlent, tes sourcils ponctuent, et la conversation commence parfois avant les présentations. On te donne volontiers moins que ton âge, tant Mercure, à l’Ascendant, a le pied léger. La tête, cependant, précède le corps de quelques mètres. Entre une fois quelque part sans rien dire, et laisse les lieux se présenter.',
      flowing:
        'On te comprend du premier coup. Ta parole vient simplement, tu indiques le chemin aux touristes et la consigne aux anciens, et personne ne se sent bête. Les contacts se nouent donc sans peine, quitte à en rester au niveau du trottoir, avec des gens que tu salues depuis huit ans et dont tu ignores le prénom.',
      tense:
        'Sous pression, le ton part d’un côté, l’idée de l’autre, et l’on entend de l’ironie où tu n’en mettais pas. Ta pensée accroche ton allure au passage, elle bute, elle repart, si bien que tu découvres ton avis en te corrigeant. Ceux qui te connaissent attendent ta troisième phrase avant de se vexer.',
    },
    midheaven: {
      joined:
        'Comme Mercure culmine, ton gagne-pain passe volontiers par la langue ou la plume. On te connaît pour ce que tu dis et ce que tu expliques, et ta réputation voyage de bouche à oreille. Porte-parole de tout le monde, tu peux finir par oublier quelqu’un, dont l’avis, en aparté, vaut mieux que le communiqué.',
      flowing:
        'Tes explications valent de l’or dans un bureau. Tu relies la direction et le terrain, la patronne et l’apprenti, et l’information passe par toi sans s’abîmer. Ce rôle d’entre-deux attire des offres variées, toutes pressées. La meilleure est celle où l’on te laissera le temps de finir tes phrases.',
      tense:
        'Un mot de trop dans le couloir, et la direction l’apprend avant midi. Tu raisonnes dans la langue de la maison d’où tu viens, ton poste en attend une autre, et la traduction t’agace. Les deux ont pourtant du sel. Prépare tes interventions, garde l’humour pour la pause, et note ce que tu changerais si tu dirigeais.',
    },
  },
  venus: {
    mars: {
      joined:
        'Aimer et vouloir, chez toi, vont bras dessus bras dessous. Tu attires en faisant le premier pas, tu mets de la chaleur dans un simple regard, et tes créations ont du nerf. Quand quelqu’un te plaît, l’attente te semble une impolitesse, et tu manques parfois le moment délicieux où l’autre allait faire le deuxième pas.',
      flowing:
        'Le charme te vient avec le geste qui l’accompagne. Tu invites sans presser, tu refuses sans froisser, et une fête trouve son rythme dès que tu t’en mêles. Vénus et Mars s’entendent si bien que, les jours d’élan, tu comprends mal les cœurs hésitants. Ils apprendraient beaucoup en te regardant, et tu apprendrais d’eux le frisson de l’incertitude.',
      tense:
        'Tu peux embrasser et te disputer dans la même phrase. Mars pousse, Vénus voudrait qu’on l’attende, d’où des histoires qui commencent fort. On ne s’ennuie guère avec toi, on s’essouffle de temps à autre. Apprends la réconciliation avant la scène : un mot convenu, une main tendue, une soirée qui finit sans vainqueur.',
    },
    jupiter: {
      joined:
        'Une fête peut naître de ta seule arrivée. Ta gaieté s’y dépense sans compter, tu complimentes de bon cœur, et tu as un faible pour les beaux hôtels et les longs repas. Vénus aime, Jupiter en reprend, d’où parfois un excès dont le relevé bancaire garde la mémoire. Le temps donné, lui, ne coûte rien, et c’est le cadeau que l’on préfère.',
      flowing:
        'La sympathie te précède, comme une odeur de brioche. On te présente, on te pardonne, et tu le rends au centuple en attentions et en bonne humeur. Un tel climat peut amollir l’exigence, et certains liens vivent sur leurs réserves, contents d’un signe de la main d’une terrasse à l’autre.',
      tense:
        'Trop beau, trop cher, trop vite : en vacances, ton plaisir aime les superlatifs. Tu t’éprends d’une promesse, tu gâtes quelqu’un au-delà du raisonnable, puis tu t’étonnes que la valise ne ferme plus. L’élan part d’un cœur généreux. Fais patienter une envie trois nuits dehors ; celle qui frappe encore a mérité d’entrer.',
    },
    saturn: {
      joined:
        'Lent à s’ouvrir, ton amour tient ensuite comme une reliure cousue. Saturne demande à Vénus de durer, si bien que tes goûts vont à ce que le temps améliore. La peur du refus te fait économiser les caresses ; celle qui t’échappe, un soir de fatigue, on s’en souvient longtemps.',
      flowing:
        'Compte tes amis de plus de dix ans : il y en a sans doute quelques-uns, et cela dit beaucoup. Parce que Saturne tient parole, Vénus garde chez toi ses amitiés avec soin. La fantaisie s’y fait rare, encore qu’il suffise parfois d’une phrase de toi, un soir d’ennui, pour que tous filent danser à la guinguette.',
      tense:
        '« Ils finiront par voir que je ne vaux pas tant » : cette petite phrase a pu te gâcher plus d’un bouquet. Tu attends des preuves et tu te fermes au moment d’en recevoir, ou tu choisis des cœurs déjà occupés. Le temps t’adoucit, car Saturne donne tard. Au prochain compliment, dis merci, et arrête-toi là.',
    },
    uranus: {
      joined:
        'Coup de foudre, coup de vent, car Uranus réveille Vénus en sursaut. Ce que nul n’attendait te séduit aussitôt, et tes goûts ont dix ans d’avance. L’ennui peut te chasser un peu tôt d’une idylle, souvent la veille du jour où les choses devenaient intéressantes. À deux, on peut très bien inscrire la surprise au calendrier, un vendredi sur trois.',
      flowing:
        'Le plus souvent, aimer sans enfermer te coûte peu. Amis de tous bords, mélanges de couleurs que nul n’aurait osés : ta compagnie donne de l’air. Quelques élans s’éteignent faute d’insistance ; d’autres, oubliés six mois, reprennent exactement à la phrase où on les avait laissés.',
      tense:
        'Au début, plus on se rapproche, plus tu lorgnes la porte. Vénus tend les bras, Uranus garde son manteau, d’où des débuts éblouissants et des silences sans préavis. Tu peux aussi couper court avant d’y avoir pensé, ce qui évite la conversation. La bonne distance se mesure, en jours et en mètres, et elle s’annonce gaiement.',
    },
    neptune: {
      joined:
        'Tu aimes comme on écoute une chanson, en fermant les yeux. Ta tendresse pardonne facilement, ton sens du beau transforme un soir de semaine, et l’art te nourrit. Neptune idéalise, donc l’image recouvre parfois la personne. Ouvre un œil au refrain, regarde comment elle parle au serveur, puis referme-le si tout va bien.',
      flowing:
        'Une douceur sans calcul imprègne tes liens. Tu trouves l’attention qui touche, tu embellis un lieu avec trois fois rien, et quelques minutes de piano te rendent des forces. Ce penchant rêveur s’arrange de tout, même du médiocre. Tu as pourtant des préférences, et elles plairaient, si tu les disais.',
      tense:
        'Qui aimes-tu, la personne ou le film ? La question revient au troisième mois, quand on démonte le décor. Tu idéalises, ou tu te sacrifies en espérant qu’on t’imitera, et la déception ressemble à une trahison. Ton cœur a pourtant le sens du merveilleux, et il lui arrive, un soir sans décor, de le trouver dans une paire de pantoufles.',
    },
    pluto: {
      joined:
        'L’amour doit laisser une marque, parce que Pluton ne joue pas. Tu attires des liens où les secrets tombent vite, et ton goût va aux choses entières, rouges sombres et voix graves. Posséder te tente, perdre t’affole. L’amitié légère et le badinage ont pourtant leur profondeur, que l’on découvre quand on remonte respirer.',
      flowing:
        'Ton affection transforme ceux qu’elle touche, souvent sans un mot plus haut que l’autre. Tu vois la valeur sous la poussière, et tu restaures un meuble, une confiance ou un budget avec la même patience. Recevoir ce soin te déroute davantage. Il faudrait, pour cela, que quelqu’un puisse voir tes propres éraflures.',
      tense:
        'Une ombre marche à côté du désir. On t’aime trop ou tu aimes trop, l’argent et la jalousie s’en mêlent, et tu sais fort bien quel silence fera revenir l’autre. Cette puissance gagne à se montrer au jour. « J’ai peur de te perdre » coûte plus cher qu’une inspection, et rapporte bien davantage.',
    },
    ascendant: {
      joined:
        'Ton arrivée adoucit parfois les voix. Le goût se lit dans tes vêtements, la gentillesse dans ton maintien, et l’on t’accorde sans peine ce que d’autres demandent deux fois. Vénus retouche le portrait, un peu trop. Laisse paraître une préférence tranchée, ou ce pull affreux que tu adores : on t’aimera avec plus de précision.',
      flowing:
        'Une grâce sans apprêt t’accompagne dans les commencements. Tu sais saluer, détendre une salle d’attente d’un sourire, et l’on pense du bien de toi avant de te connaître. L’aisance mondaine a ses paresses, et ton répertoire compte beaucoup de relations aimables. L’une d’elles attend peut-être une vraie conversation, désaccord compris.',
      tense:
        'L’envie de plaire te travaille plus que tu ne l’avoues. Tantôt tu montres moins d’amabilité que tu n’en as, tantôt tu en montres trop, et tu acquiesces à l’heure, à la rue, à la place. Ton goût proteste ensuite, et tu peux te retrouver, un dimanche, sur une terrasse en plein vent dont tu ne voulais pas.',
    },
    midheaven: {
      joined:
        'Auprès du public, le don de plaire te sert de laissez-passer. Qu’il s’agisse d’art, d’accueil ou de négociation, on apprécie la façon autant que le résultat, et des gens haut placés te veulent du bien. La réputation d’être agréable serre un peu, à la longue. Annoncé tel quel, sans excuse, ton tarif n’étonne pourtant, bien souvent, que toi.',
      flowing:
        'Autour de ton travail flotte une bonne entente. Les clients reviennent pour l’atmosphère, les collègues te défendent, et tu fais avancer un dossier en apportant des cerises. L’ambition, par un temps pareil, somnole. Quelle beauté voudrais-tu laisser derrière toi ? Une réponse, même vague, suffit à la réveiller.',
      tense:
        'Amour ou avancement, il te semble parfois qu’il faut choisir. Une mutation peut tomber en pleine rencontre, ton goût détonner dans un milieu guindé, ou l’envie d’être agréable te faire signer trop bas. Ces tiraillements affinent ce que tu estimes vraiment : parmi tes succès, quelques-uns te plairaient encore si personne ne les apprenait.',
    },
  },
  mars: {
    jupiter: {
      joined:
        'Pour peu qu’une cause t’appelle, le village entier se retrouve en marche. Jupiter bénit tout ce que Mars entreprend, de là cette audace contagieuse et l’envie de tenter l’inédit. La prudence arrive une heure plus tard, hors de souffle, et te trouve en train de compter les volontaires pour demain.',
      flowing:
        'L’énergie suit l’enthousiasme, et l’enthousiasme trouve des alliés. Tu entreprends avec bonne humeur, un projet manqué ne t’aigrit pas, et le suivant a déjà son équipe. Comme Jupiter aime fournir à Mars des occasions, il en vient trop pour une seule vie. Tes amis prendront volontiers celles que tu n’attrapes pas.',
      tense:
        'Tu défies volontiers plus grand que toi, surtout après un bon repas. L’ardeur dépasse la consigne, promet la lune à l’équipe et fait d’une remarque un plaidoyer. Quelle vitalité, tout de même. Un effort long lui convient, un col à vélo, un stère de bois à fendre : les géants y perdent de leur taille.',
    },
    saturn: {
      joined:
        'Force et retenue se serrent la main, parfois jusqu’à la crampe. Tu endures, tu calcules, tu abats de l’ouvrage à un rythme que l’on croyait réservé aux machines. La colère, bien tenue, ressort en sécheresse, et tes proches guettent le dimanche matin, l’heure rare où tu marches sans but.',
      flowing:
        'Un long ouvrage, tu le mènes à terme. Le geste est économe, la colère y sert de combustible et rarement d’incendie, et l’on te confie ce qui exige du souffle. Tu demandes peu d’aide, par habitude plus que par fierté ; quelqu’un prend pourtant l’autre bout de la planche, et tu découvres que l’on peut bavarder en portant.',
      tense:
        'Au travail, Mars accélère pendant que Saturne freine, et ton moteur chauffe. Tu t’élances et une voix te rappelle à l’ordre, ou tu attends si longtemps que la rage te prend. Peu de gens tiennent aussi bien quand tout résiste. Découpe ta tâche en morceaux de vingt minutes, et accorde-toi le droit d’en rater un.',
    },
    uranus: {
      joined:
        'L’étincelle et le geste, chez toi, n’attendent personne. Tu oses, tu improvises, et le courage te vient au moment précis où les autres cherchent la sortie. Uranus a horreur du déjà-vu, c’est pourquoi une tâche de routine t’exaspère. Tes coups d’éclat servent surtout dans les situations bloquées ; pour le reste, un sport rapide fait un bon paratonnerre.',
      flowing:
        'Bricoler une solution en plein match, cela t’amuse. Ta hardiesse est inventive, et tu entraînes les indécis vers des expériences qu’ils raconteront ensuite comme les leurs. Peu de chaînes te retiennent, et c’est souvent sous la contrainte, budget minuscule ou heure limite, que tu trouves ton meilleur tour.',
      tense:
        'Gare à la phrase « puisque c’est comme ça ». Elle précède, chez toi, bien des départs et quelques meubles déplacés à minuit. La contrainte peut te faire ruer, et l’inspiration galope dans le même attelage. La lettre écrite ce soir-là, relue huit jours après, a souvent perdu sa raison d’être.',
    },
    neptune: {
      joined:
        'Pour un idéal, tu soulèverais un piano ; pour toi-même, tu hésites devant un tabouret. Neptune mène Mars par le rêve, donc ton énergie s’évapore devant l’obligation nue. Ta propre colère se dissout aussi, sans que le motif disparaisse ; on la retrouve plus tard sur ce piano, dans les graves.',
      flowing:
        'Pour aider, tu agis sans forcer. Le mouvement suit l’intuition, tu défends les fragiles avec une douceur qui désarme, et le dessin, la nage ou le théâtre te font bon accueil. L’élan oublie parfois l’heure. Fixe un jour de répétition avec quelqu’un qui passe te prendre : la grâce n’y perdra rien.',
      tense:
        'Après quoi courais-tu, déjà ? Dans un conflit, l’énergie se lève, hésite, se trompe quelquefois d’ennemi, et le refus que tu n’oses pas formuler s’en va en oublis. Il existe un beau courage dans cette incertitude, celui de lutter sans haine. Ton non finit par sortir un jeudi, tout doux, longtemps après la question.',
    },
    pluto: {
      joined:
        'Sous ta tranquillité, une turbine tourne à plein régime. Ce qui résiste t’attire, et tu y reviens jusqu’à ce que cela cède. On peut craindre ton regard sans savoir pourquoi, puis te découvrir hilare, de la terre jusqu’aux coudes, devant une souche que les autres avaient contournée.',
      flowing:
        'Tenace et sans vacarme dans une crise, tu déplaces ce que l’on disait scellé. Ton désir sait alors où il va, ta colère accepte de se convertir en travail, et ta main ne tremble guère. Cette maîtrise inspire confiance, avec un soupçon de crainte. On aimerait bien te voir, quelquefois, perdre au ping-pong et en rire.',
      tense:
        'Vaincre ou rien : la formule te monte aux lèvres plus souvent que tu ne voudrais. Les luttes de pouvoir te happent, une rancune fournit parfois le moteur, et tu pousses encore quand la porte s’ouvre dans l’autre sens. Contre une injustice véritable, une telle énergie fait beaucoup. Choisis le combat à froid, après une nuit.',
    },
    ascendant: {
      joined:
        'À ta poignée de main, on comprend que la journée commence. Mars, à l’Ascendant, agit d’abord, donc tu aimes te jeter dans le neuf, et ton corps réclame de l’exercice comme d’autres du silence. Certains entendent une attaque dans un simple avis. Baisse le volume d’un cran sans toucher au contenu : on t’emboîtera plus volontiers le pas.',
      flowing:
        'Devant une tâche, ta franchise et ton entrain se voient de loin. Tu passes à l’action sans renverser de chaise, et ta manière simple de dire non évite bien des aigreurs. Il t’arrive d’agir pour des gens qui auraient préféré essayer, et qui, le pinceau en l’air, te regardent finir de peindre leur clôture.',
      tense:
        'C’est curieux comme une simple entrée peut tourner à la bousculade. Ton ardeur prend le virage trop vite, dément ton air paisible, et l’on sursaute ; ou bien tu la retiens, et c’est la porte qui prend. Les jours où ton envie parle d’une voix ordinaire, l’adversaire tire souvent une chaise et te demande ce que tu bois.',
    },
    midheaven: {
      joined:
        'Au travail, tu montes au filet. Comme Mars s’affiche au Milieu du Ciel, ta réputation a du mordant, et les fauteuils t’attendent en vain. Les chefs te trouvent difficile à tenir, ce dont tu tires un certain orgueil, et c’est devant une défaite bien prise que plus d’un s’est mis à te faire confiance.',
      flowing:
        'Ta carrière aime que tu te retrousses les manches. L’effort paie assez vite, les responsables goûtent ta franchise, et tu pousses un projet sans bousculer personne. Le danger, agréable, est de tout faire sans aide, et d’expliquer encore, au téléphone, depuis la plage, où se range la clé de la réserve.',
      tense:
        'La porte du bureau claque, ou bien celle de la chambre. Ton énergie se cogne à l’autorité, au règlement, et ce qu’elle n’a pu dire là-bas, elle le rapporte au dîner. Cette combativité attend un but qui soit le tien. Écris-le, montre-le à tes proches, et déjeune avant les réunions.',
    },
  },
  jupiter: {
    saturn: {
      joined:
        'Les gens de ton année ont souvent cela en commun : voir loin et compter les briques. Tu commences modestement des choses qui dureront, tu sais étendre, puis consolider. Le doute et la foi se relaient parfois dans la même heure. Quand la confiance parle la première, la prudence fait une excellente seconde.',
      flowing:
        'Élan, réserve, élan : ta respiration est bien réglée. Tu crois à ce que tu fais sans cesser de compter, et l’on se fie volontiers à ton jugement, un atout que l’on retrouve un peu chez les natifs des mêmes mois. Cette sagesse peut manquer de piment ; quand tu soutiens une idée folle, un soir de bal, on te la fait répéter.',
      tense:
        'Ouvrir les vannes ou les fermer ? Jupiter te lance, Saturne te le reproche, donc tu renonces, et tu le regrettes. D’autres, de ton âge à un an près, connaissent cette dispute entre l’optimisme du matin et le budget du soir. Donne-lui un rythme : une saison pour semer, une pour tailler.',
    },
    uranus: {
      joined:
        'La chance te fait signe depuis le quai d’en face. Ceux qui sont venus au monde à quelques mois de toi ont reçu la même bouffée d’audace, le goût du bond et de la découverte. Comme Uranus livre les cadeaux de Jupiter, ils t’arrivent de biais, souvent déguisés en refus. Reste à bâtir après le saut, et c’est plus long que le saut.',
      flowing:
        'D’heureux hasards jalonnent ton chemin, et tu as la présence d’esprit de les saisir. Un savoir étrange ou une amitié lointaine t’agrandit sans te déraciner, bonheur que tu partages avec beaucoup de contemporains. Les chances inemployées s’évaporent, et tu gardes en mémoire deux ou trois départs manqués dont tu reparles en riant.',
      tense:
        '« Tout de suite, et ailleurs » : le slogan irait à beaucoup de gens de ton millésime. Jupiter exagère ce qu’Uranus réclame, si bien que tu peux quitter un bon poste pour un prospectus. L’idée, souvent, était juste et trop précoce. Teste-la un week-end avant d’imprimer des faire-part.',
    },
    neptune: {
      joined:
        'Croire est ton talent, et aussi ta distraction. Autour de ton année de naissance flotte une ferveur pour les belles causes et les maîtres inspirés, et tu en as pris ta part. Tu donnes sans compter, parfois à qui ne le mérite guère, et tu te consoles en pensant que ce qui déborde arrose toujours quelqu’un.',
      flowing:
        'Quelque chose en toi fait crédit au mystère. Un sens spirituel ou artistique t’élargit sans bruit, et ta seule confiance console ; les natifs de ces mois-là te ressemblent en cela. À tant de bienveillance, il manque un contour. Un atelier, une permanence du soir lui en donneraient un, et l’on saurait où te trouver.',
      tense:
        'Où mène une carte dessinée à l’encre sympathique ? Tu la suis pourtant, comme d’autres de ton âge, car Jupiter et Neptune rêvent grand. L’espérance déborde les faits, le don se trompe d’adresse. Garde le souffle, ajoute un chiffre vérifié et un avis contraire. La merveille y résiste mieux qu’on ne croit.',
    },
    pluto: {
      joined:
        'Tu vois rarement petit. L’ambition et le désir de remuer les montagnes font un mélange puissant, que les gens de ton âge connaissent bien. Tu sais réunir des moyens que l’on jugeait hors d’atteinte. La certitude, elle, peut écraser. Expose ton plan à quelqu’un qui n’y gagne rien, et note ses réserves.',
      flowing:
        'Derrière tes réussites, il y a souvent eu une remise à plat. Tu repères la ressource enfouie, et tu inspires confiance aux gens qui ont beaucoup à refaire. La veine est commune aux natifs de ces mois-là, chacun l’exploite à sa façon. La tienne rend le mieux dans un projet qui te dépasse d’une tête, pas de dix.',
      tense:
        'Convaincre, convertir, l’emporter : la pente est raide, et tu y as de la compagnie, car ton époque la descendait aussi. Jupiter veut grandir, Pluton veut régner, d’où une soif parfois un peu tyrannique. Il y a là de quoi réformer beaucoup, et de quoi rire aussi, quand tu t’entends haranguer tout le monde pour le choix d’une pizza.',
    },
    ascendant: {
      joined:
        'Ton rire arrive en éclaireur. On te prête de la hauteur, et ta cordialité ouvre ce que les diplômes laissent fermé. Jupiter force le trait, d’où l’outrance du geste et du conseil. Écoute jusqu’au bout avant d’encourager : il y a des gens qui veulent seulement qu’on les plaigne.',
      flowing:
        'Il émane de ta personne une bienveillance qui simplifie les débuts. On te renseigne, on te recommande, tu te fais des amis en demandant ton chemin. Comme la vie te sourit assez, tu omets d’écrire aux gens, et tel contact prometteur, rencontré un été, se demande encore si tu as bien noté son adresse.',
      tense:
        'Certains jours, ton enthousiasme prend deux places dans le bus. Tu t’engages alors au-delà de tes forces, et ton allure annonce une fête que personne n’avait prévue. On s’attache à cette démesure et l’on s’y perd. N’offre que ce qui tiendrait dans ta semaine la plus chargée ; le reste attendra les beaux jours.',
    },
    midheaven: {
      joined:
        'Les estrades te font rarement peur. Jupiter gouverne le savoir et le lointain, donc ton métier s’étend volontiers vers l’enseignement, le droit ou même l’étranger. Le succès attire les flatteurs, que tu reconnais tard. Garde à portée de téléphone quelqu’un qui se rappelle tes notes en maths.',
      flowing:
        'Une main se tend souvent au bon moment de ta carrière. Mentor, concours, désistement de dernière heure : tu profites de l’occasion sans écraser personne, et ton optimisme fait bonne figure dans une équipe. Rien n’oblige à te contenter de ce qui vient. Il existe peut-être un poste dont le seul nom te ferait rougir de plaisir, et dont tu n’as parlé à personne, ou presque.',
      tense:
        'Ton ambition a les yeux plus gros que l’agenda. Tu acceptes un titre ronflant et le foyer réclame ses soirées, ou bien deux comités t’attendent à la même heure. C’est de la générosité mal répartie, parce que Jupiter dit oui à la ville entière avant de penser à rentrer.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'La règle et l’exception habitent sous le même toit, et toute ta génération connaît ce ménage. Saturne garde et Uranus bouleverse, donc tu réformes sans détruire, et l’improvisation t’agace autant que l’autorité. La tension se loge volontiers dans les épaules : tu classes le matin, tu inventes l’après-midi, et le soir les deux carnets se disputent.',
      flowing:
        'Moderniser un vieux moulin sans lui ôter sa roue : la tâche est pour toi. Avec les gens de ces années-là, tu partages le sens d’un progrès praticable, qui passe l’épreuve de l’usage. On te croit donc quand tu proposes une réforme. Tu en proposes peu, et l’outil dont tout le monde se plaint attend qu’on s’en occupe.',
      tense:
        'Obéir t’irrite, désobéir t’inquiète. Beaucoup, parmi tes contemporains, ont grandi entre l’ancien qui se cabre et le neuf qui s’impatiente, et tu en rejoues des scènes au bureau ou en famille. Tu peux quitter brusquement ce que tu supportais depuis trop longtemps. Renégocie tôt, clause après clause, tant que le lien est souple.',
    },
    neptune: {
      joined:
        'Donner un corps aux songes : ceux de ton temps s’y essaient, et tu en portes ta part. Certaines semaines l’idéal devient corvée, d’autres fois la corvée se noie, et tu te sens coupable de ce qui ne dépend pas de toi. De cette rencontre sortent des artisans inspirés. Bâtis petit, mais bâtis ce que tu vénères.',
      flowing:
        'Le rêve et la règle ont signé une trêve. Comme beaucoup de gens de ta génération, tu sers une vision par des gestes réguliers, deux pages traduites le soir, un arbre planté chaque hiver. Ta compassion tient ses promesses, et cela fait sa force. Elle aurait droit, une fois l’an, à une folie sans date ni programme.',
      tense:
        'Le sol semble ferme, puis un peu mou. Neptune ronge ce que Saturne a bâti, d’où cette manière, commune aux gens de ton âge, de douter de tes rêves autant que des règlements. La lucidité vient de là, la lassitude aussi. Quand quelqu’un précise enfin ce qu’il attend de toi, tu t’aperçois que c’était fort peu.',
    },
    pluto: {
      joined:
        'Endurance d’époque, pourrait-on dire. Les personnes nées vers le même temps que toi ont senti tôt la gravité des affaires du monde, et elles savent faire durer un effort dans le froid. Ta rigueur va jusqu’à l’os, sauf devant un chien, une fanfare, une partie de dominos, où l’on te découvre une légèreté que personne n’attendait.',
      flowing:
        'Sans hâte, tu viens à bout de ce qui pèse des tonnes. Tes contemporains sont nombreux à disposer de ce levier : savoir où appuyer, combien de temps, avec qui. Tu élagues, tu réorganises, et le résultat tient. Saturne et Pluton ignorent le repos, si bien qu’il faut parfois te prendre le sécateur des mains.',
      tense:
        'Le pouvoir, tu l’as peut-être d’abord rencontré sous la forme d’un mur. À l’image de ta génération, tu as appris à encaisser et à compter tes appuis, et ta résistance force l’estime. Elle durcit aussi le ton, envers toi surtout. Parmi les barrages d’autrefois, certains n’ont plus de gardien. On passe en saluant.',
    },
    ascendant: {
      joined:
        'Dans un cadre officiel, ton manteau a l’air boutonné même en été. Saturne monte la garde, d’où ce dos droit, cette parole comptée, et l’on hésite à te tutoyer. Derrière, une timidité exigeante inspecte chaque entrée. Puis l’on parle de la pluie en se tenant la porte, et le vous tombe de lui-même.',
      flowing:
        'Ta ponctualité parle pour toi. En affaires, on devine quelqu’un de fiable à ta façon de plier ta serviette, de promettre peu et de livrer. Cette sobriété plaît mieux à la deuxième rencontre qu’à la première. Un goût avoué pour les comédies sentimentales, par exemple, rapprocherait les bureaux.',
      tense:
        'Entre les autres et toi, il y a souvent un comptoir. Tu crois passer un entretien, tu te raidis, et ton naturel reste coincé derrière la consigne. La solitude te pèse et te protège. Passe de l’autre côté, propose une chaise. La plupart des gens venaient seulement bavarder.',
    },
    midheaven: {
      joined:
        'Marche après marche, et la rampe n’est pas fournie. Ta vie publique demande de la compétence et plusieurs hivers d’ouvrage, en échange de quoi elle t’installe à une place que peu contestent. La charge colle aux épaules, si bien que ton humour, excellent, n’est connu que du gardien et de deux collègues.',
      flowing:
        'Tes supérieurs dorment mieux quand tu gardes la caisse. Ta carrière repose sur des fondations saines, mémoire des usages et sens de la durée, et une aînée bienveillante y met parfois la main. À force de bien faire, on finit par faire partie des meubles. Demande le titre qui correspond au travail que tu accomplis déjà.',
      tense:
        'Réussir pour qui ? Une attente familiale, dite ou tue, pèse sur tes choix de métier, et tu travailles comme si l’on notait ta copie. Saturne retarde pour éprouver, si bien que l’obstacle, chez toi, fait du muscle. Mets de la tendresse dans ton emploi du temps : un soir où l’on ne compte rien. On monte mieux quand on dort bien.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'L’invention et le songe, mêlés, baignent tous ceux qui ont vu le jour durant les mêmes années que toi. Vous avez grandi avec l’impression que le réel pouvait se reprogrammer, par les machines, la musique ou l’entraide. Les maisons disent comment tu t’en sers, toi, et parfois l’utopie commence par une boîte à livres au coin de la rue.',
      flowing:
        'Peu de gens de ton époque s’étonnent de l’étonnant. Une entente discrète entre progrès et imaginaire colore ces années-là, et chacun y puise selon son thème. Si ces planètes touchent tes points personnels, technique et sensibilité peuvent se marier chez toi avec naturel, et la moindre sonnette que tu bricoles joue un air.',
      tense:
        'Deux façons d’espérer se contredisent dans l’air que ta génération a respiré : briser le moule, ou se fondre en un grand tout. Les emballements y sont collectifs, les désenchantements aussi. Ton rôle particulier dépend des maisons en jeu. Devant une nouveauté qui promet le ciel, demande la notice, puis le numéro du réparateur.',
    },
    pluto: {
      joined:
        'De vieux socles craquaient quand ta génération a ouvert les yeux. Liberté et pouvoir lui paraissent soudés, ce qui donne des élans révolutionnaires et un dégoût commun des demi-réformes. Là où cette conjonction tombe dans ton thème, une part de toi refuse le replâtrage et s’installe fort bien au milieu du chantier.',
      flowing:
        'Changer en profondeur sans tout casser, certaines générations en ont le secret, la tienne peut-être. Cet accord lent, commun à des millions de personnes, rend les réformes moins effrayantes et les adieux moins amers. Tu en profites surtout si un astre rapide s’y joint : tu quittes une adresse, une habitude, une opinion, et quelques semaines plus tard tu respires mieux sans y avoir pensé.',
      tense:
        'Vous avez grandi dans le vacarme des marteaux-piqueurs, au propre ou au figuré, toi et ceux de ton temps. Un désir de rupture s’y heurte à des forces qui ne lâchent rien, et chacun porte un éclat du conflit quelque part dans son ciel. La maison situe le tien. On y travaille par tranches, avec des gants.',
    },
    ascendant: {
      joined:
        'On t’oublie rarement, quitte à se tromper sur ton compte. Une mèche, un mot, une arrivée par l’entrée des fournisseurs : tu étonnes sans le chercher, et les étiquettes glissent sur toi. Ta présence libère. Elle lasse aussi ceux qui aiment dîner à heure fixe, et qui ont pris le parti de commencer sans toi, une assiette de plus au bout de la table.',
      flowing:
        'Une touche d’insolite, et tout le monde se détend. Tu proposes le détour qui sauve l’après-midi, et ton indépendance ne vexe guère. Ce naturel attire des êtres originaux, dont certains ont du génie et peu de suite dans les idées ; c’est toi qui te souviens, l’hiver venu, de ce qu’ils avaient inventé.',
      tense:
        'Derrière ton bonjour, il y a un besoin d’air qui sort quelquefois par le toit. Tu salues, tu t’installes, puis une impulsion traverse la conversation, et l’on te voit déjà dehors, au milieu d’un mot. On te reproche alors des revirements. Annonce ton goût de liberté dès le début, comme on prévient qu’on vit avec un chat.',
    },
    midheaven: {
      joined:
        'Ton métier n’existait peut-être pas quand tu as appris à lire. Ta trajectoire prend des chemins de traverse, disparaît, revient par la terrasse, et l’on te sollicite pour ce que d’autres n’osent pas. La stabilité d’un poste t’inspire peu. Quelques économies et une bonne réputation amortissent les bonds, ainsi que des amis prévenus.',
      flowing:
        'Un virage professionnel, chez toi, se passe plutôt bien. Tu flaires les techniques qui montent, tu suggères sans faire peur, et des milieux fermés t’accueillent comme une brise de mer. La liberté de mouvement y compte beaucoup, et tu surprends tes chefs en restant, du moment qu’on ne te demande pas pourquoi.',
      tense:
        'Démissionner un vendredi, emménager un samedi : tu y as peut-être déjà songé. Ta carrière connaît des courts-circuits : une brouille, un départ, une vocation qui te réveille à cinq heures. L’autonomie est le vrai sujet. Prise par degrés, un jour chômé puis deux, elle évite de déchirer le bail.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Des siècles séparent deux rendez-vous de ces astres. La génération qui en naît porte dans ses rêves une refonte des croyances et des arts, de l’idée même qu’on se fait de l’invisible. À l’échelle d’une vie, l’empreinte reste discrète, sauf près d’un point personnel. Une conviction y fond, puis reprend forme autrement.',
      flowing:
        'Voilà une basse continue que l’on n’entend plus à force de l’entendre. Plusieurs générations de suite ont partagé cette entente entre l’idéal et la transformation : elle aide à croire qu’un monde abîmé se répare par en dessous. Tu la sens, peut-être, quand le découragement passe sans que tu saches pourquoi.',
      tense:
        'L’ancien sacré se défait, le nouveau tarde. Les contemporains de cet aspect rare ont affaire à des croyances minées, à des fascinations puissantes, à des maîtres qu’il faut apprendre à quitter. Pour qui le porte, la leçon est simple et lente : aimer son idéal en gardant l’usage de la question.',
    },
    ascendant: {
      joined:
        'Ton entrée ressemble à un fondu enchaîné : on ne sait plus bien à quel moment tu as commencé d’être là. Ce halo charme, il fatigue aussi, car Neptune semble promettre la mer, et l’on s’étonne de t’entendre parler du numéro de ton bus.',
      flowing:
        'La première minute passée, ta présence, douce, presque musicale, fait tomber les armures. Tu sens l’air d’un lieu, tu te mets à son diapason, et l’on se confie sans savoir pourquoi. L’art, le soin, l’accueil profitent de cette antenne. Les jours de foule, elle capte trop ; le bord d’une rivière la repose mieux que n’importe quel conseil.',
      tense:
        'Le contour de ta personne se brouille au mauvais moment, devant un guichet, un contrat, un sourire. Tu joues le rôle que la salle attend, tu te fais brume pour rendre service, et le réveil a un goût de sel. Ta tendresse est belle sous un éclairage trompeur. Réclame une semaine avant chaque grand oui, et l’avis de ton ami le moins poète.',
    },
    midheaven: {
      joined:
        'Ta vocation se laisse mal photographier. Cinéma, chant, secours, grande cause : ce qui déborde d’un métier t’attire, au point que tu peux y briller ou t’y perdre. Les plans de carrière rétrécissent au lavage. Rends service à quelqu’un de précis ; la direction apparaît souvent derrière son visage.',
      flowing:
        'Sans itinéraire bien net, ta carrière arrive pourtant quelque part. Neptune sent avant de savoir, donc le flair te guide vers les bonnes équipes, et l’on associe ton nom à une certaine douceur. Le courrier, lui, s’entasse près de la théière, et l’on peut y retrouver une invitation magnifique, vieille de deux mois.',
      tense:
        'Ta carrière se raconte mieux qu’elle ne se vérifie. Le récit est beau, un peu flou, et ta propre route en garde des nappes de brouillard : un métier idéalisé, un renoncement, un poste dont le but s’efface. Cherche des dates et des lieux. Un rêve qui a supporté l’inventaire fait un excellent guide.',
    },
  },
  pluto: {
    ascendant: {
      joined:
        'Certains jours, tu entres, et quelque chose se tait. Ta présence en impose, on peut t’admirer ou se méfier avant que tu aies dit bonjour. Pluton, à l’Ascendant, attire et inquiète, tant il voit sous les visages. Une plaisanterie à tes dépens, offerte tôt, détend la salle : les gens attendaient la permission.',
      flowing:
        'Ta solidité se sent à trois mètres, et l’on vient s’y adosser sans demander. Tu perçois les enjeux cachés d’une assemblée, tu aides quelqu’un à se relever par ta seule façon de rester là. Cette influence agit même quand tu l’ignores : une dispute tourne parfois court, simplement parce que tu es là, tout près.',
      tense:
        'La lutte d’influence commence parfois au cinéma, pour un accoudoir. Une puissance que tu ne te connaissais pas te monte au visage, et l’on se crispe sans savoir pourquoi. Ce frottement finit par t’apprendre ta force. Dis tôt, d’un mot, ce que tu veux ; on discute mieux de pouvoir quand il porte un nom.',
    },
    midheaven: {
      joined:
        'Quand tout va mal, c’est toi que l’on envoie chercher. Ta vie publique touche au pouvoir, aux crises, aux secrets bien gardés, et elle peut changer plusieurs fois de visage. L’ambition est profonde, même tue, et tes meilleurs alliés sont ceux qui te contredisent de face, sans attendre.',
      flowing:
        'Remanier, assainir, relancer : voilà pourquoi on te rappelle. Ton autorité se passe de galons, et des gens influents te soutiennent sans bruit. Ce que tu demandes reste bien en dessous de ce que tu vaux. Un jour calme, présente à qui décide trois exemples de ce que tu as remis debout.',
      tense:
        'Certains chefs te rappellent une vieille histoire. Une emprise de famille ou une ambition imposée remue sous tes choix professionnels, et tu retrouves, devant ces gens-là, la même porte étroite. Le voir allège déjà la charge, et tu montes ensuite à ton pas, avec des gens de ton choix.',
    },
  },
};
