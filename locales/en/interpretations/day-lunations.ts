import type { DayLunationTexts } from '../../horoscope-text-types.ts';

/** The day of a new or full Moon, by its house. */
export const dayLunations: DayLunationTexts = {
  newMoon: {
    1: [
      'The Moon begins again in your own corner, and a tiny start under your own name counts.',
      'It’s the darkest night for the Moon and a clean start for you.',
    ],
    2: [
      'A new count begins with what you have, and the first coin may be a skill.',
      'Plant something that could feed you later, even if it’s only a habit of saving.',
    ],
    3: [
      'A new thread of talk begins, perhaps with a hello you’ve owed someone.',
      'The first lesson, the first line or the first lap around the block fits nicely here.',
    ],
    4: [
      'Something can take root at home, beginning with a cleared windowsill.',
      'A quiet fresh start belongs to your own four walls, and nobody has to be invited.',
    ],
    5: [
      'A playful beginning is in the air, so go ahead and do it badly at first.',
      'Get out the paint box or the dance shoes; something glad would like to start small.',
    ],
    6: [
      'A better routine may start with the very next flight of stairs.',
      'It’s a fine hour to change how the day begins and leave the rest alone.',
    ],
    7: [
      'Something between you and another can start over, with a lighter suitcase this time.',
      'A first handshake, or the first honest one in a while, belongs here.',
    ],
    8: [
      'An old account can be closed so quietly that a new trust slips in behind it.',
      'Begin with the truth you’ve never told anyone, in pencil and only for yourself.',
    ],
    9: [
      'A road begins, if only as a circled name in an old atlas.',
      'Let the first page of something foreign lie open beside your plate.',
    ],
    10: [
      'A new aim can be set, modest enough that you could begin on it before supper.',
      'The next rung is out of sight, but your hand already knows the height.',
    ],
    11: [
      'A wish can be spoken aloud for the first time, preferably to someone who likes you.',
      'New faces or a new circle may start with a single yes.',
    ],
    12: [
      'Something begins out of view, under the snow of other business.',
      'Let something end in silence here, since the Moon reaches your own sign within days.',
    ],
  },
  fullMoon: {
    1: [
      'The full Moon lights your own face, and you may see how far you’ve come.',
      'What you’ve kept under your coat shows plainly, and it turns out to be presentable.',
    ],
    2: [
      'The full Moon shines into your wallet and your pantry, and both have news for you.',
      'A matter of earning or owning ripens, and you can finally name the sum.',
    ],
    3: [
      'The conversation that has been growing for weeks comes to its last line.',
      'Everything gets said at once, so pick out the one sentence that was true.',
    ],
    4: [
      'The full Moon stands over your roof, and feelings at home come out onto the porch.',
      'A family matter reaches its high tide and, from there, begins to go out.',
    ],
    5: [
      'What you’ve made or loved stands in full light, crooked edges included.',
      'A romance, a child or a project has its big moment, and you’re asked to watch.',
    ],
    6: [
      'A long piece of work is ready to be handed in, dusted off and forgotten.',
      'Your habits stand in bright light, and it’s easy to see which one wants to go.',
    ],
    7: [
      'The full Moon shines on you and someone close, so what’s uneven can be evened out.',
      'A decision about someone ripens, and it may fall into your hand by itself.',
    ],
    8: [
      'A hidden matter comes to light, and it weighs less up here than it did below.',
      'Something that tied you to somebody can be untied with surprising gentleness.',
    ],
    9: [
      'A long question is answered, or else it gets a much better wording.',
      'A journey of one kind or another reaches its farthest point and looks back.',
    ],
    10: [
      'Your work stands in the store window, so to speak, and the whole street slows down.',
      'A goal comes to its high noon, and people may say so in public.',
    ],
    11: [
      'A hope comes due, and the guest list turns out to be part of the answer.',
      'A gathering stands in full moonlight, and it’s plain who stands beside you.',
    ],
    12: [
      'A dream or an old fear shows its whole face and proves to be rather small.',
      'What you’ve carried in secret is full to the brim, so set it down.',
    ],
  },
};
