import type { GlossaryWords } from '../en/glossary.ts';

/** The terms that the site uses, explained. */
export const glossary: GlossaryWords = {
  title: 'Glossaire de l’astrologie',
  description:
    'Tous les termes que Celestia emploie, en mots simples : maisons, aspects, nœuds, orbes, stations, et les mesures du ciel qui sont derrière.',
  heading: 'Glossaire',
  lede: 'Les mots du métier, chacun en une ou deux phrases.',
  letters: 'Premières lettres',
  article: 'Lire l’article',
  terms: {
    ascendant: {
      name: 'Ascendant',
      text: 'Le point du zodiaque qui se lève à l’est, à une minute et en un lieu donnés. Il ouvre la première maison. Quatre minutes de montre le déplacent d’environ un degré.',
    },
    midheaven: {
      name: 'Milieu du Ciel (MC)',
      text: 'Là où l’écliptique croise le méridien, au sud vu de nos latitudes. Il ouvre la dixième maison dans la plupart des systèmes : le métier, le nom que l’on se fait.',
    },
    descendant: {
      name: 'Descendant',
      text: 'Le point qui se couche, en face de l’Ascendant. Il ouvre la septième maison et dit ce que l’on cherche chez l’autre, ou ce que l’on y retrouve chaque fois.',
    },
    'imum-coeli': {
      name: 'Fond du Ciel (FC)',
      text: 'Le point opposé au Milieu du Ciel, sous nos pieds. Il ouvre la quatrième maison dans la plupart des systèmes et parle du foyer, d’où l’on vient.',
    },
    vertex: {
      name: 'Vertex',
      text: 'Là où l’écliptique coupe, à l’ouest, le cercle qui passe par l’est et le zénith. Un point jeune, nommé au siècle dernier, que certains lisent dans les rencontres.',
    },
    'natal-chart': {
      name: 'Thème natal',
      text: 'Le ciel dessiné pour la minute et le lieu d’une naissance : les planètes par signe, les maisons d’après l’horizon, les angles entre elles. On dit aussi thème astral.',
    },
    'big-three': {
      name: 'Trois piliers',
      text: 'Soleil, Lune et Ascendant ensemble. De quoi faire un croquis ressemblant ; le portrait demande le reste du thème.',
    },
    'sun-sign': {
      name: 'Signe solaire',
      text: 'Le signe où était le Soleil à la naissance, celui que l’on donne quand on demande « tu es de quel signe ? ». Les jours où le Soleil en change, il faut l’heure.',
    },
    'moon-sign': {
      name: 'Signe lunaire',
      text: 'Le signe où était la Lune à la naissance : les humeurs, les habitudes, ce qui console. La Lune en change tous les deux jours et quelques, la date seule ne suffit donc pas.',
    },
    'rising-sign': {
      name: 'Signe ascendant',
      text: 'Le signe qui se levait à l’est à la naissance. Les douze se lèvent en un jour : il faut l’heure et le lieu. On y lit la première impression, la façon de commencer.',
    },
    'personal-planet': {
      name: 'Planète personnelle',
      text: 'Soleil, Lune, Mercure, Vénus et Mars, assez rapides pour changer d’un anniversaire à l’autre. Elles parlent d’une personne, les lentes d’une génération.',
    },
    'slow-planet': {
      name: 'Planète lente',
      text: 'Jupiter et ce qui est au-delà. Elle reste d’un à trente ans dans un signe, et ses passages se comptent en semaines et en mois.',
    },
    element: {
      name: 'Élément',
      text: 'Feu, terre, air ou eau. Chacun a trois signes, séparés par trois autres, et qui se comprennent d’ordinaire à demi-mot.',
    },
    mode: {
      name: 'Mode',
      text: 'Cardinal, fixe ou mutable : ouvrir la saison, la tenir, la quitter. Chaque mode réunit quatre signes, en carré ou en opposition.',
    },
    ruler: {
      name: 'Maître',
      text: 'La planète à laquelle on attribue un signe, comme Mars pour le Bélier. Les tables anciennes en ont sept ; les modernes donnent le Scorpion à Pluton, le Verseau à Uranus, les Poissons à Neptune.',
    },
    'chart-ruler': {
      name: 'Maître du thème',
      text: 'La planète maîtresse du signe ascendant. Son signe, sa maison et ses aspects donnent le ton de tout le thème, et bien des lectures partent de là.',
    },
    dignity: {
      name: 'Dignité',
      text: 'Ce qu’un signe vaut pour une planète : le sien, celui de son exaltation, ou leurs opposés. Sans dignité, elle travaille aussi, avec moins d’habitude.',
    },
    domicile: {
      name: 'Domicile',
      text: 'Une planète dans un signe dont elle est le maître, comme Vénus en Taureau. Les vieux livres la comparent à quelqu’un qui est chez soi et sait où sont les clés.',
    },
    exaltation: {
      name: 'Exaltation',
      text: 'Le signe où une planète est reçue avec honneur ; pour le Soleil, c’est le Bélier. La raison s’est perdue à Babylone, la liste a à peine bougé.',
    },
    detriment: {
      name: 'Exil',
      text: 'Une planète dans le signe opposé au sien, comme Mars en Balance. Elle fait son travail, dans une langue étrangère.',
    },
    fall: {
      name: 'Chute',
      text: 'Une planète dans le signe opposé à son exaltation, comme le Soleil en Balance. On la lit discrète ou peu regardée, jamais absente.',
    },
    house: {
      name: 'Maison',
      text: 'Une des douze parts du ciel autour du lieu de naissance, comptées depuis l’Ascendant. Le signe dit comment une planète agit, la maison dans quel domaine.',
    },
    cusp: {
      name: 'Cuspide',
      text: 'La ligne où commence une maison, dite aussi pointe. On le dit aussi d’une naissance proche d’un changement de signe, mais le Soleil est toujours d’un côté ou de l’autre.',
    },
    'house-system': {
      name: 'Système de maisons',
      text: 'La règle qui partage le ciel en maisons. Toutes s’accordent sur l’horizon ; elles diffèrent entre les lignes, surtout loin de l’équateur.',
    },
    placidus: {
      name: 'Placidus',
      text: 'Le système de maisons le plus courant. Il partage selon le temps que met chaque degré de l’horizon au méridien. Au-delà des cercles polaires, il ne se trace plus.',
    },
    'whole-sign': {
      name: 'Maisons en signes entiers',
      text: 'Le plus ancien système connu : le signe ascendant est toute la première maison, le suivant toute la deuxième. Il vaut à toutes les latitudes.',
    },
    'solar-house': {
      name: 'Maison solaire',
      text: 'Celle que l’on compte à partir du signe du Soleil. Les horoscopes par signe s’en servent, faute de connaître l’Ascendant de chacun.',
    },
    hemisphere: {
      name: 'Hémisphère',
      text: 'La moitié d’un thème : au-dessus ou au-dessous de l’horizon, à l’est ou à l’ouest du méridien. Quand presque tout est d’un côté, le thème penche.',
    },
    aspect: {
      name: 'Aspect',
      text: 'Un angle entre deux points que l’on lit comme une rencontre : 0, 60, 90, 120 ou 180 degrés, et quelques moindres. Il se mesure le long de l’écliptique.',
    },
    orb: {
      name: 'Orbe',
      text: 'L’écart qu’un aspect peut avoir avec l’exactitude et compter encore. Le Soleil et la Lune en ont davantage. Deux écoles n’ont jamais la même table.',
    },
    applying: {
      name: 'Appliquant',
      text: 'Se dit d’un aspect qui se resserre encore. Une fois exact, il se défait : on le dit séparant. Le premier se sent venir, le second est déjà connu.',
    },
    conjunction: {
      name: 'Conjonction',
      text: 'Deux points au même degré, ou presque. Ils parlent d’une seule voix, et tout dépend de qui ils sont.',
    },
    sextile: {
      name: 'Sextile',
      text: 'Soixante degrés, deux signes. Un angle serviable qui attend un petit signe, comme un voisin qui dirait oui si on lui demandait.',
    },
    square: {
      name: 'Carré',
      text: 'Quatre-vingt-dix degrés. Deux parties du thème veulent autre chose au même moment. C’est fatigant, et c’est derrière beaucoup de ce qui se bâtit.',
    },
    trine: {
      name: 'Trigone',
      text: 'Cent vingt degrés, le plus souvent entre signes d’un même élément. Ce qu’il relie va tout seul, si bien qu’on oublie parfois de s’en servir.',
    },
    opposition: {
      name: 'Opposition',
      text: 'Cent quatre-vingts degrés, face à face. Elle se joue souvent entre deux personnes, et demande à chaque bout de savoir que l’autre existe.',
    },
    quincunx: {
      name: 'Quinconce',
      text: 'Cent cinquante degrés, cinq signes. Ni le même élément, ni le même mode : il faut ajuster sans cesse. Les anciens n’en faisaient pas un aspect.',
    },
    stellium: {
      name: 'Stellium',
      text: 'Trois planètes ou plus dans un signe ou une maison ; quatre pour les stricts. Une bonne part de la vie passe par cette porte.',
    },
    't-square': {
      name: 'Carré en T',
      text: 'Deux points en opposition et un troisième en carré aux deux. Le troisième prend la pression, et souvent le travail.',
    },
    'grand-trine': {
      name: 'Grand trigone',
      text: 'Trois points en trigone entre eux, d’ordinaire dans un seul élément. Une facilité qui tourne en rond et à qui il faut parfois une raison d’en sortir.',
    },
    transit: {
      name: 'Transit',
      text: 'Une planète du ciel d’aujourd’hui qui touche un point du thème natal. C’est ce que l’on regarde quand quelqu’un demande ce que vaut ce printemps.',
    },
    ingress: {
      name: 'Ingrès',
      text: 'L’instant où une planète entre dans un signe. Douze fois par an pour le Soleil, une fois tous les douze à trente ans pour Pluton.',
    },
    retrograde: {
      name: 'Rétrograde',
      text: 'Qui semble reculer devant les étoiles, parce que la Terre dépasse ou se fait dépasser. Question de point de vue : la voiture que l’on double paraît glisser en arrière.',
    },
    station: {
      name: 'Station',
      text: 'Le jour où une planète semble s’arrêter avant de changer de sens. Elle bouge à peine pendant un temps et pèse sur son degré.',
    },
    shadow: {
      name: 'Ombre',
      text: 'Le bout de ciel qu’une planète rétrograde parcourt trois fois. Le premier passage est l’ombre d’avant, le dernier l’ombre d’après.',
    },
    'solar-return': {
      name: 'Révolution solaire',
      text: 'La minute où le Soleil revient à sa place de naissance, à un jour près de l’anniversaire. Le thème de cet instant se lit pour l’année qui s’ouvre.',
    },
    'saturn-return': {
      name: 'Retour de Saturne',
      text: 'Saturne de nouveau à sa place de naissance, vers vingt-neuf ans puis vers cinquante-neuf. L’âge où les projets empruntés serrent aux épaules.',
    },
    'moon-phase': {
      name: 'Phase de la Lune',
      text: 'Ce que nous voyons de la moitié éclairée de la Lune, selon son angle avec le Soleil. Huit noms se partagent un mois de 29,5 jours.',
    },
    lunation: {
      name: 'Lunaison',
      text: 'Le mois d’une nouvelle Lune à la suivante ; dans un sens plus étroit, la nouvelle ou la pleine Lune comme événement, à la même minute pour toute la Terre.',
    },
    'new-moon': {
      name: 'Nouvelle Lune',
      text: 'Soleil et Lune à la même longitude. La Lune est là en plein jour et ne se voit pas. Un temps pour commencer ce que personne ne regarde encore.',
    },
    'full-moon': {
      name: 'Pleine Lune',
      text: 'Soleil et Lune face à face. L’une se lève quand l’autre se couche, et ce qui se taisait se voit.',
    },
    'void-of-course': {
      name: 'Lune vide de course',
      text: 'La Lune entre son dernier aspect exact dans un signe et le signe suivant. Une pause de quelques minutes ou de quelques heures, tous les deux ou trois jours.',
    },
    eclipse: {
      name: 'Éclipse',
      text: 'Une nouvelle ou une pleine Lune si près d’un nœud que l’ombre d’un astre atteint l’autre. Il y en a de quatre à sept par an, pour toute la Terre.',
    },
    'solar-eclipse': {
      name: 'Éclipse de Soleil',
      text: 'La nouvelle Lune devant le Soleil. Totale ou annulaire, elle ne se voit que le long d’une bande étroite ; ailleurs, le Soleil n’est couvert qu’en partie, ou pas du tout.',
    },
    'lunar-eclipse': {
      name: 'Éclipse de Lune',
      text: 'La pleine Lune dans l’ombre de la Terre, souvent rouge cuivre au plus fort. Elle se voit partout où la Lune est levée.',
    },
    umbra: {
      name: 'Cône d’ombre',
      text: 'Le cœur sombre d’une ombre, d’où l’on ne voit plus rien du Soleil. Autour s’étend la pénombre, qui n’en cache qu’une partie.',
    },
    saros: {
      name: 'Saros',
      text: 'Une période de 18 ans et une dizaine de jours après laquelle les éclipses reviennent semblables. Chacune appartient à une famille numérotée qui dure plus de mille ans.',
    },
    'north-node': {
      name: 'Nœud Nord',
      text: 'Là où le chemin de la Lune croise l’écliptique vers le nord. Il n’y a là aucun astre. On y lit une direction qui demande de l’exercice.',
    },
    'south-node': {
      name: 'Nœud Sud',
      text: 'Le croisement opposé au Nœud Nord. On y lit ce qui vient sans effort, et sur quoi l’on s’appuie trop longtemps.',
    },
    'true-node': {
      name: 'Nœud vrai',
      text: 'Le nœud tel qu’il est à cette minute, avec ses petits balancements. Le nœud moyen les lisse. Moins de deux degrés les séparent.',
    },
    lilith: {
      name: 'Lune noire (Lilith)',
      text: 'Le point le plus lointain de l’orbite de la Lune, où il n’y a rien. On y lit ce qui ne se laisse pas apprivoiser. La moyenne et la vraie peuvent différer de bien des degrés.',
    },
    juno: {
      name: 'Junon',
      text: 'Un astéroïde découvert en 1804, qui porte le nom de l’épouse de Jupiter. Dans un thème, il dit à quelles conditions on reste avec quelqu’un.',
    },
    chiron: {
      name: 'Chiron',
      text: 'Un petit corps glacé entre Saturne et Uranus, découvert en 1977. Il met une cinquantaine d’années à faire le tour ; on y lit un point sensible, d’où l’on apprend à aider les autres.',
    },
    'part-of-fortune': {
      name: 'Part de Fortune',
      text: 'Un point aussi loin de l’Ascendant que la Lune l’est du Soleil. La plus employée des parts anciennes, lue pour l’aisance et le pain quotidien.',
    },
    synastry: {
      name: 'Synastrie',
      text: 'Deux thèmes de naissance posés l’un sur l’autre. Elle montre ce que chacun éveille chez l’autre, et ne peut pas montrer ce qu’ils en feront.',
    },
    overlay: {
      name: 'Superposition',
      text: 'La planète de l’un dans une maison de l’autre. Si ton Saturne tombe dans ma quatrième maison, mon chez-moi devient plus sérieux avec toi.',
    },
    composite: {
      name: 'Thème composite',
      text: 'Un seul thème fait des milieux de deux autres, planète par planète. Il figure le lien comme un troisième personnage, à aucun instant réel du ciel.',
    },
    davison: {
      name: 'Thème de Davison',
      text: 'Le thème de l’instant et du lieu à mi-chemin entre deux naissances. À la différence du composite, il montre un ciel qui a existé.',
    },
    zodiac: {
      name: 'Zodiaque',
      text: 'La ceinture autour de l’écliptique où vont le Soleil, la Lune et les planètes, partagée en douze signes de trente degrés.',
    },
    tropical: {
      name: 'Zodiaque tropical',
      text: 'Celui que l’on compte depuis l’équinoxe de mars : le Bélier commence avec le printemps du nord. C’est celui de l’astrologie occidentale, et le nôtre si tu n’en choisis pas un autre.',
    },
    sidereal: {
      name: 'Zodiaque sidéral',
      text: 'Celui qui est attaché aux étoiles. On s’en sert en Inde ; il est aujourd’hui à quelque 24 degrés derrière le tropical.',
    },
    ayanamsa: {
      name: 'Ayanamsa',
      text: 'L’écart pris par le zodiaque tropical sur le sidéral. Chaque école fixe son zéro ; Lahiri et Fagan-Bradley sont les plus courants.',
    },
    precession: {
      name: 'Précession',
      text: 'Le lent balancement de l’axe de la Terre, un tour en 26 000 ans environ. C’est à cause d’elle que signes et constellations ne se recouvrent plus.',
    },
    ecliptic: {
      name: 'Écliptique',
      text: 'Le chemin du Soleil parmi les étoiles en un an : le plan de l’orbite terrestre vu de l’intérieur. Les longitudes d’un thème se mesurent dessus.',
    },
    longitude: {
      name: 'Longitude écliptique',
      text: 'La place d’un astre sur l’écliptique, de 0° au début du Bélier jusqu’à 360°. Le thème l’écrit en signe, degrés et minutes.',
    },
    ephemeris: {
      name: 'Éphémérides',
      text: 'La table, ou le programme, qui donne la place des planètes chaque jour. Les nôtres se calculent à partir de données publiées du système solaire et se vérifient sur d’autres.',
    },
    equinox: {
      name: 'Équinoxe',
      text: 'L’un des deux jours de l’année où le Soleil passe l’équateur et où le jour et la nuit sont presque égaux. Celui de mars ouvre le Bélier.',
    },
    'universal-time': {
      name: 'Temps universel (UTC)',
      text: 'L’heure à partir de laquelle compte le monde entier. L’heure d’une naissance y est d’abord ramenée ; tout le reste se calcule ensuite.',
    },
    'time-zone': {
      name: 'Fuseau horaire',
      text: 'Un territoire dont les horloges s’accordent par la loi. Les lois changent : la France a vécu à l’heure allemande pendant l’Occupation, et l’heure d’été n’y est de retour que depuis 1976.',
    },
    'local-mean-time': {
      name: 'Heure moyenne locale',
      text: 'L’heure du Soleil à sa propre longitude, telle que les villes la tenaient avant les fuseaux. Bien des naissances du XIXe siècle sont notées ainsi.',
    },
    horoscope: {
      name: 'Horoscope',
      text: 'D’abord le point qui se lève, puis le thème entier, aujourd’hui surtout une prévision par signe. Le mot est grec : regarder l’heure.',
    },
  },
};
