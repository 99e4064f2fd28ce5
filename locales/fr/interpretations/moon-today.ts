import type { SignTexts } from '../../interpretation-types.ts';

/** The mood of the two and a half days while the Moon passes through a sign. */
export const moonToday: SignTexts = {
  aries:
    'L’humeur a des fourmis dans les jambes. Ce qui traînait se règle d’un coup, l’appel, la course, le premier jet ; les longues négociations gagneront à attendre. Si ça s’échauffe, ouvre la fenêtre et compte dix tuiles sur le toit d’en face.',
  taurus:
    'Deux jours au pas du promeneur. Cuisiner, jardiner, toucher le tissu avant d’acheter : tout ce qui passe par les sens va bien. La Lune est exaltée dans ce signe, d’où ces décisions qui mûrissent à leur heure.',
  gemini:
    'Ça bavarde dans l’air. Messages, courses, coups de fil, idées attrapées au vol, la légèreté fait avancer les choses. La concentration se dérobe un peu, alors garde le gros dossier pour plus tard et note ce qui te traverse.',
  cancer:
    'Le cœur est à fleur de peau, et la maison appelle. Plat mijoté, photo retrouvée, nouvelles de quelqu’un qui te manque : ces choses-là viennent d’elles-mêmes. Les critiques, données ou reçues, attendront que l’eau redescende.',
  leo: 'Envie de couleur, de rire un peu fort, de sortir la belle chemise sans occasion. Inviter, présenter un travail, faire plaisir : tout cela vient aisément. Les comptes minutieux et les rôles dans l’ombre peuvent patienter un peu.',
  virgo:
    'L’œil devient précis, et c’est agréable tant qu’il vise le bureau plutôt que les gens. Trier, réparer, relire, préparer ses repas, tout cela coule de source. Mercure gouverne ce tri, mais un verdict sur ta vie demande plus que deux jours.',
  libra:
    'Pendant deux jours et demi, l’atmosphère arrondit ses angles. Se réconcilier, choisir une couleur, demander un avis, s’attarder en terrasse : on le fait de bonne grâce. Trancher coûte davantage, et peu de choses pressent à ce point.',
  scorpio:
    'Tout se ressent un cran plus profondément. C’est bon pour une conversation vraie, une recherche, un tri dans les vieux papiers. Les plaisanteries, elles, peuvent piquer plus que prévu. La Lune en chute retient ses soupçons, et les grossit parfois en les gardant.',
  sagittarius:
    'Les murs paraissent un peu proches, l’envie de route se réveille. Apprendre, plaisanter, prévoir un départ, marcher jusqu’à un point de vue : la pente aide. Pour les détails et les factures, une Lune en signe de terre sera plus patiente.',
  capricorn:
    'Le ton baisse, le dos se redresse. On avance bien sur ce qui demande de la suite : un dossier, une promesse, une heure de calme utile. Inutile d’exiger de grandes effusions, y compris de toi ; elles reviendront à leur heure.',
  aquarius:
    'Un pas de côté change la vue. Amis, idées farfelues, réunions qui débordent, bricolage d’un nouvel outil, le moment s’y prête. Les explications sentimentales risquent de sonner théoriques ; garde-les pour un soir plus tendre.',
  pisces:
    'Volets mi-clos, musique basse : l’esprit flotte, et ce temps n’est pas perdu. Dessiner, consoler, dormir une heure de plus, cela vient tout seul. Mieux vaut signer un autre jour, et relire deux fois l’adresse avant de partir.',
};
