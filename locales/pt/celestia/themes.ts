import type { Themes } from '../../celestia-words.ts';

/** O que cada ponto representa numa vida, com artigo: cabe onde couber um nome, mas não depois de «a», que pediria crase. */
export const themes: Themes = {
  sun: ['o seu jeito de ser', 'a sua autoestima'],
  moon: ['o que você sente', 'o seu emocional'],
  mercury: ['o que você pensa', 'a sua comunicação'],
  venus: ['o seu jeito de amar', 'a sua vida afetiva'],
  mars: ['o que você quer', 'a sua iniciativa'],
  jupiter: ['a sua confiança na vida', 'o seu desejo de crescer'],
  saturn: ['o seu senso de dever', 'a sua disciplina'],
  uranus: ['a sua liberdade', 'a sua independência'],
  neptune: ['a sua imaginação', 'o seu lado sonhador'],
  pluto: ['a sua intensidade', 'a sua força interior'],
  node: ['o rumo da sua vida', 'o seu crescimento'],
  lilith: ['a sua rebeldia', 'o seu lado indomável'],
  juno: ['a sua ideia de compromisso', 'a sua lealdade'],
  chiron: ['o seu lado mais sensível', 'a sua vulnerabilidade'],
  ascendant: ['a sua imagem', 'o seu jeito de se apresentar'],
  midheaven: ['a sua vocação', 'o seu lugar no mundo'],
};
