import type { SignTexts } from '../../interpretation-types.ts';

/** Each sign rising in a few strokes, to be known by: for who does not know the hour of birth and asks which one it may be. */
export const risingPortraits: SignTexts = {
  aries:
    'Hacer fila te cuesta un mundo. Hablas antes de haberlo decidido, caminas unos pasos delante del grupo y para la noche ya olvidaste la pelea. Lo primero que cuentan de ti es la energía.',
  taurus:
    'A ti nadie te apura dos veces. Tienes la voz baja, la ropa cómoda y la costumbre de probar la comida antes de entrar en conversación. Un cambio de planes te cae mal; con una hora de margen, lo aceptas.',
  gemini:
    'Llevas tres conversaciones en la cabeza y las manos las van dibujando. Se te pegan los acentos, conoces a alguien que conoce a alguien y respondes con otra pregunta. Un discurso largo te hace mover el pie.',
  cancer:
    'Al llegar miras quién está y luego te quitas el abrigo. En la cara se te nota el tiempo que hace por dentro. Recuerdas cumpleaños y desplantes por igual, llegas con comida y tardas en abrirte con la gente nueva.',
  leo: 'Dicen que la cámara te quiere. Te sientas con la espalda recta, ríes con todo el cuerpo y a cualquier anécdota sosa le inventas un final mejor. Que te ignoren duele más que una crítica; un elogio sincero dura días.',
  virgo:
    'El cuadro torcido lo ves tú primero. Te llaman cuando algo se rompe, cuando hay que revisar un texto o hace falta una segunda opinión. Si te felicitan, bajas la mirada. Por dentro llevas una lista, casi toda tachada.',
  libra:
    'Antes de decir que no, buscas una forma más amable. Sabes qué ponerte en cada ocasión, escuchas a las dos partes y con el menú tardas una eternidad. Contigo la gente se relaja; decidir a solas te pesa.',
  scorpio:
    'Unos segundos de tu mirada y la gente empieza a confesarse. Al principio hablas poco, casi nada se te escapa y guardas un secreto por décadas. Quieres por completo o no quieres; hablar del clima te deja en silencio.',
  sagittarius:
    'Tu risa llega desde el cuarto de al lado. Tropiezas con los muebles, dices la verdad sin azúcar y siempre hay un viaje a medio planear. La letra chica te impacienta; una buena discusión te alegra la tarde.',
  capricorn:
    'Ya en la infancia tenías seriedad de persona grande. Llegas con la tarea hecha, conservas la calma entre los efusivos y confías en quien es puntual. Tu humor es tan seco que media mesa no lo nota.',
  aquarius:
    'En la escuela tenías la afición rara. Te llevas bien con todos, pocos entran de verdad, y llevas la contraria cuando algo te parece injusto. Las modas te llegan antes que a nadie, o pasan de largo.',
  pisces:
    'En los viajes, quien va al lado termina contándote sus penas. Se te va la mirada a mitad de frase, una canción te acompaña toda la semana y pierdes paraguas. Percibes el ánimo ajeno antes que su dueño.',
};
