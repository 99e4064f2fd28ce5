/** A book that is given: the part of the order's form, what its giver is told, the mail, and the page that the mail leads to. */
export const gift = {
  title: 'A book for you',
  description: 'A book that somebody has had made for you at Celestia.',
  form: {
    legend: 'As a gift',
    check: 'Give this book to somebody',
    email: 'Their email address',
    emailHint:
      'We use it for this one email and then delete it. The email names you as {{giver}} and holds nothing else that you type here.',
    message: 'What you’d like to say with it',
    messageHint: 'At most 300 characters. It’s read on the page behind the link.',
    day: 'Send it on',
    dayHint: 'It goes out in the morning of that day; today means as soon as the book is made.',
    birth:
      'To open it they’re asked for the date of a birth in the book. They can delete the book; then it’s gone for you as well.',
    signIn: 'You can also give this book to somebody. The email then names you, so sign in first.',
    signInLink: 'Sign in',
    confirm:
      'You can also give this book to somebody, as soon as your email address is confirmed: the email names it.',
  },
  faults: {
    account:
      'A gift needs an account with a confirmed email address. Sign in, or order the book for yourself.',
    email: {
      required: 'Enter the email address that the gift goes to.',
      malformed: 'This doesn’t look like an email address. Please check it.',
      too_long: 'This address is too long.',
      too_often: 'We don’t send that many gifts in so short a time. Please try again later.',
    },
    message: 'This is longer than 300 characters.',
    day: {
      required: 'Choose the day.',
      malformed: 'This isn’t a day in the calendar.',
      out_of_range: 'Choose a day from today to a year from now.',
    },
  },
  given: {
    heading: 'Your gift',
    waiting:
      'It will be emailed to {{email}} on {{day}}, once the book is made. Until then you can take it back.',
    sending: 'It’s on its way to {{email}}.',
    sent: 'It was mailed on {{day}}. We’ve deleted the address.',
    recalled: 'The gift was taken back, and nothing will be sent. Address and message are deleted.',
    refused: 'The gift wasn’t accepted. The message is deleted, and the book is still yours.',
    deleted: 'The gift has been deleted by whoever received it, and the book with it.',
    message: 'Your message',
    recall: 'Take the gift back',
    recalledNow: 'Taken back. The book stays yours.',
    late: 'It’s on its way already and can’t be taken back now.',
  },
  mail: {
    subject: 'A book for you',
    lines: [
      '{{giver}} has had a book made for you at Celestia: “{{product}}”.',
      'Open it with the link below. You’ll be asked for the date of one of the births it’s about, because a link is easily passed on.',
      'You don’t need an account and there’s nothing to pay. The link works until {{until}}. You can save the book as a PDF, and you can delete it.',
    ],
    link: 'Open the book',
    why: 'You’re getting this email because {{giver}} gave us your address for it. We’ve used it once and deleted it.',
    stop: 'No more emails like this one',
  },
  closed: {
    heading: 'A book for you',
    from: '{{giver}} has had this book made for you: “{{product}}”.',
    text: 'A link is easily passed on. So before it opens, please enter the date of one of the births it’s about. Most often that’s your own.',
    submit: 'Open',
    wrong: 'This isn’t a date of birth in this book.',
    too_often: 'That was tried too often today. Please come back tomorrow, or write to us.',
  },
  stop: {
    heading: 'Not for you?',
    text: 'If you don’t want this gift, or don’t know who it’s from, we’ll close the link, delete the message and never email you a gift again. All we keep of your address is a mark from which it can’t be read.',
    submit: 'Don’t write to me again',
    done: 'Done. The link is closed, and no gift will be mailed to you again.',
  },
  open: {
    from: 'From {{giver}}',
    until:
      'The link works until {{until}}, as long as whoever gave it keeps their account. To keep the book, save the PDF.',
  },
  remove: {
    summary: 'Delete this gift',
    text: 'The book and the message are deleted for good, here and for whoever gave them. They’re told no more than that.',
    submit: 'Delete for good',
    done: 'Deleted: the book and the message are gone.',
  },
  gone: 'This gift is no longer there.',
  broken: 'This link is incomplete or has expired. Please open it from the email once more.',
  bare: 'If somebody has given you a book, the link to it is in the mail we sent you.',
  shelf: 'See the books',
};
export type GiftWords = typeof gift;
