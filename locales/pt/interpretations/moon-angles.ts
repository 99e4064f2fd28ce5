import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Moon of the sky passing an angle of a birth chart. */
export const moonAngles: NatalInterpretations['moonAngles'] = {
  ascendant: {
    joined:
      'Por umas horas, o seu humor aparece no rosto sem pedir licença. Estranhos tendem a puxar conversa, e a roupa macia ganha da elegante.',
    flowing:
      'Você e o clima em volta combinam: um pedido feito agora, de passagem, tende a encontrar gente de bom humor.',
    tense:
      'Alguém próximo pode estar em outra sintonia, e o tom sai torto por algumas horas. Beba água, responda depois de uma volta.',
  },
  midheaven: {
    joined:
      'Nesta parte do dia, há mais olhos sobre você. Um gesto gentil no trabalho é notado, e uma careta também.',
    flowing:
      'Tarefa e disposição se entendem por algumas horas. Serve para mostrar um rascunho, falar com a chefia ou pedir uma resposta.',
    tense:
      'A casa chama enquanto o serviço aperta, ou ao contrário. Atenda o que tem hora marcada; o restante cabe na noite.',
  },
};
