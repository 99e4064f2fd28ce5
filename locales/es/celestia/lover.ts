import type { LoverWords } from '../../lover-words.ts';

/** Lo que dice la carta de otra persona, como juego. */
export const lover: LoverWords = {
  reminder: {
    lover:
      'Antes de jugar: quien habla aquí es una máquina que lee una carta en voz alta, como si la carta supiera hablar. No es {{name}} ni sabe qué piensa {{name}}.',
    couple:
      'Primero, una cosa: soy una máquina que compara dos cartas. Lo que cada cual siente, solo ustedes lo saben.',
  },
  hears: {
    person: [
      'me quieres',
      'me amas',
      'me extranas',
      'me echas de menos',
      'vas a volver',
      'volveras',
      'piensas en mi',
      'me enganas',
      'me dejas',
      'sientes',
      'me perdonas',
      'te vas a',
      'me olvid',
      'casarte',
    ],
    mars: ['discut', 'pele', 'enoj', 'enfad', 'rabia', 'celos', 'pasion', 'deseo', 'furia'],
    mercury: ['habl', 'dic', 'cuent', 'escrib', 'mensaje', 'brom', 'rei', 'callas', 'comunic'],
    moon: ['triste', 'llor', 'calm', 'segur', 'necesit', 'animo', 'hogar', 'duele', 'heri', 'cansad'],
    venus: ['amor', 'amar', 'carino', 'romantic', 'beso', 'cita', 'regalo', 'atra', 'ternura', 'gusta'],
    sun: ['feliz', 'quien eres', 'orgull', 'import', 'vida', 'suen'],
  },
  greeting: [
    'Hola. Soy una carta con voz prestada; pregúntame por el cariño, la cercanía, las charlas o las peleas.',
    'Hola, hola. Soy apenas el dibujo de un cielo, pero hoy me toca hablar. ¿Por dónde empezamos?',
  ],
  unknowable: [
    'Lo que siente {{name}} no está escrito en mí, y lo que vendrá tampoco; solo puedo decir cómo suele leerse una carta así.',
    'Eso solo puede responderlo {{name}}, con sus propias palabras. Yo no tengo más que la carta.',
    'Ninguna carta ve dentro de nadie, así que no voy a adivinar. Te cuento lo que hay aquí.',
  ],
  outside: [
    'Hasta ahí no llega este juego. Prueba con el cariño, las discusiones, las bromas o las tardes tranquilas.',
    'Solo tengo planetas para contestar, y ninguno se ocupa de eso. ¿Volvemos al amor?',
  ],
  points: {
    sun: {
      fire: 'Mi Sol está {{in}}: la historia que le gusta a esta carta es una en la que alguien se alegra de verla, y se nota.',
      earth:
        'Con mi Sol {{in}}, esta carta se fijaría en lo que se hace cada semana más que en lo que se dice una vez.',
      air: 'Mi Sol está {{in}}; dicho en palabras, es alguien que se anima conversando y siempre deja una ventana abierta.',
      water: 'Mi Sol está {{in}}, y en este juego yo sería quien nota primero cómo está el ambiente.',
    },
    moon: {
      fire: 'Mi Luna está {{in}}: ante un disgusto, esta carta saltaría enseguida y lo olvidaría antes de la cena.',
      earth:
        'Con la Luna {{in}}, me calmarían las cosas sencillas: comer algo rico, una rutina, una mano en el hombro.',
      air: 'Mi Luna está {{in}}; una carta como yo querría hablar lo que siente antes de saber qué es.',
      water: 'Mi Luna está {{in}}, y en el papel eso es una marea: un día cerca, al otro pidiendo silencio.',
    },
    mercury: {
      fire: 'Mi Mercurio está {{in}}: esta carta lo diría sin rodeos y pensaría después en las palabras.',
      earth: 'Con Mercurio {{in}}, preferiría contestar tarde y en serio que rápido y a medias.',
      air: 'Mi Mercurio está {{in}}; las bromas, las preguntas y las ideas a medio hacer serían su forma de coquetear.',
      water: 'Mi Mercurio está {{in}}: léeme entre líneas, diría esta carta.',
    },
    venus: {
      fire: 'Mi Venus está {{in}}: en este juego, cariño a todo volumen y poca paciencia para las adivinanzas.',
      earth:
        'Mi Venus está {{in}}; lo que esta carta llamaría amor tendría tiempo, caricias y palabra cumplida.',
      air: 'Con Venus {{in}}, me conquistaría primero una buena conversación, y en esa misma persona buscaría amistad.',
      water:
        'Mi Venus está {{in}}: los libros leen ahí una ternura que quiere sentirse a salvo antes de mostrarse.',
    },
    mars: {
      fire: 'Mi Marte está {{in}}: en una pelea, esta carta haría ruido, iría rápido y acabaría pronto.',
      earth: 'Con Marte {{in}}, tardaría en enojarme y más aún en moverme; empujarme no serviría de nada.',
      air: 'Mi Marte está {{in}}; esta carta discute con argumentos, y a ratos habría que recordarle que una pelea no es un debate.',
      water: 'Mi Marte está {{in}}, que suele leerse como callar antes que ir a la guerra.',
    },
  },
  names: {
    sun: { your: 'tu Sol', mine: 'mi Sol' },
    moon: { your: 'tu Luna', mine: 'mi Luna' },
    mercury: { your: 'tu Mercurio', mine: 'mi Mercurio' },
    venus: { your: 'tu Venus', mine: 'mi Venus' },
    mars: { your: 'tu Marte', mine: 'mi Marte' },
  },
  meetings: {
    joined: [
      'Entre nuestras cartas, {{your}} y {{mine}} están codo a codo: ahí costaría saber cuál es cuál.',
      'Fíjate en {{your}} y {{mine}}: comparten un punto, y eso se lee como conocerse bien por ese lado.',
    ],
    flowing: [
      'Luego están {{your}} y {{mine}}: en el papel se entienden sin que nadie se lo pida.',
      'Entre {{your}} y {{mine}} hay una línea fácil, de las que se dan por hechas.',
    ],
    tense: [
      'Si hubiera roce, sería entre {{your}} y {{mine}}: se dibuja como tensión, y la tensión también abre los ojos.',
      'Y entre {{your}} y {{mine}} hay una esquina del dibujo donde cada parte tendría que aprender las maneras de la otra.',
    ],
  },
  spent: [
    'De mí ya dije lo que tenía que decir; soy un cielo, no una persona. Celestia puede contarte más de las dos cartas juntas.',
    'A partir de aquí no haría más que repetirme. Lo demás, mejor preguntárselo a {{name}} que a una carta.',
  ],
  closing: [
    '¿Algo de esto te suena a alguien que conoces?',
    '¿Qué contestaría tu propia carta?',
    '¿Qué de todo esto querrías preguntar de verdad?',
  ],
};
