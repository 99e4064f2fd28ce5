import type { SignTexts } from '../../interpretation-types.ts';

/** The sign on the Descendant: what one looks for, and meets, in partners. */
export const descendant: SignTexts = {
  aries:
    'Les gens décidés te plaisent, et tant mieux s’ils parlent fort. Toi qui soupèses tout et ménages chacun, tu cherches quelqu’un qui tranche, qui n’attende aucune autorisation, puisque Mars tient ce côté du ciel. Cet élan te réveille, quitte à ce que l’autre choisisse pour deux. Avec un tel Descendant, la première dispute est souvent l’instant où l’on commence à se connaître.',
  taurus:
    'Tu attends quelqu’un qui pose ses affaires et qui reste. Ton intensité trouve du repos auprès d’une personne calme et gourmande, dont les gestes disent plus que les serments. Elle te semble lente, voire têtue, surtout au milieu d’une scène. Le lendemain, elle a fait le marché, et le motif de la querelle t’échappe.',
  gemini:
    'Une conversation qui rebondit, et te voilà sous le charme. Tu vas vers des esprits mobiles, des gens qui lisent trois journaux et se contredisent avec grâce, parce qu’ils ramènent tes grandes idées à la taille d’une bonne question. Leur légèreté te vexe quelquefois. Un signe d’air empêche aussi tes certitudes de prendre du ventre.',
  cancer:
    'Sous ta tenue sérieuse, tu espères une porte entrouverte et une lumière dans l’entrée. Les personnes tendres et lunatiques te touchent, et pleurent au cinéma pour vous deux. Tu leur donnes une charpente, elles t’offrent un foyer. Leurs humeurs ne se planifient pas ; en les suivant, tu découvres que les tiennes existent.',
  leo: 'Les soleils t’attirent. Ton regard est distant, tu tiens à l’égalité, et voilà que tu vas vers des gens qui aiment en lettres majuscules et supportent mal le second plan. Ils te prêtent leur chaleur, que l’air, ton élément, sait attiser. Le Soleil gouverne ce côté de ta vie, et il attend ton attention entière, l’ironie rangée.',
  virgo:
    'Tu rêves, et l’autre a pensé aux billets. Ton cœur sans rivages cherche volontiers une personne précise et pudique, dont l’amour se reconnaît à un pneu regonflé. Elle voit tes oublis, elle les dit. On peut en souffrir ou s’y appuyer. Les meilleurs jours, sa minutie et ta clémence se corrigent comme les deux verres d’une paire de lunettes.',
  libra:
    'À force de passer devant, tu apprécies qui sait t’attendre avec élégance. La personne qui te plaît a du tact, une façon de te contredire en souriant, et elle t’enseigne l’usage du mot « nous ». Elle hésite, tu tranches, chacun soupire. La paix se fait à la main, un peu moins vite que tu ne voudrais, un peu plus franchement que l’autre n’aimerait.',
  scorpio:
    'La tranquillité, tu sais te la donner ; chez l’autre, tu cherches plus trouble. Des êtres secrets, capables de jalousie et de grandes loyautés, viennent remuer ton jardin bien tenu. Ils te demandent ce que tu caches, et tu t’aperçois qu’il y avait quelque chose. L’échange est honnête : tu leur montres que rien ne presse, ils te montrent que rien n’est acquis.',
  sagittarius:
    'Tu veux quelqu’un qui te donne envie d’apprendre le portugais. Les curieux te retiennent une heure, les passionnés des années : gens de foi, nés parfois loin d’ici, qui relient d’une phrase tes mille petits faits. Leur assurance t’amuse, puis t’agace. Tu leur apportes la question suivante, celle qu’ils n’avaient pas vue venir.',
  capricorn:
    'Un certain sérieux te rassure. Ta sensibilité te porte vers des personnes solides, plus âgées quelquefois, qui tiennent ce qu’elles promettent et disent peu. Tu réchauffes la maison, elles en réparent le toit. Saturne gouverne cet angle, et le mot doux y prend la forme d’une allée déneigée avant ton réveil.',
  aquarius:
    'L’admiration t’est agréable, et ton cœur va pourtant à qui ne t’admire pas d’office. Des gens indépendants, amis d’abord, te regardent comme une personne parmi d’autres et t’apprennent à respirer hors de la scène. Leur fraîcheur te pique. Leur fidélité, que rien n’oblige, vaut tous les rappels.',
  pisces:
    'Tu cherches une présence qui se passe d’explications. Toi qui tries, qui prévois, tu vas vers des êtres rêveurs, parfois meurtris, dont la douceur défait tes listes. Tu tiens le calendrier, ils te tiennent la main. L’arrangement est tendre, on y sauve parfois trop de monde ; aimer ne demande pas toujours une trousse de secours.',
};
