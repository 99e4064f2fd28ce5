import type { SummaryWords } from '../en/summary.ts';

export const summary: SummaryWords = {
  title: 'Resumo astrológico: seu mapa e o céu de hoje',
  description:
    'Seus três pilares, o regente do mapa, os elementos e os aspectos mais exatos; os trânsitos de hoje com suas datas e o ano pela frente em uma imagem.',
  heading: 'Resumo astrológico',
  lede: 'Seu mapa em uma página, e o que o céu faz com ele hoje.',
  result: {
    wheel: 'Seu mapa. Nos textos, o nome de cada ponto leva ao lugar dele na mandala.',
    heading: 'Seu resumo',
    ruler: 'Regente do mapa',
    traditional: 'Regente tradicional',
    rulerText: '{{body}} {{inSign}}, {{inHouse}}',
    closest: 'Aspectos mais exatos',
    today: 'Trânsitos de hoje',
    todayIntro: 'Os planetas que agora fazem aspecto com o seu mapa; os aspectos mais exatos vêm primeiro.',
    none: 'Hoje nenhum planeta faz aspecto com o seu mapa.',
    transit: 'Trânsito',
    start: 'De',
    exact: 'Exato',
    end: 'Até',
    orbNow: 'Orbe agora',
    open: 'não calculado',
    now: 'Hoje',
    yearNone: 'Nos próximos doze meses não há trânsitos longos.',
    moon: 'A Lua hoje',
    year: 'O ano pela frente',
    yearIntro:
      'Os trânsitos longos de Júpiter a Plutão nos próximos doze meses. A barra mostra o tempo dentro do orbe; a marca, o dia exato.',
    more: 'Ver o mapa astral completo',
    untimed:
      'Sem a hora de nascimento, os trânsitos sobre a Lua e os ângulos ficam de fora: esses pontos andam demais num só dia.',
  },
  guide: {
    heading: 'O que o resumo traz',
    chart: {
      title: 'Seu mapa, em poucas linhas',
      text: 'O Sol, a Lua e o Ascendente, o regente do mapa, o peso de cada elemento e seus aspectos mais exatos, cinco no máximo. O resto está no mapa astral.',
    },
    today: {
      title: 'Os trânsitos de hoje',
      text: 'Um trânsito é um planeta do céu de agora que faz aspecto com um ponto do seu mapa. Você vê quando ele entra no orbe, em que dia o aspecto é exato e quando ele sai.',
    },
    year: {
      title: 'O ano pela frente',
      text: 'De Júpiter a Plutão, os planetas andam devagar: o que eles tocam dura semanas ou meses. Uma imagem mostra quando, ao longo de doze meses.',
    },
  },
  form: { submit: 'Ver meu resumo', submitting: 'Preparando seu resumo…' },
};
