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
      heading: 'Quiénes son las partes',
      text: [
        'Tú y quien administra este sitio, cuyos datos figuran aquí. Al usarlo aceptas estos términos; al crear una cuenta anotamos qué versión aceptaste. Lo que hacemos con los datos está en la página de privacidad.',
      ],
    },
    service: {
      heading: 'Qué es Celestia',
      text: [
        'Celestia calcula cartas y posiciones de los astros y te da textos sobre ellas. El cálculo es astronomía. Los textos son astrología: sirven para pensar y para entretenerse, y no predicen nada.',
        'No son consejos médicos, legales, financieros ni de seguridad. No tomes esas decisiones a partir de una carta. Si corres peligro o no estás bien, acude a personas que puedan ayudarte.',
      ],
    },
    ai: {
      heading: 'Celestia es una IA',
      text: [
        'Celestia y los personajes con los que puedes chatear son programas. Lo que afirman del cielo se coteja con tu carta, pero sus palabras pueden fallar o no encajar contigo. Nadie lee lo que escriben ustedes, y un personaje no es una persona ni una promesa.',
      ],
    },
    account: {
      heading: 'Tu cuenta',
      text: [
        'La cuenta es gratuita y para una sola persona de 16 años o más; los chats de pareja, desde los 18. Usa un correo que sea tuyo, guarda tu contraseña y avísanos si alguien más entró.',
        'Puedes eliminarla cuando quieras, sin explicar por qué y sin esperas. Lo que contiene se borra en ese momento.',
      ],
    },
    price: {
      heading: 'Cuánto cuesta',
      text: [
        'Las cartas, lecturas, calendarios y artículos son gratis, y también cierto número de mensajes al día con Celestia. Los paquetes de mensajes, los informes escritos y las consultas con un astrólogo cuestan dinero donde están a la venta. Cada precio está a la vista antes de pedir, con o sin impuestos según se indica ahí, y nunca pasarás a pagar desde algo gratuito sin darte cuenta.',
        'Pagas una sola vez. Nada se renueva solo y no hay suscripción que cancelar.',
      ],
    },
    sale: {
      heading: 'Comprar',
      text: [
        'Lo que se muestra con un precio todavía no es una oferta vinculante. En una sola página ves qué compras, a quién, por cuánto y qué derechos te da tu ley; marcas lo que ahí se pide y haces el pedido con el botón que dice el precio. El contrato se celebra cuando se confirma tu pago, en el idioma de esa página, y tu recibo, con lo que confirmaste, es su copia. Quien compra tiene 18 años o más.',
        'El pago pasa por nuestro proveedor de pagos. Un pago que llega dos veces, o por algo que ya no se puede dar, se devuelve completo sin que lo pidas.',
        'Los mensajes están en tu cuenta enseguida y no vencen. Un informe se escribe justo después del pago y queda en su enlace. Una consulta se hace a la hora acordada, y solo se paga después de acordarla. Lo que se vende es una reflexión y un trabajo de oficio sobre tu carta. No se promete ningún resultado, ni podría prometerse.',
        'Si lo que compraste no llega o no es como se describe, lo arreglamos sin costo o te devolvemos el precio. Lo que además te dé la ley de tu país sigue siendo tuyo.',
      ],
    },
    withdrawal: {
      heading: 'Si cambias de idea',
      text: [
        'Puedes desistir de una compra sin dar motivos hasta la fecha que indica la página de tu pedido: 14 días desde el pago, en Brasil 7. Lo haces con el botón de esa página o con cualquier mensaje claro. De lo que usaste en parte se te devuelve la parte sin usar (en Brasil, todo el precio); de un informe que se entregó enseguida porque así lo pediste expresamente ya no se puede desistir, donde tu ley lo dispone así. El dinero vuelve al medio de pago que usaste, a más tardar en 14 días.',
        'Una consulta pagada se puede cancelar con su enlace o en tu cuenta hasta el recordatorio del día anterior, y se te devuelve todo el precio; lo mismo si la cancela el astrólogo. La que ya se hizo no se devuelve.',
        'Si eliminas tu cuenta, los mensajes comprados que no usaste se van con ella, y una consulta pagada que aún no llega se cancela y se devuelve. Si quieres el precio de los mensajes sin usar, desiste primero.',
      ],
    },
    yours: {
      heading: 'Lo que escribes',
      text: [
        'Lo que escribes sigue siendo tuyo. Lo usamos solo para responderte y volver a mostrártelo. No pongas nada ilegal ni que busque dañar o acosar a alguien.',
        'Escribe los datos de nacimiento de otras personas solo si no les molestaría. Las personas de ejemplo son inventadas o están marcadas como ejemplo.',
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
        'No inundes el sitio de solicitudes, no esquives sus límites, no lo ataques ni entres en cuentas ajenas. Podemos limitar o cerrar una cuenta que lo haga. Te diremos el motivo y podrás objetarlo por escrito.',
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
        'Respondemos sin límite por dolo, negligencia grave, daños a la vida o la salud, y en lo que la ley disponga. Fuera de eso, solo si faltamos a una obligación esencial, y solo por el daño típico de ese incumplimiento. Tus derechos como consumidor quedan intactos.',
      ],
    },
    law: {
      heading: 'Ley y reclamos',
      text: [
        'Se aplica la ley del país donde tiene su dirección quien administra el sitio y, además, siempre la protección al consumidor del país donde vives. Ahí puedes acudir a los tribunales. Escríbenos primero: casi todo se arregla con un mensaje.',
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
