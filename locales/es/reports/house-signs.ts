import type { ReportInterpretations } from '../../report-text-types.ts';

/** By the house, then the sign on its cusp. */
export const houseSigns: ReportInterpretations['houseSigns'] = {
  1: {
    aries:
      'Empiezas las cosas con el cuerpo por delante y la explicación más atrás. Esa franqueza ahorra malentendidos y produce otros, porque hay gente que se siente embestida cuando apenas saludabas. Mejoras con los años en el arte de entrar despacio, sin que el paso pierda decisión.',
    taurus:
      'Llegas sin hacer ruido y al rato el ambiente gira a tu velocidad. Das una impresión de estabilidad que invita a contarte problemas prácticos. Te molesta que te apuren hasta para bajar del autobús, y rara vez lo dices; simplemente pesas más.',
    gemini:
      'Haces tres preguntas antes de quitarte el abrigo. La gente te recuerda por la conversación y tarda en notar qué poco contaste de ti. Sueles parecer menor de lo que marca tu documento, incluso en edades en las que el cumplido ya se ha vuelto una curiosidad.',
    cancer:
      'Mides la temperatura de la sala y, según lo que encuentres, sales o te quedas dentro del caparazón. Quien te conoce en un buen día habla de tu calidez; quien te conoció en un mal día, de tu reserva. Ambas descripciones son de la misma puerta.',
    leo: 'Entras como quien recibe, aun en casa ajena. Enderezas la espalda por instinto, como si te miraran, y a fuerza de suponerlo te miran. La timidez, que existe, aprendió pronto a ponerse un buen saco.',
    virgo:
      'Tu saludo incluye un vistazo rápido a lo que falta por resolver. Pasas por gente discreta y fiable, y se necesita cierta confianza para descubrir que además eres de una gracia afilada. El cuerpo te da partes diarios y los lees con más atención que las noticias.',
    libra:
      'La cortesía te sale antes que la opinión. Sabes poner cómoda a la gente, incluso a la que no te agrada, y eso a la larga te mete en compromisos que no buscabas. Cuidas la presencia porque te parece una forma de respeto hacia quien te va a ver.',
    scorpio:
      'Antes de decir tu nombre ya has observado a todo el mundo. Inspiras una mezcla de interés y cautela que nada tiene que ver con lo que haces, y que a los veinte puede divertir. Lo que protege tanta reserva suele ser una ternura de la que pocas personas tienen noticia.',
    sagittarius:
      'Traes cara de venir de algún lado y de estar por irse a otro. La gente se relaja contigo porque parece que nada es tan grave. Cuando lo es, y lo dices, cuesta que te crean a la primera; la fama de buen humor tiene esa letra chica.',
    capricorn:
      'Das la impresión de estar siempre de turno. Proyectas seriedad y competencia, te encargan llaves y presupuestos, y la broma seca que sueltas a la media hora descoloca a la concurrencia. Con este arranque la juventud suele venir después, y se disfruta más.',
    aquarius:
      'Te ubican enseguida y no saben dónde. Hay un detalle en ti, en el atuendo o en el razonamiento, que se sale de la fila sin ánimo de provocar. Repartes cordialidad a todo el mundo y cercanía a muy pocas personas, lo cual desconcierta a quien confunde ambas cosas.',
    pisces:
      'Cambias un poco según quién te mire. Esa plasticidad hace que te sientan cerca de inmediato, y también que te atribuyan deseos que no tenías. Entre tanta gente que te cree a su medida, conviene guardar alguna costumbre terca que te devuelva el contorno.',
  },
  2: {
    aries:
      'Ganas por impulso y gastas de la misma manera. Te motiva el reto de conseguirlo mucho más que la comodidad de tenerlo, y un ingreso fijo puede darte sueño. Lo que compras a los cinco minutos de verlo suele acabar regalado en la siguiente mudanza.',
    taurus:
      'Sabes lo que cuesta vivir bien y estás de acuerdo en trabajar para ello. Prefieres pocas cosas buenas, que toquen la piel, y te duran el auto, el abrigo y la confianza en quien te los vendió. Deshacerte de algo te pide una ceremonia.',
    gemini:
      'Tus ingresos suelen venir por más de un caño. Vendes, explicas, tramitas, escribes, y te entretiene más el intercambio que la acumulación. El talento de convencer tiene un lado caro: también te convences de que aquella suscripción era indispensable.',
    cancer:
      'Guardas por si acaso, y ese acaso tiene rostro de familia. La seguridad económica te afecta el estómago, de modo que una alacena surtida te deja dormir. Con tus cosas hay memoria de por medio, y por eso es difícil que alguien entienda el precio que les pones.',
    leo: 'Que se note que se puede: algo así dice tu manera de pagar. Das a manos llenas a quien quieres y te hiere regatear tu trabajo. Valoras lo que tiene firma. En épocas flacas conservas la elegancia y callas el resto, a veces por demasiado tiempo.',
    virgo:
      'Llevas la cuenta de los centavos sin tacañería, por gusto de que cuadre. Tus habilidades son útiles y sueles cobrarlas por debajo, con la idea de que cualquiera podría hacerlo. Un día alguien lo intenta y te enteras de tu precio.',
    libra:
      'El valor de algo depende, para ti, de si es justo y de si es lindo. Gastas en compañía y dudas a solas frente al mostrador. En los acuerdos económicos consigues buenos términos para todos, con una tendencia a olvidar que «todos» te incluye.',
    scorpio:
      'De tu situación material sabe una sola persona, y quizá ni ella. Tienes olfato para lo que está subvalorado y resistencia en las malas rachas. Lo que posees puede servirte de muralla; lo que te deben, de asunto pendiente que se recuerda con exactitud de fecha.',
    sagittarius:
      'Confías en que algo llegará, y como a menudo llega, no aprendes a temer. Gastas en boletos, cursos, cenas para nueve. Lo tuyo rinde más si está al servicio de una aventura, y se te va de entre los dedos cuando su único fin es estar guardado.',
    capricorn:
      'Tardas en sentir que alcanza. Construyes patrimonio con paciencia de hormiga y con un respeto casi religioso por el trabajo, sea o no abundante lo reunido. Gastar en ti te exige un motivo, y la gente que te quiere aprende a inventártelo.',
    aquarius:
      'La propiedad te interesa menos que la libertad que compra. Ganas de formas poco comunes, con irregularidades que a cualquier otro le quitarían el sueño, y compartes herramientas, casa o contraseña con naturalidad. Valoras lo que no se parece a nada y lo que sirve a varios.',
    pisces:
      'El dinero te llega y se te va como el agua por una canasta. Tiendes a regalar trabajo, a prestar sin apuntar, a no mirar el extracto hasta que mira él. Sin embargo, posees un talento que emociona, y ponerle tarifa es uno de los actos más valientes de tu vida adulta.',
  },
  3: {
    aries:
      'Piensas rápido y lo dices mientras lo piensas, de modo que en la escuela pudo costarte levantar la mano antes de contestar. Con hermanos o vecinos hubo, tal vez, torneos memorables. Esa sinceridad despierta a los aburridos y hace parpadear a los delicados; con los años aprendes a contar hasta dos.',
    taurus:
      'Rumias la idea hasta que tiene consistencia, y lo que aprendes así, con las manos o a fuerza de repetir, no se va. Los apurados terminan tus oraciones y se equivocan, porque lo que ibas a decir era más simple y más útil. En las malas noticias, tu voz suele ser la que eligen para darlas.',
    gemini:
      'La mente te trabaja como un mercado a media mañana, con regateos y novedades. Recoges palabras y chismes inofensivos, y un hermano o un amigo de siempre puede ocupar media biografía. El cansancio llega por exceso de pestañas abiertas y se cura, aunque cueste creerlo, con una novela larga.',
    cancer:
      'Recuerdas por el tono. Lo que te dijeron con cariño a los ocho años puede haberse quedado a vivir contigo, y lo otro también, por lo que un maestro frío pudo hacerte odiar una materia hermosa. Hablas de tu cuadra como de un pariente, y a los hermanos tiendes a criarlos un poco.',
    leo: 'Contar es, en ti, dar una función con voces y pausas, y hasta el trayecto al dentista sale mejorado. Aprendes cuando admiras a quien enseña. Que te interrumpan a la mitad lastima con una intensidad que disimulas a base de otra anécdota, y a veces quien lo sabe lo hace adrede.',
    virgo:
      'Corriges el subtítulo de la película en voz baja y encuentras el error de la factura, así que los trámites de todo el mundo suelen terminar en tus manos. Hablas con una precisión que temes que suene seca. La duda constante te ayuda a leer bien y te estorba cuando toca improvisar un brindis.',
    libra:
      'Ante un pleito escuchas las dos versiones y acabas traduciendo de una a otra. La gente se acostumbra a que le suavices las noticias, con el resultado de que no siempre se entera. Tu propia opinión puedes descubrirla tarde, cuando otra persona la dice y notas que estabas de acuerdo desde el principio.',
    scorpio:
      'Preguntas poco y das en el blanco. La superficie de una charla te interesa como tapa, por lo que esconde, y quizá haya con un hermano o un vecino un silencio ya viejo. Lo que escribes se queda en la memoria de quien lo lee, de modo que conviene releer las cartas por la mañana antes de enviarlas.',
    sagittarius:
      'Del dato saltas a la moraleja sin escala, y por el camino exageras un poco y haces reír. Los trayectos cortos se te alargan porque había que pasar por otro lado. La letra pequeña suele leértela alguien más, y tu suerte en los papeles depende bastante de que esa persona te quiera bien.',
    capricorn:
      'Hablas como quien paga por palabra. Quizá te tocó en la infancia hacer de intérprete de los mayores, y algo de eso queda en tu modo de medir. Estudias con método y desconfías de lo fácil; cuando por fin cuentas un chiste, la mesa entera tarda un segundo en darse cuenta.',
    aquarius:
      'Las ideas te entran por la ventana mientras todos miran a la puerta. Aprendes a saltos, entiendes los aparatos por simpatía, y con hermanos o vecinos hay camaradería más que mimo. Contradices por amor a la claridad, aunque el otro solo estuviera quejándose del calor.',
    pisces:
      'Entiendes sin saber cómo, y al explicarlo se te borra. La escuela pudo tenerte solo a ratos, porque piensas con música o con una especie de recuerdo de lo que aún no pasa. A cambio escuchas de tal manera que la gente encuentra sus palabras mientras te habla, y cree que las traía.',
  },
  4: {
    aries:
      'En tu casa se discute con la puerta abierta y después se come. Es posible que crecieras entre prisas o enojos, y que de ahí viniera la costumbre de independizarte pronto. En la edad adulta necesitas un hogar donde se pueda hacer ruido, y un rato del día en que nadie más mande.',
    taurus:
      'El sillón, el aroma y la hora conocida bastan para que te vuelva el alma al cuerpo. Las raíces te piden permanencia, y quizá heredaste tierra, recetas o terquedad. Una mudanza te cuesta un duelo que la gente juzga exagerado, hasta que ve lo bien que se vive donde te quedas.',
    gemini:
      'Una casa con conversación de fondo es lo que buscas, aunque vivas a solas con la radio. Quizá en la de origen se hablaba mucho, o se hablaba de todo menos de algo en particular. Cambias los muebles de sitio como otros cambian de tema, y a las visitas les cuesta encontrar el baño.',
    cancer:
      'Conservas el plano de la primera casa con los muebles puestos, y podrías recorrerla a oscuras. La familia, sea la que tocó o la que armaste, te duele a distancia como un órgano más. Lo difícil suele ser cerrar un cuarto que ya no se usa, porque adentro todavía hay alguien en tu cabeza.',
    leo: 'Quieres que tu hogar te reciba con fiesta. Puede haber en la familia una figura que ocupaba mucho foco, de la que te viene cierto orgullo y también la sospecha de que no quedaba luz para todos. De puertas adentro haces de rey, de reina o de bufón según el día, y casi siempre da gusto.',
    virgo:
      'El orden de la casa te ordena por dentro. Vienes, tal vez, de un sitio donde se ayudaba trabajando y se quería con observaciones, y por eso cuesta descansar con algo fuera de su estante. La intimidad te llega por lo pequeño, como saber de memoria el punto del pan que alguien prefiere.',
    libra:
      'Con las paredes en paz vuelves a respirar. Puede que en la infancia hicieras de puente entre adultos, y aún hoy una tensión en la sala te pone en servicio antes de quitarte el abrigo. Compartir techo te sienta de maravilla, siempre que el arte de ceder lo practique alguien más.',
    scorpio:
      'Debajo del piso hay historia. Puede que tu familia guarde algo que se insinuó sin decirse, y que te tocara intuirlo, por lo que necesitas un refugio con cerradura y plena confianza en quien tiene copia. Pocas personas han dormido en tu casa; a las que sí, les cuesta explicar cómo eres.',
    sagittarius:
      'La casa ideal tiene una maleta a la vista. Quizá creciste con alguien que venía de lejos o que siempre prometía irse, y hogar pasó a significar ventana. Puedes sentirte en tu tierra en un país cuyo idioma apenas balbuceas, y sentirte de visita en el comedor donde aprendiste a leer.',
    capricorn:
      'Quizá te tocó sostener desde temprano, o crecer con la sensación de que no había que molestar, y con los años construyes la solidez que faltaba. La vivienda suele llegarte tarde y en regla. En ella la ternura aparece de noche, cuando ya está todo hecho, y si le dan tiempo se queda.',
    aquarius:
      'Tal vez tu familia tenía algo que había que explicar a las visitas. Por eso, o en respuesta a eso, armas un hogar poco convencional, donde los amigos entran con rango de primos y las reglas las escriben quienes viven ahí. La rutina doméstica te inquieta si no la puedes cambiar un jueves.',
    pisces:
      'El pasado de tu casa es una acuarela con zonas sin pintar. Quizá aprendiste a disolverte para que hubiera paz, cuidando con el ánimo a alguien mayor que tú. Vivir cerca del agua te repone, y a falta de ella hace un efecto parecido una puerta que nadie abra sin tocar.',
  },
  5: {
    aries:
      'Te enamoras como quien salta a una piscina, y a media caída te preguntas si había agua. El juego te atrae mientras haya desafío y se apaga cuando ganas. Lo que creas sale de un tirón y casi nunca lo retocas, cosa que le da frescura y desespera a quien tenía que editarlo.',
    taurus:
      'El placer se toma contigo su tiempo. Disfrutas de una canción repetida catorce veces y cortejas a base de presencia, por lo que un amor breve te parece comida de avión. Crear te pide materia que se pueda tocar; con barro o con hilo entre los dedos olvidas incluso el hambre.',
    gemini:
      'Coquetear te sale en forma de réplica, y un romance empieza a decaer cuando adivinas lo que va a decir. Te divierte la gente ocurrente y cualquier juego en que las palabras hagan trampa. La obra que llevas dentro suele venir en fragmentos estupendos, a la espera de alguien que los cosa.',
    cancer:
      'Tu manera de jugar es cuidar, y tu manera de amar, acordarte. El romance necesita intimidad para asomarse, de modo que el público lo espanta. Lo que creas tiende a nacer de un sabor o de un recuerdo, y con niños cerca te sale una voz que creías perdida.',
    leo: 'Al corazón le hace falta un poco de teatro. Amas con ceremonia, festejas cumpleaños de tres días y pones en lo que haces por gusto un sello que se reconoce de lejos. La tibieza te duele más que un no. Cuando una tarde ajena se va hundiendo, suele bastar con que entres y propongas algo.',
    virgo:
      'Te diviertes mejorando, sea una maqueta o una receta, y en el amor demuestras interés con una exactitud que hay que saber leer. La espontaneidad te da vértigo, como si alguien fuera a revisarla. Las pocas veces que pierdes la cuenta de los errores, bailas, y a tus amistades no se les olvida.',
    libra:
      'El romance contigo tiene buena música y mejores modales. Te encanta que dos personas hagan algo bello a la vez, una cena o un dúo, y la seducción puede gustarte más que su desenlace. Frente a dos amores puedes dudar tanto que decidan ellos, y contar después, con gracia, que fue lo mejor.',
    scorpio:
      'No sabes jugar a medias, y por eso hay juegos a los que ya no juegas. Un romance es para ti asunto de buceo; la ligereza te interesa solo como descanso. Lo que creas tiende a venir de lo que dolió o se ocultó, y en cada ataque de celos hay una historia pidiendo que la escriban.',
    sagittarius:
      'La diversión te cuesta kilómetros. Te enamoras de un acento o de quien te lleve a un sitio sin nombre, con el humor como primera declaración, y con la gente menuda haces de guía que también se pierde. De esas pérdidas salen los cuentos que después te piden una y otra vez.',
    capricorn:
      'El gusto le pide permiso al deber y el deber se hace esperar. Te tomas en serio hasta los naipes, y por eso dominas lo que otros apenas tantean. Los amores suelen llegarte con paso lento o con diferencia de edad; hacia los cuarenta puede despertarse una infancia muy formal y muy divertida.',
    aquarius:
      'Inventar reglas nuevas te entretiene más que ganar con las de siempre. En el amor prefieres la complicidad de ideas y un margen ancho para cada quien, y las escenas de manual te dan risa en el peor momento. A los niños les hablas sin diminutivos, y te lo agradecen con un trato de igual a igual.',
    pisces:
      'Sueñas el romance antes de que llegue, y después cuesta que la persona quepa en él. Tienes imaginación para regalar, capaz de hacer de un domingo un cuento con personajes. Se ama así con compasión y a ratos con los ojos cerrados. El arte te los va abriendo, sin prisa y sin lastimar.',
  },
  6: {
    aries:
      'Trabajas a rachas y con un ojo en el cronómetro. Te rinden las tareas que se atacan y te secan las que se vigilan, por lo que un supervisor con la mano en tu hombro puede arruinar un buen martes. Si el cuerpo no se mueve a diario, la cuenta la paga el humor de quienes están cerca.',
    taurus:
      'Con un ritmo parejo y los descansos respetados entregas siempre la misma calidad, y por eso nadie la celebra. No aceptas que te cambien el proceso sin una buena razón escrita. Los compañeros han aprendido a pedirte las cosas antes del almuerzo, que en tu jornada tiene rango de reunión.',
    gemini:
      'Te dan un puesto y terminas haciendo cuatro. Como la variedad te mantiene alerta, acabas por saber dónde está cada cosa y cómo se llama la hija del guardia. Lo que agota son las manos quietas; los nervios agradecen pausas sin pantalla, aunque duren lo que dura un vaso de agua.',
    cancer:
      'A la oficina le vas poniendo cosas de cocina, un dulce, una maceta, alguien que se desahoga. Trabajas según el clima afectivo y en un ambiente frío te baja el rendimiento sin que sepas defenderte. El cuidado que das fuera de horario no suele figurar en ninguna parte, y convendría que figurara.',
    leo: 'Necesitas que tu labor lleve nombre, por pequeña que sea. Das el máximo donde te saludan al llegar y haces una huelga invisible donde te tratan como número. Hay dignidad en tu modo de llevar lo cotidiano, y un don poco comentado, el de notar el mérito de quien barre.',
    virgo:
      'Estás en tu materia, entre listas y herramientas afiladas. Ves el fallo antes de que cause daño, lo cual da pocas simpatías y ahorra mucho. El descanso se te llena de pendientes, así que una parte considerable de tu bienestar depende de poder decir, hacia las seis, que hasta aquí estuvo bien.',
    libra:
      'Rindes mejor de a dos y en un sitio agradable a la vista. Las asperezas del equipo te distraen más que el exceso de trabajo, y sueles acabar mediando sin que figure en el contrato. Repartes con justicia las tareas de todo el mundo, menos la tuya, que te la quedas por no discutir.',
    scorpio:
      'Lo que haces lo llevas hasta el hueso. Prefieres pocos asuntos y muy a fondo, detectas lo podrido en un proceso y te desgasta más una sonrisa obligatoria que una noche en vela. El agotamiento avisa poco y se acumula, de ahí que sirva descargarlo a menudo, aunque parezca que no hacía falta.',
    sagittarius:
      'Un empleo sin horizonte se te cae de las manos. Con margen para aprender o para salir del edificio le pones humor a la faena; los detalles quedan para más tarde, que en tu mapa es un país extranjero. Si crees en lo que haces, madrugas sin quejarte y despiertas a los demás.',
    capricorn:
      'Eres la persona que cierra con llave. Tomas lo diario con una seriedad de empresa, cumples horarios que nadie te pidió y llegas hasta con la voz tomada por no faltar. Te ascienden, claro, y te cargan. Aprender a hacer menos viene a ser, en tu caso, estudiar un segundo oficio.',
    aquarius:
      'El reloj de la entrada fue inventado contra ti. Pides autonomía, te la discuten, y luego encuentras el atajo que ahorra meses. Con todos los de tu turno te llevas bien y con nadie en particular. La rutina deja de oprimir en cuanto la cambias por gusto cada tanto, como se cambia de acera.',
    pisces:
      'Absorbes la tensión del lugar como la tela absorbe el humo. Te va bien donde se ayuda o se imagina, sin luz cruda, y te confunden los sistemas con muchas casillas. Si el trabajo deja de tener sentido no encuentras las ganas por ningún lado. Una hora de salida puesta por escrito hace de dique.',
  },
  7: {
    aries:
      'Te atrae la gente que sabe lo que quiere y lo dice. Buscas enfrente el empuje que a veces no te permites, y discutir, dentro de ciertos límites, te despierta el afecto. Los vínculos empiezan a gran velocidad. Los que duran han inventado una forma de pelear sin que haya derrota.',
    taurus:
      'De tu pareja o tus socios esperas suelo. Alguien con calma, con los pies en la tierra y algo de terquedad, te compensa la intensidad propia. Los lazos se hacen lentos y se deshacen más lento todavía. Compartir comidas y cuentas claras es tu idea del romance maduro.',
    gemini:
      'Te unes a quien te hace pensar. La relación es una conversación que se interrumpe para dormir, y hay una zona tuya que solo se aclara al oírla dicha por otra persona. Te inquieta el silencio de la pareja más que su mal humor. Puede haber dos amores, o uno que vale por dos.',
    cancer:
      'Quieres que alguien te espere con la luz encendida. En el otro buscas calor y una historia familiar a la cual sumarte, y a cambio ofreces cuidados bastante prácticos. Los acuerdos importantes se hacen de noche. Te duele la frialdad; te cuesta decir que tuviste frío.',
    leo: 'Eliges a personas que brillan y te enorgullecen, o que al menos ocupan su lugar sin disculparse. La relación debe celebrarse: aniversarios, retratos, presentaciones formales. Si en tu propia vida evitas el foco, otra persona suele encenderlo por ti, y un día puedes querer compartirlo.',
    virgo:
      'Te fijas en cómo trata al mesero. Buscas vínculos útiles, concretos, de quien recuerda que no tomas azúcar, y los grandes discursos te dejan pensando. Es fácil que atraigas a gente que corrige o que necesita ayuda. Amar lo imperfecto, incluido el socio, es tu estudio.',
    libra:
      'Pareja, equilibrio, trato: esas palabras te son naturales. Buscas a alguien con tacto y con ideas propias, pues la pura complacencia te aburre tanto como el grito. La relación funciona como obra en común, y ambas partes la ven torcerse cuando alguien deja de opinar.',
    scorpio:
      'O todo o la puerta. Te atraen personas hondas, reservadas, quizá difíciles, ante las que no sirve el encanto, y un vínculo contigo suele pasar por algún derrumbe. Confiar es la palabra clave y también la asignatura. Los contratos, en lo afectivo, llevan tinta que no se borra.',
    sagittarius:
      'Que traiga aire de otro lado: esa persona te gusta. Eliges con quien aprender, viajar o debatir, y el compromiso te entra mejor si se llama proyecto. Las relaciones se enfrían en la inmovilidad. Es común que alguien de otra cultura o creencia te cambie el mapa.',
    capricorn:
      'Te comprometes despacio, con alguien de peso o que te obliga a tenerlo. Ves la relación como una empresa de dos socios que envejecen bien, y te inspira confianza quien cumple. La ternura llega por méritos. A veces la diferencia de edad o de posición le pone suelo al asunto.',
    aquarius:
      'Antes que romance o sociedad, quieres una complicidad entre iguales con ideas raras. Necesitas vínculos que dejen la ventana abierta y te cansan los que preguntan a qué hora llegas. Las etiquetas llegan tarde o no llegan. Tu lealtad, cuando no se exige, es de las más firmes que hay.',
    pisces:
      'Del otro lado imaginas un alma y a veces aciertas. Te atrae la gente sensible, artística, herida, con la que no hacen falta explicaciones, y corres el riesgo de salvar o de que te salven. Los límites claros le dan cauce al encanto. A veces tu manera de perdonar es casi un arte.',
  },
  8: {
    aries:
      'Ante una crisis te pones de pie antes de saber qué pasó. En lo íntimo sueles tomar la iniciativa, y te desespera la negociación lenta sobre lo compartido, que preferirías cortar por lo sano. La gente agradece esa valentía; también habría querido, a veces, terminar de hablar.',
    taurus:
      'Soltar lo compartido te cuesta el doble que ganarlo. En las crisis resistes como un árbol, con las raíces doloridas y sin mover una hoja, y el deseo se te da por los sentidos, sin drama. Un terreno o un mueble heredado puede contener más historia de la que la familia aguanta.',
    gemini:
      'De lo que nadie habla hablas con una ligereza que abre puertas. Los asuntos hondos los entiendes preguntando, incluso con humor negro, y así le bajas la estatura al miedo. Lo que tiendes a esquivar es el momento siguiente, cuando ya no queda nada que averiguar y solo hay que sentir.',
    cancer:
      'Para ti el dinero compartido nunca es solo dinero. Compartir es asunto de confianza temprana, de la que se aprende antes de hablar, y los finales se te quedan en el cuerpo. En la intimidad la ternura va antes que la audacia; a quien se salta el orden le cuesta volver a entrar.',
    leo: 'En las horas difíciles te sale una nobleza que sorprende hasta a tus críticos. Quieres que la entrega se reconozca, y si alguien maneja lo común a tus espaldas la herida es de orgullo más que de números. Admitir una pérdida ante testigos parece imposible; cuando ocurre, libera de golpe.',
    virgo:
      'Pones en orden lo que el resto no quiere tocar, desde las claves hasta los papeles de la sucesión. Las emociones fuertes las analizas con la calma de quien limpia una herida. En lo íntimo hay un pudor delicado, que se afloja si nadie comenta nada, y los miedos se te achican anotados.',
    libra:
      'Repartir con justicia es tu empeño en cada final. Ante un divorcio o una herencia buscan tu opinión porque no gritas, y consigues tratos decentes. Te cuesta entrar en lo sucio del conflicto, donde a veces estaba la salida, así que algún acuerdo hermoso se ha vuelto a abrir al año siguiente.',
    scorpio:
      'En lo que a otros les da vértigo te sientes en casa. Desde joven miras de frente el poder y la pérdida, y compartes todo o no compartes. El rencor se te da con talento profesional; las veces que lo sueltas, que son pocas y memorables, te cambia hasta la postura.',
    sagittarius:
      'Incluso entre escombros encuentras un sentido, y te pones a contarlo. Confías lo común con un optimismo que alarma a tu contadora, y el deseo te viene con risa. Lo que suele faltarle a tanta fe es un rato en el dolor, sin moraleja, antes de convertirlo en enseñanza.',
    capricorn:
      'Controlas lo que se puede controlar y de lo demás no hablas. Administras lo ajeno con rectitud y pagas antes del plazo, con un temor a deber que quizá venga de lejos. La intimidad se da por capas, a lo largo de años. En los momentos graves todos voltean a verte y tú buscas detrás.',
    aquarius:
      'Tu forma de atravesar lo intenso es tomar altura. Comprendes el deseo sin prejuicios y propones acuerdos raros que funcionan; en los duelos conservas una lucidez que puede confundirse con frialdad. La emoción aparece después, en una sala de embarque, sin motivo a la vista.',
    pisces:
      'Te mezclas hasta no saber de quién era la angustia ni de quién la deuda. Intuyes lo oculto, perdonas préstamos y sueñas lo que se calla. Para que esa entrega no te vacíe, la vida suele poner cerca a alguien que lee los contratos en voz alta, y con el que al principio no te llevas bien.',
  },
  9: {
    aries:
      'Defiendes de pie tus convicciones, y a los veinte con el dedo levantado. Te lanzas al viaje o a la carrera sin preparar demasiado, y el aburrimiento llega cuando el curso se pone teórico. Lo que más enseña en tu caso es haber llegado antes que nadie al lugar equivocado.',
    taurus:
      'Crees en lo que se comprueba con las manos. Viajas poco y bien, con mercado y buena cama, y estudias despacio lo que piensas usar, así que tu filosofía cabe en una receta. Cambiar de opinión sobre el mundo te cuesta; cuando ocurre, suele haber de por medio un plato extranjero.',
    gemini:
      'Lees siete libros sobre el viaje y luego improvisas. Te interesan las lenguas y las religiones sin casarte con ninguna, porque preguntar es tu manera de creer. En un aula enciendes el debate, y en la frontera ya aprendiste a decir gracias mientras los demás buscan el pasaporte.',
    cancer:
      'Lo lejano te llama si puedes llevar contigo un pedazo de casa. La fe te viene, quizá, de una abuela o de una canción de domingo, y muchos de tus viajes van hacia los orígenes. En otro país buscas enseguida una cocina donde te dejen ayudar, y ahí entiendes a la gente.',
    leo: 'Viajas para volver con historias y estudias para poder subir al estrado. Los maestros con carisma te marcan más que las materias, y llega una edad en que te toca su lugar. Las creencias las llevas con calidez y algo de teatro. Se te contradice con cuidado, porque en cada idea pusiste el nombre.',
    virgo:
      'A una doctrina le buscas la errata. Planificas el itinerario hasta los baños y estudias con fichas de tres colores, con la humildad de quien sabe cuánto le falta leer. No te convence una verdad que no le mejore la vida a alguien; la fe, si te llega, entra por el servicio.',
    libra:
      'En cualquier debate alcanzas a ver la parte de razón de cada lado, y eso te deja a menudo de pie en el pasillo. Te mueven la justicia y el arte de otras tierras, mejor en compañía. Decidir en qué crees puede llevarte años de cortesías. Hay quien lo resolvió por amor.',
    scorpio:
      'Quieres la verdad, aunque muerda. Estudias a fondo y dudas de los gurús, y tus viajes se parecen más a expediciones que a descansos. Alguna crisis pudo rehacerte las creencias de raíz. Cuando explicas algo se nota que lo pagaste al contado, por eso te escuchan incluso en la última fila.',
    sagittarius:
      'Te sobra horizonte, y hasta perdiendo el avión encuentras una moraleja. La vida sin preguntas grandes te parece pobre; discutiéndolas olvidas la hora y a quien te esperaba. Contagias ganas de irse. Lo más sabio te lo suele enseñar lo que había quedado en casa, sin regar.',
    capricorn:
      'Ves en el conocimiento una escalera y la subes completa, sin saltar peldaños. Prefieres los títulos ganados y las creencias que resisten un invierno, y desconfías de quien se ilumina en un fin de semana. Es probable que estudies o enseñes más en la segunda mitad de la vida, y mejor.',
    aquarius:
      'Tus convicciones no caben en ninguna iglesia del barrio. Te atrae lo que viene, viajas para desarmar prejuicios, los tuyos primero, y discutes sin enojo, cosa que descoloca a los creyentes de cualquier causa. El maestro que mejor te enseñó tenía, tal vez, la mitad de tu edad.',
    pisces:
      'La fe te encuentra sin que la llames. Te conmueven rituales ajenos y aprendes por ósmosis, en unas ruinas o frente al mar, mientras tu grupo busca el cartel con las fechas. Te pierdes en aeropuertos y en teorías. Cuando enseñas, la gente recuerda el tono mucho más que el tema.',
  },
  10: {
    aries:
      'Te haces un lugar abriéndolo. En tu oficio te conocen por iniciar, competir, resolver de pie, y te cuesta tener a alguien por encima que decida más lento. La reputación te llega pronto y con cicatrices. Con el tiempo aprendes que liderar también es esperar a los demás en la esquina.',
    taurus:
      'Subes sin prisa y no te bajas. Te buscan por la calidad, la constancia, la voz tranquila en los presupuestos, y ejerces con gusto los oficios que dejan algo en pie. El reconocimiento te interesa en forma sólida. Cambiar de profesión te lleva tanto que parece convicción, y es peso.',
    gemini:
      'Tu tarjeta de presentación necesita dos renglones. Te dedicas a comunicar, enlazar, vender ideas, o tienes dos carreras a la vez, y el jefe nunca acaba de saber en cuál estás. La fama te viene de la palabra. Lo difícil es quedarse cuando ya dominaste el tema.',
    cancer:
      'Cuidas en público. Tu vocación suele tener que ver con nutrir, proteger, alojar, enseñar a los pequeños, y tratas a la clientela como a la familia, para bien y para desvelo. La opinión ajena te afecta. En el despacho hay una foto que te recuerda para quién lo haces.',
    leo: 'Te nota hasta quien no te buscaba. Quieres una profesión donde poner el corazón y la cara, y diriges mejor de lo que obedeces. El elogio te hace trabajar el doble. Cuando falta, conviene que recuerdes que también te admiran en silencio los que no saben decirlo.',
    virgo:
      'El prestigio te llega por la puerta del servicio. Te conocen por hacer bien lo que hace falta, sin ruido, y tardas en aceptar un título que ya ejercías. Mejoras cualquier institución que te soporte los comentarios. La perfección te retrasa, y el mundo se conforma con tu nueve.',
    libra:
      'Tu carrera pasa por otras personas. Se te da representar, mediar, embellecer, asesorar, y la imagen que proyectas es de equilibrio incluso en plena mudanza de oficina. Los ascensos llegan por simpatía bien usada. Tomar una decisión impopular es tu examen de grado.',
    scorpio:
      'Del trabajo te interesa lo que está debajo. Eliges oficios con secreto, poder o reparación, y tu fama tiene zonas de sombra que no te molestas en aclarar. Puede haber un derrumbe en el camino, y la etapa que le sigue suele ser más tuya.',
    sagittarius:
      'Te pagan por ensanchar. Enseñas, publicas, guías, importas ideas, y el puesto ideal incluye pasaporte. El público ve en ti entusiasmo y algo de dispersión. Una carrera sin sentido te dura lo que dura el contrato; una con sentido te la llevas hasta en las vacaciones.',
    capricorn:
      'Puede que desde temprano supieras qué montaña era la tuya. Tomas la profesión como un cargo moral, asciendes por peldaños, y tu nombre se va asociando con la palabra «seriedad». Te exiges más de lo que exigiría el peor jefe. La cima tiene vista, y conviene haber llevado a alguien para comentarla.',
    aquarius:
      'Es fácil que tu vocación no estuviera en la lista del colegio. Inventas el puesto, trabajas en red, te contratan para que cambies lo que después se resisten a cambiar. Lo que hoy suena excéntrico en tu currículum se cita, al cabo de una década, como antecedente. Las jerarquías te aburren sin enojarte.',
    pisces:
      'El mundo ve en ti algo que cuesta poner en un organigrama. Te atraen el arte, la ayuda, lo espiritual, el mar, o trabajas en cualquier otra cosa y la gente te cuenta sus penas. Los rumbos se disuelven y reaparecen. Te guía mejor una imagen que un plan quinquenal.',
  },
  11: {
    aries:
      'En el grupo dices «vamos» y ya estás en la puerta. Las amistades suelen ser de aventura y de franqueza, con alguna que se rompe a gritos y se repara con una carcajada. Los proyectos a futuro te entusiasman en la fundación; para la segunda reunión, el acta la levanta alguien más.',
    taurus:
      'Tus amigos son pocos y son de siempre. Llegas con comida y con manos, y al grupo le das suelo. Perder a uno te cuesta años, así que tiendes a evitar los pleitos y, con ellos, la conversación que los habría ahorrado. Los planes que te convencen son aquellos en los que se sabe quién lleva la camioneta.',
    gemini:
      'Tienes una amistad para cada tema y un chat para cada amistad. Presentas a la gente entre sí, llevas noticias y te aburres de las ideologías mucho antes que de las personas. Entre tantos sueños breves hay uno, el más raro, que tal vez te acompaña desde la adolescencia sin que lo cuentes.',
    cancer:
      'A tus amigos los adoptas, con sus alergias y sus penas. El grupo se te vuelve una familia con menos antecedentes, y quedarte fuera de un plan hiere aunque no hubieras ido. Las causas que te mueven suelen tener techo o infancia; en las otras apoyas, pero desde la cocina.',
    leo: 'Entre los tuyos hay gente que brilla, y no te molesta compartir el escenario mientras exista. Das la cara por el grupo y sueñas en grande, con público. Que una amistad pase por alto lo que lograste te duele más que la crítica de un rival, y puedes tardar meses en decirlo.',
    virgo:
      'Eres la amistad que sabe instalar el programa. A los colectivos llegas con utilidad, redactas los estatutos, y tu cariño se reconoce en que el evento empezó a la hora. Tienes pocas amistades y tiendes a mejorarlas sin permiso. De ellas aprendes, con paciencia mutua, a dejar cosas a medias.',
    libra:
      'Repartes la amistad con cuidado de que nadie se sienta menos, y por eso te sientan junto a los que no se hablan. Si quien va contigo cambia de sueño, es fácil que también cambies. Decir que una fiesta te aburre te cuesta tanto como un juicio; irte temprano es tu forma de apelación.',
    scorpio:
      'Les confiarías la contraseña a tus amigos, si tuvieras más de tres. De los grupos te interesa el poder que se mueve debajo, y cuando lo has visto sales sin despedirte. Quizá perdiste una amistad por traición o por sospecha; las que quedan resisten lo que ninguna pareja resistiría.',
    sagittarius:
      'Tus amistades tienen acentos y las conservas con una facilidad asombrosa, aunque llames dos veces al año. Los proyectos colectivos te gustan cuando apuntan lejos. En mitad de la fiesta puedes decir una verdad en voz alta, y el grupo, que ya te conoce, te pasa el vaso y cambia la música.',
    capricorn:
      'Sueles llevarte bien con gente mayor que tú. Seleccionas, tardas, y a un amigo le prestas tiempo con la formalidad de un préstamo. En las asociaciones te cae el cargo que nadie quiere. Los sueños a largo plazo los divides en etapas y llegas, cuando varios ya se habían olvidado del plan.',
    aquarius:
      'En grupo estás en tu elemento, a condición de poder irte. Juntas a personas que nunca se habrían cruzado y te tomas el porvenir en serio. La amistad con todos te permite esquivar la intimidad con alguien, y quien te quiere mucho se da cuenta, espera y, un día, lo menciona.',
    pisces:
      'Se te acerca gente que anda perdida, y sabes quedarte. Tus amistades son un mar sin aduana por el que entran artistas, náufragos y algún aprovechado, a quien sueles descubrir al final. En el grupo tu ausencia se nota más que tu presencia, como la de la música cuando la apagan.',
  },
  12: {
    aries:
      'El enojo te trabaja de noche. Hay un coraje que no muestras, que puede despertarte antes del alba y que, bien encaminado, sirve para pelear por quienes no pueden. Sueles retirarte cuando estás por estallar, y correr o entrenar sin rival te devuelve un centro del que nadie sabía que habías salido.',
    taurus:
      'La paz la encuentras en lo lento y lo escondido, como una siesta en una casa sin nadie. Aun en épocas de abundancia te ronda un miedo a que falte, heredado quizá. Hay un placer que no le cuentas a nadie, y haces bien, porque es lo más parecido a un rezo que tienes.',
    gemini:
      'La mente no se calla cuando apagas la luz. Llevas diálogos enteros con gente ausente y escribes lo que no envías, de manera que el silencio te asusta un rato y después te cura. Un diario sin lector, sostenido a lo largo de los años, sería tu biografía más fiel.',
    cancer:
      'Tus lágrimas tienen un lugar propio, al que no invitas. Guardas una nostalgia sin dirección, quizá de un hogar anterior a la memoria, y de ella te brota la compasión. Descansas cuidando en secreto. Lo que de veras te abriga es que alguien note el hueco y se siente cerca, sin preguntar.',
    leo: 'Escondes un brillo que te daría vergüenza reclamar. A solas cantas, ensayas el discurso de agradecimiento, y en público cedes la palabra con una modestia que casi convence. Puede haber un orgullo antiguo y lastimado debajo, que se cura creando algo hermoso y dejándolo sin firma.',
    virgo:
      'La crítica más dura la pronuncias sin mover los labios. Lavas mentalmente el día y se te escapa el sueño por una coma, aunque tus compañeros te tengan por alguien apacible. Ayudas detrás de la cortina con una eficacia que nadie rastrea. Te sana lo imperfecto y callado, las nubes o un gato viejo.',
    libra:
      'Sin compañía descubres cuánto te habías adaptado. La paz necesita, en tu caso, un cuarto en el que no haya nadie a quien complacer, y tardas en tolerarlo. Guardas amores que no ocurrieron y diálogos de reconciliación. Un museo a mediodía, casi vacío, te devuelve la balanza.',
    scorpio:
      'Hay en ti puertas que solo se abren desde el sueño. Lo que temes, al mirarlo, suele resultar una fuerza que se había echado a dormir. Los secretos los guardas sin esfuerzo, y el retiro te renueva tanto que quien vive contigo aprende a no preguntar cuántos días van a ser.',
    sagittarius:
      'La fe que tienes es privada y terca. Cuando todo se cierra te aparece una confianza que no sabes de dónde sale, y te vas a leer o a caminar por un lugar sin señal. Los viajes más largos los haces con los ojos cerrados. La tentación es fugarse un poco antes de tiempo.',
    capricorn:
      'Cargas con una responsabilidad que no está en ningún papel. Sin testigos te juzgas con severidad de abuelo y el descanso te da culpa, pese a que nadie la reclama. Esa disciplina nocturna también te protege. Quizá un día descubras que el juez, con tanta guardia, quería sentarse.',
    aquarius:
      'Aquello que te hace diferente lo escondes hasta de tus amigos. En el retiro piensas con una libertad que en público se te antoja peligrosa, y a las cuatro de la mañana llegan las mejores ideas. Necesitas pasar un tiempo sin gente para volver a quererla, cosa que la gente no siempre entiende.',
    pisces:
      'Vives con un pie en el agua y nadie lo sabe. Los sueños te cuentan cosas, y tu cansancio suele ser el del mundo entero, de modo que hacen falta bordes, una siesta con hora, una puerta. De ese mar de adentro sale lo mejor que das, y casi siempre lo das sin nombre.',
  },
};
