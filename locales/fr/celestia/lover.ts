import type { LoverWords } from '../../lover-words.ts';

/** Ce que dit le thème d’une autre personne, par jeu. */
export const lover: LoverWords = {
  reminder: {
    lover:
      'Avant de jouer : ici, une machine lit un thème à voix haute comme s’il savait parler. Ce n’est pas {{name}}, et elle ignore ce que pense {{name}}.',
    couple:
      'D’abord ceci : je suis une machine qui compare deux thèmes. Ce que vous ressentez, il n’y a que vous deux pour le savoir.',
  },
  hears: {
    person: [
      'tu m aimes',
      'm aimes',
      'je te manque',
      'tu vas revenir',
      'reviendras',
      'revenir',
      'penses a moi',
      'me trompes',
      'me quitt',
      'ressens',
      'pardonn',
      'oublie',
      'epouser',
      'tu veux de moi',
    ],
    mars: ['disput', 'engueul', 'colere', 'fach', 'enerv', 'jalou', 'passion', 'desir'],
    mercury: ['parl', 'dire', 'dis ', 'ecri', 'message', 'blagu', 'rire', 'rigol', 'tais', 'communiqu'],
    moon: ['triste', 'pleur', 'calm', 'rassur', 'besoin', 'humeur', 'foyer', 'blesse', 'fatigu'],
    venus: [
      'amour',
      'aimer',
      'tendress',
      'romanti',
      'baiser',
      'rendez',
      'cadeau',
      'attir',
      'plait',
      'affection',
    ],
    sun: ['heureu', 'qui es', 'fier', 'compte', 'vie ', 'reve'],
  },
  greeting: [
    'Bonjour. Je suis un thème à la voix empruntée ; interroge-moi sur la tendresse, la complicité, les mots ou les disputes.',
    'Coucou. Je ne suis que le dessin d’un ciel, mais aujourd’hui j’ai la parole. On commence par quoi ?',
  ],
  unknowable: [
    'Ce que ressent {{name}} n’est pas écrit en moi, et la suite non plus ; je peux seulement dire comment se lit un thème comme celui-ci.',
    'Là-dessus, c’est à {{name}} de répondre, avec ses propres mots. Moi, je n’ai que le thème.',
    'Aucun thème ne lit dans les cœurs, alors je ne vais pas deviner. Voici plutôt ce qui est dessiné ici.',
  ],
  outside: [
    'Le jeu ne va pas jusque-là. Essaie plutôt la tendresse, les disputes, l’humour ou les soirées calmes.',
    'Pour répondre, je n’ai que des planètes, et aucune ne s’occupe de cela. On revient à l’amour ?',
  ],
  points: {
    sun: {
      fire: 'Mon Soleil est {{in}} : l’histoire que ce thème aime, c’est celle où l’on se réjouit ouvertement de le voir.',
      earth:
        'Avec mon Soleil {{in}}, ce thème regarderait ce qui se fait chaque semaine plus que ce qui se dit une fois.',
      air: 'Mon Soleil est {{in}} ; lu à voix haute, c’est quelqu’un qui s’anime en parlant et garde toujours une fenêtre ouverte.',
      water: 'Mon Soleil est {{in}}, et dans ce jeu rien de l’ambiance d’une pièce ne m’échapperait.',
    },
    moon: {
      fire: 'Ma Lune est {{in}} : contrarié, ce thème s’enflammerait d’abord et n’y penserait déjà plus au dîner.',
      earth:
        'Avec la Lune {{in}}, des choses simples m’apaiseraient : un bon plat, une habitude, une main sur l’épaule.',
      air: 'Ma Lune est {{in}} ; un thème comme moi voudrait parler d’une émotion avant de savoir laquelle.',
      water:
        'Ma Lune est {{in}}, et sur le papier c’est une marée : proche un jour, en quête de silence le lendemain.',
    },
    mercury: {
      fire: 'Mon Mercure est {{in}} : ce thème le dirait sans détour et chercherait ses mots après coup.',
      earth: 'Avec Mercure {{in}}, j’aimerais mieux répondre tard et pour de bon que vite et à moitié.',
      air: 'Mon Mercure est {{in}} ; taquineries, questions, idées inachevées : ce serait sa façon de flirter.',
      water: 'Mon Mercure est {{in}} : lis-moi entre les lignes, dirait ce thème.',
    },
    venus: {
      fire: 'Ma Vénus est {{in}} : dans ce jeu, de l’affection à plein volume et peu de goût pour les devinettes.',
      earth:
        'Ma Vénus est {{in}} ; dans ce que ce thème appelle l’amour, il y aurait du temps, des caresses et des promesses tenues.',
      air: 'Avec Vénus {{in}}, je serais d’abord sous le charme d’un esprit, et je chercherais l’amitié chez la même personne.',
      water:
        'Ma Vénus est {{in}} : les livres y lisent une tendresse qui veut se sentir à l’abri avant de se montrer.',
    },
    mars: {
      fire: 'Mon Mars est {{in}} : dans une dispute, ce thème ferait du bruit, irait vite et en aurait bientôt fini.',
      earth:
        'Avec Mars {{in}}, je mettrais du temps à me fâcher, plus encore à bouger ; me pousser ne servirait à rien.',
      air: 'Mon Mars est {{in}} ; ce thème discute à coups d’arguments, et il faudrait parfois lui rappeler qu’une dispute n’est pas un débat.',
      water: 'Mon Mars est {{in}}, ce qui se lit comme un repli dans le silence plutôt qu’une guerre.',
    },
  },
  names: {
    sun: { your: 'ton Soleil', mine: 'mon Soleil' },
    moon: { your: 'ta Lune', mine: 'ma Lune' },
    mercury: { your: 'ton Mercure', mine: 'mon Mercure' },
    venus: { your: 'ta Vénus', mine: 'ma Vénus' },
    mars: { your: 'ton Mars', mine: 'mon Mars' },
  },
  meetings: {
    joined: [
      'Entre nos thèmes, {{your}} et {{mine}} se tiennent côte à côte : là, on aurait du mal à les distinguer.',
      'Regarde {{your}} et {{mine}} : un même point, ce qui se lit comme bien se connaître de ce côté-là.',
    ],
    flowing: [
      'Et puis il y a {{your}} avec {{mine}} : sur le papier, ces deux-là s’entendent sans qu’on le leur demande.',
      'Entre {{your}} et {{mine}}, le trait est facile, de ceux dont on oublie de se réjouir.',
    ],
    tense: [
      'S’il y avait un frottement, ce serait entre {{your}} et {{mine}} : on le dessine comme une tension, et cela tient aussi en éveil.',
      'Entre {{your}} et {{mine}}, il y a un coin du dessin où chaque côté aurait à apprendre la manière de l’autre.',
    ],
  },
  spent: [
    'De moi, j’ai dit ce que j’avais à dire ; je suis un ciel, pas une personne. Celestia peut t’en dire plus sur les deux thèmes ensemble.',
    'À partir d’ici, je ne ferais que me répéter. Le reste se demande à {{name}} plutôt qu’à un thème.',
  ],
  closing: [
    'Est-ce que cela te rappelle quelqu’un ?',
    'Que répondrait ton propre thème ?',
    'Qu’est-ce que tu aurais envie de demander pour de vrai ?',
  ],
};
