import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Your chart as a whole',
  points: { sun: 'the Sun', moon: 'the Moon', ascendant: 'the Ascendant', midheaven: 'the Midheaven' },
  lights: {
    fire: {
      fire: [
        'Sun and Moon are both in fire, so what you want and what you need tend to point the same way, and you like to set off before anyone has asked where.',
        'With both lights in fire you warm up fast: wanting a thing and feeling it are nearly one moment for you, and waiting is the harder skill.',
        'Both your Sun and your Moon burn, so enthusiasm comes to you as readily as hunger does, and others often catch it from you.',
      ],
      earth: [
        'A fire Sun over an earth Moon: you like to begin boldly and to sleep in your own bed, and your best years tend to have room for both.',
        'Your Sun strikes the match and your Moon checks that there’s wood: you dare a good deal once the ground under you is paid for.',
        'You look like someone who’d leave tomorrow, with that Sun in fire; your Moon in earth has quietly renewed the lease.',
      ],
      air: [
        'Fire in the Sun and air in the Moon feed each other: an idea moves you, telling it moves you more, and by evening you’ve half begun.',
        'Your Sun acts and your Moon talks it over, often in that order, which makes you lively company and, now and then, hard to plan with.',
        'With the Sun in fire and the Moon in air, your moods clear by being said aloud, and few of them last longer than the conversation.',
      ],
      water: [
        'The Sun in fire says go, the Moon in water asks how everyone feels about it, and you may hear both before breakfast.',
        'You come across warm and sure, with your Sun in fire; the Moon in water beneath it is more easily hurt than people guess.',
        'A fire Sun and a water Moon make steam: strong feelings that want to do something at once, and are gentler after an hour.',
      ],
    },
    earth: {
      fire: [
        'Your Sun in earth builds slowly, and your Moon in fire can’t stand how slowly, so your life tends to alternate between patience and sudden leaps.',
        'People meet the steady earth of your Sun first; those who live with you know the quick heat of a Moon in fire.',
        'An earth Sun with a fire Moon: you do things properly, and you’d still like them done by noon.',
      ],
      earth: [
        'With Sun and Moon both in earth, you trust what lasts, you promise less than you do, and upheaval for its own sake leaves you cold.',
        'Both lights in earth give you one gait for work and for feeling, unhurried, and a memory for who kept their word.',
        'Your Sun and Moon agree on the practical: comfort is how you show care, and a finished job is how you rest.',
      ],
      air: [
        'Your Sun in earth wants a result and your Moon in air wants another angle, so you often understand a thing well and finish it late.',
        'An earth Sun and an air Moon: your hands are busy, and meanwhile your feelings are looking for the right word.',
        'You’re solid to deal with, as befits a Sun in earth, and lighter at heart than you look, thanks to a Moon in air.',
      ],
      water: [
        'The Sun in earth and the Moon in water get along: you care by doing, and you can usually tell what needs doing before you’re told.',
        'Your earth Sun keeps its feet dry while your water Moon feels every tide, and together they make someone others lean on.',
        'With the Sun in earth and the Moon in water, you build shelter, first for others, and you may need reminding to live in it.',
      ],
    },
    air: {
      fire: [
        'The Sun in air and the Moon in fire make you quick: you think by talking, feel by doing, and can be bored by lunch.',
        'Your Sun in air looks at all sides, your Moon in fire has picked one already, and your best arguments are with yourself.',
        'Your air Sun fans a fire Moon: ideas excite you physically, and you rarely keep one to yourself overnight.',
      ],
      earth: [
        'Your Sun in air lives among ideas and your Moon in earth asks for supper at seven, and you need both more than you’d admit.',
        'You talk lightly and settle firmly: the Sun in air likes change, the Moon in earth likes its own chair.',
        'With the Sun in air and the Moon in earth, you can change your mind in a minute and your habits in a decade.',
      ],
      air: [
        'Sun and Moon are both in air, so life becomes real to you once it’s been talked about, and silence between people can worry you.',
        'Both lights in air: you step back to see what you feel, describe it well, and sometimes arrive at it a day later.',
        'Your Sun and Moon share an element that needs company and ideas, and you keep your balance by not standing too close.',
      ],
      water: [
        'The Sun in air explains, the Moon in water already knew, and you spend part of your life translating between them.',
        'You sound cooler than you are: an air Sun finds the words while a water Moon holds what the words leave out.',
        'With the Sun in air and the Moon in water, you can discuss anything, and you need a quiet evening afterward to feel it.',
      ],
    },
    water: {
      fire: [
        'Your Sun in water moves by feeling and your Moon in fire wants it over with, so you’re tender and impatient in the same sentence.',
        'A water Sun with a fire Moon: what touches you turns into action quickly, and you tend to defend others better than yourself.',
        'Others first meet the depth of a Sun in water; the Moon in fire behind it has a temper, a sense of humor and little use for pity.',
      ],
      earth: [
        'The Sun in water senses what’s needed and the Moon in earth goes and gets it, which makes you quietly hard to do without.',
        'You feel deeply, with the Sun in water, and you recover by routine, with the Moon in earth: food, sleep, a job with an end.',
        'A water Sun with an earth Moon: your sympathies run wide, and your trust grows slowly and then stays.',
      ],
      air: [
        'Your Sun in water takes everything in, and your Moon in air wants it said clearly, so you’re often the one who names the mood.',
        'With the Sun in water and the Moon in air, you feel your way into people and think your way out again.',
        'The Sun in water would like to stay close, the Moon in air needs a window open, and your ties do best with some of each.',
      ],
      water: [
        'Sun and Moon are both in water: you pick up what’s in the air, remember it for years, and need time alone to tell which part is yours.',
        'With both lights in water there’s little gap between what you feel and who you are, and few secrets survive your attention.',
        'Your Sun and Moon agree that feeling is information; you know more than you can prove, and you’re usually close to the truth.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Your Sun is in a fire sign, so you tend to find out who you are by starting things, and rest comes easier after a risk than before it.',
      'With the Sun in fire you’re moved by what might be, and it usually shows on your face well before you’ve made a plan.',
      'A Sun in fire gives you a short road from wish to deed, and a certain impatience with people who stop to read the map.',
    ],
    earth: [
      'Your Sun is in an earth sign: you come to trust yourself by making things that hold, and praise convinces you less than a result.',
      'With the Sun in earth you’d rather show than promise, and once you’ve taken something on, you tend to see it through.',
      'A Sun in earth gives you patience for the real size of things, and a quiet pride in what has cost you time.',
    ],
    air: [
      'Your Sun is in an air sign: you find out what you think by saying it to someone, and a day without a good exchange feels thin.',
      'With the Sun in air you need room around you and people in it, and you judge most quarrels fairly, except perhaps your own.',
      'A Sun in air keeps you curious about how others see it, sometimes for longer than the decision can wait.',
    ],
    water: [
      'Your Sun is in a water sign: you read people before you read the room’s rules, and what you feel tends to decide more than you let on.',
      'With the Sun in water you’re steered from below, by moods and memories, and seldom as far off course as it looks.',
      'A Sun in water makes you porous and loyal, so whom you spend your days with matters more than what you do in them.',
    ],
  },
  leads: {
    fire: [
      'Fire outweighs the rest of the chart, so action tends to come first and the reasons come along later.',
      'Of the four elements, fire weighs most here: you lend others courage, and you can forget that theirs runs out sooner.',
      'Fire leads overall, and with it a dislike of half measures; your enthusiasm arrives in bursts and leaves the same way.',
    ],
    earth: [
      'Earth outweighs the rest of the chart: you want to know what a thing costs, how long it takes and who’ll be there.',
      'Of the four elements, earth weighs most here, so your judgment is sound on what exists, and you’re slower to warm to what might be.',
      'Earth leads overall, and you tend to be measured by what you finish, above all by yourself.',
    ],
    air: [
      'Air outweighs the rest of the chart, and with it the wish to understand before you take part.',
      'Of the four elements, air weighs most here: you connect people and thoughts easily, and being pinned down wears you out.',
      'Air leads overall, so a change of view refreshes you more than a day off.',
    ],
    water: [
      'Water outweighs the rest of the chart, so tone, timing and what’s left unsaid reach you first.',
      'Of the four elements, water weighs most here: you ease a tense mood, and you carry some of it home.',
      'Water leads overall, and your sense of people is rarely the thing you should doubt.',
    ],
  },
  share: {
    fireEarth: [
      'Fire and earth share the lead, a mix that wants to begin today and to have something to show by nightfall.',
      'Fire and earth have the largest shares of the chart: drive with staying power, and little patience for talk about either.',
    ],
    fireAir: [
      'Fire and air share the lead, so your spirits rise with company and fall in long, quiet weeks.',
      'Fire and air have the largest shares of the chart: quick to see a chance, quick to name it, and already on the way to the next thing.',
    ],
    fireWater: [
      'Fire and water share the lead, which makes for strong reactions, warmly meant and hard to hide.',
      'Fire and water have the largest shares of the chart: passion comes easily, and calm is something you practice.',
    ],
    earthAir: [
      'Earth and air share the lead, a dry and useful pair: think it through, then see whether it holds.',
      'Earth and air have the largest shares of the chart, so you’re reasonable to a fault and feel things in your own time.',
    ],
    earthWater: [
      'Earth and water share the lead, the most domestic of pairs: you look after what grows, and you notice when it stops.',
      'Earth and water have the largest shares of the chart: you keep things, you tend them, and you let go more slowly than you’d like.',
    ],
    airWater: [
      'Air and water share the lead, so you’re often putting into words what other people only sense.',
      'Air and water have the largest shares of the chart: imagination has all the room it wants, and dates and bills get what’s left.',
    ],
  },
  even: [
    'No element outweighs the others, so you can come at most things from several sides, and choosing one takes a moment.',
    'No element has a clear lead in your chart, which makes you adaptable and a little hard to sum up.',
    'None of fire, earth, air and water stands out here; different people will swear they know quite different versions of you.',
  ],
  lacks: {
    fire: [
      'None of your planets is in fire, so the first push may have to come from a friend, a deadline or a dare.',
      'No planet is in fire, and you may lack the taste for rushing; boldness is something you tend to plan.',
    ],
    earth: [
      'None of your planets is in earth, so routine is less a gift than a craft that you learn on purpose.',
      'No planet is in earth, and the practical side of life tends to wait until it’s urgent.',
    ],
    air: [
      'None of your planets is in air, so you may know a thing for years before you find the sentence for it.',
      'No planet is in air, and distance comes hard to you: you’re all in, or you’re out.',
    ],
    water: [
      'None of your planets is in water, so feelings tend to reach you late, and to be clear when they come.',
      'No planet is in water, and you comfort people by fixing something, which is better than it sounds.',
    ],
  },
  modeLacks: {
    cardinal: [
      'No planet is in a cardinal sign, so you join a thing or improve it more readily than you begin one.',
      'The cardinal signs hold none of your planets: openings tend to be made by others, and you’re good at what comes next.',
    ],
    fixed: [
      'No planet is in a fixed sign, so holding a course for years takes you more effort than changing it.',
      'The fixed signs hold none of your planets, which keeps you flexible and makes endurance a matter of decision.',
    ],
    mutable: [
      'No planet is in a mutable sign, so a changed plan costs you more than it seems to cost others.',
      'The mutable signs hold none of your planets: you start and you persist, and bending in between is the thing to practice.',
    ],
  },
  modes: {
    cardinal: [
      'Cardinal signs set the pace, and you like to be the one who gets a thing moving.',
      'With the weight in cardinal signs, you’re at your best as a thing begins, and impatient in its middle.',
      'The chart leans toward cardinal signs: a need looks to you like an instruction.',
    ],
    fixed: [
      'Fixed signs set the pace, so you change late, thoroughly, and mostly for your own reasons.',
      'With the weight in fixed signs, you hold on, to people and to opinions, past the point where others drift off.',
      'The chart leans toward fixed signs: what you’ve begun keeps its grip on you.',
    ],
    mutable: [
      'Mutable signs set the pace, so you adjust as you go and get bored with whatever has only one way to do it.',
      'With the weight in mutable signs, you improvise well and commit best when an exit is in sight.',
      'The chart leans toward mutable signs: you hear the other side’s version, and you can usually live with it.',
    ],
  },
  modesShare: {
    cardinalFixed: [
      'Cardinal and fixed signs carry the chart together: you set things going and then hold on to them.',
      'Between cardinal and fixed signs it’s nearly a tie, so starting comes easily and so does staying; turning back is another matter.',
    ],
    cardinalMutable: [
      'Cardinal and mutable signs carry the chart together: you begin readily and adapt as you go, and the long middle asks for patience.',
      'Between cardinal and mutable signs it’s nearly a tie, so beginnings come readily and so do changes of course.',
    ],
    fixedMutable: [
      'Fixed and mutable signs carry the chart together: you hold your course, and you know how to bend before something breaks.',
      'Between fixed and mutable signs it’s nearly a tie, so you can stay and you can shift; what takes longer is the first step.',
    ],
  },
  modesEven: [
    'No mode has the upper hand, and how you go about a thing depends on the thing.',
    'None of the three modes prevails, so your pace changes with the case at hand.',
    'No single mode sets your tempo, which depends more on the company than on you.',
  ],
  ruler: {
    aries: [
      'Aries was rising, so Mars rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Aries rising, look to Mars for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    taurus: [
      'Taurus was rising, so Venus rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Taurus rising, look to Venus for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    gemini: [
      'Gemini was rising, so Mercury rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Gemini rising, look to Mercury for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    cancer: [
      'Cancer was rising, so the Moon rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Cancer rising, look to the Moon for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    leo: [
      'Leo was rising, so the Sun rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Leo rising, look to the Sun for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    virgo: [
      'Virgo was rising, so Mercury rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Virgo rising, look to Mercury for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    libra: [
      'Libra was rising, so Venus rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Libra rising, look to Venus for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    scorpio: [
      'Scorpio was rising, so Pluto rules the chart (Mars, in the older scheme), and you have it {{inSign}}, {{inHouse}}.',
      'With Scorpio rising, look to Pluto for the lead (Mars, in older books): it’s {{inSign}}, {{inHouse}}.',
    ],
    sagittarius: [
      'Sagittarius was rising, so Jupiter rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Sagittarius rising, look to Jupiter for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    capricorn: [
      'Capricorn was rising, so Saturn rules the chart, and you have it {{inSign}}, {{inHouse}}.',
      'With Capricorn rising, look to Saturn for the lead: it’s {{inSign}}, {{inHouse}}.',
    ],
    aquarius: [
      'Aquarius was rising, so Uranus rules the chart (Saturn, in the older scheme), and you have it {{inSign}}, {{inHouse}}.',
      'With Aquarius rising, look to Uranus for the lead (Saturn, in older books): it’s {{inSign}}, {{inHouse}}.',
    ],
    pisces: [
      'Pisces was rising, so Neptune rules the chart (Jupiter, in the older scheme), and you have it {{inSign}}, {{inHouse}}.',
      'With Pisces rising, look to Neptune for the lead (Jupiter, in older books): it’s {{inSign}}, {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'A ruler in the 1st house makes you your own project, visible from the door and not easily steered.',
      'The road leads back to yourself: you make most decisions by asking how they’d suit the person you’re becoming.',
    ],
    2: [
      'Earning, owning and knowing your own worth are what you keep coming back to.',
      'Much is decided by what you can live on and what you won’t sell, and you know the price of independence.',
    ],
    3: [
      'Everyday life carries you: messages, short trips, siblings and neighbors, the talk in which things get settled.',
      'You find your way by asking, reading and passing things on, and a piece of news can turn a whole month around.',
    ],
    4: [
      'Home is the center of gravity, whether it’s the one you came from or the one you’re making.',
      'What happens behind your own door weighs more than any title, and your public life rests on it.',
    ],
    5: [
      'You tend to steer by joy: play, romance, children or something you make for its own sake.',
      'Wherever you can show what’s in you, the rest of the chart falls in behind.',
    ],
    6: [
      'Work and daily order are where you test yourself, and a well-run day does you more good than a grand one.',
      'You look for your place by being useful, so the job you hold shapes you more than most.',
    ],
    7: [
      'Others are the way you find yourself: partners, rivals, the one person across the table.',
      'Few of your large decisions are made alone, and the people you choose say a good deal about you.',
    ],
    8: [
      'You’re drawn to what’s shared and hidden: trust, other people’s resources, the talk that changes everything.',
      'Half-truths don’t hold you for long, and closeness, with its price, is a lifelong subject.',
    ],
    9: [
      'The horizon steers you: travel, study, belief, or simply the refusal to think that this is all.',
      'You keep outgrowing the frame, and a journey or a teacher may mark your turning points.',
    ],
    10: [
      'What you do in public leads the way, and being good at it matters to you more than being liked for it.',
      'A calling, or the search for one, arranges the rest, and you’re noticed at work whether you try or not.',
    ],
    11: [
      'Friends and common causes set your course, and the future interests you more than rank does.',
      'You come into your own in company, among people who want the same thing for different reasons.',
    ],
    12: [
      'The way leads through quiet: work behind the scenes, solitude, whatever can’t be hurried or shown.',
      'You do some of your best living unseen, and a door that closes is a need rather than a mood.',
    ],
  },
  contrast: {
    fireEarth: [
      'Sun and Ascendant pull apart, fire from earth: one leaps, the other measures. Give the leap a date and the measuring an end.',
      'Between your Sun and your rising sign, haste argues with caution, and you do best letting caution choose the place and haste the hour.',
      'People meet either the fire or the earth in you and later find the other; both are honest, and they work better in turns than at once.',
    ],
    fireAir: [
      'Your Sun and your rising sign share fire and air, a friendly quarrel between doing and discussing that you settle by starting small.',
      'Fire and air divide your core from your manner, so what you say and what you do may take turns at the front.',
      'Sun and Ascendant urge each other on, fire and air; the only thing they lack is someone to say that it’s late.',
    ],
    fireWater: [
      'Between Sun and Ascendant run fire and water: you can be brave and raw about one and the same thing, and an hour’s delay serves both.',
      'Between fire and water, your core and your manner disagree on how much to show; let trust decide rather than mood.',
      'What you show and what you are differ as fire does from water, and people who’ve seen both tend to stay.',
    ],
    earthAir: [
      'Sun and Ascendant share earth and air: one wants a thing built, the other wants it understood, and a drawing satisfies both.',
      'Your manner and your core are divided between earth and air, so you may promise lightly and deliver thoroughly, or the reverse.',
      'Earth and air meet in your Sun and your rising sign; you think best with your hands occupied.',
    ],
    earthWater: [
      'Between Sun and Ascendant you have earth and water, which agree on most things and both like to hold on; letting go needs a reason and a season.',
      'With your core and your manner in earth and water, sense and sympathy usually vote together, and saying no is the skill to learn.',
      'Your core and your manner share earth and water: calm to look at, moved underneath, or the other way around.',
    ],
    airWater: [
      'Sun and Ascendant divide air and water: one explains what the other merely feels, and writing it down brings them to one table.',
      'Between air and water, your manner and your core disagree about distance; you need closeness that leaves you room.',
      'You seem lighter than you are, or deeper than you feel on a given day: air and water share your Sun and your Ascendant.',
    ],
  },
  tightest: {
    conjunction: [
      'Among the aspects to read first is a conjunction of {{first}} and {{second}}, {{orb}} from exact: the two act as one.',
      '{{first}} and {{second}} stand only {{orb}} apart, and it’s hard to say where one ends and the other begins.',
      'One pair to read first is {{first}} and {{second}}, conjunct within {{orb}}.',
    ],
    sextile: [
      'Among the aspects to read first is a sextile between {{first}} and {{second}}, {{orb}} from exact: they help each other when asked.',
      '{{first}} and {{second}} form a close sextile, {{orb}} from exact, an opening that waits to be used.',
      'One aspect to read first is the sextile between {{first}} and {{second}}, {{orb}} from exact.',
    ],
    square: [
      'Among the aspects to read first is a square between {{first}} and {{second}}, {{orb}} from exact: friction, and the engine behind much of what you do.',
      '{{first}} and {{second}} form a close square, {{orb}} from exact, and neither leaves the other in peace.',
      'One aspect to read first is the square between {{first}} and {{second}}, {{orb}} from exact; that’s where you work hardest.',
    ],
    trine: [
      'Among the aspects to read first is a trine between {{first}} and {{second}}, {{orb}} from exact: it comes so easily that you may not count it as a gift.',
      '{{first}} and {{second}} form a close trine, {{orb}} from exact, and they agree without being told.',
      'One aspect to read first is the trine between {{first}} and {{second}}, {{orb}} from exact.',
    ],
    opposition: [
      'Among the aspects to read first is an opposition between {{first}} and {{second}}, {{orb}} from exact: two ends of one rope.',
      '{{first}} and {{second}} form a close opposition, {{orb}} from exact, and you tend to meet one of them in other people.',
      'One aspect to read first is the opposition between {{first}} and {{second}}, {{orb}} from exact.',
    ],
  },
  next: {
    conjunction: [
      'Next in line stand {{first}} and {{second}}, conjunct within {{orb}}.',
      'Besides that, {{first}} and {{second}} are joined, {{orb}} apart.',
    ],
    sextile: [
      'Next in line comes a sextile between {{first}} and {{second}}, within {{orb}}.',
      'Besides that, {{first}} and {{second}} are in sextile, {{orb}} from exact.',
    ],
    square: [
      'Next in line comes a square between {{first}} and {{second}}, within {{orb}}.',
      'Besides that, {{first}} and {{second}} chafe in a square, {{orb}} from exact.',
    ],
    trine: [
      'Next in line comes a trine between {{first}} and {{second}}, within {{orb}}.',
      'Besides that, {{first}} and {{second}} are in trine, {{orb}} from exact.',
    ],
    opposition: [
      'Next in line comes an opposition between {{first}} and {{second}}, within {{orb}}.',
      'Besides that, {{first}} and {{second}} face each other in opposition, {{orb}} from exact.',
    ],
  },
  pairs: {
    'sun-moon':
      'What you want and what you need keep an eye on each other, and few decisions are made without both.',
    'sun-mercury':
      'You think as yourself: your opinions and your person are hard to tell apart, to your credit and your cost.',
    'sun-venus': 'Charm is near the surface, and being liked matters to you a shade more than you’d say.',
    'sun-mars':
      'Will and temper share a door, so once you want a thing, you seldom wait to be asked and don’t enjoy being stopped.',
    'sun-jupiter':
      'You think on a generous scale, promise accordingly, and are lucky in the people who believe you.',
    'sun-saturn':
      'Some part of you is older than the rest, and confidence tends to come to you through things well done.',
    'sun-uranus': 'You need to be allowed to differ, and your life may turn at moments nobody had marked.',
    'sun-neptune':
      'You identify easily with what moves you, so it’s worth asking now and then whose dream this is.',
    'sun-pluto': 'There’s force in you that others sense before you use it, and halfway seldom suits you.',
    'sun-ascendant': 'You come across much as you are, or spend years bringing the two together.',
    'sun-midheaven':
      'Who you are and what you do in the world are tied together, and a wrong job shows on you.',
    'moon-mercury': 'Feeling soon looks for a word, and what you’ve told someone weighs half as much.',
    'moon-venus':
      'You have a gift for making things pleasant, and harshness spoils more of your day than you’d think.',
    'moon-mars':
      'Feelings come with an impulse attached, so you tend to react first and be wiser by evening.',
    'moon-jupiter': 'Your heart is roomy, your comforts are large, and moderation is learned late.',
    'moon-saturn':
      'You keep your needs in order and out of sight, and tenderness that lasts is what wins you.',
    'moon-uranus':
      'Your moods can change like weather off the sea, and a tie that leaves you free is one you keep.',
    'moon-neptune':
      'You feel what’s in the room as if it were yours, which is a talent, and one that needs a door.',
    'moon-pluto': 'Little that you feel stays small, and trust, once given, is meant for good.',
    'moon-ascendant':
      'What you feel tends to show in your face, and people tell you things without knowing why.',
    'moon-midheaven':
      'Your work answers to your moods, and the public side of you likes to see that everyone’s been fed.',
    'mercury-venus': 'You put things nicely, and a well-turned phrase can win you over, too.',
    'mercury-mars':
      'When challenged, you think fast and say it, sometimes with an edge that you notice a moment later.',
    'mercury-jupiter':
      'You see the big picture and like to talk about it, and the small print needs a second look.',
    'mercury-saturn':
      'On serious matters you think slowly and all the way through, and few people have to repeat an instruction to you.',
    'mercury-uranus': 'Ideas strike you sideways, and you’re often right a little too early.',
    'mercury-neptune':
      'You often see a thing before you can say it, hear what’s meant, and should have dates and figures checked.',
    'mercury-pluto': 'You ask the question under the question, and you rarely forget the answer.',
    'mercury-ascendant': 'You meet the world talking, or at least visibly thinking.',
    'mercury-midheaven': 'Words belong to your work, whatever trade you end up in.',
    'venus-mars':
      'Liking and wanting are near neighbors in you, which gives you a certain warmth that people notice.',
    'venus-jupiter': 'You love generously, spend likewise, and are seldom resented for either.',
    'venus-saturn':
      'In love you commit slowly and keep to what you choose, and loyalty moves you more than compliments.',
    'venus-uranus': 'Attraction strikes you suddenly, and closeness has to leave you free to move.',
    'venus-neptune': 'You see people as they might be, which is lovely, and expensive in the wrong company.',
    'venus-pluto': 'You don’t love by halves, and what you’ve chosen you hold on to.',
    'venus-ascendant': 'You have an ease with people that opens doors before your arguments do.',
    'venus-midheaven': 'Taste or tact is part of what you’re known for at work.',
    'mars-jupiter': 'You dare a lot and mostly get away with it; pacing yourself is the lesson.',
    'mars-saturn':
      'Drive and brake sit side by side, so you tire others by outlasting them and yourself by stopping short.',
    'mars-uranus': 'You can act on the spur of the moment, you chafe at orders, and you’re good in a crisis.',
    'mars-neptune': 'You fight best for something larger than yourself, and aimless days drain you.',
    'mars-pluto':
      'You have more strength than most occasions need, and learning where to put it is the work.',
    'mars-ascendant': 'You come in with energy, and people tend to follow you or to clear the way.',
    'mars-midheaven': 'Ambition in you is physical; you need something to push against.',
    'jupiter-saturn':
      'You enlarge a plan and then trim it, and what’s left tends to be both grand and workable.',
    'jupiter-uranus': 'Luck comes to you from odd corners, mostly when you’ve left the beaten track.',
    'jupiter-neptune': 'Belief in people, art or something unseen comes naturally to you, and limits don’t.',
    'jupiter-pluto':
      'You think in terms of what could be changed altogether, and you can carry others along.',
    'jupiter-ascendant': 'You enter with good cheer, and take up room that people are mostly glad to give.',
    'jupiter-midheaven': 'Opportunity finds you in public, and you rise best by being generous with it.',
    'saturn-uranus':
      'Order and freedom bargain in you for years, and what they agree on is original and holds.',
    'saturn-neptune': 'You give dreams a shape, or doubt them until they have one.',
    'saturn-pluto':
      'You can do without a great deal and still go on, and you shouldn’t have to as often as you do.',
    'saturn-ascendant':
      'You seem reserved at first, and older than your years until, later on, you seem younger.',
    'saturn-midheaven': 'You climb by the stairs, and what you reach you keep.',
    'uranus-ascendant': 'You strike people as one of a kind, and sameness makes you restless.',
    'uranus-midheaven': 'Your path in the world bends where nobody had put up a sign.',
    'neptune-ascendant': 'People see in you what they’re looking for, so it helps to say who’s there.',
    'neptune-midheaven': 'Your work needs something to serve, and a title alone won’t do.',
    'pluto-ascendant': 'People feel it when you come in, and small talk seldom survives you.',
    'pluto-midheaven':
      'You change what you’re put in charge of, and starting over doesn’t frighten you for long.',
  },
  patterns: {
    grandCross: [
      'Four corners of the chart hold one another in a grand cross: pressure from all sides, and remarkable endurance once you stop trying to please each of them.',
      'A grand cross keeps four demands in play at once, and your strength lies in knowing which one can wait.',
      'The grand cross in your chart won’t let you rest on one side for long; seen from outside, it looks like stamina.',
    ],
    kite: [
      'A kite is drawn across the chart: a gift that comes easily, with {{apex}} as the point where it can be put to use.',
      'Ease and aim meet in a kite, and {{apex}} is the string by which it’s flown.',
      'Your chart holds a kite, a rare figure: what flows in it finds its outlet through {{apex}}.',
    ],
    grandTrine: [
      'A grand trine is closed in your chart: something in you simply works, and wants a task lest it turn into comfort.',
      'A grand trine runs through the chart, a talent so even that you may need someone else to point it out.',
      'The grand trine in your chart is a circle that looks after itself; using it is up to you.',
    ],
    yod: [
      'A yod points at {{apex}}: two easy talents ask for an adjustment there that’s never quite finished, and often becomes a specialty.',
      'Two quincunxes meet at {{apex}} and form the figure called a yod; that part of you may take longest to find its place.',
      'The finger of a yod rests on {{apex}}, and what it asks of you is odd, particular and yours.',
    ],
    tSquare: [
      'A T-square gathers its tension in {{apex}}: there you work hardest, and there you have the most to show for it.',
      'Two opposed sides of you press on {{apex}} in a T-square, which is uncomfortable and gets things done.',
      '{{apex}} stands at the point of a T-square and tends to be called in whenever the other two corners disagree.',
    ],
  },
  stelliumSigns: {
    aries: 'A whole crowd gathers in Aries, and much of you would rather be first than be sure.',
    taurus: 'So much is in Taurus that slowness is less a habit with you than a point of view.',
    gemini: 'A crowd in Gemini keeps several conversations going in you, most of them at once.',
    cancer: 'With so much in Cancer, who belongs to you and who’s been fed are never far from your mind.',
    leo: 'So many planets in Leo ask for a stage, if only a kitchen with three people in it.',
    virgo: 'A crowd in Virgo sees the flaw from across the street, and means to help.',
    libra: 'With so much in Libra, you think in pairs, and a choice made alone feels half finished.',
    scorpio: 'So much is in Scorpio that you keep the surface calm and do your living underneath.',
    sagittarius: 'A crowd in Sagittarius wants to know what’s behind the next hill, and says so loudly.',
    capricorn: 'With so much in Capricorn, you count in years, and you’re kinder than your calendar.',
    aquarius: 'So many planets in Aquarius prefer the principle to the party, and a friend to either.',
    pisces: 'A crowd in Pisces leaves your borders open, to music, to moods, to other people’s Mondays.',
  },
  stelliumHouses: {
    1: 'So many planets in the 1st house put you in the foreground, even on days when you’d rather not be there.',
    2: 'With a crowd in the 2nd house, security is a theme that runs through most of your choices.',
    3: 'So much in the 3rd house keeps you reading, asking and on the move within a few miles.',
    4: 'A crowd in the 4th house draws your life inward, toward home, family and where you come from.',
    5: 'The 5th house is crowded, so you need something to make, or someone to make laugh.',
    6: 'So much in the 6th house means that work is rarely just work to you.',
    7: 'A crowd in the 7th house hands a good part of your story to the people you pair up with.',
    8: 'With so much in the 8th house, you don’t stay on the surface, of people or of money.',
    9: 'So many planets in the 9th house keep you a student of something, in or out of school.',
    10: 'A crowd in the 10th house brings you before the public, with its applause and its questions.',
    11: 'With so much in the 11th house, your friends are half your biography.',
    12: 'So many planets in the 12th house need rooms that nobody enters, and thank you for them.',
  },
  sides: {
    above: [
      'Most planets were above the horizon, so your life tends to happen in view, among others and with a purpose.',
      'With the weight above the horizon, the world’s opinion reaches you sooner than your own does.',
    ],
    below: [
      'Most planets were below the horizon: you live from the inside outward, and fame isn’t what you’d miss.',
      'With the weight below the horizon, your own four walls know more of you than any office does.',
    ],
    east: [
      'Most planets were on the rising side, so you like to set the terms, and often start things yourself.',
      'With the weight in the east, you’d usually sooner make the first move than answer one.',
    ],
    west: [
      'Most planets were on the setting side, so much comes to you through others, and you make good use of it.',
      'Most planets were in the west: timing lies partly in other hands, and you’re good at meeting people halfway.',
    ],
  },
  phases: {
    newMoon: [
      'You were born around a new Moon, when things begin in the dark, and you often act on a hunch before there’s anything to see.',
      'A birth near the new Moon lends you a beginner’s directness, at any age.',
    ],
    waxingCrescent: [
      'You were born under a young crescent: there’s something to break away from, and a good deal of push to do it.',
      'A birth at the waxing crescent keeps you moving away from what was handed to you, one small step at a time.',
    ],
    firstQuarter: [
      'You were born at the first quarter, a time of decisions, and a little resistance tends to bring out your best.',
      'A birth at the first quarter makes you a builder in unsettled places: you clear the ground, and then you put something up.',
    ],
    waxingGibbous: [
      'You were born under a Moon almost full, when work is improved before it’s shown, and you rarely think it’s done.',
      'A birth under the waxing gibbous Moon gives you an eye for what could still be better.',
    ],
    fullMoon: [
      'You were born around a full Moon, with everything lit, so you see both sides of most things, and others come to you to be seen.',
      'A birth at the full Moon puts your wishes and your needs across from each other, in plain view.',
    ],
    waningGibbous: [
      'You were born in the days after a full Moon, when what has been understood is handed on, and explaining comes naturally to you.',
      'A birth under the waning gibbous Moon makes you someone who passes things along, know-how above all.',
    ],
    lastQuarter: [
      'You were born at the last quarter, when beliefs are taken apart, and you’ve likely changed your mind about something large.',
      'A birth at the last quarter lends you a critic’s eye, for your own side too.',
    ],
    waningCrescent: [
      'You were born under the last sliver of a Moon, when things are let go, and you may feel older in some rooms and freer in most.',
      'A birth at the waning crescent gives you a feel for endings, and for what’s worth keeping from them.',
    ],
  },
  heart: {
    fire: [
      'Venus in fire likes people who dare, and tells them so.',
      'In love your Venus goes by warmth and nerve, and a little contest doesn’t hurt.',
      'Venus, in a fire sign, falls in love quickly and shows it.',
    ],
    earth: [
      'Venus in earth believes in touch, good food and being on time.',
      'In love your Venus goes by what’s done rather than what’s said, and it has a long memory.',
      'Venus, in an earth sign, wants something that will still be there in the spring.',
    ],
    air: [
      'Venus in air falls in love by conversation, and stays in love the same way.',
      'In love your Venus goes by wit and fairness, and wants some breathing room.',
      'Venus, in an air sign, needs a friend in whoever it loves.',
    ],
    water: [
      'Venus in water loves by sensing moods, and is hurt by a tone of voice.',
      'In love your Venus goes by tenderness, and it can tell an imitation.',
      'Venus, in a water sign, gives itself slowly and then altogether.',
    ],
  },
  mind: {
    fire: [
      'Mercury in fire speaks first and looks at the words afterward.',
      'Your mind works in leaps, with Mercury in fire, and the details catch up later.',
      'Mercury, in a fire sign, comes to the point and likes to persuade.',
    ],
    earth: [
      'Mercury in earth wants an example, and keeps what it has understood.',
      'Your mind goes step by step, with Mercury in earth, and rarely has to go back.',
      'Mercury, in an earth sign, says little and can be relied on.',
    ],
    air: [
      'Mercury in air puts two things side by side and sees the link.',
      'Your mind opens as you talk, with Mercury in air, and goes stale in silence.',
      'Mercury, in an air sign, hears every view, its own last.',
    ],
    water: [
      'Mercury in water listens to the tone, and remembers it for years.',
      'Your mind weighs things by feel, with Mercury in water, and finds its reasons later.',
      'Mercury, in a water sign, takes note of what nobody said.',
    ],
  },
  drive: {
    fire: [
      'Mars in fire likes to act at once and is seldom angry for long.',
      'You push ahead by starting, with Mars in fire; the brakes come later.',
      'Mars, in a fire sign, likes a clear opponent and an open road.',
    ],
    earth: [
      'Mars in earth spends its strength evenly, and outlasts most people.',
      'You push ahead by steady work, with Mars in earth, and your anger is slow to come and slow to go.',
      'Mars, in an earth sign, does a thing once and does it right.',
    ],
    air: [
      'Mars in air fights with arguments, and wins many of them.',
      'You push ahead by talking people around, with Mars in air, on several fronts at a time.',
      'Mars, in an air sign, needs to see the sense of a thing before it moves.',
    ],
    water: [
      'Mars in water moves when it’s moved, and then with surprising force.',
      'You push ahead by feel, with Mars in water, and seldom in a straight line.',
      'Mars, in a water sign, protects first and attacks last.',
    ],
  },
};
