import type { FrameName, Pool } from '../../celestia-words.ts';

/** Frases que dicen un hecho, cada una en varias formas. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    'Para hablar de {{topic.about}}, yo empezaría por {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Si quieres entender {{topic.about}}, fíjate en {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Lo que más dice sobre {{topic.about}} es {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Si me preguntas por {{topic.about}}, lo primero que miro es {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.in}}, lo que más pesa es {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Sobre {{topic.about}} habla más que nada {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'En lo que toca a {{topic.about}}, miro antes que nada {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
  ],
  topicPlacementOnly: [
    'Para hablar de {{topic.about}}, yo empezaría por {{a.your}}, que está {{a.sign.in}}.',
    'Si quieres entender {{topic.about}}, fíjate en {{a.your}}, que está {{a.sign.in}}.',
    'Lo que más dice sobre {{topic.about}} es {{a.your}}, que está {{a.sign.in}}.',
    'Si me preguntas por {{topic.about}}, lo primero que miro es {{a.your}}, que está {{a.sign.in}}.',
    '{{topic.in}}, lo que más pesa es {{a.your}}, que está {{a.sign.in}}.',
    'Sobre {{topic.about}} habla más que nada {{a.your}}, que está {{a.sign.in}}.',
    'En lo que toca a {{topic.about}}, miro antes que nada {{a.your}}, que está {{a.sign.in}}.',
  ],
  topicHouse: [
    'Para entender {{topic.about}} miro {{a.house.your}}, que empieza {{a.sign.in}}.',
    'Sobre {{topic.about}} habla {{a.house.your}}, que empieza {{a.sign.in}}.',
    'Al hablar de {{topic.about}} voy a {{a.house.your}}, que empieza {{a.sign.in}}.',
    'Para entender {{topic.about}} cuenta {{a.house.the}}, y la tuya empieza {{a.sign.in}}.',
    'Lo que toca a {{topic.about}} se ve en {{a.house.the}}, y la tuya empieza {{a.sign.in}}.',
  ],
  readFrom: [
    'Lo leo en {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Me lo dice {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Detrás de eso está {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Para decirlo me fijo en {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Lo digo por {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Lo que me hace decirlo es {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
  ],
  readFromOnly: [
    'Lo leo en {{a.your}}, que está {{a.sign.in}}.',
    'Me lo dice {{a.your}}, que está {{a.sign.in}}.',
    'Detrás de eso está {{a.your}}, {{a.sign.in}}.',
    'Para decirlo me fijo en {{a.your}}, que está {{a.sign.in}}.',
    'Lo digo por {{a.your}}, que está {{a.sign.in}}.',
    'Lo que me hace decirlo es {{a.your}}, {{a.sign.in}}.',
  ],
  readFromHouse: [
    'Lo leo en {{a.house.your}}, que empieza {{a.sign.in}}.',
    'Me lo dice {{a.house.your}}, que empieza {{a.sign.in}}.',
    'Para decirlo me fijo en {{a.house.your}}, que empieza {{a.sign.in}}.',
    'Lo digo por {{a.house.your}}, que empieza {{a.sign.in}}.',
  ],
  topicTransit: [
    'En cuanto a {{topic.about}}, apunta el {{a.exact.day}}: {{a.the}} formará {{a.aspect.with}} {{a.other.your}} natal.',
    'En lo que toca a {{topic.about}}, el momento más intenso es {{a.exact.on}}, cuando {{a.the}} forme {{a.aspect.with}} {{a.other.your}} natal.',
    'Con {{topic.about}} en mente, ojo al {{a.exact.day}}: {{a.the}} formará {{a.aspect.with}} {{a.other.your}} natal.',
    'Si piensas en {{topic.about}}, fíjate en el {{a.exact.day}}: {{a.the}} formará {{a.aspect.with}} {{a.other.your}} natal.',
  ],
  topicTransitNow: [
    'En lo que toca a {{topic.about}} ya hay algo en marcha: {{a.the}} forma {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Si piensas en {{topic.about}}, ten en cuenta que {{a.the}} forma {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    'Sobre {{topic.about}}, lo que más cuenta estos días es que {{a.the}} forma {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  topicQuiet: [
    'No veo ningún tránsito fuerte que tenga que ver con {{topic.about}}, así que miro también tu carta natal.',
    'En lo que toca a {{topic.about}} no hay un tránsito que destaque; cuenta más tu carta natal.',
  ],
  placement: [
    '{{a.your}} está {{a.sign.in}}, {{a.house.in}}.',
    'Tienes {{a.the}} {{a.sign.in}}, y cae {{a.house.in}}.',
    'En tu carta, {{a.the}} está {{a.sign.in}}, {{a.house.in}}.',
    'Naciste con {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
  ],
  placementOnly: [
    '{{a.your}} está {{a.sign.in}}.',
    'Tienes {{a.the}} {{a.sign.in}}.',
    'En tu carta, {{a.the}} está {{a.sign.in}}.',
    'Naciste con {{a.the}} {{a.sign.in}}.',
  ],
  also: [
    'Luego está {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'También cuenta {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Fíjate además en {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Por otro lado, {{a.your}} está {{a.sign.in}}, {{a.house.in}}.',
    'Súmale a eso {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Después miro {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Conviene mirar también {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'No me olvido de {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Otra cosa que pesa es {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'Algo pone también {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Luego está {{a.your}}, {{a.sign.in}}.',
    'También cuenta {{a.your}}, que está {{a.sign.in}}.',
    'Fíjate además en {{a.your}}, que está {{a.sign.in}}.',
    'Súmale a eso {{a.your}}, que está {{a.sign.in}}.',
    'Después miro {{a.your}}, que está {{a.sign.in}}.',
    'Conviene mirar también {{a.your}}, que está {{a.sign.in}}.',
    'No me olvido de {{a.your}}, que está {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} está {{a.sign.in}}.',
    'Naciste con {{a.the}} {{a.sign.in}}.',
    'En tu carta, {{a.the}} cae {{a.sign.in}}.',
  ],
  alsoAngle: [
    'A esto se suma que {{a.your}} está {{a.sign.in}}.',
    'Por su parte, {{a.your}} cae {{a.sign.in}}.',
    'Y no te olvides de {{a.your}} {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} empieza {{a.sign.in}} y habla de {{field}}.',
    '{{a.house.the}} trata de {{field}}, y la tuya empieza {{a.sign.in}}.',
    'En tu carta, {{a.house.the}} tiene la cúspide {{a.sign.in}}, y habla de {{field}}.',
  ],
  alsoHouse: [
    '{{a.house.your}}, la de {{field}}, empieza {{a.sign.in}}.',
    '{{a.house.your}} es la de {{field}}, y empieza {{a.sign.in}}.',
    'Y {{a.house.your}} tiene la cúspide {{a.sign.in}}.',
  ],
  houseHolds: [
    'En esa casa tienes {{bodies}}.',
    'Dentro de esa casa tienes {{bodies}}.',
    'Ahí tienes {{bodies}}.',
  ],
  houseEmpty: [
    'En esa casa no tienes planetas, y es el signo el que da el tono.',
    'Sin planetas en esa casa, ahí tienes las manos más libres.',
    'En esa casa no hay planetas, y puedes vivir esa parte de la vida sin tanta presión.',
    'Que no haya planetas en esa casa no le quita importancia; la vives más a tu manera.',
    'En esa casa no cae ningún planeta, y se lee por el signo en que empieza.',
    'Esa casa no tiene planetas, y suele vivirse con menos ruido.',
    'No hay planetas en esa casa, así que todo lo cuenta el signo.',
    'Ningún planeta cae ahí, y esa parte de tu vida va más a su ritmo.',
  ],
  aspect: [
    '{{a.your}} forma {{a.aspect.with}} {{a.other.your}}.',
    'En tu carta, {{a.the}} forma {{a.aspect.with}} {{a.other.the}}.',
    'Naciste con {{a.the}} formando {{a.aspect.with}} {{a.other.the}}.',
  ],
  alsoAspect: [
    'Aquí influye que {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'También influye que {{a.the}} forme {{a.aspect.with}} {{a.other.the}} en tu carta.',
    'Parte de eso viene de que {{a.your}} forma {{a.aspect.with}} {{a.other.your}}.',
    'Además, {{a.your}} forma {{a.aspect.with}} {{a.other.your}}.',
    'Al mismo tiempo, {{a.your}} forma {{a.aspect.with}} {{a.other.your}}.',
    'Y hay otra cosa: {{a.your}} forma {{a.aspect.with}} {{a.other.your}}.',
    'A eso se añade que {{a.your}} forma {{a.aspect.with}} {{a.other.your}}.',
    'También pesa que {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'En tu carta cuenta además que {{a.your}} forma {{a.aspect.with}} {{a.other.your}}.',
  ],
  noAspect: [
    'Esos dos no forman aspecto en tu carta, así que cada uno va a lo suyo.',
    'No encuentro aspecto entre ellos en tu carta; cada uno va por su lado.',
  ],
  transit: [
    '{{a.the}} forma {{a.aspect.with}} {{a.other.your}}; el pico es {{a.exact.on}}, y puede notarse {{a.end.until}}.',
    'Destaca que {{a.the}} forma {{a.aspect.with}} {{a.other.your}} {{a.end.until}}, sobre todo {{a.exact.on}}.',
    '{{a.exact.on}} {{a.the}} forma {{a.aspect.with}} {{a.other.your}}, y puede notarse {{a.end.until}}.',
  ],
  transitNow: [
    '{{a.the}} forma estos días {{a.aspect.with}} {{a.other.your}}, y sigue {{a.end.until}}.',
    'Ahora mismo {{a.the}} forma {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Hay algo que quizá notes: {{a.the}} forma {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  alsoTransit: [
    'Otra fecha es {{a.exact.on}}, cuando {{a.the}} forme {{a.aspect.with}} {{a.other.your}} natal.',
    'Además, {{a.the}} forma {{a.aspect.with}} {{a.other.your}}; el momento más intenso es {{a.exact.on}}.',
    'Ten presente también el {{a.exact.day}}: {{a.the}} formará {{a.aspect.with}} {{a.other.your}} natal.',
    'Ten en cuenta también que {{a.the}} forma {{a.aspect.with}} {{a.other.your}}, sobre todo {{a.exact.on}}.',
  ],
  skyPlacement: [
    '{{a.the}} está ahora {{a.sign.in}}, que para ti es {{a.house.the}}.',
    '{{a.the}} está ahora {{a.sign.in}} y pasa {{a.house.by}}.',
  ],
  skyPlacementOnly: ['{{a.the}} está ahora {{a.sign.in}}.', 'Ahora mismo {{a.the}} está {{a.sign.in}}.'],
  moonToday: [
    'La Luna está ahora {{a.sign.in}} y pasa {{a.house.by}}.',
    'Ahora mismo la Luna está {{a.sign.in}}, que para ti es {{a.house.the}}.',
    'A esta hora la Luna está {{a.sign.in}} y cruza {{a.house.your}}.',
  ],
  moonTodayOnly: [
    'La Luna está ahora {{a.sign.in}}.',
    'Ahora mismo la Luna está {{a.sign.in}}.',
    'A esta hora la Luna está {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'Mañana a esta hora la Luna estará {{a.sign.in}} y pasará {{a.house.by}}.',
    'Mañana la Luna estará {{a.sign.in}}, que para ti es {{a.house.the}}.',
  ],
  moonTomorrowOnly: [
    'Mañana a esta hora la Luna estará {{a.sign.in}}.',
    'Mañana la Luna estará {{a.sign.in}}.',
  ],
  moonOnDay: ['{{a.at.on}} la Luna estará {{a.sign.in}}.', 'La Luna estará {{a.sign.in}} {{a.at.on}}.'],
  phase: [
    'Fase de la Luna: {{phase.name}}.',
    'La fase de la Luna es esta: {{phase.name}}.',
    'La Luna está en esta fase: {{phase.name}}.',
  ],
  newMoon: [
    'Hay luna nueva {{a.instant.on}}, {{a.sign.in}}.',
    'La luna nueva es {{a.instant.on}}, {{a.sign.in}}.',
    'Apunta el {{a.instant.day}}: luna nueva {{a.sign.in}}.',
  ],
  fullMoon: [
    'Hay luna llena {{a.instant.on}}, {{a.sign.in}}.',
    'La luna llena es {{a.instant.on}}, {{a.sign.in}}.',
    'Apunta el {{a.instant.day}}: luna llena {{a.sign.in}}.',
  ],
  solarEclipse: [
    'Hay un eclipse solar {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} hay un eclipse solar {{a.sign.in}}.',
  ],
  lunarEclipse: [
    'Hay un eclipse lunar {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} hay un eclipse lunar {{a.sign.in}}.',
  ],
  passesHouse: [
    'En tu carta cae {{a.house.in}}, la de {{field}}.',
    'A ti te cae {{a.house.in}}, así que tiene que ver con {{field}}.',
    'Cae en {{a.house.the}} de tu carta, la que habla de {{field}}.',
  ],
  touchesPoint: [
    'Y toca {{b.your}}, así que puede afectarte más que a otras personas.',
    'Es fácil que lo notes más que de costumbre, porque afecta a {{b.your}}.',
    'Además afecta a {{b.your}}, así que te toca de cerca.',
  ],
  retrogradeNow: [
    'Sí, {{a.the}} está retrógrado, y sigue así {{a.to.until}}.',
    '{{a.the}} está retrógrado ahora, {{a.to.until}}.',
  ],
  retrogradeAhead: [
    '{{a.the}} estará retrógrado {{a.from.from}} {{a.to.to}}.',
    'El retrógrado {{a.of}} va {{a.from.from}} {{a.to.to}}.',
    'Apunta: {{a.from.from}} {{a.to.to}} {{a.the}} estará retrógrado.',
  ],
  houseEntry: [
    '{{a.at.on}} {{a.the}} entra {{a.house.in_your}}.',
    '{{a.the}} llega a {{a.house.your}} {{a.at.on}}.',
  ],
  houseExit: [
    '{{a.at.on}} {{a.the}} pasa a {{a.house.your}}.',
    '{{a.the}} pasa a {{a.house.your}} {{a.at.on}}.',
  ],
  houseEntered: [
    '{{a.at.on}} {{a.the}} entró {{a.house.in_your}}.',
    '{{a.the}} llegó a {{a.house.your}} {{a.at.on}}.',
  ],
  houseLeft: [
    '{{a.at.on}} {{a.the}} pasó a {{a.house.your}}.',
    '{{a.the}} pasó a {{a.house.your}} {{a.at.on}}.',
  ],
  noContact: ['En los años que alcanzo a ver no aparece ese tránsito.'],
  chartRuler: ['Por eso {{a.the}} rige tu carta.'],
  notRetrograde: ['Por ahora {{a.the}} no está retrógrado, va directo.'],
  directNow: ['Por ahora {{a.the}} va directo.', '{{a.the}} avanza directo estos días.'],
  natalRetrograde: ['{{a.your}} estaba retrógrado cuando naciste.', 'Naciste con {{a.the}} retrógrado.'],
  natalDirect: ['{{a.your}} iba directo cuando naciste.', 'Naciste con {{a.the}} directo.'],
  domicile: [
    '{{a.your}} está en su domicilio {{a.sign.in}}, y allí no pide permiso a nadie.',
    '{{a.sign.in}}, {{a.your}} está en su domicilio y se mueve a sus anchas.',
  ],
  exaltation: [
    '{{a.your}} está en exaltación {{a.sign.in}}, y allí se le recibe con honores.',
    '{{a.sign.in}}, {{a.your}} está en exaltación y da lo mejor de sí.',
  ],
  detriment: [
    '{{a.your}} está en exilio {{a.sign.in}}: lo que en otra parte vendría solo, allí hay que ganárselo.',
    '{{a.sign.in}}, {{a.your}} está en exilio, como quien guisa en cocina ajena y aprende dónde está cada cosa.',
    'Tienes {{a.the}} en exilio {{a.sign.in}}, y eso pide más esfuerzo, que con los años se vuelve oficio.',
  ],
  fall: [
    '{{a.your}} está en caída {{a.sign.in}}: allí se le oye poco, y suele ser donde más aprende.',
    '{{a.sign.in}}, {{a.your}} está en caída y necesita paciencia para hacerse oír.',
  ],
  noDignity: ['{{a.your}} no es ni fuerte ni débil por su signo; {{a.sign.in}} pisa terreno neutral.'],
  noneDignified: ['En tu carta ningún planeta está en una de las cuatro.'],
  meeting: [
    '{{a.the}} forma {{a.aspect.with}} {{a.other.the}} {{a.instant.on}}.',
    'La próxima vez es {{a.instant.on}}: {{a.the}} forma {{a.aspect.with}} {{a.other.the}}.',
  ],
  noMeeting: ['Hasta donde alcanzo a mirar, entre los dos no hay un encuentro así.'],
  ingress: [
    '{{a.the}} entra {{a.sign.in}} {{a.instant.on}}.',
    '{{a.instant.on}} {{a.the}} entra {{a.sign.in}}.',
  ],
  entered: [
    '{{a.the}} entró {{a.sign.in}} {{a.instant.on}}.',
    '{{a.instant.on}} {{a.the}} entró {{a.sign.in}}.',
  ],
  leaves: ['Se queda {{a.sign.in}} {{a.to.until}}.', 'Sigue {{a.sign.in}} {{a.to.until}}.'],
  generalSign: [
    'Te cuento cómo suelen ser los {{said.name}}.',
    'Lo que sigue vale, a grandes rasgos, para los {{said.name}}.',
  ],
  generalPlace: [
    'Te cuento cómo suelen ser quienes tienen {{a.the}} {{said.in}}.',
    'Lo que sigue vale, a grandes rasgos, para quienes tienen {{a.the}} {{said.in}}.',
  ],
  noneInSign: ['Ninguno de tus planetas está {{said.in}}.', 'Tú no tienes planetas {{said.in}}.'],
  openSign: [
    'Sin tu hora de nacimiento no sé si {{a.your}} está {{first.in}} o {{second.in}}.',
    'Me falta la hora, así que no sé si {{a.your}} está {{first.in}} o {{second.in}}.',
  ],
  balanceMost: [
    'Lo que más hay en tu carta es {{element.name}}: {{count}} de los diez planetas están en esos signos.',
    'Tu carta se inclina hacia {{element.name}}, con {{count}} planetas en esos signos.',
  ],
  balanceNone: [
    'Ningún planeta tuyo está en un signo de {{element.name}}; quizá lo busques en otras personas.',
    'Lo que te falta es {{element.name}}, al menos entre los diez planetas.',
  ],
  synastry: [
    'Entre ustedes, {{a.your}} forma {{a.aspect.with}} {{a.other.their}}.',
    'Lo primero es {{a.your}}, que forma {{a.aspect.with}} {{a.other.their}}.',
  ],
  alsoSynastry: [
    'Luego {{a.your}} forma {{a.aspect.with}} {{a.other.their}}.',
    'Ten en cuenta también que {{a.your}} forma {{a.aspect.with}} {{a.other.their}}.',
    'Y hay más: {{a.your}} forma {{a.aspect.with}} {{a.other.their}}.',
  ],
  overlay: [
    '{{a.their}} cae en {{a.house.your}}, que trata de {{field}}.',
    'Esa persona te pone {{a.their}} en {{a.house.your}}, la de {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} está {{a.sign.in}}.', '{{a.their}} cae {{a.sign.in}}.'],
  whyPlacement: [
    'Lo saco de {{a.your}}, que está {{a.sign.in}}.',
    'Lo digo por {{a.your}} {{a.sign.in}}.',
    'La razón es {{a.your}}, que está {{a.sign.in}}.',
  ],
  whyAspect: [
    'Viene de que, en tu carta, {{a.the}} forma {{a.aspect.with}} {{a.other.the}}.',
    'Lo veo en {{a.your}}, que forma {{a.aspect.with}} {{a.other.your}}.',
  ],
  whyTransit: [
    'Lo veo en el cielo: {{a.the}} forma {{a.aspect.with}} {{a.other.your}}.',
    'Lo digo porque {{a.the}} forma {{a.aspect.with}} {{a.other.your}}.',
  ],
  untilTransit: [
    '{{a.the}} forma {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    '{{a.end.until}} {{a.the}} forma {{a.aspect.with}} {{a.other.your}}, y después se acaba.',
  ],
  untilStay: [
    '{{a.the}} se queda {{a.sign.in}} {{a.to.until}}.',
    'Dura {{a.to.until}}, mientras {{a.the}} esté {{a.sign.in}}.',
  ],
  untilEclipse: [
    'El eclipse pasa en unas horas; para la astrología su tema dura cerca de medio año.',
    'El eclipse en sí dura unas horas; su efecto, según la astrología, unos seis meses.',
  ],
  untilLunation: [
    'En el cielo es un instante; se dice que se nota dos o tres días.',
    'El momento pasa enseguida, y lo que remueve dura dos o tres días.',
  ],
  houseField: ['Esa casa habla de {{field}}.'],
  houseNeedsHour: ['Para saber en qué signo empieza y qué planetas tiene, hace falta tu hora de nacimiento.'],
  choiceFirst: [
    'De las dos fechas me quedo con la primera, porque la veo más a tu favor.',
    'La primera opción te favorece más.',
  ],
  choiceSecond: [
    'De las dos fechas me quedo con la segunda, porque la veo más a tu favor.',
    'La segunda opción te favorece más.',
  ],
  choiceEven: [
    'Las dos están muy parejas, así que decide por lo práctico.',
    'No veo una mejor que la otra, y cualquiera de las dos sirve.',
  ],
  choiceQuiet: ['En la otra no veo nada que toque este tema.'],
  noneThen: [
    'En esas fechas no hay nada así, y esto es lo más cercano.',
    'En ese tiempo no hay ninguna fecha, así que te doy la más cercana.',
  ],
  noEnd: [
    'Lo que te conté viene de tu carta natal, y eso no caduca.',
    'Eso no vence: está en tu carta natal, y lo que cambia es cómo lo llevas.',
  ],
  agrees: ['Sí, {{a.your}} está {{a.sign.in}}.', 'Así es, tienes {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'Una corrección pequeña antes de seguir: {{a.your}} está {{a.sign.in}}, no {{said.in}}.',
    'Con cariño te aclaro algo: {{a.your}} está {{a.sign.in}}, no {{said.in}}.',
  ],
  wrongSignBut: [
    'Lo que sí tienes {{b.sign.in}} es {{b.the}}, y quizá por eso te sonaba.',
    'Eso sí, {{b.your}} está {{b.sign.in}}, así que no andabas lejos.',
  ],
  wrongHouse: [
    'Una corrección pequeña antes de seguir: {{a.your}} está {{a.house.in}}, no {{saidHouse.in}}.',
    'Por tu hora de nacimiento {{a.your}} cae {{a.house.in}}, no {{saidHouse.in}}.',
  ],
  deniedWrongly: [
    'Quizá no te reconozcas en eso, pero en tu carta {{a.the}} está {{a.sign.in}}.',
    'Por tu fecha de nacimiento {{a.your}} sí está {{a.sign.in}}.',
  ],
  signStands: [
    'Sí, {{a.your}} está {{a.sign.in}}, hayas leído lo que hayas leído; lo decide el momento en que naciste.',
    'Así es: {{a.your}} está {{a.sign.in}}, porque ese era el cielo cuando naciste.',
  ],
  deniedRightly: [
    'Tienes razón: {{a.your}} no está {{said.in}}, sino {{a.sign.in}}.',
    'Cierto, {{a.your}} está {{a.sign.in}}, no {{said.in}}.',
  ],
  toldPlace: [
    'Te cuento qué se le suele decir a quien tiene {{a.the}} {{said.in}}.',
    'Esto es lo que se le suele decir a quien tiene {{a.the}} {{said.in}}.',
  ],
  toldAspect: ['Te cuento qué se le suele decir a quien tiene {{a.the}} formando {{aspect.with}} {{b.the}}.'],
  pastNewMoon: ['La luna nueva de este mes fue {{a.instant.on}}, {{a.sign.in}}.'],
  pastFullMoon: ['La luna llena de este mes fue {{a.instant.on}}, {{a.sign.in}}.'],
  pastSolarEclipse: [
    'Hubo un eclipse solar {{a.instant.on}}, {{a.sign.in}}.',
    'El eclipse solar por el que preguntas fue {{a.instant.on}}, {{a.sign.in}}.',
  ],
  pastLunarEclipse: [
    'Hubo un eclipse lunar {{a.instant.on}}, {{a.sign.in}}.',
    'El eclipse lunar por el que preguntas fue {{a.instant.on}}, {{a.sign.in}}.',
  ],
  dayToChoose: [
    'El día que yo elegiría es el {{a.exact.day}}: {{a.the}} formará {{a.aspect.with}} {{a.other.your}} natal.',
    'Si tiene que ser un solo día, que sea el {{a.exact.day}}: {{a.the}} formará {{a.aspect.with}} {{a.other.your}} natal.',
    'El día más fácil parece el {{a.exact.day}}, cuando {{a.the}} forme {{a.aspect.with}} {{a.other.your}} natal.',
  ],
  dayToAvoid: [
    'El día que conviene esquivar es el {{a.exact.day}}: {{a.the}} formará {{a.aspect.with}} {{a.other.your}} natal.',
    'Para lo importante, mejor que no sea el {{a.exact.day}}: {{a.the}} formará {{a.aspect.with}} {{a.other.your}} natal.',
    'Ve con más cuidado el {{a.exact.day}}, cuando {{a.the}} forme {{a.aspect.with}} {{a.other.your}} natal.',
  ],
  noDaySought: [
    'En ese tiempo no hay ningún día que destaque por fácil.',
    'No encuentro en esas fechas un día claramente mejor que los demás.',
  ],
  signForAll: [
    'Lo que vale para los {{said.name}} en general está en los horóscopos; yo te leo tu propia carta.',
  ],
  retrogradesNow: ['Ahora mismo están retrógrados {{list}}.'],
  noSuchAspect: ['De ese tipo no hay ninguno aquí; los de tu carta son estos.'],
  anotherAspect: ['No es ese aspecto, es otro.'],
  bornPhase: [
    'Naciste en esta fase de la Luna: {{phase.name}}.',
    'El día que naciste, la fase de la Luna era esta: {{phase.name}}.',
  ],
  bornPhaseOpen: [
    'El día en que naciste la Luna pasó de una fase a otra, así que sin la hora no puedo decir cuál es la tuya.',
  ],
  housesEmpty: ['En tu carta están vacías las casas {{list}}.'],
  rivalPlace: [
    'Si la pregunta iba más por {{topic.about}}, miro {{a.your}} {{a.sign.in}}.',
    'Y si se trata de {{topic.about}}, lo que cuenta es {{a.your}}, {{a.sign.in}}.',
    'Tal vez pensabas en {{topic.about}}; ahí cuenta {{a.your}}, que está {{a.sign.in}}.',
    'Por si hablabas de {{topic.about}}, fíjate en {{a.your}}, que está {{a.sign.in}}.',
    'Ahora bien, si te referías a {{topic.about}}, mira {{a.your}} {{a.sign.in}}.',
  ],
  rivalHouse: [
    'Si la pregunta iba más por {{topic.about}}, {{a.house.your}} empieza {{a.sign.in}}.',
    'Y si se trata de {{topic.about}}, cuenta {{a.house.your}}, que empieza {{a.sign.in}}.',
    'Tal vez pensabas en {{topic.about}}; ahí miro {{a.house.your}}, que empieza {{a.sign.in}}.',
    'Por si hablabas de {{topic.about}}, {{a.house.your}} empieza {{a.sign.in}}.',
  ],
  rivalSky: [
    'Si la pregunta iba más por {{topic.about}}, {{a.the}} está ahora {{a.sign.in}}.',
    'Y si se trata de {{topic.about}}, en el cielo {{a.the}} está {{a.sign.in}}.',
    'Tal vez pensabas en {{topic.about}}; estos días {{a.the}} está {{a.sign.in}}.',
  ],
  rivalAsked: [
    '¿Preguntabas por {{topic.about}} o por {{rival.about}}?',
    '¿Qué se acerca más a lo que buscas, {{topic.about}} o {{rival.about}}?',
    'Dime, ¿esto va de {{topic.about}} o de {{rival.about}}?',
  ],
  rivalSelf: [
    'Y si la pregunta es por ti, fíjate en {{a.your}} {{a.sign.in}}.',
    'Si lo que quieres entender es tu parte, mira {{a.your}}, que está {{a.sign.in}}.',
    'Si en realidad preguntabas por tu manera de ser, la respuesta está en {{a.your}}, {{a.sign.in}}.',
  ],
  pastTransit: [
    '{{a.exact.on}} {{a.the}} formó {{a.aspect.with}} {{a.other.your}}; te cuento cómo suele vivirse un tránsito así.',
    'Si miramos atrás, {{a.the}} formó {{a.aspect.with}} {{a.other.your}} {{a.exact.on}}, y te cuento cómo suele vivirse.',
  ],
  pastAlso: [
    '{{a.exact.on}} hubo otro tránsito que suele notarse: {{a.the}} formó {{a.aspect.with}} {{a.other.your}}.',
    'Y hubo más: {{a.the}} formó {{a.aspect.with}} {{a.other.your}} {{a.exact.on}}.',
  ],
  noReception: ['En tu carta no hay dos planetas así.'],
  noFigure: ['En tu carta no veo esa figura.'],
  signHolds: ['En tu carta {{bodies}} están juntos {{said.in}}.'],
  noStellium: ['En tu carta no veo un grupo así.'],
  returnBehind: ['El primero ya pasó; este es el que viene.'],
};
