import type { DayLunationTexts } from '../../horoscope-text-types.ts';

/** O dia de uma lua nova ou cheia, pela casa dela. */
export const dayLunations: DayLunationTexts = {
  newMoon: {
    1: [
      'Uma página sua amanhece sem linhas, boa para o primeiro traço de um jeito diferente.',
      'Começa agora um ciclo com o seu rosto, e basta um gesto pequeno para batizá-lo.',
    ],
    2: [
      'Plante um hábito de cuidado com o que é seu, do tamanho de uma moeda.',
      'O solo das coisas práticas está virado, fofo, pronto para receber uma única semente.',
    ],
    3: [
      'Uma conversa nova começa com um oi simples e ainda não sabe até onde vai.',
      'Abra o caderno, aprenda a primeira palavra, cumprimente quem até agora só conhecia de vista.',
    ],
    4: [
      'Em casa alguma coisa recomeça sem barulho, talvez pelo canto mais escuro da sala.',
      'É tempo de semear no próprio quintal e de chamar de lar o que ainda brota.',
    ],
    5: [
      'Uma faísca de invenção acende, e o romance, se quiser, pode aproveitar o mesmo fósforo.',
      'Comece aquilo que dá vontade de rir, antes que a seriedade peça o formulário.',
    ],
    6: [
      'Um hábito novo entra pela porta dos fundos e se oferece para lavar a louça.',
      'Escolha um único cuidado com o corpo e repita amanhã, sem discurso de inauguração.',
    ],
    7: [
      'Um encontro começa do zero, mesmo que seja com alguém de muitos anos de mesa.',
      'Entre você e outra pessoa se abre uma folha limpa, com duas canetas ao lado.',
    ],
    8: [
      'No fundo mais quieto algo germina, e por enquanto dispensa luz, visita ou explicação.',
      'Uma confiança recomeça do tamanho de um dedal, e já dá para beber nela.',
    ],
    9: [
      'Um rumo se desenha no escuro, apenas a ponta, feito estrada vista por um farol.',
      'Nasce a vontade de saber mais, de ir além, de aprender com quem veio de longe.',
    ],
    10: [
      'Um propósito profissional dá o primeiro sinal, ainda sem cargo nem placa na porta.',
      'Escreva num papel o que quer construir, dobre e comece pelo tijolo mais próximo.',
    ],
    11: [
      'Um plano com amigos pode sair do talvez e ganhar uma data anotada a lápis.',
      'Pode entrar no seu círculo alguém, ou uma ideia, com cara de começo de temporada.',
    ],
    12: [
      'O silêncio semeia por você, e o melhor a fazer é não cavar para conferir.',
      'Algo recomeça tão fundo que só os sonhos receberam o convite para ver, por enquanto.',
    ],
  },
  fullMoon: {
    1: [
      'O que você vinha se tornando fica visível, e os outros notam quase ao mesmo tempo.',
      'Uma luz cheia cai sobre o seu jeito e mostra o que já passou do ponto.',
    ],
    2: [
      'As contas se mostram inteiras, e nelas aparece também o que você realmente valoriza.',
      'Um esforço com o que é seu pode chegar à colheita, ainda que em cestos modestos.',
    ],
    3: [
      'O que andava nas entrelinhas vai parar no título, com todas as letras acesas.',
      'Uma conversa pode atingir o ponto alto, e depois dela sobra bem menos a adivinhar.',
    ],
    4: [
      'Dentro de casa um sentimento transborda, molha o corredor e, passado o susto, refresca.',
      'A família aparece em luz plena, com os defeitos nítidos e a ternura também.',
    ],
    5: [
      'Um amor ou uma criação pode chegar ao auge e pedir lugar no camarote.',
      'O coração sobe ao palco sem ensaio, e a plateia entende mesmo assim cada palavra.',
    ],
    6: [
      'A rotina revela onde estava a folga e onde o parafuso apertava além da conta.',
      'Um trabalho paciente pode ficar pronto, e o corpo pede, com razão, a sua parte.',
    ],
    7: [
      'O outro aparece por inteiro à sua frente, e o espelho trabalha nos dois sentidos.',
      'Uma parceria chega à hora clara em que se fica, se ajusta ou se agradece.',
    ],
    8: [
      'O que era fundo boia à vista, e perde na luz boa parte do assombro.',
      'Talvez se encerre uma partilha, de conta ou de mágoa, e as mãos fiquem livres.',
    ],
    9: [
      'Uma convicção atinge o tamanho máximo e começa a pedir exemplos da vida real.',
      'O fim de um percurso acende as lanternas, e dá para ver o caminho feito.',
    ],
    10: [
      'Seu esforço aparece na fachada, iluminado, para quem passa e também para quem decide.',
      'Uma meta pode chegar ao topo, e lá de cima se avista a próxima, ou o descanso.',
    ],
    11: [
      'Entre amigos fica claro quem está, quem estava e quem ainda está a caminho.',
      'Um sonho coletivo mostra a cara, e ela se parece bastante com a de vocês.',
    ],
    12: [
      'A luz entra onde você costuma guardar, e o que aparece é mais manso do que se temia.',
      'Um cansaço antigo termina o que tinha a dizer e por fim apaga o abajur.',
    ],
  },
};
