import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Moon's south node by sign: what came easily, and its comfortable excess. */
export const southNode: NatalInterpretations['southNode'] = {
  aries:
    'Arrancar sin permiso te salía natural antes de saber atarte los cordones. Traes reflejos, franqueza, la costumbre de resolver en el acto, porque Marte rige este rincón de tu carta y no sabe esperar turno. El exceso cómodo consiste en decidir por dos en un apuro. Con esa chispa ya encendida, escuchar deja de ser una pérdida de tiempo y empieza a ser estrategia.',
  taurus:
    'Mucho antes de saber sumar, ya sabías guardar. La paciencia, las manos seguras y el olfato para lo que dura te vinieron dados, de modo que las prisas ajenas te resbalan. Eso también adormece: te quedas donde estás porque ahí se está bien. Lo que la vida añade a semejante base suele entrar por el sitio que habías tapado con un mueble.',
  gemini:
    'La curiosidad te abrió todos los quioscos del barrio. Mercurio puso en tu cuna soltura para hablar, para copiar acentos, para caer en gracia con una noticia fresca. Lo fácil es quedarse de cronista: preguntar, contar, saltar al siguiente tema antes de que el anterior te exija tomar postura. Sigues sabiendo un poco de todo; elegir algo te luce más.',
  cancer:
    'Sin clases ni modelo, sabías arrullar. El instinto de cuidado, la memoria y el oído para un llanto lejano ya te acompañaban camino a la escuela. La zona cómoda es el mimo, dado o recibido, y las excusas tiernas para no salir al frío. Un suéter que te pones por tu cuenta también abriga.',
  leo: 'Te miraron y supiste qué hacer. Este Nodo Sur en Leo presta talento escénico, generosidad y una risa que llena la sala. El exceso resulta cómodo: esperar el aplauso como quien espera el correo, o convertir toda reunión en función. Cuando apagas el reflector, sorprende cuántas cosas hacían sin ti quienes te aplaudían, y cuánto te querían de todos modos.',
  virgo:
    'Una pelusa no se te escapa ni a oscuras. Destreza, método y cierta vocación de enmienda te acompañan desde siempre; por eso quizá fuiste útil cuando apenas te tocaba jugar. La comodidad aquí tiene cara de deber: corregir, ordenar, prestar ayuda que evita mirar lo grande. Una mancha que se deja estar puede ser el comienzo de algo.',
  libra:
    'El arte de caer bien lo aprendiste sin libro. La cortesía y el don de sentir en la nuca qué necesita quien está enfrente son regalo de Venus, y con eso has evitado cien pleitos. También has evitado cien decisiones. La armonía te acuna hasta que alguien pregunta qué quieres tú, y entonces el silencio se hace largo.',
  scorpio:
    'Sabías guardar secretos a una edad en que apenas se sospechan. Te sobran intensidad, resistencia a las malas noticias y un detector de mentiras que funciona incluso en domingo. La comodidad está en el túnel, donde todo está bajo control y rara vez hay sorpresas. Con tanta destreza para lo hondo, lo sencillo te parece sospechoso, y te privas de siestas estupendas.',
  sagittarius:
    'Con una opinión en la maleta ya te sientes de viaje. Entusiasmo, fe, facilidad para enseñar lo que acabas de leer: Júpiter te los dio sin pedirte recibo. Hablando de creencias, lo cómodo es opinar desde el helicóptero: dictar sentencia, prometer de lejos, saltarte la parte fastidiosa. Los datos menudos te parecen ahí poca cosa, y por eso conservan tanto que enseñarte.',
  capricorn:
    'Quizá fuiste una persona mayor en miniatura, con maletín. Con el Nodo Sur en Capricornio se nace con aguante, compostura y la convicción de que las cosas hay que merecerlas. De ahí el exceso: cumplir como quien respira, mandar para no pedir, poner el cargo por delante del ánimo. Pocos discuten tu solidez. Lo nuevo es descubrir qué se siente sin sostener nada.',
  aquarius:
    'Mirar desde arriba se te dio bien desde temprano. Viniste con ideas propias, simpatía por lo raro y facilidad para estar con mucha gente y no apegarte demasiado. La distancia es tu hamaca. Mecerse descansa, y mientras tanto se enfría algún abrazo. Tu teoría gana cuando una persona concreta, con nombre, te desordena el principio general.',
  pisces:
    'Soñar y perdonar lo traías en la sangre. Es un saber de Piscis: una sensibilidad que percibe lo callado, y la maña de desaparecer en cuanto la cosa se pone fea. Ahí está el exceso: diluirse con elegancia. Con las orillas bien puestas, esa agua mueve molinos; sin ellas, solo moja los papeles.',
};
