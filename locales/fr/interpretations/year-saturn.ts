import type { YearHouseTexts } from '../../horoscope-text-types.ts';

/** Saturn’s year in a solar house. */
export const yearSaturn: YearHouseTexts = {
  1: [
    'Ton dos se redresse, et cela ne vient pas du fauteuil. L’existence te demande de répondre de toi, d’une voix simple, sans te cacher derrière le sourire ou la colère habituelle. Certaines attitudes ne prennent plus. D’autres se révèlent faites de bon bois. On te trouve grave, parfois, alors que tu te concentres. Le gain est une autorité sans prêteur, qui commence par la façon dont tu dis ton propre nom.',
    'Une charpente à nu n’a rien de décoratif, et tout le reste s’y appuiera. Tu fais l’examen de tes forces, honnêtement, en prenant la mesure de ce que ton corps et ton caractère supportent. Les raccourcis coûtent cher. Le rythme régulier paie, même modeste, même contrarié. Accorde-toi la considération que tu réserves aux gens sérieux ; la dureté envers toi passe volontiers pour de la discipline et n’en est pas.',
  ],
  2: [
    'L’économie devient une forme de respect de soi. Il faut compter, choisir, remettre l’achat qui brille, et découvrir au passage combien de choses ne te manquaient pas. Les revenus demandent de l’endurance, une compétence précise, un tarif que l’on maintient. Rien ne tombe du ciel, et ce que tu gagnes tient aux doigts. Si une peur de manquer s’éveille, regarde-la avec des chiffres. Elle rétrécit dès que l’on pose les bonnes colonnes.',
    'Les pierres sèches s’ajustent une à une, sans mortier, et le muret résiste aux chèvres. Tes ressources se construisent de cette main-là. L’année te pousse à connaître ta valeur sans attendre les offres, à terminer ce qui rapporte peu et sûrement, à garder une réserve. Nul ne te réclame l’austérité. Un petit plaisir payé comptant, et savouré, a sa place dans la ligne des dépenses utiles.',
  ],
  3: [
    'Parler moins, peser davantage : tes mots prennent un poids qui te surprend. Une formation exigeante, un texte à rendre, un dialogue pénible avec la parenté ou le palier te mettent à l’ouvrage. Tu apprends à dire les choses en face et à l’heure. Les malentendus anciens réclament une seule phrase, très claire. À ce prix, ton esprit se muscle, et tes phrases se mettent à circuler sans déformation.',
    'La route départementale est en travaux, il faut passer par le vieux pont à voie unique. Tes communications connaissent ce genre d’alternance, chacun son tour, en regardant bien. L’attention se discipline. Un trajet répété, un manuel aride, une charge envers la parenté t’enseigne la patience du détail. Note tout, surtout les promesses. L’intelligence qui se forme là aime les preuves et s’exprime, le moment venu, avec une économie redoutable.',
  ],
  4: [
    'Les fondations demandent une inspection, et tu descends, lampe en main. Logement, famille, souvenirs, quelque chose réclame d’être étayé ou reconnu. Tu peux porter plus que ta part sous ce toit, pour une aînée, pour des murs, pour la paix commune. Dis-le avant l’épuisement. La solidité qui en sort est intérieure : tu sais où tu habites, même quand tu es loin, et quelles habitudes du clan tu laisses volontiers au clou.',
    'Le vieux poêle prend mal, puis chauffe toute la nuit. Ton rapport au foyer suit ce chemin un peu rude. Des obligations te retiennent à la maison ou t’empêchent de t’y sentir tout à fait chez toi. Il y a un parent à comprendre, un bail à assumer, une solitude à meubler autrement qu’avec du bruit. Choisis peu de choses et de bonne qualité. Ce que tu poses sur ce sol aura de quoi tenir.',
  ],
  5: [
    'Le plaisir passe son brevet. Tu aimes avec plus de scrupules, tu crées avec plus d’exigence, et la fantaisie se demande à quoi elle sert. Une passion réclame des heures de gammes, un attachement demande où il va, un enfant attend de toi une parole tenue. Au bout de l’effort vient une joie qui ne dépend pas des applaudissements. N’attends pas d’être irréprochable pour danser, les gens sérieux dansent très bien.',
    'La danseuse recommence le même pas devant la glace, et finit par l’oublier. C’est ainsi que ton talent se dépouille, lassé des facilités. Les amours légères te pèsent, les profondes t’intimident, et l’année t’invite à préférer l’honnêteté au brio. Passer pour avare de compliments n’est rien : tu les prends au sérieux. Une œuvre modeste, menée à terme, vaudra tous les projets magnifiques restés en vitrine.',
  ],
  6: [
    'Le travail pèse son poids, et tu apprends à le porter avec les jambes. Les tâches s’accumulent, les défauts d’organisation se voient, le corps envoie des factures précises. Réponds-lui en horaires, en sommeil, en gestes corrects. Tu y acquiers un métier au sens ancien, une sûreté de main que l’on reconnaît à l’usage. Refuse le zèle qui cherche à se faire pardonner. Bien faire une chose suffit, et libère la soirée.',
    'À l’école de cirque, la moitié du temps passe à plier les cordes. Ton quotidien prend cette allure d’apprentissage, humble, exact, quelquefois monotone. Un poste manque de bras, une règle manque de sens, et l’équipe s’en remet à toi pour tenir. Tiens, en comptant toi aussi. Une habitude supprimée vaut deux habitudes prises. Ce que l’année te laisse dans les mains ne fait pas de bruit : de la tenue, un pas sûr, des journées qui ferment à l’heure.',
  ],
  7: [
    'Les liens se demandent ce qu’ils valent, et tu le leur demandes aussi. Une relation s’engage plus avant ou s’avoue trop étroite ; dans les deux cas, la clarté coûte moins que l’attente. Tu prends sur toi, parfois trop. On te propose des contrats exigeants avec des gens fiables, peu bavards, d’un autre âge que le tien. Le respect devient le premier critère, devant le charme. Deux solitudes bien tenues font une alliance convenable.',
    'Pour traverser le glacier, on s’encorde, puis on règle la distance. Trop près, on s’entraîne dans la chute ; trop loin, la corde ne sert à rien. Voilà le travail de l’année avec un partenaire, un associé, un adversaire de qualité. Les reproches appellent des réponses datées. Tu découvres à qui tu peux te fier par gros temps. Si l’attente d’autrui t’écrase, rends-lui la part qui est à lui, poliment, sans délai.',
  ],
  8: [
    'Les comptes à plusieurs passent devant une personne qui sait lire. Dettes, partages, loyautés anciennes, rien ne reste dans le flou, et voir la ligne du total soulage déjà. Tu approches de certaines peurs avec méthode, comme on désamorce. La confiance se donne par tranches, contre du réel. Ne garde pas tout pour toi sous prétexte de force : un conseil compétent, une amie solide peuvent prendre un bout du fardeau.',
    'Le fond de la cale se vide à la main, seau après seau, et le bateau remonte. Tu te défais de ce qui alourdissait les liens, un crédit moral, une possession partagée de mauvaise grâce, un désir honteux d’être là. L’intimité demande du courage et des règles. Ta discrétion est connue, elle attire les aveux. L’année te laisse une maîtrise invisible, qui n’a plus peur de l’obscurité.',
  ],
  9: [
    'Tes convictions passent devant le jury, et tu sièges parmi les examinateurs. Ce que tu croyais par habitude perd ses galons, ce qui a résisté gagne le droit d’être enseigné. Études, diplômes, démarches légales ou lointaines veulent de l’endurance, des dossiers complets, une orthographe sans reproche. Le voyage est de ceux que l’on prépare. On rencontre sur ce chemin des maîtres secs et justes. Ils ne te diront pas bravo, ils te diront la suite.',
    'Le phare n’éclaire pas la mer entière, il donne un point fixe. Ton idéal fait de même, réduit à ce qui se défend d’une voix égale. Les grands discours te fatiguent, les engagements te parlent. Il faudra lire les annexes, passer une épreuve, attendre un visa. Ta foi dans quelque chose, quoi que ce soit, sort du tamis en grains plus lourds. Partage-la à la demande, en doses de praticien.',
  ],
  10: [
    'L’ouvrage est à ton nom, et le contrôleur aussi. Une responsabilité nette se pose sur ta table, flatteuse et pesante, et tu ne peux ni la bâcler ni la céder. La hiérarchie observe. Les mérites réels finissent par être écrits quelque part, avec une date. Il arrive que la fonction mange la personne ; protège une heure qui n’est à aucun titre. Ce que tu bâtis maintenant de ta réputation tiendra par les angles.',
    'Au sommet, le vent ne flatte personne, et la vue récompense qui a pris la pente à son allure. Ta carrière réclame des choix de structure, quitter, prendre la suite, accepter la règle du lieu. Les promotions ont un cahier des charges. Si l’on te refuse une marche, demande quel effort manquait et fais-le. L’ambition devient plus calme. Elle cesse de vouloir être admirée et se contente, ce qui est beaucoup, d’être utile et signée.',
  ],
  11: [
    'Le cercle se resserre autour de ceux qui viennent quand il faut déménager. Des amitiés de façade se retirent sans éclat, une camaraderie exigeante prend leur place. Tu portes une charge dans un groupe, trésorerie, règlement, tâche ingrate et indispensable. Tes rêves passent au crible : l’un demande un plan par étapes, l’autre une retraite honorable. De l’indulgence pour les utopistes, ils te gardent une chaise. L’avenir que tu dessines au crayon dur s’efface moins vite.',
    'Un chœur amateur répète la même mesure, et soudain elle tient. Tes projets communs prennent forme ainsi, par l’assiduité de quelques-uns dont tu es. Certains espoirs se refroidissent, on en voit mieux l’armature. Une personne plus âgée t’introduit, t’avertit, te confie la clé de la salle. Évite de te juger d’après le nombre de tes amis. Trois voix justes, dans une pièce froide, font déjà de la musique.',
  ],
  12: [
    'Un ménage lent commence dans l’arrière-boutique. Tu ranges, tu classes, tu reconnais des fatigues que tu appelais paresse. La solitude a des exigences de bonne compagne : une heure fixe, du silence, aucune comédie. Ce que tu portais en secret demande à être posé devant une personne tenue à la discrétion, ou confié au papier. L’année ferme avec soin plusieurs dossiers. Elle te laisse une pièce vide, bien balayée, à l’usage encore indécis.',
    'Le grain semé en profondeur ne fait rien de visible. Une part de toi travaille dans ce retrait, loin des regards et des calendriers. Les regrets se présentent en file, ils veulent seulement être entendus. Limite les devoirs invisibles, ceux que nul ne réclame. Un lieu clos, bibliothèque, atelier, cloître ou chambre d’hôtel, t’aide à respirer. De cette réserve sort une endurance douce, et la certitude d’avoir tenu une parole que nul n’avait entendue.',
  ],
};
