import type { TransitHouseTexts } from '../../interpretation-types.ts';

/** Each planet passing through each solar house: the reader's own sign is the first, in three variants. */
export const transitHouses: TransitHouseTexts = {
  sun: {
    1: [
      'Por unas semanas la luz te da de frente. Tu manera de llegar, de saludar y hasta de vestir se nota más, y hay ánimo para empezar lo propio. Elige una cosa que quieras hacer a tu modo y permite que te vean intentarla.',
      'Vuelves a tu propio comienzo, con la cara lavada. Este mes pesa menos la opinión ajena y más la pregunta de qué te hace bien. Tu calendario personal arranca aquí, y los deseos dichos temprano tienen doce meses para ir tomando forma.',
      '«Vienes con otro aire», podría decirte alguien en el ascensor. Se te notan las ganas, y la impaciencia también. Es buen mes para presentarte ante gente nueva, siempre que de vez en cuando preguntes por la vida de quien te escucha.',
    ],
    2: [
      'Este mes la atención se va a la billetera, a la despensa, a lo que usas a diario. ¿Cuánto vale tu tiempo, y a quién se lo has dicho? Algún gasto lleva años repitiéndose sin que nadie lo haya vuelto a elegir.',
      'Abre el armario y verás parte de tu historia económica colgada en ganchos. El mes invita a saber qué tienes, qué te sobra y qué te da calma. Lo reparado se quiere de otro modo, por el rato que costó.',
      'Pedir lo justo requiere saberse la cifra. Durante estas semanas te conviene hablar de honorarios, de precios, de cuánto cuesta una hora tuya. Ensaya la frase en la ducha y dila después sin agregar un descuento que nadie pidió.',
    ],
    3: [
      'Saludos en la escalera, mensajes sin responder, un curso corto que te tienta: el mes se llena de idas y vueltas. Conversas con más ganas y aprendes al paso. Llama a quien creció contigo; quizá haga tiempo que solo se mandan caritas.',
      'Panadería, quiosco, chat del edificio: este mes la vida te habla desde cerca. Un dato suelto puede servirte más que un gran consejo. Entre dos saludos de acera puede venir lo que ninguna búsqueda en pantalla encontró.',
      'Se te despiertan los oídos y la lengua. Crecen las ganas de leer, preguntar y opinar, y quizá un hermano, una prima o un vecino necesite oírte. Si el día se te parte en pedacitos, aparta una hora para un solo libro.',
    ],
    4: [
      'Vuelves la cara hacia la casa. Durante un mes dan ganas de arreglar la lámpara, comer en familia, preguntar de dónde salió aquel retrato. También reclama turno algún asunto doméstico que se fue aplazando. Una tarde entera le alcanza; los ratos sueltos lo alargan.',
      'Al final del pasillo hay una caja con fotos. Este mes el corazón busca raíz, y una pregunta hecha a alguien mayor puede darte una historia que no conocías. Grábala en el teléfono; después acomoda un rincón donde te guste sentarte.',
      'Llegar a casa se vuelve lo mejor del día, o lo que más falta te hace. Mira qué impide el descanso: un ruido, un desorden, un tema pendiente bajo el mismo techo. Resuelto el más pequeño, los demás ya parecen menos graves por la noche.',
    ],
    5: [
      'Suena la campana del recreo. En estas semanas hay más brillo para el baile, la carrera de sacos, la canción a medio componer. Mostrarte da gusto, y de ahí a acaparar el patio queda poco trecho. Regálate una tarde para crear por puro placer.',
      'Ponte delante de un espejo con un peine por micrófono y entenderás el mes. El corazón pide gracia, coqueteo, disfraz. También se nota el deseo de ser la persona favorita de alguien. Esta casa se parece al Sol: alumbra y quiere público.',
      '¿Hace cuánto que no haces algo sin provecho alguno? Son semanas con luz para los títeres, la guitarra, las citas con risa. Si juegas con otra gente, deja que inventen las reglas. Lo que salga de ahí tiene licencia para ser absurdo.',
    ],
    6: [
      'Un taller, con la luz de la mañana, muestra qué herramienta falta y cuál estorba. Así es el mes: voluntad para ordenar horarios, comer a tus horas, acabar lo empezado. Cambia una sola rutina y dale quince días antes de juzgarla.',
      'Un botón flojo, una gotera, un correo sin archivar: lo pequeño levanta la mano. El mes rinde cuando lo atiendes por partes y sin castigo. Medido con reloj, lo que más se evita suele ocupar un rato corto.',
      'Servir bien da un orgullo tranquilo. En estas semanas se aprecia lo que haces tras bambalinas, y te conviene revisar cuánto de ello te corresponde. Un método explicado a alguien deja de depender de tu espalda.',
    ],
    7: [
      'La otra persona ocupa el centro de la escena. En pareja, en una sociedad o en pleno desacuerdo, ves reflejado un gesto tuyo que a solas se te escapa. Las expectativas de ambas partes pocas veces coinciden al principio, y conversadas se acercan bastante.',
      'Medio mundo parece tener algo que decirte a solas. Pareja, colega, rival o cliente: el mes te ofrece espejos con piernas. Escucha la queja que se repite en varias bocas; quizá traiga una pista. ¿Y si la más molesta fuera la útil?',
      'Este mes se camina de a dos. Puede resultarte más grato decidir en compañía, negociar un horario, pedir una segunda opinión. Si notas que cedes por cansancio, propón seguir mañana. Los buenos acuerdos toleran una noche de sueño.',
    ],
    8: [
      'Asuntos de dos llaves: eso trae el mes. La cuenta común, la intimidad, un peso que ya cuesta sostener piden trato franco y poca prisa. Al nombrarlos, la cifra o el miedo asustan menos, y la otra persona sigue sentada ahí.',
      'Ciertas conversaciones se tienen sin terceros cerca. Durante el mes pesan los lazos hondos, el dinero que pasa por varias manos, lo que te cuesta confiar. Elige un tema delicado y trátalo con tiempo, sin la televisión de fondo.',
      'Bajo la ropa de diario llevas algo que quiere cambiar. El mes favorece mirar hondo, devolver lo prestado, dejar una costumbre que te queda chica. Un cambio así se sostiene con más firmeza cuando todavía nadie lo comenta.',
    ],
    9: [
      'Ganas de ver qué hay detrás de la loma. Durante unas semanas llaman los viajes, los estudios, la gente que cree en otras cosas. Si la agenda te retiene, busca en tu ciudad la fiesta de otro pueblo. Y pregunta antes de opinar.',
      'Una postal en el refrigerador te distrae del desayuno. El ánimo quiere distancia, perspectiva, una idea más ancha que la agenda. Puedes averiguar por ese curso, planear una escapada de un día o conversar con alguien de otra generación.',
      'Tus convicciones salen a tomar sol. En estas semanas disfrutas debatir, enseñar, imaginar rutas. Fíjate si defiendes lo que piensas o lo que te enseñaron a pensar. Leer a alguien con quien discrepas puede dejarte más curiosidad que molestia.',
    ],
    10: [
      'Tu nombre suena en los pasillos. A lo largo del mes tu trabajo recibe más miradas, las de quienes deciden y también la tuya, así que conviene tener lo hecho a la vista. Pide esa reunión y di hacia dónde quieres ir.',
      'Camisa planchada y discurso a medias: el mes te empuja hacia adelante. Hay miradas sobre tu trabajo y una ambición que pide nombre. El Sol está en lo más alto, y desde allí la modestia excesiva parece desgana.',
      '¿A qué se dedica tu esfuerzo? Conviene preguntarlo en un mes en que lo profesional ocupa la portada. Alguien con experiencia podría aconsejarte. Veinte minutos con dos preguntas escritas rinden más que toda una tarde de rodeos.',
    ],
    11: [
      'Hacen falta más sillas. Por unas semanas te dan vida las amistades, los equipos, ese plan que entre varias personas deja de parecer un disparate. Te toca convocar más que dirigir. Invita a alguien nuevo y pregúntale qué haría con la misma idea.',
      'Una mesa larga en el patio retrata estas semanas. Te reanimas entre gente que comparte tus ideas o se ríe de tus chistes malos. Busca a quien dejaste de ver sin motivo. Quizá también te extrañe y le falte valor para escribir.',
      'Los planes a futuro agradecen testigos. Durante el mes tu entusiasmo encuentra eco en un equipo, un club, una causa del barrio. Otras manos pueden modificar lo que ofreces, y el resultado quizá te guste más que el original.',
    ],
    12: [
      'Antes de que el Sol vuelva a tu signo, corre un mes en voz baja. El ánimo pide siesta, silencio, cerrar cajones mentales. Poco de lo que haces se ve, y está bien. Suelta un compromiso prescindible y guarda esas horas para ti.',
      'Baja el volumen y algo se acomoda. Vives un mes de trastienda, bueno para cerrar el ciclo anual con honestidad: qué te cansó, qué te hizo bien, a quién quieres agradecer. Por escrito, todo eso ocupa bastante poco.',
      'Quienes te buscan pueden encontrarte en las nubes. El cuerpo quiere dormir más y la agenda, menos compromisos. Di que estás juntando fuerzas, sin pedir perdón por ello. Una caminata temprano, antes de los mensajes, vale por media jornada.',
    ],
  },
  mercury: {
    1: [
      'Hablas casi antes de sentarte. En estas semanas las ideas llegan de a tres, se te nota la curiosidad y hay quien te pide opinión. Preséntate, escribe tu versión, pregunta sin miedo. Solo deja que la otra persona llegue al punto final.',
      'Todo te parece digno de comentario, hasta la etiqueta del champú. Son semanas de ingenio veloz y ganas de explicarte. Aprovecha para actualizar tu perfil o grabar esa presentación. Y cuenta hasta tres cuando alguien haga una pausa.',
      'Mientras buscas las llaves te llega una ocurrencia. La mente anda despierta, un poco nerviosa, con gusto por empezar conversaciones. Mercurio corre más que el oído, y la mitad de los enredos viene de contestar a una frase sin terminar.',
    ],
    2: [
      'Números, precios, comparaciones: la cabeza anda con un lápiz en la oreja. Va bien revisar tarifas, armar un presupuesto sencillo, averiguar cuánto se paga por lo que sabes hacer. Durante diez días apunta los gastos chicos; el cuaderno suele dar conversación.',
      'Comparar tres presupuestos puede resultarte casi divertido. La cabeza se ocupa estas semanas de lo útil: facturas, garantías, suscripciones olvidadas. Cancela una que ya no uses. Con ese respiro podrás pensar en qué te gustaría gastar mejor.',
      'Tu voz también tiene valor de mercado. Es época de describir lo que sabes hacer con palabras que entienda cualquiera, poner precio por escrito, preguntar sin vergüenza cuánto cobran los demás. Relee los números antes de mandarlos.',
    ],
    3: [
      'Suena el teléfono, tocan el timbre, y entre una cosa y otra aprendes algo. Son semanas de recados, trámites cercanos y preguntas en cadena. Buen momento para estudiar o aclarar un malentendido del vecindario. Deja un rato del día sin notificaciones.',
      'Mercurio anda por aquí como en su barrio, y tú con él. Abundan los encuentros breves, las noticias de parientes, los papeles que se firman en ventanilla. Entre ventanilla y ventanilla, un saludo resuelve a veces más que el formulario.',
      'Ese idioma a medio aprender te hace guiños. Por estos días memorizas fácil y contestas rápido, lo cual también multiplica los malentendidos. Prefiere la llamada al texto cuando el asunto tenga filo. El tono ahorra explicaciones.',
    ],
    4: [
      'El pasillo se vuelve sala de reuniones. Salen papeles de la casa, anécdotas de familia, preguntas que en voz alta nadie hacía. Con los arreglos por escrito, y un nombre junto a cada uno, la discusión de costumbre tiene menos de dónde agarrarse.',
      'Entre la ropa recién doblada aparece una conversación pendiente. La mente regresa a casa, a lo que se decía de ti en la infancia, a los trámites del hogar. Pregunta con cariño lo que nunca entendiste y escucha la respuesta sin corregir fechas.',
      'Una tía, un hermano, quien comparte el alquiler: con alguien toca hablar de lo doméstico. Buen momento para repartir gastos o decidir una mudanza con calma. Dibujen el plano en una servilleta; lo que se ve se discute mejor.',
    ],
    5: [
      'Coquetear por escrito sale con gracia, igual que inventarle un cuento a alguien de seis años. La mente pide diversión estas semanas y bosteza ante lo solemne. Dale un cuaderno sin líneas, un acertijo, una carta amorosa con tachones.',
      'Un chiste a tiempo puede abrirte más puertas que un título. El pensamiento anda travieso, con buena mano para escribir, enseñar a niños o enviar un mensaje con doble fondo tierno. Léelo en voz alta primero: la ironía viaja mal.',
      'Inventa una historia camino al trabajo. Son semanas en que la imaginación encuentra palabras y el romance empieza por la charla. Si alguien te interesa, haz preguntas poco comunes. Saber qué le daba risa a los diez años ya es bastante.',
    ],
    6: [
      'Una lista corta rinde más que tres largas. Por estos días notas el archivo mal nombrado, la instrucción confusa, el horario que ya no cuadra. Mercurio se siente útil entre procedimientos, así que un arreglo concreto, probado una semana, puede convencer a los colegas sin discurso.',
      'Tres pendientes, dos trámites y un cajón con llaves viejas: la mente quiere clasificar. En estas semanas detectas errores al vuelo, propios y ajenos. Corrige con delicadeza. Puede que un calendario compartido resuelva lo que parecía un problema de carácter.',
      'Leer el instructivo, por una vez, vale la pena. Tu atención al detalle mejora y cualquier proceso enredado puede volverse una receta. Una página con tus pasos anotados deja descansar a quien te reemplace, y también a ti.',
    ],
    7: [
      '«Hablemos» es la palabra de estas semanas. Se negocian detalles grandes y chicos, se releen contratos viejos, se dice lo que iba quedando entre dientes. Antes de contestar, prueba con un «¿te entendí bien?»; varias diferencias resultan ser de vocabulario.',
      'A cada frase tuya le llega réplica, y eso anima. En este tiempo conversar de a dos aclara ideas que en soledad daban vueltas. Consulta, negocia, busca consejo experto. Si discuten, escriba cada quien la postura contraria y compárenlas.',
      'Ponerse de acuerdo sobre el precio de unas cortinas puede enseñar mucho de una relación. Tienes labia para pactar y oído para los matices. Confirma por correo lo acordado de palabra; la memoria suele editar a su favor.',
    ],
    8: [
      'Te da por leer la letra pequeña, en los papeles y en las caras. Es tiempo de investigar con calma: un seguro, una cláusula, un silencio entre dos. Hay curiosidad que acerca y curiosidad que espía. La diferencia se nota en el tono de voz.',
      'Detective sin gabardina: así trabaja tu mente por estos días. Atas cabos, lees silencios, revisas estados de cuenta compartidos. La sospecha mejora con pruebas y con una buena charla. A quien investiga con discreción se le confían más cosas.',
      'Algunas preguntas tardaron años en madurar. Estas semanas ayudan a formularlas, sobre deudas, herencias familiares o deseos que dan rubor. Busca un momento sin prisa y habla en primera persona. Un «me cuesta decirlo» abre camino.',
    ],
    9: [
      'En la mesita se juntan mapas, apuntes y un diccionario. La mente quiere aire de lejos: planear una ruta, inscribirse en un curso, conversar de creencias hasta tarde. Las ideas grandes llegan antes que sus datos, y una fuente contraria les presta suelo.',
      'Quieres entender el asunto completo, desde los griegos hasta el vecino. La mente se estira hacia conferencias, documentales, vuelos baratos a cualquier parte. Revisa requisitos y fechas con lupa. El entusiasmo lee rápido las condiciones.',
      'Dile a alguien de otro país qué desayunas y acabarás hablando de filosofía. Son semanas de preguntas amplias, buenas para publicar, presentarte a exámenes o escribir a una institución. Simplifica tu idea hasta que quepa en un párrafo.',
    ],
    10: [
      'Durante unas semanas tu palabra llega más arriba que de costumbre. Sirve para presentar un informe, pedir una entrevista, explicar a qué te dedicas con menos jerga. Un correo escrito con rabia también sube pisos, así que léelo de nuevo después de comer.',
      'Te piden la palabra en la reunión, o deberías pedirla. El pensamiento se ocupa de metas, cargos, reputación. Prepara una versión de dos minutos de tu proyecto y otra de veinte segundos. La corta sirve mucho en los pasillos.',
      'Por tu escritorio pasan los hilos del trabajo. Por unas semanas coordinas, informas, respondes ante quien dirige. Evita comentar en público lo que aún se decide en privado. Una agenda clara hace más por ti que diez elogios.',
    ],
    11: [
      'El chat del grupo hierve de ideas, enlaces y fechas posibles. Tu parte puede ser la de quien conecta: presentas gente, resumes, recuerdas lo que se dijo. Ofrécete para una tarea y deja pasar cuatro; los planes caminan mejor con pocas promesas.',
      'Cinco personas, siete opiniones y una pizza enfriándose. La mente disfruta del ruido de grupo y ve conexiones que a solas se le escapan. Resume lo acordado antes de despedirse. Y escribe aparte a quien casi no habló.',
      'Piensas mejor cuando te interrumpen con cariño. Vienen ideas para el futuro, contactos curiosos, foros donde aprender. Una pregunta sin conclusión reúne gente, porque cada quien traía la suya guardada.',
    ],
    12: [
      'A media luz se cuecen las ideas. Por unas semanas las frases tardan en salir y los sueños traen recados. Mercurio no ve bien en esta penumbra, de modo que la respuesta complicada madura por dentro y sale clara días después.',
      'Olvidas por qué entraste al cuarto y allí recuerdas un sueño. El pensamiento va por dentro, a media luz, poco amigo de plazos. Aplaza lo que exija precisión fina. Mientras tanto, lee poesía o deja que una duda madure.',
      'Ciertas respuestas llegan al doblar la ropa. Son semanas de pocas palabras y mucha escucha, propicias para revisar diarios viejos o hablar en confianza con alguien que sepa oír. Cuida tus contraseñas y también tus confidencias.',
    ],
  },
  venus: {
    1: [
      'El espejo te saluda con más simpatía. En estas semanas tu trato se suaviza, tus gustos asoman y la gente se acerca con más confianza. Ponte el color que guardabas para una ocasión. Agradar es grato mientras no te cueste un «sí» fingido.',
      'Arreglarte un poco te mejora el lunes. El encanto sale sin esfuerzo y la gente quiere sentarse cerca. Pide ese favor que te daba apuro, acepta el piropo con un «gracias» y descansa del impulso de caerle bien a cada desconocido.',
      'Sopla a tu favor una brisa tibia. Caen bien tus bromas, tu perfume, tu forma de decir las cosas. Son semanas para quererte con gestos concretos: unas flores compradas por ti, una foto sin filtro, una cita contigo.',
    ],
    2: [
      'Telas que se dejan tocar, fruta madura, una cuenta que cuadra: el placer anda por lo tangible. Aumentan las ganas de comprar cosas bonitas y también el aprecio por lo que ya tienes. Deja la compra grande una noche en el carrito.',
      'Sabes distinguir por el tacto lo que va a durar. El gusto se afina en estas semanas y se puede disfrutar sin gastar: cocinar con lo que hay, lustrar unos zapatos buenos. Venus aprecia lo duradero y perdona algún antojo.',
      'Cobrar con justicia es un modo de quererte. Por estos días resulta más amable hablar de pagos, recibir un regalo, apreciar tus talentos. Si te consuelas comprando, llama primero a alguien que te haga reír.',
    ],
    3: [
      'Las palabras salen con azúcar y sin esfuerzo. Aprovecha para reconciliarte con alguien cercano, mandar un audio cariñoso, conocer el café de la esquina. Lo incómodo también puede decirse en estas semanas, con buen tono y poco envoltorio.',
      'La vecina del tercero puede traer pastel y chismes suaves. El afecto circula por tu calle en notas, saludos, paseos cortos. Hasta las historias repetidas se oyen con gusto, porque esta vez importa quién las cuenta y cómo.',
      'Tu modo de hablar acaricia, y se nota. Es temporada de piropos certeros, cartas breves, librerías con sillón. Alguien conocido podría volverse interesante a media conversación. Preguntar por un libro, en ciertas esquinas, ya es una declaración.',
    ],
    4: [
      'Dan ganas de flores en la mesa y cena sin televisión. El cariño se queda en casa por unas semanas: recibir, cocinar, limar una aspereza de familia. Venus trabaja con lo que hay: cambiada la luz, cambiado el tono, la casa parece otra.',
      'Estrenar unas sábanas suaves cuenta como declaración de amor. Tu casa pide belleza y paz durante unas semanas. Invita a poca gente, baja las luces y, si hay rencillas viejas, sírvelas después del postre o déjalas para otro día.',
      'El olor a guiso de la infancia te ablanda. Hay dulzura en los lazos de familia, en las paredes recién pintadas, en quedarse. Llama a alguien que te cuidó y pídele una receta; te dará también otra cosa.',
    ],
    5: [
      'Encandilarse un poco con la vida cuesta menos. Hay cosquilleo en las citas, gusto por bailar, colores que piden papel. Si alguien te atrae, insinúalo con humor y dale espacio a la respuesta. Con pareja o sin ella, reserva una noche para el juego.',
      'Un día rosa, al otro naranja: el gusto amanece juguetón y con ganas de agradar. Son semanas alegres para el romance, las fiestas chicas, la ropa con lentejuelas. Seduce con humor y di con claridad qué intenciones traes.',
      'Nadie necesita motivo para una guerra de almohadas. El placer se deja encontrar, en pareja, en pandilla o frente a un lienzo barato. Compra tizas de colores. Una tarde tonta puede reconciliarte con meses de seriedad.',
    ],
    6: [
      'Lo cotidiano admite adornos: una planta en la oficina, música mientras barres. Mejora el trato con tus colegas y pesa menos lo que se hace en compañía. Un favor pequeño, bien recibido, alegra lo que queda de jornada.',
      'Poner un mantel para almorzar a solas ya cambia el día. Lo diario se deja embellecer y la convivencia laboral se suaviza. La ayuda llega a veces hecha de otro modo, y con buen humor resulta igual de útil que la propia.',
      'El cariño aparece en forma de favor: te guardan un lugar, te imprimen un documento. Corresponde con detalles de ese tamaño. Son semanas para hacer amable tu horario y para querer al cuerpo con descanso, crema en las manos y paseos.',
    ],
    7: [
      'Quizá alguien del otro lado también quiera entenderse contigo. Son semanas suaves para la pareja, los acuerdos, las paces tras una discusión larga. Ceder sale fácil, quizá demasiado. Detrás de cada «como prefieras» queda una preferencia tuya, y callada acaba saliendo en suspiros.',
      'Dos cucharas en el mismo flan: de eso trata la temporada. Dan ganas de compañía, y la pareja o las sociedades encuentran un tono más cordial. Di qué te gustó de la semana compartida. La gratitud dicha en voz alta afloja mucho.',
      'Tu diplomacia luce cuando hay dos versiones del asunto. Puedes acercar, conciliar, atraer a gente de buen trato. Revisa si el equilibrio también te favorece. Proponer condiciones con una sonrisa sigue siendo proponer condiciones.',
    ],
    8: [
      'Cuando el afecto busca hondura, baja las luces. Crece el deseo de cercanía verdadera, de confiar un secreto, de hablar del dinero común con suavidad. Una caricia lenta explica mucho. Los celos, si asoman, agradecen más una pregunta que un interrogatorio.',
      'A puerta cerrada, el deseo habla claro. Por unas semanas te atraen los vínculos con fondo y las caricias sin apuro. Que cada quien comparta un secreto, o un presupuesto. La confianza crece cuando ambas partes arriesgan algo parecido.',
      'Querer a alguien con sus sombras es un gusto adquirido. El cariño gana intensidad y quizá quiera poseer. Si te llega la punzada de los celos, ponle nombre, sal a caminar y pide lo que te haga falta sin rodeos.',
    ],
    9: [
      'Un acento distinto, una película sin doblar, un plato con especias que no sabes nombrar: el gusto se va de viaje. Puedes disfrutar estudiando o encariñarte con alguien que piensa al revés. Lo lejano enamora porque todavía no tiene defectos conocidos.',
      'Te enamora una manera de pensar. Puede ser una profesora, una ciudad, alguien que creció con otras canciones de cuna. El placer aprende en estas semanas: prueba una clase de cerámica japonesa o cocina un plato de lejos.',
      'Mirar pasajes cuenta como pasatiempo romántico. El afecto quiere aventura, conversaciones grandes, risas en otro idioma. Si hay pareja, planeen una salida inédita. Si no la hay, ve igual y siéntate en la barra.',
    ],
    10: [
      'La simpatía también trabaja. Por unas semanas te resulta más sencillo llevarte bien con la dirección, cuidar la imagen de lo que haces, mediar en una oficina tensa. Un mérito ajeno celebrado en público deja mejor recuerdo que cualquier elogio hacia arriba.',
      'Cae bien tu trabajo, y cae bien quien lo hace. La temporada favorece presentaciones cuidadas, clientes contentos, alianzas con gente de más cargo. Vístete con algo que te dé seguridad y negocia con dulzura, sin regalar horas.',
      'Elegante y breve: así conviene pedir lo que quieres en tu profesión. El ambiente coopera, y hasta quien manda con el ceño serio puede ablandarse con un buen argumento. La amabilidad con todo el mundo, desde recepción hasta el último piso, tiende a volver.',
    ],
    11: [
      'Entre amistades se te quita el frío. Estas semanas traen sobremesas, bailes en grupo, afectos que nacen de una afición común. La simpatía circula sola en los encuentros sencillos, y a menudo la mejor charla espera junto a la persona menos conocida.',
      'Falta poco para que una cara conocida se vuelva amistad. Hay afecto en grupo, regalos colectivos, fotos donde todo el mundo sale riendo. Presenta a dos personas que deberían conocerse y retírate a disfrutar el resultado.',
      'Compartir una afición enciende simpatías. El coro, la huerta comunitaria o el club de lectura pueden darte compañía y algún flechazo discreto. Colabora con belleza: un cartel, una lista de canciones. Lo mejor se cuenta cuando la reunión ya terminó.',
    ],
    12: [
      'Hay ternuras que prefieren quedarse en secreto un tiempo. Puedes extrañar a alguien, querer en silencio, necesitar belleza a solas: un museo, un disco, un baño largo. Descansa de gustar. Y si un amor te pide esconderte, pregúntate a quién le conviene.',
      'Guardas un cariño en el bolsillo interior del abrigo. Son semanas de afectos callados, nostalgia, necesidad de dulzura sin público. Escribe la carta aunque quizá la dejes sin enviar. Tratarte con suavidad prepara lo que vendrá después.',
      'Una música sin letra puede consolarte mejor que un consejo. El gusto pide penumbra, agua, retiro. Haz un favor anónimo y disfruta el secreto. Cuando alguien te quiera solo a escondidas, mira cuánto espacio te deja.',
    ],
  },
  mars: {
    1: [
      'Arrancas antes de que cambie el semáforo. Durante varias semanas hay empuje, hambre de acción y poca paciencia con los rodeos. Gasta ese impulso en el cuerpo: camina, baila, carga cajas. Después contesta aquello que te encendió.',
      'Pisas fuerte y se oye desde el pasillo. Tienes empuje para iniciar lo que venías posponiendo, con el riesgo de dejar atrás a quien camina lento. Con una sola meta a la vista, Marte atropella menos y llega antes.',
      'El primer «yo voy» de la sala suele ser tuyo en estas semanas. Sobra iniciativa, falta espera. Arranca con un asunto tuyo y pregunta a tu gente si también quiere correr antes de llevarla del brazo.',
    ],
    2: [
      'Defender lo tuyo se vuelve cuestión de garra. En estas semanas pides mejor pago, vendes lo que te sobra, peleas por lo que valoras. El mismo impulso compra con el pulso acelerado: espera al día siguiente para cualquier gasto nacido del enojo.',
      'Te entran ganas de vender la bicicleta que nunca usas. La energía va hacia lo material: producir, reparar, cobrar lo atrasado. Manda ese recordatorio de pago con firmeza cordial. El gasto impulsivo se enfría bastante con una lista.',
      'A nadie le gusta que subestimen su trabajo, y ahora lo dices. Por varias semanas defiendes tu valor con garra. Reúne pruebas, pide una cifra exacta y evita comparar sueldos en caliente. La fuerza bien dirigida suena tranquila.',
    ],
    3: [
      'Las palabras traen más filo que de costumbre; ganas discusiones y a veces pierdes el ambiente. Sobra fuerza para estudiar, escribir, resolver trámites a paso rápido. En los trayectos, sal con diez minutos de margen; en los chats, borra el último adjetivo.',
      'Tecleas como si las letras tuvieran la culpa. La mente compite y las palabras salen con espuelas. Ese brío luce en un examen o en un reclamo bien argumentado; en familia, la misma frase raspa si le falta humor.',
      'Calle arriba, calle abajo, resuelves en una mañana lo de un mes. Tu empuje está en los trámites y el aprendizaje. Camina en vez de apretar la bocina y, si alguien te interrumpe, pide terminar sin subir el volumen.',
    ],
    4: [
      'Los martillazos vienen de tu casa. Hay ímpetu para pintar, cambiar muebles de sitio, plantear en familia lo que se venía callando. Mejor un tema por conversación y con las ventanas abiertas. A quien grite, incluida tu propia voz, ofrécele un vaso de agua.',
      'Taladro en mano se piensa distinto. La energía se concentra en el hogar y puede desatar limpiezas épicas o discusiones por la vajilla. Repartan labores con nombre y hora. Lo que dolió hace años merece otra conversación, con calma.',
      'Vives como si el techo estuviera bajo. Un enojo antiguo, de familia, busca salida en estas semanas. Suele elegir a quien tiene más cerca, y tras unas calles a pie se acuerda de su verdadero motivo.',
    ],
    5: [
      'Te sube la temperatura del juego. Coqueteas de frente, compites con ganas, creas a borbotones durante estas semanas. Persigue lo que deseas y mira de vez en cuando si la otra persona corre contigo. Un deporte en equipo, o un escenario pequeño, le da salida a tanto fuego.',
      'El corazón juega a ganar. Se te enciende el deseo, la audacia creativa, el gusto por correr una carrera con helado de premio. Ve por esa cita con frases directas y acepta el «no» con buen humor, si llega.',
      'Pintar de rojo una bicicleta, ensayar a gritos, correr detrás de una pelota: tu fuerza quiere escena. Si hay niños cerca, agotarán contigo la tarde. La competencia sienta bien mientras queda risa; sin ella, el juego se acaba antes que el partido.',
    ],
    6: [
      'Trabajas como quien tiene un tren a las seis. Rindes mucho y toleras poco la lentitud ajena; el roce con tus colegas puede venir por ahí. Marte mide el día en batallas, y un reparto claro de tareas puede ahorrarle tres antes del mediodía.',
      'Madrugas con ganas de pelearte con el polvo. El rendimiento sube y la irritación con procesos torpes también. Ataca lo más pesado en la primera hora, defiende tu pausa de mediodía y critica el sistema antes que a la persona.',
      'Se te calienta el motor con tanta diligencia. Durante semanas quieres resolver lo de tres puestos a la vez. Define qué te toca, pide herramientas decentes y mueve el cuerpo por gusto, sin convertirlo en otra obligación.',
    ],
    7: [
      'Salta la chispa entre tú y quien está delante. Puede ser deseo, pelea o ambas cosas en la misma tarde. Por unas semanas el conflicto abierto, bien llevado, aclara contratos y cariños. Habla de lo que pasó ayer, sin desempolvar la lista completa.',
      'Basta un «lo hacemos o no lo hacemos» para que algo se encienda. El trato directo con pareja o socios viene cargado de energía. Marte anda aquí por el terreno de la cortesía; en una caminata cuesta arriba, los desacuerdos pierden buena parte del filo.',
      'Discutir bien es un oficio, y estas semanas ofrecen práctica. Un rival puede mostrarte tu propia fuerza. Expón lo que quieres en dos frases, escucha otras dos y deja fuera a los parientes. Ceder en lo menor ahorra pólvora.',
    ],
    8: [
      'Debajo de la calma hay brasas. Estas semanas remueven deseos, deudas, luchas discretas por ver quién manda. Tienes valor para cortar una atadura o pedir cuentas claras. Antes de apretar, di qué temes perder; con eso la negociación puede cambiar de tono.',
      'Late algo debajo de la cortesía. Deseo, enojo, ganas de saber quién decide sobre lo compartido: la temporada lo aviva. Habla de cuentas y de cama con igual respeto. Presionar logra menos que mostrar el propio temor.',
      'Para romper con una vieja dependencia hace falta valor, y ahora lo tienes a mano. Termina un trámite engorroso, salda lo que debes, borra ese número. Cuando sientas ganas de vigilar, ocupa las manos en otra cosa.',
    ],
    9: [
      'Empacarías ahora mismo. El impulso va hacia rutas largas, exámenes difíciles, causas por las que vale la pena discutir. Defiende tus ideas con datos y deja la cruzada: convencer a alguien a gritos rara vez funciona. Una meta lejana gasta ese fuego con más provecho.',
      'Subirías al primer autobús que diga «Norte». La energía busca amplitud: entrenar para una ruta, terminar la tesis, defender una causa. Sostén tus razones sin humillar a nadie. Un mapa pegado en la pared puede ayudarte a elegir rumbo.',
      'Discusiones de sobremesa con sabor a final de campeonato: quizá las provoques tú. Por semanas tus creencias salen a la cancha. Cambia parte de ese fuego por estudio o por kilómetros, y vuelve con una pregunta sincera.',
    ],
    10: [
      'Quieres subir, y de dos en dos los escalones. La ambición se nota en estas semanas, igual que el choque con quien dirige. Toma una iniciativa visible y llévala hasta el final. Las batallas por el mejor despacho pueden librarlas otras personas.',
      'Te sobra coraje para la tarea difícil que nadie reclama. La ambición se pone en marcha y los superiores lo advierten, con agrado o con recelo. El trabajo firmado y a tiempo contesta por ti casi cualquier zancadilla.',
      'Hambre de cumbre, zapatos de oficina. Durante semanas quieres decidir, dirigir, abrir un negocio. Presenta un plan con fechas en vez de una queja. Tu gente en casa también merece algo de esa intensidad, en forma de presencia.',
    ],
    11: [
      'De pronto tiras del grupo entero. Pones fecha, reclutas, pierdes la calma con quien dice «ya veremos». Hace falta ese motor, con freno incorporado: pregunta quién quiere ir a tu ritmo. A la amistad que te irrita, mejor un café que una indirecta.',
      'Alzas la mano para organizar el torneo y de paso la rifa. El grupo te contagia brío, o te saca de quicio con tanta indecisión. Propón dos opciones y una fecha. Las amistades aprecian más tu ánimo que tu mando.',
      'Una causa te quita el sueño de buena manera. Empujas proyectos con otra gente durante estas semanas y puede haber choque de egos. Discute ideas, celebra avances, reparte el crédito. Quien piensa distinto puede tener la pieza faltante.',
    ],
    12: [
      'Se junta un enojo que no sabe a quién dirigirse. La fuerza trabaja estas semanas de noche, en proyectos callados o en sueños movidos. Ponle cuerpo: sube cuestas, limpia, escribe con letra grande. Ya en calma, cuéntale la molestia a quien corresponde.',
      'Aprietas los dientes y tardas en notarlo. La fuerza anda escondida y la rabia se disfraza de cansancio. Sacude alfombras, nada un buen rato, garabatea un papel feroz y rómpelo. Luego pide con sencillez lo que callaste.',
      'Entre bambalinas se trabaja bien estas semanas. Puedes avanzar un proyecto sin anunciarlo, cerrar asuntos viejos, ayudar donde nadie aplaude. Duerme lo necesario: el mal genio de la mañana suele ser sueño con cara de enemigo.',
    ],
  },
  uranus: {
    1: [
      'Quien te conoce de antes puede extrañarse. A lo largo de unos siete años cambian tu aspecto, tu paso, lo que aceptas sin chistar. Te urge vivir a tu modo. Prueba las versiones nuevas de una en una y avisa cuando estrenes la siguiente.',
      'Un martes cualquiera te cortas el flequillo y empieza una época. Por unos siete años tu identidad se sacude y quiere respirar distinto. Quien cuenta contigo puede seguir haciéndolo, solo que con bastante menos libreto.',
      'Pareces llevar un enchufe en la espalda. En este ciclo de años te cuesta obedecer y te sale bien inventar. Regálate experimentos reversibles antes de los definitivos, y un sueño decente: la originalidad rinde poco con desvelo.',
    ],
    2: [
      'Los ingresos y los valores se mueven bajo tus pies por varios años. Puede atraerte trabajar por tu cuenta, tener menos, cambiar de idea sobre lo que da seguridad. Ensaya en pequeño lo que quieras transformar y mantén un fondo aburrido para los meses raros.',
      'Tal vez un día calcules tu sueldo en horas libres. Por varios años se revuelve tu noción de seguridad y aparecen maneras raras de ganarte la vida. Una habilidad que viaja contigo pesa menos que muchas cargas fijas.',
      'Lo que juraste no soltar cabe ahora en una bolsa de donaciones. El cambio de valores toma años y llega por ráfagas. Urano salta primero y calcula en el aire; un trimestre de prueba le ahorra el golpe.',
    ],
    3: [
      'Chispas en la conversación: ese es el tono de fondo por años. Piensas a saltos, cambias de ruta, aprendes de gente inesperada que vive a dos calles. Alguien con tu mismo apellido puede sorprenderte. De diez ocurrencias, tres o cuatro siguen gustando a la mañana siguiente.',
      'Interrumpes a tu propia cabeza con otra idea. A través de los años cambian tus lecturas, tus rutas, tu modo de explicar. Un vecino excéntrico puede volverse maestro. Graba notas de voz y dales orden una tarde al mes.',
      'Aprender de golpe, olvidar el método, hallar uno mejor: así va tu mente durante siete años, o cerca. Discutes con soltura y a veces por deporte. Si alguien de tu familia estrena vida, pregúntale antes de dar tu veredicto.',
    ],
    4: [
      'Como si el suelo tuviera ruedas, la idea de hogar va mutando a lo largo de varios años. Puede haber mudanzas de casa o de costumbres, parientes que sorprenden, tradiciones que piden relevo. Un objeto viejo a la vista basta para que el resto cambie en paz.',
      'Viven contigo tres cajas que todavía no abres. Por años la raíz quiere movimiento: otro barrio, otra convivencia, otra manera de ser familia. Improvisar tiene gracia si alguien guarda copias de las llaves y un número al cual llamar.',
      'Quizá rompas una tradición festiva y nadie proteste tanto como creías. El clan se renueva en esta larga etapa, a veces a sacudidas. Lo que se rompe también se extraña, incluso cuando hacía años que aburría a la mitad.',
    ],
    5: [
      'Te aburren los romances de manual. Durante unos siete años el amor y la creación buscan formas propias: encuentros insólitos, proyectos experimentales, juegos que estrenan reglas. La novedad excita y se gasta rápido. A la tercera semana se sabe qué queda de ella.',
      'Besos sin guion y cuadros pegados al techo. Tu manera de gozar se libera en cosa de siete años. La chispa llega de golpe y se va sin saludar; disfruta su visita y cuida a quien se queda a lavar pinceles.',
      'La musa te llama desde un número desconocido. En esta etapa de años el talento se electrifica y los amores tradicionales quedan estrechos. Di de frente qué clase de vínculo ofreces. A los niños suele gustarles tu lado inventor.',
    ],
    6: [
      'El horario fijo aprieta como un zapato prestado. Vienen años de reinventar la manera de trabajar: otras herramientas, otro ritmo, descansos que antes parecían un lujo. Negocia libertad en dosis pequeñas. Una sola costumbre firme, la del desayuno, por ejemplo, sostiene bastante desorden.',
      'De un momento a otro quizá ya no soportes la silla, el turno o el uniforme. Varios años de cambios laborales pueden enseñarte un método tuyo. Prueba tecnologías, mueve horarios y respeta una hora de dormir que te devuelva al eje.',
      'Trabajas mejor a saltos, y toca encontrar quien lo permita. El ciclo dura unos siete años y remueve hábitos, equipos, herramientas. Documenta lo que inventas. Los nervios se calman con las manos ocupadas: pan, madera, tierra en macetas.',
    ],
    7: [
      'En tus relaciones corre aire nuevo, y a veces cierra puertas de golpe. Por años necesitas vínculos con espacio, tratos poco convencionales, gente que te despierte. Habla de la libertad que buscas antes de tomarla. Del otro lado también puede haber ganas de cambio.',
      'Casas separadas, domingos juntos: alguna pareja lo descubre en esta época. Los vínculos de estos años piden aire y sinceridad. Renegocien cada cierto tiempo, como quien renueva un pasaporte, y celebren lo que sigue vigente.',
      'Puede atraerte alguien que rompe todos tus requisitos. La otra parte trae sorpresas por unos siete años, o las traes tú. Antes de romper un acuerdo, propón modificarlo. La libertad compartida tiene mejores anécdotas.',
    ],
    8: [
      'Lo que compartes deja de funcionar en automático. Con los años se sacuden pactos, confianzas, maneras de vivir la intimidad. Soltar puede resultar más ligero de lo que parecía. Ten los papeles al día y dile a quien te acompaña qué se te está moviendo.',
      'Saltan fusibles donde había un silencio pactado. En estos años la intimidad cambia de reglas y los arreglos materiales con otros se rehacen. Nombra lo que temes perder. A veces la sorpresa deja en la mano una independencia inesperada.',
      'Tus secretos quieren ventilación. Se mueve por años lo que creías atado: el deseo, la dependencia, una obligación vieja. Lo atado por miedo se desata a sacudidas, y lo atado por gusto se queda.',
    ],
    9: [
      'Creencias que parecían de piedra empiezan a girar. Es una racha de años para estudios raros, viajes decididos en una semana, preguntas que incomodan en la sobremesa. Cambiar de opinión es legítimo. Antes de fundar otra escuela, conversa con quien se quedó en la anterior.',
      'Puede tentarte una carrera que hasta hace poco ni existía. Largos años de horizonte cambiante te llevan a ideas insólitas, países poco turísticos, maestros jóvenes. Aprende rápido y cree despacio. Una libreta de cambios de opinión puede volverse tu mejor libro.',
      'Dudas en voz alta y alguien tose. La verdad se te presenta por relámpagos durante esta larga temporada. Compártela como hipótesis. Quien te enseñó a rezar, a votar o a pensar merece oírte con respeto.',
    ],
    10: [
      'Tu rumbo profesional tiene curvas sin señalizar. En siete años, poco más o menos, puedes cambiar de oficio, de equipo o de idea sobre el éxito. La independencia llama fuerte. Una salida preparada conserva contactos que el portazo, por vistoso, deja atrás.',
      'El organigrama te pica como etiqueta de camiseta, y la palabra «vocación» se abre en varias pestañas. En unos siete años tu imagen pública se reinventa. Ensaya el giro los sábados antes de anunciarlo el lunes.',
      'Dimitir en la mente es fácil; en estos años aprendes a hacerlo con gracia. Tu lugar profesional gana aire y pierde guion. Quien hoy inventa un oficio sin nombre quizá sea mañana tu colega.',
    ],
    11: [
      'Gente muy distinta entra por la ventana. Con el paso de los años tu círculo se renueva, se vuelve más libre, más disperso, más raro en el buen sentido. Algún grupo puede quedarte chico. Urano prefiere las afinidades elegidas, por breves que sean.',
      'Tu chat más activo podría tener un hacker, dos abuelas y una trapecista. Por años se reacomodan tus redes y tus metas. Participa en rarezas que sumen, sal a tiempo de las que exigen uniforme de rebelde.',
      'Rara vez el futuro se pareció tanto a un laboratorio. Las amistades llegan por azar y se van sin drama, año tras año. Ofrece lealtad con ventanas. A tu gente de siempre, cuéntale en qué andas.',
    ],
    12: [
      'Se aflojan por dentro tornillos que nadie ve. Es un proceso de años: intuiciones repentinas, sueños eléctricos, hartazgo de encierros antiguos. Busca una práctica tranquila, de respiración o de escritura, para recibir tanta señal. La libertad empieza a veces por una confidencia.',
      'De madrugada una idea te enciende la lámpara. Es un proceso interior de años, con sacudidas a viejos encierros. Apunta, vuelve a la almohada y consulta la idea de día. El silencio también descarga electricidad.',
      'Quieres escapar y no sabes de qué. En este ciclo de unos siete años se sueltan lealtades invisibles y despierta la intuición. Camina sin rumbo en un parque conocido. Si la inquietud crece, ponla en palabras con alguien sereno.',
    ],
  },
  neptune: {
    1: [
      'Tus contornos se suavizan con los años. Percibes el ánimo de un cuarto al entrar, cambias según la compañía, inspiras a gente sin saber cómo. A ratos te pierdes de vista. Vuelve al cuerpo: los pasos, el agua, un abrigo que reconozcas como tuyo.',
      'Cada persona ve en ti una película distinta. Durante más de una década tu imagen se hace maleable, sensible, inspiradora. Neptuno borra bordes, y entre ellos el que separa tu gusto del de la gente que te rodea.',
      'Tocas el mundo sin guantes. En esta larga época te vuelves más permeable y también más artista. La compañía pesa más que antes: con cierta gente sales con ánimo claro y con otra llegas a casa sin voz.',
    ],
    2: [
      'El valor de las cosas se hace difícil de pesar. Con el paso del tiempo importa más el sentido que el precio, y las cuentas pueden perderse entre la niebla. Haz lo que te inspire y pide a alguien de mirada práctica que revise los números.',
      'Compras incienso y olvidas el recibo de la luz. Lo material, en una etapa muy prolongada, flota, se comparte, se escapa. Neptuno no entiende de vencimientos, aunque a cambio deja ver qué parte de tu talento te conmueve.',
      'Hay quien cobra en abrazos; en esta época podrías caer en eso. Tu escala de valores se vuelve más espiritual y menos contable. Unos honorarios por escrito le dan a la generosidad la orilla que Neptuno no trae.',
    ],
    3: [
      'Hay música detrás de tus palabras. Por largos años piensas en imágenes, escuchas lo que se quedó sin decir, te distraes a media frase. La poesía gana y los recados se olvidan. Confirma por escrito las citas y guarda tiempo para leer sin provecho.',
      'Confundes el jueves con el miércoles y escribes un verso precioso. Durante años largos la mente trabaja por asociación y las conversaciones rozan lo invisible. Lleva agenda de papel. Entre hermanos, pregunten qué recuerda cada quien.',
      'Cuentas las cosas con rumor de lluvia. Tu palabra hechiza durante esta época extensa, y también puede desdibujar los hechos. Aprende música o lengua de señas. Cuando el dato importe, consulta dos veces antes de repetirlo.',
    ],
    4: [
      'La casa que añoras quizá tenga poco que ver con la dirección del sobre. Durante muchos años la familia se mira a través de un velo, con ternura y con huecos. Los hechos, cuando aparecen, resultan más modestos que la historia y más queribles.',
      'Una casa de la infancia visita tus sueños. En el transcurso de los años la familia se vuelve mito, refugio o pregunta húmeda en la pared. Arregla filtraciones reales, pinta de claro y perdona la parte que entiendas.',
      'Quisieras un hogar donde quepa todo el que sufre. La ternura doméstica crece durante muchos años y necesita puerta con cerrojo. Una casa abierta a toda hora termina por no alojar a quien la paga.',
    ],
    5: [
      'Tu vida amorosa se parece al cine, con su luz y sus cortes. Es una etapa larga de imaginación generosa: pintar, componer, jugar a mundos inventados. También idealizas con facilidad. Lo soñado y lo vivido se separan pronto, en general durante la primera fila hecha a pleno sol.',
      'Te enamoras de una voz antes de verle la cara. Esta larga etapa embellece el romance y alimenta el arte. Vuelca la idealización en un cuento. A la persona real, con sueño y mal humor, mírala durante dos estaciones.',
      'Sombras chinas en la pared, canciones en idioma inventado: la imaginación tendrá años dulces. Los niños te creen de inmediato. Distingue el sacrificio del amor preguntándote si después de dar te queda alegría.',
    ],
    6: [
      'Entre tarea y tarea se te cuela un sueño. En el curso de los años buscas un trabajo que alivie a alguien, y el orden cotidiano se deshace con facilidad. La compasión también necesita horario. Tres hábitos pequeños sostienen mucho, y el primero casi siempre es dormir.',
      'Las horas de oficina se derriten como relojes de Dalí. Buscas un servicio con alma durante muchos años, y la rutina hace agua por varios lados. Ata lo básico con alarmas amables y escucha los cansancios antes de que griten.',
      'Ayudas sin que te lo pidan y luego falta tiempo para lo tuyo. En este ciclo larguísimo el trabajo se mezcla con la compasión. Define tareas por escrito. Un taller de acuarela a mitad de semana también cuenta como orden.',
    ],
    7: [
      'Miras a quien amas con luz de vela. Por muchos años las relaciones traen entrega, inspiración y algo de espejismo: ves posibilidades donde conviene ver también costumbres. Pongan por escrito los acuerdos, incluso los cariñosos. Querer de cerca incluye notar el cansancio.',
      'Podrías casarte con un perfume, por decirlo así. Con lentitud de musgo, año a año, ves en la pareja un ideal, un rescate, una inspiración. Aprende sus defectos con cariño y cuéntale los tuyos. Después de eso, lo mágico pisa firme.',
      'Entre tú y la otra persona cae una gasa. Es una época larga de entrega romántica y acuerdos borrosos. Pregunta dos veces quién hace qué. Quien te admira tal vez necesite conocerte un lunes, con ojeras y lista del súper.',
    ],
    8: [
      'Los límites entre lo tuyo y lo ajeno se vuelven de acuarela. Vives años largos de fusión, de confianza honda, de cuentas comunes que nadie mira. Hay belleza en rendirse un poco. Revisa lo que firmas con ayuda imparcial y date ratos en la orilla.',
      'En la intimidad te disuelves como sal en agua caliente. Muchos años enseñan a confiar con el alma y con los ojos abiertos. Lo económico compartido conviene tenerlo visible; lo sagrado entre ustedes puede quedarse callado.',
      'Cargas emociones que quizá ni te pertenecen. Por una temporada muy extensa los lazos profundos se vuelven porosos. Pregúntate al despertar qué es tuyo y qué recogiste ayer. Los papeles, que los vea alguien sin romanticismo.',
    ],
    9: [
      'Buscas un lugar que tal vez falte en los mapas. Durante una época muy larga te atraen la mística, el arte de otras tierras, las preguntas sin respuesta. La fe puede iluminar o deslumbrar. De un guía que duda se vuelve con apuntes propios; de los otros, con folletos.',
      'Sigues una campana lejana. A lo largo de esta época la búsqueda de sentido te lleva a templos, poemas, islas o a un banco del parque. Contrasta promesas luminosas con el trato que reciben quienes barren el lugar.',
      'Tu fe tiene forma de nube y cambia con el viento. Años amplios para estudiar símbolos, oír cantos, viajar despacio. Desconfía con ternura de quien posee todas las respuestas; guarda sitio para el asombro sin dueño.',
    ],
    10: [
      'El oficio pide alma. Con los años importa menos el título que servir, crear, conmover; a ratos, por el camino, la meta se desdibuja. Lo que ven en ti puede ser fantasía de quien mira. Un paso práctico, cada tanto, despeja bastante la vista.',
      'Te preguntan a qué te dedicas y respondes con una metáfora. Durante muchos años la carrera se mueve hacia lo creativo o lo solidario y la fama se vuelve borrosa. Precisa una entrega por mes y guarda constancia.',
      'Sobre tu nombre circulan versiones, algunas halagadoras. La vocación se idealiza a lo largo de una etapa extensa. Elige mentores que muestren sus cuadernos feos. Servir a otros agota menos cuando hay contrato, horario y domingo.',
    ],
    11: [
      'Sueñas en plural. Por un tramo muy largo te mueven las causas, los ideales compartidos, amistades casi de novela. Alguna decepcionará por ser de carne y hueso. La esperanza dura más cuando tiene tareas, aunque solo sea llegar a la hora.',
      'El mar lleva nombres queridos en botellas. Suena bonito, y así se viven por años los vínculos de grupo, entre la utopía y el desencanto. Ofrece tu sensibilidad a una causa concreta, con recibo y con merienda.',
      'Por la paz mundial das tu firma; lo difícil es el turno de limpieza. Esta época prolongada inspira metas nobles y amistades algo nubladas. Observa quién aparece el día de la mudanza. Los sueños comunes agradecen actas.',
    ],
    12: [
      'El silencio se llena de imágenes. Son muchos años con el sueño cerca de la superficie, una empatía enorme y pocas ganas de ruido. Ponte orillas: una hora de acostarte, una práctica, alguien que pregunte por ti. Así el mar inspira y arrastra menos.',
      'Amaneces como quien vuelve de lejos. La vida interior se ahonda durante muchos años y pide arte, plegaria o mar. Vuelve por el camino de lo simple: cepillarte el pelo, barrer, llamar a alguien por su nombre.',
      'Cierras los ojos en el autobús y sabes quién está triste. Larga temporada de sensibilidad fina, buena para acompañar y para crear en secreto. Tanta finura necesita filtros, y la siesta corta es de los más baratos.',
    ],
  },
  pluto: {
    1: [
      'Va quedando atrás quien entraba pidiendo permiso. Con lentitud de raíz, durante muchos años, cambia el modo en que te plantas ante el mundo. Tu presencia impone más de lo que crees. Úsala con cuidado: baja la voz, pregunta y permite que te contradigan.',
      'Cambias de piel tan despacio que las fotos lo cuentan mejor. Es un trabajo de muchos años sobre tu fuerza, tu mirada, tu derecho a ocupar lugar. La intensidad seduce o intimida; acompáñala de una broma sobre ti.',
      'Sin levantar la voz consigues que la sala se calle. En una época muy larga se rehace tu identidad desde abajo. El personaje que te protegía empieza a quedar apretado, y entre uno y el siguiente hay días sin nombre.',
    ],
    2: [
      '¿Qué te sostiene cuando se quita el precio? La pregunta trabaja hondo y por muchos años: transforma tu relación con lo que posees, ganas o temes perder. El apego y el control andan cerca. Regala algo que te cueste soltar y observa qué sigue siendo tuyo.',
      'Guardas todavía la primera moneda que ganaste. La relación con el tener se transforma a fondo, con el paso de los años. Mira el miedo que se esconde tras cada «por si acaso». Al vender una cosa, el resto puede sentirse más tuyo.',
      'Ganarse la vida llega a ser, en este larguísimo ciclo, una cuestión de dignidad. Descubres talentos enterrados y apegos con raíces. Negocia sin humillarte ni aplastar. Debajo de la codicia vive a veces un susto antiguo.',
    ],
    3: [
      'Tus palabras ganan filo y fondo a medida que pasan los años. Investigas, preguntas lo que se suele esquivar, cambias de raíz tu manera de pensar. Una frase tuya puede pesar mucho en el oído ajeno. Busca la que abre y guárdate la que remata.',
      'Vas por la palabra exacta como quien excava. Por años tu pensamiento se vuelve penetrante y la charla ligera sabe a poco. Con hermanos puede destaparse una vieja rivalidad. Detrás hay, casi siempre, un reparto que nadie discutió.',
      'Una sola pregunta tuya puede cambiarle la semana a alguien. La etapa, muy larga, refina el poder de tu voz. Estudia un tema difícil hasta el hueso. Evita la insinuación: lo que merece decirse aguanta luz plena.',
    ],
    4: [
      'Historias de familia guardadas bajo llave van subiendo, despacio, una década tras otra. Se transforma lo que llamas raíz: un poder antiguo, un silencio, una lealtad. Escucha sin dictar sentencia. Lo que entiendas puede dejar la casa más respirable.',
      'Debajo del piso de la cocina familiar puede haber otra historia. Durante años y años sale a la superficie, por goteo, lo que el clan calló. Pregunta con respeto, anota, descansa. Heredar también permite decir que no.',
      'Te mudas por dentro antes que por fuera. El suelo afectivo se renueva en una época extensa y puede haber pulsos de mando en casa. Aprende a decir «aquí decido yo» y también «aquí me equivoqué».',
    ],
    5: [
      'Crear deja de ser pasatiempo. En este ciclo de muchos años el deseo, el amor y la obra salen de un lugar intenso, que a veces quiere poseer lo que ama. Pon esa fuerza en el lienzo o en el baile. A las personas, ofréceles aire.',
      'El lienzo te mira de vuelta. Durante muchos años lo que creas quiere ser verdadero, y lo que amas puede volverse obsesión. Pon música, suelta el control un rato. El deseo crece mejor con la ventana entreabierta.',
      'Amores que parecen terremoto, cuentos que remueven a quien los oye: la etapa es profunda y lenta. Pregunta qué buscas probar cuando conquistas. A Plutón le cuesta jugar, porque todo le parece definitivo.',
    ],
    6: [
      'El trabajo diario cava hondo. Año tras año se desarma tu manera de cumplir, obedecer o mandar, y aparece otra más honesta. Vigila la obsesión por controlar cada detalle. Alguna tarea de la jornada solo servía al miedo, y su hueco se llena de otra cosa.',
      'Un procedimiento inútil dice mucho sobre el poder. Por años revisas a quién sirve tu esfuerzo y qué jerarquías toleras. Depura hábitos de a uno. La perfección se queda con lo que le entregues; ponle una hora fija.',
      'Trabajar hasta agotarte fue quizá una forma de sentir control. En este proceso larguísimo encuentras maneras más limpias de ser útil. El descanso, que parecía una falta, va pasando a ser parte del oficio.',
    ],
    7: [
      'Quienes se cruzan contigo te dejan huella y se llevan la tuya. Durante muchos años las relaciones son intensas y los forcejeos por el poder quedan a la vista. Los tratos tibios suelen durar poco. Di lo que quieres sin amenaza y cede, por turnos, el volante.',
      'Si hay pareja, te ve por dentro, y viceversa. También las sociedades remueven cimientos en esta etapa de muchos años. Habla del poder con naturalidad: quién elige, quién paga, quién calla. Ahí empieza la confianza.',
      'Algunos vínculos funcionan como alta cocina: fuego, presión, tiempo. A lo largo de los años aprendes a querer sin someter y sin someterte. El rasgo que te exaspera del otro lado suele tener algo tuyo en el reverso.',
    ],
    8: [
      'Capa por capa, en el curso de largos años, aprendes a confiar y a soltar. Se revisan pactos de dinero, de cama, de silencio. Hay una fuerza callada en decir la verdad a tiempo. Búscate a alguien paciente para abrir el cajón del fondo.',
      'Sabes leer lo que se calla en una firma. Por un periodo muy largo la intimidad y los recursos comunes revelan verdades que liberan al decirse. Pide transparencia y dala. Los pactos claros permiten amar con las dos manos.',
      'El fuego limpia el monte, y en este ciclo tan largo algo así hace la sinceridad contigo. Vuelven miedos antiguos y piden que los mires. En compañía segura, y por ratos, pierden bastante tamaño.',
    ],
    9: [
      'Las certezas se cuecen a fuego muy lento. Es labor de muchos años: dejar una doctrina, encontrar otra mirada, viajar a sitios que te desarman. La tentación es convertir a medio mundo. Lo que más incomoda suele ser justo lo que queda por aprender.',
      'Un libro puede partirte la vida en antes y después. Los años van puliendo tus creencias hasta dejar lo esencial. Viaja para escuchar. La convicción que necesita vencer a todos quizá aún teme una buena pregunta.',
      'Derribas un altar y tardas en saber qué poner ahí. La búsqueda de verdad ocupa una época muy extensa y te da autoridad para enseñar. De una autoridad así se aprende más por la cicatriz que por el lema.',
    ],
    10: [
      'Una ambición profunda va tomando la palabra. Por muchos años se rehace tu lugar en el mundo, tu trato con la autoridad y la que tú ejerces. Pierden brillo los cargos vacíos. Pregúntate a quién sirve tu poder y permite que te pidan cuentas.',
      'Llegar arriba sin perderte es la tarea larga. Por muchos años cambia lo que llamas éxito, y las estructuras donde trabajas muestran su cara oculta. El poder con reglas conocidas dura, sobre todo si alguien cerca se atreve a frenarlo.',
      'Se cae un título de la pared y debajo hay otra vocación. El proceso dura años y mueve ambición, miedo y un poder genuino. Dale un uso noble a tu voz pública. Tal vez alguien más joven esté tomando apuntes.',
    ],
    11: [
      'Los grupos dejan de ser decorado. Con el correr de los años te implicas en redes que transforman, ves las luchas internas, sueltas amistades sostenidas por inercia. El futuro se piensa en serio. Di abiertamente qué influencia buscas y acepta que voten distinto.',
      'La última persona en irse de la asamblea suele saber quién manda. Esta época extensa te mete en la trastienda de los grupos y depura amistades. Trabaja por cambios reales, sin alimentar bandos. Una crítica con afecto vale por varias actas.',
      'Pocos amigos, mucha verdad: así tiende a quedar la lista con los años. Tu idea de futuro se vuelve honda y comprometida. Entre liderar y controlar hay un paso corto, y el grupo lo mide antes que tú.',
    ],
    12: [
      'Lo no dicho hace su labor bajo tierra. A través de muchos años se disuelven temores antiguos y vuelven fuerzas que habías encerrado. Va lento y sin público. Busca espacios de retiro y una conversación de confianza; a solas, el eco exagera.',
      'Una corriente subterránea te trabaja sin pedir permiso. Duran muchos años estas mudanzas secretas, hechas de sueños, renuncias y fuerza recobrada. Lleva un diario, con candado o sin él. Pedir ayuda temprano es una forma de valentía.',
      'Cenizas tibias y una brasa: con eso vuelve a encenderse lo que dabas por perdido. Por una época muy larga digieres en privado culpas y temores. Perdónate por partes. Luego ayuda a alguien que pase por un túnel parecido.',
    ],
  },
};
