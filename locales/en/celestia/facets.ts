import type { FacetSentences } from '../../celestia-words.ts';

/** How each sign goes about things, by what goes about them. */
export const facets: FacetSentences = {
  aries: {
    self: [
      'You tend to find out who you are by starting something and seeing what it does to you.',
      'Beginner’s nerves hardly touch you, and you’d rather fail at something fresh than excel at something stale.',
    ],
    feeling: [
      'Feelings arrive fast with you, burn clean, and are often gone before anyone has fetched a chair.',
      'Hurt comes out of you as anger, and the tears underneath need somebody who stays calm beside you.',
    ],
    mind: [
      'You think out loud and in headlines, and you’d rather correct yourself later than wait now.',
      'A long explanation makes you fidget, so you skip to page nine, try the thing, and learn from the bang.',
    ],
    love: [
      'You like the first move, the straight answer, and someone who can laugh after an argument.',
      'You’d rather hear a clear no at once than a maybe that goes on for weeks.',
      'What keeps you interested is someone who answers back and means it kindly.',
      'You fall fast and say so, and playing hard to get bores you after the first round.',
      'Wanting someone comes easily to you; the work is to stay curious once they’ve said yes.',
      'A crush turns you into someone who rings the bell at eleven at night, a little breathless and perfectly sincere.',
    ],
    drive: [
      'Your energy comes in sprints, so a job with a visible finish line gets the best of you.',
      'Competition wakes you up, even if it’s only the cyclist ahead of you who has no idea you’re racing.',
    ],
    growth: [
      'Luck tends to find you when you go first, before the sensible people have finished discussing it.',
    ],
    duty: [
      'You’ve had to learn patience the hard way, usually by having to do a thing twice.',
      'Standing up for yourself took practice, and the nerve you have now was built one shaky “no” at a time.',
    ],
    approach: [
      'You come into a room already moving, and people know within a minute where they stand.',
      'Strangers notice your frankness first, then a certain youthfulness, as though part of you were still in fifth grade.',
    ],
    calling: [
      'You’re at your best where somebody has to open the door and nobody has yet.',
      'Under a boss who hovers you wilt, but hand you a patch of your own and it’s plowed by noon.',
    ],
    money: [
      'Cash comes quickly and leaves quickly; a rule made on a calm day may serve you better than willpower.',
    ],
    home: ['You need a place where you can slam a cupboard and be forgiven by dinner.'],
    company: ['Your friends are the ones who answer a sudden plan with their coat already on.'],
    partner: ['You’re drawn to people who push back, because agreement alone bores you by the second month.'],
    north: [
      'The direction that suits you is toward choosing for yourself, even when company would be easier.',
    ],
    shared: [
      'A debt makes you impatient, so you’d rather pay it off in one go; with trust, too, you jump and check afterward.',
    ],
    retreat: [
      'Alone, you need to move rather than sit still, because unseen in you there’s a fighter who rarely gets called on.',
    ],
  },
  taurus: {
    self: [
      'You trust what you can hold, and you’d rather be slow and certain than quick and sorry.',
      'Once you’ve settled on something you stay with it, and pressure only makes you slower.',
      'You build your life from what has proved itself, a piece at a time, and seldom regret it.',
      'You can tell which peach ripened longest on the tree; enjoying things is one of your real talents.',
    ],
    feeling: [
      'You calm down through the body: food, a blanket, the same walk at the same hour.',
      'Nobody can rush you out of a mood or into one, and your steadiness calms babies, dogs, and nervous hosts.',
    ],
    mind: [
      'You take your time with a thought, and once it’s settled it can outlast several fashions.',
      'What you’ve learned by doing stays learned, and a map makes full sense only after you’ve walked the road.',
    ],
    love: [
      'You show affection with hands and habits, and you may hold on to what feels good long after it’s over.',
      'Somebody’s low voice or the scent of their neck can win you over well before you’ve heard their opinions.',
    ],
    drive: [
      'You’re hard to start and harder to stop, which makes you the one who’s still there in the third year.',
      'It takes a great deal to make you angry, but when you’ve finally planted your feet, even bulldozers reconsider.',
    ],
    growth: ['What grows for you grows like a garden, with a little work each week and no hurry.'],
    duty: [
      'You take upkeep seriously, and you can worry about running out even when the shelves are full.',
      'Security, for you, is something earned by the week, and spending on sheer enjoyment can feel like breaking a rule.',
    ],
    approach: [
      'People meet someone unhurried, and often lower their own voice without noticing.',
      'You dress for comfort and still look well put together, and no one takes you for someone easily pushed.',
    ],
    calling: [
      'You do well with work that leaves something solid behind, something people can touch or taste.',
      'Colleagues lean on you the way they’d lean on an old oak, and you value fair pay above a fancy title.',
    ],
    money: ['You have a feel for what lasts, and buying cheap tends to annoy you for years.'],
    home: ['Your place matters down to the weight of the mugs, and guests tend to stay longer than planned.'],
    company: [
      'You’d rather keep few friends for decades than collect many, and have a standing table somewhere.',
    ],
    partner: ['You look for someone steady, whose word on Monday still holds on Friday.'],
    north: ['Life seems to nudge you toward what’s simple and your own, away from other people’s storms.'],
    shared: [
      'You borrow reluctantly and repay to the cent, and full trust, for you, builds up about as slowly as a mortgage goes down.',
    ],
    retreat: [
      'What you withdraw for is plain comfort, such as bare feet in the grass, and a stubborn calm goes on holding you up unnoticed.',
    ],
  },
  gemini: {
    self: [
      'You’re several people before lunch, and the curious one is usually in charge.',
      'Ask you for one opinion and you’ll offer three, not from doubt but because each view has its own appeal.',
    ],
    feeling: [
      'You understand a mood by telling somebody about it, and it changes while you tell it.',
      'Boredom makes you sadder than sadness does, and a funny message from a friend can turn your whole afternoon.',
    ],
    mind: [
      'Your thoughts move in pairs, each with its own objection, which makes you quick and now and then tired.',
      'Leave you with a foreign menu or a stranger’s crossword, and you’re happily occupied for the next ten stops.',
    ],
    love: [
      'You fall for conversation first, and silence over dinner worries you more than a quarrel would.',
      'You flirt by teasing, and the same restaurant three Saturdays running makes your heart look around for the exit sign.',
    ],
    drive: [
      'You’d rather juggle two tasks than carry one, and the second keeps you fresh for the first.',
      'Your sharpest moves are made with words, because your tongue gets there before your temper does.',
    ],
    growth: ['Doors open for you through a chance remark, a message, a friend of a friend.'],
    duty: [
      'You may have felt you had to know everything before you were allowed to speak.',
      'Words aren’t a game to you when it counts, and you’ll check a fact twice before putting your signature under it.',
    ],
    approach: [
      'You arrive with a question, and strangers find themselves telling you about their brother.',
      'Quick eyes and busy hands are what others notice, along with your knack for matching anyone’s tone in seconds.',
    ],
    calling: [
      'You shine where things have to be explained, connected, or passed from one group to another.',
      'One trade rarely covers what you do, and two of them side by side can suit you better than a ladder.',
    ],
    money: [
      'You can earn from several small streams at once, though keeping count of them is another matter.',
    ],
    home: ['Your rooms have books half read, three chargers, and somebody on the phone.'],
    company: ['You collect people as others collect stamps, and you remember the odd detail about each.'],
    partner: ['You want someone who keeps surprising you with what they’ve noticed.'],
    north: ['You seem to grow whenever you ask instead of preach, and stay for the answer.'],
    shared: [
      'Talking about money between people costs you no effort, whether it’s a loan or a will, while telling someone everything stays oddly difficult.',
    ],
    retreat: [
      'Your mind goes on chatting when you’ve left the company, so you need a notebook, or a long novel that out-talks it.',
    ],
  },
  cancer: {
    self: [
      'You carry your people with you, and much of what you do is quietly meant to keep them safe.',
      'Softness isn’t all there is to you; your tenacity is real, and once you’ve got hold of something dear, nobody pries it loose.',
    ],
    feeling: [
      'You remember how a thing felt years after you’ve forgotten what was said.',
      'Moods come and go in you like tides, so a gloomy morning says little about how you’ll feel by evening.',
    ],
    mind: [
      'Your memory works like a kitchen drawer: everything’s in there, stored by mood rather than by date.',
      'You listen for the tone beneath the words, and you can tell from a hello how someone slept.',
    ],
    love: [
      'You love by looking after someone, and you may wait for them to guess what you need back.',
      'Before you melt, you want to feel safe, and a pet name whispered at the right moment beats roses.',
    ],
    drive: [
      'You come at goals sideways, and you fight hardest when someone of yours is involved.',
      'An insult drains you more than hard work does, and a sincere apology can put you back on your feet.',
    ],
    growth: ['Good things tend to reach you through family, old friends, and places where you feel at home.'],
    duty: [
      'You may have been the responsible one early, feeling everyone’s weather before your own.',
      'Asking for comfort doesn’t come easily, and one ride accepted can cost you more courage than ten rides given.',
    ],
    approach: [
      'You enter softly, check the temperature of the room, and only then take off your coat.',
      'You seem shy until you know where you are, and then you’re the one making others comfortable.',
      'You read people’s moods before they’ve said a word, and adjust without thinking about it.',
      'Lost children and crying strangers pick you out of a crowd, for there’s something in your face that says shelter.',
    ],
    calling: [
      'People tend to trust you with what’s fragile, and a good working life can be built on that.',
      'At work you soon become a sort of family elder, and a cold, purely efficient office makes you droop.',
    ],
    money: ['You save for a bad day that may never come, and you spend most easily on those you love.'],
    home: ['Home is less an address for you than a smell, a drawer of photographs, a certain soup.'],
    company: ['You turn friends into relatives, with birthdays remembered and leftovers sent along.'],
    partner: ['You look for someone who’ll still be gentle when you’ve gone quiet.'],
    north: ['Your road leads toward letting yourself be cared for, and away from always standing above it.'],
    shared: [
      'Inherited things carry feelings for you, so dividing them can hurt more than the sums suggest, and you trust whoever handles them tenderly.',
    ],
    retreat: [
      'When you pull back, you need somewhere nobody has to be looked after, since an old tenderness works in you more than you show.',
    ],
  },
  leo: {
    self: [
      'You do things wholeheartedly or not at all, and being overlooked costs you more than being wrong.',
      'Dignified one minute, you’re building a pillow fort the next, and both of those people are entirely real.',
    ],
    feeling: [
      'You feel in big colors, and a little applause from the right person can mend a whole week.',
      'Wounded pride makes you act cheerful, until one warm hug brings everything out, gestures included.',
    ],
    mind: [
      'You tell things well, sometimes better than they happened, and people remember your version.',
      'An opinion of yours comes with conviction attached, and changing it goes more smoothly if you get to announce it yourself.',
    ],
    love: [
      'You love generously and in public, and you need to see a face light up when you walk in.',
      'Some ceremony belongs to romance for you, a handwritten card or a toast, and once given, your loyalty is royal.',
    ],
    drive: [
      'You work hardest when somebody’s watching who matters to you.',
      'Petty tasks sap you, while anything with a little drama at stake gets you going as if it were opening night.',
    ],
    growth: ['Chances come when you let yourself be seen, even before you feel ready for it.'],
    duty: [
      'Praise may have come with conditions once, and you still rehearse longer than you need to.',
      'Playing for its own sake is harder for you than working, as though someone were still handing out grades.',
    ],
    approach: [
      'You bring warmth and a bit of theater through the door, and heads turn whether you mean it or not.',
      'Your hair, your laugh, or your posture tends to be remembered, and a shy day of yours still looks like confidence.',
    ],
    calling: [
      'You belong somewhere with your name on it, where the work shows who made it.',
      'Leading comes naturally, and you do it best when you hand out praise as freely as you like receiving it.',
    ],
    money: ['You spend with a generous hand, above all on pleasure and on other people’s faces.'],
    home: ['Your place is a small stage with good lamps, and the best seat’s for the guest.'],
    company: ['You’re loyal to your circle, organize the party, and notice at once who didn’t come.'],
    partner: ['You want someone proud to stand next to you who has something of their own to be proud of.'],
    north: ['What helps you grow is showing what’s in your heart rather than blending into the group.'],
    shared: [
      'Owing anyone dents your pride, so you’d sooner lend than borrow, and trusting means being seen on a day you’re not magnificent.',
    ],
    retreat: [
      'Offstage you recover best, making something no one will review, and the wish to shine goes on glowing in there regardless.',
    ],
  },
  virgo: {
    self: [
      'You look for what could be better, beginning with yourself, and rest only when it works.',
      'Modesty hides how much you can do, and you feel most yourself when you’ve been of real use to somebody.',
    ],
    feeling: [
      'You settle your nerves by sorting something, and worry is often care in work clothes.',
      'A nervous stomach tells you what’s wrong before your head does, and being needed in a practical way comforts you.',
    ],
    mind: [
      'You see the one wrong digit on a crowded page, and you can’t unsee it either.',
      'Big claims make you reach for the footnotes, and your questions can spare a friend an expensive mistake.',
    ],
    love: [
      'You love in details: the right tea, the fixed hinge, the question nobody else thought to ask.',
      'Shy as you are with grand declarations, you blush at honest compliments and remember them, word for word, for years.',
    ],
    drive: [
      'You’re happiest with a clear task and a sharp tool, and vague orders wear you out.',
      'By cutting a mountain into spoonfuls you get an astonishing amount done, quietly and in the right order.',
    ],
    growth: ['You get further by small improvements than by big leaps, and people come to rely on it.'],
    duty: [
      'You may hold yourself to a standard that you’d never dream of asking of a friend.',
      'Leaving well enough alone is a skill you’ve practiced, since part of you would always check the lock once more.',
    ],
    approach: [
      'You observe first, speak second, and what you say then tends to be useful.',
      'At first glance you seem reserved, though a clean collar and a careful answer win trust sooner than dazzle would.',
    ],
    calling: [
      'You’re made for craft, for work where the difference between good and nearly good can be seen.',
      'Whatever company gets you gets its conscience too, the one who notices the loose step and has it mended.',
    ],
    money: ['You know roughly what’s in your account, and a messy bill can spoil your evening.'],
    home: ['You need order you’ve chosen yourself, with at least one shelf exactly as it should be.'],
    company: ['You’re the friend who reads the contract, brings the bandages, and remembers the allergy.'],
    partner: ['You notice whether somebody keeps small promises, because those tell you about the big ones.'],
    north: [
      'You tend to grow by doing the small, useful thing today instead of dissolving into what might be.',
    ],
    shared: [
      'With shared money you want receipts, and you trust a person the same way, by going over the evidence until it adds up.',
    ],
    retreat: [
      'A quiet stretch with one small job for your hands restores you, while out of sight a strict inspector keeps making notes.',
    ],
  },
  libra: {
    self: [
      'You understand yourself best across from someone else, weighing their side along with your own.',
      'Charm is your natural tool, though beneath it works a cool strategist who knows precisely when to concede.',
    ],
    feeling: [
      'Discord gets under your skin, so you may smooth things over before you know what you felt.',
      'Ugly lighting can spoil your spirits, and a bunch of tulips or a pleasant companion brings them back.',
    ],
    mind: [
      'You hear both sides before you’ve finished your coffee, and deciding is the hard part.',
      'Bad news sounds so courteous coming from you that people thank you and only flinch an hour afterward.',
    ],
    love: [
      'You court with grace and attention, and fairness matters to you as much as passion does.',
      'Getting dressed for an evening out is half the pleasure, and you keep a long love alive with good manners.',
    ],
    drive: [
      'You act best in tandem, and you’d rather win somebody over than win.',
      'Injustice gets you moving like nothing else, and then the peacemaker turns out to have an elbow.',
    ],
    growth: ['Your luck often has a name and a face: an ally, a partner, somebody who introduces you.'],
    duty: [
      'You take promises between people very seriously, and an unfair arrangement weighs on you for years.',
      'Being liked and being fair don’t always coincide, and you’ve learned, with some discomfort, to choose the second.',
    ],
    approach: [
      'You make others feel they’ve been expected, which opens more doors than you notice.',
      'Compliments come your way early, and you return them so deftly that hardly anyone notices you’ve kept your own opinion back.',
    ],
    calling: [
      'You do well wherever taste, tact, or a just decision is what the work comes down to.',
      'Next to another name on the letterhead, yours looks its best, because work done in pairs brings out your polish.',
    ],
    money: ['You like beautiful things and shared bills, and you find it awkward to ask for more.'],
    home: ['You need calm colors and peace in the next room before you can rest.'],
    company: ['You’re the one who seats people so that they’ll get along, and they usually do.'],
    partner: ['You’re looking for an equal, and you may bend a long way before you admit you’re bending.'],
    north: ['The stretch for you is to let another person in on the decision, and mean it.'],
    shared: [
      'Splitting things evenly is your instinct, whether a loan or an estate, and you believe in whoever stays fair when it costs them.',
    ],
    retreat: [
      'You withdraw to somewhere beautiful and preferably unpeopled, because part of you goes on negotiating long after the others have left.',
    ],
  },
  scorpio: {
    self: [
      'You want to know what’s underneath, in people and in yourself, and small talk rarely fools you.',
      'More than once you’ve shed an old life like a skin, and what’s left each time is tougher and truer.',
    ],
    feeling: [
      'You feel things to the bottom and show perhaps a tenth, and only to a few.',
      'Old hurts keep their heat in you, and forgiving, when you get around to it, is a thorough piece of work.',
    ],
    mind: [
      'You ask the question that everyone else was walking around, and then you wait.',
      'A half-truth itches until you’ve scratched it, and you keep other people’s secrets as safe as your own.',
    ],
    love: [
      'You don’t love by halves; trust comes slowly, and when it comes it’s the whole of you.',
      'Jealousy knows your address, but so does a devotion that will sit all night beside a hospital bed.',
    ],
    drive: [
      'You can want a thing silently for years, and that patience is a kind of force.',
      'In an emergency you go quiet, take the tool nobody wanted, and do what’s needed while others are still shouting.',
    ],
    growth: ['You tend to gain from what others avoid: the difficult talk, the wreck worth repairing.'],
    duty: [
      'Letting go of control can feel to you like letting go of the rope.',
      'How much harm a careless grip can do you’ve seen from close up, so you handle power gingerly.',
    ],
    approach: [
      'You say little at first and see a lot, and people sense they’re being read.',
      'Few people feel neutral about you, and dressed in plain gray you’d still seem to be keeping a good story back.',
    ],
    calling: [
      'You’re suited to work that goes deep, where secrets are kept and crises don’t scare anybody off.',
      'Behind the scenes you hold more influence than the company photo shows, and you prefer it that way.',
    ],
    money: ['You play your cards close, dislike owing, and can live on very little when you’ve decided to.'],
    home: ['You need a door that locks and at least one person allowed past it.'],
    company: ['You have two or three people who know everything, and a crowd who think they do.'],
    partner: ['You want someone who can bear the truth, including about themselves.'],
    north: ['You grow by sharing what you’d rather hold on to, and by trusting a change you didn’t plan.'],
    shared: [
      'No debt slips your mind, in either direction, and trusting someone is all or nothing, preceded by a long, silent test.',
    ],
    retreat: [
      'Complete privacy is what you need to recover, for your strongest feelings do their work underground and come up changed.',
    ],
  },
  sagittarius: {
    self: [
      'You need a horizon, and when life gets narrow you make plans until it isn’t.',
      'Honesty pops out of you like a cork, and the good humor behind it gets you forgiven most of the time.',
    ],
    feeling: [
      'You cheer up by getting out, and you may be halfway to the station before you know you’re sad.',
      'If somebody makes you laugh at a heavy mood, it’s over, for you’ve always believed in happy endings.',
    ],
    mind: [
      'You aim for the big picture and say it bluntly, with details to follow or not.',
      'Any subject worth knowing makes you want to teach it, so dinner guests sometimes get the lecture with slides.',
    ],
    love: [
      'You want a companion for the road, someone who laughs easily and doesn’t ask for the itinerary.',
      'Pinned down, you wriggle; trusted, you come back of your own accord with sand in your shoes and presents.',
    ],
    drive: [
      'Enthusiasm is your engine, and it runs best on a goal a little too far away.',
      'Saying yes to a marathon before you’ve jogged around the block is typical, and so is your grin at mile twenty.',
    ],
    growth: ['Travel, study, and sheer optimism tend to pay you back more than caution does.'],
    duty: [
      'You’ve had to earn your beliefs, and you may distrust anyone who got theirs for free.',
      'Freedom came with conditions for you, so you plan even a vacation with a spare tire and a second route.',
    ],
    approach: [
      'You greet the world as if it had good news for you, and surprisingly often it has.',
      'Tall or not, you take up space, with broad gestures and a story that starts before you’ve sat down.',
    ],
    calling: [
      'You need work with some distance in it: other countries, other minds, a subject bigger than you.',
      'You inspire better than you administer, so let someone else count the receipts while you talk the crowd awake.',
    ],
    money: ['You trust that more will come, which makes you generous and, now and then, surprised.'],
    home: ['You do better with a packed bag in the hall than with a cellar full of things.'],
    company: [
      'Your friends come from everywhere, and an evening with them ends in a plan for somewhere far away.',
    ],
    partner: ['You look for someone with a life of their own, so that there’s something to tell at night.'],
    north: ['Your direction is toward a view of your own, beyond the endless gathering of one more opinion.'],
    shared: [
      'Lending comes lightly to you, as does trust, which is why a friend who reads fine print is worth having.',
    ],
    retreat: [
      'Getting away, for you, calls for a wide view, even from the nearest hill, and beneath your doubts a private faith keeps walking.',
    ],
  },
  capricorn: {
    self: [
      'You take the long way up, and you’d rather be respected in ten years than popular tonight.',
      'With every birthday you get a little younger, because the old soul you were as a child gradually learns to fool around.',
    ],
    feeling: [
      'You keep your feelings in good order, and few people know how much you carry.',
      'You tend to deal with a feeling on your own first, and mention it once it’s over.',
      'Being needed steadies you, though you let very few people see what you need yourself.',
      'On a bad day the cure is often one small task completed before breakfast, with nobody watching.',
      'You can be in tears inside and still ask everyone else whether they’ve eaten.',
      'You let people comfort you only once you’re sure they won’t make a fuss about it.',
    ],
    mind: [
      'You think in steps and deadlines, and your dry remark is usually the one that gets repeated.',
      'Flattery slides off you, while a sound argument with figures in it gets your full, unsmiling attention.',
    ],
    love: [
      'You show love by turning up, year after year, and words may come later than deeds.',
      'It’s maturity that attracts you, and a guarded beginning can turn, years on, into surprisingly playful passion.',
    ],
    drive: [
      'You ration your strength like a climber, which is why you’re still going when others aren’t.',
      'Odd as it sounds, discipline excites you, and you’d take a realistic plan over a rousing speech any morning.',
    ],
    growth: ['Your chances ripen late and last long, and they often begin as somebody else’s dull task.'],
    duty: [
      'Responsibility sits naturally on you, so the lesson tends to be when to put it down.',
      'You keep your word even when nobody would notice, and you expect a lot from anyone who gives you theirs.',
      'You take the long view of most things, and letting others help is the harder skill.',
      'Time and you are on good terms, since you know that most worthwhile things look boring in the middle.',
    ],
    approach: [
      'People meet your competence first and your humor second, and they stay for the second.',
      'Reserve fits you like a well-cut suit, and folks assume you’ve read the manual, even when you’re improvising.',
    ],
    calling: [
      'You’re built for a path with real steps in it, where experience counts a little more each year.',
      'You guard your good name as a shopkeeper guards the till, and recognition from the right quarter means a great deal.',
    ],
    money: ['You plan, you compare, you wait, and you like knowing there’s something put by.'],
    home: ['You want walls that hold, inherited or earned, and a chair where nobody asks you anything.'],
    company: ['You have friends of many ages, and they come to you when something has to be solid.'],
    partner: ['You need to respect someone before you can relax with them.'],
    north: ['You tend to grow when you take charge of your own climb, even without anybody’s blessing.'],
    shared: [
      'Joint debts find you with the worst case already worked out, and you confide in people about as carefully.',
    ],
    retreat: [
      'Even your time off needs a frame, an hour marked as yours, or a hidden conscience will fill it with chores.',
    ],
  },
  aquarius: {
    self: [
      'You need to think for yourself, even when it means standing a step outside the group you love.',
      'Contrary by instinct, you’ll defend an unpopular view so that it gets a hearing, and grow fond of it midway.',
    ],
    feeling: [
      'You look at a feeling from across the room before you let it sit down beside you.',
      'Company without clinging does you good, and you can feel close to someone on a bench, both of you reading.',
    ],
    mind: [
      'You see the pattern, skip the small talk, and land where others arrive two days later.',
      'Once convinced, you can be remarkably stubborn, for all the open-mindedness you sincerely recommend to everybody.',
    ],
    love: [
      'You want a friend in a lover, with plenty of oxygen and no rulebook.',
      'Affection, with you, is democratic, so a sweetheart has to get used to sharing you with half the neighborhood.',
    ],
    drive: [
      'You work hardest for an idea, and tell you it can’t be done and you’re already halfway.',
      'Orders make you dig in, whereas a free hand and a weird problem will keep you tinkering past midnight.',
    ],
    growth: ['Your breaks come through groups, odd ideas, and people who don’t fit anywhere else.'],
    duty: [
      'You may have felt like the different one early on, and made a discipline out of it.',
      'Responsibility, as you see it, is owed to everyone equally, and you hold yourself to the rules you’d vote for.',
    ],
    approach: [
      'You’re friendly to all and quite like nobody else, which people find out within ten minutes.',
      'One thing about your appearance refuses to match, be it socks or glasses, and it breaks the ice nicely.',
    ],
    calling: [
      'You fit where things are being reinvented, and where nobody minds how you get there.',
      'Hierarchies strike you as quaint, so you flourish among equals, with an experiment running and the results shared freely.',
    ],
    money: [
      'You have unusual ideas about what’s worth paying for, and ordinary status symbols leave you cold.',
    ],
    home: ['Your place follows its own rules, with a good connection and a guest nobody can quite explain.'],
    company: ['You belong to several circles at once and are the odd one in each, which suits you.'],
    partner: ['You’re drawn to the unusual ones, so long as they don’t try to make you usual.'],
    north: ['What stretches you is giving your gift to many, and needing their applause a little less.'],
    shared: [
      'You don’t like a favor or a legacy with strings attached, and you trust most easily where nobody checks up on anybody.',
    ],
    retreat: [
      'Going unreachable for a day does you good, and your oddest, best ideas seem to hatch while nobody expects anything from you.',
    ],
  },
  pisces: {
    self: [
      'You take the shape of what surrounds you, so the company you keep matters more than most plans.',
      'Part mystic, part escape artist, you slip out of tight spots and literal minds with the same mild smile.',
    ],
    feeling: [
      'You pick up moods that aren’t yours, and need time alone to give them back.',
      'Music goes straight through you, and a song in a supermarket can undo you between the onions and the rice.',
    ],
    mind: [
      'You understand by images and hunches, and the reasons come along afterward, a bit out of breath.',
      'Facts reach you better as a story, and while you seem to be daydreaming you’ve often absorbed the entire lesson.',
    ],
    love: [
      'You love with imagination, and you may see who someone could be before you see who they are.',
      'Sacrifice tempts you, so notice when you’ve given your last umbrella away in the rain and called it romance.',
    ],
    drive: [
      'You move by mood and inspiration, and a gentle routine keeps the good days from slipping off.',
      'Rather than push, you swim around the obstacle, and rivals discover too late that you’ve reached the other bank.',
    ],
    growth: ['Help tends to reach you when you’ve been kind with no thought of return.'],
    duty: [
      'You can feel responsible for things you can’t fix, and a clear limit is a relief when you find one.',
      'Vague kindness isn’t enough for you, so your compassion tends to show up on time and with a mop.',
    ],
    approach: [
      'You come across as gentle and a little elsewhere, and people tell you more than they planned.',
      'Soft around the edges, you appear to each new acquaintance a bit like whoever they were hoping to meet.',
    ],
    calling: [
      'You belong near music, healing, images, and everything that won’t fit in a spreadsheet.',
      'You do your best work where intuition counts and nobody asks you to prove every step.',
      'You can put yourself in almost anyone’s place, which is worth more at work than people think.',
      'Vocation reaches you as a longing rather than a plan, and unselfish work keeps you going longer than status does.',
    ],
    money: ['You’d rather not look at the numbers, yet one calm hour a month can spare you a lot of fog.'],
    home: ['You need a place to disappear to, with a bathtub or at least a closed door.'],
    company: ['You draw in dreamers and strays, and you may listen longer than is good for you.'],
    partner: [
      'You look for a soul who’ll understand without a briefing, though asking for things does help.',
    ],
    north: ['The way forward is to trust what can’t be measured, and to put the list down sometimes.'],
    shared: [
      'Mine and yours blur for you, so loans turn into gifts; faith in people comes almost too easily, and a written note protects both sides.',
    ],
    retreat: [
      'Drifting is what restores you, an afternoon of half-thoughts and no plan, and a compassion works in you that hardly anyone sees.',
    ],
  },
};
