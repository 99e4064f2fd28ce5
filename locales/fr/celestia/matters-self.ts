import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of oneself, and what helps it there. */
export const matters: MattersOf<'self'> = {
  smallTalk: {
    aries: {
      is: 'Les conversations de politesse t’usent parce qu’il ne s’y joue rien, et au troisième avis sur la météo tu cherches déjà la sortie.',
      helps:
        'À une fête, charge-toi de quelque chose, la musique ou un jeu à lancer, et tu parleras aux gens en faisant.',
    },
    taurus: {
      is: 'Dans une soirée pleine d’inconnus, il te faut un long moment pour t’acclimater, et les autres ont changé de groupe avant que tu aies commencé.',
      helps:
        'Arrive tôt à la fête, installe-toi dans un endroit confortable et laisse les gens venir à toi, un par un.',
    },
    gemini: {
      is: 'Tu bavardes avec n’importe qui pendant dix minutes, mais un groupe qui rabâche te donne envie de t’esquiver au milieu d’une phrase.',
      helps:
        'Quand la conversation patine, demande à quelqu’un ce qu’il a appris récemment ; ça réveille l’échange, et toi avec.',
    },
    cancer: {
      is: 'Parmi des inconnus, tu sens tout de suite qui est mal à l’aise, et tu n’arrives plus à bavarder par-dessus.',
      helps:
        'Viens à la soirée avec une personne de confiance, ou repère quelqu’un d’aussi timide que toi : à deux, tu retrouves ta voix.',
    },
    leo: {
      is: 'Le bavardage t’ennuie quand personne ne s’y livre ; dans une fête, tu veux rire pour de bon ou bien rentrer.',
      helps:
        'Raconte au groupe une mésaventure où tu n’as pas le beau rôle, et l’atmosphère guindée ne s’en remettra pas.',
    },
    virgo: {
      is: 'Parler pour ne rien dire te semble du temps mal employé, et devant des inconnus tu surveilles en plus chacune de tes phrases.',
      helps:
        'Donne-toi une petite mission dans la fête, présenter deux personnes par exemple, puis file la conscience tranquille.',
    },
    libra: {
      is: 'On te croit à l’aise dans les soirées, alors que faire la conversation à chacun, et plaire à tous, te vide complètement.',
      helps:
        'Accorde-toi une vraie conversation au lieu de dix aimables, personne ne compte les sourires que tu n’as pas distribués.',
    },
    scorpio: {
      is: 'Les bavardages te pèsent parce que tu entends ce qu’ils cachent, et qu’en société on n’a pas le droit de demander.',
      helps:
        'Pose à un inconnu une question un rien plus personnelle que d’usage, puis attends ; les gens n’espèrent souvent que ça.',
    },
    sagittarius: {
      is: 'Les mondanités te lassent dès qu’on y récite son métier, mais un inconnu qui revient de loin te garde jusqu’à la fermeture.',
      helps:
        'À chacun, demande ce qui l’a enthousiasmé dernièrement, la soirée prendra une autre tournure que la revue des loyers.',
    },
    capricorn: {
      is: 'Bavarder sans but te paraît un travail non payé, et dans un groupe nouveau tu restes sur la réserve, à observer qui est qui.',
      helps:
        'Fixe d’avance combien de temps tu restes à la soirée ; avec une fin en vue, tu te détends beaucoup plus tôt.',
    },
    aquarius: {
      is: 'Un groupe t’intéresse comme phénomène, mais quand il faut y échanger des banalités, tu te demandes qui a écrit des répliques pareilles.',
      helps:
        'Lance dans le bavardage l’idée bizarre que tu gardais pour toi, elle attirera justement les gens qu’il te faut.',
    },
    pisces: {
      is: 'Une fête bruyante entre en toi sans frapper, et au bout d’une heure de bavardage tu ne sais plus quelle humeur est la tienne.',
      helps:
        'Prévois des échappées pendant la soirée, cinq minutes dehors sans te justifier, et reviens quand tu t’entends penser de nouveau.',
    },
  },
  criticism: {
    aries: {
      is: 'À la moindre critique tu réponds avant d’avoir écouté, comme si l’on te barrait la route au lieu de te parler.',
      helps:
        'Face à un reproche, demande un exemple précis ; le temps qu’on le trouve, ta riposte aura perdu une bonne part de son volume.',
    },
    taurus: {
      is: 'Une critique te reste des semaines en travers de la gorge, surtout quand elle touche un travail où tu as mis tout ton temps.',
      helps:
        'Laisse la remarque reposer une nuit avant de décider ce que tu en gardes, rien ne t’oblige à changer sur-le-champ.',
    },
    gemini: {
      is: 'Sous la critique tu plaisantes, tu expliques, tu as réponse à tout, et c’est le soir que la phrase revient te piquer.',
      helps:
        'Note le reproche tel qu’il a été dit, et non la version que ta tête en a tirée ; il y perd souvent plusieurs adjectifs.',
    },
    cancer: {
      is: 'Un reproche, même doux, te fait croire qu’on t’aime moins, et tu te fermes avant d’entendre la fin de la phrase.',
      helps:
        'Dis que la remarque te touche et que tu y reviendras demain ; personne n’a droit à ta réponse dans la minute.',
    },
    leo: {
      is: 'La critique t’atteint parce que tu mets ton cœur dans ce que tu fais ; devant témoins, elle devient franchement insupportable.',
      helps:
        'Demande qu’on te fasse les remarques en tête à tête, et quand vient un compliment, savoure-le sans réclamer le suivant.',
    },
    virgo: {
      is: 'Toute critique te trouve déjà d’accord, tu te l’étais faite avant, en pire, tandis qu’un compliment te semble mal informé.',
      helps:
        'Aux compliments, réponds merci et rien d’autre ; la liste de tes défauts, personne ne te l’avait demandée.',
    },
    libra: {
      is: 'Sous un reproche tu souris et tu approuves, puis tu te demandes pendant trois jours si l’on t’apprécie encore.',
      helps:
        'Sépare le ton du contenu : une critique mal dite peut viser juste, et une critique très polie peut se tromper.',
    },
    scorpio: {
      is: 'Dans une critique tu cherches aussitôt l’intention, et dans un compliment aussi : tu veux savoir ce que la personne y gagne.',
      helps:
        'Avant de voir une attaque dans la remarque, répète-la à quelqu’un sans parti pris et écoute ce qu’il y entend.',
    },
    sagittarius: {
      is: 'Une critique franche te fait rire et tu l’acceptes volontiers, mais qu’on pinaille sur un détail, et tu prends la mouche.',
      helps:
        'Même chez les pinailleurs, garde une remarque sur trois et rends les autres sans discours ; le tri te prendra une minute.',
    },
    capricorn: {
      is: 'Tu encaisses les critiques sans ciller et tu les ressasses la nuit, tandis qu’un compliment te gêne comme une avance non méritée.',
      helps:
        'Reçois l’éloge en entier, sans préciser que c’était ton devoir ; qui te félicite a aussi le droit d’avoir raison.',
    },
    aquarius: {
      is: 'On peut critiquer tes idées tout l’après-midi, ça t’intéresse ; qu’on touche à ta manière d’être, et tu deviens de glace.',
      helps:
        'Quand une critique te vexe, dis que tu vas y réfléchir, plutôt que de la réfuter point par point avec un calme suspect.',
    },
    pisces: {
      is: 'Les critiques te traversent sans rencontrer d’obstacle, et pour une phrase agacée tu remets en question ta personne entière.',
      helps:
        'Demande-toi dans quel état se trouvait la personne qui t’a fait ce reproche ; son agacement n’est pas forcément de ton ressort.',
    },
  },
  moods: {
    aries: {
      is: 'Tes sautes d’humeur durent le temps d’un éternuement, et pendant que les autres en parlent encore, tu ris déjà d’autre chose.',
      helps:
        'Dès que ton humeur se gâte, bouge d’abord, prends l’escalier ou fais le tour du quartier, et parle ensuite.',
    },
    taurus: {
      is: 'Ton humeur est égale presque tout le temps, si bien que tes rares larmes surprennent tout le monde, à commencer par toi.',
      helps:
        'Avant d’accuser ta vie entière de ta mauvaise humeur, regarde si tu as mangé, dormi, vu un peu de verdure.',
    },
    gemini: {
      is: 'D’une conversation à l’autre ton humeur passe du rire au noir, et tu finis par douter de tes propres larmes.',
      helps:
        'Donne à cette humeur son nom exact, vexation, ennui ou trac ; bien nommée, elle tient moins de place.',
    },
    cancer: {
      is: 'Chez toi les humeurs montent et descendent comme une marée, et une vieille chanson suffit à te faire pleurer en pleine rue.',
      helps:
        'Préviens tes proches que tu traverses un creux et qu’ils n’y sont pour rien, tu n’auras plus à faire semblant.',
    },
    leo: {
      is: 'Tu caches tes coups de cafard sous une grande gaieté, et tu pleures surtout quand, enfin, quelqu’un se montre gentil avec toi.',
      helps:
        'Les jours sombres, choisis une personne devant qui tu n’as pas à rayonner, et dis-lui seulement que le moral n’y est pas.',
    },
    virgo: {
      is: 'Tes humeurs se déguisent en agacement pour des riens, et tu pleures rarement, faute d’avoir trouvé une raison assez valable.',
      helps:
        'N’attends pas un motif recevable pour pleurer, cinq minutes de larmes peuvent se passer de justificatif.',
    },
    libra: {
      is: 'Ton moral dépend de l’ambiance, et deux personnes qui se boudent à côté de toi suffisent à gâcher ta journée.',
      helps:
        'Quand le moral tombe, soigne d’abord ce qui t’entoure, un peu d’ordre, une lumière douce, une promenade avec quelqu’un de paisible.',
    },
    scorpio: {
      is: 'Tu ne pleures presque jamais devant quelqu’un, mais ton humeur noire remplit toute la pièce sans que tu aies dit un mot.',
      helps:
        'Si tout s’assombrit, confie un seul vrai mot à quelqu’un de sûr, et garde le reste si tu y tiens.',
    },
    sagittarius: {
      is: 'Quand la tristesse pointe, tu fais une blague ou tu prends un billet, d’où ces larmes qui te rattrapent dans le train.',
      helps:
        'Au lieu de distraire ton cafard, raconte-le une fois sans la chute comique, à quelqu’un qui sait rester sérieux.',
    },
    capricorn: {
      is: 'Pleurer te semble un luxe permis une fois le travail fini, et comme il ne finit pas, ton humeur se durcit.',
      helps:
        'Réserve-toi chaque semaine un moment sans utilité, ta tristesse y prendra la place qu’elle vole autrement à ta patience.',
    },
    aquarius: {
      is: 'Les émotions t’arrivent avec du retard : sur le moment, calme plat, et trois jours après, une larme devant une publicité.',
      helps:
        'Ne conclus pas trop vite que tu ne ressens rien ; redemande-toi le lendemain comment tu vas, et note la réponse.',
    },
    pisces: {
      is: 'Tu pleures pour un film, pour un chien perdu, pour la peine d’à côté, et ton humeur finit par appartenir à tout le monde.',
      helps:
        'Devant une tristesse subite, cherche d’où elle vient ; celle des autres, tu peux la saluer sans la loger.',
    },
  },
  decisions: {
    aries: {
      is: 'Décider te prend trois secondes, et c’est ensuite, quand tout est lancé, que tu te demandes si c’était le bon choix.',
      helps:
        'Avant de trancher, raconte ton choix à quelqu’un comme si c’était fait, et vois si l’élan tient jusqu’à la fin du récit.',
    },
    taurus: {
      is: 'Pour te décider, il te faut voir, toucher, dormir dessus, et plus on te presse de choisir, moins tu bouges.',
      helps:
        'Fixe toi-même l’heure de ton choix, assez loin pour qu’il mûrisse, assez près pour ne pas prendre racine.',
    },
    gemini: {
      is: 'Choisir te coûte parce que tu trouves d’excellents arguments de chaque côté, et que tu y crois tour à tour.',
      helps:
        'Après le troisième avis, cesse de sonder ton entourage ; tu ne cherches plus une décision, mais une conversation.',
    },
    cancer: {
      is: 'Tu choisis au ventre, puis la crainte de peiner quelqu’un te fait marcher de côté tout autour de ta décision.',
      helps:
        'Demande-toi ce que tu choisirais si personne dans la famille ne devait l’apprendre, et garde cette réponse sous la main.',
    },
    leo: {
      is: 'Une fois ta décision annoncée, revenir dessus te coûte plus que l’erreur elle-même, et tu défends un choix dont tu doutes.',
      helps:
        'Garde ta décision pour toi quelques jours ; tant que personne ne la commente, tu corriges le tir bien plus aisément.',
    },
    virgo: {
      is: 'Tu ne décides pas parce qu’il manque toujours une information, et le choix fait, tu relis tes notes à la recherche de l’erreur.',
      helps:
        'Écris ce que tu savais au moment de choisir ; te juger d’après ce que tu as appris depuis serait tricher.',
    },
    libra: {
      is: 'Peser le pour et le contre, tu y excelles, mais choisir, c’est décevoir un côté, et tu aimes bien les deux.',
      helps:
        'Vis une journée comme si tu avais choisi la première option, la suivante avec l’autre, et compare ton appétit.',
    },
    scorpio: {
      is: 'Tes décisions mûrissent en secret, longuement, et tombent d’un bloc ; ensuite, le moindre doute te paraît une trahison.',
      helps:
        'Mets une personne dans la confidence pendant que tu hésites, ne serait-ce que pour entendre une objection à voix haute.',
    },
    sagittarius: {
      is: 'Entre deux choix, tu prends celui qui promet le plus d’horizon et tu lis les détails après, d’où quelques décisions aux bagages imprévus.',
      helps:
        'Cherche ce qui t’ennuiera dans ce que tu choisis, formulaires compris, et regarde si tu souris encore.',
    },
    capricorn: {
      is: 'Tu décides lentement, en pensant aux suites lointaines, et tu choisis volontiers le plus raisonnable aux dépens du plus désiré.',
      helps:
        'Parmi tes arguments pour ou contre, fais une place à l’envie, et compte-la aussi sérieusement que les autres.',
    },
    aquarius: {
      is: 'On ne te fera pas choisir entre A et B : tu cherches une troisième solution, et la décision attend que tu l’inventes.',
      helps:
        'Donne-toi un temps limité pour trouver l’option que personne n’a vue, puis choisis parmi celles qui existent.',
    },
    pisces: {
      is: 'Devant un choix, tu rêves chaque possibilité jusqu’au bout, tu les regrettes toutes d’avance, et le hasard finit par décider pour toi.',
      helps:
        'Ramène le grand choix à un petit pas qu’on peut défaire, et regarde si tu respires mieux ensuite.',
    },
  },
  change: {
    aries: {
      is: 'Un nouveau départ te fait moins peur que la suite, quand l’élan retombe et que le changement devient du travail.',
      helps:
        'Découpe la nouveauté en une série de premières fois, tu sais mieux ouvrir un chapitre que le poursuivre.',
    },
    taurus: {
      is: 'Le changement t’effraie parce que tu y perds d’un coup tes repères du quotidien, et que les nouveaux tardent à te convenir.',
      helps:
        'Emporte dans la vie nouvelle une habitude intacte, le même réveil ou la même marche, et bâtis le reste autour.',
    },
    gemini: {
      is: 'Les petites nouveautés t’amusent, mais un grand changement te fait parler sans arrêt pour ne pas sentir que tu as le trac.',
      helps:
        'Devant une situation nouvelle, pose toutes les questions bêtes à tout le monde, c’est ta façon de prendre tes quartiers.',
    },
    cancer: {
      is: 'Quand tout change, ton premier regard va derrière toi, vers les gens qui devinent ton humeur à ton allô.',
      helps: 'Garde un rendez-vous fixe avec quelqu’un d’avant, le nouveau décor te paraîtra moins vide.',
    },
    leo: {
      is: 'Débuter quelque part te coûte parce que personne n’y connaît ta valeur et qu’il faut redevenir la recrue du dernier rang.',
      helps:
        'Dans un nouveau milieu, avoue en souriant que tu débutes ; c’est plus élégant que de faire comme si, et moins fatigant.',
    },
    virgo: {
      is: 'Face à du nouveau, tu imagines tout ce qui peut clocher, et tu prépares le changement si bien qu’il te fatigue d’avance.',
      helps:
        'Prépare l’essentiel de ce qui change, puis laisse exprès un détail en plan, histoire de constater que rien ne s’écroule.',
    },
    libra: {
      is: 'Recommencer te trouble surtout s’il faut le faire sans compagnie : à deux tu oserais tout, sans personne tu remets à demain.',
      helps:
        'Trouve quelqu’un qui débute aussi, même dans tout autre chose, et racontez-vous régulièrement où vous en êtes.',
    },
    scorpio: {
      is: 'Tu t’agrippes longtemps à l’ancien, puis tu changes de fond en comble, et ce que tu redoutes le plus, c’est l’entre-deux.',
      helps:
        'Tant que le changement n’a pas pris forme, choisis une seule chose que tu gouvernes entièrement, si petite soit-elle.',
    },
    sagittarius: {
      is: 'Repartir de zéro te tente plus que ça ne t’effraie, à condition que la route suivante te reste ouverte.',
      helps:
        'Avant de voir grand, règle les trois choses pratiques du nouveau départ, tu auras ensuite la tête libre.',
    },
    capricorn: {
      is: 'D’un changement tu crains surtout de redescendre, de valoir moins qu’hier là où tu ne connais pas les règles.',
      helps:
        'Dresse la liste de ce que tu sais faire et qui servira dans ta vie nouvelle ; elle est plus longue que tu ne crois.',
    },
    aquarius: {
      is: 'Tu réclames volontiers du changement pour tout le monde, mais qu’on t’en impose un sans te consulter, et tu te braques.',
      helps:
        'Dans la nouveauté qu’on t’impose, trouve la part que tu peux faire à ta façon, et commence par celle-là.',
    },
    pisces: {
      is: 'Au changement tu t’adaptes en te coulant dedans, si doucement qu’au bout de quelque temps tu ne sais plus ce que tu voulais.',
      helps:
        'Avant de plonger dans l’inconnu, note deux choses auxquelles tu tiens, et relis-les quand tout se met à flotter.',
    },
  },
  sayingNo: {
    aries: {
      is: 'Dire non ne t’effraie pas ; c’est le oui trop rapide qui te piège, lancé par enthousiasme et regretté dès le lendemain.',
      helps:
        'Réponds « je te dis ça demain » à toute demande qui t’emballe, et laisse passer une nuit sur ton élan.',
    },
    taurus: {
      is: 'Tu dis oui pour avoir la paix, puis tu traînes les pieds, et ton refus se lit dans ta lenteur plutôt que dans tes mots.',
      helps:
        'Prépare un non de six mots, sans motif, et répète-le d’une voix égale au lieu de chercher mieux.',
    },
    gemini: {
      is: 'Au lieu de dire non, tu réponds « on verra », et te voilà avec quatre engagements pour le même soir.',
      helps: 'Garde une formule de refus courte et aimable, apprise par cœur, pour ne pas improviser un oui.',
    },
    cancer: {
      is: 'Refuser te donne l’impression d’abandonner quelqu’un, alors tu dis oui, et c’est ta rancune qui parle à ta place.',
      helps:
        'Rappelle-toi qu’on peut refuser une demande sans refuser la personne, et propose à la place ce que tu donnes de bon cœur.',
    },
    leo: {
      is: 'On t’a par la flatterie : il suffit de dire que personne ne fait ça mieux que toi, et ton non s’évanouit.',
      helps:
        'D’une demande bien tournée, retire le compliment et regarde ce qui reste ; c’est à ce reste que tu réponds oui ou non.',
    },
    virgo: {
      is: 'Tu refuses mal parce que tu vois comment il faudrait faire, et que laisser bâcler te coûte plus que t’en charger.',
      helps:
        'Dis non à une seule tâche, laisse-la se faire de travers, et occupe tes mains ailleurs pour ne pas la reprendre.',
    },
    libra: {
      is: 'Ton non vient enveloppé de tant d’excuses qu’on l’entend comme un oui, et une mine déçue t’effraie plus que ta propre fatigue.',
      helps:
        'Entraîne-toi sur des refus sans enjeu, le dessert proposé ou la carte de fidélité, et ne t’excuse pas.',
    },
    scorpio: {
      is: 'Tes limites, tu ne les dis pas : tu laisses les gens les franchir, tu notes tout, et un beau matin plus personne ne te trouve.',
      helps:
        'Annonce la limite avant qu’elle soit franchie, calmement et en une phrase ; personne ne la devine à ton regard.',
    },
    sagittarius: {
      is: 'Plutôt que de dire non, tu promets avec entrain et tu te fais rare, en comptant sur la mauvaise mémoire des gens.',
      helps: 'Refuse gaiement et en entier ; on t’en voudra moins que si l’on t’attendait pour rien.',
    },
    capricorn: {
      is: 'Dire non te semble manquer à ton devoir, et les gens qui l’ont remarqué te confient très volontiers leurs corvées.',
      helps:
        'Avant d’accepter une charge, demande-toi à qui elle reviendrait si tu étais en congé, et propose ce nom-là.',
    },
    aquarius: {
      is: 'Contredire une foule ne te gêne pas, mais pour dire non à une seule personne qui insiste gentiment, tu n’as plus d’arguments.',
      helps:
        'Mets tes limites par écrit si les dire t’embarrasse, claires et brèves, sans exposé sur la liberté en général.',
    },
    pisces: {
      is: 'Tu sens si bien le besoin de l’autre que ton non fond avant d’atteindre tes lèvres, et tu portes ce qu’on ne demandait même pas.',
      helps:
        'Quand on te demande quelque chose, éloigne-toi un moment avant de répondre, ton non se forme mieux à distance.',
    },
  },
  perfection: {
    aries: {
      is: 'Tes erreurs t’agacent moins que ta lenteur : rien n’est assez bien parce que tu voudrais réussir du premier coup, tout de suite.',
      helps:
        'Considère le premier essai comme un brouillon officiel, et promets-toi le second avant même de voir le résultat.',
    },
    taurus: {
      is: 'Par peur de mal faire, tu attends les bons outils et le bon moment, et des envies entières restent dans leur emballage.',
      helps:
        'Commence avec du matériel ordinaire, réservé aux ratages, pour que la faute ne coûte presque rien.',
    },
    gemini: {
      is: 'Rien ne te semble assez bien parce qu’en cours de route une meilleure idée t’est venue, et l’ancienne te fait honte.',
      helps:
        'Termine la version que tu as en main et note les trouvailles pour la suivante, elles supportent très bien d’attendre.',
    },
    cancer: {
      is: 'Derrière ta peur de l’erreur il y a souvent un visage précis, et tu guettes encore sa mine avant d’être en paix.',
      helps:
        'Montre d’abord ton travail imparfait à quelqu’un d’indulgent ; en compagnie, ta sévérité baisse d’un ton.',
    },
    leo: {
      is: 'Tu veux bien te tromper, mais pas devant du monde, et par crainte de la médiocrité tu évites des choses qui te tenteraient.',
      helps:
        'Choisis une activité où tu as le droit d’être quelconque, sans photos ni spectateurs, et amuse-toi de tes fautes.',
    },
    virgo: {
      is: 'Dans un travail réussi, ton œil va droit à la faute, et les quatre-vingt-dix-neuf choses justes ne te consolent pas.',
      helps:
        'Décide avant de commencer ce que « assez bien » veut dire, et arrête-toi là, même si ça te démange.',
    },
    libra: {
      is: 'Tu retouches sans fin parce que tu voudrais l’approbation de chacun, et un seul avis tiède te fait croire que tout est raté.',
      helps:
        'Désigne une seule personne dont le goût compte pour ce travail, et ne consulte pas les autres avant la fin.',
    },
    scorpio: {
      is: 'Une erreur minuscule te gâche l’ensemble, et plutôt que de la corriger, tu voudrais tout effacer et reprendre sans témoins.',
      helps:
        'Interdis-toi d’effacer quoi que ce soit le jour même ; mets ta faute hors de vue et juge-la après une bonne nuit.',
    },
    sagittarius: {
      is: 'Ce n’est pas la faute qui te gêne, c’est la taille : à côté du projet rêvé, ce que tu as fait te paraît maigre.',
      helps:
        'Mesure ce que tu as fait depuis ton point de départ, et non depuis le sommet que tu imaginais, l’écart te plaira davantage.',
    },
    capricorn: {
      is: 'Tu ne te passes aucune erreur, car tu la vois déjà inscrite à ton dossier, alors que tes réussites te semblent normales.',
      helps:
        'À chaque tâche finie, marque un arrêt et dis-toi ce qui est bien, avant de relever la barre d’un cran.',
    },
    aquarius: {
      is: 'Face au principe pur que tu avais en tête, la version réelle, avec ses défauts, te semble toujours une concession.',
      helps:
        'Mets ton ouvrage imparfait entre les mains de gens qui s’en servent, leurs usages t’intéresseront plus que ses défauts.',
    },
    pisces: {
      is: 'Pour une petite faute, tu t’excuses trois fois et tu te sens coupable toute la soirée, comme si tu avais déçu le monde entier.',
      helps:
        'Répare l’erreur si elle se répare, excuse-toi une seule fois, puis occupe-toi de quelque chose de beau.',
    },
  },
  misunderstood: {
    aries: {
      is: 'On te croit souvent en colère alors que tu parlais vite et fort, avec ce visage déjà tourné vers la suite.',
      helps: 'Commence par la phrase aimable que tu penses de toute façon, le sujet peut attendre dix mots.',
    },
    taurus: {
      is: 'On te prend pour quelqu’un que rien n’émeut, parce que tu réponds tard, en peu de mots, et que ton visage ne bouge guère.',
      helps:
        'Dis « ça me touche, laisse-moi un peu de temps » avant de te taire, et ton silence se lira moins comme un refus.',
    },
    gemini: {
      is: 'Les gens te croient sans profondeur parce que tu plaisantes, et ne voient pas que tu parles plus vite quand c’est grave.',
      helps:
        'Pour les choses importantes, ralentis et laisse un blanc après ; on saura que cette fois tu ne joues pas.',
    },
    cancer: {
      is: 'Tes retraits sont mal compris : tu te caches pour une égratignure, et les autres croient à de l’indifférence.',
      helps:
        'Au moment de te retirer, laisse un mot, « j’ai besoin de calme, ce n’est pas contre toi », et prends ton temps.',
    },
    leo: {
      is: 'Là où tu mets de l’entrain, certains voient de l’arrogance, et nul ne soupçonne combien tu attends qu’on te rassure.',
      helps:
        'Avant ta grande histoire, demande la leur aux autres et ris aux meilleurs passages, ils te trouveront moins d’orgueil.',
    },
    virgo: {
      is: 'Tu passes pour sévère quand tu aides, parce que ton affection arrive sous forme de remarque, précise, juste, et un peu tôt.',
      helps:
        'Demande d’abord si l’on veut un conseil ou une oreille, et réserve ta correction au premier cas.',
    },
    libra: {
      is: 'Tout le monde pense que tu vas bien, puisque tu souris et que tu prends des nouvelles avant qu’on puisse te retourner la question.',
      helps:
        'La prochaine fois qu’on te demande comment ça va, attends deux secondes et réponds par une chose vraie.',
    },
    scorpio: {
      is: 'Ton silence passe pour du mépris ou du calcul, alors que tu observes simplement avant de confier quoi que ce soit.',
      helps:
        'Livre de toi un détail sans importance au début d’une rencontre ; les gens qui te trouvent impénétrable auront par où commencer.',
    },
    sagittarius: {
      is: 'On prend ta franchise pour de la dureté et ton humour pour de l’indifférence, quand tu voulais surtout détendre tout le monde.',
      helps:
        'Après une vérité un peu raide, vérifie la tête d’en face et précise ce que tu ne voulais pas dire.',
    },
    capricorn: {
      is: 'Ta réserve passe pour de la froideur, parce que tu rends des services aux gens au lieu de leur dire qu’ils comptent.',
      helps:
        'Mets une phrase sur le service que tu rends ; « c’est parce que je t’aime bien » suffit, quitte à rougir.',
    },
    aquarius: {
      is: 'Les gens te disent ailleurs, insensible même, parce que tu réponds à leur peine par une analyse, faite pourtant avec soin.',
      helps:
        'Face à quelqu’un d’ému, dis d’abord « c’est dur » et garde ta solution en réserve jusqu’à ce qu’on la réclame.',
    },
    pisces: {
      is: 'Chacun te comprend à sa guise, et comme tu ne démens jamais, on s’attache à quelqu’un qui te ressemble à peine.',
      helps:
        'Quand on se trompe sur toi, rectifie une seule chose, tout de suite et doucement, sans attendre qu’on devine.',
    },
  },
  overthinking: {
    aries: {
      is: 'Tes pensées ne tournent en rond que faute de pouvoir agir ; l’attente, chez toi, fait marcher la tête à vide.',
      helps:
        'Cherche dans ce qui tourne le seul geste possible aujourd’hui, fais-le, et laisse le reste grogner.',
    },
    taurus: {
      is: 'Une inquiétude tourne en toi lentement mais longtemps, toujours la même, et aucun argument ne la déloge.',
      helps:
        'À la pensée qui insiste, ne réponds pas par des mots ; occupe tes mains d’argile, de laine ou de bois.',
    },
    gemini: {
      is: 'Dans ta tête les pensées se coupent la parole, et la conversation d’hier y repasse avec de bien meilleures répliques.',
      helps:
        'Enregistre tes ruminations à voix haute pendant cinq minutes, puis réécoute-les comme si quelqu’un d’autre parlait.',
    },
    cancer: {
      is: 'Ce qui tourne dans ta tête, ce sont surtout de vieilles scènes, avec le mot, le ton et le regard conservés intacts.',
      helps:
        'Quand le vieux film repasse, change de lieu et parle à quelqu’un du présent, même pour une question de courses.',
    },
    leo: {
      is: 'Tes pensées repassent en boucle le moment où tu as eu honte, que personne à part toi n’a retenu.',
      helps:
        'Si la scène gênante recommence, cherche ce que tu te rappelles des maladresses d’autrui ; tu n’iras pas bien loin.',
    },
    virgo: {
      is: 'Tu rumines en croyant résoudre : chaque pensée ouvre un sous-problème, et tu finis avec une liste au lieu du calme.',
      helps:
        'Accorde à tes ruminations un quart d’heure fixe avec un crayon, et renvoie au lendemain celles qui arrivent en retard.',
    },
    libra: {
      is: 'Tu retournes sans fin la même pensée, ai-je eu tort, m’en veut-on, et tu plaides à tour de rôle pour chaque camp.',
      helps:
        'Quand le procès reprend dans ta tête, prononce un verdict provisoire et lève l’audience jusqu’au lendemain.',
    },
    scorpio: {
      is: 'Une pensée t’obsède parce que tu veux le fond de l’affaire, et tu creuses encore là où il n’y a plus rien à trouver.',
      helps:
        'Note ce que tu sais, ce que tu supposes et ce que tu ne sauras pas ; ferme le carnet sur la troisième ligne.',
    },
    sagittarius: {
      is: 'Tes ruminations voient grand : parties d’un détail, elles arrivent au sens de la vie, et te voilà à refaire ton existence entière.',
      helps:
        'Ramène la grande question à ce qu’elle te demande pour demain matin, et emmène le reste marcher.',
    },
    capricorn: {
      is: 'Ta tête repasse les mêmes soucis comme des comptes à vérifier, et prévoir le pire te paraît le minimum du sérieux.',
      helps:
        'Pour chaque souci, écris la mesure déjà prise, et réserve aux autres un moment précis, de préférence en plein jour.',
    },
    aquarius: {
      is: 'Tu regardes tes pensées tourner, tu en tires une théorie, la théorie tourne à son tour, et rien ne s’est arrêté.',
      helps:
        'Si la machine à penser s’emballe, quitte les idées pour le bruit des gens, un marché par exemple, et compte les accents.',
    },
    pisces: {
      is: 'Chez toi les pensées dérivent plus qu’elles ne tournent, d’un regret à une rêverie, et tu perds le fil sans trouver le calme.',
      helps:
        'Chante, dessine ou nage plutôt que de démêler tes pensées, elles se déposent mieux quand tu ne les regardes pas.',
    },
  },
  confidence: {
    aries: {
      is: 'Ta confiance tient à l’élan : dans l’action tu ne doutes de rien, et à l’arrêt tu te demandes ce que tu vaux.',
      helps:
        'Après un échec, relance-toi vite sur quelque chose de petit et de faisable, le doute suit mal un pas pressé.',
    },
    taurus: {
      is: 'Tu doutes de toi tant que rien de solide ne dit le contraire, et un encouragement pèse moins qu’un résultat à toucher.',
      helps:
        'Garde sous les yeux une chose que tu as faite de tes mains, et regarde-la quand le doute argumente.',
    },
    gemini: {
      is: 'Tu doutes de toi avec esprit : tu convaincrais n’importe qui de ta valeur, mais tu connais trop bien l’objection.',
      helps:
        'Choisis un sujet et approfondis-le plus que nécessaire, ta voix en sera mieux assise sur tous les autres.',
    },
    cancer: {
      is: 'Ta confiance en toi loge chez les gens que tu aimes, et pour un sourcil froncé tu la perds tout l’après-midi.',
      helps:
        'Les jours de doute, relis les messages où l’on te remerciait, car tu les oublies avec une constance remarquable.',
    },
    leo: {
      is: 'On te suppose une assurance à toute épreuve, et le doute te gagne pourtant dès que les compliments se font attendre.',
      helps:
        'Fais quelque chose de bien que personne ne verra, et note le plaisir que tu y prends ; ta confiance aura un second appui.',
    },
    virgo: {
      is: 'Si tu doutes de toi, c’est que tu connais tes défauts par leur prénom, alors que tes qualités te semblent aller de soi.',
      helps:
        'Quand tu te juges, prends le barème que tu réserves aux gens que tu aimes bien, il est nettement plus doux.',
    },
    libra: {
      is: 'Ton assurance se règle sur le regard d’en face : avec une personne tu brilles, avec une autre tu perds jusqu’à ton avis.',
      helps:
        'Forme-toi une opinion avant de demander celle des autres, même sur un film, et dis-la sans attendre ton tour.',
    },
    scorpio: {
      is: 'Ton doute ne se voit pas, tu le couvres de maîtrise, et tu guettes en secret le moment où l’on trouvera la faille.',
      helps:
        'Montre une faiblesse choisie à quelqu’un qui a déjà su se taire ; connue, elle ne demande plus de surveillance.',
    },
    sagittarius: {
      is: 'Ta confiance avance par grands bonds : tu te lances dans tout, puis un simple revers te fait croire que tu faisais semblant.',
      helps:
        'Quand le doute te prend, repense à une aventure mal engagée dont tu as fini par rire, et retrouves-y ton aplomb.',
    },
    capricorn: {
      is: 'L’assurance te vient par paliers, à force de preuves, et chaque réussite repousse aussitôt le niveau où tu aurais le droit d’y croire.',
      helps:
        'Cite à voix haute une chose que tu fais mieux qu’avant, sans ajouter ce qu’il te reste à apprendre.',
    },
    aquarius: {
      is: 'De tes idées tu ne doutes pas, tu doutes d’avoir ta place parmi les gens, et tu en fais une fierté.',
      helps:
        'Passe du temps avec des gens aussi singuliers que toi ; on s’y explique moins, et l’assurance revient sans qu’on la force.',
    },
    pisces: {
      is: 'Le doute t’attrape dès que tu te compares, et tu te compares toujours à la personne la plus brillante de la salle.',
      helps: 'Prépare une phrase que tu tiens à dire et dis-la tôt, avant que le doute ait parlé pour toi.',
    },
  },
  anger: {
    aries: {
      is: 'Tu exploses vite parce que l’injustice te monte droit à la tête, et tu as tout oublié quand les autres en sont encore secoués.',
      helps:
        'Aux premiers bouillons de colère, sors marcher à grands pas, et ne parle que lorsque tes épaules sont redescendues.',
    },
    taurus: {
      is: 'Ta colère met des mois à venir, tu avales et tu laisses dire, et le jour où elle éclate, c’est pour une vétille.',
      helps:
        'Mets ton agacement en une phrase quand il est encore petit ; si tu crois exagérer, c’est probablement la bonne dose.',
    },
    gemini: {
      is: 'Habillée d’ironie, ta colère part en pointes si bien tournées que plus personne ne sait s’il faut rire, toi non plus.',
      helps:
        'Sur le moment, écris la réplique cinglante et garde-la pour toi jusqu’au lendemain, ta colère aura parlé sans rien coûter.',
    },
    cancer: {
      is: 'En colère, tu ne cries pas, tu boudes, en espérant qu’on vienne demander ce qu’il y a et qu’on insiste un peu.',
      helps:
        'Raconte à quelqu’un de bienveillant ce qui te met en colère, même en vrac, avant que le silence s’installe pour la semaine.',
    },
    leo: {
      is: 'Ta colère éclate quand on te manque de respect, sonore, théâtrale, et tu attends ensuite qu’on t’aime comme avant.',
      helps:
        'Quand la colère monte, quitte la scène avant la grande tirade, et garde une seule phrase, celle qui dit où ça fait mal.',
    },
    virgo: {
      is: 'Chez toi la colère se change en rangement frénétique et en remarques sur un détail, quand elle vient de bien autre chose.',
      helps:
        'Cherche la vraie phrase sous l’agacement, elle commence par « j’en ai assez de », et écris-la en entier.',
    },
    libra: {
      is: 'Tu t’interdis la colère parce qu’elle t’enlaidit, crois-tu, et elle ressort en retards, en oublis, en sourires un peu trop polis.',
      helps:
        'Commence par te dire « je suis en colère », sans chercher d’excuses à personne pendant au moins une minute.',
    },
    scorpio: {
      is: 'Ta colère ne fait aucun bruit, elle se retire, elle se souvient, et sa patience t’inquiète un peu.',
      helps:
        'Dépense cette colère loin des gens, dans une longue nage ou une lettre que tu n’envoies pas, avant de penser à répondre.',
    },
    sagittarius: {
      is: 'Tes colères tournent au sermon, avec des « toujours » et des « jamais », et tu t’étonnes après coup qu’on ait tout pris au mot.',
      helps:
        'À la place de « toujours », cherche la fois précise qui t’a mis les nerfs à vif ; ta colère en sort plus courte et plus juste.',
    },
    capricorn: {
      is: 'Tu ne montres pas ta colère, tu la convertis en froideur et en heures de travail, et l’addition arrive bien plus tard.',
      helps:
        'Plains-toi une bonne fois de ce qui te fâche, devant quelqu’un qui sait écouter, sans chercher d’emblée à être raisonnable.',
    },
    aquarius: {
      is: 'Tes grandes colères vont aux systèmes et aux principes, et quand une personne les mérite, tu décroches d’un coup, sans un mot.',
      helps:
        'Repère l’instant où tu décroches, c’est là que la colère commence, et nomme pour toi ce qui vient de te heurter.',
    },
    pisces: {
      is: 'Au lieu de te mettre en colère, tu deviens triste, et tu excuses les gens avant d’avoir senti ce qu’ils t’ont fait.',
      helps:
        'Avant de comprendre qui te fâche, dis seulement tout haut, pour tes propres oreilles, que ce n’était pas bien.',
    },
  },
  fear: {
    aries: {
      is: 'Ta plus grande peur est l’impuissance, l’idée de devoir attendre sans bouger que d’autres décident de ton sort.',
      helps:
        'Quand la peur te prend, trouve une chose minuscule qui dépend de toi, et laisse-la te remettre en mouvement.',
    },
    taurus: {
      is: 'Tu as peur de perdre ce qui te porte, un revenu, un toit, une présence, et tu comptes tes réserves pour t’apaiser.',
      helps:
        'Fais une fois la liste exacte de ce que tu as, sans oublier les gens ; la peur de manquer déteste les inventaires.',
    },
    gemini: {
      is: 'Ce qui t’effraie, c’est le silence et l’immobilité, un jour sans nouveauté où tu n’aurais que toi à écouter.',
      helps:
        'Apprivoise cette peur du vide par petites doses, dix minutes sans écran ni voix, avec un paysage pour te tenir compagnie.',
    },
    cancer: {
      is: 'Au fond, tu crains de ne plus compter pour les tiens, qu’ils se débrouillent très bien et oublient d’appeler.',
      helps:
        'Le jour où cette peur vient, demande une marque d’affection en toutes lettres, au lieu de guetter si elle arrive.',
    },
    leo: {
      is: 'Plus que l’échec, tu redoutes l’indifférence, parler devant des gens qui regardent ailleurs et repartir sans laisser de trace.',
      helps:
        'Si tu crains qu’on t’oublie, pense à une personne que ta présence a réchauffée, et demande-lui de ses nouvelles.',
    },
    virgo: {
      is: 'Ta crainte secrète est de ne servir à rien, ou de laisser passer le détail par lequel tout se gâterait.',
      helps:
        'Contre la peur d’avoir mal fait, fais vérifier une fois par quelqu’un, crois cette personne, et ne rouvre pas l’enquête.',
    },
    libra: {
      is: 'La peur de la brouille te suit partout, celle d’un visage qui se ferme, et tu arrondis tes phrases pour que personne ne parte.',
      helps:
        'Essaie un désaccord de poche avec quelqu’un de très doux, sur une chanson ou un chapeau, et montre le résultat à ta peur.',
    },
    scorpio: {
      is: 'Tu crains la trahison plus que tout, te livrer à quelqu’un qui saurait ensuite exactement où appuyer.',
      helps:
        'Donne ta confiance par portions, d’abord un petit secret, et laisse à la peur le temps de voir ce qu’on en fait.',
    },
    sagittarius: {
      is: 'Une vie rétrécie, voilà ta peur, des jours tous pareils, sans projet ni départ, où plus rien ne t’enthousiasmerait.',
      helps:
        'Ouvre régulièrement une brèche vers l’inconnu, un quartier ou une langue, de quoi donner du large à ta peur de l’étroit.',
    },
    capricorn: {
      is: 'Tu redoutes de dépendre d’autrui, et de perdre aux yeux de tous ce que tu as mis si longtemps à construire.',
      helps:
        'Accepte une aide modeste quand tu pourrais t’en passer, la peur de dépendre y perd un peu de son sérieux.',
    },
    aquarius: {
      is: 'La fusion te fait plus peur que l’exclusion, ce jour où l’on déciderait pour toi qui tu es et ce que tu penses.',
      helps:
        'Dis d’avance l’espace qu’il te faut, en heures et en lieux ; la peur recule quand le retrait est prévu.',
    },
    pisces: {
      is: 'Ta peur n’a pas de contour, elle vient avec la dureté des gens et le bruit du monde, devant lesquels tu te sens sans peau.',
      helps:
        'Coupe les nouvelles un moment, rejoins une présence tranquille, et dis-lui ta peur, même si la phrase n’a ni queue ni tête.',
    },
  },
  sleep: {
    aries: {
      is: 'Tu ne dors pas parce que ton corps est encore en pleine course, et bien avant le réveil tu as déjà envie d’agir.',
      helps:
        'Dépense ton élan plus tôt dans la journée, par un vrai effort, et garde la nuit vide de projets.',
    },
    taurus: {
      is: 'Ton sommeil est lourd quand tout va, mais un souci d’argent ou un matelas étranger suffit à te garder les yeux ouverts.',
      helps:
        'Soigne le lieu où tu dors comme un jardin, frais, sombre, avec le même rituel chaque soir, et n’y laisse entrer aucune facture.',
    },
    gemini: {
      is: 'Le soir, ta tête bavarde trop pour que tu dormes, et une seule notification relance le programme pour deux heures.',
      helps:
        'Écoute au lit une voix lente parler d’un sujet qui t’intéresse à peine, et laisse-lui le dernier mot.',
    },
    cancer: {
      is: 'Si tu te réveilles à quatre heures, c’est souvent en pensant à quelqu’un, comme si ton sommeil montait la garde pour les tiens.',
      helps:
        'Avant de dormir, fais mentalement le tour de tes proches, souhaite-leur bonne nuit un par un, et déclare ton service terminé.',
    },
    leo: {
      is: 'Pour t’endormir, tu comptes les égards qu’on t’a refusés au lieu des moutons, et ton orgueil froissé veille très tard.',
      helps:
        'Dis-toi bravo, au moment d’éteindre, pour une chose de la journée, même minuscule, et laisse tomber le reste.',
    },
    virgo: {
      is: 'La nuit te présente la liste de tout ce qui reste à faire, et à quatre heures chaque oubli a la taille d’une catastrophe.',
      helps:
        'Garde de quoi écrire près du lit, consigne l’oubli en trois mots, et confie-le à la personne que tu seras au réveil.',
    },
    libra: {
      is: 'Tu dors mal après une discorde, même légère, et dans le noir tu cherches la phrase qui aurait contenté tout le monde.',
      helps:
        'Remets l’affaire au grand jour et choisis plutôt une musique lente, quitte à ne pas dormir tout de suite.',
    },
    scorpio: {
      is: 'Ton sommeil est profond ou absent, et c’est la nuit, sans témoin, que reviennent les questions que tu tenais en respect.',
      helps:
        'N’enquête sur rien avant l’aube ; si tu veilles, lis une histoire qui ne te concerne pas, la lampe au plus bas.',
    },
    sagittarius: {
      is: 'À l’heure de dormir, tu refais le monde, tu combines un voyage, tu ouvres un livre, et tu t’étonnes de voir le matin.',
      helps:
        'Raconte-toi au lit un trajet que tu connais par cœur, pas à pas, au lieu d’en inventer un nouveau.',
    },
    capricorn: {
      is: 'Tu ne dors que d’un œil, et à quatre heures tes responsabilités te convoquent, avec une ponctualité que tu admirerais chez autrui.',
      helps:
        'Termine ta journée par un geste de clôture, toujours le même, après lequel le travail n’a plus la parole jusqu’au matin.',
    },
    aquarius: {
      is: 'L’horaire de ton sommeil n’appartient qu’à toi, les idées te viennent quand tout le monde dort, et au matin tu le regrettes vaguement.',
      helps:
        'Garde ton rythme bizarre si la vie le permet, mais éteins le dernier écran bien avant d’essayer de dormir.',
    },
    pisces: {
      is: 'Tes nuits sont si pleines de rêves que tu dors sans te reposer, et que le matin te trouve encore un pied là-bas.',
      helps:
        'Une heure avant de dormir, baisse les lumières et les voix, et laisse les soucis d’autrui sur une feuille jusqu’au réveil.',
    },
  },
  rest: {
    aries: {
      is: 'Te reposer t’ennuie : à peine immobile, tu cherches un défi, et tu ne t’arrêtes que lorsque tes jambes refusent.',
      helps:
        'Repose-toi par le mouvement sans enjeu, une balade sans montre ni record, tu y consentiras plus facilement.',
    },
    taurus: {
      is: 'Le repos, tu en connais l’art, mais tu te l’accordes une fois tout fini, et il reste toujours un dernier sillon à tracer.',
      helps:
        'Prends ton repos en premier, un jour de temps en temps, et fais-en un régal des sens sans l’avoir mérité.',
    },
    gemini: {
      is: 'Ta fatigue vient moins du travail que du nombre de choses entamées à la fois, et pour te reposer, tu en commences une autre.',
      helps:
        'Choisis une seule distraction pour ta pause et va jusqu’au bout, deux à la fois, et te voilà de nouveau au travail.',
    },
    cancer: {
      is: 'Tu n’arrives pas à te reposer tant que quelqu’un, quelque part, pourrait avoir besoin de toi, et ta fatigue passe après celle des tiens.',
      helps:
        'Annonce une heure de repos comme un rendez-vous, désigne qui répond à ta place, et éloigne le téléphone.',
    },
    leo: {
      is: 'Souffler te donne l’impression de disparaître, alors tu continues à briller, et la fatigue n’ose se montrer qu’une fois tout le monde parti.',
      helps:
        'Offre-toi le repos en grand, avec hamac et panache, plutôt qu’à la sauvette entre deux obligations.',
    },
    virgo: {
      is: 'Au repos, tu vois la poussière, le mail sans réponse, le cadre de travers, et la pause devient une tournée d’inspection.',
      helps:
        'Va te reposer loin de ce que tu pourrais ranger, sur un banc public par exemple, où rien ne t’attend.',
    },
    libra: {
      is: 'Tu ne te reposes guère parce que tu suis les envies de chacun, et que ton propre calme attend la satisfaction générale.',
      helps:
        'Réserve une soirée à ton seul repos, et traite-la comme un engagement envers quelqu’un à qui tu n’oserais pas faire faux bond.',
    },
    scorpio: {
      is: 'Le repos te semble une reddition, tu tiens jusqu’à l’épuisement, puis tu t’effaces des jours entiers sans explication.',
      helps:
        'Arrête-toi pendant qu’il te reste des forces, une courte pause au milieu, sans attendre que la fatigue l’emporte.',
    },
    sagittarius: {
      is: 'Tu te fatigues jusque dans le repos : tes vacances ont un programme de conquête, avec toujours une dernière merveille à voir.',
      helps:
        'Laisse dans ton temps libre une journée sans but ni itinéraire, et vois ce que dit ta fatigue quand on l’écoute.',
    },
    capricorn: {
      is: 'Le repos te donne mauvaise conscience, sauf s’il améliore ton rendement, et des mains vides te mettent déjà en faute.',
      helps:
        'Inscris le repos à ton agenda parmi les devoirs, puisque ce sont les seules choses que tu n’annules pas.',
    },
    aquarius: {
      is: 'Quand ton corps fatigue, ta tête l’apprend plus tard, par déduction, tant les idées l’occupent.',
      helps:
        'Fais-toi rappeler le repos par une alarme bête, qui dit de manger ou de t’étendre, et obéis-lui sans débat.',
    },
    pisces: {
      is: 'Ta fatigue vient de tout ce que tu absorbes, et dormir n’y suffit pas, car c’est des gens qu’il faut te reposer.',
      helps:
        'Retire-toi au calme avant d’en avoir besoin, au bord d’une rivière si tu peux, sans personne à consoler.',
    },
  },
};
