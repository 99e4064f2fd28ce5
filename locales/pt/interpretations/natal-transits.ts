import type { NatalTransitTexts } from '../../interpretation-types.ts';

/** A planet of the sky meeting a point of a birth chart. */
export const natalTransits: NatalTransitTexts = {
  sun: {
    sun: {
      joined:
        'Seu ano pessoal recomeça: o Sol volta ao lugar que ocupava quando você nasceu. Escreva uma intenção e guarde-a até o próximo bolo.',
      flowing:
        'Vontade e ocasião andam no mesmo passo por um ou dois dias. O que é a sua cara sai quase sem ensaio.',
      tense:
        'Alguém pode contestar o seu jeito, ou a própria agenda se encarrega disso. Metade da pressa destes dias nem é sua.',
    },
    moon: {
      joined:
        'Se a voz tremer ao telefone, tudo bem: com o Sol sobre a sua Lua, a emoção fica à vista e costuma ser bem recebida.',
      flowing:
        'Um dia bom para ficar à vontade: o de dentro combina com o de fora. Chame gente querida sem arrumar a sala.',
      tense:
        'Compromisso lá fora, aperto aqui dentro. O Sol cobra presença quando a sua Lua queria cobertor, e uma hora de sossego alivia o impasse.',
    },
    mercury: {
      joined:
        'Ideias acesas pedem plateia pequena. Um projeto dito em três frases já acha ouvinte, talvez até participante.',
      flowing:
        'Aproveite para responder aos e-mails parados e fazer a ligação que exige jeito, porque as palavras certas andam à mão.',
      tense:
        'Opinião e orgulho se misturam com facilidade. Antes de provar que tem razão, repita em voz alta o argumento contrário.',
    },
    venus: {
      joined:
        'Há um brilho bom no seu modo de querer bem. Vista algo de que gosta e deixe o carinho aparecer sem motivo.',
      flowing:
        'Gente gentil pode cruzar o caminho, ou é você que anda irradiando simpatia. Um encontro marcado agora costuma render assunto até a calçada.',
      tense:
        'Querer aprovação pode sair caro, no bolso ou no afeto. Vênus gosta de ser querida, e o seu próprio gosto fica para depois.',
    },
    mars: {
      joined:
        'Energia de segunda-feira boa, daquelas que riscam a lista antes das dez. O ritmo é seu; o resto da equipe talvez acorde às onze.',
      flowing:
        'Dá gosto começar. O Sol empurra o seu Marte com mão leve, e a tarefa adiada se resolve quase de passagem.',
      tense:
        'Subir escadas é um bom destino para a irritação que buzinas, filas e opiniões alheias podem despertar em você.',
    },
    jupiter: {
      joined:
        'Confiança em alta, vontade de aceitar o mundo inteiro. Escolha um só convite, o mais generoso, e vá com tempo.',
      flowing:
        'As coisas andam com um empurrãozinho, e quem sabe mais tem vontade de explicar. Que pedido você vinha guardando?',
      tense:
        'Otimismo demais cabe mal em vinte e quatro horas. Promessa menor tem a vantagem de chegar inteira ao fim da tarde.',
    },
    saturn: {
      joined:
        'Hora de responder pelo que é seu. O Sol sobre Saturno mostra o dever sem enfeite, e cumpri-lo traz um orgulho calado.',
      flowing:
        'Capricho chama atenção: uma pessoa mais experiente pode notar o seu. Uma pendência posta em ordem vale como assinatura.',
      tense:
        'Parece que todo mundo acordou com uma crítica pronta. Guarde a que ensina, devolva a que só pesa, e encerre o expediente no horário.',
    },
    uranus: {
      joined:
        'Um estalo pode mudar o programa. Fora do roteiro, as horas rendem; sua geração entende bem de desvios.',
      flowing:
        'Novidade com bons modos: desta vez o inesperado vem ajudar. Mude de banco na praça e observe o que se vê dali.',
      tense:
        'Comichão de contrariar costuma aparecer logo cedo. Há alvo útil para tanta rebeldia, como aquela regra boba do escritório.',
    },
    neptune: {
      joined:
        'Sonhos tomam sol na varanda, e tudo perde um pouco a quina. Desenhe, cante ou reze; a contabilidade fica para outro dia.',
      flowing:
        'Intuição e propósito conversam baixinho. Uma capela vazia ou a beira de um rio pode lembrar você do que importa.',
      tense:
        'Onde termina o seu desejo e começa o alheio? Enquanto a dúvida está no ar, adie a resposta e descanse os olhos.',
    },
    pluto: {
      joined:
        'Holofote no porão: um motivo escondido se revela e, visto de frente, assusta menos. Dito em voz alta, encolhe mais um pouco.',
      flowing:
        'Cortar o supérfluo e tratar de um assunto sério custa menos quando o Sol favorece o seu Plutão e você sabe o que quer.',
      tense:
        'Duas teimosias se medem, talvez por um detalhe. Visto de perto, o motivo da disputa cabe na palma da mão.',
    },
    ascendant: {
      joined:
        'Quem encontra você repara. O Sol acende o seu Ascendente e dá presença, a ponto de o seu nome ficar na memória da sala.',
      flowing:
        'Seu jeito de chegar agrada sem esforço. Até a foto do documento, se for tirada agora, pode sair simpática.',
      tense:
        'A imagem que os outros devolvem parece meio torta. Escute a pessoa à sua frente até o fim, depois se explique se ainda for preciso.',
    },
    midheaven: {
      joined:
        'Trabalho na vitrine: nestes dias, reparam mais no que você faz. Aquilo de que você se orgulha tende a entrar na conversa sozinho.',
      flowing:
        'Fale do rumo que deseja na carreira enquanto as reuniões correm macias e há quem possa lhe dar uma chance.',
      tense:
        'Casa e profissão puxam a mesma toalha. Combine de manhã a que horas cada uma terá você, e silencie o celular.',
    },
  },
  mercury: {
    sun: {
      joined:
        'Seu nome pode aparecer em conversas, listas e comentários de corredor. O que você disser com clareza será, provavelmente, repetido adiante.',
      flowing:
        'Explicar quem você é custa pouco agora, seja no currículo, seja durante o jantar, e os outros fazem boas perguntas.',
      tense:
        'Uma observação solta pode ferir o amor-próprio mais do que devia. Repita-a com voz de locutor sonolento e meça o tamanho real.',
    },
    moon: {
      joined:
        'Lembranças pedem palavra. Mercúrio toca a sua Lua, e um telefonema para a tia que sabe tudo pode render a tarde.',
      flowing:
        'Falar do que se sente fica natural, entre uma batata descascada e outra. Uma dúvida de família, posta nesse tom, quase se responde sozinha.',
      tense:
        'Cabeça e coração usam dicionários diferentes por algumas horas. Se a garganta apertar, escreva primeiro e converse depois do banho.',
    },
    mercury: {
      joined:
        'Mercúrio regressa ao grau do seu nascimento e afia a mente como lápis novo. Matrícula, agenda limpa, ideia fresca: comece por aí.',
      flowing:
        'Pensar rende. As peças se encaixam depressa, e quem ouve acompanha; bom momento para estudar, assinar ou ensinar um truque.',
      tense:
        'Combinaram às três ou às seis? Confirme por escrito nestes dias e ria do engano que passar pela peneira.',
    },
    venus: {
      joined:
        'Recados de amor ficam bem escritos. Mande aquele que você rascunhou três vezes, ou leia em voz alta um poema de alguém.',
      flowing:
        'Com charme na ponta dos dedos, você escreve mensagens graciosas, e um pedido feito com humor tende a ser atendido.',
      tense:
        'Gosto não se discute, mas esta semana se discute bastante. Elogie primeiro, critique pouco e deixe a cor da parede para sábado.',
    },
    mars: {
      joined:
        'Por estes dias, a resposta quase sai antes de terminar a pergunta. A língua veloz serve a uma boa causa; escolha qual.',
      flowing:
        'Da ideia ao gesto, um pulo só. O que se arrastava em formulários pode andar com um telefonema.',
      tense:
        'Frases saem com espinho quando Mercúrio cutuca o seu Marte. Escreva a resposta malcriada, saboreie, apague e mande a segunda versão.',
    },
    jupiter: {
      joined:
        'Assunto grande chega por uma porta pequena: um link, uma aula aberta, um papo na fila. Como Júpiter estica tudo, o fio pode ser bem comprido.',
      flowing:
        'Boas notícias costumam viajar por aqui. Uma bolsa, um curso, a resposta daquela professora que marcou você: perguntar anda saindo barato.',
      tense:
        'Promete-se muito em poucos caracteres. Antes de garantir presença, abra o calendário e leia as letras miúdas do entusiasmo.',
    },
    saturn: {
      joined:
        'Leia o contrato inteiro. Mercúrio sobre o seu Saturno dá sobriedade à mente, e as cláusulas que os outros pulam ficam visíveis.',
      flowing:
        'Método e paciência se sentam à mesma carteira. Com Mercúrio de bem com o seu Saturno, o capítulo termina e a papelada encontra pasta.',
      tense:
        'Silêncios parecem reprovação e talvez sejam só gente ocupada. Pergunte diretamente, sem drama, e corrija o erro de vírgula sem remorso.',
    },
    uranus: {
      joined:
        'Pisca uma ideia no meio do banho. Anote-a no espelho embaçado, com o dedo, e depois conte aos amigos da sua idade.',
      flowing:
        'Soluções espertas pulam de onde ninguém olhava, e o palpite de quem chegou ontem pode valer mais que o relatório.',
      tense:
        'Nervosismo de antena mal ajustada: interrompe-se muito e conclui-se cedo. Com duas notificações a menos, dá até para ouvir a frase inteira.',
    },
    neptune: {
      joined:
        'Devaneio produtivo, relógio nem tanto. Sai letra de música, sai sonho anotado; os números preferem outra pessoa.',
      flowing:
        'Metáforas vêm sem convite, e você entende o que foi dito nas entrelinhas. Dia gentil para ler poesia no ônibus.',
      tense:
        'Pode haver mal-entendido com cara de coisa combinada. Peça que repitam o endereço e desconfie um pouco da própria memória.',
    },
    pluto: {
      joined:
        'Curiosidade de detetive toma conta da semana. A pergunta certa pode abrir uma história calada, sobretudo de porta fechada e sem pressa.',
      flowing:
        'Conversas vão ao osso com facilidade, quase sem machucar. Bom para pesquisar, negociar, tocar no que ficou de fora.',
      tense:
        'Insistir no interrogatório só cansa as duas partes. Se a desconfiança zumbir, verifique um fato e deixe o resto em paz.',
    },
    ascendant: {
      joined:
        'Você chega falando, e com graça. Mercúrio no Ascendente favorece entrevistas, apresentações rápidas, a piada que quebra o gelo.',
      flowing:
        'Contatos novos começam por um comentário à toa. Fique cinco minutos a mais na porta; ali se trocam os melhores números.',
      tense:
        'Primeiras palavras atrapalhadas acontecem a qualquer um. A segunda tentativa sai melhor, sobretudo se a outra pessoa conduz um trecho.',
    },
    midheaven: {
      joined:
        'Chegou a hora de escrever à chefia, atualizar o perfil, levar a ideia à reunião. Quanto mais breve, mais longe vai.',
      flowing:
        'Um contato profissional pode responder rápido, e um texto seu talvez vá além do esperado. Retomada ainda morna, a conversa anda; fria, leva semanas.',
      tense:
        'Ruído entre o pedido e o entendido. Reescreva a tarefa com suas palavras e espere um “é isso” antes de começar.',
    },
  },
  venus: {
    sun: {
      joined:
        'Algo em você fica mais fácil de amar, e isso se nota no balcão da padaria. Receba a gentileza inteira, sem troco.',
      flowing:
        'Cordialidade puxa cordialidade. Com Vênus favorável ao seu Sol, um favor pedido com graça dificilmente encontra cara feia.',
      tense:
        'Preguiça dourada ronda estes dias, e gastar parece um jeito de se valorizar. Dê a si mimos que não deixem fatura.',
    },
    moon: {
      joined:
        'Sirva no prato bonito, mesmo sem visita. Vênus encontra a sua Lua, e a ternura aparece no lençol limpo, na panela cheirosa.',
      flowing:
        'Ficar em boa companhia basta para recompor o humor. Pazes caseiras saem bem, de preferência com sobremesa no meio.',
      tense:
        'Vontade de colo e medo de pedir se esbarram no corredor. Diga simplesmente “fica mais um pouco” e espere a resposta.',
    },
    mercury: {
      joined:
        'Aquela conversa que pedia tato encontra a sua melhor voz. Até o cartão de agradecimento se escreve sem rascunho.',
      flowing: 'Rir junto aproxima. Uma música trocada ou um apelido que não constranja faz o resto.',
      tense:
        'Elogio pela metade soa como crítica, e vice-versa. No recado açucarado, é a verdade simples que dá o ponto.',
    },
    venus: {
      joined:
        'Uma vez por ano, mais ou menos, Vênus revisita o próprio lugar no seu mapa. O gosto se renova, e às vezes a amizade junto.',
      flowing:
        'Afinidade no ar: você reconhece depressa o que lhe faz bem. Passeie por uma feira e traga uma coisa só, a mais bonita.',
      tense:
        'Desejo antigo e gosto recente discutem diante do armário. Nada precisa ser decidido já; empreste, experimente, devolva.',
    },
    mars: {
      joined:
        'Faísca e veludo se encontram. A atração ganha iniciativa, e o convite feito com bom humor tem tudo para agradar.',
      flowing:
        'Você avança sem atropelar, e isso tem seu encanto. Um convite para a trilha ou para o baile cai bem na dose certa.',
      tense:
        'Se o ciúme bater à porta entreaberta, lembre que provocar perde a graça quando só um dos lados quer jogar.',
    },
    jupiter: {
      joined:
        'Fartura de afeto pede mesa comprida. Júpiter soma convidados, e a conta, dividida, ainda deixa saldo de abraços.',
      flowing:
        'Sorte miúda, daquelas de encontrar lugar na sombra e ainda ganhar um pastel. O prazer destes dias gosta de durar.',
      tense:
        'Mais um docinho, mais uma parcela, mais um “claro que sim”. Pare no penúltimo e descubra que a satisfação já tinha chegado.',
    },
    saturn: {
      joined:
        'Amor vestido de compromisso. Uma conversa séria sobre o que cada pessoa espera pode trazer mais aconchego que flores.',
      flowing:
        'Amizades de longo curso mostram seu valor. Visite alguém com idade para contar a sua infância, ou conserte uma peça querida.',
      tense:
        'Parece frio do outro lado da mesa; talvez seja só timidez. Ofereça um casaco em forma de pergunta e dê tempo.',
    },
    uranus: {
      joined:
        'Gostos mudam de penteado sem aviso. Um encontro fora do padrão pode alegrar estes dias, e o nome da coisa fica para depois.',
      flowing:
        'Arejar o afeto faz bem. A comida que você jurava detestar, num bairro desconhecido, pode virar assunto de anos.',
      tense:
        'Súbita vontade de sumir da relação ou de se apaixonar por alguém na fila do cinema. Comece pedindo uma noite livre.',
    },
    neptune: {
      joined:
        'Romance com trilha sonora, mesmo na fila do banco. Fora da canção, a pessoa também existe, e tem hora para acordar.',
      flowing:
        'Delicadezas ganham asas: um concerto, um perdão, a colcha começada. A beleza dobra quando chega a alguém que andava precisando dela.',
      tense:
        'Miragem apetitosa no horizonte do coração. Peça que acendam a luz do teto antes de emprestar seu carinho e sua carteira.',
    },
    pluto: {
      joined:
        'Querer deixa de ser morno. Um afeto mostra a raiz, e a melhor resposta é uma franqueza dita em voz baixa.',
      flowing:
        'Intimidade cresce quando se conta o que não ia ser contado. Com Vênus apoiando o seu Plutão, a confiança desce um degrau bonito.',
      tense:
        'Apego e cobrança atendem pela mesma voz. Se bater o impulso de vasculhar, deixe o celular alheio no lugar e faça uma pergunta.',
    },
    ascendant: {
      joined:
        'Sua companhia tende a ficar disputada, e o motivo parece vir de dentro. Um perfume leve e um sorriso sem cálculo já bastam.',
      flowing:
        'Simpatias nascem em poucos segundos. Da festa em que conhecia só uma pessoa, você pode sair com três conversas.',
      tense:
        'Agradar pode custar a própria opinião. A preferência dita com amabilidade raramente espanta a companhia.',
    },
    midheaven: {
      joined:
        'Mostre o acabamento, agradeça em público, peça o que a simpatia facilita: o seu trabalho anda cercado de boa vontade.',
      flowing:
        'Colegas tendem a colaborar com gosto, e o clima ajuda o projeto. Uma imagem bem escolhida fala por você na apresentação.',
      tense:
        'Entre o jantar combinado e o prazo de amanhã, alguém pode se sentir em segundo plano. Avisada cedo, a falta pesa pouco; descoberta depois, dobra de tamanho.',
    },
  },
  mars: {
    sun: {
      joined:
        'Motor ligado: sua vontade pede estrada aberta. O que exigia coragem fica fácil; difícil é esperar quem vai a pé.',
      flowing:
        'Iniciativa sem briga é um luxo desta semana: você fala primeiro na reunião e, em vez de resistência, encontra parceria.',
      tense:
        'Desafios podem chegar com o queixo erguido, e o seu sobe junto. Vale escolher uma batalha e deixar as outras três sem plateia.',
    },
    moon: {
      joined:
        'Quando Marte pisa na Lua do seu mapa, a mágoa fala alto. Corra no parque primeiro; na volta ela aceita conversar.',
      flowing:
        'Você defende quem ama com firmeza e carinho. Da torneira ao parente emburrado, quase tudo aceita conserto nesse tom.',
      tense:
        'Irritação doméstica tem causa miúda e eco enorme. Lave a louça batendo panela, se for o caso, e só então chame para conversar.',
    },
    mercury: {
      joined:
        'Argumentos vêm em rajada, ótimos para a prova oral ou a reclamação bem redigida, péssimos para o grupo da família.',
      flowing:
        'Decidir é rápido quando a cabeça está desperta. O texto perde metade das linhas, a questão se fecha, sobra tempo para um sorvete.',
      tense:
        'Responder no ato parece urgente e raramente é. Ponha o telefone na geladeira por meia hora, ao lado da manteiga.',
    },
    venus: {
      joined:
        'Desejo diz a que veio. Com Marte tão perto da sua Vênus, paquere, crie, use vermelho; só pergunte se o outro lado quer também.',
      flowing:
        'Paixão e delicadeza fazem boa dupla. Convide para algo que mexa o corpo: patins, forró, uma caminhada até o mirante.',
      tense:
        'Amor e implicância trocam beliscões. Se a vontade for testar o afeto de alguém, proponha um jogo com regras e um prêmio bobo.',
    },
    mars: {
      joined:
        'A cada dois anos, aproximadamente, Marte passa por onde estava no seu nascimento e recarrega a bateria. Projeto que pede suor acha fôlego para meses.',
      flowing:
        'Músculos e vontade respondem no mesmo instante. Bons dias para treinar, mudar os móveis, puxar uma equipe que anda parada.',
      tense:
        'Esforço que esbarra em esforço: você empurra, o mundo empurra de volta. Mude a alavanca em vez de dobrar a força.',
    },
    jupiter: {
      joined:
        'Inscreva-se, arrisque a proposta ousada: há um entusiasmo de torcida em dia de final. Só guarde fôlego para o segundo tempo.',
      flowing:
        'Saia do lugar: uma viagem curta, um campeonato de bairro, um pedido ambicioso. A coragem, por ora, anda bem aconselhada.',
      tense:
        'Exagerar na dose é a tentação do momento. Carregue metade das caixas, defenda metade das teses, e chegue com humor à sexta-feira.',
    },
    saturn: {
      joined:
        'Pressa em terreno de passo curto. Trabalho minucioso aproveita essa tensão, da lixa ao parafuso, desde que o relógio fique do lado de fora.',
      flowing:
        'Disciplina com energia move pedras. Com Marte ajudando o seu Saturno, a tarefa longa anda bem em blocos de quarenta minutos.',
      tense:
        'Será que existe uma porta de serviço? Diante do muro que Marte encontra no seu Saturno, perguntar a quem já passou rende mais que chutar.',
    },
    uranus: {
      joined:
        'Invente, desmonte o rádio velho, grite num show: a eletricidade destes dias precisa de fio, e decisões sem volta podem aguardar até segunda.',
      flowing:
        'Ousadia bem-vinda: um atalho, uma gambiarra genial, uma resposta inesperada. A turma costuma aplaudir quem tenta primeiro.',
      tense:
        'Pavio curto encontra fósforo solto. Sua geração sabe protestar; desta vez, a rebeldia talvez caiba numa aula de percussão.',
    },
    neptune: {
      joined:
        'Agir por um ideal dá sentido à semana, mas a mira treme um pouco. Netuno embaça o pedido, e a causa merece ser lida até o rodapé.',
      flowing: 'Dance, nade, pinte grande: o corpo encontra um caminho para o que a imaginação sonhou.',
      tense: 'Remar na neblina cansa cedo. Muita briga destes dias nasce de suposição e some com o sol.',
    },
    pluto: {
      joined:
        'Força de escavadeira em rua estreita. Canalize-a numa obra pesada, como limpar a garagem, e tenha cuidado com os canteiros alheios.',
      flowing:
        'Você sabe onde apertar. Com essa determinação calma, quase teimosa, aquilo que exigia mais de uma tentativa tende a ceder.',
      tense:
        'Mandar ou obedecer? Marte provoca o seu Plutão, e a terceira saída, negociar sentando-se à mesma altura, fica esquecida num canto.',
    },
    ascendant: {
      joined:
        'Fica difícil não notar você passando. Marte no Ascendente apressa o passo e engrossa a voz, e a coragem chega antes da delicadeza.',
      flowing:
        'Corpo disposto, presença franca: você diz a que veio logo na primeira frase, e isso poupa meia hora de rodeios.',
      tense:
        'Fale na primeira pessoa e proponha uma trégua com horário: o atrito com quem divide a mesa ou o projeto vem de frente.',
    },
    midheaven: {
      joined:
        'Tomar a frente de uma entrega difícil dá prazer com a ambição assim acordada, e reconhecer quem ajudou a empurrar dá mais ainda.',
      flowing:
        'Seu esforço avança alguns metros na direção certa. Quem traz a solução pronta costuma ganhar o ouvido da chefia na primeira frase.',
      tense:
        'Quando o serviço vira ringue e a casa também reclama, a pressão vem de dois andares. Descarregue no meio do caminho, pedalando.',
    },
  },
  jupiter: {
    sun: {
      joined:
        'Cresce a vontade de ocupar mais espaço, e por algumas semanas o mundo parece concordar. Peça o que antes parecia grande demais.',
      flowing:
        'Pessoas generosas tendem a se interessar pelo que você faz, e o vento ajuda. Retribuída com a mesma largueza, a ajuda continua girando.',
      tense:
        'Sua autoestima incha um pouco, como balão em festa infantil. Comemore, claro, e peça a alguém sincero que segure o barbante.',
    },
    moon: {
      joined:
        'Casa cheia, coração folgado. Durante estas semanas, acolher faz tão bem a você quanto a quem chega com fome.',
      flowing:
        'Um conforto sem motivo se instala na rotina. Júpiter embala a sua Lua, e uma bobagem antiga fica fácil de perdoar.',
      tense:
        'Carinho em excesso também sufoca, como sabem as visitas que saem com três potes de comida. Quanto, afinal, a outra pessoa quer?',
    },
    mercury: {
      joined:
        'A mente pede janela panorâmica. Curso novo, livro gordo ou conversa com outro hemisfério, tudo areja.',
      flowing:
        'Entender o conjunto ficou mais simples. As frases cooperam, e o projeto escrito agora sai com começo e fim.',
      tense:
        'Detalhes somem debaixo do entusiasmo. Conte a ideia a uma pessoa cética e agradeça cada buraco que ela apontar.',
    },
    venus: {
      joined:
        'Afetos ganham quintal. Estas semanas favorecem festa, arte, reconciliação e um romance com vontade de rir.',
      flowing:
        'Bons encontros aparecem com jeito de acaso. Até o aniversário da amiga da amiga pode render companhia duradoura.',
      tense:
        'Prazer demais perde o sabor lá pela terceira porção. Eleja o que encanta de verdade e devolva o resto à prateleira.',
    },
    mars: {
      joined:
        'Coragem com mapa e merenda. Marte recebe reforço por umas semanas, e um projeto esportivo ou ousado pode sair da conversa.',
      flowing:
        'Agir compensa. Nestas semanas, cada passo dado com convicção costuma atrair um segundo par de mãos.',
      tense:
        'Ponha os planos em fila indiana. A gana de ter tudo já, em tamanho família, costuma atropelar o primeiro da lista.',
    },
    jupiter: {
      joined:
        'Doze anos depois, Júpiter regressa ao seu lugar natal e pergunta em que vale a pena acreditar. A resposta vem, muitas vezes, em forma de plano largo.',
      flowing:
        'Fé e oportunidade se cumprimentam na esquina. Semanas propícias a estudar, viajar um pouco, retomar uma esperança deixada de lado.',
      tense:
        'Crenças passam por um teste de tamanho: alguma ficou larga, outra já aperta. Ajuste a barra antes de desfilar.',
    },
    saturn: {
      joined:
        'Uma responsabilidade antiga pode ser dividida, ou finalmente render o que prometia: Júpiter traz alívio à parte mais séria da vida.',
      flowing:
        'Expandir com critério: eis a arte do momento. O acordo bem lido anda, e o negócio pode crescer um cômodo por vez.',
      tense:
        'Um pé quer correr, o outro conta moedas. Com Júpiter desafiando o seu Saturno, o avanço vem em prestações, sem vergonha da cautela.',
    },
    uranus: {
      joined:
        'Sua turma de idade sente, por umas semanas, que a hora de tentar diferente chegou mais perto. Com que você começaria?',
      flowing:
        'Golpe de sorte com jeito de erro: o voo trocado, a sala errada, a pessoa certa. Agenda com margem recebe essas visitas; a lotada nem atende.',
      tense:
        'Virar a mesa parece divertido até alguém ter de juntar os talheres. Mude uma gaveta da vida e observe o efeito.',
    },
    neptune: {
      joined:
        'Fé, música e compaixão transbordam um pouco. Doação com hora marcada dura mais que a feita no arrebatamento.',
      flowing:
        'Compre um caderno grande. Um coral, um retiro ou a pintura de domingo pode lhe dar inspiração para o mês inteiro.',
      tense:
        'Promessas cor-de-rosa pedem segunda leitura. Sonhe à vontade, mas converse com quem já comprou passagem para esse mesmo paraíso.',
    },
    pluto: {
      joined:
        'Sua palavra anda pesando mais, ainda que você nem procure influência. Com ela você pode levantar alguém, ou apenas ganhar uma discussão.',
      flowing:
        'Recursos escondidos vêm à mão: um talento, um aliado, uma ideia guardada. Semanas boas para refazer algo do zero.',
      tense:
        'Vencer a qualquer preço sai caro nesta temporada. Imagine a manhã depois da vitória e veja quem ainda tomaria café com você.',
    },
    ascendant: {
      joined:
        'Seu riso chega antes de você. Júpiter visita o Ascendente, e gente recém-apresentada tende a lhe dar crédito, que dura mais se gasto com parcimônia.',
      flowing:
        'Sua presença inspira convites, e gente de outros ofícios gosta das perguntas que você faz. A curiosidade cuida das apresentações.',
      tense:
        'Gente generosa, e um tanto espaçosa, pode cruzar o seu caminho. A festa é boa; a hora do último brinde é que ninguém combinou.',
    },
    midheaven: {
      joined:
        'O que você sabe fazer ganha alcance, e um convite maior pode aparecer nestas semanas. Pergunte as condições com um sorriso.',
      flowing:
        'Reconhecimento pode chegar sem fanfarra. Uma candidatura ou pedido de mentoria encontra gente disposta a ouvir.',
      tense:
        'Faça as contas das horas de sono antes de aceitar o crachá novo: o cargo é vistoso, e a agenda encolhe depressa.',
    },
  },
  saturn: {
    sun: {
      joined:
        'Nestes meses, você presta contas a si. Saturno põe na balança a sua vontade, e aquilo que tiver peso permanece.',
      flowing:
        'Esforço antigo começa a dar sombra. Por alguns meses, consistência vale mais que talento, e você tem um pouco de ambos.',
      tense:
        'Escolha o que levar, porque a subida é íngreme e dura meses. Descansar nos patamares faz parte, sem pedir licença.',
    },
    moon: {
      joined:
        'O coração amadurece em silêncio, às vezes com frio nos pés. Poucas companhias, constantes, aquecem mais do que a sala cheia.',
      flowing:
        'Laços de família encontram firmeza. Tempo de combinar quem cuida do quê, e de reconhecer o valor de uma rotina mansa.',
      tense:
        'Necessidades e deveres brigam pela mesma cadeira. Nestes meses, precisar de alguém pode dar vergonha, e o pedido sai melhor em frase curta.',
    },
    mercury: {
      joined:
        'Estudar um assunto difícil toda manhã, por meses, pode virar prazer. Saturno dá ao pensamento o passo lento de quem talha pedra.',
      flowing:
        'Concluir uma formação, ler o manual inteiro, pôr o conhecimento em fichas: estes meses emprestam uma concentração rara.',
      tense:
        'Pessimismo se veste de realismo e fala bonito. Anote o que de fato aconteceu, ao lado do que você temia, e compare.',
    },
    venus: {
      joined:
        'Amar com os pés no chão vira assunto por uns meses. Relações passam por uma revisão de engrenagens e mostram o que aguentam.',
      flowing:
        'Afeto que cumpre horário tem sua poesia. Boa fase para morar junto, selar uma sociedade, comprar pouco e bem.',
      tense:
        'Conte de que jeito gosta de receber carinho antes de se fechar para alguém. Saturno faz a cobrança soar mais alto que o abraço.',
    },
    mars: {
      joined:
        'Força contida, quase a ponto de emperrar. Dê a ela um ofício de paciência, como entalhar madeira dura, lasca por lasca.',
      flowing:
        'O treino miúdo soma. Com Saturno sustentando o seu Marte, metas distantes encontram cadência de maratona.',
      tense:
        'Cada impulso encontra uma placa de pare. Algumas protegem, outras só sobraram ali, e o trabalho braçal ajuda a separar umas das outras.',
    },
    jupiter: {
      joined:
        'Esperança e prudência assinam um acordo. Por meses, o sonho recebe orçamento, prazo e um tamanho que dá para visitar.',
      flowing:
        'Crescer devagar combina com este trecho. A filial pequena e o mestrado aos sábados têm boas chances.',
      tense:
        'Projetos grandes encolhem na lavagem. Olhe o que sobrou: pode ser justamente a parte que cabe em você.',
    },
    saturn: {
      joined:
        'Saturno fecha uma volta de quase três décadas e pergunta que vida é essa que você sustenta. A resposta aparece nas obras, e perfeição nem cai na prova.',
      flowing:
        'Maturidade cai bem, como chapéu herdado que enfim serve. O compromisso longo, que antes assustava, agora tem o seu número.',
      tense:
        'Em ciclos de sete anos e pouco, as estruturas rangem. Escute de onde vem o barulho e reforce essa viga primeiro.',
    },
    uranus: {
      joined:
        'Rebeldia com carteira assinada: sua geração é chamada a dar forma ao que inventou. Meses para testar um jeito próprio, com cronograma.',
      flowing:
        'Velho e novo tocam a mesma música por um tempo. Dá para reformar sem derrubar, com o regulamento na mão.',
      tense:
        'Quem manda aqui, o costume ou a vontade de arejar? Enquanto Saturno aperta, cabem pequenas liberdades com hora de voltar.',
    },
    neptune: {
      joined:
        'Um sonho compartilhado por muita gente da sua idade pede chão. Ponha uma data ao lado dele e veja o que fica.',
      flowing:
        'Pratique no mesmo horário, seja o instrumento, seja a prece. Nesta fase a inspiração aceita disciplina, coisa pouco comum.',
      tense:
        'Desencanto costuma ser um par de óculos limpos. Durante estes meses, perdoe a realidade por ser menor e mais firme que o sonho.',
    },
    pluto: {
      joined:
        'Temas pesados pedem luvas grossas e constância. Com a sua geração, você aprende que mexer no fundo exige licença e calendário.',
      flowing:
        'Largar um mau costume parece possível em meses assim, de tenacidade sem barulho, e a fundação de um projeto agradece.',
      tense:
        'Medo de perder o leme endurece as mãos. Delegue uma tarefa inteira e aguente, em silêncio, a vontade de conferir.',
    },
    ascendant: {
      joined:
        'Sua chegada fica mais sóbria, e há quem estranhe. Nestes meses você assume a própria cara; roupas e promessas pedem corte simples.',
      flowing:
        'Confiança alheia se conquista pela pontualidade. A fase favorece parcerias sérias e uma imagem sem enfeite.',
      tense:
        'Relações cobram definição, e alguém pode fazer o papel de fiscal. Compromisso medido em voz alta cansa menos que o adivinhado.',
    },
    midheaven: {
      joined:
        'Topo da escada, degrau exposto. Ao longo dos meses, o trabalho mostra responsabilidade e cansaço, e o repouso passa a fazer parte do posto.',
      flowing:
        'O respeito que você ganhou no braço tende a constar em ata. São meses bons para uma carreira sólida, feita de clientes fiéis e avanços discretos.',
      tense:
        'Chefia exigente ou teto pingando: a vida pública e o lar reclamam manutenção. Há tempo para duas frentes; a terceira é que quebra a semana.',
    },
  },
  uranus: {
    sun: {
      joined:
        'Acordar com outra ideia de quem se é: assim se sente, por um ano ou dois, este encontro. Mude o que aperta e deixe notícias.',
      flowing:
        'Autenticidade sai de graça nesta fase. O que em você parecia esquisito começa a abrir caminho, de preferência com orgulho manso.',
      tense:
        'Convém alterar uma coisa por estação. Esta sacudida na identidade gosta de trocar todos os móveis de lugar numa noite só.',
    },
    moon: {
      joined:
        'Mantenha um ritual miúdo, o mesmo chá na mesma xícara, enquanto as emoções chegam como visita sem aviso e o lar se renova.',
      flowing:
        'Um jeito mais livre de cuidar e de receber cuidado se instala aos poucos. A família pode descobrir outra maneira de se reunir, com menos cerimônia.',
      tense:
        'Querer raízes e querer estrada na mesma semana cansa. Ao longo desta fase, avise os seus quando precisar de ar e diga quando volta.',
    },
    mercury: {
      joined:
        'Anote tudo, escolha duas, solte as outras dez: as ideias vêm em saltos de gafanhoto, e explicá-las com vagar cabe a você.',
      flowing:
        'Tecnologia, invento, assunto estranho: a mente pega gosto pelo que vem na frente. O tema que ainda não tem diploma é o que mais prende.',
      tense:
        'Pensar diferente vira esporte, e às vezes tique. Deixe uma opinião alheia ficar no sofá por uma noite antes de expulsá-la.',
    },
    venus: {
      joined:
        'Amores ganham corrente alternada. Talvez chegue alguém improvável, talvez o par de sempre peça regras novas, e o molde antigo já não serve.',
      flowing:
        'Seu gosto rejuvenesce, e as amizades também. Um arranjo afetivo pouco convencional pode servir melhor do que o modelo dos parentes.',
      tense:
        'Atração por quem mora longe, por quem já tem par, por quem some aos domingos. Urano testa sua Vênus; veja se o que falta é espaço.',
    },
    mars: {
      joined:
        'Largar o ofício passa pela cabeça de muita gente com esta inquietação. Que tal um protótipo antes da versão definitiva?',
      flowing:
        'Caminhar por conta própria pede pouco esforço. Um método seu, meio fora do manual, economiza tempo e atrai curiosos.',
      tense:
        'Impaciência de chaleira apitando. Retire-se da cozinha alguns minutos, respire no corredor e escolha onde a ruptura vale a pena.',
    },
    jupiter: {
      joined:
        'Horizonte alargado de repente. Uma crença muda, uma viagem convida, e a vida ganha um capítulo que você não encomendou.',
      flowing:
        'Chances fora de hora gostam de gente desperta. Nesta temporada, vale deixar um sábado sem planos e a curiosidade em dia.',
      tense:
        'Largar tudo por uma ideia luminosa é o canto da sereia desta fase. Siga a ideia nos fins de semana e veja se ela pede mais.',
    },
    saturn: {
      joined:
        'Estruturas de anos podem rachar como casca de ovo, sem que isso seja má notícia. O que ainda alimenta fica, e o resto sai com pouco barulho.',
      flowing:
        'Modernizar sem demolir: o trabalho e os deveres aceitam uma versão mais leve. Um horário torto, bem negociado, pode valer por um aumento.',
      tense:
        'Salto ou emprego seguro? Na dúvida, o corpo fica na ponta dos pés. Costure uma rede antes, malha por malha.',
    },
    uranus: {
      joined:
        'Poucas pessoas vivem este retorno, pois o ciclo passa de oitenta anos. Quem chega aqui pode se dar ao luxo de surpreender.',
      flowing:
        'Sua faixa de idade respira agora um ar parecido, e as mudanças de época chegam com certa naturalidade.',
      tense:
        'Gente da sua idade também anda se perguntando se era só isso. Troque figurinhas sobre recomeços e faça um, pequeno, por sua conta.',
    },
    neptune: {
      joined:
        'Ideais da sua geração levam um choque bom e acordam. A poesia continua; muda a maneira de praticá-la.',
      flowing:
        'Deixe-se intrigar pela causa recém-descoberta ou pela arte que ainda não tem museu; lampejo e sonho trabalham em parceria.',
      tense:
        'Certezas vagas evaporam, e no lugar fica um céu meio branco. Por algum tempo falta resposta, e dá para viver bem sem ela.',
    },
    pluto: {
      joined:
        'Mudanças coletivas apertam um botão fundo na sua geração. Em casa, isso talvez se traduza por uma faxina há muito prometida.',
      flowing:
        'Libertar-se do que pesava acontece quase sem alarde. Um hábito antigo cede, e você só repara quando alguém comenta.',
      tense:
        'Contemporâneos seus e você podem sentir o chão da época em obras. Um pedaço da reforma está à sua mão; o restante é de todos.',
    },
    ascendant: {
      joined:
        'Cabelo, nome artístico, tom de voz: a fachada pede reinvenção. Quem conhecia você de antes talvez precise de segunda apresentação.',
      flowing:
        'Sua diferença vira atrativo. Durante um bom tempo, gente incomum se aproxima e ri das mesmas coisas, se o portão estiver sem tranca.',
      tense:
        'Parcerias podem pedir liberdade ou tomá-la sem pedir. Reescrevam juntos o combinado, a lápis, e revejam a cada seis meses.',
    },
    midheaven: {
      joined:
        'O rumo profissional pode ficar de cabeça para baixo, e o que cai dos bolsos interessa. Um caminho independente pode começar como bico.',
      flowing:
        'Originalidade passa a contar no currículo. O momento acolhe quem inventa função, até em projeto que ninguém pediu.',
      tense:
        'Organogramas podem mudar sem consultar você. Contatos fora da empresa e senso de humor, nesses meses, valem um cargo.',
    },
  },
  neptune: {
    sun: {
      joined:
        'Contornos se dissolvem um pouco, e por uns dois anos a pergunta “quem sou?” tem cheiro de mar. Crie mais, explique menos.',
      flowing:
        'Imaginação alimenta a vontade em vez de distraí-la. A vocação que comove sem dar motivo ganha tempo para se explicar.',
      tense:
        'Bússola preguiçosa: você segue, meio sem saber para onde. Gente que fala claro e coisas palpáveis devolvem o norte aos poucos.',
    },
    moon: {
      joined:
        'Você anda captando o que ninguém disse, feito rádio que pega estação distante. Proteja o sono e reserve uma hora sem visitas.',
      flowing:
        'Compaixão e aconchego se misturam bem. Uma casa com música, um altar pequeno, uma avó lembrada: assim o coração se abastece.',
      tense:
        'Combine com amigos um dia fixo de companhia. A saudade sem endereço, que Netuno atiça por um tempo, gosta de ter calendário.',
    },
    mercury: {
      joined:
        'Pensar em imagens vence o pensar em listas. Por um tempo longo, número e data ficam melhor com outro par de olhos.',
      flowing:
        'Fantasia e linguagem se cortejam. Idioma aprendido por música entra fácil, e a ficção também sai.',
      tense:
        'Diga um “não sei” sem medo na mesa da diretoria. Há informação demais em água turva, e as perguntas bobas costumam limpá-la.',
    },
    venus: {
      joined:
        'Você ama como quem vê cinema em tela grande. Netuno envolve a sua Vênus; arte, devoção e ilusão dormem no mesmo quarto.',
      flowing:
        'Ao longo deste trânsito, a beleza costuma visitar quem lhe deixa uma cadeira vaga, e o perdão fica mais fácil de pedir.',
      tense:
        'Pedestais andam baratos. Veja se quem você admira responde às mensagens, paga a sua parte e lembra o seu aniversário.',
    },
    mars: {
      joined:
        'A vontade amolece como argila molhada, o que é ótimo para esculpir. Lute por uma causa e cochile quando o corpo pedir.',
      flowing:
        'Mover-se com fluidez: capoeira, vela, improviso no palco. A intuição diz quando avançar e poupa esforço.',
      tense:
        'Confira o que você anda fazendo por culpa. A vontade perde o fio nesta fase, e parte do serviço talvez pertença a outra pessoa.',
    },
    jupiter: {
      joined:
        'Fé do tamanho de uma catedral, com vitrais e goteiras. Sirva, peregrine, cante em grupo; quanto aos gurus, veja se aceitam uma pergunta difícil.',
      flowing:
        'Confiança na vida cresce em silêncio, como musgo depois da chuva. Uma generosidade anônima pode lhe abrir o mundo.',
      tense:
        'Ideais crescem feito algodão-doce: muito volume, pouca substância. Prove um pedaço antes de comprar o carrinho inteiro.',
    },
    saturn: {
      joined:
        'Regras antigas perdem tinta, e você já não sabe ao certo a quem devia obediência. Escreva as suas, poucas, em letra legível.',
      flowing:
        'Rigor amaciado: deveres ganham sentido, e o sentido ganha horário. Boa época para ofícios que cuidam de alguém.',
      tense:
        'Alicerce úmido pede inspeção. Talvez uma obrigação tenha virado sacrifício sem que ninguém pedisse, e o assunto rende melhor de dia.',
    },
    uranus: {
      joined:
        'A rebeldia da sua geração aprende a falar macio. O futuro sonhado entre amigos já cabe num gesto pequeno.',
      flowing:
        'Intuições de grupo, coincidências engraçadas, canções que todos assobiam ao mesmo tempo. Deixe o novo chegar sem exigir manual.',
      tense:
        'Utopias cansadas bocejam. Que liberdade ainda faz falta à sua geração, e qual delas era só moda?',
    },
    neptune: {
      joined:
        'Netuno leva mais de século e meio para completar a volta, de modo que este encontro costuma ser de bebês. Cante baixinho para quem chegou.',
      flowing:
        'Uma maré mansa visita toda a sua faixa de idade. Aquela fantasia juvenil volta e pergunta que forma adulta você aceita.',
      tense:
        'Perto dos quarenta, ou bem mais tarde, muita gente vê o sonho antigo desbotar. Experimente outras cores antes de cortar o pano.',
    },
    pluto: {
      joined:
        'Algo que assombrava a sua geração se dilui, como tinta em balde d’água. Na vida de cada dia, isso pode ser só um suspiro longo.',
      flowing:
        'Sem alarde, velhos medos coletivos perdem dentes. O que assustava a sua época já se conta aos mais jovens.',
      tense:
        'Suspeitas nebulosas pedem provas simples: um fato, um nome, uma data. O que sobrar depois disso talvez seja só barulho de época.',
    },
    ascendant: {
      joined:
        'Seu rosto vira tela onde projetam o que querem ver. Brinque com isso na arte; na vida prática, corrija cedo as fantasias.',
      flowing:
        'Pessoas sensíveis tendem a se aproximar de você, que acalma sem dizer muito; talvez alguém lhe conte a vida na sala de espera.',
      tense:
        'Quem é mesmo essa pessoa ao seu lado? Limpe o vidro com perguntas gentis, repetidas, e mostre também o seu contorno.',
    },
    midheaven: {
      joined:
        'Cargos perdem nitidez por um tempo, enquanto um chamado mais terno toma corpo no horizonte, como aquarela ainda úmida.',
      flowing:
        'Arte, cuidado ou espírito encontram lugar no que você faz para ganhar a vida. O projeto que toca o peito paga também em sentido.',
      tense:
        'De quem é, afinal, esta tarefa? Peça metas por escrito, guarde registros e desconfie do cargo com nome bonito demais.',
    },
  },
  pluto: {
    sun: {
      joined:
        'Aquilo que era pose derrete, devagar, numa forja que arde por um bom tempo. Trate-se com respeito enquanto o metal esfria.',
      flowing:
        'Você descobre, ao longo desta fase, que pode decidir mais do que supunha, e começa a fazê-lo sem espalhafato.',
      tense:
        'Medição de forças com alguém que manda, ou com a sua própria mania de mandar. A causa que merece uma tempestade é rara, e esta talvez não seja uma delas.',
    },
    moon: {
      joined:
        'Histórias da família pedem escuta, pois as emoções saem com raiz e terra. Um bom ouvido profissional pode fazer companhia.',
      flowing:
        'Contar o segredo herdado a quem tem ombro largo desarma uma solidão velha. Talvez você descubra que ele já pesa pouco.',
      tense:
        'Controle se disfarça de amor na soleira. Quando o peito apertar, pergunte de que medo se trata e adie o sermão.',
    },
    mercury: {
      joined:
        'Sua curiosidade desce como sonda e só para quando toca pedra. Um tema por vez já é fundura bastante e deixa fôlego para voltar.',
      flowing:
        'Persuadir exige pouco quando se fala do essencial. O período favorece a pesquisa, a conversa longa, o texto que corta o excesso.',
      tense:
        'Dê um passeio quando perceber que já ensaia a décima réplica. A ideia fixa bate feito tambor, e compreender exige silêncio.',
    },
    venus: {
      joined:
        'Um querer com gravidade própria puxa tudo para a sua órbita, e os valores giram com ele. Fique onde a intensidade deixar respirar.',
      flowing:
        'Gostar mais a fundo, de menos coisas: assim as amizades leais se revelam, e um talento artístico desce do sótão.',
      tense:
        'Quem deu mais, quem deve menos? Plutão pressiona sua Vênus a fazer balanço, e um prazer só seu pode ficar fora da negociação.',
    },
    mars: {
      joined:
        'Recomeçar um treino ou uma obra abandonada combina com esta vontade forte como café de estrada. Duelos de vaidade, nem tanto.',
      flowing:
        'Persistir quase não custa. Com esta passagem lenta, você desmonta um obstáculo parafuso por parafuso, sem chamar atenção.',
      tense:
        'Raiva antiga reconhece um pretexto e levanta da cadeira. Gaste-a no saco de areia, e só depois diga o que ultrapassou o limite.',
    },
    jupiter: {
      joined:
        'Querer grande, acreditar com força. A fase aumenta seu alcance e pede ética à altura, a começar por saber quem mais ganha com o plano.',
      flowing:
        'Aos poucos, a confiança ganha profundidade e boas companhias. Estudar a sério algum assunto pode mudar o tamanho dos seus planos.',
      tense:
        'Dogma ou convicção? A diferença aparece quando alguém ri. O ideal que aguenta a risada conserva o núcleo e perde o verniz.',
    },
    saturn: {
      joined:
        'Defesas que serviram por anos são examinadas uma a uma. Leva tempo, e as que sustentam tendem a ficar, às vezes com outro uso.',
      flowing:
        'É uma época boa para reorganizar uma casa, uma empresa, um jeito de envelhecer, com a autoridade de quem dispensa discurso.',
      tense:
        'Faça menos, em ordem. Sob a prensa desta fase, uma obrigação obsoleta talvez espere só a sua licença para se aposentar.',
    },
    uranus: {
      joined:
        'O grito de liberdade da sua geração ganha subsolo. Pode ser a ocasião de levar a sério uma excentricidade querida.',
      flowing:
        'Mudar de verdade parece possível, e há companhia para isso. Entre numa iniciativa de bairro que tenha ferramentas na mão.',
      tense:
        'Nem tudo precisa cair. Com rupturas em volta e tédio do que é morno, vale decidir o que reformar e o que apenas repintar.',
    },
    neptune: {
      joined:
        'Certo sonho comum aos nascidos no seu tempo vai até o fundo buscar ouro ou areia. Peneirado com paciência, rende um pouco dos dois.',
      flowing:
        'Ideais compartilhados amadurecem em silêncio, feito queijo na adega. Parte deles você já pratica, sem precisar dar nome.',
      tense:
        'Ilusões coletivas descascam, e embaixo há madeira boa. Restaure a sua parte sem zombar da fé de ninguém.',
    },
    pluto: {
      joined:
        'Plutão precisa de quase dois séculos e meio para voltar, então este contato fala de quem acaba de nascer. Embale sem pressa.',
      flowing:
        'Transformações da sua geração seguem um leito já cavado. Pouco se nota por fora; por dentro, alguma confiança se assenta.',
      tense:
        'Amigos de escola, reencontrados agora, talvez contem mudanças parecidas com as suas. Comparar histórias ajuda a rir do susto.',
    },
    ascendant: {
      joined:
        'As pessoas podem reagir com força à sua presença, mesmo quando você só pergunta as horas. Um riso à mostra desmancha metade da armadura.',
      flowing:
        'Você impressiona por inteiro, sem elevar a voz. Bom período para trocar de pele em público, com calma, um costume após o outro.',
      tense:
        'Alguém pode estar segurando as rédeas da relação, e convém saber quem. Com o mando em turnos, aparece como cada parte lida com perder.',
    },
    midheaven: {
      joined:
        'A que poder você quer servir, e com que limites? A mudança na vida profissional avança como obra de metrô, e a resposta também.',
      flowing:
        'Influência cresce por dentro da instituição, nas conversas que importam. Um processo reformado por inteiro pode levar o seu nome no rodapé.',
      tense:
        'Disputas de bastidor podem alcançar sua mesa. Decisão documentada protege pouco do boato e muito da segunda versão.',
    },
  },
};
