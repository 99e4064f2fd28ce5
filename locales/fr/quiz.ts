import type { QuizWords } from '../en/quiz.ts';

/**
 * The compatibility test, in French. "Tu" is the reader, "vous" the two of them; "l’autre" and possessives leave
 * the gender of both open, so no participle agrees with "vous".
 */
export const quiz: QuizWords = {
  title: 'Test de compatibilité : quinze questions sur vous deux',
  description:
    'Un test de compatibilité en six étapes : attirance, dialogue, chez-soi, durée, disputes, et vos deux signes. Avec un lien pour que l’autre réponde aussi.',
  heading: 'Test de compatibilité',
  lede: 'Quinze questions sur les jours ordinaires, car c’est là que vit un couple. Réponds en ton nom, d’après ce qui est, non d’après ce que tu voudrais. Cinq minutes suffisent.',
  compareLede:
    'Quelqu’un a répondu à ces questions sur vous deux et te demande comment tu vois les choses. Réponds sans aller voir ses réponses : à la fin, les tiennes et les siennes s’affichent côte à côte.',
  privacy: 'Rien n’est conservé. Tes réponses voyagent dans l’adresse de la page, et nulle part ailleurs.',
  progress: 'Étape {{step}} sur {{total}}',
  next: 'Continuer',
  back: 'Retour',
  finish: 'Voir le résultat',
  restart: 'Recommencer',
  brokenLink: 'Ce lien est incomplet : impossible d’en lire les réponses. Tu peux commencer le test ici.',
  unanswered: 'Choisis la réponse la plus proche de la réalité.',
  summary: {
    one: 'Il reste une question sans réponse.',
    other: 'Il reste {{count}} questions sans réponse.',
  },
  signs: {
    heading: 'Vos deux signes',
    intro:
      'Les signes où se trouvait le Soleil à ta naissance et à celle de l’autre. Ils ajoutent une lecture au résultat, sans rien changer au score.',
    yours: 'Ton signe solaire',
    theirs: 'Le signe solaire de l’autre',
    unknown: 'Laisser de côté',
  },
  themes: {
    attraction: 'Attirance',
    talk: 'Dialogue',
    home: 'Se sentir chez soi',
    time: 'Durée',
    repair: 'Se réconcilier',
  },
  questions: {
    reunion: {
      ask: 'Vous vous retrouvez après quelques jours d’absence. Que se passe-t-il dans la première minute ?',
      a: 'Je guette son humeur.',
      b: 'Mon cœur fait encore un bond.',
      c: 'Pas grand-chose. On a l’habitude.',
      d: 'On s’étreint longtemps, puis le quotidien reprend.',
    },
    desire: {
      ask: 'Quand vient l’envie de se rapprocher, qui fait le premier geste ?',
      a: 'Tantôt moi, tantôt l’autre.',
      b: 'Personne, ces temps-ci.',
      c: 'Le plus souvent la même personne, et ça nous va.',
      d: 'Le plus souvent la même personne, et ça lui pèse.',
    },
    curiosity: {
      ask: 'Que découvres-tu encore chez l’autre ?',
      a: 'Je crois connaître l’autre par cœur.',
      b: 'Une surprise, de temps en temps.',
      c: 'Je ne cherche plus rien.',
      d: 'Toujours du nouveau. J’aime poser des questions.',
    },
    listening: {
      ask: 'Tu racontes ta journée, il y en a pour dix minutes. Qu’as-tu en face de toi ?',
      a: 'Toute son attention, et l’autre s’en souvient la semaine d’après.',
      b: 'Une oreille distraite et un écran.',
      c: 'L’autre m’écoute, puis c’est son tour.',
      d: 'Je ne me lance plus dans de longues histoires.',
    },
    laughing: {
      ask: 'Quand riez-vous ensemble ?',
      a: 'Moins souvent qu’avant.',
      b: 'Quand l’occasion s’y prête.',
      c: 'Presque tous les jours, de choses qui ne font rire que nous.',
      d: 'Rarement. On ne rit pas des mêmes choses.',
    },
    awkward: {
      ask: 'Il y a quelque chose de délicat à dire.',
      a: 'Je le garde pour moi.',
      b: 'Je l’écris, parce que de vive voix ça tourne mal.',
      c: 'J’attends le bon moment, et il vient.',
      d: 'Je le dis le soir même.',
    },
    sunday: {
      ask: 'Un dimanche gris, rien de prévu.',
      a: 'Ça tourne en rond d’un côté, ça s’agace de l’autre.',
      b: 'Exactement le genre de journée qu’on aime.',
      c: 'Très bien, dès que quelqu’un a une idée.',
      d: 'On le commence ensemble, puis chacun fait ce qui lui plaît.',
    },
    tired: {
      ask: 'Tu sors d’une journée difficile. Qu’est-ce qui t’attend ?',
      a: 'De l’aide, si je la demande.',
      b: 'Ses soucis, avant les miens.',
      c: 'L’autre le voit avant que j’aie dit un mot.',
      d: 'Ces soirs-là, j’aime mieux la solitude.',
    },
    chores: {
      ask: 'Tout ce qu’il faut bien faire pour deux, des courses aux factures.',
      a: 'Notre éternelle dispute.',
      b: 'On s’est réparti les tâches, et ça tient.',
      c: 'Quelqu’un en fait plus, et le dit.',
      d: 'On fait ce qu’on voit. De temps en temps, on en reparle.',
    },
    plans: {
      ask: 'Votre vie dans deux ans : comment en parlez-vous ?',
      a: 'On n’en parle pas.',
      b: 'De temps en temps, avec plaisir.',
      c: 'Avec de vrais projets pour nous deux.',
      d: 'À peine le sujet lancé, quelqu’un en change.',
    },
    reliance: {
      ask: 'Une promesse, un secret, un appel à trois heures du matin. Peux-tu compter sur l’autre ?',
      a: 'Pour l’essentiel, oui.',
      b: 'Sans hésiter une seconde.',
      c: 'J’ai appris que non.',
      d: 'Ça dépend des jours.',
    },
    offer: {
      ask: 'On propose à l’autre le travail de ses rêves, dans une ville lointaine.',
      a: 'J’espérerais que ça tombe à l’eau.',
      b: 'Je me réjouirais pour l’autre et j’aurais peur pour nous.',
      c: 'Je crois que ce serait la fin de notre histoire.',
      d: 'Je lui souhaiterais cette chance. On trouverait un moyen.',
    },
    ending: {
      ask: 'Comment s’est terminée votre dernière dispute ?',
      a: 'D’elle-même, quelques jours plus tard.',
      b: 'Par des excuses, et elles étaient sincères.',
      c: 'Elle n’est pas vraiment terminée.',
      d: 'Par une blague, puis un câlin.',
    },
    quarrel: {
      ask: 'Que fais-tu en pleine dispute ?',
      a: 'Je hausse le ton, et je reviens vite sur ce que j’ai dit.',
      b: 'Je ressors des dossiers vieux de plusieurs années.',
      c: 'J’essaie d’entendre ce que l’autre veut dire, même quand c’est mal dit.',
      d: 'Je me tais, ou je quitte la pièce.',
    },
    topic: {
      ask: 'À quel sujet vous disputez-vous le plus souvent ?',
      a: 'Toujours le même. Avec le temps, on arrive à en sourire.',
      b: 'Une chose qu’on évite d’aborder par la suite.',
      c: 'Toujours le même, et personne n’en sourit.',
      d: 'Ça change. Rien ne s’installe.',
    },
  },
  result: {
    heading: 'Ton résultat',
    sharedHeading: 'Un résultat partagé',
    bothHeading: 'Vos deux regards',
    score: 'Où vous en êtes',
    outOf: '{{total}} sur 100',
    you: 'Toi',
    them: 'L’autre',
    first: 'Premières réponses',
    second: 'Deuxièmes réponses',
    basis:
      'Chaque réponse vaut de 0 à 3 points, et tous les domaines ont le même poids. C’est un regard, celui d’aujourd’hui, pas un verdict.',
    bands: {
      high: 'Quelque chose de solide vous porte. Prenez-en soin : cela ne s’entretient pas tout seul.',
      good: 'De bonnes fondations, et quelques courants d’air. Vous savez d’où ils viennent.',
      mixed:
        'Une part vous réchauffe, une autre vous prend des forces. Les deux méritent d’être dites à voix haute.',
      low: 'On devine ici une bonne part de solitude à deux. Commencez par une conversation, pas par toutes à la fois.',
    },
    themes: 'Domaine par domaine',
    theme: 'Domaine',
    level: 'Niveau',
    strongest: 'Votre force',
    weakest: 'Par où commencer',
    readings: {
      attraction: {
        high: 'L’attirance est bien vivante, et pas seulement dans le noir : la curiosité est toujours là. C’est elle qui entretient le reste, alors continuez à poser des questions dont vous ignorez la réponse.',
        mid: 'Il y a de la chaleur, et il y a de l’habitude. Ce qui manque, c’est rarement la grande passion ; c’est plutôt une soirée qui ne soit pas écrite d’avance. Organisez-en une, à tour de rôle.',
        low: 'L’habitude a pris toute la place, ou bien la distance. Commencez par peu : dix minutes par jour sans écran, une caresse qui ne demande rien. Le désir revient plus volontiers là où on ne l’exige pas.',
      },
      talk: {
        high: 'Vous vous écoutez, vous riez, et ce qui gêne finit par se dire. C’est plus rare qu’on ne croit. Profitez-en pour aborder le sujet que, d’un accord tacite, vous laissez encore de côté.',
        mid: 'La parole circule les bons jours et se perd les autres. Fixez-vous un moment qui n’appartient qu’à vous, et laissez chaque histoire aller jusqu’au bout.',
        low: 'Trop de choses se taisent entre vous, et le silence passe vite pour de l’indifférence. Écrivez une phrase vraie sur ce que vous ressentez, et donnez-la. Ne demandez qu’une chose : qu’elle soit lue.',
      },
      home: {
        high: 'La fatigue, le silence et le vieux pull ont leur place entre vous. Une telle paix n’a rien d’ennuyeux : c’est elle qui donne l’audace pour tout le reste.',
        mid: 'Vous vivez bien côte à côte, et parfois un peu à côté. Dites ce qui vous soulagerait avant que l’autre ait à le deviner, et redistribuez une corvée.',
        low: 'À deux, vous trouvez trop peu de repos. Derrière cela, il y a souvent un travail qu’une seule personne voit. Faites la liste de tout ce qui se fait, mettez un nom en face de chaque ligne, et regardez-la ensemble.',
      },
      time: {
        high: 'Vous pouvez compter sur l’autre, et vous pensez en années. Des projets où l’on est deux, c’est une déclaration à voix basse. N’oubliez pas d’y garder une place pour les rêves de chacun.',
        mid: 'L’envie est là ; l’avenir reste écrit au crayon. Choisissez une chose, à un an d’ici, et fixez une date. La confiance grandit avec les petites promesses tenues.',
        low: 'D’un côté au moins, on n’ose pas tout à fait s’appuyer sur l’autre. Parlez-en avant de faire des projets : que faudrait-il, dans le mois qui vient, pour que ce soit un peu plus facile ?',
      },
      repair: {
        high: 'Vous vous disputez, et vous retrouvez le chemin de l’autre. Cela compte plus que de ne jamais se disputer. Il vous reste à repérer la première minute, celle où la conversation était encore possible.',
        mid: 'Cela finit par passer, mais il faut du temps. Une phrase convenue à froid peut aider : « J’ai besoin d’une demi-heure, ensuite je reviens. » Et puis, revenez pour de bon.',
        low: 'De vieilles histoires traînent entre vous comme des valises dans un couloir. Ne débarrassez pas tout d’un coup. Prenez-en une, demandez comment l’autre l’a vécue, et ne vous justifiez pas avant d’avoir entendu la réponse jusqu’au bout.',
      },
    },
    signsHeading: '{{first}} et {{second}}',
    distances: {
      d0: {
        title: 'Le même signe',
        text: 'Vous vous reconnaissez en l’autre, dans ce qui plaît comme dans ce qui agace. Beaucoup de choses se passent d’explication. Ce qui aide : un terrain à soi, où l’autre ne vient pas rivaliser.',
      },
      d1: {
        title: 'Signes voisins',
        text: 'Ce que l’un vient d’apprendre, l’autre le tient pour acquis. Vous voyez de tout près l’angle mort de l’autre. Avec un peu de patience pour une allure qui n’est pas la vôtre, le frottement devient une école.',
      },
      d2: {
        title: 'À deux signes d’écart, un sextile',
        text: 'Des éléments qui s’aiment bien : le Feu avec l’Air, la Terre avec l’Eau. C’est une distance amicale, facile à franchir, facile aussi à négliger. Donnez-vous quelque chose à faire ensemble.',
      },
      d3: {
        title: 'À trois signes d’écart, un carré',
        text: 'Le même élan, une autre direction. Vous vous mettez au défi et ne vous ennuyez guère. Cela marche tant que vous vous mettez d’accord sur qui mène, au lieu d’en faire un bras de fer.',
      },
      d4: {
        title: 'À quatre signes d’écart, un trigone',
        text: 'Le même élément : vous accueillez le monde de la même façon, et cela donne l’impression d’être chez soi. Le seul risque, c’est la facilité. Ce que personne n’aime faire reste en plan.',
      },
      d5: {
        title: 'À cinq signes d’écart, un quinconce',
        text: 'Rien en commun à première vue, ni l’élément ni la manière. Il faut traduire, et cela tient en éveil. Les couples de ce genre vivent de curiosité et d’accords clairs.',
      },
      d6: {
        title: 'Signes opposés',
        text: 'Les deux bouts d’un même axe : chacun a ce qui manque à l’autre. Cela attire, et cela agace pour la même raison. Ensemble, vous voyez le tout, si personne ne s’accroche à sa moitié.',
      },
    },
    signsFact:
      '{{first}} : élément {{firstElement}}, mode {{firstMode}}. {{second}} : élément {{secondElement}}, mode {{secondMode}}.',
    share: 'Partager et comparer',
    shareLink: 'Lien vers ce résultat',
    copy: 'Copier le lien',
    invite: 'Inviter l’autre à répondre aussi',
    inviteLink: 'Lien pour les réponses de l’autre',
    inviteNote:
      'Envoie ce lien. La personne qui l’ouvre répond aux mêmes questions, puis voit les deux résultats côte à côte. Le lien contient tes réponses et vos signes, et rien d’autre sur toi.',
    copied: 'Le lien est copié.',
    copyByHand: 'Copie-le depuis le champ.',
    answerToo: 'Répondre aux questions à mon tour',
    change: 'Modifier mes réponses',
    bothNote:
      'Là où vos niveaux diffèrent nettement, personne n’a tort : vous vivez la même relation et la regardez par deux fenêtres.',
    same: {
      one: 'Vous avez donné une fois la même réponse.',
      other: 'Vous avez donné la même réponse {{count}} fois sur {{total}}.',
    },
    sameNone: 'Vous n’avez donné la même réponse à aucune question.',
    differ: 'Là où vos regards s’écartent le plus',
    differNone: 'Vos réponses restent proches partout.',
    said: '{{name}} : « {{answer}} »',
    calculator: 'Comparer vos deux thèmes astraux',
    calculatorNote:
      'Ce test demande comment vous vivez. Le calculateur interroge le ciel de vos deux naissances et explique chaque point.',
  },
};
