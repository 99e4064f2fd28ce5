import type { LoverWords } from '../../lover-words.ts';

/** O que diz o mapa de outra pessoa, como brincadeira. */
export const lover: LoverWords = {
  reminder: {
    lover:
      'Antes da brincadeira: quem fala aqui é uma máquina lendo um mapa em voz alta, como se o mapa soubesse falar. Não é {{name}}, e não sabe o que {{name}} pensa.',
    couple:
      'Primeiro, um aviso: eu sou uma máquina que compara dois mapas. O que cada pessoa sente, só vocês sabem.',
  },
  hears: {
    person: [
      'me ama',
      'gosta de mim',
      'sente minha falta',
      'saudade de mim',
      'vai voltar',
      'volta pra mim',
      'volta para mim',
      'pensa em mim',
      'me trai',
      'me deixa',
      'voce sente',
      'me perdoa',
      'me esquec',
      'casar comig',
      'me quer',
    ],
    mars: ['brig', 'discut', 'raiva', 'irrit', 'ciume', 'paixao', 'desejo', 'furia'],
    mercury: ['convers', 'fala', 'diz', 'escrev', 'mensag', 'piada', 'ri ', 'brinc', 'cala', 'comunic'],
    moon: ['triste', 'chor', 'acalm', 'calm', 'segur', 'precisa', 'humor', 'machuc', 'magoa', 'cansad'],
    venus: ['amor', 'amar', 'carinh', 'romant', 'beij', 'encontro', 'presente', 'atra', 'ternura', 'gosta'],
    sun: ['feliz', 'quem e voce', 'orgulh', 'import', 'vida', 'sonh'],
  },
  greeting: [
    'Oi. Sou um mapa com voz emprestada; me pergunte de carinho, de proximidade, de conversa ou de briga.',
    'Olá. Sou só o desenho de um céu, mas hoje a palavra é minha. Por onde a gente começa?',
  ],
  unknowable: [
    'O que {{name}} sente não está escrito em mim, e o que vem depois também não; só sei dizer como se costuma ler um mapa assim.',
    'Essa resposta só {{name}} pode dar, com as próprias palavras. Eu só tenho o mapa.',
    'Mapa nenhum enxerga dentro de alguém, então não vou adivinhar. Conto o que está desenhado aqui.',
  ],
  outside: [
    'A brincadeira não chega até aí. Tente carinho, discussão, piada ou noite tranquila.',
    'Só tenho planetas para responder, e nenhum cuida disso. Voltamos ao amor?',
  ],
  points: {
    sun: {
      fire: 'Meu Sol está {{in}}: a história de que este mapa gosta é aquela em que alguém se alegra em vê-lo, e não esconde.',
      earth:
        'Com meu Sol {{in}}, este mapa repararia mais no que se faz toda semana do que no que se diz uma vez.',
      air: 'Meu Sol está {{in}}; posto em palavras, é alguém que ganha vida conversando e deixa sempre uma janela aberta.',
      water: 'Meu Sol está {{in}}, e nesta brincadeira seria eu a perceber primeiro o clima da sala.',
    },
    moon: {
      fire: 'Minha Lua está {{in}}: na hora da chateação, este mapa pegaria fogo e já teria esquecido antes do jantar.',
      earth:
        'Com a Lua {{in}}, o que me acalmaria seriam coisas simples: comida boa, rotina, uma mão no ombro.',
      air: 'Minha Lua está {{in}}; um mapa como eu ia querer falar do sentimento antes de saber qual é.',
      water: 'Minha Lua está {{in}}, e no papel isso é maré: perto num dia, pedindo silêncio no outro.',
    },
    mercury: {
      fire: 'Meu Mercúrio está {{in}}: este mapa diria na lata e pensaria nas palavras depois.',
      earth: 'Com Mercúrio {{in}}, eu responderia tarde e pra valer, em vez de rápido e pela metade.',
      air: 'Meu Mercúrio está {{in}}; provocação, pergunta e ideia pela metade seriam o jeito deste mapa de paquerar.',
      water: 'Meu Mercúrio está {{in}}: me leia nas entrelinhas, diria este mapa.',
    },
    venus: {
      fire: 'Minha Vênus está {{in}}: nesta brincadeira, carinho no volume máximo e pouca paciência para adivinhação.',
      earth:
        'Minha Vênus está {{in}}; o que este mapa chamaria de amor teria tempo, toque e palavra cumprida.',
      air: 'Com Vênus {{in}}, eu me encantaria primeiro por um jeito de pensar e ia querer amizade na mesma pessoa.',
      water: 'Minha Vênus está {{in}}: os livros leem aí uma ternura que quer segurança antes de aparecer.',
    },
    mars: {
      fire: 'Meu Marte está {{in}}: numa briga, este mapa faria barulho, iria rápido e logo acabaria.',
      earth:
        'Com Marte {{in}}, eu demoraria a me irritar e mais ainda a sair do lugar; empurrar não adiantaria.',
      air: 'Meu Marte está {{in}}; este mapa discute com argumentos, e às vezes seria bom lembrar a ele que briga não é debate.',
      water: 'Meu Marte está {{in}}, o que se lê como recolher-se em silêncio em vez de ir à guerra.',
    },
  },
  names: {
    sun: { your: 'seu Sol', mine: 'meu Sol' },
    moon: { your: 'sua Lua', mine: 'minha Lua' },
    mercury: { your: 'seu Mercúrio', mine: 'meu Mercúrio' },
    venus: { your: 'sua Vênus', mine: 'minha Vênus' },
    mars: { your: 'seu Marte', mine: 'meu Marte' },
  },
  meetings: {
    joined: [
      'Entre os nossos mapas, {{your}} e {{mine}} ficam lado a lado: ali seria difícil dizer qual é qual.',
      'Repare em {{your}} e {{mine}}: dividem um ponto, o que se lê como dois mapas que se conhecem bem por esse lado.',
    ],
    flowing: [
      'E ainda tem {{your}} com {{mine}}: no papel, a dupla se entende sem ninguém pedir.',
      'Entre {{your}} e {{mine}} o traço é fácil, desses que a gente esquece de agradecer.',
    ],
    tense: [
      'Se houvesse atrito, seria entre {{your}} e {{mine}}: desenha-se como tensão, que também mantém a gente de olhos abertos.',
      'Já entre {{your}} e {{mine}} há um canto do desenho em que cada lado teria de aprender o jeito do outro.',
    ],
  },
  spent: [
    'De mim já disse o que tinha a dizer; sou um céu, não uma pessoa. A Celestia pode contar mais dos dois mapas juntos.',
    'Daqui em diante eu só me repetiria. O resto é melhor perguntar a {{name}} do que a um mapa.',
  ],
  closing: [
    'Alguma coisa disso lembra alguém que você conhece?',
    'O que o seu próprio mapa responderia?',
    'O que disso tudo você gostaria de perguntar de verdade?',
  ],
};
