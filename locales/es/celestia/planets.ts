import type { PlanetSentences } from '../../celestia-words.ts';

/** De qué habla cada planeta y qué le hace a lo que toca. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'El Sol habla de quién vas siendo, cada año un poco más.',
      'Por el Sol se ve lo que harías aunque nadie te aplaudiera.',
    ],
    moon: [
      'La Luna dice qué necesitas para dormir en paz.',
      'La Luna es lo que sientes antes de pensarlo; las explicaciones llegan después.',
    ],
    mercury: [
      'Mercurio habla de cómo aprendes, cómo piensas y cómo cuentas las cosas.',
      'Por Mercurio se ve qué te da curiosidad y en qué tono preguntas.',
    ],
    venus: [
      'Venus habla de a quién quieres, de qué te gusta y de cómo te dejas querer.',
      'Por Venus se ve qué haces por puro gusto, sin que te cueste.',
    ],
    mars: [
      'Marte habla de cómo vas por lo que quieres, y de tu genio cuando algo se interpone.',
      'Por Marte se ve dónde prefieres actuar; el mal humor te avisa de que esperaste demasiado.',
    ],
    jupiter: [
      'Júpiter dice dónde confías en que todo saldrá bien, y a menudo aciertas.',
      'Donde está Júpiter te sobra generosidad, y es fácil pasarse.',
    ],
    saturn: [
      'Saturno habla de lo que te cuesta ganar y después ya nadie te quita.',
      'Donde está Saturno empiezas con dudas, y con los años te piden consejo.',
    ],
    uranus: [
      'Urano comparte signo con toda tu generación, así que lo personal son su casa y sus contactos.',
      'Donde está Urano sorprendes a la gente, y solo sigues las reglas que entiendes.',
    ],
    neptune: [
      'Neptuno pasa unos catorce años en cada signo; lo tuyo es dónde cae y qué toca.',
      'Donde está Neptuno sueñas mucho: de ahí salen tus mejores ideas y algún desengaño.',
    ],
    pluto: [
      'Plutón marca a una generación entera; lo tuyo es la parte de la vida en la que trabaja.',
      'Donde está Plutón no haces nada a la ligera, y sabes volver a levantarte.',
    ],
    node: [
      'El Nodo Norte no es un cuerpo sino un cruce, y se lee como el rumbo que te hace crecer.',
      'Lo que pide el Nodo Norte al principio se te hace raro, y con el tiempo te encaja.',
    ],
    lilith: [
      'Lilith es un punto de la órbita lunar, y se lee como lo que en ti no se deja domar.',
      'Por lo que marca Lilith quizá te criticaron alguna vez, y puede ser una de tus fuerzas.',
    ],
    juno: [
      'Juno es un asteroide que habla de lo que necesitas para quedarte con alguien.',
      'Juno dice qué condición no puedes dejar fuera cuando te comprometes.',
    ],
    chiron: [
      'Quirón habla de una herida antigua que te enseñó a ayudar a otras personas.',
      'Lo que marca Quirón siempre te cuesta un poco, y justo en eso te piden ayuda.',
    ],
    ascendant: [
      'El Ascendente es el grado que salía por el este cuando naciste, y desde él se ordena toda la carta.',
      'El Ascendente es lo que la gente ve de ti al conocerte, pase lo que pase más adentro.',
    ],
    midheaven: [
      'El Medio Cielo es lo más alto de una carta, y habla de tu vocación y del nombre que te haces.',
      'El Medio Cielo dice por qué cosas se te conoce fuera de tu círculo.',
    ],
  },
  touch: {
    sun: {
      joined: 'Te identificas mucho con {{theme}}, y eso se te nota a la primera.',
      flowing: 'Te llevas bien con {{theme}}, así que no tienes que forzar nada.',
      tense: 'A veces tu orgullo choca con {{theme}}, y te cuesta dar el brazo a torcer.',
    },
    moon: {
      joined: 'Tu ánimo tiene mucho que ver con {{theme}}, y según el día se nota más o menos.',
      flowing: 'Tu intuición te ayuda con {{theme}}, casi sin que te des cuenta.',
      tense: 'Te cuesta conservar la calma cuando se trata de {{theme}}.',
    },
    mercury: {
      joined: 'Necesitas hablar de {{theme}} para aclararte.',
      flowing: 'Te resulta fácil hablar de {{theme}}, y la gente te entiende.',
      tense: 'Le das demasiadas vueltas a {{theme}}, sobre todo a la hora de dormir.',
    },
    venus: {
      joined: 'Le pones cariño a {{theme}}, y por eso la gente se te acerca.',
      flowing: 'Te rodeas sin esfuerzo de gente que entiende {{theme}}.',
      tense: 'Te cuesta conciliar {{theme}} con las ganas de agradar.',
    },
    mars: {
      joined: 'Pones mucha energía en {{theme}}, y te cuesta más contenerte que actuar.',
      flowing: 'Sacas fuerza de {{theme}}, y arrancas sin que te empujen.',
      tense: 'Te impacientas con {{theme}}, lo que cansa pero también te hace avanzar.',
    },
    jupiter: {
      joined: 'Le das mucho vuelo a {{theme}}, con más esperanza que medida.',
      flowing: 'Creces gracias a {{theme}}, y la suerte suele acompañarte.',
      tense: 'Sueles exagerar con {{theme}}, y te cuesta saber dónde parar.',
    },
    saturn: {
      joined: 'Te tomas muy en serio {{theme}}, y te cuesta aflojar aunque quieras.',
      flowing: 'Le das una base firme a {{theme}}, y eso te sostiene cuando hace falta.',
      tense: 'Vas con pies de plomo con {{theme}}, y solo te relajas cuando ves pruebas.',
    },
    uranus: {
      joined: 'Sorprendes a la gente con {{theme}}, y cambias de idea sin avisar.',
      flowing: 'Le encuentras salidas nuevas a {{theme}}, y por eso no te estancas.',
      tense: 'Te entran ganas de cambiar {{theme}} justo cuando todo se había calmado.',
    },
    neptune: {
      joined: 'Te cuesta ponerle límites a {{theme}}, y de ahí te viene también mucha inspiración.',
      flowing: 'Le pones imaginación a {{theme}}, y captas lo que otros no dicen.',
      tense: 'No siempre ves con claridad {{theme}}, y conviene volver a mirarlo otro día.',
    },
    pluto: {
      joined: 'Cuando se trata de {{theme}}, no haces nada a medias.',
      flowing: 'Te atreves a mirar de cerca {{theme}}, y en los momentos duros resistes.',
      tense: 'Te haces preguntas duras sobre {{theme}}, y sales con más fuerza.',
    },
  },
  passing: {
    sun: {
      joined: [
        'Por un día o dos pones el foco en {{theme}}, y te conviene aprovecharlo.',
        'Por un día o dos la gente se fija más en ti y en {{theme}}.',
      ],
      flowing: ['Por un par de días lo tienes más fácil con {{theme}}.'],
      tense: ['Por un día o dos puede que alguien choque contigo por {{theme}}.'],
    },
    moon: {
      joined: ['Por unas horas te afecta más lo que tenga que ver con {{theme}}.'],
      flowing: ['Por unas horas estás en paz con {{theme}}.'],
      tense: ['Por unas horas no acabas de encontrarte a gusto con {{theme}}.'],
    },
    mercury: {
      joined: [
        'Mientras dura, te apetece hablar de {{theme}}, y decirlo en voz alta ordena mucho.',
        'Es un buen momento para poner en palabras {{theme}}.',
      ],
      flowing: [
        'Mientras dura, te cuesta menos hablar de {{theme}}, y es fácil que te entiendan.',
        'Mientras dura, se te ocurren buenas ideas sobre {{theme}}, y vale la pena apuntarlas.',
      ],
      tense: [
        'Mientras dura, puede haber malentendidos por {{theme}}, y aclararlos pronto evita otros.',
        'Mientras dura, le das vueltas de más a {{theme}}, y ponerlo por escrito ayuda.',
      ],
    },
    venus: {
      joined: [
        'Por unos días le pones más cariño a {{theme}}, y te lo devuelven.',
        'Por unos días caes bien, y eso ayuda con {{theme}}.',
      ],
      flowing: [
        'Por unos días ves con mejores ojos {{theme}}.',
        'Por unos días la buena compañía te ayuda con {{theme}}.',
      ],
      tense: [
        'Por unos días te puede la pereza, y descuidas un poco {{theme}}.',
        'Por unos días te cuesta elegir entre lo que te apetece y {{theme}}; con un gusto pequeño basta.',
      ],
    },
    mars: {
      joined: [
        'Es una racha de mucha energía, y la pones sobre todo en {{theme}}.',
        'Son días de ir con prisa en lo que tenga que ver con {{theme}}; mover el cuerpo ayuda.',
      ],
      flowing: [
        'Es una buena racha para sacar fuerza de {{theme}} y empezar algo.',
        'Son días de atreverse a más con {{theme}}, sin tener que pelear con nadie.',
      ],
      tense: [
        'Es una racha en la que pierdes la paciencia por {{theme}}, y respirar antes de contestar ayuda.',
        'Son días de saltar a la mínima por {{theme}}; una respuesta dura puede esperar.',
      ],
    },
    jupiter: {
      joined: [
        'Durante unas semanas ganas confianza con {{theme}}, y vale la pena probar algo nuevo.',
        'Durante unas semanas te animas a más con {{theme}}, y es fácil encontrar quien te ayude.',
      ],
      flowing: [
        'Durante unas semanas tienes más espacio para {{theme}}, sobre todo si lo pides.',
        'Durante unas semanas te ayuda la suerte con {{theme}}, casi sin buscarlo.',
      ],
      tense: [
        'Durante unas semanas te puede el optimismo con {{theme}}; ayuda elegir una sola cosa.',
        'Durante unas semanas exageras un poco con {{theme}}; con la mitad alcanza.',
      ],
    },
    saturn: {
      joined: [
        'Es una época en la que te tomas más en serio {{theme}}, con menos promesas y mejor cumplidas.',
        'Es una época en la que asumes {{theme}} tal como es, sin adornos.',
      ],
      flowing: [
        'Es una buena época para trabajar {{theme}} poco a poco, con resultados que duran.',
        'Es una época en la que la constancia te ayuda con {{theme}}.',
      ],
      tense: [
        'Es una época en la que se pone a prueba {{theme}}, y lo que aguante es tuyo de verdad.',
        'Es una época en la que te pesa más {{theme}}, y ayuda ir por partes.',
      ],
    },
    uranus: {
      joined: ['Son tiempos de cambios bruscos en {{theme}}, y alguno que no pediste te sienta bien.'],
      flowing: ['Son tiempos en los que le das aires nuevos a {{theme}}, con alguna casualidad feliz.'],
      tense: ['Son tiempos inquietos para {{theme}}; ayudan los planes flexibles y el buen humor.'],
    },
    neptune: {
      joined: ['Por un tiempo ves borroso {{theme}}, y va mejor soñar que firmar.'],
      flowing: ['Por un tiempo le pones más ternura e imaginación a {{theme}}.'],
      tense: ['Por un tiempo te puedes engañar con {{theme}}, así que conviene comprobar los datos.'],
    },
    pluto: {
      joined: ['Poco a poco revisas a fondo {{theme}}, y es por algo.'],
      flowing: ['Poco a poco ahondas en {{theme}}, y sacas una fuerza que se nota después.'],
      tense: ['Sientes presión por {{theme}} hasta que sueltas algo que ya no te sirve.'],
    },
  },
  retrogrades: {
    mercury: 'Mientras dure, releer, reparar y devolver llamadas va mejor que firmar y estrenar.',
    venus: 'Cariños y gustos viejos pasan a saludar, y no hay que decidir en la puerta.',
    mars: 'Empujar rinde menos que de costumbre, y un plan más fino rinde más.',
    jupiter: 'El crecimiento va hacia adentro, y lo que crees se compara con lo que viste.',
    saturn: 'Lo que asumiste con prisa se puede volver a mirar y recortar.',
    uranus: 'Los cambios toman aliento, y tú tienes tiempo de alcanzarlos.',
    neptune: 'Un sueño puede mostrar su contorno real, más sencillo y más fácil de construir.',
    pluto: 'Lo que dabas por terminado pide tal vez otra mirada honesta.',
  },
  bornRetrograde: [
    'Con eso le das vueltas a algo por dentro antes de mostrarlo, y tu segundo borrador es el bueno.',
    'Hace que esa parte de ti sea más reflexiva que vistosa, con ritmo y calendario propios.',
  ],
};
