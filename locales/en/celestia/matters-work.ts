import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of work, and what helps it there. */
export const matters: MattersOf<'work'> = {
  vocation: {
    aries: {
      is: 'The work that suits you lets you go first and see results by nightfall; careers full of committees make you restless, however well they pay.',
      helps:
        'Ask people in a line of work that tempts you for a day alongside them; you learn more by trying than by brooding over careers.',
    },
    taurus: {
      is: 'Your right work has something to show for itself at the end, and a career of pure meetings would leave you feeling oddly unemployed.',
      helps:
        'Look at what your hands enjoy doing unpaid and unhurried, and compare every job idea with that feeling before you compare salaries.',
    },
    gemini: {
      is: 'The question of the right job keeps returning because you could honestly do several, and choosing one always feels like hanging up on the others.',
      helps:
        'Rather than hunt for the one true profession, count how often a job would let you explain something to somebody.',
    },
    cancer: {
      is: 'A job suits you when somebody is better off for it and you know their name; careers among figures and forms starve you.',
      helps:
        'Think of whom you’d like to be useful to before you think of job titles, and describe that person to a friend.',
    },
    leo: {
      is: 'The right work for you has an audience, even if it’s only one class, one team, or one customer who lights up.',
      helps:
        'Recall the times, at work or elsewhere, when you forgot to check who was watching; your vocation is somewhere near those hours.',
    },
    virgo: {
      is: 'You should earn your living by getting things right; a job that prizes speed over care makes you miserable.',
      helps:
        'Notice which of other people’s mistakes you itch to correct; the itch says more about the right job than any aptitude test.',
    },
    libra: {
      is: 'Working with people, in a place that’s pleasant to look at, suits you, though every career you didn’t choose goes on looking charming.',
      helps:
        'Picture an ordinary afternoon in the job that tempts you, with its noise and its faces, and see whether you’d enjoy the company.',
    },
    scorpio: {
      is: 'You need an occupation that gets to the bottom of things, and a pleasant job where nothing is at stake slowly shuts you down.',
      helps:
        'Ask which problem you’d go on digging at if nobody paid or praised you, and look for the profession that contains it.',
    },
    sagittarius: {
      is: 'A job that suits you leads somewhere, to something you can teach or discover; once you’ve fully understood it, it bores you.',
      helps:
        'When you weigh a line of work, ask how much there’d still be to learn in it once the novelty wears off.',
    },
    capricorn: {
      is: 'Give you a job with rungs to climb and real responsibility and you thrive; your doubt is whether you picked the right ladder.',
      helps:
        'Ask yourself which kind of work you’d respect in a stranger, whatever the title, and take that respect as your measure.',
    },
    aquarius: {
      is: 'Ordinary careers fit you like borrowed shoes; the work you’re made for leaves your hours and your opinions mostly to yourself.',
      helps:
        'Describe the job you’d invent for yourself if no such title existed, then see who is already doing half of it.',
    },
    pisces: {
      is: 'No job title has ever quite described what you’re good at, which is sensing what people need and giving it a form.',
      helps:
        'Let somebody who’s seen you at your best describe your ideal occupation; they’ll use plainer words for it than you do.',
    },
  },
  quitting: {
    aries: {
      is: 'You can write a resignation in four minutes flat; the shaky part comes later, in the quiet after all that courage.',
      helps:
        'Let the question of this job rest until you’ve slept on it and walked off the anger, and see which reasons are left.',
    },
    taurus: {
      is: 'Leaving a job goes against your whole grain, so you put up with a great deal before the thought even gets a hearing.',
      helps:
        'Work out on paper what you need each month; the fear around leaving a job is easier to face once it has a figure.',
    },
    gemini: {
      is: 'You’ve resigned and stayed a dozen times in your head, and your vote changes with whoever called last.',
      helps:
        'Explain both versions of this job question out loud to the same patient friend, and ask in which one you sounded alive.',
    },
    cancer: {
      is: 'Giving notice feels to you like letting down a family, even where the job was cold, and your stomach hears about it first.',
      helps:
        'Keep the people apart from the job in your mind, because you can be fond of them whatever becomes of your contract.',
    },
    leo: {
      is: 'You can put up with hard work; going unseen is what drives you from a job, and your pride hides how scary leaving feels.',
      helps:
        'Tell somebody you trust how wobbly this whole resignation business makes you, without playing the hero for them.',
    },
    virgo: {
      is: 'Before you quit anything you draft the pros and cons twice, and even after giving notice you look for the error.',
      helps:
        'Write your reasons concerning this job on a single page, and when the worry starts up again, reread instead of recalculating.',
    },
    libra: {
      is: 'Whether to leave a job is, for you, partly a question of manners: you’d hate to hurt anyone, so the answer keeps getting postponed.',
      helps:
        'Answer the job question once as if neither choice would disappoint anyone, and write down what you said before politeness returns.',
    },
    scorpio: {
      is: 'You leave a job inwardly long before any letter is written, and the sick feeling is usually the part of you still attached.',
      helps:
        'Put a name to what still ties you to that job, because a tie you’ve looked at stops tugging in the dark.',
    },
    sagittarius: {
      is: 'When a job grows too small for you, your mind is out the door at once, and the bills catch up with you later.',
      helps:
        'Before or after any notice, go through the practical side of leaving with someone who likes budgets, so your optimism has company.',
    },
    capricorn: {
      is: 'Quitting sounds like failing to you, so you can carry an unhappy job well past its limit and call that being responsible.',
      helps:
        'Keep in mind that a job has duties toward you as well, and list honestly which of them it’s been meeting.',
    },
    aquarius: {
      is: 'You can detach from a job overnight, astonishing everybody, and the unease that follows is mostly your habits asking for a schedule.',
      helps:
        'Give your days some shape while the job is in question, with a fixed hour for people who know you well.',
    },
    pisces: {
      is: 'Is it the job you want out of, or everyone else’s mood in it? You absorb both, and they’re hard to separate.',
      helps:
        'Spend a free day far from all talk of work, and ask the question about leaving only toward evening.',
    },
  },
  recognition: {
    aries: {
      is: 'Being passed over makes you furious for a day and twice as fast for a month, though nobody connects the two.',
      helps:
        'In one cool sentence, tell whoever decides what you did and what came of it, and save the heat for a friend.',
    },
    taurus: {
      is: 'Nobody sees what you do at work because it simply gets done, on time and quietly, like a clock that’s never wrong.',
      helps:
        'Mention finished work while it’s fresh, with a plain figure or photo beside it, before it disappears into the smoothness of things.',
    },
    gemini: {
      is: 'Credit for your ideas at work has a way of going to whoever wrote them down while you were telling the next one.',
      helps:
        'After a discussion where your idea came up, send round a short summary with your name under it, so the idea keeps its owner.',
    },
    cancer: {
      is: 'Unseen effort is your specialty at work: you smooth everyone’s day, then go silent with hurt when no thanks come.',
      helps:
        'Tell whoever you work for, in a calm hour, about something you’ve been carrying unseen, before the hurt has had time to harden.',
    },
    leo: {
      is: 'Being overlooked at work hits you harder than being criticized, because you gave it your whole heart and expected at least applause.',
      helps:
        'Ask somebody whose judgment you respect what they think of your work, directly; hinting for praise leaves you emptier.',
    },
    virgo: {
      is: 'Your work gets overlooked because it’s so free of errors that people forget anyone did it, and pointing that out feels like boasting.',
      helps:
        'Keep a running record of what you prevented or repaired at work, and bring it along whenever performance is discussed.',
    },
    libra: {
      is: 'When you’re passed over at work you smile, congratulate the other person sincerely, and only on the way home feel the injustice.',
      helps:
        'Swap a “we” for an “I” when you describe a success at work; the team survives it, and people learn whose idea it was.',
    },
    scorpio: {
      is: 'Those who overlook your work rarely learn that you noticed, because you note it in silence and watch what they do next.',
      helps:
        'Say what you’ve contributed before resentment says it for you, privately and with facts, to the person whose view counts.',
    },
    sagittarius: {
      is: 'If nobody sees what you do at work, you laugh it off, promise something even bigger, and wonder why that isn’t noticed either.',
      helps:
        'Finish something completely and show it around before the next idea carries you off, so people can see what they’re praising.',
    },
    capricorn: {
      is: 'Passed over, you tighten your jaw and work harder, convinced that effort will be noticed eventually if there’s only enough of it.',
      helps:
        'Make your results visible upward in a short regular note, and treat that as part of the job rather than vanity.',
    },
    aquarius: {
      is: 'What you do at work is often ahead of its praise; people call it strange first and adopt it later without mentioning you.',
      helps:
        'Find an ally who understands your work and can translate it for the people handing out the credit.',
    },
    pisces: {
      is: 'You give so much of your work away, a hint here and a rescue there, that no one could say which part was yours.',
      helps:
        'Put your name on what you make at work, literally, at the top of the page, however immodest it feels.',
    },
  },
  speakingUp: {
    aries: {
      is: 'Speaking in front of people scares you only while you’re waiting for your turn; once you’ve begun, you mostly forget to be afraid.',
      helps:
        'Ask to speak first, and have your opening sentence ready by heart, because the waiting is the worst part of it for you.',
    },
    taurus: {
      is: 'In meetings you need time before you speak, and by the time your sentence is finished and sound, they’re discussing something else.',
      helps:
        'Bring your main point to the meeting on a card and say it early, at your own slow tempo, which people find easy to follow.',
    },
    gemini: {
      is: 'Nerves before an audience double your words, and halfway through the talk you’ve overtaken your own point.',
      helps:
        'Write down your last sentence before any other and practice that one, so your talk always has somewhere to land.',
    },
    cancer: {
      is: 'Speaking up frightens you because you feel the room’s mood on your skin, and one bored face outweighs twenty friendly ones.',
      helps:
        'Pick out a kind face before your talk begins and tell it to that person, as if the others were overhearing.',
    },
    leo: {
      is: 'A stage suits you, which makes the fear before a talk so puzzling, until you see that what you dread is silence at the end.',
      helps:
        'Rehearse in front of someone who laughs easily, then open your presentation with what you love about the subject.',
    },
    virgo: {
      is: 'Before a presentation you know the subject better than anyone present, and still you dread the one question you haven’t prepared for.',
      helps:
        'Practice saying “I’ll check that and get back to you” in a cheerful voice, until the surprise question has lost its teeth.',
    },
    libra: {
      is: 'In a meeting you hear everyone’s side so well that your own opinion waits politely for a gap that never comes.',
      helps:
        'Begin by naming what you agree with, then add your own view in the same breath, before the meeting moves along.',
    },
    scorpio: {
      is: 'Speaking in public feels to you like being read by strangers, so you stay silent in meetings and see everything.',
      helps:
        'Decide beforehand how much of yourself stays private in your talk, and give the rest without glancing back.',
    },
    sagittarius: {
      is: 'Once you’re on stage you’re fun to listen to; your fear belongs to the preparation, which you’d gladly skip and later regret.',
      helps:
        'Set yourself three stops for the talk and a strict time limit; between the stops you can improvise as you please.',
    },
    capricorn: {
      is: 'You hate to speak before you’re certain, so in meetings you’re often the last to say something and the most worth hearing.',
      helps:
        'Volunteer for a two-minute report in a group you know, and let your nerves get used to the sound of you speaking.',
    },
    aquarius: {
      is: 'Large audiences bother you less than small meetings do, because in a little circle your unusual view can’t hide behind a microphone.',
      helps:
        'Say “here’s an odd thought” in the meeting and then your odd thought; the label lets the others relax and listen.',
    },
    pisces: {
      is: 'When all eyes turn to you, your mind fills with everyone’s expectations, and the talk you knew by heart goes under.',
      helps:
        'Stand in the empty room before your talk, breathe out slowly, and say the first lines aloud until the place knows your voice.',
    },
  },
  interview: {
    aries: {
      is: 'In an interview you come across as keen, direct, and a bit breathless, and you answer before they’ve finished the question.',
      helps:
        'Count a silent beat before each answer in the interview, and bring a story in which you followed through to the end.',
    },
    taurus: {
      is: 'Interviewers find you calm and dependable, though they have to ask twice before you’ll admit to being good at something.',
      helps:
        'Before the interview, travel the route once, choose clothes that feel like yours, and practice praising yourself in an ordinary voice.',
    },
    gemini: {
      is: 'A job interview brings out your best talk, quick and funny, and the danger is charming them without telling them anything.',
      helps:
        'Choose beforehand the point they should remember from the interview, and return to it whenever you hear yourself wandering off.',
    },
    cancer: {
      is: 'At an interview you feel at once whether they like you, and if the room is cool, you shrink to half your size.',
      helps:
        'Think of somebody you truly helped and tell the interviewer about them; your own warmth comes back to you while you talk.',
    },
    leo: {
      is: 'You light up in a job interview when they’re interested and overplay it when they aren’t, and you can tell which within a minute.',
      helps:
        'Prepare a question about their work that you honestly want answered, because curiosity becomes you even more than shining in an interview.',
    },
    virgo: {
      is: 'Few people prepare for an interview as you do, and then, asked about your weaknesses, you give a complete and honest inventory.',
      helps:
        'Choose one harmless weakness for the interview, state it in a single sentence, and stop there with a friendly face.',
    },
    libra: {
      is: 'You come across in interviews as pleasant and well-mannered, and they’d like you at once, if only they knew what you want.',
      helps:
        'Practice a sentence that begins with “I want” and concerns this job, and say it in the interview without softening it.',
    },
    scorpio: {
      is: 'During an interview you study them at least as sharply as they study you, and your reserve can look like lack of interest.',
      helps:
        'Tell the interviewer outright what draws you to this work, once and warmly, because your intensity is easily mistaken for coolness.',
    },
    sagittarius: {
      is: 'Your enthusiasm carries an interview a long way, until someone asks for a detail and you answer with a slightly larger truth.',
      helps:
        'Have two exact examples ready, with names and results, so that your big sentences in the interview stand on something.',
    },
    capricorn: {
      is: 'On paper you impress them, and in the interview you sit so straight that they forget to ask what you enjoy.',
      helps:
        'Mention something you enjoy that has no use whatever, so the interviewer meets a person along with the record.',
    },
    aquarius: {
      is: 'You’re memorable in an interview, whether you mean to be or not, and rehearsed phrases sound false in your mouth.',
      helps:
        'Answer the standard interview questions in your own plain words, and save the critique of their website for the second meeting.',
    },
    pisces: {
      is: 'An interview turns you into whatever they seem to be looking for, and afterward you can’t say who it was they met.',
      helps:
        'Write three true things about how you work on a slip, and touch it in your pocket during the interview.',
    },
  },
  newJob: {
    aries: {
      is: 'Looking for work, you send off ten applications in an evening and resent every day of silence that follows.',
      helps:
        'Keep a simple tally of applications and follow-ups, so the waiting gives you something to do besides glaring at your inbox.',
    },
    taurus: {
      is: 'A new job takes you a while to want and a while to settle into, and you search the slow way, for keeps.',
      helps:
        'Ask of any job offer what its ordinary days would be like, the commute and the noise included, and trust your first feeling of ease.',
    },
    gemini: {
      is: 'In a job hunt you always see two that could work, and the second looks best the moment you lean toward the first.',
      helps:
        'Tell people casually that you’re looking for work, from the barber to an old classmate; your leads tend to come through conversation.',
    },
    cancer: {
      is: 'You look for a job the way others look for a home, and every unanswered application feels personal when it isn’t.',
      helps:
        'For any job you consider, imagine the people you’d eat lunch with there, and notice whether you feel at ease.',
    },
    leo: {
      is: 'Job hunting bruises you, since it means asking strangers to choose you, and you’d much rather be invited.',
      helps:
        'Let a friend read your application before it goes out and tell you where you’ve hidden the best of yourself.',
    },
    virgo: {
      is: 'In a job search you read every requirement, find the one you don’t meet, and quietly rule yourself out before anybody else can.',
      helps:
        'Treat a job ad as a wish list rather than an exam, and leave it to the employer to mind the missing point.',
    },
    libra: {
      is: 'Finding a job goes better for you through an introduction than a form, and choosing between two is harder than finding either.',
      helps:
        'Ask two people who know the trade what they think of a job, and stop there, however tempting a third opinion sounds.',
    },
    scorpio: {
      is: 'You’d rather tell nobody that you’re looking for a job until there’s one to tell about, and meanwhile you research companies like a detective.',
      helps:
        'Let a well-connected person in on your job search; the secrecy protects your pride and also hides you from the openings.',
    },
    sagittarius: {
      is: 'A job ad reads like a travel brochure to you, and with every application you’ve already imagined the whole new life.',
      helps:
        'Find out what the dullest hour of a job looks like before you fall for it, and keep a couple of other applications in play.',
    },
    capricorn: {
      is: 'You treat looking for work as a job in itself, put in long and unsmiling hours, and take each refusal as a verdict on you.',
      helps:
        'Set hours for the job search and stop when they’re over, so rejection letters don’t get your evenings as well.',
    },
    aquarius: {
      is: 'The usual way of finding a job seldom works for you, since you fit no template; what suits you tends to come sideways.',
      helps:
        'Show what you do where unusual specialists gather, online or in person, alongside sending the standard applications for a job.',
    },
    pisces: {
      is: 'Uncertainty about work makes you drift, and in looking for a job you wait for a feeling where others would make a call.',
      helps:
        'Make the job search short and regular, one inquiry each morning before anything else, and let feelings have the afternoon.',
    },
  },
  boss: {
    aries: {
      is: 'A boss who hovers makes you bristle, and you contradict in front of others what you could have settled in two minutes alone.',
      helps:
        'Bring objections to your boss in private and with a proposal attached; in public you sound angrier than you are.',
    },
    taurus: {
      is: 'With a boss you’re loyal and slow to complain, until one order too many meets a stubbornness nobody there had suspected.',
      helps:
        'Tell your boss early, in a normal voice, what isn’t working, rather than going quiet and immovable on them.',
    },
    gemini: {
      is: 'Your boss gets quick answers and quick wit from you, and can’t always tell whether you’re taking the thing seriously.',
      helps:
        'Repeat a request back to your boss in one sober sentence before the joke, and send a line when it’s done.',
    },
    cancer: {
      is: 'Whether your boss likes you is something you read from a tone or a short email, and you usually read it too darkly.',
      helps:
        'Ask your boss for feedback at a fixed time, so you needn’t guess at it from their footsteps in the hall.',
    },
    leo: {
      is: 'You do your best for a boss you can admire, and one who never says thank you loses your heart long before noticing.',
      helps:
        'Give your boss credit in front of others when it’s deserved; you know how good that feels, and bosses seldom get any.',
    },
    virgo: {
      is: 'You see what your boss overlooks, correct it silently, and mistake the silence that comes back for disapproval.',
      helps: 'Ask your boss which two things matter most to them, and allow the others to be merely good.',
    },
    libra: {
      is: 'Keeping the peace with a boss comes easily to you, so easily that they hardly know where you disagree or how much.',
      helps:
        'Prepare one honest disagreement, a mild one, before you see your boss, and deliver it in your usual friendly tone.',
    },
    scorpio: {
      is: 'You sense at once what a boss is hiding, and if you don’t respect them, your silence tells them so all day.',
      helps:
        'Don’t decide that your boss is against you until you’ve asked an open question and heard the answer out.',
    },
    sagittarius: {
      is: 'Bosses enjoy your good humor and wince at your honesty, which reaches them unasked and in front of the team.',
      helps:
        'Before telling your boss a truth, ask whether they want it now; the same remark goes down better invited.',
    },
    capricorn: {
      is: 'A boss is someone you measure by competence, and serving under one who hasn’t earned it is your private test of patience.',
      helps:
        'Find the thing your boss does know and ask about that; a narrow strip of respect is enough to work on.',
    },
    aquarius: {
      is: 'Rank doesn’t impress you, and a boss can feel that, even when you’re friendly and doing exactly what was asked.',
      helps:
        'Explain to your boss why you’re doing a thing differently before you do it, while they can still feel consulted.',
    },
    pisces: {
      is: 'The moods of your boss come home with you, and a frown that had nothing to do with you can spoil an evening.',
      helps:
        'Ask your boss to put wishes in writing, so you’re working to their words and no longer to the look on their face.',
    },
  },
  colleagues: {
    aries: {
      is: 'Gossip at work baffles you, since you say what you think to a colleague’s face, a little too loudly, and consider it finished.',
      helps:
        'Before you charge in to clear things up with a colleague, ask what happened, and let them finish the whole answer.',
    },
    taurus: {
      is: 'You’re the colleague people lean on and rarely the one they gossip with, which can leave you last to hear.',
      helps:
        'Join the others at work for ten minutes of idle chat now and then; they take your quiet for reserve when it’s only comfort.',
    },
    gemini: {
      is: 'With colleagues you’re everybody’s source and everybody’s listener, and now and then a remark of yours travels farther than you sent it.',
      helps:
        'Pass on only what you’d say with that colleague in the room; your stories are good enough without the rest.',
    },
    cancer: {
      is: 'A cold tone between colleagues ruins your day, and you replay who sat with whom long after they’ve forgotten it.',
      helps:
        'Pick the gentlest person on the team and ask plainly whether something’s wrong, instead of reading it off their backs.',
    },
    leo: {
      is: 'Colleagues warm to your generosity and grumble when you take over, and hearing that they talk about you cuts deep.',
      helps:
        'In a team task, hand somebody else the visible part for once and cheer them on as loudly as you’d like to be cheered.',
    },
    virgo: {
      is: 'Teamwork tries you, because you end up redoing what others left half done, and colleagues hear the sigh more than the help.',
      helps:
        'Let a colleague’s work go out with its small flaws when nothing depends on them, and say thanks without a footnote.',
    },
    libra: {
      is: 'When people at work fall out, both sides confide in you, and each counts you as theirs until they compare notes.',
      helps:
        'Tell feuding colleagues early that you like them both and won’t carry messages, and change the subject with charm.',
    },
    scorpio: {
      is: 'You trust few people at work, and the gossip about you comes mostly from how little you give them to talk about.',
      helps:
        'Offer your colleagues some harmless fact about your life, a hobby or a trip, and let them make do with that.',
    },
    sagittarius: {
      is: 'Jokes win you colleagues quickly, and one joke too frank loses you one, usually without your noticing for a week.',
      helps:
        'If someone at work has gone cool, ask whether something you said stung, and resist explaining how you meant it.',
    },
    capricorn: {
      is: 'Your colleagues would like a chat and you’d like to get on, so they take for dislike what’s only briskness.',
      helps:
        'Learn something about each coworker that has no bearing on the task, and ask after it when you meet.',
    },
    aquarius: {
      is: 'You’re on good terms with all your colleagues and close to hardly any, and cliques at work interest you mainly as anthropology.',
      helps:
        'Accept an invitation from your coworkers now and then even if the plan sounds dull, since your distance reads as looking down.',
    },
    pisces: {
      is: 'Tension among coworkers gets into you like damp, and you’re often kindest to exactly the colleague who tires you most.',
      helps:
        'Excuse yourself from the gossip kindly and early, since other people’s grudges have a way of becoming your tiredness.',
    },
  },
  promotion: {
    aries: {
      is: 'You want to lead because you can’t bear waiting for others to decide, and you’d like the promotion by noon.',
      helps:
        'Ask openly what a promotion depends on, and practice the skill that leaders need and sprinters lack, which is letting others finish.',
    },
    taurus: {
      is: 'A promotion appeals to you more for the security than for the title, and you’d lead as you live, calmly, without drums.',
      helps:
        'Find out what the higher position does to your evenings before you reach for a promotion, because those are part of your pay.',
    },
    gemini: {
      is: 'You’d enjoy the promotion for its variety and hate it for its minutes, since leading means saying one thing many times.',
      helps:
        'Think about which half of a leader’s job you’d do gladly, the talking or the following up, and find help for the other.',
    },
    cancer: {
      is: 'Leading comes to you as looking after people, so a promotion tempts you only if nobody on the team gets hurt by it.',
      helps:
        'If you’d like to be considered for promotion, say so aloud, because those who decide can’t sense it as you’d sense it in them.',
    },
    leo: {
      is: 'You do want to lead, and you’d be good to your people; what hurts about promotion is standing in line for it.',
      helps:
        'Behave toward those around you as the kind of boss you’d be, and tell someone above that a promotion interests you.',
    },
    virgo: {
      is: 'You’d be the best-prepared person ever promoted, yet leading means letting others do it worse than you, and that stops you.',
      helps:
        'Hand over a minor task completely, checking nothing until it comes back, and find out how a leader’s patience sits on you.',
    },
    libra: {
      is: 'As a leader you’d be fair and well liked, and the part of a promotion you dread is having to disappoint people.',
      helps:
        'Practice deciding one trifle a day in under a minute; for leading, that muscle counts more than charm.',
    },
    scorpio: {
      is: 'In a promotion it’s the power that interests you, hardly the title, and people at work tend to bring you what they can’t solve.',
      helps:
        'Let those above you see your ambition once, unhidden, because from outside your interest in promotion looks like indifference.',
    },
    sagittarius: {
      is: 'You’d lead a team anywhere with good cheer, and the promotion loses its shine once you learn how many reports come with it.',
      helps:
        'Ask somebody in that position what they spend most hours on, before you want or refuse the promotion on principle.',
    },
    capricorn: {
      is: 'Promotion matters to you more than you let on, and you prepare for leading so quietly that people assume you’re content where you are.',
      helps:
        'State your wish to rise plainly and early, then ask what proof they’d need; you’re good at delivering proof.',
    },
    aquarius: {
      is: 'You’d like to change how the place is run, which sounds like wanting a promotion until you picture yourself being the boss.',
      helps:
        'Ask whether there’s a promotion that lets you lead a project rather than people; such jobs exist more often than you’d think.',
    },
    pisces: {
      is: 'Leading others feels too loud for you, though people follow you anyway, and what scares you about a promotion is having to be hard.',
      helps:
        'Say a leader’s firm sentences in your own soft voice when you’re alone, and hear whether they really need to be sharp.',
    },
  },
  raise: {
    aries: {
      is: 'Asking for a raise is a thing you do on impulse or not at all, usually in a hallway and slightly too heated.',
      helps:
        'Book a proper meeting about your pay, say the figure first, and then manage the hardest thing for you, which is silence.',
    },
    taurus: {
      is: 'You know what your work is worth to the cent, and you’d rather wait for the raise than have to haggle.',
      helps:
        'Write down your figure for a raise with three solid reasons, and say it as calmly as you’d quote a price.',
    },
    gemini: {
      is: 'You could talk anyone into a raise for somebody else, but about your own pay you joke your way past the number.',
      helps:
        'When the talk turns to money, say the sum in a short sentence and swallow the witty remark that wants to follow.',
    },
    cancer: {
      is: 'More money is hard for you to ask for, because a no would feel as though they didn’t care about you.',
      helps:
        'Rehearse the raise talk as if you were asking on behalf of someone you love, then keep the same voice.',
    },
    leo: {
      is: 'In a talk about a raise you’d like them to make the offer themselves, and having to name your worth feels undignified.',
      helps:
        'Treat the figure you ask for as a fact about the market, so a refusal is about their budget and your pride stays out of it.',
    },
    virgo: {
      is: 'Before asking for more money you look for what you haven’t done perfectly, and by then you’ve argued yourself out of it.',
      helps: 'Make a list of what you do now beyond the original job, and let the list ask for the raise.',
    },
    libra: {
      is: 'Pay talks make you so considerate of the company’s position that you leave with compliments and the same salary.',
      helps:
        'Settle on your lowest acceptable figure before the raise is discussed, and have it where you can see it during the talk.',
    },
    scorpio: {
      is: 'You find out what everyone else is paid before you breathe a word about a raise, and then wait for your moment.',
      helps:
        'Choose a date for the money talk and keep it, since the perfect moment has a way of staying just ahead.',
    },
    sagittarius: {
      is: 'You ask for a raise cheerfully and aim high, and if they say “we’ll see,” you take it for a yes.',
      helps:
        'After talking about pay, ask what happens next and when, and have it confirmed in writing before you celebrate.',
    },
    capricorn: {
      is: 'You’d sooner earn a raise three times over than ask for it once, and you wait for them to do the arithmetic.',
      helps:
        'Show them what your work has brought in and what you’d like to earn, side by side, and wait for their answer.',
    },
    aquarius: {
      is: 'Salary strikes you as a crude way of measuring people, so the raise you deserve goes to someone who simply asked.',
      helps:
        'Ask for the pay you’d call fair if a friend did your job, and treat the whole conversation as an experiment.',
    },
    pisces: {
      is: 'You shrink in any talk about pay, feel sorry for your boss, and name a smaller raise than the one you meant.',
      helps:
        'Let a hard-nosed friend set the sum for your raise and practice with you until you can say it without apologizing.',
    },
  },
  ownBusiness: {
    aries: {
      is: 'Working for yourself appeals to you because nobody can tell you to wait, and the opening day would be your favorite.',
      helps:
        'Sketch a dull, ordinary afternoon in your own business, paperwork included, and ask what would keep you in your seat.',
    },
    taurus: {
      is: 'A business of your own tempts you if there’s something real to make or sell, and the irregular income is your one serious objection.',
      helps:
        'Try your business idea on a handful of real customers in a small way, and keep careful count of what comes back.',
    },
    gemini: {
      is: 'You have a new idea for your own business every week, with a name and a slogan, and the third month is the problem.',
      helps:
        'Pick the business idea you’ve talked about longest, and ask people who’d pay for it what they’d actually want.',
    },
    cancer: {
      is: 'A shop where regulars feel looked after would suit you, though you’d take the worry about it to bed each night.',
      helps:
        'Decide where a business would end and your private life begin, down to the hour you’d stop answering customers.',
    },
    leo: {
      is: 'Your own business would have your face on it and your heart in it, and a slow week would feel like a bad review.',
      helps:
        'Find someone who likes the bookkeeping as much as you like the customers, before you dream the shop any bigger.',
    },
    virgo: {
      is: 'As your own boss you’d deliver flawless work, charge too little for it, and have the strictest employer in town.',
      helps:
        'Calculate prices for a business of your own with every hour counted, including those you’d be too modest to bill.',
    },
    libra: {
      is: 'For a shop of your own you have the taste and the touch with customers, and you’d miss having someone to decide with.',
      helps:
        'Find a regular sparring partner if you work for yourself, a person who asks hard questions without wanting a share.',
    },
    scorpio: {
      is: 'Self-employment suits your need to keep control, and you’d pour everything into it, hiding how tight things were.',
      helps:
        'Show your plans for the business to an outsider who has nothing to gain, and let them poke holes in them.',
    },
    sagittarius: {
      is: 'You want to work for yourself because it sounds like freedom; you’d have the vision and the nerve for it, minus the filing.',
      helps:
        'Halve your first forecast for the business and double the time it needs, then see whether it still makes you grin.',
    },
    capricorn: {
      is: 'You’re built for running your own business, patient with lean stretches and strict about costs; vacations are what you’d forget to schedule.',
      helps:
        'Write a closing time into the plan for your business, and treat it as the one clause you can’t renegotiate.',
    },
    aquarius: {
      is: 'You’d work for yourself mainly to do it differently, and the customers would need a minute to understand what you’re selling.',
      helps:
        'Explain your business idea to somebody who knows nothing of it, and keep cutting until they can repeat it back.',
    },
    pisces: {
      is: 'Working for yourself, you’d have the inspiration and the faithful customers, and you’d keep forgetting to send them the bill.',
      helps:
        'Give the dull part of a business a fixed hour and some music, with the invoices first and the ideas after.',
    },
  },
  businessPartner: {
    aries: {
      is: 'In business with a friend you’d be the one who starts, and the quarrel comes when they want to think it over first.',
      helps:
        'Agree with your partner on who decides what, so that speed in your half needn’t wait for caution in theirs.',
    },
    taurus: {
      is: 'You make a faithful business partner, slow to commit and hard to budge, and a dispute over money stays with you.',
      helps:
        'Settle in writing with your partner how profit and costs are shared, in the friendliest mood you two can manage.',
    },
    gemini: {
      is: 'Starting something with a partner suits you, because ideas need a second voice; the trouble begins when you both talk and neither follows up.',
      helps:
        'Close every planning session with your partner by noting who does what next, and read it back to each other.',
    },
    cancer: {
      is: 'You go into business with people you love, and when interests clash you protect the friendship and swallow the loss.',
      helps:
        'Talk with your friend about what happens if the venture disappoints one of you, while you’re both still fond and fearless.',
    },
    leo: {
      is: 'A business shared with a friend delights you as long as you both take the bow, and sours if they call it theirs.',
      helps:
        'Divide the visible roles with your partner out loud, and tell them specifically what they do better than you.',
    },
    virgo: {
      is: 'As a business partner you do the careful half and then some, and you count silently what the other left undone.',
      helps:
        'Raise petty irritations with your partner at a fixed weekly meeting, while they’re still about paper clips.',
    },
    libra: {
      is: 'Partnership is your natural form, in business too, and you choose a partner for harmony where an opposite would serve you better.',
      helps:
        'Have a proper disagreement with your would-be partner about some detail, and watch how you both behave in it.',
    },
    scorpio: {
      is: 'With a business partner you want all or nothing, full trust and open books, and you’d test theirs before showing yours.',
      helps:
        'Spell out your conditions for the partnership yourself, in the open, including those you’d hoped they would guess.',
    },
    sagittarius: {
      is: 'Going into business with a friend, you shake on it over a good laugh and leave the details to goodwill.',
      helps:
        'Ask a neutral third person to go through the boring questions with you and your partner before the fun begins.',
    },
    capricorn: {
      is: 'Business partners get reliability from you, and you expect it back by the minute, friendship or no friendship.',
      helps:
        'Tell a partner what you expect in plain tasks and deadlines, since they can’t see the standard you carry in your head.',
    },
    aquarius: {
      is: 'You’re a loyal business partner so long as you can come and go, and equal shares matter to you more than leadership.',
      helps:
        'Explain to your partner beforehand how much solitude your thinking needs, so an unanswered message doesn’t look like mutiny.',
    },
    pisces: {
      is: 'Friends who propose a business find you moved and willing, and you believe in their dream before asking who pays.',
      helps:
        'Ask your would-be partner every practical question twice, once for the dream and once for the bank account.',
    },
  },
  retirement: {
    aries: {
      is: 'Retirement alarms you because nobody’s waiting to be beaten to anything, and idle mornings make you pick fights with the news.',
      helps:
        'Give your retirement a project with an opponent in it, even if that’s only a hill or a chess club.',
    },
    taurus: {
      is: 'You could be very good at retirement, with its slow mornings, provided the money is settled and the rhythm stays yours.',
      helps:
        'Design an ordinary retired day from morning to night, with its pleasures in fixed places, and look for what’s missing.',
    },
    gemini: {
      is: 'What worries you about being retired is the silence, since work has always been your supply of news and of people to tell it to.',
      helps:
        'Line up two standing conversations a week for life after work, at least one of them with somebody much younger.',
    },
    cancer: {
      is: 'The thought of stopping work stirs up the question of who’ll need you then, because being needed has always been half your wages.',
      helps:
        'Choose carefully whom you look after in retirement, and leave some hours that belong to you alone.',
    },
    leo: {
      is: 'Stopping work means losing an audience, and what you’d miss in retirement is being asked, far more than being paid.',
      helps:
        'Find a small circle in retirement where your experience is welcome and people ask to hear how it’s done.',
    },
    virgo: {
      is: 'You’d postpone retirement until everything is in order, and then, on the first free day, tidy things that were tidy.',
      helps:
        'Take up something for retirement at which you’re allowed to be bad, and report your progress to no one.',
    },
    libra: {
      is: 'Retirement for you is above all a question of company, and deciding when to stop is easier with someone to talk to about it.',
      helps:
        'Give each retired week a regular date with a person and another with something beautiful, a museum or a concert.',
    },
    scorpio: {
      is: 'Half measures don’t suit you, so retirement feels like a blank until some new obsession has taken hold.',
      helps:
        'Choose a question you never had time to pursue all the way, and make that your first assignment in retirement.',
    },
    sagittarius: {
      is: 'You see retirement as a map waiting to be unfolded, and deciding when to stop work feels simpler than deciding where to begin.',
      helps:
        'Plan the first retired months with a big outing and a steady study, so freedom has something to push against.',
    },
    capricorn: {
      is: 'Without work you’d hardly know how to introduce yourself, so retirement, which others call a reward, feels to you like losing your rank.',
      helps:
        'Look for an honorary position in retirement, unpaid if need be, where someone relies on you to be punctual.',
    },
    aquarius: {
      is: 'You look on retirement as a free experiment, and your one fear about it is being filed under an age group.',
      helps:
        'Join or start something that mixes generations once work stops, and give it your oddest idea on the first evening.',
    },
    pisces: {
      is: 'Retiring tempts you as one long quiet afternoon, though without appointments the days run together and you along with them.',
      helps:
        'Anchor your retirement with two fixed outings a week, and let the rest of it stay as dreamy as you like.',
    },
  },
  fame: {
    aries: {
      is: 'You’d like to be known for having dared first, and the stage draws you more than the long rehearsal before it.',
      helps:
        'Show your work while it’s still a little raw, and use the energy of the first reactions to make the next.',
    },
    taurus: {
      is: 'Fame as such leaves you cool, but you’d love your work to be around when the fashionable names have faded.',
      helps:
        'Keep showing your work at a steady pace under the same name, and allow familiarity its slow part.',
    },
    gemini: {
      is: 'You could be known to many people for many things, and that’s the trouble, as an audience likes to remember one.',
      helps:
        'Choose a single thing to be known for just now, and put it in a sentence short enough for strangers to repeat.',
    },
    cancer: {
      is: 'On a stage you feel too visible, and yet you want very much to be loved by everyone out there at once.',
      helps:
        'Start with an audience small enough to know by name, and let your work reach the next circle through them.',
    },
    leo: {
      is: 'A stage is where you belong, large or small, and wishing to be known is as natural in you as appetite.',
      helps:
        'Play to the smallest audience as though it filled the hall, since that’s how you get better at being seen.',
    },
    virgo: {
      is: 'Many people could see your work if you considered it finished, and being known frightens you chiefly as being inspected.',
      helps:
        'Set a deadline after which the work goes public as it is, and let a friend hold the list of corrections.',
    },
    libra: {
      is: 'The public tends to like you, and the wish to be known is, for you, largely a wish to please.',
      helps:
        'Show people the version of your work that you prefer, before anyone’s taste has been consulted, and see who responds.',
    },
    scorpio: {
      is: 'You’d like your work to be known and yourself to remain unseen, and the stage lures and alarms you equally.',
      helps:
        'Draw the line between your work and your private life yourself, and then let the public have the work at full strength.',
    },
    sagittarius: {
      is: 'Your name could travel, since you speak to crowds as to friends, though fame bores you if it ties you down.',
      helps:
        'Take your work to listeners beyond your own circle, in another town or language, and notice what they laugh at.',
    },
    capricorn: {
      is: 'Being known matters to you as standing, earned slowly and beyond dispute, and you’d hardly trust quick fame if it came.',
      helps:
        'Put your work before the people whose respect you’d value most, and ask them for an honest sentence on it.',
    },
    aquarius: {
      is: 'An idea is likelier to make you known than your face, and a stage suits you when there’s an accepted truth to upset.',
      helps:
        'Look for the strange few who already like what you do, and talk to them before you aim at the many.',
    },
    pisces: {
      is: 'On stage you vanish into the thing itself, which is why people watch, and being known afterward embarrasses you.',
      helps:
        'Write one plain line about each thing you show, its name and how you made it, so you needn’t explain yourself in person.',
    },
  },
};
