import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of oneself, and what helps it there. */
export const matters: MattersOf<'self'> = {
  smallTalk: {
    aries: {
      is: 'Small talk tries your patience because nobody means anything by it, and after the third remark on the traffic you start an argument for company.',
      helps:
        'Find the liveliest corner of the party or start one yourself, and be gone before the goodbyes get long.',
    },
    taurus: {
      is: 'At a party of strangers you thaw slowly, and the talk has usually moved on by the time you’d have said something.',
      helps:
        'Settle beside one person near the food and let the party come to you; you don’t have to shake every hand.',
    },
    gemini: {
      is: 'You can do small talk half asleep, which is why it tires you: an hour of quick chat and nothing you’ll remember.',
      helps:
        'Give the chatter a private mission, such as finding out the oddest job anyone in the group has ever had.',
    },
    cancer: {
      is: 'Among strangers you feel as if you had one skin too few, and small talk asks you to smile before you know who’s safe.',
      helps:
        'Arrive at the party with somebody you’re fond of, or look for the one guest who seems shyer than you.',
    },
    leo: {
      is: 'A room full of strangers is hard on you at first, when you’re just another face and feel like an understudy.',
      helps:
        'Begin by praising somebody out loud and meaning it, because at a party you warm up fastest while making another person glow.',
    },
    virgo: {
      is: 'During small talk you listen to yourself, mark every clumsy phrase, and come home from the party with a list of corrections.',
      helps:
        'Offer the host a hand with something; among strangers you’re far more at ease with a job to do.',
    },
    libra: {
      is: 'People think parties are your natural habitat, yet all that pleasantness is work for you, and afterward you can’t say what you felt.',
      helps:
        'Allow yourself one little disagreement per evening of small talk, so that somebody gets to meet the person behind the manners.',
    },
    scorpio: {
      is: 'What you hate about small talk is that everyone’s hiding something and has agreed, ever so politely, not to mention it.',
      helps:
        'Let the group be, pick the one person there who interests you, and ask a question they don’t usually get.',
    },
    sagittarius: {
      is: 'You don’t mind strangers at all, only tiny subjects, and ten minutes about parking have you mentally packing for Peru.',
      helps:
        'Ask the next stranger where they’d live if nothing held them here, and give your own answer with all the exaggeration it deserves.',
    },
    capricorn: {
      is: 'Since small talk serves no purpose you can see, you stand in a group of strangers feeling both overqualified and oddly shy.',
      helps:
        'Treat the party as an appointment with a start and an end, greet the people you came to greet, and go home guiltless.',
    },
    aquarius: {
      is: 'In a group of strangers you’re the friendly observer, interested in everybody and slightly bored by the script they all seem to know.',
      helps:
        'Say the odd thing you were actually thinking, just once, and see which face in the crowd lights up.',
    },
    pisces: {
      is: 'Loud parties soak into you until you no longer know whose mood you’re in, and small talk gives you nothing to hold on to.',
      helps:
        'Step outside for five minutes whenever the noise of the party gets too much; nobody needs to hear a reason.',
    },
  },
  criticism: {
    aries: {
      is: 'Criticism sounds to you like a challenge, so your answer is out before the other person has gotten to the useful half.',
      helps:
        'Take three breaths before replying to a remark that stings, then ask what exactly they’d have done instead.',
    },
    taurus: {
      is: 'You take criticism without a word and keep it for ages, chewing on one careless remark its author has long forgotten.',
      helps:
        'Give any criticism a night before you decide you won’t budge; some of it looks quite reasonable over breakfast.',
    },
    gemini: {
      is: 'When somebody criticizes you, you’re brilliant in your own defense, and with a compliment you change the subject just as fast.',
      helps:
        'Let praise or blame stand for one whole sentence before you reply; a plain “thanks, I’ll think about it” will do.',
    },
    cancer: {
      is: 'Even mild criticism reaches you as “I don’t like you anymore,” and it’s the tone you remember, hardly ever the words.',
      helps:
        'Go over the criticism as it was actually spoken, word for word and without the tone, once somebody has comforted you.',
    },
    leo: {
      is: 'You act as if criticism bounced off you, while inside you’re a child again and somebody has just laughed at your drawing.',
      helps:
        'Hear criticism first from someone who’s openly on your side; from them you can take nearly anything and use it.',
    },
    virgo: {
      is: 'Nobody’s criticism is news to you, because you found that flaw long ago, and a compliment sends you searching for another.',
      helps:
        'Accept the next compliment without correcting it, and from the criticism take one point only, the one you can actually mend.',
    },
    libra: {
      is: 'A critical word sounds to you like the end of the peace, so you agree at once, smile, and fume on the way home.',
      helps:
        'Before you nod at criticism, ask yourself whether you’d find it fair if it were said about a friend.',
    },
    scorpio: {
      is: 'Behind every criticism, and behind most compliments, you look for the motive, and what you find there hurts more than the remark.',
      helps:
        'Take a critical remark at face value for one day; you can always go on investigating its sender tomorrow.',
    },
    sagittarius: {
      is: 'You laugh criticism off on the spot, being blunt yourself, until someone calls you careless and it nags at you all evening.',
      helps:
        'Try saying “that one hit me” where you’d normally crack a joke; with criticism you’re more tender than you let on.',
    },
    capricorn: {
      is: 'Criticism only repeats what a stern voice in you says anyway, while a compliment seems like a mistake in the paperwork.',
      helps: 'Weigh criticism by whoever said it: does this person know the job, and would you hire them?',
    },
    aquarius: {
      is: 'You can discuss criticism of your work like a scientist, but call you distant and you move a mile farther off.',
      helps:
        'When a reproach is aimed at you rather than at your idea, ask for an hour to think, and answer then.',
    },
    pisces: {
      is: 'A harsh word goes right through you and keeps spreading, until criticism of one detail seems to be about all of you.',
      helps:
        'Put a fence around the criticism by naming the one thing it was about, out loud, to a person who likes you.',
    },
  },
  moods: {
    aries: {
      is: 'Your bad moods come with a bang and are over in an hour, and tears, which you hate, mostly come out as temper.',
      helps:
        'Before you explain a mood to anyone, climb some stairs at full speed; often there’s nothing left to explain.',
    },
    taurus: {
      is: 'Your moods are slow ones: a feeling takes days to reach you, and then it settles in as if it had signed a lease.',
      helps:
        'Feed the mood properly before you analyze it, with a decent meal and some fresh air on your face.',
    },
    gemini: {
      is: 'Two moods at once are normal for you, and you talk so cleverly about being sad that the crying never gets its turn.',
      helps:
        'Once you’ve told three people about your mood, spend a quarter of an hour with it and tell nobody.',
    },
    cancer: {
      is: 'Your moods follow the people you love, so a short reply in the morning can have you in tears by noon.',
      helps:
        'Ask whether the mood is about today or about something old that today reminded you of, and be gentle with either.',
    },
    leo: {
      is: 'When you’re in a mood the whole room has it, sunny or tragic, and you cry best where somebody notices and nobody fusses.',
      helps:
        'Say “I’m having a bad day and I’d like some sympathy” straight out, and spare yourself all the sighing.',
    },
    virgo: {
      is: 'You’d like a cause for every mood, and when you can’t find one for the tears, you end up annoyed with them.',
      helps: 'Let a bad mood be untidy for an evening; no one has asked you for a report on it.',
    },
    libra: {
      is: 'Your mood leans toward whoever’s in the room, and your own tears wait politely until everyone else is all right.',
      helps:
        'Spend an hour by yourself on something pretty and pointless, and then ask again what sort of mood you’re in.',
    },
    scorpio: {
      is: 'People call you moody when you close up; underneath, you feel everything to the bottom, and you don’t cry in front of witnesses.',
      helps: 'Pick one person who’s allowed to see you in such a mood, even if all they do is sit nearby.',
    },
    sagittarius: {
      is: 'Sadness embarrasses you a little, so you outrun your moods with plans and jokes, and then cry at a film about a dog.',
      helps:
        'Keep the low mood honest company for a while before you cheer it up; that’s usually shorter than the detour.',
    },
    capricorn: {
      is: 'Moods are something you postpone until the work is done, and with one thing and another you hardly ever get around to crying.',
      helps:
        'Arrange a free evening when you don’t have to be strong for anyone, and let the postponed moods turn up.',
    },
    aquarius: {
      is: 'As soon as a mood takes hold, you step back to study it, so you can describe the sadness beautifully and never cry.',
      helps:
        'Move the question from your head to your body: where does this mood sit, and what would ease that spot a little?',
    },
    pisces: {
      is: 'You cry easily, at ads and at other people’s weddings, and half the moods you carry home weren’t yours to begin with.',
      helps:
        'Ask each mood whom it belongs to, then wash your hands and face slowly before you carry it any further.',
    },
  },
  decisions: {
    aries: {
      is: 'You make decisions in a second and doubt them, if at all, a week later, when they’re well under way.',
      helps:
        'Keep one night between the decision and the announcement; if it’s right, it’ll be just as exciting tomorrow.',
    },
    taurus: {
      is: 'A decision takes you so long because you only mean to make it once, and being hurried glues you to the spot.',
      helps:
        'Try the options out for real, on a modest scale, since you decide better with your hands than in your head.',
    },
    gemini: {
      is: 'You can’t decide because you can argue either side so well, and the moment you choose one, the other looks more interesting.',
      helps: 'Explain the choice to a friend and have them tell you which option made you talk faster.',
    },
    cancer: {
      is: 'Before any decision you count who could be hurt by it, and your own wish is the last to be asked.',
      helps:
        'Ask your stomach about the decision first thing in the morning, before you’ve heard what the rest of the family thinks.',
    },
    leo: {
      is: 'Once you’ve announced a decision your pride goes with it, and admitting you chose badly is harder for you than choosing.',
      helps: 'Picture making the same choice with nobody ever hearing of it; would you still want it?',
    },
    virgo: {
      is: 'There’s always one more detail to check before you decide, and after the decision you go on checking it for errors.',
      helps:
        'Settle beforehand what would be good enough, and as soon as one option meets that, stop comparing.',
    },
    libra: {
      is: 'Deciding torments you because you see the justice in both options and already feel sorry for the one you’d turn down.',
      helps:
        'Live one day as though you’d decided for it and the next as though against, without telling a soul.',
    },
    scorpio: {
      is: 'You’ve made most decisions in secret long before you admit it, and what looks like hesitation is you testing whether you can bear them.',
      helps:
        'Speak the decision out loud once, alone, and notice whether it’s fear or relief you feel; with you they’re easily confused.',
    },
    sagittarius: {
      is: 'To you a decision means giving up all the other roads, so you keep three of them open as long as you can.',
      helps:
        'Find out which of the choices makes you more curious about the day after, and give that one a fair hearing.',
    },
    capricorn: {
      is: 'You decide like someone who’ll be held responsible for it, and go over old decisions as though an auditor were coming.',
      helps:
        'Judge a past decision only by what you could know that day; nobody could have asked more of you.',
    },
    aquarius: {
      is: 'Deciding against what everybody does comes quickly to you, which isn’t quite the same as knowing what you want yourself.',
      helps:
        'Imagine that no one had an opinion on it, not even a wrong one, and see what your decision would be then.',
    },
    pisces: {
      is: 'Decisions swim before your eyes: you can feel your way into every outcome, and letting one of them happen by itself seems kindest.',
      helps:
        'Give the decision a gentle deadline, and mention it to someone who’ll ask you nicely when the day comes.',
    },
  },
  change: {
    aries: {
      is: 'Starting over is the part you’re good at; what unsettles you about a change is the long flat stretch after the first leap.',
      helps:
        'Cut the change into short beginnings, so that every week of it has something you can charge at.',
    },
    taurus: {
      is: 'You dislike change because your body knows its places and habits by heart, and each one taken away leaves you chilly for a while.',
      helps:
        'Carry one old habit with you into the new, at the same hour as ever and exactly as you like it.',
    },
    gemini: {
      is: 'Something new wakes you up and you’ve picked up its slang in a day, yet too many changes at once set your nerves humming.',
      helps:
        'Tell the change as a story, from the beginning, to someone who likes listening; you find your place in it while narrating.',
    },
    cancer: {
      is: 'Every change costs you a goodbye that others don’t notice, and you can’t look forward to the new until you’ve been sad.',
      helps:
        'Take a small keepsake from the old life along, and admit quite openly that new things make you homesick first.',
    },
    leo: {
      is: 'You’re afraid of starting over because you’d have to be a beginner in public, when you’re used to being known for something.',
      helps:
        'In anything new, ask cheerfully and loudly how it works; as a beginner you have more charm than you think.',
    },
    virgo: {
      is: 'A change makes you nervous until you know how everything works, so you prepare for it until you’re worn out before it starts.',
      helps:
        'Learn only what the first week of the new thing requires, and let the rest stay unknown for now.',
    },
    libra: {
      is: 'With somebody beside you, you cope with change well; starting over alone makes you wonder who you even are.',
      helps:
        'Look for somebody who’s in the middle of a change of their own, and compare notes with them regularly.',
    },
    scorpio: {
      is: 'You resist a change to the last, suspicious of it, and then shed the old life so thoroughly that people hardly recognize you.',
      helps:
        'Starting over doesn’t oblige you to burn everything, so set aside on purpose what was good before.',
    },
    sagittarius: {
      is: 'New beginnings tempt you more than they scare you, and the only change you really dread is the one that ties you down.',
      helps:
        'Go through a change you didn’t pick like a reporter sent to cover it, and note what’s worth discovering.',
    },
    capricorn: {
      is: 'Starting over alarms you because you know what it took to get this far, and as a newcomer you feel like a fraud.',
      helps:
        'List what no change can take from you, your skill and your stamina first of all, and begin from there.',
    },
    aquarius: {
      is: 'In theory you’re all for change, in practice mainly for the kind you thought of yourself, and you dig in against the rest.',
      helps:
        'Find the one thing in the new arrangement that you can invent or turn upside down yourself, and start with that.',
    },
    pisces: {
      is: 'Faced with something new, you drift toward it sideways, full of hope one hour and ready to hide the next.',
      helps:
        'Take the new thing in small sips, one form or one room at a time, with a rest in between to get your bearings.',
    },
  },
  sayingNo: {
    aries: {
      is: 'Saying no is easy for you when you’re annoyed, but put it as a dare or an emergency and your yes is out at once.',
      helps:
        'Get used to answering “I’ll let you know tonight,” because your real no tends to show up about an hour late.',
    },
    taurus: {
      is: 'You say yes to keep the quiet, and when it gets too much your no arrives as a silence nobody can shift.',
      helps:
        'Name your limit the first time it’s reached, in one short sentence, long before you’ve had enough for good.',
    },
    gemini: {
      is: 'Where others say no you say “maybe” or “let’s see,” and then feel hunted by your own half promises.',
      helps:
        'Send your no in two lines on the same day, with no clever excuse that you’d have to remember later.',
    },
    cancer: {
      is: 'You can’t say no to anyone who looks a little lost, and you notice your limit only once you’re cranky and exhausted.',
      helps:
        'If a full no feels cruel, offer a smaller piece of what was asked and keep the rest for yourself.',
    },
    leo: {
      is: 'A no feels stingy to you, and since being asked is flattering, your generosity has signed before you’ve read the fine print.',
      helps: 'Refuse in style: thank them warmly for thinking of you, and then give no reason at all.',
    },
    virgo: {
      is: 'Your trouble with no is that you see exactly what needs doing, and doing it seems easier than watching someone bungle it.',
      helps:
        'Say no to one thing somebody else could do, and sit on your hands through the first awkward pause.',
    },
    libra: {
      is: 'No is the word you’d do almost anything to avoid, because you hear the disappointment in it before you’ve opened your mouth.',
      helps:
        'Practice your limits on waiters and salespeople first, where a friendly no costs nobody a thing.',
    },
    scorpio: {
      is: 'You either let people past every limit or shut them out entirely, and a mild, ordinary no hardly occurs to you.',
      helps: 'Try a milder no: “not today” passes no judgment on the person and says nothing about tomorrow.',
    },
    sagittarius: {
      is: 'In high spirits you can’t say no to a thing, and whatever sounds like fun gets a yes, sometimes two for the same evening.',
      helps:
        'Check your calendar before you open your mouth, and take back a rash yes early, while it’s still only funny.',
    },
    capricorn: {
      is: 'You’d say no if it were just a matter of comfort, but call it duty and you shoulder it, since who else would?',
      helps:
        'Ask who gave you this duty and where it ends; if there’s no end in view, set the limit yourself.',
    },
    aquarius: {
      is: 'You set limits for a whole crowd without blinking, yet a no to one friend in need feels like betraying your principles.',
      helps:
        'Make your limit a rule that counts for everyone, “I don’t answer after nine,” so it singles out no one.',
    },
    pisces: {
      is: 'You can’t say no because another person’s need feels like your own, and by the time you can tell them apart, you’ve agreed.',
      helps:
        'Answer requests in writing, away from the pleading voice; your no has a chance there and can still be kind.',
    },
  },
  perfection: {
    aries: {
      is: 'Mistakes don’t scare you half as much as coming second, and nothing’s good enough for you if someone else has done it faster.',
      helps:
        'Compare what you’ve done with your own last attempt, mistakes and all, and let the others have their race without you.',
    },
    taurus: {
      is: 'Fear of mistakes makes you slow to begin, because your standard sits in your fingertips and nothing short of solid will do.',
      helps:
        'Make a rough version on purpose, one you’ll throw away, and let that one have all the mistakes.',
    },
    gemini: {
      is: 'Nothing’s good enough for you because you think of a better version halfway through this one, and end up with nine beginnings.',
      helps:
        'Hand the imperfect thing over while you still have an idea left, and keep that idea for the next.',
    },
    cancer: {
      is: 'You’re so afraid of mistakes because being good and being loved are tangled together somewhere inside you.',
      helps:
        'Show a botched or unfinished piece to the person you feel safest with, and let them like you in the meantime.',
    },
    leo: {
      is: 'It has to be splendid or you’d rather not be seen with it, and one public mistake can drown out all the praise.',
      helps:
        'Tell your best blunder as a good story; once you’ve made a comedy of it, the mistake is yours again.',
    },
    virgo: {
      is: 'Nothing’s good enough because your eye goes to the flaw as a tongue goes to a chipped tooth, even on your best days.',
      helps:
        'Before you correct anything again, name what worked, in the same precise detail you’d give to the mistakes.',
    },
    libra: {
      is: 'You dread a mistake as you’d dread an ugly scene, so you polish and compare until it all looks effortless and you’re worn out.',
      helps:
        'Choose one other person’s opinion to ask for, and stop there; no work is good enough for a whole committee.',
    },
    scorpio: {
      is: 'Merciless about your own mistakes, you keep them secret and would sooner redo the whole thing by night than let one show.',
      helps:
        'Own up to a minor mistake in passing, among friends, and notice how little anyone does with the information.',
    },
    sagittarius: {
      is: 'The idea in your head is so grand that nothing you finish seems good enough, and the details bore you into mistakes.',
      helps: 'Borrow someone careful for the last look, and be content with having done the big part well.',
    },
    capricorn: {
      is: 'You file each mistake as evidence against yourself, and whatever you’ve achieved becomes the least that’s good enough next time.',
      helps:
        'Before you raise the bar again, mark what you’ve managed with something that looks suspiciously like a celebration.',
    },
    aquarius: {
      is: 'You’d take original over flawless any day, and nothing’s good enough once it resembles what’s been done before.',
      helps:
        'Let yourself have one perfectly ordinary solution, with no apology, and save your perfectionism for the part that’s really new.',
    },
    pisces: {
      is: 'Nothing you make is as good as the way you dreamed it, and so a single mistake can spoil the whole of it for you.',
      helps:
        'Leave the flawed thing alone for a few days, then look at it as if a stranger you like had made it.',
    },
  },
  misunderstood: {
    aries: {
      is: 'People take you for pushy or angry when you’re only in a hurry, because your first sentence comes out as an order.',
      helps:
        'Start with one sentence about the other person before the one about what you want, so they don’t get your haste wrong.',
    },
    taurus: {
      is: 'They get you wrong because you show so little: your calm passes for indifference, and your silence for a yes.',
      helps:
        'Put a feeling into words now and then, however clumsily; your face tells people less than you believe.',
    },
    gemini: {
      is: 'Everyone thinks you’re lightweight because you’re funny, and few guess that you joke hardest about what you take seriously.',
      helps:
        'Say one serious thing and let it stand without a punch line, so that people have time to believe you.',
    },
    cancer: {
      is: 'Cold is what they call you when you’re hurt, since you go quiet and snappish with the very people you’re softest about.',
      helps:
        'Give them half a sentence before they guess wrong, such as “I’m touchy today, and it isn’t you.”',
    },
    leo: {
      is: 'Others call you arrogant when you’re at your most nervous, since the less sure you feel, the taller you stand.',
      helps:
        'Mention afterward that you were nervous; whoever had you down as conceited is then free to look again.',
    },
    virgo: {
      is: 'You’re trying to help and people hear that they’re doing it wrong, which is how you get taken for cold or fussy.',
      helps:
        'Tell them first what you liked, and ask if your advice is wanted; without that, the kindness in it gets missed.',
    },
    libra: {
      is: 'Everyone thinks you’re fine because you make it look so pleasant, and what you really want stays your secret.',
      helps: 'The next time somebody asks how you are, skip “fine” and name one real thing.',
    },
    scorpio: {
      is: 'You seem intimidating to people because you watch before you speak, and they imagine judgment where there’s mostly interest.',
      helps:
        'Volunteer one harmless fact about yourself early on, so nobody has to make you up from a stare.',
    },
    sagittarius: {
      is: 'You get taken for tactless when you thought you were being honest, and for carefree when you’d just rather not complain.',
      helps:
        'Follow a blunt remark with what you meant by it, and every so often let someone hear a worry of yours undisguised.',
    },
    capricorn: {
      is: 'Because you’re reserved and get things done, people think you’re cold and need nothing, so you’re given respect in place of warmth.',
      helps:
        'Let someone do you a favor you could easily do yourself; it shows people where you can be reached.',
    },
    aquarius: {
      is: 'People misread you as aloof, when in fact you’re thinking about them, just so quietly that they can’t possibly know.',
      helps:
        'Use the plain words, “I like you” or “I missed that,” even if they seem too simple to be worth saying.',
    },
    pisces: {
      is: 'Everybody gets you wrong in a different way, because you adapt so softly that each of them finds what they came for.',
      helps:
        'Begin a sentence with “Actually, I” when someone gets you wrong, and finish it before you slip away.',
    },
  },
  overthinking: {
    aries: {
      is: 'Your thoughts go in circles only when you’ve been made to wait; with something to do, you’d have no time for the carousel.',
      helps:
        'Do the smallest useful thing about the worry in the next ten minutes, and resume brooding afterward if you still need to.',
    },
    taurus: {
      is: 'When you’re worried your thoughts circle slowly around one spot, usually what it’ll cost or whether it’ll hold, and won’t be moved.',
      helps:
        'Put your hands to work on something real, a bicycle or a flower bed, and leave the thought to tire by itself.',
    },
    gemini: {
      is: 'In your head thoughts talk like guests on a show without a host, everybody clever, nobody finished, and you’re the entire audience.',
      helps:
        'Speak the whole whirl into your phone, listen to it once, and keep the one sentence that was new.',
    },
    cancer: {
      is: 'You go over old conversations again and again, above all the hurtful ones, as though this time they could end differently.',
      helps:
        'When the same scene comes around a third time, seek out someone who’s good for you and ask about their day.',
    },
    leo: {
      is: 'What keeps your thoughts turning is how you came across, and you judge yourself far more strictly than anyone who was there.',
      helps:
        'Remember how few of other people’s slips you can recall; their thoughts circle around themselves, just as yours do.',
    },
    virgo: {
      is: 'Each worry of yours arrives with footnotes, so your thoughts keep going around, as if nothing could go wrong once they were complete.',
      helps:
        'Write the worry down with its next step beside it, and if there’s no step, write “not mine to solve today.”',
    },
    libra: {
      is: 'You plead everybody’s case in turn, and your thoughts can’t come to rest because no verdict ever seems fair enough.',
      helps:
        'Ask one trusted person which side you told with more warmth, and let the thoughts adjourn for the day.',
    },
    scorpio: {
      is: 'You can’t leave a thought until you’ve gotten underneath it, and you keep digging long after the useful part has come up.',
      helps: 'Decide which question you’re really asking, and refuse to turn over any other thought tonight.',
    },
    sagittarius: {
      is: 'Your thoughts gallop, from one late reply to the meaning of your whole life in under a minute, and then around again.',
      helps:
        'Bring the thought back to its true size: what, if anything, do you have to do about this before tomorrow evening?',
    },
    capricorn: {
      is: 'Round and round your thoughts go because you prepare for every worst case, as if worrying were part of the job.',
      helps:
        'Set office hours for worrying, half an hour in the afternoon, and send it away firmly at any other time.',
    },
    aquarius: {
      is: 'Thinking is where you go to avoid feeling, and so your thoughts run in elegant loops around something that simply hurts.',
      helps:
        'Ask yourself how it feels, in one short word and without a theory, before the thoughts take off again.',
    },
    pisces: {
      is: 'With you one thought becomes a picture and the picture a whole story, until you’re heartbroken over things that haven’t happened.',
      helps:
        'Name five things you can see from where you’re sitting, slowly, and let the circling story wait until you’ve finished.',
    },
  },
  confidence: {
    aries: {
      is: 'You look surer of yourself than you are, and the doubt comes when there’s nothing to tackle and nobody to beat.',
      helps:
        'Feed your confidence in small doses, with one thing a week that makes your heart beat a little faster.',
    },
    taurus: {
      is: 'Your confidence rests on what you know and have, so anything unfamiliar can make you doubt yourself from the ground up.',
      helps:
        'Do something you could manage with your eyes shut, right in the middle of the doubt, and notice your own ease.',
    },
    gemini: {
      is: 'You doubt yourself because you know a little about everything and keep meeting somebody who knows more.',
      helps:
        'Speak with the knowledge you have and add “I’d have to check” where it ends; that sounds surer than bluffing.',
    },
    cancer: {
      is: 'Your self-confidence rises and falls with the faces around you, and one raised eyebrow can wipe out what ten friends have said.',
      helps:
        'Save the kind things people have written to you, and read two of them before anything that makes you doubt yourself.',
    },
    leo: {
      is: 'Everyone believes in your confidence except you, who’d like to hear it again each time, like an actor after every show.',
      helps:
        'Say to yourself what you’d want to hear, in full sentences and by name, before you go looking for it elsewhere.',
    },
    virgo: {
      is: 'Sheer accuracy makes you doubt yourself: you know precisely what you can’t do, and take what you can for granted.',
      helps:
        'Ask someone what they’d come to you for, and treat the answer as you’d treat a well-checked fact.',
    },
    libra: {
      is: 'You feel sure of yourself as long as somebody agrees, and one comparison with others sends you back to the start.',
      helps:
        'To grow surer, make one choice a day entirely by your own taste, and let it stand until evening.',
    },
    scorpio: {
      is: 'Self-doubt is your best-kept secret, since you test yourself harder than anyone would and never publish the results.',
      helps:
        'Think of what you’ve already come through, because the one who managed that is the one now doubting.',
    },
    sagittarius: {
      is: 'Your confidence comes in great surges, and when one runs out you feel like somebody who promised far too much.',
      helps:
        'Announce a little less and finish it; your faith in yourself grows on completed things, even dull ones.',
    },
    capricorn: {
      is: 'As long as there’s a step above you, you doubt yourself, and confidence is something you have to earn again every morning.',
      helps:
        'Read your own history as you’d read an applicant’s, and ask whether you’d have doubts about that person.',
    },
    aquarius: {
      is: 'You’re sure of your ideas and far less sure of yourself, above all where everybody else seems to know how one behaves.',
      helps:
        'Spend time with people to whom your oddness is an asset; there’s a good deal less to doubt among them.',
    },
    pisces: {
      is: 'You doubt yourself because you can feel how others see you, and any confident voice nearby makes yours go faint.',
      helps:
        'Before you ask for anyone’s advice, say your own view out loud in one sentence, so that it can’t dissolve.',
    },
  },
  anger: {
    aries: {
      is: 'Your anger is out before you’ve noticed it, and you’re friendly again while the others are still getting over the noise.',
      helps:
        'Take the first heat of your anger away from everyone for ten minutes, and say only what’s left of it when you’re back.',
    },
    taurus: {
      is: 'It takes you ages to get angry, and because you swallow twenty annoyances first, the twenty-first gets the whole load.',
      helps:
        'Notice each annoyance while it’s new, and grumble about it to somebody harmless before the pile gets heavy.',
    },
    gemini: {
      is: 'When you’re angry you get witty, and your sharpest line comes so fast that you rarely learn what the anger was about.',
      helps: 'Type the furious message out in full, leave it unsent, and look for the one line that’s true.',
    },
    cancer: {
      is: 'You rarely show anger straight out; you go silent, sulk a little, and hope somebody will ask what’s wrong.',
      helps:
        'Look for the hurt under the anger first, call it by its name in private, and only then think about whom to tell.',
    },
    leo: {
      is: 'You blow up magnificently when you feel slighted, and what you’d wanted in the midst of all that anger was an apology.',
      helps:
        'In the middle of the thunder, ask yourself what you’d need to hear, and cut the rest of the speech.',
    },
    virgo: {
      is: 'Your anger comes out as irritation over trifles, a crumb or a wrong word, while the real grievance stays neatly filed.',
      helps:
        'The moment a trifle makes you boil, ask what larger thing it stands for, and let that have your anger, at least in private.',
    },
    libra: {
      is: 'You hardly ever show anger, which seems ugly and unfair to you, so it turns up as politeness with frost on it.',
      helps:
        'Give your anger an hour’s permission, alone, with bad language and loud music, before you start seeing the other side.',
    },
    scorpio: {
      is: 'Quiet and exact, your anger stays warm for a very long time, and few people ever know it’s there.',
      helps:
        'Get the anger out of your body at full strength, swimming hard or hauling something heavy, before you plan anything.',
    },
    sagittarius: {
      is: 'You blow up with a speech about justice, mean half of it, and are honestly surprised that your anger hurt anyone.',
      helps:
        'Leave the history of the world out of it next time; your anger needs only the one thing that happened today.',
    },
    capricorn: {
      is: 'You keep anger under lock and key because losing control would cost you respect, and so it comes out dry and cutting.',
      helps:
        'Tell somebody uninvolved how furious you are, in undignified detail, somewhere you don’t have to be in charge.',
    },
    aquarius: {
      is: 'In anger you go cold where others get hot, and your sudden reasonableness unsettles people more than shouting would.',
      helps:
        'Admit it to yourself in plain words, “that made me angry,” before you work out which principle was offended.',
    },
    pisces: {
      is: 'Anger frightens you, your own included, so you turn it into tears or tiredness and quietly vanish for a while.',
      helps:
        'Take your sudden tiredness as a question: whom would you be angry with, if you were allowed to be?',
    },
  },
  fear: {
    aries: {
      is: 'What you fear most is helplessness, having all that will in you and being told to sit still and wait.',
      helps:
        'When fear grips you, look for the one thing that’s still yours to do, however small, and do it slowly.',
    },
    taurus: {
      is: 'Deep down you’re afraid of losing what holds you, whether it’s the money, the roof, or the person you’ve grown used to.',
      helps: 'Count on your fingers what’s here and solid at this moment, and let the fear listen in.',
    },
    gemini: {
      is: 'Being shut in with nobody to talk to and nothing to learn is your deepest fear, and even a quiet week can stir it.',
      helps:
        'Give the fear a silly name and report to somebody what it’s been saying; spoken aloud, it sounds far less clever.',
    },
    cancer: {
      is: 'Your oldest fear is being dropped by those you belong to, and you listen for it in every changed tone of voice.',
      helps:
        'Tell one person that you’re frightened, in so many words, before you start waiting for someone to notice.',
    },
    leo: {
      is: 'Indifference frightens you more than failure would, to give everything you have and be met with a shrug.',
      helps:
        'Do one thing a day purely for pleasure and unseen; the fear of being overlooked can’t follow you there.',
    },
    virgo: {
      is: 'Your fear is of being useless or found at fault, and it likes to dress up as a hundred small, sensible worries.',
      helps:
        'Pick the smallest of the frightening things and deal with that one properly; you’re calmest with a beginning made.',
    },
    libra: {
      is: 'You’re most afraid of being on your own after a falling-out, and that fear makes you pay too high a price for peace.',
      helps:
        'Plan an afternoon in your own company as lovingly as you’d plan one for a guest, and let the fear come along.',
    },
    scorpio: {
      is: 'Betrayal is what you fear most, with a second fear close behind, that of being seen through before you’ve agreed to it.',
      helps:
        'Entrust one long-tested person with a fear you’ve never said aloud, in your own time, and only as much as you choose.',
    },
    sagittarius: {
      is: 'Your greatest fear is a life without a horizon, in which everything’s settled and nothing lies around the bend.',
      helps:
        'For frightened hours, have one unanswered question or one unvisited place in reserve, and daydream toward it in detail.',
    },
    capricorn: {
      is: 'What frightens you is failing in front of those who rely on you, and so you seldom let yourself lean on anyone.',
      helps:
        'Share the fear with one sensible person while it’s still unsolved, and let them do the thinking for an hour.',
    },
    aquarius: {
      is: 'You’re afraid of being swallowed by somebody’s expectations, and just as afraid, more privately, of never quite belonging.',
      helps:
        'Tell someone close that you need room and that you’d also like to be missed, since your fear has both sides.',
    },
    pisces: {
      is: 'Your fear rarely has an outline; it’s the sense that everything out there is too loud, and you’re too soft for it.',
      helps:
        'Draw the fear or hum it until it has some edges, and then put something warm around your shoulders.',
    },
  },
  sleep: {
    aries: {
      is: 'You can’t sleep when your body hasn’t been used up, and you lie there wide awake, armed for battles nobody’s fighting yet.',
      helps:
        'Wear your legs out before evening, and if you wake all the same, do something dull until you’re thoroughly bored.',
    },
    taurus: {
      is: 'Sleep is normally a talent of yours, so when it fails, some worry about safety has usually crept under the blanket.',
      helps:
        'Make the bed worth staying in, with fresh sheets and no clutter in sight, and forbid yourself any sums after midnight.',
    },
    gemini: {
      is: 'At bedtime your head opens for business, and at some ungodly hour it wakes you with half an idea and the rest of a song.',
      helps:
        'Have a dull voice read you something you already know by heart, so that your sleepless mind gets only one channel.',
    },
    cancer: {
      is: 'You sleep badly when anyone you love is upset with you or not yet home, and in the small hours you name them one by one.',
      helps:
        'Lying awake, send each of them a good thought as if you were tucking them in, and put yourself on the list too.',
    },
    leo: {
      is: 'You lie sleepless after a day without a kind word, and the hour before dawn never has one to spare.',
      helps:
        'Before you try to sleep, tell yourself one thing you did well today, aloud if you’re alone, and let that be the last word.',
    },
    virgo: {
      is: 'You lie awake because the day isn’t finished in your mind, and at four a forgotten detail taps you on the shoulder.',
      helps:
        'Put a notepad by the bed for whatever wakes you, jot three words, and let the paper remember until morning.',
    },
    libra: {
      is: 'What keeps you from sleeping is usually a conversation, one you’d like to have or one in which you were too nice.',
      helps:
        'Let no messages in after a certain hour, and give your last half hour before sleep to something beautiful.',
    },
    scorpio: {
      is: 'Sleep won’t come because whatever you’ve held down all day gets up at night and wants a word with you.',
      helps:
        'Don’t solve anything lying down; sit up, whisper what’s bothering you into the dark, and settle down again.',
    },
    sagittarius: {
      is: 'Going to bed feels to you like missing the best part, and when you wake at four you have plans for three continents.',
      helps:
        'Give your sleepless hours a travel book, a thick one with long descriptions of deserts, and follow it slowly.',
    },
    capricorn: {
      is: 'Your sleep ends at four because somebody in you has started work, going through tomorrow’s duties before anyone has asked.',
      helps:
        'Close the day formally with a short list of what’s done, and if you wake early, tell yourself that nothing’s due yet.',
    },
    aquarius: {
      is: 'Your mind gets its best ideas once the world has gone quiet, so you can’t sleep exactly when everybody else does.',
      helps:
        'Switch off anything with a screen an hour before sleep, and let your thoughts be as weird as they please in the dark.',
    },
    pisces: {
      is: 'You sleep lightly because everything gets in, the neighbor’s music and a friend’s sorrow alike, and your dreams are hard work.',
      helps:
        'Take a warm bath or listen to rain before bed, as if rinsing other people off you, and then lie down.',
    },
  },
  rest: {
    aries: {
      is: 'You can’t rest because sitting still feels like losing, so you stay busy until you drop and call that a break.',
      helps:
        'Rest the way you work, in short bursts, with ten honest minutes of doing nothing and then off again.',
    },
    taurus: {
      is: 'Resting is something you do gladly and well, unless a job’s unfinished, and then you’re tired and still can’t stop.',
      helps:
        'Choose a closing hour and mark it with something delicious, so your tired body learns that work ends there.',
    },
    gemini: {
      is: 'Even your rest is busy, with a podcast on, two chats open, and one quick thing you only wanted to look up.',
      helps: 'Take half an hour’s rest from words each day, when you neither read nor answer anybody.',
    },
    cancer: {
      is: 'You can’t rest while somebody near you needs something, and there’s always somebody, so you’re tired in a patient, invisible way.',
      helps:
        'Let yourself be looked after for one evening, and stay lying down when you hear them searching for things.',
    },
    leo: {
      is: 'Keeping everyone’s spirits up makes you tired, and you can’t rest while anybody’s watching, which you also rather like.',
      helps:
        'Spend a lazy day in your oldest clothes, unreachable and unadmired, doing nothing anyone could praise you for.',
    },
    virgo: {
      is: 'You rest when everything’s done, and because you can always see the next thing, you’re tired and never quite finished.',
      helps: 'Put the break on your to-do list, ahead of the laundry, and check it off like any real task.',
    },
    libra: {
      is: 'You’re always busy because you won’t let anyone down, and even your free time is arranged to suit the company.',
      helps:
        'Keep one evening of rest truly empty, and if you’re invited, say you have plans, which is true.',
    },
    scorpio: {
      is: 'With you it’s all or nothing: you work as if possessed and can’t rest until exhaustion takes the matter out of your hands.',
      helps:
        'Stop one day while you could still go on, at a point you picked yourself, and enjoy the rest as a victory.',
    },
    sagittarius: {
      is: 'You’re tired because every invitation sounds like an adventure, and a weekend of rest looks to you like a wasted ticket.',
      helps: 'Do your resting outdoors where you can see far, and for once let there be no destination.',
    },
    capricorn: {
      is: 'Rest is something you feel has to be earned, and as the price keeps going up, you’re tired and still at it.',
      helps:
        'Think of the break as maintenance on good machinery, and schedule it with the stern face you’d wear for any duty.',
    },
    aquarius: {
      is: 'Your body asks for rest and your mind hasn’t heard, because it’s busy with something that interests it far more.',
      helps:
        'Set an alarm that says only “lie down,” and obey it for twenty minutes, whatever your mind objects.',
    },
    pisces: {
      is: 'You’re tired in a way that naps don’t touch, since what keeps you busy all day is other people’s feelings.',
      helps:
        'Take your rest where there are no people and no requests, beside a stream if you can, and just listen.',
    },
  },
};
