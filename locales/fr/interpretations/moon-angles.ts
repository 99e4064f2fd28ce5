import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Moon of the day and the two angles of a birth chart. */
export const moonAngles: NatalInterpretations['moonAngles'] = {
  ascendant: {
    joined:
      'La Lune passe sur ton Ascendant : quelques heures à fleur de peau. Comme la Lune touche au visage, ton humeur se voit, on vient te la commenter, et un besoin simple l’emporte.',
    flowing:
      'Le contact se fait aisément pendant une demi-journée. Ton visage dit ce qu’il faut, les gens se montrent accommodants, et une visite improvisée tombe bien.',
    tense:
      'Pendant quelques heures, on te comprend parfois de travers. L’autre a son humeur, toi la tienne ; la remarque qui pique s’évapore avant la nuit.',
  },
  midheaven: {
    joined:
      'La Lune culmine dans ton thème. Le temps d’une matinée ou d’une soirée, ce que tu ressens se remarque au travail, et un geste attentionné y fait plus d’effet qu’un rapport.',
    flowing:
      'Le bureau et le cœur s’accordent un moment. Propose, demande, réponds à ce message délicat : ton sens du public est bon pour quelques heures.',
    tense:
      'La maison appelle pendant que le travail insiste. La Lune file vite, donc cela dure une demi-journée, et les grandes décisions perdent peu à attendre.',
  },
};
