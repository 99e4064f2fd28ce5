import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** The mood of the two days while the Moon passes through each solar house, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'Ton humeur se lit sur ton visage, autant la laisser passer. Habille-toi selon ton envie, mange à ta faim, et réponds d’abord à la question : de quoi ai-je besoin ?',
    'Deux jours où l’on vient te chercher pour un oui, pour un non. Montre-toi au naturel, cheveux en bataille compris ; la spontanéité t’épargne de longues explications.',
    'Le corps donne son avis avant la tête : envie d’étirer les épaules, de changer de trottoir, de chanter. Suis une de ces impulsions, la plus simple.',
  ],
  2: [
    'Le porte-monnaie suit volontiers l’humeur. Fais le tour de tes placards avant le magasin ; tu possèdes peut-être déjà la chose que tu allais racheter.',
    'Envie de solide, pain chaud, laine épaisse, facture réglée. Range une étagère ou chiffre un petit projet : voir clair dans tes affaires apaise le reste.',
    'Pourquoi accepter moins que ton dû ? Ces deux jours aident à sentir ce qui compte pour toi. Note une demande raisonnable, et la phrase pour la faire.',
  ],
  3: [
    'Téléphone, sonnette, messages en cascade : le quartier a des choses à raconter. Réponds à qui te fait sourire, et laisse les autres patienter jusqu’au soir.',
    'Une promenade de vingt minutes remet les idées en ordre. Prends l’autre rue, achète ton fromage ailleurs, salue la dame au chien ; une solution vient souvent de côté.',
    'L’esprit grignote sans se poser. Lis un seul article jusqu’au bout, envoie à quelqu’un de ta fratrie la photo qui traîne, et évite de promettre trop vite.',
  ],
  4: [
    'Rentrer tôt, pousser la porte, retirer ses chaussures : le bien-être tient à peu. Fais de la soupe pour deux soirs et laisse sonner ce qui peut attendre.',
    'Un souvenir d’enfance traverse la cuisine, sucré ou amer. Raconte-le à quelqu’un des tiens ; il prend une autre couleur quand on le partage.',
    'La maison réclame une attention, ampoule, draps, fenêtre qui grince. Un geste suffit. Ton besoin d’abri est réel, et il n’exige pas de tout repeindre.',
  ],
  5: [
    'De la peinture sur les doigts, une bêtise dite à table, un regard qui s’attarde : ces deux jours aiment jouer. Garde une heure sans rendement.',
    'Tu as envie que l’on t’applaudisse un peu, et c’est permis. Montre ton croquis, porte le chapeau, chante le refrain ; qui t’aime fait volontiers le public.',
    'Avec les enfants, la meilleure place est par terre, au niveau des cubes. En amour aussi, on gagne à s’amuser sans compter les points.',
  ],
  6: [
    'Une petite chose bien rangée fait du bien à toutes les autres. Attaque le sac à dos, la boîte mail ou le tiroir aux piles, puis arrête-toi là.',
    'Les nerfs réclament de la régularité : repas à l’heure, pauses vraies, écran éteint assez tôt. Tiens deux jours, et vois ensuite ce que tu gardes.',
    'Au travail, les détails te sautent aux yeux, y compris ceux des autres. Corrige les tiens, signale gentiment le reste, et félicite une personne pour son soin.',
  ],
  7: [
    'Tu penses en « nous » plus facilement. Propose un café, demande comment s’est passée la réunion, écoute sans préparer ta réplique.',
    'L’humeur d’en face déteint vite sur la tienne. Avant de discuter un accord, fais le tour du pâté de maisons et retrouve ce que toi, tu souhaites.',
    'Une friction demande à être dite pendant qu’elle est encore petite. Commence par ce qui marche entre vous, puis nomme la chose, sans ressortir les vieux dossiers.',
  ],
  8: [
    'L’eau est profonde, et les banalités glissent dessus. Si une confidence te monte aux lèvres, choisis l’oreille avec soin, et l’heure aussi.',
    'Rends le livre emprunté, solde la petite somme, vide une boîte de vieux messages. Se délester d’un rien, ces deux jours-ci, libère une place étonnante.',
    'Jalousie, soupçon, désir : tout vibre un peu fort. Laisse retomber la vase avant de conclure ; une question posée calmement remplace bien des scénarios.',
  ],
  9: [
    'Besoin d’air et de lointain. Ouvre un atlas, regarde un film en version originale, monte jusqu’au belvédère : la tête se dégage dès que la vue s’allonge.',
    'On refait le monde avec entrain, quitte à écraser un peu l’avis du voisin. Pose une vraie question au milieu de ton discours, et profite de la réponse.',
    'Apprendre quelque chose sans utilité, voilà qui chasse l’ennui. Une recette persane, le nom d’une étoile, trois pages de philosophie dans le bus font l’affaire.',
  ],
  10: [
    'Les regards se tournent vers ce que tu fais. Choisis une tâche qui compte et mène-la proprement à terme ; le bas de la liste peut patienter.',
    'Ton émotion se voit davantage dans les lieux publics. Avant la réunion, bois un verre d’eau et décide ce que tu veux montrer, ce que tu préfères garder.',
    'Que voudrais-tu que l’on dise de ton travail dans un an ? Deux jours pour poser un geste dans ce sens : un appel, une candidature, un merci.',
  ],
  11: [
    'Un message collectif, et voilà la soirée qui s’organise. Va vers les gens qui te laissent respirer ; leur bonne humeur te recharge mieux que le canapé.',
    'Tes plans d’avenir cherchent des oreilles. Parle de l’idée folle à deux amis différents, l’un rêveur, l’autre comptable, et garde ce qui tient chez les deux.',
    'Au milieu du groupe, on peut se sentir loin. Repère la personne restée près de la porte : une conversation à deux vaut bien la grande tablée.',
  ],
  12: [
    'Baisse le volume. Le téléphone dans un tiroir, une couverture, le plafond à regarder : l’esprit range ses affaires lorsque personne ne l’appelle.',
    'Ce que tu n’as pas dit fait du bruit dans la pièce d’à côté. Écris-le d’un jet, sans destinataire, puis relis la page au matin.',
    'Tu captes les humeurs comme une antenne. Deux jours pour refuser poliment le trop-plein, marcher au bord de l’eau, éteindre tôt la lampe de chevet.',
  ],
};
