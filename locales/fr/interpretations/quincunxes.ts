import type { FarAspectTexts } from '../../natal-text-types.ts';

/** What a quincunx says: two points with nothing in common, and an adjustment made over and over. */
export const quincunxes: FarAspectTexts = {
  sun: {
    moon: 'Tu décides, et le cœur n’a pas reçu la note de service. Soleil et Lune n’ont pas d’élément commun, d’où l’absence de couloir. Tu fais donc la navette, depuis toujours, et tu en connais chaque raccourci.',
    mars: 'Ta force démarre un cran à côté de ton intention. Tu voulais seulement répondre, et tu as tapé du poing ; ou bien tu as souri quand il fallait pousser. Comme Mars n’entend pas les nuances, le réglage se fait essai après essai.',
    jupiter:
      'Combien faut-il en faire ? Ta mesure et ton enthousiasme n’ont aucune unité commune : l’une compte en pas, l’autre en lieues. Tu promets un peu trop, ou un peu tard, et tu rectifies de bonne grâce.',
    saturn:
      'Le devoir te va comme une veste héritée, belle et trop large d’épaules. Tu la retouches chaque saison, plus de sérieux ici, moins là. La bonne coupe ne vient jamais du premier coup, et elle change avec l’âge.',
    uranus:
      'Une part de toi signe, une autre efface la signature au réveil. Soleil et Uranus n’ont pas de langue commune, c’est pourquoi il te faut les prévenir chacun séparément, comme deux voisins brouillés qui partageraient un mur.',
    neptune:
      'Ton image te revient légèrement floue, comme tirée sur un papier humide. Tu plisses les yeux, et le trait s’affine jusqu’au lendemain. Neptune est un bon guide, pourvu qu’on ne lui demande pas l’heure.',
    pluto:
      'Il y a une force dans la maison dont tu n’as pas l’interrupteur. Elle dort devant l’obstacle et s’allume pour une broutille. Chaque fois, tu repères un fil de plus, et l’installation devient presque lisible.',
    ascendant:
      'Ce que tu es et ce que tu parais se sont donné rendez-vous à deux adresses. L’Ascendant parle avant le Soleil, d’où les méprises. Au bout d’une heure, tu ajoutes la phrase qui manquait, et l’on te découvre.',
    midheaven:
      'Ton métier ne te ressemble qu’à moitié, et l’on n’y peut rien, parce que Soleil et Milieu du Ciel sont dans des signes qui s’ignorent. Tu retailles le poste, le poste te retaille, et certaines saisons cela tombe presque bien.',
  },
  moon: {
    mercury:
      'Dire ce que tu sens demande parfois une traduction dont le dictionnaire s’est perdu. Le mot vient trop sec, ou l’émotion trop tôt. Ceux qui t’aiment attendent la seconde version, qui arrive souvent au moment de partir.',
    venus:
      'Ce qui te console te déplaît un peu, ce qui te plaît ne console guère. Entre le vieux pull et l’étoffe rare, tu changes d’avis trois fois par soirée. Comme la Lune veut ce qu’elle connaît et Vénus ce qui est beau, chacune a ses heures.',
    mars: 'L’irritation te prend sans que tu voies d’où. La Lune et Mars n’ont jamais été présentés, si bien que tu ranges avec fracas, puis fais des excuses à un placard. Une sieste arbitre mieux que la raison.',
    jupiter:
      'Tu aspirais à une soirée tranquille, et l’on sonne : c’est toi qui avais lancé l’invitation. Le cœur évalue mal ses propres places assises. Tu retires une chaise, tu en remets deux, ainsi de suite.',
    saturn:
      'La tendresse arrive un quart d’heure avant le devoir, ou juste après. Tu berces d’une main, tu tiens le registre de l’autre, et aucune n’est très à son aise. Ceux que tu portes, eux, se sentent tenus.',
    uranus:
      'Au moment où tu te détends, quelque chose te pique. La Lune veut du calme, Uranus jamais, donc tu cherches la bonne distance comme une station sur un vieux poste, avec de belles plages de musique.',
    neptune:
      'D’où vient cette mélancolie, de toi ou du plafond ? Tes humeurs captent une fréquence que tu n’as pas choisie, car Neptune émet pour tout le monde. La question « est-ce bien à moi ? » revient chaque soir, toute neuve.',
    pluto:
      'Une contrariété banale réveille un dragon de conte. Comme Pluton répond à la place de la Lune, la réaction dépasse la cause. Petit à petit, tu apprends à loger le dragon et la contrariété dans deux pièces.',
    ascendant:
      'Ton visage se tait, puisque l’Ascendant ne consulte pas la Lune. On te croit de bonne humeur un jour de grand gris, et l’on te fête de travers. Un mot suffit à détromper tout le monde ; encore faut-il le dire.',
    midheaven:
      'Le bureau et la chambre vivent sur deux fuseaux horaires. Tu pars le cœur ailleurs, tu rentres l’esprit au travail, et tu recales ta montre soir et matin. Certains ont fait de ce réglage, par un détour au parc, un art de vivre.',
  },
  mercury: {
    mars: 'La langue devance l’idée, ou l’idée se présente quand le geste est fini. Rien de grave, un ressort réglé un peu court. Tes amis connaissent le modèle et te laissent le temps d’une seconde réponse.',
    jupiter:
      'Tu vois la virgule et tu manques le chapitre, ou l’inverse un autre jour. Le détail et l’ensemble relèvent de deux échelles sans correspondance. Relire à bout de bras t’en apprend plus qu’une loupe.',
    saturn:
      'Tes idées légères sortent en bottes fourrées. Tu rends trop tard ce qui était prêt, trop tôt ce qui ne l’était pas, parce que Mercure court et que Saturne compte. Le délai juste existe, tu t’en approches d’un jour à chaque fois.',
    uranus:
      'Ton cerveau saute une ligne sans prévenir. L’interlocuteur cherche la page, tu t’étonnes de sa lenteur, tu remontes expliquer. Ces retours ont du bon : la ligne sautée se révèle parfois la meilleure.',
    neptune:
      'Entre ce que tu lis et ce qui est écrit, il y a un léger décalage, comme dans un film mal doublé. Il en sort des erreurs de date et de jolies trouvailles. Tu vérifies, avec une patience d’ange myope.',
    pluto:
      'Une petite question te mène très loin de la petite question. Tu demandais l’heure, te voilà dans les mobiles secrets de l’horloger. Revenir au sujet devient un talent, que tu exerces plusieurs fois par semaine.',
    ascendant:
      'Mercure et l’Ascendant se contredisent, si bien qu’on te fait répéter. Tu plaisantais, on a cru à une annonce. Tu as fini par poser un sourire après la virgule, en guise de sous-titre.',
    midheaven:
      'Les mots du métier te restent étrangers, tu les prononces avec un accent. Mercure n’aperçoit pas le Milieu du Ciel, d’où cet emploi décalé. Glisse une phrase de ton cru par réunion : personne ne proteste, et le poste se rapproche.',
  },
  venus: {
    mars: 'Ce que tu aimes ne te fait pas bouger, ce qui te fait bouger ne te plaît qu’à demi. L’attrait et l’élan se ratent de peu sur le quai. En pressant l’un, en retenant l’autre, tu obtiens parfois le même train.',
    jupiter:
      'Vénus et Jupiter chaussent deux pointures, donc tu offres trop grand, tu acceptes trop petit, tu échanges ensuite. Le bon cadeau, avec toi, est souvent le deuxième.',
    saturn:
      'Tu comptes au moment des fleurs, et tu fais des douceurs à l’heure des comptes. Les signes de Vénus et de Saturne n’ont ni élément ni saison en commun. On finit par apprendre cette mesure boiteuse, et même par la danser.',
    uranus:
      'Ton goût change du jour au lendemain, pour une couleur ou pour quelqu’un. Rien ne relie ce qui t’attache à ce qui t’éveille, sauf toi, qui refais la passerelle et révises tes promesses un peu souvent.',
    neptune:
      'L’amour que tu imagines dépasse d’un rien celui qui est là, comme une étoffe coupée trop longue. Tu fais un ourlet, il glisse, tu recommences. De la rue, l’ensemble tombe très bien.',
    pluto:
      'Une simple affection prend soudain de la profondeur, et tu n’avais pas mis le maillot. L’intensité de Pluton arrive par le côté, où Vénus ne regarde pas. Tu entres dans l’eau par degrés, et les plongeurs attendront.',
    ascendant:
      'L’étiquette a glissé d’un cran, et l’on te juge moins tendre, ou plus aimable, que tu ne l’es. Tu corriges par des attentions discrètes, que l’on retrouve en rentrant, entre le pain et le courrier.',
    midheaven:
      'Ton goût ne figure pas dans la fiche de poste. Tu mets une plante où l’on voulait un classeur, tu adoucis une lettre qui devait trancher. L’arrangement n’est jamais fini, et le bureau en devient presque habitable.',
  },
  mars: {
    jupiter:
      'L’effort et l’espoir se trompent régulièrement de distance. Tu sprintes au départ d’un marathon, tu t’économises sur cent mètres. À la dixième course, on commence à demander la longueur avant de lacer ses chaussures.',
    saturn:
      'Mars et Saturne parlent sans s’entendre, puisque leurs signes n’ont rien en commun. Tu forces quand il faudrait laisser prendre la colle, tu attends quand elle sèche déjà dans le pot. Le bricolage, là-dessus, instruit mieux que les livres.',
    uranus:
      'Ton énergie a le hoquet. Elle s’enflamme pour un courriel et boude la montagne de linge, quelle que soit l’heure. Tu t’arranges en gardant toujours une tâche sous la main, au cas où l’éclair tomberait.',
    neptune:
      'Tu vises, et la cible dérive. Mars regarde le but et Neptune l’horizon, d’où parfois des efforts touchants vers la mauvaise gare. Un repère posé chaque matin réduit l’écart.',
    pluto:
      'La main appuie plus fort que tu ne crois. Pluton ajoute sa pression à celle de Mars, donc la poignée te reste entre les doigts. Le dosage s’apprend sur de petites choses : un tiroir coincé, un ordre.',
    ascendant:
      'On t’imagine en colère quand tu réfléchis. Le corps a envoyé un signal, l’intention en avait un autre, car Mars s’exprime d’abord par les sourcils. Tu précises d’un geste, et les boucliers s’abaissent.',
    midheaven:
      'Ton ardeur travaille à côté de ton poste. Elle se donne entière à la réparation de l’imprimante, et mollement au rapport annuel. Rapprocher un peu la tâche de ce qui t’échauffe suffit à changer une semaine.',
  },
  jupiter: {
    saturn:
      'Oser, retenir : le réglage est sans fin, comme celui d’une douche dans une vieille maison. Trop chaud, trop froid, puis soudain, pendant quelques minutes, exactement ce qu’il faut. Tu chantes alors.',
    uranus:
      'L’occasion se présente habillée pour une autre fête. Tu la prends de biais, tu adaptes tes plans, et les gens de ton âge font à peu près de même. Le secret est de voyager léger.',
    neptune:
      'Ta confiance et ton idéal se manquent d’un étage. Tu fais confiance aux gens, mais rarement pour ce qu’ils font le mieux, puisque Jupiter et Neptune n’admirent pas les mêmes choses. Une question de plus recentre l’image.',
    pluto:
      'Entre le bien que tu veux et le pouvoir qu’il y faut, l’articulation grince. Tu gonfles les moyens, ou tu renonces trop vite à la cause. D’autres natifs de ce temps-là connaissent ce pas de deux.',
    ascendant:
      'Ton assurance arrive cinq minutes avant toi, ou cinq minutes après. On te prête une certitude que tu n’as pas, on en ignore une que tu as. La mise au point se fait à la première question sérieuse.',
    midheaven:
      'La promotion tombe à côté du souhait. On t’offre de l’ampleur quand tu voulais du précis, un titre quand tu voulais du temps. Tu renégocies un mot sur deux, et l’on commence à comprendre ce que tu cherches.',
  },
  saturn: {
    uranus:
      'Vieille serrure, clé neuve. Il faut limer, et ta génération lime depuis toujours entre la coutume et l’invention. Chez toi, l’affaire se loge dans un domaine précis, que la maison désigne ; tu y gardes une burette d’huile.',
    neptune:
      'Les faits arrivent sans le rêve, et le rêve sans les faits. Tes contemporains peinent comme toi à recoller ces moitiés. Un emploi du temps assez lâche pour qu’y tombe une averse rend service aux deux.',
    pluto:
      'Tu serres là où rien ne bouge, et tu laisses filer ailleurs. Toute une génération monte ainsi la garde devant la mauvaise porte. À la relève, on regarde le plan, on déplace une sentinelle, et chacun dort mieux.',
    ascendant:
      'Ton sérieux se pose de travers, comme un chapeau que tu aurais oublié d’ôter. On y lit de la distance ; c’était de l’attention. Assieds-toi, demande des nouvelles de la grand-tante, et tout s’éclaire.',
    midheaven:
      'Ta règle de conduite et le sommet visé ne figurent pas sur la même carte. Saturne travaille beaucoup, un peu à gauche du but. Lever le nez à date fixe évite de polir la mauvaise pierre.',
  },
  uranus: {
    neptune:
      'L’étincelle ne rencontre jamais la brume au bon moment. Cet écart appartient à toute ta génération, dont les machines et les songes se parlent par interprète. La maison de chaque planète dit quel mot, chez toi, se perd en route.',
    pluto:
      'On change un détail, et le fond résiste ; on s’attaque au fond, et le détail manque. Ta génération tâtonne encore entre les deux. Tu sens ce jeu dans un coin de ta vie.',
    ascendant:
      'Ta part imprévisible surgit hors du cadre de la photo. Tout le monde te comptait parmi les oui, et voilà ton pas de côté. Prévenir gâcherait l’effet ; prévenir un peu, d’un clin d’œil, épargne des sursauts.',
    midheaven:
      'Ton besoin d’air souffle à contretemps de ta carrière. L’envie de tout changer te prend la semaine de la titularisation, tant Uranus déteste les titres. Tu glisses une nouveauté dans le poste, et l’envie se rassoit.',
  },
  neptune: {
    pluto:
      'Deux géants se croisent de biais, et une époque entière en fait son affaire : ses croyances ne savent où poser leur force. Pour une vie, ce n’est guère qu’une nuance, sensible près d’un point personnel.',
    ascendant:
      'Ton image a bougé pendant la pose. Les gens complètent de mémoire, avec ce qu’ils aiment ou ce qu’ils craignent, car Neptune laisse toujours une marge. Tu rectifies un contour, un autre s’efface, et le portrait reste ouvert.',
    midheaven:
      'Ta carrière a un angle aveugle, à l’endroit où tu rêves. On t’y fait de vagues promesses, ou c’est toi qui les entends. Relire l’intitulé du poste, un matin de plein jour, te ramène en douceur sur la chaussée.',
  },
  pluto: {
    ascendant:
      'Tu intimides sans le vouloir, et sans le voir non plus. Quelqu’un recule, et tu te retournes pour voir qui est entré. Ouvrir la main en parlant vient avec le temps.',
    midheaven:
      'Une puissance de sous-sol dévie de quelques degrés l’aiguille du métier. Tu arrives à côté, chez des gens en pleine crise qui avaient justement besoin d’aide. Tes détours, vus de haut, forment une espèce de route.',
  },
};
