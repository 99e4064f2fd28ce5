import type { OrdersWords } from '../en/orders.ts';

/** Acheter et la suite : la boutique, une commande et ses e-mails. */
export const orders: OrdersWords = {
  products: {
    'pack-30': {
      name: '30 messages avec Celestia',
      text: 'Pour une question qui demande quelques échanges de plus.',
    },
    'pack-100': { name: '100 messages avec Celestia', text: 'Pour un mois où il y a beaucoup à se dire.' },
    premium: {
      name: 'Premium : 300 messages avec Celestia',
      text: 'Le meilleur prix par message. Un seul paiement, rien ne se renouvelle.',
    },
    'consulting:question': {
      name: 'Consultation : une question',
      text: 'Un entretien personnel autour d’une question.',
    },
    'consulting:natal': {
      name: 'Consultation : ton thème natal',
      text: 'Un entretien personnel autour de ton thème natal.',
    },
    'consulting:relationship': {
      name: 'Consultation : ta relation',
      text: 'Un entretien personnel autour de deux thèmes.',
    },
    'consulting:year': {
      name: 'Consultation : ton année à venir',
      text: 'Un entretien personnel sur tes douze prochains mois.',
    },
    'report:natal': {
      name: 'Le livre de naissance',
      text: 'Ton thème en entier : les planètes, les douze maisons et les dates d’une vie.',
    },
    'report:year': {
      name: 'L’année qui vient',
      text: 'D’un anniversaire à l’autre : la révolution solaire, les planètes lentes mois par mois, les éclipses.',
    },
    'report:relationship': {
      name: 'Amour et vie à deux',
      text: 'Deux thèmes côte à côte : ce que chacun apporte, où l’on se rejoint, ce qui demande de la patience.',
    },
    'report:vocation': {
      name: 'Travail et vocation',
      text: 'Ce à quoi ton thème t’appelle, la journée qui te va, ce qui prend des années et tient ensuite.',
    },
    'report:juno': {
      name: 'Le livre de Junon',
      text: 'À quelles conditions tu restes avec quelqu’un, raconté longuement.',
    },
    'report:child': {
      name: 'Le thème d’un enfant',
      text: 'Pour les parents : comment un enfant peut aborder le monde, et ce qui aide à la maison.',
    },
  },
  kinds: {
    pack: {
      delivery: 'Ton achat est prêt dans ton compte juste après le paiement.',
      service:
        'Le service commence juste après le paiement et s’utilise dans ton compte. Il n’a pas de date de fin.',
      withdraw:
        'Les messages non utilisés quittent ton compte aussitôt, et leur prix revient sur ton moyen de paiement.',
      ready: 'Ton achat est dans ton compte.',
      pending: 'Nous avons ta commande. Dès que le paiement est confirmé, ton achat arrive dans ton compte.',
      expired: 'Rien n’a été débité. Le temps pour payer est écoulé ; il suffit de commander à nouveau.',
      toShop: 'Voir les packs',
    },
    report: {
      delivery:
        'Le livre est fait juste après le paiement, le plus souvent en moins d’une minute. Il reste sur la page de ta commande, à lire et en PDF.',
      service:
        'Ce que tu achètes est un contenu numérique, fait d’après les données de naissance que tu as saisies. Il est livré dès qu’il est fait et reste sur la page de ta commande.',
      withdraw:
        'Un livre qui n’est pas encore fait ne sera pas fait, et son prix revient sur ton moyen de paiement.',
      ready: 'Ton livre est prêt.',
      pending: 'Nous avons ta commande. Dès que le paiement est confirmé, ton livre est fait.',
      expired: 'Rien n’a été débité. Le délai de paiement est passé ; il suffit de commander à nouveau.',
      toShop: 'Voir les livres',
    },
    consulting: {
      delivery: 'La consultation a lieu à l’heure convenue, et le rendez-vous arrive par e-mail.',
      service: 'Le service est l’entretien à l’heure convenue et prend fin avec lui.',
      withdraw:
        'L’heure convenue est libérée, et le prix de ce qui n’a pas eu lieu revient sur ton moyen de paiement.',
      ready: 'Ton heure est réservée. Le rendez-vous arrive par e-mail.',
      pending:
        'Nous avons ta commande. Dès que le paiement est confirmé, ton heure est réservée, et le rendez-vous arrive par e-mail.',
      expired:
        'Rien n’a été débité. Le temps pour payer est écoulé. Tant que ton heure n’est pas passée, le lien de notre dernier e-mail ramène au paiement.',
      toShop: 'Voir les entretiens',
    },
  },
  taxes: {
    inclusive: 'Taxes comprises.',
    exclusive: 'La taxe sur les ventes s’ajoute au paiement si ton État la demande.',
  },
  ticks: {
    begin:
      'Je demande que le service commence tout de suite, avant la fin du délai de rétractation. Je sais que, si je me rétracte, je paierai la part déjà utilisée, et que je perds ce droit une fois le service entièrement utilisé.',
    content:
      'Je demande la livraison tout de suite, avant la fin du délai de rétractation. Je reconnais perdre ainsi mon droit de rétractation.',
    preliminary: 'J’ai lu les informations préalables ci-dessus.',
    contract: 'J’ai lu le contrat de vente à distance ci-dessus et je l’accepte.',
  },
  withdrawal: {
    tr: 'Tu peux te rétracter dans les 14 jours suivant le paiement, sans donner de motif. Nous te remboursons le prix de ce que tu n’as pas utilisé.',
    us: 'Tu as changé d’avis ? Dans les 14 jours suivant le paiement, nous te remboursons le prix de ce que tu n’as pas utilisé, sans demander pourquoi.',
    eu: 'Tu peux te rétracter dans les 14 jours suivant le paiement, sans donner de motif. Nous te remboursons le prix de ce que tu n’as pas utilisé, par le même moyen de paiement, dans les 14 jours au plus tard.',
    br: 'Tu peux te rétracter dans les 7 jours suivant le paiement, sans donner de motif, et le prix entier t’est remboursé.',
    mx: 'Tu as changé d’avis ? Dans les 14 jours suivant le paiement, nous te remboursons le prix de ce que tu n’as pas utilisé, sans demander pourquoi.',
  },
  shop: {
    title: 'Plus de messages avec Celestia',
    description:
      'Des packs de messages pour parler avec Celestia : un seul paiement, aucun renouvellement, et ce qui n’est pas utilisé peut être rendu dans le délai.',
    heading: 'Plus de messages avec Celestia',
    lede: 'Chaque jour t’apporte des messages gratuits. Quand une conversation va plus loin, un pack la prolonge.',
    buy: 'Choisir',
    each: '{{amount}} par message',
    facts: [
      'Un seul paiement. Il n’y a pas d’abonnement, et rien ne se renouvelle tout seul.',
      'Les messages gratuits du jour passent d’abord, ceux que tu as achetés ensuite.',
      'Ce que tu achètes n’expire pas et reste dans ton compte jusqu’à ce que tu t’en serves.',
    ],
    account: 'Un pack appartient à un compte. Connecte-toi d’abord, tu reviendras ici.',
    currency: 'Prix en',
    show: 'Afficher',
    closed: 'Rien n’est encore en vente ici. Tes messages gratuits reviennent chaque jour.',
    elsewhere: 'Nous ne vendons pas encore dans ton pays. Tes messages gratuits reviennent chaque jour.',
    settled: 'Tu as déjà passé une commande : tes prix restent dans sa monnaie.',
    orders: 'Mes commandes',
  },
  premium: {
    title: 'Premium : plus de temps avec Celestia',
    description: 'Ce que Premium t’apporte : 300 messages avec Celestia, en un seul paiement.',
    heading: 'Plus de temps avec Celestia',
    lede: '300 messages pour les conversations qui débordent d’une journée.',
    points: [
      'Tu paies une fois. Rien ne se renouvelle, il n’y a rien à résilier.',
      'Les messages n’expirent pas, et les messages gratuits du jour restent.',
      'Celestia parle d’après ton thème calculé et ne promet aucun résultat.',
    ],
    price: '{{amount}}, une seule fois',
    link: 'Voir l’offre',
    chat: 'Pas maintenant, retour à Celestia',
  },
  order: {
    title: 'Ta commande',
    description: 'Ta commande chez Celestia : paiement, reçu et rétractation.',
    check: 'Vérifie et paie',
    heading: 'Ta commande',
    product: 'Produit',
    price: 'Prix',
    reference: 'Commande',
    day: 'Date de commande',
    state: 'Paiement',
    made: 'Livraison',
    receipt: 'Reçu',
    paid: 'Payé',
    refunded: 'Remboursé',
    before: 'Avant de payer',
    preliminary: [
      'Le vendeur est l’exploitant de ce site ; son nom et son adresse figurent plus bas.',
      'Tu achètes {{product}} pour {{amount}}. {{taxes}} Il n’y a pas d’autres frais.',
      '{{delivery}} Tu paies chez notre prestataire de paiement ; nous ne voyons jamais les données de ton moyen de paiement.',
      'Questions et réclamations nous parviennent par le formulaire de contact, et nous y répondons par e-mail.',
    ],
    contractHeading: 'Contrat de vente à distance',
    contract: [
      'Ce contrat te lie à l’exploitant de ce site, nommé plus bas. Il est conclu lorsque tu paies, et ton reçu te tient lieu de copie.',
      'Son objet est {{product}} pour {{amount}}, taxes comprises, en un seul paiement.',
      '{{service}}',
      'Tu disposes du droit de rétractation indiqué plus haut. Tu l’exerces par un bouton sur la page de cette commande ou par toute déclaration claire, un e-mail par exemple.',
      'En cas de litige, tu peux saisir le comité d’arbitrage ou le tribunal de la consommation de ton lieu de résidence.',
    ],
    preliminaryHeading: 'Informations préalables',
    seller: 'Vendeur',
    agree: 'À cocher',
    missing: 'Coche cette case pour continuer.',
    summary: 'Encore une chose avant de payer :',
    pay: 'Commander et payer {{amount}}',
    leaves: 'Tu paies sur la page de notre prestataire, puis tu reviens ici.',
    down: 'La page de paiement ne répond pas pour l’instant. Rien n’a été débité. Réessaie dans quelques minutes.',
    closed: 'Cet article n’est pas en vente pour le moment. Rien n’a été débité.',
    toChat: 'Parler avec Celestia',
    toOrders: 'Toutes mes commandes',
    seconds:
      'Cette commande avait été payée deux fois : le second paiement t’a été intégralement remboursé ({{amount}}).',
    withdraw: {
      heading: 'Se rétracter du contrat',
      until: 'Possible jusqu’au {{until}}.',
      link: 'Se rétracter du contrat ici',
      confirm: 'Vraiment te rétracter ?',
      submit: 'Me rétracter maintenant',
      keep: 'Garder ma commande',
      done: 'Ta rétractation est bien arrivée. Le remboursement est en route.',
      over: 'Il n’est plus possible de se rétracter pour cette commande.',
      mailed: 'Tu reçois une confirmation par e-mail.',
      unmailed:
        'Nous n’envoyons pas d’e-mail à une adresse non confirmée. Cette page est ta confirmation : imprime-la ou enregistre-la.',
    },
    copy: 'Ton contrat',
    unmailed:
      'Nous n’envoyons pas d’e-mail à une adresse non confirmée. Cette page est ta copie : imprime-la ou enregistre-la.',
  },
  states: {
    open: 'Pas encore payée',
    pending: 'Paiement en route',
    paid: 'Payée',
    partly_refunded: 'Payée, remboursée en partie',
    refunded: 'Remboursée',
    disputed: 'Examinée par ta banque',
    won: 'Payée, contestation close',
    lost: 'Remboursée par ta banque',
    expired: 'Non payée, close',
  },
  delivery: {
    waiting: 'Après le paiement',
    making: 'En préparation',
    ready: 'Livrée',
    failed: 'En retard : nous nous en occupons',
  },
  list: {
    title: 'Mes commandes',
    description: 'Tes commandes chez Celestia, avec reçus et rétractations.',
    heading: 'Mes commandes',
    empty: 'Tu n’as encore rien commandé.',
    shop: 'Voir les packs',
    left: {
      one: 'Il te reste un message acheté.',
      other: 'Il te reste {{count}} messages achetés.',
    },
  },
  success: {
    title: 'Merci pour ta commande',
    description: 'Ce qui se passe après ta commande chez Celestia.',
    paid: 'Merci ! C’est payé.',
    making: 'Nous préparons ton achat. Ce ne sera pas long, et cette page te le dira.',
    pendingHeading: 'Ton paiement est en route',
    receipt: 'Le reçu arrive par e-mail.',
    toOrder: 'Voir la commande',
    bareHeading: 'Où est ma commande ?',
    bare: 'Tes commandes sont dans ton compte. Si tu as commandé sans compte, le lien est dans l’e-mail que nous t’avons envoyé.',
    again: 'Regarder à nouveau',
    unsureHeading: 'Nous ne savons pas encore si c’est payé',
    unsure:
      'Notre prestataire de paiement ne répond pas en ce moment, nous ne pouvons donc rien dire. Si tu as payé, rien n’est perdu : nous continuons de l’interroger, et tu reçois ton achat dès que la réponse arrive. Ne paie pas une seconde fois.',
    unmailed:
      'Nous n’envoyons pas d’e-mail à une adresse non confirmée. Le reçu est avec ta commande : imprime-le ou enregistre-le là.',
  },
  error: {
    title: 'Le paiement n’a pas abouti',
    description: 'Que faire quand un paiement chez Celestia n’a pas abouti.',
    heading: 'Le paiement n’a pas abouti',
    open: 'Rien n’a été débité. Ta commande attend : tu peux réessayer, y compris avec un autre moyen de paiement.',
    foreign:
      'Nous ne trouvons pas cette commande, ou elle n’est pas à toi. Si tu as commandé, connecte-toi avec le compte utilisé ou ouvre le lien de ton e-mail.',
    bareHeading: 'Un paiement a échoué ?',
    bare: 'Une commande non payée ne coûte rien. La tienne est dans ton compte, et tu peux réessayer de là.',
    retry: 'Réessayer',
    contact: 'Nous écrire',
  },
  mail: {
    agreed: 'Ce que tu as confirmé avant de payer :',
    contract: 'Ton contrat avec nous :',
    seller: 'Vendu par :',
    link: 'Ta commande, ton reçu et la rétractation',
    receipt: {
      subject: 'Ton reçu {{number}}',
      lines: [
        'Merci pour ta commande. Voici ton reçu {{number}} du {{day}}.',
        '{{product}} : {{amount}}, payé.',
      ],
    },
    withdrawn: {
      subject: 'Ta rétractation est arrivée ({{number}})',
      lines: [
        'Ta rétractation concerne la commande {{number}} ({{product}}). Nous confirmons que cette déclaration nous est parvenue.',
        'Ce qui n’est pas utilisé est retiré de ton compte, et son prix revient sur le moyen de paiement utilisé.',
      ],
    },
    refunded: {
      subject: 'Remboursement pour {{number}}',
      lines: [
        'Nous t’avons remboursé {{refunded}} sur {{amount}} pour {{product}}. Ta banque l’affichera dans quelques jours.',
      ],
    },
    returned: {
      subject: 'Un paiement t’a été remboursé',
      lines: [
        'Nous avons reçu pour {{product}} un paiement que nous ne pouvions pas prendre en compte : un second, ou un paiement trop tardif. Nous l’avons intégralement remboursé : {{returned}}.',
      ],
    },
    ready: {
      subject: 'Ton livre est prêt',
      lines: ['Ton livre ({{product}}) est fait. Il t’attend sur la page de ta commande, à lire et en PDF.'],
    },
    delayed: {
      subject: 'Ton livre prend plus de temps',
      lines: [
        'Ton livre ({{product}}) n’a pas encore pu être fait. Nous le savons et nous recommençons. Rien n’est perdu : nous t’écrivons dès qu’il est là.',
      ],
    },
    howTo:
      'Pour te rétracter : ouvre ta commande par le lien ci-dessous et utilise le bouton de rétractation, ou écris au vendeur, en termes clairs, par exemple :',
    model:
      '« Je me rétracte de mon contrat pour {{product}}, commande {{reference}}, passée le {{ordered}}. » Avec ton nom, ton adresse et la date.',
  },
};
