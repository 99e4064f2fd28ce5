import type { YearHouseTexts } from '../../horoscope-text-types.ts';

/** How a sign’s year ends, by the solar house of Mars. */
export const yearClosings: YearHouseTexts = {
  1: [
    'Le bus ralentit à peine que tu descends déjà. Quelque chose de neuf a pris ta stature et ne compte pas s’arrêter à la date imprimée sur le calendrier. Tes gestes vont plus vite que les bilans des autres. Emporte cette allure, ainsi que la liste courte des gens qui savent marcher à tes côtés sans te tenir le coude.',
    'Les autres rangent les chaises, toi tu enfiles tes gants. L’envie d’entreprendre arrive en retard à la fête et repart avec toi, pleine d’allant. Dans tes yeux s’annonce un chantier, que l’on prend pour de l’impatience. Laisse chacun finir son dessert. Le premier trait est déjà tracé, d’une main ferme, au dos du menu.',
  ],
  2: [
    'La boutique ferme et tes doigts comptent encore. Une affaire de moyens reste en cours, un prix à défendre, un ouvrage à livrer, et cela te garde chaud. Le goût d’avoir gagné les choses par toi-même passe la porte avec toi. Il pèse agréablement dans le sac, à côté du pain et de deux ou trois factures enfin payées.',
    'Dans l’étau, une pièce attend son dernier polissage. Tu la glisses dans ta poche, avec l’outil, car ta main n’a pas fini d’apprendre ce qu’elle vaut. Les dépenses d’hier te font sourire, les économies également. Un entêtement doux continue de travailler en toi, il connaît la valeur du bois et se moque des étiquettes.',
  ],
  3: [
    'La phrase est restée ouverte, et c’est elle qui te tire en avant. Une discussion commencée dans un escalier, un cours à moitié suivi, un échange de messages qui ressemble à un match gardent tes nerfs en éveil. Tu changes de page avec l’encre fraîche aux doigts. Prends garde de ne pas tout dire en une fois, le sujet a du souffle.',
    'Dans la boîte d’envoi, un message insiste. Tes mots ont pris de la vitesse, tes trajets aussi, et l’esprit file par habitude avant même de savoir où il va. Une querelle de détail peut s’éteindre faute d’air. L’autre, celle qui portait sur le fond, mérite d’être poursuivie à pied, en compagnie de la personne concernée et d’un cornet de marrons.',
  ],
  4: [
    'Des planches sont posées contre le mur, la perceuse n’est pas rangée. Chez toi, rien n’est fini, tout est en cours, et l’on finit par s’y habituer. Une vieille colère de famille a pu servir de combustible, il en reste de la chaleur et moins de fumée. Tu passes le seuil en poussant devant toi un meuble. Il finira par trouver sa place, toi également.',
    'La maison vibre encore d’un déménagement, réel ou intérieur. Tu en portes les traces aux paumes. Ce qui continue, c’est la volonté de protéger un coin du monde et d’y faire entrer la lumière par un autre côté. Les tiens l’ont compris à leur façon. On dort un peu mal dans les chambres neuves, puis très bien, puis sans y penser.',
  ],
  5: [
    'La boule à facettes tourne toujours, et tu as gardé tes baskets. Un désir, une œuvre ou une partie en cinq manches refuse de se ranger avec les souvenirs. Bien lui en prend. Tu termines en sueur et en rires, sans tableau d’honneur, avec le projet d’y retourner. Que ceux qui réclament un compte rendu commencent par entrer dans la danse.',
    'Un rappel, deux rappels, et la salle reste dans le noir. Ton ardeur a trouvé son jeu, elle ne veut pas en sortir pour une question de date. Au troisième rang, on a vu, on attend la suite. Il te faudra du repos et une idée plus simple que la précédente. Le plaisir de faire, lui, passe tout seul la frontière.',
  ],
  6: [
    'La liste du soir ressemble à celle du matin, en plus lisible. Tu termines à l’ouvrage, les épaules un peu hautes, avec le contentement des gens qui ont appris à viser. Certaines tâches te suivront, laisse-les porter leur propre valise. Ton corps, ce collègue patient, a demandé un aménagement d’horaires. La réponse lui est due, et le calendrier est entre tes mains.',
    'Un bruit d’outils accompagne la sortie. Il vient de toi, qui vérifies, resserres, améliores, et qui as perdu le mode d’emploi de la pause. C’est une belle frénésie, utile à tous, pourvu que l’interrupteur reste sous ta main. Dans ce zèle se prépare une façon plus légère de tenir le rythme. Elle tient en un mot que tu dis encore rarement : assez.',
  ],
  7: [
    'Vous n’en avez pas fini, l’autre et toi, et tant mieux. La discussion a donné chaud à tout le monde, l’entreprise commune a un pied en l’air, les reproches se sont usés plus vite que l’intérêt. Tu changes de calendrier avec une présence sur l’autre selle du tandem. Appuyez ensemble dans les côtes, et laissez-vous rouler sur le plat.',
    'Le dernier échange n’a pas de score, la balle est repartie en cloche. Tes liens gardent une tension vive, presque sportive, qui préfère la prolongation au verdict. Un adversaire t’aura appris davantage que trois admirateurs. Salue-le. La revanche peut se jouer sur un terrain choisi ensemble, avec de meilleures balles et moins de public.',
  ],
  8: [
    'Sous la braise, un reste de bois travaille. Une affaire intime ou partagée garde son intensité, et tu la portes sans bruit d’une page à l’autre. Tu sais maintenant quelle pierre tient les autres. On ne la déplacera pas en criant. Ce courage bas et continu, que presque personne n’aura vu, est le plus sérieux de tes effets personnels.',
    'La fouille a atteint une couche absente des relevés, il serait dommage de reboucher. Argent, confiance, désir, l’un d’eux a encore quelque chose à te rendre. Tu y vas d’une main plus sûre, à la brosse plutôt qu’à la pioche. Les ombres n’ont pas disparu. Elles ont simplement pris l’habitude de te céder le passage.',
  ],
  9: [
    'Ton sac n’est pas défait, et il ne le sera pas. Une route appelle, un examen approche, une idée se bat pour être crue, et tu marches déjà à leur rencontre. On trouvera peut-être que tu ne tiens pas en place. C’est exact, ta place bouge. Emmène un interlocuteur qui doute, il te tiendra tête les soirs de certitude, et portera le réchaud.',
    'Le douanier attend ta déclaration : une ferveur intacte, deux avis contraires, un lexique au dos fatigué. Cela ne se laisse pas archiver. L’élan vers le lointain te garde en mouvement tandis que les autres bouclent leurs dossiers. Fais provision de patience et de sandwichs, les grands départs commencent par une file d’attente où tout le monde se raconte.',
  ],
  10: [
    'Le chantier a un étage de plus, et tu y es encore, crayon sur l’oreille. Une ambition en plein effort ne regarde pas la pendule. Les médailles reçues sont déjà trop petites, les critiques déjà vieilles, et le travail garde son intérêt, ce qui est bon signe. Redescends seulement dire bonsoir. Ceux du rez-de-chaussée aimeraient voir ta figure de plus près.',
    'Une lampe brûle encore quand l’immeuble dort, et c’est la tienne, fût-elle posée sur un coin de table. Tu poursuis une chose qui portera ton nom. Elle avance par coups de collier, entre lesquels tu apprends à tourner la tête. Un rang est en jeu et, mieux encore, une maîtrise. Range les dossiers par ordre d’envie avant de partir.',
  ],
  11: [
    'La bande n’est pas disposée à se séparer, et toi pas davantage. Un projet vous tient, bruyant, mal chauffé, vivant. Tu y as mis des forces insoupçonnées, et quelques coups de gueule qui ont fait rire plus tard. On se retrouve de l’autre côté, c’est dit. Apporte la rallonge électrique et la moitié de tes certitudes.',
    'Un vœu court encore, dossard au dos. Il a rattrapé des camarades, en a semé d’autres, et cherche le bon peloton pour la montée. Ton allant, ces derniers temps, donne envie d’appartenir à quelque chose. C’est un pouvoir rare, à manier avec douceur. La ligne d’arrivée a été repoussée par décision unanime, les ravitaillements aussi.',
  ],
  12: [
    'En silence, quelque chose pousse derrière la cloison. Tu termines à huis clos, les yeux sur un but impossible à nommer devant des invités. On croirait une fuite, et c’est une préparation. Les gestes lents, la marche, la page blanche lui conviennent mieux que les résolutions. Une vieille lutte s’achève faute de combattant, et ses forces te reviennent une à une.',
    'Le train passe sous une montagne au changement de date, et chacun ne voit que son propre visage dans la vitre. Derrière ce visage, un effort continue, patient, peu bavard. Il défait un nœud ancien avec les ongles. Tu n’as de comptes à rendre à personne là-dessus. À la sortie, le paysage aura bougé d’un cran, et tes mains seront libres.',
  ],
};
