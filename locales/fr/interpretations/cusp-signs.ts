import type { NatalInterpretations } from '../../natal-text-types.ts';

/** A line on each house by the sign on its cusp. */
export const cuspSigns: NatalInterpretations['cuspSigns'] = {
  2: {
    aries:
      'L’argent te vient par à-coups, souvent après un geste hardi. Il repart à la même allure, car Mars s’amuse plus à gagner qu’à compter.',
    taurus:
      'Le Taureau, signe de terre, veut des biens que l’on touche. Tu choisis longtemps, et tes affaires vieillissent mieux que la mode.',
    gemini:
      'Deux petits revenus te plaisent plus qu’un gros, parce qu’ils donnent deux fois matière à raconter.',
    cancer:
      'Mettre de côté te rassure. Tu gardes un billet plié pour les jours gris, et tout ce qui appartenait à quelqu’un d’aimé.',
    leo: 'Pour offrir, tu dépenses comme on reçoit, en grand. La qualité te séduit, offrir te ravit, et le total apparaît le mois suivant.',
    virgo:
      'Au quotidien, chaque dépense a sa ligne, puisque Mercure classe avant d’acheter. On te croit près de tes sous, et tu es surtout près des détails.',
    libra:
      'Ta valeur se discute à deux : tu fixes ton tarif en regardant la tête de l’autre. Le beau, domaine de Vénus, tu le paies sans débat.',
    scorpio:
      'Le montant de tes biens reste une énigme, et tu y veilles. Signe fixe, le Scorpion serre ce qu’il a, puis donne tout pour une seule chose.',
    sagittarius:
      'Les sous sont faits pour voir du pays. Jupiter voit large, d’où tes calculs arrondis avec optimisme ; les frais se déclarent au retour.',
    capricorn:
      'Gagner lentement te convient, parce que Saturne ne croit qu’à ce qui a coûté des années. Dépenser pour le plaisir reste un apprentissage.',
    aquarius:
      'Tes ressources suivent un rythme bizarre, tes priorités aussi. L’abonnement te semble une prison, l’outil prêté à toute la rue, une fortune.',
    pisces:
      'Où sont passés les vingt euros ? Dans une bonne action, sans doute ; ce que tu as coule volontiers vers qui en manque.',
  },
  3: {
    aries: 'Ta réponse part parfois à mi-question. Mars, maître des lieux, fait de la discussion un sport.',
    taurus:
      'Entre voisins, ta parole prend son temps, et tu ne la reprends guère. Un signe fixe, le trajet une fois appris, ne voit aucune raison d’en changer.',
    gemini:
      'De la poste au marché, tu as un mot pour chacun : Mercure est maître du quartier, et te taire une matinée te demande de l’entraînement.',
    cancer:
      'Un signe d’eau parle d’abord avec le cœur. Tu écris bien à ceux que tu aimes, et une phrase de leur main te reste dix ans.',
    leo: 'Raconte-t-on mieux que toi une panne d’ascenseur ? L’auditoire rit, et l’histoire gagne chaque fois un étage.',
    virgo:
      'Ton message est relu, le mode d’emploi aussi. Les coquilles d’autrui te sautent aux yeux, jusque sur les faire-part.',
    libra:
      'Dans une dispute, tu traduis chacun pour l’autre. À force de nuances, il faut parfois te demander ton avis trois fois.',
    scorpio:
      'Les jours où tu parles peu, tu entends beaucoup. Une question de toi, posée sans hausser le ton, met le mensonge mal à l’aise.',
    sagittarius:
      'Une course au bout du trottoir tourne à l’exposé. Tu dis l’essentiel d’abord, et tu adoucis sur le chemin du retour.',
    capricorn:
      'Écrire pour rien te semble du gaspillage, tant Saturne pèse ses mots. À l’écrit, les tiens sont fiables, et tendres quand on s’y attend le moins.',
    aquarius:
      'Tes idées prennent des chemins de traverse, et le voisinage s’y est fait. La météo t’ennuie, une théorie farfelue te tient jusqu’à minuit.',
    pisces:
      'Un demi-mot te suffit, un plan de ville te perd. Dans ton agenda, le numéro important voisine avec un poème et une tache.',
  },
  5: {
    aries:
      'En amour, le premier pas est le tien, parfois les trois premiers. Une partie sans vainqueur te paraît une salle d’attente.',
    taurus:
      'Vénus, maîtresse du Taureau, donne au plaisir du goût et du grain. Tu courtises lentement, avec des choses qui se mangent.',
    gemini:
      'Une bonne réplique, et le flirt commence. Tu crées par petits bouts, deux romans à la fois, et changer les règles fait partie du jeu.',
    cancer:
      'Aimer, c’est nourrir, et les enfants des autres l’ont compris avant tout le monde. Tes créations ont volontiers un air d’autrefois.',
    leo: 'Le Soleil règne ici, et il faut à toute fête un grand final. Tu donnes parfois ton cœur en pleine scène, et un rappel serait le bienvenu.',
    virgo:
      'Même pour t’amuser, tu prends des notes. Ton talent est dans la retouche, et tes lettres d’amour sont recopiées au propre.',
    libra:
      'Séduire est un art, avec ses entrées et ses silences. Un public d’une seule personne te suffit, pourvu qu’elle ait du goût.',
    scorpio:
      'Jouer pour rire ne te suffit pas toujours. Tes amours et tes œuvres vont au fond des choses, et ta première esquisse est déjà un aveu.',
    sagittarius:
      'Un week-end réussi finit loin du point prévu. Les accents te charment, les rires sonores aussi, de même que tout jeu en plein air.',
    capricorn:
      'L’insouciance te vient avec les années, car Saturne mûrit tard. D’ici là, tu t’amuses avec application, et plutôt bien.',
    aquarius:
      'Ton loisir n’a pas encore de nom dans les catalogues. Signe d’air, le Verseau veut de l’amitié jusque dans tes flirts.',
    pisces:
      'Tu inventes comme on rêve, sans savoir d’où cela vient. Tes béguins naissent ainsi, puisque Neptune préfère le voile à la vérification.',
  },
  6: {
    aries:
      'Au travail, tu attaques d’abord le plus dur. La réunion de neuf heures te trouve debout, près de la sortie.',
    taurus:
      'Un rythme égal te fait du bien, mêmes horaires, vraie pause. Bousculer ton matin, c’est perdre ton après-midi.',
    gemini:
      'Un signe mutable veut deux tâches en cours et quelqu’un à qui en parler. Une habitude neuve tient la quinzaine, les bons mois.',
    cancer:
      'L’ambiance du bureau passe dans ton estomac. Tu donnes le meilleur là où l’on sait qui préfère quel biscuit.',
    leo: 'Un simple rangement mérite, de ta part, un peu de panache. Le merci prononcé devant l’équipe te tient chaud tout un trimestre.',
    virgo:
      'Tu vois la vis desserrée avant la panne. L’équipe se repose sur cet œil ; qu’il regarde aussi ta mine.',
    libra:
      'Avec une justice d’arbitre, tu répartis les corvées, puis tu en reprends deux pour éviter les histoires.',
    scorpio:
      'Un dossier trouble t’absorbe ou te répugne. Quand il te tient, tu oublies l’heure, car Pluton creuse sans pause.',
    sagittarius:
      'Le formulaire en triple exemplaire éteint un signe de feu. Donne à la besogne une raison un peu vaste, et tu l’abats en chantant faux.',
    capricorn:
      'Tes habitudes datent et tiennent. On réglerait la pendule du couloir sur ton arrivée, jamais sur ton départ, toujours trop tardif.',
    aquarius:
      'Si l’horaire est libre, tu fais en trois heures le travail d’une journée. Tu améliores ensuite la machine, que personne n’avait critiquée.',
    pisces:
      'Les journées sans bord fatiguent un signe d’eau plus que l’effort. Un peu de musique, une porte qui ferme, et rendre service redevient léger.',
  },
  8: {
    aries:
      'Devant un passage difficile, tu entres la tête la première. Les comptes à deux gagnent à attendre que tu aies soufflé.',
    taurus:
      'Partager un lit, volontiers ; une épargne, plus tard. Ce que ses mains ont tenu, un signe fixe met longtemps à le rendre.',
    gemini:
      'Parler de l’indicible t’est étrangement facile. Le mot que nul n’ose, tu le dis, puis tu le désamorces d’un sourire.',
    cancer:
      'Tu donnes ta confiance par étapes, à qui connaît déjà tes larmes. Sur l’avoir commun, tu veilles comme un phare.',
    leo: 'Dans l’intime, tu réclames de la loyauté et un peu de grandeur. Avouer une dette te coûte davantage que de la payer.',
    virgo:
      'Les affaires communes se rangent par dossiers, les angoisses aussi. Ton désir se détend une fois le compte juste.',
    libra:
      'Un partage équitable te touche comme une déclaration. Pour dénouer une indivision, on t’appelle : tu sais couper sans casser.',
    scorpio:
      'Les profondeurs, où Pluton règne, ne t’effraient guère. Les secrets d’autrui dorment chez toi sous trois sceaux, les tiens sous quatre.',
    sagittarius:
      'Tu traverses les crises en cherchant ce qu’elles enseignent. Jupiter fait confiance d’avance, donc un prêt entre amis mérite un papier.',
    capricorn:
      'Une dette te pèse. Tu rends au centime et au jour convenu, et qui te prête sans compter te met mal à l’aise.',
    aquarius:
      'En pleine secousse, tu gardes souvent un calme qui surprend. Partager la moitié de ton compte t’inquiète moins que de confier ton mot de passe.',
    pisces: 'Entre ton bien et celui d’autrui, la frontière prend l’eau. Signe le matin, et fais relire.',
  },
  9: {
    aries:
      'Tu pars d’abord, tu regardes le plan en marchant. Tes convictions lèvent le poing, même pour choisir un sentier.',
    taurus:
      'Ta philosophie tient dans un jardin et deux chansons. Tu voyages peu, et là où tu retournes, on te garde ta chambre.',
    gemini:
      'Chaque pays t’offre vingt mots et une amitié. Un signe d’air butine les doctrines sans jurer fidélité à aucune.',
    cancer:
      'Au loin, tu cherches encore un air de chez toi. Une croyance t’émeut quand elle a la voix de qui te la chantait.',
    leo: 'En voyage comme en chaire, tu soignes ton entrée. Tes opinions se disent à voix haute, avec assez de chaleur pour qu’on les pardonne.',
    virgo:
      'Tu vérifies les sources avant de croire et les horaires avant de partir. Ta grande aventure est une correspondance de huit minutes.',
    libra:
      'Apprendre te plaît mieux à deux, surtout en entendant la partie adverse. Un musée par ville, une terrasse par musée.',
    scorpio:
      'Une idée ne compte pour toi que si elle te retourne. Tu lis les livres défendus, puis leurs bibliographies.',
    sagittarius:
      'Jupiter, maître du Sagittaire, a l’horizon pour salon. Tu enseignes sans le faire exprès, et ton passeport prend rarement la poussière.',
    capricorn:
      'Tes croyances passent tôt ou tard un examen, car Saturne n’admet que l’éprouvé. Tu mènes tes études à ton allure, sans regarder l’âge des voisins.',
    aquarius:
      'Uranus s’invite dans tes débats, d’où ces thèses que nul n’avait vues venir. Les pays t’attirent par leurs utopies plus que par leurs musées.',
    pisces:
      'En voyage, tu crois d’abord, tu comprends ensuite, ou pas du tout. Devant la mer, plus d’une question te semble réglée.',
  },
  11: {
    aries:
      'Cardinal, le Bélier lance : la bande te doit l’idée et les courbatures. Pour tenir la caisse, il faudrait quelqu’un d’autre.',
    taurus:
      'Tes amitiés ont vingt ans et toujours le même banc. Tes espoirs sont raisonnables, ce qui leur donne une chance d’exister.',
    gemini:
      'À une fête, tu présentes les gens, puis tu files vers un autre groupe avant que la glace ait fini de fondre.',
    cancer:
      'La Lune gouverne tes amitiés, qui deviennent vite une famille, brouilles comprises. Quitter le groupe ressemblerait à un déménagement.',
    leo: 'À toi d’organiser la soirée, dit-on, et le discours avec. Tes amitiés sont chaleureuses, et supportent mal un faire-part oublié.',
    virgo:
      'Dans une association, c’est toi qui as les clés du local. Ton affection se reconnaît à un vélo remis en état.',
    libra:
      'Une compagnie bien assortie, et tu respires. Deux amis cessent-ils de se parler ? C’est ton sommeil qui paie.',
    scorpio:
      'Peu d’intimes, et des liens à l’épreuve de presque tout. Dans un groupe, tu repères vite qui tire les ficelles.',
    sagittarius:
      'Des gens venus de partout te confient leurs projets et repartent avec les tiens. Grâce à Jupiter, l’avenir te paraît vaste, mal balisé, très fréquentable.',
    capricorn:
      'Quelques vrais amis, choisis avec soin et gardés longtemps, forment ton conseil. Tes vœux portent une date.',
    aquarius:
      'Le collectif passionne un signe d’air, à condition qu’aucun uniforme n’y soit requis. Tu te plais parmi les autres, un pas de côté.',
    pisces:
      'Les égarés te trouvent, et tu rêves pour toute la troupe. Une cause t’emporte souvent plus vite que ses statuts ne se lisent.',
  },
  12: {
    aries:
      'Une vieille colère se cache bien, même de toi. Mars se tait mal, donc elle sort en songe, ou au volant.',
    taurus:
      'Ta tête se repose pour de bon sans témoin, les pieds dans l’herbe. Nul ne t’y demande d’aller plus vite.',
    gemini:
      'La nuit, ta tête bavarde encore, tant Mercure dort peu. Écris la moitié de ce qu’elle dit, le reste se taira par politesse.',
    cancer: 'Sous ton sourire, tout te touche. Un gant d’enfant perdu, et tu te tais jusqu’au soir.',
    leo: 'Ton besoin d’éclat reste en coulisses. Tu chantes d’ailleurs très bien dans les maisons vides.',
    virgo:
      'En cachette, tu refais les calculs. La solitude te remet d’aplomb, à condition d’y laisser un pli de travers.',
    libra:
      'À l’écart, tu pèses encore ce que tu aurais pu répondre. La paix se négocie d’abord avec toi, sans traducteur.',
    scorpio:
      'Tu connais tes propres caves, jusqu’à la dernière marche. La visite t’a ôté l’envie de juger les gens.',
    sagittarius:
      'Jupiter te porte par en dessous, d’où cette confiance sans raison. Tes plus beaux voyages se font les yeux clos.',
    capricorn:
      'Saturne, maître du Capricorne, fait sa ronde en toi après minuit. Montre-lui que tout est fermé, il s’assoupira peut-être.',
    aquarius:
      'Tes pensées les plus libres te viennent quand personne n’appelle. Tu entretiens en secret une petite étrangeté, qui te le rend bien.',
    pisces:
      'Neptune, maître des Poissons, laisse poreuse la limite entre veille et rêve. Retire-toi souvent, brièvement, et reviens avant qu’on t’envoie chercher.',
  },
};
