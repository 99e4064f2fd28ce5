import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'S’unir, à tes yeux, a rapport avec le nom que l’on porte. Tu te sens pleinement toi dans une alliance, et tu cherches quelqu’un dont la fierté se lise quand tu parles. Comme le Soleil veut un regard, la promesse peut faire du couple ton unique public. Les soirs où tu brilles ailleurs, sans son bras, le plaisir n’est entier qu’une fois la soirée racontée à la maison.',
    flowing:
      'Tes engagements te ressemblent, et l’on s’en aperçoit vite. Junon, au Soleil, n’a rien à cacher, si bien que tu promets ce que tu peux tenir, et l’entente se remarque même au supermarché. Le confort d’un bon accord fait oublier de le dire, et c’est par la voisine que l’autre apprend combien tu chantes ses louanges.',
    tense:
      'Rester soi ou rester deux, la question te rattrape en pleine rénovation. Tu crains de t’effacer dans un « nous », ou tu occupes tant de place que l’autre se range. Ce que tu réclames surtout, c’est de l’estime. Commence par en donner, à voix haute, pour les efforts de l’autre. Puis répartissez la lumière, un projet pour toi, le suivant pour l’autre.',
  },
  moon: {
    joined:
      'Ta promesse d’amour tient dans une présence : chauffer les draps, entendre qu’une voix a changé au téléphone. La Lune croit qu’aimer, c’est deviner, d’où cette veille attendue en retour, et ces besoins tus qui s’aigrissent. Enseigne à l’autre comment te consoler, avec des exemples, et prends note de sa propre recette. Deux fiches valent mieux qu’un reproche.',
    flowing:
      'À deux, tu te reposes vraiment. Le lien durable apaise tes humeurs, tu sais créer une intimité où chacun baisse la garde, et les rites s’installent d’eux-mêmes, la sieste, la plaisanterie idiote que nul autre ne comprend. Un cocon pareil peut manquer d’air ; quand une amie sonne le dimanche, il y a un instant de flottement, puis on déplie le canapé.',
    tense:
      'Tu voudrais qu’on te rassure au moment même où tu t’éloignes. La Lune change chaque soir, Junon a juré pour toujours, et comme l’enfance souffle ses répliques, tout vacille. L’autre n’y voit goutte. Convenez d’un code simple, trois mots pour dire « reste », trois pour demander une heure à part. Personne, dès lors, n’a besoin de deviner.',
  },
  mercury: {
    joined:
      'On s’épouse d’abord par la conversation. Il te faut une tête avec qui finir les mots croisés et refaire un film sur le chemin du retour, et ta fidélité se mesure aux choses que tu as encore envie de raconter. Un mutisme prolongé te semble vite un départ. Certaines personnes aiment pourtant sans commentaire, en marchant près de toi le long d’un lac.',
    flowing:
      'Les accords se concluent bien, avec toi, parce qu’on en a parlé avant. Tu négocies les vacances avec le sourire, tu reformules un reproche mieux qu’il n’a été dit, car Mercure préfère la clause claire au soupir. À tout éclaircir, on use le mystère ; un paquet caché au fond d’un placard, dont personne ne dira rien avant la date, lui rend ses droits.',
    tense:
      'Une promesse, deux versions. Tu avais compris jeudi, l’autre avait compris toujours, et le contrat d’amour se plaide à coups de citations. L’esprit aime la nuance, l’alliance réclame un oui. Notez les décisions, les petites surtout, sur une feuille que chacun signe ; la chose a son charme, et l’on se dispute ensuite pour le plaisir.',
  },
  venus: {
    joined:
      'Amour et serment, chez toi, parlent d’une même voix. Tu veux une union équitable, belle encore au bout des années, et tu y mets du soin, un art du quotidien qui se voit jusque dans les bouquets. Vénus et Junon veulent la paix, donc un désaccord se tait, et reparaît en remarque sur les horaires.',
    flowing:
      'Aimer qui tu as choisi te vient sans effort. Plaisir et fidélité font bon ménage, tu sais encore complimenter après vingt ans, et une négociation s’adoucit dès que tu y mets ta voix. Ce climat clément mérite de l’entretien. Offrez-vous à chaque saison une chose belle sans aucune utilité, et placez-la bien en vue.',
    tense:
      'Le cœur propose, le contrat soupire. Ce qui te charme ressemble peu à ce que tu attends d’une vie commune, et tu hésites entre l’attrait et l’équité. Qui donne davantage, qui choisit les rideaux : de tels comptes gâtent la tendresse si on les tient en silence. Dits tout haut, un soir, ils tiennent souvent sur une demi-page.',
  },
  mars: {
    joined:
      'Combattre du même côté, voilà ta définition du couple. Tu veux une personne capable d’agir, de désirer, de te tenir tête, et tu la défends bec et ongles. Mars flambe et s’éteint, si bien que les querelles se réparent sur l’oreiller. L’ardeur s’emploie mieux dans une aventure commune, un terrain à bêcher ou une cause : le terrain, au moins, donne des radis.',
    flowing:
      'À l’épreuve d’un déménagement, ton couple se révèle. Vous portez, vous riez, chacun sait quand pousser et quand souffler, et le désir gagne à ces efforts partagés. Tu réclames ton dû sans mordre. C’est l’après-midi où il n’y a rien à porter qui vous déconcerte ; sur un banc, on se regarde, et l’on finit par rire.',
    tense:
      'Qui décide ? La question, banale, peut mettre le feu à une soirée. Ton désir d’autonomie heurte ce que tu as promis, tu prends une demande pour un ordre, ou tu provoques pour vérifier que l’autre tient. L’affaire ne manque pas de vie. Vos disputes gagnent à avoir des règles : une durée, un seul sujet, et un tour dehors avant de conclure.',
  },
  jupiter: {
    joined:
      'S’engager doit agrandir la vie, sinon, à quoi bon ? Tu veux quelqu’un qui croie en demain et qui ait une opinion sur le sens des choses, et tu lui accordes une confiance presque entière. Jupiter promet large, et c’est pourquoi les déceptions viennent des vœux faits dans l’euphorie d’un départ. Les petits vœux, tenus un soir de semaine, portent l’affaire beaucoup plus loin.',
    flowing:
      'Un fond de bonne humeur tient lieu de ciment. Vous vous souhaitez du bien, vous vous laissez grandir, et même un désaccord sur Dieu ou sur l’itinéraire tourne en discussion passionnante. Quand tout va si largement, les menus soins paraissent superflus. Jupiter pardonne l’oubli d’une date ; la personne d’à côté, un peu moins.',
    tense:
      'Plus grand, plus loin, mais avec qui ? Ton appétit d’horizon contrarie la parole donnée, et tu promets l’univers pour éviter de parler du mois prochain. L’autre prend des notes. Les croyances frottent peut-être aussi, sur l’art de vivre ou la façon d’élever un chien. Un vœu ramené à la taille d’un week-end, et tenu, rend au suivant tout son crédit.',
  },
  saturn: {
    joined:
      'Promettre engage pour des décennies, puisque Saturne gouverne le temps. Dans l’épreuve, tu prends le lien comme un ouvrage à tenir, avec patience, souvent auprès d’une personne plus mûre ou chargée de responsabilités. Le devoir peut finir par occuper toute la place. Glisse de la fantaisie dans le règlement : un jour par mois où l’on ne répare rien et où l’on dîne de glaces.',
    flowing:
      'Une parole donnée, et tu t’y tiens sans effort apparent. Comme Saturne épaule Junon, tu sais traverser un hiver maigre sans chercher de coupable, et l’autre se repose sur cette fermeté. Le sentiment, lui, s’entend parfois moins ; il est dans le radiateur purgé, dans les pneus vérifiés la veille du départ, et l’autre apprend à lire cette écriture.',
    tense:
      'L’engagement t’attire et te serre le col. Peur de te tromper, souvenir d’une union pesante autour de toi : tu retardes, ou bien tu restes par devoir au-delà de ton envie. Prends des engagements à échéance, six mois, un bail, un projet, et renouvelle-les de bon gré. La confiance, dans ton cas, pousse par petites signatures.',
  },
  uranus: {
    joined:
      'Une union qui ressemble aux autres t’inquiète d’avance. Tu veux un lien inventé, avec ses clauses à vous, deux adresses peut-être, et quelqu’un dont l’esprit te surprenne encore au bout de dix ans. Uranus fuit la répétition, d’où l’envie, parfois, de tout couper net. Dans un couple où chacun peut partir, on s’aperçoit avec surprise que l’on reste.',
    flowing:
      'Liberté et loyauté ont fait connaissance de bonne heure. Tu laisses à l’autre ses amis et son désordre, on t’accorde la même licence, si bien que le lien change de forme sans se rompre. Le risque est d’espacer les présences jusqu’à devenir d’aimables correspondants. Une soirée obligatoire, la seule du mois, remet le courant.',
    tense:
      'Tu dis oui, et tes pieds cherchent la sortie. Ou bien tu t’attaches à des gens qui prennent le large dès qu’il y a deux brosses à dents dans le verre. Parce qu’Uranus aime la surprise et Junon la constance, les ruptures appellent souvent des retours. Réclame de l’air quand tout va bien : on l’accorde plus volontiers qu’on ne pardonne une disparition.',
  },
  neptune: {
    joined:
      'L’idéal serait une âme qui comprenne tout au premier regard, et tu crois aisément l’avoir reconnue. L’engagement a pour toi quelque chose de sacré, fait de pardon et d’attention aux choses invisibles. D’aussi haut, on voit mal les marches. L’amour prend corps le jour où quelqu’un égare ses lunettes, oublie le code, et reste cependant la personne que tu cherches du regard en entrant.',
    flowing:
      'Beaucoup passe, en couple, par la musique et par une manière de resservir l’autre sans demander. Ta loyauté est tendre, elle devine, elle excuse, car Neptune ne sait pas compter. Le prosaïque la blesse, et tu laisses donc flotter les questions d’assurance. Amenez-en une à la lumière du matin, une seule, entre deux chansons.',
    tense:
      'L’as-tu promis à quelqu’un, ou à l’idée que tu t’en fais ? Le serment se brouille : tu renonces à des choses que nul ne te réclamait, tu attends une réparation, et la rancune monte comme l’humidité. Neptune dissout les contours, donc le contrat. Demande à l’autre sa version de l’accord, avec des exemples. Elle est souvent plus modeste que la tienne, et plus faisable.',
  },
  pluto: {
    joined:
      'Ton oui vient de très profond. L’alliance, à tes yeux, se fait sans arrière-cour : on met tout en commun, la peur, les vieilles dettes, et l’on en sort autre. Une telle fusion tient chaud. On y réclame aussi des comptes, car Pluton redoute ce qu’il ne voit pas. Le plus grand gage que tu puisses donner est un tiroir fermé, laissé à la garde de son propriétaire.',
    flowing:
      'Ce lien-là a la vie dure. Il traverse les déménagements ratés et les années sans lumière, puis il se refait en silence. Tu sais soutenir quelqu’un qui change, et tu ne confonds pas une crise et une fin. Par temps calme, une telle puissance manque d’emploi, et l’on vous voit rénover ensemble, avec un sérieux de sauveteurs, une barque dont personne n’avait l’usage.',
    tense:
      'Qui tient l’autre, dans cette histoire ? La question rôde sous les soirées les plus gentilles. Tu crains d’être à l’autre, tu crains de le perdre, et les deux craintes usent des mêmes armes : un silence, un compte, un souvenir au bon moment. Le pouvoir gagne à se dire. Que chacun nomme un domaine où il décide, puis un autre où il suit de bon cœur.',
  },
  ascendant: {
    joined:
      'On te voit en duo avant de te connaître. Quelque chose, dans ta façon d’attendre l’autre, annonce quelqu’un à qui l’on peut donner sa parole, et tu offres volontiers ton bras. L’engagement fait partie de ton allure, ce qui attire les gens sérieux et deux ou trois indécis. Venir sans escorte à une fête demande de l’aplomb ; tu y apprends que c’est toi qu’on invitait.',
    flowing:
      'Une présence comme la tienne met le partenariat à l’aise. Tu abordes un lien avec franchise, tu laisses une place à ta gauche, et l’on s’y installe sans cérémonie. L’amour se tient au courant de ce que tu deviens, puisque tu le racontes. Seul défaut de cette transparence : le jour où tu prépares une surprise, l’autre la lit sur ton visage.',
    tense:
      'Ton abord dit « je me débrouille » pendant que le cœur cherche un témoin. On te croit libre de toute attente, et l’on s’adresse à quelqu’un d’autre ; le lendemain, tu promets des yeux ce que la tête n’a pas décidé. Le quiproquo fatigue tout le monde. Une seule phrase, dans les débuts, sur ce que tu espères d’un lien rendrait l’affiche plus lisible.',
  },
  midheaven: {
    joined:
      'Vos deux noms figurent volontiers sur la même plaque. Tu prends le couple ou l’association pour une œuvre visible et utile, et ta vocation se nourrit d’une alliance de valeur. On te connaît parfois d’abord comme « la moitié de ». L’estime du dehors flatte l’amour sans lui suffire ; il préfère, en secret, les heures dont on ne peut rien montrer.',
    flowing:
      'Ton métier et ta vie à deux s’arrangent sans hausser le ton. Quelqu’un relit, quelqu’un encourage, et le succès de l’un profite bien vite à l’autre. Tu sais choisir des associés sur leur parole, qui vaut ici une signature. On s’adresse à vous, à la longue, comme à une petite institution. Le dimanche, l’institution a le droit de fermer.',
    tense:
      'Un poste loin d’ici, et l’amour fait la grimace. La vocation réclame du temps que l’alliance croyait sien, le public veut ton nom, le couple veut ton épaule. Chaque camp a ses raisons, et toi, vingt-quatre heures. Présente l’autre à ton travail, avec ses visages et ses soucis : on partage mieux avec un rival que l’on connaît.',
  },
};
