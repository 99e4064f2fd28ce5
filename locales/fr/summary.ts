import type { SummaryWords } from '../en/summary.ts';

export const summary: SummaryWords = {
  title: 'Synthèse astrologique : ton thème et le ciel du jour',
  description:
    'Tes trois piliers, le maître de ton thème, les éléments et les aspects les plus serrés ; les transits du jour avec leurs dates, et l’année en une image.',
  heading: 'Synthèse astrologique',
  lede: 'Ton thème en une page, et ce que le ciel lui fait aujourd’hui.',
  result: {
    wheel: 'Ton thème. Dans les textes, le nom de chaque point mène à sa place sur la roue.',
    heading: 'Ta synthèse',
    ruler: 'Maître de l’Ascendant',
    traditional: 'Maître traditionnel',
    rulerText: '{{body}} {{inSign}}, {{inHouse}}',
    closest: 'Aspects les plus serrés',
    today: 'Transits du jour',
    todayIntro:
      'Les planètes qui forment en ce moment un aspect avec ton thème, les aspects les plus serrés d’abord.',
    none: 'Aucune planète ne forme d’aspect serré avec ton thème aujourd’hui.',
    transit: 'Transit',
    start: 'Du',
    exact: 'Exact',
    end: 'Au',
    orbNow: 'Orbe actuel',
    open: 'non calculé',
    now: 'Aujourd’hui',
    yearNone: 'Aucun long transit dans les douze prochains mois.',
    moon: 'La Lune aujourd’hui',
    year: 'L’année qui vient',
    yearIntro:
      'Les longs transits de Jupiter à Pluton dans les douze prochains mois. La barre montre le temps passé dans l’orbe ; la marque, le jour exact.',
    more: 'Voir le thème astral entier',
    untimed:
      'Sans l’heure de naissance, les transits sur la Lune et les angles sont laissés de côté : ces points se déplacent trop en un jour.',
  },
  guide: {
    heading: 'Ce que contient la synthèse',
    chart: {
      title: 'Ton thème en bref',
      text: 'Le Soleil, la Lune et l’Ascendant, le maître de ton thème, la part de chaque élément et tes aspects les plus serrés, cinq au plus. Le reste est dans le thème astral.',
    },
    today: {
      title: 'Les transits du jour',
      text: 'Un transit, c’est une planète du ciel d’aujourd’hui qui forme un aspect avec un point de ton thème. Tu vois quand elle entre dans l’orbe, quel jour l’aspect est exact et quand elle en sort.',
    },
    year: {
      title: 'L’année qui vient',
      text: 'De Jupiter à Pluton, les planètes vont lentement : ce qu’elles touchent reste à l’œuvre des semaines ou des mois. Une image montre quand, sur douze mois.',
    },
  },
  form: { submit: 'Voir ma synthèse', submitting: 'Préparation de ta synthèse…' },
};
