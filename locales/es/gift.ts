import type { GiftWords } from '../en/gift.ts';

export const gift: GiftWords = {
  title: 'Un libro para ti',
  description: 'Un libro que alguien encargó para ti en Celestia.',
  form: {
    legend: 'Como regalo',
    check: 'Regalar este libro a alguien',
    email: 'Su correo electrónico',
    emailHint:
      'Lo usamos para este único correo y después lo borramos. El correo te nombra como {{giver}} y no lleva nada más de lo que escribas aquí.',
    message: 'Lo que quieras decirle',
    messageHint: 'Como máximo 300 caracteres. Se lee en la página a la que lleva el enlace.',
    day: 'Enviarlo el día',
    dayHint: 'Sale por la mañana de ese día; si eliges hoy, en cuanto el libro esté hecho.',
    birth:
      'Para abrirlo se le pide la fecha de uno de los nacimientos del libro. Puede borrarlo, y entonces tampoco lo tendrás tú.',
    signIn: 'También puedes regalar este libro. El correo dirá de quién viene, así que antes inicia sesión.',
    signInLink: 'Iniciar sesión',
    confirm:
      'También podrás regalar este libro en cuanto tu correo esté confirmado: es el que aparece en el mensaje.',
  },
  faults: {
    account:
      'Para regalar hace falta una cuenta con el correo confirmado. Inicia sesión o encarga el libro para ti.',
    email: {
      required: 'Escribe el correo al que va el regalo.',
      malformed: 'Esto no parece un correo electrónico. Revísalo, por favor.',
      too_long: 'Esta dirección es demasiado larga.',
      too_often: 'No enviamos tantos regalos en tan poco tiempo. Inténtalo más tarde.',
    },
    message: 'Pasa de 300 caracteres.',
    day: {
      required: 'Elige el día.',
      malformed: 'Ese día no existe en el calendario.',
      out_of_range: 'Elige un día entre hoy y dentro de un año.',
    },
  },
  given: {
    heading: 'Tu regalo',
    waiting: 'Se envía a {{email}} el {{day}}, cuando el libro esté hecho. Hasta entonces puedes retirarlo.',
    sending: 'Va de camino a {{email}}.',
    sent: 'Se envió el {{day}}. Borramos la dirección.',
    recalled: 'El regalo se retiró y no se envía nada. La dirección y el mensaje están borrados.',
    refused: 'El regalo no se aceptó. El mensaje está borrado y el libro sigue siendo tuyo.',
    deleted: 'Quien recibió el regalo lo borró, y con él el libro.',
    message: 'Tu mensaje',
    recall: 'Retirar el regalo',
    recalledNow: 'Retirado. El libro sigue siendo tuyo.',
    late: 'Ya va de camino y no se puede retirar.',
  },
  mail: {
    subject: 'Un libro para ti',
    lines: [
      '{{giver}} encargó para ti un libro en Celestia: «{{product}}».',
      'Ábrelo con el enlace de abajo. Se te pedirá la fecha de un nacimiento del que trata el libro, porque un enlace pasa fácilmente de mano en mano.',
      'No necesitas cuenta y no hay nada que pagar. El enlace funciona hasta el {{until}}. Puedes guardar el libro en PDF y también borrarlo.',
    ],
    link: 'Abrir el libro',
    why: 'Recibes este correo porque {{giver}} nos dio tu dirección para él. La usamos una vez y la borramos.',
    stop: 'No recibir más correos como este',
  },
  closed: {
    heading: 'Un libro para ti',
    from: '{{giver}} encargó este libro para ti: «{{product}}».',
    text: 'Un enlace pasa fácilmente de mano en mano. Por eso, antes de abrirlo, escribe la fecha de un nacimiento del que trata el libro. Casi siempre es la tuya.',
    submit: 'Abrir',
    wrong: 'En este libro no hay ningún nacimiento con esa fecha.',
    too_often: 'Hoy se intentó demasiadas veces. Vuelve mañana o escríbenos.',
  },
  stop: {
    heading: '¿No es para ti?',
    text: 'Si no quieres este regalo o no sabes de quién viene, cerramos el enlace, borramos el mensaje y no volvemos a enviarte regalos. De tu dirección solo queda una marca que no permite leerla.',
    submit: 'No quiero recibir más correos',
    done: 'Hecho. El enlace está cerrado y no se te enviará ningún otro regalo.',
  },
  open: {
    from: 'De parte de {{giver}}',
    until:
      'El enlace funciona hasta el {{until}}, mientras quien lo regaló conserve su cuenta. Para quedarte con el libro, guarda el PDF.',
  },
  remove: {
    summary: 'Borrar este regalo',
    text: 'El libro y el mensaje se borran para siempre, aquí y para quien los regaló. No se le dice nada más que eso.',
    submit: 'Borrar para siempre',
    done: 'Borrado: ya no están ni el libro ni el mensaje.',
  },
  gone: 'Este regalo ya no está.',
  broken: 'Este enlace está incompleto o venció. Ábrelo otra vez desde el correo.',
  bare: 'Si alguien te regaló un libro, el enlace está en el correo que te enviamos.',
  shelf: 'Ver los libros',
};
