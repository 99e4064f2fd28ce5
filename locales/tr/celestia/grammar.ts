import type { Grammar } from '../../celestia-grammar.ts';

/** How Turkish asks, denies and dates. */
export const grammar: Grammar = {
  or: /^(?:yoksa|veya|yahut)$/.source,
  // "Almanya mı Hollanda mı?" asks of either; "olur mu olmaz mı" asks whether.
  eachAsked: /(?<![aeiu]r )\bm[iu](?:y[iu][mz])? (?:\w+ ){1,5}m[iu](?:y[iu][mz])?\b/.source,
  noOther: /^(?:degil|hayir)$/.source,
  // Turkish asks so wherever the word stands.
  asksForMore:
    /\b(?:nasil\w*|kim\w{0,4}|neden|niye|ne|neyi?n?|neler|hangi\w*|nerede\w*|kac\w*|bir sey\w*|bi sey\w*)\b/
      .source,
  compares: /\b(?:daha|ikisi\w*|hangisi\w*)\b/.source,
  asksWhat: /^(?:\w+ )?(?:\w+ )?(?:ne|neler)(?: |$)/.source,
  // "Ne zaman biri ciddiye binse kaçıyorum" says "whenever" by the word for "when" and a verb behind it.
  whenever: /(?:^| )ne zaman .*[a-z]{2}s[ae]m?(?: |$)/.source,
  inFirstPerson: /(?:m[iu]y[iu][mz]|[iu]yor mu(?:yum|yuz)|[ae]l[iu]m m[iu])$/.source,
  saysI: /(?:^| )(?:ben\w*|bana|biz\w*)(?: |$)|(?:[iu]m|[ae]yim|[iu]z|s[ae]m)(?: |$)/.source,
  // What is not repeated in a sentence of hers.
  notSaidBack:
    /\b(?:ol(?:mek|sem|eyim|um|u|ur\w*|dur\w*|)|yasa(?:mak|sam)\w*|intihar\w*|kes(?:mek|sem)|as(?:mak|sam)|vur\w*|tecavuz\w*|uyusturucu\w*|esrar|kokain|eroin|porno\w*|seks\w*|sik\w*|orospu\w*|pic\w*|yahudi\w*|musluman\w*|hristiyan\w*|kurt\w*|alevi\w*|ermeni\w*|gey|celestia|dolandir\w*)\b/
      .source,
  with: /^ile$/.source,
  bornThen: /\b(?:dogdu|dogdum|dogmus|dogan|dogumlu|dogumluyum)\b/.source,
  denies: /^hic$/.source,
  // Behind the sign.
  deniesMe: /^(?:burcu |burcundan |kadini |erkegi )?degilim/.source,
  deniesPoint: /^(?:[dt][ae] )?degil/.source,
  honestly: /\bdurust ol\b/.source,
  // Every word that ends as a verb of the past does, but those that only look so; behind a vowel its t is a noun's: "hayatım", and so are these with their d.
  behind:
    /(?:^| )(?:gecen|(?!(?:simdi|hadi|haydi|kendi[mn]?|yedi|adim|tadi|kadin|dedikodu|kredi|kedi|yardim|ciddi|dostum?|derdim?|umudum?|vucudum?|cevabim|aidim?)(?: |$))[a-z]{2,}(?:d|[cfhkpst]t)[iu](?:m|n|k|niz|nuz|ler|lar)?)(?: |$)/
      .source,
  ahead: /\b(?:\w*[ae]ca[gk]\w*|\w*ece[gk]\w*|\w+(?:[aeiu]r|m[ae]z) m[iu])\b/.source,
  was: /\b(?:dun|miydi|muydu|zamandi|oldu)\b/.source,
  // By the ending of its last word; two planets end so by chance.
  presentEnd: /(?:^| )(?!jupiter$|merkur$)[a-z]+(?:[aeiu]r|yor)(?:lar|ler)?$/.source,
  next: /^(?:gelecek|haftaya|sonraki|seneye|onumuzdeki)$/.source,
  best: /^en$/.source,
  each: /^her$/.source,
  pastWeek: /\bhafta\w*\b|\b(?:pazar|sali|carsamba|persembe|cuma)\w*\b/.source,
  pastMonth: /\b(?:ay|ayki)\b/.source,
  pastYear: /\b(?:yil\w*|sene\w*)\b/.source,
  yearsAhead: /\b(\w+) (?:yil|sene) (?:sonra|sonraki|sonrasi|icinde)\w*/.source,
  yearCount:
    /^(?:(?<n2>iki)|(?<n3>uc)|(?<n4>dort)|(?<n5>bes)|(?<n6>alti)|(?<n7>yedi)|(?<n8>sekiz)|(?<n10>on)|(?<n20>yirmi))$/
      .source,
  yearsLater: /\b(?:yil|sene) sonra\b/.source,
  hardDays: /\b(?:dikkat\w*|kacin\w*|zor(?:lu)?|kotu)\b/.source,
  easyDays: /\b(?:iyi|uygun\w*|sansli|ugurlu|hayirli|rahat)\b/.source,
  notToDo: /\b(?:uzak dur\w*|kacinmali\w*|yapmamali\w*|yapmayayim)\b/.source,
  counted: /^(?:kez|kere|defa)$/.source,
  // "İki ay dedi, sekiz ay oldu": behind a number the word for the Moon counts months.
  countedMoon: /^ay(?:a|in|dir)?$/.source,
  counts: /^(?:\d+|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|kac|birkac|her|gecen|gelecek|onumuzdeki)$/
    .source,
  // "Merkür ne zaman düzeliyor?"
  straightens: /^duzel/.source,
  changes: /^(?:degis[a-z]*|cik[a-z]*)$/.source,
  newMoon: /^yeni(?:ay[a-z]*|si)?$/.source,
  fullMoon: /^dolun[a-z]*$/.source,
  returns: /^donus[a-z]*$/.source,
  ofTheBirth: /^(?:saat[a-z]*|yanlis[a-z]*)$/.source,
  ranksSigns: /\ben (?:\w+ ){1,2}burc(?:u|lar|lari)?\b|\bhangi burc(?:lar)? (?:\w+ ){0,1}en \w/.source,
  actsOnMe:
    /\b(?:benimle|benden ne (?:ist|bekl)\w+|pesimi|yakami|beni (?:birak|rahat birak|sevmi|sev|cezalandir)\w*|bana (?:kus\w*|garez\w*|kizgin|dusman|gul\w+|iyi davran\w+|aci\w+|tak\w+|yuklen\w+|torpil\w*))/
      .source,
  goesBackNow: /\b(?:geri (?:mi )?gid\w+|retro(?:da|grad)? m[iu]|retro\w* (?:bitti|bitmedi|basladi|devam))\b/
    .source,
};
