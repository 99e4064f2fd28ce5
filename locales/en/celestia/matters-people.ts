import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of family and friends, and what helps it there. */
export const matters: MattersOf<'people'> = {
  siblings: {
    aries: {
      is: 'You and a brother or sister still race each other, even with nothing to win, and you make up as fast as you flare.',
      helps:
        'Let your brother or sister be first for once, and say so out loud; it takes half the heat out of the next quarrel.',
    },
    taurus: {
      is: 'Between you and a sibling there’s a long loyalty and one or two old matters that you’ve never quite put down.',
      helps:
        'Say which old matter with your sibling still bothers you, once, plainly, and leave the rest where it is.',
    },
    gemini: {
      is: 'With siblings you talk all the time and tell each other surprisingly little; jokes do the work of the hard sentences.',
      helps:
        'Send your brother or sister one serious line between the funny ones, and give it time to be answered.',
    },
    cancer: {
      is: 'You know a sibling’s mood by how they say hello, and you’re hurt when nobody in the family reads yours.',
      helps:
        'Tell your brother or sister what you need before you’re offended; they were never as good at guessing as you.',
    },
    leo: {
      is: 'Around a brother or sister you still check who’s getting the applause, and rivalry hurts you more than you’d ever say.',
      helps:
        'Praise your brother or sister for something in front of the family, without waiting for the compliment to come back.',
    },
    virgo: {
      is: 'You’re the sibling who notices what wasn’t done, and your help sometimes arrives looking like a correction.',
      helps:
        'Before you fix something for your brother or sister, ask whether they’d rather be helped or heard.',
    },
    libra: {
      is: 'You keep the peace among your siblings so well that nobody knows whose side you’d be on if you had one.',
      helps:
        'Say your own opinion in one family matter, mildly and early, so your siblings learn that you have some.',
    },
    scorpio: {
      is: 'With a sibling you forget nothing, neither the loyalty nor the betrayals, and you go silent long before you’d say what hurt.',
      helps:
        'Bring up the old wound with your brother or sister when you’re both calm, and listen for the part you didn’t know.',
    },
    sagittarius: {
      is: 'You love your siblings best from a slight distance, with good stories on both sides and nobody keeping count of calls.',
      helps:
        'Plan one short trip or a meal with your brother or sister alone, away from the house where you play your old parts.',
    },
    capricorn: {
      is: 'Among siblings you tend to play the grown-up, and you resent it a little that they let you.',
      helps:
        'Hand one family duty to your brother or sister and don’t check on it, however oddly they carry it out.',
    },
    aquarius: {
      is: 'You and your siblings might have grown up in different countries, and you like them more the less alike you have to be.',
      helps:
        'Ask your brother or sister how they remember a scene you both know by heart, and let both versions stand.',
    },
    pisces: {
      is: 'You feel what a sibling feels before they say it, and you’ve carried troubles that were never yours.',
      helps:
        'When your brother or sister is in a mess, ask what they plan to do before you offer to be part of it.',
    },
  },
  children: {
    aries: {
      is: 'With children you’re up for anything, first on the slide, and you find it harder when they need you to be slow.',
      helps:
        'When a child goes quiet on you, do something side by side, kick a ball or wash the car, and let the words come late.',
    },
    taurus: {
      is: 'As a parent you’re the calm ground children stand on, and a change in their plans upsets you more than it does them.',
      helps: 'Keep one habit with your child that survives every argument, and change the rest as they grow.',
    },
    gemini: {
      is: 'With children you’re the one who answers every why, and you miss the chatter badly when they stop telling you things.',
      helps: 'Ask a silent teenager about something they know better than you, then be the one who listens.',
    },
    cancer: {
      is: 'Children, your own or other people’s, come to you to be comforted, and letting them go their own way hurts you physically.',
      helps: 'Let a child miss you sometimes; a short, cheerful goodbye tells them that you’ll both be fine.',
    },
    leo: {
      is: 'You want a child to shine and you cheer louder than anyone, so they may hide from you what didn’t go well.',
      helps:
        'Tell a child about a failure of your own, the embarrassing kind, and leave out how it turned into a success.',
    },
    virgo: {
      is: 'As a parent you see to everything, shoes, teeth, homework, and worry that you’ve forgotten the one thing that counts.',
      helps:
        'Spend a quarter of an hour with a child in which nothing is improved, neither the drawing nor the posture.',
    },
    libra: {
      is: 'You’d like to be fair to every child and loved by each, so every no of yours comes with three explanations.',
      helps:
        'Give a child one clear no without reasons; they can be angry with you and love you in the same hour.',
    },
    scorpio: {
      is: 'You love children fiercely and quietly, and you sense a lie before they’ve finished it, which isn’t always welcome.',
      helps:
        'Let a child keep a harmless secret from you, and don’t ask; it’s how they find out that they can come and tell you.',
    },
    sagittarius: {
      is: 'With children you’re a fellow explorer, better at the big adventure than at the same bedtime every night.',
      helps: 'Promise a child less than you’d like to, and keep it to the minute, bedtime stories included.',
    },
    capricorn: {
      is: 'You take being a parent as the most serious job there is, and a child may see your worry before your tenderness.',
      helps: 'Say the tender sentence to a child aloud, even when it feels too obvious to need saying.',
    },
    aquarius: {
      is: 'You treat children as people from the start, and they love you for it, though some would like a few more hugs.',
      helps: 'Ask a child whether they want an idea or a cuddle, and don’t be surprised by the answer.',
    },
    pisces: {
      is: 'You enter a child’s world as if you’d never left, and the rules of the house tend to dissolve while you play.',
      helps:
        'Pick two rules that matter for a child’s day and keep those, and let the others be as loose as you like.',
    },
  },
  mother: {
    aries: {
      is: 'You and your mother strike sparks, because neither of you waits to be asked, and you’re usually over it before she is.',
      helps:
        'When your mother’s advice makes you bristle, answer one call later instead of in the same breath.',
    },
    taurus: {
      is: 'With your mother you’re patient until you’re not, and then you dig in over something that looks tiny from outside.',
      helps:
        'Name the one habit of your mother’s that really troubles you, and let the others pass as noise.',
    },
    gemini: {
      is: 'You and your mother talk about everything except the one subject that both of you keep walking around.',
      helps:
        'Ask your mother what she was like at your age, and leave your own jokes out until she’s finished.',
    },
    cancer: {
      is: 'Your mother’s mood still reaches you through walls, and you’re never quite sure where her feelings end and yours begin.',
      helps:
        'After a talk with your mother, ask yourself which of the feelings came with you and which you took home.',
    },
    leo: {
      is: 'You want your mother to be proud and to say it, and her smallest criticism lands like a review.',
      helps:
        'Tell your mother what you’re proud of before she’s asked, without leaving a pause for her verdict.',
    },
    virgo: {
      is: 'With your mother you’re both busy improving each other, and the love goes into advice and mended things.',
      helps: 'Thank your mother for something that needed no fixing, and let that be the whole visit.',
    },
    libra: {
      is: 'You keep things pleasant with your mother and swallow the sentence that would have been true.',
      helps:
        'Disagree with your mother about something small, a recipe or a film, and stay friendly all through it.',
    },
    scorpio: {
      is: 'Nothing is ever light between your mother and you; there’s fierce loyalty and a good deal neither of you will say.',
      helps:
        'Choose one old hurt between you and your mother and say how it felt, without asking her to plead guilty.',
    },
    sagittarius: {
      is: 'You and your mother get along best when one of you is about to travel; too near for too long, and you joke to get some air.',
      helps:
        'See your mother a little more often for a little less time, and leave while you’re both still laughing.',
    },
    capricorn: {
      is: 'With your mother you’re the strong one, and you still wait for her to notice what that costs you.',
      helps: 'Let your mother see you tired once, without a joke and without having solved it first.',
    },
    aquarius: {
      is: 'You sometimes feel you’re not the child your mother ordered, and you’d like the two of you to be friends who happen to be related.',
      helps:
        'Tell your mother one small thing about your life as it is now, and correct her picture gently where it’s old.',
    },
    pisces: {
      is: 'You forgive your mother before she’s done anything, and then you need three days to feel like yourself again.',
      helps:
        'Decide before you see your mother how long you’ll stay, and tell somebody, so that you keep to it.',
    },
  },
  father: {
    aries: {
      is: 'You and your father understand each other best over something to win or mend, and worst when either gives orders.',
      helps: 'Ask your father to show you how he does something, and let him be the one who knows.',
    },
    taurus: {
      is: 'You and your father don’t need many words, yet there are one or two you’ve waited for, and you notice that they’re missing.',
      helps:
        'Do something with your father that takes hours and both pairs of hands, and let the talk come or not.',
    },
    gemini: {
      is: 'You can debate your father into the ground, and then you wonder why neither of you feels heard.',
      helps: 'Ask your father a question you don’t have an answer to, and let the silence after it be his.',
    },
    cancer: {
      is: 'You still listen for a certain tone in your father’s voice, and you know at once what sort of evening it will be.',
      helps:
        'Tell your father a good memory you have of him, a short one, and don’t wait for him to answer it.',
    },
    leo: {
      is: 'You want your father to look up when you come in, and half your ambition was once meant for his eyes.',
      helps:
        'Show your father what you love doing, for its own sake, and let his reaction be his own business.',
    },
    virgo: {
      is: 'Your father’s voice turns up whenever you find your own mistake, and you check everything twice as if he were coming to look.',
      helps:
        'Give your father a straight thank-you for what he did well, and notice what it does to the critic in you.',
    },
    libra: {
      is: 'With your father you’re diplomatic to a fault, and he’d have to guess where you draw the line.',
      helps:
        'Say to your father, kindly, what you’d rather not discuss with him, and change the subject before he replies.',
    },
    scorpio: {
      is: 'You and your father measure each other without a word, and respect means more between you than praise.',
      helps:
        'Ask your father something about himself that you’ve never asked, nothing big, and listen for what he gives you in return.',
    },
    sagittarius: {
      is: 'Your father is a story you tell, half legend and half joke, and the plain man behind it is harder to sit with.',
      helps:
        'Go for a walk with your father, side by side and in no hurry, and ask about the years before you.',
    },
    capricorn: {
      is: 'You measure yourself by your father’s yardstick, on bad days most of all, and rarely ask whether it’s still yours.',
      helps:
        'Write down what you’d count as a good life, and see which lines are your father’s and which are yours.',
    },
    aquarius: {
      is: 'You do things differently from your father on principle, and now and then you’re startled by how much of him you’ve kept.',
      helps:
        'Tell your father where you’ve turned out like him; so far he’s probably heard mostly about the differences.',
    },
    pisces: {
      is: 'You’ve imagined a kinder father, or a stronger one, and then felt guilty in front of the one who was there.',
      helps:
        'Let your father be as tired or as distant as he is today, and look for what you need in more than one person.',
    },
  },
  inLaws: {
    aries: {
      is: 'With the in-laws you say what you think at the first dinner, and they either love you for it or need a week.',
      helps:
        'When your mother-in-law makes a remark, count one breath and answer with a question; it saves a month of chill.',
    },
    taurus: {
      is: 'The in-laws can come for ten days as long as nobody rearranges your things or hurries your breakfast.',
      helps:
        'Before the in-laws arrive, decide which corner and which hour of the day stay yours, and say so well ahead of time.',
    },
    gemini: {
      is: 'You entertain the in-laws brilliantly, pass on one remark too many, and are surprised at how far it traveled.',
      helps:
        'Tell the in-laws stories about yourself rather than about your partner, and leave what you hear there where you heard it.',
    },
    cancer: {
      is: 'One careless word from a mother-in-law stays with you for days, while you cook for her and smile.',
      helps:
        'Let your partner be the one to raise it with the in-laws; the same words land softer coming from their own family.',
    },
    leo: {
      is: 'You’d like the in-laws to see what a catch you are, and a lukewarm welcome stings more than you show.',
      helps:
        'Ask your mother-in-law to tell you about something she’s proud of, and you’ll feel less on trial yourself.',
    },
    virgo: {
      is: 'You notice that the in-laws do everything differently, and they notice that you’ve noticed.',
      helps:
        'Let the in-laws load the dishwasher their way for a whole visit, and spend the saved breath on one sincere compliment.',
    },
    libra: {
      is: 'You charm your partner’s family so thoroughly that they never find out what you can’t stand.',
      helps:
        'Refuse something minor at the in-laws’, pleasantly and early in the visit, before you’ve started to smile through your teeth.',
    },
    scorpio: {
      is: 'You can tell within an hour who holds the power among the in-laws, and you don’t bow to it gladly.',
      helps: 'Keep one subject from the in-laws altogether, and be generous with all the rest.',
    },
    sagittarius: {
      is: 'In large doses the in-laws make you long for the road, and your honesty about it isn’t always as funny as you think.',
      helps:
        'Suggest an outing on each day the in-laws stay; you’re all better company with something to look at.',
    },
    capricorn: {
      is: 'You’re correct with the in-laws, on time and well-mannered, and they take years to discover that you’re fond of them.',
      helps:
        'Ask your mother-in-law for her help with something real; being needed softens a stiff room faster than politeness.',
    },
    aquarius: {
      is: 'You’d rather treat the in-laws as interesting strangers than as a second family, and that suits some of them fine.',
      helps:
        'Explain to your partner how much company you can take, and agree on a signal for when it’s enough.',
    },
    pisces: {
      is: 'With the in-laws you soak up every mood at the table and go to bed with somebody else’s headache.',
      helps:
        'Take a walk by yourself each day the in-laws are there, with no reason given, and come back when you’ve got your own mood again.',
    },
  },
  familyQuarrel: {
    aries: {
      is: 'In a family fight you’re the first to say it out loud and the first to want it over, long before the others.',
      helps: 'Apologize to the family for the volume, even where you stand by the words.',
    },
    taurus: {
      is: 'You sit out a family quarrel like bad weather, and the longer it lasts, the harder you find it to move first.',
      helps:
        'Make one friendly gesture toward the family that settles nothing, and don’t wait for it to be matched.',
    },
    gemini: {
      is: 'When the family falls out, you’re on the phone with everyone, and each of them believes you agree.',
      helps: 'Carry no message in a family fight but your own, and tell people to call each other.',
    },
    cancer: {
      is: 'A quarrel in the family takes your appetite, since for you a home where people don’t speak isn’t one.',
      helps:
        'Invite those who are still speaking to something small and warm; you don’t have to get everyone back at once.',
    },
    leo: {
      is: 'You’d like to settle the family quarrel with one great speech, and you’re wounded when someone walks out of it.',
      helps:
        'Talk to each of the family separately, with no audience, and let somebody else have the last word.',
    },
    virgo: {
      is: 'In a family quarrel you could list who did what and when, and being right brings you no nearer to anyone.',
      helps: 'Put one request to the family in a single sentence, something that can be done this week.',
    },
    libra: {
      is: 'You stand between the sides of the family until both are angry with you for not choosing theirs.',
      helps:
        'Say in the family what you think is fair, once, and then leave the mending to those who tore it.',
    },
    scorpio: {
      is: 'You take sides in a family quarrel with your whole heart, and you don’t go back to the other side easily.',
      helps:
        'Keep one thread to the relative you’re angry with, a birthday line will do, so there’s a way back if you ever want one.',
    },
    sagittarius: {
      is: 'In a family fight you tell everyone the truth, hoping it’ll help, and half of them remember only the joke in it.',
      helps:
        'Leave a family quarrel that goes in circles and come back the next day with a suggestion instead of an opinion.',
    },
    capricorn: {
      is: 'When the family fights, you organize, pay, drive, and keep quiet, and your own anger comes out much later as tiredness.',
      helps: 'Tell the family what you won’t do anymore, without anger, and let it stay undone.',
    },
    aquarius: {
      is: 'You watch a family fight as if through glass, and they take your calm for not caring.',
      helps: 'Tell the family in plain words that it hurts you too; then your cool head will be welcome.',
    },
    pisces: {
      is: 'You feel everybody’s side of a family quarrel at once and end up apologizing for things you didn’t do.',
      helps:
        'Stay out of the room while others in the family shout; peace you buy with your own guilt doesn’t last.',
    },
  },
  ageingParents: {
    aries: {
      is: 'Watching parents grow old makes you impatient, because you can’t fix it and you can’t hurry it.',
      helps:
        'Choose one definite thing you do for your parents each week, and leave the rest of their days to them.',
    },
    taurus: {
      is: 'You look after aging parents steadily and without fuss, until you notice that you’ve stopped looking after yourself.',
      helps: 'Fix the hours that belong to your parents and the ones that don’t, and treat both as promises.',
    },
    gemini: {
      is: 'You know all about your parents’ pills, forms, and neighbors, and find it harder just to sit with them.',
      helps: 'Ask your parents for one story on every visit, and write it down before you get to the forms.',
    },
    cancer: {
      is: 'To you, looking after parents who grow old is simply love, and asking a sibling to do their share feels like failing.',
      helps:
        'Divide up the care of your parents by tasks rather than by feelings, and say which one you can’t do.',
    },
    leo: {
      is: 'You’d do anything for your parents, as long as somebody sees how much it is.',
      helps:
        'Tell a friend how it really is with your parents, the unflattering parts too, and let yourself be admired for it.',
    },
    virgo: {
      is: 'You run your parents’ lives with lists and foresight, and you lie awake over what you haven’t thought of.',
      helps:
        'Let your parents do badly what they can still do themselves; it keeps more alive in them than your perfect order.',
    },
    libra: {
      is: 'Between your parents’ wishes, your own, and everybody else’s advice, you’re polite to all and tired to the bone.',
      helps:
        'Hold one family talk about your parents in which each person says a number of hours they can give, you first.',
    },
    scorpio: {
      is: 'You stay with aging parents through the parts that others look away from, and you don’t forgive those who look away.',
      helps:
        'Take help with your parents from people who do it differently from you, even if it looks like less love.',
    },
    sagittarius: {
      is: 'Your parents’ growing old feels like fences going up, and you feel guilty for every trip you still take.',
      helps:
        'Keep your own plans and tell your parents about them; a view of the world may be the best thing you bring.',
    },
    capricorn: {
      is: 'You were made for this duty, and that’s the trouble: with aging parents you forget that you may also be somebody’s child.',
      helps:
        'Once a week, talk with your parents about something that isn’t care, and stay long enough to hear the answer.',
    },
    aquarius: {
      is: 'You handle your parents’ old age with clear arrangements, and feel odd about how little you cry.',
      helps:
        'Ask your parents what they themselves want their old age to be like, before you arrange it for them.',
    },
    pisces: {
      is: 'With your aging parents you feel every ache along with them, and you come home drained.',
      helps:
        'Before you go to your parents, decide on one thing you’ll give and one you’ll keep back for yourself.',
    },
  },
  celebration: {
    aries: {
      is: 'For a celebration you have the best ideas at the last moment, and guests who don’t dance drive you crazy.',
      helps: 'Give the first hour of the party a plan and let the rest run; you’ll be less tempted to push.',
    },
    taurus: {
      is: 'A celebration, for you, is plenty of good food and nobody in a hurry, and you’d like the family to sit where they always sit.',
      helps:
        'Decide early what you’ll cook for everybody and what you’ll buy, so you get to sit down at your own feast.',
    },
    gemini: {
      is: 'At a wedding or a birthday you’re at every table, and you leave without having really talked to anyone.',
      helps:
        'Before the celebration, pick two guests you’d like a real conversation with, and find them first.',
    },
    cancer: {
      is: 'Holidays at home mean the world to you, and one sour face at the table can spoil a week of preparations.',
      helps:
        'Ask each guest to bring something, a dish or a song, so that the celebration isn’t yours alone to keep warm.',
    },
    leo: {
      is: 'You give a celebration the way others give a concert, and you’re let down if nobody mentions the decorations.',
      helps:
        'Let someone else be the center of the feast for a while, and watch from the side how well you’ve done it.',
    },
    virgo: {
      is: 'You plan a celebration to the last napkin and spend it looking at what went wrong.',
      helps: 'Hand the last ten minutes of preparation to somebody careless, and go and change.',
    },
    libra: {
      is: 'You invite everyone to the celebration so that no one’s hurt, and then you worry about who sits beside whom.',
      helps: 'Seat the family by who makes whom laugh, and leave the diplomacy to them for one evening.',
    },
    scorpio: {
      is: 'Big celebrations wear you out, with all that cheerful surface; you come for one or two people.',
      helps:
        'At a family celebration, take the one you came for out for a walk, and you’ll enjoy the cake more.',
    },
    sagittarius: {
      is: 'A celebration can’t be too large or too loud for you, and the old jokes get told whether they suit the table or not.',
      helps: 'Before the holiday, check one joke with someone who loves you; then tell it properly.',
    },
    capricorn: {
      is: 'You see to it that a celebration runs on time, you do the dishes too, and nobody asks whether you had fun.',
      helps:
        'Come to the celebration as a guest for the first half, and start working only when you’ve eaten.',
    },
    aquarius: {
      is: 'Family celebrations strike you as a curious custom, and you’re happiest when one of them breaks the pattern.',
      helps: 'Suggest one new thing for the holiday, just one, and keep the rest as your family knows it.',
    },
    pisces: {
      is: 'You see a celebration as it could be, with candles and everyone reconciled, so the real one leaves you wistful.',
      helps:
        'Decide what would be enough for the day, one warm moment, say, and let the rest of the celebration be noisy and crooked.',
    },
  },
  bestFriend: {
    aries: {
      is: 'You’re a best friend who shows up in ten minutes and says the hard thing, and you expect the same speed back.',
      helps: 'When a best friend is slow to answer, send one honest line rather than three short ones.',
    },
    taurus: {
      is: 'You keep a best friend for life, feed them well, and find it hard to share them with new people.',
      helps:
        'Tell your best friend when you’ve felt left out, before the silence grows; they can’t see through your calm.',
    },
    gemini: {
      is: 'Your best friend gets forty messages a day from you and is your first reader in everything.',
      helps: 'Ask your best friend how they are, and wait past the first joke for the second answer.',
    },
    cancer: {
      is: 'You fuss over your best friend a little and remember everything they ever told you, and it hurts when they forget your day.',
      helps:
        'Let your best friend know what you’d like to be asked, since even someone who loves you can’t guess it.',
    },
    leo: {
      is: 'You’re proud of your best friend and tell everyone, and you’d like to be the one they’re proudest of.',
      helps:
        'When your best friend has a triumph of their own, give it one whole evening without a story from you.',
    },
    virgo: {
      is: 'As a best friend you’re the one who reads the contract and brings the right medicine, and your advice comes a shade too soon.',
      helps: 'Ask your best friend “do you want help or company?” and believe the answer.',
    },
    libra: {
      is: 'You get on with your best friend so smoothly that the first real disagreement feels like the end.',
      helps:
        'Risk a small disagreement with your best friend on purpose, and find out how much the two of you can carry.',
    },
    scorpio: {
      is: 'You have one friend who knows it all, and you’d rather lose ten others than be let down by that one.',
      helps:
        'If you doubt your best friend, ask them directly and in private, before suspicion has written the whole story.',
    },
    sagittarius: {
      is: 'You and a best friend can be months apart and pick up in mid-sentence, which some find wonderful and some call neglect.',
      helps:
        'Put a fixed call with your best friend into your week, short and silly, and don’t let a better offer cancel it.',
    },
    capricorn: {
      is: 'You’re the best friend who helps people move, and they’d be hard put to say when you last asked for anything.',
      helps: 'Ask your best friend for a favor that costs them a little; it makes you equals.',
    },
    aquarius: {
      is: 'To you a best friend is a free person you’d choose again, and clinging makes you back away.',
      helps: 'Tell your best friend ahead of time that you’re still there when you go quiet.',
    },
    pisces: {
      is: 'You understand a best friend without words and get lost in their troubles until you can’t tell whose week it was.',
      helps:
        'Keep one evening a week that your best friend’s worries don’t enter, and don’t apologize for it.',
    },
  },
  newFriends: {
    aries: {
      is: 'You make friends in a minute, over a game or an argument, and wonder later why few of them stay.',
      helps:
        'Ask a new acquaintance for a second meeting before you part; your courage is good for exactly that.',
    },
    taurus: {
      is: 'Making friends takes you a long time, because you need to meet people often and in the same place before you warm up.',
      helps:
        'Choose one weekly thing in your new town and keep going, even through the first evenings among strangers.',
    },
    gemini: {
      is: 'You know everyone’s name by the second evening, and a friend is what you still haven’t found among them.',
      helps: 'From all the people you chat with, pick one and tell them something that matters to you.',
    },
    cancer: {
      is: 'You stand at the edge of a new circle until somebody draws you in, and you remember for years who did.',
      helps:
        'Invite one new person over for something simple, since on your own ground you’re the warmest host there is.',
    },
    leo: {
      is: 'New friends come to you like guests to a good party, and you wonder whether they like you or the evening.',
      helps: 'Let a new acquaintance see you on a dull day; whoever comes back has come for you.',
    },
    virgo: {
      is: 'In new company you look for a way to be useful, and friendships start for you with a favor.',
      helps: 'Let somebody new do you a favor first, and resist paying it back the very next day.',
    },
    libra: {
      is: 'You’re liked everywhere within an hour and close to no one within a year, unless you choose.',
      helps: 'Decide whom you’d really like to know better, and turn down one pleasant invitation for it.',
    },
    scorpio: {
      is: 'You find your friends one at a time, each of them chosen after a long look from a distance.',
      helps: 'Say yes to a second cup of small talk with somebody new; depth has to start somewhere shallow.',
    },
    sagittarius: {
      is: 'You find your people on the road, in a class, in line for something, anywhere but where you live.',
      helps:
        'Do one of your adventures in your own town, with the same people twice, and learn their last names.',
    },
    capricorn: {
      is: 'Grown-up friendships start for you through work or a task, and you’re slow to believe that anyone wants just your company.',
      helps: 'Ask a colleague you like to something that has nothing to do with work, and keep it short.',
    },
    aquarius: {
      is: 'You fit in with the odd ones, and in an ordinary group you feel like a visitor taking notes.',
      helps:
        'Look for the place where your strangest interest is perfectly normal, and be the one who says hello.',
    },
    pisces: {
      is: 'Strangers tell you their lives on a train, yet you go home alone, since asking for a number feels like taking something.',
      helps: 'When a talk with somebody new does you good, say so, and name a day.',
    },
  },
  lostFriend: {
    aries: {
      is: 'When a friendship goes silent, you’d rather have a fight than this, and your pride keeps you from the first word.',
      helps:
        'Put what you’d say to your friend in one line without a reproach in it, and look at it again tomorrow.',
    },
    taurus: {
      is: 'You notice late that a friend has drifted away, and then you hold on to it for years.',
      helps:
        'Send your lost friend something from the old days that costs no answer, a photo or a song, and let it rest.',
    },
    gemini: {
      is: 'A friend who no longer speaks to you leaves you with a hundred explanations and no rest in any of them.',
      helps:
        'Settle on the one question you’d most like to ask the friend who went quiet, and let the other ninety-nine go.',
    },
    cancer: {
      is: 'When you lose a friend you feel it in your body, and the places where the two of you used to sit feel cold.',
      helps: 'Mourn the friendship openly with someone who knew you both, as you’d mourn any other love.',
    },
    leo: {
      is: 'You’d take a friend back with open arms, if only they came and said that you were missed.',
      helps:
        'Admit that you miss your old friend, plainly, to one person at least, and leave the pride out of it.',
    },
    virgo: {
      is: 'You go over what you did wrong to a lost friend until you find it, and you may have found too much.',
      helps: 'Apologize to your old friend for one definite thing, in two sentences, and don’t add a list.',
    },
    libra: {
      is: 'You’d both rather stay polite than fall out, and that’s how a friendship slips through your fingers.',
      helps:
        'Find words for what came between you and your friend, awkward ones included, before you wonder whether to send them.',
    },
    scorpio: {
      is: 'When a friend betrays you, you close the account, and nobody would guess how often you still look at it.',
      helps:
        'Decide what you’d need to hear from this friend and whether you’d believe it, and you’ll know if there’s anything to write.',
    },
    sagittarius: {
      is: 'You shrug about a friend who’s gone, say that people come and go, and tell their best stories at every party.',
      helps: 'Tell the next of those stories to the friend it’s about, in a message, with no agenda.',
    },
    capricorn: {
      is: 'Calling a friend after so long feels like turning up late without an excuse, so you leave it another month.',
      helps:
        'Skip the explanation and think of one plain question you’d ask your old friend; it’s a better start than an excuse.',
    },
    aquarius: {
      is: 'You need so much air in a friendship that a friend may have gone for good before you noticed they’d left.',
      helps:
        'Tell your friend that your silence wasn’t a verdict, because from outside it looks exactly like one.',
    },
    pisces: {
      is: 'You forgave your friend long ago, in your head, in beautiful conversations they know nothing about.',
      helps:
        'Pick the shortest sentence from those conversations with your friend, say it aloud, and see if it still sounds true.',
    },
  },
  givingMore: {
    aries: {
      is: 'You’re always the one who starts things, calls people up, and gets them going, and you’re furious when it stops with you.',
      helps:
        'Wait for once after you’ve called, and see who calls back; let that decide where your energy goes.',
    },
    taurus: {
      is: 'You give time, food, and rides without counting, and then one day you’ve counted everything.',
      helps:
        'Say what you’d like in return while there’s little to settle, instead of giving more and going quiet.',
    },
    gemini: {
      is: 'Everyone tells you their news, you remember it all, and nobody seems to ask the one who asks.',
      helps: 'When someone thanks you for listening, tell them you’ve got a story as well, and begin it.',
    },
    cancer: {
      is: 'You look after everyone and hope to be looked after without having to ask, and that’s the part that seldom happens.',
      helps:
        'Ask one person for comfort in so many words; those you’ve spoiled don’t know that you need any.',
    },
    leo: {
      is: 'You give royally, planning birthdays and picking up checks, and what you miss is somebody making a fuss over you.',
      helps: 'Tell your friends when your birthday is and what you’d love to get, with no blushing about it.',
    },
    virgo: {
      is: 'You organize because otherwise nobody would do it right, so they let you, and you call it being taken for granted.',
      helps:
        'Leave one task undone that everyone relies on you for, and watch without a remark what happens.',
    },
    libra: {
      is: 'You’re so good at sensing what others want that they’ve never had to learn what you want.',
      helps: 'Answer “what would you like?” with an actual thing, every time, for a month.',
    },
    scorpio: {
      is: 'To a few people you give everything, and when it isn’t returned in kind, you withdraw without a word.',
      helps:
        'Say what it cost you to be there for them, because they can’t repay a loyalty they don’t know about.',
    },
    sagittarius: {
      is: 'You give advice, rides, and good cheer with both hands, then wonder who’d come if you were the one stuck at the airport.',
      helps: 'Call someone for help with some nuisance of yours, and let them feel needed for a change.',
    },
    capricorn: {
      is: 'Being the reliable one is how you’ve earned your place, and you suspect you’d lose it if you stopped.',
      helps:
        'Turn down one request without giving a reason, and notice that you’re thought of exactly as before.',
    },
    aquarius: {
      is: 'You’re everyone’s adviser, fair and cool, and people forget that an adviser has troubles of their own.',
      helps: 'Put a problem of yours in front of the friends you counsel, unsolved, and ask what they’d do.',
    },
    pisces: {
      is: 'People with troubles always find you, and you go on listening as long as anyone’s still crying, then walk home with your own.',
      helps:
        'Pick one evening a week when the only troubles you listen to are your own, and tell the neediest friend in advance.',
    },
  },
  pet: {
    aries: {
      is: 'You and an animal get along at once, preferably a fast one, and the patience it needs is what you’d learn.',
      helps: 'Before you get a dog, try two weeks of its walks, in the rain and at daybreak.',
    },
    taurus: {
      is: 'A pet suits you down to the ground: warm, hungry on time, and never in a mood to discuss anything.',
      helps:
        'Choose an animal by its temper rather than its looks; you’ll be sharing the sofa for many years.',
    },
    gemini: {
      is: 'You talk to every dog on the street, and an animal at home would have to put up with your moods and your trips.',
      helps:
        'Arrange beforehand with two people who’d take the animal when you’re away, and ask what they’d want in return.',
    },
    cancer: {
      is: 'An animal knows when you’re sad before you do, and you’d give your own place in bed for it.',
      helps: 'Let the pet have its own spot and its own hours, and keep a few for yourself.',
    },
    leo: {
      is: 'Any pet of yours would be loved loudly, and it would soon be the best-known creature on the street.',
      helps:
        'Think of the dull side of a pet for a minute, the brush and the bag, and check that you’re still smiling.',
    },
    virgo: {
      is: 'You’d know everything about a pet’s food and nerves, and worry about a sneeze.',
      helps:
        'Ask somebody with an easygoing animal how much of it goes wrong; it’ll lower your standards in a healthy way.',
    },
    libra: {
      is: 'You’d like a pet if someone shared it with you, since even a cat looks better to you in company.',
      helps:
        'Settle who does what for the animal before it comes, on paper, while you’re all still in love with it.',
    },
    scorpio: {
      is: 'You choose one animal and it chooses you, usually the difficult one that growls at everyone else.',
      helps: 'Give a shy animal the first weeks without a demand; that kind of trust is what you’re best at.',
    },
    sagittarius: {
      is: 'A pet ought to come along, you think, up the hill and out of town, and you’d feel sorry for one left waiting at home.',
      helps:
        'Look at your calendar of the last year and count the nights away; let that number speak before the shelter does.',
    },
    capricorn: {
      is: 'You take an animal as a duty you’d never shirk, and you’re softer with it than with most people.',
      helps: 'Plan the pet’s costs as you plan everything, then leave one line in the plan for play.',
    },
    aquarius: {
      is: 'You like an animal as a free companion, a cat who comes and goes, or a creature your friends have to look up.',
      helps: 'Ask yourself which creature would suit the way you live now, odd hours and all.',
    },
    pisces: {
      is: 'You’d bring home every stray, and an old dog’s sigh goes straight through you.',
      helps:
        'Take in one animal and help the others in another way; your heart has more room than your hallway.',
    },
  },
  trip: {
    aries: {
      is: 'A trip begins for you the moment you leave the plan, and waiting for the others to get ready is the only hardship.',
      helps:
        'Fix just the first night of a journey and one thing you must see; your impulses will fill the rest.',
    },
    taurus: {
      is: 'You travel to eat well, sleep well, and look at one place long enough for it to become yours.',
      helps: 'Book less of a trip than you’re offered, one town instead of four, and bring your own pillow.',
    },
    gemini: {
      is: 'On a journey you want to see everything and talk to everyone, and you come back with a hundred pictures and no rest.',
      helps: 'Leave one day of the trip without a plan or a screen, and let something find you.',
    },
    cancer: {
      is: 'On a trip you’re homesick by the second evening and in love with the place by the fourth.',
      helps:
        'Take something familiar along on the trip, and call home at a set hour rather than at every pang.',
    },
    leo: {
      is: 'You like to travel in some style, with someone to share the view, and a shabby room hurts your feelings.',
      helps: 'Spend the money on one splendid night of the trip and be cheerful about the cheap ones.',
    },
    virgo: {
      is: 'You’ve read every review before a trip, packed for each kind of weather, and only relax on the day before you leave.',
      helps:
        'Let one thing on the journey go unplanned on purpose, an afternoon at least, and see what it turns into.',
    },
    libra: {
      is: 'Who you travel with decides whether a trip is beautiful, and you go along with too much for the sake of peace.',
      helps: 'Name one wish for the journey before anybody asks, and let the others have theirs.',
    },
    scorpio: {
      is: 'You travel to get below the surface, one city at night, one story, and coach tours make you grind your teeth.',
      helps: 'Go back to a place where a trip once shook you; you’re a traveler who needs the second visit.',
    },
    sagittarius: {
      is: 'You’re hardly home before you look at the map again, and a journey is where you’re most yourself.',
      helps: 'Take a trip with a purpose, a language or a trail, so that it goes on working in you at home.',
    },
    capricorn: {
      is: 'You find it hard to leave for a trip until everything’s done, and it never is.',
      helps:
        'Put the journey on your calendar like an appointment with somebody important, and tell work early.',
    },
    aquarius: {
      is: 'You’re drawn to places your friends couldn’t find on a map, and traveling with an excited group puts you off.',
      helps: 'Travel with others on the condition of one free afternoon each; say it before you book.',
    },
    pisces: {
      is: 'You travel with your eyes half closed and your heart open, and you’ve missed some trains for a sunset.',
      helps: 'Keep your tickets in one fixed pocket, and let the trip have long stretches by the sea.',
    },
  },
};
