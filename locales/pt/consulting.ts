import type { ConsultingWords } from '../en/consulting.ts';

/** Consultas: o que se pode pedir e quem atende. As pessoas são exemplos. */
export const consulting: ConsultingWords = {
  title: 'Consulta astrológica: converse a sós com quem lê mapas',
  description:
    'Quatro conversas sobre o seu mapa, de meia hora a uma hora e meia. Você sugere três horários, um é confirmado e só depois vem o pagamento.',
  heading: 'Converse sobre o seu mapa com um astrólogo',
  lede: 'Uma página conta o que o mapa diz. O que você quer mesmo saber, só uma pessoa pergunta. Escolha uma conversa, sugira três horários e receba a resposta por e-mail.',
  test: {
    heading: 'Na dúvida entre elas?',
    text: 'Sete perguntas curtas sugerem uma conversa e uma pessoa, e explicam por quê.',
    link: 'Fazer o teste',
  },
  books: { text: 'Prefere ler, no seu ritmo?', link: 'Seis livros, cada um feito de um nascimento' },
  book: 'Pedir um horário',
  notOpen: 'Ainda não recebemos pedidos. O resto da página já está como vai ficar.',
  elsewhere: 'Ainda não oferecemos consultas onde você está. Tudo nesta página está aí para ler.',
  notOpenShort: 'Ainda não abriu',
  sample: {
    badge: 'Exemplo',
    list: 'As pessoas abaixo são exemplos: elas não existem e mostram como vai ser um perfil.',
    one: 'Este é um perfil de exemplo. {{name}} não existe; a página mostra como vai ser um perfil.',
  },
  minutes: { one: '{{count}} minuto', other: '{{count}} minutos' },
  payLater: 'Você paga uma vez só, e depois que o horário está combinado. O preço aparece antes.',
  how: {
    heading: 'Como funciona',
    first:
      'Você preenche um formulário só: o assunto, três horários bons para você e os dados de nascimento.',
    second: 'Em até sete dias chega um e-mail: um dos seus horários, outro diferente ou um não, sem rodeios.',
    third: 'Você aceita por um link. Aí é pagar, e o horário é seu, com um arquivo para a agenda.',
    fourth: 'Um dia antes vai um lembrete. A conversa é por vídeo ou só por voz, do jeito que você quiser.',
  },
  fair: {
    heading: 'O que uma consulta não é',
    text: 'Uma consulta é uma conversa sobre tendências e momentos. Ela não promete resultado nem toma o lugar de médico, advogado, terapeuta ou consultor financeiro. Ninguém vai dizer que alguma coisa tem que acontecer.',
  },
  list: {
    packages: 'Quatro conversas',
    astrologers: 'Quem atende',
    more: 'O que tem nela',
    profile: 'Ler o perfil',
    back: 'Todas as conversas e perfis',
  },
  parts: {
    gets: 'O que está incluído',
    not: 'O que ela não faz',
    bring: 'O que você traz',
    who: 'Quem oferece',
    speaks: 'Idiomas',
    about: 'Assuntos',
    works: 'Como trabalha',
    offers: 'Conversas',
  },
  packages: {
    natal: {
      name: 'Leitura do mapa natal',
      title: 'Leitura do mapa natal com um astrólogo, 75 minutos',
      line: 'O mapa inteiro, lido a dois e em voz alta.',
      lede: 'O seu mapa vai para a mesa: o que vem fácil, onde você tropeça sempre e o que uma coisa tem a ver com a outra. Dá para interromper em qualquer frase e pedir um exemplo.',
      first: 'Sol, Lua, Ascendente e os planetas que mais pesam no seu mapa',
      second: 'Tempo para dois ou três assuntos da sua escolha: trabalho, intimidade, família, mudança',
      third: 'A gravação e meia página de anotações no dia seguinte',
      not: 'Ela não olha para a frente; para os próximos meses existe outra conversa.',
      bring: 'Data, hora e lugar de nascimento. Se ninguém sabe a hora, avise: as casas ficam de fora.',
    },
    year: {
      name: 'O ano pela frente',
      title: 'O ano pela frente: uma hora sobre os próximos doze meses',
      line: 'Doze meses, e as semanas que merecem um círculo no calendário.',
      lede: 'Os planetas lentos passam devagar pelos pontos importantes do seu mapa. Nesta hora a gente acha esses trechos, vê o que eles pedem e separa por mês, para você se planejar.',
      first: 'Os três ou quatro assuntos mais longos dos próximos doze meses, com datas',
      second: 'Eclipses e retrogradações, só quando tocam o seu mapa',
      third: 'Uma lista de datas por e-mail, na ordem em que elas chegam',
      not: 'Ela não prevê fatos. Uma data diz quando o assunto aparece; o que fazer com ele é com você.',
      bring: 'Data, hora e lugar de nascimento, e o que já está marcado para o ano que vem.',
    },
    relationship: {
      name: 'Leitura de casal',
      title: 'Leitura de casal: dois mapas, noventa minutos',
      line: 'Dois mapas lado a lado, e a mesma escuta para os dois.',
      lede: 'Venha só ou com a outra pessoa. A gente olha onde os mapas combinam sem esforço, onde cada um puxa para um lado e qual é a briga que sempre volta.',
      first: 'Uma comparação dos dois mapas, em palavras simples',
      second: 'O padrão que está por baixo de quase toda discussão',
      third: 'Duas coisas para experimentar, uma para cada pessoa',
      not: 'Ela não diz se é para ficar ou ir embora, e não lê o mapa de quem não concordou.',
      bring:
        'Aqui, só os seus dados. Os da outra pessoa entram na conversa, ditos por ela ou por você com o consentimento dela.',
    },
    question: {
      name: 'Uma pergunta',
      title: 'Uma pergunta para um astrólogo, 30 minutos',
      line: 'Uma decisão, vista por meia hora do lado do céu.',
      lede: 'Tem uma questão na sua frente e você já pensou nela o bastante. Escreva em uma ou duas frases: quem atende chega com a lição feita, e a meia hora fica só para isso.',
      first: 'Uma resposta que começa pela sua pergunta',
      second: 'O que o céu destas semanas diz sobre a hora certa',
      third: 'Um passo para experimentar',
      not: 'Perguntas sobre saúde, processo na justiça ou investimento voltam sem leitura.',
      bring: 'A pergunta. Os dados de nascimento ajudam, mas esta conversa funciona sem eles.',
    },
  },
  astrologers: {
    'defne-aksoy': {
      title: 'Defne Aksoy: perfil de exemplo',
      line: 'O mapa como história de família',
      about: 'Família, infância, a Lua',
      first:
        'Começa pela Lua, porque é ali que a gente para de se justificar. Uma hora com Defne tem silêncios compridos e pelo menos uma história de avó.',
      works: 'Lê devagar e deixa falar. Enquanto você conta, desenha o mapa à mão e depois manda o desenho.',
    },
    'nora-whitfield': {
      title: 'Nora Whitfield: perfil de exemplo',
      line: 'Fala direta, datas com cuidado',
      about: 'Trabalho, mudanças de rumo, momentos',
      first:
        'Diz o principal nos cinco primeiros minutos e usa o resto para mostrar de onde tirou. Bom para quem prefere ouvir sem enrolação.',
      works:
        'Compartilha o mapa na tela. Cada afirmação vem com a posição que a sustenta, para você conferir depois.',
    },
    'ximena-robles': {
      title: 'Ximena Robles: perfil de exemplo',
      line: 'Duas pessoas e uma mesa de cozinha',
      about: 'Amor, amizade, morar junto',
      first:
        'Presta atenção na frase que nenhum dos dois diz mais. Compara mapas como quem compara receitas: o que leva e o que passou do ponto.',
      works: 'Prefere receber as duas pessoas. Quando vem uma só, o outro mapa fica fechado.',
    },
    'etienne-garnier': {
      title: 'Étienne Garnier: perfil de exemplo',
      line: 'Primeiro o método, depois o sentido',
      about: 'Decisões, estudos, técnica tradicional',
      first:
        'Trabalha com as regras antigas e diz qual está usando. Gosta de pergunta precisa e responde com precisão, dúvidas incluídas.',
      works: 'Pede a pergunta por escrito dois dias antes. Depois manda uma página com o raciocínio.',
    },
    'caio-barreto': {
      title: 'Caio Barreto: perfil de exemplo',
      line: 'O ano como previsão do tempo',
      about: 'Próximos meses, trabalho, mudança de casa',
      first:
        'Olha o ano como quem vai para o mar: onde a corrente ajuda, onde é remo. Brinca bastante, mas nunca com a sua cara.',
      works:
        'Vai mês a mês e para onde você pedir. Você sai com uma lista de datas que cabe na porta da geladeira.',
    },
    'emre-tunali': {
      title: 'Emre Tunalı: perfil de exemplo',
      line: 'Para hora incerta e pergunta certa',
      about: 'Hora de nascimento incerta, viradas, uma pergunta só',
      first:
        'Gosta de quebra-cabeça: com algumas datas da sua vida, um “nasceu perto do meio-dia” vira um intervalo menor. Quando não vira, ele avisa.',
      works: 'Pede antes cinco acontecimentos com data. Diz em números quanto dá para confiar em cada etapa.',
    },
  },
};
