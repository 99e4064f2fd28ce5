import type { FrameName, Pool } from '../../celestia-words.ts';

/** Des phrases qui disent un fait, chacune en plusieurs tournures. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.in}}, je commence par {{a.your}}, {{a.sign.in}} et {{a.house.in}}.',
    'Ce qui compte d’abord {{topic.in}}, c’est {{a.your}}, {{a.sign.in}} et {{a.house.in}}.',
    'Pour parler de {{topic.about}}, partons de {{a.your}}, {{a.sign.in}} et {{a.house.in}}.',
    '{{topic.in}}, tu as {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'Pour {{topic.about}}, le plus parlant, c’est {{a.your}}, {{a.sign.in}} et {{a.house.in}}.',
  ],
  topicPlacementOnly: [
    '{{topic.in}}, je commence par {{a.your}}, {{a.sign.in}}.',
    'Ce qui compte d’abord {{topic.in}}, c’est {{a.your}}, {{a.sign.in}}.',
    'Pour parler de {{topic.about}}, partons de {{a.your}}, {{a.sign.in}}.',
    '{{topic.in}}, tu as {{a.the}} {{a.sign.in}}.',
    'Pour {{topic.about}}, le plus parlant, c’est {{a.your}}, {{a.sign.in}}.',
  ],
  topicHouse: [
    'Pour {{topic.about}}, je regarde {{a.house.your}}, qui commence {{a.sign.in}}.',
    '{{topic.in}}, c’est {{a.house.your}} qui compte, et elle commence {{a.sign.in}}.',
    'Pour {{topic.about}}, on lit {{a.house.the}} ; la tienne commence {{a.sign.in}}.',
  ],
  topicTransit: [
    'Pour {{topic.about}}, la date à retenir est le {{a.exact.day}} : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    '{{topic.in}}, le moment fort tombe {{a.exact.on}}, quand {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Note le {{a.exact.day}} pour {{topic.about}} : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
  ],
  topicTransitNow: [
    '{{topic.in}}, quelque chose est déjà en cours : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Pour {{topic.about}}, l’essentiel est déjà là : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Voici ce qui se joue {{topic.in}} : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  topicQuiet: [
    'Pour {{topic.about}}, le ciel est plutôt calme pendant cette période ; voyons ce que dit ton thème natal.',
    'Je ne vois rien de marquant pour {{topic.about}} à ces dates ; je reviens donc à ton thème natal.',
  ],
  placement: [
    '{{a.your}} est {{a.sign.in}}, {{a.house.in}}.',
    'Tu as {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'Dans ton thème, {{a.the}} se trouve {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} se trouve {{a.sign.in}}, {{a.house.in}}.',
  ],
  placementOnly: [
    '{{a.your}} est {{a.sign.in}}.',
    'Tu as {{a.the}} {{a.sign.in}}.',
    'Dans ton thème, {{a.the}} est {{a.sign.in}}.',
    'À ta naissance, {{a.the}} se trouvait {{a.sign.in}}.',
  ],
  also: [
    'Je regarde aussi {{a.your}}, {{a.sign.in}} et {{a.house.in}}.',
    'Il faut aussi compter avec {{a.your}}, {{a.sign.in}} et {{a.house.in}}.',
    'Ajoute à cela {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Et puis il y a {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'N’oublions pas {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Tu as aussi {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} complète le tableau, {{a.sign.in}} et {{a.house.in}}.',
    'Vient ensuite {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
    'Un mot aussi sur {{a.your}}, {{a.sign.in}} et {{a.house.in}}.',
    'Pense également à {{a.your}}, {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Je regarde aussi {{a.your}}, {{a.sign.in}}.',
    'Il faut aussi compter avec {{a.your}}, {{a.sign.in}}.',
    'Ajoute à cela {{a.your}}, {{a.sign.in}}.',
    'Et puis il y a {{a.your}}, {{a.sign.in}}.',
    'N’oublions pas {{a.your}}, {{a.sign.in}}.',
    'Tu as aussi {{a.the}} {{a.sign.in}}.',
    'Vient ensuite {{a.your}}, {{a.sign.in}}.',
    'Un mot aussi sur {{a.your}}, {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} est {{a.sign.in}}.',
    'À ta naissance, {{a.the}} se trouvait {{a.sign.in}}.',
    'Dans ton thème, {{a.the}} tombe {{a.sign.in}}.',
  ],
  alsoAngle: [
    '{{a.your}} compte aussi : tu l’as {{a.sign.in}}.',
    'Et {{a.your}} est {{a.sign.in}}.',
    'À cela s’ajoute {{a.your}}, {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} commence {{a.sign.in}} ; son domaine : {{field}}.',
    '{{a.house.the}}, c’est {{field}} ; la tienne commence {{a.sign.in}}.',
    'Dans ton thème, {{a.house.the}}, qui concerne {{field}}, commence {{a.sign.in}}.',
  ],
  alsoHouse: [
    'Je regarde aussi {{a.house.your}}, qui commence {{a.sign.in}}.',
    '{{a.house.your}} commence {{a.sign.in}}, et cela compte aussi.',
    'De son côté, {{a.house.your}} commence {{a.sign.in}}.',
  ],
  houseHolds: [
    'Dans cette maison, tu as {{bodies}}.',
    'Cette maison accueille {{bodies}}.',
    'Chez toi, cette maison abrite {{bodies}}.',
  ],
  houseEmpty: [
    'Aucune planète ne se trouve dans cette maison : on la lit donc par son signe.',
    'Tu n’as pas de planète dans cette maison ; c’est son signe qui donne le ton.',
    'Pas de planète ici : c’est le signe de la maison qui parle, et lui seul.',
    'Cette maison est vide de planètes, et son signe en dit l’essentiel.',
    'Comme aucune planète n’occupe cette maison, j’écoute surtout son signe.',
    'Aucune planète n’habite cette maison : tu y vis les choses à la manière de son signe.',
  ],
  aspect: [
    '{{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Dans ton thème, {{a.the}} forme {{a.aspect.with}} {{a.other.the}}.',
    'Un lien ressort tout de suite de ton thème : {{a.the}} forme {{a.aspect.with}} {{a.other.the}}.',
  ],
  alsoAspect: [
    'Autre lien qui compte : {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Regarde aussi {{a.your}}, qui forme {{a.aspect.with}} {{a.other.your}}.',
    'Il faut ajouter que {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Une nuance encore : {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Dans ton thème, {{a.the}} forme en plus {{a.aspect.with}} {{a.other.the}}.',
    'De son côté, {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Plus discrètement, {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Dans ton thème, {{a.the}} forme aussi {{a.aspect.with}} {{a.other.the}}.',
    'Je vois encore ceci dans ton thème : {{a.the}} forme {{a.aspect.with}} {{a.other.the}}.',
    'Et puis {{a.your}} forme {{a.aspect.with}} {{a.other.your}}.',
  ],
  noAspect: [
    'Ces deux-là ne forment pas d’aspect dans ton thème : chacun suit sa route.',
    'Je ne trouve pas d’aspect entre les deux dans ton thème ; chacun agit de son côté.',
  ],
  transit: [
    '{{a.the}} forme {{a.aspect.with}} {{a.other.your}}, au plus près {{a.exact.on}}, et cela se sent {{a.end.until}}.',
    'Au premier plan : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, au plus fort {{a.exact.on}} et sensible {{a.end.until}}.',
    '{{a.exact.on}}, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, et tu peux le sentir {{a.end.until}}.',
  ],
  transitNow: [
    '{{a.the}} forme actuellement {{a.aspect.with}} {{a.other.your}}, et cela dure {{a.end.until}}.',
    'En ce moment, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
    'Voici ce que tu sens peut-être : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, {{a.end.until}}.',
  ],
  alsoTransit: [
    'Autre date : {{a.exact.on}}, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    'En plus, {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, au plus fort {{a.exact.on}}.',
    'Garde aussi en tête le {{a.exact.day}} : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}.',
    'Il y a aussi ceci : {{a.the}} forme {{a.aspect.with}} {{a.other.your}}, au plus près {{a.exact.on}}.',
  ],
  skyPlacement: [
    '{{a.the}} est maintenant {{a.sign.in}}, et pour toi cela touche {{a.house.the}}.',
    'Dans le ciel, {{a.the}} est maintenant {{a.sign.in}} et passe {{a.house.in_your}}.',
  ],
  skyPlacementOnly: [
    '{{a.the}} est maintenant {{a.sign.in}}.',
    'Dans le ciel, {{a.the}} est maintenant {{a.sign.in}}.',
  ],
  moonToday: [
    'La Lune est maintenant {{a.sign.in}} et passe {{a.house.in_your}}.',
    'À l’heure qu’il est, la Lune est {{a.sign.in}} ; dans ton thème, c’est {{a.house.the}}.',
    'En ce moment, la Lune est {{a.sign.in}} et traverse {{a.house.your}}.',
  ],
  moonTodayOnly: [
    'La Lune est maintenant {{a.sign.in}}.',
    'À l’heure qu’il est, la Lune est {{a.sign.in}}.',
    'En ce moment, la Lune est {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'Demain, la Lune est {{a.sign.in}} et passe {{a.house.in_your}}.',
    'Demain, la Lune sera {{a.sign.in}} : pour toi, c’est {{a.house.the}}.',
  ],
  moonTomorrowOnly: ['Demain, la Lune est {{a.sign.in}}.', 'Demain, la Lune sera {{a.sign.in}}.'],
  moonOnDay: [
    '{{a.at.on}}, la Lune est {{a.sign.in}}.',
    'Pour le {{a.at.day}}, je trouve la Lune {{a.sign.in}}.',
  ],
  phase: [
    'Phase de la Lune : {{phase.name}}.',
    'Phase du moment : {{phase.name}}.',
    'La Lune en est à cette phase : {{phase.name}}.',
  ],
  newMoon: [
    'Il y a nouvelle lune {{a.instant.on}}, {{a.sign.in}}.',
    'Une nouvelle lune tombe {{a.instant.on}}, {{a.sign.in}}.',
    'Note le {{a.instant.day}} : nouvelle lune {{a.sign.in}}.',
  ],
  fullMoon: [
    'Il y a pleine lune {{a.instant.on}}, {{a.sign.in}}.',
    'Une pleine lune tombe {{a.instant.on}}, {{a.sign.in}}.',
    'Note le {{a.instant.day}} : pleine lune {{a.sign.in}}.',
  ],
  solarEclipse: [
    'Il y a une éclipse solaire {{a.instant.on}}, {{a.sign.in}}.',
    'Une éclipse solaire a lieu {{a.instant.on}}, {{a.sign.in}}.',
  ],
  lunarEclipse: [
    'Il y a une éclipse lunaire {{a.instant.on}}, {{a.sign.in}}.',
    'Une éclipse lunaire a lieu {{a.instant.on}}, {{a.sign.in}}.',
  ],
  passesHouse: [
    'Pour toi, cela se passe {{a.house.in}} : {{field}}.',
    'Dans ton thème, cela tombe {{a.house.in}}, celle qui concerne {{field}}.',
    'Chez toi, cela touche {{a.house.the}}, donc {{field}}.',
  ],
  touchesPoint: [
    'Cette date touche {{b.your}} : tu peux le sentir plus que d’autres.',
    'Ce moment du ciel touche {{b.your}} et te concerne donc de près.',
  ],
  retrogradeNow: [
    'Oui, {{a.the}} est rétrograde, {{a.to.until}}.',
    '{{a.the}} est rétrograde en ce moment, {{a.to.until}}.',
  ],
  retrogradeAhead: [
    '{{a.the}} sera rétrograde {{a.from.from}} {{a.to.to}}.',
    'La rétrogradation {{a.of}} va {{a.from.from}} {{a.to.to}}.',
    'Note la période {{a.from.from}} {{a.to.to}} : {{a.the}} sera rétrograde.',
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
  noContact: ['Aussi loin que je peux regarder, je ne trouve pas ce contact.'],
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
    '{{a.your}} est en domicile {{a.sign.in}} et s’y sent dans son élément.',
    '{{a.sign.in}}, {{a.your}} est en domicile : rien ne gêne sa façon d’agir.',
  ],
  exaltation: [
    '{{a.your}} est en exaltation {{a.sign.in}} : on l’y reçoit à la place d’honneur.',
    '{{a.sign.in}}, {{a.your}} est en exaltation et s’y montre sous son meilleur jour.',
  ],
  detriment: [
    '{{a.your}} est en exil {{a.sign.in}} : ce qui viendrait tout seul ailleurs se gagne ici.',
    '{{a.sign.in}}, {{a.your}} est en exil, comme quand on cuisine chez quelqu’un et qu’il faut tout chercher.',
    'Tu as {{a.the}} en exil {{a.sign.in}} : cela demande un effort, mais t’apprend beaucoup.',
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
    'Tu n’as aucune planète dans un signe {{element.of}} ; cela t’attire peut-être chez les autres.',
    'Les signes {{element.of}} restent vides chez toi.',
  ],
  synastry: [
    'Entre vous, {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
    'Je vois d’abord ceci : {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
  ],
  alsoSynastry: [
    'Ensuite, {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
    'Autre lien entre vous : {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
    'Et encore ceci : {{a.your}} forme {{a.aspect.with}} {{a.other.their}}.',
  ],
  overlay: [
    '{{a.their}} tombe {{a.house.in_your}} et touche donc {{field}}.',
    'Avec {{a.their}}, cette personne entre {{a.house.in_your}} : {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} est {{a.sign.in}}.', '{{a.their}} se trouve {{a.sign.in}}.'],
  whyPlacement: [
    'Je le tiens de {{a.your}}, qui se trouve {{a.sign.in}}.',
    'Cela repose sur {{a.your}} {{a.sign.in}}.',
    'La raison, c’est {{a.your}}, {{a.sign.in}}.',
  ],
  whyAspect: [
    'Cela vient d’un lien de ton thème : {{a.the}} forme {{a.aspect.with}} {{a.other.the}}.',
    'Je le lis dans {{a.your}}, qui forme {{a.aspect.with}} {{a.other.your}}.',
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
    'L’ombre passe en quelques heures ; pour les astrologues, l’effet dure environ six mois.',
    'Dans le ciel, cela dure quelques heures ; en astrologie, on compte environ six mois.',
  ],
  untilLunation: [
    'Dans le ciel, c’est un instant, mais on dit le sentir deux ou trois jours.',
    'Le moment lui-même est bref ; son effet, dit-on, se sent deux ou trois jours.',
  ],
  houseField: ['Cette maison concerne {{field}}.'],
  houseNeedsHour: [
    'Pour savoir dans quel signe elle commence et qui s’y trouve, il faut l’heure de naissance.',
  ],
  choiceFirst: [
    'Des deux, je prendrais la première date : le ciel y est plus favorable.',
    'La première des deux options a plus d’appuis dans le ciel.',
  ],
  choiceSecond: [
    'Des deux, je prendrais la seconde date : le ciel y est plus favorable.',
    'La seconde des deux options a plus d’appuis dans le ciel.',
  ],
  choiceEven: [
    'Les deux se valent à peu près ; laisse le côté pratique trancher.',
    'Je n’ai pas de nette préférence : les deux conviennent.',
  ],
  choiceQuiet: ['Pour l’autre choix, je ne vois rien de précis.'],
  noneThen: [
    'Il n’y en a pas à cette période ; voici le plus proche.',
    'Rien de tel à ces dates ; voici ce qui s’en approche le plus.',
  ],
  noEnd: [
    'Ce que je t’ai dit vient de ton thème natal, et n’a pas de date de fin ; ce sont tes cartes.',
    'Cela ne s’arrête pas : c’est dans ton thème natal, et ce qui change, c’est ta façon de le vivre.',
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
    'Et si c’est {{topic.about}} qui te préoccupe, {{a.your}} est {{a.sign.in}}.',
    'Tu avais peut-être {{topic.about}} en tête ; là, c’est {{a.your}} qui parle, {{a.sign.in}}.',
    'Pour {{topic.about}}, si c’était là ta question, je lis {{a.your}} {{a.sign.in}}.',
    'Et pour {{topic.about}}, si c’est là ton sujet, tu as {{a.the}} {{a.sign.in}}.',
  ],
  rivalHouse: [
    'Si ta question portait plutôt sur {{topic.about}}, {{a.house.your}} commence {{a.sign.in}}.',
    'Et si c’est {{topic.about}} qui te préoccupe, regarde {{a.house.your}}, qui commence {{a.sign.in}}.',
    'Tu avais peut-être {{topic.about}} en tête ; alors je lis {{a.house.your}}, qui commence {{a.sign.in}}.',
    'Pour {{topic.about}}, si c’était là ta question, {{a.house.your}} commence {{a.sign.in}}.',
  ],
  rivalSky: [
    'Si ta question portait plutôt sur {{topic.about}}, {{a.the}} se trouve en ce moment {{a.sign.in}}.',
    'Et si c’est {{topic.about}} qui te préoccupe, dans le ciel, {{a.the}} est {{a.sign.in}}.',
    'Tu avais peut-être {{topic.about}} en tête ; ces jours-ci, {{a.the}} est {{a.sign.in}}.',
  ],
  rivalAsked: [
    'Ta question portait-elle sur {{topic.about}} ou sur {{rival.about}} ?',
    'Qu’est-ce qui s’en approche le plus, {{topic.about}} ou {{rival.about}} ?',
    'Dis-moi, c’est {{topic.about}} ou {{rival.about}} que tu avais en tête ?',
  ],
  rivalSelf: [
    'Et si c’est de toi qu’il s’agit, je regarderais {{a.your}}, {{a.sign.in}}.',
    'Si tu cherches plutôt ta part là-dedans, regarde {{a.your}}, {{a.sign.in}}.',
    'Si ta question parle surtout de ton caractère, c’est {{a.your}} qui répond, {{a.sign.in}}.',
  ],
  pastTransit: [
    '{{a.exact.on}}, {{a.the}} a formé {{a.aspect.with}} {{a.other.your}}, et voici ce qu’apporte ce genre de contact.',
    'Si je regarde en arrière, {{a.the}} a formé {{a.aspect.with}} {{a.other.your}} {{a.exact.on}} ; voici ce que cela donne.',
  ],
  pastAlso: [
    '{{a.exact.on}}, il y a eu un autre contact : {{a.the}} a formé {{a.aspect.with}} {{a.other.your}}.',
    'Et ce n’est pas tout : {{a.the}} a formé {{a.aspect.with}} {{a.other.your}} {{a.exact.on}}.',
  ],
  noReception: ['Dans ton thème, aucune paire n’est dans ce cas.'],
  noFigure: ['Dans ton thème, je ne vois pas de telle figure.'],
  signHolds: ['Dans ton thème, {{bodies}} sont ensemble {{said.in}}.'],
  noStellium: ['Dans ton thème, je ne vois pas de tel groupe.'],
  returnBehind: ['Le premier est déjà derrière toi, voici le suivant.'],
};
