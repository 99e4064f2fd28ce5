import { type HabitLexicon, propsOf, wordsOf } from '../lexicon-types.ts';

/** The habits of French readings, by their words. */
export const fr: HabitLexicon = {
  imperatives: wordsOf(`
    abandonne abrite accepte accorde accueille achète adopte ajoute aide aime aligne allume annonce annule appelle apprends approche
    appuie arrête assiste assume attaque attends attribue automatise avance avoue aère baisse bâtis bois bouge célèbre cesse change
    chante cherche chiffre choisis cite commence compte confie connais conserve consacre consigne construis consulte convie corrige coupe
    cours cuisine cultive danse découpe découvre décide décline décroche défends demande déplace dépense dessine diffère dis discute divise donne
    dors écoute écris éteins étudie étaye évite emmène emporte engage enquête enregistre enseigne envoie essaie établis exerce expérimente
    explore expose fais ferme fête finis fixe formule fréquente garde glisse goûte grogne interroge invente invite joue laisse lance
    lève lis lâche mange marche médite ménage mets montre monte montre n’attends n’hésite n’oublie ne négocie nomme note observe
    offre organise ose ouvre pardonne parle pars partage pense plante porte pose poursuis pousse prends prépare présente prête prévois
    profite promets propose protège publie questionne quitte raconte ralentis rallume range reçois renégocie bavarde rappelle recherche recompte recueille
    rectifie redemande rédige réduis refais refuse regarde règle rejoins relis remercie remets remplace rencontre rends rentre repère
    repousse reprends répare répète réponds réserve résiste résume respire reste retire revends reviens révise rince ris romps réclame
    sauvegarde savoure scie sépare signale signe simplifie soigne sollicite solde sors souris suis surveille tente termine teste tiens
    tire traduis travaille trie trouve téléphone use va veille vends vérifie vise visite vois`),
  imperativeEndings:
    /(?:-(?:toi|moi|le|la|les|lui|leur|vous|y|en|t’en))$|^(?!(?:chez|assez|nez|rez)$)\p{L}+ez$/u,
  imperativeStands: 'first',
  conditions:
    /^(?:si|s’il|s’ils|quand|quant|lorsque|avant|après|pour|dès|une fois|puis|alors|ensuite|devant|en|au|le)(?!\p{L})[^,]*,\s*|^(?:puis|ensuite|alors)\s+/iu,
  advice:
    /(?<!\p{L})(?:mieux vaut|il vaut mieux|vaut mieux|il convient|il suffit de|il faut|pense à)(?!\p{L})/iu,
  notices:
    /(?<!\p{L})(?:on|quelqu’un|quelques-uns|les gens|les autres|autrui|l’autre|ceux|celles|celui|celle|chacun|personne|l’entourage|ton entourage|un(?:e)? ami(?:e)?|tes (?:proches|amis)|tes collègues|les proches|qui)(?!\p{L})[^.;:!?]{0,60}(?<!\p{L})(?:remarque(?:nt)?|s’aperçoi\p{L}+|voi(?:t|ent)|note(?:nt)?|se souvien\p{L}+|reconna\p{L}+|remercie(?:nt)?|s’en rend\p{L}*|se rappelle(?:nt)?|devine(?:nt)?)(?!\p{L})/iu,
  nature:
    /(?<!\p{L})(?:signes? (?:de (?:feu|terre)|d’(?:air|eau))|cardina(?:l|ux)|signe fixe|mutables?|maître(?!sse)|maîtresse|gouvern\p{L}+|règne|(?:sur )?(?:son terrain|ses terres)|exalt\p{L}+|exil|en chute|domicile|chez (?:lui|elle)|son propre signe|élément)(?!\p{L})/iu,
  because:
    /(?<!\p{L})(?:car|parce qu\p{L}*|puisqu\p{L}*|comme|d’où|c’est pourquoi|à cause|grâce|si bien|donc|faute de|de là|tant)(?!\p{L})/iu,
  houseShows:
    /(?<!\p{L})maisons?(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:dit|montre|indique|révèle|désigne|précise|nomme)(?!\p{L})/iu,
  formula: /(?<!\p{L})l’une?(?!\p{L})[^.!?]*(?<!\p{L})l’autre(?!\p{L})/iu,
  kitchen: propsOf(`
    cuisine cuisines
    table tables nappe
    four fourneau cuisinière
    casserole casseroles marmite poêle
    assiette assiettes plats bol bols
    tasse tasses verre verres
    bouilloire théière
    cuillère cuillères fourchette couteau couteaux
    soupe soupes potage
    pain tartine tartines
    café thé
    dîner dîners déjeuner repas souper
    frigo réfrigérateur`),
  props: propsOf(`
    la_porte une_porte ta_porte sa_porte leur_porte votre_porte portes seuil
    tiroir tiroirs
    clé clés clef clefs trousseau
    fenêtre fenêtres vitre
    chaise chaises fauteuil fauteuils
    canapé
    lampe lampes
    étagère étagères
    armoire placard placards
    carton cartons boîte boîtes
    lettre lettres enveloppe enveloppes
    téléphone téléphones
    manteau manteaux veste
    chaussure chaussures souliers
    sac sacs
    valise valises
    escalier escaliers
    parapluie
    carnet carnets cahier cahiers
    crayon crayons stylo
    bus autobus
    train trains quai
    banc bancs
    photo photos album
    miroir miroirs
    horloge horloges
    agenda calendrier
    liste listes
    cartes
    chanson chansons
    facture factures
    rideau rideaux
    oreiller oreillers couverture couvertures
    jardin jardins
    échelle échelles
    pont ponts
    mur murs`),
};
