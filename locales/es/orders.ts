import type { OrdersWords } from '../en/orders.ts';

/** Comprar y lo que sigue: la tienda, un pedido y sus correos. */
export const orders: OrdersWords = {
  products: {
    'pack-30': { name: '30 mensajes con Celestia', text: 'Para una pregunta que pide unas vueltas más.' },
    'pack-100': { name: '100 mensajes con Celestia', text: 'Para un mes con mucho de qué hablar.' },
    premium: {
      name: 'Premium: 300 mensajes con Celestia',
      text: 'El mejor precio por mensaje. Se paga una vez y no se renueva.',
    },
    'consulting:question': {
      name: 'Consulta: una sola pregunta',
      text: 'Una conversación personal sobre una pregunta.',
    },
    'consulting:natal': {
      name: 'Consulta: tu carta natal',
      text: 'Una conversación personal sobre tu carta.',
    },
    'consulting:relationship': {
      name: 'Consulta: tu relación',
      text: 'Una conversación personal sobre dos cartas.',
    },
    'consulting:year': {
      name: 'Consulta: tu próximo año',
      text: 'Una conversación personal sobre tus próximos doce meses.',
    },
    'report:natal': {
      name: 'El libro natal',
      text: 'Tu carta entera: los planetas, las doce casas y las fechas de una vida.',
    },
    'report:year': {
      name: 'El año que empieza',
      text: 'De cumpleaños a cumpleaños: la revolución solar, los planetas lentos mes a mes, los eclipses.',
    },
    'report:relationship': {
      name: 'Amor y pareja',
      text: 'Dos cartas lado a lado: qué trae cada quien, dónde se encuentran, qué pide paciencia.',
    },
    'report:vocation': {
      name: 'Trabajo y vocación',
      text: 'A qué te llama tu carta, qué jornada te sienta, qué tarda años y después sostiene.',
    },
    'report:juno': {
      name: 'El libro de Juno',
      text: 'En qué términos te quedas con alguien, contado con calma.',
    },
    'report:child': {
      name: 'Carta natal infantil',
      text: 'Para madres y padres: cómo puede vivir el mundo y qué le ayuda en casa.',
    },
  },
  kinds: {
    pack: {
      delivery: 'Lo que compras está en tu cuenta justo después del pago.',
      service: 'El servicio empieza justo después del pago y se usa en tu cuenta. No tiene fecha de término.',
      withdraw:
        'Los mensajes que no usaste salen de tu cuenta enseguida y su precio vuelve a tu medio de pago.',
      ready: 'Lo que compraste está en tu cuenta.',
      pending: 'Tenemos tu pedido. En cuanto se confirme el pago, lo que compraste estará en tu cuenta.',
      expired: 'No se te cobró nada. El tiempo para pagar terminó; basta con hacer el pedido de nuevo.',
      toShop: 'Ver los paquetes',
    },
    report: {
      delivery:
        'El libro se hace justo después del pago, casi siempre en menos de un minuto, y queda en la página de tu pedido, para leerlo y en PDF.',
      service:
        'Lo que compras es contenido digital, hecho con los datos de nacimiento que diste. Se entrega en cuanto está hecho y se queda en la página de tu pedido.',
      withdraw: 'Si el libro aún no está hecho, ya no se hace, y su precio vuelve a tu medio de pago.',
      ready: 'Tu libro está listo.',
      pending: 'Recibimos tu pedido. En cuanto se confirme el pago, hacemos tu libro.',
      expired: 'No se cobró nada. Se acabó el tiempo para pagar; basta con pedirlo de nuevo.',
      toShop: 'Ver los libros',
    },
    consulting: {
      delivery: 'La consulta se hace a la hora acordada, y la cita te llega por correo.',
      service: 'El servicio es la conversación a la hora acordada y termina con ella.',
      withdraw:
        'La hora acordada queda libre y el precio de la parte que no se hizo vuelve a tu medio de pago.',
      ready: 'Tu hora está reservada. La cita te llega por correo.',
      pending:
        'Tenemos tu pedido. En cuanto se confirme el pago, tu hora queda reservada y la cita te llega por correo.',
      expired:
        'No se te cobró nada. El tiempo para pagar terminó. Mientras tu hora no haya llegado, el enlace de nuestro último correo te lleva otra vez al pago.',
      toShop: 'Ver las consultas',
    },
  },
  taxes: {
    inclusive: 'Los impuestos están incluidos.',
    exclusive: 'El impuesto sobre las ventas se suma al pagar, si tu estado lo cobra.',
  },
  ticks: {
    begin:
      'Quiero que el servicio empiece ahora, antes de que termine el plazo de desistimiento. Sé que, si desisto, pago la parte que ya usé, y que de un servicio usado por completo no se puede desistir.',
    content:
      'Quiero la entrega ahora, antes de que termine el plazo de desistimiento. Sé que mi derecho de desistimiento termina con la entrega.',
    preliminary: 'Leí la información previa que está arriba.',
    contract: 'Leí el contrato de venta a distancia que está arriba y lo acepto.',
  },
  withdrawal: {
    tr: 'Puedes desistir en los 14 días siguientes al pago sin dar motivos. Te devolvemos el precio de lo que no usaste.',
    us: '¿Cambiaste de idea? En los 14 días siguientes al pago te devolvemos el precio de lo que no usaste, sin preguntar por qué.',
    eu: 'Puedes desistir en los 14 días siguientes al pago sin dar motivos. Te devolvemos el precio de lo que no usaste, por el mismo medio de pago y en 14 días como máximo.',
    br: 'Puedes desistir en los 7 días siguientes al pago sin dar motivos. Te devolvemos el precio completo.',
    mx: '¿Cambiaste de idea? En los 14 días siguientes al pago te devolvemos el precio de lo que no usaste, sin preguntar por qué.',
  },
  shop: {
    title: 'Más mensajes con Celestia',
    description:
      'Paquetes de mensajes para tus conversaciones con Celestia: un solo pago, nada se renueva y lo que no uses se puede devolver dentro del plazo.',
    heading: 'Más mensajes con Celestia',
    lede: 'Cada día tienes mensajes gratis. Cuando una conversación pide más, un paquete la continúa.',
    buy: 'Elegir',
    each: '{{amount}} por mensaje',
    facts: [
      'Un solo pago. No hay suscripción y nada se renueva por su cuenta.',
      'Primero se usan los mensajes gratis del día, y solo después los que compraste.',
      'Lo que compras no caduca. Se queda en tu cuenta hasta que lo uses.',
    ],
    account: 'Un paquete pertenece a una cuenta. Inicia sesión primero y volverás aquí.',
    currency: 'Precios en',
    show: 'Ver',
    closed: 'Aquí todavía no hay nada a la venta. Tus mensajes gratis vuelven cada día.',
    elsewhere: 'Todavía no vendemos en tu país. Tus mensajes gratis vuelven cada día.',
    settled: 'Ya hiciste un pedido, así que tus precios siguen en su moneda.',
    orders: 'Mis pedidos',
  },
  premium: {
    title: 'Premium: más tiempo con Celestia',
    description: 'Lo que te da Premium: 300 mensajes con Celestia y un solo pago.',
    heading: 'Más tiempo con Celestia',
    lede: '300 mensajes para las conversaciones que no caben en un día.',
    points: [
      'Pagas una vez. Nada se renueva y no hay nada que cancelar.',
      'Los mensajes no caducan, y los gratuitos de cada día siguen ahí.',
      'Celestia habla desde tu carta calculada y no promete resultados.',
    ],
    price: '{{amount}}, una sola vez',
    link: 'Ver la oferta',
    chat: 'Ahora no, volver con Celestia',
  },
  order: {
    title: 'Tu pedido',
    description: 'Tu pedido en Celestia: pago, recibo y desistimiento.',
    check: 'Revisa y paga',
    heading: 'Tu pedido',
    product: 'Producto',
    price: 'Precio',
    reference: 'Pedido',
    day: 'Fecha del pedido',
    state: 'Pago',
    made: 'Entrega',
    receipt: 'Recibo',
    paid: 'Pagado',
    refunded: 'Devuelto',
    before: 'Antes de pagar',
    preliminary: [
      'Vende quien administra este sitio; su nombre y dirección están abajo.',
      'Compras {{product}} por {{amount}}. {{taxes}} No hay otros gastos.',
      '{{delivery}} Pagas por medio de nuestro proveedor de pagos; nosotros nunca vemos tu tarjeta.',
      'Las preguntas y quejas nos llegan por el formulario de contacto, y las respondemos por correo.',
    ],
    contractHeading: 'Contrato de venta a distancia',
    contract: [
      'Este contrato es entre tú y quien administra este sitio, cuyo nombre está abajo. Se celebra cuando pagas, y tu recibo es su copia.',
      'Su objeto es {{product}} por {{amount}}, impuestos incluidos, en un solo pago.',
      '{{service}}',
      'Tienes el derecho de desistimiento descrito arriba. Lo ejerces con un botón en la página de este pedido o con cualquier aviso claro que nos envíes.',
      'En caso de conflicto puedes acudir al comité de arbitraje o al tribunal de consumo de tu lugar de residencia.',
    ],
    preliminaryHeading: 'Información previa',
    seller: 'Vendedor',
    agree: 'Por favor, confirma',
    missing: 'Marca esta casilla para continuar.',
    summary: 'Falta algo antes de pagar:',
    pay: 'Comprar y pagar {{amount}}',
    leaves: 'Pagas en la página de nuestro proveedor de pagos y vuelves aquí.',
    down: 'En este momento no podemos abrir la página de pago. No se te cobró nada. Inténtalo de nuevo en unos minutos.',
    closed: 'Esto no está a la venta por el momento. No se te cobró nada.',
    toChat: 'Hablar con Celestia',
    toOrders: 'Todos mis pedidos',
    seconds: 'Este pedido se pagó dos veces. Te devolvimos completo el segundo pago: {{amount}}.',
    withdraw: {
      heading: 'Desistir del contrato',
      until: 'Puedes hacerlo hasta el {{until}}.',
      link: 'Desistir del contrato aquí',
      confirm: '¿Seguro que quieres desistir?',
      submit: 'Desistir ahora',
      keep: 'Conservar mi pedido',
      done: 'Recibimos tu desistimiento. El dinero ya va de regreso.',
      over: 'Ya no se puede desistir de este pedido.',
      mailed: 'Recibes una confirmación por correo.',
      unmailed:
        'No enviamos correos a una dirección sin confirmar. Esta página es tu confirmación: imprímela o guárdala.',
    },
    copy: 'Tu contrato',
    unmailed:
      'No enviamos correos a una dirección sin confirmar. Esta página es tu copia: imprímela o guárdala.',
  },
  states: {
    open: 'Sin pagar todavía',
    pending: 'Pago en camino',
    paid: 'Pagado',
    partly_refunded: 'Pagado, devuelto en parte',
    refunded: 'Devuelto',
    disputed: 'En revisión por tu banco',
    won: 'Pagado',
    lost: 'Devuelto por tu banco',
    expired: 'Sin pagar, cerrado',
  },
  delivery: {
    waiting: 'Después del pago',
    making: 'En preparación',
    ready: 'Entregado',
    failed: 'Con retraso: lo estamos resolviendo',
  },
  list: {
    title: 'Mis pedidos',
    description: 'Tus pedidos en Celestia, con recibos y desistimientos.',
    heading: 'Mis pedidos',
    empty: 'Todavía no has pedido nada.',
    shop: 'Ver los paquetes',
    left: {
      one: 'Te queda un mensaje comprado.',
      other: 'Te quedan {{count}} mensajes comprados.',
    },
  },
  success: {
    title: 'Gracias por tu pedido',
    description: 'Qué pasa después de tu pedido en Celestia.',
    paid: '¡Gracias! El pago está hecho.',
    making: 'Estamos preparando lo que compraste. No tardará: esta página te avisará.',
    pendingHeading: 'Tu pago está en camino',
    receipt: 'El recibo te llega por correo.',
    toOrder: 'Ver el pedido',
    bareHeading: '¿Dónde está mi pedido?',
    bare: 'Tus pedidos están en tu cuenta. Si hiciste el pedido sin cuenta, el enlace está en el correo que te enviamos.',
    again: 'Revisar otra vez',
    unsureHeading: 'Aún no sabemos si está pagado',
    unsure:
      'Nuestro proveedor de pagos no responde en este momento y no podemos decirlo. Si pagaste, no se pierde nada: seguimos preguntando, y recibes lo que compraste en cuanto nos responda. Por favor, no pagues otra vez.',
    unmailed:
      'No enviamos correos a una dirección sin confirmar. El recibo está junto a tu pedido: imprímelo o guárdalo ahí.',
  },
  error: {
    title: 'El pago no se completó',
    description: 'Qué hacer cuando un pago en Celestia no se completó.',
    heading: 'El pago no se completó',
    open: 'No se te cobró nada. Tu pedido espera: puedes intentarlo otra vez, también con otro medio de pago.',
    foreign:
      'No encontramos este pedido, o no es tuyo. Si lo hiciste tú, inicia sesión con la cuenta que usaste o abre el enlace de tu correo.',
    bareHeading: '¿Falló un pago?',
    bare: 'Un pedido sin pagar no cuesta nada. Encuentras el tuyo en tu cuenta y desde ahí puedes intentarlo otra vez.',
    retry: 'Intentar otra vez',
    contact: 'Escríbenos',
  },
  mail: {
    agreed: 'Lo que confirmaste antes de pagar:',
    contract: 'Tu contrato con nosotros:',
    seller: 'Vendido por:',
    link: 'Tu pedido, recibo y desistimiento',
    receipt: {
      subject: 'Tu recibo {{number}}',
      lines: [
        'Gracias por tu pedido. Este es tu recibo {{number}} del {{day}}.',
        '{{product}}: {{amount}}, pagado.',
      ],
    },
    withdrawn: {
      subject: 'Recibimos tu desistimiento ({{number}})',
      lines: [
        'Desististe de tu pedido {{number}} ({{product}}). Confirmamos que recibimos esta declaración.',
        'Lo que no usaste se retira de tu cuenta y su precio vuelve al medio de pago que usaste.',
      ],
    },
    refunded: {
      subject: 'Devolución del pedido {{number}}',
      lines: [
        'Te devolvimos {{refunded}} de {{amount}} por {{product}}. Tu banco tarda unos días en mostrarlo.',
      ],
    },
    returned: {
      subject: 'Te devolvimos un pago',
      lines: [
        'Llegó un pago por {{product}} que no pudimos aplicar, por repetido o porque llegó tarde. Lo devolvimos completo: {{returned}}.',
      ],
    },
    ready: {
      subject: 'Tu libro está listo',
      lines: ['Tu libro ({{product}}) está hecho. Está en la página de tu pedido, para leer y en PDF.'],
    },
    delayed: {
      subject: 'Tu libro tarda un poco más',
      lines: [
        'Hasta ahora no hemos podido hacer tu libro ({{product}}). Lo sabemos, y se hará de nuevo. No se pierde nada: te escribimos en cuanto esté.',
      ],
    },
    howTo:
      'Cómo desistir: abre tu pedido con el enlace de abajo y pulsa el botón para desistir del contrato, o escribe a quien vende con palabras claras, por ejemplo:',
    model:
      '«Desisto de mi contrato por {{product}}, pedido {{reference}}, hecho el {{ordered}}». Con tu nombre, tu dirección y la fecha.',
  },
};
