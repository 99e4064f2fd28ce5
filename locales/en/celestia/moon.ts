import type { MoonSentences } from '../../celestia-words.ts';

/** Days of the Moon, its phases, and what its meetings with the Sun ask. */
export const moon: MoonSentences = {
  days: {
    aries: 'The day is quick on its feet, so begin the thing before you talk yourself out of it.',
    taurus: 'The day likes its comforts; decent bread and an unhurried hour will do more than a pep talk.',
    gemini: 'The day is chatty, and you may hear three useful things while looking for a fourth.',
    cancer: 'The day is tender, better for a visit to someone dear than for a debate.',
    leo: 'The day wants some color, so let people see that you enjoy what you are doing.',
    virgo: 'The day is good with its hands, and one cleared desk changes the mood of the whole place.',
    libra: 'The day prefers company and good manners, and a peace offering is likely to be accepted.',
    scorpio: 'The day runs deep, and what somebody leaves out is worth as much as what they say.',
    sagittarius: 'The day wants out of doors and out of routine, if only by another way home.',
    capricorn: 'The day is sober and able, made for the task you’ve been circling.',
    aquarius: 'The day has odd ideas, some of them good, and friends are the right place to test them.',
    pisces: 'The day is porous, so leave some space in it and a little music.',
  },
  phases: {
    newMoon: 'It’s a time for quiet beginnings, the kind you don’t announce yet.',
    waxingCrescent: 'What you began lately needs a first practical step now, however small.',
    firstQuarter: 'A decision tends to be due about now, and half a plan is enough to act on.',
    waxingGibbous: 'Polish what you have; it’s nearly done, even if it doesn’t feel so.',
    fullMoon: 'Things show themselves in full, feelings included, so you can see what came of them.',
    waningGibbous: 'It’s a time to share what you have learned, and to thank whoever helped.',
    lastQuarter: 'It’s a good moment for clearing out what has done its work.',
    waningCrescent: 'Rest counts as work in these days, and the next beginning can wait.',
  },
  born: {
    newMoon: 'Such births are said to begin by instinct, and to see only later what it was for.',
    waxingCrescent:
      'It’s read as a wish to leave what has always been so, with some doubt tugging at your sleeve.',
    firstQuarter: 'It’s read as a taste for decisions: you find out who you are by what you take on.',
    waxingGibbous: 'It’s read as the urge to improve a thing, yourself included, before anybody sees it.',
    fullMoon: 'It’s read as a life that learns about itself through other people, and whose feelings show.',
    waningGibbous: 'It’s read as a gift for handing on what you have understood.',
    lastQuarter: 'It’s read as a mind that takes leave of old certainties once they stop holding.',
    waningCrescent: 'It’s read as a talent for endings: you sense what is over and what will come of it.',
  },
  newMoon: [
    'A new Moon suits a small start, something you can tend for a month and look at then.',
    'Write down one wish for that part of life, and make it concrete enough to put in a calendar.',
  ],
  fullMoon: [
    'A full Moon tends to show how a thing begun some time ago has turned out.',
    'Feelings run higher around it, so sleep on the big sentence and say it the next morning.',
  ],
  solarEclipse: [
    'A solar eclipse is a new Moon with a longer echo; what starts around it often takes half a year to show itself.',
    'It asks for no haste: notice which door closes by itself, and which one you had not seen.',
  ],
  lunarEclipse: [
    'A lunar eclipse is a full Moon with more weight, and it often brings something to its end or into the open.',
    'You may feel done with a thing you could not drop before, and that is worth listening to.',
  ],
};
