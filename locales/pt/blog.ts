import type { BlogWords } from '../en/blog.ts';

export const blog: BlogWords = {
  name: 'Blog',
  title: 'O blog da Celestia: astrologia a partir do céu',
  description:
    'Artigos sobre mapas, planetas, casas, a Lua e os eclipses. Cada data e cada grau são calculados com o céu real enquanto você lê.',
  heading: 'A biblioteca do céu',
  lede: 'O que as palavras da astrologia querem dizer, de onde vêm e para que servem. As datas de cada artigo são calculadas enquanto você lê.',
  home: 'Início',
  way: 'Você está aqui',
  subjects: 'Assuntos',
  all: 'Tudo',
  now: {
    heading: 'O que se pergunta ao céu hoje',
    pages: {
      'is-mercury-retrograde': 'Mercúrio está retrógrado?',
      'moon-sign-today': 'O signo da Lua hoje',
      'void-of-course-moon': 'A Lua está fora de curso?',
      'next-eclipse': 'Quando é o próximo eclipse?',
      glossary: 'Glossário',
    },
  },
  feed: 'Artigos novos por feed (Atom)',
  empty: 'Ainda não há artigos neste idioma.',
  minutes: {
    one: '{{count}} minuto de leitura',
    other: '{{count}} minutos de leitura',
  },
  pages: {
    label: 'Mais artigos',
    newer: 'Mais novos',
    older: 'Mais antigos',
    place: 'Página {{page}} de {{pages}}',
    titled: '{{title}}, página {{page}}',
  },
  categories: {
    basics: {
      name: 'Primeiros passos',
      title: 'Primeiros passos na astrologia',
      heading: 'Primeiros passos na astrologia',
      description:
        'Ler um mapa do zero: a hora de nascimento, as casas, a precisão do cálculo e por onde começar a olhar.',
      lede: 'Comece por aqui se um mapa ainda parece um relógio com ponteiros demais.',
    },
    signs: {
      name: 'Signos',
      title: 'Os doze signos do zodíaco',
      heading: 'Os doze signos do zodíaco',
      description:
        'O elemento, o regente e os hábitos de cada signo, e quando o Sol, a Lua e os planetas passam por ele.',
      lede: 'Doze temperamentos, cada um com seus motivos.',
    },
    planets: {
      name: 'Planetas',
      title: 'Planetas e pontos do mapa',
      heading: 'Planetas e pontos do mapa',
      description:
        'Do Sol a Plutão, com os nodos da Lua, Juno, Quíron e Lilith: o que significam e onde estão agora.',
      lede: 'Quem faz o quê em um mapa, e por onde anda hoje.',
    },
    houses: {
      name: 'Casas',
      title: 'As doze casas',
      heading: 'As doze casas',
      description:
        'Do que fala cada casa do mapa astral, como se traçam seus limites e por que os sistemas discordam.',
      lede: 'Em que parte da sua vida um planeta trabalha.',
    },
    aspects: {
      name: 'Aspectos',
      title: 'Aspectos entre planetas',
      heading: 'Aspectos entre planetas',
      description:
        'Conjunção, quadratura, trígono e os outros: o que são os ângulos entre planetas e como ler todos juntos.',
      lede: 'Como os planetas de um mapa conversam.',
    },
    moon: {
      name: 'A Lua',
      title: 'A Lua, suas fases e seus signos',
      heading: 'A Lua, suas fases e seus signos',
      description:
        'Luas novas e cheias, as oito fases, o signo da Lua e o que muda de uma noite para a outra.',
      lede: 'A mais rápida do céu, e a que todo mundo vê.',
    },
    sky: {
      name: 'O céu que vem',
      title: 'Retrogradações, eclipses e o que vem por aí',
      heading: 'Retrogradações, eclipses e o que vem por aí',
      description:
        'Retrogradações, eclipses e mudanças de signo dos próximos meses, com datas no seu fuso horário.',
      lede: 'O que acontece lá em cima, e quando.',
    },
    relationships: {
      name: 'Relações',
      title: 'Astrologia a dois',
      heading: 'Astrologia a dois',
      description:
        'Sinastria, mapa composto, Juno, Vênus e Marte: como dois mapas são lidos juntos e o que não podem dizer.',
      lede: 'Dois mapas na mesma mesa.',
    },
  },
  author: 'A redação da Celestia',
  made: 'Publicação:',
  changed: 'Atualização:',
  contents: 'Neste artigo',
  related: 'Para continuar',
  turn: 'Neste assunto',
  previous: 'Antes deste',
  next: 'Depois deste',
  acts: {
    link: 'Link para este artigo',
    share: 'Compartilhar',
    print: 'Imprimir',
    copied: 'Link copiado.',
    copyByHand: 'Copie do campo.',
  },
  book: 'A mesma coisa, com calma: um livro feito do seu nascimento',
  tools: {
    'natal-chart': {
      heading: 'Veja no seu mapa',
      text: 'Informe seu nascimento e o mapa inteiro se abre, com as casas.',
      button: 'Calcular meu mapa',
    },
    'rising-sign': {
      heading: 'Descubra seu Ascendente',
      text: 'Bastam o dia, a hora e a cidade em que você nasceu.',
      button: 'Calcular meu Ascendente',
    },
    'juno-calculation': {
      heading: 'Onde está a sua Juno?',
      text: 'Informe seu nascimento e leia o signo e a casa.',
      button: 'Encontrar minha Juno',
    },
    'relationship-compatibility-calculator': {
      heading: 'Coloque dois mapas lado a lado',
      text: 'Dois nascimentos e os laços entre eles, com seus motivos.',
      button: 'Comparar dois mapas',
    },
    'compatibility-test': {
      heading: 'Experimente o teste',
      text: 'Algumas perguntas sobre vocês dois, e os dois sóis por trás delas.',
      button: 'Fazer o teste',
    },
    'astrological-summary': {
      heading: 'Seu mapa em uma página',
      text: 'Os três signos principais, o equilíbrio dos elementos e o que chama a atenção.',
      button: 'Ver meu resumo',
    },
    'lunar-eclipse': {
      heading: 'Você vai ver o próximo?',
      text: 'Todos os eclipses lunares de 1900 a 2099, com as horas do seu lugar.',
      button: 'Eclipses lunares',
    },
    'solar-eclipse': {
      heading: 'Você vai ver o próximo?',
      text: 'Todos os eclipses solares de 1900 a 2099, com o trajeto e as horas do seu lugar.',
      button: 'Eclipses solares',
    },
    horoscopes: {
      heading: 'Seu signo hoje',
      text: 'Dia, semana, mês e ano de cada signo, escritos a partir do céu real.',
      button: 'Ler os horóscopos',
    },
    'astrological-events': {
      heading: 'O ano de uma só vez',
      text: 'Estações, mudanças de signo, luas e eclipses no seu fuso, com um arquivo para a sua agenda.',
      button: 'Ver o céu do ano',
    },
  },
};
