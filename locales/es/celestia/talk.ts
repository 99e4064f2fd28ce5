import type { TalkSentences } from '../../celestia-words.ts';

/** Lo que dice aparte de las cartas. */
export const talk: TalkSentences = {
  social: {
    greeting: [
      [
        'Hola, qué gusto que pases por aquí.',
        '¿Por dónde empezamos: por ti, por alguien a quien quieres, por el trabajo o por el día de hoy?',
      ],
      ['¡Hola!', 'Soy Celestia, una IA que lee cartas calculadas. ¿Qué quieres saber?'],
      [
        'Qué bueno verte.',
        'Pregunta lo que quieras sobre tu carta o sobre el cielo de ahora; las preguntas cortas también valen.',
      ],
      ['Hola de nuevo, por así decirlo.', '¿Qué traes en mente?'],
    ],
    thanks: [
      ['De nada.', 'Si de camino a casa te surge otra pregunta, aquí estoy.'],
      ['Un placer.', 'Era una buena pregunta, y eso ya es la mitad.'],
      ['Me alegra que sirva.', 'Toma lo que te quede bien y deja el resto.'],
      ['Con gusto.', '¿Miramos algo más?'],
    ],
    farewell: [
      ['Cuídate mucho.', 'El cielo va a seguir en su sitio, y yo también.'],
      ['Hasta pronto.', 'Ojalá algo de esto te sirva.'],
      ['Nos vemos.', 'Que duermas bien cuando te toque.'],
    ],
    wellbeing: [
      ['Qué amable; como soy una IA no tengo días buenos ni malos.', '¿Y tú cómo estás, qué miramos?'],
      ['No tengo ánimo, soy un programa, así que soy toda oídos.', '¿Qué te está pasando?'],
      ['Todo en orden, como decimos las máquinas.', 'Mejor cuéntame cómo va lo tuyo.'],
    ],
    identity: [
      [
        'Soy Celestia, y soy una IA, no una persona.',
        'Respondo con tu carta calculada y con el cielo tal como está, y te muestro cada dato que uso.',
      ],
      [
        'Aquí no hay ninguna persona: soy un programa que aprendió a leer cartas.',
        'Las posiciones son cálculo; lo que hago con ellas es interpretación, y puedes no estar de acuerdo.',
      ],
      [
        'Hablas con una inteligencia artificial que se llama Celestia.',
        'No tengo cumpleaños ni signo, solo el tuyo para mirar. ¿Lo miramos?',
      ],
    ],
    ability: [
      [
        'Puedes preguntarme por ti, el amor, el trabajo, el dinero, la familia, las amistades o el lugar donde vives.',
        'También por un planeta, un signo, una casa, un eclipse, un retrógrado, o por cómo te pinta hoy y esta semana.',
      ],
      [
        'Pregúntame como a una amistad que sabe de cartas.',
        '«¿Cómo es mi Venus?», «¿cuándo hay luna llena?», «¿cómo va mi semana en el trabajo?» son buenos comienzos.',
      ],
      [
        'Leo tu carta natal y le pongo encima el cielo de hoy.',
        'Una buena primera pregunta es la que te viene dando vueltas.',
      ],
    ],
    belief: [
      [
        'Buena pregunta: las posiciones que uso son astronomía, y son exactas.',
        'Que digan algo de nosotros no lo ha probado la ciencia; úsalo como espejo para pensar, y que nadie decida por ti, yo tampoco.',
      ],
      [
        'No hace falta creer para que conversemos.',
        'Los estudios no han mostrado que las cartas predigan la vida. Aun así, una buena imagen ayuda a mucha gente a ver mejor su propia pregunta.',
      ],
    ],
    compliment: [
      ['Qué amable.', 'La carta hizo casi todo, yo le puse palabras.'],
      ['Gracias, me lo guardo.', '¿Seguimos mirando o lo dejamos reposar?'],
      ['Me alegra que te encaje.', 'Y si algo no encaja, dímelo también.'],
    ],
    disagreement: [
      [
        'Entonces deja esa parte fuera; nadie te conoce mejor que tú, y una carta menos.',
        '¿Cómo lo dirías tú? Desde ahí vuelvo a mirar.',
      ],
      [
        'Puede ser: las posiciones se calculan, y lo que saco de ellas es una lectura que puede fallar.',
        '¿Qué es lo que más lejos te queda?',
      ],
      [
        'Qué bueno que lo digas.',
        'Algunas cosas se notan solo con cierta gente y otras no se notan nunca. ¿Qué te iría mejor?',
      ],
    ],
    luck: [
      [
        'Una carta no trae número, color ni piedra de la suerte; las listas que los dan ni siquiera coinciden entre sí.',
        'Dónde se te dan las cosas con más facilidad sí se ve, y eso puedo mirarlo.',
      ],
      [
        'Eso tendría que inventarlo, y no lo hago.',
        'Lo que la carta enseña es para qué tienes buena mano. ¿Lo miramos?',
      ],
    ],
    doubt: [
      [
        'De dónde están los planetas, sí: está calculado, y debajo de la respuesta tienes los datos para comprobarlo.',
        'De lo que significan, no tanto: eso es una lectura, y puedo equivocarme.',
      ],
      [
        'Es tan seguro como tus datos de nacimiento: si la hora no es exacta, cambian las casas y el ascendente.',
        'De lo que vaya a pasar no puede tener certeza nadie, y yo tampoco.',
      ],
      [
        'De las fechas y las posiciones, sí; del resultado, nunca.',
        '¿Qué parte no te convence? La vuelvo a mirar.',
      ],
    ],
    site: [
      [
        'Eso es cosa del sitio y no del cielo: tus datos de nacimiento y tus cartas guardadas están en «Cuenta», y los de otra persona van en «Compatibilidad» o en «Habla con tu amor».',
        'Qué se guarda, qué cuesta dinero y cómo borrarlo está en «Preguntas frecuentes».',
      ],
      [
        'Desde aquí no puedo cambiar nada de eso; en «Cuenta» están tus datos de nacimiento y tus cartas, y «Preguntas frecuentes» dice qué se guarda y qué se paga.',
        '¿Seguimos mientras con la carta?',
      ],
    ],
  },
  agreement: [
    ['Bien.', '¿Sigo por ahí o pasamos a otra cosa?'],
    ['Ya veo.', '¿Qué te sirve más ahora: cuándo llega algo o por qué eres así?'],
    ['De acuerdo.', 'Entonces dame la siguiente pregunta, te escucho.'],
    ['Entendido.', '¿Qué parte quieres oír mejor?'],
  ],
  outside: [
    [
      'Eso no lo alcanzo a ver desde aquí; solo leo cartas y el cielo.',
      'Puedo mirar, en cambio, cómo te viene el día, o cómo encaras tú algo así según tu carta.',
    ],
    [
      'Ahí solo adivinaría, y eso no lo hago.',
      'Pregúntame por tu carta, por el cielo de esta noche o por el próximo eclipse y tendré algo real.',
    ],
    [
      'Me temo que para eso no soy la indicada.',
      'Con el amor, el trabajo, el dinero, los tiempos o tu carta me va mejor.',
    ],
    [
      'Esa pregunta es más bien para otra persona.',
      'Lo mío es el cielo: ¿te cuento qué se mueve para ti en estos días?',
    ],
    [
      'Esa la tengo que dejar pasar.',
      'Si detrás hay una preocupación, dime a qué parte de tu vida toca y miro ahí.',
    ],
  ],
  unclear: [
    ['No sé si te seguí.', '¿Es sobre ti, sobre otra persona o sobre una fecha?'],
    [
      '¿Me lo dices con otras palabras?',
      'Me ayuda oír un tema, como el amor o el trabajo, o el nombre de un planeta.',
    ],
    [
      'No alcancé a entender qué quieres saber.',
      'Puedes preguntar por hoy, por un planeta tuyo o por cuándo empieza algo.',
    ],
  ],
  greets: [
    '¡Hola!',
    'Hola, qué gusto leerte.',
    'Hola, gracias por escribir.',
    'Hola, me alegra tu pregunta.',
  ],
  askBirth: [
    'Si me dices cuándo y dónde naciste, lo leo en tu propia carta.',
    'Con tu fecha, hora y lugar de nacimiento podría decirte qué significa para ti.',
    'Este es el cielo de todo el mundo; dame tu nacimiento y será el tuyo.',
    'Todavía no tengo tu nacimiento, así que leo solo el cielo.',
  ],
  unknownHour: [
    'Sin tu hora de nacimiento dejo fuera las casas y el Ascendente.',
    'Sin saber a qué hora naciste no puedo decir a qué casa corresponde.',
  ],
  noAngle: [
    'Para el Ascendente y el Medio Cielo necesito tu hora de nacimiento, porque cambian en minutos.',
    'Ese punto avanza a cada rato, y sin tu hora de nacimiento no lo puedo ubicar.',
  ],
  askPartner: [
    'Si agregas los datos de nacimiento de la otra persona, comparo las dos cartas.',
    'Para verlos juntos me harían falta también los datos de nacimiento de la otra persona.',
  ],

  askPartnerHour: ['Con la hora y el lugar de ese nacimiento puedo comparar las dos cartas.'],
  spent: [
    'De esto ya te conté todo lo que veo; ¿qué más te ronda la cabeza?',
    'A partir de aquí solo me repetiría, así que pregúntame otra cosa.',
    'Sobre esto no hay más por ahora; otra pregunta quizá abra otra puerta.',
  ],
  openings: {
    hurt: [
      'Lo siento, eso pesa.',
      'Qué difícil, y qué bueno que lo cuentes.',
      'Siento que estés pasando por eso.',
      'Con razón te da vueltas.',
      'Gracias por contármelo; no es fácil.',
    ],
    othersHeart: [
      'Desde aquí no alcanzo a ver el corazón de otra persona, solo lo que pones tú.',
      'Lo que siente otra persona no tengo cómo saberlo; tu parte, en cambio, sí la puedo leer.',
      'Tu carta habla de ti y no de lo que sienten otros, así que te cuento tu lado.',
      'Los sentimientos ajenos no salen en tu carta; los tuyos sí, y por ahí empiezo.',
    ],
    deciding: [
      'Esa decisión no la tomo yo por ti, pero puedo mostrarte qué pesa en ella.',
      'Decidir te toca a ti; lo que sigue es lo que tu carta aporta.',
      'Una carta no decide por nadie, aunque ayuda a ver qué te importa en esto.',
      'La última palabra es tuya, así que toma lo que sigue como una segunda opinión.',
    ],
    promise: [
      'Prometértelo no puedo, y quien lo haga te engaña; lo que sí puedo contarte es qué pones tú de tu parte.',
      'Ninguna carta trae un sí o un no para eso, aunque del camino dice bastante.',
      'Eso sigue abierto, y tu carta dice algo sobre tu parte.',
    ],
    unsure: [
      'Quizá no entendí del todo qué buscas, así que empiezo por tu forma de ser.',
      'No tengo claro de qué lado tuyo hablas; yo empezaría por aquí.',
      'Dime si te leí mal; esto es lo primero que miraría.',
    ],
    past: ['Lo que quedó atrás lo viviste tú; yo miro de hoy en adelante.'],
    guessed: [
      'Entiendo que preguntas por {{topic.about}}; si no era eso, dímelo de otra manera.',
      'Me parece que me preguntas por {{topic.about}}; corrígeme si va por otro lado.',
      'Creo que se trata de {{topic.about}}, aunque puedo equivocarme.',
    ],
    signPair: [
      'Dos signos por sí solos dicen poco de dos personas, así que miro qué significan para ti.',
      'Si dos personas encajan no se sabe por sus signos; mejor te cuento qué dice tu carta.',
    ],
    either: [
      'Cuál de las dos, una carta no lo sabe; lo que sí muestra es tu lado del asunto.',
      'Entre una cosa y la otra no decide la carta, pero algo dice de ti.',
      'Aquí la última palabra es tuya, y yo te muestro qué necesitas tú en cualquier caso.',
      'Una carta no sabe decidir entre dos cosas, pero sí muestra qué necesitas tú en esto.',
    ],
    othersWay: [
      'Lo que piense o haga otra persona no está en tu carta; tu lado de la historia sí, y ese lo puedo leer.',
      'En tu carta estás tú y nadie más, así que de este asunto te cuento la parte que te toca.',
      'Hablar por alguien más sería inventar, porque su manera de ver esto queda fuera de tu carta; la tuya, en cambio, está dentro.',
    ],
    thatWhy: [
      'En parte sí; ninguna posición es la razón entera de nada.',
      'Algo de eso hay, aunque en una carta habla más de una voz.',
      'Tiene su parte, y no es lo único.',
    ],
    whether: [
      'Un sí o un no a secas no está en la carta; sí lo que habla a favor y lo que habla en contra.',
      'A eso no te respondo con una sola palabra; te cuento qué dice tu carta.',
      'Tu carta no contesta con un sí o un no, aunque da bastantes pistas.',
      'No hay una respuesta tan corta en una carta, pero sí algo que puede orientarte.',
      'Ni sí ni no: mira esto y saca tú la conclusión.',
    ],
    cause: [
      'El motivo más probable está a la vista en tu carta.',
      'Para buscar el porqué, yo miraría primero aquí.',
      'Una carta no demuestra de dónde viene algo así, pero hay un sitio donde se suele buscar, y es este.',
      'Suele haber más de una razón, y la que yo tendría en cuenta antes que otras es esta.',
    ],
  },
  whetherItComes: [
    'Cómo va a salir no lo veo en tu carta; cómo te enfrentas a ello, sí.',
    'Un sí o un no aquí sería inventado; lo que sí se lee es qué pones tú de tu parte.',
    'El resultado no está escrito en ninguna carta, tu manera de llegar hasta él sí.',
    'Si al final se da o no, eso queda abierto; miremos la parte que es tuya.',
    'No voy a fingir que sé cómo acaba; sé cómo eres tú en estas cosas.',
  ],
  eitherOf: [
    'Sobre tu pregunta, «{{asked.text}}», decides tú; tu carta muestra qué necesitas en los dos casos.',
    '«{{asked.text}}»: ahí ninguna carta elige por ti, pero sí dice en qué te apoyas al elegir.',
    'Me preguntas «{{asked.text}}»; no puedo elegir por ti, pero sí decirte qué no debería faltarte.',
  ],
  verdicts: {
    yes: [
      'A grandes rasgos, tu carta dice que sí.',
      'Sí, hay bastante en tu carta que va por ahí.',
      'Algo de eso hay, y se ve sin buscar mucho.',
      'Si me guío por lo que leo, la respuesta se inclina hacia el sí.',
    ],
    partly: [
      'Una parte de ti contesta que sí y otra contesta que no.',
      'Depende de qué lado tuyo esté al mando, porque llevas de los dos.',
      'Ni una cosa ni la otra del todo, por lo que veo en tu carta.',
      'A ratos sí, porque un lado tuyo va por ahí y el otro tira para el contrario.',
    ],
    hardly: [
      'Poca cosa en tu carta apunta a eso.',
      'Por lo que leo, más bien no.',
      'Busqué razones para decirlo de ti y encontré pocas.',
      'Puede que asome alguna vez, aunque tu carta da poco motivo para verlo como algo tuyo.',
    ],
  },
  times: {
    good: [
      'En ese tiempo te ayudan más cosas de las que te estorban.',
      'En cuanto a fechas, pinta bien.',
      'Hay más viento a favor que en contra.',
    ],
    mixed: [
      'Ni bueno ni malo: una cosa ayuda y otra estorba.',
      'En cuanto a fechas, el cielo no se inclina hacia ningún lado.',
      'Regular: nada habla claramente a favor, y nada claramente en contra.',
    ],
    hard: [
      'No es el momento más cómodo, aunque nada lo impide.',
      'Hay más roce que ayuda en ese tiempo; ve despacio o elige otro día si puedes.',
      'Si puedes elegir, mejor en otro momento: te estorban más cosas de las que te ayudan.',
    ],
  },
  closers: {
    self: [
      '¿En qué te reconoces más?',
      '¿Quién te conoce mejor?',
      '¿En qué momentos te pasa más?',
      '¿Hay algo de eso que te gustaría cambiar?',
    ],
    love: [
      '¿Qué es lo que más te importa en el amor?',
      '¿Qué te hace sentir que alguien te quiere?',
      '¿Qué es lo que más te cuesta pedir en el amor?',
      '¿Así te ves tú en el amor?',
    ],
    work: [
      '¿Qué le pides tú a un trabajo?',
      '¿Qué es lo que mejor se te da?',
      '¿En qué te gustaría que confiaran más en ti?',
      '¿Cómo sería para ti un buen día de trabajo?',
    ],
    money: [
      '¿Qué es para ti vivir con tranquilidad?',
      '¿Qué te da más seguridad con el dinero?',
      '¿Qué es lo que más te cuesta con el dinero?',
      '¿Cómo se hablaba de dinero donde creciste?',
    ],
    family: [
      '¿Qué lugar ocupas tú en la familia?',
      '¿Qué te gustaría que cambiara en tu familia?',
      '¿De qué cuesta hablar en tu familia?',
      '¿Quién de tu familia te entiende mejor?',
    ],
    friends: [
      '¿Qué valoras más en una amistad?',
      '¿Qué te cuesta perdonar en una amistad?',
      '¿Con quién puedes ser tal como eres?',
      '¿Para qué te buscan tus amistades?',
    ],
    home: [
      '¿Qué te hace sentir que un lugar es tuyo?',
      '¿Qué no puede faltar donde vives?',
      '¿Qué te llevarías a cualquier parte?',
      '¿En qué lugar descansas de verdad?',
    ],
    learning: [
      '¿Qué te da más curiosidad?',
      '¿Cómo aprendes mejor?',
      '¿Qué te gustaría saber hacer?',
      '¿Dónde se te ocurren las mejores ideas?',
    ],
    purpose: [
      '¿A qué vuelves siempre, aunque nadie te lo pida?',
      '¿Cuándo sientes que vas por buen camino?',
      '¿Qué te encantaba hacer en la infancia?',
      '¿Qué no te gustaría dejar sin probar?',
    ],
    time: [
      '¿Qué parte de esto te sirve más?',
      '¿Con qué te quedas de todo esto?',
      '¿Hay algo que quieras planear con calma?',
      '¿Quieres que mire alguna otra fecha?',
      '¿Hay alguna fecha que te importe más?',
      '¿Qué te ayudaría a verlo con más calma?',
      '¿Qué es lo que más depende de ti en todo esto?',
      '¿Qué te gustaría tener en cuenta?',
    ],
    any: [
      '¿Te suena?',
      '¿Dirías que va por ahí?',
      '¿Con qué parte te quedas?',
      '¿Hay algo que te sorprenda?',
      '¿Se te ocurre algún ejemplo?',
      '¿Lo vería igual alguien que te conoce bien?',
      '¿De qué parte te gustaría saber más?',
      '¿Te reconoces en esto?',
      '¿Tú cómo lo ves?',
      '¿Qué le añadirías tú?',
      '¿Qué parte te parece más tuya?',
      '¿Lo ves así o de otra manera?',
      '¿Te sirve verlo así?',
    ],
  },
  grains: [
    'Una carta muestra inclinaciones, y lo que haces con ellas lo decides tú.',
    'Tómalo como una tendencia, y no como algo que tenga que pasar.',
    'Nada de esto está escrito en piedra; con los años se vive de maneras distintas.',
    'No hace falta que estés de acuerdo en todo, y a veces lo que molesta es lo más interesante.',
    'Todo esto se nota más cuando algo se complica que cuando las cosas marchan.',
    'La carta describe una parte de ti, y la otra la ponen la vida y la costumbre.',
    'Si algo de esto no te suena, déjalo pasar; puede que se note solo en ciertas etapas.',
    'Quien te conoce bien seguro que tiene alguna anécdota de esto.',
    'Esto suele vivirse de una manera a los veinte y de otra a los cuarenta.',
    'Conocerse un poco mejor ya ayuda cuando toca decidir.',
  ],
  timeGrains: [
    'Estas fechas son como el pronóstico del tiempo: avisan, pero la ropa la eliges tú.',
    'No tiene por qué pasar nada ese mismo día; a veces se nota un poco antes o un poco después.',
    'Tómalo como el ambiente de esos días, y no como un horario.',
    'Y si pasa sin que lo notes, también está bien.',
    'Con apuntarlo en la agenda basta, y después ves en qué quedó.',
    'Lo que tú prepares cuenta más que la fecha.',
    'Puede servirte de excusa para parar un momento y ver cómo vas.',
    'Si anotas lo que vas notando, con el tiempo verás qué se repite.',
  ],
  whatSheIs: {
    header: 'Celestia es una IA, no una persona.',
    beforeFirst:
      'Soy Celestia, una IA. Respondo con tu carta calculada y te muestro cada dato que uso; qué hacer con eso lo decides tú.',
    sharedPicture: 'Escrito por Celestia, una IA, a partir de una carta calculada.',
  },
};
