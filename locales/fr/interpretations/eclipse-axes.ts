import type { EventInterpretations } from '../../event-text-types.ts';

/** The axis of a year and a half of eclipses, by the sign of the Moon’s north node, for everybody. */
export const eclipseAxes: EventInterpretations['eclipseAxes'] = {
  aries:
    'Dire oui, dire non, et le dire en premier : le Bélier enseigne cela à qui attendait l’avis général. Durant un an et demi, la série d’éclipses alterne entre ce signe de feu et la Balance, où l’on quitte peu à peu l’habitude de plaire avant d’avoir consulté son propre goût. On conserve sa courtoisie, par choix désormais, avec des jours de congé.',
  taurus:
    'Le calme s’apprend, comme la menuiserie. De ce côté-ci, le Taureau, terre fixe, propose des gains lents, des repas assis, un corps consulté avant d’être épuisé. De l’autre, dix-huit mois d’éclipses desserrent les mains du Scorpion, son goût des crises et des preuves arrachées à minuit. La paix ennuie un peu au début. Puis l’on se surprend à bien dormir.',
  gemini:
    'On arrive avec une conviction et l’on repart avec deux questions, ce qui est un progrès. L’axe va du Sagittaire, dont on oublie les sermons et les lointains rêvés, aux Gémeaux, que Mercure rend curieux du voisin et de la phrase exacte. Le passage dure environ un an et demi. Les trajets courts y enseignent davantage que les grands voyages, pourvu qu’on lève les yeux.',
  cancer:
    'Combien de titres faut-il pour avoir le droit de rentrer chez soi ? Les éclipses d’une année et demie adressent la question au Capricorne, qui répondait toujours : après la prochaine échéance. On apprend du Cancer, signe d’eau et de Lune, à demander de l’aide et à ouvrir sa porte avant que tout soit rangé. On garde son autorité, et l’on ôte ses chaussures dans l’entrée.',
  leo: 'Se fondre dans un groupe est confortable, on y passerait des années. On laisse au Verseau quelques manteaux : l’ironie, la distance, le projet collectif derrière lequel on n’aime rien en particulier. À l’autre bout, le Lion réclame un cœur visible, puisque le Soleil, son maître, ne brille pas par procuration. Jouer, créer, avouer une préférence, voilà l’école pour dix-huit mois. On a le droit d’y trembler.',
  virgo:
    'Il existe une bonté qui oublie les dates, et une autre qui arrive à l’heure avec le bon outil. Ces dix-huit mois mènent de la première à la seconde. Côté Poissons, on relâche le penchant à se dissoudre, à pardonner pour éviter de voir ; côté Vierge, signe de terre et de métier, on apprend à trier et à poser une limite. Le rêve y gagne un calendrier.',
  libra:
    'Marcher au pas d’un autre demande plus d’adresse que courir en tête. Vénus gouverne le signe où l’on s’exerce maintenant, la Balance, ses accords, ses nuances, ses phrases qui commencent par « toi ». Ce que l’on dépose appartient au Bélier d’en face : le réflexe de trancher, l’orgueil de n’avoir besoin de rien. En un an et demi, bien des solitaires découvrent qu’une discussion peut se gagner à deux.',
  scorpio:
    'Le confort a ses barreaux, capitonnés avec goût. Tant que les éclipses visitent cet axe, soit dix-huit mois ou presque, on voit partir côté Taureau des objets qui nous possédaient, des sécurités gardées par peur de manquer. L’eau du Scorpion offre en échange un lien plus risqué et plus vrai, où l’on partage la caisse et les choses tues. Garde la maison, si tu veux, et ouvre les caves.',
  sagittarius:
    'Vient un moment où l’on sait assez de choses pour croire à l’une d’elles. Le Sagittaire y pousse, avec la largeur de Jupiter, vers l’étude longue et la parole donnée devant témoins. En face, on renonce aux plaisirs des Gémeaux : les vingt onglets ouverts, la réponse à tout, le trait d’esprit qui évite de prendre parti. Pour dix-huit mois, une seule route suffit, suivie au-delà des faubourgs.',
  capricorn:
    'Chacun possède une vieille excuse qui sent bon la maison. Le Cancer la pose ici avec douceur, et avec elle l’habitude d’attendre que les siens devinent. Saturne, maître du Capricorne, tend à la place une responsabilité de la bonne taille, munie d’une échéance et d’un salaire. Les éclipses y reviennent un an et demi durant. On protège mieux les autres quand on tient debout.',
  aquarius:
    'Les applaudissements finissent, et c’est alors que le travail devient intéressant. Éclipse après éclipse, pendant dix-huit mois, on se défait côté Lion du premier rang, du drame, de la couronne, du regard qui approuve. L’air du Verseau invite dans un cercle plus large, où une idée vaut par ce qu’elle permet aux autres. L’originalité reste. On signe en bas, parmi beaucoup de noms.',
  pisces:
    'La liste est finie et l’inquiétude court toujours ; c’est donc que la liste n’y pouvait rien. Ainsi débute la leçon de cet axe, longue d’un an et demi environ. On y abandonne, côté Vierge, la chasse aux fautes, à commencer par les siennes. Les Poissons, dont l’eau ne garde aucune forme, enseignent la confiance et le secours donné sans questionnaire. Les journées demeurent en ordre, une fenêtre ouverte.',
};
