import type { ConsultingWords } from '../en/consulting.ts';

/** Consultas: qué se puede pedir y quién las da. Las personas son ejemplos. */
export const consulting: ConsultingWords = {
  title: 'Consulta astrológica: habla con alguien que lee cartas',
  description:
    'Cuatro conversaciones sobre tu carta, de media hora a hora y media. Propones tres horarios, te confirman uno y pagas cuando el horario les sirve a ambas partes.',
  heading: 'Habla de tu carta con un astrólogo',
  lede: 'Una página puede contarte qué dice tu carta. Para preguntarte qué querías saber hace falta una persona. Elige una conversación, propón tres horarios y espera la respuesta por correo.',
  test: {
    heading: '¿No sabes cuál elegir?',
    text: 'Siete preguntas breves te sugieren una conversación y una persona, y te dicen por qué.',
    link: 'Haz el test',
  },
  books: { text: '¿Prefieres leer, a tu ritmo?', link: 'Seis libros, cada uno hecho de un nacimiento' },
  book: 'Pedir un horario',
  notOpen: 'Todavía no recibimos solicitudes. El resto de la página está como va a quedar.',
  elsewhere: 'Todavía no ofrecemos consultas donde estás. Todo lo de esta página lo puedes leer.',
  notOpenShort: 'Aún no está abierto',
  sample: {
    badge: 'Ejemplo',
    list: 'Las personas de abajo son ejemplos: no existen, y muestran cómo se verá un perfil.',
    one: 'Este es un perfil de ejemplo. {{name}} no existe; la página muestra cómo se verá un perfil.',
  },
  minutes: { one: '{{count}} minuto', other: '{{count}} minutos' },
  payLater: 'Pagas una sola vez, y solo cuando ya hay un horario acordado. Antes de pagar ves el precio.',
  how: {
    heading: 'Cómo funciona',
    first:
      'Llenas un solo formulario: de qué se trata, tres horarios que te convengan y tus datos de nacimiento.',
    second:
      'En siete días como máximo te llega un correo: uno de tus horarios, otro distinto o un «no» claro.',
    third: 'Aceptas con un enlace. Después pagas y el horario es tuyo, con un archivo para tu calendario.',
    fourth: 'Un día antes te llega un recordatorio. Se habla por video o solo con voz, como prefieras.',
  },
  fair: {
    heading: 'Qué no es',
    text: 'Una consulta es una conversación sobre tendencias y momentos. No promete resultados ni reemplaza a un médico, un abogado, un terapeuta o un asesor financiero. Nadie te dirá que algo tiene que pasar.',
  },
  list: {
    packages: 'Cuatro conversaciones',
    astrologers: 'Quién las da',
    more: 'Qué incluye',
    profile: 'Leer el perfil',
    back: 'Todas las conversaciones y perfiles',
  },
  parts: {
    gets: 'Qué incluye',
    not: 'Qué no hace',
    bring: 'Qué traes tú',
    who: 'Quién la ofrece',
    speaks: 'Idiomas',
    about: 'Sus temas',
    works: 'Cómo trabaja',
    offers: 'Conversaciones',
  },
  packages: {
    natal: {
      name: 'Lectura de carta natal',
      title: 'Lectura de carta natal con un astrólogo, 75 minutos',
      line: 'La carta entera, leída en voz alta y entre dos.',
      lede: 'Ponen tu carta sobre la mesa: lo que te sale fácil, lo que te hace tropezar siempre y qué tiene que ver una cosa con la otra. Puedes interrumpir en cualquier frase y pedir un ejemplo.',
      first: 'Sol, Luna, Ascendente y los planetas que más pesan en tu carta',
      second: 'Tiempo para dos o tres temas que eliges tú: trabajo, cercanía, familia, una mudanza',
      third: 'La grabación y media página de notas al día siguiente',
      not: 'No mira hacia adelante; para los próximos meses hay otra conversación.',
      bring:
        'Fecha, hora y lugar de nacimiento. Si nadie sabe la hora, dilo: la lectura dejará las casas de lado.',
    },
    year: {
      name: 'El año por delante',
      title: 'El año por delante: una hora sobre tus próximos doce meses',
      line: 'Doce meses, y cuáles de sus semanas merecen un círculo en el calendario.',
      lede: 'Los planetas lentos se toman su tiempo al pasar por los puntos importantes de tu carta. En esta hora se buscan esos tramos, se habla de lo que piden y se ordenan por mes, para que puedas planear.',
      first: 'Los tres o cuatro temas más largos de tus próximos doce meses, con fechas',
      second: 'Eclipses y retrogradaciones, solo donde tocan tu carta',
      third: 'Una lista de fechas por correo, en el orden en que llegan',
      not: 'No anuncia hechos. Una fecha dice cuándo aparece un tema; qué haces con él queda en tus manos.',
      bring: 'Fecha, hora y lugar de nacimiento, y lo que ya está decidido para el año que viene.',
    },
    relationship: {
      name: 'Lectura de pareja',
      title: 'Lectura de pareja: dos cartas, noventa minutos',
      line: 'Dos cartas lado a lado, y la misma atención para ambas.',
      lede: 'Puedes venir sin compañía o con la otra persona. Se mira dónde coinciden las cartas sin esfuerzo, dónde tiran para lados distintos y cuál de sus peleas es siempre la misma.',
      first: 'Una comparación de las dos cartas, en palabras sencillas',
      second: 'El patrón que está debajo de casi todas las discusiones',
      third: 'Dos cosas para probar, una para cada quien',
      not: 'No dice si quedarse o irse, y no lee la carta de alguien que no estuvo de acuerdo.',
      bring:
        'Aquí, solo tus datos. Los de la otra persona se dan en la conversación: los da ella misma, o tú con su permiso.',
    },
    question: {
      name: 'Una pregunta',
      title: 'Una pregunta a un astrólogo, 30 minutos',
      line: 'Una decisión, y media hora para mirarla con el cielo delante.',
      lede: 'Tienes un asunto enfrente y ya le diste suficientes vueltas. Escríbelo en una o dos frases: quien te atiende llega con la tarea hecha y la media hora es toda para eso.',
      first: 'Una respuesta que empieza por tu pregunta',
      second: 'Lo que el cielo de estas semanas dice sobre el momento',
      third: 'Un paso que puedes probar',
      not: 'Las preguntas sobre salud, juicios o inversiones se devuelven sin leer.',
      bring: 'La pregunta. Los datos de nacimiento ayudan, pero esta conversación sale bien sin ellos.',
    },
  },
  astrologers: {
    'defne-aksoy': {
      title: 'Defne Aksoy: perfil de ejemplo',
      line: 'La carta como historia de familia',
      about: 'Familia, infancia, la Luna',
      first:
        'Empieza por la Luna, porque ahí la gente deja de justificarse. En su hora hay silencios largos y al menos una historia de abuela.',
      works:
        'Lee despacio y deja hablar. Mientras cuentas, dibuja tu carta a mano; después te manda el dibujo.',
    },
    'nora-whitfield': {
      title: 'Nora Whitfield: perfil de ejemplo',
      line: 'Palabras claras, fechas con cuidado',
      about: 'Trabajo, cambios de rumbo, momentos',
      first:
        'Dice lo principal en los primeros cinco minutos y dedica el resto a mostrar de dónde sale. Para quien prefiere oír las cosas sin rodeos.',
      works:
        'Comparte la carta en pantalla. Cada afirmación viene con su posición, para que la busques después.',
    },
    'ximena-robles': {
      title: 'Ximena Robles: perfil de ejemplo',
      line: 'Dos personas y una mesa de cocina',
      about: 'Amor, amistad, vida en común',
      first:
        'Escucha la frase que en la pareja ya nadie dice. Compara cartas como se comparan recetas: qué lleva cada una y qué le sobra.',
      works: 'Prefiere que vengan las dos personas. Si viene una sola, la otra carta se queda cerrada.',
    },
    'etienne-garnier': {
      title: 'Étienne Garnier: perfil de ejemplo',
      line: 'Primero el método, luego el sentido',
      about: 'Decisiones, estudios, técnica tradicional',
      first:
        'Trabaja con las reglas antiguas y dice cuál está usando. Le gusta la pregunta precisa y la contesta con precisión, dudas incluidas.',
      works: 'Pide la pregunta por escrito dos días antes. Después manda una página con el razonamiento.',
    },
    'caio-barreto': {
      title: 'Caio Barreto: perfil de ejemplo',
      line: 'El año como mapa del tiempo',
      about: 'Los próximos meses, trabajo, mudanzas',
      first:
        'Mira un año como quien sale a navegar: dónde ayuda la corriente y dónde hay que remar. Hace bromas, nunca a costa tuya.',
      works:
        'Va mes por mes y se detiene donde le digas. Te llevas una lista de fechas que cabe en el refrigerador.',
    },
    'emre-tunali': {
      title: 'Emre Tunalı: perfil de ejemplo',
      line: 'Para una hora dudosa y una pregunta segura',
      about: 'Horas de nacimiento inciertas, giros de la vida, una sola pregunta',
      first:
        'Disfruta el rompecabezas: con algunas fechas de tu vida, un «nació como a mediodía» se vuelve más preciso. Y si no, también lo dice.',
      works:
        'Te pide de antemano cinco hechos de tu vida con su fecha. Te dice, en números, qué tan seguro es cada paso.',
    },
  },
};
