import type { ErrorsWords } from '../en/errors.ts';

/** What went wrong, by stable code. Shown beside the field, and in the API's answers. */
export const errors: ErrorsWords = {
  summary: { one: 'Hay un dato por revisar', other: 'Hay {{count}} datos por revisar' },
  codes: {
    invalid_input: 'Parte de lo enviado no se puede usar.',
    date_out_of_range: 'La fecha debe estar entre el 1 de enero de 1900 y el 31 de diciembre de 2099.',
    date_in_future: 'El nacimiento está en el futuro: ese día o esa hora todavía no llega.',
    time_does_not_exist: 'Ese día los relojes se adelantaron y esta hora nunca existió en ese lugar.',
    time_is_ambiguous:
      'Ese día los relojes se atrasaron y esta hora ocurrió dos veces. ¿Cuál de las dos fue?',
    unknown_place: 'No conocemos este lugar.',
    broken_body: 'El envío se interrumpió antes de completarse. Inténtalo de nuevo.',
    body_too_large: 'Es más de lo que acepta esta dirección.',
    unsupported_media_type: 'Esta dirección no acepta este tipo de contenido.',
    method_not_allowed: 'Esta dirección no admite ese tipo de solicitud.',
    charts_full: 'Una cuenta guarda como máximo 200 cartas. Borra una para hacer lugar.',
    invalid_token: 'No pudimos confirmar este inicio de sesión. Inicia sesión de nuevo.',
    unauthorized: 'Primero inicia sesión.',
    human_check_failed: 'No pudimos saber si eres una persona. Inténtalo de nuevo.',
    other_person: 'Este inicio de sesión es de otra cuenta, no de la que tienes abierta.',
    recent_login_required: 'Por tu seguridad, inicia sesión una vez más antes de hacer esto.',
    accounts_unavailable:
      'En este momento no se puede acceder a las cuentas. Las calculadoras funcionan como siempre; inténtalo de nuevo en un momento.',
    forbidden_origin: 'Aquí no se aceptan solicitudes de otros sitios.',
    not_found: 'No hay nada en esta dirección.',
    too_many_requests: 'Demasiadas solicitudes en poco tiempo. Espera un minuto y vuelve a intentarlo.',
    places_unavailable: 'La lista de lugares no está disponible ahora. Vuelve a intentarlo en un momento.',
    internal: 'Algo falló de nuestro lado. Vuelve a intentarlo en un momento.',
  },
  fields: {
    date: {
      required: 'Ingresa la fecha de nacimiento.',
      impossible: 'Este día no existe en el calendario.',
      malformed: 'Escribe la fecha en números: día, mes y año de cuatro cifras.',
      out_of_range: 'El año debe estar entre 1900 y 2099.',
      in_future: 'Esta fecha todavía no llega. Escribe una fecha que ya pasó, o la de hoy.',
      skipped_day: 'En ese lugar, el calendario se saltó este día.',
    },
    time: {
      required: 'Ingresa la hora de nacimiento o marca que no la sabes.',
      malformed: 'Escribe la hora con horas y minutos, por ejemplo 14:30.',
      no_minute: 'Agrega los minutos. Si era en punto, escribe 00.',
      no_half: 'Indica si era antes o después del mediodía.',
      in_future: 'En el lugar de nacimiento todavía no es esta hora. Revísala.',
      does_not_exist:
        'Ese día los relojes se adelantaron: esta hora nunca existió en ese lugar. Revisa la hora o indica la diferencia con UTC en «Más opciones».',
      ambiguous:
        'Ese día los relojes se atrasaron, así que esta hora ocurrió dos veces. Elige abajo cuál fue.',
    },
    timeFrom: {
      required: 'Escribe a qué hora empieza el intervalo.',
      malformed: 'Escribe la hora con minutos, por ejemplo 14:00.',
      in_future: 'En el lugar de nacimiento todavía no es tan tarde. Revisa las horas.',
      does_not_exist: 'Ese día se adelantaron los relojes: allí ninguna de estas horas existió. Revísalas.',
      not_with_time: 'Da la hora o el intervalo en que cae, no las dos cosas.',
    },
    timeTo: {
      required: 'Escribe a qué hora termina el intervalo.',
      malformed: 'Escribe la hora con minutos, por ejemplo 16:00.',
      before_from:
        'El final debe venir después del comienzo, en la misma fecha. ¿Naciste cerca de la medianoche? Elige la fecha y da la parte de antes o la de después.',
    },
    dayPart: {
      malformed: 'No conocemos esta parte del día.',
      not_with_time: 'Da la hora o la parte del día, no las dos cosas.',
    },
    place: {
      required: 'Ingresa el lugar de nacimiento.',
      malformed: 'Indica el lugar por su identificador, o por latitud, longitud y zona horaria.',
      unknown: 'No encontramos este lugar. Prueba con una ciudad cercana más grande.',
      choose: 'Hay más de un lugar que coincide. Elige uno abajo.',
      confirm: '¿Te refieres a este lugar? Elígelo abajo o agrega la región y el país.',
      nearest:
        'No conocemos «{{words}}». Si queda en uno de los lugares de abajo o cerca de él, elígelo. Si no, escribe la ciudad grande más cercana.',
      unavailable: 'La lista de lugares no está disponible ahora. Vuelve a intentarlo en un momento.',
    },
    latitude: { malformed: 'La latitud es un número entre −90 y 90.' },
    longitude: { malformed: 'La longitud es un número entre −180 y 180.' },
    kind: { malformed: 'No conocemos este tipo de eclipse: escribe solar o lunar.' },
    from: {
      required: 'Indica la primera fecha, por ejemplo 2001-01-01.',
      malformed: 'Escribe la fecha como año, mes y día: 2001-01-01.',
      out_of_range: 'La fecha debe estar entre el 1 de enero de 1900 y el 31 de diciembre de 2099.',
    },
    to: {
      required: 'Indica la última fecha, por ejemplo 2020-12-31.',
      malformed: 'Escribe la fecha como año, mes y día: 2001-01-01.',
      out_of_range: 'La fecha debe estar entre el 1 de enero de 1900 y el 31 de diciembre de 2099.',
      before_from: 'La última fecha es anterior a la primera.',
      too_far: 'La última fecha puede ser como máximo 400 días posterior a la primera.',
    },
    at: {
      malformed: 'Escribe el instante en UTC, por ejemplo 2026-03-01T12:00:00Z.',
      out_of_range: 'El instante debe estar entre los años 1900 y 2099.',
      not_with_from: 'Indica un solo instante, o bien una primera y una última fecha.',
    },
    onDay: {
      malformed: 'Escribe el día como año, mes y día: 2026-03-01.',
      out_of_range: 'El día debe estar entre los años 1900 y 2099.',
      not_with_at: 'Da un día o un instante, no las dos cosas.',
    },
    points: { malformed: 'Da los puntos por su nombre y su longitud, de 0 a 360 grados; 18 como máximo.' },
    days: { malformed: 'Da un número entero de días, de 1 a 61.' },
    count: { malformed: 'Indica un número entero del 1 al 20.' },
    bodies: { malformed: 'Indica al menos un astro en movimiento, del Sol a Plutón.' },
    timeZone: { malformed: 'No conocemos esta zona horaria.' },
    houseSystem: { malformed: 'No conocemos este sistema de casas.' },
    zodiac: {
      malformed: 'No conocemos este zodíaco: tropical, lahiri o fagan-bradley.',
      differs: 'Dibuja las dos cartas en el mismo zodíaco.',
    },
    node: { malformed: 'Elige el nodo verdadero o el medio.' },
    lilith: { malformed: 'Elige la Lilith media o la verdadera.' },
    orbs: { malformed: 'Elige orbes normales, estrechos o amplios.' },
    fold: { malformed: 'Elige la primera o la segunda de las dos horas.' },
    utcOffset: {
      malformed: 'Escribe la diferencia con horas y minutos, por ejemplo +03:00; 16 horas como máximo.',
    },
    instant: {
      malformed: 'Escribe el instante en UTC, por ejemplo 1990-06-10T11:30:00Z.',
      out_of_range: 'El instante debe estar entre los años 1900 y 2099.',
    },
    year: {
      required: 'Indica un año, por ejemplo 2025.',
      malformed: 'Escribe el año con cuatro cifras, por ejemplo 2025.',
      out_of_range: 'El año debe estar entre 1900 y 2099.',
    },
    show: { malformed: 'No conocemos este tipo de evento.' },
    tz: { malformed: 'Esta zona horaria no está en nuestra lista.' },
    month: { malformed: 'Escribe el mes como año y mes, por ejemplo 2026-11, entre 1900 y 2099.' },
    lang: { malformed: 'No tenemos este idioma: tr, en, es, fr o pt.' },
    body: { malformed: 'La solicitud no es un JSON válido.' },
    name: { malformed: 'Escribe un nombre de 80 caracteres como máximo.' },
    r: {
      required: 'Indica las respuestas.',
      malformed: 'No se pueden leer estas respuestas o faltan algunas.',
    },
    with: { malformed: 'No se pueden leer las otras respuestas o faltan algunas.' },
    s: { required: 'Indica los signos.', malformed: 'No se pueden leer estos signos.' },
    style: { malformed: 'No tenemos ese estilo: night, paper o dusk.' },
    format: { malformed: 'No tenemos ese formato: story o square.' },
    q: {
      required: 'Escribe el nombre de un lugar.',
      too_long: 'Es más largo que cualquier nombre de lugar.',
    },
  },
};
