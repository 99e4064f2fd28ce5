import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two people as a third: its lights, Ascendant, Venus and Mars by sign. */
export const compositeSigns: PairInterpretations['compositeSigns'] = {
  sun: {
    aries:
      'Votre lien aime commencer. Dès que vous êtes ensemble, quelque chose démarre : une idée lancée dans l’escalier, un départ sans valise. Il vieillit mal dans l’attente, car Mars le nourrit. Donnez-lui chaque saison une première fois, même minuscule.',
    taurus:
      'L’union, chez vous, pousse comme un arbre, sans bruit et pour longtemps. Le Taureau, signe de terre, se fie moins aux grandes déclarations qu’à une habitude partagée. On vous croit plan-plan ; vous savez que la fidélité a besoin de bonnes chaises.',
    gemini:
      'À deux, vous faites un petit journal. Chaque journée y trouve sa rubrique, les amis y publient leurs nouvelles, et le silence dure rarement plus d’une station. Quand un sujet grave se présente, il attend son tour derrière trois plaisanteries.',
    cancer:
      'Votre duo tient de l’abri. On y entre pour se faire consoler, on y revient pour les anniversaires, et un vieux ticket de cinéma peut y raviver l’année dernière. Un signe d’eau se souvient de tout : c’est sa douceur, et parfois son dossier d’accusation.',
    leo: 'Ensemble, vous prenez de la place, avec bonheur. Le Soleil, maître du Lion, veut être vu et raconté par d’autres que vous. Une semaine sans éclat le fait douter. Le secret des jours pâles : s’applaudir quand la salle est vide.',
    virgo:
      'Le soin est votre langue commune. Vous améliorez les choses, parfois les personnes, ce qui se passe mieux avec les choses. Peu d’effusions, beaucoup de lacets renoués. Ce duo se sent aimé quand la liste diminue.',
    libra:
      'Vous formez un « nous » qui se tient bien en société. L’équité y est presque une religion, le désaccord presque une faute de goût. Il arrive qu’on s’y consulte si poliment que la pizzeria ferme avant la commande.',
    scorpio:
      'Le public ignore ce qui vous lie, et c’est ainsi que vous l’entendez. Signe fixe, le Scorpion veut la vérité entière ou rien ; le lien traverse des crises et en sort plus serré. La légèreté s’y apprend, comme une langue étrangère.',
    sagittarius:
      'Une carte au mur, un pari idiot, et vous voilà en route. Votre union croit à la suite, rit de ses erreurs d’itinéraire et pardonne vite. Rester en place lui coûte. Même à demeure, étudiez quelque chose d’immense.',
    capricorn:
      'Ce lien se construit. Il connaît ses étages et ses hivers, et chacun de vos efforts y pose une pierre. L’entourage s’appuie dessus. Saturne, qui le gouverne, oublie les fêtes ; inscrivez-en deux au contrat.',
    aquarius:
      'Difficile de dire ce que vous êtes, et tant mieux : une amitié d’abord, et une complicité d’idées. Uranus gouverne ce duo, qui se passe d’étiquette et tient par la liberté. Les effusions le surprennent comme une averse dans un musée.',
    pisces:
      'À deux, vos contours se brouillent, comme sous la pluie. On entend la phrase que l’autre retenait, on rêve en commun, on oublie l’heure du train. Une bonté sans comptabilité porte ce lien ; il lui faut quelqu’un, à tour de rôle, qui lise l’horaire.',
  },
  moon: {
    aries:
      'Ici, une peine se soigne en sortant. Votre humeur commune monte d’un coup, on se dispute, on fait la paix avant le feu vert. Les vexations fermentent peu. Le manque de sommeil, lui, transforme un chargeur égaré en affaire d’État.',
    taurus:
      'La Lune s’exalte ici, et le confort est chose sérieuse. Manger chaud, dormir assez : sur ce sol, la confiance vient seule. Le lien s’alarme devant les changements de programme, et se rassure d’une main posée.',
    gemini:
      'Vous vous consolez en parlant. Une inquiétude dite à voix haute perd ici la moitié de son poids, l’autre moitié part en fou rire. Le cœur commun est curieux, changeant ; le chagrin muet le laisse sans outils.',
    cancer:
      'La Lune est chez elle, et vous aussi. Ensemble, vous fabriquez un foyer avec presque rien : un bouillon, des noms tendres, une veilleuse. La bouderie fait partie de la maison. Elle sort toujours par la même porte, celle du souvenir.',
    leo: 'Le moral du lien monte avec les compliments. On s’y réconforte par la fête, on s’y vexe d’un oubli public. Cette âme commune est généreuse et un peu royale ; chaque chagrin y demande son moment de scène.',
    virgo:
      'Pour aller bien, votre duo range. L’inquiétude s’y change en placards triés, la tendresse en questions précises sur la nuit passée. Le réconfort est pratique, la critique aussi. On respire quand un coussin reste exprès de travers.',
    libra:
      'Vénus règne sur vos humeurs, et l’ambiance compte avant tout. Un ton sec et tout le lien prend froid, une bougie et il se réchauffe. Vous vous apaisez en cherchant ce qui est juste, quitte à laisser une colère attendre dans l’antichambre.',
    scorpio:
      'Entre vous, rien ne se ressent à moitié. Le lien flaire les mensonges, garde les confidences, se ferme et se rouvre à son heure. La paix y vient après l’aveu. Avant, il règne un calme que nul ne confond avec elle.',
    sagittarius:
      'Une contrariété vous prend ? Vous ouvrez la fenêtre, puis le guide, puis l’atlas. Le moral commun a besoin d’horizon et d’une bonne plaisanterie. Les larmes y sont brèves, et parfois congédiées avec un peu trop d’entrain.',
    capricorn:
      'La Lune est en exil chez Saturne, et vos sentiments portent un manteau. Ce lien se console par des actes, une démarche faite pour l’autre, une présence ponctuelle dans les mauvais jours. Il dit peu. Qui lui demande « comment ça va ? » obtient d’abord un état des travaux.',
    aquarius:
      'Prendre soin de l’autre, pour vous, c’est lui laisser de l’air. La tendresse y est amicale, sujette aux absences, rarement aux reproches d’usage. Quand l’émotion déborde, ce duo l’examine avec étonnement, puis passe à l’ordre du jour.',
    pisces:
      'Un fond de musique court sous vos jours. Vos humeurs circulent sans contrôle à la frontière, et la compassion n’a pas d’heure de fermeture. Pour savoir qui est triste, il faut parfois se séparer un après-midi.',
  },
  ascendant: {
    aries:
      'On vous remarque à votre allure : vous arrivez en avance, au milieu d’une discussion. À deux, vous avez l’air d’aller quelque part. Les inconnus vous prêtent plus de disputes que vous n’en avez, et bien moins de patience.',
    taurus:
      'Vous donnez une impression de calme, presque de meuble ancien. On s’assied volontiers près de vous. L’apparence commune inspire confiance, et cache assez bien combien il est difficile de vous faire changer de restaurant.',
    gemini:
      'Vu du dehors, un bavardage à deux voix. Vous terminez les phrases, vous vous corrigez, et l’on vous donne vingt ans à tout âge. Le monde vous aborde par une question ; il repart souvent avec trois réponses.',
    cancer:
      'Une douceur un peu farouche vous annonce. On vous trouve un air de famille, on baisse la voix sans savoir pourquoi. Les premiers temps, ce duo se montre de côté, puis il invite, et l’on ne part plus.',
    leo: 'Votre arrivée se remarque. Même en jean, quelque chose se redresse, la conversation s’arrête, on vous demande ce que vous fêtez. Cette façade chaleureuse oblige : le lendemain d’une brouille, vous souriez quand même au boulanger.',
    virgo:
      'Couple, fratrie ou amitié, tout cela a l’air bien tenu. Vous savez l’heure, vous avez le plan, on vous demande le chemin. Votre réserve passe pour de la froideur ; elle vérifie seulement si le gaz est coupé.',
    libra:
      'Vous êtes de bonne compagnie, c’est ce que l’on dit d’abord. Les gestes s’accordent, les prénoms vont ensemble sur une enveloppe. Le désaccord se règle dans la voiture, vitres closes, à un volume étonnamment courtois.',
    scorpio:
      'Un silence se fait autour de vous, curieux plutôt qu’hostile. Ce lien regarde avant de parler et laisse deviner un pacte. On vous raconte des choses graves sans que vous ayez rien demandé. Le rire, lui, reste entre initiés.',
    sagittarius:
      'Ensemble, vous avez l’air de revenir de vacances. Le ton est franc, le pas long, et l’on vous suit pour savoir où cela mène. Il manque parfois un billet, une réservation. L’accueil que l’on vous fait y supplée souvent.',
    capricorn:
      'Votre duo inspire le respect avant la sympathie. On vous confie les clés, la caisse, la présidence d’un comité. Grâce à Saturne, ce visage sérieux rajeunit avec les années. Ceux qui restent après la réunion découvrent l’humour de la maison.',
    aquarius:
      'On ne sait trop où vous classer. Âges, styles ou métiers, quelque chose détonne, et c’est ce qui plaît. Ce duo se présente en original et accueille les autres de même, avec une cordialité un peu électrique.',
    pisces:
      'Votre présence commune a le flou d’une aquarelle. Comme Neptune estompe les traits, chacun y voit ce qu’il veut, un roman ou un refuge. Vous arrivez par où l’on ne vous attendait pas, et l’on se souvient surtout de l’ambiance.',
  },
  venus: {
    aries:
      'Le plaisir d’être ensemble tient ici à la première minute. Vous vous plaisez en vous défiant, en changeant d’avis au carrefour. La tendresse a le ton vif, car Mars la gouverne. Entretenez l’étincelle par des surprises, les politesses l’ennuient.',
    taurus:
      'Chez elle dans ce signe, l’affection passe par les sens : le pain rompu, une laine choisie ensemble. Vous savez jouir des choses et les faire durer. La jalousie y prend la forme discrète d’une place que l’on garde.',
    gemini:
      'Vous vous aimez en phrases. Surnoms, devinettes, messages à onze heures du soir, la séduction ne quitte guère la conversation. Il lui arrive d’esquiver l’essentiel ; un regard un peu long le rattrape sans traduction.',
    cancer:
      'Se plaire, pour vous, c’est se choyer. L’amour a un goût de compote et de rue d’enfance, il retient ce que chacun a mangé à Noël. Son charme opère à huis clos. En public, ce lien paraît presque timide.',
    leo: 'L’affection voit grand : cadeaux, surnoms de théâtre, fidélité affichée. Vous aimez vous admirer, et vous avez souvent raison. Les jours de disette, un seul mot généreux vaut mieux que dix excuses bien construites.',
    virgo:
      'Un manteau recousu tient lieu de poème. Votre goût commun va au simple, au propre, au bien fait, et l’amour y corrige volontiers l’ourlet de l’autre. Mettez-y un peu de gaspillage, des pivoines hors saison par exemple.',
    libra:
      'Vénus règne sur ce lien, qui plaît et se plaît. L’égalité des attentions vous tient à cœur, le décor aussi. Vous pouvez passer des années charmantes sans dire ce qui fâche ; le charme, alors, commence à sonner creux.',
    scorpio:
      'L’attrait est profond et ne se partage pas. Vous vous donnez par paliers, chacun plus vrai que le précédent, et la distraction d’un soir y prend des airs de trahison. Ce goût de l’absolu se repose dans l’humour, quand vous en retrouvez la clé.',
    sagittarius:
      'Vous vous éprenez d’un pays, d’une auberge, et de vous-mêmes en chemin. Le lien chérit la franchise et les grands gestes un peu maladroits. Il étouffe sous les promesses écrites en petits caractères.',
    capricorn:
      'Vénus, en signe de terre, veut des preuves, et longtemps. Peu de mots, un sens du devoir qui émeut quand on a appris à le lire. Vos plaisirs sont rares et de qualité. Le temps, ennemi ordinaire, travaille plutôt de votre côté.',
    aquarius:
      'Vous vous plaisez par la différence. L’affection reste amicale, ouverte, rebelle aux anniversaires imposés, et une soirée avec la bande vaut pour elle un tête-à-tête. Qui voudrait des serments recevra plutôt une confiance entière.',
    pisces:
      'Exaltée dans ce signe, Vénus donne, puis oublie ce qui était dû. L’amour ressemble ici à une chanson dont on ne saurait citer les paroles. Il s’abîme dans le sacrifice muet, et revit dès que chacun ose demander.',
  },
  mars: {
    aries:
      'À deux, vous allez droit. L’élan manque peu, la dispute part vite et retombe avant d’avoir trouvé son sujet. Donnez à cette force un adversaire extérieur : une colline, un délai. Faute de quoi elle s’entraîne à domicile.',
    taurus:
      'Votre force commune démarre lentement et ne s’arrête plus. Ce lien déplace des montagnes à la brouette. La colère y est rare, massive, et tient plusieurs jours. L’appétit aussi est patient, et des plus terrestres.',
    gemini:
      'Vous agissez par la parole : trois appels, deux plans, une pirouette. Les querelles se gagnent aux points, et le premier rire les termine. Beaucoup de départs. Choisissez dans le tas un seul projet qui ira jusqu’à la facture.',
    cancer:
      'Ce qui vous met en marche, c’est quelqu’un à protéger. Mars, en chute ici, se bat de biais, par silences et petits services refusés. Pour les vôtres, ce duo devient redoutable. Pour lui-même, il lui faut d’abord nommer la blessure.',
    leo: 'Vous vous lancez avec panache, surtout si l’on regarde. Un but noble, un drapeau, et les forces doublent. L’orgueil règle mal les conflits : chacun attend que l’autre salue le premier, et le rideau tarde.',
    virgo:
      'L’action se découpe en étapes, avec outils. L’efficacité est réelle, au point que vous vous chamaillez sur l’angle de la scie. L’envie de jouer arrive souvent quand le travail est fini. Il n’est pas interdit d’en laisser la moitié.',
    libra:
      'En exil chez Vénus, Mars délibère avant d’agir. Vous vous battez pour ce qui est équitable, de préférence en bons termes, et l’irritation prend des gants blancs. Un désaccord énoncé franchement vous épargne six mois de politesses armées.',
    scorpio:
      'Une volonté de fond vous habite, dont vous parlez peu. Ce que ce lien a décidé finit par se faire, même à bas bruit. Les blessures y restent en mémoire. Les joies aussi, et elles se racontent mieux.',
    sagittarius:
      'Visez loin, le reste s’arrange en galopant. Votre énergie commune aime les départs à l’aube et les vérités lancées sans filet. Elle se disperse au retour. Gardez une flèche pour ce qui se trouve à deux mètres.',
    capricorn:
      'Mars, exalté ici, ne manque pas de souffle. Vous savez attendre, grimper, recommencer la page, et vos ambitions tiennent la comparaison avec celles d’une petite entreprise. La colère passe en réunion. Prévoyez qu’un jour par mois ne serve à rien.',
    aquarius:
      'Rien ne vous réveille comme une règle absurde. Vous agissez par coups de génie, avec des pauses inexpliquées, et chacun tient à son indépendance de manœuvre. Les ordres échouent, les expériences passionnent. Proposez donc une expérience.',
    pisces:
      'Votre énergie suit la marée. Certains jours, tout avance sans effort ; d’autres, vous nagez autour du problème. Peu de heurts francs, des retraits. Une musique, un rivage en vue, et le courant porte de nouveau.',
  },
};
