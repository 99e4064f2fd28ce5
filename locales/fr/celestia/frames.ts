import type { FrameName, Pool } from '../../celestia-words.ts';

/** Des phrases qui disent un fait, chacune en plusieurs tournures. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.in}}, je commencerais par {{a.your}}, {{a.sign.in}} et {{a.house.in}}.',
    'Pour {{topic.about}}, je regarde d’abord {{a.your}} : {{a.sign.in}}, {{a.house.in}}.',
    'Sur {{topic.about}}, c’est {{a.your}} qui en dit le plus, {{a.sign.in}}, {{a.house.in}}.',
    'Le fil à tirer pour {{topic.about}}, c’est {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
  ],
  topicPlacementOnly: [
    '{{topic.in}}, je commencerais par {{a.your}}, {{a.sign.in}}.',
    'Pour {{topic.about}}, je regarde d’abord {{a.your}}, qui se tient {{a.sign.in}}.',
    'Sur {{topic.about}}, c’est {{a.your}} qui en dit le plus, {{a.sign.in}}.',
    'Le fil à tirer pour {{topic.about}}, c’est {{a.your}}, {{a.sign.in}}.',
  ],
  topicHouse: [
    'Pour {{topic.about}}, je regarde {{a.house.your}}, qui commence {{a.sign.in}}.',
    'Pour {{topic.about}}, j’ouvre {{a.house.your}}, qui commence {{a.sign.in}}.',
    'Le lieu pour {{topic.about}}, c’est {{a.house.the}}, et la tienne s’ouvre {{a.sign.in}}.',
  ],
  topicTransit: [
    'La date que je vois pour {{topic.about}} est le {{a.exact.day}} : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    '{{topic.in}}, le ciel bouge surtout {{a.exact.on}}, quand {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Pour {{topic.about}}, retiens le {{a.exact.day}} : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
  ],
  topicTransitNow: [
    '{{topic.in}}, quelque chose est déjà à l’œuvre : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Pour {{topic.about}}, le contact qui compte est en cours : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Sur {{topic.about}}, le ciel dit ceci : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  topicQuiet: [
    'Le ciel laisse {{topic.about}} plutôt en paix dans cet intervalle, je lis donc ton thème natal.',
    'Je ne vois pas de contact fort pour {{topic.about}} sur cette durée ; reste ce que tu tiens de naissance.',
  ],
  placement: [
    '{{a.your}} est {{a.sign.in}}, {{a.house.in}}.',
    'Tu as {{a.the}} {{a.sign.in}}, et cela tombe {{a.house.in}}.',
    'Dans ton thème, {{a.the}} se tient {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} se tient {{a.sign.in}} et agit {{a.house.in}}.',
  ],
  placementOnly: [
    '{{a.your}} est {{a.sign.in}}.',
    'Tu as {{a.the}} {{a.sign.in}}.',
    'Dans ton thème, {{a.the}} se tient {{a.sign.in}}.',
    'À ta naissance, {{a.the}} se trouvait {{a.sign.in}}.',
  ],
  also: [
    'À côté je lis {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} a son mot à dire, {{a.sign.in}} et {{a.house.in}}.',
    'Ajoute {{a.your}}, que tu as {{a.sign.in}}, {{a.house.in}}.',
    'Et puis il y a {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Je n’oublierais pas {{a.your}} : {{a.sign.in}}, {{a.house.in}}.',
    'Tu as aussi {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} complète le tableau, {{a.sign.in}} et {{a.house.in}}.',
    'Vient ensuite {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Reste {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Pense également à {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'À côté je lis {{a.your}} {{a.sign.in}}.',
    '{{a.your}} a son mot à dire, et se tient {{a.sign.in}}.',
    'Ajoute {{a.your}}, que tu as {{a.sign.in}}.',
    'Et puis il y a {{a.your}}, {{a.sign.in}}.',
    'Je n’oublierais pas {{a.your}}, qui se tient {{a.sign.in}}.',
    'Tu as aussi {{a.the}} {{a.sign.in}}.',
    'Vient ensuite {{a.your}}, {{a.sign.in}}.',
    'Reste {{a.your}}, {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} est {{a.sign.in}}.',
    'À ta naissance, {{a.the}} se trouvait {{a.sign.in}}.',
    'Dans ton thème, {{a.the}} tombe {{a.sign.in}}.',
  ],
  alsoAngle: [
    '{{a.your}} compte aussi, et se trouve {{a.sign.in}}.',
    'Et {{a.your}} tombe {{a.sign.in}}.',
    'Le cadre de tout cela, c’est {{a.your}} {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} commence {{a.sign.in}}, et son sujet est clair : {{field}}.',
    '{{a.house.the}}, c’est {{field}} ; la tienne s’ouvre {{a.sign.in}}.',
    'Chez toi, {{a.house.the}} a sa cuspide {{a.sign.in}}, avec pour sujet {{field}}.',
  ],
  alsoHouse: [
    'Derrière, {{a.house.your}} s’ouvre {{a.sign.in}}.',
    '{{a.house.your}} commence {{a.sign.in}}, et c’est le lieu de tout cela.',
    'Le lieu s’y accorde : {{a.house.your}} commence {{a.sign.in}}.',
  ],
  houseHolds: ['Tu y as {{bodies}}.', 'J’y trouve {{bodies}}.', 'On y croise {{bodies}}.'],
  houseEmpty: [
    'Aucune planète n’y loge, ce qui n’enlève rien au sujet : le signe donne le ton à lui seul.',
    'Pas de planète dedans, et rien n’y manque : c’est le cas de plusieurs maisons chez tout le monde.',
    'Elle est vide de planètes, comme bien d’autres, et son signe suffit à la lire.',
    'Nulle planète ne l’habite, et on la lit alors par son signe.',
  ],
  aspect: [
    '{{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Dans ton thème, {{a.the}} forme {{a.aspect.with}} {{a.other.the}}.',
    'Une ligne se voit d’emblée dans ton thème : {{a.the}} forme {{a.aspect.with}} {{a.other.the}}.',
  ],
  alsoAspect: [
    'Autre chose compte : {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Regarde aussi {{a.your}}, qui forme {{a.aspect.with}} {{a.other.your}}.',
    'À cela s’ajoute que {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Un autre lien nuance cela : {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    '{{a.the}} forme en plus {{a.aspect.with}} {{a.other.the}} dans ton thème.',
    'De son côté, {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Plus bas, en sourdine, {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Dans ton thème, {{a.the}} forme aussi {{a.aspect.with}} {{a.other.the}}.',
    'Je lis encore une ligne : {{a.the}} forme {{a.aspect.with}} {{a.other.the}} dans ton thème.',
    'Rien n’agit seul dans un thème, et {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
  ],
  noAspect: [
    'Ces deux-là ne forment pas d’aspect dans ton thème, chacun vaque à ses affaires.',
    'Je ne trouve pas d’aspect entre eux dans ton thème ; ils travaillent dans des pièces séparées.',
  ],
  transit: [
    '{{a.the}} forme {{a.aspect.with}} {{a.other.your}}, au plus près {{a.exact.on}}, et cela se sent {{a.end.until}}.',
    'Au premier plan : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, au plus fort {{a.exact.on}}, en cours {{a.end.until}}.',
    '{{a.exact.on}}, {{a.the}} complète {{a.aspect.with}} {{a.other.your}}, et cela peut se sentir {{a.end.until}}.',
  ],
  transitNow: [
    '{{a.the}} forme ces jours-ci {{a.aspect.with}} {{a.other.your}}, et cela continue {{a.end.until}}.',
    'En ce moment, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Le contact que tu sens peut-être : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  alsoTransit: [
    'Un second fil : {{a.exact.on}}, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    'En plus, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, et cela culmine {{a.exact.on}}.',
    'Garde aussi en tête le {{a.exact.day}} : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Autour de cela, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, au plus près {{a.exact.on}}.',
  ],
  skyPlacement: [
    '{{a.the}} est maintenant {{a.sign.in}}, pour toi {{a.house.the}}.',
    'Dans le ciel, {{a.the}} est maintenant {{a.sign.in}} et passe {{a.house.in_your}}.',
  ],
  skyPlacementOnly: [
    '{{a.the}} est maintenant {{a.sign.in}}.',
    'Dans le ciel, {{a.the}} est maintenant {{a.sign.in}}.',
  ],
  moonToday: [
    'La Lune est maintenant {{a.sign.in}} et passe {{a.house.in_your}}.',
    'À l’heure où j’écris, la Lune est {{a.sign.in}}, dans ton thème {{a.house.the}}.',
    'En ce moment, la Lune est {{a.sign.in}} et traverse {{a.house.your}}.',
  ],
  moonTodayOnly: [
    'La Lune est maintenant {{a.sign.in}}.',
    'À l’heure où j’écris, la Lune est {{a.sign.in}}.',
    'En ce moment, la Lune est {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'Demain, la Lune est {{a.sign.in}} et passe {{a.house.in_your}}.',
    'La Lune de demain est {{a.sign.in}}, pour toi {{a.house.the}}.',
  ],
  moonTomorrowOnly: ['Demain, la Lune est {{a.sign.in}}.', 'La Lune de demain est {{a.sign.in}}.'],
  moonOnDay: ['{{a.at.on}}, la Lune est {{a.sign.in}}.', 'La Lune du {{a.at.day}} est {{a.sign.in}}.'],
  phase: [
    'Phase de la Lune : {{phase.name}}.',
    'Phase du moment : {{phase.name}}.',
    'La Lune en est à cette phase : {{phase.name}}.',
  ],
  newMoon: [
    'Il y a nouvelle lune {{a.instant.on}}, {{a.sign.in}}.',
    'Une nouvelle lune vient {{a.instant.on}}, {{a.sign.in}}.',
    'Note le {{a.instant.day}} : nouvelle lune {{a.sign.in}}.',
  ],
  fullMoon: [
    'Il y a pleine lune {{a.instant.on}}, {{a.sign.in}}.',
    'Une pleine lune vient {{a.instant.on}}, {{a.sign.in}}.',
    'Note le {{a.instant.day}} : pleine lune {{a.sign.in}}.',
  ],
  solarEclipse: [
    'Il y a une éclipse solaire {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} a lieu une éclipse solaire {{a.sign.in}}.',
  ],
  lunarEclipse: [
    'Il y a une éclipse lunaire {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.on}} a lieu une éclipse lunaire {{a.sign.in}}.',
  ],
  passesHouse: [
    'Pour toi cela se passe {{a.house.in}}, autrement dit {{field}}.',
    'Dans ton thème cela tombe {{a.house.in}}, donc sur {{field}}.',
    'Ta part là-dedans, c’est {{a.house.the}}, avec pour sujet {{field}}.',
  ],
  touchesPoint: [
    'Cela entre en contact avec {{b.your}}, et tu peux le sentir plus que d’autres.',
    'Cela touche {{b.your}}, et devient personnel.',
  ],
  retrogradeNow: [
    'Oui, {{a.the}} est rétrograde, {{a.to.until}}.',
    '{{a.the}} est rétrograde en ce moment, {{a.to.until}}.',
  ],
  retrogradeAhead: [
    '{{a.the}} sera rétrograde {{a.from.from}} {{a.to.to}}.',
    'La rétrogradation {{a.of}} va {{a.from.from}} {{a.to.to}}.',
    'Note la période {{a.from.from}} {{a.to.to}}, avec {{a.the}} rétrograde.',
  ],
  houseEntry: [
    '{{a.at.on}}, {{a.the}} entre {{a.house.in_your}}.',
    '{{a.the}} arrive {{a.house.in_your}} {{a.at.on}}.',
  ],
  houseExit: [
    '{{a.at.on}}, {{a.the}} passe {{a.house.in_your}}.',
    '{{a.the}} continue vers {{a.house.your}} {{a.at.on}}.',
  ],
  houseEntered: [
    '{{a.at.on}}, {{a.the}} a rejoint {{a.house.your}}.',
    '{{a.the}} a gagné {{a.house.your}} {{a.at.on}}.',
  ],
  houseLeft: [
    '{{a.at.on}}, {{a.the}} a continué vers {{a.house.your}}.',
    '{{a.the}} a poursuivi sa route dans {{a.house.your}} {{a.at.on}}.',
  ],
  noContact: ['Dans les années que je peux parcourir, je ne trouve pas ce contact.'],
  chartRuler: ['Le maître de ton thème est donc {{a.the}}.'],
  notRetrograde: ['{{a.the}} n’est pas rétrograde en ce moment, sa marche est directe.'],
  directNow: [
    '{{a.the}} n’est pas rétrograde en ce moment.',
    '{{a.the}} est en marche directe ces jours-ci.',
  ],
  natalRetrograde: [
    '{{a.your}} était rétrograde à ta naissance.',
    'À ta naissance, {{a.the}} était rétrograde.',
  ],
  natalDirect: [
    '{{a.your}} était en marche directe à ta naissance.',
    'À ta naissance, {{a.the}} était en marche directe.',
  ],
  domicile: [
    '{{a.your}} est en domicile {{a.sign.in}} et n’y demande la permission à personne.',
    '{{a.sign.in}}, {{a.your}} est en domicile, avec sa propre clé de la porte.',
  ],
  exaltation: [
    '{{a.your}} est en exaltation {{a.sign.in}}, où on lui garde la place d’honneur.',
    '{{a.sign.in}}, {{a.your}} est en exaltation : on lui ouvre volontiers la porte.',
  ],
  detriment: [
    '{{a.your}} est en exil {{a.sign.in}} : ce qui ailleurs viendrait tout seul s’y gagne.',
    '{{a.sign.in}}, {{a.your}} est en exil, comme quand on cuisine chez un inconnu et qu’on apprend où sont les choses.',
    'Tu as {{a.the}} en exil {{a.sign.in}} : cela demande un effort, payé en savoir-faire.',
  ],
  fall: [
    '{{a.your}} est en chute {{a.sign.in}} : on l’y entend moins, et c’est souvent là que l’on apprend le plus.',
    '{{a.sign.in}}, {{a.your}} est en chute et se fait entendre à force de patience.',
  ],
  noDignity: [
    '{{a.your}} ne gagne ni ne perd de force par son signe ; {{a.sign.in}}, le terrain est neutre.',
  ],
  noneDignified: ['Dans ton thème, aucune planète ne se trouve dans l’un des quatre.'],
  meeting: [
    '{{a.the}} forme {{a.aspect.with}} {{a.other.the}} {{a.instant.on}}.',
    'La prochaine fois, c’est {{a.instant.on}} : {{a.the}} forme {{a.aspect.with}} {{a.other.the}}.',
  ],
  noMeeting: ['Aussi loin que je puisse regarder, ces deux-là n’ont pas de rencontre de ce genre.'],
  ingress: [
    '{{a.the}} entre {{a.sign.in}} {{a.instant.on}}.',
    '{{a.instant.on}}, {{a.the}} entre {{a.sign.in}}.',
  ],
  entered: [
    'L’entrée {{a.of}} {{a.sign.in}} date du {{a.instant.day}}.',
    'C’est {{a.instant.on}} que s’est faite l’entrée {{a.of}} {{a.sign.in}}.',
  ],
  leaves: ['Son séjour {{a.sign.in}} dure {{a.to.until}}.', 'Le séjour {{a.sign.in}} court {{a.to.until}}.'],
  generalSign: [
    'Voici ce qu’on dit des gens qui ont le Soleil {{said.in}}.',
    'Les gens qui ont le Soleil {{said.in}}, on les décrit ainsi.',
  ],
  generalPlace: [
    'Voici ce qu’on dit des gens avec {{a.the}} {{said.in}}.',
    'Les gens avec {{a.the}} {{said.in}}, on les décrit ainsi.',
  ],
  noneInSign: ['Aucune de tes planètes n’est {{said.in}}.', 'Toi, tu n’as aucune planète {{said.in}}.'],
  openSign: [
    'Sans ton heure de naissance, je ne sais pas si {{a.your}} est {{first.in}} ou {{second.in}}.',
    'Il me manque l’heure, je ne sais donc pas si {{a.your}} est {{first.in}} ou {{second.in}}.',
  ],
  balanceMost: [
    'Tu as {{count}} planètes dans des signes {{element.of}}, plus que partout ailleurs.',
    'Chez toi, {{count}} planètes sur dix sont dans des signes {{element.of}}.',
  ],
  balanceNone: [
    'Aucune planète chez toi dans un signe {{element.of}} ; tu le cherches peut-être chez les autres.',
    'Les signes {{element.of}} restent vides chez toi.',
  ],
  synastry: [
    'Entre vous, {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
    'Je regarde d’abord {{a.your}}, qui forme {{a.aspect.with}} {{a.other.their}}.',
  ],
  alsoSynastry: [
    'Ensuite, {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
    'Autre lien entre vous : {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
    'Et encore ceci : {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
  ],
  overlay: [
    '{{a.their}} tombe {{a.house.in_your}}, autrement dit {{field}}.',
    'Avec {{a.their}}, cette personne arrive {{a.house.in_your}}, sur {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} est {{a.sign.in}}.', '{{a.their}} se tient {{a.sign.in}}.'],
  whyPlacement: [
    'Je le tiens de {{a.your}}, qui se trouve {{a.sign.in}}.',
    'Cela repose sur {{a.your}} {{a.sign.in}}.',
    'La raison, c’est {{a.your}}, {{a.sign.in}}.',
  ],
  whyAspect: [
    'Cela vient d’une ligne de ton thème : {{a.the}} forme {{a.aspect.with}} {{a.other.the}}.',
    'Je le lis chez {{a.your}}, qui forme {{a.aspect.with}} {{a.other.your}}.',
  ],
  whyTransit: [
    'Cela vient du ciel : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Je le dis parce que {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
  ],
  untilTransit: [
    '{{a.the}} forme {{a.aspect.with}} {{a.other.your}} {{a.end.until}}.',
    '{{a.end.until}}, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, et ensuite c’est fini.',
  ],
  untilStay: [
    '{{a.the}} reste {{a.sign.in}} {{a.to.until}}.',
    'Cela dure {{a.to.until}}, tant que {{a.the}} est {{a.sign.in}}.',
  ],
  untilEclipse: [
    'L’ombre passe en quelques heures ; pour les astrologues, son sujet court environ six mois, jusqu’à la paire suivante.',
    'Dans le ciel, cela dure quelques heures ; dans une lecture, six mois environ.',
  ],
  untilLunation: [
    'Dans le ciel, c’est un instant ; on dit le sentir deux ou trois jours.',
    'L’instant passe aussitôt, et son humeur en deux ou trois jours.',
  ],
  houseField: ['Le sujet de cette maison : {{field}}.'],
  houseNeedsHour: ['Dans quel signe elle commence et qui s’y trouve, seule l’heure de naissance le dit.'],
  choiceFirst: [
    'Des deux, je prendrais la première date : davantage y joue en ta faveur.',
    'La première des deux options t’apporte plus d’appui.',
  ],
  choiceSecond: [
    'Des deux, je prendrais la seconde date : davantage y joue en ta faveur.',
    'La seconde des deux options t’apporte plus d’appui.',
  ],
  choiceEven: [
    'Les deux se valent à peu près, alors laisse le côté pratique trancher.',
    'Je ne vois pas de nette préférence entre les deux, l’une ou l’autre convient.',
  ],
  choiceQuiet: ['Dans l’autre, rien de précis ne touche à ce sujet.'],
  noneThen: [
    'Il n’y en a pas à cette période ; voici le plus proche.',
    'Rien de tel à ces dates ; voici ce qui s’en approche le plus.',
  ],
  noEnd: [
    'Ce que je t’ai dit vient de ton thème natal, et cela n’a pas de date de fin ; ce sont tes cartes en main.',
    'Cela n’expire pas : c’est dans ton thème natal, et ce qui change, c’est ta façon de le porter.',
  ],
  agrees: ['Oui, {{a.your}} est {{a.sign.in}}.', 'C’est bien ça, tu as {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'Une petite correction avant d’aller plus loin : {{a.your}} est {{a.sign.in}}, et non {{said.in}}.',
    'Je rectifie gentiment : {{a.your}} est {{a.sign.in}}, pas {{said.in}}.',
  ],
  wrongSignBut: [
    'Mais tu as {{b.the}} {{b.sign.in}}, d’où l’air de famille.',
    'En revanche {{b.your}} est {{b.sign.in}}, tu n’étais pas loin.',
  ],
  wrongHouse: [
    'Une petite correction avant d’aller plus loin : {{a.your}} est {{a.house.in}}, et non {{saidHouse.in}}.',
    'D’après ton heure de naissance, {{a.your}} tombe {{a.house.in}}, pas {{saidHouse.in}}.',
  ],
  deniedWrongly: [
    'Tu ne t’y reconnais peut-être pas, mais dans ton thème {{a.the}} est bien {{a.sign.in}}.',
    'D’après ta date de naissance, {{a.your}} est pourtant {{a.sign.in}}.',
  ],
  deniedRightly: [
    'Tu as raison : {{a.your}} est {{a.sign.in}}, pas {{said.in}}.',
    'En effet, {{a.your}} n’est pas {{said.in}}, mais {{a.sign.in}}.',
  ],
  toldPlace: [
    'On dit en général ceci aux gens qui ont {{a.the}} {{said.in}}.',
    'Voici ce qu’on dit d’habitude aux gens qui ont {{a.the}} {{said.in}}.',
  ],
  toldAspect: ['On dit en général ceci aux gens chez qui {{a.the}} forme {{aspect.with}} {{b.the}}.'],
  pastNewMoon: ['La nouvelle lune de ce mois a eu lieu {{a.instant.on}}, {{a.sign.in}}.'],
  pastFullMoon: ['La pleine lune de ce mois a eu lieu {{a.instant.on}}, {{a.sign.in}}.'],
  signForAll: [
    'Ce qui vaut pour tous les gens qui ont le Soleil {{said.in}} est dans les horoscopes ; ici, je lis ton propre thème.',
  ],
  retrogradesNow: ['Rétrogrades en ce moment : {{list}}.'],
  noSuchAspect: ['Aucun aspect de ce genre ici ; voici ceux de ton thème.'],
  anotherAspect: ['Ce n’est pas cet aspect-là, c’en est un autre.'],
  bornPhase: [
    'À ta naissance, la Lune en était à cette phase : {{phase.name}}.',
    'Phase de la Lune à ta naissance : {{phase.name}}.',
  ],
  bornPhaseOpen: [
    'Le jour de ta naissance, la Lune passait d’une phase à l’autre, et sans l’heure je ne peux pas dire laquelle est la tienne.',
  ],
  housesEmpty: ['Dans ton thème, les maisons {{list}} sont vides.'],
  rivalPlace: [
    'Si ta question portait plutôt sur {{topic.about}}, je regarderais {{a.your}}, {{a.sign.in}}.',
    'Et si c’est {{topic.about}} qui te préoccupe, {{a.your}} se tient {{a.sign.in}}.',
    'Tu avais peut-être {{topic.about}} en tête ; là, c’est {{a.your}} qui parle, {{a.sign.in}}.',
    'Pour {{topic.about}}, si c’était là ta question, je lis {{a.your}} {{a.sign.in}}.',
    'Et {{topic.about}}, si c’est là ton sujet : tu as {{a.the}} {{a.sign.in}}.',
  ],
  rivalHouse: [
    'Si ta question portait plutôt sur {{topic.about}}, {{a.house.your}} commence {{a.sign.in}}.',
    'Et si c’est {{topic.about}} qui te préoccupe, {{a.house.your}} s’ouvre {{a.sign.in}}.',
    'Tu avais peut-être {{topic.about}} en tête ; alors regarde {{a.house.your}}, qui commence {{a.sign.in}}.',
    'Pour {{topic.about}}, si c’était là ta question, {{a.house.your}} s’ouvre {{a.sign.in}}.',
  ],
  rivalSky: [
    'Si ta question portait plutôt sur {{topic.about}}, {{a.the}} se trouve en ce moment {{a.sign.in}}.',
    'Et si c’est {{topic.about}} qui te préoccupe, au ciel {{a.the}} se tient {{a.sign.in}}.',
    'Tu avais peut-être {{topic.about}} en tête ; ces jours-ci, {{a.the}} est {{a.sign.in}}.',
  ],
  rivalAsked: [
    'Ta question portait-elle sur {{topic.about}} ou sur {{rival.about}} ?',
    'Qu’est-ce qui s’en approche le plus, {{topic.about}} ou {{rival.about}} ?',
    'Dis-moi, c’est {{topic.about}} ou {{rival.about}} que tu avais en tête ?',
  ],
  rivalSelf: [
    'Et si c’est de toi qu’il s’agit, je regarderais {{a.your}}, {{a.sign.in}}.',
    'Si tu cherches plutôt ta part là-dedans, {{a.your}} se tient {{a.sign.in}}.',
    'Si ta question parle surtout de ton caractère, c’est {{a.your}} qui répond, {{a.sign.in}}.',
  ],
  pastTransit: [
    '{{a.exact.on}}, {{a.the}} a formé {{a.aspect.with}} {{a.other.your}}, et voici ce que fait un tel contact.',
    'Si je regarde en arrière, {{a.the}} a formé {{a.aspect.with}} {{a.other.your}} {{a.exact.on}} ; voici comment agit un tel contact.',
  ],
  pastAlso: [
    '{{a.exact.on}}, il y a eu un autre contact : {{a.the}} a formé {{a.aspect.with}} {{a.other.your}}.',
    'Et ce n’est pas tout : {{a.the}} a formé {{a.aspect.with}} {{a.other.your}} {{a.exact.on}}.',
  ],
  noReception: ['Dans ton thème, aucune paire n’est ainsi.'],
  noFigure: ['Dans ton thème, je ne vois pas de telle figure.'],
  signHolds: ['Dans ton thème, {{bodies}} se tiennent ensemble {{said.in}}.'],
  noStellium: ['Dans ton thème, je ne vois pas de tel groupe.'],
  returnBehind: ['Le premier est déjà derrière toi, voici le suivant.'],
};
