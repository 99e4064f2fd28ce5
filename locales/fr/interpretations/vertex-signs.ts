import type { SignTexts } from '../../interpretation-types.ts';

/** The Vertex in each sign: the kind of meeting that seems to find one. */
export const vertexSigns: SignTexts = {
  aries:
    'Le Bélier est cardinal : les personnes qui te trouvent parlent les premières et te mettent au défi avant le bonjour.',
  taurus:
    'Quelqu’un s’assied parfois près de toi, et comme le Taureau ne bouge guère, des années après la place est encore prise.',
  gemini:
    'Une plaisanterie entre inconnus, un numéro sur un ticket : Mercure aime parler, donc ce qui compte débute par du bavardage.',
  cancer:
    'Tu croises des gens dont la voix semble familière, comme si vous aviez partagé jadis le même goûter.',
  leo: 'Il faut à tes rencontres un peu de théâtre, une entrée remarquée, un rire trop fort, et ta vie gagne une couleur.',
  virgo:
    'Un service rendu en passant, une erreur que l’on te signale gentiment, et vous voilà en train d’échanger vos adresses.',
  libra:
    'On te présente parfois quelqu’un par politesse, la conversation trouve son équilibre toute seule, et l’on oublie de vous séparer.',
  scorpio:
    'Un regard tenu une seconde de trop : les rencontres qui te changent commencent rarement par la météo.',
  sagittarius:
    'En gare, en cours, loin de chez toi, quelqu’un peut sourire de ton accent et te donner envie de voir du pays.',
  capricorn:
    'Elles arrivent tard, tes rencontres, puisque Saturne prend son temps, et souvent en chaussures de ville.',
  aquarius:
    'Certaines rencontres arrivent sans s’annoncer, tant Uranus aime surprendre, et ce sont souvent celles-là qui te rendent plus libre.',
  pisces: 'Un moment flou, une panne, une averse, et voici quelqu’un que tu jurerais avoir déjà vu en rêve.',
};
