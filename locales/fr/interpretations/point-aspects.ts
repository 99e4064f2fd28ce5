import type { PointAspectTexts } from '../../natal-text-types.ts';

/** What the aspects of the Moon’s node, Chiron and Lilith say. */
export const pointAspects: PointAspectTexts = {
  node: {
    sun: {
      joined:
        'Ce que tu deviens porte ton propre nom. Prendre la tête d’une affaire ou dire « c’est de moi » te paraît gauche et te grandit pourtant, car le Soleil avance ici dans le sens de la marche.',
      opposed:
        'Le rôle principal, tu le tiens de longue date. Rayonner t’est si naturel que tu y reviens dès que la route tourne, quitte à te répéter. Laisse l’affiche à quelqu’un, un soir sur deux, et va voir ce que la pénombre enseigne.',
      flowing:
        'Le Soleil éclaire le Nœud sans l’éblouir, donc être toi mène quelque part. Ton entrain reçoit l’appui des vieilles habitudes autant que des envies neuves, si bien que les tournants se prennent sans perdre le sourire.',
      tense:
        'À chaque virage, une question d’amour-propre barre la voie. Tu hésites entre ce que tu savais faire et ce qui t’appelle, à cause d’une marche sautée : te donner raison avant les bravos. Elle se rattrape un jour ordinaire.',
    },
    moon: {
      joined:
        'Ta route remonte vers le sentiment. Tu apprends, parfois tard, et avec profit, à dire que tu as froid ou que telle voix te manque. La Lune trouve le chemin avant la tête ; à petits pas, elle suffit.',
      opposed:
        'Le refuge, tu sais faire. Deviner les humeurs et te souvenir de tout sont des talents de toujours, et ils te gardent au nid quand il faudrait sortir. Emporte donc ta douceur en voyage, elle ne craint pas les cahots.',
      flowing:
        'Ton instinct a bonne mémoire, et il regarde devant. Il te souffle quand changer et quand attendre, parce que la Lune se sent à l’aise avec les deux bouts du chemin. Tes proches comprennent tes départs mieux que prévu.',
      tense:
        'La Lune coupe la route à angle droit, car elle regarde en arrière. Une humeur t’écarte, et tu remets à demain le même aveu : ce qu’il te faut pour te sentir en sûreté. Une fois cela dit, le passage est libre.',
    },
    mercury: {
      joined:
        'Apprendre à poser des questions t’emmène plus loin que tes certitudes. Un cours, un carnet, une langue mal prononcée, et te voilà en mouvement. Mercure gouverne les carrefours, donc il aime qu’on l’interroge à voix haute.',
      opposed:
        'Pour expliquer, tu as la langue bien pendue, et l’exposé te tient lieu de départ. Comprendre un trajet dispense parfois de le faire. Ferme le guide au milieu d’un chapitre, et sors.',
      flowing:
        'Un inconnu te renseigne, une lecture éclaire la suite. Comme Mercure fait le lien, ce que tu sais prépare la prochaine étape, et tu changes d’avis sans renier personne.',
      tense:
        'Une conversation manque, quelque part en amont. Tu argumentes avec l’ancien, tu négocies avec le neuf, et la pensée tourne sur elle-même comme un chien avant de se coucher. La phrase à prononcer est souvent très courte.',
    },
    venus: {
      joined:
        'Pour une fois, le chemin le plus instructif est aussi le plus agréable. Recevoir ou t’accorder un plaisir te semble parfois suspect ; Vénus a la patience des bonnes hôtesses, et elle resservira.',
      opposed:
        'Plaire t’a ouvert bien des portes, et tu continues de sourire à celles qui ne t’attirent plus. L’accord facile est ton vieux pays. Un désaccord bien élevé te ferait voir du paysage.',
      flowing:
        'Des affections t’accompagnent d’une époque à la suivante sans te tirer par la manche. Ton goût indique la direction, tes amis approuvent, et l’on dirait que la beauté sait par où tu passes.',
      tense:
        'Entre tes goûts et ta direction, il y a un péage. Tu paies en concessions, dans les deux sens, parce que Vénus voudrait contenter toutes les rives. Fixe toi-même ta valeur ; le passage coûte alors beaucoup moins.',
    },
    mars: {
      joined:
        'Oser te fait du bien, et tu le découvres chaque fois avec surprise. Couper court ou te fâcher à temps te semblait réservé aux autres. Commence petit, parce que Mars apprend par le corps d’abord, par la tête ensuite.',
      opposed:
        'Le combat t’appelle par ton prénom. Tu sais foncer, c’est un don, et tu vois quelquefois des adversaires où il n’y a que du monde. La suite de l’histoire s’écrit à une allure où l’on peut causer.',
      flowing:
        'Tu agis au bon moment, par une sorte de flair. L’ardeur d’autrefois fournit le bois, le désir neuf l’allume, et il te reste du souffle à l’arrivée pour remercier.',
      tense:
        'Les étapes débutent volontiers par une dispute, avec quelqu’un ou avec toi-même. Comme Mars barre la voie, il exige une décision. Le geste qui manque, poser une limite sans crier, redevient possible à tous les croisements.',
    },
    jupiter: {
      joined:
        'Voir grand te sert, pourvu que ce soit avec ta propre foi. Un voyage, une grande lecture élargissent la voie ; la confiance a l’air d’un vêtement prêté, puis l’épaule tombe juste.',
      opposed:
        'Une provision de confiance et quelques grandes phrases t’accompagnent depuis le départ. Elles ont marché, elles marchent encore, et tu t’y reposes. Le neuf se tient, pour toi, dans les choses petites et vérifiables.',
      flowing:
        'De l’aide se présente aux tournants, souvent sous les traits d’une personne qui rit. Tu gardes de tes anciennes croyances ce qu’elles avaient de généreux, et Jupiter n’en demande pas plus pour continuer.',
      tense:
        'Trop d’horizons, et le pied ne sait où se poser. Tu promets au passé comme à l’avenir, car Jupiter déteste rayer une destination. Ce qui manque est une conviction modeste, essayée un mardi, sans annonce.',
    },
    saturn: {
      joined:
        'T’engager pour longtemps t’effraie, et c’est de ce côté que tu grandis. La route se pave pierre après pierre : une charge acceptée ici, une parole tenue là. Parce que Saturne va lentement, on ne refait jamais le même mètre.',
      opposed:
        'Tenir bon est ta vieille science. La retenue et l’art de te passer de tout te viennent d’un long hiver, et tu les ressors par beau temps. Rien n’interdit de poser le paquetage pour voir qui marche derrière.',
      flowing:
        'Ton expérience sert d’appui, rarement de chaîne. Des gens plus âgés, ou seulement plus patients, te taillent une marche quand il en faut une, et tes ouvrages relient deux époques.',
      tense:
        'Un vieux « il faut » se dresse à tous les carrefours. Que tu lui obéisses ou non, c’est lui qui décide. L’étape sautée s’appelle l’autorité, la tienne, qui se passe fort bien de crier.',
    },
    uranus: {
      joined:
        'Nul n’a balisé ce sentier, car Uranus n’aime que les chemins à faire. Il t’appelle à l’écart des usages, vers une idée trop neuve ou une liberté que personne ne t’avait décrite.',
      opposed:
        'Te distinguer, tu l’as fait bien avant que ce soit utile. L’écart et le dernier mot lancé en partant viennent tout seuls. Rester au-delà de la surprise, voilà l’aventure qui te manque.',
      flowing:
        'Les changements te trouvent en tenue de voyage. Le savoir ramassé dans les marges finit par servir en pleine page, et tes amis originaux savent, par hasard, à qui il faut parler.',
      tense:
        'Au moment de choisir, un éclair, et tu pars par la tangente. Hier te lasse, demain te presse, et l’envie d’échapper aux deux, très uranienne, fait sauter une leçon : demeurer libre en présence de quelqu’un.',
    },
    neptune: {
      joined:
        'Ta direction se lit mal sur une carte, car elle passe par la confiance. La musique ou une question sans réponse t’emmène plus loin qu’un plan. Tu avances à l’oreille, et le doute, avec Neptune, fait partie du trajet.',
      opposed:
        'Rêver te repose de tout, y compris de choisir. Te fondre dans le courant est un don ancien, que Neptune ne refuse jamais. Une date, un oui prononcé te donneraient où accoster.',
      flowing:
        'L’intuition fait le lien entre hier et demain. Comme Neptune ignore les frontières, tu pressens les issues et tu t’inspires de tes pertes. La tendresse t’épargne plus d’un détour.',
      tense:
        'Neptune ignore les carrefours, d’où ce voile quand il faudrait choisir. Tu attends un signe, tu embellis le départ. La pièce manquante est humble : regarder ce qui est là, même décevant, avant le premier pas.',
    },
    pluto: {
      joined:
        'Tu grandis en allant voir ce que l’on recouvre d’ordinaire. Un secret dit, une influence perdue te changent plus qu’une année d’études. Comme Pluton attend au fond, la profondeur te va bien.',
      opposed:
        'La méfiance t’a longtemps éclairé le chemin. Tu sais lire les rapports de force et traverser les secousses. En terrain sûr, où nul n’en veut à tes clés, ce savoir-faire se trouve désœuvré, et s’invente de l’ouvrage.',
      flowing:
        'Tu sais quitter une époque, ce qui est la moitié du voyage. Pluton retire en douceur ce qui a trop duré, les recommencements viennent à leur heure, et il te reste des forces pour la suite.',
      tense:
        'Pluton ne lâche ni l’arrière ni l’avant, si bien qu’une affaire de pouvoir revient d’étape en étape : à qui la faute, à qui le dernier mot. Le jour où tu acceptes d’y perdre un peu, le nœud se défait.',
    },
    ascendant: {
      joined:
        'Te montrer fait partie du chemin. Parler avec ton propre visage, te tromper en public, tu y viens le rouge aux joues, et l’on te suit. L’Ascendant est une porte ; celle-ci s’ouvre vers l’extérieur.',
      opposed:
        'Compter sur tes propres forces est pour toi un don de naissance. L’étape suivante passe par une autre personne : un avis demandé, ou un projet dont tu ne serais que la moitié.',
      flowing:
        'Ta manière d’aborder les gens te mène dans la bonne rue. Ton allure attire les rencontres utiles, et l’on t’arrête souvent pour te dire ce que tu allais chercher.',
      tense:
        'Moi d’abord, l’autre d’abord ? Le dilemme te reprend à chaque seuil. On a sauté, dans ton cas, la leçon où l’on apprend à entrer simplement, sans armure et sans révérence. Elle se rattrape à tout âge.',
    },
    midheaven: {
      joined:
        'Le Nœud est au Milieu du Ciel, donc le monde t’attend plus haut. Un travail visible t’intimide et te donne de l’envergure. Monte en gardant dans ta poche l’adresse de la maison.',
      opposed:
        'Le travail est ta langue d’enfance, tu la parles sans accent. Relever un défi et répondre présent t’est si habituel que rentrer tôt te déroute. Ce qui t’agrandirait se trouve en bas de l’escalier, dans les pièces où l’on circule pieds nus.',
      flowing:
        'Le métier et la route se donnent le bras. Une compétence ancienne trouve un emploi neuf, et l’on te recommande pour une chose que tu faisais déjà sans lui donner de nom.',
      tense:
        'Ta carrière coupe le chemin au lieu de l’emprunter. Tu réussis hors du cadre, et tu demandes parfois à un poste ce qu’une vie entière doit fournir. Avant la prochaine bifurcation, une seule question : pour quoi faire ?',
    },
  },
  chiron: {
    sun: {
      joined:
        'Prendre la lumière touche ici un endroit tendre. Un regard a pu manquer, ou venir trop tard, et tu en gardes un pas de côté devant les compliments. Les gens qu’on ne voit jamais te repèrent aussitôt.',
      flowing:
        'Ta fierté porte une cicatrice bien refermée. Tu sais encourager sans flatter, car tu te rappelles exactement la phrase qu’il t’aurait fallu, autrefois, et le ton sur lequel elle aurait porté.',
      tense:
        'Briller te gêne parfois, t’effacer te coûte. Tu te heurtes à des personnes sûres d’elles qui appuient, par mégarde, au mauvais endroit. Chiron a instruit le Soleil, d’où ton œil très fin pour les talents découragés.',
    },
    moon: {
      joined:
        'Un manque de tendresse, réel ou ressenti, a pu laisser une chambre vide que tu visites souvent. Comme la Lune accueille, tu y reçois du monde. On repart de là consolé, et nul ne devine que tu aimerais bien ton tour.',
      flowing:
        'Tes chagrins se sont changés en savoir-faire. Tu devines la tristesse sous la bonne mine, tu laisses pleurer sans proposer de solution, et tu acceptes même qu’on te rende la pareille.',
      tense:
        'Quand on te console, tu te raidis ; quand on t’oublie, tu comptes les heures. La Lune appelle, Chiron se méfie, d’où cet embarras. Dis « maintenant » ou « pas tout de suite » : c’est plus sûr que d’espérer qu’on devine.',
    },
    mercury: {
      joined:
        'Bafouiller, se faire reprendre : un souvenir de cet ordre surveille peut-être encore tes phrases. Il t’a appris la patience ; devant toi, la personne qui n’a pas compris ose le redire trois fois.',
      flowing:
        'Tu expliques avec les mots que l’on aurait dû te donner. Les débutants osent une question, les gens fâchés avec l’orthographe font la paix, et comme Mercure répare en parlant, ta propre voix s’affermit.',
      tense:
        'Une remarque sur ta façon de parler, et la journée se referme. Tu plaides, puis tu te tais trop. Cette écharde t’a donné une oreille fine pour les sous-entendus blessants, que tu sais ôter d’une conversation comme un éclat de verre.',
    },
    venus: {
      joined:
        'Mérite-t-on vraiment que l’on t’aime ? À cette vieille question, tu réponds avec trop de sévérité. Chiron a touché Vénus, d’où ce tact particulier avec les mal-aimés, à qui tu rends leur beauté par un détail.',
      flowing:
        'Une peine de cœur, chez toi, finit par servir à d’autres. Tu trouves le mot qui relève une estime abîmée, et tu recouds un couple en restant neutre, car Vénus a toujours aimé réconcilier.',
      tense:
        'L’affection frôle toujours le même bleu. Tu vas vers des cœurs hésitants, tu compenses, puis l’addition te pèse. Ta valeur se discute mal avec ceux qui cherchent encore la leur.',
    },
    mars: {
      joined:
        'On a pu punir ta colère, ou t’en montrer une qui faisait peur, et comme Chiron retient Mars, ton geste s’arrête à mi-course. Tu apprends pourtant fort bien aux autres à se défendre sans rien casser.',
      flowing:
        'Ton courage a été mis à l’épreuve, il connaît ses limites, et c’est ce qui le rend fiable. Devant un risque, le non est clair, le geste mesuré. Tu remets en marche les découragés en faisant avec eux le premier mouvement.',
      tense:
        'Tu te retiens, puis tu pars trop fort, parce que Mars cherche une cible et que Chiron lui rappelle un échec. Essaie-toi dans un cadre où perdre est prévu, sur un tatami par exemple.',
    },
    jupiter: {
      joined:
        'Croire a pu te coûter, le jour où une grande idée s’est dégonflée, et ton espoir, devant les suivantes, se fait prudent. Il va loin quand même, surtout en compagnie de gens qui doutent.',
      flowing:
        'Tu donnes un sens aux coups durs sans les embellir. Ta confiance a été recousue en plusieurs endroits, les coutures se voient, et c’est grâce à elles qu’on te croit.',
      tense:
        'Trop d’espoir ravive la déception, trop peu te dessèche. Comme Jupiter agrandit ce qu’il touche, écorchure comprise, tu vas du prêche au haussement d’épaules. Les petites certitudes te réussissent mieux.',
    },
    saturn: {
      joined:
        'Tu portes une sévérité d’autrefois comme un galet cousu dans la doublure. Elle t’a donné du poids, au sens le plus simple : on se fie à toi dans les passages ingrats, parce que tu sais ce que coûte une faute.',
      flowing:
        'Comme Saturne sait poser un pansement, la rigueur te soigne. Un horaire, une limite bien tracée referment peu à peu ce que les grands discours laissaient ouvert, et tu transmets la recette.',
      tense:
        'L’autorité appuie là où c’est sensible. Tu attends le reproche, tu le devances, et les responsables te trouvent sur la défensive. Puisque Saturne confond mesurer et juger, distinguer les deux te rend la main.',
    },
    uranus: {
      joined:
        'Ta singularité a souvent commencé comme une gêne, de celles dont on rit sous cape. Ta génération a sa part de cette histoire. Tu en as fait un signe de ralliement, et les inclassables te demandent si la place est libre.',
      flowing:
        'L’imprévu te répare. Une idée saugrenue, une amitié improbable détendent ce qui résistait, puisqu’Uranus n’arrive jamais du côté que l’on garde. Tu donnes en plus aux autres la permission de sortir du rang.',
      tense:
        'On t’écarte ou tu pars, et l’on oublie qui a commencé. L’envie de faire partie du groupe contrarie celle de trancher net, comme chez bien des gens de ton âge. Un quart d’heure de plus, pour voir, change parfois la fin.',
    },
    neptune: {
      joined:
        'Ta sensibilité ne ferme jamais l’œil. La beauté te console et te pique dans la même minute, ce que d’autres de ton époque connaissent aussi. Auprès de toi, les égarés cessent d’avoir honte de chercher.',
      flowing:
        'Quand les mots ne peuvent rien, tu as d’autres moyens : une chanson, une façon de croire en quelqu’un. Neptune dissout, donc la douleur devient moins vive, la tienne comprise.',
      tense:
        'Tu voudrais sauver, et l’impuissance te revient comme une balle lancée contre un mur. La ligne entre compatir et se perdre a été mal tracée. Une aide donnée avec une heure de fin vaut plus qu’un sacrifice, et repose tout le monde.',
    },
    pluto: {
      joined:
        'Un pouvoir a été mal employé quelque part autour de toi, ou tu le crains, et tes contemporains ont leurs propres récits là-dessus. Tu en tires une force très douce, que les humiliés entendent dans ta voix.',
      flowing:
        'Tu sais que l’on se relève, et tu n’en fais pas étalage. Ta simple présence au milieu d’une crise rend le pire pensable, donc un peu moins grand.',
      tense:
        'La peur de l’emprise te fait serrer les dents à contretemps. Un abus d’influence, même minime, rouvre une histoire que Pluton gardait sous clé. Dite à voix basse, devant un témoin choisi, elle commande moins.',
    },
    ascendant: {
      joined:
        'Ta fragilité entre avant toi, et c’est elle qu’on remarque le moins. Tu crois avoir une étiquette dans le dos ; les gens voient quelqu’un avec qui l’on peut parler de ce qui ne va pas.',
      flowing:
        'Ceux que la vie a cabossés viennent près de toi comme on s’approche d’un poêle. Rien, dans ton air, ne sent la blouse blanche, et cela rassure. Ton visage garde ses épreuves sans les raconter.',
      tense:
        'Au premier tête-à-tête, tu te prépares à décevoir. Le malaise précède la rencontre et la complique, car l’Ascendant parle avant la bouche. Entre sans excuse, une fois sur deux : en face aussi, on a répété sa phrase en chemin.',
    },
    midheaven: {
      joined:
        'Le métier passe par la fêlure. Ce que tu as eu du mal à apprendre, tu finis souvent par l’enseigner ou par le défendre, et ta réputation vient de là. Le trac, lui, reste d’une fidélité exemplaire.',
      flowing:
        'Ton parcours n’est pas droit, et il plaît pour cette raison. On te confie les débutants, et les causes que d’autres ont gâchées ; tu y as l’autorité des choses vécues.',
      tense:
        'Dès qu’une réussite approche, un vieux sentiment d’imposture monte sur l’estrade avec toi, car le Milieu du Ciel expose et Chiron voudrait un paravent. Tu vises juste quand tu travailles pour ceux qui commencent.',
    },
  },
  lilith: {
    sun: {
      joined:
        'Trop de présence, trop de caractère, trop de toi : ce « trop » a pu t’être servi de bonne heure. La Lune noire n’a rien diminué, donc ta volonté garde un fond sauvage, qui fascine à découvert et griffe quand on le cache.',
      flowing:
        'Ton indépendance sait se tenir. Tu refuses sans tapage ce qui te réduirait, et l’on t’envie cette façon d’exister en entier, comme un chat sur un mur ensoleillé.',
      tense:
        'Dès qu’on t’applaudit, une voix insoumise demande à quel prix. Comme le Soleil aime les honneurs et que Lilith flaire la laisse, tu gâches la cérémonie par précaution. Ce refus te garde libre ; il peut se dire la veille.',
    },
    moon: {
      joined:
        'Ta tendresse a des dents. Tu aimes avec le ventre et tu détestes qu’on te berce d’office, contradiction que l’on range à tort parmi les caprices. Besoin et révolte sortent ici de la même source.',
      flowing:
        'Tes sentiments indociles savent se rendre utiles. Tu comprends la colère des doux et les larmes des durs, et nul n’est tenu d’être sage en ta compagnie.',
      tense:
        'Prendre soin te nourrit jusqu’à la minute où cela t’étouffe. Alors tu disparais sans un mot, et l’on te cherche. Tes besoins réduits au silence, la Lune leur apprend à crier.',
    },
    mercury: {
      joined:
        'En plaisantant, tu dis ce que la politesse avait prévu d’oublier. On a pu vouloir corriger cette langue trop juste, ce qui l’aura seulement affinée. L’humour noir lui sert de papiers d’identité.',
      flowing:
        'La vérité gênante passe, avec toi, presque en douceur. Mercure choisit l’image et Lilith fournit le sel, si bien que l’on rit avant de comprendre qu’on vient d’être contredit.',
      tense:
        'Il y a un mot à ne pas prononcer, et c’est celui qui te vient. Tu provoques, ou tu ravales jusqu’à l’amertume. Écris-le d’abord quelque part où il pourra brûler sans dégâts.',
    },
    venus: {
      joined:
        'Ton charme ne demande pas d’autorisation. On a pu te reprocher de plaire, ou de ne pas y tenir, ce qui relève du même tribunal. Tu aimes hors des convenances, et avec un goût très sûr.',
      flowing:
        'Tu sais rendre désirable ce qui sort de l’ordinaire, un vêtement comme une vie à deux inédite. Vénus arrondit ce que Lilith a de rude, d’où une liberté qui paraît de bon goût.',
      tense:
        'Séduire t’attire et t’humilie à demi. Tu cherches un amour libre, puis tu vérifies s’il tient à toi, et la preuve manque toujours. Ce que tu refuses de devenir pour plaire gagne à se dire tôt.',
    },
    mars: {
      joined:
        'Une colère très ancienne dort d’un œil. Elle se lève au premier ordre, et le désir se lève avec elle, car Mars ne sépare pas les deux. On te préférait tranquille ; tu vaux mieux en mouvement, avec un but à ta taille.',
      flowing:
        'Tu sais te battre hors des règles sans perdre l’honneur. L’audace tape juste, le refus est physique, et les trop sages retrouvent, à te fréquenter, l’usage de leurs épaules.',
      tense:
        'Céder te brûle, attaquer te coûte. Un instinct de révolte pousse la main, puis la retient, et ta colère tombe parfois sur le mauvais voisin. Elle défend un droit précis : trouve lequel, le bras se détendra.',
    },
    jupiter: {
      joined:
        'Ta foi a quitté l’école par la fenêtre. Tu veux croire sans maître, et voir jusqu’où cela mène. Jupiter approuve toutes les largesses, et le mot « excès » te suit comme un parfum.',
      flowing:
        'Tu as, certains jours, le rire large des gens qui n’ont plus de permission à demander. Jupiter donne à la Lune noire un air de fête, si bien que tes écarts eux-mêmes ont bonne presse.',
      tense:
        'Les prêcheurs te donnent envie de pécher. Tu repousses les grands principes, puis tu en fabriques d’aussi vastes, à ta main. Il y a place, entre le dogme et la dérobade, pour une conviction de tous les jours.',
    },
    saturn: {
      joined:
        'Le sauvage et la règle se sont mariés, et le ménage tient. Tu imposes ta discipline à ce qui ne s’y prêtait guère. Celle d’autrui, qu’on te présente volontiers comme ton bien, te laisse en revanche de marbre.',
      flowing:
        'Ta révolte sait attendre, car Saturne lui a enseigné les statuts ; elle repère l’article utile et gagne à l’usure, avec un calme qui déconcerte les impatients.',
      tense:
        '« Ce n’est pas convenable » : la phrase te poursuit, et tu plies ou tu mords. Les convenances te pèsent, surtout les jours de fête. Garde celles qui protègent quelqu’un.',
    },
    uranus: {
      joined:
        'Dompter un orage, qui s’y risquerait ? Ta génération a reçu cette électricité, et chez toi elle touche au plus intime. Tu coupes des attaches avec une facilité qui t’étonne ensuite, le soir, devant la penderie.',
      flowing:
        'Sortir du cadre te vient comme un pas de danse. Tu trouves des complices, tu changes d’air en bons termes, et l’interdit devient une simple curiosité de voyage.',
      tense:
        'Toute attache ressemble à une laisse, même la plus aimée. Tu romps pour respirer, puis l’air te semble froid. Comme Uranus et Lilith ignorent les préavis, en donner un prolonge beaucoup la liberté.',
    },
    neptune: {
      joined:
        'Tu t’éclipses, et c’est ta manière de refuser. Le rêve et le désir se confondent dans une eau tiède dont les gens reviennent changés. On croit à une fuite ; c’était une marée.',
      flowing:
        'Ton imaginaire a des fonds que tu explores sans gilet. De la nuit et des amours secrètes, tu rapportes de quoi émouvoir, et tu retrouves toujours le rivage.',
      tense:
        'Tu disparais dans le rêve d’une autre personne, puis tu lui en veux de ne plus t’y voir. Neptune aime le vague, donc tu en fais abri et piège. Ce qui est vrai pour toi supporte d’être dit en clair, fût-ce une fois par saison.',
    },
    pluto: {
      joined:
        'Là où l’on baisse le ton, tu tends l’oreille. Le désir, la honte et le pouvoir ont peu de secrets pour toi, ni pour ceux de ton âge. On peut te le reprocher : certaines lucidités dérangent davantage que des fautes.',
      flowing:
        'Une force noire et tranquille te tient compagnie. Grâce à Pluton, tu nommes les choses effrayantes avec la simplicité d’un gardien de nuit, et les gens dorment mieux.',
      tense:
        'Qui cherche à te dominer s’en souvient. Tu entres dans des luttes sourdes où l’orgueil fait plus de dégâts que l’enjeu, car ni Pluton ni Lilith n’acceptent de perdre. Quitter le ring compte parfois comme une victoire.',
    },
    ascendant: {
      joined:
        'On te remarque sans savoir pourquoi, et quelques-uns s’en trouvent mal à l’aise. Ton regard contient une clause non négociable. Tu as pu l’adoucir pour avoir la paix ; elle revient dès que tu t’amuses.',
      flowing:
        'Ton insolence a du charme, elle ouvre là où d’autres frappent. Tu te présentes comme tu es, un peu en travers, et ceux que la bienséance ennuie se rangent de ton côté.',
      tense:
        'Un silence, et l’on te prête de noires intentions, quand tu cherchais seulement l’heure. L’image et l’instinct se contrarient ; les partenaires rebelles abondent, qui vivent à ta place ce que tu retiens. Reprends-en une part.',
    },
    midheaven: {
      joined:
        'Ta réputation sent le soufre ou le talent, selon qui raconte. Tu exerces mal sous tutelle, très bien à ton compte, et l’on retient de ton travail ce qu’il avait d’indomptable.',
      flowing:
        'Ton mépris des convenances sert ta carrière, chose rare. On te sait gré de dire en réunion ce que les autres diront au parking, et ton nom circule pour cela.',
      tense:
        'Une part de toi scie l’échelle pendant que l’autre grimpe. Les hiérarchies t’échauffent, y compris la tienne, et un mot lâché au mauvais étage peut coûter un galon. Choisis un sommet où l’on monte sans cravate.',
    },
  },
};
