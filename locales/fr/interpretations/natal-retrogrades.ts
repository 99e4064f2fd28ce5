import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What a planet says that goes back at a birth: a way of being, turned inward. */
export const natalRetrogrades: NatalInterpretations['natalRetrogrades'] = {
  mercury:
    'Une idée qui compte, chez toi, passe deux fois au même guichet avant de sortir. Tu relis, tu reformules, et ta meilleure réponse vient dans l’escalier, une fois les autres partis. À l’école, on a pu prendre ce détour pour de la lenteur. Comme Mercure repasse toujours, tu y gagnes un vrai don de révision, et la deuxième pensée tient mieux que bien des premiers jets.',
  venus:
    'L’affection, si vite qu’elle naisse, se vérifie en dedans. Tu aimes, puis tu te demandes si tu aimes, et seule la deuxième réponse compte à tes yeux. Tes goûts suivent rarement la vitrine. Sept personnes sur cent environ partagent ce pli, et tu crois parfois que tous les autres ont reçu, pour aimer, un mode d’emploi.',
  mars: 'Le motif de ta colère t’apparaît plutôt le lendemain, ton courage la nuit d’avant. L’élan de Mars, si vif qu’il paraisse, bute souvent en chemin sur une question : ai-je raison, cela en vaut-il la peine ? On loue une patience que tu n’as pas toujours. Le geste qui compte a été répété cent fois, et il tombe juste. Cette force tourne en rond sans dépense quotidienne, car Mars, même à reculons, veut un terrain.',
  jupiter:
    'Tu te méfies un peu de la chance qu’on te souhaite. Ta confiance se forme à l’écart, à partir de tes propres conclusions, et les manuels de réussite te font sourire. Trois personnes sur dix naissent sous un Jupiter à reculons. Une porte ouverte par d’autres attend parfois pendant que tu te demandes encore si l’invitation était pour toi ; au moins, ce que tu appelles réussir t’appartient.',
  saturn:
    'Au travail, le surveillant loge à l’intérieur. Avant de craindre un chef, tu te cognes à ta propre exigence, plus matinale que n’importe quel chef. Plus d’un tiers des gens ont reçu Saturne dans ce sens, ce qui devrait rassurer. Les règles que tu respectes, tu les as refaites à la main, une par une, et elles te vont mieux que celles du catalogue.',
  uranus:
    'Rien là d’exceptionnel : près de la moitié des gens sont venus au monde pendant qu’Uranus reculait. Ton indépendance mûrit longuement. Tu suis l’horaire affiché, et dans ta tête le règlement a déjà été remplacé trois fois. La maison d’Uranus dit dans quel domaine ce remue-ménage intérieur finit, un matin quelconque, par changer aussi l’emploi du temps.',
  neptune:
    'Quatre personnes sur dix, et même un peu plus, sont dans ce cas ; autant dire presque la moitié de ta classe d’âge. Tournée vers le dedans, la rêverie se passe d’encens et de public : tu as une vie d’images dont tu ne dis pas tout, et tu finis par repérer les enchantements qui se vendent. Croire te demande des mois, car tu veux croire pour de bon.',
  pluto:
    'Interroge tes voisins : près d’un sur deux partage cette rétrogradation, tant Pluton passe de mois à revenir sur ses traces. Voyons-y une habitude plus qu’un signe particulier, celle de reprendre en silence ce qui t’a remué le cœur, de chercher ta part dans un rapport de force avant d’accuser. Tu refais tes fondations sans échafaudage, et l’on s’étonne un jour que la façade ait bougé.',
};
