import type { EventInterpretations } from '../../event-text-types.ts';

/** The axis of a year and a half of eclipses, by the sign of the Moon’s north node, for everybody. */
export const eclipseAxes: EventInterpretations['eclipseAxes'] = {
  aries:
    'For a year and a half the lesson is how to go first. Mars rules Aries, which teaches a plain yes, a plain no and the nerve to be disliked for an afternoon. Across from it, Libra lets go of the politeness that waits to hear what others want. Good company remains. Losing it simply stops being the price of an opinion.',
  taurus:
    'Calm can be learned, like carpentry. Through some eighteen months the eclipses draw attention to what is solid, such as steady work, decent food and a body that knows when it’s had enough. What loosens is Scorpio’s grip, the fondness for crisis and for knowing what everyone hides. Peace feels dull at first, and then rather luxurious.',
  gemini:
    'Curiosity gets the better of certainty for some eighteen months. You learn at one end to ask, to listen to neighbors and to leave a sentence open; at the Sagittarian end, a belief that had answers for everything can be put down. Keep your faith, by all means. It travels lighter with a question mark.',
  cancer:
    'Where do you put your feet up? These eighteen months move the weight from Capricorn’s rank and reputation to the warm end of the line, where people are known without their titles. Being needed at work loses some of its glamour. Being cared for is a skill, and the hardworking often start as beginners.',
  leo: 'A heart is meant to be used. The eclipses of this period favor the one voice over the chorus: making things, courting, taking a bow and bearing the blush. What can be released lies in Aquarius, a cool distance that kept you safe among friends. Groups survive it nicely when one of their members starts to sing.',
  virgo:
    'Good intentions learn to keep hours. With one end of the line in practical Virgo, the year and a half trains skill, order and help that arrives on the day it was promised. At the other, Pisces gives up a little of its fog, chiefly the habit of hoping that things will sort themselves out. Tenderness gains a toolbox.',
  libra:
    'Self-reliance has gone about as far as it can. Libra holds the lessons of these eighteen months, among them asking before acting, sharing the credit and letting another set the pace; Aries hands back the reflex to fight and the pride of doing it all alone. You lose some speed and gain another pair of eyes.',
  scorpio:
    'What you cling to for comfort gets a long, friendly inspection. Taurus is the end that lets go, of possessions with no purpose left and of peace bought by silence, while Scorpio teaches depth: to trust, to share, to change on purpose. Water softens earth that way. It takes its eighteen months, and few regret the mud.',
  sagittarius:
    'Enough data; what do you make of it? Over eighteen months the learning is done in Jupiter’s wide sign, by way of journeys, teachers and convictions you can live by. Gemini lets the chatter go, and with it the knack of seeing both sides so well that you never leave the house. Choose a direction and keep talking.',
  capricorn:
    'Growing up is on offer again, at any age. The eclipses run between the nest and the summit, which Saturn rules, so they reward whoever takes responsibility without being asked twice. Moods and old dependencies, the crab’s shell in this story, grow tight enough to leave. You can still go home on Sundays. You’ll just be holding your own key.',
  aquarius:
    'It turns out the play has other parts. For eighteen months or so Aquarius teaches the pleasures of the ensemble, friendship without ranking and an idea that belongs to all who use it. Leo surrenders a share of the spotlight, along with the worry about who’s looking. Warmth remains very welcome; it only needs to be passed around.',
  pisces:
    'Control is let out a notch. The end that learns is in Pisces, where one practices forgiveness, rest and trusting beyond what can be measured, and the end that gives way is Virgo’s, with its endless correcting. Nothing falls apart when the list goes unfinished. Before the eighteen months are out, even worriers tend to concede it.',
};
