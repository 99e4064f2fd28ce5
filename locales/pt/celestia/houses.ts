import type { HouseSentences } from '../../celestia-words.ts';

/** De que trata cada casa, o que faz ao que está nela, e como é quando algo passa por ela. */
export const houses: HouseSentences = {
  1: {
    field: 'a sua presença e o seu jeito de aparecer',
    dwell: [
      'Está escrito no seu rosto, e muita gente sabe antes de você.',
      'Entra pela porta junto com você e aparece no que você começa por conta própria.',
    ],
    passing: [
      'Você fica em primeiro plano por um tempo; um corte de cabelo ou um sim novo pesam mais.',
      'A pergunta de dias assim: o que você quer quando não há ninguém para agradar?',
    ],
  },
  2: {
    field: 'o que você ganha e tem',
    dwell: [
      'O que vale ali é resultado concreto: um salário, um objeto, algo que você sabe fazer.',
      'Isso se amarra ao que você ganha e guarda, e por tabela ao quanto acha que vale.',
    ],
    passing: [
      'Preços e posses pedem atenção, e ler as letras miúdas não é tempo perdido.',
      'Pergunte do que você já tem de sobra; a resposta pode surpreender.',
    ],
  },
  3: {
    field: 'a conversa, a vizinhança e o dia a dia',
    dwell: [
      'Isso vive no cotidiano: mensagens, parentes, vizinhos, o trajeto feito meio dormindo.',
      'Precisa de palavra e companhia para acordar, e costuma surgir numa conversa de portão.',
    ],
    passing: [
      'Vêm mais mensagens que o normal, e uma delas merece resposta sem pressa.',
      'O que está perto tem novidade: alguém do bairro, um parente, um formulário parado.',
    ],
  },
  4: {
    field: 'o lar e as suas raízes',
    dwell: [
      'Fica na raiz, mais perto da cozinha e da infância que de um cartão de visita.',
      'Você guarda isso da porta para dentro, e quem divide o teto conhece melhor que os colegas.',
    ],
    passing: [
      'Tudo puxa para a sua mesa por um tempo, e para quem sabe seus apelidos antigos.',
      'Alguma coisa em casa pede conserto, mudança ou conversa, e não precisa ser num dia só.',
    ],
  },
  5: {
    field: 'a brincadeira, o romance e o que você cria',
    dwell: [
      'Isso quer brincar, paquerar e inventar, e murcha quando tudo tem que ser útil.',
      'Você reencontra isso sempre que faz alguma coisa só pelo gosto.',
    ],
    passing: [
      'A vontade é mais de festa que de dever, e o dever sobrevive a uma noite livre.',
      'O que você faz com as mãos, ou diz piscando o olho, cai bem em dias assim.',
    ],
  },
  6: {
    field: 'o trabalho diário e os hábitos',
    dwell: [
      'Dá para ver no expediente, na rotina, no capricho numa coisa simples.',
      'Aparece no jeito de organizar uma terça comum e no quanto você gosta de ser útil.',
    ],
    passing: [
      'As engrenagens miúdas pedem óleo: sono, listas, uma cadeira que sirva.',
      'Um hábito só, mexido de leve, vai mais longe que uma grande promessa.',
    ],
  },
  7: {
    field: 'a parceria e os combinados',
    dwell: [
      'Em geral você encontra isso primeiro em outra pessoa, e só depois nota que era seu.',
      'Isso aparece entre duas pessoas, dos dois lados de uma mesa, no acordo e na discussão.',
    ],
    passing: [
      'A palavra está com a outra pessoa por um tempo; escutar leva mais longe que ter razão.',
      'Combinados ditos e não ditos vêm à tona, e é hora de pedir um melhor.',
    ],
  },
  8: {
    field: 'a confiança e o que se divide',
    dwell: [
      'Quase tudo corre por baixo da superfície: confiança, dinheiro em comum, o que se diz de porta fechada.',
      'Pede profundidade e coragem, porque mexe com o que as pessoas guardam para si.',
    ],
    passing: [
      'O que é dividido entra em pauta, seja uma dívida, um segredo ou uma cama.',
      'Pode dar vontade de esvaziar algo até o fundo, e uma gaveta basta para começar.',
    ],
  },
  9: {
    field: 'as viagens, o estudo e aquilo em que você acredita',
    dwell: [
      'Essa parte pede distância: uma viagem, um assunto, uma crença onde caiba crescer.',
      'Você sente isso mais quando o assunto é grande demais e mesmo assim dá gosto, com um mapa ou um livro difícil na mão.',
    ],
    passing: [
      'A vista se alarga, e um plano de ir para longe faz bem mesmo sem passagem.',
      'Alguém que vê tudo diferente pode ser a melhor companhia desses dias.',
    ],
  },
  10: {
    field: 'o seu trabalho no mundo e o seu nome',
    dwell: [
      'Tudo isso fica à vista de todos, no seu trabalho e na sua fama, com ou sem convite.',
      'Quer ter nome por alguma coisa, e com os anos faz isso mais de propósito.',
    ],
    passing: [
      'Quem decide consegue ver você; que veja também o que você gostaria de fazer depois.',
      'Seu trabalho chama mais atenção, e com isso vêm o mérito e as perguntas.',
    ],
  },
  11: {
    field: 'as amizades e o que você espera',
    dwell: [
      'A faísca vem entre amigos e em planos maiores que uma pessoa só.',
      'Você acha isso num grupo, ou numa esperança dividida com gente escolhida.',
    ],
    passing: [
      'Amizades e planos ganham destaque, e o convite sem graça pode ser o útil.',
      'Diga em voz alta o que você espera; alguém por perto pode ter o contato certo.',
    ],
  },
  12: {
    field: 'o recolhimento e os bastidores',
    dwell: [
      'Isso age longe dos olhos, nas horas quietas e nos sonhos pela metade, e pede silêncio para ser ouvido.',
      'Você não nota isso até tudo se aquietar, e então vê que aquilo nunca parou.',
    ],
    passing: [
      'A maré baixa por um tempo: descanse, termine, diga menos do que pensa.',
      'O que ficou de lado bate devagar na porta, e uma hora de silêncio serve de resposta.',
    ],
  },
};
