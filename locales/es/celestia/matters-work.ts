import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of work, and what helps it there. */
export const matters: MattersOf<'work'> = {
  vocation: {
    aries: {
      is: 'Te va el trabajo de arrancar cosas: ventas, rescates, proyectos recién nacidos. Cuando ya caminan por su cuenta, empiezas a mirar a otra parte.',
      helps:
        'Pregúntate qué tarea harías mañana sin que nadie te empujara, y mide cada oficio por la cantidad que te da de eso.',
    },
    taurus: {
      is: 'Como profesión te sienta bien todo lo que mejora con manos pacientes y buen gusto, desde cultivar hasta construir o cuidar las cuentas de alguien.',
      helps:
        'Antes de juzgar un oficio, pasa una jornada entera cerca de quien lo hace y fíjate si el cuerpo te pide más.',
    },
    gemini: {
      is: '¿Una sola carrera para siempre? Lo tuyo es trabajar con palabras y gente nueva, enseñar, traducir o vender, y a ratos hacer dos cosas a la vez.',
      helps:
        'Haz una lista de los temas de los que hablas gratis durante horas; ahí asoma el oficio mejor que en cualquier test.',
    },
    cancer: {
      is: 'Buscas un trabajo donde a alguien le importe que hayas venido; cuidar, criar o guardar la memoria de otros te llena más que un cargo.',
      helps:
        'Recuerda qué hiciste la última vez que alguien se despidió de ti con mejor cara, y averigua en qué empleos se paga eso.',
    },
    leo: {
      is: 'Como profesión te cuadra llevar delante de la gente algo con tu nombre, sea una clase, un equipo o un espectáculo; en lo anónimo te marchitas.',
      helps:
        'Mira qué parte del oficio disfrutas también en los ensayos sin público, y dale más peso que al título.',
    },
    virgo: {
      is: 'Tu carrera está donde un detalle salva algo, como un laboratorio, una edición o un taller, y tu duda de siempre es si sabes bastante.',
      helps:
        'Si dudas del oficio, haz una prueba pequeña con un encargo de verdad en vez de apuntarte a otro curso.',
    },
    libra: {
      is: 'Para elegir profesión pides demasiados consejos, y rindes en la que junta trato y belleza, como mediar, asesorar, diseñar o defender a otros.',
      helps:
        'Cuando te tiente pedir otra opinión sobre tu oficio, escribe primero la tuya en dos renglones y no la muestres todavía.',
    },
    scorpio: {
      is: 'Un trabajo superficial te agota más que uno difícil; te llaman las profesiones que investigan, reparan o tocan lo que los demás prefieren no ver.',
      helps:
        'A quien ejerce la profesión que te tienta pregúntale cuál es su parte más ingrata, y observa si te da curiosidad.',
    },
    sagittarius: {
      is: 'Ninguna profesión te alcanza si no trae algo que aprender y un horizonte; enseñar, viajar, publicar o guiar gente te mantiene de buen humor.',
      helps:
        'Al soñar con otra carrera, averigua cómo es ahí una mañana común y corriente, con sus trámites y sus correos.',
    },
    capricorn: {
      is: 'Te tomas la carrera como una obra larga, y te va lo que exige mucho oficio y pone responsabilidades serias en tus manos.',
      helps:
        'Aparta por un rato lo que da prestigio y anota qué trabajo te seguiría interesando si nadie fuera a enterarse.',
    },
    aquarius: {
      is: 'El trabajo ideal para ti a lo mejor todavía no tiene nombre, algo entre inventar y arreglar lo de todos, con horario elástico.',
      helps:
        'Busca a un par de personas que se ganen la vida de una manera rara y pregúntales cómo llegaron hasta su oficio.',
    },
    pisces: {
      is: 'Con las profesiones te pasa que te ves en todas; respiras mejor donde se imagina, se consuela o se acompaña, y peor entre pura planilla.',
      helps:
        'Ponle a tu vocación un horario modesto, aunque sea una hora fija, y mira qué ganas de seguir te quedan al terminar.',
    },
  },
  quitting: {
    aries: {
      is: 'Renunciar se te ocurre en caliente, en plena discusión, y cuando se te pasa ya no sabes si te sobraba el trabajo o una sola persona.',
      helps:
        'Suda el enojo antes de hablar de tu renuncia, y después explica en una sola frase qué es lo que ya no toleras.',
    },
    taurus: {
      is: 'Dejar un trabajo te cuesta como arrancar un árbol, y aguantas mucho más de lo razonable con tal de no perder lo seguro.',
      helps:
        'Pon en números cuánto necesitas para vivir sin sobresaltos un tiempo; con esa cifra delante, la renuncia asusta menos o se entiende mejor.',
    },
    gemini: {
      is: 'Piensas en dejar tu empleo por la mañana y te arrepientes al mediodía, porque cada persona a la que consultas te convence.',
      helps:
        'Cuenta tu duda de la renuncia a alguien que sepa escuchar y pídele que te repita, sin opinar, lo que te oyó decir.',
    },
    cancer: {
      is: 'Irte de un trabajo te sabe a mudanza: incluso donde te aprecian poco, te atan las caras conocidas y el miedo a la intemperie.',
      helps:
        'Separa la pena por la gente del asunto del empleo, y piensa con quiénes vas a seguir viéndote pase lo que pase.',
    },
    leo: {
      is: 'La renuncia te ronda cuando dejan de contar contigo, y lo que más te revuelve es imaginar que tu hueco se llene enseguida.',
      helps:
        'Pregúntate qué gesto concreto te devolvería las ganas en ese trabajo; saberlo te aclara la renuncia, tengan o no ese gesto.',
    },
    virgo: {
      is: 'Antes de renunciar armas y desarmas la lista de razones, y después de avisar la repasas igual, buscando el error.',
      helps:
        'Cuando la cabeza reabra el expediente de la renuncia, relee tus motivos tal como los escribiste el primer día y no agregues ninguno.',
    },
    libra: {
      is: 'Lo que te desvela de dejar un puesto es el disgusto ajeno, y aplazas la conversación hasta dar con una despedida que no moleste.',
      helps:
        'Resume en una frase amable qué te aleja de ese empleo, y di siempre la misma, pongan la cara que pongan.',
    },
    scorpio: {
      is: 'De un trabajo te vas por dentro mucho antes de renunciar, sin que se te note, y después el corte te sale de raíz.',
      helps:
        'Busca fuera de la empresa una persona discreta y cuéntale todo lo que llevas callando sobre ese trabajo.',
    },
    sagittarius: {
      is: 'En cuanto un trabajo se te vuelve jaula sueñas con renunciar, y el vértigo te alcanza cuando miras qué hay debajo del salto.',
      helps:
        'Escribe adónde te llevaría dejar ese empleo, además de todo lo que te quita, y calcula con lápiz el tramo intermedio.',
    },
    capricorn: {
      is: 'Abandonar un puesto te suena a faltar al deber, y cargas con la culpa aunque hayas cumplido de sobra con todo el mundo.',
      helps:
        'Haz el inventario de lo que entregaste en ese trabajo, y mira si la deuda que sientes figura en algún papel.',
    },
    aquarius: {
      is: 'Si un empleo te pide fingir se te apagan las ganas de golpe, y tu renuncia sorprende a quienes te creían a gusto.',
      helps:
        'Explica con ejemplos qué es lo que no encaja en ese trabajo, porque por fuera el descontento se te nota poquísimo.',
    },
    pisces: {
      is: 'La idea de renunciar te sube y te baja como la marea, y absorbes tanto el ambiente que confundes tu cansancio con el ajeno.',
      helps:
        'Dedica un día libre a no hablar de ese trabajo con nadie, y por la noche apunta qué sientes al pensar en renunciar.',
    },
  },
  recognition: {
    aries: {
      is: 'Que no vean tu trabajo te enciende en el acto, sobre todo si el mérito se lo lleva alguien que llegó después.',
      helps:
        'Reclama lo tuyo en el trabajo con un hecho y sin adjetivos, en cuanto puedas hablar sin levantar la voz.',
    },
    taurus: {
      is: 'Sacas adelante lo de cada día en el trabajo con tal constancia que se da por descontada, y el reconocimiento pasa de largo sin que protestes.',
      helps:
        'Junta en una carpeta las pruebas de lo que haces y muéstrala en la próxima charla sobre tu trabajo.',
    },
    gemini: {
      is: 'Repartes ideas por los pasillos del trabajo con tanta soltura que nadie recuerda de quién eran, y después te pica no verte en los créditos.',
      helps:
        'Manda por escrito, el mismo día, la idea que soltaste de viva voz en el trabajo, con tu nombre debajo.',
    },
    cancer: {
      is: 'Te duele en silencio que nadie note lo que haces en el trabajo, y esperas que adivinen cuánto pusiste de ti.',
      helps:
        'Cuéntale al menos a una persona qué parte del trabajo hiciste tú y cuánto te gustaría que se supiera.',
    },
    leo: {
      is: 'Trabajar sin que te vean te deja a oscuras, y cuando te pasan por alto finges que no te importa con demasiada elegancia.',
      helps:
        'Pide opinión sobre un trabajo tuyo bien terminado, de frente y sin ironía, en vez de esperar la ovación.',
    },
    virgo: {
      is: 'Arreglas lo torcido antes de que alguien lo note, y por eso en el trabajo parece que no hiciste nada.',
      helps:
        'Deja constancia de lo que corriges, con una nota breve al entregar el trabajo, aunque te suene a presumir.',
    },
    libra: {
      is: 'Dices «lo hicimos» cuando lo hiciste tú, y el mérito del trabajo queda repartido con tanta cortesía que a ti no te toca.',
      helps:
        'Practica en voz alta una frase sobre tu trabajo que empiece por «yo» y que no termine con una disculpa.',
    },
    scorpio: {
      is: 'Si en el trabajo te ignoran, tomas nota y no dices nada, pero guardas memoria exacta de quién firmó lo tuyo.',
      helps:
        'Lleva tus datos a quien decide, en privado y pronto, antes de que el silencio sobre tu trabajo se te vuelva rencor.',
    },
    sagittarius: {
      is: 'Cuentas tus logros en broma o ya vas por el siguiente, y luego te extraña que en el trabajo se los apunte otra persona.',
      helps:
        'Quédate un rato en la foto cuando termines algo bueno en el trabajo, y preséntalo completo antes de saltar a lo nuevo.',
    },
    capricorn: {
      is: 'Crees que el trabajo bien hecho habla por sí mismo, y esperas con paciencia de montaña un reconocimiento que nunca pides.',
      helps:
        'Pon tus resultados del trabajo en una sola hoja y entrégala a quien te evalúa, como un informe más.',
    },
    aquarius: {
      is: 'Lo que aportas en el trabajo suele entenderse tarde, cuando ya lo usan todos y nadie se acuerda de quién lo propuso.',
      helps:
        'Traduce tu aporte a algo que cualquiera en el trabajo pueda medir, como horas ahorradas o quejas que ya no llegan.',
    },
    pisces: {
      is: 'El tuyo es un trabajo invisible, de sostener ánimos y rellenar huecos, y te da pudor recordarles a los demás que estuviste ahí.',
      helps:
        'Cada vez que salves una jornada en el trabajo, coméntaselo a alguien antes de irte, con toda naturalidad.',
    },
  },
  speakingUp: {
    aries: {
      is: 'Tu miedo a hablar en público es sobre todo impaciencia, porque mientras esperas turno te vas acelerando y después sueltas de más.',
      helps:
        'Pide exponer al principio, camina un poco antes y ten escrita la última frase para saber dónde frenar.',
    },
    taurus: {
      is: 'Hablar ante gente te incomoda porque buscas las palabras sin apuro, y en las reuniones ya van tres temas más allá.',
      helps:
        'Lleva a la reunión una sola idea escrita, dila despacio y no temas a las pausas, que en tu voz suenan a aplomo.',
    },
    gemini: {
      is: 'Ante un público te sobran palabras, y lo que temes es que la cabeza corra tanto que pierdas el hilo a media presentación.',
      helps:
        'Reduce tu charla a cinco palabras en una ficha, y que el resto salga como si conversaras con alguien de la primera fila.',
    },
    cancer: {
      is: 'Te cierras en las reuniones cuando notas caras frías, porque al exponer una idea sientes que te juzgan a ti.',
      helps: 'Busca antes de hablar una cara amiga en la sala y dirige a ella tus dos primeras frases.',
    },
    leo: {
      is: 'Hablar en un escenario te atrae tanto como te asusta, porque no te basta con cumplir y un público tibio te arruina la noche.',
      helps:
        'Ensaya la charla ante alguien que se ría contigo, y piensa en una cosa útil que el público pueda llevarse.',
    },
    virgo: {
      is: 'Callas en las reuniones hasta tener la frase perfecta, y cuando por fin está pulida alguien ya la dijo peor y con éxito.',
      helps:
        'Permítete intervenir en la reunión con una versión al setenta por ciento, y completa después por escrito lo que te quede picando.',
    },
    libra: {
      is: 'Al hablar en público ya estás imaginando a quien va a discrepar, y suavizas tu opinión hasta que no se reconoce.',
      helps:
        'Empieza por tu conclusión al tomar la palabra y deja los matices para el final, por si queda tiempo.',
    },
    scorpio: {
      is: 'Prefieres observar la reunión desde atrás, porque al hablar te expones y detestas que alguien te vea dudar.',
      helps:
        'Prepara una pregunta certera para cada reunión; hacerla te da presencia sin obligarte a contar nada tuyo.',
    },
    sagittarius: {
      is: 'Improvisas tus presentaciones con gracia y fe, y el miedo te asalta solo cuando alguien pide el dato que no trajiste.',
      helps:
        'Anota dos o tres cifras seguras antes de la charla y cronométrala una vez, porque el entusiasmo se te come los minutos.',
    },
    capricorn: {
      is: 'Te pesa hablar ante otros porque lo sientes como un examen, y no abres la boca hasta dominar el tema por completo.',
      helps:
        'Guarda una anécdota ligera para el comienzo de tu presentación; te baja los hombros y el público deja de parecer un tribunal.',
    },
    aquarius: {
      is: 'En una reunión dices lo que nadie espera, y justo antes de hablar temes que te miren como a un bicho raro.',
      helps:
        'Cuelga tu idea de algo que ya dijo alguien en la reunión, y entonces da el paso extraño que falta.',
    },
    pisces: {
      is: 'Cuando hablas en público recoges los nervios de toda la sala además de los tuyos, y la voz se te adelgaza.',
      helps:
        'Llega temprano al lugar de la charla, apoya bien los pies y suelta una respiración larga antes de saludar.',
    },
  },
  interview: {
    aries: {
      is: 'En una entrevista de trabajo entras con empuje y contestas antes de que acaben la pregunta, así que gustas rápido o asustas.',
      helps:
        'Cuenta hasta dos antes de cada respuesta en la entrevista, y pregunta tú también qué es lo que más les urge resolver.',
    },
    taurus: {
      is: 'Das en las entrevistas una impresión de calma y fiabilidad, aunque venderte te da fastidio y contestas corto cuando te apuran.',
      helps:
        'Lleva a la entrevista dos ejemplos de cosas tuyas que sigan funcionando, y cuéntalos con el detalle de quien las armó.',
    },
    gemini: {
      is: 'Una entrevista de trabajo te sale como una charla de café, llena de chispa, y a menudo olvidas decir lo principal.',
      helps:
        'Decide antes de la entrevista las dos cosas que deben saber de ti, y no salgas sin haberlas dicho.',
    },
    cancer: {
      is: 'Lo primero que averiguas en una entrevista es si la persona de enfrente tiene buen fondo, y solo entonces sacas lo mucho que sabes.',
      helps:
        'Al empezar la entrevista pregunta algo sencillo sobre el equipo, y mientras te responden se te irá aflojando la coraza.',
    },
    leo: {
      is: 'Tienes presencia en una entrevista y llenas la sala, pero te pica el orgullo en cuanto alguien pone en duda tu trayectoria.',
      helps:
        'Cuenta en la entrevista un logro en el que brillaron también otras personas, y mira con interés sincero a quien pregunta.',
    },
    virgo: {
      is: 'Estudias la empresa entera antes de la entrevista, y frente a quien pregunta hablas con más detalle de tus fallas que de tus méritos.',
      helps:
        'Ensaya la respuesta sobre tus defectos para que dure una frase, y gasta en lo que haces bien el resto de la entrevista.',
    },
    libra: {
      is: 'Causas una impresión muy agradable en la entrevista, y devuelves tan bien lo que quieren oír que nadie sabe qué quieres tú.',
      helps:
        'Elige un punto en el que no estés de acuerdo y dilo con tu cortesía habitual; en una entrevista eso te da relieve.',
    },
    scorpio: {
      is: 'A la entrevista vas con la guardia en alto, mides a quien te interroga y revelas de ti tan poco que se toma por frialdad.',
      helps:
        'Resuelve de antemano qué pasión tuya vas a dejar ver en la entrevista, y cuéntala mirando a los ojos.',
    },
    sagittarius: {
      is: 'Con tu entusiasmo una entrevista despega en cinco minutos, y al sexto prometes con toda sinceridad más de lo que cabe en el puesto.',
      helps:
        'Sustituye en la entrevista cada «me encantaría» por algo que ya hiciste, con lugar y resultado.',
    },
    capricorn: {
      is: 'Te presentas a una entrevista con los papeles en orden y la cara seria, tanto que nadie imagina las ganas que traes.',
      helps:
        'Di en la entrevista, con esas palabras, que ese trabajo te interesa; tú lo das por sabido y no se te ve.',
    },
    aquarius: {
      is: 'Las preguntas de manual te desconectan en una entrevista, y tus mejores respuestas salen cuando alguien se aparta del guion.',
      helps:
        'Ten a mano una frase llana que resuma tu recorrido de principio a fin, así la entrevista no se va en descifrarlo.',
    },
    pisces: {
      is: 'Te mimetizas con quien te entrevista y respondes según lo que flota en la sala, de modo que caes bien pero cuesta recordarte.',
      helps:
        'Repasa justo antes de la entrevista un papel con hechos tuyos, cantidades incluidas, por si los nervios te los borran.',
    },
  },
  newJob: {
    aries: {
      is: 'Lo peor de buscar empleo es para ti la espera, y por no soportarla aceptas la primera oferta sin leer la letra chica.',
      helps:
        'Pon tu prisa en conseguir conversaciones cara a cara, y lee cualquier oferta de trabajo de principio a fin antes de contestar.',
    },
    taurus: {
      is: 'Cuando buscas trabajo o comparas dos ofertas te inclinas por lo estable, y lo nuevo te asusta hasta que se vuelve costumbre.',
      helps:
        'Visita el lugar de trabajo a la hora en que lo vivirías, con viaje y comida incluidos, y créele a tu comodidad.',
    },
    gemini: {
      is: 'Tu búsqueda de trabajo avanza por conversación, y entre dos ofertas siempre te parece mejor la que no tienes delante.',
      helps:
        'Haz saber a mucha gente, en una frase clara, qué trabajo buscas, y sigue el contacto más inesperado.',
    },
    cancer: {
      is: 'Un empleo nuevo te hace sentir como quien llega a un colegio a mitad de curso, y al buscarlo añoras caras de confianza.',
      helps:
        'Avisa primero a la gente que te quiere bien de que buscas trabajo o estrenas uno, y deja que te acompañe.',
    },
    leo: {
      is: 'Estar en busca de trabajo te hiere el orgullo, y cada correo sin respuesta te parece un veredicto sobre tu persona.',
      helps:
        'Practica a diario algo que te salga bien mientras buscas trabajo, para que tu opinión sobre ti no dependa del buzón.',
    },
    virgo: {
      is: 'Al buscar empleo descartas avisos por un requisito que te falta, y pules el currículum como si hubiera que ganarle un juicio.',
      helps:
        'Envía la solicitud de trabajo cuando sea correcta, y prohíbete leerla otra vez después de haber pulsado el botón.',
    },
    libra: {
      is: 'Entre dos empleos quedas en vilo, y de toda la búsqueda lo más duro para ti es decirle que no a alguien.',
      helps:
        'Vive una mañana imaginando que ese empleo ya es tuyo y otra imaginando que no, y compara de qué humor andas.',
    },
    scorpio: {
      is: 'Buscas trabajo en secreto y quieres todo o nada, y en uno nuevo no bajas la vigilancia hasta saber quién manda de verdad.',
      helps:
        'Deja que dos personas de fiar sepan qué empleo buscas, porque quien no sabe nada tampoco te avisa.',
    },
    sagittarius: {
      is: 'Confías en que el trabajo aparecerá, y esa fe te da buena cara en la búsqueda pero te hace saltarte la parte de insistir.',
      helps:
        'Reserva cada mañana un rato a lo pesado de buscar trabajo, los formularios y las llamadas de seguimiento, y luego vuela.',
    },
    capricorn: {
      is: 'Encaras la búsqueda de trabajo con listas y horarios, como si ya te pagaran por ella, y te juzgas con dureza cada jornada sin avances.',
      helps:
        'Fija una hora de cierre para la búsqueda de empleo y no la toques después, ni siquiera con el pensamiento.',
    },
    aquarius: {
      is: 'Los caminos comunes para hallar empleo se te hacen ajenos, y de dos ofertas te llama la que nadie en tu familia entendería.',
      helps:
        'Cuéntale en qué quieres trabajar a gente de mundos distintos al tuyo, porque ahí se conocen puestos que no salen en los avisos.',
    },
    pisces: {
      is: 'Mientras buscas trabajo pasas del sueño al desánimo en una tarde, y de cada oferta se te escapa la parte concreta.',
      helps:
        'Pide que te pongan por escrito las tareas, el horario y el pago de cualquier trabajo, y léelo con alguien de cabeza fría.',
    },
  },
  boss: {
    aries: {
      is: 'Con los jefes chocas de frente: aceptas que te marquen la meta, pero que te lleven de la correa, jamás.',
      helps: 'Acuerda con tu superior el resultado y el plazo, y pide que el camino lo dejen en tus manos.',
    },
    taurus: {
      is: 'Le cumples a tu superior con lealtad de roca, pero si te apura o te cambia la orden a última hora, te plantas.',
      helps:
        'Avisa a quien te manda qué ritmo necesitas para entregar bien, antes de que tu lentitud le parezca resistencia.',
    },
    gemini: {
      is: 'A tus jefes les haces gracia o los desesperas, porque preguntas el porqué de todo y escuchas a medias la respuesta.',
      helps:
        'Manda a tu superior un resumen breve de lo acordado; la mitad de los enredos entre ustedes nace de lo dicho al pasar.',
    },
    cancer: {
      is: 'Sientes el humor de tu superior desde el saludo, y con un tono seco ya crees que perdiste su aprecio.',
      helps:
        'Si te parece que tu superior te rechaza, pregúntale qué espera de ti esta semana y quédate con sus palabras.',
    },
    leo: {
      is: 'Respetas a un superior cuando se merece el puesto y te elogia delante de otros; si te corrige en público, se acabó la simpatía.',
      helps:
        'Pídele a tu superior que las correcciones te las haga aparte, y reconócele ante la gente lo que sí hace bien.',
    },
    virgo: {
      is: 'De tus jefes ves cada error, y cada observación que te hacen te acompaña hasta la noche como una mancha.',
      helps:
        'Ofrece a quien te dirige una mejora concreta por vez, y pregunta cuál le importa en lugar de mandar la lista entera.',
    },
    libra: {
      is: 'Quieres llevarte bien con tu jefatura a toda costa, así que asientes, te tragas la objeción y después la rumias por tu cuenta.',
      helps: 'Estrena con tu superior una objeción pequeña, dicha el mismo día y en tu mejor tono.',
    },
    scorpio: {
      is: 'Calas a quien te manda en la primera reunión, y si te parece que oculta algo ya no vuelves a fiarte.',
      helps:
        'Comprueba lo que sospechas de tu superior con una pregunta directa y tranquila, antes de interpretar cada coma de sus correos.',
    },
    sagittarius: {
      is: 'Tratas a los jefes de igual a igual, con una franqueza que unos celebran y otros toman por falta de respeto.',
      helps:
        'Reserva tu verdad más redonda para cuando tu superior te la pida, y entretanto cuéntale adónde quieres llegar.',
    },
    capricorn: {
      is: 'La autoridad te importa, y una jefatura floja te hace sufrir el doble, porque terminas haciendo su parte sin tener el mando.',
      helps:
        'Averigua de qué responde tu superior ante quienes están más arriba, y dale ahí un resultado que pueda mostrar.',
    },
    aquarius: {
      is: 'El cargo de jefe no te impresiona, y obedeces con gusto una buena razón, pero nunca un porque sí.',
      helps:
        'Pregunta el motivo de una orden antes de discutirla con tu superior, en tono de curiosidad y sin público.',
    },
    pisces: {
      is: 'Ante tu superior te ablandas como cera, captas lo que quiere sin que hable y después no sabes dónde poner el límite.',
      helps:
        'Contesta a los pedidos de quien te manda con un «lo miro y te digo», y responde cuando ya lo hayas pensado.',
    },
  },
  colleagues: {
    aries: {
      is: 'La gente del trabajo sabe qué piensas porque lo dices, y eso te gana alguna enemistad que ni siquiera adviertes.',
      helps:
        'Pregunta a alguien del trabajo cómo sonó lo que dijiste, y espera la respuesta entera sin interrumpir.',
    },
    taurus: {
      is: 'En el equipo se cuenta contigo y con tu poca charla; los chismes te cansan, y hay colegas que te creen distante.',
      helps:
        'Come de vez en cuando con tus colegas aunque no tengas ganas de hablar; con tu compañía tranquila les basta.',
    },
    gemini: {
      is: 'Con tus colegas hablas de todo, y una broma tuya llega al otro piso convertida en chisme antes que tú.',
      helps:
        'Cuando un cuento sobre alguien del trabajo te queme la lengua, cámbialo por una pregunta a quien tienes delante.',
    },
    cancer: {
      is: 'Haces del equipo una familia, y por eso un comentario a tus espaldas en el trabajo te duele como una traición.',
      helps:
        'Elige a una sola persona del trabajo para las confidencias, y con las demás sé amable sin contarlo todo.',
    },
    leo: {
      is: 'Animas al equipo con ganas y ocupas bastante lugar, y hay quien en el trabajo confunde tu calor con afán de protagonismo.',
      helps:
        'Elogia en voz alta, delante del equipo, un acierto concreto de quien menos simpatía te despierta.',
    },
    virgo: {
      is: 'Trabajando en equipo ves la errata antes que el mérito, y tus colegas oyen un juicio donde tú ofrecías ayuda.',
      helps:
        'Menciona a tus colegas algo bien resuelto antes de señalar la falla, y pregunta si quieren ayuda o solo desahogarse.',
    },
    libra: {
      is: 'Quieres la paz con todo el equipo, y al escuchar a cada bando sin pronunciarte acabas bajo sospecha de los dos.',
      helps:
        'Ante un chisme de trabajo di con una sonrisa que prefieres preguntárselo a quien le toca, y cambia de tema.',
    },
    scorpio: {
      is: 'Entre colegas hablas poco y observas mucho, y ese silencio inquieta a quienes sospechan que lo sabes todo.',
      helps:
        'Suelta en el trabajo un dato inocente sobre ti de vez en cuando; quien conoce algo tuyo inventa bastante menos.',
    },
    sagittarius: {
      is: 'Alegras al equipo hasta que sueltas una verdad sin aviso, y a algún colega le escuece mucho después de que la olvidaste.',
      helps:
        'Si notas frío entre tus colegas, pregunta con humor y sin testigos qué dijiste, y esta vez no expliques nada.',
    },
    capricorn: {
      is: 'Al trabajo vas a trabajar, y tus colegas toman por soberbia una seriedad que en realidad es pudor y exceso de carga.',
      helps:
        'Pide ayuda a alguien del equipo en algo pequeño; a tus colegas les gusta descubrir que también necesitas una mano.',
    },
    aquarius: {
      is: 'Eres cordial con cada colega, pero desde lejos, y de las intrigas del trabajo te enteras cuando ya son historia.',
      helps:
        'Recuerda algo personal que te haya contado alguien del equipo y pregúntale cómo siguió, sin otro motivo que saberlo.',
    },
    pisces: {
      is: 'Escuchas las penas de todo el equipo, y cuando hay enredos en el trabajo cargas con una culpa que ni te corresponde.',
      helps:
        'Corta con cariño la confidencia sobre terceros en el trabajo diciendo que ahí no te metes, y vuelve a lo tuyo.',
    },
  },
  promotion: {
    aries: {
      is: 'El ascenso lo quieres ya, y mandar te sale natural en el arranque; lo que te impacienta es el paso de los demás.',
      helps:
        'Pregunta sin rodeos qué falta para el ascenso y pon esa lista donde la veas, así tu impaciencia tiene en qué ocuparse.',
    },
    taurus: {
      is: 'Subir de puesto te interesa si trae comodidad y seguridad; por el mando en sí no sueltas una rutina que funciona.',
      helps:
        'Piensa qué parte de tus días cambiaría con el ascenso y cuál no, y habla primero de la que no cedes.',
    },
    gemini: {
      is: 'De un ascenso te atrae lo que vas a aprender, porque dirigir te aburriría si fuera repartir tareas sin meter tú las manos.',
      helps:
        'Haz que quien decide los ascensos te oiga explicar algo complicado con sencillez, que es tu mejor argumento.',
    },
    cancer: {
      is: 'Dudas del ascenso porque temes dejar de pertenecer al grupo, aunque a la hora de mandar cuidas a la gente como nadie.',
      helps:
        'Di claramente que te gustaría el ascenso, ya que tus ganas las escondes tan bien que pasan por conformidad.',
    },
    leo: {
      is: 'Quieres dirigir y se te nota desde lejos, y un ascenso ajeno te pincha hasta cuando lo aplaudes con generosidad.',
      helps:
        'Enseña a alguien del equipo lo que mejor haces; para un ascenso cuenta mucho quién puede cubrir tu puesto.',
    },
    virgo: {
      is: 'Te postulas para un ascenso cuando ya llevas tiempo haciendo esa tarea, porque mandar te parece menos útil que hacerlo bien.',
      helps:
        'Muestra en la próxima charla sobre ascensos a cuánta gente sacas de apuros, y omite lo que todavía te falta aprender.',
    },
    libra: {
      is: 'Dirigir se te da bien mientras haya acuerdo, y del ascenso te echa atrás tener que decidir contra alguien.',
      helps:
        'Ensaya delante del equipo decisiones chicas, dichas en una frase, para que tu ascenso no dependa solo de caer bien.',
    },
    scorpio: {
      is: 'Ambicionas el ascenso sin mencionarlo, y como te interesa más la influencia que el cargo, a veces ya mandas desde la sombra.',
      helps:
        'Confíale a una persona con peso que quieres el ascenso; lo que manejas en secreto nadie sabe ofrecértelo.',
    },
    sagittarius: {
      is: 'Un ascenso te ilusiona por lo que abre y te pesa por lo que ata, sobre todo las reuniones y los presupuestos.',
      helps:
        'Píntale a quien decide el ascenso adónde llevarías al equipo, y súmale un plan corto con las cuentas hechas.',
    },
    capricorn: {
      is: 'Llevas el mando en los huesos y esperas el ascenso peldaño a peldaño, con disgusto si otra persona toma el elevador.',
      helps:
        'Pon tu candidatura al ascenso por escrito en vez de esperar a que los méritos hablen en tu nombre.',
    },
    aquarius: {
      is: 'Mandar te incomoda y que te manden también, así que un ascenso te tienta solo si puedes cambiar cómo se hacen las cosas.',
      helps:
        'Propón, junto con tu interés por el ascenso, una forma distinta de dirigir, y pruébala en pequeño con un proyecto.',
    },
    pisces: {
      is: 'Te asciendes en la imaginación y luego te escondes, porque temes que para dirigir haya que endurecerse con la gente.',
      helps:
        'Pregunta a quien te aprecia en el trabajo cómo te ve dirigiendo; antes de un ascenso sirve mirarse con ojos ajenos.',
    },
  },
  raise: {
    aries: {
      is: 'El aumento lo pides en el momento en que la injusticia te hierve, y suena a ultimátum lo que era una petición razonable.',
      helps:
        'Ensaya la cifra del aumento en voz alta hasta que te salga plana, y pide la cita cuando andes de buenas.',
    },
    taurus: {
      is: 'Sabes bien cuánto vale tu trabajo, y sin embargo pides el aumento tarde, cuando el sueldo ya lleva mucho tiempo pesándote.',
      helps:
        'Lleva el aumento pensado en precios reales, lo que costaría reemplazarte y lo que cuesta tu vida, y no redondees hacia abajo.',
    },
    gemini: {
      is: 'Para pedir un aumento tienes doce argumentos y los sueltas todos, y claro, te discuten el más débil.',
      helps: 'Quédate con el mejor motivo para el aumento, dilo y calla, aunque el silencio te dé comezón.',
    },
    cancer: {
      is: 'Pedir más sueldo te avergüenza un poco, como si pusieras precio al cariño con que trabajas, y lo aplazas por no incomodar.',
      helps: 'Imagina que pides el aumento para alguien a quien quieres, y usa contigo esas mismas palabras.',
    },
    leo: {
      is: 'El sueldo es para ti una medida de aprecio, así que una negativa al aumento la oyes como un desaire.',
      helps:
        'Apoya el aumento en lo que se paga por ese puesto en otros lugares, y deja tu valía personal fuera de la negociación.',
    },
    virgo: {
      is: 'Justificas el aumento con cuentas impecables, y a la hora de la cifra pides de menos porque te acuerdas de cada fallo tuyo.',
      helps:
        'Averigua cuánto gana quien hace lo mismo que tú y pide esa cantidad, sin descontarle tus errores al aumento.',
    },
    libra: {
      is: 'Al pedir más dinero en el trabajo te preocupa tanto el buen clima que la primera rebaja la haces tú.',
      helps:
        'Nombra primero la cifra completa del aumento y sonríe después, porque en el orden contrario te sale carísimo.',
    },
    scorpio: {
      is: 'Negocias un aumento con sangre fría cuando sabes lo que la otra parte calla, y sin ese dato prefieres no pedir.',
      helps:
        'Reúne los números antes de hablar del aumento y plantéalo como un trato limpio, sin amenaza ni reproche guardado.',
    },
    sagittarius: {
      is: 'Pides el aumento a lo grande y con una broma, y así también te lo toman: medio en broma.',
      helps:
        'Di una cantidad exacta cuando hables de tu aumento, con la cara seria, y guarda la gracia para después.',
    },
    capricorn: {
      is: 'Crees que el aumento debe llegar por mérito y antigüedad, y que tener que pedirlo ya te rebaja un poco.',
      helps:
        'Trata el aumento como cualquier trámite serio, con cita y con documento, y sal de ahí con un plazo de respuesta.',
    },
    aquarius: {
      is: 'Del aumento te importa que sea justo para todo el mundo, y te fastidia regatear como si el sueldo fuera un misterio.',
      helps:
        'Infórmate de cómo se fijan los sueldos ahí y apóyate en esa regla para el aumento, que la defiendes mejor que tu caso.',
    },
    pisces: {
      is: 'Hablar de sueldo te da apuro, en el momento justo la cifra se te esfuma de la cabeza y aceptas lo que haya.',
      helps:
        'Lleva escrita la cantidad del aumento y léela si hace falta; con el papel en la mano es más fácil no aflojar.',
    },
  },
  ownBusiness: {
    aries: {
      is: 'Un negocio propio te queda a la medida al abrirlo, porque decides al instante; el papeleo de todos los meses ya es otra historia.',
      helps:
        'Piensa desde el principio en alguien que disfrute de lo que a ti te aburre en un negocio propio, sobre todo las cuentas.',
    },
    taurus: {
      is: 'Trabajar por tu cuenta te gusta si el producto es bueno y los gastos son claros; la incertidumbre te quita el apetito.',
      helps:
        'Prueba tu negocio en chico y con clientes reales, sin soltar todavía la cuerda, hasta que los números te dejen dormir.',
    },
    gemini: {
      is: 'Ideas para un negocio propio te sobran, y con gusto llevarías cuatro a la vez, porque inventar te divierte más que terminar.',
      helps:
        'Explica tu negocio a alguien en medio minuto, y si no puedes, recorta hasta que quede una sola cosa que vender.',
    },
    cancer: {
      is: 'Un negocio tuyo tendría trato de familia y clientela que vuelve, aunque cada gasto te haría temer por la gente que quieres.',
      helps:
        'Pon por escrito hasta dónde arriesgarías en un negocio propio, y que tus ahorros de seguridad vivan en otra cuenta.',
    },
    leo: {
      is: 'Sueñas el negocio propio con tu nombre en el letrero, y tienes don para recibir a cada cliente como en una noche de estreno.',
      helps:
        'Calcula los meses flojos del negocio con el mismo cariño que la inauguración, y enséñaselos a alguien que sepa de números.',
    },
    virgo: {
      is: 'Por tu cuenta trabajarías mejor que nadie y cobrarías de menos, porque al negocio propio le verías cada defecto.',
      helps:
        'Fija las tarifas de tu negocio en un momento de calma, quítales la modestia y no las rebajes delante de quien paga.',
    },
    libra: {
      is: 'Encanto y buen trato no le faltarían a tu negocio, y lo que te frena para trabajar por tu cuenta es decidir sin compañía.',
      helps:
        'Busca a quien te escuche a fondo las dudas del negocio propio, y decide después de esa charla, nunca durante.',
    },
    scorpio: {
      is: 'Trabajar para ti va con tu carácter, ya que te molesta rendir cuentas, pero un negocio propio lo vivirías como un asedio.',
      helps:
        'Delega una parte pequeña del negocio y no la revises hasta el final, para ver qué tan peligroso era soltarla.',
    },
    sagittarius: {
      is: 'Te lanzas a la idea de un negocio con fe contagiosa, y ya te ves con sucursales antes de sacar la primera cuenta.',
      helps:
        'Pide a la persona más escéptica que conozcas que le haga agujeros al plan del negocio, y tápalos de uno en uno.',
    },
    capricorn: {
      is: 'Para un negocio propio tienes temple, porque aguantas los comienzos lentos; el problema es que nadie te exigiría tanto como tú.',
      helps:
        'Concédete en tu negocio las mismas vacaciones que le reclamarías a cualquier empresa decente, y anótalas en la agenda.',
    },
    aquarius: {
      is: 'Trabajar por cuenta propia te llama desde siempre, y tu negocio sería original y útil, aunque te costaría explicar para qué sirve.',
      helps:
        'Consulta a cinco personas desconocidas si pagarían por tu negocio y por qué, y escucha más a quien te diga que no.',
    },
    pisces: {
      is: 'Imaginas tu negocio lleno de encanto y regalas media mercancía, porque cobrar te parece feo y hacer descuentos te nace.',
      helps:
        'Deja las cobranzas del negocio a un sistema automático o a alguien firme, y quédate con lo que haces con el alma.',
    },
  },
  businessPartner: {
    aries: {
      is: 'En sociedad con una amistad pones el arranque y decides por las dos partes, y te sorprende que la otra quisiera opinar.',
      helps:
        'Acuerden desde el comienzo qué asuntos puede resolver cada parte del negocio sin consultar, y que lo demás espere un día.',
    },
    taurus: {
      is: 'En un negocio a medias pones constancia y palabra, y se te agria el humor con quien gasta sin avisar.',
      helps:
        'Pongan por escrito quién aporta qué en el negocio, también las horas, mientras todavía se ríen de las mismas cosas.',
    },
    gemini: {
      is: 'Montar algo con una amistad te encanta por las charlas, y el negocio compartido se les va en planes que nadie ejecuta.',
      helps:
        'Cierren cada charla del negocio con una tarea y un nombre al lado, aunque dé pena cortar la conversación.',
    },
    cancer: {
      is: 'Te asocias por afecto, y cuando el negocio exige cuentas te cuesta reclamar a quien quieres, hasta que estallas por una pequeñez.',
      helps:
        'Aparten un rato fijo para hablar del negocio y otro para la amistad, y que ninguno se meta en el otro.',
    },
    leo: {
      is: 'Compartir un negocio te gusta mientras cada quien mande en lo suyo, porque delante de la clientela no sueltas la palabra.',
      helps:
        'Repartan quién da la cara por el negocio y quién lo sostiene por detrás, y celebren por igual las dos labores.',
    },
    virgo: {
      is: 'Al emprender con alguien controlas todo, te agotas, y luego le reprochas a la otra parte que no sepa cómo se hace.',
      helps:
        'Deja que la otra parte del negocio haga algo a su manera, y revisa el resultado sin mirar el procedimiento.',
    },
    libra: {
      is: 'Trabajar de a dos es lo tuyo, y en una sociedad buscas tanto el acuerdo que a veces firmas lo que no te convence.',
      helps:
        'Antes de aceptar algo en la sociedad di «déjame dormirlo», y al día siguiente cuenta también lo que no te gusta.',
    },
    scorpio: {
      is: 'Si te asocias con alguien pones una lealtad feroz en el negocio, y una cuenta poco clara te hiere más que una pérdida.',
      helps:
        'Que ambas partes puedan ver las cuentas del negocio cuando quieran, así tu desconfianza tiene dónde mirar en vez de imaginar.',
    },
    sagittarius: {
      is: 'Contagias a cualquiera con la idea de un negocio en común, y a la hora de las facturas ya tienes otra idea.',
      helps:
        'Prométele a quien emprende contigo solo lo que puedas hacer este mes, y que el sueño grande quede en una hoja aparte.',
    },
    capricorn: {
      is: 'Eliges con quién asociarte como quien contrata, con la amistad en segundo plano, y aun así acabas cargando la parte pesada del negocio.',
      helps:
        'Di con franqueza qué peso puedes llevar en el negocio y cuál no, antes de echártelo todo encima.',
    },
    aquarius: {
      is: 'Para un negocio con amistades te sobran ideas y te falta distancia, porque una sociedad que pide verse a diario te asfixia.',
      helps:
        'Propón que la sociedad funcione con tareas separadas y una reunión corta, y avisa cuando desaparezcas para pensar.',
    },
    pisces: {
      is: 'Más que con una persona te asocias con un sueño, y en el negocio dejas que la otra parte ponga las condiciones.',
      helps:
        'Lee con alguien de fuera el acuerdo del negocio antes de entusiasmarte, y pregunta qué le toca a cada quien si sale mal.',
    },
  },
  retirement: {
    aries: {
      is: 'La jubilación te asusta por la quietud, ya que sin una meta que perseguir te pones a pelear con el control remoto.',
      helps:
        'Prepara para la jubilación un reto que se pueda perder, como un torneo, una cumbre o un oficio desde cero.',
    },
    taurus: {
      is: 'Imaginas el retiro con placer, entre huerta y comidas largas, pero dejar de trabajar te da miedo por la cuenta del banco.',
      helps:
        'Haz las cuentas del retiro con alguien de confianza una sola vez y por completo, para que dejen de rondarte.',
    },
    gemini: {
      is: 'Del trabajo extrañarías las conversaciones, así que la jubilación te parece bien siempre que siga sonando el teléfono.',
      helps:
        'Apunta a quiénes llamarías y qué aprenderías con las mañanas libres de la jubilación, y comienza por algo de esa lista.',
    },
    cancer: {
      is: 'Jubilarte te pone ante una pregunta delicada, la de quién te va a necesitar cuando nadie te espere por la mañana.',
      helps:
        'Ofrece en tu jubilación un rato fijo a gente que lo agradezca, y guarda otro igual de sagrado para ti.',
    },
    leo: {
      is: 'De la jubilación te seduce la fiesta, y lo que temes en secreto es que ya nadie pida tu parecer.',
      helps:
        'Busca para el retiro un lugar pequeño donde te esperen con ganas, por ejemplo un coro, un taller o un grupo de lectura.',
    },
    virgo: {
      is: 'Sin tareas que cumplir te entra la culpa, así que la jubilación la llenarías de listas hasta olvidar que era descanso.',
      helps:
        'Deja en tus planes de jubilación una mañana en blanco y defiéndela con la misma seriedad que una entrega.',
    },
    libra: {
      is: 'El retiro te atrae por la vida bonita de paseos, museos y charlas, y lo difícil es ponerle fecha si hay alguien más que opina.',
      helps:
        'Conversa con tu gente cómo sería un día normal de jubilación, hora por hora, antes de hablar de cuándo.',
    },
    scorpio: {
      is: 'Retirarte se te hace duro porque el trabajo da influencia y secretos, y nunca has sabido soltar algo a medias.',
      helps:
        'Escoge un asunto que quieras entender hasta el fondo durante la jubilación, uno que nadie te haya encargado.',
    },
    sagittarius: {
      is: 'Jubilarte te suena a mapa desplegado, y ya viajas con el dedo mucho antes de saber con qué se paga.',
      helps:
        'Reparte tus planes de jubilación en grandes, medianos y gratis, y pon en marcha uno de los gratis cuanto antes.',
    },
    capricorn: {
      is: 'Trabajar te ordena la vida y te da un nombre, por eso la jubilación te parece una caída más que un premio.',
      helps:
        'Conserva en la jubilación un encargo con responsabilidad de verdad, por pequeño que sea, que alguien extrañe si faltas.',
    },
    aquarius: {
      is: 'Te imaginas la jubilación como libertad para tus inventos, y te aterra acabar en un club con carnet y horarios.',
      helps:
        'Acércate, pensando en el retiro, a una causa con gente de todas las edades, donde tu experiencia discuta con ideas frescas.',
    },
    pisces: {
      is: 'Sueñas la jubilación como una siesta larga con música, y te angustia que los días se te disuelvan sin orillas.',
      helps: 'Ata tu jubilación a una cita fija con otra gente, y el resto del tiempo déjalo flotar.',
    },
  },
  fame: {
    aries: {
      is: 'Te imaginas en un escenario por el gusto de ganarle al miedo, y para que te conozcan cuentas con hacerlo antes que nadie.',
      helps:
        'Muestra tu trabajo a medio hacer a un público pequeño, y convierte cada crítica en tu próximo intento.',
    },
    taurus: {
      is: 'La fama te interesa poco comparada con una obra que dure, y prefieres un público que llegue despacio y se quede.',
      helps:
        'Publica con ritmo constante, aunque sea poco, porque a tu obra la favorece que la gente sepa cuándo encontrarla.',
    },
    gemini: {
      is: 'Tienes labia para un público grande, y tu trampa para hacerte un nombre es cambiar de tema cuando empiezan a escuchar.',
      helps:
        'Repite en público tu mejor idea más veces de las que soportas, que quien te ve la oye por primera vez.',
    },
    cancer: {
      is: 'Deseas que mucha gente vea lo que haces y a la vez que nadie te mire, por eso te muestras a medias.',
      helps:
        'Comparte tu obra primero con quienes la mirarán con cariño, y decide después cuánto de tu vida dejas fuera de la fama.',
    },
    leo: {
      is: 'El escenario te llama desde la infancia, y ante mucha gente te creces; lo que te pone a prueba es una sala con pocos.',
      helps:
        'Actúa para la sala medio vacía con el mismo brillo, y mide tu escenario por lo que disfrutas encima.',
    },
    virgo: {
      is: 'Que mucha gente vea tu obra te da más pudor que ilusión, y la retocas tanto que el público sigue esperando.',
      helps:
        'Pon un tope de correcciones a cada obra y muéstrala al público con los defectos que solo tú le ves.',
    },
    libra: {
      is: 'Ante el público tienes gracia y sabes gustar, y en la fama tu riesgo es terminar haciendo solo lo que gusta.',
      helps:
        'Presenta de vez en cuando algo tuyo que divida opiniones, y no leas los comentarios hasta el día siguiente.',
    },
    scorpio: {
      is: 'Quieres que tu obra impacte y que tu vida no se sepa, así que la fama te tienta y te ahuyenta a la vez.',
      helps:
        'Traza por adelantado la línea de lo que el público jamás sabrá de ti, y de ahí hacia afuera suéltate.',
    },
    sagittarius: {
      is: 'Hablas para multitudes aunque sean tres, y si la fama te atrae es porque tienes una idea que quieres llevar lejos.',
      helps:
        'Háblale de tu obra a una persona precisa del público, con su nombre en mente, en vez de al mundo entero.',
    },
    capricorn: {
      is: 'Más que fama quieres una reputación, de esas que se citan con respeto, y la exhibición sin oficio te da vergüenza.',
      helps: 'Acepta mostrarte ante el público alguna vez antes de sentir que te lo ganaste del todo.',
    },
    aquarius: {
      is: 'Llamas la atención por ir en otra dirección, y si mucha gente ve tu obra te intriga más la conversación que los halagos.',
      helps:
        'Explica al público de dónde te salió la idea, con palabras de todos los días, y deja que la obra siga siendo rara.',
    },
    pisces: {
      is: 'Sobre un escenario te transformas y hablas por mucha gente, y al bajar la fama te parece cosa de otra persona.',
      helps:
        'Ten a alguien que te reciba después de cada función o publicación y te hable de cualquier cosa menos del público.',
    },
  },
};
