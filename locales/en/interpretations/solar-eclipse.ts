import type { SignTexts } from '../../interpretation-types.ts';

/** What a solar eclipse in each sign begins: the theme of the next half year, for everyone. */
export const solarEclipse: SignTexts = {
  aries:
    'A starting line gets chalked somewhere in your life, perhaps a faint one. Aries asks what you’d begin on your own initiative if you stopped waiting for company, and the half year that follows gives that question room. Courage is easier to find now. So is haste, which may have you out of the gate with one shoe untied. Ten untidy minutes outweigh a week of preparing here, because Mars rules the sign.',
  taurus:
    'Soil, savings and the state of your pantry belong to this beginning, which is material and slow. Over six months you may come to see what you really live on, and what you think you’re worth when nobody is grading you. Comfort can talk you into leaving everything as it is. This is a fixed sign, so what’s modest and weekly, like an hour with your hands in clay, has every chance of lasting.',
  gemini:
    'New words may be what starts now, in a class or with a neighbor you finally greet by name. Gemini stirs the air around you, and the months that follow favor questions over verdicts. The catch is ending up with eleven threads and no cloth. Choose the conversation you’ve been circling and open it with a plain sentence. Carry a notebook, so that the good ideas don’t blow off down the street.',
  cancer:
    'Where you live, and among whom you feel at ease, could be the subject of the six months that follow. Something in the household wants a fresh start, whether a repainted room or a family custom that has outlasted its use. Nostalgia might pull the other way, toward a house that exists only in photographs. Cancer answers to the Moon, so the beginning is less a matter of walls than of whom you’d like to see inside them.',
  leo: 'Somebody has left the stage lights on. The theme is showing what you make and love without being asked first, and half a year is long enough to get past the shyest attempts. Wanting applause is human. It gets in your way only when you hold off until you feel sure of it. Set aside an afternoon for play that has your fingerprints on it, and show the result to one kind person.',
  virgo:
    'Tiny repairs make up this beginning: a hinge here, an unanswered letter there. Virgo turns attention to how your days are put together, and by the next set of eclipses a better routine may be carrying a surprising amount. What could trip you is the wish to overhaul everything by Friday, followed by a scolding when you can’t. Virgo is mutable earth, so a habit that survives forgotten mornings is worth more here than one with a perfect record.',
  libra:
    'Two chairs pulled up to the same window might stand for this half year. A partnership can start here, in love or in work, or an old one may find new terms. Libra helps you see the view from the other chair; you could get so good at it that you lose your own. Before agreeing to anything, write down what you hope to gain by it. Then read that line to the person across from you.',
  scorpio:
    'What would you do with the trust you keep in reserve? This eclipse opens a chapter about sharing money, perhaps, or things you’ve told no one. It tends to begin quietly, as a question that won’t go back in the drawer. Fear can pass itself off as strategy and have you examining people who’ve already passed the test. A fixed water sign opens slowly, so half a year can go into telling one safe person a little more.',
  sagittarius:
    'Maps come out under this eclipse. A far place or an unread subject may begin to draw you, and you have about six months to learn whether the pull holds. Enthusiasm likes to overpack: you might announce the grand tour before you’ve looked up the bus. Take the day trip. Or read a book by someone you expect to disagree with, and see in which direction your curiosity leans after the last page.',
  capricorn:
    'Foundations are poured long before anyone admires the building. Here the beginning concerns your work in the world and what you want to answer for, and it may call for patience before it offers much of a view. Be careful about shouldering a load simply because you can lift it. Saturn, which rules this sign, is in no hurry, so a plain description of your place five years on is enough to build on.',
  aquarius:
    'Perhaps it starts with a group chat. A circle of people, or an idea about how things could be run differently, may matter more to you between this eclipse and the ones that follow. You can find allies in odd corners, such as the retired plumber with strong views on bike lanes. The temptation is to be right from a distance, where nobody interrupts. Go to the second meeting as well as the first, and help carry the folding chairs.',
  pisces:
    'Some beginnings make no announcement, only a change in the light. You could notice that you want more quiet, or a way of being kind that doesn’t wear you out, and it may take until the half year is over to find a name for this. Pisces is patient with vagueness, maybe too patient; a wish can drift around for ages. Half an hour twice a week is often where such a wish first becomes visible.',
};
