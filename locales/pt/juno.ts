import type { JunoWords } from '../en/juno.ts';

export const juno: JunoWords = {
  title: 'Cálculo de Juno: signo, casa e parceria',
  description:
    'Onde está Juno no seu mapa? Descubra o signo, a casa e os aspectos, calculados com dados do JPL da NASA, e leia o que ela diz sobre vínculos duradouros.',
  heading: 'Juno',
  lede: 'O asteroide Juno fala dos vínculos que duram: o que você leva para uma parceria, o que precisa receber dela e o que sente como injusto.',
  result: {
    wheel:
      'Seu mapa. Nos textos, o nome de Juno e o dos pontos com que ela forma aspecto levam ao lugar deles na mandala.',
    heading: 'Sua Juno',
    aspects: 'Aspectos de Juno',
    aspectsNone: 'Juno não forma nenhum aspecto neste mapa.',
    houseUnknown: 'A casa depende da hora de nascimento.',
    more: 'Ver o mapa astral completo',
  },
  year: {
    heading: 'Juno ao longo de {{year}}',
    intro: 'Onde Juno está no começo de cada mês e em que sentido se move.',
    month: 'Mês',
    position: 'Posição',
    turnsRetrograde: 'Fica retrógrada: {{date}}',
    turnsDirect: 'Volta ao movimento direto: {{date}}',
  },
  guide: {
    heading: 'O que Juno representa',
    book: 'A sua Juno em um livro',
    bond: {
      title: 'O vínculo que dura',
      text: 'Vênus mostra o que encanta você; Juno, aquilo com que dá para viver por anos: como você cumpre uma promessa e o que faz uma parceria parecer justa.',
    },
    place: {
      title: 'Signo e casa',
      text: 'O signo conta de que maneira você se compromete; a casa, em que parte da vida isso pesa mais. A casa depende da hora de nascimento; o signo, quase nunca.',
    },
    source: {
      title: 'Como calculamos',
      text: 'Júpiter perturba a órbita de Juno. Fazemos a integração a partir de posições publicadas pelo JPL da NASA; o resultado fica a menos de um segundo de arco da referência.',
    },
  },
  form: { submit: 'Descobrir minha Juno', submitting: 'Calculando sua Juno…' },
};
