import type { NatalInterpretations } from '../../natal-text-types.ts';

/** An eclipse beside a point of a birth chart, and opposite or square to it. */
export const eclipseTouches: NatalInterpretations['eclipseTouches'] = {
  sun: {
    joined:
      'Por alguns meses, a pergunta sobre quem manda na sua vida deixa de ser retórica. Um eclipse junto ao Sol costuma trazer à frente um papel que cresceu em silêncio, ou mostrar que outro já terminou. Ninguém precisa decidir na mesma noite. Perto do próximo aniversário, olhe para trás: vai dar para ver que a mudança veio em passos bem pequenos.',
    tense:
      'Alguém pode discordar do seu roteiro, e desta vez a objeção talvez faça sentido. Como o eclipse toca o Sol em ângulo duro, o que você quer se choca com uma circunstância, um chefe, um desejo de quem está perto. O atrito pode durar alguns meses. Ceder num ponto e se firmar em outro já desenha um rumo mais seu.',
  },
  moon: {
    joined:
      'Emoções de gaveta funda resolvem tomar ar. Quando um eclipse encosta na Lua de nascimento, o corpo pede outro ritmo, e a vida doméstica revela onde anda faltando abrigo. Podem vir meses de humor variável e de conversas francas em família. O que se descobre costuma ser simples: de que você precisa, e há quanto tempo não pedia.',
    tense:
      'Entre a expectativa alheia e aquilo que sossega você, abriu-se uma diferença visível. Este eclipse em atrito com a Lua puxa o fio de um hábito antigo, e o novelo desce a escada inteira. Leva uns meses para enrolar tudo de novo. Comer em horário certo e recusar convites por cansaço são, aqui, atos de lucidez.',
  },
  mercury: {
    joined:
      'Uma informação pode mudar a cor de muita coisa. Mercúrio, tocado por um eclipse, pode trazer a carta, a peça que faltava ao problema, o estudo que vinha sendo adiado, e durante um semestre as conversas giram em torno disso. Anote as versões com data. A terceira, escrita com calma, tende a ser a que você assina.',
    tense:
      'O que parecia combinado revela duas leituras. Sob o ângulo do eclipse, Mercúrio tropeça em entrelinhas, papéis antigos e frases ditas com pressa, e alguma delas volta para conferência. Ainda dá para explicar. Uma mensagem ou um contrato de meses atrás talvez mereça resposta diferente, e a pergunta engolida naquele dia continua de pé.',
  },
  venus: {
    joined:
      'Gostar, nestes meses, deixa de ser automático. O eclipse junto a Vênus acende uma luz forte sobre afetos e preferências: um amor pode se definir, um enfeite perder a graça, uma amizade pedir outro lugar. Com o dinheiro acontece coisa parecida. O seu gosto amadurece depressa, e algumas escolhas antigas ficam como fotografias com o penteado da época.',
    tense:
      'Agradar a todos começou a sair caro, e agora se vê o recibo. Vênus recebe este eclipse de lado, e a diferença entre o que você oferece e o que recebe aparece em público, num convívio ou num acordo. A tensão rende boa conversa, se houver delicadeza. Uma relação que aguenta essa franqueza atravessa o ano com mais ar.',
  },
  mars: {
    joined:
      'A paciência encurta e a coragem cresce, nem sempre no mesmo dia. Eclipses sobre Marte ligam um motor que pode ficar ligado por meio ano: uma disputa, uma iniciativa, um corpo que pede movimento. Escolha cedo a causa que merece tanto combustível. Sem ela, a força acaba gasta em fila de banco.',
    tense:
      'Resistência é a palavra que volta. Aquilo que você empurra não anda, ou anda de lado, e a irritação conta alguma coisa sobre desejos que você ainda não formulou direito. O eclipse provoca Marte para que ele aprenda a mirar. Brigas adiadas podem vir à tona nestes meses; as que se travam depois de uma noite de sono terminam melhor.',
  },
  jupiter: {
    joined:
      'Um convite maior que o de costume tende a surgir no período: aula, viagem, público, crença nova. Júpiter aumenta o que toca e, ao lado de um eclipse, aumenta de repente. Nem tudo o que cresce precisa ser aceito. Passadas três semanas, o entusiasmo escrito numa folha mostra quais linhas eram convite e quais eram só volume.',
    tense:
      'Talvez você tenha prometido demais, ou acreditado um pouco além da conta. É o tipo de acerto que um eclipse em ângulo com Júpiter sugere, sem maldade nenhuma: certa verdade sua precisa de margem, certo projeto pede corte. Perder um exagero dá leveza. Lá pelo fim do semestre, a parte que ficou de pé mostra que era a boa.',
  },
  saturn: {
    joined:
      'É hora de vistoria. Trabalho, dever, um compromisso de anos: o eclipse põe a mão sobre Saturno, e o que foi bem construído se confirma, enquanto o resto pede obra. Assumir mais é possível, largar também. Depois de alguns meses, muita gente descobre que carregava o peso de outra pessoa, que nem se lembrava dele.',
    tense:
      'Prazos, regras e cansaços se encontram na mesma esquina. Quando um eclipse pressiona Saturno, fica claro qual limite era proteção e qual virou apenas costume, e essa clareza pode vir por meio de uma recusa. A pressa ajuda pouco. Um degrau por mês, com testemunha de confiança, e a parede do início acaba servindo de apoio.',
  },
  uranus: {
    joined:
      'Alguma coisa pode sair do trilho, e você nota que já queria descer. Urano guarda em cada mapa o ponto de fuga, aquele desejo de respirar diferente; com um eclipse em cima, ele se cansa de esperar. Surpresas de percurso são prováveis durante meses. Deixe folgas na agenda, porque o imprevisto costuma trazer a parte interessante.',
    tense:
      'Ruptura ou reparo? Nos meses de um eclipse que contraria Urano, as duas ideias passam pela cabeça antes do almoço. O que sufoca fica evidente, num horário, num acordo, num jeito de morar. Experimentos pequenos revelam mais que gestos sem volta: mude o trajeto, o método, a cadeira, e observe o que melhora.',
  },
  neptune: {
    joined:
      'A névoa fica mais espessa e, curiosamente, mais bonita. Um eclipse pousa em Netuno, e sonhos, canções e saudades ganham volume; junto deles pode evaporar alguma ilusão que já vinha furada. Dormir bem ajuda a distinguir. Adie decisões que dependam de promessa vaga e dê espaço, nessa temporada, ao que pede apenas imaginação.',
    tense:
      'De repente, dá para ver o truque. Um eclipse que aperta Netuno costuma levantar a cortina de um engano, às vezes o seu próprio otimismo, e o primeiro efeito pode ser um certo desamparo. Ele passa. Nas semanas seguintes, a compaixão e os fatos andam juntos, e quem idealizou uma pessoa pode enfim conhecê-la, com direito a defeito.',
  },
  pluto: {
    joined:
      'Um assunto que dormia de olhos abertos resolve se mexer. Plutão fala de poder, apego, coisas que se decidem no fundo, e um eclipse ao lado dele as traz até a superfície em ritmo lento, por meses. Vale procurar ajuda boa para a conversa difícil. Aquilo que se solta nesse tempo libera um espaço que dá para sentir até na respiração.',
    tense:
      'Uma queda de braço antiga pode voltar à pauta, com outra roupa. No ângulo duro entre o eclipse e Plutão, controle e medo ficam tão visíveis que já dá para nomeá-los sem gritar. Ninguém precisa vencer. Em geral, o que muda as coisas é um pequeno recuo, feito por vontade própria, depois do qual a corda deixa de importar.',
  },
  ascendant: {
    joined:
      'O espelho pede atualização, e os conhecidos percebem antes. Um eclipse no Ascendente cai em cheio na fachada da pessoa, no corpo, no modo de assinar a lista de presença. Durante meio ano, novos modos vão sendo experimentados em público, alguns engraçados. Uns soltam a respiração, outros só servem para impressionar, e os ombros sentem a diferença antes do retrato.',
    tense:
      'O assunto do semestre tende a ter a cara de outra pessoa. Com o eclipse em quadratura ou oposição ao Ascendente, parceiros, sócios ou parentes podem tomar decisões que pedem outra de você. Alguém pode se aproximar, alguém recuar. Pergunte o que cada um espera e conte também a sua vontade, se por gentileza ela ficou de fora.',
  },
  midheaven: {
    joined:
      'Seu nome pode circular, com ou sem convite. Eclipses no Meio do Céu iluminam a profissão e o que se vê de longe: uma etapa pode se encerrar, outra começar a juntar papéis. Convém terminar com elegância o que já está no fim. Ao longo de alguns meses, uma tarefa que parecia lateral pode mostrar que era o caminho.',
    tense:
      'O trabalho e a vida privada, ou uma vontade nova, puxam a mesma corda em sentidos contrários. Em ângulo difícil com esse ponto alto do mapa, o eclipse expõe o custo de cada meta. Fica mais simples escolher vendo a soma. Converse em casa sobre o semestre inteiro, de agenda aberta, e risque primeiro o que era pura aparência.',
  },
};
