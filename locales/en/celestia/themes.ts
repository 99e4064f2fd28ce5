import type { Themes } from '../../celestia-words.ts';

/** What each point stands for in a life. */
export const themes: Themes = {
  sun: ['who you are', 'what you stand for'],
  moon: ['your feelings', 'what you need from day to day'],
  mercury: ['your ideas', 'what you have to say'],
  venus: ['what you love', 'the people close to you'],
  mars: ['what you want', 'your ambitions'],
  jupiter: ['your hopes', 'what you believe in'],
  saturn: ['your responsibilities', 'what you’ve worked for'],
  uranus: ['your freedom', 'your independence'],
  neptune: ['your dreams', 'what you long for'],
  pluto: ['what drives you deep down', 'what matters to you most'],
  node: ['where you’re headed', 'what you’re growing into'],
  lilith: ['your wild side', 'your right to say no'],
  juno: ['what you need from a relationship', 'your idea of commitment'],
  chiron: ['what you’ve been through', 'your old wounds'],
  ascendant: ['how you come across', 'the first impression you make'],
  midheaven: ['your reputation', 'what you’d like to be known for'],
};
