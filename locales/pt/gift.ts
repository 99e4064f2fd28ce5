import type { GiftWords } from '../en/gift.ts';

export const gift: GiftWords = {
  title: 'Um livro para você',
  description: 'Um livro que alguém mandou fazer para você na Celestia.',
  form: {
    legend: 'Como presente',
    check: 'Dar este livro de presente',
    email: 'O e-mail da pessoa',
    emailHint:
      'Usamos o endereço só para esta mensagem e depois o apagamos. A mensagem cita você como {{giver}} e não leva mais nada do que você escrever aqui.',
    message: 'O que você quer dizer junto',
    messageHint: 'No máximo 300 caracteres. A pessoa lê na página que o link abre.',
    day: 'Enviar no dia',
    dayHint: 'Sai na manhã desse dia; se for hoje, assim que o livro ficar pronto.',
    birth:
      'Para abrir, a pessoa precisa dizer a data de um nascimento do livro. Ela pode apagar o livro, e aí ele some para você também.',
    signIn: 'Você também pode dar este livro de presente. A mensagem diz de quem vem, então entre primeiro.',
    signInLink: 'Entrar',
    confirm:
      'Você também poderá dar este livro de presente assim que seu e-mail estiver confirmado: é ele que a mensagem cita.',
  },
  faults: {
    account: 'Para presentear, é preciso uma conta com e-mail confirmado. Entre, ou peça o livro para você.',
    email: {
      required: 'Escreva o e-mail para onde vai o presente.',
      malformed: 'Isto não parece um e-mail. Confira, por favor.',
      too_long: 'Este endereço é comprido demais.',
      too_often: 'Não enviamos tantos presentes em tão pouco tempo. Tente de novo mais tarde.',
    },
    message: 'Passou de 300 caracteres.',
    day: {
      required: 'Escolha o dia.',
      malformed: 'Esse dia não existe no calendário.',
      out_of_range: 'Escolha um dia entre hoje e daqui a um ano.',
    },
  },
  given: {
    heading: 'Seu presente',
    waiting: 'Vai para {{email}} em {{day}}, quando o livro estiver pronto. Até lá, você pode desistir.',
    sending: 'Está a caminho de {{email}}.',
    sent: 'Foi enviado em {{day}}. Já apagamos o endereço.',
    recalled: 'O presente foi cancelado e nada será enviado. O endereço e o recado foram apagados.',
    refused: 'O presente não foi aceito. O recado foi apagado, e o livro continua seu.',
    deleted: 'Quem recebeu o presente o apagou, e o livro junto.',
    message: 'Seu recado',
    recall: 'Cancelar o presente',
    recalledNow: 'Cancelado. O livro continua seu.',
    late: 'Já está a caminho e não dá mais para cancelar.',
  },
  mail: {
    subject: 'Um livro para você',
    lines: [
      '{{giver}} mandou fazer um livro para você na Celestia: “{{product}}”.',
      'Abra pelo link abaixo. Como um link passa fácil de mão em mão, vamos pedir a data de um nascimento de que o livro fala.',
      'Não precisa de conta e não há nada a pagar. O link funciona até {{until}}. Você pode guardar o livro em PDF e também pode apagá-lo.',
    ],
    link: 'Abrir o livro',
    why: 'Você recebeu este e-mail porque {{giver}} nos deu seu endereço para isso. Usamos uma vez e apagamos.',
    stop: 'Não receber mais e-mails como este',
  },
  closed: {
    heading: 'Um livro para você',
    from: '{{giver}} mandou fazer este livro para você: “{{product}}”.',
    text: 'Um link passa fácil de mão em mão. Por isso, antes de abrir, diga a data de um nascimento de que o livro fala. Quase sempre é a sua.',
    submit: 'Abrir',
    wrong: 'Neste livro não há nascimento com essa data.',
    too_often: 'Hoje já houve tentativas demais. Volte amanhã ou escreva para nós.',
  },
  stop: {
    heading: 'Não é para você?',
    text: 'Se você não quer este presente ou não sabe de quem veio, fechamos o link, apagamos o recado e não enviamos mais presentes a você. Do seu endereço fica só uma marca embaralhada, da qual não dá para recuperá-lo.',
    submit: 'Não me escrevam mais',
    done: 'Pronto. O link está fechado, e nenhum presente será enviado a você de novo.',
  },
  open: {
    from: 'De {{giver}}',
    until:
      'O link funciona até {{until}}, enquanto quem deu o presente mantiver a conta. Para ficar com o livro, salve o PDF.',
  },
  remove: {
    summary: 'Apagar este presente',
    text: 'O livro e o recado são apagados de vez, aqui e para quem os deu. A pessoa não fica sabendo de mais nada além disso.',
    submit: 'Apagar de vez',
    done: 'Apagado: o livro e o recado não existem mais.',
  },
  gone: 'Este presente não está mais aqui.',
  broken: 'Este link está incompleto ou já venceu. Abra de novo pelo e-mail.',
  bare: 'Se alguém deu um livro a você, o link está no e-mail que enviamos.',
  shelf: 'Ver os livros',
};
