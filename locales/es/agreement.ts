import type { AgreementWords } from '../en/agreement.ts';

export const agreement: AgreementWords = {
  title: 'Términos de uso de Celestia',
  description:
    'Qué puedes esperar de Celestia y qué te pedimos: qué es y qué no es el sitio, la cuenta, hablar con una IA, los datos de otros, la responsabilidad.',
  heading: 'Términos de uso',
  lede: 'Qué puedes esperar de este sitio y qué te pedimos, en palabras sencillas.',
  version: 'Versión {{version}}, vigente desde el {{date}}',
  contents: 'En esta página',
  sections: {
    parties: {
      heading: 'Entre quiénes vale',
      text: [
        'Entre tú y quien administra este sitio, con los datos que siguen. Al usarlo aceptas estos términos; al crear una cuenta anotamos qué versión aceptaste. Lo que hacemos con los datos está en la página de privacidad.',
      ],
    },
    service: {
      heading: 'Qué es Celestia',
      text: [
        'Celestia calcula cartas y posiciones de los astros y te da textos sobre ellas. El cálculo es astronomía. Los textos son astrología: sirven para pensar y para entretenerse, y no predicen nada.',
        'No son consejo médico, legal, financiero ni de seguridad. No tomes esas decisiones por una carta. Si corres peligro o no estás bien, acude a personas que puedan ayudarte.',
      ],
    },
    ai: {
      heading: 'Celestia es una IA',
      text: [
        'Celestia y los personajes con los que puedes chatear son programas. Lo que afirman del cielo se coteja con tu carta, pero sus palabras pueden fallar o no ir contigo. Nadie lee lo que escriben ustedes, y un personaje no es una persona ni una promesa.',
      ],
    },
    account: {
      heading: 'Tu cuenta',
      text: [
        'La cuenta es gratuita y para una sola persona de 16 años o más; los chats de pareja, desde los 18. Usa un correo que sea tuyo, guarda tu contraseña y avísanos si alguien más entró.',
        'Puedes eliminarla cuando quieras, sin explicar por qué y sin plazo. Todo lo que contiene se borra entonces.',
      ],
    },
    price: {
      heading: 'Cuánto cuesta',
      text: [
        'Lo que hay hoy en el sitio es gratis. Las conversaciones tienen un número de mensajes gratis por día. Si algún día algo cuesta dinero, el precio estará a la vista antes de pedirlo, y nunca pasarás a pagar desde algo gratuito sin darte cuenta.',
      ],
    },
    yours: {
      heading: 'Lo que escribes',
      text: [
        'Lo que escribes sigue siendo tuyo. Lo usamos solo para responderte y volver a mostrártelo. No pongas nada ilegal ni que busque dañar o acosar a alguien.',
        'Escribe nacimientos de otras personas solo si no les molestaría. Las personas de ejemplo son inventadas o están marcadas como ejemplo.',
      ],
    },
    ours: {
      heading: 'Lo que es nuestro',
      text: [
        'Tus cartas, imágenes y lecturas puedes compartirlas, imprimirlas y publicarlas. Los textos y el diseño del sitio en conjunto no se pueden copiar a otro producto. Los archivos de calendario y la interfaz abierta se pueden usar desde programas, dentro de sus límites.',
      ],
    },
    fair: {
      heading: 'Uso razonable',
      text: [
        'No inundes el sitio de solicitudes, no esquives sus límites, no lo ataques ni entres en cuentas ajenas. Podemos frenar o cerrar una cuenta que lo haga. Te diremos el motivo y podrás objetarlo por escrito.',
      ],
    },
    availability: {
      heading: 'Disponibilidad y cambios',
      text: [
        'Cuidamos que el sitio funcione y que sus cifras sean correctas, y publicamos su exactitud. No podemos prometer que esté siempre disponible, y podemos cambiar o retirar partes. Si cerramos las cuentas, avisamos al menos 30 días antes para que descargues tus datos.',
      ],
    },
    liability: {
      heading: 'Responsabilidad',
      text: [
        'Respondemos sin límite por dolo, negligencia grave, daños a la vida o la salud, y en lo que la ley disponga. Fuera de eso, solo si faltamos a una obligación esencial, y por el daño habitual de ese caso. Tus derechos como consumidor quedan intactos.',
      ],
    },
    law: {
      heading: 'Ley y reclamos',
      text: [
        'Se aplica la ley del país donde tiene su dirección quien administra el sitio, y siempre además la protección al consumidor del país donde vives. Ahí puedes acudir a los tribunales. Escríbenos primero: casi todo se arregla con un mensaje.',
      ],
    },
    changes: {
      heading: 'Versiones nuevas',
      text: [
        'Cada versión nueva lleva número y fecha. Si cambia tus derechos, quienes tienen cuenta reciben un correo 30 días antes y pueden irse hasta entonces. Si un punto no vale ante la ley, los demás siguen en pie.',
      ],
    },
  },
};
