/** What people are told without having asked just now: pieces, the week's letter, and the part of the account where it is chosen. */
export interface TidingsWords {
  /** Points of the reader's chart, as they stand in the titles below. */
  yours: Readonly<
    Record<
      | 'sun'
      | 'moon'
      | 'mercury'
      | 'venus'
      | 'mars'
      | 'jupiter'
      | 'saturn'
      | 'uranus'
      | 'neptune'
      | 'pluto'
      | 'ascendant'
      | 'midheaven',
      string
    >
  >;
  /** {{mover}}, {{point}}. */
  transits: Readonly<Record<'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition', string>>;
  transitNote: string;
  /** {{point}}. */
  eclipses: Readonly<Record<'solar' | 'lunar', Readonly<Record<'conjunction' | 'opposition', string>>>>;
  eclipseNotes: Readonly<Record<'solar' | 'lunar', string>>;
  /** {{phase}}, {{inSign}}. */
  moon: string;
  moonNotes: Readonly<Record<'newMoon' | 'firstQuarter' | 'fullMoon' | 'lastQuarter', string>>;
  /** {{sign}}. */
  horoscope: string;
  report: { title: string; body: string };
  answer: { title: string; body: string };
  /** In place of a text that a locked screen has no room for. */
  tapNote: string;
  letter: {
    subject: string;
    intro: string;
    /** Of a mail about one day. */
    introDay: string;
    /** {{day}}, {{title}}. */
    entry: string;
    action: string;
    /** {{site}}. */
    why: string;
    settings: string;
    unsubscribe: string;
  };
  part: {
    heading: string;
    intro: string;
    noMail: string;
    noBirth: string;
    mailboxClosed: string;
    mail: string;
    rhythms: Readonly<Record<'never' | 'weekly' | 'daily', string>>;
    what: string;
    kinds: Readonly<Record<'eclipse' | 'transit' | 'moon' | 'horoscope', string>>;
    hour: string;
    zone: string;
    /** That there is never more than one a day, and none at night. */
    promise: string;
    save: string;
    saved: string;
    /** Where letters were asked for and every kind is switched off. */
    nothing: string;
    /** The heading where both ways are there. */
    headingAll: string;
    push: {
      way: string;
      about: string;
      /** Of the letters' kinds, where both ways are there. */
      lettersAbout: string;
      /** In place of the part's own `nothing`, which names another list. */
      nothingInLetters: string;
      /** Beside those of letters. */
      kinds: Readonly<Record<'answer' | 'report', string>>;
      intro: string;
      off: string;
      on: string;
      turnOn: string;
      turnOff: string;
      working: string;
      isOn: string;
      isOff: string;
      noScript: string;
      /** Where notifications were asked for and every kind is switched off. */
      nothing: string;
      troubles: Readonly<
        Record<
          | 'blocked'
          | 'undecided'
          | 'unsupported'
          | 'storage'
          | 'worker'
          | 'subscribe'
          | 'update'
          | 'unsubscribe'
          | 'site'
          | 'config',
          string
        >
      >;
    };
  };
}

export const tidings: TidingsWords = {
  yours: {
    sun: 'your Sun',
    moon: 'your Moon',
    mercury: 'your Mercury',
    venus: 'your Venus',
    mars: 'your Mars',
    jupiter: 'your Jupiter',
    saturn: 'your Saturn',
    uranus: 'your Uranus',
    neptune: 'your Neptune',
    pluto: 'your Pluto',
    ascendant: 'your Ascendant',
    midheaven: 'your Midheaven',
  },
  transits: {
    conjunction: '{{mover}} meets {{point}}',
    sextile: '{{mover}} sextile {{point}}',
    square: '{{mover}} square {{point}}',
    trine: '{{mover}} trine {{point}}',
    opposition: '{{mover}} opposite {{point}}',
  },
  transitNote: 'The aspect is exact today. What it’s about often shows a few days before and after.',
  eclipses: {
    solar: {
      conjunction: 'Solar eclipse close to {{point}}',
      opposition: 'Solar eclipse across from {{point}}',
    },
    lunar: {
      conjunction: 'Lunar eclipse close to {{point}}',
      opposition: 'Lunar eclipse across from {{point}}',
    },
  },
  eclipseNotes: {
    solar:
      'Only a couple of eclipses a year come this close to your chart. What begins now may keep you busy for half a year.',
    lunar:
      'Only a couple of eclipses a year come this close to your chart. Something you’ve carried for a while may ask to be put down.',
  },
  moon: '{{phase}} {{inSign}}',
  moonNotes: {
    newMoon:
      'The sky is dark tonight. A small beginning tends to take well, even one you tell nobody about yet.',
    firstQuarter:
      'What began a week ago often meets its first “but.” Changing the plan may be enough to save it.',
    fullMoon:
      'What has been growing for two weeks comes to light. It may look different from how you pictured it.',
    lastQuarter: 'The Moon is on the wane. Finishing one thing tends to go better than starting another.',
  },
  horoscope: '{{sign}}: what’s ahead',
  report: {
    title: 'Your book is ready',
    body: 'The report you ordered can be read now. It’s waiting in your account.',
  },
  answer: {
    title: 'An astrologer has answered you',
    body: 'There’s an answer to your request for a conversation. You’ll find it in your account.',
  },
  tapNote: 'The rest is on the page.',
  letter: {
    subject: 'Your sky this week',
    intro: 'This is what the next seven days bring.',
    introDay: 'One thing about today.',
    entry: '{{day}}: {{title}}',
    action: 'See your sky today',
    why: 'You’re getting this letter because you asked for it in your account at {{site}}.',
    settings: 'Change what comes, and when',
    unsubscribe: 'No more letters about my sky',
  },
  part: {
    heading: 'Letters about your sky',
    intro:
      'So you know about the few days when the sky touches your own chart, without having to look every day.',
    noMail: 'Confirm your email address first: letters go to confirmed addresses only.',
    noBirth: 'Without your birth details we can only tell you the phases of the Moon.',
    mailboxClosed: 'Your mailbox refused our last letter, so we stopped. Save again to give it another try.',
    mail: 'A letter by email',
    rhythms: { never: 'Never', weekly: 'On Mondays', daily: 'Daily, if there’s something to tell' },
    what: 'What it’s about',
    kinds: {
      eclipse: 'Eclipses near a point of your chart',
      transit: 'Transits to your chart',
      moon: 'Phases of the Moon',
      horoscope: 'Your sign’s horoscope',
    },
    hour: 'At',
    zone: 'Your time zone',
    promise: 'One a day at most, never at night. Every letter has a link that stops them.',
    save: 'Save',
    saved: 'Saved. It applies from now on.',
    nothing: 'Nothing is checked under “What it’s about,” so no letter will come. Check at least one.',
    headingAll: 'Updates about your sky',
    push: {
      way: 'A notification in your browser',
      about: 'What notifications are about',
      lettersAbout: 'What letters are about',
      nothingInLetters:
        'Nothing is checked under “What letters are about,” so no letter will come. Check at least one.',
      kinds: {
        answer: 'An astrologer’s answer',
        report: 'A report that’s ready',
      },
      intro:
        'A notification appears on your screen even when this page is closed. It reaches your browser by way of Google, which can read it. If you sign out here, this browser stops getting them.',
      off: 'This browser doesn’t get any yet.',
      on: 'This browser gets them.',
      turnOn: 'Turn on in this browser',
      turnOff: 'Turn off in this browser',
      working: 'One moment…',
      isOn: 'Done. This browser gets them from now on.',
      isOff: 'Done. This browser no longer gets them.',
      noScript: 'To turn them on, this browser needs JavaScript.',
      nothing:
        'Nothing is checked under “What notifications are about,” so none will come. Check at least one.',
      troubles: {
        blocked:
          'Your browser blocks notifications from this site. Allow them in the browser’s settings for this site, then press again.',
        undecided:
          'Your browser’s question is still open. If you’d like notifications, press again and choose “Allow.”',
        unsupported:
          'This browser can’t show notifications. On an iPhone or iPad they work once you’ve added the site to your Home Screen.',
        storage:
          'This browser doesn’t let the site store anything, as in a private window. Notifications can’t work without that.',
        worker: 'The part that shows notifications couldn’t be installed. Reload the page and try again.',
        subscribe:
          'Signing up with the notification service didn’t work. Check your connection and try again in a moment.',
        update:
          'Your sign-up with the notification service couldn’t be renewed. We’ll try again the next time you open this page.',
        unsubscribe:
          'We’ve stopped sending to this browser, but we couldn’t cancel its sign-up with the notification service. Press again in a moment.',
        site: 'Our server didn’t save this. Check your connection and try again in a moment.',
        config: 'Notifications aren’t set up properly on our side, so they can’t be turned on right now.',
      },
    },
  },
};
