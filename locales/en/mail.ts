/** Mails that the product itself sends. Each is a subject and paragraphs; a link stands on a line of its own. */
export const mail = {
  greeting: 'Hello {{name}},',
  greetingUnnamed: 'Hello,',
  farewell: 'Clear skies,',
  signature: 'Celestia',
  why: 'You receive this mail because there is an account at {{site}} for {{email}}.',
  unsubscribe: 'No more news by mail',
  welcome: {
    subject: 'Your account with Celestia',
    first:
      'It is good to have you here. Your charts now have a place of their own, and you find them on every device on which you sign in.',
    second:
      'A good beginning is your own natal chart. If you do not know your birth time, leave it open: the page then tells you what is certain without it.',
    action: 'Draw your natal chart',
  },
  deleted: {
    subject: 'Your account has been deleted',
    first:
      'We have deleted your account and everything that was in it: profile, birth details, charts, conversations.',
    second:
      'This is the last mail from us. If it was not you who deleted the account, please answer this mail.',
  },
};
export type MailWords = typeof mail;
