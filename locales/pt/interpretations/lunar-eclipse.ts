import type { SignTexts } from '../../interpretation-types.ts';

/** The Moon eclipsed in each sign: what comes to light, ends or ripens. */
export const lunarEclipse: SignTexts = {
  aries:
    'Uma irritação guardada pode mostrar a cara num eclipse lunar em Áries. Nem é má notícia: atrás dela costuma haver um desejo que viajou tempo demais no banco de trás. O que amadurece agora é a medida entre ceder e se afirmar. Alguma briga antiga talvez perca a graça e termine por falta de combatentes. Antes de soltar a frase definitiva, dê uma volta no quarteirão. Se ela ainda fizer sentido na chegada, diga em tom de conversa.',
  taurus:
    'O armário cheio fala quando a Lua se eclipsa em Touro. Vem à luz o que você guarda por costume: objetos, despesas, um conforto que já aperta. Algo pode chegar ao fim sem alarde, como uma assinatura que se cancela. Ao mesmo tempo, fica mais clara a noção do que de fato sustenta você. Resistir é compreensível, pois soltar dá frio na mão. Exaltada em Touro, a Lua ama o que conhece; por isso despedir-se de um único casaco já custa.',
  gemini:
    'Informações que faltavam podem aparecer com um eclipse lunar em Gêmeos: a mensagem não lida, a versão do outro, o detalhe que muda a história. Conversas antigas encontram conclusão, às vezes em duas linhas. Um hábito que se encerra bem é o de explicar tudo para não sentir nada. O boato, por sua vez, corre de tênis novo. Regido por Mercúrio, o signo gosta de réplica, mas a fonte, consultada com calma, costuma dispensá-la.',
  cancer:
    'Choro à toa, saudade de uma rua, um álbum aberto no colo: o eclipse lunar em Câncer mexe com o que é íntimo. Pode vir à tona uma necessidade de carinho que você escondia cuidando de todo mundo. Talvez termine um jeito de pertencer, e amadureça outro, mais adulto. A casca é tentadora nesses dias. Regente do signo, a Lua aqui fala baixo; contada a alguém de confiança, ainda que pela metade, a história já pesa diferente.',
  leo: 'Aplauso que não veio, papel que já não serve: num eclipse lunar em Leão, o orgulho costuma apresentar a conta. Fica mais visível o que você faz por gosto e o que faz para que vejam. Uma fase de criação pode chegar à última cena, com cortina e tudo. Sair batendo a porta do camarim é dispensável. Uma noite boba, sem foto e sem nota, tem efeito curioso sobre o orgulho: ele descobre que também ri.',
  virgo:
    'Às vezes é um erro na conta que denuncia o cansaço. Sob a Lua eclipsada em Virgem, aparecem as rachaduras da rotina: a tarefa que ninguém pediu, a exigência que já não melhora nada. Um ciclo de trabalho pode ficar pronto, e convém reconhecer que está. A autocrítica fala ao ouvido com voz de fiscal. Risque três itens da lista sem fazê-los. Se nada desabar até sexta, talvez eles nem fossem seus.',
  libra:
    'Acordos mostram o avesso da costura sob um eclipse lunar em Libra. Dá para ver onde você cedeu por gosto e onde cedeu para evitar bate-boca. Uma relação pode amadurecer com essa clareza, ou um combinado antigo se desfazer com elegância. O desconforto de desagradar faz parte da travessia e costuma ser menor do que a gente imagina. Diga uma preferência sincera por dia, sem enfeite, e repare em quem se senta mais perto para ouvir.',
  scorpio:
    'No fundo do lago, alguma coisa se mexe: assim chega um eclipse lunar em Escorpião. Sobem ciúmes, lealdades, um segredo que pesava mais do que valia. Pode ser o fim de um ressentimento, simplesmente porque guardá-lo dava trabalho demais. Emoções desse porte pedem respeito e dispensam sentença. Nada de interrogatórios à meia-noite. A Lua, em queda aqui, sente demais à noite; de manhã, sobra a parte que ainda faz diferença.',
  sagittarius:
    'Certas convicções envelhecem sem avisar, e o eclipse lunar em Sagitário põe uma delas à prova. Pode ser uma promessa grande demais, um roteiro de viagem, a velha mania de ter razão. Algum estudo ou busca talvez se conclua, com um entendimento mais simples do que o esperado. O exagero espreita: dizer verdades em série, largar tudo na mesma tarde. Aquilo que o caminho ensinou cabe, quase sempre, em três frases, e a moral da história fica de fora.',
  capricorn:
    'Depois de muito subir, chega a hora de sentir quanto pesa a mochila. O eclipse lunar em Capricórnio deixa à vista o preço das responsabilidades e também as conquistas que você nem comemorou. Um cargo, uma meta ou uma cobrança vinda da família pode ter cumprido seu tempo. Endurecer é a defesa conhecida. Prefira uma confissão modesta, do tipo “daqui em diante eu não consigo levar isto”. Uma pedra deixada na beira da trilha não desmente a subida.',
  aquarius:
    'Entre amigos, repare em quem você é e em quem faz de conta que é. A Lua eclipsada em Aquário deixa ver esse intervalo, e algum grupo ou projeto coletivo pode estar na última reunião. O que amadurece é uma liberdade com menos pose e mais gente dentro. Sair de fininho seria fácil, só que deixaria perguntas no ar. Despeça-se com uma mensagem decente. Em seguida, telefone para aquela amizade que existe fora de qualquer lista e combine um passeio.',
  pisces:
    'Sonhos ficam mais nítidos na hora de acordar. Assim age o eclipse lunar em Peixes: uma ilusão pode se desfazer com brandura, um perdão se completar, um cansaço antigo pedir colo. Você pode perceber onde ajudou além da conta e onde a fantasia ocupava o lugar de uma resposta. A vontade de desaparecer atrás da tela é humana e passa. Dê ao corpo água, sono e céu aberto. Depois devolva o que pertence a outra pessoa, inclusive a tristeza.',
};
