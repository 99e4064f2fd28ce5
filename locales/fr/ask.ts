import type { AskWords } from '../en/ask.ts';

export const ask: AskWords = {
  title: 'Demande à Celestia, astrologue et intelligence artificielle',
  description:
    'Pose une question sur ton thème ou sur le ciel. Celestia est une IA : elle répond à partir de positions calculées, que tu peux ouvrir une à une sur la roue.',
  heading: 'Demande à Celestia',
  who: { name: 'Celestia', is: 'une IA astrologue, pas une personne' },
  lede: 'Je suis une IA, pas une personne. Je lis ton propre thème et le vrai ciel, et chaque position sur laquelle je m’appuie figure à côté de la réponse.',
  form: {
    legend: 'Une question à Celestia',
    question: 'Ta question',
    hint: 'Avec tes mots. Je lis le français, l’anglais, l’espagnol, le portugais et le turc.',
    birth: 'Ta naissance, si tu veux que je lise ton thème',
    birthHint: 'Sans elle, je réponds d’après le ciel seul.',
    using: 'Ta naissance : {{birth}}',
    without: 'Répondre sans ma naissance',
    submit: 'Demander à Celestia',
    submitting: 'Celestia regarde…',
    privacy:
      'Je lis ta question et ta naissance, je réponds, et je n’en garde rien. Elles restent dans cet onglet jusqu’à sa fermeture.',
    offline: 'La connexion semble coupée. Ta question est toujours là : envoie-la dès qu’elle revient.',
    failed: 'La réponse n’est pas arrivée. Ta question est toujours là : envoie-la encore une fois.',
    limit:
      'Ton réseau a posé toutes les questions possibles pour l’instant. Tu pourras en poser une autre {{when}}.',
    starters: 'Ou choisis-en une, et change-la à ton goût',
  },
  starters: [
    'Que dit mon thème sur l’amour ?',
    'Quel genre de travail me convient ?',
    'Que m’apporte cette semaine ?',
    'De quoi ma Lune a-t-elle besoin ?',
    'Quel est mon rapport à l’argent ?',
    'Que fait Saturne dans mon thème cette année ?',
    'Quand a lieu la prochaine pleine Lune ?',
    'Mercure est-il rétrograde en ce moment ?',
  ],
  about: {
    sun: 'Que dit mon Soleil de moi ?',
    moon: 'Que dit ma Lune de moi ?',
    mercury: 'Que dit mon Mercure de moi ?',
    venus: 'Que dit ma Vénus de moi ?',
    mars: 'Que dit mon Mars de moi ?',
    jupiter: 'Que dit mon Jupiter de moi ?',
    saturn: 'Que dit mon Saturne de moi ?',
    uranus: 'Que dit mon Uranus de moi ?',
    neptune: 'Que dit mon Neptune de moi ?',
    pluto: 'Que dit mon Pluton de moi ?',
    node: 'Que dit mon Nœud Nord de moi ?',
    lilith: 'Que dit ma Lilith de moi ?',
    juno: 'Que dit ma Junon de moi ?',
    chiron: 'Que dit mon Chiron de moi ?',
    ascendant: 'Que dit mon Ascendant de moi ?',
    midheaven: 'Que dit mon Milieu du Ciel de moi ?',
  },
  answer: {
    heading: 'La réponse de Celestia',
    asked: 'Ta question : {{question}}',
    born: 'Lue dans ce thème : {{birth}}',
    sky: 'Lue dans le ciel seul, sans naissance.',
    rests: 'Sur quoi elle s’appuie',
    texts: 'À propos de ces positions',
    again: 'Poser une autre question',
    note: 'Pour réfléchir et pour le plaisir. Santé, droit, argent : ces décisions reviennent à qui connaît ta situation.',
  },
  samples: {
    heading: 'À quoi ressemble une réponse',
    label: 'Exemple',
    intro:
      'Celestia y a répondu dans l’heure, pour quelqu’un que nous avons inventé : 14 mars 1994, 08:20, Paris.',
    questions: [
      'Qu’est-ce que je cherche en amour ?',
      'Comment s’annonce ma journée ?',
      'Quand a lieu la prochaine nouvelle Lune ?',
    ],
  },
  does: {
    heading: 'Ce que je fais',
    points: [
      'Je lis les signes, les maisons et les aspects tels qu’ils ont été calculés pour toi, et ce qui passe dessus aujourd’hui.',
      'Si tu demandes quand, je donne des dates.',
      'Quand je ne sais pas, je le dis. Si la question part d’une erreur, je la corrige et je continue.',
    ],
  },
  wont: {
    heading: 'Ce que je ne fais pas',
    points: [
      'Décider à ta place en matière de santé, de droit ou d’argent, ni parler d’un décès, d’une grossesse ou d’un jugement.',
      'Prétendre savoir ce que quelqu’un pense de toi, ni promettre une issue.',
      'Lire un thème quand tu es en danger. Je te donne alors tout de suite des numéros à appeler.',
    ],
  },
  sent: {
    heading: 'Où vont tes mots',
    here: 'Aujourd’hui, je réponds sur le serveur de ce site. Ce que tu écris ne va chez personne d’autre.',
    model:
      'La réponse est rédigée par un modèle de langage de {{provider}} ({{country}}). Il reçoit ta question et les positions de ton thème, dont on peut déduire une naissance.',
    kept: 'Ni la question ni la naissance ne sont conservées. Pendant une journée, les questions sont comptées d’après une forme brouillée de ton adresse réseau, pour que chacun ait son tour.',
  },
  account: {
    text: 'Un compte gratuit garde ta naissance et tes thèmes, et l’accueil s’ouvre alors sur ta journée.',
    link: 'Créer un compte',
  },
};
