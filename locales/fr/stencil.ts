import type { StencilWords } from '../en/stencil.ts';

/** The picture of a chart to share, in French. */
export const stencil: StencilWords = {
  title: 'Ton thème astral en image, à partager',
  description:
    'Crée une image de ton thème pour une story ou une publication : Soleil, Lune, Ascendant et roue, en trois styles, sans date, heure ni lieu de naissance.',
  heading: 'Ton thème en image',
  lede: 'Le Soleil, la Lune, l’Ascendant et toute la roue, dessinés pour une story ou une publication. Rien que les signes : ni date, ni heure, ni lieu, ni degré qui permettrait de les retrouver à la minute près.',
  example: 'Un exemple : le ciel de cette heure.',
  result: {
    heading: 'Ton image',
    style: 'Style',
    format: 'Format',
    styles: { night: 'Nuit', paper: 'Papier', dusk: 'Crépuscule' },
    formats: { story: 'Story (1080 × 1920)', square: 'Carré (1080 × 1080)' },
    apply: 'Afficher',
    png: 'Télécharger en PNG',
    svg: 'Télécharger en SVG',
    share: 'Partager l’image',
    link: 'Lien vers cette image',
    working: 'L’image se dessine…',
    done: 'L’image est enregistrée.',
    failed: 'L’image n’a pas pu être dessinée. Essaie plutôt le SVG.',
    scrambled: 'Ton navigateur brouille les images pour te protéger du pistage. Télécharge plutôt le SVG.',
    note: 'L’image et son lien disent dans quel signe se trouve chaque astre, pas à quel degré. Les signes permettent tout de même de retrouver le jour d’une naissance à deux ou trois jours près et, avec l’Ascendant, l’heure à deux heures près environ.',
    ready: 'L’image est prête. Appuie encore une fois pour la partager.',
    broken: 'Ce lien est incomplet : impossible de dessiner son image. Tu peux en créer une ici.',
  },
  picture: {
    sun: 'Soleil',
    moon: 'Lune',
    rising: 'Ascendant',
    most: {
      fire: 'Le Feu domine',
      earth: 'La Terre domine',
      air: 'L’Air domine',
      water: 'L’Eau domine',
    },
    even: 'Éléments en équilibre',
    made: 'Dessiné par Celestia',
  },
};
