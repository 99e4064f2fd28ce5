import type { AgreementWords } from '../en/agreement.ts';

export const agreement: AgreementWords = {
  title: 'Termos de uso da Celestia',
  description:
    'O que você pode esperar da Celestia e o que pedimos: o que o site é e não é, a conta, conversar com uma IA, dados de outras pessoas, responsabilidade.',
  heading: 'Termos de uso',
  lede: 'O que você pode esperar da gente e o que pedimos de você, em palavras simples.',
  version: 'Versão {{version}}, em vigor desde {{date}}',
  contents: 'Nesta página',
  sections: {
    parties: {
      heading: 'Entre quem',
      text: [
        'Entre você e quem mantém o site, com os dados abaixo. Ao usar o site, você aceita estes termos; ao criar uma conta, anotamos qual versão você aceitou. O que fazemos com os dados está na página de privacidade.',
      ],
    },
    service: {
      heading: 'O que é a Celestia',
      text: [
        'A Celestia calcula mapas e posições dos astros e oferece textos sobre eles. O cálculo é astronomia. Os textos são astrologia: servem para pensar e se divertir, e não preveem nada.',
        'Eles não são orientação médica, jurídica, financeira ou de segurança. Não tome decisões desse tipo por causa de um mapa. Se você corre perigo ou não está bem, procure pessoas que possam ajudar.',
      ],
    },
    ai: {
      heading: 'A Celestia é uma IA',
      text: [
        'A Celestia e os personagens com quem dá para conversar são programas. O que afirmam do céu é comparado com o seu mapa, mas as palavras podem errar ou não servir para você. Ninguém lê a conversa, e um personagem não é uma pessoa nem uma promessa.',
      ],
    },
    account: {
      heading: 'Sua conta',
      text: [
        'A conta é grátis e para uma só pessoa de 16 anos ou mais; conversas de casal, a partir de 18. Use um e-mail que seja seu, não passe a senha a ninguém e avise se outra pessoa entrou.',
        'Você pode excluir a conta quando quiser, sem motivo e sem prazo. Tudo o que há nela é apagado.',
      ],
    },
    price: {
      heading: 'Quanto custa',
      text: [
        'Mapas, leituras, calendários e artigos são grátis, e também um número de mensagens por dia com a Celestia. Pacotes de mensagens, relatórios escritos e consultas com um astrólogo são pagos onde estão à venda. Cada preço aparece antes do pedido, ao lado do que ele compra, e ali está dito se inclui os impostos. Nada que é grátis passa a ser cobrado sem você perceber.',
        'Você paga uma vez só. Nada se renova sozinho, e não há assinatura para cancelar.',
      ],
    },
    sale: {
      heading: 'Comprar',
      text: [
        'Ver um preço ainda não fecha um contrato. Em uma só página você vê o que compra, de quem, por quanto e o que a lei do seu país garante; marca o que a página pede e faz o pedido pelo botão que diz o preço. O contrato é fechado quando o pagamento é confirmado, no idioma daquela página, e o seu recibo, com o que você confirmou, é a sua via. Quem compra tem 18 anos ou mais.',
        'O pagamento passa pelo nosso provedor de pagamentos. Um pagamento feito duas vezes, ou por algo que já não pode ser entregue, é devolvido por inteiro, sem que você precise pedir.',
        'As mensagens ficam na sua conta na hora e não vencem. Um relatório é escrito logo depois do pagamento e fica no link dele. Uma consulta acontece no horário combinado entre você e quem atende; só se paga depois que o horário está combinado. O que se vende é reflexão e o trabalho de um ofício sobre o seu mapa. Não prometemos nenhum resultado, nem poderíamos.',
        'Se o que você comprou não chegar ou não for como descrito, arrumamos sem custo ou devolvemos o preço. O que a lei do seu país garante além disso continua valendo.',
      ],
    },
    withdrawal: {
      heading: 'Se você mudar de ideia',
      text: [
        'Você pode desistir de uma compra, sem dar motivo, dentro do prazo que a página do pedido indica: 14 dias a contar do pagamento; no Brasil, 7. Use o botão daquela página ou qualquer aviso claro por escrito. Do que foi usado em parte, devolvemos a parte não usada; no Brasil, o preço inteiro. De um relatório entregue na hora, a seu pedido expresso, não se pode mais desistir, onde a lei assim prevê. O dinheiro volta para o meio de pagamento que você usou, em 14 dias no máximo.',
        'Uma consulta paga pode ser desmarcada pelo link dela ou na sua conta até o lembrete da véspera, e o preço inteiro volta; também se o astrólogo desmarcar. O preço de uma consulta que já aconteceu não é devolvido.',
        'Se você excluir a conta, as mensagens compradas que não usou vão com ela, e uma consulta paga que ainda está por vir é desmarcada e devolvida. Se quiser o preço das mensagens não usadas, desista antes.',
      ],
    },
    yours: {
      heading: 'O que você escreve',
      text: [
        'O que você escreve continua seu. Usamos só para responder e mostrar de novo para você. Não coloque nada ilegal, nem nada que queira prejudicar ou perseguir alguém.',
        'Só informe o nascimento de outras pessoas se elas não se importarem. As pessoas de exemplo são inventadas ou estão marcadas como exemplo.',
      ],
    },
    ours: {
      heading: 'O que é nosso',
      text: [
        'Seus mapas, imagens e leituras você pode compartilhar, imprimir e publicar. Os textos e o desenho do site como um todo não podem ser copiados para outro produto. Arquivos de agenda e a interface aberta podem ser usados por programas, dentro dos limites.',
      ],
    },
    fair: {
      heading: 'Uso justo',
      text: [
        'Não encha o site de pedidos, não contorne os limites, não ataque, não entre na conta dos outros. Uma conta que faz isso pode ser limitada ou encerrada. Dizemos o motivo, e você pode contestar por escrito.',
      ],
    },
    availability: {
      heading: 'Disponibilidade e mudanças',
      text: [
        'Cuidamos para que o site funcione e os números estejam certos, e publicamos a precisão deles. Não dá para prometer que esteja sempre no ar, e partes podem mudar ou sair. Se as contas deixarem de existir, avisamos pelo menos 30 dias antes, para você baixar seus dados.',
      ],
    },
    liability: {
      heading: 'Responsabilidade',
      text: [
        'Respondemos sem limite por dolo, culpa grave e danos à vida, ao corpo ou à saúde, e sempre que a lei determinar. Fora isso, só quando descumprimos um dever essencial do contrato, e pelo dano típico desse caso. Seus direitos de consumidor não mudam.',
      ],
    },
    law: {
      heading: 'Lei e conflitos',
      text: [
        'Vale a lei do país onde quem mantém o site tem endereço e, sempre, a proteção ao consumidor do país onde você mora. É lá que você pode ir à Justiça. Escreva antes para a gente: quase tudo se resolve com uma mensagem.',
      ],
    },
    changes: {
      heading: 'Novas versões',
      text: [
        'Cada versão nova tem número e data. Se ela mexe nos seus direitos, quem tem conta recebe um e-mail 30 dias antes e pode sair até lá. Se um ponto não valer perante a lei, os outros continuam valendo.',
      ],
    },
  },
};
