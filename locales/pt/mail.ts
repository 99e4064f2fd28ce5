import type { MailWords } from '../en/mail.ts';

/** Mails that the product itself sends. Each is a subject and paragraphs; a link stands on a line of its own. */
export const mail: MailWords = {
  greeting: 'Olá, {{name}}!',
  greetingUnnamed: 'Olá!',
  farewell: 'Um abraço,',
  signature: 'Celestia',
  why: 'Você está recebendo este e-mail porque há uma conta em {{site}} com o endereço {{email}}.',
  unsubscribe: 'Parar de receber novidades por e-mail',
  welcome: {
    subject: 'Sua conta na Celestia',
    first:
      'É bom ter você aqui. Agora seus mapas têm um lugar só deles, e você os encontra em qualquer aparelho em que entrar na sua conta.',
    second:
      'Um bom começo é o seu mapa astral. Se você não sabe a hora em que nasceu, marque “Não sei a hora exata”: a página mostra o que é certo mesmo sem ela.',
    action: 'Fazer meu mapa astral',
  },
  deleted: {
    subject: 'Sua conta foi excluída',
    first: 'Excluímos sua conta e tudo o que havia nela: perfil, dados de nascimento, mapas e conversas.',
    second: 'Este é o nosso último e-mail. Se não foi você quem excluiu a conta, responda a esta mensagem.',
  },
};
