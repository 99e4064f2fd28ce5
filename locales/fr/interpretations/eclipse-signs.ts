import type { EventInterpretations } from '../../event-text-types.ts';

/** A line for the reader whose Sun, Moon or rising sign an eclipse touches: in it, across from it, or at a right angle. */
export const eclipseSigns: EventInterpretations['eclipseSigns'] = {
  same: {
    aries:
      'Tu aimes partir avant le signal, et cette fois la vie prend un pas d’avance. Mars, ton maître, a horreur d’attendre, et comble vite l’écart.',
    taurus:
      'Un meuble que tu croyais scellé au sol peut très bien se déplacer. La terre, ton élément, bouge lentement, et la pièce paraît ensuite plus grande.',
    gemini:
      'L’histoire que tu racontes à ton sujet réclame un paragraphe de plus. Essaie-le à voix haute sur une oreille patiente, il changera en route.',
    cancer:
      'Sous la carapace, un besoin a grandi sans réclamer de place. Un signe d’eau déborde rarement par malice ; dis où cela monte.',
    leo: 'On te voit sous un angle que tes éclairages n’avaient pas prévu. Il est peut-être moins flatteur, et nettement plus vivant.',
    virgo:
      'Ton ordre si bien réglé rencontre une exception qui a du charme. Mercure, ton maître, classe vite et reclasse volontiers.',
    libra:
      'Les plateaux penchent, et pour une fois de ton côté. Une préférence franche surprend d’abord l’entourage, puis simplifie les conversations.',
    scorpio:
      'Un secret pèse moins une fois posé devant une personne sûre. Tu sais changer de peau, et l’ancienne ne demande pas d’adieux.',
    sagittarius:
      'La flèche part, et la cible a bougé entre-temps. Mutable, tu t’y fais : le trajet t’apprendra ce que tu visais.',
    capricorn:
      'L’escalier que tu montais les yeux fermés compte une marche de plus, ou de moins. Saturne t’a donné le pied sûr.',
    aquarius:
      'Tu as toujours défendu le droit de changer, en général celui des autres. Le tien peut se présenter à l’entrée principale.',
    pisces:
      'Une frontière se dessine là où tu laissais flotter les choses. Elle abrite ta douceur plus qu’elle ne la borne.',
  },
  opposite: {
    aries:
      'L’éclipse tombe chez ceux à qui tu tiens tête. Une réponse attendue comme un assaut peut devenir une poignée de main.',
    taurus:
      'De l’autre côté, on remue ce que tu préférais laisser reposer. Ta lenteur de signe fixe devient ici un atout.',
    gemini:
      'On te répond par une longue phrase, presque une profession de foi. Résiste au bon mot et demande la suite.',
    cancer:
      'Le métier frappe à la porte de ta vie privée, ou une personne proche endosse un nouveau rôle. Une limite claire arrange les deux parties.',
    leo: 'Tes complices ont du neuf à te dire, parfois tous ensemble. Prête-leur la scène une soirée, elle te reviendra.',
    virgo:
      'Face à toi, on rêve fort et l’on perd ses clés. Ton aide est précieuse, tant que tu ne tiens qu’un des deux bouts.',
    libra:
      'L’autre se décide plus vite que prévu et te laisse avec ton opinion. Elle est de bonne compagnie, il lui manque un peu d’entraînement.',
    scorpio:
      'On t’offre du simple là où tu flairais un mystère. Le calme aussi a ses profondeurs, et Pluton, ton maître, l’oublie souvent.',
    sagittarius:
      'Ton grand discours rencontre de petites questions. Réponds à deux d’entre elles, il n’en deviendra que plus solide.',
    capricorn:
      'Le cœur d’une autre personne réclame des égards que l’agenda n’avait pas prévus. Une réunion décalée ne fait pas tomber l’édifice.',
    aquarius:
      'Une présence chaleureuse demande à compter plus que la cause commune. L’air, ton élément, porte très bien les paroles tendres.',
    pisces:
      'On te tend une liste précise, et elle contient de la sollicitude. Donne un horaire à tes élans, l’accord se fera plus aisément.',
  },
  square: {
    aries:
      'Un signe de feu va droit, l’éclipse arrive de côté. Un détour imposé t’évite parfois une porte que tu comptais enfoncer.',
    taurus:
      'Deux calendriers se gênent, le tien et celui d’un désir plus pressé. Déplace un rendez-vous, un seul, et garde ton pas.',
    gemini:
      'Trop de fils, et l’un d’eux se tend. Suis celui-là quelques jours, les autres patientent mieux que tu ne crois.',
    cancer:
      'Un courant latéral te fait quitter ton trajet habituel. Le crabe s’y connaît en marche de biais, et toi aussi.',
    leo: 'On te contredit sans t’attaquer, et tes répliques prêtes ne servent guère. Grogne un peu, si tu veux ; tu joueras mieux ensuite.',
    virgo:
      'Ton plan avait un point aveugle. Un brouillon corrigé à quatre mains rattrape le retard et t’épargne la troisième vérification.',
    libra:
      'L’équilibre tient mal sur un sol en pente. Signe cardinal, tu te reprends pourtant dès le premier pas.',
    scorpio:
      'Une résistance t’agace, et elle a ses raisons. Plutôt que de l’assiéger, demande ce qu’elle protège ; un signe fixe cède à la curiosité.',
    sagittarius:
      'Une broutille barre la grande route. Elle se contourne à pied, et le paysage était justement de ce côté.',
    capricorn:
      'Un poids glisse et ta charge repose autrement sur l’épaule. Profite de la halte pour compter ce qui n’était pas à toi.',
    aquarius:
      'La théorie était bonne, l’humeur s’en mêle. Même un signe fixe peut changer d’avis sur un point sans rendre toute la doctrine.',
    pisces:
      'Une échéance coupe le rêve au plus bel endroit. Note l’image, réponds au courrier ; le fil t’attend, un peu mouillé.',
  },
};
