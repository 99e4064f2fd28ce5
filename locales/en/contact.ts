/** Writing to whoever runs the site: the form, what is said of it, and the mails that follow. */
export const contact = {
  title: 'Contact Celestia: write to us',
  description:
    'Ask a question, report a wrong position or text, or ask about your data. Every letter gets a reference number, and an answer by email.',
  heading: 'Write to us',
  lede: 'A question, a mistake you’ve found, something about your data. We answer by email, in your language where we can.',
  faq: 'Maybe it’s answered already',
  form: {
    legend: 'Your letter',
    name: 'Your name',
    nameHint: 'You can leave it blank.',
    email: 'Your email address',
    emailHint: 'We use it for the answer and nothing else.',
    kind: 'What is it about?',
    choose: 'Please choose',
    message: 'Your message',
    messageHint: 'Please leave out other people’s birth data. Up to 4,000 characters.',
    submit: 'Send',
    busy: 'Sending…',
    kept: 'Your letter is kept for 180 days and then deleted. If you’re signed in, it’s in the export of your data, and it goes when you delete your account.',
    more: 'How we handle it',
  },
  kinds: {
    question: 'A question',
    mistake: 'Something is wrong on the site',
    account: 'My account',
    data: 'My data and my rights',
    press: 'Press and cooperation',
    other: 'Something else',
  },
  faults: {
    name: { too_long: 'The name may have up to 80 characters.' },
    email: {
      required: 'Enter your email address, so that we can answer.',
      malformed: 'That’s not a complete email address. It looks like name@example.com.',
      too_long: 'That’s longer than an email address can be.',
    },
    kind: { required: 'Choose what your letter is about.' },
    message: {
      required: 'Write your message.',
      too_short: 'Write at least one whole sentence, so that we understand you.',
      too_long: 'That’s too long: 4,000 characters is the most.',
    },
  },
  summary: 'Your letter hasn’t been sent yet. What you wrote is still here.',
  refused: {
    human_check_failed:
      'We couldn’t tell whether you’re a person. Your letter is still here; please send it again.',
    too_many_requests:
      'That’s as many letters as we take from one sender today. Yours is still here; please try again tomorrow, or write to us by email.',
    accounts_unavailable:
      'We can’t take letters at this moment. Yours is still here; please send it again in a few minutes.',
  },
  sent: {
    heading: 'Your letter has arrived',
    reference: 'Reference number',
    mailed: 'We’ve sent you an email with this number. If you don’t find it, look in the spam folder.',
    unmailed:
      'We couldn’t send you an email to confirm it. Your letter is safe with us; please write the number down.',
    again: 'Write another letter',
  },
  operator: {
    subject: '[{{reference}}] {{kind}}',
    from: 'From {{from}}, written in {{language}}. Reply to this email to answer.',
  },
  writer: {
    subject: 'We’ve received your letter ({{reference}})',
    first: 'Your letter to Celestia has arrived. Its reference number is {{reference}}.',
    second: 'We’ll answer at this address. If you write again about the same thing, please name the number.',
    notYou:
      'If you didn’t write to us, somebody typed this address by mistake. You don’t need to do anything.',
  },
  imprint: {
    heading: 'Who runs this site',
    name: 'Operator',
    address: 'Address',
    mail: 'Email',
    missing: 'not given yet',
  },
};
export type ContactWords = typeof contact;
