import type { EclipsesWords } from '../en/eclipses.ts';

export const eclipses: EclipsesWords = {
  now: 'Acontecendo agora',
  meaning: 'Do que trata: {{sign}}',
  earlier: 'Eclipses anteriores',
  decades: 'Todos os eclipses de 1900 a 2099',
  natal: 'Veja onde este grau cai no seu mapa astral',
  compass: { north: 'N', south: 'S', east: 'L', west: 'O' },
  facts: {
    date: 'Data',
    type: 'Tipo',
    sign: 'Zodíaco',
    maximum: 'Máximo',
    magnitude: 'Magnitude',
    saros: 'Saros',
  },
  signs: {
    heading: 'Que signos ele toca',
    axis: 'O eixo {{north}}–{{south}}',
    apart:
      'Os nodos lunares estão em {{north}} e {{south}}; o eclipse cai a {{degrees}}° deles, em {{sign}}.',
  },
  saros: {
    member:
      'É o número {{member}} dos {{count}} eclipses do saros {{saros}}, uma família que ganha mais um a cada 18 anos e 11 dias.',
    before: 'O anterior:',
    after: 'O seguinte:',
  },
  place: {
    heading: 'Dá para ver de onde você está?',
    label: 'Cidade',
    hint: 'Se houver várias com o mesmo nome, acrescente o país. O lugar fica guardado só nesta aba.',
    submit: 'Ver deste lugar',
    choose: 'Qual destes lugares?',
    marked: 'O lugar que você informou',
    seen: '{{type}}, visível daqui',
    notSeen: 'Este eclipse não é visível daqui ({{date}}).',
    begin: 'Início',
    maximum: 'Máximo',
    end: 'Fim',
    inner: { partial: 'Parcial', annular: 'Anel de luz', total: 'Totalidade' },
    zone: 'Fuso horário',
    errors: {
      required: 'Informe uma cidade.',
      unknown: 'Não encontramos esse lugar. Tente a cidade maior mais próxima.',
      choose: 'Mais de um lugar corresponde. Escolha um abaixo.',
      confirm: 'É este o lugar? Escolha-o abaixo ou acrescente o estado e o país.',
      nearest:
        'Não conhecemos “{{words}}”. Se fica em um dos lugares abaixo ou perto de um deles, escolha-o. Se não, informe a cidade maior mais próxima.',
      unavailable: 'A lista de lugares está fora do ar no momento. Tente de novo daqui a pouco.',
    },
  },
  chart: {
    heading: 'Ele toca o seu mapa?',
    lede: 'Um eclipse conta mais para quem tem algum ponto perto do grau dele. Informe seu nascimento e veja que ponto do seu mapa ele encontra, em que casa cai e que eclipses dos próximos cinco anos chegam perto de você.',
    open: 'Informe seus dados de nascimento',
    submit: 'Ver o que ele toca',
    submitting: 'Procurando…',
    answer: 'No seu mapa',
    houses: {
      1: 'Ele cai na sua casa 1: seu jeito de se mostrar, sua presença, o primeiro passo que você dá por conta própria.',
      2: 'Ele cai na sua casa 2: o dinheiro que você ganha, o que possui, o valor que se dá.',
      3: 'Ele cai na sua casa 3: conversar, escrever, aprender, os irmãos e a vizinhança.',
      4: 'Ele cai na sua casa 4: o lar, a família, as raízes, o chão íntimo que sustenta você.',
      5: 'Ele cai na sua casa 5: os amores, a brincadeira, os filhos, o que você cria por prazer.',
      6: 'Ele cai na sua casa 6: o trabalho de cada dia, os hábitos, o modo como você se cuida.',
      7: 'Ele cai na sua casa 7: a parceria, os acordos firmes e quem discorda de você cara a cara.',
      8: 'Ele cai na sua casa 8: o dinheiro em comum, a confiança, a intimidade, o que já dá para deixar ir.',
      9: 'Ele cai na sua casa 9: as viagens, os estudos, as crenças, tudo o que alarga o seu horizonte.',
      10: 'Ele cai na sua casa 10: a vocação, a reputação, o que as pessoas associam ao seu nome.',
      11: 'Ele cai na sua casa 11: as amizades, os grupos, as esperanças que você divide com outras pessoas.',
      12: 'Ele cai na sua casa 12: o descanso, a solidão, os sonhos, o que acontece nos bastidores.',
    },
    wheel: {
      title: 'Seu mapa astral e o eclipse',
      description:
        'Por dentro, seu mapa astral; por fora, o eclipse. As linhas levam aos pontos que ele toca, listados logo abaixo.',
      /** What the picture calls the chart inside. */
      chart: 'seu mapa astral',
    },
    contacts: 'O que ele toca',
    contactsNone:
      'Nenhum ponto do seu mapa está perto o bastante do grau dele. É provável que este eclipse passe em silêncio.',
    orbs: 'Aqui contam a conjunção e a oposição até {{wide}}°, a quadratura até {{square}}° e o trígono e o sextil até {{easy}}°.',
    kinds: {
      joined:
        'Na conjunção, o eclipse está bem em cima do ponto: o que este significa na sua vida pode recomeçar ou chegar a um momento decisivo, e é ali que você percebe primeiro.',
      opposite:
        'Na oposição, o eclipse olha para o ponto do outro lado do céu: as pessoas e os fatos servem de espelho e pedem equilíbrio.',
      square:
        'A quadratura chega de lado e causa atrito: algo ali pode estar fora do lugar, e o atrito mostra o que poderia mudar.',
      flowing:
        'O trígono e o sextil fluem: o que o eclipse põe em movimento pode ajudar você aqui, desde que você aproveite.',
    },
    timeUnknown:
      'Sem a hora de nascimento, ficam de fora as casas, o Ascendente, o Meio do Céu e a Lua, que andam demais num só dia. O resto vale como ao meio-dia.',
    moonPossible:
      'Em certas horas daquele dia, a Lua estava onde este eclipse a toca. Com a hora de nascimento, daria para saber.',
    contactsNoneTimeless:
      'Dos pontos que são certos mesmo sem a hora, nenhum está perto o bastante para ser tocado.',
    ahead: {
      heading: 'Seus eclipses dos próximos cinco anos',
      intro:
        'Eclipses solares e lunares que caem sobre um dos seus pontos ou bem em frente, a no máximo {{orb}}°.',
      none: 'Nos próximos cinco anos, nenhum eclipse chega a menos de {{orb}}° de um dos seus pontos nem do lugar oposto.',
      noneTimeless:
        'Nos próximos cinco anos, nenhum eclipse chega a menos de {{orb}}° dos pontos que são certos mesmo sem a hora.',
      point: 'Seu ponto',
    },
  },
  past: {
    meaning: 'Do que tratava: {{sign}}',
    note: 'Este eclipse já passou, e o texto fala como se falava naqueles dias: o que ele anuncia cabe nos seis meses depois de {{date}}.',
    place: {
      heading: 'Deu para ver de onde você está?',
      seen: '{{type}}, foi visível daqui',
      notSeen: 'Este eclipse não foi visível daqui ({{date}}).',
    },
    chart: {
      heading: 'Ele tocou o seu mapa?',
      lede: 'Um eclipse conta mais para quem tem algum ponto perto do grau dele. Informe seu nascimento e veja que ponto do seu mapa ele encontrou, em que casa caiu e que eclipses dos próximos cinco anos chegam perto de você.',
      submit: 'Ver o que ele tocou',
      contacts: 'O que ele tocou',
      houses: {
        1: 'Ele caiu na sua casa 1: seu jeito de se mostrar, sua presença, o primeiro passo que você dá por conta própria.',
        2: 'Ele caiu na sua casa 2: o dinheiro que você ganha, o que possui, o valor que se dá.',
        3: 'Ele caiu na sua casa 3: conversar, escrever, aprender, os irmãos e a vizinhança.',
        4: 'Ele caiu na sua casa 4: o lar, a família, as raízes, o chão íntimo que sustenta você.',
        5: 'Ele caiu na sua casa 5: os amores, a brincadeira, os filhos, o que você cria por prazer.',
        6: 'Ele caiu na sua casa 6: o trabalho de cada dia, os hábitos, o modo como você se cuida.',
        7: 'Ele caiu na sua casa 7: a parceria, os acordos firmes e quem discorda de você cara a cara.',
        8: 'Ele caiu na sua casa 8: o dinheiro em comum, a confiança, a intimidade, o que já dá para deixar ir.',
        9: 'Ele caiu na sua casa 9: as viagens, os estudos, as crenças, tudo o que alarga o seu horizonte.',
        10: 'Ele caiu na sua casa 10: a vocação, a reputação, o que as pessoas associam ao seu nome.',
        11: 'Ele caiu na sua casa 11: as amizades, os grupos, as esperanças que você divide com outras pessoas.',
        12: 'Ele caiu na sua casa 12: o descanso, a solidão, os sonhos, o que acontece nos bastidores.',
      },
      contactsNone:
        'Nenhum ponto do seu mapa estava perto o bastante do grau dele. O mais provável é que este eclipse tenha passado por você em silêncio.',
    },
    solar: {
      rises: 'O Sol nasceu já eclipsado. Horário do nascer do sol: {{time}}.',
      sets: 'O Sol se pôs antes do fim. Horário do pôr do sol: {{time}}.',
    },
    lunar: {
      rises: 'A Lua nasceu já eclipsada. Horário: {{time}}.',
      sets: 'A Lua se pôs antes do fim. Horário: {{time}}.',
    },
  },
  solar: {
    title: 'Próximo eclipse solar: data, mapa e significado',
    datedTitle: '{{eclipse}}: mapa e horários',
    dated: 'Eclipse solar de {{date}}',
    description:
      'Quando é o próximo eclipse solar, de onde ele é visto, como aparece na sua cidade e o que começa, signo por signo. Todos, de 1900 a 2099.',
    heading: 'Eclipses solares',
    lede: 'Uma Lua nova que passa bem na frente do Sol. A astrologia lê nela um começo cuja forma só aparece com o tempo.',
    next: 'O próximo eclipse solar',
    chosen: 'Um eclipse solar',
    previous: 'O anterior:',
    toNext: 'Ir para o próximo eclipse solar',
    list: 'Próximos eclipses solares',
    begin: 'Início na Terra',
    end: 'Fim na Terra',
    duration: 'Duração nesse lugar',
    covered: 'Sol coberto',
    altitude: 'Altura do Sol',
    rises: 'O Sol nasce já eclipsado; visível a partir deste horário: {{time}}.',
    sets: 'O Sol se põe antes do fim. Horário do pôr do sol: {{time}}.',
    nextHere: 'Os próximos eclipses solares aqui',
    hybrid: 'Híbrido: um anel de luz nas pontas do caminho e total no meio.',
    annular: 'Anular: longe demais para cobrir o Sol, a Lua deixa um anel de luz, e o dia não vira noite.',
    partial: 'Parcial: a Lua cobre só um pedaço do Sol, e em nenhum lugar escurece.',
    nonCentral:
      'Não é central: o eixo da sombra não atinge a Terra, e só a borda toca o chão perto de um polo.',
    types: {
      partial: 'Eclipse solar parcial',
      annular: 'Eclipse solar anular',
      total: 'Eclipse solar total',
      hybrid: 'Eclipse solar híbrido',
    },
    shortTypes: { partial: 'Parcial', annular: 'Anular', total: 'Total', hybrid: 'Híbrido' },
    map: {
      title: 'Mapa-múndi: eclipse solar de {{date}}',
      description:
        'O caminho da sombra e a região que vê parte do eclipse. Os mesmos dados estão na lista acima.',
      line: 'Linha central',
      limits: 'Bordas do caminho',
      partial: 'Visto como parcial',
      greatest: 'Ponto do máximo',
    },
    guide: {
      heading: 'Como ler um eclipse solar',
      what: {
        title: 'O que acontece',
        text: 'Na Lua nova, quando ela cruza o caminho do Sol, a sombra dela nos alcança. Numa faixa estreita o Sol some ou vira um anel; em volta, só um pedaço dele fica coberto. Nunca olhe sem óculos próprios para eclipses.',
      },
      sign: {
        title: 'Por que o signo importa',
        text: 'O signo e o grau do eclipse indicam o tema que ele abre. A astrologia dá a esse tema cerca de seis meses, até os próximos eclipses, e lembra o que houve no mesmo ponto dezenove anos antes.',
      },
      chart: {
        title: 'Quando ele toca você',
        text: 'Ele conta mais quando um ponto do seu mapa está a dois ou três graus do dele. A casa em que ele cai dá nome à parte da vida que pede um recomeço.',
      },
    },
  },
  lunar: {
    title: 'Próximo eclipse lunar: data, onde ver e significado',
    datedTitle: '{{eclipse}}: mapa e horários',
    dated: 'Eclipse lunar de {{date}}',
    description:
      'Quando é o próximo eclipse lunar, onde a Lua estará no céu, a que horas começa cada fase na sua cidade e o que ele traz à luz. Todos, de 1900 a 2099.',
    heading: 'Eclipses lunares',
    lede: 'Uma Lua cheia que atravessa a sombra da Terra. A astrologia lê nela um ponto de virada em que algo vem à luz e pode ser deixado para trás.',
    next: 'O próximo eclipse lunar',
    chosen: 'Um eclipse lunar',
    previous: 'O anterior:',
    toNext: 'Ir para o próximo eclipse lunar',
    list: 'Próximos eclipses lunares',
    umbral: 'Magnitude na umbra',
    penumbral: 'Magnitude na penumbra',
    altitude: 'Altura da Lua',
    rises: 'A Lua nasce já eclipsada; visível a partir deste horário: {{time}}.',
    sets: 'A Lua se põe antes do fim. Horário: {{time}}.',
    nextHere: 'Os próximos eclipses lunares aqui',
    penumbralOnly: 'Penumbral: a Lua apenas empalidece, não escurece.',
    partial: 'Parcial: a sombra toma só uma parte da Lua; o resto continua iluminado.',
    marginal:
      'Por um triz: a Lua apenas roça a penumbra. Alguns almanaques não contam este eclipse, e a olho nu nada se nota.',
    contacts: {
      p1: 'Entra na penumbra',
      u1: 'Entra na umbra',
      u2: 'Começa a totalidade',
      u3: 'Termina a totalidade',
      u4: 'Sai da umbra',
      p4: 'Sai da penumbra',
    },
    types: {
      penumbral: 'Eclipse lunar penumbral',
      partial: 'Eclipse lunar parcial',
      total: 'Eclipse lunar total',
    },
    shortTypes: { penumbral: 'Penumbral', partial: 'Parcial', total: 'Total' },
    map: {
      title: 'Mapa-múndi: eclipse lunar de {{date}}',
      description:
        'Onde a Lua está acima do horizonte durante o eclipse. Os mesmos horários estão na lista acima.',
      whole: 'Visto por inteiro',
      part: 'Visto em parte',
      overhead: 'Lua a pino no máximo',
    },
    guide: {
      heading: 'Como ler um eclipse lunar',
      what: {
        title: 'O que acontece',
        text: 'Na Lua cheia, a Terra fica entre o Sol e a Lua. Na penumbra a Lua só empalidece; na umbra ela escurece e, na totalidade, brilha como cobre. O eclipse é visto onde quer que a Lua esteja no céu, e não é preciso usar óculos.',
      },
      sign: {
        title: 'Por que o signo importa',
        text: 'O signo da Lua diz o que está maduro, e o signo oposto, onde está o Sol, o que serve de contrapeso. O que aflora agora muitas vezes começou com um eclipse de seis meses atrás.',
      },
      chart: {
        title: 'Quando ele toca você',
        text: 'Procure o que houver no seu próprio mapa a dois ou três graus dele e a casa em que ele cai. Ali algo pode ter cumprido seu ciclo, e uma resposta pode chegar.',
      },
    },
  },
};
