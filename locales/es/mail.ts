import type { MailWords } from '../en/mail.ts';

/** Mails that the product itself sends. Each is a subject and paragraphs; a link stands on a line of its own. */
export const mail: MailWords = {
  greeting: 'Hola, {{name}}:',
  greetingUnnamed: 'Hola:',
  farewell: 'Que tengas cielos despejados,',
  signature: 'Celestia',
  why: 'Recibes este correo porque en {{site}} hay una cuenta con la dirección {{email}}.',
  unsubscribe: 'No quiero más novedades por correo',
  welcome: {
    subject: 'Tu cuenta en Celestia',
    first:
      'Qué gusto tenerte aquí. Tus cartas ya tienen su propio lugar, y las encontrarás en cualquier dispositivo donde inicies sesión.',
    second:
      'Para empezar, nada mejor que tu propia carta natal. Si no sabes a qué hora naciste, marca «No sé la hora exacta»: la página te dirá qué se sabe con certeza sin ella.',
    action: 'Traza tu carta natal',
  },
  deleted: {
    subject: 'Eliminamos tu cuenta',
    first: 'Borramos tu cuenta y todo lo que contenía: perfil, datos de nacimiento y cartas.',
    second:
      'Este es nuestro último correo. Si no fuiste tú quien eliminó la cuenta, responde a este mensaje.',
  },
};
