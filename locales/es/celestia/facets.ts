import type { FacetSentences } from '../../celestia-words.ts';

/** Cómo hace las cosas cada signo, según quién las haga. */
export const facets: FacetSentences = {
  aries: {
    self: [
      'Te enteras de quién eres cuando empiezas algo y ves qué te hace.',
      'Conservas un candor de primer día de clases, por eso pides las cosas de frente y perdonas sin llevar la cuenta.',
    ],
    feeling: [
      'Lo que sientes llega rápido, arde limpio y se va antes de que alguien acerque una silla.',
      'La espera sin noticias te saca de quicio; prefieres un mal trago ahora a una tarde entera de dudas.',
    ],
    mind: [
      'Piensas en voz alta y por titulares; prefieres corregirte después que esperar ahora.',
      'Una buena discusión te afila el ingenio, sobre todo si la postura que defiendes no la comparte nadie más.',
    ],
    love: [
      'Te gusta dar el primer paso, que te contesten con claridad y reír con alguien después de discutir.',
      'Te enamoras de golpe, lo demuestras el mismo día y prefieres un no sincero a un quizás.',
      'Coqueteas sin disimulo, y en una relación larga te hace falta que todavía quede algo por conquistar.',
    ],
    drive: [
      'Tu energía va por carreras cortas, así que rindes más con la meta a la vista.',
      'El enojo te sirve de gasolina, y un obstáculo bien plantado te despierta mejor que el café.',
    ],
    growth: ['La suerte te encuentra cuando vas por delante, mientras la gente sensata sigue deliberando.'],
    duty: [
      'Aprendiste la paciencia por las malas, casi siempre haciendo dos veces lo mismo.',
      'Un freno viejo te sujeta justo al lanzarte; decidir sin pedir permiso es algo que vas ganando a pulso.',
    ],
    approach: [
      'Entras ya en movimiento, y en un minuto se sabe a qué atenerse contigo.',
      'Caminas un poco por delante del grupo, con la frente alta, y tu franqueza desarma a quien traía excusas.',
    ],
    calling: [
      'Das lo mejor donde hay que abrir una puerta y todavía no se anima nadie.',
      'Te conviene un oficio con margen para decidir sobre la marcha, sin tener que levantar la mano ante cinco jefes.',
    ],
    money: [
      'El dinero te llega pronto y se va pronto; una regla hecha en un día tranquilo ayuda más que la voluntad.',
    ],
    home: ['Necesitas un lugar donde dar un portazo y que te perdonen a la hora de cenar.'],
    company: ['Tus amistades son las que contestan a un plan repentino con los zapatos puestos.'],
    partner: ['Te atrae quien te planta cara, porque el sí permanente te aburre al segundo mes.'],
    north: ['Te hace bien elegir por tu cuenta, aunque sea más cómodo seguir a los demás.'],
    shared: [
      'Las deudas las quieres fuera hoy mismo, así que pagas de golpe o peleas el importe; confiar también lo haces de un salto.',
    ],
    retreat: [
      'Cuando te retiras necesitas sudar sin compañía, porque dentro hay una rabia vieja que nadie te ve y que prefiere moverse.',
    ],
  },
  taurus: {
    self: [
      'Confías en lo que puedes tocar y prefieres ir despacio a tener que lamentarlo.',
      'Sabes esperar y sabes disfrutar, y pocas cosas te gustan tanto como lo que ya probaste mil veces.',
      'Tu terquedad tiene buen fondo: cuando eliges algo o a alguien, haría falta una grúa para moverte de ahí.',
    ],
    feeling: [
      'Te calmas por el cuerpo: algo rico, una manta, el mismo paseo a la misma hora.',
      'Los cambios de última hora te ponen de mal humor, aunque al cabo de unos días ya te encariñaste con lo nuevo.',
    ],
    mind: [
      'Le das tiempo a una idea, y una vez asentada sobrevive a varias modas.',
      'Aprendes haciendo, con ejemplos que se puedan pesar, porque una teoría sin uso te da sueño.',
    ],
    love: [
      'Quieres con las manos y con las costumbres, y te cuesta soltar lo que una vez te hizo bien.',
      'Te seduce una voz agradable o un buen perfume antes que cualquier discurso, y luego te quedas por la ternura.',
    ],
    drive: [
      'Cuesta ponerte en marcha y más cuesta pararte; al tercer año sigues ahí.',
      'Aguantas provocaciones como un buey aguanta las moscas, pero si al fin te enojas tiembla el corral.',
    ],
    growth: ['Lo tuyo crece como un huerto, con un poco de trabajo cada semana y sin apuro.'],
    duty: [
      'Cuidas lo que tienes muy en serio, y temes que se acabe aun con la despensa llena.',
      'Los gustos te los piensas dos veces, como si hubiera que merecerlos, y haces bien en dártelos más a menudo.',
    ],
    approach: [
      'Contigo se encuentra calma, y la gente baja la voz sin darse cuenta.',
      'Ni el paso ni el habla se te aceleran en un sitio nuevo; quien te mete prisa pierde el tiempo.',
    ],
    calling: [
      'Se te dan bien las tareas que dejan algo sólido, algo que se toca o se prueba.',
      'Construyes tu nombre igual que un muro de piedra, hilada tras hilada, hasta que cuesta imaginar el lugar sin ti.',
    ],
    money: ['Tienes ojo para lo que dura, y lo barato te puede molestar durante años.'],
    home: ['Te importa hasta el peso de las tazas, y las visitas se quedan más de lo previsto.'],
    company: [
      'Prefieres pocas amistades que duren décadas, con una mesa fija en algún sitio.',
      'Quieres a tu gente con hechos: llegas a tiempo, traes comida y te quedas hasta recoger.',
    ],
    partner: ['Buscas a alguien cuya palabra del lunes siga en pie el viernes.'],
    north: ['La vida te empuja hacia lo simple y lo propio, lejos de las tormentas ajenas.'],
    shared: [
      'No te gusta prestar, porque lo tuyo costó trabajo, pero quien devuelve hasta el último centavo se gana tu confianza para siempre.',
    ],
    retreat: [
      'Te repone tumbarte en la hierba sin hablar con nadie; por debajo trabaja una terquedad tranquila que te sostiene sin ruido.',
    ],
  },
  gemini: {
    self: [
      'Antes de comer ya fuiste varias personas, y casi siempre manda la curiosa.',
      'Cambias de parecer como quien cambia de acera, y te mantiene joven no terminar nunca de decidirte.',
    ],
    feeling: [
      'Entiendes lo que sientes al contárselo a alguien, y cambia mientras lo cuentas.',
      'El humor te salva de lo que duele; sueltas un chiste a tiempo y ya puedes mirar la herida de reojo.',
    ],
    mind: [
      'Tus ideas van de a dos, cada una con su objeción; eso te da rapidez y a veces cansancio.',
      'Cazas al vuelo acentos, apodos y datos sueltos, que reaparecen meses después en el momento más oportuno.',
    ],
    love: [
      'Te enamoras primero de la conversación, y un silencio en la cena te inquieta más que una pelea.',
      'Un mensaje ocurrente a media tarde te acelera el pulso, y las bromas privadas te atan más que las promesas.',
    ],
    drive: [
      'Prefieres dos tareas a una sola, porque la segunda te mantiene fresca la primera.',
      'Peleas con el diccionario antes que con los puños: una réplica bien puesta te descarga más que cualquier grito.',
    ],
    growth: ['Las puertas se te abren por un comentario, un mensaje, la amistad de una amistad.'],
    duty: [
      'Quizá creíste que había que saberlo todo antes de tener derecho a hablar.',
      'Relees mucho un correo antes de enviarlo, porque lo escrito te compromete como si lo juraras ante testigos.',
    ],
    approach: [
      'Llegas con una pregunta, y la gente termina hablándote de su hermano.',
      'Tus manos hablan casi tanto como tú, y en cualquier fiesta ya has saltado de corrillo en corrillo.',
    ],
    calling: [
      'Brillas donde hay que explicar, conectar o llevar algo de un grupo a otro.',
      'Una carrera de una sola línea te queda corta; la tuya admite dos tarjetas de visita y algún desvío.',
    ],
    money: ['Puedes ganar por varios arroyos a la vez; llevar la cuenta ya es otra cosa.'],
    home: ['En tu casa hay libros a medias, tres cargadores y alguien al teléfono.'],
    company: ['Coleccionas gente, y de cada quien recuerdas un detalle raro.'],
    partner: ['Quieres a alguien que te siga sorprendiendo con lo que nota.'],
    north: ['Creces cuando preguntas en vez de sermonear y te quedas a oír la respuesta.'],
    shared: [
      'Del dinero entre dos charlas con naturalidad, y luego olvidas cuánto debe cada cual; un papelito con cifras salva más de una amistad.',
    ],
    retreat: [
      'Con un cuaderno y nadie delante se te ordena la cabeza; por dentro suena siempre una radio que comenta lo que callas.',
    ],
  },
  cancer: {
    self: [
      'Llevas contigo a los tuyos, y mucho de lo que haces es para que estén a salvo.',
      'Según el día avanzas o te metes en la concha, y quien te quiere aprende a esperar la marea.',
    ],
    feeling: [
      'Olvidas lo que se dijo, pero lo que te hizo sentir sigue ahí años después.',
      'Basta un tono de voz algo frío para nublarte la tarde, y una frase cariñosa para despejarla.',
    ],
    mind: [
      'Tu memoria es un cajón de cocina: está todo, ordenado por emociones y no por fechas.',
      'Cualquier explicación te entra mejor en forma de cuento, y por las comas adivinas el humor de quien escribe.',
    ],
    love: [
      'Quieres cuidando, y esperas que adivinen lo que tú necesitas.',
      'Tanteas si hay nido antes de entregarte, y conservas durante media vida la entrada de aquel primer cine.',
    ],
    drive: [
      'Llegas a tus metas de costado, y peleas más fuerte cuando se trata de los tuyos.',
      'Si algo te molesta no gritas; el reclamo aparece tres días después, disfrazado de suspiro, mientras riegas las plantas.',
    ],
    growth: [
      'Lo bueno te llega por la familia, las viejas amistades y los lugares donde te sientes en casa.',
      'La suerte te viene de cuidar a la gente, que años después se acuerda y te devuelve el favor.',
    ],
    duty: [
      'Tal vez te tocó la responsabilidad muy pronto, atendiendo el ánimo ajeno antes que el tuyo.',
      'Te cuesta pedir un abrazo cuando más falta te hace, como si el consuelo fuera siempre para otra gente.',
    ],
    approach: [
      'Entras con suavidad, tanteas el ambiente y solo entonces te quitas el abrigo.',
      'Al principio te guardas un poco, y en cuanto notas buena fe muestras una calidez que desarma.',
      'En tu cara se lee cómo estás, y a la segunda visita ya te tratan como a alguien de la familia.',
    ],
    calling: [
      'La gente te confía lo frágil, y sobre eso se puede construir un buen oficio.',
      'Diriges como una abuela sabia, al tanto de quién no ha dormido bien, y por eso el equipo te sigue.',
    ],
    money: ['Ahorras para un mal día que quizá no venga, y gastas sin pensar en quien quieres.'],
    home: ['Tu casa es menos una dirección que un olor, un cajón de fotos, cierta sopa.'],
    company: ['Vuelves familia a tus amistades, con cumpleaños recordados y comida para llevar.'],
    partner: ['Buscas a alguien que siga siendo suave cuando tú te callas.'],
    north: ['Tu camino va hacia dejar que te cuiden, sin estar siempre por encima de eso.'],
    shared: [
      'Una herencia es para ti memoria antes que dinero, y por el reloj de la abuela discutirías más que por el terreno.',
    ],
    retreat: [
      'A ratos te hace falta esconderte para llorar o recordar en paz; allí vive una nostalgia que guía muchas de tus decisiones.',
    ],
  },
  leo: {
    self: [
      'Haces las cosas con todo el corazón o no las haces, y pasar sin que te vean duele más que fallar.',
      'Llevas dentro una lealtad de otra época, y la mezquindad te ofende aunque no vaya contra ti.',
    ],
    feeling: [
      'Sientes a todo color, y un aplauso de la persona justa te arregla la semana.',
      'Los desaires te hieren más de lo que dejas ver; te curas jugando, como en el patio del recreo.',
    ],
    mind: [
      'Cuentas bien, a veces mejor de como pasó, y tu versión es la que se recuerda.',
      'Hablas con convicción y gestos grandes, y cambiar de opinión te resulta fácil solo si nadie te acorrala.',
    ],
    love: [
      'Quieres con generosidad y a la vista, y necesitas que una cara se ilumine cuando llegas.',
      'Cortejas a la antigua, con flores y fechas señaladas, y presentas a tu pareja como quien presenta un estreno.',
    ],
    drive: [
      'Trabajas mejor cuando te mira alguien que te importa.',
      'Apuestas fuerte y a cara descubierta, porque una victoria con trampas no te sabe a nada.',
    ],
    growth: ['Las ocasiones llegan cuando te dejas ver, incluso antes de sentir que ya es hora.'],
    duty: [
      'Puede que el elogio viniera con condiciones, y todavía ensayas más de lo necesario.',
      'Divertirte sin motivo se te hace raro, así que conviene colar un poco de juego en las horas serias.',
    ],
    approach: [
      'Traes calor y algo de teatro, y las cabezas se giran lo quieras o no.',
      'Tu risa te anuncia desde el pasillo, y andas con la espalda recta de quien va a recoger un premio.',
    ],
    calling: [
      'Tu lugar tiene tu nombre puesto, y en el trabajo se nota quién lo hizo.',
      'Sabes dar la cara por los demás, y bajo tu mando la gente saca talentos que tenía dormidos.',
    ],
    money: [
      'Gastas con generosidad, sobre todo en darte gustos y en alegrar a los demás.',
      'Te gusta lo bueno y regalarlo aún más; una cantidad fija al mes evita los sustos.',
    ],
    home: ['Tu casa es un pequeño escenario con buena luz, y el mejor asiento es del invitado.'],
    company: ['Cuidas a tu gente, organizas la fiesta y notas enseguida quién faltó.'],
    partner: ['Quieres a alguien con orgullo de estar a tu lado y con motivos propios para tenerlo.'],
    north: ['Te ayuda mostrar lo que llevas dentro en vez de mezclarte con el grupo.'],
    shared: [
      'Tu generosidad al prestar es enorme, y te duele más un olvido de las gracias que del pago; aceptar ayuda exige tragarte el orgullo.',
    ],
    retreat: [
      'Apartarte del ruido te sirve para crear sin que nadie opine; bajo tu discreción hay unas ganas de lucirte que pocos sospechan.',
    ],
  },
  virgo: {
    self: [
      'Miras qué podría estar mejor, empezando por ti, y descansas cuando funciona.',
      'A tu modo discreto quieres ser útil, y un gracias sincero te da más pudor que una crítica.',
    ],
    feeling: [
      'Se te pasan los nervios ordenando algo; tu preocupación es cariño con delantal.',
      'Cuando algo te inquieta lo nota primero tu barriga, y te alivia nombrar con precisión qué fue.',
    ],
    mind: [
      'Ves la única cifra mal puesta en una página llena, y ya no la puedes dejar de ver.',
      'Desarmas un problema en piezas pequeñas, con paciencia de relojería, y las vas probando de una en una.',
    ],
    love: [
      'Quieres en los detalles: el té preciso, la bisagra arreglada, la pregunta que faltaba.',
      'Tardas en mostrarte porque te ves los defectos con lupa, y te ablanda quien los encuentra simpáticos.',
    ],
    drive: [
      'Te alegra una tarea clara con una buena herramienta; lo vago te agota.',
      'Haces y deshaces hasta que encaja; si te irritas, criticas minucias que no eran el verdadero problema.',
    ],
    growth: ['Avanzas más con pequeñas mejoras que con grandes saltos, y la gente cuenta con eso.'],
    duty: [
      'Te exiges lo que jamás le pedirías a alguien que quieres.',
      'Delegar te parece más pesado que hacerlo por tu cuenta, y así terminas cargando con el doble.',
    ],
    approach: [
      'Primero observas, luego hablas, y lo que dices suele servir.',
      'Saludas con sencillez, te quedas a un lado y a la media hora ya hiciste funcionar el proyector.',
    ],
    calling: [
      'Lo tuyo es el oficio, donde se nota la diferencia entre bueno y casi bueno.',
      'Tu reputación corre de boca en boca, entre quienes te llaman cuando algo delicado no admite chapuzas.',
    ],
    money: ['Sabes más o menos lo que hay en la cuenta, y una factura confusa te arruina la tarde.'],
    home: [
      'Necesitas un orden elegido por ti, y te relajas cuando cada cosa está en su sitio.',
      'Descansas mejor con la cocina recogida, y quien vive contigo aprende pronto dónde va cada cosa.',
    ],
    company: ['En el grupo lees el contrato, llevas la curita y recuerdas la alergia.'],
    partner: ['Te fijas en si alguien cumple las promesas pequeñas, que anuncian las grandes.'],
    north: ['Creces haciendo hoy lo pequeño y útil en vez de perderte en lo que podría ser.'],
    shared: [
      'En asuntos de préstamos anotas fecha e importe, hasta entre hermanos, y te fías de la gente tras muchas comprobaciones discretas.',
    ],
    retreat: [
      'Te retiras para desenredar algo mínimo, como los cables, mientras una voz severa repasa tu día sin que nadie la oiga.',
    ],
  },
  libra: {
    self: [
      'Te entiendes mejor frente a otra persona, sopesando su lado junto con el tuyo.',
      'La fealdad te desanima de veras, y adonde vayas mueves una lámpara o un jarrón hasta que hay armonía.',
    ],
    feeling: [
      'La discordia se te mete bajo la piel, y alisas las cosas antes de saber qué sentías.',
      'Demasiados días a solas te desafinan, y contarle tu jornada a alguien atento te devuelve el tono.',
    ],
    mind: [
      'Oyes las dos partes antes de terminar el café; lo difícil es decidir.',
      'Dices verdades incómodas con tal cortesía que quien las recibe tarda un rato en darse cuenta.',
    ],
    love: [
      'Te acercas con gracia y atención, y la justicia te importa tanto como la pasión.',
      'Te enamora el buen trato, así que una grosería con el camarero basta para que se apague el encanto.',
    ],
    drive: [
      'Actúas mejor en pareja, y prefieres convencer a vencer.',
      'Contra un abuso, sobre todo si lo sufre otra persona, se te acaba la amabilidad y argumentas como en un juicio.',
    ],
    growth: ['Tu suerte suele tener nombre y cara: un socio, una aliada, quien te presenta.'],
    duty: [
      'Te tomas muy en serio los pactos, y un arreglo injusto te pesa durante años.',
      'Decir que no a tiempo es tu asignatura pendiente, y cada negativa amable te deja la espalda más ligera.',
    ],
    approach: [
      'Haces sentir que se te esperaba a ti y que esperabas al otro; así se abren más puertas de las que notas.',
      'Tu sonrisa baja la guardia de cualquiera, y hasta para discrepar inclinas la cabeza como en un vals.',
    ],
    calling: [
      'Te va bien donde todo depende del gusto, del tacto o de una decisión justa.',
      'Haces de puente entre bandos que no se saludan, y al pie de tus obras suelen figurar dos firmas.',
    ],
    money: ['Te gustan las cosas bellas y las cuentas compartidas, y te cuesta pedir más.'],
    home: ['Necesitas colores serenos y paz en el cuarto de al lado para descansar.'],
    company: ['Sientas a la gente de modo que se entienda, y casi siempre se entiende.'],
    partner: ['Buscas a alguien a tu altura, y cedes mucho antes de admitir que estás cediendo.'],
    north: ['Tu tarea es dejar que otra persona entre de verdad en la decisión.'],
    shared: [
      'Divides los gastos con tanta delicadeza que a veces pagas de más por no discutir; la equidad también te incluye a ti.',
    ],
    retreat: [
      'Necesitas algo bello que mirar y nadie a quien complacer; a escondidas sigues negociando con gente que ya se fue a dormir.',
    ],
  },
  scorpio: {
    self: [
      'Quieres saber qué hay debajo, en la gente y en ti, y la charla fácil no te engaña.',
      'De cada derrumbe sales con otra fuerza, y por eso las crisis te asustan menos que el aburrimiento.',
    ],
    feeling: [
      'Sientes hasta el fondo y muestras una décima parte, y eso a pocas personas.',
      'La misma memoria que te guarda un agravio te lleva a velar toda la noche a quien sufre.',
    ],
    mind: [
      'Haces la pregunta que todo el mundo rodeaba, y después esperas.',
      'Investigas por instinto, y una incoherencia en el relato te pica como una astilla hasta que la sacas.',
    ],
    love: [
      'No quieres a medias; la confianza tarda, y cuando llega viene entera.',
      'Miras largo y sin parpadear a quien te gusta, aunque luego sean los celos los que te delaten.',
    ],
    drive: [
      'Puedes desear algo en silencio durante años, y esa paciencia es una fuerza.',
      'La presión te enfría el pulso; mientras alrededor pierden la cabeza, tú actúas con precisión de cirugía.',
    ],
    growth: ['Ganas con lo que otros evitan: la conversación difícil, lo roto que vale reparar.'],
    duty: [
      'Soltar el control puede parecerte soltar la cuerda.',
      'Hablar de lo que te avergüenza te cuesta horrores, pero más fatiga te daba vigilar que no se supiera.',
    ],
    approach: [
      'Al principio hablas poco y ves mucho, y se siente que estás leyendo.',
      'Hay un imán en tu reserva; unas personas se acercan por curiosidad y otras guardan prudente distancia.',
    ],
    calling: [
      'Te sienta el trabajo que va a fondo, donde se guardan secretos y nadie huye de una crisis.',
      'Tu autoridad viene de haber pasado por algo duro, y te buscan para rescatar lo que parecía perdido.',
    ],
    money: ['Juegas con las cartas pegadas al pecho, odias deber y vives con poco si así lo decides.'],
    home: ['Necesitas una puerta con llave y al menos una persona con permiso de pasar.'],
    company: ['Hay dos o tres que lo saben todo de ti y una multitud que cree saberlo.'],
    partner: ['Quieres a alguien que aguante la verdad, también la suya.'],
    north: ['Creces al compartir lo que preferirías guardar y al confiar en un cambio sin plan.'],
    shared: [
      'Sabes bien que entre prestar y deber hay un juego de poder; a quien pasa tus pruebas le entregas hasta las contraseñas.',
    ],
    retreat: [
      'En tus retiros bajas a lo más hondo sin testigos y sales con la piel cambiada; lo que no cuentas te mueve más que lo dicho.',
    ],
  },
  sagittarius: {
    self: [
      'Te hace falta un horizonte, y cuando la vida se estrecha haces planes hasta que se abre.',
      'Tu fe en la gente sobrevive a cualquier chasco, y hasta del peor lunes sacas una moraleja graciosa.',
    ],
    feeling: [
      'Te animas saliendo, y puedes ir ya por la mitad del camino cuando notas la tristeza.',
      'Necesitas encontrarle un sentido a lo que te duele; con esa explicación en la mano se te afloja el pecho.',
    ],
    mind: [
      'Apuntas al conjunto y lo dices sin rodeos; los detalles vendrán, o no.',
      'Saltas de una anécdota a una filosofía completa, y al calor de la charla prometes más de lo que cabe en la semana.',
    ],
    love: [
      'Quieres compañía de viaje, alguien de risa fácil que no pida el itinerario.',
      'Quien te enseña un mundo que ignorabas te gana enseguida, y tus celos duran lo que un bostezo.',
    ],
    drive: [
      'Tu motor es el entusiasmo, y corre mejor hacia algo un poco lejano.',
      'Defiendes una causa con ardor de púlpito, pero te desinflas si hay que repetir lo mismo cada mañana.',
    ],
    growth: ['Los viajes, el estudio y el puro optimismo te devuelven más que la cautela.'],
    duty: [
      'Te ganaste tus convicciones, y desconfías de quien las recibió gratis.',
      'Revisas con severidad si vives como piensas, y dudar de una vieja creencia te quita el apetito.',
    ],
    approach: [
      'Saludas al mundo como si te trajera buenas noticias, y muchas veces las trae.',
      'A zancadas cruzas la sala, tropiezas con la alfombra y haces de eso la primera broma de la noche.',
    ],
    calling: [
      'Necesitas un trabajo con distancia dentro: otros países, otras mentes, un tema más grande que tú.',
      'Enseñas aunque no tengas aula, y pocas cosas te llenan tanto como que alguien llegue más lejos gracias a ti.',
    ],
    money: ['Confías en que vendrá más, y eso te abre la mano y te acorta la previsión.'],
    home: ['Te va mejor una maleta lista en el pasillo que un sótano lleno.'],
    company: ['Tu gente viene de todas partes, y la noche termina en un plan para irse lejos.'],
    partner: ['Buscas a alguien con vida propia, para que haya algo que contar de noche.'],
    north: ['Tu rumbo va hacia una opinión tuya, más allá de seguir juntando opiniones.'],
    shared: [
      'Firmas un préstamo con más fe que lectura, y crees en la gente igual; repasar la letra pequeña no te quita alegría.',
    ],
    retreat: [
      'El retiro que te sirve tiene sendero y cielo abierto; aun en tus peores épocas, una confianza callada sigue andando dentro de ti.',
    ],
  },
  capricorn: {
    self: [
      'Tomas el camino largo hacia arriba; prefieres el respeto de diez años al aplauso de hoy.',
      'Tienes alma vieja, y te tranquiliza saber que alguien, casi siempre tú, ya previó lo que puede fallar.',
    ],
    feeling: [
      'Guardas en orden lo que sientes, y pocas personas saben cuánto cargas.',
      'Primero cumples y después sientes, así que el llanto te llega cuando ya está todo hecho.',
      'Te consuela hacer algo útil, y el mejor gesto de cariño es que te quiten un encargo de encima.',
      'No te gusta que te vean flaquear; si lloras delante de alguien, es que confías mucho en esa persona.',
      'Ante un disgusto haces una lista de lo pendiente, y solo al terminarla te permites la tristeza.',
    ],
    mind: [
      'Piensas por pasos y plazos, y tu comentario seco es el que se repite después.',
      'Antes de creer en un proyecto preguntas quién lo paga, y esa pregunta ya ahorró más de un disgusto.',
    ],
    love: [
      'Quieres estando, año tras año; las palabras llegan después de los hechos.',
      'Eliges despacio y con criterio; cuando por fin sueltas las riendas, aparece una sensualidad que nadie sospechaba.',
    ],
    drive: [
      'Administras la fuerza como quien escala, y por eso sigues cuando otros pararon.',
      'Un no rotundo te hace recalcular la ruta, y tu enfado se nota apenas en que bajas la voz.',
    ],
    growth: ['Tus ocasiones maduran tarde y duran, y muchas empiezan con la tarea aburrida de alguien.'],
    duty: [
      'La responsabilidad te sienta bien, y lo que te toca aprender es cuándo soltarla.',
      'Cumples incluso cuando nadie mira, y por eso te cuesta tanto aceptar que algo salga a medias.',
      'Creciste con la idea de que nadie regala nada, así que un favor sin devolver te pesa como lana mojada.',
    ],
    approach: [
      'Se conoce primero tu capacidad y después tu humor, y por el humor se quedan.',
      'Con traje sobrio y saludo formal, inspiras tanta seriedad que al poco rato alguien te entrega las llaves.',
    ],
    calling: [
      'Lo tuyo es un camino con peldaños de verdad, donde la experiencia cuenta cada año más.',
      'Soportas bien el peso de un cargo, y te satisface dejar una institución más firme de como la encontraste.',
    ],
    money: ['Planeas, comparas, esperas, y te gusta saber que hay algo guardado.'],
    home: ['Quieres paredes firmes y un sillón donde nadie te pregunte nada.'],
    company: ['Tienes amistades de todas las edades, y acuden a ti cuando algo debe ser sólido.'],
    partner: [
      'Necesitas respetar a alguien antes de poder relajarte a su lado.',
      'Buscas a alguien que cumpla lo que dice y que siga ahí en los años difíciles.',
    ],
    north: ['Creces cuando te haces cargo de tu propia subida, aun sin la bendición de nadie.'],
    shared: [
      'Saldar lo que debes te importa más que casi cualquier placer, y la confianza la entregas por cuotas, como un crédito.',
    ],
    retreat: [
      'Solo te retiras de verdad si la soledad está apuntada en la agenda, porque un deber invisible te sigue hasta la playa.',
    ],
  },
  aquarius: {
    self: [
      'Necesitas pensar por tu cuenta, aunque eso te deje un paso fuera del grupo que quieres.',
      'Tratas igual al director que al portero, y te importa la humanidad entera aunque a ratos se te olvide el vecino.',
    ],
    feeling: [
      'Miras lo que sientes desde el otro lado del cuarto antes de dejar que se siente contigo.',
      'En plena tormenta conservas la cabeza fresca, y horas después, atándote los zapatos, te cae encima el llanto.',
    ],
    mind: [
      'Ves el patrón, te saltas la charla y llegas adonde otros llegan dos días después.',
      'Cómo funciona un invento te fascina desde siempre, y una contradicción bien traída te alegra el desayuno.',
    ],
    love: [
      'Quieres amistad en el amor, mucho oxígeno y ningún reglamento.',
      'Las rarezas sin disimular te parecen lo más atractivo del mundo, y declaras tu cariño enviando un artículo absurdo.',
    ],
    drive: [
      'Trabajas más por una idea; si te dicen que no se puede, ya vas por la mitad.',
      'Funcionas por chispazos, y en cuanto alguien te da una orden sin motivo te crece la rebeldía.',
    ],
    growth: ['Tus oportunidades vienen de grupos, ideas raras y gente que no encaja en otra parte.'],
    duty: [
      'Quizá te sentiste diferente muy pronto, y de eso hiciste una disciplina.',
      'Si te comprometes con un grupo cumples hasta el final, incluso cuando solo queda plegar las sillas.',
    ],
    approach: [
      'Tienes un trato amable con todo el mundo y no te pareces a nadie, cosa que se nota en diez minutos.',
      'Das la mano con simpatía y algo de distancia, como quien acaba de aterrizar y estudia las costumbres locales.',
    ],
    calling: [
      'Encajas donde algo se reinventa y a nadie le importa por qué vía llegas.',
      'Tu trayectoria da giros que desconciertan a la familia, porque sueles ir unas temporadas por delante de la moda.',
    ],
    money: ['Tienes tus propias ideas sobre qué vale la pena pagar, y los lujos de siempre te dejan igual.'],
    home: ['Tu casa sigue sus reglas, con buena conexión y una visita que nadie sabe explicar.'],
    company: ['Perteneces a varios círculos y en cada uno eres la nota rara, y te va bien así.'],
    partner: ['Te atrae lo fuera de lo común, siempre que no pretendan volverte común.'],
    north: [
      'Creces cuando das lo tuyo a los demás sin depender tanto de su aplauso.',
      'Te hace bien sumarte a una causa común y dejar que brille el grupo entero.',
    ],
    shared: [
      'El dinero entre amigos lo arreglas con acuerdos claros y sin drama; depender de verdad de alguien te hace mirar para otro lado.',
      'Compartes sin problema lo que tienes, y te cuesta más contar lo que sientes o dejar que te ayuden.',
    ],
    retreat: [
      'Tus mejores ocurrencias se fabrican cuando pareces no hacer nada, y para eso necesitas apagar el teléfono y que te olviden un rato.',
    ],
  },
  pisces: {
    self: [
      'Tomas la forma de lo que te rodea, por eso importa más con quién estás que el plan.',
      'Vives con un pie en otra parte, y una canción triste te llega más hondo que cualquier argumento.',
    ],
    feeling: [
      'Recoges estados de ánimo ajenos y necesitas soledad para devolverlos.',
      'Lloras con los anuncios y con los perros perdidos, y esa blandura hace de ti una gran compañía.',
    ],
    mind: [
      'Entiendes por imágenes y corazonadas; las razones llegan después, sin aliento.',
      'Pierdes el hilo en mitad de la frase y vuelves con una metáfora que lo dice todo mejor.',
    ],
    love: [
      'Quieres con imaginación, y ves quién podría ser alguien antes de ver quién es.',
      'Perdonas más de la cuenta, porque te cuesta distinguir entre querer a alguien y querer salvarlo.',
    ],
    drive: [
      'Te mueve la inspiración, y una rutina suave evita que se te escapen los días buenos.',
      'Rehúyes el choque, te escurres con suavidad y llegas por un atajo que nadie vigilaba.',
    ],
    growth: [
      'La ayuda te llega cuando has dado algo sin esperar nada.',
      'Tus mejores oportunidades nacen de una corazonada o de un gesto compasivo, casi nunca de un cálculo.',
    ],
    duty: [
      'Te sientes responsable hasta de lo que no puedes arreglar; un límite claro te alivia.',
      'Sin pruebas desconfías de tus intuiciones, y un rato diario de arte o de oración les da cimiento.',
    ],
    approach: [
      'Das una impresión suave y un poco ausente, y la gente te cuenta más de lo que pensaba.',
      'Llegas tarde y casi flotando, con los cordones sueltos, y aun así nadie consigue enfadarse contigo.',
    ],
    calling: [
      'Tu sitio está cerca de la música, el cuidado, la imagen y todo lo que no se puede medir.',
      'Rindes mejor donde hace falta imaginación o ternura, y los ambientes de pura competencia te apagan.',
      'Trabajas por compasión antes que por rango, y lo que haces consuela a gente cuyo nombre nunca sabrás.',
    ],
    money: ['Prefieres no mirar las cifras, aunque una hora tranquila al mes despeja mucha niebla.'],
    home: ['Necesitas un rincón donde desaparecer, al menos una puerta que se cierre.'],
    company: ['Atraes a quienes sueñan y a quienes andan perdidos, y escuchas más de lo que te conviene.'],
    partner: ['Buscas un alma que entienda sin explicaciones, aunque pedir también funciona.'],
    north: ['Se avanza confiando en lo que no se mide y dejando la lista de vez en cuando.'],
    shared: [
      'Perdonas deudas por pena y avalas por cariño, así que te conviene que alguien con cabeza fría lea antes que tú.',
    ],
    retreat: [
      'Hay días en que solo el mar, o una bañera, te devuelve a ti; ahí, sin que lo notes, lo triste se vuelve imaginación.',
    ],
  },
};
