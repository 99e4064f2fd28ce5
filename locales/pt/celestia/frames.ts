import type { FrameName, Pool } from '../../celestia-words.ts';

/** Frases que dizem um fato, cada uma de vários jeitos. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.in}}, começo por {{a.the}}, que no seu mapa está {{a.sign.in}}, {{a.house.in}}.',
    'Quando a pergunta é sobre {{topic.about}}, olho primeiro para {{a.the}}, que você tem {{a.sign.in}}, {{a.house.in}}.',
    'Quem fala de {{topic.about}} no seu mapa é {{a.the}}, {{a.sign.in}}, {{a.house.in}}.',
    'Sobre {{topic.about}}, o que mais conta no seu mapa é {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'Você tem {{a.the}} {{a.sign.in}}, {{a.house.in}}, e é por aí que eu leio {{topic.about}}.',
    'Se a pergunta é sobre {{topic.about}}, a primeira pista é {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Para falar de {{topic.about}}, o ponto de partida é {{a.the}}, que está {{a.sign.in}}, {{a.house.in}}.',
  ],
  topicPlacementOnly: [
    '{{topic.in}}, começo por {{a.the}}, que no seu mapa está {{a.sign.in}}.',
    'Quando a pergunta é sobre {{topic.about}}, olho primeiro para {{a.the}}, que você tem {{a.sign.in}}.',
    'Quem fala de {{topic.about}} no seu mapa é {{a.the}}, {{a.sign.in}}.',
    'Sobre {{topic.about}}, o que mais conta no seu mapa é {{a.the}} {{a.sign.in}}.',
    'Você tem {{a.the}} {{a.sign.in}}, e é por aí que eu leio {{topic.about}}.',
    'Se a pergunta é sobre {{topic.about}}, a primeira pista é {{a.your}}, {{a.sign.in}}.',
    'Para falar de {{topic.about}}, o ponto de partida é {{a.the}}, que está {{a.sign.in}}.',
  ],
  topicHouse: [
    'Sobre {{topic.about}}, olho primeiro para {{a.house.the}}, que no seu mapa começa {{a.sign.in}}.',
    '{{topic.in}}, o que mais conta é {{a.house.the}}, que no seu mapa começa {{a.sign.in}}.',
    '{{a.house.your}} começa {{a.sign.in}}, e é por ela que eu leio {{topic.about}}.',
    'Se a pergunta é sobre {{topic.about}}, leio {{a.house.the}}, que para você começa {{a.sign.in}}.',
    'Para falar de {{topic.about}}, o ponto de partida é {{a.house.the}}; a sua começa {{a.sign.in}}.',
  ],
  topicTransit: [
    'Quando se trata de {{topic.about}}, o dia que se destaca é {{a.exact.day}}, com {{a.the}} {{a.aspect.with}} {{a.other.your}}.',
    'Para {{topic.about}}, um dia que conta é {{a.exact.day}}: {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
    'Sobre {{topic.about}}, anote o dia {{a.exact.day}}: {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
    'Em relação a {{topic.about}}, olho para o dia {{a.exact.day}}, quando {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
  ],
  topicTransitNow: [
    'Sobre {{topic.about}}, já tem algo em andamento: {{a.the}} está {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Quem está mexendo com {{topic.about}} é {{a.the}}, que está {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    'Quando se trata de {{topic.about}}, agora {{a.the}} está {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Em relação a {{topic.about}}, o que pesa agora é {{a.the}} {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  topicQuiet: [
    'Nesse período não vejo uma data forte sobre {{topic.about}}, então parto do seu mapa natal.',
    'Sobre {{topic.about}}, o céu está calmo nesse período; o seu mapa natal conta mais.',
    'Quando se trata de {{topic.about}}, não vejo nada forte nessas datas, e por isso leio o seu mapa natal.',
    'O céu não destaca nenhuma data sobre {{topic.about}}, e por isso volto ao seu mapa natal.',
  ],
  placement: [
    '{{a.your}} está {{a.sign.in}}, {{a.house.in}}.',
    'Você tem {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'No seu mapa, {{a.the}} está {{a.sign.in}}, {{a.house.in}}.',
    'Você nasceu com {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
  ],
  placementOnly: [
    '{{a.your}} está {{a.sign.in}}.',
    'Você tem {{a.the}} {{a.sign.in}}.',
    'No seu mapa, {{a.the}} está {{a.sign.in}}.',
    'Você nasceu com {{a.the}} {{a.sign.in}}.',
  ],
  also: [
    'Também conta {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Olhe também para {{a.the}}, que no seu mapa está {{a.sign.in}}, {{a.house.in}}.',
    'Some a isso {{a.your}}, que está {{a.sign.in}}, {{a.house.in}}.',
    'E tem {{a.the}}, que no seu mapa está {{a.sign.in}}, {{a.house.in}}.',
    'Não dá para deixar de fora {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Você também tem {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'Completa o quadro {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'Depois vem {{a.the}}, que você tem {{a.sign.in}}, {{a.house.in}}.',
    'Vale olhar ainda {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Pense também em {{a.the}}, que você tem {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Também conta {{a.your}}, que está {{a.sign.in}}.',
    'Olhe também para {{a.the}}, que no seu mapa está {{a.sign.in}}.',
    'Some a isso {{a.your}}, que está {{a.sign.in}}.',
    'E tem {{a.the}}, que no seu mapa está {{a.sign.in}}.',
    'Não dá para deixar de fora {{a.your}}, que está {{a.sign.in}}.',
    'Você também tem {{a.the}} {{a.sign.in}}.',
    'Depois vem {{a.the}}, que você tem {{a.sign.in}}.',
    'Pense também em {{a.the}}, que você tem {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} está {{a.sign.in}}.',
    'Você nasceu com {{a.the}} {{a.sign.in}}.',
    'No seu mapa, {{a.the}} está {{a.sign.in}}.',
  ],
  alsoAngle: [
    'Também conta {{a.your}}, que está {{a.sign.in}}.',
    'E {{a.your}} está {{a.sign.in}}.',
    'A moldura de tudo isso é {{a.your}} {{a.sign.in}}.',
    'Você também tem {{a.the}} {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} começa {{a.sign.in}}, e os assuntos dela são {{field}}.',
    '{{a.house.the}} abrange {{field}}, e a sua começa {{a.sign.in}}.',
    'No seu mapa, {{a.house.the}} começa {{a.sign.in}}; os assuntos dela são {{field}}.',
  ],
  alsoHouse: [
    'E {{a.house.your}} começa {{a.sign.in}}.',
    'Também olho para {{a.house.the}}, que no seu mapa começa {{a.sign.in}}.',
    'Isso conversa com {{a.house.the}}, que no seu mapa começa {{a.sign.in}}.',
  ],
  houseHolds: [
    'Nessa casa você tem {{bodies}}.',
    'É nessa casa que você tem {{bodies}}.',
    'Essa casa abriga {{bodies}} no seu mapa.',
  ],
  houseEmpty: [
    'Nessa casa você não tem planetas, e quem dá o tom é o signo.',
    'Sem planetas nessa casa, leio pelo signo em que ela começa.',
    'Nenhum planeta seu está nessa casa; o signo mostra como você vive essa área.',
    'Essa casa está sem planetas, e essa área costuma andar sem grandes sobressaltos.',
    'Não há planetas nessa casa, e você tem mais liberdade para viver essa área do seu jeito.',
    'Essa casa está vazia, e o jeito do signo aparece nela sem mistura.',
    'Não há planetas seus nessa casa, o que é comum; o signo já diz bastante.',
    'Nessa casa não há planetas, e quem fala por ela é o signo.',
  ],
  aspect: [
    '{{a.your}} está {{a.aspect.with}} {{a.other.your}}.',
    'No seu mapa, {{a.the}} está {{a.aspect.with}} {{a.other.the}}.',
    'Você nasceu com {{a.the}} {{a.aspect.with}} {{a.other.the}}.',
    'Você tem {{a.the}} {{a.aspect.with}} {{a.other.the}}.',
  ],
  alsoAspect: [
    'Além disso, {{a.your}} está {{a.aspect.with}} {{a.other.your}}.',
    'Olhe também para {{a.the}}, que no seu mapa está {{a.aspect.with}} {{a.other.the}}.',
    'Tem mais: {{a.your}} está {{a.aspect.with}} {{a.other.your}}.',
    'Outro aspecto importante: {{a.your}} está {{a.aspect.with}} {{a.other.your}}.',
    'Além disso, no seu mapa {{a.the}} está {{a.aspect.with}} {{a.other.the}}.',
    'Ao mesmo tempo, {{a.your}} está {{a.aspect.with}} {{a.other.your}}.',
    'E {{a.your}} está {{a.aspect.with}} {{a.other.your}}.',
    'No seu mapa, {{a.the}} também está {{a.aspect.with}} {{a.other.the}}.',
    'Vale olhar outro aspecto do seu mapa: {{a.the}} está {{a.aspect.with}} {{a.other.the}}.',
    'Você também nasceu com {{a.the}} {{a.aspect.with}} {{a.other.the}}.',
    'Você também tem {{a.the}} {{a.aspect.with}} {{a.other.the}}.',
    'Conta também {{a.your}} {{a.aspect.with}} {{a.other.your}}.',
  ],
  noAspect: [
    'Esses dois não formam aspecto no seu mapa, e cada um cuida da sua vida.',
    'Entre os dois não vejo aspecto no seu mapa; cada um age por conta própria.',
  ],
  transit: [
    'No dia {{a.exact.day}}, {{a.the}} fica {{a.aspect.with}} {{a.other.your}}, e dá para sentir {{a.end.until}}.',
    '{{a.the}} fica {{a.aspect.with}} {{a.other.your}}: é mais forte no dia {{a.exact.day}} e dura {{a.end.until}}.',
    'O destaque é {{a.the}} {{a.aspect.with}} {{a.other.your}} no dia {{a.exact.day}}, e o efeito vai {{a.end.until}}.',
  ],
  transitNow: [
    '{{a.the}} está nestes dias {{a.aspect.with}} {{a.other.your}}, e segue assim {{a.end.until}}.',
    'Neste momento {{a.the}} está {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'O que você talvez sinta é isto: {{a.the}} está {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  alsoTransit: [
    'Tem outra data: no dia {{a.exact.day}}, {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
    'Além disso, {{a.the}} fica {{a.aspect.with}} {{a.other.your}}, mais forte no dia {{a.exact.day}}.',
    'Guarde também o dia {{a.exact.day}}: {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
    'E no dia {{a.exact.day}} {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
  ],
  skyPlacement: [
    '{{a.the}} está agora {{a.sign.in}}, que no seu mapa é {{a.house.the}}.',
    'No céu, {{a.the}} está agora {{a.sign.in}} e passa {{a.house.by}}.',
  ],
  skyPlacementOnly: ['{{a.the}} está agora {{a.sign.in}}.', 'No céu, {{a.the}} está agora {{a.sign.in}}.'],
  moonToday: [
    'A Lua está agora {{a.sign.in}} e passa {{a.house.by}}.',
    'Enquanto escrevo, a Lua está {{a.sign.in}}, que no seu mapa é {{a.house.the}}.',
    'Neste momento a Lua está {{a.sign.in}} e passa {{a.house.by}}.',
  ],
  moonTodayOnly: [
    'A Lua está agora {{a.sign.in}}.',
    'Enquanto escrevo, a Lua está {{a.sign.in}}.',
    'Neste momento a Lua está {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'Amanhã a esta hora a Lua vai estar {{a.sign.in}} e passa {{a.house.by}}.',
    'Amanhã a Lua vai estar {{a.sign.in}}, que no seu mapa é {{a.house.the}}.',
  ],
  moonTomorrowOnly: [
    'Amanhã a esta hora a Lua vai estar {{a.sign.in}}.',
    'Amanhã a Lua vai estar {{a.sign.in}}.',
  ],
  moonOnDay: [
    'No dia {{a.at.day}}, a Lua vai estar {{a.sign.in}}.',
    'No dia {{a.at.day}} a Lua estará {{a.sign.in}}.',
  ],
  phase: [
    'A fase do momento é de {{phase.name}}.',
    'E a fase é de {{phase.name}}.',
    'É tempo de {{phase.name}}.',
  ],
  newMoon: [
    'No dia {{a.instant.day}} tem lua nova {{a.sign.in}}.',
    'Tem lua nova {{a.sign.in}} no dia {{a.instant.day}}.',
    'Anote o dia {{a.instant.day}}: lua nova {{a.sign.in}}.',
  ],
  fullMoon: [
    'No dia {{a.instant.day}} tem lua cheia {{a.sign.in}}.',
    'Tem lua cheia {{a.sign.in}} no dia {{a.instant.day}}.',
    'Anote o dia {{a.instant.day}}: lua cheia {{a.sign.in}}.',
  ],
  solarEclipse: [
    'No dia {{a.instant.day}} tem um eclipse solar {{a.sign.in}}.',
    'Tem um eclipse solar {{a.sign.in}} no dia {{a.instant.day}}.',
  ],
  lunarEclipse: [
    'No dia {{a.instant.day}} tem um eclipse lunar {{a.sign.in}}.',
    'Tem um eclipse lunar {{a.sign.in}} no dia {{a.instant.day}}.',
  ],
  passesHouse: [
    'No seu mapa, o assunto é o de {{a.house.the}}: {{field}}.',
    'Para você, o efeito aparece {{a.house.in_your}}, que abrange {{field}}.',
    'É {{a.house.in_your}} que você deve sentir mais: {{field}}.',
  ],
  touchesPoint: [
    'O céu desse dia toca {{b.your}}, e por isso pesa mais para você.',
    'Como o céu desse dia toca {{b.your}}, você pode sentir tudo mais do que os outros.',
  ],
  retrogradeNow: [
    'Sim, {{a.the}} está em movimento retrógrado, {{a.to.until}}.',
    '{{a.the}} está agora em movimento retrógrado, {{a.to.until}}.',
  ],
  retrogradeAhead: [
    '{{a.the}} fica em movimento retrógrado {{a.from.from}} {{a.to.to}}.',
    'O retrógrado {{a.of}} vai {{a.from.from}} {{a.to.to}}.',
    'Anote: {{a.from.from}} {{a.to.to}}, {{a.the}} fica em movimento retrógrado.',
  ],
  houseEntry: [
    'No dia {{a.at.day}}, {{a.the}} entra {{a.house.in_your}}.',
    '{{a.the}} chega à {{a.house.your}} no dia {{a.at.day}}.',
  ],
  houseExit: [
    'No dia {{a.at.day}}, {{a.the}} passa para a {{a.house.your}}.',
    '{{a.the}} segue para a {{a.house.your}} no dia {{a.at.day}}.',
  ],
  houseEntered: [
    'No dia {{a.at.day}}, {{a.the}} entrou {{a.house.in_your}}.',
    '{{a.the}} chegou à {{a.house.your}} no dia {{a.at.day}}.',
  ],
  houseLeft: [
    'No dia {{a.at.day}}, {{a.the}} passou para a {{a.house.your}}.',
    '{{a.the}} seguiu para a {{a.house.your}} no dia {{a.at.day}}.',
  ],
  noContact: ['Nos anos que consigo olhar, não encontro esse aspecto.'],
  chartRuler: ['Por isso {{a.the}} rege o seu mapa.'],
  notRetrograde: ['{{a.the}} não está em movimento retrógrado agora: anda direto.'],
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
    '{{a.your}} está em domicílio {{a.sign.in}} e ali fica à vontade.',
    '{{a.sign.in}}, {{a.your}} está em domicílio, com a chave da porta na mão.',
  ],
  exaltation: [
    '{{a.your}} está em exaltação {{a.sign.in}}, onde é hóspede de honra.',
    '{{a.sign.in}}, {{a.your}} está em exaltação e encontra a porta aberta.',
  ],
  detriment: [
    '{{a.your}} está em exílio {{a.sign.in}}: ali nada vem de graça, e você aprende com isso.',
    '{{a.sign.in}}, {{a.your}} está em exílio, como quem cozinha na cozinha dos outros e aprende onde fica cada coisa.',
    'Você tem {{a.the}} em exílio {{a.sign.in}}, o que dá mais trabalho e também mais habilidade.',
  ],
  fall: [
    '{{a.your}} está em queda {{a.sign.in}}: fala mais baixo, e costuma ser aí que você mais aprende.',
    '{{a.sign.in}}, {{a.your}} está em queda e precisa de paciência para se fazer ouvir.',
  ],
  noDignity: ['{{a.your}} não ganha nem perde força pelo signo; {{a.sign.in}} o terreno é neutro.'],
  noneDignified: ['No seu mapa, nenhum planeta está em uma das quatro.'],
  meeting: [
    'No dia {{a.instant.day}}, {{a.the}} fica {{a.aspect.with}} {{a.other.the}}.',
    'A próxima vez é no dia {{a.instant.day}}: {{a.the}} fica {{a.aspect.with}} {{a.other.the}}.',
  ],
  noMeeting: ['Até onde consigo olhar, os dois não se encontram assim.'],
  ingress: [
    '{{a.the}} entra {{a.sign.in}} no dia {{a.instant.day}}.',
    'No dia {{a.instant.day}}, {{a.the}} entra {{a.sign.in}}.',
  ],
  entered: [
    '{{a.the}} entrou {{a.sign.in}} no dia {{a.instant.day}}.',
    'No dia {{a.instant.day}}, {{a.the}} entrou {{a.sign.in}}.',
  ],
  leaves: ['E fica {{a.sign.in}} {{a.to.until}}.', 'Continua {{a.sign.in}} {{a.to.until}}.'],
  generalSign: [
    'As pessoas de {{said.name}} têm fama de ser assim.',
    'Sobre as pessoas de {{said.name}}, o que mais se ouve é isto.',
  ],
  generalPlace: [
    'As pessoas com {{a.the}} {{said.in}} têm fama de ser assim.',
    'Sobre as pessoas com {{a.the}} {{said.in}}, o que mais se ouve é isto.',
  ],
  noneInSign: ['Nenhum dos seus planetas está {{said.in}}.', 'Você não tem planetas {{said.in}}.'],
  openSign: [
    'Sem a sua hora de nascimento, não sei se {{a.your}} está {{first.in}} ou {{second.in}}.',
    'Como falta a hora, não sei se {{a.your}} está {{first.in}} ou {{second.in}}.',
  ],
  balanceMost: [
    'O que mais aparece no seu mapa é {{element.name}}: {{count}} dos dez planetas estão nesses signos.',
    'O seu mapa pende para {{element.name}}, com {{count}} planetas nesses signos.',
  ],
  balanceNone: [
    'Nenhum planeta seu está em signo de {{element.name}}; talvez você busque isso nos outros.',
    'O que falta é {{element.name}}, ao menos entre os dez planetas.',
  ],
  synastry: [
    'Entre vocês, {{a.your}} está {{a.aspect.with}} {{a.other.their}}.',
    'Começo por um ponto entre vocês: {{a.your}} está {{a.aspect.with}} {{a.other.their}}.',
  ],
  alsoSynastry: [
    'Além disso, {{a.your}} está {{a.aspect.with}} {{a.other.their}}.',
    'Outro ponto entre vocês: {{a.your}} está {{a.aspect.with}} {{a.other.their}}.',
    'E tem mais: {{a.your}} está {{a.aspect.with}} {{a.other.their}}.',
  ],
  overlay: [
    '{{a.their}} cai {{a.house.in_your}}, que abrange {{field}}.',
    '{{a.their}} fica {{a.house.in_your}} e mexe com {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} está {{a.sign.in}}.', '{{a.their}} fica {{a.sign.in}}.'],
  whyPlacement: [
    'Tiro isso de {{a.the}}, que no seu mapa está {{a.sign.in}}.',
    'Isso vem de {{a.the}}, que você tem {{a.sign.in}}.',
    'A razão é {{a.your}}, que está {{a.sign.in}}.',
  ],
  whyAspect: [
    'Isso vem de um aspecto do seu mapa: {{a.the}} está {{a.aspect.with}} {{a.other.the}}.',
    'Leio isso em {{a.the}}, que no seu mapa está {{a.aspect.with}} {{a.other.the}}.',
  ],
  whyTransit: [
    'Vem do céu: {{a.the}} está {{a.aspect.with}} {{a.other.your}}.',
    'Digo isso porque {{a.the}} está {{a.aspect.with}} {{a.other.your}}.',
  ],
  untilTransit: [
    '{{a.the}} está {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    'Vai {{a.end.until}}: até lá {{a.the}} está {{a.aspect.with}} {{a.other.your}}.',
  ],
  untilStay: [
    '{{a.the}} fica {{a.sign.in}} {{a.to.until}}.',
    'Vai {{a.to.until}}, enquanto {{a.the}} estiver {{a.sign.in}}.',
  ],
  untilEclipse: [
    'A sombra passa em poucas horas; para os astrólogos, o assunto rende uns seis meses, até o próximo par.',
    'No céu dura umas horas; na leitura, uns seis meses.',
  ],
  untilLunation: [
    'No céu é um instante; o clima costuma durar dois ou três dias.',
    'O momento exato passa logo, e o efeito se sente por dois ou três dias.',
  ],
  houseField: ['Essa casa abrange {{field}}.'],
  houseNeedsHour: ['Em que signo ela começa e quem está nela, só dá para saber com a hora de nascimento.'],
  choiceFirst: [
    'Entre as duas, eu ficaria com a primeira, que tem mais a seu favor.',
    'A primeira opção ajuda mais você.',
  ],
  choiceSecond: [
    'Entre as duas, eu ficaria com a segunda, que tem mais a seu favor.',
    'A segunda opção ajuda mais você.',
  ],
  choiceEven: [
    'As duas pesam quase o mesmo, então deixe o lado prático decidir.',
    'Não vejo uma favorita entre as duas: qualquer uma serve.',
  ],
  choiceQuiet: ['Em pelo menos uma das duas opções, o céu está calmo.'],
  noneThen: [
    'Nesse período não tem, e o mais próximo é isto.',
    'Nessas datas não acontece, então aqui vai o mais próximo.',
  ],
  noEnd: [
    'O que contei vem do seu mapa natal e não tem data para acabar; o que muda é o jeito de lidar.',
    'Esse traço está no seu mapa natal e acompanha você; com o tempo, muda o uso que você faz dele.',
  ],
  agrees: ['Sim, {{a.your}} está {{a.sign.in}}.', 'Isso mesmo, você tem {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'Só uma correção antes: {{a.your}} está {{a.sign.in}}, não {{said.in}}.',
    'Antes de tudo, um detalhe: {{a.your}} está {{a.sign.in}}, não {{said.in}}.',
  ],
  wrongSignBut: [
    'O que você tem mesmo {{b.sign.in}} é {{b.the}}, e talvez a confusão venha daí.',
    'Já {{b.your}} está {{b.sign.in}}, então você não estava tão longe.',
  ],
  wrongHouse: [
    'Só uma correção antes: {{a.your}} está {{a.house.in}}, não {{saidHouse.in}}.',
    'Pela sua hora de nascimento, {{a.your}} fica {{a.house.in}}, não {{saidHouse.in}}.',
  ],
  deniedWrongly: [
    'Talvez você não se veja nisso, mas no seu mapa {{a.the}} está {{a.sign.in}}.',
    'Pela sua data de nascimento, {{a.your}} está, sim, {{a.sign.in}}.',
  ],
  deniedRightly: [
    'Você tem razão: {{a.your}} não está {{said.in}}, e sim {{a.sign.in}}.',
    'Pois é, {{a.your}} está {{a.sign.in}}, não {{said.in}}.',
  ],
  toldPlace: [
    'Quem tem {{a.the}} {{said.in}} costuma ouvir isto.',
    'Para quem tem {{a.the}} {{said.in}}, costuma-se dizer isto.',
  ],
  toldAspect: [
    'Quem tem {{a.the}} {{aspect.with}} {{b.the}} costuma ouvir isto.',
    'De quem tem {{a.the}} {{aspect.with}} {{b.the}}, costuma-se dizer isto.',
  ],
  pastNewMoon: ['A lua nova deste mês foi no dia {{a.instant.day}}, {{a.sign.in}}.'],
  pastFullMoon: ['A lua cheia deste mês foi no dia {{a.instant.day}}, {{a.sign.in}}.'],
  pastSolarEclipse: [
    'No dia {{a.instant.day}} teve eclipse solar {{a.sign.in}}.',
    'O eclipse solar de que você fala foi no dia {{a.instant.day}}, {{a.sign.in}}.',
  ],
  pastLunarEclipse: [
    'No dia {{a.instant.day}} teve eclipse lunar {{a.sign.in}}.',
    'O eclipse lunar de que você fala foi no dia {{a.instant.day}}, {{a.sign.in}}.',
  ],
  dayToChoose: [
    'O dia que eu escolheria é {{a.exact.day}}, quando {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
    'Se for para escolher um dia só, fique com o dia {{a.exact.day}}: {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
    'O dia mais leve parece ser {{a.exact.day}}, com {{a.the}} {{a.aspect.with}} {{a.other.your}}.',
  ],
  dayToAvoid: [
    'O dia de ir com cuidado é {{a.exact.day}}, quando {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
    'Deixe o que importa para outro dia que não {{a.exact.day}}: {{a.the}} fica {{a.aspect.with}} {{a.other.your}}.',
    'Se for para evitar um dia, evite o dia {{a.exact.day}}, com {{a.the}} {{a.aspect.with}} {{a.other.your}}.',
  ],
  noDaySought: [
    'Nenhum dia desse período se destaca como o mais fácil.',
    'Nessas datas não vejo um dia claramente melhor que os outros.',
  ],
  signForAll: [
    'O que vale para as pessoas de {{said.name}} em geral está nos horóscopos; aqui eu leio o seu próprio mapa.',
  ],
  retrogradesNow: ['Em movimento retrógrado agora: {{list}}.'],
  noSuchAspect: ['Desse tipo não há nenhum; os do seu mapa são estes.'],
  anotherAspect: ['Não é esse aspecto, é outro.'],
  bornPhase: ['Você nasceu em fase de {{phase.name}}.', 'Você nasceu numa fase de {{phase.name}}.'],
  bornPhaseOpen: [
    'No dia em que você nasceu, a Lua mudou de fase, e sem a hora não dá para dizer qual é a sua.',
  ],
  housesEmpty: ['No seu mapa, as casas {{list}} estão sem planetas.'],
  rivalPlace: [
    'Se a pergunta era mais sobre {{topic.about}}, eu olharia para {{a.the}}, que você tem {{a.sign.in}}.',
    'E se for sobre {{topic.about}}, o que mais conta é {{a.your}}, {{a.sign.in}}.',
    'Talvez você quisesse saber sobre {{topic.about}}; aí o que conta é {{a.your}}, que está {{a.sign.in}}.',
    'Caso seja sobre {{topic.about}}, acrescento {{a.your}}, que está {{a.sign.in}}.',
    'Já sobre {{topic.about}}, se for isso, leio {{a.your}} {{a.sign.in}}.',
  ],
  rivalHouse: [
    'Se a pergunta era mais sobre {{topic.about}}, {{a.house.your}} começa {{a.sign.in}}.',
    'E se for sobre {{topic.about}}, vale ver {{a.house.the}}, que no seu mapa começa {{a.sign.in}}.',
    'Talvez você quisesse saber sobre {{topic.about}}; aí conta {{a.house.the}}, que no seu mapa começa {{a.sign.in}}.',
    'Caso seja sobre {{topic.about}}, acrescento que {{a.house.your}} começa {{a.sign.in}}.',
  ],
  rivalSky: [
    'Se a pergunta era mais sobre {{topic.about}}, {{a.the}} está agora {{a.sign.in}}.',
    'E se for sobre {{topic.about}}, no céu {{a.the}} está {{a.sign.in}}.',
    'Talvez você quisesse saber sobre {{topic.about}}; nestes dias {{a.the}} está {{a.sign.in}}.',
  ],
  rivalAsked: [
    'Você perguntava sobre {{topic.about}} ou sobre {{rival.about}}?',
    'O que interessa mais a você, {{topic.about}} ou {{rival.about}}?',
    'Me diga: é sobre {{topic.about}} ou sobre {{rival.about}}?',
  ],
  rivalSelf: [
    'E se a pergunta for sobre você, eu olharia para {{a.the}}, que você tem {{a.sign.in}}.',
    'Se a dúvida é qual é a sua parte nisso, o que conta é {{a.your}}, que está {{a.sign.in}}.',
    'Se a pergunta é sobre o seu jeito de ser, o que mais conta é {{a.your}}, {{a.sign.in}}.',
  ],
  pastTransit: [
    'No dia {{a.exact.day}}, {{a.the}} ficou {{a.aspect.with}} {{a.other.your}}, e um aspecto desses costuma ser assim.',
    'Olhando o que passou, {{a.the}} ficou {{a.aspect.with}} {{a.other.your}} no dia {{a.exact.day}}; um aspecto desses costuma ser assim.',
  ],
  pastAlso: [
    'No dia {{a.exact.day}} teve outro: {{a.the}} ficou {{a.aspect.with}} {{a.other.your}}.',
    'E teve mais: {{a.the}} ficou {{a.aspect.with}} {{a.other.your}} no dia {{a.exact.day}}.',
  ],
  noReception: ['No seu mapa não há dois planetas assim.'],
  noFigure: ['No seu mapa não vejo essa figura.'],
  signHolds: ['No seu mapa, {{bodies}} estão juntos {{said.in}}.'],
  noStellium: ['No seu mapa não vejo um grupo assim.'],
  returnBehind: ['O primeiro já ficou para trás; este é o próximo.'],
};
