import type { YearQuarterTexts } from '../../horoscope-text-types.ts';

/** What a quarter is done with, by the solar house in which Mars spends most of it. */
export const yearDrives: YearQuarterTexts = {
  1: [
    'Ton impulsion ne demande l’avis de personne, et court devant avec la laisse dans la gueule. Sers-t’en pour ouvrir ; pour maintenir, il faudra la ramener au pied.',
    'Tout est dans les jambes, dans le front, dans l’envie d’y aller tout de suite. Un sport, un chantier ou un refus net donnera à tout cela une forme respectable.',
    'Tu avances la tête la première, ce qui décoiffe et fait gagner du terrain. Vise une chose qui en vaille la bosse, et préviens les gens sur la trajectoire.',
    'C’est ton propre nom qui te pousse. L’audace y gagne en franchise ce qu’elle perd en stratégie, et plusieurs portes cèdent avant d’avoir compris qui frappait, ou même ce qu’il fallait répondre.',
  ],
  2: [
    'La combativité passe aux finances : gagner, défendre un prix, réparer plutôt que jeter. Attends tout de même le lendemain pour payer ce que tu as voulu très fort.',
    'Tes mains veulent du concret à soulever. Un revenu se conquiert, un bien se mérite, et l’obstination rend, pour une fois, de vrais services, y compris à ceux qu’il agace.',
    'Sur le chapitre du salaire ou des principes, tu tiens bon. La ténacité suffit ; le ton peut rester celui d’une conversation entre voisins de palier, un soir, sans public.',
    'Un appétit de bâtisseur te prend, solide et têtu. Il transporte des montagnes à condition que l’on n’essaie pas de lui changer la brouette en route, ni la montagne.',
  ],
  3: [
    'L’ardeur monte à la langue, et les phrases partent chargées. Un verre d’eau bu entre le brouillon et le clic sauve bien des amitiés, et parfois une bonne idée.',
    'Tu vas et tu viens au pas d’un coursier pressé. Ce mouvement règle vingt affaires mineures, dont on découvre ensuite qu’elles en cachaient une grande, plus paisible et plus utile.',
    'Débattre te donne des couleurs, et les contradicteurs ne manquent pas. Un sujet appris à fond vaudra mieux que six escarmouches au sujet d’un mot, fût-il mal orthographié.',
    'La vigueur se loge dans les messages, les trajets, les chicanes de voisinage. Choisis ton camp avec soin, il se peut que ce soit celui de l’humour.',
  ],
  4: [
    'Les forces rentrent au bercail, où elles déplacent l’armoire et remuent d’anciennes affaires. Mieux vaut une cloison abattue d’un commun accord qu’une porte claquée, et les gonds sont du même avis.',
    'Tu défends ton territoire avec des griffes toutes neuves. La cause est bonne ; vérifie seulement qui se trouve derrière la grille avant de mordre, il arrive que ce soit un cousin.',
    'Sous ton toit, le courant est fort. Il peut alimenter des travaux, une réconciliation tonique, ou l’éternelle colère au sujet d’une serviette qui n’avait rien demandé.',
    'Le moteur tourne au sous-sol, invisible du dehors. Bricoler, cuisiner, remuer la terre d’un jardin donnent à cette chaleur une issue que les nerfs apprécieront, et le dîner peut-être aussi.',
  ],
  5: [
    'L’entrain a du panache et un léger défaut de freins. Une scène, un terrain, un amour à faire rire lui serviront de guidon et, les jours de descente, d’excuse.',
    'On joue pour gagner, et cela se pardonne à qui félicite le vainqueur. Tes créations prennent du nerf, tes avances de la clarté, et tes défaites font de bonnes histoires.',
    'La bravoure te vient pour les choses gratuites, les plus nécessaires. Peins trop grand, chante trop fort, propose un café à la personne qui t’intimide, elle a ses propres trémolos.',
    'Un feu de joie brûle au centre, que les sages contournent et que les enfants regardent. Nourris-le de bon bois, sans y jeter les meubles ni les amis.',
  ],
  6: [
    'Tout cela passe par les bras : tu coupes, tu portes, tu boucles. L’efficacité est admirable et un peu sèche ; un merci par-ci par-là l’adoucit, comme le miel une tisane trop forte.',
    'Un différend de méthode t’échauffe, au travail ou devant le lave-vaisselle. Montre ta manière plutôt que de démontrer l’erreur, et l’affaire ira bien plus vite que par la voie des principes.',
    'Ta volonté prend un rythme d’entraînement. Elle peut remettre le corps en mouvement et abattre en une matinée ce qui te narguait du coin de la table.',
    'Besogne, vigueur, courbatures : le compte y est. Dose l’effort comme un marathonien, dont le secret consiste à partir moins vite qu’il ne voudrait et à boire avant la soif.',
  ],
  7: [
    'La vivacité vient de l’autre, qui te pousse, te contredit, te tire par la manche. Vos deux jeux y gagnent, pourvu que la séance s’appelle entraînement et se termine par une poignée de main.',
    'Un face-à-face te met en verve. Dites-vous les choses debout, en marchant : la colère se fatigue avant l’affection, surtout quand la rue monte et que le souffle devient précieux.',
    'Tes élans cherchent un vis-à-vis, associé ou rival de bonne taille. Les accords arrachés de haute lutte durent mieux quand le vaincu choisit le restaurant, et le vainqueur le sujet de conversation.',
    'Deux arcs-boutants ne se disputent pas, ils poussent l’un vers l’autre. Bien réglée, ta force rencontre ainsi celle de l’autre et soutient toute la voûte, sous laquelle d’autres viendront s’abriter.',
  ],
  8: [
    'L’effort descend dans les soubassements, là où dorment les rancunes et les réserves. Ce que tu y casses a intérêt à être vide ; ce que tu y trouves se partage.',
    'Une intensité froide te permet de trancher ce qui traînait : un emprunt, une jalousie, une part mal définie. Le scalpel convient aux situations, il est cruel avec les gens.',
    'La passion travaille sous terre comme une taupe, et soulève des monticules que chacun peut voir. Elle va droit à la racine, ce qui vaut bien quelques trous dans la pelouse.',
    'Tu as la force de regarder ce que d’autres enjambent. Elle démêle un compte commun, rallume un désir, et sait se taire sur le reste, ce qui demande encore plus de muscle.',
  ],
  9: [
    'L’audace regarde loin et bute sur le paillasson. Un voyage, un concours ou une longue marche absorbera ce trop-plein mieux que les disputes sur la vérité.',
    'Ta foi prend des mollets. On te verra défendre une idée, courir après un diplôme, ou partir sans prévenir avec un sac très bien fait et une carte presque à jour.',
    'Le combat se livre au nom des principes, ce qui l’ennoblit et l’échauffe. Laisse à l’adversaire un pont pour se retirer, il t’y offrira peut-être à boire.',
    'Il te pousse des envies de grand large que le canapé ne peut satisfaire. Même un détour par la digue donne à cette fougue son compte d’air.',
  ],
  10: [
    'La poussée est verticale. Tu vises un poste, une œuvre, un résultat daté, avec une ardeur de conquête qui se remarque, inquiète parfois, et peut finir par servir à tous.',
    'L’ambition mord, et elle tient. Elle peut te conduire haut si tu la nourris de travail, et te compliquer les couloirs si tu la nourris de comparaisons avec le bureau voisin.',
    'Agir au vu de tous, voilà la particularité du moment. Chaque coup de marteau résonne dans la rue, ce qui oblige à viser et donne droit à des pauses bruyamment méritées.',
    'Le commandement te démange. La troupe ira d’un pas inespéré si tu réserves tes ordres aux terrains où c’est à toi qu’elle demande le chemin, la carte et le casse-croûte.',
  ],
  11: [
    'La vigueur se met en bande, elle lève des équipes et secoue les tièdes. Tu fais un excellent éclaireur, à condition de te retourner de temps en temps.',
    'Une cause te donne chaud au cœur, un ami peut te mettre au défi, un projet à plusieurs manquer de bras. Les tiens feront l’affaire, pourvu que la tête reste froide.',
    'Le groupe avance parce que tu pousses, parfois il résiste pour la même raison. Un plan proposé à voix basse trouve plus vite ses porteurs, et même ses améliorations.',
    'Tes batailles sont d’intérêt commun, ce qui les rend joyeuses. Les plus belles prises se font à trois, les rancœurs aussi ; dissipe-les le soir même, avant que chacun ne rentre avec la sienne.',
  ],
  12: [
    'La force quitte le bras et passe dans la patience. Elle creuse, la nuit, sans témoin ni salaire, une galerie vers la sortie d’une vieille habitude, dont elle connaît chaque pierre.',
    'Agir en sourdine te réussit, ruminer beaucoup moins. Une course sous les arbres, un coussin boxé, une lettre brûlante gardée sous clé en savent quelque chose et n’en diront rien.',
    'Un adversaire sans visage te tient en haleine, et il pourrait s’agir d’une fatigue. Le sommeil et la tisane la désarment mieux qu’une enquête, et sans faire de coupable parmi tes proches.',
    'Un combat intime t’occupe, sans drapeau ni communiqué, mené de préférence avant l’aube. Rien ne transpire, la victoire non plus, et elle change pourtant ton pas.',
  ],
};
