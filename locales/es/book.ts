import type { BookWords } from '../en/book.ts';

/** Los libros que se venden como informes: títulos, lo que abre cada capítulo, leyendas. */
export const book: BookWords = {
  titles: {
    natal: 'El libro natal',
    year: 'El año que empieza',
    relationship: 'Amor y pareja',
    vocation: 'Trabajo y vocación',
    juno: 'El libro de Juno',
    child: 'Carta natal infantil',
  },
  contents: 'Índice',
  cover: {
    born: '{{date}}, {{time}} h',
    bornSomeTime: '{{date}}, hora desconocida',
    year: 'Del {{from}} al {{to}}',
    made: 'Libro del {{date}}',
  },
  people: { first: 'La primera persona', second: 'La segunda persona' },
  colophon:
    'Celestia hizo este libro para un pedido del {{date}}. Las posiciones están calculadas; las palabras describen tendencias. Lo que hagas con ellas es cosa tuya.',
  facts: {
    position: 'Posición',
    cusp: 'Cúspide',
    ruler: 'Regente',
    orb: 'Orbe',
    dates: 'Fechas',
    exact: 'Exacto',
    within: 'Activo',
    planets: 'Planetas',
    returns: 'Empieza',
    touches: 'Toca',
    betweenYou: 'Entre ustedes',
  },
  dateAtAge: '{{date}} (a los {{age}} años)',
  fromTo: 'del {{from}} al {{to}}',
  until: 'hasta el {{to}}',
  since: 'desde el {{from}}',
  wholeYear: 'todo este tiempo',
  columns: {
    point: 'Punto',
    position: 'Posición',
    house: 'Casa',
    cusp: 'Cúspide',
    aspect: 'Aspecto',
    orb: 'Orbe',
    date: 'Fecha',
    eclipse: 'Eclipse',
    year: 'En la carta del año',
    birth: 'Al nacer',
  },
  captions: {
    natal: 'El cielo al nacer',
    return: 'El cielo al empezar el año',
    pair: 'Dentro: {{first}}. Fuera: {{second}}. Las líneas van de una carta a la otra.',
    positions: 'Dónde está cada cosa',
    positionsOf: 'Dónde está cada cosa: {{name}}',
    cusps: 'Las doce casas',
    aspects: 'Los aspectos, del más exacto al más amplio',
    pairAspects: 'Los aspectos entre ustedes, del más exacto al más amplio',
    passages: 'Los tránsitos del año; un punto marca el día exacto',
    slowHouses: 'Júpiter y Saturno por tus casas',
    eclipses: 'Todos los eclipses del año',
    juno: 'Juno, su regente y sus aspectos',
    ahead: 'Júpiter y Saturno en las casas del trabajo',
  },
  whole: {
    leads: {
      fire: 'Predomina el fuego',
      earth: 'Predomina la tierra',
      air: 'Predomina el aire',
      water: 'Predomina el agua',
    },
    lacks: { fire: 'Poco fuego', earth: 'Poca tierra', air: 'Poco aire', water: 'Poca agua' },
    modeLeads: {
      cardinal: 'Predomina lo cardinal',
      fixed: 'Predomina lo fijo',
      mutable: 'Predomina lo mutable',
    },
    modeLacks: { cardinal: 'Poco cardinal', fixed: 'Poco fijo', mutable: 'Poco mutable' },
    sunMoon: 'El Sol y la Luna, y cómo darles lugar a los dos',
    hemispheres: {
      above: 'Casi todo sobre el horizonte',
      below: 'Casi todo bajo el horizonte',
      east: 'Casi todo al este',
      west: 'Casi todo al oeste',
    },
    aspects: {
      flowing: 'Aspectos que fluyen',
      tense: 'Aspectos en tensión',
      mixed: 'Aspectos de las dos clases',
      few: 'Pocos aspectos',
    },
  },
  rulerHeading: 'El regente de tu carta: {{planet}} {{inHouse}}',
  stelliumHeading: 'Varios planetas {{inHouse}}',
  cycles: {
    jupiterReturn: 'El retorno de Júpiter',
    nodalReturn: 'El retorno de los nodos',
    nodalOpposition: 'Los nodos cambian de lugar',
    saturnSquare: 'Las cuadraturas de Saturno',
    saturnOpposition: 'Saturno en oposición a su lugar',
    saturnReturn: 'El retorno de Saturno',
    secondSaturnReturn: 'El segundo retorno de Saturno',
    uranusSquare: 'Las cuadraturas de Urano',
    uranusOpposition: 'Urano en oposición a su lugar',
    neptuneSquare: 'Neptuno en cuadratura con su lugar',
    plutoSquare: 'Plutón en cuadratura con su lugar',
    chironReturn: 'El retorno de Quirón',
  },
  saturnHouse: 'El retorno de Saturno {{inHouse}}',
  yearHeadings: {
    rising: 'El Ascendente del año {{inSign}}',
    sun: 'El Sol del año {{inHouse}}',
    moon: 'La Luna del año {{inHouse}}',
  },
  bonds: {
    suns: 'Los dos Soles',
    moons: 'Las dos Lunas',
    desire: 'Venus y Marte',
  },
  guest: '{{point}} ({{guest}}) {{inHouse}} ({{host}})',
  descendant: '{{name}}: Descendente {{inSign}}',
  compositeSun: 'El Sol que comparten, {{inHouse}}',
  work: {
    midheaven: 'Medio Cielo {{inSign}}',
    ruler: 'Su regente, {{planet}} {{inHouse}}',
    day: 'El día de trabajo: casa 6 {{inSign}}',
    earning: 'Lo que ganas y lo que vales: casa 2 {{inSign}}',
    mastery: 'Saturno {{inHouse}}',
  },
  junoRuler: 'El regente de su signo, {{planet}} {{inHouse}}',
  lunarEclipse: 'Eclipse lunar {{inHouse}}',
  solarEclipse: 'Eclipse solar {{inHouse}}',
  eclipseKinds: { solar: 'Eclipse solar', lunar: 'Eclipse lunar' },
  withoutHour: {
    title: 'Sin la hora de nacimiento',
    natal:
      'No se conoce la hora de nacimiento. El Ascendente, el Medio Cielo y las casas cambian cada pocos minutos, así que este libro los deja fuera, y con ellos los capítulos sobre el regente de la carta y las casas. Tampoco se lee un planeta que haya cambiado de signo ese día, a menudo la Luna. Lo que está aquí vale a cualquier hora.',
    relationship:
      'No se conoce la hora de uno de los nacimientos, o de ninguno. Lo que la necesita queda fuera: el Ascendente y el Descendente, las casas y los aspectos que otra hora podría deshacer.',
    child:
      'No se conoce la hora de nacimiento, así que quedan fuera el Ascendente y cualquier planeta que haya cambiado de signo ese día. Lo que está aquí vale a cualquier hora.',
  },
  quiet: {
    passages:
      'Este año ningún planeta lento llega con exactitud a uno de estos puntos. Pasa, y suele indicar un año con espacio propio.',
    eclipses:
      'Ninguno de los eclipses del año cae cerca de un planeta o de un ángulo de tu carta. La tabla de abajo los incluye a todos de cualquier manera.',
    hard: 'Entre los planetas que se leen aquí no hay ningún aspecto tenso lo bastante cercano como para contarlo. De vez en cuando se rozarán como todo el mundo; sus cartas no insisten en ello.',
    ease: 'Pocos planetas suyos se encuentran de cerca con facilidad. Eso dice poco de lo bien que se llevan. Quizá la calma sea algo que ustedes preparan y a lo que le reservan tiempo.',
  },
  chapters: {
    natal: {
      read: {
        title: 'Cómo leer este libro',
        lead: 'Este libro empieza por tu carta entera y después recorre sus partes: los planetas, los aspectos, las casas y las edades en que vuelven los planetas lentos. Puede que dos pasajes digan de ti cosas opuestas. Las dos pueden ser verdad, a distintas horas y con distinta gente. Toma lo que te sirva, marca con lápiz lo que no, y vuelve a mirar dentro de un año.',
      },
      whole: {
        title: 'La carta entera',
        lead: 'Antes que los planetas por separado viene el tejido: qué elemento tiene más hilos, cuál tiene pocos, dónde se juntan los planetas y cómo se llevan. Lee este capítulo con calma. Mucho de lo que sigue es mirar más de cerca algo que aquí ya habrás visto.',
      },
      planets: {
        title: 'Tus planetas, uno por uno',
        lead: 'El Sol, la Luna y el Ascendente van primero porque son lo que la gente nota. Después vienen los planetas, del más rápido al más lento. El signo describe la manera de cada uno; la casa, cuando se conoce la hora, dice en qué parte de la vida prefiere trabajar.',
      },
      aspects: {
        title: 'Quién habla con quién',
        lead: 'A ciertas distancias los planetas se responden. Cuanto más cerca están del ángulo exacto, más a menudo los oyes en la misma frase. Aquí están los más exactos de los tuyos, ocho como mucho. Los que fluyen pasan desapercibidos; los tensos suelen ser los que hacen cosas.',
      },
      ruler: {
        title: 'Quién lleva el timón',
        lead: 'El signo que salía por el horizonte cuando naciste tiene su propio planeta, y ese planeta te representa esté donde esté. La casa en que vive es a menudo el lugar donde apareces sin haberlo planeado. Si varios planetas comparten una casa, también tienen algo que decir aquí.',
      },
      houses: {
        title: 'Las doce casas',
        lead: 'Cada casa es una habitación de tu vida. El signo de la puerta le da el tono, y el planeta que rige ese signo suele andar ocupado en otra habitación, de modo que dos rincones de tu vida resultan tener una pared en común. Empieza por la casa que hoy más te importa.',
      },
      life: {
        title: 'Las fechas de una vida',
        lead: 'Los planetas lentos tardan años en volver a donde estaban cuando naciste, o en ponerse enfrente, al otro lado del cielo. Casi todo el mundo pasa por estas vueltas a edades parecidas; las fechas son las tuyas. Busca primero las que ya pasaron. Sabrás leer mejor las que vienen.',
      },
    },
    year: {
      return: {
        title: 'La carta de tu año',
        lead: 'Una vez al año el Sol vuelve al grado exacto que ocupaba cuando naciste, casi siempre a un día de tu cumpleaños. La carta de ese momento, trazada para el lugar donde naciste, describe el año que empieza ahí: cómo entras en él, en torno a qué gira y a qué vuelven una y otra vez tus emociones.',
      },
      houses: {
        title: 'Júpiter y Saturno en tus casas',
        lead: 'Dos planetas van lo bastante despacio como para darle forma a un año entero. Júpiter abre puertas y a veces deja demasiadas abiertas; Saturno pregunta qué merece el esfuerzo y se queda hasta tener respuesta. Aquí están las partes de tu vida por las que pasan, con sus fechas.',
      },
      months: {
        title: 'Mes a mes',
        lead: 'Estos son los tránsitos de los planetas lentos por los puntos de tu carta, puestos en el mes en que cada uno es exacto por primera vez este año. Un tránsito dura semanas y puede volver después de una retrogradación. Las fechas marcan el punto más alto; tal vez lo notes un poco antes y un poco después.',
      },
      eclipses: {
        title: 'Eclipses que tocan tu carta',
        lead: 'Cada año trae entre cuatro y siete eclipses. Aquí solo se cuentan los que caen cerca de un planeta o de un ángulo tuyo. Suelen acelerar lo que ya estaba en marcha, a menudo durante algunos meses, así que no hace falta decidir nada ese mismo día.',
      },
    },
    relationship: {
      charts: {
        title: 'Dos cartas en una rueda',
        lead: 'Aquí las dos cartas están una sobre la otra, una dentro y otra fuera. Todo lo que hay en este libro sale de cómo se encuentran. No les pone nota, ni puede decir si deben seguir. Describe dónde las cosas andan solas, dónde rozan y qué trae cada quien. Si quieren, léanlo en voz alta; casi todos los pasajes hablan a las dos partes.',
      },
      bonds: {
        title: 'Soles, Lunas y deseo',
        lead: 'Lo primero que dos personas notan una de otra es cómo vive, qué necesita para sentirse a salvo y qué la atrae. Los Soles, las Lunas, y Venus con Marte describen estas tres cosas por sus elementos: la temperatura de cada encuentro, antes de entrar en detalles.',
      },
      ease: {
        title: 'Lo que sostiene el vínculo',
        lead: 'Algunos de sus planetas se unen o se miran desde un ángulo fácil. Son las cosas que rara vez tienen que discutir. Justo porque salen gratis son las primeras que se olvidan, así que quizá valga la pena nombrarlas de vez en cuando, una noche cualquiera.',
      },
      hard: {
        title: 'Lo difícil y cómo sostenerlo',
        lead: 'Las cuadraturas y oposiciones entre dos cartas son los lugares donde se estorban. También suelen ser lo que mantiene viva la relación. Nada de esto es una sentencia: cada pasaje nombra un roce y después una manera de sostenerlo, para que la prueben.',
      },
      overlays: {
        title: 'En las casas de la otra persona',
        lead: 'El Sol y la Luna de una persona caen siempre en alguna casa de la otra, como una visita que se sienta en cierto cuarto sin que nadie se lo diga. Eso muestra qué parte de la vida despierta cada quien en la otra persona con solo estar ahí.',
      },
      seek: {
        title: 'Lo que busca cada quien',
        lead: 'El Descendente es el punto que se ponía al nacer, enfrente del signo que salía. Describe lo que alguien busca en una pareja y, a veces, un lado propio que le cuesta menos querer en otra persona. Es posible reconocerlo más mirando hacia atrás que en una lista de deseos.',
      },
      between: {
        title: 'Lo que son en pareja',
        lead: 'A medio camino entre las dos cartas hay una tercera, la compuesta: la relación misma, como si hubiera nacido. Su Sol muestra en torno a qué giran ustedes cuando son pareja, y puede ser algo que por separado nunca habrían elegido.',
      },
    },
    vocation: {
      peak: {
        title: 'Hacia dónde vas',
        lead: 'El Medio Cielo es el punto más alto de tu carta, lo que se ve de ti desde lejos. Su signo describe la clase de trabajo por la que te gusta que te conozcan, y el planeta que lo rige, por qué camino sueles llegar. No dice el nombre de ningún puesto; muchos oficios caben en un mismo Medio Cielo.',
      },
      day: {
        title: 'El día de trabajo y la paga',
        lead: 'Una vocación está hecha de días hábiles. La casa 6 describe cómo te gusta trabajar cuando nadie mira: el ritmo, el orden, los compañeros, las pausas. La casa 2, lo que quieres a cambio, en dinero y en reconocimiento. Es frecuente descubrir que una de las dos lleva años quedándose corta.',
      },
      mastery: {
        title: 'Lo que tarda y permanece',
        lead: 'La casa de Saturno es el lugar donde casi nada te sale gratis. Puede que la hayas evitado en tu juventud, o que hayas trabajado ahí el doble de lo que nadie pedía. Con los años suele volverse justo aquello por lo que otros vienen a preguntarte.',
      },
      ahead: {
        title: 'Los años que vienen',
        lead: 'Júpiter tarda doce años en recorrer tu carta; Saturno, veintinueve. Cuando pasan por tu Medio Cielo, o por las casas del dinero, del trabajo diario y de la posición, el trabajo suele ponerse sobre la mesa. Estas son las fechas de los próximos doce años, para hacer planes con ellas más que para esperarlas.',
      },
    },
    juno: {
      sign: {
        title: 'Juno en tu carta',
        lead: 'Juno es un asteroide que lleva el nombre de la diosa romana del matrimonio. En una carta representa lo que necesitas para que un vínculo se sienta como un acuerdo entre iguales, con anillo o sin él. Habla del largo plazo y menos de la primera noche.',
      },
      house: {
        title: 'Dónde pone la mesa',
        lead: 'La casa de Juno muestra en qué parte de la vida el compromiso se vuelve concreto para ti: dónde quieres que te pregunten, que te incluyan, que cuenten contigo. El planeta que rige su signo dice dónde buscas apoyo cuando hay que cumplir una promesa.',
      },
      aspects: {
        title: 'Con quién habla',
        lead: 'Cuando Juno forma un ángulo con otro planeta, el tema del compromiso se mezcla con los asuntos de ese planeta: con tu orgullo, tu necesidad de descanso, tu gusto, tu enojo o tu sentido del deber. Estos son sus aspectos en tu carta, del más exacto al más amplio.',
      },
    },
    child: {
      read: {
        title: 'Para quien lee esto',
        lead: 'Este libro es para ti, que cuidas de esta criatura. Describe un temperamento, para que reconozcas algo antes y te lo tomes menos como algo personal. No dice qué llegará a ser tu criatura, ni nada sobre su salud. Con los años, toda descripción le queda chica. Si el libro y tu criatura no coinciden, créele a ella.',
      },
      heart: {
        title: 'Lo que mueve a tu criatura',
        lead: 'El Sol muestra de qué se siente orgullo en la infancia; la Luna, qué consuela, y el Ascendente, cómo se entra en un cuarto lleno de gente desconocida. En los primeros años la Luna es la que habla más alto. El Sol suele tardar algunos años de escuela en salir.',
      },
      learning: {
        title: 'Aprender y enojarse',
        lead: 'Mercurio describe cómo una criatura entiende las cosas y te las cuenta; Marte, lo que pasa cuando quiere algo y no lo consigue. A los dos los verás cada día antes del desayuno. Ninguno es cuestión de portarse bien o mal.',
      },
      elements: {
        title: 'El temperamento entero',
        lead: 'Contados todos juntos, los planetas se inclinan hacia uno de los cuatro elementos o dejan uno casi vacío. Es un boceto a grandes rasgos, y por eso sirve: dice qué tiene de sobra tu criatura y en qué puede apoyarse en ti durante un tiempo.',
      },
    },
    table: {
      title: 'Las cifras',
      lead: 'Estas son las posiciones de las que se leyó todo lo que hay en este libro, hasta el minuto de arco, por si quieres comprobar un pasaje o mostrarle la carta a alguien que sepa leerla. Están calculadas para el instante y el lugar de nacimiento.',
    },
  },
};
