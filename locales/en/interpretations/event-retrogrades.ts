import type { EventInterpretations } from '../../event-text-types.ts';

/** Mercury, Venus or Mars going back, by the sign in which it turns, for everybody. */
export const eventRetrogrades: EventInterpretations['eventRetrogrades'] = {
  mercury: {
    aries:
      'Answers leave before the question has been fully read. Mercury thinks at a sprint in this sign, and going back over its tracks it shows where speed cost you a fact or a friend. Reread before you send, especially anything that begins with “actually.” New slogans can wait three weeks, but an overdue apology shouldn’t.',
    taurus:
      'A settled opinion may come loose, and there’s relief in it. For about three weeks the mind chews things twice, which suits an earth sign: old quotes, prices you stopped comparing, the arrangement that was only ever meant to be temporary. Don’t press anyone for a decision. Minds here change the way cheese does, in a cool place and unwatched.',
    gemini:
      'Mercury rules this sign, so its backward spell is at its most talkative. Names slip, two messages may cross, or the person you’ve been meaning to phone calls you first. Enjoy the comedy. The useful work is editing: shorten the letter, correct the rumor you helped along, and leave the shiny subscription alone until the chatter thins.',
    cancer:
      'Conversations from long ago get continued, with better lines. Thought and memory share a bed in the sign of the Moon, and for three weeks it’s natural to phone home, sort photographs or hear an old family story and notice what was left out. Correct it gently. Sore feelings read more into a text than was put there.',
    leo: 'The story you tell about yourself is ready for a second draft. Leo speaks to be heard in the last row, and while Mercury walks the other way, it can emerge that the best part lay in what you left out. Rehearse, revise and thank your prompter. Big announcements sound better after the pause.',
    virgo:
      'Even the careful mislabel a file. Mercury is at home here and proud of it, which makes this the most thorough of the year’s revisions and, for perfectionists, the itchiest. Clear one backlog to the bottom. Leave the system itself as it is until the planet moves forward, because a method overhauled in irritation has to be overhauled again.',
    libra:
      'Anything that two people agreed on can be read in two ways, and for three weeks both readings get an airing. That’s no catastrophe. Air signs like to negotiate, and a clause reopened with courtesy often ends up fairer than it began. Take your yes back to the other side and ask what they heard. Don’t sign just to be nice.',
    scorpio:
      'What did they mean by that? The mind turns detective when its planet backs through Scorpio, and it’s fairly good at the work, apart from a weakness for the suspect it already dislikes. Look again at what you thought you knew about a joint account or a silence. Ask outright, once, and believe a plain answer.',
    sagittarius:
      'You could find yourself arguing against your own last speech. Broad strokes get checked for detail here, since Mercury isn’t comfortable where the map is drawn at such a scale. Go back to the book you quoted without finishing, and confirm the departure time. The grand theory can stay in its case for three weeks without losing any luster.',
    capricorn:
      'Plans on paper meet the people who have to carry them out. For a while the talk returns to the schedule, the old agreement and who was meant to be in charge, and dry as it sounds, hours are being saved. Saturn’s ground rewards a second look. Put off the launch if you can, but never the question.',
    aquarius:
      'In group messages, misunderstandings breed like rabbits. In a sign that prefers ideas to small print, thinking goes back over its own cleverness, and a scheme that was brilliant on the whiteboard has to be explained to a newcomer. Let the newcomer ask. Old acquaintances with strange projects tend to get in touch around such times; hear one or two out.',
    pisces:
      'Directions get vague, and so do those who give them. Water carries sound a long way and blurs it, which is how Mercury feels in this sign even when it’s moving forward. Trust music, sketches and hunches for three weeks, and get dates in writing. A thing you misheard can still have been worth hearing.',
  },
  venus: {
    aries:
      'Wanting at first sight gets a second look. Every nineteen months or so Venus goes back for about six weeks, and in this hot sign she returns to chases that ended early and to affections you declared out of sheer momentum. Consider what you liked once the running stopped. Bold new pairings, and bold new hair, lose nothing by waiting.',
    taurus:
      'Comfort is on trial, politely. In an earth sign that she rules, Venus retraces what you touch, own and call your taste, and the verdict on some of it is that you’d forgotten it was there. Repair what was good. For about six weeks, pleasure that costs nothing gives the clearest evidence of what you value.',
    gemini:
      'An old correspondence may come back to life, with the same jokes. Affection runs on conversation here, and while Venus goes over it again you can tell which charm was company and which was only wit. Write to two people at most. Flirting is allowed, provided that each of you knows you’re playing.',
    cancer:
      'Who feeds you, and are you still hungry afterward? Venus in the Moon’s sign measures love by care, so her weeks in reverse bring up favors, recipes and sulks with a long history. You can renew an old closeness by asking for it plainly. Refurnishing the whole house should wait till the mood has stopped moving.',
    leo: 'Admiration wears thin in places, and underneath there’s often real fondness. The fire of this sign loves with flags flying, and for some six weeks the flags come in for mending. Whom do you praise because it’s deserved, and whom because they expect it? Put off the grand gesture and try being delighted on an ordinary day.',
    virgo:
      'Love is in the details, and so is most of the complaining. Venus is shy in Virgo, so she helps where she’d like to kiss, and on her way back you might see how often you’ve mistaken usefulness for affection, in yourself too. Let something be good enough. A tie needs no new rules while it’s being looked over.',
    libra:
      'A certain amount of niceness turns out to be bookkeeping. The planet of liking rules this sign, and while she goes back over her own rooms, it’s time for marriages, friendships and working pairs to review what they’ve been polite about. Nothing has to break for the balance to improve. Hold off on contracts of the heart, and tell the truth about the restaurant.',
    scorpio:
      'Old desires have excellent memories. Venus isn’t at ease in so deep a water sign, where love counts as all or nothing, and for around six weeks it’s tempting to reopen a case to see if it still hurts. Look, and don’t touch yet. What can be mended is trust between people who both want it.',
    sagittarius:
      'The one who got away looks marvelous from here; distance does that. Jupiter’s sign loves wide spaces and honest company, and during these weeks it’s worth asking which attachments were to the person and which to the plane ticket. Reconnect with a friend abroad. Vows made on the road can be repeated at home, if they still sound true.',
    capricorn:
      'Respect and fondness get sorted into separate piles. In so sober a sign Venus loves by keeping her word, and while she’s reversing you could notice a bond that has become all appointments. Take one off the calendar and see what you do instead. Merging your lives, or your budgets, is better left for later.',
    aquarius:
      'Some friendships were nearly love, and a few loves were really friendships. For six weeks it’s easier to tell, since air gives feeling enough room to be looked at. Go back to a circle you drifted from, without promising to stay. Freedom is worth defending here, though not so hard that you’re never missed.',
    pisces:
      'Every love song appears to have your address. Venus is exalted among the Fishes, where affection wants no receipt, and her way back passes all the places where you gave too much or dreamed too well. Keep the tenderness and look at the facts. Rescue missions are best postponed; a long letter, unsent, does surprising good.',
  },
  mars: {
    aries:
      'Full throttle and no traction is an odd feeling. Mars rules this sign and hates to be told to wait, which it’s told about every twenty-six months, for roughly ten weeks. Spend them discovering what you were racing toward. Training counts double, and a fight picked out of boredom counts against you.',
    taurus:
      'Stubbornness gets tired of itself. A planet that likes to charge is slow in this sign to begin with, and in reverse it grinds over the same furrow until you wonder whose field it is. Loosen one position you’ve held for the sake of holding it. Heavy lifting, of every kind, goes better in smaller loads.',
    gemini:
      'Words are where the elbows come out. With Mars backing through an airy, double sign, you may win several arguments and wonder what the prize was. Finish a few of the things you’ve half begun, in any order. The clever retort will keep, and by the time ten weeks are up you probably won’t want it.',
    cancer:
      'Anger goes home and slams the kitchen cabinets. Water puts fire out or boils, and Mars, never happy in this sign, tends to fight sideways here, through sighs and sudden housework. Some ten weeks allow you to say what you were protecting. An old quarrel can be mended well in that time; a new one should wait.',
    leo: 'Pride demands a rematch. For a good two months the drive to shine runs backward, over contests you lost and compliments you never got, and it can burn a lot of fuel without leaving the driveway. What would you make if no prize were given? Put the effort there, and let others have the front seat for a while.',
    virgo:
      'You might want to fix the whole thing at once. Mars in Virgo works through technique, so its weeks in reverse are good for sharpening tools, retracing steps and finding the fault that caused the other faults. They’re poor ones for criticizing whoever’s within reach. Do less of the job, to a standard you can live with.',
    libra:
      'Keeping the peace has been harder work than it looked. In Venus’s sign the warrior fights with good manners, and while he’s reversing, a courtesy can be traced back to the grievance behind it. Take it up with the one person it concerns. Nobody can make you choose sides in a dispute that started without you.',
    scorpio:
      'Strength goes underground to look for the leak. Mars has an old claim to this sign and great stamina in it, and for ten weeks or so that stamina serves a question: what have you been holding on to in order to win? Letting a grudge lapse frees more energy than settling it. Secret campaigns should stay in the drawer.',
    sagittarius:
      'Crusades lose their map. The fire here burns for a cause or a far country, and as Mars doubles back, you notice which mission was yours and which you joined for the singing. Scale down to a distance you can walk. Preaching gets a poor return during such stretches, while practice earns a very decent one.',
    capricorn:
      'How much of the climb was your idea? Mars is at its most effective in Saturn’s sign, so a retreat across it can gall the ambitious, who are used to seeing effort pay. It’s a survey, and a good one. Check the ropes, rest the legs, and turn down any race that’s only about being seen to run.',
    aquarius:
      'Rebels get to read their own pamphlets. Action in this sign is a matter of principle and usually a group affair, and in reverse the group stalls until it settles how to decide things. Go back to the members who quit and ask why. A cause that can listen for ten weeks is stronger than one that can’t.',
    pisces:
      'Rowing harder only muddies the water. Mars has little to push against in Pisces, and on its way back the will gets drowsy, dreamy or privately cranky. Follow the current for a while and notice what you’d still swim for. Work done alone, with music on, often gets further than a campaign would.',
  },
};
