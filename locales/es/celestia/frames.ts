import type { FrameName, Pool } from '../../celestia-words.ts';

/** Frases que dicen un hecho, cada una en varias formas. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.in}}, yo empezaría por {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Si preguntas por {{topic.about}}, miro primero {{a.your}}: {{a.sign.in}}, {{a.house.in}}.',
    'Sobre {{topic.about}}, quien más dice es {{a.your}}, {{a.sign.in}} y {{a.house.in}}.',
    'El hilo de {{topic.about}} es {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
  ],
  topicPlacementOnly: [
    '{{topic.in}}, yo empezaría por {{a.your}}, que está {{a.sign.in}}.',
    'Si preguntas por {{topic.about}}, miro primero {{a.your}}, y está {{a.sign.in}}.',
    'Sobre {{topic.about}}, quien más dice es {{a.your}}, que tienes {{a.sign.in}}.',
    'El hilo de {{topic.about}} es {{a.your}}, que está {{a.sign.in}}.',
  ],
  topicHouse: [
    'Para {{topic.about}} miro {{a.house.your}}, que empieza {{a.sign.in}}.',
    '{{topic.in}}, ayuda saber que {{a.house.your}} empieza {{a.sign.in}}.',
    'El lugar de {{topic.about}} es {{a.house.the}}, y la tuya se abre {{a.sign.in}}.',
  ],
  topicTransit: [
    'La fecha que veo para {{topic.about}} es el {{a.exact.day}}: {{a.the}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Para {{topic.about}}, el cielo se mueve más {{a.exact.on}}, cuando {{a.the}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Si se trata de {{topic.about}}, apunta el {{a.exact.day}}: {{a.the}} completa {{a.aspect.with}} {{a.other.your}}.',
  ],
  topicTransitNow: [
    '{{topic.in}} ya hay algo en marcha: {{a.the}} hace {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Para {{topic.about}} cuenta que {{a.the}} hace {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    'Sobre {{topic.about}} el cielo dice esto: {{a.the}} hace {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  topicQuiet: [
    'Sobre {{topic.about}} el cielo calla casi del todo en esas fechas, así que leo tu carta natal.',
    'No veo un contacto fuerte para {{topic.about}} en esas fechas; queda lo que traes de nacimiento.',
  ],
  placement: [
    '{{a.your}} está {{a.sign.in}}, {{a.house.in}}.',
    'Tienes {{a.the}} {{a.sign.in}}, y cae {{a.house.in}}.',
    'En tu carta, {{a.the}} está {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} vive {{a.sign.in}} y trabaja {{a.house.in}}.',
  ],
  placementOnly: [
    '{{a.your}} está {{a.sign.in}}.',
    'Tienes {{a.the}} {{a.sign.in}}.',
    'En tu carta, {{a.the}} está {{a.sign.in}}.',
    'Naciste con {{a.the}} {{a.sign.in}}.',
  ],
  also: [
    'Luego leo {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} tiene la palabra, {{a.sign.in}} y {{a.house.in}}.',
    'Mira {{a.your}}, que tienes {{a.sign.in}}, {{a.house.in}}.',
    'Sigo con {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Del cuadro forma parte {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Para esto leo {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'No dejaría fuera {{a.your}}: {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Luego leo {{a.your}} {{a.sign.in}}.',
    '{{a.your}} tiene la palabra, y está {{a.sign.in}}.',
    'Mira {{a.your}}, que tienes {{a.sign.in}}.',
    'Sigo con {{a.your}}, {{a.sign.in}}.',
    'No dejaría fuera {{a.your}}, que está {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} está {{a.sign.in}}.',
    'Naciste con {{a.the}} {{a.sign.in}}.',
    'En tu carta, {{a.the}} cae {{a.sign.in}}.',
  ],
  alsoAngle: [
    'Aquí cuenta que {{a.your}} está {{a.sign.in}}.',
    'A la vez {{a.your}} cae {{a.sign.in}}.',
    'El marco de todo esto es {{a.your}} {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} empieza {{a.sign.in}} y habla de {{field}}.',
    '{{a.house.the}} trata de {{field}}; la tuya se abre {{a.sign.in}}.',
    'En tu caso {{a.house.the}} tiene la cúspide {{a.sign.in}}, y se ocupa de {{field}}.',
  ],
  alsoHouse: [
    'Detrás, {{a.house.your}} se abre {{a.sign.in}}.',
    '{{a.house.your}} empieza {{a.sign.in}}, y ese es el lugar de esto.',
    'Encaja con que {{a.house.your}} tenga la cúspide {{a.sign.in}}.',
  ],
  houseHolds: ['En ella tienes {{bodies}}.', 'Dentro encuentro esto: {{bodies}}.', 'Ahí tienes {{bodies}}.'],
  houseEmpty: [
    'No hay planetas dentro, cosa muy común, y el tema importa lo mismo.',
    'Está sin planetas, y eso no es ningún defecto: funciona sin que nadie la vigile.',
  ],
  aspect: [
    '{{a.your}} hace {{a.aspect.with}} {{a.other.your}}.',
    'En tu carta {{a.the}} hace {{a.aspect.with}} {{a.other.the}}.',
    'Hay una línea entre los dos: {{a.the}} hace {{a.aspect.with}} {{a.other.the}}.',
  ],
  alsoAspect: [
    'Aquí influye que {{a.your}} haga {{a.aspect.with}} {{a.other.your}}.',
    'Lo que le da fondo: {{a.the}} hace {{a.aspect.with}} {{a.other.the}} en tu carta.',
    'Parte de eso es que {{a.your}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Ayuda saber que {{a.your}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Al mismo tiempo {{a.your}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Mira esta línea: {{a.your}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Se oye una segunda voz, porque {{a.your}} hace {{a.aspect.with}} {{a.other.your}}.',
  ],
  noAspect: [
    'Esos dos no forman aspecto en tu carta, así que cada uno va a lo suyo.',
    'No encuentro aspecto entre ellos en tu carta; trabajan en cuartos separados.',
  ],
  transit: [
    '{{a.the}} hace {{a.aspect.with}} {{a.other.your}}; el contacto es exacto {{a.exact.on}} y se nota {{a.end.until}}.',
    'Lo que destaca es que {{a.the}} hace {{a.aspect.with}} {{a.other.your}}, con pico {{a.exact.on}} y efecto {{a.end.until}}.',
    '{{a.exact.on}} {{a.the}} completa {{a.aspect.with}} {{a.other.your}}, y puede notarse {{a.end.until}}.',
  ],
  transitNow: [
    '{{a.the}} hace estos días {{a.aspect.with}} {{a.other.your}}, y sigue {{a.end.until}}.',
    'Ahora mismo {{a.the}} hace {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'El contacto que quizá notas: {{a.the}} hace {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  alsoTransit: [
    'Hay un segundo hilo: {{a.exact.on}} {{a.the}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Además {{a.the}} hace {{a.aspect.with}} {{a.other.your}}; lo más fuerte es {{a.exact.on}}.',
    'Ten presente también el {{a.exact.day}}: {{a.the}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Alrededor, {{a.the}} hace {{a.aspect.with}} {{a.other.your}}, con el punto máximo {{a.exact.on}}.',
  ],
  skyPlacement: [
    '{{a.the}} está ahora {{a.sign.in}}, que para ti es {{a.house.the}}.',
    'En el cielo {{a.the}} está ahora {{a.sign.in}} y pasa {{a.house.by}}.',
  ],
  skyPlacementOnly: [
    '{{a.the}} está ahora {{a.sign.in}}.',
    'En el cielo {{a.the}} está ahora {{a.sign.in}}.',
  ],
  moonToday: [
    'La Luna está ahora {{a.sign.in}} y pasa {{a.house.by}}.',
    'Mientras escribo, la Luna está {{a.sign.in}}, en tu carta {{a.house.the}}.',
    'A esta hora la Luna está {{a.sign.in}} y cruza {{a.house.your}}.',
  ],
  moonTodayOnly: [
    'La Luna está ahora {{a.sign.in}}.',
    'Mientras escribo, la Luna está {{a.sign.in}}.',
    'A esta hora la Luna está {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'Mañana a esta hora la Luna está {{a.sign.in}} y pasa {{a.house.by}}.',
    'La Luna de mañana está {{a.sign.in}}, para ti {{a.house.the}}.',
  ],
  moonTomorrowOnly: [
    'Mañana a esta hora la Luna está {{a.sign.in}}.',
    'La Luna de mañana está {{a.sign.in}}.',
  ],
  moonOnDay: ['{{a.at.on}} la Luna está {{a.sign.in}}.', 'La Luna del {{a.at.day}} está {{a.sign.in}}.'],
  phase: [
    'Fase de la Luna: {{phase.name}}.',
    'La fase de la Luna es esta: {{phase.name}}.',
    'Por su luz, es {{phase.name}}.',
  ],
  newMoon: [
    'Hay luna nueva {{a.instant.on}}, {{a.sign.in}}.',
    'Una luna nueva llega {{a.instant.on}}, {{a.sign.in}}.',
    'Apunta el {{a.instant.day}}: luna nueva {{a.sign.in}}.',
  ],
  fullMoon: [
    'Hay luna llena {{a.instant.on}}, {{a.sign.in}}.',
    'Una luna llena llega {{a.instant.on}}, {{a.sign.in}}.',
    'Apunta el {{a.instant.day}}: luna llena {{a.sign.in}}.',
  ],
  solarEclipse: [
    'Hay un eclipse solar {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} ocurre un eclipse solar {{a.sign.in}}.',
  ],
  lunarEclipse: [
    'Hay un eclipse lunar {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} ocurre un eclipse lunar {{a.sign.in}}.',
  ],
  passesHouse: [
    'Para ti eso ocurre {{a.house.in}}, el lugar de {{field}}.',
    'En tu carta cae {{a.house.in}}, de modo que toca {{field}}.',
    'A ti te toca en {{a.house.the}}, que trata de {{field}}.',
  ],
  touchesPoint: [
    'Hace contacto con {{b.your}}, así que puedes notarlo más que otros.',
    'Toca {{b.your}}, y eso lo hace personal.',
  ],
  retrogradeNow: [
    'Sí, {{a.the}} está retrógrado, y sigue así {{a.to.until}}.',
    '{{a.the}} está retrógrado ahora, {{a.to.until}}.',
  ],
  retrogradeAhead: [
    '{{a.the}} estará retrógrado {{a.from.from}} {{a.to.to}}.',
    'El retrógrado {{a.of}} va {{a.from.from}} {{a.to.to}}.',
    'Marca el tramo {{a.from.from}} {{a.to.to}}, con {{a.the}} retrógrado.',
  ],
  houseEntry: [
    '{{a.at.on}} {{a.the}} entra {{a.house.in_your}}.',
    '{{a.the}} llega a {{a.house.your}} {{a.at.on}}.',
  ],
  houseExit: [
    '{{a.at.on}} {{a.the}} pasa a {{a.house.your}}.',
    '{{a.the}} sigue hacia {{a.house.your}} {{a.at.on}}.',
  ],
  houseEntered: [
    '{{a.at.on}} {{a.the}} entró {{a.house.in_your}}.',
    '{{a.the}} llegó a {{a.house.your}} {{a.at.on}}.',
  ],
  houseLeft: [
    '{{a.at.on}} {{a.the}} pasó a {{a.house.your}}.',
    '{{a.the}} siguió hacia {{a.house.your}} {{a.at.on}}.',
  ],
  noContact: ['En los años que alcanzo a mirar no encuentro ese contacto.'],
  chartRuler: ['Por eso {{a.the}} rige tu carta.'],
  notRetrograde: ['Por ahora {{a.the}} no está retrógrado, va directo.'],
  directNow: ['Por ahora {{a.the}} va directo.', '{{a.the}} avanza directo estos días.'],
  natalRetrograde: ['{{a.your}} estaba retrógrado cuando naciste.', 'Naciste con {{a.the}} retrógrado.'],
  natalDirect: ['{{a.your}} iba directo cuando naciste.', 'Naciste con {{a.the}} en marcha directa.'],
  domicile: [
    '{{a.your}} está en su domicilio {{a.sign.in}}, y allí no pide permiso a nadie.',
    '{{a.sign.in}}, {{a.your}} está en su domicilio y tiene la llave de todo.',
  ],
  exaltation: [
    '{{a.your}} está en exaltación {{a.sign.in}}, donde recibe trato de huésped de honor.',
    '{{a.sign.in}}, {{a.your}} está en exaltación y se nota que le abren la puerta.',
  ],
  detriment: [
    '{{a.your}} está en exilio {{a.sign.in}}: lo que en otra parte vendría solo, allí hay que ganárselo.',
    '{{a.sign.in}}, {{a.your}} está en exilio, como quien guisa en cocina ajena y aprende dónde está cada cosa.',
    'Tienes {{a.the}} en exilio {{a.sign.in}}, que pide esfuerzo y lo paga en oficio.',
  ],
  fall: [
    '{{a.your}} está en caída {{a.sign.in}}: allí se le oye poco, y suele ser donde más aprende.',
    '{{a.sign.in}}, {{a.your}} está en caída y necesita paciencia para hacerse oír.',
  ],
  noDignity: ['{{a.your}} no es ni fuerte ni débil por su signo; {{a.sign.in}} pisa terreno neutral.'],
  noneDignified: ['En tu carta ningún planeta está en una de las cuatro.'],
  meeting: [
    '{{a.the}} hace {{a.aspect.with}} {{a.other.the}} {{a.instant.on}}.',
    'La próxima vez es {{a.instant.on}}: {{a.the}} hace {{a.aspect.with}} {{a.other.the}}.',
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
  leaves: ['Se queda {{a.sign.in}} {{a.to.until}}.', 'Su estancia {{a.sign.in}} dura {{a.to.until}}.'],
  generalSign: [
    'De las personas de {{said.name}} suele decirse esto.',
    'Así se describe a las personas de {{said.name}}.',
  ],
  generalPlace: [
    'De las personas con {{a.the}} {{said.in}} suele decirse esto.',
    'Así se describe a las personas con {{a.the}} {{said.in}}.',
  ],
  noneInSign: ['Ninguno de tus planetas está {{said.in}}.', 'Tú no tienes planetas {{said.in}}.'],
  openSign: [
    'Sin tu hora de nacimiento no sé si {{a.your}} está {{first.in}} o {{second.in}}.',
    'Me falta la hora, así que no sé si {{a.your}} está {{first.in}} o {{second.in}}.',
  ],
  balanceMost: [
    'De lo que más hay en tu carta es {{element.name}}: {{count}} de los diez planetas están en esos signos.',
    'Tu carta se inclina hacia {{element.name}}, con {{count}} planetas en esos signos.',
  ],
  balanceNone: [
    'Ningún planeta tuyo está en un signo de {{element.name}}; quizá lo busques en otras personas.',
    'Lo que te falta es {{element.name}}, al menos entre los diez planetas.',
  ],
  synastry: [
    'Entre ustedes, {{a.your}} hace {{a.aspect.with}} {{a.other.their}}.',
    'Miro primero {{a.your}}, que hace {{a.aspect.with}} {{a.other.their}}.',
  ],
  alsoSynastry: [
    'Luego {{a.your}} hace {{a.aspect.with}} {{a.other.their}}.',
    'Cuenta también que {{a.your}} hace {{a.aspect.with}} {{a.other.their}}.',
    'Y hay más: {{a.your}} hace {{a.aspect.with}} {{a.other.their}}.',
  ],
  overlay: [
    '{{a.their}} cae en {{a.house.your}}, que trata de {{field}}.',
    'Con {{a.their}}, esa persona llega a {{a.house.your}}, el lugar de {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} está {{a.sign.in}}.', '{{a.their}} se encuentra {{a.sign.in}}.'],
  whyPlacement: [
    'Lo saco de {{a.your}}, que está {{a.sign.in}}.',
    'Se apoya en {{a.your}} {{a.sign.in}}.',
    'La razón es {{a.your}}: está {{a.sign.in}}.',
  ],
  whyAspect: [
    'Viene de una línea de tu carta: {{a.the}} hace {{a.aspect.with}} {{a.other.the}}.',
    'Lo leo en {{a.your}}, que hace {{a.aspect.with}} {{a.other.your}}.',
  ],
  whyTransit: [
    'Viene del cielo: {{a.the}} hace {{a.aspect.with}} {{a.other.your}}.',
    'Lo digo porque {{a.the}} hace {{a.aspect.with}} {{a.other.your}}.',
  ],
  untilTransit: [
    '{{a.the}} hace {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    '{{a.end.until}} {{a.the}} hace {{a.aspect.with}} {{a.other.your}}, y después se acaba.',
  ],
  untilStay: [
    '{{a.the}} se queda {{a.sign.in}} {{a.to.until}}.',
    'Dura {{a.to.until}}, mientras {{a.the}} esté {{a.sign.in}}.',
  ],
  untilEclipse: [
    'La sombra pasa en unas horas; para los astrólogos su tema dura cerca de medio año, hasta el par siguiente.',
    'El eclipse en sí dura unas horas; su eco, en una lectura, unos seis meses.',
  ],
  untilLunation: [
    'En el cielo es un instante; se dice que se nota dos o tres días.',
    'El instante pasa enseguida, y su ánimo en dos o tres días.',
  ],
  houseField: ['El tema de esa casa: {{field}}.'],
  houseNeedsHour: ['En qué signo empieza y quién está en ella, solo lo dice la hora de nacimiento.'],
  choiceFirst: [
    'Entre las dos fechas me quedo con la primera, porque ahí hay más a tu favor.',
    'La primera opción trae más ayuda para ti.',
  ],
  choiceSecond: [
    'Entre las dos fechas me quedo con la segunda, porque ahí hay más a tu favor.',
    'La segunda opción trae más ayuda para ti.',
  ],
  choiceEven: [
    'Las dos pesan casi lo mismo, así que decide por lo práctico.',
    'No veo una favorita clara entre las dos, y cualquiera sirve.',
  ],
  choiceQuiet: ['En la otra no hay nada preciso que toque este tema.'],
  noneThen: [
    'En esas fechas no hay, y lo más cercano es esto.',
    'En ese tiempo no hay ninguno, así que te doy lo más cercano.',
  ],
  noEnd: [
    'Lo que te conté viene de tu carta natal, y eso no tiene fecha de fin; son las cartas que te tocaron.',
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
  deniedRightly: [
    'Tienes razón: {{a.your}} no está {{said.in}}, sino {{a.sign.in}}.',
    'Cierto, {{a.your}} está {{a.sign.in}}, no {{said.in}}.',
  ],
  toldPlace: [
    'De quienes tienen {{a.the}} {{said.in}} suele decirse esto.',
    'Esto es lo que suele decirse de quienes tienen {{a.the}} {{said.in}}.',
  ],
  toldAspect: ['De quienes tienen {{a.the}} haciendo {{aspect.with}} {{b.the}} suele decirse esto.'],
  pastNewMoon: ['La luna nueva de este mes fue {{a.instant.on}}, {{a.sign.in}}.'],
  pastFullMoon: ['La luna llena de este mes fue {{a.instant.on}}, {{a.sign.in}}.'],
  signForAll: [
    'Lo que toca a las personas de {{said.name}} en general está en los horóscopos; yo te leo tu propia carta.',
  ],
  retrogradesNow: ['Ahora mismo van hacia atrás {{list}}.'],
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
    'Y si se trata de {{topic.about}}, quien habla es {{a.your}}, {{a.sign.in}}.',
    'Tal vez pensabas en {{topic.about}}; ahí cuenta {{a.your}}, que está {{a.sign.in}}.',
    'Por si hablas de {{topic.about}}, añado {{a.your}}, que tienes {{a.sign.in}}.',
    'Ahora, si te referías a {{topic.about}}, toca mirar {{a.your}} {{a.sign.in}}.',
  ],
  rivalHouse: [
    'Si la pregunta iba más por {{topic.about}}, {{a.house.your}} empieza {{a.sign.in}}.',
    'Y si se trata de {{topic.about}}, cuenta {{a.house.your}}, que se abre {{a.sign.in}}.',
    'Tal vez pensabas en {{topic.about}}; para eso, {{a.house.your}} empieza {{a.sign.in}}.',
    'Por si hablas de {{topic.about}}, añado que {{a.house.your}} se abre {{a.sign.in}}.',
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
    'Y si la pregunta es por ti, miro {{a.your}} {{a.sign.in}}.',
    'Si lo que quieres entender es tu parte, cuenta {{a.your}}, que está {{a.sign.in}}.',
    'Leída como pregunta sobre tu manera de ser, la contesta {{a.your}}, {{a.sign.in}}.',
  ],
  pastTransit: [
    '{{a.exact.on}} {{a.the}} hizo {{a.aspect.with}} {{a.other.your}}, y esto es lo que hace un contacto así.',
    'Si miramos atrás, {{a.the}} hizo {{a.aspect.with}} {{a.other.your}} {{a.exact.on}}; un contacto así hace esto.',
  ],
  pastAlso: [
    '{{a.exact.on}} hubo otro contacto: {{a.the}} hizo {{a.aspect.with}} {{a.other.your}}.',
    'Y hubo más: {{a.the}} hizo {{a.aspect.with}} {{a.other.your}} {{a.exact.on}}.',
  ],
  noReception: ['En tu carta no hay dos planetas así.'],
  noFigure: ['En tu carta no veo esa figura.'],
  signHolds: ['En tu carta {{bodies}} están juntos {{said.in}}.'],
  noStellium: ['En tu carta no veo un grupo así.'],
  returnBehind: ['El primero ya lo dejaste atrás; este es el que viene.'],
};
