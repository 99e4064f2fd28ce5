import type { FrameName, Pool } from '../../celestia-words.ts';

/** Sentences that state a fact, each in several wordings. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.in}}, I’d start with {{a.your}}, which stands {{a.sign.in}}, {{a.house.in}}.',
    'If the subject is {{topic.about}}, I look at {{a.your}} first: {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} has the most to say about {{topic.about}}, and it stands {{a.sign.in}}, {{a.house.in}}.',
    'Much of what I could say about {{topic.about}} starts from {{a.your}}, {{a.sign.in}} and {{a.house.in}}.',
    '{{topic.in}}, your chart points to {{a.your}}; you have it {{a.sign.in}}, {{a.house.in}}.',
  ],
  topicPlacementOnly: [
    '{{topic.in}}, I’d start with {{a.your}}, which stands {{a.sign.in}}.',
    'If the subject is {{topic.about}}, I look at {{a.your}} first, and it stands {{a.sign.in}}.',
    '{{a.your}} has the most to say about {{topic.about}}, and you have it {{a.sign.in}}.',
    'Much of what I could say about {{topic.about}} starts from {{a.your}}, which you have {{a.sign.in}}.',
  ],
  topicHouse: [
    'For {{topic.about}} there’s one place to look: {{a.house.your}} begins {{a.sign.in}}.',
    '{{topic.in}}, it helps to know that {{a.house.your}} begins {{a.sign.in}}.',
    '{{a.house.your}} begins {{a.sign.in}}, and for {{topic.about}} I look there first.',
  ],
  topicTransit: [
    'The date I see for {{topic.about}} is {{a.exact.day}}, when {{a.the}} makes {{a.aspect.to}} {{a.other.your}}.',
    'The sky has most to say about {{topic.about}} {{a.exact.on}}: {{a.the}} makes {{a.aspect.to}} {{a.other.your}}.',
    'For {{topic.about}}, keep an eye on {{a.exact.day}}, when {{a.the}} completes {{a.aspect.to}} {{a.other.your}}.',
  ],
  topicTransitNow: [
    '{{topic.in}}, there’s something at work now: {{a.the}} makes {{a.aspect.to}} {{a.other.your}}, {{a.end.until}}.',
    'For {{topic.about}} it counts that {{a.the}} makes {{a.aspect.to}} {{a.other.your}} {{a.end.until}}.',
    'About {{topic.about}} the sky says this: {{a.the}} makes {{a.aspect.to}} {{a.other.your}}, {{a.end.until}}.',
  ],
  topicQuiet: [
    'The sky leaves {{topic.about}} rather in peace for that stretch, so I read it from your birth chart.',
    'I see no strong contact for {{topic.about}} in that time, which leaves the field to what you were born with.',
  ],
  placement: [
    '{{a.your}} is {{a.sign.in}}, {{a.house.in}}.',
    'You have {{a.the}} {{a.sign.in}}, and it falls {{a.house.in}}.',
    'In your chart {{a.the}} stands {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} stands {{a.sign.in}} and does its work {{a.house.in}}.',
  ],
  placementOnly: [
    '{{a.your}} is {{a.sign.in}}.',
    'You have {{a.the}} {{a.sign.in}}.',
    'In your chart {{a.the}} stands {{a.sign.in}}.',
    'You were born with {{a.the}} {{a.sign.in}}.',
  ],
  also: [
    'For this I read {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} has a say here, {{a.sign.in}} and {{a.house.in}}.',
    'Take {{a.your}}, which you have {{a.sign.in}}, {{a.house.in}}.',
    'That leads me to {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} belongs in the picture, {{a.sign.in}}, {{a.house.in}}.',
    'I’d keep {{a.your}} in view here, {{a.sign.in}} and {{a.house.in}}.',
    'I’d give some weight to {{a.your}}: {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'For this I read {{a.your}} {{a.sign.in}}.',
    '{{a.your}} has a say here, and it stands {{a.sign.in}}.',
    'Take {{a.your}}, which you have {{a.sign.in}}.',
    'That leads me to {{a.your}} {{a.sign.in}}.',
    'I’d give some weight to {{a.your}}, which stands {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} is {{a.sign.in}}.',
    'You were born with {{a.the}} {{a.sign.in}}.',
    'In your chart {{a.the}} falls {{a.sign.in}}.',
  ],
  alsoAngle: [
    'It matters here, too, that {{a.your}} is {{a.sign.in}}.',
    'And {{a.your}} falls {{a.sign.in}}.',
    'The frame around all this is {{a.your}} {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} begins {{a.sign.in}}, and it tells about {{field}}.',
    '{{a.house.the}} stands for {{field}}; yours opens {{a.sign.in}}.',
    'With you {{a.house.the}} has its cusp {{a.sign.in}}, and its subject is {{field}}.',
  ],
  alsoHouse: [
    'Behind it, {{a.house.your}} opens {{a.sign.in}}.',
    '{{a.house.your}} begins {{a.sign.in}}, and that’s the place for this.',
    'It fits that {{a.house.your}} has its cusp {{a.sign.in}}.',
  ],
  houseHolds: ['You have {{bodies}} there.', 'In it I find {{bodies}}.', 'It’s home to {{bodies}}.'],
  houseEmpty: [
    'No planet stands in it, which is common and leaves the subject as important as ever.',
    'It holds no planet; that’s no lack, and you can still have plenty to do there.',
  ],
  aspect: [
    '{{a.your}} makes {{a.aspect.to}} {{a.other.your}}.',
    'In your chart {{a.the}} makes {{a.aspect.to}} {{a.other.the}}.',
    'One line shows here: {{a.the}} makes {{a.aspect.to}} {{a.other.the}}.',
  ],
  alsoAspect: [
    'It also makes a difference that {{a.your}} makes {{a.aspect.to}} {{a.other.your}}.',
    'What deepens the picture: {{a.the}} makes {{a.aspect.to}} {{a.other.the}} in your chart.',
    'Part of it is that {{a.your}} makes {{a.aspect.to}} {{a.other.your}}.',
    'It helps to know that {{a.your}} makes {{a.aspect.to}} {{a.other.your}}.',
    'On top of that, {{a.your}} makes {{a.aspect.to}} {{a.other.your}}.',
    'Look at {{a.your}}, which makes {{a.aspect.to}} {{a.other.your}}.',
    'It matters, too, that {{a.your}} makes {{a.aspect.to}} {{a.other.your}}.',
  ],
  noAspect: [
    'The two don’t form an aspect in your chart, so each goes about its business without asking the other.',
    'I find no aspect between those two in your chart; they work in separate rooms.',
  ],
  transit: [
    '{{a.the}} makes {{a.aspect.to}} {{a.other.your}}, exact {{a.exact.on}} and felt {{a.end.until}}.',
    'What stands out is that {{a.the}} makes {{a.aspect.to}} {{a.other.your}}: exact {{a.exact.on}} and over after {{a.end.day}}.',
    '{{a.exact.on}} {{a.the}} completes {{a.aspect.to}} {{a.other.your}}, and you may notice it {{a.end.until}}.',
  ],
  transitNow: [
    '{{a.the}} makes {{a.aspect.to}} {{a.other.your}} these days, and that goes on {{a.end.until}}.',
    'Right now {{a.the}} makes {{a.aspect.to}} {{a.other.your}}, {{a.end.until}}.',
    'You may be feeling that {{a.the}} makes {{a.aspect.to}} {{a.other.your}}, {{a.end.until}}.',
  ],
  alsoTransit: [
    'There’s a second thread: {{a.exact.on}} {{a.the}} makes {{a.aspect.to}} {{a.other.your}}.',
    'Besides, {{a.the}} makes {{a.aspect.to}} {{a.other.your}}, exact {{a.exact.on}}.',
    'Keep {{a.exact.day}} in mind as well, when {{a.the}} makes {{a.aspect.to}} {{a.other.your}}.',
    'Around the same time {{a.the}} makes {{a.aspect.to}} {{a.other.your}}, closest {{a.exact.on}}.',
  ],
  skyPlacement: [
    '{{a.the}} is {{a.sign.in}} at the moment, which for you is {{a.house.the}}.',
    'In the sky {{a.the}} now stands {{a.sign.in}} and passes through {{a.house.your}}.',
  ],
  skyPlacementOnly: [
    '{{a.the}} is {{a.sign.in}} at the moment.',
    'In the sky {{a.the}} now stands {{a.sign.in}}.',
  ],
  moonToday: [
    'The Moon is {{a.sign.in}} now and passes through {{a.house.your}}.',
    'As I write, the Moon stands {{a.sign.in}}, in your chart {{a.house.the}}.',
    'The hour belongs to a Moon {{a.sign.in}}, which crosses {{a.house.your}}.',
  ],
  moonTodayOnly: [
    'The Moon is {{a.sign.in}} now.',
    'As I write, the Moon stands {{a.sign.in}}.',
    'The hour belongs to a Moon {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'Tomorrow at this hour the Moon is {{a.sign.in}} and passes through {{a.house.your}}.',
    'Tomorrow’s Moon is {{a.sign.in}}, for you {{a.house.the}}.',
  ],
  moonTomorrowOnly: ['Tomorrow at this hour the Moon is {{a.sign.in}}.', 'Tomorrow’s Moon is {{a.sign.in}}.'],
  moonOnDay: ['{{a.at.on}} the Moon is {{a.sign.in}}.', 'The Moon of {{a.at.day}} is {{a.sign.in}}.'],
  phase: ['The Moon’s phase is {{phase.name}}.', 'What you can see of the Moon is {{phase.name}}.'],
  newMoon: [
    'There’s a new Moon {{a.instant.on}}, {{a.sign.in}}.',
    'A new Moon comes {{a.instant.on}}, {{a.sign.in}}.',
    'Note {{a.instant.day}}: new Moon {{a.sign.in}}.',
  ],
  fullMoon: [
    'There’s a full Moon {{a.instant.on}}, {{a.sign.in}}.',
    'A full Moon comes {{a.instant.on}}, {{a.sign.in}}.',
    'Note {{a.instant.day}}: full Moon {{a.sign.in}}.',
  ],
  solarEclipse: [
    'A solar eclipse takes place {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} there is a solar eclipse {{a.sign.in}}.',
  ],
  lunarEclipse: [
    'A lunar eclipse takes place {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} there is a lunar eclipse {{a.sign.in}}.',
  ],
  passesHouse: [
    'For you that happens in {{a.house.the}}, the place of {{field}}.',
    'In your chart it falls into {{a.house.the}}, so it concerns {{field}}.',
    'Your part in it is {{a.house.the}}, which stands for {{field}}.',
  ],
  touchesPoint: [
    'It makes contact with {{b.your}}, so you may feel it more than others do.',
    'It touches {{b.your}}, and that makes it personal.',
  ],
  retrogradeNow: [
    'Yes, {{a.the}} is retrograde, and stays so {{a.to.until}}.',
    '{{a.the}} is retrograde at present; it goes on {{a.to.until}}.',
  ],
  retrogradeAhead: [
    '{{a.the}} moves backward {{a.from.from}} {{a.to.until}}.',
    'A retrograde of {{a.the}} runs {{a.from.from}} {{a.to.until}}.',
    'Mark the stretch {{a.from.from}} {{a.to.until}}, when {{a.the}} goes retrograde.',
  ],
  houseEntry: [
    '{{a.at.on}} {{a.the}} comes into {{a.house.your}}.',
    '{{a.the}} enters {{a.house.your}} {{a.at.on}}.',
  ],
  houseExit: [
    '{{a.at.on}} {{a.the}} moves on into {{a.house.your}}.',
    '{{a.the}} goes on into {{a.house.your}} {{a.at.on}}.',
  ],
  houseEntered: [
    '{{a.at.on}} {{a.the}} came into {{a.house.your}}.',
    '{{a.the}} entered {{a.house.your}} {{a.at.on}}.',
  ],
  houseLeft: [
    '{{a.at.on}} {{a.the}} moved on into {{a.house.your}}.',
    '{{a.the}} went on into {{a.house.your}} {{a.at.on}}.',
  ],
  noContact: ['Over the years that I can look through I find no such contact.'],
  chartRuler: ['That makes {{a.the}} the ruler of your chart.'],
  notRetrograde: ['{{a.the}} isn’t retrograde at the moment, it’s moving direct.'],
  directNow: ['{{a.the}} is moving direct just now.', 'At the moment {{a.the}} is direct.'],
  natalRetrograde: [
    '{{a.your}} was retrograde when you were born.',
    'You were born with {{a.the}} retrograde.',
  ],
  natalDirect: ['{{a.your}} was direct when you were born.', 'You were born with {{a.the}} moving direct.'],
  domicile: [
    '{{a.your}} is in its own sign {{a.sign.in}}, and asks nobody’s permission there.',
    '{{a.sign.in}}, {{a.your}} is in its own sign and has its own key to the door.',
  ],
  exaltation: [
    '{{a.your}} is exalted {{a.sign.in}}, where it gets a guest of honor’s welcome.',
    '{{a.sign.in}}, {{a.your}} is exalted and made much of.',
  ],
  detriment: [
    '{{a.your}} is in detriment {{a.sign.in}}, so what comes easily elsewhere has to be worked for there.',
    '{{a.sign.in}}, {{a.your}} is in detriment: it cooks in a stranger’s kitchen and learns where things are.',
    'You have {{a.the}} in detriment {{a.sign.in}}, which asks for effort and pays for it with skill.',
  ],
  fall: [
    '{{a.your}} is in its fall {{a.sign.in}}: it’s heard least there, and often learns the most.',
    '{{a.sign.in}}, {{a.your}} is in its fall and needs patience to be listened to.',
  ],
  noDignity: [
    '{{a.your}} is neither strong nor weak by its sign; {{a.sign.in}} it stands on neutral ground.',
  ],
  noneDignified: ['None of your planets stands in any of the four.'],
  meeting: [
    '{{a.the}} next makes {{a.aspect.to}} {{a.other.the}} {{a.instant.on}}.',
    'The next one is {{a.instant.on}}: {{a.the}} makes {{a.aspect.to}} {{a.other.the}}.',
  ],
  noMeeting: ['I find no such meeting of the two for as far ahead as I can look.'],
  ingress: [
    '{{a.the}} enters {{a.sign.name}} {{a.instant.on}}.',
    '{{a.instant.on}} {{a.the}} moves into {{a.sign.name}}.',
  ],
  entered: [
    '{{a.the}} entered {{a.sign.name}} {{a.instant.on}}.',
    '{{a.the}} moved into {{a.sign.name}} {{a.instant.on}}.',
  ],
  leaves: ['It stays {{a.sign.in}} {{a.to.until}}.', 'The stay {{a.sign.in}} lasts {{a.to.until}}.'],
  generalSign: [
    'Here’s what’s said of people born under {{said.name}}.',
    'People born under {{said.name}} tend to be like this.',
  ],
  generalPlace: [
    'Here’s what’s said of people with {{a.the}} {{said.in}}.',
    'People with {{a.the}} {{said.in}} tend to be like this.',
  ],
  noneInSign: ['None of your own planets is {{said.in}}.', 'You have no planet {{said.in}} yourself.'],
  openSign: [
    'Without your hour of birth I can’t tell whether {{a.your}} is {{first.in}} or {{second.in}}.',
    'I don’t know your hour, so I can’t say whether {{a.your}} is {{first.in}} or {{second.in}}.',
  ],
  balanceMost: [
    'What your chart has most of is {{element.name}}: {{count}} of the ten planets stand in such signs.',
    'Your chart leans toward {{element.name}}, with {{count}} planets in such signs.',
  ],
  balanceNone: [
    'No planet of yours stands in an {{element.name}} sign, so you may look for that in other people.',
    'What you have none of is {{element.name}}, at least among the ten planets.',
  ],
  synastry: [
    'Between the two of you, {{a.your}} makes {{a.aspect.to}} {{a.other.their}}.',
    'I look first at {{a.your}}, which makes {{a.aspect.to}} {{a.other.their}}.',
  ],
  alsoSynastry: [
    'Then {{a.your}} makes {{a.aspect.to}} {{a.other.their}}.',
    'It counts as well that {{a.your}} makes {{a.aspect.to}} {{a.other.their}}.',
  ],
  overlay: [
    '{{a.their}} falls into {{a.house.your}}, which is about {{field}}.',
    'With {{a.their}} this person lands in {{a.house.your}}, the place of {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} is {{a.sign.in}}.', '{{a.their}} stands {{a.sign.in}}.'],
  whyPlacement: [
    'I take that from {{a.your}}, which stands {{a.sign.in}}.',
    'It rests on {{a.your}} {{a.sign.in}}.',
    'The reason is {{a.your}}: it stands {{a.sign.in}}.',
  ],
  whyAspect: [
    'It comes from a line in your chart: {{a.the}} makes {{a.aspect.to}} {{a.other.the}}.',
    'I read it from {{a.your}}, which makes {{a.aspect.to}} {{a.other.your}}.',
  ],
  whyTransit: [
    'It comes from the sky: {{a.the}} makes {{a.aspect.to}} {{a.other.your}}.',
    'I say so because {{a.the}} makes {{a.aspect.to}} {{a.other.your}}.',
  ],
  untilTransit: [
    '{{a.the}} makes {{a.aspect.to}} {{a.other.your}} {{a.end.until}}.',
    '{{a.end.until}} {{a.the}} makes {{a.aspect.to}} {{a.other.your}}, and then it’s over.',
  ],
  untilStay: [
    '{{a.the}} stays {{a.sign.in}} {{a.to.until}}.',
    '{{a.the}} is {{a.sign.in}} {{a.to.until}}, and then moves on.',
  ],
  untilEclipse: [
    'The shadow itself is gone within hours; astrologers let its theme run for about half a year, until the next pair.',
    'The eclipse itself takes a few hours; in a reading, its echo runs for some six months.',
  ],
  untilLunation: [
    'It is a single moment in the sky; people say they feel it for two or three days around it.',
    'The moment passes at once, and its mood within two or three days.',
  ],
  houseField: ['The subject of that house: {{field}}.'],
  houseNeedsHour: ['Which sign it begins in, and who stands in it, only an hour of birth can tell.'],
  choiceFirst: [
    'Of the two I’d take the first, since more of what comes then is on your side.',
    'The first of the two has more help in it for you.',
  ],
  choiceSecond: [
    'Of the two I’d take the second, since more of what comes then is on your side.',
    'The second of the two has more help in it for you.',
  ],
  choiceEven: [
    'The two weigh about the same, so let the practical side decide.',
    'I see no clear favorite between the two, and either will do.',
  ],
  choiceQuiet: ['In the other one, nothing comes to a point that touches this.'],
  noneThen: [
    'None falls in the time you name, and this is the nearest.',
    'There is none in that time, so here is the nearest.',
  ],
  noEnd: [
    'What I told you comes from your birth chart, and that has no end date; it’s how you were dealt the cards.',
    'That one doesn’t run out: it stands in your birth chart, and what changes is how you handle it.',
  ],
  agrees: ['Yes, {{a.your}} is {{a.sign.in}}.', 'That’s right, you have {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'One small correction before we go on: {{a.your}} is {{a.sign.in}}, and not {{said.in}}.',
    'I have to put one thing straight, kindly meant: {{a.your}} is {{a.sign.in}}, not {{said.in}}.',
  ],
  wrongSignBut: [
    'You do have {{b.the}} {{b.sign.in}}, and that may be why it sounded like you.',
    'What you do have {{b.sign.in}} is {{b.the}}, so you weren’t far off.',
  ],
  wrongHouse: [
    'One small correction before we go on: {{a.your}} stands {{a.house.in}}, and not {{saidHouse.in}}.',
    'By your birth time {{a.your}} falls {{a.house.in}}, not {{saidHouse.in}}.',
  ],
  deniedWrongly: [
    'It may not feel like you, but when you were born {{a.the}} was {{a.sign.in}}.',
    'By your birth date {{a.your}} is {{a.sign.in}} all the same.',
  ],
  deniedRightly: [
    'Right, {{a.your}} isn’t {{said.in}}: it’s {{a.sign.in}}.',
    'You’re right: {{a.your}} is {{a.sign.in}}, not {{said.in}}.',
  ],
  toldPlace: [
    'Whoever has {{a.the}} {{said.in}} is usually told this.',
    'This is what’s generally said to whoever has {{a.the}} {{said.in}}.',
  ],
  toldAspect: ['Whoever has {{a.the}} making {{aspect.to}} {{b.the}} is usually told this.'],
  pastNewMoon: ['This month’s new Moon was {{a.instant.on}}, {{a.sign.in}}.'],
  pastFullMoon: ['This month’s full Moon was {{a.instant.on}}, {{a.sign.in}}.'],
  signForAll: [
    'What a time brings to people born under {{said.name}} as a whole stands in the horoscopes; what follows is read from your own chart.',
  ],
  retrogradesNow: ['Retrograde at the moment: {{list}}.'],
  noSuchAspect: ['There’s no aspect of that kind here; these are the ones your chart has.'],
  anotherAspect: ['Not that aspect, as it happens; yours is a different one.'],
  bornPhase: ['You were born under {{phase.name}}.', 'At your birth the Moon was {{phase.name}}.'],
  bornPhaseOpen: [
    'On the day you were born the Moon went from one phase to the next, so without the hour I can’t say which was yours.',
  ],
  housesEmpty: ['In your chart houses {{list}} are empty.'],
  rivalPlace: [
    'If your question was more about {{topic.about}}, {{a.your}} {{a.sign.in}} is where I’d look.',
    'Should this be about {{topic.about}} after all, I’d turn to {{a.your}} {{a.sign.in}}.',
    'And if you were asking about {{topic.about}}, it’s {{a.your}} that answers, {{a.sign.in}}.',
    'You may be thinking about {{topic.about}} instead, and for that I read {{a.your}} {{a.sign.in}}.',
    'In case it’s about {{topic.about}}, let me add {{a.your}}, which you have {{a.sign.in}}.',
  ],
  rivalHouse: [
    'If your question was more about {{topic.about}}, {{a.house.your}} begins {{a.sign.in}}.',
    'Should this be about {{topic.about}} after all, I’d turn to {{a.house.your}}, which opens {{a.sign.in}}.',
    'And if you were asking about {{topic.about}}, look at {{a.house.your}}: it begins {{a.sign.in}}.',
    'In case it’s about {{topic.about}}, let me add that {{a.house.your}} opens {{a.sign.in}}.',
  ],
  rivalSky: [
    'If your question was more about {{topic.about}}, {{a.the}} is {{a.sign.in}} now.',
    'Should this be about {{topic.about}} after all, {{a.the}} stands {{a.sign.in}} at the moment.',
    'And if you were asking about {{topic.about}}, the sky has {{a.the}} {{a.sign.in}} for that.',
  ],
  rivalAsked: [
    'Were you asking about {{topic.about}} or about {{rival.about}}?',
    'Which is closer to it, a question about {{topic.about}} or about {{rival.about}}?',
    'So tell me, is this about {{topic.about}} or about {{rival.about}}?',
  ],
  rivalSelf: [
    'And if it’s really you we’re talking about, I’d look at {{a.your}} {{a.sign.in}}.',
    'Taken as a question about who you are, it leads to {{a.your}} {{a.sign.in}}.',
    'If what puzzles you is your own part in it, {{a.your}} is {{a.sign.in}}.',
  ],
  pastTransit: [
    '{{a.exact.on}} {{a.the}} made {{a.aspect.to}} {{a.other.your}}, and here is what that kind of contact does.',
    'Looking back, I find that {{a.the}} made {{a.aspect.to}} {{a.other.your}} {{a.exact.on}}; this is what such a contact does.',
  ],
  pastAlso: [
    '{{a.exact.on}} came another: {{a.the}} made {{a.aspect.to}} {{a.other.your}}.',
    'There was more: {{a.the}} made {{a.aspect.to}} {{a.other.your}} {{a.exact.on}}.',
  ],
  noReception: ['No two of your planets are placed that way.'],
  noFigure: ['Your own chart has no such pattern.', 'I find no such pattern in your chart.'],
  signHolds: ['In your chart {{bodies}} stand together {{said.in}}.'],
  noStellium: ['Your own chart has no such crowd.'],
  returnBehind: ['Your first one is behind you; this is the one to come.'],
};
