import type { YearEclipseTexts } from '../../horoscope-text-types.ts';

/** An eclipse of a year, by its house. */
export const yearEclipses: YearEclipseTexts = {
  solar: {
    1: 'The light dims for a minute and comes back on a slightly different you. A start is pressing, somewhat ahead of schedule. You may not have the costume yet; go on in your own clothes. Those who meet you around this date are likely to remember you.',
    2: 'An income, a possession or an idea of your worth may drop out of sight and return with a new label. Treat it as the beginning of another way of earning. Move carefully for a few weeks, put the figures in writing, and don’t sell in the dark.',
    3: 'A switch gets flipped in your everyday talk. A message may land that reroutes your mornings, or you could finally say a thing and be surprised by the echo. Learn the new route step by step. Those around you will need directions too, so draw them a map.',
    4: 'The ground under your address gives a small, decisive shrug. A start is made at home, perhaps because something had to give. Look after the people first and the furniture later. What begins in the dark with a candle may turn into the warmest room you’ve had.',
    5: 'A heart can skip and come down on another beat. Love, play or a project of your own asks to begin in earnest, ready or not. Don’t wait for the nerves to settle; they’re part of the machinery. Let the first attempt be crooked and entirely yours.',
    6: 'The routine blinks, and when it opens its eyes the furniture’s been moved. A job, a schedule or a health habit starts over. Take the interruption as a draft. Keep the two habits that held during the blackout, since those are the ones with roots.',
    7: 'Somebody may step out of the glare, and you see a partner where there had been a silhouette. A union or a rivalry could begin with some force. Don’t sign while you’re still squinting. Tell each other what you saw at first, before manners paint over it.',
    8: 'The door of a vault swings open on its own. Something shared, borrowed or long avoided starts to move and asks you to go along. Take one person you trust and one good lamp. You’re allowed to come up again at any time and say that’s enough.',
    9: 'The compass needle spins once and stops at an unfamiliar mark. A crossing, a course of study or a creed begins there. Don’t explain it to everybody at this early hour. Pack for two kinds of climate, and leave room in the bag for a book.',
    10: 'The stage goes dark, and when the lights return, you’re standing somewhere else on it. A role is starting, with little practice. Speak to the front rows first. If an old position falls away in the process, let it go without a fuss; the play continues.',
    11: 'The crowd disperses in the half-light and gathers again in another order. You may find yourself next to the right people by accident. A shared aim can start here. Say your name clearly and ask for theirs; you might be working together before long.',
    12: 'It grows dim where you keep what you don’t show. An inner beginning takes place, without a ribbon to cut. You might only notice that an old dread has lost your number. Be easy on yourself about results, and tell the news to a tree.',
  },
  lunar: {
    1: 'A shadow passes over your own face and you see what you’d been covering. Something about how you’ve lived until now is done being useful. It can be moving to find that out in front of others. Wash, eat, and go gently into the next room.',
    2: 'The Moon dims over the wallet and the heirlooms, and you feel what each one weighs. A source of earnings or security may have run its course. Count calmly. You may find that the thing you feared losing had been costing you sleep all along.',
    3: 'For an hour the chatter stops, and in the quiet you hear what’s been said between the lines. A letter, a confession or a report card may complete something. Reply with care. It’s fine to answer only the part that was really addressed to you.',
    4: 'Dusk comes early to the family table, and everybody’s shadow is on the wall. What’s been felt under one roof for ages can be felt openly now. Somebody may leave, and somebody may come back. Hold the door for both, and keep the soup warm.',
    5: 'The music drops out and you hear your own heart, which is louder than you’d assumed. A love story, a phase of parenting or something you’ve been making reaches its height. Show it or call it finished. In either case, keep the sketches.',
    6: 'In the odd light you see the dust on what you call duty. A job, a regimen or a pattern of helping may have come to its natural end. Let your body vote; it’s been counting the hours. Handing in the keys can feel like putting down two buckets.',
    7: 'Between two people a lamp is covered, and by the rim of light you see the shape of things. What’s been unequal shows, and so does what has held. Talk while it’s still half dark. Some things are easier to say at that hour than in daylight.',
    8: 'Something you’d buried for safekeeping shines through the soil. An account may be closed, a secret aired, a fear brought down to its actual size. You don’t have to go through it alone or all in one night. Whoever sits up with you has earned the truth.',
    9: 'The big idea goes dark at the edges, and you see how far it reaches and where it stops. An appeal, a trial or a long argument may be decided. Be a good winner or a good learner. There’s a modest truth left over, and it travels well.',
    10: 'The floodlights dim, and what you’ve built stands there in plain gray. A high point or a farewell in your working life may come with it. Thank the crew. You’re free to walk off by the front steps, slowly, and have someone you love waiting at the bottom.',
    11: 'Over the company of friends a shadow passes, and you can tell by their faces who’s cold. A group has done what it came together for, or it hasn’t and won’t. Say your goodbyes one by one. One of these people may go on walking beside you.',
    12: 'The deepest drawer opens by itself while you’re half asleep. Grief or guilt that’s been folded small can be shaken out and hung up to air. You’ll want privacy, and you should have it. By morning the room feels larger, though nothing’s been added.',
  },
};
