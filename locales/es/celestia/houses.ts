import type { HouseSentences } from '../../celestia-words.ts';

/** De qué trata cada casa, qué le hace a lo que está en ella, y cómo se vive un paso por ella. */
export const houses: HouseSentences = {
  1: {
    field: 'tu presencia y tu modo de mostrarte',
    dwell: [
      'Ese lado tuyo se te ve en la cara, y los demás lo notan antes que tú.',
      'Lo llevas por delante, y es de lo primero que se conoce de ti.',
    ],
    passing: [
      'Por un tiempo se fijan más en ti, y hasta un corte de pelo se comenta.',
      'Es un buen momento para preguntarte qué quieres tú, sin quedar bien con nadie.',
    ],
  },
  2: {
    field: 'lo que ganas y lo que tienes',
    dwell: [
      'Ese lado tuyo busca resultados que se toquen: un sueldo, un objeto, algo que sabes hacer.',
      'Lo notas en cómo ganas y guardas el dinero, y en cuánto crees que vales.',
    ],
    passing: [
      'El dinero pide atención, y leer la letra pequeña no es perder el tiempo.',
      'Pregúntate qué tienes ya de sobra; la respuesta puede sorprenderte.',
    ],
  },
  3: {
    field: 'la palabra, los trámites y lo cercano',
    dwell: [
      'Lo vives en lo cotidiano: los mensajes, los hermanos, el vecindario, los trayectos de siempre.',
      'Ese lado tuyo despierta hablando, y sale en cualquier charla de pasillo.',
    ],
    passing: [
      'Tienes más mensajes, trámites y recados que de costumbre; ayuda ir de uno en uno.',
      'Te llegan noticias de cerca: un hermano, alguien del barrio, un papel pendiente.',
    ],
  },
  4: {
    field: 'el hogar y tus raíces',
    dwell: [
      'Ese lado tuyo te viene de familia, y aflora sobre todo de puertas adentro.',
      'Lo guardas para los tuyos: quien vive contigo lo conoce mejor que tus colegas.',
    ],
    passing: [
      'Por un tiempo te tira más lo tuyo: la familia, la mesa, la gente de siempre.',
      'El hogar pide algo, un arreglo o una conversación, y no corre prisa.',
    ],
  },
  5: {
    field: 'el juego, el romance y lo que creas',
    dwell: [
      'Ese lado tuyo quiere jugar, coquetear y crear, y se apaga si todo tiene que servir para algo.',
      'Recuperas ese lado tuyo cada vez que haces algo solo porque te gusta.',
    ],
    passing: [
      'Tienes más ganas de disfrutar que de cumplir, y una tarde libre no le hace daño a nadie.',
      'Te sienta bien jugar, crear o coquetear un poco.',
    ],
  },
  6: {
    field: 'el trabajo diario y los hábitos',
    dwell: [
      'Ese lado tuyo se nota en el día a día, en las rutinas, en hacer bien una cosa sencilla.',
      'Lo sacas cuando organizas tu jornada y cuando puedes echar una mano.',
    ],
    passing: [
      'Toca cuidar lo de cada día: el sueño, los horarios, el orden.',
      'Te rinde más retocar un solo hábito que hacerte un gran propósito.',
    ],
  },
  7: {
    field: 'la pareja y los acuerdos',
    dwell: [
      'Ese lado tuyo lo notas sobre todo con otra persona, cuando hay que ponerse de acuerdo o discutir.',
      'A veces ves ese lado en otra persona antes de reconocerlo en ti.',
    ],
    passing: [
      'Por un tiempo te conviene más escuchar que tener razón.',
      'Toca poner sobre la mesa lo que nadie dice, y puedes pedir un trato mejor.',
    ],
  },
  8: {
    field: 'la confianza y lo compartido',
    dwell: [
      'Ese lado tuyo solo asoma con mucha confianza, en el dinero compartido o a puerta cerrada.',
      'Lo vives a fondo y con valor, justo en lo que la gente suele callarse.',
    ],
    passing: [
      'Sale a relucir lo que compartes: deudas, secretos, intimidad.',
      'Te dan ganas de hacer limpieza a fondo, y con un cajón basta para empezar.',
    ],
  },
  9: {
    field: 'los viajes, el estudio y tus convicciones',
    dwell: [
      'Ese lado tuyo necesita horizonte: un viaje, un tema nuevo, una creencia que te haga crecer.',
      'Ese lado tuyo despierta cuando algo te supera para bien, como un país nuevo o un libro difícil.',
    ],
    passing: [
      'Te apetece mirar más lejos, y planear un viaje hace bien aunque no lo reserves.',
      'Aprendes mucho de quien ve las cosas de otra manera.',
    ],
  },
  10: {
    field: 'tu trabajo ante el mundo y tu nombre',
    dwell: [
      'Ese lado tuyo queda a la vista en tu trabajo y en tu reputación.',
      'Con los años quieres que se te conozca cada vez más por ese lado tuyo.',
    ],
    passing: [
      'Quien decide se fija en ti, así que puedes enseñar lo que te gustaría hacer.',
      'Tu trabajo llama más la atención, y con eso llegan el mérito y también las preguntas.',
    ],
  },
  11: {
    field: 'las amistades y lo que esperas',
    dwell: [
      'Ese lado tuyo cobra vida entre amistades y en proyectos de grupo.',
      'Ese lado tuyo sale en un grupo, o cuando compartes una ilusión con gente que elegiste.',
    ],
    passing: [
      'Tus amistades cuentan más que de costumbre, y un plan cualquiera puede traer algo bueno.',
      'Si cuentas en voz alta lo que esperas, puede que alguien te eche una mano.',
    ],
  },
  12: {
    field: 'la soledad y lo que ocurre tras bastidores',
    dwell: [
      'Ese lado tuyo trabaja en silencio, y se oye mejor a solas.',
      'Casi no notas ese lado tuyo hasta que todo se calma, y entonces ves cuánto pesa.',
    ],
    passing: [
      'Por un tiempo te conviene bajar el ritmo: descansar, terminar cosas, hablar menos.',
      'Te hace bien un rato de silencio, porque sale a la luz lo que dejaste pendiente.',
    ],
  },
};
