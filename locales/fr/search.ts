import type { SearchWords } from '../en/search.ts';

/** The search, and what the tools of the site are called by who looks for them. */
export const search: SearchWords = {
  title: 'Chercher sur Celestia',
  description:
    'Trouver un calcul, un article ou un terme par le nom que tu lui donnes, même avec une faute de frappe.',
  heading: 'Chercher',
  lede: 'Les calculs, les articles et le glossaire.',
  label: 'Que cherches-tu ?',
  submit: 'Chercher',
  none: 'Rien ne répond à « {{query}} ». Essaie un seul mot : un signe, une planète ou une maison.',
  results: {
    one: '{{count}} résultat pour « {{query}} »',
    other: '{{count}} résultats pour « {{query}} »',
  },
  kinds: { tool: 'Outil', article: 'Article', term: 'Glossaire', sign: 'Horoscope' },
  /** Words that say nothing of what is looked for. */
  stop: 'le la les un une des de du d l en à a au aux et ou que quel quelle quels quelles qui quand où comment pourquoi mon ma mes ton ta son est sont c ce cela ça veut dire signifie signification aujourd hui maintenant astrologie dans pour avec sur je me s y t il',
  /** What a sign's people are called, and what else it is looked for by. */
  signs: {
    aries: 'béliers',
    taurus: 'taureaux',
    gemini: 'gémeaux',
    cancer: 'cancers crabe',
    leo: 'lions',
    virgo: 'vierges',
    libra: 'balances',
    scorpio: 'scorpions',
    sagittarius: 'sagittaires',
    capricorn: 'capricornes',
    aquarius: 'verseaux',
    pisces: 'poissons',
  },
  /** What a sign's horoscope is looked for by. */
  horoscope:
    'horoscope quotidien hebdomadaire mensuel annuel du jour aujourd’hui demain semaine mois année prévisions',
  /** Beside its name, what a tool is looked for by. */
  tools: {
    'natal-chart': {
      name: 'Thème natal',
      words: 'thème astral carte du ciel calculer gratuit planètes maisons mon thème carte natale',
    },
    'rising-sign': { name: 'Ascendant', words: 'calculer connaître mon ascendant signe ascendant' },
    'juno-calculation': { name: 'Junon', words: 'junon calculer astéroïde signe mariage couple' },
    'astrological-summary': {
      name: 'Synthèse astrologique',
      words: 'résumé soleil lune ascendant transits profil',
    },
    'relationship-compatibility-calculator': {
      name: 'Compatibilité',
      words: 'compatibilité amoureuse synastrie calculer deux thèmes couple relation',
    },
    'compatibility-test': {
      name: 'Test de compatibilité',
      words: 'test amour questions compatibilité couple quiz',
    },
    horoscopes: { name: 'Horoscopes', words: 'horoscope du jour semaine mois année signes' },
    'astrological-events': {
      name: 'Le ciel de l’année',
      words: 'événements astrologiques calendrier transits ingrès rétrogradations dates',
    },
    'solar-eclipse': { name: 'Éclipses de Soleil', words: 'éclipse solaire dates carte visible soleil' },
    'lunar-eclipse': { name: 'Éclipses de Lune', words: 'éclipse lunaire dates lune rouge visible' },
    'is-mercury-retrograde': {
      name: 'Mercure est-il rétrograde ?',
      words: 'mercure rétrograde en ce moment dates fin',
    },
    'moon-sign-today': {
      name: 'Le signe de la Lune aujourd’hui',
      words: 'lune du jour signe dans quel signe est la lune phase',
    },
    'void-of-course-moon': {
      name: 'La Lune est-elle vide de course ?',
      words: 'lune vide de course hors cours heures dates',
    },
    'next-eclipse': {
      name: 'Quand a lieu la prochaine éclipse ?',
      words: 'prochaine éclipse date solaire lunaire',
    },
    'ask-celestia': {
      name: 'Demande à Celestia',
      words: 'poser question astrologue intelligence artificielle gratuit',
    },
    'chat-with-your-lover-lp': {
      name: 'Parle avec ton amour',
      words: 'chat amoureux partenaire conversation amour',
    },
    'astrology-consulting': {
      name: 'Consultations',
      words: 'consultation astrologue séance rendez-vous lecture personnelle',
    },
    'astrology-reports': {
      name: 'Rapports',
      words: 'rapport rapports livre thème natal pdf acheter lecture longue écrite',
    },
    stencil: { name: 'Une image à partager', words: 'image story instagram soleil lune ascendant partager' },
    glossary: { name: 'Glossaire', words: 'dictionnaire termes mots définitions lexique' },
    blogs: { name: 'Blog', words: 'articles bibliothèque apprendre astrologie lire' },
    faq: {
      name: 'FAQ',
      words:
        'questions fréquentes aide compte gratuit supprimer annuler mon compte mot de passe prix coût confidentialité données',
    },
    about: { name: 'À propos', words: 'exactitude méthode sources qui sommes-nous éphémérides' },
    contact: { name: 'Contact', words: 'écrire courriel assistance problème' },
  },
};
