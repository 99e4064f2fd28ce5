import type { ContactWords } from '../en/contact.ts';

export const contact: ContactWords = {
  title: 'Contato: escreva para a Celestia',
  description:
    'Faça uma pergunta, avise de uma posição ou um texto errado, ou fale dos seus dados. Toda mensagem recebe um número e resposta por e-mail.',
  heading: 'Escreva para a gente',
  lede: 'Uma dúvida, um erro que você achou, um pedido sobre seus dados. Respondemos por e-mail e, quando dá, no seu idioma.',
  faq: 'Talvez já esteja respondido',
  form: {
    legend: 'Sua mensagem',
    name: 'Seu nome',
    nameHint: 'Pode deixar em branco.',
    email: 'Seu e-mail',
    emailHint: 'Serve para a resposta e para mais nada.',
    kind: 'Qual é o assunto?',
    choose: 'Escolha um assunto',
    message: 'Mensagem',
    messageHint: 'Não inclua dados de nascimento de outras pessoas. Até 4.000 caracteres.',
    submit: 'Enviar',
    busy: 'Enviando…',
    kept: 'Guardamos sua mensagem por 180 dias e depois apagamos. Se você estiver na sua conta, ela aparece no arquivo com seus dados e some junto quando você exclui a conta.',
    more: 'O que fazemos com ela',
  },
  kinds: {
    question: 'Uma pergunta',
    mistake: 'Tem algo errado no site',
    account: 'Minha conta',
    data: 'Meus dados e meus direitos',
    press: 'Imprensa e parcerias',
    other: 'Outro assunto',
  },
  faults: {
    name: { too_long: 'O nome pode ter até 80 caracteres.' },
    email: {
      required: 'Escreva seu e-mail para a gente poder responder.',
      malformed: 'Esse e-mail está incompleto. Tem de ser como nome@exemplo.com.',
      too_long: 'Isso é mais longo do que um e-mail pode ser.',
    },
    kind: { required: 'Escolha o assunto.' },
    message: {
      required: 'Escreva a mensagem.',
      too_short: 'Escreva pelo menos uma frase inteira, para a gente entender.',
      too_long: 'Ficou longo demais: o máximo são 4.000 caracteres.',
    },
  },
  summary: 'Sua mensagem ainda não foi enviada. Tudo o que você escreveu continua aqui.',
  refused: {
    human_check_failed:
      'Não conseguimos confirmar que você é uma pessoa. Sua mensagem continua aqui; envie de novo.',
    too_many_requests:
      'Por hoje não dá para receber mais mensagens suas. Esta continua aqui; tente amanhã ou mande um e-mail.',
    accounts_unavailable:
      'Não conseguimos receber mensagens neste momento. A sua continua aqui; envie de novo daqui a alguns minutos.',
  },
  sent: {
    heading: 'Sua mensagem chegou',
    reference: 'Número de referência',
    mailed: 'Mandamos um e-mail com este número. Se não achar, olhe no spam.',
    unmailed: 'Não conseguimos mandar o e-mail de confirmação. Sua mensagem está guardada; anote o número.',
    again: 'Escrever outra mensagem',
  },
  operator: {
    subject: '[{{reference}}] {{kind}}',
    from: 'De {{from}}, em {{language}}. Responda a este e-mail para falar com a pessoa.',
  },
  writer: {
    subject: 'Recebemos sua mensagem ({{reference}})',
    first: 'Sua mensagem para a Celestia chegou. O número de referência é {{reference}}.',
    second: 'A resposta vai para este endereço. Se escrever de novo sobre o mesmo assunto, cite o número.',
    notYou: 'Se não foi você, alguém digitou este endereço por engano. Você não precisa fazer nada.',
  },
  imprint: {
    heading: 'Quem mantém este site',
    name: 'Responsável',
    address: 'Endereço',
    mail: 'E-mail',
    missing: 'ainda não informado',
  },
};
