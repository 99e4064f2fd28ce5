import type { OwnskyWords } from '../en/ownsky.ts';

export const ownsky: OwnskyWords = {
  name: 'Celestia: seu céu',
  transits: {
    conjunction: '{{mover}} conjunção {{point}} (mapa natal)',
    sextile: '{{mover}} sextil {{point}} (mapa natal)',
    square: '{{mover}} quadratura {{point}} (mapa natal)',
    trine: '{{mover}} trígono {{point}} (mapa natal)',
    opposition: '{{mover}} oposição {{point}} (mapa natal)',
  },
  transitNote: 'O aspecto é exato neste minuto; o assunto se sente por dias ou semanas, antes e depois.',
  eclipses: {
    solar: {
      conjunction: 'Eclipse do Sol perto deste ponto natal: {{point}}',
      opposition: 'Eclipse do Sol do lado oposto a este ponto natal: {{point}}',
    },
    lunar: {
      conjunction: 'Eclipse da Lua perto deste ponto natal: {{point}}',
      opposition: 'Eclipse da Lua do lado oposto a este ponto natal: {{point}}',
    },
  },
  eclipseNote: 'Cai a menos de três graus desse ponto do seu mapa, ou do que fica em frente.',
  solarReturn: {
    title: 'Revolução solar',
    description: 'O Sol volta ao lugar em que estava quando você nasceu: começa o seu ano.',
  },
  lunarReturn: {
    title: 'Retorno lunar',
    description: 'A Lua volta ao lugar em que estava quando você nasceu: começa o seu mês.',
  },
  part: {
    heading: 'Seu céu na sua agenda',
    intro:
      'Assine os trânsitos exatos de Júpiter a Plutão, a sua revolução solar, os retornos lunares e os eclipses que chegam perto do seu mapa, pelos próximos treze meses. O link não leva dados de nascimento, mas quem o tiver pode ver essas datas.',
    untimed: 'Sem a hora de nascimento, ficam de fora a Lua, os ângulos e os retornos.',
    birth: 'Primeiro escreva seus dados de nascimento, acima.',
    make: 'Criar o link',
    link: 'Seu link',
    copy: 'Cole-o no aplicativo de agenda como assinatura.',
    open: 'Abrir na agenda',
    renew: 'Criar um link novo',
    renewNote: 'O link antigo deixa de funcionar na hora.',
    remove: 'Retirar o link',
  },
};
