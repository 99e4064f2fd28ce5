import type { OrdersWords } from '../en/orders.ts';

/** Comprar e o que vem depois: a loja, um pedido e seus e-mails. */
export const orders: OrdersWords = {
  products: {
    'pack-30': {
      name: '30 mensagens com a Celestia',
      text: 'Para uma pergunta que pede mais algumas voltas.',
    },
    'pack-100': { name: '100 mensagens com a Celestia', text: 'Para um mês com muito assunto.' },
    premium: {
      name: 'Premium: 300 mensagens com a Celestia',
      text: 'O melhor preço por mensagem. Pagamento único, sem renovação.',
    },
    'consulting:question': {
      name: 'Consulta: uma só pergunta',
      text: 'Uma conversa pessoal sobre uma pergunta.',
    },
    'consulting:natal': {
      name: 'Consulta: seu mapa natal',
      text: 'Uma conversa pessoal sobre o seu mapa natal.',
    },
    'consulting:relationship': {
      name: 'Consulta: seu relacionamento',
      text: 'Uma conversa pessoal sobre dois mapas.',
    },
    'consulting:year': {
      name: 'Consulta: seu próximo ano',
      text: 'Uma conversa pessoal sobre os seus próximos doze meses.',
    },
    'report:natal': {
      name: 'O livro natal',
      text: 'Seu mapa inteiro: os planetas, as doze casas e as datas de uma vida.',
    },
    'report:year': {
      name: 'O ano pela frente',
      text: 'De um aniversário ao outro: a revolução solar, os planetas lentos mês a mês, os eclipses.',
    },
    'report:relationship': {
      name: 'Amor e vida a dois',
      text: 'Dois mapas lado a lado: o que cada um traz, onde se encontram, o que pede paciência.',
    },
    'report:vocation': {
      name: 'Trabalho e vocação',
      text: 'Para onde o mapa chama, que dia de trabalho combina com você, o que leva anos e depois sustenta.',
    },
    'report:juno': {
      name: 'O livro de Juno',
      text: 'Do que você precisa para ficar com alguém, contado com calma.',
    },
    'report:child': {
      name: 'O mapa de uma criança',
      text: 'Para mães e pais: como uma criança pode receber o mundo e o que ajuda em casa.',
    },
  },
  kinds: {
    pack: {
      delivery: 'O que você compra fica pronto na sua conta logo depois do pagamento.',
      service: 'O serviço começa logo depois do pagamento e é usado na sua conta. Não tem data para acabar.',
      withdraw:
        'As mensagens que você não usou saem da sua conta na hora, e o dinheiro volta para o seu meio de pagamento.',
      ready: 'O que você comprou está na sua conta.',
      pending:
        'Recebemos o seu pedido. Assim que o pagamento for confirmado, o que você comprou estará na sua conta.',
      expired: 'Nada foi cobrado. O tempo para pagar acabou; é só fazer outro pedido.',
      toShop: 'Ver os pacotes',
    },
    report: {
      delivery:
        'O livro é feito logo depois do pagamento, quase sempre em menos de um minuto, e fica na página do seu pedido, para ler e em PDF.',
      service:
        'O que você compra é conteúdo digital, feito com os dados de nascimento que você deu. É entregue assim que fica pronto e continua na página do seu pedido.',
      withdraw:
        'Se o livro ainda não foi feito, ele deixa de ser feito, e o valor volta para o seu meio de pagamento.',
      ready: 'Seu livro está pronto.',
      pending: 'Recebemos o seu pedido. Assim que o pagamento for confirmado, o livro é feito.',
      expired: 'Nada foi cobrado. O prazo para pagar acabou; é só pedir de novo.',
      toShop: 'Ver os livros',
    },
    consulting: {
      delivery: 'A consulta acontece no horário combinado, e o compromisso chega por e-mail.',
      service: 'O serviço é a conversa no horário combinado e termina com ela.',
      withdraw: 'O horário combinado é liberado, e o valor volta para o seu meio de pagamento.',
      ready: 'O seu horário está reservado. O compromisso chega por e-mail.',
      pending:
        'Recebemos o seu pedido. Assim que o pagamento for confirmado, o seu horário fica reservado, e o compromisso chega por e-mail.',
      expired:
        'Nada foi cobrado. O tempo para pagar acabou. Enquanto o seu horário não tiver chegado, o link do nosso último e-mail leva de novo ao pagamento.',
      toShop: 'Ver as consultas',
    },
  },
  taxes: {
    inclusive: 'Os impostos estão incluídos.',
    exclusive: 'O imposto sobre vendas é somado no pagamento, onde o seu estado o cobra.',
  },
  ticks: {
    begin:
      'Quero que o serviço comece agora, antes do fim do prazo de desistência. Sei que, se eu desistir, pago a parte que já usei, e que perco o direito de desistir quando o serviço tiver sido usado por inteiro.',
    content:
      'Quero a entrega agora, antes do fim do prazo de desistência. Sei que o meu direito de desistir termina com a entrega.',
    preliminary: 'Li as informações prévias acima.',
    contract: 'Li o contrato de venda a distância acima e concordo com ele.',
  },
  withdrawal: {
    tr: 'Você pode desistir em até 14 dias depois do pagamento, sem dar motivo. Devolvemos o preço do que você não usou.',
    us: 'Mudou de ideia? Em até 14 dias depois do pagamento devolvemos o preço do que você não usou, sem perguntar por quê.',
    eu: 'Você pode desistir em até 14 dias depois do pagamento, sem dar motivo. Devolvemos o preço do que você não usou, pelo mesmo meio de pagamento, em no máximo 14 dias.',
    br: 'Você pode desistir em até 7 dias depois do pagamento, sem dar motivo, e recebe o valor inteiro de volta.',
    mx: 'Mudou de ideia? Em até 14 dias depois do pagamento devolvemos o preço do que você não usou, sem perguntar por quê.',
  },
  shop: {
    title: 'Mais mensagens com a Celestia',
    description:
      'Pacotes de mensagens para as suas conversas com a Celestia: pagamento único, nada se renova, e o que você não usar pode ser devolvido dentro do prazo.',
    heading: 'Mais mensagens com a Celestia',
    lede: 'Todo dia você tem mensagens grátis. Quando a conversa pede mais, um pacote ajuda a continuar.',
    buy: 'Escolher',
    each: '{{amount}} por mensagem',
    facts: [
      'Um único pagamento. Não há assinatura, e nada se renova sozinho.',
      'Primeiro são usadas as mensagens grátis do dia, e só depois as que você comprou.',
      'O que você compra não expira. Fica na sua conta até você usar.',
    ],
    account: 'Todo pacote fica ligado a uma conta. Entre na sua primeiro; depois você volta para cá.',
    currency: 'Preços em',
    show: 'Mostrar',
    closed: 'Ainda não há nada à venda aqui. As suas mensagens grátis voltam todo dia.',
    elsewhere: 'Ainda não vendemos no seu país. As suas mensagens grátis voltam todo dia.',
    settled: 'Você já fez um pedido, por isso os seus preços continuam na moeda dele.',
    orders: 'Meus pedidos',
  },
  premium: {
    title: 'Premium: mais tempo com a Celestia',
    description: 'O que o Premium traz: 300 mensagens com a Celestia, em um único pagamento.',
    heading: 'Mais tempo com a Celestia',
    lede: '300 mensagens para as conversas que não cabem em um dia.',
    points: [
      'Você paga uma vez. Nada se renova, e não há nada para cancelar.',
      'As mensagens não expiram, e as grátis de cada dia continuam.',
      'A Celestia fala a partir do seu mapa calculado e não promete resultados.',
    ],
    price: '{{amount}}, uma só vez',
    link: 'Ver a oferta',
    chat: 'Agora não, voltar para a Celestia',
  },
  order: {
    title: 'Seu pedido',
    description: 'O seu pedido na Celestia: pagamento, recibo e desistência.',
    check: 'Confira e pague',
    heading: 'Seu pedido',
    product: 'Produto',
    price: 'Preço',
    reference: 'Pedido',
    day: 'Data do pedido',
    state: 'Pagamento',
    made: 'Entrega',
    receipt: 'Recibo',
    paid: 'Pago',
    refunded: 'Devolvido',
    before: 'Antes de pagar',
    preliminary: [
      'Quem vende é quem mantém este site; nome e endereço estão abaixo.',
      'Você compra {{product}} por {{amount}}. {{taxes}} Não há outros custos.',
      '{{delivery}} Você paga pelo nosso provedor de pagamentos; nós nunca vemos o seu cartão.',
      'Perguntas e reclamações chegam até nós pelo formulário de contato, e respondemos por e-mail.',
    ],
    contractHeading: 'Contrato de venda a distância',
    contract: [
      'Este contrato é entre você e quem mantém este site, cujo nome está abaixo. Ele é fechado quando você paga, e o recibo é a sua via.',
      'O objeto é {{product}} por {{amount}}, com impostos incluídos, em um único pagamento.',
      '{{service}}',
      'Você tem o direito de desistência descrito acima. Pode usá-lo com um botão na página deste pedido ou com qualquer aviso claro enviado a nós.',
      'Em caso de conflito, você pode procurar o comitê de arbitragem ou o tribunal do consumidor do lugar onde mora.',
    ],
    preliminaryHeading: 'Informações prévias',
    seller: 'Vendedor',
    agree: 'Marque, por favor',
    missing: 'Marque esta caixa para continuar.',
    summary: 'Falta uma coisa antes de pagar:',
    pay: 'Comprar e pagar {{amount}}',
    leaves: 'Você paga na página do nosso provedor de pagamentos e volta para cá.',
    down: 'A página de pagamento não está respondendo. Nada foi cobrado. Tente de novo em alguns minutos.',
    closed: 'Isto não está à venda no momento. Nada foi cobrado.',
    toChat: 'Falar com a Celestia',
    toOrders: 'Todos os meus pedidos',
    seconds: 'Um segundo pagamento deste pedido voltou inteiro para você: {{amount}}.',
    withdraw: {
      heading: 'Desistir do contrato',
      until: 'Você pode desistir até {{until}}.',
      link: 'Desistir do contrato aqui',
      confirm: 'Quer mesmo desistir?',
      submit: 'Desistir agora',
      keep: 'Manter o meu pedido',
      done: 'Recebemos a sua desistência. O dinheiro já está voltando para você.',
      over: 'Não é mais possível desistir deste pedido.',
      mailed: 'Você recebe uma confirmação por e-mail.',
      unmailed:
        'Não enviamos e-mail para um endereço que não foi confirmado. Esta página é a sua confirmação: imprima ou salve.',
    },
    copy: 'O seu contrato',
    unmailed:
      'Não enviamos e-mail para um endereço que não foi confirmado. Esta página é a sua cópia: imprima ou salve.',
  },
  states: {
    open: 'Ainda não pago',
    pending: 'Pagamento a caminho',
    paid: 'Pago',
    partly_refunded: 'Pago, devolvido em parte',
    refunded: 'Devolvido',
    disputed: 'Contestado, em análise no banco',
    won: 'Pago',
    lost: 'Devolvido pelo seu banco',
    expired: 'Não pago, encerrado',
  },
  delivery: {
    waiting: 'Depois do pagamento',
    making: 'Em preparo',
    ready: 'Entregue',
    failed: 'Atrasada: estamos cuidando disso',
  },
  list: {
    title: 'Meus pedidos',
    description: 'Os seus pedidos na Celestia, com recibos e desistências.',
    heading: 'Meus pedidos',
    empty: 'Você ainda não fez nenhum pedido.',
    shop: 'Ver os pacotes',
    left: {
      one: 'Resta uma mensagem comprada.',
      other: 'Restam {{count}} mensagens compradas.',
    },
  },
  success: {
    title: 'Obrigado pelo seu pedido',
    description: 'O que acontece depois do seu pedido na Celestia.',
    paid: 'Obrigado! Está pago.',
    making: 'Estamos preparando o que você comprou. Não demora, e esta página vai avisar.',
    pendingHeading: 'O seu pagamento está a caminho',
    receipt: 'O recibo chega por e-mail.',
    toOrder: 'Ver o pedido',
    bareHeading: 'Onde está o meu pedido?',
    bare: 'Os seus pedidos ficam na sua conta. Se você comprou sem conta, o link está no e-mail que enviamos.',
    again: 'Olhar de novo',
    unsureHeading: 'Ainda não sabemos se o pagamento foi feito',
    unsure:
      'O nosso provedor de pagamentos não está respondendo agora, e por isso não podemos dizer. Se você pagou, nada se perde: continuamos perguntando, e você recebe o que comprou assim que vier a resposta. Por favor, não pague de novo.',
    unmailed:
      'Não enviamos e-mail para um endereço que não foi confirmado. O recibo está junto do seu pedido: imprima ou salve por lá.',
  },
  error: {
    title: 'O pagamento não foi concluído',
    description: 'O que fazer quando um pagamento na Celestia não foi concluído.',
    heading: 'O pagamento não foi concluído',
    open: 'Nada foi cobrado. O seu pedido continua aberto: você pode tentar de novo, inclusive com outro meio de pagamento.',
    foreign:
      'Não encontramos este pedido, ou ele não é seu. Se foi você quem pediu, entre com a conta que usou ou abra o link do seu e-mail.',
    bareHeading: 'Um pagamento deu errado?',
    bare: 'Um pedido que não foi pago não custa nada. Ele está na sua conta, e de lá você pode tentar de novo.',
    retry: 'Tentar de novo',
    contact: 'Escreva para nós',
  },
  mail: {
    agreed: 'O que você confirmou antes de pagar:',
    contract: 'O seu contrato com a gente:',
    seller: 'Vendido por:',
    link: 'O seu pedido, recibo e desistência',
    receipt: {
      subject: 'O seu recibo {{number}}',
      lines: [
        'Obrigado pelo seu pedido. Este é o seu recibo {{number}}, de {{day}}.',
        '{{product}}: {{amount}}, pago.',
      ],
    },
    withdrawn: {
      subject: 'Recebemos a sua desistência ({{number}})',
      lines: [
        'Você desistiu do seu pedido {{number}} ({{product}}). Confirmamos que recebemos a sua declaração.',
        'O que não foi usado sai da sua conta, e o valor volta para o meio de pagamento que você usou.',
      ],
    },
    refunded: {
      subject: 'Devolução de {{number}}',
      lines: [
        'Devolvemos {{refunded}} de {{amount}} por {{product}}. O valor pode levar alguns dias para aparecer no extrato ou na fatura.',
      ],
    },
    returned: {
      subject: 'Um pagamento voltou para você',
      lines: [
        'Por {{product}} chegou um pagamento repetido ou fora do prazo, que não pudemos aceitar. Devolvemos o valor inteiro: {{returned}}.',
      ],
    },
    ready: {
      subject: 'O seu livro está pronto',
      lines: ['O seu livro ({{product}}) está pronto. Ele fica na página do seu pedido, para ler e em PDF.'],
    },
    delayed: {
      subject: 'O seu livro vai demorar um pouco mais',
      lines: [
        'Ainda não conseguimos fazer o seu livro ({{product}}). Já sabemos disso, e ele será feito de novo. Nada se perde: escrevemos assim que estiver pronto.',
      ],
    },
    howTo:
      'Como desistir: abra o pedido pelo link abaixo e use o botão de desistir do contrato, ou escreva para quem vende em palavras claras, por exemplo:',
    model:
      '“Desisto do meu contrato de {{product}}, pedido {{reference}}, feito em {{ordered}}.” Com o seu nome, o seu endereço e a data.',
  },
};
