import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What a quincunx of two points of a birth chart says: two that have nothing in common, and an adjustment made over and over. */
export const quincunxes: NatalInterpretations['quincunxes'] = {
  sun: {
    moon: 'What you’re aiming for and what would comfort you seldom come up in the same conversation. They’re strangers more than enemies. You keep correcting the mix, a little more rest here and a little more daring there, and by now you do it rather gracefully.',
    mars: 'Your energy comes in at an angle to your purpose. Mars stands where the Sun can’t see it, so you may exert yourself splendidly on the neighboring task, then have little left for the one that’s yours. A glance at the day’s aim before the engine starts saves fuel.',
    jupiter:
      'Hope keeps ordering the wrong size. A plan is too big by a third, or your faith in it too small, because Sun and Jupiter live in signs with nothing in common. Trim, try it on, trim again. The cut improves with age.',
    saturn:
      'You’re dutiful about things nobody assigned you, and absentminded about one or two that were. Saturn and the Sun stand where neither can see the other, so the load has to be shifted from time to time. Check what you’re carrying, and for whom.',
    uranus:
      'A wish for freedom crops up where it makes least sense, at the good job, in the happy summer. Uranus answers to nobody, least of all to a plan, so small side exits, opened on schedule, let freedom and plan go on living in one skin.',
    neptune:
      'Some of your tiredness comes from serving two hosts at once. You go on adjusting, sharper in the morning and softer toward evening, since the Sun likes an outline and Neptune dissolves one. Now and then, for an hour, both are content.',
    pluto:
      'Power embarrasses you a little, as an oversized inheritance might. You use more force than you know, or less than the moment calls for, since Pluto lies outside your line of sight. Anyone who’s argued with you can supply an estimate.',
    ascendant:
      'Who you are and who greets the guests were never introduced. It strikes you in photographs, or when a new acquaintance describes you. Neither is false; you just do a good deal of walking up and down the hall.',
    midheaven:
      'Your calling was made for someone with slightly longer arms. You stretch, it gets altered, and then you change. There’s a way from what you’re good at to what you’re known for, though it isn’t on the usual map.',
  },
  moon: {
    mercury:
      'Right after an upset, you explain your feelings very well, usually the wrong ones. A message takes about a day, since Moon and Mercury work in different buildings. When the true reason finally comes through, often in the shower, write it down.',
    venus:
      'What soothes you isn’t what you find beautiful. The saggy couch goes out, comes back, goes out again, because the Moon wants soft and Venus wants lovely. Some evenings call for the couch, springs and all.',
    mars: 'Your temper can go to the wrong address, so that the cat gets the lecture meant for a colleague. Wanting and needing don’t share so much as an element, so the connection has to be made by hand. Are you hungry, or are you angry? Ask in that order.',
    jupiter:
      'You give too much on Monday, retreat on Tuesday and wonder about it on Wednesday. Nobody reads both meters, as the Moon gives by mood and Jupiter by the crate. A little held back for yourself tends to balance the account.',
    saturn:
      'Feeling and duty pass each other without a nod. You look after someone properly and find you’d wanted to hug them, or melt where firmness was due. The Moon comforts, Saturn inspects, and neither sees the other. The second try is often just right.',
    uranus:
      'You need quiet, and it’s you who keeps tripping the alarm. Habit and surprise have no language in common, so your nerves do the translating. One fixed hour with nothing in it, and one loose hour with anything in it, tend to keep the peace.',
    neptune:
      'Somebody’s sadness gets into your pockets, and you look for its cause in your own week. The mix-up is easy to miss, since Neptune works behind your back. When a mood fits nothing that happened, consider whose it was.',
    pluto:
      'Intensity visits at odd hours, over odd things, a misplaced spoon or the wrong goodbye. The depth is real and the occasion isn’t, for Pluto keeps what the Moon has let go. You keep learning to carry the one without blaming the other, and it does get lighter.',
    ascendant:
      'Your manner says all is well while your wishes are three rooms away, waving. Others aren’t unkind; no signal reaches them. A small sign, invented by you and taught to a couple of people, spares everyone the guessing.',
    midheaven:
      'A career’s hours and your moods were set by different clocks. You’re called in when you’d be best at home, and full of plans on Sunday night. It can’t be solved for good. It can be rescheduled, kindly, again and again.',
  },
  mercury: {
    mars: 'In a temper, the word comes out, and only then do you see what it was aimed at. Mercury and Mars start from separate corners, each of them quick and neither looking. You’re better at the second attempt, and the first is mostly forgiven when another follows.',
    jupiter:
      'You know the facts and see the meaning, but Mercury and Jupiter measure on different scales, so the bridge between is forever under repair. On big questions you explain too much or leap too far. A listener who asks for an example is one to keep close.',
    saturn:
      'Deadlines for anything written surprise you, including the ones you set. A lot of paper gets moved before a start is made, because Saturn arranged the desk for some other mind. The result is tidy. Few would guess how it got there.',
    uranus:
      'Insight reaches you on the wrong channel, in the car, at the dentist, during somebody’s toast. It has little regard for what you were thinking about. The trick is less to understand such a flash than to get it home undamaged.',
    neptune:
      'Something slips through between hearing and understanding, a gap about as wide as a mail slot. You remember the music of what was said and lose the date, or the date and none of the music. You’ve grown methods for it, some of them charming.',
    pluto:
      'A harmless topic takes a turn, and you’re suddenly very serious. The deep part of your mind doesn’t announce itself to the talking part, so it startles you as much as anyone. Admitting as much usually puts the others at ease.',
    ascendant:
      'You sound more certain than you are, or less. Voice and idea leave by separate exits, and you’ve been answered on points you hadn’t made. It keeps you rephrasing, a habit that can end in uncommon clarity.',
    midheaven:
      'The job wants one kind of intelligence, and yours is another kind. You adapt, pick up the vocabulary and slip a word of your own in at the margin. Your mind has to be introduced again at each promotion. The marginal word is the one that gets quoted.',
  },
  venus: {
    mars: 'You may pursue people you don’t quite like, and like people you don’t think to pursue. Venus and Mars, in signs like these, have never compared notes. They can be brought to the same dance, though one is always a beat late, and which one keeps changing.',
    jupiter:
      'Pleasure overshoots at one particular spot, because Jupiter adds where Venus isn’t looking. You’re careful with sweets and lavish with promises, say. The remedy changes from year to year, while laughing at it works every time.',
    saturn:
      'Like two windows at city hall, love and obligation keep sending you back and forth. You commit to what doesn’t please you much, and feel faintly guilty about what does. In time you learn to carry the papers across yourself, with a flower on top.',
    uranus:
      'Your heart changes the subject. Just as affection has found a comfortable rhythm, an unrelated itch turns up, for distance or for a motorcycle. A weekend usually satisfies it, because Uranus only wants some air, however nice it is indoors.',
    neptune:
      'What you long for and what you enjoy are two guests who never met. You wait up for the one, and the other comes by. It helps to look at who’s on the sofa, and to realize that you’ve been smiling for an hour.',
    pluto:
      'A mild liking can tip into obsession by a step you didn’t see, and back again. The border between them isn’t marked, so nobody guards it either. Slow down when you begin checking your phone. That’s the step.',
    ascendant:
      'Compliments tend to reach you for the wrong thing. Somebody admires the coat when you’d hoped they’d see the lining. Style and self are both good, just out of register, like a print with its colors a hair apart. Up close, that has its charm.',
    midheaven:
      'Charm is what your job asks for, though rarely the sort you have in stock. You’re gracious in the wrong meeting and blunt in the tender one, then set it right by afternoon. Over the years the job bends a little your way.',
  },
  mars: {
    jupiter:
      'Carried away, you sprint when it’s a marathon, and stroll past the finish. Effort and ambition stand in signs that share nothing, so pacing gets learned, forgotten and learned once more. A watch helps. So does asking, halfway, what this was for.',
    saturn:
      'Your timing needs regular service. Force and restraint can’t see each other from where they are, so you push when it’s stuck and wait when it’s loose. The curious part is how well you advise others about the right moment, having tried all the wrong ones.',
    uranus:
      'An urge out of nowhere jogs your elbow while you’re pouring. You act, the plan changes, you mop. Since the jolt is part of the equipment, what you need is some space around the glass.',
    neptune:
      'Some of your strength veers off like a shopping cart with one dreamy wheel, Neptune tugging at Mars from the side. Often you notice only in the wrong aisle. Learn which way you drift, and steer a little against it.',
    pluto:
      'You take a crowbar to jars and a teaspoon to boulders. The scale of your force is hard for you to judge, because the deeper store sits out of view. Start gently. There’s always more, and it comes when it’s called twice.',
    ascendant:
      'Your pace and your presence belong to different walks. You’re thought calm, and the shove comes as a surprise, or a fight is expected and doesn’t come. A word ahead of time about where you’re going keeps the toes around you safe.',
    midheaven:
      'Ambition and exertion hardly ever meet on the same day. You work like a mule on what nobody credits, and coast through the review. It’s worth moving an hour of sweat, each week, over to where it shows.',
  },
  jupiter: {
    saturn:
      'Your optimism and your caution consult different calendars, as they do for others born around your time. You expand in the lean month and save in the fat one. Nothing’s badly wrong. It would help to read both of them the same forecast, more than once.',
    uranus:
      'A chance and your readiness for it tend to miss each other by one bus. Others around your age know the feeling. The opening comes in a shape you hadn’t asked for, you alter the plan, and the plan is usually better for it.',
    neptune:
      'Faith and fantasy have similar handwriting, and you sometimes answer the wrong one. Plenty of your contemporaries do likewise. No element links the two signs, so the feeling alone won’t tell you which is which. A night’s sleep generally will.',
    pluto:
      'Jupiter dreams large about one thing and Pluto goes deep about another, and they refuse to be the same project. Your age group shares the puzzle. Perhaps it’s enough for each to lend the other an evening, some scope to the obsession and some root to the scheme.',
    ascendant:
      'The welcome you give is a size larger than the energy behind it. You say “Come by anytime,” and mean it, and then hide from the doorbell. Jupiter can’t see how you look from the sidewalk. Smaller invitations, gladly honored, bring the two into line.',
    midheaven:
      'Praise comes for what you did on the side. The thing you believed in hangs at the back, so to speak, and you go on changing its frame. Careers like yours are put together by correction, and they’re seldom dull to look back on.',
  },
  saturn: {
    uranus:
      'A rule in you and an exception in you have never met, and your old classmates could say the same. You keep strict order in one closet and a riot in the next. When life gives you a key, it tends to need filing before it turns.',
    neptune:
      'Dreams get built in the wrong material by people your age, concrete for a cloud, gauze for a staircase. You stand back, sigh and begin afresh. The two planets have no ground in common, so you supply it. Each version leaks a bit less.',
    pluto:
      'Where to be hard and where to yield is a problem that you and your age group keep reworking. You brace against what would have given way, and lean on what won’t. By fifty or so you tend to know the walls by touch.',
    ascendant:
      'You look sterner than you feel, except on days when you’re sterner than you look. The reserve is Saturn’s, a mask fitted by somebody who, it seems, had never seen your face. Lift it a little at the start of things; it’s easily lowered again.',
    midheaven:
      'Your hard work goes a few degrees to the side of your ambition, since Saturn has a poor view of the summit from there. The correction is small, and it comes due about every spring. Others see a solid career. You feel the steering in your forearms.',
  },
  uranus: {
    neptune:
      'The years around your birth put invention and longing in signs with nothing to say to each other. As a background it’s faint. In two areas of life, though, progress and peace of mind come separately, and need some carrying back and forth.',
    pluto:
      'Small shocks and deep changes run at different speeds for your whole generation. The houses show what it means to you: there’s one where you leap too soon, one where you let go too late, and a settling of accounts between them that’s always nearly done.',
    ascendant:
      'Just when everyone has gotten used to you, some unrelated part of you redecorates. Uranus works in a corner that your manner can’t see into, so the news comes out sideways, to you as well. A light warning is courteous, and a lighter laugh does the rest.',
    midheaven:
      'The free part of you and the part with a job title were drawn to different scales. You can’t laminate the one, or improvise all of the other. A position suits you for a few years and then needs new hinges, and you’re getting handy with those.',
  },
  neptune: {
    pluto:
      'This one turns so slowly that it describes centuries, with dream and power out of each other’s sight for an age. You’d feel it, if at all, as a faint mismatch between what’s believed around you and what’s done. By house it becomes slightly more your own.',
    ascendant:
      'People remember a you that you don’t recall sending. Neptune leaks into how you’re seen, from a direction you never check, so correct the picture when it matters and leave it alone otherwise; a slightly blurred portrait can be a kind one.',
    midheaven:
      'The title on the card and the reason you get up in the morning talk past each other. You may have tried to merge them, more than once. A looser bond tends to work, in which the job pays for the songs and the songs forgive the job.',
  },
  pluto: {
    ascendant:
      'There’s a depth to you that your entrance doesn’t mention. New friends take the easy version at its word, then meet the other one without warning, in an elevator perhaps. You’re forever deciding how much to show. Slightly more, slightly earlier, is a fair rule.',
    midheaven:
      'Your strongest motive isn’t on your résumé, and you may not have read it yourself. Pluto tugs at the career from a blind spot, so every few years the whole thing needs realigning. What looks like a detour is usually its pull.',
  },
};
