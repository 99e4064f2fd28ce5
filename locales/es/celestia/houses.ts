import type { HouseSentences } from '../../celestia-words.ts';

/** De qué trata cada casa, qué le hace a lo que está en ella, y cómo se vive un paso por ella. */
export const houses: HouseSentences = {
  1: {
    field: 'tu presencia y tu modo de mostrarte',
    dwell: [
      'Ahí se te lee en la cara, y a menudo otros lo saben antes que tú.',
      'Eso entra contigo por la puerta y se nota en lo que empiezas por tu cuenta.',
    ],
    passing: [
      'Quedas en primer plano por un tiempo; un corte de pelo o un sí nuevo pesan más que de costumbre.',
      'La pregunta de días así: qué quieres cuando no hay nadie con quien quedar bien.',
    ],
  },
  2: {
    field: 'lo que ganas y lo que tienes',
    dwell: [
      'Ahí quiere resultados que se toquen: un sueldo, un objeto, algo que sabes hacer.',
      'Eso se ata a lo que ganas y guardas, y de paso a cuánto crees que vales.',
    ],
    passing: [
      'Los precios y las cosas piden atención, y leer la letra pequeña no será tiempo perdido.',
      'Pregúntate qué tienes ya de sobra; la respuesta puede sorprenderte.',
    ],
  },
  3: {
    field: 'la palabra, los trámites y lo cercano',
    dwell: [
      'Ahí vive en lo cotidiano: mensajes, hermanos, el vecindario, los trayectos que haces medio en sueños.',
      'Eso pide palabras y compañía para despertar, y suele aparecer en una charla de escalera.',
    ],
    passing: [
      'Habrá más mensajes que de costumbre, y uno merece que lo contestes sin prisa.',
      'Lo cercano trae noticias: alguien del barrio, un hermano, un formulario pendiente.',
    ],
  },
  4: {
    field: 'el hogar y tus raíces',
    dwell: [
      'Ahí está en la raíz, más cerca de la cocina y la infancia que de una tarjeta de presentación.',
      'Guardas eso puertas adentro, y quien comparte tu techo lo conoce mejor que tus colegas.',
    ],
    passing: [
      'Por un tiempo todo tira hacia tu mesa y hacia quienes saben tus viejos apodos.',
      'Algo en casa pide arreglo, mudanza o conversación, y no tiene que ser en un día.',
    ],
  },
  5: {
    field: 'el juego, el romance y lo que creas',
    dwell: [
      'Ahí quiere jugar, coquetear y crear, y se marchita si todo debe ser útil.',
      'Recuperas esa parte cada vez que haces algo solo porque te da gusto.',
    ],
    passing: [
      'Hay más ganas de fiesta que de deberes, y los deberes sobrevivirán a una tarde libre.',
      'Lo que haces con las manos o dices con un guiño cae bien en días así.',
    ],
  },
  6: {
    field: 'el trabajo diario y los hábitos',
    dwell: [
      'Ahí se va a la jornada, a las rutinas, a hacer bien una cosa sencilla.',
      'Se nota en cómo organizas un martes cualquiera y en lo útil que te gusta ser.',
    ],
    passing: [
      'Los engranajes pequeños piden aceite: el sueño, las listas, una silla que te quede bien.',
      'Un solo hábito retocado llega más lejos que un gran propósito.',
    ],
  },
  7: {
    field: 'la pareja y los acuerdos',
    dwell: [
      'Esa parte tuya la ves antes en otra persona, y solo después notas que era tuya.',
      'Eso aparece entre dos, a los lados de una mesa, tanto al ponerse de acuerdo como al discutir.',
    ],
    passing: [
      'La palabra la tiene la otra persona por un rato; escuchar te llevará más lejos que tener razón.',
      'Salen a la luz acuerdos dichos y callados, y es momento de pedir uno mejor.',
    ],
  },
  8: {
    field: 'la confianza y lo compartido',
    dwell: [
      'Ahí va bajo la superficie: la confianza, el dinero común, lo que se dice a puerta cerrada.',
      'Eso pide hondura y valor, porque trata con lo que la gente suele callarse.',
    ],
    passing: [
      'Lo compartido se pone sobre la mesa, sea una deuda, un secreto o una cama.',
      'Puede que quieras vaciar algo hasta el fondo, y con un cajón basta para empezar.',
    ],
  },
  9: {
    field: 'los viajes, el estudio y tus convicciones',
    dwell: [
      'Ahí necesita distancia: un viaje, un tema, una creencia en la que quepa crecer.',
      'Eso se siente más cuando algo te supera para bien, con un mapa o un libro difícil.',
    ],
    passing: [
      'La vista se ensancha, y un plan de irte lejos hace bien aunque no haya reserva.',
      'Alguien que lo ve todo distinto puede resultar la mejor compañía de esos días.',
    ],
  },
  10: {
    field: 'tu trabajo ante el mundo y tu nombre',
    dwell: [
      'Ahí queda a la vista, en tu trabajo y tu fama, quieras o no.',
      'Esa parte de ti quiere ser conocida por algo, y con los años lo busca con más intención.',
    ],
    passing: [
      'Quienes deciden te pueden ver; que vean también lo que te gustaría hacer después.',
      'Tu trabajo llama más la atención, y con eso vienen el mérito y las preguntas.',
    ],
  },
  11: {
    field: 'las amistades y lo que esperas',
    dwell: [
      'Eso cobra vida entre amistades y en planes más grandes que una persona sola.',
      'Esa parte la encuentras en un grupo, o en una esperanza compartida con gente que elegiste.',
    ],
    passing: [
      'Las amistades pasan al frente, y la invitación que parece trivial puede ser la útil.',
      'Di en voz alta lo que esperas; quizá alguien conozca a quien pueda ayudarte.',
    ],
  },
  12: {
    field: 'la soledad y lo que ocurre tras bastidores',
    dwell: [
      'Ahí trabaja sin que se vea, en horas calladas y sueños a medias; para hacerse oír pide soledad.',
      'Eso no se nota hasta que todo se aquieta, y entonces resulta que nunca paró.',
    ],
    passing: [
      'La marea baja por un tiempo: descansa, termina, di menos de lo que piensas.',
      'Lo que no atendiste llama despacio, y basta responderle con una hora de silencio.',
    ],
  },
};
