import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** The new and the full Moon in each solar house: what begins and what comes to light. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: 'Noite sem luar, folha em branco: a Lua nova na sua primeira casa propõe um começo que tem a sua cara. Escolha uma atitude pequena para experimentar nas próximas semanas, como falar primeiro ou andar mais devagar, e observe o que muda em volta.',
    2: 'Um vaso, um punhado de terra, paciência. Com a Lua nova na segunda casa, vale rever o preço do seu trabalho, cuidar de uma ferramenta, começar a guardar um pouco. Repita o gesto nas semanas seguintes; constância também é patrimônio.',
    3: 'Duas linhas bastam para retomar uma conversa. A Lua nova na terceira casa favorece o primeiro dia de um curso, a visita a quem mora ao lado, um caderno inaugurado. Escreva à mão o que gostaria de aprender até o próximo ciclo.',
    4: 'Sob o telhado, alguma coisa quer recomeçar. A Lua nova na quarta casa é boa para mudar um móvel de lugar, propor um ritual de família, fazer as pazes com um cômodo. Acenda uma luz baixa e escute do que o lar precisa.',
    5: 'Tinta fresca na ponta do pincel: eis a Lua nova na quinta casa. Um namoro, uma canção ou uma tarde de pipa podem nascer de um convite despretensioso. Comece sem medir talento e guarde o primeiro rascunho para rir dele com carinho.',
    6: 'Segundas chances cabem dentro de um horário. Na sexta casa, a Lua nova convida a trocar um hábito gasto por outro mais gentil com suas forças. Deixe tudo à mão na véspera, torne o começo ridiculamente fácil e perdoe o dia falho.',
    7: 'Apertar uma mão pela primeira vez, ou como se fosse a primeira. A Lua nova na sétima casa abre espaço para parcerias e para renovar as que já existem. Diga o que oferece, pergunte o que a outra parte espera e combine um teste breve.',
    8: 'Raspar o fundo da gaveta pode ser um início. Com a Lua nova na oitava casa, um acerto nas contas comuns ou uma confidência encontra bom ponto de partida. Decida o que já pode sair e faça disso um gesto simples, sem cerimônia demais.',
    9: 'Longe começa no portão. A Lua nova na nona casa inaugura um assunto que amplia a vida: matrícula, roteiro, leitura exigente, prática espiritual. Dê um passo verificável, nem que seja pedir informação, e deixe que a pergunta trabalhe em você.',
    10: 'Placa nova na porta, ainda sem letras. A Lua nova na décima casa favorece intenções de carreira: candidatar-se, propor, assumir um tema. Escreva em uma frase como gostaria de contribuir e dê um telefonema nessa direção antes que a coragem esfrie.',
    11: 'Algum conhecido de vista pode virar parceria de sonhos. A Lua nova na casa dos amigos e planos pede um gesto de abertura: entrar no coral, criar o grupo de leitura, apresentar-se. Formule um desejo que sirva a mais gente além de você.',
    12: 'Começos invisíveis também contam. A Lua nova na décima segunda casa semeia no escuro: um hábito de silêncio, uma despedida interior, uma ajuda sem assinatura. Durma cedo, fale pouco do que está brotando e deixe no papel o que ainda é bruma.',
  },
  fullMoon: {
    1: 'Luz inteira sobre você: a Lua cheia na primeira casa mostra a quantas anda a sua vontade. Talvez as emoções transbordem num gesto ou num corte de cabelo. Celebre o que mudou no seu jeito e peça uma opinião sincera a quem convive de perto.',
    2: 'O que você construiu com as mãos fica à mostra. A Lua cheia na segunda casa traz o resultado, a conta, às vezes um susto com a fatura, e esclarece prioridades. Agradeça o bastante, venda o excesso e divida um bom jantar.',
    3: 'Segredo de bairro dura pouco sob a Lua cheia na terceira casa. Notícias chegam, conversas pendentes pedem desfecho, a cabeça custa a desligar. Diga a verdade em frases curtas e, antes de dormir, deixe o celular carregando em outro cômodo.',
    4: 'Na sala iluminada até tarde, a família real e a imaginada se encontram. A Lua cheia na quarta casa traz à tona aquilo de que o lar precisa. Fale com carinho do que incomoda e termine a arrumação que ficou pelo meio.',
    5: 'Aplausos, olhos marejados, declaração no meio da dança: a Lua cheia na quinta casa gosta de brilho. Um afeto ou uma obra pode chegar a um ponto maduro. Mostre o que sente com graça, sem cobrar da outra pessoa um final de novela.',
    6: 'A pilha chegou ao teto ou finalmente baixou? Sob a Lua cheia na sexta casa, a rotina revela o que funciona. Encerre uma tarefa arrastada, comemore com os colegas e devolva ao corpo as horas que o serviço tomou emprestadas.',
    7: 'Tudo o que uma dupla cala por semanas pode pedir a palavra de uma vez. A Lua cheia na sétima casa ilumina as parcerias por inteiro, com afeto e rachaduras. Escolham hora e lugar, falem por turnos e decidam somente o que estiver maduro.',
    8: 'De noite, o que se evitou costuma bater no vidro. A Lua cheia na oitava casa intensifica desejos, ciúmes, acertos de dinheiro partilhado. Feche uma pendência, perdoe até onde consegue e procure um abraço antes de procurar culpados.',
    9: 'Vista do alto da serra, a estrada faz mais sentido. A Lua cheia na nona casa favorece concluir um estudo, uma viagem ou uma discussão de princípios. Conte a alguém o que aprendeu e reconheça, com bom humor, em que ponto mudou de opinião.',
    10: 'Holofote aceso, e você no meio do palco profissional. A Lua cheia na décima casa pode trazer reconhecimento ou cobrança, por vezes no mesmo e-mail. Receba ambos com calma, dê crédito a quem ajudou e jante com as pessoas que usam seu apelido.',
    11: 'Numa roda de amigos, o clarão mostra quem permanece. A Lua cheia na décima primeira casa leva um projeto coletivo ao ponto de colheita ou de revisão. Brinde ao que deu certo e despeça-se com gentileza do plano que caducou.',
    12: 'Sono leve, sonho nítido, choro que vem e alivia: a Lua cheia na décima segunda casa clareia o quarto dos fundos. Guarde silêncio antes de concluir qualquer coisa. O que apareceu pode ser dito a uma pessoa de confiança, em voz baixa.',
  },
};
