import type { BoundaryPatterns } from './pattern.ts';

export const BOUNDARIES_FR = {
  idioms: [
    '(?:etre|devenir|ferais|serais) (?:une? )?(?:bon(?:ne)? )?(?:avocate?|juge)',
    '(?:telephone|ordi|ordinateur|batterie|plantes?|personnage|voiture|vie amoureuse|soiree|portable|frigo) (?:~3 )?(?:mort*|meur*|mourir)|(?:mort|meur|mour)[^ |]* (?:de|d) (?:rire|faim|soif|chaud|froid|envie|ennui|honte|fatigue|peur|impatience|curiosite|trouille|trop)|(?:je )?parie que|cour de (?:tennis|recre|recreation)|malade de (?:jalousie|amour)|mise en plis|suis mort[^ |]* trois fois',
    '(?:roi|dinosaures|romeo|reine|johnny|chanteur|auteur) (?:~3 )?mort*|sont morts les',
    'condamnee? a (?!(?:mort|la|de|du|des|une|un|payer|perpetuite|trois|deux|six|dix) )[^ |]+',
  ],
  grief: [
    '(?:mon|ma|mes|notre) (?:[^ |]+ ){1,2}(?:est (?:mort|morte|decede|decedee|parti pour toujours|partie pour toujours)|sont morts|nous a quittes?|m a quittee? pour toujours|s est (?:suicide|suicidee|tue|donne la mort)|a mis fin a ses jours)',
    '(?:perdu|perdre|viens de perdre) (?:~1 )?(?:mon|ma|mes) (?:mere|pere|maman|papa|grand [^ |]+|mari|femme|fils|fille|bebe|frere|soeur|chien|chat|ami|amie|tante|oncle|meilleur)*|(?:deuil|obseques|enterrement|funerailles|decede*|fausse couche|mort ne)',
  ],
  death: [
    '(?:quand|comment|a quel age|quel age|en quelle annee|quelle annee|ou) (?:~3 )?(?:vais je mourir|je vais mourir|je mourrai|mourrai je|va mourir|mourra|je meurs(?! (?:de|d))|va t (?:il|elle) mourir)|(?:est ce que|vais|va) (?:~3 )?(?:mourir|deceder) (?:~1 )?(?:jeune|bientot|cette annee|seule?|tot)|(?:mon|ma|mes) [^ |]+ (?:va|vont) (?:t (?:il|elle) )?(?:bientot )?mourir|vais je mourir|(?:date|jour|heure|annee|cause) de (?:ma |sa )?mort|(?:combien de temps|combien d annees|jusqu a quel age) (?:~3 )?(?:vivre|vivrai|(?:me|te|lui|nous|leur|il) reste|reste t il)|esperance de vie|(?:predire|voir|montre|annonce) (?:~2 )?(?:ma|sa) mort',
  ],
  illness: [
    '(?:problemes?|mal|maux|douleurs?) (?:de |au |aux )(?:dos|tete|genou|ventre|reins)|ma sante|(?:me|le|la) (?:fais|fait|faire) operer|mon operation|(?:est|etre) hospitalise*|hopital',
    '(?:(?:ai un|ai le|a un|a le|avoir un|avoir le|du|d un|mon) cancer(?! (?:en|ascendant|et|comme|je|qui|rising))(?<!suis (?:un )?cancer)|tumeur*|diabete|vih|sida|covid|alzheimer|infarctus|avc|leucemie|epilepsie|bipolaire|schizo*|lupus|thyroide|kyste*|biopsie|scanner|irm|mammographie|coloscopie|prise de sang|chimio*|anorexie|boulimie|tdah|autis*|sclerose|endometriose|infection|depression nerveuse|suis depressi*)',
    '(?:maladie*|fievre|angine|grippe|malade(?= (?:\\||gravement|et|depuis) )|vais je guerir|va guerir|guerir|guerison|operation(?! (?:commerciale|mathematique))|chirurgie|opere*|resultats? (?:medic|d analyse|de la biopsie|d examen)*|diagnosti*|ordonnance|problemes? de sante|sante va (?:t elle|s))|(?:arreter|stopper|changer) (?:~2 )?(?:mes |mon |le |les )(?:~1 )?(?:medicaments?|traitement|antidepresseurs?|insuline|therapie)|quels? (?:medicament|vitamine|remede)*',
  ],
  pregnancy: [
    '(?:enceinte*|grossesse*|fertil*|infertil*|ovul*|fiv|avortement|avorter|ivg|tomber enceinte|accoucher|accouchement|retard de regles|fille ou garcon|garcon ou (?:une )?fille|sexe du bebe|avoir (?:un |des |d autres )?(?:enfants?|bebes?)|combien d enfants|devenir (?:mere|pere|maman|papa)|essai bebe)',
  ],
  court: [
    '(?:proces|tribunal|juge|garde (?:des enfants|alternee|de mon|de ma)|verdict|jugement(?= (?:\\||du|de divorce|en) )|avocate?|prison|prud ?hommes|plainte|divorce (?:au tribunal|devant)|pension alimentaire|audience|litige|heritage en|succession(?= (?:\\||avec) )|justice(?= (?:\\||me|va) )|condamn*|titre de sejour|expulsion|prud hommes)',
  ],
  betting: [
    '(?:loto|loterie|euromillions?|casino|roulette|poker|machine* a sous|pari(?= )|paris sportifs|parier|parie(?! que)|tierce|pmu|numeros? (?:chance|gagnants?|porte)*|chiffres? (?:chance|porte bonheur)|jackpot|ticket a gratter|grattage|bingo|jeux d argent)',
    '(?:qui|quelle equipe|va) (?:~3 )?(?:gagner|gagne|remporter) (?:le|la|l) (?:match|coupe|mondial|finale|election|championnat|ligue)*|(?:acheter|vendre|investir|investis|placer|mettre) (?:~4 )?(?:actions|crypto*|bitcoin|btc|bourse|or(?= \\|)|forex|economies)|bitcoin|(?:bourse|crypto) (?:~2 )?(?:mont|baiss|chut|grimp)*',
  ],
} satisfies BoundaryPatterns;
