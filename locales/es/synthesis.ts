import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Tu carta en conjunto',
  lights: {
    fire: {
      fire: [
        'Tu Sol y tu Luna arden en el mismo elemento: lo que quieres y lo que te hace falta suelen ir por un solo camino, y casi siempre ya estás andando.',
        'Con las dos luces en fuego, desear y sentir pasan casi al mismo tiempo; lo que cuesta aprender es la espera.',
        'El entusiasmo te llega tan puntual como el hambre, cosas de tener Sol y Luna en fuego, y quien está cerca se contagia.',
      ],
      earth: [
        'Sol en fuego sobre Luna en tierra: te gusta empezar con audacia y dormir en tu propia cama, y tus mejores años dejan sitio para ambas cosas.',
        'El Sol enciende el fósforo y la Luna, desde la tierra, revisa que haya leña; te atreves a mucho cuando el suelo está pagado.',
        'Con ese Sol de fuego se diría que te vas mañana; la Luna de tierra, sin decir nada, ya renovó el contrato.',
      ],
      air: [
        'El fuego de tu Sol y el aire de tu Luna se avivan: una idea te mueve, contarla te mueve más, y por la noche ya va por la mitad.',
        'Primero actúas y después lo conversas, que para eso tienes el Sol en fuego y la Luna en aire; nadie se aburre a tu lado.',
        'Sol en fuego y Luna en aire: el mal humor se te pasa hablando, y pocas veces dura más que la charla.',
      ],
      water: [
        'El Sol en fuego dice «vamos» y la Luna en agua pregunta cómo están todos; probablemente aprendiste pronto a oír a los dos.',
        'Se te ve con calor y aplomo, por el Sol en fuego; debajo hay una Luna de agua que se lastima con más facilidad de lo que parece.',
        'Fuego en el Sol y agua en la Luna hacen vapor: emociones fuertes que piden actuar ya, y que una hora después son más amables.',
      ],
    },
    earth: {
      fire: [
        'Tu Sol de tierra construye despacio y tu Luna de fuego no soporta tanta calma; tu vida tiende a alternar paciencia y saltos repentinos.',
        'Lo primero que la gente conoce es la serenidad de tu Sol en tierra; quien convive contigo sabe del calor rápido de la Luna en fuego.',
        'Haces las cosas bien y las querrías listas para el mediodía: es lo que pasa con Sol en tierra y Luna en fuego.',
      ],
      earth: [
        'Sol y Luna coinciden en la tierra: confías en lo que dura, haces más de lo que dices y el cambio por el cambio te deja igual.',
        'Las dos luces en tierra te dan un mismo paso para trabajar y para querer, sin prisa, y buena memoria para quien cumplió.',
        'Tu Sol y tu Luna se entienden en lo práctico: cuidas con hechos y descansas sobre lo terminado.',
      ],
      air: [
        'El Sol en tierra quiere un resultado y la Luna en aire quiere mirarlo desde otro lado, así que entiendes muy bien y terminas algo tarde.',
        'Mientras tus manos trabajan, tus sentimientos buscan la palabra exacta; eso hacen un Sol de tierra y una Luna de aire.',
        'Tratar contigo es fácil y firme, por el Sol en tierra; por dentro hay más ligereza de la que muestras, cortesía de una Luna en aire.',
      ],
      water: [
        'Tierra en el Sol y agua en la Luna se llevan bien: cuidas haciendo, y sueles notar qué falta antes de que lo pidan.',
        'El Sol se mantiene en seco, en tierra, mientras la Luna siente cada marea en agua; entre los dos dan a alguien en quien apoyarse.',
        'Levantas techo para los demás con Sol en tierra y Luna en agua; a veces hay que recordarte que también puedes vivir debajo.',
      ],
    },
    air: {
      fire: [
        'Aire en el Sol y fuego en la Luna te dan velocidad: piensas al hablar, sientes al hacer, y a mediodía ya puedes aburrirte.',
        'Tu Sol mira todos los lados mientras la Luna de fuego ya eligió uno; tus mejores discusiones son contigo.',
        'Un Sol de aire abanicado por una Luna de fuego: las ideas te entusiasman con el cuerpo entero y casi nunca las guardas hasta mañana.',
      ],
      earth: [
        'El Sol en aire vive entre ideas y la Luna en tierra pregunta a qué hora se cena; te hacen falta ambos más de lo que admites.',
        'Hablas con ligereza y echas raíces con peso: al Sol de aire le gusta el cambio, a la Luna de tierra su propia silla.',
        'Puedes cambiar de opinión en un minuto y de costumbres en diez años; así es tener el Sol en aire y la Luna en tierra.',
      ],
      air: [
        'Sol y Luna comparten el aire: la vida se te vuelve real cuando se conversa, y el silencio entre dos personas te inquieta.',
        'Con las dos luces en aire das un paso atrás para ver qué sientes, lo describes bien, y la emoción llega a veces al otro día.',
        'Necesitas gente, ideas y cierta distancia; tu Sol y tu Luna, en aire, mantienen el equilibrio sin acercarse demasiado.',
      ],
      water: [
        'El Sol en aire explica y la Luna en agua ya lo sabía; buena parte de tu vida consiste en traducir entre los dos.',
        'Suenas con menos temperatura de la que tienes: el Sol de aire encuentra la frase y la Luna de agua guarda lo que no cupo en ella.',
        'De cualquier tema puedes hablar, con el Sol en aire; para sentirlo, la Luna en agua te pide después una noche tranquila.',
      ],
    },
    water: {
      fire: [
        'Tu Sol de agua avanza por sensaciones y tu Luna de fuego quiere acabar de una vez: ternura e impaciencia en la misma frase.',
        'Lo que te conmueve se convierte enseguida en acción, con Sol en agua y Luna en fuego, y defiendes mejor a otros que tu propia causa.',
        'Al principio se ve un Sol de agua, amable; detrás, una Luna de fuego con genio, buen humor y poca paciencia para la lástima.',
      ],
      earth: [
        'El Sol en agua percibe qué hace falta y la Luna en tierra va y lo trae, por eso cuesta tanto prescindir de ti.',
        'Sientes hondo, con el Sol en agua, y te recuperas con rutina, con la Luna en tierra: comer, dormir, una tarea que termine.',
        'Agua que descansa en tierra, así están tu Sol y tu Luna: simpatías amplias, y una confianza que crece lenta y se queda.',
      ],
      air: [
        'Tu Sol en agua lo absorbe todo y tu Luna en aire quiere que se diga claro, así que muchas veces le pones nombre al ambiente.',
        'Entras en la gente por intuición y sales por reflexión: es la obra de un Sol de agua y una Luna de aire.',
        'El Sol en agua se acercaría más y la Luna en aire pide una ventana abierta; tus lazos andan mejor con un poco de cada cosa.',
      ],
      water: [
        'Sol y Luna están en agua: recoges lo que flota en el aire, lo recuerdas por años y necesitas soledad para saber qué parte es tuya.',
        'Entre lo que sientes y lo que eres apenas hay distancia, con las dos luces en agua, y pocos secretos se te escapan.',
        'Para tu Sol y tu Luna, de agua ambos, sentir es una forma de saber; sabes más de lo que puedes probar y sueles andar cerca.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Tu Sol está en un signo de fuego: descubres quién eres al empezar cosas, y el descanso te sienta mejor después de un riesgo que antes.',
      'Con el Sol en fuego te mueve lo que podría ser, y se te nota en la cara mucho antes de que haya un plan.',
      'Del deseo al hecho tienes un camino corto, por ese Sol en fuego, y poca calma con quien se detiene a consultar el mapa.',
    ],
    earth: [
      'Tu Sol está en un signo de tierra: aprendes a confiar en ti con cosas que aguantan, y un elogio te convence menos que un resultado.',
      'Con el Sol en tierra prefieres mostrar antes que prometer, y lo que aceptas suele llegar hasta el final.',
      'Sabes el tamaño real de las cosas, por ese Sol en tierra, y guardas un orgullo callado por lo que te costó tiempo.',
    ],
    air: [
      'Tu Sol está en un signo de aire: te enteras de lo que piensas al decírselo a alguien, y un día sin buena charla se queda flaco.',
      'Con el Sol en aire necesitas espacio alrededor y gente dentro, y juzgas con justicia casi todos los pleitos, el tuyo al final.',
      'Te da curiosidad cómo lo ve la otra persona, por ese Sol en aire, a veces más tiempo del que puede esperar la decisión.',
    ],
    water: [
      'Tu Sol está en un signo de agua: lees a las personas antes que las reglas, y lo que sientes decide más de lo que dejas ver.',
      'Con el Sol en agua el timón se mueve desde abajo, por recuerdos y estados de ánimo, y rara vez te desvías tanto como parece.',
      'Absorbes y eres leal, por ese Sol en agua; con quién pasas los días importa más que lo que haces en ellos.',
    ],
  },
  leads: {
    fire: [
      'En el total de la carta pesa más el fuego: primero va la acción y las razones la alcanzan luego.',
      'Casi todo el peso cae en el fuego; contagias valor, y a veces olvidas que a otros se les acaba antes.',
      'El fuego manda en conjunto, y con él cierto desprecio por las medias tintas; tu energía viene a ráfagas.',
    ],
    earth: [
      'En el total de la carta pesa más la tierra: quieres saber cuánto cuesta, cuánto tarda y quién va a estar.',
      'Casi todo el peso cae en la tierra; juzgas bien lo que existe y tardas en encariñarte con lo posible.',
      'La tierra manda en conjunto, y te mides por lo que terminas, tú antes que nadie.',
    ],
    air: [
      'En el total de la carta pesa más el aire, y con él las ganas de entender antes de tomar parte.',
      'Casi todo el peso cae en el aire: enlazas personas y pensamientos con facilidad, y que te fijen en un punto te agota.',
      'El aire manda en conjunto; cambiar de punto de vista te descansa más que un día libre.',
    ],
    water: [
      'En el total de la carta pesa más el agua: el tono, el momento y lo que se calla te llegan primero.',
      'Casi todo el peso cae en el agua; ablandas ambientes duros y te llevas una parte a casa.',
      'El agua manda en conjunto, y tu olfato para la gente es lo último de lo que conviene dudar.',
    ],
  },
  share: {
    fireEarth: [
      'Fuego y tierra van a la cabeza, una mezcla que quiere empezar hoy y tener algo que mostrar de noche.',
      'Entre fuego y tierra se reparten casi toda la carta: empuje que dura y poco gusto por hablar de ello.',
    ],
    fireAir: [
      'Fuego y aire van a la cabeza; el ánimo te sube con compañía y baja en las semanas largas y calladas.',
      'Entre fuego y aire se reparten casi toda la carta: ver rápido, decirlo rápido y estar ya en lo siguiente.',
    ],
    fireWater: [
      'Fuego y agua van a la cabeza: reacciones fuertes, de buena intención, difíciles de esconder.',
      'Entre fuego y agua se reparten casi toda la carta; la pasión viene sola y la calma se practica.',
    ],
    earthAir: [
      'Tierra y aire van a la cabeza, una pareja seca y útil: pensarlo bien y después ver si aguanta.',
      'Entre tierra y aire se reparten casi toda la carta; razonas hasta el exceso y sientes a tu propio ritmo.',
    ],
    earthWater: [
      'Tierra y agua van a la cabeza: atiendes lo que crece y notas enseguida cuando deja de crecer.',
      'Entre tierra y agua se reparten casi toda la carta; guardas, cuidas y sueltas más despacio de lo que quisieras.',
    ],
    airWater: [
      'Aire y agua van a la cabeza, y te toca poner en palabras lo que el resto apenas presiente.',
      'Entre aire y agua se reparten casi toda la carta: la imaginación toma todo el sitio, y a las fechas y las cuentas les queda lo que sobra.',
    ],
  },
  even: [
    'Ningún elemento se impone; puedes entrar a casi todo por varios lados y elegir uno te lleva un momento.',
    'Los cuatro elementos andan casi parejos, lo que da facilidad para adaptarse y dificultad para dejarse resumir.',
    'Fuego, tierra, aire y agua están cerca del empate; cada quien jurará que te conoce, y hablará de alguien distinto.',
  ],
  lacks: {
    fire: [
      'No hay nada en fuego; el primer empujón quizá venga de una amistad, de un plazo o de un reto.',
      'Falta el fuego, y con él las ganas de correr; tu audacia suele ir planeada.',
    ],
    earth: [
      'No hay nada en tierra, así que la rutina es menos un don que un oficio que se aprende a propósito.',
      'Falta la tierra; el lado práctico de la vida tiende a esperar hasta que urge.',
    ],
    air: [
      'No hay nada en aire; puedes saber algo durante años antes de dar con la frase.',
      'Falta el aire, y tomar distancia te cuesta: o estás dentro o estás fuera.',
    ],
    water: [
      'No hay nada en agua; los sentimientos llegan tarde, y llegan nítidos.',
      'Falta el agua, y consuelas arreglando algo, lo que ayuda más de lo que se cree.',
    ],
  },
  modeLacks: {
    cardinal: [
      'Ningún planeta está en signos cardinales; te sumas y mejoras con más gusto del que inicias.',
      'Los signos cardinales están vacíos: la apertura la hace otra gente y lo tuyo es lo que sigue.',
    ],
    fixed: [
      'Ningún planeta está en signos fijos; mantener el rumbo por años te pide más esfuerzo que cambiarlo.',
      'Los signos fijos están vacíos, lo que da soltura y vuelve la constancia una decisión.',
    ],
    mutable: [
      'Ningún planeta está en signos mutables; un plan que se tuerce te sale más caro que al resto.',
      'Los signos mutables están vacíos: empiezas y persistes, y doblarse por el camino es lo que hay que ensayar.',
    ],
  },
  modes: {
    cardinal: [
      'El compás lo marcan los signos cardinales, y sueles ser quien pone algo en marcha.',
      'Con el peso en signos cardinales das lo mejor al principio y te inquietas hacia la mitad.',
      'La carta se inclina a los signos cardinales: una necesidad te suena a orden.',
    ],
    fixed: [
      'El compás lo marcan los signos fijos; cambias tarde, a fondo y casi siempre por motivos propios.',
      'Con el peso en signos fijos te aferras a gente y a opiniones cuando los demás ya se fueron.',
      'La carta se inclina a los signos fijos: lo que comienzas ya no te suelta.',
    ],
    mutable: [
      'El compás lo marcan los signos mutables; ajustas sobre la marcha y te cansa lo que solo se puede hacer de un modo.',
      'Con el peso en signos mutables improvisas bien y te comprometes mejor si hay una salida a la vista.',
      'La carta se inclina a los signos mutables: escuchas la otra versión y casi siempre puedes vivir con ella.',
    ],
  },
  modesEven: [
    'Empezar, sostener y cambiar te salen más o menos por igual; ninguna modalidad se impone.',
    'De las tres modalidades no gana ninguna: inicias, aguantas o sueltas según pida el caso.',
    'Las modalidades están en equilibrio, y tu ritmo depende más de la compañía que del carácter.',
  ],
  ruler: {
    aries: [
      'Ascendía Aries, por lo que Marte rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Aries le da el mando a Marte, que está {{inSign}}, {{inHouse}}.',
    ],
    taurus: [
      'Ascendía Tauro, por lo que Venus rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Tauro le da el mando a Venus, que está {{inSign}}, {{inHouse}}.',
    ],
    gemini: [
      'Ascendía Géminis, por lo que Mercurio rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Géminis le da el mando a Mercurio, que está {{inSign}}, {{inHouse}}.',
    ],
    cancer: [
      'Ascendía Cáncer, por lo que la Luna rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Cáncer le da el mando a la Luna, que está {{inSign}}, {{inHouse}}.',
    ],
    leo: [
      'Ascendía Leo, por lo que el Sol rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Leo le da el mando al Sol, que está {{inSign}}, {{inHouse}}.',
    ],
    virgo: [
      'Ascendía Virgo, por lo que Mercurio rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Virgo le da el mando a Mercurio, que está {{inSign}}, {{inHouse}}.',
    ],
    libra: [
      'Ascendía Libra, por lo que Venus rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Libra le da el mando a Venus, que está {{inSign}}, {{inHouse}}.',
    ],
    scorpio: [
      'Ascendía Escorpio, por lo que Plutón rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Escorpio le da el mando a Plutón, que está {{inSign}}, {{inHouse}}.',
    ],
    sagittarius: [
      'Ascendía Sagitario, por lo que Júpiter rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Sagitario le da el mando a Júpiter, que está {{inSign}}, {{inHouse}}.',
    ],
    capricorn: [
      'Ascendía Capricornio, por lo que Saturno rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Capricornio le da el mando a Saturno, que está {{inSign}}, {{inHouse}}.',
    ],
    aquarius: [
      'Ascendía Acuario, por lo que Urano rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Acuario le da el mando a Urano, que está {{inSign}}, {{inHouse}}.',
    ],
    pisces: [
      'Ascendía Piscis, por lo que Neptuno rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Piscis le da el mando a Neptuno, que está {{inSign}}, {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'Un regente en la casa 1 hace de ti tu propia obra, visible desde la puerta y poco manejable.',
      'El camino vuelve así a ti: ante casi cualquier decisión preguntas qué tal le queda a quien vas siendo.',
    ],
    2: [
      'Ganar, tener y saber cuánto vales: ahí regresas una y otra vez.',
      'Mucho se decide por aquello de lo que puedes vivir y lo que no piensas vender; conoces el precio de no depender.',
    ],
    3: [
      'Te lleva lo cotidiano: mensajes, trayectos cortos, hermanos y vecinos, la charla en que se arreglan las cosas.',
      'Encuentras el rumbo preguntando, leyendo y contando, y una palabra nueva puede darle vuelta a un mes.',
    ],
    4: [
      'La casa es el centro de gravedad, sea aquella de donde vienes o la que estás levantando.',
      'Lo que ocurre puertas adentro pesa más que cualquier cargo, y tu vida pública se apoya en eso.',
    ],
    5: [
      'Sueles guiarte por la alegría: el juego, el romance, los hijos o algo hecho por puro gusto.',
      'Donde puedes mostrar lo que llevas dentro, el resto de la carta te sigue.',
    ],
    6: [
      'Te pones a prueba en el trabajo y el orden del día, y una jornada bien llevada te hace más bien que una gloriosa.',
      'Buscas tu sitio siendo útil, y el oficio que tienes te da forma más que a la mayoría.',
    ],
    7: [
      'Te encuentras a través de otros: la pareja, el socio, el rival, esa única persona al otro lado de la mesa.',
      'Pocas de tus grandes decisiones se toman a solas, y a quién eliges cuenta bastante de ti.',
    ],
    8: [
      'Te atrae lo compartido y lo oculto: la confianza, los recursos ajenos, la conversación que lo cambia todo.',
      'Las verdades a medias no te retienen, y la cercanía, con su precio, es asunto de toda la vida.',
    ],
    9: [
      'El horizonte lleva el timón: viajar, estudiar, creer, o negarte a pensar que esto es todo.',
      'El marco te queda chico cada cierto tiempo, y en tus giros probablemente hubo un viaje o alguien que enseñaba.',
    ],
    10: [
      'Lo que haces en público va por delante, y te importa más hacerlo bien que caer bien.',
      'Una vocación, o su búsqueda, ordena lo demás, y en el trabajo se te nota lo busques o no.',
    ],
    11: [
      'Las amistades y las causas comunes trazan el rumbo; el futuro te interesa más que el rango.',
      'Te sientes en tu elemento con gente que quiere lo mismo por motivos distintos.',
    ],
    12: [
      'El camino pasa por el silencio: trabajo tras bambalinas, soledad, lo que no admite prisa ni vitrina.',
      'Parte de lo mejor que vives no lo ve nadie, y cerrar una puerta es en ti necesidad antes que capricho.',
    ],
  },
  contrast: {
    fireEarth: [
      'Sol y Ascendente tiran cada uno por su lado, fuego y tierra: uno salta y el otro mide. Al salto ponle fecha, y a la medida, final.',
      'Entre tu Sol y tu Ascendente discuten la prisa y la cautela; conviene que la cautela elija el lugar y la prisa la hora.',
      'La gente conoce primero tu fuego o tu tierra y después encuentra lo otro; ambos son sinceros, y trabajan mejor por turnos.',
    ],
    fireAir: [
      'Tu Sol y tu Ascendente son fuego y aire, un pleito amistoso entre hacer y comentar que se arregla empezando por poco.',
      'Fuego y aire se reparten el fondo y las maneras, así que lo que dices y lo que haces pueden turnarse al frente.',
      'Sol y Ascendente se animan el uno al otro, fuego y aire; solo les falta alguien que avise que ya es tarde.',
    ],
    fireWater: [
      'Sol y Ascendente son fuego y agua: el mismo asunto te encuentra con valor y en carne viva, y una hora de demora les sirve a los dos.',
      'Entre fuego y agua, el fondo y las maneras no acuerdan cuánto mostrar; que lo decida la confianza y no el humor del día.',
      'Lo que muestras y lo que hay debajo se parecen como el fuego al agua, y quien vio ambas cosas suele quedarse.',
    ],
    earthAir: [
      'Sol y Ascendente son tierra y aire: uno lo quiere construido y otro comprendido; un dibujo deja contentos a los dos.',
      'Tus maneras y tu fondo se dividen entre tierra y aire, y puedes prometer ligero y entregar pesado, o al contrario.',
      'Tierra y aire se cruzan en tu Sol y tu Ascendente; piensas mejor con las manos ocupadas.',
    ],
    earthWater: [
      'Sol y Ascendente son tierra y agua, que coinciden en casi todo y retienen por igual; para soltar hace falta un motivo y una temporada.',
      'Entre tu tierra y tu agua, la sensatez y la simpatía votan juntas, y decir que no es lo que toca aprender.',
      'Fondo y maneras son de tierra y agua: calma a la vista y movimiento por debajo, o al revés.',
    ],
    airWater: [
      'Sol y Ascendente son aire y agua: uno explica lo que el otro solo siente, y ponerlo por escrito los sienta a conversar.',
      'Entre aire y agua, tus maneras y tu fondo discrepan sobre la distancia; buscas cercanía y una rendija por donde respirar.',
      'Pareces más leve de lo que eres, o más hondo de lo que sientes ese día: aire y agua comparten tu Sol y tu Ascendente.',
    ],
  },
  tightest: {
    conjunction: [
      'El aspecto más cerrado es una conjunción, {{first}} y {{second}}, a {{orb}}: actúan como uno solo.',
      '{{first}} y {{second}} van de la mano, a {{orb}}: no hay lazo más estrecho en tu carta.',
      'Nada está tan cerca como {{first}} y {{second}}, en conjunción con {{orb}} de orbe.',
    ],
    sextile: [
      'El aspecto más cerrado es un sextil, {{first}} y {{second}}, a {{orb}} de ser exacto: se ayudan si se les pide.',
      '{{first}} y {{second}} forman tu aspecto más estrecho, un sextil con {{orb}} de orbe, una puerta que pide uso.',
      'Nada está tan cerca como {{first}} y {{second}}, en sextil con {{orb}} de orbe.',
    ],
    square: [
      'El aspecto más cerrado es una cuadratura, {{first}} y {{second}}, a {{orb}} de ser exacta: roce, y también motor.',
      '{{first}} y {{second}} forman tu aspecto más estrecho, una cuadratura con {{orb}} de orbe, y no se dejan en paz.',
      'Nada está tan cerca como {{first}} y {{second}}, en cuadratura con {{orb}} de orbe; ahí trabajas más que en ninguna parte.',
    ],
    trine: [
      'El aspecto más cerrado es un trígono, {{first}} y {{second}}, a {{orb}} de ser exacto: sale tan fácil que quizá no lo cuentes como don.',
      '{{first}} y {{second}} forman tu aspecto más estrecho, un trígono con {{orb}} de orbe, y se entienden sin que nadie diga nada.',
      'Nada está tan cerca como {{first}} y {{second}}, en trígono con {{orb}} de orbe.',
    ],
    opposition: [
      'El aspecto más cerrado es una oposición, {{first}} y {{second}}, a {{orb}} de ser exacta: las dos puntas de una cuerda.',
      '{{first}} y {{second}} forman tu aspecto más estrecho, una oposición con {{orb}} de orbe, y a uno de los dos lo sueles hallar en otra gente.',
      'Nada está tan cerca como {{first}} y {{second}}, en oposición con {{orb}} de orbe.',
    ],
  },
  next: {
    conjunction: [
      'Después vienen {{first}} y {{second}}, en conjunción a {{orb}}.',
      'Casi igual de cerca van juntos {{first}} y {{second}}, a {{orb}}.',
    ],
    sextile: [
      'Después viene un sextil, {{first}} y {{second}}, con {{orb}} de orbe.',
      'Casi igual de cerca están en sextil {{first}} y {{second}}, a {{orb}}.',
    ],
    square: [
      'Después viene una cuadratura, {{first}} y {{second}}, con {{orb}} de orbe.',
      'Casi igual de cerca se rozan en cuadratura {{first}} y {{second}}, a {{orb}}.',
    ],
    trine: [
      'Después viene un trígono, {{first}} y {{second}}, con {{orb}} de orbe.',
      'Casi igual de cerca están en trígono {{first}} y {{second}}, a {{orb}}.',
    ],
    opposition: [
      'Después viene una oposición, {{first}} y {{second}}, con {{orb}} de orbe.',
      'Casi igual de cerca se miran de frente {{first}} y {{second}}, en oposición a {{orb}}.',
    ],
  },
  pairs: {
    'sun-moon':
      'Lo que quieres y lo que necesitas se vigilan, y pocas decisiones salen sin consultar a los dos.',
    'sun-mercury': 'Tus opiniones y tu persona cuestan de separar, para bien y para mal.',
    'sun-venus': 'El encanto está a flor de piel, y gustar te importa un poco más de lo que dirías.',
    'sun-mars':
      'La voluntad y el genio usan la misma puerta; rara vez esperas invitación y no te gusta que te frenen.',
    'sun-jupiter': 'Piensas a lo grande, prometes a la misma escala y tienes suerte con quienes te creen.',
    'sun-saturn': 'Algo en ti creció temprano, y la seguridad te suele llegar por cosas bien hechas.',
    'sun-uranus':
      'Necesitas permiso para ser diferente, y tu vida puede girar en días que nadie tenía señalados.',
    'sun-neptune':
      'Te identificas enseguida con lo que te emociona; de vez en cuando conviene preguntar de quién es el sueño.',
    'sun-pluto':
      'Hay una fuerza en ti que se percibe antes de que la uses, y las medias tintas nunca te quedaron.',
    'sun-ascendant': 'O te muestras tal cual o dedicas años a juntar las dos cosas.',
    'sun-midheaven': 'Quién eres y qué haces en el mundo van atados, y un empleo equivocado se te nota.',
    'moon-mercury': 'El sentimiento busca palabra al instante, y lo que contaste a alguien pesa la mitad.',
    'moon-venus': 'Sabes hacer agradable el rato, y una aspereza te estropea más día del que imaginas.',
    'moon-mars': 'La emoción viene con impulso incluido: primero reaccionas y al anochecer ya lo ves mejor.',
    'moon-jupiter': 'Corazón amplio, consuelos abundantes, y una mesura que se aprende tarde.',
    'moon-saturn': 'Guardas tus necesidades en orden y fuera de la vista; te gana la ternura que dura.',
    'moon-uranus':
      'El ánimo te cambia como el tiempo junto al mar, y conservas el vínculo que te deja libertad.',
    'moon-neptune':
      'Sientes lo que hay en el cuarto como si fuera tuyo, un talento al que le hace falta puerta.',
    'moon-pluto': 'Nada de lo que sientes es pequeño, y cuando das confianza la das en serio.',
    'moon-ascendant': 'Lo que sientes se te ve en la cara, y te cuentan cosas sin saber por qué.',
    'moon-midheaven': 'Tu trabajo responde a tus ánimos, y en tu cara pública hay algo que ampara.',
    'mercury-venus': 'Dices las cosas con gracia, y una frase bien puesta también puede conquistarte.',
    'mercury-mars': 'Piensas rápido y lo dices, con un filo que a veces notas un segundo después.',
    'mercury-jupiter': 'Ves el cuadro grande y hablas de él; la letra chica pide una segunda mirada.',
    'mercury-saturn': 'Piensas despacio y hasta el final, y a ti casi nadie te repite una instrucción.',
    'mercury-uranus': 'Las ideas te llegan de costado, y con frecuencia aciertas demasiado pronto.',
    'mercury-neptune':
      'Piensas en imágenes y oyes lo que se quiso decir; fechas y sumas, que alguien las revise.',
    'mercury-pluto': 'Haces la pregunta que hay debajo de la pregunta, y la respuesta no se te olvida.',
    'mercury-ascendant': 'Sales al mundo hablando, o al menos con cara de estar pensando.',
    'mercury-midheaven': 'Las palabras forman parte de tu trabajo, sea cual sea el oficio.',
    'venus-mars': 'Gustar y desear andan juntos, y eso te da un calor que la gente nota.',
    'venus-jupiter': 'Quieres con generosidad, gastas igual, y casi nadie te lo reprocha.',
    'venus-saturn': 'Eliges despacio y conservas lo elegido; te mueve más la lealtad que el halago.',
    'venus-uranus': 'La atracción te cae de golpe, y la cercanía tiene que dejar una ventana abierta.',
    'venus-neptune': 'Ves a la gente como podría ser, cosa hermosa, y costosa en mala compañía.',
    'venus-pluto': 'No quieres a medias, y perder te enseñó algo sobre conservar.',
    'venus-ascendant': 'Tu soltura con la gente abre puertas antes que tus argumentos.',
    'venus-midheaven': 'El gusto o el tacto forman parte de tu fama en el trabajo.',
    'mars-jupiter': 'Te atreves a mucho y casi siempre sale; la lección es dosificar.',
    'mars-saturn':
      'Acelerador y freno van lado a lado: cansas a los demás por lo que aguantas y te cansas tú de frenar en seco.',
    'mars-uranus': 'Actúas en el momento, detestas las órdenes y rindes bien cuando todo se complica.',
    'mars-neptune': 'Peleas mejor por algo más grande que tú, y los días sin rumbo te vacían.',
    'mars-pluto':
      'Tienes más fuerza de la que pide la ocasión, y el trabajo consiste en saber dónde ponerla.',
    'mars-ascendant': 'Entras con energía, y hay quien retrocede antes de conocerte.',
    'mars-midheaven': 'La ambición en ti es física; te hace falta algo contra lo cual empujar.',
    'jupiter-saturn': 'Agrandas y recortas, y tus planes suelen ser grandes y además funcionan.',
    'jupiter-uranus': 'La suerte te llega por esquinas raras, sobre todo al salirte del camino marcado.',
    'jupiter-neptune':
      'Creer te resulta natural, en la gente, en el arte o en lo invisible; poner límites, no.',
    'jupiter-pluto': 'Piensas en lo que podría cambiarse de raíz, y puedes arrastrar a otros contigo.',
    'jupiter-ascendant': 'Entras con buen ánimo, y el espacio que ocupas te lo dan casi siempre con gusto.',
    'jupiter-midheaven': 'La oportunidad te encuentra en público, y subes mejor cuando la compartes.',
    'saturn-uranus': 'Orden y libertad negocian en ti durante años, y lo que acuerdan es original y resiste.',
    'saturn-neptune': 'Les das forma a los sueños, o dudas de ellos hasta que la tienen.',
    'saturn-pluto': 'Puedes privarte y seguir adelante, y no tendría que hacerte falta tan seguido.',
    'saturn-ascendant': 'Al principio guardas distancia y aparentas más años; con el tiempo, menos.',
    'saturn-midheaven': 'Subes por la escalera, y lo que alcanzas lo conservas.',
    'uranus-ascendant': 'Das la impresión de pieza única, y lo idéntico te pone nervios.',
    'uranus-midheaven': 'Tu camino en el mundo se dobla donde nadie había puesto un letrero.',
    'neptune-ascendant': 'La gente ve en ti lo que anda buscando, así que ayuda decir quién está ahí.',
    'neptune-midheaven': 'Tu trabajo necesita servir a algo, y un título a secas no alcanza.',
    'pluto-ascendant': 'Se te siente al llegar, y la charla de compromiso rara vez te sobrevive.',
    'pluto-midheaven':
      'Transformas lo que ponen a tu cargo, y es probable que hayas empezado de cero alguna vez.',
  },
  patterns: {
    grandCross: [
      'Cuatro esquinas de la carta se sujetan en una gran cruz: presión por todos lados, y una resistencia notable en cuanto dejas de contentar a cada uno.',
      'Una gran cruz mantiene cuatro exigencias a la vez, y tu fuerza está en saber cuál puede esperar.',
      'La gran cruz de tu carta no deja que te recuestes de un solo lado; visto desde fuera, se llama aguante.',
    ],
    kite: [
      'Una cometa cruza la carta: un don que sale sin esfuerzo y, en la punta donde se puede aprovechar, {{apex}}.',
      'Facilidad y puntería se juntan en una cometa, y la cuerda la lleva {{apex}}.',
      'Tu carta guarda una cometa, figura poco común; lo que corre por ella encuentra esta salida: {{apex}}.',
    ],
    grandTrine: [
      'Tres planetas cierran un gran trígono: algo en ti funciona sin más, y pide una tarea para no volverse comodidad.',
      'Un gran trígono recorre la carta, talento tan parejo que a lo mejor otra persona te lo tiene que señalar.',
      'El gran trígono de tu carta es un círculo que se cuida solo; aprovecharlo depende de ti.',
    ],
    yod: [
      'Un yod señala hacia {{apex}}: dos talentos fáciles piden ahí un ajuste que nunca acaba y que a menudo se vuelve especialidad.',
      'Dos quincuncios se encuentran en un punto, {{apex}}, figura que se llama yod; esa parte de ti tardó más que las otras en hallar su lugar.',
      'El dedo de un yod descansa sobre {{apex}}, y lo que te pide es raro, preciso y tuyo.',
    ],
    tSquare: [
      'Una T cuadrada junta su tensión en {{apex}}: ahí trabajas más y ahí tienes más que mostrar.',
      'Dos lados opuestos aprietan sobre {{apex}}, una T cuadrada, incómoda y productiva.',
      'En la punta de una T cuadrada está {{apex}}, y le toca acudir cada vez que los otros dos no se ponen de acuerdo.',
    ],
  },
  stelliumSigns: {
    aries: 'Hay multitud en Aries, y buena parte de ti prefiere llegar primero a llegar con certeza.',
    taurus: 'Hay tanto en Tauro que la lentitud, más que costumbre, es en ti una opinión.',
    gemini: 'La multitud en Géminis sostiene varias conversaciones dentro de ti, casi todas al mismo tiempo.',
    cancer: 'Con tanto en Cáncer, quién es de los tuyos y quién ya comió nunca anda lejos de tu mente.',
    leo: 'Tantos planetas en Leo piden escenario, aunque sea una cocina con tres personas.',
    virgo: 'La multitud en Virgo ve el defecto desde la otra acera, y su intención es ayudar.',
    libra: 'Con tanto en Libra piensas de a dos, y lo decidido a solas te parece a medio hacer.',
    scorpio: 'Hay tanto en Escorpio que mantienes la superficie en calma y vives por debajo.',
    sagittarius: 'La multitud en Sagitario quiere saber qué hay detrás de la loma, y lo dice en voz alta.',
    capricorn: 'Con tanto en Capricornio cuentas por años, y tienes más dulzura que tu agenda.',
    aquarius:
      'Tantos planetas en Acuario prefieren el principio a la fiesta, y una amistad a cualquiera de las dos.',
    pisces: 'La multitud en Piscis te deja las fronteras abiertas, a la música y a los lunes de los demás.',
  },
  stelliumHouses: {
    1: 'Tantos planetas en la casa 1 te ponen en primer plano, hasta los días en que lo cederías.',
    2: 'Con multitud en la casa 2, la seguridad es un hilo que atraviesa casi todo lo que eliges.',
    3: 'Hay tanto en la casa 3 que vives leyendo, preguntando y yendo de un lado a otro en pocas cuadras.',
    4: 'Una multitud en la casa 4 tira de la vida hacia adentro, hacia el hogar y el lugar de donde vienes.',
    5: 'Con tantos planetas en la casa 5 te hace falta algo que crear o alguien a quien hacer reír.',
    6: 'Hay tanto en la casa 6 que el trabajo pocas veces es solo trabajo.',
    7: 'Una multitud en la casa 7 entrega buena parte de tu historia a la gente con la que te juntas.',
    8: 'Con tanto en la casa 8 no te quedas en la superficie, ni de las personas ni de las cuentas.',
    9: 'Tantos planetas en la casa 9 hacen que siempre estés estudiando algo, con escuela o sin ella.',
    10: 'Una multitud en la casa 10 te saca ante el público, con sus aplausos y sus preguntas.',
    11: 'Con tanto en la casa 11, media biografía tuya la podrían contar tus amistades.',
    12: 'Tantos planetas en la casa 12 piden cuartos donde no entre nadie, y los agradecen.',
  },
  sides: {
    above: [
      'La mayoría de los planetas estaba sobre el horizonte: tu vida tiende a pasar a la vista, entre otros y para algo.',
      'Con el peso encima del horizonte, la opinión del mundo te llega antes que la propia.',
    ],
    below: [
      'La mayoría de los planetas estaba bajo el horizonte: vives de dentro hacia fuera, y la fama no es lo que echarías de menos.',
      'Con el peso debajo del horizonte, tus cuatro paredes saben de ti más que cualquier oficina.',
    ],
    east: [
      'La mayoría de los planetas estaba del lado que asciende; prefieres poner las condiciones y arrancar por tu cuenta.',
      'Con el peso al oriente, te va mejor la primera jugada que la respuesta.',
    ],
    west: [
      'La mayoría de los planetas estaba del lado que se pone; mucho te llega a través de otros, y sabes responder.',
      'Con el peso al poniente, el momento está en parte en manos ajenas, y sabes encontrar a la gente a mitad de camino.',
    ],
  },
  phases: {
    newMoon: [
      'Naciste cerca de una Luna nueva, cuando todo empieza a oscuras, y sueles obrar por corazonada antes de que haya algo que ver.',
      'Nacer junto a la Luna nueva presta, a cualquier edad, la franqueza de quien empieza.',
    ],
    waxingCrescent: [
      'Naciste bajo un creciente recién asomado: hay algo de lo que desprenderse y bastante empuje para hacerlo.',
      'Nacer en Luna creciente te va alejando, un paso chico cada vez, de lo que te entregaron hecho.',
    ],
    firstQuarter: [
      'Naciste en el cuarto creciente, tiempo de decisiones, y un poco de resistencia saca lo mejor de ti.',
      'Nacer en cuarto creciente da mano para construir en lugares revueltos: primero despejas y luego levantas.',
    ],
    waxingGibbous: [
      'Naciste con la Luna casi llena, cuando el trabajo se mejora antes de mostrarlo, y rara vez te parece terminado.',
      'Nacer bajo la Luna gibosa creciente da ojo para lo que todavía puede quedar mejor.',
    ],
    fullMoon: [
      'Naciste en torno a una Luna llena, con todo iluminado: ves las dos caras de casi todo, y otros vienen a ti para verse.',
      'Nacer con Luna llena deja tus deseos y tus necesidades frente a frente, a plena vista.',
    ],
    waningGibbous: [
      'Naciste justo después de una Luna llena, cuando se pasa de mano en mano lo comprendido, y explicar te sale solo.',
      'Nacer bajo la Luna gibosa menguante hace que transmitas cosas, el saber hacer antes que nada.',
    ],
    lastQuarter: [
      'Naciste en el cuarto menguante, cuando se desarman las creencias, y es probable que hayas cambiado de idea en algo grande.',
      'Nacer en cuarto menguante presta ojo de crítica, también para el bando propio.',
    ],
    waningCrescent: [
      'Naciste bajo la última astilla de Luna, cuando se suelta; en ciertos cuartos te sientes con más años, y en casi todos con más libertad.',
      'Nacer en Luna menguante afina el oído para los finales, y para lo que vale la pena guardar de ellos.',
    ],
  },
  mind: {
    fire: [
      'Mercurio en fuego lo dice primero y lo revisa después.',
      'Tu mente va a saltos, con Mercurio en fuego, y los detalles la alcanzan.',
      'Mercurio, en un signo de fuego, va al punto y disfruta convenciendo.',
    ],
    earth: [
      'Mercurio en tierra pide un ejemplo, y conserva lo que entendió.',
      'Tu mente va paso a paso, con Mercurio en tierra, y casi nunca tiene que volver.',
      'Mercurio, en un signo de tierra, habla poco y se le puede creer.',
    ],
    air: [
      'Mercurio en aire pone dos cosas una junto a otra y ve el enlace.',
      'Tu mente se abre al conversar, con Mercurio en aire, y en silencio se enmohece.',
      'Mercurio, en un signo de aire, escucha todas las opiniones, la suya al final.',
    ],
    water: [
      'Mercurio en agua atiende al tono, y lo recuerda por años.',
      'Tu mente pesa por el tacto, con Mercurio en agua, y halla las razones luego.',
      'Mercurio, en un signo de agua, toma nota de lo que nadie dijo.',
    ],
  },
  heart: {
    fire: [
      'A Venus en fuego le gusta la gente que se atreve, y se lo dice.',
      'En el amor tu Venus se guía por el calor y el arrojo, y un poco de rivalidad no le estorba.',
      'Venus, en un signo de fuego, se prenda rápido y lo muestra.',
    ],
    earth: [
      'Venus en tierra cree en el tacto, en la buena mesa y en llegar a la hora.',
      'En el amor tu Venus se guía por los hechos antes que por las frases, y se acuerda.',
      'Venus, en un signo de tierra, quiere algo que siga ahí en primavera.',
    ],
    air: [
      'Venus en aire se enamora conversando, y conversando se queda.',
      'En el amor tu Venus se guía por el ingenio y la equidad, con espacio para respirar.',
      'Venus, en un signo de aire, necesita amistad en quien ama.',
    ],
    water: [
      'Venus en agua ama por intuición, y se duele por el tono.',
      'En el amor tu Venus se guía por la ternura, y distingue la imitación.',
      'Venus, en un signo de agua, se entrega despacio y después del todo.',
    ],
  },
  drive: {
    fire: [
      'Marte en fuego actúa enseguida, y el enojo le dura poco.',
      'Avanzas empezando, con Marte en fuego; los frenos llegan más tarde.',
      'A Marte, en un signo de fuego, le gusta un rival claro y el camino libre.',
    ],
    earth: [
      'Marte en tierra gasta parejo sus fuerzas y aguanta más que la mayoría.',
      'Avanzas a trabajo constante, con Marte en tierra; tu enojo es lento y recuerda fechas.',
      'Marte, en un signo de tierra, lo hace una vez y lo hace bien.',
    ],
    air: [
      'Marte en aire pelea con argumentos, y gana bastantes.',
      'Avanzas convenciendo, con Marte en aire, en varios frentes a la vez.',
      'Marte, en un signo de aire, tiene que verle el sentido antes de moverse.',
    ],
    water: [
      'Marte en agua se mueve cuando lo conmueven, y entonces con una fuerza inesperada.',
      'Avanzas a tientas y bien, con Marte en agua, rodeando lo que no puedes atravesar.',
      'Marte, en un signo de agua, protege primero y ataca al último.',
    ],
  },
};
