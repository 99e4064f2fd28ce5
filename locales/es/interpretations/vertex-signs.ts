import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Vertex in each sign: the kind of meeting that seems to find one. */
export const vertexSigns: NatalInterpretations['vertexSigns'] = {
  aries:
    'Te suele encontrar gente que va de prisa y tropieza contigo, como quien choca en una esquina y acaba pidiéndote el número.',
  taurus:
    'Los encuentros que te marcan llegan sin apuro, a la sombra de algo sólido, y se reconocen porque después nadie quiere irse.',
  gemini:
    'Una pregunta al pasar, un asiento compartido en un avión, y de pronto llevas tres horas hablando con quien parecía una persona más.',
  cancer:
    'Entran en tu historia personas que te tratan como si fueras de la familia, a veces en el instante en que más falta hacía.',
  leo: 'Hay quien aparece con luz propia y, sin proponérselo, te hace salir al escenario que llevabas años esquivando.',
  virgo:
    'Puede que alguien venga a arreglar un desperfecto, a dar un dato, a ayudar por una tarde, y que esa tarde se alargue por años.',
  libra:
    'Las alianzas importantes suelen empezar con una cortesía: un brazo que se ofrece, una duda compartida, una coincidencia de gustos casi cómica.',
  scorpio:
    'Hay miradas que cruzan la calle para dar contigo. Quien te mira así trae algo callado, y después cuesta seguir como antes.',
  sagittarius:
    'El azar suele presentarte a gente de otro país, de otra cátedra o de otra fe, y el mundo se te agranda de golpe.',
  capricorn:
    'Conoces, a menudo por trabajo, a personas de más años o de más autoridad que te toman en serio antes que tú.',
  aquarius:
    'Por una reunión equivocada o un grupo que no pensabas frecuentar se cuela quien piensa al revés y te cambia una idea.',
  pisces:
    'Llegan personas de no se sabe dónde, en un viaje, en una sala de espera, por un error de andén, y sientes que ya las conocías.',
};
