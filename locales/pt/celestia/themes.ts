import type { Themes } from '../../celestia-words.ts';

/** O que cada ponto representa numa vida, com artigo: cabe onde couber um nome; «a», «de», «em» e «por» se juntam a ele (names.contractions). */
export const themes: Themes = {
  sun: ['o seu jeito de ser', 'a sua autoestima'],
  moon: ['a sua sensibilidade', 'o seu emocional'],
  mercury: ['o seu jeito de pensar', 'a sua comunicação'],
  venus: ['o seu jeito de amar', 'a sua vida amorosa'],
  mars: ['a sua força de vontade', 'a sua iniciativa'],
  jupiter: ['a sua confiança na vida', 'o seu otimismo'],
  saturn: ['a responsabilidade', 'o seu senso de dever'],
  uranus: ['a sua liberdade', 'a sua independência'],
  neptune: ['a sua imaginação', 'o seu lado sonhador'],
  pluto: ['a sua intensidade', 'a sua força interior'],
  node: ['o rumo da sua vida', 'o seu propósito'],
  lilith: ['a sua rebeldia', 'o seu espírito rebelde'],
  juno: ['a sua ideia de compromisso', 'a sua lealdade'],
  chiron: ['o seu ponto mais sensível', 'o que ainda dói em você'],
  ascendant: ['a sua imagem', 'o seu jeito de se apresentar'],
  midheaven: ['a sua vocação', 'o seu lugar no mundo'],
};
