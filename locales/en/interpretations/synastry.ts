import type { SynastryTexts } from '../../interpretation-types.ts';

/** What an aspect between a point of one person and a point of the other says. */
export const synastry: SynastryTexts = {
  sun: {
    sun: {
      joined:
        'Your birthdays fall within days of each other, whatever the years between, and you recognize how the other takes up space. Pride and purpose run along the same lines, so encouragement comes easily. Two lamps in one small room can glare, and the question of who hosts in June and who at New Year’s can take years to settle.',
      flowing:
        'Support costs you little, because what each is living for makes sense to the other. Neither feels dimmed when the other shines, and a hard week often ends with a visit and a bag of oranges. Having so little to prove to each other, you may forget to ask what’s new.',
      tense:
        'Whose vacation is it, the beach one or the museum one? Your centers face different ways, so even small plans can become questions of pride. There’s value in the friction, since you make each other say exactly what you want. A fair weekend here usually has two halves, because neither Sun was made to orbit.',
    },
    moon: {
      joined:
        'What the Sun decides, the Moon feels in the stomach. The Sun gives direction, the Moon gives a place to come back to, and sharing a roof tends to feel natural. Roles can stiffen over time. The Sun leads so readily that the Moon can forget it once had a plan.',
      flowing:
        'Comfort and courage change hands between you without anyone arranging it. When the Sun flags, the Moon already has a blanket out; when feelings run high, a bit of daylight comes from across the room. An alliance this easy can go unthanked for years.',
      tense:
        'Bursting in full of news about the plan, the Sun finds the Moon in need of ten minutes without talk. Aims and moods keep missing each other by a little, and both people may end up feeling overlooked. Timing does more here than effort, and so does taking no for an answer.',
    },
    mercury: {
      joined:
        'Talk starts at the curb and is still going when the streetlights come on. Mercury puts into words what the Sun simply is, which can be a delight, like being quoted well. The risk is that Mercury explains the Sun to everyone, the Sun included.',
      flowing:
        'A plan gets better once it has passed between you twice. The Sun brings the aim, Mercury the questions and the shortcut, and neither resents the contribution. You’d make good coauthors, of a book or of a garage sale. Agreement comes so soon that the opposite view seldom gets its turn.',
      tense:
        'Remarks land oddly here. What was meant as a footnote is heard as a verdict on somebody’s character, and a proud answer can end a conversation that had barely begun. You’re good for each other’s heads in spite of it. Corrections tend to feel personal, because the Sun hears its own name in every idea.',
    },
    venus: {
      joined:
        'Something brightens when you two are in the same room, and bystanders notice. Venus likes what the Sun is, plainly, and to be liked that way brings out a person’s generosity. Pleasing can turn into a habit that covers an honest complaint. Since Venus can’t bear a frown, grievances arrive late and nicely dressed.',
      flowing:
        'Liking each other is the easy part, and it stays easy for longer than most people expect. You tend to enjoy the same evenings, forgive the same faults and wince at the same wedding speeches. So much pleasantness can make a difficult talk look rude. Have it anyway, then go out for something sweet.',
      tense:
        'Affection is here, though it may arrive in the wrong size. The Sun hopes to be admired for its work; Venus shows fondness with a scarf or a hand on the arm, and would like some of that back. Tastes can clash too. Both are generous, and each gives what they’d have liked to get.',
    },
    mars: {
      joined:
        'Sparks, in plain words. The Sun supplies the reason, Mars strikes the match, and an ordinary errand can turn into a race down the stairs. You get each other moving, sometimes further than planned. As rivals you’d be formidable. As allies you could have the overgrown yard cleared by Sunday.',
      flowing:
        'Ask the pair of you to move a piano and it’s in the next room by noon. Will and effort pull in one direction, so the planner feels backed and the mover gets something worth the sweat. What you may skip is rest, or the question of where the piano ought to go.',
      tense:
        'Anger has a short distance to travel between you. A claim meets a counterclaim, and a chat about parking may gather an audience. Underneath, a lot of shared drive is looking for a job. Invent a signal for stopping, silly enough to work, and pick the argument up again after a walk around the block.',
    },
    saturn: {
      joined:
        'Gravity comes with this meeting. Saturn tends to steady the other person, or to hold them in check, and the Sun may feel taken seriously and slightly graded, both at once. Many lasting ties have this contact in them. Praise is what usually runs short, although it costs Saturn less than it thinks.',
      flowing:
        'Long projects suit you two, the sort with folders and a calendar. The Sun gives heart and Saturn patience, and each trusts the other to show up in bad weather. It may look unexciting from outside. Celebrate something every season, however minor, so that all this reliability gets to wear a party hat.',
      tense:
        'Approval seems to be rationed between you. The Sun may feel forever a few points short, and Saturn left alone with the bills. Both could be hearing a parent’s voice over the one that’s speaking. Saturn tends to show care by checking, which is why the care so seldom feels like any.',
    },
    juno: {
      joined:
        'Loyalty sets this connection apart. Juno recognizes in this particular Sun someone to stand beside, and the wish to make a promise may come up early, whether over an apartment or a shop. An ideal ally is a lot to be. Let the real one be tired on Thursdays.',
      flowing:
        'Fairness comes without much bookkeeping between you. The Sun shines, Juno takes an honest interest in seeing it, and the terms of your bond can usually be settled over a sandwich. Some of those terms may still be unspoken. With Juno, what seems obvious is seldom said, because saying it would sound like doubt.',
      tense:
        'Somebody’s big moment tends to fall on the day that was promised to the two of you. The Sun wants room, Juno wants to know that the pact still counts, and each may accuse the other of changing the rules. It goes better once a few dates are sacred and the rest stay open.',
    },
    ascendant: {
      joined:
        'You may have noticed each other across a crowded place before either had a name. The Ascendant has a manner of arriving that seems to express what the Sun feels inside, so recognition is quick and a little flattering. Being seen so directly leaves few hiding places, even on days of unwashed hair.',
      flowing:
        'First impressions tend to go well, and later ones to confirm them. The Sun warms the other’s way of meeting the world, and the Ascendant gives this warmth somewhere to go, say a joint table at the craft fair. You make each other bolder in public. In private the proud things go unsaid more often.',
      tense:
        'Style is the sticking point. A way of entering a room, late and loud or early and silent, may grate on what the Sun stands for, though in an opposition it fascinates too. Manners say little about motives. Attend a party each in your own fashion, and compare notes on the way home.',
    },
  },
  moon: {
    moon: {
      joined:
        'Hunger strikes you both at the same hour, and so does the wish to leave. Your moods keep one clock, which makes for wordless comfort and private rituals; a single look across a family dinner can say plenty. On gray days you may sink together. Decide beforehand who opens the curtains.',
      flowing:
        'Staying over is simple. Your needs are built along similar lines, so it’s easy to sense when company is wanted, and when a little distance would be kinder. Old memories come out readily here. Nobody has to earn the good blanket, and that alone can mend more than advice does.',
      tense:
        'An upset gets talked through at once or scrubbed off in silence, depending on whose it is. You learned comfort in different houses, down to bedtimes and thermostats. Neither way is wrong. Give each other the recipe for a bad day before you’re having one.',
    },
    mercury: {
      joined:
        'Feelings get put into sentences here, often while still warm. The Moon senses, Mercury asks and names, and by the end of a phone call the muddle has usually become a story. That can happen too fast. Some sadness wants to sit on the porch a while before anyone describes it.',
      flowing:
        'You can tell each other things. It sounds modest, yet plenty of people go without it: a listener who catches the tone, and a talker whose questions don’t sting. Gossip gets its turn, and so does grief. In twenty years you may enjoy rereading the messages.',
      tense:
        '“I was only asking.” You’ve probably both heard that line. Logic is brought to a mood, or a plain question is answered with a slammed cupboard, and then two people feel misunderstood. Hearing comes before solving. Mercury looks for the cause because that’s its kind of comfort.',
    },
    venus: {
      joined:
        'Sweetness gathers around this one: favorite cookies bought for no reason, a head on a shoulder during the movie. Venus knows how to please and the Moon how to receive, and a home tends to look better for it. With so much spoiling, frankness can go missing, and you may both start to crave something sour.',
      flowing:
        'Tenderness travels both ways here, and it rarely waits for a special occasion. The Moon sets the mood and Venus arranges the room; friends tend to stay later than they meant to. You avoid hurting each other almost too well. A small truth, told kindly, can make the place even cozier.',
      tense:
        'Kindness misses its mark by inches. The Moon asks for nearness just as Venus wants to go out and be charming, or a thoughtful present reveals that nobody checked what was needed. No one is being cold. Trade lists, actual ones on paper, of what makes each of you feel cared for.',
    },
    mars: {
      joined:
        'Heat rises quickly between you. Whatever Mars does, the Moon feels at once, as excitement or as alarm, and a careless tone can bring on tears or laughter within minutes. Protection is the fine side of it, since Mars will often stand up for the Moon against opponents twice the size.',
      flowing:
        'Brave and tender get along in this bond. Somebody finds the nerve to act because somebody else cares how it turns out, and the sensitive side feels safer with a doer nearby. Shelves go up; feelings get aired. If anything is lacking it may be stillness, two hammocks and nothing to assemble.',
      tense:
        'Doors have been known to close rather firmly. Mars pushes when the Moon is raw, the Moon sulks when Mars would like it over with, and one quarrel may come back under a new name. Learn the early signs, a quick step or a too quiet voice. Ten minutes’ warning can save an evening.',
    },
    saturn: {
      joined:
        'Think of a fence and the ivy on it. There’s shelter: moods find a limit, and duty finds something to care for. Yet the Moon can feel corrected, and Saturn answerable for every mood in the building. Request the hug in so many words; give it without a remark.',
      flowing:
        'Dependable is an underrated word. When life gets shaky, Saturn stays calm and the Moon stays kind, and between you a house, an elder or a very old cat can be well looked after. Feelings show in deeds more than in speeches. Make one speech anyway, perhaps at a birthday.',
      tense:
        'Cold spots turn up here, and it may take a while to find the draft. The Moon reaches out when Saturn is braced or busy; Saturn offers advice where warmth was hoped for. Old lessons could be doing the talking. Saturn warms slowly and the Moon can’t wait, so tenderness often comes an hour late.',
    },
    juno: {
      joined:
        'Setting up house together, in fact or in spirit, seems a natural idea to this pair. Juno sees how the other cares for people and thinks, “This could be for keeps,” and the Moon relaxes under such steady intent. The open question is who ends up remembering all the appointments.',
      flowing:
        'Promises between you tend to be the livable kind. Somebody’s need for safety and somebody’s sense of what’s fair agree on the basics: how birthdays are kept, what isn’t said in front of guests. Small faithfulness collects like coins in a jar, and it’s surprising what such a jar can pay for.',
      tense:
        'A pact can feel like a summons when you come home worn out. Juno measures commitment by what was agreed on, the Moon by how it felt that night, and the two accounts may differ enough to hurt. Rewrite one of your rules this month so that it has room for a bad mood.',
    },
    ascendant: {
      joined:
        'People may take you for relatives, or ask how long you’ve known each other. A mood shows on both faces almost at once, and comfort works through plain presence, a chair pulled closer. Boundaries blur. Before adopting a bad temper, find out whose it was to begin with.',
      flowing:
        'It’s restful to arrive at a party together. The Moon can tell how somebody is from the set of the shoulders, and adjusts without comment, so shyness eases on both sides. You could run a small inn on this. Posture leaves some needs out, though, and those still have to be spoken.',
      tense:
        '“Your face says one thing and I feel another.” So the complaint might go. A brisk or polished manner can leave the softer side stranded, and moodiness gets read as an opinion on the outfit. A question does better than a guess at an eyebrow. In slippers you’ll likely get along fine.',
    },
  },
  mercury: {
    mercury: {
      joined:
        'You could talk through a power outage and go on until the candles had burned low. Your minds run at much the same speed over much the same ground, so jokes need no explaining and shopping takes half the words. A closed circuit is the hazard, since nobody new can get a word in.',
      flowing:
        'Good talk is the floor under this bond. You think in related ways without being copies, and a dropped thread gets picked up again, a week later, in a parking lot. Letters suit you, and puzzles. The ease can turn to chatter when something serious is waiting its turn.',
      tense:
        'Facts first or story first? You come at a subject from opposite ends, and even clear directions can sound like a riddle. Everything takes longer, though you often see more between you than two like minds would. Mercury likes its own route best, so the shortcut is rarely agreed on.',
    },
    venus: {
      joined:
        'Compliments have wit here. Mercury says it well, Venus makes it lovely, and between you a thank-you note or a playlist may become a minor work of art. Hard topics tend to get so much tissue paper that nobody finds them. Leave one sentence unwrapped in each important conversation.',
      flowing:
        '“Pleasant company,” say your friends, and they invite you both. The thinker gets charmed, the charmer gets heard, and even disputes keep a certain courtesy, like tennis between cousins. You might write songs or plan weddings together. Plain matters, money for one, are best brought up while the mood is this good.',
      tense:
        'A clever remark can land on something Venus holds dear, a favorite movie or an old friend, and the sulk is a good deal bigger than the joke. Wit and taste do season each other once both know the dose. Tease only about what’s been offered for teasing.',
    },
    mars: {
      joined:
        'Debate is practically a hobby with you, and some of the rallies are spectacular. Mercury has the words, Mars the impatience, so an idea raised at noon can be half built by five. What bruises is the tone. Voices climb because Mars takes a pause for surrender and Mercury takes it for applause.',
      flowing:
        'Decisions come quickly in this company. Mercury works out how, Mars has already picked up the drill, and neither minds an interruption with a good reason. You’re useful to have around when the luggage is lost. Everyone else may still be on page one of the instructions.',
      tense:
        'Interruptions pile up. Mercury thinks aloud while Mars wants action, or a question sounds like a challenge and gets answered as one, and by nightfall you may be arguing about the argument. It can leave both minds sharper. Keep talk of money and family out of the car and away from empty stomachs.',
    },
    saturn: {
      joined:
        'Conversation between you tends to end with a list and a date. Saturn gives the quick mind something to stand on; Mercury brings news to someone who might have stopped reading it. Study and paperwork go well together. Dreaming aloud is harder, since Saturn hears a plan in it and starts checking.',
      flowing:
        'Serious subjects are safe here. You can discuss a lease or a family rift without anyone storming off, because Mercury keeps the talk moving and Saturn keeps it honest. Advice even gets followed, which is rare enough. An hour of pure nonsense now and then would do you both good.',
      tense:
        'Doubt creeps in at the second sentence. Mercury may feel examined, with points taken off for style, and Saturn pelted with half-formed ideas that want approval. You could become each other’s best editor. Saturn corrects what it takes seriously, so red ink is a compliment of sorts.',
    },
    juno: {
      joined:
        'Keeping your word is meant literally here, since the promise itself gets discussed, revised and read back. Juno wants a companion to talk with for decades; Mercury has the sentences. Clever excuses are the weak spot. Mercury can talk its way around any clause, and Juno remembers the clause.',
      flowing:
        'Agreements come easily, and most of them get remembered. You know how to raise the matter of who pays, or whose turn it is to do the dishes, in a tone that leaves everyone’s dignity intact. A regular call does more for this bond than a grand gesture would, and it’s cheaper than roses.',
      tense:
        'What exactly was promised? You may each have a version, and both are fluent. Juno hears a vow where Mercury was only thinking aloud, and a joke about commitment can land badly in company. Spell things out, boring as that is, and have them repeated back to you.',
    },
    ascendant: {
      joined:
        'Greetings between you turn into interviews. Mercury is curious about everything, down to the shoes, and whoever is asked feels more articulate for being noticed; phrases and gestures get borrowed both ways. Commentary can become constant. Let some entrance, or some haircut, pass without a review.',
      flowing:
        'Introductions are your specialty. Mercury knows what to say, the Ascendant how to step up and say hello, and as a team you can work a block party or a family reunion with pleasure. You put each other at ease in front of people. The sharpest observations come out later, over the leftovers.',
      tense:
        'Manner gets in the way of meaning. A brusque hello can spoil a friendly message, or somebody’s running commentary makes the other feel watched at the mirror. You aren’t as far apart as you sound. Side by side, on a walk, it tends to go better, since no one has to manage an expression.',
    },
  },
  venus: {
    venus: {
      joined:
        'Menus are simple for you: two of the same. You find beauty in like things and show love in like ways, so gifts hit the mark and a free afternoon plans itself. Laziness is the sweet trap: one more hour on the couch, and the concert has started without you.',
      flowing:
        'Courtesy and fondness hold this together. Your styles differ, yet each of you recognizes the other’s as love, whether it comes as a poem or as a peeled orange. Money and friends seldom turn into a battlefield. To keep it fresh, let one of you choose all the music for a week, uncontested.',
      tense:
        'Somebody would hang the mirror, somebody would sell it. You value different things in furniture and in devotion, and each may privately find the other a bit vulgar or a bit dry. Curiosity gets you far. An argument here is seldom settled by being right, since Venus judges by pleasure.',
    },
    mars: {
      joined:
        'Attraction, or among friends and kin a playful pull, makes itself known fast. Mars goes after what Venus finds lovely, Venus smiles at being pursued, and the air gets livelier once you’re both in it. Some sparks need no fuel. Laugh a lot, and be frank about what each of you wants from this.',
      flowing:
        'Give and take has rhythm here. Mars makes the plan, Venus makes it pretty, and it’s often hard to say who courted whom. As friends you’d be the two who get a whole row singing; lovers may still be flirting after years of it. Effort counts all the same; nobody should be courted in gym socks forever.',
      tense:
        'Wanting and liking have crossed wires. Mars can come on too strong for the other person, or Venus may say “maybe” in a way that sounds like a dare, and annoyance sits very close to fascination. There is warmth in all this friction. Ask directly, answer directly, and let “no” be a complete reply.',
    },
    saturn: {
      joined:
        'Affection takes its coat off slowly. Venus brings charm, Saturn staying power, and fondness often grows through kept appointments until neither can picture a week without them. Duty may begin to stand in for delight. Buy flowers on an unremarkable Monday, out of no sense of obligation whatsoever.',
      flowing:
        'Years tend to be kind to this. You can enjoy each other and agree about the rent, a combination more useful than it sounds, and what Venus finds beautiful Saturn is willing to look after. Showing off is foreign to you both. A little extravagance, planned well ahead, does nobody harm.',
      tense:
        'Love seems to come with a form to fill out. Venus can feel judged for wanting pleasure; Saturn may feel like the only adult in the room, and lonely there. The usual subject is scarcity, of time or of praise. Saturn saves affection for when it’s needed, and Venus needs it on ordinary days.',
    },
    juno: {
      joined:
        'Here fondness and faithfulness point at the same person. Venus sees somebody lovely, Juno thinks in terms of keeping, and the bond may acquire a future tense quite soon. Sugar can cover unfair terms, such as who gives way when tastes collide. Fairness is best raised while everybody is happy, since Venus dislikes a scene.',
      flowing:
        'Good manners survive familiarity between you. Ordinary favors get their thanks, and a commitment is dressed up with pleasures, like the same booth at the diner each anniversary. Friends trust you as a unit. Even so, it’s healthy for each to have a treat that isn’t shared.',
      tense:
        'Pleasure and obligation may quarrel over how to spend the weekend. Venus would like to be charmed, Juno to know where this stands, and both can feel used. It tends to come out as a fuss over who paid or who flirted. State one expectation aloud, ask for one delight, and trade.',
    },
    ascendant: {
      joined:
        'Smiles pass between you before hello does. Venus simply likes how somebody crosses a room, the walk and the voice, and being enjoyed like this makes anyone a little more graceful. Charm can stand in for knowing each other. What goes on behind the nice shirt may take longer to find out.',
      flowing:
        'Together you tend to make a good impression, and to have fun making it. Venus has the eye, the Ascendant has presence; shopping or decorating a hall goes smoothly, with few sulks. Compliments are plentiful and usually meant. For substance, add a task that gets your hands dirty.',
      tense:
        'Comments on looks slip out uninvited. A certain way of dressing or joking can make Venus stiffen, and still the eye keeps going back. Nobody likes to be improved on the way out the door. Venus judges by eye first, so months can pass before an odd style becomes endearing.',
    },
  },
  mars: {
    mars: {
      joined:
        'Two engines, one driveway. You get angry about the same things and eager for the same things, so joint efforts roar ahead while disagreements have poor brakes. Physical exertion suits you, hauling or hiking or a ball against a garage wall. Settle early who leads on which day, and shake hands on it.',
      flowing:
        'Getting things done is where you like each other best. Your tempo matches well enough that a couch goes up three flights with hardly a word said. Quarrels burn off by noon. What can go missing is the question of why you’re in such a hurry.',
      tense:
        'Pace is the quarrel. Somebody charges in, somebody picks a moment, and each method can look like rudeness or like dawdling; even a car may be packed competitively. There is terrific stamina in the two of you. Take separate lanes, and cheer across the rope.',
    },
    saturn: {
      joined:
        'Mars wants to jump and Saturn checks the depth of the water. At its best this gives effort a plan, and hard jobs, a new roof or a marathon, get finished after others have quit. At its worst each feels blocked. Mars lives for the start and Saturn for the finish, so the middle tends to go unplanned.',
      flowing:
        'Stamina is your common wealth. The impatient one lends drive, the careful one lends method, and a job neither would manage alone moves forward at a steady clip. You may run out of lightness before you run out of strength, which is what early Fridays are for.',
      tense:
        '“Hurry up.” “Hold on.” By evening both of you are hoarse. Mars can feel punished for trying, Saturn can feel run over, and resentment likes to collect in unfinished jobs. Respect grows when limits come early. Say what you won’t do, then do what you said you would.',
    },
    juno: {
      joined:
        'Allies first. Mars would go out and fight for this bond, Juno takes such readiness as proof, and the tie is often forged in some joint campaign, a move or a neighborhood cause. Peace may feel flat by comparison. When there’s nobody left to oppose, resist picking each other for the job.',
      flowing:
        'Initiative keeps this commitment fit. Somebody proposes the trip or the repair, somebody says “fair enough,” and off you go, with the tasks split in a way that satisfies both. Arguments stay inside the lines. What deepens the bond is a brave deed for the other’s sake that was nobody’s idea of fun.',
      tense:
        '“You booked it without me?” Some version of this may be heard fairly often. Mars moves first and explains later, and Juno counts each solo decision as a crack in the agreement. Desire and loyalty both have a case. Set the size of decision that needs two signatures.',
    },
    ascendant: {
      joined:
        'Adrenaline tends to arrive with the doorbell. Somebody gets stirred up by the mere company, into competing or flirting or finally tackling the closet, and afternoons have trouble staying quiet. You may bump shoulders in narrow hallways. Give the energy an address: a court, a trail, a fence that needs paint.',
      flowing:
        'Encouragement is contagious between you. Mars goes first through the gate, the Ascendant follows with more confidence than usual, and soon you’re both on the list for the talent show. Candor comes easily too, sometimes a touch ahead of tact.',
      tense:
        'Elbows touch. A quick pace or a blunt word comes across as a shove, even when it’s plain enthusiasm, and defensive jokes may fly within the first minute. There’s excitement mixed in. What was meant as a greeting can sound like an attack, because Mars doesn’t know its own volume.',
    },
  },
  saturn: {
    saturn: {
      joined:
        'Born in the same stretch of years, or close to thirty apart, you carry similar rules in your pockets. You respect and fear comparable things, which makes for quick understanding and the occasional joint gloom. Growing up can be done in company. Somebody has to suggest the picnic, and you may both be waiting.',
      flowing:
        'Ground rules seldom cause trouble. Your ideas of duty and of what’s enough come from related schools, so a loan gets repaid and a deadline kept without speeches. It’s the sort of backing one notices only in a hard winter. Notice it in a good one, and raise a glass.',
      tense:
        'Experience has taught you different lessons about caution. Somebody learned to hold on, somebody to let go early, and each may treat the other’s safety measures as a nuisance. A gap in age often plays into it. Tell the stories of how your rules got made; respect tends to start there.',
    },
    juno: {
      joined:
        'Commitment has a builder on site. Juno hears the word “staying” and believes it, while Saturn is moved to be worthy of such trust, so a tie like this may be slow to begin and slow to end. Obligation can crowd out fondness. Review your vows every few years and cross out what nobody needs.',
      flowing:
        'Fair and durable, like a well-made boat: that’s how this bond can strike an onlooker. Saturn supplies the structure, Juno a sense of what’s owed to whom, and disputes are settled with little noise. Fun may need an invitation, sent well in advance.',
      tense:
        '“Should” is a word that gets a lot of use between you. What Saturn offers as responsibility, Juno can feel as a ration, and commitment might start to look like a ledger with two bookkeepers. Saturn proves loyalty by doing its share, and Juno hopes for something that no rule requires.',
    },
    ascendant: {
      joined:
        'Standing next to each other, you both straighten up a little. Saturn lends weight and a good question; the Ascendant offers a lively face to someone who may take life hard. The lighter one can feel inspected on arrival. First meetings undersell this bond, because Saturn looks twice before it smiles.',
      flowing:
        'Quiet confidence grows from this. Saturn’s steadiness makes anybody more sure-footed in public, at interviews or the town council, and is repaid with some welcome spontaneity. You seldom wear each other out. Risk being ridiculous as a pair once in a while; the dignity can spare it.',
      tense:
        'Criticism can be heard here even in silence. Saturn pauses before answering, and the Ascendant sees a closed shutter and starts performing or withdrawing, when the pause may have meant only thought. Say what the face doesn’t show, such as “I’m glad you came.” And let breeziness pass without a lecture.',
    },
  },
  juno: {
    juno: {
      joined:
        'You mean the same thing by “together.” Your notions of a fair bond resemble each other, unspoken clauses included, and a pact between you, romantic or otherwise, tends to feel self-evident. Blind spots match as well. Ask a frank third person what your arrangement looks like from across the street.',
      flowing:
        'Loyalty has several dialects, and you understand each other’s. Faith is kept by showing up, or by defending an absent friend, and both count. Terms can be renegotiated without much drama. Mark the day you became allies, of whatever kind, and order dessert.',
      tense:
        '“Equal” can be drawn in more ways than one. It can mean halves, to the penny, or that whoever can, does, and each may feel cheated by a sincere effort. Two honest systems have collided. Write a third together, short enough to fit on the fridge.',
    },
    ascendant: {
      joined:
        'Strangers may assume you belong to each other, and one of you might think so too. The other’s bearing fits an old picture of somebody to stand with, so trust comes early, sometimes before much has been found out. Pictures keep still, and people change.',
      flowing:
        'You wear your loyalty well. Juno wants a fair ally, the Ascendant has a way of turning up that reassures, and in company you look after each other without making a show of it, with a glance across the buffet. A tradition of your own, however peculiar, would suit you.',
      tense:
        'Appearances raise questions here. A flirtatious or standoffish manner in one can worry whoever is counting on the pact, and reassurance given grudgingly tends not to take. Most of it is style. Put into words where you stand, then let each other be as odd in public as you please.',
    },
  },
};
