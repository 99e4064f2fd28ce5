import type { Term } from '../../celestia-lexicon.ts';
import type { Pool } from '../../celestia-words.ts';

/** Palabras del oficio, explicadas como en una sobremesa. */
export const terms: Readonly<Record<Term, Pool>> = {
  natalChart: [
    'Una carta natal dibuja el cielo del minuto y el lugar en que naciste: quién estaba en qué signo y en qué parte del horizonte.',
    'No se lee por un solo símbolo; lo que la hace tuya es cómo conversan las piezas.',
  ],
  ascendant: [
    'El Ascendente es el grado que salía por el este con tu primera respiración, y por eso hace falta la hora exacta.',
    'Se lee como tu forma de llegar, los primeros instantes que la gente tiene de ti.',
  ],
  descendant: [
    'El Descendente es el punto contrario al Ascendente, por donde el cielo se ponía al oeste.',
    'Habla de a quién sientas enfrente, en el amor y en los negocios.',
  ],
  midheaven: [
    'El Medio Cielo es donde el camino del Sol cruza el meridiano, en lo alto de la carta.',
    'Habla del trabajo y el nombre hacia los que creces con los años.',
  ],
  house: [
    'Las casas son los doce campos en que se divide el cielo visto desde tu lugar de nacimiento, cada uno con su parte de la vida.',
    'El signo dice cómo y la casa dice dónde; que haya casas vacías es normal, porque hay más campos que planetas.',
  ],
  cusp: [
    'La cúspide es la línea en que empieza una casa.',
    'El signo en que cae le da el tono, aunque dentro no haya nadie.',
  ],
  aspect: [
    'Un aspecto es cierto ángulo entre dos puntos de la carta, y dice si se ayudan, se rozan o se funden.',
    'Y si es casi exacto, se nota con más fuerza.',
  ],
  conjunction: [
    'En una conjunción dos puntos están lado a lado y actúan como uno, para bien y para mal.',
    'Que sea fácil depende de quiénes compartan el sofá.',
  ],
  sextile: [
    'Un sextil es un ángulo de sesenta grados, una oferta amistosa entre dos puntos.',
    'Ayuda si haces algo con él, y si no, espera con educación.',
  ],
  square: [
    'Una cuadratura es un ángulo de noventa grados: dos necesidades que se estorban y no se callan.',
    'Incomoda y hace producir, como la piedra en el zapato que te lleva a comprar mejores zapatos.',
  ],
  trine: [
    'Un trígono es un ángulo de ciento veinte grados, y sus dos puntos se entienden de nacimiento.',
    'Casi no notas un don así, porque nunca te costó.',
  ],
  opposition: [
    'En una oposición dos puntos se miran de un lado a otro de la carta, y uno de ellos lo ves sobre todo en los demás.',
    'El arte está en darles la palabra por turnos.',
  ],
  quincunx: [
    'Un quincuncio es un ángulo de ciento cincuenta grados entre dos puntos con poco en común.',
    'Pide ajustes todo el tiempo, como una silla que nunca calza con la mesa.',
  ],
  orb: [
    'El orbe es cuánto puede alejarse un aspecto de lo exacto y contar todavía.',
    'Un grado o dos es cerca; pasados los ocho casi nadie escucha.',
  ],
  retrograde: [
    'Retrógrado quiere decir que un planeta parece retroceder visto desde aquí, como un tren lento al que el tuyo rebasa.',
    'Sus asuntos repasan entonces lo viejo: revisar, reparar, volver a pensar.',
  ],
  transit: [
    'Un tránsito es un planeta de hoy que pasa sobre un punto de tu carta natal.',
    'La carta dice qué hay para tocar, y el tránsito dice cuándo.',
  ],
  eclipse: [
    'Un eclipse es una luna nueva o llena tan exacta que la sombra cae sobre la Tierra o sobre la Luna.',
    'Pesa más si toca un punto de tu carta, y muy poco si no.',
  ],
  ruler: [
    'Cada signo tiene un planeta que lo rige, como Marte rige Aries y Venus rige Libra.',
    'El del signo que asoma al nacer se llama regente de la carta, porque habla por el conjunto.',
  ],
  element: [
    'Los doce signos se reparten en cuatro elementos: el fuego inicia, la tierra construye, el aire piensa y el agua siente.',
    'Si muchos de tus planetas caen en un mismo elemento, eso es lo que te sale solo.',
  ],
  mode: [
    'Cada signo empieza, sostiene o cambia: eso quieren decir cardinal, fijo y mutable.',
    'Describe tu ritmo más que tu gusto.',
  ],
  dignity: [
    'La dignidad dice cuánto se aviene un planeta con su signo: en casa, honrado (exaltado), fuera de lugar (en exilio) o apenas oído (en caída).',
    'Ninguna de las cuatro es una sentencia: el planeta que ha de esforzarse suele aprender más.',
  ],
  stellium: [
    'Un stellium es una multitud: varios planetas juntos en el mismo signo o en la misma casa.',
    'Quien lo tiene vuelve una y otra vez al mismo tema, casi siempre con gusto.',
  ],
  synastry: [
    'La sinastría pone dos cartas natales una sobre otra para ver quién toca a quién, y cómo.',
    'Muestra qué sale fácil entre dos y qué pide conversación; quedarse o no es cosa de ustedes.',
  ],
  saturnReturn: [
    'Hacia los veintinueve Saturno vuelve adonde estaba al nacer, y otra vez cerca de los cincuenta y ocho.',
    'Mucha gente nota entonces que algo que aguantaba ya no le sirve, y lo rehace como es debido.',
    'Rara vez es un castigo: cansa más de lo que rompe, y lo que queda en pie después suele ser firme.',
  ],
  node: [
    'El Nodo Norte es donde el camino de la Luna cruza el del Sol hacia el norte.',
    'Se lee como una dirección: ajena, algo torpe y buena para ti.',
  ],
  lilith: [
    'Lilith o Luna negra es el punto lejano de la órbita de la Luna, así que ahí no hay nada que ver.',
    'Habla de la parte de alguien que se niega a ser cómoda.',
  ],
  chiron: [
    'Quirón es un cuerpo pequeño que viaja entre Saturno y Urano.',
    'Habla de una ternura antigua y de la ayuda que das porque la conoces.',
  ],
  juno: [
    'Juno es un asteroide con nombre de diosa del matrimonio.',
    'Habla de lo que necesitas antes de prometer algo y decirlo en serio.',
  ],
  strongest: [
    'Se llama fuerte al planeta que tiene mucho que hacer: se le ve desde lejos, está a gusto donde está o trata con muchos otros.',
    'Contado así, en tu carta hay uno que va por delante, y es este.',
  ],
  emptyHouse: [
    'Se llama vacía a la casa en la que no había planetas al nacer, y como hay más casas que planetas, toda carta tiene alguna.',
    'Se lee igual, por el signo en que empieza.',
  ],
  hardAspect: [
    'Los aspectos duros son la cuadratura y la oposición: dos necesidades que no se hacen sitio.',
    'Son los que más cuestan y, con los años, los que más dan.',
  ],
  easyAspect: [
    'Los aspectos fáciles son el trígono y el sextil: dos puntos que colaboran sin que se lo pidas.',
    'Tú apenas los notas; los demás, sí.',
  ],
  southNode: [
    'El Nodo Sur queda justo enfrente del Nodo Norte y se lee como lo que ya traes: ensayado, cómodo y demasiado fácil de repetir.',
    'Los dos se leen como una sola línea, que va del sur al norte.',
  ],
  partOfFortune: [
    'La Parte de la Fortuna se calcula con el Sol, la Luna y el Ascendente, y se lee como el lugar donde las cosas llegan con menos esfuerzo.',
    'De las tres piezas que la forman, mira dos en lo tuyo.',
  ],
  compatibility: [
    'La tradición empareja los signos por elemento: el fuego se lleva bien con el fuego y el aire, la tierra con la tierra y el agua.',
    'Aries, Leo y Sagitario son fuego; Tauro, Virgo y Capricornio, tierra; Géminis, Libra y Acuario, aire; Cáncer, Escorpio y Piscis, agua.',
  ],
  fullHouse: [
    'La casa donde se juntan los planetas es a donde la vida te llama una y otra vez.',
    'La más poblada de las tuyas es esta.',
  ],
  vertex: [
    'El Vértex es un punto del oeste de la carta que se calcula con la hora y el lugar de nacimiento.',
    'Se lee como la puerta de encuentros que parecen concertados por otros, y pesa menos que un planeta.',
  ],
  yod: [
    'Un yod es un triángulo largo de tres planetas: dos se llevan bien y el tercero les resulta extraño a ambos.',
    'También se llama dedo de Dios; el planeta de la punta señala lo que nunca encaja del todo y pide ajustes.',
  ],
  tSquare: [
    'Una T cuadrada es un triángulo de tensión: dos planetas se miran de frente y un tercero está en cuadratura con ambos.',
    'En el tercero se junta la presión, y de ahí suele salir también lo que más se hace.',
  ],
  grandTrine: [
    'Un gran trígono lo forman tres planetas, cada uno en trígono con los otros dos.',
    'Lo que abarca sale fácil, tanto que a veces hace falta un motivo para usarlo.',
  ],
  voidMoon: [
    'La Luna está vacía de curso desde su último aspecto en un signo hasta que entra en el siguiente.',
    'La tradición dice que de lo empezado entonces sale poco; casi nadie lo nota, y es un buen rato para la rutina y el descanso.',
  ],
  intercepted: [
    'Un signo está interceptado cuando queda entero dentro de una casa y ninguna cúspide cae en él.',
    'El de enfrente lo está también; de lo que ambos representan se dice que tarda un poco más en encontrar la puerta.',
  ],
  ophiuchus: [
    'Ofiuco es una constelación, una de las trece por las que pasa el Sol; un signo es otra cosa, la doceava parte de su año contada desde el equinoccio de primavera.',
    'Así que nada se ha movido, y tu signo es el de siempre.',
  ],
  weakest: [
    'Ningún planeta es débil de por sí; se le llama así cuando está incómodo donde está, queda fuera de la vista y trata poco con los demás.',
    'Contado así, en tu carta hay uno que habla más bajo, y es este.',
  ],
  progressions: [
    'Las progresiones hacen avanzar la carta natal un día por cada año de vida: el cielo de tu trigésimo día se lee para los treinta años.',
    'Yo no trabajo con ellas; sigo el cielo tal como está y lo que toca ahora en tu carta.',
  ],
  sidereal: [
    'La astrología védica es sideral: cuenta los signos desde las estrellas y no desde el equinoccio de primavera, y hoy hay unos 24 grados de diferencia, así que a casi todo el mundo el Sol le retrocede un signo.',
    'Si no elegiste el otro para tu carta, leo el zodíaco tropical, que es el habitual en Occidente.',
  ],
  houseSystem: [
    'Los sistemas de casas reparten el mismo cielo de maneras distintas: Placidus por el tiempo, signos enteros por el signo que ascendía, otros con otras medidas.',
    'El Ascendente no se mueve y suele cambiar de casa algún planeta; yo leo las casas con las que se dibujó tu carta.',
  ],
  solarReturn: [
    'La revolución solar es el momento de cada año, cerca de tu cumpleaños, en que el Sol vuelve exactamente adonde estaba cuando naciste; la carta de ese instante se lee como la del año que empieza.',
    'Lo único que se repite es el Sol; lo demás es el cielo de ese año.',
  ],
  signCusp: [
    'El Sol pasa de un signo al siguiente en un solo instante, y un nacimiento cae a un lado o al otro; nadie es mitad y mitad.',
    'Así que el tuyo tiene su sitio.',
  ],
  imumCoeli: [
    'El IC, imum coeli o Fondo del Cielo, es el punto más bajo de la carta: donde el zodíaco cruzaba el meridiano bajo el horizonte cuando naciste, enfrente del Medio Cielo.',
    'Habla del hogar, de tu origen y de lo que nadie ve de ti.',
  ],
  decan: [
    'Un decanato es la tercera parte de un signo, diez grados, y cada uno tiene un segundo planeta que le da un matiz.',
    'Qué planeta es depende de la escuela, así que yo le doy mucho más peso al signo.',
  ],
  grandCross: [
    'Una gran cruz son cuatro planetas en las esquinas de un cuadrado: cada uno tiene a otro enfrente y está en cuadratura con los otros dos.',
    'Tira hacia cuatro lados a la vez; quien la tiene aprende pronto a llevar muchas cosas al mismo tiempo.',
  ],
  kite: [
    'Una cometa es un gran trígono con un cuarto planeta enfrente de una de sus puntas.',
    'Ese cuarto planeta le da rumbo a la facilidad del trígono, y algo de viento en contra para subir.',
  ],
  combust: [
    'Un planeta a menos de unos ocho grados del Sol está combusto: en el cielo se pierde en su luz.',
    'Los libros antiguos lo dan por debilitado; solo en el corazón mismo del Sol, a menos de diecisiete minutos de arco, está en cazimi y se tiene por fuerte.',
  ],
  rectification: [
    'Nadie puede calcular una hora de nacimiento; la rectificación es la conjetura de un astrólogo a partir de fechas importantes de una vida.',
    'Yo no la adivino: el acta de nacimiento, el hospital o tu familia quizá la sepan, y gran parte de la carta se lee sin hora.',
  ],
  birthHour: [
    'La hora de nacimiento sostiene el Ascendente, el Medio Cielo y las casas; sin ella quedan abiertos.',
    'El Sol y los planetas se mueven poco en un día, así que sus signos y aspectos valen igual; solo la Luna puede variar unos grados.',
    'Suele constar en la partida de nacimiento, y si no, la recuerda quien estuvo allí ese día.',
  ],
  lunarReturn: [
    'La revolución lunar es el momento, cada 27 días más o menos, en que la Luna vuelve a donde estaba cuando naciste.',
    'La carta de ese momento se lee para el mes siguiente, y se dice que ese día se está como en casa.',
  ],
  mutualReception: [
    'Dos planetas están en recepción mutua cuando cada uno está en un signo que rige el otro, como dos personas que se prestan la casa.',
    'Se dice que se ayudan aunque ningún aspecto los una.',
  ],
  fixedStars: [
    'Las estrellas fijas son las de verdad, Régulo, Espiga, Algol y otras; los antiguos dieron un sentido a cada una y leían las que caían a menos de un grado de un planeta.',
    'Yo leo planetas y puntos, y las estrellas se las dejo a la noche.',
  ],
  anareticDegree: [
    'El grado 29 es el último de un signo y se llama anarético, o a veces crítico: lo que está ahí ya se va, y se dice que tiene prisa.',
    'Es un matiz pequeño; el signo y la casa dicen más.',
  ],
  ages: [
    'Las eras astrológicas siguen el bamboleo lento del eje de la Tierra: cada dos mil años, más o menos, el punto vernal, el del equinoccio de marzo, pasa a otra constelación.',
    'Nadie sabe bien cuándo acaba una, y las eras hablan de culturas enteras, no de una vida.',
  ],
  retrogradeShadow: [
    'La sombra es el tramo del zodíaco que un planeta recorre tres veces: hacia delante, hacia atrás y otra vez hacia delante.',
    'La primera parte empieza semanas o meses antes de que retroceda, y la última acaba semanas o meses después de que vuelva a ponerse directo.',
  ],
  horary: [
    'La astrología horaria lee la carta del momento en que se hace una pregunta, y la electiva busca un buen momento para empezar algo.',
    'Yo no practico propiamente ninguna de las dos; leo tu carta natal y el cielo que pasa sobre ella.',
  ],
  haircut: [
    'Según una vieja costumbre, el pelo se corta con la Luna creciente para que crezca rápido y fuerte, y con la menguante para que el corte dure.',
    'Nadie ha demostrado que funcione, así que elige el día que te venga bien; la Luna es solo una buena excusa.',
  ],
  topSign: [
    'Ningún rasgo es de un solo signo: la tradición se lo atribuye al planeta que lo representa, y así a los signos que ese planeta rige.',
    'En una carta entera se mezclan varios signos, así que nadie es una sola cosa.',
  ],
  astralHell: [
    'En Brasil llaman infierno astral a los treinta días anteriores al cumpleaños: se dice que entonces asoma el cansancio del año.',
    'Es más costumbre que cielo; lo cierto es que se te acaba un año.',
  ],
  yearRuler: [
    'Varias escuelas nombran un planeta regente del año, cada una con su propio cálculo, y no coinciden.',
    'Yo no uso ninguno; lo que te trae un año lo leo en lo que pasa sobre tu carta.',
  ],
  birthPhase: [
    'La fase de la Luna al nacer dice cuánto se había separado la Luna del Sol cuando naciste.',
    'Se lee como un ritmo: si lo tuyo es empezar las cosas, sostenerlas o cerrarlas.',
  ],
};
