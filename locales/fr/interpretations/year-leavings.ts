import type { YearLeavingTexts } from '../../horoscope-text-types.ts';

/** A slow planet that ends its time in a house: Uranus, Neptune or Pluto. */
export const yearLeavings: YearLeavingTexts = {
  1: [
    'Une planète lente achève son long séjour dans ton signe. Depuis des années tu es en travaux, pièce par pièce, souvent avec du monde à la fenêtre. Garde ce qui te ressemble déjà et cesse de t’excuser pour le bruit.',
    'Le poids posé depuis des années sur ton nom et ton visage s’apprête à partir. Tu le verras peut-être d’abord sur les photos, où réapparaît quelqu’un que tu connais. Demande à un vieux témoin de ta vie ce qui a changé, et crois-en la moitié.',
    'Quelque chose de grand a mis longtemps à apprendre ta démarche, et la leçon touche à sa fin. De l’armure que tu portais, une bonne part est sans doute de trop. Quitte une habitude que seules ces années-là t’avaient demandée.',
  ],
  2: [
    'Des années de questions sur l’argent et la valeur arrivent à leur dernière page. Tu sais de quoi tu peux te passer, et la liste s’est révélée plus longue que prévu. Ce qui reste sur l’étagère, tu peux en dire le juste prix.',
    'Une planète lente fait ses valises dans la maison de ce que tu possèdes. Elle a pu amincir ton portefeuille ou ton armoire, et t’apprendre à lire une facture sans frémir. Note les deux règles qui te servent le mieux, la visite suivante ne les connaît pas.',
    'Ce que tu gagnes et ce que tu gardes sortent d’un long contrôle, et le contrôleur cherche son manteau. Les valeurs qui pliaient sous la charge peuvent se redresser. Reconsidère cet achat solide, toujours remis à plus tard, s’il tient encore la route.',
  ],
  3: [
    'La longue agitation de tes mots se calme. Pendant des années, une planète lente a changé ta façon de parler, d’apprendre et de traverser la ville, et sa voix te manquera peut-être un peu. Envoie ce message resté si souvent à l’état de brouillon.',
    'Une planète lente quitte la maison des frères et sœurs, des voisins et des petites courses. Il t’a fallu trouver de nouvelles façons de dire des choses simples. Quelqu’un de proche peut enfin entendre ce que tu voulais dire, alors répète-le à voix normale.',
    'Ton esprit logeait un locataire exigeant, et la chambre est bientôt libre. Il laisse une oreille plus fine et peu de patience pour les sottises. Rouvre un sujet abandonné au milieu, ne serait-ce que pour voir de quel œil tu le lis à présent.',
  ],
  4: [
    'Le long chantier sous ton propre plancher est presque terminé. Le foyer, les racines, le récit de tes origines ont changé de place pendant des années. Parcours les pièces lentement cette année et décide de ce qui reste par simple goût.',
    'Une planète lente quitte ta maison de famille. Les vieilles règles de la table ont été discutées une à une, parfois par ta voix, parfois par le silence. La prochaine table, tu peux la dresser à ta façon, avec une chaise pour qui est resté.',
    'Des années de sol mouvant à la maison trouvent leur repos. Les fissures qui comptaient sont repérées, et presque toutes réparées ou pardonnées. Plante quelque chose qui demande plusieurs saisons, le sol peut le porter à présent.',
  ],
  5: [
    'La planète lente de ta maison de la joie fait de longs adieux. Elle a changé ce qui t’amuse, les gens qui te plaisent et ce que tu ferais si personne ne notait. Accroche le meilleur de ce temps-là à un endroit où tu passes chaque jour.',
    'L’amour et le jeu ont été pendant des années à rude école, et la cloche va sonner. Le rire te viendra peut-être plus vite une fois la leçon finie. Reprends la guitare, le fusain ou le ballon et regarde ce que tes mains ont appris.',
    'Une longue saison s’épuise dans la maison du cœur et des jeux. Tu as pris des risques qui semblaient bêtes sur le moment et qui ne l’étaient pas. Raconte à quelqu’un, petit ou grand, ce qu’on apprend en perdant bien, peu de gens l’enseignent.',
  ],
  6: [
    'Tes journées étaient en réparation depuis des années, et l’équipe range ses outils. Le travail, la routine et le soin du corps roulent sur d’autres rails. Garde les trois habitudes qui te tiennent debout et remercie les autres d’être passées.',
    'Une planète lente quitte la maison du travail quotidien. Elle a usé quelques emplois du temps et plusieurs paires de chaussures, et montré ce que tu fais sans qu’on te le demande. Laisse le bureau un peu mieux rangé et rentre à l’heure.',
    'La longue et patiente révision de ta semaine touche à sa fin. Ce qui prenait toutes tes forces tient maintenant sur une liste. Par habitude, tu pourrais te chercher un autre souci ; offre-toi plutôt un mois à profiter de ce qui marche.',
  ],
  7: [
    'La maison du couple voit partir une visite qui durait depuis des années. Tu sais désormais sur qui t’appuyer, et qui ne faisait que s’appuyer sur toi. Si quelqu’un est encore assis en face, demande-lui ce que l’on voyait de sa chaise.',
    'Une planète lente finit son temps parmi tes liens les plus proches. Des promesses ont craqué, ont été raccommodées ou sont revenues à l’envoyeur. Tu peux maintenant choisir ta compagnie d’un œil plus clair et dire tôt ce que tu as mis des années à savoir.',
    'Des années de questions difficiles entre toi et quelqu’un d’autre s’apaisent. Les réponses qui ont tenu sont celles que vous pouviez dire tout haut. Garde un petit rite de ce temps, une promenade ou l’appel du dimanche, en souvenir du passage.',
  ],
  8: [
    'Le tiroir le plus profond de ta vie est resté longtemps ouvert, et une planète lente s’apprête à le refermer. Les vieilles peurs, les dettes, l’argent partagé sont enfin comptés. Tu peux cesser de les recompter la nuit.',
    'Ce que tu partages, ce que tu dois et ce qu’on tait ont été remués pendant des années. L’eau commence à s’éclaircir. Une chose gardée presque tout ce temps tient peut-être à présent dans une seule phrase honnête, dite à la bonne personne.',
    'Une planète lente quitte la maison de ce qui est commun. Elle demandait de la confiance quand tu aurais préféré un reçu. Règle le dernier compte ouvert, en argent ou en mots, et le trousseau de clés te paraîtra plus léger.',
  ],
  9: [
    'L’horizon bougeait depuis des années, et voilà qu’il se tient tranquille. Une planète lente achève son voyage à travers les croyances, l’étude et les pays lointains. Écris tes certitudes d’aujourd’hui ; la liste sera sans doute plus courte, et meilleure.',
    'Une longue dispute avec tes propres convictions perd de sa force. Tu as fait et défait la valise des grandes idées jusqu’à ne garder que les utiles. Apprends-en une à plus jeune que toi et laisse-lui chercher la faille.',
    'Les années de distance, de voyages ou de pensées loin de chez toi s’achèvent. Certaines cartes étaient fausses et tu as dessiné la tienne dans les marges. Va voir un endroit dont tu rêvais avant que l’envie ne t’en passe.',
  ],
  10: [
    'La longue montée dans la maison du métier et du nom arrive sur un replat. Une planète lente a changé pendant des années ce pour quoi on te connaît. Regarde une fois en bas et compte les marches que tu as taillées.',
    'Ce qu’on attend de toi a été réécrit au fil des années, et les dernières corrections arrivent. Un titre peut t’importer moins que le travail qu’il recouvre. Demande le poste, ou le repos, qui convient à la vie que tu mènes aujourd’hui.',
    'Une planète lente descend du sommet de ton ciel. Elle a donné à ta carrière une météo que nul ne pouvait prévoir, et tu as appris à sortir le parapluie. Mets une ambition à la retraite avec les honneurs et regarde son bureau vide.',
  ],
  11: [
    'Ton cercle se redessinait depuis des années, et le crayon se pose. Des amitiés sont venues, se sont éloignées, ont surpris. Celles qui restent se passent d’explications ; fixe-leur une vraie date tant que l’élan est frais.',
    'Une planète lente quitte la maison des amitiés et des espoirs. Des souhaits ont pâli sur l’étagère, un ou deux se sont bonifiés avec l’âge. Rejoins le groupe que tu regardais depuis le seuil, ou fonde celui que personne ne fonde.',
    'La longue expérience de l’appartenance touche à sa fin. Tu sais jusqu’où tu peux suivre une foule et à quel coin de rue tu la quittes. Garde une cause commune qui a survécu à tout cela et donne-lui un soir par mois.',
  ],
  12: [
    'La pièce silencieuse au fond de ta vie était occupée depuis des années, et le locataire déménage. De vieux rêves, de vieilles fautes et beaucoup de sommeil y sont passés. Ouvre une fenêtre avant d’y ranger quoi que ce soit.',
    'Une planète lente achève son travail caché. Le plus gros de ce qu’elle a fait, tu le remarqueras plus tard, quand une chose qui faisait mal ne fera plus rien. Garde une heure vide par semaine, c’est là que le reste se termine.',
    'Les années derrière le rideau prennent fin. Tu as quitté plus de choses qu’on ne l’a remarqué, et toutes n’étaient pas lourdes. Raconte l’histoire une fois à qui sait la garder, puis laisse-toi revoir en plein jour.',
  ],
};
