import type { Themes } from '../../celestia-words.ts';

/** What each point stands for in a life. */
export const themes: Themes = {
  sun: ['your sense of who you are', 'the part of you that wants to be seen'],
  moon: ['your emotional life', 'the way you look after your own heart'],
  mercury: ['your way of thinking things through', 'how you put things into words'],
  venus: ['your way of loving', 'your taste in people and pleasures'],
  mars: ['your drive', 'the way you go after what you want'],
  jupiter: ['your trust in life', 'the part of you that wants more room'],
  saturn: ['your sense of duty', 'the part of you that wants solid ground'],
  uranus: ['your need for freedom', 'the streak in you that breaks with habit'],
  neptune: ['your imagination', 'the dreamer in you'],
  pluto: ['your hunger for what is real', 'the part of you that digs'],
  node: ['the direction you grow in', 'what life keeps asking you to try'],
  lilith: ['the part of you that will not be tamed', 'your stubborn no'],
  juno: ['what you need from a promise', 'your idea of a bond that lasts'],
  chiron: ['the sore spot you have learned from', 'the place where you help others best'],
  ascendant: ['the way you meet the world', 'the first impression you make'],
  midheaven: ['your standing in the world', 'what you would like to be known for'],
};
