import type { PairInterpretations } from '../../pair-text-types.ts';

/** What the chart of two people as a third says by sign. */
export const compositeSigns: PairInterpretations['compositeSigns'] = {
  sun: {
    aries:
      'El Sol estrena aquí el zodiaco: este vínculo nació con el motor en marcha. Les da vida empezar cosas, discutir un poco y salir primero, aunque queden proyectos a medio pintar. Cuando se aburren, se buscan pleito; un reto nuevo cada temporada les ahorra varios.',
    taurus:
      'Lo que forman tiene peso, ritmo y buen apetito. Se afirman repitiendo lo que ya funcionó: la misma banca, el mismo guiso, un ahorro en común. Mudar algo de sitio puede tomarles un año entero.',
    gemini:
      'Géminis es signo de aire y, como dúo, ustedes son ante todo una conversación. Viven de la noticia, la broma, el comentario a media película, y se apagan si nadie pregunta nada. Lo callado durante una semana se les vuelve ruido.',
    cancer:
      'Hay en este lazo un afán de proteger que alcanza a visitas, plantas y parientes. Lo mejor se nota de puertas adentro, a veces tanto que el mundo tiene que tocar dos veces. Afuera, entretanto, preguntan por ustedes.',
    leo: 'La pareja que forman, del tipo que sea, llega y se nota. Les hace bien celebrar, lucirse, invitar a la terraza; les hace mal que alguien compita por el aplauso. Brillan mejor cuando la función es en común.',
    virgo:
      'Se juntaron para que las cosas mejoren. Se cuidan con detalles útiles y se critican con la misma puntería. Un sábado libre de correcciones les vendría de maravilla, si logran no planificarlo.',
    libra:
      'Entre ustedes se busca la medida justa, y en esa búsqueda se reconocen. Consultan, ceden, adornan, y a veces ninguna voz dice qué prefería. El equilibrio les sale más firme cuando admite un «prefiero lo mío».',
    scorpio:
      'Este vínculo no se anda por las ramas. Va a fondo, guarda secretos, resiste crisis de las que dispersan a cualquiera, y le cuesta el término medio. La lealtad aquí se da por hecha; el perdón, en cambio, se trabaja.',
    sagittarius:
      'La meta común queda siempre un poco más allá. Planean viajes, adoptan causas, se ríen del tropiezo, y cuando llega la rutina no hay provisiones. Con un horizonte a la vista, el vínculo respira.',
    capricorn:
      'Algo serio se construye entre ustedes, aunque nadie lo haya anunciado. Se fijan metas, cumplen plazos, envejecen bien como equipo. La ternura va incluida en la eficacia, y conviene decirla en voz alta, por si alguien solo ve el horario.',
    aquarius:
      'De esta combinación sale algo sin parecido en el vecindario. Se quieren con espacio, con humor raro, a veces con muebles en lugares absurdos. La amistad es el cimiento, y la cercanía la tienen que agendar.',
    pisces:
      'En mutua compañía, ustedes se ablandan. El vínculo vive de música, intuición y compasión, y hasta puede olvidarse de pagar la luz. Lo que sueñan a dúo pide que alguna mano, por turnos, tome nota.',
  },
  moon: {
    aries:
      'El ánimo común se enciende y se enfría con rapidez. Si algo duele, se dice fuerte y enseguida hay hambre. Descansan en movimiento, y demasiada calma les huele a reproche.',
    taurus:
      'Se sienten en casa con lo que se toca: manta gruesa, olor a pan, un sillón que nadie quiere cambiar. La paz les dura, y también las terquedades. Un abrazo largo les arregla lo que un debate empeora.',
    gemini:
      'Para calmarse, hablan. Los sentimientos pasan primero por las palabras y luego, si hay tiempo, por el pecho. Se consuelan con chistes y paseos, y alguna vez alguien debería preguntar «¿y eso dónde te duele?».',
    cancer:
      'La Luna está en su propio signo, y la marea sube y baja para ambas partes a la vez. Se leen el humor sin mirarse, se alimentan, se guardan rencores con fecha. El refugio que arman es excelente; hace falta ventilarlo.',
    leo: 'Emocionalmente, aquí se vive en grande. Los mimos, los dramas y las reconciliaciones tienen público aunque estén a solas. Piden que se les note el cariño, y un elogio sincero repara más que cualquier regalo.',
    virgo:
      'El afecto entre ustedes usa delantal. Preguntar «¿comiste?», coser un botón, quitarle filo a una preocupación con datos: así se calman. Cuídense de tratar la tristeza como una avería, porque a ratos pide compañía y nada más.',
    libra:
      'Las Lunas de aire duermen si hay armonía. Una voz alta estropea la noche, así que pulen las aristas y a veces también el sentimiento. Ganan intimidad si alguien, una noche, se atreve a estar de mal humor sin disculparse.',
    scorpio:
      'El fondo de este vínculo no se ve ni con buena luz. Se sienten con intensidad, se intuyen, se ponen a prueba. Cuando hay confianza, el descanso es absoluto; cuando falta, ninguna explicación basta.',
    sagittarius:
      'Se ponen de buen humor con solo abrir la ventana. El ánimo común quiere espacio, risa, un plan para el fin de semana largo, y se impacienta con la pena larga. Alguna tristeza merece que se queden a escucharla.',
    capricorn:
      'Lo que sienten, lo administran. Se apoyan con hechos y presencia puntual, y les da cierto pudor pedir mimos. Tras una jornada dura, sentarse sin hablar puede ser su forma más honda de ternura.',
    aquarius:
      'En lo íntimo se dan aire. Comprenden los humores extraños, respetan la puerta cerrada y razonan incluso el llanto. Tanta frescura abriga poco en invierno: acuerden alguna costumbre tibia, por ridícula que les parezca.',
    pisces:
      'Cualquier pena empapa a las dos orillas sin avisar. Se entienden en silencio, lloran con la misma canción, pierden la cuenta de quién empezó la tristeza. El mar, o un rato largo de música, les devuelve el contorno.',
  },
  ascendant: {
    aries:
      'De entrada parecen un dúo con prisa. La gente ve que llegan discutiendo el camino y, aun así, va detrás. Empiezan fuerte; para durar, necesitan acordarse de por qué salieron.',
    taurus:
      'Dan impresión de solidez, de plan de ahorro y buen colchón. El vínculo avanza despacio y no se deja apurar por opiniones. Desde fuera, nadie les adivinaría una mudanza.',
    gemini:
      'Lo primero que se nota es el parloteo. Se completan las frases, se corrigen los datos, cambian de tema en plena despedida. Al mundo le caen bien, aunque cuesta decir qué son exactamente.',
    cancer:
      'Se presentan como quien abre una casa: primero la cadena, luego los brazos. Ante gente nueva se cierran, y a quien conocen lo adoptan. Su primer reflejo, si algo amenaza, es retroceder a la par.',
    leo: 'Su llegada es un pequeño estreno. Quieran o no, se les mira, y responden con gracia y un punto de teatro. La imagen común les importa; guarden alguna alegría que nadie haya fotografiado.',
    virgo:
      'Al primer vistazo, son gente que resuelve. Llegan a la hora, llevan lo que faltaba y notan la mancha en el mantel. Detrás de esa discreción se divierten más de lo que dejan ver.',
    libra:
      'Caen bien a dúo incluso a quien por separado les tenía recelo. Su manera de llegar suaviza el ambiente, y por eso llueven invitaciones. Decidir a cuál van es otro asunto.',
    scorpio:
      'Cuando ustedes se juntan, cambia la temperatura del cuarto. De fuera se percibe un pacto, algo reservado, y poca gente se anima a preguntar. La reserva protege, siempre que entre ustedes sí se diga.',
    sagittarius:
      'De lejos parecen de vacaciones. Llegan con franqueza, cuentan la anécdota larga y prometen volver. Lo que proyectan es confianza, y les conviene revisar de cuándo es el itinerario.',
    capricorn:
      'La primera impresión es sobria: gente de fiar, pocas palabras, ninguna improvisación. Tardan en soltarse y ganan con el trato. Con los años, el vínculo tiende a verse más joven.',
    aquarius:
      'Tienen un aire tan raro que cuesta adivinar de dónde vienen. Entran a su manera, esquivan las etiquetas y hacen amistades en los ascensores. Lo que al principio desconcierta acaba siendo su encanto.',
    pisces:
      'Parecen venir de un sueño o estar a punto de entrar en otro. La gente les proyecta sus romances, sus nostalgias, lo que haga falta. Cuesta enfocar esta imagen, y a veces les cuesta a ustedes también.',
  },
  venus: {
    aries:
      'Venus al paso de Marte: el cariño quiere aventura. Se seducen, se retan, se reconcilian, y la calma larga les parece una falta de interés. Lo mejor entre ustedes sucede cuando alguien se lanza sin red.',
    taurus:
      'Venus está en lo suyo y el afecto tiene cuerpo. Se regalan comodidad, se tocan al pasar, gastan en lo que dura. Es una dulzura lenta, con cierta tendencia a contar lo que es de cada quien.',
    gemini:
      'El afecto se habla y se escribe. Los apodos, las bromas privadas, un enlace mandado a las tres son sus flores. Si el ingenio se agota, basta con cambiar de escenario.',
    cancer:
      'Quererse es cuidarse, y el cuidado viene con historia: la foto, la receta, el aniversario exacto. Hay dulzura en abundancia. Se ofenden en voz baja, y la ofensa busca que la descubran.',
    leo: 'Ante los demás, el afecto pide escenario y lo tiene. Se admiran, se presumen, se hacen regalos con moño grande. La indiferencia es lo que menos se perdonan, y una tarde distraída puede parecerlo.',
    virgo:
      'En casa, lo suyo es un amor de pequeños servicios. Se recuerdan el paraguas, se corrigen el cuello, aciertan con el té. Cuando elogien algo, resistan la tentación de añadirle una sugerencia.',
    libra:
      'Gusto compartido, buenos modales, placer de salir a dúo: aquí Venus está a sus anchas. Se tratan con una cortesía que da envidia. Guarden un sitio para lo que no combina.',
    scorpio:
      'El cariño es intenso y exclusivo, aun entre amistades. Se quieren con memoria y con celo, y una complicidad así no se improvisa. Dejar la puerta entreabierta no enfría nada, aunque al principio lo parezca.',
    sagittarius:
      'Se quieren mejor de camino a alguna parte. La risa, la franqueza y la libertad de cada quien son la golosina de este vínculo. Las promesas salen generosas y, a veces, sin calendario.',
    capricorn:
      'Aquí el amor se demuestra llegando a la hora. Hay recato, constancia, regalos útiles que años después siguen en uso. El deseo madura a fuego lento, y el afecto crece con cada compromiso cumplido.',
    aquarius:
      'Quererse, para ustedes, tiene bastante de amistad y algo de experimento. No copian ceremonias: las inventan. Tanta independencia necesita, de tarde en tarde, un «te quiero» bien convencional.',
    pisces:
      'Ternura sin bordes, con banda sonora. Se idealizan, se perdonan pronto, ven en el vínculo algo de cuento. Verse también con ojeras y recibos en la mano vuelve más hondo ese cariño.',
  },
  mars: {
    aries:
      'Lo que deciden, lo hacen antes de sentarse. La fuerza común es directa, algo infantil, y el pleito se les pasa como se les vino. Al impulso le falta aguante; le sobran salidas.',
    taurus:
      'Se mueven como un tractor: tardan en arrancar y después no hay quien frene. El deseo es paciente, el enojo también. Si algo se atasca, prueben bajarse de la máquina.',
    gemini:
      'La energía se reparte en diez frentes y se alimenta de hablar. Discuten con agilidad, hacen equipo en recados y compras, y dejan a medias lo que aburre. Una lista corta les rinde el doble.',
    cancer:
      'Actúan por lo que les toca de cerca y por lo que sienten ese día. El enojo da rodeos, se guarda en algún bolsillo, sale en mal momento. Con la casa en peligro, son un ejército.',
    leo: 'Ponen el corazón y un poco de espectáculo en lo que emprenden. La competencia interna da calor y desgasta. Con una meta vistosa y los méritos bien repartidos, aguantan hasta el final.',
    virgo:
      'Su fuerza está en el detalle: planifican, prueban, corrigen y vuelven a probar. Pelean por el procedimiento más que por el fin. Un manual escrito entre risas les evitaría varias rondas.',
    libra:
      'Antes de actuar se consultan, y a veces la ocasión se enfría esperando. Luchan con guantes, negocian hasta el deseo. Lo que emprenden por justicia, o por alguien más, despierta una audacia que no se conocían.',
    scorpio:
      'Cuando quieren algo, lo quieren con todo y sin anunciarlo. El deseo es magnético; el enojo, frío; la paciencia, de cazador. Les conviene que haya alguna pelea breve y a plena tarde.',
    sagittarius:
      'Arrancan por una idea y a galope. Juegan, exploran, se dicen verdades sin envolver, y la meta cambia de país a mitad de camino. El entusiasmo es el despegue; la constancia la ponen los boletos ya pagados.',
    capricorn:
      'Marte tiene aquí su mejor escalera, y pocos vínculos trabajan así de bien. Dosifican fuerzas, aguantan, escalan por etapas, y hasta el deseo respeta el calendario. Que el descanso figure entre los objetivos evita que el lazo parezca una oficina.',
    aquarius:
      'Hacen las cosas a su modo y mejor si alguien dijo que no se puede. La energía va a chispazos: días de invento, días de siesta. El deseo agradece la sorpresa y se rebela contra la obligación.',
    pisces:
      'Es un Marte de agua: se mueven por inspiración, como veleros. Hay días de viento, y tardes en que nadie sabe de quién era la tarea. El enojo se evapora o se esconde; una frase clara, sin ironía, fija el rumbo.',
  },
};
