import type { HoursWords } from '../en/hours.ts';

export const hours: HoursWords = {
  window: {
    heading: 'Hora de nascimento: entre {{from}} e {{to}}',
    intro:
      'O céu continuou girando nesse tempo. Isto vale do começo ao fim; onde aparecem duas respostas, quem decide é o minuto.',
    rising: 'Signo ascendente',
    risingSure: '{{sign}} ascendia do começo ao fim, portanto seu signo ascendente é certo.',
    angles: 'Ascendente e Meio do Céu',
    caption: 'Signos e casas entre {{from}} e {{to}}',
    aspects: 'Só aparecem os aspectos que valem o tempo todo.',
    anglesSure: 'Aspectos com os ângulos que valem o tempo todo',
    passing: 'Aspectos que valem só parte do tempo ({{count}})',
    passingNote:
      'Eles se formam ou se desfazem nesse intervalo, por isso ficam fora da leitura. Ao lado de cada um está a menor diferença a que chegou.',
  },
  likeness: {
    heading: 'Qual Ascendente se parece com você?',
    day: 'Num dia os signos ascendem um depois do outro, cada um na sua hora. Leia os retratos e, se algum se parece com você, veja como o mapa seria então.',
    window:
      'Estes signos ascenderam entre {{from}} e {{to}}. Leia os retratos e, se algum se parece com você, veja como o mapa seria então.',
    game: 'É um jogo de semelhança e não prova nada. A hora, só um registro ou alguém que estava lá pode dizer.',
    dayStrip: 'Ascendentes ao longo do dia',
    strip: 'Ascendentes entre {{from}} e {{to}}',
    cards: 'Retratos dos Ascendentes',
    choose: 'Este se parece comigo',
    chooseSign: 'Este se parece comigo: {{sign}}',
    chosen: 'Sua escolha',
    leave: 'Voltar ao mapa sem o palpite',
    guessed: 'palpite',
    wheel: 'Mandala do mapa astral com casas supostas',
    notice:
      'Um palpite: Ascendente em {{sign}}, porque se parece com você. O mapa foi feito para {{time}}, o meio das horas desse signo. O Ascendente, as casas e o grau da Lua vêm do palpite; nada disso é certo.',
  },
};
