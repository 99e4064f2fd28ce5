import type { IngressTexts } from '../../interpretation-types.ts';

/** A slow planet entering a sign. */
export const ingresses: IngressTexts = {
  jupiter: {
    aries:
      'Dá vontade de começar antes de ler o manual. Por cerca de um ano, Júpiter aumenta em Áries a coragem de abrir frentes, e o entusiasmo contagia ruas e escritórios. Quem se arrisca ganha plateia. Resta escolher quais largadas merecem chegada.',
    taurus:
      'Fartura simples volta à moda: feira cheia, almoço demorado, ofício feito com gosto. Enquanto visita Touro, Júpiter favorece o que se planta com calma e se desfruta com as mãos. O excesso tem sabor de segunda fatia. Saber parar faz parte do banquete.',
    gemini:
      'Cursos, dialetos, encontros de esquina: o ano tem fome de assunto. Júpiter em Gêmeos, onde lhe custa resumir, espalha curiosidade e também boatos. As conversas ficam mais ricas que as conclusões. Vale aprender um pouco de muito e conferir a fonte antes de repetir.',
    cancer:
      'Casa cheia, panela maior. Júpiter gosta de Câncer, signo de sua exaltação, e durante uns doze meses cresce no ar o desejo de proteger, reunir, alimentar. Laços de sangue e de escolha se estreitam. Generosidade também sabe deixar cada hóspede ir embora.',
    leo: 'Palco montado na praça, gente disposta a aplaudir. Com Júpiter em Leão, um ano de cores fortes convida a criar, festejar, mostrar o talento que andava escondido. As vaidades incham também. Quem divide o refletor aproveita mais a temporada.',
    virgo:
      'Crescer pelo detalhe parece contraditório, e Júpiter, pouco à vontade em Virgem, passa um ano mostrando que pode dar certo. Animam-se as hortas, as oficinas, os serviços bem-feitos. O exagero, aqui, é corrigir demais. Uma melhoria por vez já muda o bairro.',
    libra:
      'Acordos se ampliam, e convites chegam aos pares. Júpiter atravessa Libra em coisa de um ano, com apetite por justiça, arte, boa companhia. Fala-se muito em equilíbrio e decide-se um pouco menos. Um sim claro vale mais que dez cortesias.',
    scorpio:
      'Mergulhar rende mais que espalhar: eis o clima. Em Escorpião, por quase doze meses, Júpiter amplia o interesse por bastidores, desejos, verdades incômodas. Laços de confiança se formam. Convém dosar a investigação e voltar à tona para tomar sol.',
    sagittarius:
      'Horizonte aberto, com Júpiter em seu próprio signo. Durante o ano de Sagitário, multiplicam-se viagens, estudos, pregações e gargalhadas, e a fé no amanhã empresta fôlego. Só pesa a certeza em voz alta, que melhora quando anda com uma dúvida ao lado.',
    capricorn:
      'Sonho com orçamento e prazo, assim anda a esperança. Júpiter fica mais sóbrio em Capricórnio, signo de sua queda, e por um ano prefere quem sobe degrau a degrau. A ambição coletiva ganha seriedade. Cada meta pede uma dose de alegria.',
    aquarius:
      'Boas ideias de vizinhança ganham escala. Júpiter em Aquário traz, por um ano ou pouco mais, entusiasmo por redes, ciência, ajuda mútua, e faz caber gente diferente na mesma roda. Utopias empolgam melhor quando alguém se encarrega de trazer as cadeiras.',
    pisces:
      'Maré cheia de imaginação. Júpiter, regente antigo de Peixes, estende por um ano a compaixão, a música, a fé, e o coração público amolece. A medida se perde com facilidade. Doar muito e ainda guardar algum descanso é a arte destes meses.',
  },
  saturn: {
    aries:
      'Pressa e cautela se estranham por uns dois anos e meio. Saturno, em Áries, ensina a liderar sem atropelar, e muita gente descobre que coragem tem técnica. Começos pedem mais ensaio. Quem arranca devagar, neste período, tende a correr melhor.',
    taurus:
      'Quanto é suficiente? A pergunta acompanha todo mundo enquanto Saturno mora em Touro. Em cerca de trinta meses, reaprende-se o valor do conserto, da terra bem cuidada, da posse que se usa. A teimosia pesa; a paciência dá boa colheita.',
    gemini:
      'Conversas ganham rigor. Saturno em Gêmeos, por dois anos e tanto, pede que se confira a notícia e se aprenda direito uma língua, um ofício, um mapa. Fala-se menos por falar. O humor fica seco e inteligente, e uma boa carta volta a ter leitores.',
    cancer:
      'Cuidar vira assunto de planilha e de afeto. Em Câncer, onde está em exílio, Saturno passa dois invernos ou três revendo moradia, família, proteção, e pergunta quem sustenta quem. Endurecer a casca é tentador. Um lar com regras gentis resiste melhor.',
    leo: 'Aplauso fica escasso e mais sincero. Saturno em Leão pede, por uns trinta meses, talento com ensaio, autoridade com serviço. Majestades de crachá perdem a graça. Quem cria por amor ao ofício costuma atravessar bem o período, mesmo com poucas luzes acesas.',
    virgo:
      'Mangas arregaçadas, manual na bancada. Saturno em Virgem se detém no detalhe por dois anos e meio: procedimentos, uso do tempo, trabalho honesto. Muita coisa enfim é consertada. O perigo é a crítica sem descanso; tarefa concluída merece ponto final.',
    libra:
      'Contratos se releem com óculos. Em Libra, sua exaltação, Saturno dedica perto de três anos ao que é justo entre as pessoas: casamentos, sociedades, leis. Gentileza sem compromisso convence pouco. Amadurecem os pares que sabem discordar em paz.',
    scorpio:
      'Confiança demora, e ninguém parece ter pressa. Saturno em Escorpião, por pouco mais de dois anos, disciplina desejos, dívidas, poderes de bastidor. O clima é grave, as lealdades são poucas. O que passa por essa prova costuma dispensar cadeado.',
    sagittarius:
      'Fé com bibliografia: é o que se pede. Durante sua estada em Sagitário, uns dois anos e mais um semestre, Saturno examina diplomas, dogmas, promessas de guru. Viaja-se com mais propósito. Convicções magras, porém testadas, sustentam longas caminhadas.',
    capricorn:
      'Montanha é o domínio de Saturno, e em Capricórnio ele está no próprio posto. Por quase trinta meses, instituições mostram as vigas, e cada pessoa confere as suas. Trabalho sério é notado. Na subida, faz falta um banco de onde se olhe a vista.',
    aquarius:
      'Regra nova para mundo novo. Saturno, regente tradicional de Aquário, dedica dois anos e meio a organizar coletivos, redes, ideais, e dá estatuto à liberdade. A frieza dos sistemas pede, em cada reunião, alguém que pergunte como vão todos.',
    pisces:
      'Névoa com dique. Em Peixes, por dois anos e pouco, Saturno dá forma ao sonho: oração com horário, arte com prazo, compaixão em equipe. Cansa sentir o mundo inteiro sem pausa. Estes tempos mostram que pôr limite também é cuidar.',
  },
  uranus: {
    aries:
      'Rebeldia de primeira hora: ao longo de uns sete anos, Urano em Áries dispara invenções, protestos de uma pessoa só, coragens sem licença. O mundo prefere testar a esperar. Muito do que surge às pressas apenas ensina; uma parte fica.',
    taurus:
      'O estável e o inédito tentam morar na mesma casa. Por sete anos, com Urano em Touro, mudam os modos de produzir comida, de trocar valor, de possuir. O corpo pede ritmo próprio. Segurança passa a significar, para muita gente, saber se adaptar.',
    gemini:
      'A linguagem se reinventa em voz alta. Urano em Gêmeos traz cerca de sete anos de mente elétrica: máquinas que conversam, escolas fora da sala, gírias de vida breve. Saber selecionar vira talento. Pausas de tela refrescam a cabeça.',
    cancer:
      'Família, quem disse que tem um formato só? Urano leva a Câncer, durante perto de sete anos, um vento novo: moradias compartilhadas, cuidado distribuído, raízes portáteis. Há saudade no ar. Costumes que aquecem sabem trocar de endereço.',
    leo: 'Criar sem pedir autorização vira gosto de época. Enquanto Urano ocupa Leão, uns sete anos, a fama muda de mecanismo e o palco cabe no bolso. Surpreende quem é singular de verdade. A excentricidade por encomenda envelhece na semana seguinte.',
    virgo:
      'Ferramentas mudam antes de se gastar. Urano em Virgem revoluciona ofícios, rotinas, modos de tratar o corpo, durante sete anos mais ou menos. O pequeno ajuste altera a grande máquina. Mãos hábeis continuam valiosas, pois aprendem qualquer botão.',
    libra:
      'Vínculos experimentam fórmulas inéditas. Em Libra, por uma estada de sete anos, Urano refaz contratos, estética, justiça, e pergunta quanto espaço cabe entre duas cadeiras. Surge muita elegância estranha. O respeito continua sendo a melhor novidade.',
    scorpio:
      'Tabu dito ao microfone perde o cheiro de porão. Urano em Escorpião leva uns sete anos abrindo assuntos de poder, desejo e controle, e as libertações chegam de repente. Depois do choque, a franqueza mostra utilidade. Discrição ainda tem seu lugar.',
    sagittarius:
      'Fronteiras do pensamento perdem o carimbo. Por sete anos, Urano em Sagitário sacode religiões, universidades, modos de viajar, e o longe fica perto sem aviso. Cresce a vontade de acreditar diferente. Quem faz perguntas vai mais fundo do que quem coleciona bandeiras.',
    capricorn:
      'Hierarquias levam um susto de bom tamanho. Urano em Capricórnio, durante cerca de sete anos, testa governos, empresas, tradições, e o velho edifício ganha saídas laterais. Nem toda pedra antiga é entulho. Para reformar bem, convém saber ler plantas.',
    aquarius:
      'Em casa própria, Urano solta a imaginação social. Seu tempo em Aquário, cerca de sete anos, favorece invenções de uso comum, amizades improváveis, ciência na calçada. O futuro parece já ter chegado. Faz bem lembrar que grupo também precisa de sesta.',
    pisces:
      'Sonhos trocam de frequência. Por uns sete anos, Urano leva a Peixes antenas novas: arte feita com sinais, espiritualidades sem templo, compaixão a distância. A sensibilidade dispara. Desligar o aparelho e ouvir a chuva vira um pequeno ato de independência.',
  },
  neptune: {
    aries:
      'Heróis voltam à imaginação, de capa ou de avental. Durante uns catorze anos, Netuno em Áries sonha em verbos de ação, e causas inflamam o peito. Há ideal e há bravata. Reconhecer a diferença antes de sair correndo é a tarefa da época.',
    taurus:
      'A matéria ganha alma, e a alma quer tocar em coisas. Netuno, ao longo de catorze anos em Touro, idealiza a natureza, a simplicidade, o feito à mão, e embaça o valor de tudo. Muita beleza fica sem preço. As contas pedem luz forte.',
    gemini:
      'Palavras viram música, e rumores também. Por quase década e meia, Netuno em Gêmeos apura a poesia das ruas e mistura fato com fábula. Histórias encantam multidões. Quem pergunta “onde você leu isso?” presta um serviço público.',
    cancer:
      'Saudade coletiva de um lar inventado. Netuno demora perto de catorze anos em Câncer e banha de ternura a ideia de família, pátria, infância. Consola e confunde. Acolher gente de fora talvez seja a melhor tradução desse sonho de pertencimento.',
    leo: 'Purpurina cai sobre a tela e custa a sair. Com Netuno em Leão, por catorze anos de romance, palcos, ídolos, a gente se apaixona por imagens com facilidade. A criação jorra. Crianças e artistas sabem brincar de fantasia e voltar para o lanche.',
    virgo:
      'Santidade do serviço miúdo: por mais de uma década, Netuno, em exílio no signo de Virgem, sonha com trabalho útil e vida limpa. A confusão se esconde no detalhe, na lista que não acaba. Ajudar de modo concreto, uma pessoa por vez, desanuvia.',
    libra:
      'Amar ideias de amor passa a ser passatempo geral. Os catorze anos de Netuno em Libra suavizam modas, cortejos, diplomacias, e enchem os acordos de reticências. A paz é desejada em canções. Para vivê-la, alguém precisa dizer o que o refrão omite.',
    scorpio:
      'Mistério exerce fascínio por bem mais de dez anos. Netuno em Escorpião dissolve pudores com música de subsolo, perfume, confissão à meia-luz. Fusões atraem e desorientam. Saber onde termina uma pessoa e começa outra continua útil, mesmo para quem adora se perder.',
    sagittarius:
      'Peregrinos de toda crença põem o pé na estrada. Ao longo de quase catorze anos, Netuno em Sagitário amplia a busca de sentido, mistura rituais, sonha mundos sem muro. Mestres brotam como cogumelos. A boa-fé sabe rir de si e conferir o troco.',
    capricorn:
      'Concreto também sonha. Netuno em Capricórnio leva perto de catorze anos dissolvendo formas gastas de autoridade e idealizando a ordem. Cargos parecem miragem, enquanto vocações silenciosas ganham brilho. Estruturas modestas, com janela, tendem a servir melhor.',
    aquarius:
      'Humanidade inteira na mesma canção, eis o devaneio. Em Aquário, durante década e meia, ou quase, Netuno encanta redes e utopias e faz da tecnologia um lugar de sonho. Pertencer fica fácil e impalpável. O abraço continua exigindo dois corpos e um pouco de tempo.',
    pisces:
      'Oceano em seu leito. Netuno em Peixes, seu próprio signo, por uns catorze anos apura compaixão, música, fé sem nome, e derrete contornos. A dor alheia chega perto; a ilusão também. Silêncio, areia e um diário ajudam a distinguir uma da outra.',
  },
  pluto: {
    aries:
      'Vontade crua sobe à superfície. Plutão fica em Áries por quase três décadas, e o mundo reaprende a começar: lideranças se queimam, outras surgem de onde ninguém olhava. Força sem propósito se gasta. Há tempo de sobra para educar a coragem.',
    taurus:
      'O que vale, para quem, até quando? Em Touro, uma de suas moradas mais longas, Plutão passa uns trinta anos remexendo posse, terra, alimento. Apegos velhos viram adubo. Gerações inteiras mudam de ideia sobre a palavra riqueza.',
    gemini:
      'Palavra é poder, e por três décadas isso se sente em toda parte. Plutão em Gêmeos transforma imprensa, escola, meios de ir e vir. Informações funcionam como chaves. Em tempo assim, uma mente que sabe calar exerce influência rara.',
    cancer:
      'Pertencer mexe com forças antigas. Ao longo de um quarto de século, Plutão em Câncer revolve famílias, territórios, memórias que se julgavam quietas. Proteção e posse se confundem. Cada mesa que acolhe sem prender faz parte da mudança.',
    leo: 'Poder quer rosto, brilho, assinatura. Nos quase vinte anos de Plutão em Leão, líderes e artistas atraem paixões, e o ego coletivo passa pelo fogo. Criar fica urgente. A grandeza que resta, baixada a fumaça, costuma caber num gesto generoso.',
    virgo:
      'Engrenagens ficam expostas. Plutão em Virgem, por coisa de catorze anos, reforma trabalho, técnica, hábitos do corpo, peça por peça. Minúcias têm consequência enorme. Quem conserta sem humilhar ajuda a época a encontrar sua medida.',
    libra:
      'Relações deixam de ser assunto privado. Em pouco mais de uma década, Plutão em Libra refaz casamento, justiça, equilíbrio de forças, e a cortesia mostra o que guardava embaixo. Romper e recompor viram ofício. Dizer a verdade com tato muda costumes.',
    scorpio:
      'No signo que rege, Plutão vai ao osso. São cerca de doze anos, breves para ele, em que desejo, poder, segredo e regeneração ocupam a conversa pública. Intensidade vira língua corrente. Falar do que dava medo alivia mais do que se imaginava.',
    sagittarius:
      'Crenças entram no cadinho. Por treze anos mais ou menos, Plutão em Sagitário transforma religiões, leis, a própria ideia de distância, e verdades absolutas brigam entre si. Sobra espaço para perguntas honestas. Uma convicção humilde vai longe.',
    capricorn:
      'Pilares são batidos com os nós dos dedos, para ouvir se estão ocos. Plutão em Capricórnio dedica uns dezesseis anos a governos, empresas, hierarquias. Autoridade sem serviço racha. O que se refaz com paciência ganha alicerce e alguma modéstia.',
    aquarius:
      'Multidão e indivíduo medem forças durante duas décadas. Plutão em Aquário transforma redes, ciência, participação, e o poder muda de mãos por caminhos invisíveis. Ideias comuns ganham potência. Conhecer pelo nome quem mora ao lado continua revolucionário.',
    pisces:
      'Ondas muito lentas cobrem e descobrem a praia. Por mais de vinte anos, Plutão em Peixes desmancha e refaz a fé, a arte, o modo de sofrer em comum. Velhas culpas pedem despedida. A compaixão, quando aprende a ter bordas, se transforma em força de verdade.',
  },
};
