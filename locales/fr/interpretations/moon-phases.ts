import type { PhaseTexts } from '../../interpretation-types.ts';

/** What each phase of the Moon is good for. */
export const moonPhases: PhaseTexts = {
  newMoon:
    'Le ciel est noir, les mains sont libres. Bon moment pour noter une intention, au crayon, sans la crier sur les toits. On se sent parfois à plat ou sans repère, ce qui est courant avant de semer. Choisis une graine, une seule, et prépare le pot.',
  waxingCrescent:
    'Quelque chose pointe, aussi mince qu’un ongle. Donne à ton idée un premier geste concret, un appel, une liste, dix minutes. Le doute arrive tôt, avec de bons arguments et de vieilles habitudes. La Lune a peu de lumière encore, donc ce début tient mieux à l’abri qu’en public.',
  firstQuarter:
    'À mi-côte, le chemin résiste un peu : un contretemps, un choix, une objection sensée. C’est l’heure d’agir et d’ajuster en même temps, quitte à renoncer à une partie du plan. L’agacement donne de l’énergie ; dépense-la sur l’obstacle, épargne les passants.',
  waxingGibbous:
    'Presque prêt, pas encore servi. La période est propice aux retouches : on goûte, on rectifie, on demande un avis franc. L’impatience pousse à livrer trop tôt, le scrupule à ne rien livrer. Une dernière correction suffit le plus souvent, car la Lune n’attend pas les perfectionnistes.',
  fullMoon:
    'Tout se voit mieux, y compris ce que l’on aurait préféré laisser dans l’ombre. Les émotions débordent, les fêtes sont belles, le sommeil se fait léger. Récolte ce qui est mûr et dis merci. Pour les grandes décisions, attends que la lumière ait baissé d’un jour ou deux.',
  waningGibbous:
    'Après l’éclat vient l’heure de partager. Raconte ce que tu as compris, rends le livre, transmets le tour de main, porte les restes chez tes voisins. On peut s’attarder sur la fête finie et refaire la soirée phrase par phrase. Une bonne question suffit : que garde-t-on ?',
  lastQuarter:
    'Il est temps de faire un peu de place. Une habitude ne sert plus, un engagement s’use, une querelle a perdu son objet : tourne-toi vers ce qui peut partir. Le regret te tire par la manche ; écoute-le, puis descends le carton. Une étagère vide n’a rien d’un échec.',
  waningCrescent:
    'Lampe basse et pas feutrés. Ces derniers jours du cycle conviennent au repos, au ménage tranquille, aux choses que l’on termine sans témoin. Vouloir relancer la machine fatigue pour peu de résultat. La Lune s’efface devant le Soleil, d’où cette lassitude douce qui demande moins de lumière.',
};
