import type { WeekLunationTexts } from '../../horoscope-text-types.ts';

/** A Lua nova ou cheia da semana, pela casa solar. */
export const weekLunations: WeekLunationTexts = {
  newMoon: {
    1: [
      'Uma decisão do tamanho de um alfinete pode mudar a maneira de você entrar nos lugares daqui para a frente.',
      'Começa de mansinho um jeito novo de dizer “eu”, ainda sem público e já com bastante convicção.',
    ],
    2: [
      'O primeiro tijolo de uma segurança mais simples se assenta agora, quase sem barulho e sem argamassa cara.',
      'Aquela habilidade tímida pode receber a primeira encomenda, que às vezes vem de dentro de casa.',
    ],
    3: [
      'Pode brotar uma conversa que vá longe, embora comece com um comentário sobre a fila ou o tempo.',
      'A página em branco aceita a primeira palavra de um aprendizado, e ela nem precisa ser bonita.',
    ],
    4: [
      'Dentro das suas paredes um costume novo dá o primeiro passo, descalço, para não acordar ninguém.',
      'Alguma coisa cria raiz por baixo da vida doméstica, e só mais tarde se verá a folha.',
    ],
    5: [
      'Um gosto se acende, por alguém ou por alguma arte, com chama de palito e muito ar em volta.',
      'Nasce uma vontade de brincar para valer, e o brinquedo pode ser qualquer objeto da casa.',
    ],
    6: [
      'O hábito pequeno que você planta agora cabe em dois minutos e dispensa qualquer anúncio.',
      'O trabalho de todo dia ganha uma ficha nova, com a primeira linha escrita a lápis.',
    ],
    7: [
      'Alguém pode se aproximar com um começo nas mãos, e a resposta justa talvez seja um sim provisório.',
      'Um acordo entre duas vontades pode iniciar sua contagem, com a letra miúda escrita por ambas.',
    ],
    8: [
      'No fundo do vínculo germina uma confiança, e por enquanto ela só suporta luz indireta.',
      'Vem o primeiro passo para repartir melhor o que é comum, seja conta, seja medo.',
    ],
    9: [
      'Uma ideia vinda de longe desembarca com pouca bagagem e pergunta se pode ficar uns tempos.',
      'Matricula-se em você um interesse novo, ainda sem livro, sem turma e sem medo de errar.',
    ],
    10: [
      'Na escada do ofício pode surgir um degrau baixo, discreto, que leva a outro lance inteiro.',
      'Uma meta recém-nascida pede nome curto e sigilo por alguns dias, até firmar a cabeça.',
    ],
    11: [
      'Entre amigos alguém pode dizer “e se”, e dessa faísca sai o primeiro esboço de um plano comum.',
      'Turma nova começa por duas pessoas, um banco de praça e certa esperança sem planta baixa.',
    ],
    12: [
      'Longe das vistas começa um descanso profundo, gota a gota, que ninguém precisa comentar.',
      'No avesso do silêncio algo se prepara, com o cuidado de quem embrulha cristais em jornal.',
    ],
  },
  fullMoon: {
    1: [
      'O que você vinha construindo por dentro fica visível de uma vez, e as reações dizem bastante sobre quem olha.',
      'Chega ao ponto uma mudança pessoal, dessas em que só faltava alguém reparar em voz alta.',
    ],
    2: [
      'Uma conta pode se fechar e mostrar o saldo verdadeiro, inclusive o que nunca esteve no banco.',
      'Fica claro quanto vale aquilo que você dá, e talvez seja a hora de parar de fazer desconto.',
    ],
    3: [
      'A palavra que faltava pode aparecer, dita por você ou a você, e encerrar um vaivém cansativo.',
      'Uma notícia pode correr solta, e com ela termina a temporada de cochichos sobre certo assunto.',
    ],
    4: [
      'A casa conta o que sabia, e um assunto guardado ali pode sair da sombra e ser concluído com ternura.',
      'O pote das coisas íntimas enche, e transbordar um pouco faz bem a quem mora ali.',
    ],
    5: [
      'Uma alegria ou um romance pode se mostrar por inteiro, com luz de estádio, e pedir um gesto à altura.',
      'O que foi criado com gosto está pronto para sair da oficina e ganhar espectadores de verdade.',
    ],
    6: [
      'Um serviço longo pode se concluir, e o corpo avisa, sem rodeios, que método merece continuar.',
      'Salta aos olhos qual tarefa não é mais sua, e devolvê-la alivia a coluna e o calendário.',
    ],
    7: [
      'Numa relação importante algo pode se declarar, e os dois lados ficam sabendo em que pé estão.',
      'A outra pessoa pode aparecer como é, sem filtro nem pedestal, e a partir daí a conversa fica mais honesta.',
    ],
    8: [
      'Pode vir à tona o que estava combinado sem palavras, e há certo alívio em finalmente discutir os termos.',
      'Pode terminar uma história de apego ou de dívida, com recibo, suspiro e uma porta fechada devagar.',
    ],
    9: [
      'Certa convicção chega ao auge e se mede com a realidade, que tem sotaque próprio.',
      'Talvez fique completo um percurso de estudo ou de estrada, e o horizonte seguinte já se insinua no para-brisa.',
    ],
    10: [
      'O resultado do seu esforço sobe à vitrine, e alguém talvez pare para ler a etiqueta.',
      'Um papel profissional atinge o limite e mostra, com clareza, qual é o próximo tamanho.',
    ],
    11: [
      'O grupo se reúne em torno do que foi sonhado, e fica evidente quem veio para ficar.',
      'Um plano a muitas mãos pode dar fruto ou se despedir, e a amizade costuma sair inteira.',
    ],
    12: [
      'Algo que você guardava no escuro ganha contorno, e olhar de frente assusta bem menos que adivinhar.',
      'Talvez vá embora um cansaço antigo, daqueles que a gente só percebe quando passam.',
    ],
  },
};
