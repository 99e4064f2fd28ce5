import type { HouseSentences } from '../../celestia-words.ts';

/** De que trata cada casa, o que faz ao que está nela, e como é quando algo passa por ela. */
export const houses: HouseSentences = {
  1: {
    field: 'a sua presença e o seu jeito de aparecer',
    dwell: [
      'Está na sua cara: quem acabou de conhecer você já percebeu.',
      'Você chega com essa força na frente e a usa em tudo que começa por conta própria.',
    ],
    passing: [
      'As atenções ficam em você por um tempo, e um corte de cabelo ou uma decisão pesam mais.',
      'Vale se perguntar o que você quer quando não há ninguém para agradar.',
    ],
  },
  2: {
    field: 'o seu dinheiro e o que você tem',
    dwell: [
      'Você gosta de resultado concreto: dinheiro, um objeto, algo que saiba fazer.',
      'Você sente isso no que ganha e no que guarda e, no fundo, no quanto acha que vale.',
    ],
    passing: [
      'Dinheiro e bens pedem atenção, e ler as letras miúdas não é perda de tempo.',
      'Vale olhar o que você já tem de sobra; a resposta pode surpreender.',
    ],
  },
  3: {
    field: 'a comunicação, a vizinhança e o dia a dia',
    dwell: [
      'Você põe isso em palavras: nas mensagens, com parentes e vizinhos, no caminho de todo dia.',
      'Você precisa conversar para se entender, nem que seja um papo rápido no portão.',
    ],
    passing: [
      'Chegam mais mensagens que o normal, e alguma merece uma resposta com calma.',
      'A novidade vem de perto: alguém do bairro, um parente, um papel que estava parado.',
    ],
  },
  4: {
    field: 'o lar e as suas raízes',
    dwell: [
      'Você traz isso da infância e da família, bem mais do que da vida lá fora.',
      'Você se mostra da porta para dentro, e quem divide o teto conhece melhor que os colegas.',
    ],
    passing: [
      'Dá vontade de ficar na sua, perto de quem chama você pelo apelido.',
      'Alguma coisa no lar pede conserto, mudança ou conversa, e não precisa ser num dia só.',
    ],
  },
  5: {
    field: 'a diversão, o romance e o que você cria',
    dwell: [
      'Você funciona melhor brincando, paquerando ou inventando do que por obrigação.',
      'Você se encontra sempre que faz alguma coisa só por gosto.',
    ],
    passing: [
      'Dá mais vontade de festa do que de obrigação, e a obrigação pode esperar uma noite.',
      'Trabalhos manuais, um pouco de arte e uma dose de humor caem bem.',
    ],
  },
  6: {
    field: 'o trabalho diário e os hábitos',
    dwell: [
      'Você mostra isso na rotina: no expediente, nos horários, no capricho com uma coisa simples.',
      'Você gosta de ser útil, e dá para notar até no jeito de organizar uma manhã comum.',
    ],
    passing: [
      'Cuide do miúdo da rotina: sono, listas, uma cadeira confortável.',
      'Um hábito pequeno, mudado aos poucos, rende mais que uma grande promessa.',
    ],
  },
  7: {
    field: 'a parceria e os combinados',
    dwell: [
      'Você costuma ver isso primeiro nos outros e só depois perceber que também é seu.',
      'Você se descobre na convivência: no acordo, na parceria e até na discussão.',
    ],
    passing: [
      'A outra pessoa tem a palavra por um tempo; escutar leva mais longe do que ter razão.',
      'Acordos ditos e não ditos vêm à tona, e é hora de combinar melhor.',
    ],
  },
  8: {
    field: 'a intimidade e o que você divide com alguém',
    dwell: [
      'Você só se mostra onde confia: na intimidade, no dinheiro em comum, na conversa de porta fechada.',
      'Você vai fundo e tem coragem para assuntos que muita gente prefere evitar.',
    ],
    passing: [
      'O que você divide com alguém entra em pauta: dinheiro, um segredo, a intimidade.',
      'Dá vontade de tirar tudo a limpo, e uma coisa pequena basta para começar.',
    ],
  },
  9: {
    field: 'as viagens, o estudo e aquilo em que você acredita',
    dwell: [
      'Você cresce quando sai do conhecido: uma viagem, um curso, uma ideia em que acreditar.',
      'Quanto maior o assunto, mais você se anima: outro país, outra língua, um livro daqueles.',
    ],
    passing: [
      'Você olha mais longe, e planejar uma viagem faz bem mesmo sem passagem.',
      'Quem pensa diferente de você pode ser a melhor companhia dessa fase.',
    ],
  },
  10: {
    field: 'a sua carreira e a sua reputação',
    dwell: [
      'Queira você ou não, isso fica à vista de todos, no trabalho e na reputação.',
      'Você quer reconhecimento e, com os anos, vai atrás dele de propósito.',
    ],
    passing: [
      'Quem decide presta mais atenção em você; é hora de dizer o que gostaria de fazer.',
      'Seu trabalho aparece mais, e com isso vêm o mérito e as cobranças.',
    ],
  },
  11: {
    field: 'as amizades e os planos para o futuro',
    dwell: [
      'Você se anima entre amigos e em projetos coletivos.',
      'Você se reconhece num grupo, num sonho compartilhado com quem escolheu.',
    ],
    passing: [
      'Amizades e planos ganham destaque, e até um convite sem graça pode render.',
      'Diga em voz alta o que você espera; alguém por perto pode ajudar.',
    ],
  },
  12: {
    field: 'o recolhimento e os bastidores',
    dwell: [
      'Essa força age nos bastidores: nas horas quietas, nos sonhos, no que você não conta a ninguém.',
      'Você só percebe tudo isso quando as coisas se aquietam, e aí vê que nunca parou.',
    ],
    passing: [
      'O ritmo cai por um tempo: descanse, feche pendências e guarde um pouco para si.',
      'Alguma coisa que ficou de lado volta à cabeça, e uma hora de silêncio ajuda a entender.',
    ],
  },
};
