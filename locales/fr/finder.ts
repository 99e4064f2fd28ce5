import type { FinderWords } from '../en/finder.ts';

export const finder: FinderWords = {
  title: 'Quelle consultation astrologique te convient ? Un petit test',
  description:
    'Sept questions courtes suggèrent un entretien parmi quatre, et une personne, en disant pourquoi. Rien n’est gardé.',
  heading: 'Quel entretien te convient ?',
  lede: 'Sept questions, deux minutes. Au bout, un entretien, une personne, et les raisons de l’un et de l’autre.',
  privacy: 'Rien n’est gardé. Tes réponses voyagent dans l’adresse de la page et nulle part ailleurs.',
  submit: 'Voir la suggestion',
  again: 'Changer mes réponses',
  summary: { one: 'Une question attend encore.', other: '{{count}} questions attendent encore.' },
  unanswered: 'Choisis la réponse la plus proche.',
  result: {
    title: 'Une suggestion pour toi',
    package: 'L’entretien',
    person: 'La personne',
    why: 'Pourquoi ce choix',
  },
  questions: {
    topic: {
      ask: 'Qu’as-tu en tête ?',
      a: 'Moi : pourquoi je suis comme je suis',
      b: 'Ce qui vient, et quand',
      c: 'Quelqu’un et moi',
      d: 'Une décision qui n’attend pas',
    },
    span: {
      ask: 'Sur quelle durée veux-tu regarder ?',
      a: 'Les prochaines semaines',
      b: 'Une année entière',
      c: 'Ma vie jusqu’ici',
      d: 'Le temps que nous durerons',
    },
    leave: {
      ask: 'Avec quoi veux-tu repartir ?',
      a: 'Une image plus nette de moi',
      b: 'Des dates à noter',
      c: 'Des mots pour une discussion qui attend',
      d: 'Un pas à faire',
    },
    knows: {
      ask: 'Connais-tu ton thème ?',
      a: 'À peine',
      b: 'Je connais Soleil, Lune et Ascendant',
      c: 'Je suis les transits de mon côté',
      d: 'Assez pour une seule question précise',
    },
    manner: {
      ask: 'Comment préfères-tu qu’on te parle ?',
      direct: 'Sans détour',
      gentle: 'En douceur, sans presser',
      technical: 'En montrant la méthode',
      pictorial: 'En images et en histoires',
    },
    time: {
      ask: 'Connais-tu ton heure de naissance ?',
      exact: 'À quelques minutes près',
      rough: 'À peu près',
      unknown: 'Non',
    },
    language: { ask: 'Dans quelle langue parles-tu le mieux ?' },
  },
  reasons: {
    topic: {
      a: 'Tu veux savoir pourquoi tu es comme tu es. C’est pour cela qu’on lit un thème entier.',
      b: 'Ta question, c’est quand. Une heure sur l’année à venir est faite de dates.',
      c: 'Il s’agit de deux personnes, il faut donc deux thèmes.',
      d: 'Tu as une décision à prendre. Une demi-heure rien que pour elle suffit.',
    },
    span: {
      a: 'Tu regardes à quelques semaines, et une seule question porte jusque-là.',
      b: 'Une année, c’est juste la durée que cet entretien déplie.',
      c: 'Tu veux le passé et la suite ; le thème natal couvre les deux.',
      d: 'Tu penses à ce que vous partagez, et c’est là qu’on regarde.',
    },
    leave: {
      a: 'Tu veux une image plus nette de toi, et c’est elle qu’on dessine.',
      b: 'Tu veux des dates à noter. Tu repars avec une liste.',
      c: 'Tu cherches des mots pour une discussion qui attend. La moitié des quatre-vingt-dix minutes sert à les trouver.',
      d: 'Tu veux un pas à faire, et l’entretien finit par là.',
    },
    knows: {
      a: 'Tu connais à peine ton thème ; mieux vaut commencer par l’ensemble.',
      c: 'Tu suis déjà le ciel de ton côté ; ici, quelqu’un le suit avec toi.',
      d: 'Tu as une question précise, et ici elle reste la seule.',
    },
    manner: {
      direct: '{{name}} dit l’essentiel d’abord, comme tu le voulais.',
      gentle: '{{name}} prend son temps et te laisse le tien.',
      technical: '{{name}} montre d’où vient chaque phrase.',
      pictorial: '{{name}} parle en images, et cela reste.',
    },
    language: '{{name}} te parle dans ta langue : {{language}}.',
    time: {
      rough: 'Tu connais ton heure à peu près. Dis-le dans le formulaire : le poids des maisons en dépend.',
      unknown: 'Sans heure de naissance, les maisons restent de côté. Le reste tient.',
    },
  },
};
