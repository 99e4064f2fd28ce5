import type { WeekRetrogradeTexts } from '../../horoscope-text-types.ts';

/** O regente que anda para trás: uma frase depois da abertura. */
export const weekRetrogrades: WeekRetrogradeTexts = [
  'O seu regente anda para trás, então a primeira tentativa serve de ensaio e a segunda, de estreia.',
  'Alguma versão anterior desse assunto volta a bater palmas no portão, e vale a pena atender.',
  'Conte com repetições, pois o que parecia resolvido pede mais uma passada de mão, sem pressa.',
  'Por ora, rever traz mais resultado do que inaugurar, e a urgência pode descansar no banco.',
  'Você já esteve neste ponto do caminho; desta vez dá para notar a placa.',
  'Um pedaço da história ficou mal contado e quer ser ouvido de novo, do começo.',
  'Com o seu regente em marcha lenta e contrária, as respostas chegam pelo retrovisor.',
  'O rascunho antigo tem razão em dois parágrafos, e convém relê-lo antes de escrever outro.',
  'Quase tudo isso acontece pela segunda vez, com menos susto e melhores perguntas.',
  'Desfazer alguns pontos faz parte da costura, e o tecido aguenta bem a correção.',
  'Velhas intenções retornam para conferência, e algumas delas merecem uma assinatura nova ao pé da página.',
  'O passo atrás que se sente por dentro tem serventia, porque dali se enxerga o quadro completo.',
];
