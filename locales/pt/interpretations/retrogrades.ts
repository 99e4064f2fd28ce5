import type { RetrogradeTexts } from '../../interpretation-types.ts';

/** The retrograde period of each planet: what it asks for. */
export const retrogrades: RetrogradeTexts = {
  mercury:
    'Três vezes por ano, às vezes quatro, Mercúrio parece andar para trás durante umas três semanas. É tempo de reler, refazer, retomar a conversa que ficou no ar. Mal-entendidos aqui e ali são possíveis, e quase todos se resolvem com uma pergunta a mais. Contratos podem ser assinados; leia com calma a última página. Um horário confirmado na véspera e uma cópia dos arquivos desfazem a maior parte do folclore.',
  venus:
    'Por cerca de seis semanas, a cada dezenove meses, Vênus retrógrada põe o gosto em revisão. Um amor do passado pode surgir na lembrança ou na tela, e a pergunta útil é o que ele ainda ensina. Valores, compras e combinados afetivos também merecem uma segunda olhada. A tentação é trocar de visual e de relação na mesma tarde. Guarde a nota fiscal, adie o corte radical e faça uma lista do que você aprecia hoje.',
  mars: 'A cada dois anos e pouco, Marte recua por uns dois meses e meio, e a vontade faz uma curva. Projetos emperram o suficiente para que se reveja o motivo. A raiva, sem saída, cochicha por dentro. O período serve para afiar a ferramenta, refazer o treino e encerrar brigas velhas em vez de abrir novas. Se avançar custar mais do que o normal, reduza a marcha. Meia hora bem usada rende mais do que um dia de empurrões.',
  jupiter:
    'Quase todo ano, por uns quatro meses, Júpiter volta sobre os próprios passos, e o crescimento passa a ser por dentro. O convite é conferir se o sonho ainda é seu ou se virou enfeite de parede. As promessas feitas em dias largos cabem na agenda? Talvez menos convites, mais bem escolhidos, alimentem melhor. Onde houve exagero, dá para aparar sem drama. Regente dos estudos longos, ele rende bem num tema que você só percorreu por cima.',
  saturn:
    'Com Saturno retrógrado, cerca de quatro meses e meio por ano, a estrutura passa por vistoria. Qual dever é realmente seu? Que regra você segue por medo de um fiscal que se aposentou faz tempo? São meses bons para renegociar prazos e reforçar a viga antes de subir outro andar. A culpa pode falar grosso. Responda com um calendário honesto: uma obrigação a menos, um limite dito com clareza, um fim de tarde livre.',
  uranus:
    'Durante cinco meses de cada ano, Urano inverte a marcha sem espetáculo. A mudança que você queria gritar pede, por ora, um ensaio em casa: livrar-se de quê, e para quê? Ideias deixadas no rascunho voltam com mais juízo. Quem coleciona rupturas talvez repare que algumas só trocaram de endereço. Uma liberdade pequena e constante, como voltar do trabalho por outro caminho, pode soltar mais do que o gesto barulhento.',
  neptune:
    'Netuno passa mais de cinco meses do ano em recuo, e a névoa se levanta um pouco. Dá para enxergar, com ternura, onde a imaginação embelezou demais uma pessoa ou um ideal. O desencanto pode ser um alívio: o que sobra costuma ter chão. Cuide para não trocar o sonho pelo cinismo, que é só outra neblina. Nomes e datas firmam o que era vago, e cinco minutos olhando a chuva devolvem a fantasia em tamanho possível.',
  pluto:
    'Lento por natureza, Plutão retrograda quase metade do ano, e o trabalho dele desce para o porão. Poder é o assunto: onde você o entrega, onde segura com força demais, que medo antigo ainda escolhe no seu lugar. Nada disso pede pressa. Remexa um pouco e descanse bastante. Uma conversa franca com alguém de confiança, ou uma página escrita à mão, pode bastar para que um nó velho afrouxe. O espaço que se abre já serve para alguma coisa nova.',
};
