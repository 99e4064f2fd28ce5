import type { NatalInterpretations } from '../../natal-text-types.ts';

/** An eclipse on a point of a birth chart: beside it, or opposite and square to it. */
export const eclipseTouches: NatalInterpretations['eclipseTouches'] = {
  sun: {
    joined:
      'C’est comme une courte panne de courant : tu remarques tout ce qui tournait par habitude. Durant les mois qui suivent, une question d’identité revient souvent : à quoi tiens-tu, sous quel nom, devant qui ? Comme le Soleil n’aime pas la pénombre, quelque chose se rallume en général, ailleurs qu’à l’ancienne place.',
    tense:
      'Ce que tu veux rencontre une résistance en plein jour, dans une réponse, un calendrier, un visage fermé. Cela oblige à préciser l’intention. Compte un semestre pour distinguer ce qui relevait de l’orgueil de ce qui était simplement à toi, et la seconde liste est souvent plus longue qu’on ne le craint.',
  },
  moon: {
    joined:
      'Une émotion ancienne demande audience. Comme la Lune garde en toi les choses jamais rangées, l’éclipse peut rendre visible un besoin caché, une fatigue, un attachement que tu prenais pour acquis. Dors davantage cette saison-là. On comprend mieux son cœur après une vraie nuit.',
    tense:
      'Tes besoins et les exigences du dehors se croisent dans un passage étroit. Pendant quelques mois, l’humeur renseigne plus qu’elle ne dérange : elle indique où l’on s’est trop plié. La Lune gouverne le quotidien, donc une habitude domestique peut changer de règle, à petits pas.',
  },
  mercury: {
    joined:
      'Une information qui manquait au dossier peut arriver. Lettre, aveu, relecture, la matière de Mercure passe de l’ombre à la lumière, et ta façon de voir s’ajuste au fil des semaines. Mercure aime vérifier, et c’est tant mieux, car une nouvelle vraie n’y perd rien.',
    tense:
      'Deux versions d’un même fait risquent de se faire face, et la tienne en est une. L’affaire demande des mots exacts, un contrat relu, peut-être des excuses au sujet d’une phrase que tu croyais anodine. Trois ou quatre mois plus tard, on en parle souvent plus lentement et beaucoup plus juste.',
  },
  venus: {
    joined:
      'Quelque chose se précise souvent du côté du cœur ou du goût. Une affection muette prend la parole, un confort révèle son coût, un talent pour le beau réclame mieux que tes restes de soirée. Rien n’oblige à trancher vite, puisque Vénus travaille en douceur et que l’effet s’étale sur des mois.',
    tense:
      'Aimer et plaire se marchaient sur les pieds, cela devient difficile à ignorer. Une inégalité dans un lien ou dans un budget apparaît sous une lampe franche. Dis ce que tu préfères, chiffre s’il le faut. La tendresse qui supporte cette clarté est solide.',
  },
  mars: {
    joined:
      'De l’énergie se libère là où tu freinais. Tes gestes s’accélèrent, ta patience s’amenuise, et une colère rentrée peut enfin avouer son motif. Offre-lui un chantier à sa taille avant qu’elle ne s’en choisisse un. En quelques mois, ce regain déplace des choses qui semblaient scellées, tant Mars supporte mal l’attente.',
    tense:
      'Un obstacle peut se dresser, et avec lui l’occasion de savoir pour quoi tu te bats. L’éclipse met en évidence une rivalité, une impatience, une tâche menée contre ton gré. Ralentis, en gestes comme en paroles. Plus tard dans la saison, on choisit en général ses combats sur une liste bien plus courte.',
  },
  jupiter: {
    joined:
      'Le champ s’élargit. Une possibilité longtemps considérée comme réservée à d’autres s’approche, étude, départ, confiance accordée, et tes convictions s’en trouvent remuées. Prends le temps d’en faire le tour à pied. Jupiter exagère volontiers les premières semaines, puis la bonne taille se révèle.',
    tense:
      'Trop de promesses tendent à revenir ensemble, chacune avec son reçu. L’éclipse éclaire un excès de confiance, une dépense d’élan, un principe qui n’a pas vu la pratique depuis longtemps. Rien de grave. Un tri honnête, étalé jusqu’à la saison suivante, rend à l’enthousiasme son prix.',
  },
  saturn: {
    joined:
      'Une structure montre sa charpente. Devoir, emploi, règle que tu t’étais donnée, tu distingues la poutre du simple poids. Les mois suivants demandent du travail lent, un engagement rebâti ou rendu en bonne forme. On y gagne souvent de la légèreté, car Saturne ne pèse que par ce qui est bancal.',
    tense:
      'Le délai, le règlement, la personne qui dit non : une limite prend figure. Tu peux y lire un reproche, elle contient surtout une mesure. Qu’est-ce qui dépend de toi dans le semestre qui suit ? Cette part, prise au sérieux, te rendra plus de liberté qu’une longue protestation.',
  },
  uranus: {
    joined:
      'L’imprévu trouve ta porte, et ta première réaction te surprend presque autant que lui. Un besoin d’air devient évident, dans un travail, un lien, une semaine menée à côté de tes envies. Change une chose réversible d’abord. Les autres se décideront dans les mois d’après, la tête plus froide.',
    tense:
      'Il arrive que quelque chose saute : un programme, une certitude, le plomb d’une installation trop chargée. L’éclipse révèle où tu tenais par pure obligation. La secousse agace, puis elle instruit, et un arrangement plus souple se dessine peu à peu. Deux habitudes intactes suffisent à tenir, car Uranus ne casse que ce qui ne plie pas.',
  },
  neptune: {
    joined:
      'Une brume se lève, ou descend, c’est selon. Tu aperçois l’idéal que tu suivais sans le savoir, avec sa beauté et son défaut de fabrication. Il se peut qu’une illusion s’en aille poliment. La place qu’elle laisse convient à un art, à une foi, à une bonté mieux dirigée.',
    tense:
      'À quoi t’en tenir ? La réponse se dérobe, et ce flou est justement ce qui vient au jour : une attente jamais dite, une demi-vérité, un sacrifice sans destinataire. Laisse passer plusieurs semaines avant toute signature importante. La netteté revient par morceaux, comme sur une photographie plongée dans le bain.',
  },
  pluto: {
    joined:
      'Ce qui agissait par en dessous se laisse voir : une influence, une vieille crainte, une volonté dont tu ne mesurais pas la force. Regarder suffit pour un temps. La transformation se fait sans bruit, au long des mois, et l’on reprend parfois la main sur un terrain que l’on croyait perdu.',
    tense:
      'Un rapport de forces devient lisible, à la maison, au travail ou en toi. Qui décide, qui se tait, qui garde la clé ? Inutile de tout renverser. Retirer ton consentement à un seul petit arrangement modifie déjà l’équilibre, et le semestre se charge d’en montrer les suites.',
  },
  ascendant: {
    joined:
      'Ta silhouette attire les regards, y compris le tien. L’éclipse touche la manière d’entrer dans le monde, si bien que l’allure, le prénom d’usage, la façon de dire bonjour peuvent se mettre à changer. Les gens te renvoient des images neuves. Essaie-les, et rends celles qui serrent.',
    tense:
      'Le miroir, cette fois, c’est quelqu’un. Une relation proche fait apparaître ce que tu avançais sans le voir, ou ce que tu taisais pour garder l’harmonie. Au cours des mois qui suivent, la distance entre vous se règle, un peu plus près, un peu plus loin, avec des mots plutôt qu’avec des moues.',
  },
  midheaven: {
    joined:
      'Ton travail, ou l’idée que les autres s’en font, passe en pleine lumière. Une direction se confirme, se corrige, demande un titre plus exact. Le changement se compte en trimestres. Pendant ce temps, écoute d’une oreille les compliments, de l’autre ce que tu réponds quand un enfant demande ton métier.',
    tense:
      'Vie publique et vie privée tirent sur la même couverture. L’éclipse montre de quel côté elle manque, souvent grâce à un détail : un repas sauté, un appel pris dans le couloir. Une responsabilité peut être redistribuée dans les mois qui suivent, et ton emploi du temps ressembler enfin à quelque chose.',
  },
};
