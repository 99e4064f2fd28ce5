import type { EventInterpretations } from '../../event-text-types.ts';

/** A new or full Moon of the year, by the sign of the Moon, for everybody. */
export const eventLunations: EventInterpretations['eventLunations'] = {
  newMoon: {
    aries:
      'Impatience has its uses, and this is one of the days it was made for. Aries is fire at the striking of the match, good at going first and indifferent to how it looks. Pick the thing you’ve circled longest and do the first ten minutes of it. A bad start can be corrected, and a perfect plan can only be postponed.',
    taurus:
      'Some beginnings are best made sitting down. What gets started under this Moon wants to be touchable and slow: a savings habit, a row of seedlings, a walk at one fixed hour. Earth signs trust what repeats. You won’t see much for some time, and the lack of drama is a fair indication that it’s working.',
    gemini:
      'Ask the question you think everyone else already knows the answer to. A new Moon in Gemini likes first sentences, introductions and subjects opened at random, because air moves best where there are two windows. Half of what you begin could turn out to be chatter. The other half often arrives by way of a stranger with an unusual job.',
    cancer:
      'You might feel the urge to shut the door and count who’s inside. The Moon rules this sign, so what begins here tends to be what she cares about most, a safe room and people who can drop their manners in it. Have one of them over. An hour of being looked after, in either direction, can begin something that lasts.',
    leo: 'Take up the thing you loved before you found out how good others were at it. Leo begins from the heart and wants to be seen doing so, and around this Moon the mood is kinder to showing off than usual. Someone has to sing the first verse. Whoever does it a little badly makes room for the rest.',
    virgo:
      'A large improvement would be welcome, and a small one will actually happen. Virgo looks after the parts of life that get used daily, so the best start is modest and exact, like a bag packed the night before or a form filled out on the day it comes. Leave the rest of your faults alone. They’ll keep.',
    libra:
      'Two people see more of a thing than one, though it takes them twice as long to say so. Under this Moon it’s easier to propose, to apologize and to begin again on better terms. The sign belongs to Venus, who prefers an opening that flatters both sides. Say what you’d like first, then ask, and be ready to meet halfway.',
    scorpio:
      'Close all the other tabs and keep the one that matters. Scorpio doesn’t do beginnings by halves, so this dark Moon suits a promise made privately, a truth told to a single person, or dropping a habit that has been running you. Water this deep moves without a ripple. Announce nothing until it has taken hold.',
    sagittarius:
      'The horizon looks closer than it is, and that’s the charm of the day. Something is asking to be learned or visited, or you’ve caught an opinion and wonder if it travels. Jupiter’s sign begins with enthusiasm and reads the schedule later. Let it, for once. Buy the secondhand phrasebook and find out how far you get.',
    capricorn:
      'Where do you hope to stand in ten years? It’s an uncomfortable question at most times and a practical one under a new Moon in Capricorn, because Saturn’s sign respects anybody who starts at the bottom and knows it. Set down one requirement and one date. After that the ambition can go back to being quiet.',
    aquarius:
      'Odd ideas get a friendlier hearing than they did the week before. You could start a club of three, or simply tell a friend what you think should work differently and hear them say “me too.” Air thinks in networks, and Aquarius is the part of it that thinks about strangers. The plan can stay unfinished as long as it’s shared.',
    pisces:
      'Not every start needs a reason. Pisces is the last of the water signs, where outlines run together, and what begins here often begins as a tune, a dream you can’t shake or an unexpected softness toward a person you’d written off. By midmorning little of it is left, except a mood that lasts all day.',
  },
  fullMoon: {
    aries:
      'Tempers and tact look straight at each other. With the Moon in Aries and the Sun across in Libra, you may notice how often you’ve said “whatever you want” and how rarely you meant it. What’s been swallowed comes up hot. Say it in the first person, without a list of exhibits, and the other side usually turns out to have room for it.',
    taurus:
      'Belongings and the ties that come with them show up in the same bright light. The body speaks first in an earth sign, so the news tends to be plain: you’re tired, you’re hungry, the chair was never comfortable. From the other end Scorpio wonders what you keep only for fear of losing it. A nap first, and then an answer.',
    gemini:
      'So much gets said around this full Moon that a few true things are bound to slip through. Facts pile up here, while the Sun in Sagittarius would like to know what they add up to. A rumor leads back to its author, and so does an opinion you’d taken for your own. Air signs carry both without checking.',
    cancer:
      'Home tugs at one sleeve and the office at the other. The Moon is strongest in the sign she rules, and she brings up what a sensible schedule had no line for, chiefly who misses whom. The Sun in Capricorn still expects results. You can cry a little and meet the deadline; people have been doing both for centuries.',
    leo: 'Applause feels good, and so does seeing who’s been clapping. The heart wants a spotlight under this Moon, while the Aquarian Sun opposite thinks of the whole company and the fair division of parts. Generosity settles it. Praise another person’s work out loud, by name, and your own hunger to be noticed gets surprisingly easy to feed.',
    virgo:
      'The crack in the cup has been there all along. Virgo’s eye catches it in this light, together with the typo, the hour of missing sleep and the one task that everybody thought somebody else had done. Pisces, where the Sun is, forgives wholesale. Between the two lies the skill of fixing what can be fixed and kissing the rest goodnight.',
    libra:
      'A tie that leans to one side can be seen leaning. Venus’s sign weighs things by nature, so this bright Moon can show who has been giving way, with the Sun in Aries urging each to speak up for themselves. Fairness isn’t always fifty-fifty. It does have to be talked over by the two of you, preferably on the same day.',
    scorpio:
      'Feelings that were kept under the floorboards knock. The full Moon in this sign has little interest in small talk, and a silence that used to pass for peace can suddenly sound like what it is. Taurus holds the other end, calm and slow to upset. You’re allowed to know a thing for a night before you do anything about it.',
    sagittarius:
      'You might hear yourself laugh at something you used to believe. Faith comes up for air under a fire Moon, along with plans to be elsewhere, and Gemini’s Sun keeps asking small, awkward questions about the details. Take two of them seriously. A conviction that survives a question deserves packing; the other sort was mostly ballast.',
    capricorn:
      'Effort becomes visible, yours included. Something you’ve carried a long way may arrive, or prove too wide for the gate, and the mood is sober without being sad. Across the sky the Sun in Cancer wonders whether anybody has been waiting up. Let it show that you’re tired, for even a mountain looks better with a light on in the cabin.',
    aquarius:
      'Friends may tell you what they think, and a few of them could be right. Aquarius steps back to see a pattern, and at full Moon the pattern can include you: where you belong, where you only attend. The Sun in Leo adds that being one person’s favorite would still please you. Both wishes are respectable, so don’t argue yourself out of either.',
    pisces:
      'Tidy explanations leak. Under the fullest light of the softest sign, moods come in from other people like music through a wall, and what you’ve been too busy to feel gets its turn. The Virgo Sun would hand you a checklist. Some of what’s bothering you fits on it, and the larger part belongs to no list.',
  },
};
