import type { SlantSentences } from '../../celestia-words.ts';

/** What helps, what it costs and what it gives, by the sign in which something stands; and of the question whether it is good. */
export const slants: SlantSentences = {
  signs: {
    aries: {
      advice: [
        'Antes de comprar a briga, pense se daqui a um mês alguém ainda vai lembrar do motivo.',
        'Guarde uma surpresa para o meio do caminho, que é o trecho onde seu ânimo costuma esfriar.',
      ],
      shadow: [
        'De tanto sair na frente, você às vezes deixa para trás quem só precisava de mais um minuto.',
        'Uma frase dita no calor da hora é fácil de soltar e difícil de recolher, como pena de travesseiro rasgado.',
      ],
      gift: [
        'Quando todo mundo olha para o chão, você se oferece, e só isso já destrava muita coisa.',
        'Tombo nenhum segura você por muito tempo: é sacudir a poeira e perguntar qual é a próxima.',
      ],
    },
    taurus: {
      advice: [
        'Experimente trocar só o caminho da padaria; depois de uma mudança pequena, a grande assusta menos.',
        'Quando empacar, diga em voz alta o que teme perder, porque dito assim quase sempre encolhe.',
      ],
      shadow: [
        'Um costume gasto prende você por anos, feito sofá velho que já pegou o seu formato.',
        'Basta alguém apressar para você fincar o pé, e depois voltar atrás custa até nas bobagens.',
      ],
      gift: [
        'Como muro de pedra, o que você faz aguenta chuva e fica mais bonito com o tempo.',
        'Você sabe aproveitar o que já está aí, um talento que muita gente rica nunca aprendeu.',
      ],
    },
    gemini: {
      advice: [
        'Das sete coisas abertas, feche uma antes de abrir a oitava, nem que seja a mais boba.',
        'Ajuda ficar num assunto uma pergunta além do que a curiosidade pediu; é ali que começa a render.',
      ],
      shadow: [
        'De galho em galho, fica difícil descobrir qual deles aguentaria o peso de uma vontade inteira.',
        'Explicar bem o que dói ainda não é sentir; às vezes a boa conversa só serve de desvio.',
      ],
      gift: [
        'Entre duas pessoas que não se entendem, você acha depressa a frase que serve às duas.',
        'Raramente falta saída, porque enquanto uma ideia falha já há outra sua amarrando o cadarço.',
      ],
    },
    cancer: {
      advice: [
        'O que você esperava que notassem, peça com todas as letras, de preferência antes que vire cobrança.',
        'Se precisar se recolher, avise que volta, porque quem fica do lado de fora espera melhor com essa notícia.',
      ],
      shadow: [
        'Mágoa antiga às vezes ocupa a melhor vaga, enquanto gente nova dá voltas no quarteirão.',
        'Seu cuidado, quando passa da conta, vira cerca, e até quem você ama procura uma fresta.',
      ],
      gift: [
        'Ao seu lado as pessoas se desarmam, porque você percebe o cansaço antes que vire queixa.',
        'Em qualquer lugar provisório você faz ninho: até uma sala de espera ganha ar de família.',
      ],
    },
    leo: {
      advice: [
        'Faça uma coisa bonita sem contar a ninguém e veja quanto prazer sobra só para você.',
        'Vale deixar outra pessoa contar primeiro; sua história ganha brilho depois de uma boa escuta.',
      ],
      shadow: [
        'O orgulho às vezes prefere perder a carona a pedir que esperem, e o caminho fica comprido.',
        'Sem querer, você vai para o meio da foto e deixa a pessoa tímida cortada na borda.',
      ],
      gift: [
        'Sua coragem pega: com você por perto, gente acanhada tenta o que nunca tentaria.',
        'Você comemora a vitória dos outros como se fosse sua, uma torcida que ninguém esquece.',
      ],
    },
    virgo: {
      advice: [
        'Decida antes de começar o que já seria bom o bastante, e pare quando chegar lá.',
        'Para cada defeito que apontar, diga também uma coisa que funcionou, a começar pelo que você fez.',
      ],
      shadow: [
        'A lupa que encontra o erro às vezes estaciona ali, e o resto, que estava bom, some de vista.',
        'Como você resolve tudo, ninguém imagina que também precise de ajuda, e o peso vai se juntando.',
      ],
      gift: [
        'Passou pela sua mão, saiu melhor, mesmo quando não se vê onde você mexeu.',
        'Sua ajuda serve de verdade: chega na hora e traz o parafuso do tamanho certo.',
      ],
    },
    libra: {
      advice: [
        'Diga primeiro o que você prefere, mesmo que seja só o sabor do sorvete, e depois ouça os outros.',
        'Dê à dúvida um prazo curto e, quando acabar, assuma a escolha que já vinha fazendo em segredo.',
      ],
      shadow: [
        'Para manter a paz, você engole pequenos desacordos, que um belo dia voltam todos juntos.',
        'Esperando que todos concordem, você deixa o filme começar sem ter escolhido onde sentar.',
      ],
      gift: [
        'Seu senso de medida é raro: percebe quando falta um convite e quando sobra uma palavra.',
        'Numa discussão acalorada, é você quem se lembra de perguntar a quem ainda não falou.',
      ],
    },
    scorpio: {
      advice: [
        'Conte uma coisa pequena a alguém de confiança e observe como o mundo continua de pé.',
        'Quando a suspeita bater, pergunte de uma vez; a resposta ocupa menos espaço que a investigação.',
      ],
      shadow: [
        'Testar quem se aproxima cansa os dois lados, e gente boa também erra a senha.',
        'Remoer o que feriu consome uma força enorme, que estaria melhor em qualquer outro serviço.',
      ],
      gift: [
        'No apagão sua cabeça clareia, e é o seu número que as pessoas procuram.',
        'Do que deu errado você faz adubo, e o que vem depois costuma vingar melhor.',
      ],
    },
    sagittarius: {
      advice: [
        'Prometa só metade do que o entusiasmo sugere; a outra metade pode chegar depois, de presente.',
        'Faz diferença perguntar se querem ouvir a sua opinião, e só depois soltar o verbo.',
      ],
      shadow: [
        'Sua franqueza chega sem buzinar, e o pedido de desculpa vem quase sempre atrasado.',
        'Com o olho no que vem, você passa correndo pelo que já chegou e merecia festa.',
      ],
      gift: [
        'Perto da sua fé, um plano improvável começa a parecer coisa que se faz num sábado.',
        'Onde outros veem o fim da linha, você acha uma trilha, quase sempre com bom humor.',
      ],
    },
    capricorn: {
      advice: [
        'Festeje o que já ficou pronto, nem que seja com um pastel na feira, antes de pegar o próximo.',
        'Funciona entregar a outra pessoa uma tarefa pequena e resistir à vontade de refazer.',
      ],
      shadow: [
        'O dever vai ocupando um domingo atrás do outro, e a alegria fica sempre para depois.',
        'Na correria seu tom endurece, e quem está perto escuta um chefe onde havia carinho.',
      ],
      gift: [
        'Se você disse que faz, está feito, e nessa certeza muita gente dorme melhor.',
        'Por mais apertado que esteja o nó, você vai soltando com calma até que ceda.',
      ],
    },
    aquarius: {
      advice: [
        'Troque a teoria por um exemplo seu, com nome e sobrenome, e repare em quem chega mais perto.',
        'Um recado de duas linhas, só para dizer que lembrou de alguém, encurta a distância que nem parecia existir.',
      ],
      shadow: [
        'Discordar por princípio também vira hábito, e aí a liberdade passa a depender do que os outros querem.',
        'Visto de longe tudo faz sentido, mas quem queria colo recebe de você uma boa análise.',
      ],
      gift: [
        'A esquisitice alheia não espanta você; por isso tanta gente tira o disfarce na sua presença.',
        'O palpite estranho que você solta hoje costuma virar, mais adiante, o jeito normal de fazer.',
      ],
    },
    pisces: {
      advice: [
        'Um “vou ver e te aviso” dá tempo de descobrir se aquele sim era mesmo seu.',
        'Reserve um horário fixo, mesmo curto, para o que você sonha fazer, e trate como compromisso marcado.',
      ],
      shadow: [
        'A conversa desagradável vai sendo adiada, até que o mal-entendido cresce sozinho, como mato em quintal.',
        'Cedendo um pouco para cada um, você chega ao fim do dia sem saber o que queria.',
      ],
      gift: [
        'Sua imaginação acha beleza até em parede descascada e empresta esse olhar a quem perdeu o seu.',
        'Seu perdão vem sem recibo, de modo que quem errou encontra fácil o caminho de volta.',
      ],
    },
  },
  sides: {
    gift: ['Aqui vai um ponto forte seu.', 'Com isto você pode contar.'],
    shadow: ['É aqui que você pode tropeçar.', 'Este é um ponto fraco que vale conhecer.'],
    both: ['Primeiro um ponto forte, depois um ponto fraco.'],
  },
  skyVerdict: [
    'Nem bom nem ruim por si: o céu dá um tom, e o que sai disso fica nas suas mãos.',
    'Eu não veria presságio nenhum nisso; marca um momento, e todo ano as pessoas passam por ele.',
  ],
  verdict: [
    'Nenhuma posição é boa ou ruim por si; o que conta é o uso que você faz disso no dia a dia.',
    'Isso não pede preocupação: é um jeito de ser, com um lado que ajuda e outro que dá trabalho.',
    'Chamar isso de sorte ou azar seria como dar nota a quem escreve com a mão esquerda.',
  ],
};
