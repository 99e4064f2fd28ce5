import type { RetrogradeTexts } from '../../interpretation-types.ts';

/** What the retrograde period of each planet asks for. */
export const retrogrades: RetrogradeTexts = {
  mercury:
    'Trois fois par an environ, durant trois semaines, Mercure semble revenir sur ses pas. Les trains roulent, les téléphones sonnent. Le moment convient à ce qui commence par re- : relire, reprendre contact, réparer une phrase mal comprise. La hâte, elle, se paie parfois d’un aller-retour. Vérifie l’heure du rendez-vous, garde une copie, laisse reposer le message délicat. Et si un nom oublié réapparaît dans ta boîte, prends le temps de répondre.',
  venus:
    'Un goût a changé, un ancien amour repasse en pensée, une dépense perd son charme. Pendant six semaines, tous les dix-neuf mois à peu près, Vénus repèse ce que l’on aime. La période a de la tendresse pour qui veut faire le point ; la tentation serait de rappeler quelqu’un par simple nostalgie. Attends un peu avant de changer de coiffure ou de contrat, et demande-toi ce que tu choisirais de nouveau aujourd’hui, en connaissance de cause.',
  mars: 'Tous les deux ans à peu près, l’élan se tourne vers l’intérieur pendant deux mois et demi. On pousse, cela avance moins, et d’anciennes colères demandent audience. Ce détour a son utilité : tu peux voir où tu te bats par habitude, où ton effort fuit comme un seau percé. Finis, répare, entraîne-toi, plutôt que d’ouvrir un nouveau front. Une dispute remise au lendemain y gagne, car Mars oublie vite, en route, ce qu’il voulait.',
  jupiter:
    'Chaque année ou presque, quatre mois durant, la croissance se fait vers le dedans. L’optimisme se relit, les portes demandent que l’on tourne soi-même la poignée. Tu peux réviser une conviction, digérer un savoir, reprendre au premier chapitre un projet qui a gonflé trop vite. On croit parfois à une malchance quand il s’agit d’un délai de mûrissement. Jupiter grossit ce qu’il touche, d’où l’intérêt d’une saison où il compte ce qu’il a déjà donné.',
  saturn:
    'Comme un maçon qui reprend un joint, Saturne repasse quatre mois et demi par an sur ce qui doit tenir. Horaires, limites, promesses, vieilles obligations : on sent mieux ce qui porte et ce qui pèse. La sévérité envers soi est la pente à surveiller, car un contrôle de solidité n’a rien d’une punition. Consolide un seul mur. Saturne gouverne le temps, donc un délai renégocié lui déplaît moins qu’un engagement bâclé.',
  uranus:
    'Cinq mois sur douze, le besoin d’autre chose se travaille en coulisse. Dehors, peu de coups de théâtre ; dedans, on s’aperçoit que l’envie de changer était là depuis un moment. L’agitation sans objet est le revers de cette période : on envoie tout promener en pensée, on s’endort avec les idées allumées. Essaie ta liberté à petite échelle : une règle assouplie, un trajet différent, une vérité dite à une amie. L’expérience renseigne mieux qu’un grand départ.',
  neptune:
    'Une brume se retire, à raison de cinq mois par an, et le paysage montre ses vraies distances. Ce que tu idéalisais reprend taille humaine, un don laissé de côté se rappelle à toi. Le réveil peut être un peu gris, et l’on voudrait se recoucher dans une autre illusion. Regarde doucement : un cahier de rêves, une promenade sans écouteurs, une question posée à la personne réelle. Ce qui reste beau après cela mérite que tu y tiennes.',
  pluto:
    'Près de la moitié de l’année, Pluton rétrograde ; autant dire qu’il n’y a pas lieu de s’alarmer. Son travail est lent, souterrain, affaire de racines. Il invite à voir où tu serres, par peur, un pouvoir, un secret, une rancœur, et ce que cette poigne te coûte. Vouloir tout arracher d’un geste abîmerait la terre. Relâche un doigt après l’autre : une confidence, une clé rendue, un contrôle de moins. L’énergie revient par petites quantités.',
};
