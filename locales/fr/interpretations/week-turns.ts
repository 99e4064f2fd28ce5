import type { WeekTurnTexts } from '../../horoscope-text-types.ts';

/** The day on which Mercury turns back, or forward again, in a solar house. */
export const weekTurns: WeekTurnTexts = {
  retrograde: {
    1: 'Tes annonces te reviennent avec une question ; relis-les comme si un autre les avait signées.',
    2: 'Un chiffre peut revenir sur ton bureau et réclamer un deuxième calcul, à tête reposée.',
    3: 'Les messages se croisent, s’excusent, se répètent, et l’un d’eux méritait cette seconde chance.',
    4: 'Une phrase dite à la maison demande à être reprise, mieux choisie et loin des couverts.',
    5: 'L’inspiration rouvre d’anciens cahiers, où une ébauche abandonnée t’attend avec un sourire en coin.',
    6: 'Les procédures bégaient un peu, ce qui donne une occasion honnête d’en supprimer une.',
    7: 'On reparle peut-être d’un accord que l’on croyait conclu, et certains mots n’avaient pas le même sens pour l’autre.',
    8: 'Un dossier délicat remonte peut-être de la pile, notes comprises, pour un examen plus patient.',
    9: 'Le grand projet repasse par la case documentation, où il manquait bel et bien un feuillet.',
    10: 'Le courrier officiel peut traîner en route ; profite du délai pour améliorer ta copie.',
    11: 'D’anciens complices pourraient donner signe de vie, avec une idée que vous aviez laissée en gare.',
    12: 'La réflexion retourne fouiller au fond, là où une explication était restée à moitié dite.',
  },
  direct: {
    1: 'Ta parole retrouve son fil, et ce que tu ruminais devient une décision simple à énoncer.',
    2: 'Les comptes peuvent se débloquer, un virement arriver ou un tarif se fixer après bien des allers-retours.',
    3: 'La réponse coincée depuis des jours peut partir enfin, et faire très bon voyage.',
    4: 'On s’accorde plus aisément sur les clés, les dates ou le partage des pièces, et le foyer respire mieux.',
    5: 'Une idée joyeuse quitte le brouillon ; elle a mûri pendant qu’on la croyait perdue.',
    6: 'La machine des jours se remet en marche, avec un rouage de moins et plus de souplesse.',
    7: 'L’entente se formule noir sur blanc, et chacun reconnaît sa phrase dans le texte.',
    8: 'Un malentendu d’argent ou de confiance peut se dénouer, parfois grâce à un simple relevé.',
    9: 'La route se précise, l’inscription peut passer, ou le manuel arriver enfin à son chapitre clair.',
    10: 'Le feu vert peut tomber, et ton projet quitter l’escalier de service pour la grande porte.',
    11: 'Le groupe peut se remettre d’accord sur le lieu et l’heure, ce qui tient du petit exploit.',
    12: 'Ce que tu te cachais peut se dire ; la pensée revient au jour, lavée de ses doutes.',
  },
};
