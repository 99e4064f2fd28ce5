import type { GlossaryWords } from '../en/glossary.ts';

/** The terms that the site uses, explained. */
export const glossary: GlossaryWords = {
  title: 'Glosario de astrología',
  description:
    'Cada término que usa Celestia, con palabras llanas: casas, aspectos, nodos, orbes, estaciones y las medidas del cielo que hay detrás.',
  heading: 'Glosario',
  lede: 'Las palabras del oficio, cada una en un par de frases.',
  letters: 'Primeras letras',
  article: 'Leer el artículo',
  terms: {
    ascendant: {
      name: 'Ascendente',
      text: 'El punto del zodiaco que sale por el este en un minuto y un lugar dados. Abre la primera casa. Cuatro minutos de reloj lo mueven cerca de un grado.',
    },
    midheaven: {
      name: 'Medio Cielo (MC)',
      text: 'Donde la eclíptica cruza el meridiano: hacia el sur visto desde el norte, hacia el norte visto desde el sur. En casi todos los sistemas inicia la casa diez, la del oficio y el nombre.',
    },
    descendant: {
      name: 'Descendente',
      text: 'El punto que se pone, frente al Ascendente. Inicia la séptima casa y cuenta lo que se busca en otra persona, o lo que se encuentra una y otra vez.',
    },
    'imum-coeli': {
      name: 'Fondo del Cielo (FC)',
      text: 'El punto opuesto al Medio Cielo, bajo los pies. Inicia la cuarta casa en la mayoría de los sistemas y habla del hogar y de las raíces.',
    },
    vertex: {
      name: 'Vértex',
      text: 'Donde la eclíptica corta, por el oeste, el círculo que une este, cenit y oeste. Es un punto joven, bautizado en el siglo pasado, que algunos leen en los encuentros.',
    },
    'natal-chart': {
      name: 'Carta natal',
      text: 'Un mapa del cielo para el minuto y el lugar de un nacimiento: planetas por signo, casas según el horizonte y los ángulos entre todos. También se llama carta astral.',
    },
    'big-three': {
      name: 'Los tres pilares',
      text: 'Sol, Luna y Ascendente juntos. Bastan para un retrato a lápiz; los colores vienen con el resto de la carta.',
    },
    'sun-sign': {
      name: 'Signo solar',
      text: 'El signo donde estaba el Sol al nacer, el que se responde cuando preguntan «¿de qué signo eres?». En los días en que el Sol cambia de signo hace falta la hora.',
    },
    'moon-sign': {
      name: 'Signo lunar',
      text: 'El signo donde estaba la Luna al nacer: humores, costumbres, lo que consuela. Como la Luna cambia cada dos días y algo, la fecha sola no alcanza.',
    },
    'rising-sign': {
      name: 'Signo ascendente',
      text: 'El signo que salía por el este al nacer. En un día salen los doce, por eso pide hora y lugar. Se lee como primera impresión y manera de empezar.',
    },
    'personal-planet': {
      name: 'Planeta personal',
      text: 'Sol, Luna, Mercurio, Venus y Marte: van tan rápido que cambian de un cumpleaños a otro. Hablan de una persona; los lentos, de toda una generación.',
    },
    'slow-planet': {
      name: 'Planeta lento',
      text: 'Júpiter y lo que queda más allá. Pasan de uno a treinta años en un signo, y sus tránsitos se cuentan por semanas y meses.',
    },
    element: {
      name: 'Elemento',
      text: 'Fuego, tierra, aire o agua. Cada uno tiene tres signos, separados por otros tres, que suelen entenderse bien entre sí.',
    },
    mode: {
      name: 'Modalidad',
      text: 'Cardinal, fija o mutable: abrir la estación, sostenerla o entregarla. Cada una reúne cuatro signos que están en cuadratura u oposición.',
    },
    ruler: {
      name: 'Regente',
      text: 'El planeta al que se asigna un signo, como Marte a Aries. Las tablas antiguas usan siete; las modernas dan Escorpio a Plutón, Acuario a Urano y Piscis a Neptuno.',
    },
    'chart-ruler': {
      name: 'Regente de la carta',
      text: 'El que rige el signo ascendente. Su signo, su casa y sus aspectos tiñen la carta entera, y por él empiezan muchas lecturas.',
    },
    dignity: {
      name: 'Dignidad',
      text: 'Qué tan bien le sienta un signo a un planeta: el propio, el de su exaltación o los contrarios. Sin dignidad el planeta también trabaja, con menos costumbre.',
    },
    domicile: {
      name: 'Domicilio',
      text: 'Un planeta en un signo que rige, como Venus en Tauro. Los libros antiguos lo comparan con quien está en su casa y sabe dónde guarda todo.',
    },
    exaltation: {
      name: 'Exaltación',
      text: 'El signo donde un planeta es recibido con honores; para el Sol es Aries. El origen se discute; la tabla apenas ha cambiado desde la Antigüedad.',
    },
    detriment: {
      name: 'Exilio',
      text: 'Un planeta en el signo opuesto al suyo, como Marte en Libra. Cumple, pero en lengua ajena.',
    },
    fall: {
      name: 'Caída',
      text: 'Un planeta en el signo opuesto al de su exaltación, como el Sol en Libra. Se lee como discreto o poco atendido, nunca como ausente.',
    },
    house: {
      name: 'Casa',
      text: 'Una de las doce partes del cielo alrededor del lugar de nacimiento, contadas desde el Ascendente. El signo dice cómo actúa un planeta; la casa, en qué terreno.',
    },
    cusp: {
      name: 'Cúspide',
      text: 'La línea donde empieza una casa. También se dice de quien nace cerca de un cambio de signo, aunque el Sol está siempre de un lado.',
    },
    'house-system': {
      name: 'Sistema de casas',
      text: 'La regla con que se reparte el cielo en casas. Casi todas coinciden en el Ascendente; en lo demás difieren, sobre todo lejos del ecuador.',
    },
    placidus: {
      name: 'Placidus',
      text: 'El sistema de casas más usado hoy. Divide por tiempo: cuánto tarda cada grado en ir del horizonte al meridiano. Más allá de los círculos polares no se puede trazar.',
    },
    'whole-sign': {
      name: 'Casas de signo entero',
      text: 'De los sistemas más antiguos que se conocen: el signo ascendente es toda la primera casa, el siguiente toda la segunda. Sirve en cualquier latitud.',
    },
    'solar-house': {
      name: 'Casa solar',
      text: 'La que se cuenta tomando el signo del Sol como primero. La usan los horóscopos por signo, que no conocen el Ascendente de nadie.',
    },
    hemisphere: {
      name: 'Hemisferio',
      text: 'Media carta: sobre el horizonte o debajo, al este o al oeste del meridiano. Si casi todo cae en una mitad, la carta se inclina hacia ahí.',
    },
    aspect: {
      name: 'Aspecto',
      text: 'Un ángulo entre dos puntos que se lee como encuentro: 0, 60, 90, 120 o 180 grados, y algunos menores. Se mide sobre la eclíptica.',
    },
    orb: {
      name: 'Orbe',
      text: 'Cuánto puede faltarle a un aspecto para ser exacto y contar todavía. El Sol y la Luna tienen más margen. No hay dos escuelas con la misma tabla.',
    },
    applying: {
      name: 'Aplicativo',
      text: 'Se dice del aspecto que aún se está cerrando. Pasado el punto exacto se llama separativo. El primero se siente llegar; el segundo ya se conoce.',
    },
    conjunction: {
      name: 'Conjunción',
      text: 'Dos puntos en el mismo grado o cerca. Hablan con una sola voz, y todo depende de quiénes sean.',
    },
    sextile: {
      name: 'Sextil',
      text: 'Sesenta grados, dos signos de distancia. Un ángulo servicial que espera un empujoncito, como quien diría que sí si le preguntaran.',
    },
    square: {
      name: 'Cuadratura',
      text: 'Noventa grados. Dos partes de la carta quieren cosas distintas a la vez. Cansa, y está detrás de mucho de lo que se construye.',
    },
    trine: {
      name: 'Trígono',
      text: 'Ciento veinte grados, casi siempre entre signos de un mismo elemento. Lo que une sale solo, y por eso a menudo queda sin usar.',
    },
    opposition: {
      name: 'Oposición',
      text: 'Ciento ochenta grados, frente a frente. Suele verse entre personas y pide que cada extremo sepa del otro.',
    },
    quincunx: {
      name: 'Quincuncio',
      text: 'Ciento cincuenta grados, cinco signos. No comparten elemento ni modo y se ajustan todo el tiempo. Los antiguos no lo contaban entre los aspectos.',
    },
    stellium: {
      name: 'Stellium',
      text: 'Tres o más planetas en un signo o en una casa; cuatro para los estrictos. Mucha vida pasa por esa puerta.',
    },
    't-square': {
      name: 'T cuadrada',
      text: 'Dos puntos en oposición y un tercero en cuadratura con ambos. El tercero recibe la presión y casi siempre el trabajo.',
    },
    'grand-trine': {
      name: 'Gran trígono',
      text: 'Tres puntos en trígono entre sí, por lo común en un solo elemento. Una facilidad que da vueltas y a veces necesita motivo para salir del círculo.',
    },
    transit: {
      name: 'Tránsito',
      text: 'Un planeta del cielo de hoy que toca un punto de la carta natal. Es lo que se mira cuando alguien pregunta por estos meses.',
    },
    ingress: {
      name: 'Ingreso',
      text: 'El momento en que un planeta entra en un signo. El Sol lo hace doce veces al año; Plutón, una vez cada doce a treinta años.',
    },
    retrograde: {
      name: 'Retrógrado',
      text: 'Que parece ir hacia atrás entre las estrellas, porque la Tierra rebasa o es rebasada. Cuestión de punto de vista, como el auto que uno deja atrás y parece retroceder.',
    },
    station: {
      name: 'Estación',
      text: 'El día en que un planeta parece detenerse antes de cambiar de sentido. Casi no se mueve por un tiempo y pesa sobre su grado.',
    },
    shadow: {
      name: 'Sombra',
      text: 'El tramo que un planeta retrógrado recorrerá tres veces. El primer paso es la sombra previa; el último, la posterior.',
    },
    'solar-return': {
      name: 'Revolución solar',
      text: 'El minuto en que el Sol vuelve al lugar que tenía al nacer, a un día como mucho del cumpleaños. Su carta se lee para el año que empieza.',
    },
    'saturn-return': {
      name: 'Retorno de Saturno',
      text: 'Saturno de vuelta en su lugar natal, hacia los veintinueve y otra vez cerca de los cincuenta y nueve. Época en que los planes prestados dejan de quedar bien.',
    },
    'moon-phase': {
      name: 'Fase lunar',
      text: 'Cuánto vemos de la mitad iluminada de la Luna, según el ángulo entre ella y el Sol. Ocho nombres se reparten un mes de 29,5 días.',
    },
    lunation: {
      name: 'Lunación',
      text: 'La Luna nueva o llena como suceso, en un mismo minuto para toda la Tierra. En sentido amplio, el mes entero de una Luna nueva a la otra.',
    },
    'new-moon': {
      name: 'Luna nueva',
      text: 'Sol y Luna en la misma longitud. La Luna está en el cielo de día y no se ve. Tiempo de empezar lo que aún nadie mira.',
    },
    'full-moon': {
      name: 'Luna llena',
      text: 'Sol y Luna frente a frente. Una sale cuando el otro se pone, y lo que estaba callado queda a la vista.',
    },
    'void-of-course': {
      name: 'Luna vacía de curso',
      text: 'La Luna entre su último aspecto exacto en un signo y el signo siguiente. Una pausa de minutos u horas que llega cada pocos días.',
    },
    eclipse: {
      name: 'Eclipse',
      text: 'Una Luna nueva o llena tan cerca de un nodo que la sombra de un cuerpo alcanza al otro. Hay de cuatro a siete al año en toda la Tierra.',
    },
    'solar-eclipse': {
      name: 'Eclipse solar',
      text: 'La Luna nueva delante del Sol. Se ve a lo largo de una franja; fuera de ella el Sol se cubre en parte, o nada.',
    },
    'lunar-eclipse': {
      name: 'Eclipse lunar',
      text: 'La Luna llena en la sombra de la Tierra, a menudo cobriza en lo más hondo. Se ve donde la Luna esté sobre el horizonte.',
    },
    umbra: {
      name: 'Umbra',
      text: 'El corazón oscuro de una sombra, desde donde no se ve nada del Sol. La rodea la penumbra, que lo tapa solo en parte.',
    },
    saros: {
      name: 'Saros',
      text: 'Un período de 18 años y unos once días al cabo del cual los eclipses se repiten parecidos. Cada uno pertenece a una familia numerada que vive más de mil años.',
    },
    'north-node': {
      name: 'Nodo Norte',
      text: 'Donde el camino de la Luna cruza la eclíptica hacia el norte. Ahí no hay ningún cuerpo. Se lee como un rumbo que pide práctica.',
    },
    'south-node': {
      name: 'Nodo Sur',
      text: 'El cruce opuesto al Nodo Norte. Se lee como lo que sale sin esfuerzo y en lo que uno se apoya de más.',
    },
    'true-node': {
      name: 'Nodo verdadero',
      text: 'El nodo tal como está en este minuto, con sus pequeños vaivenes. El nodo medio los promedia. Nunca se apartan ni dos grados.',
    },
    lilith: {
      name: 'Lilith (Luna negra)',
      text: 'El punto más lejano de la órbita lunar, donde no hay nada. Se lee como lo que no se deja domar. La media y la verdadera pueden diferir muchos grados.',
    },
    juno: {
      name: 'Juno',
      text: 'Asteroide hallado en 1804, con el nombre de la esposa de Júpiter. En la carta cuenta en qué términos alguien se queda con alguien.',
    },
    chiron: {
      name: 'Quirón',
      text: 'Un cuerpo pequeño y helado entre Saturno y Urano, hallado en 1977. Tarda unos cincuenta años en dar la vuelta y se lee como la herida que enseña a ayudar.',
    },
    'part-of-fortune': {
      name: 'Parte de la Fortuna',
      text: 'Un punto tan lejos del Ascendente como la Luna lo está del Sol. Es la más usada de las partes antiguas y se lee como desahogo y sustento.',
    },
    synastry: {
      name: 'Sinastría',
      text: 'Dos cartas natales puestas una sobre otra. Muestra qué despierta cada quien en la otra persona; no puede mostrar qué harán con eso.',
    },
    overlay: {
      name: 'Superposición',
      text: 'El planeta de una persona en una casa de la otra. Si tu Saturno cae en mi cuarta casa, contigo mi hogar se pone más serio.',
    },
    composite: {
      name: 'Carta compuesta',
      text: 'Una sola carta hecha con los puntos medios de dos, planeta por planeta. Representa el vínculo como un tercero; no es ningún cielo real.',
    },
    davison: {
      name: 'Carta Davison',
      text: 'La del momento y el lugar a medio camino entre dos nacimientos. A diferencia de la compuesta, muestra un cielo que sí existió.',
    },
    zodiac: {
      name: 'Zodiaco',
      text: 'La banda alrededor de la eclíptica por donde andan el Sol, la Luna y los planetas, repartida en doce signos de treinta grados.',
    },
    tropical: {
      name: 'Zodiaco tropical',
      text: 'El que se cuenta desde el equinoccio de marzo. Es el de la astrología occidental, y el nuestro mientras no elijas otro.',
    },
    sidereal: {
      name: 'Zodiaco sideral',
      text: 'El que va atado a las estrellas. Se usa en la India y hoy está unos 24 grados detrás del tropical.',
    },
    ayanamsa: {
      name: 'Ayanamsa',
      text: 'Cuánto se ha apartado el zodiaco tropical del sideral. Cada escuela fija su cero; las más usadas son Lahiri y Fagan-Bradley.',
    },
    precession: {
      name: 'Precesión',
      text: 'El bamboleo lento del eje de la Tierra, una vuelta en unos 26 000 años. Por ella signos y constelaciones ya no coinciden.',
    },
    ecliptic: {
      name: 'Eclíptica',
      text: 'El camino del Sol entre las estrellas en un año: el plano de la órbita terrestre visto desde dentro. Sobre ella se miden las longitudes de la carta.',
    },
    longitude: {
      name: 'Longitud eclíptica',
      text: 'El lugar de un cuerpo sobre la eclíptica, de 0° al inicio de Aries hasta 360°. La carta la escribe como signo, grados y minutos.',
    },
    ephemeris: {
      name: 'Efemérides',
      text: 'La tabla, o el programa, que dice dónde está cada planeta cada día. Las nuestras se calculan con datos publicados del sistema solar y se cotejan con otras.',
    },
    equinox: {
      name: 'Equinoccio',
      text: 'Uno de los dos días del año en que el Sol cruza el ecuador y el día y la noche casi se igualan. El de marzo abre Aries.',
    },
    'universal-time': {
      name: 'Tiempo universal (UTC)',
      text: 'La hora desde la que cuenta todo el mundo. La hora de un nacimiento se pasa primero a ella, y después se calcula lo demás.',
    },
    'time-zone': {
      name: 'Zona horaria',
      text: 'Un territorio cuyos relojes coinciden por ley. Las leyes cambian; México, por ejemplo, dejó en 2022 el horario de verano en casi todo el país.',
    },
    'local-mean-time': {
      name: 'Hora media local',
      text: 'La del Sol en la propia longitud, como la llevaban los pueblos antes de las zonas. En ella están anotados muchos nacimientos del siglo XIX.',
    },
    horoscope: {
      name: 'Horóscopo',
      text: 'Antes, el punto que sale; luego, la carta entera; hoy, casi siempre, un pronóstico por signo. En griego significa mirar la hora.',
    },
  },
};
