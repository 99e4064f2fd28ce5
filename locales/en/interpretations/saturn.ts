import type { SignTexts } from '../../interpretation-types.ts';

/** Saturn in each sign: where one is tested, careful and slowly becomes a master. */
export const saturn: SignTexts = {
  aries:
    'Self-assertion was something you had to learn, like parallel parking. Perhaps a bold move was punished once, so you check over your shoulder before stepping forward. Saturn strains in Aries, held back and pushed on at the same time, and you may stall for weeks and then act too hard. Rehearse with small starts, such as sending the application by noon. What you gain with practice is courage that has thought about it.',
  taurus:
    "Even with the cupboards stocked, you may check them again. Having enough is your long lesson, and perhaps you saw early that comfort could be withdrawn, so you make things last and distrust ease. Few people manage resources as soundly as you do. The price is the good plates, saved for guests who don't come; use them on a Wednesday. With the years you often turn into the person whose plain calm steadies the whole street.",
  gemini:
    'Talking in class may have felt risky, and some of that caution stayed in the throat. You weigh words, rehearse before a phone call, and suspect that everyone else has read the book. Out of this care comes a serious mind, able to explain a hard matter in order and without fuss. Doubt can make you pedantic or keep you silent, so publish something short and imperfect. People tend to listen better once you stop apologizing for the length.',
  cancer:
    "Someone had to be the grown-up in the house, and it may have been you. Saturn isn't comfortable in Cancer, so care takes the form of duty: you handle the leases, drive the relatives, and go home to a quiet you mention to no one. You're a rock when a family wobbles. Asking to be looked after, though, can stick like a painted-shut window. Let one person bring dinner over, and leave the dishes to them as well.",
  leo: "Applause makes you look at your shoes. You want to be seen as much as anyone, but an early audience may have been stern, and ever since you've overprepared. Saturn is out of its element in this warm sign. What it builds, given years, is authority with a heart: a host or a teacher who takes joy seriously. The stiffness loosens whenever you play badly on purpose, at charades, say, among people who already like you.",
  virgo:
    "Your standards could hold up a bridge. You feel responsible for getting it right, often for other people's share as well, and praise slides off while a single error stays up all night with you. Method is your real strength; give you chaos and a clear desk, and by Friday there's a procedure. Hand in something on time with a known flaw, though, and watch how little happens. Being useful gets lighter when you stop treating it as rent.",
  libra:
    "Promises between two people are serious business to you, which is why you make them slowly. Saturn is exalted in Libra: you have a gift for fair terms, for waiting until both sides have spoken, and you'd keep an agreement in a snowstorm. You can turn love into a contract with clauses, or hold back inside a partnership because conflict looks ruinous. Raise one uncomfortable subject before it's urgent. You're better at it than you fear.",
  scorpio:
    "Trust, in your book, is issued in very small denominations. You learned to keep control of what you feel and of who knows it, perhaps because a confidence was once misused, and the lock has served you well, though it keeps you in too. Endurance is your mastery: you can stay with an ugly truth or a tangled family matter until it's properly sorted. Choose someone reliable and tell a secret a little smaller than the real one.",
  sagittarius:
    "What do you actually believe, once the borrowed beliefs have been returned? Faith may have come to you with too many rules attached, or with none, and you've had to build a philosophy plank by plank, standing on each before nailing it. It makes you a careful teacher and an honest doubter. Sometimes you preach to quiet your own uncertainty, or put off the trip until you've qualified for it. Go while you still get the verbs wrong.",
  capricorn:
    'By seven or eight you could probably be trusted with the house key. Saturn rules this sign, and responsibility fits your hand like a familiar tool; you understand time, and you plan for winter in July. Such gifts ripen late and well. Meanwhile you may judge yourself by output alone and put tenderness off until the work is finished, which it seldom is. Leave at five on Thursdays; the ladder will still be leaning against the wall.',
  aquarius:
    "In a group photo you may be the figure at the edge, slightly out of focus; belonging has rarely been simple. Saturn traditionally rules Aquarius, so you think in structures that could serve everybody, and you can run a committee without raising your voice. Coolness is the hazard, and so is a rule kept after its reason has left. Say the odd thing you've been thinking. Whoever laughs with you is a person to build with.",
  pisces:
    "Vague unease may have visited your childhood bedtimes, and you learned to give it a timetable. You're asked to put edges on what has none, such as sympathy or longing. Guilt comes easily, and you might serve others out of it until there's no one home in your own week. With practice you become the artist who turns up at nine, the helper who knows when to leave. Draw your lines in pencil first; they can be darkened later.",
};
