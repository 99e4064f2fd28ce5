import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Moon of the sky passing an angle of a birth chart. */
export const moonAngles: NatalInterpretations['moonAngles'] = {
  ascendant: {
    joined:
      'For a couple of hours the Moon is passing your Ascendant, so your mood shows, people come closer, and a gut reaction may be out before you know it.',
    flowing:
      'There’s some ease in the air for the next few hours, while the Moon keeps you company. You say the gentle thing without planning to, and somebody feels welcome near you.',
    tense:
      'You’re a touch thin-skinned for a few hours, or else you run into somebody who is. Eat something, answer later, and don’t read your whole life into a tone of voice.',
  },
  midheaven: {
    joined:
      'What you feel is on public view just now, because the Moon is at your Midheaven. A good spell for being seen to care; leave the confession for tomorrow.',
    flowing:
      'Between one errand and the next, heart and job get along. A kind word to a boss or a customer goes further than a clever one, and the right moment seems to offer itself.',
    tense:
      'Home calls while work is calling, and for a few hours neither gets the whole of you. Finish one small task, phone one person, and let the rest wait out the tide.',
  },
};
