import type { LandingWords } from '../en/landing.ts';

export const landing: LandingWords = {
  form: {
    date: 'Sua data de nascimento',
    submit: 'Mostrar',
    privacy: 'Só serve para esta resposta. Fica na aba até você fechar.',
  },
  ways: {
    chart: 'Meu mapa completo',
    account: 'Guardar numa conta',
    again: 'Outra data',
  },
  tiktok: {
    title: 'Seu signo e seu dia com uma data só',
    description:
      'Digite sua data de nascimento e veja seu signo solar, uma frase para hoje tirada do céu real e uma imagem para compartilhar. Sem conta.',
    heading: 'Seu signo, seu dia',
    lede: 'Uma data, uma resposta honesta.',
    sun: 'Seu Sol está em {{sign}}',
    today: 'Hoje',
    cusp: 'O Sol mudou de signo naquele dia. A hora em que você nasceu decide qual é o seu: o mapa completo mostra.',
    share: 'Compartilhar a imagem',
    picture: 'Os signos do dia em que você nasceu, em imagem',
    more: 'O dia inteiro',
  },
  universe: {
    title: 'O universo tem um plano para você: três datas',
    description:
      'Três datas dos seus próximos doze meses, calculadas do céu: Lua nova, Lua cheia e Vênus no seu signo. Um campo só, sem conta.',
    heading: 'O universo tem um plano para você',
    lede: 'Ele se chama calendário e dá para calcular. Digite sua data de nascimento e veja três dias dos seus próximos doze meses.',
    honest:
      'Não vamos dizer o que vai acontecer. Dizemos o que o céu faz em três dias reais, e o que você pode fazer com eles.',
    told: '{{sign}}: seus próximos doze meses',
    opening: 'Três dias em que o céu passa pelo seu signo. Anote na agenda e veja o que faz com eles.',
    cusp: 'No dia em que você nasceu, o Sol mudou de signo. Esta é a história de {{sign}}; a hora pode dizer outra coisa.',
    closing: 'O plano está no céu. O que sai dele está nas suas mãos, como sempre.',
    year: 'O ano inteiro no céu',
    kinds: {
      newMoon: {
        heading: 'Lua nova em {{sign}}',
        text: 'Uma vez por ano a Lua recomeça no seu signo. Boa noite para escrever uma coisa só que você quer começar, pequena o bastante para caber naquela semana.',
      },
      fullMoon: {
        heading: 'Lua cheia em {{sign}}',
        text: 'A Lua fica cheia no seu signo. O que você carrega há meses costuma aparecer em dias assim. Olhe com luz boa antes de decidir.',
      },
      venus: {
        heading: 'Vênus entra em {{sign}}',
        text: 'Por umas semanas o planeta do gosto e do afeto é seu hóspede. Chame alguém para um café. Ou corte o cabelo que você vive adiando.',
      },
      sun: {
        heading: 'O Sol entra em {{sign}}',
        text: 'Começa o seu mês. Os aniversários se juntam aqui, o seu também, e com o bolo vem a pergunta: para que serviu o ano que passou?',
      },
      mercury: {
        heading: 'Mercúrio entra em {{sign}}',
        text: 'Por um tempo as palavras saem mais fácil. Aquele telefonema adiado talvez leve cinco minutos.',
      },
    },
  },
  app: {
    title: 'Celestia no seu celular',
    description:
      'Baixe o aplicativo da Celestia na loja do seu celular, ou continue aqui, no navegador, sem instalar nada.',
    heading: 'Celestia no seu celular',
    lede: 'Abra este link no celular ou escolha sua loja.',
    ios: 'App Store (iPhone)',
    android: 'Google Play (Android)',
    web: 'Continuar no navegador',
  },
};
