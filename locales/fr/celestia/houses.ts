import type { HouseSentences } from '../../celestia-words.ts';

/** De quoi parle chaque maison, ce qu’elle fait à ce qui s’y trouve, ce qu’un passage y donne. */
export const houses: HouseSentences = {
  1: {
    field: 'ta présence et ton allure',
    dwell: [
      'On te devine au premier regard, souvent avant que tu aies dit un mot.',
      'Tu t’affirmes surtout dans ce que tu lances de ta propre initiative.',
      'Tu prends les choses à ton compte, et l’on sait vite ce que tu veux.',
      'Tu te présentes comme tu es, et jouer un rôle trop longtemps te fatigue.',
    ],
    passing: [
      'Te voilà au premier plan : une nouvelle coupe de cheveux ou un oui franc se remarquent tout de suite.',
      'Tu peux te demander ce que tu veux quand il n’y a personne à ménager.',
      'Ce que tu dégages compte plus que d’habitude ; montre-toi comme tu voudrais qu’on te voie.',
    ],
  },
  2: {
    field: 'ce que tu gagnes et possèdes',
    dwell: [
      'Il te faut du concret : un salaire, un objet, un savoir-faire éprouvé.',
      'Tu mesures souvent ta valeur à ce que tu gagnes et à ce que tu gardes.',
      'Tu veux pouvoir compter sur tes propres moyens avant de compter sur ceux des autres.',
      'Tu avances à ton rythme dès qu’il s’agit d’argent, et tu n’aimes pas qu’on choisisse pour toi.',
    ],
    passing: [
      'L’argent et les achats demandent ton attention ; prends le temps de lire les petites lignes.',
      'Regarde ce que tu as déjà en abondance : la réponse peut t’étonner.',
      'Tu peux te demander ce qui vaut vraiment la peine d’être payé, gardé ou vendu.',
    ],
  },
  3: {
    field: 'la parole, le voisinage et les petits trajets',
    dwell: [
      'Tu te révèles au quotidien : messages, frères et sœurs, voisins, petits trajets.',
      'Tu as besoin de mots et de compagnie, ne serait-ce que d’une conversation dans l’escalier.',
      'Tu apprends en posant des questions, et tu retiens mieux ce que tu as expliqué à quelqu’un.',
      'Tu partages vite ce que tu as en tête, et ton entourage proche est le premier à l’entendre.',
    ],
    passing: [
      'Attends-toi à plus de messages, dont un qui mérite une réponse réfléchie.',
      'Il y a du nouveau tout près de toi : un voisin, un proche, un papier à remplir.',
      'Tes journées se remplissent d’appels et d’allées et venues ; une conversation toute simple peut débloquer quelque chose.',
    ],
  },
  4: {
    field: 'le foyer et tes racines',
    dwell: [
      'Tu restes proche de tes racines : la cuisine de ton enfance compte plus qu’une carte de visite.',
      'Ceux qui partagent ton toit te connaissent bien mieux que tes collègues.',
      'Tu as besoin d’un endroit à toi pour te retrouver, loin de ce qu’on attend de toi.',
      'L’histoire de ta famille te suit longtemps, et tu choisis peu à peu ce que tu en gardes.',
    ],
    passing: [
      'Tu as envie de rentrer chez toi, de retrouver ta table et ceux qui connaissent tes vieux surnoms.',
      'Chez toi, quelque chose demande à être réparé, déplacé ou dit, sans urgence.',
      'Un souvenir ou une question de famille peut revenir ; parles-en avec ceux qui étaient là.',
    ],
  },
  5: {
    field: 'le jeu, la romance et ce que tu crées',
    dwell: [
      'Tu as besoin de jouer, de séduire, de créer, et tu t’étioles dès que tout doit être utile.',
      'C’est quand tu fais une chose pour le seul plaisir que tu te retrouves.',
      'Tu mets du cœur dans ce que tu inventes, et tu aimes qu’on le remarque.',
      'Tu prends tes plaisirs et tes amours au sérieux, même quand tu as l’air de plaisanter.',
    ],
    passing: [
      'L’humeur est au plaisir ; le devoir peut attendre une soirée.',
      'Ce que tu fabriques, ou ce que tu dis avec un clin d’œil, tombe à pic.',
      'Tu peux montrer ce que tu crées, ou simplement accepter une invitation qui ne sert à rien.',
    ],
  },
  6: {
    field: 'le travail quotidien et les habitudes',
    dwell: [
      'On te reconnaît à ta façon de travailler, à tes habitudes, à une chose simple bien faite.',
      'Tu aimes te rendre utile, et cela se voit à la façon dont tu organises une journée ordinaire.',
      'Tu remarques ce qui fonctionne mal, et tu préfères t’en occuper plutôt que d’en parler.',
      'Ton corps te dit vite quand tu en fais trop, et tu gagnes à l’écouter.',
    ],
    passing: [
      'Les petits rouages demandent de l’huile : le sommeil, les listes, une bonne chaise.',
      'Une seule habitude à peine changée te mènera plus loin qu’une grande résolution.',
      'Au travail, ce qui traînait demande à être réglé ; commence par la tâche la plus courte.',
    ],
  },
  7: {
    field: 'le couple et les accords',
    dwell: [
      'Tu te découvres souvent dans le regard de quelqu’un, avant de te voir par toi-même.',
      'Un tête-à-tête t’en apprend plus sur toi qu’une semaine à réfléchir dans ton coin.',
      'Avant de décider, tu aimes savoir ce qu’en pense la personne qui compte le plus.',
      'C’est à deux que tu avances le plus, dans l’accord comme dans la dispute.',
      'Tu as besoin de quelqu’un qui te réponde, te contredise s’il le faut, et qui reste.',
      'Tu cherches des accords où chacun trouve son compte, et l’injustice entre deux personnes te touche vite.',
    ],
    passing: [
      'L’autre a la parole pour un temps ; écouter te mènera plus loin qu’avoir raison.',
      'Les accords, dits ou tacites, reviennent sur la table ; tu peux en demander un meilleur.',
      'Quelqu’un peut te proposer quelque chose ou attendre une réponse nette ; prends le temps de la donner.',
    ],
  },
  8: {
    field: 'la confiance et ce qui se partage',
    dwell: [
      'Tu gardes l’essentiel sous la surface : la confiance, l’argent commun, ce qui se dit porte close.',
      'Tu as le cran d’aller au fond et de parler de ce que les gens gardent pour eux.',
      'Tu n’aimes pas dépendre des autres, et tu choisis longtemps à qui confier ce qui compte.',
      'Les grands changements te secouent, mais tu en ressors en sachant mieux à quoi tu tiens.',
    ],
    passing: [
      'Ce que tu partages avec quelqu’un revient sur la table, que ce soit une dette, un secret ou un lit.',
      'Tu peux avoir envie de vider quelque chose de fond en comble ; un tiroir suffit pour commencer.',
      'Un partage demande à être clarifié : qui paie, qui doit, qui sait quoi.',
    ],
  },
  9: {
    field: 'les voyages, les études et tes convictions',
    dwell: [
      'Il te faut de grands espaces : un voyage, un sujet d’étude, une conviction pour grandir.',
      'Tu t’animes devant ce qui est un peu trop grand pour toi, et qui te plaît : une carte, un livre ardu.',
      'Tu cherches le sens des choses, et une réponse toute faite te laisse sur ta faim.',
      'Tu apprends beaucoup des gens venus d’ailleurs, et ton avis change à leur contact.',
    ],
    passing: [
      'Ton horizon s’élargit : un projet lointain te fait du bien, même sans billet.',
      'Quelqu’un qui voit tout autrement peut être ta meilleure compagnie.',
      'Tu as envie d’en savoir plus : demande son avis à quelqu’un qui connaît vraiment le sujet.',
    ],
  },
  10: {
    field: 'ta carrière et ta réputation',
    dwell: [
      'Tu agis au grand jour, dans ton travail et par ta réputation, que tu le veuilles ou non.',
      'Tu veux qu’on te connaisse pour quelque chose, et de plus en plus avec les années.',
      'Un travail bien fait ne te suffit pas tout à fait : tu aimes qu’on sache qu’il est de toi.',
      'Tu te fixes des buts élevés, et tu y penses longtemps avant d’en parler.',
      'Tu portes tôt ou tard des responsabilités, et l’on te juge sur tes actes plus que sur tes intentions.',
      'Ce que tu fais de ta vie compte beaucoup pour toi, au point que tu y penses même en vacances.',
    ],
    passing: [
      'Ceux qui décident te voient ; montre-leur aussi ce que tu voudrais faire ensuite.',
      'Ton travail se remarque davantage, et avec lui viennent les éloges et les questions.',
      'Une occasion de prendre plus de place peut se présenter ; dis clairement ce que tu acceptes.',
    ],
  },
  11: {
    field: 'les amis et ce que tu espères',
    dwell: [
      'Tu donnes le meilleur de toi entre amis et dans des projets plus grands qu’une seule personne.',
      'Une idée te paraît meilleure une fois discutée à plusieurs, autour d’une table.',
      'Tu mets volontiers les gens en relation, et tu te réjouis quand cela marche sans toi.',
      'Tu as besoin d’un groupe, d’une cause, de gens que tu as choisis.',
      'Tu vois loin, et tes projets prennent forme dès que d’autres s’y joignent.',
      'Tu choisis tes amis pour leurs idées autant que pour leur compagnie, et ils comptent comme une famille.',
    ],
    passing: [
      'Amis et projets passent devant ; l’invitation la plus banale peut être la plus utile.',
      'Dis tout haut ce que tu espères : quelqu’un connaît peut-être quelqu’un.',
      'Un groupe peut te soutenir, ou te faire sentir que tes goûts ont changé.',
    ],
  },
  12: {
    field: 'la solitude et la vie intérieure',
    dwell: [
      'Tu fais l’essentiel à l’abri des regards, aux heures calmes et jusque dans tes rêves.',
      'Il te faut du silence pour entendre ce qui travaille en toi.',
      'Tu ressens l’ambiance d’un lieu avant d’en connaître la raison, et tu as besoin de t’en reposer.',
      'Tu te connais mieux après un temps de retrait, et faire bonne figure trop longtemps te coûte.',
    ],
    passing: [
      'Pour un temps, la marée descend : repose-toi, termine, dis moins que tu ne penses.',
      'Ce que tu as laissé de côté frappe doucement ; une heure de silence suffit à lui répondre.',
      'Ralentis si tu peux : ce que tu ne décides pas tout de suite peut encore mûrir.',
    ],
  },
};
