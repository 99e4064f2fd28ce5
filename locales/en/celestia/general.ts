import type { GeneralSentences } from '../../celestia-words.ts';

/** What a sign is like in anybody: said of “them”, after a sentence that names it. */
export const general: GeneralSentences = {
  aries: {
    self: 'They go first and ask afterward, and they forgive quickly because waiting is the harder part.',
    feeling: 'A feeling hits them all at once, comes out loud, and is often over by lunch.',
    mind: 'They think by speaking, decide on the spot, and lose the thread when a meeting drags.',
    love: 'They chase openly and get jealous openly too, and both pass once somebody meets them head-on.',
    drive: 'They start fast and fight clean, and it’s the finish that they may have to be reminded of.',
  },
  taurus: {
    self: 'They move at their own pace, keep what works, and can’t be hurried by anybody raising a voice.',
    feeling: 'They calm down through the body, with food, sleep, a familiar chair, and a hand that stays.',
    mind: 'They think slowly and remember exactly, and a changed plan takes them a day to like.',
    love: 'They show love by cooking, fixing and staying, and since they hold on tight, possessiveness is the risk.',
    drive: 'It takes a lot to get them going, and a lot more to make them stop once they’ve begun.',
  },
  gemini: {
    self: 'They follow three interests at once and get bored sooner than they get tired.',
    feeling: 'They talk a feeling through until it’s smaller, sometimes with four different people.',
    mind: 'They’re quick, curious and good with words, and the second opinion is often their own too.',
    love: 'They fall for conversation, seldom cling, and drift off when a couple runs out of things to say.',
    drive: 'A good idea gets them started, and they leave by the side door when it turns into routine.',
  },
  cancer: {
    self: 'They protect what’s theirs, come at things sideways, and remember who was kind to them.',
    feeling: 'Their moods come and go like tides, and they need a home to withdraw into.',
    mind: 'They think in memories and stories, and the tone of a remark stays with them longer than its words.',
    love: 'They love by looking after people, and when they feel unsafe they go quiet and hold on harder.',
    drive: 'They fight mostly for others, seldom head-on, and don’t let go of what they’ve got hold of.',
  },
  leo: {
    self: 'They want to be seen doing something well, and they’re generous to whoever is watching.',
    feeling:
      'They feel on a large scale and let it show, and a little applause settles them faster than advice.',
    mind: 'They tell things as a story with a main part in it, and changing their mind in public costs them something.',
    love: 'They court in style, stay loyal, and mind being overlooked far more than being argued with.',
    drive: 'Pride gets them started and warmth keeps them at it, best with a stage, even a small one.',
  },
  virgo: {
    self: 'They notice what’s off, fix it without a speech, and are hardest on themselves.',
    feeling: 'They worry in lists, and doing something useful calms them more than being comforted.',
    mind: 'They sort, compare and check, and they find the one wrong figure on the page.',
    love: 'They love in small services, warm up slowly, and criticize mostly where they care.',
    drive: 'They work steadily on the details, and have to learn when good is good enough.',
  },
  libra: {
    self: 'They look for the fair middle, notice good manners, and take their time over a choice.',
    feeling: 'They’re uneasy while anybody in the room is angry, and would rather smooth it over than shout.',
    mind: 'They hear both sides in full, and the verdict may come after the shop has closed.',
    love: 'They like being two, charm easily, and tend to swallow an annoyance until it has grown.',
    drive: 'They get further by asking nicely than by pushing, and their anger arrives late and polite.',
  },
  scorpio: {
    self: 'They trust few people and those completely, and they see more than they mention.',
    feeling: 'They feel deeply and show little, and an old hurt may be remembered word for word.',
    mind: 'They ask the second question, notice what was left out, and keep a secret for good.',
    love: 'They want all or nothing, which brings a rare loyalty and, where trust is thin, jealousy.',
    drive: 'They go quietly and for the long haul, and giving up is the one thing they do badly.',
  },
  sagittarius: {
    self: 'They need room, plan the next trip on the way home, and say what they think.',
    feeling: 'They take bad news best outdoors, and turn a low mood into a joke or a journey.',
    mind: 'They think in big lines, argue for fun, and leave the footnotes to others.',
    love: 'They want a companion more than an anchor, are rarely jealous, and pull away when they feel fenced in.',
    drive: 'They run on enthusiasm, aim high, and sometimes promise more than the week has room for.',
  },
  capricorn: {
    self: 'They plan far ahead, carry a lot without remark, and get funnier with age.',
    feeling: 'They keep feelings for later, seem cooler than they are, and open up where nobody’s counting.',
    mind: 'They think in steps and costs, and they say a thing once, when it’s sure.',
    love: 'They commit slowly and keep their word, and they show love by being dependable more than by saying it.',
    drive: 'They can work toward a thing for years, and rest is what they have to be talked into.',
  },
  aquarius: {
    self: 'They think for themselves, belong to many groups and quite to none, and dislike being told.',
    feeling: 'They step back to look at a feeling first, which can seem cold and is mostly caution.',
    mind: 'They see the principle behind a case, and hold an odd idea until everybody else does too.',
    love: 'They want friendship and freedom in it, so jealousy puzzles them, and closeness takes them time.',
    drive:
      'They’ll fight for a cause sooner than for themselves, in fits and starts, and never because it’s expected.',
  },
  pisces: {
    self: 'They soak up the mood of a room, imagine easily, and blur at the edges when it gets loud.',
    feeling:
      'They feel with everybody, cry at strangers’ weddings, and need time alone to know what’s their own.',
    mind: 'They think in pictures and hunches, and may know the answer long before the reasons.',
    love: 'They love tenderly and idealize a little, and tend to forgive what they’d better have mentioned.',
    drive:
      'They move when something moves them, go around a wall, and lose force when nobody believes in it.',
  },
};
