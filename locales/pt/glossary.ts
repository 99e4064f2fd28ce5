import type { GlossaryWords } from '../en/glossary.ts';

/** The terms that the site uses, explained. */
export const glossary: GlossaryWords = {
  title: 'Glossário de astrologia',
  description:
    'Cada termo que a Celestia usa, em palavras simples: casas, aspectos, nodos, orbes, estações e as medidas do céu por trás deles.',
  heading: 'Glossário',
  lede: 'As palavras do ofício, cada uma em uma ou duas frases.',
  letters: 'Primeiras letras',
  article: 'Ler o artigo',
  terms: {
    ascendant: {
      name: 'Ascendente',
      text: 'O ponto do zodíaco que nasce a leste num minuto e num lugar. Abre a primeira casa. Quatro minutos de relógio mexem nele cerca de um grau.',
    },
    midheaven: {
      name: 'Meio do Céu (MC)',
      text: 'Onde a eclíptica cruza o meridiano; visto do Brasil, quase sempre para o lado norte. Na maioria dos sistemas começa a casa dez, a do trabalho e do nome.',
    },
    descendant: {
      name: 'Descendente',
      text: 'O ponto que se põe, de frente para o Ascendente. Começa a sétima casa e mostra o que a gente procura num par, ou vive encontrando.',
    },
    'imum-coeli': {
      name: 'Fundo do Céu (IC)',
      text: 'O ponto oposto ao Meio do Céu, debaixo dos pés. Na maioria dos sistemas começa a quarta casa e fala do lar e de onde se vem.',
    },
    vertex: {
      name: 'Vértex',
      text: 'Onde a eclíptica corta, a oeste, o círculo que passa pelo leste e pelo alto do céu. Ponto jovem, batizado no século passado, que alguns leem nos encontros.',
    },
    'natal-chart': {
      name: 'Mapa natal',
      text: 'O mapa do céu no minuto e no lugar de um nascimento: planetas por signo, casas pelo horizonte e os ângulos entre eles. Muita gente diz mapa astral.',
    },
    'big-three': {
      name: 'Três pilares',
      text: 'Sol, Lua e Ascendente juntos. Dão um retrato rápido, desses de praça; os detalhes ficam com o resto do mapa.',
    },
    'sun-sign': {
      name: 'Signo solar',
      text: 'O signo em que o Sol estava quando você nasceu, aquele que se responde quando perguntam. Nos dias em que o Sol troca de signo, só a hora decide.',
    },
    'moon-sign': {
      name: 'Signo lunar',
      text: 'O signo em que a Lua estava no nascimento: humor, hábito, o que conforta. Ela troca a cada dois dias e pouco, então a data sozinha não basta.',
    },
    'rising-sign': {
      name: 'Signo ascendente',
      text: 'O signo que nascia a leste na sua hora. Os doze nascem num dia só; por isso é preciso saber a hora e o lugar. É lido como primeira impressão e jeito de começar.',
    },
    'personal-planet': {
      name: 'Planeta pessoal',
      text: 'Sol, Lua, Mercúrio, Vênus e Marte, rápidos a ponto de mudar de um aniversário para outro. Falam de uma pessoa; os lentos, de uma geração inteira.',
    },
    'slow-planet': {
      name: 'Planeta lento',
      text: 'Júpiter e o que fica além. Passa um ano ou vinte num signo, e seus trânsitos se contam em semanas e meses.',
    },
    element: {
      name: 'Elemento',
      text: 'Fogo, terra, ar ou água. Cada um reúne três signos, de quatro em quatro na roda, que costumam se entender sem explicação.',
    },
    mode: {
      name: 'Modalidade',
      text: 'Cardinal, fixa ou mutável: abrir a estação, segurar, passar adiante. Também se diz ritmo. Cada uma junta quatro signos em quadratura ou oposição.',
    },
    ruler: {
      name: 'Regente',
      text: 'O planeta a que um signo pertence, como Marte e Áries. As tabelas antigas usam sete; as modernas dão Escorpião a Plutão, Aquário a Urano e Peixes a Netuno.',
    },
    'chart-ruler': {
      name: 'Regente do mapa',
      text: 'O planeta que rege o signo ascendente. O signo, a casa e os aspectos dele dão o tom do mapa, e muita leitura começa ali.',
    },
    dignity: {
      name: 'Dignidade',
      text: 'O quanto um planeta se dá bem num signo: o dele, o da exaltação ou os opostos. Sem dignidade ele trabalha também, com menos costume.',
    },
    domicile: {
      name: 'Domicílio',
      text: 'Um planeta num signo que ele rege, como Vênus em Touro. Os livros antigos comparam com quem está em casa e sabe onde fica cada coisa.',
    },
    exaltation: {
      name: 'Exaltação',
      text: 'O signo em que um planeta é recebido com honra; para o Sol, Áries. A lista vem da Antiguidade e quase não mudou.',
    },
    detriment: {
      name: 'Exílio',
      text: 'Um planeta no signo oposto ao seu, como Marte em Libra. Ele faz o serviço, só que em língua estrangeira.',
    },
    fall: {
      name: 'Queda',
      text: 'Um planeta no signo oposto ao da exaltação, como o Sol em Libra. É lido como discreto ou pouco ouvido, nunca como ausente.',
    },
    house: {
      name: 'Casa',
      text: 'Uma das doze partes do céu em volta do lugar de nascimento, contadas do Ascendente. O signo diz como um planeta age; a casa, em que parte da vida.',
    },
    cusp: {
      name: 'Cúspide',
      text: 'A linha em que uma casa começa. Também se diz de quem nasceu perto da troca de signo, embora o Sol esteja sempre de um lado.',
    },
    'house-system': {
      name: 'Sistema de casas',
      text: 'A regra que divide o céu em casas. Quase todas partem do Ascendente; no resto diferem, e quanto mais longe do equador, mais.',
    },
    placidus: {
      name: 'Placidus',
      text: 'O sistema de casas mais usado hoje. Divide pelo tempo que cada grau leva do horizonte ao meridiano. Além dos círculos polares não dá para traçar.',
    },
    'whole-sign': {
      name: 'Casas de signo inteiro',
      text: 'O sistema mais antigo que se conhece: o signo ascendente é a primeira casa inteira, o seguinte a segunda. Funciona em qualquer latitude.',
    },
    'solar-house': {
      name: 'Casa solar',
      text: 'A que se conta a partir do signo do Sol. Os horóscopos por signo usam essa, já que não sabem o Ascendente de ninguém.',
    },
    hemisphere: {
      name: 'Hemisfério',
      text: 'Metade de um mapa: acima ou abaixo do horizonte, a leste ou a oeste do meridiano. Com quase tudo de um lado, o mapa pende.',
    },
    aspect: {
      name: 'Aspecto',
      text: 'Um ângulo entre dois pontos lido como encontro: 0, 60, 90, 120 ou 180 graus, e uns poucos menores. Conta-se pela eclíptica.',
    },
    orb: {
      name: 'Orbe',
      text: 'Quanto pode faltar para um aspecto ser exato e ele ainda contar. Sol e Lua ganham mais folga. Cada escola tem sua tabela.',
    },
    applying: {
      name: 'Aplicativo',
      text: 'Diz-se do aspecto que ainda está fechando. Depois de exato, chama-se separativo. O primeiro costuma se sentir chegando; o segundo já é conhecido.',
    },
    conjunction: {
      name: 'Conjunção',
      text: 'Dois pontos no mesmo grau ou quase. Falam com uma voz só, e tudo depende de quem são.',
    },
    sextile: {
      name: 'Sextil',
      text: 'Sessenta graus, dois signos. Um ângulo prestativo que espera um empurrãozinho, como a vizinha que diria sim se alguém pedisse.',
    },
    square: {
      name: 'Quadratura',
      text: 'Noventa graus. Duas partes do mapa querem coisas diferentes na mesma hora. Cansa, e está por trás de muita coisa que se constrói.',
    },
    trine: {
      name: 'Trígono',
      text: 'Cento e vinte graus, em geral entre signos do mesmo elemento. O que ele liga anda sozinho, e por isso às vezes fica sem uso.',
    },
    opposition: {
      name: 'Oposição',
      text: 'Cento e oitenta graus, cara a cara. Costuma aparecer entre pessoas e pede que uma ponta saiba da outra.',
    },
    quincunx: {
      name: 'Quincúncio',
      text: 'Cento e cinquenta graus, cinco signos. Não dividem elemento nem modalidade e vivem se ajustando. Os antigos não contavam como aspecto.',
    },
    stellium: {
      name: 'Stellium',
      text: 'Três planetas ou mais num signo ou numa casa; quatro, para quem é rigoroso. Boa parte da vida passa por essa porta.',
    },
    't-square': {
      name: 'Quadratura em T',
      text: 'Dois pontos em oposição e um terceiro em quadratura com os dois. O terceiro leva a pressão e, muitas vezes, o trabalho.',
    },
    'grand-trine': {
      name: 'Grande trígono',
      text: 'Três pontos em trígono entre si, quase sempre num elemento só. Uma facilidade que anda em círculo e às vezes precisa de motivo para sair.',
    },
    transit: {
      name: 'Trânsito',
      text: 'Um planeta do céu de hoje tocando um ponto do mapa natal. É o que se olha quando alguém pergunta como vem este semestre.',
    },
    ingress: {
      name: 'Ingresso',
      text: 'A hora em que um planeta entra num signo. O Sol entra doze vezes por ano; Plutão, uma vez a cada dez ou vinte anos.',
    },
    retrograde: {
      name: 'Retrógrado',
      text: 'Que parece andar para trás diante das estrelas, porque a Terra ultrapassa ou é ultrapassada. É ponto de vista, como o carro que fica para trás na estrada.',
    },
    station: {
      name: 'Estação',
      text: 'O dia em que um planeta parece parar antes de mudar de sentido. Por um tempo quase não anda e pesa sobre o grau em que está.',
    },
    shadow: {
      name: 'Sombra',
      text: 'O trecho que um planeta retrógrado vai percorrer três vezes. A primeira passagem é a sombra de antes, a última a de depois.',
    },
    'solar-return': {
      name: 'Revolução solar',
      text: 'O minuto em que o Sol volta ao lugar do nascimento, no máximo a um dia do aniversário. O mapa dessa hora se lê para o ano que começa.',
    },
    'saturn-return': {
      name: 'Retorno de Saturno',
      text: 'Saturno de volta ao lugar de nascimento, pelos vinte e nove e de novo perto dos cinquenta e nove. É uma época de rever planos que não eram bem seus.',
    },
    'moon-phase': {
      name: 'Fase da Lua',
      text: 'Quanto se vê da metade iluminada da Lua, conforme o ângulo dela com o Sol. Oito nomes dividem um mês de 29,5 dias.',
    },
    lunation: {
      name: 'Lunação',
      text: 'A Lua nova ou cheia como acontecimento, no mesmo minuto para a Terra toda. Em sentido largo, o mês de uma Lua nova à outra.',
    },
    'new-moon': {
      name: 'Lua nova',
      text: 'Sol e Lua na mesma longitude. A Lua está no céu de dia e não aparece. Tempo de começar o que ninguém está olhando ainda.',
    },
    'full-moon': {
      name: 'Lua cheia',
      text: 'Sol e Lua de frente um para o outro. Uma nasce quando o outro se põe, e o que estava quieto aparece.',
    },
    'void-of-course': {
      name: 'Lua fora de curso',
      text: 'A Lua entre o último aspecto exato num signo e o signo seguinte. Uma pausa de minutos ou horas que vem a cada dois ou três dias.',
    },
    eclipse: {
      name: 'Eclipse',
      text: 'Uma Lua nova ou cheia tão perto de um nodo que a sombra de um corpo alcança o outro. São de quatro a sete por ano na Terra toda.',
    },
    'solar-eclipse': {
      name: 'Eclipse solar',
      text: 'A Lua nova na frente do Sol. Vê-se ao longo de uma faixa; fora dela o Sol fica coberto em parte, ou nem isso.',
    },
    'lunar-eclipse': {
      name: 'Eclipse lunar',
      text: 'A Lua cheia na sombra da Terra, muitas vezes cor de cobre no mais fundo. Aparece onde a Lua estiver acima do horizonte.',
    },
    umbra: {
      name: 'Umbra',
      text: 'O miolo escuro de uma sombra, de onde não se vê nada do Sol. Em volta fica a penumbra, que esconde só uma parte.',
    },
    saros: {
      name: 'Saros',
      text: 'Um período de 18 anos e uns onze dias depois do qual os eclipses se repetem parecidos. Cada um é de uma família numerada que dura mais de mil anos.',
    },
    'north-node': {
      name: 'Nodo Norte',
      text: 'Onde o caminho da Lua cruza a eclíptica rumo ao norte. Não há corpo nenhum ali. Lê-se como um rumo que pede treino.',
    },
    'south-node': {
      name: 'Nodo Sul',
      text: 'O cruzamento oposto ao Nodo Norte. Lê-se como o que vem sem esforço e em que a gente se encosta demais.',
    },
    'true-node': {
      name: 'Nodo verdadeiro',
      text: 'O nodo como está neste minuto, com seus balanços pequenos. O nodo médio alisa tudo isso. Os dois nunca chegam a se afastar dois graus.',
    },
    lilith: {
      name: 'Lilith (Lua Negra)',
      text: 'O ponto mais distante da órbita da Lua, onde não há nada. Lê-se como o que não se deixa domar. A média e a verdadeira podem diferir muitos graus.',
    },
    juno: {
      name: 'Juno',
      text: 'Asteroide achado em 1804, com o nome da mulher de Júpiter. No mapa, mostra do que uma pessoa precisa para ficar com outra.',
    },
    chiron: {
      name: 'Quíron',
      text: 'Um corpo pequeno e gelado entre Saturno e Urano, achado em 1977. Leva uns cinquenta anos para dar a volta e é lido como um ponto sensível com que se aprende a ajudar.',
    },
    'part-of-fortune': {
      name: 'Parte da Fortuna',
      text: 'Um ponto tão longe do Ascendente quanto a Lua está do Sol, também chamado de Roda da Fortuna. É o mais usado dos lotes antigos, ligado a bem-estar e sustento.',
    },
    synastry: {
      name: 'Sinastria',
      text: 'Dois mapas natais, um por cima do outro. Mostra o que uma pessoa acende na outra; o que vão fazer com isso, não mostra.',
    },
    overlay: {
      name: 'Sobreposição',
      text: 'O planeta de um na casa do outro. Se o seu Saturno cai na minha quarta casa, com você a minha casa fica mais séria.',
    },
    composite: {
      name: 'Mapa composto',
      text: 'Um mapa só, feito dos pontos médios entre dois, planeta por planeta. Representa o vínculo como um terceiro; não é nenhum céu de verdade.',
    },
    davison: {
      name: 'Mapa de Davison',
      text: 'O da hora e do lugar a meio caminho entre dois nascimentos. Ao contrário do composto, mostra um céu que existiu.',
    },
    zodiac: {
      name: 'Zodíaco',
      text: 'A faixa em volta da eclíptica por onde andam Sol, Lua e planetas, dividida em doze signos de trinta graus.',
    },
    tropical: {
      name: 'Zodíaco tropical',
      text: 'O que se conta do equinócio de março, nosso começo de outono. É o da astrologia ocidental e o nosso, se você não escolher outro.',
    },
    sidereal: {
      name: 'Zodíaco sideral',
      text: 'O que fica preso às estrelas. Usa-se na Índia e hoje está uns 24 graus atrás do tropical.',
    },
    ayanamsa: {
      name: 'Ayanamsa',
      text: 'Quanto o zodíaco tropical já se afastou do sideral. Cada escola põe o zero num lugar; as mais usadas são Lahiri e Fagan-Bradley.',
    },
    precession: {
      name: 'Precessão',
      text: 'O bamboleio lento do eixo da Terra, uma volta em uns 26 mil anos. Por causa dela signos e constelações já não se cobrem.',
    },
    ecliptic: {
      name: 'Eclíptica',
      text: 'O caminho do Sol entre as estrelas num ano: o plano da órbita da Terra visto de dentro. As longitudes do mapa são medidas sobre ela.',
    },
    longitude: {
      name: 'Longitude eclíptica',
      text: 'O lugar de um corpo na eclíptica, de 0° no começo de Áries até 360°. O mapa escreve em signo, graus e minutos.',
    },
    ephemeris: {
      name: 'Efemérides',
      text: 'A tabela, ou o programa, que dá o lugar dos planetas a cada dia. As nossas saem de dados publicados do sistema solar e são conferidas com outras.',
    },
    equinox: {
      name: 'Equinócio',
      text: 'Um dos dois dias do ano em que o Sol cruza o equador, e dia e noite quase se igualam. O de março abre Áries.',
    },
    'universal-time': {
      name: 'Tempo universal (UTC)',
      text: 'A hora a partir da qual o mundo inteiro conta a sua. A hora de um nascimento é primeiro passada para ela; o cálculo vem depois.',
    },
    'time-zone': {
      name: 'Fuso horário',
      text: 'Uma região cujos relógios concordam por lei. As leis mudam: o Brasil teve horário de verão muitas vezes e deixou de ter em 2019.',
    },
    'local-mean-time': {
      name: 'Hora média local',
      text: 'A hora do Sol na própria longitude, como as cidades marcavam antes dos fusos. No Brasil valeu até o fim de 1913, e muito nascimento antigo está anotado nela.',
    },
    horoscope: {
      name: 'Horóscopo',
      text: 'Primeiro o ponto que nasce, depois o mapa todo, hoje quase sempre uma previsão por signo. A palavra vem do grego e quer dizer “olhar a hora”.',
    },
  },
};
