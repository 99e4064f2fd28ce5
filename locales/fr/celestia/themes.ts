import type { Themes } from '../../celestia-words.ts';

/** Ce que chaque point représente dans une vie : un trait de caractère, court, qui va aussi bien en sujet qu’en complément. */
export const themes: Themes = {
  sun: ['ta confiance en toi', 'ton besoin de briller'],
  moon: ['ta sensibilité', 'ton besoin de sécurité'],
  mercury: ['ta façon de penser', 'ta façon de t’exprimer'],
  venus: ['ta façon d’aimer', 'ta tendresse'],
  mars: ['ton énergie', 'ton envie d’agir'],
  jupiter: ['ton optimisme', 'ton goût de l’aventure'],
  saturn: ['ton sens du devoir', 'ta prudence'],
  uranus: ['ton besoin de liberté', 'ton originalité'],
  neptune: ['ton imagination', 'ton intuition'],
  pluto: ['ton intensité', 'ta soif de vérité'],
  node: ['ton envie d’évoluer', 'ta façon de grandir'],
  lilith: ['ta part rebelle', 'ta part sauvage'],
  juno: ['ton sens de l’engagement', 'ta loyauté'],
  chiron: ['ta part blessée', 'ta façon d’aider les autres'],
  ascendant: ['ta façon d’aller vers les autres', 'ta spontanéité'],
  midheaven: ['ton ambition', 'ton besoin de reconnaissance'],
};
