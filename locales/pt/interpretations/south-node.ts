import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Moon's south node in each sign: what came easily, and its comfortable excess. */
export const southNode: NatalInterpretations['southNode'] = {
  aries:
    'Num aperto, para disparar e abrir caminho, você não precisou de aula. Há uma coragem instintiva que dispensa comitê e resolve metade dos problemas antes que os outros os percebam. O conforto mora na solidão do gesto. Quem faz tudo sem ajuda pouco espera, e não descobre o que a espera teria trazido.',
  taurus:
    'Você sempre soube onde fica o que é bom e como fazê-lo durar. A paciência, o paladar, o senso de preço, tudo isso veio com a mudança, bem embalado. O excesso é confundir a posse com a paz. Uma cadeira de que se gosta muito pode acabar decidindo por onde a vida passa.',
  gemini:
    'Raramente faltam a você as palavras, os conhecidos ou a segunda versão dos fatos. Gêmeos faz ligações o dia inteiro, e essa rede costuma amortecer as suas quedas. O mais fácil é só colecionar. Há ideias que você já comentou de todos os ângulos, sem ter decidido se acredita em alguma.',
  cancer:
    'Em você o afeto é competência de berço, com as datas de aniversário já anotadas. Você sente o clima e logo providencia o agasalho. O lado confortável é a concha, com suas saudades bem arrumadas e a desculpa da família para recusar um posto. O mundo lá fora pode esperar, mas nem tudo nele espera bem.',
  leo: 'A luz bate em você com naturalidade, e o público se forma até em fila de banco. Contar, encantar, presidir, dar nome às coisas: Leão já deixou tudo isso pronto. Por hábito, a vida se mede em palmas. Nos trechos em que ninguém olha pode haver um trabalho enorme à sua espera, sem programa impresso.',
  virgo:
    'Diante de um sistema qualquer, você acha o parafuso solto. A precisão e a modéstia útil nasceram sabidas, por isso o seu auxílio é pedido desde cedo. O excesso tem forma de lista. Corrigir, preparar, ajustar mais um pouco acalma muito, e deixa para depois o mergulho que não admite ensaio.',
  libra:
    'Quando ainda mal alcançava a maçaneta, você já dominava o acordo, a cortesia, a frase que salva o almoço. Dividir, ceder, embelezar saem sem esforço. O refúgio é ler o rosto alheio antes do próprio desejo, e ele poupa brigas às dúzias. Poupa também o susto de querer alguma coisa sem coro.',
  scorpio:
    'As crises não assustam você, que parece ter nascido com o manual delas. O faro para segredos, a lealdade de trincheira, a força para recomeçar vêm de graça. O que custa é a planície. Sem um enigma ou uma ameaça, a mão procura algo para cavar, ainda que o jardim esteja bonito.',
  sagittarius:
    'A visão de conjunto já veio montada, e num relance você sabe para onde aquilo vai. Daí o entusiasmo, a anedota, a confiança de quem sempre encontra hospedagem. Sagitário aponta a flecha; o fácil é falar do alvo em vez de ouvir o vento. Muita resposta boa mora em perguntas pequenas, feitas a quem passa.',
  capricorn:
    'As roupas da responsabilidade e da compostura serviram desde cedo, porque Capricórnio amadurece ao contrário. O mundo confia, entrega as chaves, dobra o encargo. Em excesso, a competência vira um muro alto, ainda que com vista. Chegar ao topo mais uma vez impressiona pouca gente; pedir ajuda na descida, isso sim, seria notícia.',
  aquarius:
    'Olhar de cima e de fora é um dom que você trouxe pronto. Os grupos, as ideias, a justiça abstrata ganham com a sua lucidez, e você tem conhecidos em toda parte. A distância, de tão arejada, vira morada. O coração, para bater, às vezes precisa de alguém que o distinga da turma.',
  pisces:
    'No sonho, no perdão, na entrega, você se move desde sempre, sem mapa. Você pressente a tristeza dos outros, consola sem palavras, compõe de ouvido. A deriva é o repouso que passa da conta, e para cada sumiço a sensibilidade arranja um atestado. Um rumo escolhido, por pequeno que seja, daria a tanta água um lugar aonde chegar.',
};
