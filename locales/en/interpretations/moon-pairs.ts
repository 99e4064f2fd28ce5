import type { SignPairTexts } from '../../pair-text-types.ts';

/** Two Moon signs: how two people feel at home with one another. */
export const moonPairs: SignPairTexts = {
  aries: {
    aries:
      'Mars rules both Moons, so noise is restful. Anger flares, is voiced, is over; nobody has to tiptoe. To cheer up, you get out and do something. On evenings when you’re both spent, though, there’s no one to say “Sit down.”',
    taurus:
      'One household, and two schools on comfort: keep moving, or lie down. A flash of temper is answered by a long look, then quiet. With time the hot one learns to wait until the afternoon, and the quiet one learns not to take thunder personally.',
    gemini:
      'You perk each other up. A bad mood gets an errand, a joke or an argument within five minutes, and rarely survives all three. A long silence can make you jumpy. If something hurts for real, sit through the pause after the joke, since that’s where it’ll be.',
    cancer:
      'Is home a shelter or a launchpad? Expect some bumping in the hall over that. Quick heat frightens a sensitive soul, and sulks madden a quick heart. Both signs are cardinal, and you’re both fierce protectors. Comfort goes better when it’s ordered plainly: “Ten minutes alone, please,” or else “Come here.”',
    leo: 'It’s warm between you, with raised voices of the happy kind. You admire each other’s nerve, make up with a flourish, and settle wherever something’s going on. Attention feeds both fire signs, so on a day when neither has any to spare, sparks may fly over a remote control.',
    virgo:
      'An upset Aries Moon wants out, and an upset Virgo Moon wants things straightened out. So there’s pacing, there’s wiping of counters, and the sight of it soothes and irritates by turns. Do chores together at speed. It’s exercise and it’s order, and the talk takes care of itself.',
    libra:
      'Honesty makes the place safe, pleasantness makes it livable, and you’ll each put a different one first. A lot of feeling crosses that gap, some of it fascination. Somewhere around medium volume, the two of you come home.',
    scorpio:
      'Strong feeling scares neither of you. A rage that’s gone in a breath lives beside a hurt that keeps for a year, so the timing of apologies is everything. You protect one another like wolves, and evenings are seldom dull. Settle it before bed, as the old advice has it.',
    sagittarius:
      'Cheer comes easily to fire signs. You’d choose a walk in the wind over a heart-to-heart, and before you’re back you’ve had the heart-to-heart anyway. Home is a place to set out from, with muddy boots by the mat. A houseplant would be a bold experiment in staying.',
    capricorn:
      'Feelings get dealt with at once, or they get dealt with after work. Since this pair respects toughness, tears may be hidden on both sides, and home can resemble base camp. It’s a good camp. In the evenings, with the harness off, there’s a rough sort of kindness in it.',
    aquarius:
      'When one’s upset, the other doesn’t hover. You let each other storm off, cool down and return with a better idea, and a spare key is all the security it takes. Emotion takes the form of opinion. Behind the heat and the theory there’s sometimes plain loneliness, too embarrassed to knock.',
    pisces:
      'A temper bangs around the house, and someone tender feels it through the wall. That’s the hard part. The lovely part is how fast comfort comes, because you both react straight from the heart. Warn each other about moods as you would about a wet floor.',
  },
  taurus: {
    taurus:
      'You settle into each other’s company as into a warm bath. A favorite chair, a fixed hour, cards on Thursdays, and a hug that isn’t in a hurry. Upset, a fixed sign goes slow and heavy, and a grudge can occupy the couch for days. Then somebody gets hungry, and it’s over.',
    gemini:
      'There’s a need for calm in this pair, and a need for news. The radio’s on, then off, then on. You feel at home by an odd sort of barter, a steady lap for a restless head and fresh air for a heavy day. What holds it together is a goodnight that isn’t skipped.',
    cancer:
      'The Moon rules Cancer and is exalted in Taurus, so few pairs are as comfortable. You feed people and keep things, the place smells good, visitors stay too long. Worry sinks into calm and comes out warmed through. Even a welcome change shakes you both, so announce it early and bring along something familiar.',
    leo: 'Home should be handsome, and there should be plenty of it. Neither fixed sign likes being budged, and you both soothe yourselves with comfort, loyalty and treats. When feelings are hurt, there’s a proud silence in the east wing and a slow one in the west. Cake, brought in person, has been known to work.',
    virgo:
      'Any household of yours would have fresh sheets and sharp pencils. Earth signs are calmed by routine, and care is practical, quiet and on time. Nerves are laid to rest by an unworried hand. What gets left out is “I’m sad,” in so many words. Those words are allowed.',
    libra:
      'You unwind in pretty surroundings where nobody shouts. There’s music, there’s a nap, there are peonies. Venus is slow to touch what’s unpleasant, because it would spoil the evening. It’ll go on spoiling evenings until it’s touched. Choose a dull afternoon.',
    scorpio:
      'Calm attracts depth here and depth attracts calm, and each fixed sign holds on tight. The bodies rest while the souls stay up. Jealousy may move in, over hours, things or people. Reassurance is needed in bulk, and given in bulk it makes about the most settled home there is.',
    sagittarius:
      'A place can feel like home, and so can a direction, and you have both between you. A posted schedule makes for joy and uneasiness at once. Good food bridges nearly everything. The peace depends less on the leaving than on how the goodbye was said.',
    capricorn:
      'Security is the word that earth signs underline. The door locks, the freezer’s full, and people do what they said they’d do. Affection shows as maintenance. In gloomy weeks you might each carry on in silence out of consideration. Carry on out loud, for once.',
    aquarius:
      'Sameness calms a Taurus Moon, and an Aquarius Moon is calmed by knowing that the exits work. You can spend years moving the same couch back and forth. Patience and principle are both in good supply. A home with a sacred corner and an experimental shelf could suit everyone.',
    pisces:
      'All is soft: old sweaters, rain outside, a cat that’s let onto the bed. You comfort by touch and by simply understanding, and sorrow loses its corners. Time does, too. A clock where you can both see it, and a sober look at the bills, keep the nest from floating off.',
  },
  gemini: {
    gemini:
      'Quiet would be alarming. You’re at home in chatter, doors open, two screens and a plan B, and you can tell how things stand by the number of messages. Because Mercury rules, feelings get narrated in real time. Lock the phones away for a night, and find out what lies under the commentary.',
    cancer:
      'A Gemini Moon wants words, and a Cancer Moon wants arms around it. A mood gets analyzed when it had hoped to be held, or held when it had something to say. You can both learn this; it’s only grammar. Old stories, told with all the voices, make you feel related.',
    leo: 'The house is cheerful, with performances. Wit and warmth lift you both, and there’s usually company. A sincere feeling may hide behind a song and dance, and applause can cover a sigh. It’s best heard when the guests have gone and the lights are being turned down.',
    virgo:
      'Nerves live where Mercury rules. You calm yourselves with information, with lists, with looking things up, and can talk each other down from almost anything, or right up into it. At night, call off the research. A warm drink and a stupid movie will mend what no article can.',
    libra:
      'Light, sociable, well ventilated: home, in short. You discuss feelings charmingly and in good order, and seldom get stuck in them. Heaviness is an art as well. When somebody has to cry, don’t make it a conversation. Pass the handkerchief and stay where you are.',
    scorpio:
      'Reading moods is a sport for this pair. A flicker of the face is met by a joke or by an interrogation, and neither was quite what was wanted. Safety is a light tone to the quick half, and the whole truth to the deep half. Truth lightly told is a house you can both live in.',
    sagittarius:
      'Nobody here sits still for sorrow. A change of scene, a friend dropping by, a plan for spring, and things look up. Mutable signs make a home of moving and talking, and it covers most days. On the remaining ones, staying put takes some nerve. The room will hold.',
    capricorn:
      'Feelings are reported, rather briefly. There’s a talker who skips the heavy part and a stoic who skips the talking, and affection goes around them both by way of errands and dry jokes. To be comforted, say so and say how. Precise requests are very popular here.',
    aquarius:
      'You’re friends first, at home as anywhere. There are subjects, there’s space, there’s a good laugh at midnight, and it seldom feels like a cage. An air sign explains what’s messy. When explanation fails, you could do what neither thinks of, and put an arm around somebody.',
    pisces:
      'Moods drift in and get named, sometimes wrongly. Imagination is all over the place, in notes on mirrors and songs half finished, and you enjoy each other’s strangeness. Wit can be too dry for a soaked heart. Fewer questions, more humming: it’s often the quickest way in.',
  },
  cancer: {
    cancer:
      'Both Moons are in their own sign, so home is the whole point. You nest, cook, and keep each other’s old drawings. Weather goes from heart to heart within minutes, tears included. Somebody has to be the shore, and the job should have a roster.',
    leo: 'There’s usually a light in the window. You look after people gladly, with tenderness or with splendor, and guests don’t forget it. Whoever’s hurt goes indoors to cry, or on stage. Whose turn it is to be made much of is the only bookkeeping this house needs.',
    virgo:
      'Heart and hands divide up the caring. A hurt is felt and then fixed, and seldom has a worry been in better company. Together you’re likely to fuss over everything that breathes. Rest comes hard to such helpers. It’s easier when each of you calls it a favor to the other.',
    libra:
      'You’d both do a great deal for a peaceful evening. The place is lovely, the tone is soft, and displeasure comes in very small doses. Closeness and fairness aren’t quite the same, though. A sudden quiet could be just the tide, and could also be a protest, very softly made.',
    scorpio:
      'You’re each other’s safe place, with a lock on it, and feel what’s happening two floors up. Water signs run deep and keep what falls in. Old hurts get a shelf of their own, and some are dusted more often than is good for anyone.',
    sagittarius:
      'The nest has a skylight. Worry is met with a pat on the back and an outing; wanderlust is met with a sandwich for the road. It’s funny and sometimes sad, as missing someone isn’t divided evenly. A postcard costs little. Sent in time, it keeps the house warm.',
    capricorn:
      'Good bread is like this, soft inside and firm outside. On the axis of home and duty you face one another, and you feel safest when both have been served. Tears and deadlines compete. Looking after the same person or place is what draws you together, year after year.',
    aquarius:
      'How much closeness is enough? You’ll give different answers on the same evening. Arms are held out, and somebody’s on the balcony, thinking. Visiting hours, ridiculous as they sound, let a shy heart stop knocking and a free heart stop hiding. The love is seldom in doubt, only the distance.',
    pisces:
      'Water signs hardly have to talk. A sigh is answered from the next room, comfort comes as music or broth, and the sense of being home can be startlingly strong. People with sharp voices are kept away. So is the tax return. Hold hands and open it.',
  },
  leo: {
    leo: 'A castle, even in one room. Comfort comes as praise, presents and loud loyalty, and you sulk in separate towers. Warmth is seldom in question. As you’re both waiting to be asked, be the first to knock. It costs a second of pride and saves a whole night of it.',
    virgo:
      'A Leo Moon likes to be told, and a Virgo Moon likes to be of use. Praise spoken aloud and chores done unasked are the two currencies, and you can both earn in the foreign one. Criticism feels like frost indoors. Where it’s warm enough, modesty blooms in this pair, and so does good housekeeping.',
    libra:
      'You make a small feast of supper. Beauty, company and courtesy are what relax you, and a compliment does as much good as a nap. Big feelings tend to think themselves unpresentable. Let them come red-eyed and in socks. The house can stand it.',
    scorpio:
      '“Love me,” says Leo. “Prove it,” says Scorpio. And both are listening hard for the answer. Emotion runs high between you, loyalty higher, and home is safe as soon as nobody’s counting slights. A private, unasked-for compliment unlocks more than any confession that was pressed for.',
    sagittarius:
      'Gloom rarely gets past the porch. You hearten each other with plans, jokes, big breakfasts and the sense that it’ll be all right, and mostly the mood obeys. Smaller sorrows can feel unwelcome at such a party. Turn the music down sometimes and ask who’s tired.',
    capricorn:
      'You’d like a home to be proud of, and you’re moved by very different things in it. Play looks frivolous to the weary, and thrift feels cold to the festive. Dignity, however, is mutual. Birthdays done in style and a thank-you for each duty would settle nearly all of it.',
    aquarius:
      'A hot heart faces a cool one, and half the time it’s bliss, since both of you are let off something. Drama gets some space; detachment gets a squeeze. What remains is a dispute about the proper amount of fuss. Make a fuss on Fridays. Skip it on Mondays.',
    pisces:
      'Home runs on big scenes and soft music. You’re both sentimental, fond of grand reunions, and comfort is handed out lavishly. When hurt, pride takes offense and gentleness takes flight. Whoever is braver that day goes looking with a lantern, and is nearly always let in.',
  },
  virgo: {
    virgo:
      'Things are in order, so you can breathe. Comfort is fresh towels, a quiet hour, permission to mention the draft. Care goes down to the last button. Worry comes from Mercury, echoes in this pair, and gets neater each time. An hour in which nothing is to be improved would be a great adventure.',
    libra:
      'Imagine a calm place, with everything where it pleases the eye. You’re considerate, perhaps too much so, and the wish to be easy to live with makes you both hard to read. Complaints keep for a long time here, souring slowly. Bring them out early, with good manners.',
    scorpio:
      'Privacy and people who can be relied on: that’s home. Gushing embarrasses you both. Care is exact, the right tea, the right quilt, a silence with something in it. What goes wrong goes wrong inwardly, by worry or suspicion. A weekly clearing of the air, short and dry, is plenty.',
    sagittarius:
      'The suitcase is packed perfectly, or it’s lying open on the bed at midnight. Order soothes, and so do prospects, and you find each other’s remedies odd. Laughing about it takes care of a lot. A tidy room and an atlas can share a house, provided neither is called a virtue.',
    capricorn:
      'Home works. There’s a schedule on the wall, a soup for the week, and two people for whom “punctual” is another word for “tender.” In so much reliability earth signs are at ease. Sadness gets worked off when it could be cried out. Being fond of someone before the job is finished is the one skill still to be learned.',
    aquarius:
      'Feelings are examined in a good light. Shy of mess, you both calm down through explanation, a repaired gadget, a walk with facts in it. It’s a sane household. Should somebody’s voice crack, put the analysis away. A hand on the shoulder is data, too.',
    pisces:
      'Here are the two ends of care, the mop and the tears. You comfort one another as you couldn’t comfort yourselves, practical help for a flooded heart, a bit of mercy for a strict one. Chaos and criticism are the drafts in this house. Close whichever window is nearer to you.',
  },
  libra: {
    libra:
      'It’s lovely at your place. Voices are low, colors match, and no one’s left out. You rest in good manners, and as Venus won’t risk the first harsh word, the truth can stand in the hall for years. You both have the grace to let it in, on a good day.',
    scorpio:
      'A Libra Moon wants smooth water, and a Scorpio Moon wants to see the bottom. Questions can spoil an evening, and so can their absence. There’s a courtship in this all the same, of sweetness and strength. Pleasant evenings and hard questions do well with a night each.',
    sagittarius:
      'Life at home is sociable, airy and a bit unplanned. Company cheers you up, a good evening matters to you both, and grudges rarely keep. Anything heavy is put off to a lighter day, which then is too nice to spoil. A rainy Sunday is useful for that.',
    capricorn:
      'Good form is a comfort. There’s a proper way to lay a fire, keep a promise, leave a party, and you feel safe where it’s observed. Warmth can get stuck in protocol. After nine, when nobody’s looking, slip out of it and be silly in low voices.',
    aquarius:
      'You live as equals, with plenty of visitors. Thinking aloud is what calms air signs, and there’s little clinging or thunder. Contented and absent may look alike from the hallway. Ask for nearness outright, as you’d ask for the salt. It’ll be passed, with a smile.',
    pisces:
      'Sinking into each other’s gentleness is no trouble. Soft lamps, music, forgiveness in advance: harshness seldom finds the doorbell. It’s also hard to find out what anybody needs, since guessing is done beautifully, and wrongly. Take turns at being the selfish one for half an hour.',
  },
  scorpio: {
    scorpio:
      'A closed door, with both of you behind it: home. Each mood is felt, weighed and remembered, and comfort means being able to say the worst aloud. It’s very safe, and at times airless. Let in a friend or two, and give suspicion a night off.',
    sagittarius:
      'One mood broods and one breezes in. The dark one is told to look on the bright side, which is brave, and the breezy one is asked what it’s running from, which is braver. You’ll both be thankful later. Privacy and jokes are the walls of this house, and they need each other.',
    capricorn:
      'Your shelter is built of stone. You trust slowly, provide thoroughly, and spare one another the chatter; in a real storm there’s nobody better to be snowed in with. Tenderness might be taken as understood. Speak a little of it. Stone carries sound well.',
    aquarius:
      'All of it, or some air? You don’t agree on whether closeness is home or a search of the premises, and the debate can get loud. Yet each fixed sign can stand alone, and keep faith. Promise two things: no vanishing without a word, no reading of diaries.',
    pisces:
      'You seem to have been acquainted before anyone introduced you. Feelings pass without speech, comfort goes to the roots, and home is wherever the lights are low. A sadness can be shared until it has no owner. Early mornings, with birdsong and a bit of sun, give it back its size.',
  },
  sagittarius: {
    sagittarius:
      'In spirit you live in a tent. You keep each other cheerful, forgive fast, and don’t ask where anyone’s going. It can be blissfully careless. Gloom, if it comes, is a thing you’d both rather outrun. Let it catch up for once, and hear what it wants.',
    capricorn:
      'Sagittarius says “Go”; Capricorn says “Not yet.” So comfort is paid in installments, hope for the weary and a plan for the hopeful. Levity and gravity make a good climate as long as nobody’s mocked for theirs. What pleases everyone is a calendar in the hall, with trips in ink.',
    aquarius:
      'Roommates of the best kind, whatever else you are. You like unlocked doors, odd guests and talk about everything, and you don’t crowd an unhappy person. Sometimes that person would have liked crowding. Establish a signal, a red scarf in the window, for “come in and stay.”',
    pisces:
      'Here are big feelings, loosely held. Both signs go back to Jupiter, which is why you comfort with stories and think the best of one another almost to excess. Bluntness wounds the soft, and hints exhaust the frank. Both are forgiven, generally by way of a song.',
  },
  capricorn: {
    capricorn:
      'You’re safe with each other, because Saturn doesn’t fall apart. The heat’s paid for, the silence is companionable, and affection comes as a thermos for the road. Over the years that adds up to great warmth. Crying is possible, though it may need an appointment. Make one, and bring tissues.',
    aquarius:
      'Both signs have been ruled by Saturn, so reserve suits you. Home is calm and a touch formal, with good rules and a few brilliant exceptions. Being left in peace is a tenderness that you understand. Being sought out is another, and it’s worth going first.',
    pisces:
      'A harbor and its tide, and neither is much without the other. Strictness lends the tearful a wall to lean on; softness tells the strict that it’s evening. You take care of each other rather movingly. No scolding for feelings, no fleeing from facts: that’s the house rule.',
  },
  aquarius: {
    aquarius:
      'You’re happiest together in separate rooms, within earshot, with something humming. Where nothing’s demanded, you both relax, and can be kind for years without getting sticky. Emotion is received like a visiting scholar. Offer it a bed. It’s come a long way.',
    pisces:
      'Part of the house is cool and clear, and in the rest of it there’s a bath running. Peace means distance here and melting there, so you may miss each other in the hallway. What you share is mercy for odd creatures. It can be extended to those at home.',
  },
  pisces: {
    pisces:
      'Neptune rules, and there are no walls to speak of. Moods, dreams and worries flow through the place, and being comforted is like being forgiven for something. You might both wait to be rescued. A lamp that goes on at seven, a meal at eight: two such posts will moor a boat.',
  },
};
