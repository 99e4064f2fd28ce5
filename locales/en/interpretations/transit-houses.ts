import type { TransitHouseTexts } from '../../interpretation-types.ts';

/** What the Sun, Mercury, Venus, Mars and Uranus to Pluto passing through a solar house make of that part of life, at the pace of the planet, in three variants. */
export const transitHouses: TransitHouseTexts = {
  sun: {
    1: [
      'Attention drifts your way for about a month, invited or otherwise. You may feel more awake in your own skin and less patient with waiting. Work that bears your signature thrives, and listening suffers a little, because the Sun likes to be recognized.',
      'New shoes have a way of changing how you walk, and this month may do something similar. You’re easier to notice. Choose what you want to be noticed for before the room chooses.',
      'Friends may remark that you seem more like yourself lately. Vitality is up, and so is the wish to have things your way. A fresh undertaking of your very own would be time well spent, especially if you also ask your friends about their week.',
    ],
    2: [
      'What do you own that you would actually miss? For about four weeks a lamp shines on earnings, possessions and the price you put on your time. A month of that tends to teach which purchases were only meant to cheer you up.',
      'There’s satisfaction to be had from a balanced checkbook and a full pantry. Your sense of worth leans on tangible things through these weeks. Since the Sun stands for who you are, even a lost glove can sting.',
      'Count what you can do as well as what you have. A talent that pays in calm rather than cash could deserve an hour a day in this period. Compare yourself with last year’s you and nobody else.',
    ],
    3: [
      'Your days fill with small traffic, with errands and messages and a neighbor at the fence with news. An open ear is your best engine for now. Ten half-read newspapers are a likely souvenir, along with one good story you’d never have heard indoors.',
      'Your shoes and your bus pass both get more use this month. Getting out refreshes you. A ten-minute errand can easily take an hour, because the Sun in this house enjoys being greeted by name along the way.',
      'Somebody around the corner may know precisely what you need to hear. Mercury rules here by nature, so quick exchanges beat long theories. Even a talkative cousin is worth ten minutes.',
    ],
    4: [
      'Home wants some daylight. For around four weeks you may care more about the hearth than the crowd, and old family matters can come up over the laundry. The Sun stands here as at midnight, so being out of sight feels like a rest.',
      'By evening, the pull of your own sofa is strong. A month of this can restore you, provided you don’t spend it brooding over who said what at Thanksgiving. Air the bedroom and phone whoever taught you to swim.',
      'Where did you first feel safe? The Sun at the base of your chart tends to bring such questions up. Walk past an old address, or make the dumplings that tasted like childhood. Sunday is worth keeping free.',
    ],
    5: [
      'Permission to play is the gift of these weeks. You’re likely to be quicker to laugh, easier to flirt with, and more apt to pick up the guitar. An audience is welcome too, because this house resembles Leo, the sign that the Sun rules.',
      'Applause is pleasant, but the better fun of this month may lie in forgetting to look for it. Paint badly, kiss well, lose at charades. Leave a Saturday unplanned, since the Sun is at home in play.',
      'Something is asking you to come outside, perhaps a crush or a kite that’s been rolled up since last summer. You shine when you make things for love. Include whoever looks left out, since your good mood has room.',
    ],
    6: [
      'Small routines come under the light, from the morning alarm to the state of your inbox. Work may be busy and a little thankless. One mended habit can feel like a small medal, as the Sun takes even a filing system personally.',
      'Maintenance is this month’s modest pleasure. Oil the hinge, sharpen the shears, sort out the shared folder at work. You may feel useful and slightly taken for granted, so tell people what the job really involves.',
      'How does your day actually run, hour by hour? Keep a log for a week and you may see where the time escapes. Much of your energy goes into service, as Virgo would wish; save some for a stroll that serves nothing.',
    ],
    7: [
      'Other people hold up a mirror for a month or so, and a partner or a rival may see you more clearly than you’d like. Ask what they notice. An agreement that has been drifting could use a real conversation, with both of you sitting down.',
      'Two toothbrushes, two opinions. The Sun sets in this house, so you find out who you are through someone else, at home or in a negotiation. The courtesy you’d show a guest works wonders on people you live with.',
      'Partnership gets the good light this month. You might meet a client or a sweetheart who finishes a thought of yours. Before you agree to a compromise, see whether you still like it.',
    ],
    8: [
      'Below the small talk, things matter more for a while. A shared account or a secret you’ve carried may ask to be looked at. A thing kept hidden weighs more than usual, since the Sun is a creature of daylight.',
      'Low light suits this stretch better than floodlight. What people keep quiet about draws your interest, your own motives included. It might do you good if someone close saw you undecided.',
      'A matter with a long tail can be finished now, such as a stale quarrel or a cousin’s unsorted boxes. Say plainly what you owe and what is owed to you. Trust grows when nobody has to guess.',
    ],
    9: [
      'Elsewhere calls, whether it’s a train line you haven’t ridden or a subject you once dropped. Your opinions may grow along with your appetite for distance. Seen from far off, ordinary duties tend to look smaller than they are.',
      'Curiosity has gone abroad, and it may send you looking for cardamom pods in three different stores. Jupiter rules this house by nature, so big ideas refresh you more than small comforts do. Ask someone from far away what they miss about home.',
      'Look up from the to-do list. Meaning matters more than method this month, and a sermon or a night under the stars may stay with you. Share what you find out without grading anybody.',
    ],
    10: [
      'More eyes than usual rest on your work this month, the boss’s among them. Step forward for the task you’d like to be remembered by. Whoever shares your home may need reminding that you still live there.',
      'Doing good work quietly may not be enough this month, because the Sun is straight overhead. Tidy the portfolio and volunteer for the presentation. If a colleague taught you the trick, mention it where others can hear.',
      'If you’ve been waiting to be asked, consider asking. The Sun stands at the top of your solar chart this month, and your efforts show. Three good reasons will do.',
    ],
    11: [
      'Friends come to the front, along with plans too big for one person’s weekend. Say yes to the shared garden plot or the reunion. It may also dawn on you which circle you have outgrown, and that’s worth admitting kindly.',
      'Reserve the bigger room, because the Sun enjoys a crowd this month. A wish you thought was private may be widely shared. Offer one concrete hour to whoever is short of hands.',
      'Whom do you call first with good news? Your answer shows where to spend the evenings. Friendship rewards attention now, and an idea for next year gets better as soon as three people have poked at it.',
    ],
    12: [
      'Rest is the honest business of these four weeks. You might prefer the back row and an early night, and feelings you left unspoken can catch up with you there. A big launch tends to go unheard from here, since the hall is empty.',
      'Quiet is underrated, and for about a month it may be what you crave. Turn down an event without a cover story. Old dreams are easier to hear when the phone is charging in another room.',
      'Between one chapter and the next comes a page with hardly any print. Since the Sun is backstage, you may feel less visible. A favor done anonymously can warm the whole evening.',
    ],
  },
  mercury: {
    1: [
      'Words come quickly and sound like you. For a few weeks you may be the first to speak at meetings, and talk to yourself in the car afterward. The pause in which others might answer can go missing, because Mercury loves the next word.',
      'Questions pop out of you before your coat is off. People may want your opinion, as Mercury makes you quick, youthful and a little scattered. Two sentences are usually enough, and then it’s their turn.',
      'Rewrite your bio. The old version, online or at parties, may lag behind who you are by now. You think best on your feet for some weeks, so take the hard call walking.',
    ],
    2: [
      'Receipts and price tags get your attention, and you’re well placed to ask how a sum was arrived at. Negotiate in plain words. You might also consider which of your skills is worth more than you’ve been charging for it.',
      'Compare three offers before you buy the toaster. Your head for figures is good, as Mercury likes sums, and there’s even some sport in it. A hobby you explain well could start bringing in a little something.',
      'Money conversations that made you mumble last year may come out clearly now. Ask what the role pays, or split the bill by what people ate. Numbers stop being spooky once they’re written on paper.',
    ],
    3: [
      'Mercury rules this house by nature, so your head enjoys the pace, even with three conversations going at once. You could pick up a new knack, or clear up a misunderstanding with a relative or friend. Keep one afternoon unscheduled so the thoughts can land.',
      'Mercury likes this house, and you can hear it in the traffic of messages. Your wit is quick, the local gossip unusually good. The one thing to double-check is which train somebody meant.',
      'A library card would get a workout now. State capitals stick in your mind, and so do tunes from the radio next door. An hour without screens lets all this learning settle.',
    ],
    4: [
      'Family talk is easier to start, perhaps while someone is peeling potatoes. Ask an older relative for the story behind the photograph. Thoughts may circle a past argument too, and a letter, even an unsent one, can let some air in.',
      'Label the boxes in the attic before you forget whose they are. Your thinking turns homeward for a few weeks, toward floor plans and recipes and who gets the window seat. A household meeting with snacks may settle plenty.',
      'Memory is chatty just now. The smell of floor wax, and you’re nine years old again. Write those details down for the younger ones, and check the story with someone who remembers it differently.',
    ],
    5: [
      'Wit is your best accessory at the moment. Flirtation runs on banter, children ask excellent questions, and a rhyme may come to you in the shower. Jot it down. Feelings are another matter, since Mercury would sooner be clever about them than have them.',
      'Love letters have gone out of style, which is a reason to write one. Mercury plays in the 5th house, so your mind likes puzzles and nonsense rhymes. Test a joke on a ten-year-old, the strictest audience going.',
      'Scribble in the margins. Creative ideas may come faster than you can finish them, so collect now and choose later. A flirtation that begins with a shared crossword could get to the interesting clues by dessert.',
    ],
    6: [
      'Lists are your friends, up to a point. You may spot the flaw in a procedure everyone else has put up with, and coworkers could be glad of a clear note. Leaving the last three details alone is the hard part, as they’re what Mercury likes best.',
      'By nature Mercury rules this house of small order, so these weeks are made for giving lost things a home, with hooks and jars and a wall calendar. Whoever uses the system should get to improve it.',
      'The instruction manual may finally make sense. Mercury likes useful work, so you have patience for detail and an ear for what’s unsaid. Coworkers who come with a problem could well leave with their commas corrected.',
    ],
    7: [
      'Talking is how things get decided between you and another person this month. Read the contract aloud, and say the awkward sentence early. With an opponent, repeat their argument in your own words first and see what softens.',
      'Someone else may finish your sentences just now, for better or worse. Conversations with a partner get livelier. Agree on small matters in writing (who buys the tickets, for one), and romance has less to trip on.',
      'Listening is the cleverest thing you can do with another person just now. Put the phone face down and let them reach the end. A mediator’s tone also helps with the landlord or the rival bidder.',
    ],
    8: [
      'Ask about the fine print of whatever you hold jointly, from the lease to the password. Your mind digs, since the 8th house goes deep, and may dig at a partner’s motives as well. A plain question gets better answers than detective work.',
      'Subscriptions that renew themselves and passwords nobody remembers: the hidden paperwork of life rewards a patient evening now. You may also find words for something intimate. Begin with the easier half and see how it’s received.',
      'Mystery novels suit your frame of mind. You notice the pause before an answer, and a psychological insight may come while you brush your teeth. Some harmless remarks become suspects, because Mercury hunts for clues.',
    ],
    9: [
      'Maps and long articles tempt you away from the urgent. Since Jupiter owns this house by nature, big-picture thinking does you good, though details could slip through the mesh. Talk with somebody raised on other proverbs, and check the time zone before you call.',
      'You could learn to order breakfast in another language in a few weeks, and feel larger for it. Ideas travel well. A phrase book gets you farther than a creed, because Mercury collects words rather than truths.',
      'Long conversations about whether people ever change may keep you up past eleven. Your thinking climbs to where the view is. A fact or two, packed for the climb, keeps everyone honest.',
    ],
    10: [
      'At work, what you say carries farther than usual, so the careless email deserves a second look. Present the idea, or rewrite the description of what you do. As the house is Saturn’s by nature, facts get further than hints.',
      'Draft the pitch while the phrases come easily. Your voice counts at work for now, and a two-line summary may get further than ten slides. Be careful what you forward, and to whom.',
      'Reputation is partly a matter of answering emails. People in charge may want your view, so prepare one with a beginning and an end. Office rumor is lively too, and you can be where it stops.',
    ],
    11: [
      'Group chats fill up, and among the nonsense there may be an idea with legs. Offer to take the notes, or introduce two friends who ought to know each other. Plans for later can be sketched in pencil for the time being.',
      'Brainstorming goes well with pizza. In a group you may be the one who says what everyone was nearly thinking. The person who said least was perhaps thinking hardest, so call them afterward.',
      'Somebody’s brother-in-law, of all people, might hold the missing piece. Ask around, since Mercury has your network wide awake. Sketch the five-year notion on a napkin, and show it only to people who ask good questions.',
    ],
    12: [
      'Since Neptune owns this house by nature, your thoughts come sideways, on walks and just before sleep. You may not feel like explaining yourself, and you don’t have to. A notebook by the bed tends to catch more than a meeting does. A message written when tired usually needs a second one.',
      'Half-thoughts deserve respect for a while. In a darkroom, pictures come up slowly, and so do your ideas. If a reply feels urgent, it may well improve by morning.',
      'Solitude sharpens your hearing. You could get more from a quiet bus ride than from four meetings, and an old misunderstanding may explain itself. Secrets told late at night tend to be secrets told too soon.',
    ],
  },
  venus: {
    1: [
      'Charm costs you little effort for the time being, and people may find your company restful. Wear the color you’ve been saving. Being liked is pleasant, and all the more so if you hold on to one opinion the room won’t share.',
      'Store windows give back a friendlier reflection than usual. Thanks to Venus, you may feel like a new haircut or a gentler tone, and others tend to say yes. Being charming is easier to carry when some of the favors go back.',
      'Take yourself out for breakfast at the nice place. Your own company is agreeable at the moment, and that is what draws people over. Don’t smooth every disagreement; some charm comes with a backbone.',
    ],
    2: [
      'Lovely things call to you from the shelves. Your taste is sharp for now, and the things you own are there to be used, starting with the good plates. Where pay is concerned, ask nicely and name a figure. Give the velvet armchair a night’s thought.',
      'Comfort gets your vote for a while, along with fresh bread and sheets dried outdoors. What you love and what you spend are close relatives now. Venus rules Taurus, a sign that touches things before paying.',
      'Generosity toward yourself can be quite cheap. Wear the silk scarf on a workday, or take your lunch down to the river. You may see that your work pleases people, and price it accordingly.',
    ],
    3: [
      'Kind words are easily found, and a hello at the bus stop may brighten more than one day. Write to a cousin or to someone you shared a desk with. Affection travels in short notes just now. The trick is to mean the compliment and then stop.',
      'A card with four warm lines may do more than a long call. Venus sweetens whatever the 3rd house sends, so your voice has honey in it. Reading aloud to someone is an old pleasure you could revive.',
      'Pretty detours are recommended. Walk home by the street with the magnolias, and let a neighbor tell you about the roses. A quarrel with a sibling may melt if you laugh at the same old joke.',
    ],
    4: [
      'Flowers in the hall or a repainted gate could please you more than a night out. Peace with a relative may be within reach if you leave the old scorecard in its drawer. Invite few people, and feed them well.',
      'Secondhand curtains or a bowl of lemons, and the apartment smiles back. You’re likely to want beauty close at hand and people you don’t have to impress. Venus makes a quiet houseguest, so nothing much happens, very pleasantly.',
      'Supper for four sounds better than a party for forty. Affection prefers slippers at present. If the room belongs to somebody else too, ask before you move the lamps.',
    ],
    5: [
      'Romance has more fun this month, and so do you. Ask someone out for ice cream. Color something in, using the good pencils. Pleasure is worth having even when nothing serious comes of it, and you can say that openly.',
      'Flirting may come easily, since Venus enjoys this house, with its theater tickets and its first kisses. Let delight be the whole point of one evening, and pay the babysitter well if there is one.',
      'Your taste wants to make something, whether a cake with three colors or a chair with four legs. Show it before it’s perfect. A new admirer might like you best with flour or sawdust on your sleeve.',
    ],
    6: [
      'Sweeten the routine with a decent lamp on the desk, or coffee with the coworker you’ve only nodded to. Goodwill on the job is easier to come by now. Because Venus likes to please, you could end up taking the minutes every single time.',
      'Put a plant where the printer used to be. Pleasant surroundings help you work, and colleagues respond to small courtesies. Ask nicely for the schedule you’d prefer, because asking may be enough.',
      'Love can look like folded towels. Venus shows affection by helping here, so you might notice who does the same for you. A thank-you for the refilled water pitcher could start something of a fashion.',
    ],
    7: [
      'Two chairs and an evening with nothing planned can do a lot for a partnership just now. You’re inclined to give ground, sometimes more of it than was asked for. Peace comes easily and your own wishes come late, as is usual under Venus, ruler of Libra.',
      'Slow dancing in the kitchen counts as a date. Your wish for harmony is strong, as Venus looks after pairs, and someone may meet it gladly. Just see to it that your preferences make the list as well.',
      'With a partner, revisit the place where you first talked for hours. With a stranger, begin by being easy to talk to. Fairness is your best feature now, and it includes being fair to yourself.',
    ],
    8: [
      'Closeness goes a layer deeper, if you let it. You may want fewer people and more truth from them, and a bill you split can be settled without frost. Jealousy is possible too. Say you’re feeling it before it starts arranging the facts.',
      'Some compliments are whispered. Since Venus lowers its voice here, desire goes quiet, and trust is the most attractive thing in the room. Settle who pays for what early, so it doesn’t climb into bed with you.',
      'A single evening of honest talk may bring you closer than a month of outings. Being known appeals to you more than being admired, and it’s scarier. One true thing, offered without haggling, makes a beginning.',
    ],
    9: [
      'Foreign accents and well-argued ideas have a certain glow. You might be drawn to a person who learned their manners on another continent. What isn’t quite understood can look all the lovelier, and a wrong turn abroad tends to be the part that’s retold.',
      'Subtitled films and unfamiliar spices may put you in a romantic mood. Beauty has traveled some distance to reach you. Visit the gallery or the temple courtyard, and let a companion explain what you’d have missed.',
      'Could you love someone whose truths differ from yours? For a few weeks the answer leans toward yes. Three endearments in their mother tongue make a good start.',
    ],
    10: [
      'Good manners get noticed upstairs. Venus softens the 10th house, so your public side is gentler, and a colleague may speak well of you. Thank whoever did the dull part. Mixing charm with business is fine while both sides know it.',
      'Tact is a professional skill, and yours is at a high point. You may be asked to host or to smooth things over between departments. Accept the credit gracefully; someone important has perhaps noticed how you treat the intern.',
      'Dress for the meeting as though you were already trusted. Goodwill gathers around your name, and a creative proposal could find a sponsor. Keep the office crush aboveboard, with plenty of colleagues around.',
    ],
    11: [
      'Among friends you are a welcome sight, and a new acquaintance might turn out to be somebody’s cousin with excellent taste. Host the potluck. If a friendship shows a flicker of something more, give it a few walks before you name it.',
      'Picnics improve when everyone brings what they love best. You’re a natural host among friends right now, and may warm to someone you had overlooked. The best moment is often when you step back and hear them all talking at once.',
      'Old friends are worth the gas money. Affection likes numbers just now, a choir or a team or a long row of seats. Whoever makes your heart skip is likely to have made you laugh first.',
    ],
    12: [
      'Affection keeps to the shade for now. You could be fond of someone without saying so, or simply need a candle and a drawn blind. Unseen kindness suits these weeks, but a secret that takes up too much room is better told to one friend.',
      'Love keeps its voice down, since Venus is behind the scenes. You may cherish someone without telling them, or prefer a bath and a novel to any company. An unsuitable admirer can go unanswered.',
      'Nobody needs to know why that melody moves you. Tenderness is near the surface and doesn’t want an audience. Even old disappointments tend to soften, since Venus forgives more easily where nobody is keeping score.',
    ],
  },
  mars: {
    1: [
      'Fuel arrives, and your elbows may come with it. For several weeks you could be brisker in the checkout line and braver in conversation. Spend the drive on something physical or long overdue, and count your cups of coffee before you count your enemies.',
      'People could see you coming from a block away by your stride. Mars has come home, so your nerve is good, and waiting in line is a trial. Rowing would use it up well, and so would the thing you’ve been postponing.',
      'Courage likes an early start. With Mars in your corner, you can decline without a paragraph of reasons. If someone gets bumped on the way, a fast apology keeps it small.',
    ],
    2: [
      'Earning takes on an edge, because Mars wants results it can hold. Push for the raise, or sell what clutters the garage. Sudden splurges are the snag of these weeks, along with quarrels over who owns what. Leave the cart full overnight.',
      'Sell the kayak you never use. A practical hunger drives you for weeks, and you can turn effort into something you can stack. Should a negotiation get heated, drink a glass of water and repeat your number.',
      'Hands itch to earn, to build, to own a better drill. The drive is useful when it goes into skill and less so at one in the morning with a checkout button glowing. Waiting for the delivery is its own ordeal.',
    ],
    3: [
      'Quick answers fly, some of them sharper than you meant. Since Mars is here, your mind wants to win, which helps in a debate and grates over breakfast. Learn something hard, take the long way by bike, and let the neighbor’s hedge be the neighbor’s.',
      'Bicycle bells, snappy replies, a debate in the stairwell: your corner of the world runs faster for a while. Put that speed into an article or a test you want to pass. Sharp retorts get faster too, and rarely better.',
      'Say it once, straight, and with your hands in your pockets. Words work like tools just now and can nick a finger. A difficult talk with someone nearby may clear the air if it’s short.',
    ],
    4: [
      'Hammer in hand is a good way to meet these weeks, because the mood is domestic and a bit restless. Move the bookcase or strip the paint. Mars likes room to swing, so a family argument goes better outdoors than in the hall.',
      'Pull up the old carpet and see what’s under it. Since Mars chafes indoors, domestic projects soak up heat that might land on whoever lives with you. The one who slams something tends to be sorry within half an hour, and hungry.',
      'Noise from upstairs could test you during these weeks. Home is where your temper lives now, and your strength as well. Set a boundary with family calmly, as if reading out the weather.',
    ],
    5: [
      'Competition makes play more fun, even at a board game with a determined eight-year-old. Desire speaks up as well. The wish to win can go on well after the game is over, because Mars and this house are both fiery.',
      'Dare yourself a little. Desire is forthright because Mars is here, and a bold invitation may be better received than a long campaign of hints. Sports are good for the overflow, even when you lose.',
      'Art made in a temper can be very good. Throw clay, shout the chorus, write the scene you were too polite for. With kids or lovers, leave room for them to win an argument on points.',
    ],
    6: [
      'If the workload grows, it’s partly because Mars keeps reaching for more. You can get through a remarkable heap this month, with less patience for anyone slower. You may judge a day by what got knocked down, and stopping at a decent hour can feel like losing.',
      'Whoever invented the sprint had weeks like these in mind. You could clear a backlog that others only sigh over. The hard part may be keeping your hands off a coworker’s slower method.',
      'Efficiency can turn into a contact sport at your workplace. Irritation often points to a clumsy setup rather than a bad person. Whatever is left over after you’ve suggested the repair can be walked off on the way home.',
    ],
    7: [
      'Sparring is in the air. A partner may seem combative just now, or it’s you who throws the first pillow. Disagreement out in the open can do you both good if you keep to the subject and finish the same day.',
      'Two drivers, one steering wheel. For six weeks or thereabouts you and somebody else may both want to set the route, and the quarrel can be oddly cheerful. It stays cheerful as long as nobody brings up last winter.',
      'An adversary may bring out your best game. Mars respects people who answer back, so one of them might become an ally. With a contract at stake, let them swing first.',
    ],
    8: [
      'Intensity rises in private. You might want to have it out about a joint bill, or push through a shyness you’re tired of. Courage in intimate matters serves you, and pressure doesn’t. Ask once, clearly, then give the other person time.',
      'Passion has little small talk at present. Mars is the old ruler here: all or nothing, in talk as in touch. Another person’s limit is final, however warm the moment.',
      'Long-avoided chores of the heart get done when Mars is here. Return what you borrowed, say what hurt, and hear the other half. It goes better with a plan and a short walk afterward than with an ambush.',
    ],
    9: [
      'Restless feet and strong convictions are traveling together. Go on the hike, or finish the chapter you’ve been circling. Hardly anyone gets converted, as Mars argues to win, and everybody goes home a little out of breath.',
      'Hike somewhere, if only around the reservoir. Mars gives legs to your hunger for distance, so even your opinions have muscles. What if you went into the debate hoping to find a better question?',
      'A crusade may offer itself, with leaflets. Test whether you’d still care about it on a rainy Monday. The same fire could carry you through an application or the last stretch of a demanding course.',
    ],
    10: [
      'Ambition has its sleeves rolled up. You’re readier to compete for a role, and bosses may notice both your drive and your impatience with bosses. Choose one target that’s worth the sweat. Toes stepped on tend to be remembered.',
      'Elbow room at the top is scarce, and you may be in the mood to make some. Take on the task that people will see. If the boss blocks you, bring a proposal to the meeting and leave the grievance outside.',
      'Let your work do the shoving. You have the legs for a public push of several weeks, and people remember who delivered. Rivals may watch closely, and whoever is best prepared tends to have the quieter week.',
    ],
    11: [
      'Teams could use your push, perhaps with fewer exclamation points. You may find yourself organizing the game, or arguing strategy with a friend. Mars leads better than it confers, which is why some of your allies could feel drafted.',
      'Somebody has to book the van, and it may as well be you. Your energy can turn a group’s vague wish into a Saturday with shovels. Friends can bristle at orders, so ask for volunteers.',
      'Heated discussion among pals can mean that people care. You might part ways with a club, or lead it out of a rut. The goal is worth aiming at; the goalposts can take your sharper remarks.',
    ],
    12: [
      'Mars has no front door here, so anger may come out as a slammed drawer. Let it out in a swim, or on a page that stays private. Plans ripen better at present if you work on them alone with the door shut.',
      'Resentment makes a poor roommate, and it may try to move in during these weeks. Split wood, scrub the tub, cry in the car. Once you know what you’re angry about, the anger gets a good deal smaller.',
      'Work offstage. You have plenty of drive, but it runs better without witnesses just now, on a secret draft or a solo swim. Pick your fights later, when you can see who is really in the ring.',
    ],
  },
  uranus: {
    1: [
      'Seven years or so of reinvention run in the background. You may surprise people with a new look or a sudden no, and yourself as well. Follow the restlessness in small steps first. Those who love you could use a word of warning.',
      'A shaved head or a new first name on the mailbox: nothing has to happen, but you may enjoy having the option. Since Uranus stays about seven years, freedom is a slow theme. Warn those closest to you before you post it.',
      'People who have you pegged may need a second look before this long phase is over. You get bored with being predictable. Whatever still feels true by Wednesday can probably stay.',
    ],
    2: [
      'Income may take an unusual shape over the years, and your idea of enough can change along with it. Stay flexible by learning a second trade or owning less. Freedom could prove to be the possession you’d defend first.',
      'Steady paychecks and odd gigs may trade places more than once while Uranus is here. It loosens your grip on what you thought you needed. A portable skill can calm you more than a raise would.',
      'Would you rather own the boat or know someone with a boat? Questions like this can reshape your spending across several years. Storage space tends to empty out under a planet that prefers access to ownership.',
    ],
    3: [
      'Unconventional thoughts have been moving into your neighborhood. For a good many years you may learn in jumps, or find that a sibling has become a stranger worth meeting. Uranus thinks in flashes, so the useful idea tends to come between two dull ones.',
      'Ideas may come at you sideways for years, often in the produce aisle. You think faster than you can spell. Whoever listens at home could use a translation now and then, because Uranus skips the middle steps.',
      'Talk to the kid with the soldering iron. Uranus rules invention, so this passage favors new tools and abrupt changes of mind, and may remake how you and those nearby speak. Correct yourself cheerfully when you’ve been wrong.',
    ],
    4: [
      'Home may refuse to stay put. For several years you could wish to live differently, perhaps with other people or farther from the family script. Change one wall before you change the city. Roots can grow in a pot.',
      'Boxes may stay half unpacked for years because you can’t decide whether this is it. Home becomes an experiment, perhaps with a chosen family or in a yurt. Anchor yourself with one ritual that travels, such as Friday tacos.',
      'Relatives could startle you in this period, or you them. The pattern everybody followed without thinking may quit working. It can be broken kindly, one holiday at a time.',
    ],
    5: [
      'Love and invention both dislike the rulebook for a long while. Attractions may start abruptly, and your art could take off in a direction no teacher suggested. Enjoy the electricity, and be truthful about how much of it you can promise.',
      'Fireworks are lovely and hard to cuddle. For several years your heart may prefer surprise to schedule, and your creative work can jump the tracks. A loose promise often holds longest, since Uranus needs room to turn.',
      'Your hobbies may look eccentric to the neighbors before these years are through. Good. Build the theremin, write the play that runs backward. Children who don’t fit the mold could find in you an unusually good audience.',
    ],
    6: [
      'Nine to five may itch. Over the years that Uranus spends here, your working day tends to loosen up, through new technology or sheer boredom with the old way. Experiment with hours and methods. Keep a couple of dull habits as ballast.',
      'The job description may be obsolete by the time the ink dries. Over roughly seven years you learn to work in your own way, maybe remotely, maybe in bursts. Where would you spend an hour that a machine gave back?',
      'Rigid schedules may feel like a wool collar for some years. Test a four-day rhythm, or swap a shift, and see what the results say. Coworkers will want to know which hours you keep.',
    ],
    7: [
      'Partners who are hard to pin down may fascinate you for years, or you could be the one who wants more air. Agreements need room to be rewritten. A closed door doesn’t have to mean a lack of love, because Uranus asks for distance on principle.',
      'Love may come in through the skylight. A partner could surprise you, or a perfectly proper arrangement might start to feel airless. Redraw it together every year or so, with separate pencils.',
      'Living apart together, marrying late, starting a company with your ex: convention holds less sway over your bonds in this long stretch. Anyone sharing a roof with you will be grateful for early notice.',
    ],
    8: [
      'What you share with others may be rearranged during this long phase, sometimes at an unexpected moment. Intimacy asks for more candor than custom. You don’t have to rush. What was taken for granted can loosen, and old arrangements tend to need new wording.',
      'Rules may be changed without much ceremony. Uranus takes nothing as settled, so whatever you hold in common, from grocery money to pillow talk, is subject to revision for years. With clear terms, there’s more room for thrills.',
      'Suppose closeness needed fewer rules and more honesty. You might test that idea during the years of Uranus in this house. Tangled matters are best settled while everybody’s calm.',
    ],
    9: [
      'Worldviews get rewired slowly here, over the better part of a decade. A conversation abroad or a strange book may overturn something you were taught. Go and see for yourself. New truths wear better if you don’t hit people with them.',
      'Pack light when it comes to certainties. In this span of about seven years you might switch majors, religions or hemispheres of opinion. Argue with people who surprise you. The folks at home would like a photo now and then.',
      'An astronomer on the radio, a heretic on the plane: teachers appear in unlikely seats. Your beliefs keep jumping the groove, since Uranus can’t hear a sermon twice. Write them down once a year and compare.',
    ],
    10: [
      'If your career takes a bend over these years, look for the view. You may switch fields, or become known for the thing nobody else had thought of doing. It can take a while to make sense. Slam as few doors as possible on the way out.',
      'The title on your door could be one you made up. Ambition turns independent, as Uranus takes orders badly, and bosses may feel the breeze. Trapeze artists, remember, hang the net first.',
      'Careers used to be highways, and yours may be more like a footpath. Sideways moves make sense for a long while. Those who depend on you might like a drawing of the route.',
    ],
    11: [
      'Unlikely friends could turn up and rearrange your idea of the future. For a long time you may feel at home among originals, and less so in the club you inherited. Stay loyal to a few people while you experiment with the rest.',
      'Tomorrow’s people may find you before you find them. Little by little, your social world could trade its old furniture for hackers, gardeners and a retired judge with a drone. Uranus is at home in such odd company.',
      'Belonging and being free have been hard to fit in one pocket, and this long period gives you practice. Choose groups that allow a dissenting vote, and call the friend who never changes.',
    ],
    12: [
      'Something at the back of your mind is picking its own lock. Over these years insights may come in flashes, in a dream or on a late train, and hidden habits loosen bit by bit. You don’t owe anyone an explanation yet.',
      'Lightning sometimes strikes inside a cloud, where nobody below can see it. For some years your changes may be of that kind. A sudden restlessness is often the only sign you get, because Uranus works without notice.',
      'Nobody at the office would guess what you’re undoing. Habits of hiding come loose at intervals through these years, often when you’re alone and washing lettuce. Let a trusted ear hear the first draft of it.',
    ],
  },
  neptune: {
    1: [
      'Outlines soften over many years. You may grow more sensitive to moods, less sure where you end and the room begins, and people see in you what they wish to see. Sit by water, and check your reflection with an honest friend.',
      'Strangers may ask whether you’ve met before. Because Neptune rubs at your edges, they’re gentler, your impressions are stronger, and a firm no takes practice. Company affects you the way music does, so it matters who’s playing.',
      'Watercolor is a fair image for how you come across in this long passage. Others project; you blend. Tell people your actual plans and moods, so that they have something besides their daydreams to go on.',
    ],
    2: [
      'Values become less material against this long, dreamy background, and figures can go misty. You may give away more than you meant to, or earn through imagination. Sums seldom end where they began, because Neptune blurs every line, a budget’s included.',
      'Receipts evaporate, along with your interest in having more, because Neptune never files. What counts may be something no store stocks. Pay the bills on a fixed day, then give to the street musician with a clear head.',
      'Artistic work, healing work or plain kindness might support you over the long run, if somebody helps with the invoices. You may undersell what comes easily. Ask a practical cousin what they’d charge.',
    ],
    3: [
      'You might think in pictures for a decade or more, mishear directions, and understand your neighbor without many words. Poetry seeps into daily speech. Confirm appointments in writing. A song of yours may be waiting among the grocery lists.',
      'Thanks to Neptune you’re a fine storyteller. Half of what you know in this period comes by hunch, and half of that checks out. For the other half there are calendars with alarms.',
      'Listening to rain may teach you more than lectures do. Over a long stretch your language turns musical, because Neptune sings. Write a lullaby for a small cousin, and ask what people meant before you feel hurt.',
    ],
    4: [
      'Longing for an ideal home can accompany you for years, sometimes for a house that existed only in your wishes. Family stories may prove to be part fable. The real address rarely gets a fair hearing beside the dream, since Neptune idealizes what’s out of reach.',
      'Home may be a smell, a shoreline, a lamp in somebody else’s window. In this slow phase you look for a place that matches the feeling. Meanwhile the place you do have could use a roofer.',
      'Once in a while you could feel homesick while sitting in your own living room. The ache is Neptune’s tender searching, and it lasts for years. Make one corner beautiful, and keep sorrowful relatives to visiting hours.',
    ],
    5: [
      'Imagination is generous here, for well over ten years. Romance may arrive with violins, and the person behind them takes longer to see. Make up tales for a child, or act in one. Ask an infatuation some ordinary questions about its Tuesdays.',
      'Film scores may follow you around for years, especially on first dates. Since Neptune does the lighting, you love and create in rose. The beloved’s roommates can often supply the missing colors.',
      'Inspiration is a shy animal that visits this house often under Neptune. Sit still with a sketchbook and it may come close. For the young, be a grown-up who believes in mermaids and also in bedtime.',
    ],
    6: [
      'Clock time and you may not agree for quite a number of years. Work asks for meaning, and dull procedures slip from your fingers. Tasks that serve somebody wake you up, and you can be late for meetings and early for a stranger’s crisis.',
      'Since Neptune needs meaning, tasks without a soul may put you to sleep. A shelter, a studio or a school cafeteria could suit you better. Until then, written instructions and an early night are good company.',
      'The inbox can feel like weather at sea. Your sensitivity is a fine instrument through all these years, so give it shelter: soft light, regular lunches, a colleague who reminds you of deadlines.',
    ],
    7: [
      'It’s easy to hang your hopes on other people through these long years. You could meet real tenderness, or be in love for ages with a portrait you painted yourself. Let partners be ordinary. Where contracts are concerned, prefer clear wording to a warm feeling.',
      'Falling for potential is a beautiful hobby with hidden fees. During this long passage you may idealize partners, or they you. Look at what a person does on moving day, and love that if you can.',
      'Over this long stretch, compassion opens a good many doors between you and others. A soulful companion might come through one, and so might somebody looking for a savior. Take your time finding out which it is.',
    ],
    8: [
      'Boundaries dissolve most in private, over years. Intimacy may feel almost like prayer, and sharing can slide into rescuing. Know what you have signed and what you’ve only hinted at. Surrender goes well between people who can both say “Stop.”',
      'Tides run under the door in this house, and secrets drift. You may sense what someone close feels before they do, for a decade or so. Ask anyway. For shared assets, prefer a dry adviser and numbered pages.',
      'Merging is sweet, and so is having your own toothpaste. The long lesson here concerns how much of yourself to pour out. Gifts and loans are hard to tell apart, since Neptune keeps no accounts.',
    ],
    9: [
      'Far shores shimmer. A search of many years may lead you to a temple, a film archive, or a teacher whose feet deserve a close look. Travel for wonder and study for love, with your common sense in the carry-on.',
      'Incense, an ocean ferry: longing has its nose against the glass for years. Follow it with a return ticket. A guru worth the name won’t mind your questions about fees.',
      'You may believe with your whole heart, then wonder what exactly it was you believed. Such tides come from Neptune, a guest of many years. Let pilgrimages be partly about the food, and check translations twice.',
    ],
    10: [
      'Your calling may be hard to describe on a form. In the course of many years ambition blurs and something softer takes its place, such as art or care. Others can idealize you at work. Praise meant for a daydream seldom fits exactly.',
      'Fame and fog look similar from a distance. Because Neptune thins out ambition, your direction may blur at the edges, so that service or art can show through. Flattering rumors deserve correcting just as much as the other kind.',
      'What if a vocation were something you listen for? You may drift for parts of these years, and do some lovely work while drifting. Put agreements with superiors on paper, with dates.',
    ],
    11: [
      'Dreamers find one another. Your friendships can take on a tender, idealistic color over the years, and a cause may move you to tears. Give your time gladly, then look at who stays to stack the chairs. Some hopes want a calendar.',
      'Hope is your gift to any group in this long phase, and gullibility its small print. You may join artists or volunteers who feel like kin. Ask who keeps the books, then sing along.',
      'Friendships might resemble a film club for many years, glowing in the dark and slow to end. Notice who calls by day. Few dreams get past the second meeting, as Neptune leaves them undated.',
    ],
    12: [
      'Neptune feels at home in this house, so the tide comes in softly and stays for years. Sleep is full of pictures, and retreat restores you. Find a practice that has a beginning and an end. Melting away is easier than saying you’re sad.',
      'Fish don’t explain water, and you may have little to say about what moves you all these years. Meditation, music, long swims: choose one and be faithful. Escape is fine in portions with a lid.',
      'The veil is thin in the 12th house, and you pick up a good deal. For a very long stretch, silence feeds you. Coming back takes longer than going in, as with any deep sleep.',
    ],
  },
  pluto: {
    1: [
      'Bit by bit, across many years, you shed a version of yourself that others had grown used to. Your presence may become stronger than you realize, so use it with care. Pick the changes you want before frustration picks them for you.',
      'Snakes shed in private, and so might you, over a great many years. Your intensity reaches people before your words do. Own your wants early, since strength that pretends to be harmless makes others uneasy.',
      'A role that kept you small may stop fitting you. A slow, thorough change of self runs underneath your ordinary calendar for many years. Ask yourself in calm hours whom you’re still trying to prove wrong.',
    ],
    2: [
      'Power and possessions are tangled together in this slow undertow. Over the years you may find out what you’d refuse to sell, and how much of your worth you had tied to a number. Notice when saving turns into clutching.',
      'The old stories said that gold makes dragons of those who sleep on it. In a long season you find out how security and control have been mixed up. Thrift alone seldom settles it, because Pluto goes to the root.',
      'Stripping a dresser down to bare wood is slow, and so is this. You may part with a false measure of your value and uncover a tougher one. Develop the talent you’ve been half afraid of.',
    ],
    3: [
      'Ask more than you tell over these years, because your words can wound or free. Since Pluto can’t leave a question alone, you might become a researcher of sorts. An old rivalry from the nursery may come up for review.',
      'Whispers carry weight in this long period, yours included. You might become the one who asks what nobody in the room asks. Understanding is a better use for that talent than winning.',
      'A detective’s patience may grow in you over the years, together with a distaste for chatter. Read to the root of one subject. With neighbors and kin, say the hard thing softly and only once.',
    ],
    4: [
      'Cellars get opened, figuratively at least. A theme of family loyalty and control may work its way up through the floorboards over many years. Rebuild your sense of home at your own pace. Some of what you inherited can be handed back.',
      'Old houses keep tools in the crawl space that nobody remembers buying. Your family has some too, habits of power or silence, and this long passage hands you the flashlight. Take what’s useful and seal the rest.',
      'Coastlines shift by a hair each day, and decades later the map is different. Your private life may be renewed like that. Make a home in which nobody tiptoes around a mood.',
    ],
    5: [
      'Passion deepens and grows choosier with time. Over many years you could make the one thing you had to make, or love with a fierceness that startles you. Even a board game can turn into a siege, because Pluto has no gift for half measures.',
      'Obsession can be a muse with good work habits. Throughout a long era you may create from the marrow, or fall in love past all politeness. The other person can need some air, because Pluto holds on hard.',
      'Playing for real stakes tempts you, above all in matters of the heart. You could discover how much you need to be special to someone. Applaud another player now and then, especially one under twelve.',
    ],
    6: [
      'Thoroughness can become a force in your working life. Over a very long stretch you may strip a job down and rebuild it, or dig out a habit by the root. Let others do things badly now and then. Perfection makes a poor housemate.',
      'Compost is slow work with an excellent result. Something similar goes on in your daily habits through the long years of Pluto here. One useless duty could go for good, while colleagues keep their own way of stapling.',
      'Power struggles over the thermostat are seldom about the thermostat. Your workplace may teach you a lot about control before you’re done with it. Meanwhile, rest could be the one thing you haven’t tried to master.',
    ],
    7: [
      'Whoever stands across from you tends to stir deep water. Because Pluto asks about power, close partnerships may turn on who leads and who yields. Choose people you can argue with as equals. A bond that survives an honest reckoning often turns sturdier.',
      'Whirlpools look calm from the bank. Close bonds may have such a pull over a span this long, and they can transform you both. If jealousy rises, ask what it is guarding.',
      'Who holds the remote, and who decides when the fight is over? Little things show the balance of power between you and a partner. Who goes quiet, and for how long, is part of it as well.',
    ],
    8: [
      'This is familiar ground for Pluto, and the changes run deep without much noise. Trust and desire, and whatever you own with others, are slowly remade. Look squarely at what you can’t control. Setting a thing down may return more energy than gripping it.',
      'Great depths suit Pluto, and this is its own harbor. You may lose patience with half-truths in intimate and shared affairs, for as long as it stays. Tell yours first, then wait without tapping the glass.',
      'What’s kept down sends up shoots eventually. A lasting, quiet overhaul touches how you trust, desire and divide things with others. Roots that go deep are a job for two, so a skilled guide may help.',
    ],
    9: [
      'What you took for bedrock may shift over these long years. A distant country or a demanding discipline could draw you with almost magnetic force. Dig for the truth, by all means, and let other people keep theirs while you’re digging.',
      'Volcanoes make rich farmland, given enough time. A conviction of yours may erupt and settle into something far more livable during this era. An empty stretch in between is usual, since Pluto clears the ground first.',
      'Certain books leave fingerprints. In this long passage a teacher or a stubborn question may remake your view of the world. Doubt the preacher who needs your obedience, including the one in your head.',
    ],
    10: [
      'Authority is the slow subject of these years, yours and other people’s. You may rebuild a vocation from the studs up, or find yourself with more influence than you planned for. Stay answerable to someone. Status gained by pressure needs constant guarding.',
      'As Pluto gathers slowly, influence grows around what you do, whether or not there’s a nameplate. You may tear up a career plan that was really somebody else’s. Critics who like you are worth their weight in coffee.',
      'Reputations can be rebuilt like bridges, under traffic. Across a long span of years you may rethink what success is for. Refuse the shortcut that would need hiding, and mentor a person with sharper ideas than yours.',
    ],
    11: [
      'Loyalties within a group run deeper and get more complicated over time. You may leave one circle and help to change another, and a goal you’ve had since your youth can alter its shape. Notice who gains when everybody has to agree.',
      'Every circle has its unwritten rules, and in this era you may be the person who reads them aloud. A few friendships grow deep enough to stand it. Leave a faction when loyalty to it costs you your own voice.',
      'Your deepest hope may have another hope under it. Pluto works on the lower floors, so in time you get down to that one. Join forces with people who can disagree and still share the ride home.',
    ],
    12: [
      'Out of earshot, very slowly, old fears are being brought up and named. You may need long privacy for this, perhaps with a wise listener. Nothing has to be confessed in a hurry. What you stop hiding from yourself loses much of its hold.',
      'Monsters under the bed shrink when you learn their names. A very long inward season lets you do that at leisure. Whole years can pass without news, for Pluto is at home in the dark and unhurried.',
      'Pluto works on you out of sight in this period, during sleep and in long hours alone, so few people will notice. An old fear may loosen its grip. Celebrate privately, with good chocolate.',
    ],
  },
};
