import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Moon's south node in each sign: what came easily, and its comfortable excess. */
export const southNode: NatalInterpretations['southNode'] = {
  aries:
    'When it counts, going first seldom frightens you. You have reflexes where others have committees, as people ruled by Mars do, and a problem with a clear enemy almost cheers you up. The comfort in it is doing everything alone and at once, which spares you explanations. It also spares you contradiction. The speed is worth keeping; the solitude that came with it is optional.',
  taurus:
    'Staying put is an art you brought with you. You know what’s good, how to make it last and how to sit through a hard winter without selling the land. Ease of that kind can become a very soft trap, in which you go on holding a thing because you’ve always held it. Your hands are excellent. They open, too.',
  gemini:
    'There was always another question to ask, another fence to peek over. Nimbleness came with you, in languages and jokes and the knack of sounding at home in any conversation. Used for everything, it keeps you a visitor everywhere, since Gemini would as soon hear of a place as live there. One or two of the things you know might bear looking at for longer.',
  cancer:
    'You were seldom in doubt about how people felt, and you took care of them. Memory, shelter, a sense of who in the house is cold: these you can manage with your eyes closed. The excess is hiding in the nest, or keeping others there by being indispensable. Your care travels surprisingly well once it’s been let outdoors.',
  leo: 'Warmth and festivity are native to you. You can make a birthday out of nothing and hold a crowd in the palm of your hand, Leo being the Sun’s own sign. The trouble starts when you begin to need the crowd, and a week of being nobody special feels like a power outage. That fire burns just as well for somebody else’s cause.',
  virgo:
    'Spotting what’s wrong is where you feel most useful. You arrived with good hands, a clear eye and a list, and there are few messes you couldn’t improve within a week. In excess, this becomes worry with a tool belt on. You can spend a whole vacation fixing the cabin. The back door would like to be left slightly crooked, and loved.',
  libra:
    'Keeping two people happy is your oldest trade. You hear both sides out, choose the gracious wording and know which wine mends a quarrel. It goes too far when a third party, you, gets left off the list. Being agreeable has let you into many rooms. In some of them you’re still standing, waiting to be asked what you’d like.',
  scorpio:
    'You came prepared for the worst, and you handle it superbly. Intensity is old territory, since Scorpio trusts only what has survived a test, and a hidden motive reaches your nose through a wall. The trouble with so good an alarm is living next to it. A quiet month may feel like a trick. Possibly nothing is wrong, and this is what peace sounds like.',
  sagittarius:
    'A big idea and a bit of road, and you’re off. Jupiter rules Sagittarius, so conviction and a good story have carried you a long way, and an audience has seldom been hard to find. With too much certainty, every chat becomes a talk from a hillside, lovely view, no questions. What you know is worth more after somebody has interrupted it.',
  capricorn:
    'When in doubt, you work. Endurance and a respectable silence come to you as if by themselves, and you’ve been left in charge for about as long as you can remember. The easy excess is a life that’s all summit and no valley. You could be admired a little less and known a little better; the air is warmer farther down.',
  aquarius:
    'The bird’s-eye view is where you grew up. Yours is a friendly, impartial intelligence; you belong to many circles, and in a dispute among friends, tears seldom sway your verdict. That’s the excess as well: a person can be so well understood by you that you forget to take their side. Such coolness helps heated causes, and helps most beside one warm heart.',
  pisces:
    'Giving up control, which others pay to be taught, came to you without lessons. In small things you flow around obstacles and forgive before the apology. The comfortable error is to drift away now and then when someone makes demands, and call the absence peace. The tenderness is real. Tied to something practical, a schedule or a set of shelves, it outlasts the mood.',
};
