import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Imum Coeli by sign: roots, home, and how one rests in private. */
export const imumCoeli: NatalInterpretations['imumCoeli'] = {
  aries:
    'En tu casa tal vez se camine rápido. Marte puso en tus raíces algo de campamento: alguien decide, alguien protesta, y con la discusión todavía hirviendo ya pintaron el pasillo. Descansas a base de movimiento: una carrera, un martillo, un cambio de muebles. La quietud forzada te enoja. Con un rincón solo tuyo, sin órdenes de nadie, se te apaga el motor bastante antes de la medianoche.',
  taurus:
    'Tus cimientos huelen a pan y a tierra mojada. Para reponerte te ayudan cosas que no cambien de sitio, una cama generosa, silencio después de las nueve. Lo tuyo se guarda, se hereda, se arregla. Tauro al fondo de la carta suele dar un hogar que sosiega el ánimo y hace difícil salir en tu día libre, aunque afuera haya fiesta.',
  gemini:
    'Mercurio, en la raíz, da la costumbre de dormirse hablando. En tu intimidad hay novelas a medias, teléfonos que suenan, gente que entra a contar algo; la casa vacía puede parecerte una pausa demasiado larga. Quizá hubo dos domicilios, dos idiomas o simplemente mucho tránsito. Para descansar de veras conviene que alguna noche nadie te cuente nada, ni siquiera tú.',
  cancer:
    'Cada vez que vuelves a tu barrio te cambia el paso. Con Cáncer en la raíz, la familia, la de sangre o la elegida, cala hondo: una receta, un apodo, la ventana desde la que se esperaba a alguien. Tu descanso es cueva. También es marea, y por eso la casa tiene días de mucha gente y días en que nadie debería venir.',
  leo: 'Puertas adentro se monta la función. Tu hogar de origen quizá tuvo un personaje principal, o te tocó serlo, y de ahí traes una idea generosa de lo privado: luces cálidas, sofás anchos, alguien que cuenta chistes. Con los tuyos te alegras jugando, pintando una pared, celebrando tonterías. Que te aplaudan en casa te hace tanto bien como un domingo entero de sueño.',
  virgo:
    'Hasta el cajón de los calcetines conoce tu método. En casa, la paz empieza por una superficie despejada, por una rutina sin interrupciones, por saber dónde está cada llave. En tus raíces suele haber trabajo, modestia, un cariño práctico que se demostraba arreglando cosas. Cuesta relajarse con algo pendiente. Tal vez el verdadero reposo sea dejarlo para mañana y ver que la casa sigue en pie.',
  libra:
    'Un cuadro torcido te quita el sueño, y un pleito en el pasillo también. Venus te dejó en la raíz el gusto por lo armonioso: una sala en orden, la voz baja, las visitas atendidas con ceremonia. A lo mejor aprendiste a mediar antes que a gritar. Descansas bien en pareja o en buena compañía, siempre que nadie te obligue a escoger bando durante las fiestas.',
  scorpio:
    'Lo más tuyo queda bajo llave. La intimidad es para ti un lugar profundo, algo subterráneo, donde se guardan historias de familia sin escribir. Con Escorpio en la base hay noches en que te reparas a solas: una pila de libros, una bañera, un silencio largo. Quien recibe invitación a ese cuarto entiende el honor y lo cuida.',
  sagittarius:
    'El primer mapa que viste estaba pegado en tu casa, o eso te parece. Son raíces de Júpiter, con historias de otros países, quizá con alguien que se iba y volvía con regalos; de ahí tu manera de habitar, que necesita horizonte. Te asfixian los techos bajos. Un hogar grande de espíritu, con una maleta a mano y un plan de escapada, te devuelve el aliento.',
  capricorn:
    'Quizá las paredes de tu infancia parecían tener reglas colgadas. Capricornio en el fondo suele hablar de un origen sobrio, con deberes, con personas que trabajaban mucho o que callaban bien, y de una madurez que llegó antes de tiempo. Tu descanso necesita permiso, y lo firmas tarde. Con los años construyes una casa sólida, y lo mejor es la silla donde por fin no haces nada.',
  aquarius:
    'Para la casa que llevas dentro nunca hubo plano. Quizá tu familia vivía a su propio ritmo, con medio mundo de visita o con una distancia cordial, y te dejó el gusto por una casa que parece taller o estación. Descansas entre aparatos, amistades y proyectos. Alguna noche, sin embargo, acuéstate temprano y pide un abrazo largo.',
  pisces:
    'En el fondo de tu carta hay agua, y se oye. La casa de tus recuerdos puede tener bordes borrosos: cuartos sin uso, un reloj parado, una ausencia, un cariño difícil de explicar. Por eso la intimidad te parece un refugio y también una niebla. Para descansar, apaga el teléfono, llena la bañera, deja que alguien más esté pendiente un rato.',
};
