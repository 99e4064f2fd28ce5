import type { MonthHouseTexts } from '../../horoscope-text-types.ts';

/** How a month ends, by the house in which the Sun then is. */
export const monthClosings: MonthHouseTexts = {
  1: [
    'As the month runs out, the stage belongs to you again. Whatever you’ve been preparing behind closed doors can be shown in its first, slightly crooked version. Say plainly what you’d like next. Those who’ve been waiting for a sign will take it, and the others will at least know where you stand.',
    'The last days have a fresh smell, like a notebook. You feel your own rhythm returning and might shed a habit that belonged to last year’s you. Don’t wait for the first of the month to begin. The calendar is a polite suggestion, and your legs are already warm.',
    'Toward the end you take up space without apologizing for it. It’s a good moment to settle how you want to be treated and then to treat yourself that way. Something small and visible will do, a new key ring, a firm hour, a name said properly.',
  ],
  2: [
    'The month ends with both hands on something solid. After all the talk, it’s time to count, to store and to finish. You may close a small account, in money or in favors, and feel the floor get firmer under your chair. Carry that calm across into the next page.',
    'In the closing days you want fewer words and better bread. Look at what you’ve gained since the beginning, the things without a price tag included. Some of it deserves a proper shelf. The rest can be given to somebody who’d use it before the weekend is over.',
    'What remains at the end of this month is likely to be practical. A skill, a sum set aside, a repaired hinge. You’ve found out what you can do without, and that’s a form of wealth nobody can tax. Treat yourself to one thing that lasts.',
  ],
  3: [
    'The final week gets lively, with messages crossing in midair and plans changing shoes at the door. Keep answering in short clear lines. A talk that starts as small talk may hand you the missing piece, so leave a little slack between two appointments and a pencil within reach.',
    'You leave this month with a head full of leads. Not all of them need following. Choose the two that still interest you after a night’s sleep, and tell the others kindly that you’re busy. Somebody close by has been hoping for exactly the call you’ve been putting off.',
    'As the month closes, curiosity takes over from determination. You’d rather ask than insist, and you get further with it. Wrap up the loose correspondence, return the borrowed book, learn the one thing you’ve been pretending to know. The next weeks will be kinder to a mind that’s been aired.',
  ],
  4: [
    'The last days draw you homeward. Whatever went on outside can be left on the mat with the wet shoes. Look around the rooms and decide what should greet you when you come in. A call to somebody who shares your history would round the month off nicely.',
    'As the month winds down, you want a door to close and someone to open it to. Let the pace drop. What you achieved out there needs a place to be put, and so do you. The next stretch begins on the inside, probably around the stove.',
    'You end the month nearer to your roots than you began it. That may mean a family dinner, or simply an evening on which you unpack the last box. Old feelings could come up with the lids. They mostly want a look and a place on the shelf.',
  ],
  5: [
    'The month leaves on a lighter foot. Once the duties are stacked, there’s room for laughter, an unnecessary purchase of paint, a kiss in the stairwell. Don’t schedule it too tightly. You’ve earned some hours whose only result is that you come home with grass on your knees.',
    'In the closing week your heart wants its turn. Show what you’ve made, say whom you like, bring the guitar. It needn’t be finished to be enjoyed. What you begin in this mood has a good chance of still making you smile when the bills of next month arrive.',
    'The end is more playful than the beginning was. A child, a lover or a foolish wager over who cooks might set the tone. Follow it as far as it’s fun. Seriousness will keep, it comes in a sturdy can with a very distant expiration date.',
  ],
  6: [
    'The month ends with a broom in its hand. You feel like putting things right, first on the table and then in the timetable. Finish what’s nearly finished. The relief will be out of proportion to the effort, and you’ll walk into the new month with empty pockets and dry feet.',
    'In the last days small habits matter more than great intentions. Choose one that treats your body as a friend and let it start right away, on an ordinary afternoon. Someone at work may need a hand. Give it, and notice that yours have become rather skillful.',
    'What you’re left with at the end is a list, and it’s shorter than it was. Cross out whatever has solved itself. The remainder can be tackled in sensible shoes, one item per morning. You’re in better shape than the beginning of the month would have led anyone to expect.',
  ],
  7: [
    'The month closes across a table from somebody. A question that’s been hanging between you may finally be asked in a normal voice. You don’t have to agree on the answer. It’s enough if both of you leave with the feeling of having been heard to the end of the sentence.',
    'Toward the end you look up and see who’s been walking beside you. Thank them in a way they’d like, which may not be yours. Agreements find their form in these days. Read them together, aloud if possible, and keep a window open for second thoughts.',
    'The last week belongs to company. Invitations come, and with them the chance to see yourself in a kinder mirror. Say yes to the one that makes you a bit nervous. What you’ve been trying to work out alone could look quite simple from the other chair.',
  ],
  8: [
    'As the month ends, things get quieter on top and busier beneath. You sense what has to change and needn’t announce it yet. Settle what’s owed. Close the lid on whatever has truly finished. The strength that this frees will be wanted soon, and not for anything trivial.',
    'The closing days ask for honesty in small rooms. You could speak about money, trust or a tenderness that has had no words so far. Choose your hour. What is said in a low voice by the end of this month may well hold for a year.',
    'You finish with less than you started, in the best sense. An obligation, an illusion or a bag of old clothes has left the house. Don’t rush to fill the gap. There’s something moving in there, and it prefers the dark until it has its eyes open.',
  ],
  9: [
    'The month ends with its gaze on the horizon. After a dense few weeks you want air, distance and a larger map. Book, ask or at least find out. A conversation with somebody who lives quite differently may give the coming month its title, so let it run past midnight.',
    'By the last days your mind has outgrown the room. Something you’ve learned begins to connect with something you believe, and the two of them would like to travel. Keep the promises modest and the questions big. You’ll be surprised at who wants to come along.',
    'You leave this month looking up. What seemed complicated was mostly close, and from further away it has a shape. Send the application, open the foreign book, forgive the narrow remark. Good spirits are a kind of luggage too, and there’s no fee for carrying them.',
  ],
  10: [
    'The month ends on higher ground, with people watching and you rather ready for it. Put the best thing you’ve done where it can be found. A decision about your direction ripens in these days. You don’t have to make a speech, just turn your feet the right way.',
    'In the closing week, duty and pride happen to want the same thing. Deliver what you promised and sign it with your full name. Someone whose opinion counts may say little and remember much. Save a warm evening for those who love you without the results.',
    'At the end of the month you can see how far up you’ve come. It’s a good place for a sip of water and a look at the route. If the summit isn’t yours after all, there’s no shame in choosing another. The legs you’ve built are yours anyway.',
  ],
  11: [
    'The month goes out among friends. What you did alone can now be shared, improved and mildly laughed at. Bring your wish along and say it out loud while the plates are being cleared. Somebody at that table may know somebody, as they so often do.',
    'Toward the end the circle widens. You hear of plans that have a space just your shape, and you could tell people about one of your own. Choose the group in which you’re allowed to be a beginner. The coming weeks will have more hands than these had.',
    'You close the month thinking about what comes after what comes next. It’s less vague than it sounds. One name, one date and one borrowed drill can turn it into a real project. Leave the door open for an unlikely ally, they rarely knock twice.',
  ],
  12: [
    'The month ends softly, as if somebody had closed a piano. You need less from the world than you did three weeks ago. Let the unfinished parts sleep. A night with no alarm will do more for them than another list would, and you’ll wake up knowing which ones still matter.',
    'In the last days you turn inward and the noise falls behind. It’s a good time for forgiving, deleting and lying on the carpet. Nobody has to know how you spend it. Something is ending properly for once, and the beginning that follows won’t need to be pushed.',
    'You finish the month half in shadow, and you rather like it there. Work that has no audience goes well. So do long walks and short replies. Keep your next idea under your coat until it’s warmer, it has only just begun to breathe and it startles easily.',
  ],
};
