import type { WeekLunationTexts } from '../../horoscope-text-types.ts';

/** A new or full Moon of a week, by its solar house. */
export const weekLunations: WeekLunationTexts = {
  newMoon: {
    1: [
      'Un début te concerne de près, et il tient dans un verbe conjugué à la première personne.',
      'Tu repars à neuf sur un point précis, ton allure, ton rythme ou ta façon de répondre.',
    ],
    2: [
      'Une petite somme mise à part, ou un talent enfin chiffré, peut prendre racine ici.',
      'Le compteur de tes ressources revient à zéro, avec la possibilité de choisir l’unité de mesure.',
    ],
    3: [
      'La première ligne d’un message, d’un cours ou d’un article vaut mieux, ce jour-là, qu’un plan complet.',
      'Une conversation peut s’ouvrir avec une personne toute proche, et le chemin habituel change de but.',
    ],
    4: [
      'Chez toi, une page se tourne sans bruit : une chambre, une habitude, une place laissée libre.',
      'Les racines boivent à nouveau ; un geste pour la maison ou les tiens engage la suite.',
    ],
    5: [
      'Le cœur remet une pièce dans la machine, pour un béguin, un jeu ou une toile blanche.',
      'Commence pour le plaisir ce que tu ne saurais pas justifier devant un comptable.',
    ],
    6: [
      'Une habitude neuve part d’un rien : le réveil avancé, la bouteille d’eau sur la table.',
      'Tes journées acceptent volontiers une règle de plus, pourvu qu’elle en remplace deux mauvaises.',
    ],
    7: [
      'Un accord peut naître d’une question posée sans détour, entre l’entrée et le plat.',
      'Sous un jour différent, le lien recommence, avec d’autres règles et un ton plus égal.',
    ],
    8: [
      'Une confiance peut se nouer en secret, autour d’un compte, d’un aveu, d’un projet à risques partagés.',
      'Tu entames une fouille intérieure ou financière, avec une bonne lampe et tout ton temps.',
    ],
    9: [
      'Un prospectus, un manuel, une demande de dossier : l’ailleurs s’annonce par un papier tout simple.',
      'Ta vision reprend de l’air, et le premier pas vers l’inconnu se fait depuis ta chaise.',
    ],
    10: [
      'Le métier prend un tournant discret, par une demande ou par un objectif écrit noir sur blanc.',
      'Une ambition se déclare à qui de droit ; dis-la net, elle a attendu longtemps.',
    ],
    11: [
      'Des gens peuvent se rassembler autour d’une idée dont tu croyais avoir la garde exclusive.',
      'Tu plantes un vœu parmi des amis, en terre commune, sous la surveillance de chacun.',
    ],
    12: [
      'Un commencement sans nom, bien à l’écart des curieux, et c’est sa meilleure chance.',
      'Le silence s’ensemence lui aussi : un carnet, une lettre gardée, un choix sans spectateurs.',
    ],
  },
  fullMoon: {
    1: [
      'On te voit en pleine lumière, avec ce que tu voulais montrer et un peu du reste.',
      'Ton désir et celui des autres se font face, et tu sais enfin lequel parle le premier.',
    ],
    2: [
      'Les comptes donnent leur résultat, et il révèle où vont tes vraies priorités.',
      'Une possession montre son poids ; la garder ou la céder devient une décision claire.',
    ],
    3: [
      'Tout finit par se savoir, ou presque, et la nouvelle la plus utile peut venir d’un voisin.',
      'Un échange arrive peut-être à terme : la réponse est là, plus longue que la question.',
    ],
    4: [
      'La maison peut se remplir, de monde ou d’émotion, et un ancien malaise trouver ses mots.',
      'Entre le dehors et ton foyer, la balance penche ; ce jour-là, ta place se devine sans peine.',
    ],
    5: [
      'Une histoire de cœur ou de création montre son vrai visage, plutôt bien éclairé.',
      'La pièce connaît enfin sa grande soirée, et les applaudissements te disent où reprendre.',
    ],
    6: [
      'La charge de travail est en crue ; ouvrir une vanne soulage toute la digue.',
      'Une tâche s’achève, le corps réclame une pause, et une manie usée peut partir.',
    ],
    7: [
      'Face à l’autre, la question longtemps contournée se pose d’elle-même, et réclame deux réponses.',
      'Un lien se voit tel qu’il est, avec son équilibre, son humour et sa facture.',
    ],
    8: [
      'Un secret peut perdre son bouchon, ou un partage injuste se calculer enfin à la virgule près.',
      'Une émotion profonde peut affleurer ; fais-lui bon accueil avant de chercher qui l’a réveillée.',
    ],
    9: [
      'Voici une conviction mûrie en une seule nuit ; elle a besoin d’être dite à voix posée.',
      'Le verdict d’une étude ou d’une démarche peut tomber enfin, et le voyage change d’échelle.',
    ],
    10: [
      'Ton travail se donne à voir, avec une récompense ou une critique qui a ses raisons.',
      'Au plus haut de la courbe, tu mesures ce que cette place demande au reste de ta vie.',
    ],
    11: [
      'Les amis peuvent se rassembler, et un projet commun révéler qui porte et qui se contente d’admirer.',
      'Un espoir peut se réaliser à moitié ; l’autre moitié, tu n’y tenais peut-être déjà plus.',
    ],
    12: [
      'Ce qui couvait dans l’ombre demande à sortir, avec douceur et sans témoins inutiles.',
      'Un rêve, un souvenir ou une fatigue déborde ; la nuit te rend alors plus que le jour.',
    ],
  },
};
