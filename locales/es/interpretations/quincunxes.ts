import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What a quincunx of two points of a birth chart says: two that have nothing in common, and an adjustment made over and over. */
export const quincunxes: NatalInterpretations['quincunxes'] = {
  sun: {
    moon: 'El propósito y el ánimo hablan lenguas que no comparten ni una palabra. Decides algo espléndido y por la noche te sabe raro, sin que haya pleito: solo una costura que tira. A fuerza de práctica ajustas medio punto antes de salir.',
    mars: 'Arrancas con fuerza y a mitad de cuadra descubres que era la calle paralela. Sol y Marte no se oyen, de modo que la pelea que eliges rara vez es la que te importaba. Frenar, dar la vuelta y retomar el rumbo se te ha vuelto una destreza.',
    jupiter:
      'Calculas tus posibilidades con una regla elástica: un lunes te sobra fe y aceptas cinco encargos, un jueves te crees poca cosa para uno. Júpiter agranda sin consultar al Sol. A lo que prometes, réstale un quinto; a lo que sueñas, súmaselo.',
    saturn:
      'Tu sentido del deber despierta a horas raras. Te exiges puntualidad en plenas vacaciones y te relajas justo al cierre del mes, porque la regla y las ganas viven en signos que no se conocen. Cada tanto toca mover el peso de un hombro al otro.',
    uranus:
      'Cuando por fin te sientes a gusto en lo tuyo, aparece una comezón: ganas de cambiar algo, cualquier cosa, sin motivo aparente. La comezón pide aire y se conforma con poco, aunque tú ya andes comparando pasajes.',
    neptune:
      'Hay mañanas en que te levantas con rumbo y al mediodía ya se evaporó. Ninguna pena lo explica; es Neptuno, que borra el destino y deja el paisaje. Cuéntaselo a alguien temprano. Cuando te lo recuerda, te reconoces y sigues.',
    pluto:
      'En una vida razonable se te cuela, de pronto, una escena de tragedia griega. Un comentario menor despierta un orgullo feroz y después no sabes dónde ponerlo. Esa intensidad te pertenece aunque desentone, y se porta mejor cuando tiene un tema difícil que estudiar.',
    ascendant:
      'Te describen con adjetivos que casi aciertan. La impresión que das y lo que te mueve pertenecen a dos familias, por eso corriges a menudo: «sí, pero además…». Entre amistades largas, esa corrección acaba siendo un chiste compartido.',
    midheaven:
      'Los elogios te caen por aquello que hacías de paso. Lo que te importa queda sin cargo y sin horario, a un lado del currículum, y en cada empleo vuelves a buscarle acomodo. La trayectoria que resulta parece dibujada con la otra mano: torcida y, sin embargo, inconfundible.',
  },
  moon: {
    mercury:
      'Intentas contar lo que sientes y te sale un informe; buscas objetividad y se te quiebra la voz. Luna y Mercurio van por tuberías distintas. Media página escrita sin corregir, antes de hablar, suele conectarlas durante un rato.',
    venus:
      'Lo que te consuela te parece feo, y lo que te parece bello consuela poco. Compras la lámpara elegante y lees bajo la vieja. Refugio y gusto carecen de parentesco; entre ambos vas armando una casa de parches que, vista de lejos, tiene su encanto.',
    mars: 'Si explotas, es por un asunto que estaba al lado del verdadero. El ánimo se lastima el lunes y la rabia, que toma otra línea, baja el miércoles contra la máquina de café. Cuando por fin se encuentran, hasta tú te ríes de la pobre máquina.',
    jupiter:
      'En días alegres, Júpiter te hace consolar a lo grande y a destiempo: un viaje para quien quería silencio, una frase luminosa para quien quería llorar. Buena intención hay de sobra. Preguntar «¿qué te vendría bien?», aunque le quite sorpresa al gesto, lo deja en su punto.',
    saturn:
      'Cariño y obligación se desconocen en ti, así que descansas con culpa y trabajas con nostalgia. Algo que cumples a diario te apaga el ánimo y ya ni lo notas. Los domingos por la noche, las dos mitades acuerdan, otra vez, repartirse mejor la agenda.',
    uranus:
      'Urano dejó en tu calma una tabla suelta. La pisas sin querer, un martes cualquiera, y te levantas del sofá con ganas de otra vida; una hora después preguntas en qué capítulo iba la serie. Quienes viven contigo aprenden dónde cruje y apenas se asustan.',
    neptune:
      'Te conmueve un violinista en el metro y se te pasa el suspiro de quien duerme a tu lado. La sensibilidad, en ti, apunta un poco más allá de lo cercano. Volver la mirada es un ajuste breve que nunca queda hecho del todo.',
    pluto:
      'Pareces en paz hasta que un detalle toca un nervio que no sabías tuyo. Después del estallido, o del mutismo, buscas la causa en la tarde y la causa era vieja. Lo cuentas al otro día medio en broma, y en esa broma el asunto pierde fuerza.',
    ascendant:
      'Te dicen «qué buena cara» justo el día en que necesitabas un «¿dormiste mal?». El rostro y el ánimo cambian de clima por separado, y a la gente le faltan pistas. Tus amistades de años aprendieron a mirarte las manos, que mienten menos.',
    midheaven:
      'El puesto pide una expresión y por dentro sopla otro viento. Nada está mal en el trabajo, ni en casa, y aun así llegas a ambos con un paso de retraso. Ese retraso lo recuperas con trucos menudos: una foto, una planta, un minuto más en el ascensor.',
  },
  mercury: {
    mars: 'Las manos se adelantan a la explicación, o la explicación llega con la obra terminada. Mercurio y Marte obedecen a semáforos distintos, y en medio se pierden recados, tornillos, algún correo sin adjunto. De ahí tu fama, bien ganada, de cabeza brillante que vuelve por las llaves.',
    jupiter:
      'Cuentas algo pequeño y crece hasta llenar la sala; cuentas algo grande y te sale en diminutivo. Mercurio trabaja con decimales y Júpiter con horizontes, así que la escala se pierde. Quien te quiere pregunta con paciencia: «¿Más o menos cuánto?».',
    saturn:
      'Te tomas en serio el chiste y bromeas con el plazo. La cabeza y la obligación no coinciden: estudias a conciencia lo que no entra en el examen, y lo que sí entra lo repasas en el autobús. Un calendario a la vista hace de traductor, mientras lo mires.',
    uranus:
      'La ocurrencia de Urano se presenta cuando ibas por la página ocho del formulario, y habla de otra cosa. Si la sigues, pierdes el hilo; si la dejas, se ofende y vuelve en la ducha, bastante mejor vestida.',
    neptune:
      'Lees entre líneas una línea que no estaba y, con la misma facilidad, te saltas la que sí. Así nacen tus mejores metáforas y varios trenes perdidos. Con los datos, repasa; con los sueños, copia rápido. Confundir los dos procedimientos es la falla de siempre.',
    pluto:
      'Preguntas por curiosidad y la otra persona siente que la desnudan. Tu ligereza roza sin saberlo zonas hondas, y cuando quieres hablar de lo hondo te sale una estadística. Por eso hay gente que te recuerda por algo que soltaste al pasar.',
    ascendant:
      'Lo que dices parece dicho por otra persona. Tu aspecto sugiere un tema, tu boca trae uno distinto, y a quien acaba de conocerte le toma dos frases cambiar de canal. Empezar con un ejemplo concreto ayuda al oído a encontrarte.',
    midheaven:
      'En tu profesión se aprecia una idea tuya que considerabas secundaria, y la principal duerme en un archivo. El oficio usa un lenguaje y tu mente produce otro, ambos correctos. Traducirte cada lunes cansa; también te ha regalado un segundo idioma.',
  },
  venus: {
    mars: 'Te gusta una persona y coqueteas con la de al lado, casi sin notarlo. Venus eligió, Marte ya iba por otra senda, y el romance empieza con una equivocación simpática. Varias de tus historias, contadas en orden, te dan risa hasta a ti.',
    jupiter:
      'Regalas con el mejor corazón lo que te habría encantado recibir. A quien pidió un consejo le llega un banquete, y a quien soñaba con el banquete, una tarjeta. Tu afecto y tu generosidad compran sin lista. Hacerla le quita misterio al asunto y le pone puntería.',
    saturn:
      'El cariño te llega en forma de favores y lo archivas como trámite, porque esperabas serenata. O das puntualidad a quien pedía un beso. Venus y Saturno carecen de idioma común y les falta un intérprete con humor. Ese puesto está vacante y es tuyo.',
    uranus:
      'Lo que ayer te encantaba amanece un día sin gracia, y quien te lo regaló quiere saber qué pasó. Nada pasó. Venus y Urano van desfasados, como dos discos con el mismo tema. Un «dame una semana» evita devolver lo que vas a extrañar.',
    neptune:
      'Quieres a alguien y, a la vez, a un personaje que se le parece. Los confundes con dulzura: te decepciona que ronque, te encanta que no sepa explicarse. Hay domingos de bostezo largo en que persona y personaje casi coinciden, y esos valen por un libro de poemas.',
    pluto:
      'Un afecto tranquilo saca de pronto un colmillo y te deja pensando de dónde vino. Celos por una amistad menor, una avidez por un objeto cualquiera: son huéspedes de otro piso. Se van antes si los saludas por su nombre y les das conversación.',
    ascendant:
      'Gustas por motivos que no figuraban en tu plan. Buscas una elegancia severa y enamora tu sonrisa torcida; ensayas naturalidad y elogian los zapatos. Venus y la fachada no se consultan. Ya te entretiene adivinar qué será esta vez.',
    midheaven:
      'En el trabajo aplauden el envoltorio y tú habías cuidado el regalo, o te piden encanto donde querías rigor. Venus y la ambición trabajan de espaldas. Cada proyecto exige un retoque, y de tanto retocar vas ganando un estilo reconocible.',
  },
  mars: {
    jupiter:
      'El ímpetu sale a las siete y la esperanza toma el autobús de las ocho. Arrancas sin fe o crees sin arrancar, y al mediodía se cruzan en direcciones contrarias. Contarle a alguien el plan entero antes de empezar logra, con suerte, que viajen juntos.',
    saturn:
      'Frenas en las rectas y aceleras en las curvas, y el copiloto se agarra. Marte y Saturno no leen las mismas señales. Los oficios que obligan a probar, medir y volver a probar te van bien: ahí la descoordinación se llama ensayo.',
    uranus:
      'A ratos tu enojo tiene mala puntería y excelente velocidad. Salta por un timbre, por un cajón atascado, y en la verdadera emergencia, curiosamente, te portas con una calma de manual. Los bomberos te querrían en el cuartel; tus muebles, menos.',
    neptune:
      'Corres hacia una meta que se desplaza con disimulo. A media carrera te alcanza una tristeza, una canción, la duda de si querías ganar, y el cuerpo afloja sin pedirte opinión. Te sirven más los plazos de una semana que los de un año: así la meta apenas se mueve.',
    pluto:
      'Lo que empezó como juego puede terminar en lucha por la supervivencia: una partida de dominó, un carril, el último sitio en la fila. Plutón presta una fuerza desproporcionada a lo que había. Notar el momento exacto en que se te cierran los puños ya es casi todo el arreglo.',
    ascendant:
      'Tocas el hombro y parece un empujón; empujas y parece una caricia. La fuerza que llevas y la que aparentas difieren, y los demás calculan mal contigo. Avisar de palabra («voy en serio», «es broma») remedia lo que el gesto confunde.',
    midheaven:
      'Por temporadas te sobran ganas para lo que no está en tu contrato. Arreglas la impresora ajena, organizas el torneo, y la tarea por la que te pagan espera con los brazos cruzados. Oficio y ardor se saludan poco; el día en que comparten tarea, se entera el edificio entero.',
  },
  jupiter: {
    saturn:
      'Confías en lo que no has medido y mides lo que ya estaba seguro. Así se te escapa una ocasión por exceso de prudencia y te sale cara otra por exceso de fe. Las dos varas son buenas; falta saber para qué tela es cada una.',
    uranus:
      'Cada vez que una convicción echa raíces, una ocurrencia la desentierra para ver cómo va. Nunca se marchita del todo y tampoco da sombra. Tu generación abunda en jardineros así; ayuda fijar una fecha anual para cambiar de opinión.',
    neptune:
      'Tu fe y tu fantasía se corrigen la una a la otra a ciegas. Desconfías de la oferta honrada y le das crédito a la promesa con violines; al año siguiente, al revés. A fuerza de desengaños se te forma un detector decente, que suena con un poco de retraso.',
    pluto:
      'Compartes una idea con generosidad y, tres frases después, necesitas que la adopten. El cambio de tono te sorprende tanto como a quien escuchaba. Algo en ti confunde convencer con sobrevivir, y el enredo se va deshaciendo cada vez que cedes la última palabra.',
    ascendant:
      'La gente espera de ti un optimismo que hoy se quedó en casa, o te trata con gravedad el día que venías a celebrar. Tu fe no se lee en la cara. Pasada la primera media hora se corrige el tono, y solo entonces comienza la visita.',
    midheaven:
      'Creces por el lado que tu puesto no contempla. Te ascienden y el aprendizaje estaba en el piso de abajo; te quedas y la vida ofrece un viaje. Entre vocación y horizonte falta siempre un palmo, y de rellenarlo nace un oficio más ancho que su título.',
  },
  saturn: {
    uranus:
      'Pones un orden y a la semana algo absurdo lo contradice: una regla que estropea lo que debía proteger, un cambio que lo deja todo igual. Lo viven muchas personas de tu generación. El orden que sobrevive a esos sustos, y alguno sobrevive, acaba siendo más flexible que el primero.',
    neptune:
      'Te mojas con el impermeable en la mochila y sudas con él puesto en plena playa. Tus límites y tus sueños no se ven entre sí, por eso proteges lo que no corre peligro y regalas lo que costó años. Revisa la cerca cada estación; se corre sola.',
    pluto:
      'El miedo vigila una calle por la que no pasa un alma. Mientras tanto, lo que sí cambia tu vida llega por otro lado, con paso tranquilo y saludando. Prudencia y poder atienden a alarmas distintas; cuando suenan juntas, casi te alegras.',
    ascendant:
      'Apareces con una gravedad que no sentías, o disimulas tan bien lo que cargas que te creen de vacaciones. La responsabilidad y la fachada difieren por unos cuantos kilos. En tu caso la confianza se gana en la segunda visita.',
    midheaven:
      'El mando te cae en lo secundario y la obediencia en lo que dominas. Hay en tu carrera un tornillo que queda siempre a media vuelta: aprietas, aflojas, esperas el próximo nombramiento. De esa incomodidad sale una experiencia que ningún ascenso recto habría dado.',
  },
  uranus: {
    neptune:
      'Quienes nacieron en tus años llevan la chispa y el sueño en signos sin parentesco. De ahí salen inventos imposibles de explicar y utopías que funcionan a saltos. En lo personal es un zumbido leve, y rara vez sabes si viene de una idea o de un anhelo.',
    pluto:
      'Tu época cambió por dos frentes que no se coordinaban. A ti te toca la versión doméstica: renuevas lo que iba a durar y conservas lo que pedía salida. Con la perspectiva de una década se nota mejor cuál era cuál, y todavía estás a tiempo.',
    ascendant:
      'Pareces lo más convencional del mundo hasta que haces la pregunta rara. O vistes de rareza y opinas como un notario. Quien te trata debe recalibrar dos o tres veces, cosa que te divierte y te cansa por partes iguales.',
    midheaven:
      'Las ganas de libertad te visitan en la semana del informe anual. Nada te disgusta del oficio; es un sobresalto que viene de otra frecuencia y pide algo, lo que sea, distinto. Un proyecto paralelo, con sus propias reglas, le da ocupación y te salva el informe.',
  },
  neptune: {
    pluto:
      'Dos corrientes de las que mueven siglos se rozan aquí de costado, y le ocurre a una generación completa. Los ideales de tu tiempo y sus fuerzas de fondo trabajan sin hablarse. En pequeño, lo notas al defender una causa cuyos métodos te incomodan.',
    ascendant:
      'Te confunden con alguien en la farmacia, en el aeropuerto, en la memoria de una antigua colega. Tu presencia deja una huella suave que cada cual rellena a su gusto, y luego toca aclarar. Una preferencia firme, aunque sea de helado, te perfila.',
    midheaven:
      'El sueño te susurra un oficio y el contrato menciona otro. Los dos son tuyos, aunque solo el segundo pague la luz, y pasas los días llevando pizcas del uno al otro: un color, una idea, una melodía para la sala de juntas.',
  },
  pluto: {
    ascendant:
      'Miras el reloj y alguien lo toma por un juicio. Tu presencia pesa más, o mucho menos, de lo que pretendías, y la diferencia se descubre tarde. Explicar en una frase qué estás pensando deshace el hechizo con asombrosa rapidez.',
    midheaven:
      'La influencia te llega por donde no la buscabas: un comentario tuyo cambia la reunión y la propuesta formal duerme en un cajón. El poder, en tu oficio, va sin riendas. Recuerda qué dijiste aquella vez que te hicieron caso, y sobre todo en qué tono.',
  },
};
