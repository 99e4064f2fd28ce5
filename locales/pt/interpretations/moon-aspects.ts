import type { MoonAspectTexts } from '../../interpretation-types.ts';

/** The mood of a day on which the Moon meets a planet, in three variants. */
export const moonAspects: MoonAspectTexts = {
  sun: {
    joined: [
      'Lua e Sol falam em uníssono: o que você quer e o que você sente cabem na mesma frase. Comece algo pequeno.',
      'Coração e vontade dividem o banco do ônibus hoje. Aproveite a concordância para escolher uma direção só e andar nela.',
      'Um mesmo compasso guia pulso e relógio. Com a Lua junto do Sol, plante uma intenção e fale pouco dela.',
    ],
    flowing: [
      'Boa circulação entre o dever e o gosto. A Lua conversa com o Sol; peça, proponha, agradeça.',
      'Por dentro e por fora, o tempo combina. O Sol apoia a Lua, e as pessoas tendem a entender você sem legenda.',
      'Gentileza na rua, sossego dentro de casa. Lua e Sol colaboram; bom dia para um pedido que dependa de boa vontade.',
    ],
    tense: [
      'Querer uma coisa e sentir outra cansa. Com Sol e Lua em desacordo, dê voz aos dois lados antes de decidir.',
      'Puxa daqui, puxa dali: casa e rua disputam o seu dia. Um meio-termo honesto vale mais do que um esforço heroico.',
      'Cabeça pede avanço, corpo pede colo. O Sol contraria a Lua, e uma pausa de dez minutos ajuda os dois.',
    ],
  },
  mercury: {
    joined: [
      'Sentimentos ganham vocabulário. A Lua encontra Mercúrio, e aquela mensagem difícil pode finalmente achar o tom.',
      'Língua solta, ouvido atento, memória cheia de detalhes. Escreva, telefone, conte a anedota; só tenha cuidado com segredo alheio.',
      'Memórias viram assunto, e o assunto vira carta. Mercúrio e Lua andam juntos: pergunte a alguém como foi a infância.',
    ],
    flowing: [
      'Conversar alivia quando Lua e Mercúrio se entendem. Faça a pergunta que andava engasgada e explique sem pressa.',
      'A ideia e a emoção passam pela mesma porta sem se empurrar. Ótimo para estudar em companhia ou resolver por telefone.',
      'Explicar o que se sente parece mais simples. Com Mercúrio amigo da Lua, trate de um tema delicado durante a caminhada.',
    ],
    tense: [
      'Entre o que se sente e o que se diz, hoje há ruído. Releia o recado, confirme o horário, dispense a ironia.',
      'Pensar demais numa frase dita de passagem rouba a tarde. Pergunte o que ela queria dizer e retome o fio do dia.',
      'Três conversas abertas, nenhuma inteira. Mercúrio atrapalha a Lua; responda uma por vez e deixe a fofoca passar.',
    ],
  },
  venus: {
    joined: [
      'Açúcar na medida: a Lua se junta a Vênus e o afeto pede gestos. Prepare uma mesa bonita, ainda que seja só para você.',
      'Dia de amaciar. Um elogio sincero, um tecido agradável, um abraço de dez segundos podem mudar o rumo da tarde.',
      'Vontade de seda, fruta e companhia macia. Vênus ao lado da Lua lembra que receber carinho também se aprende.',
    ],
    flowing: [
      'Encontros ficam mais leves com Lua e Vênus de acordo. Convide, retribua, deixe a beleza ocupar meia hora.',
      'Pedir desculpas custa menos, e receber carinho também. Aproveite a maré gentil para reatar uma conversa.',
      'Jardim regado no fim da tarde, alguém cantarola perto. Vênus acompanha a Lua: enfeite a mesa e chame uma visita.',
    ],
    tense: [
      'Carência disfarçada de fome ou de compras: Lua e Vênus se estranham. Escolha um agrado que dispense o cartão.',
      'Agradar a todo mundo deixa alguém de fora, em geral você. Diga um não amável; o carinho costuma ficar.',
      'Dengo e orgulho disputam a mesma poltrona. A Lua briga com Vênus; peça atenção sem fazer cena nem conta.',
    ],
  },
  mars: {
    joined: [
      'Fogo no peito e nas pernas. A Lua encontra Marte: corra, dance, comece logo, e conte até dez antes de responder.',
      'Coragem emotiva marca o dia. Defenda quem precisa, mova o móvel pesado, evite transformar qualquer esbarrão em duelo.',
      'Sangue quente, resposta pronta. Marte se encosta na Lua: faça primeiro o que exige força e deixe a conversa para depois do banho.',
    ],
    flowing: [
      'A vontade acha caminho sem brigar com ninguém. Marte ajuda a Lua; resolva cedo o que você vinha arrastando.',
      'Boa disposição para agir a partir do que se sente. Diga “eu quero” com simplicidade e calce os tênis.',
      'Entusiasmo útil, daqueles que consertam o portão antes do almoço. Marte e Lua cooperam; escolha um começo e vá.',
    ],
    tense: [
      'Paciência curta, porta que bate: Lua e Marte se cutucam. Gaste a faísca numa caminhada antes de abrir a discussão.',
      'Uma irritação pode ser só limite ultrapassado. Nomeie qual foi, em tom baixo, e poupe quem não tem culpa.',
      'Faísca perto de palha seca pede distância. Marte provoca a Lua; proponha um intervalo e volte ao tema com água fresca.',
    ],
  },
  jupiter: {
    joined: [
      'Peito largo, riso alto. A Lua se encontra com Júpiter e dá vontade de abraçar o mundo; abrace primeiro quem almoça com você.',
      'Generosidade contagia hoje. Ofereça ajuda, conte a boa notícia, apenas cuide para não prometer um tempo que você não tem.',
      'Gargalhada de corredor, bolo repartido em fatias largas. Júpiter anima a Lua: acolha um desconhecido e conte uma boa lembrança.',
    ],
    flowing: [
      'Um otimismo manso acompanha o dia: Júpiter e Lua se dão bem. Peça conselho, ensine algo, olhe além da esquina.',
      'Cabe no coração uma opinião diferente da sua. Bom momento para estudar, perdoar miudezas, planejar um passeio.',
      'Confiança sem alarde dá cor às tarefas. Júpiter ampara a Lua; aceite o convite, agradeça a ajuda, aprenda uma palavra nova.',
    ],
    tense: [
      'Exagero ronda a sobremesa, a promessa e a queixa. Com Júpiter tensionando a Lua, metade costuma ser suficiente.',
      'Grandes emoções em copo pequeno transbordam. Espere o entusiasmo assentar antes de dizer sim a três convites.',
      'Prometer o céu sai fácil quando Júpiter empurra a Lua. Conte as horas livres e ofereça apenas o que cabe nelas.',
    ],
  },
  saturn: {
    joined: [
      'Seriedade de casaco abotoado: a Lua encontra Saturno. Faça uma coisa bem-feita, sem pressa, e permita-se pouca conversa.',
      'Talvez o dia pareça mais longo e mais frio. Cumpra o essencial, ligue para alguém mais velho, tome uma sopa.',
      'Poucas palavras, pão torrado, uma obrigação de cada vez. Saturno acompanha a Lua e valoriza o cuidado que se repete.',
    ],
    flowing: [
      'Sentimento com corrimão. Saturno firma a Lua, e dá para tratar de assuntos delicados com calma e método.',
      'Constância conforta hoje. Arrume uma gaveta, honre um prazo, sente-se ao lado de quem fala pouco e fica.',
      'Calma de quem já viu chover. Saturno dá suporte à Lua: visite quem tem mais idade e conclua uma pendência.',
    ],
    tense: [
      'Uma voz interna anda severa, com régua na mão. Sob a tensão entre Lua e Saturno, reduza a lista e trate-se com justiça.',
      'Pode bater solidão no meio da gente. Em vez de fechar a cara, peça companhia com uma frase simples.',
      'Frio nas costas, cobrança no ouvido. Saturno pesa sobre a Lua; vista um agasalho, perdoe o erro pequeno e peça ajuda.',
    ],
  },
  uranus: {
    joined: [
      'Mudança de planos no meio do café: Lua e Urano se encontram. Deixe uma brecha na agenda e divirta-se com ela.',
      'Humor elétrico, ideias de relance. Anote a mais estranha e espere dormir para decidir se ela presta.',
      'Coração em curto-circuito alegre: Urano toca a Lua e muda o enredo. Improvise o jantar, invente uma saída, evite prometer rotina.',
    ],
    flowing: [
      'Um ar fresco atravessa a rotina quando Urano acena para a Lua. Experimente outro caminho, outra receita, outra resposta.',
      'Surpresas leves fazem bem ao coração. Diga sim a um convite fora do hábito e conte depois para os amigos.',
      'Liberdade combina com carinho sob este encontro de Urano e Lua. Chame um amigo excêntrico e siga a ideia dele.',
    ],
    tense: [
      'Nervos de fio desencapado. Lua e Urano discordam, e a vontade de largar tudo pode ser apenas falta de janela: abra uma.',
      'Imprevistos irritam mais do que de costume. Tenha um plano B modesto e evite rompantes por mensagem.',
      'Alarme falso, trem adiantado, humor aos saltos. Urano sacode a Lua; respire na escada e resolva só o que for urgente.',
    ],
  },
  neptune: {
    joined: [
      'Cada coisa chega um pouco molhada de sonho. A Lua se mistura a Netuno: ouça música, descanse, deixe as contas para depois.',
      'Sua antena capta o humor da rua inteira. Ajude se puder, depois tome um banho e devolva o que não era seu.',
      'Olhos úmidos por causa de uma canção antiga. Netuno dissolve a Lua em ternura; desenhe, reze ou apenas olhe o aquário.',
    ],
    flowing: [
      'Delicadeza inspira gestos: Netuno embala a Lua. Cozinhe provando sem medir, escreva versos, console sem dar palestra.',
      'Imaginação e ternura remam no mesmo barco. Conte uma história a alguém e preste atenção aos seus sonhos.',
      'Intuição macia, boa para presentes e consolo. Netuno inspira a Lua: siga o palpite pequeno e repare no resultado.',
    ],
    tense: [
      'Neblina nos sentimentos, óculos embaçados. Enquanto Lua e Netuno se confundem, adie conclusões e confirme o que acha que ouviu.',
      'Dá vontade de fugir para dentro de um filme. Assista a um, se quiser, e responda mais tarde às mensagens importantes.',
      'Promessas vagas, relógio mole, vontade de acreditar. Netuno encobre a Lua; anote nomes e horas, e descanse cedo.',
    ],
  },
  pluto: {
    joined: [
      'A emoção desce alguns andares. Lua com Plutão mostra o que importa de verdade; fale disso com uma pessoa só.',
      'Intensidade sem meio-termo: um olhar diz muito. Use a força para encerrar algo miúdo e deixe a vigilância de lado.',
      'Silêncio carregado de coisa viva. Plutão toma a Lua por inteiro; escolha uma verdade e entregue-a com delicadeza.',
    ],
    flowing: [
      'Conversa franca, alívio fundo. Com Plutão a favor da Lua, dá para tocar num assunto antigo sem que ele morda.',
      'Limpar armários e mágoas sai mais fácil hoje. O que passa pela porta abre lugar para respirar.',
      'Raiz exposta volta à terra com cuidado. Plutão fortalece a Lua: retome uma conversa interrompida e ouça até o fim.',
    ],
    tense: [
      'Desconfiança procura provas e acha até onde não há. Lua e Plutão se enfrentam; respire e faça uma pergunta direta.',
      'Querer controlar o dia costuma apertar o nó. Solte um detalhe de propósito e perceba o ombro descer.',
      'Ciúme, teima, porta trancada por dentro. Plutão aperta a Lua; saia para ver gente e adie o interrogatório.',
    ],
  },
};
