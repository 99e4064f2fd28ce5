import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Descendant in each sign: what one looks for and meets in partners. */
export const descendant: NatalInterpretations['descendant'] = {
  aries:
    'Você, que pesa as coisas, se interessa por quem já saiu andando. O Descendente mostra o que se procura no outro por não achar em si com a mesma facilidade, e Áries oferece ali a faísca, a franqueza, um certo gosto pela disputa. A convivência é quente. Nem toda discussão começou do lado de lá, e admitir isso faz do rival uma bela companhia de estrada.',
  taurus:
    'Entre tantas pessoas complexas, costuma ficar ao seu lado aquela que sabe regar uma horta e dormir à noite. O sossego atrai quem vive nas profundezas. A companhia que dura costuma ser leal, sensual, lenta para mudar, e você, que desmonta tudo para ver como funciona, aprende com ela a deixar montado. O ciúme rende menos do que uma sesta a dois.',
  gemini:
    'Conversas sem linha reta costumam pôr gente na sua vida. De um par você espera notícia, graça, agilidade, alguém que faça perguntas às suas grandes certezas. Gêmeos no Descendente tem duas ideias por minuto e às vezes dois programas por noite. Não dá para acompanhar tudo; escolha as perguntas que merecem ir para casa com vocês.',
  cancer:
    'Atrás da sua competência há uma vontade antiga de chinelo alheio ao lado do seu. Você se afeiçoa a quem lembra, cozinha, chora em casamento, e talvez demore a confessar quanto isso faz falta. O outro lado do seu mapa é regido pela Lua, que muda. Ela pode trazer mau humor de manhã e um calor que nenhum cargo substitui.',
  leo: 'Por gostar tanto de igualdade, você costuma se encantar com alguém que não tem a menor intenção de ser igual. O par brilha, conta a história direito, pede plateia. Como o Descendente é o lugar em que admiramos, Leão ali vira convite: aplauda com vontade e, logo em seguida, suba também. Na mesma luz cabem duas pessoas.',
  virgo:
    'No meio do seu mar aparece alguém com lista, horário e fita isolante. A vida a dois, para você, precisa de uma pessoa que repare, conserte e diga a verdade em tom prático. É um alívio e às vezes um puxão de orelha. O amor, nessa companhia, quase nunca vem declarado: vem com a torneira que parou de pingar.',
  libra:
    'A delicadeza parece um superpoder, e é natural que você a procure fora. Gosta de quem pondera, dá lugar, escolhe a palavra sem pressa, enquanto você já atravessou a rua. Libra, signo dos acordos, está em casa no Descendente e oferece uma segunda opinião a quem age de primeira. É assim que você fica sabendo da metade da história que não tinha ouvido.',
  scorpio:
    'Para quem aprecia sossego, é curiosa essa queda por pessoas de olhar profundo. Elas mexem em água parada, perguntam o que ninguém perguntou, e a paz de antes parece um pouco rasa. Pode haver ciúme no ar, de um lado ou de outro. O vínculo amadurece quando a segurança deixa de significar que nada muda.',
  sagittarius:
    'O seu par costuma chegar com a mala meio aberta e uma opinião sobre o mundo inteiro. Você, de mente ágil, tem prazer em seguir aquela certeza por alguns quarteirões e contestá-la no seguinte. O que se busca é direção, risada, um horizonte para tantos dados soltos. Vá junto, com os seus próprios mapas no bolso.',
  capricorn:
    'A doçura gosta de ter apoio. Você tende a escolher gente séria, que planeja o mês, chega na hora e tem dificuldade em dizer que sentiu saudade. Capricórnio no Descendente põe no outro a armadura e os planos de longo prazo, porque a sua pele é de outra espécie. O tempo ajuda muito: amores assim costumam rejuvenescer.',
  aquarius:
    'As pessoas que não se impressionam com você impressionam você. O afeto se acende por alguém meio à parte, de amizades largas e ideias próprias, capaz de chegar sem flores com a pergunta mais interessante da noite. Coroa, para quem é assim, é enfeite. Amar em liberdade, sem ser sempre o assunto, descansa um bocado quem costuma conduzir a festa.',
  pisces:
    'O que a sua atenção organiza, outra pessoa vem desmanchar com a ponta dos dedos. São sonhadores, músicos, distraídos de bom coração, ou apenas gente que perdoa antes de saber o quê. Peixes no lado dos encontros amolece o critério e abre espaço para a compaixão. Entre socorrer e amar há uma linha, e você tem olho para vê-la.',
};
