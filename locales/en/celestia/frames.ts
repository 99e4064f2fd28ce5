import type { FrameName, Pool } from '../../celestia-words.ts';

/** Sentences that state a fact, each in several wordings. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.in}}, a lot comes down to {{a.your}}, which is {{a.sign.in}}, {{a.house.in}}.',
    'When it comes to {{topic.about}}, I look first at {{a.your}}, which is {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} says the most about {{topic.about}}, and it’s {{a.sign.in}}, {{a.house.in}}.',
    'For {{topic.about}}, I’d look first at {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.in}}, the key is {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.in}}, I’d start with {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} {{a.sign.in}}, {{a.house.in}}, is where I’d look for an answer about {{topic.about}}.',
  ],
  topicPlacementOnly: [
    '{{topic.in}}, a lot comes down to {{a.your}}, which is {{a.sign.in}}.',
    'When it comes to {{topic.about}}, I look first at {{a.your}}, which is {{a.sign.in}}.',
    '{{a.your}} says the most about {{topic.about}}, and it’s {{a.sign.in}}.',
    'For {{topic.about}}, I’d look first at {{a.your}} {{a.sign.in}}.',
    '{{topic.in}}, the key is {{a.your}} {{a.sign.in}}.',
    '{{topic.in}}, I’d start with {{a.your}} {{a.sign.in}}.',
    '{{a.your}} {{a.sign.in}} is where I’d look for an answer about {{topic.about}}.',
  ],
  topicHouse: [
    'When it comes to {{topic.about}}, I look first at {{a.house.your}}, which begins {{a.sign.in}}.',
    '{{topic.in}}, a lot depends on {{a.house.your}}, which begins {{a.sign.in}}.',
    '{{a.house.your}} says the most about {{topic.about}}, and it begins {{a.sign.in}}.',
    '{{topic.in}}, I’d start with {{a.house.your}}, which begins {{a.sign.in}}.',
    'For {{topic.about}} there’s {{a.house.your}}, which begins {{a.sign.in}}.',
  ],
  readFrom: [
    'I read that from {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'That’s {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'What tells me so is {{a.your}}, which is {{a.sign.in}}, {{a.house.in}}.',
    'Behind that I see {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'I go by {{a.your}} here, {{a.sign.in}}, {{a.house.in}}.',
    'I have that from {{a.your}}, which is {{a.sign.in}}, {{a.house.in}}.',
  ],
  readFromOnly: [
    'I read that from {{a.your}} {{a.sign.in}}.',
    'That’s {{a.your}} {{a.sign.in}}.',
    'What tells me so is {{a.your}}, which is {{a.sign.in}}.',
    'Behind that I see {{a.your}} {{a.sign.in}}.',
    'I go by {{a.your}} here, {{a.sign.in}}.',
    'I have that from {{a.your}}, which is {{a.sign.in}}.',
  ],
  readFromHouse: [
    'I read that from {{a.house.your}}, which begins {{a.sign.in}}.',
    'What tells me so is {{a.house.your}}, which begins {{a.sign.in}}.',
    'Behind that I see {{a.house.your}}, which begins {{a.sign.in}}.',
    'I have that from {{a.house.your}}, which begins {{a.sign.in}}.',
  ],
  topicTransit: [
    'For {{topic.about}}, the date to watch is {{a.exact.day}}, when {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    '{{a.exact.on}} {{a.the}} {{a.aspect.does}} {{a.other.your}}, and that’s the date that matters most for {{topic.about}}.',
    'As for {{topic.about}}, watch {{a.exact.day}}, when {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    'For {{topic.about}}, the thing to know is that {{a.the}} {{a.aspect.does}} {{a.other.your}}, exact {{a.exact.on}}.',
  ],
  topicTransitNow: [
    'For {{topic.about}}, there’s something in the sky: {{a.the}} {{a.aspect.does}} {{a.other.your}} {{a.end.until}}.',
    'What matters for {{topic.about}} is that {{a.the}} {{a.aspect.does}} {{a.other.your}} {{a.end.until}}.',
    '{{a.the}} {{a.aspect.does}} {{a.other.your}} {{a.end.until}}; when it comes to {{topic.about}}, that’s the one that matters.',
    'As for {{topic.about}}, {{a.the}} {{a.aspect.does}} {{a.other.your}} at the moment, and that goes on {{a.end.until}}.',
  ],
  topicQuiet: [
    'The sky is fairly quiet for {{topic.about}} in that time, so I’m going by your birth chart.',
    'I don’t see anything strong coming up for {{topic.about}} then, so let’s look at your birth chart instead.',
  ],
  placement: [
    '{{a.your}} is {{a.sign.in}}, {{a.house.in}}.',
    'You have {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'In your chart {{a.the}} is {{a.sign.in}}, {{a.house.in}}.',
    'You were born with {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
  ],
  placementOnly: [
    '{{a.your}} is {{a.sign.in}}.',
    'You have {{a.the}} {{a.sign.in}}.',
    'In your chart {{a.the}} is {{a.sign.in}}.',
    'You were born with {{a.the}} {{a.sign.in}}.',
  ],
  also: [
    'Then there’s {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} {{a.sign.in}}, {{a.house.in}}, has a say too.',
    'You also have {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'I’d also look at {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'There’s also {{a.your}} {{a.sign.in}}, {{a.house.in}}, which plays a part.',
    'Another piece of the picture is {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'And {{a.your}} is {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Then there’s {{a.your}} {{a.sign.in}}.',
    '{{a.your}} {{a.sign.in}} has a say too.',
    'You also have {{a.the}} {{a.sign.in}}.',
    'I’d also look at {{a.your}} {{a.sign.in}}.',
    'Another piece of the picture is {{a.your}} {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} is {{a.sign.in}}.',
    'You were born with {{a.the}} {{a.sign.in}}.',
    'In your chart {{a.the}} is {{a.sign.in}}.',
  ],
  alsoAngle: [
    'And {{a.your}} is {{a.sign.in}}.',
    'Then there’s {{a.your}} {{a.sign.in}}.',
    'Another piece of the picture is {{a.your}} {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} begins {{a.sign.in}}, and it’s about {{field}}.',
    '{{a.house.the}} is about {{field}}, and yours begins {{a.sign.in}}.',
    'In your chart {{a.house.the}} begins {{a.sign.in}}; it’s the one for {{field}}.',
  ],
  alsoHouse: [
    'Then there’s {{a.house.your}}, the one for {{field}}, which begins {{a.sign.in}}.',
    '{{a.house.your}}, which is about {{field}}, begins {{a.sign.in}}.',
    'I’d also look at {{a.house.your}}, the one for {{field}}: it begins {{a.sign.in}}.',
  ],
  houseHolds: [
    'You have {{bodies}} in that house, so this part of life matters more to you than to most.',
    'With {{bodies}} in that house, you put a lot of yourself into this part of life.',
    'That house holds {{bodies}}, so this part of life keeps asking for your attention.',
    'In that house you have {{bodies}}, and you’re unlikely to leave this part of life to chance.',
  ],
  houseEmpty: [
    'There are no planets in that house, so take your cue from its sign.',
    'You have no planets in that house, which leaves you freer than most to do things your own way.',
    'With no planets in that house, you tend to take this part of life as it comes.',
    'You have no planets in there pulling you this way and that, so you can decide as you go.',
    'There are no planets in there, so you’re the one who sets the tone.',
    'That house has no planets in it, so you mostly think about this part of life when you have to.',
    'No planet stands in that house, which is common and leaves this part of life open.',
    'You have no planets in that house, so you go about this part of life without much fuss.',
  ],
  aspect: [
    '{{a.your}} {{a.aspect.does}} {{a.other.your}}.',
    'In your chart {{a.the}} {{a.aspect.does}} {{a.other.the}}.',
    'You were born with {{a.the}} {{a.aspect.doing}} {{a.other.the}}.',
  ],
  alsoAspect: [
    'There’s also {{a.your}} {{a.aspect.doing}} {{a.other.your}}.',
    'On top of that, {{a.your}} {{a.aspect.does}} {{a.other.your}}.',
    'Your chart also has {{a.the}} {{a.aspect.doing}} {{a.other.the}}.',
    'You also have {{a.the}} {{a.aspect.doing}} {{a.other.the}}.',
    'Besides that, {{a.your}} {{a.aspect.does}} {{a.other.your}}.',
    'Another thing I see is that {{a.your}} {{a.aspect.does}} {{a.other.your}}.',
    'And {{a.your}} {{a.aspect.does}} {{a.other.your}}.',
  ],
  noAspect: [
    'The two don’t form an aspect in your chart, so each minds its own business.',
    'I find no aspect between those two in your chart; they work in separate rooms.',
  ],
  transit: [
    '{{a.the}} {{a.aspect.does}} {{a.other.your}}, exact {{a.exact.on}}, and you’ll feel it {{a.end.until}}.',
    'Watch {{a.exact.day}}, when {{a.the}} {{a.aspect.does}} {{a.other.your}}; you’ll feel it {{a.end.until}}.',
    '{{a.the}} {{a.aspect.does}} {{a.other.your}} {{a.end.until}}, and it’s exact {{a.exact.on}}.',
  ],
  transitNow: [
    '{{a.the}} {{a.aspect.does}} {{a.other.your}} at the moment, and that goes on {{a.end.until}}.',
    'Right now {{a.the}} {{a.aspect.does}} {{a.other.your}}, and that lasts {{a.end.until}}.',
    'You may be feeling {{a.the}} {{a.aspect.doing}} {{a.other.your}}, which lasts {{a.end.until}}.',
  ],
  alsoTransit: [
    'There’s one more: {{a.exact.on}} {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    'There’s also {{a.the}} {{a.aspect.doing}} {{a.other.your}}, exact {{a.exact.on}}.',
    'Keep {{a.exact.day}} in mind too, when {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    'And {{a.exact.on}} {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
  ],
  skyPlacement: [
    '{{a.the}} is {{a.sign.in}} at the moment, which for you is {{a.house.the}}.',
    'Right now {{a.the}} is {{a.sign.in}}, passing through {{a.house.your}}.',
  ],
  skyPlacementOnly: ['{{a.the}} is {{a.sign.in}} at the moment.', 'Right now {{a.the}} is {{a.sign.in}}.'],
  moonToday: [
    'The Moon is {{a.sign.in}} now, passing through {{a.house.your}}.',
    'As I write, the Moon is {{a.sign.in}}, which for you is {{a.house.the}}.',
    'Right now the Moon is {{a.sign.in}}, crossing {{a.house.your}}.',
  ],
  moonTodayOnly: [
    'The Moon is {{a.sign.in}} now.',
    'As I write, the Moon is {{a.sign.in}}.',
    'Right now the Moon is {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'By this time tomorrow the Moon will be {{a.sign.in}}, passing through {{a.house.your}}.',
    'Tomorrow’s Moon is {{a.sign.in}}, which for you is {{a.house.the}}.',
  ],
  moonTomorrowOnly: [
    'By this time tomorrow the Moon will be {{a.sign.in}}.',
    'Tomorrow’s Moon is {{a.sign.in}}.',
  ],
  moonOnDay: ['{{a.at.on}} the Moon is {{a.sign.in}}.', 'The Moon is {{a.sign.in}} {{a.at.on}}.'],
  phase: ['Right now it’s {{phase.name}}.', 'There’s {{phase.name}} in the sky.'],
  newMoon: [
    'There’s a new Moon {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} there’s a new Moon {{a.sign.in}}.',
    'Keep {{a.instant.day}} in mind: there’s a new Moon {{a.sign.in}}.',
  ],
  fullMoon: [
    'There’s a full Moon {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} there’s a full Moon {{a.sign.in}}.',
    'Keep {{a.instant.day}} in mind: there’s a full Moon {{a.sign.in}}.',
  ],
  solarEclipse: [
    'There’s a solar eclipse {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} there’s a solar eclipse {{a.sign.in}}.',
  ],
  lunarEclipse: [
    'There’s a lunar eclipse {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} there’s a lunar eclipse {{a.sign.in}}.',
  ],
  passesHouse: [
    'For you it falls in {{a.house.the}}, which is about {{field}}.',
    'In your chart it falls in {{a.house.the}}, so it’s about {{field}}.',
    'For you that’s {{a.house.the}}, the one for {{field}}.',
  ],
  touchesPoint: [
    'It falls close to {{b.your}}, so you may feel it more than others do.',
    'It touches {{b.your}}, which makes it personal.',
  ],
  retrogradeNow: [
    'Yes, {{a.the}} is retrograde, and it stays that way {{a.to.until}}.',
    '{{a.the}} is retrograde right now, {{a.to.until}}.',
  ],
  retrogradeAhead: [
    '{{a.the}} will be retrograde {{a.from.from}} {{a.to.until}}.',
    '{{a.the}} is retrograde {{a.from.from}} {{a.to.until}}.',
    'The time to keep in mind is {{a.from.from}} {{a.to.until}}, when {{a.the}} is retrograde.',
  ],
  houseEntry: [
    '{{a.at.on}} {{a.the}} moves into {{a.house.your}}.',
    '{{a.the}} enters {{a.house.your}} {{a.at.on}}.',
  ],
  houseExit: [
    '{{a.at.on}} {{a.the}} moves on into {{a.house.your}}.',
    'From there, {{a.the}} moves on into {{a.house.your}} {{a.at.on}}.',
  ],
  houseEntered: [
    '{{a.at.on}} {{a.the}} moved into {{a.house.your}}.',
    '{{a.the}} entered {{a.house.your}} {{a.at.on}}.',
  ],
  houseLeft: [
    '{{a.at.on}} {{a.the}} moved on into {{a.house.your}}.',
    'From there, {{a.the}} moved on into {{a.house.your}} {{a.at.on}}.',
  ],
  noContact: ['I’ve looked through all the years I can, and I don’t find a contact like that.'],
  chartRuler: ['That makes {{a.the}} the ruler of your chart.'],
  notRetrograde: ['{{a.the}} isn’t retrograde at the moment; it’s moving direct.'],
  directNow: ['{{a.the}} is moving direct right now.', 'At the moment {{a.the}} is direct.'],
  natalRetrograde: [
    '{{a.your}} was retrograde when you were born.',
    'You were born with {{a.the}} retrograde.',
  ],
  natalDirect: ['{{a.your}} was direct when you were born.', 'You were born with {{a.the}} moving direct.'],
  domicile: [
    '{{a.your}} is in its own sign {{a.sign.in}}, and doesn’t have to ask anyone’s permission.',
    '{{a.sign.in}}, {{a.your}} is in its own sign and has its own key to the door.',
  ],
  exaltation: [
    '{{a.your}} is exalted {{a.sign.in}}, where it’s treated like a guest of honor.',
    '{{a.sign.in}}, {{a.your}} is exalted and gets the best seat.',
  ],
  detriment: [
    '{{a.your}} is in detriment {{a.sign.in}}, so what’s easy elsewhere takes work there.',
    '{{a.sign.in}}, {{a.your}} is in detriment: it cooks in a stranger’s kitchen and has to learn where things are.',
    'You have {{a.the}} in detriment {{a.sign.in}}, which takes effort and pays you back in skill.',
  ],
  fall: [
    '{{a.your}} is in its fall {{a.sign.in}}: it’s heard least there, and often learns the most.',
    '{{a.sign.in}}, {{a.your}} is in its fall and needs patience to make itself heard.',
  ],
  noDignity: ['{{a.your}} is neither strong nor weak by its sign; {{a.sign.in}} it’s on neutral ground.'],
  noneDignified: ['None of your planets is in any of the four.'],
  meeting: [
    'The next time {{a.the}} {{a.aspect.does}} {{a.other.the}} is {{a.instant.on}}.',
    'The next one is {{a.instant.on}}: {{a.the}} {{a.aspect.does}} {{a.other.the}}.',
  ],
  noMeeting: ['As far ahead as I can look, I don’t see those two meeting that way.'],
  ingress: [
    '{{a.the}} enters {{a.sign.name}} {{a.instant.on}}.',
    '{{a.instant.on}} {{a.the}} moves into {{a.sign.name}}.',
  ],
  entered: [
    '{{a.the}} entered {{a.sign.name}} {{a.instant.on}}.',
    '{{a.the}} moved into {{a.sign.name}} {{a.instant.on}}.',
  ],
  leaves: ['It stays {{a.sign.in}} {{a.to.until}}.', 'It remains {{a.sign.in}} {{a.to.until}}.'],
  generalSign: [
    'About anyone born under {{said.name}}, I’d say this.',
    'Most people born under {{said.name}} will recognize this.',
  ],
  generalPlace: [
    'Here’s what’s said about people with {{a.the}} {{said.in}}.',
    'People with {{a.the}} {{said.in}} tend to be like this.',
  ],
  noneInSign: ['None of your own planets is {{said.in}}.', 'You have no planets {{said.in}} yourself.'],
  openSign: [
    'Without your birth time I can’t tell whether {{a.your}} is {{first.in}} or {{second.in}}.',
    'I don’t know your birth time, so I can’t say whether {{a.your}} is {{first.in}} or {{second.in}}.',
  ],
  balanceMost: [
    'What your chart has most of is {{element.name}}: {{count}} of the ten planets are in such signs.',
    'Your chart leans toward {{element.name}}, with {{count}} planets in such signs.',
  ],
  balanceNone: [
    'None of your planets is in {{element.name}}, so you may look for that in other people.',
    'What you have none of is {{element.name}}, at least among the ten planets.',
  ],
  synastry: [
    'Between the two of you, {{a.your}} {{a.aspect.does}} {{a.other.their}}.',
    'I look first at {{a.your}}, which {{a.aspect.does}} {{a.other.their}}.',
  ],
  alsoSynastry: [
    'On top of that, {{a.your}} {{a.aspect.does}} {{a.other.their}}.',
    'And then {{a.your}} {{a.aspect.does}} {{a.other.their}}.',
  ],
  overlay: [
    '{{a.their}} falls in {{a.house.your}}, which is about {{field}}.',
    'With {{a.their}} this person lands in {{a.house.your}}, the one for {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} is {{a.sign.in}}.', '{{a.their}} sits {{a.sign.in}}.'],
  whyPlacement: [
    'I get that from {{a.your}}, which is {{a.sign.in}}.',
    'That comes from {{a.your}} {{a.sign.in}}.',
    'I say so because {{a.your}} is {{a.sign.in}}.',
  ],
  whyAspect: [
    'That comes from your chart, where {{a.the}} {{a.aspect.does}} {{a.other.the}}.',
    'I say so because {{a.your}} {{a.aspect.does}} {{a.other.your}}.',
  ],
  whyTransit: [
    'That comes from the sky, where {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    'I say so because right now {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
  ],
  untilTransit: [
    '{{a.the}} {{a.aspect.does}} {{a.other.your}} {{a.end.until}}.',
    '{{a.end.until}} {{a.the}} {{a.aspect.does}} {{a.other.your}}, and then it’s over.',
  ],
  untilStay: [
    '{{a.the}} stays {{a.sign.in}} {{a.to.until}}.',
    '{{a.the}} is {{a.sign.in}} {{a.to.until}}, and then moves on.',
  ],
  untilEclipse: [
    'The shadow itself is gone within hours; astrologers say you feel it for about half a year, until the next pair.',
    'The eclipse itself takes a few hours, but its echo is said to last some six months.',
  ],
  untilLunation: [
    'It’s a single moment in the sky; people say they feel it for two or three days.',
    'The exact moment passes quickly; the mood may linger for two or three days.',
  ],
  houseField: ['That house is about {{field}}.'],
  houseNeedsHour: ['For the sign it begins in, and for the planets in it, I’d need your birth time.'],
  choiceFirst: [
    'Of the two I’d take the first, since more is on your side then.',
    'The first of the two has more going for you.',
  ],
  choiceSecond: [
    'Of the two I’d take the second, since more is on your side then.',
    'The second of the two has more going for you.',
  ],
  choiceEven: [
    'The two come out about even, so let the practical side decide.',
    'Neither looks clearly better to me, so choose whichever suits you.',
  ],
  choiceQuiet: ['Beyond that, I see nothing that would tip the balance.'],
  noneThen: [
    'There’s none in the time you mean, so here’s the nearest.',
    'None falls in that time; this is the nearest one.',
  ],
  noEnd: [
    'What I told you comes from your birth chart, and that has no end date; those are the cards you were dealt.',
    'That one doesn’t run out: it’s in your birth chart, and what changes is how you handle it.',
  ],
  agrees: ['Yes, {{a.your}} is {{a.sign.in}}.', 'That’s right, you have {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'One small correction before we go on: {{a.your}} is {{a.sign.in}}, not {{said.in}}.',
    'Let me put one thing right first: {{a.your}} is {{a.sign.in}}, not {{said.in}}.',
  ],
  wrongSignBut: [
    'You do have {{b.the}} {{b.sign.in}}, and that may be why it sounded like you.',
    'What you do have {{b.sign.in}} is {{b.the}}, so you weren’t far off.',
  ],
  wrongHouse: [
    'One small correction before we go on: {{a.your}} is {{a.house.in}}, not {{saidHouse.in}}.',
    'Going by your birth time, {{a.your}} is {{a.house.in}}, not {{saidHouse.in}}.',
  ],
  deniedWrongly: [
    'It may not feel like you, but when you were born {{a.the}} was {{a.sign.in}}.',
    'Going by your birth date, {{a.your}} is {{a.sign.in}} all the same.',
  ],
  signStands: [
    'Yes, {{a.your}} is {{a.sign.in}}, whatever you’ve read until now; the moment you were born decides it.',
    'It stays so: {{a.your}} is {{a.sign.in}}, as it stood in the sky when you were born.',
  ],
  deniedRightly: [
    'Right, {{a.your}} isn’t {{said.in}}: it’s {{a.sign.in}}.',
    'You’re right: {{a.your}} is {{a.sign.in}}, not {{said.in}}.',
  ],
  toldPlace: [
    'People with {{a.the}} {{said.in}} usually hear this.',
    'Here’s what people with {{a.the}} {{said.in}} are usually told.',
  ],
  toldAspect: ['People with {{a.the}} {{aspect.doing}} {{b.the}} usually hear this.'],
  pastNewMoon: ['This month’s new Moon was {{a.instant.on}}, {{a.sign.in}}.'],
  pastFullMoon: ['This month’s full Moon was {{a.instant.on}}, {{a.sign.in}}.'],
  pastSolarEclipse: [
    '{{a.instant.on}} there was a solar eclipse {{a.sign.in}}.',
    'The solar eclipse you mean was {{a.instant.on}}, {{a.sign.in}}.',
  ],
  pastLunarEclipse: [
    '{{a.instant.on}} there was a lunar eclipse {{a.sign.in}}.',
    'The lunar eclipse you mean was {{a.instant.on}}, {{a.sign.in}}.',
  ],
  dayToChoose: [
    'The day I’d pick is {{a.exact.day}}, when {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    'If it has to be one day, make it {{a.exact.day}}: {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    '{{a.exact.day}} looks easiest, with {{a.the}} {{a.aspect.doing}} {{a.other.your}}.',
  ],
  dayToAvoid: [
    'I’d take {{a.exact.day}} slowly, since {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    'I’d keep {{a.exact.day}} free of anything that matters: {{a.the}} {{a.aspect.does}} {{a.other.your}}.',
    'Be most careful around {{a.exact.day}}, with {{a.the}} {{a.aspect.doing}} {{a.other.your}}.',
  ],
  noDaySought: [
    'No single day in that time stands out as an easy one.',
    'I can’t find a day in that time that’s clearly better than the others.',
  ],
  signForAll: [
    'For what’s ahead for everyone born under {{said.name}}, see the horoscopes; what follows is from your own chart.',
  ],
  retrogradesNow: ['Retrograde at the moment: {{list}}.'],
  noSuchAspect: ['You don’t have an aspect of that kind here; these are the ones you do have.'],
  anotherAspect: ['Not that aspect, as it happens; yours is a different one.'],
  bornPhase: ['You were born under {{phase.name}}.', 'When you were born, the Moon was {{phase.name}}.'],
  bornPhaseOpen: [
    'On the day you were born the Moon went from one phase to the next, so without the hour I can’t say which is yours.',
  ],
  housesEmpty: ['In your chart houses {{list}} are empty.'],
  rivalPlace: [
    'If your question was more about {{topic.about}}, I’d look at {{a.your}} {{a.sign.in}}.',
    'And if you meant {{topic.about}}, I’d go by {{a.your}} {{a.sign.in}}.',
    'In case you were asking about {{topic.about}}, there’s also {{a.your}} {{a.sign.in}}.',
    'If it’s {{topic.about}} you had in mind, {{a.your}} {{a.sign.in}} has more to say.',
    'For {{topic.about}}, on the other hand, I’d start with {{a.your}} {{a.sign.in}}.',
  ],
  rivalHouse: [
    'If your question was more about {{topic.about}}, {{a.house.your}} begins {{a.sign.in}}.',
    'And if you meant {{topic.about}}, I’d go by {{a.house.your}}, which begins {{a.sign.in}}.',
    'In case you were asking about {{topic.about}}, there’s also {{a.house.your}}, which begins {{a.sign.in}}.',
    'For {{topic.about}}, on the other hand, I’d look at {{a.house.your}}, which begins {{a.sign.in}}.',
  ],
  rivalSky: [
    'If your question was more about {{topic.about}}, {{a.the}} is {{a.sign.in}} now.',
    'In case you were asking about {{topic.about}}, {{a.the}} is {{a.sign.in}} at the moment.',
    'And if you meant {{topic.about}}, the sky has {{a.the}} {{a.sign.in}} for that.',
  ],
  rivalAsked: [
    'Were you asking about {{topic.about}} or about {{rival.about}}?',
    'Which did you mean, a question about {{topic.about}} or about {{rival.about}}?',
    'So that I get it right, is this about {{topic.about}} or about {{rival.about}}?',
  ],
  rivalSelf: [
    'And if it’s really you we’re talking about, I’d look at {{a.your}} {{a.sign.in}}.',
    'In case you were asking about yourself, there’s also {{a.your}} {{a.sign.in}}.',
    'If you’re wondering about your own part in it, look at {{a.your}} {{a.sign.in}}.',
  ],
  pastTransit: [
    '{{a.exact.on}} {{a.the}} {{a.aspect.did}} {{a.other.your}}, and here’s what a contact like that does.',
    'Looking back, {{a.the}} {{a.aspect.did}} {{a.other.your}} {{a.exact.on}}; this is what such a contact does.',
  ],
  pastAlso: [
    'And {{a.exact.on}} {{a.the}} {{a.aspect.did}} {{a.other.your}}.',
    '{{a.the}} {{a.aspect.did}} {{a.other.your}} as well, {{a.exact.on}}.',
  ],
  noReception: ['No two of your planets are placed that way.'],
  noFigure: ['Your own chart has no such pattern.', 'I find no such pattern in your chart.'],
  signHolds: ['In your chart {{bodies}} are together {{said.in}}.'],
  noStellium: ['Your own chart has no such crowd.'],
  returnBehind: ['Your first one is behind you, and the next is still to come.'],
};
