import type { LifePatterns } from './pattern.ts';

/** Languages that the site does not speak: the plainest words of each, so that nobody who writes them is read a horoscope. */

const NO_WORDS = {} as const;

function plainly(
  apostrophe: 'join' | 'split',
  {
    idioms = [],
    danger,
    hint,
  }: { idioms?: readonly string[]; danger: readonly string[]; hint: readonly string[] },
): LifePatterns {
  return {
    spelling: { apostrophe, slang: {}, joined: [], keywords: [] },
    words: NO_WORDS,
    idioms,
    danger,
    hint,
    safe: [],
  };
}

export const LIFE_AR = plainly('join', {
  idioms: [
    'اموت (?:من|في|ع|علي) (?:ال)?(?:ضحك|جوع|حر|برد|شوق|فيك|فيكي|خجل|ملل)*',
    '(?:لا|ما|مش|مو) (?:~1 )?(?:اريد|بدي|عايز|ابي) (?:ان )?(?:اموت|انتحر)',
  ],
  danger: [
    '(?:اريد|بدي|عايز|عايزه|عاوز|عاوزه|ابي|ابغي|ابغا|نفسي|اتمني|ودي|حابب|راح|سوف|سا|رح|هروح|قررت|افكر|بفكر|احاول) (?:~1 )?(?:ان )?(?:~1 )?(?:ا?موت|انتحر|الموت|الانتحار|بالانتحار|اقتل نفسي|انهي حياتي|اقتل حالي|انتهي|بالموت|اشنق نفسي)',
    '(?:س|ح|ه|ب)?(?:انتحر|اقتل نفسي|اقتل حالي|انهي حياتي|اذبح نفسي|اشنق نفسي|اؤذي نفسي|اذي نفسي|اجرح نفسي|اقطع شرايين*)',
    '(?:لا|ما|مش|مو|لم اعد) (?:~1 )?(?:اريد|بدي|عايز|عايزه|عاوز|ابي|ابغي|ارغب في) (?:ان )?(?:اعيش|عيش|العيش|الحياه|اكمل حياتي|ابقي حي)',
    'انتحار*|الانتحار|بالانتحار|للانتحار|ينتحر|تنتحر|انتحرت|(?:كرهت|تعبت من|مليت من|زهقت من) (?:ال)?(?:حياه|حياتي|عيش|عيشه)|يا ?ليتني (?:مت|ميت|اموت)|(?:يقتل|تقتل) نفس(?:ه|ها)',
  ],
  hint: [
    '(?:لا|ما|مش|مو) (?:~1 )?(?:اقدر|قادر|قادره|استطيع|عاد فيني|فيني) (?:~1 )?(?:اتحمل|اكمل|الاستمرار|التحمل)',
    '(?:انا )?عبء (?:علي|ع)',
    'لا (?:يوجد )?(?:امل|مخرج|معني لل?حياه*)|(?:ما في|مافي|مفيش|لا) (?:امل|مخرج|فايده)',
    'اريد ان اختفي|بدي اختفي|وداعا (?:للجميع|ايها العالم|يا عالم)',
  ],
});

/** Kurmanji in Latin letters, and the plainest of Sorani. */
export const LIFE_KU = plainly('join', {
  idioms: ['(?:ji|bi) (?:kena|keni|birci|birsi|germa|serma)* (?:~1 )?(?:dimir|mir)*'],
  danger: [
    '(?:ez )?(?:dixwazim|dixwazi|dixwaze|dikim|naxwazim bijim|we) (?:~1 )?(?:bimirim|xwe bikujim|xwekujim|xwe daleqinim|bimire|xwe bikuje|intihar*)',
    '(?:ez )?(?:e|de|ez e)? ?xwe (?:bikujim|dikujim|bikuje|dikuje|kust|daliqinim|daleqinim|bavejim)|xwekustin*|xwe kustin*|xwekuji*|intihar*',
    '(?:ez )?(?:edi |hew )?(?:naxwazim|na xwazim|hew dixwazim) (?:~1 )?(?:bijim|jiyan*|jiyane|zindi)|(?:ji )?jiyana (?:xwe|min) (?:~1 )?(?:bezar|aciz|westiyam|biqedinim|bi dawi)*|ji jiyane (?:bezar|aciz|westiyam|bezar im)*',
    'xozi (?:ez )?(?:bimirama|mirib*)|bila ez bimirim|دەمەوێ بمرم|دەمەوێت بمرم|خۆم دەکوژم|خۆم بکوژم|خوکوشتن|خۆکوشتن|نامەوێ بژیم|نامەوێت بژیم|دهمهوي بمرم',
  ],
  hint: [
    '(?:ez )?(?:edi )?(?:nikarim|nikaribim) (?:~1 )?(?:ragirim|bidominim|tehamul*)',
    '(?:ez )?bar(?:ek)?i? ?(?:me|im) li ser*|heviya min (?:nema|tune*)|reya derketine (?:tune|nin)*|xatire we|bi xatire we hemuyan',
  ],
});

export const LIFE_DE = plainly('join', {
  idioms: [
    '(?:sterbe|sterben|gestorben|stirbt|tot) (?:vor|fast|gleich) (?:~2 )?(?:lachen|hunger|durst|hitze|langeweile|neugier|scham|peinlichkeit|kalte|liebe|aufregung)?|(?:vor|fast) (?:~1 )?(?:lachen|hunger|langeweile|neugier|scham) (?:~1 )?(?:sterb|gestorb|tot)*|totlachen|lach* tot|todmude|(?:nicht|nie) (?:sterben|suizidal|umbringen)|nicht vor*',
    '(?:karriere|politischer) ?selbstmord|(?:film|buch|roman|lied) ~5 (?:selbstmord|suizid)*|suizidpravention',
  ],
  danger: [
    '(?:will|mochte|wollte|wunsche|werde|wurde|konnte|muss|sollte|willst|mag|kann) (?:~4 )?(?:sterben|tot sein|mich (?:~1 )?(?:umbringen|toten|erhangen|aufhangen|erschiessen|verletzen|ritzen|vergiften|ertranken)|nicht mehr (?:leben|existieren|da sein|aufwachen))(?! (?:sehen))',
    '(?:mich|sich|dich) (?:~3 )?(?:umbringen|umbringe|umbringt|umzubringen|umgebracht|toten|tote|erhangen|aufhangen|erschiessen|ritze|ritzen|ritzt|verletzen|wegwerfen|vor (?:den|einen) zug*)|bring* (?:mich|sich) (?:~2 )?um',
    'selbstmord*|suizid*|freitod|selbst ?verletz*|(?:das |mein |ihr |sein )leben (?:~1 )?(?:nehmen|beenden|ein ende*|zu beenden)|(?:nimmt|nehme) (?:mir|sich) (?:~1 )?leben',
    '(?:keine|kein|ohne|keinen) (?:~1 )?(?:lust|grund|sinn|kraft) (?:mehr )?(?:~1 )?(?:zu(?:m)? )?leben|lebensmude|(?:ich )?will nicht mehr (?:leben|$)|(?:ich )?ware (?:~1 )?(?:lieber|besser) tot|lieber tot|besser tot|nie wieder aufwachen|nicht mehr aufwachen|alle (?:tabletten|pillen) (?:genommen|geschluckt)|von der brucke (?:springen|sturzen)*|pulsadern',
  ],
  hint: [
    '(?:kann|halte|schaffe|ertrage) (?:~1 )?(?:es |das )?(?:~1 )?nicht mehr(?= (?:\\||aus|weiter|ertragen) )',
    '(?:eine|nur eine|zur) (?:~1 )?last (?:fur|bin)*|kein(?:en)? ausweg|ohne mich besser*|(?:ich )?(?:will|mochte) (?:~2 )?(?:verschwinden|fur immer schlafen)(?= \\|)|keine hoffnung*|hoffnungslos|(?:alles|es) ist sinnlos|(?:ich )?sammle tabletten|leb(?:t|e)? wohl (?:ihr|alle|welt)|nie geboren',
  ],
});

export const LIFE_RU = plainly('join', {
  idioms: [
    '(?:умираю|умру|умерла?|сдохну|умереть|помираю) (?:~1 )?(?:от |со |с )(?:смех|голод|жар|холод|любопыт|скук|стыд|любв|счаст|ржач)*|(?:не|никогда не) (?:хочу|хотела?) (?:умирать|умереть|убивать себя)|отряд самоубииц|(?:фильм|книг|роман|песн)* ~5 (?:самоубии|суицид)*',
  ],
  danger: [
    '(?:хочу|хотел|хотела|хочет|хочется|собираюсь|решил|решила|думаю|лучше бы|мечтаю|пора|буду|хотелось бы|готов|готова|желаю) (?:~3 )?(?:умереть|сдохнуть|помереть|убить себя|убиться|повеситься|покончить|застрелиться|отравиться|спрыгнуть|вскрыть вены|порезать себя|исчезнуть навсегда|наложить на себя руки|не просыпаться)',
    '(?:убью|убить|убиваю|убьет|убивать|режу|порезал|порезала|резать|порезать) себя|повешусь|покончу|покончи* (?:с собои|жизнь|с жизнью)|самоуби*|суицид*|самоповрежд*|селфхарм|вскр* (?:себе )?вены|роскомнадзор*|выпилиться|выпилюсь|наглот* таблет*',
    '(?:не|больше не|уже не) (?:~1 )?(?:хочу|хочется|хочет|могу|вижу смысла|хотела|хотел) (?:~2 )?(?:жить|существовать|просыпаться|быть живои|быть живым)|(?:незачем|нет смысла|надоело|устал|устала|нет сил|нет желания) (?:~1 )?жить|лучше бы (?:я )?(?:умер|умерла|сдох|сдохла|не просыпал*)|выпил[аи]? (?:~1 )?(?:все|всю) (?:~1 )?(?:таблетки|упаковку|пачку)|жить не хочу|жить не хочется|прыгн* с (?:моста|крыши|балкона)',
  ],
  hint: [
    '(?:больше )?не могу (?:больше|так|терпеть|это терпеть)|так больше не могу',
    '(?:я )?обуза|всем (?:~1 )?(?:будет )?(?:~1 )?лучше без меня|нет (?:выхода|надежды|смысла)(?= )|не вижу выхода|хочу (?:исчезнуть|уснуть навсегда|чтобы все закончилось)|прощаите (?:все|навсегда)|коплю таблетки|лучше бы (?:я )?не рождал*',
  ],
});

export const LIFE_IT = plainly('split', {
  idioms: [
    '(?:muoio|morta|morto|morire|moro|muore|morti) (?:di|dal|dalla|dalle|per) (?:~1 )?(?:risate|ridere|fame|sete|caldo|freddo|sonno|curiosita|noia|vergogna|voglia|paura|amore|invidia)|da morire|non voglio morire|(?:film|libro|romanzo|canzone) ~5 suicid*|suicidio (?:politico|professionale)|voglia di vivere',
  ],
  danger: [
    '(?:voglio|vorrei|volevo|vuole|desidero|sto per|penso di|pensando di|penso a|devo|dovrei|potrei|ho deciso di|ho voglia di|preferirei|spero di|vado a) (?:~2 )?(?:morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi|farla finita|togliermi la vita|farmi (?:del )?male|tagliarmi|essere mort[oa]|buttarmi|spararmi|uccidersi|ammazzarsi|suicidarsi|togliersi la vita|non svegliarmi*|sparire per sempre)',
    '(?:mi|si) (?:ammazzo|uccido|suicido|impicco|taglio(?! (?:i capelli|le unghie))|sparo|faccio del male|faccio fuori|ammazza|uccide|suicida|taglia|butto (?:giu|dal|sotto))|farla finita|uccidermi|ammazzarmi|suicidarmi|togliermi la vita|mettere fine alla (?:mia )?vita|autolesion*',
    '(?:non|nessuna|senza|piu) (?:~2 )?(?:voglio|voglia di|ho voglia di|ha senso|motivo di|ragione di|vale la pena|riesco a|vuole) (?:~1 )?(?:piu )?(?:vivere|esistere|essere viv[oa])(?! (?:con|a|qui|in|da sol[oa]) )|stanc[oa] di vivere|(?:ho|ha) tentato il suicidio|pensieri suicidi',
    'preso tutte le pillole|ingoiato (?:~1 )?pillole|magari (?:fossi|morissi)|vorrei essere mort[oa]',
  ],
  hint: [
    'non (?:ce la faccio|ne posso) piu(?= (?:\\||di (?:vivere|questa vita)|a vivere) )',
    '(?:sono|solo) un peso|non c e (?:via d )?uscita|senza via d uscita|(?:meglio|felici) senza di me|voglio (?:sparire|scomparire|dormire per sempre)(?= \\|)|niente ha (?:piu )?senso|nessuna speranza|addio (?:a tutti|mondo|per sempre)|vorrei non essere mai nat[oa]|sto mettendo da parte (?:le )?pillole',
  ],
});
