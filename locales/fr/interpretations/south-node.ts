import type { SignTexts } from '../../interpretation-types.ts';

/** The Moon’s south node in each sign: what came easily, and its comfortable excess. */
export const southNode: SignTexts = {
  aries:
    'Foncer t’est venu avant la parole. Mars aime les départs : tu sais commencer et décider pendant que d’autres cherchent un stylo. L’excès confortable consiste à tout faire de tes mains : on gagne du temps, et l’on franchit la ligne d’arrivée sans témoin pour tenir le chronomètre.',
  taurus:
    'Ce qui dure t’a rarement fait peur. La patience, l’objet bien choisi sont de ton domaine, de même que l’art de rester où l’herbe est bonne. Le piège est tendre, un pré si commode que l’on n’en ouvre plus la barrière, fût-ce pour voir où mène le sentier.',
  gemini:
    'Les mots te sont arrivés en nombre, Mercure étant de la partie. Tu réponds, tu amuses, et l’on te prend rarement de court. Cette agilité peut se suffire à elle-même, d’un sujet au suivant, comme un voyage dont on n’aurait retenu que les correspondances.',
  cancer:
    'Deviner qui avait froid, tu savais déjà le faire. Le soin et l’art d’abriter te viennent d’instinct, car la Lune gouverne le Cancer, et l’on se réfugie volontiers sous ton toit. Par habitude, tu y restes aussi. Au-dehors, pendant ce temps, une place à ton nom prend la poussière.',
  leo: 'Être au centre te coûte peu. Le panache et le sens du moment font partie de l’équipement d’origine, et l’on s’ennuie vite en ton absence. L’applaudissement devient alors une unité de mesure. Bien des choses belles se font pourtant à plusieurs, dans le brouhaha, et personne n’y salue.',
  virgo:
    'L’œil qui trouve la faute, tu l’avais en arrivant. Il rend de fiers services, à toi d’abord, aux autres ensuite, qui n’en demandaient pas toujours tant. Ton refuge a la forme d’un carnet. Mercure, maître du signe, y ajoute toujours une ligne.',
  libra:
    'Ton pays natal s’appelle l’accord, et Vénus y tient salon. Tu entends chaque partie, tu choisis le mot qui ménage une issue à tous, et les querelles s’usent sur toi. La pente douce est de n’avoir plus d’avis qu’en réponse. Sous tant de courtoisie, tu as pourtant des préférences que personne ne connaît.',
  scorpio:
    'L’eau profonde te connaît depuis toujours. Les crises te trouvent calme, les secrets sortent rarement de chez toi, et tu devines le mobile avant l’aveu. À exceller dans l’urgence, on en crée parfois une petite. Ce signe d’eau garde une trousse de secours à portée.',
  sagittarius:
    'Chez toi, l’horizon fait partie des meubles. Tu crois, tu conclus, tu pars, et ton enthousiasme emmène des gens qui n’avaient rien prévu. Le pli à surveiller est la grande phrase, qui dispense d’écouter la suite. Les vérités du rez-de-chaussée ont moins d’allure, mais elles savent où sont les clés.',
  capricorn:
    'Porter une charge te redresse le dos. Saturne t’a appris à répondre de tout le monde, et le sérieux est un habit à ta taille. On finit par dormir avec. Il existe des dimanches où nul n’attend de bilan ; tu les passes, malgré tout, à trier des factures.',
  aquarius:
    'De loin, tu vois juste. L’ensemble, l’idée pour plus tard, ta pensée s’y installe à son aise, et l’on apprécie ce détachement. Il te sert aussi d’abri contre les élans trop personnels. Si la question porte sur tes envies à toi, la réponse commence souvent par « on ».',
  pisces:
    'Aux grands carrefours, te laisser porter est un art que tu n’as pas eu à apprendre. L’imagination et la douceur, dons de Neptune, t’enveloppent comme un peignoir. On peut y rester longtemps, en attendant que la vie se décide. Elle attend peut-être que tu sortes, toi, à sa rencontre.',
};
