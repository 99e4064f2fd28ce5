import type { PairInterpretations } from '../../pair-text-types.ts';

/** The sign of one person’s Venus, then that of the other’s Mars. */
export const venusMarsPairs: PairInterpretations['venusMarsPairs'] = {
  aries: {
    aries:
      'Aucune introduction. Le goût du défi trouve ici à qui parler, et la suite appartient aux témoins. Mars est chez lui, et l’on s’éprend vite, se dispute vite, recommence. Ménagez une distance à franchir, fût-elle inventée : la course est le plaisir.',
    taurus:
      'Vénus, ici, aime qu’on la prenne de vitesse ; le Mars d’en face, en signe fixe, ne sait pas courir. Frustrant la première semaine. Ensuite, cette lenteur devient un défi, et rien ne plaît tant à l’impatience qu’un adversaire assis.',
    gemini:
      'Une provocation, une réplique, et la chaise se rapproche. Le désir d’un signe d’air passe par la parole, un peu de biais, alors que Vénus préfère qu’on y aille de front. Un soir sur deux, arrêtez la joute à son plus beau mot.',
    cancer:
      'Qui aime les déclarations franches peut rater ce Mars en chute, tout en petits soins et en reculs. Il faut un peu d’audace pour aller le chercher sur son rocher. Il attendait exactement cela.',
    leo: 'Feu d’artifice, et public conquis. Vénus veut qu’on la défie, Mars veut qu’on l’admire ; par chance, un défi est une forme d’admiration. Cela tient tant que personne ne joue à l’indifférence pour la galerie.',
    virgo:
      'On attendait un assaut, arrive un service. La clé réparée, le pneu regonflé, tout est parfait et rien ne fait trembler. Ajoutez à tant d’habileté une imprudence, même mesurée, et l’étincelle prendra.',
    libra:
      'L’avance est gracieuse, avec un temps d’arrêt sur chaque marche. En haut, on trépigne, on s’en amuse, puis on descend prendre par la main la personne qui hésite. Vous jouez alors à rôles renversés, puisque Vénus loge chez Mars et Mars chez Vénus.',
    scorpio:
      'Un regard, longtemps, sans un pas. Qui a l’habitude de foncer rencontre enfin quelqu’un qui sait attendre, et s’en inquiète avec délice. On s’évalue, on se brûle un peu. Le moment de rire est à fixer d’avance.',
    sagittarius:
      'Dites un endroit, n’importe lequel, et vous y serez avant d’avoir réfléchi. Vous vous plaisez en plein air, dans les paris un peu bêtes et les vérités lancées en riant. Le lendemain, aussi, gagnerait à figurer au programme.',
    capricorn:
      'Quelqu’un monte par la face nord, avec une corde. D’en haut, on lui crie d’aller plus vite, puis l’estime vient, car Mars, exalté, ne renonce pas. Le temps travaille avec vous : ce qui a coûté se garde.',
    aquarius:
      'Rarement deux fois la même approche : un pari, une disparition, un rire au téléphone. De quoi tenir en éveil un cœur qui s’ennuie vite. Vous vous plaisez d’égal à égal ; la chaleur vient après l’étonnement, parfois bien après.',
    pisces:
      'De loin, cette cour ressemble à une musique, et Vénus préférerait des pas dans l’escalier. Mars rêve, hésite, refait le tour de la maison. Que la personne pressée fasse signe : un désir aussi doux suit volontiers qui le devance.',
  },
  taurus: {
    aries:
      'Une main tire la manche avant que la chanson soit finie. Tant de fougue flatte, puis dérange, quand on aime savourer. Vénus, dans son propre signe, ne se hâte pour personne ; deux fois moins vite, ce serait parfait.',
    taurus:
      'Deux lenteurs bien assorties. Une promenade connue, la même terrasse chaque été : vous vous plaisez sans vous presser, par la répétition. Seul un excès de confort éteint l’envie, d’où l’utilité d’un imprévu par saison.',
    gemini:
      'Beaucoup de mots, peu de gestes pour commencer. On écoute avec indulgence, en espérant qu’une main remplace bientôt l’adverbe. La patience gagne, d’ordinaire vers le dessert.',
    cancer:
      'Deux façons de dire la même chose, par le goût et par le soin. Mars vient de côté, une écharpe prêtée, une place gardée, et l’attachement s’installe sans effraction. Une fois là, il a ses pantoufles.',
    leo: 'Qui séduit en grand trouve devant soi quelqu’un qui touche l’étoffe avant d’applaudir. Le panache plaît à un signe de terre s’il a de la matière : un vrai week-end, une vraie promesse. Alors le lion se laisse caresser, et ronronne.',
    virgo:
      'Peu de gestes, tous utiles, et les mains savent. Entre signes de terre, cette discrétion rassure une Vénus qui aime les choses bien finies. Vous montez en température comme une pierre au soleil. La vitesse ne regarde que vous.',
    libra:
      'Bouquet et invitation écrite : Vénus gouverne les deux, et la cour est ravissante, un peu longue à conclure. On apprécie le décor, puis on voudrait s’asseoir, goûter, se resservir. Un soir sans apprêt ferait beaucoup pour l’appétit.',
    scorpio:
      'Chaque signe fixe tient un bout de la même corde, Vénus chez elle, Mars chez lui. On met longtemps à s’approcher, davantage à partir. L’attirance est lourde, sérieuse, un brin jalouse. Des amis entre vous, comme un peu de vent, ne lui ôteraient rien.',
    sagittarius:
      'Mars arrive en retard, rieur, avec du sable dans les poches. Comment bouder tant d’entrain ? On boude cependant, le couvert était mis depuis midi. Vous vous retrouvez en voyage, à condition que l’auberge soit bonne.',
    capricorn:
      'À qui aime ce qui dure, rien ne plaît comme une personne qui revient chaque semaine, avec un projet et des outils. Exalté en Capricorne, Mars prouve l’intention par le temps donné. Votre plaisir est grave d’abord, puis d’une simplicité presque paysanne.',
    aquarius:
      'L’imprévu sonne un lundi et repart avant qu’on ait ouvert les volets. Vénus, en signe de terre, aurait aimé qu’il reste, ne fût-ce que pour connaître l’odeur de son manteau. Un rendez-vous fixe, baptisé expérience, contentera tout le monde.',
    pisces:
      'Une lenteur rêveuse se pose dans des bras qui ne pressent rien. Ni plan ni horaire, et l’après-midi se dilue dans un jardin. Pour le choix du film, il faudra un tiers.',
  },
  gemini: {
    aries:
      'Ça part comme un bouchon. Mars, chez lui, attaque ; on esquive, et l’esquive fait monter les enjeux. Tout le charme est dans la seconde d’avance. À cette allure, on dépasse sans les voir les moments où il fallait se taire.',
    taurus:
      'Vénus, en signe d’air, papillonne autour d’une force tranquille, qui attend. Dix sujets sont lancés, un seul est retenu, celui du film de ce soir. Cette constance paraît lourde ou très séduisante, selon que la phrase du jour était bonne ou non.',
    gemini:
      'Mercure vous gouverne : par messages et par détours, vous vous courtisez comme on échange des devinettes. Rien n’est grave, et tout est électrique. Les actes patientent dans l’antichambre ; invitez-les avant qu’ils aient lu tous les magazines.',
    cancer:
      'Une plaisanterie cherche une ouverture et tombe sur un cœur aux aguets. Mars, en chute, avance à petits pas, susceptible, touchant. Un rire tendre, jamais moqueur, lui donne du courage. Après, il raconte, et l’on écoute, ce qui est nouveau.',
    leo: 'Séduire, ici, c’est donner la réplique. Le grand geste entre en scène, on lui souffle une variante, et le numéro prend. Laissez l’ovation durer : applaudir puis changer de chaîne blesse davantage qu’un sifflet.',
    virgo:
      'Grâce à Mercure, vous flirtez à coups de précisions, un mot corrigé, une note en bas de message, et cela vous plaît étrangement. Réparer un vélo vaut ici une sérénade, à condition d’en rire. Passé minuit, plus personne ne relit, c’est l’heure intéressante.',
    libra:
      'Que de jolies phrases ! On se tourne autour avec esprit, l’avance se reprend, l’invitation prévoit son propre refus. Le jeu plaît tant qu’il pourrait durer une saison. Un « viens » tout court mettrait de l’ordre dans la syntaxe.',
    scorpio:
      'On badine, et soudain quelqu’un regarde sans répondre. Fini de rire, croit-on. Au contraire : ce silence donne envie d’en savoir plus, et une plaisanterie bien placée dénoue ce qui serrait. Le dernier mot, laissez-le en suspens.',
    sagittarius:
      'À peine le temps de demander où. Le goût de la nouveauté répond à celui du départ, et vous flirtez d’une rive à l’autre, avec de grandes phrases et de petites preuves. De près, il vous reste à apprendre le silence.',
    capricorn:
      'Mars, que Saturne gouverne, arrive avec un dossier et des délais. Vénus plaisante, change de sujet, ressort par une autre porte. On finit par rire de bon cœur, et par obtenir, à force de ténacité, une soirée entière sans téléphone. Record battu.',
    aquarius:
      'Une idée bizarre, lancée comme un hameçon, et voilà l’esprit ferré. L’attirance se passe de chandelles. Vous vous cherchez en parlant d’autre chose, puis cette autre chose se tait, et l’on rougit, ce que la théorie n’avait pas prévu.',
    pisces:
      'Aucune phrase dans cette cour, rien qu’une atmosphère. Or Vénus, que Mercure gouverne, voudrait un texte, fût-il court. Prêtez-vous des paroles de chansons. Ce flottement, qui inquiétait, se remplira soudain de sous-entendus.',
  },
  cancer: {
    aries:
      'L’élan entre avec ses grosses chaussures. On l’aurait aimé plus doux, on l’aime tout de même pour sa façon de défendre les siens. La confiance règle l’allure : une parole tendre d’abord, et la hâte est pardonnée.',
    taurus:
      'Un pas égal et une faim paisible, voilà qui convient à un cœur farouche. Mars ne force rien et revient chaque jour, de sorte que la coquille s’entrouvre par habitude. Le plaisir fait le reste, à feu doux.',
    gemini:
      'On téléphone, on promet de passer ; un gâteau refroidit, les heures se comptent. Tout dépend de la régularité du papillon. Une phrase tenue vaut, pour qui attend, mille phrases drôles.',
    cancer:
      'Personne n’ose, chacun devine. La cour se fait les yeux baissés, avec des restes emballés pour le lendemain. À des signes d’eau, il faut une marée haute, un film triste ou un orage. La main qu’on cherchait se trouvait déjà là.',
    leo: 'Le grand jeu impressionne, il rassure un peu moins. Derrière les cadeaux, Vénus cherche quelqu’un qui reste après les bravos. Une personne fière qui se laisse consoler devient irrésistible ; elle l’ignorait, et cela lui va bien.',
    virgo:
      'Tisane, parapluie, tournevis : comment résister à un soin aussi exact ? Deux timidités se font face, et la température grimpe par degrés minuscules. Abstenez-vous de toute remarque sur le ménage le premier mois.',
    libra:
      'Mars, en exil, fait une cour polie, réversible, si légère qu’un cœur inquiet se demande si c’en est une. Ce cœur voudrait qu’on le choisisse. Dites-le, ce « toi », même de travers, même un peu tôt : l’élégance y perdra un pli, et personne ne le regrettera.',
    scorpio:
      'La même eau, plus chaude au fond. Mars, chez lui en Scorpion, entoure, veille, défend, exactement ce que l’on espérait sans le dire. Les blessures anciennes remontent au contact. Celles-là se soignent de près, sans hâte.',
    sagittarius:
      'Le cœur a ôté son manteau pour rester, l’élan a mis le sien pour partir. Une gaieté si franche est difficile à bouder. Emportez le nid, thermos et taie d’oreiller compris, et le désir campera volontiers.',
    capricorn:
      'Exalté et sérieux, Mars se tient sur le palier, attend qu’on l’invite, répare la sonnette. Rien ne pouvait mieux plaire. Il reste à apprendre le langage des mots doux, dont la prononciation exige plusieurs hivers.',
    aquarius:
      'Mars arrive par un angle imprévu, en laissant toutes les issues libres. Vénus préférerait qu’on ferme la fenêtre. Un geste familier, répété, l’apprivoise mieux qu’une surprise, et cela reste une surprise pour qui le fait.',
    pisces:
      'Doucement, c’est le mot. Les avances ont la forme d’une rêverie, l’accueil a celle d’un abri, et l’on ne saurait trouver le commencement. Un excès de délicatesse retarde l’évidence. L’évidence, bonne fille, revient.',
  },
  leo: {
    aries:
      'Deux signes de feu, et l’on vous entend de la rue. Plus on applaudit, plus Mars s’élance, et l’audace redouble à chaque bravo. Dans la hâte, les compliments s’oublient ; Vénus, en Lion, pardonne beaucoup, mais pas qu’on entre sans la regarder.',
    taurus:
      'Un bracelet lourd, un concert de trois heures, et pas un discours : un signe de terre fait peu de vers. On finit par goûter ce luxe sans paroles, surtout en découvrant qu’il ne s’épuise pas.',
    gemini:
      'Ça pétille, et le public est exigeant. Un bon mot plaît, dix font douter du sérieux. L’hommage doit viser une seule personne, par son prénom, sans clin d’œil à la salle ; cette constance-là met le feu.',
    cancer:
      'Il y a des avances qui ressemblent à une attention de famille. Elles paraissent modestes à qui aime le faste ; puis, au bout d’une longue semaine, on s’aperçoit que rien n’a jamais fait autant de bien. Applaudissez cette timidité, elle prendra courage.',
    leo: 'Un face-à-face de paons, et quelle roue ! Chacun courtise en espérant être courtisé. Tant que l’admiration voyage dans les deux sens, la fête est complète. Sinon, ce sont deux loges fermées et un entracte de trois jours.',
    virgo:
      'Quelqu’un observe, puis remarque une manche mal boutonnée. Ce n’était pas la réplique attendue. Or pareille attention flatte mieux que des bravos ; tournée en louange, elle fait rougir un cœur que les grands mots n’étonnaient plus.',
    libra:
      'L’invitation est impeccable, le choix du vin aussi. On se montre à son avantage, on attend que cela se décide, et la soirée file en prévenances. Un vrai tableau. Approchez les fauteuils, le peintre est parti.',
    scorpio:
      'Pas un sourire, devant une personne habituée aux sourires. C’est troublant, donc excellent. Signe fixe contre signe fixe, jalousie et fierté se heurtent plus tard, pour un regard donné ailleurs. La loyauté affichée en public éteint la moitié des soupçons.',
    sagittarius:
      'Voici une poursuite comme on les aime, bruyante, généreuse, pleine de détours par l’étranger. On se plaît en riant. L’enthousiasme, hélas, admire aussi la serveuse, le coucher de soleil et le chien ; dites-lui d’où vient la lumière.',
    capricorn:
      'Peu de flatteries, beaucoup d’efforts. Mars, exalté chez Saturne, veut mériter, ce qui touche un cœur fier plus sûrement qu’un bouquet. Les effusions se perdent en route. Un compliment, venu d’une bouche aussi économe, vaut toute une cour.',
    aquarius:
      'On s’y prend à l’envers, en taquinant la couronne. L’offense dure une minute, l’intérêt, nettement plus. Ce qui ne s’agenouille pas retient l’œil. Vous vous plairez longtemps, pourvu qu’un jour la taquinerie désarme.',
    pisces:
      'Une adoration vague, et qui arrive en retard. Vénus s’en émeut, puis voudrait une signature. Le jour où cette personne rêveuse ose se déclarer devant témoins, aucun feu de la Saint-Jean ne tient la comparaison.',
  },
  virgo: {
    aries:
      'L’élan a renversé l’arrosoir et propose déjà autre chose. On voudrait le trouver grossier ; on le trouve vivant, et l’on s’échauffe en épongeant. Quelques manières, glissées dans l’assaut, feraient gagner des semaines.',
    taurus:
      'Rien à redire, et pourtant l’œil cherche. La constance, la peau propre, le linge chaud : une cour si saine rassure une Vénus en chute, qui se méfie de l’emphase. L’intimité s’améliore chaque mois, comme toute chose entretenue.',
    gemini:
      'Vous avez commencé par un message, puis par sa correction. Mercure, maître commun, plaît par l’esprit et déconcerte par la vitesse. Choisissez une question unique, et creusez ; l’estime, chez vous, monte à chaque bonne réponse.',
    cancer:
      'Que de sollicitude, et quel pas minuscule ! Qui approche craint de déranger, qui attend craint de mal accueillir, et des semaines passent à échanger des recettes. Une panne de chauffage avance bien les choses.',
    leo: 'Un défilé passe sous une fenêtre discrète. Vénus, derrière le rideau, note que les cuivres sont un peu hauts, et que le tambour a de belles mains. Fanfare à distance, tendresse de près : voilà la distribution qui vous met d’accord.',
    virgo:
      'Des gestes justes et des égards sans bruit. Mercure gouverne le ballet des deux côtés, et l’on se plaît à force de ne rien rater. L’envie, lasse de tant de contrôle, s’échappe en plaisanteries. Suivez-la, elle connaît la sortie.',
    libra:
      'Tout y est, la courtoisie, l’ordre, l’estime, et il ne manque que le signal. Vous attendez chacun l’heure parfaite. Fixez un soir, tirez les rideaux, laissez la vaisselle.',
    scorpio:
      'Quelqu’un de très intense entre dans une chambre tirée au cordeau. L’examen est réciproque, sans une parole de trop, et la confiance avance par détails vérifiés. Après quoi la pudeur a des ressources que nul inventaire ne mentionnait.',
    sagittarius:
      'Mars se trompe de jour et arrive avec un ananas pour se faire pardonner. On proteste, puis on pèle l’ananas, très finement. Vous vous étonnez, et cela suffit à plaire. Pour la prochaine fois, notez la date ensemble.',
    capricorn:
      'Mieux qu’un poème, la ponctualité bouleverse un signe de terre. L’attention au travail, la parole tenue, les mains sûres composent une séduction sans sucre. Il faut seulement penser à poser les outils.',
    aquarius:
      'Votre attirance fonctionne par intermittence, comme un néon. Une manœuvre originale est tentée, l’erreur de branchement est relevée, et l’on rit devant l’ampoule. C’est de rire que vient la chaleur ; la technique n’y est pour rien.',
    pisces:
      'Mars, un peu dans les nuages, se penche sur une personne soigneuse et lui retire doucement son stylo. On proteste, puis on respire. Les horaires souffrent, la beauté y gagne. Une seule exactitude suffit, l’heure du prochain rendez-vous.',
  },
  libra: {
    aries:
      'L’un des plus vieux jeux du monde : une hâte sans manières, une grâce qui se dérobe en souriant. Mars et Vénus y jouent chacun à domicile. Vous vous apprendrez à frapper, à ouvrir, et dans quel ordre.',
    taurus:
      'L’invitation est rédigée avec soin, la réponse est une main sur l’épaule. Vénus gouverne les deux : même amour des bonnes choses, avec ou sans couverts. Mars, en Taureau, prend son temps et finit par convaincre les plus délicats de manger avec les doigts.',
    gemini:
      'Sur une terrasse, on se fait rire. Les avances des signes d’air ressemblent à une conversation qui n’aurait aucune raison de finir. Le jeu pourrait se suffire. Quand la lumière baisse, taisez-vous au même moment.',
    cancer:
      'Mars, en Cancer, avance à pas tendres et recule au premier trait d’ironie. On plaisantait, il faut le lui dire. Un accueil sans public change tout, et le crabe, rassuré, se révèle d’une galanterie à l’ancienne.',
    leo: 'Que la fête est réussie ! On courtise avec panache, on répond avec grâce, et vous avez l’air d’une affiche. Rien ne manque, sinon l’envers du décor. Dans l’ascenseur, sans vos rôles, quelque chose de plus ému devient possible.',
    virgo:
      'Voyez cet objet réparé avec soin, offert sans ruban : c’est une déclaration. Vénus, chez elle en Balance, préfère les rubans, et se laisse cependant toucher par cette adresse muette. Chacun ajoute ensuite du sien : un nœud au paquet, une exactitude au compliment.',
    libra:
      'On s’incline, on se rend le menu. Mars, en exil, demande la permission, et Vénus l’accorderait si on ne la lui demandait pas. La première personne qui dit franchement ce qui lui plairait mérite une ovation.',
    scorpio:
      'Un désir qui veut tout voir s’adresse à une nature qui préfère suggérer. Le malaise est délicieux, puis fatigant, puis franchement beau si l’on tient. Les questions posées sur un ton doux trouvent ici le chemin des réponses nues.',
    sagittarius:
      'Un grand rire, un bras autour du cou, un peu trop tôt. Vénus, en Balance, remet sa manche et s’aperçoit que cela lui plaît. On s’entend pour sortir et pour promettre. Le retour à deux, tard, mérite davantage de silence.',
    capricorn:
      'Une cour grave et ponctuelle, en manteau sombre. On la trouve un rien sévère et très bien coupée. Comme Saturne aime l’attente, elle sert ici le désir. Desserrez pourtant la cravate avant que l’intérêt ne prenne la forme d’une alliance de principe.',
    aquarius:
      'L’avance se déguise en amitié, et l’on s’y laisse prendre. Rien n’est demandé, beaucoup est suggéré, entre une exposition et un tramway. Puis un soir l’idée devient un geste, si naturel que nul ne sait le dater.',
    pisces:
      'Un pas de deux sans chorégraphe. Vous approchez par effleurements, vous vous excusez en même temps, et l’attirance embaume plus qu’elle ne brûle. Il faudrait qu’un orage passe. À défaut, choisissez une fois le restaurant sans consulter.',
  },
  scorpio: {
    aries:
      'Mars gouverne l’allumette et le puits de pétrole : d’ordinaire, on les éloigne ; vous, non. Mars charge en surface, Vénus attend plus bas. La vitesse impressionne moins que le retour, au matin, avec des croissants et la vérité.',
    taurus:
      'Une faim calme fait le siège d’une forteresse qui n’attend que cela. Jour après jour, on revient, on reste un peu plus. Rien ne touche une âme méfiante comme la patience d’un signe fixe, si difficile à feindre.',
    gemini:
      'S’approcher d’un feu en parlant pour se donner une contenance, tel est le jeu. Un sourire répond, plus sérieux qu’il n’en a l’air. Tout se joue à l’instant où l’esprit renonce à sa prochaine phrase. Après, il ne la retrouve plus.',
    cancer:
      'Mars, en signe d’eau, sait où se trouvent les blessures. Vénus s’étonne qu’on la devine, et baisse la garde par degrés. Un tel accord se vit volets clos. Il ne lui manque que la gaieté, que l’on peut inviter à danser.',
    leo: 'Le soleil demande à visiter la cave. On lui ouvre, pour voir. Les hommages publics impressionnent peu qui aime le secret ; un aveu de faiblesse, fait à voix basse, emporte tout. Vos deux fiertés se rencontrent mieux la nuit.',
    virgo:
      'Une attention méticuleuse, un silence qui sait tenir : il n’en faut pas plus pour intriguer une oreille que le bruit fatigue. L’approche est si discrète qu’elle passe les gardes. Une fois dans la place, qu’elle oublie ses gants.',
    libra:
      'Trois petits coups au carreau, suivis d’excuses. À l’intérieur, on voudrait moins d’égards et davantage d’envie. Le malentendu fait l’attrait. Le jour où la politesse perd patience, tout prend.',
    scorpio:
      'On baisse la voix en parlant de vous. Mars règne ici, Vénus boit à la même profondeur, exige la même vérité, et la moindre distraction résonne. Nul arbitre. Il vous faudrait un pacte, renouvelé tous les ans : ne jamais punir par le silence.',
    sagittarius:
      'Quelqu’un de très gai traverse la nuit avec une torche, parle fort, effraie les chauves-souris et fait rire la personne la plus grave du quartier. La confiance se tisse au fil des retours. Revenir à l’heure dite, voilà toute la séduction.',
    capricorn:
      'Deux volontés qui savent attendre s’observent pendant des mois. Puis c’est décidé, et cela tient. Aucune scène, peu de promesses, toutes honorées. Les rares témoins n’en diront rien.',
    aquarius:
      'Ce qui veut posséder s’éprend de ce qui s’échappe. L’histoire est ancienne, elle garde son voltage. On vient, on s’éclipse, et l’attente devient brûlante. Rester une semaine de suite bouleverserait pour de bon ; ne l’annoncez pas, faites-le.',
    pisces:
      'Vous vous trouvez sans chercher, comme au coude d’une rivière. Entre signes d’eau, l’affinité passe par le flair et se moque des présentations. Gardez une lampe sur la rive : dans un courant si doux, on perd vite l’heure du dernier train.',
  },
  sagittarius: {
    aries:
      'Départ lancé. Deux signes de feu filent, et personne ne demande la direction. Cet accord aime les rencontres de plein vent, les paris stupides, les réconciliations éclair. Au repos, il s’étiole ; trouvez-lui un sentier qui monte.',
    taurus:
      'La route passe devant une grange où quelqu’un attend, très calme, avec du fromage. On s’arrête pour une heure, on reste trois jours. Mars, en Taureau, a gagné une manche. La suivante se jouera au prochain coup de vent.',
    gemini:
      'Une question, et l’on parle déjà de Lisbonne. Signes mutables, vous vous plaisez à en perdre haleine, en exagérant à tour de rôle. Chaque taquinerie reçoit en réponse une promesse plus grande qu’elle. Vérifiez au moins le jour du vol.',
    cancer:
      'Le plaid est prêt, et Vénus a déjà trop chaud. On pourrait en rester là. Mais il est doux, au retour d’expédition, de trouver une fenêtre éclairée, et ce soin timide finit par marquer le nord. Qu’il ne compte pas les jours à voix haute.',
    leo: 'Une cour princière pour un cœur vagabond, qui adore les fêtes et s’endort aux cérémonies. Vous riez des mêmes audaces. Le panache a tout à gagner à partir le premier, bagage à l’épaule ; on le suivrait alors jusqu’au bout du quai.',
    virgo:
      'L’itinéraire est prêt, avec variantes en cas de pluie. On remercie, on taquine, on perd exprès la feuille. Vous vous plaisez entre ces deux manies. La boussole, au bout du compte, sert de presse-papiers.',
    libra:
      'Invitation charmante, réponse immédiate, personne n’a regardé l’agenda. Mars soupèse, Vénus tranche, et cela finit en promenade. Vous êtes à votre affaire dans les villes étrangères, où l’hésitation passe pour de la flânerie.',
    scorpio:
      'Quelqu’un suit le voyage des yeux, sans ciller. Tant de ferveur flatte autant qu’elle inquiète, quand on aime avoir de la place. On promet peu, ici, et l’on revient beaucoup. Dites seulement où vous allez : la moitié des soupçons tombe.',
    sagittarius:
      'Jupiter mène, donc on se plaît en se perdant. Le flirt tient de l’excursion : on crie, on grimpe, on pique-nique sous l’averse. Nulle jalousie ou presque. Si l’entrain retombe, proposez un départ, les explications suivront.',
    capricorn:
      'Cinq étapes étaient prévues, on en saute trois en riant. C’est agaçant pour les plans, excellent pour le teint. À la longue, la patience de Mars obtient de ce cœur nomade ce que nul n’obtenait, une adresse.',
    aquarius:
      'Deux libertés se saluent sans ralentir, et font route ensemble. Rien ne presse, rien n’attache, l’attirance se renouvelle à chaque disparition. Un soir de fatigue, essayez le contraire : restez, dix heures, sans programme.',
    pisces:
      'Au loin, une mélodie, que l’on prend aussitôt pour un pays. Jupiter règne des deux côtés : on se poursuit avec de la foi et très peu de bagages. Vos amis, qui portent les valises, voudraient bien savoir à quelle rive le paquebot s’arrête.',
  },
  capricorn: {
    aries:
      'On se présente sans rendez-vous là où il en faut un. On repassera ; on repasse en effet, le soir même. Tant d’impatience, si fidèle, finit par ressembler à du sérieux. Vénus ouvre en regardant l’heure, et sourit.',
    taurus:
      'Cela se construit comme un mur de pierre sèche, sans mortier, chaque bloc bien choisi. La cour est lente et tenace. Vénus, que Saturne gouverne, y reconnaît une valeur sûre, et cache sous sa réserve une joie d’enfant.',
    gemini:
      'Mars jongle devant une personne qui compte les balles. Elle en a vu une tomber, ne dit rien, attend le final. Ce flegme pique au jeu. L’amour commence quand, d’un trait plus sec encore, elle prend la main.',
    cancer:
      'Sous le manteau strict, Mars, en Cancer, devine quelqu’un qui a froid. Il apporte un plaid et une patience de veilleuse. On remercie du bout des lèvres, et l’on reparle encore de cette soirée dix ans après.',
    leo: 'Ovation demandée, hochement de tête obtenu. Il y aurait de quoi se vexer ; on redouble pourtant, car ce hochement se donne rarement. L’ambition vous rapproche, les belles soirées aussi. Un éloge glissé à l’oreille vaut ici toutes les tribunes.',
    virgo:
      'Aucun faux pas, aucune phrase inutile. On se rend service, on se remercie à peine, et l’intimité prend, sur des mois, une qualité d’artisanat. Vos sentiments sortent peu de leur boîte. Qu’ils servent, c’est de la belle vaisselle.',
    libra:
      'La politesse plaît, l’irrésolution use. Une invitation si bien tournée, pense-t-on, mériterait une date. Le rendez-vous pris, tout s’arrange : sous vos bonnes manières, vous vous devinez du tempérament.',
    scorpio:
      'L’attente ne vous fait pas peur, elle fait partie du plaisir. Quand le silence tombe, il est chargé. Cette attirance a l’air d’un complot de gens respectables, et s’en délecte en secret.',
    sagittarius:
      'Mars se trompe d’entrée et tutoie le conseil d’administration. Scandale, puis fou rire. Un cœur grave avait besoin de ce courant d’air, et donne en échange de quoi atterrir, puis une clé.',
    capricorn:
      'Saturne gouverne les deux côtés : patience contre patience. Vous vous appréciez depuis des saisons sous couvert d’un travail commun, et le premier aveu tient en six mots. Il suffit. Ce que l’on bâtit ensuite a des murs épais et des plaisirs d’initiés.',
    aquarius:
      'La surprise dérange un programme. On la blâme, puis on la guette le mois suivant. Tant de bizarrerie inquiète les gens prudents, et leur manque dès qu’elle s’absente. Une case sans intitulé, dans l’agenda, ravirait tout le monde.',
    pisces:
      'Ni demande ni preuve, seulement une présence, et de la musique. C’est la seule approche contre laquelle Vénus, en Capricorne, n’avait rien prévu. Donnez à la soirée une heure de fin, pour le plaisir de la dépasser.',
  },
  aquarius: {
    aries:
      'Foncer tout droit amuse beaucoup qui refuse les consignes, du moment qu’on n’en donne pas. Ce désir a la bonne idée de repartir aussitôt, sans réclamer de clé. « Reviens quand tu veux », dit le sourire.',
    taurus:
      'Quelqu’un s’est assis en bas de l’immeuble, sur une chaise pliante, avec tout son temps. On contourne, on salue, on finit par s’installer à côté. C’est un luxe, un désir de signe fixe, qui ne s’éparpille pas. N’appelez pas cela une habitude.',
    gemini:
      'Entre signes d’air, le courant passe, et il est alternatif. Plaisanteries, théories, rendez-vous déplacés quatre fois : le flirt vous ressemble. Convenez un soir de venir sans numéro préparé. Le silence qui suit est très flatteur.',
    cancer:
      'Quelqu’un s’inquiète et vient avec un pull. On n’en veut pas, merci ; on l’enfile tout de même au bout d’une heure. Vénus, en Verseau, aime qu’on l’aime sans insister. Laissez le pull, partez un peu.',
    leo: 'La grande scène se joue devant quelqu’un qui regarde le plafond, par principe. On s’échauffe, l’ironie fond d’un degré. Vous vous attirez comme le trône et la rue. Un geste fou, fait pour une cause, emporte le morceau.',
    virgo:
      'Mars est plein de bon sens et commence par un câble à changer. Vénus, éprise d’étrange, n’y voit pas malice, puis s’attache aux mains. Le dépannage dure plus que prévu, et personne ne regarde l’heure.',
    libra:
      'Civilité et amis communs : la séduction se fait sans en avoir l’air. On s’estime avant de se plaire. Si tout demeure si léger qu’on s’y perd, posez la question par écrit, les plis soignés font partie du charme.',
    scorpio:
      'On sent un regard dans le dos, et l’on s’en trouve curieusement plus libre de danser. Mars voudrait entrer dans la pensée même. On lui prête une pièce, on garde la clé. L’attrait dure tant que personne ne force la serrure.',
    sagittarius:
      'Personne ne retient personne, et l’on se retrouve sans s’être donné rendez-vous. On propose, on improvise, la bande suit. Vous riez beaucoup avant de rien avouer. L’aveu viendra peut-être au retour, devant un distributeur en panne.',
    capricorn:
      'Une date est fixée, deux places retenues, et plus un mot. On viendra ou non, et c’est ce « ou non » qui rend la chose intéressante aux gens méthodiques. Le respect s’établit, puis une affection aux horaires tout à fait curieux.',
    aquarius:
      'Vous vous plaisez d’une planète à l’autre, par signaux. L’approche est un refus d’approcher, l’accueil une manière de ne rien attendre. Cela pourrait ne jamais commencer. Une panne d’ascenseur y pourvoit.',
    pisces:
      'Une chanson, et la théorie s’arrête. Un désir sans contour glisse sous les principes, et la tête la plus claire se surprend à soupirer. Il n’y a pas d’explication, ce qui vous change. Dansez, on débattra lundi.',
  },
  pisces: {
    aries:
      'Le château dormait, et Mars, chez lui en Bélier, saute déjà la grille. Un œil s’ouvre, pardonne, voudrait un poème. Tant de courage attendrit ; qu’il apprenne à rester une minute immobile, et c’est gagné.',
    taurus:
      'Un bord, enfin. La tendresse flottante s’amarre à un désir qui ne bouge pas, tiède et certain. On se comprend par la sieste et par les fruits mûrs. Le temps passe sans que l’on sache qui, des deux, l’a retenu.',
    gemini:
      'Mars, en Gémeaux, lance des bulles de savon, que l’on suit des yeux. Lesquelles étaient sérieuses ? La question attriste parfois un cœur qui croit tout. Choisissez une phrase, dites-la deux fois le même jour : elle prendra corps.',
    cancer:
      'Il suffit d’une lumière douce et d’une pluie. Mars vient à petits pas, Vénus l’a vu de loin et lui fait une place sous la laine. Peu de conquête, beaucoup d’accueil. Vous pourriez tarder à sortir, prévenez vos amis.',
    leo: 'Un héros cherche sa légende, et justement on en rêvait une. L’affaire est conclue avant l’entracte. Après les bravos, il faut rester, avec un bouillon et une voix basse. Le rôle est moins voyant, il est capital.',
    virgo:
      'On essuie les lunettes de quelqu’un qui préférait un peu de buée. Chaque geste est exact, chaque réponse tremble. L’attrait tient à cela, une rive et de l’eau. Cessez d’améliorer la mer, elle vient.',
    libra:
      'Tout se propose à mi-voix, et l’on n’ose refuser. L’air est plein de violons et personne ne mène. Vous vous devinez, vous vous évitez, vous vous frôlez encore. Au premier faux accord, riez : c’est là que la danse commence.',
    scorpio:
      'L’attirance est immédiate, muette, un peu inquiétante pour les gens raisonnables. Vénus, exaltée en Poissons, donne toute sa confiance d’un coup, et Mars sait ce qu’un tel cadeau vaut. Contre les mauvais rêves, deux lampes valent mieux qu’une.',
    sagittarius:
      'Mars rit, passe en coup de vent, et sur le quai il reste un peu de nostalgie. Le retard devient une chanson. Prenez plutôt le même train : dans un seul wagon, la chanson trouvera sa deuxième voix.',
    capricorn:
      'Un bras solide, offert pour traverser la rue : il n’y a guère plus romantique, pour un cœur égaré. Mars, exalté en Capricorne, se découvre de son côté une faiblesse. Il la date, la classe, et y revient.',
    aquarius:
      'Il y a de l’électricité dans cette brume. On étonne, on s’éloigne, on reparaît, et chaque absence se remplit de rêveries. L’histoire est belle racontée ; pour qu’elle le soit aussi de près, il lui faudrait un soir fixe par semaine.',
    pisces:
      'Nulle poursuite, une dérive. Neptune règne : la même vague a soulevé tendresse et désir, et vous voilà sur le sable à vous demander d’où vient le vent. Le réveil sonne, très loin. Écrivez vos prénoms quelque part, l’eau efface.',
  },
};
