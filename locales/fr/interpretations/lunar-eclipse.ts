import type { SignTexts } from '../../interpretation-types.ts';

/** What the eclipsed Moon in each sign brings to light, ends or ripens. */
export const lunarEclipse: SignTexts = {
  aries:
    'La patience a une limite, et l’éclipse la rend visible : une colère que tu croyais rangée, un combat mené par habitude, une solitude prise pour de l’indépendance. Quelque chose peut s’achever dans ta façon de foncer ou de te retenir. Avant de claquer la porte, nomme ce que tu défends. Si la cause tient encore, garde-la et baisse le ton. Si elle a vécu, rends les armes et va te promener les mains vides ; c’est léger.',
  taurus:
    'Dans le panier, certains fruits sont mûrs et d’autres ont tourné. Cette lumière rousse tombe sur ce que tu possèdes, gagnes, gardes par prudence : un abonnement oublié, un emploi sûr et sans saveur, un confort qui coûte plus qu’il ne rend. On peut s’y cramponner, c’est humain. Fais l’inventaire sans te presser, une étagère à la fois, en demandant à chaque chose si tu la choisirais aujourd’hui. Ce qui reste aura davantage de goût.',
  gemini:
    'Une phrase restée en l’air revient chercher son point final. L’éclipse éclaire les malentendus, les demi-vérités dites par gentillesse, les trois conversations qu’on mène pour éviter la quatrième. Il se peut qu’une information change ta lecture d’une affaire. Vérifie-la à la source, puis réponds court. Et quand un échange a donné tout ce qu’il pouvait, tu peux refermer le fil sans rancune, sur un merci et une bonne journée.',
  cancer:
    'Chez soi, quelque chose arrive à terme. Ce peut être un rôle dans la famille, la personne qui console, celle qui réunit, ou une nostalgie soigneusement entretenue ; la Lune voilée laisse voir combien il t’en a coûté. Les émotions montent haut ces jours-là et ne réclament pas toutes une décision. Pleure si cela vient, trie une boîte de lettres, appelle quelqu’un de ton sang ou de ton choix. Un nid peut changer de branche sans perdre ses plumes.',
  leo: 'Le rideau tombe sur une représentation, et l’on entend enfin les machinistes. Tu peux voir plus clairement ce que tu faisais pour l’effet et ce que tu faisais par joie. Une histoire d’orgueil se dénoue peut-être, une œuvre mûrit, un amour demande moins de décor. La fierté blessée parle fort ; laisse-la finir, puis écoute la voix qu’il y a dessous. Garde le costume qui te va encore et donne les autres à la troupe.',
  virgo:
    'Sous cette clarté basse, on aperçoit la fatigue des premiers de la classe. Une méthode a fait son temps, une liste s’allonge par inquiétude, un travail utile est devenu une manière de ne rien ressentir. Ce qui mûrit, c’est ton discernement, l’art de distinguer la tâche nécessaire du scrupule. Raye trois lignes sans les faire, et regarde si le monde penche. Offre l’heure ainsi gagnée à une promenade dont tu ne compteras pas les pas.',
  libra:
    'L’équilibre affiché et l’équilibre réel se retrouvent côte à côte. Une relation peut livrer sa vérité : un accord signé trop vite, une politesse qui servait de distance, ou une entente plus solide qu’on ne pensait. On distingue mieux qui fournit quel effort, toi y compris. Évite de dresser le procès le soir même. Note les faits, dors, puis propose un échange où chacun parle cinq minutes sans interruption. Certaines alliances en sortent rajeunies, d’autres se desserrent avec respect.',
  scorpio:
    'Des choses enfouies prennent l’air : une jalousie, un marché tacite, un reste de chagrin que le temps avait seulement recouvert. La Lune est à vif dans ce signe, et son éclipse peut clore un attachement qui tenait par la peur plus que par l’amour. Le soulagement est possible, rarement immédiat. Confie ce que tu découvres à une oreille discrète, et laisse passer une semaine avant d’agir sur un soupçon. Une porte fermée en douceur ferme aussi bien.',
  sagittarius:
    'Cette croyance a beaucoup marché, et la semelle bâille. Il peut s’agir d’un maître, d’une opinion brandie à table, d’un ailleurs où tout devait être plus simple. L’éclipse montre l’écart entre ce que tu proclames et ce que tu vis, sans méchanceté, comme un reflet dans la vitre du train. Garde la question, dépose la réponse. Tu peux aussi conclure un long apprentissage, rendre le livre emprunté, remercier qui t’a montré la route.',
  capricorn:
    'Combien d’étages avais-tu prévus, et pour qui ? La lumière tombe sur une ambition arrivée à son palier, un titre qui pèse, une autorité devant laquelle tu n’as plus envie de te taire. Un effort de plusieurs années peut aussi donner son fruit, sans fanfare. Le réflexe sera de reprendre aussitôt une charge pour combler le vide. Laisse la chaise inoccupée une quinzaine. Ta valeur n’était pas vissée au dossier.',
  aquarius:
    'Entre l’idéal et le groupe réel, l’éclipse ouvre une brèche. Un cercle d’amis change de forme, un projet commun touche à sa fin, ou bien c’est ta distance qui se montre à nu, avec ce qu’elle protégeait. On peut quitter une cause sans la renier, et tenir à des gens sans porter leur banderole. Écris deux lignes, sans argument, à quelqu’un que tu avais cessé de voir. Le reste se comprend mieux de près.',
  pisces:
    'La brume se lève par endroits, et l’on distingue le quai. Une illusion douce arrive au bout de son charme, une lassitude de trop aider se fait sentir, un regret ancien trouve ses larmes. Avoir rêvé n’est pas une faute. Ce qui demeure ensuite est souvent plus simple et plus habitable. Donne du temps au sommeil, à la musique, et remets les grandes explications à plus tard. Quant au chagrin des autres, tu peux l’écouter sans l’emporter.',
};
