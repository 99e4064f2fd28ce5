import type { WeekTurnTexts } from '../../horoscope-text-types.ts';

/** O dia em que Mercúrio passa a andar para trás, ou para a frente, numa casa solar. */
export const weekTurns: WeekTurnTexts = {
  retrograde: {
    1: 'As ideias que você faz de si dão meia-volta e vão buscar uma resposta que ficou esquecida lá atrás.',
    2: 'Números e preços pedem uma segunda leitura, de preferência com o comprovante na mão e café tomado.',
    3: 'Conversas recomeçam do meio, e um recado extraviado ainda pode achar o destinatário certo.',
    4: 'O pensamento volta pelo corredor e entra num quarto da memória que estava com a luz acesa.',
    5: 'Um gracejo, um romance ou um rascunho volta para revisão, e o autor ri do que cortou.',
    6: 'A rotina abre o próprio manual na primeira página e descobre três ou quatro instruções puladas.',
    7: 'Entre duas pessoas, a conversa anterior pede repetição em velocidade menor e com legenda.',
    8: 'Segredos e saldos voltam ao exame, e uma pergunta antiga encontra a coragem que faltou.',
    9: 'Planos de longe entram na fila da revisão, com tempo de sobra para corrigir o mapa.',
    10: 'O discurso profissional volta ao estado de minuta e ganha notas à margem, em tinta verde.',
    11: 'No grupo, decisões velhas podem ser reabertas, e alguém talvez agradeça por enfim poder discordar com calma.',
    12: 'A mente caminha de costas por uma sala quieta e reencontra o que evitava pensar.',
  },
  direct: {
    1: 'A fala destrava, e o que você concluiu sobre si já pode ser dito sem rodeio.',
    2: 'As contas revistas ganham assinatura, e uma compra ou cobrança parada toma finalmente um rumo.',
    3: 'A correspondência anda, o trânsito de ideias flui e a resposta esperada pode sair do forno.',
    4: 'O assunto doméstico que girava em falso tende a engatar, e em casa se volta a falar no mesmo tempo verbal.',
    5: 'Volta a graça às palavras, e o projeto ou o flerte adiado encontra a continuação.',
    6: 'Os procedimentos se acertam, os papéis seguem e o método corrigido mostra a que veio.',
    7: 'A negociação sai do parêntese, e ambos os lados já sabem o que querem perguntar.',
    8: 'O não dito encontra frase, e um acerto delicado pode enfim ser passado a limpo.',
    9: 'Abre o sinal para estudos e roteiros, com o argumento mais firme e a mala mais leve.',
    10: 'As decisões de trabalho saem da pilha, e a sua explicação chega a quem decide.',
    11: 'Os planos comuns voltam a circular, corrigidos, e a turma tende a responder mais depressa.',
    12: 'O que se pensou em silêncio encontra a saída e chega à voz com calma nova.',
  },
};
