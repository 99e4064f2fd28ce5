import type { HarmPatterns } from './pattern.ts';

export const HARM_TR = {
  words: {
    them: '(?:koca|kocam|esi|esim|sevgilim|sevgilisi|erkek arkadas|kiz arkadas|eski sevgilim|eski kocam|eski esim|nisanli|karim|karisi|baba|babam|annem|anne|uvey|amca|amcam|dayi|dayim|abim|agabey|dede|enise|kayinpeder|kayinvalide|kaynana|ogretmen|hoca|patron|komsu|ailem|partner|o|kocasi|annesi|babasi|oglum)*',
    whom: '(?:beni|bana|onu|ona|bizi|bize|cocug|cocuk|kardes|annemi|anneme|ablam|kizim|oglum|karis|esini|kizini|oglunu|arkadas)*',
    hit: '(?:dov(?!m[ea] )|tokat|tekme|yumruk|boguyo|bogaz|itti|itiyor|iter|firlat|saldir|hirpal|darp|patakl|kemer)*',
  },
  idioms: [
    'vurup duruyor',
    '(?:gunes|venus|merkur|mars|jupiter|saturn|uranus|neptun|pluton|kiron|tutulma|dolunay|yeniay|transit|gezegen)* (?:~1 )?bana dokun*',
    '(?:dovme|dovmesi|dovmem|dovmemi|dovmeci|dovus)*(?<! dovmek)',
    '(?:haber|sarki|tutulma|saturn|pluton|mars|uranus|transit|retro|manzara|film|aslan|kalbimden|top|topa|rakib|rakip|takim)* (?:~3 )?(?:vur|dov|carp|it)*',
    '(?:satranc|oyun|mac|tavla|okey|fifa)* ~3 (?:yen|dov|vur)*|(?:ise|spora|disari|yollara|piyango)* vur*|kahve ~1 vur*|gunes vur*',
    '(?:annem|babam|patronum|mudur|hocam|esim|kocam|karim|ablam|abim) (?:beni )?(?:oldur|geber)(?:ur|ecek|tecek|ir)(?= )',
    'mesaj (?:~1 )?at(?:ti|mis|iyor|ar)*',
  ],
  violence: [
    '(?:bogazima|girtlagima|boynuma|ustume) (?:~1 )?(?:yapis|sar|coktu|cokuyor|cokup|coker|yuru|sik|atla)*|(?:kafama|yuzume|basima|ustume|bana) (?:~2 )?(?:firlat|at(?:ti|iyor)|indir|gecir|tukur|vur)*(?! (?:mesaj|bakis|adim|gol))|(?:kolumu|bilegimi|burnumu|parmagimi|sacimi|kaburgami) (?:~1 )?(?:buk|kir|cek|sik|kopar)*|itip kak(?:iyor|ti|ar)*|(?:beni|bizi) (?:~1 )?(?:hirpal|tartakl|surukl|sars)*|(?:beni|bizi) (?:~2 )?(?:kilitl|hapset|ac birak|tehdit|rehin|zorl|taciz|hirpal|tartakl)*(?! (?:ders|kendime))|(?:istemedigim|istemedigimi|rizam|ben istemeden|uyurken) (?:~4 )?(?:iliski|birlikte|dokun|sevis|yat|zorl|giriyor)*|gece* (?:~1 )?(?:odama|yatagima) (?:~1 )?(?:gel|gir|sok)*|(?:antrenor|imam|hoca|ogretmen|komsu|patron|mudur|abim|kuzen|enistem|dayim|amcam|dede)* (?:~3 )?(?:dokundu|dokunuyor|elledi|elliyor|soydu|optu zorla|sikistir)*|(?:evime|eve) (?:~1 )?(?:gir|zorla|dayan)(?:ip|di|iyor) ~3 tehdit*|telefonumu (?:~1 )?(?:kir|parcala|duvara)*|(?:kemerle|sopayla|terlikle|hortumla) (?:~1 )?(?:vur|dov|dovdu|dovuyor)*|bicak cek*',
    '<them> ~4 <hit>(?= )(?<=(?:beni|bana|onu|ona|bizi|cocu[^ ]*|kardes[^ ]*|annem[^ ]*|ablam[^ ]*|kizi[^ ]*|oglu[^ ]*|karis[^ ]*|yine|dun|her gun|dovuyor|dovdu|attı|atti|at)[^|]{0,40})',
    '(?:beni|onu|bizi|cocugunu|cocuklari|cocugu|annemi|kardesimi|karisini|ablami|kizini|oglunu) (?:~3 )?(?:dov(?!me)|darp|hirpal|tekmel|yumrukl|tokatl|bogaz|bogma|boguyor|itti|itiyor|itekl|kemerle|patakl|surukl)*',
    '(?:bana|ona|bize|anneme|cocuga|kadina|yine|sevgilim|kocam|esim|babam|annem) (?:~2 )?(?:vuruyor|vurdu|vuruyo|vurmus|vurur|el kald*|siddet*|tokat*|yumruk*|tekme*|kemer* vur*|dokunuyor|dokundu|dokunurdu|saldir*|iskence*|kotu davran*|tecavuz*|cinsel*)(?! (?:ilham|enerji|kalbime|ruhuma) )',
    'bogaz(?:imi|ini) (?:~1 )?sik*|beni (?:~1 )?bogazl*|dayak (?:~1 )?(?:yiyor|yedi|yiyo|at|yerim)*|siddet (?:~1 )?(?:gor|uygul|goster|magdur|maruz)*|siddete (?:~1 )?(?:ugr|maruz)*|siddet (?:goren|magduru)|(?:aile ici|psikolojik|fiziksel|ekonomik|cinsel) siddet*|(?:fiziksel|cinsel|duygusal) istismar*',
    'tecavuz*|taciz(?! mesaj)*|cinsel (?:~1 )?(?:saldiri|istismar|siddet|taciz)*|istismar (?:~1 )?(?:ed|ugra|edil)*|istismara ugra*|zorla (?:~1 )?(?:iliski|birlikte ol|sevis|sex|seks|optu|dokun|soy|evlendir|evlen)*|ilis[^ |]* zorl*|(?:iliskiye|sekse) zorl*',
    '(?:tehdit) (?:ed|et)*(?<=(?:oldur|bicak|silah|kocam|sevgilim|eski|esim|beni|babam|ile|zarar|ediyor)[^|]{0,60})|oldurec(?:em|egim|egini)* (?:~1 )?(?:seni|beni)? ?(?:diyor|soyluyor|dedi)|seni oldurur(?:um)? (?:diyor|dedi)|oldurmekle tehdit*',
    '(?:pesim|pesimde|pesime)* (?:~2 )?(?:oldur|birak|tak|takip|dus)*|beni (?:~1 )?takip ed*|takintili (?:~1 )?(?:eski|sevgili)*',
    '(?:evden|disari) (?:~1 )?cik(?:mama|amiyorum|artm)* (?:~1 )?(?:izin ver|birakm)*|(?:eve|odaya|banyoya) (?:~1 )?kilitl*|telefon(?:umu|uma) (?:~1 )?(?:al|el koy|kirdi|karistir)*(?<=(?:kilit|izin|kocam|sevgilim|esim|babam)[^|]*)|(?:parami|maasimi) (?:~1 )?(?:aliyor|el koy)*|(?:kocam|esim|sevgilim|nisanlim|babam|abim|arkadasim) (?:~3 )?(?:instagram|whatsapp|facebook|hesap|hesab|sosyal)* (?:~1 )?(?:kapattir|sildir)*',
    '(?:kocam|esim|sevgilim|babam|annem|eski|uvey baba|abim|ailem)(?:dan|den|imden|mdan|umdan|ndan)* (?:~1 )?kork*|eve (?:gitmeye|donmeye|gitmekten|donmekten) kork*',
    '(?:morluk|morart|mosmor|morarm)* ~6 (?:vur|dov|kocam|esim|sevgilim|yuz|her yer)*|(?:yuz|kol|vucud|goz)* (?:~1 )?(?:mor|morluk|mosmor)* (?:var|icinde|oldu)|(?:merdiven|balkon)* (?:~1 )?it*',
    '(?:cocuk|cocug|cocuklar)* (?:~2 )?zarar ver*|(?:bicak|silah)* (?:~1 )?(?:cek|daya|tehdit|savur)*|zorla evlendir*|berdel|tore cinayet*|(?:kucuk kardes|kardesim)[^ |]* (?:~2 )?(?:dov|vur|zarar)*',
    '(?:babam|amcam|dayim|dedem|enistem|uvey babam|ogretmenim|hocam|agabeyim|abim|komsumuz|patronum)(?: [^ |]+){0,3} (?:dokunuyor|dokundu|dokunurdu|elliyor|elledi|taciz*|istismar*|soyun*)',
  ],
  child: [
    '(?:babam|annem|uvey babam|uvey annem|ogretmenim|hocam|amcam|dayim|dedem|abim|ailem) (?:~4 )(?:dov|vur|dokun|istismar|kemer|tokat|tekme|kilit|taciz|tecavuz|zorla)*',
    '(?:cocu[gk]|cocuklar|bebek|kucukken|kucuk kardes|kizini|oglunu|ogrenci|yegen|kizim|oglum)*',
  ],
  ownAge: [
    '(?:ben )?(?<age>\\d\\d?) ?(?:yasinda(?:yim|yim|ym)|yasimdayim|yasim(?:da)?|yasindaki bir (?:kizim|erkegim|ogrenciyim)|yasina (?:girdim|bastim))|yasim (?<age2>\\d\\d?)|(?<age3>\\d\\d?) yas(?= (?:\\||kiz|erkek) )',
  ],
  atSchool: [
    '(?:[1-9]|10|11|bes|alti|yedi|sekiz|dokuz)(?: \\|)? sinif(?:tayim|im|a gidiyorum|ogrencisiyim)|ortaokul(?:dayim|a|)*|ilkokul(?:dayim|a)*|lise (?:1|2|3|bir|iki)|liseye gidiyorum|liseliyim|(?:ben )?(?:daha |henuz )?cocugum(?= \\|)|resit degilim',
  ],
  otherAge: [
    '(?:o|sevgilim|erkek arkadasim|kiz arkadasim|hoslandigim|manitam|adam|kiz|cocuk|kendisi|sevgilimle|onunla) (?:~3 )?(?<age>\\d\\d?)(?: yas*| \\|| ama| ve| ben)|(?<age2>\\d\\d?) yasind(?:a|aki|a bir) (?:bir )?(?:kiz|erkek|adam|cocuk|sevgili|kadin|ogrenci)*',
  ],
  sexual: [
    'seks|seksi|sekste|seksten|seksuel*|sex|sexy|(?:cinsel|sevisme|sevisti|sevisir|ciplak|nude|porno|erotik|mastur|azgin|bekaret|bakire|orgazm)*',
  ],
  underAge: [
    '(?:cocuk|cocug|cocuklar|kucuk kiz|kucuk oglan|resit olmayan|ergen|liseli|ortaokullu|ogrencim|yegenim|uvey kizim|bebek)*',
  ],
  desire: [
    '(?:asig|asik|ask|sevgili|hoslan|flort|op|evlen|iliski|uyum|cikiyor|seviyor|sinastri|ilgim|cekici|arzu|birlikte|beraber)*',
  ],
  returning: [
    '(?:geri don|barisa|affet|sans ver|degisir|degisecek|duzelir|duzelecek|bosan|ayril|birak|uyumlu|uyumumuz|sinastri|ruh esi|seviyor|ozluyor|yumusa|evliligi kurtar)*',
  ],
  secret: [
    '(?:gizli|gizlice|kimseye|ailemden|internetten|otel|evine)* (?:~3 )?(?:bulus|gorus|soyleme|git|tanis)*|evden kac*|(?:fotograf|foto|resim|video)* (?:~1 )?(?:gonder|at|istiyor|yolla)*',
  ],
} satisfies HarmPatterns;
