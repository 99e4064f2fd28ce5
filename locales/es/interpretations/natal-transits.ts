import type { NatalTransitTexts } from '../../interpretation-types.ts';

/** A planet of the sky meeting a point of a birth chart. */
export const natalTransits: NatalTransitTexts = {
  sun: {
    sun: {
      joined:
        'El Sol regresa al punto donde estaba cuando naciste. Recibe los abrazos, come pastel y ponle nombre a lo que quieres estrenar este año.',
      flowing:
        'Te sale natural ser quien eres, y eso se contagia: hasta la gente seria de la reunión acaba contando algo personal.',
      tense:
        'Quizá alguien con otro plan se cruce en tu camino y te obligue a explicar el tuyo. Explicado en voz baja, puede salir mejorado.',
    },
    moon: {
      joined:
        'Lo que sientes queda a plena luz, como ropa tendida al mediodía. Donde las palabras tardan, la cara lo va contando por su cuenta.',
      flowing:
        'Por dentro y por fuera hace el mismo clima, así que una sobremesa en familia puede alargarse sin que nadie mire el reloj.',
      tense:
        '¿Cumplir con la agenda o quedarte bajo la cobija? Tiran de ti dos necesidades legítimas; reparte las horas y avisa a quien espera.',
    },
    mercury: {
      joined:
        'Tus ideas piden micrófono. Escribe, llama, presenta la propuesta mientras la ves con claridad, y deja unos minutos para las preguntas.',
      flowing:
        'Encuentras la palabra justa a la primera, y dos mensajes amables pueden resolver lo que llevaba semanas enredado.',
      tense:
        'Quieres tener razón y también que te escuchen, y cuesta lograr ambas cosas. La discusión suele acortarse cuando alguien repite lo que entendió.',
    },
    venus: {
      joined:
        'El cariño anda a la vista: un cumplido en la panadería, ganas de ponerte algo bonito, un «me gustas» a punto de salir.',
      flowing:
        'La gente te trata con dulzura y respondes igual. Una cita, un brindis, una visita al museo: lo agradable apenas requiere organización.',
      tense:
        'El antojo de complacer y el de darte gusto chocan a media tarde. ¿Cuál de las invitaciones aceptarías si nadie se ofendiera?',
    },
    mars: {
      joined:
        'Amaneces con el motor encendido. Dale al cuerpo una tarea exigente temprano y guarda un poco de paciencia para el tráfico.',
      flowing:
        'Querer y hacer coinciden sin forcejeo. El ropero que pesaba una tonelada cambia de pared antes del almuerzo.',
      tense:
        'Cualquier demora te parece una provocación. Camina diez cuadras a buen paso y contesta después ese comentario que te picó el orgullo.',
    },
    jupiter: {
      joined:
        'Crece la confianza y, con ella, el volumen de tu risa. Pide esa cita que imponía respeto, sin prometer más horas de las que tienes.',
      flowing:
        'Un consejo oportuno, una invitación, alguien que cree en ti: la buena voluntad circula estos días y te toca una parte.',
      tense:
        'Dices que sí a todo porque todo parece posible. Júpiter no sabe restar, y la semana sigue teniendo los mismos siete días.',
    },
    saturn: {
      joined:
        'Sientes el peso de lo que falta por hacer, y también tu capacidad para hacerlo. Una tarea terminada alivia más que cinco empezadas.',
      flowing:
        'La disciplina viene sin regaño. Ordena papeles, cumple un plazo, conversa con una persona mayor: lo sobrio rinde en estos días.',
      tense:
        'Un «no» de alguien con autoridad puede bajarte los ánimos. A Saturno le importa la obra; lo que duele suele ser el orgullo.',
    },
    uranus: {
      joined:
        'La rutina te queda como uniforme ajeno. Cambia algo menor, la ruta o el peinado, y escucha qué más quisieras mover.',
      flowing:
        'Puede colarse una sorpresa simpática entre dos obligaciones. Tu lado menos convencional encuentra público y, a veces, hasta imitadores.',
      tense:
        'Puede saltar un imprevisto y desarmar el plan de la semana. Antes de mandarlo a volar por completo, averigua qué parte se salva.',
    },
    neptune: {
      joined:
        'Con la radio baja y la mirada en las nubes, así transcurren estas jornadas. Crea, reza, descansa; las decisiones grandes admiten espera.',
      flowing:
        'La imaginación te presta una luz suave. Va bien dibujar, consolar a alguien, sentarte en el patio a ver cómo cambia el color de la tarde.',
      tense:
        'Sobra niebla entre tus propósitos y tus pasos. Confirma las citas, duerme temprano y desconfía de quien promete demasiado.',
    },
    pluto: {
      joined:
        'Una fuerza callada se te sube a la voz. Úsala para decir una verdad que hace falta y deja tiempo para la respuesta.',
      flowing:
        'Tienes ojo de detective para lo que estorba, y la mano te tiembla menos a la hora de arrancarlo de raíz.',
      tense:
        'Dos personas quieren mandar, y una eres tú. ¿Cuánto de esta batalla te seguirá importando el jueves que viene?',
    },
    ascendant: {
      joined:
        'Entras y las miradas te siguen. Son días para presentarte, estrenar corte de pelo o firmar con tu nombre completo lo que hiciste.',
      flowing:
        'Caes bien sin ensayar el saludo; hasta la entrevista que temías puede sentirse como charla entre gente conocida.',
      tense:
        'Quien tienes al lado puede pedir espacio justo cuando querías llenarlo. El gesto que más te irrita quizá se parezca bastante al tuyo.',
    },
    midheaven: {
      joined:
        'Los reflectores apuntan a tu trabajo. Lo terminado habla por ti, y aun así alguien tendrá que contar en voz alta quién lo hizo.',
      flowing:
        'Tu esfuerzo encuentra testigos. Habla con quien puede recomendarte, actualiza el currículum o pide esa tarea que te despierta curiosidad.',
      tense:
        'La casa llama a la misma hora que la oficina. Algo tendrá que esperar hasta el lunes, y el mundo suele aguantarlo.',
    },
  },
  mercury: {
    sun: {
      joined:
        'En voz alta, tus planes se oyen mejor. Al explicarlos ante alguien aparecen, uno por uno, los tornillos que faltaban.',
      flowing:
        'Una charla de pasillo puede terminar en buena idea, de esas que al oírlas piensas: esto soy yo, dicho en doce palabras.',
      tense:
        'Te preguntan una cosa y contestas otra, por puro orgullo. La pregunta, oída otra vez, quizá resulte más inocente de lo que sonó.',
    },
    moon: {
      joined:
        'Hablar de lo que sientes resulta casi fácil. Llama a quien te vio crecer y quédate también a escuchar.',
      flowing:
        'Recuerdos y palabras se llevan de maravilla. Puede salir una carta, un cuento para antes de dormir, la receta dictada por teléfono.',
      tense:
        'Quizá respondas con lágrimas donde pedían datos, o con datos donde pedían un abrazo. Por suerte, casi toda frase admite un segundo intento.',
    },
    mercury: {
      joined:
        'El pensamiento va como bicicleta de bajada. Lee, pregunta, cierra trámites, y frena un poco antes de apretar «enviar».',
      flowing:
        'Entenderse cuesta poco en estos días: los correos llegan a tiempo, la broma cae bien y el tema difícil se deja estudiar.',
      tense:
        'Mil pendientes chicos compiten por la misma media hora, y la mitad, mirados de cerca, resultan ser puro ruido.',
    },
    venus: {
      joined:
        'Se te ocurren piropos, apodos, la línea exacta para una tarjeta. Quizá alguien lleve días con ganas de saber de ti.',
      flowing:
        'Hay encanto en tu manera de pedir las cosas; un favor solicitado así casi parece un regalo para quien lo hace.',
      tense:
        'Un chiste sobre gustos ajenos puede doler más de la cuenta. Si hiere, discúlpate pronto y cambia de canción.',
    },
    mars: {
      joined:
        'Lengua rápida, argumento listo. Logras más con una sola frase firme que con el discurso completo, sobre todo por mensaje.',
      flowing:
        'Decides en un minuto lo que daba pereza pensar; la llamada difícil dura la mitad y la reunión eterna encuentra su final.',
      tense:
        'Discutir te calienta las orejas. Escribe la réplica, guárdala en borradores y léela de noche como si la firmara otra persona.',
    },
    jupiter: {
      joined:
        'De una ocurrencia chica brota un proyecto con capítulos. Compártelo con quien sepa del tema y pregunta, de paso, cuánto tiempo lleva.',
      flowing:
        'Aprendes con gusto y enseñas sin darte cuenta, quizá en la fila del banco, a alguien que preguntó por el libro que llevas.',
      tense:
        'Con tanto entusiasmo, redondeas las cifras y te saltas los detalles. La historia, por suerte, también es buena en su tamaño real.',
    },
    saturn: {
      joined:
        'Callas más, piensas mejor. Días aptos para leer contratos, ordenar archivos y decir que no con una razón bien construida.',
      flowing:
        'Concentrarse sale barato. Una tarde callada con el informe rinde, y el consejo de quien lleva décadas en el oficio entra a la primera.',
      tense:
        'Cada respuesta parece venir con un «pero». Muchas veces el error señalado es pequeño, y el resto lo agrega tu propia severidad.',
    },
    uranus: {
      joined:
        'A media ducha puedes entender algo que rumiabas desde hace meses. Escríbelo en el espejo empañado si hace falta.',
      flowing:
        'Preguntas raras dan respuestas útiles: lo que nadie había probado en la oficina puede resultar lo más sencillo.',
      tense:
        'Avisos de última hora, contraseñas que fallan, gente que interrumpe. Un suspiro entre notificación y notificación rinde más que el sarcasmo.',
    },
    neptune: {
      joined:
        'Las palabras llegan con eco y las cuentas, con bruma. Escribe poesía si te tienta, y repasa al día siguiente cualquier número.',
      flowing:
        'Adivinas lo que alguien intenta decir, y ese oído fino te sirve igual para consolar que para inventar una historia.',
      tense:
        'Oíste una cosa y quizá dijeron otra. Pregunta de nuevo, apunta la hora y deja el chisme donde lo encontraste.',
    },
    pluto: {
      joined:
        'Quieres llegar al fondo del asunto y sabes dónde excavar. Investiga con respeto: ciertos secretos se abren solo desde adentro.',
      flowing:
        'Una conversación honda, con la pantalla apagada y el café ya frío, puede dejarte viendo distinto un viejo problema.',
      tense:
        'Ese comentario se te queda pegado y lo rebobinas de madrugada. De día y de frente, pierde casi todo lo que tenía de amenaza.',
    },
    ascendant: {
      joined:
        'Rompes el hielo con facilidad y la curiosidad te luce; de un saludo en el ascensor puede salir una amistad con quien acaba de mudarse.',
      flowing:
        'Los demás siguen tu hilo sin perderse. Por eso pueden salir bien una entrevista, un curso nuevo o el acuerdo doméstico que nadie redactaba.',
      tense:
        'Tal vez tu pareja, o alguien del trabajo, entienda al revés lo que dijiste. Empieza otra vez, más lento, y pregúntale qué palabra le sonó mal.',
    },
    midheaven: {
      joined:
        'Tu opinión llega a oídos que deciden. Prepara tres renglones claros sobre lo que haces y entrégalos antes de que te los pidan.',
      flowing:
        'Un correo bien puesto puede adelantar semanas de espera. Pregunta por la vacante, manda el portafolio, agradece a quien te dio la pista.',
      tense:
        'Recado urgente mientras cocinas, reunión justo cuando llega la visita: oficio y hogar hablan a la vez. Contesta por turnos.',
    },
  },
  venus: {
    sun: {
      joined:
        'Gustas más cuando dejas de esforzarte. Estos días te celebran la risa, el suéter viejo, esa manera tuya de saludar.',
      flowing:
        'El trato amable te hace sitio, y quien andaba de mal humor contigo puede aparecer con helado y una disculpa.',
      tense:
        'Por quedar bien dices «me encanta» y luego rezongas. Una preferencia honesta, con suavidad, rara vez le quita algo al cariño.',
    },
    moon: {
      joined:
        'Dan ganas de mimos: sábanas limpias, una siesta, una voz conocida. Quien podría darlos no siempre se entera a tiempo.',
      flowing:
        'Hogar y ternura hacen buena mezcla: alguien te peina, alguien pica cebolla, y la semana contada así pesa menos.',
      tense:
        'Quieres compañía y a la media hora quieres silencio. Dicho con humor, casi todo el mundo lo entiende; callado, parece desaire.',
    },
    mercury: {
      joined:
        'Hablas bonito sin proponértelo. Escribe la dedicatoria, pregunta por el descuento, dile a tu amistad más antigua por qué la conservas.',
      flowing:
        'Cae simpática tu forma de contar las cosas. Hay gracia para coquetear por mensaje, combinar colores o suavizar una carta formal.',
      tense:
        'Entre lo cortés y lo sincero, la frase se te atora. Di la mitad amable y la mitad verdadera, en ese orden.',
    },
    venus: {
      joined:
        'Una vez al año, más o menos, Venus vuelve a su lugar de tu carta. Pregúntate qué te gusta ahora y a quién quieres cerca.',
      flowing:
        'Todo invita a compartir mesa. Una prenda bien elegida, un encuentro grato, una melodía a dos voces: lo sencillo luce más que de costumbre.',
      tense:
        'Te gustan dos sofás que no combinan, o dos ciudades, o dos personas. Consúltalo con la almohada y elige lo que seguirías queriendo sin público.',
    },
    mars: {
      joined:
        'Deseo y ternura llegan en el mismo taxi. Propón la cita, baila muy cerca, pinta con las manos; a tu entusiasmo le cuesta disimular.',
      flowing:
        'Das el primer paso y lo das con gracia. Amor, deporte o taller de cerámica: el placer anda activo y agradece compañía.',
      tense:
        'Celos chiquitos, prisa por gustar, una pelea que en realidad era coquetería. Venus espera y Marte atropella, y ahí nace el enredo.',
    },
    jupiter: {
      joined:
        'Te llenan la copa y brindas por medio mundo. Disfruta la fiesta, agradece, y mira el precio antes de encargar la docena.',
      flowing:
        'La generosidad va y viene: quizá te hagan un favor por la mañana y por la tarde presentes a dos personas que hacen buenas migas.',
      tense:
        'Te parece poco lo que ayer bastaba. Antes del capricho grande, revisa si te falta un objeto o una conversación larga.',
    },
    saturn: {
      joined:
        'El amor se pone sobrio: menos serenata, más lista del mercado. Conversen de compromisos con honestidad y sin apuro.',
      flowing:
        'Aprecias lo que dura: la amistad de años, la silla reparada, un plan de pareja que madura despacio como los membrillos.',
      tense:
        'Sientes frío donde esperabas calor. A veces es puro cansancio; pregunta antes de sacar cuentas del afecto ajeno.',
    },
    uranus: {
      joined:
        'Alguien poco común puede llamarte la atención, o es tu propio gusto el que se rebela. Coquetea con la novedad y conserva el paraguas.',
      flowing:
        'Quizá una invitación inesperada te airee el corazón. Puede ser una película rara, un color nuevo, una mesa donde conoces a una sola persona.',
      tense:
        'De repente una relación puede apretar, o alejarse dos pasos quien quieres. Urano pide aire, y el aire pedido con palabras enfría menos.',
    },
    neptune: {
      joined:
        'Suspiras con facilidad y cualquier esquina parece escenario. Deléitate, escribe versos, y conoce a la persona antes de ponerle corona.',
      flowing:
        'La ternura encuentra su música, y una torpeza que otro día dolería se perdona con el disco todavía sonando.',
      tense:
        'Puede encandilarte un anuncio, un perfil, una promesa susurrada. De cerca, a los pocos días, se le notan los retoques.',
    },
    pluto: {
      joined:
        'El deseo baja varios pisos y llega al sótano. Di lo que quieres con valentía; lo que se pide a oscuras suele entenderse a medias.',
      flowing:
        'Queda espacio para una confesión y un abrazo largo. La intimidad gana cuando muestras aquello que te daba un poco de vergüenza.',
      tense:
        'Los celos pueden proponerte revisar un teléfono. Cierra la mano, cuenta qué temes y deja que te respondan mirándote a los ojos.',
    },
    ascendant: {
      joined:
        'Algo en tu andar se vuelve más suave y la gente lo nota: quizá te pregunten si cambiaste de perfume o si dormiste mejor.',
      flowing:
        'Recibes simpatía casi sin pedirla. Vienen días buenos para reuniones, arreglos de pareja y ese cambio de estilo que ibas aplazando.',
      tense:
        'Agradar a quien tienes delante te cuesta más que otros días. La sonrisa de fotografía cansa en pocos minutos; un tema común, bastante menos.',
    },
    midheaven: {
      joined:
        'El encanto también cuenta en el trabajo. Suaviza una negociación, embellece la vitrina, felicita en público a quien te ayudó.',
      flowing:
        'Una cara amiga puede hablar bien de ti donde importa, y lo que haces gusta más, sobre todo si entra por los ojos.',
      tense:
        'Tu cita y la junta pueden caer a la misma hora. Elige sin culpas, compensa después, y si hay romance de oficina, que no tenga público.',
    },
  },
  mars: {
    sun: {
      joined:
        'Traes fósforos en los bolsillos. Enciende un proyecto propio, suda un rato y baja medio tono con quienes despiertan lento.',
      flowing:
        'La energía responde como perro contento al oír la correa, y el proyecto que dormía en un cajón sale por fin a trotar.',
      tense:
        'Chocas con voluntades parecidas a la tuya. Escoge una sola pelea, la que importará el mes entrante, y pasa de largo ante las demás.',
    },
    moon: {
      joined:
        'Con poco se te calienta el ánimo, sobre todo en familia. Sacude alfombras, riega el jardín, y después cuenta qué te dolió.',
      flowing:
        'Proteger a tu gente te da fuerzas; en una tarde arreglas la gotera y dices aquello que te venías guardando.',
      tense:
        'Una palabra suelta puede levantar llama. Debajo, casi siempre, hay una ternura herida que no encontró otra manera de salir.',
    },
    mercury: {
      joined:
        'Piensas a paso de carrera y se te escapan las comas. Vende tu idea, debate con gusto, y pide perdón pronto si interrumpes.',
      flowing:
        'Argumentas con puntería. Se prestan estos días para exámenes, reclamos bien escritos y decisiones que acumulaban polvo en la bandeja.',
      tense:
        'El teclado echa humo. Borra los signos de exclamación, revisa el destinatario y averigua si tu colega quiso decir eso.',
    },
    venus: {
      joined:
        'Sube el color a las mejillas. Invita, coquetea, toca fuerte la guitarra: el cariño y las ganas quieren salir a la calle.',
      flowing:
        'Persigues lo que te gusta con una mezcla rara de ímpetu y tacto, y pedir el baile te cuesta menos que ayer.',
      tense:
        'Quieres ya lo que pide tiempo, sea un beso o un abrigo caro. ¿Cuánto te duró el último antojo cumplido con esta prisa?',
    },
    mars: {
      joined:
        'Cada par de años, Marte vuelve al lugar que ocupa en tu carta. Elige una meta y ponle el primer ladrillo.',
      flowing:
        'El cuerpo agradece que lo uses: subes escaleras, cargas las compras, y sueles terminar con más ánimo que al empezar.',
      tense:
        'Prisa contra prisa. Se atasca lo que empujas y discutes con quien lleva tu misma urgencia; afloja la mandíbula y vuelve a intentarlo.',
    },
    jupiter: {
      joined:
        'Te crees capaz de sacar un piano por la ventana. El ánimo grande necesita buena logística, empezando por las medidas exactas de ese marco.',
      flowing:
        'Competir en buena lid te sienta de maravilla, incluso si quedas en cuarto lugar y celebras como si fuera el primero.',
      tense:
        'Prometes como en campaña electoral. Réstale un tercio al plan y cumple lo que quede, que ya es bastante para una semana.',
    },
    saturn: {
      joined:
        'Avanzas con el freno de mano puesto. Así sale bien el trabajo fino, y hasta la rabia sirve para lijar madera.',
      flowing:
        'Esfuerzo y método se dan la mano. El muro sube hilada por hilada y el capítulo árido empieza a entenderse.',
      tense:
        'Empujas una puerta que abre hacia adentro. Mira si el obstáculo es una regla, una persona o tu cansancio, y trátalo según el caso.',
    },
    uranus: {
      joined:
        'Te recorre un chispazo de «hasta aquí». Rompe una costumbre, conserva la vajilla, y deja ratos sin plan para tanta electricidad.',
      flowing:
        'Por un atajo que a nadie se le ocurrió te ahorras medio día, y el equipo entero quiere copiarte el truco.',
      tense:
        'Los impulsos llegan sin tocar el timbre. Cuenta hasta diez en otro idioma antes de renunciar por mensaje o contestar a gritos.',
    },
    neptune: {
      joined:
        'La fuerza se te vuelve agua y corre hacia donde suena música. Nada, actúa, ayuda a alguien; las batallas prácticas pueden reposar.',
      flowing:
        'Actúas por intuición y sueles acertar. Hay inspiración para bailar, filmar, tender la mano sin esperar recibo.',
      tense:
        '¿Contra quién peleabas? En estos días el enojo se disuelve o se equivoca de blanco; descansa y averigua los hechos antes de acusar.',
    },
    pluto: {
      joined:
        'Tienes fuerza de retroexcavadora y conviene elegir el terreno. Remata lo pendiente, vacía la bodega, y pregunta antes de derribar.',
      flowing:
        'Con una determinación tranquila sacas adelante lo que otros daban por perdido. Casi ni se oye el esfuerzo.',
      tense:
        'Un pulso de poder te acelera la respiración. Quien baja la voz primero conserva más margen; prueba con eso o con una retirada digna.',
    },
    ascendant: {
      joined:
        'Llegas con paso de tambor. Se agradece tu iniciativa, y también que dejes pasar primero a quien viene con bolsas.',
      flowing:
        'Tu empuje contagia sin atropellar; propones la hora y el lugar, y para cuando llegas ya hay gente esperando.',
      tense:
        'Puede haber quien te lleve la contraria apenas te vea. A veces es competencia, a veces interés mal disimulado.',
    },
    midheaven: {
      joined:
        'Ambición en voz alta: quieres el puesto, la clientela, la obra. Da el paso visible y reconoce a quienes arrimaron el hombro.',
      flowing:
        'Trabajas con filo y en los pisos de arriba se enteran. La solución que tu equipo buscaba quizá termine llevando tu nombre.',
      tense:
        'Una orden torpe puede encenderte en plena oficina y, de rebote, en casa. Dicho a solas y con una propuesta, el reclamo llega más lejos.',
    },
  },
  jupiter: {
    sun: {
      joined:
        'Durante algunas semanas te queda chico el traje de siempre. Acepta el reto que te ilusiona y comparte con alguien lo que ya sabes.',
      flowing:
        'Se juntan el ánimo y la ocasión: por unas semanas la gente tiende a confiar en tu palabra, y tú también.',
      tense:
        'Crees que puedes con todo y el calendario se ríe. Dos promesas cumplidas alegran más que siete anunciadas.',
    },
    moon: {
      joined:
        'El corazón se abre como toldo de feria. Por unas semanas caben visitas, reconciliaciones y un apetito de hogar que pide compañía.',
      flowing:
        'Hay optimismo en la despensa. Son semanas amables para acomodar mejor la casa, recibir parientes o dejarte cuidar sin protestar.',
      tense:
        'Sientes en mayúsculas: lo bueno es carnaval y lo malo, ópera. Que pase una noche antes de convocar a la familia entera.',
    },
    mercury: {
      joined:
        'Llegan libros prestados, maestras de ocasión, ideas con equipaje. Dedícales un cuaderno y ponle índice, que la racha dura semanas.',
      flowing:
        'Comprendes de golpe lo general y hasta te diviertes con los detalles. Un examen, una clase o un artículo llegan en buen momento.',
      tense:
        'Prometes leer, responder y opinar sobre nueve asuntos. Las exageraciones, más adelante, piden aclaración por escrito.',
    },
    venus: {
      joined:
        'El afecto viene servido con cucharón. Semanas sociables para enamorarte otra vez de lo que tienes o conocer gente de risa fácil.',
      flowing:
        'Abundan los ratos gratos y sabes recibirlos: una celebración sin motivo, un «te quiero» dicho con la boca llena de postre.',
      tense:
        'El placer pide repetición y la cartera, prudencia. En esta racha, cambia una salida lujosa por la banda que toca en la plaza.',
    },
    mars: {
      joined:
        'Fuerza y fe mueven el mismo remo. A lo largo de unas semanas puedes cubrir mucha distancia si eliges una sola orilla.',
      flowing:
        'Da gusto intentarlo. Son semanas de buen aliento para entrenar, echar a andar algo propio o proponer un trato valiente y justo.',
      tense:
        'Corriges poco y aceleras mucho. ¿Qué te diría esa persona prudente a la que casi nunca preguntas antes de salir?',
    },
    jupiter: {
      joined:
        'Cada doce años Júpiter vuelve a su sitio y se estrena esperanza. Recuerda qué creías la vez pasada y formula de nuevo el deseo.',
      flowing:
        'Confiar te sienta bien en este tramo. Amplía tus estudios, retoma una creencia noble, planea ese paseo que sí cabe en el presupuesto.',
      tense:
        '¿De qué tamaño es tu fe, y de qué tamaño tu semana? Esperanza y exceso se parecen mucho ahora; recorta sin apagarte.',
    },
    saturn: {
      joined:
        'La obligación de siempre recibe visita: quizá alguien proponga hacerla más liviana. Escucha, renegocia plazos y conserva lo que sí sostiene.',
      flowing:
        'Prudencia y entusiasmo firman un pacto. De ahí salen planes con cimiento: un curso largo, una obra, un acuerdo serio.',
      tense:
        'Quieres crecer y la ventanilla pide otro sello. La espera enseña proporción; mide el sueño de nuevo y divídelo en etapas.',
    },
    uranus: {
      joined:
        'Puede abrirse de pronto un camino que no venía en el mapa, para ti y para mucha gente de tu edad. Curiosea antes de mudarte.',
      flowing:
        'Aire fresco en las ideas: una beca, una amistad insólita, un horario más libre. Algo de eso puede quedarse cuando pasen las semanas.',
      tense:
        'La libertad te llama con megáfono. Ensaya primero el cambio en pequeño y deja un puente de regreso.',
    },
    neptune: {
      joined:
        'Creer en lo invisible cuesta poco. Semanas de inspiración, voluntariado, canto en grupo; ten a mano alguna amistad escéptica.',
      flowing:
        'Un sueño tuyo encuentra compañía, quizá en un taller o en una buena causa donde alguien tarareaba la misma idea.',
      tense:
        'Ves oasis en cada duna. Sueña y ayuda cuanto quieras, pero averigua antes dónde está el pozo y quién cuida la cuerda.',
    },
    pluto: {
      joined:
        'Asoma un hambre de influencia que quizá te sorprenda. Pregunta a quién beneficia lo que pides y usa esa fuerza para abrirle espacio a más gente.',
      flowing:
        'Puedes recuperar un recurso que dabas por enterrado: una destreza, un contacto, tu propia convicción, todavía con brillo bajo el polvo.',
      tense:
        'Convencer puede volverse asedio. En esta racha, persuade con ejemplos y déjale una salida honrosa a quien piensa distinto.',
    },
    ascendant: {
      joined:
        'Entras con la sonrisa de quien recibe a alguien en el aeropuerto. Por semanas ocupas más sitio y se agradece; hazlo con gracia.',
      flowing:
        'Te invitan, te presentan, te apartan una silla. De varios de esos encuentros sales sabiendo algo que ignorabas al llegar.',
      tense:
        'Puedes hablar de más o abarcar demasiado, con la mejor intención. Quien comparte tus planes quizá quería la mitad, y más despacio.',
    },
    midheaven: {
      joined:
        'El trabajo se ensancha: más alcance, mejores preguntas, alguien que confía en ti. Acepta el encargo que te hace crecer y cobra con justicia.',
      flowing:
        'Un diploma, un contacto nuevo, un proyecto con futuro: por semanas el oficio respira, y alguien pregunta qué más sabes hacer.',
      tense:
        'Pueden ofrecerte más de lo que cabe entre el despertador y la noche. El cargo brilla más antes de probárselo.',
    },
  },
  saturn: {
    sun: {
      joined:
        'La vida pregunta en serio quién eres, y da unos meses para contestar. Simplifica, cumple lo importante y descansa; lo que construyas puede durar.',
      flowing:
        'Te toman en serio, empezando por ti. Son meses propicios para asumir un cargo, terminar estudios o poner orden en tus días.',
      tense:
        'Todo pesa un poco más y el reconocimiento tarda. Por ahora, recorta compromisos, pide ayuda concreta y celebra cada tramo cumplido.',
    },
    moon: {
      joined:
        'Hay meses en que la ternura se guarda bajo llave. Dile a alguien de confianza que necesitas compañía y date cuidados con horario.',
      flowing:
        'El ánimo encuentra suelo firme. Por meses cuesta menos poner límites en casa, afinar la rutina y apoyarte en gente constante.',
      tense:
        'Entre el deber y el cariño se forma un embudo. Avisa a tu gente a qué hora vuelves y guarda una noche sin pendientes.',
    },
    mercury: {
      joined:
        'Piensas con lápiz de punta dura. Meses buenos para tesis, contratos y silencios útiles; a la autocrítica, fíjale hora de cierre.',
      flowing:
        'La mente se vuelve paciente, y aquello que exige repetición, sea un idioma o una sonata, empieza a quedarse.',
      tense:
        'Dudas de lo que dices antes de decirlo. Prepara tus notas, pregunta lo que ignoras; con los meses esa voz puede sonar más firme.',
    },
    venus: {
      joined:
        'Pasan revisión tus amores, como los autos viejos. En unos meses se ve qué relación aguanta carretera y cuál pedía solo una vuelta.',
      flowing:
        'Los afectos maduran sin estruendo. Es época de comprometerte con calma, cuidar amistades antiguas y elegir cosas que duren.',
      tense:
        'Sientes que das de más y recibes con cuentagotas. Habla claro de lo que necesitas, sin que el orgullo redacte la carta.',
    },
    mars: {
      joined:
        'Meses de cuesta arriba con mochila. Dosifica la fuerza, entrena con método y convierte el enojo en kilómetros.',
      flowing:
        'Terminas lo que empiezas. La voluntad trabaja por turnos parejos y se siente a gusto con las metas que piden resistencia.',
      tense:
        'Acelerar y frenar a la vez gasta los nervios. Alguna de las reglas que te detienen es justa, y otra lleva años sin que nadie la revise.',
    },
    jupiter: {
      joined:
        'La esperanza se sienta a hacer cuentas. Al cabo de unos meses, tu sueño grande se encoge un poco y aprende a caminar.',
      flowing:
        'Creces con plano y con escuadra. La fe y la prudencia se turnan bien: adelanta el trámite, el ahorro, el capítulo.',
      tense: 'Alguien puede pedirte pruebas de tu optimismo. Lo que pase el examen crece con mejores raíces.',
    },
    saturn: {
      joined:
        'Saturno vuelve al lugar que tenía en tu nacimiento, cosa que ocurre cada veintinueve años. Por meses decides qué cargas son tuyas y cuáles entregas.',
      flowing:
        'Años de constancia empiezan a notarse en cosas pequeñas, y alguna regla severa de las tuyas puede jubilarse con honores.',
      tense:
        'Toca auditar tus deberes: cuál elegiste, cuál heredaste, cuál sostienes por miedo. Devuelve alguno, con acuse de recibo.',
    },
    uranus: {
      joined:
        'Libertad y límite se sientan frente a frente. Como tantas personas nacidas en tus años, quizá le pongas horario a una rebeldía.',
      flowing:
        'Los cambios aceptan calendario. Puedes reformar una estructura vieja sin dinamita: una cláusula, un turno, una costumbre.',
      tense:
        'Quieres salir corriendo y la fila es larga. La libertad que pides, mirada de cerca, suele caber en una negociación.',
    },
    neptune: {
      joined:
        'Un ideal tuyo baja a tierra y se ensucia los pies. Conserva lo que de él se puede practicar un martes.',
      flowing:
        'Le das forma a lo que soñabas: un ensayo semanal, un huerto, una obra modesta. La inspiración agradece que le pongas silla.',
      tense:
        'Se cae un telón pintado y detrás aparece la pared. La temporada desilusiona un poco y aclara bastante; dibuja ahí tu puerta.',
    },
    pluto: {
      joined:
        'Aquello que controlas te controla también. Suelta poderes viejos con método, uno por uno, y aprende a pedir.',
      flowing:
        'Hay una tenacidad profunda disponible. Con ella se deja un hábito, se sanea un acuerdo o se levanta lo que quedó en escombros.',
      tense:
        'Puedes toparte con una estructura que manda más que tú. Mide fuerzas, teje alianzas y cuida tu energía mientras esa mole se mueve.',
    },
    ascendant: {
      joined:
        'Tu gesto se vuelve más serio y la gente te consulta más. Por unos meses cada «sí» tuyo pesa el doble, también para ti.',
      flowing:
        'Inspiras confianza sin alzar la voz. Durante meses, los compromisos que tomas tienden a encontrar gente formal del otro lado.',
      tense:
        'Una relación pide definiciones y tú pides tiempo. Aclaren qué espera cada quien, y escríbanlo si ayuda.',
    },
    midheaven: {
      joined:
        'Llegan meses de responsabilidad visible, quizá de cosecha. Toma el encargo que corresponde a tu experiencia y rechaza el puro adorno.',
      flowing:
        'El oficio avanza peldaño a peldaño y buscan tu criterio. Aprovecha para certificar lo que sabes y fijar un horario humano.',
      tense:
        'Entre el trabajo y la familia, nadie parece ver lo que cargas. Contado en la cena, ese peso suele encontrar más manos.',
    },
  },
  uranus: {
    sun: {
      joined:
        'Te cansa un papel que interpretabas desde hace tiempo. Durante uno o dos años ensayas otro, con menos guion y más riesgo.',
      flowing:
        'Soplan ganas de actualizarte. Por una temporada larga, cambiar de método, de grupo o de ciudad cuesta menos de lo que creías.',
      tense:
        'Algo se sacude y descubres cuánto de ti era costumbre. Incomoda y refresca, como quitarse un sombrero que apretaba desde hacía años.',
    },
    moon: {
      joined:
        'Los ánimos cambian como el clima en la montaña. Lo que llamas hogar quizá esté pidiendo otro reparto de cuidados.',
      flowing:
        'Sueltas un miedo doméstico y la casa pesa menos: cambian los horarios, la convivencia, la manera de consolar a quien llega triste.',
      tense:
        'Puede alborotarse el nido: parientes que sorprenden, ganas de mudarte un jueves cualquiera. Debajo suele haber un cuidado que falta.',
    },
    mercury: {
      joined:
        'Tu cabeza hace contacto con algo nuevo y chisporrotea. Por un buen tiempo aprendes a saltos; busca con quién ordenar los hallazgos.',
      flowing:
        'Ideas adelantadas, colegas con curiosidad, una tecnología que por fin entiendes. En esta etapa inventas con gusto y hasta lo explicas con dibujos.',
      tense:
        'Tus opiniones dan volteretas y alguien se marea. Urano piensa a saltos; quien escucha se pierde los intermedios.',
    },
    venus: {
      joined:
        'Te atrae lo que antes ni mirabas. En uno o dos años el gusto se emancipa, y los amores con mucho corsé piden respirar.',
      flowing:
        'Amar a tu modo se vuelve más sencillo: una pareja con reglas a medida, una amistad rara, una estética propia.',
      tense:
        'Del flechazo al hartazgo hay un pasillo corto. Recórrelo despacio y conversa antes de cambiar la cerradura.',
    },
    mars: {
      joined:
        'Llevas encendida una mecha de independencia. Conviene darle pista larga: deporte exigente, proyecto propio, peleas bien elegidas.',
      flowing:
        'Te animas a hacerlo a tu modo y funciona bastante bien; hasta quien dudaba pide después las instrucciones.',
      tense:
        'Saltas ante cualquier orden. En el lugar adecuado esa prisa arranca motores; en la mesa familiar suele derramar el vino.',
    },
    jupiter: {
      joined:
        'Tu idea de lo posible gana un piso. En este año largo pueden llegar oportunidades extrañas; escoge la que más te intrigue.',
      flowing:
        'Sin que la llames, la esperanza se renueva. Personas de otros mundos te amplían la vista, y una creencia antigua se despide en buenos términos.',
      tense:
        'Querer más libertad y más de todo marea a cualquiera. Los globos suben mejor cuando alguien decide qué lastre soltar.',
    },
    saturn: {
      joined:
        'Una regla que obedecías desde la infancia empieza a crujir. Reemplázala con calma, viga por viga, mientras sigues viviendo adentro.',
      flowing:
        'Modernizas tus obligaciones sin escándalo. En un año o dos puedes trabajar de otra forma, con los mismos principios y menos polvo.',
      tense:
        'El deber dice «quédate» y la libertad ya bajó las escaleras. Una regla reformada a tiempo evita muchas fugas.',
    },
    uranus: {
      joined:
        'Urano completa su vuelta larguísima. Quien la vive suele recuperar, con canas o sin ellas, las ganas de hacer travesuras.',
      flowing:
        'A tu generación le toca estirar las piernas. La inquietud, con una tarde fija a la semana, puede volverse oficio.',
      tense:
        'Hacia la mitad de la vida, o en otros cruces de edad, la libertad pasa lista. Cambia primero lo que te aprieta a diario.',
    },
    neptune: {
      joined:
        'Sueños de toda una generación reciben corriente. En lo personal, quizá te sorprenda una intuición mientras esperas el autobús.',
      flowing:
        'Ese ideal que comparte tu generación encuentra formas nuevas. Prueba la tuya: arte digital, vida en comunidad, silencio en grupo.',
      tense:
        'Ciertas ilusiones de tu época se despiertan con sobresalto. Ríete un poco, conserva la canción y cámbiale el arreglo.',
    },
    pluto: {
      joined:
        'Bajo el piso de tu generación se mueve un mueble pesado. A ti puede tocarte abrir un tema cerrado, con linterna y buena compañía.',
      flowing:
        'Renovarse por dentro parece menos dramático. Un control antiguo consumía fuerza sin que lo notaras, y ahora queda libre.',
      tense:
        'Lo enterrado y lo urgente hacen cortocircuito. Como tanta gente de tu edad, quizá revises a quién le diste el mando; hazlo sin prisa.',
    },
    ascendant: {
      joined:
        'Quien te saluda nota otro paso. En esta época cambian tu aspecto, tus maneras, tus reglas; preséntate de nuevo ante tu gente cercana.',
      flowing:
        'Causas una impresión fresca, algo inclasificable. Por más de un año puedes mostrar rarezas que escondías y hallar quien las aplauda.',
      tense:
        'Un vínculo cercano puede reclamar otras reglas, a veces de golpe. Propón un periodo de prueba y hablen cada semana de cómo va.',
    },
    midheaven: {
      joined:
        'El camino profesional puede dar un giro que pocos esperaban. Entre el susto y la risa, se abre margen para inventarte el puesto.',
      flowing:
        'Hay viento para trabajar distinto: por tu cuenta, a distancia, con gente más joven. El primer experimento puede durar una tarde por semana.',
      tense:
        'Pueden aflojarse a la vez el escritorio y la casa. Sostén una costumbre fija mientras buscas el empleo, o la ciudad, que te deje ser.',
    },
  },
  neptune: {
    sun: {
      joined:
        'Tu contorno se difumina como tinta en el agua. Durante este tiempo largo, crea y sirve, cerca de alguien sensato que te diga qué día es.',
      flowing:
        'Una dulzura nueva se te nota en la voz. Puede llevarte al arte, a la fe o a esa ayuda callada que nadie fotografía.',
      tense:
        '¿Quién eras antes de esta marea? La respuesta tarda, y suele llegar por donde sientes paz, rara vez por donde te apuran.',
    },
    moon: {
      joined:
        'Sientes hasta lo que siente la vecina del tercero. Aprende, de a poco, a cerrar la ventana con ternura y dormir lo suficiente.',
      flowing:
        'Se afina el corazón como cuerda de violín. Tiempo de recordar con gratitud, perdonar por partes y bajar las luces temprano.',
      tense:
        'Extrañas un hogar que quizá solo existió en los cuentos. Algo de él, sin embargo, cabe en una cena de miércoles.',
    },
    mercury: {
      joined:
        'Pierdes las llaves y encuentras metáforas. Anota los sueños, y deja los formularios para tu hora más despierta.',
      flowing:
        'Tu palabra consuela. Por eso te buscan para leer en voz alta, redactar la carta difícil o inventarle final a un cuento.',
      tense:
        'Se mezclan dato y deseo en el mismo frasco. Coteja, guarda comprobantes y di «no sé» las veces que haga falta.',
    },
    venus: {
      joined:
        'Amas con música de fondo. El encanto puede durar más de un año; de cuando en cuando, disfrútalo con las luces prendidas.',
      flowing:
        'La belleza te encuentra en lugares humildes. Hay inspiración para crear y una manera compasiva de querer que también te incluye.',
      tense:
        'Un rostro se queda contigo y le completas la biografía. Antes de mudarte a esa novela, escucha qué cuenta y qué omite.',
    },
    mars: {
      joined:
        'La acción pierde músculo y gana oído. En esta racha larga, sigue lo que te inspira y evita pelear por pelear.',
      flowing:
        'Luchas por algo más grande que tú, y sin gritar. Ayudan el yoga, la fotografía, las causas hechas a mano.',
      tense:
        'Corres como se corre en los sueños, con piernas de lana. ¿Y si la meta del año fuera más chica, o esa guerra, ajena?',
    },
    jupiter: {
      joined:
        'Crees, sueñas, quieres salvar a medio planeta. Etapa amplia para la fe y la generosidad, con una libreta donde anotar los límites.',
      flowing:
        'Hay gracia en esperar sin exigir. Un retiro, un viaje con sentido o una enseñanza inesperada pueden darte aliento para rato.',
      tense:
        'El espejismo viene con folleto a color y fecha límite. La compasión que te desborda ayuda más sin cheques en blanco.',
    },
    saturn: {
      joined:
        'Tus muros se vuelven porosos. Con el tiempo, algún deber puede perder sentido, y cuesta admitir que ya nadie te lo exigía.',
      flowing:
        'Las obligaciones se ablandan y dejan pasar un ideal. Cabe ponerle alma a un oficio serio o perdonar un viejo rigor.',
      tense:
        'Lo firme parece arena y lo soñado, un deber. Apóyate en rutinas chicas, té a las cinco, cama hecha, mientras baja el agua.',
    },
    uranus: {
      joined:
        'Ideas raras flotan en el aire de tu generación. Atrapa una al despertar y cuéntala durante el desayuno.',
      flowing:
        'Intuición y novedad se entienden por señas. Este periodo puede acercarte a artes, saberes o gente fuera de catálogo.',
      tense:
        'Fuga o libertad: tu generación las confunde un poco estos años. Prisa sobra; lo que suele faltar es hacia dónde.',
    },
    neptune: {
      joined:
        'Casi nadie ve a Neptuno cerrar su círculo: tarda más de siglo y medio. Si aparece, es pura orilla y canción de cuna.',
      flowing:
        'Sin ruido, lo que soñó tu generación encuentra cauce. Dale a tu parte un lienzo, un coro, una noche de lectura.',
      tense:
        'Alrededor de los cuarenta, y otra vez hacia los ochenta, los ideales piden puesta al día. Llora el que se gastó, riega el verde.',
    },
    pluto: {
      joined:
        'Corrientes hondas de toda una generación se mezclan. En tu vida puede ser apenas un gusto nuevo por el misterio y las librerías de viejo.',
      flowing:
        'Soltar resulta casi dulce. Algo que te inquietaba desde el fondo se disuelve y deja sitio a una compasión más práctica.',
      tense:
        'Miedos antiguos toman forma de humo. Enciende una lámpara, conversa con alguien de tu edad y comparen: varios son los mismos.',
    },
    ascendant: {
      joined:
        'Pareces salir de una película en blanco y negro. Por esta temporada inspiras y confundes; usa palabras claras donde tu aire deja dudas.',
      flowing:
        'Tu presencia calma. Quien se sienta a tu lado en la sala de espera termina contándote su vida.',
      tense:
        'Según la luz, alguien a tu lado parece héroe o náufrago. Pide hechos, ofrece límites y fíjate cómo cumple los horarios.',
    },
    midheaven: {
      joined:
        'La vocación se sale del organigrama. Pueden llamarte el arte, la ayuda, el mar; averigua el sueldo antes de zarpar.',
      flowing:
        'Trabajar con alma te resulta natural, y se agradece en cualquier escuela, escenario o equipo que ande con el ánimo bajo.',
      tense:
        'El título de tu tarjeta ya explica poco de lo que buscas. Mantén un pie en tierra mientras exploras, y pide cuentas claras.',
    },
  },
  pluto: {
    sun: {
      joined:
        'Algo quiere brotar en ti con fuerza y pide despejar terreno: papeles gastados, lealtades por inercia. El poder que aparece se usa mejor con cuidado.',
      flowing:
        'Recobras el mando de tu vida sin aspavientos. Hay hondura para cambiar lo que llevaba años igual, y gente dispuesta a acompañarte.',
      tense:
        'Puede que te enfrentes con alguien poderoso, o con tu propia necesidad de controlar. Entre ganar y ceder suele quedar una salida decorosa.',
    },
    moon: {
      joined:
        'Suben del fondo emociones con apellido. Recíbelas de a una, en este par de años, junto a alguien que sepa escuchar sin arreglar.',
      flowing:
        'Una herida vieja deja de mandar en la cocina. Con el tiempo, el cuidado se vuelve más fuerte y menos miedoso.',
      tense:
        'Querer a alguien y querer dirigirle la vida duermen en la misma cama. Sepáralos con paciencia, y dale nombre a lo que temes perder.',
    },
    mercury: {
      joined:
        'Tu mente se hace taladro. Investigas, callas, das con el nudo; hay palabras que abren camino y otras que dejan astillas.',
      flowing:
        'Persuades porque sabes de qué hablas. Una idea fija, de tanto estudiarla, se despide sola y deja libre la repisa.',
      tense:
        'Un pensamiento da vueltas como mosca contra el vidrio. Ábrele: escríbelo, discútelo con gente honesta, concede un punto.',
    },
    venus: {
      joined:
        'Hondo como novela rusa: así se pone el amor. A lo largo de más de un año, un vínculo o un gusto puede cambiarte la escala de valores.',
      flowing:
        'Quieres con más verdad y menos maquillaje. Se renuevan afectos que parecían agotados y aprendes a no venderte barato.',
      tense:
        'Pasión y posesión se escriben con casi las mismas letras. Pregúntate si ese lazo abriga o aprieta, y afloja tu punta.',
    },
    mars: {
      joined:
        'Llevas un volcán con horario de oficina. Dirige esa potencia a una obra difícil y evita medirla con personas.',
      flowing:
        'Resistes más de lo que suponías. La tarea enorme, tomada por partes, empieza a parecerse a un trabajo cualquiera.',
      tense:
        'Cuando te arrinconan, muerdes. Con el tiempo se aprende que pedir un descanso entre asaltos también gana respeto.',
    },
    jupiter: {
      joined:
        'La convicción crece hasta llenar un estadio. Con tanta influencia a la mano, pregunta qué bien común te mueve y rinde cuentas.',
      flowing:
        'Tus creencias echan raíz profunda y dan sombra a otra gente, que se sienta debajo y te hace preguntas nuevas.',
      tense:
        'Tener razón puede volverse un trono incómodo. Baja a conversar, revisa tus dogmas y deja a alguien sin convencer.',
    },
    saturn: {
      joined:
        'Se derrite una estructura que parecía de hierro. Rescata las piezas buenas y, con calma de albañil, vuelve a levantar lo necesario.',
      flowing:
        'El esfuerzo sostenido llega al hueso de las cosas. En un par de años puedes reformar a fondo un deber, una deuda moral, un oficio.',
      tense:
        'Presión por arriba, presión por dentro. Quítale peso a lo que ya cumplió su tarea y guarda fuerzas para lo que sí quieres sostener.',
    },
    uranus: {
      joined:
        'De raíz cambia lo que tu generación llama libertad. A ti te toca decidir qué parte llevas puesta en lo diario.',
      flowing:
        'Un grillete viejo resulta ser de cartón. A toda una generación le pasa algo parecido, sin discurso.',
      tense:
        'Lo nuevo y lo poderoso forcejean en tu época. En tu vida puede bastar con cambiar una clave, un hábito, un «siempre fue así».',
    },
    neptune: {
      joined:
        'El mar de tu generación remueve su lecho. A ti quizá te deje una concha en la mano: un símbolo, una canción.',
      flowing:
        'Cobra hondura la imaginación sin perder suavidad. En lo que sueñas durante este tiempo hay material del bueno.',
      tense:
        'Caen las máscaras de ideales que compartías con tu época. Quédate con la ternura que había detrás, que sigue siendo útil.',
    },
    pluto: {
      joined:
        'Plutón tarda unos dos siglos y medio en volver: este encuentro pertenece a la cuna. Queda de él, si acaso, un eco de origen.',
      flowing:
        'Va perdiendo el candado lo que calla tu generación, y tu propia fuerza sale al patio sin pedir disculpas.',
      tense:
        'Ya en la madurez, mucha gente revisa qué domina y qué la domina. Haz tu lista a solas y rómpela después.',
    },
    ascendant: {
      joined:
        'Sales de una muda de piel y te saludan con cautela. Tu mirada pesa más que antes; una pregunta sincera la vuelve hospitalaria.',
      flowing:
        'Impones respeto con poco. La gente intuye que dices la verdad, y tu imagen empieza a parecerse a lo que piensas.',
      tense:
        'Una persona intensa puede ponerte contra las cuerdas. La mitad que te toca decidir sigue ahí, casi sin usar.',
    },
    midheaven: {
      joined:
        'Tu lugar en el mundo se demuele por secciones y se proyecta otro. Acepta la tarea que pide verdad y deja la que pide fingir.',
      flowing:
        'Ganas influencia en tu oficio, casi siempre entre bastidores, y algún día alguien que empieza te da las gracias.',
      tense:
        'Tu empleo quiere instalarse en la sala de tu casa. La frontera que trazaste hace años quizá necesite otra línea.',
    },
  },
};
