import type { Themes } from '../../celestia-words.ts';

/** Ce que chaque point représente dans une vie : un trait de caractère, court, qui va aussi bien en sujet qu’en complément. */
export const themes: Themes = {
  sun: ['ta confiance en toi', 'ton envie de briller'],
  moon: ['ta sensibilité', 'ton besoin de douceur'],
  mercury: ['ta vivacité d’esprit', 'ta curiosité'],
  venus: ['ta tendresse', 'ton charme'],
  mars: ['ton énergie', 'ton audace'],
  jupiter: ['ton optimisme', 'ton goût de l’aventure'],
  saturn: ['ton sens du devoir', 'ta prudence'],
  uranus: ['ton besoin de liberté', 'ton originalité'],
  neptune: ['ton imagination', 'ton intuition'],
  pluto: ['ton intensité', 'ta soif de vérité'],
  node: ['ton envie d’évoluer', 'ton désir de grandir'],
  lilith: ['ton côté rebelle', 'ton côté sauvage'],
  juno: ['ton sens de l’engagement', 'ta loyauté'],
  chiron: ['ta vulnérabilité', 'ton dévouement'],
  ascendant: ['ta spontanéité', 'ton image'],
  midheaven: ['ton ambition', 'ta réputation'],
};
