import type { BookshopWords } from '../en/bookshop.ts';

export const bookshop: BookshopWords = {
  title: 'Relatórios de astrologia: seis livros sobre o seu céu',
  description:
    'Seis livros sobre o seu mapa natal, calculados para o minuto e o lugar do seu nascimento, para ler como página e guardar em PDF. Folheie antes de pedir.',
  heading: 'Livros sobre o seu próprio céu',
  lede: 'As páginas gratuitas leem o mapa por partes. Um livro o lê inteiro, com calma e com datas. Cada um é feito para um nascimento, ou para dois, e para mais ninguém.',
  parts: {
    chapters: 'Neste livro',
    inside: 'Folheie',
    who: 'Para quem',
    needs: 'Do que ele é feito',
    facts: 'Vale saber',
    form: 'Peça este livro',
  },
  more: 'Folheie',
  all: 'Os seis livros',
  closed: 'Os livros ainda não estão à venda aqui. Mesmo assim, você pode folhear.',
  elsewhere: 'Ainda não vendemos no seu país. Mesmo assim, você pode folhear.',
  facts: [
    'Uma página para ler em qualquer tela, e o mesmo em PDF no formato A5, para imprimir ou guardar.',
    'Em geral fica pronto um minuto depois do pagamento, e permanece na página do seu pedido.',
    'Em turco, inglês, espanhol, francês ou português, como você escolher.',
    'Um nascimento digitado errado pode ser corrigido uma vez em 14 dias. O livro é feito de novo, de graça.',
    'O livro descreve tendências e não promete nada. Não fala de saúde nem de investimentos.',
  ],
  sample: 'As páginas abaixo são de um livro de amostra. O mapa dele não é de ninguém.',
  samplePerson: 'Mapa de amostra',
  books: {
    natal: {
      title: 'O livro natal: o seu mapa inteiro, lido com calma',
      description:
        'Planetas, aspectos, as doze casas e as datas de uma vida em um só livro, escrito para o seu mapa natal. Como página e em PDF.',
      who: 'Para quem leu o próprio mapa aos pedaços e quer ver como eles se encaixam. Também é um bom presente.',
      needs:
        'Data e lugar de nascimento, e a hora, se você souber. Sem a hora, o livro deixa as casas de fora e avisa.',
    },
    year: {
      title: 'O ano pela frente: um livro de aniversário a aniversário',
      description:
        'A sua revolução solar, Júpiter e Saturno pelas suas casas, os planetas lentos mês a mês e os eclipses que tocam o seu mapa.',
      who: 'Para as semanas em volta de um aniversário, ou para um ano com muita coisa em aberto. Dá datas para planejar e deixa os planos com você.',
      needs:
        'Data, lugar e hora de nascimento. Sem a hora não dá para calcular o Ascendente nem as casas do ano.',
    },
    relationship: {
      title: 'Amor e vida a dois: um livro sobre dois mapas',
      description:
        'Dois mapas lado a lado: o que sustenta vocês, o que dá atrito, o que cada pessoa procura e o que vocês são juntos.',
      who: 'Para duas pessoas que queiram ler uma sobre a outra, e fazer isso juntas. Não dá nota nem sentença.',
      needs:
        'Dois nascimentos: data e lugar de cada um, e as horas, se você souber. Pergunte antes à outra pessoa, por favor.',
    },
    vocation: {
      title: 'Trabalho e vocação: um livro sobre o que chama você',
      description:
        'O Meio do Céu, o dia de trabalho, o ganho e o valor, o que demora e depois dura, e as datas dos próximos doze anos de trabalho.',
      who: 'Para quem está escolhendo, mudando ou já não aguenta mais. Não dá nome de profissão: descreve o tipo de trabalho que costuma combinar com você.',
      needs:
        'Data, lugar e hora de nascimento. O Meio do Céu muda a cada minuto, por isso é preciso saber a hora.',
    },
    juno: {
      title: 'O livro de Juno: o que faz você ficar',
      description:
        'Juno por signo, casa e aspecto, com o planeta que a rege: um livro curto sobre o que dura.',
      who: 'Para quem já calculou a sua Juno e quer mais do que um parágrafo. É o mais curto dos seis.',
      needs:
        'Data, lugar e hora de nascimento. Sem a hora, não dá para calcular a casa de Juno nem a do regente dela.',
    },
    child: {
      title: 'O mapa de uma criança: um livro para mães e pais',
      description:
        'O que anima uma criança, o que a consola, como ela aprende e como fica brava: um temperamento, contado à família.',
      who: 'Para mães, pais e responsáveis. Não diz nada sobre o que a criança vai ser, e não precisa do nome dela.',
      needs:
        'Data e lugar de nascimento da criança, a hora, se for conhecida, e a sua palavra de que é mãe, pai ou responsável.',
    },
  },
  form: {
    birth: 'O nascimento',
    first: 'A primeira pessoa',
    second: 'A segunda pessoa',
    child: 'O nascimento da criança',
    source: 'Qual nascimento?',
    typed: 'O que escrevo abaixo',
    own: 'O meu próprio nascimento',
    name: 'Nome na capa',
    nameHint: 'Pode ficar em branco.',
    from: 'O ano que começa no aniversário de',
    parent: 'Sou mãe, pai ou responsável por esta criança.',
    bookLanguage: 'Idioma do livro',
    email: 'O seu e-mail',
    emailHint: 'O recibo e o link para o seu livro chegam lá.',
    kept: 'O nascimento fica guardado para que o livro possa ser feito e é apagado 44 dias depois; você pode apagá-lo antes. Ele não aparece em nenhum endereço da web.',
    submit: 'Seguir para o pedido',
    next: 'Você ainda não paga nada. A próxima página mostra o pedido inteiro.',
    summary: 'Falta pouco. Confira, por favor:',
    more: 'O que acontece com os seus dados',
  },
  faults: {
    from: 'Escolha o ano.',
    parent: 'Este livro é para mães, pais e responsáveis. Marque, por favor, se for o seu caso.',
    bookLanguage: 'Escolha o idioma do livro.',
    name: 'Um nome na capa tem no máximo 80 caracteres.',
    chart: 'Não encontramos mais este nascimento na sua conta. Escolha outro ou digite os dados.',
    hour: 'Este livro precisa da hora de nascimento. Sem ela não dá para calcular os capítulos.',
    email: {
      required: 'Escreva o seu e-mail.',
      malformed: 'Isto não parece um e-mail. Confira, por favor.',
      too_long: 'Este endereço é longo demais.',
    },
  },
  order: {
    heading: 'O seu livro',
    making: 'O seu livro está sendo feito. Em geral leva menos de um minuto.',
    again: 'Olhar de novo',
    ready: 'O seu livro está pronto.',
    read: 'Ler o livro',
    pdf: 'Salvar em PDF',
    failed:
      'Ainda não conseguimos fazer o seu livro. Já sabemos disso: ele será feito de novo, e nada se perde.',
    correctable:
      'Algum nascimento foi digitado errado? Até {{until}} o livro pode ser feito de novo, uma vez e de graça.',
    correct: 'Corrigir o nascimento',
    contents: 'Sumário',
    toOrder: 'Ir para o pedido',
  },
  lock: {
    title: 'O seu livro',
    heading: 'Abrir o livro',
    text: 'Você veio por um link, e um link passa fácil de mão em mão. Para abrir o livro, digite a data de um dos nascimentos de que ele trata.',
    submit: 'Abrir',
    wrong: 'Não há nenhum nascimento com essa data neste livro.',
    too_often: 'Houve tentativas demais hoje. Volte amanhã ou escreva para nós.',
  },
  correct: {
    title: 'Corrigir o nascimento',
    heading: 'Corrigir o nascimento',
    text: 'Corrija o que foi digitado errado. O livro é feito de novo no lugar do que você tem, e isso só é possível uma vez.',
    submit: 'Fazer o livro de novo',
    over: 'Este livro não pode mais ser feito de novo. Se houver algo errado, escreva para nós.',
  },
  own: {
    summary: 'O que fica guardado e como apagar',
    kept: 'A data, a hora e o lugar como foram digitados ficam guardados até {{until}}, caso o livro precise ser refeito. Depois são apagados sozinhos. O livro fica como está; do nascimento, só a data continua ao lado, porque é ela que o abre.',
    gone: 'A hora e o lugar como foram digitados foram apagados. O livro fica como está; do nascimento, só a data continua guardada ao lado, porque é ela que o abre.',
    erase: 'Apagar agora os dados de nascimento',
    erased: 'Os dados de nascimento foram apagados. O livro fica, mas não pode mais ser refeito.',
    removing: 'Você também pode apagar o próprio livro. Se quiser ficar com ele, salve antes o PDF.',
    remove: 'Apagar o livro de vez',
    removed: 'O livro foi apagado.',
  },
  figure: { exact: 'exato: {{days}}' },
};
