/** The books that are sold as reports: the shelf, a book's own page with the form that orders it, and the way from the order to the book. */
export const bookshop = {
  title: 'Astrology reports: six books made from your own sky',
  description:
    'Six books of your birth chart, computed for your minute and place of birth, to read as a page and to keep as a PDF. Look inside before you order.',
  heading: 'Books of your own sky',
  lede: 'The free pages read a chart piece by piece. A book reads it as a whole, at length, with the dates. Each one is made for one birth, or two, and for nobody else.',
  parts: {
    chapters: 'In this book',
    inside: 'Look inside',
    who: 'For whom',
    needs: 'What it’s made from',
    facts: 'Good to know',
    form: 'Order this book',
  },
  more: 'Look inside',
  all: 'All six books',
  closed: 'The books aren’t on sale here yet. You’re welcome to look inside.',
  elsewhere: 'We don’t sell in your country yet. You’re welcome to look inside.',
  facts: [
    'A page to read on any screen, and the same as a PDF of A5 pages, to print or to keep.',
    'Usually made within a minute of the payment. It stays on your order page.',
    'In Turkish, English, Spanish, French or Portuguese, whichever you choose.',
    'A birth that was typed wrong can be corrected once within 14 days. The book is then made again at no charge.',
    'It describes tendencies and promises nothing. It says nothing about health or money to invest.',
  ],
  sample: 'The pages below are from a sample book. Its chart belongs to nobody.',
  samplePerson: 'Sample chart',
  books: {
    natal: {
      title: 'The natal book: your whole birth chart, read at length',
      description:
        'Planets, aspects, the twelve houses and the dates of a life in one book, written for your own birth chart. As a page and as a PDF.',
      who: 'For anyone who has read their chart in bits and would like to see how the bits belong together. A good one to give away, too.',
      needs:
        'Birth date and place, and the hour if you know it. Without the hour the book leaves out the houses and says so.',
    },
    year: {
      title: 'The year ahead: a book from birthday to birthday',
      description:
        'Your solar return, Jupiter and Saturn through your houses, the slow planets month by month, and the eclipses that touch your chart.',
      who: 'For the weeks around a birthday, or for a year in which much is open. It gives dates to plan with and leaves the planning to you.',
      needs:
        'Birth date, place and hour. The year’s Ascendant and houses can’t be computed without the hour.',
    },
    relationship: {
      title: 'Love and partnership: a book about two charts',
      description:
        'Two birth charts side by side: what carries you, what rubs, what each of you looks for, and what you are together.',
      who: 'For two people who’d like to read about each other, with each other. It gives no marks and no verdict.',
      needs:
        'Two births: date and place of each, and the hours if you know them. Please ask the other person first.',
    },
    vocation: {
      title: 'Work and vocation: a book about what you’re called to',
      description:
        'Midheaven, working day, earning and worth, what takes long and lasts, and the dates of the next twelve years of work.',
      who: 'For anyone who’s choosing, changing or simply tired of it. It names no job title; it describes the kind of work that tends to suit you.',
      needs: 'Birth date, place and hour. The Midheaven moves by the minute, so the hour has to be known.',
    },
    juno: {
      title: 'The Juno book: on what terms you stay',
      description:
        'Juno by sign, house and aspect, with the planet that rules her: a short book about the long run.',
      who: 'For anyone who’s looked up their Juno and wants more than a paragraph. The shortest of the six.',
      needs:
        'Birth date, place and hour. Juno’s house and the house of her ruler can’t be computed without the hour.',
    },
    child: {
      title: 'A child’s chart: a book for parents',
      description:
        'What moves a child, what comforts them, how they learn and lose their temper: a temperament, told to the parents.',
      who: 'For parents and guardians. It says nothing about what a child will become, and it needs no name.',
      needs:
        'The child’s birth date and place, the hour if it’s known, and your word that you’re a parent or guardian.',
    },
  },
  form: {
    birth: 'The birth',
    first: 'The first person',
    second: 'The second person',
    child: 'The child’s birth',
    source: 'Which birth?',
    typed: 'The one typed below',
    own: 'My own birth',
    name: 'Name on the cover',
    nameHint: 'You can leave this blank.',
    from: 'The year that begins on the birthday in',
    parent: 'I’m this child’s parent or guardian.',
    bookLanguage: 'Language of the book',
    email: 'Your email address',
    emailHint: 'We’ll send the receipt and the link to your book there.',
    kept: 'The birth is kept so that the book can be made, and deleted 44 days later; you can delete it sooner. It never appears in a web address.',
    submit: 'Go on to the order',
    next: 'You don’t pay yet. The next page shows the whole order.',
    summary: 'Not quite yet. Please look at this:',
    more: 'What happens to your data',
  },
  faults: {
    from: 'Choose the year.',
    parent: 'This book is for parents and guardians. Please check the box that says you’re one.',
    bookLanguage: 'Choose the language of the book.',
    name: 'A name on the cover has at most 80 characters.',
    chart: 'We can’t find this birth in your account anymore. Choose another, or type it.',
    hour: 'This book needs the hour of birth. Without it its chapters can’t be computed.',
    email: {
      required: 'Enter your email address.',
      malformed: 'This doesn’t look like an email address. Please check it.',
      too_long: 'This address is too long.',
    },
  },
  order: {
    heading: 'Your book',
    making: 'Your book is being made. That usually takes less than a minute.',
    again: 'Look again',
    ready: 'Your book is ready.',
    read: 'Read the book',
    pdf: 'Save as PDF',
    failed:
      'Making your book hasn’t worked so far. We know about it: it will be made again, and nothing is lost.',
    correctable: 'Was a birth typed wrong? Until {{until}} the book can be made again, once and free.',
    correct: 'Correct the birth',
    contents: 'Contents',
    toOrder: 'To the order',
  },
  lock: {
    title: 'Your book',
    heading: 'Open the book',
    text: 'You followed a link, and a link is easily passed on. Before the book shows a birth, please enter the date of one of the births it’s about.',
    submit: 'Open',
    wrong: 'That isn’t a date of birth in this book.',
    too_often: 'That was tried too often today. Please come back tomorrow, or write to us.',
  },
  correct: {
    title: 'Correct the birth',
    heading: 'Correct the birth',
    text: 'Put right what was typed wrong. The book is made again in place of the one you have, which can be done once.',
    submit: 'Make the book again',
    over: 'This book can no longer be made again. Write to us if something is wrong with it.',
  },
  own: {
    summary: 'What’s kept, and how to delete it',
    kept: 'Date, time and place as they were typed are kept until {{until}}, in case the book has to be made again. Then they’re deleted automatically. The book stays as it is; of the birth only the date stays beside it, because that’s what opens it.',
    gone: 'Time and place as they were typed are deleted. The book stays as it is; of the birth only the date is kept beside it, because that’s what opens it.',
    erase: 'Delete the birth details now',
    erased: 'The birth details are deleted. The book stays, and can’t be made again.',
    removing: 'You can also delete the book itself. Save the PDF first if you’d like to keep it.',
    remove: 'Delete the book for good',
    removed: 'The book is deleted.',
  },
  figure: { exact: 'exact: {{days}}' },
};
export type BookshopWords = typeof bookshop;
