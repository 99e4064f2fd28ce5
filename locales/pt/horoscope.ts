import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  title: 'Horóscopo de {{sign}}: hoje, semana, mês e ano',
  description:
    'O horóscopo de {{sign}} a partir de trânsitos reais: por onde a Lua e os planetas passam para o seu signo hoje, nesta semana, neste mês e neste ano.',
  heading: 'Horóscopo de {{sign}}',
  period: 'Período',
  periods: { day: 'Hoje', week: 'Semana', month: 'Mês', year: 'Ano' },
  previous: 'Anterior',
  next: 'Próximo',
  restsOn: 'Com base em: {{fact}}',
  until: 'até {{when}}',
  since: 'desde {{when}}',
  dates: 'Outras datas do período',
  note: 'Seu signo conta como a casa 1, o seguinte como a casa 2, e assim por diante (casas solares). Cada trecho diz em que fato do céu se baseia; é o mesmo para todas as pessoas deste signo nesta data.',
  quiet: 'Nada se mexe nesta parte do céu. É um bom momento para seguir com o que você começou.',
  others: 'Outros signos',
  natal: 'O seu mapa diz mais: faça o seu',
  list: {
    title: 'Horóscopos dos doze signos, a partir do céu real',
    description:
      'Horóscopos do dia, da semana, do mês e do ano para os doze signos, escritos a partir dos trânsitos, cada um com os fatos em que se baseia.',
    heading: 'Horóscopos',
    lede: 'O que o céu traz para cada signo hoje, nesta semana, neste mês e neste ano. Escolha o seu.',
    dates: 'Sol no signo: {{range}}',
    yours: 'Seu signo',
  },
};
