import type { BlogWords } from '../en/blog.ts';

export const blog: BlogWords = {
  name: 'Blog',
  title: 'Le blog de Celestia : l’astrologie à partir du ciel',
  description:
    'Des articles sur le thème, les planètes, les maisons, la Lune et les éclipses. Chaque date et chaque degré se calculent au moment où tu lis.',
  heading: 'La bibliothèque du ciel',
  lede: 'Ce que veulent dire les mots de l’astrologie, d’où ils viennent, à quoi ils servent. Les dates de chaque article se calculent pendant que tu lis.',
  home: 'Accueil',
  way: 'Tu es ici',
  subjects: 'Sujets',
  all: 'Tout',
  now: {
    heading: 'Ce qu’on demande au ciel aujourd’hui',
    pages: {
      'is-mercury-retrograde': 'Mercure est-il rétrograde ?',
      'moon-sign-today': 'Le signe de la Lune aujourd’hui',
      'void-of-course-moon': 'La Lune est-elle vide de course ?',
      'next-eclipse': 'Quand a lieu la prochaine éclipse ?',
      glossary: 'Glossaire',
    },
  },
  feed: 'Les nouveaux articles par flux (Atom)',
  empty: 'Il n’y a pas encore d’article dans cette langue.',
  minutes: {
    one: '{{count}} minute de lecture',
    other: '{{count}} minutes de lecture',
  },
  pages: {
    label: 'Autres articles',
    newer: 'Plus récents',
    older: 'Plus anciens',
    place: 'Page {{page}} sur {{pages}}',
    titled: '{{title}}, page {{page}}',
  },
  categories: {
    basics: {
      name: 'Premiers pas',
      title: 'Premiers pas en astrologie',
      heading: 'Premiers pas en astrologie',
      description:
        'Lire un thème en partant de rien : l’heure de naissance, les maisons, la précision du calcul et par où commencer.',
      lede: 'À lire d’abord si un thème te fait penser à une horloge qui a trop d’aiguilles.',
    },
    signs: {
      name: 'Signes',
      title: 'Les douze signes du zodiaque',
      heading: 'Les douze signes du zodiaque',
      description:
        'L’élément, le maître et les habitudes de chaque signe, et les dates où le Soleil, la Lune et les planètes y passent.',
      lede: 'Douze tempéraments, chacun avec ses raisons.',
    },
    planets: {
      name: 'Planètes',
      title: 'Planètes et points du thème',
      heading: 'Planètes et points du thème',
      description:
        'Du Soleil à Pluton, avec les nœuds lunaires, Junon, Chiron et la Lune noire : leur sens et leur place aujourd’hui.',
      lede: 'Qui fait quoi dans un thème, et où chacun se trouve ce soir.',
    },
    houses: {
      name: 'Maisons',
      title: 'Les douze maisons',
      heading: 'Les douze maisons',
      description:
        'De quoi parle chaque maison du thème, comment on en trace les bords, pourquoi les systèmes se contredisent.',
      lede: 'Dans quel coin de ta vie une planète travaille.',
    },
    aspects: {
      name: 'Aspects',
      title: 'Les aspects entre planètes',
      heading: 'Les aspects entre planètes',
      description:
        'Conjonction, carré, trigone et les autres : ce que sont les angles entre planètes et comment les lire ensemble.',
      lede: 'Comment les planètes d’un thème se parlent.',
    },
    moon: {
      name: 'Lune',
      title: 'La Lune, ses phases et ses signes',
      heading: 'La Lune, ses phases et ses signes',
      description:
        'Nouvelles Lunes, pleines Lunes, les huit phases, le signe de la Lune et ce qui change d’une nuit à l’autre.',
      lede: 'La plus rapide du ciel, et celle que tout le monde voit.',
    },
    sky: {
      name: 'Le ciel à venir',
      title: 'Rétrogradations, éclipses et ciel à venir',
      heading: 'Rétrogradations, éclipses et ciel à venir',
      description:
        'Rétrogradations, éclipses et changements de signe des mois qui viennent, aux dates de ton fuseau horaire.',
      lede: 'Ce qui se passe là-haut, et quand.',
    },
    relationships: {
      name: 'À deux',
      title: 'L’astrologie à deux',
      heading: 'L’astrologie à deux',
      description:
        'Synastrie, thème composite, Junon, Vénus et Mars : comment deux thèmes se lisent ensemble, et ce qu’ils taisent.',
      lede: 'Deux thèmes sur la même table.',
    },
  },
  author: 'La rédaction de Celestia',
  made: 'Publication :',
  changed: 'Mise à jour :',
  contents: 'Dans cet article',
  related: 'À lire ensuite',
  turn: 'Sur ce sujet',
  previous: 'Avant celui-ci',
  next: 'Après celui-ci',
  acts: {
    link: 'Lien vers cet article',
    share: 'Partager',
    print: 'Imprimer',
    copied: 'Lien copié.',
    copyByHand: 'Copie-le dans le champ.',
  },
  book: 'La même chose, longuement : un livre fait de ta naissance',
  tools: {
    'natal-chart': {
      heading: 'Regarde dans ton thème',
      text: 'Indique ta naissance et le thème s’ouvre en entier, maisons comprises.',
      button: 'Dresser mon thème',
    },
    'rising-sign': {
      heading: 'Trouve ton Ascendant',
      text: 'Il faut le jour, l’heure et la ville de ta naissance.',
      button: 'Trouver mon Ascendant',
    },
    'juno-calculation': {
      heading: 'Où est ta Junon ?',
      text: 'Indique ta naissance et lis son signe et sa maison.',
      button: 'Trouver ma Junon',
    },
    'relationship-compatibility-calculator': {
      heading: 'Pose deux thèmes côte à côte',
      text: 'Deux naissances, et les liens entre elles avec leurs raisons.',
      button: 'Comparer deux thèmes',
    },
    'compatibility-test': {
      heading: 'Essaie avec le test',
      text: 'Quelques questions sur vous deux, et les deux Soleils qu’il y a derrière.',
      button: 'Faire le test',
    },
    'astrological-summary': {
      heading: 'Ton thème en une page',
      text: 'Les trois piliers, l’équilibre des éléments et ce qui ressort.',
      button: 'Voir ma synthèse',
    },
    'lunar-eclipse': {
      heading: 'Verras-tu la prochaine ?',
      text: 'Toutes les éclipses de Lune de 1900 à 2099, aux heures de ta ville.',
      button: 'Éclipses de Lune',
    },
    'solar-eclipse': {
      heading: 'Verras-tu la prochaine ?',
      text: 'Toutes les éclipses de Soleil de 1900 à 2099, avec leur tracé et les heures de ta ville.',
      button: 'Éclipses de Soleil',
    },
    horoscopes: {
      heading: 'Ton signe aujourd’hui',
      text: 'Le jour, la semaine, le mois et l’année de chaque signe, écrits d’après le vrai ciel.',
      button: 'Lire les horoscopes',
    },
    'astrological-events': {
      heading: 'L’année d’un coup d’œil',
      text: 'Stations, changements de signe, Lunes et éclipses dans ton fuseau, avec un fichier pour ton agenda.',
      button: 'Voir le ciel de l’année',
    },
  },
};
