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
        'Between you and the operator named here. By using the site you accept these terms; when you create an account, we note which version you agreed to. What we do with data is explained on the privacy page.',
      ],
    },
    service: {
      heading: 'What Celestia is',
      text: [
        'Celestia computes charts and the positions of celestial bodies, and gives you texts about them. The computation is astronomy. The texts are astrology: they’re for reflection and entertainment, and they predict nothing.',
        'They aren’t advice on health, law, money or safety. Please don’t base such decisions on a chart. If you’re in danger or unwell, turn to people who can help.',
      ],
    },
    ai: {
      heading: 'Celestia is an AI',
      text: [
        'Celestia and the personas you can chat with are computer programs. What they say about the sky is checked against your chart, but their words can still be wrong or wide of the mark. Nobody listens in, and a persona is neither a person nor a promise.',
      ],
    },
    account: {
      heading: 'Your account',
      text: [
        'An account is free and is for one person aged 16 or over; chats about a lover are for those 18 or over. Use an email address of your own, keep your password to yourself, and tell us if somebody else has gotten in.',
        'You can delete the account at any time, without giving a reason or notice. Everything in it is then removed.',
      ],
    },
    price: {
      heading: 'What it costs',
      text: [
        'Charts, readings, calendars and articles are free, and so is a number of messages a day with Celestia. Packs of messages, written reports and conversations with an astrologer cost money where they’re on sale. Each price stands beside what it buys before you order, with or without taxes as it says there, and nothing free turns into something paid.',
        'You pay once. Nothing renews by itself, and there’s no subscription to cancel.',
      ],
    },
    sale: {
      heading: 'Buying',
      text: [
        'Showing a price isn’t yet a binding offer. One page shows you what you’re buying, from whom, for how much and what rights the law gives you; you check the boxes it asks for, and order with the button that names the price. The contract is made when your payment is confirmed. It is made in the language of that page, and your receipt, with what you confirmed, is your copy of it. You must be 18 or over to buy.',
        'Payment goes through our payment provider. A payment that is made twice, or for something that can no longer be delivered, is refunded in full automatically.',
        'Messages are in your account at once and don’t expire. A report is written right after the payment and stays at its link. A conversation takes place at the time you and the astrologer have agreed on; you pay once the time is agreed, not before. What is sold is reflection, and the work of a craft on your chart. No outcome is promised, and nobody may promise one.',
        'If what you bought doesn’t come, or isn’t as described, we’ll put it right at no cost or refund the price. Any further rights that the law of your country gives you remain yours.',
      ],
    },
    withdrawal: {
      heading: 'Changing your mind',
      text: [
        'You may withdraw from a purchase without giving a reason, for as long as the page of your order says: 14 days from the payment, in Brazil 7. You do it with the button on that page, or by any clear message to us. If you’ve used part of what you bought, we refund the price of the unused part, in Brazil the whole price. Where your law says so, you can’t withdraw from a report that was delivered at once at your express request. The refund goes to the means of payment that you used, within 14 days at the latest.',
        'You can cancel a paid conversation by its link or in your account until the reminder is sent a day before, and the whole price is refunded, as it is if the astrologer cancels. A conversation that has taken place isn’t refunded.',
        'If you delete your account, messages that you’ve bought and not used are deleted with it, and a paid conversation that is still ahead is canceled and refunded. Withdraw first if you want the price of unused messages back.',
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
        'Please don’t flood the site with requests, go around its limits, attack it, or break into other people’s accounts. We may slow down or close an account that does. We’ll tell you why, and you can object by writing to us.',
      ],
    },
    availability: {
      heading: 'Availability and changes',
      text: [
        'We take care to keep the site running and its figures right, and we publish how accurate they are. We can’t promise that it’s always reachable, and we may change or end parts of it. If we end accounts, we’ll tell you at least 30 days before, so that you can download your data.',
      ],
    },
    liability: {
      heading: 'Liability',
      text: [
        'We’re liable without limit for intent, gross negligence, and harm to life, body or health, and wherever the law says so. Otherwise we’re liable only if we break a duty that is essential to this agreement, and only for the damage that is typical of such a breach. Your rights as a consumer aren’t affected.',
      ],
    },
    law: {
      heading: 'Law and disputes',
      text: [
        'The law of the country in which the operator has its address applies, and so, always, does the consumer protection law of the country you live in. You can go to court there. Please write to us first: most things can be settled that way.',
      ],
    },
    changes: {
      heading: 'New versions',
      text: [
        'A new version gets a number and a date. If it changes your rights, everyone with an account gets an email 30 days before, and can leave before then. If one of these terms doesn’t hold in law, the others still do.',
      ],
    },
  },
};
export type AgreementWords = typeof agreement;
