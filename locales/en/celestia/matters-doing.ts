import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of learning, making and habits, and what helps it there. */
export const matters: MattersOf<'doing'> = {
  exam: {
    aries: {
      is: 'You go into an exam wide awake and a little too fast, and the points you lose are in the question you didn’t finish reading.',
      helps: 'In the exam, underline what’s being asked before you write a word; your speed can afford it.',
    },
    taurus: {
      is: 'You pass an exam on what’s been learned slowly and well, and you stiffen when somebody changes the room or the rules.',
      helps:
        'Rehearse the exam at its true hour, at a bare desk, so that the day itself feels like a repeat.',
    },
    gemini: {
      is: 'You know half of everything for an exam and can talk about the rest, which works better orally than on paper.',
      helps:
        'Study for the exam by explaining it aloud to somebody who asks why; the gaps show within minutes.',
    },
    cancer: {
      is: 'How an exam goes for you depends on how you slept and whether the examiner smiled, and much less on what you know.',
      helps:
        'Prepare the evening before the exam as carefully as the subject, with nobody near you who’s nervous.',
    },
    leo: {
      is: 'You do well in an exam when you feel that you may show something, and badly when you’re being caught out.',
      helps:
        'Pick the two topics of the exam you’d be proud to present and make them shine; they’ll carry the others.',
    },
    virgo: {
      is: 'You’re prepared for an exam to the last footnote and still sure that the one page you skipped will come up.',
      helps:
        'Write down what you can do already for the exam, and allow yourself to stop revising at a set hour.',
    },
    libra: {
      is: 'In an exam you see what can be said for both answers, and the time goes by while you’re being fair.',
      helps: 'Practice choosing an answer within a minute, right or wrong; for the exam it’s a muscle.',
    },
    scorpio: {
      is: 'You treat an exam as a contest of nerves, learn in secret, and tell everyone that you’ve hardly begun.',
      helps:
        'Let one person test you before the exam and see you not know something; the fear is worse alone.',
    },
    sagittarius: {
      is: 'You trust to luck and a good general idea in an exam, and the details sit in the chapters you only leafed through.',
      helps: 'For the exam, do ten dull exercises a day rather than one great afternoon of learning.',
    },
    capricorn: {
      is: 'You take an exam as a judgment on your whole person, and prepare until there’s no joy left in it.',
      helps:
        'Ask yourself what a decent pass in this exam would be, and study for that; the top grade is an extra.',
    },
    aquarius: {
      is: 'You’re brilliant in an exam where your own thinking counts, and stubborn where they want the list.',
      helps:
        'Learn the examiner’s list like a foreign alphabet, without believing in it, and give it back to them.',
    },
    pisces: {
      is: 'In an exam your mind drifts off at the very sentence you knew by heart, and comes back when the bell rings.',
      helps:
        'Take a sheet into your exam practice and note a keyword for each question first, before the fog can rise.',
    },
  },
  studies: {
    aries: {
      is: 'A subject holds you while it’s a challenge, so studies that start with three years of theory try your temper.',
      helps: 'Look for a course where you do something with your hands or your voice from the first week.',
    },
    taurus: {
      is: 'You study steadily whatever promises solid ground, and you’re slow to admit that a field bores you.',
      helps:
        'Visit one ordinary class of the subject before you decide on it; your body will tell you if you’d stay.',
    },
    gemini: {
      is: 'You could study four things at once and are happiest between two subjects, in the library of the third.',
      helps:
        'Finish one part of your studies, however small, before you begin the next; it keeps the door of the others open.',
    },
    cancer: {
      is: 'You learn for people more than for subjects, and a warm teacher can make you love the driest course.',
      helps:
        'Find out who teaches the subject and who sits beside you; for your studies that matters more than the ranking.',
    },
    leo: {
      is: 'You study to become somebody, and a thesis nobody will read takes the wind out of you.',
      helps:
        'Show a chapter of your thesis to someone who’ll be interested, early, and write the rest for that reader.',
    },
    virgo: {
      is: 'You study carefully, in colors and with tabs, and your thesis is ready long before you let it go.',
      helps:
        'Give your thesis a last day and hand it in with its two known flaws; they’re smaller on the other side.',
    },
    libra: {
      is: 'In your studies you see the worth of every subject, so choosing one feels like being rude to the rest.',
      helps: 'Ask which of the subjects you’d still read about on a holiday, and take that answer seriously.',
    },
    scorpio: {
      is: 'You study what’s hidden behind things, alone and obsessively, and the compulsory courses leave you cold.',
      helps: 'Find the dark question in the dull subject, every field has one, and let it pull you through.',
    },
    sagittarius: {
      is: 'Your studies want a wide horizon, abroad or across fields, and footnotes are where you get off.',
      helps:
        'Put the footnotes of your thesis in order each Friday, an hour, so that the big idea arrives at the end.',
    },
    capricorn: {
      is: 'You study with an eye to what it’ll be good for, and you go on with a field long after you’ve stopped liking it.',
      helps:
        'Allow your studies one course that leads nowhere; you’ll see what you’d choose if nobody asked for results.',
    },
    aquarius: {
      is: 'You find your own way through any subject, preferably one that’s just being invented, and rules of citation offend you.',
      helps: 'Look for the teacher who likes being contradicted; your studies stand or fall by that.',
    },
    pisces: {
      is: 'You float through your studies by mood and pick up more than you can prove.',
      helps:
        'Write down what you’ve understood on the day you understand it; your thesis will be built from those pages.',
    },
  },
  languages: {
    aries: {
      is: 'You speak a new language from the first day, full of mistakes and with great effect, and the grammar never quite catches up.',
      helps: 'Have someone correct you in one thing only, the past tense, say, till it sits, then the next.',
    },
    taurus: {
      is: 'A language comes to you slowly, through the ear and the stomach, and then it stays for good.',
      helps: 'Learn a language by one song and one recipe a week, always aloud.',
    },
    gemini: {
      is: 'You pick up a language like gossip, three words here and an accent there, and rarely sit down to the tables.',
      helps: 'Keep to one language for a season, however tempting the next one sounds.',
    },
    cancer: {
      is: 'You learn a language in the arms of people who speak it, and freeze when somebody listens for errors.',
      helps: 'Find one kind person to speak the language with, regularly, before you try a class.',
    },
    leo: {
      is: 'You learn a language in order to be charming in it, and you’d rather be silent than sound foolish.',
      helps:
        'Prepare one funny story in the new language and tell it to everyone; applause will teach you the rest.',
    },
    virgo: {
      is: 'You know the rules of a language better than those who speak it, and say less than you could, to be safe.',
      helps: 'Make twenty mistakes a day in your language on purpose, and count them; it’s a good number.',
    },
    libra: {
      is: 'Languages please you by their sound and manners, and you learn best in polite company, with somebody across the table.',
      helps: 'Find a partner to trade languages with, an hour each way, so that it stays a conversation.',
    },
    scorpio: {
      is: 'You learn a language all the way down, slang and curses included, or you don’t bother.',
      helps:
        'Choose a novel or a series in the language that grips you, and don’t look up more than one word a page.',
    },
    sagittarius: {
      is: 'A language is a ticket for you; with the trip in sight you learn like mad, and afterward it fades.',
      helps: 'Book something that needs the language, then learn for that; your memory wants a destination.',
    },
    capricorn: {
      is: 'You learn a language by discipline, lesson after lesson, and could be more daring with what you already have.',
      helps:
        'Use your language for something silly each week, a joke or a game; it loosens what the lessons have built.',
    },
    aquarius: {
      is: 'You take to a language that few around you speak, and textbook dialogues about the post office drive you out.',
      helps:
        'Learn the vocabulary of your own strangest interest first; the everyday words come along by themselves.',
    },
    pisces: {
      is: 'You feel what’s meant in a language long before you can say it, and you learn by dreaming along with films.',
      helps:
        'Repeat aloud what you hear, a scene at a time; your language is in the ear and only needs a mouth.',
    },
  },
  music: {
    aries: {
      is: 'You’ve got rhythm and impatience in music, and an instrument that makes a noise at once suits you better than scales.',
      helps: 'Choose a piece slightly too hard for you, and learn its wildest eight bars first.',
    },
    taurus: {
      is: 'Your ear and your voice are a real gift for music, warm and sure, and you like to play what you know once more.',
      helps: 'Add one new piece to your music each month, while the old ones keep you company.',
    },
    gemini: {
      is: 'You can play a bit of everything, and your music lives from wit and nimble fingers rather than from practice.',
      helps: 'Finish one piece, so that you could play it to somebody without stopping; one is plenty.',
    },
    cancer: {
      is: 'You make music as others cry, for comfort, and an audience has to be very gentle.',
      helps:
        'Play or sing for one person you trust; it’s how your music learned to speak in the first place.',
    },
    leo: {
      is: 'You’ve got the nerve for a stage, and music without listeners is only half of it for you.',
      helps: 'Give yourself a small concert date for your music, however modest; you practice for faces.',
    },
    virgo: {
      is: 'You hear every wrong note in your own music, and it makes you a good musician and a glum one.',
      helps: 'Play the piece through once a day with no stopping, whatever happens in it.',
    },
    libra: {
      is: 'You’ve an ear for harmony and make other people’s music better; alone you lose the wish to practice.',
      helps: 'Join a choir, a duo, a band; for you an instrument is a kind of conversation.',
    },
    scorpio: {
      is: 'Music goes right through you, and you’ve got a talent for the dark and slow that you hardly show.',
      helps: 'Write or learn one piece that says what you don’t, and don’t explain it to anyone.',
    },
    sagittarius: {
      is: 'You’re generous with your music, loud, cheerful, from everywhere, and the third verse is usually improvised.',
      helps: 'Learn one tradition of music properly, from someone who grew up in it.',
    },
    capricorn: {
      is: 'You came to music through work, and what you can do is built to last, though you seldom call it talent.',
      helps: 'Keep ten minutes of your practice for playing without a goal; the gift lives there.',
    },
    aquarius: {
      is: 'You like the odd instrument, the strange scale, the machine that hums, and imitation bores you.',
      helps:
        'Record what you try out in music; among the oddities is a voice of your own that you’d otherwise forget.',
    },
    pisces: {
      is: 'You’ve a real gift for music, it pours in and out of you, and order is what it needs.',
      helps: 'Bind your music to a fixed hour, a short one, so that inspiration knows where you live.',
    },
  },
  writing: {
    aries: {
      is: 'You write in a burst, with a first page that others envy, and then the middle comes.',
      helps: 'Write the next scene that you’re burning to write, in whatever order, and join them up later.',
    },
    taurus: {
      is: 'Your writing is slow, sensuous and solid, and you can spend a week on a paragraph because it’s comfortable there.',
      helps:
        'Write a fixed small amount each day, half a page, and don’t reread it before the month is over.',
    },
    gemini: {
      is: 'Words come to you more easily than to anyone, so you have nine beginnings and a drawer of clever notes.',
      helps: 'Choose one of your beginnings by drawing lots, and write it badly to the end.',
    },
    cancer: {
      is: 'You write from memory and feeling, best in a diary, and are afraid that somebody at home might recognize themselves.',
      helps: 'Write it for yourself first, all of it, and decide only afterward who may read it.',
    },
    leo: {
      is: 'You write to be read, with a voice that fills a room, and silence after a page is hard on you.',
      helps:
        'Read your pages aloud to a few people at regular times; the book will grow toward that evening.',
    },
    virgo: {
      is: 'You edit before you’ve written, and your best sentences die of cleanliness.',
      helps: 'Turn off the correcting: write by hand, in pencil, quarter of an hour, no crossing out.',
    },
    libra: {
      is: 'Your writing is graceful and fair to everybody, and what it lacks at times is a villain, or an opinion.',
      helps: 'Let one character, or one page of the diary, say what you’d never say in company.',
    },
    scorpio: {
      is: 'You write about what others leave out, and for that very reason you show it to no one.',
      helps: 'Finish the most dangerous page first; the rest of your writing is only waiting for it.',
    },
    sagittarius: {
      is: 'You’ve got a great book in mind, with journeys in it and a meaning, and you’re fond of talking about it.',
      helps:
        'Stop telling people about the book for three months, and see how much of it wants to be written.',
    },
    capricorn: {
      is: 'You could write a book as one builds a house, and you wait for the permission of somebody who counts.',
      helps: 'Set up the hours for your writing like a job, and give yourself the permission in writing.',
    },
    aquarius: {
      is: 'You’ve a mind of your own and a form that doesn’t exist yet, so the usual advice on writing doesn’t help.',
      helps: 'Break one rule of writing on purpose in each piece, just one, and keep the others as a frame.',
    },
    pisces: {
      is: 'Your writing comes as images, dreamy and rich, and it vanishes if you don’t catch it the same hour.',
      helps:
        'Keep something to write with by the bed, and type up the scraps once a week without judging them.',
    },
  },
  art: {
    aries: {
      is: 'You paint or act with your whole arm, first version best, and patience is the medium you find hardest.',
      helps: 'Start three pieces at once and go from one to the next; each can dry while you’re hot.',
    },
    taurus: {
      is: 'Your hands know materials, and whatever you make has weight and calm; novelty isn’t your concern.',
      helps: 'Make the same thing twelve times, a bowl or a tree; your art is in the small differences.',
    },
    gemini: {
      is: 'You’ve got ideas for every medium and a light touch, and the unfinished pieces stand in a row.',
      helps:
        'Limit your art to one format and two colors for a month; you’ll be surprised how inventive that is.',
    },
    cancer: {
      is: 'You make things to hold on to a feeling, and you give them away before they’ve been seen.',
      helps:
        'Keep one piece that moved you and hang it where you pass it daily; your eye needs to trust you.',
    },
    leo: {
      is: 'You belong where art is shown, on a stage or in strong colors, and lukewarm interest wilts you.',
      helps:
        'Make one piece that nobody’s meant to like, for your own mischief, before the next that’s for the crowd.',
    },
    virgo: {
      is: 'Your craft is fine and exact, and you’d call yourself skilled for years before you said artist.',
      helps: 'Spoil a sheet on purpose at the start of each session; after that nothing has to be perfect.',
    },
    libra: {
      is: 'You’ve a sure sense of color and form, and you ask so many people that the piece ends up charming.',
      helps: 'Finish one work before anyone gives an opinion, and sign it.',
    },
    scorpio: {
      is: 'What you make comes from a deep place and can frighten you a little, which is how one knows it’s good.',
      helps: 'Work on the picture you keep avoiding, in short stretches, and stop while it still pulls.',
    },
    sagittarius: {
      is: 'You think big in art, murals, epics, theater under an open sky, and detail work sends you outside.',
      helps: 'Find a partner for the details of your project, someone who loves what you skip.',
    },
    capricorn: {
      is: 'You take your art seriously, late or in secret, as though it needed to earn its keep.',
      helps: 'Give your art one unearned hour a week, neither for money nor for progress.',
    },
    aquarius: {
      is: 'You invent more than you depict, and the art that people understand at once makes you suspicious.',
      helps: 'Explain your strangest work to a child; whatever makes them laugh is the heart of it.',
    },
    pisces: {
      is: 'You’ve got more imagination than hands, and the finished thing never equals the one you saw.',
      helps: 'Let the work go its own way after the first hour; it’s often wiser than the vision.',
    },
  },
  focus: {
    aries: {
      is: 'You concentrate like a lamp for twenty minutes, then the next thing calls, and sitting still is the actual trouble.',
      helps:
        'Work in short sprints with a timer, standing up if you like, and run around the block between them.',
    },
    taurus: {
      is: 'Your concentration is deep and slow to start, and one interruption costs you half the morning.',
      helps: 'Protect the first two hours of the day for one thing, with the phone in another room.',
    },
    gemini: {
      is: 'You’re distracted because everything interests you, and you hear the conversation at the next table better than your own thoughts.',
      helps:
        'Keep a slip of paper for the ideas that interrupt you, and follow them up only when the hour is over.',
    },
    cancer: {
      is: 'You can’t concentrate while something’s wrong between you and somebody; your memory keeps feelings and drops facts.',
      helps: 'Clear up the one thing that weighs on you first, or write it down, then begin.',
    },
    leo: {
      is: 'You focus splendidly on what brings you credit and can’t remember a form for three minutes.',
      helps: 'Tie the dull task to something you’re proud of, and do it where others can see you working.',
    },
    virgo: {
      is: 'You concentrate so well on the details that the point gets lost, and you forget to eat.',
      helps:
        'Write the one question you’re working on above the page, in large letters, and look up at it now and then.',
    },
    libra: {
      is: 'You concentrate best beside someone who’s working too; alone, your mind wanders off to whoever’s missing.',
      helps:
        'Arrange to work in company, in silence, an hour at a time, with a chat afterward as the reward.',
    },
    scorpio: {
      is: 'When something grips you, you forget the world; when nothing does, you can’t read one line.',
      helps:
        'Find what’s at stake for you in the task before you open the book; without that it’s wasted time.',
    },
    sagittarius: {
      is: 'You start with enthusiasm and your mind is abroad by page three, where it was always going.',
      helps:
        'Read or work in several places, changing every half hour; your attention travels better than it stays.',
    },
    capricorn: {
      is: 'You can concentrate for hours out of duty, and what suffers is your memory for anything that’s not useful.',
      helps:
        'Take real breaks, with nothing to learn in them; your head sorts itself out while you look at the sky.',
    },
    aquarius: {
      is: 'Your mind makes leaps, and people think you’re not paying attention when you’re already at the end.',
      helps:
        'Give your hands something to do while you listen or read; it keeps the rest of you in the room.',
    },
    pisces: {
      is: 'You daydream through the middle of most things and remember the color of the light instead of the date.',
      helps:
        'Say aloud what you want to keep, and note it at once; your memory works with pictures, so draw them.',
    },
  },
  delay: {
    aries: {
      is: 'You don’t put things off, you drop them in the middle, once the first excitement is over.',
      helps:
        'When you’ve begun something, name the dullest step and do that one next, before breakfast if you can.',
    },
    taurus: {
      is: 'You put off beginnings, since you’re comfortable as you are, and a deadline has to become very concrete.',
      helps:
        'Start with five minutes of the thing you keep postponing, sitting down, with something nice to drink.',
    },
    gemini: {
      is: 'You put off the one task by doing nine others brilliantly.',
      helps: 'Write down the single thing that’s due, and let yourself do the other nine only as a reward.',
    },
    cancer: {
      is: 'You put off whatever might end in a rebuke, a letter, a phone call, the tax.',
      helps:
        'Do the postponed thing in company, with somebody on the sofa who knows why you’re making a face.',
    },
    leo: {
      is: 'You leave things to the last night because you’re at your best with an audience, and a deadline is one.',
      helps: 'Invite somebody to see the half-done work a week before it’s due; there’s your audience.',
    },
    virgo: {
      is: 'You put things off because you’d want to do them properly, and there’s never quite the time for properly.',
      helps: 'Hand in a version that you’d call sufficient; you can improve it when it’s out of the house.',
    },
    libra: {
      is: 'You put off every task with a decision hidden in it, and there’s one in most of them.',
      helps:
        'Find the decision inside the task you’re putting off and let a coin suggest an answer; then only work is left.',
    },
    scorpio: {
      is: 'You postpone with iron will, all or nothing, and then do it in one fearful night.',
      helps:
        'Cut the thing you’re putting off into four parts and promise somebody the first; your pride will do the rest.',
    },
    sagittarius: {
      is: 'You put off the small print, cheerfully, convinced that it’ll work out, and mostly it does, late.',
      helps: 'Set yourself a false deadline two days early and tell others it’s the real one.',
    },
    capricorn: {
      is: 'You put off nothing that’s for others, only what would be for you.',
      helps:
        'Enter the thing you keep delaying in your diary under a stranger’s name, and treat it as theirs.',
    },
    aquarius: {
      is: 'You delay what’s demanded of you, out of a reflex, even if you wanted to do it yourself a moment before.',
      helps: 'Turn the task around until it’s your own idea, do it in the wrong order, at an odd hour.',
    },
    pisces: {
      is: 'You let things slide until they’re gone or on fire, and you don’t see them coming closer.',
      helps: 'Make the deadline visible, a big page on the wall with the days to cross out.',
    },
  },
  routine: {
    aries: {
      is: 'A routine holds with you as long as it’s a dare, about eleven days, then it turns into a cage.',
      helps:
        'Change the form of the habit each week and keep the hour; your body needs the when more than the what.',
    },
    taurus: {
      is: 'Habits are your strength, the bad ones too, and starting a new one feels like moving house.',
      helps:
        'Hang the new habit on one you already have, right after the morning coffee, say, and let a month go by.',
    },
    gemini: {
      is: 'You live by changing rhythms, and discipline is what you admire in people you find slightly dull.',
      helps: 'Have two routines and switch between them; with one you’ll be gone by Thursday.',
    },
    cancer: {
      is: 'You keep a routine while you’re in good spirits, and the first sad evening carries it off.',
      helps: 'Make a tiny version of each habit for bad days, so small it can be done in pajamas.',
    },
    leo: {
      is: 'You’ve got discipline for whatever shows, and none for what nobody sees.',
      helps:
        'Put your habits where someone notices, a friend you report to, a list on the fridge, and enjoy it.',
    },
    virgo: {
      is: 'Order is in your bones, and your routine fails because it’s got nineteen points.',
      helps: 'Cross out all the habits on your list but the three you’d miss, and add none for a while.',
    },
    libra: {
      is: 'You keep up a habit when somebody does it along with you, and let it go out of politeness when they don’t.',
      helps:
        'Find a companion for the routine, and agree on what happens if one of you cancels: the other goes anyway.',
    },
    scorpio: {
      is: 'With you a habit is absolute until it breaks, and then you’re through with it for years.',
      helps: 'Plan the exception beforehand, two free days a month, so a gap isn’t a defeat.',
    },
    sagittarius: {
      is: 'You resolve with great faith, and your habits fall asleep as soon as there’s a trip or a guest.',
      helps: 'Pick a routine that fits into a suitcase, and do it in every bed you sleep in.',
    },
    capricorn: {
      is: 'You’re disciplined to the point of hardness, so what looks like a lack of it is simply that you’re tired.',
      helps: 'Build a rest into the routine that’s as binding as the work.',
    },
    aquarius: {
      is: 'You can’t stand a routine that’s been prescribed, and you follow your own peculiar one to the minute.',
      helps: 'Design the habit yourself, however odd, and don’t show it to anybody who knows better.',
    },
    pisces: {
      is: 'Days run into one another for you, and order comes in waves, with a wonderful clear-out now and then.',
      helps:
        'Set one fixed point in the day, a walk or a bath at the same hour, and let the rest go on flowing.',
    },
  },
  startingLate: {
    aries: {
      is: 'Too late isn’t a word you know for long; you start something new at any age, and what you lack is a slow beginning.',
      helps: 'Sign up for the first lesson this week, and only promise yourself three.',
    },
    taurus: {
      is: 'You come late to things and then stay with them, so a late start is your usual kind.',
      helps:
        'Reckon with your own pace when you start, a little each day, and don’t hold your beginning against other people’s middle.',
    },
    gemini: {
      is: 'It’s never too late for your curiosity; you’re younger than your papers wherever there’s something to learn.',
      helps: 'Choose one of the new things you’d like to start, and tell the others to wait their turn.',
    },
    cancer: {
      is: 'You’d start late more easily if nobody looked, because you’re tender about being a beginner among children.',
      helps: 'Look for a teacher who’s kind before one who’s good; for a late start that decides it.',
    },
    leo: {
      is: 'To start late hurts your pride a bit, since you’d like to be good at once and in front of people.',
      helps: 'Let yourself be a beginner in one thing and say so with a laugh; it’s disarming at any age.',
    },
    virgo: {
      is: 'You think it’s too late because you know exactly what you’d have had to do earlier.',
      helps:
        'Make a list of what you bring to it that a young beginner doesn’t have; it’ll be longer than you think.',
    },
    libra: {
      is: 'You ask around whether it’s too late for you, and get as many answers as there are people.',
      helps:
        'Try the new thing for a month without telling anybody, and take your own joy as the opinion that counts.',
    },
    scorpio: {
      is: 'You’ve begun again more than once in your life, so a late start needs you to leave something behind first.',
      helps: 'Decide what makes room for the new thing; you can’t start it on the side.',
    },
    sagittarius: {
      is: 'You’d always rather set off late than not at all, and your optimism is half the talent.',
      helps:
        'Start where you are, with what you have, and find someone to be accountable to when the novelty wears off.',
    },
    capricorn: {
      is: 'You ripen late; what others could do at twenty comes to you at fifty, with a firm hand.',
      helps:
        'Give the new thing a modest, regular place in your week, as if you’d still be doing it in ten years.',
    },
    aquarius: {
      is: 'You never kept to the timetable of the others, so it can’t be late by your own clock.',
      helps: 'Begin it in your own way and skip whatever’s only there for children.',
    },
    pisces: {
      is: 'You’ve dreamed of it so long that starting could disturb the dream, and so the years went by.',
      helps: 'Do a very small piece of it today, an imperfect one; the dream can bear it.',
    },
  },
  hobby: {
    aries: {
      is: 'A hobby for you has sweat and a score in it, something you can begin on the spot and be bad at with zest.',
      helps:
        'Take up a sport or a craft with quick results, and swap it when the fun is gone, without guilt.',
    },
    taurus: {
      is: 'In your free time you want to touch, taste and grow something, garden, clay or dough, and to see it the next day.',
      helps: 'Choose a hobby with a season and come back to it every week; you’ll be glad of slow progress.',
    },
    gemini: {
      is: 'You’d like a hobby a month, and there’s nothing wrong with it except the cupboard.',
      helps:
        'Take up something that’s made of variety, quizzes, improvising, a radio show, and you can stop changing.',
    },
    cancer: {
      is: 'What suits your free time is whatever makes a home or a meal, best with one or two dear people.',
      helps: 'Start a small regular round, soup and sewing or old films, and be the one who invites.',
    },
    leo: {
      is: 'A hobby without an audience is only practice to you; theater, dance and costume were made for it.',
      helps: 'Look for a group that performs once a year, and volunteer for more than the curtain.',
    },
    virgo: {
      is: 'You like a useful hobby, one with a method, and it turns into work before you notice.',
      helps: 'Choose something in which there’s nothing to improve, bird-watching, say, and keep no list.',
    },
    libra: {
      is: 'Free time is for beauty and company with you, a dance class, a choir, an exhibition on somebody’s arm.',
      helps: 'Sign up as two; a hobby with a partner is one that you’ll actually go to.',
    },
    scorpio: {
      is: 'Your hobby must go deep, an archive, diving, chess, old crimes, or you’d sooner sit and think.',
      helps:
        'Pick the subject that’s been following you for years and give it a fixed evening, with the door closed.',
    },
    sagittarius: {
      is: 'In your free time you want to get out and learn something, with a rucksack, a map, or a bold opinion.',
      helps: 'Plan one outing a week to somewhere you’ve never been, even if it’s two stops away.',
    },
    capricorn: {
      is: 'A hobby feels like something you have to earn, so your best free hours go to repairing what’s broken.',
      helps:
        'Take up something slow with a visible result, a wall, an instrument, and call it a duty if it helps.',
    },
    aquarius: {
      is: 'You’d be happiest with a hobby that nobody you know has, and a few like-minded oddities on the internet.',
      helps: 'Build, program or observe something, and let the club find you.',
    },
    pisces: {
      is: 'Your free time wants water, music, film, anything in which you can lose the edges.',
      helps: 'Choose a hobby that you do with your hands while you dream, and leave the telephone out of it.',
    },
  },
  exercise: {
    aries: {
      is: 'You need exercise as others need coffee, fast and against somebody, and gentle stretching makes you want to bite.',
      helps: 'Choose a sport with an opponent, and stop each time while you could still do a little more.',
    },
    taurus: {
      is: 'You’ve got stamina and a loyal body, and getting up from the sofa is the only hard part of sport.',
      helps:
        'Make exercise pleasant, a fine path, good shoes, a meal afterward, at the same hour, and you’ll keep it.',
    },
    gemini: {
      is: 'You’d exercise if it weren’t so dull; something with a ball, steps to learn, or a friend to talk to keeps you moving.',
      helps: 'Mix three sports in a week, and listen to something clever while you run.',
    },
    cancer: {
      is: 'You move when you feel well and feel well when you’ve moved, and it’s the first step out that depends on your mood.',
      helps: 'Choose exercise near home or near water, with someone who collects you at the door.',
    },
    leo: {
      is: 'You like sport in good clothes and good company, and you’re at your best when somebody counts you on.',
      helps:
        'Join a class where the teacher knows your name; being seen does for you what willpower does for others.',
    },
    virgo: {
      is: 'You know the proper technique for every exercise and your pulse at each minute, and you overdo the plan.',
      helps: 'Leave the watch off once a week and simply walk, as far as you like.',
    },
    libra: {
      is: 'Exercise alone isn’t for you; with a partner you’d climb anything, and without one you’d cancel for rain.',
      helps: 'Take up a sport for two, tennis or dancing, and let the date be the discipline.',
    },
    scorpio: {
      is: 'You train to the limit or not at all, and you like to do it where no one can watch.',
      helps:
        'Set yourself one hard goal in sport, a distance or a depth, and plan the rest days as strictly as the rest.',
    },
    sagittarius: {
      is: 'Sport has to lead somewhere with you, over a hill, across a border, and a treadmill is an insult.',
      helps: 'Enter for something far off and a bit mad, and your legs will know why they’re running.',
    },
    capricorn: {
      is: 'You’re the one who still trains in the rain, with no pleasure anybody could see.',
      helps:
        'Allow your exercise a playful day, without numbers; your joints and your mood will thank you for it.',
    },
    aquarius: {
      is: 'You move in fits, with an odd sport at an odd hour, and a gym full of mirrors puts you off.',
      helps: 'Find the unusual kind of exercise, parkour or fencing, and a group that’s as peculiar as you.',
    },
    pisces: {
      is: 'Your body likes to flow rather than push, in water, in dance, half asleep on a mat.',
      helps: 'Choose swimming or something with music, and go without deciding whether you feel like it.',
    },
  },
  faith: {
    aries: {
      is: 'You believe in beginnings and in yourself on a good day, and doubt makes you want to do something at once.',
      helps:
        'Hold on to an act rather than a thought, a run, a candle, a promise kept; your faith is in the doing.',
    },
    taurus: {
      is: 'What you can hold on to has to be something you can touch, and your faith is in things that come back every year.',
      helps: 'Choose one small ritual with a real object, and repeat it at the same hour.',
    },
    gemini: {
      is: 'You’ve read a bit of every belief and can argue for each of them, which leaves you well informed and unsheltered.',
      helps: 'Stay with one practice for a hundred days without reading about another.',
    },
    cancer: {
      is: 'Your faith is the faith of those who loved you, and in doubt you go back to their words.',
      helps:
        'Say the old words, or sing the old song, even if you’re not sure you believe them; they carry all the same.',
    },
    leo: {
      is: 'You believe that life means you, personally, and when it looks away you take it hard.',
      helps: 'Hold on to what makes you generous; on the days you give, you don’t ask whether you believe.',
    },
    virgo: {
      is: 'You believe what’s been shown to work, and you’d like a meditation with instructions.',
      helps: 'Sweep, wash, breathe, one thing at a time and well; to you that is prayer enough.',
    },
    libra: {
      is: 'You find some truth in each belief and peace in beauty, and you’d rather not have to decide.',
      helps:
        'Go where it’s beautiful and quiet, on your own, and stay till you’ve stopped wondering what others would say.',
    },
    scorpio: {
      is: 'Doubt doesn’t scare you, you go down into it, and what you still believe at the bottom is yours.',
      helps: 'Write down the one sentence that’s left when you’ve doubted everything, and carry it with you.',
    },
    sagittarius: {
      is: 'You believe easily and widely, in meaning, in luck, in a larger plan, and a cynical room makes you restless.',
      helps: 'Live one of your beliefs in a small and unspectacular way this week; it wants feet.',
    },
    capricorn: {
      is: 'You’d like to believe, and something in you asks for the accounts.',
      helps: 'Hold on to duty done with love, and take it as faith, even if nobody calls it that.',
    },
    aquarius: {
      is: 'You don’t believe what you’re told to, and your sense of the sacred comes at odd moments, on a roof, in a crowd.',
      helps: 'Keep a note of those moments; read together they make a creed of your own.',
    },
    pisces: {
      is: 'You’ve always felt that there’s more, it comes and goes like a tide, and proof has never had much to do with it.',
      helps: 'Give it a place and a time, ten quiet minutes, so that it needn’t come as sadness.',
    },
  },
  looks: {
    aries: {
      is: 'You look quick and a bit untidy, all in the face, and people see your energy before they see your clothes.',
      helps: 'Wear what you can run in, with one strong color, and leave the mirror while you still like it.',
    },
    taurus: {
      is: 'You look solid and warm, with good skin or a good voice, and you’d like to be lighter than you’ve any need to be.',
      helps:
        'Choose fabrics that feel good; when your body is at ease, everybody else likes looking at it too.',
    },
    gemini: {
      is: 'You look younger than you are, with quick hands and quick eyes, and your style changes with the company.',
      helps: 'Keep two or three things that are always you, glasses, a ring, a haircut, and vary the rest.',
    },
    cancer: {
      is: 'You look soft and open, people trust your face, and you notice only that it shows everything.',
      helps: 'Dress for comfort with something old that you love in it; it becomes you more than armor.',
    },
    leo: {
      is: 'You’ve got presence and hair or a walk that people remember, and you think about it more than you let on.',
      helps: 'Do it up once a week for nobody but yourself, and see which part of it you’d keep.',
    },
    virgo: {
      is: 'You look neat and a little reserved, and see the one flaw that no one else has ever found.',
      helps:
        'When you look in the mirror, name one thing that’s in order first; then you may go on to the collar.',
    },
    libra: {
      is: 'You have a pleasant, well-put-together look, and on bad days you dress for what others would like.',
      helps: 'Buy the next piece on your own, without asking anyone, and wear it twice before you judge.',
    },
    scorpio: {
      is: 'You look as though you knew something, the eyes do that, and black has always been simple.',
      helps: 'Show one thing you normally cover, a color, a scar, a laugh; it makes you closer, not weaker.',
    },
    sagittarius: {
      is: 'You look like somebody on the way somewhere, with a broad laugh, and clothes come second to pockets.',
      helps: 'Own one thing that fits perfectly and have it altered if need be; the rest may be wrinkled.',
    },
    capricorn: {
      is: 'You look serious and older when young and younger when old, so time is on the side of your looks.',
      helps:
        'Let something unbusinesslike into your style, a foolish scarf, a soft jacket, for the weekend in your face.',
    },
    aquarius: {
      is: 'You look as though you weren’t from here, and the tattoo or the haircut is only the evidence.',
      helps: 'Change what can grow back or wash out first; what stays should survive a year of thinking.',
    },
    pisces: {
      is: 'You look dreamy, your eyes first, and how you think you look depends on who saw you last.',
      helps: 'Ask somebody kind to take your picture when you’re not posing, and believe that one.',
    },
  },
};
