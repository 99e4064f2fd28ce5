import type { FinderWords } from '../en/finder.ts';

export const finder: FinderWords = {
  title: '¿Qué consulta astrológica te conviene? Un test breve',
  description:
    'Siete preguntas breves te sugieren una de cuatro conversaciones y con quién tenerla, con sus razones. No se guarda nada.',
  heading: '¿Qué conversación te conviene?',
  lede: 'Siete preguntas, dos minutos. Al final, una conversación, una persona y el porqué de cada una.',
  privacy: 'No se guarda nada. Tus respuestas viajan en la dirección de la página y en ningún otro lado.',
  submit: 'Ver la sugerencia',
  again: 'Cambiar mis respuestas',
  summary: {
    one: 'Queda una pregunta sin responder.',
    other: 'Quedan {{count}} preguntas sin responder.',
  },
  unanswered: 'Elige la respuesta que más se acerque.',
  result: {
    title: 'Una sugerencia para ti',
    package: 'La conversación',
    person: 'La persona',
    why: 'Por qué',
  },
  questions: {
    topic: {
      ask: '¿Qué te anda rondando?',
      a: 'Yo: por qué soy así',
      b: 'Lo que viene, y cuándo',
      c: 'Alguien y yo',
      d: 'Una decisión que no espera',
    },
    span: {
      ask: '¿Cuánto tiempo quieres abarcar?',
      a: 'Las próximas semanas',
      b: 'Un año entero',
      c: 'Mi vida hasta hoy',
      d: 'Lo que dure lo nuestro',
    },
    leave: {
      ask: '¿Con qué quieres quedarte al final?',
      a: 'Con una imagen más clara de mí',
      b: 'Con fechas para anotar',
      c: 'Con palabras para una charla pendiente',
      d: 'Con un paso concreto',
    },
    knows: {
      ask: '¿Cuánto conoces tu carta?',
      a: 'Casi nada',
      b: 'Sé mi Sol, mi Luna y mi Ascendente',
      c: 'Sigo los tránsitos por mi cuenta',
      d: 'Lo suficiente para una sola pregunta precisa',
    },
    manner: {
      ask: '¿Cómo prefieres que te hablen?',
      direct: 'Sin rodeos',
      gentle: 'Con suavidad y tiempo',
      technical: 'Mostrando el método',
      pictorial: 'Con imágenes e historias',
    },
    time: {
      ask: '¿Sabes tu hora de nacimiento?',
      exact: 'Sí, con pocos minutos de margen',
      rough: 'Más o menos',
      unknown: 'No',
    },
    language: { ask: '¿En qué idioma hablas con más gusto?' },
  },
  reasons: {
    topic: {
      a: 'Quieres saber por qué eres así. Para eso se lee una carta entera.',
      b: 'Preguntas cuándo. Una hora sobre el año que viene está hecha de fechas.',
      c: 'Se trata de dos personas; hacen falta dos cartas.',
      d: 'Tienes una decisión por tomar. Le basta media hora, toda para ella.',
    },
    span: {
      a: 'Miras unas semanas hacia adelante, y hasta ahí llega bien una sola pregunta.',
      b: 'Un año es justo el tramo que despliega esta conversación.',
      c: 'Miras hacia atrás y hacia adelante; la carta natal abarca todo eso.',
      d: 'Piensas en lo que comparten, y eso es lo que se mira aquí.',
    },
    leave: {
      a: 'Quieres una imagen más clara de ti, y eso es lo que se dibuja.',
      b: 'Quieres fechas para anotar. Te llevas una lista.',
      c: 'Buscas palabras para una charla pendiente. La mitad de los noventa minutos se va en encontrarlas.',
      d: 'Quieres un paso concreto, y con eso termina.',
    },
    knows: {
      a: 'Todavía casi no conoces tu carta; tiene sentido empezar por el conjunto.',
      c: 'Ya sigues el cielo por tu cuenta; aquí alguien lo sigue contigo.',
      d: 'Tienes una pregunta precisa, y aquí es la única.',
    },
    manner: {
      direct: '{{name}} dice primero lo principal, como querías.',
      gentle: '{{name}} se toma su tiempo y te deja el tuyo.',
      technical: '{{name}} muestra de dónde sale cada afirmación.',
      pictorial: '{{name}} habla con imágenes, de las que no se olvidan.',
    },
    language: '{{name}} te habla en tu idioma: {{language}}.',
    time: {
      rough: 'Sabes tu hora más o menos. Dilo en el formulario: de eso depende cuánto pesan las casas.',
      unknown: 'Sin hora de nacimiento, las casas quedan fuera. Lo demás sigue en pie.',
    },
  },
};
