import type { SummaryWords } from '../en/summary.ts';

export const summary: SummaryWords = {
  title: 'Resumo astrológico: seu mapa e o céu de hoje',
  description:
    'Seus três pilares, o regente do mapa, o equilíbrio de elementos e os aspectos mais próximos; os trânsitos de hoje com datas e o ano pela frente em uma imagem.',
  heading: 'Resumo astrológico',
  lede: 'Seu mapa em uma página, e o que o céu faz com ele hoje.',
  result: {
    wheel: 'Seu mapa. Os textos citam seus pontos e levam até eles.',
    heading: 'Seu resumo',
    ruler: 'Regente do mapa',
    rulerText: '{{body}} {{inSign}}, {{inHouse}}',
    closest: 'Aspectos mais próximos',
    today: 'Trânsitos de hoje',
    todayIntro: 'Planetas em movimento que agora fazem aspecto com o seu mapa, o mais próximo primeiro.',
    none: 'Hoje nenhum planeta faz um aspecto próximo com o seu mapa.',
    transit: 'Trânsito',
    start: 'De',
    exact: 'Exato',
    end: 'Até',
    orbNow: 'Orbe agora',
    open: 'aberto',
    now: 'Hoje',
    yearNone: 'Nos próximos doze meses não há trânsitos longos.',
    moon: 'A Lua hoje',
    year: 'O ano pela frente',
    yearIntro:
      'Os trânsitos longos de Júpiter a Plutão nos próximos doze meses. A barra é o tempo dentro do orbe; a marca, o dia em que ele é exato.',
    more: 'Ver o mapa natal completo',
    untimed:
      'Sem a hora de nascimento, os trânsitos para a Lua e para os ângulos ficam de fora: esses pontos andam demais num só dia.',
  },
};
