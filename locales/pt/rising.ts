import type { RisingWords } from '../en/rising.ts';

export const rising: RisingWords = {
  title: 'Calculadora de Ascendente: descubra o seu signo',
  description:
    'Que signo subia no leste quando você nasceu? Informe data, hora e lugar e veja o seu Ascendente com precisão de minuto de arco e o que ele diz sobre você.',
  heading: 'Signo ascendente',
  lede: 'O signo que despontava no horizonte leste quando você respirou pela primeira vez. Ele muda mais ou menos a cada duas horas: por isso a hora importa.',
  result: {
    wheel: 'Seu mapa, com o signo ascendente na borda esquerda. Os textos ao lado dizem de que ponto falam.',
    heading: 'Seu signo ascendente',
    place: 'Posição do Ascendente: {{place}}.',
    ruler: 'Regente do mapa: {{body}}',
    traditional: 'Regente tradicional: {{body}}',
    unknown: 'Seu Ascendente depende da hora.',
    more: 'Ver o mapa astral completo',
  },
  guide: {
    heading: 'O que o Ascendente conta',
    face: {
      title: 'O jeito de chegar',
      text: 'O Ascendente descreve como você entra por uma porta: seu jeito com desconhecidos, sua maneira de começar as coisas, a primeira impressão que fica.',
    },
    houses: {
      title: 'Onde as casas começam',
      text: 'Ele também é o início da casa 1. As outras são contadas a partir dali; por isso duas pessoas nascidas no mesmo dia podem ter mapas bem diferentes.',
    },
    hour: {
      title: 'A hora precisa ser exata?',
      text: 'Um signo leva cerca de duas horas para subir; longe do equador, alguns sobem bem mais depressa do que outros. Se o Ascendente está no limite entre dois signos, poucos minutos decidem.',
    },
  },
  form: { submit: 'Descobrir meu Ascendente', submitting: 'Calculando seu Ascendente…' },
};
