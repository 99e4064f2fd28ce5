import type { Themes } from '../../celestia-words.ts';

/** Qué representa cada punto en una vida, como sujeto de la frase. */
export const themes: Themes = {
  sun: ['tu idea de quién eres', 'la parte de ti que quiere ser vista'],
  moon: ['tu necesidad de sentir seguridad', 'tu manera de cuidarte el corazón'],
  mercury: ['tu manera de pensar', 'tu forma de decir las cosas'],
  venus: ['tu manera de querer', 'tu gusto por la gente y por lo bello'],
  mars: ['tu empuje', 'tu forma de ir por lo que quieres'],
  jupiter: ['tu confianza en la vida', 'la parte de ti que pide más espacio'],
  saturn: ['tu sentido del deber', 'la parte de ti que busca suelo firme'],
  uranus: ['tu necesidad de libertad', 'tu vena que rompe con la costumbre'],
  neptune: ['tu imaginación', 'tu lado soñador'],
  pluto: ['tu hambre de lo verdadero', 'la parte de ti que excava'],
  node: ['la dirección en que creces', 'lo que la vida te pide probar'],
  lilith: ['la parte de ti que no se deja domar', 'tu no más terco'],
  juno: ['lo que esperas de una promesa', 'tu idea de un vínculo que dura'],
  chiron: ['la herida de la que aprendiste', 'el punto en que mejor ayudas'],
  ascendant: ['tu manera de salir al mundo', 'la primera impresión que das'],
  midheaven: ['tu lugar en el mundo', 'aquello por lo que te gustaría que te conozcan'],
};
