import type { Term } from '../../celestia-lexicon.ts';
import type { Pool } from '../../celestia-words.ts';

/** Words of the craft, explained as across a table; each sentence can follow the one before. */
export const terms: Readonly<Record<Term, Pool>> = {
  natalChart: [
    'A birth chart is a drawing of the sky for the minute and the place you were born: which planet was in which sign, and over which part of the horizon.',
    'Nobody reads it from one symbol; it’s the way the pieces talk to each other that makes it yours.',
  ],
  ascendant: [
    'The Ascendant is the sign degree that was coming up in the east at your first breath, which is why it takes the exact minute.',
    'It’s read as your manner of arriving, the first few minutes that people have of you.',
  ],
  descendant: [
    'The Descendant is the point across from the Ascendant, where the sky was going down in the west.',
    'It’s read for whom you choose to sit opposite, in love and in business.',
  ],
  midheaven: [
    'The Midheaven is where the path of the Sun crosses the meridian, high up in the chart.',
    'It tells of the work and the reputation that you grow into with time.',
  ],
  house: [
    'Houses are the twelve fields that the sky is divided into from your birthplace, each with its own part of life.',
    'A sign shows how something is done, a house shows where; an empty one is perfectly normal, as there are more fields than planets.',
  ],
  cusp: [
    'A cusp is the line on which a house begins.',
    'The sign that it falls in gives the house its tone, even when nobody stands there.',
  ],
  aspect: [
    'An aspect is a particular angle between two points of a chart, and it shows whether they help, rub or merge.',
    'The closer it is to exact, the louder you can expect it to be.',
  ],
  conjunction: [
    'In a conjunction two points stand side by side, and they act as one, for better or worse.',
    'Whether that is easy depends on who is sharing the sofa.',
  ],
  sextile: [
    'A sextile is an angle of sixty degrees, a friendly offer between two points.',
    'It helps when you do something with it, and otherwise it politely waits.',
  ],
  square: [
    'A square is an angle of ninety degrees: two needs that get in each other’s way and won’t be ignored.',
    'It’s uncomfortable and productive, rather like a stone in the shoe that gets you to buy better shoes.',
  ],
  trine: [
    'A trine is an angle of a hundred and twenty degrees, and two points in it get along by nature.',
    'You may hardly notice such a gift, because it never made you struggle.',
  ],
  opposition: [
    'In an opposition two points face each other across the whole chart, and you tend to meet one of them in other people.',
    'The art of it is to let both have the floor in turn.',
  ],
  quincunx: [
    'A quincunx is an angle of a hundred and fifty degrees between two points that have little in common.',
    'It asks for small adjustments all the time, as with a chair that never quite fits the table.',
  ],
  orb: [
    'The orb is how far an aspect may be from exact and still count.',
    'A degree or two is close, and beyond eight most people stop listening.',
  ],
  retrograde: [
    'Retrograde means that a planet seems to move backward from where we stand, as a slower train does when yours overtakes it.',
    'Its business then tends to go over old ground: checking, repairing, thinking again.',
  ],
  transit: [
    'A transit is a planet of today passing over a point of your birth chart.',
    'The birth chart shows what there is to be touched, and the transit shows when.',
  ],
  eclipse: [
    'An eclipse is a new or full Moon so exact that the shadow falls on the Earth or on the Moon.',
    'It counts for more when it lands close to a point of your own chart, and for little when it doesn’t.',
  ],
  ruler: [
    'Each sign has a planet that rules it, as Mars rules Aries and Venus rules Libra.',
    'The one that rules your rising sign is often called the ruler of the chart, because it speaks for the whole.',
  ],
  element: [
    'The twelve signs fall into four elements: fire starts, earth builds, air thinks, and water feels.',
    'How your planets spread over the elements says something about what comes to you of itself.',
  ],
  mode: [
    'Every sign begins things, holds them or changes them: that is what cardinal, fixed and mutable mean.',
    'It describes your pace more than your taste.',
  ],
  dignity: [
    'A planet’s dignity says how well it fits its sign: at home, honored (exalted), out of its element (in detriment) or least heard (in fall).',
    'None of the four is a verdict, since a planet that has to try harder often learns more.',
  ],
  stellium: [
    'A stellium is a crowd of planets, all of them in the same sign or the same house.',
    'Whoever has one comes back to the same subject again and again, usually with pleasure.',
  ],
  synastry: [
    'Synastry is laying two birth charts over one another to see who touches whom, and how.',
    'It shows what comes easily between two people and what needs a talk; whether they stay is up to them.',
  ],
  saturnReturn: [
    'Around twenty-nine Saturn comes back to where it was at birth, and again near fifty-eight.',
    'Many people find then that something they had put up with no longer fits, and build it properly.',
    'It’s rarely a punishment: it tires more than it breaks, and what stands afterwards can usually be relied on.',
  ],
  node: [
    'The North Node is the point where the path of the Moon crosses that of the Sun going north.',
    'It’s read as a direction: unfamiliar, a little awkward, and good for you.',
  ],
  lilith: [
    'Lilith, or the Black Moon, is the far point of the orbit of the Moon, so there is nothing to see there.',
    'It’s read for the part of a person that refuses to be made convenient.',
  ],
  chiron: [
    'Chiron is a small body that travels between Saturn and Uranus.',
    'It’s read for an old tenderness, and for the help you can give because you know it.',
  ],
  juno: [
    'Juno is an asteroid named after the goddess of marriage.',
    'It’s read for what you need before you can promise something and mean it.',
  ],
  strongest: [
    'A planet counts as strong when it has a lot to do: it stands where everybody sees it, it’s at home where it is, or it’s busy with many others.',
    'Counted that way, one comes out ahead for you, and here it is.',
  ],
  emptyHouse: [
    'A house is called empty when no planet stood in it at birth, and since there are more houses than planets, every chart has some.',
    'It’s read all the same, by the sign it begins in.',
  ],
  hardAspect: [
    'The hard aspects are squares and oppositions: two needs that won’t make room for each other.',
    'They cost the most and, over the years, they tend to give the most too.',
  ],
  easyAspect: [
    'The easy aspects are trines and sextiles: two points that work together without being asked.',
    'You’ll hardly notice them in yourself, though other people do.',
  ],
  southNode: [
    'The South Node is the other end of the Moon’s line, and it’s read as what you bring along: practiced, comfortable, a little too easy to go back to.',
    'The two are read as one line, from south to north.',
  ],
  partOfFortune: [
    'The Part of Fortune is worked out from the Sun, the Moon and the Ascendant, and it’s read as the place where things come with the least pushing.',
    'Two of the three pieces that make it up stand like this for you.',
  ],
  compatibility: [
    'Tradition pairs signs by element: fire gets on with fire and air, earth with earth and water.',
    'Aries, Leo and Sagittarius are fire; Taurus, Virgo and Capricorn are earth; Gemini, Libra and Aquarius are air; Cancer, Scorpio and Pisces are water.',
  ],
  fullHouse: [
    'A house with several planets is where life keeps calling you back.',
    'The busiest of yours is this one.',
  ],
  vertex: [
    'The Vertex is a point in the west of the chart, worked out from the birth time and place.',
    'It’s read as a door for meetings that feel arranged by somebody else, and it counts for less than a planet.',
  ],
  yod: [
    'A yod is a long, thin triangle of three planets: two get along, and the third is a stranger to both.',
    'It is also called the finger of God, and the planet at its tip shows what never quite fits and keeps you adjusting.',
  ],
  tSquare: [
    'A T-square is a triangle of tension: two planets face each other, and a third stands square to both.',
    'The third one is where the pressure goes, and where most people who have it get things done.',
  ],
  grandTrine: [
    'A grand trine is a triangle of ease: three planets, each in trine to the other two.',
    'What it covers comes without effort, so much so that it may want a reason to be used.',
  ],
  voidMoon: [
    'The Moon is void of course from its last aspect in a sign until it enters the next one.',
    'Tradition says that little comes of what’s begun then; most people notice nothing, and it’s a fine hour for routine and rest.',
  ],
  intercepted: [
    'A sign is intercepted when it lies whole inside a house and no cusp falls in it.',
    'The sign across from it is intercepted too; what both stand for is said to want a little more time to find the door.',
  ],
  ophiuchus: [
    'Ophiuchus is a constellation, one of thirteen that the Sun passes; a sign is something else, a twelfth of its year counted from the spring equinox.',
    'So nothing has moved, and your sign is the one you have always had.',
  ],
  weakest: [
    'No planet is weak in itself; it counts as the weakest when it isn’t at home where it is, stands out of sight, and has little to do with the others.',
    'Counted that way, one of yours speaks the most softly, and here it is.',
  ],
  progressions: [
    'Progressions move a birth chart on by one day for each year of life: the sky of your thirtieth day is read for the age of thirty.',
    'I don’t work with them; what I follow is the sky as it really stands, and what it touches in your chart now.',
  ],
  sidereal: [
    'Vedic astrology is sidereal: it counts the signs from the stars and not from the spring equinox, and the two are some 24 degrees apart by now, so for most people the Sun moves back by one sign.',
    'Unless you chose the other one for your chart, I read the tropical zodiac, which is usual in the West.',
  ],
  houseSystem: [
    'House systems divide the same sky in different ways: Placidus by time, whole signs by the sign that was rising, others by other measures.',
    'The Ascendant stays where it is, and often a planet or two change house; I read the houses that your chart was drawn with.',
  ],
  solarReturn: [
    'A solar return is the moment each year, close to your birthday, when the Sun is back exactly where it stood at your birth; the chart of that moment is read for the year that begins.',
    'Only the Sun repeats itself in it, the rest is that year’s own sky.',
  ],
  signCusp: [
    'The Sun passes from one sign into the next at a single moment, and a birth falls on one side of it or the other; nobody is half and half.',
    'So yours has a place of its own.',
  ],
  imumCoeli: [
    'The IC, or imum coeli, is the bottom of a chart: where the zodiac crossed the meridian below the horizon when you were born, across from the Midheaven.',
    'It stands for home, for where you come from and for the side of you that nobody sees.',
  ],
  decan: [
    'A decan is a third of a sign, ten degrees wide, and each has a planet of its own that colors the sign a little.',
    'Which planets those are depends on the school, so I give the sign itself far more weight.',
  ],
  grandCross: [
    'A grand cross is four planets at the corners of a square, each opposite one of the others and square the other two.',
    'It pulls four ways at once; people who have it learn early to keep many things going.',
  ],
  kite: [
    'A kite is a grand trine with a fourth planet opposite one of its corners, so that the shape looks like a toy kite.',
    'The ease of the trine gets a direction from that fourth planet, and a little friction to rise on.',
  ],
  combust: [
    'A planet within some eight degrees of the Sun is called combust: in the sky it drowns in the light.',
    'Older books treat it as weakened; only in the very heart of the Sun, within seventeen minutes of arc, is it cazimi and thought strong.',
  ],
  rectification: [
    'Nobody can compute a birth time; rectification is an astrologer’s guess at it, worked back from dates that mattered in a life.',
    'I don’t guess: a birth certificate, the hospital or your family may have the time, and much of a chart can be read without it.',
  ],
  birthHour: [
    'The birth time is what the Ascendant, the Midheaven and the houses are built on; without it they stay open.',
    'The Sun and the planets move little in a day, so their signs and aspects hold all the same, and only the Moon may be off by a few degrees.',
    'It is often on the birth certificate, and otherwise somebody who was there may remember.',
  ],
  lunarReturn: [
    'A lunar return is the moment, every 27 days or so, when the Moon is back where it stood at your birth.',
    'The chart of that moment is read for the month that follows, and the day itself is said to feel like home.',
  ],
  mutualReception: [
    'Two planets are in mutual reception when each stands in a sign that the other rules, like two people staying at each other’s house.',
    'They are said to help each other out, even where no aspect joins them.',
  ],
  fixedStars: [
    'Fixed stars are the real ones, Regulus, Spica, Algol and others; astrologers of old gave each a meaning and read those that fell within a degree of a planet.',
    'I read planets and points, and leave the stars to the night.',
  ],
  anareticDegree: [
    'The 29th or anaretic degree is the last of a sign, and some call it critical: whatever stands there is at the sign’s very end, and said to be in a hurry.',
    'It is a small nuance; the sign and the house say more.',
  ],
  ages: [
    'The astrological ages follow the slow wobble of the Earth’s axis: every two thousand years or so the vernal point slips back into another constellation.',
    'Nobody knows when one ends, and the ages speak of whole cultures, never of one life.',
  ],
  retrogradeShadow: [
    'The shadow is the stretch of the zodiac that a planet covers three times: forward, back, and forward again.',
    'The planet enters it weeks or even months before it turns retrograde, and leaves it about as long after it turns direct.',
  ],
  horary: [
    'Horary astrology reads the chart of the moment a question is asked, and electional astrology looks for a good moment to begin something.',
    'I do neither in full; I read your birth chart and the sky that passes over it.',
  ],
  haircut: [
    'By old custom hair is cut while the Moon waxes, to grow back fast and full, or while the Moon wanes, so that the cut lasts.',
    'Nobody has shown that it works, so take the day that suits you; the Moon is only a pleasant excuse.',
  ],
  topSign: [
    'No sign has a trait all to itself: old lore gives each trait to a planet, and so to a sign which that planet rules.',
    'A whole chart mixes several signs, so nobody is only one of them.',
  ],
  astralHell: [
    'In Brazil the thirty days before a birthday are called the astral hell: the year’s weariness is said to show then.',
    'It’s more a custom than anything in the sky; what is true in it is that a year of your life is ending.',
  ],
  yearRuler: [
    'Several schools name a planet as ruler of the year, each by its own count, and they don’t agree.',
    'I use none of them; I read what a year holds for you from the planets that pass over your chart.',
  ],
  birthPhase: [
    'The Moon’s phase at birth tells how far the Moon had moved from the Sun when you were born.',
    'It’s read as a rhythm: whether you like to begin things, to carry them, or to bring them to a close.',
  ],
};
