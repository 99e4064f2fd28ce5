import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  title: 'Horoscope {{sign}} : jour, semaine, mois, année',
  description:
    'L’horoscope {{sign}} d’après les transits réels : où passent la Lune et les planètes pour ton signe aujourd’hui, cette semaine, ce mois-ci et cette année.',
  heading: 'Horoscope {{sign}}',
  period: 'Période',
  periods: { day: 'Jour', week: 'Semaine', month: 'Mois', year: 'Année' },
  previous: 'Précédent',
  next: 'Suivant',
  restsOn: 'D’après : {{fact}}',
  until: 'jusqu’au {{when}}',
  since: 'à partir du {{when}}',
  dates: 'À noter aussi',
  note: 'Ton signe compte comme maison 1, le suivant comme maison 2, et ainsi de suite (maisons solaires). Chaque passage indique de quel fait du ciel il part ; il est le même pour toutes les personnes de ce signe à cette date.',
  quiet: 'Rien ne bouge dans cette partie du ciel. Un bon moment pour poursuivre ce que tu as commencé.',
  others: 'Les autres signes',
  natal: 'Ton propre thème en dit plus : dresse-le',
  list: {
    title: 'Horoscopes des douze signes, d’après le ciel réel',
    description:
      'Horoscopes du jour, de la semaine, du mois et de l’année pour les douze signes, écrits d’après les transits, avec les faits du ciel dont ils partent.',
    heading: 'Horoscopes',
    lede: 'Ce que le ciel apporte à chaque signe aujourd’hui, cette semaine, ce mois-ci et cette année. Choisis le tien.',
    dates: 'Soleil dans le signe : {{range}}',
    yours: 'Ton signe',
  },
};
