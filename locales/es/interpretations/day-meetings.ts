import type { DayMeetingTexts } from '../../horoscope-text-types.ts';

/** What the Moon meets on a day, by the kind of aspect and the solar house of whom it meets. */
export const dayMeetings: DayMeetingTexts = {
  joined: {
    1: [
      'Algo que sentías coincide con algo que decides, y el gesto te sale de una pieza.',
      'En una misma hora se juntan tus ganas y tu oportunidad; solo falta que te presentes.',
      'Quien te mira encuentra hoy tu ánimo entero en la cara, sin traducción ni nota al pie.',
    ],
    2: [
      'Una cifra y un deseo se sientan frente a frente, y alguno de los dos baja el tono.',
      'Quizá pase por tus manos algo de valor, aunque sea modesto, y sepas de inmediato qué hacer con ello.',
      'La cuestión del dinero se vuelve personal a media tarde y te enseña qué proteges con tanto celo.',
    ],
    3: [
      'Un mensaje puede entrar justo cuando ibas a escribir el tuyo, y la conversación salta tres escalones.',
      'Dices en voz alta lo que otra gente apenas murmuraba, y la calle parece quedarse escuchando.',
      'Puede haber una noticia cercana, de vecindario o de familia, que te ocupe la cabeza durante varias horas.',
    ],
    4: [
      'Tu casa se vuelve el centro del asunto, con visita, reparación o una charla que estaba haciendo falta.',
      'Un recuerdo se sienta a la mesa con tanta nitidez que habrá que servirle plato y escucharlo.',
      'De puertas adentro se concentra lo importante, y hasta el teléfono parece entenderlo por un buen rato.',
    ],
    5: [
      'El juego y el corazón tiran del mismo hilo, y algo que hacías por broma cobra importancia.',
      'Una mirada, una obra o una criatura reclaman toda tu atención, y se la entregas sin regateo.',
      'Se enciende una alegría con nombre propio que deja el resto de la agenda en segundo plano.',
    ],
    6: [
      'La tarea del día te absorbe por completo y al levantar la vista descubres que está hecha.',
      'Un detalle de la rutina se agranda hasta pedir arreglo inmediato, con herramientas, delantal y buena luz.',
      'En el trabajo menudo aparece lo que buscabas en los grandes planes: una salida sencilla y tuya.',
    ],
    7: [
      'Quizá alguien se plante delante de ti con algo que decir y nadie mire en ese momento el reloj.',
      'Lo que siente otra persona y lo que sientes tú se mezclan hasta parecer una sola cosa.',
      'Un encuentro de dos llena el centro de la jornada y le cambia la dirección con suavidad.',
    ],
    8: [
      'Una verdad guardada coincide con el momento de decirla, y el cuarto se queda en completo silencio.',
      'Lo compartido, sea dinero o confianza, se pone a la vista y pide que lo miren bien.',
      'Sientes algo muy hondo sin haberlo llamado, y durante unas horas todo lo demás suena a decorado.',
    ],
    9: [
      'Una idea de lejos se instala en tu cabeza con maletas y pregunta cuál es su cuarto.',
      'Coinciden en el mismo día las ganas de irte y un motivo bastante presentable para hacerlo.',
      'Lo que crees se encuentra con lo que te pasa, y de ahí sale una frase memorable.',
    ],
    10: [
      'El ojo público se posa en ti a la hora menos pensada y te encuentra trabajando bien.',
      'Tu ánimo y tu cargo entran en la misma sala; conviene saber cuál saluda primero.',
      'Alguien con autoridad puede decir tu nombre, y las horas siguientes se acomodan alrededor de ese sonido.',
    ],
    11: [
      'Entre tu gente se concentra la vida: un plan, una causa, un abrazo repartido en partes iguales.',
      'Un deseo antiguo se topa con quienes pueden empujarlo, y de repente hay fecha y hay manos.',
      'Una amistad ocupa el lugar principal y te recuerda, sin discurso, para qué sirven los afectos elegidos.',
    ],
    12: [
      'Algo que dormía debajo de todo se despierta y respira contigo, sin pedirte todavía que lo nombres.',
      'El silencio viene lleno, como un cuarto donde alguien piensa, y en él se decide una cosa.',
      'Te retiras un rato y justo ahí te alcanza aquello de lo que venías huyendo con cortesía.',
    ],
  },
  flowing: {
    1: [
      'Te entiendes con tu propia sombra, y lo demás resulta pan comido hasta que oscurece.',
      'Las cosas se acercan a ti sin que las llames, como si supieran tu horario de memoria.',
      'Tu manera de ser abre el paso esta vez, y llegas al final sin haber levantado la voz.',
    ],
    2: [
      'Algo útil puede caer en tus manos por el camino más corto y a un precio razonable.',
      'El bolsillo y el ánimo se llevan bien, así que un gasto sensato puede saber a fiesta.',
      'Tal vez se reconozca lo que vales con un gesto concreto, de los que después se pueden contar.',
    ],
    3: [
      'Una llamada breve puede dejar arreglado lo que tres párrafos largos habían conseguido enredar con tanto empeño.',
      'Encuentras las palabras a la primera, y quien las oye las pone enseguida a trabajar.',
      'De la familia o del barrio puede llegar un dato suelto que encaja igual que la pieza perdida.',
    ],
    4: [
      'Una palabra de tu gente ablanda la tarde y hasta el pan de las cinco sabe distinto.',
      'La casa colabora: se abre la ventana atascada, aparece el documento, alguien ya puso el arroz.',
      'Lo aprendido en la infancia te sirve de pronto y te sale con acento de entonces.',
    ],
    5: [
      'La gracia te acompaña sin esfuerzo, y lo que muestres puede encontrar a alguien con ganas de mirar.',
      'Un rato de juego suelta el nudo que la mañana había apretado con tanta seriedad.',
      'Una criatura, un romance o una ocurrencia puede devolverte la risa que habías traspapelado.',
    ],
    6: [
      'Las tareas se acomodan por su cuenta y entre una y otra queda lugar para silbar.',
      'Alguien del trabajo puede alcanzarte justo la herramienta que ibas a pedir, y además afilada.',
      'Un ajuste mínimo en la rutina rinde tanto que dan ganas de presentarlo en sociedad.',
    ],
    7: [
      'Otra persona puede allanarte el terreno con un sí tranquilo que no hubo que perseguir.',
      'Puedes ponerte de acuerdo con alguien antes de que se enfríe el té, y sin actas.',
      'Quien camina a tu lado ve el escalón antes que tú y te avisa bajito.',
    ],
    8: [
      'Un asunto delicado se deja tocar por fin, y resulta más blando de lo que aparentaba.',
      'Quizá alguien te confíe una cosa valiosa, y el peso, contra lo esperado, te aligere.',
      'Lo que era deuda puede volverse trato, con una cifra posible y dos suspiros de alivio.',
    ],
    9: [
      'De lejos puede llegar aire fresco: un sello, una respuesta, una foto con montañas al fondo.',
      'Lo que estudiaste sin prisa te saca de un apuro y te hace quedar como gente leída.',
      'Una opinión distinta te ensancha el día, y la agradeces antes de terminar de oírla completa.',
    ],
    10: [
      'Tu esfuerzo puede recibir un guiño desde arriba, discreto pero lo bastante visible para contarlo en la cena.',
      'Un trámite serio puede avanzar con una cortesía inesperada, de mostrador en mostrador y sin extraviar ningún papel.',
      'Quien decide parece de buen humor, y tu propuesta puede encontrar un hueco y un oído atento.',
    ],
    11: [
      'Puede que un grupo te haga lugar con naturalidad, y en diez minutos ya conozcas todas las bromas internas.',
      'La ayuda puede venir de una amistad que ni siquiera recuerda haberte hecho el mismo favor antes.',
      'Lo que esperabas en silencio puede dar señales de vida por boca de alguien que pasaba saludando.',
    ],
    12: [
      'Un descanso bien puesto hace por ti más que la mañana entera de buenas intenciones.',
      'La corazonada acierta y tiene además la delicadeza de no presumir delante de tus argumentos.',
      'Algo puede resolverse a tus espaldas, y te enteras cuando ya andan barriendo el confeti.',
    ],
  },
  tense: {
    1: [
      'Lo que necesitas y lo que muestras tiran cada cual de una manga; conviene soltar la prisa.',
      'Te impacienta ir al ritmo de la gente, y más aún descubrir que tenía cierta razón.',
      'Tu primer impulso llega demasiado vestido para la ocasión, y el segundo, por suerte, trae mejor consejo.',
    ],
    2: [
      'Una cuenta no cuadra y el fastidio quiere pagarla; con papel y lápiz el monto se encoge.',
      'El antojo y el presupuesto discuten en el pasillo, y te toca a ti hacer de árbitro.',
      'Algo tuyo parece valer menos por la mañana; antes de rebajarlo, pide una segunda opinión.',
    ],
    3: [
      'Un tono seco te raspa el oído, aunque bastaría una pregunta para que dejara de hacerlo.',
      'Se cruzan dos versiones del mismo cuento y ninguna viene con la página que faltaba.',
      'El trayecto puede complicarse por una tontería, y de la espera sale una conversación aprovechable.',
    ],
    4: [
      'La casa pide y el mundo también; decir a qué hora estarás evita que griten a dúo.',
      'Un viejo malestar de familia asoma la nariz, y esta vez tienes más años para responderle.',
      'En lo doméstico se atasca una pieza mínima, y alrededor de ella se junta mucho público.',
    ],
    5: [
      'Quieres jugar y te toca esperar; la impaciencia, bien llevada, también sirve para afinar el chiste.',
      'Quizá alguien no aplauda donde tocaba, y el hueco te enseña cuánto contabas con ese ruido.',
      'El corazón hace un puchero a media jornada, y hay que darle recreo antes de preguntarle.',
    ],
    6: [
      'Se amontonan los pendientes en el vestíbulo; atiende uno y despide al resto con toda la educación posible.',
      'Un error mínimo te arruga el gesto más de la cuenta, aunque sea de los que se borran.',
      'El cuerpo y el horario tienen una diferencia de criterios, y gana quien haya dormido mejor.',
    ],
    7: [
      'Otra persona puede necesitar justo lo contrario que tú, y necesitarlo a la misma hora.',
      'Te toca ceder el turno o pedirlo; cualquiera de las dos cosas incomoda menos que el silencio.',
      'Puede haber un roce con quien más te importa, de los que se alivian al nombrarlos temprano.',
    ],
    8: [
      'Una duda sobre lo compartido te pincha por dentro, y el pinchazo mejora preguntando la cifra exacta.',
      'Sientes que alguien se guarda algo; tal vez sea cierto, tal vez solo tenga hambre.',
      'Cuesta aflojar el puño, y los dedos lo saben un poco antes que tú.',
    ],
    9: [
      'Tus principios chocan con una ventanilla, y el reglamento no parece tener ganas de filosofar.',
      'Lo lejano se retrasa y la impaciencia inventa motivos; casi todos caben en la palabra tráfico.',
      'Una discusión de ideas se calienta de más, y termina bien si alguien pregunta por los fideos.',
    ],
    10: [
      'La exigencia de afuera puede llegar justo cuando pensabas bajar la guardia, con carpeta y cara larga.',
      'Quien manda y tú leen distinto el mismo renglón, y aclararlo hoy cuesta menos que la semana entrante.',
      'Sientes encima una mirada que evalúa, y puede ser simplemente la de alguien que olvidó sus anteojos.',
    ],
    11: [
      'El grupo quiere una cosa y tú otra; dicho a tiempo, apenas llega a broma de sobremesa.',
      'Una amistad puede fallar en lo chico y doler en lo grande, hasta que alguien explica el contexto.',
      'Tus planes y los del mundo caen a la misma hora, y hay que mover alguno con cariño.',
    ],
    12: [
      'Un cansancio sin dueño te pone a la defensiva, y el remedio es más sueño que argumento.',
      'Lo que callas hace ruido al fondo, como un grifo, y distrae de lo que ibas diciendo.',
      'Te encuentras a mitad de camino entre huir y dar explicaciones; hay un banco cerca, siéntate un momento.',
    ],
  },
};
