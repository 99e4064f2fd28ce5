import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia : ta carte natale, précise et facile à lire',
  description:
    'Dresse une carte natale gratuite qu’un astronome signerait et qu’un ami lirait. Vois où est la Lune aujourd’hui, ce qui rétrograde et ce que dit ton ciel.',
  hero: {
    heading: 'Le ciel de ta naissance, lu avec soin',
    lede: 'Une date, une heure, un lieu : il en sort une vraie carte, dite avec des mots simples.',
    promise: 'Gratuit et sans compte.',
  },
  sample: {
    label: 'Exemple',
    heading: 'Qui naît à cette heure à Paris',
  },
  signs: 'Aujourd’hui, signe par signe',
  sky: {
    heading: 'Le ciel en ce moment',
    wheelTitle: 'Les planètes à cette heure',
    wheelCaption:
      'Où se trouvent les planètes en ce moment, vues de la Terre. Les lignes entre elles sont leurs aspects les plus serrés.',
    computedAt: 'Moment du calcul : {{time}}',
    moon: 'La Lune',
    lit: 'disque éclairé à {{percent}}',
    moonMoves: 'Passe en {{sign}} : {{when}}',
    sun: 'Le Soleil',
    nextNew: 'Prochaine Nouvelle Lune',
    nextFull: 'Prochaine Pleine Lune',
    retrograde: 'Rétrogrades',
    retrogradeNone: 'Aucune planète n’est rétrograde. Tout va de l’avant.',
    retrogradeUntil: 'jusqu’au {{date}}',
    positions: 'Toutes les positions',
  },
  care: {
    heading: 'Rien qu’à toi',
    privacy:
      'Nous calculons la carte et nous l’oublions. Ce que tu écris reste dans ton onglet jusqu’à ce que tu le fermes, et dans ton navigateur ou ton compte seulement si tu le demandes. Un geste suffit pour l’oublier.',
    exact: 'La précision de nos chiffres',
  },
};
