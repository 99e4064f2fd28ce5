import type { YearRetrogradeTexts } from '../../horoscope-text-types.ts';

/** O tempo em que Júpiter ou Saturno anda para trás numa casa solar. */
export const yearRetrogrades: YearRetrogradeTexts = {
  jupiter: {
    1: 'Antes de crescer mais um palmo, convém voltar para conferir a base. Uma confiança anterior, menos vistosa e mais sua, pede o lugar que era dela.',
    2: 'O que entrou depressa passa por contagem. Relendo ganhos e desejos, você separa a abundância que alimenta daquela que só ocupa prateleira.',
    3: 'Ideias espalhadas aos quatro ventos voltam com resposta, crítica e sugestão. Refazer o texto, retomar o curso e rever a promessa rende mais que anunciar outro.',
    4: 'A expansão da casa faz uma pausa para ouvir os moradores. Alguma memória de família corrige a planta, e o espaço que faltava aparece por dentro.',
    5: 'Uma alegria já vivida pede segunda leitura, sem barulho de estreia. Nela se vê o que era talento, o que era plateia e o que continua querendo brincar.',
    6: 'A rotina que inchou passa por dieta. Voltam à revisão tarefas aceitas por otimismo, e algumas devolvem as chaves sem ressentimento nenhum.',
    7: 'Promessas trocadas no calor do encontro são relidas a dois. O que a outra pessoa entendeu por “sempre” talvez precise de uma definição mais modesta.',
    8: 'Crédito, confiança e confidências distribuídos com mão larga retornam para acerto. Há o que recolher com delicadeza e o que renovar por vontade própria.',
    9: 'As convicções fazem o caminho de volta e conversam com quem eram na saída. Um estudo abandonado ou uma viagem adiada mostra por que ainda importa.',
    10: 'A subida admite um patamar. Dali se reexaminam metas, elogios e convites, e a ambição recorda qual deles tinha a ver com você.',
    11: 'Amizades e causas multiplicadas pedem nova chamada. Rever quem responde presente dá ao futuro um elenco menor e uma esperança mais treinada.',
    12: 'Aquilo em que você crê em segredo passa por um reexame sereno. Antigas saídas de emergência são fechadas, e a porta principal parece menos pesada.',
  },
  saturn: {
    1: 'O rigor com que você se trata vai a novo julgamento. Certas regras antigas perdem a causa, e as que ficam são reescritas em linguagem mais humana.',
    2: 'Volta à mesa a pergunta sobre o necessário. Um corte feito às pressas pode ser revisto, e uma despesa teimosa finalmente encontra a explicação que faltava.',
    3: 'Voltam a se abrir cadernos e conversas dadas por concluídas. Palavras ditas com dureza recebem errata, e um aprendizado interrompido mostra que estava quase no fim.',
    4: 'Deveres de família são redistribuídos, depois de uma olhada honesta em quem fazia o quê. A viga que parecia torta talvez só precise de um calço.',
    5: 'O prazer adiado cobra a sua parte do acordo. Afrouxa a disciplina da criação e do amor, e alguma severidade é dispensada com agradecimento.',
    6: 'Métodos em vigor voltam ao teste de uso. O que era excesso de zelo se revela, e o corpo participa da reescrita das regras.',
    7: 'Um compromisso pede releitura das cláusulas, agora sem ninguém na defensiva. Os limites traçados numa fase difícil podem ser movidos, com consentimento dos dois lados.',
    8: 'Acertos de confiança retornam ao exame, linha por linha. Um medo já medido aparece menor, e a dívida que resta tem tamanho de parcela.',
    9: 'Princípios severos revisitam a estrada de onde vieram. Alguns ganham exceções, e um estudo pesado recupera a pergunta simples que lhe deu início.',
    10: 'A obra é vistoriada por quem a fez. Sem o barulho do público, fica visível qual andar precisa de reforço e qual cargo já pode ser passado adiante.',
    11: 'Entra em pauta o estatuto do grupo e o dos próprios sonhos. Cobranças feitas no cansaço são suavizadas, e um aliado que se afastou talvez reconsidere.',
    12: 'O silêncio passa a limpo o que foi arrumado. Uma culpa que voltou para buscar o casaco acaba indo embora de vez, sem alarde.',
  },
};
