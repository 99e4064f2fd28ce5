import type { MoonAspectTexts } from '../../interpretation-types.ts';

/** The mood of a day on which the Moon meets a planet, in three variants. */
export const moonAspects: MoonAspectTexts = {
  sun: {
    joined: [
      'Cœur et volonté parlent d’une seule voix. Commence petit, sans public, et garde des forces pour la suite.',
      'Une journée un peu intérieure, comme avant le lever du rideau. Choisis une intention, et tais-la encore.',
      'Nuit noire au-dehors, clarté au-dedans. Note une envie sur un ticket et glisse-le sous la lampe.',
    ],
    flowing: [
      'Ce que tu veux et ce que tu ressens marchent du même pas. Profite de cette entente pour régler une affaire simple.',
      'L’ambiance est claire, les gens se saluent. Bon jour pour demander un coup de main ou en offrir un.',
      'Le corps et l’agenda sont d’accord. Avance une chose personnelle, puis déjeune tranquillement avec quelqu’un qui t’écoute.',
    ],
    tense: [
      'Envie d’avancer, envie de rester au lit : les deux ont leurs raisons. Accorde à chacune sa moitié de journée.',
      'Le devoir tire d’un côté, l’humeur de l’autre. Réduis le programme d’un tiers pour respirer plus large.',
      'Tiraillement entre la vitrine et la cuisine. Termine ton rôle proprement, et rejoins ensuite ton canapé sans remords.',
    ],
  },
  mercury: {
    joined: [
      'La tête se met à penser en sensations. Écris, téléphone, raconte ta journée ; les mots justes passent par le ventre.',
      'Bavardages en vue, et des sujets sérieux se glissent entre deux plaisanteries. Tends l’oreille, puis rappelle la personne concernée.',
      'Chaque sentiment trouve son mot, parfois deux. Tiens ton journal, ou raconte un souvenir à quelqu’un de plus jeune.',
    ],
    flowing: [
      'Les phrases coulent sans effort. Envoie le message qui traînait, explique, demande un renseignement : on se comprend à mi-mot.',
      'Conversation légère, idées utiles. Un trajet avec quelqu’un de loquace peut t’apprendre ce que trois courriels n’ont pas dit.',
      'Questions simples, réponses obligeantes. Règle la paperasse, demande ton chemin, apprends une blague et raconte-la.',
    ],
    tense: [
      'On entend de travers et l’on répond trop vite. Relis avant d’envoyer, et préfère la voix au clavier pour les choses sensibles.',
      'L’esprit saute, l’humeur rechigne. Fais une liste de trois lignes, barre la deuxième, et remets le débat à demain.',
      'Les oreilles fatiguent avant la langue. Coupe un sujet en deux, et prends une page blanche pour le reste.',
    ],
  },
  venus: {
    joined: [
      'De la douceur dans l’air, et le goût des belles choses. Invite, embrasse, mets des fleurs dans un verre.',
      'Tendresse et bien-être se confondent agréablement. Offre une attention précise, le gâteau préféré, la bonne question, plutôt qu’un grand cadeau.',
      'Besoin de velours et de voix familières. Prépare un thé, retrouve une amie, porte la chemise douce.',
    ],
    flowing: [
      'Les sourires se rendent. Le jour convient à une réconciliation, à un rendez-vous, à un pull d’une couleur inhabituelle.',
      'Tout s’accorde un peu mieux, la musique, les plats, les gens. Laisse l’agréable prendre son temps.',
      'Un compliment sincère traverse la journée et revient avec du miel. Choisis une fleur, ou un disque à partager.',
    ],
    tense: [
      'Petite soif de tendresse, que le chocolat ou les achats comblent mal. Demande plutôt le câlin, tout simplement.',
      'On voudrait plaire et bouder à la fois. Renonce à peser l’affection des autres aujourd’hui, la balance est déréglée.',
      'Le cœur commande, la bourse hésite, l’amour-propre aussi. Offre une parole tendre gratuite, et garde ta carte bancaire au sac.',
    ],
  },
  mars: {
    joined: [
      'Sang vif, gestes rapides. Mets la musique, frotte, cours, scie une planche ; les remarques désagréables peuvent attendre ta réponse.',
      'Désir et colère dorment dans le même lit et se réveillent tôt. Donne-leur un travail à faire.',
      'Vite, un coin de terrain pour tant d’énergie. Nage, répare, défends une cause modeste, puis mange quelque chose de chaud.',
    ],
    flowing: [
      'L’élan vient de bon cœur. Attaque la corvée que tu contournais : vingt minutes y suffiront peut-être.',
      'Un courage tranquille t’accompagne. Dis franchement ce que tu voudrais, puis passe à l’action sans en faire un discours.',
      'Geste sûr, cœur vaillant. Montre à quelqu’un comment faire, et prends le taureau par une seule corne.',
    ],
    tense: [
      'Une étincelle, et l’on se fâche pour un bol mal rincé. Sors marcher avant de répondre ; le bol n’est pas pressé.',
      'Ça frotte un peu partout, horaires, caractères, coutures. Dépense-toi, et choisis la seule dispute qui en vaille la peine.',
      'Une remarque de trop, et la casserole déborde. Compte les marches de l’escalier, puis reviens dire ta gêne en une phrase.',
    ],
  },
  jupiter: {
    joined: [
      'Le cœur voit grand et la main s’ouvre. Reçois, partage, ris fort, en gardant un peu de place dans l’agenda.',
      'Une bouffée d’optimisme passe. Elle peut te rendre magnanime envers quelqu’un qui t’agaçait hier ; saisis l’occasion.',
      'Tout paraît faisable, même l’impossible de la veille. Offre ton aide, une histoire, une part de tarte, avec mesure.',
    ],
    flowing: [
      'Bonne humeur au menu. Propose la sortie, accueille l’imprévu, apprends quelque chose d’une personne venue de loin.',
      'La confiance circule. Un encouragement donné en passant fait parfois plus de chemin que tu ne crois.',
      'Hospitalité de l’humeur : on s’entend, on rit, on apprend. Prévois un détour, il pourrait te plaire.',
    ],
    tense: [
      'Trop de oui, trop de fromage, trop de promesses. Garde l’enthousiasme, et divise simplement la portion par deux.',
      'Les émotions prennent de l’ampleur, les projets aussi. Attends le lendemain pour confirmer ce que tu as annoncé ce soir.',
      'Ta tendresse fait du volume. Retiens une promesse sur trois, et laisse de la place dans le frigo.',
    ],
  },
  saturn: {
    joined: [
      'Temps gris au-dedans, mais l’esprit est sérieux et fidèle. Fais une chose utile, bien, puis accorde-toi un vrai repos.',
      'Un peu de distance protège. On peut aimer quelqu’un et avoir besoin d’une soirée au calme, porte close.',
      'Sobriété du matin au soir. Respecte l’engagement pris avec toi, éteins tôt, et remercie ta propre patience.',
    ],
    flowing: [
      'La constance est facile. Classe, répare, tiens parole : le soir venu, le travail accompli réchauffe comme un poêle.',
      'Le conseil d’une personne plus âgée, ou simplement patiente, peut tomber juste. Les vieilles méthodes ont du bon.',
      'Cœur posé, mains fiables. Bon moment pour classer des photos, téléphoner à un aîné, finir ce qui traînait.',
    ],
    tense: [
      'On se juge plus durement que nécessaire. Traite-toi comme quelqu’un que tu estimes, et termine une seule tâche.',
      'Le « non » arrive vite, froid comme un carrelage. N’y vois pas un verdict ; redemande un autre jour, avec une écharpe.',
      'Frilosité du cœur, calendrier sévère. Rogne une exigence, réchauffe une soupe, et parle à quelqu’un qui t’apprécie.',
    ],
  },
  uranus: {
    joined: [
      'L’imprévu frappe à la porte sans s’annoncer. Laisse du jeu dans l’horaire, et suis une intuition qui t’amuse.',
      'Besoin soudain d’ouvrir les fenêtres. Change l’ordre des choses, déjeune ailleurs, dis oui à l’invitation bizarre.',
      'Ton humeur a ses propres horaires. Propose une fantaisie aux proches, et préviens-les deux minutes avant.',
    ],
    flowing: [
      'Une idée neuve peut surgir d’une conversation banale. Essaie-la tout de suite, à petite dose, et note l’effet.',
      'L’air pétille, les habitudes se laissent taquiner. Le moment est bien choisi pour un outil inconnu ou une compagnie originale.',
      'Bricolage, raccourci, trouvaille : l’instinct voit en diagonale. Échange une manie contre une curiosité.',
    ],
    tense: [
      'Nerfs à vif, plans à l’envers. Respire, garde l’essentiel, et ne claque pas une porte que tu voudras rouvrir.',
      'Ça grésille dans les fils. L’envie de tout plaquer dure rarement plus qu’un orage ; débranche une heure, puis décide.',
      'Sursauts, contretemps, besoin d’air. Va faire un tour de pâté de maisons avant la réponse définitive.',
    ],
  },
  neptune: {
    joined: [
      'Brume tendre sur la journée. Écoute de la musique, rêve, console ; vérifie seulement l’heure du train et tes clés.',
      'Tu absorbes l’atmosphère comme une éponge. Choisis donc avec soin la pièce, les gens, la chanson du soir.',
      'La journée a l’épaisseur d’un rêve. Peins, prie, somnole, et appelle une personne à qui tu penses souvent.',
    ],
    flowing: [
      'L’imagination coule de source. Dessine, cuisine sans recette, devine ce que l’autre n’arrive pas à dire.',
      'Une douceur sans objet, presque une lumière de fin d’après-midi. Pardonne une bricole à quelqu’un, et flâne un peu.',
      'Tendre intuition, regard qui comprend. Tu peux consoler d’un silence, ou choisir la bonne musique au bon instant.',
    ],
    tense: [
      'Les faits glissent entre les doigts. Ne signe rien de flou, et demande : « Qu’as-tu voulu dire, au juste ? »',
      'On idéalise le matin, on déchante le soir. Bois un thé, pose les mains sur la table, regarde ce qui est là.',
      'Confusion légère, chagrin sans adresse. Repousse les choix importants, relis l’heure du rendez-vous, arrose une plante.',
    ],
  },
  pluto: {
    joined: [
      'Une émotion dense, comme un café sans sucre. Va au fond d’une seule chose et laisse la surface aux autres.',
      'Le regard perce, le cœur se serre. Utilise cette intensité pour un tri, une vérité, un pardon difficile.',
      'Le fond remonte sous les mots ordinaires. Écoute sans fouiller, et range un seul tiroir, jusqu’au bois.',
    ],
    flowing: [
      'Tu oses toucher le point sensible avec délicatesse. Une conversation sincère peut dénouer ce qui résistait.',
      'Sous le calme, de la force. Reprends un dossier ardu, ou vide enfin ce carton, sans cérémonie.',
      'Force souterraine, fidélité tranquille. Tu peux aborder la question sérieuse, en baissant un peu la voix.',
    ],
    tense: [
      'La tentation de contrôler grimpe. Lâche le dernier mot, le ton d’interrogatoire, la surveillance des messages, et respire bas.',
      'Vieille histoire, nouvelle piqûre. Avant de parler, demande-toi si ta réaction vise aujourd’hui ou un autre temps.',
      'Soupçon et passion font mauvais ménage. Quitte le bras de fer, bois un grand verre d’eau, et réponds quand la colère aura baissé.',
    ],
  },
};
