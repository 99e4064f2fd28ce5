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
      'Gratuit et sans compte. Tes données de naissance restent hors des adresses web et des journaux techniques.',
  },
  sky: {
    heading: 'Le ciel en ce moment',
    wheelTitle: 'Les planètes à cette heure',
    wheelDescription: 'Les mêmes positions figurent dans la liste à côté de l’image.',
    computedAt: 'Calculé le {{time}}',
    moon: 'La Lune',
    lit: 'disque éclairé à {{percent}}',
    moonMoves: 'Passe en {{sign}} le {{when}}',
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
    natal: {
      title: 'Carte natale',
      text: 'Roue, positions, maisons et aspects, avec sept systèmes de maisons et le détail du calcul de ton heure de naissance.',
      action: 'Ouvrir le calculateur',
    },
    about: {
      title: 'Est-ce vraiment précis ?',
      text: 'Nous comparons nos chiffres à une éphéméride de référence et montrons les écarts, astre par astre.',
      action: 'Voir les chiffres',
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
