import type { MailWords } from '../en/mail.ts';

/** Mails that the product itself sends. Each is a subject and paragraphs; a link stands on a line of its own. */
export const mail: MailWords = {
  greeting: 'Bonjour {{name}},',
  greetingUnnamed: 'Bonjour,',
  farewell: 'Beau ciel à toi,',
  signature: 'Celestia',
  why: 'Tu reçois cet e-mail parce qu’un compte sur {{site}} est associé à l’adresse {{email}}.',
  unsubscribe: 'Ne plus recevoir de nouvelles par e-mail',
  welcome: {
    subject: 'Ton compte Celestia',
    first:
      'Quel plaisir de t’accueillir. Tes thèmes ont maintenant leur place à eux, et tu les retrouves sur chaque appareil où tu te connectes.',
    second:
      'Pour bien commencer, dresse ton thème astral. Si tu ne connais pas ton heure de naissance, dis-le simplement : la page t’indiquera ce qui est certain sans elle.',
    action: 'Dresser mon thème astral',
  },
  deleted: {
    subject: 'Ton compte est supprimé',
    first:
      'Nous avons supprimé ton compte et tout ce qu’il contenait : profil, données de naissance, thèmes, conversations.',
    second:
      'C’est le dernier e-mail que tu reçois de nous. Si la suppression ne vient pas de toi, réponds à ce message.',
  },
};
