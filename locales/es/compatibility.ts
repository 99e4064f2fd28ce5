import type { CompatibilityWords } from '../en/compatibility.ts';

/** The comparison of two births, in Spanish. */
export const compatibility: CompatibilityWords = {
  title: 'Calculadora de compatibilidad de pareja: dos cartas natales',
  description:
    'Compara gratis dos cartas natales: un puntaje con cada punto explicado, los aspectos más fuertes, casas cruzadas, carta compuesta y carta Davison.',
  heading: 'Compatibilidad de pareja',
  lede: 'Dos nacimientos frente a frente: qué los atrae, qué los sostiene, dónde hay roce. Cada punto del resultado dice de qué aspecto viene.',
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
      'Los nombres y los nacimientos quedan en esta pestaña hasta que la cierres y nunca pasan a una dirección web.',
  },
  labelled: '{{label}}: {{text}}',
  themes: {
    attraction: 'Atracción',
    talk: 'Conversación',
    home: 'Sentirse en casa',
    time: 'Lo duradero',
    trouble: 'Roce',
  },
  themeNotes: {
    attraction: 'gusto, deseo, chispa',
    talk: 'entendimiento, humor, planes',
    home: 'ánimos, cuidado, vida diaria',
    time: 'lealtad, metas, constancia',
    trouble: 'donde hace falta paciencia',
  },
  result: {
    heading: 'Ustedes dos',
    score: 'Compatibilidad',
    outOf: '{{total}} de 100',
    bands: {
      high: 'Mucho fluye con facilidad entre ustedes.',
      good: 'Es más lo que los sostiene que lo que los frena.',
      mixed: 'Facilidad y roce van casi parejos: cuenta lo que hagan con ello.',
      low: 'Aquí hay mucho por trabajar. Eso no habla del amor, solo del esfuerzo.',
    },
    basis: 'Todas las parejas empiezan con {{base}}. Cada aspecto entre las cartas suma o resta puntos.',
    rangeShort: 'Entre {{low}} y {{high}}, según la hora',
    themes: 'Cinco temas',
    theme: 'Tema',
    level: 'Nivel',
    levelNote: 'La mitad de las parejas queda por encima del nivel 50 y la otra mitad, por debajo.',
    points: 'Puntos',
    more: 'Leer más',
    strongest: 'Lo que más se oye',
    all: 'Todos los aportes: {{count}}',
    aspect: 'Aspecto',
    orb: 'Orbe',
    uncertainMark: 'depende de la hora',
    wheel: 'Las dos cartas en una rueda',
    wheelTitle: 'Rueda doble de dos cartas',
    wheelDescription:
      'Adentro: {{first}}. Afuera: {{second}}. Las líneas son los veinte aspectos más fuertes entre ambas cartas.',
    positions: 'Todas las posiciones',
    overlays: 'Los planetas en las casas del otro',
    overlaysIntro:
      'La casa donde cae un planeta en la otra carta muestra en qué parte de la vida se siente: la 7 habla de la pareja, la 4 del hogar, la 5 del juego.',
    planetsOf: 'Planetas: {{name}}',
    housesOf: 'Casas: {{name}}',
    composite: 'Carta compuesta',
    compositeIntro:
      'Cada planeta a medio camino entre sus dos lugares: la relación misma, como si fuera una persona. Sus casas dividen en tercios los arcos entre los ángulos compuestos (Porfirio).',
    compositeTitle: 'Rueda de la carta compuesta',
    davison: 'Carta Davison',
    davisonIntro: 'El cielo real del momento y del lugar a medio camino entre los dos nacimientos.',
    davisonWhen: 'Momento (UTC)',
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
      'Sin la hora, los ángulos y las casas de una carta quedan fuera, y su Luna puede estar varios grados antes o después. A lo largo del día el puntaje va de {{low}} a {{high}}; {{total}} vale para el mediodía.',
    uncertainCount: 'Aportes que otra hora podría borrar: {{count}}. Están marcados en la lista.',
    caution: 'Un puntaje resume aspectos. No conoce su historia ni su voluntad.',
  },
  lines: {
    sunMoon: {
      joined:
        'El propósito de uno y los sentimientos del otro laten al mismo ritmo; juntos se sienten en casa.',
      easy: 'Lo que uno quiere y lo que el otro necesita se llevan bien. El apoyo llega sin pedirlo.',
      hard: 'Lo que uno busca y lo que calma al otro tiran hacia lados distintos. Funciona si se turnan.',
    },
    sunSun: {
      joined: 'Brillan por cosas parecidas y entienden el orgullo ajeno. Déjense espacio en el escenario.',
      easy: 'Sus maneras de vivir se refuerzan: lo que uno empieza, el otro sabe valorarlo.',
      hard: 'Dos voluntades fuertes con metas distintas. Se afinan mutuamente si nadie tiene que ganar.',
    },
    moonMoon: {
      joined: 'Descansan, comen y se enojan al mismo ritmo. Los ánimos se contagian, también los buenos.',
      easy: 'Sus necesidades se parecen: uno suele notar lo que al otro le falta antes de que lo diga.',
      hard: 'Lo que calma a uno inquieta al otro. Pregunten por las costumbres pequeñas: ahí se nota.',
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
      joined: 'Se ponen en marcha el uno al otro. Mucha energía, mucho fuego: llévenlo a algo compartido.',
      easy: 'Uno da el impulso y el otro la dirección. Juntos sacan las cosas adelante.',
      hard: 'Aquí los ánimos se encienden rápido. Acuerden de antemano cómo quieren discutir.',
    },
    mind: {
      joined: 'Piensan en la misma línea y se completan las frases.',
      easy: 'La conversación fluye, y hasta un silencio largo es fácil de romper.',
      hard: 'Piensan a ritmos distintos y en otro orden. Pregunten otra vez antes de responder.',
    },
    voice: {
      joined: 'Lo que uno siente, el otro sabe ponerlo en palabras. Tienen mucho que contarse.',
      easy: 'Encuentran el tono justo, en las bromas y en los planes.',
      hard: 'Las palabras llegan distinto de como se dijeron. Importa más el tono que tener razón.',
    },
    jupiter: {
      joined: 'Se vuelven más valientes y generosos; juntos ven el mundo más grande.',
      easy: 'Se desean lo mejor y se ríen de las mismas cosas. La confianza crece rápido.',
      hard: 'Tienden a prometerse demasiado. El entusiasmo es bueno; un calendario ayuda.',
    },
    saturn: {
      joined: 'Un lazo serio: uno le da apoyo al otro y, a veces, la sensación de estar a prueba.',
      easy: 'Pueden contar el uno con el otro, y lo que construyen lo construyen despacio y bien.',
      hard: 'Uno frena y el otro se siente juzgado. La paciencia y un elogio en voz alta lo aflojan.',
    },
    uranus: {
      joined: 'Eléctrico y repentino: se despiertan mutuamente y nunca se aquietan del todo.',
      easy: 'Se dan aire. El cambio entre ustedes se recibe con gusto más que con temor.',
      hard: 'La cercanía viene y va a sacudidas. Los acuerdos claros hacen llevadera la libertad.',
    },
    neptune: {
      joined: 'Un lazo tierno y soñador: intuyen mucho sin palabras y se idealizan un poco.',
      easy: 'Imaginación, música, compasión: cada uno despierta el lado suave del otro.',
      hard: 'Es fácil ver lo que uno desea ver. Pregunten por los hechos, con cariño.',
    },
    pluto: {
      joined: 'Llega hondo y los cambia a los dos. Conserven un terreno propio.',
      easy: 'Se confían lo que está oculto y salen con más fuerza.',
      hard: 'Los celos y las ganas de controlar pueden colarse. La salida es hablar con franqueza.',
    },
    node: {
      joined: 'Puede parecer que se encontraron por algo: uno le señala al otro el camino hacia adelante.',
      easy: 'Se ayudan a crecer en la dirección que ya llevaban.',
      hard: 'Viejos hábitos frente a metas nuevas: uno quiere avanzar donde el otro quiere quedarse.',
    },
    juno: {
      joined: 'Uno se acerca a la imagen de pareja que tiene el otro.',
      easy: 'Lo que cada uno espera de un compromiso se parece lo bastante para ponerse de acuerdo.',
      hard: 'Entienden el compromiso de otra manera. Hablen de las promesas antes de hacerlas.',
    },
    chiron: {
      joined: 'Tocan el punto sensible del otro y pueden tratarlo con delicadeza.',
      easy: 'Juntos se animan a mostrar lo que suele quedar cubierto.',
      hard: 'Uno toca sin querer el punto sensible del otro. Una disculpa llega lejos.',
    },
    ascendant: {
      joined: 'Se acostumbran pronto a la manera de ser del otro; estar juntos resulta natural.',
      easy: 'La forma en que uno entra en una sala tranquiliza al otro.',
      hard: 'Las primeras impresiones engañan aquí. Miren por segunda vez la manera del otro.',
    },
    midheaven: {
      joined: 'Les gusta que los vean juntos y comparten una meta en el mundo.',
      easy: 'Se respaldan en el trabajo y en lo que el mundo llega a ver.',
      hard: 'Los deseos privados y las metas públicas chocan de vez en cuando. Planeen juntos la semana.',
    },
  },
  guide: {
    heading: 'Cómo funciona la comparación',
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
