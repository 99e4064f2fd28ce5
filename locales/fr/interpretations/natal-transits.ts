import type { NatalTransitTexts } from '../../interpretation-types.ts';

/** A planet of the sky meeting a point of a birth chart. */
export const natalTransits: NatalTransitTexts = {
  sun: {
    sun: {
      joined:
        'Voici le retour annuel du Soleil à sa place de naissance : souffle tes bougies, puis résume en une ligne l’année que tu voudrais.',
      flowing:
        'Rien à forcer aujourd’hui, puisque le Soleil s’accorde avec celui de ta naissance. Ce service que tu n’osais pas demander paraît soudain tout simple.',
      tense:
        'Contredire ton avis peut devenir, pour un jour, le sport du bureau. L’orgueil se dresse, tant le Soleil, même face à lui-même, veut le premier rang.',
    },
    moon: {
      joined:
        'Le Soleil éclaire ta Lune, donc tes besoins, comme une veilleuse une chambre d’enfant. Rentre tôt, cuisine un plat de famille, dis ce qui te manque.',
      flowing:
        'Tête haute et cœur tendre vont ensemble, puisque le Soleil ménage ta Lune. Un proche pourrait l’entendre dans ta voix dès le premier mot.',
      tense:
        'Tirer la couverture à soi ou la céder ? Ta volonté et ton humeur se chamaillent depuis le petit déjeuner ; mange, dors, puis décide.',
    },
    mercury: {
      joined:
        'Tes idées sortent au soleil et l’on t’écoute. Envoie ce message en brouillon depuis lundi, en retirant les deux premières phrases d’excuse.',
      flowing:
        'Un coup de fil suffit parfois à débloquer ce qui traînait. Ton propos est clair, car le Soleil prête sa lumière à Mercure.',
      tense:
        'Attention aux grandes explications données trop fort : tu peux avoir raison et lasser la tablée. Pose une question, écoute jusqu’au point final.',
    },
    venus: {
      joined:
        'Quelqu’un te sourit un peu plus longtemps que nécessaire. L’affection colore ces journées, et ta chemise préférée y est peut-être pour quelque chose.',
      flowing:
        'Acheter des pivoines sans occasion, voilà qui ressemble à ton jour. Le Soleil réchauffe ta Vénus, si bien que plaire te coûte peu.',
      tense:
        'Veux-tu vraiment cette veste, ou que l’on te trouve bien dedans ? Le besoin de plaire tire sur le portefeuille ; attends demain matin.',
    },
    mars: {
      joined:
        'Ça démarre au quart de tour. Comme le Soleil attise Mars, ton énergie cherche un but : cours, bricole, tranche, sinon elle klaxonnera après le voisin.',
      flowing:
        'Le courage vient sans grimace. Attaque la tâche que tu contournais, celle du dessus de la pile ; elle pourrait céder avant midi.',
      tense:
        'Un mot de travers, et tu montes sur tes ergots. Garde la flamme pour un effort physique, et laisse l’adversaire supposé finir son sandwich.',
    },
    jupiter: {
      joined:
        'Grande respiration : l’optimisme revient s’asseoir près de toi, des projets plein les poches. Au coucher, l’un d’eux brille encore ; c’est peut-être le bon.',
      flowing:
        'Demande un peu plus que d’ordinaire, la journée s’y prête. Jupiter agrandit ce que le Soleil éclaire, d’où cette confiance que tu communiques aux autres.',
      tense:
        'Oui à l’invitation, oui au dossier, oui au dessert : l’enthousiasme déborde. Relis ton agenda avant d’ajouter une ligne, quelqu’un y compte déjà.',
    },
    saturn: {
      joined:
        'Le Soleil supprime l’ombre, c’est pourquoi tes obligations te regardent en face. Une tâche finie proprement, même petite, peut te rendre ta fierté ce soir.',
      flowing:
        'Du solide, aujourd’hui. Grâce à Saturne, qui tient la mesure, ranger, prévoir, honorer ta parole donnent un contentement tranquille de bon artisan.',
      tense:
        'Pourquoi le blâme tombe-t-il si souvent quand on voudrait briller ? Parce que Saturne note ce que le Soleil montre ; garde la correction utile.',
    },
    uranus: {
      joined:
        'Change de trottoir, de recette, d’avis si cela te chante. Le Soleil touche Uranus, d’où cette part indocile qui s’étire un jour ou deux.',
      flowing:
        'Une idée saugrenue trouve preneur, et tu t’amuses de ta propre étrangeté. Comme le Soleil sourit à ton Uranus, elle ne se cache plus.',
      tense:
        'Les consignes te grattent comme une étiquette dans le cou. Coupe celle qui gêne, garde le vêtement : un caprice coûte parfois cher.',
    },
    neptune: {
      joined:
        'Derrière la vitre du bus, tu rêves les yeux ouverts. Neptune aime les artistes et ignore l’heure, d’où ce jour doux et flou.',
      flowing:
        'Tu devines ce qui ferait plaisir, comme si la pièce te le soufflait. Ton rêve mérite bien une heure avant la vaisselle.',
      tense:
        'Où étaient donc ces clés ? Un flottement passager brouille tes contours, et l’on te prête des intentions que tu n’avais pas.',
    },
    pluto: {
      joined:
        'Comme le Soleil éclaire Pluton, une vérité cachée se laisse regarder. Sers-toi de cette intensité pour trier, plutôt que pour convaincre.',
      flowing:
        'Sans élever la voix, tu obtiens qu’on t’écoute. Cette force discrète peut servir à clore une affaire qui te mangeait des heures.',
      tense:
        'Bras de fer en vue, peut-être pour un simple réglage de chauffage. Lâche la manette deux minutes et regarde ce qui se passe.',
    },
    ascendant: {
      joined:
        'Entre quelque part et l’on tourne la tête. Le Soleil se lève sur ton Ascendant, donc sur ton visage ; bon jour pour une photo ou une rencontre.',
      flowing:
        'Les présentations se font toutes seules sur le pas de la porte. Ton allure inspire confiance, même au chien de la maison.',
      tense:
        'Face à toi, un regard renvoie une image qui pique. Elle contient un peu de vrai ; le reste appartient à la personne qui regarde.',
    },
    midheaven: {
      joined:
        'Ton nom circule dans le couloir, tes efforts sortent de l’ombre. Comme le Soleil occupe le sommet, tout se voit, mercis oubliés compris.',
      flowing:
        'Côté métier, une porte s’entrouvre sans grincer. Montre où tu veux aller ; une personne bien placée pourrait avoir dix minutes pour toi.',
      tense:
        'La réunion s’allonge, le dîner refroidit. Entre la maison et la réputation, tu ne peux contenter tout le monde : préviens tôt, puis choisis.',
    },
  },
  mercury: {
    sun: {
      joined:
        'Dis « je », simplement. Comme Mercure touche ton Soleil, ta pensée et toi n’avez qu’une voix, et une lettre très personnelle sonnerait juste.',
      flowing:
        'Le mot juste arrive pendant la conversation, pour une fois, au lieu d’attendre le palier. Expliquer un projet qui te ressemble devient un plaisir.',
      tense:
        'Qu’un collègue corrige une seule de tes virgules, et tu crois à un procès. Mercure chipote et le Soleil tient à sa dignité, d’où la piqûre.',
    },
    moon: {
      joined:
        'Un vieux surnom peut revenir dans un message et te ramener en enfance. Grâce aux mots que Mercure prête à la Lune, le cœur se raconte.',
      flowing:
        'Bavarder en épluchant des légumes peut valoir une longue séance d’aveux. Les mots et l’humeur s’entendent, et un silence confortable fait le reste.',
      tense:
        'Relis ce SMS demain. Mercure argumente pendant que ta Lune boude, si bien que ta réponse de ce soir risque de viser à côté.',
    },
    mercury: {
      joined:
        'Tout s’écrit, s’apprend, se raconte, car Mercure repasse à sa place de naissance et ton esprit pétille. Garde un stylo près du lit, les idées tardent à dormir.',
      flowing:
        'Côté paperasse, l’heure est clémente. Formulaires, rendez-vous, petites annonces filent comme sur un parquet ciré ; traites-en quatre d’affilée.',
      tense:
        'Trois versions d’un même fait circulent, dont la tienne. Vérifie l’adresse, la date, le destinataire, et accepte de dire que tu avais mal lu.',
    },
    venus: {
      joined:
        'Écris-lui. Les tournures viennent seules, puisque Mercure passe sur ta Vénus, et une amitié endormie n’attend qu’une ligne pour rouvrir un œil.',
      flowing:
        'Les bons mots ont du charme, tant Mercure et Vénus s’amusent. Un cadeau bien choisi, accompagné d’une ligne drôle, pourrait toucher plus que prévu.',
      tense:
        'Une remarque sur les rideaux, et l’entente se froisse. Tu peux défendre ton goût avec esprit sans épingler celui des autres.',
    },
    mars: {
      joined:
        'Mars pimente Mercure, si bien que le moindre guichet devient tribune. Les arguments peuvent brûler un peu, pourvu que la personne en face reste entière.',
      flowing:
        'Comme Mercure et Mars s’entendent, penser et agir ne font qu’un. Passe l’appel difficile en marchant, avec ta première phrase préparée.',
      tense:
        'Tu as tapé le message en majuscules, et le pouce hésite. Range le téléphone dans une autre pièce pendant que la soupe chauffe.',
    },
    jupiter: {
      joined:
        'De quoi parlerais-tu si l’on te donnait une heure de radio ? Jupiter hisse Mercure sur ses épaules, donc tu vois loin : lis, propose.',
      flowing:
        'Une bonne nouvelle peut arriver par un détour : un cousin, un panneau d’affichage. Comme Jupiter l’encourage, Mercure y court avant d’avoir lu les détails.',
      tense:
        'Jupiter arrondit les chiffres de Mercure, si bien que l’anecdote devient légende. Raconte-la, mais note la vraie somme au bas du devis.',
    },
    saturn: {
      joined:
        'Lecture lente, crayon en main, parce que Saturne ralentit Mercure pour mieux voir. Le contrat, le plan, la conversation d’adulte trouvent là leur moment.',
      flowing:
        'Ranger ses idées comme des bocaux étiquetés procure un plaisir réel. Les gens prudents aiment cela aussi, et ton calendrier pourrait les convaincre.',
      tense:
        'Ton interlocuteur soupire, consulte sa montre, réclame la preuve. Reprends depuis le début, plus court, et ne confonds pas un doute avec un refus.',
    },
    uranus: {
      joined:
        'Éclair sous la douche : la solution vient d’un angle inattendu. Saisis-la tout de suite, même sur la buée du miroir.',
      flowing:
        'Les outils neufs t’obéissent volontiers. Une question bizarre, posée au bon moment, peut te valoir une réponse plus bizarre encore, et très utile.',
      tense:
        'Coupure de réseau, peut-être, et pensée qui saute du coq à l’âne : Uranus presse Mercure, d’où ces trous dans le programme.',
    },
    neptune: {
      joined:
        'Neptune rêve, Mercure note, de là ces mots venus tout seuls. Écris ton rêve avant le café, et relis les consignes après.',
      flowing:
        'Les sous-entendus te parviennent avec une netteté rare. Bon moment pour un poème, une confidence, une chanson traduite à l’oreille.',
      tense:
        'Malentendu probable, car Neptune embue ce que Mercure écrit. Les on-dit prospèrent, et une confirmation à voix haute épargne une soirée devant un rideau baissé.',
    },
    pluto: {
      joined:
        'Creuse cette question. Pluton attire Mercure sous les apparences, si bien qu’une phrase dite à mi-voix peut lever un vieux secret.',
      flowing:
        'L’enquête te va bien : une archive, deux indices recoupés, et la cause se montre. La décision d’après peut s’en trouver simplifiée.',
      tense:
        'Mettre l’autre au pied du mur ferait peut-être gagner la manche. Demande-toi si tu veux son aveu ou sa confiance.',
    },
    ascendant: {
      joined:
        'Bonjour à la boulangère, au facteur, au nouveau du quatrième : tes jours sont bavards. On retient ton timbre et ta façon d’expliquer.',
      flowing:
        'Tu sonnes chez les voisins, et le ton te vient tout seul. Les premières minutes d’un entretien ou d’une rencontre te sont plutôt favorables.',
      tense:
        'Tes paroles et ta mine se contredisent, et l’on croit la mine. Souris si tu plaisantes, précise si tu parles sérieusement.',
    },
    midheaven: {
      joined:
        'Objet du courriel : toi. On parle de ton travail, on te consulte, et un exposé bien mené peut marquer les esprits.',
      flowing:
        'Un bon intitulé fait la moitié du chemin. Mets à jour ton CV, contacte cette responsable, décris ta vocation en termes simples.',
      tense:
        'Pour un peu, le chef recevrait la plaisanterie destinée à la famille. Sépare les fils de discussion, et parle à chacun selon sa place.',
    },
  },
  venus: {
    sun: {
      joined:
        'Plaire te demande moins d’efforts, comme si l’on avait tamisé les lampes. Il ne te reste qu’à laisser à d’autres le plaisir de te choisir.',
      flowing:
        'Douceur des jours où l’on te rend la monnaie avec un mot gentil. Ton éclat attire ; un déjeuner sans calcul pourrait s’éterniser.',
      tense:
        'Céder par amabilité, puis bouder en rentrant : la manœuvre est connue. Dis ta préférence dès le choix du film.',
    },
    moon: {
      joined:
        'Un bain chaud, un vieux gilet, une voix tendre. Vénus vient choyer ta Lune, d’où ce goût du confort, reçu ou offert.',
      flowing:
        'Reçois du monde, même sur des tabourets dépareillés. L’affection circule chez toi sans façons, et chacun repart avec un reste de gâteau.',
      tense:
        'Qui doit consoler qui, ce soir ? La Lune veut des bras, Vénus des fleurs, donc tout se croise ; demande un câlin.',
    },
    mercury: {
      joined:
        'Comme Vénus adoucit Mercure, les compliments te viennent, parfois en rimes. Une conversation charmante peut prendre racine ; tends l’oreille autant que le sourire.',
      flowing:
        'Carte postale, mémo vocal, petit mot sous l’essuie-glace : dis du bien. Vénus polit, Mercure écrit, donc un différend s’apaise mieux.',
      tense:
        'À vouloir ne vexer personne, ta politesse devient collante. Une phrase vraie, dite gentiment, ferait circuler l’air entre vous deux.',
    },
    venus: {
      joined:
        'Chaque année, Vénus revient à ton point de départ sentimental. Certains attachements ont fleuri, d’autres peuvent quitter la table ; change au moins la nappe.',
      flowing:
        'Tes goûts et tes amours marchent bras dessus, bras dessous. Une exposition, un parfum, un visage : tout plaît sans qu’on cherche pourquoi.',
      tense:
        'Comme Vénus se contredit, le cœur hésite entre deux vitrines. Avant de reprocher à l’autre sa tiédeur, demande-toi ce que tu désires.',
    },
    mars: {
      joined:
        'L’attrait passe à l’acte, et les oreilles rougissent. Un premier pas plein de panache t’irait bien ; le second revient à l’autre.',
      flowing:
        'Séduire sans forcer, voilà ton talent du moment. Le désir et la douceur jouent au badminton, et le volant reste longtemps en l’air.',
      tense:
        'Vénus attend et Mars réclame, d’où le chaud et le froid que tu souffles. Si une querelle naît, cherche le désir caché dessous avant la réplique.',
    },
    jupiter: {
      joined:
        'Table ouverte, rires, un toast aux absents : tes jours sont généreux. Le porte-monnaie s’en souviendra peut-être mercredi, le cœur un peu plus longtemps.',
      flowing:
        'Une gentillesse faite jadis pourrait te revenir agrandie. Accepte le coup de main, la bonne place, le fruit offert par le primeur.',
      tense:
        'Trop de crème sur la tarte, car Jupiter ressert Vénus. Tu donnes, tu achètes, tu promets ; choisis un seul excès, celui dont tu riras.',
    },
    saturn: {
      joined:
        'L’amour parle peu et répare la poignée. Comme Saturne interroge Vénus, tu mesures la valeur des liens durables ; remercie quelqu’un de constant.',
      flowing:
        'Avec le temps, telle amitié a pris la couleur du bois huilé. Un rendez-vous régulier, une parole tenue, et le lien gagne encore en grain.',
      tense:
        'Un jour sans nouvelles et tu doutes, car Saturne fait toujours attendre Vénus. Le silence a peut-être un emploi du temps chargé ; offre-toi la douceur attendue.',
    },
    uranus: {
      joined:
        'Coup de cœur pour une coupe de cheveux, une voix inconnue, un accordéon. Goûte la surprise et attends un peu avant de déménager tes sentiments.',
      flowing:
        'L’amitié sort des chemins balisés, car Uranus rend Vénus curieuse. Un dîner par terre ou une fête sans motif peuvent rajeunir un lien.',
      tense:
        'Vénus serre, Uranus desserre, c’est pourquoi l’étreinte paraît trop étroite. Accordez-vous un après-midi chacun de votre côté, avec l’heure du retour sur le frigo.',
    },
    neptune: {
      joined:
        'Violons, pénombre, regard qui s’attarde : on s’éprendrait d’une silhouette, tant Neptune flatte Vénus. Rallume le plafonnier avant de promettre.',
      flowing:
        'La tendresse se passe d’explications, une main posée suffit. Un fou rire à deux peut effacer la maladresse de la veille.',
      tense:
        'Aimes-tu cette personne, ou l’affiche que tu en as peinte ? Ton cœur prête beaucoup ; fais-lui signer un reçu.',
    },
    pluto: {
      joined:
        'Aimer prend un goût de réglisse noire. Pluton creuse Vénus, donc l’intensité peut rapprocher, à condition de laisser à l’autre ses tiroirs.',
      flowing:
        'Un aveu profond trouve ici une oreille sûre. Ta façon d’aimer gagne en force quand tu montres aussi la cicatrice.',
      tense:
        'Compter les regards de l’autre vers la porte n’apaise rien. Appelle ta jalousie par son prénom et propose une promenade.',
    },
    ascendant: {
      joined:
        'Grâce à Vénus sur ton Ascendant, même ton imperméable a du chic. Un sourire rendu, et la file d’attente devient fréquentable.',
      flowing:
        'Tes manières ouvrent la voie, l’élégance se loge dans un détail. En fin de soirée, les amis de tes amis demandent parfois ton numéro.',
      tense:
        'Arrondir les angles à tout bout de champ te fait perdre ta forme. En couple ou entre amis, garde un avis bien à toi.',
    },
    midheaven: {
      joined:
        'Le bureau s’adoucit, puisque Vénus brille à ton Milieu du Ciel. Soigne la présentation, apporte des brioches, parle de ce que tu aimes faire.',
      flowing:
        'Ton tact devient un outil de travail. Une alliance, un client charmé, un décor réussi peuvent servir ta réputation.',
      tense:
        'Ton amour voudrait une soirée, ta direction voudrait un rapport. Les deux peuvent patienter si tu annonces l’ordre de passage.',
    },
  },
  mars: {
    sun: {
      joined:
        'Moteur en marche, mains qui fourmillent, car Mars recharge ton Soleil. Vise un but précis et prends la balle au bond plutôt que la mouche.',
      flowing:
        'Ton oui est net, ton non aussi. Un élan pareil déplace les meubles et entraîne, au passage, une personne qui hésitait.',
      tense:
        'Qu’un automobiliste te coupe la route, et toute la journée s’enflamme. Dépense cette colère à battre les tapis avant de retrouver les tiens.',
    },
    moon: {
      joined:
        'Les portes de placard claquent un peu. À cause de Mars, ta Lune est à vif : dis l’irritation tant qu’elle tient dans une phrase.',
      flowing:
        'Ton instinct a du muscle, car Mars sert ta Lune : il défend les tiens et secoue les édredons dans le même mouvement.',
      tense:
        'À fleur de peau, tu entends un reproche dans le bruit des couverts. Sors faire le tour du quartier, puis parle de l’essentiel.',
    },
    mercury: {
      joined:
        'Comme Mars affûte Mercure, ta pensée a des ciseaux. Coupe dans le texte, tranche un débat, et rends l’outil par le manche.',
      flowing:
        'Tu convaincs plus vite, puisque Mars met du nerf dans Mercure. Défends ton idée en dix minutes chrono, elle supportera la concision.',
      tense:
        'Avant de cliquer sur envoyer, regarde passer un train entier. Une réplique brillante peut te coûter trois cafés de réconciliation.',
    },
    venus: {
      joined:
        'Le désir frappe trois coups, comme au théâtre. Entre en scène sans armure, et demande si l’envie est partagée.',
      flowing:
        'Audace et douceur font équipe. Invite, cuisine épicé, joue des coudes au marché pour le melon qui te plaît.',
      tense:
        'Vouloir tout de suite, c’est mordre dans la poire encore verte. Laisse l’envie mûrir une nuit, et vois ce que l’autre en dit.',
    },
    mars: {
      joined:
        'Tous les deux ans environ, ton énergie repart à zéro, bottes aux pieds. Choisis le combat qui mérite ce nouveau départ.',
      flowing:
        'Les gestes tombent bien, le corps suit. Mars retrouve son propre pas, d’où ce rythme que tu peux tenir.',
      tense:
        'Deux volontés dans un passage étroit. Si tu pousses, ça coince ; recule d’un pas, regarde où se faufiler, repars.',
    },
    jupiter: {
      joined:
        'Vise haut, puisque Jupiter gonfle la voile de Mars. Une compétition amicale ou une belle ascension te conviendrait.',
      flowing:
        'Tenter le coup en bonne forme, avec la brise dans le dos : la formule te sourit. Une candidature ou un match amical en profiteraient.',
      tense:
        'Cent kilomètres à vélo, sans entraînement, vraiment ? Comme Jupiter prête à Mars des jambes imaginaires, coupe le programme en deux.',
    },
    saturn: {
      joined:
        'Frein à main serré, pied au plancher : d’où l’odeur de brûlé. Mars veut l’arrivée, Saturne le contrôle, et une tâche ardue les réconcilie parfois.',
      flowing:
        'Effort mesuré, clou enfoncé droit. Saturne dose la force de Mars, si bien que le gros œuvre avance à vue d’œil.',
      tense:
        'Non, répond le règlement, et tes poings se ferment. Cherche la marge permise avant de donner de l’épaule contre la porte.',
    },
    uranus: {
      joined:
        'Étincelles au bout des doigts, puisque ni Mars ni Uranus ne patientent. Romps avec une habitude en gardant une main sur la rampe.',
      flowing:
        'Uranus invente, Mars exécute, donc improviser te réussit. Essaie l’outil à l’envers, l’autre itinéraire, la réponse que personne n’attendait.',
      tense:
        'Ordres reçus, cheveux hérissés. Ta liberté se cabre pour un détail ; ralentis le geste, et choisis une désobéissance qui serve.',
    },
    neptune: {
      joined:
        'Comme Neptune prête un rêve à Mars, une cause te ranime mieux qu’un ordre. L’effort reste flou par moments : fixe l’heure de fin.',
      flowing:
        'Ton corps sait où il va, comme on nage la nuit sans lampe. L’aide que tu donnes passe inaperçue et tombe juste.',
      tense:
        'Le lacet se défait à chaque pas. Neptune dilue l’élan de Mars, donc repose-toi sans remords et demande ce qui te freine.',
    },
    pluto: {
      joined:
        'Pluton entraîne Mars sous terre, d’où une détermination de spéléologue au bout de sa galerie. Emploie-la à une tâche profonde, loin des gens qui t’agacent.',
      flowing:
        'Puissance contenue, coup juste : tu peux arracher la souche qui gênait tout le jardin. Les voisins verront surtout un trou bien net.',
      tense:
        'La victoire à tout prix arrive souvent avec l’addition. Dans ce rapport de force, dis ta limite une fois, puis quitte l’arène.',
    },
    ascendant: {
      joined:
        'On t’entend arriver, talons ou baskets. Comme Mars réveille l’Ascendant, ta présence ouvre la marche sans bousculer les timides.',
      flowing:
        'Allure vive, poignée de main ferme : ces jours-ci, tu entreprends volontiers. Un sport à plusieurs ou une démarche directe te profite.',
      tense:
        'Une personne te cherche, ou c’est toi qui avances le menton. Les épaules baissées, la même phrase peut devenir une conversation.',
    },
    midheaven: {
      joined:
        'Mars touche ton Milieu du Ciel, d’où cette cloche de premier round. Prends l’initiative que tout le monde évite et signe-la.',
      flowing:
        'Ton ambition a les manches retroussées et le ton juste. La mission que tu convoites n’attend peut-être qu’une question posée à temps.',
      tense:
        'Chef pressé, famille impatiente, et toi au milieu avec une bouilloire qui siffle. Tiens un front à la fois, le plus simple d’abord.',
    },
  },
  jupiter: {
    sun: {
      joined:
        'Une fois tous les douze ans environ, la chance te demande ton prénom. Comme Jupiter donne du champ à ton Soleil, dis tout haut ton ambition.',
      flowing:
        'La confiance te va bien ces semaines-ci, comme un manteau enfin à ta taille. Une aide peut venir d’une personne qui croit en toi.',
      tense:
        'Tu vises la lune avec un ticket de métro. L’élan est beau ; pendant quelques semaines, vérifie les moyens avant d’annoncer la fête.',
    },
    moon: {
      joined:
        'Jupiter ouvre grand ta Lune, si bien que quelqu’un pourrait dormir au salon. La maison y gagne en chaleur, la salle de bains en embouteillages.',
      flowing:
        'Bienveillance dans les murs : tu te sens mieux chez toi et les proches y reviennent. Une vieille bouderie pourrait fondre au-dessus d’un plat de lasagnes.',
      tense:
        'Consoler tout l’immeuble finit par vider la théière. Tes élans sont sincères ; garde-toi chaque semaine une soirée sans visites.',
    },
    mercury: {
      joined:
        'Une conversation de train pourrait ouvrir tes volets. Jupiter aiguise l’appétit de Mercure, de là ce goût de l’étude, avec une place pour le doute.',
      flowing:
        'Apprendre redevient un jeu. Les bonnes informations te parviennent, un contrat s’éclaire, un voyage se prépare sur le tapis du salon.',
      tense:
        'Beaucoup de phrases, peu de dates, car Jupiter fait sauter des pages à Mercure ; relis les petites lignes et raccourcis.',
    },
    venus: {
      joined:
        'Pendant quelques semaines, l’amour et le plaisir mettent une rallonge au banquet. Reçois ce qui t’est offert sans calculer ce que tu dois.',
      flowing:
        'La saison t’est favorable, surtout près du buffet : une rencontre, un rire, et l’on se ressert. Une fête modeste suffit à l’affection.',
      tense:
        'Encore un cadeau, encore un oui, encore un soir dehors. Vénus veut plaire, Jupiter ne sait pas compter, donc connais ton budget et ta mesure.',
    },
    mars: {
      joined:
        'Forces neuves, goût du large : tu ouvrirais bien trois chantiers. Prends le plus beau, et donne-lui des semaines plutôt que des cris.',
      flowing:
        'Oser te réussit mieux que d’ordinaire. Un défi sportif, une candidature, un projet d’équipe profitent de ce regain ; prépare ton sac la veille.',
      tense:
        'Faire simple ou faire géant ? Jupiter promet ce que Mars devra courir, donc avance par étapes ; la dernière côte réclame encore des jambes.',
    },
    jupiter: {
      joined:
        'Nouveau tour de roue : un cycle de douze ans commence. Rappelle-toi ce que tu espérais au précédent, et formule un vœu plus vaste.',
      flowing:
        'Ce qui s’offre et ce que tu crois se donnent la main. Quelques semaines pour enseigner, partir, apprendre, dire merci.',
      tense:
        'Jupiter s’ajoute à Jupiter, d’où ces promesses un peu vastes. Trie les espoirs comme on trie des graines, et sème peu.',
    },
    saturn: {
      joined:
        'Dans le couloir de tes devoirs, l’air entre, puisque Jupiter visite Saturne. Tu peux élargir ce que tu construisais, sans brûler d’étape.',
      flowing:
        'Saturne cautionne ce que Jupiter espère, donc prudence et audace s’accordent. L’étage que tu n’osais pas bâtir repose sur des murs secs.',
      tense:
        'Partir ou rester finir ? L’envie d’élargir bute contre la liste des obligations ; négocie une permission plutôt qu’une évasion.',
    },
    uranus: {
      joined:
        'Besoin d’air, de grands sauts, d’inédit, tant Jupiter encourage Uranus. Une occasion surprenante mérite un oui, après une nuit de réflexion.',
      flowing:
        'La liberté t’envoie une carte d’embarquement. L’occasion a l’air bancale, sort du programme, et te ressemble davantage que le plan.',
      tense:
        'Tout plaquer fait une belle chanson. Écoute-la en entier, puis garde le refrain utile : un peu plus d’espace, sans incendie.',
    },
    neptune: {
      joined:
        'Tes rêves prennent le grand format, puisque Jupiter tend la toile. La peinture ou l’entraide peuvent te porter, avec une voix terre à terre non loin.',
      flowing:
        'Imaginer devient nourrissant. Un bord de mer hors saison pourrait rendre du sens à des semaines qui en manquaient.',
      tense:
        'Méfie-toi des miracles vendus par correspondance. L’espoir est une belle boussole quand on vérifie, de temps en temps, le nord.',
    },
    pluto: {
      joined:
        'Ta force avait une pièce dont tu ignorais l’entrée. Un projet à terre pourrait s’y relever en quelques semaines.',
      flowing:
        'Remonter la pente se fait sans éclat, un appui après l’autre. Une personne influente ou une vérité assumée peut accélérer les choses.',
      tense:
        'Jupiter prêche, Pluton n’en démord pas, si bien qu’une cause juste s’use à force. Pose ton mégaphone ; une influence durable supporte la contradiction.',
    },
    ascendant: {
      joined:
        'Jupiter passe sur l’Ascendant, donc, quand tu ris, la pièce s’agrandit. On te remarque, et la place offerte est plus large que prévu.',
      flowing:
        'Ta bonne humeur précède ta valise. Pendant quelques semaines, les rencontres s’ouvrent vite, surtout avec les gens venus d’ailleurs.',
      tense:
        'L’autre en fait des tonnes, à moins que ce ne soit toi. Entre deux grands gestes, laisse un silence où l’on puisse répondre.',
    },
    midheaven: {
      joined:
        'Jupiter atteint ton sommet, de là ce travail qui regarde vers le haut. Ce qui te grandit mérite un oui, une fois les conditions lues.',
      flowing:
        'Une recommandation peut faire son chemin jusqu’au bon bureau. Montre tes ambitions sans trompette, elles trouvent ces semaines-ci des oreilles attentives.',
      tense:
        'Ton métier gonfle comme une pâte au soleil et prend toute la cuisine. Réserve un coin de table à ta vie.',
    },
  },
  saturn: {
    sun: {
      joined:
        'Parce que Saturne éprouve ton Soleil, ces mois te demandent qui tu es. Choisis une responsabilité qui te ressemble et dépose celles d’emprunt.',
      flowing:
        'La persévérance donne son fruit sec et bon. Tes efforts de longue date peuvent recevoir une forme, un titre, une reconnaissance sans tapage.',
      tense:
        'Monter avec le vent de face fatigue, et tu peux douter de toi. Le Soleil veut paraître, Saturne fait attendre, d’où ces joies ajournées.',
    },
    moon: {
      joined:
        'La maison paraît plus silencieuse, car Saturne baisse la voix de ta Lune. Ces mois t’apprennent à te tenir compagnie ; une voix fidèle y compte double.',
      flowing:
        'Grâce aux bords que Saturne lui donne, ta Lune range ses émotions. Une habitude simple peut te donner plusieurs mois d’assise.',
      tense:
        'Faut-il vraiment serrer les dents pour mériter un peu de tendresse ? Saturne rudoie ta Lune, d’où ce poids ; dis ta fatigue avant qu’elle durcisse.',
    },
    mercury: {
      joined:
        'Penser devient un métier de précision. Saturne relit par-dessus ton épaule, donc les pages sont rares et tu peux les signer.',
      flowing:
        'Ton esprit construit, règle en main, car Saturne guide Mercure. Un apprentissage exigeant avance bien, avec l’appui de gens d’expérience.',
      tense:
        'Saturne objecte avant que Mercure finisse, d’où ces mots au compte-gouttes. Accorde-toi un brouillon sans juge avant la version propre.',
    },
    venus: {
      joined:
        'L’affection se vérifie à l’usage, puisque Saturne n’aime que le durable. Ces mois invitent à choisir qui compte, et à le dire sobrement.',
      flowing:
        'Un lien peut prendre de la charpente : on parle bail, partage des tâches, vacances d’été. La tendresse gagne à cette part d’organisation.',
      tense:
        'Saturne refroidit Vénus, d’où quelques mois maigres pour les plaisirs, parfois pour le couple. Garde une douceur par jour, et ne juge aucun amour sur son hiver.',
    },
    mars: {
      joined:
        'Au pas, comme un rouleau compresseur : ton énergie ralentit et gagne en poids. Ménage tes forces, aplanis un seul terrain.',
      flowing:
        'Endurance en hausse, gestes économes. Un entraînement suivi ou un ouvrage difficile peut trouver là son meilleur trimestre.',
      tense:
        'Mars s’élance, Saturne exige trois tampons, d’où cette colère rentrée : transforme-la en plan écrit, et va chercher le premier tampon.',
    },
    jupiter: {
      joined:
        'Jupiter espère, Saturne vérifie, donc l’enthousiasme passe son contrôle technique. Ces mois trient tes projets et gardent ceux qui roulent.',
      flowing:
        'Croître sans craquer, c’est la bonne cadence. Un projet raisonnable peut rassembler ses appuis, trouver sa place et sa saison.',
      tense:
        'Freiner un rêve n’oblige pas à l’abandonner. Pendant quelques mois, taille comme au verger : moins de branches, davantage de sève.',
    },
    saturn: {
      joined:
        'Environ tous les vingt-neuf ans, Saturne revient à son point de départ et inspecte les fondations. Garde ce que tu as choisi, révise ce que d’autres ont décidé.',
      flowing:
        'Les années travaillent pour toi. Une règle apprise jadis à contrecœur se révèle utile, et la suite du chantier paraît lisible.',
      tense:
        'Examen de mi-parcours : quelque chose dans l’édifice grince. Un engagement a vieilli, et le réviser clause par clause peut rendre de l’air.',
    },
    uranus: {
      joined:
        'Comment rester libre avec un horaire ? Cherche la réponse au fil des mois : donne à ton originalité un cadre, une date, un atelier.',
      flowing:
        'Réformer en douceur, voilà un art. Au fil des mois, tu peux changer une méthode vieillie en gardant tout l’équipage à bord.',
      tense:
        'L’ancien code et le nouveau se disputent l’interrupteur. Entre les prudents et les pressés, tu peux servir d’interprète pendant quelques mois.',
    },
    neptune: {
      joined:
        'Un rêve passe à l’établi. S’il supporte la lime et la colle pendant quelques mois, il pourrait tenir debout.',
      flowing:
        'Jour après jour, l’inspiration vient au rendez-vous fixé. Ta fidélité à une pratique modeste lui donne enfin une adresse.',
      tense:
        'Saturne lève la brume, c’est pourquoi le décor montre ses clous. Déception, parfois ; mais une idée vraie supporte bien le plein jour.',
    },
    pluto: {
      joined:
        'Comme Saturne rationne Pluton, tu apprends à ménager ta force. Plusieurs luttes s’éteignent d’elles-mêmes au fil des mois ; il reste celle qui te fonde.',
      flowing:
        'Travail de fond, presque minéral. Ce que tu reprends en main ces mois-ci, une dette, une peur, un dossier, peut trouver un règlement durable.',
      tense:
        'Un bloc de granit barre la route, et tu voudrais le pousser à mains nues. Cherche un levier, un délai, quelqu’un pour compter jusqu’à trois.',
    },
    ascendant: {
      joined:
        'Ton visage se fait plus grave, puisque Saturne traverse ton Ascendant. Pendant ces mois, ton allure se simplifie, et certaines demandes cessent toutes seules.',
      flowing:
        'Ta parole pèse, parce que Saturne te fait parler peu. Cette tenue tranquille attire des alliances durables, de celles qui supportent les lundis.',
      tense:
        'Certaines relations réclament un contrat plus clair. Dis ce que tu peux porter, et rends à l’autre son cartable.',
    },
    midheaven: {
      joined:
        'Saturne culmine, si bien qu’une étape de carrière peut porter ses fruits ou se clore. Assume la charge, et demande-toi si ce sommet est le tien.',
      flowing:
        'Au fil des mois, ta constance finit par avoir des témoins. Une fonction plus stable peut se dessiner ; prépare ton dossier.',
      tense:
        'Le toit peut fuir pendant que la direction réclame un bilan. La saison est raide ; tiens l’essentiel, refuse une charge, dors.',
    },
  },
  uranus: {
    sun: {
      joined:
        'Tu ne te reconnais plus dans le rôle, et c’est peut-être une bonne nouvelle. Sur une année ou deux, montre des bouts de l’original.',
      flowing:
        'Changer devient facile comme ouvrir une lucarne. Une liberté d’allure te gagne, et tes premiers alliés sortent de coins où tu ne cherchais pas.',
      tense:
        'Bourrasque dans les plans, chapeau qui roule, tant Uranus secoue ton Soleil. Garde deux repères, laisse bouger le reste.',
    },
    moon: {
      joined:
        'L’envie te prend de repeindre, de partir, de dormir dans l’autre sens du lit. Comme Uranus réveille la Lune, tes besoins changent ; préviens ceux qui vivent avec toi.',
      flowing:
        'Ta vie intime prend l’air sans drame. Une colocation originale, un rythme neuf, une parole franche peuvent alléger la maison.',
      tense:
        'Calme plat, puis orage : la Lune s’attache, Uranus coupe, d’où ces sursauts. Cherche où tu étouffes, et demande de l’espace avant de filer.',
    },
    mercury: {
      joined:
        'Des idées en avance d’un métro te traversent à longueur d’année. Enregistre-les, apprends un outil neuf, dors malgré le feu d’artifice.',
      flowing:
        'Penser autrement te coûte moins. Une science, un code ou une amie inventive peut changer durablement ta manière d’apprendre.',
      tense:
        'Uranus accélère Mercure, si bien que ton cerveau reçoit des notifications en rafales. Une heure sans écran rend l’intuition plus audible.',
    },
    venus: {
      joined:
        'Les goûts changent comme une ligne de bus déviée, et le cœur descend ailleurs. Prends le temps de savoir ce qui te plaît maintenant.',
      flowing:
        'Amours sans moule, amitiés sans protocole : ton cœur aime la liberté et elle le lui rend. Les règles s’inventent à deux, sur un coin de serviette.',
      tense:
        'Ce coup de foudre dit-il ton désir, ou ton ennui ? Aère le couple avant d’en changer l’adresse.',
    },
    mars: {
      joined:
        'Courant vif dans les bras, puisqu’Uranus branche Mars sur une autre prise. Donne à cette audace un terrain de jeu et un chronomètre.',
      flowing:
        'Ton geste trouve des raccourcis que personne ne voyait. Au fil des saisons, un sport nouveau ou un métier indépendant peut te convenir.',
      tense:
        'L’impatience fait trembler le tournevis, car Uranus presse Mars. Pendant ce long passage, évite les décisions prises d’un bond.',
    },
    jupiter: {
      joined:
        'Hasards heureux, entrées latérales : l’horizon s’ouvre par où tu ne regardais pas. Tiens ton passeport à jour, et ton sac près de la porte.',
      flowing:
        'L’inattendu a plutôt bonne mine. Un enseignement hors norme ou un départ rapide pourrait remettre du rire dans ta confiance.',
      tense:
        'Croire à tout ce qui brille, puis s’en lasser mardi. Ta foi cherche plus d’air ; éprouve chaque promesse sur un trimestre.',
    },
    saturn: {
      joined:
        'Les fissures de la vieille digue laissent passer de l’eau vive. Choisis toi-même les pierres à retirer, la structure tiendra mieux.',
      flowing:
        'Moderniser sans casser te réussit. Une tâche ancienne trouve un outil, un horaire ou une équipe qui lui rend du jeu.',
      tense:
        'Comme Uranus secoue Saturne, une règle que tu croyais gravée vibre. Entre sécurité et grand air, négocie une passerelle plutôt qu’un saut.',
    },
    uranus: {
      joined:
        'À plus de quatre-vingts ans, le tour du ciel s’achève et l’indépendance rajeunit. Uranus retrouve le degré de ta naissance, et l’on ose mieux que jamais.',
      flowing:
        'Ta génération sent passer un courant frais. Rejoins-la là où l’on invente, un atelier, un toit planté de tomates, et apporte ta bizarrerie.',
      tense:
        'Autour de vingt, quarante ou soixante ans, un vieux désir de large tire la manche. Il réclame parfois seulement une pièce à lui.',
    },
    neptune: {
      joined:
        'Les idéaux de ta génération reçoivent une décharge. Garde le rêve qui te réveille, laisse à la mode celui qui t’endormait.',
      flowing:
        'Une intuition surgit, limpide, au milieu d’une chorale ou d’un quai désert. Fais-lui confiance assez pour tenter un essai.',
      tense:
        'Réveil un peu brusque : telle illusion commune éclate comme une bulle. Ris si tu peux, et garde l’élan qui la gonflait.',
    },
    pluto: {
      joined:
        'Quelque chose d’enfoui saute comme un bouchon, chez toi et chez les gens de ton âge. Profite de la pression, sans asperger personne.',
      flowing:
        'Se défaire d’une vieille emprise demande moins de force que prévu. Quelques alliés de ta génération peuvent t’en donner l’idée.',
      tense:
        'Révolte sourde contre ce qui décide à ta place. Avant de renverser l’échiquier, récupère les pièces qui t’appartiennent.',
    },
    ascendant: {
      joined:
        'Nouvelle tête, nouvelle démarche, parce qu’Uranus refait l’enseigne de l’Ascendant. Ce long passage t’invite à montrer ce que tu taisais, peu à peu.',
      flowing:
        'Les rencontres inattendues te vont au teint. Des originaux passent ta porte, et tes vieux amis découvrent qu’ils ont des questions à leur poser.',
      tense:
        'Une relation exige soudain de l’espace, ou c’est toi qui manques d’oxygène. Dites-le avant de tirer la sonnette d’alarme.',
    },
    midheaven: {
      joined:
        'Virage possible dans le métier, sans clignotant. Pendant une année ou deux, explore l’idée un peu folle en gardant un revenu d’appoint.',
      flowing:
        'Ta vocation se décoiffe joliment. Un poste inventé, une technique nouvelle, une indépendance partielle peuvent te convenir mieux que l’échelle prévue.',
      tense:
        'Bureau déplacé, mission annulée, famille perplexe : le cap peut bouger. Attends que la poussière retombe avant d’écrire ta lettre de départ.',
    },
  },
  neptune: {
    sun: {
      joined:
        'Qui es-tu quand personne ne te nomme ? La question flotte longtemps, nourrit l’art et la bonté ; tiens un journal pour garder ta trace.',
      flowing:
        'Une douceur de source monte en toi sans prévenir. Sur un long passage, créer et secourir peuvent te donner plus d’éclat que gagner.',
      tense:
        'Neptune met ton Soleil dans le brouillard, d’où cette côte perdue de vue. Repousse les grandes décisions floues, fie-toi aux personnes constantes.',
    },
    moon: {
      joined:
        'Le moindre chagrin d’autrui entre chez toi par la fente du courrier. Neptune laisse ta Lune grande ouverte, donc mets un paillasson à tes journées.',
      flowing:
        'Les rêves te parlent avec des voix familières. Musique, eau, solitude choisie peuvent apaiser la maison intérieure au fil des saisons.',
      tense:
        'Nostalgie sans adresse, envie de dormir ailleurs : le cœur se brouille. Ce que la Lune retient, Neptune le mouille, d’où ces larmes sans motif.',
    },
    mercury: {
      joined:
        'Tes phrases prennent l’accent des songes, car Neptune dicte à Mercure. La fiction y gagne ; les papiers officiels, eux, réclament une relecture.',
      flowing:
        'Entendre ce que les gens n’arrivent pas à dire : ce don s’aiguise pour un bon moment. Une histoire pourrait lui servir de maison.',
      tense:
        'Tu jurerais avoir répondu à ce courriel. Neptune prend l’intention de Mercure pour un fait, donc note tout, pose la question bête.',
    },
    venus: {
      joined:
        'L’amour porte un halo, puisque Neptune voile ce que Vénus admire. Laisse-toi attendrir, et regarde aussi la rue quand il fait jour.',
      flowing:
        'Grâce des longs après-midi : la beauté te console, l’affection devient plus généreuse. Un art, repris sans ambition, pourrait te faire du bien.',
      tense:
        'À trop sauver l’être aimé, on oublie de lui demander son avis. Vois ce que tu reçois, et chéris ce qui existe.',
    },
    mars: {
      joined:
        'Neptune change Mars en marée, d’où cet élan qui se retire. Travaille avec l’horaire des eaux, et offre ta force à ce qui t’émeut.',
      flowing:
        'Agir avec souplesse t’avance plus que charger sabre au clair. Yoga, plongée, bénévolat : ton geste y trouve un sens.',
      tense:
        'Poings dans la ouate, tant Neptune amortit Mars. Quand la colère ne sait plus à qui s’adresser, écris-la, puis décide si tu envoies.',
    },
    jupiter: {
      joined:
        'L’espoir voit la mer partout. Cette longue vague inspire de grands élans de foi ; garde une bouée, un budget, une amitié sceptique.',
      flowing:
        'Largesse du cœur, imagination généreuse : donner te réjouit plus que prévu. Une association, un refuge, une petite scène pourraient avoir l’usage de ton rêve.',
      tense:
        'Promesses d’azur à tous les étages. Neptune embellit ce que Jupiter gonfle, donc visite en personne ce qu’on te décrit si bien.',
    },
    saturn: {
      joined:
        'Comme Neptune dissout les bords de Saturne, les horaires deviennent poreux. Ce passage peut attendrir un devoir, et révéler celui auquel tu tiens.',
      flowing:
        'Donner une forme au rêve, bol après bol, comme au tour de potier : la patience t’y aide. Tu travailles pour le beau.',
      tense:
        'Le sable file sous les piliers, et tu t’inquiètes de tout. Vérifie un seul appui à la fois, en compagnie d’un esprit pratique.',
    },
    uranus: {
      joined:
        'Les libertés de ta génération prennent des couleurs de rêve. Suis l’utopie jusqu’au coin de la rue, puis regarde qui balaie.',
      flowing:
        'Visions douces, trouvailles étranges : l’air du temps te souffle une idée. Essaie-la en petit, avec deux complices.',
      tense:
        'Être libre, oui, mais de quoi ? Une confusion d’époque mêle révolte et fuite ; note noir sur blanc ce que tu quittes.',
    },
    neptune: {
      joined:
        'Cette rencontre n’a lieu qu’aux tout premiers temps de la vie : l’enfant rêve avec son époque. Une berceuse lui en dit l’essentiel.',
      flowing:
        'Un idéal de jeunesse repasse, un peu délavé, encore aimable. Fais-lui une place modeste, il peut rafraîchir ta façon d’espérer.',
      tense:
        'Au milieu de la vie, souvent, un rêve collectif perd ses dorures. Ce qui t’émeut encore, une fois le vernis parti, mérite ton temps.',
    },
    pluto: {
      joined:
        'Ce que ta génération n’osait nommer se dissout par les bords. Laisse filer une vieille peur, comme l’encre dans l’eau claire.',
      flowing:
        'Pardonner se fait presque à ton insu, au long de ces saisons. Un lieu de silence, partagé ou non, peut t’y aider.',
      tense:
        'Soupçons, rumeurs, grands récits sombres circulent autour de toi. Garde ton calme, croise les sources, retourne à tes confitures.',
    },
    ascendant: {
      joined:
        'Neptune te voile, donc chacun t’invente un peu. Dire clairement tes limites n’abîmera rien ; du mystère, il t’en restera bien assez.',
      flowing:
        'Ta présence apaise, à la façon d’une sieste aux persiennes closes. Des inconnus te confient leurs soucis, et oublient parfois de les reprendre.',
      tense:
        'L’autre te paraît un ange, puis une énigme. Avant de signer ou de t’attacher, demande-lui trois choses très concrètes.',
    },
    midheaven: {
      joined:
        'L’appel du métier change d’instrument, sans partition. Soigner, peindre ou accompagner peut t’attirer ; un stage, une bonne école, et l’oreille se fait.',
      flowing:
        'Le travail laisse entrer de la poésie par la porte de service. Ton intuition peut toucher un public ; signe quand même tes contrats.',
      tense:
        'Ton chef répond par des nuages, et la mission change avec la météo. Un rôle écrit sur une page te servirait de parapluie.',
    },
  },
  pluto: {
    sun: {
      joined:
        'L’ancien portrait se décolle du cadre. Pendant un an ou deux, tu peux reprendre un pouvoir que tu laissais à d’autres.',
      flowing:
        'Ton Soleil puise chez Pluton, donc ta volonté trouve sa nappe profonde. Les changements prennent racine, et tu n’as besoin d’en convaincre personne.',
      tense:
        'Pluton éprouve le trône du Soleil, si bien que tu t’y accroches. Demande-toi ce que ce trône protège, puis choisis quoi céder.',
    },
    moon: {
      joined:
        'Du fond de la mémoire familiale remonte une boîte scellée. Ouvre-la en bonne compagnie, à ton rythme, et garde ce qui réchauffe.',
      flowing:
        'Une sécurité neuve se forme sous les habitudes. Tu peux dire des choses tues depuis deux générations, sans hausser le ton.',
      tense:
        'Quand l’autre se tait, imagines-tu le pire ? Comme Pluton fouille la Lune, remplace la surveillance par une demande claire.',
    },
    mercury: {
      joined:
        'Tes questions vont à l’os. Recherche, écriture, conversations sans fard peuvent changer ta façon de voir ; laisse reposer les obsessions la nuit.',
      flowing:
        'Une phrase bien placée peut déplacer des montagnes de papier. À creuser un seul sujet, ta parole gagne du poids sur tous les autres.',
      tense:
        'L’idée fixe tourne, car Pluton refuse de lâcher Mercure. Une question peut rester sans réponse, et le dîner avoir lieu quand même.',
    },
    venus: {
      joined:
        'Aimer à moitié ne t’intéresse plus, puisque Pluton veut tout de Vénus. Un lien peut se transformer au fil de ce passage, en commençant par ta franchise.',
      flowing:
        'L’attachement descend d’un palier, là où l’on se montre vraiment. Un goût ancien, enfoui, pourrait refleurir dans ta manière d’aimer.',
      tense:
        'Passion ou possession, la frontière se brouille parfois à trois heures du matin. Rends à l’autre sa liberté et regarde si la tienne grandit.',
    },
    mars: {
      joined:
        'Pluton chauffe Mars, d’où cette force de geyser. Choisis une entreprise à sa mesure, et fais du mouvement ton premier confident.',
      flowing:
        'Tenir bon sans écraser : ta volonté apprend ce dosage. Un ouvrage de longue haleine pourrait occuper deux belles années.',
      tense:
        'Colère ancienne, adversaire du jour. Avant l’affrontement, cherche de quand date la braise, et pose une limite que tu tiendras.',
    },
    jupiter: {
      joined:
        'Pluton passe Jupiter au tamis, d’où ces croyances rares et lourdes. Une ambition plus vraie peut naître de ces pépites.',
      flowing:
        'Bien employée, ton influence peut remettre debout toute une rue. Quelqu’un qui débute pourrait se souvenir longtemps d’un mot de toi.',
      tense:
        'Vouloir sans cesse plus grand creuse une faim étrange. Décide toi-même où commence « assez », et mets ta foi dans une œuvre utile.',
    },
    saturn: {
      joined:
        'Pluton presse Saturne sans se hâter, si bien qu’une vieille armature plie. Étaye ce qui mérite de rester, démonte le reste avec méthode.',
      flowing:
        'De la discipline, tu tires un acier tranquille. Des réformes longtemps remises trouvent maintenant leur calendrier, et tu le tiens.',
      tense:
        'Plus tu serres, plus la corde brûle. Ces années demandent de choisir entre tenir par peur et tenir par conviction.',
    },
    uranus: {
      joined:
        'Une liberté que ta génération croyait acquise change de visage. Demande-toi laquelle tu défendrais, sous la pluie, un jour de semaine.',
      flowing:
        'Vieux monde, idées fraîches : tu peux faire passer les secondes par les caves du premier. Un complice discret te manquait, et le voilà peut-être.',
      tense:
        'Le besoin de tout faire sauter traverse l’époque et te chatouille. Garde l’audace, éteins la mèche, change d’abord un usage.',
    },
    neptune: {
      joined: 'L’utopie de ton âge perd son décor et montre sa source. Bois-y sans te raconter d’histoires.',
      flowing:
        'Presque sans bruit, un idéal reprend du corps. Donne-lui une heure par semaine, et vois ce qu’il remue en profondeur.',
      tense:
        'Désenchantement d’époque : les idoles ont des pieds d’argile. La chanson, elle, reste bonne, même quand le chanteur déçoit.',
    },
    pluto: {
      joined:
        'Conjonction du tout début de l’existence, propre aux berceaux : une génération prend sa teinte. Aux grands d’entourer l’enfant de confiance.',
      flowing:
        'Peu à peu, ta génération prend ses responsabilités, et toi avec elle. Une force que tu croyais perdue peut servir à d’autres.',
      tense:
        'À peu près à l’âge des premiers bilans, la question du pouvoir se pose. Lâche une maîtrise de façade, la vraie respire mieux.',
    },
    ascendant: {
      joined:
        'Ton regard pèse davantage, parce que Pluton passe sur ton Ascendant. Use de cette intensité avec tact, elle peut intimider.',
      flowing:
        'Sans rien annoncer, tu changes d’envergure, et les gens le sentent. Une rencontre marquante peut y aider, si tu gardes ta franchise.',
      tense:
        'Le lien devient un ring, ou un miroir sans tain. Demander à voix haute qui décide, au fond, désarme parfois les deux camps.',
    },
    midheaven: {
      joined:
        'Côté carrière, on décroche l’enseigne. Une question reste posée, pour une longue saison : quel travail ferais-tu encore, même sans applaudissements ?',
      flowing:
        'Influence discrète, résultats visibles : ta réputation prend de la profondeur. Un mandat exigeant peut te convenir, pourvu que tu l’exerces sans masque.',
      tense:
        'On se dispute le pouvoir à l’étage, et la maison en reçoit les secousses. Toutes les batailles ne valent pas ta soirée tendre.',
    },
  },
};
