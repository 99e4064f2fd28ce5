import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of love, and what helps it there. */
export const matters: MattersOf<'love'> = {
  idealPartner: {
    aries: {
      is: 'Te conviene alguien con carácter, que no se asuste de tus arranques y sepa decirte que no mirándote a los ojos.',
      helps: 'Al conocer a alguien, fíjate en si todavía te divierte cuando ya no queda nada que conquistar.',
    },
    taurus: {
      is: 'La persona que te va bien cumple lo que dice, come contigo sin apuro y no cambia de humor cada mañana.',
      helps: 'Mira menos las promesas y más los hábitos; con los hábitos de tu pareja se convive a diario.',
    },
    gemini: {
      is: 'Contigo encaja quien te sigue la conversación, te cuenta cosas que no sabías y no se ofende si cambias de idea.',
      helps:
        'Comparte con esa persona una tarde aburrida; si hasta haciendo fila se ríen, la pareja promete.',
    },
    cancer: {
      is: '¿Quién te aguantaría? Alguien con paciencia, que note tu silencio, pregunte dos veces y no se burle de lo que sientes.',
      helps:
        'Observa cómo trata a la gente que no le sirve de nada, antes de pensar si te conviene como pareja.',
    },
    leo: {
      is: 'Tu pareja ideal te admira sin adularte, tiene luz propia y presume de ti cuando no estás delante.',
      helps: 'Para saber si alguien es para ti, deja de lucirte un rato y mira si su interés sigue ahí.',
    },
    virgo: {
      is: 'En pareja te llevas bien con una persona sencilla y cumplidora, que valore tus detalles y se ría de tus manías sin herirte.',
      helps: 'De tus requisitos para una pareja, tacha la mitad y conserva los que hablan de cómo te trata.',
    },
    libra: {
      is: 'Para compartir la vida te hace falta alguien amable que opine de verdad; con dos personas cediendo nunca se decide nada.',
      helps:
        'Más que pensar en si le gustas, averigua cuánto te gusta esa persona cuando no está de acuerdo contigo.',
    },
    scorpio: {
      is: 'Quien te conviene es leal hasta los huesos, soporta tu intensidad sin salir corriendo y se atreve a contarte lo suyo.',
      helps:
        'Confíale un secreto pequeño y date tiempo, que tú a una buena pareja la reconoces por su discreción.',
    },
    sagittarius: {
      is: 'A tu lado funciona alguien con vida propia, que se apunte a tus planes locos y no cuente tus horas fuera.',
      helps:
        'Dile pronto cuánta libertad necesitas en pareja, y escucha con igual atención cuánta compañía necesita la otra persona.',
    },
    capricorn: {
      is: 'Eliges pareja con ojo exigente, y te sienta bien una persona seria en lo importante que sepa sacarte del trabajo a reír.',
      helps: 'No descartes por poco práctica a una persona que te alegra; de lo práctico ya te encargas tú.',
    },
    aquarius: {
      is: 'Lo tuyo es una pareja que sea primero tu amistad, tenga sus propias rarezas y no te exija explicar las tuyas.',
      helps:
        'Cuando alguien te guste, cuéntale pronto la más extraña de tus costumbres y fíjate en la cara que pone.',
    },
    pisces: {
      is: 'Te hace bien una persona de pies firmes y corazón blando, que te quiera sin necesitar que la salves.',
      helps:
        'Si te preguntas quién te conviene, descuenta la lástima y mira si esa persona también cuida de ti.',
    },
  },
  unavailable: {
    aries: {
      is: 'Lo imposible te prende: un rechazo o un rival te hacen correr detrás de quien ni siquiera te mira.',
      helps:
        'La próxima vez que alguien inalcanzable te desvele, imagina que ya te dijo que sí y observa cuánto interés queda.',
    },
    taurus: {
      is: 'Te encariñas con quien no está libre y después no hay quien te mueva, pues tu constancia confunde esperar con querer.',
      helps: 'Cuenta lo que esa persona te da de verdad en un mes, sin sumar lo que podría darte algún día.',
    },
    gemini: {
      is: 'El amor a distancia te fascina porque está hecho de mensajes, y a quien casi no ves le inventas media personalidad.',
      helps: 'Anota qué sabes con certeza de esa persona lejana y qué has rellenado tú con imaginación.',
    },
    cancer: {
      is: 'Te enamoras de gente que no se deja querer, con la esperanza de que un cariño suficiente acabe por abrirla.',
      helps:
        'Dale algo de esa ternura a quien sí te responde, aunque al principio emocione menos que suspirar por un imposible.',
    },
    leo: {
      is: 'Que alguien no te quiera te parece un error por corregir, y pones todo tu encanto justo donde no hay aplauso.',
      helps:
        'Haz memoria de quién se alegra al verte llegar, y pasa más rato ahí que frente a quien te ignora.',
    },
    virgo: {
      is: 'Con alguien inalcanzable te sientes a salvo: de lejos no se ven tus defectos y siempre queda algo que mejorar para merecer ese amor.',
      helps:
        'Deja de preguntarte qué te falta para gustarle; hay personas que no están disponibles ni para la gente perfecta.',
    },
    libra: {
      is: 'Una persona lejana o comprometida te atrae por lo bien que queda en tu imaginación, donde jamás hay que discutir.',
      helps: 'Compara ese amor ideal con un día común a su lado, mal humor y desorden incluidos.',
    },
    scorpio: {
      is: 'Cuanto más se esconde alguien, más hondo te engancha, y quien no te quiere se vuelve un misterio que no piensas abandonar.',
      helps:
        'Dirige la investigación hacia ti: qué te pasaba por dentro justo antes de volver a pensar en quien no te corresponde.',
    },
    sagittarius: {
      is: 'La gente que vive lejos o ya tiene pareja te enamora sin pedirte compromiso, y esa libertad te gusta más de lo que confiesas.',
      helps:
        'Pregúntate qué te asustaría de ese amor imposible si mañana viviera a dos calles y tuviera las tardes libres.',
    },
    capricorn: {
      is: 'Si cuesta, te parece que vale; por eso te esfuerzas meses por quien no te quiere y desconfías de quien te quiere gratis.',
      helps:
        'Trata ese amor esquivo como cualquier proyecto tuyo y revisa con honestidad si la otra persona también pone de su parte.',
    },
    aquarius: {
      is: 'Eliges de lejos, ya que alguien ausente o con otra vida te permite querer mucho sin tener a nadie encima.',
      helps:
        'Practica la cercanía en dosis pequeñas, con una persona disponible que también respete tus ratos a solas.',
    },
    pisces: {
      is: 'De los amores imposibles te atrapa el sueño, y a la persona que no te quiere le encuentras mil disculpas.',
      helps:
        'Cuenta esa historia de amor a una amistad solo con hechos, sin explicar lo que la otra persona siente en el fondo.',
    },
  },
  message: {
    aries: {
      is: 'Esperar un mensaje te desespera: a los diez minutos ya redactaste un reclamo y a los veinte lo mandaste.',
      helps:
        'Escribe ese mensaje en las notas, camina un par de cuadras y decide después qué parte merece salir del celular.',
    },
    taurus: {
      is: 'Cuando no te escribe, te plantas a esperar con terquedad, aunque por dentro saltes con cada vibración del celular.',
      helps:
        'Dale una hora límite a la espera del mensaje y, cumplida, dedícate a algo que disfrutes con las manos.',
    },
    gemini: {
      is: 'Un mensaje sin respuesta te pone a analizar comas, emojis y horas de conexión hasta armar tres teorías del silencio.',
      helps:
        'Si quieres escribir primero, manda algo breve que se conteste fácil y guarda las otras cuatro ideas para después.',
    },
    cancer: {
      is: 'Que deje de escribirte lo sientes como un rechazo, y te escondes con la esperanza secreta de que note tu ausencia.',
      helps:
        'Relee los mensajes viejos una sola vez y luego comparte tu inquietud con alguien que sí contesta.',
    },
    leo: {
      is: 'Que te dejen en visto te ofende de verdad; quisieras preguntar qué pasó, pero prefieres publicar una foto espléndida.',
      helps:
        'Antes de subir algo solo para que lo vea, piensa si un mensaje corto y digno no te representa mejor.',
    },
    virgo: {
      is: 'Revisas tus últimos mensajes en busca del error, como si una palabra mejor elegida hubiera evitado que callara.',
      helps:
        'Si vas a escribir, usa la versión sencilla del mensaje, la que tenías antes de empezar a corregirla.',
    },
    libra: {
      is: '¿Escribir primero o esperar? Se te va la tarde pesando las dos opciones y consultando el texto con medio mundo.',
      helps:
        'Elige a una sola persona para que te aconseje sobre ese mensaje; con cinco opiniones vas a dudar cinco veces.',
    },
    scorpio: {
      is: 'Su silencio te parece un mensaje en clave; vigilas la última conexión y tampoco escribes, por no darle ventaja.',
      helps:
        'Deja de mirar a qué hora se conecta, que ese dato alimenta la sospecha y nunca explica por qué no escribe.',
    },
    sagittarius: {
      is: 'Mandas mensajes sin calcular y sigues con tu día, pero un silencio largo te hace dar la historia por terminada.',
      helps:
        'Ante un mensaje que no llega, llena la tarde con un plan de verdad antes de sacar conclusiones enormes.',
    },
    capricorn: {
      is: 'Por dignidad no escribes dos veces; si no contesta, te sumerges en el trabajo y finges que no esperabas el mensaje.',
      helps: 'Un mensaje claro no te rebaja, y una vez enviado puedes considerar cumplida tu parte.',
    },
    aquarius: {
      is: 'Tú también desapareces del chat sin mala intención, y sin embargo, si te lo hacen, ese silencio te descoloca por completo.',
      helps:
        'Pregunta una sola vez, sin rodeos, si todo está bien; fingir frialdad por mensaje te sale demasiado creíble.',
    },
    pisces: {
      is: 'Si no te escribe, le imaginas tristezas y problemas antes que aceptar que quizá hoy no quiso mandar ningún mensaje.',
      helps:
        'Separa lo que su último mensaje decía de lo que soñaste al leerlo, y deja el celular lejos de la almohada.',
    },
  },
  meeting: {
    aries: {
      is: 'Conoces gente cuando te lanzas, y si el amor tarda lo buscas con la prisa de quien pierde un vuelo.',
      helps:
        'Apúntate a algo donde haya que moverse y saluda primero, que ahí conocer gente te sale sin esfuerzo.',
    },
    taurus: {
      is: 'Conocer a alguien te toma su tiempo, porque la gente te va gustando a fuerza de verla y de tratarla.',
      helps:
        'Frecuenta los mismos sitios agradables y quédate un rato más, que a ti te enamora quien te vas encontrando a menudo.',
    },
    gemini: {
      is: 'Encontrar a alguien te resulta fácil; elegir, no tanto, pues cada conversación nueva le quita el turno a la anterior.',
      helps:
        'De la gente interesante que conozcas, escoge a una persona y dale una segunda charla antes de buscar otra.',
    },
    cancer: {
      is: 'El amor te encuentra mejor a través de gente conocida, ya que ante extraños te cierras y no se ve todo lo que das.',
      helps:
        'Pídele a alguien de confianza que te presente gente en un grupo pequeño, donde no tengas que fingir soltura.',
    },
    leo: {
      is: 'Para conocer a alguien necesitas que te vean haciendo lo que amas; en un rincón pierdes la mitad de tu gracia.',
      helps:
        'Busca gente nueva en un grupo de teatro, de baile o de lo que te apasione, y cede algún turno de lucimiento.',
    },
    virgo: {
      is: 'Sueles conocer gente mientras haces algo útil, y descartas a media humanidad por una falta de ortografía.',
      helps: 'A quien acabas de conocer concédele un segundo encuentro y perdónale los nervios del primero.',
    },
    libra: {
      is: 'Tienes facilidad para agradar, pero al conocer a alguien esperas una señal tan clara que también la otra persona se queda esperando.',
      helps:
        'Acepta invitaciones de gente que apenas conoces y, si alguien te interesa, propón tú el siguiente encuentro.',
    },
    scorpio: {
      is: 'Aunque quieras encontrar a alguien, observas en silencio desde el borde, y el amor te interesa solo si va en serio.',
      helps:
        'Al conocer a alguien que te guste, regálale un dato tuyo de verdad en vez de otra pregunta sobre su vida.',
    },
    sagittarius: {
      is: 'El amor se te cruza por el camino, en cursos y fiestas ajenas, rara vez mientras lo buscas con empeño.',
      helps:
        'Aprende algo nuevo en grupo; conocer gente se te da mejor así que con un perfil bien redactado.',
    },
    capricorn: {
      is: '¿Volver a encontrar el amor? Lo pospones hasta tener todo en orden, y el orden siempre pide una semana más.',
      helps: 'Reserva en tu agenda un rato para conocer gente y respétalo igual que respetas una reunión.',
    },
    aquarius: {
      is: 'Donde todos van a buscar pareja te sientes fuera de lugar; lo tuyo nace entre gente rara que comparte una causa.',
      helps:
        'Asómate al grupo que te da curiosidad y, para conocer a alguien, conversa con quien llegue también por primera vez.',
    },
    pisces: {
      is: 'Sueñas tanto con ese encuentro que a veces pasa de largo una persona real que solo quería conversar contigo.',
      helps:
        'Levanta la vista en los lugares de siempre y contesta a quien te habla, aunque no se parezca al amor que imaginas.',
    },
  },
  breakup: {
    aries: {
      is: 'Una ruptura te despierta la prisa: quieres terminarlo todo hoy, o recuperarlo todo hoy, y no soportas el término medio.',
      helps:
        'Gasta primero la rabia corriendo o bailando, y deja las palabras sobre el final para cuando baje.',
    },
    taurus: {
      is: 'Terminar una relación te cuesta el doble, porque junto con la persona se van las costumbres que te daban calma.',
      helps:
        'Mientras dure la separación, conserva intactas dos rutinas tuyas, por ejemplo el paseo y la siesta.',
    },
    gemini: {
      is: 'De una separación hablas con todos y la explicas de maravilla; lo difícil para ti es quedarte a sentirla.',
      helps:
        'Escribe sin chistes un párrafo sobre lo que termina, y relee esa única versión durante unos días.',
    },
    cancer: {
      is: 'Si tu relación se rompe, te aferras a lo que fue, y guardas hasta los boletos del primer cine.',
      helps:
        'Rodéate de tu gente mientras duela la ruptura, y por una vez déjate cuidar sin devolver el favor.',
    },
    leo: {
      is: 'La separación te duele también en el orgullo; por fuera llevas la cabeza alta y por dentro no entiendes que el amor no alcanzara.',
      helps: 'Escoge a alguien ante quien puedas llorar este final a gusto, sin gracia ni compostura.',
    },
    virgo: {
      is: 'Al pensar en terminar haces una lista de pros y contras, y en cada renglón aparece algo que hiciste mal.',
      helps:
        'Añade a tu balance de la relación una columna con lo que hiciste bien, que siempre se te olvida.',
    },
    libra: {
      is: 'Romper, o que rompan contigo, te descoloca por completo, ya que pensabas en plural hasta para elegir película.',
      helps:
        'En plena separación, decide cada día algo mínimo sin consultarlo, aunque sea el camino de regreso.',
    },
    scorpio: {
      is: 'Vives el final de un amor hasta el fondo y sin testigos, y por fuera apenas se sospecha cuánto arde.',
      helps: 'Durante la ruptura, aleja de tu vista sus redes, pues cada hallazgo te hace vivirla otra vez.',
    },
    sagittarius: {
      is: 'Cuando un amor se acaba armas la mochila y ya hablas del futuro, pero la tristeza viaja de polizón.',
      helps:
        'Date una caminata larga con la pena de la separación, sin convertirla todavía en una enseñanza.',
    },
    capricorn: {
      is: 'Administras una ruptura como un asunto pendiente, cumpliendo con todo mientras el llanto espera que le des turno.',
      helps:
        'Aparta una hora sin obligaciones para que te duela el final, y cuéntale a alguien cómo te sientes en realidad.',
    },
    aquarius: {
      is: 'Ante una separación te vuelves pura lógica, y propones quedar en buenos términos sin haberte enterado de que duele.',
      helps:
        'Aplaza tus teorías sobre la relación y hoy averigua en qué parte del cuerpo sientes que algo se acaba.',
    },
    pisces: {
      is: 'Terminar se te hace eterno, te vas un poco, vuelves otro poco, y en sueños siguen siendo pareja.',
      helps:
        'Dale a la tristeza por esa relación una hora del día, con la música que quieras, y después un baño largo.',
    },
  },
  quarrels: {
    aries: {
      is: 'En pareja discutes a lo grande y se te pasa enseguida; no entiendes que a la otra persona le dure hasta mañana.',
      helps:
        'Después de discutir, recuerda que tu calma llega antes que la ajena, y pregunta si ya se puede hablar.',
    },
    taurus: {
      is: 'Aguantas mucho antes de pelear con tu pareja, pero una vez que te plantas no te mueve ni una disculpa.',
      helps:
        'Decide en qué pocos asuntos no quieres ceder, dilo con calma y no gastes discusiones en los demás.',
    },
    gemini: {
      is: 'Las peleas se te enredan en palabras: respondes al vuelo, cambias de argumento y al final ya no recuerdas por qué discutían.',
      helps: 'Cuando la discusión salte a un tercer tema, apúntalo aparte y vuelve al primero.',
    },
    cancer: {
      is: 'Cada discusión de pareja te despierta una memoria tremenda, y con el reproche de hoy regresa todo lo que guardaste.',
      helps:
        'A la hora de hacer las paces, habla de una sola herida, la de ahora, y deja en reposo las antiguas.',
    },
    leo: {
      is: 'En una pelea con tu pareja te importa más el respeto que la razón, y pedir perdón te cuesta si hay público.',
      helps:
        'Si te toca disculparte tras una pelea, hazlo en privado y ahórrate el discurso; con una frase sincera alcanza.',
    },
    virgo: {
      is: 'Con tu pareja discutes por minucias, y tu manera de corregir enoja más que el descuido que señalas.',
      helps: 'Nombra algo bien hecho antes de señalar otra falla, y la discusión ya arranca con otro tono.',
    },
    libra: {
      is: 'Por no pelear dices que todo está bien, y después tu pareja recibe el enojo en cuotas amables.',
      helps:
        'Ensaya un «esto no me gustó» en tono tranquilo, para decirlo antes de que el desacuerdo se vuelva pleito.',
    },
    scorpio: {
      is: 'Al discutir sabes dónde duele y a veces apuntas ahí; luego te callas horas, y ese silencio sigue peleando por ti.',
      helps:
        'Avisa cuánto rato necesitas callar después de una pelea, para que tu silencio no parezca castigo.',
    },
    sagittarius: {
      is: 'Sueltas verdades como dardos y enseguida te ríes, mientras para tu pareja la pelea apenas comienza.',
      helps:
        'En la siguiente discusión, cambia un «siempre» o un «nunca» por un ejemplo concreto y más chico.',
    },
    capricorn: {
      is: 'Si hay pelea te pones en modo reunión, con argumentos y conclusiones, cuando del otro lado esperaban un abrazo.',
      helps: 'Empieza las paces por lo que sentiste; las soluciones del pleito pueden esperar diez minutos.',
    },
    aquarius: {
      is: 'A mitad del pleito te enfrías y hablas como desde otro continente, cosa que enoja a tu pareja todavía más.',
      helps:
        'Al notar que te desconectas en plena discusión, di que necesitas una pausa y tómatela sin sermón.',
    },
    pisces: {
      is: 'Huyes por dentro de las peleas de pareja, pides perdón por todo y el motivo queda flotando sin arreglo.',
      helps: 'Pasada la discusión, escribe qué fue tuyo y qué no, antes de cargar con la culpa entera.',
    },
  },
  confession: {
    aries: {
      is: 'Si alguien te gusta, se lo dices antes de pensarlo, porque la duda te cansa más que un rechazo.',
      helps:
        'Para declararte sirve una invitación concreta seguida de un silencio, y así la otra persona tiene su turno.',
    },
    taurus: {
      is: 'Tardas muchísimo en confesar que alguien te gusta, y mientras tanto lo demuestras con favores, comida y presencia.',
      helps:
        'Acompaña uno de esos detalles con una frase clara; hay quien no distingue el amor de la amabilidad.',
    },
    gemini: {
      is: 'Cuando te gusta alguien lo insinúas con tanta broma que tu confesión pasa por un chiste más.',
      helps:
        'Prepara una sola frase seria para decir que te gusta, y suéltala antes de que el ingenio te rescate.',
    },
    cancer: {
      is: 'Das un paso hacia quien te gusta y dos de costado, por temor a perder hasta la amistad si lo confiesas.',
      helps:
        'Confiesa algo pequeño primero, como que extrañaste su compañía, y observa con calma cómo lo recibe.',
    },
    leo: {
      is: 'Sueñas con una declaración memorable, pero el miedo al ridículo te hace esperar que la otra persona empiece.',
      helps:
        'Cambia la gran escena por un rato tranquilo, que decir que alguien te gusta cabe en cinco palabras.',
    },
    virgo: {
      is: '¿Decirle que te gusta? Ensayas la frase tantas veces que llega el momento y terminas hablando del clima.',
      helps:
        'Acepta que al confesar lo que sientes vas a tartamudear un poco, y que eso también tiene su encanto.',
    },
    libra: {
      is: 'Prefieres que el primer paso lo dé la otra persona, así que siembras pistas elegantes y esperas la cosecha.',
      helps:
        'Convierte una de tus pistas en una pregunta directa, por ejemplo si le gustaría salir contigo a solas.',
    },
    scorpio: {
      is: 'No confiesas lo que sientes hasta tener casi la certeza, y mientras tanto tu mirada ya lo dijo todo.',
      helps:
        'Si decides decirle que te gusta, hazlo sin ponerle una prueba, y dale tiempo para encontrar su respuesta.',
    },
    sagittarius: {
      is: 'Que alguien te gusta se te escapa en plena carcajada, y después te preguntas si te tomaron en serio.',
      helps:
        'Repite la confesión en un momento sereno, para que se entienda que no era otra de tus ocurrencias.',
    },
    capricorn: {
      is: 'Declararte te parece arriesgar la reputación, así que estudias el terreno con tanta calma que alguien se adelanta.',
      helps:
        'Dale a tu confesión una hora fija, como a cualquier pendiente, y confórmate con una versión breve.',
    },
    aquarius: {
      is: 'Tratas a quien te gusta como a un gran colega, con tal naturalidad que no se adivina nada de lo que callas.',
      helps: 'Aclara con todas sus letras que te interesa algo más que la amistad, porque en ti no se nota.',
    },
    pisces: {
      is: 'Amas en secreto con entusiasmo, y esperas que se adivine quién te gusta sin tener que dar el primer paso.',
      helps:
        'Apunta en un papel lo que quieres confesar y llévalo contigo, por si frente a quien te gusta se te borra.',
    },
  },
  ex: {
    aries: {
      is: 'Piensas en tu ex como en un partido suspendido, y con cada noticia suya te vuelven las ganas de revancha.',
      helps: 'Si tu ex te escribe, deja pasar una noche y contesta, o no, con la cabeza fría.',
    },
    taurus: {
      is: 'De tu ex te persiguen el olor, la voz y las costumbres; lo que entró por tu piel sale despacio.',
      helps: 'Cambia de perfume o de recorrido, y dale algo nuevo a ese cuerpo que todavía extraña a tu ex.',
    },
    gemini: {
      is: 'Con tu ex sigues conversando en la cabeza, y ahí siempre se te ocurre tarde la respuesta perfecta.',
      helps: 'Vuelca esas charlas imaginarias con tu ex en un audio que no le envíes a nadie.',
    },
    cancer: {
      is: 'Recuerdas a tu ex con lealtad de álbum familiar, y la nostalgia va borrando con mucho tacto las fotos malas.',
      helps: 'Al extrañar a tu ex, añádele al recuerdo bonito la escena que vino después.',
    },
    leo: {
      is: 'Te intriga qué piensa tu ex de ti ahora, y un mensaje suyo te devuelve por un rato la corona.',
      helps: 'Busca hoy, entre gente que te quiere, eso tuyo que salía a relucir con tu ex.',
    },
    virgo: {
      is: 'Repasas la historia con tu ex línea por línea, con la sospecha de que un ajuste a tiempo la habría salvado.',
      helps:
        'Termina ese repaso con una frase que diga qué no estaba en tus manos corregir en aquella relación.',
    },
    libra: {
      is: 'Entre tu ex y tú dejas un hilo amable sin cortar, pues te duele que alguien que te quiso piense mal de ti.',
      helps:
        'Si tu ex aparece, contesta solo lo que quieras contestar; la cortesía no te obliga a quedar disponible.',
    },
    scorpio: {
      is: 'Tu ex te ocupa más de lo que admites, y una parte de ti quiere saberlo todo sin que se note.',
      helps:
        'Cuando te descubras investigando a tu ex, apaga la pantalla y ponle nombre a lo que esperabas encontrar.',
    },
    sagittarius: {
      is: 'Creías haber pasado la página de tu ex y, de pronto, un chiste que solo entendían ustedes te desarma.',
      helps:
        'Cuenta esa historia completa, con lo aburrido y lo triste, porque de tu ex recuerdas sobre todo la aventura.',
    },
    capricorn: {
      is: 'Que lo de tu ex siga doliendo te parece una falta de disciplina, y lo tapas con obligaciones.',
      helps:
        'Concédele a ese amor terminado el respeto que merece un trabajo bien hecho, y deja de cronometrar el olvido.',
    },
    aquarius: {
      is: 'Juras que lo de tu ex está superado, hasta que alguien dice su nombre y te sorprende que algo tiemble.',
      helps:
        'Permítete extrañar a tu ex sin tener que explicarlo, como se oye una canción vieja hasta el final.',
    },
    pisces: {
      is: 'Tu ex vuelve en tus sueños con su mejor cara, y al despertar la historia no te parece terminada.',
      helps: 'Ten a mano una nota tuya sobre cómo eran de verdad los días con tu ex, y léela al despertar.',
    },
  },
  dating: {
    aries: {
      is: 'En las citas avanzas tan rápido que entusiasmas o espantas, y antes del postre ya sabes si quieres otra.',
      helps:
        'En tu próxima cita haz tres preguntas antes de contar tu mejor anécdota, y oye cada respuesta hasta el final.',
    },
    taurus: {
      is: 'Una cita contigo es plácida y sabrosa, pero tardas en mostrar interés y hay quien se va pensando que no gustó.',
      helps: 'Di durante la cita que te sientes a gusto, porque tu cara tranquila no siempre lo cuenta.',
    },
    gemini: {
      is: 'Tus citas son divertidísimas y a menudo no pasan de ahí, pues saltas de tema justo cuando asoma algo serio.',
      helps: 'Quédate en un solo asunto de la cita el tiempo suficiente para oír algo que no esperabas.',
    },
    cancer: {
      is: 'En una primera cita te escondes detrás de las preguntas, y atiendes tanto a la otra persona que casi no te conoce.',
      helps: 'Elige para la cita un sitio que te dé confianza y cuenta al menos un recuerdo tuyo.',
    },
    leo: {
      is: 'A las citas llevas espectáculo, y quien te mira lo disfruta sin saber muy bien qué papel le tocaba.',
      helps: 'Regálale parte del escenario a tu cita y pídele que te enseñe algo que sabe hacer bien.',
    },
    virgo: {
      is: 'Vas a una cita como a una auditoría, notas el mínimo defecto y luego pasas la noche repasando los tuyos.',
      helps: 'Decide de antemano que en esa cita no se califica a nadie, y menos a ti.',
    },
    libra: {
      is: 'Caes bien en casi todas las citas, y ahí está el enredo: la otra persona se va sin saber qué te gusta a ti.',
      helps:
        'La próxima vez que salgas con alguien, escoge tú el plan y defiende tu elección con una sonrisa.',
    },
    scorpio: {
      is: 'Tu intensidad asusta en las citas a quien solo quería pasar el rato, porque miras como si leyeras por dentro.',
      helps:
        'Que la cita no parezca interrogatorio; cuenta también alguna tontería tuya, que tienes muchas y las escondes.',
    },
    sagittarius: {
      is: 'Te ríes mucho en las citas, prometes viajes y planes enormes, y al despedirte ya no sabes si quieres repetir.',
      helps: 'Cuando una cita te guste, propón otra pequeña y cercana en lugar de una expedición.',
    },
    capricorn: {
      is: 'Muestras tanta compostura en las citas que parecen un trámite, y tu lado gracioso no sale hasta la quinta.',
      helps: 'Adelanta a la primera cita ese humor seco que reservas para la gente de confianza.',
    },
    aquarius: {
      is: 'Contigo una cita se llena de ideas fascinantes, y la otra persona se va sin saber si hubo coqueteo o debate.',
      helps:
        'Haz algún comentario sobre lo que sientes ahí mismo, en plena cita, aunque te parezca poco original.',
    },
    pisces: {
      is: 'Desde la primera cita imaginas la historia entera, y cuesta que una persona de carne y hueso compita con ella.',
      helps:
        'Espera a la tercera cita para ponerle música a la historia, y mientras tanto haz preguntas sencillas.',
    },
  },
  marriage: {
    aries: {
      is: 'Casarte te tienta como una aventura y te asusta como una cadena, según cuánta libertad creas que te va a quedar.',
      helps: 'Antes de hablar de boda, acuerden qué seguirá siendo solo tuyo y qué solo de la otra persona.',
    },
    taurus: {
      is: 'Tienes madera para el matrimonio porque cumples lo que prometes, y por eso te inquieta tanto una promesa que se hace esperar.',
      helps:
        'Conversen con calma sobre lo cotidiano del matrimonio, como el dinero y los horarios, antes que sobre la fiesta.',
    },
    gemini: {
      is: 'Del matrimonio te asusta menos el amor que el guion repetido, y dudas hasta el último renglón de la invitación.',
      helps:
        'Escribe tus dudas sobre el matrimonio por separado; juntas hacen tanto ruido que no se oye la importante.',
    },
    cancer: {
      is: 'Para ti casarte significa tener un lugar seguro, y si a la otra persona la boda le da igual, sientes que no te quiere.',
      helps: 'Pregunta qué le da miedo del matrimonio antes de interpretar su duda como falta de cariño.',
    },
    leo: {
      is: 'Te ves en la boda antes que en el matrimonio, y necesitas que te elijan en voz alta, delante de la gente.',
      helps:
        'Piensa qué gesto diario te haría sentir que te eligen, con boda o sin ella, y ponlo en palabras.',
    },
    virgo: {
      is: 'Ante el matrimonio te preguntas si darás la talla, y cada detalle sin resolver se te convierte en motivo de duda.',
      helps:
        'Separa las dudas sobre la fiesta de las dudas sobre la pareja, y dedica tu desvelo solo a las segundas.',
    },
    libra: {
      is: 'Se te da bien el matrimonio, porque piensas de a dos, aunque decidirte por alguien te tome una eternidad.',
      helps:
        'Hazte la pregunta del matrimonio en un rato a solas, cuando nadie espere de ti una cara amable.',
    },
    scorpio: {
      is: 'Casarte sería para ti una entrega total, de modo que pones a prueba el amor mucho antes de hablar de anillos.',
      helps:
        'Pon por escrito qué traición temes al pensar en el matrimonio, para que ese miedo no acabe convertido en examen.',
    },
    sagittarius: {
      is: 'La idea del matrimonio te hace mirar la salida de emergencia, aunque con alguien que camine a tu paso olvidas dónde está.',
      helps:
        'Imagina un matrimonio a tu medida, con viajes por separado si hace falta, y descríbelo tal cual cuando salga el tema.',
    },
    capricorn: {
      is: 'Tomas el matrimonio como un compromiso de los que se firman una vez, y por eso tardas, o exiges que se concrete.',
      helps: 'Al hablar de boda, cuenta también qué te ilusiona, que lo tuyo suena a contrato y es cariño.',
    },
    aquarius: {
      is: 'La palabra matrimonio te pica como etiqueta de camisa; lealtad te sobra, lo que te falta son ganas de molde.',
      helps:
        'Distingue qué partes del matrimonio te gustan a ti y cuáles son idea ajena, y conversa a partir de las primeras.',
    },
    pisces: {
      is: 'Sueñas el matrimonio como una unión de almas, y te desconcierta que alguien hable de papeles o prefiera no casarse.',
      helps: 'Baja el sueño de la boda a una semana cualquiera y mira quién hace qué en esa convivencia.',
    },
  },
  trust: {
    aries: {
      is: 'Confías de entrada y sin red, así que ante una mentira pasas de creerlo todo a no creer nada.',
      helps:
        'Reparte la confianza por tramos, un poco más con cada palabra cumplida, en vez de darla de un salto.',
    },
    taurus: {
      is: 'Te cuesta confiar porque lo haces ladrillo a ladrillo, y una sola mentira te obliga a revisar la obra entera.',
      helps:
        'Para volver a confiar, fíjate en lo que alguien repite durante meses y deja de lado los grandes gestos.',
    },
    gemini: {
      is: 'No es fácil que confíes del todo: oyes la versión oficial y ya estás pensando en las otras cuatro.',
      helps:
        'Cuando desconfíes, haz la pregunta exacta que te ronda en lugar de tender trampas con comentarios sueltos.',
    },
    cancer: {
      is: 'Confías con el estómago, y si alguna vez te lastimaron te cuesta aflojar aunque la persona de hoy sea otra.',
      helps:
        'Al sentir desconfianza, pregúntate si la despertó esta persona o si te recordó a alguien de antes.',
    },
    leo: {
      is: 'Das la confianza a manos llenas, por eso una traición te ofende en lo más noble y luego miras a todos de lejos.',
      helps:
        'Si quieres volver a confiar, empieza por cosas chicas, como contar un plan, sin exigirle a nadie que jure lealtad.',
    },
    virgo: {
      is: 'Te cuesta confiar sin verificar, y hasta cuando todo cuadra te queda la duda de haber revisado mal.',
      helps:
        'Elige una cosa pequeña que esta vez no vas a comprobar, y tolera un rato la incomodidad de confiar.',
    },
    libra: {
      is: 'Te fías de las buenas maneras, y por no incomodar callas las sospechas hasta que ya no confías en nadie.',
      helps:
        'Comparte esa sospecha con alguien sensato mientras es pequeña; confiar no te obliga a hacer la vista gorda.',
    },
    scorpio: {
      is: 'Desconfías por oficio, hueles la mentira a distancia y pones a prueba justo a la persona en quien más quisieras creer.',
      helps:
        'En lugar de otra prueba secreta, pide claramente lo que necesitas para confiar y escucha qué te responden.',
    },
    sagittarius: {
      is: 'Crees en la gente por principio, y ante un engaño lo que más te duele es haber defendido su buena fe.',
      helps:
        'Confía con los ojos abiertos; pedir un dato y comprobarlo antes del entusiasmo no traiciona a nadie.',
    },
    capricorn: {
      is: 'Confiar te parece perder el control, y prefieres hacerlo todo por tu cuenta antes que depender de una promesa.',
      helps: 'Como ejercicio de confianza, pide un favor pequeño y resiste las ganas de supervisarlo.',
    },
    aquarius: {
      is: 'La humanidad entera te inspira fe; confiar en una sola persona, con nombre y apellido, ya te cuesta más.',
      helps:
        'Cuéntale a alguien una cosa que normalmente resolverías en silencio, y mira cómo la cuida antes de confiarle otra.',
    },
    pisces: {
      is: 'Unas veces confías a ciegas y otras te pierdes en sospechas, pues sientes tanto que confundes la intuición con el miedo.',
      helps:
        'Antes de decidir si confías, duerme bien y busca un hecho que confirme o desmienta tu corazonada.',
    },
  },
  lettingGo: {
    aries: {
      is: 'Más que los recuerdos, te ata al pasado la pelea que no pudiste ganar y que sigues repitiendo.',
      helps: 'Usa esa fuerza para estrenar algo esta semana, que a ti el pasado se te afloja en movimiento.',
    },
    taurus: {
      is: 'Soltar el pasado te cuesta porque lo vivido es tuyo, y lo tuyo lo defiendes hasta cuando ya pesa.',
      helps:
        'Despréndete primero de un objeto pequeño de aquella época, y permítete extrañarlo sin ir a recuperarlo.',
    },
    gemini: {
      is: 'Sigues en el pasado por los «y si», que tu cabeza multiplica en versiones donde tomaste el otro camino.',
      helps: 'Limita el pasado a una conversación al día, y dedica las demás a algo que todavía no conozcas.',
    },
    cancer: {
      is: 'El pasado es tu segunda residencia; conservas cada recuerdo con su olor y te da pena dejarlo sin quien lo cuide.',
      helps:
        'Decide qué quieres conservar de aquella época, para que soltar el resto no se sienta como una deslealtad.',
    },
    leo: {
      is: 'Te cuesta soltar una época en la que te sentiste importante, y el presente sale perdiendo en cada comparación.',
      helps: 'Empieza algo donde no tengas historia ni fama, para que el pasado no te haga sombra.',
    },
    virgo: {
      is: 'No dejas atrás un error porque sigues buscando el momento exacto en que se pudo evitar.',
      helps: 'Recuerda que juzgas el pasado con datos que en aquel momento no tenías.',
    },
    libra: {
      is: 'Para soltar el pasado esperas un cierre justo, una última charla donde cada quien reconozca su parte.',
      helps:
        'Redacta tú los dos lados de esa charla pendiente con el pasado, el tuyo y el ajeno, y dala por celebrada.',
    },
    scorpio: {
      is: 'Nada de tu pasado se borra; lo que te marcó lo guardas bajo llave y de noche revisas si sigue ahí.',
      helps:
        'Saca ese recuerdo a la luz con alguien de confianza; a solas lo vuelves más hondo y más difícil de soltar.',
    },
    sagittarius: {
      is: 'Parece que sueltas rápido, pero a veces solo corres, y el pasado te espera en la siguiente parada.',
      helps:
        'Antes de planear lo que sigue, dedica una tarde a despedirte de lo anterior, con gratitud y con enojo si los hay.',
    },
    capricorn: {
      is: 'Cargas con lo que crees no haber hecho bien en el pasado, como si pagaras una deuda que nadie te cobra.',
      helps: 'Haz por escrito las cuentas con lo que pasó y pon al final, con tu firma, que está saldado.',
    },
    aquarius: {
      is: 'Hablas del pasado como si le hubiera ocurrido a otra persona, y así se queda contigo sin que lo notes.',
      helps:
        'Vuelve a contar lo que pasó en primera persona, con lo que sentiste, aunque el relato te salga menos brillante.',
    },
    pisces: {
      is: 'Vives con un pie en lo que fue, y el recuerdo se embellece tanto que dejarlo ir te parece una crueldad.',
      helps:
        'Cada vez que te arrastre la nostalgia, toca algo frío o camina un poco, y vuelve a donde estás hoy.',
    },
  },
  forgiving: {
    aries: {
      is: 'Perdonas rápido una ofensa si pudiste gritarla; el rencor se te queda solo cuando no te dejaron responder.',
      helps:
        'Di lo que callaste aquella vez, aunque sea en un cuarto vacío, y luego mira cuánto rencor queda.',
    },
    taurus: {
      is: 'Tardas en ofenderte y más en perdonar, y un agravio se instala contigo como inquilino con contrato.',
      helps:
        'Revisa de vez en cuando si ese rencor todavía te sirve de algo o si lo conservas por costumbre.',
    },
    gemini: {
      is: 'El rencor largo no te sale, porque te distraes antes, pero cierta frase hiriente te la sabes con puntos y comas.',
      helps: 'Cuéntale esa ofensa a alguien que no la conozca y fíjate en qué parte todavía te falla la voz.',
    },
    cancer: {
      is: 'Olvidas poco y perdonas a medias, pues el corazón te recuerda el tono exacto con que te hirieron.',
      helps:
        'Date tiempo con esa herida y no digas que perdonaste solo para que los demás se sientan tranquilos.',
    },
    leo: {
      is: 'Perdonas como quien concede una gracia, con grandeza, siempre que alguien reconozca primero cuánto te ofendió.',
      helps:
        'Mientras la disculpa no llegue, cuéntale la ofensa a alguien que te escuche en serio, y descansa de esperarla.',
    },
    virgo: {
      is: 'Dices que no guardas rencor, pero llevas un registro impecable de lo que te hicieron y de lo que permitiste.',
      helps: 'Empieza por aflojar el reproche contra ti, que en las ofensas sueles anotarte culpa ajena.',
    },
    libra: {
      is: 'Disculpas pronto por guardar las formas, y el rencor de verdad aparece después, convertido en una cortesía helada.',
      helps: 'Antes de decir «no pasa nada», respira y comprueba si la ofensa ya pasó también por dentro.',
    },
    scorpio: {
      is: 'Una traición no se te olvida jamás; perdonarla te parece posible solo si se entiende hasta el fondo cuánto dolió.',
      helps:
        'Cuando el rencor te dicte discursos, escríbelos con todo detalle y rompe la hoja sin mandársela a nadie.',
    },
    sagittarius: {
      is: 'Te sacudes los agravios con una risa, y el que no consigues perdonar suele ser una injusticia o una mentira.',
      helps: 'Reconoce que esa ofensa sí te dolió, en vez de reírte de ella antes que nadie.',
    },
    capricorn: {
      is: 'No armas escándalo por una ofensa; en lugar de perdonar, dejas de contar con esa persona y sigues sin comentarlo.',
      helps:
        'Comenta al menos una vez con alguien lo que te hirió, para que el rencor no trabaje horas extra.',
    },
    aquarius: {
      is: 'En teoría lo perdonas todo, ya que entiendes los motivos, y en la práctica pones una distancia que ya no se acorta.',
      helps:
        'Permítete sentir enojo por esa herida, aunque comprendas de sobra las razones de quien la causó.',
    },
    pisces: {
      is: 'Concedes el perdón antes de que te lo pidan, y lo que dolió se queda dentro sin que se sepa.',
      helps:
        'No apures el perdón por lástima; ten claro primero qué te hicieron y qué necesitas para sentirte a salvo.',
    },
  },
  loneliness: {
    aries: {
      is: 'La soledad te llega cuando frenas; mientras haces cosas no la oyes, y rara vez dices que te hace falta alguien.',
      helps: 'Cuando pese la soledad, invita a alguien a acompañarte en lo que de todos modos ibas a hacer.',
    },
    taurus: {
      is: 'Entre gente ruidosa sientes más la soledad, pues la compañía que te llena es la de alguien cerca, sin tanta palabra.',
      helps:
        'Contra la soledad, propón un encuentro que se repita siempre igual, con una persona que te dé calma.',
    },
    gemini: {
      is: 'Hablas con todo el mundo y aun así te queda una soledad difícil de explicar, porque casi nunca te preguntan qué hay debajo del chiste.',
      helps:
        'Un remedio modesto para la soledad es contestar de verdad, a una sola persona, cuando te pregunta cómo estás.',
    },
    cancer: {
      is: 'Hasta en familia te visita la soledad, ya que cuidas de todos y esperas que alguien adivine que también necesitas cuidados.',
      helps:
        'Pide compañía con palabras sencillas; tanto te ven cuidar que no se imaginan que te falta algo.',
    },
    leo: {
      is: 'Con la sala llena puedes sentir soledad, si todos te miran y nadie te conoce fuera del personaje.',
      helps: 'Deja que alguien te acompañe en un día opaco, sin que tengas que animar la reunión.',
    },
    virgo: {
      is: 'Tu soledad tiene que ver con no molestar, como si solo fueran a buscarte cuando haces falta.',
      helps:
        'Busca a alguien sin ningún motivo práctico, solo por compañía, y no te disculpes por quitarle tiempo.',
    },
    libra: {
      is: 'Un día sin nadie con quien comentarlo te parece que vale la mitad, y te rodeas de gente para esquivar la soledad.',
      helps:
        'Haz un plan bonito contigo, como si invitaras a alguien, antes de aceptar cualquier compañía por no sentir el silencio.',
    },
    scorpio: {
      is: 'La soledad te sigue entre la gente, porque a donde guardas lo importante casi nadie llega y tú no das la dirección.',
      helps:
        'Muéstrale algo tuyo sin arreglar a una persona elegida; una soledad tan honda pide al menos un testigo.',
    },
    sagittarius: {
      is: 'Tienes amistades en todas partes y nadie a mano un día gris, y entonces la soledad te parece culpa del lugar.',
      helps:
        'Cultiva una amistad del barrio, con encuentros sin programa, para los ratos en que la soledad no admite viaje.',
    },
    capricorn: {
      is: 'Como pareces poder con todo, te toca una soledad curiosa: te respetan mucho y te preguntan poco.',
      helps: 'Admite ante alguien que estos días te pesa la soledad, pues de ti pocas personas lo sospechan.',
    },
    aquarius: {
      is: 'Sientes soledad en medio de cualquier grupo, con la impresión de hablar un idioma que los demás traducen a medias.',
      helps:
        'Cuando te aísles entre tanta gente, busca a otra persona que se haya quedado aparte y pregúntale por lo suyo.',
    },
    pisces: {
      is: 'Sientes la soledad hasta en un abrazo, porque percibes lo de todos y pocas veces alguien percibe lo tuyo.',
      helps:
        'Para que afloje la soledad, comparte con alguien una película que te conmueva y cuéntale después qué te hizo sentir.',
    },
  },
};
