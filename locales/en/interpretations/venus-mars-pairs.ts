import type { PairInterpretations } from '../../pair-text-types.ts';

/** The sign of one person’s Venus, then of the other’s Mars. */
export const venusMarsPairs: PairInterpretations['venusMarsPairs'] = {
  aries: {
    aries:
      'Both sides want it now. Mars rules the pursuit and the taste alike, so the pull has the charm of a dare. Keep something to win, or it burns out over a weekend.',
    taurus:
      'Interest is quick and the approach is slow, like a river rising. Aries nearly leaves, more than once, and is held by something solid. It’s a test of nerves that can end as a habit.',
    gemini:
      'Messages come fast, plans change faster, and the teasing keeps everyone awake. A fire sign likes being fanned by a wit. Somebody should show up in person before the subject’s exhausted.',
    cancer:
      'A bold taste meets a sideways approach, with soup. The direct question would win here, and nobody asks it. Tenderness does get through, on the third try, by a side entrance.',
    leo: 'The gesture is large and the yes is loud. Fire signs live on admiration, along with a good-natured rivalry over who surprised whom. Boredom is the real competitor.',
    virgo:
      'Help isn’t what was hoped for, yet help is how the wooing gets done: the bike fixed, the form found. Seeing the heat in that takes a while. Praise the bike, then go for a ride at full speed.',
    libra:
      'Aries wishes for a dare, and Libra sends an invitation with three options. Opposites attract, for all that. If pursuit could decide and desire could wait five minutes, your timing would be perfect.',
    scorpio:
      'Open delight is met by a gaze that’s in no hurry. Mars rules both signs: there’s voltage in it. Waiting games don’t suit a frank heart, so say what you want, once, in plain words. After that nobody needs convincing.',
    sagittarius:
      'Off you go. The chase runs outdoors, the compliments are blunt, and the laughter starts before the greeting is over. A bond like this keeps its spark on the move and misplaces its keys.',
    capricorn:
      'Aries is ready tonight; Capricorn has booked the fourteenth. Since Mars is exalted in Capricorn, it’s oddly flattering: someone is plainly in earnest. Little surprises on the way keep a hot heart from wandering off.',
    aquarius:
      'The usual script isn’t for you two. A strange proposal at a strange hour gets an instant yes, and liberty is the spice in it. Don’t leave it at clever; it’s good to be wanted outright.',
    pisces:
      'Aries waits at the corner while Pisces takes the scenic route. It’s charming to be adored so softly, and hard to tell whether anything was asked. A date, a time, a street address: those help.',
  },
  taurus: {
    aries:
      '“No need to run,” says Taurus, and smiles all the same. Aries comes in a rush and has to learn about pauses, good chairs, second helpings. When the rush slows down and the ease gets up, you meet halfway.',
    taurus:
      'Nobody hurries a fixed sign. The pull is of the senses and the everyday, it comes on like warm weather, and once settled it’s hard to budge. Should routine creep in, change the place and keep the pace.',
    gemini:
      'Words arrive by the dozen, while what’s wanted is a hand to hold. The wit does please, up to a point. Promise a single thing, do it slowly, and a heart that had been merely amused decides to stay.',
    cancer:
      'The courting is done with food, and it works. Care is offered shyly and enjoyed openly, so you both feel safer by the week. The pull is strongest at home; outings have to be prescribed.',
    leo: 'Grand attentions meet a love of quality, with a fixed sign’s velvet stubbornness all around. Gifts should be good and also big. Patience works on the person who won’t be hurried, and praise works on the one who won’t be ignored.',
    virgo:
      'A steady hand for a steady heart. What’s needed gets noticed and quietly done, again and again, and Taurus finds such attention delicious. Fireworks aren’t called for. A picnic without a plan is about as wild as it needs to be.',
    libra:
      'Venus rules both signs: the approach is graceful, the reception warm, the evening well chosen. Things can stop there, in the foyer. A hand on a sleeve would tell you more than all these manners.',
    scorpio:
      'Magnetic. Each planet is in its own sign, so desire goes deep and affection stays put. You hold on with both hands, which is the joy in it and, in a jealous week, the difficulty.',
    sagittarius:
      'Sagittarius proposes a far country; Taurus prefers this hammock. Laughter narrows the distance. If the traveler is back when promised, and the hammock gets packed now and then, it’s a happy arrangement.',
    capricorn:
      'Slow courtship, lasting result. Earth signs count deeds and years, and receive them as the purest romance. You’re so well matched in tempo that someone has to remember to say something sweet, occasionally, with cake.',
    aquarius:
      'Aquarius proposes an experiment to somebody who’d been quite comfortable. The pull comes and goes like a radio signal. Warm up the cool approach, leave its freedom alone, and the station comes in clearer.',
    pisces:
      'It’s soft and slow and has music in it. Here the approach is more of a tide than a step, enjoyed by someone who knows how to wait. Dreams get fed in this pair. A firm plan, once a month, keeps them ashore.',
  },
  gemini: {
    aries:
      'A challenge, thrown like a ball, is caught with a joke. It’s quick and young, as air signs like it, and lives on being answered. The chase wants a finish; the play would rather have another round.',
    taurus:
      'Taurus courts patiently, with few words and a good deal of touch, and Gemini can’t decide whether to be soothed or bored. Tell stories while you’re cooking. That’s common ground.',
    gemini:
      'It’s all in the back-and-forth. You like and chase by the same means, a phrase, a link, a second nickname, and the flirting, of whatever sort, hardly ever stops. Meet in the flesh before you’ve typed it all.',
    cancer:
      'Cancer woos by mood, and Gemini replies with wit. A tender approach goes around by the garden, and is easily laughed off by mistake. Kind curiosity works like a key: ask how it was, and hear the whole answer.',
    leo: 'Leo shows off, and Gemini loves it and says so, in jokes. You keep each other amused and rather proud. Sincerity can slip by in the noise, so let one good joke go unmade.',
    virgo:
      'Mercury has charge of both signs, so courting means conversation, corrections included. Details get noticed and jokes get improved. The body hears of it last. Take the talk for a walk, and see what the pause says.',
    libra:
      'Air signs are charming from hello on. The invitation is polite, the answer is witty, and you can hover for weeks over what is or isn’t a beginning. Leaning in won’t spoil anything.',
    scorpio:
      'Somebody sparkles, and somebody watches without a word. Desire is single and intense here, and affection has a dozen tabs open, which makes for heat and for questions. Answer two of them honestly. It’ll feel like a great many.',
    sagittarius:
      'Neither mutable sign stays put, so the chase goes across town and over borders, with excellent banter. What draws you is the next thing to find out. You’d be surprised how well you do in a parked car while it pours.',
    capricorn:
      'A careful suitor, a quicksilver smile. The approach is dry, planned and more serious than it looks; the response is a joke that means “yes,” perhaps. Time favors it. Wit learns some depth, and diligence gets to laugh at work.',
    aquarius:
      'Minds first. An unlikely idea is the bait and it’s taken at once, so you’re off on a tangent while everybody else is still on the weather. Tenderness has to be slipped in between subjects. It’s no less welcome for that.',
    pisces:
      'Hints meet puns, and a good deal gets lost in the reeds. It’s poetic and easily misdirected. Clear messages have a thrilling effect on both of you. Try “Tonight, seven, here.”',
  },
  cancer: {
    aries:
      'Tenderness is startled, then won, by somebody so unafraid. The rush should stop at the doormat, since Cancer closes up if it’s pushed. When someone needs protecting, fierce and soft turn out to agree.',
    taurus:
      'Someone dependable is approaching at walking speed. That’s the ideal, and the heart opens a little further each week. You woo with meals, with shawls, with simply staying. What grows this way isn’t easily uprooted.',
    gemini:
      'Gemini comes chatting, and Cancer remembers. Light words can be kept for years in this company, so it pays to mean a few of them. The attraction comes earlier than the understanding. Bedtime stories, in any form, help both along.',
    cancer:
      'Mars is in its fall here, and circles sideways, bearing casseroles. Wishing for care and wishing to give it are so alike that neither quite dares to start. A simple “I missed you” gets things moving.',
    leo: 'Big-hearted attentions draw a shy heart out of its corner. It’s a fine thing to be somebody’s favorite, as long as the show is also put on at home, without guests. Mood and pride need the same medicine: to be reassured first.',
    virgo:
      'What the heart is hoping for arrives by way of errands. Luckily they’re understood. It’s one of the gentler chases, modest, useful, a little anxious, and it warms with everything that’s been quietly done.',
    libra:
      'Mars, in detriment in Libra, keeps asking whether this is convenient. Cancer would rather be gathered up. There’s sweetness between you, and some loitering in doorways. Choose an evening, and let a hug go undiscussed.',
    scorpio:
      'Everything is offered, and everything is wished for. Between water signs the pull goes deep from the outset and protects itself with silences. Trust sets the tempo here. Where it’s given, few pairs come closer.',
    sagittarius:
      '“Come along,” calls Sagittarius from the road. “Stay a little,” asks Cancer at the gate. Homecomings are the happiest moments of this pair, and departures need more ceremony than a wave.',
    capricorn:
      'Duty brings the flowers. Someone who provides is drawn to someone who softens, across the wheel, and it’s seldom mentioned. Cool manners hide a wish to be asked indoors. The knock may be a while in coming.',
    aquarius:
      'Aquarius approaches as a friend, clever and half turned away. Cancer takes that for a no, when it’s how an air sign says “perhaps.” Ask for closeness in small amounts, often. Such requests are granted sooner than one big plea.',
    pisces:
      'It’s all feeling, this approach, and so is the answer, and hours pass in a closeness that nobody has discussed. You’re both shy of being first with a practical question. Even that can be whispered.',
  },
  leo: {
    aries:
      'Boldness pays court, and gets applause. It’s a bright, hot attraction of fire signs, with admiration spent like loose change. Competition can singe it. Win together, against somebody else, and the spark’s as good as new.',
    taurus:
      'The splendor is loved slowly, without many words, by someone who’d rather show it with dinner. Praise is what Leo is waiting for. Say it aloud over dessert, and neither pride nor patience has to sulk.',
    gemini:
      'A nimble tongue is after a generous heart. Compliments are its darts, and most of them hit. It’s fun, it’s flattering, and the only doubt is whether they’re all meant. Repeat a good one later, in earnest, with nobody around.',
    cancer:
      'Leo was hoping for trumpets and is wooed with care. The care turns out to be the rarer thing. If moods are met with warmth, and glamour is forgiven its noise, this pair grows fonder backstage.',
    leo: 'What a scene. You court each other with style, loyalty and expensive tickets, and you both love being chosen in public. A fixed sign can hold up the first apology. The second is usually in verse.',
    virgo:
      'Virgo adjusts the lamp while Leo waits to be told how it all looks. There’s devotion here, hidden in adjustments. Said aloud, even once a week, it keeps affection warm.',
    libra:
      'Exquisite manners call on a royal taste. Everything about it is becoming, and you look splendid on a staircase. As Libra goes on weighing, the interest cools. Leo likes a date and a definite yes.',
    scorpio:
      'Nothing halfhearted would do here. Scorpio smolders, Leo shines, and you’re both too proud to go first or let go. The heat is in the standoff. A true word in private does what no amount of staring can.',
    sagittarius:
      'Fun with a capital F. The approach is jovial, the welcome’s warm, and around midnight the party moves outdoors. Thanks to Jupiter, you’re generous to the point of recklessness. Loyalty likes a compliment as much as daring does.',
    capricorn:
      'Capricorn takes serious trouble to please somebody who loves a fuss. Saturn shows its feelings by results, so the spotlight that was hoped for stays off. Put a ribbon on the result. It’s a small expense, and worth it for the look you’ll get.',
    aquarius:
      'Coolness gets the attention, precisely because it doesn’t clap. It’s a fine spark between opposites: the brighter Leo shines, the harder Aquarius studies the program. Look up. A sincere bravo is worth ten clever absences.',
    pisces:
      'Adoration is offered like incense, and warmly accepted. It’s romantic in a tale-spinning way, in love and in friendship alike. Dreams can set the pedestal too high to climb down from. A silly chore together brings everyone to earth.',
  },
  virgo: {
    aries:
      'Aries knocks something over, and is liked for it. A careful heart wants to be approached with clean shoes, and secretly enjoys the mud. Slow the first step, keep the courage, and don’t mock the list.',
    taurus:
      'The tempo suits two earth signs. Solid, useful attentions come along at a stroll, and are noticed down to the smallest. Fondness settles in like a good habit. Pleasure needs some encouragement; it’s allowed to be the whole point.',
    gemini:
      'It’s a courtship of remarks, ruled by Mercury. Clever advances get clever edits, and the proofreading is enjoyed all around. Promises are what Virgo keeps count of. One delivered by Friday beats five made in the hallway.',
    cancer:
      'Care is offered with feeling, and received with thanks and a small correction. No harm’s meant. You both love by looking after people, and the bond grows by tending something, a garden or a grandparent. Said twice, the thanks are heard.',
    leo: 'Fanfare at the window, and inside, a Virgo who’d have preferred a note. The warmth is hard to resist, however. Modest taste learns to be celebrated, grand desire learns to be exact, and a private toast pleases everybody.',
    virgo:
      'You notice the same crumb. Attraction is attention here, paid and repaid in tiny sums all day, and it can go without a name for years. Neither of you is perfect enough to wait for. Begin.',
    libra:
      'Politeness approaches modesty. It goes on for a while, through several drafts, and nobody pushes. Trust the quiet pleasure of doing something well together. That’s how a hand gets taken.',
    scorpio:
      'Scorpio studies Virgo, and finds Virgo studying back. There’s respect in this, and a long, low heat. A critical word goes in deeper than intended. Save that precision for what you love in each other.',
    sagittarius:
      'Exaggeration comes wooing, and gets footnoted. You amuse each other, and fray a little over punctuality. A big gesture charms when it’s been thought through. Bring the map, the water and the sandwiches, and lead on.',
    capricorn:
      'Competent hands are an earth sign’s love letter. They come soberly, dependably, a bit late in the day, and they’re just what was wanted. You could use an hour of being useless together, and you’d do it well.',
    aquarius:
      'Aquarius tries original methods on somebody who favors the tested kind. Interest is quick, trust is slower, and there’s more said than done. A practical kindness from so unconventional a mind tends to settle it.',
    pisces:
      'Pisces floats up to a tidy heart and asks to be let in. It’s an attraction of opposites, melting and mending. What’s promised by candlelight gets checked by day. Fix a time, then lose track of it together.',
  },
  libra: {
    aries:
      'Grace is being chased at a run, and finds that it likes the wind. The pull between those ends of the zodiac is considerable, since Mars is blunt and Venus tactful. A softer knock and a quicker yes would seal it.',
    taurus:
      'A calm advance meets a love of proportion. Ruled by Venus, you please each other with fine things and unforced evenings. Decisions hang around like coats on a rack. Once somebody simply takes them down, off you go together.',
    gemini:
      'Banter is the whole courtship, and a delight. Air signs neither press nor bore, so you could dance around the question through several springs. Be earnest for a minute by the clock. It’s the one daring step left.',
    cancer:
      'The feeling that comes courting has moods, and what was hoped for is even weather. Kindness makes up the difference. You like to see each other comfortable; ask what the silence was about, and then ask once more.',
    leo: 'Courted with splendor, elegance puts on its good shoes. You like being seen, giving compliments, doing an evening right, and the moment tends to be well picked. Save some of it for breakfast, when hair is flat.',
    virgo:
      'Virgo approaches on tiptoe, doing favors. Libra looks for romance and finds a repaired zipper, which is charming, in retrospect. Fix what’s loose, by all means, and mention what’s lovely.',
    libra:
      'Mars in detriment keeps Venus’s etiquette, so everything’s mutual and hardly anything gets started. It’s a waltz with two followers. Step on a foot, laugh, and somebody will be leading.',
    scorpio:
      'Libra keeps things light, and Scorpio waits for that to be over. There’s mystery in this for both of you. Courtesy can look evasive, intensity impolite. One frank evening tends to stay with you both.',
    sagittarius:
      'A frank, cheerful chase pleases a sociable heart. There are trips, there are opinions at full volume, and the humor is good. Tact winces about once an hour. You get along best with tickets in hand and no speeches left.',
    capricorn:
      'Serious intentions, faultlessly dressed. Things proceed in order, the courtesies are observed, and being treated so correctly is a pleasure. Warm it from inside. A compliment that wasn’t on the agenda goes a long way.',
    aquarius:
      'Equals at ease. The approach is an idea with every exit open, the very politeness that’s valued here. By default you stay excellent friends. Touch an elbow, and see.',
    pisces:
      'Dreamy advances, gracious replies, and a lot of beautiful uncertainty in between. You meet in pictures or tunes sooner than in plans. If there’s a wish, let it have a noun and a verb. Everything else can stay poetry.',
  },
  scorpio: {
    aries:
      'The charge comes head-on, and is met by a look that stops it. There’s the thrill. Mars rules both signs, so you’ll argue over tempo and rarely over strength. An evening’s patience works like a spell.',
    taurus:
      'Something immovable has begun to move toward something bottomless. Silence says most of it, and what lasts is what draws you, straight across the wheel. Possession is a fixed sign’s risk. Trust that’s been handed back intact is all the stronger.',
    gemini:
      'Gemini tries its luck with a heart that’s all or nothing. Jokes are received like coded letters. If wit will sit still for questioning, it gets let in further than it had bargained for.',
    cancer:
      'It’s offered tenderly and taken to heart. Water signs come toward each other by instinct, in low light, guarding every step, with tears as well as teeth. A fear shrinks as soon as it’s named between you.',
    leo: 'Blaze meets ember. The courtship is loud, the response is lasting, and you’d each like to be the only person who matters. Showing off wins less here than standing by each other. Do that in style, and the pull is enormous.',
    virgo:
      'Careful, exact attention is being paid to someone who notices everything. It’s a slow burn with good manners. Reserve can pass for indifference on both sides. The proof lies in what was done at great trouble and not mentioned.',
    libra:
      'A courteous knock at a guarded gate. Depth would like to be asked the real question, and tact has nine others ready. There’s magnetism in the delay, up to a point. Skip to the tenth.',
    scorpio:
      'Neither blinks. Mars is at home in Scorpio, so what you want is total, what you show is little, and the air does the talking. Such a thing is a siege or a devotion. It turns into the second when someone, at some cost, opens up first.',
    sagittarius:
      'Sagittarius gallops up, hat in hand, to a Scorpio who gives nothing away. You’re puzzled and taken: so open, so closed. The chase would be off again by noon, while the heart wants it to mean something. Stay for supper; say why.',
    capricorn:
      'Controlled on the surface, and well heated underneath. Mars, exalted, pursues with patience, the loyalty goes to the bone, and there’s respect for reserve all around. Few words are wasted. A few could be, on special days.',
    aquarius:
      'Cool curiosity circles a deep attachment. The appeal is that of cold water on a hot day, and the clash is over how much of a person may be asked for. Agree on what is private. What’s left can be electric.',
    pisces:
      'By feel, without lights, you flow together. Longing asks for everything and nothing in particular, and devotion would give it. Such sweetness needs a shoreline. Agree on an hour for coming up for air.',
  },
  sagittarius: {
    aries:
      '“Catch me,” laughs the one being chased, and very nearly gets caught. Fire signs match in speed, candor and love of open country, and a refusal is seldom taken to heart. There’s always another hill. Now and then, sit down on one.',
    taurus:
      'Taurus is courting somebody who’s nearly out the door. Good food delays the departure, and calm makes it a pity. If roots will travel and wings will come home by dark, this unlikely pull wears uncommonly well.',
    gemini:
      'The chase is a quiz and the prize is a trip, and you laugh from question to question. Opposites, both mutable, and allergic to boredom. It’s a wonderful start, and it can stay one for years.',
    cancer:
      'Someone shy hurries down the road after someone cheerful, carrying a sweater. It’s touching, and at times a bit close. Freedom stays nearer than you’d think when the gate isn’t locked and nobody counts the days.',
    leo: 'Grand proposals are made to someone who says yes to grand proposals. High spirits, big laughs and no patience with pettiness: it’s a vacation of an attraction. Should the weather turn, you’re both good at improvising.',
    virgo:
      'The one who courts packs for every eventuality, and gets teased for it at the airport. Then the bus breaks down. An eye for detail and an appetite for far places need one another more than they let on. Bless the spare socks.',
    libra:
      'A pleasant invitation goes out to a heart that likes pleasant invitations. Company, culture and travel do the rest. Since nobody insists, it can evaporate between two weekends. A shared suitcase makes a surprisingly good anchor.',
    scorpio:
      'Scorpio, hungry and still, is watching Sagittarius laugh. The intensity thrills, and then a window has to be opened. You both prize the truth, so tell it early, and let desire be strong without turning into a cage.',
    sagittarius:
      '“Where are we going?” is your idea of a love song, whatever kind of love it is. Enthusiasm comes from Jupiter at a canter, and apologies come with jokes. You won’t lack for stories. You might for a toaster.',
    capricorn:
      'Capricorn comes courting a traveler, with discipline and a five-year plan. It’s absurd, and it often works, because Jupiter and Saturn secretly admire each other. Make the plan a trip. Pack it properly, and let the route change.',
    aquarius:
      'The lightest of touches: “Come along, if you like.” It suits you both to a T. Ideas and strangers add to the fun, and nobody’s clutched at. Desire could be mentioned from time to time, so that it’s known.',
    pisces:
      'A dreamer follows an optimist over the hill, and they both believe the hill was put there for them. Thanks to Jupiter, hopes grow large and the map gets lost. It’s glorious, mistier than it looks, and better with a return date.',
  },
  capricorn: {
    aries:
      'A hotheaded courtship storms the office and is asked to take a seat. Secretly it’s enjoyed. Saturn rules by respect, so show that courage keeps its appointments. Reserve has a door in it, and behind the door it’s warm.',
    taurus:
      'Solid meets solid. What’s offered is steady and of good quality, the reception’s dry and pleased, and nothing is hurried that ought to ripen. You could become an institution. It’d be one with a dance on the program.',
    gemini:
      'Gemini talks to charm a serious taste, which keeps a straight face until the third joke. What Capricorn watches for is follow-through. Clever plus punctual would be quite irresistible.',
    cancer:
      'Cancer knocks, and Capricorn is slow with the bolts. Care wears down caution gently, as water does stone. Your schedules may seldom match; keep a plate warm for whoever’s late.',
    leo: 'Pomp courts dignity. The attentions are generous and public, and the answer is a small nod that means a great deal. Learn to read the nod. Dignity, for its part, could learn that an ovation costs nothing.',
    virgo:
      'It’s done properly, on time, with the receipt enclosed, and loved for exactly that. Earth signs trust deeds, and grow quietly devoted to one another’s competence. Joy is overtime worth paying.',
    libra:
      'Courtesies are exchanged, as between two embassies. It’s elegant, promising and slow, and it’d be a pity to leave it at receptions. Desire is waiting for a signal; reserve believes it sent one some time ago. Send another.',
    scorpio:
      'Two strategists, and there’s smoke. The attraction keeps its own counsel, and you both sense that this is no trifle. Put power in the open early on. Then it’s a fortress with good cellars.',
    sagittarius:
      'A reckless grin is trying its luck with a raised eyebrow. Jokes get in where flattery couldn’t. In the long run, what convinces is a promise made laughing and kept soberly, on time if possible.',
    capricorn:
      'Business first, and what a handsome business it is. Saturn rules what you want and value: effort, time, a good name. The flame is real, and lives in a lantern. Once a month, take off the glass.',
    aquarius:
      'An unorthodox approach gets an orthodox answer, and you’re both intrigued. Loyalty comes with rules here, and pursuit comes without. A tradition that you’ve invented yourselves tends to hold for years.',
    pisces:
      'Softness washes up against a wall and finds a warm stone in it. The longing is vague and moving; the other side would like a time and a place. Supply those. Few things melt such reserve as a dream with a deadline.',
  },
  aquarius: {
    aries:
      'Wanted, loudly and today, somebody cool looks up with interest. Directness is refreshing, and being rushed isn’t. Surprise works, independence works, and so does losing an argument with good grace.',
    taurus:
      'Earth woos an air sign, solidly. Touch lands better when it doesn’t hold on. Over time the steady presence becomes a friend, and by way of friendship everything else gets in.',
    gemini:
      'You think alike about fun: ideas, oddities, a message at some absurd hour. Liking is instant and nearness is optional. Whoever suggests meeting tonight does you both a favor.',
    cancer:
      'Cancer keeps bringing broth to a free spirit. The kindness registers; so does the hovering. Let care come as interest in what Aquarius is thinking, and let coolness say its thank-yous with both arms now and then.',
    leo: 'A blaze of charm goes to work on someone who refuses to be dazzled. That’s the fun. Between opposite signs, love and debate are hard to tell apart, and a sincere question about somebody’s oddest idea does more than a serenade.',
    virgo:
      'Precise attentions are paid to a mind that likes surprises. You meet in problem-solving, in repairs and good causes, and the wooing can look like maintenance. Leave a thing unexplained, and curiosity comes closer.',
    libra:
      'It’s airy, considerate and very good company. Tact approaches freedom, nobody’s crowded, and you have friends in common by the weekend. Passion, in whichever sense applies, may need a date of its own. It’s a pleasure to find that you both kept it.',
    scorpio:
      'Scorpio wants the whole soul, and Aquarius would sooner lend it chapter by chapter. You’re fascinated and wary. No ultimatums, no vanishing acts: within those limits it’s among the more exciting matches there are.',
    sagittarius:
      'Good comrades with a spark. An invitation to somewhere improbable is accepted before it’s finished, and jealousy hardly gets a word in. The pull keeps if you meet as strangers every so often, in some faraway station.',
    capricorn:
      'Capricorn pays a call on eccentricity, and turns out persistent, dry and better company than expected. Plans with room for a whim in them please you both. Saturn has ruled both signs, which explains the chill: two loyal people being shy.',
    aquarius:
      'Two free agents turn up at one odd place at one odd hour, and decide to call it a coincidence. The attraction comes from Uranus, electric and unpossessive. To last, it needs an occasional coincidence on purpose.',
    pisces:
      'Mist drifts around a clear mind and makes it dreamy. You’re curious about each other as people are about other planets. Feeling asks for more, and is given an interesting theory. Music, stars or an hour at a food drive will bring you closer.',
  },
  pisces: {
    aries:
      'A soft heart is taken by storm, and rather likes the weather. It bruises, too. Soften the tone, keep the nerve, and say goodnight properly; then boldness gets a muse, and the dream a knight.',
    taurus:
      'Calm hands are held out to a drifting heart, and it comes ashore. Venus lives in the senses, so you meet there, in music, bread, warm water. What’s slow is trusted. Ask for promises sparingly, and you’ll both float.',
    gemini:
      'Quips skip over the water like flat stones. It’s charming, and now and again the water would like one to sink. Wit woos best here when it reads a poem aloud and leaves off the comment.',
    cancer:
      'The hug begins before the hello, and it feels right. Two water signs: moods, tides, tears at the movies. Don’t wait for hints to be guessed, even if they generally are.',
    leo: 'Romance with lighting. A big heart courts a melting one, and both believe in the story. Admiration flows; reality gets stage fright. You’re fondest of each other in rehearsal clothes.',
    virgo:
      'Helpful hands reach for somebody half asleep. There’s solace in such care and, on bad days, a whiff of the dentist. Opposite signs soften and sharpen each other. Fix less, hold more, and let the dream be told to the end.',
    libra:
      'Beauty courts longing, by candle and with violins if there are any. Harsh words feel out of place. Wish and courtesy look alike, so a plain “I’d love to” or “I’d rather not” is the kindest thing on the menu.',
    scorpio:
      'The undertow is strong between water signs. Desire knows what it wants and tenderness knows how to yield, and together you can vanish from view for days. Keep a foot on the sand: your own friends, your own sleep, your own no.',
    sagittarius:
      'An adventure is offered to a soul that’s already been there in thought. You inspire each other and misplace the details. A frank remark can tear the sail. Patch it with an apology, made at once, and go on.',
    capricorn:
      'Somebody capable wants to build a roof over somebody who likes rain. Devotion answers effort here, and effort softens for it. Leave a skylight. And mention, in so many words, whom the roof was for.',
    aquarius:
      'An abstract sort of courting, and a liquid sort of heart. Interest comes in flashes, and imagination fills the absences between. Fewer riddles would help. So would an afternoon of doing good for strangers, side by side.',
    pisces:
      'No one pursues, no one flees, and yet there you are, in each other’s arms or in each other’s confidence. Venus is exalted here, tender past all sense. Somebody should note the date, and what was promised, on dry paper.',
  },
};
