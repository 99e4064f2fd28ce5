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
    heading: 'Qui naît à cette minute à Paris',
    at: 'Moment du calcul : {{time}}',
    more: 'Ta carte se lit ainsi : planète par planète, maison par maison, aspect par aspect.',
  },
  signs: 'Aujourd’hui, signe par signe',
  sky: {
    heading: 'Le ciel en ce moment',
    wheelTitle: 'Les planètes à cette heure',
    wheelDescription: 'Les mêmes positions figurent dans la liste à côté de l’image.',
    wheelCaption:
      'Où se trouvent les planètes en ce moment, vues de la Terre. Les lignes entre elles sont leurs aspects.',
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
  tools: {
    heading: 'À découvrir aussi',
    /** By page. */
    items: {
      'relationship-compatibility-calculator': {
        title: 'Compatibilité',
        text: 'Deux cartes côte à côte : ce qui attire, ce qui se dit, ce qui dure, et là où ça frotte.',
      },
      'rising-sign': {
        title: 'Ascendant',
        text: 'Le signe à l’horizon est lors de ton premier souffle : son degré, son maître, son sens.',
      },
      'astrological-summary': {
        title: 'Résumé astrologique',
        text: 'Ta carte en une page : les trois piliers, le maître de l’Ascendant, les transits du jour avec leurs dates, l’année qui vient.',
      },
      'compatibility-test': {
        title: 'Test de compatibilité',
        text: 'Quinze questions sur vos journées à deux. L’autre peut répondre aussi, et vous comparez vos regards.',
      },
      'astrological-events': {
        title: 'Le ciel de l’année',
        text: 'Changements de signe, rétrogradations, nouvelles et pleines Lunes, éclipses : mois par mois, et pour ton agenda.',
      },
      'solar-eclipse': {
        title: 'Éclipses solaires',
        text: 'La prochaine sur la carte, et ce qu’on en verra depuis ta ville.',
      },
    },
  },
  care: {
    heading: 'Ce à quoi nous veillons',
    time: {
      title: 'L’heure juste',
      text: 'Depuis 1900, les horloges ont été décalées des milliers de fois. Nous utilisons l’historique complet des fuseaux horaires, te demandons de choisir quand une heure a existé deux fois et te montrons la règle appliquée.',
    },
    unknown: {
      title: 'Pas d’heure de naissance ? Rien d’inventé',
      text: 'Sans heure, nous laissons de côté les maisons et les angles, et te disons ce qui est certain, le chemin que la Lune a fait ce jour-là et quels ascendants étaient possibles.',
    },
    privacy: {
      title: 'Rien qu’à toi',
      text: 'Nous calculons la carte et nous l’oublions. Ce que tu écris reste dans ton onglet jusqu’à ce que tu le fermes, et dans ton navigateur ou ton compte seulement si tu le demandes. Un geste suffit pour l’oublier.',
    },
    exact: 'La précision de nos chiffres',
  },
};
