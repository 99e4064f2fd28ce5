import type { FacetSentences } from '../../celestia-words.ts';

/** Como cada signo faz as coisas, conforme quem as faz. */
export const facets: FacetSentences = {
  aries: {
    self: [
      'Você descobre quem é quando começa alguma coisa e vê o que ela faz com você.',
      'Há em você uma franqueza de criança, que diz na hora o que o resto da sala só cochichava.',
    ],
    feeling: [
      'Em você o sentimento chega rápido, queima limpo e some antes que alguém puxe uma cadeira.',
      'Esperar notícia é pior que notícia ruim, e ter o que fazer com as mãos tira a aflição do peito.',
    ],
    mind: [
      'Você pensa em voz alta e por manchetes; prefere se corrigir depois a esperar agora.',
      'Numa discussão as suas melhores frases aparecem quentes, e um argumento contrário acorda você de vez.',
    ],
    love: [
      'Você gosta do primeiro passo, da resposta direta e de quem ri depois da briga.',
      'Você gosta da conquista tanto quanto do namoro, e uma aventura improvisada reacende o que a rotina amornou.',
      'Quando alguém desperta o seu interesse, você mostra logo, e prefere ouvir um não a ficar imaginando.',
      'Você se apaixona depressa e gosta de quem acompanha o seu ritmo sem fazer joguinho.',
    ],
    drive: [
      'Sua energia vem em tiros curtos, e rende mais quando dá para ver a chegada.',
      'Raiva em você é combustível, e muita faxina já saiu perfeita depois de um telefonema atravessado.',
    ],
    growth: ['A sorte costuma achar você na frente, enquanto o pessoal sensato ainda discute.'],
    duty: [
      'Paciência você aprendeu no susto, quase sempre refazendo a mesma coisa.',
      'Cedo você entendeu que teria de se virar sem ajuda, e coragem virou algo que se treina, feito músculo.',
    ],
    approach: [
      'Você entra já em movimento, e num minuto todo mundo sabe onde pisa.',
      'Sua testa franze e desfranze depressa, e há em você uma cara de recreio que os anos não levam.',
    ],
    calling: [
      'Você rende mais onde é preciso abrir a porta e ninguém abriu ainda.',
      'Chefia distante irrita você, que floresce com autonomia, decisão própria e um concorrente para superar.',
    ],
    money: [
      'O dinheiro vem depressa e vai depressa; uma regra feita num dia calmo ajuda mais que a força de vontade.',
    ],
    home: ['Você precisa de um lugar onde dê para bater a porta e ter perdão até o jantar.'],
    company: ['Sua turma é a que responde a um convite de última hora já com o sapato no pé.'],
    partner: ['Quem discute de igual para igual atrai você; concordância demais dá tédio no segundo mês.'],
    north: ['Faz bem a você escolher por conta própria, mesmo quando seguir o grupo seria mais fácil.'],
    shared: [
      'Dever deixa você com coceira, e a vontade é quitar hoje mesmo; antes de emprestar ou assinar junto, durma uma noite.',
    ],
    retreat: [
      'Longe dos olhares você precisa gastar a raiva no corpo, nadando ou carregando peso; ali age uma coragem que pouca gente vê.',
    ],
  },
  taurus: {
    self: [
      'Você confia no que dá para segurar e prefere ir devagar a se arrepender depressa.',
      'Prazer simples é assunto sério para você, e uma tarde chupando manga vale tanto quanto uma vitória.',
      'Você aprecia o que é bem-feito e dura, e desconfia de novidade que chega com muita pressa.',
      'Você leva tempo para mudar de ideia, mas o que decide com calma ninguém derruba.',
    ],
    feeling: [
      'O que acalma você passa pelo corpo: comida, coberta, o mesmo passeio na mesma hora.',
      'Poucas coisas tiram você do sério, mas o aborrecimento, uma vez instalado, leva estações para ir embora.',
    ],
    mind: [
      'Você dá tempo a uma ideia, e depois de assentada ela sobrevive a várias modas.',
      'Teoria sem exemplo entra por um ouvido e sai pelo outro; o que viu funcionar, você não esquece mais.',
    ],
    love: [
      'Você ama com as mãos e com os hábitos, e custa a largar o que um dia fez bem.',
      'Um cheiro bom no pescoço convence você mais que poesia, e a fidelidade vem sem que se peça.',
    ],
    drive: [
      'É difícil fazer você arrancar, e mais difícil ainda parar; no terceiro ano você continua lá.',
      'Apressar você só produz teimosia, enquanto um ritmo próprio, com pausa para o lanche, move montanhas de serviço.',
    ],
    growth: ['O que é seu cresce como horta, um pouco de trabalho por semana e nenhuma pressa.'],
    duty: [
      'Você leva a sério cuidar do que tem, e teme que falte mesmo de despensa cheia.',
      'Tijolo por tijolo você cumpre o que prometeu, e a lição demorada é desfrutar do que fez antes da aposentadoria.',
    ],
    approach: [
      'As pessoas encontram calma em você e baixam a voz sem perceber.',
      'De roupa macia e andar sem pressa, você deixa claro que mudar de opinião vai exigir bons motivos.',
    ],
    calling: [
      'Você se dá bem com trabalho que deixa algo sólido, que se toca ou se prova.',
      'Carreira, para você, combina com salário previsível e beleza por perto, seja num jardim, num banco ou num ateliê.',
    ],
    money: ['Você tem faro para o que dura, e o barato pode irritar você por anos.'],
    home: ['Na sua casa importa até o peso da caneca, e a visita fica mais do que planejou.'],
    company: ['Você prefere poucas amizades que durem décadas, com uma mesa cativa em algum lugar.'],
    partner: ['Você procura alguém cuja palavra de segunda ainda valha na sexta.'],
    north: ['A vida empurra você para o simples e o próprio, longe das tempestades alheias.'],
    shared: [
      'Dinheiro em comum pede papel passado e prazo; você conserva o que herda e confia aos poucos, como quem deposita todo mês.',
    ],
    retreat: [
      'O seu retiro é não fazer nada com capricho, na grama ou cochilando à sombra; sem que se note, uma força teimosa se refaz.',
    ],
  },
  gemini: {
    self: [
      'Antes do almoço você já foi várias pessoas, e quem manda costuma ser a parte curiosa.',
      'Brincar com as palavras mantém você jovem, e um trocadilho na hora certa já salvou muita reunião.',
    ],
    feeling: [
      'Você entende o que sente contando a alguém, e aquilo muda enquanto você conta.',
      'Uma novidade boba, lida no ônibus, basta para clarear a sua manhã, e à tarde o tempo já virou.',
    ],
    mind: [
      'Suas ideias andam em pares, cada uma com sua objeção; daí a rapidez, e às vezes o cansaço.',
      'Sotaque e gíria você pega em uma tarde, e o livro novo começa pelo meio, pelo fim ou pela orelha.',
    ],
    love: [
      'Você se encanta primeiro pela conversa, e silêncio no jantar preocupa mais que briga.',
      'No amor você precisa de leveza, e um bilhete engraçado no meio do expediente faz as vezes de buquê.',
    ],
    drive: [
      'Você prefere duas tarefas a uma, porque a segunda descansa da primeira.',
      'Seus dedos são ágeis, a língua é afiada, e só o tédio consegue de fato derrubar você.',
    ],
    growth: ['As portas se abrem por um comentário, uma mensagem, a amiga de um amigo.'],
    duty: [
      'Talvez você tenha achado que precisava saber tudo antes de poder falar.',
      'A palavra que você assina passa por três conferências, e a concentração, antes rebelde, virou um ofício paciente.',
    ],
    approach: [
      'Você chega com uma pergunta, e gente desconhecida acaba falando do irmão.',
      'Gesticulando e pulando de assunto, você dá a impressão de conhecer todo mundo, até na fila do correio.',
    ],
    calling: [
      'Você brilha onde é preciso explicar, ligar, levar uma coisa de um grupo a outro.',
      'Duas profissões cabem numa vida só, e o seu nome circula melhor onde cada dia traz assunto diferente.',
    ],
    money: ['Você pode ganhar por vários riachos ao mesmo tempo; somar tudo já é outra história.'],
    home: ['Na sua casa há livros pela metade, três carregadores e alguém ao telefone.'],
    company: ['Você coleciona gente, e guarda de cada um o detalhe esquisito.'],
    partner: ['Você quer alguém que continue surpreendendo com aquilo que repara.'],
    north: ['Você cresce quando pergunta em vez de pregar e fica para ouvir a resposta.'],
    shared: [
      'Você empresta entre uma conversa e outra e esquece a quem; sua confiança vai para gente que explica a conta sem se irritar.',
    ],
    retreat: [
      'No recolhimento você precisa de caderno e zero notificação, porque a cabeça segue falando baixinho e encontra as frases que faltavam.',
    ],
  },
  cancer: {
    self: [
      'Você carrega os seus consigo, e muito do que faz é para manter essa gente segura.',
      'Por fora há uma casca, por dentro muita delicadeza, e só a convivência apresenta às pessoas essa segunda parte.',
    ],
    feeling: [
      'Você esquece o que foi dito, mas o que aquilo fez sentir continua ali anos depois.',
      'Como maré, seu humor sobe e desce, e um colo silencioso resolve o que conselho nenhum alcança.',
    ],
    mind: [
      'Sua memória é uma gaveta de cozinha: tem tudo, guardado por sentimento e não por data.',
      'Você escuta o tom antes da frase, e percebe um choro contido até em mensagem de duas linhas.',
    ],
    love: [
      'Você ama cuidando, e espera que adivinhem do que você precisa.',
      'Namoro bom, no seu mundo, tem apelido inventado, fotografia antiga e a certeza de que ninguém vai sumir.',
    ],
    drive: [
      'Você chega ao que quer pelas beiradas, e briga mais quando é por alguém seu.',
      'Com o coração apertado nada anda, mas num dia bom você agarra a tarefa e não solta mais.',
    ],
    growth: [
      'O que é bom chega pela família, pelas amizades antigas e por onde você se sente em casa.',
      'Quando você acolhe alguém sem fazer conta, a vida costuma devolver em dobro, e por caminhos conhecidos.',
    ],
    duty: [
      'Pode ser que a responsabilidade tenha vindo cedo, com o humor dos outros antes do seu.',
      'Desabar na frente dos outros custa muito a você, que se fez abrigo e raramente pede abrigo de volta.',
    ],
    approach: [
      'Você entra de mansinho, sente a temperatura e só então tira o casaco.',
      'Um olhar meigo e atento entrega o que você sente, e gente aflita se aproxima pedindo conforto sem saber por quê.',
    ],
    calling: [
      'Confiam a você o que é frágil, e dá para construir uma boa profissão em cima disso.',
      'Seu faro percebe do que o público sente falta, e até uma empresa grande ganha, com você, jeito de família.',
    ],
    money: ['Você guarda para um dia ruim que talvez não venha, e gasta sem pensar com quem ama.'],
    home: ['Lar, para você, é menos endereço que cheiro, gaveta de fotos, certa sopa.'],
    company: ['Você faz das amizades família, lembra aniversário e ainda manda marmita.'],
    partner: ['Você procura alguém que continue gentil quando você se cala.'],
    north: ['Seu caminho vai para deixar que cuidem de você, e não só cuidar.'],
    shared: [
      'No empréstimo em família, o que pesa para você é a mágoa, nunca a quantia; numa herança, escolheria o anel da avó antes do terreno.',
    ],
    retreat: [
      'Recolher-se, no seu caso, é deixar que uma saudade suba e passe; por baixo dela trabalha um cuidado que você raramente usa em si.',
    ],
  },
  leo: {
    self: [
      'Você faz as coisas de coração inteiro ou não faz, e passar em branco dói mais que errar.',
      'Mesquinharia você não perdoa nem em si, e a sua alegria, quando chega, esquenta até quem torcia contra.',
    ],
    feeling: [
      'Você sente em cores fortes, e um aplauso da pessoa certa conserta a semana.',
      'Você ri para disfarçar a ferida no orgulho, e só relaxa quando alguém abraça primeiro e pergunta depois.',
    ],
    mind: [
      'Você conta bem, às vezes melhor do que foi, e é a sua versão que fica.',
      'Suas opiniões sobem ao palanque com facilidade, e convencem porque você acredita nelas até a última sílaba.',
    ],
    love: [
      'Você ama com generosidade e às claras, e precisa ver um rosto se iluminar na chegada.',
      'Serenata e viagem surpresa são o seu natural, e por trás do espetáculo existe uma lealdade que dura.',
    ],
    drive: [
      'Você trabalha melhor quando alguém que importa está olhando.',
      'Se a honra está em jogo, o cansaço passa, e tomar a frente de uma causa faz as suas costas endireitarem.',
    ],
    growth: ['As chances vêm quando você se deixa ver, mesmo antes de achar que é hora.'],
    duty: [
      'Talvez o elogio já tenha vindo com condições, e você ainda ensaia mais do que precisa.',
      'Autoridade, no seu entender, se paga dando o exemplo, e brincar sem motivo foi algo que precisou de licença.',
    ],
    approach: [
      'Você traz calor e um pouco de teatro, e as cabeças viram, querendo ou não.',
      'Pela gargalhada se localiza você numa festa, e o elogio que distribui logo na chegada costuma ser sincero.',
    ],
    calling: [
      'Seu lugar tem seu nome na porta, e no trabalho se vê quem fez.',
      'Comandar com carinho é o seu talento, e uma equipe inteira cresce quando você divide o microfone.',
    ],
    money: [
      'Você é mão-aberta, ainda mais quando é para ver os outros felizes.',
      'Você gosta de gastar com o que é bonito e bem-feito, e conferir o saldo antes evita arrependimento.',
    ],
    home: ['Sua casa é um palco pequeno bem iluminado, e a melhor poltrona é da visita.'],
    company: ['Você cuida da turma, organiza a festa e nota na hora quem faltou.'],
    partner: ['Você quer alguém que se orgulhe de estar ao seu lado e tenha também orgulho de si.'],
    north: ['Ajuda você mostrar o que traz no peito em vez de se misturar ao grupo.'],
    shared: [
      'Pedir dinheiro emprestado fere o seu orgulho, embora você empreste com gosto; confiar de verdade é deixar alguém ver o saldo.',
    ],
    retreat: [
      'Fora de cena você precisa criar algo só por gosto, sem mostrar; existe aí um orgulho quieto que se alimenta disso.',
    ],
  },
  virgo: {
    self: [
      'Você vê o que poderia melhorar, a começar por si, e só descansa quando funciona.',
      'Ser útil dá a você mais gosto que aparecer, e o elogio que agrada fala do trabalho bem acabado.',
    ],
    feeling: [
      'Arrumar alguma coisa acalma seus nervos, e sua preocupação é carinho de avental.',
      'O estômago avisa antes da cabeça, e achar a palavra exata para o incômodo já alivia você pela metade.',
    ],
    mind: [
      'Você vê o único número errado da página cheia e depois não consegue deixar de ver.',
      'De um monte de informação solta você tira um passo a passo que até uma pessoa distraída consegue seguir.',
    ],
    love: [
      'Você ama nos detalhes: o chá certo, a dobradiça consertada, a pergunta que faltava.',
      'Declaração derramada encabula você, que prefere amor discreto, de gente limpa nas intenções e pontual nos encontros.',
    ],
    drive: [
      'Tarefa clara e boa ferramenta dão gosto; ordem vaga cansa.',
      'Repetir um gesto até ficar preciso é quase um esporte para você, que se inquieta de braços cruzados.',
    ],
    growth: ['Você avança mais por pequenos acertos que por saltos, e as pessoas contam com isso.'],
    duty: [
      'Você se cobra o que jamais pediria a alguém querido.',
      'Ninguém precisa vigiar o seu serviço, e a tarefa mais árdua é entregar no prazo sem a décima revisão.',
    ],
    approach: [
      'Primeiro você observa, depois fala, e o que diz costuma servir.',
      'Discrição e asseio chegam com você, e bastam cinco minutos para alguém receber um favor que nem pediu.',
    ],
    calling: [
      'Seu lugar é o ofício, onde aparece a diferença entre bom e quase bom.',
      'É nos bastidores de um hospital, laboratório ou editora que você brilha, corrigindo antes que alguém perceba.',
    ],
    money: ['Você sabe mais ou menos o que tem na conta, e um boleto confuso estraga a noite.'],
    home: ['Você precisa de uma ordem que seja a sua, nem que seja numa prateleira só.'],
    company: ['No grupo é você quem lê o contrato, leva o curativo e lembra da alergia.'],
    partner: ['Você repara se a pessoa cumpre as promessas pequenas, que avisam das grandes.'],
    north: ['Você cresce fazendo hoje a coisa pequena e útil, em vez de se perder no que poderia ser.'],
    shared: [
      'Até cafezinho emprestado você anota, mais por alívio que por avareza; confiar por inteiro começa quando dá para parar de conferir.',
    ],
    retreat: [
      'Sumir, para você, exige largar uma tarefa sem concluir; nos bastidores, uma parte sua segue corrigindo tudo e merece folga.',
    ],
  },
  libra: {
    self: [
      'Você se entende melhor diante de alguém, pesando o lado dessa pessoa junto do seu.',
      'Grosseria fere você como nota desafinada, e a boa educação que pratica é convicção, muito além de enfeite.',
    ],
    feeling: [
      'Discórdia mexe com os seus nervos, e você alisa tudo antes de saber o que sentiu.',
      'Alegria sem companhia parece incompleta, e um vaso de flores no lugar certo levanta o seu ânimo.',
    ],
    mind: [
      'Você ouve os dois lados antes do fim do café; decidir é que são elas.',
      'Até crítica dura você embrulha em frase elegante, e quem a recebe ainda agradece a gentileza.',
    ],
    love: [
      'Você chega com graça e atenção, e justiça importa tanto quanto paixão.',
      'Cortejar é arte sua, e depois de anos juntos ainda cabe uma dança lenta numa noite qualquer.',
    ],
    drive: [
      'Você age melhor em dupla, e prefere convencer a vencer.',
      'Injustiça com um terceiro acende em você uma briga que o próprio interesse jamais acenderia.',
    ],
    growth: ['Sua sorte costuma ter nome e rosto: um aliado, uma sócia, quem apresenta você.'],
    duty: [
      'Você leva combinados muito a sério, e um arranjo injusto pesa por anos.',
      'Dizer não sem pedir desculpa foi um aprendizado longo, e hoje o seu não costuma ser o mais justo.',
    ],
    approach: [
      'Perto de você as pessoas se sentem esperadas, e isso abre mais portas do que parece.',
      'Seu sorriso desarma, a roupa combina, e até desafetos antigos se comportam enquanto você está por perto.',
    ],
    calling: [
      'Você se dá bem onde tudo depende de gosto, tato ou de uma decisão justa.',
      'Sociedade dá mais certo que voo solo na sua carreira, e representar os outros em público cai como luva.',
    ],
    money: ['Você gosta de coisa bonita e de conta dividida, e pedir mais é um sufoco.'],
    home: ['Você precisa de cores calmas e paz no cômodo ao lado para descansar.'],
    company: ['É você quem decide quem senta ao lado de quem, e quase sempre dá certo.'],
    partner: ['Você procura alguém à altura, e cede muito antes de admitir que cedeu.'],
    north: ['Seu exercício é deixar outra pessoa entrar de verdade na decisão.'],
    shared: [
      'Cobrar uma dívida parece a você falta de educação; regras claras entre sócios, casal ou herdeiros evitam essa cena.',
    ],
    retreat: [
      'Beleza sem plateia é o que restaura você, um museu vazio numa terça; no íntimo continua um debate que ninguém mais escuta.',
    ],
  },
  scorpio: {
    self: [
      'Você quer saber o que há por baixo, nos outros e em si, e papo furado não engana.',
      'A cada queda você volta com outra pele, e o que parecia fim costuma ter sido obra em andamento.',
    ],
    feeling: [
      'Você sente até o fundo e mostra um décimo, e só para poucos.',
      'Ciúme e saudade têm força de vendaval em você, e quando o perdão vem é para o resto da vida.',
    ],
    mind: [
      'Você faz a pergunta que todo mundo contornava, e depois espera.',
      'Pista solta vira obsessão até você fechar o caso, e o sarcasmo sai tão fino que alguns só sentem depois.',
    ],
    love: [
      'Você não ama pela metade; a confiança demora, e quando vem, vem inteira.',
      'Desejo, em você, fala pelo olhar, e a intimidade que procura inclui os medos contados no escuro.',
    ],
    drive: [
      'Você pode querer algo em silêncio por anos, e essa paciência é uma força.',
      'Em crise o seu pulso desacelera, e enquanto os demais gritam você já calcula o próximo lance.',
    ],
    growth: ['Você ganha com o que os outros evitam: a conversa difícil, o estrago que vale consertar.'],
    duty: [
      'Largar o controle pode parecer, para você, largar a corda.',
      'Sobra para você o assunto que a família evita, e com os anos esse peso se transforma em autoridade.',
    ],
    approach: [
      'No começo você fala pouco e vê muito, e dá para sentir essa leitura.',
      'Diante de você ninguém fica indiferente, mas depois de horas juntos pouca gente saberia dizer onde você mora.',
    ],
    calling: [
      'Cai bem em você o trabalho que vai fundo, onde se guarda segredo e ninguém foge de crise.',
      'Poder sem alarde combina com você, que reergue negócio falido, desvenda fraude ou dá ordens sem precisar de crachá.',
    ],
    money: ['Você esconde o jogo, detesta dever, e vive com pouco se resolver assim.'],
    home: ['Você precisa de uma porta com chave e de ao menos uma pessoa que possa passar.'],
    company: ['Duas ou três pessoas sabem tudo de você, e uma multidão acha que sabe.'],
    partner: ['Você quer alguém que aguente a verdade, inclusive a própria.'],
    north: ['Você cresce ao dividir o que queria guardar e ao confiar numa mudança sem plano.'],
    shared: [
      'Senha e coração você só entrega depois de longa prova; passada ela, divide até a herança e até a dívida.',
    ],
    retreat: [
      'Silêncio total refaz você, que às vezes some sem avisar; lá no escuro, uma mágoa antiga vai virando adubo.',
    ],
  },
  sagittarius: {
    self: [
      'Você precisa de horizonte, e quando a vida aperta faz planos até ela abrir.',
      'Mentira piedosa não sai da sua boca, e essa honestidade estabanada já fez amizades e alguns silêncios.',
    ],
    feeling: [
      'Sair anima você, que já está no meio do caminho quando percebe a tristeza.',
      'Mau humor não cria raiz em você, que acha uma moral da história até no pneu furado.',
    ],
    mind: [
      'Você mira o conjunto e fala sem rodeio; os detalhes vêm depois, ou não vêm.',
      'Religião, dinossauros, o fim do universo, qualquer tema enorme faz você esquecer a hora de ir embora.',
    ],
    love: [
      'Você quer companhia de estrada, riso fácil e ninguém pedindo o roteiro.',
      'Gente de outro canto do mundo encanta você, e um amor que ensina algo novo mantém acesa a vontade de ficar.',
    ],
    drive: [
      'Seu motor é o entusiasmo, e roda melhor rumo a algo um pouco longe demais.',
      'Por uma crença você compra briga alegre, e o corpo pede campo aberto, bola, trilha, qualquer suor.',
    ],
    growth: ['Viagem, estudo e puro otimismo devolvem a você mais que a cautela.'],
    duty: [
      'Suas convicções foram conquistadas, e você desconfia das que vêm de graça.',
      'Diploma, lei e ética pesam para você, que aprendeu a prometer somente o que cabe na agenda.',
    ],
    approach: [
      'Você cumprimenta o mundo como se ele trouxesse boa notícia, e muitas vezes traz.',
      'Passada larga, cotovelo esbarrando em tudo, e mesmo assim a sua piada chega antes da bronca.',
    ],
    calling: [
      'Você precisa de um trabalho que leve longe: outros países, outras cabeças, um assunto maior.',
      'Em aula, púlpito ou livro, a sua palavra devolve vontade a gente que já tinha desistido de aprender.',
    ],
    money: ['Você confia que vem mais, daí a mão aberta e, de vez em quando, o susto.'],
    home: ['Uma mala pronta no corredor faz mais bem a você que um porão cheio.'],
    company: ['Sua gente vem de toda parte, e a noite acaba num plano para as férias.'],
    partner: ['Você procura alguém com vida própria, para haver o que contar à noite.'],
    north: ['Seu rumo é chegar a uma opinião sua, para além de tanta opinião colhida.'],
    shared: [
      'Emprestar é quase um ato de fé da sua parte, e a confiança vem logo; as letras miúdas é que merecem segunda leitura.',
    ],
    retreat: [
      'Mesmo em retiro você viaja, por mapa, prece ou livro grosso, e dessa solidão volta com uma fé que não sabe explicar.',
    ],
  },
  capricorn: {
    self: [
      'Você sobe pelo caminho longo; prefere o respeito de daqui a dez anos ao aplauso de hoje.',
      'O tempo joga no seu time, e aquela seriedade da infância vai dando lugar a uma leveza que surpreende.',
    ],
    feeling: [
      'Você mantém em ordem o que sente, e pouca gente sabe o quanto carrega.',
      'Você resolve primeiro e chora depois, muitas vezes quando o problema já passou.',
      'Você se sente em segurança com quem cumpre o que diz e fica por perto sem alarde.',
      'Quando vem a tristeza, você trabalha, e um gesto prático de alguém, como levar o carro à oficina, comove mais que discurso.',
    ],
    mind: [
      'Você pensa por etapas e prazos, e é o seu comentário seco que o povo repete.',
      'Promessa bonita não impressiona a sua cabeça, que pede prova, orçamento e o nome da pessoa responsável.',
    ],
    love: [
      'Você ama estando presente, ano após ano; as palavras vêm depois dos atos.',
      'Nas horas públicas você economiza carinho, e a sós aparece uma ternura que espanta até gente de longa convivência.',
    ],
    drive: [
      'Você economiza fôlego como quem escala, e por isso segue quando outros param.',
      'Meta com data marcada faz você acordar antes do despertador, inclusive no feriado e no frio.',
    ],
    growth: ['Suas chances amadurecem tarde e duram, e muitas começam na tarefa chata de alguém.'],
    duty: [
      'Responsabilidade cai bem em você; falta aprender a hora de soltar.',
      'Pessoas mais velhas viram em você alguém de confiança, e dessa régua exigente nasceu um respeito que dispensa grito.',
    ],
    approach: [
      'Primeiro conhecem sua competência, depois seu humor, e é por ele que ficam.',
      'Desconhecidos pedem informação achando que você trabalha ali, porque a sua postura diz que alguém está no comando.',
    ],
    calling: [
      'Seu caminho tem degraus de verdade, onde a experiência conta mais a cada ano.',
      'Gerir coisa grande e complicada é com você, que pensa no legado enquanto os colegas contam as férias.',
    ],
    money: ['Você planeja, compara, espera, e gosta de saber que há uma reserva.'],
    home: ['Você quer paredes firmes e uma poltrona onde ninguém pergunte nada.'],
    company: ['Você tem amizades de toda idade, e procuram você quando é preciso solidez.'],
    partner: [
      'Você precisa respeitar alguém antes de relaxar por perto.',
      'Palavra cumprida conquista você mais que declaração, e quem tem rumo próprio desperta a sua admiração.',
    ],
    north: ['Você cresce quando assume a própria subida, mesmo sem a bênção de ninguém.'],
    shared: [
      'Poucas alegrias suas superam a última parcela paga; favor você aceita com dificuldade, e deixar outra pessoa cuidar do cofre leva anos.',
    ],
    retreat: [
      'Quando se afasta, você quer altura e poucas palavras; por dentro um fiscal continua de plantão, e convém dispensá-lo mais cedo.',
    ],
  },
  aquarius: {
    self: [
      'Você precisa pensar por conta própria, ainda que a um passo do grupo que ama.',
      'Você vive um pouco no futuro, e uma ideia justa para todos vale qualquer discussão em família.',
    ],
    feeling: [
      'Você olha o sentimento do outro lado da sala antes de deixar que ele sente.',
      'Amizade é o seu remédio, e uma tarde conversando sobre invenções desfaz o aperto sem que ninguém pergunte nada.',
    ],
    mind: [
      'Você vê o padrão, pula a conversa mole e chega aonde os outros chegam dois dias depois.',
      'Para que manual de instruções, se a gambiarra que você improvisa funciona melhor que o aparelho original?',
    ],
    love: [
      'Você quer amizade no amor, muito oxigênio e nenhum regulamento.',
      'Um casal que cria as próprias tradições faz você feliz, seja morando em cidades diferentes ou trocando alianças de barbante.',
    ],
    drive: [
      'Você trabalha mais por uma ideia; se dizem que não dá, você já está na metade.',
      'Mutirão, abaixo-assinado, greve, é em bando que a sua energia explode, com longas folgas entre uma campanha e outra.',
    ],
    growth: ['Suas viradas vêm de grupos, ideias estranhas e gente que não cabe em outro lugar.'],
    duty: [
      'Talvez cedo você tenha se visto diferente, e fez disso uma disciplina.',
      'Assumido um princípio, você não larga, e pelo bem do grupo aguenta até reunião de condomínio.',
    ],
    approach: [
      'Você trata bem todo mundo e não se parece com ninguém, o que se nota em dez minutos.',
      'Certa frieza engana no começo, até você soltar uma observação inesperada que vira a conversa.',
    ],
    calling: [
      'Você se encaixa onde algo se reinventa e ninguém pergunta por qual caminho.',
      'Causa social, ciência, tecnologia, onde muita gente se beneficia de uma ideia, ali o seu trabalho ganha sentido.',
    ],
    money: ['Você tem ideias próprias sobre o que vale o preço, e luxo comum não comove.'],
    home: ['Sua casa segue as próprias leis, com boa conexão e uma visita que ninguém explica.'],
    company: ['Você frequenta várias rodas, meio à parte em cada uma, e assim está bom.'],
    partner: ['Gente fora do comum atrai você, desde que não queira tirar de você o que é incomum.'],
    north: ['O que faz você crescer é contribuir com muita gente e depender menos de aplauso.'],
    shared: [
      'Pôr dinheiro numa vaquinha é fácil para você; abrir a vida inteira a uma só pessoa pede mais coragem, e funciona em doses.',
    ],
    retreat: [
      'Seu esconderijo é estar entre desconhecidos, num ônibus ou numa praça; ali, sem que você peça, as ideias trocam de assento e se entendem.',
    ],
  },
  pisces: {
    self: [
      'Você toma a forma do que está em volta, por isso a companhia pesa mais que o plano.',
      'Compaixão vem antes do juízo em você, e um filme triste ou um cachorro na chuva muda o seu dia.',
    ],
    feeling: [
      'Você recolhe humores que não são seus e precisa de sossego para devolver.',
      'Saudade de coisa que nem houve visita você, e cantar baixinho ou nadar um pouco traz de volta o contorno.',
    ],
    mind: [
      'Você entende por imagem e palpite; as razões vêm atrás, meio sem fôlego.',
      'Chave perdida, nome trocado, e no meio da distração você diz um verso que resume a semana de todos.',
    ],
    love: [
      'Você ama com imaginação, e vê quem a pessoa poderia ser antes de ver quem é.',
      'Antes do pedido de desculpa você já perdoou, e romance, para ser bom, precisa de trilha sonora e algum mistério.',
    ],
    drive: [
      'A inspiração move você, e uma rotina leve ajuda a aproveitar os dias bons.',
      'Você rodeia o confronto como rio rodeia pedra, e para socorrer alguém aparece em você um fôlego de que ninguém suspeitava.',
    ],
    growth: ['A ajuda costuma chegar depois que você deu algo sem esperar nada.'],
    duty: [
      'Você se sente responsável até pelo que não tem conserto; um limite claro alivia.',
      'Dar forma ao sonho é o seu trabalho sério, um parágrafo por dia, um ensaio por semana, sem culpa.',
    ],
    approach: [
      'Você passa suavidade e um certo ar distante, e contam a você mais do que pretendiam.',
      'Cada pessoa descreve você de um jeito, e todas acertam, porque algo em você responde ao que encontra.',
    ],
    calling: [
      'Seu lugar é perto da música, do cuidado, da imagem, do que não cabe em tabela.',
      'Nenhum teste de aptidão dá conta de você, que segue um chamado e muda de rumo quando ele se cala.',
    ],
    money: ['Você prefere não olhar os números, mas uma hora calma por mês dissipa muita névoa.'],
    home: ['Você precisa de um canto para sumir, ou pelo menos de uma porta que feche.'],
    company: ['Você atrai sonhadores e gente perdida, e escuta mais do que convém.'],
    partner: ['Você procura uma alma que entenda sem manual, embora pedir também funcione.'],
    north: ['O caminho é confiar no que não se mede e deixar a lista de lado de vez em quando.'],
    shared: [
      'Quem deve a você acaba perdoado sem saber; para avalizar ou partilhar herança, chame alguém de cabeça fria.',
    ],
    retreat: [
      'De tempos em tempos você precisa desaparecer, à beira-mar ou dentro de uma música; os sonhos fazem o serviço que a vontade não consegue.',
    ],
  },
};
