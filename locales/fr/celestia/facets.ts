import type { FacetSentences } from '../../celestia-words.ts';

/** Comment chaque signe s’y prend, selon ce qui s’y prend. */
export const facets: FacetSentences = {
  aries: {
    self: [
      'Tu apprends qui tu es en te lançant, puis en regardant ce que ça te fait.',
      'Attendre ton tour te coûte, l’audace jamais, et une défaite te réveille plus qu’elle ne t’abat.',
    ],
    feeling: [
      'Chez toi l’émotion arrive vite, flambe, et repart avant qu’on ait trouvé une chaise.',
      'On sait tout de suite quand quelque chose te blesse ; tu préfères un éclat sincère à une semaine de sous-entendus.',
    ],
    mind: [
      'Tu penses tout haut et par gros titres, quitte à te corriger après.',
      'Les longs préambules te perdent, mais dès qu’on va au fait, tu saisis du premier coup et tu tranches.',
    ],
    love: [
      'Tu aimes le premier pas, la réponse franche, et quelqu’un qui rit après la dispute.',
      'Attendre un message te met les nerfs à vif : tu préfères appeler et savoir.',
      'Un amour trop tranquille t’endort ; il te faut de l’imprévu, et un peu de répondant en face.',
      'Conquérir t’amuse presque autant que d’être à deux, d’où ce goût du défi qui tient ton désir en éveil.',
      'Tu dis vite que quelqu’un te plaît, et tu attends qu’on te réponde aussi nettement.',
    ],
    drive: [
      'Ton énergie va par sprints : une ligne d’arrivée visible en tire le meilleur.',
      'Devant un obstacle, tu fonces d’abord ; le contourner te vient à l’esprit une fois la bosse au front.',
    ],
    growth: ['La chance te trouve quand tu pars devant, pendant que les gens raisonnables délibèrent.'],
    duty: [
      'La patience, tu l’as apprise à tes dépens, en refaisant deux fois la même chose.',
      'Faute d’avoir reçu la permission d’oser, tu bâtis ton courage toi-même, une décision après l’autre.',
    ],
    approach: [
      'Tu entres déjà en mouvement, et en une minute chacun sait où il en est avec toi.',
      'À ta poignée de main vigoureuse, on devine déjà que tu ne tourneras pas autour du pot.',
    ],
    calling: [
      'Tu donnes ta mesure là où il faut ouvrir la porte et où personne n’ose encore.',
      'Diriger te va mieux qu’obéir, et ta réputation se forge dans l’urgence, quand il faut décider à la place des hésitants.',
    ],
    money: ['L’argent vient vite et part vite ; une règle posée à froid t’aidera plus que la volonté.'],
    home: ['Il te faut un lieu où claquer un placard et recevoir son pardon avant le dîner.'],
    company: ['Tes proches répondent à un projet soudain avec leur manteau déjà sur le dos.'],
    partner: ['On t’attire en te tenant tête, car l’accord permanent t’ennuie dès le deuxième mois.'],
    north: ['Ce qui te fait du bien, c’est de choisir par toi-même, même quand suivre serait plus simple.'],
    shared: [
      'Une dette te démange, tu la règles d’un coup ou tu l’oublies ; ta confiance, tu l’offres avant d’avoir lu les conditions.',
    ],
    retreat: [
      'Pour toi le retrait passe par le mouvement : une colère ravalée travaille en dessous, et elle ne se dissout qu’en marchant.',
    ],
  },
  taurus: {
    self: [
      'Tu crois ce que tu peux toucher, et tu aimes mieux prendre ton temps que regretter.',
      'Ta force est dans ta constance : une fois ton avis arrêté, les pressions glissent sur toi comme la pluie sur un toit.',
      'Tu n’aimes pas qu’on te bouscule, et tu donnes ta pleine mesure quand on te laisse finir.',
      'Tu vas au simple et au durable, et tu gardes longtemps ce que tu as bien choisi.',
      'Tu sais attendre ce qui en vaut la peine, et l’on te bouscule rarement deux fois.',
    ],
    feeling: [
      'C’est le corps qui t’apaise : un plat, une couverture, la même promenade à la même heure.',
      'Déménager, même pour mieux, te remue longtemps, car ton cœur s’attache aux lieux et se replante lentement.',
    ],
    mind: [
      'Tu laisses mûrir une idée, et une fois arrêtée, elle résiste aux modes.',
      'Avant de dire oui, tu demandes à voir un exemple, et les belles théories attendent poliment leur preuve.',
      'Tu apprends en faisant, et ce que tu as compris une fois, tu le sais pour longtemps.',
    ],
    love: [
      'Tu aimes avec les mains et les habitudes, et lâcher ce qui fut bon te coûte.',
      'C’est un parfum, une nuque, une voix grave qui te séduit, bien plus sûrement qu’un discours.',
    ],
    drive: [
      'On te met difficilement en route, on t’arrête encore moins : la troisième année, tu y es toujours.',
      'Il faut te provoquer longtemps pour te fâcher, mais ce jour-là, chacun se range prudemment le long du mur.',
    ],
    growth: ['Chez toi les choses poussent comme un potager, un peu de travail par semaine et pas de hâte.'],
    duty: [
      'Tu veilles sur ce que tu as, avec la crainte d’en manquer même quand l’armoire est pleine.',
      'Gagner ta vie par toi-même compte énormément, au point que tu t’accordes un plaisir seulement après l’avoir mérité deux fois.',
    ],
    approach: [
      'On rencontre en toi quelqu’un qui ne se presse pas, et l’on baisse la voix sans s’en rendre compte.',
      'On te reconnaît à une élégance confortable, laine épaisse et sourire tranquille, si bien qu’on a envie de s’asseoir près de toi.',
    ],
    calling: [
      'Tu réussis dans ce qui laisse une trace solide, que l’on touche ou que l’on goûte.',
      'On finit par te confier les ressources d’une équipe, parce que sous ta garde rien ne se gaspille ni ne se dégrade.',
    ],
    money: ['Tu sens ce qui dure, et un achat bon marché peut t’agacer des années.'],
    home: ['Chez toi tout compte, jusqu’au poids des tasses, et les invités restent tard.'],
    company: ['Tu préfères peu d’amis pour des décennies, avec une table attitrée quelque part.'],
    partner: ['Tu cherches une parole qui, donnée lundi, tienne encore vendredi.'],
    north: ['La vie te pousse vers le simple et le tien, loin des orages d’autrui.'],
    shared: [
      'Tu prêtes rarement et tu rends au centime ; un héritage, tu le gardes intact, et ta confiance se gagne à l’usure.',
    ],
    retreat: [
      'La paix te revient par les sens, dans un jardin ou un hamac, et un entêtement que nul ne soupçonne te garde debout.',
    ],
  },
  gemini: {
    self: [
      'Avant midi tu as déjà été plusieurs, et c’est presque toujours la part curieuse qui mène.',
      'Apprendre te rajeunit, et tu quittes sans remords un sujet dès que tu en as fait le tour.',
    ],
    feeling: [
      'Tu comprends ce que tu ressens en le racontant, et ça change pendant que tu racontes.',
      'Toute contrariété s’allège de moitié dès que tu en ris ; c’est l’ennui, plutôt que le chagrin, qui t’attriste pour de bon.',
    ],
    mind: [
      'Tes idées vont par deux, chacune avec son objection ; d’où ta vitesse, et parfois ta fatigue.',
      'Ton oreille attrape les accents, les lapsus, la phrase échangée deux rangs plus loin, sans que rien s’en perde.',
    ],
    love: [
      'Tu tombes d’abord sous le charme d’une conversation, et un silence à table t’inquiète plus qu’une querelle.',
      'Flirter est un jeu d’esprit où un message drôle, à midi, vaut pour toi tous les bouquets.',
    ],
    drive: [
      'Tu préfères jongler avec deux tâches, la seconde te rafraîchit pour la première.',
      'Tes mots sont ton arme la plus rapide, et une bonne joute verbale te ragaillardit pour l’après-midi.',
    ],
    growth: ['Les portes s’ouvrent sur une remarque, un message, l’amie d’un ami.'],
    duty: [
      'Tu as peut-être cru qu’il fallait tout savoir avant d’avoir le droit de parler.',
      'Te concentrer sur une seule matière t’a demandé un long entraînement, dont ton écriture sort plus juste.',
    ],
    approach: [
      'Tu arrives avec une question, et des inconnus se surprennent à te parler de leur frère.',
      'Tes mains parlent en même temps que toi, tes yeux vont partout, et l’on te donne souvent moins que ton âge.',
    ],
    calling: [
      'Tu brilles quand il faut expliquer, relier, porter une chose d’un groupe à l’autre.',
      'Deux métiers dans une même vie ne te feraient pas peur, surtout si le langage y tient le premier rôle.',
    ],
    money: ['Tu peux gagner par plusieurs petits ruisseaux, mais en tenir le compte est une autre affaire.'],
    home: ['Chez toi il y a des livres entamés, trois chargeurs et quelqu’un au téléphone.'],
    company: ['Tu collectionnes les gens, avec pour chaque visage un détail gardé en mémoire.'],
    partner: ['Tu veux quelqu’un qui continue de t’étonner par ce qu’il remarque.'],
    north: ['Tu grandis dès que tu interroges au lieu de prêcher, et que tu attends la réponse.'],
    shared: [
      'L’argent à plusieurs, tu en parles sans gêne mais tu oublies qui a payé le taxi ; quant à ta confiance, tu la livres par épisodes.',
    ],
    retreat: [
      'Quand tu t’isoles, ta tête poursuit la conversation ; couche-la sur le papier, il en sortira une idée que tu ne soupçonnais pas.',
    ],
  },
  cancer: {
    self: [
      'Tu portes les tiens avec toi, et bien des choses que tu fais servent en silence à les protéger.',
      'Ta carapace trompe le monde ; derrière se cache un cœur impressionnable, qui a besoin d’appartenir à quelqu’un ou à quelque part.',
    ],
    feeling: [
      'Tu oublies ce qui s’est dit, jamais l’effet que ça t’a fait.',
      'Certains soirs, l’envie de te blottir l’emporte sur tout, et le lendemain c’est toi qui ouvres les bras.',
    ],
    mind: [
      'Ta mémoire est un tiroir de cuisine : tout y est, rangé par humeur et non par date.',
      'Pour te convaincre, mieux vaut parler gentiment, puisque tu écoutes le ton autant que les phrases.',
    ],
    love: [
      'Tu aimes en prenant soin, et tu attends qu’on devine ce qu’il te faudrait en retour.',
      'Les surnoms secrets et les chansons de vos débuts t’attachent plus que n’importe quelle grande déclaration.',
    ],
    drive: [
      'Tu avances de biais vers ton but, et tu te bats le plus fort pour les tiens.',
      'Sous l’offense, tu te fermes plutôt que de riposter, puis ta réponse sort d’un seul jet, des semaines après.',
    ],
    growth: [
      'Ce qui te fait du bien vient de la famille, des vieux amis, des lieux où tu te sens chez toi.',
      'Tu avances mieux quand on t’entoure, et ta gentillesse finit souvent par te revenir.',
    ],
    duty: [
      'Tu as peut-être eu très tôt la charge des autres, à sentir leur humeur avant la tienne.',
      'Montrer ta vulnérabilité t’a longtemps semblé un luxe, et tu apprends sur le tard à te laisser consoler.',
    ],
    approach: [
      'Tu entres doucement, tu prends la température, et alors seulement tu ôtes ton manteau.',
      'Tu observes d’abord de loin, et un mot gentil suffit souvent à te faire approcher.',
      'Au premier contact, tu parais sur la réserve ; en fait, tu cherches à qui te fier.',
      'Ton visage laisse passer chaque nuage, ce qui pousse les timides à te choisir d’emblée.',
      'Tu mets du temps à te livrer, mais une fois en confiance, tu parles comme à de vieilles connaissances.',
    ],
    calling: [
      'On te confie ce qui est fragile, et un beau métier peut se bâtir là-dessus.',
      'Au travail, tu crées un esprit de famille, et le public te garde une affection qui survit aux changements de poste.',
    ],
    money: [
      'Tu mets de côté pour un mauvais jour qui ne viendra pas, et tu dépenses sans compter pour ceux que tu aimes.',
    ],
    home: ['Un foyer, pour toi, c’est moins une adresse qu’une odeur, des photos, une certaine soupe.'],
    company: ['Tu fais de tes amis des parents, anniversaires retenus et restes emballés compris.'],
    partner: ['Tu cherches quelqu’un qui reste doux quand tu te tais.'],
    north: ['Ton chemin va vers le droit d’être à ton tour l’objet de soins.'],
    shared: [
      'Entre proches, un prêt touche au cœur, un héritage aussi, et tu ne te livres qu’à qui a su garder une confidence.',
    ],
    retreat: [
      'Ton repli ressemble à une marée basse : tu retournes aux souvenirs, et une tendresse que personne ne voit y reprend des forces.',
    ],
  },
  leo: {
    self: [
      'Tu fais les choses de tout cœur ou pas du tout, et passer sans qu’on te voie te coûte plus qu’une erreur.',
      'Tu as le sens de l’honneur, et l’on obtient de toi par la confiance ce qu’aucun ordre n’obtiendrait.',
    ],
    feeling: [
      'Tu ressens en grand, et un bravo de la bonne personne répare une semaine.',
      'Ta fierté fait écran à ta peine, et tu plaisantes très fort le jour où tu aurais besoin d’une caresse.',
    ],
    mind: [
      'Tu racontes bien, parfois mieux que ça ne s’est passé, et c’est ta version qui reste.',
      'Quand une idée te tient à cœur, tu la défends avec panache ; changer d’avis en public te demande du cran.',
    ],
    love: [
      'Tu aimes sans compter et à découvert, et il te faut un visage qui s’éclaire à ton arrivée.',
      'Offrir un cadeau devient un événement, avec ruban, mise en scène et toi qui guettes la surprise.',
    ],
    drive: [
      'Tu travailles au mieux sous le regard de quelqu’un qui compte.',
      'Relever le gant t’exalte, surtout si l’enjeu est noble, et ton ardeur entraîne ceux qui comptaient rester assis.',
    ],
    growth: ['Les occasions viennent quand tu acceptes qu’on te voie, avant même de te sentir à la hauteur.'],
    duty: [
      'L’éloge a peut-être eu ses conditions, et tu répètes encore plus qu’il ne faut.',
      'Commander t’intimide plus qu’on ne le croit, et tu prends ton autorité si au sérieux que tu en oublies de jouer.',
    ],
    approach: [
      'Tu apportes de la chaleur et un peu de théâtre, et les têtes se tournent, voulu ou non.',
      'Même en vieux pull, tu as de l’allure, et l’on te suppose aux commandes avant de connaître ton prénom.',
    ],
    calling: [
      'Ta place porte ton nom, et l’ouvrage y montre qui l’a fait.',
      'Mener une troupe te convient, à condition que chacun y ait son morceau de gloire et toi la direction.',
    ],
    money: ['Tu as la main ouverte, surtout pour le plaisir et la joie des autres.'],
    home: ['Chez toi c’est une petite scène bien éclairée, et le meilleur fauteuil revient à l’invité.'],
    company: ['Tu tiens à ta bande, tu organises la fête, et tu vois tout de suite qui manque.'],
    partner: ['Tu veux quelqu’un de fier à ton bras, avec ses propres raisons de l’être.'],
    north: ['Ce qui t’aide, c’est de montrer ton cœur au lieu de te fondre dans le groupe.'],
    shared: [
      'Ta fierté souffre de devoir et se plaît à prêter ; te fier à quelqu’un, c’est accepter qu’il te voie sans éclat.',
    ],
    retreat: [
      'Loin des regards, tu te retrouves en créant sans applaudissements ; une fierté discrète y couve, plus solide que l’autre.',
    ],
  },
  virgo: {
    self: [
      'Tu vois ce qui pourrait aller mieux, chez toi d’abord, et tu ne t’arrêtes que lorsque ça marche.',
      'Être utile t’importe plus que briller, et un compliment te laisse souvent sans réponse.',
    ],
    feeling: [
      'Ranger te calme les nerfs, et ton inquiétude est une tendresse en tablier.',
      'Ton ventre sait avant toi que quelque chose te tracasse, et parler du problème pratique t’aide à dire le reste.',
    ],
    mind: [
      'Tu vois le seul chiffre faux d’une page pleine, et tu ne peux plus ne pas le voir.',
      'Expliquer une démarche pas à pas te vient sans effort ; tes notes resservent même à des gens que tu ne connais pas.',
    ],
    love: [
      'Tu aimes par les détails : le bon thé, la charnière réparée, la question que nul n’avait posée.',
      'Ta pudeur passe parfois pour de la froideur, et il te faut bien des soirs avant de croire qu’on t’aime sans retouches.',
    ],
    drive: [
      'Une tâche nette et un bon outil te rendent la joie, les consignes floues t’épuisent.',
      'Le travail te défoule, et c’est en frottant, en recousant, en corrigeant que ta colère finit par s’user.',
    ],
    growth: ['Tu avances par petites améliorations plus que par bonds, et l’on finit par compter dessus.'],
    duty: [
      'Tu exiges de toi ce que tu n’oserais demander à personne.',
      'Te tromper n’est pas une faute, voilà ta leçon la plus lente, révisée à chaque rature.',
    ],
    approach: [
      'D’abord tu observes, ensuite tu parles, et ce que tu dis sert en général.',
      'Discrétion, mise soignée, un mot juste au bon moment, et l’on met parfois des semaines à découvrir ta fantaisie.',
    ],
    calling: [
      'Il te faut l’amour du métier, là où se voit l’écart entre bon et presque bon.',
      'Les coulisses te conviennent, car ta renommée se répand d’elle-même, entre gens que ton soin a tirés d’embarras.',
    ],
    money: ['Tu sais à peu près ce qu’il y a sur le compte, et une facture confuse te gâche la soirée.'],
    home: [
      'Il te faut un ordre choisi par toi, où au moins une étagère soit rangée exactement comme tu veux.',
      'Tu te détends chez toi une fois que tout est à sa place, et pas une minute avant.',
    ],
    company: [
      'Dans la bande, c’est toi qui lis le contrat, apportes le pansement et te rappelles l’allergie.',
    ],
    partner: ['Tu regardes si l’on tient les petites promesses, car elles annoncent les grandes.'],
    north: ['Tu grandis en faisant aujourd’hui la petite chose utile, plutôt qu’en rêvant de tout.'],
    shared: [
      'Tes comptes avec les autres sont à jour, au timbre près, et tu fais confiance comme on vérifie une addition, deux fois.',
    ],
    retreat: [
      'Le retrait te repose à condition de ne rien améliorer, car en coulisse une petite voix corrige tout, jusqu’à tes siestes.',
    ],
  },
  libra: {
    self: [
      'Tu te comprends mieux face à quelqu’un, en pesant son côté avec le tien.',
      'Le beau te nourrit, si bien qu’une couleur criarde ou un mot grossier suffit à te gâter la matinée.',
    ],
    feeling: [
      'La discorde te passe sous la peau, et tu arrondis les angles avant de savoir ce que tu ressens.',
      'Sans compagnie, tes sentiments flottent un peu, et c’est dans les yeux d’autrui qu’ils se précisent.',
    ],
    mind: [
      'Tu as entendu les deux parties avant la fin du café ; c’est trancher qui est dur.',
      'Ta diplomatie sait tourner un refus si joliment qu’on t’en remercie, après trois relectures du message, il est vrai.',
    ],
    love: [
      'Tu t’approches avec grâce et attention, et l’équité t’importe autant que la passion.',
      'Séduire est affaire de style, et la moindre brutalité éteint ton désir d’un coup.',
    ],
    drive: [
      'Tu agis mieux à deux, et tu préfères convaincre que vaincre.',
      'L’injustice faite à un tiers te met en marche plus vite que celle qu’on te fait, et tes armes sont les arguments.',
    ],
    growth: ['Ta chance a souvent un nom et un visage : un allié, une associée, qui te présente.'],
    duty: [
      'Tu prends les engagements très au sérieux, et un arrangement injuste te pèse des années.',
      'Les années t’enseignent qu’un accord se travaille, et qu’il faut parfois décevoir pour rester juste.',
    ],
    approach: [
      'Auprès de toi chacun se sent bienvenu, et cela ouvre plus de portes que tu ne crois.',
      'Avec ce sourire qui désarme, tu obtiens souvent raison avant même d’avoir exposé ta position.',
    ],
    calling: [
      'Tu réussis là où tout repose sur le goût, le tact ou une décision juste.',
      'Plaire sans mentir est ton talent public, et l’on t’appelle pour réconcilier deux camps qui ne se saluent plus.',
    ],
    money: ['Tu aimes les belles choses et les additions partagées, et demander plus te gêne.'],
    home: ['Il te faut des teintes calmes et la paix dans la pièce à côté.'],
    company: ['Tu places les convives de façon qu’ils s’entendent, et ils s’entendent presque toujours.'],
    partner: ['Tu cherches ton égal, et tu cèdes longtemps avant de reconnaître que tu cèdes.'],
    north: ['L’effort, pour toi, est de laisser l’autre entrer pour de bon dans la décision.'],
    shared: [
      'À parts égales, voilà comment tu partages ; une dette qui penche te gêne, et tu donnes ta confiance en attendant la pareille.',
    ],
    retreat: [
      'Ce que tu demandes à la solitude, c’est du beau et du silence, pendant qu’en toi deux avis se réconcilient à voix basse.',
    ],
  },
  scorpio: {
    self: [
      'Tu veux savoir ce qu’il y a dessous, chez les gens et chez toi, et les banalités ne te trompent guère.',
      'Les crises te transforment au lieu de te casser, et tu renais là où d’autres se contentent de tenir.',
    ],
    feeling: [
      'Tu ressens jusqu’au fond et tu en montres un dixième, à peu de monde.',
      'Une blessure ancienne garde sa date et son visage, et pardonner te prend le temps d’une vraie convalescence.',
    ],
    mind: [
      'Tu poses la question que tous contournaient, puis tu attends.',
      'Un silence, un cil qui bouge, et ton enquête commence, patiente, discrète, impossible à distraire.',
    ],
    love: [
      'Tu n’aimes pas à moitié ; ta confiance tarde, et quand elle vient, elle vient entière.',
      'La jalousie te connaît bien, car tu désires avec une intensité magnétique et tu supportes mal le moindre partage.',
    ],
    drive: [
      'Tu peux vouloir une chose en silence pendant des années, et cette patience est une force.',
      'En plein danger, ton sang se refroidit, et tu vas jusqu’au bout de ce que d’autres lâchent par peur.',
    ],
    growth: [
      'Tu gagnes à ce que les autres évitent : l’entretien difficile, l’épave qui vaut qu’on la répare.',
    ],
    duty: [
      'Renoncer à contrôler te fait l’effet de lâcher la corde.',
      'Avoir du pouvoir t’inquiète, et tu mets des années à comprendre qu’on demande de l’aide sans se livrer pieds et poings liés.',
    ],
    approach: [
      'Au début tu parles peu et vois beaucoup, et l’on se sent lu.',
      'Ton regard insiste au-delà de l’usage ; certains s’en méfient, d’autres n’arrivent plus à partir.',
    ],
    calling: [
      'Te conviennent les tâches qui vont au fond, où l’on garde des secrets et où nul ne fuit la crise.',
      'Reprendre une affaire que tous disaient morte, voilà le genre de défi public où ta volonté fait parler d’elle.',
    ],
    money: ['Tu caches ton jeu, tu détestes devoir, et tu sais vivre de peu quand tu l’as décidé.'],
    home: ['Il te faut une porte qui ferme à clé et au moins une personne qui la passe.'],
    company: ['Deux ou trois personnes savent tout de toi, une foule croit le savoir.'],
    partner: ['Tu veux quelqu’un qui supporte la vérité, la sienne comprise.'],
    north: ['Tu grandis en partageant ce que tu voudrais garder, et en te fiant à un changement imprévu.'],
    shared: [
      'Ce que l’on te doit, tu t’en souviens, ce que tu dois aussi ; quand tu te livres enfin, une seule trahison suffit à tout clore.',
    ],
    retreat: [
      'Disparaître quelques jours te répare, et sous ce calme quelque chose d’obstiné trie ce qui doit finir.',
    ],
  },
  sagittarius: {
    self: [
      'Il te faut un horizon, et quand la vie se resserre tu fais des projets jusqu’à ce qu’elle s’ouvre.',
      'La franchise te sort de la bouche sans escale, et l’on te pardonne beaucoup pour ta bonne foi.',
    ],
    feeling: [
      'Sortir te remonte, et tu es à mi-chemin de la gare quand tu comprends ta tristesse.',
      'L’optimisme te revient vite, quelquefois avant la fin des larmes, et tu cherches aussitôt la morale de l’histoire.',
    ],
    mind: [
      'Tu vises l’ensemble et tu le dis tout net ; les détails suivront, ou pas.',
      'Débattre d’une religion ou d’une loi te passionne, et tu prêches volontiers la thèse que tu découvrais hier.',
    ],
    love: [
      'Tu veux une compagnie de route, un rire facile qui ne demande pas l’itinéraire.',
      'Trop de serments te donnent des fourmis dans les jambes ; c’est la liberté qui te rend fidèle.',
    ],
    drive: [
      'Ton moteur est l’enthousiasme, et il tourne mieux vers un but un peu trop loin.',
      'Pour une cause à laquelle tu crois, tu galopes sans compter les kilomètres, quitte à promettre plus que tu ne tiens.',
    ],
    growth: ['Le voyage, l’étude et le pur optimisme te rendent plus que la prudence.'],
    duty: [
      'Tes convictions, tu te les es forgées, et tu te méfies de celles qu’on reçoit toutes faites.',
      'Longues études, diplômes, codes étrangers, tout cela t’impressionne, et tu finis pourtant par t’y sentir chez toi.',
    ],
    approach: [
      'Tu salues le monde comme s’il avait de bonnes nouvelles, et souvent il en a.',
      'On t’entend rire depuis le trottoir d’en face, et même les plus casaniers se découvrent des envies de départ.',
    ],
    calling: [
      'Il te faut un travail avec du lointain dedans : d’autres pays, d’autres têtes, un sujet plus grand que toi.',
      'L’estrade t’appelle, et c’est en transmettant ce que tu as compris du monde que tu te fais un nom.',
    ],
    money: ['Tu comptes que ça reviendra, d’où tes largesses et, parfois, ta surprise.'],
    home: ['Un sac prêt dans l’entrée te va mieux qu’une cave pleine.'],
    company: ['Tes amis viennent de partout, et la soirée finit sur un projet pour l’été.'],
    partner: ['Tu cherches quelqu’un qui ait sa vie à lui, pour avoir quoi raconter le soir.'],
    north: ['Ta direction va vers un avis bien à toi, au-delà de tous ceux que tu recueilles.'],
    shared: [
      'Emprunter ne te fait pas peur, prêter non plus, et tu crois les gens sur parole ; note au moins les dates.',
    ],
    retreat: [
      'Même à l’arrêt, tu réclames de l’air et un livre qui voit loin ; un espoir sans tapage te porte à ton insu.',
    ],
  },
  capricorn: {
    self: [
      'Tu montes par le long chemin, et le respect dans dix ans te tente plus que le succès ce soir.',
      'Dès l’enfance, tu avais des soucis d’adulte, et la légèreté te gagne à mesure que passent les anniversaires.',
    ],
    feeling: [
      'Tu tiens tes émotions en ordre, et peu de gens savent ce que tu portes.',
      'Réclamer de la tendresse te paraît presque indécent, alors tu te consoles en finissant une corvée de plus.',
      'Tu pleures rarement devant quelqu’un, et une aide concrète te touche plus que de longues consolations.',
    ],
    mind: [
      'Tu penses par étapes et par échéances, et c’est ta remarque sèche que l’on répète.',
      'Peu de paroles, mais pesées ; avant d’affirmer, tu vérifies que l’idée passerait l’hiver.',
    ],
    love: [
      'Tu aimes par ta présence, année après année ; les mots viennent après les actes.',
      'Le sérieux t’attire, l’ambition aussi, et ta sensualité se dévoile une fois que tu te sens en sécurité.',
    ],
    drive: [
      'Tu ménages tes forces comme en montagne, voilà pourquoi tu marches encore quand d’autres s’arrêtent.',
      'L’effort te plaît quand il est méthodique, et ta colère, au lieu d’éclater, devient un plan en six points.',
    ],
    growth: [
      'Tes chances mûrissent tard et durent, et beaucoup commencent par une corvée dont nul ne voulait.',
    ],
    duty: [
      'La responsabilité te va, il te reste à apprendre quand la poser.',
      'L’autorité te vient avec l’âge, sans galons, parce qu’on te voit respecter tes propres règles.',
      'Tu ne te pardonnes pas une erreur que tu excuserais chez n’importe qui.',
    ],
    approach: [
      'On rencontre d’abord ta compétence, puis ton humour, et c’est pour lui qu’on reste.',
      'Au premier abord, on te vouvoie volontiers, tant ta retenue impose, et le tutoiement devient une marque de faveur.',
    ],
    calling: [
      'Il te faut une voie avec de vraies marches, où l’expérience compte un peu plus chaque année.',
      'Les honneurs comptent pour toi, mais bâtir une œuvre qui te survive compte davantage que ton nom au fronton.',
    ],
    money: ['Tu planifies, tu compares, tu attends, et savoir qu’il y a une réserve te fait du bien.'],
    home: ['Tu veux des murs solides, et un fauteuil où personne ne te demande rien.'],
    company: ['Tes amis ont tous les âges, et l’on vient à toi quand il faut du solide.'],
    partner: ['Avant de te détendre auprès de quelqu’un, tu as besoin de l’estimer.'],
    north: ['Tu grandis en prenant en main ta propre montée, même sans la bénédiction de personne.'],
    shared: [
      'Avant de devoir quoi que ce soit à quelqu’un, tu calcules longtemps, et ta confiance s’accorde par paliers, comme un crédit.',
    ],
    retreat: [
      'Une retraite sobre, sans téléphone ni témoin, te remet d’aplomb, et c’est là que ton sens du devoir accepte enfin une pause.',
    ],
  },
  aquarius: {
    self: [
      'Tu as besoin de penser par toi-même, fût-ce à un pas du groupe que tu aimes.',
      'L’étiquette qu’on te colle tombe d’elle-même, et ta loyauté va aux principes avant d’aller aux personnes.',
    ],
    feeling: [
      'Tu regardes une émotion de l’autre bout de la pièce avant de la laisser s’asseoir.',
      'Un excès d’effusions te fait reculer, alors que la détresse d’une foule inconnue te touche droit au cœur.',
    ],
    mind: [
      'Tu vois le motif, tu sautes les politesses, et tu arrives où les autres seront dans deux jours.',
      'Contredire l’évidence t’amuse, et pourtant, une fois ta théorie faite, tu n’en démords plus.',
    ],
    love: [
      'Tu veux une amitié dans l’amour, beaucoup d’oxygène et pas de règlement.',
      'Tes anciennes amours restent dans ton répertoire, ce que tu trouves naturel, car l’estime survit chez toi à la passion.',
    ],
    drive: [
      'Tu travailles le plus pour une idée ; si l’on te dit que c’est impossible, tu en as déjà fait la moitié.',
      'Les ordres te donnent envie de faire l’inverse, et ton énergie vient par décharges, après de longues pannes.',
    ],
    growth: [
      'Tes percées viennent des groupes, des idées bizarres, de gens qui n’entrent nulle part ailleurs.',
    ],
    duty: [
      'Tu as peut-être connu très tôt le sentiment d’être à part, et tu en as fait une discipline.',
      'Tenir parole envers un collectif te prend du sommeil, mais tu crois aux règles qu’on s’est données ensemble.',
    ],
    approach: [
      'Tu te montres aimable avec tous et ne ressembles à personne, ce qui se découvre en dix minutes.',
      'Quelque chose déroute en toi, chaussettes ou opinions, et la conversation prend un virage que nul n’avait prévu.',
    ],
    calling: [
      'Tu as ta place là où l’on réinvente et où nul ne te demande par quel chemin.',
      'Ton métier n’existait peut-être pas à ta naissance, et c’est souvent par un réseau d’inconnus que ta réputation voyage.',
    ],
    money: ['Tu as tes idées sur ce qui vaut son prix, et le luxe ordinaire te laisse de marbre.'],
    home: ['Chez toi règnent tes propres lois, avec une bonne connexion et un invité que nul n’explique.'],
    company: ['Tu fréquentes plusieurs cercles, un peu à part dans chacun, et ça te convient.'],
    partner: ['L’insolite t’attire, pourvu qu’on n’essaie pas de te rendre ordinaire.'],
    north: [
      'Ce qui te fait grandir, c’est de donner à beaucoup de gens sans attendre qu’ils t’applaudissent.',
      'Tu évolues en pensant au bien de tous, même quand ton propre plaisir passe après.',
    ],
    shared: [
      'Le pot commun te plaît ; devoir à une personne précise te lie les mains, et tu te fies plus vite à une idée qu’à un visage.',
    ],
    retreat: [
      'Tu te retires sans prévenir, parfois au milieu d’une foule, et ton esprit en profite pour bricoler des solutions en cachette.',
    ],
  },
  pisces: {
    self: [
      'Tu prends la forme de ce qui t’entoure, aussi tes fréquentations pèsent plus que tes plans.',
      'Ta compassion n’a pas de clôture, et tu t’effaces volontiers avant de te souvenir que tu existes aussi.',
    ],
    feeling: [
      'Tu ramasses des humeurs qui ne sont pas à toi, et il te faut la solitude pour les rendre.',
      'Face à un film, tu pleures sans retenue, et la beauté te console là où les conseils échouent.',
    ],
    mind: [
      'Tu comprends par images et intuitions ; les raisons suivent, un peu essoufflées.',
      'En réunion, ton attention dérive, puis revient avec une trouvaille pêchée on ne sait où.',
    ],
    love: [
      'Tu aimes avec imagination, et tu vois qui l’autre pourrait être avant de voir qui il est.',
      'Le sacrifice te tente, et ton cœur s’ouvre grand à qui semble avoir besoin d’un refuge.',
    ],
    drive: [
      'Ton énergie vient par vagues, et mieux vaut pour toi un rythme régulier qu’un grand effort.',
      'Lutter de front te vide, tandis que danser, nager ou créer réveille en toi une endurance surprenante.',
      'Tu agis surtout quand quelque chose t’émeut, et l’on t’arrête difficilement ces jours-là.',
    ],
    growth: [
      'L’aide te vient quand tu as donné sans rien attendre.',
      'Tu progresses quand tu suis ce qui te touche, plus que ce qui paraît raisonnable.',
    ],
    duty: [
      'Tu te sens responsable même de ce que tu ne peux réparer, et une limite nette te soulage.',
      'Tes rêves réclament un carnet, une échéance, un peu de discipline, sans quoi leur meilleur se dilue.',
    ],
    approach: [
      'Tu donnes une impression douce, un peu ailleurs, et l’on te confie plus que prévu.',
      'Selon les jours, on te trouve timide ou drôle, tant tu reflètes la personne que tu as en face.',
    ],
    calling: [
      'Ta place est près de la musique, du soin, de l’image, de ce qui n’entre dans aucun tableau.',
      'Ton ambition marche à l’intuition, et tu t’épanouis quand ton ouvrage soulage quelqu’un que tu ne verras jamais.',
    ],
    money: [
      'Tu préfères ne pas regarder les chiffres, pourtant une heure calme par mois dissipe bien du brouillard.',
    ],
    home: ['Il te faut un coin où disparaître, ou du moins une porte qui se ferme.'],
    company: ['Tu attires les rêveurs et les égarés, et tu écoutes plus longtemps que de raison.'],
    partner: ['Tu cherches une âme qui comprenne sans mode d’emploi, mais demander marche aussi.'],
    north: ['On avance en se fiant à ce qui ne se mesure pas, et en posant parfois la liste.'],
    shared: [
      'Qui te doit quoi, tu l’ignores souvent, et tu effaces des ardoises par tendresse ; fais confiance, mais garde une copie.',
    ],
    retreat: [
      'Un peu de musique et de pénombre suffit à t’abriter, le temps que les peines d’autrui, absorbées malgré toi, se déposent.',
    ],
  },
};
