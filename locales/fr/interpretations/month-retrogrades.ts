import type { MonthRetrogradeTexts } from '../../horoscope-text-types.ts';

/** A quick planet that goes back through a solar house in a month. */
export const monthRetrogrades: MonthRetrogradeTexts = {
  mercury: {
    1: [
      'Tu reviens sur la façon dont tu te présentes, comme on reprend un autoportrait après avoir changé de lampe. Des phrases dites trop vite demandent une seconde version. Elle sera plus courte, plus exacte, et tu y reconnaîtras mieux ta propre voix.',
      'Une idée que tu croyais classée frappe à la porte et demande audience. Tu la retournes, tu changes un mot, tu t’aperçois que tu avais raison pour une autre raison. Ces semaines corrigent le récit que tu fais de toi, au crayon, dans la marge.',
    ],
    2: [
      'Les chiffres repassent sous ton doigt, ligne après ligne. Une somme oubliée, un prix mal compris ou une remise jamais demandée peut refaire surface. Le mois se prête au recomptage paisible, et il n’est pas rare que la seconde addition soit plus aimable que la première.',
      'Ce que tu possèdes raconte une histoire que tu avais cessé d’écouter. En rangeant, en relisant un reçu, tu te rappelles pourquoi tu avais choisi cela, ou pourquoi tu ne le choisirais plus. Un objet change de place, une priorité aussi.',
    ],
    3: [
      'Les conversations reviennent sur leurs pas, avec la tête de gens qui ont oublié leur écharpe. Un proche ramène parfois un sujet que l’on croyait épuisé. Redire a du bon : la deuxième fois, chacun écoute jusqu’au bout.',
      'Au bout du fil peut réapparaître une amie de lycée, un trajet familier change de visage, une leçon se relit d’un œil neuf. Ton esprit révise, comme avant un examen. Les mots compris à l’envers se remettent à l’endroit, et l’on en sourit à deux.',
    ],
    4: [
      'La famille peut rouvrir un vieux dossier, celui du grenier, du partage, de la phrase malheureuse au baptême. Tu écoutes avec plus d’oreille qu’autrefois. Une version jamais entendue se glisse entre les autres et déplace doucement tout le mobilier de la mémoire.',
      'Chez toi, on repasse par les mêmes pièces pour y chercher autre chose. Un plan de travaux se redessine, une quittance se relit, une parole d’enfance reprend du sens. Le mois avance à reculons dans le couloir, et retrouve en chemin l’interrupteur.',
    ],
    5: [
      'Un projet créatif abandonné au deuxième chapitre tousse pour se faire remarquer. Tu le relis sans honte, avec même un peu d’envie. Il suffisait peut-être d’attendre la bonne plaisanterie. Le cœur, lui aussi, reprend ses vieux carnets et souligne.',
      'On peut te reparler d’une soirée, d’un béguin, d’un jeu dont les règles s’étaient perdues. En les reconstituant, tu découvres que l’on s’amusait mieux que tu ne croyais. Les mots doux restés en suspens trouvent ici une seconde occasion, avec dispense d’orthographe.',
    ],
    6: [
      'Une consigne repasse à la réparation, démontée en petites pièces. Tu cherches où le message se perdait, à quelle heure la journée déraillait. La trouvaille est infime, un horaire, une case, un nom mal écrit. Tout le reste se remet à tourner.',
      'Les rendez-vous peuvent se déplacer, puis revenir à leur place première, à peine décoiffés. Tu relis tes habitudes comme une notice en langue étrangère, et tu comprends enfin le paragraphe du milieu. Un ancien remède à la pagaille reprend du service.',
    ],
    7: [
      'Un accord peut se rouvrir à la page des petites lignes. L’autre n’avait pas compris la même chose, toi non plus, et personne n’avait menti. Vous reprenez mot à mot, avec de l’eau et de la bonne volonté ; l’entente y gagne une annexe.',
      'Une personne perdue de vue peut donner signe de vie, ou bien la plus proche redit autrement ce qu’elle disait déjà. Le dialogue a besoin d’un second tour de piste. Tu poses les questions sautées la première fois, et les réponses ont eu le temps de mûrir.',
    ],
    8: [
      'Les papiers communs ressortent, prêt, assurance, vieux partage. Tu relis lentement, un doigt sous la ligne, et un détail qui gênait tout le monde trouve enfin son nom. Même logique pour les secrets : le plus lourd change de sens dès qu’on le raconte dans l’ordre.',
      'La pensée redescend dans un cellier qu’elle connaît et en rapporte une bouteille oubliée. Une parole échangée au plus intime demande à être reprise, à l’écart, avec moins de conclusions hâtives. Ce qui était allusion devient phrase, et la phrase tient debout.',
    ],
    9: [
      'Le manuel se rouvre au chapitre que tu avais sauté. Un projet de voyage, d’étude ou de démarche officielle peut revenir pour complément d’information, avec sa chemise cartonnée. La seconde lecture est plus lente et plus drôle. Elle donne aussi de meilleures questions.',
      'Tu relis une conviction comme un roman d’adolescence, en gardant les beaux passages. D’anciens échanges avec l’étranger, avec un professeur, avec un ami contradicteur peuvent reprendre là où ils s’étaient tus. Changer d’avis se fait ici par petites corrections, presque sans ratures.',
    ],
    10: [
      'Un dossier que tu croyais remis peut remonter sur le bureau avec une question polie. Tu le reprends, tu coupes deux paragraphes, et il devient enfin ce qu’il promettait. Ta parole publique fait de même : elle se répète moins, elle pèse davantage.',
      'Un ancien chef, une cliente d’autrefois ou une vieille carte de visite peut reparaître dans ta correspondance. Ton parcours se relit à rebours, et certaines étapes que tu jugeais perdues y prennent un air de préparation. De quoi retoucher la façon dont tu le racontes.',
    ],
    11: [
      'Le fil d’un groupe endormi peut se remettre à clignoter. On reparle d’une randonnée, d’un journal, d’une cause laissée en plan, et les absents d’alors ont soudain du temps. Une vieille idée commune passe au tamis ; il en reste l’essentiel, plutôt brillant.',
      'Un malentendu entre amis peut revenir sur le tapis, cette fois avec des coussins. Chacun raconte sa version, personne ne prend de notes. Tes projets d’avenir profitent de la même relecture : on garde le titre, on change la date et la moitié des chapitres.',
    ],
    12: [
      'La pensée tourne à bas bruit, comme une machine laissée en marche dans la pièce du fond. Un rêve revient avec des précisions. Un mot que tu n’avais pas dit cherche encore sa bouche ; tu peux l’écrire, puis le garder ou le rendre au silence.',
      'Tu relis des choses que personne d’autre n’a lues, pages intimes, souvenirs, regrets d’une ligne. À la relecture, ils ont l’air moins graves et mieux écrits. Le mois avance dans cette bibliothèque sans guichet, où l’on emprunte longtemps et où l’on rend sous un autre titre.',
    ],
  },
  venus: {
    1: [
      'Ton miroir et toi reprenez une vieille discussion sur ce qui te va. Des vêtements d’avant reviennent, une couleur, une boucle, et l’on compare. Le charme du mois est dans cette seconde fois, plus indulgente, où plaire compte moins que se plaire.',
      'Tu repenses à ce que tu aimes, en commençant par ton propre nom. Certaines grâces mises au placard se laissent essayer de nouveau. Elles serrent un peu ; on défait une couture. Un regard ancien sur toi perd de son autorité, un autre se réchauffe.',
    ],
    2: [
      'Tes goûts repassent en caisse. Ce qui coûtait cher paraît parfois fade, et une chose de rien reprend tout son éclat. Un achat passé se regrette ou se savoure, un salaire se réexamine. La vraie dépense du mois est celle de l’attention.',
      'Un objet prêté peut revenir, ou l’envie d’un objet quitté. Tu soupèses à nouveau ce qui te rassure : l’argent, la table bien garnie, le lien qui dure. L’addition change peu ; la colonne des plaisirs gratuits, elle, s’allonge à la relecture.',
    ],
    3: [
      'Des mots tendres d’autrefois se relisent avec un autre accent. Un échange inachevé, une voisine que l’on aimait bien ou un frère avec qui l’on avait cessé de rire repasse peut-être dans les parages. On reprend au dernier mot gentil, puis on continue.',
      'Tu réapprends à dire les choses agréables : un compliment, un « tu m’as manqué ». Elles étaient là, repliées. Les petites brouilles du quotidien se révisent dans l’escalier, en deux phrases. Une chanson à deux voix revient en tête, et chacun retrouve sa partie.',
    ],
    4: [
      'La douceur d’un lieu ancien te revient sans crier gare : un papier peint, une odeur de lilas, une place à table. Tu remeubles la maison d’après ce souvenir, ou tu t’en sépares avec gratitude. Les affections de famille se recomptent, et le total surprend.',
      'Chez toi, l’ambiance se reprend comme un ourlet. On découd une vieille tension, on mesure, on pique plus droit. Un proche avec qui la tendresse s’était usée pourrait en profiter, toi aussi. Le beau service, lui, ressort pour un soir quelconque.',
    ],
    5: [
      'Un ancien béguin traverse la mémoire en costume d’époque. Tu le regardes passer, avec plaisir, et tu mesures ce qui a changé dans ta façon d’aimer. Les jeux, les arts et les amours du présent y gagnent une nuance, celle du choix.',
      'Tu reprends un plaisir laissé en route : le dessin, la danse, une façon de flirter sans rien conclure. La main tremble, puis se souvient. Dans un amour installé, on rejoue volontiers la première scène ; le texte a vieilli comme un bon fromage.',
    ],
    6: [
      'Les gentillesses de tous les jours passent à l’inventaire. Il en manquait quelques-unes, envolées dans la hâte : un bonjour, un fruit pelé, une fleur au travail. On les remet en service une à une. L’ambiance du quotidien s’arrondit, sans qu’aucune réforme soit votée.',
      'Tu révises ce qui rend une journée agréable : l’heure du lever, la tasse, la compagnie à midi. Une collègue avec qui cela grinçait se montre parfois sous un autre profil. Le corps, consulté, préfère moins d’efforts et de meilleurs ingrédients.',
    ],
    7: [
      'Une histoire à deux revient sur ses premières pages. Qu’est-ce qui plaisait, au début, qui attend encore sous les habitudes ? On relit ensemble, ou chacun de son côté, et l’on corrige la distance. Un ancien visage peut reparaître pour une conversation bien élevée.',
      'Les règles d’une entente repassent sur la table, avec le sucre. Qui invite, qui décide, qui console : on redistribue les rôles sans claquer de porte. Ce que tu attends d’autrui se précise à mesure, et tu le demandes avec moins de détours.',
    ],
    8: [
      'Une attirance ancienne, un partage resté bancal ou une confidence interrompue remonte vers la surface. Tu ne repousses rien. En y regardant de près, tu distingues ce qui était désir de ce qui était crainte, et chacun des deux devient plus facile à vivre.',
      'L’argent et l’affection, souvent cousus ensemble, se décousent un moment pour vérification. Un cadeau trop lourd, une dette de cœur ou un compte commun se reprend à tête reposée. On recoud plus souple, avec du fil qui se voit et que personne ne cache.',
    ],
    9: [
      'Vers un pays aimé, tu reviens en photos, en projet, par une musique de là-bas. Ou vers une croyance qui embellissait tes journées. L’éloignement l’a polie. Le mois demande si tu y retournes en visite, ou pour y poser tes affaires.',
      'Un goût de lointain se révise : une langue abandonnée, un amour né en voyage, un guide dont le tact t’avait ouvert une porte. Tu remercies un peu tard, ce qui vaut mieux que jamais. La beauté du monde reprend ses cours du soir.',
    ],
    10: [
      'Ton image publique se retouche, comme une toile que l’on redescend du mur. Certaines couleurs étaient là pour plaire ; elles s’estompent. Une alliance de travail ancienne retrouve du charme, une ambition cesse d’en avoir. Le vernis peut attendre que tout soit sec.',
      'Qu’aimes-tu vraiment dans ce que tu fais ? La question se repose, et tu la poses à tes débuts. Un talent de diplomate, mis en réserve, peut reprendre du service auprès d’une hiérarchie radoucie. On te redécouvre volontiers des qualités qui figuraient déjà au dossier.',
    ],
    11: [
      'Une amitié mise en pause peut se rappeler à toi par une vieille blague, intacte. On se revoit, on compare les années, on rit au même endroit. Le cercle entier se redessine, avec des chaises rapprochées et d’autres que l’on replie sans rancune.',
      'Tes rêves d’avenir repassent par la cabine d’essayage : celui-ci était à la mode, celui-là te ressemble encore. Un groupe que tu fréquentais par habitude peut s’éloigner gentiment. Un autre, quitté trop tôt, te garde peut-être une place et ne demande pas d’explications.',
    ],
    12: [
      'Un amour gardé secret, une peine discrète ou une beauté entrevue jadis peut revenir à pas de chat. Tu lui fais une place sans la nommer. Ces retours silencieux recousent quelque chose au-dedans, et la tendresse que tu donnes ensuite a plus de corps.',
      'Tu repenses à ceux que tu as aimés sans le dire, à ceux qui l’ont fait pour toi. Le compte ne sera jamais juste, et cela devient reposant. Un pardon ancien, entamé puis laissé, se termine un soir en rangeant du linge.',
    ],
  },
  mars: {
    1: [
      'L’élan fait demi-tour et vient te demander ce que tu voulais au juste. Des projets lancés au galop se reprennent au pas, bride en main. Tu emploies moins de force et tu l’appliques mieux ; un geste mille fois fait révèle un meilleur angle.',
      'Ta façon de te battre passe à la révision. Tel réflexe de défense, utile jadis, se révèle lourd comme une armure au supermarché. Tu le dévisses pièce par pièce. Entre-temps, tu avances sans gloire, mais d’un pas que tu reconnais pour le tien.',
      'Recommencer ce que l’on avait raté par impatience a quelque chose de noble et d’un peu comique. Tu reprends la première marche. Le corps se souvient de la chute, la contourne, et te mène plus haut que la fois d’avant.',
    ],
    2: [
      'Un effort pour gagner ou garder quelque chose est à revoir. Tu poussais fort sur une porte à tirer. Le moment convient pour réparer avant de racheter, reprendre un chiffrage, rendre à la force de tes bras un objectif à sa taille.',
      'Une vieille colère liée à l’argent redemande la parole, celle du salaire, du partage, du jouet confisqué. Tu l’écoutes jusqu’au bout pour la première fois. Calmée, elle indique très précisément ce qui a de la valeur pour toi, et à quel prix.',
      'L’ouvrage commencé se démonte sur un mètre, juste de quoi redresser. Le retard apparent sauve le mur. Tu reprends goût au travail au fil à plomb, où la patience muscle davantage que les coups de masse.',
    ],
    3: [
      'Une dispute peut reprendre à froid, ce qui la rend presque instructive. Tu entends tes propres arguments dans la bouche de l’autre. La langue, rappelée au fourreau, cherche des tournures moins coupantes, et un vieux différend de palier pourrait finir en tasse de sucre rendue.',
      'Tes trajets se répètent, tes démarches aussi, comme si la rue voulait te montrer quelque chose. Un formulaire refait, un message réécrit, une marche arrière recommencée : l’énergie se perd moins quand on cesse de klaxonner. Le troisième passage est le bon.',
      'Dire non, redire non, mieux le dire : l’exercice occupe ces semaines et te réussit. Un frère, une voisine ou un camarade d’autrefois peut servir de partenaire d’entraînement sans le savoir. À la longue, le mot perd son épine et garde toute sa tige.',
    ],
    4: [
      'De vieux travaux peuvent repartir, dans les murs ou dans les humeurs. On rouvre la cloison, on trouve le fil pincé. Les colères de famille ont souvent une origine étonnamment petite, une vis, un oubli, une chaise jamais rendue, et se réparent à la main.',
      'La force se tourne vers le dedans et déplace des armoires que personne ne voit. Tu réagis moins vite aux piques des tiens, et ce délai change toute la scène. Un territoire se renégocie, une étagère, une heure de calme, un droit de veto.',
      'Tu repasses par la maison d’autrefois, en pensée, avec les bras que tu as maintenant. Certaines batailles y sont finies depuis longtemps, bien que la sentinelle soit encore à son poste. Va lui porter la nouvelle. Elle attend qu’on la relève.',
    ],
    5: [
      'Un désir revient sur le terrain après une longue mi-temps. Il a perdu en vitesse, gagné en vision de jeu. Tu reprends une partie, une création, une cour interrompue, et tu marques moins d’essais tout en t’amusant davantage entre les lignes.',
      'Tu rejoues un match ancien, celui où l’orgueil avait faussé les règles. Loin du public, l’envie de gagner se détend et celle de jouer remonte. Les plus jeunes autour de toi connaissent cela par cœur : on recommence jusqu’à ce que ce soit drôle.',
      'L’ouvrage créatif que tu forçais te demande de le laisser sécher. Pendant ce temps, tu reprends les premières esquisses, plus nerveuses, plus vraies. L’ardeur amoureuse suit un chemin semblable : elle revient à ses premières lettres, y change un mot, et repart doucement.',
    ],
    6: [
      'L’atelier passe en maintenance. Tu redresses les outils, tu revois les cadences, tu retrouves la cause d’une fatigue que l’on attribuait au caractère. Travailler moins en force donne d’abord mauvaise conscience, puis d’excellents résultats, et de bien meilleures siestes.',
      'Une tâche revient parce qu’elle avait été faite au pas de charge. Tu la reprends sans grogner, ou si peu. L’énergie des journées se redistribue : moins de sprints, davantage de relais. Les collègues, eux aussi, semblent soulagés de changer d’allure.',
      'Le corps renégocie son contrat, clause par clause, les pauses, l’effort, l’heure du coucher. Un ancien exercice te revient, plus doux que dans ton souvenir. La colère des petites choses, imprimante comprise, s’épuise faute d’adversaire et laisse la place nette.',
    ],
    7: [
      'Un vieux désaccord peut sonner de nouveau à la porte, cette fois avec des fleurs. Vous reprenez la discussion là où elle avait brûlé. Tu découvres que tu te défendais d’un reproche que nul ne formulait, et l’autre, du coup, baisse aussi sa garde.',
      'Entre l’autre et toi, la corde se détend pour que l’on refasse le nœud. On arrête de tirer, on regarde qui tirait vers quoi. Un rival d’hier montre parfois des qualités d’allié, un accord forcé se renégocie. La fermeté prend une voix étonnamment basse.',
      'Une rupture de ton, une porte claquée, un silence trop long : tu y retournes voir. Il est encore temps d’en dire le fin mot, calmement, sans espérer gagner. L’honneur est sauf des deux côtés dès que l’un des deux pose son bouclier.',
    ],
    8: [
      'La force descend à la chaufferie et vérifie les vannes. Une rancune chauffait là depuis longtemps, pour un partage ou une confiance trahie. Tu réduis l’arrivée, tu purges un peu. L’énergie récupérée sert aussitôt à des choses plus claires, désir compris.',
      'Tu rouvres une négociation que la fierté avait close, autour d’un prêt, d’un legs, d’une intimité. Les armes habituelles n’y servent à rien, ce qui oblige à parler. Peu à peu, le pouvoir se partage comme un pain, à la main, sans couteau.',
      'Au fond de la forge remue une passion ancienne, qui demande ce qu’on fait d’elle. Rien ne presse. Tu la regardes travailler, tu en retires le dépit, il demeure un métal très utilisable. Les obsessions fatiguent ; les volontés, elles, se trempent ici en silence.',
    ],
    9: [
      'La croisade fait halte et relit sa bannière. Tu défendais une idée avec une ardeur qui ne lui laissait plus d’air. Reprise à tête froide, elle se nuance et convainc mieux. Un voyage retardé peut révéler de son côté un meilleur itinéraire.',
      'Tu reviens à une étude abandonnée sur un coup de colère, ou à une procédure qui t’avait fait lever les bras au ciel. L’obstacle est le même, tes jambes ont changé. Cette fois, tu le prends par le flanc, en posant une question au gardien.',
      'L’impatience de partir se retourne et devient curiosité pour le chemin lui-même. On refait une étape, on regoûte une conviction, on s’excuse auprès d’un contradicteur. La montagne n’a pas bougé pendant ce temps ; ton souffle, lui, a beaucoup appris.',
    ],
    10: [
      'Une ambition cale, le temps de vérifier la carte. Tu montais vite, peut-être vers l’étage d’un autre. Les efforts se reprennent à partir du palier, avec des alliés ménagés et un but relu à voix haute. L’ascension y gagne en souffle.',
      'Un conflit d’autorité ancien peut revenir sous un autre uniforme. Tu connais la pièce ; tu peux changer de rôle. Répondre moins vite, préparer mieux, choisir un seul combat sur trois : la carrière, vue de haut, préfère souvent cette stratégie de jardinier.',
      'Tu refais un travail que l’on avait jugé suffisant, parce que toi, tu ne le jugeais pas ainsi. Personne ne l’a demandé. L’exigence retrouve son premier sens, celui du plaisir d’artisan, et la compétition s’éloigne comme une musique de foire.',
    ],
    11: [
      'Une équipe peut reprendre sa querelle au ralenti, assez pour y voir clair. Le but était le même, les chaussures différentes. Tu retires ton énergie d’un combat par procuration et tu la rends à un projet plus ancien, plus modeste, toujours cher à ton cœur.',
      'Tu réexamines les causes pour lesquelles tu cours. L’une t’épuise par habitude, l’autre te redonne des jambes dès le premier kilomètre. Un ami avec qui cela avait chauffé proposera peut-être un match pour rire. La revanche, mûrie, ressemble beaucoup à une étreinte.',
      'Un espoir poussé trop fort revient te voir, l’air cabossé et pas fâché. Vous repartez ensemble, sans chronomètre. Autour, le groupe a perdu quelques bruyants et gagné en constance. On avance en file, le plus lent devant, ce qui règle bien des disputes.',
    ],
    12: [
      'L’énergie se retire derrière un paravent pour changer de chemise. Des colères que tu n’avais jamais eues en public se font entendre, à petite voix, dans le bain ou à l’aube. Tu leur offres une chaise, faute de leur donner raison.',
      'Tu repasses par de vieux renoncements, à pas de loup, pour voir s’il y reste du nerf. Une lutte ancienne contre toi-même touche à l’armistice. Dormir, nager, scier du bois loin des regards : l’action la plus utile du mois se fait hors champ.',
      'Ce que tu faisais en sous-main demande à être fait autrement. Une fuite d’énergie, patiemment cherchée, se trouve derrière un oui dit jadis par lassitude. Tu le reprends. La force qui revient par là est discrète et ne dépend plus d’aucun adversaire.',
    ],
  },
};
