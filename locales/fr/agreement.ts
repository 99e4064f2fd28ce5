import type { AgreementWords } from '../en/agreement.ts';

export const agreement: AgreementWords = {
  title: 'Conditions d’utilisation de Celestia',
  description:
    'Ce que tu peux attendre de Celestia et ce que nous te demandons : nature du site, compte, échanges avec une IA, données d’autrui, responsabilité.',
  heading: 'Conditions d’utilisation',
  lede: 'Ce que tu peux attendre de nous et ce que nous te demandons, en mots simples.',
  version: 'Version {{version}}, en vigueur depuis le {{date}}',
  contents: 'Sur cette page',
  sections: {
    parties: {
      heading: 'Entre qui et qui',
      text: [
        'Entre toi et le responsable du site, nommé ici. Utiliser le site, c’est accepter ces conditions ; à la création d’un compte, nous notons la version acceptée. La page de confidentialité dit ce que deviennent les données.',
      ],
    },
    service: {
      heading: 'Ce qu’est Celestia',
      text: [
        'Celestia calcule des thèmes et les positions des astres, et propose des textes à leur sujet. Le calcul est de l’astronomie. Les textes sont de l’astrologie : ils servent à réfléchir et à se distraire, et ne prédisent rien.',
        'Ce ne sont pas des conseils de santé, de droit, d’argent ou de sécurité. Ne prends pas ce genre de décision à cause d’un thème. En danger ou en détresse, tourne-toi vers des gens qui peuvent aider.',
      ],
    },
    ai: {
      heading: 'Celestia est une IA',
      text: [
        'Celestia et les personnages avec qui tu peux converser sont des programmes. Ce qu’ils affirment du ciel est comparé à ton thème, mais leurs mots peuvent être faux ou tomber à côté. Personne ne lit par-dessus ton épaule, et un personnage n’est ni quelqu’un ni une promesse.',
      ],
    },
    account: {
      heading: 'Ton compte',
      text: [
        'Un compte est gratuit et réservé à une seule personne d’au moins 16 ans ; les conversations amoureuses, à partir de 18 ans. Donne une adresse qui t’appartient, garde ton mot de passe pour toi et préviens-nous si quelqu’un d’autre s’en est servi.',
        'Tu peux supprimer le compte à tout moment, sans motif ni préavis. Tout son contenu est alors effacé.',
      ],
    },
    price: {
      heading: 'Le prix',
      text: [
        'Les thèmes, les lectures, les calendriers et les articles sont gratuits, de même qu’un certain nombre de messages par jour avec Celestia. Les packs de messages, les rapports écrits et les entretiens avec un astrologue sont payants là où ils sont en vente. Chaque prix figure à côté de ce qu’il achète avant la commande, taxes comprises ou non, comme indiqué, et rien de gratuit ne devient payant en cours de route.',
        'Tu paies une seule fois. Rien ne se renouvelle tout seul, et il n’y a pas d’abonnement à résilier.',
      ],
    },
    sale: {
      heading: 'Acheter',
      text: [
        'Ce qui est affiché avec un prix n’est pas encore une offre qui engage. Sur une seule page, tu vois ce que tu achètes, à qui, pour combien et quels droits la loi te donne ; tu coches ce qu’elle demande et tu commandes par le bouton qui indique le prix. Le contrat est conclu quand ton paiement est confirmé, dans la langue de cette page, et ton reçu, avec ce que tu as confirmé, en est la copie. Il faut avoir 18 ans pour acheter.',
        'Le paiement passe par notre prestataire. Un paiement reçu deux fois, ou pour une chose qui ne peut plus être fournie, est remboursé en entier sans que tu aies à le demander.',
        'Les messages sont aussitôt dans ton compte et n’expirent pas. Un rapport est écrit juste après le paiement et reste à son lien. Un entretien a lieu à l’heure convenue, et se paie une fois que cette heure est fixée. Ce qui est vendu, c’est de la réflexion et un travail de métier sur ton thème. Aucun résultat n’est promis, ni ne peut l’être.',
        'Si ce que tu as acheté n’arrive pas ou n’est pas conforme, nous le corrigeons sans frais ou rendons le prix. Ce que le droit de ton pays te donne en plus te reste acquis.',
      ],
    },
    withdrawal: {
      heading: 'Changer d’avis',
      text: [
        'Tu peux te rétracter d’un achat, sans donner de motif, dans le délai indiqué sur la page de ta commande : 14 jours après le paiement, 7 au Brésil. Tu le fais par le bouton de cette page ou par toute déclaration claire. Si tu as déjà utilisé une partie de ton achat, le prix du reste t’est rendu, et au Brésil le prix entier ; pour un rapport livré aussitôt à ta demande expresse, le droit de rétractation prend fin, là où la loi le prévoit. L’argent revient sur le moyen de paiement utilisé, dans les 14 jours au plus tard.',
        'Un entretien payé peut être annulé par son lien ou dans ton compte jusqu’au rappel de la veille, et tout le prix revient ; de même si l’astrologue l’annule. Un entretien qui a eu lieu n’est pas remboursé.',
        'Si tu supprimes ton compte, les messages achetés et non utilisés partent avec lui, et un entretien payé encore à venir est annulé et remboursé. Pour le prix des messages non utilisés, rétracte-toi d’abord.',
      ],
    },
    yours: {
      heading: 'Ce que tu écris',
      text: [
        'Ce que tu écris reste à toi. Nous ne l’utilisons que pour te répondre et te le montrer à nouveau. N’y mets rien d’illégal, ni rien qui vise à nuire ou à harceler.',
        'Ne saisis la naissance d’autres personnes que si cela ne les dérange pas. Les personnes données en exemple sont inventées ou signalées comme telles.',
      ],
    },
    ours: {
      heading: 'Ce qui est à nous',
      text: [
        'Tes thèmes, tes images et tes lectures, tu peux les partager, les imprimer, les publier. Les textes et la présentation du site dans leur ensemble ne peuvent être repris dans un autre produit. Les fichiers d’agenda et l’interface ouverte peuvent servir à des programmes, dans leurs limites.',
      ],
    },
    fair: {
      heading: 'Usage loyal',
      text: [
        'N’inonde pas le site de requêtes, ne contourne pas ses limites, ne l’attaque pas, n’entre pas dans le compte d’autrui. Un compte qui le fait peut être ralenti ou fermé. Nous te disons pourquoi, et tu peux t’y opposer par écrit.',
      ],
    },
    availability: {
      heading: 'Disponibilité et évolution',
      text: [
        'Nous veillons à ce que le site fonctionne et à ce que ses chiffres soient justes, et nous publions leur précision. Nous ne pouvons promettre qu’il soit toujours joignable, et pouvons en changer ou en retirer des parties. Si les comptes s’arrêtent, tu le sauras au moins 30 jours avant, pour télécharger tes données.',
      ],
    },
    liability: {
      heading: 'Responsabilité',
      text: [
        'Nous répondons sans limite de la faute intentionnelle ou lourde, des atteintes à la vie et à la santé, et partout où la loi l’exige. Pour le reste, nous ne répondons que du manquement à une obligation essentielle, et seulement du dommage habituel en pareil cas. Tes droits de consommation restent entiers.',
      ],
    },
    law: {
      heading: 'Droit et litiges',
      text: [
        'Le droit du pays où le responsable a son adresse s’applique ; la protection des consommateurs du pays où tu vis te reste toujours acquise. Tu peux y saisir le juge ou un médiateur. Écris-nous d’abord : presque tout se règle par un message.',
      ],
    },
    changes: {
      heading: 'Nouvelles versions',
      text: [
        'Chaque version porte un numéro et une date. Si elle touche à tes droits, toute personne ayant un compte reçoit un e-mail 30 jours avant et peut partir d’ici là. Si l’une de ces clauses n’est pas valable, les autres le restent.',
      ],
    },
  },
};
