import type { SignTexts } from '../../interpretation-types.ts';

/** The sign on the Imum Coeli: roots, home, how one rests in private. */
export const imumCoeli: SignTexts = {
  aries:
    'Rentrer, pour toi, c’est ôter ses chaussures d’un coup de talon. Tu te reposes chez toi en bougeant, un meuble déplacé, une dispute vite éteinte, car Mars ne sait pas rester assis. Il y avait peut-être du tempérament sous ton premier toit, et l’habitude d’y prendre les devants. Tu tiens surtout à pouvoir repartir, et tes retours font du bruit sans conséquence.',
  taurus:
    'Ton repos a une odeur, de linge, de bois ou de pluie selon les saisons. Tu veux des murs épais et les mêmes choses aux mêmes places, et tu ne comprends pas qu’on vende un verger. Ta patience te vient de loin, comme l’art de goûter ce qui est là. Un signe de terre se remet presque de tout par une heure de silence.',
  gemini:
    'Chez toi, la radio reste allumée. Tu as grandi, ou rêvé de grandir, dans un va-et-vient de voix et de cousins de passage, et c’est encore ainsi que tu récupères, en parlant de tout, un pied sur l’accoudoir. Entre tes murs, le calme absolu t’inquiète. Une amie logée juste dessous, avec un double des clés, suffit à composer un foyer acceptable.',
  cancer:
    'Le signe du foyer couve au fond de ton ciel, comme une braise sous la cendre. Tu tiens à une lignée, à des recettes que tu suis sans les lire, et ton humeur dépend de ce qui se passe dans la chambre voisine. L’intimité est ta vraie force. Quand on garde tant de souvenirs, il est permis d’en rendre quelques-uns à leurs propriétaires.',
  leo: 'En privé, tu règnes. La maison a ses fêtes, un fauteuil que personne ne te dispute, et tu y montres une gaieté de jour férié. Une fierté de famille, héritée ou encore à gagner, chauffe cette partie du thème. Après un revers, tu récupères quand on te fête ; une ovation de trois personnes, en pyjama, fait parfaitement l’affaire.',
  virgo:
    'Tes placards sont le portrait de ton âme, jusqu’au compartiment des ficelles. Ranger te repose, réparer te console, et une pièce où chaque chose sert te paraît plus douce qu’un salon d’apparat. Tu as pu apprendre tôt que l’on paie sa place par de petits services. Le soir où tu laisses tout en plan marque un progrès que nul inspecteur ne relève.',
  libra:
    'La laideur t’empêche de dormir, une querelle aussi. Ton refuge est clair, souvent partagé, car la Balance se détend mal quand personne n’occupe l’autre bout du sofa. Tu as pu jouer de bonne heure les diplomates entre deux camps. Chez soi, pourtant, on devrait pouvoir déplaire : accroche un tableau que tu es la seule personne à aimer.',
  scorpio:
    'On n’entre pas chez toi comme dans un moulin. Ta vie privée a ses codes, et des choses de famille que tu as comprises sans qu’on te les raconte. Dans ce secret, tu reprends des forces. L’émotion t’y rattrape parfois en pleine nuit ; la maison, habituée, te regarde mettre de l’ordre dans une seule étagère jusqu’à l’aube.',
  sagittarius:
    'Un lieu d’où l’on peut repartir, voilà ce que tu appelles un chez-soi. Il y faut des chaussures de marche près de la porte et des gens venus pour deux jours et restés huit. Tes origines te semblent peut-être venir d’ailleurs, langue, foi ou légende. Tu te reposes en regardant loin, et tu préférerais une bonne tente à des fenêtres étroites.',
  capricorn:
    'La maison repose sur toi, ou tu l’as cru très tôt. Le fond du thème est sévère : peut-être une lignée qui ne se plaignait guère et s’asseyait tard, un hiver dont on parle peu. Saturne gouverne ce fond de ciel, et une sieste en pleine semaine y passe encore pour une révolution.',
  aquarius:
    'Ta famille, tu en as complété la liste toi-même, avec des ratures. Un foyer inédit te convient, atelier habité ou maison ouverte à tous vents, pourvu que tu y gardes un petit périmètre où nul ne vienne. L’enfance a pu te laisser l’idée d’une erreur d’aiguillage. Tu te reposes par l’esprit, un projet bizarre ou une nuit d’étoiles filantes.',
  pisces:
    'Fermer les yeux te ramène à la maison plus vite qu’un taxi. Tes racines baignent dans quelque chose de vague et d’immense : une mer vue jadis, un secret jamais formulé. Neptune y réclame de l’eau et le droit de disparaître. Tes proches savent qu’un « je reviens » peut durer l’après-midi, et que tu rentres avec de la patience pour toute la semaine.',
};
