import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia : ta carte natale, précise et facile à lire',
  description:
    'Dresse une carte natale gratuite qu’un astronome signerait et qu’un ami lirait. Vois où est la Lune aujourd’hui, ce qui rétrograde et ce que dit ton ciel.',
  hero: {
    heading: 'Le ciel de ta naissance, lu avec soin',
    lede: 'Donne une date, une heure et un lieu. Tu obtiens une vraie carte : chaque position calculée, chaque heure vérifiée d’après les horloges de ce jour-là, et des mots simples pour en dire le sens.',
    action: 'Dresser ma carte',
    promise:
      'Gratuit et sans compte. Tes données de naissance restent hors des liens, de l’historique du navigateur et des journaux techniques.',
  },
  sky: {
    heading: 'Le ciel en ce moment',
    wheelTitle: 'Les planètes à cette heure',
    wheelDescription: 'Les mêmes positions figurent dans la liste à côté de l’image.',
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
    heading: 'Par où commencer',
    /** By page. */
    items: {
      'natal-chart': {
        title: 'Carte natale',
        text: 'Roue, positions, maisons et aspects, avec sept systèmes de maisons et le détail du calcul de ton heure de naissance.',
        action: 'Ouvrir le calculateur',
      },
      'rising-sign': {
        title: 'Ascendant',
        text: 'Le signe à l’horizon est lors de ton premier souffle : son degré, son maître, son sens.',
        action: 'Trouver mon ascendant',
      },
      'relationship-compatibility-calculator': {
        title: 'Compatibilité',
        text: 'Deux cartes côte à côte : ce qui attire, ce qui se dit, ce qui dure, et là où ça frotte.',
        action: 'Comparer deux cartes',
      },
      horoscopes: {
        title: 'Horoscopes',
        text: 'Aujourd’hui, cette semaine, ce mois-ci et cette année pour chaque signe, avec les aspects sur lesquels repose chaque ligne.',
        action: 'Choisir mon signe',
      },
      'astrological-summary': {
        title: 'Résumé astrologique',
        text: 'Ta carte en une page : les trois piliers, le maître de l’Ascendant, les transits du jour avec leurs dates, l’année qui vient.',
        action: 'Voir mon résumé',
      },
      'compatibility-test': {
        title: 'Test de compatibilité',
        text: 'Quinze questions sur vos journées à deux. L’autre peut répondre aussi, et vous comparez vos regards.',
        action: 'Faire le test',
      },
      'juno-calculation': {
        title: 'Junon',
        text: 'Ce que tu apportes à un lien durable, ce que tu en attends, et où cela compte dans ta vie.',
        action: 'Trouver ma Junon',
      },
      'solar-eclipse': {
        title: 'Éclipses solaires',
        text: 'La prochaine sur la carte, et ce qu’on en verra depuis ta ville.',
        action: 'Voir les éclipses',
      },
      'lunar-eclipse': {
        title: 'Éclipses lunaires',
        text: 'Quand la Lune entre dans l’ombre de la Terre, d’où on la voit, et dans quel signe elle tombe.',
        action: 'Voir les éclipses',
      },
      'astrological-events': {
        title: 'Le ciel de l’année',
        text: 'Changements de signe, rétrogradations, nouvelles et pleines Lunes, éclipses : mois par mois, et pour ton agenda.',
        action: 'Ouvrir l’année',
      },
      about: {
        title: 'Est-ce vraiment précis ?',
        text: 'Nous comparons nos chiffres à une éphéméride de référence et montrons les écarts, astre par astre.',
        action: 'Voir les chiffres',
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
      text: 'Une carte est calculée, puis oubliée. Si tu veux la garder, elle reste dans ton propre navigateur jusqu’à ce que tu l’effaces.',
    },
  },
};
