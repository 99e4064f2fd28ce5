import type { IngressTexts } from '../../interpretation-types.ts';

/** A slow planet entering a sign. */
export const ingresses: IngressTexts = {
  jupiter: {
    aries:
      'Avec Jupiter en Bélier, l’année s’ouvre comme une fenêtre poussée d’un coup d’épaule. L’optimisme va aux candidatures et aux défis lancés tout haut. On voit grand et vite, quitte à promettre trop. Garde un peu de souffle pour le troisième kilomètre.',
    taurus:
      'Douze mois environ, au rythme des récoltes et des fournées. Jupiter en Taureau élargit le goût du concret, et l’on apprend à évaluer ce qui dure. La générosité devient gourmande. Offrir vaut mieux qu’entasser, surtout quand les placards ferment mal.',
    gemini:
      'Tout le monde a quelque chose à raconter. Pendant l’année que Jupiter passe en Gémeaux, les idées se multiplient, les cours du soir se remplissent, une rencontre en amène trois autres. L’excès se loge dans le bruit. Une bonne question fait plus de chemin que dix opinions.',
    cancer:
      'Grandes tablées, portes ouvertes, cartons de photos remontés de la cave : Jupiter en Cancer, signe de son exaltation, fait croître ce qui protège. L’accueil devient une fierté. On peut aussi étouffer les siens à force de sollicitude, et l’année invite à nourrir sans retenir.',
    leo: 'Rideau ! Jupiter en Lion a le goût des estrades, et une année durant la confiance se porte bien visible. Les fêtes prennent de l’ampleur, et les talents timides se déclarent. Reste à distinguer le rayonnement du tapage. Applaudir à son tour aide beaucoup.',
    virgo:
      'Peu de trompettes sous Jupiter en Vierge, beaucoup d’établis. Loin de ses domaines, la planète grandit par l’utile : durant un an, on améliore un geste, on répare, on se forme. Le souci du détail peut étriquer les rêves. Un petit progrès chaque semaine finit par compter.',
    libra:
      'L’année de Jupiter en Balance élargit les conversations où l’on est deux, et la justice s’y invite. Les associations se nouent, les arts d’agrément reviennent en grâce. Gare aux accords conclus pour faire plaisir. Un non courtois reste une politesse.',
    scorpio:
      'Creuser devient une forme d’espérance. Jupiter en Scorpion, pour un an, donne de l’appétit aux enquêtes et aux affaires partagées que l’on met enfin à plat. La confiance grandit par la franchise. Un signe d’eau fouille volontiers, et le goût du frisson l’égare parfois.',
    sagittarius:
      'Chez lui, Jupiter respire large. Douze mois de départs, d’études, de débats à voix haute, avec cette impression que la route est plus longue et plus belle que prévu. On exagère volontiers. La carte, l’humour et un billet de retour forment un équipement honnête.',
    capricorn:
      'Optimisme en costume sombre, ambitions au long cours. Jupiter, réservé en Capricorne, favorise pendant un an les projets charpentés et les responsabilités acceptées sans fanfare. L’espoir se mesure en étapes. Pense à te réjouir avant le sommet, la vue commence plus bas.',
    aquarius:
      'Des inconnus se découvrent une idée commune, et l’idée grandit. Avec Jupiter en Verseau, l’année encourage les réseaux, les inventions, l’entraide entre gens dissemblables. La théorie plane parfois au-dessus des visages. Un signe d’air vit en hauteur ; retenir un prénom le ramène au sol.',
    pisces:
      'L’espérance prend l’eau, au bon sens du terme : elle imbibe tout. Jupiter retrouve en Poissons un domicile ancien, et l’année se fait accueillante aux artistes, aux songes, aux gestes gratuits. La compassion déborde facilement. Un peu d’ordre dans les promesses évite bien des déceptions.',
  },
  saturn: {
    aries:
      'Comment apprendre la patience à une allumette ? Saturne en Bélier, où la tradition le dit en chute, passe deux ans et demi à chercher la réponse. Les départs se font plus rares, mieux préparés. Le courage se travaille par petites décisions, prises à heure fixe et tenues.',
    taurus:
      'On regarde le fond des tiroirs, on compte, on rapièce. Saturne en Taureau donne à deux années et demie un air d’économie bien comprise, du solide, du lent, peu de fioritures. La crainte de manquer peut raidir. Partager un outil rassure souvent mieux qu’en acheter un second.',
    gemini:
      'Choisir ses mots redevient un métier. Sous Saturne en Gémeaux, trente mois à peu près, les sources se vérifient, la conversation perd en légèreté et gagne en tenue. L’esprit peut se fatiguer de tant de scrupules. Mercure, maître du signe, s’en délasse en soignant une lettre par semaine.',
    cancer:
      'La maison demande des comptes. Quand Saturne séjourne en Cancer, en exil selon les Anciens, on s’occupe deux ans et demi des toits, des parents âgés, des frontières de l’intime, avec plus de devoir que d’abandon. Chauffer une seule pièce, mais bien, est déjà un début.',
    leo: 'Moins de paillettes, davantage de répétitions. Saturne en Lion, autre lieu de son exil, regarde avec exigence qui tient les premiers rôles, et l’on passe une trentaine de mois à créer avec discipline. L’orgueil supporte mal la critique. La joie se laisse apprivoiser par qui s’entraîne chaque jour.',
    virgo:
      'Rouage après rouage, la machine se nettoie. Avec Saturne en Vierge, le travail, les méthodes, l’hygiène des journées sont passés en revue, et les compétences modestes retrouvent du crédit. La période, deux ans et demi, épuise qui cherche la perfection. Le suffisant y fait des merveilles.',
    libra:
      'Où s’arrête le compromis, où commence l’injustice ? Exalté en Balance, Saturne pèse durant quelque trente mois les contrats, les couples et les instances qui arbitrent. Les politesses creuses s’usent. Les accords relus à tête reposée, eux, prennent du poids.',
    scorpio:
      'Lourds couvercles, lentes vérités. Saturne en Scorpion installe pour deux ans et demi un climat sobre, où l’on règle d’anciennes dettes, où la confiance se gagne par preuves. Le soupçon peut geler les échanges. Un aveu mesuré, fait à temps, desserre bien des mâchoires.',
    sagittarius:
      'Les grandes phrases passent leur examen. Deux ans et demi durant, Saturne en Sagittaire confronte les croyances à leurs conséquences, les voyages à leur coût, l’enseignement à ses résultats. La foi y perd du volume et y gagne une charpente. Partir moins loin et rester plus longtemps a du charme.',
    capricorn:
      'Saturne rentre à la maison et trouve du travail. En Capricorne, il remet à l’ordre du jour les structures, la hiérarchie, la responsabilité, le temps de deux bonnes années d’efforts sans décor. Le climat est sévère, il est lisible aussi. Construire peu, mais d’aplomb, convient au maître du signe.',
    aquarius:
      '« Règlement d’un avenir à plusieurs », tel serait le titre de ces deux ans et demi. Saturne en Verseau, l’autre signe qu’il gouverne depuis l’Antiquité, structure les groupes, les techniques, les droits de chacun. Une froideur de principe peut s’installer. Des chaises en cercle y remédient un peu.',
    pisces:
      'Apprendre à rêver avec un agenda, voilà l’ouvrage de Saturne en Poissons. Pendant deux ans et demi, l’imaginaire, la foi, le soin des plus fragiles cherchent des formes tenables. Une lassitude vague peut flotter. Les tâches humbles, régulières, la dissipent mieux que les grandes résolutions.',
  },
  uranus: {
    aries:
      'Sept années de démarrages. Uranus en Bélier allume des mèches partout où l’on attendait un feu vert, inventeurs pressés, pionniers sans diplôme, colères toutes neuves. L’audace est contagieuse, la suite moins. Il est sage de regarder où tombe l’étincelle avant d’acclamer la flamme.',
    taurus:
      'Sous des habitudes que l’on disait éternelles, quelque chose remue. Uranus en Taureau réinvente pendant sept ans l’assiette, la monnaie, le rapport à la nature. Les plus têtus s’y mettent en dernier, et souvent le mieux. Chacun peut essayer une autre façon de produire ou de garder.',
    gemini:
      'Allô, qui parle ? Le passage d’Uranus en Gémeaux, sept ans à peu près, bouleverse les manières de transmettre, d’apprendre, de se déplacer. Les idées sautent d’un esprit à l’autre comme du courant. Dans ce crépitement, finir un livre devient une petite résistance.',
    cancer:
      'Le mot « chez-soi » reçoit de nouvelles définitions. Uranus en Cancer met sept ans à électriser les foyers, les lignées, les appartenances, et l’on voit naître des toits partagés, des parentés choisies. Un besoin de racines leur répond. Les deux peuvent dîner à la même heure.',
    leo: 'Place aux vedettes imprévues. Pendant le séjour d’Uranus en Lion, où les astrologues le disent en exil, la création s’affranchit des écoles, l’amour des convenances, et l’ego se fait laboratoire. Sept ans de coups d’éclat. Chercher ce qui reste beau sans projecteur garde l’esprit clair.',
    virgo:
      'Petites révolutions d’atelier. Avec Uranus en Vierge, l’innovation se glisse durant sept ans dans les outils, les horaires, les métiers du soin et de la mesure. Une vis déplacée ici, un logiciel là, et la journée de travail change de visage. Les nerfs réclament des pauses.',
    libra:
      'Être deux autrement, le thème court sur sept années. Uranus en Balance questionne les contrats, l’art, l’égalité, et fait passer dans les unions un courant d’air qui décoiffe les juristes. Les règles du tête-à-tête se récrivent. On gagne à consulter l’autre, surtout au nom de la liberté.',
    scorpio:
      'Ce que l’on glissait sous le tapis apprend à parler. Uranus en Scorpion, que plusieurs auteurs disent exalté, change en sept ans le rapport au secret et au désir, jusque dans les affaires d’argent. Les révélations vont vite. L’oreille, elle, a besoin de plus de temps.',
    sagittarius:
      'L’horizon se met à clignoter. Uranus en Sagittaire ouvre sept années d’universités buissonnières, de spiritualités sans clocher, de voyages inventés en marge des guides. Les dogmes vacillent, et de nouveaux gourous fleurissent à leur place. Un brin de méthode protège l’émerveillement.',
    capricorn:
      'Vieilles administrations, idées neuves : l’attelage grince pendant sept ans. Uranus en Capricorne s’en prend aux hiérarchies, aux carrières toutes tracées, à l’autorité qui ne s’explique pas. On démonte, on remonte, et les bonnes poutres resservent. Interroger les anciens du chantier fait gagner du temps.',
    aquarius:
      'Uranus retrouve ses terres, et le futur prend de l’avance. Sept années d’expériences collectives, de machines étonnantes, de fraternités sans uniforme. L’époque pense en réseau et oublie parfois le palier. Emprunter du sel à côté y devient presque un geste militant.',
    pisces:
      'Quelle musique joue-t-on quand les partitions se sont envolées ? Uranus en Poissons, sept ans durant, réveille le rêve, l’image, le sens de l’invisible, par éclairs. On s’égare, on se dévoue soudain. La compagnie d’une personne concrète n’a rien de superflu.',
  },
  neptune: {
    aries:
      'Un idéal se lève de bonne heure, sans bien savoir où il va. Neptune en Bélier répand, sur quelque quatorze ans, l’attrait du geste pur, de la conviction solitaire, du recommencement. Le brouillard peut courir vite, lui aussi. Mars gouverne ce signe, et l’on y suit souvent un étendard sans itinéraire.',
    taurus:
      'Rêver avec les mains, dans la terre ou dans la laine : Neptune en Taureau y porte pour quatorze ans environ. La nature se fait sacrée, le confort poétique, la valeur des choses un peu floue. Ce que l’on touche, ce que l’on goûte aide à retrouver la mesure.',
    gemini:
      'Récits, rumeurs, romans : la parole se charge de vapeur et de beauté. Pendant les quatorze années de Neptune en Gémeaux, l’imagination voyage de bouche en bouche, et l’exactitude peine à suivre. Les poètes s’y sentent bien. Aux autres, un bon dictionnaire tient compagnie.',
    cancer:
      'Nostalgie générale, avec odeur de confiture. Neptune en Cancer berce quatorze années d’un rêve d’abri, de patrie, d’enfance, et la compassion s’exerce d’abord entre les murs. On idéalise volontiers le temps jadis. Ouvrir à qui n’a pas de jardin donne au rêve de l’étendue.',
    leo: 'Quatorze ans de grands sentiments, dans une lumière dorée. Neptune en Lion enjolive la gloire, l’amour, l’enfance, et fait de l’artiste un phare, de la fête un besoin. L’illusion porte un très beau chapeau. S’émouvoir d’un talent inconnu, au coin d’une place, remet le cœur d’aplomb.',
    virgo:
      'Le quotidien cherche son âme. Loin de son domicile, Neptune en Vierge brouille durant quatorze ans la frontière entre travail et vocation, entre soin et sacrifice, et l’on rêve de pureté jusque dans le compost. Un dévouement qui affiche ses heures de fermeture demeure le plus généreux.',
    libra:
      'Si tout le monde s’aimait, chante l’air du temps, et l’on aimerait y croire. Neptune en Balance teinte quatorze années d’idéal conjugal, de pacifisme, d’art suave. Les malentendus avancent masqués de sourires. Une clarté aimable, dite tôt, rend service au rêve lui-même.',
    scorpio:
      'Fascination pour les profondeurs, les mystères, les nuits sans heure. Le séjour de Neptune en Scorpion dissout pendant quatorze ans bien des tabous, et mêle désir et vertige. L’intuition s’y fait perçante. Une amitié sobre, au bord du puits, tient la corde.',
    sagittarius:
      'Au loin, une coupole, une mer, une promesse de sens. Neptune en Sagittaire donne pour quatorze ans un parfum de pèlerinage aux voyages et aux études, et la tolérance s’étend. Les faux prophètes ont la voix belle. Rire un peu de sa propre ferveur la rend plus juste.',
    capricorn:
      'Bâtir un rêve en pierre de taille, l’entreprise est de longue haleine. Neptune en Capricorne passe quatorze ans à estomper des hiérarchies, à idéaliser la réussite, puis à en avouer la fatigue. Un pragmatisme tendre se cherche. Il naît souvent dans une petite équipe.',
    aquarius:
      'Humanité, avec une majuscule et du brouillard autour. Neptune en Verseau inspire, quatorze ans de suite, des utopies techniques, des communautés sans murs, une foi dans le réseau. On se sent proche de tous et de personne. Une conversation à deux redonne des traits au monde.',
    pisces:
      'Neptune revient dans son océan, et le climat tourne à l’infini. Pendant quatorze ans, la musique, la foi, la pitié gagnent du terrain, de même que les mirages. Tout communique, tout déteint. Une heure de silence sans écran aide à savoir ce que l’on ressent vraiment.',
  },
  pluto: {
    aries:
      'Volonté brute, appelée à se civiliser lentement. Pluton demeure près de trente ans en Bélier, assez pour qu’une époque entière apprenne à commencer, et à séparer la force de la brutalité. L’individu y découvre sa puissance, et ce qu’elle doit aux autres.',
    taurus:
      'Trente ans, ou peu s’en faut, à remuer la question de ce que l’on possède. Pluton en Taureau, signe de son exil, transforme l’agriculture, la richesse, le rapport au corps, avec une lenteur de glacier. L’attachement s’y révèle. Lâcher s’apprend poignée par poignée.',
    gemini:
      'La parole prend du pouvoir, phrase après phrase. Durant une trentaine d’années, Pluton en Gémeaux refond l’école, la presse, les routes, la façon même de penser par signes. Savoir devient un enjeu. Une époque pareille a besoin de lectures lentes, et de gens qui demandent d’où vient la nouvelle.',
    cancer:
      'Vingt-cinq ans environ dans les fondations. Sous Pluton en Cancer, la famille, le sol natal, le besoin de sécurité sont creusés jusqu’à la roche, et l’on y trouve des attachements féroces. Protéger sans enfermer, voilà le long apprentissage. Il se pratique aussi à l’échelle d’une table.',
    leo: 'Pouvoir et prestige montent sur la même scène. Pluton en Lion, près de vingt ans, intensifie l’affirmation de soi comme l’autorité d’un seul, et met chacun face à son désir d’éclat. De beaux feux en sortent. Toute une époque se demande à qui doit servir la lumière.',
    virgo:
      'Le grand tri. En une quinzaine d’années, Pluton en Vierge transforme par le menu le travail, la technique, le soin, jusqu’aux gestes les plus modestes. L’esprit critique devient une force sociale. Il lui arrive de ronger ; l’établi, le jardin, le service rendu le réconcilient.',
    libra:
      'Une douzaine d’années pour retourner la notion de couple comme un gant. Pluton en Balance met à nu les rapports de force dans les unions et les tribunaux, et l’égalité se réclame à voix haute. Les accords sincères sortent fortifiés d’un pareil examen. Les autres cherchent de nouveaux termes.',
    scorpio:
      'Droit au fond. Pluton traverse son propre signe en douze ans environ, et l’époque perd le goût des euphémismes : désir, emprise, blessures, tout remonte. L’intensité peut fasciner pour elle-même. Une société y apprend, au mieux, à regarder ses nuits sans les adorer.',
    sagittarius:
      'Conquérir par l’idée, convertir, élargir sans limite : la tentation dure une bonne douzaine d’années. Pluton en Sagittaire change en profondeur les croyances, l’enseignement, la taille du monde. Les vérités y deviennent brûlantes. Entendre jusqu’au bout la question d’autrui tempère utilement le climat.',
    capricorn:
      'Quelles colonnes portent vraiment le toit ? Pluton en Capricorne, une quinzaine d’années, sonde les États, les entreprises, les hiérarchies, et montre sans ménagement ce qui tient par habitude. L’ambition s’épure. Des fondations honnêtes valent alors mieux qu’une façade.',
    aquarius:
      'Vingt ans de mue pour tout ce qui nous relie. Pluton en Verseau concentre la puissance dans les réseaux, les savoirs techniques, les foules qui se reconnaissent, et interroge la liberté de chacun au milieu du nombre. Garder visage humain devient un art, qui commence par le voisin de siège.',
    pisces:
      'Presque un quart de siècle au ras de l’eau. Pluton en Poissons transforme la foi, l’imaginaire, la compassion, par des infiltrations que l’on remarque après coup. Les certitudes se dissolvent en silence. Ce qui console une époque se révèle alors, à demi-mot, dans ses chansons.',
  },
};
