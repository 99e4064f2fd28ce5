import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of money, home and places, and what helps it there. */
export const matters: MattersOf<'means'> = {
  wealth: {
    aries: {
      is: 'Com dinheiro você age rápido: ganha de um golpe, gasta do mesmo jeito, e a ideia de enriquecer devagar dá sono.',
      helps:
        'Separe uma parte do que entra no mesmo dia, antes que a próxima ideia apareça; o resto você pode usar sem culpa.',
    },
    taurus: {
      is: 'Dinheiro, para você, é chão debaixo dos pés: sabe fazer render, e o medo de perder às vezes pesa mais que a vontade de ter.',
      helps: 'Defina quanto seria suficiente para você dormir bem e confira uma vez por mês, não todo dia.',
    },
    gemini: {
      is: 'Seu dinheiro costuma vir de várias fontes ao mesmo tempo, e o que falta é alguém contando tudo junto.',
      helps: 'Anote num lugar só o que entra e o que sai; a sua cabeça é boa para ideias e ruim para troco.',
    },
    cancer: {
      is: 'Você guarda dinheiro para os seus antes de pensar em si, e a segurança da família vale mais que qualquer luxo.',
      helps: 'Reserve um pouco que seja só seu, com o seu nome, e não conte a ninguém se preferir.',
    },
    leo: {
      is: 'Ser rico, na sua cabeça, tem cara de mesa farta e conta paga para todos, e você vive um pouco acima disso antes da hora.',
      helps:
        'Escolha uma coisa em que vale gastar com gosto e tenha discrição no resto; continua sendo generosidade.',
    },
    virgo: {
      is: 'Você sabe para onde vai cada centavo e mesmo assim se preocupa, como se a riqueza fosse para gente menos cuidadosa.',
      helps: 'Cobre o que o seu trabalho vale hoje, sem desconto por gentileza, e anote o que acontece.',
    },
    libra: {
      is: 'Com dinheiro você gosta de equilíbrio e de coisas bonitas, e as duas vontades brigam dentro da mesma carteira.',
      helps:
        'Decida por conta própria, sem perguntar a ninguém, quanto do seu dinheiro é para beleza, e respeite esse número.',
    },
    scorpio: {
      is: 'Dinheiro, para você, é poder de dizer não, e por isso fala pouco do que tem e esquece nada do que lhe devem.',
      helps: 'Abra as suas contas com uma pessoa de confiança; segredo demais também custa caro.',
    },
    sagittarius: {
      is: 'A sorte com dinheiro anda perto de você, e a confiança nela é o que mais leva embora.',
      helps: 'Antes de apostar numa grande ideia, ponha de lado três meses de vida simples, e aí sonhe.',
    },
    capricorn: {
      is: 'Você enriquece do jeito lento, com prazo e suor, e custa a perceber quando já tem o bastante.',
      helps:
        'Permita-se um gasto inútil e alegre de vez em quando, marcado na agenda, já que é assim que você cumpre.',
    },
    aquarius: {
      is: 'Dinheiro interessa a você só como liberdade, e a ideia que ninguém teve ainda rende mais que o emprego seguro.',
      helps: 'Dê um preço à sua ideia mais esquisita e ofereça a uma pessoa; é aí que está o seu talento.',
    },
    pisces: {
      is: 'O dinheiro passa por você como água, vai para quem precisa, para a arte, para não se sabe onde, e volta quando menos espera.',
      helps: 'Deixe alguém pé no chão ver as suas contas duas vezes por ano e siga um conselho de cada vez.',
    },
  },
  spending: {
    aries: {
      is: 'Você gasta no impulso, pelo prazer de decidir, e cinco minutos depois o que comprou já perdeu metade da graça.',
      helps: 'Ponha no carrinho e espere até amanhã; se a vontade ainda correr, pode ser de verdade.',
    },
    taurus: {
      is: 'O seu dinheiro vai em comida boa, em conforto, naquilo que tem textura, e você chama isso de necessidade.',
      helps:
        'Faça a conta do conforto de um mês inteiro, sem se julgar, e escolha qual parte dele você sente mais.',
    },
    gemini: {
      is: 'Você gasta em miudezas, curso, livro, aplicativo, e no fim do mês nenhuma delas explica o buraco.',
      helps:
        'Junte todos os gastos pequenos da semana numa lista única; a soma faz o trabalho da força de vontade.',
    },
    cancer: {
      is: 'Quando está triste, você gasta com a casa e com os outros, e o carinho aparece na fatura.',
      helps: 'Antes de comprar presente para alguém, pergunte do que você estava precisando hoje.',
    },
    leo: {
      is: 'Você gasta como quem recebe visita importante, e pagar a conta de todos dá um prazer que dura até o extrato.',
      helps: 'Combine consigo um valor de festa por mês e gaste inteiro, com brilho, e nem um pouco a mais.',
    },
    virgo: {
      is: 'Você gasta pouco e por muitos motivos sensatos, até o dia em que o produto certo, o mais eficiente, aparece.',
      helps: 'Pergunte se a coisa que você já tem faz o serviço, mesmo mal; muitas vezes faz.',
    },
    libra: {
      is: 'O dinheiro vai em roupa, em jantar, em coisas que combinam, e sobretudo quando alguém do lado diz que ficou lindo.',
      helps: 'Saia para comprar sem companhia e com uma cor só na cabeça.',
    },
    scorpio: {
      is: 'Ou você não gasta nada ou gasta tudo de uma vez, e o que compra tem sempre um motivo que não conta.',
      helps: 'Quando bater a vontade de gastar alto, diga em voz alta o que está tentando resolver com isso.',
    },
    sagittarius: {
      is: 'Você gasta com viagem, com gente, com a próxima grande coisa, confiante de que mais dinheiro está a caminho.',
      helps: 'Pague primeiro o que já foi aproveitado, depois sonhe com a próxima passagem.',
    },
    capricorn: {
      is: 'Gastar dói um pouco em você, então compra o mais barato duas vezes e o bom uma vez só, tarde demais.',
      helps: 'Compre bem uma coisa que você usa todos os dias e pare de procurar defeito no preço.',
    },
    aquarius: {
      is: 'Seu gasto é imprevisível: meses de nada e de repente um aparelho estranho que ninguém entende.',
      helps: 'Tenha uma quantia livre só para as suas esquisitices, e o resto deixa de sofrer com elas.',
    },
    pisces: {
      is: 'O dinheiro escorre dos seus dedos em favores, em causas, em consolo, e você nem se lembra do momento em que saiu.',
      helps: 'Deixe o cartão em casa nos dias sensíveis e leve só o que pode ir embora.',
    },
  },
  selling: {
    aries: {
      is: 'Na hora de vender você dá o preço, fecha e vai embora, e às vezes descobre depois que cabia mais.',
      helps: 'Diga um preço um pouco acima do que teria coragem e fique quieto até o outro falar.',
    },
    taurus: {
      is: 'Você vende bem o que é bom e sem pressa, mas se apega ao carro velho como se ele tivesse sentimentos.',
      helps:
        'Tire as fotos, despeça-se da coisa em particular e só então ponha o anúncio; sem apego você negocia melhor.',
    },
    gemini: {
      is: 'Vender é conversa, e nela ninguém ganha de você; o perigo é falar até o comprador mudar de ideia.',
      helps: 'Depois de dizer o preço, faça uma pergunta e escute a resposta inteira.',
    },
    cancer: {
      is: 'Vender alguma coisa sua mexe com lembrança, e você acaba querendo um comprador que trate bem dela.',
      helps: 'Guarde uma foto ou uma peça pequena do que vai vender, e deixe o resto ser só negócio.',
    },
    leo: {
      is: 'Você vende com história e com orgulho, e uma oferta baixa parece ofensa pessoal.',
      helps: 'Receba a oferta ruim com humor e conte o que o objeto tem de melhor; o preço não é sobre você.',
    },
    virgo: {
      is: 'Você descreve tão honestamente os defeitos do que vende que o comprador pede desconto antes de olhar.',
      helps: 'Escreva três qualidades antes do primeiro defeito, e peça a alguém que leia o anúncio.',
    },
    libra: {
      is: 'Na hora de pechinchar você quer que os dois saiam contentes, e o outro sai um pouco mais contente.',
      helps:
        'Decida o seu mínimo antes da conversa, em papel, e trate-o como um compromisso com outra pessoa.',
    },
    scorpio: {
      is: 'Você lê o comprador como um livro e não mostra o seu jogo, o que faz da venda um jogo que você gosta de ganhar.',
      helps: 'Deixe o outro levar alguma coisa também; quem sai satisfeito volta e traz gente.',
    },
    sagittarius: {
      is: 'Você vende qualquer coisa porque acredita nela na hora, promete um pouco a mais e depois corre para cumprir.',
      helps: 'Prometa só o que já está pronto, e venda o entusiasmo de graça.',
    },
    capricorn: {
      is: 'Você pede o preço justo, com nota e prazo, e tem dificuldade de aceitar que o mercado não é justo.',
      helps: 'Pergunte a três pessoas o que pagariam, fique no meio e não baixe por cansaço.',
    },
    aquarius: {
      is: 'Você prefere vender pela tela, do seu jeito, e a encenação da pechincha parece teatro ruim.',
      helps: 'Ponha preço fixo e escreva isso no anúncio; o comprador certo até agradece.',
    },
    pisces: {
      is: 'Você quase dá de presente o que queria vender, porque o comprador contou a vida dele.',
      helps: 'Peça a alguém menos comovido que cuide da conversa do preço, e você cuida do café.',
    },
  },
  savings: {
    aries: {
      is: 'Para guardar dinheiro você precisa de um alvo e de uma corrida; poupar por poupar parece castigo.',
      helps: 'Dê nome e prazo ao que está juntando e pinte o progresso num papel à vista.',
    },
    taurus: {
      is: 'Guardar é com você: devagar, sempre, e a reserva cresce enquanto os outros falam de investir.',
      helps: 'Reveja uma vez por ano se a reserva ainda serve para alguma coisa, além de sossego.',
    },
    gemini: {
      is: 'Você começa três jeitos de poupar e esquece a senha de dois.',
      helps: 'Escolha um jeito só, o mais chato, e deixe que ele aconteça sozinho todo mês.',
    },
    cancer: {
      is: 'Você guarda por medo do dia difícil, e qualquer aperto de alguém querido abre o cofre.',
      helps: 'Separe em dois lugares: o que é para ajudar e o que não se toca, nem por amor.',
    },
    leo: {
      is: 'Poupar tira o brilho do mês, e você prefere ganhar mais a gastar menos.',
      helps: 'Guarde em segredo, como quem prepara uma surpresa grande para si.',
    },
    virgo: {
      is: 'Suas economias têm planilha e explicação, e ainda assim você acha que podia ter guardado mais.',
      helps: 'Comemore a meta cumprida antes de subir a seguinte; senão poupar vira só cobrança.',
    },
    libra: {
      is: 'Você guarda bem quando é para um plano a dois, e sem companhia cede ao primeiro convite bonito.',
      helps: 'Combine o valor com alguém e mostrem um ao outro no fim do mês.',
    },
    scorpio: {
      is: 'Você sabe viver com pouco quando tem um motivo, e guarda dinheiro como guarda segredo.',
      helps: 'Pergunte de que essa reserva protege você, e se ainda existe o perigo.',
    },
    sagittarius: {
      is: 'Guardar dinheiro parece falta de fé no futuro, e o seu futuro é sempre generoso.',
      helps: 'Poupe para uma liberdade concreta, seis meses sem patrão, uma travessia, e a disciplina vem.',
    },
    capricorn: {
      is: 'Ninguém poupa como você, com antecedência e sacrifício, e o gosto de usar o que juntou é que falta treinar.',
      helps: 'Marque uma data para gastar uma parte das economias em algo de que vai se lembrar.',
    },
    aquarius: {
      is: 'Você junta de um jeito só seu, meses de fartura e meses de nada, e planilha pronta não dura.',
      helps: 'Automatize a parte sem graça e reserve a sua criatividade para o resto.',
    },
    pisces: {
      is: 'O que você tenta guardar se dissolve, porque sempre aparece um sonho ou alguém precisando.',
      helps: 'Ponha as economias onde seja difícil mexer, e peça a alguém que saiba dizer não por você.',
    },
  },
  debts: {
    aries: {
      is: 'Uma dívida irrita você, então paga tudo num arranque ou finge que ela não existe.',
      helps: 'Ligue hoje para saber o número exato; depois disso a sua coragem sabe o que fazer.',
    },
    taurus: {
      is: 'Dívida tira o seu sono mais do que deveria, e cobrar quem lhe deve custa semanas de silêncio.',
      helps: 'Combine parcelas pequenas e fixas, nas suas e nas dos outros, e não mexa nelas.',
    },
    gemini: {
      is: 'Entre cartões e promessas você perde a conta do que deve e do que lhe devem.',
      helps: 'Escreva tudo numa folha, nomes e valores, sem julgar; metade do peso é não saber.',
    },
    cancer: {
      is: 'Se alguém da família deve a você, o dinheiro vira mágoa, e da sua própria dívida você tem vergonha.',
      helps: 'Fale da dívida como de um assunto prático, com data e valor, antes que vire assunto de amor.',
    },
    leo: {
      is: 'Dever fere o seu orgulho, e por isso você paga o jantar enquanto o cartão espera.',
      helps: 'Conte a uma pessoa o tamanho da dívida; a imagem aguenta mais do que você pensa.',
    },
    virgo: {
      is: 'Você se culpa pela dívida em cada detalhe e adia abrir a carta do banco.',
      helps: 'Abra as cartas todas de uma vez, com alguém do lado, e faça só a primeira da lista.',
    },
    libra: {
      is: 'Você empresta por delicadeza e cobra por indireta, e quem deve não percebe.',
      helps:
        'Diga com todas as letras quando precisa do dinheiro de volta; a gentileza pode vir na mesma frase.',
    },
    scorpio: {
      is: 'Quem deve a você devia saber que você não esquece, e o que você deve vira um segredo que pesa.',
      helps: 'Tire a dívida do escuro: um acordo por escrito vale mais que dez noites de raiva.',
    },
    sagittarius: {
      is: 'Você acredita que a dívida se paga com o próximo golpe de sorte, e ele vem, mas com outra conta junto.',
      helps: 'Pague primeiro uma parte pequena e certa; deixe a sorte para acelerar, não para salvar.',
    },
    capricorn: {
      is: 'Você carrega uma dívida como castigo, e paga sem ajuda o que era para ser dividido.',
      helps: 'Peça prazo ou ajuda sem se explicar tanto; negociar também é ser responsável.',
    },
    aquarius: {
      is: 'A dívida parece um sistema feito contra você, e a revolta ocupa o lugar da conta.',
      helps: 'Entenda as regras do jogo com alguém que goste delas, e procure a saída que ninguém usa.',
    },
    pisces: {
      is: 'Você perdoa o que lhe devem por pena e se perde no que deve por medo de olhar.',
      helps: 'Escolha um dia e uma hora por semana para olhar a dívida de frente, nunca mais que meia hora.',
    },
  },
  loan: {
    aries: {
      is: 'Pedir um empréstimo é rápido demais para você, a parcela parece pequena perto da ideia.',
      helps: 'Durma duas noites sobre qualquer assinatura e leia em voz alta a última página.',
    },
    taurus: {
      is: 'Um empréstimo só passa pela sua garganta se houver garantia, e emprestar a um amigo aperta o estômago.',
      helps: 'Empreste apenas o que poderia dar, e diga isso a si antes de dizer sim.',
    },
    gemini: {
      is: 'Você compara empréstimos com prazer e se distrai da pergunta principal, que é se precisa deles.',
      helps: 'Explique o empréstimo a alguém em duas frases; se não der, ainda não está claro.',
    },
    cancer: {
      is: 'Você empresta a quem ama sem papel nenhum, e pedir a alguém lhe parece pedir amor.',
      helps: 'Ponha o acordo no papel também com gente querida; ele protege o carinho.',
    },
    leo: {
      is: 'Você detesta pedir dinheiro e adora poder emprestar, o que nem sempre combina com o saldo.',
      helps: 'Se um amigo pedir, ofereça outra ajuda primeiro, aquela em que você é de fato rico.',
    },
    virgo: {
      is: 'Antes de um empréstimo você lê até as letras pequenas e depois pensa que ainda deve ter perdido alguma.',
      helps: 'Faça uma lista das perguntas, leve a quem entende e pare quando forem respondidas.',
    },
    libra: {
      is: 'Dizer não a um amigo que pede emprestado é quase impossível, e você diz talvez até virar sim.',
      helps: 'Tenha uma frase pronta, gentil e curta, e use-a antes de ouvir a história toda.',
    },
    scorpio: {
      is: 'Um empréstimo, dado ou tomado, amarra você por dentro, e você vigia o outro sem querer.',
      helps: 'Deixe claro o que acontece se não der para pagar, enquanto todos ainda se gostam.',
    },
    sagittarius: {
      is: 'Você empresta e toma emprestado com o mesmo otimismo, e a data da devolução fica no horizonte.',
      helps: 'Marque a data na agenda dos dois, na mesma hora em que o dinheiro muda de mão.',
    },
    capricorn: {
      is: 'Você prefere esperar anos a depender de um banco, e emprestar para você é quase contratar.',
      helps: 'Compare o preço de esperar com o preço da parcela; às vezes a sua paciência é a mais cara.',
    },
    aquarius: {
      is: 'Você empresta a quem ninguém emprestaria e desconfia de toda instituição com gravata.',
      helps:
        'Procure a forma menos comum de conseguir o dinheiro, e peça a um amigo cético que tente furar a ideia.',
    },
    pisces: {
      is: 'Você não sabe dizer não a quem chora, e assina o empréstimo para não parecer que desconfia.',
      helps: 'Nunca decida sobre dinheiro na mesma conversa em que ouviu o pedido.',
    },
  },
  inheritance: {
    aries: {
      is: 'Numa partilha você quer resolver já, e a sua pressa soa como ganância a quem ainda chora.',
      helps:
        'Deixe passar um tempo combinado antes de falar em valores, e faça alguma coisa com o corpo enquanto espera.',
    },
    taurus: {
      is: 'Da herança, o que você quer é a coisa que a mão conhece, a cadeira, o relógio, e por ela não cede.',
      helps: 'Diga logo qual objeto importa para você, e seja leve com o resto.',
    },
    gemini: {
      is: 'Na divisão você vira o mensageiro de todos, e a versão de cada um passa pela sua boca.',
      helps: 'Proponha que tudo seja dito numa sala só, ou por escrito, e largue o telefone.',
    },
    cancer: {
      is: 'Uma herança reabre a casa inteira da infância, e a briga pelo móvel é sobre quem foi mais amado.',
      helps: 'Conte a quem briga com você uma lembrança boa que os dois tenham, antes da lista de bens.',
    },
    leo: {
      is: 'Você quer ser reconhecido na herança, não pelo valor, mas pelo gesto, e a falta dele magoa.',
      helps: 'Faça uma homenagem a quem partiu, do seu jeito, e o inventário fica menor.',
    },
    virgo: {
      is: 'Você faz a lista, guarda os recibos, cuida de tudo na herança, e ninguém agradece.',
      helps: 'Mostre as contas aos outros uma vez, por inteiro, e peça que alguém divida o trabalho.',
    },
    libra: {
      is: 'Para não haver briga você abre mão da sua parte e fica com um ressentimento educado.',
      helps: 'Diga o que acha justo para você com a mesma calma com que defende os outros.',
    },
    scorpio: {
      is: 'Uma partilha mostra a você a alma de cada parente, e você não perdoa o que viu.',
      helps: 'Separe o que é seu por direito do que é acerto de contas, e trate cada um numa conversa.',
    },
    sagittarius: {
      is: 'Você diria para dividir e seguir viagem, e não entende quem passa anos brigando por uma casa.',
      helps: 'Escute uma vez, até o fim, o que aquela casa significa para o outro, sem piada.',
    },
    capricorn: {
      is: 'Numa herança você assume os papéis, os impostos, o peso, e só depois percebe que também perdeu alguém.',
      helps: 'Entregue uma parte da burocracia a outra pessoa e tire uma tarde para sentir falta.',
    },
    aquarius: {
      is: 'A herança parece um costume antigo, e o apego dos outros às coisas deixa você de fora.',
      helps: 'Escolha um único objeto que conte a história de vocês, e deixe o resto andar.',
    },
    pisces: {
      is: 'Na divisão você se confunde entre o que quer e o que os outros sofrem, e assina por cansaço.',
      helps: 'Leve alguém de fora à conversa sobre a herança, só para lembrar você do que tinha decidido.',
    },
  },
  purchase: {
    aries: {
      is: 'Você compra grande como quem pula na água, o carro, o celular, no mesmo dia em que pensou neles.',
      helps: 'Experimente a coisa duas vezes, em dias diferentes, antes da compra; a segunda é que conta.',
    },
    taurus: {
      is: 'Uma compra grande, para você, precisa durar e ser boa de tocar, e você leva meses até a loja.',
      helps: 'Estabeleça o que não pode faltar, três pontos, e pare de procurar quando os encontrar.',
    },
    gemini: {
      is: 'Você lê todas as resenhas, muda de modelo a cada dia e acaba comprando o da conversa mais divertida.',
      helps: 'Corte a lista para dois, dê a si até o fim da tarde, e não leia mais nada depois.',
    },
    cancer: {
      is: 'Você escolhe o sofá pelo que vai acontecer nele, quem senta, quem dorme, e o preço vem depois.',
      helps: 'Meça o espaço e o bolso primeiro, e só então deixe o coração entrar na loja.',
    },
    leo: {
      is: 'Você quer o modelo que se nota, e a diferença de preço parece pequena na hora.',
      helps: 'Pergunte se ainda compraria se ninguém fosse ver; se a resposta for sim, aproveite.',
    },
    virgo: {
      is: 'Antes de uma compra grande você faz uma tabela, e o produto perfeito sempre tem um defeito na última linha.',
      helps: 'Aceite o defeito que menos atrapalha o uso de todo dia.',
    },
    libra: {
      is: 'Você precisa de uma segunda opinião para comprar, e de uma terceira para a segunda.',
      helps: 'Escolha a única pessoa cujo gosto você respeita, e depois de ouvi-la feche a conta.',
    },
    scorpio: {
      is: 'Você só compra quando sabe tudo, inclusive o que o vendedor não conta, e aí ninguém mais muda a sua ideia.',
      helps: 'Ponha um limite à pesquisa e deixe um pouco de surpresa no pacote.',
    },
    sagittarius: {
      is: 'Você compra a versão maior, por via das dúvidas, e a usa pela metade.',
      helps: 'Pense na sua semana comum, não na viagem dos sonhos, e compre para ela.',
    },
    capricorn: {
      is: 'Você espera a promoção, a próxima, a do ano que vem, e o velho aparelho sofre mais um pouco.',
      helps: 'Calcule o que o velho custa em tempo e paciência; isso também é preço.',
    },
    aquarius: {
      is: 'Você se apaixona pelo objeto que ninguém tem, e o comum, que funcionaria, nem olha.',
      helps:
        'Verifique onde se conserta essa coisa antes de comprá-la; é a pergunta que falta ao seu entusiasmo.',
    },
    pisces: {
      is: 'Você compra pelo clima da loja, pela luz, pela música, e em casa a coisa fica menor.',
      helps: 'Olhe o produto à luz do dia e sem fundo musical, com alguém que não sonha junto.',
    },
  },
  buyingHome: {
    aries: {
      is: 'Ao procurar casa você decide na porta, e o corretor corre atrás com os papéis.',
      helps: 'Volte ao imóvel numa hora feia, de chuva ou de trânsito, antes de dar a palavra.',
    },
    taurus: {
      is: 'Comprar casa é o assunto mais sério que existe para você, e só a pedra firme acalma.',
      helps: 'Passe tempo no imóvel em silêncio, escute os canos e a rua, e confie no que o corpo disser.',
    },
    gemini: {
      is: 'Você visita vinte imóveis e sabe a história de cada vizinho, mas não qual deles quer.',
      helps: 'Escreva as duas coisas sem as quais não moraria, e risque os imóveis sem dó.',
    },
    cancer: {
      is: 'Você já mobilia o quarto das crianças na primeira visita, e o aluguel nunca parece seu de verdade.',
      helps: 'Pergunte se o lugar aguenta também os dias tristes; é esse que vira lar.',
    },
    leo: {
      is: 'Você quer uma casa que dê orgulho ao abrir a porta, e o que cabe no orçamento não brilha.',
      helps: 'Procure uma coisa bonita, uma janela, uma árvore, e deixe o resto ser modesto por um tempo.',
    },
    virgo: {
      is: 'Você enxerga a infiltração antes da sala, o que protege o bolso e atrasa a mudança.',
      helps: 'Peça a um técnico a lista dos defeitos e separe os que custam dos que só incomodam.',
    },
    libra: {
      is: 'Comprar ou alugar: você entende os dois lados tão bem que assina mais um ano de contrato.',
      helps: 'Imagine que a decisão já foi tomada, uma por dia, e veja em qual delas você respira.',
    },
    scorpio: {
      is: 'Você pesquisa o dono, a dívida e o subsolo do imóvel, e só então entra no quarto.',
      helps: 'Conte a quem vai morar com você o que assusta nessa compra; segredo não cabe em escritura.',
    },
    sagittarius: {
      is: 'Uma casa própria parece âncora, e você quer, desde que a porta dos fundos dê para o mundo.',
      helps: 'Compare quanto tempo pretende ficar com quanto custa sair, e decida por essa conta.',
    },
    capricorn: {
      is: 'Você planeja a casa por dez anos, junta, espera, e o imóvel certo sempre pede mais um ano.',
      helps: 'Diga qual risco aceitaria correr, um só, e procure dentro dele.',
    },
    aquarius: {
      is: 'Você moraria num galpão, num barco, numa casa dividida com amigos, e o apartamento comum não convence.',
      helps: 'Ponha no papel o que é manifesto e o que é conforto; a casa precisa dos dois.',
    },
    pisces: {
      is: 'Você se apaixona pela luz da tarde na parede e não pergunta pelo condomínio.',
      helps: 'Leve uma pessoa prática à visita e combinem que ela fala e você sente.',
    },
  },
  moving: {
    aries: {
      is: 'Mudar de casa, para você, é aventura até a terceira caixa, e depois a irritação mora junto.',
      helps: 'Monte primeiro a cama e um canto onde possa descansar, e deixe o resto para amanhã.',
    },
    taurus: {
      is: 'Uma mudança arranca você do chão, e leva meses até o corpo achar o interruptor no escuro.',
      helps: 'Repita no lugar novo os horários do antigo; o hábito chega antes do carinho.',
    },
    gemini: {
      is: 'Você conhece o bairro novo em três dias e sente falta de tudo em três semanas.',
      helps: 'Escolha uma padaria, um banco de praça, um vizinho, e seja fiel a eles.',
    },
    cancer: {
      is: 'Nenhuma casa é sua enquanto não cheirar a comida conhecida, e por dentro você ainda mora na anterior.',
      helps: 'Ponha logo na parede as fotos dos seus e chame alguém para a primeira refeição.',
    },
    leo: {
      is: 'Você quer que o lugar novo lhe dê as boas-vindas, e a indiferença da rua parece pessoal.',
      helps: 'Dê uma festa pequena antes de tudo estar pronto; você aquece a casa melhor que o sol.',
    },
    virgo: {
      is: 'Numa mudança você organiza as caixas por número e descobre que o cansaço não tem etiqueta.',
      helps: 'Deixe uma caixa fechada por um mês e veja se alguém sentiu falta.',
    },
    libra: {
      is: 'O lugar novo só vira seu quando você tem com quem dividir a vista.',
      helps: 'Enfeite um cômodo de cada vez, do seu gosto, sem pedir opinião.',
    },
    scorpio: {
      is: 'Mudar é encerrar, e você não olha para trás em público, só à noite.',
      helps: 'Despeça-se da casa antiga de verdade, cômodo por cômodo, para poder chegar por inteiro.',
    },
    sagittarius: {
      is: 'Você se muda com facilidade, e o difícil é desfazer a última mala.',
      helps: 'Desfaça todas as malas na primeira semana, mesmo que não pretenda ficar.',
    },
    capricorn: {
      is: 'Você cuida da mudança de todos e só se pergunta se gosta do lugar quando o último parafuso entra.',
      helps: 'Reserve um canto da casa nova que não sirva para nada útil.',
    },
    aquarius: {
      is: 'Você se sente de fora em qualquer endereço e, por isso mesmo, se vira em todos.',
      helps: 'Procure onde se juntam os que também não são dali; é por lá que o lugar começa.',
    },
    pisces: {
      is: 'Cada mudança deixa um pedaço seu no lugar antigo, e você demora a perceber que já chegou.',
      helps: 'Caminhe no bairro novo sem rumo, na mesma hora, até uma esquina lhe dizer bom dia.',
    },
  },
  whereToLive: {
    aries: {
      is: 'Você precisa de um lugar com movimento, onde dê para sair correndo e ninguém estranhe.',
      helps: 'Ao escolher onde morar, conte quantas coisas pode começar a pé, a partir da porta.',
    },
    taurus: {
      is: 'Bom para você é onde há árvore, feira e silêncio à noite, e onde se conhece quem vende o pão.',
      helps: 'Passe uma semana comum no lugar, com compras e lavanderia, antes de pensar em ficar.',
    },
    gemini: {
      is: 'Você vive bem onde há conversa na rua e três caminhos para casa; paz demais faz você falar com as paredes.',
      helps: 'Escolha um lugar com uma boa biblioteca ou uma praça cheia, e o resto você inventa.',
    },
    cancer: {
      is: 'Perto da água e dos seus, é onde você descansa, e cada quilômetro a mais pesa.',
      helps: 'Meça a distância até quem você ama em tempo de viagem, e decida com esse número.',
    },
    leo: {
      is: 'Você floresce onde é conhecido pelo nome, seja capital ou vila, desde que haja palco.',
      helps: 'Pergunte em que lugar as pessoas ficam contentes quando você chega.',
    },
    virgo: {
      is: 'Você quer um lugar limpo, que funcione, com um pedaço de terra ou ao menos uma horta na janela.',
      helps: 'Faça uma lista do que usa toda semana e more perto disso, mesmo que a vista seja pior.',
    },
    libra: {
      is: 'Lugar bonito faz bem a você de verdade, e morar longe de gente querida faz mal do mesmo tanto.',
      helps: 'Escolha o bairro pela rua em que gosta de andar, não pela opinião dos amigos.',
    },
    scorpio: {
      is: 'Você precisa de um lugar com profundidade, mar fundo, cidade velha, ou mato que não acaba.',
      helps: 'Procure a casa onde consiga sumir por um dia sem sair do lugar.',
    },
    sagittarius: {
      is: 'Onde há horizonte é o seu lugar, de preferência com aeroporto perto e gente de fora.',
      helps: 'More onde der para partir com facilidade; é isso que faz você ficar.',
    },
    capricorn: {
      is: 'Você aguenta qualquer lugar que tenha sentido para o trabalho, e demora a perguntar se gosta dali.',
      helps: 'Antes de escolher, imagine um domingo inteiro naquele lugar, sem nada para fazer.',
    },
    aquarius: {
      is: 'Você quer um lugar onde ninguém pergunte por que vive assim, com internet boa e vizinhos improváveis.',
      helps: 'Procure a comunidade primeiro e a cidade depois.',
    },
    pisces: {
      is: 'Perto do mar, ou onde se escute alguma água, a sua cabeça assenta; no concreto ela foge.',
      helps: 'Se não der para morar junto da água, more onde possa chegar a ela num dia comum.',
    },
  },
  roommate: {
    aries: {
      is: 'Dividindo a casa você explode pela louça e esquece em dez minutos, e o outro ainda está juntando os cacos.',
      helps: 'Diga o que incomoda no primeiro dia, em voz normal, antes de virar explosão.',
    },
    taurus: {
      is: 'Em casa dividida você precisa que a sua prateleira seja sua, e um iogurte pode virar caso sério.',
      helps: 'Combine o que é de cada um e o que é de todos, e ponha por escrito o mínimo.',
    },
    gemini: {
      is: 'Com quem mora com você a conversa não acaba, e é a louça que sofre.',
      helps: 'Façam a faxina juntos, com música, e a conversa continua sem a pia crescer.',
    },
    cancer: {
      is: 'Você cuida de quem mora com você como de família, e depois se magoa porque o outro só alugou um quarto.',
      helps: 'Pergunte o que a pessoa espera da convivência, antes de preparar a sopa.',
    },
    leo: {
      is: 'Numa casa dividida a sua presença enche a sala, e os outros às vezes só queriam ver televisão.',
      helps: 'Deixe a sala para o outro em noites certas, e faça o convite para as suas.',
    },
    virgo: {
      is: 'Você não consegue dormir com prato na pia, e quem mora com você chama isso de mania.',
      helps: 'Escolha duas regras de que não abre mão e finja não ver as outras.',
    },
    libra: {
      is: 'Você evita a briga da louça lavando a de todos, com um sorriso cada vez mais fino.',
      helps: 'Diga qual é a sua vez e qual não é, em tom de agenda.',
    },
    scorpio: {
      is: 'Quem mora com você não sabe o que você pensa, e a porta fechada fala mais do que devia.',
      helps: 'Fale do incômodo quando ele é pequeno; calado, ele vira julgamento.',
    },
    sagittarius: {
      is: 'Morar com gente é festa para você, contanto que ninguém conte quem comprou o papel higiênico.',
      helps: 'Compre o dobro da sua parte uma vez por mês e ganhe paz para o resto.',
    },
    capricorn: {
      is: 'Você é quem paga a conta no dia e conserta a torneira, e mora com pessoas que acham que isso acontece sozinho.',
      helps: 'Entregue uma tarefa a cada um e deixe dar errado, sem fazer no lugar.',
    },
    aquarius: {
      is: 'Você divide a casa com prazer se puder sumir dentro dela, e perguntas no corredor cansam.',
      helps: 'Invente um sinal de porta que diga que hoje você não está, mesmo estando.',
    },
    pisces: {
      is: 'Você absorve o humor de quem mora com você e acaba limpando até a tristeza alheia.',
      helps: 'Tenha um canto com fone e luz baixa em que a casa não entra.',
    },
  },
  neighbours: {
    aries: {
      is: 'Com o vizinho barulhento você bate na porta na hora, e no dia seguinte já cumprimenta como se nada fosse.',
      helps: 'Escreva o recado, espere uma hora e corte os pontos de exclamação.',
    },
    taurus: {
      is: 'Você aguenta o vizinho por anos, e o dia em que a paciência acaba é uma surpresa para o prédio.',
      helps: 'Fale do barulho na terceira vez, não na trigésima, e ofereça um horário.',
    },
    gemini: {
      is: 'Você sabe tudo de todos os vizinhos, e metade deles sabe demais de você.',
      helps: 'Leve a queixa direto a quem faz o barulho, e não ao elevador.',
    },
    cancer: {
      is: 'Uma cara fechada no corredor estraga o seu dia, e por um vizinho gentil você faria bolo.',
      helps: 'Cumprimente pelo nome; é difícil brigar com quem sabe o seu.',
    },
    leo: {
      is: 'Você quer ser um vizinho querido e leva a reclamação como uma vaia.',
      helps: 'Convide o vizinho difícil para algo pequeno, e conquiste-o onde você é forte.',
    },
    virgo: {
      is: 'Você conhece o regulamento do prédio e o horário de silêncio, e tem razão, o que não ajuda.',
      helps: 'Peça uma coisa só ao vizinho, concreta, em vez de citar o artigo.',
    },
    libra: {
      is: 'Você sorri para o vizinho e reclama com os amigos, e o cachorro continua latindo.',
      helps: 'Diga a frase inteira no portão: o que incomoda e o que ficaria bom para os dois.',
    },
    scorpio: {
      is: 'Com um vizinho inimigo você não esquece a data de nada, e as paredes parecem finas.',
      helps: 'Não guarde provas para uma guerra; peça a alguém neutro que converse uma vez.',
    },
    sagittarius: {
      is: 'Você é o vizinho da música e das visitas, e se espanta quando alguém desce de pijama.',
      helps:
        'Avise antes da próxima festa e deixe um número de telefone; vale mais que um pedido de desculpas.',
    },
    capricorn: {
      is: 'Você mantém distância correta dos vizinhos e resolve tudo pelo síndico.',
      helps: 'Troque um favor com quem mora ao lado; depois disso quase tudo se resolve no corredor.',
    },
    aquarius: {
      is: 'Você mal sabe o nome dos vizinhos e, se precisasse, organizaria com eles um prédio inteiro.',
      helps: 'Use o seu jeito para juntar os que têm a mesma queixa, e falem como grupo.',
    },
    pisces: {
      is: 'Você escuta a vida do vizinho pela parede e sofre junto, mesmo com a briga que não é sua.',
      helps: 'Ponha tapete, música ou distância entre você e a parede, e só depois converse.',
    },
  },
  abroad: {
    aries: {
      is: 'Morar fora atrai você como um salto, e o que cansa é esperar por papéis.',
      helps: 'Dê ao país novo um prazo curto de teste e jogue-se de cabeça dentro dele.',
    },
    taurus: {
      is: 'Longe do seu país, o que falta é o gosto das coisas, e você leva um ano para confiar no novo.',
      helps: 'Leve o que couber do paladar de casa e procure logo o mercado do bairro.',
    },
    gemini: {
      is: 'Em outro país você fala com todos na segunda semana, e à noite falta alguém com quem rir na sua língua.',
      helps: 'Faça amigos dos dois lados, um que explique o lugar e um que entenda a piada.',
    },
    cancer: {
      is: 'A saudade mora com você no exterior, e a voz da família ao telefone ajuda e machuca.',
      helps: 'Combine a hora da chamada com os seus, e saia de casa logo depois dela.',
    },
    leo: {
      is: 'No exterior você se sente ninguém outra vez, e isso dói mais que o frio.',
      helps: 'Procure o lugar onde o seu talento não precisa de tradução, e apareça lá toda semana.',
    },
    virgo: {
      is: 'Você prepara a mudança de país até o último carimbo, e lá estranha que nada siga o plano.',
      helps: 'Aprenda como as pessoas dali improvisam; é a parte que não está no manual.',
    },
    libra: {
      is: 'Ir ou não ir morar fora: você pesa pelos outros também, e o peso deles decide.',
      helps: 'Pergunte o que faria se todos ficassem bem com qualquer resposta.',
    },
    scorpio: {
      is: 'Ir embora, para você, é trocar de pele, e você não quer voltar sem ter virado alguém.',
      helps: 'Conte a uma pessoa de lá uma verdade de cá; sem isso você só muda de esconderijo.',
    },
    sagittarius: {
      is: 'Morar fora é quase a sua natureza, e o difícil vem depois, quando o exótico vira fila de banco.',
      helps: 'Fique além do encanto, até a novidade virar costume, antes de julgar o país.',
    },
    capricorn: {
      is: 'Você iria para fora por um bom contrato e aguentaria tudo sem dizer que tem saudade.',
      helps: 'Reserve tempo para ser turista onde trabalha, e diga em voz alta o que falta.',
    },
    aquarius: {
      is: 'Em casa você já se sentia de fora, e longe ao menos tem motivo.',
      helps: 'Procure quem vive entre dois mundos, como você, e não escolha um antes da hora.',
    },
    pisces: {
      is: 'Você sonha o outro país com trilha sonora, e a burocracia de lá acorda você aos poucos.',
      helps:
        'Leve um amigo prático na bagagem, nem que seja por mensagem, e dê tempo ao sonho de aprender a língua.',
    },
  },
};
