import type { TidingsWords } from '../en/tidings.ts';

export const tidings: TidingsWords = {
  yours: {
    sun: 'o seu Sol',
    moon: 'a sua Lua',
    mercury: 'o seu Mercúrio',
    venus: 'a sua Vênus',
    mars: 'o seu Marte',
    jupiter: 'o seu Júpiter',
    saturn: 'o seu Saturno',
    uranus: 'o seu Urano',
    neptune: 'o seu Netuno',
    pluto: 'o seu Plutão',
    ascendant: 'o seu Ascendente',
    midheaven: 'o seu Meio do Céu',
  },
  transits: {
    conjunction: '{{mover}} em conjunção com {{point}}',
    sextile: '{{mover}} em sextil com {{point}}',
    square: '{{mover}} em quadratura com {{point}}',
    trine: '{{mover}} em trígono com {{point}}',
    opposition: 'Oposição entre {{mover}} e {{point}}',
  },
  transitNote:
    'O aspecto fica exato hoje. O assunto costuma aparecer alguns dias antes e alguns dias depois.',
  eclipses: {
    solar: {
      conjunction: 'Eclipse do Sol toca {{point}}',
      opposition: 'Eclipse do Sol encara {{point}}',
    },
    lunar: {
      conjunction: 'Eclipse da Lua toca {{point}}',
      opposition: 'Eclipse da Lua encara {{point}}',
    },
  },
  eclipseNotes: {
    solar:
      'Nem todo eclipse chega a menos de três graus de um ponto do seu mapa. O que começa agora pode ocupar você por uns seis meses.',
    lunar:
      'Nem todo eclipse chega a menos de três graus de um ponto do seu mapa. Talvez algo que você carrega há tempos peça para ser largado.',
  },
  moon: '{{phase}} {{inSign}}',
  moonNotes: {
    newMoon:
      'A noite está escura. Um começo pequeno costuma vingar, mesmo que você ainda não conte a ninguém.',
    firstQuarter:
      'O que começou há uma semana costuma encontrar o primeiro “mas”. Ajustar o plano pode bastar.',
    fullMoon: 'O que vem crescendo há duas semanas aparece. Pode ser diferente do que você imaginava.',
    lastQuarter: 'A Lua está minguando. Terminar uma coisa costuma dar mais certo do que começar outra.',
  },
  horoscope: '{{sign}}: o que vem por aí',
  report: {
    title: 'Seu livro está pronto',
    body: 'O livro que você pediu já pode ser lido. Ele está na sua conta.',
  },
  answer: {
    title: 'Responderam ao seu pedido',
    body: 'Chegou uma resposta ao seu pedido de consulta. Ela está na sua conta.',
  },
  tapNote: 'O resto está na página.',
  letter: {
    subject: 'Seu céu desta semana',
    intro: 'Veja o que trazem os próximos sete dias.',
    introDay: 'Uma coisa só sobre hoje.',
    entry: '{{day}}: {{title}}',
    action: 'Ver o seu céu de hoje',
    why: 'Você recebe esta carta porque pediu por ela na sua conta em {{site}}.',
    settings: 'Mudar o que chega e quando',
    unsubscribe: 'Parar as cartas sobre o meu céu',
  },
  part: {
    heading: 'Cartas sobre o seu céu',
    intro:
      'Para você saber dos poucos dias em que o céu toca o seu próprio mapa, sem precisar olhar todo dia.',
    noMail: 'Confirme primeiro o seu e-mail: as cartas só vão para endereços confirmados.',
    noBirth: 'Sem os seus dados de nascimento, só dá para contar as fases da Lua.',
    mailboxClosed:
      'Sua caixa de entrada recusou a nossa última carta, e paramos. Salve de novo para tentar mais uma vez.',
    mail: 'Uma carta por e-mail',
    rhythms: { never: 'Nunca', weekly: 'Às segundas-feiras', daily: 'Todo dia, se houver algo para contar' },
    what: 'Sobre o quê',
    kinds: {
      eclipse: 'Eclipses perto de um ponto do seu mapa',
      transit: 'Trânsitos no seu mapa',
      moon: 'Fases da Lua',
      horoscope: 'O horóscopo do seu signo',
    },
    hour: 'Hora',
    zone: 'Seu fuso horário',
    promise: 'No máximo uma por dia, nunca à noite. Toda carta traz um link para parar de receber.',
    save: 'Salvar',
    saved: 'Salvo. Já está valendo.',
    nothing:
      'Não há nada marcado em “Sobre o quê”, então nenhuma carta vai chegar. Marque pelo menos um item.',
    headingAll: 'Novidades do seu céu',
    push: {
      way: 'Uma notificação no seu navegador',
      about: 'Sobre o que são as notificações',
      lettersAbout: 'Sobre o que são as cartas',
      nothingInLetters:
        'Não há nada marcado em “Sobre o que são as cartas”, então nenhuma carta vai chegar. Marque pelo menos um item.',
      kinds: {
        answer: 'A resposta a um pedido de consulta',
        report: 'Um livro que ficou pronto',
      },
      intro:
        'A notificação aparece na sua tela mesmo com esta página fechada. Ela chega ao navegador por meio do Google, que pode ler o que ela diz. Se você sair da conta aqui, este navegador deixa de receber.',
      off: 'Este navegador ainda não recebe nenhuma.',
      on: 'Este navegador recebe notificações.',
      turnOn: 'Ativar neste navegador',
      turnOff: 'Desativar neste navegador',
      working: 'Um instante…',
      isOn: 'Pronto. Este navegador recebe a partir de agora.',
      isOff: 'Pronto. Este navegador não recebe mais.',
      noScript: 'Para ativar, este navegador precisa de JavaScript.',
      nothing:
        'Não há nada marcado em “Sobre o que são as notificações”, então nenhuma vai chegar. Marque pelo menos um item.',
      troubles: {
        blocked:
          'Seu navegador bloqueia as notificações deste site. Permita nas configurações do navegador para este site e toque de novo.',
        undecided:
          'A pergunta do seu navegador ficou sem resposta. Se quiser notificações, toque de novo e escolha “Permitir”.',
        unsupported:
          'Este navegador não consegue mostrar notificações. No iPhone ou no iPad, elas funcionam depois que você adiciona o site à Tela de Início.',
        storage:
          'Este navegador não deixa o site guardar nada, como numa janela anônima. Sem isso, as notificações não funcionam.',
        worker:
          'Não deu para instalar a parte que mostra as notificações. Recarregue a página e tente de novo.',
        subscribe:
          'O cadastro no serviço de notificações não deu certo. Confira sua conexão e tente de novo daqui a pouco.',
        update:
          'Não deu para renovar o seu cadastro no serviço de notificações. Vamos tentar de novo quando você abrir esta página outra vez.',
        unsubscribe:
          'Não enviamos mais nada para este navegador, mas não deu para apagar o cadastro dele no serviço de notificações. Toque de novo daqui a pouco.',
        site: 'Nosso servidor não conseguiu registrar isso. Confira sua conexão e tente de novo daqui a pouco.',
        config:
          'As notificações não estão bem configuradas do nosso lado, por isso não dá para ativar agora.',
      },
    },
  },
};
