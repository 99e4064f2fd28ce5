import type { YearQuarterTexts } from '../../horoscope-text-types.ts';

/** Para onde vai a força num quarto do ano, pela casa solar de Marte. */
export const yearDrives: YearQuarterTexts = {
  1: [
    'A força empurra o que é seu, com pouca paciência para intermediários. Bem usada, abre passagem; mal dosada, abre briga. Repare no maxilar antes de responder.',
    'Há músculo sobrando na vontade própria. Iniciativas a sós avançam depressa, e o cuidado é olhar para os lados nos cruzamentos, de vez em quando.',
    'Sangue quente, passo curto e rápido. O corpo quer ser o primeiro a chegar e precisa de pista adequada, de preferência uma em que ninguém esteja passeando.',
    'O motor está em você, e ninguém mais tem a chave. Decisões guardadas por delicadeza saem de uma vez, com barulho bom de rolha.',
  ],
  2: [
    'O empenho vai para o sustento. Você trabalha duro pelo que quer possuir, e negociações ganham calor; convém separar o que é necessidade do que é pirraça.',
    'Suor e valor andam juntos. Há disposição para levantar peso, cobrar atrasados e defender um preço sem piscar, desde que o orgulho não faça as compras.',
    'As mãos querem matéria. Construir, vender, consertar e guardar consomem a energia com proveito, e cada resultado palpável acalma um pouco mais.',
    'Teimosia produtiva é o combustível. O que for seu será defendido palmo a palmo; poupe a munição nas miudezas, que ela faz falta depois.',
  ],
  3: [
    'A energia mora na língua e nas pernas. Debates, textos e trajetos ganham velocidade, e uma resposta dada sem raiva vence três dadas com ela.',
    'O pensamento vai em ritmo de pingue-pongue. Ótimo para estudar, vender ideias e resolver pendências no bairro; nem tão bom para mensagens escritas depois da meia-noite.',
    'Frases afiadas fazem avançar o que estava parado. Entre parentes e vizinhos, use o lado sem corte e guarde a ponta para abrir envelopes.',
    'Cada recado vira ação antes de esfriar. Essa prontidão rende muito quando há um assunto só; com sete ao mesmo tempo, rende apenas barulho.',
  ],
  4: [
    'O esforço se volta para dentro de casa. Paredes, móveis e velhos silêncios são arrastados, e a poeira que sobe pede janela bem aberta.',
    'Sob o próprio teto circula uma energia de obra. Serve para reformar, proteger, discutir de uma vez o que se adiava, com pausa para o lanche dos operários.',
    'A força trabalha nos fundos da casa, de onde quase não se ouve. Irritações de família servem de combustível se alguém se lembrar de levá-las ao motor certo.',
    'Defender o ninho vira impulso. Antes de eriçar as penas, confira se há mesmo ameaça ou apenas uma visita que não limpou os sapatos.',
  ],
  5: [
    'O ímpeto quer jogo, palco e beijo. Criações podem sair em jorro, conquistas também; a elegância está em perder uma rodada sem virar o tabuleiro.',
    'Um fogo brincalhão toma conta do esforço. Esporte, arte e paixão podem render como poucas vezes, e o excesso se gasta numa boa corrida atrás da bola.',
    'Desejar fica fácil e mostrar o desejo, mais ainda. A energia se atira por inteiro no que diverte, e crianças ou projetos acompanham no galope.',
    'Ou se faz com gosto, ou se deixa de lado. Essa exigência do coração empurra obras adiante e larga pelo caminho algumas obrigações de cara amarrada.',
  ],
  6: [
    'A disposição se põe a serviço. Pilhas diminuem, ferramentas são afiadas, o corpo aceita treino; só falta combinar com ele a hora de parar.',
    'Eficiência quase esportiva move os dias. O supérfluo é cortado, o resto se resolve no ato, e os colegas mais lentos precisam de um sorriso junto com o prazo.',
    'O ardor cabe em tarefas pequenas e as termina. Um problema técnico por vez, atacado com paciência de pescador, evita que o cansaço vire resmungo.',
    'Trabalhar acalma e acelera ao mesmo tempo. Há risco de fazer pelos outros, por pressa, o que eles aprenderiam a fazer com meia hora de explicação.',
  ],
  7: [
    'O impulso vem acompanhado. Parcerias avançam aos empurrões, rivais servem de estímulo, e discutir com regras bem claras vira quase um esporte de salão.',
    'Outra pessoa acende o pavio e segura o balde. Nessa mistura há paixão, disputa e bons negócios, contanto que ninguém colecione derrotas alheias.',
    'A coragem se exerce frente a frente. Dizer o que incomoda, na hora e em tom de conversa, poupa a energia que o ressentimento gastaria escondido.',
    'Os acordos andam a motor. Decidir em nome de dois exige consulta prévia, e a consulta, por incrível que pareça, acelera o passo.',
  ],
  8: [
    'A vontade mergulha e não se contenta com o raso. Investigar, desapegar e negociar partilhas pedem exatamente essa obstinação de quem prende o fôlego.',
    'Há calor por baixo das cinzas. Usado com franqueza, derrete impasses sobre confiança e dinheiro comum; escondido, chamusca a beira das conversas mais banais.',
    'A energia trabalha em silêncio e chega fundo. Ela sabe esperar a presa, e convém perguntar de tempos em tempos se ainda há fome.',
    'Um empenho sem alarde desmonta o que perdeu a validade. Paixões fortes cabem nessa obra, desde que as duas partes saibam bem onde ficam as saídas.',
  ],
  9: [
    'O esforço aponta para o alto e para fora. Estudos, causas e estradas recebem impulso, e o discurso só precisa deixar vírgulas para os demais.',
    'A valentia procura céu aberto. Defender ideias dá prazer físico, e atravessar fronteiras, mesmo as do bairro, descarrega o que em casa viraria impaciência.',
    'A força é missionária e anda com pressa de convencer. Ela melhora quando aprende primeiro o caminho, depois o hino e por último o sermão.',
    'Aventura é o nome do combustível. Planos ousados podem sair do papel em dias, e algum deles talvez peça a humildade de voltar para buscar as chaves.',
  ],
  10: [
    'A garra sobe a rampa do trabalho. Competir, liderar e decidir custam pouco; vale olhar, lá de cima, se alguém ainda vem carregando a sua pasta.',
    'Metas se transformam em músculo. Há fôlego para um salto de carreira e para um atrito com a autoridade, que se resolve melhor com dados do que com portas batidas.',
    'O impulso quer resultado que se possa mostrar. O trabalho tende a avançar sobre o sono, e a disciplina verdadeira consiste em não abrir mensagem nenhuma depois do jantar.',
    'Comandar passa a coçar nas mãos. Assuma uma frente por vez e diga com clareza o que espera; gente bem orientada corre mais do que gente empurrada.',
  ],
  11: [
    'A energia contagia o grupo e volta multiplicada. Campanhas, times e vaquinhas pedem uma pessoa que dê o primeiro passo e saiba passar a bola no segundo.',
    'A briga é pelo futuro, e com boa companhia. O ardor das ideias pode separar amigos por uma tarde; o lanche seguinte, se houver gentileza, reúne todos.',
    'Independência em bando é o paradoxo que move o esforço. Você puxa a turma para onde ninguém foi e aprende a conferir se ela quer ir.',
    'O que era esperança calça chuteira. Aliados se definem no treino, e a tática mais eficaz consiste em ouvir com atenção o banco de reservas.',
  ],
  12: [
    'A força age nos bastidores e prefere não ser nomeada. Serve para encerrar, pesquisar, ajudar em segredo; o que ela pede em troca é sono.',
    'O motor gira em baixa rotação, por dentro. Vontades contidas ganham direção se forem escritas, nadadas ou rezadas, conforme o gosto e os costumes da casa.',
    'A luta é com moinhos particulares, e a melhor arma é um bom descanso. Um gesto anônimo resolve mais do que a queixa repetida no escuro.',
    'Há movimento, só que atrás do muro. Terminar o que se arrasta e recusar batalhas alheias devolvem aos poucos um vigor que parecia ter vazado.',
  ],
};
