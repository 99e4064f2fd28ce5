import type { SlantSentences } from '../../celestia-words.ts';

/** What helps, what it costs and what it gives, by the sign in which something stands; and of the question whether it is good. */
export const slants: SlantSentences = {
  signs: {
    aries: {
      advice: [
        'Fais le tour du quartier avant de répondre : ce qui te brûle encore les lèvres au retour mérite d’être dit.',
        'Avant de démarrer, demande-toi qui finira ; si c’est toi, réserve le meilleur pour la fin.',
      ],
      shadow: [
        'À toujours partir sans attendre, on se retourne un jour sur des gens qui lacent encore leurs chaussures.',
        'Un mot parti trop vite soulage une minute et se paie longtemps, surtout avec ceux qui t’aiment.',
      ],
      gift: [
        'Commencer ne te fait pas peur, ce qui n’est pas donné à tous : beaucoup attendaient ce coup d’envoi.',
        'Une chute t’impressionne peu : tu remontes en selle pendant qu’on cherche encore comment te plaindre.',
      ],
    },
    taurus: {
      advice: [
        'Change une petite chose par mois, le trajet ou le pain, pour que les grands changements te coûtent moins.',
        'Quand on te presse, annonce un délai : de quoi souffler, pas de quoi fuir.',
      ],
      shadow: [
        'L’habitude peut te laisser dix ans sur un matelas creux, faute d’avoir osé en essayer un autre.',
        'Dès que tu t’entêtes, la discussion s’arrête bien avant le désaccord, que chacun rumine ensuite de son côté.',
      ],
      gift: [
        'Ce que tu bâtis tient longtemps, comme ces vieux ponts qu’on traverse sans y penser.',
        'Tu sais t’attarder sur ce qui est bon, si bien qu’une pêche partagée avec toi en vaut deux.',
      ],
    },
    gemini: {
      advice: [
        'Règle un minuteur sur vingt minutes et reste sur une seule chose ; la suivante patientera très bien.',
        'Écris ta décision en toutes lettres, car ta tête, d’ici demain, aura plaidé le contraire.',
      ],
      shadow: [
        'Ta curiosité apprend trois accords de tout, mais joue rarement un morceau jusqu’au dernier couplet.',
        'Une pirouette t’évite la question gênante, au risque que l’autre se demande ce que tu penses vraiment.',
      ],
      gift: [
        'Il te suffit d’une plaisanterie pour que la plus morne des salles d’attente se mette à sourire.',
        'Apprendre te coûte peu : parmi des inconnus, tu parles leur dialecte dès le premier soir.',
      ],
    },
    cancer: {
      advice: [
        'Demande une chose précise, une course à faire ou un peu de compagnie : les cœurs tendres devinent mal.',
        'Quand une vieille peine remonte, vérifie que la personne présente y est pour quelque chose.',
      ],
      shadow: [
        'Une vexation ferme les volets sans un mot, pendant que dehors on cherche par où revenir.',
        'Le soin trop serré étouffe un peu, comme une écharpe nouée jusqu’aux oreilles par une main inquiète.',
      ],
      gift: [
        'Auprès de toi on a l’impression d’être attendu, comme par une lampe restée allumée dans le couloir.',
        'Rien de ce qu’on t’a confié ne se perd : des années après, tu demandes encore comment va le chat.',
      ],
    },
    leo: {
      advice: [
        'Un avis franc te servirait : choisis un esprit sans complaisance et laisse-lui finir ses phrases.',
        'Félicite quelqu’un chaque semaine pour une chose que tu aurais aimé faire ; la fierté y gagne en souplesse.',
      ],
      shadow: [
        'L’orgueil te fait soutenir un plan dont tu ne veux plus, simplement pour ne pas céder devant témoins.',
        'Le besoin de plaire attire vers ce qui brille, quitte à bâiller ensuite sous les lustres.',
      ],
      gift: [
        'Ta générosité réchauffe une assemblée au point que les plus timides se risquent à danser.',
        'On peut compter sur ta loyauté : tu défends les tiens en leur absence, plutôt deux fois qu’une.',
      ],
    },
    virgo: {
      advice: [
        'Décide d’avance à quel moment ce sera assez bien, et pose le crayon quand il arrive.',
        'Pour chaque défaut que tu relèves, nomme une chose réussie, en commençant par ce que tu as fait.',
      ],
      shadow: [
        'Une correction, même juste, arrive parfois avant le bonjour et cache la bonne intention.',
        'À traquer la miette on oublie le gâteau, et l’inquiétude tient lieu de dessert.',
      ],
      gift: [
        'Ce qui passe entre tes mains en ressort plus simple, comme une pendule qu’on vient de nettoyer.',
        'Ton aide tombe juste, parce que tu prends la peine de regarder d’abord où ça coince.',
      ],
    },
    libra: {
      advice: [
        'Entre deux options, lance une pièce : avant qu’elle retombe, tu sauras de quel côté tu penchais.',
        'Une fois par jour, dis ta préférence avant de demander celle des autres, ne serait-ce que pour un film.',
      ],
      shadow: [
        'La paix obtenue en te taisant se paie plus tard, avec des intérêts que l’autre n’a pas vus venir.',
        'Contenter tout le monde prend du temps, que le plus bruyant met à profit pour décider.',
      ],
      gift: [
        'Tu trouves les mots qui permettent à chacun de reculer d’un pas sans perdre la face.',
        'Ton œil est sûr : un bouquet que tu déplaces de trois centimètres fait respirer l’ensemble.',
      ],
    },
    scorpio: {
      advice: [
        'En cas de doute, pose la question telle quelle, avant que ton enquête ait rempli trois dossiers.',
        'Une rancune tenace gagne à sortir par écrit, dans une lettre que tu relis une fois et ne postes jamais.',
      ],
      shadow: [
        'Le soupçon monte la garde comme un bon chien, sauf qu’il aboie aussi après le facteur.',
        'Faute de nuances, tu condamnes parfois une simple maladresse à un très long exil.',
      ],
      gift: [
        'Par gros temps tu restes au poste, la tête froide, et l’on te passe volontiers le gouvernail.',
        'Tu flaires le faux à distance, mais on peut te montrer le pire sans que ton visage se ferme.',
      ],
    },
    sagittarius: {
      advice: [
        'Divise par deux ce que tu allais promettre, et note aussitôt quand tu le feras.',
        'Au moment de donner un conseil, demande si on le souhaite ; il n’en sera que mieux reçu.',
      ],
      shadow: [
        'L’herbe d’à côté te paraît si verte que la tienne attend longtemps l’arrosoir.',
        'Ton franc-parler part comme un bouchon de champagne, sans regarder qui se trouve dans l’axe.',
      ],
      gift: [
        'Ta confiance se transmet : qui t’écoute un moment voit redescendre un rêve remisé au grenier.',
        'Même d’un pneu crevé tu tires une anecdote, et tes compagnons en oublient la pluie.',
      ],
    },
    capricorn: {
      advice: [
        'Inscris le repos dans ton agenda comme un rendez-vous que personne, même toi, n’a le droit de déplacer.',
        'La prochaine fois qu’on propose de t’aider, réponds oui tout de suite, même si la chose doit être faite autrement.',
      ],
      shadow: [
        'L’armure te va si bien que personne ne pense à demander combien pèse l’acier.',
        'Le plaisir se remet à plus tard, et l’on tient enfin son ticket le jour où le manège ferme.',
      ],
      gift: [
        'Ta parole vaut signature : quand tu dis que ce sera fait, chacun cesse d’y penser.',
        'Au pied d’un gros chantier, tu vois aussitôt par quelle pierre commencer, et le découragement s’arrête là.',
      ],
    },
    aquarius: {
      advice: [
        'Avant d’expliquer pourquoi, dis ce que tu ressens, sans argument et sans parenthèse.',
        'Choisis une règle ordinaire que tu respecteras exprès, et garde ta rébellion pour ce qui la mérite.',
      ],
      shadow: [
        'La distance te donne une vue imprenable, mais d’en bas, ce balcon passe pour de la froideur.',
        'Contredire par principe attache autant qu’obéir : c’est encore l’opinion des autres qui tient le volant.',
      ],
      gift: [
        'Là où tous tirent la même ficelle, tu attrapes l’autre bout, et la pelote se démêle.',
        'Chacun peut être bizarre en ta présence : beaucoup te doivent d’avoir gardé leur drôle de chapeau.',
      ],
    },
    pisces: {
      advice: [
        'Annonce dès le début à quelle heure tu repars : on se fatigue moins à donner quand on sait quand ça s’arrête.',
        'Note ton intuition, ou fais-en un croquis, et punaise-le là où tu passes chaque jour.',
      ],
      shadow: [
        'À te fondre dans les besoins d’autrui, tu cherches les tiens comme des lunettes posées sur le front.',
        'Le flou arrange sur le moment, puis un malentendu pousse là où un simple non aurait suffi.',
      ],
      gift: [
        'Avec toi, on peut pleurer sans s’expliquer, car tu entends aussi ce qu’on ne dit pas.',
        'L’imagination te tend une échelle quand la logique a plié bagage, et souvent les barreaux tiennent.',
      ],
    },
  },
  sides: {
    gift: ['Voici une de tes forces.', 'Voici sur quoi tu peux compter.'],
    shadow: ['Voici où tu peux trébucher.', 'Voici un point faible à connaître.'],
    both: ['D’abord une force, ensuite un point faible.'],
  },
  skyVerdict: [
    'Ni bon ni mauvais en soi : le ciel donne un ton, et ce qui en sort reste entre tes mains.',
    'Je n’y lirais aucun présage ; cela marque un moment, que tout le monde traverse chaque année.',
  ],
  verdict: [
    'Rien dans un thème n’est bon ou mauvais par nature : le même violon peut grincer ou chanter.',
    'Je n’y vois ni cadeau ni punition ; c’est une façon de faire, avec ses jours faciles et les autres.',
    'Tu peux dormir tranquille : aucune position ne condamne ni ne sauve, et chacune s’apprend à l’usage, comme un vieux four.',
  ],
};
