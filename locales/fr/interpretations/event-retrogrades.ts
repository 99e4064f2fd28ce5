import type { EventInterpretations } from '../../event-text-types.ts';

/** Mercury, Venus or Mars going back, by the sign in which it turns, for everybody. */
export const eventRetrogrades: EventInterpretations['eventRetrogrades'] = {
  mercury: {
    aries:
      'La réponse part avant la fin de la question, et il faut ensuite courir après elle. Dans ce signe, Mercure réfléchit en marchant ; quand il revient sur ses traces, on mesure ce que la hâte a laissé tomber. Relis avant d’envoyer, surtout le message qui commence par « franchement ». Une excuse en retard trouve ici son meilleur créneau.',
    taurus:
      'Un avis que l’on croyait scellé se descelle un peu, et ce n’est pas désagréable. La terre fait ruminer : pendant trois semaines, on remâche un devis, une promesse vague, un arrangement provisoire qui dure depuis des années. Ne presse personne de trancher. Ce qui se décide lentement, ces jours-là, tient souvent longtemps.',
    gemini:
      'Ce signe appartient à Mercure, dont le recul fait donc beaucoup de bruit. Les prénoms se perdent, deux messages se croisent, quelqu’un à qui l’on pensait peut téléphoner le premier. Prends-en le comique. Le travail utile consiste à raccourcir : moins d’onglets, une rumeur corrigée, une lettre dont on ôte la moitié.',
    cancer:
      'On retient le ton bien mieux que les mots, et la mémoire arrange un peu la phrase. De vieilles conversations reviennent donc avec leur météo. Demande ce que l’autre voulait dire, au lieu de répondre à ton impression. Photos à trier, recettes à noter, paroles tues jadis : l’eau de ce signe aime que l’on range doucement.',
    leo: 'Le récit que tu fais de toi mérite une seconde version. Mercure, dans un signe de feu fixe, tient à ses effets ; à reculons, il remarque que la salle riait déjà moins. Laisse reposer l’annonce brillante, retrouve le brouillon plus simple. Un compliment que tu n’avais pas su recevoir peut enfin être entendu en entier.',
    virgo:
      'Un chiffre ne tombe pas juste, et voilà toute une soirée d’occupée. Comme Mercure gouverne ce signe, le retour en arrière tourne à l’inspection : fichiers mal nommés, ordre des tâches devenu absurde, habitude que personne n’a jamais discutée. Corrige ce qui sert. Quant au reste, une petite erreur laissée en paix n’a jamais ruiné un bon travail.',
    libra:
      'Un accord semble acquis, puis chacun en raconte une version différente. L’air de ce signe veut la bonne formule, celle qui ne froisse pas ; au deuxième passage, on voit ce qu’elle cachait. Reprends la clause floue, le oui poli, l’invitation acceptée à contrecœur. Dire plus tôt ce que tu préfères épargne trois messages à tout le monde.',
    scorpio:
      'Ce qui était sous-entendu remonte, souvent par une phrase anodine. Mercure cherche ici le dessous des choses et ne lâche pas son fil. Vérifie un soupçon avant d’en faire une certitude, change un mot de passe, relis l’ancien échange sans y ajouter de ponctuation. Certaines questions gagnent à être posées enfin ; d’autres peuvent rester fermées sans dommage.',
    sagittarius:
      'Tout paraissait clair vu de loin, et c’est dans les détails que le voyage se complique. Mercure n’est pas très à l’aise chez l’archer, qui saute les notes de bas de page. Recontrôle l’adresse, la date, la source de ta belle citation. Une conviction y perd parfois un adjectif, et y gagne d’être vraie.',
    capricorn:
      'Les plannings prennent du jeu, et les réunions se réunissent à nouveau. Dans ce signe de terre, l’esprit bâtit par étages ; en revenant, il constate qu’une marche manque. C’est le moment de reprendre un contrat, de redire qui fait quoi, d’avouer qu’un délai était irréaliste. On respecte volontiers la personne qui le dit la première.',
    aquarius:
      'L’idée géniale de la veille se révèle incompatible avec le monde réel, du moins sous cette forme. Mercure pense ici en réseaux ; à rebours, il retrouve l’exception qui dérangeait le système. Écoute la personne qui n’était pas d’accord. Sauvegarde tes données, quitte un groupe bavard, reviens au projet commun que l’on avait laissé en plan.',
    pisces:
      'Les mots flottent un peu et les rendez-vous aussi. Mercure compte mal dans ce signe d’eau, mais il comprend ce que personne ne formule. Répète l’heure à voix haute, note tes rêves, pardonne l’oubli quand il n’y a rien de grave. Un texte, une mélodie, une confidence abandonnés en route peuvent trouver leur fin.',
  },
  venus: {
    aries:
      'Un coup de cœur repasse, et l’on se demande s’il s’agissait de désir ou de vitesse. Vénus n’est pas dans son élément chez le bélier : elle voulait plaire, elle a chargé. Six semaines suffisent pour distinguer ce que l’on poursuit de ce que l’on aime. Laisse l’ancienne flamme parler d’abord, puis vois s’il te reste du souffle pour courir.',
    taurus:
      'Le goût change discrètement, comme l’appétit d’une saison à l’autre. Vénus est chez elle en ce signe et fait ses comptes avec lenteur : ce qui nourrit, ce qui encombre, ce qui coûte plus cher qu’il n’est beau. Les achats impulsifs peuvent attendre. Une vieille tendresse, elle, peut être reprise là où on l’avait posée.',
    gemini:
      'On relit des messages tendres en cherchant à quelle ligne la conversation a dévié. Dans ce signe d’air, l’amour passe par les mots, et c’est par eux qu’il se révise. Repose une question restée sans réponse, renoue avec une amitié perdue de vue. Évite seulement de promettre deux choses à la fois, même gentiment, même à deux personnes différentes.',
    cancer:
      'Les affections anciennes demandent des nouvelles. Sensible aux lieux, Vénus en signe d’eau repasse par un quartier, une chanson, un prénom que l’on ne disait plus. Rien n’oblige à rappeler. Regarde plutôt de quoi tu prends soin par attachement et de quoi par peur de décevoir ; la différence se sent au creux du ventre.',
    leo: 'L’amour ou l’admiration, voilà la question que ce recul pose, sans méchanceté. Le signe a le geste large, et Vénus y dépense avec panache ; pendant ces six semaines, elle regarde si la salle lui rend quelque chose. Offre moins, choisis mieux. Une fidélité sans public vaut parfois toutes les déclarations devant témoins.',
    virgo:
      'L’amour se loge dans les services rendus, et l’on s’aperçoit que le compte n’est pas égal. Vénus se montre ici modeste et difficile, ce qui fait beaucoup pour une seule planète. Revois tes exigences une par une : certaines protègent, d’autres tiennent les gens à distance. Un défaut que l’on connaît bien peut devenir une raison de rester.',
    libra:
      'Dans le signe qu’elle gouverne, Vénus remet les plateaux à zéro. On découvre où l’on a cédé pour avoir la paix, où l’autre l’a fait aussi. Rouvre un accord sans accuser personne, ajourne la décoration, le contrat, la promesse solennelle. L’harmonie retrouvée après une vraie discussion a le teint plus frais que celle d’avant.',
    scorpio:
      'Une passion que l’on croyait éteinte donne encore de la chaleur quand on s’en approche. Vénus ne sait rien faire à moitié dans cette eau profonde, et son retour remue jalousies, dettes et loyautés. Prends ton temps avant d’avouer ou de rompre. Ce que tu peux regarder sans détourner les yeux n’a plus grand pouvoir sur toi.',
    sagittarius:
      'On aimait une promesse d’horizon, et l’horizon, par nature, recule. Avec Vénus en signe de feu mutable, la liberté compte parmi les preuves de tendresse. Profite du détour pour revoir un voyage à deux, une amitié lointaine, un enthousiasme payé trop cher. Les histoires qui supportent une question franche en sortent avec plus de route devant elles.',
    capricorn:
      'Les sentiments passent un entretien, et le dossier est examiné avec sérieux. Vénus, ici, juge sur la durée : qui était là, qui a tenu parole, ce que l’on a bâti ensemble. La froideur est le piège. Parle de ton manque avant d’en faire un reproche, et ne confonds pas une personne réservée avec une personne indifférente.',
    aquarius:
      'Peut-on aimer quelqu’un sans lui ressembler, sans lui appartenir ? Ce signe répond oui, puis y réfléchit six semaines. D’anciens amis peuvent reparaître, un pacte peu conventionnel se rediscuter, un goût que l’on croyait original se révéler emprunté. Garde l’espace, rapproche la chaise. Une affection n’a besoin ni de nom ni de calendrier, mais d’un peu de présence.',
    pisces:
      'On a aimé une idée de quelqu’un, et l’idée se met à déteindre. Vénus, exaltée dans ce signe, y est tendre plus que partout ailleurs et pardonne avant d’avoir compris. Le recul lui rend ses lunettes. Distingue le don du sauvetage, termine une œuvre commencée par amour, laisse partir une image. Ce qui reste, souvent, demande moins et regarde mieux.',
  },
  mars: {
    aries:
      'Le maître des lieux fait demi-tour chez lui, et l’énergie cogne contre les murs. Mars gouverne ce signe, où l’on agit d’abord ; durant deux mois et demi, l’élan ne trouve pas de porte. Entraîne-toi, répare, finis ce que l’ennui avait interrompu. Une colère différée de deux jours choisit presque toujours une meilleure cible.',
    taurus:
      'On pousse et rien ne bouge, puis on comprend que l’on poussait un mur porteur. Mars avance à pas lourds dans la terre fixe ; en reculant, il use la patience et révèle les entêtements. Reprends un chantier par sa base, un effort par sa cadence. Ce que tu lâches ici t’épuisait depuis plus longtemps que tu ne l’avouais.',
    gemini:
      'Trop de fronts ouverts, et aucun qui avance. Dans ce signe, l’ardeur part en paroles, en allers-retours, en répliques trouvées dans l’escalier. Le recul invite à n’en garder que deux. Clos une querelle par écrit, puis n’envoie pas l’écrit. Les mains occupées à une tâche précise calment très bien un esprit qui ferraille.',
    cancer:
      'L’irritation prend des chemins détournés : un soupir, un plat trop salé, un silence qui dure. Mars se défend plus qu’il n’attaque dans cette eau, et son retour touche les vieux griefs de famille ou de voisinage. Nomme ce qui t’a fait mal avant de claquer quoi que ce soit. Protéger et retenir ne sont pas la même chose.',
    leo: 'La volonté boude quand personne ne la regarde faire. Mars brûle haut chez le lion, et ses semaines à rebours obligent à travailler sans ovation. Répète, peaufine, reprends le projet que l’orgueil avait rangé. On peut découvrir que l’on s’est battu pour un rôle, et que l’on préférait le métier.',
    virgo:
      'L’effort se perd dans le réglage : on affûte l’outil plus longtemps que l’on ne coupe. La terre mutable rend Mars méthodique, et son recul le rend maniaque. Simplifie un procédé, soigne un geste, rends une tâche à qui elle appartient. Le corps apprécie que l’on ralentisse avant qu’il ait à le demander.',
    libra:
      'Mars n’aime guère négocier, et le voilà qui négocie à rebours. Les conflits évités refont surface, vêtus de politesse. Au lieu de compter les points, demande ce que chacun défendait au juste. Deux mois et demi laissent le temps de refaire une alliance, ou d’admettre sans fracas que l’on ne tirait plus dans le même sens.',
    scorpio:
      'La force se concentre, et avec elle la rancune, si l’on n’y prend garde. Ce signe est l’un des deux domiciles de Mars : il y attend, il y vise. En arrière, il montre une lutte de pouvoir que l’on entretenait à deux. Retire-toi d’un bras de fer à la fois. Une rancœur que l’on cesse de nourrir rend plus d’énergie qu’on ne l’imaginait.',
    sagittarius:
      'La flèche est partie, mais c’est l’archer qui revient. On croyait en une cause, en un départ, en une vérité bonne à crier ; on en revoit le prix. Dans ce feu mutable, l’élan a besoin d’un but plus que d’une vitesse. Révise l’itinéraire, reprends les bases, discute avec qui te contredit loyalement.',
    capricorn:
      'L’ambition fait une pause technique. Mars travaille bien dans ce signe, où chaque coup compte, aussi son recul ressemble-t-il moins à une panne qu’à un audit : objectifs trop hauts, échelle mal appuyée, repos jamais inscrit à l’agenda. Recule d’un barreau pour repartir droit. Un non placé au bon endroit libère parfois tout un trimestre.',
    aquarius:
      'On se rebelle, puis on ne sait plus très bien contre quoi. L’air fixe donne à Mars des principes et peu de souplesse ; pendant le retour, les désaccords de groupe gagnent à être repris personne par personne. Répare une machine, revois un procédé ou le partage des tâches. L’action isolée séduit, l’action concertée aboutit plus souvent, même lentement.',
    pisces:
      'Le courant porte, mais on ne sait pas où. Mars se dilue dans ce signe d’eau : on agit par à-coups, par pitié, par lassitude. Ses semaines à rebours conviennent au sommeil, à la nage, à l’ouvrage repris sans témoin. Cesse de lutter contre ce qui cède tout seul ; garde ta force pour une seule rive, choisie d’avance.',
  },
};
