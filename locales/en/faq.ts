/** What people ask of the product. A question's key is the fragment of its answer's address, in every language. */
export const faq = {
  title: 'Questions people ask about Celestia',
  description:
    'How accurate the charts are, what to do without a birth time, what happens to your data, who Celestia is, and how to delete everything. Short answers.',
  heading: 'Questions and answers',
  lede: 'Short answers to what people ask most. Each one has a link of its own, so you can send it to whoever asked you.',
  linkTo: 'Link to this answer',
  missing: 'Didn’t find yours?',
  write: 'Write to us',
  groups: {
    charts: {
      heading: 'Birth charts',
      questions: {
        accuracy: {
          question: 'How accurate are the positions?',
          answer:
            'To about an arcsecond, which is far finer than any wheel can show. We check our figures against reference charts and publish the largest difference we found for each body. Your birth time is nearly always the weakest link: four minutes move the Ascendant by about a degree.',
        },
        'unknown-time': {
          question: 'I don’t know my birth time. Can I still get a chart?',
          answer:
            'Yes. Check “I don’t know the exact time” and you’ll see what holds for the whole day. The houses, the Ascendant and the Midheaven are left out, because without a time they’d be made up, and the chart says where the Moon could have been. A birth certificate often has the time. So do parents, with a margin.',
        },
        houses: {
          question: 'Which house system do you use?',
          answer:
            'Placidus, unless you choose another of the seven we offer under the chart settings. Whole Sign and Equal are among them. Near the poles Placidus and Koch have no solution; Porphyry takes their place there, and the chart tells you so.',
        },
        zodiac: {
          question: 'Tropical or sidereal?',
          answer:
            'Tropical, the one most Western astrology uses: Aries begins where the Sun stands at the March equinox. The natal chart can be switched to sidereal with the Lahiri or Fagan-Bradley starting point. Most placements then move back by one sign.',
        },
        'daylight-saving': {
          question: 'Do I have to subtract daylight saving time?',
          answer:
            'No. Enter the time the clock on the wall showed. We look up what clocks did in that place on that day, from the full history of its time zone. If that hour happened twice because clocks were set back, we ask which one you mean.',
        },
        'other-site': {
          question: 'Why does another site give me a different rising sign?',
          answer:
            'Usually one of the two has the wrong time zone for that year, a city nearby instead of yours, or another zodiac. Open “Time conversion” under your chart: it shows the offset we used and universal time, so the two can be compared line by line.',
        },
        cusp: {
          question: 'I was born on a cusp. Which sign am I?',
          answer:
            'One of the two. The Sun changes sign at a single moment, and that moment falls on a slightly different date every year. With your birth time we can say which side you were on. Without it, on such a day, the chart tells you both.',
        },
        place: {
          question: 'My birthplace isn’t in the list. What now?',
          answer:
            'Take the nearest larger town in the same time zone. Twenty miles east or west shift the Ascendant by about a third of a degree, so very few charts change. The list comes from GeoNames and knows many spellings and older names.',
        },
      },
    },
    reading: {
      heading: 'What the texts mean',
      questions: {
        true: {
          question: 'Is astrology true?',
          answer:
            'The positions are astronomy and can be checked. What people read in them is a tradition, not a science, and no study has shown that it predicts anything. We think it can be a good way to look at yourself. Treat it as that, and not as advice on health, law or money.',
        },
        horoscopes: {
          question: 'Where do the horoscopes come from?',
          answer:
            'From the sky of that day, week, month or year. We compute what the Sun, Moon and planets do and in which house, counted from your sign, they do it, then pick from texts written ahead of time for exactly that. Every horoscope lists the facts it rests on.',
        },
        score: {
          question: 'What does the compatibility score tell me?',
          answer:
            'How many easy and tense aspects run between two charts, weighed by how strong they are. Half of all pairs score above 50 and half below. Each point names the aspect it comes from. The score knows nothing of your story, and it can’t tell you whether to stay.',
        },
        retrograde: {
          question: 'Is Mercury retrograde as bad as they say?',
          answer:
            'It’s an optical effect that comes around three or four times a year, when Mercury passes us on the inside lane. Tradition takes it as a time to reread and repair. Our page of the year’s events has the exact dates, so you can watch what it does to you, if anything.',
        },
        hard: {
          question: 'My chart is full of tense aspects. Should I worry?',
          answer:
            'No. Nearly everyone has some, and a chart without any would be a dull read. A tense aspect describes friction you can work with. Our texts never threaten, and never speak of illness or death.',
        },
      },
    },
    celestia: {
      heading: 'Celestia, the astrologer',
      questions: {
        'is-ai': {
          question: 'Is Celestia a real person?',
          answer:
            'No, she’s an AI, and she says so herself. She reads computed positions, and under each answer you can open the ones she leaned on. Nobody sits at the other end.',
        },
        mistakes: {
          question: 'Can Celestia be wrong?',
          answer:
            'Her words can miss you; the positions shouldn’t. Every sentence that states a fact is checked against the chart before you see it, and one that doesn’t fit is held back. If an answer is off, mark it as unhelpful or tell us.',
        },
        memory: {
          question: 'Does she remember our conversations?',
          answer:
            'If you’re signed in, yes: they’re kept in your account until you delete one of them or all. The single question on the page “Ask Celestia” is answered and forgotten.',
        },
        model: {
          question: 'Does what I write go to another company?',
          answer:
            'The privacy page says whether a language model of another company is switched on, and which. If none is, Celestia answers on this site’s own server. If one is, it gets your words without names and addresses, and the positions of your chart.',
        },
        crisis: {
          question: 'I’m not doing well. Can I talk to Celestia about it?',
          answer:
            'You can write to her, but she’s no substitute for a person. When somebody sounds in danger she leaves the stars aside and shows the help lines of your country. If it’s urgent, please call your emergency number now.',
        },
        age: {
          question: 'How old do I have to be?',
          answer:
            'Sixteen for conversations with Celestia, and eighteen for chats about a lover. Charts and horoscopes are open to everyone.',
        },
      },
    },
    privacy: {
      heading: 'Your data',
      questions: {
        'birth-data': {
          question: 'What happens to my birth data?',
          answer:
            'It’s sent over an encrypted line, computed and forgotten. It stays in your tab until you close it, in your browser only if you press “remember,” and in your account only if you save it there. It appears in no web address and in no log.',
        },
        cookies: {
          question: 'Why is there no cookie banner?',
          answer:
            'Because there’s nothing to ask you. The site remembers your language in a cookie, and sets others only once you sign in or are on your way there. There is no advertising, no tracking, and no analytics from other companies.',
        },
        selling: {
          question: 'Do you sell my data?',
          answer: 'No. Not to anyone, not in bulk, not “in anonymous form.”',
        },
        export: {
          question: 'How do I get a copy of everything you have on me?',
          answer:
            'Open your profile and choose the download. You get one file with your profile, charts, sign-ins and conversations. It takes a few seconds and needs no request to us.',
        },
      },
    },
    account: {
      heading: 'Account and cost',
      questions: {
        need: {
          question: 'Do I need an account?',
          answer:
            'Not for charts, horoscopes, compatibility, eclipses or a single question to Celestia. An account keeps your births and charts on every device and lets you have longer conversations.',
        },
        cost: {
          question: 'What does it cost?',
          answer:
            'Charts, horoscopes, comparisons, eclipses and questions to Celestia cost nothing, and no text breaks off to ask you for a card. Conversations have a number of free messages a day, so that there’s enough for everyone.',
        },
        password: {
          question: 'I can’t get in anymore. What should I do?',
          answer:
            'Ask for a new password on the sign-in page; the link arrives within minutes, sometimes in spam. If you signed up with Google or Facebook, use that button instead: there may never have been a password.',
        },
        mails: {
          question: 'How do I stop your emails?',
          answer:
            'Press the link at the end of any of them, once. You don’t have to sign in. The same switch is in your profile.',
        },
        delete: {
          question: 'How do I delete my account?',
          answer:
            'On the page “Delete your account”, after signing in once more. Profile, births, charts and conversations are removed at once and for good, and we send you one last email to say so.',
        },
      },
    },
    sharing: {
      heading: 'Sharing and taking along',
      questions: {
        link: {
          question: 'What does a link to my chart give away?',
          answer:
            'The positions, and nothing you typed. Still, whoever knows astronomy can work out the date and time from them, and roughly the place. Share it as you’d share your birthday.',
        },
        picture: {
          question: 'Can I post my chart as a picture?',
          answer:
            'Yes. There’s a picture of your signs in three looks, tall for stories or square for posts. It shows your signs, and no birth date.',
        },
        calendar: {
          question: 'Can I have the year’s events in my calendar?',
          answer:
            'Yes. The page of each year has a calendar file to open or subscribe to, with full Moons, eclipses, stations and changes of sign, in your calendar’s own time zone.',
        },
        sources: {
          question: 'Where do your figures come from?',
          answer:
            'Positions: our own integration of the solar system, started from data that NASA’s JPL publishes. Time zones: the IANA database. Places: GeoNames. The about page has the details and our accuracy.',
        },
      },
    },
  },
};
export type FaqWords = typeof faq;
