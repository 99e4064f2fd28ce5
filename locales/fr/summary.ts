import type { SummaryWords } from '../en/summary.ts';

export const summary: SummaryWords = {
  title: 'Résumé astrologique : ta carte et le ciel du jour',
  description:
    'Tes trois piliers, le maître de ta carte, l’équilibre des éléments et les aspects les plus serrés ; les transits du jour avec leurs dates, et l’année en une image.',
  heading: 'Résumé astrologique',
  lede: 'Ta carte en une page, et ce que le ciel lui fait aujourd’hui.',
  result: {
    wheel: 'Ton thème. Les textes nomment ses points et y mènent.',
    heading: 'Ton résumé',
    ruler: 'Maître de l’Ascendant',
    rulerText: '{{body}} {{inSign}}, {{inHouse}}',
    closest: 'Aspects les plus serrés',
    today: 'Transits du jour',
    todayIntro: 'Les planètes qui forment en ce moment un aspect avec ta carte, la plus proche d’abord.',
    none: 'Aucune planète ne forme d’aspect serré avec ta carte aujourd’hui.',
    transit: 'Transit',
    start: 'Du',
    exact: 'Exact',
    end: 'Au',
    orbNow: 'Orbe actuel',
    open: 'ouvert',
    now: 'Aujourd’hui',
    yearNone: 'Aucun long transit dans les douze prochains mois.',
    moon: 'La Lune aujourd’hui',
    year: 'L’année qui vient',
    yearIntro:
      'Les longs transits de Jupiter à Pluton dans les douze prochains mois. La barre est le temps dans l’orbe, la marque le jour où il est exact.',
    more: 'Voir la carte natale entière',
    untimed:
      'Sans l’heure de naissance, les transits à la Lune et aux angles sont laissés de côté : ces points se déplacent trop en un jour.',
  },
};
