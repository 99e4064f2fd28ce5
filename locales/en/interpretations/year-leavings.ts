import type { YearLeavingTexts } from '../../horoscope-text-types.ts';

/** A slow planet that ends its time in a house, whichever it is of Uranus, Neptune and Pluto. */
export const yearLeavings: YearLeavingTexts = {
  1: [
    'A slow planet is ending its long stay in your own sign. You’ve been rebuilt a room at a time, often with people watching through the window. Keep what already feels like home, and stop apologizing for the noise the work made.',
    'The pressure that sat on your name and your face for years is getting ready to move on. You may notice it first in photos, where you look like somebody you know again. Ask an old friend what has changed, then believe half of it.',
    'Something large has been learning your walk for a long while, and it’s nearly done with the lesson. You’ll likely need less armor than you carried in. Clear out one habit you only kept because those years asked for it.',
  ],
  2: [
    'Years of questions about money and worth are coming to their last page. You’ve found out what you can live without, and it’s a longer list than you’d have guessed. What’s left on the shelf is what you can price honestly.',
    'A slow planet is packing up in the house of what you own. It may have thinned your wallet or your closet, and it taught you to read a bill without flinching. Write down the two rules that served you best, since the next visitor won’t know them.',
    'What you earn and what you keep have been under a long review, and the reviewer is reaching for a coat. Values that bent under the weight can straighten now. Buy the one solid thing you put off, if it still seems solid in the store.',
  ],
  3: [
    'The long restlessness in your words is easing. For years a slow planet has changed how you talk, learn and get across town, and you may miss its voice a little. Send the message you drafted so many times; it’s about as good as it’ll get.',
    'A slow planet is leaving the house of siblings, neighbors and small errands. You’ve had to learn whole new ways of saying simple things. Somebody close may finally hear what you meant all along, so say it once more at normal volume.',
    'Your mind has had a demanding boarder, and the room is nearly free. What stays behind is a sharper ear and a shorter temper with nonsense. Go back to one subject you dropped in the middle, just to see who’s reading it now.',
  ],
  4: [
    'The long work under your own floor is nearly finished. Home, roots and the story of where you come from have been moved around for years. Walk through the rooms slowly this year and decide what gets to stay because you like it.',
    'A slow planet is leaving your house of family. Old rules at the table have been questioned one by one, sometimes by you and sometimes by the silence. You can set the next table your own way, with a chair for whoever stayed.',
    'Years of shifting ground at home are coming to rest. The cracks that mattered have been found, and most of them have been fixed or forgiven. Plant something that needs a few seasons, since you’re likely to stay put long enough to enjoy it.',
  ],
  5: [
    'The slow planet in your house of joy is saying a long goodbye. It changed what you call fun, whom you fall for and what you’d make if nobody graded it. Put the best of what you made in this time where you can see it.',
    'Love and play have had a serious teacher for years, and the bell is about to ring. You may laugh more easily once the lesson is over. Get out the guitar, the paints or the deck of cards that started all this and see how your hands have grown.',
    'A long season in the house of hearts and games is running out. You’ve taken risks that looked silly at the time and weren’t. Tell one person, child or grown, what you learned from losing well, because few people ever teach it.',
  ],
  6: [
    'Your days have been under repair for years, and the crew is putting away its tools. Work, routine and the care of your body run on other tracks now. Keep the three habits that hold you up and thank the rest for coming.',
    'A slow planet is leaving the house of daily work. It wore out some schedules and a few shoes, and it showed you what you can do without being told. Leave the desk a little tidier than you found it, and go home on time.',
    'The long, patient overhaul of your weekdays is nearly through. What used to take all your strength now takes a list. You may look for a new problem to fix out of habit; give yourself a month of simply using what already works.',
  ],
  7: [
    'The house of partners is letting go of a guest who stayed for years. You’ve learned whom you can lean on and who was only leaning on you. Whoever’s still across the table has seen you change seats more than once, so ask them how it looked.',
    'A slow planet is ending its time among your closest one-on-one ties. Promises have been stretched, mended or returned to sender. From here you can choose company with a clearer eye, and say early what it took you years to find out.',
    'Years of hard questions between you and someone else are growing quiet. The answers that lasted were the ones you both could say out loud. Keep one small ritual from this time, a walk or a Sunday call, as proof you got through.',
  ],
  8: [
    'The deepest drawer of your life has been open for a long time, and a slow planet is ready to slide it shut. Debts, shared money and old fears have been counted at last. You can stop counting them at night.',
    'What you share, owe and don’t talk about has been stirred up for years. The water’s beginning to clear. You may find that something you guarded for most of that time now fits in one honest sentence, spoken to the right person.',
    'A slow planet is leaving the house of what’s held in common. It asked for trust when you’d rather have had a receipt. Settle the last open account, in cash or in words, and notice how light the key ring feels afterward.',
  ],
  9: [
    'The skyline has been moving on you for years, and now it holds still. A slow planet is ending its trip through belief, study and far places. Write down what you’re sure of today; it’s likely a shorter and better list than before.',
    'A long argument with your own convictions is winding down. You’ve packed and unpacked big ideas until only the useful ones came along. Teach one of them to somebody younger, and let them poke a hole in it if they can.',
    'Years of distance, of travel or of thinking far from home, are drawing to a close. Some maps turned out wrong, and you’ve drawn your own in the margins. Visit one place you meant to see before the mood that wanted it is gone.',
  ],
  10: [
    'The long climb in the house of work and name reaches a flat stretch. A slow planet has spent years changing what you’re known for. Look down once, just to count the steps you’ve carved with your own hands.',
    'What people expect of you has been rewritten over years, and the last edits are going in. A title may matter less to you now than who reads it. Ask for the job, or the rest, that fits the person you became along the way.',
    'A slow planet is leaving the top of your chart. It brought weather to your career that nobody could forecast, and you learned to dress for it. Let one ambition retire with honors and see what its office looks like empty.',
  ],
  11: [
    'Your circle has been redrawn for years, and the pencil’s being put down. Friends may have come, drifted or surprised you. The few who are still there don’t need explaining, so make an actual date with them while the feeling’s fresh.',
    'A slow planet is leaving the house of friends and hopes. Some wishes have faded on the shelf, and one or two look better with age. Join the group you’ve watched from the doorway, or start the one nobody else will start.',
    'The long experiment in belonging is nearly over. You’ve found out how far you can go along with a crowd and where you step off. Hold on to one common cause that survived all that, and give it an evening a month.',
  ],
  12: [
    'The quiet room at the back of your life has been occupied for years, and whoever lived there is moving out. Old dreams, old guilt and a lot of sleep have been worked through. Open a window in there before you store anything new.',
    'A slow planet is ending its hidden work. Much of what it did you’ll only notice later, when something that used to hurt doesn’t. Keep an hour a week with nothing in it, since that’s where the last of it gets finished.',
    'Years behind the curtain are coming to an end. You’ve let go of more than anyone saw, and not all of it was heavy. Tell the story once to someone who can keep it, and then let yourself be seen in daylight again.',
  ],
};
