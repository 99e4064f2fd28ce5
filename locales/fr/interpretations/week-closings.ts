import type { WeekHouseTexts } from '../../horoscope-text-types.ts';

/** How a sign’s week ends, by the solar house that the Moon passes last. */
export const weekClosings: WeekHouseTexts = {
  1: [
    'Tu sors de là avec un bel appétit de commencement, et la certitude que ta voix a porté, même basse.',
    'La dernière page porte ton écriture, un peu penchée, très lisible. Tes audaces de poche, à présent, réclament un espace plus large.',
    'Une veste essayée dans le doute finit par devenir la préférée. Il en ira peut-être de même de cette façon neuve de te tenir.',
  ],
  2: [
    'Le fond du panier réserve souvent la meilleure cerise. Emporte ce goût-là, et l’idée que tu avais déjà presque tout ce qu’il te fallait.',
    'À la pesée finale, l’essentiel tient dans une main. Le superflu a pris beaucoup de place, il t’aura au moins appris à compter.',
    'Un achat évité, une peine récompensée, un bon dîner : la somme est juste, et elle te laisse de quoi voir venir.',
  ],
  3: [
    'Quelques mots flottent encore dans l’air, dits en passant près d’une grille de jardin. Tu sauras bientôt lequel était une invitation.',
    'Tout n’a pas reçu de réponse, et c’est ce qui fera une suite. Glisse la meilleure question dans ta poche, elle tient chaud.',
    'Le dernier bus a bien failli partir sans toi, et la seule coupable est une confidence que personne n’avait prévue.',
  ],
  4: [
    'La lampe du salon s’allume avant que tu aies tourné la clé. Quelque chose t’attendait, et ce n’était peut-être que ta propre paix.',
    'On referme les volets sur une querelle plus petite qu’au départ. La nuit sait faire le reste, elle a l’habitude des familles.',
    'Un nom de rue, un parfum de cire, et tu comprends d’où te vient cette force paisible que les autres remarquent.',
  ],
  5: [
    'L’élastique du masque a laissé une marque sur ta joue. On a bien ri, et la chose la plus sérieuse s’est dite pour plaisanter.',
    'Le numéro qui t’a fait battre le cœur n’est pas terminé. L’artiste s’incline, recule d’un pas, attend que tu en redemandes.',
    'Des confettis restent dans les coutures de ton sac. Tu les trouveras un matin gris, au moment d’en avoir besoin.',
  ],
  6: [
    'Le tas est petit à présent, et ce qui y demeure n’ose plus faire l’important. Voilà une victoire sans clairon.',
    'Le tablier pend à son clou, propre ou presque. De tous tes soins, le plus utile aura été celui que tu t’es accordé.',
    'Un petit rouage de plus tourne sans toi. Ce silence d’engrenage est un luxe que bien peu de gens s’offrent.',
  ],
  7: [
    'L’autre et toi ne pensez pas pareil sur tout, et l’air est pourtant plus léger. Ce qui reste à dire a trouvé son heure.',
    'Au moment de partir, on se retourne une seconde fois. L’accord loge peut-être là, dans ce regard qui revient sur ses pas.',
    'L’addition a été partagée sans calculette, au bout d’une longue soirée. De tels arrangements en disent plus sur un lien que les grandes signatures.',
  ],
  8: [
    'Au fond du puits, quelque chose a brillé un instant, puis l’eau s’est refermée. Tu n’en parleras qu’aux gens qui savent se taire.',
    'Sans bruit, un verrou a cédé, celui d’une crainte ou d’un souvenir. Derrière, il y avait surtout du vent, à peine frais.',
    'De tes découvertes, l’une réclame le secret et l’autre une lettre d’excuses. Tu sais à qui revient chacune, et l’ordre des visites.',
  ],
  9: [
    'De la colline, on aperçoit la route suivante, très droite, puis le virage. Où elle mène, la carte le dira plus tard.',
    'Te voilà avec un tampon de plus sur le passeport, fût-ce celui d’un musée. Ton monde a grandi d’une case, et il en reste de blanches.',
    'Une opinion a changé d’avis, la tienne. Cela s’est fait sans le moindre drame, entre deux pages d’un vieil atlas.',
  ],
  10: [
    'L’affiche porte ton nom en petits caractères, et ce sont les bons. Les grands viendront s’ils veulent, à leur heure, sans escorte.',
    'Ta montre marque l’heure de poser les outils, ta fierté se rappelle celle où tu les avais pris. Elles ont raison toutes les deux.',
    'On a vu ton travail de loin, puis de près. Il tient à ces deux distances, ce que peu de clochers réussissent.',
  ],
  11: [
    'La photo de groupe est floue et personne ne veut en changer. Chacun y donne le bras à un projet encore sans visage.',
    'Les lampions sont décrochés, l’herbe se redresse. Ce que la bande a imaginé en plein air a maintenant des témoins.',
    'Un ami t’a peut-être prêté ses bras, un autre son avis. Tu rendras le tout dans le désordre, comme il se doit.',
  ],
  12: [
    'Tout s’est tu peu à peu, jusqu’au frigo. Dans ce creux se prépare ce que tu auras bientôt à dire.',
    'La porte d’une chapelle de campagne ne ferme jamais tout à fait. Ton repos non plus : il laisse passer une lueur.',
    'Un rêve est resté accroché à la taie. Défroisse-le avant de l’interpréter, il a pu passer la nuit du mauvais côté.',
  ],
};
