import type { PlanetSentences } from '../../celestia-words.ts';

/** What each planet is about, and what it does to the theme that it meets. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'The Sun shows who you’re becoming, a little more each year.',
      'The Sun is about what you’d still want to do if nobody clapped.',
    ],
    moon: [
      'The Moon shows what you need before you can sleep well.',
      'The Moon is about instinct: how you react before you’ve had time to think.',
    ],
    mercury: [
      'Mercury is about how you pick things up, think them over and pass them on.',
      'Mercury shows what makes you curious, and how you ask your questions.',
    ],
    venus: [
      'Venus is about what you love, and how close you let it come.',
      'Venus shows where things feel easy to you, because you enjoy them.',
    ],
    mars: [
      'Mars is about what you want, and what you do when something gets in the way.',
      'Mars shows where you’d rather act than wait, and what makes you lose your temper.',
    ],
    jupiter: [
      'Jupiter shows where you expect things to turn out well, and they often do.',
      'Jupiter is about generosity and growth, and sometimes about too much of a good thing.',
    ],
    saturn: [
      'Saturn is about what you have to earn, and then keep for good.',
      'Saturn shows where you start out unsure and end up as the one others ask.',
    ],
    uranus: [
      'Uranus shares its sign with everybody your age, so its house is what makes it personal.',
      'Uranus shows where you surprise people, yourself included, and keep a rule only as long as it makes sense.',
    ],
    neptune: [
      'Neptune stays in a sign for some fourteen years, so what makes it yours is the house it’s in.',
      'Neptune shows where the edges blur for you, and where you find your best ideas and your softest illusions.',
    ],
    pluto: [
      'Pluto colors a whole generation, and it’s the house it’s in that makes it yours.',
      'Pluto shows where you don’t do things lightly, and where you can start over more thoroughly than most.',
    ],
    node: [
      'The North Node isn’t a planet but a point, and it shows the direction you’re growing in.',
      'The North Node is about what feels unfamiliar to you at first, and oddly right later on.',
    ],
    lilith: [
      'Lilith is a calculated point rather than a planet, and it’s about whatever in you refuses to be convenient.',
      'Lilith shows what people may once have called too much in you, and what may be a strength by now.',
    ],
    juno: [
      'Juno is an asteroid, and it shows what you need in order to stay with somebody.',
      'Juno is about the one thing in a relationship that you can’t do without.',
    ],
    chiron: [
      'Chiron is about an old hurt, and how it makes you a good guide for others.',
      'Chiron may never be your easiest subject, but people will come to you with wounds of their own.',
    ],
    ascendant: [
      'The Ascendant is the degree that was rising in the east when you were born, and the whole chart is built on it.',
      'The rising sign is how you open the door to the world, whatever goes on further inside.',
    ],
    midheaven: [
      'The Midheaven is the highest point of a chart, and it’s about your work and the name you make for yourself.',
      'The Midheaven shows what strangers may one day know you for.',
    ],
  },
  touch: {
    sun: {
      joined: 'A lot of your pride is tied up with {{theme}}, and anyone can see it.',
      flowing: 'You’re comfortable with {{theme}}, and it saves you a lot of pretending.',
      tense: 'When it comes to {{theme}}, pride can get in your way before you notice.',
    },
    moon: {
      joined: 'You’re sensitive about {{theme}}, and your mood gives you away.',
      flowing: 'You have good instincts about {{theme}}, and you can rely on them.',
      tense: 'Your mood and your plans often disagree about {{theme}}.',
    },
    mercury: {
      joined: 'You do a lot of thinking about {{theme}}, and it helps to have someone to talk to.',
      flowing: 'You find it easy to talk about {{theme}}, and people follow you.',
      tense: 'You tend to overthink {{theme}}, often at bedtime.',
    },
    venus: {
      joined: 'People like you for the warm, easy way you deal with {{theme}}.',
      flowing: 'You’re relaxed about {{theme}}, and that makes you good company.',
      tense: 'You want to be liked, and that doesn’t always sit well with {{theme}}.',
    },
    mars: {
      joined: 'You get worked up about {{theme}}, and holding back is harder for you than acting.',
      flowing: 'You get on with things without waiting to be pushed, and that goes for {{theme}} too.',
      tense: 'You’re quick to pick a fight over {{theme}}, which wears you out and also gets things done.',
    },
    jupiter: {
      joined: 'You make a big thing of {{theme}}, with more hope than caution.',
      flowing: 'You’re an optimist about {{theme}}, and you often turn out to be right.',
      tense: 'You tend to expect too much too soon when it comes to {{theme}}.',
    },
    saturn: {
      joined: 'You’re more serious than most about {{theme}}, slow to open up and loyal once you have.',
      flowing: 'You’re steady and patient about {{theme}}, so people can count on you when it matters.',
      tense: 'You’re careful about {{theme}}, and you need proof before you can relax.',
    },
    uranus: {
      joined: 'You like to go your own way when it comes to {{theme}}, and routine makes you restless.',
      flowing:
        'You come at things in a way nobody else would have thought of, above all when it comes to {{theme}}.',
      tense: 'You get restless about {{theme}} just when things have settled, so leave yourself some leeway.',
    },
    neptune: {
      joined: 'You’re sensitive and a little dreamy about {{theme}}, so a few clear limits do you good.',
      flowing: 'You’re imaginative and perceptive about {{theme}}, and you hear what isn’t said.',
      tense: 'You can fool yourself about {{theme}} now and then, so sleep on it before you decide anything.',
    },
    pluto: {
      joined: 'You’re all or nothing about {{theme}}, and people can feel that.',
      flowing: 'You don’t run from the truth about {{theme}}, even when it’s hard to hear.',
      tense: 'Now and then you face hard questions about {{theme}}, and you come out of them stronger.',
    },
  },
  passing: {
    sun: {
      joined: ['For a day or two the spotlight is on {{theme}}, and you can make use of that.'],
      flowing: ['For a couple of days you have an easier time with {{theme}}.'],
      tense: ['For a day or two you may clash with somebody over {{theme}}.'],
    },
    moon: {
      joined: ['For a few hours you may care more than usual about {{theme}}.'],
      flowing: ['For a few hours you may feel quite comfortable with {{theme}}.'],
      tense: ['For a few hours you may feel out of sorts about {{theme}}.'],
    },
    mercury: {
      joined: [
        'You’ll probably end up talking about {{theme}}, and one good question may save you three later.',
        'You may keep thinking about {{theme}}, and talking it over once can settle a good deal.',
      ],
      flowing: [
        'It’s easier than usual to say what you mean when it comes to {{theme}}.',
        'People tend to hear things the way you mean them, and that helps when it comes to {{theme}}.',
        'You’re clearer than usual about {{theme}}, so a conversation may go well.',
      ],
      tense: [
        'You may find it hard to say the right thing about {{theme}}, so read messages twice before you send them.',
        'Your thoughts may go in circles about {{theme}}, and writing them down helps.',
        'You and somebody else may talk past each other about {{theme}}, so check what they meant.',
      ],
    },
    venus: {
      joined: [
        'For a few days you’re gentler than usual about {{theme}}, and kindness comes back quickly.',
        'For a few days people are especially kind to you about {{theme}}.',
      ],
      flowing: [
        'You can relax a little about {{theme}}, and it’s a good time to accept an invitation.',
        'For a few days you’re more at peace with {{theme}}, and good company does the rest.',
        'For a few days you’re more relaxed about {{theme}}, and people are drawn to that.',
      ],
      tense: [
        'For a few days you may feel less sure about {{theme}}, and a kind word helps.',
        'For a few days you may give in just to keep the peace, and {{theme}} may come second.',
        'For a few days you may be a little touchy about {{theme}}, so let small slights pass.',
        'For a few days you may want some reassurance about {{theme}}, and it’s fine to ask for it.',
      ],
    },
    mars: {
      joined: [
        'You’re keyed up about {{theme}}, so give all that energy a task.',
        'You want to do something about {{theme}} at once, and a long walk takes the edge off.',
      ],
      flowing: [
        'You have the energy to do something about {{theme}}, and starting is easier than usual.',
        'You’re braver than usual about {{theme}}, so it’s a good time to make a start.',
      ],
      tense: [
        'You may be short-tempered about {{theme}}, so take a breath before you answer anyone.',
        'You may end up arguing about {{theme}}, so save the sharp reply for a calmer day.',
      ],
    },
    jupiter: {
      joined: [
        'You can afford to think bigger about {{theme}}, and a chance that looks too large may fit.',
        'For a while you have good reason to be hopeful about {{theme}}.',
      ],
      flowing: [
        'People are more generous about {{theme}} than they’ve been in months, if you ask.',
        'You meet with goodwill over {{theme}}, and a small request may go far.',
        'You have reason to feel confident about {{theme}}, so aim a little higher than usual.',
      ],
      tense: [
        'You may go a bit too far over {{theme}}, so settle on one thing and stay with it.',
        'You may expect too much when it comes to {{theme}}, and patience will get you further.',
      ],
    },
    saturn: {
      joined: [
        'You’re asked to get serious about {{theme}}, with fewer promises, better kept.',
        'For a while you have to be patient about {{theme}}, and slow is fast enough.',
      ],
      flowing: [
        'You can be calm and patient about {{theme}}, and steady effort pays off.',
        'You’re patient enough about {{theme}} to build something that lasts.',
      ],
      tense: [
        'You’re being tested when it comes to {{theme}}, and whatever’s left afterward is really yours.',
        'You may feel discouraged about {{theme}}, so go slowly and do one thing well.',
        'You may be harder on yourself about {{theme}} than you need to be, so take small steps and count them.',
      ],
    },
    uranus: {
      joined: [
        'You may change your mind abruptly about {{theme}}, and like the result better than you expect.',
      ],
      flowing: ['You see {{theme}} in a fresh light, perhaps thanks to a lucky accident.'],
      tense: [
        'For a while you may feel unsettled about {{theme}}, so keep your plans loose and your sense of humor close.',
      ],
    },
    neptune: {
      joined: [
        'You may be extra sensitive about {{theme}}, which is good for ideas and bad for signing anything.',
      ],
      flowing: ['You’re more tender and more inventive than usual about {{theme}}.'],
      tense: ['You may be a little confused about {{theme}}, so check the facts twice.'],
    },
    pluto: {
      joined: ['You’re getting to the bottom of some questions about {{theme}}, slowly and for good reason.'],
      flowing: ['You grow surer about {{theme}}, with a strength you may only notice afterward.'],
      tense: ['Life keeps pressing you about {{theme}} until you let go of something you’ve outgrown.'],
    },
  },
  retrogrades: {
    mercury: 'While it lasts, rereading, repairing and returning calls go better than signing and launching.',
    venus:
      'Old affections and old tastes come by for a second look, and you don’t have to decide on the doorstep.',
    mars: 'Pushing gets less done than usual, and a sharper plan gets more.',
    jupiter: 'Growth turns inward, and what you already believe is checked against what you have seen.',
    saturn: 'Duties you took on in a hurry can be looked at again and cut to size.',
    uranus: 'Changes pause for breath, which gives you time to catch up with them.',
    neptune: 'A dream may show its real outline, plainer than you had painted it and easier to build.',
    pluto: 'What you thought was finished may ask for one more honest look.',
  },
  bornRetrograde: [
    'Born that way, you tend to turn a thing over inside before anyone sees it, and your second draft is your real one.',
    'It makes that part of you more thoughtful than showy, with its own pace and its own schedule.',
  ],
};
