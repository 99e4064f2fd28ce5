import type { CareWords } from '../../en/celestia/care.ts';

export const care: CareWords = {
  danger: {
    card: [
      'Dejo la carta a un lado, porque lo que acabas de escribir importa más que cualquier planeta. Soy una inteligencia artificial y no puedo sentarme a tu lado; tú necesitas a alguien que sí pueda. Por favor llama ahora a uno de estos números, o busca a la persona que tengas más cerca y díselo tal como me lo dijiste a mí.',
      'Si puedes, aléjate de lo que podrías usar para hacerte daño y no pases esta noche a solas. Si ya te lastimaste o tomaste algo, llama a emergencias en este momento.',
      'Si escribes por alguien a quien quieres, quédate a su lado si no corres peligro, pregúntale sin rodeos y llama. Estas líneas también te atienden a ti.',
    ],
    followUps: [
      'No se me olvidó lo que me contaste, así que la carta sigue cerrada por ahora. ¿Pudiste hablar con alguien? Los números siguen aquí, y se puede llamar sin saber qué decir.',
      'Prefiero volver a preguntar antes que hacer como si nada: ¿corres peligro en este momento? Si es así, llama ya, por favor. Si hay alguien contigo, cuéntamelo, y cuéntaselo también.',
      'Los planetas pueden esperar, no se van a ninguna parte. Ahora quiero que haya una persona cerca de ti. ¿A quién podrías llamar, aunque sea solo para oír una voz?',
    ],
    safe: 'Qué bueno que me lo dices. Busca compañía hoy y deja los números a la vista. Un dolor así suele venir por olas, y hay gente que sabe acompañarte hasta que la ola baja.',
    minor:
      'Tienes pocos años y por eso es todavía más importante que hoy lo sepa una persona adulta de tu confianza: tu mamá, tu papá, una tía, alguien de tu escuela. En la tarjeta hay una línea para gente de tu edad y nadie se va a burlar.',
  },
  hint: {
    question: [
      'Voy a soltar las estrellas un momento. Hay algo muy pesado en lo que escribiste y prefiero preguntar que adivinar: ¿estás pensando en quitarte la vida o en hacerte daño?',
      'Puedes contestar con una palabra. Si es que sí, o no lo sabes, hay personas a las que puedes llamar ahora mismo; abajo están sus números. Si es que no, cuéntame qué te pesa, te leo.',
    ],
    followUps: [
      'Ya voy a tu pregunta. Antes quiero saber de la mía: ¿piensas en morir o en hacerte daño? No me vas a asustar y no tienes que explicar nada.',
      'Pasamos por encima de lo que te pregunté, y está bien. Los números se quedan aquí. Si eso tan pesado vuelve hoy o la semana que viene, llama antes de que crezca.',
    ],
    safe: 'Gracias por decírmelo claro. Aun así suena a una racha difícil, y no hace falta correr peligro para merecer que alguien escuche. Los números se quedan aquí por si el día se alarga. Cuando quieras, vuelve a preguntarme.',
  },
  doubt:
    'Y una cosa más, aparte de las estrellas: si esto te pesa más de lo que parece al leerlo, dímelo con todas las letras o llama a uno de los números de abajo. Prefiero decirlo una vez de más.',
  violence: {
    card: [
      'Sobre esto no voy a leer ninguna carta. Ningún planeta hace que alguien te lastime, y nada en tu cielo lo vuelve culpa tuya ni algo que te toque aguantar.',
      'En estas líneas hablan todos los días con personas que viven lo mismo. No te van a decir qué hacer: escuchan, piensan contigo cómo protegerte y saben dónde hay refugio. Si corres peligro ahora, llama a emergencias.',
      'Puede que alguien más vea esta pantalla. El botón te saca de esta página al instante; después puedes borrar la visita del historial.',
    ],
    child: [
      'Gracias por contarlo, no es fácil. Cuando alguien mayor golpea, toca o asusta a una niña o un niño, la culpa nunca es de quien lo sufre, aunque le hayan pedido guardar el secreto.',
      'Por favor, díselo hoy a una persona adulta de confianza: en la escuela, en la familia, en la casa de al lado. En la línea de abajo escuchan justo esto, y puedes llamar aunque dudes de si cuenta. Si está pasando ahora, llama a emergencias.',
      'Si te preocupa una niña o un niño que conoces, también puedes llamar; no te pedirán pruebas.',
    ],
    followUps: [
      'Dejo la carta cerrada un poco más, porque lo que me contaste no se termina al cambiar de tema. ¿Estás ahora en un lugar seguro?',
      'Los números siguen aquí para cuando tengas un minuto tranquilo. Llamar no decide nada; solo hace que alguien lo sepa.',
    ],
    hint: 'También escribiste algo que suena a que ya no puedes más. ¿Estás pensando en quitarte la vida? Si es así, en la tarjeta está el número para esta misma noche.',
    relationship:
      'Volver o no con alguien que te lastima no es una pregunta que yo le haga a una carta. En estas líneas pueden pensarlo contigo, a tu ritmo.',
  },
  minor: {
    sexual:
      'Me contaste que tienes menos de dieciocho años, y de eso no hablo aquí. Es normal tener curiosidad; tu familia, alguien de la escuela o la línea de abajo te van a responder sin hacerte pasar vergüenza.',
    'grown-up':
      'Me dijiste tu edad, así que no voy a comparar tu carta con la de una persona adulta en ese sentido. Si alguien mayor te pide que quede entre ustedes, cuéntaselo a otra persona adulta de confianza, hoy si puedes. No hiciste nada malo.',
    secret:
      'Por favor no te veas con alguien que solo conoces por internet, no mandes fotos tuyas ni te vayas de casa porque lo diga una carta; la mía no lo dirá. Habla antes con una persona adulta de confianza o con la línea de abajo.',
  },
  sexualMinor: {
    refusal:
      'No. De niñas y niños no hablo de esa manera, y esta conversación termina aquí. Si te preocupan tus propios pensamientos o lo que le pasa a alguien menor que conoces, abajo hay un número al que puedes llamar sin dar tu nombre.',
    ended:
      'Esta conversación terminó. Los números se quedan aquí. Si alguien menor corre peligro, llama ahora, por favor.',
  },
  boundary: {
    grief: {
      text: 'Lo siento mucho. No voy a buscarle un motivo en el cielo: una muerte no lo necesita, y tú no necesitas otro acertijo.',
      instead:
        'Si quieres, miramos tu Luna: cómo sueles llevar una pérdida, qué te sostiene y qué días de este mes se ven más tranquilos. Y si la ausencia pesa demasiado, en el número de abajo hay alguien despierto.',
    },
    death: {
      text: 'Ninguna carta muestra cuándo ni cómo muere nadie, y quien diga lo contrario está jugando con tu miedo. Esa pregunta no la toco, ni por ti ni por la gente que quieres.',
      instead:
        'Lo que sí puedo mostrarte es dónde terminan y vuelven a empezar las cosas en tu carta, y qué pasa por ahí este año. ¿Está cambiando algo que te trajo la pregunta?',
    },
    illness: {
      text: 'En una carta no veo enfermedades, diagnósticos ni curaciones, y por favor no cambies un tratamiento ni una pastilla por un planeta. Eso se le pregunta a un médico o a una farmacéutica, y pronto si te quita el sueño.',
      instead:
        'La carta puede acompañarte alrededor de eso: hacia dónde se va tu energía, cómo descansas y qué semanas vienen cargadas, para que pidas ayuda a tiempo.',
    },
    pregnancy: {
      text: 'Si va a llegar un bebé, cuándo, o si será niña o niño, no está escrito en una carta. Tu cuerpo y una consulta médica saben mucho más que yo.',
      instead:
        'Puedo contarte cómo cuidas a quienes quieres, qué significa el hogar en tu carta y qué clima tienen estos meses mientras esperas, deseas o decides.',
    },
    court: {
      text: 'Nadie dicta sentencia mirando el cielo, así que no te diré cómo termina. Para saber qué firmar o qué decir, consulta a una abogada o a un servicio de asesoría gratuita.',
      instead:
        'Lo que puedo mirar es a ti en medio de todo: cómo discutes, dónde se te acaba la paciencia y qué días cerca de la audiencia se ven más tranquilos o más ruidosos.',
    },
    betting: {
      text: 'De mí no salen números, equipos ni monedas. Una carta no sabe qué sale después, y no quiero que pierdas dinero por algo que dije. Si el juego creció más de lo que querías, también de eso se puede hablar con alguien.',
      instead:
        'Puedo mostrarte cómo te llevas con el riesgo y con el dinero, qué te hace gastar y de dónde te viene la sensación de tener suficiente.',
    },
  },
  card: {
    titles: {
      suicide: 'Habla con alguien ahora',
      violence: 'Ayuda para ti',
      child: 'Ayuda para niñas, niños y adolescentes',
    },
    kinds: {
      emergency: 'Emergencias',
      suicide: 'Alguien que escucha',
      violence: 'Violencia y abuso',
      child: 'Infancia y adolescencia',
    },
    call: 'Llama al {{number}}',
    text: 'Escribe al {{number}}',
    textWord: 'Envía {{word}} al {{number}}',
    hours: {
      always: 'De día y de noche',
      daily: 'Todos los días de {{from}} a {{to}}',
      weekdays: 'De lunes a viernes de {{from}} a {{to}}',
      mondayToSaturday: 'De lunes a sábado de {{from}} a {{to}}',
    },
    directory: 'Líneas de todos los países: {{name}}',
    noCountry:
      'No sé en qué país estás. El número de emergencias de tu zona funciona desde cualquier teléfono, y en este directorio hay líneas de todas partes.',
    otherCountry: '¿Estás en otro país?',
    quickExit: 'Salir de esta página ya',
    standing: 'Siguen aquí por si hacen falta',
    checked: 'Números comparados con sus fuentes el {{date}}',
  },
};
