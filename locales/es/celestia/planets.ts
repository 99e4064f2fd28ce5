import type { PlanetSentences } from '../../celestia-words.ts';

/** De qué habla cada planeta y qué le hace a lo que toca. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'El Sol cuenta en qué te vas convirtiendo, cada año un poco más.',
      'Lee el Sol como aquello que harías aunque nadie aplaudiera.',
    ],
    moon: [
      'La Luna dice qué necesitas antes de poder dormir bien.',
      'La Luna es una memoria que vive en el cuerpo: reacciona primero y se explica después.',
    ],
    mercury: [
      'Mercurio habla de cómo notas, aprendes y pasas la voz.',
      'Donde está Mercurio están tus preguntas, y el tono en que las haces.',
    ],
    venus: [
      'Venus habla de lo que te parece digno de amor y de cómo lo dejas acercarse.',
      'Donde está Venus el esfuerzo pesa menos, porque te gusta estar ahí.',
    ],
    mars: [
      'Marte habla de desear, y de lo que haces cuando algo se interpone.',
      'Donde está Marte prefieres actuar, y el mal humor te avisa de que esperaste demasiado.',
    ],
    jupiter: [
      'Júpiter dice dónde confías en que todo saldrá bien, y a menudo aciertas.',
      'Donde está Júpiter sobra generosidad, y también el riesgo de pasarse.',
    ],
    saturn: [
      'Saturno habla de lo que hay que ganarse, y que después es tuyo para siempre.',
      'Donde está Saturno empiezas con dudas y acabas siendo a quien consultan.',
    ],
    uranus: [
      'Urano comparte signo con toda tu generación, así que lo personal son su casa y sus contactos.',
      'Donde está Urano sorprendes a la gente, y las reglas duran mientras tengan sentido.',
    ],
    neptune: [
      'Neptuno pasa unos catorce años en cada signo; lo tuyo es dónde cae y qué toca.',
      'Donde está Neptuno los bordes se borran, y salen tus mejores ideas y tus ilusiones más suaves.',
    ],
    pluto: [
      'Plutón tiñe a una generación entera y se vuelve tuyo por el lugar en que trabaja.',
      'Donde está Plutón no haces nada a la ligera, y recomienzas más a fondo que la mayoría.',
    ],
    node: [
      'El Nodo Norte no es un cuerpo sino un cruce, y se lee como la dirección en que te estiras.',
      'Lo que describe el Nodo Norte se siente ajeno al principio y extrañamente justo después.',
    ],
    lilith: [
      'Lilith es un punto de la órbita lunar, y se lee como lo que en ti se niega a ser cómodo.',
      'Lo que marca Lilith tal vez pareció demasiado una vez, y hoy puede ser una fuerza.',
    ],
    juno: [
      'Juno es un asteroide que habla de lo que necesitas para quedarte con alguien.',
      'Mira a Juno para saber qué cláusula del contrato no puedes dejar fuera.',
    ],
    chiron: [
      'Quirón se lee como una ternura antigua que te permite guiar bien a otros.',
      'Lo que marca Quirón quizá nunca sea tu tema más fácil, y la gente te traerá el suyo.',
    ],
    ascendant: [
      'El Ascendente es el grado que salía por el este cuando naciste, y da marco a toda la carta.',
      'El Ascendente es cómo le abres la puerta al mundo, pase lo que pase más adentro.',
    ],
    midheaven: [
      'El Medio Cielo es lo más alto de una carta, y habla del oficio y el nombre hacia los que creces.',
      'Mira el Medio Cielo para saber por qué te conocerá algún día gente que no te conoce.',
    ],
  },
  touch: {
    sun: {
      joined: 'Así {{theme}} queda bajo una luz fuerte, difícil de pasar por alto.',
      flowing: 'Gracias a eso {{theme}} tiene viento a favor y te sale con naturalidad.',
      tense: 'Por eso {{theme}} choca a veces con tu orgullo, y les toca turnarse.',
    },
    moon: {
      joined: 'Así {{theme}} se empapa de emoción, y tu ánimo tiene voto.',
      flowing: 'Sin hacer ruido, {{theme}} y tus emociones se echan una mano.',
      tense: 'Por eso {{theme}} tira hacia un lado y tu comodidad hacia el otro.',
    },
    mercury: {
      joined: 'Así {{theme}} encuentra voz, y vas a querer hablar de ello.',
      flowing: 'Te cuesta poco explicarlo: {{theme}} encuentra palabras.',
      tense: 'A la hora de dormir, sobre todo, {{theme}} discute con tu cabeza.',
    },
    venus: {
      joined: 'Así {{theme}} gana encanto, y la gente te quiere por eso.',
      flowing: 'A tu lado y por dentro, {{theme}} trae buenos ratos.',
      tense: 'Por eso {{theme}} duda entre desear y gustar.',
    },
    mars: {
      joined: 'Así {{theme}} se calienta, y contenerse cuesta más que actuar.',
      flowing: 'Ahí {{theme}} tiene músculo, y arrancas sin que te empujen.',
      tense: 'A cada rato {{theme}} roza, lo que cansa y también hace avanzar.',
    },
    jupiter: {
      joined: 'Así {{theme}} se agranda, con más esperanza y menos medida.',
      flowing: 'Tiene espacio de sobra {{theme}}, y una suerte que das por hecha.',
      tense: 'Con tanto impulso, {{theme}} promete más de lo que cabe en una semana.',
    },
    saturn: {
      joined: 'Así {{theme}} maduró muy pronto, tarda en abrirse y dura.',
      flowing: 'Gracias a eso {{theme}} tiene firmeza, y puedes apoyarte cuando hace falta.',
      tense: 'Por eso {{theme}} pide pruebas primero, y afloja cuando la prueba aguanta.',
    },
    uranus: {
      joined: 'Así {{theme}} pierde la quietud y gana originalidad, sin horario fijo.',
      flowing: 'Por eso mismo {{theme}} nunca envejece y encuentra el atajo inesperado.',
      tense: 'Por eso {{theme}} sale corriendo justo cuando todo se asentaba; deja alguna ventana abierta.',
    },
    neptune: {
      joined: 'Así {{theme}} se afina y se vuelve difícil de precisar, un don que pide orilla.',
      flowing: 'De ahí que {{theme}} gane imaginación y oído para lo que no se dice.',
      tense: 'A ratos {{theme}} se llena de niebla, y conviene mirar otra vez otro día.',
    },
    pluto: {
      joined: 'Así {{theme}} cobra una intensidad que no hace nada a medias.',
      flowing: 'En los momentos duros {{theme}} resiste, y se atreve a mirar lo que hay.',
      tense: 'Por eso {{theme}} pasa por preguntas duras y sale con más fuerza.',
    },
  },
  passing: {
    sun: {
      joined: ['Por un día o dos {{theme}} queda bajo el foco, y puedes usarlo.'],
      flowing: ['Por un par de días {{theme}} va sobre ruedas.'],
      tense: ['Por un día o dos {{theme}} puede tropezar con el plan de otra persona.'],
    },
    moon: {
      joined: ['Por unas horas {{theme}} está a flor de piel.'],
      flowing: ['Por unas horas {{theme}} va al ritmo del día.'],
      tense: ['Por unas horas {{theme}} pierde el paso del día.'],
    },
    mercury: {
      joined: [
        'Con eso {{theme}} entra en la conversación, y una buena pregunta ahorra tres.',
        'Con eso {{theme}} pide la palabra, y decirlo una vez en voz alta ordena mucho.',
      ],
      flowing: [
        'Con eso {{theme}} encuentra las palabras justas, así que escribe ese mensaje.',
        'Con eso {{theme}} se explica con facilidad, y una charla pendiente puede salir bien.',
      ],
      tense: [
        'Con eso {{theme}} se enreda en palabras; relee antes de enviar.',
        'Con eso {{theme}} te da vueltas en la cabeza; apúntalo antes de contestar.',
      ],
    },
    venus: {
      joined: [
        'Por unos días {{theme}} se endulza, y la amabilidad vuelve pronto.',
        'Por unos días {{theme}} recibe mimos, y la gente está de buenas.',
      ],
      flowing: [
        'Por unos días {{theme}} se vuelve más amable, buen momento para aceptar una invitación.',
        'Por unos días {{theme}} pesa menos, y la buena compañía hace el resto.',
      ],
      tense: [
        'Por unos días {{theme}} pide algún capricho, muy grato hasta que llega la cuenta.',
        'Por unos días {{theme}} y lo que te apetece tiran en sentidos opuestos; un gusto pequeño arregla más que uno grande.',
      ],
    },
    mars: {
      joined: [
        'Con eso {{theme}} está como un fósforo encendido; dale tarea antes de que la busque.',
        'Con eso {{theme}} entra en calor; una caminata o una tarea con final lo aprovechan bien.',
      ],
      flowing: [
        'Con eso {{theme}} recibe un empujón, y empezar es más fácil que nunca.',
        'Con eso {{theme}} toma fuerza, y puedes empezar lo que llevas tiempo aplazando.',
      ],
      tense: [
        'Con eso {{theme}} tiene poca paciencia; cuenta hasta cinco y dilo claro.',
        'Con eso {{theme}} salta a la mínima; deja la respuesta dura para mañana.',
      ],
    },
    jupiter: {
      joined: ['Con ese paso {{theme}} se abre, y vale la pena probar una ocasión que parece grande.'],
      flowing: ['Con ese paso {{theme}} halla el espacio que no tenía en meses, si lo pides.'],
      tense: ['Con ese paso {{theme}} lo quiere todo a la vez; elegir una cosa es la forma de tenerla.'],
    },
    saturn: {
      joined: ['Con ese paso {{theme}} tiene que madurar, con menos promesas y mejor cumplidas.'],
      flowing: ['Con ese paso {{theme}} toma una forma que aguanta, con trabajo parejo y sin drama.'],
      tense: ['Con ese paso {{theme}} pasa un examen, y lo que quede será tuyo de verdad.'],
    },
    uranus: {
      joined: ['Con ese paso {{theme}} despierta de un sacudón, y el cambio no pedido puede quedarte bien.'],
      flowing: ['Con ese paso {{theme}} se renueva, con alguna casualidad feliz.'],
      tense: ['Con ese paso {{theme}} anda sin sosiego; planes flexibles y el humor a mano.'],
    },
    neptune: {
      joined: ['Con ese paso {{theme}} se ablanda en los bordes, ideal para soñar y poco para firmar.'],
      flowing: ['Con ese paso {{theme}} gana ternura e inventiva.'],
      tense: ['Con ese paso {{theme}} se nubla un poco, y los datos piden doble revisión.'],
    },
    pluto: {
      joined: ['Con ese paso {{theme}} baja hasta los cimientos, despacio y por algo.'],
      flowing: ['Con ese paso {{theme}} gana hondura, y una fuerza que notarás después.'],
      tense: ['Con ese paso {{theme}} siente presión hasta que algo gastado se suelta.'],
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
