import type { MoonSentences } from '../../celestia-words.ts';

/** Les jours de la Lune, ses phases, et ce que demandent ses rencontres avec le Soleil. */
export const moon: MoonSentences = {
  days: {
    aries: 'La journée a de l’élan : commence avant de trouver des raisons d’attendre.',
    taurus:
      'C’est un jour à prendre ses aises : du bon pain et une heure tranquille feront plus qu’un discours.',
    gemini:
      'La journée est bavarde : tu peux apprendre trois choses utiles alors que tu en cherches une quatrième.',
    cancer: 'Journée sensible : mieux vaut une visite à un proche qu’un débat.',
    leo: 'C’est un jour où se montrer : laisse voir que tu prends plaisir à ce que tu fais.',
    virgo: 'Journée à mettre de l’ordre : un bureau rangé, et tout paraît plus simple.',
    libra: 'La journée est à la compagnie et aux égards : un geste aimable sera bien reçu.',
    scorpio: 'La journée va en profondeur, et ce qu’on tait compte autant que ce qu’on dit.',
    sagittarius:
      'La journée donne envie de changer d’horizon, ne serait-ce qu’en rentrant par une autre rue.',
    capricorn: 'Journée sobre et efficace, idéale pour ce qu’on remet d’habitude à plus tard.',
    aquarius: 'La journée apporte de drôles d’idées, dont quelques bonnes à essayer entre amis.',
    pisces: 'Journée très réceptive ; garde-toi du temps libre et un peu de musique.',
  },
  phases: {
    newMoon: 'C’est le temps des débuts discrets, de ceux qu’on n’annonce pas encore.',
    waxingCrescent: 'Ce que tu as commencé demande un premier pas concret, même petit.',
    firstQuarter: 'C’est l’heure de décider, et un plan à moitié prêt suffit pour agir.',
    waxingGibbous: 'Peaufine ce que tu as : c’est presque fini, même si ça n’en a pas l’air.',
    fullMoon: 'Tout se voit au grand jour, les sentiments aussi, et tu peux juger du résultat.',
    waningGibbous: 'C’est le moment de partager ce que tu as appris et de dire merci.',
    lastQuarter: 'Le moment est bon pour se défaire de ce qui a fait son temps.',
    waningCrescent: 'Le repos n’est pas du temps perdu ces jours-ci ; le prochain départ peut attendre.',
  },
  born: {
    newMoon: 'On y lit un départ à l’instinct : tu te lances d’abord, tu comprends ensuite pourquoi.',
    waxingCrescent:
      'On y lit l’envie de rompre avec ce qui a toujours été, malgré un doute qui te retient par la manche.',
    firstQuarter: 'On y lit le goût de trancher : c’est en t’engageant que tu apprends qui tu es.',
    waxingGibbous: 'On y lit le besoin d’améliorer ce que tu fais, et toi avec, avant de le montrer.',
    fullMoon: 'On y lit des sentiments qui se voient, et une vie où tu te découvres à travers les autres.',
    waningGibbous: 'On y lit un don pour transmettre ce que tu as compris.',
    lastQuarter: 'On y lit un esprit qui se détache des vieilles certitudes dès qu’elles ne tiennent plus.',
    waningCrescent: 'On y lit un talent pour les fins : tu sens ce qui s’achève et ce qui en sortira.',
  },
  newMoon: [
    'Une nouvelle lune se prête à un petit début, dont on prend soin un mois avant d’en juger.',
    'Écris un souhait pour ce domaine de ta vie, assez précis pour tenir dans un agenda.',
    'Une nouvelle lune ne se voit pas, et ce que tu commences peut rester discret un moment.',
    'Choisis une seule chose à lancer ; tu verras dans deux semaines si elle a pris.',
  ],
  fullMoon: [
    'Une pleine lune montre souvent où en est ce qui a commencé deux semaines ou six mois plus tôt.',
    'Les émotions montent à ce moment-là ; laisse passer la nuit avant de dire les grands mots.',
    'À la pleine lune, tu vois mieux ce qui a abouti et ce qui n’a pas pris.',
    'Une pleine lune fait ressortir ce que tu ne voulais pas regarder ; tu décideras mieux le lendemain.',
    'Tu peux te sentir à fleur de peau : dors d’abord, réponds ensuite.',
  ],
  solarEclipse: [
    'Une éclipse solaire est une nouvelle lune dont l’effet dure ; ce qui débute alors met six mois à se montrer.',
    'Rien ne presse avec une éclipse : regarde quelle porte se ferme seule et laquelle t’avait échappé.',
    'Ne tire pas de conclusion trop vite : ce qui change autour d’une éclipse solaire se comprend après quelques mois.',
  ],
  lunarEclipse: [
    'Une éclipse lunaire est une pleine lune plus forte, qui achève une chose ou la met au jour.',
    'Tu peux sentir qu’une page se tourne ; laisse-toi quelques jours pour comprendre laquelle.',
    'Ce que tu apprends autour d’une éclipse lunaire peut te remuer ; n’en décide rien le jour même.',
  ],
};
