/** The agreement between whoever runs the site and whoever uses it. */
export const agreement = {
  title: 'Terms of use of Celestia',
  description:
    'What you can expect of Celestia and what we ask of you: what the site is and isn’t, accounts, conversations with an AI, other people’s data, liability.',
  heading: 'Terms of use',
  lede: 'What you can expect of us and what we ask of you, in plain words.',
  version: 'Version {{version}}, in force since {{date}}',
  contents: 'On this page',
  sections: {
    parties: {
      heading: 'Who this is between',
      text: [
        'Between you and the operator named here. By using the site you accept these terms; when you create an account, we note which version you agreed to. What we do with data is told on the privacy page.',
      ],
    },
    service: {
      heading: 'What Celestia is',
      text: [
        'Celestia computes charts and the positions of celestial bodies, and gives you texts about them. The computation is astronomy. The texts are astrology: they’re for reflection and entertainment, and they predict nothing.',
        'They’re no advice on health, law, money or safety. Please don’t make such decisions because of a chart. If you’re in danger or unwell, turn to people who can help.',
      ],
    },
    ai: {
      heading: 'Celestia is an AI',
      text: [
        'Celestia and the personas you can chat with are computer programs. What they say about the sky is checked against your chart, but their words can still be wrong or miss you. Nobody reads along, and a persona is neither a person nor a promise.',
      ],
    },
    account: {
      heading: 'Your account',
      text: [
        'An account is free and for one person of 16 or over; chats about a lover are for 18 and over. Give an email address that is yours, keep your password to yourself, and tell us if somebody else has got in.',
        'You can delete the account at any time, without a reason and without a notice. Everything in it is then removed.',
      ],
    },
    price: {
      heading: 'What it costs',
      text: [
        'Charts, readings, calendars and articles are free, and so is a number of messages a day with Celestia. Packs of messages, written reports and conversations with an astrologer cost money where they’re on sale. Each price stands beside what it buys before you order, with or without taxes as it says there, and you never slide into it from something free.',
        'You pay once. Nothing renews by itself, and there’s no subscription to cancel.',
      ],
    },
    sale: {
      heading: 'Buying',
      text: [
        'What is shown with a price is not yet an offer that binds. You see on one page what you’re buying, from whom, for how much and what your law gives you; you tick what it asks for, and order with the button that names the price. The contract is made when your payment is confirmed. It is made in the language of that page, and your receipt, with what you confirmed, is its copy. Whoever buys is 18 or over.',
        'Payment goes through our payment provider. A payment that comes twice, or for something that can’t be given any more, goes back whole by itself.',
        'Messages are in your account at once and don’t lapse. A report is written right after the payment and stays at its link. A conversation takes place at the time you both agreed on; you pay only after that. What is sold is reflection and a craft’s work on your chart. No outcome is promised, and none may be.',
        'If what you bought doesn’t come, or isn’t as described, we make it right at no cost, or give the price back. What the law of your country gives you beyond that stays yours.',
      ],
    },
    withdrawal: {
      heading: 'Changing your mind',
      text: [
        'You may withdraw from a purchase without giving a reason, for as long as the page of your order says: 14 days from the payment, in Brazil 7. You do it with the button on that page, or by any clear letter to us. Of what was partly used the unused part comes back, in Brazil the whole price; of a report that was delivered at once at your express wish there’s nothing to withdraw from, where your law says so. The money goes to the means of payment that you used, within 14 days at the latest.',
        'A paid conversation may be called off by its link or in your account until the reminder a day before, and the whole price comes back; so it does if the astrologer calls it off. One that has been held isn’t paid back.',
        'If you delete your account, bought messages that you haven’t used go with it, and a paid conversation that is still ahead is called off and paid back. Withdraw first if you want the price of unused messages.',
      ],
    },
    yours: {
      heading: 'What you write',
      text: [
        'What you write stays yours. We use it only to answer you and to show it to you again. Don’t enter anything unlawful, and nothing meant to harm or harass anybody.',
        'Enter other people’s births only if they wouldn’t mind. Sample people on the site are made up or marked as samples.',
      ],
    },
    ours: {
      heading: 'What is ours',
      text: [
        'Your own charts, pictures and readings are yours to share, print and post. The texts and design of the site as a whole may not be copied into another product. Calendar files and the open interface may be used by programs within their limits.',
      ],
    },
    fair: {
      heading: 'Fair use',
      text: [
        'Please don’t flood the site with requests, go around its limits, attack it, or enter other people’s accounts. We may slow down or close an account that does. We tell you why, and you can object by a letter.',
      ],
    },
    availability: {
      heading: 'Availability and changes',
      text: [
        'We take care that the site runs and its figures are right, and publish how accurate they are. We can’t promise that it’s always reachable, and we may change or end parts of it. If we end accounts, we tell you at least 30 days before, so that you can download your data.',
      ],
    },
    liability: {
      heading: 'Liability',
      text: [
        'We’re liable without limit for intent, gross negligence, and harm to life, body or health, and wherever the law says so. Otherwise we’re liable only if we break a duty without which the agreement makes no sense, and only for the damage that is typical of it. Your rights as a consumer stay untouched.',
      ],
    },
    law: {
      heading: 'Law and disputes',
      text: [
        'The law of the country in which the operator has its address applies, and besides it always the consumer protection of the country you live in. You can go to court there. Write to us first: most things are settled by a letter.',
      ],
    },
    changes: {
      heading: 'New versions',
      text: [
        'A new version gets a number and a date. If it changes your rights, everyone with an account gets an email 30 days before, and can leave until then. If one of these terms doesn’t hold in law, the others do.',
      ],
    },
  },
};
export type AgreementWords = typeof agreement;
