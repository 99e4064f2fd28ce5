import type { PrivacyWords } from '../en/privacy.ts';

export const privacy: PrivacyWords = {
  title: 'Confidentialité : ce que Celestia garde de toi',
  description:
    'Ce que Celestia conserve, où et combien de temps, qui d’autre le voit, quels cookies existent, et comment obtenir, corriger ou effacer tes données.',
  heading: 'Confidentialité',
  lede: 'Ce que nous gardons de toi, où, combien de temps, et qui d’autre le voit. Cette page décrit le site tel qu’il est aujourd’hui.',
  version: 'Version {{version}}, en vigueur depuis le {{date}}',
  contents: 'Sur cette page',
  storage: {
    caption: 'Ce que ton navigateur garde pour ce site',
    name: 'Nom',
    purpose: 'À quoi cela sert',
    until: 'Jusqu’à quand',
    rows: {
      lastLang: { purpose: 'La dernière langue utilisée.', until: '30 jours' },
      session: { purpose: 'Maintient ta connexion. Aucun script ne peut le lire.', until: '30 jours' },
      shown: { purpose: 'Ton nom et tes trois signes, pour l’en-tête.', until: '30 jours' },
      email: {
        purpose: 'Ton adresse dans le formulaire de connexion, si tu as coché la case.',
        until: '7 jours',
      },
      redirect: { purpose: 'La page voulue quand il a fallu se connecter.', until: '10 minutes' },
      tab: {
        purpose:
          'Dans l’onglet : les naissances saisies, ton dernier thème tel qu’il a été dessiné, le lieu demandé, ta question, les brouillons non envoyés, la campagne du lien suivi jusqu’ici, et l’heure du dernier rechargement après une mise à jour.',
        until: 'jusqu’à la fermeture de l’onglet',
      },
      choices: {
        purpose: 'Le thème clair ou sombre et ton fuseau, si tu les as choisis.',
        until: 'jusqu’à ce que tu les changes',
      },
      kept: {
        purpose:
          'Les thèmes et naissances que tu as demandé à ce navigateur de retenir, et le dernier thème d’une telle naissance tel qu’il a été dessiné, pour le lire sans connexion.',
        until: 'jusqu’à ce que tu les retires ; le thème dessiné s’efface aussi à la déconnexion',
      },
      offline: {
        purpose: 'Pages qui disent qu’il n’y a pas de connexion. Elles ne contiennent rien de toi.',
        until: 'jusqu’à ce que tu effaces les données du site',
      },
      push: {
        purpose: 'Ce par quoi le service de notifications connaît ce navigateur, si tu les as activées.',
        until: 'jusqu’à leur désactivation ou l’effacement',
      },
      login: {
        purpose: 'Le fait qu’une session est ouverte, et les rappels remis à plus tard.',
        until: 'jusqu’à la déconnexion ou l’effacement',
      },
    },
  },
  sections: {
    operator: {
      heading: 'Qui est responsable',
      text: [
        'La personne ou la société nommée ici décide de ce qu’il advient des données sur ce site et en répond : elle est responsable du traitement au sens du RGPD.',
      ],
    },
    short: {
      heading: 'En bref',
      text: [
        'Sans compte, nous ne gardons rien qui dise qui tu es. Une naissance est calculée, puis oubliée.',
        'Pas de publicité, pas de pistage d’un site à l’autre, pas de profilage, et aucune décision prise par une machine à ton sujet.',
        'Nous ne vendons pas de données et n’en donnons à personne, sauf aux services nommés plus bas, qui en ont besoin pour leur travail.',
      ],
    },
    births: {
      heading: 'Naissances et thèmes sans compte',
      text: [
        'La date, l’heure et le lieu voyagent chiffrés, servent à calculer la page demandée et ne sont pas conservés sur le serveur. Pendant la saisie, seules les lettres du lieu sont recherchées, sans être notées.',
        'Un lien vers ton thème n’existe que si tu le crées. Il contient les positions des planètes, dont on peut déduire une date et une heure. Qui a le lien voit le thème.',
        'Si tu saisis la naissance d’une autre personne, assure-toi que cela ne la dérange pas.',
      ],
    },
    account: {
      heading: 'Ton compte',
      text: [
        'Nous conservons ton identifiant, ton adresse e-mail et sa confirmation, le nom donné, ta langue, ta manière de te connecter, ton souhait ou non de recevoir des nouvelles, la version acceptée de nos documents, et ta naissance si tu l’enregistres. Les thèmes sont gardés avec leur nom. Pour chaque navigateur connecté, nous notons son genre (Firefox sous Windows, par exemple), son pays et sa dernière utilisation ; sans usage pendant 31 jours, il est effacé. Si tu crées un lien vers ton propre agenda, nous le gardons jusqu’à ce que tu le retires ; quiconque a le lien peut en lire les dates.',
        'Tout reste jusqu’à ce que tu l’effaces, ou que tu supprimes le compte. La base légale est le contrat avec toi : sans ces données, impossible de garder tes thèmes (RGPD, art. 6, par. 1, b).',
        'À la suppression du compte, ses lignes disparaissent aussitôt. Un code que seul ce site sait produire est gardé un mois, pour que ni une ancienne connexion ni une sauvegarde ne fassent renaître le compte. Ce qui est effacé peut subsister jusqu’à 30 jours dans les copies de secours de la plateforme, qui ne servent qu’à réparer une base endommagée.',
      ],
    },
    celestia: {
      heading: 'Celestia et tes conversations',
      text: [
        'Une question isolée est lue, reçoit sa réponse et n’est pas conservée. Pour un partage équitable, nous comptons les questions par un code tiré de ton adresse réseau (IP) ; il ne permet pas de la retrouver et s’efface à la première question du lendemain.',
        'Les conversations du compte sont gardées avec tes messages, les réponses, tes appréciations, la naissance d’un ou d’une partenaire si tu l’as saisie, ton fuseau, le pays des lignes d’écoute et ton consentement. Elles restent jusqu’à ce que tu en supprimes une, toutes, ou le compte. La base légale est ton consentement, que tu peux retirer sur la même page (RGPD, art. 6, par. 1, a, et art. 9, par. 2, a).',
        'Si un message laisse penser que quelqu’un est en danger, un programme le remarque et affiche des lignes d’écoute. Personne n’est prévenu.',
      ],
    },
    letters: {
      heading: 'Ce que tu nous écris',
      text: [
        'Un message envoyé par le formulaire de contact est conservé avec ton nom s’il est donné, ton adresse, le sujet, la langue et le texte, et transmis par e-mail au responsable du site. Il est effacé automatiquement au bout de 180 jours ; écrit pendant une connexion, il disparaît avec le compte si c’est plus tôt. La copie dans la boîte du responsable est effacée une fois l’affaire réglée. La base est notre intérêt à te répondre (RGPD, art. 6, par. 1, f).',
        'Les messages qui arrivent sans contrôle anti-robot sont comptés pour la journée par un code tiré de l’adresse réseau, comme les questions.',
        'Une demande de consultation est conservée avec ton nom s’il est donné, ton adresse, ta langue, ton fuseau, les créneaux proposés, ta question, ta naissance si tu l’as écrite, et son état. Elle est transmise par e-mail au responsable du site et, avec ton accord, à la personne qui te reçoit, pour cet entretien seulement. Elle est effacée 180 jours après le dernier changement, ou plus tôt avec ton compte s’il était ouvert ; si l’e-mail qui annule un entretien ne part pas à ce moment-là, ton adresse est gardée jusqu’à son envoi, trois jours au plus. La base est ton consentement, puis le contrat une fois l’heure convenue (RGPD, art. 6, par. 1, a et b).',
      ],
    },
    orders: {
      heading: 'Commandes',
      text: [
        'Si tu achètes quelque chose, nous conservons ce que c’était, le prix, le marché dont la loi s’applique, ce que tu as coché, la date du paiement et, si elle est confirmée, ton adresse pour le reçu. Le paiement se fait chez notre prestataire (Stripe), qui reçoit le numéro de la commande, la somme et ce que tu y saisis ; nous ne voyons jamais tes coordonnées bancaires. La base est le contrat avec toi (RGPD, art. 6, par. 1, b).',
        'Une commande non payée est effacée au bout de 90 jours, ou avec ton compte. D’une commande payée, le compte et l’adresse sont retirés quand tu supprimes le compte ; le numéro du reçu, la somme et le jour restent dix ans, parce que la loi fiscale l’exige (RGPD, art. 6, par. 1, c).',
        'Si tu commandes un livre, les naissances dont il est fait et les noms de la couverture sont gardés 44 jours après sa fabrication, puis effacés automatiquement. Sur la page du livre, tu peux les effacer plus tôt, et le livre aussi. Tant que tu ne l’effaces pas, il reste avec sa commande. Des naissances, seules les dates restent à côté, car c’est une date qui l’ouvre.',
        'Si tu offres un livre, nous gardons l’adresse de la personne jusqu’au départ du message, puis nous l’effaçons. Il reste une empreinte, qui sert à compter les messages vers une même adresse et à laisser tranquille qui n’en veut pas. Le message nomme ton adresse. Ton mot s’affiche sur la page où mène le lien. Le lien prend fin au bout de 180 jours. La personne peut effacer le livre et le mot. La base est notre intérêt, et le tien, à faire parvenir le cadeau (RGPD, art. 6, par. 1, f).',
      ],
    },
    mails: {
      heading: 'Nos e-mails',
      text: [
        'Tu reçois un e-mail quand ton adresse est confirmée et un autre quand ton compte est supprimé ; les liens de confirmation ou de mot de passe viennent du fournisseur de comptes. Les nouvelles et les lettres sur ton ciel n’arrivent que si tu les as demandées et s’arrêtent d’un clic. Pour les lettres, nous gardons leurs sujets, leur rythme, ton heure et ton fuseau horaire, et pendant 40 jours les dates d’envoi. Nos e-mails ne contiennent aucune image qui signale leur ouverture.',
      ],
    },
    notifications: {
      heading: 'Notifications',
      text: [
        'Si tu actives les notifications dans un navigateur, nous gardons ce par quoi le service de Google (Firebase Cloud Messaging) le connaît, jusqu’à ce que tu les y désactives, que tu t’y déconnectes ou que tu supprimes ton compte ; et avec cela leurs sujets, leur rythme, ton heure et ton fuseau horaire, et pendant 40 jours les dates d’envoi. Le texte d’une notification passe par Google. Il peut dire quelle planète touche quel point de ton thème ; ta naissance n’y figure pas. La base est ton consentement (RGPD, art. 6, par. 1, a), que le même bouton retire aussitôt.',
      ],
    },
    browser: {
      heading: 'Cookies et mémoire du navigateur',
      text: [
        'Tout ce que montre ce tableau est nécessaire à quelque chose que tu as demandé : d’où l’absence de bandeau. Rien n’y sert à te suivre.',
      ],
    },
    technical: {
      heading: 'Journaux et protection',
      text: [
        'Comme sur tout site, ton adresse réseau parvient à nos serveurs à chaque requête. Elle sert à limiter leur nombre : elle est comptée pendant une minute et n’est pas notée. Notre journal contient des pannes et des événements de sécurité sous forme d’un code et d’un numéro aléatoire, sans adresse ni rien de ce que tu as saisi ; la plateforme l’efface au bout de 7 jours au plus.',
        'À la création d’un compte ou à l’envoi d’un message, Cloudflare Turnstile peut vérifier que tu n’es pas un robot. Il voit alors ton adresse réseau et des caractéristiques de ton navigateur.',
      ],
    },
    counting: {
      heading: 'Comment nous comptons les visites',
      text: [
        'Pour les pages où mènent les annonces et les vidéos courtes, nous comptons combien de fois chacune a été ouverte par jour et par campagne, et combien de comptes en sont nés. Ce sont des nombres, sans cookie ni adresse, qui ne permettent de retrouver personne.',
      ],
    },
    recipients: {
      heading: 'Qui d’autre reçoit des données',
      text: [
        'Cloudflare, Inc. (États-Unis, avec des centres de données dans le monde entier) exploite pour nous les serveurs, les bases, l’envoi d’e-mails et le contrôle anti-robot.',
        'Google Ireland Ltd. et Google LLC (Firebase Authentication) détiennent ton adresse, ton mot de passe sous forme hachée, donc illisible, et tes connexions. Le mot de passe va de ton navigateur directement chez eux, sans passer par ce site. Si tu te connectes avec Google ou Facebook, cette société apprend que tu utilises Celestia et nous transmet ton nom et ton adresse. Si tu actives les notifications, Firebase Cloud Messaging de Google reçoit aussi l’adresse de notification de ce navigateur et le texte de chacune.',
      ],
      here: 'Aucun modèle de langage d’une autre société n’est activé. Celestia répond sur le serveur de ce site.',
      model:
        'Les réponses de Celestia sont rédigées par un modèle de langage exploité par {{provider}} ({{country}}). Il reçoit tes messages sans noms ni adresses, et les positions de ton thème, dont on peut déduire une naissance.',
    },
    places: {
      heading: 'Où sont les données',
      text: [
        'Cloudflare et Google traitent aussi des données hors de ton pays, notamment aux États-Unis. Cela repose sur le cadre de protection des données UE-États-Unis et les clauses contractuelles types de l’UE, et ailleurs sur les contrats que la loi locale prévoit.',
      ],
    },
    rights: {
      heading: 'Tes droits',
      text: [
        'Dans ton profil, tu peux tout voir et télécharger, corriger et effacer. Tu peux aussi nous écrire pour savoir ce que nous détenons, le faire corriger, effacer, limiter ou te le faire remettre, et t’opposer à son usage. Le consentement se retire à tout moment ; ce qui a été fait jusque-là reste licite. Nous répondons sous 30 jours, sans frais.',
        'Ces droits figurent aux articles 15 à 22 du RGPD, et la loi Informatique et Libertés y ajoute celui de fixer le sort de tes données après ta mort. Tu peux saisir l’autorité du lieu où tu vis : la CNIL en France, l’APD en Belgique, le PFPDT en Suisse.',
      ],
    },
    age: {
      heading: 'Âge',
      text: [
        'Les comptes et les conversations avec Celestia sont ouverts à partir de 16 ans, les conversations amoureuses à partir de 18 ans. Si tu apprends qu’un enfant a créé un compte, dis-le-nous : nous le supprimerons.',
      ],
    },
    changes: {
      heading: 'Modifications',
      text: [
        'Quand ce que nous faisons des données change, cette page change d’abord et reçoit une nouvelle version, datée. Les changements importants sont annoncés par e-mail à toute personne ayant un compte avant leur entrée en vigueur.',
      ],
    },
  },
};
