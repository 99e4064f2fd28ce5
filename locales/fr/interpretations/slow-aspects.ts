import type { EventInterpretations } from '../../event-text-types.ts';

/** An aspect of two slow planets in the sky, a climate that all share. */
export const slowAspects: EventInterpretations['slowAspects'] = {
  jupiter: {
    saturn: {
      joined:
        'Tous les vingt ans à peu près, la planète qui agrandit et celle qui mesure repartent du même point. Le goût public change, on bâtit autrement et à un autre rythme. Beaucoup de longs ouvrages personnels datent d’une telle année, et ils débutent petitement : une idée large dans un horaire étroit.',
      flowing:
        'Les enthousiastes et les comptables déjeunent ensemble. Durant quelques mois, on réforme par étapes, les guichets répondent, un projet raisonnable rencontre la personne qui a le tampon. Vise au-dessus de ce qu’oserait la prudence, en dessous de ce qu’exigerait le rêve. Ce qui se bâtit à cette allure vieillit bien.',
      square:
        'Faut-il pousser ou consolider ? Une moitié de chaque équipe veut agrandir, l’autre compte les chaises. Jupiter ne voit que le terrain, Saturne que les fondations ; cinq ans avant ou après leur rencontre, il faut donc revoir la taille d’un plan. On retaille, on râle, et l’ouvrage trouve sa mesure.',
      opposed:
        'À mi-chemin de leur cycle, Jupiter et Saturne se regardent par-dessus le fleuve. Ce qui a été lancé dix ans plus tôt montre sa valeur, dans les métiers comme dans les vies privées. On applaudit, on émonde. Les hardis et les prudents se rendent service dès qu’ils cessent de se prendre pour deux espèces.',
    },
    uranus: {
      joined:
        'Les bonnes surprises se rassemblent. Tous les quatorze ans environ, la planète des largesses croise celle des inventions, et une époque prend le goût des premières fois, au laboratoire comme à la cuisine. On respire mieux, on promet vite. Garde au chaud une seule étincelle, et laisse-lui un an avant de juger.',
      flowing:
        'Une porte que l’on croyait peinte s’ouvre quand on la pousse. Les idées neuves trouvent des mécènes, les curieux trouvent des cours, et la chance aime les gens qui changent de trottoir. Rien n’y force, l’aspect est souple. Il s’agit de dire oui un peu plus tôt que d’habitude, une fois le règlement lu.',
      square:
        'La liberté se prend ici à grandes enjambées, et il arrive qu’on dépasse l’arrêt. Tous veulent du nouveau sans s’accorder sur lequel ; les modes durent trois semaines, les démissions font du bruit. Ni Jupiter ni Uranus ne connaît le frein, c’est pourquoi mieux vaut se défaire d’une contrainte précise que de toutes à la fois.',
      opposed:
        'Entre la foi en un système et l’envie d’en sortir, une corde se tend. Les inventeurs bousculent les professeurs, qui leur opposent de vrais arguments. Sept ans après une audace commune, on distingue ce qui a libéré de ce qui a seulement agité. Cela vaut aussi pour un déménagement, un métier, un serment d’indépendance un peu théâtral.',
    },
    neptune: {
      joined:
        'L’époque rêve en grand format. Les deux planètes, qui gouvernent les Poissons l’une par tradition et l’autre depuis sa découverte, se rejoignent tous les treize ans ; on croit, on chante, on secourt, on achète aussi quelques mirages. Les œuvres nées dans cette brume ont de l’ampleur. Un ami sceptique y rend de fiers services.',
      flowing:
        'On donne un coup de main sans attendre d’y être convié. Associations, chorales, hospitalités en tout genre trouvent leur monde, parce que Neptune rend sensible à la peine d’autrui et qu’il y a, cette fois, de quoi y répondre. Dans une vie, ce climat porte à reprendre un art, une prière, un bénévolat interrompu. On s’y repose des calculs, et les calculs ne s’en portent pas plus mal.',
      square:
        'Les promesses gonflent plus vite que les preuves. On s’enthousiasme en chœur, puis l’on cherche qui avait vérifié, car Jupiter exagère ce que Neptune embellit. L’idéal garde sa valeur, ses chiffres et son calendrier un peu moins. Demander une date, un nom, un reçu ramène souvent un beau projet sur terre.',
      opposed:
        'De loin, la foi ressemble à la certitude ; de près, on apprend à les distinguer. Les grandes idées rencontrent leur pénombre, les maîtres à penser montrent leur fatigue, et leurs élèves pardonnent ou décrochent. Que voulait-on croire, et pourquoi ? Une illusion rendue à temps n’entame presque jamais la tendresse.',
    },
    pluto: {
      joined:
        'Les caves s’agrandissent. Tous les douze ou treize ans, l’appétit de Jupiter rencontre les profondeurs de Pluton ; on remue alors de vieux dossiers, et quelques ambitions inavouées avec eux. L’énergie est considérable. Qui la met dans une œuvre plutôt que dans une emprise la conserve longtemps.',
      flowing:
        'Les forces lentes travaillent pour qui sait attendre. Un métier se reconstruit par la base, une compétence rare trouve son emploi, un groupe obtient en insistant ce qu’on lui refusait par routine. Comme Pluton fournit la racine et Jupiter le feuillage, on avance davantage, sous ce ciel, en creusant une seule question qu’en semant à tous vents.',
      square:
        'Vouloir beaucoup, et tout de suite : l’aspect n’a pas d’autre défaut, mais il l’a entièrement. Jupiter agrandit, Pluton résiste, donc les vastes entreprises butent sur leurs sous-sols, les convaincus haussent la voix. Entre collègues, la tentation est d’avoir raison jusqu’au bout. Demande-toi de combien tu as réellement besoin, et arrête-toi là.',
      opposed:
        'D’un côté la foi, de l’autre le pouvoir, et chaque camp soupçonne l’autre d’hypocrisie. Les principes passent à l’épreuve chez ceux qui tiennent les clés ; certains plient, plusieurs s’affirment. Dans une vie privée, un accord inégal peut réclamer une révision. La franchise y fait plus que la force, dont Pluton a toujours des réserves.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'Environ tous les quarante-cinq ans, l’architecte et le bricoleur de génie reçoivent le même chantier. De nouvelles règles s’écrivent avec une rigueur inattendue, des métiers s’inventent, des usages ferment boutique. Une vie y trouve parfois sa réforme durable, celle qui change la charpente et garde le toit. Prévois du temps pour les essais ratés.',
      flowing:
        'On rénove sans évacuer l’immeuble. Les normes de Saturne se laissent assouplir, et toute une époque change d’outil au milieu du travail. Les vieilles bâtisses acceptent l’électricité. En privé, on négocie plus facilement un horaire plus souple, ou une façon plus libre de tenir le même engagement.',
      square:
        'Le cadre craque aux coins. Ceux qui l’ont construit le défendent, ceux qui étouffent dedans poussent, et les deux partis ont de bonnes raisons qu’ils exposent mal. La tension dure souvent plus d’une année, par vagues successives. On s’en tire en cédant sur la forme et en gardant le fond, ou l’inverse, pourvu qu’on ait choisi.',
      opposed:
        'Jusqu’où une règle peut-elle s’étirer avant de ne plus rien tenir ? On en débat dans les écoles, les ateliers et bien des insomnies. Saturne a l’expérience et Uranus le présent, si bien que l’un sans l’autre tourne à la routine ou au caprice. Vingt ans de compromis se renégocient, article par article, avec des pauses.',
    },
    neptune: {
      joined:
        'C’est le ciel des rêveurs qui apprennent à lire un devis. Tous les trente-six ans environ, ces deux planètes mêlent l’eau et le ciment : des idéaux usés se dissolvent, d’autres reçoivent enfin un règlement et des heures d’ouverture. C’est lent, un peu mélancolique. Qui aime un métier de soin, d’art ou d’écoute peut y poser la base de vingt années.',
      flowing:
        'Les généreux tiennent leurs registres et ne donnent pas moins pour autant. Leurs œuvres durent mieux, puisque Saturne leur offre un bureau et Neptune une raison d’y aller. Une vocation passe volontiers du soupir à l’emploi du temps. Elle avance par petites tranches, avec douceur ; les musiciens appellent cela répéter, les moines aussi.',
      square:
        'Les faits ont l’air gris, les rêves ont l’air faux. On tapote ce qui semblait solide, on trouve des fuites dans les beaux discours, et la fatigue vient surtout d’hésiter. Neptune use la pierre à la façon de l’eau, sans bruit ; une vérité modeste finit par sécher sur le bord. Quelques mois y aident mieux que dix résolutions.',
      opposed:
        'Face à face, les deux planètes se demandent des comptes. Des œuvres charitables montrent leurs lézardes, des réalistes avouent un vieux rêve. Chacun mesure l’écart entre la vie prévue et celle qu’il mène, sans honte si possible. Réduire l’idéal d’un tiers permet quelquefois de l’habiter.',
    },
    pluto: {
      joined:
        'Peu de rencontres sont aussi sérieuses. À peu près tous les trente-trois ans, la planète des structures touche celle des refontes, et ce qui ne tenait que par accoutumance avoue sa faiblesse. On travaille dur, on élague, on va au nécessaire. Des fondations coulées sous un tel ciel peuvent se passer d’être belles.',
      flowing:
        'Les gens patients prennent l’avantage. Les grands travaux avancent, les archives s’ouvrent, des équipes reprennent de fond en comble une affaire que l’on contournait. Saturne aime l’effort et Pluton ne se lasse jamais, leur entente profite donc aux obstinés. Attaqué une heure par jour, un vieux problème peut finir par céder.',
      square:
        'On se heurte à des murs que l’on a parfois bâtis soi-même. La pression monte dans les emplois, les règlements, les attachements entretenus par la crainte, et elle désigne assez exactement l’endroit à reprendre. Saturne et Pluton durcissent ce qu’ils touchent, d’où l’utilité de trier. Déposer une charge inutile rend plus de force qu’un surcroît de discipline.',
      opposed:
        'Qui décide, et au nom de quelle expérience ? Un an ou deux durant, l’autorité fait face à ce qu’elle tenait dans l’ombre, au bureau comme dans les histoires intimes. Les positions sont raides, car aucune des deux planètes ne plaisante. Un respect un peu sec, des limites écrites, et l’on traverse.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Une conversation de presque deux siècles commence là, entre l’inventeur et le songeur du ciel, qui ne se retrouvent que tous les cent soixante et onze ans. L’imaginaire commun change de langue et de moyens de se joindre à distance. On éprouve surtout des envies sans nom. Les essais les plus étranges sont souvent en avance.',
      flowing:
        'Pendant des années, le nouveau arrive comme une marée. Les techniques se font discrètes, les arts se mêlent, et des idées jadis farfelues paraissent aller de soi, tant elles ont infusé. Il y a de quoi rêver autrement. Pousse la porte d’un lieu dont tu ignores tout, au moins une fois par trimestre.',
      square:
        'Les ingénieurs et les poètes n’ont pas pris le même train. Toute une époque s’étonne que ses inventions l’éloignent de ce qu’elle espérait, puis cherche d’autres usages. Les esprits flottent et s’irritent. Chez chacun, cela agit en sourdine : une croyance se détache, une liberté déçoit, et de leurs restes on se fait une foi plus personnelle.',
      opposed:
        'L’éclair et le brouillard se regardent en chiens de faïence. Au milieu d’un très long cycle, les croyances communes sont interrogées par les découvertes, et les découvertes par le besoin de sens. Cela dure, on s’y habitue. Les uns apprennent à douter avec douceur, les autres à croire les yeux ouverts.',
    },
    pluto: {
      joined:
        'Le neuf remonte des profondeurs. Ces deux-là ne se rejoignent guère qu’une fois par siècle, et une génération y change de mœurs, de musique, de façon de dire non. Le feu prend vite et couve longtemps. Une existence prise dans ce courant s’invente loin des modèles reçus ; elle a besoin, pour respirer, de quelques fidélités choisies.',
      flowing:
        'Il suffit quelquefois d’un escalier de service pour changer d’étage. L’immuable évolue sans fracas, par l’usage, parce que des gens ordinaires vivent déjà autrement. L’aspect couvre plusieurs années et se passe d’héroïsme. Change une chose à la racine, tranquillement, comme on rempote un figuier.',
      square:
        'Tout presse, et cela presse longtemps. Par à-coups étalés sur plusieurs années, les usages les plus enracinés sont secoués, parce qu’Uranus veut la liberté et Pluton la vérité, l’un comme l’autre sans délai. On n’est pas tenu de tout refaire. Choisir son chantier et confier les autres au voisin protège le sommeil.',
      opposed:
        'Que faire d’une liberté obtenue il y a longtemps ? À la moitié de leur cycle, les nouveautés d’autrefois retrouvent les forces qu’elles avaient réveillées, et l’on discute de ce qu’il convient de garder. Les impatients s’y fatiguent, les tenaces y brillent. La même question se pose en plus petit, au sujet de ses anciennes ruptures.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Près de cinq cents ans séparent deux rencontres de ces planètes. Les croyances d’un monde s’achèvent alors en silence et d’autres germent, que les contemporains ne savent pas nommer, tant le mouvement est lent. Une personne le devine dans un livre, ou dans un respect nouveau pour l’invisible.',
      flowing:
        'C’est la note tenue d’un long morceau. L’orbite allongée de Pluton lui fait suivre Neptune à égale distance pendant des décennies, si bien que des générations partagent une entente entre le rêve et les profondeurs. On la remarque peu, comme l’accent de son pays. Elle sert ceux qui explorent patiemment les mythes et la mémoire.',
      square:
        'Les certitudes héritées perdent leur vernis. À ce rythme, une friction occupe de longues années et appartient à tout le monde ; on doute des récits communs, puis l’on cherche en dessous, puisque Pluton creuse là où Neptune a dissous la surface. Rester un moment sans carte donne le droit d’en dessiner une.',
      opposed:
        'Le sens et la puissance se tiennent aux deux bouts du ciel. Un face-à-face aussi rare invite une époque à regarder ce qu’elle vénère et ce qu’elle cache sous ses autels. Rien ne se décide en un jour. Dans une existence, il peut suffire de relire ses propres légendes avec tendresse et un crayon.',
    },
  },
};
