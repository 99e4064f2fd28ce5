import type { ContactWords } from '../en/contact.ts';

export const contact: ContactWords = {
  title: 'Contacto: escríbele a Celestia',
  description:
    'Haz una pregunta, avisa de una posición o un texto equivocado, o consulta por tus datos. Cada carta recibe un número y una respuesta por correo.',
  heading: 'Escríbenos',
  lede: 'Una duda, un error que encontraste, algo sobre tus datos. Respondemos por correo y, si podemos, en tu idioma.',
  faq: 'Quizá ya esté respondido',
  form: {
    legend: 'Tu mensaje',
    name: 'Tu nombre',
    nameHint: 'Puedes dejarlo en blanco.',
    email: 'Tu correo electrónico',
    emailHint: 'Lo usamos para responderte y para nada más.',
    kind: '¿De qué se trata?',
    choose: 'Elige una opción',
    message: 'Mensaje',
    messageHint: 'No incluyas datos de nacimiento de otras personas. Hasta 4000 caracteres.',
    submit: 'Enviar',
    busy: 'Enviando…',
    kept: 'Guardamos tu mensaje 180 días y después lo borramos. Si tienes la sesión iniciada, aparece en la descarga de tus datos y se va con tu cuenta cuando la eliminas.',
    more: 'Cómo lo tratamos',
  },
  kinds: {
    question: 'Una pregunta',
    mistake: 'Algo está mal en el sitio',
    account: 'Mi cuenta',
    data: 'Mis datos y mis derechos',
    press: 'Prensa y colaboración',
    other: 'Otra cosa',
  },
  faults: {
    name: { too_long: 'El nombre puede tener hasta 80 caracteres.' },
    email: {
      required: 'Escribe tu correo para que podamos responderte.',
      malformed: 'Falta algo en ese correo. Debe ser como nombre@ejemplo.com.',
      too_long: 'Es más largo de lo que puede ser un correo.',
    },
    kind: { required: 'Elige de qué se trata.' },
    message: {
      required: 'Escribe tu mensaje.',
      too_short: 'Escribe al menos una frase completa, para entenderte.',
      too_long: 'Es demasiado largo: el máximo son 4000 caracteres.',
    },
  },
  summary: 'Tu mensaje aún no se envió. Todo lo que escribiste sigue aquí.',
  refused: {
    human_check_failed: 'No pudimos comprobar que seas una persona. Tu mensaje sigue aquí; envíalo otra vez.',
    too_many_requests:
      'Por hoy no podemos recibir más mensajes tuyos. Este sigue aquí; inténtalo mañana o escríbenos por correo.',
    accounts_unavailable:
      'En este momento no podemos recibir mensajes. El tuyo sigue aquí; envíalo de nuevo en unos minutos.',
  },
  sent: {
    heading: 'Tu mensaje llegó',
    reference: 'Número de referencia',
    mailed: 'Te enviamos un correo con este número. Si no lo ves, revisa el correo no deseado.',
    unmailed:
      'No pudimos enviarte el correo de confirmación. Tu mensaje está a salvo; anota el número, por favor.',
    again: 'Escribir otro mensaje',
  },
  operator: {
    subject: '[{{reference}}] {{kind}}',
    from: 'De {{from}}, en {{language}}. Responde a este correo para contestar.',
  },
  writer: {
    subject: 'Recibimos tu mensaje ({{reference}})',
    first: 'Tu mensaje a Celestia llegó. El número de referencia es {{reference}}.',
    second: 'Te responderemos a esta dirección. Si vuelves a escribir por lo mismo, menciona el número.',
    notYou: 'Si no nos escribiste, alguien puso esta dirección por error. No hace falta que hagas nada.',
  },
  imprint: {
    heading: 'Quién administra este sitio',
    name: 'Responsable',
    address: 'Dirección',
    mail: 'Correo',
    missing: 'aún sin indicar',
  },
};
