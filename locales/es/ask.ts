import type { AskWords } from '../en/ask.ts';

export const ask: AskWords = {
  title: 'Pregunta a Celestia, astróloga de inteligencia artificial',
  description:
    'Haz una pregunta sobre tu carta o sobre el cielo. Celestia es una IA: responde con posiciones calculadas, y cada una se puede abrir en la rueda.',
  heading: 'Pregunta a Celestia',
  who: { name: 'Celestia', is: 'astróloga de IA, no una persona' },
  lede: 'Soy una IA, no una persona. Leo tu propia carta y el cielo real, y junto a la respuesta verás cada posición en la que me apoyo.',
  form: {
    legend: 'Una pregunta para Celestia',
    question: 'Tu pregunta',
    hint: 'Escribe con tus palabras. Leo español, inglés, turco, francés y portugués.',
    birth: 'Tu nacimiento, si quieres que lea tu carta',
    birthHint: 'Si lo dejas en blanco, respondo solo con el cielo.',
    using: 'Tu nacimiento: {{birth}}',
    without: 'Responder sin mi nacimiento',
    submit: 'Preguntar a Celestia',
    submitting: 'Celestia está mirando…',
    privacy:
      'Leo tu pregunta y tu nacimiento, respondo y no los guardo. Quedan en esta pestaña hasta que la cierres.',
    offline: 'Parece que no hay conexión. Tu pregunta sigue aquí: envíala cuando vuelva.',
    failed: 'La respuesta no llegó. Tu pregunta sigue aquí: envíala otra vez, por favor.',
    limit: 'Desde tu red ya se preguntó todo lo posible por ahora. Puedes volver a preguntar {{when}}.',
    starters: 'O toca una de estas y cámbiala a tu gusto',
  },
  starters: [
    '¿Qué dice mi carta sobre el amor?',
    '¿Qué tipo de trabajo me va bien?',
    '¿Qué me trae esta semana?',
    '¿Qué necesita mi Luna?',
    '¿Cómo me llevo con el dinero?',
    '¿Qué hace Saturno en mi carta este año?',
    '¿Cuándo es la próxima Luna llena?',
    '¿Mercurio está retrógrado ahora?',
  ],
  about: {
    sun: '¿Qué dice mi Sol de mí?',
    moon: '¿Qué dice mi Luna de mí?',
    mercury: '¿Qué dice mi Mercurio de mí?',
    venus: '¿Qué dice mi Venus de mí?',
    mars: '¿Qué dice mi Marte de mí?',
    jupiter: '¿Qué dice mi Júpiter de mí?',
    saturn: '¿Qué dice mi Saturno de mí?',
    uranus: '¿Qué dice mi Urano de mí?',
    neptune: '¿Qué dice mi Neptuno de mí?',
    pluto: '¿Qué dice mi Plutón de mí?',
    node: '¿Qué dice mi Nodo Norte de mí?',
    lilith: '¿Qué dice mi Lilith de mí?',
    juno: '¿Qué dice mi Juno de mí?',
    chiron: '¿Qué dice mi Quirón de mí?',
    ascendant: '¿Qué dice mi Ascendente de mí?',
    midheaven: '¿Qué dice mi Medio Cielo de mí?',
  },
  answer: {
    heading: 'La respuesta de Celestia',
    asked: 'Tu pregunta: {{question}}',
    born: 'Leída en esta carta: {{birth}}',
    sky: 'Leída solo en el cielo, sin un nacimiento.',
    rests: 'En qué se apoya',
    texts: 'Más sobre estas posiciones',
    again: 'Preguntar otra cosa',
    note: 'Para reflexionar y disfrutar. Las decisiones de salud, de ley o de dinero son para quien conoce tu caso.',
  },
  samples: {
    heading: 'Cómo son las respuestas',
    label: 'Ejemplo',
    intro:
      'Celestia respondió esto en la última hora, para alguien que inventamos: 14 de marzo de 1994, 8:20, Ciudad de México.',
    questions: [
      '¿Qué busco en el amor?',
      '¿Cómo viene el día de hoy para mí?',
      '¿Cuándo es la próxima Luna nueva?',
    ],
  },
  does: {
    heading: 'Lo que hago',
    points: [
      'Leo signos, casas y aspectos tal como se calcularon para ti, y lo que hoy pasa por encima de ellos.',
      'Si preguntas por el tiempo, doy fechas.',
      'Si no sé algo, lo digo. Si la pregunta parte de un error, lo corrijo y sigo.',
    ],
  },
  wont: {
    heading: 'Lo que no hago',
    points: [
      'Decidir sobre salud, ley o dinero, ni hablar de una muerte, un embarazo o una sentencia.',
      'Fingir que sé lo que alguien piensa de ti, ni prometer cómo termina algo.',
      'Leer una carta si corres peligro. Entonces te doy enseguida números a los que llamar.',
    ],
  },
  sent: {
    heading: 'Adónde va lo que escribes',
    here: 'Hoy respondo en el propio servidor de este sitio. Lo que escribes no va a nadie más.',
    model:
      'La respuesta la redacta un modelo de lenguaje de {{provider}} ({{country}}). Recibe tu pregunta y las posiciones de tu carta, de las que se puede deducir un nacimiento.',
    kept: 'No se guarda ni la pregunta ni el nacimiento. Durante un día contamos las preguntas con una forma cifrada de tu dirección de red, para que haya lugar para todo el mundo.',
  },
  account: {
    text: 'Con una cuenta gratuita guardas tu nacimiento y tus cartas, y la portada se abre con tu día.',
    link: 'Crear una cuenta',
  },
};
