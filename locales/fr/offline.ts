import type { OfflineWords } from '../en/offline.ts';

export const offline: OfflineWords = {
  title: 'Pas de connexion',
  description: 'Thèmes natals, horoscopes et ciel du jour.',
  heading: 'La ligne avec les étoiles est coupée',
  lede: 'Tu es hors ligne pour le moment. Dès que la connexion revient, cette page s’ouvre toute seule.',
  retry: 'Réessayer',
  chart: {
    heading: 'Ton dernier thème',
    note: 'Tel qu’il a été dessiné la dernière fois. Il reste dans ce navigateur seulement et s’efface quand tu fais oublier ta naissance ou que tu te déconnectes.',
    none: 'Si tu dessines ton thème et choisis « Retenir dans ce navigateur », tu le retrouveras ici même sans connexion.',
  },
};
