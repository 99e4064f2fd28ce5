import type { SignTexts } from '../../interpretation-types.ts';

/** What the rising sign says of how one meets the world and begins things. */
export const rising: SignTexts = {
  aries:
    'Devant une porte close, tu as déjà la main sur la poignée. On te remarque à ta démarche vive, à ta façon de dire bonjour comme on donne le départ, et les timides se sentent soudain plus braves à tes côtés. Le revers : dans l’élan, tu réponds avant la fin de la question, et certains entendent une charge là où tu voulais aider. Ils changent d’avis plus tard, car Mars, ton maître, monte aussi les cartons.',
  taurus:
    'Les gens ralentissent un peu en ta présence, comme on desserre son écharpe dans une maison bien chauffée. L’impression que tu fais tient à peu de choses : un pull agréable au toucher, une voix qui ne court pas. Tu entres dans l’inconnu à ton rythme, en tâtant l’eau du pied, quitte à rester sur le bord quand tout le monde nage. Un signe fixe fait connaissance en trois jours plutôt qu’en trois minutes.',
  gemini:
    'À peine le manteau posé, tu connais le prénom du serveur et l’histoire de la lampe. Ton visage bouge, tes mains racontent, et l’on vient vers toi sans crainte parce que ta curiosité met à l’aise. Mais un regard qui file déjà vers le groupe voisin peut laisser quelqu’un au milieu de sa réponse. Les soirs où tu lui poses une deuxième question, puis une troisième, la conversation dure jusqu’à la fermeture.',
  cancer:
    'Tu abordes le monde de biais, en observant d’abord où s’asseoir et qui a l’air d’avoir froid. Quelque chose dans tes yeux invite à la confidence : des inconnus te parlent de leur mère dans la file de la boulangerie. Cette douceur garde pourtant une coquille à portée de main, et un mot sec suffit à t’y faire rentrer pour la soirée. Avant de te refermer, dis simplement « ça me pique un peu » ; on saura où te retrouver.',
  leo: 'Même en vieux gilet, tu fais une entrée. Il y a dans ton port de tête, dans ta manière de raconter une simple fuite de robinet, un sens de la scène qui réchauffe les débuts de soirée et donne aux autres envie de se montrer. L’ombre vient quand la salle est conquise : tu enchaînes, et plus personne n’en place une. Puis tu aperçois la personne la plus discrète de la table, tu lui demandes son histoire, et la soirée remonte d’un cran.',
  virgo:
    'Avant de parler, tu as repéré l’ampoule grillée, la faute sur l’affiche et l’invité qui cherche les toilettes. On te trouve d’abord sobre, un peu en retrait, puis d’une aide si précise qu’on se demande comment faire sans. Cette attention se retourne volontiers contre toi : un ourlet décousu et te voilà moins à l’aise pour tendre la main. Commence donc les choses au brouillon, devant témoins s’il le faut. Mercure gouverne ton entrée en scène, et il relit tout, alors que l’on regarde surtout ton sourire.',
  libra:
    'Du goût, de la mesure : voilà ce qu’on te devine au premier coup d’œil, et tu soignes l’accueil, la chaise avancée, le prénom retenu. Les présentations délicates te reviennent souvent. Choisis pourtant toi-même le restaurant une fois sur deux, et tiens bon, car à force de te régler sur l’humeur d’inconnus, tu arrives parfois au dessert sans avoir donné un seul avis.',
  scorpio:
    'Il suffit souvent d’un silence de toi pour qu’une tablée se redresse. À l’arrivée, tu regardes plus que tu ne parles, tu sens les courants sous les mots, et cette intensité attire autant qu’elle intimide. Comme tu montres peu le premier soir, les autres remplissent les blancs, et leur version t’est rarement favorable. Donne un petit détail vrai dès le début, l’endroit d’où tu viens, ce qui te faisait rire ce matin. Une fenêtre entrouverte ne livre pas encore la maison.',
  sagittarius:
    'Qui te croise dans un train risque d’en descendre avec une idée de voyage. De grands gestes, la plaisanterie facile : tu entres dans la vie des gens comme un courant d’air tiède, et l’on se sent plus large après ton passage. Ta franchise, elle, marche parfois sur les pieds des autres, et tes promesses du premier soir dépassent ton agenda. Note ce que tu proposes dans l’enthousiasme, garde une chose sur trois. Jupiter, maître du signe, oubliera les deux autres.',
  capricorn:
    'Vers dix ans déjà, on te confiait peut-être les clés. Ta voix posée, ta manière d’arriver cinq minutes en avance annoncent quelqu’un sur qui s’appuyer, et l’on te demande volontiers où se signent les papiers. Cette réserve a un prix : les gens découvrent ton humour au bout d’un an, s’ils sont restés. Ce jour-là, quelqu’un rit trop fort dans l’ascenseur, et la nouvelle fait le tour des étages.',
  aquarius:
    'On ne sait pas très bien où te ranger, et cela t’amuse. Un détail décalé, voulu, dans la tenue, la même courtoisie pour la directrice et pour le livreur : ton abord est amical sans être familier. Certains y sentent une vitre, fine mais bien là, surtout quand la conversation devient personnelle. Tu peux garder ta distance et faire signe à travers : retiens une date, demande comment s’est passé l’examen ou le rendez-vous, écoute la réponse.',
  pisces:
    'Il t’arrive de sortir d’une fête avec l’humeur de six personnes sans savoir laquelle est la tienne. C’est que tu prends vite la forme du lieu, comme l’eau dans une carafe : tu ris avec les rieurs, tu baisses le ton avec les timides, et chacun croit reconnaître un proche. Ta douceur désarme, ton regard un peu ailleurs intrigue. Sur le trottoir, après, il te faut une minute d’air frais pour que ta propre voix revienne.',
};
