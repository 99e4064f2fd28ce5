import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What the Moon's node, Chiron and Lilith say in their aspects to planets and angles. */
export const pointAspects: NatalInterpretations['pointAspects'] = {
  node: {
    sun: {
      joined:
        'Lo que te falta por aprender lleva tu propio nombre. El Sol alumbra el extremo por donde se crece, de modo que firmar, dirigir o simplemente decir «fui yo» te da vértigo y te hace bien en la misma medida.',
      flowing:
        'Avanzar sin dejar de ser quien eras es un privilegio discreto, y lo tienes. El Sol se lleva bien con lo heredado y con lo nuevo; basta elegir un rumbo en serio para que el pasado te preste las botas.',
      tense:
        'En cada curva del camino tu orgullo pide la palabra. Queda un peldaño que te saltaste, el de querer algo por cuenta propia, y mientras siga suelto darás un rodeo por la aprobación ajena. Se repara con decisiones chicas y sin público.',
      opposed:
        'Ocupar el centro fue lo primero que supiste hacer. De ahí vienen tu aplomo y una vieja costumbre de resolverlo todo con presencia. Puesta al servicio de otra persona, esa luz deja de cansarte y además alcanza más lejos.',
    },
    moon: {
      joined:
        'Sentir en voz alta, cuando algo importante cambia, es para ti terreno sin asfaltar. Llegas torpe a la ternura, a pedir, a dejarte cuidar, y sin embargo por esa senda se te van abriendo los afectos que más te transforman.',
      flowing:
        'El instinto te sirve de guía con bastante fiabilidad. Sabes de dónde vienes y ese recuerdo te impulsa, como la corriente que ayuda a quien ya iba nadando. Haz caso a la primera corazonada, antes de que la razón la peine.',
      tense:
        'Una necesidad antigua se sienta en mitad de la ruta y no deja pasar. Cada vez que vas a cambiar de vida, pide mimos, costumbre, una cobija conocida. Atendida un rato, se hace a un lado; ignorada, te alcanza en el siguiente pueblo.',
      opposed:
        'Nacer sabiendo consolar tiene su precio. Adivinas lo que siente cada quien, lo calmas, te quedas, y así pospones lo que venía después. La sensibilidad seguirá ahí aunque un día salgas a caminar sin preguntar quién se queda.',
    },
    mercury: {
      joined:
        'Preguntar te lleva adonde el silencio no llega. Mercurio señala la dirección: estudiar, escribir, entablar conversación con quien sabe otra cosa. Al principio tropiezas con las palabras, y esas frases mal dichas son precisamente el avance.',
      flowing:
        'Aprendes de un error sin ponerte a vivir en él, y eso lo facilita un Mercurio bien dispuesto hacia ambos nodos. Un curso, una charla casual o un libro prestado te ponen a menudo en la vía correcta.',
      tense:
        'Le das tantas vueltas al mapa que oscurece antes de salir. Entre tu mente y tu dirección falta una lección pendiente: decir lo que piensas cuando todavía puede cambiar algo. Mientras la esquives, toda encrucijada te parecerá un problema de información.',
      opposed:
        'De tener respuesta para todo ya tienes diploma. La palabra fue tu herramienta temprana, y con ella esquivas lo que pide otra clase de valor. Prueba a entrar en una situación nueva sin explicarla, solo con los ojos abiertos.',
    },
    venus: {
      joined:
        'Recibir favores te cuesta más que hacerlos, y ahí está la lección. Venus espera al final del sendero con placer, con belleza, con gente que te quiere sin condiciones, y allá se llega por la vía menos heroica, que es aceptar.',
      flowing:
        'Los afectos te acompañan en la mudanza interior. Suele haber una amistad o un gusto que enlaza lo que fuiste con lo que vas siendo, y con la gracia de Venus consigues cosas que la fuerza habría roto.',
      tense:
        'Por agradar quizá te saltaste una página, y la historia la reclama. Cuando toca elegir rumbo, aparece el dilema entre lo que te gusta y lo que te conviene, sin que sepas bien cuál es cuál. A solas, sin nadie a quien gustar, se distinguen bastante mejor.',
      opposed:
        'Quizá resolviste media infancia a fuerza de encanto. Sabes suavizar, seducir, poner flores donde hay tensión, y por lo cómodo de ese don te quedas en relaciones agradables de más. Algo de aspereza elegida le daría a tu cariño otro temple.',
    },
    mars: {
      joined:
        'Crecer, en tu caso, implica despeinarse. Marte abre la marcha: competir, iniciar, enojarse a tiempo, cosas que otras personas dan por sabidas y que, ante un cambio de rumbo, te parecen un idioma extranjero. Con cada intento pronuncias mejor.',
      flowing:
        'Marte hace de motor y está bien acoplado al rumbo. Cuando decides ir hacia algo nuevo, el cuerpo responde y la experiencia acumulada empuja desde atrás. Lo único que te frena es la falta de un motivo que merezca sudar.',
      tense:
        'Hay una batalla a la que nunca te presentaste y que vuelve a citarte. La rabia desviada te saca de la ruta, por exceso o por ausencia, siempre en el mismo cruce. Acude una vez, con calma y con argumento, y el paso queda libre.',
      opposed:
        'Arremangarte fue tu primer recurso. Reaccionas, empujas, terminas sin ayuda, y esa eficacia guerrera te hace repetir combates ya ganados. Guardar la fuerza para cuando alguien la pida es un arte nuevo, bastante menos agotador.',
    },
    jupiter: {
      joined:
        'Pensar en grande es tu asignatura, aunque te sonroje. Júpiter ensancha la senda con viajes, estudios y personas que confían antes de conocerte. El titubeo inicial se cura por contacto: una oportunidad aceptada suele presentar a la siguiente.',
      flowing:
        'Buena parte de tu suerte llega cuando te dejas ayudar. La fe que heredaste y la que estás formando se entienden, y quien te enseña algo acaba abriéndote camino. Acepta la mano antes de necesitarla.',
      tense:
        'Prometes llegar por todos los caminos a la vez. El exceso de posibilidades te aparta de la única que exige constancia, y ese pendiente reaparece disfrazado de ocasión estupenda. Renunciar a dos maravillas para cuidar una te endereza el rumbo.',
      opposed:
        'Traes el optimismo de fábrica y un saber que te permite opinar de casi todo. Júpiter, tan próximo a lo que dominabas, invita a vivir de lo ya sabido. Vuelve a ponerte en lo pequeño, donde todavía no sabes nada.',
    },
    saturn: {
      joined:
        'Hacia la madurez se va por la escalera larga, peldaño por peldaño y sin aplauso. Con Saturno delante, la responsabilidad que rehúyes es la que más te afirma. Los primeros años pesan; luego descubres que ese peso era una columna.',
      flowing:
        'Pisas sobre piedra que Saturno ya puso. El esfuerzo de antes sostiene el de ahora, y alguien de más experiencia suele indicarte por dónde. Sin prisa llegas a sitios que a la gente impaciente se le cierran.',
      tense:
        'Una norma de familia te cobra peaje en cada desvío. Temes saltártela sin permiso y esperas a tenerlo por escrito, de quien quizá ya ni ejerce. Firmarlo tú, con fecha, es el trámite que falta.',
      opposed:
        'Vienes con la seriedad aprendida. Cumplir, aguantar y prever te salen como respirar, y son también el muro detrás del cual te quedas. Nadie te pide que lo derribes; con abrirle una ventana al sol ya entra otra estación.',
    },
    uranus: {
      joined:
        'Lo inesperado te educa. Cada salida del guion, un oficio raro, una amistad improbable, un «no» al plan heredado, te acerca a un modo de vivir que solo se entiende desde dentro. Urano pide audacia y da, a cambio, compañía nueva.',
      flowing:
        'Cambias con elegancia, sin quemar el puente. Una idea adelantada te saca del atasco cuando hace falta, y quienes te conocían de antes te siguen reconociendo. Vale la pena escuchar la ocurrencia de las tres de la tarde.',
      tense:
        'Sacudir el tablero te ha ahorrado alguna vez jugar la partida. El sobresalto te saca del rumbo justo cuando empezaba a dar fruto, y luego toca volver por el mismo sitio. Quedarte una temporada más es la rebeldía que te falta.',
      opposed:
        'De rareza sabes lo suficiente para dar clases. Irte primero, llevar la contra, vivir a tu manera: todo eso lo dominas y te protege. Pertenecer a algo sin perder el acento es el experimento que menos se espera de ti.',
    },
    neptune: {
      joined:
        'Fiarte de lo invisible te asusta y te llama. Neptuno marca la dirección con señales tenues, una melodía, un gesto compasivo, un sueño que insiste. Se avanza a tientas, y ese tanteo afina más que cualquier certeza.',
      flowing:
        'Te guía una luz bajo el agua. La imaginación enlaza tus recuerdos con lo que anhelas, y en los momentos de duda aparece una imagen que orienta. Anótala pronto, porque se borra con la primera llamada del día.',
      tense:
        'Confundes a ratos el destino con el espejismo que brilla al costado. La tentación de evadirte o de rescatar te saca una y otra vez de la vía. El remedio es humilde: pisar el suelo, contar los pasos, preguntar la hora.',
      opposed:
        'Disolverte en lo que te rodea es tu talento más viejo. Con él creas, acompañas, perdonas, y también desapareces cuando conviene dar la cara. Ese contorno que estás aprendiendo a dibujar no te quita misterio.',
    },
    pluto: {
      joined:
        'Donde otra gente rodea, tú tienes que bajar. Plutón acompaña el crecimiento con crisis que desnudan y con una fuerza que asoma después. Admitir qué deseas en el fondo cuesta; hecho eso, el equipaje estorba bastante menos.',
      flowing:
        'Sabes soltar sin que se caiga la casa. Las transformaciones hondas te llegan dosificadas, y de cada una sacas algo que sirve. Plutón apoya el rumbo como un río subterráneo, sin ruido y con caudal.',
      tense:
        'Un asunto de control quedó sin resolver y se te cruza cada vez que vas a avanzar. Aprietas, sospechas, quieres asegurarte de la llegada antes de partir. Aflojar un dedo por viaje parece poco, y con los años es toda la mano.',
      opposed:
        'Conoces los sótanos de memoria. Saber qué callan los demás quizá te dio poder desde temprano, y sigue siendo tu refugio en caso de apuro. La superficie, con sus saludos y su luz plana, te tiene guardado un descanso.',
    },
    ascendant: {
      joined:
        'Presentarte ya es avanzar. El norte de tu carta coincide con tu umbral, así que cada comienzo, cada «hola, soy yo» dicho con la voz entera, te empuja hacia lo que no conocías. Es un terreno tan tuyo que da pudor.',
      flowing:
        'Tu manera de llegar a los sitios favorece lo que vienes a aprender. La gente te recibe en los momentos de cambio y te pasa la dirección exacta. Deja que se note que buscas algo.',
      tense:
        'Entre la imagen que das y el sendero que te conviene falta un tramo. Puede que ese aire tan seguro espante al guía, o que tu timidez lo despida. El puente se repara los días en que confiesas que aún no sabes.',
      opposed:
        'Quizá te hiciste casi sin ayuda, y se ve en cómo te plantas. Lo nuevo, en cambio, aguarda en la orilla de enfrente: parejas, alianzas, conversaciones donde cedes terreno. Lo individual ya lo aprobaste con holgura.',
    },
    midheaven: {
      joined:
        'Hacia arriba y a la vista: por ahí se crece. El norte lunar se asoma a la cumbre de la carta y pide vocación, nombre, un trabajo que responda por ti. Da miedo porque desde tu casa ese camino no se veía.',
      flowing:
        'Oficio y crecimiento se hacen favores. Las ocasiones profesionales suelen enseñarte también algo de la vida, y lo aprendido en familia encuentra aplicación. Te conviene aceptar el cargo que parece venir con lecciones incluidas.',
      tense:
        'La carrera pasa de largo frente a una esquina que pide parada. Consigues cargos que están un poco al lado de lo tuyo, con linda placa y mala puntería. Revisa qué quisiste ser antes de saber qué se ganaba con ello.',
      opposed:
        'Con el norte en la raíz, lo que dominas de entrada es el mundo público. Sabes comportarte, rendir, quedar bien, y por eso la intimidad se te hace cuesta arriba. Aprender a vivir en tu propia casa es un ascenso de otra clase.',
    },
  },
  chiron: {
    sun: {
      joined:
        'Mostrarte delante de los demás te duele en un punto exacto. Dudas de tu derecho a ocupar el primer renglón y, por haberlo dudado tanto, reconoces a quien se apaga antes de tiempo. De tu boca, un «lo tuyo vale» suena a cosa comprobada.',
      flowing:
        'Llevas tu parte frágil sin taparla con un cartel. La voluntad se entiende con la herida y hasta la pone a trabajar, y por eso das ánimo sin sermón. Quien te oye contar un fracaso sale con menos miedo al suyo.',
      tense:
        'El orgullo y la vergüenza se pisan los talones. Te luces y enseguida quieres borrar las fotos; te escondes y te ofende que nadie pregunte. Nombrar el logro en una frase, sin chiste detrás, es ejercicio suficiente para empezar.',
    },
    moon: {
      joined:
        'Pedir abrigo te pone la piel de gallina. Quirón dejó en el ánimo una zona acostumbrada a no molestar, y quizá por ella cuidas con semejante delicadeza a quien llora bajito. Guarda para ti una ración de lo mismo.',
      flowing:
        'Sabes qué hacer con la pena, la propia y la de otras personas: darle asiento, esperar, ofrecerle agua. El sentimiento curtido se volvió tacto. Te confían lo que da pudor porque no pones cara de susto.',
      tense:
        'Basta una ausencia mínima para que vuelva un frío antiguo. Reaccionas retirándote o cuidando el doble, y el frío no cede. Ayuda decir «¿te quedas otro rato?» mientras todavía suena a comentario.',
    },
    mercury: {
      joined:
        'Quizá te siga dando vueltas una frase que alguien te corrigió mal. Por eso sopesas lo que dices, o lo dices a toda prisa, y por eso mismo explicas tan bien a quien se cree incapaz de entender. Enseñar es tu manera de volver a la escuela y salir bien.',
      flowing:
        'Encuentras nombre para lo que duele, y el dolor, nombrado, baja de talla. Se te da escribir cartas difíciles, desenredar malentendidos ajenos, devolverle la voz a quien se quedó sin ella. También te sirve a ti, cuando te acuerdas.',
      tense:
        'Mercurio raspa justo donde quisieras fluidez. Si te corrigen en público, callas y después evitas el tema, o hablas de más para que nadie note el hueco. Una pregunta honesta, lanzada a tiempo, vale por varias respuestas brillantes.',
    },
    venus: {
      joined:
        'La pregunta «¿me querrían igual?» acompaña tus afectos como una música baja. Te sientes con menos encanto del que reparten tus gestos. Entiendes el desamor por dentro, y tienes buena mano para devolverle a otra gente las ganas de gustarse.',
      flowing:
        'Amas con la grieta a la vista y sin dramatizarla. Esa suavidad invita a que los demás bajen la guardia y muestren lo feo, que así deja de serlo. Tu sentido de la belleza prefiere la tela zurcida a la intacta.',
      tense:
        'Cuando alguien te mira con agrado, a veces buscas la trampa. Das de más por temor a cobrar de menos, o eliges amores que confirman la vieja sospecha. Deja que un cumplido repose un día completo antes de discutirlo.',
    },
    mars: {
      joined:
        'Quizá la iniciativa te salió cara alguna vez y desde entonces arrancas con el freno rozando. Puede haber una rabia sin salida. Defiendes a personas que se quedan mudas ante el abuso, y en ese gesto tu fuerza recuerda para qué servía.',
      flowing:
        'Actúas desde el lugar que dolió, con tino. Sabes empujar sin aplastar y acompañar los primeros pasos de quien se había rendido, porque Marte en buen trato con Quirón convierte el golpe en entrenamiento.',
      tense:
        'Peleas a destiempo: tarde con quien te hirió, pronto con quien pasaba. Marte topa con un recuerdo y da un respingo. Un esfuerzo regular, medido, de los que dejan sudor y ningún enemigo, va recolocando el hueso.',
    },
    jupiter: {
      joined:
        'Quizá creíste en grande y algo se vino abajo, o nunca te dejaron creer. La fe, terreno de Júpiter, es tu zona delicada, y por eso sabes hablar, sin ofender, con quien duda y con quien reza. Tu esperanza, remendada, abriga más que una nueva.',
      flowing:
        'A la desgracia le encuentras un sentido modesto y usable. Sin negar lo que pasó, abres una rendija de humor, y la gente respira. Enseñas con tus tropiezos, y además los cuentas de maravilla.',
      tense:
        'Cuando algo duele, exageras la cura o el mal. Un maestro, un viaje, un método deberían resolverlo todo este mismo mes, y la decepción reabre lo que apenas cerraba. Las esperanzas pequeñas, con fecha y dirección, te dejan en mejor lugar.',
    },
    saturn: {
      joined:
        'La vara del mérito, según sientes, te la pusieron más alta. Llegas con el trabajo hecho tres veces y aun así esperas reproche. De esa exigencia sale una enseñanza paciente, la que te habría gustado recibir.',
      flowing:
        'El tiempo te hace bien, más que a la mayoría. Saturno ordena la herida, le pone vendas y turnos, y con cada década duele menos y sirve más. Te consultan quienes empiezan, sobre todo quienes empiezan tarde.',
      tense:
        'Donde flaqueas, alguien con autoridad parece esperar con la libreta. Te endureces para que no se note o renuncias antes de la prueba. Separar la regla útil del castigo antiguo lleva años, y desde el primero se camina mejor.',
    },
    uranus: {
      joined:
        'Ser diferente pudo tener un costo que todavía arde. Muchas personas de tu edad lo comparten; cada cual lo siente en la casa donde cae. A quien no encaja le ofreces complicidad inmediata, y tu ejemplo vale más que el consejo.',
      flowing:
        'Te sanas por caminos que no figuran en el folleto. Una ocurrencia, un cambio de aire, una amistad estrafalaria te alivian más que el método. Urano le quita solemnidad a la herida y le descubre usos.',
      tense:
        'Si te llaman a filas, huyes; si te dejan fuera, te duele. Entre la independencia y la pertenencia hay un nervio expuesto que salta con cualquier roce. A tu favor tienes la puntualidad con que vuelves cuando te dejan ir en paz.',
    },
    neptune: {
      joined:
        'Hay una nostalgia de algo que no figura en los mapas. La llevas junto con otra gente nacida en tus años, y en ti puede hacerse compasión, arte o cansancio. Consuelas sin palabras. Después, acuérdate de volver a la orilla.',
      flowing:
        'La belleza te remienda. Una canción, el mar, una oración de infancia aflojan lo que la lógica tenía apretado, y tienes el don de acercar ese remedio a quien lo pide con los ojos.',
      tense:
        'Te duele el mundo, y a veces usas ese dolor para no mirar tu propio rasguño. Idealizas a quien promete alivio o te ofreces como alivio a cualquiera. La medida justa suele ser pequeña: una persona, una hora, un plato de comida.',
    },
    pluto: {
      joined:
        'Tu cicatriz está en un lugar profundo, del que se habla poco. Quizá el poder cayó alguna vez en malas manos, o se temió que cayera, y de ahí viene tu radar. Acompañas sin espanto a quien atraviesa un derrumbe.',
      flowing:
        'De las pérdidas extraes materia prima. Sabes cuándo abrir, cuándo cerrar y cuándo esperar a que baje la fiebre del asunto, y esa sobriedad tranquiliza. Tu fuerza viene de tan abajo que no necesita demostrarse.',
      tense:
        'El dolor y el control se agarraron de la mano hace mucho. Proteges la zona con tanta guardia que tampoco pasa el alivio. Permitir una visita breve, elegida por ti y con la luz encendida, cambia el clima del cuarto.',
    },
    ascendant: {
      joined:
        'Donde todo es nuevo entras con una disculpa invisible. Algo en tu aspecto, tu acento o tu manera de llegar pudo hacerte sentir fuera de lugar, y eso se te quedó en los hombros. Las personas heridas te detectan enseguida y se sientan cerca.',
      flowing:
        'Tu presencia le baja el volumen al dolor. Muestras la vulnerabilidad justa, sin exhibirla, y así hasta quien acaba de llegar se quita la coraza. Es una cortesía rara, la de quien ya pasó por ahí.',
      tense:
        'A veces crees que la primera impresión te juega en contra, aunque te miren con simpatía. En las relaciones tocas pronto el punto sensible, el propio o el de enfrente. Quien aguanta ese primer roce suele quedarse por mucho tiempo.',
    },
    midheaven: {
      joined:
        'Tu vocación pasa por donde dolió. Quizá tardaste en creerte capaz de un cargo, quizá el fracaso fue público, y hoy la gente te busca por esa autoridad sin barniz. Enseñar, reparar o acompañar se te da mejor que aparentar.',
      flowing:
        'En el trabajo transformas la experiencia amarga en método. Te respetan porque no finges, y quien comienza encuentra en ti un ejemplo posible. La fama importa poco al lado de esa utilidad.',
      tense:
        'Ante el reconocimiento te encoges o te pones de puntillas. Hay un roce entre lo que viviste en lo privado y lo que el mundo espera que muestres. Los elogios que más te sirvieron los oíste, casi siempre, sin que nadie supiera que estabas.',
    },
  },
  lilith: {
    sun: {
      joined:
        'Algo en ti se niega a ser un buen ejemplo. Brillas cuando desobedeces, y por eso habrás oído que te pasas de intensidad, de orgullo, de volumen. Ese exceso es combustible; quemado a la vista, da menos humo.',
      flowing:
        'Lilith y el Sol salen de paseo sin correa. Dices lo que otras personas piensan, con aplomo y sin disculpas, y el efecto es más simpático que escandaloso. Ojo con guardarlo para las grandes ocasiones.',
      tense:
        'Cuanto más correcta es tu conducta, más ruido hace lo que dejaste encerrado. Chocas con figuras de mando porque te recuerdan la obediencia que rechazas y también la que practicas. Una desobediencia pequeña, declarada, baja la presión.',
    },
    moon: {
      joined:
        'Tu ternura tiene dientes. Cuidas con pasión animal y te irrita que te pidan suavidad a toda hora. Quizá aprendiste que ciertas emociones eran impresentables, celos, hambre, furia; en ti reclaman su sitio junto a las amables.',
      flowing:
        'Confías en tus reacciones viscerales, y hacen bien su trabajo. Hueles la falsedad, proteges lo tuyo, descansas a tu modo aunque el modo le parezca raro a la familia. La calma te viene de no domesticarte.',
      tense:
        'Necesitas cariño y muerdes la mano que lo trae tarde. El instinto y la costumbre tiran de ti en noches de insomnio, y el malestar acaba en un plato roto. Escucharlo de día, antes de que grite, ahorra vajilla.',
    },
    mercury: {
      joined:
        'Tu lengua se sabe el camino a lo prohibido. En confianza preguntas, bromeas con lo intocable, y el silencio que sigue te divierte un poco. Bien afinado, ese descaro le abre la boca a gente que llevaba años tragando palabras.',
      flowing:
        'Escribes y hablas sin corsé, con un humor que desviste y rara vez humilla. Las ideas incómodas te salen en frases tan claras que hasta la censura las repite. Te queda bien cualquier tribuna donde se permita contestar.',
      tense:
        'A la verdad le sacas filo o la escondes bajo la lengua. Quizá alguien te dijo que callaras, y desde entonces hablas de más en el momento malo y de menos en el bueno. Suelta la frase temida ante oídos de confianza; suele caber en diez palabras.',
    },
    venus: {
      joined:
        'Seduces sin proponértelo y te cansas de que lo señalen. El deseo, en ti, no acepta escaparate ni etiqueta; quiere lo que quiere, aunque desentone con el tapizado. Quienes intentan comprarlo se van con el envoltorio.',
      flowing:
        'Gozas con naturalidad y eso, por sí solo, rompe unas cuantas reglas. Tu gusto mezcla lo fino con lo salvaje, y en una fiesta das libertad porque la necesitas. A tu alrededor, la gente se permite un color más.',
      tense:
        'Agradar o morder: el dilema vuelve con cada cita. Eres capaz de adornarte para alguien y despreciarle el gusto en la misma velada. Cuando el deseo se confiesa entero, sin precio ni disfraz, la contradicción se vuelve picardía.',
    },
    mars: {
      joined:
        'Hay en ti un fuego que no pide turno. Enojo, apetito, empuje: todo sale junto y a flor de piel, y habrá quien diga que es demasiado. Con rienda propia, nunca ajena, llega lejísimos.',
      flowing:
        'De Marte aprendió tu instinto a pelear limpio. Vas por lo que quieres con gusto, sin culpa y con bastante puntería, y quienes compiten contigo terminan respetándote. Te sienta bien todo lo que exija cuerpo y riesgo medido, sin uniforme.',
      tense:
        'La rabia se te enrosca cuando la llaman fea. Explotas por un comentario y dejas pasar el insulto de verdad, como si la puntería se perdiera por el calor. Golpear un tambor o correr cuesta arriba devuelve el blanco a su lugar.',
    },
    jupiter: {
      joined:
        'Predicas la libertad a carcajadas. Las ideas excomulgadas, los viajes sin permiso y la risa a mitad del discurso te pertenecen. Donde otra gente ve escándalo, tú ves un horizonte, y a menudo, pasado el susto, te sigue.',
      flowing:
        'Lo salvaje te vuelve generosa la mirada. Perdonas rarezas, defiendes credos ajenos al tuyo y le encuentras moraleja a la transgresión. Con ese talante, tus provocaciones enseñan; a ratos hasta invitan a comer.',
      tense:
        'Cuando alguien pontifica, te sale una herejía; cuando nadie lo hace, pontificas tú. El apetito de más y el fastidio ante la norma se alimentan mutuamente. De esa pelea salen fiestas memorables y alguna disculpa por correo.',
    },
    saturn: {
      joined:
        'La regla y el instinto viven en la misma celda y ya se conocen las mañas. Te controlas con una severidad que impone, y dentro queda una ferocidad intacta. A tu autoridad le viene bien enseñar cada tanto el colmillo.',
      flowing:
        'Domar sin quebrar: ese arte lo tienes. A tu parte arisca le diste oficio y horario, y rinde. La gente te cree porque dices verdades duras en voz serena, y porque cumples hasta tus propias rebeliones.',
      tense:
        'Saturno hace de guardia y te pide permisos cada vez que algo se te antoja. Obedeces con rencor o infringes con culpa, y ambas cosas cansan. Lo curioso es que no figura en ninguna nómina y tú le sigues pagando.',
    },
    uranus: {
      joined:
        'Ni siquiera a la rebeldía le permites que te organice. Das saltos de libertad que desconciertan a quienes te quieren, y en tu generación hay bastante gente así. Qué rechazas está claro; saber qué prefieres le daría rumbo al rayo.',
      flowing:
        'Rompes moldes como quien abre ventanas, sin dejar vidrios. Tu diferencia te parece un dato y casi nunca una bandera, por eso contagia. De esa frescura viven varias amistades que por su cuenta no se animarían.',
      tense:
        'Te escapas hasta de las jaulas abiertas. Basta oler la costumbre para que el cuerpo dé un tirón y derribe algo que apreciabas. Luego miras lo roto con una ternura que habría venido mejor un rato antes.',
    },
    neptune: {
      joined:
        'Se te escapa el contorno y en ese humo la gente ve lo que desea. Seduces como la niebla: sin forma, sin promesa. Tu deseo agradece el arte, que le da cuerpo, y la pregunta directa, que le da suelo.',
      flowing:
        'Sueñas sin censura y despiertas con material. Neptuno y el instinto se cuentan secretos, y de su charla sale música, danza, una compasión que no moraliza. Lo turbio, en tus manos, acaba en algo hermoso.',
      tense:
        'Lo que nunca te permitiste regresa como sueño raro o como fascinación por alguien imposible. Idealizas la sombra, o la niegas y te enredas con quien la encarna. Ponerla en un dibujo o en un relato la vuelve tratable.',
    },
    pluto: {
      joined:
        'Tu intensidad no cabe en salas pequeñas. Conoces el tabú desde dentro, el poder, el deseo, la furia antigua, y quien te teme intuye eso. Úsala para destapar; para vigilar se gasta y te gasta.',
      flowing:
        'Conoces el camino hacia lo oscuro y también el de vuelta. Lilith y Plutón trabajan a tu favor, y por eso toleras confesiones que espantarían a otra gente. Quien intenta manejarte por la culpa pierde el tiempo.',
      tense:
        'Conviven en ti las ganas de mandar y el horror a que te manden. La lucha se traslada al dormitorio, al dinero, a un silencio que dura semanas. Decir qué temes perder quita más poder al asunto que ganar la pelea.',
    },
    ascendant: {
      joined:
        'Rara vez te presentan como «persona tranquila». Si algo te subleva, la fiereza se te ve en los ojos, en la ropa, en la manera de no sonreír por encargo. Despiertas amores y rechazos inmediatos; con la gente que se queda sobra el disimulo.',
      flowing:
        'Te mueves con una soltura que no pide aprobación. El instinto aparece en el gesto sin asustar, y más bien da permiso a los demás para aflojarse un poco. Tu franqueza suele abrir las amistades largas.',
      tense:
        'Controlas la cara y el instinto se te sale por la mirada. En pareja te toca quien encarna lo que reprimes, o te reprochan justo eso que jurabas esconder. Un poco de fiera a la hora del saludo evita mucha fiera después.',
    },
    midheaven: {
      joined:
        'Tu fama, pequeña o grande, lleva algo de leyenda negra. En lo profesional llama la atención lo que no se deja dirigir, y hay sectores que te vetan y otros que te pagan por ello. Conviene elegir los segundos.',
      flowing:
        'Encontraste la forma de cobrar por lo indómito, o vas en camino. Decir lo que incomoda, tratar temas vedados, trabajar sin nadie encima: tu vocación prospera donde otras personas se santiguan.',
      tense:
        'En cada empleo llega el día en que hay que callar y no puedes. Se enfrentan la carrera y el instinto, y el portazo alivia un fin de semana. Negociar de antemano una zona sin maquillaje permite quedarse donde sí te gusta.',
    },
  },
};
