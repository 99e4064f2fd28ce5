import type { FrameName, Pool } from '../../celestia-words.ts';

/** Frases que dizem um fato, cada uma de vários jeitos. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.in}}, eu leria primeiro {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'Quando a pergunta é sobre {{topic.about}}, olho primeiro {{a.your}}: {{a.sign.in}}, {{a.house.in}}.',
    'Sobre {{topic.about}}, quem mais diz é {{a.your}}, {{a.sign.in}} e {{a.house.in}}.',
    '{{topic.in}}, o fio da meada é {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
  ],
  topicPlacementOnly: [
    '{{topic.in}}, eu leria primeiro {{a.your}}, que está {{a.sign.in}}.',
    'Quando a pergunta é sobre {{topic.about}}, olho primeiro {{a.your}}, que fica {{a.sign.in}}.',
    'Sobre {{topic.about}}, quem mais diz é {{a.your}}, {{a.sign.in}}.',
    '{{topic.in}}, o fio da meada é {{a.your}}, que está {{a.sign.in}}.',
  ],
  topicHouse: [
    'Para {{topic.about}} há um lugar a olhar: {{a.house.your}} começa {{a.sign.in}}.',
    '{{topic.in}}, quem diz muito é {{a.house.your}} {{a.sign.in}}.',
    '{{a.house.your}} começa {{a.sign.in}}, e para {{topic.about}} olho ali primeiro.',
  ],
  topicTransit: [
    'A data que vejo para {{topic.about}} é {{a.exact.day}}: {{a.the}} faz {{a.aspect.with}} {{a.other.your}}.',
    'Para {{topic.about}}, o céu mexe mais {{a.exact.on}}, quando {{a.the}} faz {{a.aspect.with}} {{a.other.your}}.',
    'Sobre {{topic.about}}, anote {{a.exact.day}}: {{a.the}} completa {{a.aspect.with}} {{a.other.your}}.',
  ],
  topicTransitNow: [
    'Sobre {{topic.about}}, já tem algo em andamento: {{a.the}} faz {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Para {{topic.about}} conta que {{a.the}} faz {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    'Sobre {{topic.about}} o céu diz o seguinte: {{a.the}} faz {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  topicQuiet: [
    'O céu deixa {{topic.about}} em paz nesse período, então leio o seu mapa natal.',
    'Não vejo contato forte para {{topic.about}} nesse tempo; fica o que você traz de nascença.',
  ],
  placement: [
    '{{a.your}} está {{a.sign.in}}, {{a.house.in}}.',
    'Você tem {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'No seu mapa, {{a.the}} está {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} mora {{a.sign.in}} e trabalha {{a.house.in}}.',
  ],
  placementOnly: [
    '{{a.your}} está {{a.sign.in}}.',
    'Você tem {{a.the}} {{a.sign.in}}.',
    'No seu mapa, {{a.the}} está {{a.sign.in}}.',
    'Você nasceu com {{a.the}} {{a.sign.in}}.',
  ],
  also: [
    'Ao lado leio {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} também dá palpite, {{a.sign.in}} e {{a.house.in}}.',
    'Some a isso {{a.your}}, que você tem {{a.sign.in}}, {{a.house.in}}.',
    'E tem {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Eu não deixaria de fora {{a.your}}: {{a.sign.in}}, {{a.house.in}}.',
    'Você tem ainda {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} completa o quadro, {{a.sign.in}} e {{a.house.in}}.',
    'Depois vem {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'E ainda há {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Pense também em {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Ao lado leio {{a.your}} {{a.sign.in}}.',
    '{{a.your}} também dá palpite, e está {{a.sign.in}}.',
    'Some a isso {{a.your}}, que você tem {{a.sign.in}}.',
    'E tem {{a.your}}, {{a.sign.in}}.',
    'Eu não deixaria de fora {{a.your}}, que está {{a.sign.in}}.',
    'Você tem ainda {{a.the}} {{a.sign.in}}.',
    'Depois vem {{a.your}}, {{a.sign.in}}.',
    'E ainda há {{a.your}}, {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} está {{a.sign.in}}.',
    'Você nasceu com {{a.the}} {{a.sign.in}}.',
    'No seu mapa, {{a.the}} cai {{a.sign.in}}.',
  ],
  alsoAngle: [
    'Aqui importa também que {{a.your}} está {{a.sign.in}}.',
    'E {{a.your}} cai {{a.sign.in}}.',
    'A moldura de tudo isso é {{a.your}} {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} começa {{a.sign.in}}, e ela trata disto: {{field}}.',
    '{{a.house.the}} fala disto: {{field}}; a sua se abre {{a.sign.in}}.',
    'No seu caso, {{a.house.the}} tem a cúspide {{a.sign.in}}, e o tema é este: {{field}}.',
  ],
  alsoHouse: [
    'Por trás, {{a.house.your}} se abre {{a.sign.in}}.',
    '{{a.house.your}} começa {{a.sign.in}}, e é esse o lugar disso.',
    'Combina com {{a.house.your}}, de cúspide {{a.sign.in}}.',
  ],
  houseHolds: ['Nela você tem {{bodies}}.', 'Dentro encontro {{bodies}}.', 'Ali você tem {{bodies}}.'],
  houseEmpty: [
    'Não há planeta dentro, o que é comum e não tira nada da importância do assunto.',
    'Está sem planetas, o que não é falta: funciona sem ninguém vigiando.',
    'Está vazia, como tantas outras, e o signo já basta para ler.',
    'Nenhum planeta mora ali; quem conta a história é o signo da cúspide.',
  ],
  aspect: [
    '{{a.your}} faz {{a.aspect.with}} {{a.other.your}}.',
    'No seu mapa, {{a.the}} faz {{a.aspect.with}} {{a.other.the}}.',
    'Há uma linha entre os dois: {{a.the}} faz {{a.aspect.with}} {{a.other.the}}.',
  ],
  alsoAspect: [
    'Conta também outra coisa: {{a.your}} faz {{a.aspect.with}} {{a.other.your}}.',
    'Olhe ainda {{a.your}}, que faz {{a.aspect.with}} {{a.other.your}}.',
    'Junta-se a isso que {{a.your}} faz {{a.aspect.with}} {{a.other.your}}.',
    'Outro laço dá o tom: {{a.your}} faz {{a.aspect.with}} {{a.other.your}}.',
    '{{a.the}} faz além disso {{a.aspect.with}} {{a.other.the}} no seu mapa.',
    'Conta também que {{a.your}} faz {{a.aspect.with}} {{a.other.your}}.',
    'Mais ao fundo, {{a.your}} faz {{a.aspect.with}} {{a.other.your}}.',
    'No seu mapa, {{a.the}} também faz {{a.aspect.with}} {{a.other.the}}.',
    'Leio mais uma linha: {{a.the}} faz {{a.aspect.with}} {{a.other.the}} no seu mapa.',
    'Nada age sem companhia, e {{a.your}} faz {{a.aspect.with}} {{a.other.your}}.',
  ],
  noAspect: [
    'Esses dois não formam aspecto no seu mapa, cada um cuida da sua vida.',
    'Não acho aspecto entre eles no seu mapa; trabalham em salas separadas.',
  ],
  transit: [
    '{{a.the}} faz {{a.aspect.with}} {{a.other.your}}, com pico {{a.exact.on}}, e dá para sentir {{a.end.until}}.',
    'Em destaque: {{a.the}} faz {{a.aspect.with}} {{a.other.your}}, no auge {{a.exact.on}} e em ação {{a.end.until}}.',
    '{{a.exact.on}}, {{a.the}} completa {{a.aspect.with}} {{a.other.your}}, e dá para notar {{a.end.until}}.',
  ],
  transitNow: [
    '{{a.the}} faz nestes dias {{a.aspect.with}} {{a.other.your}}, e segue {{a.end.until}}.',
    'Neste momento {{a.the}} faz {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'O contato que você talvez sinta: {{a.the}} faz {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  alsoTransit: [
    'Há um segundo fio: {{a.exact.on}}, {{a.the}} faz {{a.aspect.with}} {{a.other.your}}.',
    'Além disso, {{a.the}} faz {{a.aspect.with}} {{a.other.your}}, com o auge {{a.exact.on}}.',
    'Guarde também {{a.exact.day}}: {{a.the}} faz {{a.aspect.with}} {{a.other.your}}.',
    'Em volta, {{a.the}} faz {{a.aspect.with}} {{a.other.your}}, mais perto {{a.exact.on}}.',
  ],
  skyPlacement: [
    '{{a.the}} está agora {{a.sign.in}}, que para você é {{a.house.the}}.',
    'No céu, {{a.the}} está agora {{a.sign.in}} e passa {{a.house.by}}.',
  ],
  skyPlacementOnly: ['{{a.the}} está agora {{a.sign.in}}.', 'No céu, {{a.the}} está agora {{a.sign.in}}.'],
  moonToday: [
    'A Lua está agora {{a.sign.in}} e passa {{a.house.by}}.',
    'Enquanto escrevo, a Lua está {{a.sign.in}}, no seu mapa {{a.house.the}}.',
    'Neste momento a Lua está {{a.sign.in}} e atravessa {{a.house.your}}.',
  ],
  moonTodayOnly: [
    'A Lua está agora {{a.sign.in}}.',
    'Enquanto escrevo, a Lua está {{a.sign.in}}.',
    'Neste momento a Lua está {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'Amanhã a esta hora a Lua estará {{a.sign.in}} e passa {{a.house.by}}.',
    'A Lua de amanhã está {{a.sign.in}}, para você {{a.house.the}}.',
  ],
  moonTomorrowOnly: ['Amanhã a esta hora a Lua estará {{a.sign.in}}.', 'A Lua de amanhã está {{a.sign.in}}.'],
  moonOnDay: ['{{a.at.on}} a Lua está {{a.sign.in}}.', 'A Lua de {{a.at.day}} está {{a.sign.in}}.'],
  phase: [
    'A fase da Lua: {{phase.name}}.',
    'Fase do momento: {{phase.name}}.',
    'E a Lua está nesta fase: {{phase.name}}.',
  ],
  newMoon: [
    'Tem lua nova {{a.instant.on}}, {{a.sign.in}}.',
    'Uma lua nova vem {{a.instant.on}}, {{a.sign.in}}.',
    'Anote {{a.instant.day}}: lua nova {{a.sign.in}}.',
  ],
  fullMoon: [
    'Tem lua cheia {{a.instant.on}}, {{a.sign.in}}.',
    'Uma lua cheia vem {{a.instant.on}}, {{a.sign.in}}.',
    'Anote {{a.instant.day}}: lua cheia {{a.sign.in}}.',
  ],
  solarEclipse: [
    'Tem eclipse solar {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} acontece um eclipse solar {{a.sign.in}}.',
  ],
  lunarEclipse: [
    'Tem eclipse lunar {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} acontece um eclipse lunar {{a.sign.in}}.',
  ],
  passesHouse: [
    'Para você isso acontece {{a.house.in}}, e ela trata disto: {{field}}.',
    'No seu mapa cai {{a.house.in}}, e o tema vem daí: {{field}}.',
    'No seu mapa isso cai {{a.house.in}}, que abrange {{field}}.',
  ],
  touchesPoint: [
    'Faz contato com {{b.your}}, e você pode sentir isso mais que os outros.',
    'Encosta em {{b.your}}, e por isso mexe com você.',
  ],
  retrogradeNow: [
    'Sim, {{a.the}} está em movimento retrógrado, {{a.to.until}}.',
    '{{a.the}} está agora em movimento retrógrado, {{a.to.until}}.',
  ],
  retrogradeAhead: [
    '{{a.the}} fica em movimento retrógrado {{a.from.from}} {{a.to.to}}.',
    'O retrógrado {{a.of}} vai {{a.from.from}} {{a.to.to}}.',
    'Marque o período {{a.from.from}} {{a.to.to}}, com {{a.the}} em movimento retrógrado.',
  ],
  houseEntry: [
    '{{a.at.on}} {{a.the}} entra {{a.house.in_your}}.',
    '{{a.the}} chega à {{a.house.your}} {{a.at.on}}.',
  ],
  houseExit: [
    '{{a.at.on}} {{a.the}} passa para a {{a.house.your}}.',
    '{{a.the}} segue para a {{a.house.your}} {{a.at.on}}.',
  ],
  houseEntered: [
    '{{a.at.on}} {{a.the}} entrou {{a.house.in_your}}.',
    '{{a.the}} chegou à {{a.house.your}} {{a.at.on}}.',
  ],
  houseLeft: [
    '{{a.at.on}} {{a.the}} passou para a {{a.house.your}}.',
    '{{a.the}} seguiu para a {{a.house.your}} {{a.at.on}}.',
  ],
  noContact: ['Nos anos que consigo olhar não encontro esse contato.'],
  chartRuler: ['Por isso {{a.the}} rege o seu mapa.'],
  notRetrograde: ['{{a.the}} não está em movimento retrógrado agora, anda direto.'],
  directNow: ['{{a.the}} não está em movimento retrógrado agora.', '{{a.the}} anda direto nestes dias.'],
  natalRetrograde: [
    '{{a.your}} estava em movimento retrógrado quando você nasceu.',
    'Você nasceu com {{a.the}} em movimento retrógrado.',
  ],
  natalDirect: [
    '{{a.your}} estava em movimento direto quando você nasceu.',
    'Você nasceu com {{a.the}} em movimento direto.',
  ],
  domicile: [
    '{{a.your}} está em domicílio {{a.sign.in}} e ali não pede licença a ninguém.',
    '{{a.sign.in}}, {{a.your}} está em domicílio, com a própria chave da porta.',
  ],
  exaltation: [
    '{{a.your}} está em exaltação {{a.sign.in}}, onde recebe tratamento de hóspede de honra.',
    '{{a.sign.in}}, {{a.your}} está em exaltação e encontra a porta aberta.',
  ],
  detriment: [
    '{{a.your}} está em exílio {{a.sign.in}}: o que em outro lugar viria sozinho, ali precisa ser conquistado.',
    '{{a.sign.in}}, {{a.your}} está em exílio, como quem cozinha na cozinha dos outros e aprende onde fica cada coisa.',
    'Você tem {{a.the}} em exílio {{a.sign.in}}, o que pede esforço e paga em habilidade.',
  ],
  fall: [
    '{{a.your}} está em queda {{a.sign.in}}: ali a sua voz chega mais baixa, e costuma ser onde mais se aprende.',
    '{{a.sign.in}}, {{a.your}} está em queda e só à força de paciência se faz ouvir.',
  ],
  noDignity: ['{{a.your}} não ganha nem perde força pelo signo; {{a.sign.in}} pisa em terreno neutro.'],
  noneDignified: ['No seu mapa nenhum planeta está numa das quatro.'],
  meeting: [
    '{{a.the}} faz {{a.aspect.with}} {{a.other.the}} {{a.instant.on}}.',
    'A próxima vez é {{a.instant.on}}: {{a.the}} faz {{a.aspect.with}} {{a.other.the}}.',
  ],
  noMeeting: ['Até onde consigo olhar, não há um encontro assim entre os dois.'],
  ingress: [
    '{{a.the}} entra {{a.sign.in}} {{a.instant.on}}.',
    '{{a.instant.on}} {{a.the}} entra {{a.sign.in}}.',
  ],
  entered: [
    '{{a.the}} entrou {{a.sign.in}} {{a.instant.on}}.',
    '{{a.instant.on}} {{a.the}} entrou {{a.sign.in}}.',
  ],
  leaves: ['Fica {{a.sign.in}} {{a.to.until}}.', 'A estada {{a.sign.in}} dura {{a.to.until}}.'],
  generalSign: [
    'Das pessoas de {{said.name}} costuma-se dizer isto.',
    'De quem é de {{said.name}} se costuma dizer isto.',
  ],
  generalPlace: [
    'Das pessoas com {{a.the}} {{said.in}} costuma-se dizer isto.',
    'De quem tem {{a.the}} {{said.in}} se costuma dizer isto.',
  ],
  noneInSign: ['Nenhum dos seus planetas está {{said.in}}.', 'Você não tem planetas {{said.in}}.'],
  openSign: [
    'Sem a sua hora de nascimento não sei se {{a.your}} está {{first.in}} ou {{second.in}}.',
    'Falta a hora, então não sei se {{a.your}} está {{first.in}} ou {{second.in}}.',
  ],
  balanceMost: [
    'O que mais há no seu mapa é {{element.name}}: {{count}} dos dez planetas estão nesses signos.',
    'O seu mapa pende para {{element.name}}, com {{count}} planetas nesses signos.',
  ],
  balanceNone: [
    'Nenhum planeta seu está em signo de {{element.name}}; talvez você busque isso nos outros.',
    'O que falta é {{element.name}}, ao menos entre os dez planetas.',
  ],
  synastry: [
    'Entre vocês, {{a.your}} faz {{a.aspect.with}} {{a.other.their}}.',
    'Olho primeiro {{a.your}}, que faz {{a.aspect.with}} {{a.other.their}}.',
  ],
  alsoSynastry: [
    'Depois, {{a.your}} faz {{a.aspect.with}} {{a.other.their}}.',
    'Conta também que {{a.your}} faz {{a.aspect.with}} {{a.other.their}}.',
    'E tem mais: {{a.your}} faz {{a.aspect.with}} {{a.other.their}}.',
  ],
  overlay: [
    '{{a.their}} cai {{a.house.in_your}}, e ela trata disto: {{field}}.',
    '{{a.their}} chega {{a.house.in_your}}, que fala disto: {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} está {{a.sign.in}}.', '{{a.their}} fica {{a.sign.in}}.'],
  whyPlacement: [
    'Tiro isso de {{a.your}}, que está {{a.sign.in}}.',
    'Isso se apoia em {{a.your}} {{a.sign.in}}.',
    'A razão é {{a.your}}: está {{a.sign.in}}.',
  ],
  whyAspect: [
    'Vem de uma linha do seu mapa: {{a.the}} faz {{a.aspect.with}} {{a.other.the}}.',
    'Leio isso em {{a.your}}, que faz {{a.aspect.with}} {{a.other.your}}.',
  ],
  whyTransit: [
    'Vem do céu: {{a.the}} faz {{a.aspect.with}} {{a.other.your}}.',
    'Digo isso porque {{a.the}} faz {{a.aspect.with}} {{a.other.your}}.',
  ],
  untilTransit: [
    '{{a.the}} faz {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    '{{a.end.until}} {{a.the}} faz {{a.aspect.with}} {{a.other.your}}, e depois acaba.',
  ],
  untilStay: [
    '{{a.the}} fica {{a.sign.in}} {{a.to.until}}.',
    'Dura {{a.to.until}}, enquanto {{a.the}} estiver {{a.sign.in}}.',
  ],
  untilEclipse: [
    'A sombra passa em poucas horas; para os astrólogos, o assunto dela vale cerca de meio ano, até o próximo par.',
    'No céu dura umas horas; na leitura, uns seis meses.',
  ],
  untilLunation: [
    'No céu é um instante; dizem que se sente por dois ou três dias.',
    'O instante passa logo, e o clima dele em dois ou três dias.',
  ],
  houseField: ['O assunto dessa casa: {{field}}.'],
  houseNeedsHour: ['Em que signo ela começa e quem está nela, só a hora de nascimento diz.'],
  choiceFirst: [
    'Entre as duas, eu ficaria com a primeira, porque ali há mais a seu favor.',
    'A primeira opção traz mais ajuda para você.',
  ],
  choiceSecond: [
    'Entre as duas, eu ficaria com a segunda, porque ali há mais a seu favor.',
    'A segunda opção traz mais ajuda para você.',
  ],
  choiceEven: [
    'As duas pesam quase o mesmo, então deixe o lado prático decidir.',
    'Não vejo uma favorita clara entre as duas, e qualquer uma serve.',
  ],
  choiceQuiet: ['Na outra, nada de exato toca esse assunto.'],
  noneThen: [
    'Nesse período não há, e o mais próximo é isto.',
    'Nessas datas não cai, então aqui vai o mais próximo.',
  ],
  noEnd: [
    'O que contei vem do seu mapa natal, e isso não tem data para acabar; são as cartas que você recebeu.',
    'Isso não vence: está no seu mapa natal, e o que muda é o jeito de levar.',
  ],
  agrees: ['Sim, {{a.your}} está {{a.sign.in}}.', 'Isso mesmo, você tem {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'Uma correção pequena antes de seguir: {{a.your}} está {{a.sign.in}}, não {{said.in}}.',
    'Com carinho, uma correção: {{a.your}} está {{a.sign.in}}, não {{said.in}}.',
  ],
  wrongSignBut: [
    'O que você tem mesmo {{b.sign.in}} é {{b.the}}, e talvez por isso soasse familiar.',
    'Já {{b.your}} está {{b.sign.in}}, então você não andava longe.',
  ],
  wrongHouse: [
    'Uma correção pequena antes de seguir: {{a.your}} está {{a.house.in}}, não {{saidHouse.in}}.',
    'Pela sua hora de nascimento, {{a.your}} cai {{a.house.in}}, não {{saidHouse.in}}.',
  ],
  deniedWrongly: [
    'Talvez você não se veja nisso, mas no seu mapa {{a.the}} está {{a.sign.in}}.',
    'Pela sua data de nascimento, {{a.your}} está, sim, {{a.sign.in}}.',
  ],
  deniedRightly: [
    'Você tem razão: {{a.your}} não está {{said.in}}, e sim {{a.sign.in}}.',
    'Certo, {{a.your}} está {{a.sign.in}}, não {{said.in}}.',
  ],
  toldPlace: [
    'A quem tem {{a.the}} {{said.in}} costuma-se dizer isto.',
    'É isto que em geral se diz a quem tem {{a.the}} {{said.in}}.',
  ],
  toldAspect: ['A quem tem {{a.the}} fazendo {{aspect.with}} {{b.the}} costuma-se dizer isto.'],
  pastNewMoon: ['A lua nova deste mês foi {{a.instant.on}}, {{a.sign.in}}.'],
  pastFullMoon: ['A lua cheia deste mês foi {{a.instant.on}}, {{a.sign.in}}.'],
  signForAll: [
    'O que vale para as pessoas de {{said.name}} em geral está nos horóscopos; aqui eu leio o seu próprio mapa.',
  ],
  retrogradesNow: ['Em movimento retrógrado agora: {{list}}.'],
  noSuchAspect: ['Desse tipo não há nenhum aqui; os do seu mapa são estes.'],
  anotherAspect: ['Não é esse aspecto, é outro.'],
  bornPhase: [
    'Você nasceu nesta fase da Lua: {{phase.name}}.',
    'No dia em que você nasceu, a fase da Lua era esta: {{phase.name}}.',
  ],
  bornPhaseOpen: [
    'No dia em que você nasceu, a Lua passou de uma fase a outra, e sem a hora não dá para dizer qual é a sua.',
  ],
  housesEmpty: ['No seu mapa, as casas {{list}} estão vazias.'],
  rivalPlace: [
    'Se a pergunta era mais sobre {{topic.about}}, eu olharia {{a.your}} {{a.sign.in}}.',
    'E se o assunto for {{topic.about}}, quem responde é {{a.your}}, {{a.sign.in}}.',
    'Talvez você quisesse saber sobre {{topic.about}}; aí conta {{a.your}}, que está {{a.sign.in}}.',
    'Caso seja sobre {{topic.about}}, acrescento {{a.your}}, que você tem {{a.sign.in}}.',
    'Já para {{topic.about}}, se for isso, leio {{a.your}} {{a.sign.in}}.',
  ],
  rivalHouse: [
    'Se a pergunta era mais sobre {{topic.about}}, {{a.house.your}} começa {{a.sign.in}}.',
    'E se o assunto for {{topic.about}}, vale ver {{a.house.your}}, que se abre {{a.sign.in}}.',
    'Talvez você quisesse saber sobre {{topic.about}}; para isso, {{a.house.your}} começa {{a.sign.in}}.',
    'Caso seja sobre {{topic.about}}, acrescento que {{a.house.your}} começa {{a.sign.in}}.',
  ],
  rivalSky: [
    'Se a pergunta era mais sobre {{topic.about}}, {{a.the}} está agora {{a.sign.in}}.',
    'E se o assunto for {{topic.about}}, no céu {{a.the}} está {{a.sign.in}}.',
    'Talvez você quisesse saber sobre {{topic.about}}; nestes dias {{a.the}} está {{a.sign.in}}.',
  ],
  rivalAsked: [
    'Você perguntava sobre {{topic.about}} ou sobre {{rival.about}}?',
    'O que chega mais perto, {{topic.about}} ou {{rival.about}}?',
    'Me diga: é sobre {{topic.about}} ou sobre {{rival.about}}?',
  ],
  rivalSelf: [
    'E se a pergunta for sobre você, eu olharia {{a.your}} {{a.sign.in}}.',
    'Se o que intriga é a sua parte nisso, conta {{a.your}}, que está {{a.sign.in}}.',
    'Lida como pergunta sobre o seu jeito de ser, quem responde é {{a.your}}, {{a.sign.in}}.',
  ],
  pastTransit: [
    '{{a.exact.on}}, {{a.the}} fez {{a.aspect.with}} {{a.other.your}}, e é isto que um contato assim faz.',
    'Olhando para trás, vejo que {{a.the}} fez {{a.aspect.with}} {{a.other.your}} {{a.exact.on}}; é isto que um contato assim traz.',
  ],
  pastAlso: [
    '{{a.exact.on}} houve outro: {{a.the}} fez {{a.aspect.with}} {{a.other.your}}.',
    'E houve mais: {{a.the}} fez {{a.aspect.with}} {{a.other.your}} {{a.exact.on}}.',
  ],
  noReception: ['No seu mapa não há dois planetas assim.'],
  noFigure: ['No seu mapa não vejo essa figura.'],
  signHolds: ['No seu mapa, {{bodies}} estão juntos {{said.in}}.'],
  noStellium: ['No seu mapa não vejo um grupo assim.'],
  returnBehind: ['O primeiro já ficou para trás; este é o próximo.'],
};
