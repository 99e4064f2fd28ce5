/** The privacy page. docs/privacy.md holds each claim against the code: change both. */
export const privacy = {
  title: 'Privacy: what Celestia keeps about you',
  description:
    'What Celestia stores, where and for how long, who else sees it, which cookies there are, and how you get your data, change it or delete it.',
  heading: 'Privacy',
  lede: 'What we keep about you, where, for how long and who else sees it. This page describes the site as it is built today.',
  version: 'Version {{version}}, in force since {{date}}',
  contents: 'On this page',
  storage: {
    caption: 'What your browser keeps for this site',
    name: 'Name',
    purpose: 'What it’s for',
    until: 'Until when',
    rows: {
      lastLang: { purpose: 'The language you last used.', until: '30 days' },
      session: { purpose: 'Keeps you signed in. No script can read it.', until: '30 days' },
      shown: { purpose: 'Your display name and your three signs, for the header.', until: '30 days' },
      email: {
        purpose: 'Your email address in the sign-in form, if you checked that box.',
        until: '7 days',
      },
      redirect: { purpose: 'The page you wanted when you were sent to sign in.', until: '10 minutes' },
      tab: {
        purpose:
          'In the tab: the birth or births you typed, your last chart as it was drawn, the place you asked about, your question and unsent drafts, the campaign whose link led you here, and when the page last reloaded itself after an update.',
        until: 'until you close the tab',
      },
      choices: { purpose: 'Your theme and your time zone, if you chose one.', until: 'until you change it' },
      kept: {
        purpose:
          'Charts and births that you asked this browser to keep, and the last chart of such a birth as it was drawn, to be read without a connection.',
        until: 'until you remove them; the drawn chart also goes when you sign out',
      },
      offline: {
        purpose: 'Pages that say there’s no connection. Nothing of yours is in them.',
        until: 'until you clear what this site has stored',
      },
      push: {
        purpose: 'What the notification service knows this browser by, if you turned notifications on.',
        until: 'until you turn them off, or clear it',
      },
      login: {
        purpose: 'That somebody is signed in, and reminders you put off.',
        until: 'until you sign out, or clear it',
      },
    },
  },
  sections: {
    operator: {
      heading: 'Who is responsible',
      text: [
        'The operator named here decides what happens to data on this site, and is answerable for it (controller under the GDPR, data controller under Türkiye’s Law 6698, controlador under Brazil’s LGPD).',
      ],
    },
    short: {
      heading: 'In short',
      text: [
        'Without an account we keep nothing that says who you are. A birth is computed and forgotten.',
        'There is no advertising, no tracking across sites, no profiling, and no decision about you is made by a machine.',
        'We don’t sell data, and we give it to nobody but the services listed below, who need it to do their work.',
      ],
    },
    births: {
      heading: 'Births and charts without an account',
      text: [
        'The date, time and place you type are sent encrypted, used to compute the page you asked for, and not stored on the server. While you type a place, only its letters are looked up; they aren’t recorded.',
        'A link to your chart is made only if you make it. It holds the positions of the planets, from which a date and time can be worked out. Whoever has the link can see the chart.',
        'If you type in somebody else’s birth, please make sure they don’t mind.',
      ],
    },
    account: {
      heading: 'Your account',
      text: [
        'We keep your user id, email address and whether it’s confirmed, the name you gave, your language, how you sign in, whether you want news, which version of our papers you agreed to, and your birth if you save it. Saved charts are kept with their names. For each browser you’re signed in on, we keep its kind (such as Firefox on Windows), its country and when it was last used; a browser that hasn’t been used for 31 days is removed. If you make a link to your own calendar, we keep it until you take it back; whoever has the link can read its dates.',
        'All of it stays until you delete it or your account. The legal basis is the contract with you: without it we couldn’t keep your charts (GDPR Art. 6(1)(b); Law 6698 Art. 5(2)(c); LGPD Art. 7 V).',
        'When an account is deleted, its rows go at once, and a code that only this site can make is kept for a month, so that neither an old sign-in nor a backup can bring it back. Deleted data may remain in the platform’s recovery copies for up to 30 days. They’re used only to repair a broken database.',
      ],
    },
    celestia: {
      heading: 'Celestia and your conversations',
      text: [
        'A single question on “Ask Celestia” is read, answered and not stored. To keep the number of questions fair we count them by a code made from your network address. The code can’t be read back and is deleted with the first question of the next day.',
        'Conversations in your account are stored with your messages, Celestia’s answers, your ratings, the birth of a partner if you entered one, your time zone, the country for help lines, and your consent. They stay until you delete a conversation, all of them, or your account. The legal basis is your consent, which you can take back on the same page (GDPR Art. 6(1)(a) and 9(2)(a)).',
        'If a message sounds as if somebody were in danger, a program notices it and shows help lines. Nobody is notified.',
      ],
    },
    letters: {
      heading: 'Messages to us',
      text: [
        'What you send by the contact form is stored with your name if given, email address, subject, language and text, and mailed to the operator. It’s kept for 180 days and then deleted automatically; if you wrote it while signed in, it goes with your account if that’s sooner. The copy in the operator’s mailbox is deleted once the matter is settled. The basis is our interest in answering you (GDPR Art. 6(1)(f)).',
        'Messages sent without the human check are counted for the day by a code made from your network address, as questions are.',
        'A request for a consultation is stored with your name if given, email address, language, time zone, the times you named, your question, your birth if you gave it, and how it stands. The operator gets it by email, and the astrologer gets it with your consent, for that conversation alone. It’s deleted 180 days after the last thing that happens to it, and sooner with your account if you were signed in; if the email that calls off a conversation then can’t be sent, your address is kept until it can, for three days at most. The basis is your consent, and the contract once a time is agreed (GDPR Art. 6(1)(a) and (b)).',
      ],
    },
    orders: {
      heading: 'Orders',
      text: [
        'If you buy something, we store what it was, its price, the market whose law applies, which boxes you checked, when it was paid and, if confirmed, your email address for the receipt. The payment itself happens at our payment provider (Stripe), which gets the order’s number, the amount and what you type there; we never see your card. The basis is the contract with you (GDPR Art. 6(1)(b)).',
        'An order that isn’t paid is deleted after 90 days, or with your account. From an order that was paid, your account and address are removed when you delete the account; the receipt number, the amount and the date stay for ten years, because tax law requires them to be kept (GDPR Art. 6(1)(c)).',
        'If you order a book, the births it’s made of and the names on its cover are kept for 44 days after it’s made and then deleted automatically; on the book’s page you can delete them sooner, and the book as well. Until then it stays with its order. Of the births only the dates stay beside it, because a date opens it.',
        'If you give a book, we keep the receiver’s address until the mail has gone and delete it then; what’s left is a digest, by which we count mails to one address and leave an address alone that wants none. The mail names your address. Your message is shown on the page behind the link. The link ends after 180 days. The receiver can delete book and message. The basis is our interest, and yours, in passing the gift on (GDPR Art. 6(1)(f)).',
      ],
    },
    mails: {
      heading: 'Our emails',
      text: [
        'You get one email when your address is confirmed and one when your account is deleted; the provider of accounts sends links to confirm an address or reset a password. News, and letters about your own sky, come only if you asked for them, and stop with one click. For the letters we keep what they’re about, how often, your hour and time zone, and for 40 days the dates on which one went out. Our emails contain no pictures that report when you open them.',
      ],
    },
    notifications: {
      heading: 'Notifications',
      text: [
        'If you turn on notifications in a browser, we keep what Google’s service (Firebase Cloud Messaging) knows that browser by, until you turn them off there, sign out there, or delete your account, and beside it what they’re about, how often, your hour and time zone, and for 40 days the dates on which one went out. The text of a notification passes through Google. It may say which planet touches which point of your chart; your birth isn’t in it. The basis is your consent (GDPR Art. 6(1)(a)), which the same button takes back at once.',
      ],
    },
    browser: {
      heading: 'Cookies and what your browser keeps',
      text: [
        'Everything in this table is needed for something you asked for, so there’s no banner. Nothing in it is used to follow you.',
      ],
    },
    technical: {
      heading: 'Logs and protection',
      text: [
        'Your network address reaches our servers with every request, as it does on any website. We use it to limit the number of requests: it’s counted for a minute and not written down. Our log records failures and security events under a code and a random number, and holds neither addresses nor anything you typed; the platform deletes it after 7 days at most.',
        'When you create an account or send us a message, Cloudflare Turnstile may check that you’re a person. For that it sees your network address and properties of your browser.',
      ],
    },
    counting: {
      heading: 'How we count visits',
      text: [
        'For the pages that advertisements and short videos lead to, we count how often each was opened on a day, by campaign, and how many accounts came of it. These are bare numbers. No cookie and no address is used, and nobody can be found in them.',
      ],
    },
    recipients: {
      heading: 'Who else gets data',
      text: [
        'Cloudflare, Inc. (USA, with data centers worldwide) runs the servers, databases, emails and the human check for us.',
        'Google Ireland Ltd. and Google LLC (Firebase Authentication) hold your email address, your password in scrambled form, and your sign-ins. Your password goes from your browser straight to them and never through this site. If you sign in with Google or Facebook, that company learns that you use Celestia and tells us your name and address. If you turn on notifications, Google’s Firebase Cloud Messaging also gets this browser’s push address and the text of each.',
      ],
      here: 'No language model of another company is switched on. Celestia answers on this site’s own server.',
      model:
        'Celestia’s answers are worded by a language model run by {{provider}} ({{country}}). It gets your messages without names and addresses, and the positions of your chart, from which a birth can be worked out.',
    },
    places: {
      heading: 'Where the data is',
      text: [
        'Cloudflare and Google also process data outside your country, in the USA among others. This rests on the EU-US Data Privacy Framework and the EU’s standard contractual clauses, and for Türkiye and Brazil on the contracts their laws provide for.',
      ],
    },
    rights: {
      heading: 'Your rights',
      text: [
        'You can see and download everything in your profile, correct it there, and delete it there. You can also write to us to be told what we hold, to have it corrected, deleted, restricted or handed over, and to object to its use. Consent can be taken back at any time; what was done until then remains lawful. We answer within 30 days, at no charge.',
        'In the EU and EEA these rights are set out in Articles 15 to 22 of the GDPR, in Türkiye in Article 11 of Law 6698, in Brazil in Article 18 of the LGPD. You can complain to the data protection authority where you live, such as the KVKK in Türkiye or the ANPD in Brazil.',
      ],
    },
    age: {
      heading: 'Age',
      text: [
        'Accounts and conversations with Celestia are for people of 16 and over, chats about a lover for 18 and over. If you learn that a child has made an account, please tell us, and we’ll delete it.',
      ],
    },
    changes: {
      heading: 'Changes',
      text: [
        'When what we do with data changes, this page changes first, and gets a new version and date. We tell everyone with an account by email about changes that matter before they take effect.',
      ],
    },
  },
};
export type PrivacyWords = typeof privacy;
