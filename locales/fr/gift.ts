import type { GiftWords } from '../en/gift.ts';

export const gift: GiftWords = {
  title: 'Un livre pour toi',
  description: 'Un livre que quelqu’un a fait faire pour toi chez Celestia.',
  form: {
    legend: 'En cadeau',
    check: 'Offrir ce livre à quelqu’un',
    email: 'Son adresse e-mail',
    emailHint:
      'Elle sert à ce seul message, puis nous l’effaçons. Le message te nomme par {{giver}} et ne contient rien d’autre de ce que tu écris ici.',
    message: 'Ton petit mot',
    messageHint: '300 caractères au plus. Il se lit sur la page où mène le lien.',
    day: 'Date d’envoi',
    dayHint: 'Il part au matin de ce jour-là ; si c’est aujourd’hui, dès que le livre est fait.',
    birth:
      'Pour l’ouvrir, il faudra donner la date d’une naissance dont parle le livre. La personne peut l’effacer ; tu ne l’auras alors plus non plus.',
    signIn: 'Tu peux aussi offrir ce livre. Le message dira de qui il vient : connecte-toi d’abord.',
    signInLink: 'Se connecter',
    confirm:
      'Tu pourras aussi offrir ce livre dès que ton adresse e-mail sera confirmée : c’est elle que le message nomme.',
  },
  faults: {
    account:
      'Pour offrir un livre, il faut un compte dont l’adresse est confirmée. Connecte-toi, ou commande-le pour toi.',
    email: {
      required: 'Écris l’adresse à laquelle va le cadeau.',
      malformed: 'Cela ne ressemble pas à une adresse e-mail. Vérifie-la, s’il te plaît.',
      too_long: 'Cette adresse est trop longue.',
      too_often: 'Nous n’envoyons pas autant de cadeaux en si peu de temps. Réessaie plus tard.',
    },
    message: 'C’est plus long que 300 caractères.',
    day: {
      required: 'Choisis le jour.',
      malformed: 'Ce jour n’existe pas au calendrier.',
      out_of_range: 'Choisis un jour entre aujourd’hui et dans un an.',
    },
  },
  given: {
    heading: 'Ton cadeau',
    waiting: 'Il part pour {{email}} le {{day}}, une fois le livre fait. D’ici là, tu peux le reprendre.',
    sending: 'Il est en route vers {{email}}.',
    sent: 'Il est parti le {{day}}. Nous avons effacé l’adresse.',
    recalled: 'Le cadeau a été repris, rien ne sera envoyé. L’adresse et le mot sont effacés.',
    refused: 'Le cadeau n’a pas été accepté. Le mot est effacé, et le livre reste à toi.',
    deleted: 'La personne qui l’a reçu a effacé le cadeau, et le livre avec lui.',
    message: 'Ton mot',
    recall: 'Reprendre le cadeau',
    recalledNow: 'C’est repris. Le livre reste à toi.',
    late: 'Il est déjà parti et ne peut plus être repris.',
  },
  mail: {
    subject: 'Un livre pour toi',
    lines: [
      '{{giver}} a fait faire un livre pour toi chez Celestia : « {{product}} ».',
      'Ouvre-le par le lien ci-dessous. Comme un lien passe facilement de main en main, la date d’une naissance dont parle le livre te sera demandée.',
      'Pas besoin de compte, et rien à payer. Le lien vaut jusqu’au {{until}}. Tu peux garder le livre en PDF, et tu peux l’effacer.',
    ],
    link: 'Ouvrir le livre',
    why: 'Tu reçois ce message parce que {{giver}} nous a donné ton adresse pour lui. Elle a servi une fois, puis nous l’avons effacée.',
    stop: 'Ne plus recevoir de messages comme celui-ci',
  },
  closed: {
    heading: 'Un livre pour toi',
    from: '{{giver}} a fait faire ce livre pour toi : « {{product}} ».',
    text: 'Un lien passe facilement de main en main. Avant d’ouvrir le livre, indique donc la date d’une naissance dont il parle. Le plus souvent, c’est la tienne.',
    submit: 'Ouvrir',
    wrong: 'Ce livre ne parle d’aucune naissance à cette date.',
    too_often: 'Trop d’essais aujourd’hui. Reviens demain, ou écris-nous.',
  },
  stop: {
    heading: 'Ce n’est pas pour toi ?',
    text: 'Si tu ne veux pas de ce cadeau ou ne sais pas de qui il vient, nous fermons le lien, effaçons le mot et ne t’enverrons plus aucun cadeau. De ton adresse, il ne reste qu’une empreinte illisible.',
    submit: 'Ne plus m’écrire',
    done: 'C’est fait. Le lien est fermé, et plus aucun cadeau ne te sera envoyé.',
  },
  open: {
    from: 'De la part de {{giver}}',
    until:
      'Le lien vaut jusqu’au {{until}}, tant que la personne qui offre garde son compte. Pour conserver le livre, enregistre le PDF.',
  },
  remove: {
    summary: 'Effacer ce cadeau',
    text: 'Le livre et le mot sont effacés pour de bon, ici et chez la personne qui les a offerts. On ne lui dira rien de plus.',
    submit: 'Effacer pour de bon',
    done: 'C’est effacé : le livre et le mot ne sont plus là.',
  },
  gone: 'Ce cadeau n’est plus là.',
  broken: 'Ce lien est incomplet ou n’est plus valable. Ouvre-le encore une fois depuis le message.',
  bare: 'Si quelqu’un t’a offert un livre, le lien est dans le message que nous t’avons envoyé.',
  shelf: 'Voir les livres',
};
