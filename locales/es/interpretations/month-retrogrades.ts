import type { MonthRetrogradeTexts } from '../../horoscope-text-types.ts';

/** A quick planet that goes back through a solar house in a month. */
export const monthRetrogrades: MonthRetrogradeTexts = {
  mercury: {
    1: [
      'Vuelves sobre lo que dijiste de ti, y encuentras una frase que ya no te representa. Puedes corregirla por escrito, en la charla o frente al espejo del baño. La gente tarda un poco en actualizarse; repítela con calma hasta que la aprenda.',
      'Piensas en voz alta y luego te desdices, y con la segunda versión sueles acercarte más. Es un tiempo propicio para revisar tu presentación, tu firma y ese apodo que aceptaste sin que te gustara. Queda permitido cambiar de opinión sobre tu propio peinado.',
    ],
    2: [
      'Las cuentas piden una segunda pasada, con los comprobantes a la vista. Puede aparecer un cargo repetido o un reembolso que nadie reclamó, y el hallazgo mejora el humor de la semana. Repasar cuánto cobras por tu tiempo también entra en la revisión.',
      'Tal vez un objeto perdido asome detrás del mueble y traiga noticias de ti. De paso relees garantías, recibos y esa decisión de compra que parecía cerrada. Nada obliga a devolverlo todo; se trata de saber qué conservas por elección y qué por olvido.',
    ],
    3: [
      'Se repiten conversaciones, y la repetición las mejora. Lo que alguien de tu sangre entendió al revés puede aclararse con un audio más corto, y quizá el vecino del malentendido salude otra vez. Confirma direcciones, relee antes de enviar y disfruta del placer de decirlo bien.',
      'La libreta vieja tenía razón en algo. Retomas un curso, un cuento, una amistad de pupitre, y descubres que habías aprendido más de lo que recordabas. En las vueltas por el barrio conviene salir con margen; el desvío suele pasar por un sitio querido.',
    ],
    4: [
      'Una charla de familia que quedó a medias vuelve a encontrar sillas. Ahora sabes más y gritas menos, con lo cual se escuchan detalles que antes tapaba el postre. Los papeles de la casa agradecen que alguien los saque del sobre y los lea.',
      'Recorres la memoria hacia atrás y corriges una versión. Tal vez quien se fue no dio tal portazo, tal vez tú tampoco. Entre sobres amarillos y contratos de alquiler, el tiempo se presta a preguntar cómo ocurrió aquello de verdad y anotar la respuesta.',
    ],
    5: [
      'Aquella idea que dejaste en el taller silba desde el rincón. La retomas sin la urgencia de antes y le encuentras la vuelta que faltaba. En el amor también hay diálogos que piden segunda toma, con mejor luz y el guion olvidado en casa.',
      'Relees los primeros mensajes y te enternece tanta maniobra. Puede volver un coqueteo, una afición, un juego de tablero con piezas perdidas. Úsalo para recordar qué te divertía antes de que hubiera que hacerlo bien, y anótalo en una pared.',
    ],
    6: [
      'El procedimiento se traba justo donde siempre lo remendaste. Esta vez puedes abrirlo, mirar el cable y dejarlo arreglado. Turnos, citas y claves merecen doble confirmación; lo demás mejora solo con que bajes un punto la velocidad y no prometas nada para hoy mismo.',
      'Vuelven tareas que dabas por entregadas, con una nota al margen. Responde una a la vez y aprovecha para reescribir la manera de hacerlas. Entre corrección y corrección, el cuerpo también pide revisar qué come de pie y a qué hora apaga la pantalla.',
    ],
    7: [
      'Lo pactado pide relectura, con otra luz y la misma buena fe. Puede surgir una cláusula que cada parte entendió a su modo, y hablarla ahora evita meses de cejas levantadas. También puede reaparecer alguien con quien quedó una conversación pendiente; dale turno de palabra.',
      'Una pregunta de pareja, de sociedad o de amistad exigente vuelve en busca de una respuesta completa. La primera vez contestaste lo que cabía en un ascensor. Esta vez hay tiempo de escuchar la réplica y de enterarse de que el desacuerdo era por otra cosa.',
    ],
    8: [
      'Revisas cifras compartidas y silencios compartidos, que vienen en el mismo expediente. Un pago mal dividido o una confidencia a medias puede encontrar corrección sin abogados. Es buen momento para renegociar cuotas, cambiar contraseñas y decir al fin lo que quisiste decir aquella noche.',
      'Una sospecha vieja regresa para ser interrogada. Le preguntas fechas, lugares, intención, y termina confesando que era miedo. El resto del trabajo es doméstico: buscar la póliza, leer el anexo, devolver el préstamo pequeño que todavía incomoda en los cumpleaños.',
    ],
    9: [
      'Los trámites lejanos caminan con sandalias prestadas. Piden otra copia, otro sello, una traducción de la traducción; mientras, relees el libro que te cambió y le discutes de tú a tú. Reservar con margen y preguntar dos veces te ahorra bastante filosofía de aeropuerto.',
      'Vuelves a estudiar lo que creías sabido. Una convicción muestra la fecha de vencimiento, otra resiste el examen con nota alta. Puede escribirte alguien de un viaje antiguo, y en su manera de recordarlo encontrarás un paisaje que se te había escapado.',
    ],
    10: [
      'Un asunto profesional regresa al escritorio con tu nombre en lápiz. Puedes mejorar lo dicho a quien te dirige, corregir el currículum o retomar una candidatura dormida. La reputación soporta bien una fe de erratas, sobre todo cuando la firmas antes que nadie.',
      'Quizá repitas una reunión que parecía concluida, y menos mal: faltaba la pregunta central. Confirma por escrito los acuerdos, guarda dos copias, mueve el anuncio una semana. También conviene revisar si la meta de hace un año sigue siendo la tuya.',
    ],
    11: [
      'El grupo entendió dos horas distintas y media docena de planes. Volver a explicarlos sirve para descubrir cuál entusiasma de veras. Pueden reaparecer amistades con el tono de siempre, y un proyecto colectivo quizá encuentre en la segunda ronda la firma que le faltaba.',
      'Relees la lista de deseos que escribiste con otra edad. Tachas sin pena, subrayas con asombro, agregas un par. Algún chat callado puede despertar, y una vieja discusión de equipo, resolverse porque quien la empezó ya ni recuerda el motivo.',
    ],
    12: [
      'La cabeza vuelve de noche a lo que de día se salta. Escribe los sueños aunque salgan en desorden; entre ellos aparece una frase que estabas buscando. Lo que confiaste a medias puede quedarse guardado otro poco, hasta que encuentre idioma.',
      'Oyes de nuevo una conversación antigua, esta vez con subtítulos. Entiendes una omisión, perdonas un tono, sueltas la réplica brillante que ensayaste durante años. Para los trámites callados, los archivos y los diarios sin terminar, el momento tiene una paciencia poco común.',
    ],
  },
  venus: {
    1: [
      'Revisas tu manera de gustar y de gustarte. Una prenda que jurabas ajena vuelve a quedarte bien, y un encanto que explotabas demasiado pide descanso. Aplaza el cambio drástico y prueba los intermedios; la cara también agradece que la miren con tiempo.',
      'Puede repetirse un cumplido que en su momento no supiste recibir. Ahora puedes decir gracias y quedarte ahí, sin rebajarlo. Es un tramo para averiguar qué parte de tu amabilidad era cariño y qué parte era miedo a desentonar en la foto.',
    ],
    2: [
      'Pierde lustre algo que compraste por consuelo, y lo recupera lo que tenías arrumbado. Vuelves a poner precio a tus cosas y también a tu afecto, que venías regalando en envases demasiado grandes. Vender, reparar y agradecer va muy bien en esta vuelta.',
      '¿Te sigue gustando lo que te gustaba? La pregunta recorre la ropa, las compras del mes y el modo en que te dejas querer con objetos. Vuelve un antojo antiguo; míralo de cerca, tócale la costura y decide con las manos en los bolsillos.',
    ],
    3: [
      'Las palabras dulces regresan a revisión. Alguna sonó a fórmula, alguna se quedó sin mandar, y del barrio o de la infancia asoma un afecto que nunca se dijo. Una frase corregida con ternura puede reparar lo que un discurso complicaría.',
      'Vuelves a leer aquella carta y notas lo que en su día pasaste por alto: quien la escribió tenía miedo. Sirve para hablar con más delicadeza en el trato cotidiano. Entre hermanos, primas o colegas de pasillo, un elogio atrasado llega fresco.',
    ],
    4: [
      'En casa se revisa el amor de costumbre: quién cocina para quién, qué cuadro se quedó sin colgar, qué cariño se da por supuesto. Vuelven ganas de una mesa antigua, con mantel, y de preguntar con suavidad por aquello que se aguantó en silencio.',
      'Reaparece un gusto heredado que creías haber dejado en la otra casa. Puede ser un color, una canción de la radio o el modo de consolar. Antes de redecorar, vive unos días con las paredes desnudas; suelen decir qué les hace falta.',
    ],
    5: [
      'Un romance, una vocación o un juguete vuelve a preguntar por ti. Lo recibes con más humor y menos ceremonia, y así se ve qué tenía de valioso. Si hay pareja, conviene repetir la primera cita cambiando solamente el final.',
      'Repasas lo que te enamora y encuentras motivos repetidos, como en las alfombras. Uno ya cansa, otro todavía te acelera el paso. Lo creativo pide retoque: quita el adorno que pusiste para agradar y fíjate en cuánto mejora la pieza cuando respira.',
    ],
    6: [
      'El trato de todos los días se mira en detalle. Una cortesía perdida entre colegas puede volver, y tu cuerpo recuerda qué placer sencillo dejó de recibir por falta de agenda. Ajusta la rutina hacia lo agradable; cumplirla costará la mitad de esfuerzo.',
      'Regresa la duda de si te gusta tu trabajo o solo la gente con quien almuerzas. Merece contestarse sin renunciar a nada todavía. Entre tanto, devuelve un favor, cambia la luz de tu rincón y acepta que te cuiden con método y sin discursos.',
    ],
    7: [
      'Las relaciones vuelven al punto donde dejaron de hablarse con franqueza. Puede asomar alguien de antes, o la persona de siempre con una pregunta de antes. Revisen las reglas, si ambas partes quieren, y conserven lo que todavía les da gusto.',
      'Se pesa de nuevo el toma y daca. Quizá cedías por elegancia, quizá te cedían y no lo veías. Un ajuste hecho con buenas maneras puede devolverle brillo a un vínculo opaco; otro vínculo tal vez pida una despedida a la altura de su historia.',
    ],
    8: [
      'Cariño y dinero se sientan a revisar sus viejos recibos. Aparece una deuda afectiva, un regalo con condiciones, un deseo que se guardó por pudor. Hablar de ello sin cobrar intereses abre una intimidad más cómoda que la que había, y bastante más divertida.',
      'Lo que te atraía por misterioso se deja ver a plena luz y cambia de tamaño. A veces gana, a veces era pura penumbra. Conviene releer acuerdos compartidos, devolver lo ajeno y preguntarte qué precio le pusiste a la confianza la última vez.',
    ],
    9: [
      'Extrañas un lugar, una lengua o a quien te la enseñó. La nostalgia llega con banda sonora y conviene escucharla hasta el final, porque en la última estrofa dice qué buscabas allá. Gustos y creencias se revisan con la misma pregunta: ¿siguen dándote aire?',
      'Un afecto a distancia retoma la conversación donde la dejó el cambio de horario. También un curso abandonado vuelve a parecer hermoso. Tómate tiempo para distinguir el amor al viaje del amor al destino, y planea con lo que quede.',
    ],
    10: [
      'La imagen pública se mira otra vez en el espejo grande. ¿Ese tono era tuyo o del puesto? Pueden volver antiguos contactos con buenas palabras, y un proyecto bonito que no prosperó, tener segunda entrevista. Elige con el gusto, además de con el organigrama.',
      'Revisas a quién quieres agradar en el trabajo y por qué con tanto esmero. Quizá haya un reconocimiento atrasado en camino, o el valor de dejar de esperarlo. Las alianzas se recomponen con una invitación a almorzar en la que nadie saque la agenda.',
    ],
    11: [
      'Amistades que se enfriaron pueden volver a pasar cerca de la estufa. Algunas prenden de inmediato y otras agradecen el calor y siguen camino. Es buen momento para revisar qué das en tus grupos por cariño y qué por no quedarte fuera de la foto.',
      'Puede volver alguien que en otra época quería lo mismo que tú. Comparar las vidas con humor deja ver qué deseo sigue en pie. En el grupo puede repararse un desaire pequeño; bastará con que una persona se ría primero y la otra la siga.',
    ],
    12: [
      'Un amor callado, propio o ajeno, se mueve en el fondo como pez de estanque. Recordarlo no obliga a pescarlo. La soledad se revisa con ternura: qué parte descansa, qué parte se esconde, y a quién te gustaría darle la contraseña del jardín.',
      'De noche regresan caras que quisiste y que ya perdonaste casi del todo. Falta una, la tuya de entonces. Hay placer en los gestos secretos: un libro regalado sin nombre, un baño de hierbas, una flor puesta donde solamente tú la verás.',
    ],
  },
  mars: {
    1: [
      'Tu empuje da la vuelta y te pregunta a qué viene tanta carrera. Retomas batallas propias con otra técnica: menos pecho, más cintura. El mal genio puede salir por asuntos ya viejos, y gasta mejor su leña en caminatas que en respuestas inmediatas.',
      'Vuelves al punto de partida con los músculos entrenados. Lo que empezaste por impulso pide un motivo, y buscarlo te deja un rato en punto muerto. No pasa nada por esperar ahí con el freno de mano y una buena canción.',
      'Puede repetirse una pelea que solías ganar, aunque ganar ya no te sabe igual. Intenta defenderte a media voz, saludar sin esperar a que te saluden o dejar el guante en la lavandería. La fuerza sigue contigo, aprendiendo otros verbos.',
    ],
    2: [
      'El impulso de comprar se frena y revisa los cajones. También se revisa cuánto sudor pones por lo que ganas, y quizá descubras un gasto que peleas sin necesidad. Reparar herramientas rinde más que estrenarlas, sobre todo si aprendes a afilarlas tú.',
      'Peleas por lo tuyo otra vez, con mejores papeles. Una negociación de pago puede volver al principio, y en la segunda ronda pides con claridad. Cuida las ganas de gastar por enojo: son fuertes, son breves y casi siempre compran algo del color equivocado.',
      'Tu energía se guarda como el carbón, cubierta de ceniza y sin apagarse. Tareas que dan sustento avanzan a ritmo de carreta, y eso permite enderezar lo que salió torcido por la prisa. Lo que pesa se mueve mejor con palanca que con orgullo.',
    ],
    3: [
      'Puede reabrirse una discusión de familia o de vecindario que nadie ganó. Vuelve con palabras gastadas, y esta vez puedes elegir otras. Deja reposar los mensajes escritos con la mandíbula apretada, y en la ruta de siempre sal diez minutos antes que tu enojo.',
      'La lengua afilada busca vaina. Recuerdas lo que debiste contestar en su momento y, por fortuna, ya nadie lo está preguntando. Úsalo por escrito, en un cuento o en una carta que no vas a mandar. Aprender de nuevo una habilidad manual le da empleo a la impaciencia.',
      'Haces el mismo trayecto con menos ganas de adelantar. En las conversaciones pasa igual: repites, escuchas, frenas a tiempo. Un proyecto de estudio retoma fuerza si lo divides en tramos, y alguien que te irritaba resulta tener un argumento decente.',
    ],
    4: [
      'En casa puede volver a romperse lo que se arregló con cinta. Da rabia y también ocasión de cambiar el tubo entero. Los enojos de familia siguen la misma cañería: llegan de lejos, y al encontrar la llave de paso suelen calmarse.',
      'Retomas la obra detenida, el cuarto sin pintar, la charla que se cerró de un portazo. Con menos ímpetu salen mejor las esquinas. Si el ambiente se calienta, baja a pasear la basura: el aire del patio ha reconciliado a generaciones enteras.',
      'La fuerza se te va hacia adentro, a los sótanos. Puede parecer desgano y es mudanza: estás corriendo de sitio cosas muy pesadas. Pide brazos para los muebles y tiempo para lo otro, y evita discutir de herencias con el estómago vacío.',
    ],
    5: [
      'El deseo retrocede unos pasos, como quien toma impulso. Una pasión que iba a toda marcha pide saber si corría hacia alguien o en contra de alguien. Lo creativo se rehace con las manos; rompe un boceto, conserva el gesto y vuelve a empezar.',
      'Vuelven ganas de un juego que dejaste de tanto perder. Ahora el resultado importa menos y el cuerpo se ríe. En el romance se repasa quién persigue a quién, y alternar los papeles durante unos días puede despertar lo que dormía.',
      'Te cuesta lucirte como antes, y ese pudor cuida algo. Ensaya a puerta cerrada lo que pronto querrás mostrar, discute menos por el primer lugar y deja que las criaturas de la casa, si las hay, decidan cómo se juega esta vez.',
    ],
    6: [
      'El trabajo repite sus nudos y pone a prueba tus nervios de mecánico. Desarmar despacio enseña más que golpear el aparato. Revisa cargas, turnos y esa costumbre de hacerlo todo sin ayuda, porque el cuerpo lleva la cuenta con letra muy clara.',
      'Se acumula un enojo laboral que nadie nombra. Vuelve en forma de torpeza con la grapadora, de almuerzos engullidos, de portazo suave. Nómbralo en la reunión con un ejemplo y una propuesta; después haz ejercicio lento, del que deja pensar.',
      'Rutinas que empezaste con furia de principiante piden otra dosis. Baja el peso, repite más veces, descansa los días pares. En las tareas diarias pasa lo mismo: terminar lo pendiente con regularidad te da una fuerza que el arranque nunca tuvo.',
    ],
    7: [
      'Una rivalidad conocida vuelve al cuadrilátero y se encuentra contigo cambiando las reglas. Puedes pelear sin levantarte de la silla, o pactar un intermedio. Con quien más quieres reaparece el tema de siempre; nota quién empuja primero y suelta la cuerda medio segundo.',
      'Cedes terreno y descubres que desde ahí se ve mejor. Las relaciones revisan su modo de discutir: el tono, la hora, la palabra que enciende. Un acuerdo peleado hace tiempo puede rehacerse con menos orgullo y con tazas irrompibles.',
      'Lo que te molesta de alguien vuelve con insistencia de cobrador. Antes de atender, averigua cuánto de esa deuda es tuya. Las decisiones conjuntas avanzan a tropezones y llegan; para lo urgente, que decida quien haya dormido más esa noche.',
    ],
    8: [
      'Una disputa por dinero o por confianza regresa con sus recibos. La primera vez quizá sobraron gritos y faltaron números; ahora hay calculadora. El deseo también revisa sus motivos, y a veces encuentra debajo del enojo unas ganas enormes de que lo abracen.',
      'El poder cambia de manos despacio, como se pasa un plato caliente. Observa qué controlas por costumbre y qué soltarías si alguien te asegurara que no se cae. Un rencor antiguo ofrece rendirse, y solo pide que lo escuchen hasta la última línea.',
      'Cavas donde ya habías cavado y, dos palmos más abajo, suena algo. Es tiempo de esfuerzos discretos: cerrar cuentas, revisar seguros, terminar una conversación que daba vértigo. El resto puede quedarse quieto. La intensidad, bien enfriada, se convierte en temple.',
    ],
    9: [
      'Peleas otra vez por una idea y notas que la idea cambió. Discutir para comprender cansa menos que discutir para vencer. Viajes y estudios que se atascaron piden replantear la ruta; con una parada intermedia y menos equipaje suele bastar para seguir.',
      'Se enfría una cruzada que te tenía en pie de guerra. El descanso permite ver a quién dejaste atrás por avanzar tanto. Retoma un camino físico, una montaña chica o una vuelta larga en bicicleta, y que las conclusiones te alcancen pedaleando.',
      'La impaciencia por estar en otra parte choca contra un calendario. Revisa requisitos, reescribe el proyecto, entrena el idioma con canciones gritadas. Aquella injusticia que te enciende sigue ahí, y podrás combatirla mejor cuando tu enojo aprenda a leer reglamentos.',
    ],
    10: [
      'La ambición se detiene a revisar el mapa. Quizá subías por el lado más vistoso y con más viento. Retoma conflictos de trabajo que quedaron a media frase, en persona y de día, y reserva el golpe en el escritorio para las moscas.',
      'Quizá te devuelvan un proyecto que defendiste con los codos. Duele un poco y enseña bastante: hay tramos que necesitaban aliados. Trabaja unas semanas en la parte que no se ve, y cuando vuelvas a levantar la mano tendrá mucho más peso.',
      'Con quien manda puede repetirse una tensión conocida. Intenta cambiar de músculo y llevar datos en lugar de fuerza. También puedes preguntarte qué logros perseguías para callar a alguien que, si haces cuentas, lleva años sin mirarte siquiera.',
    ],
    11: [
      'En el equipo vuelve a discutirse quién lleva la voz cantante. Prestar el megáfono unos días te deja oír ideas que tapabas sin querer. Un deseo que se estrelló contra la falta de manos se retoma con menos gente y más ganas por cabeza.',
      'Una amistad con la que chocaste puede reaparecer en la misma mesa. Queda enojo, queda también la risa de antes, y entre ambos se abre espacio para pedir perdón a medias. Los planes colectivos avanzan hacia atrás; recogen lo que se cayó.',
      'Se te apaga el ánimo de multitud y conviene hacerle caso. Revisa por qué causas te desvelas y cuáles ya funcionan sin tus empujones. La energía que vuelve a casa puede dedicarse a un deseo propio, guardado desde la última asamblea.',
    ],
    12: [
      'El enojo que nunca tuvo permiso pide audiencia en sueños. Muévelo de día, nadando o sacudiendo alfombras, y de noche llegará más manso. Las batallas secretas pierden soldados en este tramo, y a nadie tienes que rendirle cuentas de la retirada.',
      'Actúas menos y entiendes por qué actuabas tanto. Hay cansancios que eran guerras sin declarar contra ti. Déjalas sin munición: una siesta, un paseo sin teléfono, una tarde en que nada se mejora. La voluntad regresa sola, con hambre y sin armadura.',
      'Un esfuerzo invisible vuelve a empezar por donde falló. Quizá sea una costumbre que querías dejar, quizá un cuidado que das sin que se note. Esta vez incluye a alguien en el secreto; hasta quien cava túneles avanza mejor cuando le sostienen la linterna.',
    ],
  },
};
