import type { CareWords } from '../../en/celestia/care.ts';

export const care: CareWords = {
  danger: {
    card: [
      'Vou deixar o mapa de lado, porque o que você acabou de escrever importa mais. Eu sou uma inteligência artificial e não posso me sentar aí com você; e você merece alguém que possa. Por favor, ligue agora para um destes números, ou vá até a pessoa mais próxima e diga do jeito que disse para mim.',
      'Se der, fique longe do que poderia usar para se machucar e não passe esta noite a sós. Se já se machucou ou tomou alguma coisa, ligue para a emergência neste instante.',
      'Se é por alguém que você ama que está escrevendo, fique por perto se for seguro, pergunte sem rodeios e ligue. Essas linhas atendem você também.',
    ],
    followUps: [
      'Não esqueci o que você me contou, então o mapa continua fechado por enquanto. Conseguiu falar com alguém? Os números seguem aqui, e dá para ligar sem saber o que dizer.',
      'Prefiro perguntar de novo a fingir que nada aconteceu: você corre perigo agora? Se sim, ligue já, por favor. Se tem alguém com você, me conte, e conte para essa pessoa também.',
      'Os planetas esperam, não vão a lugar nenhum. Agora eu quero você perto de gente. Para quem dá para ligar, nem que seja só para ter uma voz na linha?',
    ],
    safe: 'Que bom que você me disse. Fique perto de alguém hoje e deixe os números à vista. Uma dor desse tamanho costuma vir em ondas, e há quem saiba esperar a onda passar junto com você.',
    minor:
      'Você tem pouca idade, e por isso é ainda mais importante que uma pessoa adulta de confiança saiba disso hoje: sua mãe, seu pai, uma tia, alguém da escola. No cartão tem uma linha para gente da sua idade, e lá ninguém vai rir de você.',
  },
  hint: {
    question: [
      'Vou largar as estrelas um minuto. Tem alguma coisa muito pesada no que você escreveu, e prefiro perguntar a adivinhar: você está pensando em tirar a própria vida ou em se machucar?',
      'Pode responder com uma palavra. Se for sim, ou se não souber, há pessoas para quem dá para ligar agora; os números estão aqui embaixo. Se for não, me conte o que está pesando, eu leio.',
    ],
    followUps: [
      'Já chego na sua pergunta. Antes quero saber da minha: você pensa em morrer ou em se machucar? Não vai me assustar, e não precisa explicar nada.',
      'A gente passou por cima do que perguntei, tudo bem. Os números ficam aqui. Se esse peso voltar hoje ou semana que vem, ligue antes que ele cresça.',
    ],
    safe: 'Obrigada por dizer com todas as letras. Mesmo assim parece uma fase dura, e ninguém precisa correr perigo para merecer um ouvido. Os números ficam aqui para o caso de o dia se esticar. Quando quiser, pergunte de novo.',
  },
  doubt:
    'Mais uma coisa, fora das estrelas: se isso pesa mais do que parece no texto, me diga com todas as letras ou ligue para um dos números abaixo. Prefiro dizer uma vez a mais.',
  violence: {
    card: [
      'Sobre isso eu não leio mapa. Planeta nenhum faz alguém machucar você, e nada no seu céu transforma isso em culpa sua ou em coisa que você tenha de aguentar.',
      'Nessas linhas conversam todo dia com quem vive o mesmo. Não vão mandar em você: escutam, pensam junto em como ficar em segurança e sabem onde há abrigo. Se o perigo é agora, ligue para a emergência.',
      'Pode ser que mais alguém veja esta tela. O botão tira você desta página na hora; depois dá para apagar a visita do histórico.',
    ],
    child: [
      'Obrigada por contar, não é fácil. Quando alguém mais velho bate, toca ou mete medo numa criança, a culpa nunca é dela, mesmo que tenham pedido segredo.',
      'Por favor, conte hoje para uma pessoa adulta de confiança: na escola, na família, na vizinhança. Na linha aqui embaixo escutam exatamente isso, e dá para ligar mesmo na dúvida se conta. Se está acontecendo agora, ligue para a emergência.',
      'Se a preocupação é com uma criança que você conhece, você também pode ligar; ninguém vai pedir provas.',
    ],
    followUps: [
      'Vou deixar o mapa fechado mais um pouco, porque o que você contou não acaba quando a gente muda de assunto. Você está em um lugar seguro agora?',
      'Os números continuam aqui para quando sobrar um minuto de calma. Ligar não decide nada; só faz com que alguém saiba.',
    ],
    hint: 'Você também escreveu uma coisa que soa como não aguentar mais. Está pensando em tirar a própria vida? Se estiver, no cartão está o número para esta noite mesmo.',
    relationship:
      'Voltar ou não para quem machuca você não é pergunta que eu faça a um mapa. Nessas linhas podem pensar nisso com você, no seu tempo.',
  },
  minor: {
    sexual:
      'Você me contou que tem menos de dezoito anos, então disso eu não falo aqui. A curiosidade é normal; sua família, alguém da escola ou a linha aqui embaixo respondem sem fazer você passar vergonha.',
    'grown-up':
      'Você me disse sua idade, então não vou comparar seu mapa com o de uma pessoa adulta nesse sentido. Se alguém mais velho pede que fique só entre vocês, conte para outra pessoa adulta de confiança, hoje se der. Você não fez nada de errado.',
    secret:
      'Por favor, não se encontre com quem só conhece da internet, não mande fotos suas nem saia de casa porque um mapa disse; o meu não vai dizer. Converse antes com uma pessoa adulta de confiança ou com a linha aqui embaixo.',
  },
  sexualMinor: {
    refusal:
      'Não. De criança eu não falo desse jeito, e esta conversa acaba aqui. Se a preocupação é com os seus próprios pensamentos ou com uma criança que você conhece, aqui embaixo há um número para ligar sem dar o nome.',
    ended:
      'Esta conversa acabou. Os números ficam aqui. Se uma criança corre perigo, ligue agora, por favor.',
  },
  boundary: {
    grief: {
      text: 'Sinto muito. Não vou procurar um motivo no céu: uma morte não precisa dele, e você não precisa de mais um enigma.',
      instead:
        'Se quiser, a gente olha sua Lua: como você costuma carregar uma perda, o que sustenta você e que dias deste mês parecem mais quietos. E se a falta pesar demais, no número aqui embaixo tem alguém acordado.',
    },
    death: {
      text: 'Nenhum mapa mostra quando ou como alguém morre, e quem diz que mostra está chutando com o seu medo. Nessa pergunta eu não toco, nem por você nem por quem você ama.',
      instead:
        'O que posso mostrar é onde as coisas terminam e recomeçam no seu mapa, e o que passa por ali este ano. Tem alguma mudança por trás da pergunta?',
    },
    illness: {
      text: 'Em mapa eu não vejo doença, diagnóstico nem cura, e por favor não mude um tratamento ou um remédio por causa de planeta. Isso se pergunta a um médico ou a uma farmacêutica, e logo, se estiver tirando o seu sono.',
      instead:
        'O mapa pode fazer companhia em volta disso: para onde vai sua energia, como você descansa e que semanas vêm cheias, para pedir ajuda a tempo.',
    },
    pregnancy: {
      text: 'Se vem um bebê, quando, ou se será menina ou menino, não está escrito em mapa. Seu corpo e uma consulta sabem muito mais do que eu.',
      instead:
        'Posso contar como você cuida de quem ama, o que é casa no seu mapa e que clima têm estes meses enquanto você espera, deseja ou decide.',
    },
    court: {
      text: 'Ninguém dá sentença olhando o céu, então não vou dizer como termina. O que assinar ou dizer, pergunte a uma advogada ou à Defensoria Pública.',
      instead:
        'O que dá para olhar é você no meio disso: como discute, onde perde a paciência e que dias perto da audiência parecem mais calmos ou mais barulhentos.',
    },
    betting: {
      text: 'De mim não sai número, time nem moeda. Mapa não sabe o que vem depois, e eu não quero que você perca dinheiro por algo que eu disse. Se o jogo cresceu mais do que você queria, disso também dá para falar com alguém.',
      instead:
        'Posso mostrar como você lida com risco e dinheiro, o que faz você gastar e de onde vem a sensação de ter o bastante.',
    },
  },
  card: {
    titles: {
      suicide: 'Fale com alguém agora',
      violence: 'Ajuda para você',
      child: 'Ajuda para crianças e adolescentes',
    },
    kinds: {
      emergency: 'Emergência',
      suicide: 'Alguém para escutar',
      violence: 'Violência e abuso',
      child: 'Crianças e adolescentes',
    },
    call: 'Ligue {{number}}',
    text: 'Mande mensagem para {{number}}',
    textWord: 'Mande {{word}} para {{number}}',
    hours: {
      always: 'De dia e de noite',
      daily: 'Todos os dias, das {{from}} às {{to}}',
      weekdays: 'De segunda a sexta, das {{from}} às {{to}}',
      mondayToSaturday: 'De segunda a sábado, das {{from}} às {{to}}',
    },
    directory: 'Linhas de todos os países: {{name}}',
    noCountry:
      'Não sei em que país você está. O número de emergência daí funciona de qualquer telefone, e neste diretório há linhas do mundo todo.',
    otherCountry: 'Está em outro país?',
    quickExit: 'Sair desta página já',
    standing: 'Continuam aqui se precisar',
    checked: 'Números comparados com as fontes em {{date}}',
  },
};
