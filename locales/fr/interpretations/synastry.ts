import type { SynastryTexts } from '../../interpretation-types.ts';

/** What an aspect between a point of one person and a point of the other says. */
export const synastry: SynastryTexts = {
  sun: {
    sun: {
      joined:
        'Deux lampes dans une même pièce : vous vous reconnaissez vite, aux mêmes fiertés, aux mêmes façons de bouder. L’entente vient de là, et la rivalité aussi, quand un seul fauteuil fait face au public. Comme le Soleil aime régner, deux vedettes s’accordent mieux à tour de rôle que côte à côte.',
      flowing:
        'Vos élans vont dans le même sens, à la manière de marcheurs qui accordent leur pas sans y penser. On se comprend vite sur l’essentiel, et les projets communs démarrent sans réunion. Cette facilité s’endort parfois, surtout dans les périodes douces. Un défi légèrement trop grand la réveille, car le Soleil aime qu’on l’éprouve.',
      tense:
        'Pourquoi faut-il que la même soirée ravisse un cœur et lasse l’autre ? Vos raisons de vivre tirent dans des directions différentes, et chaque fierté peut prendre l’autre pour un reproche. On y apprend beaucoup, à condition de se déplacer. Allez voir, une fois, ce que l’autre aime, sans commentaire avant le lendemain.',
    },
    moon: {
      joined:
        'On parle souvent, pour ce contact, d’un air de famille. Qui apporte le Soleil donne une direction et de la chaleur ; qui apporte la Lune devine, apaise, retient les dates. À la longue, les rôles peuvent se figer. Intervertissez-les un dimanche : la force se fait consoler, la douceur décide du programme.',
      flowing:
        'Rentrer et trouver quelqu’un qui comprend sans interrogatoire, voilà le cadeau de ce lien. La volonté qui s’affirme d’un côté rencontre de l’autre une humeur accueillante, et personne ne force la voix. Comme tout va de soi, on oublie de remercier. Un mot collé sur le miroir de l’entrée ferait très bien l’affaire.',
      tense:
        'Le retour du soir suffit à montrer l’écart : un cœur veut avancer, un autre souhaite d’abord qu’on le rassure. Le Soleil trouve la Lune changeante, la Lune se sent bousculée, et l’on s’accuse d’indifférence. Essayez un autre ordre. Dix minutes pour dire comment l’on va, ensuite seulement les décisions.',
    },
    mercury: {
      joined:
        'Vous avez presque toujours un sujet en cours. Côté Mercure, on met des mots sur ce que l’autre vit et l’on rallonge les trajets par plaisir de parler ; côté Soleil, on apporte une cause et un cap. Gare aux phrases finies à la place d’autrui. Une seconde de silence suffit, car Mercure court toujours devant.',
      flowing:
        'Chez vous, la pensée voyage léger, de bons mots en articles découpés. Côté Soleil, on se sent compris et l’on ose davantage ; côté Mercure, on trouve une oreille qui répond. Cette aisance ferait merveille dans un projet écrit à quatre mains, carnet de recettes ou plan de bataille.',
      tense:
        '« Ce n’est pas ce que j’ai dit. » La phrase revient, parce que l’esprit d’un côté pique l’amour-propre de l’autre. Mercure croyait préciser, le Soleil entend une critique, et le ton monte pour une virgule. Gardez la vivacité, changez l’ordre : d’abord reconnaître l’intention, puis discuter les détails.',
    },
    venus: {
      joined:
        'Une belle lumière baigne ce lien, et l’entourage la remarque. Côté Vénus, on admire et l’on arrondit les angles ; côté Soleil, on reçoit cette tendresse comme un après-midi de mai. L’ensemble glisse parfois vers la complaisance, alors que l’affection supporterait fort bien une critique dite gentiment.',
      flowing:
        'Bouquets du mardi, chansons envoyées sans raison, petites attentions : vous savez vous faire plaisir sans calcul. Une fierté se détend dès qu’un goût sûr l’accompagne, et l’estime rend les concessions légères. À force de douceur, les vraies questions attendent sur le palier. Invitez-en une au goûter, tant qu’elle est petite.',
      tense:
        'Plaire ou briller, l’hésitation traverse cette entente pleine de charme. Qui apporte Vénus voudrait davantage d’égards, qui apporte le Soleil craint qu’on l’aime pour la galerie, et les dépenses ou les goûts servent de prétexte. L’attrait demeure. Vénus attend un geste, le Soleil un public, si bien que chacun guette en silence.',
    },
    mars: {
      joined:
        'Ensemble, vous déplaceriez une armoire pleine. Mars pousse, le Soleil donne un but, et un samedi mou devient une expédition. Cette chaleur tourne vite au concours, à qui choisira la route, le rythme, l’heure. Une côte à grimper vous réunit, puisque Mars veut un adversaire et le Soleil une raison.',
      flowing:
        'Quelqu’un lance « on y va ? » et l’autre a déjà lacé ses chaussures. Le courage se prête facilement, de la main à la main : une volonté éclaire, une énergie exécute, et les obstacles y perdent leur sérieux. Pensez à ralentir pour qui suit derrière. Comme Mars avance sans se retourner, un bon duo se juge aussi à ses haltes.',
      tense:
        'Étincelles au contact, c’est dit. Mars provoque ou contredit, parfois par jeu ; le Soleil prend l’affaire de haut ou de front. On se stimule autant qu’on s’épuise. Disputez-vous dehors, en marchant, et repérez d’avance le banc où l’on fait la paix.',
    },
    saturn: {
      joined:
        'Le sérieux entre tôt dans l’histoire. Saturne conseille et tient les délais ; le Soleil apporte l’élan et reçoit, selon les jours, un appui ou un bulletin scolaire. Un tel attachement peut traverser de longues années. Il respire mieux quand l’expérience complimente tout haut et que la joie demande conseil.',
      flowing:
        'Comme une rampe dans un escalier, ce lien se remarque surtout quand on trébuche. D’un côté la patience et le métier, de l’autre une vitalité qui redonne envie de bâtir : chacun peut y prendre appui. Ajoutez-y de l’imprévu, un rire hors programme, une bêtise par mois.',
      tense:
        'Sous le regard de l’autre, on se redresse ou l’on rapetisse. La prudence saturnienne éteint parfois une joie qui voulait seulement être vue, et l’élan solaire paraît bien léger à qui porte les charges. Le respect se gagne des deux côtés. Remplacez un « oui, mais » sur trois par « raconte ».',
    },
    juno: {
      joined:
        'Voici un lien où l’on se choisit au grand jour. La personne dont le Soleil est en jeu incarne ce que l’autre attend d’une alliance, amicale, amoureuse ou de famille : de la fierté, une présence. Attention au piédestal, on y tient mal à deux. Une promesse dite à voix ordinaire vieillit mieux qu’un serment d’apparat.',
      flowing:
        'S’associer vous réussit. Côté Junon, on sait ce que vaut une parole ; côté Soleil, on aime qu’elle soit dite devant tout le monde. Les partages paraissent équitables sans longs calculs, du loyer au dernier chocolat. Un seul point à surveiller : il arrive que de vieux accords survivent aux vies pour lesquelles on les avait conclus.',
      tense:
        'Que se doit-on, au juste ? Un élan personnel bute sur la promesse que l’on attend en face. Junon aimerait un « nous » plus visible, le Soleil craint d’y perdre son nom. Un territoire à chacun, atelier, club ou saison, rend souvent plus légère la part commune.',
    },
    ascendant: {
      joined:
        'Dès la poignée de main, quelque chose s’allume. Qui apporte le Soleil met en valeur l’allure de l’autre et jusqu’à sa façon d’ouvrir une porte ; en retour, l’Ascendant prête à cette lumière un visage. On finit par se copier un peu : le rire, les expressions. Gardez chacun votre coiffure.',
      flowing:
        '« Vous vous connaissez depuis longtemps ? » vous demande-t-on volontiers. Une présence donne confiance, une autre ouvre le chemin, et se présenter ensemble devient facile, au bal comme au guichet. La vraie confidence vient plus tard, sur les marches, quand on a rangé la fête et ôté ses chaussures.',
      tense:
        'Le premier contact a pu gratter. L’assurance solaire paraît envahissante à qui avance autrement, et la manière de l’Ascendant semble, vue d’en face, un masque ou un défi. Ce contraste de styles attire pourtant le regard. Comme le Soleil montre tout et que l’Ascendant filtre, le malentendu loge surtout dans la première minute.',
    },
  },
  moon: {
    moon: {
      joined:
        'Même humeur, même fringale, même envie de partir avant la fin. Vos Lunes se tiennent si près que l’on devine un chagrin au bruit des clés. Quel repos, et quel risque de couler à l’unisson les soirs gris ! Quand le moral baisse en double, mettez un disque gai et invitez quelqu’un.',
      flowing:
        'Chez vous, le silence est confortable. Les habitudes s’emboîtent, l’heure du coucher, le goût du pain grillé, la façon de parler aux bêtes, et personne n’a besoin de traduire ses soupirs. Gardez l’oreille ouverte aux besoins neufs. La Lune croit facilement tout savoir, tant elle a de mémoire.',
      tense:
        'Fenêtre ouverte ou fermée, la question résume bien des nuits. Vos besoins premiers diffèrent : une personne se calme en parlant, l’autre en se taisant, et chaque remède inquiète l’autre camp. Aucune des deux manières n’a tort. Apprenez la recette d’en face un jour de beau temps, pour l’avoir sous la main ensuite.',
    },
    mercury: {
      joined:
        'Quand la Lune murmure, Mercure trouve le mot. La personne mercurienne met une phrase sur l’émotion de l’autre, et reçoit en échange l’art d’entendre ce qui tremble derrière une information. On se raconte tout, même les courses. Il reste à savoir se taire : certaines larmes préfèrent une main à une explication.',
      flowing:
        'Petites confidences, grandes digressions : vous bavardez comme on écosse des pois, sans hâte et les mains occupées. D’un côté on écoute avec le cœur, de l’autre avec la tête, et la nouvelle du jour y gagne du relief. Ce que votre cercle passe sous silence trouverait là une bonne oreille.',
      tense:
        '« Tu analyses, je ressens » : le malentendu tient dans cette formule. Mercure plaisante ou corrige au mauvais moment, la Lune se ferme et répond par l’humeur, ce qui laisse l’esprit sans prise. Avant de parler, demandez s’il faut une solution ou une épaule. Cela prend deux secondes et sauve bien des soirées.',
    },
    venus: {
      joined:
        'Tout s’adoucit autour de vous, jusqu’aux rideaux. La tendresse lunaire rencontre le goût et le charme de Vénus, on se mitonne des plats, on s’offre des plaids, on se pardonne beaucoup. Le bonheur de rester au nid peut faire éviter les sujets qui fâchent. Ils fâchent moins quand on les sort tôt.',
      flowing:
        'Prendre soin et faire plaisir vont ici de pair. La Lune sait quand l’autre a eu une rude journée, Vénus sait quelle musique mettre, et la maison devient un endroit où l’on s’attarde. Comme la Lune et Vénus se nourrissent de présence, une telle entente s’élargit volontiers à d’autres.',
      tense:
        'Aimer et rassurer, cela devrait se ressembler, et pourtant vos gestes tombent à côté. Qui apporte Vénus offre du joli quand la Lune voulait de la présence ; la Lune couve quand Vénus souhaitait sortir. L’affection est réelle. Dites « ce soir j’aimerais » plutôt que « tu ne fais pas attention ».',
    },
    mars: {
      joined:
        'Le cœur et le poing se touchent, l’ambiance chauffe vite. Mars réveille les émotions de l’autre, protège et brusque tour à tour ; la Lune donne à cette fougue une raison de rentrer. C’est vivant, c’est à vif. Un pas en arrière vaut alors une phrase, car la Lune recule avant de savoir pourquoi.',
      flowing:
        'Défendre quelqu’un que l’on aime décuple ici les forces. La Lune signale ce qui blesse, Mars agit sans faire d’histoires, et l’on se sent à l’abri sans étouffer. Les gestes comptent plus que les discours, une roue changée ou une course faite en silence. Mars prend la fatigue pour une faiblesse, donc la Lune tait la sienne, un peu trop longtemps.',
      tense:
        'À fleur de peau, voilà le régime des mauvais jours. L’impatience de Mars frappe juste là où la Lune est le plus tendre, et la réponse arrive en larmes, en mutisme ou en assiette posée trop fort. Derrière la colère, une demande attend. Faites une pause de vingt minutes, puis recommencez par elle.',
    },
    saturn: {
      joined:
        'Un manteau sur les épaules, parfois lourd, souvent bienvenu. Saturne donne à la Lune un cadre et une fidélité peu bruyante ; la Lune réchauffe une réserve ancienne. Si l’un des cœurs se tait par peur de déranger, le froid s’installe. Programmez la tendresse sans honte, elle aime les rendez-vous.',
      flowing:
        'Les années travaillent pour vous. Une sensibilité se sent portée, une solitude se laisse approcher, et l’on bâtit de petites traditions : le marché, la visite aux anciens, les bulbes mis en terre chaque automne. L’émotion parle bas. On l’entend mieux aux anniversaires, quand quelqu’un ose enfin la phrase entière.',
      tense:
        'Qui a éteint le chauffage ? La Lune attend une caresse, Saturne répond par un rappel à l’ordre ou un problème à régler, et chaque camp croit l’autre sans pitié. Souvent, deux peurs de peser s’observent. Osez une phrase maladroite mais chaude ; la rigueur, en face, n’espère parfois que cela.',
    },
    juno: {
      joined:
        'Promettre et se blottir, pour ce contact, reviennent presque au même. Côté Junon, on s’engage pour longtemps ; côté Lune, on fait de cet engagement un chez-soi, avec ses odeurs et ses surnoms. De vieux besoins d’enfance s’invitent dans le pacte. Nommés, ils se tassent, tant la Lune s’apaise dès qu’on la croit.',
      flowing:
        'Vos accords se concluent en pantoufles, sans déclaration. La fidélité d’un côté repose la sensibilité de l’autre, les corvées se partagent à l’instinct, et la famille, de sang ou choisie, tourne volontiers autour de vous. Ce qui change passe inaperçu, et le partage d’hier peut attendre longtemps qu’on le recompte.',
      tense:
        'L’accord prévoyait tout, sauf les humeurs. Junon tient aux règles du lien, à la juste part ; la Lune change d’avis au gré de la journée et voudrait qu’on le comprenne. Des rancunes minuscules s’empilent. Ouvrez à date fixe le dossier des petites choses, avec un gâteau, et refermez-le avant la nuit.',
    },
    ascendant: {
      joined:
        'On jurerait que la personne lunaire lit sur le visage de l’autre comme sur un baromètre. Elle sent la fatigue sous le sourire, adapte son pas, nourrit d’instinct ; l’Ascendant lui offre un accès direct au monde. Tant d’attention peut coller un peu, et l’on savoure d’autant mieux les sorties où personne ne veille sur personne.',
      flowing:
        'Se sentir chez soi devant un simple visage, cela arrive. La sensibilité lunaire se pose auprès d’une manière d’être qui lui convient, et l’Ascendant se montre sans apprêt, cheveux mouillés compris. Le quotidien vous va bien. Il arrive que le confort ferme un œil, et qu’une petite escapade le rouvre.',
      tense:
        'Vexations minuscules, réparations touchantes : la météo varie. Le style de l’Ascendant, direct ou distant, froisse une sensibilité qui prévient peu, et la Lune, en retour, teinte l’air de son humeur. Annoncez le temps qu’il fait chez vous en rentrant, orage ou ciel clair. On ajuste mieux son pas quand on connaît le vent.',
    },
  },
  mercury: {
    mercury: {
      joined:
        'Deux radios pour une seule émission, dirait-on en vous écoutant. Références communes, mots inventés, messages à toute heure : la tête s’amuse, et l’on pense souvent à la même vitesse. À force d’être d’accord, on tourne en rond dans un petit bocal. Il fait bon, alors, inviter une troisième personne qui raisonne de travers.',
      flowing:
        'Exposé à deux, un problème rétrécit. Vos intelligences se répondent avec naturel, une idée lancée revient améliorée, et les désaccords gardent un ton de jeu. Pareille aisance mérite un vrai sujet. Le solfège, une langue à déclinaisons ou l’art des nœuds marins occuperaient Mercure, tant il s’ennuie dans le facile.',
      tense:
        'Parler plus fort n’y change rien, vous n’utilisez pas le même plan de la ville. Une pensée va droit au but, l’autre passe par les ruelles, et chacune trouve absurde l’itinéraire d’en face. On découvre pourtant des quartiers. Reformulez ce que vous venez d’entendre avant de répondre : bien des querelles s’arrêtent là.',
    },
    venus: {
      joined:
        'Les mots doux viennent facilement sous ce contact. Mercure trouve le compliment exact, Vénus le reçoit avec grâce et donne envie d’en chercher d’autres ; on s’écrit, on choisit des cadeaux, on parle d’art ou de cuisine. La franchise, elle, se parfume un peu trop. Servez-la de temps en temps nature.',
      flowing:
        'Vos meilleures heures ressemblent à une librairie sous l’averse, quand rien ne presse. L’esprit et le goût s’entendent, quelle que soit la nature du lien, et les différends se règlent avec tact. Notez ce que l’autre aime au fil des conversations. Le carnet rendra de fiers services en décembre.',
      tense:
        'Un mot drôle, lancé trop vite, et voilà un sourire qui se crispe. Mercure plaisante sur ce que Vénus chérit, un foulard, une chanson, une amitié ; Vénus enjolive, et l’esprit précis d’en face y voit une petite fraude. Excusez-vous d’un ton léger, mais faites-le. Puis racontez pourquoi cette chanson compte.',
    },
    mars: {
      joined:
        'Débattre est votre sport. Mercure fournit l’argument, Mars l’ardeur de le mettre en pratique dès ce soir, et les plans passent vite du papier à la rue. La langue s’aiguise par la même occasion. Interdisez-vous un seul coup, la moquerie sur un point douloureux ; le reste peut siffler sans dommage.',
      flowing:
        'Idée à midi, essai à deux heures : la chaîne marche sans accroc. Une tête propose, un bras dispose, et les rôles s’échangent à l’occasion. Vous aimez la vitesse, les mots croisés chronométrés, les raccourcis par les cours d’immeuble. Seul l’enthousiasme joue des tours : il saute volontiers une ligne, parfois celle de l’adresse.',
      tense:
        'Ping-pong verbal, avec quelques balles perdues. Mars coupe la parole ou tranche, Mercure réplique par une ironie qui n’arrange rien, et le sujet de départ s’égare. Vos esprits s’affûtent pourtant à ce régime. Mars répond sans attendre le point final, d’où ces querelles dont personne ne retrouve l’origine.',
    },
    saturn: {
      joined:
        'Parole pesée, parole tenue : l’échange prend ici du poids. Saturne creuse et exige des preuves ; Mercure apporte la souplesse et les questions fraîches. On peut écrire un livre, tenir une association, préparer un concours avec un tel appui. Les bavardages qui ne servent à rien gardent pourtant leur utilité : ils rappellent que l’on s’aime bien.',
      flowing:
        'Demander conseil vous est simple. La pensée vive trouve une expérience qui l’ordonne, l’expérience retrouve par elle des chemins qu’elle croyait fermés, et les sujets sérieux, papiers, études, organisation, avancent sans soupirs. Terminez la séance par une histoire idiote. Mercure s’étiole sinon, parce que Saturne changerait volontiers la conversation en bureau.',
      tense:
        'Le stylo rouge n’est jamais bien loin. Qui apporte Saturne relève l’erreur avant d’entendre l’idée ; qui apporte Mercure bafouille, esquive ou se tait par orgueil. Personne n’aime rester élève à perpétuité. Saturne craint la faute et Mercure l’ennui, donc un temps pour rêver, séparé des vérifications, détend tout le monde.',
    },
    juno: {
      joined:
        'Pour vous, un pacte se parle. Junon prend au sérieux chaque phrase, Mercure trouve les termes qui conviennent aux deux parties, et l’accord se met à jour comme un carnet d’adresses. Attention aux promesses faites en passant, vite dites, longtemps attendues. Mercure parle pour essayer, Junon écoute pour retenir.',
      flowing:
        'Rien de tel qu’une bonne discussion pour consolider votre alliance. Qui tient à l’équité la formule sans reproche, qui a la parole facile la met au service du lien, et des arrangements délicats tiennent au dos d’un ticket de caisse. Relisez-les de temps à autre. L’encre de ces papiers pâlit.',
      tense:
        '« Tu l’avais dit ! » À cette accusation, Mercure répond que c’était une façon de parler. Les mots légers d’un côté deviennent des serments de l’autre, et l’on plaide, dates à l’appui. Une question toute simple aide beaucoup : est-ce une idée ou une promesse ? Posez-la avant de raccrocher.',
    },
    ascendant: {
      joined:
        'Il suffit d’un quai de gare pour que vous vous parliez. Mercure décrit l’autre et ses petits tics, parfois mieux que le miroir ; l’Ascendant donne à cet esprit quelqu’un à observer. Le portrait est amusant, un peu collant. Certains jours, le silence passe pour un cadeau.',
      flowing:
        'Les présentations n’ont pas dû traîner. Un regard curieux croise une façon d’être qui lui plaît, on prend ses repères dans la voix d’en face, et l’on fait bonne équipe au téléphone avec l’administration. Cette complicité de surface peut descendre d’un étage. Mercure y viendra, tant il se lasse des façades.',
      tense:
        'Des remarques fusent sur la manière de se tenir, de marcher, de dire bonjour. Mercure croit aider, l’Ascendant se sent sous la loupe et répond par une pose. Un peu d’humour règle la plupart des cas. Pour le reste, une observation sur trois peut très bien rester au fond d’une poche.',
    },
  },
  venus: {
    venus: {
      joined:
        'Vos goûts se saluent de loin : même couleur de mur, même dessert, mêmes fêtes jugées assommantes. Le plaisir de se retrouver vient sans effort, et l’argent part dans les mêmes vitrines. Une douceur si pareille évite les aspérités. Votre meilleur souvenir viendra peut-être d’un restaurant choisi par erreur.',
      flowing:
        'Deux façons d’aimer qui se rehaussent, comme le sel et la pastèque. On apprécie chez l’autre un raffinement légèrement différent, on partage l’addition sans calculette, on se réconcilie volontiers par un cadeau. Gardez à ces largesses un peu de surprise. Une gentillesse attendue perd de sa saveur, car Vénus s’endort dans l’habitude.',
      tense:
        'Le canapé a pu faire l’objet de trois réunions. Ce que chacun trouve beau, cher ou tendre diffère, et les preuves d’affection se trompent souvent d’adresse. L’attirance des contraires existe, elle aussi. Apprenez à recevoir un présent selon l’intention de qui l’offre ; le vôtre en sera mieux compris.',
    },
    mars: {
      joined:
        'Quelque chose crépite, que le lien soit amoureux, amical ou familial. Mars va chercher Vénus, la bouscule, la fait rire ; Vénus polit cette ardeur et lui donne envie de plaire. Chez des proches, cela fait des projets vifs et des taquineries sans fin. L’attente entretient le feu, puisque Mars aime poursuivre plus que tenir.',
      flowing:
        'Inviter, accepter, relancer : le jeu va de soi. Une personne prend l’initiative avec entrain, l’autre y met de la grâce, et l’on cuisine ou bricole au même tempo, la radio allumée. L’agrément peut suffire longtemps, jusqu’au soir où l’on se demande ce qu’une si belle énergie pourrait bâtir.',
      tense:
        'De l’attrait à l’agacement, la cloison est mince. Mars veut tout de suite, Vénus aimerait qu’on y mette les formes, et chaque retard ou chaque hâte passe pour un manque d’affection. Ce piquant a ses amateurs. Comme Mars court et que Vénus se prépare, le rythme fâche plus que le fond.',
    },
    saturn: {
      joined:
        'Affection discrète, solide comme une poutre de chêne. Saturne s’engage en comptant ses mots ; Vénus apporte de la grâce à ce sérieux et y gagne un abri. On se retient parfois, par fierté, de réclamer de la douceur. Réclamez-en quand même, le vendredi par exemple, sans motif.',
      flowing:
        'Voir passer les années côte à côte ne vous effraie guère, tant l’estime est bonne gardienne. Le charme d’un côté allège les devoirs de l’autre, qui lui donne en retour de la tenue. On restaure une commode, une amitié, un budget. Contre la routine, dépensez un peu, ensemble, pour le seul plaisir.',
      tense:
        'Aime-t-on bien quand on aime avec réserve ? Vénus guette un signe, Saturne craint d’en donner trop, et la distance se creuse par excès de prudence. Un écart d’âge, de moyens ou de milieu demande parfois à s’apprivoiser. Offrez de petites tendresses, régulières : la confiance préfère ici les mensualités.',
    },
    juno: {
      joined:
        'L’amour et l’alliance se donnent le bras. Qui apporte Vénus possède le charme que l’autre espère d’un lien durable ; qui apporte Junon lui offre la parole qui rassure. Chez des parents ou des amis, cela fait une fidélité souriante. Les arrangements trop jolis cachent parfois un désaccord, car Vénus maquille volontiers ce qui la gêne.',
      flowing:
        'Douceur et loyauté se répondent avec simplicité. On coupe la tarte à l’œil, sans que personne sorte la règle, et les gestes d’affection tombent au moment des vraies fatigues. Un lien si accommodant peut laisser des questions en friche. L’avenir en est une, qui se traite bien devant une belle vue.',
      tense:
        'Ce qui plaît et ce qui engage se disputent la couverture. Vénus voudrait de la légèreté et le choix du soir ; Junon demande où mène tout cela et qui fait la vaisselle. Les deux ont raison le même soir. Prévoyez un plaisir et un devoir pour la semaine, à parts égales.',
    },
    ascendant: {
      joined:
        'Joli duo, dit-on en vous voyant arriver. Vénus admire l’autre jusque dans sa façon de remonter une manche, et ce regard donne à l’Ascendant de l’aisance, l’envie de paraître sous son meilleur jour. Il faut pouvoir se montrer aussi sous le moins bon. Gardez un vieux pull pour cela.',
      flowing:
        'La sympathie entre ici par la grande porte. Une manière d’aborder le monde plaît, sans raison compliquée, à quelqu’un qui sait le dire ; sortir, recevoir, choisir un tissu devient facile. Ce plaisir poli cache des étages. Une panne de courant, un soir d’hiver, suffit parfois pour les visiter.',
      tense:
        'Le style d’en face vous amuse et vous agace un peu. Vénus aimerait corriger un col ou un ton de voix ; l’Ascendant sent qu’on l’apprécie avec des retouches. Le compliment sans réserve existe. Entraînez-vous à le faire en moins de dix mots, et à l’accepter sans répondre « mais ».',
    },
  },
  mars: {
    mars: {
      joined:
        'Partir en même temps, foncer vers la même porte : l’énergie se double, la rivalité aussi. À deux, vous abattez le travail d’une équipe, et vous vous heurtez dès que la poignée ne tourne que pour une main. Répartissez les commandes avant l’action. Mars n’a guère de rancune, si bien qu’après coup on rit de tout.',
      flowing:
        'Vos moteurs tournent sur un rythme voisin. On s’entraîne, on se relaie, on sait d’instinct qui pousse et qui tient le guidon, et la colère, rare, s’évapore en bougeant. Donnez une destination à cette bonne mécanique. Sans cela, elle tourne à vide, car Mars aime aussi le bruit.',
      tense:
        'Attention, deux capitaines sur le même pont. Vos façons de vouloir se contrarient, un assaut contre un siège, une impatience contre une stratégie, et l’on se pousse à bout pour une place de parking. Autant de vigueur peut servir. Le badminton y pourvoit assez bien, puisque Mars demande un terrain plus qu’une victoire.',
    },
    saturn: {
      joined:
        'Accélérateur et frein se disputent la même route. Mars pousse, Saturne retient, et l’on avance par à-coups, jusqu’à ce que chaque pied apprenne son tour. Un pareil équipage peut accomplir des travaux longs et rudes, du mur de pierre au diplôme tardif. La vitesse mérite un merci, l’endurance aussi, et l’on oublie souvent les deux.',
      flowing:
        'Besogne faite, outils rangés : on aime vous confier un chantier. L’audace trouve un calendrier, la prudence trouve des jambes, et l’obstacle se contourne ou s’use. Il manque un peu de fantaisie à ces journées pleines. La faute en revient à Saturne, puisqu’il compte les heures et jamais le plaisir.',
      tense:
        '« Attends » contre « maintenant » : le bras de fer est connu. Mars prend les objections de Saturne pour un refus, Saturne voit dans cette hâte un manque d’égards, et la colère couve sous la politesse. Fixez une échéance ferme pour chaque décision. Datée, l’attente devient supportable, puisque Saturne s’engage et que Mars peut compter.',
    },
    juno: {
      joined:
        'Épaule contre épaule, vous concluez vos alliances dans l’action. Mars se bat pour le lien, parfois un peu contre lui ; Junon aime cette bravoure et lui demande de respecter les règles. Choisissez des causes communes, quartier, sport ou famille. Pour les différends, une voix à la fois, et la télévision éteinte.',
      flowing:
        'Tenir parole prend chez vous la forme d’un coup de main. L’ardeur d’un côté se rend disponible, la loyauté de l’autre sait où l’envoyer, et l’on se défend mutuellement sans grand discours. Vérifiez que l’effort se répartit pour de bon. Comme Mars agit vite, il finit souvent par porter tous les sacs.',
      tense:
        'Liberté d’agir, devoir de prévenir : vos querelles tournent autour de ce point. Mars décide et informe ensuite, Junon y voit un pacte bafoué, et le ton grimpe à propos d’un week-end. Fixez un seuil, en heures ou en argent, au-delà duquel on se consulte. En dessous, que chacun galope.',
    },
    ascendant: {
      joined:
        'Au premier regard, un petit choc. Mars attire l’Ascendant, ou l’échauffe, et l’Ascendant donne à cette force une silhouette à suivre ou à défier. On s’ennuie peu, on se marche parfois sur les pieds. Mars n’a pas le sens des petites doses, d’où des taquineries qui piquent.',
      flowing:
        'Marcher d’un bon pas, à la même allure, vous met de belle humeur. Une énergie franche encourage une manière d’être à se risquer dehors, et l’on s’inscrit ensemble à ce que chacun repoussait. Le défi vous rapproche. Il vous manque seulement des heures sans chronomètre, une sieste dans l’herbe par exemple.',
      tense:
        '« Pas si vite », aimerait-on dire d’un côté, et « réveille-toi » de l’autre. La fougue de Mars paraît agressive à qui entre autrement dans le monde, et l’attitude de l’Ascendant fait l’effet d’un chiffon rouge qu’on agite. Reconnaissez le piège à temps. Un signe convenu, paume ouverte, peut arrêter la charge.',
    },
  },
  saturn: {
    saturn: {
      joined:
        'Vous avez sans doute grandi les mêmes années, ou près de trente ans vous séparent. Vos prudences se ressemblent, vos silences aussi, et vous bâtissez lentement, avec méthode. Le danger serait de durcir en chœur. Confiez la caisse des loisirs à la personne qui rit le plus facilement.',
      flowing:
        'Un respect tranquille tient votre lien. Vos idées du devoir, de l’effort, du temps qu’il faut pour réussir une chose s’accordent sans longue explication, et vous tenez bon dans les périodes chargées. Il reste à se permettre la paresse. Saturne se méfie du repos, tant il le confond avec un retard.',
      tense:
        'Sept ans, ou quinze, vous séparent peut-être, et vos règles se contredisent. Économiser ou prêter, obéir ou tenir tête : la responsabilité prend deux visages, qui se jugent facilement. Racontez d’où vient votre rigueur, quelle année difficile l’a forgée. On discute mieux une règle dont on connaît l’histoire.',
    },
    juno: {
      joined:
        'Signer, tenir, durer : ces verbes vont bien à votre lien. Saturne pose des fondations, Junon y installe une promesse, et les tempêtes trouvent à qui parler. La fidélité prend quelquefois des airs de règlement d’immeuble. Ajoutez à l’accord une clause fantaisiste, et respectez-la scrupuleusement.',
      flowing:
        'Des engagements clairs, peu nombreux, tenus longtemps : la recette vous convient. L’exigence d’équité rencontre une patience qui la prend au sérieux, et chaque saison ajoute une pierre. Célébrez ce qui a duré, même modestement. Une photo prise tous les ans au même endroit en dirait davantage qu’un discours.',
      tense:
        'Pacte ou corset ? Saturne alourdit parfois de conditions ce que Junon voulait simple et juste ; Junon réclame son dû avec une fermeté qui effraie. Les charges, peu à peu, se comptent. Enlevez chacun une obligation, celle qui pèse le plus, et voyez ce que le lien fait de cet air.',
    },
    ascendant: {
      joined:
        'Une gravité particulière accompagne cette rencontre. Saturne voit chez l’autre ce qui pourrait mûrir, et surveille un peu ; l’Ascendant se sent tantôt soutenu, tantôt corrigé. La loyauté peut être profonde. Que le conseil attende d’être demandé, et que les pitreries gardent droit de cité.',
      flowing:
        'Appui discret, tel un tuteur contre un jeune arbre. Qui apporte Saturne stabilise la manière d’avancer de l’autre, qui lui rend de l’air et de la spontanéité, et l’on se fie facilement à ce que vous entreprenez. La prudence y gagne en souplesse, car l’Ascendant rappelle à Saturne que l’on peut changer de trajet.',
      tense:
        'Sous l’œil de Saturne, l’Ascendant rentre les épaules ou force le trait. D’un côté on croit protéger, de l’autre on passe un oral, et la fantaisie se cache. Un mot d’approbation, même bref, change l’atmosphère. Saturne se retient, car il craint de mal dire, et l’on entend du mépris.',
    },
  },
  juno: {
    juno: {
      joined:
        'Vous donnez au mot « ensemble » à peu près le même sens. Mêmes attentes de loyauté, même seuil pour l’injustice, et des pactes conclus presque sans négocier. Comme tout semble entendu, on oublie de le dire. Énoncez-le une fois, à haute voix, comme si vous veniez de vous rencontrer.',
      flowing:
        'Autour de l’équité, vos vues s’accordent bien. Vos façons de vous lier diffèrent et s’épaulent : ce qui manque dans un contrat figure dans l’autre. On forme facilement une équipe, en affaires, en famille, en amitié. Quand le confort endort tout cela, un projet à échéance, avec une fête au bout, remet du jeu.',
      tense:
        'Fidèle à quoi, et jusqu’où ? Vos réponses divergent. Pour une part, l’alliance veut de la présence ; pour l’autre, de la liberté ou des preuves, et une promesse tenue à moitié ne compte plus. Comparez vos définitions un jour de bonne entente, une feuille par personne, et cherchez trois points communs.',
    },
    ascendant: {
      joined:
        'Cette allure, cette voix, Junon les attendait. L’Ascendant ressemble à l’idée que l’autre se fait d’une personne de confiance, et l’on parle vite au pluriel. C’est flatteur, un peu exigeant. Laissez à la personne réelle le droit de décevoir le portrait, par exemple un lundi matin.',
      flowing:
        'Former un duo vous va comme un habit souple. Le sens de l’engagement s’accorde à une façon naturelle d’aller vers les gens, et l’on vous invite d’un seul carton. Le lien se renforce dans les petites représentations de la vie. Quant aux sorties séparées, elles ont du bon : on en rapporte des histoires.',
      tense:
        'Une alliance demande des égards que le premier mouvement oublie. L’Ascendant part et revient à sa guise ; Junon compte les fois où l’on a dit « je » au lieu de « nous ». Ni l’élan ni la demande ne sont de trop. Un mot lancé en partant adoucit l’attente, puisque Junon craint moins l’absence que l’oubli.',
    },
  },
};
