import type { LoverPageWords } from '../en/lover.ts';

export const lover: LoverPageWords = {
  title: 'Habla con la carta de tu amor: Celestia sobre ustedes dos',
  description:
    'Pregunta a Celestia por la pareja o deja que hable, como juego, la carta natal de quien amas. Una astróloga de IA que nunca dice saber lo que alguien siente.',
  heading: 'Habla con tu amor',
  lede: 'Dos cartas y una conversación. Pregunta a Celestia por ustedes dos, o deja que la otra carta hable por sí misma.',
  landing: {
    title: '¿Qué diría la carta de tu amor? Pregúntale',
    description:
      'Da una fecha de nacimiento, haz una pregunta y escucha lo que diría la carta de quien amas. Es un juego, y lo dice.',
    heading: '¿Qué diría su carta?',
    lede: '¿Hay alguien en tus pensamientos? Con su fecha de nacimiento alcanza para preguntar lo que cuesta decir en persona.',
  },
  play: 'Esto es un juego entre tú, una IA y dos cartas. Aquí nadie sabe qué siente, qué piensa ni qué va a hacer la otra persona.',
  sample: {
    label: 'Ejemplo, dos personas inventadas',
    heading: 'Así suena',
    first: 'Ada',
    second: 'Leo',
    born: 'nacimiento: {{date}}',
    question: '¿Qué necesitas cuando amas a alguien?',
    asked: 'Ada pregunta',
    speaks: 'La carta de Leo, como juego',
  },
  own: {
    heading: 'Primero, tu nacimiento',
    text: 'Para hablar de ustedes dos hacen falta las dos cartas, y que cada quien haya cumplido 18 años. En tu perfil aún no están tus datos de nacimiento.',
  },
  form: {
    heading: 'Ahora tú',
    name: '¿Con qué nombre le hablas?',
    who: '¿Quién habla?',
    couple: 'Celestia, sobre la pareja',
    lover: 'Su carta, en primera persona',
    message: 'Tu primer mensaje',
    adults: 'Solo para mayores de edad: hacen falta 18 años de las dos partes.',
    theirs: 'Su nacimiento se guarda con la conversación y se borra con ella.',
    agree: 'Estoy de acuerdo con lo que se guarda y se envía',
    submit: 'Empezar la conversación',
    signIn: 'Con el primer mensaje inicias sesión, para que la conversación sea solo tuya.',
    missing: {
      name: 'Escribe su nombre, o como le digas.',
      text: 'Escribe un primer mensaje.',
      agree: 'Hace falta tu acuerdo para empezar.',
    },
  },
};
