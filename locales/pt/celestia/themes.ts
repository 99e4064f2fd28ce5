import type { Themes } from '../../celestia-words.ts';

/** O que cada ponto representa numa vida, como sujeito da frase. */
export const themes: Themes = {
  sun: ['sua noção de quem você é', 'o seu lado que quer ser visto'],
  moon: ['sua necessidade de segurança', 'seu jeito de cuidar do coração'],
  mercury: ['seu jeito de pensar', 'sua maneira de dizer as coisas'],
  venus: ['seu jeito de amar', 'seu gosto por gente e beleza'],
  mars: ['seu impulso', 'seu jeito de ir atrás do que quer'],
  jupiter: ['sua confiança na vida', 'o seu lado que quer mais espaço'],
  saturn: ['seu senso de dever', 'o seu lado que busca chão firme'],
  uranus: ['sua necessidade de liberdade', 'a sua veia que rompe com o hábito'],
  neptune: ['sua imaginação', 'o seu lado sonhador'],
  pluto: ['sua fome do que é verdadeiro', 'o seu lado que cava fundo'],
  node: ['a direção em que você cresce', 'o rumo novo que a vida pede'],
  lilith: ['o seu lado que não se deixa domar', 'o seu “não” mais teimoso'],
  juno: ['o que você espera de uma promessa', 'sua ideia de um laço que dura'],
  chiron: ['o ponto sensível que ensinou você', 'o lugar onde você ajuda melhor'],
  ascendant: ['seu jeito de encarar o mundo', 'a primeira impressão que você deixa'],
  midheaven: ['seu lugar no mundo', 'aquilo pelo que você gostaria de ter fama'],
};
