import type { EventInterpretations } from '../../event-text-types.ts';

/** A new or full Moon of the year, by the sign of the Moon, for everybody. */
export const eventLunations: EventInterpretations['eventLunations'] = {
  newMoon: {
    aries:
      'Le Bélier est un feu qui prend avec une seule allumette, et il n’a jamais lu la notice. Une Lune pareille convient aux départs sans cérémonie : passer l’appel, réserver la salle, courir jusqu’au pont. On corrigera l’allure en chemin. Un début maladroit se rattrape, un début remis prend la poussière.',
    taurus:
      'Voici une Lune pour planter, au sens propre si tu as un pot et de la terre. Ce qui démarre sous elle aime la lenteur, car le Taureau est un signe de durée : une épargne modeste par exemple, ou une promenade à heure fixe. Longtemps on ne voit rien pousser, et c’est plutôt rassurant.',
    gemini:
      'On peut commencer par une question. L’air des Gémeaux circule, relie, passe d’une bouche à l’autre, si bien qu’un bonjour lancé dans l’escalier devient parfois une habitude. Inscris-toi au cours, ouvre le carnet, écris la première ligne du message. Le reste de la conversation se fera à deux.',
    cancer:
      'En Cancer, la Lune habite son domicile, et ce qui commence se fait portes closes. Repeindre une chambre, apprendre la recette d’une vieille voisine, décider à qui l’on confie le double des clés : autant d’affaires qui se passent de fanfare. Les journées ont la peau fine. Ceux que l’on accueille maintenant restent souvent longtemps.',
    leo: 'Qu’aimerais-tu faire si l’on cessait de te noter ? Le Lion, gouverné par le Soleil, crée pour le plaisir de réchauffer une pièce, et les envies jugées trop voyantes retrouvent leur chance. Achète donc ces tubes de couleur, ou propose la fête dont tout le palier parle sans oser. Tu redeviendras modeste une autre fois.',
    virgo:
      'Un mode d’emploi tient sur une demi-page quand on l’a vraiment compris. C’est l’esprit d’une nouvelle Lune en Vierge, qui préfère le réglage à la révolution : l’heure du coucher, ou ce geste du métier appris jadis en regardant faire. À corriger toute sa vie d’un coup, on retrouve l’ancienne, à peine repassée.',
    libra:
      'Vénus gouverne la Balance, et avec elle les débuts se font à deux. Une proposition courtoise, un contrat relu côte à côte, l’invitation que chacun attendait de l’autre : il ne manque parfois qu’une phrase pour ouvrir le bal. Dis aussi ce que tu préfères. L’harmonie bâtie sur un silence se fissure vite.',
    scorpio:
      'Tout ne s’annonce pas. Sous cette Lune, on commence à voix basse le remboursement d’une dette, ou l’aveu réservé à une seule oreille. L’eau du Scorpion travaille en profondeur et se trouble dès qu’on la commente. La confiance accordée ces jours-ci engage ; pèse-la avant de la tendre.',
    sagittarius:
      'Une carte dépliée par terre donne déjà un peu de vent. Le Sagittaire, que Jupiter agrandit, flaire sa route avant d’en connaître les horaires, et tout ce qui porte loin peut partir d’ici : une langue, un dossier d’inscription, la marche que l’on disait impossible. Promets la moitié de ce que tu imagines, il en restera beaucoup.',
    capricorn:
      'Il y a des projets que l’on commence par la date de fin. Ceux du Capricorne sont ainsi, car Saturne compte en années et ne s’en excuse pas. Le moment convient pour solliciter le rendez-vous difficile et chiffrer son ambition sans rougir. Les applaudissements tarderont peut-être ; le mur, lui, tient sans eux.',
    aquarius:
      'Trois voisins qui ne se parlaient pas se prêtent une perceuse, et voilà un réseau. Signe d’air fixe, le Verseau tient à ses idées et aux inconnus qui les partagent. Les associations y gagnent des membres, et les règlements sont réécrits par ceux qui s’en servent. Avance ton idée, même si elle paraît étrange au premier abord.',
    pisces:
      'On s’endort avec un problème, on se réveille avec une chanson. La nouvelle Lune en Poissons ne planifie guère, puisque leur eau prend la forme du vase. Un cahier près du lit, une heure de musique, un service rendu sans le dire suffisent à lancer la chose. Son nom se trouvera plus tard.',
  },
  fullMoon: {
    aries:
      'La politesse a ses mérites, mais certains soirs la place lui manque. Face au Soleil en Balance, les concessions faites pour garder la paix remontent, parfois d’un ton trop vif, parce que le feu du Bélier dit d’abord « je ». Il a ses raisons. Elles passent mieux debout, avant la colère, en une phrase.',
    taurus:
      'Que possèdes-tu, et qu’est-ce qui te tient ? Cela se lit à pleine lumière, car la Lune est exaltée en Taureau, et le Soleil du Scorpion lui montre les dettes et les secrets. On voit ce que coûte un confort. Certaines choses quittent le placard pour de bon, d’autres retrouvent leur prix.',
    gemini:
      'Deux versions courent, et la vérité pourrait loger dans l’intervalle. Le Sagittaire tient le sens de l’histoire, les Gémeaux en collectionnent les détails, et chacun parle en même temps. Les messages pleuvent, les indiscrétions aussi. Mieux vaut un seul fait vérifié qu’une grande idée défendue bec et ongles.',
    cancer:
      'Le travail et la maison s’éclairent ensemble, comme deux pièces dont on aurait ouvert la cloison. Le Soleil du Capricorne veut des résultats ; la Lune, dans son domicile, veut savoir qui garde les petits. On sent combien il est lourd d’être solide partout. Rentrer tôt un soir devient alors une affaire sérieuse.',
    leo: 'Il arrive qu’un talent se voie de loin avant que son propriétaire s’en doute. La Lune en Lion fait sortir du rang un visage, un rire, tandis que le Soleil en Verseau plaide pour l’ensemble. Les deux ont raison. Accepter un compliment sans le renvoyer aussitôt demande ces jours-là un vrai courage.',
    virgo:
      'Sous cette clarté, la poussière se voit, le désordre du cœur aussi. La Vierge trie et nomme, pendant que le Soleil des Poissons voudrait pardonner en bloc. De leur dispute sort une compassion pratique : le formulaire rempli pour un proche, le trajet fait sans discours. Laisse une étagère en vrac, par hygiène.',
    libra:
      'Les comptes d’une relation se font mal en solitaire. Ce qui a été donné et ce qui a été pris apparaissent au grand jour, le Bélier défendant sa part, la Balance cherchant le mot juste. Un déséquilibre ancien se trahit souvent par une vétille. On peut le nommer sans chercher de coupable.',
    scorpio:
      'On peut encore se taire, mais il devient difficile de faire semblant. L’eau du Scorpion monte et rend au jour ce que l’on gardait au fond, jalousie, désir ou rancune, devant un Soleil en Taureau qui voudrait digérer tranquille. L’intensité passe. Ce qu’elle dépose sur le sable mérite qu’on se baisse.',
    sagittarius:
      'La fenêtre paraît plus grande que la pièce. On brûle de conclure, de dire enfin ce que l’on croit, et les Gémeaux, où se trouve le Soleil, répondent par dix objections pertinentes. Une conviction passe ainsi l’épreuve des faits. Elle en sort raccourcie, et bien plus facile à défendre en public.',
    capricorn:
      'Une étape se termine en public. La Lune est peu à l’aise en Capricorne, loin de son domicile, et l’on y traite volontiers ses émotions comme des dossiers. Le Soleil du Cancer rappelle la vie privée que l’ambition a mise de côté. Fêter le résultat avec ceux qui ont supporté l’effort réconcilie le bureau avec la maison.',
    aquarius:
      'Les amis parlent franchement, et un peu tous ensemble. Pleine en Verseau, la Lune regarde le Lion d’en face, son éclat, son besoin d’être préféré, avec la distance amusée des signes d’air. Chacun sent à quel moment il tient sa place dans le groupe, à quel moment il joue un personnage. Le costume peut retourner au vestiaire.',
    pisces:
      'Vers le soir, les contours se brouillent et l’on comprend ce qu’aucun raisonnement ne saurait démontrer. Le Soleil en Vierge a dressé sa liste ; la Lune des Poissons la regarde flotter, par tendresse plus que par négligence. On devine d’où vient sa fatigue, on pardonne sans préambule. Éteins les écrans une heure avant de conclure.',
  },
};
