import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of learning, making and habits, and what helps it there. */
export const matters: MattersOf<'doing'> = {
  exam: {
    aries: {
      is: 'You go into an exam wide awake and a little too fast, and the points you lose are in the question you didn’t finish reading.',
      helps: 'In the exam, underline what’s being asked before you write a word; your speed can afford it.',
    },
    taurus: {
      is: 'In an exam you rely on what you’ve learned slowly and well, and you stiffen when somebody changes the room or the rules.',
      helps:
        'Rehearse the exam at the hour it’ll be held, at a bare desk, so that the day itself feels like a repeat.',
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
      is: 'You do well in an exam when you get to show what you know, and badly when you feel you’re being caught out.',
      helps:
        'Pick the two topics of the exam you’d be proud to present and make them shine, then be content if the rest is solid.',
    },
    virgo: {
      is: 'You’re prepared for an exam to the last footnote and still sure that the one page you skipped will come up.',
      helps:
        'Write down what you already know for the exam, and allow yourself to stop studying at a set hour.',
    },
    libra: {
      is: 'In an exam you see what can be said for both answers, and the time goes by while you’re being fair.',
      helps:
        'Practice choosing an answer within a minute, right or wrong, until it stops feeling rude to the other one.',
    },
    scorpio: {
      is: 'You treat an exam as a contest of nerves, study in secret, and tell everyone that you’ve hardly begun.',
      helps: 'Let one person quiz you before the exam and see you get something wrong.',
    },
    sagittarius: {
      is: 'You trust to luck and a good general idea in an exam, and the details sit in the chapters you only leafed through.',
      helps: 'For the exam, do ten dull exercises a day rather than one great afternoon of cramming.',
    },
    capricorn: {
      is: 'You take an exam as a verdict on your whole person, and prepare until there’s no joy left in it.',
      helps:
        'Ask yourself what a decent grade in this exam would be, and study for that; anything above it is an extra.',
    },
    aquarius: {
      is: 'You’re brilliant in an exam where your own thinking counts, and stubborn where they only want the list recited.',
      helps:
        'Learn the examiner’s list like a foreign alphabet, without believing in it, and give it back to them.',
    },
    pisces: {
      is: 'In an exam your mind drifts off at the very sentence you knew by heart, and comes back when the bell rings.',
      helps:
        'When you practice for the exam, jot down a keyword for each question first, before the fog rolls in.',
    },
  },
  studies: {
    aries: {
      is: 'A subject holds you while it’s a challenge, so a course that starts with endless theory tries your temper.',
      helps: 'Look for a course where you do something with your hands or your voice from the first week.',
    },
    taurus: {
      is: 'You study steadily whatever promises solid ground, and you’re slow to admit that a field bores you.',
      helps:
        'Visit one ordinary class of the subject before you decide on it; your body will tell you if you’d stay.',
    },
    gemini: {
      is: 'Which subject? You could study four at once, and you’re happiest somewhere between two of them.',
      helps: 'Finish one part of your studies, however small, before you begin the next.',
    },
    cancer: {
      is: 'A warm teacher can make you love the driest course, because in your studies you learn for people more than for grades.',
      helps:
        'Find out who teaches the subject and who sits beside you; for your studies that matters more than the ranking.',
    },
    leo: {
      is: 'You want your studies to make somebody of you, and a thesis without readers takes the wind out of your sails.',
      helps:
        'Show a chapter of your thesis to someone who’ll be interested, early, and write the rest for that reader.',
    },
    virgo: {
      is: 'You study carefully, in colors and with tabs, and your thesis is ready long before you let it go.',
      helps:
        'Give your thesis a last day and hand it in with its two known flaws, which only you will go looking for.',
    },
    libra: {
      is: 'In your studies you see the worth of every subject, so choosing one feels like being rude to the rest.',
      helps: 'Ask which of the subjects you’d still read about on vacation, and take that answer seriously.',
    },
    scorpio: {
      is: 'Whatever you study, you want what’s hidden behind it, alone and obsessively, and the compulsory courses leave you cold.',
      helps: 'Find the dark question in the dull subject, every field has one, and let it pull you through.',
    },
    sagittarius: {
      is: 'You want your studies to roam, abroad or across fields, and footnotes are where you get off.',
      helps:
        'Put the footnotes of your thesis in order for an hour each week, so that the big idea can stand on something.',
    },
    capricorn: {
      is: 'You study with an eye to what it’ll be good for, and you go on with a field long after you’ve stopped liking it.',
      helps:
        'Allow your studies one course that leads nowhere; you’ll see what you’d choose if nobody asked for results.',
    },
    aquarius: {
      is: 'You find your own way through any subject, preferably one that’s just being invented, and rules of citation offend you.',
      helps: 'Look for the teacher who likes being contradicted, whatever the course is called.',
    },
    pisces: {
      is: 'You float through your studies by mood, and you’ve picked up more than you could prove.',
      helps:
        'Write down what you’ve understood on the day you understand it; your thesis will be built from those pages.',
    },
  },
  languages: {
    aries: {
      is: 'You speak a new language from the first day, full of mistakes and with great effect, and the grammar never quite catches up.',
      helps:
        'Have someone correct you on one thing only, the past tense, say, until it sticks, and then move to the next.',
    },
    taurus: {
      is: 'A language comes to you slowly, through the ear and the stomach, and then it stays for good.',
      helps: 'Learn a language by one song and one recipe a week, always aloud.',
    },
    gemini: {
      is: 'You pick up a language like gossip, three words here and an accent there, and rarely sit down to the verb tables.',
      helps: 'Keep to one language for a while, however tempting the next one sounds.',
    },
    cancer: {
      is: 'A language comes to you among people who are kind to you in it, and you freeze when somebody listens for errors.',
      helps: 'Find one kind person to speak the language with, regularly, before you try a class.',
    },
    leo: {
      is: 'You learn a language in order to be charming in it, and you’d rather be silent than sound foolish.',
      helps: 'Prepare one funny story in the new language and tell it to everyone who’ll listen.',
    },
    virgo: {
      is: 'You know the rules of a language better than those who speak it, and say less than you could, to be safe.',
      helps: 'Make twenty mistakes a day on purpose in the new language, and count them with pride.',
    },
    libra: {
      is: 'You love a language for its sound and manners, and you learn best in polite company, with somebody to answer.',
      helps: 'Find a partner to trade languages with, an hour each way, so that it stays a conversation.',
    },
    scorpio: {
      is: 'You learn a language all the way down, slang and curses included, or you don’t bother.',
      helps:
        'Choose a novel or a series in the language that grips you, and don’t look up more than one word a page.',
    },
    sagittarius: {
      is: 'A language is a ticket to you; with the trip in sight you learn in a frenzy, and afterward it fades.',
      helps: 'Book something that needs the language, then learn for that; your memory wants a destination.',
    },
    capricorn: {
      is: 'You learn a language through discipline, lesson after lesson, and could be more daring with what you already have.',
      helps:
        'Use the language for something silly each week, a joke or a game, to loosen what the lessons have built.',
    },
    aquarius: {
      is: 'You’re drawn to a language that few around you speak, and textbook dialogues about the post office bore you to tears.',
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
      is: 'In music you’ve got rhythm and no patience, so an instrument that makes a noise at once suits you better than scales.',
      helps: 'Choose a piece slightly too hard for you, and learn its wildest eight bars first.',
    },
    taurus: {
      is: 'You have a warm, sure ear and a voice for music, and you love returning to pieces you already know.',
      helps: 'Add one new piece to your music each month, while the old ones keep you company.',
    },
    gemini: {
      is: 'You can play a bit of everything, and your music runs on wit and nimble fingers rather than on practice.',
      helps: 'Finish one piece, so that you could play it to somebody without stopping; one is plenty.',
    },
    cancer: {
      is: 'You make music the way others cry, for comfort, and an audience has to be very gentle.',
      helps: 'Play or sing for one person you trust, without announcing it as a performance.',
    },
    leo: {
      is: 'You’ve got the nerve for a stage, and music without listeners is only half of it for you.',
      helps:
        'Give yourself a concert date for your music, however modest, because you practice better when faces are waiting.',
    },
    virgo: {
      is: 'You hear every wrong note in your own music, which makes you a good musician and a glum one.',
      helps: 'Play the piece through once a day with no stopping, whatever happens in it.',
    },
    libra: {
      is: 'You have an ear for harmony and make other people’s music better; alone you lose the urge to practice.',
      helps: 'Join a choir, a duo, or a band, since playing an instrument is a kind of conversation for you.',
    },
    scorpio: {
      is: 'Music goes right through you, and you’ve got a talent for the dark and slow that you hardly show.',
      helps: 'Write or learn one piece of music that says what you won’t, and don’t explain it to anyone.',
    },
    sagittarius: {
      is: 'Your music is generous, loud, cheerful, and from all over, and the third verse is usually improvised.',
      helps: 'Learn one tradition of music properly, from someone who grew up in it.',
    },
    capricorn: {
      is: 'Your music is built by patient work and made to last, though you’d seldom call it talent.',
      helps: 'Keep ten minutes of your music practice for playing without any goal.',
    },
    aquarius: {
      is: 'You like the odd instrument, the strange scale, the machine that hums, and imitation bores you.',
      helps:
        'Record what you try out in music; among the oddities is a voice of your own that you’d otherwise forget.',
    },
    pisces: {
      is: 'You have a real gift for music; it pours in and out of you, and all it lacks is order.',
      helps: 'Bind your music to a fixed hour, a short one, so that inspiration knows where you live.',
    },
  },
  writing: {
    aries: {
      is: 'You write in a burst, with a first page that others envy, and then the middle comes.',
      helps: 'Write the scene you’re burning to write, whatever the order, and join the scenes up later.',
    },
    taurus: {
      is: 'Your writing is slow, sensuous, and solid, and you can spend a week on a paragraph because it’s comfortable there.',
      helps: 'Write a fixed amount each day, half a page, say, and don’t reread it before the month is over.',
    },
    gemini: {
      is: 'Words come to you more easily than to anyone, so you have nine beginnings and a heap of clever notes.',
      helps: 'Choose one of your beginnings by drawing lots, and write it badly to the end.',
    },
    cancer: {
      is: 'You write from memory and feeling, best in a diary, and are afraid that somebody at home might recognize themselves.',
      helps:
        'Write the book or the diary for yourself first, all of it, and decide only afterward who gets to read it.',
    },
    leo: {
      is: 'You write to be read, with a voice that fills a room, and silence after a page is hard on you.',
      helps:
        'Read your pages aloud to a few people at regular times; the book will grow toward that evening.',
    },
    virgo: {
      is: 'You edit before you’ve written, and your best sentences die of cleanliness.',
      helps:
        'Turn off the correcting: write by hand, in pencil, for a quarter of an hour, with no crossing out.',
    },
    libra: {
      is: 'Your writing is graceful and fair to everybody, and what it lacks at times is a villain, or an opinion.',
      helps: 'Let one character, or one page of the diary, say what you’d never say in company.',
    },
    scorpio: {
      is: 'What others leave out is what you write about, and for that very reason you show it to no one.',
      helps: 'Write the page you’re most wary of first, and keep it somewhere only you can find it.',
    },
    sagittarius: {
      is: 'You’ve got a great book in mind, with journeys in it and a meaning, and you’re fond of talking about it.',
      helps:
        'Stop telling people about the book for three months, and see how much of it wants to be written.',
    },
    capricorn: {
      is: 'You could write a book the way others build a house, and you’re waiting for permission from somebody who counts.',
      helps: 'Set up the hours for your writing like a job, and give yourself the permission in writing.',
    },
    aquarius: {
      is: 'The form you want to write in doesn’t exist yet, so the usual advice on writing is no use to you.',
      helps: 'In each piece you write, break one rule on purpose, just one, and keep the others as a frame.',
    },
    pisces: {
      is: 'Your writing comes as images, dreamy and rich, and it vanishes if you don’t catch it within the hour.',
      helps:
        'Keep something to write with by the bed, and type up the scraps once a week without judging them.',
    },
  },
  art: {
    aries: {
      is: 'You paint or act with your whole body, your first version is the best, and patience is the medium you find hardest.',
      helps:
        'Start three pieces at once and go from one to the next, so one can dry while you attack another.',
    },
    taurus: {
      is: 'Your hands know materials, and whatever you make has weight and calm; novelty isn’t your concern.',
      helps: 'Make the same thing twelve times, a bowl or a tree; your art is in the small differences.',
    },
    gemini: {
      is: 'You’ve got ideas for every medium and a light touch, and a long row of unfinished pieces.',
      helps: 'Limit your art to one format and two colors for a month, and get inventive inside that.',
    },
    cancer: {
      is: 'You make things to hold on to a feeling, and you give them away before they’ve been seen.',
      helps:
        'Keep one piece that moved you and hang it where you pass it daily, until you trust your own eye.',
    },
    leo: {
      is: 'You belong where art is shown, on a stage or in strong colors, and lukewarm interest makes you wilt.',
      helps:
        'Make one piece that isn’t meant to please, for your own mischief, before you make the next one for the crowd.',
    },
    virgo: {
      is: 'Your craft is fine and exact, and you’d call yourself skilled for years before you’d say “artist.”',
      helps: 'Spoil a sheet on purpose at the start of each session, so nothing after it has to be perfect.',
    },
    libra: {
      is: 'You have a sure sense of color and form, but you ask so many people that the piece ends up merely charming.',
      helps: 'Finish one work before anyone gives an opinion, and sign it.',
    },
    scorpio: {
      is: 'The art you make comes from a deep place and can frighten you a little, which is how you know it’s good.',
      helps: 'Work on the picture you keep avoiding, in short stretches, and stop while it still pulls.',
    },
    sagittarius: {
      is: 'You think big in art, in murals, epics, outdoor theater, and detail work sends you out for a walk.',
      helps: 'Find a partner for the details of your project, someone who loves what you skip.',
    },
    capricorn: {
      is: 'You take your art seriously, late or in secret, as though it needed to earn its keep.',
      helps: 'Give your art one unearned hour a week, neither for money nor for progress.',
    },
    aquarius: {
      is: 'You invent more than you depict, and the art that people understand at once makes you suspicious.',
      helps: 'Explain your strangest work to a child, and remember what made them laugh.',
    },
    pisces: {
      is: 'You’ve got more imagination than hands, and the finished thing never equals the one you saw.',
      helps:
        'Let the work go its own way after the first hour, and compare it with the vision only when it’s done.',
    },
  },
  focus: {
    aries: {
      is: 'You concentrate like a spotlight for twenty minutes, then the next thing calls, and your real trouble is sitting still.',
      helps: 'Work in short sprints with a timer, standing up if you like, and jump or stretch in between.',
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
      helps: 'Settle the one thing that weighs on you first, or write it down for later, and then begin.',
    },
    leo: {
      is: 'You focus splendidly on what brings you credit, and can’t keep your mind on a form for three minutes.',
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
      helps: 'Before you open the book, find out what’s at stake for you in the task.',
    },
    sagittarius: {
      is: 'You start with enthusiasm and your mind is abroad by page three, where it was always going.',
      helps:
        'Read or work in several places, changing every half hour, and take the task along like luggage.',
    },
    capricorn: {
      is: 'You can concentrate for hours out of duty, and what suffers is your memory for anything that isn’t useful.',
      helps: 'Take real breaks, with nothing to learn in them, and look at the clouds for ten minutes.',
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
      is: 'Your way of putting things off is to begin at once and drop them in the middle, when the first excitement is over.',
      helps:
        'Once you’ve begun something, name the dullest step and do that one next, before breakfast if you can.',
    },
    taurus: {
      is: 'You put off beginnings, since you’re comfortable as you are, and a deadline has to be breathing down your neck.',
      helps:
        'Start with five minutes of the thing you keep postponing, sitting down, with something nice to drink.',
    },
    gemini: {
      is: 'You put off the one task by doing nine others brilliantly.',
      helps: 'Write down the single thing that’s due, and let yourself do the other nine only as a reward.',
    },
    cancer: {
      is: 'Whatever might end in a scolding, a letter or a phone call or your taxes, you put off with great ingenuity.',
      helps:
        'Do the postponed thing in company, with somebody on the sofa who knows why you’re making a face.',
    },
    leo: {
      is: 'You leave things to the last night because you’re at your best with an audience, and a deadline is one.',
      helps: 'Invite somebody to see the half-done work a week before it’s due, and bow when they clap.',
    },
    virgo: {
      is: 'You put things off because you’d want to do them properly, and there’s never quite the time for properly.',
      helps: 'Hand in a version you’d call good enough, and save the improvements for the next thing.',
    },
    libra: {
      is: 'Any task with a decision hidden in it gets put off, and there’s one in most of them.',
      helps:
        'Find the decision inside the task you’re putting off and let a coin suggest an answer, so that only the work is left.',
    },
    scorpio: {
      is: 'You postpone with iron will, all or nothing, and then do it in one terrible night.',
      helps: 'Cut the thing you’re putting off into four parts, and promise somebody the first of them.',
    },
    sagittarius: {
      is: 'The fine print can wait, you feel, so you put it off cheerfully, sure it’ll work out, and mostly it does, late.',
      helps: 'Set yourself a false deadline two days early and tell others it’s the real one.',
    },
    capricorn: {
      is: 'What others need from you is never late; it’s the things you’d do for yourself that you put off.',
      helps:
        'Put the thing you keep delaying on your calendar under a stranger’s name, and treat it as theirs.',
    },
    aquarius: {
      is: 'You delay what’s demanded of you, out of a reflex, even if you wanted to do it yourself a moment before.',
      helps:
        'Turn the task you’re putting off into your own idea, and do it in the wrong order or at an odd hour.',
    },
    pisces: {
      is: 'You let things slide until they’re gone or urgent, and the deadline always looks farther off than it is.',
      helps: 'Make the deadline visible, a big page on the wall with the days to cross out.',
    },
  },
  routine: {
    aries: {
      is: 'For about eleven days a new routine is a dare to you, and then it turns into a cage.',
      helps: 'Change the form of the habit each week, but keep the hour, so your body at least knows when.',
    },
    taurus: {
      is: 'Habits are your strength, the bad ones too, and starting a new one feels like moving house.',
      helps:
        'Hang the new habit on one you already have, right after the morning coffee, say, and let a month go by.',
    },
    gemini: {
      is: 'You live by changing rhythms, and discipline is what you admire in people you find slightly dull.',
      helps: 'Have two routines and switch between them, so that you’ve got something to run away to.',
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
      is: 'Order is in your bones, and your routine fails only because it has nineteen points.',
      helps: 'Cross out all the habits on your list but the three you’d miss, and add none for a while.',
    },
    libra: {
      is: 'You keep up a habit as long as somebody does it with you, and let it drop out of politeness when they stop.',
      helps:
        'Find a companion for the routine, and agree on what happens if one of you cancels: the other goes anyway.',
    },
    scorpio: {
      is: 'With you a habit is absolute until it breaks, and then you’re through with it for years.',
      helps: 'Plan the exception beforehand, two free days a month, so a gap isn’t a defeat.',
    },
    sagittarius: {
      is: 'You make resolutions with great faith, and your habits doze off as soon as there’s a trip or a guest.',
      helps: 'Pick a routine that fits into a suitcase, and do it wherever you wake up.',
    },
    capricorn: {
      is: 'You’re disciplined to the point of hardness, and a habit only slips when you’re more tired than you’ll admit.',
      helps: 'Build a rest into the routine that’s as binding as the work.',
    },
    aquarius: {
      is: 'You can’t stand a routine that’s been prescribed, and you follow your own peculiar one to the minute.',
      helps: 'Design the habit yourself, however odd, and don’t show it to anybody who knows better.',
    },
    pisces: {
      is: 'Days run into one another for you, and order comes in waves, with a glorious cleaning spree now and then.',
      helps:
        'Set one fixed point in the day, a walk or a bath at the same hour, and let the rest go on flowing.',
    },
  },
  startingLate: {
    aries: {
      is: '“Too late” doesn’t stop you for long; you’d start something new at any age, and what you lack is patience with a slow beginning.',
      helps: 'Sign up for the first lesson this week, and only promise yourself three.',
    },
    taurus: {
      is: 'You come late to things and then stay with them for good, so a late start is nothing unusual for you.',
      helps:
        'Allow for your own pace in something new, a little each day, and don’t measure your beginning against other people’s middle.',
    },
    gemini: {
      is: 'It’s never too late for your curiosity; you’re younger than your passport says wherever there’s something to learn.',
      helps: 'Choose one of the new things you’d like to start, and tell the others to wait their turn.',
    },
    cancer: {
      is: 'You’d start late more easily if you weren’t watched, because you’re tender about being a beginner among people who aren’t.',
      helps: 'For a late start, look for a teacher who’s kind before one who’s famous.',
    },
    leo: {
      is: 'Starting late hurts your pride a bit, since you’d like to be good at once and in front of people.',
      helps: 'Let yourself be a beginner in one thing and say so with a laugh; it’s disarming at any age.',
    },
    virgo: {
      is: 'You think it’s too late because you know exactly what you should have done earlier, and in which order.',
      helps: 'Make a list of what you’d bring to the new thing that a young beginner doesn’t have.',
    },
    libra: {
      is: 'You ask around whether it’s too late for you, and get as many answers as there are people.',
      helps:
        'Try the new thing for a month without telling anybody, and take your own joy as the opinion that counts.',
    },
    scorpio: {
      is: 'You don’t start things on the side; something old has to go first, and that makes a late beginning feel so big.',
      helps: 'Decide which old habit makes room for the new thing, and clear out its hours before you begin.',
    },
    sagittarius: {
      is: 'You’d always rather set off late than not at all, and where something new is concerned, optimism is half your talent.',
      helps:
        'Start where you are, with what you have, and find someone to be accountable to when the novelty wears off.',
    },
    capricorn: {
      is: 'You ripen late; what comes early to others comes to you in its own time, with a firm hand.',
      helps:
        'Give the new thing a modest, regular place in your week, as if you meant to keep it up for good.',
    },
    aquarius: {
      is: 'You’ve never cared for other people’s timetable, so by your own clock you can’t be late.',
      helps:
        'Begin the new thing in your own way, at whatever point makes you most curious, even if that’s lesson six.',
    },
    pisces: {
      is: 'You’ve dreamed of it so long that starting feels like a risk to the dream, and “too late” makes a gentle excuse.',
      helps: 'Do one imperfect piece of the new thing today, and let the dream stay as it is.',
    },
  },
  hobby: {
    aries: {
      is: 'A hobby for you has sweat and a score in it, something you can begin on the spot and be cheerfully bad at.',
      helps:
        'Take up a sport or a craft with quick results, and swap it when the fun is gone, without guilt.',
    },
    taurus: {
      is: 'In your free time you want to touch, taste, and grow something, in a garden or in clay, and to see it again tomorrow.',
      helps: 'Choose a hobby that takes its time, and come back to it at the same hour every week.',
    },
    gemini: {
      is: 'You’d like a new hobby every month, and the only thing wrong with that is the state of your closet.',
      helps:
        'Take up something that’s varied in itself, quizzes or improv or a radio show, so that you needn’t keep switching.',
    },
    cancer: {
      is: 'What suits your free time is whatever makes a home or a meal, preferably with one or two people you love.',
      helps: 'Start a regular get-together, soup and sewing or old films, and be the one who invites.',
    },
    leo: {
      is: 'A hobby without an audience is only practice to you; theater, dance, and costume were made for you.',
      helps: 'Look for a group that performs once a year, and volunteer for more than the curtain.',
    },
    virgo: {
      is: 'You like a useful hobby, one with a method, and it turns into work before you notice.',
      helps: 'Choose something in which there’s nothing to improve, bird-watching, say, and keep no list.',
    },
    libra: {
      is: 'Your free time is for beauty and company, in a dance class or a choir or at an exhibition with somebody you like.',
      helps: 'Sign up together with somebody, since a hobby with a partner is one you’ll actually go to.',
    },
    scorpio: {
      is: 'Any hobby of yours has to go deep, into archives or chess or old crimes, or you’d sooner sit and think.',
      helps:
        'Pick the subject that’s been following you for years, and give it a fixed, undisturbed evening.',
    },
    sagittarius: {
      is: 'In your free time you want to get out and learn something, with a backpack, a map, and somebody to argue with.',
      helps: 'Plan one outing a week to somewhere you’ve never been, even if it’s two stops away.',
    },
    capricorn: {
      is: 'A hobby feels like something you have to earn, so your best free hours go to repairing what’s broken.',
      helps:
        'Take up something slow with a visible result, a garden wall or an old instrument, and call it a duty if that helps.',
    },
    aquarius: {
      is: 'You’d be happiest with a hobby your friends have never heard of, and a few fellow oddballs on the internet.',
      helps: 'Build, program, or observe something in your free time, and let the club find you.',
    },
    pisces: {
      is: 'In your free time you’re drawn to music, film, and the sea, to anything in which you can lose yourself.',
      helps:
        'Choose a hobby you can do with your hands while you dream, and leave your phone in another room.',
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
        'Make exercise pleasant, with a pretty path, good shoes, and a meal afterward, and keep it at the same hour.',
    },
    gemini: {
      is: 'You’d exercise if it weren’t so dull; something with a ball, steps to learn, or a friend to talk to keeps you moving.',
      helps: 'Mix three sports in a week, and listen to something clever while you run.',
    },
    cancer: {
      is: 'You move when you feel well and feel well when you’ve moved, and it’s the first step out that depends on your mood.',
      helps: 'Choose exercise close to home, with someone who picks you up on the way.',
    },
    leo: {
      is: 'You like sport in good clothes and good company, and you’re at your best when somebody cheers you on.',
      helps: 'Join a class where the teacher knows your name and shouts it.',
    },
    virgo: {
      is: 'You know the proper technique for every exercise and your pulse at any minute, and you tend to overdo the plan.',
      helps: 'Leave the watch off once a week and simply walk, as far as you like.',
    },
    libra: {
      is: 'Exercise alone isn’t for you; with a partner you’d climb anything, and without one you’d cancel for rain.',
      helps: 'Take up a sport for two, tennis or dancing, so that somebody’s waiting for you.',
    },
    scorpio: {
      is: 'You train to the limit or not at all, and you like to do it where no one can watch.',
      helps:
        'Set yourself one hard goal in sport, a distance or a depth, and plan the days off as strictly as the training.',
    },
    sagittarius: {
      is: 'For you, exercise has to lead somewhere, over a hill or across a border, and a treadmill is an insult.',
      helps: 'Sign up for something far off and a bit crazy, so your legs know why they’re running.',
    },
    capricorn: {
      is: 'You’re the one who still trains in the rain, with no pleasure anybody could see.',
      helps: 'Allow your exercise one playful day a week, without numbers, when nothing counts.',
    },
    aquarius: {
      is: 'You move in fits, with an odd sport at an odd hour, and a gym full of mirrors puts you off.',
      helps: 'Find the unusual kind of exercise, parkour or fencing, and a group that’s as peculiar as you.',
    },
    pisces: {
      is: 'Your body likes to flow rather than push, in a pool, in a dance, half asleep on a mat.',
      helps: 'Choose swimming or something with music, and go without deciding whether you feel like it.',
    },
  },
  faith: {
    aries: {
      is: 'You believe in beginnings and in yourself on a good day, and doubt makes you want to do something at once.',
      helps:
        'Hold on to something you can do, a run or a candle or a promise kept, and let the believing follow.',
    },
    taurus: {
      is: 'What you hold on to has to be something you can touch, and you have faith in whatever comes back every year.',
      helps: 'Choose one plain ritual with a real object, and repeat it at the same hour.',
    },
    gemini: {
      is: 'You’ve read a bit about every belief and can argue for each of them, which leaves you well informed and unsheltered.',
      helps: 'Stay with one practice for a hundred days without reading about another.',
    },
    cancer: {
      is: 'Your faith is the faith of those who loved you, and in doubt you go back to their words.',
      helps:
        'Say the old words, or sing the old song, even if you’re not sure you believe them; they carry all the same.',
    },
    leo: {
      is: 'When life smiles at you, believing is easy, and when it looks away you take it personally and doubt everything.',
      helps: 'Hold on to what makes you generous; on the days you give, you don’t ask whether you believe.',
    },
    virgo: {
      is: 'Your belief goes to what’s been shown to work, and you’d like your meditation with instructions.',
      helps: 'Sweep, wash, breathe, one thing at a time and well; to you that is prayer enough.',
    },
    libra: {
      is: 'You find some truth in each belief and peace in beauty, and you’d rather not have to decide.',
      helps:
        'Go where it’s beautiful and quiet, on your own, and stay until you’ve stopped wondering what others would say.',
    },
    scorpio: {
      is: 'Doubt doesn’t scare you; you go all the way down into it, and what you still believe at the bottom is yours.',
      helps: 'Write down the one sentence that’s left when you’ve doubted everything, and carry it with you.',
    },
    sagittarius: {
      is: 'You believe easily and widely, in meaning, in luck, in a larger plan, and a cynical room makes you restless.',
      helps: 'Live one of your beliefs in an unspectacular way this week, and don’t tell anyone about it.',
    },
    capricorn: {
      is: 'You’d like to believe, and something in you keeps asking to see the proof in writing.',
      helps: 'Hold on to duty done with love, and take it as your faith, whatever others would call it.',
    },
    aquarius: {
      is: 'You don’t believe what you’re told to, and your sense of the sacred comes at odd moments, on a roof, in a crowd.',
      helps: 'Keep a note of those moments; read together they make a creed of your own.',
    },
    pisces: {
      is: 'You’ve always felt that there’s more to it all; the feeling comes and goes like a tide, and proof has little to do with it.',
      helps:
        'Give your faith a place and a time, ten quiet minutes, so that it doesn’t have to wait for a sad day.',
    },
  },
  looks: {
    aries: {
      is: 'People see your energy before they see your clothes, a little untidy and always on the move, and mirrors make you impatient.',
      helps: 'Wear what you can run in, with one strong color, and leave the mirror while you still like it.',
    },
    taurus: {
      is: 'Others find your looks warm and calming; you’re the one who stands there wishing some part of you were different.',
      helps:
        'Choose fabrics that feel good; when your body is at ease, everybody else likes looking at it too.',
    },
    gemini: {
      is: 'Quick hands and quick eyes make you look younger than you are, and your style changes with the company.',
      helps:
        'Keep two or three things that are always you, glasses or a haircut or a color, and vary the rest.',
    },
    cancer: {
      is: 'Your looks are soft and open, and people trust your face, while all you notice is that it shows everything.',
      helps: 'Dress for comfort and add something old that you love; it suits you better than armor.',
    },
    leo: {
      is: 'People remember your hair or your walk, and you think about your looks more than you let on.',
      helps: 'Dress up once a week with no one to admire it, and notice which part of it you’d keep.',
    },
    virgo: {
      is: 'You look neat and a little reserved, and see the one flaw that only you have ever found.',
      helps: 'When you look in the mirror, name one thing you like first, and only then go on to the collar.',
    },
    libra: {
      is: 'You have a pleasant, well-put-together look, and on bad days you dress for what others would like.',
      helps: 'Buy the next piece on your own, without asking anyone, and wear it twice before you judge.',
    },
    scorpio: {
      is: 'Something in your eyes makes people wonder what you know, and you like clothes that give nothing away.',
      helps:
        'Show one thing you normally cover, a color or a freckle or a laugh, and give people time to come closer.',
    },
    sagittarius: {
      is: 'You look like somebody on the way somewhere, with a broad laugh, and clothes come second to pockets.',
      helps: 'Own one thing that fits perfectly and have it altered if need be; the rest may be wrinkled.',
    },
    capricorn: {
      is: 'You look serious, older when young and younger when old, so time is on the side of your looks.',
      helps:
        'Let something unbusinesslike into your style, a foolish scarf or a soft jacket, and wear it on a working day.',
    },
    aquarius: {
      is: 'By your looks you’re not from around here, and the tattoo or the haircut is only the evidence.',
      helps: 'Change what can grow back or wash out first; what stays should survive a year of thinking.',
    },
    pisces: {
      is: 'There’s something dreamy in how you look, the eyes above all, and whether you like it depends on who saw you last.',
      helps: 'Ask somebody kind to take your picture when you’re not posing, and believe that one.',
    },
  },
};
