import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** The Moon passing through each solar house for two days, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'A Lua está com você, e o que você sente aparece logo no rosto. Roupa macia e hora de sono pesam mais do que qualquer argumento.',
    'Hoje a sua presença enche a sala mesmo sem alarde. Aquilo de que você precisa muda de hora em hora e, dito em voz alta, ao menos chega a quem gosta de você.',
    'Feito maré na soleira da porta, a sensibilidade chega cedo e muda de cor várias vezes. Opinião sobre si formada agora dura pouco, pois a Lua troca de humor como troca de forma.',
  ],
  2: [
    'Com a Lua na casa dos pertences, conforto vira prioridade: um cobertor, um banho quente, a conta paga. Uma pendência resolvida de manhã deixa gosto bom no resto do dia.',
    'Mexer nas próprias coisas acalma. Um objeto lavado ou remendado devolve sossego, porque a Lua, nesse terreno, confia no que pode tocar.',
    'Vontade de comprar pode ser vontade de colo. Antes da vitrine, pergunte ao estômago, ao sono e à saudade; talvez um cochilo demorado baste.',
  ],
  3: [
    'A Lua anda pela vizinhança, entre o bate-papo do elevador e a ideia soprada na fila. Saia a pé e volte com uma história.',
    'Seu pensamento pula de galho em galho. Mensagens e leituras curtas vão bem nesse ritmo, enquanto a decisão comprida cansa antes do meio.',
    'Um mal-entendido pequeno pode se desfazer com uma pergunta simples. A Lua na terceira casa amolece a conversa; escolha o áudio em lugar do texto seco.',
  ],
  4: [
    'Ficar em casa tem mais sabor nestes dois dias. A Lua na quarta casa gosta de luz baixa e porta encostada: recuse um convite sem culpa.',
    'Saudade de alguém da família pode surgir do nada, por causa de um cheiro. Ligue, pergunte da receita, ouça a história repetida.',
    'Troque a lâmpada, arraste a poltrona, abra a caixa de fotos. Cuidar do ninho ajuda a pôr os sentimentos no lugar enquanto a Lua passa por ali.',
  ],
  5: [
    'O dia pede recreio. A Lua na quinta casa gosta de música alta no chuveiro, desenho torto, paquera inocente; dê a ela pelo menos meia hora.',
    'Quem tem criança por perto pode aprender com ela agora: brincar a sério, chorar depressa, esquecer logo. Sente no chão e entre na brincadeira.',
    'Mostre aquilo que você fez com as próprias mãos, ainda que falte acabamento. O coração está com vontade de plateia, e uma pessoa atenta é suficiente.',
  ],
  6: [
    'Listas curtas, pia limpa, passo regular: a Lua na sexta casa descansa quando as coisas funcionam. Uma dobradiça que para de ranger pode melhorar o humor de todos.',
    'Entre uma tarefa e outra, o corpo manda bilhetes. Levante da cadeira, beba água, almoce longe da tela; o serviço agradece.',
    'Nem todo erro merece relatório. Com o olho afiado para defeitos, você elogia menos, e por isso o elogio a um colega vale mais.',
  ],
  7: [
    'Duas cadeiras na varanda resumem o clima. A Lua na sétima casa quer companhia e troca, e ouvir alguém até o fim já faz as vezes de visita.',
    'O humor de quem está por perto pega em você com facilidade. Parte da irritação da tarde pode ter vindo de fora, e sair com a visita.',
    'Um acordo emperrado talvez ande se alguém ceder primeiro num detalhe. Ofereça o que lhe custa pouco e peça com clareza o que importa.',
  ],
  8: [
    'Águas fundas, conversa baixa. Com a Lua na oitava casa, dá vontade de saber o que há por trás; pergunte com tato e aceite um “ainda não”.',
    'Rasgue papéis velhos, apague fotos repetidas, devolva a chave. Largar uma coisa pequena hoje pode aliviar outra, bem maior, que não cabe em gaveta.',
    'Ciúme e desconfiança falam alto quando há cansaço. De manhã, o fio que parecia prova talvez seja só uma resposta curta demais.',
  ],
  9: [
    'A cabeça quer estrada. Se não der para viajar, a Lua na nona casa aceita um documentário, um prato de longe, um ônibus até o ponto final.',
    'Perguntas grandes aparecem no meio da louça. Em vez de fechar conclusões, procure um livro ou alguém mais velho que tenha pensado nisso antes.',
    'Respire ar de outro lugar: mude de calçada, escute um idioma desconhecido, discorde sorrindo. Seus sentimentos podem ficar mais leves vistos de um morro.',
  ],
  10: [
    'Os olhos de fora pesam um tanto mais com a Lua na décima casa. Ela prefere a intimidade, e tanta vitrine pode deixar a pele fina até a noite.',
    'Trabalho e emoção usam o mesmo crachá hoje. A Lua responde antes da razão, e a crítica das onze pode doer bem menos às três.',
    'Qual é o próximo degrau, afinal? Sinta antes de calcular: a Lua no alto mostra se a meta ainda entusiasma ou se já virou costume.',
  ],
  11: [
    'Gente faz bem nestes dias, de preferência em roda e sem pauta. A Lua na casa dos amigos anima quem chega com uma ideia e um pacote de biscoito.',
    'Um plano antigo pode pedir notícias. Abra o caderno, risque o que envelheceu, mande a primeira mensagem para quem sonharia junto.',
    'No grupo, você talvez sirva de termômetro: percebe quem ficou de fora da conversa. Um convite seu, nesse momento, pode mudar a noite de duas pessoas.',
  ],
  12: [
    'Silêncio com gosto de travesseiro. A Lua na décima segunda casa baixa o volume, e meia hora a mais de sono esclarece mais que muita explicação.',
    'Pode vir uma tristeza mansa, sem motivo à vista. Ela dispensa explicação: banho morno, música sem letra, uma página escrita para ninguém.',
    'Faça um favor anônimo, regue a planta do corredor, olhe o teto por dez minutos. O que ficou por dizer amadurece melhor longe do barulho.',
  ],
};
