import type { WeekRetrogradeTexts } from '../../horoscope-text-types.ts';

/** That a sign’s ruler goes back: a sentence after its week’s opening. */
export const weekRetrogrades: WeekRetrogradeTexts = [
  'Comme ton astre repasse par où il est venu, un détail négligé réclame sa seconde lecture.',
  'Ton guide dans le ciel marche à reculons : c’est une façon comme une autre de revoir le chemin.',
  'La marche arrière de l’astre qui t’accompagne donne du prix à ce qui est repris plutôt qu’inventé.',
  'Puisque ton maître astral rebrousse chemin, une ancienne idée a des chances de revenir frapper.',
  'Ton astre fait machine arrière ces temps-ci, ce qui excuse bien des brouillons et deux ou trois lenteurs.',
  'L’élan prend du recul, car l’astre qui mène ton signe revient sur ses propres pas.',
  'L’astre qui règne sur ton signe recule encore ; laisse-toi le droit de corriger ce qui semblait réglé.',
  'Rien ne t’oblige à courir : la planète qui te conduit remonte son chemin et t’invite à vérifier les jointures.',
  'Avec le maître de ton signe à rebours, les réponses tardent volontiers, et elles arrivent plus complètes.',
  'Tout cela sent la reprise : l’astre de ton signe revient sur une route déjà faite.',
  'Tant que ton astre recule, la meilleure nouveauté se trouve parmi les choses laissées en plan.',
  'Le sujet demande un second regard, car le maître de ton signe a retourné sa carte pour mieux se repérer.',
];
