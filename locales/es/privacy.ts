import type { PrivacyWords } from '../en/privacy.ts';

export const privacy: PrivacyWords = {
  title: 'Privacidad: qué guarda Celestia de ti',
  description:
    'Qué guarda Celestia, dónde y por cuánto tiempo, quién más lo ve, qué cookies hay, y cómo puedes descargar, corregir o borrar tus datos.',
  heading: 'Privacidad',
  lede: 'Qué guardamos de ti, dónde, por cuánto tiempo y quién más lo ve. Se describe el sitio tal como funciona hoy, no como podría ser algún día.',
  version: 'Versión {{version}}, vigente desde el {{date}}',
  contents: 'En esta página',
  storage: {
    caption: 'Lo que tu navegador guarda para este sitio',
    name: 'Nombre',
    purpose: 'Para qué sirve',
    until: 'Hasta cuándo',
    rows: {
      lastLang: { purpose: 'El último idioma que usaste.', until: '30 días' },
      session: { purpose: 'Mantiene tu sesión. Ningún script puede leerla.', until: '30 días' },
      shown: { purpose: 'Tu nombre y tus tres signos, para el encabezado.', until: '30 días' },
      email: {
        purpose: 'Tu correo en el formulario de inicio de sesión, si marcaste esa casilla.',
        until: '7 días',
      },
      redirect: {
        purpose: 'La página que querías ver cuando hizo falta iniciar sesión.',
        until: '10 minutos',
      },
      tab: {
        purpose:
          'En la pestaña: los nacimientos que escribiste, tu última carta tal como se calculó, el lugar que consultaste, tu pregunta, los borradores sin enviar, la campaña del enlace que te trajo y cuándo se recargó la página tras una actualización.',
        until: 'hasta que cierras la pestaña',
      },
      choices: {
        purpose: 'El tema claro u oscuro y tu huso horario, si los elegiste.',
        until: 'hasta que los cambias',
      },
      kept: {
        purpose:
          'Las cartas y nacimientos que pediste guardar en este navegador, y la última carta de ese nacimiento ya calculada, para leerla sin conexión.',
        until: 'hasta que los quitas; la carta calculada se borra también al cerrar sesión',
      },
      offline: {
        purpose: 'Páginas que avisan de que no hay conexión. No contienen nada tuyo.',
        until: 'hasta que borras los datos de este sitio',
      },
      push: {
        purpose: 'Lo que identifica a este navegador en el servicio de notificaciones, si las activaste.',
        until: 'hasta que las desactivas o lo borras',
      },
      login: {
        purpose: 'Que hay una sesión iniciada, y los recordatorios que aplazaste.',
        until: 'hasta que cierras la sesión o los borras',
      },
    },
  },
  sections: {
    operator: {
      heading: 'Quién responde por tus datos',
      text: [
        'Quien administra este sitio, cuyos datos figuran aquí, decide qué se hace con la información y responde por ello (responsable del tratamiento según el RGPD y las leyes de protección de datos de América Latina).',
      ],
    },
    short: {
      heading: 'En pocas palabras',
      text: [
        'Sin cuenta no guardamos nada que diga quién eres. Un nacimiento se calcula y se olvida.',
        'No hay publicidad, ni rastreo entre sitios, ni perfiles, y ninguna máquina decide nada sobre ti.',
        'No vendemos datos ni los damos a nadie, salvo a los servicios que aparecen más abajo y que los necesitan para su trabajo.',
      ],
    },
    births: {
      heading: 'Nacimientos y cartas sin cuenta',
      text: [
        'La fecha, la hora y el lugar viajan cifrados, sirven para calcular la página que pediste y no se guardan en el servidor. Mientras escribes solo se buscan las letras del lugar, y tampoco se anotan.',
        'El enlace a tu carta existe solo si tú lo creas. Contiene las posiciones de los planetas, de las que se puede deducir la fecha y la hora. Quien tenga el enlace verá la carta.',
        'Si escribes el nacimiento de otra persona, asegúrate de que esté de acuerdo.',
      ],
    },
    account: {
      heading: 'Tu cuenta',
      text: [
        'Guardamos tu identificador, tu correo y si está confirmado, el nombre que diste, tu idioma, cómo inicias sesión, si quieres novedades, qué versión de estos documentos aceptaste y tu nacimiento si lo guardas. Las cartas se guardan con su nombre. De cada navegador con sesión iniciada anotamos el tipo (por ejemplo, Firefox en Windows), el país y el último uso; el que pasa 31 días sin usarse se borra. Si creas un enlace a tu calendario propio, lo guardamos hasta que lo retires; quien tenga el enlace puede ver sus fechas.',
        'Todo permanece hasta que lo borras, o hasta que borras la cuenta. La base legal es el contrato contigo: sin esos datos no podríamos guardar tus cartas (RGPD art. 6.1.b; LGPD de Brasil art. 7 V; Ley 6698 de Turquía art. 5/2-c).',
        'Al eliminar una cuenta sus filas desaparecen en el momento. Durante un mes queda un código que solo este sitio puede generar, para que ni una sesión vieja ni una copia de seguridad la revivan. Lo borrado puede seguir hasta 30 días en las copias de recuperación de la plataforma, que solo se usan para reparar una base de datos dañada.',
      ],
    },
    celestia: {
      heading: 'Celestia y tus conversaciones',
      text: [
        'Una pregunta suelta se lee, se responde y no se guarda. Para repartirlas con justicia las contamos con un código hecho a partir de tu dirección de red, que no se puede revertir y se borra con la primera pregunta del día siguiente.',
        'Las conversaciones de tu cuenta se guardan con tus mensajes, las respuestas, tus valoraciones, el nacimiento de tu pareja si lo escribiste, tu huso horario, el país para las líneas de ayuda y tu consentimiento. Quedan hasta que borras una, todas o la cuenta. La base legal es tu consentimiento, que puedes retirar en la misma página (RGPD art. 6.1.a y 9.2.a).',
        'Si un mensaje suena como si alguien corriera peligro, un programa lo nota y muestra líneas de ayuda. No se avisa a nadie.',
      ],
    },
    letters: {
      heading: 'Lo que nos escribes',
      text: [
        'Lo que envías por el formulario de contacto se guarda con tu nombre si lo diste, tu correo, el asunto, el idioma y el texto, y se manda por correo a quien administra el sitio. A los 180 días se borra solo; si lo escribiste con la sesión iniciada y eliminas antes la cuenta, se va con ella. La copia en el buzón se borra cuando el asunto queda resuelto. La base es nuestro interés en responderte (RGPD art. 6.1.f).',
        'Los mensajes que llegan sin que se haya comprobado que los envía una persona se cuentan durante el día con un código hecho de la dirección de red, igual que las preguntas.',
        'Una solicitud de consulta se guarda con tu nombre si lo diste, tu correo, idioma, zona horaria, los horarios que propusiste, tu pregunta, tu nacimiento si lo escribiste y cómo va. Llega por correo a quien administra el sitio y, con tu consentimiento, a la persona que da la consulta, solo para esa conversación. Se borra 180 días después de lo último que le pase, o antes con tu cuenta si habías iniciado sesión; si entonces no sale el correo que cancela una conversación, tu dirección se guarda hasta que salga, tres días como máximo. La base legal es tu consentimiento y, una vez acordado el horario, el contrato (RGPD art. 6.1.a y b).',
      ],
    },
    orders: {
      heading: 'Pedidos',
      text: [
        'Si compras algo, guardamos qué fue, su precio, el mercado cuya ley se aplica, lo que marcaste, cuándo se pagó y, si está confirmado, tu correo para el recibo. El pago ocurre en nuestro proveedor de pagos (Stripe), que recibe el número del pedido, la suma y lo que escribes allí; nosotros nunca vemos tu tarjeta. La base es el contrato contigo (RGPD art. 6.1.b).',
        'Un pedido sin pagar se borra a los 90 días, o con tu cuenta. De uno pagado se quitan tu cuenta y tu correo cuando eliminas la cuenta; el número del recibo, la suma y el día quedan diez años, porque la ley fiscal lo exige (RGPD art. 6.1.c).',
        'Si encargas un libro, los nacimientos de los que está hecho y los nombres de la portada se guardan 44 días después de hacerlo y luego se borran solos. En la página del libro puedes borrarlos antes, y también el libro. Mientras no lo borres, el libro se queda con su pedido. De los nacimientos solo queda a su lado la fecha, porque es la que lo abre.',
        'Si regalas un libro, guardamos la dirección de quien lo recibe hasta que el correo sale y después la borramos. Queda una huella con la que contamos los correos a una misma dirección y dejamos en paz a quien no quiere ninguno. El correo nombra tu dirección. Tu mensaje se muestra en la página a la que lleva el enlace. El enlace termina a los 180 días. Quien recibe el regalo puede borrar el libro y el mensaje. La base es nuestro interés, y el tuyo, en hacerlo llegar (art. 6(1)(f) del RGPD).',
      ],
    },
    mails: {
      heading: 'Nuestros correos',
      text: [
        'Recibes un correo cuando confirmas tu dirección y otro cuando eliminas la cuenta; los enlaces para confirmar la dirección o cambiar la contraseña los manda el proveedor de cuentas. Las novedades y las cartas sobre tu cielo llegan solo si las pediste y se cancelan con un toque. Para las cartas guardamos de qué tratan, cada cuánto llegan, tu hora y tu zona horaria y, durante 40 días, las fechas en que salió una. Nuestros correos no llevan imágenes que avisen cuándo los abres.',
      ],
    },
    notifications: {
      heading: 'Notificaciones',
      text: [
        'Si activas las notificaciones en un navegador, guardamos lo que lo identifica en el servicio de Google (Firebase Cloud Messaging) hasta que las desactivas allí, cierras allí la sesión o eliminas la cuenta; y además de qué tratan, cada cuánto llegan, tu hora y tu zona horaria y, durante 40 días, las fechas en que salió una. El texto de una notificación pasa por Google. Puede decir qué planeta toca qué punto de tu carta; tu nacimiento no está en él. La base es tu consentimiento (art. 6.1.a del RGPD), que retiras al momento con el mismo botón.',
      ],
    },
    browser: {
      heading: 'Cookies y lo que queda en tu navegador',
      text: [
        'Todo lo de esta tabla hace falta para algo que pediste, y por eso no hay aviso. Nada de ello sirve para seguirte.',
      ],
    },
    technical: {
      heading: 'Registros y protección',
      text: [
        'Como en cualquier sitio, tu dirección de red llega con cada solicitud. La usamos para limitar cuántas se hacen: se cuenta durante un minuto y no se anota. Nuestro registro contiene fallos y sucesos de seguridad con un código y un número al azar, sin direcciones ni nada de lo que escribiste; la plataforma lo borra a los 7 días como máximo.',
        'Al crear una cuenta o enviar un mensaje, Cloudflare Turnstile puede comprobar que eres una persona. Para eso ve tu dirección de red y características de tu navegador.',
      ],
    },
    counting: {
      heading: 'Cómo contamos las visitas',
      text: [
        'De las páginas a las que llevan los anuncios y los videos cortos contamos cuántas veces se abrió cada una por día y por campaña, y cuántas cuentas salieron de ahí. Son números y nada más: sin cookies, sin direcciones, y en ellos no se puede encontrar a nadie.',
      ],
    },
    recipients: {
      heading: 'Quién más recibe datos',
      text: [
        'Cloudflare, Inc. (EE. UU., con centros de datos en todo el mundo) opera para nosotros los servidores, las bases de datos, el envío de correos y la comprobación de que eres una persona.',
        'Google Ireland Ltd. y Google LLC (Firebase Authentication) guardan tu correo, tu contraseña en forma irreversible y tus inicios de sesión. La contraseña va de tu navegador directo a ellos y nunca pasa por este sitio. Si entras con Google o Facebook, esa empresa sabe que usas Celestia y nos da tu nombre y tu correo. Si activas las notificaciones, Firebase Cloud Messaging de Google recibe además la dirección de notificación de ese navegador y el texto de cada una.',
      ],
      here: 'No hay activo ningún modelo de lenguaje de otra empresa. Celestia responde en el propio servidor de este sitio.',
      model:
        'Las respuestas de Celestia las redacta un modelo de lenguaje operado por {{provider}} ({{country}}). Recibe tus mensajes sin nombres ni direcciones y las posiciones de tu carta, de las que se puede deducir un nacimiento.',
    },
    places: {
      heading: 'Dónde están los datos',
      text: [
        'Cloudflare y Google también procesan datos fuera de tu país, entre otros en Estados Unidos. Eso se apoya en el Marco de Privacidad de Datos UE-EE. UU. y en las cláusulas contractuales tipo de la UE y, en otros países, en los contratos que prevé su ley.',
      ],
    },
    rights: {
      heading: 'Tus derechos',
      text: [
        'En tu perfil puedes ver y descargar todo, corregirlo y borrarlo. También puedes escribirnos para saber qué tenemos, pedir que se corrija, se borre, se limite o se te entregue, y oponerte a su uso. El consentimiento se retira cuando quieras; lo hecho hasta entonces sigue siendo lícito. Respondemos en un máximo de 30 días, sin costo.',
        'Son los derechos de los artículos 15 a 22 del RGPD en la UE y el EEE, y los derechos de acceso, rectificación, cancelación y oposición que reconocen las leyes de América Latina. Puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
      ],
    },
    age: {
      heading: 'Edad',
      text: [
        'Las cuentas y las conversaciones con Celestia son para personas de 16 años o más, y los chats de pareja, de 18 o más. Si sabes de un niño o una niña que abrió una cuenta, avísanos y la borraremos.',
      ],
    },
    changes: {
      heading: 'Cambios',
      text: [
        'Si cambia lo que hacemos con los datos, primero cambia esta página, con nueva versión y fecha. Los cambios importantes los avisamos por correo a quienes tienen cuenta, antes de que entren en vigor.',
      ],
    },
  },
};
