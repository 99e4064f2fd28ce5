import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** What a new Moon begins, and a full Moon brings to light, in each solar house, in three variants. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: [
      'Start with yourself, and skip the excuses. A new Moon here favors a fresh way of showing up, in your dress or in your tone of voice. What survives is usually the part you can still do once the mood has worn off.',
      'Reintroduce yourself. Under this new Moon a changed habit of speech or a different coat can be the start of something truer. Others may take until the full Moon to catch up, so be patient and go on wearing it.',
      'Your own name heads the list this time. Think of one wish that wouldn’t please anyone but you, and give it a first small act before the week is out.',
    ],
    2: [
      'A small seed of security goes into the ground. Put a jar aside for savings, name your price, or decide which subscription you can do without. Over the weeks that follow it may become clearer what’s worth keeping.',
      'What would help you sleep more soundly? Begin there, perhaps with a repaired lock or an hour spent sorting bills. A sense of enough starts small under this Moon, so it likes being visited weekly.',
      'New Moons in this house ask what things are worth. Pick a skill you’ve treated as a trifle and offer it to someone at a fair rate, or trade it for honey. You may respect it more afterward.',
    ],
    3: [
      'A new way of saying things is within reach. Write the opening line of a letter, enroll in the short course, or say hello to the people downstairs. Ideas are tender at this stage, so collect them for a while before you argue with them.',
      'Say the first sentence and let the second come later. A talk with the mail carrier, a roommate or the crossing guard can start easily now. Mercury rules conversation, so small inquiries tend to bring bigger replies.',
      'Pencils sharpened, mind open: it’s a good moment to take up a language app or some local history. A bus ride a day will do. Tell a friend one fact each week and see which ones stick.',
    ],
    4: [
      'Plant something by your own door. You might settle in afresh, rearrange a room, or begin an easier habit with the family. Nobody needs to see it yet, and a foundation likes to dry in peace before anyone walks on it.',
      'Under your own roof, something tender could begin, such as a truce with a relative or a standing Sunday visit. Start without ceremony. The walls will know before the neighbors do, and that’s early enough.',
      'Sweep the threshold and mean it. This new Moon suits a private resolution about how you wish to live, room by room. Ask those who share the place what they’d change, and begin with the easiest answer.',
    ],
    5: [
      'Room for delight opens up, as Sun and Moon meet among your pleasures. You might begin a painting, a courtship or a regular afternoon of nonsense with a child you’re fond of. Follow whatever makes you forget the clock. Talent can be discussed some other day.',
      'Borrow a tambourine. A new Moon in the house of games gives beginners some cover, so being bad at a thing is half the fun. One round will show you whether you want another.',
      'A heart can try something on, like a hat. Send the lighthearted message, start the short story, or plan a treasure hunt for the kids next door. None of it has to mean anything yet.',
    ],
    6: [
      'Tomorrow morning is as good a place as any to begin. Take up one practice that fits between shower and shoes, and tie it to something you already do. A messy arrangement at work could be reset too. Keep the new order modest enough for bad days.',
      'Reset the clock by five minutes and see what mornings feel like. Gentle reforms take root easily now, in your meals or your filing or your way to work. One reform at a time, with a day off in between.',
      'If the drawer won’t shut, this is the moment to empty it. You could set up a fresh method at work, or ask a helper to share a chore. By the full Moon it’s usually clear whether it holds.',
    ],
    7: [
      'Between you and someone else lies a clean page. You could propose something to a partner, or agree with a rival on how to disagree. Make the first offer a fair one, and say aloud what you had hoped they would guess.',
      'Ask to begin again. A couple can do so over scrambled eggs, and business partners over a page of notes. With a new Moon here, invitations count for more than arguments, so even a stranger’s offer may deserve a second look.',
      'Fair terms are easier to set at the start. Sit down with someone you care about and name one thing each that you’d like more of. A card on the fridge will do for a contract.',
    ],
    8: [
      'In private, you may be ready to trust a little further, or to set down a burden you’d grown used to. Start an honest talk about what is shared. Go in at the shallow end; there’s no prize for depth.',
      'Take a steady breath first. Something shared or secret can be handled differently from now on, starting with a small disclosure. A good listener will let you stop halfway.',
      'Clearing the ledger between two people may start with a simple figure, or a simple sorry. A first installment is enough. What you pledge can be modest if you keep it.',
    ],
    9: [
      'A distant shore gets its first pencil line. Request the catalog, or read the opening chapter of a faith or a science that isn’t yours. What you believe may be due for an update, and beginners ask the best questions.',
      'Somewhere there’s a class, a coastline or a choir that would stretch you. Send off for the schedule under this Moon. A plan made in pencil is fine, as long as you tell one person the dates.',
      'Try out an idea you’ve always argued against, for the length of one library book. The new Moon here is friendly to whatever is unfamiliar, so you may keep your opinion and gain a better reason for it.',
    ],
    10: [
      'A fresh aim can take root in your working life. Raise your hand, or tidy the public version of who you are. Results come later, because a new Moon shows no light yet. For now it’s enough to know which door you would like to knock on.',
      'Where your work is headed can be adjusted by a few degrees now, which matters over distance. Freshen up your résumé, or have coffee with a person whose job you admire. Ambition at this stage should fit in a sentence.',
      'Plant a flag the size of a toothpick. Privately pick the spot where you’d like to stand in a year, then take a task that points that way. Applause isn’t scheduled, and you can do without it for now.',
    ],
    11: [
      'Someone may join your circle, or you might join theirs. Put a hope into words and look for others who share it. A first meeting of three people around a bag of cookies is a perfectly good start.',
      'Call three people and see who’s free for a walk. New company tends to gather under this Moon, around a common purpose or just the good weather. Hopes come out more easily on foot, and side by side.',
      'Every movement began with somebody printing a flyer. If there’s a co-op or a club you’ve been praising from afar, go to one meeting. Your wish may look more possible with others in the room.',
    ],
    12: [
      'Beginnings can be made with the shades down. A new Moon in your most private house suits an hour that belongs to nobody, or forgiving yourself an old blunder. Make no announcements yet. Seeds like the dark.',
      'Rest could be the new beginning. Block off an evening, silence the gadgets, and see what turns up when nothing is demanded. An intention kept to yourself now may hold better than one announced.',
      'Listen for what has been humming under the noise. This Moon is kind to diaries, and to apologies made in your head that you may later say aloud. Start with a single line, dated, in your worst handwriting.',
    ],
  },
  fullMoon: {
    1: [
      'The spotlight swings around to you, flattering or otherwise. What you feel isn’t easily tucked away once the Moon is full, so let it be seen and keep the volume moderate. You may notice how far you’ve come, and whose opinion you have stopped needing.',
      'Nobody could mistake your mood at this full Moon. Something about how you come across has ripened, and it may be time to stop explaining it. Take a photo; you’ll like remembering this face.',
      'You against everyone else is how it may feel for an evening. Look again, and you’ll find allies among them. A personal aim could reach its mark now, and the people who cheered deserve a toast.',
    ],
    2: [
      'Accounts come to light, on paper and within. You may see what something has cost you, or realize that you’ve got enough of it. Enjoy a thing you earned. If envy stirs, ask where on the shelf it would put the object.',
      'Weigh the basket. What you’ve earned or gathered over the past months may now be seen in full, along with what it cost in evenings. A full Moon makes anybody sentimental, so the prices could be off.',
      'A question of worth comes to a head, maybe over an invoice, maybe over a remark about your shoes. You’re allowed to hold your value steady while others haggle. Then treat yourself to something ripe, like a bowl of cherries.',
    ],
    3: [
      'Word could get out. A conversation may reach the point it has been heading for, or local news could set everyone talking. Replies written at midnight tend to run long, because the full Moon brings more feeling than punctuation.',
      'Phones buzz, tongues loosen, and the essay gets its last line. You may hear something close to home that completes the picture. Before you repeat it, walk once around the block and ask whose story it is.',
      'Siblings and neighbors tend to speak their minds. So might you. A dispute over words can be closed with fewer of them, and a message you were waiting for might arrive in plain spelling.',
    ],
    4: [
      'Family feeling comes up to the brim. A matter at home might be finished at last, or an old sore spot could ask for attention while you’re hunting for the scissors. The Sun stands among your work matters, so you can feel wanted in two places.',
      'The Moon rules the household, so pots boil over at this phase, in more than one sense. Packing or painting could be finished, and a family discussion might reach its end. Before it’s decided, ask whoever has to live with the color.',
      'Between office and home the rope is stretched tight, and it’s home that pulls harder. Something you feel about your origins may come clear, in the car or over old snapshots. Give it the weekend.',
    ],
    5: [
      'Hearts are near the surface, and drama is close behind. A love story or a piece you’ve been making may reach its ripe moment, ready to be shown. Take the bow if you have earned it, then see that the audience gets home.',
      'Curtain up. Whatever you’ve been rehearsing, in love or in watercolor, may be seen by more people than you planned. Enjoy the flush in your cheeks, and save a little attention for the friends in the back row.',
      'Romance could reach high tide, and so could a tantrum at bedtime. Big feelings want a stage under this Moon, so with good lighting and an honest script even the missed cue gets a laugh.',
    ],
    6: [
      'What has been piling up is in plain view. You may complete a task, or the overflow could simply show you where the system leaks. Thank a helper, and scrap one chore that serves no one. Lying down counts as part of finishing.',
      'Too many plates are spinning, and you can finally count them. A job may be wrapped up, or a routine could turn out to serve only itself. Two of the plates can be set down without much noise.',
      'Your week lies spread out like laundry in the moonlight. See what’s clean, what’s worn, what belongs to somebody else. Completing one dull duty could be oddly satisfying, and so could a real nap.',
    ],
    7: [
      'Across from you sits the story’s other half. A partnership may come to a decision or show its actual balance, warm or crooked. Hear the whole of it before replying. You can want closeness and your own way in the same breath.',
      'Facing one another, people say what they’ve been saving up. A bond may deepen, get formal, or loosen into something more honest. What did you actually hear? Say that back before you answer.',
      'It takes two to see a full Moon properly, one to look and one to point, and you may learn how you come across to a partner or an opponent. Correct the balance by an ounce, and wait until feelings settle before adding more.',
    ],
    8: [
      'Hidden things float up. A matter held in common might be settled, or a question of trust could become too large to step around. Speak from your own side and skip the cross-examination. If you’re letting go, open both hands.',
      'Because the Moon pulls at deep water, a truth shared between two people tends to come up for air. There may be relief in the settling of a debt, or in admitting how much you care. Handle it barehanded and without hurry.',
      'Shadows are sharp under a full Moon, so you can see exactly where one thing ends and another begins. What belongs to you, and what to somebody else? Return a burden that was lent to you years ago.',
    ],
    9: [
      'From up here you see how the roads connect. A course of study may reach its conclusion, and a strong belief could meet its counterexample. A full Moon rounds things off, so the wish for the last word is strong.',
      'Far enough along, you turn around and see where you’ve been. A trip, a thesis or an argument with your own upbringing may come to completion. You might sound very sure of yourself, as the full Moon encourages, so let someone else describe what they see.',
      'News from far away could change the angle of things. You may see that a truth you held is a fine truth among several. Celebrate the finished chapter, then lend the book to a person who’ll mark it up.',
    ],
    10: [
      'Results are visible, to you and to others, as the full Moon stands high. A long effort may be recognized, or you could find out that it was aimed a little wide. Take the compliment with a straight back. Somebody at home would like to hear how it went.',
      'Eyes lift toward you as they would to the Moon, in the hallway or on the stage. A professional matter may reach its peak, for credit or for correction, and both are useful. Either way, you can go home on time.',
      'The question of what all this work is for may get an answer, or at least a louder echo. If a goal is reached, mark it with people who’d love you anyway. If it’s outgrown, say so and sit down.',
    ],
    11: [
      'All your circles seem to meet at once. A joint project may come to completion, and feelings among friends can run high in the process. Celebrate with those who did the lifting. A hope that’s too tight by now can be passed along.',
      'Confetti and friction often come together. Your group may finish what it started, while one friend feels forgotten; a word to that friend is worth more than the speech. See which old dream has quietly come true.',
      'Look around the crowded room and notice whom your eyes search for. Under this Moon, belonging becomes a feeling rather than a theory, so you might bow out of one circle, warmly, and move closer to another.',
    ],
    12: [
      'Late at night, the thing you’ve been avoiding may pull up a chair. Emotions are large and hard to label under this full Moon, so plan little for the day after. Tears can bring relief, and so can a long page of longhand.',
      'What was kept in the cellar starts to hum. You may get to the roots of a sadness or secret, and find that understanding brings most of the relief. Loud plans can be moved to another evening.',
      'Because a full Moon lights up your quietest corner, sleep may be thin and dreams thick. Something private is perhaps coming to an end, and few people knew you were in it. Go easy on yourself in the morning; you were up with it all night.',
    ],
  },
};
