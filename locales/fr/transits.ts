import type { TransitsWords } from '../en/transits.ts';

export const transits: TransitsWords = {
  heading: 'Le ciel d’un jour sur ton thème',
  intro: 'Choisis un jour. Son ciel entoure la roue, et les lignes montrent ce qu’il touche dans le thème.',
  legend: 'Le jour',
  show: 'Montrer son ciel',
  showing: 'Le ciel arrive…',
  wheelTitle: 'Le ciel du {{date}} sur le thème',
  wheelDescription: 'Les mêmes données figurent dans la liste à côté de l’image.',
  chart: 'le thème',
  sky: 'le ciel',
  slider: 'Parcourir les jours',
  play: 'Lecture',
  pause: 'Pause',
  earlier: 'Un mois plus tôt',
  later: 'Un mois plus tard',
  touches: 'Ce que le ciel touche',
  order: 'D’abord la planète du ciel, puis le point du thème qu’elle touche.',
  none: 'Ce jour-là, le ciel ne s’approche de rien dans le thème.',
  next: 'Prochain passage exact : {{date}}',
  last: 'Dernier passage exact : {{date}}',
  never: 'Repart avant d’être exact',
  noon: 'Les positions sont celles de midi, à ton heure.',
  noTime:
    'Sans l’heure de naissance, il n’y a ni maisons ni angles, et la Lune du thème est laissée de côté.',
  failed: 'Le ciel n’a pas pu être récupéré. Vérifie la connexion et réessaie.',
};
