import type { BlogWords } from '../en/blog.ts';

export const blog: BlogWords = {
  name: 'Blog',
  title: 'El blog de Celestia: astrología con el cielo delante',
  description:
    'Artículos sobre cartas, planetas, casas, la Luna y los eclipses. Cada fecha y cada grado se calculan con el cielo real mientras lees.',
  heading: 'La biblioteca del cielo',
  lede: 'Qué quieren decir las palabras de la astrología, de dónde vienen y para qué te sirven. Las fechas de cada artículo se calculan mientras lees.',
  home: 'Inicio',
  way: 'Estás aquí',
  subjects: 'Temas',
  all: 'Todo',
  now: {
    heading: 'Lo que hoy se le pregunta al cielo',
    pages: {
      'is-mercury-retrograde': '¿Mercurio está retrógrado?',
      'moon-sign-today': 'El signo de la Luna hoy',
      'void-of-course-moon': '¿La Luna está vacía de curso?',
      'next-eclipse': '¿Cuándo es el próximo eclipse?',
      glossary: 'Glosario',
    },
  },
  feed: 'Artículos nuevos por canal (Atom)',
  empty: 'Todavía no hay artículos en este idioma.',
  minutes: {
    one: '{{count}} minuto de lectura',
    other: '{{count}} minutos de lectura',
  },
  pages: {
    label: 'Más artículos',
    newer: 'Más recientes',
    older: 'Anteriores',
    place: 'Página {{page}} de {{pages}}',
    titled: '{{title}}, página {{page}}',
  },
  categories: {
    basics: {
      name: 'Primeros pasos',
      title: 'Primeros pasos en astrología',
      heading: 'Primeros pasos en astrología',
      description:
        'Leer una carta desde cero: la hora de nacimiento, las casas, la precisión del cálculo y por dónde empezar a mirar.',
      lede: 'Empieza aquí si una carta todavía te parece un reloj con demasiadas agujas.',
    },
    signs: {
      name: 'Signos',
      title: 'Los doce signos del zodiaco',
      heading: 'Los doce signos del zodiaco',
      description:
        'El elemento, el regente y las costumbres de cada signo, y cuándo pasan por él el Sol, la Luna y los planetas.',
      lede: 'Doce temperamentos, cada uno con sus razones.',
    },
    planets: {
      name: 'Planetas',
      title: 'Planetas y puntos de la carta',
      heading: 'Planetas y puntos de la carta',
      description:
        'Del Sol a Plutón, con los nodos de la Luna, Juno, Quirón y Lilith: qué significan y dónde están ahora.',
      lede: 'Quién hace qué en una carta y dónde anda hoy.',
    },
    houses: {
      name: 'Casas',
      title: 'Las doce casas',
      heading: 'Las doce casas',
      description:
        'De qué habla cada casa de la carta natal, cómo se trazan sus límites y por qué los sistemas no coinciden.',
      lede: 'En qué parte de tu vida trabaja un planeta.',
    },
    aspects: {
      name: 'Aspectos',
      title: 'Aspectos entre planetas',
      heading: 'Aspectos entre planetas',
      description:
        'Conjunción, cuadratura, trígono y los demás: qué son los ángulos entre planetas y cómo se leen juntos.',
      lede: 'Cómo conversan los planetas de una carta.',
    },
    moon: {
      name: 'La Luna',
      title: 'La Luna, sus fases y sus signos',
      heading: 'La Luna, sus fases y sus signos',
      description:
        'Lunas nuevas y llenas, las ocho fases, el signo de la Luna y lo que cambia de una noche a otra.',
      lede: 'Lo más veloz del cielo, y lo que todo el mundo puede ver.',
    },
    sky: {
      name: 'El cielo que viene',
      title: 'Retrogradaciones, eclipses y lo que viene',
      heading: 'Retrogradaciones, eclipses y lo que viene',
      description:
        'Retrogradaciones, eclipses y cambios de signo de los próximos meses, con fechas en tu zona horaria.',
      lede: 'Qué pasa allá arriba, y cuándo.',
    },
    relationships: {
      name: 'Relaciones',
      title: 'Astrología de dos',
      heading: 'Astrología de dos',
      description:
        'Sinastría, carta compuesta, Juno, Venus y Marte: cómo se leen dos cartas juntas y qué no pueden decir.',
      lede: 'Dos cartas sobre la misma mesa.',
    },
  },
  author: 'La redacción de Celestia',
  made: 'Publicado:',
  changed: 'Actualizado:',
  contents: 'En este artículo',
  related: 'Para seguir leyendo',
  turn: 'En este tema',
  previous: 'Anterior',
  next: 'Siguiente',
  acts: {
    link: 'Enlace a este artículo',
    share: 'Compartir',
    print: 'Imprimir',
    copied: 'Enlace copiado.',
    copyByHand: 'Cópialo del campo.',
  },
  book: 'Lo mismo, pero con calma: un libro hecho de tu nacimiento',
  tools: {
    'natal-chart': {
      heading: 'Míralo en tu carta',
      text: 'Escribe tus datos de nacimiento y se abre la carta entera, con sus casas.',
      button: 'Calcular mi carta',
    },
    'rising-sign': {
      heading: 'Encuentra tu Ascendente',
      text: 'Bastan el día, la hora y la ciudad donde naciste.',
      button: 'Calcular mi Ascendente',
    },
    'juno-calculation': {
      heading: '¿Dónde está tu Juno?',
      text: 'Escribe tus datos de nacimiento y lee su signo y su casa.',
      button: 'Encontrar mi Juno',
    },
    'relationship-compatibility-calculator': {
      heading: 'Pon dos cartas juntas',
      text: 'Dos nacimientos y los lazos entre ellos, con sus razones.',
      button: 'Comparar dos cartas',
    },
    'compatibility-test': {
      heading: 'Haz la prueba',
      text: 'Unas preguntas sobre ustedes dos, y los dos Soles que hay detrás.',
      button: 'Empezar el test',
    },
    'astrological-summary': {
      heading: 'Tu carta en una página',
      text: 'Los tres signos principales, el equilibrio de elementos y lo que destaca.',
      button: 'Ver mi resumen',
    },
    'lunar-eclipse': {
      heading: '¿Verás el próximo?',
      text: 'Todos los eclipses lunares de 1900 a 2099, con las horas de tu lugar.',
      button: 'Eclipses lunares',
    },
    'solar-eclipse': {
      heading: '¿Verás el próximo?',
      text: 'Todos los eclipses solares de 1900 a 2099, con su recorrido y las horas de tu lugar.',
      button: 'Eclipses solares',
    },
    horoscopes: {
      heading: 'Tu signo hoy',
      text: 'Día, semana, mes y año de cada signo, escritos a partir del cielo real.',
      button: 'Leer los horóscopos',
    },
    'astrological-events': {
      heading: 'El año de un vistazo',
      text: 'Estaciones, cambios de signo, Lunas y eclipses en tu zona horaria, con un archivo para tu calendario.',
      button: 'Ver el cielo del año',
    },
  },
};
