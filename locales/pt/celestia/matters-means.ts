import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of money, home and places, and what helps it there. */
export const matters: MattersOf<'means'> = {
  wealth: {
    aries: {
      is: 'Com dinheiro você age rápido: ganha de um golpe, gasta do mesmo jeito, e enriquecer devagar dá sono só de pensar.',
      helps:
        'Separe uma parte do que entra no mesmo dia, antes que a próxima ideia apareça; o resto você pode usar sem culpa.',
    },
    taurus: {
      is: 'Dinheiro, para você, é chão debaixo dos pés: sabe fazer render, e o medo de perder às vezes pesa mais que a vontade de ter.',
      helps:
        'Defina quanto dinheiro bastaria para dormir em paz e confira uma vez por mês, em vez de todo dia.',
    },
    gemini: {
      is: 'Seu dinheiro costuma vir de várias fontes ao mesmo tempo, e o que falta é alguém contando tudo junto.',
      helps: 'Anote num lugar só o que entra e o que sai; a sua cabeça é boa para ideias e ruim para troco.',
    },
    cancer: {
      is: 'Seu dinheiro vai primeiro para a família, e a segurança dela vale mais para você que qualquer luxo.',
      helps: 'Reserve um pouco que seja só seu, com o seu nome, e não conte a ninguém se preferir.',
    },
    leo: {
      is: 'Riqueza, na sua cabeça, é mesa farta e conta paga para todos, e você vive um pouco acima disso antes da hora.',
      helps:
        'Escolha uma coisa em que vale gastar com gosto e tenha discrição no resto; continua sendo generosidade.',
    },
    virgo: {
      is: 'Você sabe o destino de cada centavo e mesmo assim se preocupa, como se riqueza fosse coisa de gente menos cuidadosa.',
      helps: 'Cobre o que o seu trabalho vale hoje, sem desconto por gentileza, e veja o que acontece.',
    },
    libra: {
      is: 'Com dinheiro você gosta de equilíbrio e de coisas bonitas, e as duas vontades brigam dentro da mesma carteira.',
      helps:
        'Decida por conta própria, sem perguntar a ninguém, quanto do seu dinheiro é para beleza, e respeite esse número.',
    },
    scorpio: {
      is: 'Dinheiro, para você, é o poder de dizer não, e por isso fala pouco do que tem e não esquece o que devem a você.',
      helps:
        'Escolha alguém de confiança para falar de dinheiro às claras, ao menos dos planos; segredo demais também custa caro.',
    },
    sagittarius: {
      is: 'Você conta com a sorte no dinheiro, e ela costuma ajudar; o que esvazia a carteira é essa mesma confiança.',
      helps:
        'Antes de embarcar numa grande ideia, ponha de lado o que cobre alguns meses de vida simples, e aí sonhe.',
    },
    capricorn: {
      is: 'Se você enriquece, é devagar, com prazo e suor, e custa a perceber quando já tem o bastante.',
      helps: 'Permita-se de vez em quando um gasto inútil e alegre; marcado na agenda, você até cumpre.',
    },
    aquarius: {
      is: 'Dinheiro interessa a você só como liberdade, e uma ideia inédita anima mais que salário seguro.',
      helps: 'Dê um preço à sua ideia mais esquisita e ofereça a uma pessoa; é aí que está o seu talento.',
    },
    pisces: {
      is: 'O dinheiro passa por você como água, vai para quem precisa, para a arte, para não se sabe onde, e volta quando menos se espera.',
      helps:
        'Peça a alguém com os pés no chão que olhe as suas contas com você, e siga um conselho de cada vez.',
    },
  },
  spending: {
    aries: {
      is: 'Você gasta por impulso, pelo prazer de decidir, e cinco minutos depois a compra já perdeu metade da graça.',
      helps: 'Deixe a compra no carrinho até amanhã; se a vontade continuar, é de verdade.',
    },
    taurus: {
      is: 'O seu dinheiro vai em comida boa, em conforto, em coisa gostosa de tocar, e você chama isso de necessidade.',
      helps:
        'Faça a conta do conforto de um mês inteiro, sem se julgar, e escolha qual parte dele você sente mais.',
    },
    gemini: {
      is: 'Seu dinheiro some em miudezas, curso, livro, aplicativo, e no fim do mês nenhuma delas explica o buraco.',
      helps:
        'Junte todos os gastos pequenos da semana numa lista única; a soma faz o trabalho da força de vontade.',
    },
    cancer: {
      is: 'Quando bate a tristeza, você gasta com a casa e com os outros, e o carinho aparece na fatura.',
      helps: 'Antes de comprar presente para alguém, pergunte do que você estava precisando hoje.',
    },
    leo: {
      is: 'Gastar, para você, é como receber visita importante: pagar a conta de todos dá um prazer que dura até o extrato.',
      helps: 'Combine consigo um valor de festa por mês e gaste inteiro, com brilho, e nem um pouco a mais.',
    },
    virgo: {
      is: 'Você gasta pouco e com motivo sensato, até o dia em que aparece o produto mais eficiente.',
      helps: 'Pergunte se a coisa que você já tem faz o serviço, mesmo mal; muitas vezes faz.',
    },
    libra: {
      is: 'O dinheiro vai em roupa, em jantar, em coisas que combinam, sobretudo quando alguém do lado diz que ficou lindo.',
      helps: 'Saia para comprar sem companhia e com uma cor só na cabeça.',
    },
    scorpio: {
      is: 'Com você é tudo ou nada: não gasta por meses ou gasta de uma vez, sempre por um motivo que não conta.',
      helps: 'Quando bater a vontade de gastar alto, diga em voz alta o que está tentando resolver com isso.',
    },
    sagittarius: {
      is: 'Viagem, amigos, a próxima grande coisa: você gasta na confiança de que mais dinheiro está a caminho.',
      helps: 'Pague primeiro o que já foi aproveitado, depois sonhe com a próxima passagem.',
    },
    capricorn: {
      is: 'Gastar dói um pouco em você, que compra o barato duas vezes e só depois, com atraso, o que era bom.',
      helps: 'Compre bem uma coisa que você usa todos os dias e pare de procurar defeito no preço.',
    },
    aquarius: {
      is: 'Seu gasto é imprevisível: meses de nada e de repente um aparelho estranho que ninguém entende.',
      helps: 'Tenha uma quantia livre só para as suas esquisitices, e o resto deixa de sofrer com elas.',
    },
    pisces: {
      is: 'O dinheiro escorre dos seus dedos em favores, em causas, em consolo, e você nem se lembra do momento em que saiu.',
      helps: 'Deixe o cartão em casa nos dias de coração mole e leve só o que pode gastar.',
    },
  },
  selling: {
    aries: {
      is: 'Na hora de vender você dá o preço, fecha e vai embora, e às vezes descobre depois que dava para pedir mais.',
      helps: 'Peça um preço um pouco acima do que teria coragem e fique em silêncio até vir a resposta.',
    },
    taurus: {
      is: 'Coisa boa você vende bem, sem pressa, mas se apega ao carro velho como se ele tivesse sentimentos.',
      helps:
        'Tire as fotos, despeça-se da coisa em particular e só então ponha o anúncio; sem apego você negocia melhor.',
    },
    gemini: {
      is: 'Vender é conversa, e nela ninguém ganha de você; o perigo é falar até que desistam da compra.',
      helps: 'Depois de dizer o preço, faça uma pergunta e escute a resposta inteira.',
    },
    cancer: {
      is: 'Vender uma coisa sua mexe com lembranças, e no fundo você procura quem vá tratar bem dela.',
      helps: 'Guarde uma foto ou uma peça pequena do que vai vender, e deixe o resto ser só negócio.',
    },
    leo: {
      is: 'Quando vende, você conta a história da coisa com orgulho, e uma oferta baixa parece ofensa pessoal.',
      helps: 'Receba a oferta ruim com humor e conte o que o objeto tem de melhor; quem está à venda é ele.',
    },
    virgo: {
      is: 'Você conta os defeitos do que vende com tanta honestidade que pedem desconto antes de olhar.',
      helps: 'Escreva três qualidades antes do primeiro defeito, e peça a alguém que leia o anúncio.',
    },
    libra: {
      is: 'Na hora de pechinchar você quer que todos saiam contentes, e quem compra sai um pouco mais contente.',
      helps:
        'Decida o preço mínimo antes da conversa, por escrito, e trate-o como um compromisso com outra pessoa.',
    },
    scorpio: {
      is: 'Numa venda você lê quem compra como um livro, não mostra as suas cartas e gosta de sair ganhando.',
      helps: 'Deixe quem compra levar alguma vantagem também; gente satisfeita volta e traz mais gente.',
    },
    sagittarius: {
      is: 'Você vende qualquer coisa, porque acredita nela na hora, promete um pouco a mais e depois corre para cumprir.',
      helps: 'Prometa só o que já está pronto, e dê o entusiasmo de brinde.',
    },
    capricorn: {
      is: 'Seu preço de venda é justo, com nota e prazo, e é difícil aceitar que o mercado nem sempre seja.',
      helps: 'Pergunte a três pessoas o que pagariam, fique no meio e não baixe por cansaço.',
    },
    aquarius: {
      is: 'Vender pela internet, do seu jeito, você até gosta; já a pechincha parece teatro ruim.',
      helps: 'Ponha preço fixo e escreva isso no anúncio; quem quer mesmo comprar até agradece.',
    },
    pisces: {
      is: 'Você quase dá de presente o que queria vender, só porque quem ia comprar contou a própria vida.',
      helps: 'Peça a alguém de coração mais firme que cuide da conversa do preço, e você cuida do café.',
    },
  },
  savings: {
    aries: {
      is: 'Para guardar dinheiro você precisa de um alvo e de um desafio; poupar por poupar parece castigo.',
      helps: 'Dê nome e prazo ao que está juntando e pinte o progresso num papel à vista.',
    },
    taurus: {
      is: 'Guardar é com você: devagar, sempre, e a reserva cresce enquanto os outros só falam dela.',
      helps:
        'Pergunte de vez em quando para que serve a reserva, além do sossego, e deixe uma parte virar prazer.',
    },
    gemini: {
      is: 'Para guardar dinheiro você já começou de três jeitos diferentes, e esqueceu a senha de dois.',
      helps: 'Escolha um jeito só, o mais chato, e deixe que ele aconteça sozinho todo mês.',
    },
    cancer: {
      is: 'Sua poupança nasce do medo do dia difícil, e qualquer aperto de alguém querido abre o cofre.',
      helps: 'Separe em dois lugares: o que é para ajudar e o que não se toca, nem por amor.',
    },
    leo: {
      is: 'Economizar tira o brilho do mês, e sua ideia é sempre ganhar mais, nunca gastar menos.',
      helps: 'Guarde em segredo, como quem prepara uma surpresa grande para si.',
    },
    virgo: {
      is: 'Suas economias têm planilha e explicação, e ainda assim você acha que podia ter guardado mais.',
      helps: 'Comemore a meta cumprida antes de subir a próxima, senão poupar vira só cobrança.',
    },
    libra: {
      is: 'Para um plano a dois você guarda dinheiro muito bem; sem companhia, cede ao primeiro convite bonito.',
      helps: 'Combine com alguém um valor para guardar, e no fim do mês cada parte mostra o que conseguiu.',
    },
    scorpio: {
      is: 'Com um bom motivo você vive com pouco, e guarda dinheiro como guarda segredo.',
      helps: 'Pergunte-se de que essa reserva protege você, e se o perigo ainda existe.',
    },
    sagittarius: {
      is: 'Guardar dinheiro parece falta de fé no futuro, e o seu futuro é sempre generoso.',
      helps: 'Poupe para uma liberdade concreta, uma travessia ou um tempo só seu, e a disciplina vem.',
    },
    capricorn: {
      is: 'Ninguém poupa como você, com antecedência e sacrifício; o que falta treinar é o gosto de usar o que juntou.',
      helps: 'Marque uma data para gastar uma parte das economias em algo de que vai se lembrar.',
    },
    aquarius: {
      is: 'Economia, com você, vem aos saltos, meses de fartura e meses de nada, e planilha pronta não dura.',
      helps: 'Deixe no automático o que se guarda por mês, e reserve a sua criatividade para o resto.',
    },
    pisces: {
      is: 'O que você tenta guardar se dissolve, porque sempre aparece um sonho ou alguém precisando.',
      helps: 'Ponha as economias onde seja difícil mexer, e dê a todo pedido um dia de espera antes do sim.',
    },
  },
  debts: {
    aries: {
      is: 'Uma dívida irrita você, então paga tudo de uma vez ou finge que ela não existe.',
      helps: 'Ligue hoje para saber o número exato; depois disso a sua coragem sabe o que fazer.',
    },
    taurus: {
      is: 'Dívida tira o seu sono mais do que deveria, e cobrar quem deve a você exige semanas de coragem.',
      helps: 'Combine parcelas pequenas e fixas, nas suas e nas dos outros, e não mexa nelas.',
    },
    gemini: {
      is: 'Entre cartões e promessas, você perde a conta do que deve e do que devem a você.',
      helps: 'Escreva tudo numa folha, nomes e valores, sem julgar; metade do peso é não saber.',
    },
    cancer: {
      is: 'Se alguém da família deve a você, o dinheiro vira mágoa, e da sua própria dívida você tem vergonha.',
      helps: 'Fale da dívida como de um assunto prático, com data e valor, antes que vire assunto de amor.',
    },
    leo: {
      is: 'Dever fere o seu orgulho, e por isso você paga o jantar enquanto o cartão espera.',
      helps: 'Conte a alguém de confiança o tamanho da dívida; a sua imagem aguenta mais do que você pensa.',
    },
    virgo: {
      is: 'Cada detalhe da dívida vira culpa sua, e por isso você adia abrir a carta do banco.',
      helps: 'Abra as cartas todas de uma vez, com alguém do lado, e faça só a primeira da lista.',
    },
    libra: {
      is: 'Você empresta por delicadeza, cobra por indireta, e quem deve nem percebe.',
      helps:
        'Diga com todas as letras quando precisa do dinheiro de volta; a gentileza pode vir na mesma frase.',
    },
    scorpio: {
      is: 'Quem deve a você que não conte com esquecimento, e a dívida que é sua vira um segredo que pesa.',
      helps: 'Tire a dívida do escuro: um acordo por escrito vale mais que dez noites de raiva.',
    },
    sagittarius: {
      is: 'Para sair da dívida você confia na próxima maré boa, e ela até vem, mas com outra conta junto.',
      helps: 'Pague primeiro uma parte pequena e certa, e use a sorte só para acelerar.',
    },
    capricorn: {
      is: 'Você carrega uma dívida como castigo, e paga sem ajuda o que podia ser dividido.',
      helps: 'Peça prazo ou ajuda sem se explicar tanto; negociar também é ser responsável.',
    },
    aquarius: {
      is: 'A dívida tem, para você, cara de sistema injusto, e a revolta ocupa o tempo que era da conta.',
      helps:
        'Sente-se com alguém que goste de regras de banco e procurem, na sua dívida, a saída que quase ninguém usa.',
    },
    pisces: {
      is: 'O que devem a você acaba perdoado por pena, e o que você deve cresce por medo de olhar.',
      helps: 'Escolha um dia e uma hora por semana para olhar a dívida de frente, por meia hora e nada mais.',
    },
  },
  loan: {
    aries: {
      is: 'Empréstimo, com você, sai rápido demais, porque a parcela parece pequena perto da ideia.',
      helps: 'Espere duas noites antes de assinar um empréstimo e leia em voz alta a última página.',
    },
    taurus: {
      is: 'Empréstimo só desce se houver garantia, e quando alguém próximo pede dinheiro o seu estômago aperta.',
      helps: 'Empreste apenas o que não faria falta, e tenha esse limite claro antes de responder.',
    },
    gemini: {
      is: 'Comparar empréstimos até diverte você, que se distrai da pergunta principal: se precisa mesmo de um.',
      helps: 'Explique o empréstimo a alguém em duas frases; se não der, ainda não está claro.',
    },
    cancer: {
      is: 'Você empresta sem papel nenhum a gente querida, e pedir dinheiro a alguém parece pedir amor.',
      helps: 'Ponha o acordo no papel também com gente querida; ele protege o carinho.',
    },
    leo: {
      is: 'Pedir dinheiro você detesta, emprestar adora, e nem sempre isso combina com o saldo.',
      helps:
        'Se alguém pedir dinheiro, ofereça primeiro outra ajuda, uma em que a sua generosidade não custe tanto.',
    },
    virgo: {
      is: 'Antes de um empréstimo você lê até as letras miúdas e ainda acha que deixou passar alguma.',
      helps: 'Faça uma lista das perguntas, leve a quem entende e pare quando forem respondidas.',
    },
    libra: {
      is: 'Dizer não a quem pede emprestado é quase impossível para você, que repete “talvez” até virar sim.',
      helps: 'Tenha uma frase pronta, gentil e curta, e use-a antes de ouvir a história toda.',
    },
    scorpio: {
      is: 'Um empréstimo, dado ou tomado, amarra você por dentro, e quem está do outro lado passa a ser vigiado sem saber.',
      helps: 'Deixe claro o que acontece se não der para pagar o empréstimo, enquanto todos ainda se gostam.',
    },
    sagittarius: {
      is: 'Com o mesmo otimismo você empresta e toma emprestado, e a data da devolução se perde no horizonte.',
      helps: 'Ponha a devolução na agenda das duas partes, na mesma hora em que o dinheiro muda de mão.',
    },
    capricorn: {
      is: 'Depender de banco incomoda tanto que você prefere esperar, e emprestar a alguém vira quase um contrato.',
      helps: 'Compare o preço de esperar com o preço da parcela; às vezes a sua paciência é a mais cara.',
    },
    aquarius: {
      is: 'Você empresta a quem ninguém emprestaria, e em banco nenhum confia de verdade.',
      helps:
        'Antes de qualquer empréstimo, peça a alguém cético que tente furar a ideia, e escute sem defendê-la.',
    },
    pisces: {
      is: 'Você não sabe dizer não a quem chora, e acaba emprestando para não parecer que desconfia.',
      helps: 'Responda sempre no dia seguinte a um pedido de dinheiro, longe da conversa que comoveu você.',
    },
  },
  inheritance: {
    aries: {
      is: 'Numa herança você quer resolver já, e a sua pressa pode parecer ganância a quem ainda precisa de tempo.',
      helps:
        'Deixe passar um tempo combinado antes de falar em valores, e faça alguma coisa com o corpo enquanto espera.',
    },
    taurus: {
      is: 'Da herança, o que você quer é a coisa que a mão conhece, um relógio, uma cadeira, e dela não abre mão.',
      helps: 'Diga logo, na partilha, qual objeto importa para você, e afrouxe no resto.',
    },
    gemini: {
      is: 'Na divisão da herança você leva e traz recados, e a versão de todo mundo passa pela sua boca.',
      helps:
        'Proponha que a partilha seja conversada com todos juntos, ou por escrito, e pare de levar recados.',
    },
    cancer: {
      is: 'Uma herança traz de volta a infância inteira, e a briga por um móvel, no fundo, é sobre quem foi mais amado.',
      helps: 'Se a conversa for tranquila, comece por uma lembrança boa da família, antes da lista de bens.',
    },
    leo: {
      is: 'O que você espera de uma herança é um gesto de reconhecimento, e a falta dele magoa mais que o valor.',
      helps:
        'Faça do seu jeito uma homenagem à história da família, e a divisão dos bens perde um pouco do peso.',
    },
    virgo: {
      is: 'Na herança é você quem faz a lista, guarda os recibos, cuida de tudo, e ninguém agradece.',
      helps: 'Mostre as contas aos outros uma vez, por inteiro, e peça que alguém divida o trabalho.',
    },
    libra: {
      is: 'Para não haver briga na partilha, você abre mão da sua parte e fica com um ressentimento educado.',
      helps: 'Diga o que acha justo para você com a mesma calma com que defende os outros.',
    },
    scorpio: {
      is: 'Uma partilha mostra a você a alma de cada parente, e o que viu ali não esquece.',
      helps:
        'Separe, na partilha, o que é direito seu do que é mágoa antiga, e trate de cada coisa numa conversa.',
    },
    sagittarius: {
      is: 'Por você a herança se dividia logo e cada parente seguia viagem, e brigar tanto por uma casa não entra na sua cabeça.',
      helps: 'Escute uma vez, até o fim e sem piada, o que aquela casa significa para os outros.',
    },
    capricorn: {
      is: 'Numa herança você assume os papéis, os impostos, o peso, e só depois percebe o quanto aquilo doeu.',
      helps: 'Entregue uma parte da burocracia a outra pessoa e tire uma tarde só para sentir o que sente.',
    },
    aquarius: {
      is: 'O apego da família às coisas você não entende, porque herança, a seus olhos, é costume antigo.',
      helps: 'Escolha um único objeto que conte a história de vocês, e deixe o resto andar.',
    },
    pisces: {
      is: 'Na partilha você confunde o que quer com o que os outros sofrem, e acaba cedendo por cansaço.',
      helps: 'Leve alguém de fora à conversa sobre a herança, só para lembrar você do que tinha decidido.',
    },
  },
  purchase: {
    aries: {
      is: 'Compra grande, para você, é mergulho de cabeça: carro ou celular, no mesmo dia em que pensou nele.',
      helps: 'Experimente a coisa duas vezes, em dias diferentes, antes da compra; a segunda é que conta.',
    },
    taurus: {
      is: 'Uma compra grande, para você, precisa durar e ser gostosa de usar, e da vontade até a loja passam meses.',
      helps: 'Estabeleça o que não pode faltar, três pontos, e pare de procurar quando os encontrar.',
    },
    gemini: {
      is: 'Para comprar você lê todas as resenhas, muda de modelo a cada dia e acaba levando o da conversa mais divertida.',
      helps: 'Reduza a lista a dois modelos, decida até o fim da tarde e não leia mais nada depois.',
    },
    cancer: {
      is: 'Você escolhe o sofá pelo que vai acontecer nele, quem senta, quem dorme, e o preço vem depois.',
      helps: 'Meça o espaço e o bolso primeiro, e só então deixe o coração entrar na loja.',
    },
    leo: {
      is: 'Na hora de comprar, seus olhos vão para o modelo que se nota, e a diferença de preço parece pequena.',
      helps: 'Pergunte se ainda compraria se ninguém fosse ver; se a resposta for sim, aproveite.',
    },
    virgo: {
      is: 'Antes de uma compra grande você faz uma tabela, e o produto perfeito sempre tem um defeito na última linha.',
      helps: 'Aceite, na compra, o defeito que menos atrapalha o uso de todo dia, e feche a tabela.',
    },
    libra: {
      is: 'Comprar pede a você uma segunda opinião, e uma terceira para conferir a segunda.',
      helps: 'Escolha a única pessoa cujo gosto você respeita, e depois de ouvi-la feche a conta.',
    },
    scorpio: {
      is: 'Comprar, só sabendo tudo, inclusive o que a loja não conta; decidido isso, ninguém mais muda a sua ideia.',
      helps: 'Ponha um limite à pesquisa e deixe um pouco de surpresa no pacote.',
    },
    sagittarius: {
      is: 'Na dúvida você compra a versão maior, pensando na aventura, e usa só metade dela.',
      helps: 'Pense na sua semana comum, não na viagem dos sonhos, e compre para ela.',
    },
    capricorn: {
      is: 'Para comprar você espera a promoção, depois a próxima, e o aparelho velho sofre mais um pouco.',
      helps: 'Calcule o que o velho custa em tempo e paciência; isso também é preço.',
    },
    aquarius: {
      is: 'Na hora de comprar, você se apaixona pelo objeto que ninguém tem; o comum, que funcionaria, nem olha.',
      helps:
        'Verifique onde se conserta essa coisa antes de comprá-la; é a pergunta que falta ao seu entusiasmo.',
    },
    pisces: {
      is: 'O que você compra é o clima da loja, a luz, a música, e em casa a coisa fica menor.',
      helps: 'Olhe o produto à luz do dia e sem fundo musical, com alguém que não sonhe junto.',
    },
  },
  buyingHome: {
    aries: {
      is: 'Procurando casa, você decide ainda na porta, e quem vende que corra atrás com os papéis.',
      helps: 'Volte ao imóvel numa hora feia, de chuva ou de trânsito, antes de dar a palavra.',
    },
    taurus: {
      is: 'Comprar casa é o assunto mais sério que existe para você, e só sossega com um teto que ninguém possa tirar.',
      helps: 'Passe tempo no imóvel em silêncio, escute os canos e a rua, e confie no que o corpo disser.',
    },
    gemini: {
      is: 'Depois de vinte imóveis, você sabe a história de cada vizinho, mas ainda não qual casa quer.',
      helps:
        'Escreva as duas coisas sem as quais não moraria num lugar, e risque sem dó os imóveis que não as têm.',
    },
    cancer: {
      is: 'Já na primeira visita você mobilia a casa inteira na cabeça, e um aluguel nunca parece seu de verdade.',
      helps: 'Pergunte-se se essa casa aguentaria também os dias tristes; é assim que um imóvel vira lar.',
    },
    leo: {
      is: 'Casa, para você, tem de dar orgulho ao abrir a porta, e o que cabe no orçamento não brilha.',
      helps: 'Procure uma coisa bonita, uma janela, uma árvore, e deixe o resto ser modesto por um tempo.',
    },
    virgo: {
      is: 'Num imóvel você enxerga a infiltração antes da sala, o que protege o bolso e atrasa a mudança.',
      helps: 'Peça a um técnico a lista dos defeitos da casa e separe os caros dos que só incomodam.',
    },
    libra: {
      is: 'Comprar ou alugar: os dois lados convencem você tão bem que a decisão fica sempre para depois.',
      helps:
        'Imagine a decisão já tomada, um dia comprar e no outro alugar, e veja em qual dos dois você respira.',
    },
    scorpio: {
      is: 'Você pesquisa o dono, a dívida e o subsolo do imóvel, e só então entra no quarto.',
      helps: 'Diga a quem vai morar com você o que assusta nessa compra, antes que vire desconfiança.',
    },
    sagittarius: {
      is: 'Casa própria parece âncora, e você até quer uma, desde que a porta dos fundos dê para o mundo.',
      helps: 'Compare quanto tempo pretende ficar com quanto custa sair, e decida por essa conta.',
    },
    capricorn: {
      is: 'Você planeja a compra da casa com toda a calma, junta, espera, e o imóvel certo sempre pede mais um pouco.',
      helps: 'Diga qual risco aceitaria correr, um só, e procure dentro dele.',
    },
    aquarius: {
      is: 'Num galpão, num barco, numa casa dividida com amigos você moraria; já o apartamento comum não convence.',
      helps: 'Separe o que, nessa casa, é ideal e o que é conforto; para morar você vai precisar dos dois.',
    },
    pisces: {
      is: 'Numa casa, é a luz da tarde na parede que conquista você, que nem pergunta pelo condomínio.',
      helps: 'Leve à visita uma pessoa prática e combinem assim: ela pergunta, você sente.',
    },
  },
  moving: {
    aries: {
      is: 'Mudar de casa, para você, é aventura até a terceira caixa, e depois a irritação mora junto.',
      helps: 'Monte primeiro a cama e um canto onde possa descansar, e deixe o resto para amanhã.',
    },
    taurus: {
      is: 'Uma mudança tira você do eixo, e leva meses até a mão achar o interruptor no escuro.',
      helps: 'Repita no lugar novo os horários do antigo; o hábito chega antes do carinho.',
    },
    gemini: {
      is: 'Em três dias você conhece o bairro novo, e em três semanas sente falta de tudo do antigo.',
      helps: 'Escolha uma padaria, um banco de praça, um vizinho, e seja fiel a eles.',
    },
    cancer: {
      is: 'Nenhuma casa é sua enquanto não cheirar a comida conhecida, e por dentro você ainda mora na anterior.',
      helps: 'Ponha logo na parede as fotos dos seus e chame alguém para a primeira refeição.',
    },
    leo: {
      is: 'Você espera que o lugar novo dê as boas-vindas, e a indiferença da rua parece pessoal.',
      helps: 'Dê uma festa pequena antes de tudo estar pronto; casa nova, com você, esquenta depressa.',
    },
    virgo: {
      is: 'Numa mudança você numera todas as caixas e descobre que o cansaço não cabe em nenhuma.',
      helps: 'Deixe uma caixa fechada por um mês e veja se alguém sentiu falta.',
    },
    libra: {
      is: 'Depois da mudança, o lugar só vira seu quando você tem com quem dividir a vista.',
      helps: 'Enfeite um cômodo de cada vez, do seu gosto, sem pedir opinião.',
    },
    scorpio: {
      is: 'Mudar de casa, para você, é encerrar um capítulo, e a saudade só aparece à noite, quando ninguém vê.',
      helps: 'Despeça-se da casa antiga de verdade, cômodo por cômodo, para poder chegar por inteiro.',
    },
    sagittarius: {
      is: 'Mudar de cidade é fácil para você; difícil é desfazer a última mala.',
      helps: 'Desfaça todas as malas na primeira semana, mesmo que não pretenda ficar.',
    },
    capricorn: {
      is: 'Você cuida da mudança de todos, e só pergunta se gosta do lugar depois do último parafuso.',
      helps: 'Reserve um canto da casa nova que não sirva para nada útil.',
    },
    aquarius: {
      is: 'Em qualquer endereço você se sente um pouco de fora e, por isso mesmo, se vira em todos.',
      helps: 'Procure onde se juntam os que também não são dali; é por lá que o lugar começa.',
    },
    pisces: {
      is: 'Cada mudança deixa um pedaço seu no lugar antigo, e você demora a perceber que já chegou.',
      helps: 'Caminhe sem rumo pelo bairro novo, sempre na mesma hora, até uma esquina parecer conhecida.',
    },
  },
  whereToLive: {
    aries: {
      is: 'Você precisa morar onde haja movimento e onde dê para sair correndo sem que ninguém estranhe.',
      helps: 'Ao escolher onde morar, conte quantas coisas pode começar a pé, a partir da porta.',
    },
    taurus: {
      is: 'Bom para você é onde há árvore, feira e silêncio à noite, e onde se conhece quem vende o pão.',
      helps: 'Passe uma semana comum no lugar, com compras e lavanderia, antes de pensar em ficar.',
    },
    gemini: {
      is: 'Boa cidade, para você, tem conversa na rua e três caminhos até em casa; paz demais faz você falar com as paredes.',
      helps: 'Escolha um lugar com uma boa biblioteca ou uma praça cheia, e o resto você inventa.',
    },
    cancer: {
      is: 'Perto da água e dos seus é onde você descansa, e cada quilômetro a mais pesa.',
      helps: 'Meça a distância até quem você ama em tempo de viagem, e decida com esse número.',
    },
    leo: {
      is: 'O lugar certo para você é aquele em que sabem o seu nome, capital ou vila, desde que haja palco.',
      helps: 'Pense em que lugar as pessoas ficam contentes quando você chega, e comece a busca por ali.',
    },
    virgo: {
      is: 'Morar bem, para você, é num lugar limpo, que funcione, com um pedaço de terra ou ao menos uma horta na janela.',
      helps: 'Faça uma lista do que usa toda semana e more perto disso, mesmo que a vista seja pior.',
    },
    libra: {
      is: 'Lugar bonito faz um bem enorme a você, e morar longe de gente querida faz mal na mesma medida.',
      helps: 'Escolha o bairro pela rua em que gosta de andar e deixe a opinião dos amigos para depois.',
    },
    scorpio: {
      is: 'Para morar, você precisa de profundidade por perto: mar, cidade velha ou mato que não acaba.',
      helps: 'Procure a casa onde consiga sumir por um dia sem sair do lugar.',
    },
    sagittarius: {
      is: 'Onde há horizonte é o seu lugar, de preferência com aeroporto perto e gente de fora.',
      helps: 'More onde der para partir com facilidade; é isso que faz você ficar.',
    },
    capricorn: {
      is: 'Você aguenta qualquer lugar que faça sentido para o trabalho, e demora a perguntar se gosta de morar ali.',
      helps:
        'Antes de escolher onde morar, imagine um dia inteiro de folga naquele lugar, sem nada para fazer.',
    },
    aquarius: {
      is: 'Seu endereço ideal é onde ninguém pergunta por que você vive assim, com internet boa e vizinhos improváveis.',
      helps: 'Procure a comunidade primeiro e a cidade depois.',
    },
    pisces: {
      is: 'Perto do mar, ou onde se escute alguma água, a sua cabeça assenta; no meio do concreto ela foge.',
      helps: 'Se não der para morar junto da água, more onde possa chegar a ela num dia comum.',
    },
  },
  roommate: {
    aries: {
      is: 'Dividindo a casa você explode pela louça e esquece em dez minutos, quando quem mora junto ainda nem se refez.',
      helps: 'Diga o que incomoda no primeiro dia, em voz normal, antes de virar explosão.',
    },
    taurus: {
      is: 'Em casa dividida você precisa que a sua prateleira seja sua, e um iogurte pode virar caso sério.',
      helps: 'Combine o que é só seu e o que é de todos na casa, e ponha por escrito o mínimo.',
    },
    gemini: {
      is: 'Com você a casa dividida nunca fica em silêncio: a conversa não acaba, e é a louça que sofre.',
      helps: 'Façam a faxina a dois, com música, e a conversa continua sem a pia crescer.',
    },
    cancer: {
      is: 'Quem divide a casa com você ganha cuidado de família, e dói quando a pessoa só queria mesmo um quarto.',
      helps: 'Pergunte o que a pessoa espera da convivência, antes de preparar a sopa.',
    },
    leo: {
      is: 'Numa casa dividida a sua presença enche a sala, e os outros às vezes só queriam ver televisão.',
      helps: 'Deixe a sala livre em noites combinadas, e nas outras convide quem mora com você.',
    },
    virgo: {
      is: 'Com prato na pia o sono não vem, e quem mora com você chama isso de mania.',
      helps: 'Escolha duas regras de que não abre mão e finja não ver as outras.',
    },
    libra: {
      is: 'Para evitar briga você lava a louça de todos, com um sorriso cada vez mais amarelo.',
      helps: 'Diga qual é a sua vez e qual não é, em tom de agenda.',
    },
    scorpio: {
      is: 'Quem mora com você não sabe o que você pensa, e a porta fechada fala mais do que devia.',
      helps: 'Fale do incômodo na convivência enquanto é pequeno; calado, ele vira julgamento.',
    },
    sagittarius: {
      is: 'Morar com gente é festa para você, contanto que ninguém conte quem comprou o papel higiênico.',
      helps: 'Compre o dobro da sua parte uma vez por mês e ganhe paz para o resto.',
    },
    capricorn: {
      is: 'Em casa dividida é você quem paga a conta no dia e conserta a torneira, e os outros acham que isso acontece sozinho.',
      helps: 'Entregue uma tarefa da casa a cada pessoa e deixe dar errado, sem fazer no lugar.',
    },
    aquarius: {
      is: 'Dividir a casa dá certo se você puder sumir dentro dela; perguntas no corredor cansam.',
      helps: 'Invente um sinal de porta que diga que hoje você não está, mesmo estando.',
    },
    pisces: {
      is: 'O humor de quem mora com você gruda na sua pele, e você acaba limpando até a tristeza alheia.',
      helps: 'Tenha um canto com fone e luz baixa em que a casa não entra.',
    },
  },
  neighbours: {
    aries: {
      is: 'Com vizinho barulhento você bate na porta na mesma hora, e no dia seguinte cumprimenta como se nada fosse.',
      helps: 'Escreva o recado, espere uma hora e corte os pontos de exclamação.',
    },
    taurus: {
      is: 'Você aguenta muito do vizinho, por muito tempo, e o dia em que a paciência acaba surpreende o prédio.',
      helps: 'Fale do barulho já na terceira vez, e ofereça um horário que sirva para os dois lados.',
    },
    gemini: {
      is: 'Dos vizinhos você sabe tudo, e metade deles já sabe demais de você.',
      helps: 'Leve a queixa direto a quem faz o barulho, sem passar pela conversa do elevador.',
    },
    cancer: {
      is: 'Cara fechada de vizinho no corredor estraga o seu dia, e por um gentil você até faz bolo.',
      helps: 'Cumprimente pelo nome quem mora ao lado; fica mais difícil brigar com quem a gente conhece.',
    },
    leo: {
      is: 'Entre vizinhos você quer que gostem de você, e uma reclamação soa como vaia.',
      helps:
        'Chame o vizinho difícil pelo nome e pergunte da vida dele; com simpatia você ganha mais que com razão.',
    },
    virgo: {
      is: 'Você sabe de cor o regulamento do prédio e o horário de silêncio, e tem razão, o que com vizinho nem sempre ajuda.',
      helps: 'Peça uma coisa só ao vizinho, concreta, em vez de citar o artigo.',
    },
    libra: {
      is: 'Ao vizinho você sorri, aos amigos reclama, e o cachorro continua latindo.',
      helps: 'Diga a frase inteira no portão: o que incomoda e o que ficaria bom para os dois.',
    },
    scorpio: {
      is: 'Com vizinho que virou inimigo você não esquece uma data, e até as paredes parecem mais finas.',
      helps:
        'Peça a alguém neutro que converse com o vizinho uma vez, antes que as suas anotações virem guerra.',
    },
    sagittarius: {
      is: 'A música e as visitas costumam ser na sua casa, e você se espanta quando um vizinho aparece de pijama.',
      helps:
        'Avise antes da próxima festa e deixe um número de telefone; vale mais que um pedido de desculpas.',
    },
    capricorn: {
      is: 'Sua distância dos vizinhos é correta, e qualquer problema você resolve pelo síndico.',
      helps: 'Troque um favor com quem mora ao lado; depois disso quase tudo se resolve no corredor.',
    },
    aquarius: {
      is: 'Você mal sabe o nome dos vizinhos, mas, se fosse preciso, organizaria o prédio inteiro.',
      helps: 'Use o seu jeito para juntar os que têm a mesma queixa, e falem como grupo.',
    },
    pisces: {
      is: 'A vida do vizinho atravessa a parede e você sofre junto, mesmo com o que não é problema seu.',
      helps:
        'Ponha tapete, música ou distância entre você e a parede, e deixe a conversa com o vizinho para um dia calmo.',
    },
  },
  abroad: {
    aries: {
      is: 'Morar fora atrai você como um salto, e o que cansa é esperar pela papelada.',
      helps: 'Trate o país novo como um desafio por semana, e comece pelo que dá mais vergonha de falar.',
    },
    taurus: {
      is: 'Longe do seu país, o que falta é o gosto das coisas, e você demora a confiar no que é novo.',
      helps: 'Leve o que couber do paladar de casa e procure logo o mercado do bairro.',
    },
    gemini: {
      is: 'Em outro país você puxa conversa com todos logo de cara, e à noite falta alguém com quem rir na sua língua.',
      helps: 'Faça amizades dos dois lados, com gente que explique o lugar e gente que entenda a piada.',
    },
    cancer: {
      is: 'A saudade mora com você no exterior, e a voz da família ao telefone ajuda e machuca.',
      helps: 'Combine a hora da chamada com os seus, e saia de casa logo depois dela.',
    },
    leo: {
      is: 'No exterior ninguém sabe ainda quem você é, e isso dói mais que o frio.',
      helps: 'Procure o lugar onde o seu talento não precisa de tradução, e apareça lá toda semana.',
    },
    virgo: {
      is: 'Você prepara a mudança de país até o último carimbo, e lá estranha que nada siga o plano.',
      helps: 'Aprenda como as pessoas dali improvisam; é a parte que não está no manual.',
    },
    libra: {
      is: 'Ir ou não morar fora: você pesa também pelos outros, e é o peso deles que decide.',
      helps: 'Pergunte o que faria se todos ficassem bem com qualquer resposta.',
    },
    scorpio: {
      is: 'Morar fora, para você, é trocar de pele, e a volta só faz sentido depois de uma mudança por dentro.',
      helps: 'Conte a alguém do país novo uma verdade sua; sem isso, você só muda de esconderijo.',
    },
    sagittarius: {
      is: 'Morar fora é quase a sua natureza, e o difícil vem depois, quando o exótico vira fila de banco.',
      helps: 'Fique além do encanto, até a novidade virar costume, antes de julgar o país.',
    },
    capricorn: {
      is: 'Por um bom contrato você iria para fora e aguentaria tudo sem dizer que tem saudade.',
      helps: 'Reserve tempo para ser turista onde trabalha, e diga em voz alta o que falta.',
    },
    aquarius: {
      is: 'Em casa você já se sentia um pouco de fora; morando longe, ao menos tem uma explicação para isso.',
      helps: 'Procure quem vive entre dois mundos, como você, e não escolha um antes da hora.',
    },
    pisces: {
      is: 'Com outro país você sonha como num filme, e a burocracia de lá acorda você aos poucos.',
      helps:
        'Tenha alguém prático à mão, nem que seja por mensagem, e dê tempo ao sonho de aprender a língua.',
    },
  },
};
