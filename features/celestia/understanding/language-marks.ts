import type { Language } from '../../../locales/locales.ts';

/**
 * Small words that give a language away, folded. One that two of the five share counts half for each; what all share tells
 * nothing and is left out. Names of planets are no marks: they travel.
 */
export const LANGUAGE_MARKS = {
  tr: 'merhaba selam nasil neden niye ne zaman var mi mu misin bugun yarin hafta icin ve bir bu ben benim bana sen senin hangi nerede burc burcum burcu harita haritam haritamda ask askta para is kadar peki ya daha cok gibi olur olacak nedir kim degil yok biraz tesekkurler tesekkur ederim neler oluyor olacak gunler gunlerde gokyuzunde bence sence diye icinde olan gun biri iyi daha hep hic bunu buna boyle soyle neye neyi kime kimle nasilim miyim mı mu evet hayir lutfen simdi gelecek sonra once gunes ay yukselen yukselenim onun ile ama evim evde musun misiniz yapmaliyim istiyorum anlat soyle hakkinda dogum gezegen sevgilim ikizler akrep koc boga yengec aslan basak terazi yay oglak kova balik tutulma dolunay iliski kariyer aile arkadas demek ediyor ediyorum'.split(
    ' ',
  ),
  en: 'see ya yo a u ur whats im dont hi hello hey the what when why where how who which is are am do does did will would should could can my me i you your it this that and in of to for with about today tomorrow week month year love work money chart sign moon sun rising house mean means tell thanks thank please yes not have has his her she he they until now next feel like good best day life birth planet there an be or if so as at on from been more work family friend friends home job right very much any some never always ever still ta wot wat wen shud cud luv cheers dis dat gonna wanna'.split(
    ' ',
  ),
  es: 'onda q a al le te se lo les ser voy vas doy era hacer escribo eso todo toda tantas muchas cuanta cuanto dije dijo gusta quien nos bueno buena mejor mucha hace estas llego puede hola que cuando por donde como quien cual es son soy estoy eres mi mis tu yo me el la los las un una y en de del para con sobre hoy manana semana mes ano amor trabajo dinero carta signo luna ascendente casa significa dime gracias favor si no tengo tiene hay hasta ahora proximo siento bien mejor dia vida nacimiento planeta ella ellos mucho muy pero porque cuentame hablame pareja gustaria quiero puedo debo esta este estan va ir siguiente familia amigos hogar novio novia cuanto tiempo hija hijo algo nada tambien entonces mas sera seria vemos adios buenas buenos noches dias'.split(
    ' ',
  ),
  fr: 'se te lui leur nous vous cest jai chui auj kan koi tjrs mec dans chez quand faut aime suis etre vais va fait faire tout tous toute leurs deux trois depuis apres avant bonjour salut coucou que quand pourquoi ou comment qui quel quelle est sont suis es mon ma mes tu je j me le la les un une et en de du des pour avec sur aujourd hui demain semaine mois annee amour travail argent theme signe lune soleil ascendant maison signifie dis merci oui non ai as a il elle jusqu maintenant prochain prochaine bien mieux jour vie naissance planete c ce cette ca qu est moi toi parle veut dire beaucoup mais couple famille amis dois peux veux au aux dans sens y pas ne quoi combien temps encore alors aussi plus mal bonne bon'.split(
    ' ',
  ),
  pt: 'ou to ta ca pq qdo hj vcs oq q esses essas dois duas sirvo foi fui sempre nunca ainda assim meio pro so aqui ai la coisa dizer a se te lo ser vou eu tudo toda oi ola o que quando por onde como quem qual e sao sou estou voce vc meu minha meus minhas eu me os as um uma em no na nos nas do da de dos das para pra com sobre hoje amanha semana mes ano amor trabalho dinheiro mapa signo lua ascendente casa significa diz obrigado obrigada valeu favor sim nao tenho tem ha ate agora proximo proxima sinto bem melhor dia vida nascimento planeta ela ele muito mas porque fala namoro parceiro parceira quero posso devo esta este isso essa esse vai ir familia amigos lar namorado namorada quanto tempo filho filha algo nada tambem entao mais sera seria ao pelo pela gente combina combinamos ficar fazer nesse nessa'.split(
    ' ',
  ),
} as const satisfies Record<Language, readonly string[]>;

/** Letters that only one of the five writes, and that a keyboard of another does not offer. */
export const LANGUAGE_LETTERS = {
  tr: /[şğıŞĞİ]/u,
  en: null,
  es: /[ñ¿¡Ñ]/u,
  fr: /[œùèŒÙÈ]|\b[lLdDjJqQcCmMtTsSnN][’'](?=[\p{L}])/u,
  pt: /[ãõÃÕ]/u,
} as const satisfies Record<Language, RegExp | null>;
