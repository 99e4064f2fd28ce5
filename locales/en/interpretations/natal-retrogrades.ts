import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What a planet that went back at a birth says of how a person takes it up. */
export const natalRetrogrades: NatalInterpretations['natalRetrogrades'] = {
  mercury:
    'About one person in five was born with Mercury moving back, so you’re in good company, most of it quiet. However fast you answer, your thoughts go over the ground again. The better joke arrives on the way home, the exact phrase a week later, and with it, often, the point you missed at first. School seldom waited for that. Given a night between question and answer, you’re apt to say the sentence everyone wanted.',
  venus:
    'Your deeper affections go inward first, and take their time coming out again. Venus was retrograde at your birth, which happens to roughly one person in fourteen, and it tends to make taste a private matter: you like what you like before anyone has approved of it. A compliment can be doubted for days. Old loves are thought over rather than erased, and whoever sits through the long silence learns how full it was.',
  mars: 'Your larger fights are rehearsed. In them, your drive turns inward before it goes out, so anger, and desire as well, has been through your hands before it gets to anyone else. That gives you aim and self-command; it can also leave you furious on Sunday about Wednesday. Only one birth in eleven or so has this. Mars is closest to the Earth just then, and shines its brightest, a fact you might enjoy.',
  jupiter:
    'Luck, as others use the word, may puzzle you a bit. Born while Jupiter was going back, like nearly a third of us, you look for meaning by yourself, and the usual measure of success leaves you unconvinced. Faith has to be found twice: once as it was handed to you and once as yours. You’re generous in ways that seldom make it into a toast.',
  saturn:
    'Few bosses would dare ask of you what you ask of yourself. Saturn, the planet of rules, works inward here, as it does for more than a third of people, and so you check the work that nobody asked you to check. Outside authority impresses you less than it supposes. Sooner or later you tend to inspect the rules themselves, and find that half of them were somebody else’s.',
  uranus:
    'About two people in five have Uranus retrograde at birth, so it colors you lightly. Against petty rules, rebellion tends to be internal. You can keep to the dress code while quietly ceasing to believe in it, and by the time the change is visible, people call it sudden; for you it’s been over for a year. Originality comes out in the second draft, once you’ve stopped editing for the neighbors.',
  neptune:
    'There’s nothing rare about this one: nearly half the people you know were born while Neptune was moving backward. Still, it says something about how you dream, which is with the door closed. What moves you in company is felt again and examined in private, and a disenchantment rarely goes to waste. You may trust a vision more for having seen it fail once.',
  pluto:
    'Pluto goes backward for some five months of each year, so nearly half of humanity shares this and it makes nobody sinister. It hints that upheaval works inside you well before it shows. You take yourself apart in silence, keep what holds, and appear one Monday as someone slightly different. Others would have liked to be told. A word along the way, even an unfinished one, lets them keep up.',
};
