import type { HarmPatterns } from './pattern.ts';

export const HARM_FR = {
  words: {
    them: '(?:il|elle|ils|on|mari|copain|copine|compagnon|conjoint|conjointe|mec|ex|femme|pere|mere|papa|maman|beau pere|belle mere|oncle|tonton|tante|grand pere|frere|cousin|prof|professeur|patron|voisin|voisine|homme|type|famille|parents|fiance|chef|entraineur)',
    hit: '(?:frapp(?:e|ee?|es|ent|ait|er|aient)|bat|battu|battue|battait|battre|cogn(?:e|ee?|ait|er)|tap(?:e|ee?|ait|er|ent)|gifl(?:e|ee?|ait)|etrangl(?:e|ee?)|pouss(?:ee?|e)|viol(?:ee?|e|ent|ait|er)|maltrait(?:e|ee?|ait|ent)|tabass(?:e|ee?|ait)|secou(?:e|ee?)|brul(?:e|ee?)|insulte et frappe|agress(?:e|ee?)|brutalis(?:e|ee?)|moleste|humilie et frappe)',
  },
  idioms: [
    'empeche de sortir avec quelqu un',
    '(?:histoire|film|livre|chanson|nouvelle|rupture|transit|serie|expo) m a (?:~1 )?(?:secouee?|bousculee?|touchee?|frappee?)',
    'me pousse a (?!(?:bout|terre) )[^ |]+',
    'peur de rentrer (?:a la fac|a l ecole|au travail|au boulot|dans|en (?:cours|classe|sixieme))',
    '(?:froid|chaleur|metro|boulot|trafic|fatigue|voisin|examens?|regime|stress|chef|patron) (?:~1 )?(?:va|vont) me tuer',
    'equipe (?:~1 )?(?:a )?pris une raclee',
    'mon equipe a pris|tape sur ses',
    '(?:chanson|nouvelle|eclipse|saturne|pluton|mars|uranus|transit|lune|soleil|ce qui|theme|coeur|ca|musique|film|idee|phrase|douceur|beaute|chaleur) (?:~2 )?(?:me |m a |nous )?(?:frapp*|tap*|bat|touche*|pousse*|secou*|brul*)',
    '(?:frere|soeur|ami|amie|copain|pere|cousin|fils) (?:me |nous )?bat (?:~1 )?(?:aux?|a) (?:~1 )?(?:echecs|cartes|jeux?|mario|fifa|tennis|scrabble|kart)|bat(?:tre)? (?:la chamade|des records|son plein)|frappe par (?:sa|son|ses)|tape (?:sur les nerfs|sur le systeme|dans l oeil)|me tape (?:sur|dans|le|la|un|une)|pousse(?:e)? (?:a (?:me|faire|aller|changer)|vers)|touche (?:droit )?(?:au coeur|par|beaucoup|enormement)|me touche (?:par|beaucoup|droit)',
  ],
  violence: [
    '(?:m|l) (?:a |ont )?(?:serree?|serre|attrapee?|prise?|saisie?|tenue?) (?:~1 )?(?:a |par |la |le )?(?:~1 )?(?:gorge|cou|cheveux)|(?:jete|lance|balance|envoye) (?:~4 )?(?:a la (?:tete|figure)|au visage|dessus|contre moi|sur moi)|m a (?:~1 )?(?:tordu|casse|cassee|crache|menacee?|enfermee?|forcee?|obligee?|secouee?|trainee?|plaquee?|droguee?|bousculee?|touchee?(?= (?:\\||les|sous|entre|pendant|quand|la nuit) ))(?! (?:le coeur|les pieds|les oreilles|la tete avec))|me (?:pousse|bouscule|secoue|plaque|enferme|menace|sequestre|crache|force|oblige|insulte et)(?= (?:\\||quand|dans|contre|a|si|avec|de|et|sans|parce|pour|tous) )(?! (?:a (?:me depasser|sortir de ma zone|grandir|avancer)|vers))|(?:vient|entre|venait|entrait|rentre) dans ma (?:chambre|lit) (?:~1 )?(?:la nuit|le soir|quand je dors)|dans mon lit la nuit|sans (?:manger|nourriture)|(?:est|a) (?:entre|rentre|force) (?:chez moi|ma porte)|(?:m a |m )(?:obligee?|forcee?) a (?:le|la|lui) |(?:le|la) toucher(?= \\|)(?<=(?:oblig|forc)[^|]*)|(?:coups? de (?:ceinture|poing|pied|baton)|rouee? de coups)(?! (?:au|du) (?:match|foot|tennis))',
    '<them> (?:~3 )?(?:me|m|m a|l|la|nous|lui|m ont|nous a) (?:~1 )?<hit>(?! (?:aux?|sur les nerfs|le systeme) )',
    '(?:il|elle|mari|mec|copain|pere|mere|voisin|conjoint|compagnon) (?:~3 )?(?:frappe|bat|tape|tabasse|cogne) (?:~1 )?(?:son|sa|ses|mon|ma|mes|les|leur|quand il boit|quand elle)(?! (?:record|coeur|plein) )|(?:me|m) (?:~1 )?(?:frappe|tape|bat|cogne|tabasse) (?:quand|tous|chaque|encore|devant|si|parce)|va me (?:frapper|taper|battre|cogner)|recommence a me frapper|on frappe mon',
    '(?:femme|homme|enfant) battue?|(?:est|suis|etais|ete|suis encore) (?:~1 )?(?:battue?|frappee?|maltraitee?|violentee?|tabassee?|sequestree?)(?= (?:\\||par|a|depuis|encore|chez|quand) )|coups (?:de pied|de poing|de ceinture)|(?:donne|donnait|mis|pris|recu|recois|prend) (?:~1 )?des (?:coups|gifles|claques|baffes)|mis une (?:claque|gifle|baffe|raclee)',
    '(?:m|me|m a|l a) (?:a )?(?:attrap|pris|serr|saisi)* (?:~1 )?(?:par |a |a la )?(?:la )?gorge|m a (?:etrangl|pouss|cogn|gifl|frapp|agress)*(?! par)|(?:jete|poussee?|trainee?|tiree?) (?:dans les escaliers|contre|par terre|par les cheveux)',
    'viol(?:ee?|ees|er|eur|ait|s|e)?(?= (?:\\||par|m|moi|quand|hier|a|il|et|la|subi|quand) )(?<=(?:ete|m a|on m a|subi|me|un|victime|m ont|d un|s est fait) (?:~)?[^|]{0,14})|(?:agress|abus|harcel|attouch)[^ |]* (?:~1 )?sexuel*|sexuellement (?:agress|abus|harcel)*|attouchement*|(?:abus|abuse|abusait|abusent) (?:~1 )?(?:sexuellement )?de (?:moi|elle|lui|mon|ma|mes|sa|son)|incest*',
    '(?:forc|oblig)(?:e|ee?|ait|er|ent) (?:~1 )?a (?:~1 )?(?:coucher|faire l amour|avoir des (?:rapports|relations)|le toucher|le sucer|me marier|me prostituer)|(?:marier|mariee?|mariage) (?:~1 )?(?:de force|force)|sans mon consentement',
    'menac(?:e|ee?|ait|er|ent) (?:~1 )?(?:de (?:mort|me|nous|faire|tuer|me tuer)|avec (?:un|une|son)|mes enfants|de s en prendre)|dit qu il (?:va|allait) (?:me|nous) (?:tuer|frapper|buter|retrouver)|(?:veut|va|voulait|essaye de|essaie de) me tuer(?= (?:\\||s il|et|je|si je (?:pars|le quitte)))|fera du mal (?:aux|a mes|a nos)|s en prendre aux enfants',
    'me (?:suit partout|harcele|traque|surveille|espionne|sequestre)|me laisse pas (?:sortir|voir|travailler|partir)|m (?:enferme|empeche de (?:sortir|voir|partir|travailler)|interdit de)|(?:prend|confisque|fouille) mon (?:telephone|argent|salaire)',
    'violences? (?:conjugale|familiale|domestique|sexuelle|physique|psychologique|intrafamiliale)s?|(?:vis|subis|subi|victime de|subir) (?:~1 )?(?:des |de )?(?:violence|violences|maltraitance|coups)|(?:est|devient|deviens|etait) (?:~1 )?violente? (?:avec|envers|quand)|relation (?:abusive|toxique et violente|violente)|maltraitance*|feminicide|conjoint violent|mari violent|pere violent',
    '(?:peur) (?:de|du) (?:mon (?:mari|copain|pere|conjoint|compagnon|ex|frere|beau)|ma (?:mere|femme|famille)|lui(?= )|rentrer(?! (?:seule dans le noir)))',
    '(?:beau pere|oncle|pere|grand pere|frere|prof|professeur|cousin|voisin|entraineur|pretre|patron|homme|mec|papa|tonton) (?:~1 )?(?:me|m a|la|l a) (?:~1 )?(?:touche|touchait|touchee?|tripote|tripotait|tripotee?|caresse|pelote)(?= (?:\\||quand|la nuit|et|le soir|sous|les|entre|depuis|en|souvent|ou) )|me (?:touchait|tripote|tripotait)',
  ],
  child: [
    '(?:mon|ma) (?:pere|papa|mere|maman|beau pere|belle mere|oncle|grand pere|prof|tonton|entraineur|famille) (?:~3 )(?:frapp|tap|touch|bat|viol|abus|enferm|maltrait|gifl|cogn|tripot)*',
    '(?:enfants?|bebe|fils|fille|petit frere|petite soeur|quand j etais (?:petite?|enfant|gamine?)|eleve|niece|neveu|gamine?)',
  ],
  ownAge: [
    '(?:j ai|je viens d avoir|j aurai|moi) (?<age>\\d\\d?)(?: ans| \\|| et| mais)(?! de (?:mariage|relation|metier|boite))|(?:fille|garcon|ado|gamine?) de (?<age2>\\d\\d?) ans(?= (?:\\||et) )(?<=je suis [^|]*)',
  ],
  atSchool: [
    '(?:je suis|suis) (?:~1 )?(?:en |au )(?:6eme|5eme|4eme|3eme|sixieme|cinquieme|quatrieme|troisieme|college|primaire|cm1|cm2)|(?:je suis|suis) (?:~1 )?(?:mineure?|collegienne?|une? enfant)',
  ],
  otherAge: [
    '(?:il|elle|copain|copine|mec|homme|fille|garcon|qui|crush|gars) (?:~2 )?(?:a|en a|de|avait|vient d avoir) (?:~1 )?(?<age>\\d\\d?)(?: ans| \\|| et)|(?:un|une|mon|ma) (?:homme|mec|fille|garcon|copain|copine|ado|gamine?|eleve) de (?<age2>\\d\\d?)',
  ],
  sexual: [
    '(?:sexe|sexuel[^ |]*|nue?s?|nudes?|porno|erotique|masturb[^ |]*|virginite|orgasme|faire l amour|depuceler|rapports sexuels)',
  ],
  underAge: [
    '(?:enfants?|mineure?s?|gamine?s?|petite fille|petit garcon|ado|adolescente?s?|collegienne?|lyceenne|mon eleve|ma niece|mon neveu|ma belle fille|bebe|lolita)',
  ],
  desire: [
    '(?:amour|amoureu[^ |]+|aime|sors avec|sortir avec|copain|copine|embrass[^ |]*|attir[^ |]*|desir[^ |]*|compatib[^ |]*|synastrie|drague[^ |]*|seduire|plait|epouser|relation|couple)',
  ],
  returning: [
    '(?:retourner|revenir) (?:avec|vers|chez) (?:lui|elle)|pardonner|(?:va|peut) (?:t (?:il|elle) )?changer|changera|(?:une )?(?:autre|seconde|deuxieme) chance|(?:le|la) quitter|rester avec (?:lui|elle)|compatib*|synastrie|ame soeur|je l aime|il me manque|elle me manque|sauver (?:mon|notre|le) (?:mariage|couple)|le calmer',
  ],
  secret: [
    '(?:voir|rencontrer|retrouver|rejoindre) (?:~4 )?(?:cachette|secret|internet|hotel|chez lui|sans que)|fuguer?|partir de chez mes parents|(?:envoyer|envoie|demande|envoye) (?:~3 )?(?:photos?|videos?|nudes)|(?:ne )?(?:rien )?dire a (?:personne|mes parents)',
  ],
} satisfies HarmPatterns;
