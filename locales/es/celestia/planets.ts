import type { PlanetSentences } from '../../celestia-words.ts';

/** De qué habla cada planeta y qué le hace a lo que toca. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'El Sol habla de quién vas siendo, cada año un poco más.',
      'El Sol muestra lo que harías aunque nadie te aplaudiera.',
    ],
    moon: [
      'La Luna dice qué necesitas para dormir en paz.',
      'La Luna es lo que sientes antes de pensarlo; las explicaciones llegan después.',
    ],
    mercury: [
      'Mercurio habla de cómo aprendes, cómo piensas y cómo cuentas las cosas.',
      'Mercurio muestra qué te da curiosidad y en qué tono preguntas.',
    ],
    venus: [
      'Venus habla de a quién quieres, de qué te gusta y de cómo te dejas querer.',
      'Venus muestra qué haces por puro placer, sin que te cueste.',
    ],
    mars: [
      'Marte habla de cómo vas por lo que quieres, y de tu genio cuando algo se interpone.',
      'Marte muestra dónde prefieres actuar; el mal humor te avisa de que esperaste demasiado.',
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
      'Neptuno pasa unos catorce años en cada signo; lo personal es dónde cae y qué toca.',
      'Donde está Neptuno sueñas mucho: de ahí salen tus mejores ideas y algún desengaño.',
    ],
    pluto: [
      'Plutón marca a una generación entera; lo personal es la casa en la que actúa.',
      'Donde está Plutón no haces nada a la ligera, y sabes volver a levantarte.',
    ],
    node: [
      'El Nodo Norte no es un cuerpo sino un cruce, y se lee como el rumbo que te hace crecer.',
      'Lo que pide el Nodo Norte al principio se te hace raro, y con el tiempo te encaja.',
    ],
    lilith: [
      'Lilith es un punto de la órbita lunar, y se lee como lo que en ti no se deja domar.',
      'Lo que marca Lilith quizá te lo criticaron alguna vez, y puede ser uno de tus puntos fuertes.',
    ],
    juno: [
      'Juno es un asteroide que habla de lo que necesitas para quedarte con alguien.',
      'Juno dice qué condición no puedes dejar fuera cuando te comprometes.',
    ],
    chiron: [
      'Quirón habla de una herida antigua que te enseñó a ayudar a otras personas.',
      'Donde está Quirón algo te dolió pronto, y justo ahí entiendes a los demás como pocas personas.',
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
      flowing: 'Llevas {{theme}} con naturalidad, y a la gente le resulta fácil creerte.',
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
      tense: 'Das demasiadas vueltas a {{theme}}, sobre todo a la hora de dormir.',
    },
    venus: {
      joined: 'Cuando se trata de {{theme}}, tu encanto te abre puertas.',
      flowing: 'Te rodeas sin esfuerzo de gente que entiende {{theme}}.',
      tense: 'Por agradar cedes de más, incluso cuando se trata de {{theme}}, y después te pesa.',
    },
    mars: {
      joined: 'Pones mucha energía en {{theme}}, y te cuesta más contenerte que actuar.',
      flowing: 'Tomas la iniciativa cuando se trata de {{theme}}, sin que nadie te empuje.',
      tense: 'Te impacientas con {{theme}}, lo que cansa pero también te hace avanzar.',
    },
    jupiter: {
      joined: 'Pones grandes esperanzas en {{theme}}, a veces sin medida.',
      flowing: 'Creces gracias a {{theme}}, y la suerte suele acompañarte.',
      tense: 'Tiendes a excederte con {{theme}}, y te cuesta ver cuándo parar.',
    },
    saturn: {
      joined: 'Te tomas muy en serio {{theme}}, y te cuesta aflojar aunque quieras.',
      flowing: 'Tienes paciencia cuando se trata de {{theme}}, y eso te sostiene en los momentos difíciles.',
      tense: 'Vas con pies de plomo con {{theme}}, y solo te relajas cuando ves pruebas.',
    },
    uranus: {
      joined: 'Sorprendes a la gente con {{theme}}, y cambias de idea sin avisar.',
      flowing: 'Ves {{theme}} con ojos nuevos, y por eso no te estancas.',
      tense: 'Soportas mal la rutina y das giros que nadie se espera, también cuando se trata de {{theme}}.',
    },
    neptune: {
      joined: 'Te cuesta poner límites a {{theme}}, aunque de ahí te viene también mucha inspiración.',
      flowing: 'Pones imaginación en {{theme}}, y captas lo que otros no dicen.',
      tense: 'Pones mucha fantasía en {{theme}}, y antes de decidir te conviene mirar dos veces.',
    },
    pluto: {
      joined: 'Cuando se trata de {{theme}}, no haces nada a medias.',
      flowing: 'Los momentos duros te enseñan mucho sobre {{theme}}, y sales de ellos con más fuerza.',
      tense: 'Te haces preguntas incómodas sobre {{theme}}, y no paras hasta dar con la respuesta.',
    },
  },
  passing: {
    sun: {
      joined: [
        'Durante un día o dos pones el foco en {{theme}}, y te conviene aprovecharlo.',
        'Durante un día o dos la gente se fija más en ti y en {{theme}}.',
      ],
      flowing: [
        'Durante un par de días lo tienes más fácil con {{theme}}.',
        'Durante un par de días te sale bien casi todo lo relacionado con {{theme}}.',
      ],
      tense: [
        'Durante un día o dos puede haber algún roce en torno a {{theme}}.',
        'Durante un día o dos te cuesta ceder cuando se trata de {{theme}}.',
      ],
    },
    moon: {
      joined: ['Durante unas horas te afecta más lo que tenga que ver con {{theme}}.'],
      flowing: ['Durante unas horas llevas con más calma {{theme}}.'],
      tense: ['Durante unas horas te incomoda lo que tenga que ver con {{theme}}.'],
    },
    mercury: {
      joined: [
        'Mientras dura, tienes ganas de hablar de {{theme}}, y en voz alta se aclaran muchas cosas.',
        'Es un buen momento para escribir sobre {{theme}} o sacar el tema con alguien.',
      ],
      flowing: [
        'Mientras dura, te explicas mejor al hablar de {{theme}}, y es fácil que te entiendan.',
        'Mientras dura, ves con más claridad {{theme}}, y vale la pena apuntar lo que se te ocurra.',
        'Son buenos días para una conversación sobre {{theme}}, porque encuentras las palabras.',
      ],
      tense: [
        'Mientras dura, puede haber malentendidos sobre {{theme}}, y aclararlos pronto evita otros.',
        'Mientras dura, das más vueltas de la cuenta a {{theme}}, y ayuda escribir lo que te ronda.',
      ],
    },
    venus: {
      joined: [
        'Durante unos días pones más cariño en {{theme}}, y la gente lo agradece.',
        'Durante unos días caes bien, y eso ayuda con {{theme}}.',
      ],
      flowing: [
        'Durante unos días ves con mejores ojos {{theme}}.',
        'Durante unos días te sienta bien la compañía, y con alguien de confianza hablas con más gusto de {{theme}}.',
        'Unos días de trato amable te hacen más llevadero lo que tenga que ver con {{theme}}.',
      ],
      tense: [
        'Durante unos días te gana la pereza, y dejas para otro día lo que tenga que ver con {{theme}}.',
        'Durante unos días prefieres lo agradable a lo necesario cuando se trata de {{theme}}.',
        'Durante unos días cedes por no discutir, aunque se trate de {{theme}}; di al menos qué prefieres.',
        'Durante unos días cualquier tontería te desanima, sobre todo si tiene que ver con {{theme}}; un pequeño gusto ayuda.',
        'Durante unos días te cuesta más decir que no, también cuando se trata de {{theme}}.',
        'Durante unos días necesitas que te traten con cariño, sobre todo si alguien te habla de {{theme}}.',
      ],
    },
    mars: {
      joined: [
        'Es una racha de mucha energía, y la pones sobre todo en {{theme}}.',
        'Son días de ir con prisa en lo que tenga que ver con {{theme}}; mover el cuerpo ayuda.',
      ],
      flowing: [
        'Es una buena racha para dar un paso que tenga que ver con {{theme}}.',
        'Son días de atreverse a más con {{theme}}, sin tener que pelear con nadie.',
        'Son días de tomar la iniciativa con {{theme}}, con ánimo de sobra.',
      ],
      tense: [
        'Es una racha de poca paciencia con {{theme}}, y respirar antes de contestar ayuda.',
        'Son días de enojarse por poco cuando se trata de {{theme}}; una respuesta dura puede esperar.',
      ],
    },
    jupiter: {
      joined: [
        'Durante unas semanas ganas confianza cuando se trata de {{theme}}, y vale la pena probar algo nuevo.',
        'Durante unas semanas te animas a más con {{theme}}, y es fácil encontrar quien te ayude.',
      ],
      flowing: [
        'Durante unas semanas tienes más espacio para {{theme}}, sobre todo si lo pides.',
        'Durante unas semanas te ayuda la suerte con {{theme}}, casi sin que la busques.',
      ],
      tense: [
        'Durante unas semanas te gana el optimismo con {{theme}}; ayuda elegir una sola cosa.',
        'Durante unas semanas exageras un poco con {{theme}}; con la mitad alcanza.',
      ],
    },
    saturn: {
      joined: [
        'Son meses de tomarte más en serio {{theme}}, con menos promesas y mejor cumplidas.',
        'Es una época en la que miras {{theme}} sin adornos, y sabes mejor a qué atenerte.',
      ],
      flowing: [
        'Es una buena época para avanzar poco a poco con {{theme}}, con resultados que duran.',
        'Son meses en los que la constancia te ayuda con {{theme}}.',
      ],
      tense: [
        'Se te pide paciencia con {{theme}}, y lo que aguante la prueba es tuyo de verdad.',
        'Es una época en la que todo cuesta más cuando se trata de {{theme}}, y ayuda ir por partes.',
        'Son meses de avanzar despacio con {{theme}}; lo que recortes a tiempo te alivia.',
        'La vida te pide cuentas sobre {{theme}}, y responder con honestidad te quita un peso.',
      ],
    },
    uranus: {
      joined: ['Son tiempos de cambios bruscos en {{theme}}, y alguno que no pediste te sienta bien.'],
      flowing: ['Son tiempos de aires nuevos para {{theme}}, con alguna casualidad feliz.'],
      tense: ['Son tiempos inquietos para {{theme}}; ayudan los planes flexibles y el buen humor.'],
    },
    neptune: {
      joined: ['Durante un tiempo ves con poca nitidez {{theme}}, y va mejor soñar que firmar.'],
      flowing: ['Durante un tiempo pones más ternura e imaginación en {{theme}}.'],
      tense: ['Durante un tiempo te puedes engañar con {{theme}}, así que conviene comprobar los datos.'],
    },
    pluto: {
      joined: ['Poco a poco revisas a fondo {{theme}}, y es por algo.'],
      flowing: ['Poco a poco ahondas en {{theme}}, y sacas una fuerza que se nota después.'],
      tense: ['Sientes presión por {{theme}} hasta que sueltas algo que ya no te sirve.'],
    },
  },
  retrogrades: {
    mercury: 'Mientras dure, releer, reparar y devolver llamadas va mejor que firmar y estrenar.',
    venus: 'Vuelven a saludar viejos amores y viejos gustos, y no hay que decidir nada en la puerta.',
    mars: 'Empujar rinde menos que de costumbre, y un plan más fino rinde más.',
    jupiter: 'El crecimiento va hacia adentro, y lo que crees se compara con lo que viste.',
    saturn: 'Lo que asumiste con prisa se puede volver a mirar y recortar.',
    uranus: 'Los cambios toman aliento, y tú tienes tiempo de alcanzarlos.',
    neptune: 'Un sueño puede mostrar su contorno real, más sencillo y más fácil de construir.',
    pluto: 'Lo que dabas por terminado pide tal vez otra mirada honesta.',
  },
  bornRetrograde: [
    'Por eso maduras las cosas por dentro antes de mostrarlas, y tu segundo intento suele ser el bueno.',
    'Así que vas primero hacia dentro, y lo que enseñas ya viene pensado.',
    'Hace que esa parte de ti sea más reflexiva que vistosa, con ritmo y calendario propios.',
  ],
};
