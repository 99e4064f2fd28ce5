import type { Themes } from '../../celestia-words.ts';

/** O que cada ponto representa numa vida, com artigo: cabe onde couber um nome; «a», «de», «em» e «por» se juntam a ele (names.contractions). */
export const themes: Themes = {
  sun: ['o seu jeito de ser', 'a sua autoestima'],
  moon: ['o que você sente', 'o seu emocional'],
  mercury: ['o que você pensa', 'a sua comunicação'],
  venus: ['o seu jeito de amar', 'o que você ama'],
  mars: ['o que você quer', 'a sua iniciativa'],
  jupiter: ['a sua confiança na vida', 'o que faz você crescer'],
  saturn: ['a responsabilidade', 'o que você assumiu'],
  uranus: ['a sua liberdade', 'a sua independência'],
  neptune: ['a sua imaginação', 'o seu lado sonhador'],
  pluto: ['a sua intensidade', 'a sua força interior'],
  node: ['o rumo da sua vida', 'o seu crescimento'],
  lilith: ['a sua rebeldia', 'o seu lado indomável'],
  juno: ['a sua ideia de compromisso', 'a sua lealdade'],
  chiron: ['o seu lado mais sensível', 'o que ainda dói em você'],
  ascendant: ['a sua imagem', 'o seu jeito de se apresentar'],
  midheaven: ['a sua vocação', 'o seu lugar no mundo'],
};
