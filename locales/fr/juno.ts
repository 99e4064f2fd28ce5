import type { JunoWords } from '../en/juno.ts';

export const juno: JunoWords = {
  title: 'Calcul de Junon : signe, maison et couple',
  description:
    'Où se trouve Junon dans ton thème ? Son signe, sa maison et ses aspects, calculés d’après les données du JPL de la NASA, et ce qu’ils disent des liens durables.',
  heading: 'Junon',
  lede: 'L’astéroïde Junon parle des liens qui durent : ce que tu apportes à un couple, ce que tu en attends, ce qui te paraît injuste.',
  result: {
    wheel:
      'Ton thème. Dans les textes, le nom de Junon et ceux des points qu’elle aspecte mènent à leur place sur la roue.',
    heading: 'Ta Junon',
    aspects: 'Les aspects de Junon',
    aspectsNone: 'Junon ne forme aucun aspect serré dans ce thème.',
    houseUnknown: 'La maison demande l’heure de naissance.',
    more: 'Voir le thème astral entier',
  },
  year: {
    heading: 'Junon au fil de {{year}}',
    intro: 'La position de Junon au début de chaque mois, et le sens de sa marche.',
    month: 'Mois',
    position: 'Position',
    turnsRetrograde: 'Devient rétrograde : {{date}}',
    turnsDirect: 'Redevient directe : {{date}}',
  },
  guide: {
    heading: 'Ce que Junon représente',
    book: 'Ta Junon en un livre',
    bond: {
      title: 'Le lien qui dure',
      text: 'Vénus montre ce qui te plaît ; Junon, ce avec quoi tu peux vivre pendant des années : ta façon de tenir une promesse, et ce qui rend un couple juste à tes yeux.',
    },
    place: {
      title: 'Signe et maison',
      text: 'Le signe dit de quelle manière tu t’engages ; la maison, dans quelle part de la vie cela compte le plus. La maison demande l’heure de naissance ; le signe, rarement.',
    },
    source: {
      title: 'Comment nous la calculons',
      text: 'Jupiter infléchit l’orbite de Junon. Nous l’intégrons à partir de positions publiées par le JPL de la NASA ; le résultat reste à moins d’une seconde d’arc de la référence.',
    },
  },
  form: { submit: 'Trouver ma Junon', submitting: 'Calcul de ta Junon…' },
};
