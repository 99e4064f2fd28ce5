import type { MoonSentences } from '../../celestia-words.ts';

/** Days of the Moon, its phases, and what its meetings with the Sun ask. */
export const moon: MoonSentences = {
  days: {
    aries: 'It’s a day for quick starts, so begin before you can talk yourself out of it.',
    taurus: 'It’s a day for taking your time, eating well and letting nobody rush you.',
    gemini: 'It’s a chatty sort of day, and you may hear three useful things while looking for a fourth.',
    cancer: 'It’s a tender day, better for a visit to someone dear than for a debate.',
    leo: 'It’s a day for a bit of color, so let people see what you enjoy.',
    virgo: 'It’s a day for working with your hands, and one tidy desk changes the mood of the whole place.',
    libra: 'You’re better off in company on such a day, and a peace offering is likely to be accepted.',
    scorpio: 'On such a day, what people leave out matters as much as what they say.',
    sagittarius: 'You need to get out on such a day, even if it’s only to walk home another way.',
    capricorn: 'It’s a practical day, made for the one task that really needs doing.',
    aquarius:
      'You may have odd ideas on such a day, some of them good, and friends are the right people to try them on.',
    pisces: 'It’s a soft, dreamy day, so leave some space in it, and a little music.',
  },
  phases: {
    newMoon: 'It’s a time for quiet beginnings, the kind you don’t announce yet.',
    waxingCrescent: 'Anything you’ve just begun needs a first practical step, however small.',
    firstQuarter: 'A decision tends to be due about now, and half a plan is enough to go on.',
    waxingGibbous: 'Polish what you have; it’s nearly done, even if it doesn’t feel that way.',
    fullMoon: 'Things come out into the open, feelings included, so you can see how they’ve turned out.',
    waningGibbous: 'It’s a time to share what you’ve learned, and to thank whoever helped.',
    lastQuarter: 'It’s a good moment to clear out what you no longer need.',
    waningCrescent: 'Rest counts as work on days like these, and the next beginning can wait.',
  },
  born: {
    newMoon: 'You’re said to begin things by instinct, and to find out later what they were for.',
    waxingCrescent:
      'You’re said to want to get away from how things have always been, with some doubt tugging at your sleeve.',
    firstQuarter: 'You’re said to like decisions: you find out who you are by what you take on.',
    waxingGibbous: 'You’re said to improve things, yourself included, before you let anybody see them.',
    fullMoon: 'You’re said to learn about yourself through other people, and to show what you feel.',
    waningGibbous: 'You’re said to have a gift for passing on what you’ve understood.',
    lastQuarter: 'You’re said to leave old certainties behind once they stop holding.',
    waningCrescent:
      'You’re said to have a talent for endings: you sense what’s over and what will come of it.',
  },
  newMoon: [
    'A new Moon suits a small start, something you can tend for a month and then look at again.',
    'Write down one wish, and make it concrete enough to put in a calendar.',
    'What you begin around a new Moon needn’t be big, as long as you’re likely to keep it up.',
  ],
  fullMoon: [
    'A full Moon tends to show how something you began a while ago has turned out.',
    'Feelings run high around a full Moon, so don’t let a single evening decide anything big.',
    'Around a full Moon you may see plainly what has worked and what hasn’t.',
  ],
  solarEclipse: [
    'A solar eclipse is a new Moon with a longer echo; what starts around it often takes half a year to show.',
    'Take your time: see which door closes by itself, and which one you hadn’t noticed.',
  ],
  lunarEclipse: [
    'A lunar eclipse is a full Moon with more weight, and it often brings something to an end or into the open.',
    'You may feel done with something you couldn’t let go of before, and that’s worth listening to.',
  ],
};
