import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  titles: {
    day: 'Horoscope {{sign}} du jour, {{when}}',
    week: 'Horoscope {{sign}} de la semaine, {{when}}',
    month: 'Horoscope {{sign}} du mois, {{when}}',
    year: 'Horoscope {{sign}} de l’année {{when}}',
  },
  description:
    'L’horoscope {{sign}} d’après les transits réels : où passent la Lune et les planètes pour ton signe aujourd’hui, cette semaine, ce mois-ci et cette année.',
  heading: 'Horoscope {{sign}}',
  period: 'Période',
  periods: { day: 'Jour', week: 'Semaine', month: 'Mois', year: 'Année' },
  yesterday: 'Hier',
  tomorrow: 'Demain',
  sections: {
    love: 'Amour',
    work: 'Travail et argent',
    energy: 'Énergie',
    keep: 'Une phrase à garder',
    planets: 'Les planètes lentes',
    eclipses: 'Les éclipses',
    quarters: 'L’année en quatre temps',
  },
  basis: 'Sur quoi il s’appuie',
  until: 'jusqu’au {{when}}',
  since: 'à partir du {{when}}',
  dates: 'Dates à retenir',
  note: 'Ton signe compte comme maison 1, le suivant comme maison 2, et ainsi de suite (maisons solaires). Ces faits du ciel sont les mêmes pour toutes les personnes de ce signe à cette date.',
  quiet: 'Rien ne bouge dans cette partie du ciel. Un bon moment pour poursuivre ce que tu as commencé.',
  others: 'Les autres signes',
  own: 'Plus près de toi',
  natal: 'Ton propre thème en dit plus : dresse-le',
  rising: 'Lis aussi l’horoscope de ton Ascendant : trouve-le ici',
  acts: {
    link: 'Lien vers cet horoscope',
    share: 'Partager',
    print: 'Imprimer',
    copied: 'Lien copié.',
    copyByHand: 'Copie-le depuis le champ.',
  },
  list: {
    title: 'Horoscopes des douze signes, d’après le ciel réel',
    description:
      'Horoscopes du jour, de la semaine, du mois et de l’année pour les douze signes, écrits d’après les transits, avec les faits du ciel dont ils partent.',
    heading: 'Horoscopes',
    lede: 'Ce que le ciel apporte à chaque signe aujourd’hui, cette semaine, ce mois-ci et cette année. Choisis le tien.',
    today: 'Aujourd’hui, {{day}}',
    yours: 'Ton signe',
  },
};
