import type { ContactWords } from '../en/contact.ts';

export const contact: ContactWords = {
  title: 'Contact : écrire à Celestia',
  description:
    'Pose une question, signale une position ou un texte faux, interroge-nous sur tes données. Chaque lettre reçoit un numéro et une réponse.',
  heading: 'Nous écrire',
  lede: 'Une question, une erreur relevée, une demande sur tes données. Nous répondons par e-mail, dans ta langue si possible.',
  faq: 'La réponse existe peut-être déjà',
  form: {
    legend: 'Ton message',
    name: 'Ton nom',
    nameHint: 'Facultatif.',
    email: 'Ton adresse e-mail',
    emailHint: 'Elle sert à te répondre, et à rien d’autre.',
    kind: 'De quoi s’agit-il ?',
    choose: 'Choisis un sujet',
    message: 'Message',
    messageHint: 'N’y mets pas les données de naissance d’autres personnes. 4 000 caractères au plus.',
    submit: 'Envoyer',
    busy: 'Envoi en cours…',
    kept: 'Ton message est gardé 180 jours, puis effacé. Si ton compte est ouvert au moment de l’envoi, il figure dans l’export de tes données et disparaît avec le compte.',
    more: 'Ce que nous en faisons',
  },
  kinds: {
    question: 'Une question',
    mistake: 'Une erreur sur le site',
    account: 'Mon compte',
    data: 'Mes données et mes droits',
    press: 'Presse et partenariats',
    other: 'Autre chose',
  },
  faults: {
    name: { too_long: 'Le nom peut compter 80 caractères au plus.' },
    email: {
      required: 'Indique ton adresse e-mail pour recevoir la réponse.',
      malformed: 'Cette adresse est incomplète. Il faut nom@exemple.com.',
      too_long: 'C’est trop long pour une adresse e-mail.',
    },
    kind: { required: 'Choisis le sujet de ton message.' },
    message: {
      required: 'Écris ton message.',
      too_short: 'Écris au moins une phrase entière, pour que nous te comprenions.',
      too_long: 'C’est trop long : 4 000 caractères au plus.',
    },
  },
  summary: 'Ton message n’est pas encore parti. Tout ce que tu as écrit est encore là.',
  refused: {
    human_check_failed:
      'Impossible de vérifier que tu n’es pas un robot. Ton message est encore là : envoie-le à nouveau.',
    too_many_requests:
      'Nous ne pouvons plus prendre de message de ta part aujourd’hui. Celui-ci est encore là : réessaie demain ou écris-nous par e-mail.',
    accounts_unavailable:
      'Nous ne pouvons pas recevoir de message en ce moment. Le tien est encore là : renvoie-le dans quelques minutes.',
  },
  sent: {
    heading: 'Ton message est arrivé',
    reference: 'Numéro de référence',
    mailed: 'Un e-mail avec ce numéro vient de partir. S’il manque, regarde dans les indésirables.',
    unmailed: 'L’e-mail de confirmation n’a pas pu partir. Ton message est bien chez nous : note le numéro.',
    again: 'Écrire un autre message',
  },
  operator: {
    subject: '[{{reference}}] {{kind}}',
    from: 'De {{from}}, en {{language}}. Réponds à cet e-mail pour lui écrire.',
  },
  writer: {
    subject: 'Ton message est bien arrivé ({{reference}})',
    first: 'Ton message à Celestia est arrivé. Son numéro de référence est {{reference}}.',
    second: 'La réponse viendra à cette adresse. Si tu récris sur le même sujet, rappelle ce numéro.',
    notYou: 'Si tu ne nous as pas écrit, quelqu’un a saisi cette adresse par erreur. Il n’y a rien à faire.',
  },
  imprint: {
    heading: 'Qui tient ce site',
    name: 'Responsable',
    address: 'Adresse',
    mail: 'E-mail',
    missing: 'pas encore indiqué',
  },
};
