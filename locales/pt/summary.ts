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
};
