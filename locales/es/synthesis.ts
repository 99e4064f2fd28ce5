import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Tu carta en conjunto',
  points: { sun: 'el Sol', moon: 'la Luna', ascendant: 'el Ascendente', midheaven: 'el Medio Cielo' },
  lights: {
    fire: {
      fire: [
        'Tu Sol y tu Luna arden en el mismo elemento: lo que quieres y lo que te hace falta suelen ir juntos, y cuando alguien pregunta adónde, ya vas por la esquina.',
        'Con Sol y Luna en fuego, el deseo y la emoción te llegan casi a la vez; lo difícil es esperar.',
        'El entusiasmo te llega tan puntual como el hambre, cosas de tener Sol y Luna en fuego, y quien está cerca se contagia.',
      ],
      earth: [
        'Sol en fuego sobre Luna en tierra: te gusta empezar con audacia y dormir en tu propia cama, y tus mejores años dejan sitio para ambas cosas.',
        'Tu Sol de fuego enciende el fósforo y tu Luna de tierra revisa que haya leña; te atreves a mucho cuando sabes adónde volver.',
        'Con ese Sol de fuego se diría que te vas mañana; la Luna de tierra, sin decir nada, ya renovó el contrato de la casa.',
      ],
      air: [
        'El fuego de tu Sol y el aire de tu Luna se avivan: una idea te mueve, contarla te mueve más, y esa misma tarde ya la tienes en marcha.',
        'Con algo nuevo, primero actúas y después lo conversas, que para eso tienes el Sol en fuego y la Luna en aire; a tu lado la gente se aburre poco.',
        'Sol en fuego y Luna en aire: el mal humor se te pasa hablando, y pocas veces dura más que la charla.',
      ],
      water: [
        'El Sol en fuego dice «vamos» y la Luna en agua pregunta cómo están todos; probablemente aprendiste pronto a oír a los dos.',
        'Por el Sol en fuego transmites calidez y aplomo; debajo hay una Luna de agua que se lastima más de lo que deja ver.',
        'Fuego en el Sol y agua en la Luna hacen vapor: emociones fuertes que piden hacer algo ya, y que al rato se amansan.',
      ],
    },
    earth: {
      fire: [
        'Tu Sol de tierra construye despacio y tu Luna de fuego no soporta tanta calma; sueles alternar la paciencia con saltos repentinos.',
        'Lo primero que la gente conoce es la serenidad de tu Sol en tierra; quien convive contigo sabe lo rápido que se enciende tu Luna en fuego.',
        'Haces las cosas con cuidado y las quieres para hoy mismo: es lo que pasa cuando se juntan Sol en tierra y Luna en fuego.',
      ],
      earth: [
        'Sol y Luna coinciden en la tierra: confías en lo que dura, haces más de lo que dices y cambiar por cambiar te atrae poco.',
        'Con el Sol y la Luna en tierra, trabajas y quieres al mismo paso, sin prisa, y no se te olvida quién cumplió su palabra.',
        'Tu Sol y tu Luna, en tierra los dos, se entienden en lo práctico: cuidas con hechos y descansas mejor con la tarea terminada.',
      ],
      air: [
        'El Sol en tierra quiere un resultado y la Luna en aire quiere pensarlo otra vez, así que entiendes a fondo y terminas algo tarde.',
        'Con Sol en tierra y Luna en aire, las manos trabajan mientras lo que sientes anda buscando la palabra exacta.',
        'Por tu Sol en tierra la gente sabe a qué atenerse contigo; por dentro, con la Luna en aire, hay más ligereza de la que muestras.',
      ],
      water: [
        'La tierra de tu Sol y el agua de tu Luna se llevan bien: cuidas con actos, y sueles notar qué falta antes de que lo pidan.',
        'Tu Sol de tierra pisa en seco y tu Luna de agua siente cada marea; con esa mezcla, es común que la gente se apoye en ti.',
        'Con Sol en tierra y Luna en agua levantas un techo para los demás; a veces hay que recordarte que también es tuyo.',
      ],
    },
    air: {
      fire: [
        'El Sol en aire y la Luna en fuego te dan velocidad: piensas al hablar, sientes al actuar y con lo lento te aburres pronto.',
        'Tu Sol de aire sopesa todos los lados cuando tu Luna de fuego ya eligió uno; las discusiones más reñidas las tienes a solas.',
        'Con Luna de fuego, un Sol de aire se acalora: una idea te entusiasma de pies a cabeza y rara vez la guardas para el día siguiente.',
      ],
      earth: [
        'El Sol en aire vive entre ideas y la Luna en tierra pregunta a qué hora se cena; te hacen falta los dos más de lo que admites.',
        'Hablas con ligereza y te arraigas hondo: al Sol de aire le gusta el cambio, y a la Luna de tierra, su silla de siempre.',
        'Puedes cambiar de opinión en un minuto y de costumbres en diez años; así es tener el Sol en aire y la Luna en tierra.',
      ],
      air: [
        'Sol y Luna comparten el aire: las cosas se te vuelven reales cuando las conversas, y un silencio largo en plena charla te inquieta.',
        'Con el aire en el Sol y en la Luna, das un paso atrás para ver qué sientes, lo describes bien, y la emoción llega a veces al otro día.',
        'Necesitas gente, ideas y cierta distancia; tu Sol y tu Luna, en aire los dos, guardan el equilibrio sin acercarse demasiado.',
      ],
      water: [
        'El Sol en aire explica y la Luna en agua ya lo sabía; buena parte del día se te va en traducirle a uno lo que dice la otra.',
        'Hablas con más frialdad de la que sientes: el Sol de aire encuentra la frase y la Luna de agua guarda lo que no cupo en ella.',
        'Con el Sol en aire puedes hablar de cualquier tema; después, la Luna en agua te pide una noche tranquila para sentirlo.',
      ],
    },
    water: {
      fire: [
        'Tu Sol de agua tantea el terreno y tu Luna de fuego quiere acabar de una vez: te salen ternura e impaciencia en la misma frase.',
        'Con Sol en agua y Luna en fuego, lo que te conmueve se vuelve acción enseguida, y defiendes mejor la causa ajena que la propia.',
        'Al conocerte se ve la hondura del Sol en agua; detrás hay una Luna de fuego con genio, humor y poca paciencia para la lástima.',
      ],
      earth: [
        'El Sol en agua percibe qué hace falta y la Luna en tierra va y lo trae, sin ruido; se nota sobre todo cuando faltas.',
        'Sientes hondo, por el Sol en agua, y la rutina te repone, por la Luna en tierra: comer, dormir, una tarea que se acabe.',
        'Tu Sol de agua descansa sobre una Luna de tierra: te compadeces de muchos y confías en pocos, despacio y por largo tiempo.',
      ],
      air: [
        'Tu Sol en agua lo absorbe todo y tu Luna en aire quiere que se diga claro, así que a menudo dices lo que toda la sala sentía.',
        'Con Sol de agua y Luna de aire, a la gente la captas por intuición y la entiendes después, cuando la piensas de lejos.',
        'El Sol en agua se acercaría más y la Luna en aire pide una ventana abierta; tus vínculos funcionan mejor con un poco de cada cosa.',
      ],
      water: [
        'Sol y Luna están en agua: recoges lo que flota en el ambiente, tardas en olvidarlo y necesitas soledad para saber qué parte es tuya.',
        'Entre lo que sientes y lo que eres apenas hay distancia, con el Sol y la Luna en agua, y pocos secretos se te escapan.',
        'Para tu Sol y tu Luna, de agua los dos, sentir es una forma de saber; sabes más de lo que puedes probar y sueles errar por poco.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Tu Sol está en un signo de fuego: descubres quién eres al empezar cosas, y el descanso te sienta mejor después de un riesgo que antes.',
      'Con el Sol en fuego te mueve lo que podría ser, y se te nota en la cara mucho antes de que haya un plan.',
      'Del deseo al hecho te queda poco trecho, por ese Sol en fuego, y te impacienta quien se detiene a mirar el mapa.',
    ],
    earth: [
      'Tu Sol está en un signo de tierra: aprendes a confiar en ti cuando lo que haces resiste, y un elogio te convence menos que un resultado.',
      'Con el Sol en tierra prefieres mostrar antes que prometer, y lo que aceptas sueles llevarlo hasta el final.',
      'Mides bien lo que cuestan las cosas, por ese Sol en tierra, y te da un orgullo callado lo que te llevó tiempo.',
    ],
    air: [
      'Tu Sol está en un signo de aire: te enteras de lo que piensas al decírselo a alguien, y un día sin buena charla te sabe a poco.',
      'Con el Sol en aire necesitas espacio y gente que lo llene, y juzgas con justicia casi cualquier pleito, menos el tuyo.',
      'Quieres saber cómo lo ven los demás, por ese Sol en aire, y a veces la decisión no puede esperar tanto.',
    ],
    water: [
      'Tu Sol está en un signo de agua: lees a las personas antes que las reglas, y lo que sientes decide más de lo que dejas ver.',
      'Con el Sol en agua te llevan corrientes de fondo, recuerdos y estados de ánimo, y te desvías menos de lo que parece.',
      'Te impregnas de la gente y le guardas lealtad, por ese Sol en agua; con quién pasas los días te importa más que lo que haces en ellos.',
    ],
  },
  leads: {
    fire: [
      'De los cuatro elementos pesa más el fuego: la acción va por delante y las razones llegan después.',
      'El mayor peso recae en el fuego; das ánimos a los demás, y a veces olvidas que a ellos se les acaban antes.',
      'En la carta domina el fuego: lo tibio te interesa poco, y la energía te sube con cada comienzo.',
    ],
    earth: [
      'De los cuatro elementos pesa más la tierra: quieres saber cuánto cuesta, cuánto tarda y quién va a estar.',
      'El mayor peso recae en la tierra; juzgas bien lo que ya existe y tardas en encariñarte con lo posible.',
      'En la carta domina la tierra: te exiges terminar las cosas, y el juicio más severo suele ser el tuyo.',
    ],
    air: [
      'De los cuatro elementos pesa más el aire, y con él las ganas de entender antes de tomar parte.',
      'El mayor peso recae en el aire: relacionas gente e ideas con facilidad, y te agota que te encasillen.',
      'En la carta domina el aire: ver las cosas de otro modo te descansa más que un día libre.',
    ],
    water: [
      'De los cuatro elementos pesa más el agua: el tono, el momento y lo que se calla te llegan primero.',
      'El mayor peso recae en el agua; suavizas los ambientes tensos, y algo de esa tensión te llevas a casa.',
      'En la carta domina el agua: tu olfato para la gente rara vez es lo que falla.',
    ],
  },
  share: {
    fireEarth: [
      'Fuego y tierra van a la cabeza, una mezcla que quiere empezar hoy y tener algo que mostrar antes de la noche.',
      'Buena parte de la carta se la llevan fuego y tierra: empuje con aguante y poco gusto por hablar de ello.',
    ],
    fireAir: [
      'Fuego y aire van a la cabeza; el ánimo te sube con la compañía y te baja en las semanas largas y calladas.',
      'Buena parte de la carta se la llevan fuego y aire: ves rápido, lo dices rápido y ya vas en lo siguiente.',
    ],
    fireWater: [
      'Fuego y agua van a la cabeza: reacciones fuertes, bienintencionadas y difíciles de esconder.',
      'Buena parte de la carta se la llevan fuego y agua; la pasión viene sola y la calma se practica.',
    ],
    earthAir: [
      'Tierra y aire van a la cabeza, una pareja sobria y útil: pensarlo bien y después ver si aguanta.',
      'Buena parte de la carta se la llevan tierra y aire; razonas hasta el exceso y sientes a tu propio ritmo.',
    ],
    earthWater: [
      'Tierra y agua van a la cabeza: atiendes lo que crece y notas enseguida cuando deja de crecer.',
      'Buena parte de la carta se la llevan tierra y agua; guardas, cuidas y sueltas más despacio de lo que quisieras.',
    ],
    airWater: [
      'Aire y agua van a la cabeza, y te toca poner en palabras lo que el resto apenas presiente.',
      'Buena parte de la carta se la llevan aire y agua: la imaginación ocupa casi todo el sitio, y las fechas y las cuentas se quedan con lo que sobra.',
    ],
  },
  even: [
    'Ningún elemento se impone; puedes entrar a casi todo por varios lados y elegir uno te lleva un momento.',
    'Entre los elementos no hay ventaja clara, lo que da facilidad para adaptarse y dificultad para dejarse resumir.',
    'El peso de la carta se reparte entre los elementos sin un favorito; si tus conocidos te describieran, parecerían hablar de personas distintas.',
  ],
  lacks: {
    fire: [
      'En fuego no hay ningún planeta; el primer empujón quizá venga de una amistad, de un plazo o de un reto.',
      'A la carta le falta fuego: la prisa te tienta poco, y cuando te atreves suele ser con un plan.',
    ],
    earth: [
      'En tierra no hay ningún planeta; la rutina no te sale sola y se aprende como un oficio.',
      'A la carta le falta tierra: lo práctico de la vida tiende a esperar hasta que urge.',
    ],
    air: [
      'En aire no hay ningún planeta; puedes saber algo durante años antes de dar con la frase.',
      'A la carta le falta aire: tomar distancia te cuesta, y o estás dentro o estás fuera.',
    ],
    water: [
      'En agua no hay ningún planeta; los sentimientos suelen llegarte tarde, y llegan nítidos.',
      'A la carta le falta agua: consuelas arreglando algo, y eso ayuda más de lo que se cree.',
    ],
  },
  modeLacks: {
    cardinal: [
      'Ningún planeta está en signos cardinales; te gusta más sumarte a algo y mejorarlo que iniciarlo.',
      'Los signos cardinales están vacíos: el primer paso suele darlo otra gente, y lo tuyo es lo que sigue.',
    ],
    fixed: [
      'Ningún planeta está en signos fijos; mantener el rumbo por años te pide más esfuerzo que cambiarlo.',
      'Los signos fijos están vacíos: te adaptas con soltura, y la constancia es algo que tienes que decidir.',
    ],
    mutable: [
      'Ningún planeta está en signos mutables; te cuesta más que al resto que se tuerza un plan.',
      'Los signos mutables están vacíos: empiezas y persistes, y lo que queda por ensayar es ceder a medio camino.',
    ],
  },
  modes: {
    cardinal: [
      'El compás lo marcan los signos cardinales, y sueles ser quien pone las cosas en marcha.',
      'Con más peso en los signos cardinales, das lo mejor al principio y te inquietas hacia la mitad.',
      'La carta se inclina hacia los signos cardinales: donde ves que falta algo, empiezas.',
    ],
    fixed: [
      'El compás lo marcan los signos fijos; cambias tarde, a fondo y casi siempre por motivos propios.',
      'Con más peso en los signos fijos, conservas afectos y opiniones que otros ya habrían soltado.',
      'La carta se inclina hacia los signos fijos: lo que comienzas ya no te suelta.',
    ],
    mutable: [
      'El compás lo marcan los signos mutables; ajustas sobre la marcha y te cansa lo que solo se puede hacer de un modo.',
      'Con más peso en los signos mutables, improvisas bien y te comprometes mejor si hay una salida a la vista.',
      'La carta se inclina hacia los signos mutables: escuchas la otra versión y casi siempre le encuentras algo de razón.',
    ],
  },
  modesShare: {
    cardinalFixed: [
      'Los signos cardinales y los fijos llevan la carta a medias: pones las cosas en marcha y después no las sueltas.',
      'Entre cardinales y fijos hay poca diferencia: te resulta fácil empezar y también quedarte; dar la vuelta, menos.',
    ],
    cardinalMutable: [
      'Los signos cardinales y los mutables llevan la carta a medias: empiezas pronto y te adaptas por el camino, y el largo tramo del medio pide paciencia.',
      'Entre cardinales y mutables hay poca diferencia: te mueves rápido y rápido cambias de rumbo.',
    ],
    fixedMutable: [
      'Los signos fijos y los mutables llevan la carta a medias: mantienes el rumbo y sabes ceder antes de que algo se rompa.',
      'Entre fijos y mutables hay poca diferencia: sabes quedarte y sabes cambiar; lo que tarda es el primer paso.',
    ],
  },
  modesEven: [
    'Ningún modo se impone, y cada asunto te encuentra con un paso distinto.',
    'De los tres modos ninguno domina con claridad: tu manera de obrar cambia según el caso.',
    'La carta no se inclina hacia ningún modo, y tu ritmo depende más de la compañía que del carácter.',
  ],
  ruler: {
    aries: [
      'Cuando naciste ascendía Aries: Marte rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Aries le da el mando a Marte, que está {{inSign}}, {{inHouse}}.',
    ],
    taurus: [
      'Cuando naciste ascendía Tauro: Venus rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Tauro le da el mando a Venus, que está {{inSign}}, {{inHouse}}.',
    ],
    gemini: [
      'Cuando naciste ascendía Géminis: Mercurio rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Géminis le da el mando a Mercurio, que está {{inSign}}, {{inHouse}}.',
    ],
    cancer: [
      'Cuando naciste ascendía Cáncer: la Luna rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Cáncer le da el mando a la Luna, que está {{inSign}}, {{inHouse}}.',
    ],
    leo: [
      'Cuando naciste ascendía Leo: el Sol rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Leo le da el mando al Sol, que está {{inSign}}, {{inHouse}}.',
    ],
    virgo: [
      'Cuando naciste ascendía Virgo: Mercurio rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Virgo le da el mando a Mercurio, que está {{inSign}}, {{inHouse}}.',
    ],
    libra: [
      'Cuando naciste ascendía Libra: Venus rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Libra le da el mando a Venus, que está {{inSign}}, {{inHouse}}.',
    ],
    scorpio: [
      'Cuando naciste ascendía Escorpio: Plutón rige la carta (para los antiguos, Marte), y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Escorpio le da el mando a Plutón (antes, a Marte), que está {{inSign}}, {{inHouse}}.',
    ],
    sagittarius: [
      'Cuando naciste ascendía Sagitario: Júpiter rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Sagitario le da el mando a Júpiter, que está {{inSign}}, {{inHouse}}.',
    ],
    capricorn: [
      'Cuando naciste ascendía Capricornio: Saturno rige la carta, y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Capricornio le da el mando a Saturno, que está {{inSign}}, {{inHouse}}.',
    ],
    aquarius: [
      'Cuando naciste ascendía Acuario: Urano rige la carta (para los antiguos, Saturno), y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Acuario le da el mando a Urano (antes, a Saturno), que está {{inSign}}, {{inHouse}}.',
    ],
    pisces: [
      'Cuando naciste ascendía Piscis: Neptuno rige la carta (para los antiguos, Júpiter), y está {{inSign}}, {{inHouse}}.',
      'El Ascendente en Piscis le da el mando a Neptuno (antes, a Júpiter), que está {{inSign}}, {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'Tu proyecto principal eres tú: se nota en cuanto llegas, y no es fácil que otros te marquen el paso.',
      'El camino vuelve así a ti: ante casi cualquier decisión te preguntas si va con la persona que quieres ser.',
    ],
    2: [
      'Ganar, tener y saber cuánto vales son asuntos a los que vuelves una y otra vez.',
      'Mucho lo decides por lo que te da para vivir y lo que no piensas vender; sabes cuánto cuesta no depender de nadie.',
    ],
    3: [
      'Lo tuyo pasa en lo cotidiano: mensajes, trayectos cortos, hermanos, vecinos, la charla en que se arreglan las cosas.',
      'Te orientas preguntando, leyendo y contando, y una palabra nueva puede cambiarte el mes.',
    ],
    4: [
      'El centro de gravedad está en el hogar, sea el que te dieron o el que te vas haciendo.',
      'Lo que ocurre puertas adentro pesa más que cualquier cargo, y tu vida pública se apoya en eso.',
    ],
    5: [
      'Sueles guiarte por la alegría: el juego, el romance, los hijos o algo hecho por puro gusto.',
      'Donde puedes mostrar lo que llevas dentro, el resto de la carta se acomoda.',
    ],
    6: [
      'Te pones a prueba en el trabajo y en la rutina, y un día bien llevado te hace más bien que uno glorioso.',
      'Encuentras tu sitio cuando eres útil, y el trabajo que haces te marca más que a la mayoría.',
    ],
    7: [
      'Te conoces a través de otras personas: una pareja, quien trabaja contigo, quien te lleva la contraria.',
      'Pocas de tus grandes decisiones se toman a solas, y a quién eliges cuenta bastante de ti.',
    ],
    8: [
      'Te atrae lo compartido y lo oculto: la confianza, los recursos ajenos, la conversación que lo cambia todo.',
      'Una verdad a medias no te basta, y la cercanía, con lo que cuesta, es asunto de toda la vida.',
    ],
    9: [
      'El horizonte lleva el timón: viajar, estudiar, creer, o negarte a pensar que esto es todo.',
      'Cada cierto tiempo el mundo te queda chico, y detrás de tus cambios probablemente hubo un viaje o alguien de quien aprendiste.',
    ],
    10: [
      'Lo que haces en público va por delante, y te importa mucho que quede bien hecho.',
      'Una vocación, o su búsqueda, ordena lo demás, y en el trabajo se fijan en ti, lo busques o no.',
    ],
    11: [
      'Las amistades y las causas comunes trazan el rumbo; el futuro te interesa más que el rango.',
      'Te sientes a gusto entre gente que quiere lo mismo por motivos distintos.',
    ],
    12: [
      'El camino pasa por el silencio: trabajo tras bambalinas, soledad, lo que no admite prisa ni vitrina.',
      'Buena parte de lo mejor que vives no la ve nadie, y retirarte un rato es en ti una necesidad más que un capricho.',
    ],
  },
  contrast: {
    fireEarth: [
      'Entre Sol y Ascendente, fuego y tierra tiran cada uno por su lado: uno salta y la otra hace cálculos. Ponle fecha al salto y punto final a los cálculos.',
      'Entre tu Sol y tu Ascendente discuten la prisa y la cautela; conviene que la cautela elija el lugar y la prisa, la hora.',
      'De tu fuego y tu tierra la gente conoce primero una cosa y más tarde la otra; las dos son sinceras, y rinden mejor por turnos.',
    ],
    fireAir: [
      'Entre tu Sol y tu Ascendente, fuego y aire llevan un pleito amistoso de hacer y comentar que se arregla empezando por algo chico.',
      'Con fuego y aire entre Sol y Ascendente, unas veces vas de la palabra al hecho y otras del hecho a la palabra.',
      'Fuego y aire se animan el uno al otro en tu Sol y tu Ascendente; solo les falta alguien que avise que ya es tarde.',
    ],
    fireWater: [
      'Entre Sol y Ascendente hay fuego y agua: un mismo asunto te enciende y te duele, y dejar pasar una hora les conviene a los dos.',
      'Con uno en fuego y otro en agua, tu Sol y tu Ascendente no se ponen de acuerdo en cuánto mostrar; que lo decida la confianza que te dé cada quien.',
      'Lo que muestras y lo que hay debajo se parecen tanto como el fuego y el agua, y quien vio ambas cosas suele quedarse.',
    ],
    earthAir: [
      'Entre Sol y Ascendente hay tierra y aire: una quiere construir y el otro comprender, y un dibujo suele dejar contentos a los dos.',
      'Con tierra y aire repartidos entre Sol y Ascendente, puedes prometer a la ligera y cumplir a conciencia, o al contrario.',
      'Tierra y aire se cruzan en tu Sol y tu Ascendente; piensas mejor mientras arreglas algo.',
    ],
    earthWater: [
      'Entre Sol y Ascendente hay tierra y agua: coinciden en casi todo y a los dos les cuesta soltar, así que date un motivo y algo de tiempo.',
      'Entre tu tierra y tu agua, la sensatez y la compasión suelen votar juntas, y decir que no es lo que toca aprender.',
      'Con tierra y agua en Sol y Ascendente, hay calma a la vista y movimiento por dentro, o al revés.',
    ],
    airWater: [
      'Entre Sol y Ascendente hay aire y agua: uno explica lo que la otra solo siente, y por escrito suelen ponerse de acuerdo.',
      'Tu Sol y tu Ascendente, uno de aire y otro de agua, discrepan sobre la distancia: buscas cercanía y al rato pides sitio.',
      'Aparentas más ligereza de la que tienes, o más hondura de la que sientes ese día: entre tu Sol y tu Ascendente hay aire y agua.',
    ],
  },
  tightest: {
    conjunction: [
      'Entre los aspectos que se leen primero hay una conjunción: {{first}} y {{second}}, a {{orb}} de distancia, actúan al unísono.',
      '{{first}} y {{second}} van de la mano, a {{orb}} de distancia: es un lazo estrecho de tu carta.',
      'Entre lo primero que se lee en tu carta está esta conjunción: {{first}} y {{second}}, con {{orb}} de orbe.',
    ],
    sextile: [
      'Entre los aspectos que se leen primero hay un sextil: {{first}} y {{second}}, con {{orb}} de orbe, se ayudan si se les pide.',
      '{{first}} y {{second}} forman un sextil bastante exacto, con {{orb}} de orbe, una facilidad que pide uso.',
      'Entre lo primero que se lee en tu carta está este sextil: {{first}} y {{second}}, con {{orb}} de orbe.',
    ],
    square: [
      'Entre los aspectos que se leen primero hay una cuadratura: {{first}} y {{second}}, con {{orb}} de orbe, son roce y también motor.',
      '{{first}} y {{second}} forman una cuadratura bastante exacta, con {{orb}} de orbe, y no se dejan en paz.',
      'Entre lo primero que se lee en tu carta está esta cuadratura: {{first}} y {{second}}, con {{orb}} de orbe; ahí sueles trabajar más que en otras partes.',
    ],
    trine: [
      'Entre los aspectos que se leen primero hay un trígono: {{first}} y {{second}}, con {{orb}} de orbe, se entienden tan bien que quizá no lo tengas por un don.',
      '{{first}} y {{second}} forman un trígono bastante exacto, con {{orb}} de orbe, y se entienden sin palabras.',
      'Entre lo primero que se lee en tu carta está este trígono: {{first}} y {{second}}, con {{orb}} de orbe.',
    ],
    opposition: [
      'Entre los aspectos que se leen primero hay una oposición: {{first}} y {{second}}, con {{orb}} de orbe, sostienen las dos puntas de una cuerda.',
      '{{first}} y {{second}} forman una oposición bastante exacta, con {{orb}} de orbe, y una de esas dos partes la sueles encontrar en otra gente.',
      'Entre lo primero que se lee en tu carta está esta oposición: {{first}} y {{second}}, con {{orb}} de orbe.',
    ],
  },
  next: {
    conjunction: [
      'Después vienen {{first}} y {{second}}, en conjunción, con {{orb}} de orbe.',
      'A eso se suman {{first}} y {{second}}, en conjunción, a {{orb}} de distancia.',
    ],
    sextile: [
      'Después vienen {{first}} y {{second}}, en sextil, con {{orb}} de orbe.',
      'A eso se suman {{first}} y {{second}}, en sextil, a {{orb}} de ser exacto.',
    ],
    square: [
      'Después vienen {{first}} y {{second}}, en cuadratura, con {{orb}} de orbe.',
      'A eso se suman {{first}} y {{second}}, que se rozan en cuadratura, a {{orb}} de ser exacta.',
    ],
    trine: [
      'Después vienen {{first}} y {{second}}, en trígono, con {{orb}} de orbe.',
      'A eso se suman {{first}} y {{second}}, en trígono, a {{orb}} de ser exacto.',
    ],
    opposition: [
      'Después vienen {{first}} y {{second}}, en oposición, con {{orb}} de orbe.',
      'A eso se suman {{first}} y {{second}}, que se miran de frente en oposición, a {{orb}} de ser exacta.',
    ],
  },
  pairs: {
    'sun-moon':
      'Lo que quieres y lo que necesitas no se pierden de vista, y pocas decisiones tomas sin consultar ambas cosas.',
    'sun-mercury': 'Cuesta separar lo que opinas de lo que eres, para bien y para mal.',
    'sun-venus': 'Tienes el encanto a flor de piel, y gustar te importa un poco más de lo que admitirías.',
    'sun-mars':
      'Voluntad y genio te salen por la misma puerta; si algo te mueve, te irritan la espera y los frenos.',
    'sun-jupiter': 'Piensas a lo grande, prometes en la misma medida y sueles dar con gente que te cree.',
    'sun-saturn': 'Algo en ti maduró pronto, y la seguridad te suele llegar por lo que haces bien.',
    'sun-uranus': 'Necesitas que te dejen ser diferente, y tu vida puede dar un giro un día cualquiera.',
    'sun-neptune':
      'Te identificas enseguida con lo que te emociona; de vez en cuando conviene preguntarte de quién es el sueño.',
    'sun-pluto':
      'Hay una fuerza en ti que se percibe antes de que la uses, y las medias tintas no van contigo.',
    'sun-ascendant': 'O te muestras tal como eres, o pasas años acercando lo que eres a lo que se ve.',
    'sun-midheaven':
      'Cuesta distinguir lo que eres de lo que haces en el mundo, y un empleo equivocado se te nota.',
    'moon-mercury':
      'En confianza, lo que sientes busca palabras al instante, y en cuanto se lo cuentas a alguien pesa la mitad.',
    'moon-venus':
      'Sabes hacer que la gente se sienta a gusto, y un mal gesto te arruina el día más de lo que confiesas.',
    'moon-mars':
      'La emoción te llega con el impulso incluido: primero reaccionas, y al anochecer ya lo ves mejor.',
    'moon-jupiter': 'Tienes el corazón grande y consuelas sin medida; la moderación la aprendes tarde.',
    'moon-saturn': 'Llevas tus necesidades en orden y pides poco; a ti se llega con una ternura que dure.',
    'moon-uranus':
      'Si te atan, el ánimo te cambia como el tiempo junto al mar, y te quedas donde hay libertad.',
    'moon-neptune': 'Sientes lo ajeno como si fuera propio, un talento que necesita sus descansos.',
    'moon-pluto': 'Cuando amas, nada te parece pequeño, y cuando confías, confías de verdad.',
    'moon-ascendant': 'El ánimo con que llegas se te ve en la cara, y te cuentan cosas sin saber por qué.',
    'moon-midheaven': 'Tu trabajo sube y baja con tu ánimo, y en público transmites algo protector.',
    'mercury-venus': 'Dices las cosas con gracia, y a ti también te conquista una frase bien puesta.',
    'mercury-mars': 'En la discusión piensas rápido, con un filo que a veces notas un segundo después.',
    'mercury-jupiter': 'Ves el conjunto y hablas de él con gusto; la letra chica pide una segunda mirada.',
    'mercury-saturn': 'Lo importante lo piensas despacio, y rara vez hay que repetirte una instrucción.',
    'mercury-uranus': 'Se te ocurre lo que a nadie, y con frecuencia aciertas antes de tiempo.',
    'mercury-neptune':
      'Piensas en imágenes y oyes lo que se quiso decir; los números, que alguien te los revise.',
    'mercury-pluto': 'Haces la pregunta que hay debajo de la pregunta, y la respuesta no se te olvida.',
    'mercury-ascendant': 'Sales al mundo hablando, o al menos con cara de estar pensando.',
    'mercury-midheaven': 'Las palabras forman parte de tu trabajo, sea cual sea el oficio.',
    'venus-mars': 'En ti el afecto y el deseo andan juntos, y eso te da un calor que la gente nota.',
    'venus-jupiter': 'Quieres con generosidad, gastas igual, y casi nadie te lo reprocha.',
    'venus-saturn':
      'Al comprometerte eliges despacio y conservas lo elegido; te mueve más la lealtad que el halago.',
    'venus-uranus': 'La atracción te llega de golpe, y la cercanía te sienta bien mientras no te encierre.',
    'venus-neptune': 'Ves a la gente como podría ser, algo hermoso que en mala compañía sale caro.',
    'venus-pluto': 'Te cuesta enamorarte a medias, y alguna pérdida quizá te enseñó a conservar.',
    'venus-ascendant': 'Tu soltura con la gente abre puertas antes que tus argumentos.',
    'venus-midheaven': 'En el trabajo se te conoce por el buen gusto o por el tacto.',
    'mars-jupiter': 'A los retos te lanzas con ganas, a menudo con éxito; cuesta aprender a dosificarte.',
    'mars-saturn':
      'En ti conviven el empuje y el freno: tu aguante agota a los demás, y a ti te cansa frenar en seco.',
    'mars-uranus':
      'Una urgencia te despierta: las órdenes te estorban y rindes bien cuando todo se complica.',
    'mars-neptune': 'Peleas mejor por algo más grande que tú, y los días sin rumbo te vacían.',
    'mars-pluto':
      'Tienes más fuerza de la que pide la ocasión, y el trabajo consiste en saber dónde ponerla.',
    'mars-ascendant': 'Sueles entrar con energía: hay quien se suma enseguida y quien necesita un momento.',
    'mars-midheaven': 'La ambición la sientes en el cuerpo; te hace falta una meta que cueste.',
    'jupiter-saturn': 'Imaginas en grande y luego recortas; de ahí salen planes ambiciosos que se sostienen.',
    'jupiter-uranus':
      'La suerte suele llegarte por donde menos la esperas, sobre todo al salirte del camino marcado.',
    'jupiter-neptune':
      'Te sale natural creer en la gente, en el arte o en lo que no se ve; poner límites te cuesta más.',
    'jupiter-pluto': 'Piensas en lo que podría cambiarse de raíz, y puedes entusiasmar a otros con la idea.',
    'jupiter-ascendant':
      'Donde hay confianza llegas de buen humor y ocupas bastante lugar, que suelen cederte con gusto.',
    'jupiter-midheaven': 'Las oportunidades suelen llegarte en público, y avanzas más cuando las compartes.',
    'saturn-uranus':
      'Orden y libertad llevan años negociando en ti, y lo que acuerdan suele ser original y duradero.',
    'saturn-neptune': 'Les das forma a los sueños, o dudas de ellos hasta que la tienen.',
    'saturn-pluto': 'Sabes prescindir de casi todo y seguir adelante, aunque no siempre hace falta tanto.',
    'saturn-ascendant': 'En lo formal guardas distancia y aparentas más años; con el tiempo, menos.',
    'saturn-midheaven': 'Subes peldaño a peldaño, y lo que alcanzas sueles conservarlo.',
    'uranus-ascendant': 'Se ve enseguida que vas a tu manera, y la uniformidad te inquieta.',
    'uranus-midheaven': 'Tu camino profesional tuerce donde nadie había puesto una señal.',
    'neptune-ascendant': 'La gente ve en ti lo que anda buscando, así que ayuda decir a tiempo quién eres.',
    'neptune-midheaven': 'Necesitas que tu trabajo sirva a algo, y un título a secas no te alcanza.',
    'pluto-ascendant': 'Tu llegada se siente, y contigo la charla de compromiso dura poco.',
    'pluto-midheaven': 'Transformas lo que te encargan, y es probable que alguna vez hayas empezado de cero.',
  },
  patterns: {
    grandCross: [
      'Cuatro puntos de la carta se sujetan en una gran cruz: presión por todos lados, y una resistencia notable en cuanto dejas de querer contentar a todo el mundo.',
      'Una gran cruz mantiene cuatro exigencias a la vez, y tu fuerza está en saber cuál puede esperar.',
      'La gran cruz de tu carta no deja que te recuestes de un solo lado; visto desde fuera, se llama aguante.',
    ],
    kite: [
      'Una cometa cruza la carta: un don que sale sin esfuerzo y que se aprovecha por la punta, {{apex}}.',
      'Facilidad y puntería se juntan en una cometa, que se maneja desde este punto: {{apex}}.',
      'Tu carta guarda una cometa, figura poco común; lo que corre por ella encuentra esta salida: {{apex}}.',
    ],
    grandTrine: [
      'Tres puntos de la carta cierran un gran trígono: algo en ti funciona sin más, y pide una tarea para no volverse comodidad.',
      'Un gran trígono recorre la carta, talento tan parejo que a lo mejor otra persona te lo tiene que señalar.',
      'El gran trígono de tu carta es un círculo que se basta solo; aprovecharlo depende de ti.',
    ],
    yod: [
      'Un yod señala un punto, {{apex}}: dos talentos fáciles piden ahí un ajuste que nunca acaba y que a menudo se vuelve especialidad.',
      'Dos quincuncios se encuentran en un punto, {{apex}}, y forman un yod; esa parte de ti quizá tardó más que las otras en hallar su lugar.',
      'Hay un yod en tu carta, y su dedo marca este punto, {{apex}}; lo que te pide es raro, preciso y tuyo.',
    ],
    tSquare: [
      'Una T cuadrada junta su tensión en un punto, {{apex}}: ahí te exiges más y de ahí sale mucho de lo que puedes mostrar.',
      'Dos lados opuestos aprietan a un tercero ({{apex}}) en una T cuadrada, incómoda y productiva.',
      'Hay en tu carta una T cuadrada, y la punta ({{apex}}) acude cada vez que los otros dos lados no se ponen de acuerdo.',
    ],
  },
  stelliumSigns: {
    aries: 'Hay tanto en Aries que buena parte de ti prefiere llegar primero, aunque no sepa bien adónde.',
    taurus: 'Con tanto en Tauro, ir despacio es para ti una convicción más que una costumbre.',
    gemini:
      'Tantos planetas en Géminis sostienen varias conversaciones dentro de ti, casi todas al mismo tiempo.',
    cancer: 'Con tanto en Cáncer, tienes muy presente quién es de los tuyos y si ya comió.',
    leo: 'Tantos planetas en Leo piden escenario, aunque sea una cocina con tres personas.',
    virgo: 'Tantos planetas en Virgo ven el defecto a media cuadra, y lo que quieren es ayudar.',
    libra: 'Con tanto en Libra piensas en plural, y lo decidido a solas te parece a medio hacer.',
    scorpio: 'Hay tanto en Escorpio que mantienes la superficie en calma y vives por debajo.',
    sagittarius:
      'Hay tanto en Sagitario que quieres saber qué sigue detrás de la loma, y lo dices en voz alta.',
    capricorn:
      'Con tanto en Capricornio cuentas el tiempo por años, y tienes más dulzura de la que cabe en tu agenda.',
    aquarius: 'Tantos planetas en Acuario anteponen las ideas a la costumbre, y una amistad a las ideas.',
    pisces: 'Con tanto en Piscis te entra todo, la música que suena al lado y el mal día de los demás.',
  },
  stelliumHouses: {
    1: 'Tantos planetas en la casa 1 te ponen en primer plano, hasta los días en que lo cederías.',
    2: 'Con tanto en la casa 2, la seguridad está detrás de casi todo lo que eliges.',
    3: 'Hay tanto en la casa 3 que vives leyendo, preguntando y yendo de un lado a otro en pocas cuadras.',
    4: 'Tantos planetas en la casa 4 llevan la vida hacia adentro, hacia el hogar y el lugar de donde vienes.',
    5: 'Con tantos planetas en la casa 5 te hace falta algo que crear o alguien a quien hacer reír.',
    6: 'Hay tanto en la casa 6 que el trabajo pocas veces es solo trabajo.',
    7: 'Con tanto en la casa 7, buena parte de tu historia la escriben las personas con quienes te unes.',
    8: 'Con tanto en la casa 8 no te quedas en la superficie, ni de las personas ni de las cuentas.',
    9: 'Tantos planetas en la casa 9 te tienen casi siempre estudiando algo, con escuela o sin ella.',
    10: 'Hay tanto en la casa 10 que sueles estar a la vista, con los aplausos y las preguntas que eso trae.',
    11: 'Con tanto en la casa 11, media vida tuya la podrían contar tus amistades.',
    12: 'Tantos planetas en la casa 12 piden un cuarto donde no entre nadie, y ratos para usarlo.',
  },
  sides: {
    above: [
      'La mayoría de los planetas estaba sobre el horizonte: vives mucho hacia afuera, entre gente y con un propósito a la vista.',
      'Con el peso encima del horizonte, la opinión del mundo te llega antes que la propia.',
    ],
    below: [
      'La mayoría de los planetas estaba bajo el horizonte: vives de adentro hacia afuera, y la fama te importa menos que tu gente.',
      'Con el peso debajo del horizonte, tus cuatro paredes saben de ti más que cualquier oficina.',
    ],
    east: [
      'La mayoría de los planetas estaba del lado que asciende; prefieres poner las condiciones y arrancar por tu cuenta.',
      'Con el peso en el lado oriental, prefieres abrir la partida a responder la jugada ajena.',
    ],
    west: [
      'La mayoría de los planetas estaba del lado que se pone; mucho te llega a través de otros, y sabes responder.',
      'Con el peso en el lado occidental, los tiempos dependen en parte de otros, y sabes ceder para llegar a un acuerdo.',
    ],
  },
  phases: {
    newMoon: [
      'Naciste cerca de una Luna nueva, cuando todo empieza a oscuras, y sueles guiarte por corazonadas antes de que haya algo que ver.',
      'Nacer con la Luna nueva da, a cualquier edad, la franqueza de quien empieza.',
    ],
    waxingCrescent: [
      'Naciste con la Luna apenas creciente: hay algo de lo que desprenderse y bastante empuje para hacerlo.',
      'Nacer en Luna creciente invita a alejarse, paso a paso, de lo que te dieron hecho.',
    ],
    firstQuarter: [
      'Naciste en el cuarto creciente, tiempo de decisiones, y un poco de resistencia saca lo mejor de ti.',
      'Nacer en cuarto creciente da habilidad para construir en medio del desorden: primero despejas y luego levantas.',
    ],
    waxingGibbous: [
      'Naciste con la Luna casi llena, cuando el trabajo se mejora antes de mostrarlo, y rara vez te parece terminado.',
      'Nacer bajo la Luna gibosa creciente da buen ojo para lo que todavía puede mejorar.',
    ],
    fullMoon: [
      'Naciste en torno a una Luna llena, con todo iluminado: ves las dos caras de casi todo, y hay quien te busca para entender las suyas.',
      'Nacer con Luna llena deja tus deseos y tus necesidades frente a frente, a plena luz.',
    ],
    waningGibbous: [
      'Naciste a los pocos días de una Luna llena, cuando lo aprendido se comparte, y explicar te sale solo.',
      'Nacer bajo la Luna gibosa menguante inclina a transmitir lo que se sabe, sobre todo cómo se hacen las cosas.',
    ],
    lastQuarter: [
      'Naciste en el cuarto menguante, cuando se revisan las creencias, y es probable que hayas cambiado de idea en algo grande.',
      'Nacer en cuarto menguante da una mirada crítica, que no perdona al bando propio.',
    ],
    waningCrescent: [
      'Naciste con apenas un hilo de Luna, tiempo de soltar; a veces te sientes con más años de los que tienes, y cada despedida te deja con más ligereza.',
      'Nacer en Luna menguante afina el oído para los finales, y para lo que vale la pena guardar de ellos.',
    ],
  },
  mind: {
    fire: [
      'Mercurio en fuego lo dice primero y lo revisa después.',
      'Tu mente va a saltos, con Mercurio en fuego, y los detalles quedan para luego.',
      'Mercurio, en un signo de fuego, va al punto y disfruta convenciendo.',
    ],
    earth: [
      'Mercurio en tierra pide un ejemplo, y conserva lo que entendió.',
      'Tu mente va paso a paso, con Mercurio en tierra, y casi nunca tiene que desandar.',
      'Mercurio, en un signo de tierra, habla poco y con fundamento.',
    ],
    air: [
      'Mercurio en aire ve el parentesco entre dos cosas que nadie había juntado.',
      'Tu mente se abre al conversar, con Mercurio en aire, y en silencio va más despacio.',
      'Mercurio, en un signo de aire, escucha todas las opiniones, la suya al final.',
    ],
    water: [
      'Mercurio en agua atiende al tono, y lo recuerda por años.',
      'Tu mente intuye primero, con Mercurio en agua, y encuentra las razones luego.',
      'Mercurio, en un signo de agua, toma nota de lo que nadie dijo.',
    ],
  },
  heart: {
    fire: [
      'A Venus en fuego le gusta la gente que se atreve, y se lo dice.',
      'En el amor tu Venus se guía por el calor y el arrojo, y un poco de rivalidad no le estorba.',
      'Venus, en un signo de fuego, se enamora pronto y lo muestra.',
    ],
    earth: [
      'Venus en tierra cree en el abrazo, en la buena mesa y en llegar a la hora.',
      'En el amor tu Venus se guía por los hechos antes que por las frases, y no los olvida.',
      'Venus, en un signo de tierra, quiere algo que siga ahí el año que viene.',
    ],
    air: [
      'Venus en aire se enamora conversando, y conversando se queda.',
      'En el amor tu Venus se guía por el ingenio y el trato parejo, con espacio para respirar.',
      'Venus, en un signo de aire, necesita que el amor sea también amistad.',
    ],
    water: [
      'Venus en agua ama por intuición, y un tono seco le duele.',
      'En el amor tu Venus se guía por la ternura, y reconoce la fingida.',
      'Venus, en un signo de agua, se entrega despacio y después del todo.',
    ],
  },
  drive: {
    fire: [
      'Marte en fuego actúa enseguida, y el enojo le dura poco.',
      'Avanzas por arranques, con Marte en fuego; frenar viene más tarde.',
      'A Marte, en un signo de fuego, le gustan un rival claro y el camino libre.',
    ],
    earth: [
      'Marte en tierra reparte bien sus fuerzas y aguanta más que la mayoría.',
      'Avanzas a paso constante, con Marte en tierra; el enojo serio tarda en venir y tarda en irse.',
      'Marte, en un signo de tierra, hace las cosas una sola vez y las hace bien.',
    ],
    air: [
      'Marte en aire pelea con argumentos, y gana bastantes.',
      'Avanzas convenciendo, con Marte en aire, en varios frentes a la vez.',
      'Marte, en un signo de aire, tiene que verle el sentido antes de moverse.',
    ],
    water: [
      'Marte en agua se mueve cuando lo conmueven, y entonces con una fuerza inesperada.',
      'Avanzas tanteando, con Marte en agua, y rodeas lo que no puedes atravesar.',
      'Marte, en un signo de agua, protege primero y ataca al final.',
    ],
  },
};
