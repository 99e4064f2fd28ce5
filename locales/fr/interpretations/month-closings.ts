import type { MonthHouseTexts } from '../../horoscope-text-types.ts';

/** How a sign’s month ends, by the solar house of the Sun on its last day. */
export const monthClosings: MonthHouseTexts = {
  1: [
    'Le mois te rend à toi-même en fin de course, comme un vélo qui revient de chez le réparateur. Il roule droit. Ce que tu transmets aux semaines suivantes tient en peu de mots : un cap, une façon de marcher, et le droit de dire non avant le dessert.',
    'À la dernière page, ton nom revient en gros. Les semaines suivantes hériteront de cet élan neuf, encore vert, qui demande surtout à ne pas être expliqué. Quelques personnes ont vu le changement ; les autres le remarqueront à ta manière de pousser les portes.',
    'Drôle de fin, qui ressemble à un départ. Au lieu de ranger, tu déballes, et le plancher se couvre de projets à ta mesure. Le mois prochain n’aura qu’à choisir. Emporte le plus petit, celui que tu as dessiné sans y penser, dans un coin.',
  ],
  2: [
    'Tout finit au poids et au toucher. Le mois dépose entre tes mains une chose tangible, modeste peut-être, une caisse mieux tenue, ou une estime de toi qui ne dépend plus du vent. Tu l’emportes telle quelle. La suite bâtira dessus, étage par étage, au rythme lent du ciment frais.',
    'Fermer les comptes a parfois un goût de confiture réussie. On visse le couvercle, on aligne les pots, on sait de quoi sera fait l’après. Une certitude tranquille passe au mois suivant : tu connais désormais le prix de ton temps, et la saveur de celui que tu donnes.',
    'Le dernier mot revient aux choses solides. Une question de valeur se pose au moment de partir, adossée au mur comme un colis trop lourd. Inutile de tout soulever d’un coup. Ouvre le carton, sors une pièce après l’autre, et laisse le mois suivant trouver pour chacune l’étagère qui convient.',
  ],
  3: [
    'Les dernières journées bavardent, et c’est bon signe. Des nouvelles partent dans tous les sens, un vieux quiproquo trouve sa chute, un savoir fraîchement acquis cherche à qui se raconter. Le relais passe de bouche à oreille. Quand tu tourneras la page, il restera dans l’air une phrase à finir, et l’envie de la dire.',
    'Une page de brouillon vaut parfois mieux qu’une dissertation. Le mois se termine sur des astérisques et des numéros orphelins, toute une petite monnaie d’idées. N’en jette rien encore. Une amie, un facteur ou un inconnu de passage viendra peut-être compléter la ligne, et l’ensemble se mettra à parler.',
    'Pour finir, la route se fait courte et les échanges nombreux. Tu laisses derrière toi plusieurs conversations ouvertes, comme autant de bicyclettes appuyées contre une haie. Les jours qui viennent en prendront une, sans demander. L’important aura été de graisser les chaînes et de saluer tout le monde.',
  ],
  4: [
    'Par le chemin des écoliers, le mois rentre à la maison, un peu crotté, content. Il ramène ce qu’il a trouvé dehors et le pose sur le buffet. Un abri passe ainsi au mois suivant : une paix faite avec les tiens, un coin remis en état, la certitude d’avoir où revenir.',
    'On finit par où l’on avait commencé dans la vie : une chambre, des voix derrière la porte. Les dernières journées se radoucissent, ralentissent, rendent aux souvenirs leur juste taille. Le mois suivant trouvera les braises sous la cendre. Il suffira de souffler, doucement, et d’approcher un tabouret pour qui voudra s’asseoir.',
    'Que reste-t-il quand le bruit s’en va ? Une adresse, quelques visages, un bol ébréché que l’on ne jettera pas. C’est l’héritage du mois, discret, résistant. Il servira d’assise aux semaines plus mondaines. Avant de sortir, passe la main sur le mur, comme on flatte un cheval qui a bien travaillé.',
  ],
  5: [
    'Révérence un peu ratée, sortie par la grande porte : le mois a soigné son départ. Une joie est apparue, une œuvre, une idylle, un jeu inventé à la va-vite, et elle n’a pas fini de faire parler d’elle. Le mois qui vient trouvera un feu de camp bien pris. Ajoute du petit bois et des histoires.',
    'Dernier acte, et l’on réclame un bis. Ce que tu as osé montrer ces temps-ci a laissé des traces : un refrain dans une tête, un croquis sur un frigo, un rendez-vous que personne n’a noté et que chacun se rappelle. Le prochain mois aura du cœur à l’ouvrage, et déjà son public.',
    'À la fin du bal, on ramasse les chaussures, puis on rentre pieds nus en riant. Le mois lègue cette légèreté-là. Elle a l’air de peu ; elle aide pourtant à porter la suite, avec ses horaires et ses retours au sérieux. Glisse-la dans ta poche arrière, elle ne se froisse pas.',
  ],
  6: [
    'Les pinces regagnent leur crochet, essuyées. Tu termines sur un sentiment d’ordre, incomplet comme tous les ordres vivants, avec deux habitudes neuves et une réunion de moins. C’est un beau legs. Le mois qui vient n’aura pas à chercher le mètre ruban : il est là, près de la porte, du bon côté.',
    'Rien de spectaculaire dans cette fin de mois, et beaucoup de soulagement. Les petites choses sont faites. Les journées tiennent debout, le corps a retrouvé quelques horaires, une aide s’est organisée sans grands serments. Le terrain est ratissé, prêt pour ceux qui voudront y jouer. On distingue encore les traces du râteau, bien parallèles.',
    'Et si la dernière tâche était de laisser une tâche ? Le mois s’achève sur une liste presque vide, dont la ligne restante te regarde sans reproche. Elle passera de l’autre côté avec toi. Ce que tu emportes de plus précieux est un rythme, comme une chanson de marche, facile à reprendre à plusieurs.',
  ],
  7: [
    'La scène finale se joue à deux. Un accord s’est noué, ou desserré, et chacun repart avec sa moitié du ticket. Le mois suivant héritera d’une façon plus juste de se parler, moins de devinettes, davantage de points d’interrogation. Entre vous, la table est desservie ; la conversation, elle, continue dans l’escalier.',
    'On quitte rarement un mois en tenant une main, et cela change la sortie. L’autre, quel que soit son nom dans ta vie, a déplacé quelque chose. Tu transmets aux jours qui viennent un équilibre mieux réglé, un « nous » qui respire, et le souvenir d’un désaccord mené avec élégance jusqu’au bout du quai.',
    'Dernière réplique : elle appartient à la personne d’en face. Laisse-la venir. Le mois se referme sur cette attente confiante, où tu en sais plus long sur ce que tu cherches auprès des autres. De quoi composer, pour la suite, un duo solide ou simplement une meilleure tablée.',
  ],
  8: [
    'Comme une lampe à huile, le mois s’éteint en baissant. Dans ce peu de clarté, tu as vu ce qu’il fallait voir : un lien plus solide que supposé, une rancune à oublier, une force restée au fond. Celle-ci remonte avec toi. La suite se fera à l’air libre, avec des poumons agrandis.',
    'Ce qui devait être rendu l’est presque. Restent un reliquat, une signature, une phrase à dire en baissant la voix, et l’affaire passera de l’autre côté du mois. Tu voyages avec moins de poids qu’en arrivant. On ne sait pas toujours de quoi l’on s’est défait ; les épaules, elles, tiennent leur inventaire à jour.',
    'Au bout du couloir, une porte basse, et il faut courber la tête pour sortir. On laisse là un reproche, et un trousseau qui n’ouvrait plus rien. L’héritage du mois est une confiance choisie, donnée à peu de gens et pour longtemps. Dehors, le jour paraît plus cru, et fort bienvenu.',
  ],
  9: [
    'C’est sur un départ que s’achève le mois, au moins en pensée. Une question plus vaste que les autres a pris place dans le compartiment et ne descendra pas de sitôt. Tu laisses en héritage une direction, quelques pages cornées, un accent. Il n’est pas nécessaire d’avoir compris tout le livre pour raconter le voyage.',
    'Plus haut, plus loin, le souffle un peu court. Les dernières journées ouvrent la vue, et l’arrivée se révèle n’être qu’un belvédère. Le sentier continue. Au mois suivant, tu passes la gourde, la carte annotée, et une opinion neuve qu’il reste à essayer par mauvais temps.',
    'Quelle phrase ramènes-tu de ces semaines ? Elle pourrait tenir sur un fanion. Le mois se retire en laissant une foi mieux taillée, un nom étranger que tu prononces presque bien. Au mois suivant d’en faire quelque chose de pratique, avec un marteau et des horaires.',
  ],
  10: [
    'L’affiche est collée, la colle encore fraîche. En fin de mois, ton travail se tient devant les autres et parle pour toi, d’une voix plus grave que la tienne. Tu laisses au mois suivant un rang à tenir, ou une ambition ramenée à sa juste hauteur. Les deux se portent mieux avec la nuque souple.',
    'Point culminant, puis pause. Le mois s’arrête à un endroit d’où l’on voit le chemin parcouru, et tu as le droit d’en tirer du contentement avant de reprendre. D’autres épaules pourront désormais t’aider à porter. Ce qui se transmet ici s’appelle la confiance, celle que l’on a gagnée en tenant parole.',
    'Les semaines s’achèvent sous les regards, comme une soupière que l’on apporte à table. Il y aura peut-être des compliments, une remarque sur le sel. Prends les deux. Au mois suivant, tu laisses un tour de main éprouvé et le souvenir d’avoir décidé sans trembler, ou en tremblant, ce qui demande plus d’adresse.',
  ],
  11: [
    'On se sépare sur le parking, et la conversation repart, moteur tournant. Le mois finit ainsi, parmi les proches que tu as choisis, avec plus de projets que de coffres pour les ranger. Tu emportes un carnet d’adresses rajeuni et un espoir que d’autres portent avec toi. Un klaxon se fait entendre. C’est amical.',
    'Le dernier rassemblement laisse des miettes, des idées, un pull oublié. À qui est-il ? On le saura plus tard. Le mois transmet ce genre de liens souples et fidèles, qui n’obligent à rien et répondent présent. Devant toi, la suite a pris un air de chantier bénévole, avec du café dans un thermos.',
    'Un vœu circule encore au moment de tourner la page. Tu l’avais lancé sans viser, il revient avec la signature de plusieurs personnes. Le mois se défait dans un brouhaha plutôt joyeux, dont tu garderas deux visages et une date. Pour la suite, c’est une très bonne provision de route.',
  ],
  12: [
    'À la façon d’un dessin de craie sous la pluie, le mois s’efface plus qu’il ne finit. Rien ne presse. Ce que tu confies au mois suivant n’a pas encore de contour : un apaisement, une trêve, une idée en chrysalide. On la reconnaîtra à ses ailes, plus tard, quand chacun aura cessé de guetter.',
    'Chut, on dort. Les dernières journées demandent des pantoufles épaisses et des réponses brèves. Tu laisses derrière toi une histoire terminée, que personne d’autre peut-être n’avait lue jusqu’au bout. Le mois suivant te trouvera au réveil, les yeux encore pleins d’images, avec une force que seul le repos sait fabriquer.',
    'Tout au bout du mois, il y a une cabane, et tu t’y assois. On entend de loin la fête des autres, sans envie. Tu as trié en silence ce qui partait et ce qui demeurait ; la besace est prête. Elle pèse à peine. Ce qu’elle contient grandira en marchant.',
  ],
};
