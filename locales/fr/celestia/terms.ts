import type { Term } from '../../celestia-lexicon.ts';
import type { Pool } from '../../celestia-words.ts';

/** Les mots du métier, expliqués comme à table. */
export const terms: Readonly<Record<Term, Pool>> = {
  natalChart: [
    'Un thème natal dessine le ciel de la minute et du lieu de ta naissance : qui se tenait dans quel signe, et où par rapport à l’horizon.',
    'On ne le lit pas sur un seul symbole ; ce qui le rend tien, c’est la conversation des pièces.',
  ],
  ascendant: [
    'L’Ascendant est le degré qui montait à l’est à ton premier souffle, d’où l’importance de la minute.',
    'On y lit ta manière d’arriver, les premiers instants que les gens ont de toi.',
  ],
  descendant: [
    'Le Descendant est l’endroit où le ciel se couchait à l’ouest au moment de ta naissance.',
    'Il parle de qui tu installes en face de toi, en amour comme en affaires.',
  ],
  midheaven: [
    'Le Milieu du Ciel est l’endroit où le chemin du Soleil croise le méridien, tout en haut du thème.',
    'Il parle du travail et du nom vers lesquels on grandit.',
  ],
  house: [
    'Les maisons sont les douze champs que l’on découpe dans le ciel vu de ton lieu de naissance, chacun avec sa part de vie.',
    'Le signe dit comment, la maison dit où ; qu’il y en ait de vides est normal, il y a plus de champs que de planètes.',
  ],
  cusp: [
    'La cuspide est la ligne où commence une maison.',
    'Le signe où tombe la cuspide donne son ton à la maison, même quand personne n’y loge.',
  ],
  aspect: [
    'Un aspect est un certain angle entre deux points du thème, qui dit s’ils s’aident, se frottent ou se fondent.',
    'Plus un aspect est exact, plus il parle fort.',
  ],
  conjunction: [
    'Dans une conjonction, deux points se tiennent côte à côte et agissent d’un bloc, pour le meilleur et le reste.',
    'Que ce soit facile dépend de qui partage le canapé.',
  ],
  sextile: [
    'Un sextile est un angle de soixante degrés, une offre amicale entre deux points.',
    'Il aide si tu en fais quelque chose, sinon il attend poliment.',
  ],
  square: [
    'Un carré est un angle droit : deux besoins qui se gênent et ne se taisent pas.',
    'C’est inconfortable et fécond, comme le caillou qui te fait acheter de meilleures chaussures.',
  ],
  trine: [
    'Un trigone relie deux points au tiers du cercle, et ces deux-là s’entendent de naissance.',
    'Un tel don se remarque à peine, puisqu’il ne t’a jamais coûté.',
  ],
  opposition: [
    'Dans une opposition, deux points se regardent d’un bout à l’autre du thème, et tu vois surtout l’un d’eux chez autrui.',
    'Tout l’art est de leur donner la parole tour à tour.',
  ],
  quincunx: [
    'Un quinconce est un angle de cent cinquante degrés entre deux points qui ont peu en commun.',
    'Il réclame de petits réglages sans fin, comme une chaise jamais à la bonne hauteur.',
  ],
  orb: [
    'L’orbe est l’écart à l’exact qu’un aspect peut avoir tout en comptant encore.',
    'Un ou deux degrés, c’est proche ; au-delà de huit, presque plus personne n’écoute.',
  ],
  retrograde: [
    'La rétrogradation est une affaire de regard : vue d’ici, la planète a l’air de reculer, comme un train lent que le tien dépasse.',
    'Ses affaires repassent alors sur l’ancien : vérifier, réparer, repenser.',
  ],
  transit: [
    'Un transit est une planète d’aujourd’hui qui passe sur un point de ton thème natal.',
    'Le thème dit ce qu’il y a à toucher, et le transit dit quand.',
  ],
  eclipse: [
    'Une éclipse est une nouvelle ou une pleine lune si exacte que l’ombre tombe sur la Terre ou sur la Lune.',
    'Elle pèse davantage tout près d’un point de ton thème, et fort peu ailleurs.',
  ],
  ruler: [
    'Chaque signe a une planète qui le gouverne, comme Mars gouverne le Bélier et Vénus la Balance.',
    'Celle de ton signe ascendant s’appelle maître du thème, car elle parle pour l’ensemble.',
  ],
  element: [
    'Les douze signes se partagent en quatre éléments : le feu lance, la terre bâtit, l’air pense, l’eau ressent.',
    'La répartition de tes planètes dit ce qui te vient tout seul.',
  ],
  mode: [
    'Chaque signe commence, maintient ou transforme : voilà cardinal, fixe et mutable.',
    'Cela décrit ton allure plus que tes goûts.',
  ],
  dignity: [
    'La dignité dit si une planète s’accorde avec son signe : chez elle, honorée (exaltée), dépaysée (en exil) ou peu entendue (en chute).',
    'Aucune des quatre n’est un verdict : la planète qui doit s’appliquer apprend souvent davantage.',
  ],
  stellium: [
    'Un stellium est un attroupement : trois planètes ou davantage dans un signe ou une maison.',
    'Qui en a un revient sans cesse au même sujet, avec plaisir le plus souvent.',
  ],
  synastry: [
    'La synastrie pose deux thèmes l’un sur l’autre pour voir qui touche qui, et comment.',
    'Elle montre ce qui vient facilement et ce qui demande à être dit ; rester ou non, c’est votre affaire.',
  ],
  saturnReturn: [
    'Vers vingt-neuf ans, Saturne revient là où il se tenait le jour de la naissance, puis de nouveau vers cinquante-huit ans.',
    'Bien des gens voient alors que ce qu’ils supportaient ne leur va plus, et rebâtissent pour de bon.',
    'C’est rarement une punition : cela fatigue plus que cela ne casse, et ce qui reste debout ensuite tient bon.',
  ],
  node: [
    'Le Nœud Nord est l’endroit où le chemin de la Lune croise celui du Soleil en montant.',
    'On le lit comme une direction : étrangère, un peu gauche, et bonne pour toi.',
  ],
  lilith: [
    'La Lune noire, ou Lilith, est le point lointain de l’orbite de la Lune : il n’y a rien à voir là-haut.',
    'Elle parle de la part de quelqu’un qui refuse d’être commode.',
  ],
  chiron: [
    'Chiron est un petit corps qui voyage entre Saturne et Uranus.',
    'Il parle d’une vieille tendresse, et de l’aide que tu sais donner parce que tu la connais.',
  ],
  juno: [
    'Junon est un astéroïde au nom de la déesse du mariage.',
    'Elle parle de ce qu’il te faut avant de promettre pour de vrai.',
  ],
  strongest: [
    'On appelle dominante la planète qui a le plus à faire : on la voit de loin, elle se sent chez elle là où elle est, ou elle a affaire à beaucoup d’autres.',
    'À ce compte, l’une d’elles passe devant chez toi, et la voici.',
  ],
  emptyHouse: [
    'On dit vide une maison où ne se tenait aucune planète à la naissance, et comme il y a plus de maisons que de planètes, chaque thème en a.',
    'Elle se lit tout de même, par le signe où elle commence.',
  ],
  hardAspect: [
    'Les aspects durs sont le carré et l’opposition : deux besoins qui ne se font pas de place.',
    'Ce sont eux qui coûtent le plus et, avec les années, qui rapportent le plus.',
  ],
  easyAspect: [
    'Les aspects faciles sont le trigone et le sextile : deux points qui s’entendent sans qu’on le leur demande.',
    'Tu les remarques à peine ; les autres, eux, les voient.',
  ],
  southNode: [
    'Le Nœud Sud fait face au Nœud Nord et se lit comme ce que tu apportes : rodé, confortable, un peu trop facile à retrouver.',
    'Les deux se lisent comme une seule ligne, du sud vers le nord.',
  ],
  partOfFortune: [
    'La Part de Fortune se calcule à partir du Soleil, de la Lune et de l’Ascendant, et on la lit comme le lieu où les choses viennent avec le moins d’effort.',
    'Des trois pièces qui la composent, en voici deux chez toi.',
  ],
  compatibility: [
    'La tradition marie les signes par élément : le feu s’entend avec le feu et l’air, la terre avec la terre et l’eau.',
    'Bélier, Lion et Sagittaire sont de feu ; Taureau, Vierge et Capricorne, de terre ; Gémeaux, Balance et Verseau, d’air ; Cancer, Scorpion et Poissons, d’eau.',
  ],
  fullHouse: [
    'La maison où les planètes se rassemblent est celle où la vie te rappelle sans cesse.',
    'La plus peuplée des tiennes, la voici.',
  ],
  vertex: [
    'Le Vertex est un point à l’ouest du thème, calculé d’après l’heure et le lieu de naissance.',
    'On le lit comme la porte des rencontres qui semblent arrangées par quelqu’un d’autre, et il pèse moins qu’une planète.',
  ],
  yod: [
    'Un yod est un long triangle de trois planètes : deux s’entendent, et la troisième leur est étrangère.',
    'On l’appelle aussi doigt de Dieu ; la planète de la pointe montre ce qui ne tombe jamais tout à fait juste.',
  ],
  tSquare: [
    'Un carré en T est un triangle de tension : deux planètes sont en vis-à-vis, et une troisième est en carré avec les deux.',
    'C’est dans la troisième que la pression s’amasse, et c’est souvent par elle que les choses se font.',
  ],
  grandTrine: [
    'Un grand trigone, ce sont trois planètes, chacune en trigone avec les deux autres.',
    'Ce qu’il touche vient sans effort, au point qu’il faut parfois une raison de s’en servir.',
  ],
  voidMoon: [
    'La Lune est vide de course depuis son dernier aspect dans un signe jusqu’à son entrée dans le suivant.',
    'La tradition dit que ce qu’on commence alors ne mène pas loin ; la plupart n’en remarquent rien, et c’est une bonne heure pour la routine et le repos.',
  ],
  intercepted: [
    'Un signe est intercepté quand il tient tout entier dans une maison et qu’aucune cuspide n’y tombe.',
    'Celui d’en face l’est alors aussi ; on dit que ce qu’ils représentent met un peu plus de temps à trouver la porte.',
  ],
  ophiuchus: [
    'Ophiuchus est une constellation, l’une des treize que traverse le Soleil ; un signe est autre chose, le douzième de son année compté depuis l’équinoxe de printemps.',
    'Rien n’a donc bougé, et ton signe est celui que tu as toujours eu.',
  ],
  weakest: [
    'Aucune planète n’est faible en soi ; on l’appelle ainsi quand elle est mal à l’aise là où elle est, qu’on la voit peu et qu’elle a peu affaire aux autres.',
    'À ce compte, l’une d’elles parle plus bas chez toi, et la voici.',
  ],
  progressions: [
    'Les progressions font avancer le thème natal d’un jour par année de vie : le ciel de ton trentième jour se lit pour tes trente ans.',
    'Je ne m’en sers pas ; je suis le ciel tel qu’il est, et ce qu’il touche maintenant dans ton thème.',
  ],
  sidereal: [
    'L’astrologie védique est sidérale : elle compte les signes à partir des étoiles et non de l’équinoxe de printemps, et l’écart est aujourd’hui d’environ 24 degrés, si bien que presque tout le monde y recule d’un signe.',
    'Si tu n’as pas choisi l’autre pour ton thème, je lis le zodiaque tropical, le plus courant en Occident.',
  ],
  houseSystem: [
    'Les systèmes de maisons partagent le même ciel de façons différentes : Placidus par le temps, les signes entiers par le signe qui se levait, d’autres par d’autres mesures.',
    'L’Ascendant reste où il est, et une planète ou deux changent souvent de maison ; je lis celles avec lesquelles ton thème a été dessiné.',
  ],
  solarReturn: [
    'La révolution solaire est le moment de chaque année, près de ton anniversaire, où le Soleil revient exactement là où il était à ta naissance ; le thème de cet instant se lit pour l’année qui commence.',
    'Seul le Soleil s’y répète, tout le reste est le ciel de cette année-là.',
  ],
  signCusp: [
    'Le Soleil passe d’un signe au suivant en un seul instant, et une naissance tombe d’un côté ou de l’autre ; personne n’est moitié-moitié.',
    'Le tien a donc sa place.',
  ],
  imumCoeli: [
    'Le Fond du Ciel, ou IC, est le point le plus bas du thème : là où le zodiaque croisait le méridien sous l’horizon à ta naissance, en face du Milieu du Ciel.',
    'Il parle du foyer, de tes origines et de ce que personne ne voit de toi.',
  ],
  decan: [
    'Un décan est le tiers d’un signe, dix degrés, et chacun reçoit sa propre planète, qui nuance le signe.',
    'Laquelle, cela dépend des écoles ; je donne bien plus de poids au signe lui-même.',
  ],
  grandCross: [
    'Une grande croix, ce sont quatre planètes aux coins d’un carré : chacune en a une en face et se frotte aux deux autres.',
    'Elle tire de quatre côtés à la fois ; avec elle, on apprend tôt à mener beaucoup de choses de front.',
  ],
  kite: [
    'Un cerf-volant est un grand trigone avec une quatrième planète en face d’une de ses pointes.',
    'Cette planète donne une direction à l’aisance du trigone, et un peu de vent contraire pour monter.',
  ],
  combust: [
    'Une planète à moins de huit degrés environ du Soleil est dite combuste : dans le ciel, elle se perd dans sa lumière.',
    'Les livres anciens la disent affaiblie ; seule celle qui se tient au cœur du Soleil, à moins de dix-sept minutes d’arc, est cazimi et passe pour forte.',
  ],
  rectification: [
    'Personne ne peut calculer une heure de naissance ; la rectification la devine à partir des dates qui ont compté dans une vie.',
    'Moi, je ne devine pas : l’heure est peut-être sur ton acte de naissance, à la maternité ou dans ta famille, et une bonne part du thème se lit sans elle.',
  ],
  birthHour: [
    'L’heure de naissance porte l’Ascendant, le Milieu du Ciel et les maisons ; sans elle, ils restent en suspens.',
    'Le Soleil et les planètes bougent peu en un jour : leurs signes et leurs aspects tiennent quand même, seule la Lune peut varier de quelques degrés.',
    'On la trouve souvent sur l’acte de naissance intégral, et sinon dans la mémoire de ceux qui étaient là.',
  ],
  lunarReturn: [
    'La révolution lunaire est le moment, tous les 27 jours environ, où la Lune revient là où elle était à ta naissance.',
    'Le thème de ce moment se lit pour le mois qui suit, et l’on dit que, ce jour-là, on se sent un peu chez soi.',
  ],
  mutualReception: [
    'Deux planètes sont en réception mutuelle quand chacune se trouve dans un signe que l’autre gouverne, comme deux personnes qui se prêtent leur maison.',
    'On dit qu’elles s’entraident, même sans aspect entre elles.',
  ],
  fixedStars: [
    'Les étoiles fixes sont les vraies étoiles, Régulus, Spica, Algol et d’autres ; les Anciens donnaient un sens à chacune et lisaient celles qui tombaient à moins d’un degré d’une planète.',
    'Je lis les planètes et les points du thème, et je laisse les étoiles à la nuit.',
  ],
  anareticDegree: [
    'Le degré 29, dit anarétique, est le dernier d’un signe, et certains le disent critique : ce qui s’y trouve, sur le départ, serait pressé.',
    'C’est une petite nuance ; le signe et la maison en disent davantage.',
  ],
  ages: [
    'Les ères astrologiques suivent l’axe de la Terre, qui tourne lentement comme une toupie : tous les deux mille ans environ, le point vernal passe dans une autre constellation.',
    'Personne ne sait au juste quand l’une finit et l’autre commence, et elles parlent de cultures entières, jamais d’une seule vie.',
  ],
  retrogradeShadow: [
    'L’ombre est la portion du zodiaque qu’une planète parcourt trois fois : en avant, en arrière, puis de nouveau en avant.',
    'Le premier passage commence des semaines ou des mois avant la rétrogradation, le dernier finit bien après le retour en marche directe.',
  ],
  horary: [
    'L’astrologie horaire lit le thème de l’instant où l’on pose une question, et l’élective cherche un bon moment pour commencer quelque chose.',
    'Je ne pratique vraiment ni l’une ni l’autre ; je lis ton thème natal et les transits du moment.',
  ],
  haircut: [
    'Une vieille coutume veut qu’on se coupe les cheveux en Lune croissante pour qu’ils repoussent vite, ou en Lune décroissante pour que la coupe tienne.',
    'Personne n’a montré que cela marche ; choisis le jour qui t’arrange, la Lune n’est qu’un joli prétexte.',
  ],
  topSign: [
    'Aucun trait n’appartient à un seul signe : la tradition confie chaque trait à une planète et, par elle, au signe ou aux signes qu’elle gouverne.',
    'Un thème entier mêle plusieurs signes, et personne ne se résume à un seul.',
  ],
  astralHell: [
    'Au Brésil, on appelle enfer astral les trente jours avant l’anniversaire : la fatigue de l’année s’y ferait sentir.',
    'Cela tient plus de la coutume que du ciel ; ce qui est vrai, c’est qu’une année de ta vie s’achève.',
  ],
  yearRuler: [
    'Plusieurs écoles donnent à l’année une planète maîtresse, chacune selon son calcul, et elles ne s’accordent pas.',
    'Je ne suis aucun de ces calculs ; ce qu’une année t’apporte, je le tire de ce qui passe sur ton thème.',
  ],
  birthPhase: [
    'La phase lunaire de naissance dit à quelle distance du Soleil la Lune se trouvait à ta naissance.',
    'On la lit comme un rythme : ton élan va plutôt aux débuts, aux chantiers en cours ou aux fins.',
  ],
};
