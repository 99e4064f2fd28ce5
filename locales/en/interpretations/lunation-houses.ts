import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** What a new Moon begins, and a full Moon brings to light, in each solar house. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: 'Start with yourself, and skip the excuses. A new Moon here favors a fresh way of showing up, in your dress or in your tone of voice. Choose something you can keep doing when the mood wears off, and tell one person about it.',
    2: "A small seed of security goes into the ground. Put a jar aside for savings, set a fair price, or decide what you'll stop buying to cheer yourself up. Over the coming weeks it may become clearer what you value.",
    3: 'Fresh words are within reach. Write the opening line of a letter, enroll in the short course, or say hello to the people downstairs. Ideas are tender at this stage, so collect them for a while before you argue with them.',
    4: 'Plant something by your own door. You might settle in afresh, rearrange a room, or begin an easier habit with the family. Nobody needs to see it yet, and a foundation likes to dry in peace before anyone walks on it.',
    5: "Room for delight opens up. You might begin a painting, a flirtation, or a regular afternoon of nonsense with a child you're fond of. Follow whatever makes you forget the clock. Talent can be discussed some other day.",
    6: 'Tomorrow morning is as good a place as any to begin. Choose one habit, the kind that takes ten minutes, and tie it to something you already do. A messy arrangement at work could be reset too. Keep the new order modest enough for bad days.',
    7: 'Between you and someone else lies a clean page. You could propose something to a partner, or agree with a rival on how to disagree. Make the first offer a fair one, and say aloud what you had hoped they would guess.',
    8: "In private, you may be ready to trust a little further, or to set down a burden you'd grown used to. Start an honest talk about what is shared. Go in at the shallow end; there's no prize for depth.",
    9: "Distant horizons get their first pencil line. Request the catalog, or read the opening chapter of a faith or a science that isn't yours. What you believe may be due for an update, and beginners ask the best questions.",
    10: "A fresh aim can take root in your working life. Put your name forward, or tidy the public version of who you are. Results come later. For now it's enough to know which door you would like to knock on.",
    11: 'Someone may join your circle, or you may join theirs. Put a hope into words and look for others who share it. A first meeting of three people around a plate of cookies is a perfectly good start.',
    12: 'Beginnings can be made with the shades down. A new Moon in your most private house suits an hour that belongs to nobody, or forgiving yourself an old blunder. Make no announcements for the time being. Seeds like the dark.',
  },
  fullMoon: {
    1: "The spotlight swings around to you, flattering or otherwise. What you feel isn't easily tucked away, so let it be seen and keep the volume moderate. You may notice how far you've come, and whose opinion you have stopped needing.",
    2: "Accounts come to light, on paper and within. You may see what something has cost you, or realize that you've got enough of it. Enjoy a thing you earned. If envy stirs, ask where on the shelf it would put the object.",
    3: 'Word gets out. A conversation may reach the point it has been heading for, or local news sets everyone talking. Say your piece in few sentences, and leave the midnight reply among the drafts until you have had breakfast.',
    4: "Family feeling comes up to the brim. A matter at home might be finished at last, or an old sore spot asks for attention while you're setting the table. Go easy on everybody there, and let the office manage an evening without you.",
    5: "Hearts are near the surface, and drama is close behind. A love story or a piece you've been making may reach its ripe moment, ready to be shown. Take the bow if you have earned it, then see that the audience gets home.",
    6: 'What has been piling up is in plain view. You may complete a task, or the overflow simply shows you where the system leaks. Thank a helper, and scrap one chore that serves no one. Rest counts as part of finishing.',
    7: 'Across the table sits the other half of the story. A partnership may come to a decision or show its actual balance, warm or crooked. Hear the whole of it before replying. You can want closeness and your own way in the same breath.',
    8: "Hidden things float up. A matter held in common might be settled, or a question of trust becomes too large to step around. Speak from your own side and skip the cross-examination. If you're letting go, open both hands.",
    9: "From up here you see how the roads connect. A course of study may reach its conclusion, and a strong belief could meet its counterexample. Pass on what you've learned, and try leaving the last word where it lies.",
    10: 'Results are visible, to you and to others. A long effort may be recognized, or you find out that the ladder leans against the wrong wall. Take praise with a straight back. Somebody at home would like to hear how it went.',
    11: "All your circles seem to meet at once. A joint project may come to completion, and feelings among friends can run high in the process. Celebrate with those who did the lifting. A hope that's too tight by now can be passed along.",
    12: "Late at night, the thing you've been avoiding may pull up a chair. Emotions are large and hard to label under this full Moon, so plan little for the day after. Tears can bring relief, and so can a long page of scribbling.",
  },
};
