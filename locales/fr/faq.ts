import type { FaqWords } from '../en/faq.ts';

export const faq: FaqWords = {
  title: 'Celestia : les questions fréquentes',
  description:
    'Précision des thèmes, heure de naissance inconnue, sort de tes données, identité de Celestia, suppression du compte : des réponses courtes.',
  heading: 'Questions fréquentes',
  lede: 'Des réponses courtes à ce qu’on nous demande le plus. Chacune a son lien, pour l’envoyer à qui se pose la même question.',
  linkTo: 'Lien vers cette réponse',
  missing: 'La tienne n’y est pas ?',
  write: 'Écris-nous',
  groups: {
    charts: {
      heading: 'Le thème astral',
      questions: {
        accuracy: {
          question: 'Les positions sont-elles précises ?',
          answer:
            'À une seconde d’arc près environ, bien moins que ce qu’une roue laisse voir. Nous comparons nos calculs à des thèmes de référence et publions le plus grand écart trouvé pour chaque astre. Le maillon faible, c’est presque toujours l’heure de naissance : quatre minutes déplacent l’Ascendant d’un degré.',
        },
        'unknown-time': {
          question: 'Je ne connais pas mon heure de naissance. Que faire ?',
          answer:
            'Coche « Je ne connais pas l’heure exacte » : tu verras ce qui vaut pour toute la journée. Les maisons, l’Ascendant et le Milieu du Ciel disparaissent, car sans heure ils seraient inventés, et le thème indique où la Lune a pu se trouver. En France, la copie intégrale de l’acte de naissance donne l’heure ; la mairie l’envoie sans frais.',
        },
        houses: {
          question: 'Quel système de maisons utilisez-vous ?',
          answer:
            'Placidus, sauf si tu en choisis un autre parmi les sept des réglages ; les signes entiers et les maisons égales en font partie. Près des pôles, Placidus et Koch n’ont pas de solution : Porphyre les remplace, et le thème le signale.',
        },
        zodiac: {
          question: 'Zodiaque tropical ou sidéral ?',
          answer:
            'Tropical, celui de la plupart des astrologues d’Occident : le Bélier commence là où se tient le Soleil à l’équinoxe de mars. Le thème natal peut passer au sidéral, selon Lahiri ou Fagan-Bradley. Presque tout recule alors d’un signe.',
        },
        'daylight-saving': {
          question: 'Faut-il retirer l’heure d’été ?',
          answer:
            'Non. Note l’heure que montrait la pendule. Nous cherchons ce que faisaient les horloges à cet endroit ce jour-là, dans toute l’histoire du fuseau. Si cette heure a eu lieu deux fois, la nuit du passage à l’heure d’hiver, nous te demandons laquelle.',
        },
        'other-site': {
          question: 'Pourquoi un autre site me donne-t-il un autre Ascendant ?',
          answer:
            'Le plus souvent, l’un des deux se trompe de décalage horaire pour cette année-là, prend une ville voisine ou emploie un autre zodiaque. Ouvre « Le détail de l’heure » sous ton thème : le décalage et le temps universel y figurent, à comparer ligne à ligne.',
        },
        cusp: {
          question: 'Ma naissance tombe entre deux signes. Lequel est le mien ?',
          answer:
            'L’un des deux. Le Soleil change de signe à un instant précis, qui se décale un peu d’une année à l’autre. Avec ton heure de naissance, nous savons de quel côté tu te trouves. Sans elle, si c’était ce jour-là, le thème montre les deux.',
        },
        place: {
          question: 'Mon lieu de naissance n’apparaît pas. Que choisir ?',
          answer:
            'La ville la plus proche dans le même fuseau. Trente kilomètres vers l’est ou l’ouest déplacent l’Ascendant d’un tiers de degré : presque aucun thème ne change. La liste vient de GeoNames et connaît d’anciens noms et d’autres graphies.',
        },
      },
    },
    reading: {
      heading: 'Le sens des textes',
      questions: {
        true: {
          question: 'L’astrologie dit-elle vrai ?',
          answer:
            'Les positions relèvent de l’astronomie et se vérifient. Ce qu’on y lit est une tradition, pas une science, et aucune étude n’a montré qu’elle prédise quoi que ce soit. Nous y voyons une bonne occasion de se regarder. N’en fais pas un conseil de santé, de droit ou d’argent.',
        },
        horoscopes: {
          question: 'D’où viennent les horoscopes ?',
          answer:
            'Du ciel du jour, de la semaine, du mois ou de l’année. Nous calculons ce que font le Soleil, la Lune et les planètes, et dans quelle maison de ton signe cela tombe, puis nous prenons le texte écrit d’avance pour ce cas. Les faits sur lesquels il repose sont indiqués à côté.',
        },
        score: {
          question: 'Que vaut le score de compatibilité ?',
          answer:
            'Il compte les aspects fluides et tendus entre deux thèmes, selon leur force. La moitié des couples dépasse 50, l’autre non. Chaque point nomme l’aspect dont il vient. Le score ignore votre histoire et ne peut pas dire s’il faut rester.',
        },
        retrograde: {
          question: 'Mercure rétrograde, est-ce si grave ?',
          answer:
            'C’est une illusion d’optique qui revient trois ou quatre fois par an : vue de la Terre, la planète qui nous double semble reculer. La tradition y voit un temps pour relire et réparer. Les dates exactes sont sur la page des événements de l’année ; à toi de voir si cela change quelque chose.',
        },
        hard: {
          question: 'Mon thème est plein d’aspects tendus. Dois-je m’inquiéter ?',
          answer:
            'Non. Presque tout le monde en a, et un thème qui n’en aurait aucun serait bien fade. Un aspect tendu décrit un frottement avec lequel on peut travailler. Nos textes ne menacent pas, et ne parlent ni de maladie ni de mort.',
        },
      },
    },
    celestia: {
      heading: 'Celestia, l’astrologue',
      questions: {
        'is-ai': {
          question: 'Celestia est-elle une vraie personne ?',
          answer:
            'Non, c’est une intelligence artificielle, et elle le dit elle-même. Elle lit des positions calculées, et sous chaque réponse tu peux ouvrir celles qui l’ont guidée. Personne ne se cache derrière l’écran.',
        },
        mistakes: {
          question: 'Peut-elle se tromper ?',
          answer:
            'Ses mots peuvent tomber à côté ; les positions, elles, doivent être justes. Chaque phrase qui affirme un fait du ciel est comparée au thème avant de s’afficher, et celle qui ne tient pas est retenue. Si une réponse ne va pas, signale-la d’un clic ou écris-nous.',
        },
        memory: {
          question: 'Se souvient-elle de nos conversations ?',
          answer:
            'Avec un compte, oui : elles y restent jusqu’à ce que tu en supprimes une, ou toutes. La question posée sans compte reçoit sa réponse, puis elle est oubliée.',
        },
        model: {
          question: 'Ce que j’écris part-il vers une autre société ?',
          answer:
            'La page de confidentialité dit si le modèle de langage d’une autre société est activé, et lequel. Sans lui, Celestia répond sur le serveur de ce site. Avec lui, ce modèle reçoit tes mots sans noms ni adresses, et les positions de ton thème.',
        },
        crisis: {
          question: 'Je vais mal. Puis-je en parler à Celestia ?',
          answer:
            'Tu peux lui écrire, mais elle ne remplace personne. Quand quelqu’un semble en danger, elle laisse les étoiles de côté et montre les lignes d’écoute de ton pays. Si c’est urgent, appelle tout de suite le 112 ou le numéro d’urgence de chez toi.',
        },
        age: {
          question: 'À partir de quel âge ?',
          answer:
            'Seize ans pour parler avec Celestia, dix-huit pour les conversations amoureuses. Les thèmes et les horoscopes sont ouverts à tous les âges.',
        },
      },
    },
    privacy: {
      heading: 'Tes données',
      questions: {
        'birth-data': {
          question: 'Que devient ma date de naissance ?',
          answer:
            'Elle voyage chiffrée, sert au calcul, puis s’oublie. Elle reste dans l’onglet jusqu’à sa fermeture, dans ton navigateur seulement si tu choisis « Retenir dans ce navigateur », et dans ton compte seulement si tu l’y enregistres. Elle ne figure dans aucune adresse ni aucun journal.',
        },
        cookies: {
          question: 'Pourquoi n’y a-t-il pas de bandeau de cookies ?',
          answer:
            'Parce qu’il n’y a rien à te demander. Le site retient ta langue dans un cookie et n’en pose d’autres que si tu te connectes, ou si tu es en train de le faire. Ni publicité, ni pistage, ni mesure d’audience par des tiers.',
        },
        selling: {
          question: 'Vendez-vous mes données ?',
          answer: 'Non. À personne, ni en gros, ni « anonymisées ».',
        },
        export: {
          question: 'Comment obtenir une copie de tout ce que vous avez sur moi ?',
          answer:
            'Par le bouton de téléchargement de ton profil : un seul fichier, avec le profil, les thèmes, les connexions et les conversations. Cela prend quelques secondes, sans rien nous demander.',
        },
      },
    },
    account: {
      heading: 'Compte et prix',
      questions: {
        need: {
          question: 'Me faut-il un compte ?',
          answer:
            'Pas pour les thèmes, les horoscopes, la compatibilité, les éclipses ou une question à Celestia. Un compte garde tes naissances et tes thèmes sur tous tes appareils et permet de plus longues conversations.',
        },
        cost: {
          question: 'Combien ça coûte ?',
          answer:
            'Thèmes, horoscopes, comparaisons, éclipses et questions à Celestia sont gratuits, et aucun texte ne s’interrompt pour réclamer un paiement. Les conversations ont un nombre de messages gratuits par jour, pour qu’il y en ait pour tout le monde.',
        },
        password: {
          question: 'Je n’arrive plus à me connecter. Que faire ?',
          answer:
            'Demande un nouveau mot de passe sur la page de connexion : le lien arrive en quelques minutes, parfois dans les indésirables. Si ton compte vient de Google ou de Facebook, prends ce bouton-là : il n’y a peut-être jamais eu de mot de passe.',
        },
        mails: {
          question: 'Comment ne plus recevoir d’e-mails ?',
          answer:
            'Un clic sur le lien au bas de l’un d’eux suffit, sans te connecter. Le même réglage se trouve dans ton profil.',
        },
        delete: {
          question: 'Comment supprimer mon compte ?',
          answer:
            'Sur la page « Supprimer mon compte », après une nouvelle connexion. Profil, naissances, thèmes et conversations disparaissent aussitôt et pour de bon ; un dernier e-mail te le confirme.',
        },
      },
    },
    sharing: {
      heading: 'Partager et emporter',
      questions: {
        link: {
          question: 'Que révèle le lien vers mon thème ?',
          answer:
            'Les positions, et rien de ce que tu as saisi. Mais qui connaît l’astronomie peut en déduire la date et l’heure, et à peu près le lieu. Donne-le à qui tu dirais ta date d’anniversaire.',
        },
        picture: {
          question: 'Puis-je publier mon thème en image ?',
          answer:
            'Oui. Une image de tes signes existe en trois styles, haute pour les stories ou carrée pour les publications. On y lit tes signes, pas ta date de naissance.',
        },
        calendar: {
          question: 'Puis-je avoir les événements de l’année dans mon agenda ?',
          answer:
            'Oui. La page de chaque année propose un fichier d’agenda, à ouvrir ou à suivre par abonnement : pleines Lunes, éclipses, stations, changements de signe, à l’heure de ton agenda.',
        },
        sources: {
          question: 'D’où viennent vos données ?',
          answer:
            'Les positions, de notre propre intégration du système solaire, partie de données publiées par le JPL de la NASA. Les fuseaux, de la base IANA. Les lieux, de GeoNames. La page « À propos » donne le détail et la précision.',
        },
      },
    },
  },
};
