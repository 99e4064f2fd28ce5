import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of oneself, and what helps it there. */
export const matters: MattersOf<'self'> = {
  smallTalk: {
    aries: {
      is: 'La charla de relleno te agota porque nadie va al grano; a una fiesta vas a que pase algo, y comentar el clima te desespera.',
      helps:
        'Entra preguntando algo directo que de verdad quieras saber, y date permiso de irte temprano si la reunión no despega.',
    },
    taurus: {
      is: 'Entre desconocidos te cuesta entrar en calor, y las fiestas ruidosas donde se habla de pie te cansan antes de que alguien te caiga bien.',
      helps:
        'En cualquier reunión busca un asiento cómodo y a alguien agradable al lado, que con el cuerpo a gusto conversas mucho mejor.',
    },
    gemini: {
      is: 'Hablar de tonterías con gente nueva se te da de maravilla, solo que a la quinta repetición ya estás oyendo al grupo de al lado.',
      helps:
        'Cuando la charla se repita, pregunta por lo más raro de su oficio a quien tengas delante, que ahí se acaba lo previsible.',
    },
    cancer: {
      is: 'Con extraños te cierras un poco, porque la charla de fiesta no deja ver quién es de fiar y tú necesitas saberlo antes de abrirte.',
      helps:
        'Llega a las reuniones con alguien de confianza, o encárgate de ayudar en algo; cuidando de otros se te pasa la timidez.',
    },
    leo: {
      is: '¿Por qué te pesan las fiestas de desconocidos? Porque ahí todavía nadie sabe quién eres, y hacer de público en charlas tibias te apaga.',
      helps:
        'Cuenta pronto una anécdota que te divierta, y luego dale el micrófono a quien casi no ha hablado en la fiesta.',
    },
    virgo: {
      is: 'Las conversaciones sin asunto te ponen a vigilar tus propias frases, y de una fiesta recuerdas sobre todo lo que dijiste mal.',
      helps:
        'Antes de ir a una reunión prepara dos preguntas útiles, para que averiguar algo te distraiga de corregirte mientras hablas.',
    },
    libra: {
      is: 'Nadie adivinaría que la charla social te cansa: en cada grupo cuidas que todo el mundo esté cómodo, y sales sin haber dicho nada tuyo.',
      helps:
        'Suelta una opinión propia en la próxima reunión, aunque sea sobre la música, y mira si alguien se ofende de verdad.',
    },
    scorpio: {
      is: 'En un grupo de extraños percibes lo que cada quien esconde, así que hablar del tráfico te parece una pérdida de tiempo con sonrisa.',
      helps:
        'Toma la charla ligera como reconocimiento del terreno, y cuando alguien te intrigue, hazle una sola pregunta de las tuyas.',
    },
    sagittarius: {
      is: 'Te gusta la gente nueva, pero una fiesta donde se habla de precios y parientes te queda chica, y sueltas una verdad para animarla.',
      helps:
        'Pide a los desconocidos que te cuenten una idea que les cambió algo, y hasta la charla más floja tomará vuelo.',
    },
    capricorn: {
      is: 'Una reunión sin propósito te parece tiempo que le quitas a otra cosa, así que la charla ligera te sale tiesa y miras la hora con disimulo.',
      helps:
        'Ponte una tarea modesta en la fiesta, como conocer bien a una persona, y después vete con la conciencia tranquila.',
    },
    aquarius: {
      is: 'Qué raro te resulta el ritual de preguntar «cómo estás» sin esperar respuesta; en las fiestas observas al grupo con más curiosidad que ganas.',
      helps:
        'Haz la pregunta que nadie hace en esas reuniones, sin burla, y quédate charlando con quien la conteste a gusto.',
    },
    pisces: {
      is: 'En una sala llena de desconocidos absorbes los nervios ajenos, y la charla superficial te deja sin batería aunque hayas sonreído toda la noche.',
      helps:
        'Sal a respirar a media fiesta sin dar explicaciones, y vuelve cuando ya distingas tu ánimo del de los demás.',
    },
  },
  criticism: {
    aries: {
      is: 'Una crítica te enciende antes de que termines de oírla y contestas como si te hubieran empujado; los elogios, en cambio, los quieres cortos.',
      helps:
        'Ante un reproche di primero que lo vas a pensar, y mira con la sangre fría lo que tenga de cierto.',
    },
    taurus: {
      is: 'Las críticas te caen pesadas: de entrada te plantas, y luego pasas semanas digiriéndolas en silencio.',
      helps:
        'Quédate con una sola cosa de lo que te criticaron y pruébala a tu paso, sin sentir que tienes que cambiarlo todo.',
    },
    gemini: {
      is: 'Rebates la crítica con tanta agilidad que parece que no te duele, pero luego repasas el comentario palabra por palabra, buscándole otra intención.',
      helps:
        'Antes de defenderte, repite con tus palabras lo que te criticaron, porque la mitad de las veces ibas a contestar otra cosa.',
    },
    cancer: {
      is: 'Lo que te critican se te queda grabado con tono de voz incluido, porque oyes un reproche y entiendes que te quieren menos.',
      helps:
        'De la crítica, piensa solo en la parte que habla de lo que hiciste, y deja fuera la que ataca a quien eres.',
    },
    leo: {
      is: 'Los elogios te alimentan, y por eso una crítica te deja en ayunas: pusiste el corazón y te devuelven una corrección.',
      helps:
        'Pide opinión a alguien que te quiera y no te adule, que la crítica así te entra sin rozarte el orgullo.',
    },
    virgo: {
      is: 'Nadie te critica con tanta saña como tú, así que un reproche ajeno confirma tus sospechas y un cumplido te parece error de cálculo.',
      helps:
        'Cuando te elogien contesta solo «gracias», sin explicar lo que faltó, y de las críticas apunta únicamente lo que tenga arreglo.',
    },
    libra: {
      is: 'Ante una crítica sonríes, das la razón y por dentro se te tambalea la tarde, porque te importa mucho caer bien.',
      helps:
        'No respondas a un reproche en el acto para quedar en paz; tómate un rato y averigua si estás de acuerdo.',
    },
    scorpio: {
      is: 'Detrás de cada crítica buscas qué quiere quien la dice, y detrás de un halago, con más razón; ninguno de los dos te resbala.',
      helps:
        'Examina el comentario como si no supieras de quién viene; puede servirte aunque la intención fuera mala.',
    },
    sagittarius: {
      is: 'Tú dices verdades a la cara, pero cuando la crítica va contra una idea tuya te defiendes con un discurso y una broma afilada.',
      helps:
        'Deja pasar el chiste que te viene a la boca y pide un ejemplo; con un caso delante, la crítica se discute mejor.',
    },
    capricorn: {
      is: 'Un reproche sobre algo que hiciste en serio te pesa por días, aunque no se te note; el elogio lo recibes como quien firma un recibo.',
      helps:
        'Trata la crítica como información de trabajo, y deja que el halago dure un poco más que una inclinación de cabeza.',
    },
    aquarius: {
      is: 'Aceptas que te discutan las ideas, incluso con gusto; lo que te enfría es la crítica a tu manera de ser, y ahí dejas de escuchar.',
      helps:
        'Si un comentario sobre ti te hace tomar distancia, guárdalo y míralo otro día con la curiosidad que le tienes a todo.',
    },
    pisces: {
      is: 'Cualquier crítica te atraviesa, hasta una ceja levantada, y a los cumplidos tampoco les crees, como si hablaran de otra persona.',
      helps:
        'Anota los elogios tal como te los dijeron, y cuando llegue un comentario duro, léelos antes de darle toda la razón.',
    },
  },
  moods: {
    aries: {
      is: 'Tus cambios de humor son aguaceros: se te pasan y te extraña que los demás sigan mojados. Lloras de rabia, casi nunca de pena.',
      helps: 'Avisa que el mal humor es tuyo y dura poco, y muévete un rato antes de seguir hablando.',
    },
    taurus: {
      is: 'Tu ánimo parece parejo porque tarda en moverse, pero cuando se te cae, levantarlo cuesta días, y lloras poco y a solas.',
      helps:
        'Cuando andes de malas atiende primero el sueño y la comida, y deja para después la pregunta de qué te pasa.',
    },
    gemini: {
      is: 'Cambias de humor con la facilidad con que cambias de tema, y si te dan ganas de llorar, a media lágrima haces un chiste.',
      helps: 'Dile a alguien en un mensaje de voz qué ánimo tienes hoy, para que te maree menos.',
    },
    cancer: {
      is: 'Sientes mareas de ánimo que ni tú ves venir: suena una canción y lloras por algo que pasó hace muchísimo.',
      helps:
        'No te disculpes por llorar fácil; retírate un rato a donde te sientas a salvo y regresa cuando baje la emoción.',
    },
    leo: {
      is: 'Si te falta cariño, el bajón se te nota hasta en el modo de caminar; para llorar, en cambio, prefieres que no haya nadie.',
      helps:
        'Pídele a alguien que te quiera un rato de atención, en vez de esperar a que tu mal humor se note desde lejos.',
    },
    virgo: {
      is: 'Más que llorar te pones irritable: el mal humor te sale en forma de correcciones, y la tristeza se disfraza de cansancio.',
      helps: 'Cuando todo te moleste de golpe, para de arreglar cosas y pregúntate qué te dolió hoy.',
    },
    libra: {
      is: 'Tu estado de ánimo depende mucho del ambiente; una cara larga te hunde la mañana, y lloras más por un desaire que por una desgracia.',
      helps:
        'Cuando te baje el ánimo date algo bonito, como música o un paseo, antes de averiguar quién te miró feo.',
    },
    scorpio: {
      is: 'O no lloras nunca o lloras todo lo acumulado, porque tus emociones van por debajo y suben sin avisar.',
      helps:
        'Dale a tu tristeza un lugar privado y constante, un diario o una caminata larga, para que no espere a desbordarse.',
    },
    sagittarius: {
      is: 'El bajón te toma por sorpresa, porque te crees de buen ánimo por contrato; en lugar de llorar haces planes y te ríes más fuerte.',
      helps:
        'Permítete una tarde triste sin buscarle moraleja, y después camina lejos, que con las piernas en marcha te regresa el buen humor.',
    },
    capricorn: {
      is: '¿Llorar? Primero terminas el pendiente; tu tristeza se vuelve silencio y trabajo, y quienes te rodean la confunden con mal carácter.',
      helps:
        'Confíale a alguien que andas con el ánimo bajo, sin informe ni soluciones, para que pese entre dos.',
    },
    aquarius: {
      is: 'Tu humor tiene apagones: de pronto no sientes nada, y las lágrimas llegan semanas más tarde, viendo un anuncio de comida para perros.',
      helps:
        'No te exijas llorar a tiempo; anota qué pasó el día en que te quedaste en blanco y léelo más adelante.',
    },
    pisces: {
      is: 'Lloras con facilidad porque casi nada te separa de lo que sienten los demás, y tu ánimo cambia según con quién hayas hablado.',
      helps:
        'Al notar que se te nubla el ánimo, pregúntate de quién es esa pena, y si no es tuya, sal a que te dé el viento.',
    },
  },
  decisions: {
    aries: {
      is: 'Decides en el primer impulso y la duda te llega después, cuando ya diste el sí y empiezas a preguntarte si acertaste.',
      helps:
        'Antes de una decisión que no tenga vuelta, duerme una noche; si por la mañana la quieres igual, no era solo impulso.',
    },
    taurus: {
      is: 'Para decidir necesitas tantear mucho, y te inquieta más soltar lo que tienes que equivocarte con lo nuevo.',
      helps:
        'Prueba la opción en chico durante unos días, porque a ti la duda solo se te quita al tocar las cosas.',
    },
    gemini: {
      is: 'Con cada argumento a favor te nace uno en contra, los dos brillantes, y la decisión se te va en conversaciones con quien se deje.',
      helps:
        'Cuenta la duda de corrido, sin pedir consejo, y fíjate en qué opción defiendes con más ganas mientras hablas.',
    },
    cancer: {
      is: 'A la hora de decidir piensas en cada persona que podría salir lastimada, y sigues dudando aun cuando tu intuición ya habló.',
      helps:
        'Apunta tu primera corazonada antes de pedir consejo, para saber luego cuánto de la duda es tuyo y cuánto de tu gente.',
    },
    leo: {
      is: 'Elegir te cuesta poco; lo difícil es admitir que dudas, porque echar atrás una decisión te parece una derrota a la vista de todos.',
      helps:
        'Ensaya la frase con la que anunciarías que cambiaste de idea, y si te sale con elegancia, la elección aprieta menos.',
    },
    virgo: {
      is: 'Comparas tanto los detalles de cada opción que la decisión no llega, y una vez tomada sigues revisándola por si se te escapó algo.',
      helps:
        'Escribe tres criterios que importen de veras y decide solo con ellos, aunque los demás detalles sigan pidiendo la palabra.',
    },
    libra: {
      is: 'Decidir te pesa porque ves con justicia las dos caras, y quedarte con una te parece un desprecio a la otra y a quien la prefería.',
      helps:
        'Pregúntate qué elegirías si nadie se fuera a molestar, y toma en serio lo primero que te venga.',
    },
    scorpio: {
      is: 'Incubas las decisiones en secreto durante meses, y lo que te paraliza es que para ti elegir significa no mirar atrás.',
      helps:
        'Averigua qué parte de esa elección tiene arreglo después; casi nunca es un todo o nada, y saberlo le quita dramatismo.',
    },
    sagittarius: {
      is: 'Qué pereza te da cerrar caminos: decides por lo que suena más amplio y luego te preguntas si lo otro no era mejor.',
      helps:
        'Imagina un día cualquiera con cada opción, sin la parte gloriosa; lo que todavía te guste así merece más peso al decidir.',
    },
    capricorn: {
      is: 'Tardas en decidir porque calculas todo lo que podría salir mal, y un error te lo cobrarías como una falta de seriedad.',
      helps:
        'Ponle un plazo a la duda, como harías con cualquier trabajo, y decide con lo que sepas ese día.',
    },
    aquarius: {
      is: 'En asuntos ajenos aciertas con la cabeza fría; al decidir lo tuyo das vueltas, porque ninguna de las opciones que te ofrecen te representa.',
      helps:
        'Inventa una tercera posibilidad, viable o no, y ponla junto a las otras dos para ver qué le falta a cada una.',
    },
    pisces: {
      is: 'Esperas que la decisión madure sin tocarla, y a veces la toman los demás mientras tú todavía escuchas hacia adentro.',
      helps:
        'Di a solas «elijo esto», y luego lo contrario, y fíjate con cuál de las dos frases respiras mejor.',
    },
  },
  change: {
    aries: {
      is: 'El cambio en sí te despierta, y empezar es tu fuerte; lo que te asusta es el tramo lento, cuando lo nuevo ya no es nuevo.',
      helps:
        'Divide lo nuevo en arranques cortos, cada uno con su meta, para que el cambio no se te enfríe a medio camino.',
    },
    taurus: {
      is: 'Los cambios te asustan más de lo que confiesas: un mueble movido ya te incomoda, no digamos empezar otra vez lo que tanto costó armar.',
      helps:
        'Conserva intactas dos costumbres pequeñas mientras cambia lo demás, para tener siempre un pie en suelo firme.',
    },
    gemini: {
      is: 'Lo nuevo te da cosquillas, pero ante un cambio grande te dispersas, averiguas de todo y no aterrizas en nada.',
      helps:
        'Elige un solo tema del cambio por día, resuélvelo y cuéntaselo a alguien antes de pasar al que sigue.',
    },
    cancer: {
      is: 'Ante un cambio miras primero lo que dejas atrás, y empezar de nuevo te asusta hasta que encuentras una cara familiar.',
      helps:
        'Lleva contigo a lo nuevo algo con historia, una receta o una foto, y ponlo donde lo veas al despertar.',
    },
    leo: {
      is: 'Empezar desde cero te duele en el orgullo, porque en lo nuevo te toca ser principiante y nadie sabe aún lo que vales.',
      helps:
        'Busca en esta etapa nueva algo que ya hagas bien y compártelo pronto, sin fingir que dominas el resto.',
    },
    virgo: {
      is: 'De los cambios te aterra no saber hacerlos bien; ensayas de antemano cada tropiezo y llegas a lo nuevo ya sin fuerzas.',
      helps:
        'Haz un plan solo para los primeros días del cambio y deja lo demás en borrador, con permiso de tachar.',
    },
    libra: {
      is: 'Si el cambio lo haces en compañía lo enfrentas con gracia; por tu cuenta te asusta, y buscas quien te diga que no es una locura.',
      helps:
        'Habla del cambio con alguien que sepa escuchar sin decidir por ti, y dale pronto a lo nuevo un detalle bello.',
    },
    scorpio: {
      is: 'Te resistes al cambio con uñas y dientes mientras te lo imponen; cuando lo eliges tú, llegas al fondo de lo nuevo y sorprendes a cualquiera.',
      helps:
        'Encuentra en ese cambio el pedazo que depende de ti, por chico que sea, y ocúpate de él primero.',
    },
    sagittarius: {
      is: 'A lo nuevo sueles irte con entusiasmo y poca maleta; el susto aparece después, cuando el cambio trae trámites y hay que quedarse.',
      helps:
        'Trata los detalles aburridos del cambio como parte de la expedición, y despacha uno cada mañana antes de ponerte a soñar.',
    },
    capricorn: {
      is: 'Empezar otra vez te pesa porque sientes que pierdes lo construido, y desconfías de cualquier cambio que no venga con plano y presupuesto.',
      helps:
        'Haz recuento de lo que ya sabes hacer y ningún cambio te quita; con eso, un segundo comienzo nunca parte de cero.',
    },
    aquarius: {
      is: 'Defiendes el cambio en teoría y hasta lo predicas, pero que alguien te modifique la rutina sin consultarte te deja de piedra.',
      helps:
        'Mira lo nuevo como un experimento que tienes derecho a corregir, y apunta desde el primer día qué reglas le cambiarías.',
    },
    pisces: {
      is: 'Con los cambios te dejas llevar y al mismo tiempo te asustan, y en lo nuevo te pierdes hasta que encuentras a quién querer.',
      helps:
        'Fija una hora diaria que sea solo tuya, siempre la misma, mientras todo alrededor se acomoda al cambio.',
    },
  },
  sayingNo: {
    aries: {
      is: 'Poner límites no te cuesta con gente que te provoca; el «no» se te atora cuando alguien confía en tu fuerza y te apuntas sin pensar.',
      helps:
        'Frena el «sí» automático con una frase hecha, «te confirmo mañana», y mira si al rato sigues con ganas.',
    },
    taurus: {
      is: 'Dices que sí por no alterar la calma, aguantas muchísimo, y el día que pones el límite cae como un bloque de cemento.',
      helps:
        'Di un «no» pequeño y temprano, con voz tranquila, en lugar de acumular favores hasta que ya no puedas más.',
    },
    gemini: {
      is: 'En vez de un «no» sueltas un «quizás» ingenioso, y así acabas con dos compromisos a la misma hora y una excusa que recordar.',
      helps:
        'Contesta por escrito y en una línea cuando no quieras algo, que un «no» sin adornos te enreda menos.',
    },
    cancer: {
      is: 'Negarle algo a alguien te parece abandonarlo, sobre todo en la familia, así que dices que sí y te encierras cuando ya no das más.',
      helps:
        'Ofrece solo la parte que puedes dar de buena gana, y pon ahí el límite antes de que te pidan el resto.',
    },
    leo: {
      is: 'Te desarman la gratitud y los ojos suplicantes, y aceptas por generosidad, porque una negativa te haría sentir menos grande.',
      helps:
        'Rehúsa con la misma elegancia con que regalas, en pocas palabras, sin contar la historia entera de tus motivos.',
    },
    virgo: {
      is: 'Te cuesta decir que no porque sabes que lo harías mejor y más rápido, y tus límites aparecen ya tarde, en forma de suspiro.',
      helps:
        'Antes de ofrecer ayuda, mira lo que te queda por hacer, y si no cabe, di que no y no propongas remedios.',
    },
    libra: {
      is: 'Decir «no» te parece una grosería aunque lo digas con flores, y por conservar la armonía te comprometes a cosas que luego te amargan la semana.',
      helps:
        'Ensaya un «no» amable que no lleve disculpa, y no llenes el silencio incómodo que viene después.',
    },
    scorpio: {
      is: 'Toleras sin decir palabra, midiendo a la otra persona, hasta que tu límite cae de golpe y nadie sabe en qué momento lo cruzó.',
      helps:
        'Señala tu límite cuando apenas lo rocen, con una frase neutra, antes de que el «no» tenga que ser definitivo.',
    },
    sagittarius: {
      is: 'Prometes con entusiasmo, y el «no» lo pronuncias con los pies, llegando tarde o desapareciendo, porque cualquier límite te huele a encierro.',
      helps: 'Piensa que cada «no» te devuelve una tarde libre, y dilo el mismo día en que te piden algo.',
    },
    capricorn: {
      is: 'Por responsabilidad cargas con lo de los demás, ya que negarte te parece fallar, y acabas parando cuando ya no quedan horas.',
      helps:
        'Responde con hechos, qué tienes entre manos y para cuándo, porque un «no» con agenda te resulta mucho más fácil.',
    },
    aquarius: {
      is: 'Con desconocidos y causas sueles decir que sí, y con la gente cercana pones el límite esfumándote, sin un «no» que se pueda discutir.',
      helps:
        'Avisa cuánto espacio necesitas antes de tomarlo; un límite anunciado se confunde menos con indiferencia.',
    },
    pisces: {
      is: 'Sientes tanto la necesidad de quien pide que el «no» se te disuelve en la boca, y acabas viviendo los planes de otra persona.',
      helps:
        'Gana tiempo, aléjate un poco y pregúntale al cuerpo si quiere, que tu «no» suele estar ahí antes que las palabras.',
    },
  },
  perfection: {
    aries: {
      is: 'Un error te enfurece porque te frena, y nada te parece suficiente si alguien llegó primero o lo hizo con menos esfuerzo.',
      helps:
        'Compite con lo que hiciste ayer y suelta la versión imperfecta; corregir andando se te da mejor que pulir.',
    },
    taurus: {
      is: 'Rehaces y rehaces porque quieres algo que dure, y temes al error como a una grieta que ya no se podrá tapar.',
      helps: 'Elige qué parte tiene que quedar sólida y permite que el resto quede simplemente correcto.',
    },
    gemini: {
      is: 'Nada te parece bastante bueno porque siempre hay una idea mejor en camino, y el miedo al error te hace reescribir en vez de terminar.',
      helps:
        'Enséñale lo que llevas, imperfecto, a alguien con buen ojo, y escucha su reacción antes de empezar otra versión.',
    },
    cancer: {
      is: 'Te da miedo equivocarte porque imaginas la decepción en la cara de quienes quieres, y por eso ningún resultado te deja en paz.',
      helps:
        'Pide que miren tu trabajo primero quienes te tratan con cariño, porque ahí los errores se dicen en otro tono.',
    },
    leo: {
      is: 'Enseñas tu trabajo solo cuando ya brilla, porque un error delante de la gente te quema más que muchos fracasos callados.',
      helps:
        'Muestra algo a medio hacer a dos o tres personas cercanas, y señala tú el error antes que nadie, con gracia.',
    },
    virgo: {
      is: 'Encuentras la falla antes que el mérito, en lo ajeno y sobre todo en lo tuyo, y de ahí que nunca te parezca suficiente.',
      helps:
        'Define de antemano qué significa terminado y detente cuando lo alcances, aunque el ojo siga encontrando pelusas.',
    },
    libra: {
      is: 'Buscas que todo armonice, y un pequeño desajuste te arruina el conjunto; el error te da vergüenza más que miedo.',
      helps:
        'Deja un defecto a la vista, uno inofensivo, y fíjate en que la mayoría de la gente ni se entera.',
    },
    scorpio: {
      is: 'Contigo lo bueno a medias no cuenta: vas hasta el hueso de cada tarea, y un error lo vives como haber bajado la guardia.',
      helps:
        'Reserva esa entrega total para una cosa a la vez, y en las demás confórmate a propósito con un resultado decente.',
    },
    sagittarius: {
      is: 'Tu ideal está tan lejos que lo logrado siempre te sabe a poco, y del error huyes hacia adelante, empezando algo más grande.',
      helps:
        'Mira de vez en cuando el trecho ya andado, en vez de medir siempre la distancia que te falta hasta lo perfecto.',
    },
    capricorn: {
      is: 'Pones la vara alta y, cuando llegas, la subes sin festejo; equivocarte te da miedo porque sientes que pierdes autoridad.',
      helps:
        'Celebra con algo concreto lo que salió bien antes de fijar otra meta, y anota el error como costo normal de cualquier obra.',
    },
    aquarius: {
      is: 'Dejas a medias lo bueno porque no es original; fallar te molesta menos que parecerte a todo el mundo, y lo genial se hace esperar.',
      helps:
        'Termina primero una versión común y corriente, sin errores graves, y date después el gusto de volverla rara.',
    },
    pisces: {
      is: 'En tu imaginación todo era más hermoso, y comparado con eso lo real te parece un error, así que a menudo lo dejas flotando.',
      helps:
        'Toma una parte pequeña de lo soñado y hazla hoy, aunque salga torcida, sin compararla con la que tenías en mente.',
    },
  },
  misunderstood: {
    aries: {
      is: 'Te atribuyen mal carácter cuando solo hablabas con prisa; crees que se oyó tu cariño, y se oyó nada más el volumen.',
      helps:
        'Empieza por decir qué quieres lograr y luego habla a tu manera, que con la intención por delante hay menos malentendidos.',
    },
    taurus: {
      is: 'Creen que te da igual, o lo llaman terquedad, porque tardas en contestar y tu cara no anuncia lo que pasa por dentro.',
      helps:
        'Di «lo estoy pensando» en lugar de callar; esa frase corta le ahorra a la gente inventarse tu respuesta.',
    },
    gemini: {
      is: 'La gente se queda con tus bromas y concluye que no hablas en serio, o que dices a cada quien una cosa distinta.',
      helps:
        'Cuando algo te importe, repítelo una vez sin chiste y sin prisa, para que se note que va en serio.',
    },
    cancer: {
      is: 'Lo que llaman mal genio es tu coraza; te malinterpretan porque esperas que adivinen el dolor que no dijiste.',
      helps:
        'Cuenta qué te lastimó, con una frase sencilla, a alguien que te trate bien, en lugar de esperar a que lea tu silencio.',
    },
    leo: {
      is: 'Creen que te sobra seguridad y te falta modestia, cuando la mitad de ese brillo es una manera de pedir que te quieran.',
      helps:
        'Confiesa una duda de vez en cuando delante de tu gente, para que vean a la persona detrás del aplomo.',
    },
    virgo: {
      is: '¿Frialdad, manía de criticar? Así malinterpretan tu modo de cuidar, que consiste en señalar lo que podría salir mal.',
      helps:
        'Añade la razón a la advertencia, un «te lo digo porque me importas», para que tu ayuda no se entienda como reproche.',
    },
    libra: {
      is: 'Todos suponen que estás de maravilla, o que no tienes opinión, porque tu cortesía tapa hasta los enojos más razonables.',
      helps:
        'Deja que se te note un desacuerdo con alguien que te aprecie; así aprenden a distinguir tu gusto de tu buena educación.',
    },
    scorpio: {
      is: 'Intimidas sin querer: tu silencio y tu mirada fija se leen como un juicio, cuando casi siempre estás pensando o protegiéndote.',
      helps:
        'Adelanta un dato personal, aunque sea mínimo, porque a quien no cuenta nada de sí le inventan los secretos.',
    },
    sagittarius: {
      is: 'Dices la verdad con tanta alegría que la toman por desprecio, y llaman soberbia a tu franqueza quienes no vieron la buena intención.',
      helps:
        'Antes de soltar tu verdad, pregunta «¿quieres mi opinión?», y si te dicen que sí, dala con el cariño a la vista.',
    },
    capricorn: {
      is: 'Tu seriedad se interpreta como frialdad, y pocos sospechan el humor y el afecto que guardas hasta que te conocen de cerca.',
      helps: 'Di el elogio que sueles pensar y callar, porque a la gente le cuesta adivinar lo que aprecias.',
    },
    aquarius: {
      is: 'Te creen distante o con aires de superioridad, y en realidad solo te fuiste un momento detrás de una idea que nadie más vio.',
      helps:
        'Explica por dónde llegó tu cabeza a esa idea y haz una pregunta personal, para que los demás puedan seguirte.',
    },
    pisces: {
      is: 'Cada quien proyecta en ti lo que quiere ver, y como no corriges a nadie, acaban queriendo o culpando a un personaje.',
      helps:
        'Corrige a tiempo una de esas versiones de ti con un simple «no, yo no soy así», aunque la otra fuera más halagadora.',
    },
  },
  overthinking: {
    aries: {
      is: 'Tus pensamientos dan vueltas cuando no puedes actuar: repites la pelea que no tuviste, cada vez con mejores respuestas.',
      helps:
        'Convierte la idea que te persigue en una acción de cinco minutos, y si no hay ninguna a mano, camina rápido.',
    },
    taurus: {
      is: 'Rumias a conciencia: un mismo pensamiento te acompaña días enteros, sobre todo si toca tu dinero o tu seguridad.',
      helps:
        'Ocupa las manos en algo que huela o pese, como amasar o cuidar plantas; la mente baja el paso detrás de ellas.',
    },
    gemini: {
      is: 'En tu cabeza todo habla a la vez, con mucha gracia, y un pensamiento llama al siguiente hasta que olvidas qué te preocupaba.',
      helps:
        'Vacía esas ideas en un papel, una por renglón, y contesta solo la que siga viva después de un rato.',
    },
    cancer: {
      is: 'Le das vueltas a lo que alguien dijo y al tono en que lo dijo, y cada repaso trae un recuerdo más viejo.',
      helps:
        'Cuéntale lo que piensas a una voz querida, o léelo como si fuera de otra persona, para verlo desde fuera.',
    },
    leo: {
      is: 'Repasas la escena una y otra vez para saber cómo quedaste; tus pensamientos te dan el papel principal hasta en el bochorno.',
      helps:
        'Acuérdate de que los demás andan repasando lo suyo, y dedica la siguiente media hora a algo que te entusiasme.',
    },
    virgo: {
      is: 'Tus pensamientos giran en busca de la falla, y nunca encuentran el momento de cerrar el expediente.',
      helps:
        'Distingue problema de preocupación: para el primero escribe un paso; a la segunda dale un cuarto de hora y ya.',
    },
    libra: {
      is: 'Vas de un argumento a su contrario sin bajarte del columpio, y los pensamientos giran sobre todo alrededor de lo que opinará alguien.',
      helps:
        'Escribe en dos líneas lo que piensas tú, sin la opinión de nadie, y léelas cada vez que vuelva el vaivén.',
    },
    scorpio: {
      is: 'Cuando algo no cuadra, tu cabeza cava día y noche, convencida de que con una vuelta más aparecerá la verdad escondida.',
      helps:
        'Pregúntate si tienes un dato nuevo, y si no lo hay, deja ese pensamiento en espera hasta que llegue alguno.',
    },
    sagittarius: {
      is: 'De un detalle sacas una teoría completa sobre tu vida, y tus pensamientos corren hacia el futuro más rápido que cualquier respuesta.',
      helps:
        'Sal a caminar por un rumbo que no conozcas, y dale a esa cabeza algo que mirar aparte de sí misma.',
    },
    capricorn: {
      is: 'Los pensamientos te llaman a rendir cuentas, con lo pendiente en una columna y en la otra lo que podría venirse abajo si aflojas.',
      helps:
        'Anota cada preocupación con la hora en que la vas a atender, y hasta entonces considérala en buenas manos.',
    },
    aquarius: {
      is: 'Observas tu propio pensamiento como un problema de lógica, y de tanto analizarlo te quedas girando lejos de lo que sientes.',
      helps:
        'Pregúntale al cuerpo en qué parte aprieta esa idea, y después explícale el enredo a alguien que piense muy distinto.',
    },
    pisces: {
      is: 'A ti los pensamientos se te derraman en imágenes, y una preocupación de la mañana ya es película por la tarde.',
      helps:
        'Cuando la preocupación empiece a filmar escenas, ponle el final más tonto que se te ocurra, y luego música sin letra.',
    },
  },
  confidence: {
    aries: {
      is: 'Tu seguridad vive del impulso: al lanzarte no dudas, y en cuanto toca esperar un resultado empiezas a preguntarte si vales.',
      helps:
        'Empieza algo pequeño y acábalo hoy, que contra la duda te sirve más una cosa terminada que cualquier discurso.',
    },
    taurus: {
      is: 'Dudas de ti cuando te comparan con gente más rápida, porque lo que vales se ve con el tiempo y a ti también se te olvida.',
      helps: 'Repasa lo que sigue en pie gracias a ti, y respira hondo antes de contestar a quien te apura.',
    },
    gemini: {
      is: 'Sabes un poco de todo y por eso sospechas que no sabes nada de veras; una pregunta experta te desinfla la seguridad.',
      helps:
        'Di tranquilamente que no sabes y pide que te cuenten, porque preguntar te da más confianza que fingir.',
    },
    cancer: {
      is: 'Tu confianza sube y baja según cómo te traten, y una duda vieja, de la infancia, vuelve con cualquier mala cara.',
      helps:
        'Rodéate, antes de algo difícil, de voces que te conocen bien; luego háblate en ese mismo tono cuando aparezca la duda.',
    },
    leo: {
      is: 'Dudas de ti mucho más de lo que aparentas, porque tu seguridad necesita respuesta, y cuando no hay aplauso empieza a flaquear.',
      helps:
        'Haz algo que te enorgullezca y guárdatelo un tiempo, a ver cuánta confianza te da sin que nadie lo celebre.',
    },
    virgo: {
      is: 'Conoces al detalle tus defectos y de tus méritos llevas mal la cuenta; por eso dudas y crees que siempre te falta preparación.',
      helps:
        'Pídele a alguien que haya trabajado contigo que te diga en qué confía de ti, y créele sin rebajarlo.',
    },
    libra: {
      is: 'Si alguien frunce el ceño, dudas hasta de lo que hace un momento tenías claro; tu seguridad se mira en los ojos ajenos.',
      helps:
        'Toma cada día una decisión mínima sin consultar a nadie, y lleva la cuenta de las que salieron bien.',
    },
    scorpio: {
      is: 'Por fuera impones y por dentro te examinas sin piedad; dudas de ti porque conoces sótanos que nadie más ha visto.',
      helps:
        'Cuando dudes de ti, recuerda de cuántos apuros saliste por tu cuenta, sin que nadie se enterara.',
    },
    sagittarius: {
      is: 'Te sobra fe en ti para empezar y te falta cuando tropiezas; entonces la duda se burla de lo mucho que anunciaste.',
      helps:
        'Anuncia un poco menos y practica un poco más; a tu confianza le sienta bien ir por detrás de los hechos.',
    },
    capricorn: {
      is: 'Aunque hayas demostrado de sobra lo que puedes, la duda te pide otra credencial antes de dejarte hablar con seguridad.',
      helps:
        'Júzgate como juzgarías a cualquier persona de tu oficio con el mismo historial, y compara las dos sentencias.',
    },
    aquarius: {
      is: 'En tus ideas confías a ciegas y en tu encanto no: dudas de ti entre la gente, con la sensación de hablar otro idioma.',
      helps:
        'Acércate a quienes comparten tu afición más extraña, y practica ahí la seguridad que te hace falta en otros lados.',
    },
    pisces: {
      is: 'Al lado de una personalidad fuerte tu confianza se borra, y confundes lo que esa persona cree de ti con lo que eres.',
      helps:
        'Guarda pruebas de lo que hiciste con tus manos o tu imaginación, y míralas cuando te sientas poca cosa.',
    },
  },
  anger: {
    aries: {
      is: 'Estallas en el acto, sueltas la barbaridad y al rato ya se te fue el enojo, mientras quien lo recibió sigue sin habla.',
      helps:
        'Al primer golpe de rabia sal a moverte, aunque sea por la escalera, y habla cuando te baje el pulso.',
    },
    taurus: {
      is: 'Aguantas el enojo tanto que parece que no tienes, hasta que explotas por una tontería y tiemblan los cimientos.',
      helps:
        'Atiende las molestias cuando aún son chicas: apúntalas o coméntalas en un momento sereno, antes de que la rabia se apile.',
    },
    gemini: {
      is: 'Cuando te enojas disparas ironías a una velocidad que asusta, y luego te sorprende que alguien recuerde justo la peor.',
      helps:
        'Escribe la réplica furiosa completa sin mandarla, y al releerla quédate con la única línea que sea verdad.',
    },
    cancer: {
      is: 'Tu rabia se esconde: contestas «no me pasa nada» y por dentro llevas el inventario de agravios desde hace siglos.',
      helps:
        'Busca a alguien de confianza para decir «esto me enojó» con esas palabras; así el enojo ya no tiene que ir disfrazado.',
    },
    leo: {
      is: 'Explotas cuando sientes una falta de respeto, con voz que se oye hasta la última fila, y debajo del enojo hay orgullo herido.',
      helps:
        'Retírate antes del segundo acto y pregúntate qué gesto esperabas, para poder pedirlo luego en otro tono.',
    },
    virgo: {
      is: 'Tu enojo sale en frasecitas exactas sobre lo que está mal hecho, o se te queda apretado en la mandíbula.',
      helps:
        'Reconoce la rabia por lo que es antes de ponerte a corregir, y descárgala limpiando algo con todas tus fuerzas.',
    },
    libra: {
      is: 'Casi nunca muestras el enojo, porque lo vuelves cortesía helada, y un día revientas por algo mínimo ante quien menos culpa tenía.',
      helps:
        'Date permiso de decir «me molestó» sin endulzarlo, primero a solas, para oír cómo suena tu propio enojo.',
    },
    scorpio: {
      is: 'Congelas la rabia en vez de estallar, y así se conserva intacta, a la espera del momento exacto de salir.',
      helps:
        'Lleva la rabia a un esfuerzo que te vacíe, como nadar o cargar peso, antes de pensar qué respuesta merece el asunto.',
    },
    sagittarius: {
      is: 'Las injusticias te hacen estallar en un sermón a todo volumen, con generalizaciones heroicas de las que después tienes que retractarte.',
      helps:
        'Deja que acabe la frase ajena antes de enojarte, y de todo lo que te parece injusto habla hoy de una sola cosa.',
    },
    capricorn: {
      is: 'Controlas el enojo con mano dura, porque perder los estribos te parece poco serio, y acaba saliendo como una sequedad que dura semanas.',
      helps:
        'Dale al enojo una salida física y privada, como remar o correr cuesta arriba, antes de que se te vuelva carácter.',
    },
    aquarius: {
      is: 'Frente a una pelea te desconectas y razonas como si no te importara; la rabia te llega horas después, ya sin destinatario.',
      helps:
        'Hazle caso al enojo tardío aunque no quede nadie para oírlo: escríbelo entero y mira qué principio te pisaron.',
    },
    pisces: {
      is: 'Tragas el enojo para no herir a nadie, y en vez de estallar lloras o desapareces un rato del mapa.',
      helps:
        'Canta a todo pulmón en la ducha o haz trizas un periódico viejo; tu rabia también necesita un lugar permitido.',
    },
  },
  fear: {
    aries: {
      is: 'Tu miedo más hondo es depender de alguien o quedarte sin poder hacer nada, esperando a que otros decidan por ti.',
      helps:
        'Cuando te asuste no tener el control, ocúpate de lo único que puedas mover hoy y deja quieto el resto.',
    },
    taurus: {
      is: 'Lo que más temes es que te falte el sustento, o que se vaya de golpe lo que creías seguro.',
      helps: 'Cuando el miedo apriete, nombra una por una las cosas que hoy sí tienes y que siguen contigo.',
    },
    gemini: {
      is: 'Te asusta sobre todo quedarte sin salida y sin nadie con quien hablar, en una vida donde ya no pase nada nuevo.',
      helps: 'Habla de ese miedo con alguien que no se espante, que tú piensas mejor a dos voces.',
    },
    cancer: {
      is: 'Temes, por encima de todo, que te abandonen, o que tu gente deje de necesitarte sin que nadie te avise.',
      helps:
        'Mira qué lazos te sostienen ahora y cuídalos sin vigilarlos; el miedo confunde a veces una tarde de silencio con un adiós.',
    },
    leo: {
      is: 'Debajo de tanto ánimo hay un temor sencillo, el de volverte invisible y que a nadie le importe si llegaste o no.',
      helps:
        'Recuerda a una persona a la que le alegraste un día malo, y piensa en ella cuando temas no importarle a nadie.',
    },
    virgo: {
      is: 'Te da pavor haber pasado por alto un detalle, y que todo se desordene por tu culpa.',
      helps:
        'Escribe lo peor que imaginas y, al lado, lo primero que harías, para que tu miedo tenga por lo menos un plan.',
    },
    libra: {
      is: 'El rechazo es lo que te asusta de verdad: que alguien importante se disguste contigo y te toque seguir sin nadie al lado.',
      helps:
        'Pasa a solas algún rato que te guste, con un concierto o un buen almuerzo, para que la soledad asuste menos.',
    },
    scorpio: {
      is: 'A la traición le temes más que a nada, y más todavía a quedar a merced de alguien que conozca tu punto débil.',
      helps:
        'Elige a una sola persona probada, enséñale un pedacito de ese miedo y observa con calma cómo lo trata.',
    },
    sagittarius: {
      is: 'Tu gran miedo es el encierro, una vida donde ya esté todo escrito y no quede horizonte que te llame.',
      helps:
        'Reserva en cualquier semana una pequeña escapada, aunque sea a un barrio desconocido, y deja que el miedo se te pase andando.',
    },
    capricorn: {
      is: 'En el fondo te asusta fracasar delante de quienes te respetan, y que te aprecien menos el día que no produzcas.',
      helps:
        'Pregunta a una persona cercana qué le gusta de ti; rara vez se empieza por los logros, y a tu miedo le conviene oírlo.',
    },
    aquarius: {
      is: 'Te da miedo perderte en el montón, o en una relación que te trague, y a la vez te asusta no pertenecer a ningún lado.',
      helps:
        'Busca compañía que te deje entrar y salir sin preguntas; ahí se llevan bien tu miedo a perderte y tu miedo a sobrar.',
    },
    pisces: {
      is: 'Un mundo demasiado duro para tu sensibilidad es lo que más te asusta, y que al final nadie entienda lo que sientes.',
      helps:
        'Dibuja el miedo cuando no tenga forma, ponle un nombre ridículo, y busca después una voz cálida con quien hablar.',
    },
  },
  sleep: {
    aries: {
      is: 'No duermes porque el cuerpo sigue corriendo, y si abres los ojos de madrugada ya estás peleando con el día siguiente.',
      helps:
        'Gasta la energía antes de que caiga la tarde, y si te desvelas, cuenta respiraciones lentas en vez de planes.',
    },
    taurus: {
      is: 'Tu sueño es sagrado y delicado: basta otro colchón o un asunto sin resolver para que des vueltas hasta el amanecer.',
      helps:
        'Vuelve lenta la última hora, con sábanas limpias y la misma música de siempre, y que dormir tenga su ritual.',
    },
    gemini: {
      is: 'En cuanto apagas la luz empieza la conversación, y el insomnio te trae titulares, ocurrencias y mensajes sin contestar.',
      helps:
        'Deja el celular lejos de la cama y una libreta cerca, para que lo anotado no tengas que recordarlo desvelándote.',
    },
    cancer: {
      is: 'Te desvelas cuidando: repasas a tu gente de uno en uno, y un recuerdo cualquiera basta para despertarte a las cuatro.',
      helps:
        'Haz de tu cama un nido y, si te despiertas, deséale algo bueno a cada persona querida y da el turno por terminado.',
    },
    leo: {
      is: 'Te resistes a dormir como si la función siguiera sin ti, y en pleno insomnio te persigue cualquier frase que te haya dolido.',
      helps:
        'Cierra el día con un gesto cariñoso hacia ti, por ejemplo una lectura amable, y deja las ofensas para mañana.',
    },
    virgo: {
      is: 'A las cuatro abres los ojos y empieza la revisión, desde el correo mal escrito hasta la factura de la luz.',
      helps:
        'Apunta lo de mañana antes de acostarte, y si no duermes, lee algo aburrido sin culparte por el insomnio.',
    },
    libra: {
      is: 'Una discusión sin resolver te quita el sueño; das vueltas en la cama buscando la frase justa que dejaría en paz a ambas partes.',
      helps:
        'Escribe la frase que te desvela y déjala reposar; a oscuras, cualquier desacuerdo parece peor de lo que es.',
    },
    scorpio: {
      is: 'La noche te pone a investigar, y en lugar de dormir desentierras un asunto viejo que de día tenías bajo control.',
      helps:
        'Prométele al asunto una cita a plena luz del día, y mientras no duermas descansa los ojos sin exigirles sueño.',
    },
    sagittarius: {
      is: 'Sueñas mejor con los ojos abiertos: en la cama te vas lejos con cada plan, y el sueño se aburre de esperarte.',
      helps:
        'De la gran idea que te desvela apunta tres palabras y lee algo tranquilo; lo demás puede esperar al desayuno.',
    },
    capricorn: {
      is: 'Te vas a dormir con la responsabilidad puesta y despiertas antes que la alarma, ya calculando lo que falta.',
      helps: 'Pon hora de cierre a tus deberes, y si te desvelas, no cuentes la noche como tiempo perdido.',
    },
    aquarius: {
      is: 'Duermes a contrapelo del mundo; la mejor idea te llega a deshoras y, una vez en marcha, no hay quien pare las máquinas.',
      helps:
        'Apaga las pantallas un buen rato antes que la lámpara, y prueba a dormirte con una voz monótona que explique algo incomprensible.',
    },
    pisces: {
      is: 'El sueño es tu refugio y tu tormenta: duermes de más o te desvela la pena de alguien, y despiertas con lo soñado encima.',
      helps:
        'Cuéntale lo soñado a un papel al despertar, y antes de dormir no quieras saber nada de noticias ni de dramas ajenos.',
    },
  },
  rest: {
    aries: {
      is: 'Descansar te parece perder la carrera; te sientas y al minuto ya estás de pie, con el mismo cansancio y otra idea.',
      helps:
        'Prueba un descanso con movimiento, un paseo sin meta o un rato de baile, en vez de obligarte a la quietud.',
    },
    taurus: {
      is: 'Sabes descansar como nadie, pero primero quieres dejarlo todo asegurado, y así trabajas más allá del cansancio.',
      helps:
        'Regálate un placer sencillo a media jornada, sin habértelo ganado, y no te levantes hasta saborearlo del todo.',
    },
    gemini: {
      is: 'Ni en el sofá descansas, porque sigues leyendo, contestando y oyendo algo de fondo; más que la tarea te cansa el ruido.',
      helps:
        'Pasa una hora sin noticias ni mensajes, con las manos en algo tonto, porque tu cansancio pide silencio antes que sueño.',
    },
    cancer: {
      is: 'El cansancio te viene de estar pendiente de todo el mundo; incluso cuando paras, sigues con el oído puesto en los demás.',
      helps:
        'Declara un rato en el que no se te pueda necesitar, y pásalo en un sitio blando y sin preguntas.',
    },
    leo: {
      is: 'Sigues aunque no puedas más, pues te gusta ser quien tira del carro, y descansar te parece ceder tu puesto.',
      helps:
        'Descansa en grande, como te gusta todo: un lujo modesto, bien elegido, en el que por una vez te atiendan a ti.',
    },
    virgo: {
      is: 'Te sientas a descansar y ves el polvo; siempre hay algo útil por hacer, y el ocio te da mala conciencia.',
      helps:
        'Incluye el descanso entre tus tareas, con hora de inicio y de fin, y date el gusto de tacharlo.',
    },
    libra: {
      is: 'Llenas tu tiempo de compromisos que no querías del todo, y tu cansancio viene de ser agradable a jornada completa.',
      helps:
        'Suspende por una tarde la obligación de gustar, y descansa en pijama, entre cosas bonitas y sin visitas.',
    },
    scorpio: {
      is: 'No paras porque en la quietud asoma lo que no quieres sentir, así que trabajas hasta el agotamiento y lo llamas disciplina.',
      helps:
        'Entra al descanso por el cuerpo, con un baño caliente o estirándote en el piso, y no te obligues a pensar.',
    },
    sagittarius: {
      is: 'Hasta tus vacaciones parecen maratón; por miedo a perderte algo llenas cada hueco y luego te extraña quedarte sin fuerzas.',
      helps:
        'Deja un rato sin plan para descansar, y cuando la inquietud te proponga tres, acuéstate a oír un disco entero.',
    },
    capricorn: {
      is: 'El descanso lo pospones hasta terminar, y nunca se termina; el cansancio, mientras tanto, lo luces casi como medalla.',
      helps:
        'Considera el reposo parte del trabajo, como afilar la herramienta, y tómalo antes de que el cuerpo lo exija.',
    },
    aquarius: {
      is: 'Aunque el cuerpo descanse, la cabeza sigue conectada; vives en tantas causas que olvidas que también tú te cansas.',
      helps:
        'Silencia todos los grupos por un rato y descansa haciendo algo sin ninguna utilidad para la humanidad.',
    },
    pisces: {
      is: 'Te cansas de lo que sientes más que de lo que haces, y por huir del cansancio te distraes en lugar de descansar.',
      helps:
        'Busca un rato de penumbra y silencio, sin pantalla; perderte en historias ajenas entretiene, pero no te quita el cansancio.',
    },
  },
};
