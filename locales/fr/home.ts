import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia : ton thème astral, précis et facile à lire',
  description:
    'Dresse gratuitement ton thème astral, à la minute de ta naissance, et lis-le en mots simples. Vois aussi où est la Lune et quelles planètes rétrogradent.',
  hero: {
    heading: 'Le ciel de ta naissance, lu avec soin',
    lede: 'Une date, une heure, un lieu : il en sort un vrai thème astral, raconté avec des mots simples.',
    promise: 'Gratuit et sans compte.',
  },
  sample: {
    label: 'Exemple',
    heading: 'Une naissance à Paris, en ce moment même',
  },
  signs: 'Aujourd’hui, signe par signe',
  articles: 'Derniers articles',
  sky: {
    heading: 'Le ciel en ce moment',
    wheelTitle: 'Les planètes à cette heure',
    wheelCaption:
      'Où se trouvent les planètes en ce moment, vues de la Terre. Les lignes entre elles sont leurs aspects les plus serrés.',
    computedAt: 'Positions du {{time}}',
    moon: 'La Lune',
    lit: 'disque éclairé à {{percent}}',
    moonMoves: 'Entre en {{sign}} : {{when}}',
    sun: 'Le Soleil',
    nextNew: 'Prochaine nouvelle Lune',
    nextFull: 'Prochaine pleine Lune',
    retrograde: 'Rétrogrades',
    retrogradeNone: 'Aucune planète n’est rétrograde : toutes vont de l’avant.',
    retrogradeUntil: 'jusqu’au {{date}}',
    positions: 'Toutes les positions',
  },
  care: {
    heading: 'Rien qu’à toi',
    privacy:
      'Nous calculons le thème, puis nous l’oublions. Ce que tu écris reste dans ton onglet jusqu’à sa fermeture ; ton navigateur ou ton compte ne le gardent que si tu le demandes. Un geste suffit pour l’effacer.',
    exact: 'La précision de nos chiffres',
  },
};
