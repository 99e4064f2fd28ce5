import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** What a new or a full Moon in each solar house invites to. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: 'Page blanche, et ton nom en haut. Cette nouvelle Lune convient à une intention qui te concerne de près : une allure, une habitude, une manière de dire « je ». Écris-la en une phrase, fais un premier geste modeste, et laisse la suite se dessiner.',
    2: 'Une graine dans la tirelire, pour commencer. Le moment se prête à repartir d’un bon pied avec l’argent et les choses : petit budget, tarif revu, placard trié. Demande-toi ce que tu veux faire croître, et ce que tu cesses de nourrir.',
    3: 'Entame un carnet neuf. Sous ce ciel sans Lune visible, une conversation, un apprentissage ou un lien de fratrie peut reprendre depuis le début. Inscris-toi à un cours, propose un thé à la voisine, écris la première ligne de la lettre.',
    4: 'Côté maison, quelque chose peut recommencer en petit. Une pièce que l’on réaménage, un usage familial que l’on invente, une visite à rendre. Plante un basilic sur le rebord si le grand projet fait peur ; les racines aiment les débuts discrets.',
    5: 'Envie de jouer, d’aimer, de fabriquer sans notice : laisse-la prendre l’air. L’heure est favorable au début d’un tableau, d’une histoire, d’un flirt léger, d’une tradition avec les enfants de l’entourage. Ne juge pas le premier essai, il sert à s’échauffer.',
    6: 'Recommence par le plus humble : l’heure du réveil, le bureau dégagé, la marche après le repas. La nouvelle Lune au pays des habitudes préfère un changement minuscule et répété. Choisis-en un, accroche-le à un geste existant, et vois où il mène.',
    7: 'À deux, une page se tourne en douceur. Première rencontre, nouvel accord, façon plus juste de se disputer : tu peux semer dans ce que tu partages. Formule une demande claire, écoute celle d’en face, et mettez-les sur la même feuille.',
    8: 'Faire place nette, voilà l’invitation. Un mot de passe partagé, un remboursement planifié, une rancune posée au bord de la route : l’intime recommence souvent par un allègement. Avance sans te presser, et dis à l’autre ce que tu es en train de déposer.',
    9: 'Le billet n’est pas encore pris, mais la valise te regarde. Étude à commencer, voyage en germe, idée qui élargit la vue : pose un premier caillou sur ce chemin. Renseigne-toi, fixe une échéance, lis un auteur dont tu contestes les idées.',
    10: 'Dans ton métier, un sillon neuf peut s’ouvrir. Précise le rôle que tu voudrais tenir, puis envoie un signe : un dossier, une demande d’entretien, une page professionnelle à jour. Que la réponse prenne son temps ; le geste, lui, te met déjà en chemin.',
    11: 'Avec qui veux-tu faire route ? La nouvelle Lune parmi les amis favorise une équipe naissante, un cercle que l’on rejoint, un souhait enfin prononcé. Parles-en à une personne qui agit, et donnez-vous un premier rendez-vous, même bref.',
    12: 'Rien à montrer pour l’instant, et c’est très bien. Un commencement se prépare dans le noir, comme la pâte sous son torchon. Éteins l’écran, garde le secret d’une intention, pardonne-toi un faux pas, et laisse lever.',
  },
  fullMoon: {
    1: 'Pleins feux sur toi : ce que tu ressens déborde un peu et se voit. Tu peux mesurer le chemin fait entre tes besoins et ceux de l’autre. Célèbre un progrès, dis où tu en es, puis reviens dans la conversation.',
    2: 'Deux plateaux oscillent, ce qui t’appartient et ce qui est à vous. Un effort peut se voir dans les comptes, une envie aussi. Fais l’addition en pleine lumière, remercie pour ce qui suffit, et rends ce que tu portais pour rien.',
    3: 'Tout se dit, ou presque, quand la Lune est pleine dans la maison des mots. Une explication peut aboutir, une nouvelle arriver, une rumeur enfler. Vérifie avant de transmettre, choisis la phrase courte, et mène à terme l’échange qui restait en suspens.',
    4: 'Entre le bureau et la cuisine, le cœur penche vers la cuisine. Un sujet familial vient au clair, une ambiance change, des travaux touchent peut-être à leur fin. Allume les lampes, invite les tiens, et laisse le travail dehors pour une soirée.',
    5: 'L’amour, la scène, le jeu montent d’un ton. Ce que tu as créé cherche un regard, un sentiment veut savoir s’il est partagé. Montre, demande, ris beaucoup ; et si la réponse te pique, attends le matin avant de refermer le rideau.',
    6: 'Le linge, les courriels, les petits services : la mesure est pleine, tu le sens. Une tâche s’achève, ou bien une routine avoue qu’elle ne marche plus. Range ce qui est fini, délègue un morceau, prends un bain sans ton agenda.',
    7: 'Face à face sous la grande lampe. Un accord peut mûrir, une tension se nommer, une rencontre prendre son relief. Écoute ce que l’autre dit de toi sans te défendre tout de suite, et réponds ensuite avec ce que tu sais de tes besoins.',
    8: 'Une lumière crue tombe sur les partages : l’argent mis en commun, les confidences, les attachements. Il se peut que tu comprennes enfin ce que tu retenais. Termine une affaire, ouvre la main, accepte que l’émotion fasse un peu de bruit.',
    9: 'De loin, on voit mieux : une étude approche de son terme, un voyage livre son sens, une conviction se montre entière. Raconte ce que tu as appris à quelqu’un qui pense autrement. Les points où tu bafouilles montrent où poursuivre.',
    10: 'Ton travail prend la lumière du soir, celle qui découpe les contours. Un résultat se voit, un statut se discute, une fatigue aussi. Reçois la reconnaissance avec simplicité, rectifie ce qui sonne faux, et rentre dîner à une heure humaine.',
    11: 'La bande au complet, les verres levés, et soudain on sait qui compte. Un projet commun peut atteindre son sommet ou montrer ses fissures. Dis ta gratitude, règle la petite rancœur, et reprends ta part de rêve si elle s’est perdue en route.',
    12: 'Même les volets fermés, la clarté passe. Un secret, une lassitude, une inspiration longtemps cachée demande à être reconnue. Retire-toi un peu du bruit, laisse venir les larmes ou les idées, et termine en paix cette histoire que tu gardais pour toi.',
  },
};
