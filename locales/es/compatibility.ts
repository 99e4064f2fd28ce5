import type { CompatibilityWords } from '../en/compatibility.ts';

/** The comparison of two births, in Spanish. */
export const compatibility: CompatibilityWords = {
  title: 'Calculadora de compatibilidad de pareja: dos cartas natales',
  description:
    'Compara gratis dos cartas natales (sinastría): un puntaje con cada punto explicado, los aspectos más fuertes, carta compuesta y carta Davison.',
  heading: 'Compatibilidad de pareja',
  lede: 'Dos nacimientos frente a frente: qué atrae, qué sostiene, dónde hay roce. Cada punto del puntaje dice de qué aspecto viene.',
  form: {
    legend: 'Dos nacimientos',
    first: 'Primera persona',
    second: 'Segunda persona',
    name: 'Nombre, si quieres',
    use: 'Usar',
    useFirst: 'Usar para la primera persona: {{chart}}',
    useSecond: 'Usar para la segunda persona: {{chart}}',
    submit: 'Comparar las cartas',
    submitting: 'Comparando las cartas…',
    privacy:
      'Los nombres y los nacimientos quedan en esta pestaña hasta que la cierres y nunca aparecen en una dirección web.',
  },
  labelled: '{{label}}: {{text}}',
  themes: {
    attraction: 'Atracción',
    talk: 'Conversación',
    home: 'Sentirse en casa',
    time: 'Lo que dura',
    trouble: 'Roce',
  },
  themeNotes: {
    attraction: 'gusto, deseo, chispa',
    talk: 'entendimiento, humor, planes',
    home: 'ánimos, cuidado, vida diaria',
    time: 'lealtad, metas, constancia',
    trouble: 'donde hace falta paciencia',
  },
  /** Parts of a comparison, in a word or three. */
  contents: {
    score: 'Puntaje',
    strongest: 'Lo que más pesa',
    signs: 'Signos',
    both: 'Rueda',
    overlays: 'Casas',
    composite: 'Cartas conjuntas',
  },
  result: {
    heading: 'Ustedes dos',
    score: 'Compatibilidad',
    outOf: '{{total}} de 100',
    bands: {
      high: 'Entre ustedes mucho fluye con facilidad.',
      good: 'Entre ustedes hay más apoyo que freno.',
      mixed: 'Facilidad y roce van casi parejos: decide lo que hagan con ello.',
      low: 'Aquí hay mucho por trabajar. Eso no habla del amor, solo del esfuerzo.',
    },
    best: 'Su mayor apoyo',
    rub: 'Donde hay roce',
    noContact: 'ningún aspecto',
    basis: 'Todas las parejas empiezan con {{base}}. Cada aspecto entre las cartas suma o resta puntos.',
    rangeShort: 'Entre {{low}} y {{high}}, según la hora',
    themes: 'Cinco temas',
    theme: 'Tema',
    level: 'Nivel',
    levelNote: 'La mitad de las parejas queda por encima del nivel 50 y la otra mitad, por debajo.',
    points: 'Puntos',
    more: 'Leer más',
    strongest: 'Lo que más pesa',
    all: 'Todos los aportes: {{count}}',
    aspect: 'Aspecto',
    orb: 'Orbe',
    uncertainMark: 'depende de la hora',
    wheel: 'Las dos cartas en una rueda',
    wheelTitle: 'Rueda doble de dos cartas',
    wheelDescription:
      'Adentro: {{first}}. Afuera: {{second}}. Las líneas son los veinte aspectos más fuertes entre ambas cartas.',
    positions: 'Todas las posiciones',
    signs: 'Sus signos, lado a lado',
    overlays: 'Los planetas de cada carta en las casas de la otra',
    overlaysIntro:
      'La casa donde cae un planeta en la otra carta muestra en qué parte de la vida se siente: la 7 habla de la pareja, la 4 del hogar, la 5 del juego.',
    planetsOf: 'Planetas: {{name}}',
    housesOf: 'Casas: {{name}}',
    overlaySide: 'Planetas: {{guest}} · Casas: {{host}}',
    overlayBothWays: 'Se repite en el otro sentido: lo dicho más arriba vale también aquí.',
    composite: 'Carta compuesta',
    compositeIntro:
      'Cada planeta a medio camino entre sus dos lugares: la relación misma, como si fuera una persona.',
    compositeHouses: 'Sus casas dividen en tercios los arcos entre los ángulos compuestos (Porfirio).',
    jointUntimed:
      'Falta una hora de nacimiento: esta carta no tiene casas, y su Luna puede estar hasta {{degrees}}° antes o después.',
    compositeTitle: 'Rueda de la carta compuesta',
    davison: 'Carta Davison',
    davisonIntro: 'El cielo real del momento y del lugar a medio camino entre los dos nacimientos.',
    davisonWhen: 'Fecha y hora (UTC)',
    davisonWhere: 'Lugar',
    davisonBetween: 'entre {{first}} y {{second}}: {{at}}',
    keepBoth: 'Guardar los dos nacimientos en este navegador',
    keepBothInAccount: 'Guardar los dos nacimientos en mi cuenta',
    keptBothInAccount: 'Los dos están guardados en tu cuenta. Los encontrarás en todos los formularios.',
    sharedNote: 'Quien compartió esta comparación envió solo dónde estaban los planetas, sin nombres.',
    compareOwn: 'Haz tu propia comparación',
    shareLink: 'Enlace a esta comparación',
    shareNote:
      'El enlace muestra las dos cartas, sin nombres, fechas, horas ni lugares de nacimiento. Aun así, alguien que sepa astronomía puede deducirlos de los planetas. Compártelo como compartirías dos cumpleaños.',
    printNote:
      'La versión corta trae el puntaje, lo que más pesa, la rueda y las posiciones. La lectura completa agrega todos los textos y las dos cartas conjuntas.',
    davisonTitle: 'Rueda de la carta Davison',
    pictureNote: 'Los mismos datos están en la tabla debajo de la imagen.',
    table: 'Tabla de posiciones',
    uncertain: 'Qué es seguro',
    bothKnown:
      'Se conocen las dos horas de nacimiento: ángulos y casas cuentan, y ningún punto depende de una suposición.',
    unknown: 'Hora de nacimiento desconocida: {{name}}',
    unknownText:
      'Sin la hora, los ángulos y las casas de una carta quedan fuera, y su Luna puede estar varios grados antes o después. A lo largo del día el puntaje va de {{low}} a {{high}}; a mediodía da {{total}}.',
    uncertainCount: 'Aportes que otra hora podría borrar: {{count}}. Están marcados en la lista.',
    caution: 'Un puntaje resume aspectos. No conoce su historia ni su voluntad.',
  },
  lines: {
    sunMoon: {
      joined:
        'Lo que mueve a una persona y lo que siente la otra laten al mismo ritmo; entre ustedes se está como en casa.',
      easy: 'Lo que una persona quiere y lo que la otra necesita se llevan bien. El apoyo llega sin pedirlo.',
      hard: 'Lo que una persona busca y lo que calma a la otra tiran hacia lados distintos. Funciona si se turnan.',
    },
    sunSun: {
      joined: 'Brillan por cosas parecidas y entienden el orgullo ajeno. Déjense espacio en el escenario.',
      easy: 'Sus maneras de vivir se refuerzan: lo que una persona empieza, la otra sabe valorarlo.',
      hard: 'Dos voluntades fuertes con metas distintas. Se afinan mutuamente si nadie tiene que ganar.',
    },
    moonMoon: {
      joined: 'Descansan, comen y se enojan al mismo ritmo. Los ánimos se contagian, también los buenos.',
      easy: 'Sus necesidades se parecen: cada quien suele notar lo que le falta a la otra persona antes de que lo diga.',
      hard: 'Lo que calma a una persona inquieta a la otra. Pregunten por las costumbres pequeñas: ahí se nota.',
    },
    venusMars: {
      joined: 'El gusto y las ganas se encuentran al instante: una atracción fuerte y juguetona.',
      easy: 'Deseo y cariño se encuentran sin esfuerzo, y el coqueteo no se gasta pronto.',
      hard: 'Hay chispas y hay roces. La atracción es real, y la impaciencia también.',
    },
    affection: {
      joined: 'Calidez sin esfuerzo: disfrutan de su compañía y lo demuestran.',
      easy: 'Gustos y ternura coinciden; los pequeños gestos salen solos.',
      hard: 'Muestran el cariño de maneras distintas. Digan lo que les gusta en vez de esperar que se adivine.',
    },
    drive: {
      joined: 'Se ponen en marcha mutuamente. Mucha energía, mucho fuego: llévenlo a algo compartido.',
      easy: 'De un lado viene el impulso; del otro, la dirección. En equipo sacan las cosas adelante.',
      hard: 'Aquí los ánimos se encienden rápido. Acuerden de antemano cómo quieren discutir.',
    },
    mind: {
      joined: 'Piensan en la misma línea y se completan las frases.',
      easy: 'La conversación fluye, y hasta un silencio largo es fácil de romper.',
      hard: 'Piensan a ritmos distintos y en distinto orden. Vuelvan a preguntar antes de responder.',
    },
    voice: {
      joined: 'Lo que una persona siente, la otra sabe ponerlo en palabras. Tienen mucho que contarse.',
      easy: 'Encuentran el tono justo, en las bromas y en los planes.',
      hard: 'Las palabras no siempre llegan como se dijeron. Importa más el tono que tener razón.',
    },
    jupiter: {
      joined: 'Se contagian valor y generosidad; entre dos, el mundo se ve más grande.',
      easy: 'Se desean lo mejor y se ríen de las mismas cosas. La confianza crece rápido.',
      hard: 'Tienden a prometerse demasiado. El entusiasmo es bueno; un calendario ayuda.',
    },
    saturn: {
      joined: 'Un lazo serio: hay apoyo y, a veces, la sensación de estar a prueba.',
      easy: 'Cuentan con apoyo mutuo, y lo que construyen lo construyen despacio y bien.',
      hard: 'Una parte frena y la otra siente que la juzgan. Ayudan la paciencia y un elogio en voz alta.',
    },
    uranus: {
      joined: 'Un lazo eléctrico y repentino: se despiertan mutuamente y nunca se aquietan del todo.',
      easy: 'Se dan aire. El cambio entre ustedes se recibe con gusto más que con temor.',
      hard: 'La cercanía viene y va a sacudidas. Los acuerdos claros hacen llevadera la libertad.',
    },
    neptune: {
      joined: 'Un lazo tierno y soñador: intuyen mucho sin palabras y se idealizan un poco.',
      easy: 'Imaginación, música, compasión: cada quien despierta el lado suave de la otra persona.',
      hard: 'Es fácil ver lo que se desea ver. Pregunten por los hechos, con cariño.',
    },
    pluto: {
      joined: 'Llega hondo y transforma a ambas partes. Conserven un terreno propio.',
      easy: 'Se confían lo que está oculto y salen con más fuerza.',
      hard: 'Los celos y las ganas de controlar pueden colarse. La salida es hablar con franqueza.',
    },
    node: {
      joined:
        'Puede parecer que se encontraron por algo: una persona le señala a la otra el camino hacia adelante.',
      easy: 'Se ayudan a crecer en la dirección que ya llevaban.',
      hard: 'Viejos hábitos frente a metas nuevas: una parte quiere avanzar donde la otra quiere quedarse.',
    },
    juno: {
      joined: 'Una persona se acerca a la imagen de pareja que tiene la otra.',
      easy: 'Lo que cada quien espera de un compromiso se parece lo bastante para ponerse de acuerdo.',
      hard: 'Entienden el compromiso de otra manera. Hablen de las promesas antes de hacerlas.',
    },
    chiron: {
      joined: 'Se tocan el punto sensible, y saben tratarlo con delicadeza.',
      easy: 'Entre ustedes se animan a mostrar lo que suele quedar cubierto.',
      hard: 'Sin querer, se toca el punto sensible de la otra persona. Una disculpa llega lejos.',
    },
    ascendant: {
      joined:
        'La presencia de una persona se nota en la otra desde el saludo, y pronto les resulta familiar.',
      easy: 'La forma en que una persona entra en una sala tranquiliza a la otra.',
      hard: 'Aquí las primeras impresiones engañan. Dense una segunda mirada.',
    },
    midheaven: {
      joined: 'Les gusta mostrarse en pareja y comparten una meta en el mundo.',
      easy: 'Se respaldan en el trabajo y en lo que el mundo llega a ver.',
      hard: 'Los deseos privados y las metas públicas chocan de vez en cuando. Planeen la semana entre dos.',
    },
  },
  guide: {
    heading: 'Cómo funciona la comparación',
    book: 'Sus dos cartas en un libro',
    score: {
      title: '¿De dónde salen los puntos?',
      text: 'De los aspectos entre las dos cartas. Cada par de planetas tiene una fuerza, un aspecto cercano cuenta más que uno amplio, y los fáciles suman mientras que los tensos restan. Nada se oculta: la lista muestra cada punto.',
    },
    order: {
      title: '¿Importa quién va primero?',
      text: 'No. Las mismas dos personas reciben el mismo puntaje en cualquier orden. Solo cambia la rueda: la primera persona va adentro y la segunda, afuera.',
    },
    time: {
      title: '¿Y si falta una hora de nacimiento?',
      text: 'Entonces las casas y los ángulos de esa carta quedan fuera, se sigue a la Luna durante todo el día y ves el puntaje más bajo y el más alto posibles.',
    },
  },
};
