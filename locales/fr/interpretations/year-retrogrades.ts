import type { YearRetrogradeTexts } from '../../horoscope-text-types.ts';

/** The months in which Jupiter or Saturn goes back through a solar house. */
export const yearRetrogrades: YearRetrogradeTexts = {
  jupiter: {
    1: 'Ta confiance revient sur ses pas et vérifie ce qu’elle avait promis. Une ambition trop large se recoupe à ta taille, et tombe mieux.',
    2: 'Une recette laissée de côté reparaît, un prix se réexamine, une largesse se mesure. L’aisance reprend son souffle et fait l’inventaire de ses placards.',
    3: 'Tu relis les cours pris à la volée, tu rappelles les gens croisés trop vite. Ce qui paraissait su demande encore deux ou trois questions.',
    4: 'Le projet de maison repasse entre tes mains, avec un budget plus réaliste. De vieilles histoires de parenté se racontent autrement et trouvent une meilleure fin.',
    5: 'Une joie ancienne repasse devant ta porte : une toile, un amour, un jeu d’équipe. Tu l’accueilles avec des goûts plus sûrs et moins de tapage.',
    6: 'Les méthodes adoptées dans l’enthousiasme sont revues une à une. On garde celle qui soulage, on rend les autres, et la journée perd du ventre.',
    7: 'Une entente se renégocie sans hostilité, parce que chacun a changé d’envergure. Une personne peut aussi revenir, en quête d’un oui plus clair.',
    8: 'Un appui extérieur se reconsidère : ses conditions, sa bonté, ce qu’il suppose en retour. Dans le silence, une confiance jadis donnée trop vite se mérite à nouveau.',
    9: 'Le voyage se refait en esprit, la thèse se reprend au chapitre deux. Une conviction revient visiter la maison et découvre que tu as déplacé les meubles.',
    10: 'Une promesse de promotion peut traîner, ce qui laisse le temps de savoir si tu la veux. Tu reconsidères les honneurs reçus, et le plus vrai se détache.',
    11: 'D’anciens compagnons peuvent retrouver ton numéro, un vœu mis en attente redemander audience. Le groupe se recompose par affinités plutôt que par habitude.',
    12: 'Une gentillesse reçue sans y prendre garde te revient en mémoire, et réchauffe. Le repos devient plus profond ; ce que tu y cherches a changé de nom.',
  },
  saturn: {
    1: 'Tu reprends l’ouvrage sur ta propre personne : une règle trop dure, une pudeur qui n’a plus lieu d’être. Certaines rigueurs peuvent être rendues au fournisseur.',
    2: 'Le bas de laine est recompté, une très vieille inquiétude se regarde en face. On corrige l’estimation, et il se trouve parfois davantage en caisse que prévu.',
    3: 'Un écrit retourne en correction, un silence entre proches demande une explication. La seconde version perd ses grands mots et gagne sa signature.',
    4: 'On redescend voir les assises, celles des murs et celles du caractère. Un devoir de famille, accepté sans discussion, peut être réparti avec plus de justice.',
    5: 'La rigueur se retourne vers les brouillons et retrouve, sous les ratures, une vraie fraîcheur. Un sentiment tenu à distance réclame une réponse moins prudente.',
    6: 'L’emploi du temps passe au banc d’essai, vis par vis. Une corvée que nul ne contestait s’avère inutile, et ton dos t’en sait gré.',
    7: 'Un engagement se relit à voix basse, avec le droit d’en préciser les termes. Les reproches muets sortent de l’armoire, on découvre que plusieurs étaient réciproques.',
    8: 'Un vieux compte se rouvre pour être mieux fermé, avec les bons témoins. La peur qui dormait dessous s’avère plus petite que son ombre.',
    9: 'Le doute se rassoit au premier rang, et il prend de bonnes notes. Des études interrompues, un dossier refusé peuvent revenir sous une autre forme.',
    10: 'Le but visé se vérifie sur la carte : est-ce encore le bon ? Un fardeau se répartit, un titre s’abandonne, un ancien chef pourrait t’approuver.',
    11: 'On recompte les fidèles, et l’addition tient en peu de noms, tous vérifiés. Une entreprise commune peut retrouver sa charte, allégée de ses vanités.',
    12: 'Les tiroirs du fond livrent leurs dernières enveloppes. Tu revois avec clémence une époque sévère, et une fatigue très ancienne accepte enfin de se reposer.',
  },
};
