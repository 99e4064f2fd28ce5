import type { NatalAspectTexts } from '../../interpretation-types.ts';

/** What an aspect between two points of a birth chart says. Sun, Mercury and Venus never stand far enough apart for the kinds that are left out. */
export const aspects: NatalAspectTexts = {
  sun: {
    moon: {
      joined:
        'Born near a new Moon, you have a will and a heart that tend to leave the house together. What the one wants, the other usually wants too, because Sun and Moon stand side by side. The catch is a missing second opinion, and you may have signed a lease before anyone could object.',
      flowing:
        'Decisions about your own course seldom keep you up at night, since what you want and what you need get along. People sense it as ease, and skittish animals tend to calm down beside you. The Sun asks and the Moon agrees, so you might settle for what’s pleasant. It can take an outside nudge to find out how far you could go.',
      tense:
        'Part of you is printing a conference badge while another part wants to stay in pajamas. Will and need meet at a crossroads where neither likes to yield, and you get real drive out of the friction. Let each side have an evening of its own before either goes on strike.',
    },
    mercury: {
      joined:
        'Thinking and being are nearly the same activity for you. You speak in an unmistakable voice, and because Mercury stands so near the Sun, criticism of an idea of yours can bruise you as well. Months later you may have adopted the criticism, and put it better than the critic did.',
    },
    venus: {
      joined:
        'Charm sits close to your center. Since Venus wants to please and the Sun to shine, you like to be liked, and a gathering tends to be more civil with you in it. The cost is the opinion you swallow along with the canapé. Being briefly unpopular, over something you care about, could be quite refreshing.',
    },
    mars: {
      joined:
        'Some pilot light in you seems to burn day and night. Mars acts on whatever the Sun wants, so promptly that others may feel tired just watching you read the newspaper. Courage is the gift, and a short fuse over trifles can come with it. A pile of wood to split tends to make you better company.',
      flowing:
        'Effort for your own goals agrees with you. When you’ve decided on something, your body follows without a long debate, and you can compete hard and still shake hands at the net. On such good terms with your own strength, you may coast. An opponent slightly out of your league would show you what else you have in you.',
      tense:
        'Once you’re angry, being told to calm down gives you one more reason to be. You may have grown up feeling you had to fight for your place, and the muscle stayed. That muscle gets impossible things done. You can also turn a scheduling question into a duel, with both parties standing there holding calendars.',
    },
    jupiter: {
      joined:
        'Your first answer to an invitation tends to be yes. Jupiter swells whatever it touches, here the very center of you, so in company you can be generous, funny and hard to discourage. Meanwhile your free time bulges like an overstuffed sofa, and friends may learn to subtract a third from what you promise. They go on inviting you all the same.',
      flowing:
        'Luck seems to know your address, though it may simply be that you greet strangers as if they had good news. Such confidence comes without swagger. Because so much works out, you can leave talents lying around half used, like a banjo in the closet that was played rather well for one summer.',
      tense:
        'In high spirits, you order for the table and then some. You may oversell, overbook and oversleep with equal good cheer, since Jupiter deals in heaps. The vision itself tends to be sound; its measurements are off. What helps is a partner in the plan who owns a tape measure, and whom you’ve agreed to obey.',
    },
    saturn: {
      joined:
        'Responsibility seems to have found you early. Somebody may have called you mature when you’d sooner have been out on the swings, and you still measure yourself with a strict ruler. Your word is good, and your work holds. In the evening you’re apt to count what’s left to do, and walk right past what got finished.',
      flowing:
        'Given a duty, you quietly get it done. Discipline supports you the way a trellis supports beans, and older people tend to trust you with their keys. In silly company you may seem a bit sober, but then somebody has to know when the last train leaves. Let yourself miss it once.',
      tense:
        'At a compliment or on a day off, a stern voice in you may ask whether you’ve earned it. Saturn wants proof before the Sun gets to shine, so you take few shortcuts, and what you’ve reached, you’ve truly reached. Authority figures can loom larger than they are, and it can come as news to you that one of them was a little nervous about meeting you.',
    },
    uranus: {
      joined:
        'In any job or role, you’re hard to typecast for long. You’re restless in fixed ones and happiest when you can invent the job as you do it, which makes you stimulating to be around and tricky to schedule. Independence can turn into a reflex. Before you bolt, check whether anyone has actually locked the gate.',
      flowing:
        'Trying something different costs you little. You change with little fuss, taking up a strange hobby here and dropping a habit there, and friends come to you for the idea that hasn’t occurred to them. Interest can fade once a thing works, so you may miss what your improvement does for other people.',
      tense:
        'Sudden exits may dot your biography: a job left on a Wednesday, a move announced by postcard. At such times you’re hard to predict, even for yourself, because Uranus hates repeating itself. Your originality has quieter outlets than shock. In years when the ordinary weeks hold a surprise or two, the large explosions tend to lose their appeal.',
    },
    neptune: {
      joined:
        'In company, who you are can shift a little with the light. You’re gifted at feeling with others, since Neptune dissolves edges, and an art or a cause may come to fit you like your own skin. Finding your outline is the harder work, and on hazy afternoons you can borrow the opinions, even the accent, of whoever is nearby.',
      flowing:
        'Imagination and identity get along in you, so you can dream without losing your place on the page. Compassion comes naturally; people tell you things at the tire shop. Unless it’s given a form, the talent could stay a pleasant mist. Put one vision into wood, words or sound.',
      tense:
        'Perhaps you once admired someone who turned out to be mostly stage lighting. Neptune paints, the Sun inspects, and so you can idealize, then be let down, then blame yourself. The same ache makes artists and helpers. On steady days you ask plain questions early, and like the plain answers better than you’d expected.',
    },
    pluto: {
      joined:
        'Where your will is engaged, you don’t do things by halves, and people feel it before you’ve spoken. An emergency shows you at your best, because Pluto packs the will as tight as espresso. The temptation is control, of yourself most of all. Something unknots whenever you let another person see you unprepared.',
      flowing:
        'Deep reserves are one of your less visible assets. After a setback you’re apt to disappear for a while, then come back rebuilt and rather matter-of-fact about it. You can wield influence from the back seat. Much of this power stays in storage, and people find out about it by accident, when something near them finally needs changing.',
      tense:
        'With you, a disagreement over where to park may turn out to be about who’s in charge. You keep a close eye on the powerful, since Pluto trusts no throne, and your own strength goes deep. Struggles for control use it up. Ask what would happen if you gave way on a trifle. Most days, the answer is nothing much.',
    },
    ascendant: {
      joined:
        '“No hidden compartments,” people might say of you. Your purpose shines straight through your manner, so you have presence and find it hard to pass unnoticed. Being this visible is tiring in its way, since an off day can be seen from across the street. Wear the old sweater now and then, and let somebody else be looked at.',
      flowing:
        'Where your purpose is concerned, first impressions do you justice. The person who shakes hands and the one who goes home afterward are clearly related, and that gives others a feeling of solid ground. You rarely have to push to be taken for who you are. Being so readily believed, you might forget to prepare what you came to say.',
      tense:
        'Strangers may get a different picture of you than your friends would paint. Between who you are and how you come across there’s a sharp corner, and you bump into it most when you’re trying hard to be liked. A year or two into a friendship, people tend to tell you, with some surprise, how wrong they’d been.',
    },
    midheaven: {
      joined:
        'Work and self are hard to separate in your case. The Sun loves to be seen and the Midheaven is where everyone looks, so you may steer toward visible positions. Recognition warms you, as it should. A quiet year can feel like a blackout, though most careers have a few, and you often do your best thinking in them.',
      flowing:
        'Your calling seems to suit your temperament, or finds ways of bending toward it. Superiors see what you’re good at, and you can be yourself on the job without much disguise. Little forces you to check whether the goal is still yours, so the question may only turn up on a slow Friday, with your feet on the desk.',
      tense:
        'On the job, the nameplate and the person behind it don’t always match. Your career may demand a self you don’t feel at home in, and you chafe at being praised for the part of you that’s least your own. Many with this aspect find their direction late, and on their own road. Rewrite the job description before you rewrite yourself.',
    },
  },
  moon: {
    mercury: {
      joined:
        'With someone you trust, what you feel is already halfway to being a sentence. You remember conversations down to the sighs, you tell a story so that listeners feel they’re in it, and you know what a child is trying to say. Reasoning about something that hurts is harder. In you, the pen tends to tremble along with the heart.',
      flowing:
        'Friends call when they need to hear themselves think. You listen with feeling and answer with sense, a combination less common than it sounds, and you can put a friend’s mood into plain speech once you’ve noticed it. Whoever hangs up relieved may realize an hour later that they forgot to ask about you.',
      tense:
        'After a slight, logic tells you it was nothing; your stomach disagrees. Mercury wants reasons and the Moon wants holding, so you may explain a hurt away at noon and cry about it at nine. The friction makes you a lively talker with an ear for nuance. Write both versions down side by side and believe each a little.',
    },
    venus: {
      joined:
        'With those you love, tenderness is your first language. You comfort with cinnamon toast and exactly the right birthday present, and most people feel a bit lovelier in your company. You might buy peace at a price you only add up later, as Moon and Venus both shrink from harsh scenes.',
      flowing:
        'A guest might say that your home makes them want to take their shoes off. Among people you trust, affection goes out and comes in without much trouble, and you have a feel for gentle pleasures. With sweetness so close at hand, you may avoid the sour conversations with friends, though a small dose of those keeps a bond honest.',
      tense:
        'You may want to be held and admired at once, as the Moon likes the familiar and Venus the lovely, and you doubt that one person can do both. On a lonely evening, treats can pass for tenderness. Work out which hunger it is, then ask someone for precisely that.',
    },
    mars: {
      joined:
        'When you’re stirred, hot water comes straight out of the tap. Mars hears a feeling as an order, so you defend those you love with splendid speed and say sorry just as fast. People near you are seldom bored, and whoever meets you first in the morning may get the full pressure.',
      flowing:
        'When something upsets a friend, you tend to act on it. Emotion gives you stamina, and others admire how frankly you can be angry for them without being cruel. In a household emergency you’re the one with the flashlight and the instructions. It may take practice to sit still beside a sadness that has no task in it.',
      tense:
        'Small slights can feel like someone stepping on a bare foot. You can react before you’ve decided to, because Mars answers for the Moon without being asked. Underneath is a fierce wish to be safe. The first sign of a flare-up is heat in the ears, and three minutes of night air are often enough to cool them.',
    },
    jupiter: {
      joined:
        'Your heart has a large dining room. You care generously, tend to forgive on the second apology, and like having one more guest than there are chairs for. Because Jupiter can’t leave a mood at its natural size, a small disappointment can fill the whole sky, and be gone by the time the plates are stacked.',
      flowing:
        'Optimism comes with breakfast in your case. On most days you have a basic trust in tomorrow, a sense that it’s likely to be friendly enough, and this rubs off on nervous people. You can be lazy about your own trouble, hoping it will sort itself out. Half the time you’re right. The rest of the time, it would have been easier to fix last month.',
      tense:
        'Too much or too soon: that’s how your feelings can arrive, carrying balloons. You can promise everybody a vacation and be worn out by the second day. Behind it lies a big heart that hasn’t learned its size. Before you offer a favor, picture yourself in the middle of doing it. Then, if need be, offer half.',
    },
    saturn: {
      joined:
        'As a child you may have learned to be little trouble. Others rely on your calm when things go wrong for them, because Saturn keeps the Moon’s feelings pressed and put away. Loneliness can become a habit so old that it passes for character. Let somebody see a feeling with the creases still in it. More often than not they stay.',
      flowing:
        'Reliable is a word that friends like to use of you. You can feel something deeply and still pay the electric bill, and your affection shows in kept appointments. Those close to you know you’re as good a friend in February as in June. Dependability can crowd out delight, though you might be spotted, once or twice a year, at the roller rink.',
      tense:
        'Comfort tends to come to you with conditions attached, or so it can feel. Because Saturn rations what the Moon asks for, you might tuck away a need before anybody has the chance to refuse it. You grew a strong spine that way. When you do ask for something, it tends to be so modest that people say yes before you’ve finished, and you’re left holding the rest of the speech.',
    },
    uranus: {
      joined:
        'Moods can strike you like sparks off a trolley wire, bright and unannounced. The Moon needs closeness, Uranus an exit in view, often in the same hour, so home may be an unusual arrangement with interesting visitors. Tell people when your quiet has nothing to do with them. A regular bedtime settles you more than you’d admit.',
      flowing:
        'Change tends to refresh you. You can move to a new town, make friends at the garden center and feel settled within the week, and you let loved ones be as peculiar as they like. Few people part with an address so lightly. Old friends may need a reminder that you’re still fond of them.',
      tense:
        'Just as things get cozy, you can think you hear a phone ringing somewhere. Perhaps care was unpredictable once, so part of you stays ready to go. It makes you independent, and quick in a changed situation. It also cuts dinners short, and by the time you reach the corner you may be wondering what the others are laughing about up there.',
    },
    neptune: {
      joined:
        'Other people’s feelings walk right in, because Neptune keeps the Moon’s doors open. A friend’s gloom, a film score, the look of an empty playground: it all gets through, and it makes you kind, imaginative and easily tired. After a few hours alone, one mood is left over, and that one is usually yours.',
      flowing:
        'Dreams and hunches serve you well. You sense what a gathering needs and supply it gently, with a record or a joke or a softer light, and creative work feels like rest to you. The risk is drifting along on other people’s wishes, all the way to a concert you hadn’t meant to attend.',
      tense:
        'Longing colors your memories, so that the past can look either golden or hopelessly sad. You may care for people as you hope to be cared for, and be puzzled when they don’t guess what you need. Such sensitivity is worth protecting with plain fences. It helps to ask what someone really said, and what you added in the dark.',
    },
    pluto: {
      joined:
        'Few people feel a hurt as thoroughly as you. Pluto won’t leave the Moon at the surface, so you can sit through a friend’s worst night without looking away. Holding on is where it hurts, because letting a person out of sight can seem like losing them. Trust grows in you by inches, and those inches last.',
      flowing:
        'The big emotions tend not to get stuck in you. You can go to the bottom of a feeling, find what’s useful there and climb out changed, and friends in upheaval know to show up on your doorstep. You may underestimate how strong that makes you seem. Once in a while, let somebody else carry the heavy end.',
      tense:
        'Somewhere you may have learned that feelings are dangerous to show. You know where everyone in the house is, since Pluto won’t let the Moon drop its guard, and an old fear can answer a present question. All that vigilance is strength waiting for better work. Told to somebody you trust, the fear often shows its age.',
    },
    ascendant: {
      joined:
        'Babies tend to stare at you on buses, and people to soften their voices when you come near. There’s something of home in your manner, so the lost and the hungry often find you. Your own appetite for comfort shows as well, and a thoughtless hello can bruise you. After a crowded day you may change into something old and soft, and only then find out how tired you are.',
      flowing:
        'Your warmth gets across before you’ve said anything clever. You respond to people by instinct, without overdoing it, and newcomers find you easy to stand next to. Even your emails have something homey about them. Being looked after in return takes more getting used to; you hurry to prove you’re no bother.',
      tense:
        'Your needs and your manner can tell different stories. With acquaintances you may seem breezy while wanting to be asked how you are, or turn prickly exactly when you’d like to be held. It grates, and it’s easier to live with once it’s said aloud. Try the sentence “I’m less fine than I look.”',
    },
    midheaven: {
      joined:
        'Work gets under your skin, and you wouldn’t want it otherwise. You may find your trade in food, homes or memory, as the Moon rules all three, and a crowd senses that you mean it. Public life has tides in your case, a busy year and then a hushed one. In a hushed one you could be home by four, talking to the ferns.',
      flowing:
        'Home and office borrow sugar from each other in your life. Your feel for what people want helps your reputation, and the family tends to back your plans. You may drift into a career because it was kind to you. As reasons go, that’s a decent one, though it shouldn’t have to be the only one.',
      tense:
        'Someone is calling from the kitchen while the boss is on the other line. Private needs and public demands collide in your life, and you may feel guilty in both places. Family expectations can be part of it. Draw the boundary in hours, which can be counted, and show it to both sides.',
    },
  },
  mercury: {
    venus: {
      joined:
        'When you want to please, your sentences have good manners. You find the gracious word, the light touch in an awkward email, and perhaps a tune to go with it, since Venus turns language into a pleasure. Hard truths can come out so prettily wrapped that nobody opens them. Leave a corner of the paper off.',
      flowing:
        'Pleasant talk comes to you as easily as whistling. You can mediate, flatter a bit, and explain wine or poetry without making anyone feel small. An art that uses words or clever fingers may suit you. You can leave a meeting pleased with how well it went, and learn two days later that nobody had agreed to anything.',
    },
    mars: {
      joined:
        'In an argument, words leave you like arrows from a ready bow. You can enjoy a good one the way others enjoy tennis, at a pace that comes from Mars. Where everyone dithers, that pace is a blessing. Over breakfast cereal it can hurt somebody. Your second thought is usually kinder, and gets there about when the spoon goes down.',
      flowing:
        'When advice is asked for, your sharp mind aims well: you say the direct thing and are thanked. You learn by doing, take a thing apart to see why it stopped, and get an idea on its feet by the afternoon. In a hurry you may act on half an instruction. The other half was heading elsewhere.',
      tense:
        'Arguments tend to find you, or you find them. In a debate your mind is combative, thanks to Mars, and quick to spot the weak plank, which helps in any honest test. But you may hear an attack in a simple question, and be three points into the reply before you see that somebody only wanted the time.',
    },
    jupiter: {
      joined:
        'Once you’re curious, one subject leads to the next until the library closes. You think in wide arcs, talk with gusto and make others curious about things they’d ignored. At that pace, exactness may suffer, since the grand idea is already waving from up the road. Find someone who likes footnotes, and take them along.',
      flowing:
        'Teachers perhaps liked having you in class. You take in the whole picture and find the encouraging word, and learning something, whether from a book or from a chatty cab driver, cheers you up. Good judgment comes fairly easily. So does talking on past the point, as a drifting pair of eyes may tell you.',
      tense:
        'When you’re carried away, big claims and small print quarrel in you. Since Mercury counts and Jupiter rounds up, you may skip a figure or two, or improve a story until it’s better than the day was. You also have a mind that refuses to be narrow, and that’s worth a lot.',
    },
    saturn: {
      joined:
        'In serious matters, careful is how you were built to think. Saturn weighs each conclusion before Mercury lets it out, and what you’ve learned stays learned. School may have been uneasy if slow was taken for dull. In the end, people tend to quote you. Think aloud sometimes, in unfinished form, with someone who won’t write it down.',
      flowing:
        'Given a muddle and a quiet hour, you’ll come up with a plan. Your mind likes order and can concentrate long after others have wandered off for snacks. Advice from you holds up. If it has a fault, it’s dryness; a joke in the margin helps good sense go down.',
      tense:
        'Before you state a fact, an examiner in your head asks for sources. You may doubt your intelligence for no good reason, or dwell on the one remark that went badly. Since Saturn grades even Mercury’s rough drafts, you’re thorough, and sometimes tired. Meanwhile your listeners have often stopped counting errors after the first good point.',
    },
    uranus: {
      joined:
        'In front of a puzzle, your mind skips ahead. Asked on the spot, you may have trouble showing how you got there, because Uranus hands Mercury the answer in a flash. New tools delight you, while step-by-step lectures make your foot tap. Jot the flash down, then walk a slower friend through it. Half of the invention happens in the retelling.',
      flowing:
        'Ideas visit you often and behave well. You see the unusual connection and, once asked, can explain it so that even the treasurer nods, and you pick up new systems as if they were board games. Boredom can set in early. The dull last third of a project is where your cleverness finally becomes useful to others.',
      tense:
        'In a lively conversation, brilliance and interruption go together in you. Thoughts leave by the window; you can contradict, lose your glasses, and solve the puzzle while looking for them. Your nerves pay for the voltage. Regular meals and slow walks help more than another theory does. The missing piece, now and then, is in the sentence you interrupted.',
    },
    neptune: {
      joined:
        'Left to wander, your mind works the way others remember dreams, in pictures that slide into one another. Poetry and intuition are your good teachers, and you may know what somebody means before they’ve found the verb. Numbers and schedules can be another matter. A friend who enjoys them can be worth more to you than any app.',
      flowing:
        'Stories come when you call them. You can put a feeling into an image, catch what’s meant beneath what’s said, and speak softly enough to be heard by the sad. Your mind rests best near music or moving water. Practical details may live in one notebook on one hook, and on days when the hook is empty, so is your afternoon.',
      tense:
        'Facts can blur, because Neptune keeps jogging Mercury’s elbow. You may mishear an instruction, believe a charming fibber, or tell a kind untruth and then have to live in it. The same mind can invent whole worlds, and does so beautifully. For business, use the boring method: written questions and dated answers.',
    },
    pluto: {
      joined:
        'Where something is hidden, surface explanations don’t satisfy you. You dig until you hit something, you read silences as well as speech, and a view of yours tends to stay with people. Since Pluto is slow to let go, such a mind can also circle an obsession. Set it loose on research, and give those you love a day off from being studied.',
      flowing:
        'Secrets come to you because you can keep them. About such matters your thinking is quiet and thorough; you can sort an enormous mess, or persuade with three well-chosen words. You don’t have to show all you know, and mostly you don’t. By the time you bring a thing up, the people concerned may have long since made peace.',
      tense:
        'In a quarrel, the real topic can lie below the one you’re arguing about. A discussion about vacation plans may become one about who’s been hiding what, and your words can cut deeper than you meant. As an investigator you’d be formidable. At home, a silence you grant someone feels very different from a silence you pry open.',
    },
    ascendant: {
      joined:
        'Younger than your years is how you may look whenever something interests you, which is often. At such times you catch a name the first time and can imitate the waiter by dessert. Some people take your quickness for a comment on their own speed, and only discover on the way home how much you want to hear the rest.',
      flowing:
        'Explaining your work is seldom a struggle. Your words fit your manner, you find common topics with a plumber as readily as with a professor, and interviews tend to go well. You could live on this charm alone, and some evenings the thing you came to say goes home with you unsaid.',
      tense:
        'People may take your jokes for opinions, or your opinions for jokes. Thought and delivery can slip out of step in you, and a harmless remark can start an argument about its tone. Having to fight for your meaning has made you good at explaining. Check what was heard. It’s often off by one word.',
    },
    midheaven: {
      joined:
        'There’s a reporter, a trader and a guide in you, and whatever your job, it’s likely to use a bit of each. Your name travels by conversation, and you may have sat at more desks than most. Since Mercury speaks from the Midheaven here, where the public listens, gossip is best left to others. Learn one field so well that you could stop talking about it.',
      flowing:
        'Colleagues come to your desk to have things put into words. You can present a plan so that the boss believes it was obvious, and contacts multiply without your keeping a list. It’s possible to become everybody’s editor this way, with a shelf of polished work that carries other people’s names.',
      tense:
        'Your tongue and your position don’t always agree. You might speak too frankly upstairs, or keep an excellent idea to yourself at the very moment it’s needed, and the strain of it keeps your mind working overtime. Two sentences, put together in the hallway, may have saved more than one of your meetings.',
    },
  },
  venus: {
    mars: {
      joined:
        'Attraction is seldom vague with you. There’s a pleasant crackle when you talk with somebody you like, because Venus has hardly chosen when Mars sets out. Quarrels are often part of your courtship. On a calm day, with no chase on and no storm brewing, you may wonder where the noise went, and then begin to like the quiet.',
      flowing:
        'Give and take come easily in your love life: you can pursue and be pursued, and enjoy both. Creative work gets the same blend of taste and drive, and friends find you lively without being tiring. Since harmony costs you so little, someone who takes longer to get to know may slip past you.',
      tense:
        'Tenderness and heat keep different hours, as Mars hurries where Venus would linger. You may long for someone, win them, and then pick at the tablecloth of a perfectly good evening. In art or in love, the spark this makes is no small gift. Ask for what you want before teasing somebody about not giving it.',
    },
    jupiter: {
      joined:
        'Generosity looks good on you. You love in large helpings, tip well, and can make a weeknight feel like a holiday, so people are glad to be invited. Moderation can strike you as a bit sad. Years on, though, what a friend thanks you for may be the hour you spent just listening in a parked van.',
      flowing:
        'Goodwill gathers around you like cats around a sunny step. You’re warm without calculation, you enjoy people of every kind, and favors find their way back to you. Life can get comfortable enough to nap through, until some shy newcomer at the edge of the party brings out the best in you.',
      tense:
        'One more slice, one more compliment, one more person to please. Venus can’t refuse and Jupiter can’t count, so you may promise love on a scale that an ordinary week can’t keep up with. Decide on the two or three people you mean it for. The rest would be happy with plain friendliness.',
    },
    saturn: {
      joined:
        'You’d sooner wait than be careless with a love that could last, because Saturn makes Venus serious. You may have felt passed over when young, and learned to earn affection by being useful. Time is on your side; your bonds age well. If praise used to go back to its sender unopened, by now you might keep a letter or two.',
      flowing:
        'You make promises the way a carpenter makes joints. Affection in your hands is loyal and unshowy, your taste prefers the well made to the new, and older friends may have done you good. Prudence can nibble at romance. A foolish bouquet, bought for no occasion, wouldn’t break the bank.',
      tense:
        'You half expect a bill after any kindness received, since Saturn keeps the books for Venus. You may hold back your heart until you’re sure, choose people who are slow to warm up, or work at love as if someone were grading it. Faithfulness is your real talent, and on evenings when you forget to keep accounts, you’re also plain good company.',
    },
    uranus: {
      joined:
        'Love tends to begin for you with a jolt, at a strange hour, with someone your relatives didn’t expect. Your taste is a season ahead of any store, because Uranus makes Venus curious. Steadiness, for you, has to be made to measure, and the relatives may be as puzzled by the terms as by the person.',
      flowing:
        'Affection stays fresh around you. You can turn an ex into a friend, seat the banker beside the drummer, and enjoy a first meeting without asking where it leads. Excitement comes in gentle form. Depth may come as a surprise, on the second evening in the same park.',
      tense:
        'When someone comes close, you can be halfway down the fire escape. Because Venus asks to be known and Uranus to be surprised, you may bolt, or see to it that the other person does. Honesty about your need for air is your best courtesy. Offer it early, while you’re still holding hands.',
    },
    neptune: {
      joined:
        'You tend to see romance in soft focus. You forgive beautifully and, thanks to Neptune, bring a touch of magic to a color or a melody. Disappointment can follow when the beloved turns out to have opinions about recycling. Ask three dull questions on the second date. Real people can be enchanting too.',
      flowing:
        'Beauty reaches you quickly and stays with you. You have a musical sort of kindness, you sense what would please someone before they know it, and art may be your best company on a rainy weekend. With a friend you’d sooner let love happen than declare it, and you might spend a whole summer waiting beside someone who’s waiting too.',
      tense:
        'You can love an imagined person on the platform while the real one is boarding the train. It’s hard to say what was given and what was hoped, since Venus loves and Neptune dreams, and sacrifice can feel like proof. Your tenderness is real. It finds its footing when you begin to count what somebody did, along with what they seemed to mean.',
    },
    pluto: {
      joined:
        'You love with the whole cellar, wine and spiders included. Attraction may feel like being pulled by an undertow, because Pluto has no use for a passing fancy. Those you choose can be changed by your love, and so can you. Jealousy can come along. Passion tends to breathe better in a bond with a little draft in it.',
      flowing:
        'Few things about love frighten you. You can talk about desire, money and old wounds in an even voice, and partners feel both understood and accepted. Your taste favors what has survived. Your quiet magnetism is strong, so use it kindly, and say early on if you’re only passing by.',
      tense:
        'A text left unanswered can open a trapdoor. Pluto wants all of a person and Venus hopes to be chosen freely, so love may turn into a contest over who needs whom. Great devotion lies beneath it. With friends and pleasures of your own, the contest tends to seem less urgent.',
    },
    ascendant: {
      joined:
        'Grace is often what people notice first, in your voice or the way you hold a cup. You meet others halfway and often get treated well in return. Much is forgiven you for the sake of your smile, so you may be living partly on credit. Spend some of it on a friend who’s out of favor.',
      flowing:
        'Getting along with people is a talent, and you have it. Your taste shows in how you dress and speak, you soften stiff occasions, and people remember you as somebody they enjoyed meeting. Bonds form with little effort on either side, and you may only learn which of them hold on the day you need help with a mattress.',
      tense:
        'Pleasing others and being yourself may seem to need two different outfits. You smile when you’d like to object, or object when you’d meant to flirt, and give in over the curtains once too often. Diplomacy is a gift all the same. It still works after you’ve said, kindly and once, that you can’t stand the stripes.',
    },
    midheaven: {
      joined:
        'Charm is part of your résumé. Clients come back for the way they felt in your company, and the work itself tends to look good, down to the envelope. Favor can carry you past a lesson or two that others had to learn. Ask for what your work is worth with the same smile you use for everything else.',
      flowing:
        'Your good taste tends to find its customers. People in high places are disposed to help you, and working life has its share of long lunches and useful friendships. You seldom have to struggle to be liked by clients. The piece of work nobody liked at first may be the one you keep in view at home.',
      tense:
        'Either the job is short on beauty or the nights are short on energy. Love and career compete for the same hours, and you may be courted where you’d like to be respected. Some of this eases once you stop smoothing things over at work; by Thursday there could be enough of you left over for an evening out.',
    },
  },
  mars: {
    jupiter: {
      joined:
        'When a thing excites you, enthusiasm goes straight to your legs. You act on your beliefs, you lead by running ahead, and a team catches your appetite for the large attempt. Overdoing is the drawback, since Jupiter never tells Mars when it’s enough. Stop while you still have breath to tell the story, and let the others catch up.',
      flowing:
        'In a contest, timing is your quiet talent. You know when to push and how far, you can lose a round without getting bitter about it, and there’s something healthy and sporting about your confidence. You may win enough to get casual, until somebody half your size beats you, and you’re back on the court within days, delighted.',
      tense:
        'For a cause, where others see a puddle, you take a running start. Jupiter underestimates the depth and Mars won’t look, so you’re bold, and now and then wet to the knees. You can crusade at full volume for very little, and be a bit sheepish when the other side gives in after one phone call.',
    },
    saturn: {
      joined:
        'At the start of an effort, you tend to speed up and brake in the same minute. You can do dull hard work for years, because Mars pushes and Saturn keeps the speed down. Anger gets stored, however, and stiffens. Give your body something vigorous twice a week, and tell people no before the anger turns to iron.',
      flowing:
        'On a long job, patient effort is your best trick. You know how to ration force, so you’re still walking when the sprinters have sat down, and tools behave in your hands. Praise for it can embarrass you slightly. Rest may have to be written on the work order; as any mason would tell you, mortar needs its hours.',
      tense:
        'Start, stop, start again: wanting something can call up an inner official asking for permits. Because Saturn distrusts Mars’s hurry, you may feel blocked by bosses or by your own caution, and be hard on yourself. In time you develop uncommon grit. It shows on the ugly tasks: you cut them into bits too small to refuse, and are often done while others are still waiting for a sign.',
    },
    uranus: {
      joined:
        'Lightning asks nobody’s permission, and you have some of it in your temper. Machines, risks or reforms may excite you, since Mars likes to act and Uranus never acts by the book. Working under a dull boss is close to unbearable. A look over your shoulder before you change course takes nothing from your freedom, and it saves repairs.',
      flowing:
        'Where the usual way is blocked, inventive action suits you. You’d rather try the thing than discuss it, your shortcuts tend to work, and a crew of improvisers is your ideal company. Independence comes without much noise. If your reforms are to last, somebody should write the steps down. By then you’ll probably be off building something else.',
      tense:
        'Being told to wait gets on your nerves. Since Mars hates being stopped and Uranus hates orders, you can upend a plan out of sheer irritation, or take a rule for a dare. You have the nerve to break a deadlock. Practice on harmless things, an unfamiliar route or a cold swim, and use the shock sparingly on people.',
    },
    neptune: {
      joined:
        'You act best when moved by something you can’t quite explain. Music, faith or pity can set you going like nothing else, because Neptune gives Mars a gentler fuel. With a wish of your own, directness is the weak spot. You may drift around it for months. Say it to one person in under ten words.',
      flowing:
        'At your best there’s something of the swimmer in how you work, smooth and without a splash. You stand up for the weak, you can move people through image or rhythm, and inspiration reaches your muscles. Competition for its own sake may bore you, and at the finish you might be found walking back to see who’s still coming.',
      tense:
        'Your energy can scatter, because Neptune hides the target from Mars. You may chase a mirage with great spirit, dodge a confrontation, then wonder what you’re so annoyed about. Imagination feeds on this restlessness, and art can use all of it. The irritation, once you’ve tracked it down, is often about something as plain as a wet towel.',
    },
    pluto: {
      joined:
        'Once you’ve decided, furniture moves. Thanks to Pluto, Mars in you is slow to tire, and you can outlast, outwork or simply stare down an obstacle. Because the force is so great, even mild irritation may frighten people. Choose a goal worthy of that force, and be especially gentle with anyone who can’t push back.',
      flowing:
        'With much at stake, your stamina shows up late in the game, when others are done. You work deep, waste little, and change what needs changing without making a speech. People would be surprised at how badly you want things. An ambition told to a friend is lighter to carry and harder to drop.',
      tense:
        'Nothing makes you dig in your heels like an ultimatum. You may push right back, or remember the threat for years, since Mars fights and Pluto doesn’t forget. Underneath is great toughness. On a steep trail, or up against a real wrong, it comes out clean, and you can be easy to be with for days afterward.',
    },
    ascendant: {
      joined:
        'You’re likely to walk fast, even to the mailbox. However mild your manner, others soon sense your drive, in a direct look or a chin slightly forward, and it inspires people to act and occasionally to argue. Before a first meeting, unclench your hands. The courage still shows, and the other side has room to sit down.',
      flowing:
        'When you’re sure of a thing, boldness looks natural on you. You say what you want in a tone that invites agreement, others like to follow you up a hill, and action clears your head. You rarely need to raise your voice. Leading where you have no experience may teach you the one thing left: how to ask the way.',
      tense:
        'Is there a bit of elbow in the way you say no? You may seem more combative than you feel, and a plain refusal from you can land like a shove. That elbow is useful wherever a thing has to be pushed through. Heat exchanged in the open does little harm, and once a disagreement has gotten loud, you’re often the first to laugh.',
    },
    midheaven: {
      joined:
        'You’re apt to be the one who asks for the hard assignment. Mars wants a contest and the Midheaven supplies the public, so a job with risk or competition brings out your best. Your heat can set colleagues on edge, even those who wish you well. They’re glad of it on the day the whole team is under fire and you’re already on your feet.',
      flowing:
        'On the job, your energy finds its target. You start things, finish more than most, and superiors tend to give you rope because you use it well. Effort and standing grow together. What may be missing is a reason, and the lack of it tends to be felt on idle Sundays, around four.',
      tense:
        'The office can feel like a ring with the bell stuck. You can bristle at being managed, and pressure from work may follow you home, or the other way around. You have the fire to run things yourself. Disagree with authority in daylight and in writing, then hang up the gloves before you drive home.',
    },
  },
  jupiter: {
    saturn: {
      joined:
        'Hope and caution sit on the same committee in your chart, as they do for many born within a year or so of you. Jupiter dreams and Saturn draws up the budget, so you build what you believe in. Progress may feel slow, since each waits for the other’s signature. What finally gets approved tends to hold.',
      flowing:
        'You know how to grow without breaking things. People born around the same time share this sensible blend of vision and patience, and in you it shows in the houses where the two planets stand. Plans get both a roof and a view. Since nothing forces you, ambition could doze, hat over its eyes, until somebody sets a date.',
      tense:
        '“Go ahead,” says one adviser in you; “Have you read the terms?” says the other. Those near your age have the same pair arguing, each under their own roof. You may overreach and brake within the same week, as Jupiter urges and Saturn doubts. Take turns on purpose: a season to expand, then one to consolidate, with a clear handover.',
    },
    uranus: {
      joined:
        'Lucky breaks may reach you sideways. Half your old homeroom could share this taste for bold experiments, and you believe the future can be improved by trying things. Restlessness can waste good chances. When something works, stay through its second year, which is where the harvest tends to hide.',
      flowing:
        'New ideas tend to find you in a good mood. You and many of your contemporaries take to change with optimism, and you may stumble upon an opening because you talk to a stranger nobody else has greeted. It comes easily, so it’s easily shrugged off; that stranger’s card can stay for years in a coat you’ve stopped wearing.',
      tense:
        'Patience for slow improvement wasn’t handed out generously to people born when you were. You want freedom, all of it, by spring, and you may take a leap where a step would do. The instinct that something larger is possible is sound. It jumps best with a rope tied to something.',
    },
    neptune: {
      joined:
        'Faith comes in waves to you, and to plenty of those who lost their baby teeth when you did. Neither Jupiter nor Neptune knows a limit, so you may be moved by the idea of a kinder world, and give without counting. Everything large and vague glows. Find one concrete good deed per ideal, and belief has something to stand on.',
      flowing:
        'A trusting imagination runs through your age group, and you’ve got your portion. You see meaning in coincidences, you enjoy helping, and hope returns to you even after a foolish season. Where the two planets stand in your chart shows what you daydream about, often while the pasta water boils over.',
      tense:
        'Some promises sound better by candlelight. Along with your age group, you may be drawn to wonderful teachers and schemes that look thinner by morning. The wish for something holy or beautiful is worth keeping all the same, and in you it has probably outlived a refund or two.',
    },
    pluto: {
      joined:
        'Where something has gone wrong, small improvements don’t interest you much. Along with much of your class at school, you have an instinct for where influence lies and a belief that things can be turned around from the bottom up. Used well, it moves mountains of paperwork and worse. Question any mission that feels too wonderful, starting with yours.',
      flowing:
        'Confidence and depth cooperate in you, and in a fair number of your peers. You can see potential in what others throw out, and persuade people to put their backs into it. Influence tends to grow without noise. Somewhere there may be a person who got their start because you mentioned their name, and who doesn’t know it was you.',
      tense:
        'How much is enough? You and others your age wrestle with that one, sure of a truth and eager to see it prevail. A conviction can crowd out the guests, because Jupiter swells what Pluto won’t drop. You do have the force to change large things, and, with luck, an old friend or two who’ll still argue the other side on your porch.',
    },
    ascendant: {
      joined:
        'Larger than life is how friends might put it. You arrive among them with good humor and a generous handshake, and even the furniture seems to relax. Your stories grow tall. You may talk over the quiet ones and never find out what they’d brought. Being interested is as expansive as being interesting, and easier on the voice.',
      flowing:
        'Doors seem to have oiled hinges where you’re concerned. Your friendliness is believable, strangers offer you a seat or a lead on an apartment, and you tend to leave people more hopeful. You can get used to being received so kindly, until you walk in beside a shyer friend and see how a door looks from there.',
      tense:
        'Overshooting the introduction can be your specialty: too jolly, too grand, or too many details about a trip to Peru. You may promise a whole weekend while your coat is still on, and spend a month catching up with it. The warmth behind it is genuine. Leave people wanting a second helping, and let them ask about Peru.',
    },
    midheaven: {
      joined:
        'Your working life wants a wide horizon. Teaching, publishing, law or anything with a mission could be your field, and mentors like to back you. With so much goodwill you can rise faster than your knowledge, and may spend the week after a promotion reading the manual in bed, with real pleasure.',
      flowing:
        'Chances tend to come up at work in good time. People credit you with vision, you’re cheerful about other people’s success, and a career may unfold with fewer elbows than most. The hazard is floating upward on goodwill into a job you don’t love. A real interest makes good ballast.',
      tense:
        'Grand plans for your career may collide with what can be done by five o’clock. You aim high, sometimes past the target, and a superior can wince at a pitch that was twice the size of the room. Scale is the thing to learn. Promise two-thirds of what you intend, then deliver all of it.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'The inventor and the rule book: people near your age carry both. Saturn keeps what works and Uranus itches to change it, so at your best you reform from inside, beam by beam. The tension can settle in your shoulders. Where the two stand in your chart shows which old wall you’re likeliest to remodel.',
      flowing:
        'Your generation has a talent for changing things without offending the grandparents. Old and new cooperate, so you can modernize a family custom or an office and still be invited back. It shows most in the houses these planets hold. Give people time, since the next step looks obvious mainly to you.',
      tense:
        'Should the rules stay or be torn up? People of roughly your age grew up with that question humming in the wiring, and you may go from strict to rebellious within one afternoon. Each half has a point, which could be why you’d keep the old cabinet and take off its doors.',
    },
    neptune: {
      joined:
        'Turning mist into something you could live in is a task shared by those born when you were. Neptune has ideals and Saturn expects them to hold weight, so disillusionment can hit hard, and then be useful. Doubt and faith take turns. A modest version of the dream, put together with screws, would please both planets.',
      flowing:
        'Practical dreamers is what somebody might call people your age. You can give a vision a schedule, and compassion a form that lasts past the first warm feeling. In your own life it may show as patient craft or unnoticed service. It works so smoothly that you could forget to ask for thanks.',
      tense:
        'What was solid has a way of going soft on you, and whatever you hope for is asked to show its papers. Your old classmates, too, may have learned to distrust both the dream and the rule. Wanting beauty before the chores are done can make you feel like a truant. Have a little of it first, some mornings, without defending yourself.',
    },
    pluto: {
      joined:
        'Those born close to you in time know something about hard ground. There’s a severity here, a willingness to face what others paint over, and your house placements show where you bring it. You can rebuild from very little. Tenderness is seldom among the materials, and it may arrive late, with a second pair of gloves, in the person of somebody who’s been watching you work.',
      flowing:
        'Endurance gets handed around in your age group like a good recipe, and it seldom makes a fuss. You can take a failing structure, spare its sound timbers, and go on working while others hold meetings about it. Power used this soberly earns trust. Now and then, put the load down in company and let someone admire it.',
      tense:
        'Your age group tends to set hard, because Saturn and Pluto press from both sides, and you may carry a dread of losing your grip. Authority, yours or other people’s, is a sore subject in the house where this falls. Your persistence is immense. Your grip loosens in odd places, such as the garden after dark or the second row of a very silly movie.',
    },
    ascendant: {
      joined:
        'In the class photo you may look like a small bank manager. You step into formal company with care, thanks to Saturn on the threshold, and take charge of whatever nobody else is seeing to. Perhaps you were a shy child. Oddly enough, people tend to find you younger every decade, and quicker to smile.',
      flowing:
        'People trust you early in an acquaintance. You look like someone who reads the instructions and returns the drill, and you carry yourself with a calm that others lean on. In formal company nobody guesses how funny you are. Tell the joke at the first meeting; there’s no need to save it.',
      tense:
        'Meeting people may feel like a test you didn’t study for. In an interview you might seem colder than you are, or brace so hard for criticism that a compliment bounces off. All that effort has given you staying power where smoother people fade. Warmth can be practiced like scales on a piano: a name remembered, a minute longer at the door.',
    },
    midheaven: {
      joined:
        'Nothing about your career is likely to be handed to you for free. You tend to learn a trade from the floor up, broom included, and may end up the person whose signature counts. Bosses often test you harder than the person at the next desk, and years later can send you their own successors to train.',
      flowing:
        'Steady work has a way of being noticed in your case. You understand hierarchies, you deliver what was agreed on, and bosses come to treat you as part of the architecture. Advancement is rarely fast or fragile. Once a year, ask whether the climb still ends at a view you like.',
      tense:
        'Expectations weigh on you from above, from home, or from both. You may feel that you owe somebody a success, and a strict parent or boss can go on setting your pace long after hours. The discipline is real and it’s yours now. Whose approval are you still working for, and would they even notice?',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Everyone in your generation was born into a strange, hopeful static, with technology and dream hard to tell apart. What earlier people called impossible may seem ordinary to you. Mostly it’s a background hum; it becomes personal through the houses and planets it touches. Add one practical skill, and the vision finds hands.',
      flowing:
        'Many birth years share this easy traffic between the new and the dreamed, so think of it as the climate you grew up in. You may accept unusual people and ideas with a shrug. Intuition works fast in the houses these two occupy. There the unlikely solution is often the one you’d thought of first and kept to yourself.',
      tense:
        'Ideals and upheaval tugged at each other around the time you were born, and the children of that time often distrust ready-made answers. You might plan a revolution and keep tripping over your own wish to be left alone with your records. It becomes your own story in the houses involved, where dreams ask to be tested.',
    },
    pluto: {
      joined:
        'Turbulent air surrounds a generation like yours, one that grew up sensing the old order could be rewired to its foundations. Most days you won’t notice it. In one part of your chart, though, you may change things more radically than you’d planned, and stand there afterward, a bit dusty, wondering where to put the sofa.',
      flowing:
        'Reform comes without much drama to those of your generation; you tend to see which structures are hollow and step around them. Privately, this shows in a house or two, as a talent for starting over with little regret. Somebody nearby may need more time to say goodbye.',
      tense:
        'Impatience with power marks those born around your time. You grew up while rules were being argued over, and a restless sense that something has to give may have stayed with you. The houses concerned show where that’s your own affair. Push one change at a time, and list what you’d be sorry to lose.',
    },
    ascendant: {
      joined:
        'Normal is rarely the first word people use about you, and you may be rather glad. There’s a spark in your manner, a sudden turn of phrase or of direction, that wakes up sleepy gatherings. Strangers can’t guess your next move. One small thing you always do, Sunday’s phone call for example, gives them something to hold on to.',
      flowing:
        'Originality sits lightly on you. You can say something startling in a friendly tone, strangers find you refreshing, and you settle into new surroundings as if you’d picked them from a catalog. Conventional people relax around you more than you’d think. Some may have been hoping for years to hear an idea like yours.',
      tense:
        'Others may wonder which version of you is coming to dinner. Because Uranus distrusts a pattern, you can startle people without trying, and kick over whatever they’ve begun to count on. Freedom and contact can both be had. Changes announced a day ahead turn into news, and news is easier to love than a shock.',
    },
    midheaven: {
      joined:
        'Career advisers have trouble with your file. Your skills may come from trades that ignore one another, and you could be the one who introduces them. You’d like working for yourself, or for people who leave you alone until noon. A reputation for useful surprises is worth cultivating, as is one old source of income until the new idea can walk.',
      flowing:
        'Innovation helps your standing. You hear about new methods early, fit into changing jobs, and bosses may give you the project with no precedent. A straight career might bore you, and you’re unlikely to get one. What tends to move along with you is a box of farewell mugs, and a few of the people who signed the cards.',
      tense:
        'Just when the job gets secure, you may start reading the job ads. Your wish for independence jars with bosses or with family plans, and breaks in your path can look abrupt from outside. Often they were months in the making. Say so sooner, and leave a forwarding address.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Very slow planets meeting like this mark an age more than a person. A whole generation dreams about what lies beneath, and beliefs dissolve down to the root before new ones grow. For you it’s a low note under everything. The house shows where you might hear it, perhaps as a hunch you can’t argue with.',
      flowing:
        'Nearly everyone you went to school with has this one, and their parents or children may too. It speaks of a long era in which imagination and deep change support each other. As for yourself, look at the houses: there you can part without a struggle from something worn out, and keep others company while they learn how.',
      tense:
        'Beneath the years of your generation runs an uneasy current, where what people believe and who holds the power don’t agree. It’s too broad to be a trait of yours alone. In the houses it touches you might feel a private doubt about things everyone accepts. Follow the doubt gently and see what it uncovers.',
    },
    ascendant: {
      joined:
        'Something about you blurs at the edges, like a voice heard from another room. Acquaintances may swear they’ve met you somewhere before, and the camera seems to catch a different face each time. Your softness comes from Neptune, and it can leave everyone guessing what you’ve actually agreed to.',
      flowing:
        'Among the unhappy, gentleness goes ahead of you. They drop their defenses, you read the unspoken part of a conversation, and there may be a quiet glamour in how you move or dress. Because you blend in so well, your own wishes can go unnoticed, even by you, until you see what you wanted on somebody else’s plate.',
      tense:
        'Is it you they like, or somebody they’ve made up? At the corner where you run into people there’s mist, so admirers take you for calmer or vaguer than you are, and you half go along with it. Correct it kindly and soon. A clear sentence at the beginning spares you both a sad one later.',
    },
    midheaven: {
      joined:
        'Between art and service lies the sort of work that suits you. A film, an overheard conversation or a job you took for one summer may have pointed you to it, and an audience feels more in it than the label says. Credit can evaporate on its way to you, and it’s often a patient friend with a calculator who notices.',
      flowing:
        'Inspiration gets a work permit in your life. You bring imagination to the job, people sense that you care about more than the salary, and the right opening may come through a chance remark. In a team, your idea can be overlooked. Sign your work, clearly, in the lower right corner.',
      tense:
        'When you grow up, what do you want to be? The question may have followed you well past school. Ambition can turn misty, a role you admired can prove hollow, and the wish to matter keeps chafing against the wish to drift. Vocation grows by correction here: a job that lasted three months might have left you the one skill you still use.',
    },
  },
  pluto: {
    ascendant: {
      joined:
        'Before they know why, people tend to notice you. Phones have a way of being put away within a yard of your chair, though you’ve hardly moved. Since being seen can feel like being searched, you may keep your coat on, so to speak, for years. The few for whom you’ve unbuttoned it often report something warmer underneath than they’d guessed.',
      flowing:
        'Presence is something you have and don’t need to advertise. You sense what moves people, keep your head when others lose theirs, and can change your style completely without explaining it. Newcomers may trust you with serious matters. Your laugh, when it comes, is a relief to everyone who’d been a little in awe.',
      tense:
        'First meetings with a rival can feel like arm wrestling under the table. Since Pluto shows its hand last, you may rouse suspicion, or hold so much back that people begin to pull at it. All this teaches you a lot about power. Lay your cards out early in any bond that matters, and notice who lays down theirs.',
    },
    midheaven: {
      joined:
        'Ambition of your kind goes below the org chart. You may be the one called in when the merger has gone sour or the founder won’t leave, and few people learn how large your part was. Influence sticks to you. Decide in advance what you wouldn’t do to keep it, and write it where you’ll see it.',
      flowing:
        'In your field you may become the one who’s called when things are serious. You work with concentration, understand how influence flows, and changes of career tend to make you stronger. You don’t need to be liked by everybody there. Those who watch you hand over a project, reins and all, can tell how hard it is for you, and that you do it.',
      tense:
        'At work, whoever holds power over you had better be worth it. Pluto sees through bosses and wants what they have, so you can fight, hide or take over. There’s a reformer in this. Where truth is wanted you can do splendid work, and at home there may be a gentler half of you that few colleagues would recognize.',
    },
  },
};
