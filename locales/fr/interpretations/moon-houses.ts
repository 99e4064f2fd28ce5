import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** The mood of the two days while the Moon passes through each solar house, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'Ton humeur se lit sur ton visage, autant la laisser passer. Comme la Lune tient le devant de ta scène, tes besoins se montrent avant d’être formulés.',
    'Deux jours où l’on vient te chercher pour un oui, pour un non. Ta spontanéité, cheveux en bataille compris, t’épargne alors de longues explications.',
    'Le corps donne son avis avant la tête : envie d’étirer les épaules, de changer de trottoir, de chanter. Suis une de ces impulsions, la plus simple.',
  ],
  2: [
    'Le porte-monnaie suit volontiers l’humeur. Tu possèdes peut-être déjà la chose que tu allais racheter, au fond d’une commode ou d’une poche.',
    'Tu as envie de solide, de laine épaisse et de facture réglée. La Lune s’apaise quand rien ne manque, d’où ce goût des choses en ordre.',
    'Pourquoi accepter moins que ton dû ? Ces deux jours aident à sentir ce qui compte pour toi. Note une demande raisonnable, et la phrase pour la faire.',
  ],
  3: [
    'Le quartier a des choses à raconter, et le téléphone suit. Réponds à qui te fait sourire, et laisse les autres patienter jusqu’au soir.',
    'Une promenade de vingt minutes remet les idées en ordre. La tradition met la Lune en joie ici, car elle change de rue comme d’humeur.',
    'L’esprit grignote sans se poser. Les promesses partent vite, ces jours-là, et la photo attendue par quelqu’un des tiens dort encore dans l’appareil.',
  ],
  4: [
    'Le bien-être tient à peu, rentrer tôt et retirer ses chaussures. La Lune veille sur le foyer, donc le repos y vient sans qu’on l’appelle.',
    'Un souvenir d’enfance traverse la pièce, sucré ou amer. Il prend une autre couleur dès qu’on le partage, puisque la Lune se souvient en racontant.',
    'La maison réclame une attention, ampoule, draps, fenêtre qui grince. Un geste suffit. Ton besoin d’abri est réel, et il n’exige pas de tout repeindre.',
  ],
  5: [
    'Ces deux jours sont joueurs : de la peinture sur les doigts, un regard qui s’attarde. Garde une heure sans rendement.',
    'Tu as envie que l’on t’applaudisse un peu, et c’est permis. Qui t’aime fait volontiers le public, même pour un croquis raté ou un refrain faux.',
    'Avec les enfants, la meilleure place est par terre, au niveau des cubes. En amour aussi, on gagne à s’amuser sans compter les points.',
  ],
  6: [
    'Une petite chose bien rangée fait du bien à toutes les autres. Attaque le sac à dos, la boîte mail ou le tiroir aux piles, puis arrête-toi là.',
    'Les nerfs réclament de la régularité : repas à l’heure, pauses vraies, écran éteint assez tôt. Tiens deux jours, et vois ensuite ce que tu gardes.',
    'Au travail, les détails te sautent aux yeux, y compris ceux des autres. Les remarques faites à voix basse passent mieux, car la Lune se vexe pour une virgule.',
  ],
  7: [
    'Tu penses en « nous » plus facilement. Vénus tient cette maison, d’où une oreille plus prompte que la réplique.',
    'L’humeur d’en face déteint vite sur la tienne. Avant de discuter un accord, fais le tour du pâté de maisons et retrouve ce que toi, tu souhaites.',
    'Une friction demande à être dite pendant qu’elle est encore petite. Commence par ce qui marche entre vous, puis nomme la chose, sans ressortir les vieux dossiers.',
  ],
  8: [
    'L’eau est profonde, et les banalités glissent dessus. Puisque la maison 8 craint les indiscrets, la Lune y confie peu et se souvient longtemps.',
    'Rends le livre emprunté, solde la petite somme, vide une boîte de vieux messages. Se délester d’un rien, ces deux jours-ci, libère une place étonnante.',
    'Jalousie, soupçon, désir : tout vibre un peu fort. Une question posée calmement remplace bien des scénarios, une fois la vase retombée.',
  ],
  9: [
    'Besoin d’air et de lointain. La tête se dégage dès que la vue s’allonge, car la Lune, dans la maison des voyages, supporte mal les plafonds.',
    'On refait le monde avec entrain, quitte à écraser un peu l’avis du voisin. Jupiter règne sur ces hauteurs et parle fort ; l’écoute, elle, demande un effort.',
    'Apprendre quelque chose sans utilité, voilà qui chasse l’ennui. Une recette persane, le nom d’une étoile, trois pages de philosophie dans le bus font l’affaire.',
  ],
  10: [
    'Les regards se tournent vers ce que tu fais. Une seule tâche menée proprement à terme compte plus que tout le bas de la liste.',
    'Ton émotion se voit davantage dans les lieux publics. La Lune aime l’intimité et cette maison le grand jour, d’où une gêne à pleurer ou à rire en réunion.',
    'Que voudrais-tu que l’on dise de ton travail dans un an ? Deux jours pour poser un geste dans ce sens : un appel, une candidature, un merci.',
  ],
  11: [
    'Un message collectif, et voilà la soirée qui s’organise. La Lune, qui prend l’humeur de la salle comme une éponge, se recharge mieux parmi les gens qui te laissent respirer.',
    'Tes plans d’avenir cherchent des oreilles. Parle de l’idée folle à deux amis différents, l’un rêveur, l’autre comptable, et garde ce qui tient chez les deux.',
    'Au milieu du groupe, on peut se sentir loin. Repère la personne restée près de la porte : une conversation à deux vaut bien la grande tablée.',
  ],
  12: [
    'Baisse le volume. Le téléphone dans un tiroir, une couverture, le plafond à regarder : l’esprit range ses affaires lorsque personne ne l’appelle.',
    'Ce que tu n’as pas dit fait du bruit dans la pièce d’à côté. Écris-le d’un jet, sans destinataire, puis relis la page au matin.',
    'Tu captes les humeurs comme une antenne. Deux jours pour refuser poliment le trop-plein, marcher au bord de l’eau, éteindre tôt la lampe de chevet.',
  ],
};
