import type { SignPairTexts } from '../../pair-text-types.ts';

/** Two Sun signs, whoever has which. */
export const sunPairs: SignPairTexts = {
  aries: {
    aries:
      'There’s one door, and two people who’d like to go through it first. Racing each other keeps you both fit and merry, and hints aren’t needed. Aries, a cardinal sign, counts twice here, so things get started by the dozen. Toss a coin for who finishes.',
    taurus:
      '“Ready when?” That’s the question of this pair. Somebody’s already at the curb with the engine running, and somebody else is lacing a boot properly. Speed learns what is worth stopping for; patience gets out of the house. With no pushing and no dawdling on purpose, it’s a good long drive.',
    gemini:
      'Quick on the trigger and quick with a comeback, you’re rarely bored together and, on a free day, rarely home. An idea comes up and it’s being tried out within the hour. A fire sign likes that much air. A tender word gets a joke for an answer, which neither of you minds until a bad day comes.',
    cancer:
      'A slammed door means nothing to half of this pair, and ends the evening for the other half. Directness startles the tender soul, and silence baffles the bold. Yet you’re both fierce about your own people. Turned outward, that makes you a very small, very loyal army.',
    leo: 'Applause and action suit each other. You both like the big gesture, the dare, the story told standing up, and admiration flows freely as long as there’s stage enough. Two fire signs need fuel, so a dull month does more harm than a quarrel. Most slights are forgiven at top speed.',
    virgo:
      'Aries jumps and Virgo has checked the depth, so for you two the water is usually fine. Impatience and precision rub, often over instructions, and someone’s forever saying “Wait.” It’s funny how much gets done. Thank each other for the virtue you lack, preferably before the next jump.',
    libra:
      'Half the zodiac lies between you, with “me” at one end and “us” at the other. The pull is strong, and so is the exasperation: a decision made without asking, a decision asked about until it’s cold. In time you borrow from each other. Bluntness grows gracious, and grace learns to say “now.”',
    scorpio:
      'Mars has a hand in you both, in plain sight or under the surface. Neither forgets a challenge or backs down from one, and a card game can become a matter of honor. There’s deep respect in it, of a kind. Mind the timing, since a fight that’s over for Aries may just be starting for Scorpio.',
    sagittarius:
      'Put a map between you and you’ll be gone by evening. This bond laughs, dares and forgives, and honesty is served without cushions. What tends to be missing is the person who packs. Between adventures, ask each other a small, slow question, and stay for the answer.',
    capricorn:
      'Two bosses. Both cardinal, you intend to get to the top, up the cliff face or along the road, and you think poorly of each other’s route until you meet at the summit. Respect comes late and stays. Divide the kingdom early: who starts things, who signs for them.',
    aquarius:
      'Neither of you cares to be told what to do, a fine thing to have in common. You attempt what others call impossible, argue for the pleasure of it, and give one another more liberty than most people could use. Closeness has to be scheduled, or it slips out the window.',
    pisces:
      'It begins with a rescue, as a rule, though who’s rescuing whom keeps changing. Boldness clears a path through the crowd; gentleness sees who has been left on the sidewalk. Though your signs are neighbors, you keep different hours. A loud word sinks in deeper than it was meant to, and a soft one repairs the damage.',
  },
  taurus: {
    taurus:
      'You can settle the affairs of a whole family in one long afternoon. Things should be good, simple and in their place, you both feel, so comfort is reached in minutes and kept for years. A fixed sign twice over means trouble when you both dig in. Then it takes a third party, with dessert, to move anybody.',
    gemini:
      'The pace is off by design. There’s a settler in this pair, and there’s a commuter who’s brought six stories back from the corner. Solid ground gives wit a place to land, and wit keeps the calm from getting heavy. What both of you remember, years on, is a promise kept.',
    cancer:
      'Much needs no explaining. Home, food, old loyalties and some savings are dear to you both, and hurt feelings get a blanket. Earth signs thrive on water. To passersby the blinds are down, which in stormy times is exactly the point. The rare guest who gets in tends to stay.',
    leo: 'Good taste, twice over, and two fixed signs. You enjoy a fine thing, whether for owning or for showing, and good luck talking either of you out of a favorite chair. Compliments work on pride; a good meal works on stubbornness. With a supply of both, this house is very warm.',
    virgo:
      'Ask any contractor: people like you two are a pleasure. Earth signs both, you can love a thing simply because it works. The bond grows like a hedge, thickening unobserved. Fretting is met with calm. All that’s missing is a bit of pointless fun.',
    libra:
      'Venus rules you both, and has never been seen in polyester. You love comfort and beauty, would rather avoid a scene, and can spend a happy day choosing a lamp. When a decision presses, calm turns mulish and tact turns to fog. Somebody has to name the price. It can be named very nicely.',
    scorpio:
      'Strong stuff. From opposite ends you’re after the same thing, something to hold on to, and land and secrets are the two forms it takes. Letting go comes hard to you both. Peace comes on the day when the placid one admits to depths and the deep one to being hungry.',
    sagittarius:
      'There’s a suitcase in the hall, and there’s somebody who’s just sat down. Appetite you share, along with generosity and a good big laugh, while your plans for a perfect week have hardly a day in common. A base and an exit make it work. Whoever leaves brings back cheese.',
    capricorn:
      'Time is on friendly terms with two earth signs. You build, save and keep, and take the same quiet pride in a thing done properly, so trust comes without speeches and ripens without hurry. In all that security you might forget to flirt with life. Even a farmhouse has a porch for doing nothing.',
    aquarius:
      'How did these two end up side by side, people wonder, and so do you. Comfort meets theory, habit meets principle, and you can both be stubborn as mules. There’s fidelity in it, all the same, to things and to ideas. It lasts as long as neither tries to convert the other.',
    pisces:
      'Rest is what you give each other. Steady hands quiet the dreamer, and in return the days get music, along with a reason to look up from the list. You both feel through the skin. The mail has to be opened by somebody, of course, and it’s usually plain by whom.',
  },
  gemini: {
    gemini:
      'Four people, really, and all of them talking. You trade news, rumors, half-read books and terrible puns, and there’s no subject that can’t be started. Finishing is another story. What goes missing in so much brightness is the plain old question of how you are. Ask it early in the day.',
    cancer:
      'Feelings get put into words here, and on some days get talked right out of the room. A light remark can bruise; a long silence can puzzle. Still, you’re both gatherers, of facts, of people, of what an aunt said at a wedding. Humor is the bridge, and it holds if it’s crossed slowly.',
    leo: 'As audiences go, you’re each other’s favorite, and there’s laughter by the second sentence. Gemini gives Leo a stage and a gentle heckle; Leo gives Gemini a reason to stay. Parties improve when you come in as a team. What’s promised in fun gets taken to heart, so somebody should keep a note of it.',
    virgo:
      'Mercury rules you both, a reporter and an editor in one office. You take things apart for pleasure, talk shop about anything, and catch the same typo. What tension you have is nervous rather than deep: a question too many, a tone, a correction. Long walks do more for it than further discussion.',
    libra:
      'Between air signs the talk flows, and so does the charm. People, ideas, pretty streets: you like all that, and can disagree all evening in indoor voices. Deciding together isn’t your strong point. Pairs such as yours have spent entire summers weighing where to go, and very pleasant summers they were.',
    scorpio:
      'Ten things are said and two of them meant, or two things are said and meant forever. This pair is a study in what words weigh. Curiosity joins you, and it’s a strong tie, since neither can leave a riddle alone. A joke about a sore spot is the luxury you can’t afford.',
    sagittarius:
      'Opposite, mutable, and with a common hobby, namely everything. You trade facts for meanings, the footnote for the sermon, and there’s no passing a bookstore or an airport without slowing down. It’s lively and a little drafty. To stay put together for a whole weekend might be the boldest trip you take.',
    capricorn:
      'Speed and gravity make an odd team, and quite an able one. Somebody has an idea, and somebody asks who’ll pay for it. Jokes loosen the collar; patience makes a career of the jokes. Respect goes missing whenever the listening stops, and comes back with a question.',
    aquarius:
      'Your minds leave the house together. Theories, gadgets, strangers, the future of cities: anything will do, and to be understood at that speed is a relief. Hearts get discussed in the abstract. When the matter is concrete, with tears, someone has to stop being interesting and fetch a chair.',
    pisces:
      'Both signs are mutable, so plans change before they’re made. There’s imagination here for a dozen pairs. Facts slip, though, and a teasing phrase may float around in somebody’s heart for weeks. Meet in stories. Then write down the train schedule.',
  },
  cancer: {
    cancer:
      'You each know how the other feels, and therein lie the beauty and the bother of it. Care goes back and forth, food appears, birthdays are sacred. On moody days there are two shells and nobody outside to knock. Agree on a code word for “come out, I’ve made pancakes.”',
    leo: 'Moon and Sun, your rulers, keep house together. Somebody looks after everyone and somebody lights the place up, and the family, whatever sort it is, thrives on it. Pride and hurt feelings can hold the same door shut from both sides. Applaud the cook. Hug the star.',
    virgo:
      'Being needed is a need in you both, so this bond runs on favors. Soup arrives, a hem gets mended, no missing button goes unremarked. Tenderness softens the critical eye, and method calms the worried heart. What would please you is harder to find out, since you’re both asking and neither is answering.',
    libra:
      'Peace is what you want, and you mean different things by it. For Cancer it’s closeness; for Libra it’s fairness with some air in it. Quarrels are avoided with great skill, and go stale in a cupboard. Small, early and kindly put is the way to have them.',
    scorpio:
      'About feelings, hardly a word has to be said. You hear from a breath on the phone that something’s up. Loyalty is deep and memory long, so grievances live to a great age, and this bond could use a statute of limitations. As for warmth and trust, few pairs have such reserves.',
    sagittarius:
      'Home is where the heart is, or it’s where the boots are kept. You can charm and worry each other for decades over that. Whoever stays keeps a light on, whoever goes brings the world in, and the stories afterward are excellent. Just say when you’ll be back.',
    capricorn:
      'Across the zodiac from each other, you divide up the great business of looking after people. It can be like having both a stove and a roof. Strictness hurts and tears unsettle, until you’ve learned one another’s alphabet. Later life tends to suit this pair, when the rules soften and the tears dry faster.',
    aquarius:
      'Caring for people and caring for humanity are neighbors who seldom visit. Affection offered by the armful meets a friend’s cool hand, and you may both feel misread. Curiosity helps. So do visitors, whom you collect with equal zeal, strays and eccentrics, often in the same weekend.',
    pisces:
      'Two water signs make a tide pool, warm and full of life. You sense, soothe, remember and dream on one frequency, and everywhere else seems a bit noisy. Neither means to be cruel. It does happen that you both go under in the same wave, so each should have a friend with dry feet.',
  },
  leo: {
    leo: 'Nobody celebrates, spends or embraces like this pair, and loyalty is a point of honor. Two people ruled by the Sun seldom leave a corner dark. Who takes the last bow is the only real question. Settled by turns, it makes for the best seats in town.',
    virgo:
      'The speech is splendid, and there’s a thread hanging from the sleeve. In this pair somebody shines and somebody notices, which feels like sabotage or like a blessing, depending on the tone. Praise first is a rule that would save you years. On a job you’re hard to beat.',
    libra:
      'You’d hang drapes on the moon if they’d let you. Generous and gracious, you like company, color and the kind of manners that make an occasion of a plain evening. Pride wants a decision and politeness wants a consensus. Somebody has to pick the restaurant.',
    scorpio:
      'Neither of you does lukewarm. A fixed sign doesn’t yield, so the air is charged even over a parking spot. Loyalty is a matter of course. Humiliation is the one thing to avoid, in public or in jest, because neither forgets the day, the room or the shoes.',
    sagittarius:
      'Big hearts, big plans, a guest list that won’t fit. Together you’re fun and you know it; enthusiasm doubles with each retelling, and money is readily converted into memories. A blunt joke may land on somebody’s crown. Laugh, straighten it, and carry on to where the music is.',
    capricorn:
      'You both intend to matter. Leo does it with a flourish, Capricorn with stamina, and behind the raised eyebrows there’s mutual awe. As a team you’d run a city. As a household you need one day a week with no one in charge.',
    aquarius:
      'Leo takes love personally, and Aquarius thinks everybody should have some. You admire in each other what you’d seldom do yourselves. Head-on arguments about attention and freedom are part of the deal, and when they’re over, you’ve usually grown an inch in the direction you’d been avoiding.',
    pisces:
      'There’s theater in this, with the sea behind the stage. Confidence shelters a shy imagination, and the imagination gives confidence something worth performing. You’re romantics of a sort. On a day when applause is wanted and the audience has disappeared into a book, a kind word at the end of the chapter helps.',
  },
  virgo: {
    virgo:
      'The labels face forward. Two exact, modest, helpful people can make a life run like a library, and to be understood about the spoons is an immense comfort. You also know where it hurts. Remarks on each other’s faults should need written permission; the quiet that follows is well earned.',
    libra:
      'Fine-tuning, of methods and of manners, is the hobby you share. A room that you’ve done together is both right and lovely. Neither cares to be crude about wishes, so hints pile up, tidily. A clear “I’d rather,” said on a walk, brings the pile down.',
    scorpio:
      'Little escapes you two, be it a misfiled invoice or the motive behind it. Small talk is skipped, trust goes by competence, and the whole thing’s as private as a safe. Since you see flaws so sharply, mercy has to be a decision. Made daily, it gets easier.',
    sagittarius:
      'The big picture and the small print are on one page, and you hold it from different ends. Plans leap ahead while corrections run after them, panting. It’s comic, mostly. Virgo can find out from Sagittarius that rough can be glorious, and pay for the lesson by reading the instructions aloud.',
    capricorn:
      'You’d trust each other with the keys, the accounts and the cat. Effort is how earth signs show affection in this sober, quietly funny bond, and compliments aren’t needed, or so you claim. Put an indulgence in the budget. It can be defended as maintenance.',
    aquarius:
      'Improvement is the shared passion, from the desk drawer to the system. Talk between you is excellent and slightly bloodless, and feelings come up under other business. What moves you is competence used kindly. Do something for a stranger together, and look at each other’s faces.',
    pisces:
      'Order faces ocean. You’re drawn to what you lack, the list or the longing, and may spend years tidying or dissolving one another. Under it lies a shared wish to be of service. Set method and mercy to the same task, an animal shelter or a Sunday lunch, and there’s no better pair.',
  },
  libra: {
    libra:
      'It can take you a while to get through a door. The courtesy is genuine, the taste is excellent, and life together resembles a well-lit room in which nobody has quite said what they want. Discord throws you both off balance. Practiced as a parlor game, with a bell, it soon stops being frightening.',
    scorpio:
      'Neighbors on the wheel and strangers in method. Libra wonders why it has to hurt; Scorpio wonders what’s beneath so much polish. There’s fascination in this, and plenty of it. Diplomacy about a betrayal goes wrong, as does savagery about a trifle. The best hours are honest and beautifully lit.',
    sagittarius:
      '“Good company,” say your friends. People, justice, travel with style, a debate in which somebody finally says “touché”: it’s all to your liking. Frankness shakes up the tact, and tact files the burrs off the frankness. There tend to be too many plans, each of them charming. Every so often one of them gets as far as tickets.',
    capricorn:
      'With Saturn exalted in Libra, you agree on standards. How a thing is done counts with you both, and a public scene would mortify you equally. The sticking point is duty, which eats the evening you’d set aside for each other. Put evenings in the calendar, too.',
    aquarius:
      'It’s easy to breathe around you. Friends, fairness and ideas are common property, nobody needs to cling, and the talk can go from etiquette to the rights of robots in a minute. You treat each other as equals and mean it. Something foolish and warm gets said too rarely, and is treasured when it does.',
    pisces:
      'Gentle to a fault, you dissolve conflicts sooner than solve them. Beauty is the meeting place: a movie, a tune, a city in the rain. Promises are made out of kindness and then can’t all be kept. A firm no would shock you both. Start with small ones, about dessert.',
  },
  scorpio: {
    scorpio:
      'Nothing needs to be hidden, and much is anyway. Two private, intense people know one another by a look, and what you promise is set in stone. A contest of wills can go on for weeks without a sound. Whoever laughs first ends it, and hasn’t lost.',
    sagittarius:
      'Picture a deep well, and someone shouting cheerfully into it. Truth matters enormously to you both, and you disagree on whether it should be dug up or announced. Secrets pull against open roads. What this pair does superbly is get through hard times with its eyes open, laughing.',
    capricorn:
      'Quiet strength, doubled. Since Saturn doesn’t quit and Pluto doesn’t forget, a plan that you two have made generally comes off. Others find it daunting. The softness is behind two sets of locks, and handing over a copy of the key is the bravest thing either of you does.',
    aquarius:
      'Heat and ice, each a fixed sign, steady as the North Star. You’re drawn by the refusal to be ordinary, then puzzled by the way you each attach: all the way in on one side, one foot in the hall on the other. Nobody wins that tug-of-war. Treated as a negotiation, it becomes a bond like no other.',
    pisces:
      'It goes without saying, as nearly everything does between you. You meet in feeling, in music, in the small hours, and there’s solace in being known that far down. Suspicion and evasion feed on one another when the light is poor. Plain daylight sentences, even clumsy ones, keep the water clear.',
  },
  sagittarius: {
    sagittarius:
      'You could get lost in an elevator and call it a trip. It’s optimism squared, candor without brakes, ten plans by dusk and not one set of keys. The need to be off is well understood. Meeting up again is the art, so choose a place and a date.',
    capricorn:
      'Hope has hired an accountant. Jupiter rules the leap, Saturn the ladder, so the debate on what is realistic is constant and mostly good-natured, and you’re both right by turns. Height is what you both hunger for. Let faith pick the mountain, and experience the shoes.',
    aquarius:
      'Freedom isn’t an issue, since you both take it as a given. Strangers, causes, wild talk and leaving early are to your taste, and there’s a very good friendship at the bottom of it all. So the bond can coast. Come closer on purpose sometimes. Nobody’s about to lock the gate.',
    pisces:
      'Both signs were Jupiter’s of old, so you believe in more, the two of you. You dream largely, forgive grandly and lose umbrellas. Bluntness may step on a reverie, and vagueness can drive a plain speaker up the wall. The umbrella is generally at the last place where you were happy.',
  },
  capricorn: {
    capricorn:
      'From outside it looks like a board meeting. Inside there’s tenderness, expressed in jobs done right, and a joke so dry that nobody else has noticed it in years. Saturn respects effort, and so do you. Strength is on duty every day, on both sides. Even goats lie down.',
    aquarius:
      'Saturn rules Capricorn and once ruled Aquarius, so the backbone is shared, and what it’s for is open to debate. Keep the rule or rewrite it? You’d make a good pair of reformers, patience in the files and revolt in the foyer. Warmth gets here by way of respect, a little late, and stays.',
    pisces:
      'Firm ground and soft rain get along. You give each other what’s hardest to buy, a structure to lean on or a reason to be gentle, and there’s little noise about it. Reality can be pressed too hard, or dodged too long. Go look at the sea, with return tickets.',
  },
  aquarius: {
    aquarius:
      'Nobody here will ask you to be normal. Two independent heads, full of theories and true to their friends, can share a life at arm’s length and feel perfectly close. Bodies and moods get forgotten like a pot on the stove. Set a timer: hug, eat, ask something personal.',
    pisces:
      'You’re both a little elsewhere, in the future or in the dream, and hours go by when the talk is of better worlds. Cool analysis stings a soft heart, and a mood can fog a clear head. On kindness to strangers you agree entirely. It also works on people who aren’t strangers.',
  },
  pisces: {
    pisces:
      'Who’s steering? Nobody, and the view is lovely. You drift, sense, console and make things up with a sympathy that needs no explaining. It could all go out to sea, the rent included. Each of you does well with one firm habit, and the two of you with a friend who asks blunt questions.',
  },
};
