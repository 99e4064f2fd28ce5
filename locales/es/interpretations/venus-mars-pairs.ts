import type { PairInterpretations } from '../../pair-text-types.ts';

/** What one person’s Venus says to the other’s Mars, by the sign of each. */
export const venusMarsPairs: PairInterpretations['venusMarsPairs'] = {
  aries: {
    aries:
      'Se gustan al primer vistazo y con la misma prisa. Nadie espera la llamada porque suenan a la vez los teléfonos, y la conquista sabe a carrera de patio. Dejen algo sin conquistar para la semana entrante.',
    taurus:
      'Hay quien llega temprano a la cita y quien todavía elige zapatos. La chispa aprende de esa calma, que una vez en marcha no se distrae. La paciencia resulta, en este caso, un encanto insospechado.',
    gemini:
      'Se mandan un mensaje tras otro, y ninguno aburre. La atracción es verbal, veloz, casi un duelo de réplicas, y se enfría en cuanto alguien contesta con un pulgar arriba. Verse en persona resuelve lo que el ingenio alarga.',
    cancer:
      'A Venus le gustan las declaraciones; este Marte se acerca de costado, trae comida, se ofende y vuelve. Cuesta leer el interés en tantos rodeos. Cuando se entiende que proteger es su manera de desear, la ternura sorprende.',
    leo: 'La audacia que Venus admira llega aquí con capa, y se persiguen con alardes que divierten a todo el vecindario. Mientras el aplauso circule en ambas direcciones, el fuego tira bien.',
    virgo:
      'Se espera un arrebato y llega un favor: la bicicleta arreglada, el dato exacto. Son ganas, aunque vengan con guantes de trabajo. Quien quiera riesgo puede pedirlo con claridad; las instrucciones, aquí, gustan mucho.',
    libra:
      'El cortejo consulta demasiado para la impaciencia que tiene enfrente. «¿Prefieres a las siete o a las ocho?» puede apagar una hoguera. Pero qué modales, y qué manera de encenderse cuando por fin alguien decide.',
    scorpio:
      'Lo que se anuncia a gritos se cruza con lo que vigila en silencio. La espera vuelve todo eléctrico, y el primer roce tiene fama de inolvidable. Sobran los juegos de poder: aquí los gana cualquiera y aburren pronto.',
    sagittarius:
      '«¿Vamos?», y ya van. La seducción es un viaje sin reserva, la risa quita los cerrojos y nadie pregunta por el mañana. Cuando pregunten, háganlo en un sitio con buena vista: ayuda a no huir.',
    capricorn:
      'Hay interés, y viene con cronograma. A una Venus tan súbita le asombra que alguien vaya por ella con método, subiendo un piso cada mes. Lo que pierde en vértigo lo gana en altura, si soporta el ascensor.',
    aquarius:
      'Venus quería sorpresas y este Marte no trae otra cosa. Se provocan con ideas, desaparecen, reaparecen con una propuesta absurda, y todo eso cuenta como coqueteo. El único riesgo es que dos personas libres olviden quedar en algo.',
    pisces:
      'Venus arde de frente y este Marte se acerca en sueños. Las señales llegan difusas, con rodeos, con retraso. Preguntar «¿esto era una invitación?» no rompe la magia; al contrario, le da domicilio.',
  },
  taurus: {
    aries:
      'Marte toca el timbre, Venus todavía está poniendo la música. Tanto empuje halaga y a ratos atropella, ya que el placer, para esta Venus, empieza por la espera. Una tarde con el reloj en un cajón lo cambia todo.',
    taurus:
      'Manos, sabor, piel, domingo. Se van buscando al mismo paso y rara vez se equivocan de puerta. Lo que tarda en empezar tarda aún más en terminar, y en eso consiste la gracia.',
    gemini:
      'También por el oído entra el placer, y este Marte lo sabe. Habla mientras la tarde se alarga, cambia de silla y de tema. Que calle cinco minutos, de vez en cuando, es todo lo que se le pide.',
    cancer:
      'Qué dulzura de asedio: este Marte llega con un guiso, se queda a lavar, vuelve mañana. Hay quien protege y quien se deja proteger, con igual agrado. El disgusto se nota en el silencio y se cura como empezó todo, llevando algo tibio.',
    leo: 'Aquí se juntan terciopelo y reflectores. Comparten el gusto por lo caro, lo bello, lo que dura, y la voluntad de impresionar halla quien sepa apreciarla. Ceder el paso les cuesta; la mejor tregua está en el postre.',
    virgo:
      'Marte corteja de memoria: qué té, qué asiento, qué temperatura, y esta Venus agradece tanta puntería. Nada de prisas ni de críticas en voz baja.',
    libra:
      'Gusta quien tiene gusto. Hay perfumes, buenas telas, una persecución tan cortés que a veces no avanza. Venus espera un gesto físico; Marte, una señal amable: con una u otra alcanza para empezar.',
    scorpio:
      'El magnetismo se nota desde la puerta. Son signos opuestos, uno de superficie tibia y otro de fondo ardiente, y el aguante es formidable, tanto en el cariño como en el pleito. Poseer no es el verbo; conviene recordarlo si aparecen los celos.',
    sagittarius:
      'El jinete llega hablando de otro continente y aquí estaban a punto de servir el vino. La risa seduce, la ausencia irrita. Con boletos comprados en común, el apetito de lejos y el de cerca se sacian a la vez.',
    capricorn:
      'El trabajo y el placer se dan aquí la mano. Se atraen despacio y con seriedad, se miran como quien valora un terreno, y detrás de tanta formalidad hay mucho gozo. Esto envejece bien en cualquier clase de lazo.',
    aquarius:
      'Venus pide piel y la propuesta viene en forma de teoría. Hay algo cómico y estimulante en esa distancia, que dura hasta que la electricidad encuentra dónde descargarse. Lo conocido, con un truco nuevo, zanja el desacuerdo.',
    pisces:
      'Marte llega como llega el sueño, sin ruido, y de pronto está en la sala. A una Venus tan firme le encanta lo que no se puede agarrar. Música lenta, agua tibia, ningún reloj: los ritmos se acoplan casi sin querer.',
  },
  gemini: {
    aries:
      'Aquí toda provocación tiene respuesta. A un desafío, la coquetería contesta con tres, y el juego corre tan rápido que se les olvida para qué era. De la risa al cariño hay media frase; díganla o guárdenla, como prefieran.',
    taurus:
      'La conversación revolotea alrededor de alguien que no se mueve. A la Venus ligera le intriga esa quietud, y a la quietud, tanto aleteo. El contacto llega después de las palabras, y entonces resulta que sobraba el tema.',
    gemini:
      'Coquetear es aquí un deporte de mesa y de pasillo. Se persiguen por mensajes, se alcanzan en una esquina, se escapan, y dos citas iguales les parecen un desperdicio. La constancia, si la quieren, que venga disfrazada.',
    cancer:
      'Aquí compiten bromas y pucheros. Este Marte se entrega sin armadura y la respuesta llega en forma de chiste, encantador y algo esquivo. Un apodo cariñoso, dicho en serio, calma la marea y conserva la gracia.',
    leo: 'Al ingenio le gusta el brillo y al brillo le gusta que lo comenten. Se cortejan con teatro y buen diálogo. Recuerden que un guiño a terceros, para una parte, es puro aire, y para un orgullo encendido, incendio.',
    virgo:
      'Mercurio rige los dos signos. La seducción corrige una errata, recomienda un libro, llega a la hora, y la curiosidad se deja atender. Si se analizan demasiado, cambien de cuarto: el cuerpo no sabe gramática.',
    libra:
      'Es un coqueteo de terraza, con gracia, sin prisa, mirando de reojo. Todo se insinúa. Alguien tendrá que decir «hoy», y lo más probable es que el alivio sea mutuo.',
    scorpio:
      'Venus coquetea en la superficie y Marte tiene hambre en el fondo. La pregunta ingeniosa recibe una mirada que la deja sin segunda parte, y de ahí nace un vértigo estupendo. Lo que se promete en broma, aquí se guarda: midan el chiste.',
    sagittarius:
      'La salida empieza en café, entre risas y planes, y acaba en otra provincia. El cortejo apunta lejos y Venus va enterándose por el camino. Se aburren de lo seguro a la misma velocidad; en eso son fieles.',
    capricorn:
      'Este Marte llama el martes, cuando dijo. Tanta seriedad despierta primero la ironía y después un interés que la ironía no explica. Entre la pirueta y el peldaño hay un humor finísimo que gana con los meses.',
    aquarius:
      'De un lado, cortocircuitos; enfrente, una curiosidad que los colecciona. Se atraen por la frase insólita, la teoría nocturna, la falta de reglas. Verse las caras requiere organización; pongan una cita fija y llámenla experimento.',
    pisces:
      'Las palabras buscan y el agua se escapa. La persecución parece un sueño contado por etapas, lleno de pistas falsas y muy bonitas. Digan cuándo y dónde; el resto, que se quede en verso.',
  },
  cancer: {
    aries:
      'El empuje entra sin quitarse los zapatos. A esta Venus tan casera le asusta y le halaga ser el premio de alguien, y cierra o abre la puerta según el tono. La voz baja abre lo que el ímpetu dejó trancado.',
    taurus:
      'Hay hambre y hay despensa. Se persigue poco y se llega con calma, con los brazos ocupados, y aparece el rincón tibio que alguien buscaba. Un cariño así se renueva con una siesta compartida.',
    gemini:
      'A esta Venus se la gana contándole algo antes de dormir. Este Marte juega, pregunta, cambia de voz; la ternura escucha y sospecha que hablaba en serio. Recordar lo que dijo ayer sería, para quien corteja, la jugada maestra.',
    cancer:
      'El asedio y la fortaleza tienen la misma forma. Se acercan con rodeos, cuidan, se resienten, y cuando bajan el puente hay una dulzura que da miedo soltar. Quien dé el primer paso merece algo horneado.',
    leo: 'Quieren mimo y quieren homenaje, y por suerte ambas cosas pueden ocurrir el mismo domingo. El ardor entra con flores y un poco de orquesta; Venus lo prefiere después, cuando ya se quitó la corona.',
    virgo:
      'La ternura se siente observada y, a la vez, muy bien atendida. Las ganas se expresan en arreglos: la gotera, el trámite ajeno a todo romance, el abrigo. Faltaría un «me gustas» sin ninguna utilidad.',
    libra:
      'La cortesía espera abajo y el corazón mira por la ventana. Este Marte pide permiso para todo y a veces hace esperar a un cariño que ya había encendido las velas. La indecisión hiere; un detalle elegido a solas repara.',
    scorpio:
      'Son dos aguas que se reconocen en la oscuridad. La atracción es callada, absorbente, de las que huelen la mentira. Nada se desea a medias, y el refugio se vuelve caverna si nadie sale por pan. Salgan, y vuelvan pronto.',
    sagittarius:
      'Este Marte anda de paso, y la ternura quiere que se quede. Qué risa cuando coinciden, y qué andén cuando no. Una fecha de vuelta, aunque aproximada, convierte la persecución en historia de amor con paisajes.',
    capricorn:
      'El cortejo más sobrio se presenta ante el corazón más blando. Se ofrecen hechos, futuro, una mano firme al cruzar, y detrás asoma un hambre que no sabe pedir. Desde la ternura se le puede enseñar, sin prisa y con chimenea.',
    aquarius:
      'Frío por fuera, interesante por dentro: así ve esta Venus a quien la persigue sin perseguirla. Hay curiosidad mutua y ritmos ajenos. El calor empieza la tarde en que la libertad pasa a tomar algo y se le olvida irse.',
    pisces:
      'La seducción no se ve: se respira. El Marte más suave del zodiaco encuentra quien lo acune, y las horas pierden la cuenta. Cuidado con esperar que el cariño se adivine siempre; a veces duerme.',
  },
  leo: {
    aries:
      'Se pide conquista y se obtiene, con trompetas. El ardor no titubea, la admiración tampoco, y la pareja, o la amistad, sale de cada duelo con mejor color. Elogien también el intento valiente que salió mal.',
    taurus:
      'Este Marte no se deja impresionar: toca, prueba y se queda. A quien quería un desfile le desconcierta esa manera de adorar en silencio. Pero la constancia, bien mirada, es el homenaje más caro.',
    gemini:
      'Hay elogios con chispa, bromas en el momento justo, una persecución llena de diálogos. Venus, que quería brillar, goza con tanta atención. Lo que duele es el turno siguiente, cuando la curiosidad ya está mirando el menú.',
    cancer:
      'Un Marte que cuida y una Venus que luce el cuidado. Hay mucho corazón y algún puchero si el gesto pasó sin ovación. Mejor si el agradecimiento llega enseguida y con abrazo, que aquí cuesta esperar en la sombra.',
    leo: 'Se admiran la melena. La audacia se pavonea ante quien adora la pompa, y entre ustedes cada cita parece el estreno de algo. Repártanse las funciones: un día se actúa, otro se grita «bravo».',
    virgo:
      '¿Dónde están los fuegos artificiales? En los detalles, ordenados por tamaño. Este Marte corteja con precisión y teme el ridículo, mientras la gran Venus espera el gesto loco. Si algún día llega, habrá que enmarcarlo.',
    libra:
      'Llegan con los trajes combinados. El trato es un baile de salón: invitación, vuelta, reverencia, y un gusto evidente por que alguien mire. Al apagarse las luces, guarden la elegancia y vean qué queda.',
    scorpio:
      'El brillo y la penumbra se desean con una seriedad que asusta a las visitas. Que se note, que no se sepa: en eso discrepan. De ese tironeo vive la atracción; de la sinceridad, todo lo demás.',
    sagittarius:
      'Viven la aventura con buen vestuario. Hay galope, exageración, un viaje de regalo, y el orgullo se siente protagonista de novela. Cuando Marte mira hacia otro paisaje, basta con llamar desde el escenario: vuelve riendo.',
    capricorn:
      'Se corteja con logros y se recibe con esplendor. La voluntad más formal del zodiaco quiere construirle un teatro a la Venus más soleada. Ganarán si alguna noche no hay nada que inaugurar y se divierten igual.',
    aquarius:
      'A la gran entrada le responde un comentario raro desde el fondo. Pica, intriga, enamora de soslayo. Se pide exclusiva y se firma para todos los canales; negocien horarios con humor y algo de halago.',
    pisces:
      'Una mirada húmeda puede más que mil aplausos. Este Marte idealiza, canta bajito, se pierde, y el corazón solar se siente por fin musa de algo. Que haya también presencia puntual, o el altar se llena de polvo.',
  },
  virgo: {
    aries:
      'Marte entra corriendo y tira el florero. La Venus del detalle se escandaliza medio segundo y luego nota que hacía tiempo que nada le aceleraba el pulso. Si después ayuda a recoger los pedazos, la conquista es total.',
    taurus:
      'Lo que se hace bien, se hace despacio. Unas manos artesanas coinciden con ojos que reparan en costuras, y nada queda a medias. La atracción huele a madera recién cortada.',
    gemini:
      'La frase justa seduce más que el ramo. El cortejo trae datos, juegos de palabras, cambios de plan, y a la Venus metódica le tiembla la agenda. Que avise con diez minutos y se le perdona todo.',
    cancer:
      'Se atienden hasta el exceso. Un Marte con abrigo y caldo recibe a cambio una lista de mejoras, y entre tanto cuidado alguien tiene que animarse a jugar. Los mimos sin motivo son el mejor terreno.',
    leo: 'Este Marte se esfuerza por deslumbrar, y Venus pasa por alto el traje y se fija en si llegó a tiempo. Alabar el espectáculo cuesta poco. Y un aplauso preciso, de los suyos, vale por cien.',
    virgo:
      'Avanzan con timidez y aciertan con exactitud. Se estudian, se ensayan, se gustan por la manera de doblar un mapa, y hasta la pasión trae letra pequeña. Tachen una noche y no la planifiquen.',
    libra:
      'Marte propone con delicadeza, consulta, cede la elección a quien también iba a cederla. Entre tanta consideración la tarde se va. Lo bueno es el trato; lo excitante, descubrir qué quiere alguien cuando deja de ser amable.',
    scorpio:
      'El pudor tiene sus sótanos y este Marte sabe llegar. Observa, calla, acierta, y la reserva se rinde porque alguien por fin prestó atención. Nadie finge. La crítica, en esa hondura, se dice con caricias o no se dice.',
    sagittarius:
      'El avance viene a caballo y sin itinerario. Halaga tanto entusiasmo, preocupa tanta imprecisión. Se buscan en la franqueza, que a veces raspa. Si el hospedaje está limpio, Venus pone lo demás.',
    capricorn:
      'Competencia, discreción, obras en lugar de promesas: se entienden tan bien que casi no se nota. La paciencia sube la temperatura grado a grado. Hagan una travesura al trimestre, aunque haya que presupuestarla.',
    aquarius:
      'Este Marte se escapa de toda clasificación, y eso que hubo varios intentos. Excita la mente de la Venus más exacta con inventos, ausencias y soluciones. El corazón llega al final, con mucha curiosidad.',
    pisces:
      'A esta Venus de relojería le llega un Marte de niebla. Lo que se insinúa no cuadra y, justamente, encanta. Hacen falta una hora concreta y una tolerancia alta a la demora; a cambio, la rutina se llena de color.',
  },
  libra: {
    aries:
      'Frente a frente, por fin alguien decide. El impulso irrumpe en el salón de té y Venus se acomoda el cabello, con una protesta que suena a bienvenida. Fineza y filo se necesitan, y en público conviene disimularlo.',
    taurus:
      'Se gustan por el gusto. Hay manos para tocar la tela y ojos para mirarla con buena luz, y hay tiempo para todo. La lentitud irrita solo cuando nadie reservó. Quien desea podría encargarse del vino.',
    gemini:
      'Coquetean como quien escribe a cuatro manos. La persecución cambia de tema, de acento, de calle, y nunca pierde los modales. Pueden pasar un año en el prólogo, y tan a sus anchas. El cuerpo, mientras tanto, hojea el final.',
    cancer:
      'Este Marte trae emociones y las deja en el recibidor, todavía mojadas. A la armonía le cuesta saber dónde ponerlas. Responder con una caricia en lugar de una frase bonita es lo que las seca.',
    leo: 'Qué bien se ven. El ardor se luce, el encanto lo realza, y esa complicidad estética vale por muchas confidencias. El orgullo se lastima con un elogio dado a medias; los suyos tienen que ser redondos.',
    virgo:
      'Marte llega con la bombilla de repuesto y una observación sobre la cortina. Es su modo de cortejar. El encanto, que esperaba poesía, descubre que lo útil puede ser galante si viene sin nota al pie.',
    libra:
      'Después de ti, por favor. Se cortejan en espejo, se imitan la sonrisa, equilibran cada gesto, y la pasión espera en la antesala con las piernas cruzadas. Que el azar elija quién empieza; ya protestarán luego.',
    scorpio:
      'Marte observa con apetito la elegancia de Venus. Hay algo delicioso en saberse deseo de alguien que no parpadea, y algo que inquieta. Las evasivas se coleccionan como pruebas. Hablen claro y a media luz.',
    sagittarius:
      'Invitan a bailar y a cruzar el mar en la misma frase. La alegría seduce, los modales se relajan, y las escenas casi no hacen falta. El compromiso llega con el tercer viaje, si alguien se acuerda de traerlo.',
    capricorn:
      'Se corteja en regla, con cena, fecha y buena letra. La seriedad halaga a una Venus que aprecia las formas, y las formas le dan cauce a la sangre. Romper el protocolo una vez por temporada hace maravillas.',
    aquarius:
      'Se atraen las ideas y luego quienes las tienen. Alguien propone lo que nadie ha probado, la gracia lo vuelve presentable, y el asunto parece una amistad con perfume. Apaguen los teléfonos de vez en cuando.',
    pisces:
      'Hay música de fondo y ninguna prisa por que empiece la película. Entre bruma y encanto puede pasar la noche entera sin que ocurra nada o sin que nada falte.',
  },
  scorpio: {
    aries:
      'La fuerza arremete y Venus observa desde adentro, midiendo cuánto aguanta. A lo secreto le fascina lo frontal. No todo ataque merece defensa; a veces basta abrir y ver la cara de sorpresa.',
    taurus:
      'Son signos fijos y enfrentados. Quedarse o saber más, en eso andan, y esa mezcla de calma y abismo alcanza para horas sin palabras. Lo dado se conserva. Lo quitado también se recuerda.',
    gemini:
      'Se habla mucho para lo que aquí se esconde. Este Marte chispea, curiosea, toca varias puertas, y a una Venus de una sola llave eso la tienta y la ofende. Que demuestre haber escuchado: es lo que la vence.',
    cancer:
      'Esta ternura va armada. Se acercan por el mismo río, con memoria larga y voces bajas, y la intimidad crece como el musgo. Si hay celos, se dicen con tacto. Quien cuida manda un poco; túrnense ese poder.',
    leo: 'Toda esa luz, y lo que atrae es lo que hay detrás. El ardor se exhibe; la pasión callada espera a que se vaya el público. Ganan intensidad en privado; afuera, que cada cual vaya a su modo.',
    virgo:
      'Pocas cosas seducen tanto como una atención minuciosa. Quien corteja pregunta, aprende, regresa con correcciones, y una pasión desconfiada se deja estudiar. Lo que mata el encanto es el diagnóstico en plena noche.',
    libra:
      'Marte se pone guantes blancos ante un corazón a oscuras. El cortejo pondera, sonríe, retrocede, mientras del otro lado se pide una señal inequívoca. La cortesía enciende cuando se nota que esconde hambre. Que se note.',
    scorpio:
      'Igual contra igual, sin testigos. Van al fondo por la misma escalera y cuesta saber quién subirá primero. La fascinación es completa. Juegos de control, los menos; y la verdad, aunque tiemble la voz.',
    sagittarius:
      'Una flecha encendida cae en agua quieta. La aventura no comprende tanto secreto ni el secreto tanta prisa, pero se buscan con una curiosidad que quema. Díganse qué libertad duele y cuál no: la lista sorprende por corta.',
    capricorn:
      'Paciencia, ambición, silencio: qué peligrosa combinación y qué bien funciona. Se asciende por la cara norte, y quien mira reconoce al momento a quien va en serio. Dan poco, y lo dan entero.',
    aquarius:
      'Cuanto más se aleja este Marte, más atrae. Se declara libre, eléctrico, imposible de prever, y la pasión fija afila su paciencia. Alguna certeza, por mínima que sea, evita que la intriga acabe en asedio.',
    pisces:
      'Se hunden sin tocar fondo y les parece precioso. Todo se entrega por ósmosis y se absorbe entero, y hay una comunión que da algo de vértigo. Acuérdense de emerger para comer.',
  },
  sagittarius: {
    aries:
      'Nadie sabe quién persigue a quién: van corriendo en la misma dirección. Se prende la mecha, suena la risa, la cita acaba a cuarenta kilómetros del plan. Si algo se apaga, cambien de horizonte antes que de compañía.',
    taurus:
      'Marte ya encontró el lugar perfecto y quiere quedarse; a Venus le parece perfecto para empezar. La comodidad convence durante un buen rato. Una casa con terraza y salida rápida resolvería el debate.',
    gemini:
      'Se citan en dos idiomas, con chistes bilingües. La atracción vive de preguntas y de escapadas breves, y cualquier esquina es buena para distraerse. Por fortuna suelen distraerse con la misma.',
    cancer:
      'Un Marte que hace nido y una Venus que hace maletas. Se quieren de veras, con un desajuste de reloj: llega el abrazo y ya hay quien se abrocha el abrigo. Que el abrazo vaya de viaje es la solución evidente y la más divertida.',
    leo: 'Se encienden al aire libre. El ardor se lleva la ovación, el entusiasmo la multiplica, y no hay tarde que no acabe en anécdota. Se les olvida medirse; hasta los celos parecen exagerados y se perdonan enseguida.',
    virgo:
      'Marte pone mucho esmero en alguien que no se está quieto. La precisión llega con los boletos impresos y el botiquín, y la aventura, conmovida, se burla un poco. Lo práctico, en manos cariñosas, tiene mucho de hazaña.',
    libra:
      'Entre la invitación impecable y el «sí» atolondrado hay un encanto de comedia. El cortejo pide compañía, Venus pide camino, y bailar concede ambas cosas. No se decidan demasiado: viajen.',
    scorpio:
      'Una pasión callada sigue las huellas de alguien que silba. Hay fascinación por lo que a cada lado le falta, secreto o aire, y también recelo. La confianza nace cuando quien indaga ríe y quien ríe se queda a responder.',
    sagittarius:
      'Son jinetes de la misma compañía. La flecha apunta alto, alguien espera allí con la merienda, y se dicen todo sin pulir. Para durar inventan metas; para enternecerse, les basta una avería en mitad de la nada.',
    capricorn:
      'El cortejo trae planos y Venus trae viento. Al principio la solemnidad hace gracia, después inspira respeto y, por último, ganas. Este Marte no se rinde en la segunda cuesta, y eso seduce a quien creía no necesitarlo.',
    aquarius:
      'Practican la libertad a dúo, con una punta de genio. Se admiran las ideas, se buscan por lo que planean y se extrañan, en secreto, por lo de siempre. El coqueteo tiene vocación de manifiesto; bájenlo a la acera.',
    pisces:
      'Venus siempre está zarpando y este Marte es marea sin horario. Se encuentran en la playa. Hay generosidad, risas, promesas sinceras de cumplimiento dudoso, y una fe compartida que a veces hace de brújula.',
  },
  capricorn: {
    aries:
      'El ímpetu derriba la puerta que estaba por abrirse con su llave. Gusta esa audacia y se la examina sin prisa. Para ganar aquí, hay que correr mucho y después demostrar que se sabe hacer fila.',
    taurus:
      'Son signos de tierra, con hambre y con calma. Unas manos sin prisa y un afecto con plazos coinciden en que lo bueno se cocina sin apuro. Se miman con calidad. La rutina no les pesa mientras siga siendo exquisita.',
    gemini:
      'Este Marte viene a hacer reír y, contra todo pronóstico, lo logra. La ligereza ronda, insiste, cambia de disfraz; la seriedad finge no mirar. La puntualidad sería su mejor chiste y también su gran conquista.',
    cancer:
      'El afecto contenido recibe un asedio de ternura. Hay algo de invierno y estufa en esta atracción: primero la distancia, luego las mejillas rojas. Aceptar el mimo sin devolverlo en trabajo es el aprendizaje.',
    leo: 'Impresionar a quien solo se impresiona con hechos: ese es el reto. Perfecto, porque hechos habrá, y ruidosos. Guardar un elogio para «cuando lo merezca» enfría la sala; mejor darlo a cuenta.',
    virgo:
      'Se acercan trabajando y de ahí pasan a lo demás sin cambiar de tono. Marte afina la puntería, Venus reconoce la calidad, y la ternura es tan sobria que solo ustedes la ven. Bien vista, es bastante.',
    libra:
      'El refinamiento se presenta ante la autoridad. El cortejo sabe qué decir, cuándo callar, qué vino; la Venus exigente empieza a ceder al segundo gesto elegante. La duda resta puntos. Un plan con principio y fin, muchísimos.',
    scorpio:
      'Hay fuego bajo la nieve. Quien desea no suplica y quien gusta no se apresura, y la tensión aguanta años sin perder un grado. Cuando se rinden, se rinden a la vez. No lo cuenten: tampoco hacía falta pedirlo.',
    sagittarius:
      'Alguien aparece con polvo de camino y un plan inmenso. A esta Venus, que mira contratos, la risa le entra por una rendija. Marte la saca de su oficina y a cambio recibe un mapa que sí sirve.',
    capricorn:
      'Se miran de cumbre a cumbre. Se desean por lo que aguantan y lo que construyen, y el romance parece una reunión de trabajo hasta que se apaga la lámpara. Entonces no. Celebren algún fracaso con la misma botella.',
    aquarius:
      'Un Marte sin corbata ronda a una Venus de traje cruzado. La rareza molesta en público y fascina a solas, y el respeto va abriendo la agenda. Acuerden qué reglas se rompen y en qué orden.',
    pisces:
      'Este Marte se acerca sin ruido, con un poema arrugado en el bolsillo. La seriedad no sabe dónde archivarlo y lo guarda consigo. Tanta suavidad ablanda lo que la vida endureció, y a su vez agradece que alguien piense en la hora.',
  },
  aquarius: {
    aries:
      'A Venus le gusta lo que sorprende y este Marte ni siquiera avisa. Se pican, se retan y, con tal de no aburrirse, hacen lo prohibido. Apenas hay celos. Falta, si acaso, ese segundo de quietud en que alguien se deja mirar.',
    taurus:
      'Unas manos firmes buscan a una Venus en las nubes. La insistencia tranquila de lo concreto convence a una mente que iba a teorizar sobre ella. Las dos voluntades, a cual más terca, acaban riendo; prueben placeres antiguos en lugares insólitos.',
    gemini:
      'La conversación corre delante. Se improvisa, se aplaude, y a veces se dan cuenta de que era una cita cuando ya amanece. Ligereza hay de sobra. Alguien podría, por variar, hablar en serio diez minutos.',
    cancer:
      '«¿Cuándo vuelves?», pregunta este Marte, y Venus no entiende la pregunta. En medio hay ternura, desconcierto, un abrazo que dura más de lo previsto por la teoría. La costumbre de avisar vale aquí por un anillo.',
    leo: 'El galanteo espléndido se topa con una ceja levantada. Qué estímulo. Crece el despliegue escénico, gana lo original sobre lo lujoso, y los extremos se tocan en carnaval.',
    virgo:
      'Lo útil y lo insólito se atraen en el taller. Este Marte arregla el invento que Venus dejó a medias, y en esa complicidad técnica asoma algo tibio. Los comentarios sobre el desorden, mejor al final.',
    libra:
      'Se cortejan con ideas y buenas maneras, casi sin escenas. Dúo o constelación, esa es la duda, y se entienden porque a nadie le sirve el chantaje. La pasión llega por el intelecto y tarda en quitarse el abrigo.',
    scorpio:
      'Una mirada fija persigue a quien cambia de acera. La posesión espanta, la hondura atrae: de ahí el tira y afloja. Cuando se confiesa en lugar de vigilar, la libertad se acerca por su propio pie.',
    sagittarius:
      'Se escapan sin ponerle nombre al asunto. Se inventan destinos, se inventan reglas, y el vínculo gana en aire lo que pierde en horario. Son camaradas con chispa; el romance, cuando asoma, les da un ataque de risa.',
    capricorn:
      'Este Marte trae planes a diez años para alguien que no firma. La admiración sostiene el pulso, ya que cada quien ve enfrente un carácter. Con libertad por escrito y compromiso de palabra, el trato rara vez falla.',
    aquarius:
      'Esto se parece a un secreto de laboratorio. Lo convencional enfría, lo insólito enciende, y podrían vivir en casas separadas con mucha pasión. Dense un abrazo sin hipótesis, a ver qué resulta.',
    pisces:
      'El agua sube por el cristal. Se ve venir y no se sabe qué es, y por eso encanta. La compasión acerca, la evasión aleja, y en la música, que no exige respuesta, se encuentran siempre.',
  },
  pisces: {
    aries:
      'El impulso salta al agua sin mirar y el agua lo recibe. Hay ardor, hay deshielo, alguna salpicadura. Un Marte tan directo le quita la niebla al romance; el romance le enseña a quedarse en la orilla después.',
    taurus:
      'El cuerpo ancla y el ensueño mece. La atracción es de siesta y ventanas, sin una palabra de más. Quien persigue ni se agita; quien sueña se deja hallar. El reloj se pierde, y por una vez nadie lo busca.',
    gemini:
      'Con palabras se persigue aquí lo que solo se entrega en silencio. Hay bromas, mensajes, dispersión, y a la ternura le llegan unas frases sí y otras no. Leer a dúo, con la cabeza en el hombro, acerca esos mundos.',
    cancer:
      'Se buscan como la lluvia busca el río. Marte protege, Venus se deja cuidar, y todo sucede con una naturalidad que otras combinaciones envidian. Un poco de sol, de cuando en cuando, para que nada se enmohezca.',
    leo: 'La audacia quiere ser heroica y encuentra quien la sueñe así. Hay romance a la antigua, con serenata y reverencia. A la valentía también le duelen los pies; verla descalza y seguir suspirando es la gran escena.',
    virgo:
      'La fantasía y el destornillador se necesitan con urgencia y tardan en gustarse. Este Marte cuida tanto que por fin el sueño tiene dónde apoyarse. La crítica lo despierta de golpe; dicha con una caricia, lo deja dormir.',
    libra:
      'Se seducen en tonos pastel. El cortejo propone, el ensueño dice que sí a todo, y ninguna voluntad estorba a la que tiene al lado. Para saber qué se quiere realmente, apaguen la música un minuto y respondan.',
    scorpio:
      'Se encuentran el abismo y la espuma. Se baja a lo hondo sin linterna y lo que sucede ahí abajo no tiene traducción. Vuelvan a la superficie con alguna pregunta sencilla: qué cenamos, qué día es.',
    sagittarius:
      'Se oyen maravillas de lugares que Venus ya conocía en sueños. Se entusiasman, se prometen, se pierden en la estación y lo recuerdan con cariño. Son dos maneras anchas de querer y les falta una libreta.',
    capricorn:
      'La piedra quiere bailar con la bruma. El cortejo es lento y con paraguas, y esa constancia emociona a quien esperaba poco. Lo que el ensueño da a cambio no cabe en ningún informe, y se agradece en voz baja.',
    aquarius:
      'Es electricidad sobre el agua, con su belleza y sus precauciones. Por la idea o por la ternura se acercan, y a menudo se cruzan en el camino. Un gesto dulce y sin explicación acorta el trecho.',
    pisces:
      'Se buscan en sueños, se llaman sin haber marcado. Nadie persigue a nadie: la corriente hace el trabajo. Conviene que alguien reme de vez en cuando, más que nada para llegar a la cena que sí habían prometido.',
  },
};
