import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two people as a third: the aspects within its chart. */
export const compositeAspects: PairInterpretations['compositeAspects'] = {
  sun: {
    moon: {
      joined:
        'Ce que veut le Soleil coïncide avec ce qui apaise la Lune, d’où une impression de simplicité, d’affaire entendue, comme d’une langue apprise au berceau. Il manque parfois un regard extérieur ; une amitié franche peut vous le prêter.',
      flowing:
        'L’élan et l’humeur se passent le relais. Quand le projet fatigue, la tendresse prend la suite, puis l’inverse, et vos journées se règlent presque toutes seules. On reconnaît ce contact à la facilité avec laquelle vous rentrez ensemble d’une fête.',
      tense:
        'Le lien est tiraillé, car le Soleil veut avancer et la Lune se reposer. Vous choisissez un cap, et le cœur réclame autre chose au milieu de la traversée. Rien de perdu : deux rythmes demandent deux places au calendrier.',
    },
    venus: {
      joined:
        'On s’aime bien, au sens plein du mot. L’affection éclaire le lien par le centre, elle adoucit ses décisions et lui donne de l’élégance. Il peut lui arriver de sourire au lieu de répondre.',
      flowing:
        'L’estime et le plaisir marchent de compagnie. Vous savez vous faire fête sans grande raison, et les amis sortent de chez vous un peu plus aimables. L’entente laisse en prime assez de douceur pour se dire quelques vérités.',
      tense:
        'Ce que vous voulez être ensemble et ce qui vous charme ne tombent pas d’accord. Trop de concessions, puis une dépense, un caprice, une bouderie parfumée. Le goût mutuel subsiste dessous. Il se réveille quand on cesse de chercher l’approbation.',
    },
    mars: {
      joined:
        'Une chaudière au milieu du salon, voilà le tempérament de ce lien. Il entreprend, il bouscule, puisque Mars échauffe le Soleil, et la tiédeur lui donne des boutons. Employez-le à un ouvrage difficile ; désœuvré, il cherche querelle au thermostat.',
      flowing:
        'Vous vouliez le faire, c’est fait. La volonté commune trouve ses muscles sans discours, et l’on s’encourage en chemin par de petites insolences. Cette belle vigueur profite aussi à ceux qui vous suivent, pourvu qu’on ralentisse aux tournants.',
      tense:
        'L’énergie frotte, parce que Mars part avant que le Soleil ait choisi. Chacun croit tenir le volant, la moindre remarque sent la poudre, et pourtant l’ennui n’a guère prise sur vous. Ce feu se discipline par le sport, le chantier, des rôles tirés au sort.',
    },
    saturn: {
      joined:
        'Le lien a pris tôt un air adulte. Devoir, durée, parole donnée en forment la colonne, et l’on s’y appuie les jours de grand vent. Saturne y éteint un peu la lumière ; la gaieté, ici, se cultive sous serre.',
      flowing:
        'Saturne donne au Soleil une ossature, si bien que le lien tient sans durcir. Vos projets ont des échéances qu’ils respectent, vos disputes des limites qu’elles connaissent. On vous consulte. Une joie calme récompense cette tenue, un peu comme le feu récompense qui a rentré son bois.',
      tense:
        'Quelque chose retient l’élan : une obligation, une distance, le regard sévère que vous portez sur vous-mêmes. Un air d’examen flotte, et la note n’est jamais affichée. La relation gagne à réduire le programme, car Saturne préfère une promesse tenue à dix autres lancées.',
    },
  },
  moon: {
    venus: {
      joined:
        'Une douceur de fond. La Lune nourrit, Vénus plaît, si bien que besoin et agrément se confondent, et la maison commune sent bon même vide. On évite un peu les angles. Les jours rudes demandent d’ajouter du sel à cette crème.',
      flowing:
        'Vous savez vous consoler avec grâce. Un geste, un plat, un mot choisi, et la peine se laisse asseoir. Dans ce lien, la politesse n’a rien de froid ; elle est la forme que prend la tendresse devant témoins.',
      tense:
        'La tendresse est là, ses heures ne coïncident pas. On offre des fleurs à qui voulait du silence, on cajole à l’heure des comptes. Dites vos besoins en termes très simples. L’affection, renseignée, vise beaucoup mieux.',
    },
    mars: {
      joined:
        'Les émotions, dans ce lien, ont des jambes. Une vexation, et l’on claque un placard ; une joie, et l’on danse dans l’entrée. Peu de rancune, beaucoup de température. La tendresse aime y être un rien bousculée.',
      flowing:
        'Le cœur se défend bien, et gaiement. Vous réagissez ensemble, vite, avec un instinct sûr de ce qui menace les vôtres. Une blessure s’avoue ici sans drame. Après l’orage, l’air est plus respirable que chez les gens prudents.',
      tense:
        'Un rien enflamme le nid : trop de bruit, une phrase malheureuse, un bus en retard. Mars attaque parce que la Lune se sent exposée, puis le regrette dans l’heure. Sommeil et dîner avant toute discussion, la recette est modeste, elle épargne bien de la casse.',
    },
    saturn: {
      joined:
        'Saturne bride les sentiments, qui parlent bas et tiennent parole. Une réserve entoure ce duo, un sens du devoir né peut-être d’une épreuve. Il réchauffe lentement, comme les murs épais, et garde la chaleur bien après le coucher du soleil.',
      flowing:
        'La confiance y est posée brique après brique. On sait qui appelle, qui attend, qui se lève la nuit, et cette régularité vaut des aveux. Le temps, ici, donne à la tendresse une patience qui ne pèse sur personne.',
      tense:
        'Le besoin frappe, la réserve répond d’une autre pièce. Aucune froideur réelle là-dedans, plutôt une crainte d’encombrer, ancienne des deux côtés. Demander se travaille. Le lien se dégèle par petites requêtes exaucées le jour même.',
    },
  },
  venus: {
    mars: {
      joined:
        'Vénus attire et Mars ose, d’où l’étincelle que les autres devinent. Amour, amitié vive ou complicité d’atelier, ce lien crée à mesure qu’il se plaît. L’oisiveté l’aigrit ; il lui faut de l’argile, des planches, une mélodie.',
      flowing:
        'Le jeu entre vous se passe d’arbitre. On propose, on accueille, chacun son tour et sans y penser, et le plaisir suit. Un duo pareil danse bien, même au supermarché. Il lui arrive seulement d’oublier que d’autres attendent les yaourts.',
      tense:
        'L’ardeur et la douceur se coupent la parole, car Mars presse ce que Vénus savoure. On s’approche fort, on se froisse, on revient plus tendre, et cette alternance a son charme tant que nul n’en fait une méthode. Ralentir le premier geste suffit souvent à changer le second.',
    },
    saturn: {
      joined:
        'Une affection comptée, parce que Saturne mesure ce que Vénus donne. Elle arrive tard, s’engage, reste, et ses fêtes ont la beauté des choses rares. La peur de manquer peut la rendre avare de gestes. Un luxe tout petit, offert sans motif, la fait rougir.',
      flowing:
        'Couple, amitié ou parenté, le temps fait partie de vous. Il y entre en allié : les goûts s’affinent, les torts s’amortissent, la fidélité cesse d’être un effort. On vous imagine bien, dans quarante ans, discuter encore de la couleur d’un volet.',
      tense:
        'L’affection passe devant un guichet. Mérite, dette, retard, quelque chose veut toujours un justificatif avant d’ouvrir. Une déception d’autrefois a pu dicter ce règlement. Donner un peu plus que prévu, sans le noter, finit par l’abroger.',
    },
  },
  mars: {
    saturn: {
      joined:
        'Mars pousse et Saturne retient sous le même toit, d’où une force lente, rageuse parfois, capable d’ouvrages de dix ans. Un but lointain l’apaise, comme une pente douce calme un torrent.',
      flowing:
        'L’effort est bien réglé. Vous savez quand pousser, quand attendre que la colle prenne, et ce duo finit ce qu’il commence, chose moins commune qu’on ne croit. Les crises le trouvent outillé, presque de bonne humeur.',
      tense:
        'Élan coupé, reproche rentré, élan de nouveau. L’envie de courir se cogne à la règle, et la frustration s’amasse comme neige au bord du toit. Des tâches distinctes, un terrain à chacun, et la même vigueur se met à bâtir.',
    },
  },
};
