import type { HouseSentences } from '../../celestia-words.ts';

/** De quoi parle chaque maison, ce qu’elle fait à ce qui s’y trouve, ce qu’un passage y donne. */
export const houses: HouseSentences = {
  1: {
    field: 'ta présence et ton allure',
    dwell: [
      'On te devine au premier regard, souvent avant que tu aies dit un mot.',
      'Tu t’affirmes surtout dans ce que tu lances de ta propre initiative.',
    ],
    passing: [
      'Te voilà au premier plan : une nouvelle coupe de cheveux ou un oui franc se remarquent tout de suite.',
      'Tu peux te demander ce que tu veux quand il n’y a personne à ménager.',
    ],
  },
  2: {
    field: 'ce que tu gagnes et possèdes',
    dwell: [
      'Il te faut du concret : un salaire, un objet, un savoir-faire éprouvé.',
      'Tu mesures souvent ta valeur à ce que tu gagnes et à ce que tu gardes.',
    ],
    passing: [
      'L’argent et les achats demandent ton attention ; prends le temps de lire les petites lignes.',
      'Regarde ce que tu as déjà en abondance : la réponse peut t’étonner.',
    ],
  },
  3: {
    field: 'la parole, le voisinage et les petits trajets',
    dwell: [
      'Tu te révèles au quotidien : messages, frères et sœurs, voisins, petits trajets.',
      'Tu as besoin de mots et de compagnie, ne serait-ce que d’une conversation dans l’escalier.',
    ],
    passing: [
      'Attends-toi à plus de messages, dont un qui mérite une réponse réfléchie.',
      'Il y a du nouveau tout près de toi : un voisin, un proche, un papier à remplir.',
    ],
  },
  4: {
    field: 'le foyer et tes racines',
    dwell: [
      'Tu restes proche de tes racines : la cuisine de ton enfance compte plus qu’une carte de visite.',
      'Ceux qui partagent ton toit te connaissent bien mieux que tes collègues.',
    ],
    passing: [
      'Tu as envie de rentrer chez toi, de retrouver ta table et ceux qui connaissent tes vieux surnoms.',
      'Chez toi, quelque chose demande à être réparé, déplacé ou dit, sans urgence.',
    ],
  },
  5: {
    field: 'le jeu, la romance et ce que tu crées',
    dwell: [
      'Tu as besoin de jouer, de séduire, de créer, et tu t’étioles dès que tout doit être utile.',
      'C’est quand tu fais une chose pour le seul plaisir que tu te retrouves.',
    ],
    passing: [
      'L’envie est au plaisir ; le devoir peut attendre une soirée.',
      'Ce que tu fais de tes mains ou dis avec un clin d’œil tombe à pic.',
    ],
  },
  6: {
    field: 'le travail quotidien et les habitudes',
    dwell: [
      'On te reconnaît à ta journée de travail, à tes habitudes, à une chose simple bien faite.',
      'Tu aimes te rendre utile, et cela se voit à la façon dont tu organises une journée ordinaire.',
    ],
    passing: [
      'Les petits rouages demandent de l’huile : le sommeil, les listes, une bonne chaise.',
      'Une seule habitude à peine changée te mènera plus loin qu’une grande résolution.',
    ],
  },
  7: {
    field: 'le couple et les accords',
    dwell: [
      'Tu te découvres souvent dans le regard de quelqu’un, avant de te voir par toi-même.',
      'C’est à deux que tu avances le plus, dans l’accord comme dans la dispute.',
    ],
    passing: [
      'L’autre a la parole pour un temps ; écouter te mènera plus loin qu’avoir raison.',
      'Les accords, dits ou tacites, reviennent sur la table ; tu peux en demander un meilleur.',
    ],
  },
  8: {
    field: 'la confiance et ce qui se partage',
    dwell: [
      'Tu gardes l’essentiel sous la surface : la confiance, l’argent commun, ce qui se dit porte close.',
      'Tu as le cran d’aller au fond et de parler de ce que les gens gardent pour eux.',
    ],
    passing: [
      'Ce que tu partages avec quelqu’un revient sur la table, que ce soit une dette, un secret ou un lit.',
      'Tu peux avoir envie de vider quelque chose de fond en comble ; un tiroir suffit pour commencer.',
    ],
  },
  9: {
    field: 'les voyages, l’étude et ce que tu crois',
    dwell: [
      'Il te faut de grands espaces : un voyage, un sujet d’étude, une conviction où grandir.',
      'Tu t’animes devant ce qui te dépasse et te plaît quand même : une carte, un livre ardu.',
    ],
    passing: [
      'Ton horizon s’élargit : un projet lointain te fait du bien, même sans billet.',
      'Quelqu’un qui voit tout autrement peut être ta meilleure compagnie.',
    ],
  },
  10: {
    field: 'ta carrière et ta réputation',
    dwell: [
      'Tu agis au grand jour, dans ton travail et par ta réputation, que tu le veuilles ou non.',
      'Tu veux qu’on te connaisse pour quelque chose, et de plus en plus avec les années.',
    ],
    passing: [
      'Ceux qui décident te voient ; montre-leur aussi ce que tu voudrais faire ensuite.',
      'Ton travail se remarque davantage, et avec lui viennent les éloges et les questions.',
    ],
  },
  11: {
    field: 'les amis et ce que tu espères',
    dwell: [
      'Tu donnes le meilleur de toi entre amis et dans des projets plus grands qu’une seule personne.',
      'Tu as besoin d’un groupe, d’une cause, de gens que tu as choisis.',
    ],
    passing: [
      'Amis et projets passent devant ; l’invitation la plus banale peut être la plus utile.',
      'Dis tout haut ce que tu espères : quelqu’un connaît peut-être quelqu’un.',
    ],
  },
  12: {
    field: 'la solitude et la vie intérieure',
    dwell: [
      'Tu fais l’essentiel à l’abri des regards, aux heures calmes et jusque dans tes rêves.',
      'Il te faut du silence pour entendre ce qui travaille en toi.',
    ],
    passing: [
      'Pour un temps, la marée descend : repose-toi, termine, dis moins que tu ne penses.',
      'Ce que tu as laissé de côté frappe doucement ; une heure de silence suffit à lui répondre.',
    ],
  },
};
