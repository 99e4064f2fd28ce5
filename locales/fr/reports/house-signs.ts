import type { ReportInterpretations } from '../../report-text-types.ts';

/** Each house by the sign on its cusp. */
export const houseSigns: ReportInterpretations['houseSigns'] = {
  1: {
    aries:
      'On te jauge en trois secondes, et tu t’en rends compte, car tu fais de même. Ton arrivée a quelque chose de direct : un pas rapide, un bonjour déjà suivi d’une question. Les gens lents croient à de la colère ; ceux qui aiment qu’une réunion commence à l’heure te cherchent du regard.',
    taurus:
      'Ton visage repose. Même quand l’intérieur bout, l’extérieur garde une lenteur qui apaise les bavards et agace les pressés. Tu t’habilles pour le toucher autant que pour l’œil, et l’on retient de toi une voix, une poignée de main, le fait que tu finis ton assiette avant de répondre.',
    gemini:
      'Les yeux arrivent avant toi. On te donne rarement ton âge, parce que tes mains parlent et que ta curiosité bouge sans cesse d’un visage à l’autre. Une première rencontre tient du jeu de ping-pong. Ce qui déroute ensuite, c’est de découvrir que tu peux passer deux jours sans dire un mot.',
    cancer:
      'Tu entres de biais, comme on entre dans l’eau froide, et il faut une demi-heure avant que l’on te rencontre pour de bon. En attendant, tu as repéré qui avait soif, qui boudait. Les inconnus te prêtent une timidité qui les rassure. Tes amis connaissent la pince, et le rire d’après.',
    leo: 'Difficile de passer inaperçu, même en survêtement. Une tenue de la tête et un port d’épaules font croire que tu connais le propriétaire des lieux. Tu apprends tôt que l’on te regarde ; il te faut plus longtemps pour comprendre que certains, en face, n’osaient pas parler les premiers.',
    virgo:
      'Avec tes manières nettes, un peu sur la réserve, on te prend pour quelqu’un de passage jusqu’à ce que tu corriges, d’une phrase, l’erreur que dix personnes avaient laissée filer. Ton apparence est soignée sans désir d’étonner. Le jugement que les autres redoutent, tu l’as d’abord appliqué à ton reflet, dans l’ascenseur.',
    libra:
      'Une douceur de manières ouvre les portes, et ton sourire a souvent servi de réponse quand tu n’en avais pas. On te trouve agréable, ce qui est vrai et incomplet. Tu t’ajustes si vite à l’interlocuteur qu’un tiers, te voyant deux fois dans la journée, jurerait avoir croisé deux personnes.',
    scorpio:
      'Le regard reste une seconde de trop, et la conversation change. Tu parles peu au début, assez pour que chacun invente le reste. Les timides se sentent percés, les menteurs aussi. Il faut des mois pour apprendre que cette intensité garde surtout une pudeur, et qu’elle adore les plaisanteries idiotes.',
    sagittarius:
      'On t’entend arriver, et cela annonce une bonne nouvelle ou une gaffe. Tu te présentes avec de grands gestes, des histoires qui s’emboîtent, une confiance que tu prêtes à tout le monde. La franchise dépasse parfois. Mais la salle, après ton départ, paraît avoir perdu une fenêtre.',
    capricorn:
      'On t’imagine à dix ans, le journal déplié devant toi. Cette gravité, au premier abord, cache longtemps ta chaleur, et t’attire des responsabilités que tu n’as pas demandées. Le temps t’arrange le visage. Vers cinquante ans, on s’aperçoit que tu souris de plus en plus, et que c’était prévu.',
    aquarius:
      'Quelque chose, dans l’allure ou dans la phrase, ne rentre pas dans le cadre. Les gens te classent, puis te reclassent. Cordial avec tous, familier avec peu, ton abord trompe, si bien que l’on garde le souvenir d’une rencontre originale sans pouvoir dire la couleur de tes yeux.',
    pisces:
      'Ton contour est doux, et l’on y projette ce que l’on souhaite. À une soirée, tu parais ailleurs, puis tu poses à quelqu’un la seule question qui comptait. Les lumières crues te fatiguent. On te retrouve souvent près de la sortie, en conversation avec la personne que nul n’avait saluée.',
  },
  2: {
    aries:
      'L’argent va vite chez toi, à l’entrée comme à la sortie. Tu préfères le gagner d’un coup d’audace que le faire mûrir, et tu achètes avant de rentrer dormir dessus. Défendre ton prix ne te fait pas rougir, ce qui, dans un monde de gens gênés, vaut bien une formation.',
    taurus:
      'Il faut de la matière : un bon mur, une bonne laine, un compte qui ne tremble pas. Tu acquiers lentement et tu te sépares mal, d’où des placards fidèles. Un métier qui travaille la terre, la pierre ou la voix peut te convenir mieux qu’un tableau de chiffres. Voir jeter ce qui pouvait servir te gâche l’appétit.',
    gemini:
      'Deux petites rentrées te rassurent mieux qu’une grosse. Tes revenus passent volontiers par la parole, le commerce, l’intermédiaire, et ton portefeuille contient d’anciens tickets avec un numéro noté au dos. Compter t’amuse jusqu’à ce qu’il faille le faire tous les mois. Ce que tu sais vaut souvent plus que ce que tu factures.',
    cancer:
      'La sécurité a l’odeur d’une armoire à linge. Tu mets de côté au cas où, tu gardes un meuble pour ce qu’il rappelle, et un revers d’argent t’atteint d’abord à l’endroit de la tendresse. Vendre un objet de famille te coûte un chagrin. On te doit presque toujours quelque chose, et tu n’oses pas le réclamer.',
    leo: 'Donner avec largesse fait partie de ta réputation, et il y a des mois où elle pèse. Tu préfères une belle chose à dix ordinaires, tu mets ta fierté dans un revenu qui porte ton nom. Au restaurant, ta carte est sur la table avant que les autres aient fini leur café. Une critique de ta dépense s’entend comme une critique de ton cœur.',
    virgo:
      'Trois colonnes, un crayon, et l’incertitude recule. Tu gagnes ta vie par un savoir précis, tu compares les tarifs d’assurance avec un plaisir que tu n’avoues guère, et tu as peur d’un jour manquer même quand tout va bien. Ton prix, lui, est presque toujours trop bas d’un quart.',
    libra:
      'Le beau et le juste se partagent tes dépenses. Tu hésites longtemps devant deux lampes, puis tu prends la plus chère parce qu’elle va au salon. Tes gains viennent souvent d’une association ou d’un sens de l’accord. À l’heure de diviser une note, tu as des scrupules pour toute la table.',
    scorpio:
      'Personne ne sait au juste ce que tu as, et c’est voulu. L’argent est un pouvoir, donc un sujet intime, et tu sais vivre de peu longtemps avant de dépenser en une fois. Certains de tes revenus viennent de ce que les autres jettent ou redoutent. Après une perte, tu recomptes tout en une nuit, porte fermée.',
    sagittarius:
      'Tu crois que cela viendra, et c’est souvent venu. L’optimisme tient chez toi lieu de budget, avec des voyages payés avant le loyer et une générosité que le banquier appelle autrement. Ton meilleur capital est un savoir que l’on emporte. Le jour où tu comptes vraiment, les petites sorties de caisse te sidèrent.',
    capricorn:
      'Rien d’acheté à la hâte, rien de prêté sans y penser. Tu bâtis une réserve comme on élève un mur, rang après rang, et l’idée de dépendre te glace depuis longtemps. L’aisance vient avec l’âge, d’une carrière tenue. On parle d’économie ; au fond, tu te prépares à des hivers dont les autres rient.',
    aquarius:
      'Tes ressources ont un parcours qu’un comptable dessinerait au crayon. Tu vis bien avec peu de possessions, tu crois au partage des outils, et tu es capable de refuser une somme honnête pour un principe. Puis un savoir bizarre trouve acheteur. Le superflu, alors, part vers une cause ou un appareil dont nul ne comprend l’usage.',
    pisces:
      'L’argent fond à la chaleur des mains. Tu prêtes, tu oublies, tu donnes au pied levé, puis tu découvres avec étonnement qu’il manquait pour toi. Des gains arrivent par des voies inattendues : l’art, le soin, une amitié. Le mieux est qu’une personne terre à terre tienne le carnet, avec patience.',
  },
  3: {
    aries:
      'Tu réponds du tac au tac, et l’on t’imagine sans peine des disputes épiques pour une télécommande. Apprendre te plaît si l’on peut essayer tout de suite. Au volant comme dans une phrase, tu doubles volontiers. L’interlocuteur lent te fait souffrir ; il raconte, de son côté, que tu as l’esprit vif.',
    taurus:
      'Parler te prend du temps, et tes mots, une fois posés, ne bougent plus. Tu retiens ce que tu as touché : une chanson, une recette, un chemin fait à pied. À l’école, on a pu parler de lenteur ; tu rabotais. Une relation solide avec un frère ou un voisin se nourrit d’échanges presque sans paroles.',
    gemini:
      'Tu racontes ta journée avant d’avoir posé ton sac. Tu apprends vite, tu relies tout à tout, et tes messages partent en salves depuis l’arrêt du bus. Les petits trajets te plaisent plus que la destination. L’attention, elle, demande un effort spécial, car un mot en passant suffit à t’emmener ailleurs.',
    cancer:
      'On t’écoute parce que tu te souviens. Le prénom du chien, le détail d’un été, la voix de la maîtresse, tu as tout gardé, et la mémoire te sert de dictionnaire. Un mot blessant entendu dans la cour peut agir encore trente ans après. Tes frères et sœurs, réels ou de cœur, en ont été les premiers témoins.',
    leo: 'Tes phrases font une entrée. Tu aimes raconter, tu colores un rien, et la réunion qui s’éteignait reprend vie. Apprendre par cœur et à voix haute te réussit. Une contradiction lancée devant témoins t’atteint plus que de raison, et l’on a vu des brouilles d’un an naître d’une rectification.',
    virgo:
      'Le mot juste, la virgule exacte, le mode d’emploi relu à deux reprises : la pensée aime être propre. On te confie les comptes rendus, et tu trouves les erreurs des gens brillants. Le doute t’empêche parfois d’envoyer. Dans le quartier, tu es la personne qui connaît l’horaire du bac et le nom du plombier sérieux.',
    libra:
      'Avant de parler, tu cherches ce que l’autre peut entendre. Cela donne une diplomatie naturelle, des lettres charmantes, et une difficulté à dire non sans l’entourer de rubans. Deux avis contraires te paraissent exacts le même soir. Les querelles des autres se règlent souvent dans ta cuisine, avec du thé tiède.',
    scorpio:
      'Tu ne poses pas la question pour la forme. Ta façon d’apprendre va au fond d’un seul sujet à la fois, et tu sais garder pour toi ce que l’on t’a dit dans un escalier. Une parole ironique, avec le bon ton, coupe net. On redoute tes silences plus que tes colères.',
    sagittarius:
      'Le trajet le plus court passe, chez toi, par une digression. Tu enseignes en parlant, tu élargis une nouvelle de quartier aux dimensions du pays, et l’on sort de la conversation avec un livre à lire. Le détail t’échappe. Un frère, une cousine a probablement trouvé que tu parlais comme un professeur en vacances.',
    capricorn:
      'Peu de mots, tous pesés. Tu as pu apprendre à parler dans un milieu où l’on ne gaspillait rien, et tu en as gardé une phrase courte qui fait autorité. Les notes d’école comptaient peut-être plus que tu ne l’admets. Une étude longue, entreprise tard, te réconcilie avec ton intelligence.',
    aquarius:
      'Une idée te vient de côté, et elle a de l’avance. Tu lis trois disciplines à la fois, tu poses à table la question que personne n’avait prévue, tu connais des gens d’horizons qui s’ignorent. On s’agace de ta contradiction systématique. Elle sert souvent d’échafaudage, et tu la retires quand le mur tient.',
    pisces:
      'La pensée avance par images, et l’itinéraire par détours. Tu comprends mieux en musique, en dessin, dans un murmure, qu’avec un plan. Les consignes sèches ont parfois gâté ton école. Ton sens du non-dit dépasse de loin ton orthographe, et un message de toi console davantage qu’il n’informe.',
  },
  4: {
    aries:
      'La maison a la température d’un vestiaire. Tu as peut-être grandi dans le mouvement, ou tu en mets, et un déménagement te fait plus de bien que de mal. Le foyer est le lieu où l’on peut enfin se battre, rire fort et claquer le placard. Il reste à y trouver un endroit où ne rien décider.',
    taurus:
      'Un toit, un bout de jardin, un lit où l’on dort vraiment, et le monde redevient habitable. Tes racines descendent loin, avec une lenteur qui irrite ceux qui veulent te faire changer de ville. La table y compte pour beaucoup. Ce que tu quittes, tu le quittes à la façon d’un arbre, avec de la terre.',
    gemini:
      'Chez toi, on parle en traversant les pièces. Les livres montent, les valises restent entrouvertes, et l’enfance a peut-être compté deux adresses ou deux langues. La famille ressemble à un réseau de nouvelles. Pour te sentir en sécurité, il te faut moins un mur qu’un voisin à qui raconter.',
    cancer:
      'Rien ne t’attire comme le lieu d’où tu viens. Tu revois le volet, l’emplacement de chaque chose dans une maison quittée depuis longtemps, et tes humeurs suivent encore sa météo. Fonder un foyer, ou l’offrir, te donne de la force. On te trouve parfois sur les malles, avec la clé en poche.',
    leo: 'Il faut que la maison ait de l’allure, fût-elle de vingt mètres carrés. Un parent a pu briller, ou vouloir briller, et tu en gardes le goût d’un accueil chaleureux où chacun est reçu comme un hôte de marque. Le soir, à l’abri, tu poses la couronne. Peu de gens voient ce moment, et ils t’en aiment mieux.',
    virgo:
      'Un évier vide te calme mieux qu’un bain, et tu ne te couches pas sans l’avoir vu. De la famille, tu gardes peut-être des gestes utiles, transmis sans phrases. Tu répares avant de recevoir. Le foyer menace de devenir un chantier permanent, où la détente est prévue pour le mois prochain.',
    libra:
      'La beauté d’un lieu te calme, et la discorde t’en chasse. On a peut-être veillé, dans ton enfance, à ce que rien ne dépasse, et tu as appris à écouter les deux parents en même temps. Tu arranges, tu choisis la teinte, tu invites. Le silence d’après dispute est le seul meuble que tu ne saches pas où mettre.',
    scorpio:
      'Derrière la porte, il y a une deuxième serrure. Ton histoire familiale contient souvent des pages que l’on ne lisait pas à voix haute, et tu as gardé l’oreille fine pour ce qui se tait. Le foyer est un sanctuaire, avec peu d’élus. Une maison peut te coûter cher et te sauver, à plusieurs années d’intervalle.',
    sagittarius:
      'Enfant, tu savais déjà où l’on rangeait l’atlas. Ta famille venait peut-être d’ailleurs ou parlait de voyages, ou bien c’est toi qui as rompu le périmètre. Chez toi, on dort sur des canapés, on étale des cartes. Rien n’est plus heureux que ce foyer quand l’un des hôtes a encore son sac à défaire.',
    capricorn:
      'L’enfance a pu exiger plus qu’elle ne donnait, et tu as pris l’habitude de tenir la maison en toi. Un parent sérieux, un devoir précoce, une adresse sobre ont pu faire office de murs porteurs. À l’âge adulte, tu construis pour que cela dure. Les tiens comptent sur toi, et oublient d’allumer le poêle.',
    aquarius:
      'On n’habite pas chez toi comme ailleurs. Il y a un hamac, une colocation tardive, une place à table pour quelqu’un du quartier. Ta famille peut avoir ses bizarreries, dont on rit à quinze ans et dont on se réclame à quarante. L’indépendance est une pièce de la maison, et l’on frappe avant d’entrer.',
    pisces:
      'Le foyer est poreux, traversé par des musiques et des animaux. Une mélancolie ancienne, souvent celle d’un parent, a pu t’apprendre très tôt à consoler. Tu rêves d’une maison près de l’eau. La tienne, en attendant, accueille des gens qui n’avaient pas prévu de rester si longtemps.',
  },
  5: {
    aries:
      'Tu aimes comme on plonge. L’attrait vient vite, la déclaration aussi, et tu joues pour gagner même à la pétanque. Créer te fait du bien, à condition de ne pas relire trop tôt. Les enfants te voient en capitaine des grimpeurs ; pour la sieste, ils s’adressent ailleurs.',
    taurus:
      'Le plaisir a besoin de temps et de bonnes chaises. Tu courtises avec constance, un repas, une promenade, une main posée, et tu crées de tes mains des objets qui durent. L’amour, pour toi, se goûte. Le soir où tu danses, la personne qui croyait te connaître découvre ta fantaisie.',
    gemini:
      'On te séduit par l’esprit, et l’on te garde par les blagues. Le jeu a toujours une règle de plus ; l’écriture, les mimes, la caricature te délassent mieux que la plage. Deux flirts te paraissent une politesse. Avec les enfants, tu trouves sans peine le ton, parce que tu n’as jamais cessé de demander pourquoi.',
    cancer:
      'Ton cœur se donne en apportant quelque chose. Une couverture, un goûter, une chanson d’autrefois, et tu guettes la première bouchée. Créer, c’est nourrir. L’amour naissant t’intimide, le lien établi te fait rire. Les enfants, les tiens ou ceux du palier, savent que chez toi, on peut pleurer sans s’expliquer.',
    leo: 'Tout devient une scène, y compris la buanderie. Il y a là une aptitude naturelle à la joie, au don, à la mise en lumière des autres, et le chagrin de passer inaperçu peut t’enlever tous tes moyens. Tu aimes avec cérémonie. Un dessin d’enfant affiché sur ta porte vaut toutes les palmes.',
    virgo:
      'Le jeu est plus amusant quand il sert à quelque chose. Tu bricoles, tu répètes, tu améliores la dixième version, et ton trac est proportionnel à ton soin. En amour, tu montres par des attentions précises ce que tu ne sais pas chanter. Il y a des fous rires, rares, entiers, dont on parle longtemps.',
    libra:
      'Flirter est un art, et tu en connais les pauses. La séduction passe par la conversation, un parfum, l’élégance d’un refus. Tu crées mieux à deux, tu aimes que l’on regarde ensemble. L’hésitation fait durer les préludes au point que certains prétendants, croyant l’affaire perdue, sont déjà dans le train.',
    scorpio:
      'Le plaisir te prend tout entier ou t’ennuie. Tu n’as guère de goût pour les amourettes, tu en as pour les passions, les jeux où l’on risque quelque chose, l’œuvre qui naît d’une colère. Un secret entoure souvent tes débuts. Les enfants t’admirent, parce que tu ne mens pas sur la peur.',
    sagittarius:
      'L’amour a goût de voyage, et un rire, au bon moment, te fait franchir des distances. Tu joues avec largesse, tu comptes sur le hasard des routes, tu oublies l’heure du dernier train. La promesse t’embarrasse plus que le départ. Avec les enfants, tu inventes des continents et tu en oublies la vaisselle.',
    capricorn:
      'Avec le temps, tu rajeunis. L’enfance a pu manquer de récréation, et tu reprends à quarante ans des jeux que l’on ne t’avait pas prêtés. Séduire te coûte, aimer te réussit. Ce que tu crées demande une patience d’artisan. Tes enfants, si tu en as, te trouvent sévère jusqu’au jour où ils découvrent ta façon de rire.',
    aquarius:
      'Tu aimes sans mode d’emploi, et souvent une personne que l’on n’aurait pas pensé à te présenter. Ton jeu favori consiste à inventer les règles, ta création est un peu en avance. La passion te donne de l’humour, puis soudain de la distance. Les enfants comprennent tout de suite que tu les prends pour des gens.',
    pisces:
      'Le cœur invente la personne, et parfois elle lui ressemble. Tu aimes avec des chansons, des attentes, de grandes tristesses très belles. L’imagination est sans limites ; la discipline, elle, se loue. Quand tu danses dans la cuisine, s’il y a des enfants, ils se taisent et te regardent.',
  },
  6: {
    aries:
      'Le matin, tu pars comme une flèche, et l’après-midi te voit grimacer. Tu travailles par assauts, tu préfères l’urgence au dossier en trois exemplaires, et une consigne absurde te monte au front. Le corps réclame du mouvement. Les collègues apprécient l’élan, moins d’avoir à ranger derrière.',
    taurus:
      'Une routine tenue vaut un trésor : même café, même chaise, et l’ouvrage avance sans que l’on te presse. Tu travailles bien lorsque les sens sont contents : le bois, la pâte, la lumière. Changer de logiciel te coûte une semaine. On te confie les tâches longues, avec raison, et l’on ne les reprend plus.',
    gemini:
      'Deux métiers à mi-temps, un agenda à plusieurs couleurs : ta journée préfère se découper. Tu réponds, tu relies, tu sais à quel étage se trouve l’information. L’ennui te rend fébrile, la paperasse te noie quand tu la mets de côté. Un bureau où l’on parle te fait produire plus qu’un bureau où l’on se tait.',
    cancer:
      'Le travail a besoin d’une ambiance. Tu te souviens des anniversaires, tu poses une plante, tu sens venir la fatigue d’une collègue, et l’on vient volontiers se réchauffer à ton bureau. Une remarque sèche te gâte la journée. Ton zèle suit ton humeur, ce qui ne figure sur aucun contrat.',
    leo: 'Même dans un coin, tu ne passes guère inaperçu. À l’accueil comme à l’atelier, tu mets de la présence, une qualité de service, un entrain que les habitués réclament. Tu as besoin que l’on remarque l’effort, et tu te récites longtemps les félicitations. Les tâches sans éclat te pèsent, sauf pour quelqu’un que tu aimes.',
    virgo:
      'Rien ne t’échappe, et l’on en profite. L’ordre du poste, la liste cochée, le geste refait jusqu’à la netteté te donnent un contentement d’horloger. Tu soignes ton corps comme tes outils. Le trop-plein arrive sous forme de détails, et un soir tu astiques une cafetière au lieu de dire que tu n’en peux plus.',
    libra:
      'L’équipe compte plus que la tâche. Tu travailles avec grâce quand le climat est bon, tu sers d’huile entre deux collègues qui ne se parlent plus, et une ambiance laide te fait fuir. La beauté du bureau améliore le rendement. Choisir une méthode sans demander l’avis de personne te prend une journée.',
    scorpio:
      'Tu fais ce que personne ne veut faire, et tu le fais à fond. Les dossiers sales, les nuits, la vérification qui dérange te vont, tandis que la routine gentille te donne envie de mordre. La fatigue, tu n’en parles pas. Le corps s’en charge, par petites grèves, et tu finis par négocier.',
    sagittarius:
      'Le travail répétitif te semble une rue sans issue. Tu veux de l’espace, du déplacement, une raison, et tu mets alors la gaieté d’un groupe en marche. Les petits papiers s’empilent dans un tiroir que tu espères ne pas ouvrir. Un animal à promener te tient mieux en forme qu’un abonnement.',
    capricorn:
      'Tu n’as besoin de personne pour te lever. L’endurance est grande, l’organisation solide, et l’on te confie l’essentiel sans songer à te demander comment tu vas. Tu apprends à refuser vers quarante ans. Un ouvrage difficile, terminé le dernier soir d’un mois de novembre, te procure une joie sévère.',
    aquarius:
      'Les horaires, tu les acceptes à condition de pouvoir les changer. Tu modernises, tu trouves un outil qui divise le travail par deux, tu travailles mieux en réseau qu’en rang. Une hiérarchie pointilleuse te coupe la parole. Tes habitudes ont l’air désordonné et reposent sur une logique que tu es capable d’exposer pendant une heure.',
    pisces:
      'Le quotidien t’échappe par les bords. Tu soignes, tu écoutes, tu fais ce qui ne se voit pas, et tu oublies de pointer. Le bruit use, la musique répare. Un environnement humain révèle ta valeur ; un open-space rempli de néons te vide en une matinée. La liste du lendemain, rédigée par quelqu’un d’autre, aide.',
  },
  7: {
    aries:
      'L’autre te réveille, et réciproquement. Ceux qui décident vite et te disputent la dernière frite t’attirent, parce que tu portes toi-même une part de cette vigueur sans toujours la revendiquer. Les débuts sont vifs. La suite demande de savoir se rendre avant d’avoir raison.',
    taurus:
      'Une personne calme te fait l’effet d’un fauteuil qui attendait. Tu cherches de la constance, un corps familier, des projets qui passent par la terre ou les murs. Le lien prend du temps, la rupture encore plus. On s’y nourrit bien, et quelquefois l’on s’y endort en se tenant la main.',
    gemini:
      'Il te faut une personne à qui parler, la nuit comprise. L’esprit vient en tête de tes critères, suivi de près par l’humour, et une union sans conversation te ferait l’effet d’une gare fermée. L’autre change souvent d’avis. Tu protestes, et tu t’aperçois que cela t’entretient.',
    cancer:
      'Quelqu’un qui prend soin, ou dont tu prends soin : l’attachement a la forme d’une cuisine. Tu choisis des gens de mémoire, sensibles, parfois boudeurs, avec une famille dont tu hérites. Le foyer commun compte plus que la passion. À chaque dispute, il y a une vieille maison à laquelle l’un des deux pense.',
    leo: 'Tu aimes admirer, et tu choisis en conséquence quelqu’un qui tient la scène. La personne a du cœur et de l’orgueil, et te pousse au premier rang quand tu préférais la coulisse. Le couple a de l’allure. À la maison, deux fiertés cohabitent, dont une se présente sous le nom de modestie.',
    virgo:
      'L’amour qui te convient sait réparer un radiateur. Tu t’attaches à des gens précis, utiles, un peu critiques, et tu leur reproches le torchon plié en trois. La tendresse passe par les services rendus. On est capable de te dire je t’aime en triant tes factures, et tu ne comprends l’aveu qu’en retrouvant le classeur.',
    libra:
      'L’égalité est un désir profond, et la politesse une passion. Tu cherches quelqu’un avec qui chaque décision se partage, dont le goût répond au tien, qui reste courtois dans la dispute. L’indécision à deux peut durer un printemps entier. Les amis admirent, sans voir toujours ce que tant d’égards demandent.',
    scorpio:
      'Rien de tiède n’a jamais passé ton seuil. Les personnes intenses t’attirent, celles qui lisent en toi et ne s’apprivoisent pas. Le lien transforme, parfois avec des sirènes. Une fois la confiance acquise, vous possédez à deux une langue secrète et un talent pour traverser ce qui casse les autres.',
    sagittarius:
      'Quelqu’un de loin, ou quelqu’un qui t’emmène loin. Une différence de pays, de foi, de métier met du vent dans tes unions, et tu ris beaucoup au début. La liberté fait partie du contrat. Les problèmes commencent à l’heure de fixer une date, quand une valise attend déjà dans le vestibule.',
    capricorn:
      'L’engagement te paraît sérieux, donc tu prends ton temps. Tu te sens bien avec une personne plus âgée, plus posée, ou chargée de responsabilités, qui tient sa promesse à la minute. La jeunesse est peu facile en amour, la maturité étonnante. On découvre, à cinquante ans, beaucoup de fantaisie sous le bon élève.',
    aquarius:
      'Tu cherches une relation d’égal à égal, voire un phénomène. L’autre doit te laisser respirer, avoir ses amis, ses idées, sa pièce ; tu préfères la surprise à la tranquillité. Les formes classiques t’ennuient. Le lien dure souvent parce que l’amitié l’a précédé, et il se dénoue de même, sans que personne ait eu à claquer la porte.',
    pisces:
      'Un être doux, artiste ou blessé, te touche plus vite que les forts. L’amour s’écrit sans contours, et tu pardonnes avant de savoir quoi. La compassion tient lieu de projet, puis il faut payer le gaz. La lucidité vient avec l’aide d’une amie, et la tendresse n’en sort pas diminuée.',
  },
  8: {
    aries:
      'Les crises, tu les attaques de front, avec un soulagement étrange. Tu n’aimes guère partager un compte ni attendre que l’autre se décide, et un désir chez toi se passe d’introduction. On vient te chercher quand il faut trancher. Le partage, lui, s’apprend de dispute en dispute.',
    taurus:
      'Ce qui change vraiment te demande du temps, et tu retiens longtemps ce qui devait partir. L’argent commun, un bien de famille, la confiance du corps forment pour toi un seul sujet. Tu donnes peu, et sans retour. Quand tu finis par lâcher un objet aimé, tout l’appartement respire.',
    gemini:
      'On te raconte ce que l’on cache, parce que tu poses la question sur le ton de la météo. Les sujets graves t’intriguent, la psychologie surtout, et tu parles de désir plus aisément que tu ne le vis. Un papier de famille mérite chez toi deux lectures. Quand la peur monte, tu bavardes.',
    cancer:
      'L’intimité est une chambre dont tu ne donnes la clé qu’à la fin. Tu portes les peurs de la lignée avec les tiennes, et un partage de meubles peut rouvrir une guerre de cousins. Après une perte, tu gardes tout. Pourtant, dans la tempête d’autrui, ta main est étonnamment ferme.',
    leo: 'Il y a de la grandeur dans ta façon de traverser. Tu gardes la tête haute lors d’une perte, tu partages largement, tu détestes devoir quoi que ce soit. L’amour charnel a chez toi du panache et de la fidélité. Une humiliation secrète met des années à se dire, et se dit souvent par une plaisanterie.',
    virgo:
      'Tu ranges les grandes peurs dans des dossiers étiquetés. Les assurances, les successions, la lettre des impôts trouvent en toi un esprit compétent, et la part d’intime reçoit beaucoup d’analyses et peu d’abandon. Le corps se détend quand la lampe est éteinte. Une conversation franche te convient, surtout avec un ordre du jour.',
    libra:
      'Le partage est une question de justice, et tu en fais parfois un traité. À l’heure du désir, il faut du beau, de la lumière, de l’équité ; tu oublies qu’une pulsion n’a pas de manières. Les règlements d’héritage t’épuisent, car tu voudrais que tout le monde s’aime encore à la sortie.',
    scorpio:
      'Tu connais cette pièce de nuit, sans lampe. La crise, le tabou, l’argent qu’on tait te sont souvent familiers, et tu sais ce que vaut une parole donnée dans l’obscurité. Tu peux tomber de haut et te relever. La confiance, elle, se gagne en plusieurs saisons, et ne se demande pas deux fois.',
    sagittarius:
      'Devant l’abîme, tu cherches un proverbe, un voyage, une bonne raison d’espérer, et tu en trouves. La foi adoucit tes passages difficiles, l’humour aussi. L’argent commun te trouve sans méfiance. Il t’arrive de partir avant la fin de la conversation sérieuse, avec une promesse de lettre.',
    capricorn:
      'Tu ne signes rien sans relire, et tu ne te confies qu’à l’usage. L’argent des autres te paraît une responsabilité lourde, que tu honores à la lettre. Le désir se cache derrière la réserve, et la peur derrière l’agenda. Avec l’âge viennent une liberté et une profondeur que la jeunesse ignorait.',
    aquarius:
      'L’intime se discute chez toi au grand air, ce qui choque un peu. Tu restes en retrait des passions, tu t’y intéresses comme à des phénomènes, et une coupure nette te semble plus propre qu’une agonie sentimentale. Les comptes, même communs, restent séparés. Un jour, quelqu’un te touche par surprise, et la théorie prend l’eau.',
    pisces:
      'La frontière entre toi et l’autre se lève avec la brume. L’abandon vient facilement, dans l’amour, dans la musique, dans le sommeil, et la protection beaucoup moins. Un prêt se perd en sentiments. Tu sens d’avance ce qui se termine, et tu restes au chevet de la chose avec une délicatesse inouïe.',
  },
  9: {
    aries:
      'Croire, pour toi, c’est partir. Tu défends tes idées avec un entrain de jeune avocat, tu voyages sans itinéraire, tu étudies par coup de foudre et tu laisses le dernier chapitre à d’autres. La foi des ancêtres sert volontiers de sparring-partner. Les grands espaces t’apprennent la politesse.',
    taurus:
      'Tu crois à ce que tu as éprouvé. Les doctrines passent chez toi par les sens : un pays se reconnaît à sa soupe, une philosophie à la qualité de vie de celui qui la professe. Tu étudies lentement et retiens tout. Une fois faite, ton opinion ne voyage plus, à la différence de tes chaussures.',
    gemini:
      'Tu sais un peu de tout, dans plusieurs langues, et tu n’as jamais fini de te renseigner. La vérité t’apparaît au pluriel, ce qui fait de toi une tête bien pleine et peu faite pour l’obéissance. Les voyages servent à bavarder. Au musée, tu lis tous les panneaux, tu rencontres le gardien, et tu rates le tableau.',
    cancer:
      'Les lointains t’attirent pour leurs maisons. Tu veux savoir comment l’on vit là-bas, ce que l’on cuisine, qui l’on console, et l’étranger devient un cousin en deux dimanches. Ta foi, si tu en as une, vient de la maison, d’une voix, d’un cantique. Tu l’as peut-être quittée ; elle t’attend toujours avec la lumière allumée.',
    leo: 'Tu enseignes dès que tu sais quelque chose. L’idée noble, le voyage théâtral, l’orgueil de défendre un drapeau te mettent en mouvement, et tu convaincs mieux que tu ne t’informes. Les salles t’aiment. Un maître rencontré jeune a pu donner le ton, et tu en imites encore, sans le savoir, les mains.',
    virgo:
      'Il te faut des preuves, des notes, une bibliographie. Ta pensée avance d’un pas prudent à travers les croyances des autres, et ce que tu gardes a été vérifié. Le voyage est préparé, jusqu’à l’aspirine. Tu crois peu, tu sers beaucoup, et l’on te demande de relire les grandes idées avant impression.',
    libra:
      'Un débat loyal vaut mieux que dix certitudes. Tu es capable de plaider la thèse adverse, de trouver une part juste dans chaque doctrine, et il en résulte des convictions pesées à la balance des épiciers. Les voyages se font à deux, parmi les œuvres d’art. Le droit t’attire, pour son élégance.',
    scorpio:
      'La foi t’intéresse si elle passe par le feu. Tu lis ce que les autres n’osent pas ouvrir, tu creuses une discipline jusqu’à la nappe, et les dogmes aimables te laissent de marbre. Certains voyages changent, et l’on n’en parle ensuite que rarement, en regardant le fond du verre.',
    sagittarius:
      'Tu respires ici à pleins poumons. Le monde est vaste, la vérité plus vaste encore, et tu tiens une vérité de rechange dans chaque poche. Les études ont quelque chose d’un pèlerinage ; les professeurs t’aiment et te trouvent un peu sans frein. Tu promets d’écrire, de partout, et tu ne postes guère que la première carte.',
    capricorn:
      'Tu ne crois qu’avec raison, mais tu crois longtemps. Les études demandent un effort dont peu de gens se doutent, et tu bâtis tes idées comme des étages. Le voyage d’agrément t’inquiète, celui de travail t’amuse. On te demande à cinquante ans d’enseigner ce que tu avais gagné sans éclat.',
    aquarius:
      'Une pensée ne te séduit que si elle dérange. Tu fréquentes des sciences de pointe, des spiritualités de marge, des utopies, et tu en tires parfois une idée qui servira dans vingt ans. Le tourisme te rebute. Il te faut des gens, un chantier, la langue du marché, et l’humilité de te taire.',
    pisces:
      'Tu crois avec la peau. Un lieu saint, une mer, un chant inconnu t’émeuvent jusqu’à l’oubli des heures, et les preuves te paraissent accessoires. Le voyage sert à se perdre. Reste que des vendeurs d’infini ont parfois trouvé ton adresse, et qu’un ami prosaïque, dans ces moments, vaut deux prophètes.',
  },
  10: {
    aries:
      'Tu veux être à l’origine de quelque chose, avec ton nom devant. La concurrence te va, la hiérarchie moins, et un emploi peut se terminer sur un coup de tête. On te remarque en début de carrière. La durée viendra si tu peux, de temps en temps, cesser d’affronter ceux qui te financent.',
    taurus:
      'Ta réussite prend la forme d’un arbre dont on n’a pas vu la croissance. Tu choisis un métier qui nourrit, tu le creuses, tu obtiens une confiance que les gens rapides t’envient. La sécurité de la place peut retarder le mouvement. Un beau matin, on te présente en spécialiste, et cela te fait sourire.',
    gemini:
      'Il faudrait deux rectos à ta carte de visite. Tu réussis par la parole, l’échange, la polyvalence, et l’on se demande parfois ce que tu fais au juste. Les promotions te viennent volontiers d’une conversation de couloir. Il est possible que tu mènes deux métiers à la fois, dont aucun ne sait que l’autre existe.',
    cancer:
      'Le public t’aime comme on aime quelqu’un de la maison. Tu deviens une figure de tutelle, dans un quartier, à la tête d’une équipe, et ta sensibilité fait partie de la compétence. La critique publique t’atteint dans l’intime. Tu renonces parfois à un poste pour dîner chez toi, et tu ne regrettes pas la soupe.',
    leo: 'On attend de toi de la tenue, et tu en as. La scène, la direction, l’artisanat de luxe, tout ce qui permet une vraie reconnaissance te convient, et tu portes les autres à la hauteur de l’enseigne. Les échecs, tu les habilles. L’admiration, certains mois, te tient lieu de salaire.',
    virgo:
      'Tu montes par la porte de service, à force de bien faire. Les archives, les laboratoires, la restauration des choses fragiles ont besoin d’yeux comme les tiens. On te crédite tard, parce que tu attends la perfection pour demander. À ton pot de départ, on découvre soudain le nombre de tes tâches.',
    libra:
      'Ta carrière s’écrit à deux plumes au moins. On t’emploie, en conseil ou en médiation, pour réunir ce qui s’opposait, avec l’élégance en plus. Tu ne montes pas par coups de coude. Le risque est de faire plaisir à toutes les chaises du comité. Un jour, tu dis non, et le projet devient intéressant.',
    scorpio:
      'Le pouvoir t’attire et te met mal à l’aise, parce que tu sais de quoi il est fait. Tu travailles bien là où ça brûle, dans la crise, la finance, la réparation de ce qui s’est effondré. On te craint un peu. Ta réputation change plusieurs fois de peau, et la dernière est la plus sobre.',
    sagittarius:
      'Un métier qui ne mène nulle part te pèse, un métier qui mène loin te porte. Tu réussis dans l’enseignement, l’international, la parole qui entraîne, et tu prends des risques dont tes supérieurs parlent encore. Les titres te laissent de glace. On te verrait démissionner un vendredi et fêter la chose le lundi.',
    capricorn:
      'Tout, ou presque, semble te préparer à la charge. Tu montes avec lenteur et tu tiens longtemps, tu sers un ouvrage plus grand que toi, tu exiges de toi avant d’exiger. La jeunesse paraît sèche, vue de loin. Une autorité tranquille vient ensuite, et l’on se presse pour travailler avec toi.',
    aquarius:
      'Il y avait le métier prévu, et il y a le tien. Tu fais carrière par écarts, par réseaux, par inventions que l’institution te reprend plus tard en les appelant réforme. La hiérarchie te pèse. On t’invite à des jurys, parce que tu y dis la chose que chacun pensait, en l’ayant pensée plus tôt.',
    pisces:
      'On ne sait comment te présenter, et tu ne le sais pas mieux. L’image, la musique, le soin, les métiers de mer ou de silence te conviennent, et ta place se trouve par affinités. Le salaire est souvent hésitant, la réputation tendre. Des gens gardent en poche un mot de toi dont tu n’as aucun souvenir.',
  },
  11: {
    aries:
      'Dans un groupe, tu allumes. Tu proposes, tu défends un ami sans demander le motif, et la réunion avait commencé avant que tu t’assoies. Les enthousiastes te suivent, les prudents se plaignent du rythme. Tu as de nombreux débuts d’amitié, et quelques amis qui courent à la même allure.',
    taurus:
      'Tes amitiés prennent racine. Une bande choisie à vingt ans, un café fixe, des vacances dans la même maison, et la vie collective a sa charpente. Tu es de ceux qui prêtent un camion. Entrer dans un nouveau cercle te coûte, en sortir plus encore, et tes projets d’avenir ont un arrière-goût de potager.',
    gemini:
      'Ton répertoire est une ville. Tu passes d’un groupe à l’autre, tu mets en relation deux personnes qui cherchaient la même chose, et l’on te doit des couples, des entreprises. L’amitié se nourrit de messages. Dans les heures lourdes, tu t’aperçois que tout le monde te trouvait drôle, et que peu savaient pourquoi.',
    cancer:
      'Tes amis sont de la famille, avec la corvée de ménage. On dort chez toi après les ruptures, tu te souviens des anciens de la classe, et un groupe sans chaleur te fait l’effet d’une salle d’attente. Tu gardes rancune d’une invitation oubliée. L’avenir te semble plus aimable s’il y a un jardin et une grande cuisine.',
    leo: 'Tu es le feu autour duquel on s’assoit, ce dont tu ne te plains que par coquetterie. Tu organises la fête, tu défends ton groupe, tu fais valoir chacun, et tu attends qu’on te le rende. Une amitié sans éclat te semble éteinte. Le rêve d’avenir est grand, et l’on voudrait en être.',
    virgo:
      'Le groupe tient grâce à tes listes. C’est toi qui réserves la salle, qui comptes les chaises, qui écris le mot de remerciement, et que l’on oublie de remercier. Tu as peu d’amis, exacts. Leurs défauts t’irritent et leurs ennuis te mobilisent. Tes projets ont l’avantage d’avoir un devis.',
    libra:
      'En société, l’entente se fait autour de toi. Tu as des amis de tous bords, que tu reçois ensemble, et tu maintiens la paix avec des plats froids. Les rencontres qui comptent viennent souvent de ce cercle. Prendre parti entre deux proches te gâche une saison.',
    scorpio:
      'Peu de gens, pour la vie. Tu ne cherches pas la compagnie, tu cherches des alliés, et la trahison d’un ami te marquerait davantage que celle d’un amour. Dans un collectif, tu vois qui décide vraiment. On croit à de l’indifférence, jusqu’au soir où tu traverses la ville pour quelqu’un.',
    sagittarius:
      'Le bar d’un port, un chœur, un groupe de marche : tes amis parlent plusieurs langues. Tu aimes les projets dont le dossier tient sur un ticket, tu remontes le moral, tu arrives en retard avec du vin. Le futur te paraît ouvert. On t’aime, et l’on te réserve une place sans compter sur l’heure.',
    capricorn:
      'L’amitié a ses devoirs, et tu ne les discutes pas. Tes proches sont souvent plus vieux, ou le sont devenus, et ils savent ce que vaut ta présence aux mauvaises nouvelles. Le bureau de l’association te tombe dessus. Les projets prennent une génération. Tu en souris, parce que le chêne ne s’en plaint pas.',
    aquarius:
      'Tu te sens chez toi dans une bande. Tu y as des gens de tout âge, des opinions qui ne se fréquentent pas, et une indépendance que chacun respecte. L’idéal te tient chaud. Ce que l’on te reproche tient dans un regard lointain, le jour où un ami voulait que tu viennes, toi, sans le reste du groupe.',
    pisces:
      'Tes amitiés ont le flou des lanternes. On s’y retrouve sans s’être cherché, on s’y comprend sans argument, on s’y perd de vue pendant deux ans. Tu prêtes l’oreille aux blessés du cercle, au-delà de tes forces parfois. Le rêve commun t’emporte. L’intendance, par chance, est assurée par un ami au signe solide.',
  },
  12: {
    aries:
      'La colère a peu d’entrées chez toi, donc elle frappe à la fenêtre. Tu retiens ton élan en public et le retrouves la nuit, dans des rêves de course, ou sur un punching-ball. Tu agis volontiers pour ceux qui ne peuvent le faire. La solitude te donne du courage, et la foule te le prend.',
    taurus:
      'Le repos vient par le corps, dans une pièce fermée, avec un bain et peu de lumière. Tu as un trésor dont tu ne dis rien, un talent manuel, un plaisir que tu trouves trop lent pour être montré. Manquer, en secret, t’inquiète. La nature te remet d’aplomb sans poser de questions.',
    gemini:
      'Ton esprit travaille la nuit à des phrases que le jour ne connaîtra pas. Tu tiens un carnet, tu parles en dormant, tu écoutes les autres mieux que tu ne t’entends. Le mental tourne quand la maison dort. Une oreille sûre, ou un dictaphone, peut servir de soupape.',
    cancer:
      'Ce que tu ressens le plus fort, peu de gens l’ont vu. Des souvenirs d’enfance vivent en toi comme une pièce fermée, et il faut du silence pour y retourner. Tu prends soin de loin, par des prières, un chèque, une pensée. L’eau, une chambre et un oreiller valent chez toi bien des discours.',
    leo: 'Ta fierté se cache, et l’on te prend pour quelqu’un d’effacé. Derrière, il y a du théâtre, un besoin d’amour royal, une chanson que tu ne chantes qu’en l’absence de tous. Tu fais briller les autres depuis l’ombre. Certains jours, tout de même, tu chantes fenêtre ouverte.',
    virgo:
      'Tes soucis se rangent en piles. La nuit, tu refais les comptes de la journée, tu crois avoir laissé le gaz, et le matin te trouve avec des cernes impeccables. Tu aides dans l’ombre, avec une précision d’horloge. Le jour où tu laisses une chose de travers, exprès, tu dors jusqu’à dix heures.',
    libra:
      'Une préférence intime, jamais dite, gouverne tes choix. Tu as l’habitude d’effacer ton désir pour que la pièce soit aimable, et le soir tu te demandes de qui tu parlais. La solitude en couple te désole, la solitude tout court t’équilibre. Dans tes rêves, tu prends parti avec fracas.',
    scorpio:
      'Sous la surface, un lac très froid et très pur. Tu supportes dans le secret ce que d’autres raconteraient pendant des années, et tu possèdes une faculté rare, celle de tenir compagnie à la douleur. Les mystères t’appellent. Une partie de ta vie n’appartient qu’à toi, sans avoir besoin d’être expliquée.',
    sagittarius:
      'La foi t’accompagne de nuit. Tu as une philosophie que tu ne montres pas, un pays rêvé dont tu connais les fleuves, une confiance irrationnelle qui ouvre quelquefois les impasses. Les retraites, les cloîtres et les trains de nuit te font du bien. Parfois tu prêches, en secret, devant un chat.',
    capricorn:
      'Un devoir invisible te tient debout. Tu portes la charge de quelqu’un sans que personne ne l’ait mesurée, et la peur de l’échec a ses quartiers là, dans un bureau sans fenêtre. Le repos te semble un luxe d’enfant. Avec le temps, la solitude cesse d’être une punition pour devenir une réserve d’air.',
    aquarius:
      'Tu as en secret un esprit beaucoup plus libre que ta façade. Les révolutions se passent la nuit, en pensées, et deviennent le jour des gestes minuscules. Le cercle, parfois la famille, te paraît un pays étranger, sans qu’on sache pourquoi. Un ami de l’autre côté de la planète te comprend en trois lignes.',
    pisces:
      'La mer est juste derrière la cloison. Tu rêves en plein jour, tu sais des choses sans les avoir apprises, et la présence des autres te traverse. La solitude te recharge comme un port. Ce qu’il faut savoir, c’est l’heure à laquelle on ferme, et à qui l’on confie la barre.',
  },
};
