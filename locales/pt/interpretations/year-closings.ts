import type { YearHouseTexts } from '../../horoscope-text-types.ts';

/** O fim do ano, pela casa solar de Marte. */
export const yearClosings: YearHouseTexts = {
  1: [
    'O ano vira a página e você continua correndo, com o número no peito e a respiração em ordem. Ainda há caminho no que foi começado em nome próprio. Uma vontade, talvez a mais teimosa delas, não cabe na data e segue viagem. Leve-a sem perguntar o prazo. Ela sabe o ritmo e conhece o seu fôlego.',
    'Enquanto os outros fecham cadernos, o seu está aberto numa frase que começa por “eu”. A mão ainda se mexe. O impulso de se afirmar, de tentar de novo pedindo menos licença, passa de um ano ao outro sem parar no portão. Falta aprender a economizar na partida. Combustível há de sobra.',
  ],
  2: [
    'Restam na mesa uma ferramenta quente e um orçamento pela metade. O esforço de viver do próprio ofício atravessa a virada sem tirar folga, com pouca conversa e bom apetite. Algo que você começou a construir ou a cobrar ainda não mostrou a forma final. Segue junto na mudança de folhinha, embrulhado em pano, entre os objetos que não se despacham.',
    'A última moeda do ano ainda está girando em cima do balcão. Cara ou coroa importa menos do que o movimento, que é seu e tem valor. Vai adiante a disposição de lutar por um preço justo, por um objeto bem-feito, por um conforto conquistado no braço. Quando a moeda deitar, você já estará em outra conta.',
  ],
  3: [
    'A frase fica com vírgula. Há discussões por concluir, um estudo na página marcada, um recado que alguém do bairro ainda vai responder. A cabeça entra no calendário novo falando, gesticulando, com um lápis na orelha. Do que segue com você, o mais vivo é a coragem de perguntar em voz alta. As respostas vêm aprendendo a acompanhar o seu passo.',
    'Você sai deste ano no meio de um trajeto curto, daqueles de ir ali e já voltar. Na sacola há papéis rabiscados, um argumento forte e a vontade de dizê-lo à pessoa certa. Nada disso se encerra por decreto. Dobrando a esquina, a conversa continua, e o tom dela depende do fôlego que sobrou da subida.',
  ],
  4: [
    'A casa ainda está em obras quando o ano muda de nome. Há um balde na passagem, uma questão de família por decidir e uma força nova em quem decide. Isso tudo vai para o outro lado sem cerimônia. O chão que se remexeu vai pedir algum tempo até assentar, e convém andar por ele de meias.',
    'Por dentro das paredes alguma coisa continua batendo, feito cano com água voltando. É a energia que você pôs nas raízes, em defesa de um lugar ou de um jeito de pertencer. Ela ignora a virada. Nos primeiros dias do calendário seguinte ainda se ouvirá o ruído, cada vez mais parecido com um ritmo.',
  ],
  5: [
    'A festa não acabou, mudou de cômodo, e você vai atrás com o instrumento na mão. Um namoro, uma criação ou uma brincadeira levada a sério segue em plena temperatura. O que falta nela é exatamente o que a mantém viva. Entra no próximo capítulo sem programa impresso, com o público ainda de pé e o refrão por aprender.',
    'Tinta fresca não respeita calendário. A sua está na parede, no papel ou no rosto de alguém, e vai manchar a manga de quem passar. Que manche. O impulso de criar e de gostar atravessa o ano com a pincelada no ar. Onde ela cair será decidido na hora, pelo pulso, como vinha sendo.',
  ],
  6: [
    'O expediente do ano termina com a máquina ligada e você ao lado, de ouvido atento. Um hábito recente ainda precisa de vigilância, um serviço está entre a segunda e a terceira demão. Vai com você o gosto de melhorar o que se repete. As mãos já sabem o próximo gesto e só pedem uma luz melhor.',
    'Fica um avental pendurado, morno. A energia posta nas tarefas, no acerto dos horários, em ser útil sem se gastar, continua em curso e não faz balanço. Pode ser que aperte um pouco nos primeiros dias. É só o corpo conferindo se o combinado vale também do outro lado da data.',
  ],
  7: [
    'A conversa entre você e outra pessoa atravessa a virada no meio de uma frase, com a mão erguida de quem ainda vai dizer algo. Pode ser acordo, pode ser desafio. O calor que há nela serve às duas partes. Segue viagem um par que aprendeu a discordar andando, e que só erra o passo quando um lado finge não ouvir.',
    'Passa de um ano a outro um aperto de mão que ainda não se soltou. Nele há disputa e há promessa, e a proporção muda a cada dia. O movimento vem do encontro, por isso ninguém o controla sem companhia. Vão juntos a vontade de justiça, um resto de teimosia e o endereço da próxima reunião.',
  ],
  8: [
    'Por baixo da data corre uma água que não parou. Leva ajustes de confiança, contas comuns, um desejo que pede coragem. Você tem remado nela sem fazer barulho e vai continuar depois da virada, já com mais braço. O que se solta no caminho flutua por uns tempos ao lado do barco, depois escolhe a sua margem.',
    'Alguma coisa profunda ficou pela metade e é melhor assim. Um desapego começado, uma verdade dita até a vírgula, uma partilha em que ainda falta assinar. A força que move isso tem paciência de broca e não se impressiona com fogos. Quando a fumaça baixar, lá estará ela, um palmo mais perto do centro.',
  ],
  9: [
    'Há uma mala aberta no fim deste ano, e você põe e tira coisas. A vontade de ir, de saber, de defender uma ideia segue quente e sem bilhete de volta. Nem tudo o que se leva caberá na chegada. Um livro anotado e uma pergunta incômoda têm lugar fixo no topo, por cima das meias.',
    'O ano acaba e a flecha continua no ar. Foi disparada por uma convicção, um curso, um convite de outra terra, e ainda não se sabe em que madeira vai cravar. Os olhos acompanham. Vai com você essa inclinação do corpo para a frente, típica de quem lançou algo e espera o som.',
  ],
  10: [
    'Seu ofício cruza a virada em horário de pico. Há uma decisão pendente na mesa de quem manda, um projeto com parafuso a apertar, uma ambição que aprendeu a falar baixo. Parar agora seria estranho, como descer do trem na ponte. O que vai adiante é o impulso de merecer o posto, com alguma pressa e boa ferramenta.',
    'No meio da escada, você ainda tem um pé no ar. O próximo degrau existe, embora seja preciso pisar para conferir. Essa meia subida, feita de trabalho e de certa briga com os limites, é o que atravessa a data em sua companhia. De baixo, alguém olha e aprende o movimento, sem que você saiba.',
  ],
  11: [
    'A turma já saiu para a rua e o ano acaba com metade dela na calçada. Falta decidir o caminho, e a discussão anda entusiasmada. Sua energia está nisso, em puxar um sonho que só anda acompanhado. Seguem com você o cartaz, a rouquidão e três nomes que responderam na hora certa.',
    'Um plano coletivo passa de mão em mão e, justo na virada, está na sua. Está quente ainda. O impulso de mudar alguma coisa junto com os outros não cabe em retrospectiva, porque o principal não aconteceu. Seguem adiante o pulso acelerado e a lista de presença aberta, esperando duas ou três assinaturas.',
  ],
  12: [
    'O movimento mais forte do seu fim de ano acontece onde não há relógio. Alguma coisa se desmancha, se prepara, procura posição para dormir, e gasta nisso uma força que ninguém vê. Ela atravessa a meia-noite sem brinde. Do lado de lá continuará trabalhando em silêncio, até que um dia qualquer acorde antes de você.',
    'A saída deste ano é pela porta dos fundos, com passos leves e uma tarefa secreta na mão. Há um cansaço que já se despede, uma ajuda a dar sem nome, uma ideia que amadurece no escuro. Nenhum dos três tem pressa. Caminham ao seu lado, e por enquanto basta não acender a luz.',
  ],
};
