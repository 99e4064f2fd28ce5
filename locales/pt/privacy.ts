import type { PrivacyWords } from '../en/privacy.ts';

export const privacy: PrivacyWords = {
  title: 'Privacidade: o que a Celestia guarda de você',
  description:
    'O que a Celestia guarda, onde e por quanto tempo, quem mais vê, quais cookies existem, e como baixar, corrigir ou apagar seus dados.',
  heading: 'Privacidade',
  lede: 'O que guardamos de você, onde, por quanto tempo e quem mais vê. Esta página descreve o site como ele é hoje.',
  version: 'Versão {{version}}, em vigor desde {{date}}',
  contents: 'Nesta página',
  storage: {
    caption: 'O que seu navegador guarda para este site',
    name: 'Nome',
    purpose: 'Para que serve',
    until: 'Até quando',
    rows: {
      lastLang: { purpose: 'O último idioma que você usou.', until: '30 dias' },
      session: { purpose: 'Mantém você na conta. Nenhum script consegue ler.', until: '30 dias' },
      shown: { purpose: 'Seu nome e seus três signos, para o topo da página.', until: '30 dias' },
      email: {
        purpose: 'Seu e-mail no formulário de entrada, se você marcou essa opção.',
        until: '7 dias',
      },
      redirect: {
        purpose: 'A página que você queria quando foi preciso entrar na conta.',
        until: '10 minutos',
      },
      tab: {
        purpose:
          'Na aba: os nascimentos que você digitou, seu último mapa já calculado, o lugar consultado, sua pergunta, rascunhos não enviados, a campanha do link que trouxe você e quando a página se recarregou depois de uma atualização.',
        until: 'até você fechar a aba',
      },
      choices: {
        purpose: 'O tema claro ou escuro e seu fuso, se você escolheu.',
        until: 'até você mudar',
      },
      kept: {
        purpose:
          'Mapas e nascimentos que você pediu para guardar neste navegador, e o último mapa de um deles já calculado, para ler sem conexão.',
        until: 'até você tirar; o mapa calculado some também quando você sai da conta',
      },
      offline: {
        purpose: 'Páginas que avisam que não há conexão. Não há nada seu nelas.',
        until: 'até você apagar os dados deste site',
      },
      push: {
        purpose:
          'Aquilo pelo que o serviço de notificações conhece este navegador, se você ativou notificações.',
        until: 'até você desativar ou apagar',
      },
      login: {
        purpose: 'Que há alguém na conta, e lembretes que você adiou.',
        until: 'até você sair ou apagar',
      },
    },
  },
  sections: {
    operator: {
      heading: 'Quem responde pelos dados',
      text: [
        'Quem mantém este site, com os dados abaixo, decide o que é feito com as informações e responde por isso: é o controlador, nos termos da LGPD (Lei 13.709/2018) e do GDPR. Pedidos ao encarregado vão para o mesmo e-mail.',
      ],
    },
    short: {
      heading: 'Em resumo',
      text: [
        'Sem conta, não guardamos nada que diga quem você é. Um nascimento é calculado e esquecido.',
        'Não há anúncios, nem rastreamento entre sites, nem perfis, e nenhuma máquina decide nada sobre você.',
        'Não vendemos dados nem os passamos a ninguém, fora os serviços listados mais abaixo, que precisam deles para trabalhar.',
      ],
    },
    births: {
      heading: 'Nascimentos e mapas sem conta',
      text: [
        'A data, a hora e o lugar viajam criptografados, servem para calcular a página que você pediu e não ficam no servidor. Enquanto você digita, só as letras do lugar são procuradas, e também não são anotadas.',
        'O link do seu mapa só existe se você criar. Ele traz as posições dos planetas, das quais dá para descobrir data e hora. Quem tiver o link vê o mapa.',
        'Se você digitar o nascimento de outra pessoa, confirme antes que ela não se importa.',
      ],
    },
    account: {
      heading: 'Sua conta',
      text: [
        'Guardamos seu identificador, seu e-mail e se ele foi confirmado, o nome que você deu, seu idioma, como você entra, se quer novidades, que versão destes documentos aceitou e seu nascimento, se você salvar. Mapas salvos ficam com seus nomes. De cada navegador conectado anotamos o tipo (por exemplo, Firefox no Windows), o país e o último uso; o que passa 31 dias sem uso é apagado. Se você criar um link para a sua própria agenda, nós o guardamos até você retirá-lo; quem tiver o link pode ver as datas.',
        'Tudo fica até você apagar, ou excluir a conta. A base legal é o contrato com você: sem esses dados não daria para guardar seus mapas (LGPD, art. 7º, V; GDPR, art. 6, 1, b).',
        'Quando a conta é excluída, suas linhas somem na hora. Por um mês fica um código que só este site sabe gerar, para que nem um acesso antigo nem uma cópia de segurança a tragam de volta. O que foi apagado pode continuar por até 30 dias nas cópias de recuperação da plataforma, usadas só para consertar um banco de dados danificado.',
      ],
    },
    celestia: {
      heading: 'A Celestia e suas conversas',
      text: [
        'Uma pergunta avulsa é lida, respondida e não fica guardada. Para dividir com justiça, contamos as perguntas por um código feito a partir do seu endereço de rede (IP); não dá para voltar dele ao endereço, e ele é apagado na primeira pergunta do dia seguinte.',
        'As conversas da conta ficam guardadas com suas mensagens, as respostas, suas avaliações, o nascimento do par, se você informou, seu fuso, o país das linhas de ajuda e seu consentimento. Ficam até você apagar uma, todas ou a conta. A base legal é o seu consentimento, que pode ser retirado na mesma página (LGPD, art. 7º, I, e art. 11, I; GDPR, art. 6, 1, a, e art. 9, 2, a).',
        'Se uma mensagem parece vir de alguém em perigo, um programa percebe e mostra linhas de ajuda. Ninguém é avisado.',
      ],
    },
    letters: {
      heading: 'O que você escreve para a gente',
      text: [
        'O que chega pelo formulário de contato fica guardado com seu nome, se você deu, seu e-mail, o assunto, o idioma e o texto, e vai por e-mail para quem mantém o site. Depois de 180 dias é apagado automaticamente; se foi escrito com a conta aberta e você excluir a conta antes, vai junto. A cópia na caixa de e-mail é apagada quando o assunto se resolve. A base é o nosso interesse em responder (LGPD, art. 7º, IX; GDPR, art. 6, 1, f).',
        'Mensagens que chegam sem a conferência de que você é uma pessoa são contadas no dia por um código feito a partir do endereço de rede, como as perguntas.',
        'Um pedido de consulta fica guardado com seu nome, se você deu, seu e-mail, idioma, fuso, os horários sugeridos, sua pergunta, seu nascimento, se você informou, e a situação do pedido. Ele vai por e-mail para quem mantém o site e, com seu consentimento, para a pessoa que vai atender, só para essa conversa. É apagado 180 dias depois da última mudança, ou antes, junto com a conta, se você tinha entrado nela; se nessa hora o e-mail que cancela uma conversa não sair, seu endereço fica guardado até que saia, por três dias no máximo. A base é o consentimento e, com o horário combinado, o contrato (LGPD, art. 7º, I e V; GDPR, art. 6, 1, a e b).',
      ],
    },
    orders: {
      heading: 'Pedidos',
      text: [
        'Se você compra algo, guardamos o que foi, o preço, o mercado cuja lei vale, o que você marcou, quando foi pago e, se estiver confirmado, o seu e-mail para o recibo. O pagamento acontece no nosso provedor de pagamentos (Stripe), que recebe o número do pedido, o valor e o que você digita lá; nós nunca vemos o seu cartão. A base é o contrato com você (LGPD, art. 7º, V; GDPR, art. 6, 1, b).',
        'Um pedido que não foi pago é apagado depois de 90 dias, ou com a sua conta. De um pedido pago, o vínculo com a conta e o e-mail saem quando você exclui a conta; o número do recibo, o valor e o dia ficam por dez anos, porque a lei tributária exige (LGPD, art. 7º, II; GDPR, art. 6, 1, c).',
        'Se você encomendar um livro, os nascimentos de que ele é feito e os nomes da capa ficam guardados por 44 dias depois de pronto e então são apagados automaticamente. Na página do livro você pode apagá-los antes, e o livro também. Enquanto você não o apagar, ele fica com o pedido. Dos nascimentos só a data continua ao lado, porque é uma data que o abre.',
        'Se você der um livro de presente, guardamos o endereço de quem recebe até o e-mail sair e então o apagamos. Fica um resumo digital, com que contamos os e-mails para um mesmo endereço e deixamos em paz quem não quer nenhum. O e-mail cita o seu endereço. Seu recado aparece na página aonde o link leva. O link termina depois de 180 dias. Quem recebe pode apagar o livro e o recado. A base é o nosso interesse, e o seu, em fazer o presente chegar (GDPR, art. 6(1)(f); LGPD, art. 7º, IX).',
      ],
    },
    mails: {
      heading: 'Nossos e-mails',
      text: [
        'Você recebe um e-mail quando seu endereço é confirmado e outro quando a conta é excluída; os links de confirmação e de senha são mandados pelo provedor de contas. Novidades e cartas sobre o seu céu só chegam se você pediu e param com um toque. Para as cartas guardamos os assuntos, a frequência, a sua hora e o seu fuso horário e, por 40 dias, as datas em que uma saiu. Nossos e-mails não têm imagens que avisem quando são abertos.',
      ],
    },
    notifications: {
      heading: 'Notificações',
      text: [
        'Se você ativa as notificações num navegador, guardamos aquilo pelo que o serviço do Google (Firebase Cloud Messaging) o conhece, até você desativá-las ali, sair da conta ali ou excluir a conta; e, com isso, os assuntos, a frequência, a sua hora e o seu fuso horário e, por 40 dias, as datas em que uma saiu. O texto de uma notificação passa pelo Google. Ele pode dizer qual planeta toca qual ponto do seu mapa; o seu nascimento não está nele. A base é o seu consentimento (GDPR, art. 6(1)(a)), que o mesmo botão retira na hora.',
      ],
    },
    browser: {
      heading: 'Cookies e o que fica no navegador',
      text: [
        'Tudo nesta tabela é necessário para algo que você pediu, e por isso não há aviso. Nada aqui serve para seguir você.',
      ],
    },
    technical: {
      heading: 'Registros e proteção',
      text: [
        'Como em qualquer site, seu endereço de rede chega a cada pedido. Ele serve para limitar quantos são feitos: é contado por um minuto e não é anotado. Nosso registro traz falhas e eventos de segurança com um código e um número aleatório, sem endereços nem nada do que você digitou; a plataforma o apaga em 7 dias, no máximo.',
        'Ao criar uma conta ou mandar uma mensagem, o Cloudflare Turnstile pode conferir se você é uma pessoa. Para isso ele vê seu endereço de rede e características do navegador.',
      ],
    },
    counting: {
      heading: 'Como contamos as visitas',
      text: [
        'Nas páginas a que os anúncios e vídeos curtos levam, contamos quantas vezes cada uma foi aberta por dia e por campanha, e quantas contas vieram dali. São números, sem cookie e sem endereço, nos quais não dá para achar ninguém.',
      ],
    },
    recipients: {
      heading: 'Quem mais recebe dados',
      text: [
        'A Cloudflare, Inc. (EUA, com centros de dados no mundo todo) opera para nós os servidores, os bancos de dados, o envio de e-mails e a conferência de que você é uma pessoa.',
        'A Google Ireland Ltd. e a Google LLC (Firebase Authentication) guardam seu e-mail, sua senha em forma embaralhada e seus acessos. A senha vai do seu navegador direto para elas e nunca passa por este site. Se você entra com Google ou Facebook, essa empresa fica sabendo que você usa a Celestia e nos informa seu nome e e-mail. Se você ativa as notificações, o Firebase Cloud Messaging do Google recebe também o endereço de notificação desse navegador e o texto de cada uma.',
      ],
      here: 'Nenhum modelo de linguagem de outra empresa está ligado. A Celestia responde no próprio servidor deste site.',
      model:
        'As respostas da Celestia são redigidas por um modelo de linguagem operado por {{provider}} ({{country}}). Ele recebe suas mensagens sem nomes nem endereços e as posições do seu mapa, das quais dá para descobrir um nascimento.',
    },
    places: {
      heading: 'Onde ficam os dados',
      text: [
        'Cloudflare e Google também tratam dados fora do seu país, entre outros lugares nos Estados Unidos. Isso se apoia, para o Brasil, nas cláusulas-padrão contratuais previstas no art. 33 da LGPD e, para a UE, no Marco de Privacidade de Dados UE-EUA e nas cláusulas contratuais padrão.',
      ],
    },
    rights: {
      heading: 'Seus direitos',
      text: [
        'No perfil você vê e baixa tudo, corrige e apaga. Também pode escrever para a gente para saber o que temos, pedir correção, exclusão, limitação ou entrega dos dados, e se opor ao uso. O consentimento pode ser retirado a qualquer momento; o que foi feito até ali continua válido. Respondemos em até 30 dias, sem custo.',
        'São os direitos do art. 18 da LGPD e, na UE, dos artigos 15 a 22 do GDPR. Você pode reclamar à ANPD ou à autoridade de proteção de dados do lugar onde mora.',
      ],
    },
    age: {
      heading: 'Idade',
      text: [
        'Contas e conversas com a Celestia são para quem tem 16 anos ou mais; conversas de casal, 18 ou mais. Se souber que uma criança criou uma conta, avise, e nós a apagamos.',
      ],
    },
    changes: {
      heading: 'Mudanças',
      text: [
        'Quando muda o que fazemos com os dados, esta página muda antes e ganha nova versão e data. Mudanças importantes são avisadas por e-mail a quem tem conta, antes de valerem.',
      ],
    },
  },
};
