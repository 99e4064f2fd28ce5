import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two Moon signs: how two people feel at home with one another. */
export const moonPairs: PairInterpretations['moonPairs'] = {
  aries: {
    aries:
      'En signe de feu, les humeurs ont la durée d’une allumette. On s’emporte pour une clé, on s’embrasse pour la même clé retrouvée, et les témoins restent avec leur inquiétude sur les bras. Le repos vient après l’effort. Un appartement trop calme vous agite comme une écurie avant l’orage.',
    taurus:
      'L’alarme sonne fort d’un côté de la maison, et l’autre moitié continue de lire le journal. La Lune est exaltée en Taureau : cette lenteur exaspère, puis elle soigne. La personne vive s’endort mieux près d’un souffle égal ; la personne placide se découvre des envies subites, dont celle de sortir.',
    gemini:
      'Dans vos humeurs, le silence n’a guère le temps de s’installer. Une contrariété se crie, se commente, devient une imitation, et l’on rit avant d’avoir compris ce qui avait blessé. C’est plutôt sain. Certaines peines, pourtant, repassent plus tard, quand la lumière est éteinte.',
    cancer:
      'Une réaction brusque, un repli, et voilà le salon coupé en deux. Personne n’a voulu cela. La colère d’un signe de feu s’oublie en une minute ; la peine d’un signe d’eau commence seulement. Excusez-vous vite, avec un geste plutôt qu’un raisonnement, et la coquille se rouvre.',
    leo: 'On sait quand vous êtes à la maison. Rires, grandes indignations, déclarations depuis la baignoire : la chaleur est réelle et se communique aux meubles. Les vexations sont sonores, rarement longues. Vous avez chacun besoin d’être la bonne nouvelle de la journée, et l’on arrive à partager l’affiche.',
    virgo:
      'Quand cela va mal, on range, ou bien on bouscule la pile. Au début, ces deux façons de se calmer ne font qu’énerver davantage. Puis on comprend qu’une promenade rapide et une étagère bien faite disent la même chose : j’ai eu peur. Après quoi l’on peut manger.',
    libra:
      'Comme Mars et Vénus vivent sous votre toit, la dispute est un sport, ou bien une catastrophe. Chez vous, le confort dépend du volume. Trouvez la pièce où l’on peut crier, et celle où l’on n’élève jamais la voix. Un couloir les séparera.',
    scorpio:
      'Mars, maître de vos deux Lunes, donne des griffes aux émotions. Ici on explose et l’on oublie, là on se tait et l’on se souvient, si bien que vos querelles ont rarement lieu le même soir. Ce que vous partagez, c’est de ne pas savoir aimer tièdement. Le foyer tient chaud, avec des courants d’air.',
    sagittarius:
      'Pour se remettre d’une mauvaise journée, vous sortez. Un plan de dernière minute, une côte à vélo, trois plaisanteries dites trop fort, et l’air revient. Vous tenez peu à vos murs. Si l’une de vos humeurs réclame un jour le canapé, il faudra la prendre au sérieux.',
    capricorn:
      'Ici, on se fâche ; là, on se ferme. Le silence passe pour une punition, la colère pour un manque de tenue. Vous vous rassurez en portant ensemble quelque chose de lourd. Un piano à monter au troisième arrange bien des querelles.',
    aquarius:
      'Vous avez en commun la hantise d’étouffer. Une fenêtre s’ouvre quand le ton monte, on respire, on revient avec une idée sans rapport. L’entente est facile et un peu sportive. Il manque parfois l’heure molle, celle où rien n’est intéressant et où l’on reste quand même.',
    pisces:
      'Un mot lancé trop fort s’oublie ici en une minute, et résonne là toute la soirée. Mieux vaut le savoir avant d’ouvrir la bouche. En compensation, le courage chasse chez vous les fantômes de la nuit, et tout est pardonné au petit jour.',
  },
  taurus: {
    taurus:
      'Le bonheur a chez vous une température, dix-neuf degrés, et une couverture à deux places. Les mêmes dimanches reviennent avec la régularité des saisons. Un signe fixe s’y repose jusqu’à l’enracinement. Une fuite d’eau ou une invitation à l’improviste vous ébranle davantage qu’une vraie nouvelle.',
    gemini:
      'La paix, est-ce se taire près de quelqu’un ou tout lui raconter ? Vous n’avez pas la même réponse, et la maison s’en accommode. Le bavardage peut se passer de réponse à chaque phrase ; le silence, lui, gagne à sourire de temps en temps.',
    cancer:
      'Comme la Lune est forte chez vous, les épaules descendent dès l’entrée. Manger, dormir, toucher du tissu épais, appeler les anciens du pays : les besoins sont cousins et se comprennent à mi-voix. La peur de perdre vous est commune également. Elle se traite par des projets pour l’été d’après.',
    leo: 'Que faut-il pour se sentir bien ? Du confort, répondez-vous d’une seule voix, puis l’on découvre qu’il ne s’agit ni des mêmes fauteuils ni du même nombre d’invités. Chaque signe fixe s’obstine, et la fidélité est grande. Une fête généreuse et pas trop longue contente presque tout le monde.',
    virgo:
      'Entre signes de terre, les matins sont bien huilés. Chaque chose trouve sa place sans discours, chaque fatigue son coussin, et l’on s’attache à ce doux mécanisme plus qu’à n’importe quel serment. Les inquiétudes de l’esprit soigneux s’usent contre une placidité sincère. Cela fait d’assez bonnes nuits.',
    libra:
      'Vénus gouverne vos deux Lunes, d’où ces bouquets, ces draps, cette voix qu’on n’élève guère. L’harmonie, pourtant, n’a pas la même adresse. Il faut ici un bain chaud et un lit profond, là des visages qui s’accordent. Quand la bouderie s’installe, une simple caresse vaut mieux qu’un arrangement.',
    scorpio:
      'Votre attachement a des racines et de la mémoire. On se veut proches, longtemps, sans partage, ce qui peut passer pour de la paix et l’est souvent. Une chose non dite alourdit tout l’air de la maison. Mettez le couvert, asseyez-vous, attendez : elle finit par sortir.',
    sagittarius:
      'Une valise sommeille toujours dans l’entrée, contre un coffre qui n’a jamais bougé. Il vous faut de l’air et il vous faut un sol, sans que ce soit la guerre. Vous vous rejoignez par la bonne chère. Le reste est une affaire de calendrier : partir souvent, revenir à date fixe.',
    capricorn:
      'Rien ne calme un signe de terre autant que ce qui dure. Une charpente saine, un compte en ordre, la même place à l’église ou au stade, et le cœur fait son travail sans bruit. Les mots tendres sont rares. On en garde le souvenir exact, avec le temps qu’il faisait.',
    aquarius:
      '« Tu restes ? » Tout votre malentendu loge dans cette question. On voudrait pouvoir y compter ; on voudrait aussi n’avoir jamais à le promettre. À défaut de serment, une habitude bizarre et bien à vous, le goûter de minuit du jeudi, fait un ciment étonnant.',
    pisces:
      'De la laine, et la pluie sur une vitre. Vous avez à vous deux de quoi s’amarrer et de quoi rêver, à peu près tout ce qu’il faut à un dimanche. Les amis viennent y dormir. Le dehors paraît, en comparaison, bien mal chauffé.',
  },
  gemini: {
    gemini:
      'Comment allez-vous ? Cela dépend du sujet. Mercure gouverne vos humeurs : les sentiments passent par la parole, font trois tours, sortent changés en nouvelles. Une maison pareille a toujours une radio allumée et deux livres ouverts au bord du lavabo. Le sommeil, souvent, n’arrive qu’à bout de conversation.',
    cancer:
      'Un chagrin entre, il voudrait des bras, il reçoit une explication brillante. La scène est classique, elle s’améliore dès qu’on la joue à l’envers : d’abord les bras, l’esprit au dessert. Le cœur qui garde tout devient alors une mine d’histoires pour le cœur qui les raconte.',
    leo: 'L’ambiance est à la répétition générale. Blagues, rôles, applaudissements devant l’évier : on se remonte le moral en amusant la galerie, même à deux. Il faut seulement qu’on se regarde aussi hors du spectacle. Posez le téléphone quand une grande nouvelle arrive.',
    virgo:
      'Vos nerfs sont voisins de palier, puisque Mercure les loge tous. Quand une pensée tourne la nuit chez vous, elle trouve de la compagnie, et à quatre heures on compare des horaires de train. Ce qui rassure : nommer, noter, fermer le carnet. Ce qui rassure encore mieux : éteindre sans avoir conclu.',
    libra:
      'Entre signes d’air, le ton monte peu. On se console par la conversation, le beau temps revient avec une anecdote, et les rancœurs n’ont pas de crochet où pendre. Il se peut que vos émotions restent debout dans l’entrée, trop polies pour s’asseoir. Offrez-leur franchement une chaise.',
    scorpio:
      'Un signe d’air dit pour alléger, un signe d’eau tait pour protéger, et vos instincts se contredisent au premier souci. La personne légère paraît indiscrète ; la personne profonde, inquiétante. Avec de la pratique, on partage une habitude précieuse : raconter la moitié, puis laisser reposer l’autre jusqu’à ce qu’elle demande à sortir.',
    sagittarius:
      'Une bouteille d’eau, deux guides, une radio étrangère : le foyer tient dans l’auto. Vous vous comprenez par l’amusement et la curiosité. Les crises délient ici les langues, très bien même, avec une philosophie un peu rapide. Il y a des larmes que l’on gagne à ne pas commenter.',
    capricorn:
      'Quand le cœur est lourd, faut-il en parler ou s’occuper de la chaudière ? Vous ne serez pas d’accord. Les petites plaisanteries viennent pourtant à bout de la réserve la mieux gardée, et l’on apprend à rester en place auprès d’une présence qui dure. La chaudière, elle, marche à merveille.',
    aquarius:
      'Être chez soi, pour vous, c’est pouvoir penser tout haut. Les humeurs sont observées, classées, tournées en théories drôles, et personne n’exige de serments au réveil. On respire donc très bien. Une simple accolade, longtemps oubliée, est accueillie comme une invention.',
    pisces:
      'Les idées dansent, les songes débordent, et les plantes boivent quand elles peuvent. Signes mutables, vous vous passez de plan. On se comprend par associations, en sautant les phrases, avec de jolis malentendus. Devant une vraie peine, il suffit de cesser, un instant, de la trouver intéressante.',
  },
  cancer: {
    cancer:
      'On couve et l’on devine. L’intimité est totale à certaines heures, orageuse à d’autres, car la Lune, chez elle, soulève deux marées. Les vieilles photos sont classées par chagrin. Une pièce de votre maison devrait n’appartenir à aucun souvenir ; peignez-la d’une couleur que personne de la famille n’aimait.',
    leo: 'La Lune nourrit, le Soleil fête : voilà vos deux manières d’aimer, et un gâteau d’anniversaire contient l’une et l’autre, d’où votre goût pour les occasions. Les jours ordinaires demandent davantage. Un « raconte », un « bravo », et la maison retrouve sa température.',
    virgo:
      'L’affection prend ici la forme de la bouillotte et de l’appel qui vérifie que l’on est bien arrivé. Vous vous inquiétez en duo, avec méthode et par vagues. On s’en moque gentiment autour de vous, et l’on vient chez vous dès que quelque chose ne va pas.',
    libra:
      'Pleurer devant témoin ou se refaire un visage avant de sortir : les réflexes divergent. Tant de tenue semble froide, tant de larmes font craindre l’inondation. Des rites vous rapprochent, une lampe allumée à la même heure, le plat des réconciliations, toujours servi dans le service bleu.',
    scorpio:
      'Les volets clos, le monde peut attendre. Signes d’eau, vous avez l’entente des animaux de nuit, faite de flair, de loyauté et d’une mémoire impitoyable. Tout y est sacré, même un vieux pull. L’humour passe rarement ; quand il entre, on lui garde la meilleure place.',
    sagittarius:
      'À la veille d’un départ, une joie et une angoisse se croisent sur le palier. On retient une manche, on promet d’appeler, on rentre plus tôt que prévu. Les tablées bruyantes plaisent à vos deux tempéraments, et l’on peut construire là-dessus une vie entière.',
    capricorn:
      'Cet axe cardinal a de quoi élever une famille, ouvrir une auberge, tenir un hiver. Le doute vient du langage. Ici, on attend un « je t’aime » ; là, on estime l’avoir dit en réparant la gouttière. Un mot tendre, prononcé du haut de l’échelle, ferait l’unanimité.',
    aquarius:
      'Faut-il garder les vieux jouets, ou les photographier puis les donner ? Vous cherchez un chez-soi qui ait à la fois une mémoire et une issue de secours. Les amis aident, surtout ceux qui restent dormir. À plusieurs, la proximité fait moins peur et la distance moins mal.',
    pisces:
      'Sans un mot, la couverture se déplace vers qui a froid. Ce lien baigne dans la bonté, s’endort en musique, recueille des chats. Une peine privée devient celle du foyer en moins d’une heure. Un pot de fleurs sur le rebord, à arroser, rappelle utilement que le dehors existe.',
  },
  leo: {
    leo: 'Il y a de l’or aux murs, au moins dans le ton. Vous vous réchauffez mutuellement à force d’enthousiasme, et la peine, quand elle vient, veut sa tirade, ses témoins, son happy end. Deux fiertés blessées font une journée interminable. Au premier sourire, on descend du socle.',
    virgo:
      'On rentre avec une victoire, on la pose sur le buffet, et quelqu’un remarque que le buffet est poussiéreux. Le besoin d’éclat et le besoin d’ordre se froissent à peu de frais. Ils se guérissent de même : la remarque après le compliment, le compliment avant d’ôter le manteau.',
    libra:
      'L’ordinaire a rarement droit de séjour sous votre toit. La musique, l’éclairage, la façon d’annoncer la pluie, tout a du style, et l’on s’y sent en visite royale. Comme Vénus juge les colères inélégantes, elles se cachent derrière les tentures. Vous avez besoin que l’on vous aime en pantoufles aussi.',
    scorpio:
      'En signe fixe, le demi-ton n’existe pas. Aucune humeur n’est petite ; l’offense fait trembler les vitres, la réconciliation fait date. Vous vous gardez une fidélité de gens qui se sont vus vaincus. Une bouderie, chez vous, veille jusqu’au matin.',
    sagittarius:
      'Un moral de départ en vacances. Vous riez trop fort pour les murs mitoyens, vous consolez par des projets, et le mélodrame du matin a disparu vers midi, dans un fou rire. Cette gaieté n’est pas une façade. Elle laisse simplement peu de place aux jours gris ; gardez-leur un tabouret.',
    capricorn:
      'Le besoin d’être adoré croise une tendresse qui se dit peu. On attend, on se drape, puis on surprend une main en train de polir un trophée. Comme Saturne déteste l’étalage, la chaleur, ici, se déduit. Elle serait plus simple si chacun prononçait, par saison, une phrase complètement imprudente.',
    aquarius:
      'Se sentir unique, se sentir libre : pour aller bien, vous n’avez pas besoin de la même chose. Il faut ici une préférence affichée ; là, la permission d’aimer tout le monde. Votre paix est joueuse. Recevez beaucoup, puis restez un quart d’heure sans public.',
    pisces:
      'Drame et mélodie. On tempête en pleine lumière, et l’on pleure, dans la pièce voisine, par pitié pour la tempête. C’est touchant et parfois très drôle. Chez vous, on célèbre bien, on console mieux encore, et les enfants, quand il en passe, ne veulent plus partir.',
  },
  virgo: {
    virgo:
      'Le thé infuse quatre minutes. Cette phrase dit presque tout de votre bonheur, qui est fait d’horaires, de tissus propres et de petites attentions dont nul ne tient le compte, en principe. L’anxiété circule en vase clos. Il est salutaire qu’un ami désordonné loge parfois au salon.',
    libra:
      'La douceur de vivre a ses exigences ; vous en avez deux listes. On veut ici que ce soit juste, là que ce soit joli, et un cadre de travers fait l’unanimité contre lui. Les chagrins sont discrets. Demandez-vous franchement, le dimanche soir, ce que chacun a ravalé pendant la semaine.',
    scorpio:
      'Un besoin de sûreté, et deux serrures. Vous vous livrez peu, vous observez beaucoup, et le lien se resserre quand quelque chose va mal : là, on est précis, calme, indéfectible. Les temps heureux vous trouvent moins habiles. Apprenez à ne rien surveiller pendant une heure.',
    sagittarius:
      'Le désordre joyeux s’installe, la main ordonnée suit avec un panier. Qui de vous deux a besoin de l’autre ? Chacun, à son heure. Un bon rire dégonfle les soucis minuscules, une bonne liste retrouve le passeport. Un foyer ainsi tenu sent le savon et le cuir des sacs.',
    capricorn:
      'Signes de terre, vous vous comprenez à l’utile. Un souci se traite par étapes, une peine par du travail, un dimanche par le rangement de la cave, et cela vous fait, mais oui, du bien. De là une réputation d’austérité. Il faut vous voir, une fois les listes barrées, devant un film idiot.',
    aquarius:
      'Vous vous rassurez par l’intelligence des choses. L’émotion, elle, arrive sans mode d’emploi : on la dissèque, ou bien on la met au grenier. Vos habitudes ne coïncident guère. Mais il y a dans votre maison un tableau blanc, des blagues dessus, et c’est un vrai signe d’amour.',
    pisces:
      'La liste est faite, puis perdue, et un chaton rapporté à la place. Cela agace, puis cela attendrit. Pour se sentir en paix, on nettoie ou l’on rêve ; un bain convient aux deux partis, surtout si quelqu’un pense à fermer l’eau.',
  },
  libra: {
    libra:
      'Tout est d’un goût parfait, la question du dîner reste ouverte. Parce que Vénus vous gouverne, vous vous reposez dans l’accord, vous fuyez le ton rude, vous réparez un froid par une attention exquise. La solitude vous pèse pareillement. Une légère mauvaise foi, affichée en riant, aérerait cette délicatesse.',
    scorpio:
      'Le calme est-il paix ou secret ? Vous ne l’entendez pas de la même oreille. On voudrait clore le sujet avant le dessert, ou bien l’ouvrir jusqu’au noyau. Vos soirées s’améliorent quand la question difficile est permise et que le ton, lui, demeure civil.',
    sagittarius:
      'Deux humeurs claires. On s’entend sur les apéritifs, les départs, les gens, et la mélancolie trouve chez vous si peu d’interlocuteurs qu’elle s’en va vexée. Elle revient parfois plus tard. Recevez-la une petite heure, sans chercher à l’égayer : c’est le seul égard qu’elle demande.',
    capricorn:
      'Le confort est une affaire de tenue. On n’aime ici ni les scènes, ni les peignoirs à onze heures, ni les confidences d’ascenseur. Derrière cette réserve commune, une envie de douceur attend la permission. Elle prend volontiers prétexte d’un disque, d’un vin, d’un retard de train.',
    aquarius:
      'Vous êtes d’une compagnie légère, même les mauvais jours. On se console par des idées, par des amis, par l’ironie des choses, et nul n’étouffe. Un besoin nu, sans formule, déconcerte cette maison. La première fois qu’il se présente, on l’invite à entrer faute de mieux, et il s’y plaît.',
    pisces:
      'Les nuances de l’air n’échappent à personne. Une inflexion, et l’on tamise la lumière ; un soupir, et la musique change. Vous vous épargnez à tel point que les besoins finissent en devinettes. Dire « j’ai faim », « reste », « pas ce soir » est, chez vous, une forme avancée de la tendresse.',
  },
  scorpio: {
    scorpio:
      'On ne vous voit guère du dehors. Au-dedans, il y a des marées, des pactes, des réconciliations à l’aube. On se lit à travers les cloisons, au point de se demander si l’on peut encore garder un jardin secret. On le peut, et le mur en est même assez beau.',
    sagittarius:
      'L’humeur légère ouvre les volets, l’humeur sombre avait ses raisons de les fermer. Vous ne cherchez pas le réconfort au même étage. Une plaisanterie, au mauvais moment, blesse ; au bon, elle sauve la semaine. On apprend l’heure en se trompant, et l’on se trompe moins qu’au début.',
    capricorn:
      'Du silence et du maintien. Vos peines se logent profond, vos fidélités aussi, et l’on se passe le sel avec une tendresse que les invités ne relèvent pas. L’épreuve vous trouve à la hauteur. La joie légère reste un art d’agrément, à pratiquer sans professeur.',
    aquarius:
      'Tout ou rien, dit une Lune ; un peu, et de loin, répond sa voisine. Un signe fixe peut aimer ainsi longtemps, dans une sorte d’aimantation irritée. Les remèdes eux-mêmes se contrarient. Une règle lisible aide mieux que la psychologie : tant de soirs ensemble, tant de soirs ailleurs, et des retrouvailles entières.',
    pisces:
      'Une angoisse peut vous réveiller ensemble en pleine nuit ; une joie, et l’on a des ailes au bureau sans savoir pourquoi. Un accord de signes d’eau craint le bruit, la foule et la nostalgie à haute dose. Pour redescendre, frottez quelque chose : un chien, un parquet.',
  },
  sagittarius: {
    sagittarius:
      'Peu de rideaux, peu de rancune. Le moral remonte à la moindre promesse de voyage, on dort n’importe où, on pardonne en chantant dans l’escalier. La maison sert surtout de consigne à bagages. Quand une tristesse réclame du temps, il arrive qu’on la distraie trop bien, et qu’elle reste sur sa faim.',
    capricorn:
      'La gaieté déborde, la gravité éponge, et l’on s’envie en secret. Pour vous sentir chez vous, il vous faut la permission de partir et la certitude du retour ; écrits côte à côte, ces besoins ne se contredisent nullement. Le double des clés y pourvoit.',
    aquarius:
      'Le canapé se déplie, un inconnu y dort, c’est un ami. Vous aimez les maisons traversées, les humeurs franches, les affections sans laisse. Très peu de scènes. L’intimité profonde vient par surprise, sur une aire d’autoroute, quand la fatigue a fait taire les projets.',
    pisces:
      'Jupiter gouverne ce foyer, qui croit au miracle et laisse traîner ses factures. Les cœurs y sont vastes, compatissants, facilement éblouis ; ils recueillent plus d’histoires qu’ils n’ont de chaises. Comment se reposer de tant d’humanité ? Un peu d’eau, piscine ou rivière, vous remet l’âme à l’endroit.',
  },
  capricorn: {
    capricorn:
      'En exil chez Saturne, la Lune a froid, ne le dit pas, remet une bûche. Deux pudeurs de cette qualité peuvent vivre cinquante ans côte à côte et s’avouer leur amour par l’entretien du toit. Le chagrin, lui, se soigne au travail. La blague sèche est votre caresse, et vous en avez des réserves.',
    aquarius:
      'L’émotion passe au contrôle avant d’entrer. Chez vous, elle montre ses papiers à une raison sévère, puis à une raison excentrique, et s’assoit enfin, un peu intimidée. Le respect vous tient chaud. Rire d’une règle commune, puis l’enfreindre, produit une tendresse surprenante.',
    pisces:
      'Un châle se pose sur des épaules tristes, sans commentaire. En retour, on pleure ici les larmes que les gens réservés ne s’accordent plus depuis l’enfance. Les formulaires ont trouvé preneur, les chansons aussi, et nul ne voudrait permuter.',
  },
  aquarius: {
    aquarius:
      'Un foyer sans mode d’emploi et sans reproche. On y vit côte à côte comme deux planètes polies, avec de l’affection par éclairs, des amitiés partout, une cafetière improbable. Personne ne réclame vos pensées. Elles sortent d’elles-mêmes, quelquefois d’une beauté qui désarme.',
    pisces:
      'Vous plaignez le monde entier d’une même voix, puis chacun s’isole pour ressentir à sa façon. On prend du recul dans une pièce, on prend l’eau dans la suivante. Le bien-être viendra de choses simples et un peu étranges : veilleuses, plantes grasses, deux lampes pour lire à des heures différentes.',
  },
  pisces: {
    pisces:
      'Ni serrure ni montre. Neptune règne sur une maison bonne, distraite, sujette aux brouillards de novembre, et l’on s’y console avant d’avoir su de quoi. Deux éponges ne s’essorent pas l’une l’autre. Il vous faut des fenêtres, un ami sec, et la liberté de pleurer chacun son propre film.',
  },
};
