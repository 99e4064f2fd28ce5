/** Mails that the product itself sends. Each is a subject and paragraphs; a link stands on a line of its own. */
export const mail = {
  greeting: 'Hello {{name}},',
  greetingUnnamed: 'Hello,',
  farewell: 'Clear skies,',
  signature: 'Celestia',
  why: 'You’re getting this email because there’s an account at {{site}} for {{email}}.',
  unsubscribe: 'No more news by email',
  welcome: {
    subject: 'Your Celestia account',
    first:
      'It’s good to have you here. Your charts now have a place of their own, and you’ll find them on every device you sign in on.',
    second:
      'A good place to start is your own natal chart. If you don’t know your birth time, leave it open: the page tells you what’s certain without it.',
    action: 'Draw your natal chart',
  },
  deleted: {
    subject: 'Your account has been deleted',
    first: 'We’ve deleted your account and everything that was in it: profile, birth details and charts.',
    second: 'This is our last email. If it wasn’t you who deleted the account, please reply to this message.',
  },
};
export type MailWords = typeof mail;
