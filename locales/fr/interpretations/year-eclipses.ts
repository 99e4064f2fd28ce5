import type { YearEclipseTexts } from '../../horoscope-text-types.ts';

/** An eclipse of a year in a solar house. */
export const yearEclipses: YearEclipseTexts = {
  solar: {
    1: 'Le commencement n’attend pas que tu aies trouvé la bonne chemise. Un événement te pousse en avant, ou tu t’y pousses, et voici ton nom sur une porte. L’ancien personnage proteste un peu. Il a rendu des services, il peut aussi prendre des congés.',
    2: 'Une source se tarit ou jaillit, et ton rapport aux choses change de pente. La pression des faits t’oblige à fixer un chiffre, à vendre, à garder. Il en sort une sécurité d’un autre genre, plus proche de tes talents que de tes stocks.',
    3: 'Une nouvelle bouscule le courrier, et ta réponse engage plus que d’habitude. Voisinage, fratrie, apprentissage, l’un de ces fils se tend soudain. Tire dessus sans brusquerie, comme sur une maille. Au bout vient une relation plus parlante, ou un savoir qui n’était pas au programme.',
    4: 'Le plancher bouge de quelques centimètres, de quoi te rappeler qu’il existe. Un changement sous ton toit, ou dans le récit des tiens, demande une décision rapide et un cœur posé. On recommence par une clé, un matelas, une phrase que personne n’avait osée.',
    5: 'L’envie force la serrure. Un attachement, un talent, un enfant ou un risque amusant prend ses aises dans ta vie et ne rend pas la clé. La peur du ridicule fait un bruit de fond. Compose avec elle, comme avec une voisine mélomane à l’étage.',
    6: 'Une panne, un départ, une consigne imprévue : la routine perd un pied, et le neuf se glisse par la brèche. Tu réinventes des gestes dans l’urgence, et certains s’avèrent meilleurs que les anciens. Le corps demande qu’on l’inscrive au planning en première ligne.',
    7: 'Une personne entre en scène sans avoir répété, ou bien la tienne change de réplique. Il faut improviser un accord avec ce que chacun a sous la main. Les hésitations sont permises. Ce pacte de fortune peut se révéler plus sincère que le précédent.',
    8: 'Un mur mitoyen tombe, et chacun voit la pièce de l’autre. L’affaire touche à l’argent partagé ou aux silences du lit, et presse de choisir. La franchise fait un froid, puis un courant d’air bienvenu. Tu en ressors avec moins de secrets à loger.',
    9: 'La carte se déchire juste à l’endroit de ta route, il faut en dessiner une autre. Un départ avancé, une admission, une idée qui ne tient plus précipite l’élargissement. Demande ton chemin à des gens d’un autre bord, leurs raccourcis sont parfois de vrais sentiers.',
    10: 'On t’annonce une chose encore jamais demandée, ou bien l’on te retire un poids que tu gardais par devoir. Le métier prend un virage devant témoins. Garde les mains sur le volant et le regard loin. Une ambition plus honnête monte à côté de toi.',
    11: 'Un cercle se défait, un autre se noue, et tu te trouves entre deux tables avec ton assiette. Les alliés imprévus s’avèrent les plus vifs. Ton rêve principal doit changer de compagnie pour grandir ; laisse-le s’asseoir où l’on parle de travaux plutôt que de souvenirs.',
    12: 'L’essentiel démarre hors champ, à un moment où tu croyais seulement te reposer. Un renoncement, un songe tenace, une aide offerte sans nom met en route quelque chose que tu expliqueras plus tard. Fais-lui de la place dans l’agenda, en blanc, au milieu.',
  },
  lunar: {
    1: 'Une vérité sur toi sort de la bouche d’un tiers, et elle a l’accent juste. Tu vois d’un coup le rôle que tu tenais pour que tout marche. Le poser soulage et trouble à la fois. Le miroir, pour une fois, ne te demande rien.',
    2: 'La valeur réelle d’une chose apparaît quand elle menace de partir. Un revenu, un objet, un attachement à tes aises dévoile ce qu’il coûtait en silence. Tu peux laisser aller sans te diminuer. Ce qui te reste en main est plus léger, et entièrement à toi.',
    3: 'Un mot échappé éclaire trois conversations anciennes. On apprend qui savait, qui devinait, et pourquoi tel frère ou telle voisine se taisait. La colère serait facile, la curiosité mène plus avant. À la fin, les phrases reprennent leur taille, la parole se passe de notice.',
    4: 'Une lampe s’allume dans la chambre du fond, celle où l’on ne rangeait plus. Les émotions du foyer remontent, avec leur cortège de vieilles listes. Ta place parmi les tiens se découvre plus libre que tu ne le pensais. Quelque chose peut enfin quitter la maison.',
    5: 'La lumière se fait sur une histoire que tu jouais pour la galerie. Un amour, une œuvre, une fierté se montre sans maquillage, et la salle attend. Applaudis si c’est beau. Rends le costume s’il te serre, les vrais spectateurs resteront pour la suite.',
    6: 'L’habitude se trahit, prise en flagrant délit de ne plus servir. Une fatigue parle haut, un service rendu de trop montre sa facture. Tu arrêtes une chose, et le reste trouve son pas. L’efficacité ne t’en voudra pas trop, elle était tout aussi épuisée que toi.',
    7: 'Un regard, à table, te dit une phrase que la bouche retenait. Le déséquilibre du lien se laisse voir, sans coupable désigné. Il peut s’ensuivre une explication, une tendresse neuve, une distance consentie. La politesse, à elle seule, ne portait plus l’ensemble depuis un moment déjà.',
    8: 'Une enveloppe kraft livre un papier qui change la lecture des autres. Ce peut être une somme, un aveu, un désir que chacun feignait d’ignorer. L’émotion est forte, elle n’oblige à rien sur l’heure. Dors dessus, puis rends ce qui doit l’être, et garde la confiance.',
    9: 'Une certitude pâlit en plein exposé, et tu as la bonne foi de t’arrêter. Le maître avait tort sur un point, le pays rêvé a des mouches. L’horizon y gagne en vérité. On continue sans la bannière, d’un pas plus personnel, avec le même appétit.',
    10: 'Tout le monde voit le chantier derrière la façade, et le monde s’y intéresse. Un aboutissement de carrière se fait public, avec ses ombres portées sur ta vie privée. Mesure ce que tu souhaites garder de ce succès. Une place quittée proprement honore aussi bien qu’une place prise.',
    11: 'Lors d’une réunion, un silence répond à la question qui te brûlait la langue. Les sympathies se comptent, un vœu révèle qu’il appartenait à d’autres. Tu peux quitter la file sans claquer la porte. Une amitié, une seule, sort grandie de ce contre-jour et le dira.',
    12: 'La nuit te remet une lettre égarée, et tu en reconnais l’écriture. Ce qui fut enfermé par prudence demande de l’air, une peur, un chagrin, un don peut-être. Inutile d’en faire un récit. Qu’une seule oreille l’entende, et la pièce change de température.',
  },
};
