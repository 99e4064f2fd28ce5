import type { Themes } from '../../celestia-words.ts';

/** Ce que chaque point représente dans une vie, en sujet de phrase. */
export const themes: Themes = {
  sun: ['l’idée que tu as de toi', 'la part de toi qui veut être vue'],
  moon: ['ton besoin de sécurité', 'ta façon de veiller sur ton cœur'],
  mercury: ['ta façon de penser', 'ta manière de dire les choses'],
  venus: ['ta façon d’aimer', 'ton goût des gens et du beau'],
  mars: ['ton élan', 'ta façon d’aller chercher ce que tu veux'],
  jupiter: ['ta confiance en la vie', 'la part de toi qui veut plus d’espace'],
  saturn: ['ton sens du devoir', 'la part de toi qui cherche un sol ferme'],
  uranus: ['ton besoin de liberté', 'la veine en toi qui rompt avec les habitudes'],
  neptune: ['ton imagination', 'la part rêveuse en toi'],
  pluto: ['ta faim de vrai', 'la part de toi qui creuse'],
  node: ['la direction où tu grandis', 'ce que la vie te demande d’essayer'],
  lilith: ['la part de toi qu’on n’apprivoise pas', 'ton non le plus têtu'],
  juno: ['ce que tu attends d’une promesse', 'ton idée d’un lien qui dure'],
  chiron: ['le point sensible qui t’a instruit', 'le lieu où tu aides le mieux'],
  ascendant: ['ta façon d’aborder le monde', 'la première impression que tu laisses'],
  midheaven: ['ta place dans le monde', 'ce pour quoi tu voudrais qu’on te connaisse'],
};
