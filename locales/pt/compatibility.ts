import type { CompatibilityWords } from '../en/compatibility.ts';

/** The comparison of two births, in Portuguese. */
export const compatibility: CompatibilityWords = {
  title: 'Compatibilidade amorosa: dois mapas astrais comparados',
  description:
    'Compare dois mapas astrais: uma pontuação com cada ponto explicado, os aspectos mais fortes, as casas cruzadas, o mapa composto e o de Davison.',
  heading: 'Compatibilidade no relacionamento',
  lede: 'Dois nascimentos lado a lado: o que atrai vocês, o que sustenta, onde há atrito. Cada ponto da pontuação diz de qual aspecto vem.',
  form: {
    legend: 'Dois nascimentos',
    first: 'Primeira pessoa',
    second: 'Segunda pessoa',
    name: 'Nome, se você quiser',
    use: 'Usar',
    useFirst: 'Usar para a primeira pessoa: {{chart}}',
    useSecond: 'Usar para a segunda pessoa: {{chart}}',
    submit: 'Comparar os mapas',
    submitting: 'Comparando os mapas…',
    privacy:
      'Os nomes e os nascimentos ficam nesta aba até você fechá-la e nunca vão para um endereço da web.',
  },
  labelled: '{{label}}: {{text}}',
  themes: {
    attraction: 'Atração',
    talk: 'Conversa',
    home: 'Sentir-se em casa',
    time: 'O que dura',
    trouble: 'Atrito',
  },
  themeNotes: {
    attraction: 'gosto, desejo, faísca',
    talk: 'entendimento, humor, planos',
    home: 'humores, cuidado, dia a dia',
    time: 'lealdade, metas, constância',
    trouble: 'onde é preciso ter paciência',
  },
  /** Parts of a comparison, in a word or three. */
  contents: {
    score: 'Pontuação',
    strongest: 'O que pesa mais',
    signs: 'Signos',
    both: 'Mandala',
    overlays: 'Casas',
    composite: 'Mapas conjuntos',
  },
  result: {
    heading: 'A relação de vocês',
    score: 'Compatibilidade',
    outOf: '{{total}} de 100',
    bands: {
      high: 'Muita coisa flui com facilidade entre vocês.',
      good: 'Entre vocês há mais apoio do que estorvo.',
      mixed: 'Facilidade e atrito quase se igualam: tudo depende do que vocês fizerem disso.',
      low: 'Há muito o que trabalhar aqui. Isso não fala do amor, só do esforço.',
    },
    best: 'O que mais une vocês',
    rub: 'Onde há atrito',
    noContact: 'nenhum aspecto',
    basis: 'Toda comparação parte de {{base}}. Cada aspecto entre os mapas soma ou tira pontos.',
    rangeShort: 'Entre {{low}} e {{high}}, conforme a hora',
    themes: 'Cinco temas',
    theme: 'Tema',
    level: 'Nível',
    levelNote: 'Metade das comparações fica acima do nível 50 e metade, abaixo.',
    points: 'Pontos',
    more: 'Ler mais',
    strongest: 'O que pesa mais',
    all: 'Todas as contribuições: {{count}}',
    aspect: 'Aspecto',
    orb: 'Orbe',
    uncertainMark: 'depende da hora',
    wheel: 'Os dois mapas na mesma mandala',
    wheelTitle: 'Mandala dupla de dois mapas',
    wheelDescription:
      'Por dentro: {{first}}. Por fora: {{second}}. As linhas são os vinte aspectos mais fortes entre os mapas.',
    positions: 'Todas as posições',
    signs: 'Os signos de vocês, lado a lado',
    overlays: 'Os planetas nas casas do outro mapa',
    overlaysIntro:
      'A casa em que um planeta cai no outro mapa mostra em que parte da vida ele é sentido: a casa 7 fala da parceria, a 4 do lar, a 5 da diversão.',
    planetsOf: 'Planetas: {{name}}',
    housesOf: 'Casas: {{name}}',
    overlaySide: 'Planetas: {{guest}} · Casas: {{host}}',
    overlayBothWays: 'A mesma posição se repete no outro sentido: o que se disse acima vale aqui também.',
    composite: 'Mapa composto',
    compositeIntro:
      'Cada planeta no meio do caminho entre seus dois lugares: a própria relação, como se fosse uma pessoa.',
    compositeHouses: 'As casas dividem em terços os arcos entre os ângulos compostos (Porfírio).',
    jointUntimed:
      'Falta uma hora de nascimento: este mapa não tem casas, e a Lua pode estar até {{degrees}}° antes ou depois.',
    compositeTitle: 'Mandala do mapa composto',
    davison: 'Mapa de Davison',
    davisonIntro: 'O céu real do momento e do lugar no meio do caminho entre os dois nascimentos.',
    davisonWhen: 'Momento (UTC)',
    davisonWhere: 'Lugar',
    davisonBetween: 'entre {{first}} e {{second}}: {{at}}',
    keepBoth: 'Salvar os dois nascimentos neste navegador',
    keepBothInAccount: 'Salvar os dois nascimentos na minha conta',
    keptBothInAccount: 'Os dois estão salvos na sua conta. Eles aparecem em todos os formulários.',
    sharedNote: 'Quem compartilhou esta comparação enviou só a posição dos planetas, sem nomes.',
    compareOwn: 'Fazer a sua comparação',
    shareLink: 'Link para esta comparação',
    shareNote:
      'O link mostra os dois mapas, sem nomes, datas, horas nem lugares de nascimento. Mesmo assim, quem entende de astronomia pode chegar a eles pelos planetas. Compartilhe como compartilharia duas datas de nascimento.',
    printNote:
      'A versão curta traz a pontuação, o que pesa mais, a mandala e as posições. A leitura completa acrescenta todos os textos e os dois mapas conjuntos.',
    davisonTitle: 'Mandala do mapa de Davison',
    pictureNote: 'Os mesmos dados estão na tabela abaixo da imagem.',
    table: 'Tabela de posições',
    uncertain: 'O que é certo',
    bothKnown:
      'As duas horas de nascimento são conhecidas: ângulos e casas contam, e nenhum ponto depende de suposição.',
    unknown: 'Hora de nascimento desconhecida: {{name}}',
    unknownText:
      'Sem a hora, os ângulos e as casas de um mapa ficam de fora, e a Lua dele pode estar vários graus antes ou depois. Ao longo do dia, a pontuação vai de {{low}} a {{high}}; {{total}} vale para o meio-dia.',
    uncertainCount: 'Contribuições que outra hora poderia desfazer: {{count}}. Elas estão marcadas na lista.',
    caution: 'Uma pontuação resume aspectos. Ela não conhece a história nem a vontade de vocês.',
  },
  lines: {
    sunMoon: {
      joined:
        'O propósito de uma pessoa e os sentimentos da outra batem no mesmo ritmo; lado a lado, vocês se sentem em casa.',
      easy: 'O que uma pessoa quer e aquilo de que a outra precisa combinam bem. O apoio vem sem ser pedido.',
      hard: 'O que uma pessoa busca e o que acalma a outra puxam para lados diferentes. Funciona quando vocês se revezam.',
    },
    sunSun: {
      joined: 'Vocês brilham por coisas parecidas e conhecem o mesmo orgulho. Dividam o palco.',
      easy: 'Seus jeitos de viver se reforçam: o que uma pessoa começa, a outra sabe valorizar.',
      hard: 'Duas vontades fortes com metas diferentes. Vocês se aprimoram, desde que ninguém precise vencer.',
    },
    moonMoon: {
      joined: 'Vocês descansam, comem e amarram a cara no mesmo ritmo. O humor contagia, o bom também.',
      easy: 'As necessidades se parecem: vocês costumam notar o que falta antes das palavras.',
      hard: 'O que acalma uma pessoa inquieta a outra. Conversem sobre os pequenos hábitos: é ali que a diferença aparece.',
    },
    venusMars: {
      joined: 'Gostar e querer se encontram na hora: uma atração forte e brincalhona.',
      easy: 'Desejo e carinho se encontram sem esforço, e o flerte não se gasta depressa.',
      hard: 'Solta faíscas e causa atrito. A atração é real, e a impaciência também.',
    },
    affection: {
      joined: 'Calor sem esforço: vocês gostam de estar perto e mostram isso.',
      easy: 'O gosto e a ternura combinam; as pequenas gentilezas saem naturalmente.',
      hard: 'Vocês mostram amor de jeitos diferentes. Digam do que gostam em vez de esperar que se adivinhe.',
    },
    drive: {
      joined:
        'De perto, vocês se põem em movimento. Muita energia, muito fogo: levem isso para algo em comum.',
      easy: 'Uma pessoa dá o impulso, a outra, a direção. A dois, vocês fazem as coisas acontecerem.',
      hard: 'Aqui os ânimos se acendem rápido. Combinem antes como querem discutir.',
    },
    mind: {
      joined: 'Vocês pensam na mesma linha, e a frase que um lado começa o outro completa.',
      easy: 'A conversa flui, e até um longo silêncio é fácil de quebrar.',
      hard: 'Vocês pensam em velocidades e ordens diferentes. Perguntem de novo antes de responder.',
    },
    voice: {
      joined: 'O que uma pessoa sente, a outra sabe pôr em palavras. Entre vocês, assunto não falta.',
      easy: 'Vocês acham o tom certo, nas piadas e nos planos.',
      hard: 'As palavras chegam diferentes de como saíram. O tom importa mais do que ter razão.',
    },
    jupiter: {
      joined: 'Vocês ganham em coragem e generosidade; a dois, o mundo parece maior.',
      easy: 'Vocês se querem bem e riem das mesmas coisas. A confiança cresce depressa.',
      hard: 'Vocês tendem a prometer demais. O entusiasmo é bom; uma agenda ajuda.',
    },
    saturn: {
      joined: 'Um laço sério: traz apoio e, às vezes, a sensação de uma prova.',
      easy: 'Cada lado pode contar com o outro, e o que vocês constroem é feito devagar e bem.',
      hard: 'De um lado vem o freio, do outro se ouve uma cobrança. Paciência e elogios ditos em voz alta aliviam.',
    },
    uranus: {
      joined: 'Elétrico e repentino: vocês se despertam e nunca sossegam por completo.',
      easy: 'Cada lado deixa o outro respirar. A mudança entre vocês é mais bem-vinda do que temida.',
      hard: 'A proximidade vem e vai aos solavancos. Acordos claros tornam a liberdade mais leve.',
    },
    neptune: {
      joined: 'Um laço terno e sonhador: vocês percebem muito sem palavras e se idealizam um pouco.',
      easy: 'Imaginação, música, compaixão: cada pessoa desperta o lado suave da outra.',
      hard: 'É fácil ver o que se deseja ver. Perguntem pelos fatos, com gentileza.',
    },
    pluto: {
      joined: 'Vai fundo e transforma as duas partes. Que cada uma guarde um terreno só seu.',
      easy: 'Entre vocês dá para contar o que se esconde, e disso vem força.',
      hard: 'O ciúme e a vontade de controlar podem entrar de mansinho. A saída é a franqueza.',
    },
    node: {
      joined:
        'Pode parecer que vocês se encontraram por um motivo: cada pessoa aponta à outra o caminho adiante.',
      easy: 'Vocês se ajudam a crescer na direção em que já iam.',
      hard: 'Velhos hábitos encontram metas novas: uma pessoa quer avançar onde a outra quer ficar.',
    },
    juno: {
      joined: 'Cada pessoa chega perto da imagem que a outra tem de uma boa parceria.',
      easy: 'O que cada lado espera de um compromisso é parecido o bastante para um acordo.',
      hard: 'Vocês entendem compromisso de modos diferentes. Falem das promessas antes de fazê-las.',
    },
    chiron: {
      joined: 'Cada lado toca no ponto sensível do outro e sabe ser gentil com ele.',
      easy: 'Lado a lado, vocês se atrevem a mostrar o que costuma ficar coberto.',
      hard: 'Vocês tocam sem querer num ponto sensível. Um pedido de desculpas vai longe.',
    },
    ascendant: {
      joined: 'Cada lado se acostuma depressa com o jeito do outro; a companhia parece natural.',
      easy: 'O modo como uma pessoa entra numa sala deixa a outra à vontade.',
      hard: 'Aqui a primeira impressão engana. Olhem uma segunda vez para o jeito de cada um.',
    },
    midheaven: {
      joined: 'Vocês gostam de aparecer lado a lado e dividem uma meta no mundo.',
      easy: 'Vocês se apoiam no trabalho e naquilo que o mundo vê.',
      hard: 'Desejos privados e metas públicas se chocam de vez em quando. Planejem a semana a dois.',
    },
  },
  guide: {
    heading: 'Como funciona a comparação',
    book: 'Os mapas de vocês num livro',
    score: {
      title: 'De onde vêm os pontos?',
      text: 'Dos aspectos entre os dois mapas. Cada par de planetas tem uma força, um aspecto quase exato conta mais do que um amplo, e os fáceis somam pontos enquanto os tensos tiram. Nada fica escondido: a lista mostra cada ponto.',
    },
    order: {
      title: 'Importa quem vem primeiro?',
      text: 'Não. As mesmas duas pessoas recebem a mesma pontuação em qualquer ordem. Só a mandala muda: a primeira pessoa fica por dentro e a segunda, por fora.',
    },
    time: {
      title: 'E se faltar uma hora de nascimento?',
      text: 'Então as casas e os ângulos desse mapa ficam de fora, a Lua é acompanhada ao longo do dia inteiro, e você vê a menor e a maior pontuação possíveis.',
    },
  },
};
