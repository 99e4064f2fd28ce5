import type { NatalTransitTexts } from '../../interpretation-types.ts';

/** A planet of the sky meeting a point of a birth chart. */
export const natalTransits: NatalTransitTexts = {
  sun: {
    sun: {
      joined:
        'Candles or no candles, your own year begins around here. Make one wish you can act on, and tell somebody what it is.',
      flowing:
        'Being yourself takes very little effort at the moment. Whatever you were born to enjoy seems to fit like a favorite jacket.',
      tense:
        'Somebody’s plan and yours may be reaching for the same microphone. Before you grab it, decide what you most want heard.',
    },
    moon: {
      joined:
        'Daylight reaches the back rooms of the heart. Since the Sun shines on what the Moon keeps indoors, feelings may show in public, often to your relief.',
      flowing:
        'Call someone who knew you when you were small. Head and heart are on good terms, and an old nickname may warm the whole evening.',
      tense:
        'Wanting and needing pull at opposite ends of the blanket. Admit you’re tired before you turn it into a principle.',
    },
    mercury: {
      joined:
        'A thought you’ve been chewing on grows bright enough to say aloud, and people are likely to listen as long as you stay with one point.',
      flowing:
        'Words come out in order, because the Sun gives Mercury good light. It’s a fine day to ask for what you’d like, in plain sentences and without a preamble.',
      tense:
        'You could win the debate and lose the afternoon. The clever reply may look different in the drafts folder after a sandwich.',
    },
    venus: {
      joined:
        'Wear the good shirt to the grocery store. You’re easy to like around now, and a compliment might find you between the lemons and the bread.',
      flowing:
        'Charm costs you nothing these days, so spend some on the person you live with. Flowers on an ordinary Wednesday suit the mood.',
      tense:
        'A dinner bill can start a quarrel, since Venus would please and the Sun would shine. A small treat tends to help more than a grand apology.',
    },
    mars: {
      joined:
        'Your nerve is up, since the Sun is stoking Mars. Give the day a job that needs muscle, before all that heat finds someone to argue with.',
      flowing:
        'There’s spring in your stride for a few days. You may shift the heavy bookcase alone and still have breath left to whistle.',
      tense:
        'Impatience taps its foot behind you in every line. A few fast blocks on foot can save you from answering whoever stepped on your pride.',
    },
    jupiter: {
      joined:
        'Confidence turns up with its sleeves rolled. Ask for the larger room, and have some notion of how you’d fill it.',
      flowing:
        'Somebody who likes you may be holding a door open. The plan you thought too big to mention could get a kind hearing now.',
      tense:
        'Promises shoot up like weeds, because the Sun is feeding Jupiter. Cut your offer in two, and deliver the smaller piece with pleasure.',
    },
    saturn: {
      joined:
        'Thanks to Saturn, your sober side takes the chair for a day. You can be serious without being sad, and a cleared desk often helps.',
      flowing:
        'Steady hands and a quiet head make dull work go well. By evening you may feel a pride that needs no audience.',
      tense:
        'It may seem as though a strict teacher were reading over your shoulder. Do the homework, but ask whose grades you’re still collecting.',
    },
    uranus: {
      joined:
        'Part of you would like to take the stairs two at a time and arrive as somebody else. A small eccentricity, worn openly, may be enough.',
      flowing:
        'Surprise yourself before noon. An odd lunch or an unfamiliar street can show you which of your habits were only ever borrowed.',
      tense:
        'Rules chafe, and so does anyone who recites them, since Uranus can’t bear orders. The itch tends to wear off faster than the consequences of scratching.',
    },
    neptune: {
      joined:
        'Half of you sits at the conference table while the rest listens to rain. Anything with clauses has to be read twice, because Neptune blurs the Sun’s aim.',
      flowing:
        'Imagination shows good manners and comes when it’s called. A child in the back seat might be your best audience.',
      tense:
        'Where did you go? You may be hard to find just now, somewhere between wishes and excuses. One favor politely refused can redraw your outline.',
    },
    pluto: {
      joined:
        'Nothing makes you blink now, your own part in the story included. It’s a good day to settle an old matter with the person concerned, and spare the waiter.',
      flowing:
        'Strength turns up without a speech. Beginning a brave talk, or ending a poor habit, may meet less resistance than you’d feared.',
      tense:
        'Someone might push to see whether you’ll bend. You don’t owe them a performance; a calm sentence said twice is often plenty.',
    },
    ascendant: {
      joined:
        'Heads turn a little when you walk in. Say your name first, smile like the host, and let people get a good look.',
      flowing:
        'You look rested, even if you aren’t. If an interview or a first date can be put on the calendar, this is kindly ground for it.',
      tense:
        'Other people read your face before you’ve decided what it says. A partner may hold the stage for a day, and watching could teach you something.',
    },
    midheaven: {
      joined:
        'Your name may be mentioned in rooms that matter to your work. Very little stays out of sight, good or bad, as the Sun lights your Midheaven.',
      flowing:
        'The boss is listening, or whoever plays that part. An idea you’ve been polishing for weeks might need just five minutes to win.',
      tense:
        'Work and home both call at four o’clock. Tell each of them when you’ll be there, then keep the second promise first.',
    },
  },
  mercury: {
    sun: {
      joined:
        'Mercury speaks for the Sun, so you’d gladly tell people what you think, in three chapters. A question asked in return makes you twice as interesting.',
      flowing:
        'Pick up the phone, since explaining yourself is easy now. A colleague’s chance remark could give your whole week a better title.',
      tense:
        'Every conversation seems to be about you, and slightly off, as Mercury quotes the Sun carelessly. Correct the spelling of your name and let the smaller slights go by.',
    },
    moon: {
      joined:
        'Memories get talkative. You could find yourself telling a bus driver about your grandmother’s garden, and feeling lighter by the last stop.',
      flowing:
        'Feelings find their vocabulary for a day. Three lines left on the fridge may say more than an hour of talking in the hallway.',
      tense:
        'Your head explains while your stomach grumbles. The argument often improves once you’ve eaten something warm and found out what stung.',
    },
    mercury: {
      joined:
        'After a lap around the zodiac, your mind is back at its own front door. Buy a notebook, and reread an opinion you used to hold.',
      flowing:
        'Thoughts click along like knitting needles. That manual you’ve been avoiding may prove nearly readable while this lasts.',
      tense:
        'Crossed wires are likely: a double booking, a joke gone flat, a reply to the wrong thread. Assume clumsiness before you assume malice.',
    },
    venus: {
      joined:
        'Sweet talk is worth more than usual, and you have a good supply. A love letter still counts if it’s written on a napkin.',
      flowing:
        'Conversation tastes good just now. Mercury finds the words for what Venus finds lovely, so even a thank-you note comes out exact and warm.',
      tense:
        'A thoughtless phrase can sit in someone’s heart like a pebble in a shoe. Mercury aims for accurate and Venus for kind, which is why it hurts.',
    },
    mars: {
      joined:
        'Your tongue is quick on the draw, because Mars has armed it. Marvelous for a sales pitch; with those you love, a breath first does wonders.',
      flowing:
        'Ideas turn into action before the coffee’s cold. You may end the day pleasantly ahead of your own list.',
      tense:
        'Reply-all, the comment section, the horn at the green light: all of them tempting. A rough draft that needs cutting is a better place for knives.',
    },
    jupiter: {
      joined:
        'Large thoughts want company. Spread out an atlas, or look up that course, and leave a silence here and there for others.',
      flowing:
        'Good news tends to travel by message now. Ask for the longer version, because the best part may be in the postscript.',
      tense:
        'Mercury’s details shrink because Jupiter is telling the story. Enthusiasm makes a careless bookkeeper, so dates and figures deserve a second look before you announce them.',
    },
    saturn: {
      joined:
        'Slow sentences and a heavy pen suit the hour. The honest talk you’ve put off can be had one careful clause at a time.',
      flowing:
        'Concentration settles in and stays. Hard pages go first, because Saturn makes Mercury sit still.',
      tense:
        'The answer you hear, or mutter to yourself, may well be no. A smaller question gets further, since Saturn refuses large ones on principle.',
    },
    uranus: {
      joined:
        'Answers arrive at odd hours, in the shower or halfway through the car wash. Carry a pencil, since Uranus never sends Mercury the same idea twice.',
      flowing:
        'Try explaining the problem backward, or to a stranger. Your mind likes the unusual angle now, and even the printer may cooperate.',
      tense:
        'Nerves hum like a fluorescent tube. Because Uranus skips steps, people who think in straight lines may try your patience.',
    },
    neptune: {
      joined:
        'You hear the sentence under the sentence. Poems and apologies come easily for a day, whereas train times slip right out of your head.',
      flowing:
        'Tell somebody last night’s dream over toast. In the telling you may stumble on the idea you’d been hunting for all week.',
      tense:
        'There’s fog over the paperwork, since Neptune is about. Have people repeat themselves, and don’t sign anything merely because the voice was soothing.',
    },
    pluto: {
      joined:
        'Since Pluto lends Mercury its drill, almost nothing stays hidden. Aim it at the problem and leave the person in peace.',
      flowing:
        'One precise question opens the safe. Research goes deep, and people confide in you because you don’t flinch.',
      tense:
        'Suspicion makes good detectives and tiring company. Before reading between the lines a third time, you might ask what the lines meant.',
    },
    ascendant: {
      joined:
        'You talk with your hands, your eyebrows and your coat still on. Introduce two people who ought to know each other, then sit back.',
      flowing:
        'Small talk leads somewhere these days. The passenger in the next seat may know just the person you need.',
      tense:
        'Others finish your sentences, and badly. Slow your speech by a third, and let your partner get all the way to the period.',
    },
    midheaven: {
      joined:
        'An announcement suits the moment, whether it’s a new title or a newsletter. Short sentences get quoted, as Mercury stands where everyone can hear.',
      flowing:
        'References and introductions help your work along. Update the résumé while you still remember everything you’ve done.',
      tense:
        'Office chat follows you into the bathtub. Misunderstandings at home clear up faster by voice, with the other conversation on mute.',
    },
  },
  venus: {
    sun: {
      joined:
        'You’re pleasant company for a few days, to yourself as well. Venus flatters the Sun just now, so a little vanity is harmless.',
      flowing:
        'Pleasure needs no excuse. Ripe peaches, a slow goodbye in the doorway, a sincere compliment: most of it costs little.',
      tense:
        'Cake at ten, praise at noon: you may crave more sweetness than the day has in stock. One warm hour counts for more, since Venus is spread thin.',
    },
    moon: {
      joined:
        'Home goes soft at the edges. Fresh sheets, a pot of something slow and a head on your shoulder may be plan enough.',
      flowing:
        'Tenderness comes without negotiation now. Let yourself be looked after for an evening, even if you usually do the pouring.',
      tense:
        'You find fault with the curtains, because Venus wants it pretty and the Moon wants a cuddle. Saying you feel lonely takes less time than the criticism does.',
    },
    mercury: {
      joined:
        'Honey gets into everything you say. It’s a fine hour for flirting, or for thanking a teacher who doesn’t expect to hear from you.',
      flowing:
        'Pleasant chatter fills the rooms like birds at a feeder. Choosing gifts and paint colors is easier than usual, and so is agreeing on them.',
      tense:
        'Venus wraps what Mercury means so politely that nobody finds it. Put your request in the first line and the smiley at the end.',
    },
    venus: {
      joined:
        'About once a year Venus calls at your own address. Ask yourself what you love these days, because your taste may have moved on without you.',
      flowing:
        'Taste and timing agree. The thrift store may have exactly the teapot you pictured, and someone nice on the other side of the shelf.',
      tense:
        'Envy looks over at the neighbor’s balcony and sighs. What you already enjoy, the person on your own sofa included, deserves a recount.',
    },
    mars: {
      joined:
        'Make the first move, with good humor and no stopwatch. Wanting lends you courage for the moment, and courage looks good on most people.',
      flowing:
        'Flirting and getting things done go together nicely. Venus invites and Mars turns up on time, so shared chores may end in laughter.',
      tense:
        'Attraction and annoyance can share a bed. If you’re spoiling for a fight with someone lovely, tell them what you’d prefer to be doing.',
    },
    jupiter: {
      joined:
        'Generosity runs over onto the tablecloth. Forgive the late guest and pour for everybody, with half an eye on the total.',
      flowing:
        'Luck has a social life these days. It’s likely to be wherever there’s music and a person you haven’t met yet.',
      tense:
        'Jupiter pours for Venus, so more seems the right amount. Order one dessert with two forks, and sleep on anything that would be delivered in a crate.',
    },
    saturn: {
      joined:
        'Love says little and repairs the faucet, since Saturn speaks in deeds. You may notice who stays to help, and that the noticing moves you.',
      flowing:
        'Old friends wear well, and so does the thing you paid a little more for. Both deserve an evening, because Saturn likes what lasts.',
      tense:
        'Coolness across the table may feel like rejection when it’s only weariness. Affection comes late, and whole, as Saturn makes Venus cautious.',
    },
    uranus: {
      joined:
        'Attraction could come in an elevator, since Uranus strikes where Venus isn’t looking. Enjoy the jolt and learn the name, but leave the moving van for later.',
      flowing:
        'You might develop a taste for lime-green shoes, or for a person who owns a pair. It comes from Uranus, who doesn’t owe Venus a reason.',
      tense:
        'Venus wants closeness and Uranus air, so both itch. Ask for a free evening before you take it, and enjoy it without a guilty conscience.',
    },
    neptune: {
      joined:
        'Everything is candlelit, even the laundry, because Neptune decorates. Give the longing to a song tonight, and look at a new flame again once the sun is up.',
      flowing:
        'Beauty gets through to you without knocking. A chapel or a rose garden is worth the detour, ideally beside someone who can be quiet.',
      tense:
        'Are you paying in kindness for something that was never on the menu? Recall what was promised, in actual words.',
    },
    pluto: {
      joined:
        'Longing goes to the bone, because Pluto settles for nothing softer. Say what you want from someone, and allow their wish to be another size.',
      flowing:
        'Intimacy deepens with hardly a push. A question asked in the dark may get the answer that had been waiting behind it.',
      tense:
        'Jealousy can make a locksmith of anybody. Leave the other person’s phone where it lies and confess the fear that was eyeing it.',
    },
    ascendant: {
      joined:
        'Thanks to Venus, mirrors are on your side for a while. Try the bolder scarf, have the portrait taken, and greet people as though you’d hoped to see them.',
      flowing:
        'Strangers enjoy your laugh, or at least their faces say so. That much goodwill could mend a small awkwardness with an acquaintance.',
      tense:
        'Pleasing everyone takes up the whole wardrobe. Wear what feels like you, and in return let your partner choose the restaurant.',
    },
    midheaven: {
      joined:
        'Goodwill gathers like neighbors at a bake sale, as Venus softens your Midheaven. Show the pretty version of what you do, with the price beside it.',
      flowing:
        'Tact opens more than talent does at the moment. Thank whoever makes you look good, preferably within earshot of a superior.',
      tense:
        'Drinks with colleagues or an evening with the family? Either can be lovely, provided you’re there with more than your coat.',
    },
  },
  mars: {
    sun: {
      joined:
        'Engines on. For several days Mars fuels the Sun’s wish to be first, so choose a race worth running.',
      flowing:
        'Courage rolls along like a bike with a fresh chain. The thing you’ve been circling for weeks may be finished before dark.',
      tense:
        'Someone’s tone gets under your collar. Split some kindling or haul the recycling, then see how much of the quarrel is left.',
    },
    moon: {
      joined:
        'Feelings boil over fast these days and cool as quickly. Apologies tend to be prompt, since neither Mars nor the Moon has patience with waiting.',
      flowing:
        'No one has to shout, because Mars stands up for those the Moon loves. Somebody shy in the family may be glad that you spoke up.',
      tense:
        'A door could slam at home, perhaps by your hand. Ask which hurt was there before the anger arrived.',
    },
    mercury: {
      joined:
        'Boots laced, your mind marches straight through other people’s padding. By day that gets results; after ten, a phone left in the kitchen saves apologies.',
      flowing:
        'Decisions take minutes that used to take days. The calendar gets lighter, as Mars does at once what Mercury has only been saying.',
      tense:
        'Sarcasm loads itself around now. The person it concerns can probably bear the plain version, and the group chat doesn’t need to hear the rehearsal.',
    },
    venus: {
      joined:
        'Desire is written on your face, which saves time. Invite them out, and take a maybe with the same grace as a yes.',
      flowing:
        'Romance enjoys a bit of exercise. Suggest a swim or a steep path with a view, and let the conversation catch up at the top.',
      tense:
        'Mars overheats and Venus takes it to heart, as couples on summer drives know. Pull over, share the water, and discuss the route afterward.',
    },
    mars: {
      joined:
        'Every two years or so, Mars returns to its own starting line in your chart. Pick the effort you’d be proud to sweat for.',
      flowing:
        'Muscle memory kicks in. Whatever you’ve practiced comes off cleanly for a few days, and that may be all the encouragement you needed.',
      tense:
        'Two hands grab the same oar, and both could be yours. Choose one direction and row at half strength until the boat believes you.',
    },
    jupiter: {
      joined:
        'Ambition has eaten a big breakfast. Strength for the way back is easily forgotten, because Jupiter sees only the summit.',
      flowing:
        'Bold steps meet a tailwind these days. Teach a teenager something you know about winning, and you may learn it again yourself.',
      tense:
        'Too much gas, too little map. Jupiter shows Mars three hills worth charging, so the battle tends to end in a draw.',
    },
    saturn: {
      joined:
        'Pushing a loaded cart uphill would feel about like this. Short stretches get you farther than one heroic shove, since Saturn rations Mars.',
      flowing:
        'Discipline feels almost athletic. A stubborn chore may find out by nightfall who’s the more stubborn.',
      tense:
        'Stop signs seem to stand on every corner, each held up by someone in charge. Saturn brakes just as Mars accelerates, which explains the smell of rubber.',
    },
    uranus: {
      joined:
        'A brilliant shortcut and a short temper may occur to you in the same minute. Tell the rest of the team before you take either.',
      flowing:
        'Try the trapeze class, or bike to work along the canal. Your body may settle in an hour what talking left open for weeks.',
      tense:
        'The nearest target will usually do, as Uranus has made Mars rebellious. Cancel one thing on purpose, so that nothing has to snap.',
    },
    neptune: {
      joined:
        'Neptune loosens Mars’s grip, so energy drips away unless a good cause gathers it. Steer by one lighthouse and rest without guilt.',
      flowing:
        'Act on a dream in the smallest possible way. Moving the easel into the light counts, and so does booking the first diving lesson.',
      tense:
        'Effort may be going into a bucket with a hole in it. Who asked for this, and do their feet look wet?',
    },
    pluto: {
      joined:
        'Willpower arrives by the truckload. You might finally end what’s over or take down the old shed, so watch where the splinters fly.',
      flowing:
        'Slow pressure on a single point suits you now. Something that has been rusted shut since last year may give with a sigh.',
      tense:
        'Since Pluto won’t blink, contests of will are on offer everywhere. Walk past two for each one you enter, and fight that one fair.',
    },
    ascendant: {
      joined:
        'You come across as clearly as a bell. Whoever walks with you may fall half a block behind, since Mars sets your pace.',
      flowing:
        'Bodies like to be used, and yours volunteers. When you stand up straight and speak first, the room is inclined to follow.',
      tense:
        'Sparring partners find you before nine. Disagree with the one you love as though a guest were present, and the air clears sooner.',
    },
    midheaven: {
      joined:
        'Use your elbows, in the friendliest sense. The assignment you’d envy in other hands may be yours if you ask before the meeting ends.',
      flowing:
        'Effort shows for a few days. After some hard, visible work, someone with influence could point you to the next rung unasked.',
      tense:
        'A manager or a parent may press the button marked Fight. Your work will tell you which battles it wants, and which bore it.',
    },
  },
  jupiter: {
    sun: {
      joined:
        'Some sunny weeks lie ahead, by temperament at least. As Jupiter raises the Sun’s sights, you may aim higher than usual, and confidence rubs off.',
      flowing:
        'Help comes before you’ve finished asking. A plan slightly too big for you tends to fit by the end, because Jupiter enlarges what it helps.',
      tense:
        'Overconfidence whistles a good tune. Say yes to one large thing and decline its four cousins, however nicely they’re dressed.',
    },
    moon: {
      joined:
        'Your heart wants a larger house, because Jupiter makes the Moon hospitable. Relatives may gather, a home opens up, and comfort comes in second helpings.',
      flowing:
        'Contentment stays for weeks, as Jupiter is kind to the Moon. Even a relative with opinions may seem, in this mood, rather dear.',
      tense:
        'Moods rise like dough left too long. Feelings are easier to share in slices, and the whole family doesn’t have to be rescued by Sunday.',
    },
    mercury: {
      joined:
        'Your mind goes shopping for horizons. A language class or a blog could begin this month, with an editor to trim what excitement adds.',
      flowing:
        'Jupiter teaches and Mercury learns, so both come easily for a while. The right book falls open, and even your paperwork may meet a kindly reader.',
      tense:
        'Opinions inflate, yours included. Look up the source before you quote it, and cross half the meetings off the calendar.',
    },
    venus: {
      joined:
        'Affection comes with frosting. Go to the wedding even without a date, since friendship and love both like a wide room just now.',
      flowing:
        'Kind people keep turning up on your side of the street. The favors tend to multiply, since Jupiter and Venus are both generous.',
      tense:
        'Indulgence keeps a charming tab. Partway through the celebrations you might ask what they were meant to make you forget.',
    },
    mars: {
      joined:
        'Your appetite for action doubles. A worthy target, such as a venture of your own, keeps several weeks of zest from scattering.',
      flowing:
        'Ask the daring question while your luck and your legs are both fresh. For a few weeks your optimism could recruit a partner.',
      tense:
        'Because Jupiter wants a forest, Mars can bulldoze a flower bed. Check the size of the promise before picking up the shovel.',
    },
    jupiter: {
      joined:
        'Once in twelve years or so Jupiter returns to the place it held at your birth. What would you like to believe in next?',
      flowing:
        'Faith gets its second wind. A teacher, a trip or a happy coincidence may suggest that you were right to hope.',
      tense:
        'Last year’s optimism may send its bill about now. Keep the dream, revise the budget, and laugh about the rest with a friend.',
    },
    saturn: {
      joined:
        'A weight can be shifted. In these weeks you may find a roomier way to carry an old duty, or someone who shows you the knot.',
      flowing:
        'Patience and luck have signed the same contract. What you build without hurry may prove both sturdy and pleasant to live in.',
      tense:
        'Jupiter would like to leap while Saturn checks the ice, so both get a vote. Grow only as far as you can maintain.',
    },
    uranus: {
      joined:
        'Fences come down in a friendly way. An unexpected offer may show you a freer version of your days, so look twice before dismissing it.',
      flowing:
        'Fortune has a soft spot for the odd idea. Pitch the invention or join the strange club, and see who else turns up.',
      tense:
        'Jupiter swells the Uranian wish to be free, so you could quit on a Tuesday. Give the wish two weeks and two conversations before you resign.',
    },
    neptune: {
      joined:
        'Compassion runs freely, because Jupiter opens Neptune’s tap. Join a choir or write down the vision, and keep one practical friend on speed dial.',
      flowing:
        'Kindness reaches you by unplanned routes for a while. A concert can do more than a discussion, if you let it work without commentary.',
      tense:
        'Rosy glasses come in your size now, thanks to Neptune. Admire the guru or the seaside villa by all means, then read the reviews.',
    },
    pluto: {
      joined:
        'Influence grows, and with it the question of what it’s for. One cause backed wholeheartedly may do more than ten you merely applaud.',
      flowing:
        'Buried resources surface, perhaps a talent or a stubborn belief in yourself. Something you’d written off might yet be repaired.',
      tense:
        'The temptation of these weeks is to go all in, because Jupiter and Pluto both would. Leave the other side some dignity and yourself an exit.',
    },
    ascendant: {
      joined:
        'You take up more space, and people seem to enjoy it. Buy the larger umbrella, so there’s room under it for somebody else.',
      flowing:
        'A smile of yours arrives a step ahead of you. For a few weeks clerks, conductors and new neighbors may go out of their way.',
      tense:
        'Either you seem larger than life, or you meet somebody who does. Bragging needs no answer, and their promises can be weighed at leisure.',
    },
    midheaven: {
      joined:
        'Recognition may ring the bell this month. The helpers behind you show as well, since Jupiter magnifies all it finds up there.',
      flowing:
        'Work opens outward, maybe toward another country or a wider public. The friendliest reply could come from far off, as Jupiter rules distance.',
      tense:
        'A promotion and a housewarming could fall in one week. You’ll enjoy what you have time for, and the rest can get a card.',
    },
  },
  saturn: {
    sun: {
      joined:
        'For some months you meet yourself without flattery. What’s truly yours to carry gets easier to hold once the rest has been set down.',
      flowing:
        'Saturn pays the Sun in installments, so over these months a steady habit may earn you more respect than any dazzling weekend.',
      tense:
        'Expect a headwind for part of the year, from an employer or a rule or your own tiredness. Slowness still counts as progress, because Saturn measures only the distance.',
    },
    moon: {
      joined:
        'Loneliness can visit, even in a full house, because Saturn chills the Moon. Give your needs regular hours, as you would a pet.',
      flowing:
        'Thanks to Saturn, feelings grow a spine. House rules made now are likely to hold, and an older relative could prove a good listener.',
      tense:
        'Duty knocks whenever you’ve put your slippers on. Ask for help by name and by date, and guard one soft evening a week.',
    },
    mercury: {
      joined:
        'Thinking turns thorough under Saturn, and sometimes gray, so these are months for studying a trade’s real vocabulary, and for telling someone your worries aloud.',
      flowing:
        'Your word gains weight now. Exams, leases and first chapters all profit from a mind that sits down at the same hour daily.',
      tense:
        'Because Saturn grades whatever Mercury hands in, your mind can feel tested for months. Mark your own successes in red pen, where you’ll see them.',
    },
    venus: {
      joined:
        'Love is weighed on an honest scale through these months. What was only pretty can wear thin, since Saturn asks Venus for proof.',
      flowing:
        'Affection gets a frame and a nail to hang on. Promises of this season tend to be modest, practical and kept.',
      tense:
        'Warmth seems rationed for a time, in company as in love. The few who stay are worth more, because Saturn sorts by weight.',
    },
    mars: {
      joined:
        'Saturn sends Mars to school, so over the months you may learn technique where you used to push, with frustration as the tuition.',
      flowing:
        'Stamina is your quiet advantage in this stretch. What gets finished seldom needs doing twice, as Mars pushes and Saturn measures.',
      tense:
        'You push, and the wall stays a wall. Somewhere along it, in the course of these months, there’s likely to be a side gate.',
    },
    jupiter: {
      joined:
        'Dreams report for inspection. One hope may shrink to a size that can be built, and be all the better for having a floor plan.',
      flowing:
        'These months favor the sensible expansion, the certificate, the partner who reads contracts. Growth can feel surprisingly calm.',
      tense:
        'Since Saturn audits what Jupiter promised, a plan can stall; see which of the numbers was a wish, and hold on to your reason for starting.',
    },
    saturn: {
      joined:
        'After some twenty-nine years Saturn is home again, and you take stock. Which of your obligations would you choose a second time?',
      flowing:
        'Past effort holds you up like a good bridge. Spare a thought, on your way across, for the younger self who laid the planks.',
      tense:
        'Every seven years or so Saturn tests what you’ve put up. Repair what creaks before you decide to tear the whole place down.',
    },
    uranus: {
      joined:
        'Freedom has to learn carpentry in these months. Like others your age, you may be giving an unruly idea its first load-bearing beam.',
      flowing:
        'Old and new get along for a while. A reform you’ve wanted can pass quietly, provided somebody fills out the form.',
      tense:
        'As Uranus pulls, Saturn shortens the leash. Loosen a single rule and see what happens, since friends your age may feel the same tug.',
    },
    neptune: {
      joined:
        'A misty ideal comes ashore and asks for dry clothes. Many your age are finding out, like you, which dreams can stand hard work.',
      flowing:
        'Inspiration keeps office hours for a few months. Saturn gives Neptune a roster, so even a daydream could end up with chapters.',
      tense:
        'Neptune hoped and Saturn counted, so the two may not match. Sigh about it with people your age, then keep the part that’s true.',
    },
    pluto: {
      joined:
        'Deep repairs are under way, slowly and behind a tarp. You may discover how little control you need in order to feel safe.',
      flowing:
        'Saturn endures and Pluto clears, so an old burden can go box by box, while others your age compare methods.',
      tense:
        'Pressure builds, as Saturn and Pluto both push down. Choose the one place where you’ll be immovable, and yield elsewhere without keeping a tally.',
    },
    ascendant: {
      joined:
        'People may find you more serious than you feel. A simpler style can emerge, and wear well, since Saturn strips the greeting of ornament.',
      flowing:
        'Reliability suits your face. Landlords and employers are inclined to take you at your word, so put your name on the waiting list.',
      tense:
        'Partnerships come up for review across several months. Say what you can sustain, hear what they can, and redraw the chore chart together.',
    },
    midheaven: {
      joined:
        'Responsibility climbs onto your shoulders, and the view gets longer. These months can turn to your advantage, because Saturn judges your work on its merits.',
      flowing:
        'Careers are built in months like these, mostly by showing up. A veteran of your field may have advice worth taking, its unglamorous half included.',
      tense:
        'The bar rises at your job just as the roof at home needs attention. Take your duties in sequence, and keep Sundays out of it.',
    },
  },
  uranus: {
    sun: {
      joined:
        'You wake up to yourself, and it can be loud. Over a year or so, change what no longer fits, one seam at a time.',
      flowing:
        'Fresh air blows through your sense of who you are. That new interest may outlast the weekend and want to become a life.',
      tense:
        'Plans wobble, and something in you cheers. Find out what wants its freedom before you change job, hair and zip code together.',
    },
    moon: {
      joined:
        'Home may become a word you define differently. For a year or two you might live lighter and need more notice from visitors.',
      flowing:
        'Feelings order new furniture. A different household rhythm or a chosen family could let you breathe in ways you’d forgotten.',
      tense:
        'Moods change fast for quite some time, as Uranus keeps no forecast. Tell those you live with that they aren’t the cause.',
    },
    mercury: {
      joined:
        'Lightning has found a favorite library, and it’s between your ears. Write the ideas down now; in calmer months you can choose among them.',
      flowing:
        'Learn to code, to juggle, to read another alphabet. Being a beginner is fun, since Uranus has Mercury thinking around corners.',
      tense:
        'Thoughts jump the tracks mid-sentence. Bold conclusions can be put on probation through this stretch, and screens put to bed before you.',
    },
    venus: {
      joined:
        'Your taste in love and art may change as if someone had switched the record. Listen for a while before replacing the collection.',
      flowing:
        'Unlikely people become dear to you. An old attachment may also find a freer form, and turn out to like it.',
      tense:
        'Uranus wants excitement and Venus ease, so they sit across the aisle. Before you leave, or dream of leaving, say aloud what has gone stale.',
    },
    mars: {
      joined:
        'There’s a live wire in your will. Connected to something inventive, it could light up a whole street.',
      flowing:
        'Daring comes naturally, and practice makes it useful. The garage band or the independent project has waited long enough.',
      tense:
        'As Uranus excites Mars, being bossed around grows hard to bear. Plan the revolt like an engineer, with drawings and a date, and less gets broken.',
    },
    jupiter: {
      joined:
        'Luck comes in sideways, because Uranus delivers what Jupiter ordered. Judge an opening by whether it makes you curious, and travel light.',
      flowing:
        'Beliefs get a friendly upgrade. Sometime in these many months a chance meeting, abroad or online, may point to a wider future.',
      tense:
        'Everything shiny wears a label saying Opportunity. One experiment per season is plenty, and the rest can roll by like parade floats.',
    },
    saturn: {
      joined:
        'Uranus airs whatever Saturn built to last, so gaps appear. Some of them turn out to be windows, as you may notice while renovating.',
      flowing:
        'An old commitment can be modernized without being broken. Better tools or a fairer split may keep a good duty alive.',
      tense:
        'The scaffolding shakes when you grow. Part with one obligation that has become mere habit, and give it decent notice.',
    },
    uranus: {
      joined:
        'Uranus stands where it stood when you were born, which happens in the cradle and again past eighty. Curiosity is the whole program.',
      flowing:
        'Your generation shifts gears, and you feel the hum. A change long wanted may come with surprisingly little fuss.',
      tense:
        'Is this really it? Many your age are asking, and your own answer might be an experiment small enough to undo.',
    },
    neptune: {
      joined:
        'Dreams get strange and rather wonderful. An illusion may drop away from your whole age group, with something livelier standing behind it.',
      flowing:
        'Vision comes with voltage. Art or new technology may show you, month by month, how to live nearer to what you imagine.',
      tense:
        'Disenchantment can be oddly refreshing. One pretty story goes, and your contemporaries are already inventing another to put in its place.',
    },
    pluto: {
      joined:
        'Change seeps down to the groundwater. There’s no need to dig; just notice what comes up in conversation with your peers.',
      flowing:
        'Liberation goes deep and makes little noise. A fear you shared with your whole school class may turn out to have retired.',
      tense:
        'Pluto tightens control just as Uranus would like to bolt. Before you rattle the bars, look closely; the cage could be an outdated agreement.',
    },
    ascendant: {
      joined:
        'Old acquaintances may walk past without recognizing you. A new name for yourself could follow in time, because Uranus dislikes old labels.',
      flowing:
        'You grow easier to surprise and more fun to meet. Let your style catch up with your nerve, one odd invitation at a time.',
      tense:
        'Relationships ask for air, because Uranus does. You may be startled, or do the startling, and a few fixed points make the rest easier to leave open.',
    },
    midheaven: {
      joined:
        'A career can leave the paved road here, sometimes with you at the wheel. Test the new calling on weekends before you resign.',
      flowing:
        'Independence suits your work in this spell. Pitch the role that doesn’t exist yet, with a job description you wrote yourself.',
      tense:
        'Job and household may both be rewired, at times on the same morning. Which of the two changes would you have chosen anyway?',
    },
  },
  neptune: {
    sun: {
      joined:
        'The outline of who you are turns to watercolor. Other people’s wishes can pass for yours, since Neptune washes over the Sun.',
      flowing:
        'Gentleness becomes one of your strengths. Art or service may refill you now in ways that ambition can’t.',
      tense:
        'You may not quite know what you want, which is tiresome at parties. Better a late answer than one borrowed from somebody else.',
    },
    moon: {
      joined:
        'Every mood under your roof passes through you, since Neptune unlatches the Moon. Sleep near the sea if you can, and give back what isn’t yours.',
      flowing:
        'Faint signals reach your heart. Sing to a child or to the houseplants; tenderness grows with use in a spell like this.',
      tense:
        'Homesick for a place you can’t find on any map? Many months may have that flavor, and honest company sweetens it.',
    },
    mercury: {
      joined:
        'Facts swim away, because Neptune thinks in images. You may write like a poet through this long spell, and need a very good calendar.',
      flowing:
        'Metaphors come up to you like tame deer. Film, song and foreign words are easy teachers, and one of them may adopt you.',
      tense:
        'Neptune lets Mercury’s ink run, so this period loves a muddle. Get it in black and white, and believe your notes over your hopes.',
    },
    venus: {
      joined:
        'Love takes on a halo, as Neptune idealizes. Adore freely, and over the months let the real person turn up late, holding a parking ticket.',
      flowing:
        'Romance breathes easily, and so does forgiveness. You and someone dear, or you and your art, may reach a tenderness past words.',
      tense:
        'Longing retouches every photograph. Before you give something up for love, ask two plain-spoken friends whether they see the same face.',
    },
    mars: {
      joined:
        'Neptune is a current, so the force of Mars gets you little now. Paddle in small strokes and don’t blame yourself for the tide.',
      flowing:
        'You can move people without pushing them. A cause or a stage role might put that to use, as might a slow art like tai chi.',
      tense:
        'Who’s angry here? The answer can stay hazy for months, so trace your tiredness back to the no you swallowed.',
    },
    jupiter: {
      joined:
        'Faith rises slowly and fills the whole bowl. This long spell may draw you toward mystics or oceans; leave word where you’ve gone.',
      flowing:
        'Grace arrives in small coins. You may be helped from unplanned quarters over the months, and find yourself giving the same way, unseen.',
      tense:
        'Promised lands have excellent brochures. Keep your ideals, and inspect the plumbing before you move your whole life there.',
    },
    saturn: {
      joined:
        'Neptune soaks what Saturn built, so something solid softens, maybe a role you leaned on. Its useful bones remain while the stiffness washes away.',
      flowing:
        'Dream and discipline share a workbench. Give your vision forty minutes each weekday, and watch it acquire hinges.',
      tense:
        'Certainty erodes a little each month, because Neptune laps at Saturn’s shore. You can double-check agreements and still forgive yourself for not being granite.',
    },
    uranus: {
      joined:
        'Ideals seep into your generation’s rebel streak. The freedom you once wanted for yourself may now seem worth sharing.',
      flowing:
        'Strange coincidences may amuse you now and then. Follow them lightly, with friends who were humming the same tune.',
      tense:
        'Which revolution was that again? People your age may lose the thread for a while, and a quiet experiment could find it.',
    },
    neptune: {
      joined:
        'This meeting belongs to the first years of life, when a blanket can be an ocean. Stories, songs and unhurried naps suit it best.',
      flowing:
        'Your age group turns wistful and wise in about equal parts. An old fantasy may return, ready to be painted or kindly retired.',
      tense:
        'The hopes you set out with may look sun-bleached, and others born near you feel it too. Dye them a color you like now.',
    },
    pluto: {
      joined:
        'Deep waters stir beneath a whole generation. For you it may mean a gentler idea of strength, learned mostly by listening.',
      flowing:
        'Mending can go on out of sight, without bulletins. Somebody your own age may have a version of the story that helps.',
      tense:
        'Vague dread makes poor reading late at night. Put it on paper, see how much is yours, and leave history its share.',
    },
    ascendant: {
      joined:
        'Since Neptune blanks your outline, you may serve as a screen for other people’s movies. Early on, mention what you’re actually like.',
      flowing:
        'Thanks to Neptune, a softer presence wins you trust. Listening longer than you talk comes easily, and first meetings keep a pleasant bit of mystery.',
      tense:
        'Somebody may be rescuing you, or you them, and it’s unclear who asked. Draw the line in pencil and adjust it as you learn.',
    },
    midheaven: {
      joined:
        'Vocation comes as a whisper, hard to put in a job title. A paying trade helps, because Neptune calls without deadlines.',
      flowing:
        'Imagination finds its audience. Show the soulful work, and let somebody who enjoys invoices take care of the invoices.',
      tense:
        'Attention may drift from the job in search of a harbor. Have expectations spelled out, by your manager and your household alike.',
    },
  },
  pluto: {
    sun: {
      joined:
        'Who you are is being remodeled, slowly, a room at a time. Pluto strips paint, so the old disguises can come off, in good company.',
      flowing:
        'Your center of gravity sinks, and you stand better for it. The task that both scares and interests you may be the right one.',
      tense:
        'A grip becomes hard to ignore, whether someone else’s or your own. You can let go of a habit without having lost anything.',
    },
    moon: {
      joined:
        'Old feelings come up like a river after snowmelt. One song can start it, since Pluto stirs what the Moon has stored.',
      flowing:
        'The unsayable can be said in the family, since Pluto isn’t polite. A stubborn pattern from childhood may loosen almost in passing.',
      tense:
        'Whose temper did you grow up with? The question may return in this stretch; ask it with compassion, and change one reflex at home.',
    },
    mercury: {
      joined:
        'Mining suits your mind in this period. With so much digging you could write something fierce, or hear what a long silence was saying.',
      flowing:
        'Conversations reach the engine room. One sentence of yours, spoken without heat, might bring a silent friendship back to life.',
      tense:
        'Pluto won’t let Mercury drop the matter, so one thought goes around with a lantern. Talk it over with someone who can disagree, before it becomes a verdict.',
    },
    venus: {
      joined:
        'Love stops being polite. Over many months a bond may ask for candor, and your taste can strip down to what you can’t do without.',
      flowing:
        'Affection gains depth, like wood under its tenth coat of oil. Fewer things please you, and please you more, as Pluto discards what Venus only liked.',
      tense:
        'Desire and power sit too close together. Watch for bargains made with affection, and love where you’re free to refuse.',
    },
    mars: {
      joined:
        'Strength collects as behind a dam, because Pluto saves up what Mars would spend. Some immense task would be glad of it, and so would everyone within shouting range.',
      flowing:
        'Slow, unstoppable, courteous: that’s your style in this stretch. Take on what made you give up once before.',
      tense:
        'Rage can be good information, badly delivered. Find out which line was crossed, then draw it again in a voice you’d respect.',
    },
    jupiter: {
      joined:
        'Pluto gives Jupiter’s ambitions a taproot, so you may begin to think in decades, and to choose allies who’d tell you when you’re wrong.',
      flowing:
        'Conviction pulls others in. Over the months you could revive an abandoned plan and find the support it lacked the first time.',
      tense:
        'Being right can get expensive. Your creed may be questioned for a year or more, and whatever survives deserves keeping.',
    },
    saturn: {
      joined:
        'Stones come loose from your oldest wall, as Pluto undermines what Saturn built. You’ll have time to choose what to rebuild, and where to put a gate.',
      flowing:
        'With the patience of a glacier you have some of its power to reshape a valley. Structural problems are the ones to take on.',
      tense:
        'Whatever is overbuilt gets leaned on, and for a good while. Keep the keystone, and stop propping up what others should carry.',
    },
    uranus: {
      joined:
        'Defiance runs in your generation, and yours acquires a deeper voice. What you rebelled against may be something you can now redesign.',
      flowing:
        'Reform comes from below, thoroughly and among friends. You may be rid of a rule that you’d stopped noticing years ago.',
      tense:
        'Eruptions in the group, aftershocks in the inbox. Look for the kind of freedom that leaves everyone a place to stand.',
    },
    neptune: {
      joined:
        'Yesterday’s shared dream goes onto the compost. You and your peers may be surprised, in time, by what sprouts there.',
      flowing:
        'Faith goes deeper than its slogans. Music or silence may tell you, in this stretch, what others your age are trying to say.',
      tense:
        'Disillusion sharpens the eyes, though it stings. Look around with your contemporaries, and keep the ideal that still has a pulse.',
    },
    pluto: {
      joined:
        'Barely moved from its place at birth, Pluto adds weight to a very young life. The adults nearby can practice gentle strength.',
      flowing:
        'What your generation found hardest turns into know-how. Offer some of it to somebody younger, without making a legend of it.',
      tense:
        'A whole age group is clearing its attic. Which box of yours deserves to be carried down the ladder and opened?',
    },
    ascendant: {
      joined:
        'Your presence gains an undertow, as Pluto pulls from below. Remake your manner from the inside, and be sparing with the charm.',
      flowing:
        'Composure looks good on you, and you’ve earned it. In new encounters the stronger version of you may take the front seat.',
      tense:
        'Close bonds come under a strong lens. Since Pluto weighs who yields, equality in small matters counts.',
    },
    midheaven: {
      joined:
        'Your calling gets rebuilt from the foundation. Let a stale title go, and choose the kind of influence you could explain to a child.',
      flowing:
        'Authority settles on you with little fanfare. Nobody quite recalls when it began, as Pluto prefers being needed to being announced.',
      tense:
        'Rivalry upstairs, unrest in the family below, and you on the landing. Openness at work helps, and so does being home when you’re home.',
    },
  },
};
