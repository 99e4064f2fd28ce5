import type { MoonSentences } from '../../celestia-words.ts';

/** Les jours de la Lune, ses phases, et ce que demandent ses rencontres avec le Soleil. */
export const moon: MoonSentences = {
  days: {
    aries: 'La journée a le pied léger ; commence avant de t’en dissuader.',
    taurus: 'La journée aime ses aises, et du bon pain et une heure sans hâte feront plus qu’un discours.',
    gemini: 'La journée est bavarde, et tu peux entendre trois choses utiles en en cherchant une autre.',
    cancer: 'La journée est sensible, meilleure pour une visite à un proche que pour un débat.',
    leo: 'La journée veut de la couleur ; laisse voir que tu prends plaisir à ce que tu fais.',
    virgo: 'La journée a la main sûre, et un bureau rangé change l’humeur de toute la pièce.',
    libra: 'La journée préfère la compagnie et les égards, et une main tendue sera bien reçue.',
    scorpio: 'La journée coule en profondeur, et ce qu’on tait vaut autant que ce qu’on dit.',
    sagittarius: 'La journée veut sortir de la routine, ne serait-ce qu’en rentrant par une autre rue.',
    capricorn: 'La journée est sobre et capable, taillée pour la tâche que tu contournais.',
    aquarius: 'La journée a de drôles d’idées, dont de bonnes, à essayer parmi les amis.',
    pisces: 'La journée est poreuse ; laisse-lui un vide et un peu de musique.',
  },
  phases: {
    newMoon: 'C’est le temps des débuts discrets, de ceux qu’on n’annonce pas encore.',
    waxingCrescent: 'Ce que tu as commencé réclame un premier pas concret, même petit.',
    firstQuarter: 'Une décision mûrit à peu près maintenant, et un demi-plan suffit pour agir.',
    waxingGibbous: 'Polis ce que tu as ; c’est presque fini, même si ça n’en a pas l’air.',
    fullMoon: 'Tout se montre en entier, les sentiments aussi, et tu vois ce qu’il en est advenu.',
    waningGibbous: 'L’heure est au partage de ce que tu as appris, et au merci à qui t’a aidé.',
    lastQuarter: 'Le moment est bon pour débarrasser ce qui a fait son temps.',
    waningCrescent: 'Se reposer compte comme un travail ces jours-ci, et le prochain début peut attendre.',
  },
  born: {
    newMoon: 'On dit de ces naissances qu’elles commencent d’instinct et comprennent ensuite pourquoi.',
    waxingCrescent:
      'On y lit l’envie de quitter ce qui a toujours été, avec un doute qui tire par la manche.',
    firstQuarter: 'On y lit le goût de trancher : c’est en t’engageant que tu apprends qui tu es.',
    waxingGibbous: 'On y lit le besoin d’améliorer une chose, et toi avec, avant que quiconque la voie.',
    fullMoon: 'On y lit une vie qui se découvre par les autres, et des sentiments qui se voient.',
    waningGibbous: 'On y lit un don pour transmettre ce que tu as compris.',
    lastQuarter: 'On y lit un esprit qui prend congé des vieilles certitudes quand elles ne tiennent plus.',
    waningCrescent: 'On y lit un talent pour les fins : tu sens ce qui est clos et ce qui en sortira.',
  },
  newMoon: [
    'Une nouvelle lune convient à un petit début, à soigner un mois puis à regarder.',
    'Écris un souhait pour cette part de ta vie, assez concret pour entrer dans l’agenda.',
  ],
  fullMoon: [
    'Une pleine lune montre souvent où en est ce qui commença deux semaines ou six mois plus tôt.',
    'Les émotions montent autour ; dors sur la grande phrase et dis-la au matin.',
  ],
  solarEclipse: [
    'Une éclipse solaire est une nouvelle lune à l’écho long ; ce qui débute là met six mois à se montrer.',
    'Elle ne demande aucune hâte : regarde quelle porte se ferme seule et laquelle t’avait échappé.',
  ],
  lunarEclipse: [
    'Une éclipse lunaire est une pleine lune plus lourde, qui achève une chose ou la met au jour.',
    'Tu peux sentir que tu en as fini avec ce que tu ne lâchais pas, et cela vaut d’être entendu.',
  ],
};
