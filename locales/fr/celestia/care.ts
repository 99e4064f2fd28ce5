import type { CareWords } from '../../en/celestia/care.ts';

export const care: CareWords = {
  danger: {
    card: [
      'Je referme le thème, parce que ce que tu viens d’écrire compte davantage. Je suis une intelligence artificielle, je ne peux pas m’asseoir près de toi, et il te faut quelqu’un qui le puisse. S’il te plaît, appelle maintenant l’un de ces numéros, ou va voir la personne la plus proche et dis-le-lui comme tu me l’as dit.',
      'Si tu peux, éloigne-toi de ce qui pourrait te servir à te faire du mal, et ne passe pas cette nuit sans personne. Si tu as déjà pris quelque chose ou si tu saignes, appelle les urgences tout de suite.',
      'Si tu écris pour quelqu’un que tu aimes, reste à ses côtés si c’est sans danger, pose-lui la question en face, et appelle. Ces lignes sont là pour toi aussi.',
    ],
    followUps: [
      'Je n’ai pas oublié ce que tu m’as dit, alors le thème reste fermé. As-tu pu joindre quelqu’un ? Les numéros sont toujours là, et on a le droit d’appeler sans savoir quoi dire.',
      'J’aime mieux redemander que faire semblant : es-tu en danger en ce moment ? Si oui, appelle, s’il te plaît. Si quelqu’un est avec toi, dis-le-moi, et parle-lui.',
      'Les planètes attendront, elles ne vont nulle part. Pour l’instant je veux te savoir près de quelqu’un. Qui pourrais-tu appeler, ne serait-ce que pour entendre une voix ?',
    ],
    safe: 'Merci de me le dire. Reste près de quelqu’un aujourd’hui et garde les numéros sous les yeux. Une douleur pareille vient souvent par vagues, et il y a des gens qui savent attendre avec toi que la vague passe.',
    minor:
      'Tu es jeune, et c’est une raison de plus pour qu’une personne adulte à qui tu fais confiance l’apprenne aujourd’hui : un parent, une tante, quelqu’un du lycée ou du collège. La ligne pour les jeunes est sur la carte, et personne ne s’y moquera de toi.',
  },
  hint: {
    question: [
      'Je laisse les étoiles une minute. Il y a quelque chose de très lourd dans ce que tu écris, et je préfère demander que deviner : penses-tu à mourir, ou à te faire du mal ?',
      'Un mot suffit. Si c’est oui, ou si tu ne sais pas, il y a des gens que tu peux appeler maintenant, leurs numéros sont ci-dessous. Si c’est non, raconte-moi ce qui pèse, je te lis.',
    ],
    followUps: [
      'Je viens à ta question. Avant, la mienne : penses-tu à mourir, ou à te faire du mal ? Tu ne me choqueras pas, et tu n’as rien à expliquer.',
      'On est passé à côté de ce que je te demandais, ce n’est pas grave. Les numéros restent là. Si ce poids revient ce soir ou la semaine prochaine, appelle avant qu’il grandisse.',
    ],
    safe: 'Merci de l’avoir dit clairement. La période a l’air rude quand même, et on n’a pas besoin d’être en danger pour mériter une oreille. Les numéros restent là, au cas où la journée s’allongerait. Repose-moi ta question quand tu veux.',
  },
  doubt:
    'Une chose encore, à part les astres : si cela te pèse plus que tu ne l’écris, dis-le-moi tout net, ou appelle un des numéros ci-dessous. Je préfère le dire une fois de trop.',
  violence: {
    card: [
      'Là-dessus, je ne lirai pas de thème. Aucune planète ne pousse quelqu’un à te faire du mal, et rien dans ton ciel n’en fait ta faute, ni une chose à endurer.',
      'Sur ces lignes, on parle chaque jour avec des personnes qui vivent la même chose. On ne te dira pas quoi faire : on t’écoute, on réfléchit avec toi à ta sécurité, on sait où trouver un abri. Si le danger est là maintenant, appelle les urgences.',
      'Quelqu’un d’autre voit peut-être cet écran. Le bouton te fait quitter la page aussitôt, et tu pourras effacer la visite de l’historique plus tard.',
    ],
    child: [
      'Merci de l’avoir dit, ce n’est pas facile. Quand quelqu’un de plus grand frappe un enfant, le touche ou lui fait peur, ce n’est jamais la faute de l’enfant, même si on lui a demandé de garder le secret.',
      'S’il te plaît, parles-en aujourd’hui à une personne adulte de confiance : à l’école, dans la famille, chez les voisins. Sur la ligne ci-dessous, on écoute exactement cela, et tu peux appeler même si tu te demandes si ça compte. Si c’est en train d’arriver, appelle les urgences.',
      'Si tu t’inquiètes pour un enfant que tu connais, tu peux appeler aussi ; on ne te demandera pas de preuve.',
    ],
    followUps: [
      'Je garde le thème fermé encore un peu, car ce que tu m’as raconté ne s’arrête pas quand on change de sujet. Es-tu à l’abri en ce moment ?',
      'Les numéros sont toujours là pour une minute de calme. Appeler ne décide de rien, cela fait seulement que quelqu’un sait.',
    ],
    hint: 'Tu as aussi écrit quelque chose qui donne l’impression que tu n’en peux plus. Penses-tu à mourir ? Si oui, il y a sur la carte le numéro pour cette nuit même.',
    relationship:
      'Retourner ou non vers quelqu’un qui te fait du mal, ce n’est pas une question que je pose à un thème. Sur ces lignes, on peut y réfléchir avec toi, à ton rythme.',
  },
  minor: {
    sexual:
      'Tu m’as dit que tu as moins de dix-huit ans, alors de cela je ne parle pas ici. Il est normal de se poser la question ; un parent, l’infirmerie du lycée ou la ligne ci-dessous te répondront sans te mettre mal à l’aise.',
    'grown-up':
      'Tu m’as dit ton âge, alors je ne comparerai pas ton thème à celui d’un adulte de cette façon. Si une grande personne te demande que cela reste entre vous, parles-en à une autre en qui tu as confiance, aujourd’hui si tu peux. Tu n’as rien fait de mal.',
    secret:
      'S’il te plaît, ne va pas voir quelqu’un que tu ne connais que par internet, n’envoie pas de photos de toi et ne quitte pas la maison parce qu’un thème le dirait ; le mien ne le dira pas. Parle d’abord à une personne adulte de confiance, ou à la ligne ci-dessous.',
  },
  sexualMinor: {
    refusal:
      'Non. Je ne parle pas des enfants de cette manière, et cette conversation s’arrête ici. Si tes propres pensées t’inquiètent, ou le sort d’un enfant que tu connais, tu trouveras ci-dessous un numéro à appeler sans donner ton nom.',
    ended:
      'Cette conversation est finie. Les numéros restent là. Si un enfant est en danger, appelle maintenant, s’il te plaît.',
  },
  boundary: {
    grief: {
      text: 'Je suis désolée. Je n’irai pas chercher une raison dans le ciel : une mort n’en a pas besoin, et tu n’as pas besoin d’une énigme de plus.',
      instead:
        'Si tu veux, regardons ta Lune : ta façon de porter une perte, ce qui te tient debout, les jours du mois qui s’annoncent plus calmes. Et si le manque devient trop lourd, au numéro ci-dessous quelqu’un veille.',
    },
    death: {
      text: 'Aucun thème ne montre quand ni comment on meurt, et qui prétend le contraire devine avec ta peur. Je ne touche pas à cette question, ni pour toi ni pour ceux que tu aimes.',
      instead:
        'Ce que je peux te montrer, c’est l’endroit de ton thème où les choses finissent et recommencent, et ce qui le traverse cette année. Y a-t-il un changement derrière ta question ?',
    },
    illness: {
      text: 'Dans un thème je ne vois ni maladie, ni diagnostic, ni guérison, et je t’en prie, ne change pas un traitement à cause d’une planète. C’est à un médecin ou en pharmacie qu’il faut demander, sans tarder si cela t’empêche de dormir.',
      instead:
        'Le thème peut te tenir compagnie autour de cela : où part ton énergie, comment tu te reposes, quelles semaines s’annoncent chargées, pour demander de l’aide à temps.',
    },
    pregnancy: {
      text: 'Si un enfant viendra, quand, fille ou garçon, ce n’est pas écrit dans un thème. Ton corps et une consultation en savent bien plus que moi.',
      instead:
        'Je peux te dire comment tu prends soin des tiens, ce que la maison veut dire dans ton thème, et la couleur de ces mois pendant que tu attends, espères ou décides.',
    },
    court: {
      text: 'On ne juge pas d’après le ciel, alors je ne te dirai pas comment cela finira. Pour savoir quoi signer ou quoi dire, vois une avocate ou une permanence juridique gratuite.',
      instead:
        'Ce que je peux regarder, c’est toi au milieu de tout cela : ta manière de discuter, l’endroit où ta patience cède, les jours plus calmes ou plus vifs autour de l’audience.',
    },
    betting: {
      text: 'Ni numéros, ni équipes, ni cryptomonnaies de ma part. Un thème ne sait pas ce qui sortira, et je ne veux pas que ton argent parte à cause d’un mot de moi. Si le jeu a pris plus de place que prévu, de cela aussi on peut parler à quelqu’un.',
      instead:
        'Je peux te montrer ton rapport au risque et à l’argent, ce qui te fait dépenser, et d’où te vient le sentiment d’avoir assez.',
    },
  },
  card: {
    titles: {
      suicide: 'Parle à quelqu’un maintenant',
      violence: 'De l’aide pour toi',
      child: 'Aide pour les enfants et les ados',
    },
    kinds: {
      emergency: 'Urgences',
      suicide: 'Quelqu’un qui écoute',
      violence: 'Violences',
      child: 'Enfants et ados',
    },
    call: 'Appeler le {{number}}',
    text: 'Écrire au {{number}}',
    textWord: 'Envoyer {{word}} au {{number}}',
    hours: {
      always: 'Jour et nuit',
      daily: 'Tous les jours de {{from}} à {{to}}',
      weekdays: 'Du lundi au vendredi de {{from}} à {{to}}',
      mondayToSaturday: 'Du lundi au samedi de {{from}} à {{to}}',
    },
    directory: 'Les lignes de tous les pays : {{name}}',
    noCountry:
      'Je ne sais pas dans quel pays tu es. Le numéro d’urgence de l’endroit marche depuis n’importe quel téléphone, et cet annuaire donne des lignes partout.',
    otherCountry: 'Dans un autre pays ?',
    quickExit: 'Quitter cette page tout de suite',
    standing: 'Toujours là au besoin',
    checked: 'Numéros comparés à leurs sources le {{date}}',
  },
};
