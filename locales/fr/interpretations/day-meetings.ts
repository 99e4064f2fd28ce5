import type { DayMeetingTexts } from '../../horoscope-text-types.ts';

/** What the Moon’s meeting brings of a sign’s day, by the kind of aspect and the solar house of whom it meets. */
export const dayMeetings: DayMeetingTexts = {
  joined: {
    1: [
      'Une décision qui ne concerne que toi se prend entre deux gestes, avec une netteté qui surprend.',
      'Ton humeur et ton allure disent la même chose, si bien que l’on t’entend de loin.',
      'Une remarque sur ta mine peut ouvrir une porte que tu avais cessé de pousser.',
    ],
    2: [
      'Au milieu du jour se pose peut-être une question d’argent ou d’objet, qui réclame une réponse simple.',
      'Parmi tes objets, l’un prend soudain un visage, celui de la personne qui te l’a donné.',
      'Le prix juste d’une chose, ou de ton temps, te saute soudain aux yeux.',
    ],
    3: [
      'Quelques mots échangés en passant, sur un trottoir ou dans un hall, pourraient occuper tout l’après-midi.',
      'Un courrier sans grande allure peut arriver, et il te regarde plus qu’il n’y paraît.',
      'Une sœur, un camarade ou une voisine peut dire tout haut ce que tu pensais.',
    ],
    4: [
      'La maison peut envoyer un signe, un appel, une odeur, et déplacer tout le programme.',
      'Un souvenir de famille s’assoit à côté de toi et ne demande qu’à parler.',
      'Quelque chose peut se décider entre tes murs, à voix basse, entre le fruit et le café.',
    ],
    5: [
      'Un plaisir imprévu prend toute la place, et le reste se pousse de bonne grâce.',
      'Le cœur bat pour un projet, un visage ou une chanson, sans préciser lequel.',
      'Un peu enfantine, l’idée qui s’impose est pourtant de loin la meilleure depuis longtemps.',
    ],
    6: [
      'Une tâche ordinaire prend du relief et te tient en haleine jusqu’au dernier trombone.',
      'Tes forces et ton programme débouchent ensemble au même carrefour, et l’un des deux doit céder.',
      'Au passage, tu corriges un détail de méthode, et l’allure de toute la suite en est changée.',
    ],
    7: [
      'Une personne peut entrer dans ta journée avec une demande claire, et tu as déjà la réponse.',
      'Le regard de l’autre tombe juste, et tu t’y reconnais sans la moindre retouche.',
      'Petit ou grand, un accord peut trouver ses mots, de part et d’autre de la table.',
    ],
    8: [
      'Un sujet que l’on garde d’habitude pour plus tard se pose sur la nappe, calmement.',
      'À l’occasion d’une affaire partagée, la confiance peut monter d’un cran avec une personne de ton entourage.',
      'Plus forte que prévu, une émotion ancienne revient, et laisse derrière elle de la place.',
    ],
    9: [
      'Une voix lointaine, un livre ou un professeur peut tomber exactement sur la question du moment.',
      'L’envie de partir prend une forme précise, avec une gare et une saison.',
      'En plein débat, une conviction se met debout, et tu en découvres la taille réelle.',
    ],
    10: [
      'Le travail semble t’appeler par ton nom, devant d’autres, et ta voix répond avec aplomb.',
      'Au moment précis où tu penses à elle, une personne qui décide pourrait bien penser à toi.',
      'Ta place dans le monde, d’ordinaire une notion vague, se précise au détour d’une phrase.',
    ],
    11: [
      'Sans prévenir, un ami pourrait débarquer avec une idée, et la soirée changer aussitôt de dimensions.',
      'Le groupe compte peut-être sur toi pour une chose précise, que tu fais d’ailleurs très bien.',
      'Un souhait ancien peut croiser la route d’une personne qui formait le même de son côté.',
    ],
    12: [
      'Une intuition arrive les mains vides, prend un siège, et les heures suivantes lui donnent du crédit.',
      'Le besoin de retrait se fait entendre à une heure précise, avec une politesse ferme.',
      'Quelque chose que tu taisais depuis longtemps se remet à respirer sous la surface.',
    ],
  },
  flowing: {
    1: [
      'Ton naturel fait gagner du temps à tout le monde, à commencer par toi.',
      'Une initiative prise à la légère peut trouver aussitôt du soutien et une bonne paire de bras.',
      'L’assurance vient d’elle-même, comme un manteau que l’on te tient aimablement par les épaules.',
    ],
    2: [
      'Un petit gain, un bon achat ou un objet retrouvé peut alléger l’humeur jusqu’au soir.',
      'Pour une fois, les moyens suivent l’envie de près, et ils le font sans histoires.',
      'Ce que tu as mis de côté, argent ou patience, vient à point nommé.',
    ],
    3: [
      'Un mot du voisinage peut tomber bien et t’épargner un détour d’au moins une heure.',
      'Tes messages partent, arrivent et reviennent promptement, souvent avec la réponse qu’il te fallait.',
      'De quai en comptoir, une conversation pourrait te souffler mine de rien le renseignement qui manquait.',
    ],
    4: [
      'Depuis la maison, une parole peut adoucir l’après-midi, et jusqu’aux arêtes du dossier en cours.',
      'Chez toi, on peut te faciliter la tâche, parfois en ne faisant tout simplement aucun bruit.',
      'Au fond de l’appartement, un coin t’offre l’heure de calme que la rue te refusait.',
    ],
    5: [
      'Un enfant, un jeu ou un béguin peut mettre de la légèreté là où cela pesait.',
      'Sans que tu aies à l’expliquer, ce que tu crées plaît, chose assez rare.',
      'Juste à temps, le rire peut régler en douceur une affaire qui commençait à s’embrouiller.',
    ],
    6: [
      'Les gestes de tous les jours coulent de source et laissent une heure de reste.',
      'Une main adroite, la tienne ou celle d’à côté, pourrait remettre en marche l’appareil qui boudait.',
      'Le travail avance comme un vélo en légère descente, presque sans pédaler.',
    ],
    7: [
      'De son plein gré, l’autre peut venir à ta rencontre, et dépasser même le milieu du chemin.',
      'D’une alliance discrète peuvent naître plusieurs fruits, dont un que personne n’avait pensé à planter.',
      'On te donnera peut-être raison avec le sourire, et tu auras l’élégance de ne pas insister.',
    ],
    8: [
      'Avec moins de paroles et plus de confiance que prévu, une affaire commune pourrait se dénouer.',
      'Un appui discret, financier ou moral, peut arriver par une voie que tu n’attendais pas.',
      'Les mots échangés à voix basse apaisent tout le monde et ne quittent pas la pièce.',
    ],
    9: [
      'Venu de loin, ou d’un livre, un avis peut éclairer un choix que tu croyais tout simple.',
      'La chance des curieux t’accompagne, et un passage d’ordinaire fermé pourrait se trouver grand ouvert.',
      'Quelque part une règle peut s’assouplir, un horaire s’élargir, et ton projet respirer nettement mieux.',
    ],
    10: [
      'Une personne bien placée pourrait glisser un mot en ta faveur, sans que tu l’aies demandé.',
      'Ce que tu as bien fait hier te dispense cette fois d’une longue explication.',
      'Avant toi, ton nom entre dans la pièce, salue et t’avance déjà une chaise.',
    ],
    11: [
      'Les amis peuvent se relayer sans le savoir pour te rendre la journée plus facile.',
      'À point nommé, une invitation pourrait arriver, alors que tu cherchais justement un peu de compagnie.',
      'Par le hasard des connaissances, deux de tes mondes vont peut-être se serrer la main.',
    ],
    12: [
      'Avant ton passage, une aide anonyme, ou presque, pourrait retirer une épine de ton chemin.',
      'Le silence fait pour toi plus qu’un long discours, et sans présenter de facture.',
      'Une bonne nuit, un rêve ou un hasard discret prépare le terrain à ta place.',
    ],
  },
  tense: {
    1: [
      'Ton envie et le programme tirent chacun de leur côté, avec la même mauvaise foi.',
      'Sur ta façon de faire, une remarque peut piquer un peu plus qu’elle ne le devrait.',
      'La hâte peut te faire enfiler ton pull à l’envers, de quoi rire plus tard.',
    ],
    2: [
      'Au mauvais moment, une dépense peut prendre la parole et la garder un peu trop longtemps.',
      'Ce que tu veux garder et ce que l’on te demande se disputent la même étagère.',
      'Le prix annoncé peut te déplaire, et le dire réclame une bonne respiration.',
    ],
    3: [
      'Compris de travers, un message peut faire trois fois le tour du groupe avant de retrouver son sens.',
      'Deux voix parlent en même temps, et la tienne hausse le ton malgré elle.',
      'Si le trajet s’allonge ou que la réponse tarde, l’esprit brode un peu dans l’intervalle.',
    ],
    4: [
      'La maison te veut, le dehors aussi, et tu n’as pour les deux qu’une paire de bras.',
      'Dans la conversation peut se glisser une vieille phrase de famille, qui fausse un peu le ton.',
      'Dès le milieu du jour, le besoin de rentrer se heurte à un programme sans fin.',
    ],
    5: [
      'Un désir boude parce qu’on lui a préféré une obligation, et il le fait savoir.',
      'À trop vouloir plaire, le charme force un peu la voix, puis s’en mord les doigts.',
      'Une partie pour rire peut tourner au concours, et chacun se met à recompter ses points.',
    ],
    6: [
      'Un peu de désordre dans les habitudes suffit à échauffer bien des esprits, même paisibles.',
      'La corvée de trop peut arriver à l’heure où les forces ont déjà rangé leurs outils.',
      'On peut te corriger sur un détail, et le détail prend des proportions de cathédrale.',
    ],
    7: [
      'En face, on peut vouloir l’inverse, avec d’assez bons arguments d’ailleurs, ce qui complique tout.',
      'Un accord que tu croyais réglé peut rouvrir un œil et réclamer une nouvelle discussion.',
      'Comme une radio dans l’appartement mitoyen, l’humeur de l’autre déborde par moments sur la tienne.',
    ],
    8: [
      'Derrière la remarque sur le loyer, autre chose insiste, où l’argent n’est qu’à moitié en cause.',
      'Le soupçon prend ses aises avant que les faits aient eu le temps d’arriver.',
      'À un moment assez mal choisi affleure justement ce que tu préférais garder pour toi.',
    ],
    9: [
      'Deux certitudes peuvent se cogner en chemin, et le bruit s’entend encore à l’heure du dessert.',
      'Le grand projet et la petite réalité se regardent sans amitié par-dessus le bureau.',
      'Fuseau, tarif ou douane, quelque chose de lointain peut mettre à l’épreuve ta bonne volonté.',
    ],
    10: [
      'Alors que tu avais la tête à tout autre chose, une exigence peut arriver d’en haut.',
      'Le rôle public et l’envie privée réclament la même heure, et aucun ne veut céder.',
      'Un mot venu d’en haut peut résonner longtemps, surtout à cause du silence qui le suit.',
    ],
    11: [
      'Le groupe tire dans un sens, toi dans un autre, et la corde est neuve.',
      'Côté amitié, on t’en demande peut-être un peu beaucoup, avec une gentillesse qui désarme d’avance.',
      'Si un espoir prend du retard, les encouragements, pourtant sincères, tombent légèrement à côté.',
    ],
    12: [
      'Au milieu des rendez-vous s’assoit une fatigue que tu n’avais pas du tout invitée.',
      'Quelque chose d’informulé gêne les mouvements, comme un gravillon logé au fond du soulier.',
      'Bien sûr, le besoin de silence tombe sur une journée où tout le monde bavarde.',
    ],
  },
};
