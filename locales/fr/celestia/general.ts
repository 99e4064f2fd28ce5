import type { GeneralSentences } from '../../celestia-words.ts';

/** Comment est un signe chez n’importe qui : se dit de « ces gens », après une phrase qui le nomme. */
export const general: GeneralSentences = {
  aries: {
    self: 'Ils partent les premiers et demandent ensuite, et pardonnent vite, car attendre leur coûte davantage.',
    feeling: 'L’émotion leur arrive d’un coup, sort à voix haute et souvent ne passe pas midi.',
    mind: 'Ils pensent en parlant, tranchent sur-le-champ et décrochent quand une réunion traîne.',
    love: 'Ils séduisent à découvert et jalousent de même, et tout s’apaise devant quelqu’un qui leur tient tête.',
    drive: 'Ils démarrent vite et se battent franchement, et c’est la fin qu’il faut parfois leur rappeler.',
  },
  taurus: {
    self: 'Ils vont à leur pas, gardent ce qui marche, et hausser le ton ne les presse pas.',
    feeling: 'Rien de tel, pour les calmer, qu’un bon repas, une nuit de sommeil et une présence.',
    mind: 'Ils pensent lentement et se souviennent avec précision, et un plan changé met un jour à leur plaire.',
    love: 'Ils aiment en cuisinant, en réparant, en restant, et comme ils tiennent fort, ils risquent d’être possessifs.',
    drive: 'Il en faut beaucoup pour les mettre en route, et plus encore pour les arrêter ensuite.',
  },
  gemini: {
    self: 'Ils suivent trois intérêts à la fois et s’ennuient avant de se fatiguer.',
    feeling: 'Ils parlent de ce qu’ils sentent jusqu’à ce que ça rapetisse, parfois avec quatre personnes.',
    mind: 'Ils ont la vivacité, la curiosité et le mot, et le deuxième avis est souvent aussi le leur.',
    love: 'Ils tombent amoureux d’une conversation, s’accrochent peu et s’éloignent quand on n’a plus rien à se dire.',
    drive: 'Une bonne idée les lance, et ils filent par la petite porte quand elle devient routine.',
  },
  cancer: {
    self: 'Ils protègent les leurs, approchent de biais et n’oublient pas qui a été bon avec eux.',
    feeling: 'Leur humeur monte et descend comme la marée, et il leur faut une maison où se retirer.',
    mind: 'Ils pensent en souvenirs et en histoires, et le ton d’une phrase leur reste plus longtemps que la phrase.',
    love: 'Ils aiment en prenant soin, et dès qu’ils ne se sentent plus à l’abri, ils se taisent et serrent plus fort.',
    drive: 'Ils se battent surtout pour les autres, rarement de front, et ne lâchent pas ce qu’ils tiennent.',
  },
  leo: {
    self: 'Ils veulent qu’on les voie bien faire, et donnent volontiers à qui les regarde.',
    feeling:
      'Ils ressentent en grand et cela se voit, et un peu d’applaudissements les apaise mieux qu’un conseil.',
    mind: 'Ils racontent tout comme une pièce avec un premier rôle, et changer d’avis en public leur coûte.',
    love: 'Ils courtisent avec panache, restent loyaux, et supportent la dispute mieux que l’oubli.',
    drive: 'La fierté les lance et la chaleur les porte, surtout avec une scène, même petite.',
  },
  virgo: {
    self: 'Ils voient ce qui cloche, le réparent sans discours et sont plus durs avec eux-mêmes qu’avec personne.',
    feeling: 'Ils s’inquiètent par listes, et se rendre utiles les soulage plus qu’une consolation.',
    mind: 'Ils trient, comparent, vérifient, et trouvent le seul chiffre faux de la page.',
    love: 'Ils aiment par petits services, se réchauffent lentement et critiquent surtout là où ils tiennent.',
    drive: 'Ils travaillent le détail avec constance, et doivent apprendre quand c’est assez bien.',
  },
  libra: {
    self: 'Ils cherchent le juste milieu, remarquent les bonnes manières et prennent leur temps pour choisir.',
    feeling:
      'Ils ne sont pas tranquilles tant que quelqu’un boude, et préfèrent arrondir les angles que crier.',
    mind: 'Ils écoutent les deux côtés jusqu’au bout, et le verdict tombe parfois après la fermeture.',
    love: 'Ils aiment être deux, charment sans effort et ravalent un agacement jusqu’à ce qu’il ait grandi.',
    drive:
      'Ils obtiennent plus en demandant gentiment qu’en poussant, et leur colère vient tard et poliment.',
  },
  scorpio: {
    self: 'Ils font confiance à peu de gens et à ceux-là tout entier, et voient plus qu’ils n’en disent.',
    feeling: 'Ils sentent profond et montrent peu, et une vieille blessure leur revient mot pour mot.',
    mind: 'Ils posent la deuxième question, entendent ce qu’on a tu et gardent un secret pour de bon.',
    love: 'Ils veulent tout ou rien, ce qui donne une loyauté rare et, quand la confiance manque, de la jalousie.',
    drive:
      'Ils avancent sans bruit et sur la durée, et s’il y a une chose qu’ils ne savent pas faire, c’est renoncer.',
  },
  sagittarius: {
    self: 'Il leur faut de l’espace, ils préparent le prochain voyage sur le retour et disent ce qu’ils pensent.',
    feeling: 'Ils encaissent mieux dehors, et d’un coup de cafard font une blague ou un départ.',
    mind: 'Ils pensent à grands traits, discutent pour le plaisir et laissent les notes aux autres.',
    love: 'Ils cherchent un compagnon de route plus qu’un port, sont rarement jaloux et s’écartent devant une clôture.',
    drive:
      'L’enthousiasme les porte, ils visent haut et promettent parfois plus que la semaine n’en contient.',
  },
  capricorn: {
    self: 'Ils voient loin, portent beaucoup sans le dire et deviennent plus drôles avec l’âge.',
    feeling:
      'Ils remettent leurs émotions à plus tard, semblent plus froids qu’ils ne sont et s’ouvrent là où personne ne compte.',
    mind: 'Ils pensent par étapes et par coûts, et disent une chose une fois, quand elle est sûre.',
    love: 'Ils s’engagent lentement et tiennent parole, et leur amour se voit aux actes plus qu’aux mots.',
    drive: 'Ils peuvent viser un but des années durant, et c’est au repos qu’il faut les convaincre.',
  },
  aquarius: {
    self: 'Ils pensent par eux-mêmes, sont de plusieurs groupes et d’aucun tout à fait, et n’aiment pas qu’on leur dicte.',
    feeling:
      'Ils reculent d’abord pour regarder une émotion, ce qui paraît froid et n’est souvent que prudence.',
    mind: 'Ils voient le principe derrière le cas et défendent une idée étrange jusqu’à ce que tous y viennent.',
    love: 'En amour ils veulent de l’amitié et de l’air, la jalousie les déconcerte, et la proximité leur prend du temps.',
    drive: 'Ils poussent pour une cause plus que pour eux, par à-coups, et jamais parce que c’est l’usage.',
  },
  pisces: {
    self: 'Ils absorbent l’humeur d’une pièce, imaginent sans effort et se brouillent quand le bruit monte.',
    feeling:
      'Ils sentent avec tout le monde, pleurent aux mariages d’inconnus, et ont besoin de solitude pour faire le tri.',
    mind: 'Ils pensent par images et par intuitions, et tiennent parfois la réponse bien avant les raisons.',
    love: 'Ils aiment avec tendresse, idéalisent un peu et pardonnent souvent ce qu’il aurait mieux valu dire.',
    drive:
      'Ils bougent quand quelque chose les touche, contournent le mur et faiblissent si personne n’y croit.',
  },
};
