import type { ConsultingWords } from '../en/consulting.ts';

/** Les consultations : ce que l’on peut demander et qui les donne. Les personnes sont des exemples. */
export const consulting: ConsultingWords = {
  title: 'Consultation astrologique : parler de son thème de vive voix',
  description:
    'Quatre entretiens autour de ton thème, d’une demi-heure à une heure et demie. Tu proposes trois créneaux, on en retient un, et tu paies une fois l’heure fixée.',
  heading: 'Parler de son thème avec un astrologue',
  lede: 'Une page peut dire ce qu’il y a dans ton thème. Te demander ce que tu cherches, c’est l’affaire de quelqu’un. Choisis un entretien, propose trois créneaux, la réponse arrive par e-mail.',
  test: {
    heading: 'Lequel choisir ?',
    text: 'Sept questions courtes suggèrent un entretien et une personne, et disent pourquoi.',
    link: 'Faire le test',
  },
  books: { text: 'Tu préfères lire, à ton rythme ?', link: 'Six livres, chacun fait d’une naissance' },
  book: 'Demander un créneau',
  notOpen: 'Les demandes ne sont pas encore ouvertes. Le reste de la page est déjà tel qu’il sera.',
  elsewhere:
    'Nous ne proposons pas encore de consultations là où tu es. Tout ce qui est sur cette page reste à lire.',
  notOpenShort: 'Pas encore ouvert',
  sample: {
    badge: 'Exemple',
    list: 'Les personnes ci-dessous sont des exemples : elles n’existent pas et montrent à quoi ressemblera un profil.',
    one: 'Ceci est un profil d’exemple. {{name}} n’existe pas ; la page montre à quoi ressemblera un profil.',
  },
  minutes: { one: '{{count}} minute', other: '{{count}} minutes' },
  payLater: 'Le paiement est unique et n’a lieu qu’une fois l’heure fixée. Le prix s’affiche avant.',
  how: {
    heading: 'Comment cela se passe',
    first: 'Un seul formulaire : ton sujet, trois créneaux qui te conviennent, tes données de naissance.',
    second: 'Sous sept jours, un e-mail : l’un de tes créneaux, un autre, ou un non clair et net.',
    third:
      'Tu acceptes par un lien. Vient ensuite le paiement, et l’heure est à toi, avec un fichier pour l’agenda.',
    fourth: 'La veille, un rappel. On se parle en vidéo ou seulement au son, comme tu préfères.',
  },
  fair: {
    heading: 'Ce que ce n’est pas',
    text: 'Une consultation est une conversation sur des tendances et des moments. Elle ne promet aucun résultat et ne remplace ni médecin, ni avocat, ni thérapeute, ni conseiller financier. Personne ne te dira que quelque chose doit arriver.',
  },
  list: {
    packages: 'Quatre entretiens',
    astrologers: 'Qui te reçoit',
    more: 'Le détail',
    profile: 'Lire le profil',
    back: 'Tous les entretiens et tous les profils',
  },
  parts: {
    gets: 'Ce qui est compris',
    not: 'Ce qui ne l’est pas',
    bring: 'Ce que tu apportes',
    who: 'Qui le propose',
    speaks: 'Langues',
    about: 'Ses sujets',
    works: 'Sa façon de travailler',
    offers: 'Entretiens',
  },
  packages: {
    natal: {
      name: 'Lecture du thème natal',
      title: 'Lecture du thème natal avec un astrologue, 75 minutes',
      line: 'Le thème entier, lu à deux et à voix haute.',
      lede: 'On pose ton thème sur la table : ce qui te vient sans effort, ce qui te fait trébucher, et le lien entre les deux. Tu peux arrêter à n’importe quelle phrase et demander un exemple.',
      first: 'Soleil, Lune, Ascendant et les planètes qui pèsent le plus dans ton thème',
      second: 'Du temps pour deux ou trois sujets que tu choisis : travail, intimité, famille, déménagement',
      third: 'L’enregistrement, et une demi-page de notes le lendemain',
      not: 'On n’y parle pas de l’avenir ; pour les mois qui viennent, il y a l’année à venir.',
      bring:
        'Date, heure et lieu de naissance. Si personne ne connaît l’heure, dis-le : la lecture se fera sans les maisons.',
    },
    year: {
      name: 'L’année à venir',
      title: 'L’année à venir : une heure sur tes douze prochains mois',
      line: 'Douze mois, et les semaines qui méritent un cercle dans l’agenda.',
      lede: 'Les planètes lentes s’attardent sur les points sensibles de ton thème. Cette heure repère ces passages, dit ce qu’ils demandent et les range par mois, pour que tu puisses t’organiser.',
      first: 'Les trois ou quatre thèmes les plus longs des douze prochains mois, avec leurs dates',
      second: 'Les éclipses et les rétrogradations, là où elles touchent ton thème',
      third: 'Une liste de dates par e-mail, dans l’ordre où elles viennent',
      not: 'On n’y annonce pas d’événement. Une date dit quand un sujet revient ; ce que tu en fais te regarde.',
      bring: 'Date, heure et lieu de naissance, et ce qui est déjà fixé pour l’année.',
    },
    relationship: {
      name: 'Lecture de couple',
      title: 'Lecture de couple : deux thèmes, quatre-vingt-dix minutes',
      line: 'Deux thèmes côte à côte, et la même écoute pour chacun.',
      lede: 'À une personne ou à deux : on regarde où les thèmes s’accordent d’eux-mêmes, où chacun tire de son côté, et laquelle de vos disputes est toujours la même.',
      first: 'Une comparaison des deux thèmes, en mots simples',
      second: 'Le schéma qui se cache sous presque toutes vos disputes',
      third: 'Deux choses à essayer, une pour chaque personne',
      not: 'On n’y dit pas s’il faut rester ou partir, et on ne lit pas le thème de quelqu’un qui n’a pas dit oui.',
      bring:
        'Ici, tes données seulement. Celles de l’autre se donnent pendant l’entretien, de sa bouche ou avec son accord.',
    },
    question: {
      name: 'Une question',
      title: 'Une question à un astrologue, 30 minutes',
      line: 'Une décision, regardée une demi-heure du côté du ciel.',
      lede: 'Un sujet est là, devant toi, et tu l’as assez retourné. Écris-le en une ou deux phrases : la personne qui te reçoit arrive préparée, et la demi-heure lui est réservée.',
      first: 'Une réponse qui commence par ta question',
      second: 'Ce que le ciel de ces semaines dit du moment',
      third: 'Un pas à essayer',
      not: 'Les questions de santé, de procès ou de placement ne sont pas traitées.',
      bring: 'La question. Les données de naissance aident, mais cet entretien s’en passe.',
    },
  },
  astrologers: {
    'defne-aksoy': {
      title: 'Defne Aksoy : profil d’exemple',
      line: 'Le thème comme histoire de famille',
      about: 'La famille, l’enfance, la Lune',
      first:
        'Commence par la Lune, parce que c’est là qu’on cesse de se justifier. Une heure avec ce profil compte de longs silences et au moins une histoire de grand-mère.',
      works:
        'Lit lentement, laisse parler. Dessine ton thème à la main pendant ce temps et t’envoie le dessin.',
    },
    'nora-whitfield': {
      title: 'Nora Whitfield : profil d’exemple',
      line: 'Des mots clairs, des dates soignées',
      about: 'Le travail, les changements de cap, le bon moment',
      first:
        'Dit l’essentiel dans les cinq premières minutes et passe le reste à montrer d’où cela vient. Pour qui préfère l’entendre sans détour.',
      works:
        'Partage le thème à l’écran. Chaque phrase vient avec sa position, pour que tu puisses vérifier ensuite.',
    },
    'ximena-robles': {
      title: 'Ximena Robles : profil d’exemple',
      line: 'Deux personnes, une table de cuisine',
      about: 'L’amour, l’amitié, la vie à deux',
      first:
        'Tend l’oreille à la phrase que vous ne dites plus, ni l’un ni l’autre. Compare les thèmes comme des recettes : ce qu’il y a dedans, ce qu’il y a en trop.',
      works: 'Préfère recevoir les deux personnes. Quand il n’en vient qu’une, l’autre thème reste fermé.',
    },
    'etienne-garnier': {
      title: 'Étienne Garnier : profil d’exemple',
      line: 'La méthode, puis le sens',
      about: 'Les décisions, les études, la technique traditionnelle',
      first:
        'Travaille avec les règles anciennes et dit laquelle sert. Aime une question précise, y répond avec précision, doutes compris.',
      works: 'Demande la question par écrit deux jours avant. Envoie ensuite une page de raisonnement.',
    },
    'caio-barreto': {
      title: 'Caio Barreto : profil d’exemple',
      line: 'L’année comme un bulletin météo',
      about: 'Les mois qui viennent, le travail, un déménagement',
      first:
        'Regarde l’année comme on regarde la mer avant de partir : ici le courant aide, là il faut ramer. Plaisante volontiers, jamais à tes dépens.',
      works:
        'Avance mois par mois et s’arrête où tu le dis. Tu repars avec une liste de dates qui tient sur le frigo.',
    },
    'emre-tunali': {
      title: 'Emre Tunalı : profil d’exemple',
      line: 'Pour une heure douteuse et une question sûre',
      about: 'Les heures de naissance incertaines, les tournants, une seule question',
      first:
        'Aime les énigmes : avec quelques dates de ta vie, un « vers midi » se resserre. Quand il ne se resserre pas, c’est dit aussi.',
      works:
        'Demande d’abord cinq événements datés. Te dit, en chiffres, à quel point chaque étape est sûre.',
    },
  },
};
