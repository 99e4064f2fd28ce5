import type { BookshopWords } from '../en/bookshop.ts';

export const bookshop: BookshopWords = {
  title: 'Rapports d’astrologie : six livres faits de ton propre ciel',
  description:
    'Six livres de ton thème natal, calculés pour ta minute et ton lieu de naissance, à lire en ligne et à garder en PDF. Feuillette avant de commander.',
  heading: 'Les livres de ton propre ciel',
  lede: 'Les pages gratuites lisent un thème morceau par morceau. Un livre le lit en entier, longuement et avec ses dates. Chacun est fait pour une naissance, ou pour deux, et pour personne d’autre.',
  parts: {
    chapters: 'Dans ce livre',
    inside: 'Feuilleter',
    who: 'Pour qui',
    needs: 'De quoi il est fait',
    facts: 'Bon à savoir',
    form: 'Commander ce livre',
  },
  more: 'Feuilleter',
  all: 'Les six livres',
  closed: 'Les livres ne sont pas encore en vente ici. Tu peux les feuilleter quand même.',
  elsewhere: 'Nous ne vendons pas encore dans ton pays. Tu peux les feuilleter quand même.',
  facts: [
    'Une page à lire sur n’importe quel écran, et la même chose en PDF au format A5, à imprimer ou à garder.',
    'Le plus souvent prêt dans la minute qui suit le paiement, il reste sur la page de ta commande.',
    'En turc, en anglais, en espagnol, en français ou en portugais, à toi de choisir.',
    'Une naissance mal saisie peut être corrigée une fois sous 14 jours. Le livre est alors refait, gratuitement.',
    'Il décrit des tendances et ne promet rien. Il ne dit rien de la santé ni des placements.',
  ],
  sample: 'Les pages ci-dessous viennent d’un livre d’exemple. Son thème n’est celui de personne.',
  samplePerson: 'Thème d’exemple',
  books: {
    natal: {
      title: 'Le livre de naissance : ton thème entier, lu longuement',
      description:
        'Planètes, aspects, les douze maisons et les dates d’une vie en un seul livre, écrit pour ton thème natal. En ligne et en PDF.',
      who: 'Pour qui a lu son thème par bribes et voudrait voir comment elles tiennent ensemble. Il s’offre bien, aussi.',
      needs:
        'Date et lieu de naissance, et l’heure si tu la connais. Sans l’heure, le livre laisse les maisons de côté et le dit.',
    },
    year: {
      title: 'L’année qui vient : un livre d’un anniversaire à l’autre',
      description:
        'Ta révolution solaire, Jupiter et Saturne dans tes maisons, les planètes lentes mois par mois et les éclipses qui touchent ton thème.',
      who: 'Pour les semaines autour d’un anniversaire, ou pour une année où beaucoup reste ouvert. Il donne des dates pour prévoir et te laisse les projets.',
      needs:
        'Date, lieu et heure de naissance. Sans l’heure, l’Ascendant et les maisons de l’année ne se calculent pas.',
    },
    relationship: {
      title: 'Amour et vie à deux : un livre sur deux thèmes',
      description:
        'Deux thèmes côte à côte : ce qui vous porte, ce qui frotte, ce que chacun cherche et ce que vous êtes ensemble.',
      who: 'Pour deux personnes qui voudraient se lire, et le faire ensemble. Il ne met pas de note et ne rend pas de verdict.',
      needs:
        'Deux naissances : la date et le lieu de chacune, et les heures si tu les connais. Demande d’abord à l’autre, s’il te plaît.',
    },
    vocation: {
      title: 'Travail et vocation : un livre sur ce qui t’appelle',
      description:
        'Milieu du Ciel, journée de travail, revenus et valeur, ce qui prend du temps et dure, et les dates des douze prochaines années de travail.',
      who: 'Pour qui choisit, change ou n’en peut plus. Il ne nomme aucun métier : il décrit le genre de travail qui te va souvent.',
      needs:
        'Date, lieu et heure de naissance. Le Milieu du Ciel bouge de minute en minute, il faut donc connaître l’heure.',
    },
    juno: {
      title: 'Le livre de Junon : à quelles conditions tu restes',
      description:
        'Junon par signe, maison et aspect, avec la planète qui la gouverne : un livre court sur ce qui dure.',
      who: 'Pour qui a calculé sa Junon et veut plus qu’un paragraphe. C’est le plus court des six.',
      needs:
        'Date, lieu et heure de naissance. Sans l’heure, ni la maison de Junon ni celle de son maître ne se calculent.',
    },
    child: {
      title: 'Le thème d’un enfant : un livre pour les parents',
      description:
        'Ce qui anime un enfant, ce qui le console, sa façon d’apprendre et de se fâcher : un tempérament, raconté aux parents.',
      who: 'Pour les parents et les tuteurs. Il ne dit rien de ce que l’enfant deviendra, et n’a pas besoin de son prénom.',
      needs:
        'La date et le lieu de naissance de l’enfant, l’heure si on la connaît, et ta parole que tu exerces l’autorité parentale ou la tutelle.',
    },
  },
  form: {
    birth: 'La naissance',
    first: 'La première personne',
    second: 'La deuxième personne',
    child: 'La naissance de l’enfant',
    source: 'Quelle naissance ?',
    typed: 'Celle que je saisis ci-dessous',
    own: 'Ma propre naissance',
    name: 'Nom sur la couverture',
    nameHint: 'Tu peux laisser ce champ vide.',
    from: 'L’année qui commence à l’anniversaire de',
    parent: 'J’ai l’autorité parentale ou la tutelle de cet enfant.',
    bookLanguage: 'Langue du livre',
    email: 'Ton adresse e-mail',
    emailHint: 'Le reçu et le lien vers ton livre y arrivent.',
    kept: 'La naissance est gardée pour que le livre puisse être fait, et effacée 44 jours plus tard ; tu peux l’effacer plus tôt. Elle n’apparaît dans aucune adresse web.',
    submit: 'Continuer vers la commande',
    next: 'Rien n’est encore payé. La page suivante montre la commande entière.',
    summary: 'Presque. Il reste ceci à revoir :',
    more: 'Ce que deviennent tes données',
  },
  faults: {
    from: 'Choisis l’année.',
    parent: 'Ce livre est pour les parents et les tuteurs. Coche la case si tu en fais partie.',
    bookLanguage: 'Choisis la langue du livre.',
    name: 'Un nom sur la couverture a 80 caractères au plus.',
    chart: 'Nous ne trouvons plus cette naissance dans ton compte. Choisis-en une autre, ou saisis-la.',
    hour: 'Ce livre a besoin de l’heure de naissance. Sans elle, ses chapitres ne se calculent pas.',
    email: {
      required: 'Saisis ton adresse e-mail.',
      malformed: 'Cela ne ressemble pas à une adresse e-mail. Vérifie-la, s’il te plaît.',
      too_long: 'Cette adresse est trop longue.',
    },
  },
  order: {
    heading: 'Ton livre',
    making: 'Ton livre est en train d’être fait. Cela prend en général moins d’une minute.',
    again: 'Regarder encore',
    ready: 'Ton livre est prêt.',
    read: 'Lire le livre',
    pdf: 'Enregistrer en PDF',
    failed: 'Ton livre n’a pas encore pu être fait. Nous le savons et nous recommençons ; rien n’est perdu.',
    correctable:
      'Une naissance est mal saisie ? Jusqu’au {{until}}, le livre peut être refait, une fois et gratuitement.',
    correct: 'Corriger la naissance',
    contents: 'Sommaire',
    toOrder: 'Voir la commande',
  },
  lock: {
    title: 'Ton livre',
    heading: 'Ouvrir le livre',
    text: 'Tu arrives par un lien, et un lien passe vite de main en main. Avant que le livre montre une naissance, indique la date de l’une des naissances dont il parle.',
    submit: 'Ouvrir',
    wrong: 'Ce livre ne parle d’aucune naissance à cette date.',
    too_often: 'Il y a eu trop d’essais aujourd’hui. Reviens demain, ou écris-nous.',
  },
  correct: {
    title: 'Corriger la naissance',
    heading: 'Corriger la naissance',
    text: 'Corrige ce qui a été mal saisi. Le livre est refait à la place de celui que tu as, ce qui n’est possible qu’une fois.',
    submit: 'Refaire le livre',
    over: 'Ce livre ne peut plus être refait. Écris-nous si quelque chose ne va pas.',
  },
  own: {
    summary: 'Ce qui est gardé, et comment l’effacer',
    kept: 'La date, l’heure et le lieu tels qu’ils ont été saisis sont gardés jusqu’au {{until}}, au cas où le livre devrait être refait. Ensuite, ils s’effacent d’eux-mêmes. Le livre reste tel quel ; de la naissance, il ne reste à côté que la date, car c’est elle qui l’ouvre.',
    gone: 'L’heure et le lieu tels qu’ils ont été saisis sont effacés. Le livre reste tel quel ; de la naissance, seule la date est gardée à côté, car c’est elle qui l’ouvre.',
    erase: 'Effacer maintenant les données de naissance',
    erased: 'Les données de naissance sont effacées. Le livre reste, mais il ne peut plus être refait.',
    removing: 'Tu peux aussi effacer le livre lui-même. Pour le garder, enregistre d’abord le PDF.',
    remove: 'Effacer le livre pour de bon',
    removed: 'Le livre est effacé.',
  },
  figure: { exact: 'exact : {{days}}' },
};
