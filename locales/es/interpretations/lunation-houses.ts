import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** A new or full Moon in each solar house: what begins there, what comes to light, in three variants. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: [
      'Página en blanco con tu nombre arriba. Esta Luna nueva invita a decidir cómo quieres presentarte en el ciclo que empieza: otra postura, otro tono de voz, un «no» más claro. La Luna nueva no se ve, así que el ensayo puede ser privado.',
      'Estrena paso, aunque los zapatos sean los mismos. Tu propio signo recibe la Luna nueva, que anima a decidir sin encuesta previa. Anota cómo te gustaría sentirte cuando el ciclo termine y elige un gesto que lo acerque.',
      'Nadie te ha visto todavía en esta versión. El ciclo que nace te deja ensayar otra respuesta, otro color, otra manera de ocupar la silla. Donde te conocen poco, la novedad encuentra menos resistencia.',
    ],
    2: [
      'Se puede sembrar en una maceta pequeña. Con la Luna nueva en el terreno de lo que ganas y valoras, vale la pena iniciar un ahorro modesto, fijar un precio, aprender una destreza. Escribe cuánto te basta; después decide cuánto quieres.',
      'Vacía el monedero sobre la cama y mira qué sale. Esta Luna nueva siembra en tus recursos: una tarifa clara, un hábito de registro, el cuidado de algo bueno que ya posees. Lo sencillo, repetido, suele dar la calma que buscas.',
      '¿Por cuál de tus habilidades pagaría alguien con gusto? La pregunta llega con la Luna nueva y merece una lista larga, sin modestia. Escoge un talento, ponle nombre y cuéntaselo a una persona práctica. El segundo paso se verá después.',
    ],
    3: [
      'Un primer mensaje, una primera clase, una primera vuelta por otra calle. La Luna se renueva donde hablas y aprendes, y pide curiosidad más que elocuencia. Cinco líneas al día, o un saludo a quien vive cerca, alcanzan para que el ciclo arranque.',
      'Da la vuelta a la manzana en sentido contrario. La Luna nueva abre camino en lo cercano y verás balcones que la prisa te escondía. También puedes escribirle a ese primo, inscribirte en un taller breve o preguntar lo que das por sabido.',
      'Entre el buzón y la puerta puede nacer una idea. Este comienzo lunar favorece palabras nuevas, estudios cortos, treguas con alguien cercano. Las primeras frases salen torpes, y al cabo de una noche ya se parecen a ti.',
    ],
    4: [
      'El comienzo entra por donde nadie mira: un mueble cambiado, una comida distinta los domingos, un olor nuevo en la entrada. Piensa qué quieres sentir al llegar a casa y haz, con esta Luna nueva, un solo arreglo en esa dirección.',
      'Siembra perejil en la ventana y llámalo principio. La Luna abre ciclo en lo más tuyo y bendice los gestos domésticos: despejar un estante, colgar otras cortinas, reconciliarte con una costumbre heredada. Lo íntimo se empieza en voz baja.',
      'Alguien de tu familia podría recibir bien una llamada sin motivo. Con esta Luna nueva se abre un ciclo para el nido, la pertenencia, el descanso verdadero. Las reglas de convivencia se cambian mejor de a una y sin apuro.',
    ],
    5: [
      'Algo quiere jugar y todavía no sabe a qué. La Luna nueva abre espacio al amor, a la obra que empieza con un garabato, a una tarde con niños y cartón. Comienza mal, comienza riendo, pero comienza antes de que opine la vergüenza.',
      'Saca los crayones, aunque te dé risa. La Luna nueva enciende el pabellón del juego y de los amores. Una invitación con demasiada estrategia se enfría sola; una melodía torpe, tarareada a solas, puede acompañarte el resto del ciclo.',
      'Un flirteo, un garabato, un paso de baile mal contado: cualquier chispa vale como inicio. El ciclo premia lo que haces por gusto. Una alegría anotada en la agenda, entre las obligaciones, tiene más probabilidades de ocurrir.',
    ],
    6: [
      'Cambiar la alarma de lugar ya es un principio. Este ciclo arranca por la rutina: una comida más tranquila, un escritorio despejado, media hora de paseo. Escoge lo mínimo que podrías repetir incluso en un día pésimo y deja el resto para después.',
      'Bastaría con preparar la ropa la noche anterior. Esta Luna empieza por tus rutinas y prefiere cambios que casi dan risa por lo chicos. Así se repiten sin esfuerzo, y a veces alguien del trabajo termina por copiarlos.',
      'Tu escritorio cuenta cómo te tratas. Esta Luna invita a comenzar por ahí: tirar bolígrafos secos, anotar prioridades, pedir una silla mejor. Servir a otros con buena cara se vuelve posible al dejar un hueco para tu propio almuerzo.',
    ],
    7: [
      'Se estrena una forma de estar con alguien. Puede tratarse de un amor, de un negocio o de alguien con quien llevas meses discutiendo. Da tú el primer paso, di qué te gustaría construir y pregunta, con paciencia, qué imagina la otra parte.',
      'Propón una cita distinta a la de siempre. La Luna nueva toca tus vínculos de a dos y ofrece otro comienzo a parejas, sociedades y hasta viejas rivalidades. Si donde había un reproche pones una pregunta, la conversación cambia entera.',
      'Un «¿cómo te gustaría que fuéramos?» abre este ciclo mejor que cualquier balance. La Luna renovada en los acuerdos ayuda a escribir reglas amables. Las fáciles de cumplir van primero, porque la confianza crece desde ahí.',
    ],
    8: [
      'En lo oscuro se despereza la confianza. Es Luna nueva para hablar de lo compartido: una deuda que se ordena, un deseo que se dice, un rencor que se deja en la acera. Con una verdad pequeña, a solas, ya se ve cuánto peso aguanta el vínculo.',
      'Presta una llave, la del diario o la del corazón. Esta Luna nueva se hunde en lo íntimo y permite empezar otra manera de compartir: recursos, deseo, silencios. Decide qué condición necesitas para confiar y exprésala antes de abrir.',
      'Soltar también empieza por algo: un recibo pagado o un contacto borrado. La Luna nueva trabaja en lo profundo, lejos de las visitas. Salir de una dependencia lleva su tiempo, y con apoyo el primer corte cuesta menos.',
    ],
    9: [
      'Abre la ventana que da a lo desconocido. Un viaje se inicia mirando rutas; un curso, pidiendo el programa; una creencia nueva, con una duda sincera. Esta Luna acompaña el primer trámite de algo lejano. La mochila perfecta puede esperar al segundo.',
      'Gira el globo terráqueo y pon el dedo. El juego sirve para sentir hacia dónde quiere ensancharse tu vida con esta Luna nueva. Averigua un precio, un clima, un modo de llegar. La aventura se vuelve menos imaginaria con una hoja de datos.',
      'Una conferencia gratuita, un salmo, un podcast en otra lengua: el ciclo empieza con alimento para la mente. La Luna nueva te invita a creer con curiosidad. Pregunta a alguien mayor qué idea le cambió la vida y cuándo.',
    ],
    10: [
      'Tu vocación admite un borrador nuevo. Con esta Luna puedes trazar la meta profesional del ciclo, afinar una propuesta, actualizar lo que cuentas de tu trabajo. Tu parte avanza antes; las respuestas ajenas llegan con sus propios plazos.',
      'Escribe el cargo que te gustaría leer junto a tu nombre. Con esta Luna nueva tu camino público admite otro rumbo, y conviene que lo sepa al menos una persona con experiencia. Pide consejo, agradece y da un paso verificable.',
      'Tu sueño profesional necesita un primer horario. La Luna se renueva en la cima de tu cielo y apoya solicitudes, lanzamientos discretos, conversaciones con quien dirige. ¿Qué meta te daría orgullo contar sin adornos ante tu gente?',
    ],
    11: [
      'Cuando dos personas coinciden en una ocurrencia, ya hay medio proyecto. La Luna nueva siembra entre amistades, y va bien unirte a un grupo, sumar gente, confesar un plan que guardabas. Cuéntalo, acepta ayuda y apunta el nombre de quien dijo «yo también».',
      'Escoge una silla junto a gente que aún no conoces. La Luna nueva despierta tu vida de grupo y tus planes a largo plazo. Quédate media hora aunque dé pereza, ofrece una habilidad concreta y observa con quién se te aligera el ánimo.',
      'Una esperanza contada en voz alta toma cuerpo. Este ciclo lunar siembra amistades, equipos y proyectos que miran lejos. Tres personas con gustos distintos pueden imaginar, en una tarde, un futuro que ninguna habría pensado a solas.',
    ],
    12: [
      'Hay comienzos que se hacen con los ojos cerrados. Este prefiere reposo, pocas citas, una intención que nadie tiene que aplaudir. Perdona algo menor, duerme una hora más, retírate un rato. Lo que necesites decir irá encontrando palabras con los días.',
      'Desaparece un rato con permiso. La Luna nueva se esconde en tu zona de reposo y pide menos planes que de costumbre. Date un baño con la luz apagada, agradece lo que termina y deja que la próxima idea te encuentre en calma.',
      'Las semillas tampoco se ven el primer día. Esta Luna nueva trabaja en tu retiro y lo valioso ocurre detrás: un perdón, un sueño anotado, un adiós interior. Si lo explicas demasiado pronto, se enreda; en silencio va creciendo.',
    ],
  },
  fullMoon: {
    1: [
      'Con tanta luz encima, se nota cómo has cambiado. La Luna llena te pone delante de la gente y pregunta cuánto de ti cediste por mantener la paz. La luz cae sobre lo cedido y también sobre lo logrado, que tiendes a olvidar.',
      'Te descubres en la vitrina de una tienda y te sostienes la mirada. La Luna llena sobre tu signo muestra quién has llegado a ser y qué papel te pesa. Festeja lo ganado y rechaza, con cortesía, un personaje que otros te asignaron.',
      'Todo se te nota, hasta lo que llevabas bien doblado. Las emociones salen a la cara. Enfrente brilla el Sol, en el sitio de los demás, y por eso tus deseos y los ajenos piden turno a la vez.',
    ],
    2: [
      'A plena luz, y sin rebajas, queda lo que tienes y lo que te cuesta. Puede dar fruto un esfuerzo largo, o verse que pagas de más por sentir calma. De tanto tenerlo delante, lo propio a veces se vuelve invisible.',
      'Madura una cuenta, en sentido amplio. La Luna llena ilumina lo que ganas, lo que gastas para consolarte y lo que vales sin etiqueta. Quizá llegue el pago de un esfuerzo. Separa una parte para disfrutarla despacio y con alguien.',
      'Hay cosas que poseen a su dueño. Bajo esta luz podrías notar cuál ocupa demasiado sitio, o qué talento tuyo ya da frutos. Lo guardado por pura costumbre también cobra su alquiler, aunque sea en polvo y en atención.',
    ],
    3: [
      'Las palabras se acumulan en la puerta. Puede llegar una respuesta, una noticia, el comentario que un vecino o una hermana traía guardado. Los ánimos hablan fuerte. Escucha la historia entera, separa dato de rumor y contesta después de una caminata.',
      'Se cae la baraja de los comentarios y cada carta muestra su figura. La Luna llena quizá aclare un malentendido, complete un curso o traiga la noticia que faltaba. Pide aclaraciones sin suponer nada. Un «me expresé mal» puede cerrar la ronda.',
      'El teléfono no descansa, la cabeza tampoco. Se ha juntado mucha información y toca elegir qué conservar. Entre tanto mensaje hay uno que espera desde hace semanas, y tal vez sea el que más ruido hace por dentro.',
    ],
    4: [
      'La claridad se cuela hasta el último cuarto de la casa. Se ve qué lazo familiar ha madurado y qué cansancio trajiste del trabajo sin querer. Quizá toque cerrar una etapa doméstica. Esa despedida sale mejor con quienes viven ahí.',
      'Desde la acera, tu ventana encendida parece la de otra familia. La Luna llena muestra el estado real de la casa y el pulso entre nido y oficina. Agradece lo que sostiene. Lo que gotea, mejor señalarlo con calma entre todos.',
      'Un álbum abierto puede hacer llorar y reír en la misma página. Quizá culmine un asunto doméstico, o una emoción antigua pida asiento. Cuéntale a alguien más joven la historia verdadera y guarda un rato para escuchar la suya.',
    ],
    5: [
      'Sube el telón, lo hayas ensayado o no. La Luna llena ilumina un amor, una creación, las ganas de que te vean disfrutar. Puede haber drama y puede haber baile. Con tanta luz se distingue el juego que dejó de divertirte.',
      'Aplausos, confeti, algún zapato perdido: la Luna llena tiene gusto por el espectáculo. Puede culminar un romance o una obra, con los sentimientos a toda orquesta. Muestra lo que hiciste y celebra también a quien te ayudó detrás del telón.',
      'El juego llega a su mejor momento y pregunta quién se divierte de verdad. Esta claridad cae sobre amores, creaciones y niños. Quédate donde la risa es de ida y vuelta. Lo demás puede despedirse con una reverencia.',
    ],
    6: [
      'Aquí se juntan los platos de varios días. Esta Luna deja ver el resultado de tus hábitos: lo que funciona, lo que agota, el favor que se volvió obligación. El cuerpo lleva esa cuenta con más puntualidad que la cabeza, y la presenta de noche.',
      'La lista de tareas proyecta sombra. Se ve bajo esta Luna qué método dio resultado y dónde te exprimes de más. Entrega lo terminado sin retocarlo otra vez, rechaza un encargo y devuelve al sueño las horas que le quitaste.',
      'Alguien en el trabajo por fin repara en lo que haces, o quien repara eres tú. La Luna llena cierra un ciclo de esfuerzo diario. Mostrarlo cansa bastante menos que tenerlo escondido, y el tuyo quizá llevaba demasiado tiempo a oscuras.',
    ],
    7: [
      'Cara a cara se entiende mejor. La Luna llena hace visible el estado de una relación: un acuerdo que madura, una queja que ya no cabe, un cariño que pedía palabras. Deja hablar hasta el final y cuenta lo tuyo sin repartir sentencias.',
      'En una sola conversación puede decidirse bastante. La Luna llena lleva una relación a su punto de claridad: se confirma, se ajusta o muestra su cansancio. Lo dicho y lo oído rara vez coinciden a la primera.',
      'Lo que admiras de alguien queda a plena vista, y también lo que esperas sin decirlo. Puede culminar un pacto o una espera. Si le reconoces un mérito, pedir lo que callas sale más fácil, y suele ser poca cosa.',
    ],
    8: [
      'Lo que se guardaba entre dos asoma por las costuras. Puede salir una cuenta pendiente, un deseo, una desconfianza con razones. Pesa menos con la lámpara encendida. Devuelve lo que era de la otra persona y suelta lo demás por partes.',
      'La marea sube hasta los papeles del escritorio. Bajo la Luna llena emergen sentimientos hondos y asuntos compartidos que pedían cierre. Nombra lo que debes y lo que te deben, incluido un perdón. Después ventila la habitación y descansa.',
      'Una confesión puede llegar en plena noche. Esta luz toca el deseo, la lealtad, el apego que ya cansa. Recibe lo que oigas sin sentencia inmediata. Una verdad contada a medias se paga dos veces; contada completa, al menos deja descansar.',
    ],
    9: [
      'Desde esta altura se ve el camino recorrido. Tal vez madure un estudio, un viaje deje su enseñanza o una convicción te quede estrecha. Cuenta lo que aprendiste sin adornarlo. Y escucha a alguien de tu calle, que también sabe del mundo.',
      'El viaje termina cuando alguien pide que lo cuentes. La Luna llena corona un aprendizaje, una travesía, una discusión de principios. Comparte la versión honesta, con sus mosquitos. Quizá descubras que tu creencia actual necesita una habitación más.',
      'Entre lo que predicas y lo que haces se abre una rendija de luz. La Luna llena la agranda, con buen fin. Ajusta uno de los dos lados. Puede llegar respuesta de lejos, una nota de examen o ganas de agradecer a quien te enseñó.',
    ],
    10: [
      'Tu trabajo recibe los focos, con sus aciertos y sus costuras. La Luna llena puede traer el cierre de un encargo, un reconocimiento, la pregunta de cuánta casa cuesta tanta oficina. Enfrente está el hogar, con el Sol adentro, pidiendo su parte.',
      'Con el nombre en el programa y la cena enfriándose, se entiende el dilema. La Luna llena ilumina tu lugar público y su precio doméstico. Recoge el reconocimiento sin empequeñecerlo. Después negocia un horario que te permita estar.',
      'Tu trayectoria alcanza una cima, por modesta que sea, desde donde conviene mirar atrás. Puede concluir un encargo o aclararse una aspiración. Visto desde aquí, algún esfuerzo parece de otra persona, y tal vez lo era desde el principio.',
    ],
    11: [
      'En medio del bullicio adviertes quién te busca con la mirada. Puede madurar un proyecto común, o notarse que una amistad cambió de rumbo. Celebra con la gente que estuvo en los días grises y despide sin rencor los planes que cumplieron su tiempo.',
      'En la foto grupal, fíjate junto a quién te pusiste. La Luna llena revela afinidades, cansancios y metas que han cumplido su vuelta. Brinda con tu gente. A quien se aleja, deséale buen camino sin hacer asamblea del asunto.',
      'Se llena el patio y cada cual trae lo que prometió, o casi. Esta luz muestra el fruto de un esfuerzo compartido. Da las gracias con nombre y apellido. ¿Es todavía tuyo aquel sueño del principio, o lo adoptaste por no desentonar?',
    ],
    12: [
      'Alumbrado de pronto, el cuarto de atrás deja ver lo que habías apilado. Quizá aflore un cansancio, una pena sin explicación, un secreto que pesa más de lo que protege. Apaga pantallas, llora si viene al caso y confía una parte a quien sepa callar.',
      'Lo soñado regresa con hilo y aguja. La Luna llena alumbra tu zona callada y puede aflorar una tristeza sin fecha o una comprensión súbita. Déjala pasar por el papel. La fatiga dice cosas ciertas cuando se la escucha en horizontal.',
      'Una puerta que creías cerrada deja ver una raya de luz. Pueden terminar preocupaciones guardadas y disolverse una culpa vieja. Apártate del bullicio, enciende una vela, ponle punto final a un asunto antiguo. La soledad elegida hace buen té.',
    ],
  },
};
