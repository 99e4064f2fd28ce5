import type { TalkSentences } from '../../celestia-words.ts';

/** Ce qu’elle dit en dehors des thèmes. */
export const talk: TalkSentences = {
  social: {
    greeting: [
      [
        'Bonjour, contente de te lire.',
        'Par quoi veux-tu commencer : toi, quelqu’un que tu aimes, ton travail, ou simplement aujourd’hui ?',
      ],
      ['Coucou.', 'Je suis Celestia, une IA qui lit des thèmes calculés. Que veux-tu savoir ?'],
      [
        'Te voilà, très bien.',
        'Demande-moi ce que tu veux sur ton thème ou sur le ciel du moment ; les questions courtes vont très bien.',
      ],
      ['Rebonjour, si l’on peut dire.', 'Qu’est-ce qui t’occupe ?'],
    ],
    thanks: [
      ['Avec plaisir.', 'Si une autre question te vient en chemin, je suis là.'],
      ['De rien.', 'C’était une bonne question, ce qui fait la moitié du travail.'],
      ['Tant mieux si ça sert.', 'Garde ce qui te va et laisse le reste.'],
      ['Je t’en prie.', 'On regarde autre chose ?'],
    ],
    farewell: [
      ['Prends soin de toi.', 'Le ciel restera à sa place, et moi aussi.'],
      ['À bientôt.', 'J’espère que quelque chose de tout cela te servira.'],
      ['À la prochaine.', 'Dors bien, quand ce sera l’heure.'],
      ['Bonne suite.', 'Reviens quand une question te chatouille.'],
      ['À plus tard.', 'Ton thème ne bouge pas d’ici là.'],
      ['Salut, et bonne route.', 'Je garde la lumière allumée.'],
    ],
    wellbeing: [
      [
        'C’est gentil ; comme je suis une IA, je n’ai ni bons ni mauvais jours.',
        'Et toi, comment vas-tu, et que regarde-t-on ?',
      ],
      [
        'Je n’ai pas d’humeur, je suis un programme, alors je suis tout ouïe.',
        'Qu’est-ce qui se passe de ton côté ?',
      ],
      ['Tout est en ordre, comme on dit chez les machines.', 'Raconte-moi plutôt comment ça va pour toi.'],
    ],
    identity: [
      [
        'Je suis Celestia, et je suis une IA, pas une personne.',
        'Je réponds d’après ton thème calculé et le ciel tel qu’il est, en te montrant chaque fait que j’utilise.',
      ],
      [
        'Il n’y a personne ici : je suis un programme qui a appris à lire les thèmes.',
        'Les positions sont du calcul ; ce que j’en tire est une lecture, que tu peux ne pas partager.',
      ],
      [
        'Tu parles à une intelligence artificielle du nom de Celestia.',
        'Je n’ai ni anniversaire ni signe, seulement le tien à regarder. On y va ?',
      ],
    ],
    ability: [
      [
        'Tu peux m’interroger sur toi, l’amour, le travail, l’argent, la famille, les amis ou ton lieu de vie.',
        'Sur une planète, un signe, une maison, une éclipse, une rétrogradation aussi, ou sur ta journée et ta semaine.',
      ],
      [
        'Pose ta question comme à une amie qui s’y connaît.',
        '« Comment est ma Vénus ? », « c’est quand, la pleine lune ? », « ma semaine au travail ? » font de bons débuts.',
      ],
      [
        'Je lis ton thème natal, et je pose dessus le ciel d’aujourd’hui.',
        'Une bonne première question, c’est celle qui te trotte dans la tête.',
      ],
    ],
    belief: [
      [
        'Question légitime : les positions que j’emploie sont de l’astronomie, et elles sont exactes.',
        'Qu’elles disent quelque chose de nous, la science ne l’a pas montré ; sers-t’en comme d’un miroir, et que personne ne décide pour toi, moi comprise.',
      ],
      [
        'Pas besoin d’y croire pour en parler.',
        'Les études n’ont pas montré que les thèmes prédisent les vies. Une bonne image aide pourtant bien des gens à mieux voir leur propre question.',
      ],
    ],
    compliment: [
      ['C’est gentil.', 'Le thème a presque tout fait, j’ai mis les mots.'],
      ['Merci, je prends.', 'On continue, ou on laisse reposer ?'],
      ['J’aime savoir que ça tombe juste.', 'Et là où ça tombe à côté, dis-le aussi.'],
      ['Ça fait plaisir, enfin, à ma façon de programme.', 'Qu’est-ce qui t’a parlé ?'],
      ['Tant mieux.', 'On creuse, ou on change de sujet ?'],
    ],
    disagreement: [
      [
        'Alors laisse cette partie de côté ; aucun thème ne te connaît mieux que toi.',
        'Comment le dirais-tu ? Je regarderai de nouveau à partir de là.',
      ],
      [
        'C’est possible : les positions sont calculées, et ce que j’en tire est une lecture, qui peut tomber à côté.',
        'Qu’est-ce qui est le plus loin de toi ?',
      ],
      [
        'Tu fais bien de le dire.',
        'Certaines choses ne se voient qu’avec certaines personnes, d’autres pas du tout. Qu’est-ce qui t’irait mieux ?',
      ],
    ],
    luck: [
      [
        'Un thème ne contient ni chiffre, ni couleur, ni pierre porte-bonheur ; les listes qui en donnent ne s’accordent même pas entre elles.',
        'Là où les choses te viennent plus facilement, en revanche, cela se voit, et je peux regarder.',
      ],
      [
        'Il faudrait que je l’invente, et je ne le fais pas.',
        'Ce que le thème montre, c’est ce pour quoi tu as la main heureuse. On regarde ?',
      ],
    ],
    site: [
      [
        'Cela regarde le site et non le ciel : tes données de naissance et tes thèmes enregistrés sont dans « Compte », ceux d’une autre personne vont dans « Compatibilité » ou « Parle avec ton amour ».',
        'Ce qui est gardé, ce qui est payant et comment tout effacer, tu le trouveras dans les « Questions fréquentes ».',
      ],
      [
        'D’ici, je ne peux rien y changer ; « Compte » a tes données de naissance et tes thèmes, et les « Questions fréquentes » disent ce qui est gardé et ce qui se paie.',
        'On continue avec ton thème en attendant ?',
      ],
    ],
  },
  agreement: [
    ['Bien.', 'Je continue là-dessus, ou l’on passe à autre chose ?'],
    ['Je vois.', 'Qu’est-ce qui t’aiderait le plus : savoir quand, ou savoir pourquoi ?'],
    ['D’accord.', 'Alors donne-moi la question suivante, j’écoute.'],
    ['Entendu.', 'Quelle part veux-tu entendre mieux ?'],
    ['C’est noté.', 'Dis-moi ce qui colle et ce qui ne colle pas.'],
    ['Soit.', 'Je peux aussi prendre la chose par un autre bout.'],
  ],
  outside: [
    [
      'Ça, je ne le vois pas d’ici ; je ne lis que les thèmes et le ciel.',
      'Je peux regarder à la place ce que la journée a pour toi, ou ta façon d’aborder ce genre de chose.',
    ],
    [
      'Là je ne ferais que deviner, et je m’en abstiens.',
      'Demande-moi ton thème, le ciel de ce soir ou la prochaine éclipse, et j’aurai du vrai.',
    ],
    [
      'Je crains de ne pas être la bonne adresse.',
      'Avec l’amour, le travail, l’argent, les dates ou ton thème, je fais mieux.',
    ],
    [
      'Bonne question, pour quelqu’un d’autre.',
      'Mon rayon, c’est le ciel : veux-tu savoir ce qui y bouge pour toi ces temps-ci ?',
    ],
    [
      'Celle-là, je dois la laisser passer.',
      'S’il y a un souci derrière, dis-moi quelle part de ta vie il touche et je regarderai là.',
    ],
  ],
  unclear: [
    [
      'Il me manque un bout de la question.',
      'De quoi s’agit-il : d’une personne, d’un moment, d’une planète ?',
    ],
    ['Je ne vois pas encore à quoi tu penses.', 'Donne-moi un mot de plus.'],
    ['Je ne suis pas sûre d’avoir suivi.', 'Est-ce à propos de toi, de quelqu’un d’autre ou d’une date ?'],
    ['Tu peux le dire autrement ?', 'Un sujet m’aide, comme l’amour ou le travail, ou le nom d’une planète.'],
    [
      'Je n’ai pas bien saisi ce que tu veux savoir.',
      'Tu peux demander pour aujourd’hui, pour une de tes planètes, ou quand une chose commence.',
    ],
  ],
  greets: ['Bonjour !', 'Bonjour, contente de te lire.', 'Bonjour à toi.'],
  askBirth: [
    'Dis-moi la date et le lieu de ta naissance et je le lirai dans ton propre thème.',
    'Avec la date, l’heure et le lieu de ta naissance, je pourrais dire ce que cela veut dire pour toi.',
    'C’est le ciel de tout le monde ; donne-moi ta naissance et il devient le tien.',
    'Je n’ai pas encore ta naissance, je lis donc le ciel seul.',
  ],
  unknownHour: [
    'Sans ton heure de naissance, je laisse de côté les maisons et l’Ascendant.',
    'Je ne connais pas ton heure de naissance, je ne peux donc pas dire dans quelle maison cela tombe.',
  ],
  noAngle: [
    'Pour l’Ascendant et le Milieu du Ciel il me faut ton heure de naissance, car ils changent en quelques minutes.',
    'Ce point avance sans cesse, et sans ton heure de naissance je ne peux pas le situer.',
  ],
  askPartner: [
    'Avec la date, l’heure et le lieu de naissance de l’autre personne, je poserai les deux thèmes l’un sur l’autre.',
    'Pour vous lire ensemble, il me faudrait aussi la date, l’heure et le lieu de naissance de cette personne.',
  ],

  askPartnerHour: ['Avec l’heure et le lieu de cette naissance, je pourrais superposer les deux thèmes.'],
  spent: [
    'Là-dessus, je t’ai dit tout ce que je vois ; qu’as-tu d’autre en tête ?',
    'À partir d’ici, je ne ferais que me répéter, alors demande-moi autre chose.',
    'C’est tout pour l’instant à ce sujet ; une autre question ouvrira peut-être une autre porte.',
  ],
  openings: {
    hurt: [
      'Cela pèse, et je suis contente que tu en parles.',
      'Ce n’est pas rien, ce que tu traverses.',
      'Je comprends que cela te travaille.',
      'Le moment est dur, alors allons-y doucement.',
    ],
    othersHeart: [
      'Le cœur de l’autre, je ne le vois pas d’ici ; ta part, si.',
      'Ce que quelqu’un ressent ne s’inscrit pas dans ton thème, alors je pars de toi.',
      'Je ne sais pas lire dans la tête d’un autre, mais je peux te dire ce que toi tu y mets.',
    ],
    deciding: [
      'Je ne trancherai pas à ta place, mais je peux te montrer comment tu tranches.',
      'Un thème ne dit ni oui ni non à cela ; il dit ce qui compte pour toi.',
      'C’est toi qui auras le dernier mot, prends la suite comme un second avis.',
      'Avant de répondre par oui ou non, voyons ce que tu y cherches.',
    ],
    promise: [
      'Te le promettre, je ne peux pas ; te dire comment tu y vas, oui.',
      'Rien de cela n’est écrit d’avance, et ton thème parle surtout de ta part.',
      'Personne ne peut le jurer, mais voici de quoi tu disposes.',
    ],
    unsure: [
      'Je ne suis pas sûre d’avoir saisi ce que tu cherches, alors je commence par toi.',
      'Je ne vois pas bien de quel côté de toi tu parles ; je commencerais ici.',
      'Dis-moi si je me trompe, mais voici où je regarderais d’abord.',
    ],
    past: ['Ce qui est derrière toi, tu l’as vécu ; moi, je regarde à partir d’aujourd’hui.'],
    guessed: [
      'Je comprends que ta question touche {{topic.about}} ; dis-le autrement si je me trompe.',
      'Ce que j’entends là, c’est {{topic.about}} ; corrige-moi si c’est autre chose.',
      'Si je te lis bien, le sujet est {{topic.about}}.',
    ],
    signPair: [
      'Deux signes ne font pas un couple, alors je regarde ce que toi tu apportes.',
      'Les signes seuls en disent peu sur deux personnes ; ton thème en dit plus sur ta moitié du chemin.',
    ],
    either: [
      'Ton thème ne tranche pas entre les deux ; il montre ce qu’il te faut, quel que soit ton choix.',
      'Ce choix te revient, aucun thème ne le fait à ta place, mais je peux te dire de quoi tu auras besoin dans un cas comme dans l’autre.',
      'Plutôt que de désigner l’une des deux options, ce qu’un thème ne sait pas faire, regardons ce que tu as besoin d’y trouver.',
    ],
    othersWay: [
      'Je ne peux pas répondre pour quelqu’un d’autre, car ton thème n’en dit rien ; ton côté de l’histoire, lui, s’y trouve bien.',
      'Ton thème ne parle que de toi : ce qu’une autre personne pense ou fera n’y est pas, ta façon d’être avec elle, si.',
      'Ce qui se passe chez l’autre, je n’en vois rien dans ton thème et je ne vais pas l’inventer, alors regardons ta part à toi.',
    ],
    thatWhy: [
      'En partie, oui ; aucune position n’explique tout à elle seule.',
      'Il y a de cela, même si un thème parle à plusieurs voix.',
      'Cela y est pour quelque chose, sans être la seule raison.',
    ],
    whether: [
      'Un oui ou un non tout court, un thème ne le donne pas ; il montre ce qui parle pour et ce qui parle contre.',
      'Je préfère ne pas te répondre par un simple oui ou non, voici plutôt ce que ton thème en dit.',
      'Ni oui ni non : regarde ceci et juge par toi-même.',
    ],
    cause: [
      'La raison la plus probable, je la cherche dans ton thème natal.',
      'Pour comprendre d’où cela vient, voici où je regarderais d’abord.',
      'Il y a sans doute plusieurs raisons à cela, et ton thème en montre une qui mérite qu’on s’y arrête.',
      'Si je devais remonter le fil, je partirais de ce que tu as de naissance.',
    ],
  },
  verdicts: {
    yes: [
      'Dans l’ensemble, ton thème dit que oui.',
      'Oui, plutôt, si j’en crois ce que je lis.',
      'Il y a bien de cela chez toi, à regarder ton thème.',
      'Ce que tu demandes là, je le retrouve assez nettement dans ton thème.',
    ],
    partly: [
      'Oui et non : un côté de toi va dans ce sens, un autre pas du tout.',
      'Ton thème est partagé là-dessus, une moitié répond oui et l’autre non.',
      'En partie seulement, car tu as deux façons d’être qui ne disent pas la même chose.',
      'Tout dépend du côté par lequel on te prend, l’un dirait oui et l’autre non.',
    ],
    hardly: [
      'Ton thème donne peu de raisons de le dire.',
      'Pas vraiment, d’après ce que je lis chez toi.',
      'J’ai beau chercher, je ne vois pas grand-chose qui aille dans ce sens.',
      'À cette question, ton thème répondrait plutôt non.',
    ],
  },
  times: {
    good: [
      'Dans ces moments-là, plus de choses t’aident qu’elles ne te gênent.',
      'Côté calendrier, ton thème y est plutôt favorable.',
      'Tu as plus de vent dans le dos que de face.',
    ],
    mixed: [
      'Ni bon ni mauvais : une chose aide, une autre gêne.',
      'Côté calendrier, le ciel ne penche d’aucun côté.',
      'Moyen : rien ne parle nettement pour, rien nettement contre.',
    ],
    hard: [
      'Ce n’est pas le moment le plus facile, mais rien ne l’interdit.',
      'Il y a plus de frottements que d’aide à ce moment-là ; prends ton temps, ou choisis un autre jour si tu peux.',
      'Si tu as le choix, plutôt à un autre moment : plus de choses te gênent qu’elles ne t’aident.',
    ],
  },
  closers: {
    self: [
      'Qu’est-ce qui te ressemble le plus dans tout cela ?',
      'Que diraient tes proches de ce portrait ?',
      'Qu’aimerais-tu mieux comprendre chez toi ?',
      'Quand te sens-tu le plus toi-même ?',
    ],
    love: [
      'Qu’est-ce qui compte le plus pour toi en amour ?',
      'De quoi as-tu besoin pour te sentir en confiance ?',
      'À quoi reconnais-tu que tu te sens bien avec quelqu’un ?',
      'Que demanderais-tu si demander était facile ?',
    ],
    work: [
      'Qu’est-ce qui compte le plus pour toi dans un travail ?',
      'Qu’aimerais-tu faire plus souvent ?',
      'Dans quelles conditions travailles-tu le mieux ?',
      'Dans quoi te sens-tu le plus utile ?',
    ],
    money: [
      'Qu’est-ce qui te rassurerait le plus, côté argent ?',
      'Que représente l’argent pour toi ?',
      'Sur quel point voudrais-tu y voir plus clair ?',
      'Qu’est-ce qui, pour toi, vaut toujours son prix ?',
    ],
    family: [
      'Quelle place prends-tu d’habitude parmi les tiens ?',
      'Que voudrais-tu transmettre, ou au contraire changer ?',
      'Qu’est-ce qui t’apaiserait, en famille ?',
      'Qu’est-ce qui compte le plus pour toi dans une famille ?',
    ],
    friends: [
      'Qu’attends-tu d’une amitié ?',
      'Qu’est-ce que tu donnes volontiers en amitié ?',
      'Dans quelle compagnie te sens-tu à l’aise ?',
      'À quoi reconnais-tu quelqu’un sur qui compter ?',
    ],
    home: [
      'Que te faut-il pour te sentir chez toi ?',
      'Qu’est-ce qui compte le plus, le lieu ou les gens ?',
      'À quoi ressemble le chez-toi dont tu as envie ?',
      'À quoi ne voudrais-tu pas renoncer, chez toi ?',
    ],
    learning: [
      'Comment apprends-tu le mieux ?',
      'Qu’est-ce qui te donne envie d’apprendre ?',
      'Qu’est-ce qui t’aiderait à y aller l’esprit tranquille ?',
      'Qu’aimerais-tu découvrir ?',
    ],
    purpose: [
      'À quoi reviens-tu toujours, sans qu’on te le demande ?',
      'Qu’est-ce qui te donne le sentiment d’être à ta place ?',
      'Quel petit pas te paraît possible ?',
      'Qu’aimerais-tu essayer ?',
    ],
    time: [
      'Qu’est-ce qui compte le plus pour toi dans cette période ?',
      'Qu’est-ce que cela change pour toi ?',
      'Y a-t-il une date à laquelle tu penses en particulier ?',
      'Qu’est-ce qui dépend de toi, dans tout cela ?',
      'Sur quoi peux-tu déjà t’appuyer ?',
      'Qu’aimerais-tu qu’il en sorte ?',
      'Qu’est-ce qui t’aiderait à y voir plus clair ?',
      'À quoi voudrais-tu faire attention ?',
      'De quoi aurais-tu besoin pour aborder cela au calme ?',
    ],
    any: [
      'Ça te parle ?',
      'Qu’est-ce qui te parle le plus là-dedans ?',
      'Qu’est-ce que tu en gardes ?',
      'Qu’est-ce qui te surprend ?',
      'Qu’en penses-tu ?',
      'Qu’est-ce que cela t’évoque ?',
      'Sur quoi veux-tu en savoir plus ?',
      'Y a-t-il un point que tu voudrais creuser ?',
      'Qu’est-ce qui te paraît juste, et qu’est-ce qui l’est moins ?',
      'Par où voudrais-tu continuer ?',
      'Est-ce que cela t’aide à y voir plus clair ?',
    ],
  },
  grains: [
    'Un thème montre des tendances ; c’est toi qui décides quoi en faire.',
    'Prends cela comme une tendance : elle se voit plus ou moins selon les jours.',
    'Rien de tout cela n’est figé : avec le temps, un même don peut servir à bien des choses.',
    'Tu n’as pas à tout accepter ; ce qui t’agace est parfois le plus intéressant.',
    'Tout cela se voit mieux quand les choses se compliquent que lorsque tout va bien.',
    'Tes proches auraient sans doute une histoire ou deux à raconter là-dessus.',
    'On ne vit pas cela à vingt ans comme à quarante.',
    'Dans les périodes chargées, tu peux t’appuyer là-dessus comme sur une bonne habitude.',
  ],
  timeGrains: [
    'Ces dates sont comme la météo : c’est toi qui choisis ton manteau.',
    'Rien n’est tenu d’arriver le jour même ; les jours voisins en disent souvent autant.',
    'Vois-y une ambiance plutôt qu’un horaire.',
    'Si cela passe sans bruit, c’est très bien aussi.',
    'Une ligne dans l’agenda suffit ; tu verras ensuite ce qu’il en est.',
    'Ce que tu auras préparé comptera plus que la date.',
    'Profites-en pour souffler et faire le point.',
    'Note ce que tu remarques : le sens de tout cela n’apparaît souvent qu’après coup.',
  ],
  whatSheIs: {
    header: 'Celestia est une IA, pas une personne.',
    beforeFirst:
      'Je suis Celestia, une IA. Je réponds d’après ton thème calculé et te montre chaque fait que j’utilise ; ce que tu en fais t’appartient.',
    sharedPicture: 'Écrit par Celestia, une IA, d’après un thème calculé.',
  },
};
