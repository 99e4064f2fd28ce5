import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'S’unir, à tes yeux, a rapport avec le nom que l’on porte. Tu te sens pleinement toi dans une alliance, et tu cherches quelqu’un dont la fierté se lise quand tu parles. Cette promesse éclaire ; elle peut aussi faire du couple ton unique public. Les soirs où tu brilles ailleurs, sans son bras, une bonne part du plaisir attend encore que tu le lui racontes.',
    flowing:
      'Tes engagements te ressemblent, et l’on s’en aperçoit vite. Tu promets ce que tu peux tenir, tu choisis des gens qui aiment te voir réussir, et l’entente se remarque même au supermarché. Le confort d’un bon accord fait oublier de le dire, et c’est par la voisine que l’autre apprend combien tu chantes ses louanges.',
    tense:
      'Rester soi ou rester deux, la question te rattrape en pleine rénovation. Tu crains de t’effacer dans un « nous », ou tu occupes tant de place que l’autre se range. Ce que tu réclames surtout, c’est de l’estime. Commence par en donner, à voix haute, pour ses efforts. Puis répartissez la lumière, un projet pour toi, le suivant pour l’autre.',
  },
  moon: {
    joined:
      'Ta promesse d’amour tient dans une présence : chauffer les draps, entendre qu’une voix a changé au téléphone. Tu attends la même veille en retour, sans l’avoir demandée, et les besoins tus s’aigrissent vite. Enseigne à l’autre comment te consoler, avec des exemples, et prends note de sa propre recette. Deux fiches valent mieux qu’un reproche.',
    flowing:
      'À deux, tu te reposes vraiment. Le lien durable apaise tes humeurs, tu sais créer une intimité où chacun enlève ses chaussures, et les rites s’installent d’eux-mêmes, le thé, la plaisanterie idiote que nul autre ne comprend. Un cocon pareil peut manquer d’air ; quand une amie sonne le dimanche, il y a un instant de flottement, puis on rallonge la table.',
    tense:
      'Tu voudrais qu’on te rassure au moment même où tu t’éloignes. Tes besoins et tes serments ne sont pas réglés sur la même horloge, et l’enfance souffle ses vieilles répliques. L’autre n’y voit goutte. Tenez un code simple, trois mots pour dire « reste », trois pour demander une heure à part. Personne, dès lors, n’a besoin de deviner.',
  },
  venus: {
    joined:
      'Amour et serment, chez toi, boivent dans le même verre. Tu veux une union équitable, belle encore au bout des années, et tu y mets du soin, un art du quotidien qui se voit jusque dans les bouquets. L’harmonie t’importe au point de taire un désaccord, qui reparaît au souper, déguisé en remarque sur la cuisson.',
    flowing:
      'Il t’est facile d’aimer la personne à qui tu as dit oui. Plaisir et fidélité font bon ménage, tu sais encore complimenter après vingt ans, et une négociation s’adoucit dès que tu y mets ta voix. Ce climat clément mérite de l’entretien. Offrez-vous à chaque saison une chose belle sans aucune utilité, et placez-la bien en vue.',
    tense:
      'Le cœur propose, le contrat soupire. Ce qui te charme ressemble peu à ce que tu attends d’une vie commune, et tu hésites entre l’attrait et l’équité. Qui donne davantage, qui choisit les rideaux : de tels comptes gâtent la tendresse si on les tient en silence. Dits tout haut, un soir, ils tiennent souvent sur une demi-page.',
  },
  mars: {
    joined:
      'Combattre du même côté, voilà ta définition du couple. Tu veux une personne capable d’agir, de désirer, de te tenir tête, et tu la défends bec et ongles. Les querelles flambent pour des riens, puis se réparent sur l’oreiller. L’ardeur s’emploie mieux dans une aventure commune, un terrain à bêcher ou une cause : le terrain, au moins, donne des radis.',
    flowing:
      'À l’épreuve d’un déménagement, ton couple se révèle. Vous portez, vous riez, chacun sait quand pousser et quand souffler, et le désir gagne à ces efforts partagés. Tu réclames ton dû sans mordre. C’est l’après-midi sans rien à porter qui vous déconcerte ; sur un banc, on se regarde, et l’on finit par rire.',
    tense:
      'Qui décide ? La question, banale, peut mettre le feu à une soirée. Ton désir d’autonomie heurte ce que tu as promis, tu prends une demande pour un ordre, ou tu provoques pour vérifier que l’autre tient. Il y a de la vie là-dedans. Convenez de règles pour vos disputes, une durée, un mot d’arrêt, et un tour dehors avant de conclure.',
  },
  saturn: {
    joined:
      'Promettre, pour toi, engage des décennies. Tu prends le lien comme un ouvrage à tenir, avec patience et dignité, souvent auprès d’une personne plus mûre ou chargée de responsabilités. Le devoir peut finir par occuper tout le canapé. Glisse de la fantaisie dans le règlement : un jour par mois où l’on ne répare rien et où l’on dîne de glaces.',
    flowing:
      'Une parole donnée, et tu y reviens sans effort apparent. Tu sais durer, partager les charges, traverser un hiver maigre sans chercher de coupable, et l’autre se repose sur cette fermeté. Le sentiment, lui, s’entend moins ; il est dans le radiateur purgé, dans les pneus vérifiés la veille du départ, et l’autre a appris à lire cette écriture.',
    tense:
      'L’engagement t’attire et te serre le col. Peur de te tromper, souvenir d’une union pesante autour de toi : tu retardes, ou bien tu restes par devoir au-delà de ton envie. Prends des engagements à échéance, six mois, un bail, un projet, et renouvelle-les de bon gré. La confiance, dans ton cas, pousse par petites signatures.',
  },
};
