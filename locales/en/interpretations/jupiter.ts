import type { SignTexts } from '../../interpretation-types.ts';

/** Jupiter in each sign: where one grows, trusts and gives. */
export const jupiter: SignTexts = {
  aries:
    "Luck tends to find you with your jacket already on. You grow by going first: applying before you're ready, introducing yourself to the whole table, trying the ski slope marked for people who've had lessons. Your confidence is generous, and you'd lend anyone a push. It can also overrun, so that five beginnings compete for one pair of hands and a friend's hesitation gets mistaken for cowardice. Ask who else would like a turn at the front.",
  taurus:
    "Abundance, as you understand it, has a smell and a texture: tomatoes still warm from the vine, a porch with a spare chair. You trust what grows slowly and you give in kind, sending guests home with jars. Opportunity usually reaches you through patience and good taste, and you rarely drop it once it's in your hands. Comfort is the catch. An invitation to try something unfamiliar may be turned down simply because dinner at home sounds nicer.",
  gemini:
    "One good question can keep you happy through an entire layover. Your world gets bigger by talk and print, by the stranger who repairs clocks and the library book you took home by mistake, and you hand on whatever you've learned while it's still fresh. Faith is harder for you than information, and the big picture may stay in pieces, like a jigsaw you walked away from. Teach one subject for a season and see which parts you actually believe.",
  cancer:
    "There may be nine people at your table when you cooked for six, and somehow everyone eats. Jupiter is exalted in Cancer, and your trust in life grows from feeling held and from holding others. You give second chances, a bed for the night, the recipe with the secret ingredient written in. Let some of that travel beyond the people you know. Closer in, protectiveness can swell like everything else; a grown nephew doesn't need three calls a day.",
  leo: "Big-hearted is what they call you, usually while eating something you paid for. You grow through play and display, by taking the part and letting yourself be seen enjoying it, and your praise can turn a shy beginner into a performer. On a thin day your self-belief swells into exaggeration, a story in which you have all the good lines. Find one thing you're terrible at, and let somebody younger show you how.",
  virgo:
    "Growth comes to you in small sizes. You learn to trust life by getting a method right, and your idea of generosity is spending a Saturday on somebody's hopeless filing cabinet without once mentioning it. Jupiter, who likes things large, has to work in miniature here, and you may let a wide-open chance go by because one detail looked off. Set a rule: if it's eighty percent sound, say yes. Your improvements have helped more people than you've kept track of.",
  libra:
    'Doors open for you through other people, often the second or third person you were polite to. You believe in fairness as some believe in the weather forecast, checking it daily, and you give by making introductions. Decisions are where it goes slack; you can be so generous to every side that none of them knows where you stand. Speak first at the next meeting and notice that the room survives.',
  scorpio:
    "Given the choice between a party and the truth, you'd take the truth and stay up late with it. Your faith was probably tested early, so it has muscle, and you grow by going to the bottom of things: a hard book, a secret finally told to the right person. You give rarely and then enormously. The cost is a habit of reading motives into simple kindness. Once a week, let a friendly gesture pass without checking its papers.",
  sagittarius:
    "Somewhere there's an atlas with your fingerprints all over it. Jupiter rules Sagittarius, and your optimism has a long stride: you trust that there's more to learn past the last stop, and you usually bring back something for everyone. Excess goes with the territory, whether it's one opinion too many at supper or four evening classes signed up for in an hour. Ask of each new plan which part you'd still want on a rainy Monday.",
  capricorn:
    "You believe in stairs. Where others hope for an elevator, you count the steps and start, and life tends to enlarge for you around the time you'd stopped expecting it, through a reputation you built without noticing. Jupiter has to keep receipts in this sign, and hope without proof comes hard. Plan one thing this year that has no use whatever. When you do give, it's sound, because you don't sign your name under another person's chances unless you mean it.",
  aquarius:
    "Your good fortune often arrives through a group chat. You grow among people unlike you, around an idea useful to strangers, and you share knowledge as freely as some people share gum. Faith in humanity comes easily, while faith in one particular human on a bad morning may take work. You can also fall in love with a principle and stop listening to those it's meant for. Go and sit with them, and bring sandwiches.",
  pisces:
    "Generosity leaks out of you: the umbrella lent in a downpour, the hour spent with somebody who only asked the time. Jupiter has an old home in Pisces, and you trust in a way that doesn't need reasons. When it runs low, an hour beside a lake tops it up. Your kindness has no doorman, though, and anyone with a sad story can walk in. Decide beforehand how much you'll give, and keep a little for your own supper.",
};
