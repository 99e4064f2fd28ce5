import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  titles: {
    day: 'Horóscopo diário de {{sign}}, {{when}}',
    week: 'Horóscopo semanal de {{sign}}, {{when}}',
    month: 'Horóscopo mensal de {{sign}}, {{when}}',
    year: 'Horóscopo anual de {{sign}}, {{when}}',
  },
  description:
    'O horóscopo de {{sign}} a partir de trânsitos reais: por onde a Lua e os planetas passam para o seu signo hoje, nesta semana, neste mês e neste ano.',
  heading: 'Horóscopo de {{sign}}',
  period: 'Período',
  periods: { day: 'Hoje', week: 'Semana', month: 'Mês', year: 'Ano' },
  yesterday: 'Ontem',
  tomorrow: 'Amanhã',
  sections: {
    love: 'Amor',
    work: 'Trabalho e dinheiro',
    energy: 'Energia',
    keep: 'Uma frase para guardar',
    planets: 'Os planetas lentos',
    eclipses: 'Eclipses',
    quarters: 'O ano em quatro partes',
  },
  basis: 'No que ele se baseia',
  until: 'até {{when}}',
  since: 'a partir de {{when}}',
  dates: 'Datas para anotar',
  note: 'Seu signo conta como a casa 1, o seguinte como a casa 2, e assim por diante (casas solares). Estes fatos do céu são os mesmos para todas as pessoas deste signo nesta data.',
  quiet: 'Nada se mexe nesta parte do céu. É um bom momento para seguir com o que você começou.',
  others: 'Outros signos',
  own: 'Mais perto de você',
  natal: 'O seu mapa diz mais: faça o seu',
  rising: 'Leia também o horóscopo do seu Ascendente: descubra qual é',
  acts: {
    link: 'Link para este horóscopo',
    share: 'Compartilhar',
    print: 'Imprimir',
    copied: 'Link copiado.',
    copyByHand: 'Copie do campo.',
  },
  list: {
    title: 'Horóscopos dos doze signos, a partir do céu real',
    description:
      'Horóscopos do dia, da semana, do mês e do ano para os doze signos, escritos a partir dos trânsitos, cada um com os fatos em que se baseia.',
    heading: 'Horóscopos',
    lede: 'O que o céu traz para cada signo hoje, nesta semana, neste mês e neste ano. Escolha o seu.',
    today: 'Hoje, {{day}}',
    yours: 'Seu signo',
  },
};
