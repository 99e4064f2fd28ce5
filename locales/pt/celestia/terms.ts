import type { Term } from '../../celestia-lexicon.ts';
import type { Pool } from '../../celestia-words.ts';

/** Palavras do ofício, explicadas como num café coado. */
export const terms: Readonly<Record<Term, Pool>> = {
  natalChart: [
    'Um mapa natal desenha o céu do minuto e do lugar em que você nasceu: quem estava em que signo e em que parte do horizonte.',
    'Não se lê por um símbolo só; o que faz o mapa ser seu é a conversa entre as peças.',
  ],
  ascendant: [
    'O Ascendente é o grau que subia no leste na sua primeira respiração, por isso o minuto importa.',
    'Lê-se como o seu jeito de chegar, os primeiros instantes que as pessoas têm de você.',
  ],
  descendant: [
    'O Descendente fica em frente ao Ascendente, onde o céu se punha a oeste.',
    'Fala de quem você põe do outro lado da mesa, no amor e nos negócios.',
  ],
  midheaven: [
    'O Meio do Céu é onde o caminho do Sol cruza o meridiano, no alto do mapa.',
    'Fala do trabalho e do nome para os quais se cresce com o tempo.',
  ],
  house: [
    'As casas são os doze campos em que se divide o céu visto do lugar onde você nasceu, cada um com sua parte da vida.',
    'O signo diz como e a casa diz onde; casa vazia é normal, porque há mais casas que planetas.',
  ],
  cusp: [
    'A cúspide é a linha onde começa cada casa.',
    'O signo em que ela cai dá o tom, mesmo sem ninguém lá dentro.',
  ],
  aspect: [
    'Um aspecto é certo ângulo entre dois pontos do mapa, e diz se eles se ajudam, se arranham ou se fundem.',
    'Quanto mais exato, mais alto ele fala.',
  ],
  conjunction: [
    'Numa conjunção dois pontos ficam lado a lado e agem como um, para o bem e para o resto.',
    'Se é fácil ou não, depende de quem divide o sofá.',
  ],
  sextile: [
    'Um sextil é um ângulo de sessenta graus, uma oferta amiga entre dois pontos.',
    'Ele ajuda se você fizer algo com ele, senão espera com educação.',
  ],
  square: [
    'Uma quadratura é um ângulo de noventa graus: duas necessidades que se atrapalham e não se calam.',
    'Incomoda e rende, como a pedra no sapato que faz comprar um sapato melhor.',
  ],
  trine: [
    'Um trígono é um ângulo de cento e vinte graus, e os dois pontos se entendem de nascença.',
    'Um dom desses quase não se nota, porque nunca deu trabalho.',
  ],
  opposition: [
    'Numa oposição dois pontos se olham de um lado ao outro do mapa, e um deles você vê mais nos outros.',
    'A arte é dar a palavra aos dois, cada um na sua vez.',
  ],
  quincunx: [
    'Um quincúncio é um ângulo de cento e cinquenta graus entre dois pontos com pouco em comum.',
    'Pede ajuste o tempo todo, como cadeira que nunca combina com a mesa.',
  ],
  orb: [
    'O orbe é o quanto um aspecto pode se afastar do exato e ainda valer.',
    'Um grau ou dois é perto; passou de oito, quase ninguém escuta.',
  ],
  retrograde: [
    'Retrógrado quer dizer que um planeta parece recuar visto daqui, como o ônibus lento que o seu ultrapassa.',
    'Os assuntos dele então repassam o antigo: conferir, consertar, pensar de novo.',
  ],
  transit: [
    'Um trânsito é um planeta de hoje passando sobre um ponto do seu mapa natal.',
    'O mapa diz o que há para tocar, e o trânsito diz quando.',
  ],
  eclipse: [
    'Um eclipse é uma lunação tão exata que uma sombra cai: a nossa na Lua, ou a dela em nós.',
    'Pesa mais quando cai perto de um ponto do seu mapa, e bem pouco quando cai longe.',
  ],
  ruler: [
    'Cada signo tem um planeta que cuida dele, como Marte, que rege Áries, e Vênus, que rege Libra.',
    'O que rege o seu signo ascendente se chama regente do mapa, porque fala pelo todo.',
  ],
  element: [
    'Os doze signos se dividem em quatro elementos: o fogo começa, a terra constrói, o ar pensa e a água sente.',
    'O jeito como seus planetas se espalham diz o que vem sozinho para você.',
  ],
  mode: [
    'Cada signo começa, sustenta ou muda: é isso que dizem cardinal, fixo e mutável.',
    'Descreve mais o seu ritmo que o seu gosto.',
  ],
  dignity: [
    'A dignidade diz quanto um planeta combina com o signo onde está: em casa, honrado (exaltado), fora do lugar (em exílio) ou pouco ouvido (em queda).',
    'Nenhuma das quatro é sentença: o planeta que precisa se esforçar costuma aprender mais.',
  ],
  stellium: [
    'Um stellium é um aglomerado: três planetas ou mais num signo ou numa casa.',
    'Quem tem um stellium volta sempre ao mesmo assunto, quase sempre com prazer.',
  ],
  synastry: [
    'A sinastria põe dois mapas um sobre o outro para ver quem toca quem, e como.',
    'Mostra o que vem fácil entre dois e o que pede conversa; ficar ou não é com vocês.',
  ],
  saturnReturn: [
    'Por volta dos vinte e nove Saturno volta aonde estava no nascimento, e de novo perto dos cinquenta e oito.',
    'Muita gente percebe aí que algo aguentado já não serve, e constrói direito.',
    'Raramente é castigo: cansa mais do que quebra, e o que fica de pé depois costuma ser firme.',
  ],
  node: [
    'O Nodo Norte é onde o caminho da Lua cruza o do Sol indo para o norte.',
    'Lê-se como uma direção: estranha, meio sem jeito e boa para você.',
  ],
  lilith: [
    'Lilith, ou Lua negra, é o ponto distante da órbita da Lua, então não há nada para ver lá.',
    'Fala da parte de alguém que se recusa a ser cômoda.',
  ],
  chiron: [
    'Quíron é um corpo pequeno que viaja entre Saturno e Urano.',
    'Fala de uma ternura antiga e da ajuda que você dá porque a conhece.',
  ],
  juno: [
    'Juno é um asteroide com nome da deusa do casamento.',
    'Fala do que você precisa antes de prometer alguma coisa para valer.',
  ],
  strongest: [
    'Chama-se forte o planeta que tem muito o que fazer: aparece de longe, fica à vontade onde está ou lida com muitos outros.',
    'Contando assim, um sai na frente no seu mapa, e é este.',
  ],
  emptyHouse: [
    'Chama-se vazia a casa em que não havia planeta no nascimento, e como há mais casas que planetas, todo mapa tem alguma.',
    'Mesmo assim ela se lê, pelo signo em que começa.',
  ],
  hardAspect: [
    'Os aspectos duros são a quadratura e a oposição: duas necessidades que não abrem espaço uma para a outra.',
    'São os que mais custam e, com os anos, os que mais rendem.',
  ],
  easyAspect: [
    'Os aspectos fáceis são o trígono e o sextil: dois pontos que se ajudam sem ninguém pedir.',
    'Você mal repara neles; os outros reparam.',
  ],
  southNode: [
    'O Nodo Sul fica bem em frente ao Nodo Norte e se lê como o que você já traz: ensaiado, cômodo e fácil demais de repetir.',
    'Os dois se leem como uma linha só, do sul para o norte.',
  ],
  partOfFortune: [
    'A Roda da Fortuna se calcula com o Sol, a Lua e o Ascendente, e se lê como o lugar onde as coisas vêm com menos esforço.',
    'Das três peças que a formam, veja duas em você.',
  ],
  compatibility: [
    'A tradição combina os signos pelo elemento: fogo se dá com fogo e ar, terra com terra e água.',
    'Áries, Leão e Sagitário são de fogo; Touro, Virgem e Capricórnio, de terra; Gêmeos, Libra e Aquário, de ar; Câncer, Escorpião e Peixes, de água.',
  ],
  fullHouse: [
    'A casa onde os planetas se juntam é aonde a vida chama você de volta.',
    'A mais cheia das suas é esta.',
  ],
  vertex: [
    'O Vértex é um ponto a oeste do mapa, calculado com a hora e o lugar do nascimento.',
    'Lê-se como a porta dos encontros que parecem combinados por outra pessoa, e pesa menos que um planeta.',
  ],
  yod: [
    'Um yod é um triângulo comprido de três planetas: dois se entendem, e o terceiro é um estranho para ambos.',
    'Também se chama dedo de Deus; o planeta da ponta mostra o que nunca encaixa de vez e pede ajuste.',
  ],
  tSquare: [
    'Uma quadratura em T é um triângulo de tensão: dois planetas ficam frente a frente e um terceiro faz quadratura com os dois.',
    'É no terceiro que a pressão se junta, e é dele que costuma sair o que mais se realiza.',
  ],
  grandTrine: [
    'Um grande trígono é feito de três planetas, cada um em trígono com os outros dois.',
    'O que ele abrange vem fácil, tanto que às vezes falta um motivo para usar.',
  ],
  voidMoon: [
    'A Lua fica fora de curso desde o último aspecto num signo até entrar no seguinte.',
    'A tradição diz que o que se começa então dá em pouco; quase ninguém percebe, e é uma boa hora para a rotina e o descanso.',
  ],
  intercepted: [
    'Um signo fica interceptado quando cabe inteiro dentro de uma casa e nenhuma cúspide cai nele.',
    'O da frente fica também; do que os dois representam se diz que demora um pouco mais a achar a porta.',
  ],
  ophiuchus: [
    'Ofiúco é uma constelação, uma das treze por onde o Sol passa; um signo é outra coisa, a décima segunda parte do ano solar contada desde o equinócio de março.',
    'Então nada saiu do lugar, e seu signo é o de sempre.',
  ],
  weakest: [
    'Nenhum planeta é fraco por si; chama-se assim o que fica pouco à vontade onde está, longe da vista e com pouco trato com os outros.',
    'Contando assim, um fala mais baixo no seu mapa, e é este.',
  ],
  progressions: [
    'As progressões fazem o mapa natal andar um dia para cada ano de vida: o céu do seu trigésimo dia é lido para os trinta anos.',
    'Não trabalho com elas; acompanho o céu como ele está e o que ele toca agora no seu mapa.',
  ],
  sidereal: [
    'A astrologia védica é sideral: conta os signos a partir das estrelas e não do equinócio de março, e hoje a diferença é de uns 24 graus, de modo que o Sol de quase todo mundo recua um signo.',
    'Se você não escolheu o outro para o seu mapa, eu leio o zodíaco tropical, o mais usado no Ocidente.',
  ],
  houseSystem: [
    'Os sistemas de casas repartem o mesmo céu de jeitos diferentes: Placidus pelo tempo, signos inteiros pelo signo que nascia, outros por outras medidas.',
    'O Ascendente fica onde está, e um ou dois planetas costumam mudar de casa; eu leio as casas com que o seu mapa foi desenhado.',
  ],
  solarReturn: [
    'A revolução solar é o momento de cada ano, perto do aniversário, em que o Sol volta exatamente ao lugar onde estava quando você nasceu; o mapa desse instante é lido para o ano que começa.',
    'Só o Sol se repete; o resto é o céu daquele ano.',
  ],
  signCusp: [
    'O Sol passa de um signo para o outro num único instante, e um nascimento cai de um lado ou do outro; ninguém é metade de cada.',
    'Então o seu tem lugar certo.',
  ],
  imumCoeli: [
    'O Fundo do Céu, ou IC, é o ponto mais baixo do mapa: onde o zodíaco cruzava o meridiano abaixo do horizonte quando você nasceu, oposto ao Meio do Céu.',
    'Fala do lar, de onde você vem e do que ninguém vê em você.',
  ],
  decan: [
    'Um decanato é um terço de um signo, dez graus, e cada um tem um regente próprio, que dá um tom ao signo.',
    'Esse regente muda conforme a escola, por isso dou muito mais peso ao próprio signo.',
  ],
  grandCross: [
    'Uma grande cruz são quatro planetas nos cantos de um quadrado: cada um se opõe a outro e tem atrito com dois.',
    'Ela puxa para quatro lados ao mesmo tempo; quem nasce com ela aprende cedo a tocar muita coisa de uma vez.',
  ],
  kite: [
    'Uma pipa é um grande trígono com um quarto planeta oposto a uma das pontas.',
    'Esse quarto planeta dá rumo à facilidade do trígono e traz um pouco de vento contra, para ela subir.',
  ],
  combust: [
    'Um planeta a menos de uns oito graus do Sol está combusto: no céu, some na luz dele.',
    'Os livros antigos o dão por enfraquecido; só no coração do Sol, a menos de dezessete minutos de arco, ele é cazimi e considerado forte.',
  ],
  rectification: [
    'Ninguém consegue calcular uma hora de nascimento; a retificação é um palpite do astrólogo a partir de datas que marcaram uma vida.',
    'Eu não adivinho: a certidão, o hospital ou a família talvez saibam, e boa parte do mapa se lê sem a hora.',
  ],
  birthHour: [
    'A hora de nascimento sustenta o Ascendente, o Meio do Céu e as casas; sem ela, os três ficam em aberto.',
    'O Sol e os planetas andam pouco em um dia, então signos e aspectos valem do mesmo jeito; só a Lua pode variar alguns graus.',
    'Costuma estar na certidão de nascimento, e quem estava lá também pode lembrar.',
  ],
  lunarReturn: [
    'A revolução lunar, ou retorno lunar, é o momento, a cada 27 dias mais ou menos, em que a Lua volta para onde estava quando você nasceu.',
    'O mapa desse momento é lido para o mês que começa ali, e dizem que o próprio dia dá a sensação de estar em casa.',
  ],
  mutualReception: [
    'Dois planetas estão em recepção mútua quando cada um está em um signo regido pelo outro, como duas pessoas que emprestam a casa uma à outra.',
    'Diz-se que se ajudam, mesmo sem nenhum aspecto entre eles.',
  ],
  fixedStars: [
    'As estrelas fixas são as estrelas de verdade, Regulus, Spica, Algol e outras; os antigos davam um sentido a cada uma e liam as que ficavam a até um grau de um planeta.',
    'Eu leio planetas e pontos, e deixo as estrelas para a noite.',
  ],
  anareticDegree: [
    'O grau 29 é o último de um signo, e há quem o chame de anarético ou crítico: o que está ali já está de saída e, dizem, tem pressa.',
    'É um detalhe pequeno; o signo e a casa dizem mais.',
  ],
  ages: [
    'As eras astrológicas seguem o giro lento do eixo da Terra, como o de um pião: a cada dois mil anos, mais ou menos, o ponto vernal passa para outra constelação.',
    'Ninguém sabe ao certo quando uma termina, e elas falam de culturas inteiras, não de uma vida.',
  ],
  retrogradeShadow: [
    'A sombra é o trecho do zodíaco que um planeta percorre três vezes: para a frente, para trás e de novo para a frente.',
    'A primeira passagem começa semanas ou meses antes de ele ficar retrógrado, e a última termina outro tanto depois de ele ficar direto.',
  ],
  horary: [
    'A astrologia horária lê o mapa do momento em que se faz uma pergunta, e a eletiva procura um bom momento para começar algo.',
    'Não faço nenhuma das duas por inteiro; leio o seu mapa natal e o céu que passa por ele.',
  ],
  haircut: [
    'Um costume antigo manda cortar o cabelo na Lua crescente, para crescer rápido e cheio, ou na minguante, para o corte durar.',
    'Ninguém mostrou que funciona, então escolha o dia que der; a Lua é só uma boa desculpa.',
  ],
  topSign: [
    'Nenhum traço é de um signo só: a tradição liga cada um ao planeta que o representa e, por ele, aos signos que esse planeta rege.',
    'Um mapa inteiro mistura vários signos, então ninguém é um só.',
  ],
  astralHell: [
    'Inferno astral é o nome popular dos trinta dias antes do aniversário: diz-se que o cansaço do ano aparece ali.',
    'É mais crença do que céu; o que há de verdade é que mais um ano da sua vida está acabando.',
  ],
  yearRuler: [
    'Várias escolas dão ao ano um planeta regente, cada uma com o seu cálculo, e não concordam entre si.',
    'Eu não uso nenhum; o que um ano traz para você eu leio no que passa pelo seu mapa.',
  ],
  birthPhase: [
    'A fase da Lua no nascimento diz quanto a Lua já tinha se afastado do Sol quando você nasceu.',
    'Ela é lida como um ritmo: se o seu forte é começar as coisas, levar adiante ou encerrar.',
  ],
};
