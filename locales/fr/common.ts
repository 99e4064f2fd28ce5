import type { CommonWords } from '../en/common.ts';

/** The frame of every page. "Apparence", not "Thème", for light and dark: here a "thème" is a chart. */
export const common: CommonWords = {
  siteName: 'Celestia',
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  mainNavigation: 'Menu principal',
  footerNavigation: 'En savoir plus sur Celestia',
  language: 'Langue',
  account: { signIn: 'Connexion', account: 'Compte' },
  nav: {
    home: 'Accueil',
    'natal-chart': 'Carte natale',
    'rising-sign': 'Ascendant',
    'juno-calculation': 'Junon',
    'astrological-summary': 'Résumé astrologique',
    horoscopes: 'Horoscopes',
    'astrological-events': 'Ciel de l’année',
    'lunar-eclipse': 'Éclipses lunaires',
    'solar-eclipse': 'Éclipses solaires',
    'relationship-compatibility-calculator': 'Compatibilité',
    'compatibility-test': 'Test de compatibilité',
    stencil: 'Carte en image',
    about: 'À propos',
  },
  footer: {
    note: 'Les positions sont calculées à partir de modèles astronomiques publiés, puis comparées à des éphémérides de référence.',
    places: 'Noms de lieux : GeoNames, CC BY 4.0.',
    entertainment:
      'L’astrologie est un langage qui invite à la réflexion. Elle ne remplace pas un avis médical, juridique ou financier.',
  },
  notFound: {
    title: 'Les étoiles se sont tues',
    text: 'Nous avons cherché partout dans ce coin du ciel, sans trouver la page.',
    unmatched: 'Page introuvable : {{path}}',
    validation: 'Page introuvable : {{path}}',
    suggestions: 'Où aller maintenant',
    home: 'Retour à l’accueil',
    'natal-chart': 'Dresser une carte natale',
    'astrological-summary': 'Synthèse astrologique',
    blogs: 'Lire le blog',
    'celestia-astrologer-chat': 'Parler avec Celestia',
    app: 'Installer l’appli mobile',
  },
  failure: {
    title: 'Un nuage est passé',
    reference: 'Référence : {{id}}',
  },
  refused: { title: 'Cela ne marche pas ici' },
};
