import type { LoverPageWords } from '../en/lover.ts';

export const lover: LoverPageWords = {
  title: 'Parle avec le thème de ton amour : Celestia et vous deux',
  description:
    'Interroge Celestia sur vous deux, ou laisse parler, par jeu, le thème de la personne aimée. Une astrologue IA, qui ne prétend pas lire dans les cœurs.',
  heading: 'Parle avec ton amour',
  lede: 'Deux thèmes, une conversation. Interroge Celestia sur vous deux, ou laisse l’autre thème parler de lui-même.',
  landing: {
    title: 'Que dirait le thème de ton amour ? Demande-lui',
    description:
      'Donne une date de naissance, pose ta question, et écoute ce que dirait le thème de la personne aimée. C’est un jeu, et il le dit.',
    heading: 'Que dirait son thème ?',
    lede: 'Quelqu’un occupe tes pensées ? Sa date de naissance suffit pour demander ce qu’on n’ose pas demander en face.',
  },
  play: 'C’est un jeu entre toi, une IA et deux thèmes. Ici, personne ne sait ce que l’autre ressent, pense ou fera.',
  sample: {
    label: 'Exemple, deux personnes inventées',
    heading: 'À quoi cela ressemble',
    first: 'Ada',
    second: 'Léo',
    born: 'naissance : {{date}}',
    question: 'De quoi as-tu besoin quand tu aimes ?',
    asked: 'Ada demande',
    speaks: 'Le thème de Léo, par jeu',
  },
  own: {
    heading: 'D’abord, ta naissance',
    text: 'Pour parler de vous deux, il faut les deux thèmes, et 18 ans chacun. Ton profil ne contient pas encore ta naissance.',
  },
  form: {
    heading: 'À toi',
    name: 'Quel nom lui donnes-tu ?',
    who: 'Qui parle ?',
    couple: 'Celestia, à propos de nous deux',
    lover: 'Son thème, à la première personne',
    message: 'Ton premier message',
    adults: 'Réservé aux adultes : il faut avoir 18 ans, l’un comme l’autre.',
    theirs: 'Sa naissance est gardée avec ta conversation et s’efface avec elle.',
    agree: 'J’accepte ce qui est gardé et envoyé',
    submit: 'Commencer la conversation',
    signIn: 'La connexion se fait au premier message, pour que la conversation ne soit qu’à toi.',
    missing: {
      name: 'Indique un prénom ou un surnom.',
      text: 'Écris un premier message.',
      agree: 'Il faut ton accord pour commencer.',
    },
  },
};
