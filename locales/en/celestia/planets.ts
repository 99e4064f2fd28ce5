import type { PlanetSentences } from '../../celestia-words.ts';

/** What each planet is about, and what it does to the theme that it meets. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'The Sun shows what you are here to become, a little more each year.',
      'Read the Sun as the thing you’d still want to do if nobody clapped.',
    ],
    moon: [
      'The Moon shows what you need before you can sleep well.',
      'Read the Moon as a memory that lives in the body: it reacts first and explains itself later.',
    ],
    mercury: [
      'Mercury is about how you notice, learn and pass things on.',
      'Where Mercury stands you find your questions, and the tone in which you ask them.',
    ],
    venus: [
      'Venus is about what you find worth loving, and how you let it come near.',
      'Where Venus stands, effort feels less like effort, because you like it there.',
    ],
    mars: [
      'Mars is about wanting, and about what you do when something stands in the way.',
      'Where Mars stands you’d rather act than wait, and you can tell by your temper when you have waited too long.',
    ],
    jupiter: [
      'Jupiter is about where you trust that things will turn out, and often prove yourself right.',
      'Where Jupiter stands there is room to be generous, and some danger of too much of a good thing.',
    ],
    saturn: [
      'Saturn is about what you have to earn, and then own for good.',
      'Where Saturn stands you start out unsure and end up as the one whom others ask.',
    ],
    uranus: [
      'Uranus shares its sign with everybody of your age, so its house and its contacts make it personal.',
      'Where Uranus stands you surprise people, yourself included, and rules last only as long as they make sense.',
    ],
    neptune: [
      'Neptune stays in a sign for some fourteen years, so what makes it yours is where it falls and what it touches.',
      'Where Neptune stands edges blur, and you find both your best ideas and your softest illusions.',
    ],
    pluto: [
      'Pluto colors a whole generation, and it becomes yours through the place where it works.',
      'Where Pluto stands you don’t do things lightly, and you can begin again more thoroughly than most.',
    ],
    node: [
      'The North Node is no body at all but a crossing point, read as the direction in which you stretch.',
      'What the North Node describes feels unfamiliar at first, and oddly right afterward.',
    ],
    lilith: [
      'Lilith is a point of the lunar orbit, read as whatever in you refuses to be made convenient.',
      'What Lilith marks was perhaps called too much once, and may be a strength now.',
    ],
    juno: [
      'Juno is an asteroid that is read for what you need in order to stay with somebody.',
      'Look to Juno for the clause in the contract that you can’t do without.',
    ],
    chiron: [
      'Chiron is read as an old tenderness that makes you a good guide for others.',
      'What Chiron marks may never be your easiest subject, and people will come to you with theirs.',
    ],
    ascendant: [
      'The Ascendant is the degree that was rising in the east when you were born, and it sets the whole frame of the chart.',
      'The rising sign is how you open the door to the world, whatever goes on further inside.',
    ],
    midheaven: [
      'The Midheaven is the highest point of a chart, read for the work and the name you grow toward.',
      'Look to the Midheaven for what strangers may one day know you for.',
    ],
  },
  touch: {
    sun: {
      joined: 'It puts {{theme}} in a bright light, hard for you or anybody else to overlook.',
      flowing: 'It gives {{theme}} a warm tailwind, so you can simply be yourself there.',
      tense: 'It sets {{theme}} at odds with your pride, and the two have to take turns.',
    },
    moon: {
      joined: 'It steeps {{theme}} in feeling, so your mood has a vote in it.',
      flowing: 'It lets {{theme}} and your feelings help each other along without much ado.',
      tense: 'It makes {{theme}} pull one way while your comfort pulls the other.',
    },
    mercury: {
      joined: 'It gives {{theme}} a voice, and you will want to talk about it.',
      flowing: 'It makes it easy to explain {{theme}} to someone else.',
      tense: 'It has your head arguing with {{theme}}, often at bedtime.',
    },
    venus: {
      joined: 'It lends {{theme}} some charm, and people tend to like you for it.',
      flowing: 'It makes {{theme}} pleasant company, for you and for others.',
      tense: 'It leaves you torn between {{theme}} and wanting to be liked.',
    },
    mars: {
      joined: 'It heats {{theme}} up, so that holding back takes more strength than acting.',
      flowing: 'It gives {{theme}} muscle, and you get moving without a push.',
      tense: 'It rubs {{theme}} the wrong way, which is tiring, and also how you get things done.',
    },
    jupiter: {
      joined: 'It makes {{theme}} bigger, with more hope in it and less measure.',
      flowing: 'It gives {{theme}} plenty of room, and good luck you may take for granted.',
      tense: 'It tempts {{theme}} to promise more than a week can hold.',
    },
    saturn: {
      joined: 'It has made {{theme}} serious from early on, slow to open and built to last.',
      flowing: 'It gives {{theme}} a backbone, so you can rely on it when it counts.',
      tense: 'It makes {{theme}} ask for proof first, and relax only once the proof has held.',
    },
    uranus: {
      joined: 'It makes {{theme}} restless and original, best left without a fixed schedule.',
      flowing: 'It keeps {{theme}} fresh, with a knack for the unexpected way around.',
      tense: 'It makes {{theme}} bolt just when things were settling, so plan in some open windows.',
    },
    neptune: {
      joined: 'It makes {{theme}} finely tuned and hard to pin down, a gift that needs a shoreline.',
      flowing: 'It lends {{theme}} imagination, and a good ear for what isn’t said.',
      tense: 'It wraps {{theme}} in fog now and then, and a second look on another day pays.',
    },
    pluto: {
      joined: 'It gives {{theme}} an intensity that doesn’t do things by halves.',
      flowing: 'It gives {{theme}} staying power, and the nerve to look at what is there.',
      tense: 'It drags {{theme}} through a few hard questions, which come out stronger on the other side.',
    },
  },
  passing: {
    sun: {
      joined: ['For a day or two {{theme}} is in the spotlight, and you can use that.'],
      flowing: ['For a couple of days {{theme}} gets an easy ride.'],
      tense: ['For a day or two {{theme}} may bump into somebody else’s plans.'],
    },
    moon: {
      joined: ['For some hours {{theme}} is close to the surface.'],
      flowing: ['For some hours {{theme}} and the mood of the day agree.'],
      tense: ['For some hours {{theme}} may feel out of step with the day.'],
    },
    mercury: {
      joined: [
        'It brings {{theme}} into conversation, and a good question now saves three later.',
        'It turns {{theme}} into a subject, and saying it aloud once sorts a good deal.',
      ],
      flowing: [
        'It makes {{theme}} easier to explain, so write that message.',
        'It finds words for {{theme}}, so a talk you’ve put off may go well.',
      ],
      tense: [
        'It may tangle {{theme}} up in words, and rereading before you send helps.',
        'It sets your thoughts racing around {{theme}}, so write them down before you answer.',
      ],
    },
    venus: {
      joined: [
        'It sweetens {{theme}} for a few days, and kindness comes back quickly.',
        'It’s kind to {{theme}} for a few days, and so are people.',
      ],
      flowing: [
        'It takes some weight off {{theme}}, a good time to accept an invitation.',
        'It’s gentle with {{theme}}, and good company does the rest.',
      ],
      tense: [
        'It may tempt you to put pleasure before {{theme}}, which is fine until the bill comes.',
        'It may set {{theme}} and what you’d enjoy at odds for a few days; a small treat settles more than a big one.',
      ],
    },
    mars: {
      joined: [
        'It lights a match under {{theme}}, so give that energy a task before it finds one.',
        'It heats up {{theme}} for a while, and a long walk or a job with an end to it uses that well.',
      ],
      flowing: [
        'It gives {{theme}} a push in the right direction, and starting is easier than usual.',
        'It lends {{theme}} some muscle, so begin with what you’ve been putting off.',
      ],
      tense: [
        'It makes {{theme}} short of patience, so count to five and then say it plainly.',
        'It rubs {{theme}} the wrong way, so leave the sharp answer until tomorrow.',
      ],
    },
    jupiter: {
      joined: ['It opens {{theme}} up, and a chance that looks a size too big may be worth trying on.'],
      flowing: ['It gives {{theme}} more room than it has had for months, if you ask for it.'],
      tense: ['It makes {{theme}} want everything at once; choosing one thing is how you keep it.'],
    },
    saturn: {
      joined: ['It asks {{theme}} to grow up a little, with fewer promises and better kept ones.'],
      flowing: ['It lets {{theme}} settle into a form that holds, by steady work and no drama.'],
      tense: ['It puts {{theme}} to the test, and what stays after that is really yours.'],
    },
    uranus: {
      joined: ['It shakes {{theme}} awake, and the change you didn’t order may fit better than you expect.'],
      flowing: ['It brings {{theme}} fresh air and the odd lucky accident.'],
      tense: ['It unsettles {{theme}} for a while, so keep your plans loose and your sense of humor close.'],
    },
    neptune: {
      joined: ['It softens {{theme}} at the edges, lovely for dreaming and poor for signing.'],
      flowing: ['It makes {{theme}} more tender and more inventive than usual.'],
      tense: ['It clouds {{theme}} somewhat, and the facts are worth checking twice.'],
    },
    pluto: {
      joined: ['It takes {{theme}} down to the foundations, slowly and for good reason.'],
      flowing: ['It gives {{theme}} depth, and a strength you may only notice afterward.'],
      tense: ['It presses on {{theme}} until something outworn lets go.'],
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
