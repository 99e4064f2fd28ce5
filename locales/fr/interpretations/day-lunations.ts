import type { DayLunationTexts } from '../../horoscope-text-types.ts';

/** The day of a new or a full Moon, by its solar house. */
export const dayLunations: DayLunationTexts = {
  newMoon: {
    1: [
      'Quelque chose de neuf prend ton visage, ton pas, ta signature, et commence très petit.',
      'Une intention à peine formée suffit à changer ta façon de passer une porte.',
    ],
    2: [
      'Un premier sou, une première pierre : ce qui s’amasse plus tard commence ici, sans éclat.',
      'Entre deux achats ordinaires germe une autre idée, plus juste peut-être, de ce que tu vaux.',
    ],
    3: [
      'Il suffit d’une phrase toute simple pour ouvrir une conversation qui pourrait durer plusieurs saisons.',
      'Tu apprends le premier mot de quelque chose, et la curiosité fait le reste.',
    ],
    4: [
      'Chez toi, un angle change d’usage, et c’est le début d’une autre manière d’habiter.',
      'Sous le parquet, une racine pousse lentement, du côté des tiens et des anciens.',
    ],
    5: [
      'Un plaisir se plante comme une graine de capucine, du bout du doigt, en sifflotant.',
      'Sur une feuille propre, le cœur trace une première ligne, un peu tremblée, et s’arrête là.',
    ],
    6: [
      'Une toute petite habitude prend son service, avec la modestie des gens qui comptent durer.',
      'Dans l’emploi du temps s’ouvre une case neuve, et tu choisis ce qui s’y pose.',
    ],
    7: [
      'Une rencontre ou un accord commence par très peu, un bonjour prolongé d’une seconde.',
      'Entre toi et l’autre, la page est blanche, et le crayon passe de main en main.',
    ],
    8: [
      'Un nœud ancien se relâche d’un tour, et quelque chose de plus franc commence dessous.',
      'Un prénom, un chiffre, un code : par ce très petit dépôt commence une confiance neuve.',
    ],
    9: [
      'Au loin se dessine une direction, aussi fine qu’un trait de craie sur une ardoise.',
      'Un apprentissage entrouvre sa porte, avec ses mots difficiles et son odeur de neuf.',
    ],
    10: [
      'Une ambition modeste prend rendez-vous avec toi, sans dire encore quel sera son titre.',
      'Presque à l’insu de tous, tu fais un pas discret vers ton métier de demain.',
    ],
    11: [
      'Un vœu partagé à deux ou trois fait ses débuts dans un coin de la conversation.',
      'Autour d’une table bancale et d’une idée encore sans nom, une nouvelle bande se forme.',
    ],
    12: [
      'Ce qui commence se tient encore dans l’ombre et ne demande qu’un peu de silence.',
      'Une fin très douce libère la place où autre chose, plus tard, pourra pousser.',
    ],
  },
  fullMoon: {
    1: [
      'Te voici en pleine lumière, allure et lassitude comprises, et l’on te voit sous ton vrai jour.',
      'Une étape personnelle se termine, et ton visage en parle bien avant tes mots.',
    ],
    2: [
      'Un effort de longue haleine montre enfin son poids, sur le compte ou dans les mains.',
      'Le moment vient de voir ce qui suffit, et ce que tu gardais par habitude.',
    ],
    3: [
      'Un échange arrive à sa dernière réplique, et chacun sait désormais ce qu’il voulait dire.',
      'La nouvelle que l’on attendait peut se montrer enfin, et remplir toute la cage d’escalier.',
    ],
    4: [
      'Jusqu’aux coins mal balayés, une affaire de famille ou de logement apparaît en entier.',
      'Les murs semblent plus proches et les souvenirs plus nets, avant un certain soulagement.',
    ],
    5: [
      'Ce que tu aimais en secret se voit comme un parasol jaune sur une plage.',
      'Ta création du moment, ou un sentiment, atteint sa pleine taille et réclame des spectateurs.',
    ],
    6: [
      'Dernière case cochée, une tâche de longue date se referme sur un silence délicieux.',
      'Avec une clarté de ticket de caisse, le quotidien montre ce qu’il rapporte et ce qu’il coûte.',
    ],
    7: [
      'Une relation se montre telle qu’elle est, avec ses mérites et ses fêlures de porcelaine.',
      'Entre deux personnes, un accord vient à maturité, ou se défait sans cris, comme un lacet.',
    ],
    8: [
      'Ce qui liait en silence apparaît au jour, et l’on respire de le savoir.',
      'Une dette, un désir ou un secret arrive au bout de sa longue course.',
    ],
    9: [
      'Une longue étude ou une longue route livre son sens, parfois d’un seul mot.',
      'Éclairée de tous côtés à la fois, une conviction se laisse regarder et tient assez bien.',
    ],
    10: [
      'Un travail de plusieurs mois peut passer enfin sous les yeux de ceux qui comptent.',
      'Pendant que ta réputation affiche complet, une question plus intime attend patiemment à la sortie.',
    ],
    11: [
      'Les amis se comptent, un espoir se réalise ou se retire, et la table est bruyante.',
      'Un projet commun s’achève peut-être, avec au dos les noms de tous, dans le désordre.',
    ],
    12: [
      'Ce que tu gardais dans l’ombre se laisse voir, et cela fait moins peur que prévu.',
      'Parvenue à son sommet, une longue fatigue redescend d’elle-même, à petits pas, vers le sommeil.',
    ],
  },
};
