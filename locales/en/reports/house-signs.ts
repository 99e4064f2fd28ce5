import type { ReportInterpretations } from '../../report-text-types.ts';

/** Each house by the sign on its cusp. */
export const houseSigns: ReportInterpretations['houseSigns'] = {
  1: {
    aries:
      'Your face says it before you do. You go at the world forehead first, a little flushed, and you’ve probably collected a scar or two in its service. New people decide about you in a minute, which is roughly how long you gave them.',
    taurus:
      'There’s no rushing you into a room or out of it. You take up your place solidly, with good fabric and an unworried voice, and others set their pace by yours. Someone may call it stubborn after a single lunch. Those who wait find a person who’s still exactly there in ten years.',
    gemini:
      'Two expressions cross your face in the time others need for one. You begin with a question, use your hands, look younger than your passport, and adapt your vocabulary to the cab driver without noticing.',
    cancer:
      'You look a person over gently before you let them see you looking. Soft at the edges, guarded at the center, you’re approached by those in need and by relatives of all descriptions. A sharp tone on a first meeting can close you for months. Once you’ve fed somebody, on the other hand, they’re practically kin.',
    leo: 'Even in a borrowed raincoat you make it look like a decision. You carry your head as if a photographer were expected, and the effect on timid company is warming. Friends know that the grand manner comes with a soft heart and lends out its raincoat.',
    virgo:
      'A tag left sticking out at someone’s collar, and you’ve seen it from across the street. You come to new situations with your sleeves neat and your mind on the procedure, so people trust you with the keys quite soon. They don’t suspect the running commentary. You could tell them; it’s rather funny.',
    libra:
      'The first thing you do is make it easier for the other person. You have a pleasant way of standing, an eye for a good line, and a reluctance to begin until somebody smiles. Strangers like you, and it can take you half a lifetime to find out whether you liked them back.',
    scorpio:
      'Quiet has a texture when it’s yours. You give away little at the outset, watch the exits and the motives, and are remembered as intense even by people you only asked for the time. The few who get past the first gate find more laughter than they’d been led to expect.',
    sagittarius:
      'You arrive talking, with half a sandwich and a plan to leave by another road. Big gestures, an open face, opinions offered like fruit: people feel that things are looking up. What is taken for carelessness is mostly faith, in luck and in other people’s goodwill.',
    capricorn:
      'At nine you may already have been asked to keep an eye on things. You meet the world upright and prepared, saying less than you know, and may be given respect where you had hoped for an invitation. In old photographs there may be somebody much more tired than the present one.',
    aquarius:
      'You seem to be in the picture and slightly beside it. Courteous to all, impressed by few, you carry some deliberate oddity like a badge, and crowds part around it without offense. People feel free with you and not quite near. The near ones are those you’ve told something unfashionable, such as that you were hurt.',
    pisces:
      'It’s hard to say afterward what you were wearing. You come in like a change of light, receptive and a bit unfocused, and everyone meets a somewhat different person. Parties tire you sooner than you let on.',
  },
  2: {
    aries:
      'You earn in sprints. Money means freedom of movement, so it comes in by nerve and goes out on impulse, and a salary you can’t affect makes you itch. Whoever shares a budget with you learns to hide a little of it, kindly, for the weeks between the wins.',
    taurus:
      'What’s yours, you’ve touched. You like an honest income, land if it can be had, and things that get better with wear, and you spend less on show than your taste would lead people to think.',
    gemini:
      'Several small faucets suit you better than one big pipe. You earn by words, deals, quick hands or knowing whom to call, and have likely held two jobs with nothing in common. What you possess most securely is between your ears, although you’re apt to give that away free over coffee.',
    cancer:
      'A full cupboard does for you what a bank statement does for others. You save by instinct, often for somebody, and earnings rise and fall with how safe you feel. It’s hard to ask for more pay from people you’ve grown fond of, and you do tend to grow fond.',
    leo: 'You’d rather have one splendid thing than six sensible ones. Money is for generosity, for a bit of style, for picking up the check before anyone can reach it. In thin months pride gets expensive, and a friend who treats you without comment is doing something fine.',
    virgo:
      'You know where the seventeen dollars went. Earning is tied to skill and to being needed, and you keep receipts, repair what’s repairable and undercharge. Modesty costs you more each year than any bad purchase ever did. On the day you write your full price on an invoice, your hand may shake a little, and quite often they just pay it.',
    libra:
      'Nice things find their way to you, often through someone else. You earn with tact, taste or a partner, and dislike haggling so much that you’ll pay the asking price with a compliment. Fairness matters most: you’d sooner have less than more than your share.',
    scorpio:
      'Nobody knows what you have, and you’d like it to stay that way. Your sense of worth is all or nothing, so you can live on rice for a year and then buy the piano. What you value goes deep, and you don’t part with it; what you don’t value is out on the curb by evening.',
    sagittarius:
      '“There’ll be more where that came from,” you think, and quite often there is. You earn through confidence, teaching, travel or luck with people, and spend on experience: the ticket, the tuition, dinner for nine. A dull automatic transfer, set up on a cheerful day, has kept many like you in socks.',
    capricorn:
      'It may have taken you a while to believe you were allowed to have things. You build security brick by brick, prefer to rely on your own effort, and check the price of pleasure before you feel it. With the years you loosen up and buy the good umbrella.',
    aquarius:
      'Ownership puzzles you slightly. You’re careless of status goods and crazy about a certain tool, and income tends to come to you from strange directions at strange intervals. What you can’t bear is to have your value set by a scale you never agreed to.',
    pisces:
      'Money runs through your fingers as if it had somewhere to be. You give it to the one who asked, or misplace it, and then find some in a winter coat. Your talents are real and hard to invoice. It’s a relief, most people like you discover, to have one trusted person hold the bucket.',
  },
  3: {
    aries:
      'You say it first and find out afterward whether it’s so. As a child you may have fought with a sibling over who sat in front, and in argument you still do. Thinking is a contact sport for you, brisk and honest.',
    taurus:
      'Information goes in slowly and doesn’t come out again. You like facts you can use and routes you know, and you’ll take the same walk for twenty years and notice the new fence. When you do speak it’s short, and people have been known to write it on a sticky note.',
    gemini:
      'Somebody ought to fit you with a switch. Words, jokes, bulletins and bright questions come off you all day, and you’re known on your street for knowing it. You can follow three conversations and join the fourth. Finishing a book is the rare thing, and when one holds you to the last page you press it on everyone.',
    cancer:
      'You remember what was said and, even better, how it felt to be standing there. Your mind is a family album with an index. A brother, a sister or an early neighbor may have left a mark that you can still trace, and maybe still telephone.',
    leo: 'Anecdotes improve in your keeping. You speak with color, teach without meaning to, and can make the story of a flat tire worth the drive. Contradiction stings, particularly from siblings, who do it on purpose. You learn best when someone believes in you, and you’re apt to pass that favor on, with voices, to some bored child.',
    virgo:
      'Precision is your form of courtesy. You choose the right word, look up the bus, spot the step missing from the recipe, and write emails that need no answer. You can’t help seeing the slip, as a musician can’t help hearing the flat note, and you’re much harder on your own sentences.',
    libra:
      '“On the one hand,” you say, and everybody settles in. You think by weighing, write graceful notes, and may have carried messages between stubborn relatives since you could reach the phone. A point that’s been through your scales comes out fair, and both parties feel they’ve been quoted properly.',
    scorpio:
      'You ask the second question. Chat bores you; what people aren’t saying holds you rapt, and your own remarks tend to be few and well aimed. There might be a silence somewhere among your siblings or schooldays that you’ve never quite solved. Secrets told to you at bus stops stay there.',
    sagittarius:
      'Every errand threatens to become an expedition. You think in headlines and enthusiasms, say what you believe in line at the pharmacy, and can turn the dullest neighbor into a debate partner. Your gift to the street is that conversation there has windows, and someone is usually laughing.',
    capricorn:
      'You speak when you have something. Words were perhaps weighed in the house you come from, or you were the sibling in charge, and you learned early to sound sure. Jokes are dry and delivered sideways. In an age of chatter, people find that they remember the little you said and went by it.',
    aquarius:
      'Your mind takes the shortcut through the neighbor’s yard. You see patterns before facts, are bored by agreement, and correspond with specialists in things no one on your block has heard of. An idea you threw out in passing has probably been somebody’s turning point.',
    pisces:
      'The route is vague, but you get there with a better story. You absorb talk by tone and think in pictures, and in school you may have looked out the window and passed anyway, or didn’t and wrote poems. Facts leak out of you and sympathy doesn’t: neighbors tell you their troubles over the fence and go in feeling somehow translated.',
  },
  4: {
    aries:
      'Home is where you finally get to shout. The house you grew up in may have been a lively one, with slammed doors or brave examples, and you may have set up on your own early or moved out in one afternoon. There’s usually a wall half painted, and you, on a ladder, in good spirits.',
    taurus:
      'With a solid roof and a pot that’s been in the family, you can stand most things. Whatever was steady early on is what you tend to repeat, down to the same bread. Guests sink into your couch and are still there at eleven, asking about the curtains.',
    gemini:
      'There may have been books, or a radio, or at least somebody who never stopped talking. Your idea of home has traffic in it: two addresses, a busy hallway, a desk in every room. Roots for you are made of stories, some of them accurate. A silent house makes you uneasy until you’ve called someone and described it.',
    cancer:
      'You could draw the house you grew up in with your eyes shut. Family moves you more than anything else does, for better and worse, and you keep its recipes, grudges and photographs with equal care. You need a shell you can shut, and it’s generally big enough for several.',
    leo: 'Every family has a throne, and in yours you may have known where it stood. You want a home with some splendor to it, warm light and a table that seats them all, and you preside over holidays with real heart. Behind closed doors you like to be adored, in slippers.',
    virgo:
      'You may have been raised on usefulness. Order at home soothes you past all reason, so there is a hook for each key, and love was shown, then and now, by things quietly being done. Criticism learned early can live in the pipes. You relax when the last cup is dry, and it’s worth trying before that.',
    libra:
      'Somebody in your early house may have kept the peace, and it might have been you. You long for rooms in good proportion and people in them who speak kindly, and you decorate against discord. An honest quarrel at home can frighten you, until one day it’s had and the pictures are still straight.',
    scorpio:
      'What went on at home may seldom have been what was said. You come from deep soil, with some buried iron in it, and feel your family in the gut even at three thousand miles. You may rebuild your base from nothing at some point, inwardly, and let very few see the room where you really live.',
    sagittarius:
      'Your roots are the kind that pull up easily and take anywhere. Perhaps there was faith in the house, or foreign stamps, or a parent with one eye on the door; at any rate you feel at home where the view’s long. Settling is done by degrees, and with the suitcase in sight.',
    capricorn:
      'Childhood may have had a schedule. Duty, thrift or an early responsibility were perhaps the furniture of it, and you built on that a strong, slightly drafty private life. Warmth can seem a thing to be earned, and it takes you years to believe that people come for you and could leave the ledger at home.',
    aquarius:
      'You may have come from somewhere slightly different from the other houses on the street, or felt that you did. Home can be a loft full of friends, a commune, a trailer, any place where nobody is told when to go to bed. Family ties run on freedom or not at all. If you’re homesick, it’s chiefly for people you chose.',
    pisces:
      'The first home has no sharp edges in memory. There may have been music in it or sorrow, someone dreamy, someone missing, and you may have learned to feel for the mood behind the door. People find rest in your rooms, and you sometimes need to ask for the room back.',
  },
  5: {
    aries:
      'You fall in love like someone running for a bus. The chase delights you; so do games with a winner, children who climb things, and art made in a single go. Passion in your house is frank, quick and forgiving, and you’d rather be told no tonight than maybe for a month.',
    taurus:
      'Pleasure, you feel, should be good for several hours. Your courtship is patient and comes with food, your creations can be sat on, worn or eaten, and the young feel safe with you because you don’t hurry their shoes. Your joys are few and returned to, like a restaurant where they know the order.',
    gemini:
      'Flirtation is a literary form in your hands. You’re won by wit, you create by playing with words or with bits of things, and small children consider you one of the better informed. Depth of feeling does occur; it hides in the third draft of a funny message.',
    cancer:
      'Love makes you want to cook. You court shyly, remember what they wore, and pour imagination into birthdays, bedtime tales and whatever you make for a small, beloved audience. You play best where it’s safe, with the door closed and the old board game out, and are much sillier than the neighbors think.',
    leo: 'Joy is a duty you’ve never neglected. You love on a large scale, with tickets and declarations, and make things that carry your signature from across a field. Children and audiences bring out the best of you. When it goes unanswered, the hurt is royal and so are the silences.',
    virgo:
      'You show delight by getting it right. Romance begins with a favor, your hobby has a parts drawer, and what you make is so well made that you forget to call it art. A child or a lover who coaxes you into the sprinkler sees a person very few have met.',
    libra:
      'Being in love makes you a better dresser. You like the whole choreography of it, the note and the reply, and your creative gift is for harmony: color, music, two people seated well. Conflict kills the romance, or so you believe. One good quarrel, made up on the stairs, can show you an entire further act.',
    scorpio:
      'Playing for fun is not quite in your repertoire; you play to find out. Love seizes you and so does whatever you create, and both are kept under a cloth until they’re ready. Where you do give your heart there’s nothing tepid about it, and the work it leads to unsettles people beautifully.',
    sagittarius:
      'You fall for someone’s accent, or their philosophy, or the way they run for the ferry. Love ought to be an adventure, children ought to be outdoors, and a creation should say something about everything. You’re a generous loser at games, partly because by then you’re explaining a new one.',
    capricorn:
      'The class clown you weren’t is still waiting for a turn. You take pleasure seriously, practice in secret, and would sooner skip romance than do it badly, so love tends to come with time and to stay. Someday someone may hand you a tambourine, and it turns out you have rhythm.',
    aquarius:
      'What you find fun is listed in no brochure. You fall in love with minds, usually after a friendship nobody remarked on, and you make things that people understand in about five years. Children get treated as colleagues, and may well recall it with gratitude when they’re grown.',
    pisces:
      'You dream the whole affair before the second date. Love is a tide with you, art a way of getting it on paper, and you can play for hours in a world two people made up. What you create when you’re alone and slightly sad touches strangers, who write to say it was about them.',
  },
  6: {
    aries:
      'You work at a run. The day needs some fire in it, a deadline or a rival team, and you’ll do the urgent thing splendidly and leave the filing to history. You start fast and stop late, and the same heat that clears your desk by ten could use a walk at three.',
    taurus:
      'By the third week you’ve found the good mug and the quiet printer. You work steadily, finish what you touch and don’t see why anything that functions should be upgraded. Regular meals do more for your temper than any seminar, and the whole office sets its watch by your lunch.',
    gemini:
      'Two screens and a phone, and still you’re tapping your foot. Your working day wants variety, news and someone to share the joke with; one long silent task and you’re counting ceiling tiles. You get jumpy, and what settles you is doing a single thing, slowly, with your hands.',
    cancer:
      'You look after the place as well as the work. There’s a plant on your desk, and tissues, and you know who isn’t speaking to whom. You’d make a poor cog and a wonderful heart of any small firm, and colleagues who moved on years ago keep sending you their news.',
    leo: 'Even the dull part gets done with a certain flourish. You want to be proud of your work and thanked for it by name, and where that happens nobody gives more. Anonymous drudgery makes you ill-tempered or theatrical. People under you do well, since you praise in public.',
    virgo:
      'It’s the natural place for your sort of care. You see how a task could be done in four moves fewer, keep your tools clean and take satisfaction in a column that comes out. Worry is the tax on so much skill, and you pay it at night, until you learn to close the shop.',
    libra:
      'You’d work for less in a handsome room with civil people. The quality of a day depends on the company, so you share tasks, soften the boss’s emails and can’t do a thing when two desks are feuding. It’s difficult, amid so much courtesy, to say that you have too much.',
    scorpio:
      'They give you the file nobody else would open. You work in depth and alone for preference, with fierce concentration, and can go past tired into some other country. Half measures disgust you, in work as in habits, so you may quit overnight what others spend years cutting down on.',
    sagittarius:
      'A routine suits you as long as you may break it. You want to know what the work is for, and once you do you’ll lift morale in the entire building, though the forms come in late with gravy on them. Fresh air is the thing. Ideas that had stalled at your desk move again halfway up the hill.',
    capricorn:
      'You may well be promoted before you’ve learned to be young at the job. Discipline is no effort; stopping is. You take on what others drop, hold yourself to standards no one asked for, and may notice rather late how many vacation days you still have coming.',
    aquarius:
      'Nine to five might as well be a foreign language. You work in bursts, with odd methods that turn out to be better, and are at your best where no one has yet written the manual. Your attention is the sensitive instrument here, and it asks for gaps the way machinery asks for oil.',
    pisces:
      'You work by feel, and on a good day it’s uncanny. The job has to mean something or help someone; otherwise your mind goes out with the tide by midmorning. Schedules dissolve around you. Sensitive to the mood of a place, even to its lighting, you’d do well to be choosy, and you recover best alone and near running water.',
  },
  7: {
    aries:
      'Agreeable people leave you cold. You look for a partner who’ll push back, start things and tell you plainly that your idea is no good, and you’re at your liveliest across from somebody with a temper. Peace, in your pairings, tends to be what follows a clean argument and a shared taxi.',
    taurus:
      'What you’re after is somebody who stays put. Calm hands, a sense of humor about leaks, a body you can lean on in the movies: after so much turbulence of your own, it’s heaven. You may pick them for their steadiness and then complain that they won’t move. They don’t, and on most evenings you’re grateful.',
    gemini:
      'Whoever you love must be good company in a traffic jam. You choose quick, curious people with a foot in several worlds, and a relationship is alive for you while there is still something to ask. They would say that you pounce on every passing remark as if it were a creed.',
    cancer:
      'You’d like to come home to someone. Cool and capable out in the world, you pick partners with a hearth in them, who sense your mood from the stairs and keep a sweater of yours on their side. Their feelings will at times flood the ground floor. You learn to swim there, and it makes you kinder everywhere else.',
    leo: 'You fall for people who light up a stage. A partner ought to have presence, heart and a favorite subject, which is allowed to be themselves, and you, who like to stand by the exit, find that you enjoy holding the coats. They’re usually flattered to be asked to sit down.',
    virgo:
      'Somebody has to know where the passports are. You bind yourself to practical, attentive people who show love by remembering your appointment, and you bring them music, chaos and a wider sky. On a bad day the two of you are a dreamer and an inspector; on a good one, a very well-run lighthouse.',
    libra:
      'Alone you charge ahead; with another person across from you, you begin to think. You look for grace and fairness in a companion, someone who’ll consider your side before answering, and their calm can madden you until you notice how many battles it has spared you both. They, in turn, will have decided a thing because you were there.',
    scorpio:
      'A light acquaintance won’t do. Placid as you seem, you’re drawn to people with depths and a past, who look straight at you and mean it, and your bonds change you down to the grain. What you get in exchange for your peace is the feeling of having been truly met.',
    sagittarius:
      'The person who keeps you is the one who keeps going places. You want a mate with a laugh, a library and a poor sense of property lines, and you supply the wit and the schedules. Evenings with the map open may be the closest you ever get to prayer.',
    capricorn:
      'You admire competence, and it draws you to capable people. Someone older in manner, dry, reliable, with a plan for the roof, lets you be as tender as you are. You’ll catch them, though, at dusk, going around the house to check that your window’s shut.',
    aquarius:
      'Somebody conventional seldom lasts with you. You, the sun of your circle, are taken by those who aren’t dazzled: independent people, odd and fair, with friends you’ve never met and a door of their own. Their coolness can be wounding. Their respect, once you’ve noticed it, is a kind of warmth that doesn’t go out.',
    pisces:
      'Orderly yourself, you fall for the weather. Your partners are dreamers, healers, gifted people with lost gloves, and you sort out their papers while they sort out your heart. The balance comes back at such times as they put on a record, take the list out of your hand and won’t return it till Monday.',
  },
  8: {
    aries:
      'In a crisis you’re the one running toward it. You deal with shared matters head-on, split the bill aloud, bring up the dreaded subject over the salad, and are direct in desire. The other person would open up a good deal sooner if you didn’t have your shoulder against the door.',
    taurus:
      'You part with things about as readily as an oak does. Joint money, joint closets and the whole matter of needing someone make you cautious, and you hold on well beyond the point of use. Once you’ve let another person’s hands into your life, though, you’re steady as bedrock.',
    gemini:
      'Dark subjects interest you as long as they can be talked about. You read up on what others dread, ask the frank question over a beer, and lighten a grim week with one good line. When it’s your turn to be naked, in whatever sense, the jokes come faster. Someone fond of you has learned to wait until they stop.',
    cancer:
      'You guard what’s shared like a nest. Family inheritances, in silver or in sorrow, have more hold on you than most, and your closeness is a kind of sheltering, with a strict list at the gate. You’re never so gentle as with a person who has at last said what happened.',
    leo: 'Pride stands guard at this door. You’ll be generous with joint money, loyal through scandal, magnificent at a bedside, yet to be seen needing someone strikes you as a fall from rank. The ones who’ve held your head on a bad night know that you were no smaller for it, and never mention it.',
    virgo:
      'You bring a clipboard to the underworld. Emotional mess is harder to put in columns, so you may examine a desire until it wilts. Trust builds up for you out of small, kept promises, and is very sound when built.',
    libra:
      'How do two people share without one of them losing? It’s the question you carry into every joint account and every bed. You negotiate intimacy with exquisite manners and put off ugly truths as long as you can. Those who have seen you furious, just once, over something unfair, report that they never felt so close to you.',
    scorpio:
      'These are your home waters. What others avoid you find restful, since at least it’s real, and you have a nose for power, secrets and whatever will come out in the end. Old endings may have made you strong, and a bit inclined to hold your breath. People let it out when they are with you.',
    sagittarius:
      'You look for the meaning in the wreckage, and often come back with one. Hard times make you philosophical, frank and almost cheerful, which is a blessing to anyone stuck in a hospital cafeteria. Deep closeness feels at first like a fence, and later on like a country with its own language.',
    capricorn:
      'Trust, with you, goes through channels. You’re wary of owing anybody anything, keep your fears in good order and may have managed other people’s crises from an early age. The thaw comes late and in private, commonly with someone who asked for nothing and turned up with a snow shovel.',
    aquarius:
      'You can talk about the abyss at breakfast. Detachment is your gift in extremes: you see how a system broke, share what you have on principle, and stay friends with your exes. The unexpected tends to break in here, and after it you’re freer and, in some way you didn’t plan, softer.',
    pisces:
      'The borders between you and another person are sketched in pencil. You give yourself over entirely, pick up on griefs that nobody mentioned, and can be led to carry debts that weren’t yours. There is something healing about you in dark places. You need, yourself, a spell alone by the sea afterward, to find out whose tears those were.',
  },
  9: {
    aries:
      'You’d have made a good explorer or a bad missionary. Beliefs are something you fight for, distances are there to be covered, and you tend to leave before reading the entry requirements. A cause you took up in a rage at nineteen may still have you out in the rain with a sign.',
    taurus:
      'Your philosophy could be kept in a toolbox. You believe what has worked, learn abroad by way of the markets and the bread, and would rather know one valley than fly over nine countries. Theories make you sleepy; a person who lives by theirs gets your full attention.',
    gemini:
      'You’ve read the first forty pages of every religion. Big ideas delight you as conversation, languages stick to your coat, and you travel best with a loose plan and a seatmate. It’s conviction you find hard. Ask where you stand and you will give a witty survey of positions, and later, on a night train, suddenly know.',
    cancer:
      'Faith may have come to you in a kitchen voice. What you believe has to do with where you’re from, even when you’re fleeing it, and in foreign parts you hunt for the place where people feed one another. Study moves you if it has a heart. You may well have two homelands, and be a little homesick in each.',
    leo: 'You speak of what you believe as though there were balconies. Teaching, preaching or touring with the thing you love brings you to your best, since conviction makes you shine and shining convinces. Being wrong in public is an art you may have to study, and your students will be grateful if you do.',
    virgo:
      'The footnotes are what hold you. You approach the great questions by way of method, check the source, pack for four climates and come home with an orderly record of where the truth was not. There’s a modest sort of reverence in you for things done exactly, and it’s served as a religion.',
    libra:
      'First you’d like to hear the other view, and then perhaps the one behind that. Justice is your theology. You learn with a study partner, see foreign ways as courtesies you haven’t been taught yet, and hold your opinions with a light wrist. When something is plainly unfair, though, you get up and speak, and nobody had expected it to be you.',
    scorpio:
      'You don’t believe in anything you haven’t wrestled. Doctrines are taken apart to see what they’re hiding, journeys go to the end of the line, and a subject, once it has you, keeps you for years.',
    sagittarius:
      'This is where you can stretch out your legs. Horizons agree with you; so do campuses, ports, sermons good and bad, and the company of people who think something else. You’re hopeful as a matter of policy. The drawback is a habit of arriving at the moral before the story’s over. You’re already buying tickets to the next one.',
    capricorn:
      'You climb toward your beliefs and can show the route. Degrees are earned the hard way, trips are undertaken with a purpose, and you respect traditions that have stood through bad winters. Somewhere late in life you may take up a study for no reason whatever, and find it a great relief.',
    aquarius:
      'You may have decided early that the truth would have to be bigger than the building. Your outlook is homemade out of science, utopias and a conversation with some stranger in an airport, and you feel at ease among people who share none of it. Dogma of your own creeps in under the name of reason. A good heckler keeps you honest.',
    pisces:
      'You sense that it all hangs together and wouldn’t care to prove it. Faith for you is a mood that comes off water, music or old churches with nobody in them, and you travel in order to dissolve. The journeys that truly alter you may be made lying down, with a book.',
  },
  10: {
    aries:
      'You’d rather run a lemonade stand than be third at a bank. In public you’re known for nerve: starting the firm, saying it to the board, taking the job nobody had done. Reputation comes quickly and gets dented, and it does you no harm; people like to follow someone with a few dents.',
    taurus:
      'A good name is built like a good table, you’d say, and then you would say no more. You want work with substance, stay with it, and become the person whose judgment of quality is sought. What might pass you by is the odd, risky offer, which came while you were finishing something.',
    gemini:
      'Your business card is out of date by the time it’s printed. You’re known as a voice, a connector, the one who can explain it to the client, and two parallel careers may suit you better than one. When a subject finally claims you, all that scattered knowledge turns out to have been research.',
    cancer:
      'People trust you with the things they care about. Your public manner has shelter in it, and you rise by looking after: a staff, a clientele, a tradition, a building full of children. You need a career that lets you be somebody’s address, and a home that expects nothing of you.',
    leo: 'You do it best where you can be seen at it. Whether you have a stage or just a counter, you do your work as a person, with warmth and a bit of ceremony, and customers remember you. You make a splendid boss once you’ve learned that the loudest laugh in the room is on the payroll.',
    virgo:
      'Nobody claps for a bridge that stays up, but you built it. Your standing comes of skill, patience and the fact that your figures are right, and the ambitious people around you know who saved them. Offered a title, you might send back a few corrections to the job description.',
    libra:
      'You represent, and gracefully. Others see someone fair, well turned out, able to hold a difficult meeting without anyone losing face, so that careers in law, art, mediation or any kind of front office come up of themselves. An unpopular decision, made alone and held to, may do more for your name than a hundred agreements.',
    scorpio:
      'They don’t always like you, and they call you when it matters. Your work takes you into what’s broken, buried or powerful, and you’d sooner have real influence from a back room than a plaque on the front of the building. A change of position may be part of the story, and you tend to come back from it with better information.',
    sagittarius:
      'Somewhere in what you do there should be a horizon. The public knows you as an optimist with a message, be it a professor, a publisher, a guide or the only mechanic in town with theories, and you get ahead by being sure. It’s the second-in-command who knows what you promised.',
    capricorn:
      'You may have had your eye on the hill since grade school. Work is a long ascent, undertaken with proper boots, and you gain respect in proportion to time served, which is how you’d have it. People beneath you on the path use your footholds, a fact worth remembering on gray mornings.',
    aquarius:
      'The job you end up with may not have existed when you were asked what you’d be. You’re known for doing it otherwise: the reform, the odd specialty, the firm without an org chart. Authority suits you provided you may abolish it. Fame, if it visits, will be among people who share your obsession, and that’s the only sort you’d cross the road for.',
    pisces:
      'Ask your relatives what you do and each will say something different. Your calling tends to come in sideways, through art, care, faith, film or just being the one person there who listened, and your reputation is partly a projection. Even so, you can go a long way on a current that you alone seem to feel.',
  },
  11: {
    aries:
      'You’re the friend who says it’s on for Saturday. Groups get started by you, woken up by you and now and then walked out on by you, and your hopes have the impatience of a kid at a crosswalk. There’s usually one old comrade with whom you fought so hard that neither would dream of leaving.',
    taurus:
      'Your address book changes about as often as a coastline. You make friends slowly, feed them, help them lay their floors, and expect to grow old among the same faces. Your wishes for the future are concrete enough to be drawn to scale, and a few friends have put in an afternoon’s digging.',
    gemini:
      'You know someone who knows about that. Acquaintance is your natural resource: you move among sets that would never mix, carry news across, and can be relied on for an amusing plus-one. Deep, slow friendship happens to you almost by accident. It is apt to be with a person who noticed you’d stopped joking, and asked.',
    cancer:
      'Friends are family with better timing. You take in strays at the holidays, recall their children’s allergies, and feel it in your chest when two of your people fall out. Your hopes have someone in them, always, and what you picture when you say “the future” is a long table under a tree.',
    leo: 'Your circle has a center, and it’s wherever you’re sitting. You celebrate friends as if they were famous, lend your name to good causes, and need to feel you’re special to at least a handful. When a friend outshines you and you lead the applause, it’s one of your finest hours.',
    virgo:
      'You’re the treasurer. In any group you end up with the useful job, since you notice what isn’t getting done, and your friendships are kept in repair through small, exact kindnesses. Try turning up with empty hands, one of these years, and see how little anyone minds.',
    libra:
      'Socially you could run a small embassy. You bring people together, remember who should sit far from whom, and make friends by a sort of reciprocal pleasure that looks easy. Keeping everyone content has its limits. You have a hope of fairness, in the wide world as in your group chat, and the second will test you more.',
    scorpio:
      'Four friends, and each would hide you from the law. In groups you read the undercurrents at once, are feared slightly by the gossips, and leave for good when trust is breached. What you hope for you hardly tell anyone. Those four know, and one of them knew before you did.',
    sagittarius:
      'Your friends come from all over, like the spices. You like people with a view, hold court on the future of humanity over tacos, and join whatever’s going someplace. Years can pass without a word, and nobody holds it against you, since you brought the big laugh.',
    capricorn:
      'Friendship, like cheese, should be given time. You may have been at ease with older people when you were young, and you’re choosy still; you take responsibility in groups and stay until the lights are out. Your wishes are long-range, and you don’t mind waiting until they fall due.',
    aquarius:
      'Among people who are building something odd, you’re home. You’re a friend to all sorts, equal to everyone, tireless for what could be, and rather hard to get for a cup of coffee. The species has your love, and its members get it on alternate weeks. Those who stay understand the schedule.',
    pisces:
      'You drift into circles and are claimed by them. Friends bring you their sorrows because you never seem in a hurry to fix them, and you find fellowship in choirs, recovery rooms, film clubs, wherever people are being moved in company. Your own hopes are tender things, best told to one at a time.',
  },
  12: {
    aries:
      'Your anger has a hiding place. You appear to be calm, and somewhere in the basement a small boxer is going at a bag, which you hear at night as restlessness. What’s started in secret gets started well, and there’s relief in any activity that lets you hit something and harm no one.',
    taurus:
      'Stillness mends you, the kind with moss on it. There’s a hidden stubbornness in you, a private store of comforts, and a fear, seldom aired, that there won’t be enough. An hour of gardening or clay, with no one asking what it’s for, puts the floor back under your feet.',
    gemini:
      'A conversation goes on in you after everyone’s gone. You think best unobserved, keep notebooks, talk to yourself in the car and argue both parts. Something about a sibling or an early silence might be stored in there as well. Written out by hand, it generally turns out shorter than it sounded.',
    cancer:
      'You cry in the laundry room, if at all. Beneath a breezy surface there’s an ocean of feeling about home, childhood, mothers of one kind or another, and you visit it alone. You care for people without their ever finding out. On days when you’re low, the cure is old-fashioned: a bed made up with fresh linen, and somebody humming next door.',
    leo: 'Some of the best performances of your life may have been given to an empty kitchen. You hide your shine, from tact or from an old fear of seeming conceited, and then ache a little when it isn’t noticed. A small audience, carefully chosen, does the heart no harm whatever.',
    virgo:
      'Your inner critic works nights. To others you seem relaxed, even grand, while in private you go over the day with a fine brush and find lint. You could be much easier to live with than you believe, and the person to notice would be you, over some task done slowly for its own sake.',
    libra:
      'In secret, you’re trying to be fair to everyone. You replay disputes in your head and give both sides better lines, and you carry old disharmonies, maybe your parents’, as if you’d been appointed. It’s an odd discovery that you can enjoy a sunset without turning to somebody.',
    scorpio:
      'What you keep at the bottom stays at the bottom until it’s ready. You have a powerful, private inner life, perhaps with some old grief in it, a nose for other people’s secrets and the ability to be alone for a very long time. Spoken to one trustworthy soul, what’s kept down there tends to lose its teeth.',
    sagittarius:
      'Deep down, improbably, you expect it to turn out well. Your faith is of the unadvertised sort and shows at the worst hours, when those who seemed so strong have gone to pieces and you’re making toast. You roam in private, through books, dreams and long drives at dusk. Nobody knows how much you have forgiven on those roads.',
    capricorn:
      'A stern little official lives at the back of your mind and never takes vacation. You look carefree to many; they don’t see the duty you feel, the guilt over idle hours, the loads you carry home under your coat. At some age you retire the official, with a watch.',
    aquarius:
      'Your oddest self comes out when the house is empty. There’s an undercover rebel in you that makes itself known as insomnia. Given a room where nothing has to be explained, it turns out to be less rebel than tinkerer, and sleeps.',
    pisces:
      'Your house has a back door onto the sea. Dreams, prayer, music and plain staring refresh you as sleep does other people, and you sense without effort what is being suffered behind the next wall. It’s a great gift and needs a shutter. Now and then you may vanish into comforts that aren’t. The tide has a way of bringing you back.',
  },
};
