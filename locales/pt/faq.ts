import type { FaqWords } from '../en/faq.ts';

export const faq: FaqWords = {
  title: 'Perguntas frequentes sobre a Celestia',
  description:
    'A precisão dos mapas, o que fazer sem a hora de nascimento, onde ficam seus dados, quem é a Celestia e como apagar tudo. Respostas curtas.',
  heading: 'Perguntas frequentes',
  lede: 'Respostas curtas para o que mais perguntam. Cada uma tem um link próprio, para você mandar a quem perguntou.',
  linkTo: 'Link desta resposta',
  missing: 'Não achou a sua?',
  write: 'Escreva para a gente',
  groups: {
    charts: {
      heading: 'Mapa astral',
      questions: {
        accuracy: {
          question: 'As posições são precisas?',
          answer:
            'São, com erro de cerca de um segundo de arco, muito menos do que dá para ver na mandala. Comparamos nossos cálculos com mapas de referência e publicamos a maior diferença de cada astro. O que costuma falhar é a hora de nascimento: quatro minutos deslocam o Ascendente em um grau.',
        },
        'unknown-time': {
          question: 'Não sei a hora em que nasci. Dá para fazer o mapa?',
          answer:
            'Dá. Marque “Não sei a hora exata” e você vê o que vale para o dia inteiro. Casas, Ascendente e Meio do Céu ficam de fora, porque sem hora seriam invenção, e o mapa mostra entre quais graus a Lua pode estar. No Brasil a hora quase sempre está na certidão de nascimento: vale olhar.',
        },
        houses: {
          question: 'Qual sistema de casas vocês usam?',
          answer:
            'Placidus, se você não escolher outro. Nos ajustes do mapa há sete, entre eles Signos Inteiros e Casas Iguais. Perto dos polos Placidus e Koch não têm solução; Porfírio entra no lugar, e o mapa avisa.',
        },
        zodiac: {
          question: 'Zodíaco tropical ou sideral?',
          answer:
            'Tropical, o mais usado no Ocidente: Áries começa onde o Sol está no equinócio de março. O mapa natal pode passar para o sideral, com o ponto de partida de Lahiri ou de Fagan-Bradley. Aí quase tudo volta um signo.',
        },
        'daylight-saving': {
          question: 'Preciso descontar o horário de verão?',
          answer:
            'Não. Escreva a hora que o relógio da parede marcava. Nós procuramos como andavam os relógios naquele lugar e naquele dia, com toda a história do fuso, inclusive os anos de horário de verão no Brasil. Se aquela hora aconteceu duas vezes, perguntamos qual delas foi.',
        },
        'other-site': {
          question: 'Por que outro site me dá outro ascendente?',
          answer:
            'Quase sempre um dos dois errou o fuso daquele ano, pegou uma cidade vizinha ou usa outro zodíaco. Abra “Como calculamos a hora” embaixo do seu mapa: lá estão a diferença usada e o tempo universal, para comparar linha por linha.',
        },
        cusp: {
          question: 'Nasci na virada de dois signos. Qual é o meu?',
          answer:
            'Um dos dois. O Sol muda de signo num instante exato, que a cada ano cai em outra hora e às vezes em outra data. Com a hora de nascimento a gente sabe de que lado você ficou. Sem ela, se foi bem naquele dia, o mapa mostra os dois.',
        },
        place: {
          question: 'Minha cidade não aparece na lista. E agora?',
          answer:
            'Escolha a cidade maior mais próxima, no mesmo fuso. Trinta quilômetros para leste ou oeste deslocam o Ascendente em um terço de grau, e quase nenhum mapa muda. A lista vem do GeoNames e conhece nomes antigos e outras grafias.',
        },
      },
    },
    reading: {
      heading: 'O que os textos dizem',
      questions: {
        true: {
          question: 'Astrologia é verdade?',
          answer:
            'As posições são astronomia e qualquer pessoa pode conferir. O que se lê nelas é uma tradição, não uma ciência, e nenhum estudo mostrou que ela preveja alguma coisa. Para nós é um bom pretexto para olhar para si. Não decida sobre saúde, justiça ou dinheiro por causa dela.',
        },
        horoscopes: {
          question: 'De onde vêm os horóscopos?',
          answer:
            'Do céu daquele dia, semana, mês ou ano. Calculamos o que fazem o Sol, a Lua e os planetas e em que casa do seu signo isso cai, e escolhemos o texto escrito de antemão para aquele caso. Cada horóscopo lista os fatos em que se apoia.',
        },
        score: {
          question: 'O que diz a pontuação de compatibilidade?',
          answer:
            'Quantos aspectos fáceis e tensos existem entre dois mapas, conforme a força de cada um. Metade dos pares passa de 50, metade fica abaixo. Cada ponto diz de que aspecto veio. A pontuação não conhece a história de vocês e não sabe dizer se é para ficar.',
        },
        retrograde: {
          question: 'Mercúrio retrógrado é tão ruim assim?',
          answer:
            'É um efeito de ótica que volta três ou quatro vezes por ano: Mercúrio nos ultrapassa por dentro e, visto daqui, parece andar para trás. A tradição vê nisso um tempo de reler e consertar. As datas exatas estão na página de eventos do ano: repare se muda algo para você.',
        },
        hard: {
          question: 'Meu mapa é cheio de aspectos tensos. Devo me preocupar?',
          answer:
            'Não. Quase todo mundo tem alguns, e um mapa sem nenhum seria bem sem graça. Um aspecto tenso descreve um atrito com o qual dá para trabalhar. Nossos textos não ameaçam e não falam de doença nem de morte.',
        },
      },
    },
    celestia: {
      heading: 'Celestia, a astróloga',
      questions: {
        'is-ai': {
          question: 'A Celestia é uma pessoa de verdade?',
          answer:
            'Não, é uma inteligência artificial, e ela mesma diz isso. Lê posições calculadas, e embaixo de cada resposta você abre aquelas em que ela se baseou. Não tem ninguém sentado do outro lado.',
        },
        mistakes: {
          question: 'Ela pode errar?',
          answer:
            'As palavras podem não servir para você; as posições têm de estar certas. Cada frase que afirma algo do céu é comparada com o mapa antes de aparecer, e a que não bate fica retida. Se uma resposta não ajudou, marque isso ou escreva para a gente.',
        },
        memory: {
          question: 'Ela lembra das nossas conversas?',
          answer:
            'Com a conta aberta, sim: ficam guardadas até você apagar uma ou todas. A pergunta avulsa, feita sem conta, é respondida e esquecida.',
        },
        model: {
          question: 'O que eu escrevo vai para outra empresa?',
          answer:
            'A página de privacidade diz se um modelo de linguagem de outra empresa está ligado, e qual. Se não estiver, a Celestia responde no próprio servidor deste site. Se estiver, ele recebe suas palavras sem nomes nem endereços, e as posições do seu mapa.',
        },
        crisis: {
          question: 'Não estou bem. Posso conversar com a Celestia?',
          answer:
            'Pode escrever, mas ela não substitui uma pessoa. Quando alguém parece correr perigo, ela deixa as estrelas de lado e mostra as linhas de ajuda do seu país. No Brasil o CVV atende pelo 188, a qualquer hora. Se for urgente, ligue já para a emergência.',
        },
        age: {
          question: 'Qual é a idade mínima?',
          answer:
            'Dezesseis anos para conversar com a Celestia e dezoito para as conversas de casal. Mapas e horóscopos são livres para qualquer idade.',
        },
      },
    },
    privacy: {
      heading: 'Seus dados',
      questions: {
        'birth-data': {
          question: 'O que acontece com meus dados de nascimento?',
          answer:
            'Viajam criptografados, são calculados e esquecidos. Ficam na aba até você fechar, no navegador só se você escolher “Guardar neste navegador”, e na conta só se você salvar lá. Não aparecem em nenhum endereço da web nem em nenhum registro.',
        },
        cookies: {
          question: 'Por que não tem aviso de cookies?',
          answer:
            'Porque não há o que perguntar. O site lembra seu idioma num cookie e só usa outros quando você entra na conta ou está a caminho disso. Não há anúncios, nem rastreamento, nem medição de outras empresas.',
        },
        selling: {
          question: 'Vocês vendem meus dados?',
          answer: 'Não. Para ninguém, nem em lote, nem “anonimizados”.',
        },
        export: {
          question: 'Como pego uma cópia de tudo o que vocês têm sobre mim?',
          answer:
            'No seu perfil há um botão para baixar. Vem um arquivo só, com perfil, mapas, acessos e conversas. Leva alguns segundos e você não precisa pedir nada.',
        },
      },
    },
    account: {
      heading: 'Conta e preço',
      questions: {
        need: {
          question: 'Preciso de uma conta?',
          answer:
            'Não para mapas, horóscopos, compatibilidade, eclipses ou uma pergunta avulsa à Celestia. A conta guarda nascimentos e mapas em todos os seus aparelhos e permite conversas mais longas.',
        },
        cost: {
          question: 'Quanto custa?',
          answer:
            'Mapas, horóscopos, comparações, eclipses e perguntas à Celestia são de graça, e nenhum texto para no meio para pedir cartão. Nas conversas há um número de mensagens grátis por dia, para dar para todo mundo.',
        },
        password: {
          question: 'Não consigo entrar na minha conta. O que faço?',
          answer:
            'Peça uma senha nova na página de entrada; o link chega em minutos, às vezes no spam. Se você se cadastrou com Google ou Facebook, use aquele botão: talvez nunca tenha existido senha.',
        },
        mails: {
          question: 'Como paro de receber e-mails?',
          answer:
            'Aperte uma vez o link no fim de qualquer um deles, sem entrar na conta. O mesmo botão está no seu perfil.',
        },
        delete: {
          question: 'Como excluo minha conta?',
          answer:
            'Na página “Excluir sua conta”, depois de entrar mais uma vez. Perfil, nascimentos, mapas e conversas são apagados na hora e para sempre, e mandamos um último e-mail para confirmar.',
        },
      },
    },
    sharing: {
      heading: 'Compartilhar e levar junto',
      questions: {
        link: {
          question: 'O que o link do meu mapa entrega?',
          answer:
            'As posições, e nada do que você digitou. Mesmo assim, quem entende de astronomia consegue descobrir a data e a hora, e mais ou menos o lugar. Mande para quem você contaria seu aniversário.',
        },
        picture: {
          question: 'Posso postar meu mapa como imagem?',
          answer:
            'Pode. Há uma imagem dos seus signos em três estilos, em pé para stories ou quadrada para posts. Ela mostra seus signos e nenhuma data.',
        },
        calendar: {
          question: 'Dá para ter os eventos do ano na minha agenda?',
          answer:
            'Dá. A página de cada ano tem um arquivo de agenda para abrir ou assinar, com fases da Lua, eclipses, estações e mudanças de signo, no horário da sua agenda.',
        },
        sources: {
          question: 'De onde vêm os dados?',
          answer:
            'As posições, da nossa própria integração do sistema solar, a partir de dados publicados pelo JPL da NASA. Os fusos, da base IANA. Os lugares, do GeoNames. A página sobre a Celestia traz os detalhes e a precisão.',
        },
      },
    },
  },
};
