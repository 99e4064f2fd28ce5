import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Imum Coeli in each sign: roots, home, and how one rests in private. */
export const imumCoeli: NatalInterpretations['imumCoeli'] = {
  aries:
    'Em casa, você volta a ter pressa. A diplomacia que se gasta na rua fica pendurada na entrada, e por dentro corre um sangue quente, herdado talvez de gente que precisou começar do zero. O descanso, com Áries no Fundo do Céu, pede movimento: empurrar um móvel, correr na chuva, pintar um muro. Depois disso, o sono vem fácil.',
  taurus:
    'A raiz, no seu caso, é de árvore de quintal. Pode o mundo exigir intensidade e segredo; no íntimo, você quer pão, sombra, lençol limpo e nenhuma surpresa. A terra, a língua e a receita de onde você veio têm um peso quase físico. Que ninguém mexa nas suas coisas: descansar, aqui, é achar tudo no lugar em que ficou.',
  gemini:
    'Esta raiz costuma ter vozes, rádio, revistas pelo chão, dois assuntos ao mesmo tempo. Nasce dela um lar por onde as notícias passam, com livros no banheiro e gente que entra para dar um recado. O seu repouso é a curiosidade solta, sem público nem conclusão. Calmaria demais cansa; uma boa fofoca, ouvida de meias, restaura.',
  cancer:
    'Pouca gente, ao ver você no trabalho, imagina o tamanho do ninho. O pé do mapa é o lugar natural de Câncer, por isso as lembranças ali têm cheiro, data e nome de cachorro. A família, a de sangue ou a escolhida, funciona como maré que puxa toda noite. É preciso uma porta que se feche, e alguém do lado de dentro.',
  leo: 'Sem visitas, você é uma pessoa bem mais teatral do que suspeitam os colegas. A origem pode ter trazido algum orgulho, um sobrenome dito em voz alta ou a vontade de tê-lo, e o lar pede cor, calor, uma poltrona que pareça trono. Leão descansa brincando. Convide poucos e deixe que eles vejam a imitação do tio.',
  virgo:
    'O armário de casa sabe mais sobre o seu estado de espírito do que muita gente. Arrumar, regar, remendar, medir a água do arroz: nessas miudezas a cabeça se assenta, pois o signo do capricho ficou com o andar de baixo do mapa. Talvez se trabalhasse muito no lugar em que você cresceu. A bagunça de outra pessoa pede menos vigilância do que parece.',
  libra:
    'O seu refúgio tem proporção. A luz que entra de lado, uma cor pensada, vozes que não se levantam: da harmonia doméstica depende a coragem que você mostra lá fora. Há lares em que se aprende cedo a apaziguar os outros. O que vem mais tarde é descansar sem verificar se todo mundo está contente.',
  scorpio:
    'Poucos passam do corredor. O íntimo, para você, é território de chave dupla, com lembranças que se contam uma vez só e objetos que ninguém move. Escorpião na base do mapa fala de laços fortes e de assuntos calados, que dão fôlego de mergulho. Você se recompõe no escuro, sem explicações, até que o fundo fique claro.',
  sagittarius:
    'Para algumas pessoas a raiz é uma estrada. Pode ser que a família viesse de longe, ou falasse de partir, e as paredes de hoje têm mapas, lembranças de outros climas, um colchão para quem está de passagem. O repouso vem com horizonte: uma janela alta, um romance grosso. Dê um endereço a esse espírito e deixe a bagagem à vista.',
  capricorn:
    'Os avós, de algum modo, ainda opinam sobre o orçamento. A base tem pedra, contenção, uma ideia de dever que você assumiu sem que ninguém a passasse por escrito. Descansar parecia coisa de depois. Hoje, a sua verdadeira autoridade se mostra na intimidade, quando a mesma mão que assina documentos ajeita o cobertor de alguém.',
  aquarius:
    'O lugar de onde você vem talvez tivesse alguma coisa fora do padrão, nem que fosse o horário de dormir. Ficou uma intimidade com janelas por todos os lados, em que amigos são primos e cada um faz o que quer no seu quarto. Aquário repousa melhor quando ninguém cobra presença. Duas horas sem ser de ninguém, e você aparece na sala por gosto.',
  pisces:
    'Onde os outros têm alicerce, você tem água, e flutua nela com bastante competência. As memórias de família se confundem com sonhos, com música vinda de outro cômodo, com um mar visto uma vez. O lar é onde se pode não saber. Cortina fechada, telefone mudo, e o mundo prático, que conta tanto com você, que espere.',
};
