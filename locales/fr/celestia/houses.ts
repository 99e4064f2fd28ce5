import type { HouseSentences } from '../../celestia-words.ts';

/** De quoi parle chaque maison, ce qu’elle fait à ce qui s’y trouve, ce qu’un passage y donne. */
export const houses: HouseSentences = {
  1: {
    field: 'ta présence et ton allure',
    dwell: [
      'C’est écrit sur ton visage, et les autres le savent souvent avant toi.',
      'Ça passe la porte avec toi et se voit dans ce que tu lances de ton propre chef.',
    ],
    passing: [
      'Te voilà au premier plan : une coupe de cheveux ou un oui nouveau marquent plus que d’habitude.',
      'La question de tels jours : que veux-tu quand il n’y a personne à ménager ?',
    ],
  },
  2: {
    field: 'ce que tu gagnes et possèdes',
    dwell: [
      'Il y faut du concret : un salaire, un objet, un savoir-faire éprouvé.',
      'Ça se noue à ce que tu gagnes et gardes, donc à la valeur que tu te donnes.',
    ],
    passing: [
      'Prix, paie et possessions réclament l’attention, et lire les petites lignes vaut le temps passé.',
      'Demande-toi ce que tu as déjà en abondance ; la réponse peut t’étonner.',
    ],
  },
  3: {
    field: 'la parole, le voisinage et les petits trajets',
    dwell: [
      'Cela vit dans le quotidien : messages, frères et sœurs, voisins, trajets faits à moitié endormi.',
      'Il faut des mots et de la compagnie pour l’éveiller, souvent une conversation d’escalier.',
    ],
    passing: [
      'Attends-toi à plus de messages, dont un mérite une réponse lente.',
      'Le tout proche a du nouveau : un voisin, une sœur, un formulaire en attente.',
    ],
  },
  4: {
    field: 'le foyer et tes racines',
    dwell: [
      'C’est à la racine, plus près des cuisines et de l’enfance que d’une carte de visite.',
      'Tu gardes cela à l’intérieur ; ceux qui partagent ton toit en savent plus que tes collègues.',
    ],
    passing: [
      'Ça tire vers chez toi, vers ta table et ceux qui connaissent tes vieux surnoms.',
      'Quelque chose à la maison veut qu’on le répare, le déplace ou en parle, et pas forcément en un jour.',
    ],
  },
  5: {
    field: 'le jeu, la romance et ce que tu crées',
    dwell: [
      'Cela veut jouer, flirter, fabriquer, et se fane quand tout doit servir.',
      'Tu retrouves cela chaque fois que tu fais une chose pour le seul plaisir.',
    ],
    passing: [
      'L’appétit va au plaisir plus qu’au devoir, et le devoir survivra à une soirée libre.',
      'Ce que tu fais de tes mains, ou dis avec un clin d’œil, tombe juste dans ces moments-là.',
    ],
  },
  6: {
    field: 'le travail quotidien et les habitudes',
    dwell: [
      'Cela se voit dans la journée de travail, les routines, une chose simple bien faite.',
      'Les gens s’en aperçoivent à ta manière d’organiser un mardi ordinaire et à ton envie d’être utile.',
    ],
    passing: [
      'Les petits rouages demandent de l’huile : sommeil, listes, une chaise à ta taille.',
      'Une seule habitude à peine changée mène plus loin qu’une grande résolution.',
    ],
  },
  7: {
    field: 'le couple et les accords',
    dwell: [
      'D’ordinaire tu vois cela d’abord chez quelqu’un d’autre, et tu comprends après que cela venait de toi.',
      'L’affaire se joue à deux, de part et d’autre d’une table, dans l’accord comme dans la dispute.',
    ],
    passing: [
      'L’autre a la parole pour un temps ; écouter te mènera plus loin qu’avoir raison.',
      'Les accords dits et tus reviennent sur la table, et c’est l’heure d’en demander un meilleur.',
    ],
  },
  8: {
    field: 'la confiance et ce qui se partage',
    dwell: [
      'Presque tout s’y passe sous la surface : la confiance, l’argent commun, ce qui se dit porte close.',
      'Il y faut de la profondeur et du cran, car on touche à ce que les gens gardent pour eux.',
    ],
    passing: [
      'Ce qui se partage vient sur la table, que ce soit une dette, un secret ou un lit.',
      'L’envie te prend peut-être de vider une chose jusqu’au fond ; un tiroir suffit pour commencer.',
    ],
  },
  9: {
    field: 'les voyages, l’étude et ce que tu crois',
    dwell: [
      'Cette part de toi demande de la distance : un voyage, un sujet, une conviction où grandir.',
      'Cela se sent surtout quand le sujet te dépasse et te plaît quand même, une carte ou un livre ardu en main.',
    ],
    passing: [
      'La vue s’élargit, et un projet d’ailleurs fait du bien même sans billet.',
      'Quelqu’un qui voit tout autrement peut être la meilleure compagnie de ces jours-là.',
    ],
  },
  10: {
    field: 'ton travail aux yeux du monde et ton nom',
    dwell: [
      'Tout cela se joue au grand jour, dans ton travail et ta réputation, que tu le veuilles ou non.',
      'Tu veux te faire connaître par quelque chose, et de plus en plus délibérément avec les années.',
    ],
    passing: [
      'Ceux qui décident te voient ; qu’ils voient aussi ce que tu voudrais faire ensuite.',
      'Ton travail se remarque davantage, et avec lui viennent le mérite et les questions.',
    ],
  },
  11: {
    field: 'les amis et ce que tu espères',
    dwell: [
      'L’étincelle prend parmi les amis et dans des projets plus grands qu’une seule personne.',
      'Tu trouves cela dans un groupe, ou dans un espoir partagé avec des gens que tu as choisis.',
    ],
    passing: [
      'Amis et projets passent devant, et l’invitation d’apparence banale est peut-être celle qui servira.',
      'Dis tout haut ce que tu espères, quelqu’un connaît peut-être quelqu’un.',
    ],
  },
  12: {
    field: 'la solitude et les coulisses',
    dwell: [
      'Le travail se fait à l’abri des regards, aux heures calmes et dans les rêves à demi retenus.',
      'Cela ne se remarque que lorsque tout se tait, et tu découvres alors que ça n’a jamais cessé.',
    ],
    passing: [
      'La marée descend pour un temps : repose-toi, finis, dis moins que tu ne penses.',
      'Ce que tu as laissé de côté frappe doucement, et une heure de silence suffit à répondre.',
    ],
  },
};
