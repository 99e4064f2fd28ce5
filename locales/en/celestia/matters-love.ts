import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of love, and what helps it there. */
export const matters: MattersOf<'love'> = {
  idealPartner: {
    aries: {
      is: 'The partner for you has a will of their own, says no to your face, and is laughing with you ten minutes later.',
      helps:
        'Watch how someone takes your first blunt remark; a person who grins and answers back can enjoy you as you are.',
    },
    taurus: {
      is: 'Somebody steady suits you best, a partner who likes to eat well, touches easily, and means the same thing tomorrow.',
      helps:
        'Notice whether your shoulders drop when someone sits beside you, because your body judges a partner better than any list.',
    },
    gemini: {
      is: 'Who could put up with you? Someone quick with words, glad of a change of subject, and still curious about your twentieth idea of the day.',
      helps:
        'Test a possible partner on something dull, like a long line at the bank, and see whether you two still amuse each other.',
    },
    cancer: {
      is: 'You need a partner who remembers what you said in passing, asks again when you say you’re fine, and is kind to your people.',
      helps:
        'Let someone look after you in a small way early on, and see whether the kindness repeats without a reminder.',
    },
    leo: {
      is: 'Your match is warm and proud, a partner who tells you out loud that you’re wonderful and has a life you can admire.',
      helps:
        'Tell a good joke in company and look at the one beside you; the right person enjoys your moment without stealing it.',
    },
    virgo: {
      is: 'It takes little glamour to win you; your kind of partner turns up on time, sees what needs doing, and finds your corrections funny.',
      helps:
        'When you size somebody up as a partner, make yourself name what they did well this week before you get to the faults.',
    },
    libra: {
      is: 'Considerate people do you good, a partner whose manners survive a bad mood, who asks what you want and waits for the answer.',
      helps:
        'With anyone you like, say early which film or which restaurant you’d actually pick, and see whether they’re pleased to know.',
    },
    scorpio: {
      is: 'Half measures bore you in a partner; you want somebody loyal who can hear the whole truth about you and look you in the eye.',
      helps:
        'Pay attention to how someone speaks of the people they used to love; it’s the nearest thing to a preview.',
    },
    sagittarius: {
      is: 'Someone who could live with you laughs easily, has places to be, and doesn’t take your open suitcase as an insult.',
      helps:
        'Ask a person you like what they’d still love to learn; a long, happy answer means you two have miles to talk about.',
    },
    capricorn: {
      is: 'In a partner you value a kept promise above charm, and a dry-humored grown-up with plans of their own would be about right.',
      helps:
        'Let a possible partner see you at leisure, too; plenty of people will admire how you work, and fewer can idle away an afternoon with you.',
    },
    aquarius: {
      is: 'Your kind of partner is a friend first, odd in their own right, and untroubled when you vanish into a project for two days.',
      helps:
        'Say plainly how much time alone you need; the person who suits you is usually relieved and wants some too.',
    },
    pisces: {
      is: 'Gentleness wins you, yet the partner who suits you also keeps a calendar, sees through your “whatever you like,” and never mocks your tears.',
      helps:
        'When you like someone, look at what they do on an ordinary day rather than at who they could become if only somebody loved them.',
    },
  },
  unavailable: {
    aries: {
      is: 'People who don’t want you are a dare to you, and the chase keeps you so busy you forget to ask if you’d like winning.',
      helps:
        'Next time someone hard to get has you racing, picture them saying yes and coming along on your dullest errands.',
    },
    taurus: {
      is: 'Once your heart has settled on someone taken or far away, it treats the matter as decided, and no amount of evidence moves it.',
      helps:
        'Spend an evening with people who are actually in the room; it loosens the hold of the one who isn’t available.',
    },
    gemini: {
      is: 'Falling for somebody distant comes easily when their messages are so good, because you can invent whatever isn’t in them.',
      helps:
        'Treat the next witty line from this faraway person as witty and nothing more, and tell a friend what you’d nearly read into it.',
    },
    cancer: {
      is: 'With someone who can’t be yours, you go on caring as if enough tenderness would one day make them turn around.',
      helps:
        'Give some of the tenderness you keep for someone unreachable to a friend or a neighbor’s dog, who returns it the same day.',
    },
    leo: {
      is: 'Not being wanted stings your pride, so you woo the one person who isn’t clapping and overlook the ones who are.',
      helps:
        'Make a point of noticing who already brightens when you come in, even if they’re not the unreachable one.',
    },
    virgo: {
      is: 'You fall for unavailable people partly because they’re safe to long for: they never get near enough to look closely at you.',
      helps:
        'Ask what you’d advise a dear friend who longed for someone so out of reach, and be as practical with yourself.',
    },
    libra: {
      is: 'Someone taken or far off stays charming forever, since you never get to the part where the two of you disagree about money.',
      helps:
        'Try asking what you would like from love before wondering, as you do so well, what this absent person would like.',
    },
    scorpio: {
      is: 'What’s out of reach grips you hardest, and a person who is closed to you becomes a mystery you feel bound to solve.',
      helps:
        'Be as curious about your own pull toward the unreachable as you are about them; keep a page on it nobody else reads.',
    },
    sagittarius: {
      is: 'Distance flatters your heart: with someone far away or taken you get all the adventure of love and keep your freedom too.',
      helps:
        'Imagine that this person were free tomorrow and lived around the corner, and listen for a small note of panic.',
    },
    capricorn: {
      is: 'Wanting someone who doesn’t want you feels oddly familiar, as if affection had to be earned by long effort without wages.',
      helps:
        'Keep a sober account of who makes an effort for you unprompted, and let it weigh more than how hard you’re trying for someone else.',
    },
    aquarius: {
      is: 'At a distance you can love wholeheartedly, so a taken or faraway person lets you feel a great deal without being crowded.',
      helps:
        'Practice closeness in small doses with a friend who’s within reach, and notice that you’re still yourself afterward.',
    },
    pisces: {
      is: 'You can be in love with a possibility for ages, and the unavailable one rarely does anything to spoil the dream.',
      helps:
        'Describe the person you long for out loud to somebody, only things they’ve said and done, and hear how much you’d added.',
    },
  },
  message: {
    aries: {
      is: 'Waiting for a text is the hardest sport you know, and by the second silent hour you’ve written three furious drafts.',
      helps:
        'Before you answer silence with a text, do one chore at full speed, then check whether you still like your wording.',
    },
    taurus: {
      is: 'When the usual text doesn’t come, your whole day loses its rhythm, yet you’d rather sit it out than nudge anyone.',
      helps:
        'Put the phone out of sight while you cook something slow; silence weighs less when your hands are occupied.',
    },
    gemini: {
      is: 'No text yet, and you’ve already composed both sides of the conversation, including a very witty quarrel about the delay.',
      helps:
        'Chat with somebody who does answer; most of what you read into a missing message is your own talent for plot.',
    },
    cancer: {
      is: 'If a message doesn’t come, you reread the last one for a change of tone and feel it in your stomach.',
      helps:
        'Say to a close friend that the quiet hurts you; spoken aloud, it stops looking like proof that you were too much.',
    },
    leo: {
      is: 'Being ghosted offends you, because you’d never treat anyone that way, and you check the phone while pretending you don’t.',
      helps:
        'Go where people are glad to see you this evening, and let the unanswered text be one fact among several.',
    },
    virgo: {
      is: 'Someone’s missing reply sends you back through your own texts, hunting for the comma that put them off.',
      helps: 'Read your last message as if a friend had sent it, and see how little in it needs correcting.',
    },
    libra: {
      is: 'Should you text first? You weigh every word, soften it, delete it, and then worry that by now the silence is impolite.',
      helps: 'If you do text, keep it short, with one question in it and no apology for existing.',
    },
    scorpio: {
      is: 'When somebody goes quiet on you, you notice when they were last online and build a case you’d never admit to.',
      helps:
        'Decide privately how much attention this silence gets, and spend the rest of your detective’s gift on something with answers.',
    },
    sagittarius: {
      is: 'A text left hanging puzzles you, as you answer people from ferries and mountaintops, and soon your hope has invented a glorious excuse.',
      helps:
        'Make a plan that has you out among people, phone deep in the backpack, so the missing message loses its audience.',
    },
    capricorn: {
      is: 'You’d sooner miss them without a word than send a second text, and you tell everyone, yourself included, that you’re simply busy.',
      helps: 'Admit to one person that you’re waiting for a message; it costs less dignity than you think.',
    },
    aquarius: {
      is: 'Ghosting makes sense to you in theory, since you need space yourself, and yet the missing text nags at you while you work.',
      helps:
        'Leave yourself a voice note saying what you actually feel about the silence, before you explain it away so sensibly.',
    },
    pisces: {
      is: 'Into a text that hasn’t come you can read a whole novel, tender at noon and tragic by evening.',
      helps:
        'Until you know more, call it silence and nothing else, and put on music that doesn’t remind you of them.',
    },
  },
  meeting: {
    aries: {
      is: 'You meet people best in motion, where you can see someone, walk over, and say the first thing that occurs to you.',
      helps:
        'Join something with a scoreboard, where you can be quick, loud, and sweaty in front of people you don’t know yet.',
    },
    taurus: {
      is: 'As for meeting someone, you do it the slow way, seeing the same face in the same place until hello becomes an hour.',
      helps:
        'Pick one pleasant spot, a market or a choir or a garden club, and keep turning up until you’re a regular.',
    },
    gemini: {
      is: 'Meeting someone starts with talk for you, any talk, and the risk is being so entertaining that it looks like mere fun.',
      helps: 'When a stranger makes you laugh, suggest a second conversation before the first one is over.',
    },
    cancer: {
      is: 'You’re likelier to meet someone through people you already trust, since among strangers you keep your softest side well covered.',
      helps: 'Ask a friend to bring somebody you don’t know to supper, where you can be the warm one.',
    },
    leo: {
      is: 'Where do you meet someone? Most easily where you’re in your glory, doing the thing you’re proud of with others watching.',
      helps:
        'Say yes to the next thing that puts you in front of people, and dress as if somebody there could matter.',
    },
    virgo: {
      is: 'New people like you before you’ve noticed, because while hoping to meet someone you’re usually busy being useful in the background.',
      helps:
        'Take up a course or a volunteer shift where you can help, and look up often enough to see who’s looking.',
    },
    libra: {
      is: 'You could meet someone nearly anywhere, for you put people at ease; the trouble is showing which of them you actually like.',
      helps:
        'Let the person you like get a little more of your charm than everyone else does, so that it can be told apart.',
    },
    scorpio: {
      is: 'When it comes to meeting someone, you know after one long look, and then you say nothing for an hour.',
      helps:
        'Choose small gatherings around something that absorbs you, where talk goes deep fast and nobody expects you to sparkle.',
    },
    sagittarius: {
      is: 'Meeting someone suits you best on foreign ground, among other accents, when you’re curious and nobody has you figured out.',
      helps:
        'Pick a lecture, a hike, or a dance class where you know nobody, and talk to whoever else came alone.',
    },
    capricorn: {
      is: 'You look so capable on your own that nobody guesses you’d like to meet someone, and you’d hate to seem needy.',
      helps:
        'Reserve one free evening for meeting people as seriously as you would a dentist’s appointment, and keep it.',
    },
    aquarius: {
      is: 'Groups are where you’d meet someone, around a shared cause or hobby, with love slipping in sideways once you’re already friends.',
      helps:
        'If you’d like to meet someone, start with the oddest person you half know and ask what they’re working on.',
    },
    pisces: {
      is: 'Part of you believes you’ll meet someone by fate, at a concert or on a train, without having to lift a finger.',
      helps:
        'Go where people make or hear music, and give chance a hand by asking the person beside you a question.',
    },
  },
  breakup: {
    aries: {
      is: 'When a couple comes to an end, you want it over today, and the slow, sad middle is what you can’t bear.',
      helps:
        'Give the anger about the breakup somewhere to go, a hill climbed fast or a very loud song, before you type a final word.',
    },
    taurus: {
      is: 'Parting is slow work for you, because every habit the two of you shared has to be missed separately.',
      helps:
        'Through a breakup, keep your meals, your bedtime, and your favorite walk exactly as they were, so something stays solid.',
    },
    gemini: {
      is: 'Should you part or not? You’re so good at talking it through from every angle that the sadness never gets a word in.',
      helps:
        'Tell the story of the breakup once without any jokes, to someone patient, and see which sentence makes you stop.',
    },
    cancer: {
      is: 'Even the thought of a breakup makes you ache for the small ways in which two people take care of each other.',
      helps:
        'While the parting hurts, have someone bring you soup and ask nothing; you’ve done as much for half the people you know.',
    },
    leo: {
      is: 'A breakup hurts your heart and your pride at once, and you’d rather make a splendid exit than be seen crying.',
      helps:
        'Choose one loyal friend who gets to see you wretched about the breakup, and give everyone else the brave version.',
    },
    virgo: {
      is: 'In a breakup you comb the whole love affair for errors and claim most of them as your own.',
      helps:
        'If you must list what went wrong between you, add a column for what you couldn’t have known or fixed.',
    },
    libra: {
      is: 'Ending things goes against your nature, so you stay terribly polite and weigh parting until both of you are exhausted.',
      helps:
        'For ten minutes, think about the relationship without asking how they would feel, and note what you’d want if it hurt nobody.',
    },
    scorpio: {
      is: 'Breakups are never tidy with you; you hold on with your whole being until, quite suddenly, nothing in you does.',
      helps:
        'Keep the breakup off your phone at night; what feels like the final truth after midnight needs rereading by daylight.',
    },
    sagittarius: {
      is: 'Parting sends you looking for the next adventure, and you’re three plans ahead before the sadness has caught up with you.',
      helps:
        'Take the sadness of parting on a long walk somewhere you’ve never been, and let it set the pace.',
    },
    capricorn: {
      is: 'You handle the end of a relationship like a duty, showing up on time everywhere while the sorrow is put off.',
      helps: 'Set aside an hour a day when the breakup is allowed to be as bad as it is, unmanaged.',
    },
    aquarius: {
      is: 'Around a breakup you go strangely calm, as though discussing two acquaintances, and the feeling arrives weeks later in a supermarket.',
      helps:
        'Let a friend ask you twice how you are about the breakup, and on the second round skip the theory.',
    },
    pisces: {
      is: 'Endings have no clear edge for you; in a breakup you half leave, half stay, and feel sorry for them besides.',
      helps:
        'Take the breakup a few hours at a time, with a cry, a swim, and a long nap, and don’t grade yourself on speed.',
    },
  },
  quarrels: {
    aries: {
      is: 'You and your partner argue because you blurt first; by the time you’re cheerful again, they’ve only begun to feel hurt.',
      helps:
        'When a quarrel heats up, say “ten minutes” and go cool down elsewhere; your second sentence is usually the fairer one.',
    },
    taurus: {
      is: 'In a quarrel you dig in, grow quiet, and become a boulder, and your partner ends up arguing with scenery.',
      helps:
        'Once you’ve cooled down, say in one sentence what would have helped you in that argument, even if you still think you’re right.',
    },
    gemini: {
      is: 'You win your arguments with a clever line, then spend the evening wondering why your partner has stopped talking.',
      helps: 'Before your next point in a quarrel, repeat theirs in your own words, without the funny voice.',
    },
    cancer: {
      is: 'When the two of you argue, you retreat, hurt, and a quarrel about parking turns out to be about last year.',
      helps:
        'After a quarrel, put what stung into a few plain words early, rather than going quiet and hoping they’ll guess.',
    },
    leo: {
      is: 'What makes you argue is rarely the subject; a dismissive tone from your partner will do it, and then there’s theater.',
      helps:
        'Skip the grand speech in an argument and say the short line under it, which is usually that you felt unimportant.',
    },
    virgo: {
      is: 'Your quarrels as a couple begin with a helpful remark, and you’re sincerely surprised that it was heard as a complaint.',
      helps:
        'When you two argue, hold back the second example; one is enough to be understood, and the rest feels like an audit.',
    },
    libra: {
      is: 'You put off arguing with your partner, smiling, until one quarrel has to carry the whole unpaid bill.',
      helps:
        'Practice disagreeing about trifles, a hat or a color, so that a real quarrel doesn’t feel like the end of everything.',
    },
    scorpio: {
      is: 'In an argument you know exactly where it hurts the other, and afterward your silence lasts longer than the quarrel did.',
      helps:
        'Say in a quarrel how much it hurts you, without taking aim, and keep to yourself the sentence nobody could forget.',
    },
    sagittarius: {
      is: 'With the one you love, you argue on principle, exaggerate wildly, and expect to be friends again by lunch.',
      helps:
        'Strike “always” and “never” from your quarrels; the same complaint at its true size is much easier to answer.',
    },
    capricorn: {
      is: 'Quarrels make you cold and correct; your partner wants a human being and gets something like a board meeting.',
      helps:
        'State one feeling before the facts of the argument, even stiffly, because nobody can make up with a set of minutes.',
    },
    aquarius: {
      is: 'As soon as you two argue, you step back and turn reasonable, which drives anyone who’s upset up the wall.',
      helps:
        'Leave out the analysis at first when you quarrel; “I see you’re upset, and so am I” gets you further than being right.',
    },
    pisces: {
      is: 'Arguing hurts you so much that you give in, drift off, or cry, which is why the same quarrel keeps returning.',
      helps:
        'Work out what you want before the next quarrel begins, because in the middle of one you lose your own thread.',
    },
  },
  confession: {
    aries: {
      is: 'You’d tell someone you like them tonight, and make the first move before you’ve even learned their last name.',
      helps:
        'If you tell them, keep it to one light sentence, then be quiet and give them time to get over the surprise.',
    },
    taurus: {
      is: 'Months can pass between liking someone and saying so, and meanwhile you bring them food and hope they can count.',
      helps:
        'If it comes to telling them, choose an unhurried moment, side by side on a bench perhaps, where you needn’t perform.',
    },
    gemini: {
      is: 'Your way of telling someone you like them is to joke about it, so that it can still be taken back.',
      helps:
        'Follow the joke with one sentence that isn’t one, because the person you like may have been waiting to hear you serious.',
    },
    cancer: {
      is: 'Before telling anyone you like them, you circle sideways, testing whether it’s safe, and a cool glance sends you straight back.',
      helps:
        'Let your confession be small, such as “I’m glad when you’re here,” and see what comes back before you add to it.',
    },
    leo: {
      is: 'Your feelings would love a grand entrance, and what holds you back from telling them is the thought of a lukewarm reply.',
      helps:
        'Should you speak up about it, do so without an audience or a fanfare; liking somebody sounds warmer at normal volume.',
    },
    virgo: {
      is: 'You prepare the first move so carefully, sentence by sentence, that the one you like has meanwhile left the building.',
      helps:
        'Allow your confession a clumsy sentence or two, since liking someone sounds truer with a stumble in it.',
    },
    libra: {
      is: 'Rather than tell someone you like them, you arrange things so prettily that making the first move becomes their idea.',
      helps:
        'If it’s you who confesses, leave out the “no worries if not”; a clear wish is easier to answer kindly.',
    },
    scorpio: {
      is: 'You know what they feel long before you’d confess what you feel, and you hate to hand over that much power.',
      helps:
        'If you confess, begin with a tenth of it; a tenth of your intensity is plenty for one conversation.',
    },
    sagittarius: {
      is: 'Out it comes: you tell people you like them between two stories, so cheerfully that they wonder whether you meant it.',
      helps:
        'Slow down at the important part of the confession, stop grinning for a second, and say their name with it.',
    },
    capricorn: {
      is: 'You keep a crush to yourself until there’s some proof that the first move wouldn’t be a fool’s errand.',
      helps:
        'Think of telling them as information, given once and calmly; your dignity doesn’t depend on what they do with it.',
    },
    aquarius: {
      is: 'Making the first move, you’re so friendly and so casual that the person you like files it under friendship.',
      helps:
        'Any confession of yours needs “I” and “like” and “you” in one sentence, or it passes for comradeship.',
    },
    pisces: {
      is: 'Whoever you like could read it in your eyes, you feel, so saying it seems almost rude, and nothing gets said.',
      helps:
        'Find out first whether you like the person or the daydream, over an ordinary coffee with no confession in it.',
    },
  },
  ex: {
    aries: {
      is: 'Thinking of your ex annoys you, because you meant to be done with it in one go, and unfinished business makes you itch.',
      helps:
        'The minute an ex gets under your skin, do something new and slightly difficult, so your energy has something ahead of it.',
    },
    taurus: {
      is: 'Your ex lives on in your habits, in a smell or a favorite dish, and your heart is always the last to move out.',
      helps:
        'Change one thing that belonged to you and your ex, a greeting or a breakfast, and make it yours.',
    },
    gemini: {
      is: 'Your ex still holds up one end of a conversation in your head, and you keep thinking of better replies.',
      helps:
        'Write your ex the reply that’s never meant to be sent, witty bits included, then go and have a new conversation with somebody else.',
    },
    cancer: {
      is: 'Of your ex you remember the kindest moments in full color, so the past keeps feeling like a place you could move back into.',
      helps:
        'When memory shows you the sweet scenes with your ex, let it show the lonely ones too, in the same light.',
    },
    leo: {
      is: 'What you miss about an ex is often how you looked in their eyes, especially at the beginning.',
      helps: 'Do one thing this week that makes you proud with nobody watching, your ex least of all.',
    },
    virgo: {
      is: 'You keep returning to your ex as to a sum that won’t come out, sure you overlooked a mistake somewhere.',
      helps:
        'Whenever the checking starts, what you said to your ex and what you should have said, finish one practical task.',
    },
    libra: {
      is: 'Thoughts of your ex come easily when you’re on your own, for half of you still thinks in the plural.',
      helps:
        'Practice saying “I” in the sentences where your ex used to be, starting with what you feel like doing tonight.',
    },
    scorpio: {
      is: 'An ex doesn’t leave your system quickly, since you loved all the way down, and one new message stirs everything up.',
      helps: 'Stop looking them up; every glance at an ex’s page feeds a curiosity that never gets full.',
    },
    sagittarius: {
      is: 'You tell everyone your ex is ancient history, and then a certain joke or city has you grinning and a bit sore.',
      helps: 'Plan an adventure your ex would have hated, and enjoy every inch of it on purpose.',
    },
    capricorn: {
      is: 'Somewhere in you the ex is still a responsibility, and you wonder what you could have managed better.',
      helps:
        'Acknowledge what you built with your ex and what it taught you, as fairly as if you were writing a reference.',
    },
    aquarius: {
      is: 'You’d like to be on friendly terms with every ex, so it baffles you when one can still make your heart lurch.',
      helps:
        'Admit that the thing with your ex was personal; you’re allowed to miss somebody without an explanation that holds up.',
    },
    pisces: {
      is: 'In dreams and film scores your ex shows up gentler than the original, and a few kind lines from them blur the ending.',
      helps:
        'Before answering or not answering an ex, sleep on it twice, and remember the worst week along with the loveliest one.',
    },
  },
  dating: {
    aries: {
      is: 'On dates you come on strong, decide within a quarter of an hour, and sometimes finish the other person’s sentence as well.',
      helps:
        'Ask a second question after the first answer; some dates only get interesting once you’ve stopped leading.',
    },
    taurus: {
      is: 'You’re warm and easy on a date, but so slow to show interest that people go away thinking you liked the dessert best.',
      helps:
        'Tell your date in plain words that you’re having a good time; your calm face leaves people guessing.',
    },
    gemini: {
      is: 'Dates with you are great fun, and if they lead nowhere it’s because nobody could tell the banter from the interest.',
      helps: 'Leave one silence unfilled on your next date, and notice what the other person puts into it.',
    },
    cancer: {
      is: 'On a date you find out everything about them, listen beautifully, and go without having told them a thing about yourself.',
      helps:
        'Bring along one story of your own to a date, something that moved you, and tell it before you ask the next question.',
    },
    leo: {
      is: 'You give a date your full shine, the good shirt and the good stories, and people can leave dazzled but unsure they were noticed.',
      helps:
        'Find one thing about your date that truly impresses you and say so, early, without capping it with a story.',
    },
    virgo: {
      is: 'Dates make you observant, and while you’re noting the spelling in their texts, they feel they’re taking an exam.',
      helps:
        'Postpone the verdict on a date until you’re on your own again; during the evening, just collect what you liked.',
    },
    libra: {
      is: 'You’re so pleasant on dates, agreeing with a smile, that people enjoy the evening and can’t say afterward who you were.',
      helps:
        'Disagree with your date about one harmless thing, cilantro or karaoke, and let them see an edge of you.',
    },
    scorpio: {
      is: 'Do you scare people off? On a date your questions go straight to the basement, and not everyone has the light on down there.',
      helps:
        'Let the first date be light on purpose; childhood sorrows are easier to share once you both know how to laugh.',
    },
    sagittarius: {
      is: 'A date with you is a trip, honest and hilarious, though your talk of all you’re about to do leaves little room for two.',
      helps:
        'Mention something you’d like to do with company, so your date can hear that your freedom has a passenger seat.',
    },
    capricorn: {
      is: 'Your dates get someone polite, punctual, and hard to read, because you keep the tenderness for people who have proved themselves.',
      helps:
        'Let a date catch you being silly once, for instance on the way out, when the official part is over.',
    },
    aquarius: {
      is: 'Dating as a ritual strikes you as slightly absurd, so you discuss ideas like a clever colleague and forget to flirt.',
      helps:
        'Do something odd together rather than sit face to face; on a date you warm up beside people, around a shared task.',
    },
    pisces: {
      is: 'Without meaning to, you become whatever each date seems to need, and go away charmed, tired, and not sure you were there.',
      helps:
        'Halfway through a date, take a minute alone and ask what you feel, as opposed to what you’ve picked up.',
    },
  },
  marriage: {
    aries: {
      is: 'Marriage tempts you as a leap and worries you as a fence, so you need one where each of you can still charge ahead.',
      helps:
        'In any marriage, real or imagined, look for something you could still start on your own; finding it calms you.',
    },
    taurus: {
      is: 'You take to marriage as to anything that lasts, which is why hesitation, theirs or your own, unsettles you so much.',
      helps:
        'Take the question of marrying as slowly as you need, whoever is tapping a foot; rushed, you’d only grow deaf.',
    },
    gemini: {
      is: '“For good” sounds long to you, unless you’d be marrying someone you’d never run out of things to say to.',
      helps:
        'Talk about marriage in the hypothetical for an hour, silly versions included, and listen for the one you defend.',
    },
    cancer: {
      is: 'Marriage, to you, means a family and a place to belong, so a partner who shrugs at it hurts you more than you show.',
      helps:
        'Find out whether you long for the wedding or for the feeling of belonging, since the two need different conversations.',
    },
    leo: {
      is: 'You’d marry for love, out loud, with everyone you know in the front row, and being kept as a maybe offends you.',
      helps:
        'Tell the truth about how much being chosen means to you; marriage talk goes better when pride isn’t doing the negotiating.',
    },
    virgo: {
      is: 'Marriage makes you conscientious, and doubts come because you see every flaw in advance, above all the ones you’d bring along.',
      helps:
        'Sort your doubts about marrying into those that would bother you daily and those that only look untidy.',
    },
    libra: {
      is: 'Pairing up comes naturally to you; with marriage the danger is that you agree to a wedding because refusing seemed unkind.',
      helps:
        'Put the question of marriage to yourself alone, out of doors, where nobody’s face can tell you which answer would please.',
    },
    scorpio: {
      is: 'For you marriage is all or nothing, and a half-hearted yes would hurt you more than an honest no.',
      helps:
        'Name the fear that sits beneath the question of marrying, being left or being owned, and say it to someone you trust.',
    },
    sagittarius: {
      is: 'You could be happily married to a fellow traveler; it’s the thought of settling down that makes you sweat.',
      helps:
        'Describe the marriage you’d enjoy as a route, with the detours you’d take separately, and see who’d like to come along.',
    },
    capricorn: {
      is: 'Marriage is a serious contract in your eyes, and you’d rather wait and be sure than promise something you can’t carry.',
      helps:
        'Talk money, chores, and old age before you talk about the ring; marriage feels romantic to you once the practical part is settled.',
    },
    aquarius: {
      is: 'The institution of marriage leaves you skeptical, but a bond between equals that you two invented yourselves could suit you very well.',
      helps:
        'Write your own version of marriage, clause by clause if you like, and underline what sounds most like you.',
    },
    pisces: {
      is: 'You dream of marriage as two people melting together, and the doubts begin when somebody mentions joint accounts and guest lists.',
      helps:
        'Picture being married on the grayest afternoon imaginable, and notice whether you still like who’s sitting next to you.',
    },
  },
  trust: {
    aries: {
      is: 'You trust people in a rush, and after one broken promise you take it back in a rush too, from everybody.',
      helps:
        'Give trust in installments, with little at stake, and let the next one wait until the last was honored.',
    },
    taurus: {
      is: 'Learning to trust again takes you a long time, because for you it’s made of kept appointments, and there have to be many.',
      helps:
        'Go by what people do repeatedly; your trust can grow on plain evidence, and nobody has a right to hurry it.',
    },
    gemini: {
      is: 'Your trust starts in the head, checking stories against each other, and one detail that doesn’t fit keeps you talking in circles.',
      helps:
        'Pick one good friend to compare notes with, since your mistrust of people shrinks or hardens once it’s said aloud.',
    },
    cancer: {
      is: 'Trust, once hurt, makes you careful from then on; you can still recall the exact tone in which you were let down.',
      helps:
        'Name for yourself the few people with whom you’ve always felt safe, and let that feeling be your measure of trust.',
    },
    leo: {
      is: 'You give your trust openhandedly, and when somebody lies to you, it feels like being made a fool of in public.',
      helps:
        'Remember that having trusted someone says something fine about you, whatever the other person chose to do with it.',
    },
    virgo: {
      is: 'Trusting people is hard for you because you notice everything, the thin excuse, the changed plan, and the others seem quite unworried.',
      helps:
        'Ask yourself what you know and what you’ve deduced, and let trust or mistrust rest on the first pile only.',
    },
    libra: {
      is: 'Fairness makes trusting hard for you: people get a second chance, then a third, and you stop trusting your own judgment.',
      helps:
        'Listen to the first small “no” in you when somebody explains themselves; your trust belongs to that voice too.',
    },
    scorpio: {
      is: 'Trust is the biggest thing you have to give, and you test people quietly for a long time before any of it changes hands.',
      helps:
        'Choose one harmless secret, lend it to someone, and judge by how they keep it rather than by what you fear.',
    },
    sagittarius: {
      is: 'By nature you trust the whole world, which makes betrayal so bewildering that afterward you’d rather joke and keep moving.',
      helps:
        'Keep your trusting nature and add a pause to it, one night between a lovely promise and your answer.',
    },
    capricorn: {
      is: 'Trusting others feels to you like lending equipment you need yourself, so you do things alone and call it efficiency.',
      helps:
        'Let somebody do one job for you entirely their own way, and notice what it does for your trust.',
    },
    aquarius: {
      is: 'You trust humanity in general and grow wary of anybody in particular who gets close enough to let you down.',
      helps:
        'Pick one person who’s been consistent, and let them know something unpolished about you that no group gets to hear.',
    },
    pisces: {
      is: 'Your trust goes out to everyone with a sad story, and after a disappointment you’d like to withdraw from the human race.',
      helps: 'Before you trust a beautiful apology, look at what changed in the weeks after the last one.',
    },
  },
  lettingGo: {
    aries: {
      is: 'Letting go sounds easy for someone so quick, yet a defeat you never got to answer can keep you busy for ages.',
      helps:
        'Start something new, however small, in which the past has no vote and nobody knows the old score.',
    },
    taurus: {
      is: 'The past stays because you like to keep what was once yours, and moving on feels like throwing away something still good.',
      helps:
        'Keep one thing from back then on purpose, with a place of its own, and loosen your hold on the rest bit by bit.',
    },
    gemini: {
      is: 'You keep hold of the past by retelling it, and with each version it gets a better ending and a longer life.',
      helps:
        'Tell the old story one more time, but from the point of view of somebody who was barely involved in it.',
    },
    cancer: {
      is: 'Letting go is hard for you since memory is where you live half the time, among photographs in which everyone is still young.',
      helps:
        'Give your memories a fixed visiting hour, and spend the rest of the day where somebody can answer you.',
    },
    leo: {
      is: 'If the past was your great scene, moving on is hard, because the days since then seem so badly lit.',
      helps:
        'Stage a proper farewell to what’s past, with music and a few words, since you can’t walk off without an ending.',
    },
    virgo: {
      is: 'You can’t let go of the past while there’s still something in it to correct, and you find something nightly.',
      helps: 'Put one lesson from the past in writing, a single usable line, and count the case as closed.',
    },
    libra: {
      is: 'Old questions of who was right keep you tied to the past, as though moving on required a verdict both sides could accept.',
      helps:
        'Let the old business stay unfair, if it was, and turn to one thing that pleases your eye today.',
    },
    scorpio: {
      is: 'Until you’ve gone through the past to the bottom, you can’t let it go, and no cheerful advice to move on helps.',
      helps:
        'Write down what you want to be rid of from the past and shred the page, slowly, with some ceremony.',
    },
    sagittarius: {
      is: 'Moving on looks like your specialty, but you tend to outrun the past, and it’s waiting at the next stop.',
      helps:
        'Sit still with one old memory for the length of a bus ride, and find out what it wanted to tell you.',
    },
    capricorn: {
      is: 'What you let go of last is guilt, the old duty you think you failed, though nobody else keeps those books anymore.',
      helps:
        'Work out how long you’d hold the same old mistake against a good friend, and grant yourself those terms.',
    },
    aquarius: {
      is: 'You explain the past so well that you believe you’ve let it go, until an old feeling contradicts you midsentence.',
      helps:
        'To shake off the past, change something in your surroundings, radically if you like, after one sentimental look around.',
    },
    pisces: {
      is: 'The past is a place you drift off to, half sad and half at home, and the present needs to call you twice.',
      helps:
        'When the past carries you off, say out loud where you are and what you were about to do, and do that next.',
    },
  },
  forgiving: {
    aries: {
      is: 'Grudges bore you, honestly; you forgive within the hour, unless somebody was unfair to you while smiling.',
      helps:
        'Say aloud, even to an empty room, exactly what made you furious; a hurt you’ve voiced takes up less of you.',
    },
    taurus: {
      is: 'You forgive slowly and forget never, and a grudge of yours can settle in as comfortably as a cat.',
      helps:
        'Notice what carrying the grudge costs you in plain comfort, the good meals and mornings it spoils, and go by that.',
    },
    gemini: {
      is: 'Forgiving comes fairly easily because you’ve moved on to the next subject, though the hurtful sentence itself you can quote verbatim.',
      helps:
        'Ask somebody neutral how they would have heard the sentence that hurt you; a third reading loosens the first.',
    },
    cancer: {
      is: 'A hurt sinks into you and stays warm, so you forgive out loud well before you’ve forgiven inside.',
      helps:
        'Allow the hurt to be as big as it was, with no duty to forgive by any deadline, and look after yourself meanwhile.',
    },
    leo: {
      is: 'With a sincere apology you forgive royally; without one, your hurt pride holds court and nobody is pardoned.',
      helps:
        'Write the apology you deserved, in full, and read it aloud to yourself with all the respect it lacked elsewhere.',
    },
    virgo: {
      is: 'The hurt you find hardest to forgive is usually one you think you should have prevented, so the grudge is against yourself.',
      helps:
        'Divide the blame for the hurt into honest portions, and refuse to keep the portion that was never yours.',
    },
    libra: {
      is: 'You say it’s forgiven, to keep things pleasant, and are shocked to find the grudge still there, perfectly groomed.',
      helps:
        'Spell out, at least to yourself, what would make things even again after the hurt, and whether any of it is on offer.',
    },
    scorpio: {
      is: 'Yes, you hold grudges, thoroughly and with a good memory, because forgiving feels like agreeing that it didn’t matter.',
      helps:
        'Keep in mind that putting down a grudge needn’t mean letting the person back in; those are two separate permissions.',
    },
    sagittarius: {
      is: 'Big offenses you forgive with a wave, only to catch yourself telling the story of the hurt at every party, with improvements.',
      helps:
        'Next time you tell the tale of that hurt, leave out the funny ending and listen to what remains.',
    },
    capricorn: {
      is: 'You don’t make scenes over a hurt; you simply lower the person’s rank, and forgiving would need proof of changed conduct.',
      helps:
        'Decide what a fair probation for that hurt would be, then stop adding to it each time you remember.',
    },
    aquarius: {
      is: 'On principle you forgive, everyone being a product of something, yet you cool toward the person and call that holding no grudge.',
      helps:
        'Let yourself be simply offended for one evening, with no sociology, before you try to understand how they came to hurt you.',
    },
    pisces: {
      is: 'You forgive before anyone has asked, because you can feel their side, and your own hurt is left standing in the rain.',
      helps:
        'Give your own hurt the sympathy you hand out so freely, and let forgiving take its turn later, or not.',
    },
  },
  loneliness: {
    aries: {
      is: 'What makes you feel alone is that the others can’t keep up, even in company, as if you’d come an hour before the party.',
      helps:
        'Ask someone along for a thing you’d do anyway, a race or a repair; doing it together beats talking about loneliness.',
    },
    taurus: {
      is: 'Loneliness is physical for you; what you miss is an arm to lean on, and a crowd full of chatter can’t supply it.',
      helps:
        'Against loneliness, look for company that sits close and says little, such as a friend’s porch, a massage, or a large sleepy animal.',
    },
    gemini: {
      is: 'You can chat with a whole room and feel alone on the way back, because not one conversation got past the amusing part.',
      helps:
        'Pick one of your many contacts and tell them something that isn’t funny; loneliness in you is mostly unsaid things.',
    },
    cancer: {
      is: 'You feel alone among people whenever none of them really belongs to you, and you long for someone to come and fetch you.',
      helps:
        'When you feel alone, feed someone; inviting one person to eat with you warms you faster than waiting to be asked.',
    },
    leo: {
      is: 'In a crowd you feel alone the moment nobody needs your warmth, and you’d never let on, so they think you’re thriving.',
      helps:
        'Tell one person straight out that you’d like company; your face is too bright for anyone to guess it.',
    },
    virgo: {
      is: 'You feel lonely among people because you’re the one who helps, and helpers get thanked more often than they get asked.',
      helps:
        'If you feel lonely, ask somebody for a favor you don’t strictly need, and let them linger once it’s done.',
    },
    libra: {
      is: 'Being on your own makes you feel like half a sentence, and being with people you have to please can feel lonelier still.',
      helps:
        'Do one enjoyable thing alone, and do it properly, taking as much trouble as you would for a guest you wanted to impress.',
    },
    scorpio: {
      is: 'Even among friends you can feel alone, as what matters most to you is exactly what you don’t tell them.',
      helps:
        'When you’re lonely, look for one confidant rather than more company; an hour of real talk outlasts a whole evening of faces.',
    },
    sagittarius: {
      is: 'Conversation that stays small makes you feel alone, especially when everyone else seems content with it and you’re thinking of far-off places.',
      helps:
        'For lonely stretches, find people who are learning something, a language or a craft, and be a beginner among them.',
    },
    capricorn: {
      is: 'You carry things by yourself so long that being alone seems normal, and people take your composure for not needing them.',
      helps:
        'Leave one duty undone on purpose and spend the hour with someone; loneliness tends to hide behind your long list.',
    },
    aquarius: {
      is: 'Among people you feel like a friendly visitor from elsewhere, liked by many and alone at the edge of the group photo.',
      helps:
        'Seek out the other person at the edge; two outsiders are company, and you feel less alone where nobody has to fit in.',
    },
    pisces: {
      is: 'You take in everyone’s moods in a crowd, and feel alone there because hardly anyone asks about yours.',
      helps:
        'When you feel alone among people, slip out for a minute, then go to the one person whose voice calms you.',
    },
  },
};
