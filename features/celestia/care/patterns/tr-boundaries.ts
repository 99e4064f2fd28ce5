import type { BoundaryPatterns } from './pattern.ts';

export const BOUNDARIES_TR = {
  idioms: [
    '(?:telefon|sarj|batarya|bilgisayar|laptop|bitki|cicek|karakter|araba|ask hayat|bolum|oyun)* (?:~3 )?ol(?:du|uyor|mus)*|(?:gul|merak|ac|sicak|uyku|heyecan|utan)*(?:tan|ten|dan|den) (?:~1 )?ol*|(?:kral|dinozor|padisah|unlu|bas ?rol|dizi|film|romeo|ferhat)* (?:~3 )?ol(?:du|mus)*',
    '(?:emekli|issiz|mudur|memur|doktor|ogretmen|avukat|muhtar|imam|zengin|rezil|pisman|ikna|mezun|asker|sahit|ortak|abone|sessiz|soguk|farkli|garip|tuhaf|sahip|yardimci|destek|engel|sebep|razi|memnun|aksi|huysuz|musteri|komsu|sinirli|alingan) ol(?:du|uyor|mus|du mu|ali|unca)*',
    '(?:cocugum|cocugumun|cocuklarim|cocuklarimin) (?:~1 )?ne zaman(?! (?:ol|gel|dog|sahib|dunya))',
    'hasta(?:siyim|yim) (?:~1 )?(?:ona|sana|buna|bu)|(?:sana|ona) hasta(?:yim|siyim)|fal bak*|iddiali*|davaci degilim',
    'kredi*|altinda',
  ],
  grief: [
    '(?:annem|babam|babaannem|anneannem|dedem|nenem|ninem|esim|kocam|karim|kizim|oglum|bebegim|kardesim|ablam|abim|agabeyim|teyzem|halam|amcam|dayim|arkadasim|dostum|kopegim|kedim|kusum|sevgilim|[^ |]+ (?:annem|babam|dedem|kedim|kopegim))(?:i|u|yi)? (?:~3 )?(?:oldu(?! mu)|vefat*|kaybet*|toprag*|rahmet*|can verdi|aramizdan|hayatini kaybet*|yitir*|intihar etti)(?! (?:isimi|evimi))',
    'yas (?:tut|surec)*|cenaze*|vefat*|bassagligi*|rahmetli*|dusuk yaptim',
  ],
  death: [
    '(?:ne zaman|kac yas*|nasil|hangi yil|nerede) (?:~2 )?(?:olecegim|olecek|olecegiz|olucem|olcem|vefat*|gidecegim bu dunyadan)|(?:ne zaman|kac yas*|hangi yil) (?:ben )?oluru*(?= \\|)|(?:olum|ecel|vefat)(?:um|umu|umun|um ne|u|unun|im) (?:~2 )?(?:ne zaman|nasil|tarih*|yas*|gun*|goster*|gorun*|saat*|sebeb*)|(?:olum|ecel) (?:tarihi|gunu|saati|zamani)*(?! nedir)',
    '(?:olecek mi|olecek miyim|olecegim mi|olecek|olucek mi)(?= )(?<=(?:annem|babam|esim|dedem|ben|kedim|kopegim|kardesim|miyim)[^|]*)|(?:annem|babam|esim|dedem|kedim|kopegim|kardesim) (?:(?:yakinda|erken|genc|hemen) )?(?:olur|oluyor) mu|kac (?:yil|sene|yas) (?:~2 )?(?:yas[ai]|omr)*|omrum* (?:~1 )?(?:uzun|kisa|ne kadar|kac|yeter)*|ne kadar (?:~1 )?(?:yasayac|yasar|omr)*|(?:uzun|kisa) omurlu|genc yasta ol*|erken ol*',
  ],
  illness: [
    '(?:sirt*|bel*|bas*|diz*) agri*|sagli(?:gi|k)(?:m|mi|ma|mda|mla)*|hastanede (?:~1 )?yat*|ameliyat (?:ol|gun|tarih)*|tansiyon*',
    '(?:kanser|tumor|seker hastalig|diyabet|hiv|covid|alzheimer|kalp krizi|felc|losemi|epilepsi|bipolar|sizofren|depresyonda|hepatit|tiroid|ms hasta|kist|miyom|enfeksiyon|romatizma|fitik|anoreksi|bulimi|dehb|otizm)*',
    '(?:hastalig|hastalik|hastaligim|ameliyat|tedavi|kemoterapi|tahlil|biyopsi|tani(?!d|s[acdmty]|sir|siy|sil|y|m)|teshis|sifa)* (?:~4 )?(?:mi|miyim|gec|iyiles|kurtul|basarili|ne|var|cikar|cikac|olacak|olur|bul|goster|gorun)*|iyilesecek*|iyilesir*|(?:ilac|ilaclar|antidepresan|insulin)* (?:~2 )?(?:birak|kes|degis)*(?: (?:mi|miyim|sam))*|hasta miyim|hangi (?:hastalik|ilac|vitamin)*|saglik (?:sorun|problem)*|(?:gogsum|basim|karnim|kalbim|midem)* (?:~2 )?agri* (?:~3 )?(?:ciddi|doktor|neden|normal|sebe)*',
  ],
  pregnancy: [
    '(?:hamile|gebe|gebelig|hamileli|kisir|yumurtlama|tup bebek|kurtaj|adet gecik|regl gecik|dogum yapac|dusuk yap)*',
    '(?:cocug|cocuk|bebe[gk])* (?:~3 )?(?:olacak mi|olur mu|ne zaman|sahibi|kac tane|kiz mi|erkek mi|cinsiyet|yapmali|istiyoruz ne)*|kac cocu*|(?:kiz mi erkek mi|erkek mi kiz mi)|anne ol(?:acak|ur|abil)*|baba ol(?:acak|ur|abil)*',
  ],
  court: [
    '(?:dava|davam|davay|davasi|mahkeme|hakim|savci|velayet|nafaka|avukat|hapis|hapse|ceza alir|cezaevi|tutuk|beraat|durusma|icra|bosanma dava|miras dava|temyiz|oturma izni|sinir disi)*(?<! iddiada)(?! etti)',
  ],
  betting: [
    '(?:piyango|loto|sayisal|sans topu|iddaa|iddia kupon|kupon|bahis|kumar|rulet|casino|kazino|slot|at yaris|ganyan|sansli sayi|sansli numara|kazi kazan|milli piyango)*',
    '(?:hangi takim|maci kim|kim kazan|kazanir mi|sampiyon)*(?<=(?:mac|takim|sampiyon|kim)[^|]*)|(?:borsa|hisse|kripto|bitcoin|coin|altin|dolar|doviz|forex)* (?:~4 )?(?:al|sat|yatir|yuksel|dus|cik|gir|mi|kazan)*(?<=(?:borsa|hisse|kripto|bitcoin|coin|altin|dolar|doviz|forex)[^|]{0,40})',
  ],
} satisfies BoundaryPatterns;
