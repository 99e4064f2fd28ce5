import type { EventInterpretations } from '../../event-text-types.ts';

/** Mercury, Venus or Mars going back, for everybody, by the sign in which it turns. */
export const eventRetrogrades: EventInterpretations['eventRetrogrades'] = {
  mercury: {
    aries:
      'Respostas disparadas sem mira pedem correção. O planeta da palavra anda às pressas neste signo, e por três semanas muita gente relê o que mandou no calor da hora. Vale suavizar o pedido brusco e retomar o projeto lançado antes do rascunho. Ultimatos ficam para depois. Até Mercúrio voltar a avançar, metade deles terá perdido o motivo.',
    taurus:
      'Preços e combinados voltam à conferência, com a calma de quem apalpa fruta na feira. A cabeça fica mais lenta porque a terra só aceita o que se pode segurar. O período é ótimo para renegociar um prazo ou reconsiderar uma teimosia. Já a mudança de hábito que exige coragem fica para outra hora, e a cadeira antiga continua cômoda.',
    gemini:
      'Dono da casa, Mercúrio tropeça nas próprias pernas com certo charme. Mensagens podem chegar fora de ordem, xarás se confundir, o ônibus mudar de ponto. Humor e uma confirmação resolvem quase tudo. Ganha quem revisa textos ou procura colegas de outros tempos. Aquilo que não precisa de resposta hoje talvez dispense qualquer resposta.',
    cancer:
      'Uma velha lembrança de família recebe outra legenda. Quando recua num signo de água, Mercúrio pensa com o coração ao lado, e uma frase ouvida na infância pode enfim ser entendida. Boa fase para ordenar fotografias ou retomar a conversa interrompida com um parente. Mágoas novas podem dormir mais umas noites sem veredito.',
    leo: 'O discurso estava lindo, mas faltou escutar a sala. Por três semanas se revê o jeito de aparecer e de pedir reconhecimento, já que o fogo de Leão fala alto e quem fala alto ouve pouco. Peças e textos autorais melhoram na segunda versão. Deixe em paz a crítica que doeu. Lida mais tarde, talvez vire nota de rodapé.',
    virgo:
      'Quem gosta de conferir vai estar no seu elemento. Mercúrio rege o signo e volta a ele como um artesão à bancada, atrás do erro de soma e do horário que nunca deu certo. Um procedimento inteiro pode ficar mais simples. A ressalva é para a autocrítica, que aproveita qualquer revisão para incluir a pessoa no conserto.',
    libra:
      'O que foi apalavrado revela que havia duas palavras. O ar de Libra pesa cada argumento e, na volta, pesa tudo outra vez, o que dá um bom tempo para reabrir negociações ou retribuir a gentileza em atraso. Escolhas definitivas cansam à toa. Se a dúvida durar mais que as três semanas, ela já é meia resposta.',
    scorpio:
      'De marcha a ré, Mercúrio costuma achar a senha esquecida ou a razão de um rancor. É da natureza da água funda devolver o que se jogou nela, e por isso estas semanas se prestam a pesquisas e a confissões com hora marcada. Abrir a correspondência alheia é tentação de poucos dias e constrangimento de muitos.',
    sagittarius:
      'Nem a viagem nem a tese costumam sair exatamente como no folheto. O planeta dos pormenores está longe de casa no signo das grandes ideias, e por isso confunde a data com o destino. Em compensação, uma crença herdada pode ser lida com olhos novos. Confira o passaporte, refaça o argumento e adie o sermão, pois o público anda revendo o dele.',
    capricorn:
      'Que ninguém estranhe ver a meta de volta com anotações na margem. Aqui o pensamento se mede pelo que constrói, e recuar significa descer um andar para examinar a escora. Muita reunião se repete, agora com a pergunta certa. Compensa procurar uma antiga chefia e dizer o que ficou subentendido. Os grandes anúncios ficam melhores depois que o reboco seca.',
    aquarius:
      'E se a ideia genial tiver um furo no meio? Como este signo pensa à frente do tempo, o recuo oferece a chance de fazer caber na invenção quem vai usá-la. Reate com a turma que se dispersou, teste de novo o plano encalhado. Largar um grupo por causa de uma mensagem torta é exagero que três semanas costumam corrigir.',
    pisces:
      'Um sonho devolve o que a agenda perdeu. Nomes fogem e recados se dissolvem, já que neste signo a palavra perde o pé e Mercúrio ouve mais do que explica. Poemas e pedidos de perdão se beneficiam disso. Convém guardar documentos em lugar seco e evitar assinaturas por compaixão até a vista desembaçar.',
  },
  venus: {
    aries:
      'Paixões de largada rápida dão meia-volta para ver o que deixaram cair. Vênus em Áries se interessa pela conquista e, quando recua, as pessoas se perguntam se gostavam de alguém ou da corrida. Um amor impulsivo pode ser reconsiderado com ternura. A declaração em praça pública aguenta esperar umas seis semanas; se sobreviver a elas, era séria.',
    taurus:
      'Gosto também precisa de faxina. Por um mês e meio, Vênus anda para trás no signo que rege, e armários, assinaturas e afetos de longa data passam pelas mãos de novo. O que ainda dá prazer se reconhece pelo tato. Compras grandes tendem a envelhecer depressa. Um objeto reformado ou uma amizade reconquistada, ao contrário, pode durar décadas.',
    gemini:
      'Um flerte que parou em reticências tende a reaparecer na tela. O ar de Gêmeos ama pela palavra, e no recuo se releem cartas e até a dedicatória de um livro. Às vezes o encanto continua ali; às vezes era só boa pontuação. Uma correspondência ou a paz com um vizinho pode ser retomada. Juras feitas a duas pessoas pedem intervalo.',
    cancer:
      'O coração volta ao endereço antigo para ver quem mora lá. Neste signo, afeto é memória, e com Vênus de ré muita gente sente falta de amores de portão ou decide repintar um quarto. Perdoa-se bastante em casa. Retomar um namoro só por saudade do cheiro da rua é o que convém adiar.',
    leo: 'Aplauso e amor se parecem, vistos do palco. Quando Vênus recua em Leão, a diferença salta aos olhos, e os romances de grande estilo ficam devendo um pouco de rotina. Artistas revisam sua obra com proveito. Quem andava de mal com a própria imagem pode se reconciliar numa foto antiga. Presentes caros, dados para reacender o brilho, raramente acendem.',
    virgo:
      'De tanto se apontarem defeitos, o motivo do gosto se perdeu na lista. Vênus não se sente à vontade em Virgem, onde é examinada à lupa, e seu recuo convida a revisar os critérios antes das pessoas. Um gesto prático vale por serenata. Cobranças por escrito e reformas na personalidade de quem se ama rendem mal até o fim do período.',
    libra:
      'Os pares se olham de novo, e a simetria já não é a mesma. Vênus volta atrás em seu próprio signo para refazer a conta entre dar e receber, desde quem convida até quem escolhe o filme. Antigos sócios e antigos amores podem surgir com boas maneiras. A decisão de ficar ou partir ganha em esperar; a conversa justa, em acontecer logo.',
    scorpio:
      'Onde o amor foi intenso ficou brasa, e por seis semanas há quem sopre. Nestas águas, Vênus quer tudo ou nada; recuando, reexamina o ciúme e o dinheiro que circula entre duas pessoas. Com franqueza se fecha o que o silêncio mantinha aberto. Testes de fidelidade e visitas furtivas ao perfil de quem partiu só dão lenha à fogueira.',
    sagittarius:
      'Aquele amor de viagem, quanto devia à paisagem? O fogo de Sagitário se encanta com o distante, e no recuo se vê de perto o que foi idealizado, seja uma pessoa, seja um país inteiro. Reencontros com gente de longe têm boa chance. Jurar liberdade ou eternidade antes do desembarque parece prematuro. Uma risada em terra firme esclarece mais.',
    capricorn:
      'Passa por auditoria tudo o que se uniu por conveniência, entre gente ou entre cargos. Vênus mede aqui o afeto em tempo e constância, e por isso o recuo mostra quanto dever entrou no lugar do gosto. Rever um combinado antigo, com respeito, devolve calor à estrutura. A ascensão que dependa de agradar a pessoas influentes sai, por ora, mais cara do que parece.',
    aquarius:
      'Podem voltar à conversa as turmas dispersas e os amores sem rótulo. Este ar preza a liberdade, e Vênus, ao recuar, quer saber se ela aproximou as pessoas ou só as manteve longe. Uma criatura tida por excêntrica pode revelar-se a companhia mais confortável. Inventar regras para a relação inteira numa noite de insônia costuma dar retrabalho.',
    pisces:
      'Com cuidado para não respingar, devolvem-se à água certas ilusões bonitas. Vênus tem neste signo sua exaltação e ama sem medir; o recuo empresta a régua. Rever um sacrifício ou uma canção inacabada faz sentido e até comove. O resgate de quem não pediu socorro fica dispensado. Seis semanas bastam para separar compaixão de costume.',
  },
  mars: {
    aries:
      'O motor gira alto e a roda patina. Marte recua no próprio signo por umas dez semanas, e quem vive de iniciativa aprende a afiar o machado. Uma disputa ganha no grito talvez volte para ser resolvida em voz baixa. Treinar e recuperar um projeto largado cedo demais são bons usos da força. Abrir uma frente por raiva de esperar sai caro no fim.',
    taurus:
      'Empurrar boi parado cansa o braço e diverte o boi. Em signo de terra, a vontade demora a partir e demora a parar; no recuo se revê o esforço que virou teimosia, sobretudo em torno do que é de quem. A obra interrompida e o jardim podem render bem. Brigas por centavos, melhor arquivá-las antes que criem raiz.',
    gemini:
      'Discussões começadas por mensagem ameaçam virar novela. Marte em Gêmeos luta com palavras, várias ao mesmo tempo, e durante o recuo os argumentos voltam ao dono. É chance de aprender a debater, ou de escolher entre dois projetos que se atrapalham. A ironia fica melhor no bolso. Dita, ela sobrevive ao assunto.',
    cancer:
      'A raiva doméstica anda de lado, como os caranguejos, e por isso quase nunca é vista chegando. Marte está em queda aqui, onde a defesa vem antes do ataque. Com ele de ré, dá para olhar uma mágoa de família e entender a quem ela protegia. Uma porta batida ecoa por semanas, e uma boca fechada também.',
    leo: 'Orgulho ferido gasta combustível de foguete e não sai do chão. Ao voltar atrás em Leão, Marte manda de novo para o ensaio a liderança e o modo de disputar um lugar. Cresce bastante quem aceita dirigir a cena de outro ângulo. O duelo em público, por mais tentador, dificilmente terá a plateia imaginada.',
    virgo:
      'Será que refazer é trabalhar dobrado? Nem sempre. Num signo de precisão, Marte recua para procurar onde a engrenagem raspa, e dez semanas dão para trocar um método ou devolver tarefas que pertencem a outro setor. A impaciência com os erros alheios aumenta nesse meio-tempo. Apontar um por semana já seria uma forma de clemência.',
    libra:
      'Lutar pela paz também faz barulho. Pouco à vontade neste signo, Marte quer agir e antes pergunta o que o outro acha; retrógrado, pergunta de novo. Litígios e sociedades voltam para uma rodada mais sincera. Rompimentos por cansaço merecem esperar o fim do recuo. Dizer “isso me incomoda” logo na primeira vez poupa o processo inteiro.',
    scorpio:
      'Quem guarda rancor também monta guarda. Marte rege Escorpião e, ao voltar por essas águas, faz revisitar estratégias e lutas de poder que pareciam encerradas. Tanta vontade concentrada serve bem a uma pesquisa funda ou à dívida que se quer ver quitada. Já a vingança continua indigesta, mesmo servida fria e com dez semanas de preparo.',
    sagittarius:
      'É comum que uma cruzada perca o ímpeto antes da metade, e nem todo mundo lamenta. O fogo deste signo age por convicções; com Marte de ré, convém examinar qual delas ainda merece suor. Um estudo parado ou uma viagem que falhou pode ganhar segunda tentativa. Discutir para vencer fica sem graça. Caminhar ao lado de quem discorda rende paisagem.',
    capricorn:
      'Até a ambição precisa de oficina. Marte, exaltado em Capricórnio, trabalha sem olhar o relógio, e o recuo de dois meses e meio deixa ver em que escada se subia e por ordem de quem. Metas podem ser cortadas ao meio com ganho de altura. Enfrentar a autoridade de peito aberto compensa pouco, e quem antes reúne provas e aliados sai com anos de vantagem.',
    aquarius:
      'Uma hora, todo protesto volta para casa em busca de cartaz melhor. O ar fixo sustenta uma causa por muito tempo, e Marte, recuando, quer saber se ela ainda tem gente. Uma aliança desfeita ou uma máquina parada pode voltar a funcionar. Contrariar qualquer regra, só por ser regra, cansa os aliados. Um plano pequeno e bem executado faz mais diferença.',
    pisces:
      'Nadar contra a correnteza ensina sobretudo a boiar. Marte perde contorno neste signo, onde a vontade de um se mistura com a dos outros, e de ré revela cansaços tomados de empréstimo e brigas evitadas por pena. Dança, silêncio e trabalho manso devolvem força. Para o confronto direto falta vento; para largar uma culpa velha, sobra.',
  },
};
