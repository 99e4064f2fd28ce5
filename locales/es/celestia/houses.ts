import type { HouseSentences } from '../../celestia-words.ts';

/** De qué trata cada casa, qué le hace a lo que está en ella, y cómo se vive un paso por ella. */
export const houses: HouseSentences = {
  1: {
    field: 'tu presencia y tu modo de mostrarte',
    dwell: [
      'Los demás te notan el carácter desde el primer saludo, a veces antes que tú.',
      'Entras en cualquier sitio sin esconder cómo eres, y así se acuerda de ti la gente al conocerte.',
      'Tu cuerpo habla por ti: la postura, la ropa y el paso delatan enseguida cómo te encuentras.',
      'Prefieres decidir por tu cuenta y empezar las cosas a tu manera, aunque te ofrezcan ayuda.',
    ],
    passing: [
      'Por un tiempo se fijan más en ti, y hasta un corte de pelo se comenta.',
      'Es un buen momento para preguntarte qué quieres tú, sin quedar bien con nadie.',
      'Te dan ganas de estrenar algo, una prenda o una costumbre, y probar cómo te queda.',
    ],
  },
  2: {
    field: 'lo que ganas y lo que tienes',
    dwell: [
      'Necesitas resultados que se toquen: un sueldo, un objeto, algo que sabes hacer.',
      'Al ganar y guardar dinero se ve cómo eres, y también cuánto crees que vales.',
      'Antes de dar un paso quieres saber con qué cuentas, y tener algo ahorrado te calma.',
      'Tomas cariño a lo que te costó ganar, y te duele verlo malgastado o tratado sin cuidado.',
    ],
    passing: [
      'El dinero pide atención, y leer la letra pequeña no es perder el tiempo.',
      'Pregúntate qué tienes ya de sobra; la respuesta puede sorprenderte.',
      'Un cobro, una compra o un cálculo pendiente puede ocuparte la cabeza más que otras veces.',
    ],
  },
  3: {
    field: 'la palabra, los trámites y lo cercano',
    dwell: [
      'Se te nota sobre todo en lo cotidiano: los mensajes, los hermanos, el vecindario, los trayectos de siempre.',
      'Te aclaras hablando, y a veces te basta una charla de pasillo.',
      'Preguntas, lees y apuntas, porque lo que no pones en palabras no terminas de entenderlo.',
      'La gente con la que creciste, hermanos o vecinos, dejó huella en tu manera de hablar y de discutir.',
    ],
    passing: [
      'Tienes más mensajes, trámites y recados que de costumbre; ayuda ir de uno en uno.',
      'Te llegan noticias de cerca: un hermano, alguien del barrio, un papel pendiente.',
      'Vas y vienes más de lo normal, y en el camino puede surgir una buena conversación.',
    ],
  },
  4: {
    field: 'el hogar y tus raíces',
    dwell: [
      'Mucho de lo tuyo lo aprendiste en tu familia, y se te nota sobre todo de puertas adentro.',
      'Quien vive contigo te conoce mucho mejor que tus colegas.',
      'Necesitas un lugar donde recogerte, y tu humor cambia según cómo encuentres ese lugar al volver.',
      'Regresas a menudo a los recuerdos de infancia, y con los años entiendes mejor de dónde vienes.',
    ],
    passing: [
      'Por un tiempo te tira más lo tuyo: la familia, la mesa, la gente de siempre.',
      'El hogar pide algo, un arreglo o una conversación, y no corre prisa.',
      'Puedes acordarte más de tu infancia, y preguntar a alguien mayor aclara muchas cosas.',
    ],
  },
  5: {
    field: 'el juego, el romance y la creatividad',
    dwell: [
      'Quieres jugar, coquetear y crear, y te apagas si todo tiene que servir para algo.',
      'Vuelves a ser tú cada vez que haces algo por puro gusto.',
      'Pones el corazón en lo que inventas, y un comentario tibio te duele más de lo que admites.',
      'Entre niños, o cerca de alguien que te gusta, te muestras tal como eres, sin ensayarlo.',
    ],
    passing: [
      'Tienes más ganas de disfrutar que de cumplir, y una tarde libre no le hace daño a nadie.',
      'Te sienta bien jugar, crear o coquetear un poco.',
      'Puede tentarte una afición que habías dejado, y no tienes que dar explicaciones por volver.',
    ],
  },
  6: {
    field: 'el trabajo diario y los hábitos',
    dwell: [
      'Se te nota sobre todo en el día a día, en las rutinas y en hacer bien una cosa sencilla.',
      'Das lo mejor de ti cuando organizas tu jornada y cuando puedes ayudar a alguien.',
      'Con un horario razonable rindes el doble, y en cuanto el trabajo se desborda te cambia el humor.',
      'Vas mejorando lo que usas a diario, un método o una herramienta, sin que nadie te lo pida.',
    ],
    passing: [
      'Toca cuidar lo de cada día: el sueño, los horarios, el orden.',
      'Te rinde más retocar un solo hábito que hacerte un gran propósito.',
      'Se juntan las tareas pequeñas, y quitarte unas cuantas de encima te despeja el ánimo.',
    ],
  },
  7: {
    field: 'la pareja y los acuerdos',
    dwell: [
      'Te vas conociendo en el trato con alguien, sobre todo cuando hay que ponerse de acuerdo o discutir.',
      'A veces ves en otra persona lo que todavía no reconoces en ti.',
      'Mucho de lo que sabes de ti lo aprendiste al lado de alguien, por parecido o por contraste.',
      'Atraes a personas que, para bien o para mal, te hacen reaccionar y te enseñan quién eres.',
      'Te importa el trato justo entre dos, y enseguida notas quién da más y quién da menos.',
      'Antes de decidir quieres oír qué piensa la persona que tienes al lado.',
      'En pareja, con socios o con rivales, sacas fuerzas que a solas no usas.',
      'Una conversación sincera entre dos te aclara más que muchas horas de pensar a solas.',
    ],
    passing: [
      'Por un tiempo te conviene más escuchar que tener razón.',
      'Toca poner sobre la mesa lo que nadie dice, y puedes pedir un trato mejor.',
      'Puede que alguien te proponga un trato; antes de responder, di también tus condiciones.',
    ],
  },
  8: {
    field: 'la confianza y lo compartido',
    dwell: [
      'Solo te abres del todo con quien te da mucha confianza, y casi siempre a puerta cerrada.',
      'Vives a fondo y con valor justo lo que la gente suele callarse.',
      'En las crisis te sale una fuerza que en tiempos tranquilos ni tú sabes que tienes.',
      'Te pesa deber algo, sea dinero o un favor, y prefieres que las condiciones queden claras desde el principio.',
    ],
    passing: [
      'Sale a relucir lo que compartes: deudas, secretos, intimidad.',
      'Te dan ganas de hacer limpieza a fondo, y con un cajón basta para empezar.',
      'Hablar claro de dinero o de celos, con la persona que corresponda, alivia más que seguir suponiendo.',
    ],
  },
  9: {
    field: 'los viajes, el estudio y tus convicciones',
    dwell: [
      'Necesitas horizonte: un viaje, un tema nuevo, una creencia que te haga crecer.',
      'Despiertas cuando algo te supera para bien, como un país nuevo o un libro difícil.',
      'Te haces preguntas grandes, y en una buena clase o en una charla larga se te va el tiempo.',
      'Formas tus convicciones con lo que has visto lejos de tu entorno, más que con lo heredado.',
    ],
    passing: [
      'Quieres mirar más lejos, y planear un viaje hace bien aunque no lo reserves.',
      'Aprendes mucho de quien ve las cosas de otra manera.',
      'Puede llamarte la atención un curso o una lectura que te haga dudar de alguna certeza.',
    ],
  },
  10: {
    field: 'tu trabajo ante el mundo y tu nombre',
    dwell: [
      'Se te nota sobre todo en público y en el trabajo, donde más gente te ve.',
      'Con los años te gusta que tu nombre se asocie cada vez más a lo que haces bien.',
      'Te tomas en serio lo que haces a la vista de los demás, y te duele quedar mal.',
      'La gente te recuerda por lo que haces, y te alegra que se note el esfuerzo.',
      'Te importa la opinión de quien sabe más que tú, y te esfuerzas hasta ganártela.',
      'Te pones metas que se ven desde fuera, y cada una que cumples te lleva a la siguiente.',
    ],
    passing: [
      'Quien decide se fija en ti, así que puedes enseñar lo que te gustaría hacer.',
      'Tu trabajo llama más la atención, y con eso llegan el mérito y también las preguntas.',
      'Si quieres pedir algo a quien manda, ayuda mucho llevar preparada la primera frase.',
    ],
  },
  11: {
    field: 'las amistades y tus proyectos',
    dwell: [
      'Entre amigos y en proyectos de grupo te resulta fácil ser como eres.',
      'Te abres más cuando compartes una ilusión con gente que elegiste.',
      'Piensas mucho en lo que vendrá, y hacer planes con alguien te anima más que cumplirlos a solas.',
      'Una amistad puede cambiarte el rumbo, porque en tu gente ves a quien quieres llegar a ser.',
      'Casi todo lo que te propones empieza en una charla con gente a la que aprecias.',
      'Te juntas con gente muy distinta, y de cada grupo te llevas una idea.',
    ],
    passing: [
      'Tus amistades cuentan más que de costumbre, y un plan cualquiera puede traer algo bueno.',
      'Si cuentas en voz alta lo que esperas, puede que alguien te eche una mano.',
      'Alguien de tu círculo puede presentarte a una persona, o una idea, que te hacía falta.',
    ],
  },
  12: {
    field: 'la soledad y lo que ocurre tras bastidores',
    dwell: [
      'Mucho de lo que eres lo vives en silencio, y a solas lo entiendes mejor.',
      'Casi no notas lo que te pasa por dentro hasta que todo se calma, y entonces ves cuánto te importa.',
      'Intuyes y sueñas más de lo que cuentas, y de ahí salen muchas de tus respuestas.',
      'Ayudas sin que se sepa, y tardas en darte cuenta de lo que necesitas tú.',
    ],
    passing: [
      'Por un tiempo te conviene bajar el ritmo: descansar, terminar cosas, hablar menos.',
      'Te hace bien un rato de silencio, porque sale a la luz lo que dejaste pendiente.',
      'Puedes soñar más de lo habitual, y apuntar lo que recuerdes al despertar quizá te dé una pista.',
    ],
  },
};
