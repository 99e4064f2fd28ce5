import type { HouseSentences } from '../../celestia-words.ts';

/** De que trata cada casa, o que faz ao que está nela, e como é quando algo passa por ela. */
export const houses: HouseSentences = {
  1: {
    field: 'a sua presença e o seu jeito de aparecer',
    dwell: [
      'Você não esconde esse lado: quem acabou de conhecer você já percebeu.',
      'Você chega com essa força na frente e a usa em tudo que começa por conta própria.',
      'Desde a infância as pessoas ligam esse traço ao seu nome, e você acabou crescendo com ele.',
      'A primeira impressão que você deixa é forte, e muita gente decide ali como vai tratar você.',
    ],
    passing: [
      'As atenções ficam em você por um tempo, e um corte de cabelo ou uma decisão pesam mais.',
      'Vale se perguntar o que você quer quando não há ninguém para agradar.',
      'Dá vontade de mudar alguma coisa em si, e quem vive por perto é o primeiro a notar.',
    ],
  },
  2: {
    field: 'o seu dinheiro e o que você tem',
    dwell: [
      'Você gosta de resultado concreto: dinheiro, um objeto, algo que saiba fazer.',
      'Pelo que ganha e pelo que guarda você mede, lá no fundo, o quanto acha que vale.',
      'Você tem um talento que pode virar renda, e confia mais nele a cada vez que o usa.',
      'Você dá valor ao que é seu e sabe muito bem o que empresta e o que não vende.',
    ],
    passing: [
      'Dinheiro e bens pedem atenção, e ler as letras miúdas não é perda de tempo.',
      'Vale olhar o que você já tem de sobra; a resposta pode surpreender.',
      'É hora de pôr as contas em dia e dizer sem rodeios quanto custa o que você faz.',
    ],
  },
  3: {
    field: 'a comunicação, a vizinhança e o dia a dia',
    dwell: [
      'Você põe em palavras o que traz dentro: nas mensagens, com parentes e vizinhos, no caminho de todo dia.',
      'Você precisa conversar para se entender, nem que seja um papo rápido no portão.',
      'Quem cresceu ao seu lado, irmãos, primos ou colegas de escola, marcou muito o seu jeito de falar.',
      'Você aprende no miúdo, perguntando e ouvindo, e uma frase solta pode ficar anos na sua memória.',
    ],
    passing: [
      'Chegam mais mensagens que o normal, e alguma merece uma resposta com calma.',
      'A novidade vem de perto: alguém do bairro, um parente, um papel que estava parado.',
      'Os dias ficam picados por recados e idas e vindas, e confirmar o horário evita desencontro.',
    ],
  },
  4: {
    field: 'o lar e as suas raízes',
    dwell: [
      'Esse seu lado vem da infância e da família, bem mais do que da vida lá fora.',
      'Você se mostra da porta para dentro, e quem divide o teto conhece você melhor que os colegas.',
      'Você precisa de um canto seu para recarregar, e sem ele qualquer semana parece comprida demais.',
      'Com os anos você volta às suas origens, para repetir o que foi bom e fazer diferente o resto.',
    ],
    passing: [
      'Dá vontade de ficar na sua, perto de quem chama você pelo apelido.',
      'Alguma coisa no lar pede conserto, mudança ou conversa, e não precisa ser num dia só.',
      'Lembranças antigas voltam, e uma conversa com alguém da família pode esclarecer muita coisa.',
    ],
  },
  5: {
    field: 'a diversão, o romance e o que você cria',
    dwell: [
      'Você funciona melhor brincando, paquerando ou inventando do que por obrigação.',
      'Você se encontra sempre que faz alguma coisa só por gosto.',
      'Você põe algo de si em tudo que cria, e mostrar o resultado é sempre um pequeno risco.',
      'Um romance, uma criança ou um passatempo desperta em você um lado que o resto da semana não vê.',
    ],
    passing: [
      'Dá mais vontade de festa do que de obrigação, e a obrigação pode esperar uma noite.',
      'Trabalhos manuais, um pouco de arte e uma dose de humor caem bem.',
      'Uma paquera ou um projeto só por prazer pode tirar você do automático.',
    ],
  },
  6: {
    field: 'o trabalho diário e os hábitos',
    dwell: [
      'Esse seu lado aparece na rotina: no expediente, nos horários, no capricho com uma coisa simples.',
      'Você gosta de ser útil, e dá para notar até no jeito de organizar uma manhã comum.',
      'Seu corpo avisa quando os dias saem do eixo, e um horário mais ou menos certo faz bem.',
      'Você aprende um ofício aos poucos, por repetição, e os colegas acabam contando com você.',
    ],
    passing: [
      'Cuide do miúdo da rotina: sono, listas, uma cadeira confortável.',
      'Um hábito pequeno, mudado aos poucos, rende mais que uma grande promessa.',
      'O trabalho pede organização, e dividir uma tarefa com alguém alivia mais do que parece.',
    ],
  },
  7: {
    field: 'a parceria e os combinados',
    dwell: [
      'Esse seu lado aparece primeiro nas pessoas que você escolhe, e só mais tarde você o reconhece em si.',
      'Você se descobre na convivência: no acordo, na parceria e até na discussão.',
      'Você nota depressa quando uma troca deixou de ser justa, e prefere rever o combinado a fingir que não viu.',
      'Você percebe quando só um lado está cedendo, e prefere falar disso antes que vire mágoa.',
      'Você dá bastante de si e espera retorno; quando ele não vem, não demora a dizer.',
      'Você se entende melhor conversando com alguém do que pensando a sós.',
      'Cada parceria ensina alguma coisa sobre você, até a que não deu certo.',
      'Um bom par, no amor ou no trabalho, traz à tona em você coisas que a solidão não mostraria.',
    ],
    passing: [
      'A outra pessoa tem a palavra por um tempo; escutar leva mais longe do que ter razão.',
      'Acordos ditos e não ditos vêm à tona, e é hora de combinar melhor.',
      'Uma proposta ou uma conversa a dois ganha peso; diga com clareza o que você oferece.',
    ],
  },
  8: {
    field: 'a intimidade e o que você divide com alguém',
    dwell: [
      'Você só se mostra onde confia: na intimidade, no dinheiro em comum, na conversa de porta fechada.',
      'Você vai fundo e tem coragem para assuntos que muita gente prefere evitar.',
      'Nas crises você descobre uma força que os dias calmos não pedem.',
      'Dinheiro emprestado, dívida e herança mexem com você mais do que você admite, e regras claras ajudam.',
    ],
    passing: [
      'O que você divide com alguém entra em pauta: dinheiro, um segredo, a intimidade.',
      'Dá vontade de tirar tudo a limpo, e uma coisa pequena basta para começar.',
      'Um assunto guardado pede conversa, de preferência com alguém que escute sem julgar.',
    ],
  },
  9: {
    field: 'as viagens, o estudo e aquilo em que você acredita',
    dwell: [
      'Você cresce quando sai do conhecido: uma viagem, um curso, uma ideia em que acreditar.',
      'Quanto maior o assunto, mais você se anima: outro país, outra língua, um livro daqueles.',
      'Você faz perguntas grandes sobre a vida e desconfia de resposta pronta, venha ela de quem vier.',
      'Você aprende com gente de outros lugares, e o que viu longe muda o que faz perto.',
    ],
    passing: [
      'Você olha mais longe, e planejar uma viagem faz bem mesmo sem passagem.',
      'Quem pensa diferente de você pode ser a melhor companhia dessa fase.',
      'Uma aula, uma leitura ou uma conversa longa pode mudar o que você pensava sobre algum assunto.',
    ],
  },
  10: {
    field: 'a sua carreira e a sua reputação',
    dwell: [
      'Queira ou não, você mostra esse lado a todo mundo, no trabalho e na reputação.',
      'Você quer reconhecimento e, com os anos, vai atrás dele de propósito.',
      'É lidando com chefes e outras autoridades que você descobre o que quer da vida.',
      'Você pensa longe quando o assunto é carreira, e o que faz em público costuma ser lembrado.',
    ],
    passing: [
      'Quem decide presta mais atenção em você; é hora de dizer o que gostaria de fazer.',
      'Seu trabalho aparece mais, e com isso vêm o mérito e as cobranças.',
      'Uma meta antiga volta à conversa, e um passo visível conta mais que muitos planos.',
    ],
  },
  11: {
    field: 'as amizades e os planos para o futuro',
    dwell: [
      'Você se anima entre amigos e em projetos coletivos, onde cada pessoa traz um pedaço.',
      'Você rende mais em turma, quando cada pessoa faz uma parte e todo mundo vê o resultado.',
      'Uma ideia sua ganha corpo quando você conta aos amigos e alguém resolve ajudar.',
      'Você se reconhece num grupo, num sonho compartilhado com quem escolheu.',
      'Suas amizades abrem portas, e um encontro por acaso já pode ter mudado os seus planos.',
      'Quando pensa no futuro, você inclui os outros, e sonho só seu costuma perder a graça.',
    ],
    passing: [
      'Amizades e planos ganham destaque, e até um convite sem graça pode render.',
      'Diga em voz alta o que você espera; alguém por perto pode ajudar.',
      'A turma chama para alguma coisa nova, e ver um rosto diferente faz bem.',
    ],
  },
  12: {
    field: 'o recolhimento e os bastidores',
    dwell: [
      'Essa força age nos bastidores: nas horas quietas, nos sonhos, no que você não conta a ninguém.',
      'Você só percebe essa parte sua quando as coisas se aquietam, e aí vê que nunca parou.',
      'Você recolhe muita coisa do ambiente sem perceber, e algumas horas a sós devolvem a sua calma.',
      'Você ajuda sem aparecer, e boa parte do que faz de melhor fica sem assinatura.',
    ],
    passing: [
      'O ritmo cai por um tempo: descanse, feche pendências e guarde um pouco para si.',
      'Alguma coisa que ficou de lado volta à cabeça, e uma hora de silêncio ajuda a entender.',
      'Os sonhos ficam mais vivos, e anotar um deles pela manhã pode trazer uma boa pista.',
    ],
  },
};
