import type { SignTexts } from '../../interpretation-types.ts';

/** Each sign rising in a few strokes, to be known by: for who does not know the hour of birth and asks which one it may be. */
export const risingPortraits: SignTexts = {
  aries:
    'Faire la queue te coûte. Tu parles avant d’avoir décidé de parler, tu marches deux pas devant les autres, et le soir la dispute est oubliée. Mars mène le Bélier, d’où l’élan que l’on retient de toi.',
  taurus:
    'Personne ne te presse deux fois. Ta voix est posée, tes pulls sont doux, et tu goûtes le plat avant d’entrer dans la discussion. Un changement de programme te contrarie ; avec une heure devant toi, tu t’y fais.',
  gemini:
    'Trois sujets tournent en même temps dans ta tête, et tes mains les racontent. Tu attrapes les accents, tu connais toujours quelqu’un qui connaît quelqu’un, et tu réponds par une question. Les longs discours te font gigoter.',
  cancer:
    'En arrivant, tu regardes qui est là avant d’enlever ton manteau. La Lune gouverne ton visage, qui annonce la météo intérieure. Anniversaires, vexations : tu n’oublies rien. Tu apportes un plat, et les nouveaux venus gagnent lentement ta confiance.',
  leo: 'On te repère tout de suite sur les photos. Le dos droit, le rire franc, tu offres une meilleure fin aux histoires ternes. Une critique passe encore ; qu’on t’ignore blesse vraiment. Un compliment sincère te porte plusieurs jours.',
  virgo:
    'Le cadre de travers, c’est toi qui le vois. On t’appelle pour réparer, relire, donner un second avis. Félicitations ? Tu regardes tes chaussures. Une liste défile derrière cet air discret, et presque tout y est coché.',
  libra:
    'Avant de refuser, tu cherches une tournure plus gentille. Tu t’habilles pour l’occasion, tu écoutes les deux camps, et une vitrine t’occupe longtemps. On se détend près de toi, car Vénus adoucit tes gestes ; trancher sans avis extérieur t’embarrasse.',
  scorpio:
    'Quelques secondes sous ton regard, et les gens se confient. Aux premières rencontres, tu parles peu, tu remarques presque tout, et un secret reste chez toi vingt ans. Tu aimes entièrement ; la pluie et le beau temps t’endorment.',
  sagittarius:
    'Ton rire traverse la cloison. Tu renverses des verres, tu dis la vérité un peu trop nettement, et un voyage attend toujours, à moitié préparé. Les petites lignes t’impatientent. Qu’on te donne un bon débat, et la soirée est gagnée.',
  capricorn:
    'Dès l’enfance, Saturne, ton maître, te donnait l’air sérieux. Tu viens avec tes dossiers prêts, tu restes sobre quand les autres s’enflamment, et la ponctualité gagne ta confiance. Tes plaisanteries sont si sèches que la moitié des convives les rate.',
  aquarius:
    'À l’école, la passion bizarre, c’était la tienne. Aimable avec tous, proche de peu, tu prends le parti contraire dès qu’une injustice te saute aux yeux. Les modes, tu les devances ou tu les ignores.',
  pisces:
    'Dans le train, ton voisin finit par te raconter ses soucis. Ton regard s’évade au milieu d’une phrase, une chanson te suit toute la semaine, tu sèmes tes parapluies. Un signe d’eau capte l’humeur d’autrui avant ses mots.',
};
