/** Buying and what follows: the shop, an order, its mails. */
export const orders = {
  products: {
    'pack-30': { name: '30 messages with Celestia', text: 'For a question that needs a few more turns.' },
    'pack-100': {
      name: '100 messages with Celestia',
      text: 'For a month in which you have much to talk about.',
    },
    premium: {
      name: 'Premium: 300 messages with Celestia',
      text: 'The best price per message. Paid once, nothing renews.',
    },
    'consulting:question': {
      name: 'Consultation: one question',
      text: 'A personal talk about one question.',
    },
    'consulting:natal': {
      name: 'Consultation: your natal chart',
      text: 'A personal talk about your birth chart.',
    },
    'consulting:relationship': {
      name: 'Consultation: your relationship',
      text: 'A personal talk about two charts.',
    },
    'consulting:year': {
      name: 'Consultation: your year ahead',
      text: 'A personal talk about your next twelve months.',
    },
    'report:natal': {
      name: 'The natal book',
      text: 'Your birth chart as a whole: the planets, the twelve houses, and the dates of a life.',
    },
    'report:year': {
      name: 'The year ahead',
      text: 'From birthday to birthday: the solar return, the slow planets month by month, the eclipses.',
    },
    'report:relationship': {
      name: 'Love and partnership',
      text: 'Two charts side by side: what each brings, where they meet, what takes patience.',
    },
    'report:vocation': {
      name: 'Work and vocation',
      text: 'What you’re called to, how a working day suits you, what takes years and then holds.',
    },
    'report:juno': {
      name: 'The Juno book',
      text: 'The terms on which you stay with somebody, told at length.',
    },
    'report:child': {
      name: 'A child’s chart',
      text: 'For parents: how a child may take the world, and what helps at home.',
    },
  },
  kinds: {
    pack: {
      delivery: 'What you buy is ready in your account right after the payment.',
      service: 'The service begins right after the payment and is used in your account. It has no end date.',
      withdraw:
        'Messages that you haven’t used leave your account at once, and their price goes back to your means of payment.',
      ready: 'What you bought is in your account.',
      pending:
        'We’ve got your order. As soon as the payment is confirmed, what you bought is in your account.',
      expired: 'Nothing was charged. The time to pay has run out; simply order again.',
      toShop: 'See the packs',
    },
    report: {
      delivery:
        'The book is made right after the payment, usually within a minute, and appears on your order page, to read and as a PDF.',
      service:
        'What you buy is digital content, made for the birth data that you gave. It is delivered as soon as it’s made, and stays on the page of your order.',
      withdraw:
        'A book that hasn’t been made yet won’t be made, and its price goes back to your means of payment.',
      ready: 'Your book is ready.',
      pending: 'We’ve got your order. As soon as the payment is confirmed, your book is made.',
      expired: 'Nothing was charged. The time to pay has run out; simply order again.',
      toShop: 'See the books',
    },
    consulting: {
      delivery: 'The consultation takes place at the time you agreed on, and the appointment comes by email.',
      service: 'The service is the conversation at the agreed time, and it ends with it.',
      withdraw:
        'The agreed time is given up, and the price of what hasn’t taken place goes back to your means of payment.',
      ready: 'Your time is booked. The appointment comes by email.',
      pending:
        'We’ve got your order. As soon as the payment is confirmed, your time is booked, and the appointment comes by email.',
      expired:
        'Nothing was charged. The time to pay has run out. As long as your time is still ahead, the link in our latest email about it leads to the payment again.',
      toShop: 'See the conversations',
    },
  },
  taxes: {
    inclusive: 'Taxes are included.',
    exclusive: 'Sales tax is added at checkout where your state requires it.',
  },
  ticks: {
    begin:
      'Please begin right away, before the withdrawal period ends. I know that if I withdraw, I pay for the part I’ve already used, and that a service used up entirely can’t be withdrawn from.',
    content:
      'Please deliver right away, before the withdrawal period ends. I know that my right of withdrawal ends with the delivery.',
    preliminary: 'I’ve read the preliminary information above.',
    contract: 'I’ve read the distance sales contract above and I agree to it.',
  },
  withdrawal: {
    tr: 'You may withdraw within 14 days of the payment, without giving a reason. We return the price of what you haven’t used.',
    us: 'Changed your mind? Within 14 days of the payment we return the price of what you haven’t used, without asking why.',
    eu: 'You may withdraw within 14 days of the payment, without giving a reason. We return the price of what you haven’t used, to the same means of payment, within 14 days at the latest.',
    br: 'You may withdraw within 7 days of the payment, without giving a reason, and get the whole price back.',
    mx: 'Changed your mind? Within 14 days of the payment we return the price of what you haven’t used, without asking why.',
  },
  shop: {
    title: 'More messages with Celestia',
    description:
      'Packs of messages for your talks with Celestia: paid once, nothing renews, and what you don’t use is refunded if you withdraw in time.',
    heading: 'More messages with Celestia',
    lede: 'Every day brings you free messages. When a talk goes further than that, a pack carries it on.',
    buy: 'Choose',
    each: '{{amount}} per message',
    facts: [
      'One payment. There’s no subscription, and nothing renews by itself.',
      'The day’s free messages are used first, and only then those you bought.',
      'What you’ve bought doesn’t expire. It stays in your account until you use it.',
    ],
    account: 'A pack belongs to an account. Sign in first; you’ll come back here.',
    currency: 'Prices in',
    show: 'Show',
    closed: 'There’s nothing on sale here yet. Your free messages are back every day.',
    elsewhere: 'We don’t sell in your country yet. Your free messages are back every day.',
    settled: 'You’ve ordered before, and your prices stay in its currency.',
    orders: 'My orders',
  },
  premium: {
    title: 'Premium: more time with Celestia',
    description: 'What Premium gives you: 300 messages with Celestia, paid once.',
    heading: 'More time with Celestia',
    lede: '300 messages for the talks that don’t fit into a day.',
    points: [
      'Paid once. Nothing renews, and there’s nothing to cancel.',
      'The messages don’t expire, and the daily free ones stay.',
      'Celestia speaks from your computed chart and promises no outcome.',
    ],
    price: '{{amount}}, once',
    link: 'See the offer',
    chat: 'Not now: back to Celestia',
  },
  order: {
    title: 'Your order',
    description: 'Your order at Celestia: payment, receipt and withdrawal.',
    check: 'Check and pay',
    heading: 'Your order',
    product: 'Product',
    price: 'Price',
    reference: 'Order',
    day: 'Ordered on',
    state: 'Payment',
    made: 'Delivery',
    receipt: 'Receipt',
    paid: 'Paid',
    refunded: 'Returned',
    before: 'Before you pay',
    preliminary: [
      'The seller is whoever runs this site; name and address stand below.',
      'You buy {{product}} for {{amount}}. {{taxes}} There are no other costs.',
      '{{delivery}} You pay through our payment provider; we never see your card.',
      'Questions and complaints reach us by the contact form, and we answer them by email.',
    ],
    contractHeading: 'Distance sales contract',
    contract: [
      'This contract is between you and whoever runs this site, named below. It is made when you pay, and your receipt is its copy.',
      'Its subject is {{product}} for {{amount}}, taxes included, paid once.',
      '{{service}}',
      'You have the right of withdrawal that stands above. You use it with one button on the page of this order, or by any clear message to us.',
      'For disputes you may go to the consumer arbitration committee or the consumer court where you live.',
    ],
    preliminaryHeading: 'Preliminary information',
    seller: 'Seller',
    agree: 'Please check',
    missing: 'Check this box to go on.',
    summary: 'One more thing before you pay:',
    pay: 'Order and pay {{amount}}',
    leaves: 'You pay on our payment provider’s page and come back here.',
    down: 'The payment page can’t be reached right now. Nothing was charged. Please try again in a few minutes.',
    closed: 'This isn’t for sale at the moment. Nothing was charged.',
    toChat: 'Talk to Celestia',
    toOrders: 'All my orders',
    seconds: 'A second payment for this order was refunded to you in full: {{amount}}.',
    withdraw: {
      heading: 'Withdraw from the contract',
      until: 'Possible until {{until}}.',
      link: 'Withdraw from the contract here',
      confirm: 'Really withdraw?',
      submit: 'Withdraw now',
      keep: 'Keep my order',
      done: 'Your withdrawal has arrived. The money is on its way back.',
      over: 'You can no longer withdraw from this order.',
      mailed: 'You’ll get a confirmation by email.',
      unmailed:
        'We send no mail to an address that isn’t confirmed. This page is your confirmation: print it or save it.',
    },
    copy: 'Your contract',
    unmailed:
      'We send no mail to an address that isn’t confirmed. This page is your copy: print it or save it.',
  },
  states: {
    open: 'Not paid yet',
    pending: 'Payment on its way',
    paid: 'Paid',
    partly_refunded: 'Paid, partly returned',
    refunded: 'Returned',
    disputed: 'Under review by your bank',
    won: 'Paid',
    lost: 'Returned by your bank',
    expired: 'Not paid, closed',
  },
  delivery: {
    waiting: 'After the payment',
    making: 'Being prepared',
    ready: 'Delivered',
    failed: 'Delayed: we’re on it',
  },
  list: {
    title: 'My orders',
    description: 'Your orders at Celestia, with receipts and withdrawals.',
    heading: 'My orders',
    empty: 'You haven’t ordered anything yet.',
    shop: 'See the packs',
    left: {
      one: 'One bought message left.',
      other: '{{count}} bought messages left.',
    },
  },
  success: {
    title: 'Thank you for your order',
    description: 'What happens after your order at Celestia.',
    paid: 'Thank you! It’s paid.',
    making:
      'We’re preparing what you bought. It won’t take long, and this page will tell you when it’s done.',
    pendingHeading: 'Your payment is on its way',
    receipt: 'The receipt comes by email.',
    toOrder: 'See the order',
    bareHeading: 'Where is my order?',
    bare: 'You’ll find your orders in your account. If you ordered without one, the link is in the email we sent you.',
    again: 'Look again',
    unsureHeading: 'We don’t know yet whether it’s paid',
    unsure:
      'Our payment provider isn’t answering at the moment, so we can’t say. If you’ve paid, nothing is lost: we’ll keep asking, and you’ll get what you bought as soon as we hear. Please don’t pay a second time.',
    unmailed:
      'We send no mail to an address that isn’t confirmed. The receipt stands with your order: print it or save it there.',
  },
  error: {
    title: 'The payment didn’t go through',
    description: 'What to do when a payment at Celestia didn’t go through.',
    heading: 'The payment didn’t go through',
    open: 'Nothing was charged. Your order is still there: you can try again, with another means of payment if you like.',
    foreign:
      'We can’t find this order, or it isn’t yours. If you ordered, sign in with the account that you used, or open the link in your email.',
    bareHeading: 'Did a payment go wrong?',
    bare: 'An order that isn’t paid costs nothing. You’ll find yours in your account, and can try again from there.',
    retry: 'Try again',
    contact: 'Write to us',
  },
  mail: {
    agreed: 'What you confirmed before paying:',
    contract: 'Your contract with us:',
    seller: 'Sold by:',
    link: 'Your order, receipt and withdrawal',
    receipt: {
      subject: 'Your receipt {{number}}',
      lines: [
        'Thank you for your order. This is your receipt {{number}} of {{day}}.',
        '{{product}}: {{amount}}, paid.',
      ],
    },
    withdrawn: {
      subject: 'Your withdrawal has arrived ({{number}})',
      lines: [
        'You’ve withdrawn from your order {{number}} ({{product}}). We confirm that this declaration reached us.',
        'What isn’t used is taken out of your account, and its price goes back to the means of payment you used.',
      ],
    },
    refunded: {
      subject: 'Money back for {{number}}',
      lines: [
        'We’ve refunded {{refunded}} of {{amount}} for {{product}}. It can take your bank a few days to show it.',
      ],
    },
    returned: {
      subject: 'A payment went back to you',
      lines: [
        'A payment came in for {{product}} that we couldn’t use: a second one, or one that came too late. We’ve refunded it in full: {{returned}}.',
      ],
    },
    ready: {
      subject: 'Your book is ready',
      lines: ['{{product}} is made. You’ll find it on your order page, to read and as a PDF.'],
    },
    delayed: {
      subject: 'Your book takes longer',
      lines: [
        'Making {{product}} hasn’t worked so far. We know about it, and the book will be made again. Nothing is lost, and you’ll get another email as soon as it’s there.',
      ],
    },
    howTo:
      'How to withdraw: open your order with the link below and press “Withdraw from the contract here”, or write to the seller in any clear words, for example:',
    model:
      '“I withdraw from my contract for {{product}}, order {{reference}}, ordered on {{ordered}}.” With your name, your address and the date.',
  },
};
export type OrdersWords = typeof orders;
