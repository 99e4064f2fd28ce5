import type { BookWords } from '../en/book.ts';

/** Os livros vendidos como relatórios: títulos, o que abre cada capítulo, legendas. */
export const book: BookWords = {
  titles: {
    natal: 'O livro natal',
    year: 'O ano pela frente',
    relationship: 'Amor e vida a dois',
    vocation: 'Trabalho e vocação',
    juno: 'O livro de Juno',
    child: 'O mapa de uma criança',
  },
  contents: 'Sumário',
  cover: {
    born: '{{date}}, {{time}}',
    bornSomeTime: '{{date}}, hora desconhecida',
    year: 'De {{from}} a {{to}}',
    made: 'Livro de {{date}}',
  },
  people: { first: 'A primeira pessoa', second: 'A segunda pessoa' },
  colophon:
    'A Celestia fez este livro para um pedido de {{date}}. As posições são calculadas; as palavras descrevem tendências. O que fazer com elas é escolha sua.',
  facts: {
    position: 'Posição',
    cusp: 'Cúspide',
    ruler: 'Regente',
    orb: 'Orbe',
    dates: 'Datas',
    exact: 'Exato',
    within: 'Ativo',
    planets: 'Planetas',
    returns: 'Começa',
    touches: 'Toca',
    betweenYou: 'Entre vocês',
  },
  dateAtAge: '{{date}} (aos {{age}} anos)',
  fromTo: 'de {{from}} a {{to}}',
  until: 'até {{to}}',
  since: 'a partir de {{from}}',
  wholeYear: 'o tempo todo',
  columns: {
    point: 'Ponto',
    position: 'Posição',
    house: 'Casa',
    cusp: 'Cúspide',
    aspect: 'Aspecto',
    orb: 'Orbe',
    date: 'Data',
    eclipse: 'Eclipse',
    year: 'No mapa do ano',
    birth: 'No nascimento',
  },
  captions: {
    natal: 'O céu no nascimento',
    return: 'O céu no começo do ano',
    pair: 'Por dentro: {{first}}. Por fora: {{second}}. As linhas vão de um mapa ao outro.',
    positions: 'Onde está cada coisa',
    positionsOf: 'Onde está cada coisa: {{name}}',
    cusps: 'As doze casas',
    aspects: 'Os aspectos, do mais exato ao mais largo',
    pairAspects: 'Os aspectos entre vocês, do mais exato ao mais largo',
    passages: 'Os trânsitos do ano; um ponto marca o dia exato',
    slowHouses: 'Júpiter e Saturno pelas suas casas',
    eclipses: 'Todos os eclipses do ano',
    juno: 'Juno, o seu regente e os seus aspectos',
    ahead: 'Júpiter e Saturno nas casas do trabalho',
  },
  whole: {
    leads: {
      fire: 'O fogo predomina',
      earth: 'A terra predomina',
      air: 'O ar predomina',
      water: 'A água predomina',
    },
    lacks: { fire: 'Pouco fogo', earth: 'Pouca terra', air: 'Pouco ar', water: 'Pouca água' },
    modeLeads: {
      cardinal: 'O modo cardinal predomina',
      fixed: 'O modo fixo predomina',
      mutable: 'O modo mutável predomina',
    },
    modeLacks: {
      cardinal: 'Pouco do modo cardinal',
      fixed: 'Pouco do modo fixo',
      mutable: 'Pouco do modo mutável',
    },
    sunMoon: 'O Sol e a Lua, e como dar lugar aos dois',
    hemispheres: {
      above: 'Quase tudo acima do horizonte',
      below: 'Quase tudo abaixo do horizonte',
      east: 'Quase tudo a leste',
      west: 'Quase tudo a oeste',
    },
    aspects: {
      flowing: 'Aspectos que fluem',
      tense: 'Aspectos de tensão',
      mixed: 'Aspectos dos dois tipos',
      few: 'Poucos aspectos',
    },
  },
  rulerHeading: 'O regente do seu mapa: {{planet}} {{inHouse}}',
  stelliumHeading: 'Vários planetas {{inHouse}}',
  cycles: {
    jupiterReturn: 'O retorno de Júpiter',
    nodalReturn: 'O retorno dos nodos',
    nodalOpposition: 'Os nodos trocam de lugar',
    saturnSquare: 'As quadraturas de Saturno',
    saturnOpposition: 'Saturno em oposição ao próprio lugar',
    saturnReturn: 'O retorno de Saturno',
    secondSaturnReturn: 'O segundo retorno de Saturno',
    uranusSquare: 'As quadraturas de Urano',
    uranusOpposition: 'Urano em oposição ao próprio lugar',
    neptuneSquare: 'Netuno em quadratura com o próprio lugar',
    plutoSquare: 'Plutão em quadratura com o próprio lugar',
    chironReturn: 'O retorno de Quíron',
  },
  saturnHouse: 'O retorno de Saturno {{inHouse}}',
  yearHeadings: {
    rising: 'O Ascendente do ano {{inSign}}',
    sun: 'O Sol do ano {{inHouse}}',
    moon: 'A Lua do ano {{inHouse}}',
  },
  bonds: {
    suns: 'Os dois Sóis',
    moons: 'As duas Luas',
    desire: 'Vênus e Marte',
  },
  guest: '{{point}} ({{guest}}) {{inHouse}} ({{host}})',
  descendant: '{{name}}: Descendente {{inSign}}',
  compositeSun: 'O Sol que vocês têm em comum, {{inHouse}}',
  work: {
    midheaven: 'Meio do Céu {{inSign}}',
    ruler: 'O regente, {{planet}} {{inHouse}}',
    day: 'O dia de trabalho: casa 6 {{inSign}}',
    earning: 'Ganho e valor: casa 2 {{inSign}}',
    mastery: 'Saturno {{inHouse}}',
  },
  junoRuler: 'O regente do signo, {{planet}} {{inHouse}}',
  lunarEclipse: 'Eclipse lunar {{inHouse}}',
  solarEclipse: 'Eclipse solar {{inHouse}}',
  eclipseKinds: { solar: 'Eclipse solar', lunar: 'Eclipse lunar' },
  withoutHour: {
    title: 'Sem a hora do nascimento',
    natal:
      'A hora do nascimento não é conhecida. O Ascendente, o Meio do Céu e as casas mudam a cada poucos minutos, então este livro os deixa de fora e, com eles, os capítulos sobre o regente do mapa e as casas. Também não é lido um planeta que tenha mudado de signo naquele dia, muitas vezes a Lua. O que está aqui vale a qualquer hora.',
    relationship:
      'A hora de um dos nascimentos, ou dos dois, não é conhecida. O que depende dela fica de fora: o Ascendente e o Descendente, as casas e os aspectos que outra hora poderia desfazer.',
    child:
      'A hora do nascimento não é conhecida, então ficam de fora o Ascendente e qualquer planeta que tenha mudado de signo naquele dia. O que está aqui vale a qualquer hora.',
  },
  quiet: {
    passages:
      'Neste ano nenhum planeta lento chega com exatidão a um destes pontos. Isso acontece, e costuma indicar um ano com mais espaço.',
    eclipses:
      'Nenhum dos eclipses do ano cai perto de um planeta ou de um ângulo do seu mapa. A tabela abaixo traz todos mesmo assim.',
    hard: 'Entre os planetas lidos aqui não há nenhum aspecto tenso próximo o bastante para contar. Vocês vão se esbarrar de vez em quando, como todo mundo; os mapas só não insistem nisso.',
    ease: 'Poucos planetas de vocês se encontram de perto com facilidade. Isso diz pouco sobre como vocês se dão. Talvez a leveza seja algo que vocês preparam, com tempo reservado para ela.',
  },
  chapters: {
    natal: {
      read: {
        title: 'Como ler este livro',
        lead: 'Este livro começa pelo mapa inteiro e depois passa pelas partes: planetas, aspectos, casas e as idades em que os planetas lentos voltam. Pode ser que dois trechos digam coisas opostas sobre você. As duas podem ser verdade, em horas diferentes e com pessoas diferentes. Fique com o que serve, marque a lápis o que não serve e olhe de novo daqui a um ano.',
      },
      whole: {
        title: 'O mapa inteiro',
        lead: 'Antes de cada planeta vem o tecido: que elemento tem mais fios, qual tem poucos, onde os planetas se juntam e como eles se dão. Leia este capítulo sem pressa. Boa parte do que vem depois é olhar mais de perto algo que você já vai ter encontrado aqui.',
      },
      planets: {
        title: 'Os seus planetas, um por um',
        lead: 'O Sol, a Lua e o Ascendente vêm primeiro porque são o que as pessoas notam. Depois vêm os planetas, do mais rápido ao mais lento. O signo descreve o jeito de cada um; a casa, quando a hora é conhecida, diz em que parte da vida ele prefere trabalhar.',
      },
      aspects: {
        title: 'Quem fala com quem',
        lead: 'A certas distâncias os planetas respondem uns aos outros. Quanto mais perto do ângulo exato, mais você ouve os dois na mesma frase. Aqui estão os seus mais exatos, oito no máximo. Os que fluem passam despercebidos; os tensos costumam ser os que fazem as coisas andarem.',
      },
      ruler: {
        title: 'Quem está no leme',
        lead: 'O signo que nascia no horizonte quando você nasceu tem o seu próprio planeta, e esse planeta representa você onde quer que esteja. A casa em que ele mora é muitas vezes o lugar onde você aparece sem ter planejado. Se vários planetas dividem uma casa, eles também têm o que dizer aqui.',
      },
      houses: {
        title: 'As doze casas',
        lead: 'Cada casa é um cômodo da sua vida. O signo da porta dá o tom, e o planeta que rege esse signo costuma estar ocupado em outro cômodo, de modo que dois cantos da sua vida acabam tendo uma parede em comum. Comece pela casa que mais importa para você agora.',
      },
      life: {
        title: 'As datas de uma vida',
        lead: 'Os planetas lentos levam anos para voltar ao lugar onde estavam quando você nasceu, ou para ficar de frente para ele, do outro lado do céu. Quase todo mundo passa por essas viradas em idades parecidas; as datas são as suas. Procure primeiro as que já passaram. Você vai ler melhor as que vêm.',
      },
    },
    year: {
      return: {
        title: 'O mapa do seu ano',
        lead: 'Uma vez por ano o Sol volta ao grau exato em que estava quando você nasceu, no máximo a um dia do seu aniversário. O mapa desse momento, traçado para o lugar onde você nasceu, descreve o ano que começa ali: como você entra nele, em torno do que ele gira e a que as suas emoções voltam.',
      },
      houses: {
        title: 'Júpiter e Saturno nas suas casas',
        lead: 'Dois planetas andam devagar o bastante para dar forma a um ano inteiro. Júpiter abre portas e às vezes deixa portas demais abertas; Saturno pergunta o que vale o esforço e fica até ter resposta. Aqui estão as partes da sua vida por onde eles passam, com as datas.',
      },
      months: {
        title: 'Mês a mês',
        lead: 'Estes são os trânsitos dos planetas lentos pelos pontos do seu mapa, colocados no mês em que cada um fica exato pela primeira vez neste ano. Um trânsito dura semanas e pode voltar depois de uma retrogradação. As datas marcam o ponto mais alto; talvez você perceba um pouco antes e um pouco depois.',
      },
      eclipses: {
        title: 'Eclipses que tocam o seu mapa',
        lead: 'Todo ano traz de quatro a sete eclipses. Aqui só se fala dos que caem perto de um planeta ou de um ângulo seu. Eles costumam acelerar o que já estava em andamento, muitas vezes ao longo de alguns meses, então não é preciso decidir nada no próprio dia.',
      },
    },
    relationship: {
      charts: {
        title: 'Dois mapas em uma roda',
        lead: 'Aqui os dois mapas estão um sobre o outro, um por dentro e um por fora. Tudo o que há neste livro vem de como eles se encontram. Ele não dá nota a vocês nem pode dizer se devem ficar juntos. Descreve onde as coisas andam sozinhas, onde elas emperram e o que cada pessoa traz. Se quiserem, leiam em voz alta; quase todos os trechos falam com vocês ao mesmo tempo.',
      },
      bonds: {
        title: 'Sóis, Luas e desejo',
        lead: 'O que duas pessoas notam primeiro uma na outra é como a outra vive, do que precisa para se sentir segura e o que a atrai. Os Sóis, as Luas, e Vênus com Marte descrevem essas três coisas pelos elementos: a temperatura de cada encontro, antes de qualquer detalhe.',
      },
      ease: {
        title: 'O que sustenta vocês',
        lead: 'Alguns dos seus planetas se juntam ou se olham de um ângulo fácil. São as coisas que vocês raramente precisam discutir. Justamente porque vêm de graça, são as primeiras a ser esquecidas, e talvez valha a pena dizer o nome delas de vez em quando, numa noite qualquer.',
      },
      hard: {
        title: 'O que é difícil e como lidar',
        lead: 'As quadraturas e oposições entre dois mapas são os lugares onde vocês se atrapalham. Também costumam ser o que mantém a história viva. Nada aqui é sentença: cada trecho dá nome a um atrito e depois mostra um jeito de cuidar dele, para vocês experimentarem.',
      },
      overlays: {
        title: 'Nas casas da outra pessoa',
        lead: 'O Sol e a Lua de uma pessoa caem sempre em alguma casa da outra, como uma visita que se senta num certo cômodo sem ninguém dizer. Isso mostra em que parte da vida a presença de uma pessoa mexe com a outra.',
      },
      seek: {
        title: 'O que cada pessoa procura',
        lead: 'O Descendente é o ponto que se punha no nascimento, em frente ao signo que nascia. Descreve o que alguém procura em um par e, às vezes, um lado próprio que é mais fácil amar em outra pessoa. Costuma ser mais reconhecível olhando para trás do que numa lista de desejos.',
      },
      between: {
        title: 'O que vocês são juntos',
        lead: 'No meio do caminho entre os dois mapas há um terceiro, o composto: a própria relação, como se ela tivesse nascido. O Sol dele mostra em torno do que vocês giram quando formam um par, e pode ser algo que nem você nem a outra pessoa teriam escolhido.',
      },
    },
    vocation: {
      peak: {
        title: 'Para onde você vai',
        lead: 'O Meio do Céu é o ponto mais alto do seu mapa, o que se vê de você de longe. O signo descreve por que tipo de trabalho você gosta que lembrem o seu nome, e o planeta que o rege mostra por qual caminho você costuma chegar. Ele não diz o nome de nenhum cargo; muitas profissões cabem em um mesmo Meio do Céu.',
      },
      day: {
        title: 'O dia de trabalho e o pagamento',
        lead: 'Uma vocação é feita de dias úteis. A casa 6 descreve como você gosta de trabalhar quando ninguém está olhando: o ritmo, a ordem, os colegas, as pausas. A casa 2, o que você quer em troca, em dinheiro e em valor. Muita gente descobre que uma das duas anda faltando há anos.',
      },
      mastery: {
        title: 'O que demora e fica',
        lead: 'A casa de Saturno é o lugar onde quase nada vem de graça para você. Talvez você tenha evitado esse assunto na juventude, ou trabalhado nele o dobro do que pediam. Com os anos, ele costuma virar justamente aquilo que os outros vêm perguntar a você.',
      },
      ahead: {
        title: 'Os próximos anos',
        lead: 'Júpiter leva doze anos para dar a volta no seu mapa; Saturno, vinte e nove. Quando eles passam pelo Meio do Céu, ou pelas casas do dinheiro, do trabalho diário e da posição, o trabalho costuma entrar em pauta. Estas são as datas dos próximos doze anos, para planejar com elas mais do que para esperar por elas.',
      },
    },
    juno: {
      sign: {
        title: 'Juno no seu mapa',
        lead: 'Juno é um asteroide com o nome da deusa romana do casamento, que cobrava a palavra dada. Em um mapa, representa aquilo de que você precisa para que um vínculo pareça um acordo entre iguais, com ou sem aliança. Fala mais do longo prazo que da primeira noite.',
      },
      house: {
        title: 'Onde Juno põe a mesa',
        lead: 'A casa de Juno mostra em que parte da vida o compromisso se torna concreto para você: onde você quer que perguntem, incluam, contem com você. O planeta que rege o signo diz onde você procura apoio quando é preciso cumprir uma promessa.',
      },
      aspects: {
        title: 'Com quem Juno conversa',
        lead: 'Quando Juno forma um ângulo com outro planeta, a questão do compromisso se mistura com os assuntos desse planeta: com o seu orgulho, a sua necessidade de descanso, o seu gosto, a sua raiva ou o seu senso de dever. Estes são os aspectos no seu mapa, do mais exato ao mais largo.',
      },
    },
    child: {
      read: {
        title: 'Para quem lê isto',
        lead: 'Este livro é para você, que cria esta criança. Ele descreve um temperamento, para que você reconheça algumas coisas mais cedo e leve menos delas para o lado pessoal. Não diz nada sobre o que a criança vai ser, nem sobre a saúde dela. Criança cresce e deixa qualquer descrição para trás. Onde o livro e a criança discordarem, acredite na criança.',
      },
      heart: {
        title: 'O que move a criança',
        lead: 'O Sol mostra do que uma criança se orgulha; a Lua, o que a consola; e o Ascendente, como ela entra numa sala cheia de gente desconhecida. Nos pequenos, é a Lua que fala mais alto. O Sol costuma levar alguns anos de escola para aparecer.',
      },
      learning: {
        title: 'Aprender e se zangar',
        lead: 'Mercúrio descreve como uma criança entende as coisas e conta para você; Marte, o que acontece quando ela quer algo e não consegue. Você vai encontrar os dois todos os dias antes do café da manhã. Nenhum deles é questão de bom ou mau comportamento.',
      },
      elements: {
        title: 'O temperamento inteiro',
        lead: 'Contados todos juntos, os planetas pendem para um dos quatro elementos ou deixam um deles quase vazio. É um esboço em traços largos, e por isso ajuda: diz o que a criança tem de sobra e em que ela pode se apoiar em você por um tempo.',
      },
    },
    table: {
      title: 'Os números',
      lead: 'Aqui estão as posições em que todo este livro se baseia, até o minuto de arco, caso você queira conferir um trecho ou mostrar o mapa a alguém que saiba ler mapas. Foram calculadas para o instante e o lugar do nascimento.',
    },
  },
};
