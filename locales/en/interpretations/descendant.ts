import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The sign on the Descendant: what one looks for and meets in partners. */
export const descendant: NatalInterpretations['descendant'] = {
  aries:
    'People who know what they want turn your head. In love, a decided step and a frank no impress you, since your own way is to weigh things. Partners of this kind can be impatient. They also say the unsayable in the first hour, which spares you a year of hinting. Somewhere along the way you tend to borrow the habit.',
  taurus:
    'What you want across from you is somebody who’s simply there. Venus rules Taurus, so you’re drawn to calm bodies, unhurried attention, hands that can plant or mend, and above all to a person who isn’t searching you for hidden meanings, because you do enough of that for two. They may be slow to change a plan. Around the third year, that stubborn peace can be the thing you come home to.',
  gemini:
    'Whoever makes you laugh twice in one minute has a good chance. News and a quick comeback draw you, as your own convictions need someone to tease them. Bonds begin with talking and live on it. Restless companions can be scattered, and you may miss staying on one subject at a time. Few evenings with them go the way the last one did.',
  cancer:
    'You present a capable front, and look past it for someone who’ll ask how you slept. Tenderness is what you seek in a partner, a long memory, a place where nobody’s being graded. Such partners can be moody, and need to hear that they’re loved more often than you’re used to saying it. The Moon rules this point of yours, so closeness has its tides. Low water isn’t a verdict.',
  leo: 'For all your talk of equality, you’re partial to a bit of royalty. A partner with heart, color and a laugh that carries draws you out of your observer’s seat. You like to admire and they like to be admired, which suits you both until somebody’s parade runs long. Applaud freely. With such a sign at this angle, there ought to be a float in it for you.',
  virgo:
    'Somebody who remembers the appointment seems to you almost supernatural. With your own edges soft, you look for competence in others, for the clear eye and the practical hand, and love tends to arrive dressed as help. Such partners can correct you more than you’d like. It’s often their way of holding on. Thank them for the list, then tell them what you were dreaming about.',
  libra:
    'When you charge ahead, you hope that someone civilized is following. Fairness attracts you, as do good taste and the ability to see two sides of a thing, and with such a person you discover the use of “perhaps.” They may take forever to decide. Venus keeps this gate, and courtesy can get out of you there what no order would.',
  scorpio:
    'Placid as you seem, you seldom pick placid partners. You’d like to be seen right through, by a partner with secrets, passion and a will, and comfort alone feels half furnished. Jealousy can move in along with such intensity, theirs or yours. So can a trust that many couples never get near.',
  sagittarius:
    'Your own mind goes around the block; you like a partner whose mind goes over the hill. Enthusiasm wins you over, along with a foreign accent, a cause or a habit of saying yes before the details are in. Such people may forget to call. They can also turn an argument about curtains into one about freedom, and you end up, of all things, packing for two.',
  capricorn:
    'The thing you seek in others is a spine. Soft where you meet the world, you warm to those who keep hours and promises, who may be older or were merely never quite young, and being taken seriously by them feels like shelter. Their affection comes in deeds, as is usual under Saturn’s rule. It’s worth learning the dialect, in which a filled gas tank is a sonnet.',
  aquarius:
    'You shine, and then you choose the one guest who isn’t dazzled. You’re drawn to independence, an odd mind, the evenness of a friend, a refusal to clap on cue. It can leave you standing warm-hearted before a raised eyebrow. Give such a partner air and a topic. The company of an equal is what they have to offer, and it tends to last.',
  pisces:
    'All your good order could use someone to dissolve it a little. The gentle, the dreamy and the slightly lost draw you, and you may set out to organize them. They can float off, or teach you how. Because Pisces has no corners, you need to say early on which things you can’t do without. For everything else, sea air will do.',
};
