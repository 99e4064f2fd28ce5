import type { GeneralSentences } from '../../celestia-words.ts';

/** Como é um signo em qualquer pessoa: diz-se «dessas pessoas», depois de uma frase que o nomeia. */
export const general: GeneralSentences = {
  aries: {
    self: 'Vão primeiro e perguntam depois, e perdoam depressa, porque esperar é que custa.',
    feeling: 'O que sentem vem de uma vez, sai em voz alta e muitas vezes já passou na hora do almoço.',
    mind: 'Pensam falando, decidem na hora e perdem o fio quando a reunião se arrasta.',
    love: 'Conquistam às claras e têm ciúme às claras, e as duas coisas acalmam quando alguém encara de frente.',
    drive: 'Arrancam rápido e brigam limpo, e o que é preciso lembrar é o final.',
  },
  taurus: {
    self: 'Andam no próprio ritmo, mantêm o que funciona, e ninguém apressa essa gente falando alto.',
    feeling: 'Acalmam pelo corpo, com comida, sono, a poltrona de sempre e uma mão que fica.',
    mind: 'Pensam devagar e lembram com exatidão, e um plano mudado leva um dia para agradar.',
    love: 'Mostram amor cozinhando, consertando e ficando por perto, e como seguram firme, o risco é a posse.',
    drive: 'Demoram a pegar no tranco, e depois ninguém consegue fazer com que parem.',
  },
  gemini: {
    self: 'Seguem três interesses ao mesmo tempo e enjoam antes de cansar.',
    feeling: 'Falam do que sentem até aquilo perder o tamanho, às vezes com quatro pessoas diferentes.',
    mind: 'Têm rapidez, curiosidade e boas palavras, e a segunda opinião costuma ser delas também.',
    love: 'Se apaixonam por uma conversa, raramente se agarram, e vão sumindo quando acaba o assunto.',
    drive: 'Uma boa ideia basta para começarem, e quando tudo vira rotina saem de fininho.',
  },
  cancer: {
    self: 'Protegem o que é seu, chegam de lado e lembram de quem tratou bem.',
    feeling: 'O humor vai e vem feito maré, e é preciso uma casa para onde se recolher.',
    mind: 'Pensam por lembranças e histórias, e o tom de uma frase fica mais tempo que a frase.',
    love: 'Amam cuidando, e quando falta segurança calam e seguram mais forte.',
    drive: 'Brigam mais pelos outros, quase nunca de frente, e não largam o que já pegaram.',
  },
  leo: {
    self: 'Querem ser vistas fazendo algo bem, e dividem o que têm com quem olha.',
    feeling: 'Sentem com intensidade e deixam aparecer, e um pouco de aplauso acalma mais que conselho.',
    mind: 'Contam tudo como história com papel principal, e mudar de ideia em público tem um preço.',
    love: 'Namoram com estilo, são leais, e aguentam melhor uma discussão do que a indiferença.',
    drive: 'O orgulho dá a partida e o carinho mantém o passo, melhor com um palco, mesmo pequeno.',
  },
  virgo: {
    self: 'Notam o que está fora do lugar, consertam sem discurso e cobram mais de si que de qualquer um.',
    feeling: 'A preocupação vem em lista, e fazer algo útil alivia mais do que consolo.',
    mind: 'Separam, comparam e conferem, e acham o único número errado da página.',
    love: 'Amam em pequenos favores, esquentam devagar e criticam mais onde se importam.',
    drive: 'Trabalham com constância no detalhe, e precisam aprender quando já está bom.',
  },
  libra: {
    self: 'Procuram o meio justo, reparam na boa educação e escolhem com calma.',
    feeling: 'Não sossegam enquanto alguém na sala está de mal, e preferem amaciar a gritar.',
    mind: 'Ouvem os dois lados até o fim, e o veredito pode sair com a loja já fechada.',
    love: 'Gostam de ser dois, encantam fácil e costumam engolir um incômodo até ele crescer.',
    drive: 'Conseguem mais pedindo com jeito que empurrando, e a raiva chega tarde e educada.',
  },
  scorpio: {
    self: 'Confiam em pouca gente e nessa por inteiro, e veem mais do que comentam.',
    feeling: 'Sentem fundo e mostram pouco, e uma mágoa antiga pode ser lembrada palavra por palavra.',
    mind: 'Fazem a segunda pergunta, notam o que ficou de fora e guardam segredo para sempre.',
    love: 'Querem tudo ou nada, o que traz uma lealdade rara e, onde a confiança é pouca, ciúme.',
    drive: 'Vão em silêncio e a longo prazo, e desistir é a única coisa que fazem mal.',
  },
  sagittarius: {
    self: 'Precisam de espaço, planejam a próxima viagem na volta da última e dizem o que pensam.',
    feeling: 'Recebem melhor a má notícia ao ar livre, e fazem de um baixo-astral uma piada ou uma estrada.',
    mind: 'Pensam em linhas largas, discutem por gosto e deixam a nota de rodapé para os outros.',
    love: 'Querem companhia de estrada mais que âncora, raramente têm ciúme, e se afastam quando sentem uma cerca.',
    drive: 'O entusiasmo é o motor, a mira é alta, e às vezes prometem mais do que cabe na semana.',
  },
  capricorn: {
    self: 'Planejam longe, carregam muito sem comentar e ganham graça com a idade.',
    feeling:
      'Deixam o que sentem para depois, parecem mais frias do que são e se abrem onde ninguém faz conta.',
    mind: 'Pensam em etapas e custos, e dizem a coisa uma vez, quando é certa.',
    love: 'Se comprometem devagar e cumprem, e mostram amor mais no que fazem do que no que dizem.',
    drive: 'Conseguem trabalhar anos por uma meta, e descansar é que exige insistência.',
  },
  aquarius: {
    self: 'Pensam por conta própria, são de muitas turmas e de nenhuma por inteiro, e não gostam de ordem.',
    feeling: 'Primeiro olham de longe o que sentem, o que parece frieza e quase sempre é cautela.',
    mind: 'Veem o princípio por trás do caso e sustentam uma ideia estranha até todo mundo chegar nela.',
    love: 'No amor querem amizade e ar, o ciúme não faz sentido, e a intimidade leva tempo.',
    drive: 'Lutam por uma causa mais que por si, aos trancos, e nunca porque é o costume.',
  },
  pisces: {
    self: 'Absorvem o clima do lugar, imaginam fácil e perdem o contorno quando o barulho sobe.',
    feeling: 'Sentem com todo mundo, choram em casamento de estranhos e só a sós sabem o que é seu.',
    mind: 'Pensam em imagens e palpites, e podem saber a resposta bem antes das razões.',
    love: 'Amam com ternura, idealizam um pouco e costumam perdoar o que era melhor ter dito.',
    drive: 'Andam quando algo comove, contornam o muro e perdem força quando ninguém acredita.',
  },
};
