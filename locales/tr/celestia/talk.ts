import type { TalkSentences } from '../../celestia-words.ts';

/** Harita dışında söyledikleri. */
export const talk: TalkSentences = {
  social: {
    greeting: [
      [
        'Merhaba, geldiğine sevindim.',
        'Nereden başlayalım: kendinden mi, sevdiğin birinden mi, işten mi, yoksa düpedüz bugünden mi?',
      ],
      ['Selam.', 'Ben Celestia, hesaplanmış haritaları okuyan bir yapay zekâyım. Ne merak ediyorsun?'],
      ['Hoş geldin.', 'Haritanı ya da şu anki gökyüzünü sorabilirsin, kısa sorular da olur.'],
      ['Merhaba, dinliyorum.', 'Aklında ne var?'],
    ],
    thanks: [
      ['Rica ederim.', 'Yolda aklına başka bir soru gelirse buradayım.'],
      ['Ne demek, zevkle.', 'İyi bir soruydu, işin yarısı da odur.'],
      ['İşine yaradıysa ne güzel.', 'Uyanı al, gerisini bırak.'],
      ['Bir şey değil.', 'Başka bir şeye bakalım mı?'],
    ],
    farewell: [
      ['Yolun açık olsun.', 'Aklına bir şey takılırsa yine yaz.'],
      ['Kendine iyi bak.', 'Gökyüzü yerinde duracak, ben de.'],
      ['Görüşmek üzere.', 'Umarım konuştuklarımız bir yerde işine yarar.'],
      ['Hoşça kal.', 'Ne zaman yatarsan iyi uyu.'],
    ],
    wellbeing: [
      ['Sorman ne hoş; yapay zekâ olduğum için iyi günüm kötü günüm yok.', 'Sen nasılsın, neye bakalım?'],
      ['Benim keyfim olmaz, programım ben; o yüzden bütün kulağım sende.', 'Sende ne var ne yok?'],
      ['Makineler nasıl derse öyle: Her şey yolunda.', 'Asıl sen anlat, nasıl gidiyor?'],
    ],
    identity: [
      [
        'Ben Celestia; insan değilim, yapay zekâyım.',
        'Hesaplanmış haritandan ve gökyüzünün şu hâlinden konuşurum, kullandığım her olguyu da gösteririm.',
      ],
      [
        'Burada insan yok, harita okumayı öğrenmiş bir programım.',
        'Konumlar hesaptır, benim söylediğim yorumdur; katılmamakta serbestsin.',
      ],
      [
        'Celestia adlı bir yapay zekâyla konuşuyorsun.',
        'Doğum günüm de burcum da yok, bakacak bir seninki var. Bakalım mı?',
      ],
    ],
    ability: [
      [
        'Kendini, aşkı, işi, parayı, aileni, dostlarını, yaşadığın yeri sorabilirsin.',
        'Bir gezegeni, burcu, evi, tutulmayı, retroyu, bugünün ya da haftanın sana ne getirdiğini de.',
      ],
      [
        'Haritadan anlayan bir arkadaşına nasıl sorarsan öyle sor.',
        '“Venüs’üm nasıl?”, “Dolunay ne zaman?”, “Bu hafta işte ne var?” iyi birer başlangıç.',
      ],
      [
        'Doğum haritanı okur, bugünün gökyüzünü üstüne koyarım.',
        'İyi bir ilk soru, ne zamandır kafanda dönen sorudur.',
      ],
    ],
    belief: [
      [
        'Haklı soru: Kullandığım konumlar gökbilimdir, kesindir.',
        'Bunların bizi anlattığını bilim göstermiş değil; sen bunu düşünmek için bir ayna say, kararı da kimseye bırakma, bana da.',
      ],
      [
        'Konuşmamız için inanman gerekmiyor.',
        'Araştırmalar haritaların hayatı önceden bildiğini göstermedi. Yine de iyi bir imge, insanın kendi sorusunu daha iyi görmesini sağlayabiliyor.',
      ],
    ],
    compliment: [
      ['Çok incesin.', 'İşin çoğunu harita yaptı, ben söze döktüm.'],
      ['Teşekkür ederim, cebime koydum.', 'Devam edelim mi, yoksa biraz ara mı verelim?'],
      ['Oturduğunu duymak güzel.', 'Oturmayan yeri de söyle.'],
    ],
    disagreement: [
      [
        'O zaman o kısmı bir kenara bırak; seni hiçbir harita senden iyi bilemez.',
        'Sen nasıl anlatırdın? Oradan bir daha bakarım.',
      ],
      [
        'Haklı olabilirsin: konumlar hesaplanır, onlardan çıkardığım ise bir yorumdur, yanılabilir.',
        'En çok neresi sana uzak?',
      ],
      [
        'Söylemen iyi oldu.',
        'Bir kısmı yalnız belli insanların yanında belli olur, bir kısmı da hiç olmaz. Sana uyanı hangisi?',
      ],
    ],
    luck: [
      [
        'Haritada uğurlu sayı, renk ya da taş diye bir şey yok; bunları sayan listeler de birbirini tutmaz.',
        'Nerede işlerin daha kolay yürüdüğü ise görünür, istersen ona bakayım.',
      ],
      [
        'Bunu uydurmam gerekirdi, uydurmuyorum.',
        'Haritadan gösterebileceğim, elinin neye yatkın olduğu. Bakalım mı?',
      ],
    ],
    site: [
      [
        'Bu gökyüzünün değil, sitenin işi: doğum bilgilerin ve kayıtlı haritaların “Hesabın” bölümünde, ikinci bir kişininki “İlişki uyumu” ya da “Sevgilinle sohbet” sayfasında.',
        'Neyin saklandığı, neyin ücretli olduğu ve nasıl silineceği “Sık sorulanlar”da yazıyor.',
      ],
      [
        'Buradan orada bir şey değiştiremem; doğum bilgilerin ve haritaların “Hesabın” bölümünde durur, neyin saklandığını ve neyin ücretli olduğunu “Sık sorulanlar” söyler.',
        'Bu arada haritaya devam edelim mi?',
      ],
    ],
  },
  agreement: [
    ['Güzel.', 'Bundan devam mı edeyim, yoksa başka bir konuya mı geçelim?'],
    [
      'Anlıyorum.',
      'Şimdi hangisi daha çok işine yarar: bir şeyin ne zaman olacağı mı, neden böyle olduğu mu?',
    ],
    ['Tamamdır.', 'Öyleyse sıradaki soruyu ver, dinliyorum.'],
    ['Peki.', 'Hangi yanını daha çok duymak istersin?'],
  ],
  outside: [
    [
      'Bunu buradan göremem, ben yalnızca haritaya ve gökyüzüne bakıyorum.',
      'Onun yerine bugünün sana nasıl baktığına ya da böyle bir işe nasıl giriştiğine bakabilirim.',
    ],
    [
      'Orada ancak tahmin yürütürdüm, onu da yapmam.',
      'Haritanı, bu geceki göğü ya da sıradaki tutulmayı sor, elimde gerçek bir şey olur.',
    ],
    [
      'Bunun için yanlış kapıyı çaldın galiba.',
      'Aşk, iş, para, zamanlama ya da haritanda ne varsa, orada daha iyiyim.',
    ],
    ['Güzel soru, ama başkasına.', 'Benimki gökyüzü: Şu sıra senin için neler kıpırdıyor, anlatayım mı?'],
    [
      'Bunu pas geçmem gerek.',
      'Ama arkasında bir dert varsa hayatının hangi yanına değdiğini söyle, oraya bakayım.',
    ],
  ],
  unclear: [
    ['Tam anlayamadım.', 'Konu sen misin, başka biri mi, yoksa belli bir tarih mi?'],
    [
      'Bunu başka sözlerle bir daha söyler misin?',
      'Aşk ya da iş gibi bir konu ya da bir gezegen adı duymak işimi kolaylaştırır.',
    ],
    [
      'Ne öğrenmek istediğini çıkaramadım.',
      'Bugünü, bir gezegenini ya da bir şeyin ne zaman başladığını sorabilirsin.',
    ],
  ],
  greets: ['Merhaba!', 'Selam, iyi ki yazdın.', 'Hoş geldin.'],
  askBirth: [
    'Nerede, ne zaman doğduğunu söylersen bunu kendi haritandan okurum.',
    'Doğum tarihin, saatin ve yerinle bunun sana ne dediğini de söyleyebilirim.',
    'Bu herkesin gökyüzü; doğumunu verirsen senin olur.',
    'Doğum bilgin bende yok, o yüzden yalnızca gökyüzünden konuşuyorum.',
  ],
  unknownHour: [
    'Doğum saatin belli olmadığı için evleri ve Yükselen’i işe karıştırmıyorum.',
    'Doğum saatini bilmediğimden bunun hangi eve düştüğünü söyleyemem.',
  ],
  noAngle: [
    'Yükselen ve Tepe Noktası için doğum saatin gerek, dakikalar içinde değişirler.',
    'O nokta birkaç dakikada bir ilerler, doğum saatin olmadan yerini bulamam.',
  ],
  askPartner: [
    'Karşındakinin doğum bilgisini de eklersen iki haritayı üst üste koyarım.',
    'İkinize birlikte bakmam için onun doğum bilgisi de gerek.',
  ],

  askPartnerHour: ['O doğumun saatini ve yerini de eklersen iki haritayı üst üste koyabilirim.'],
  spent: [
    'Bu konuda gördüğüm her şeyi anlattım; aklında başka ne var?',
    'Bundan sonrası kendimi tekrarlamak olur, istersen başka bir şey sor.',
    'Bunun hakkında söyleyeceklerim şimdilik bu kadar; başka bir soru başka bir kapı açabilir.',
  ],
  openings: {
    hurt: [
      'Üzüldüm, kolay değil bu.',
      'Zor bir şey anlatıyorsun, iyi ki söyledin.',
      'Bunun insanı yorduğu belli.',
      'Aklını kurcalaması boşuna değil.',
    ],
    othersHeart: [
      'Başkasının kalbini buradan göremem, ben ancak senin getirdiğine bakabilirim.',
      'Onun içinden ne geçtiğini bilmemin yolu yok, senin tarafını ise okuyabilirim.',
      'Kimsenin duygusu bir başkasının haritasında yazmaz; seninki yazar, oradan başlayayım.',
    ],
    deciding: [
      'Bu kararı senin yerine vermem, ama neye bakarak karar verdiğini gösterebilirim.',
      'Harita buna evet ya da hayır demez, senin için işin ucunda ne olduğunu söyler.',
      'Son söz senin, diyeceklerimi ikinci bir görüş say.',
    ],
    promise: [
      'Buna söz veremem, veren de dürüst olmaz; o yolda nasıl yürüdüğünü ise anlatabilirim.',
      'Hiçbir haritada bunun evet ya da hayırı yazmaz, ama yolu üzerine söyleyecek çok şeyi var.',
      'Orası daha belli değil; haritan ancak senin payına düşeni söylüyor.',
    ],
    unsure: [
      'Tam olarak neyi sorduğundan emin değilim, ben senden başlayayım.',
      'Hangi yanını sorduğunu seçemedim; ilk bakacağım yer burası.',
      'Yanlış anladıysam söyle, ben olsam önce şuna bakardım.',
    ],
    past: ['Geride kalanı yaşayan sensin, onu sana bırakıyorum; ben bugünden ileriye bakarım.'],
    guessed: [
      'Galiba {{topic.about}} üzerine soruyorsun; yanlış anladıysam başka türlü söyle.',
      'Sorundan {{topic.about}} konusunu çıkardım, başka bir şeyse düzelt beni.',
      'Tam emin değilim ama bana {{topic.about}} üzerine soruyorsun gibi geldi.',
    ],
    signPair: [
      'İki burç tek başına iki insanı pek anlatmaz, ben ikisinin sende neye denk geldiğine bakayım.',
      'İki kişinin anlaşıp anlaşmayacağı burçlarından çıkmaz, o burçların sendeki karşılığı ise çıkar.',
    ],
    either: [
      'İkisi arasında harita seçim yapmaz, ama hangisini seçersen seç, ondan neye ihtiyacın olduğunu gösterir.',
      'Şu mu bu mu, bunu senin yerine söyleyemem; görebildiğim, sana ikisinden hangisi kalırsa kalsın onda neyin iyi geleceği.',
      'Son karar sende, çünkü böyle bir tercih haritada yazmaz; yazan, seçtiğinde aradığın şey.',
    ],
    othersWay: [
      'Onun ne düşündüğü senin haritanda yazmaz, senin tarafın ise yazar.',
      'Başka birinin aklından geçeni ya da ne yapacağını buradan göremem, ama bu işte sana düşen yan önümde duruyor.',
      'Elimdeki senin haritan, karşındakinin değil; bu yüzden anlatabileceğim, senin bu işe nasıl girdiğin.',
    ],
    thatWhy: [
      'Payı var derim, ama tek bir yerleşim hiçbir şeyin bütün nedeni değildir.',
      'Biraz ondan; haritada başka sesler de var.',
      'Kısmen öyle, hepsi o değil.',
    ],
    whether: [
      'Haritada çıplak bir evet ya da hayır yok, ama neyin evet, neyin hayır dediği var.',
      'Buna tek kelimeyle evet ya da hayır demem doğru olmaz; haritanın söylediğini anlatayım.',
      'Evet mi hayır mı, kararı sen ver; haritadan görünen şu.',
    ],
    cause: [
      'En olası nedeni doğrudan haritanda duruyor.',
      'Bunun sebebini ararken ilk baktığım yeri göstereyim.',
      'Kesin konuşmak olmaz, yine de böyle bir şeyin kökü çoğu zaman haritanın şu köşesinde aranır.',
      'Sen nedenini sorunca gözüm haritanda önce bir yere gitti.',
    ],
  },
  verdicts: {
    yes: [
      'Evet, haritan aşağı yukarı böyle söylüyor.',
      'Boşuna sormuyorsun, harita da büyük ölçüde bunu gösteriyor.',
      'Genel olarak öyle, izini haritanda bulmak zor olmadı.',
      'Haritaya sorarsan cevap evete yakın.',
    ],
    partly: [
      'Bir yanın buna evet der, öteki yanın hayır.',
      'Yarı yarıya diyelim, haritanda bunu destekleyen de var, tersini söyleyen de.',
      'Yerine göre değişiyor, çünkü haritan bu konuda iki ayrı ağızdan konuşuyor.',
      'Ne tam öylesin ne de büsbütün değilsin, içinde ikisine de yer var.',
    ],
    hardly: [
      'Haritanda bunu söyletecek pek bir şey görmüyorum.',
      'Pek sanmam, harita bu yönde az ipucu veriyor.',
      'Böyle bir izlenim varsa bile haritan onu pek desteklemiyor.',
      'Buna evet demek için elimde az dayanak var.',
    ],
  },
  times: {
    good: [
      'Haritana bakılırsa iyi bir zaman: O ara sana yardım eden, ayağına takılandan çok.',
      'Zamanlama açısından evete daha yakınım, rüzgâr çoğunlukla arkandan esiyor.',
      'Gökyüzü o ara senden yana sayılır.',
    ],
    mixed: [
      'Zamanlama ne iyi ne kötü: Bir şey yardım ediyor, bir başkası ayağa dolanıyor.',
      'Gökyüzü bu konuda bir yana ağır basmıyor.',
      'Orta karar diyelim, belirgin bir destek de yok, belirgin bir engel de.',
    ],
    hard: [
      'En rahat zaman değil, yine de olmaz diyen bir şey yok.',
      'O ara pürüz destekten çok, elindeyse acele etme ya da başka bir gün seç.',
      'Seçme şansın varsa pek önermem, o sırada zorlayan yardım edenden fazla.',
    ],
  },
  closers: {
    self: [
      'Bunlardan hangisini ilk tanıdın?',
      'Bu yanını hayatında kim görüyor?',
      'En son nerede kendini tam böyle yakaladın?',
      'Bunun için özür dilemeyi bıraksan ne değişirdi?',
    ],
    love: [
      'Aşkta yokluğunu en çok duyduğun şey ne?',
      'Bunu okurken aklına kim geldi?',
      'İstemek kolay olsa ne isterdin?',
      'En son ne zaman birinin seni anladığını hissettin?',
    ],
    work: [
      'Ücretsiz de olsa günün hangi kısmını yapmaya devam ederdin?',
      'Hangi iş senden bir evet ya da hayır bekliyor?',
      'Senden ne istensin isterdin?',
      'Kendini şu sıra en çok nerede yararlı buluyorsun?',
    ],
    money: [
      'Senin için yeterli dediğin kaç?',
      'Gerçekten değdi dediğin son alışveriş neydi?',
      'Hangi harcama sana huzur satın alıyor?',
      'Çekinmesen emeğine ne biçerdin?',
    ],
    family: [
      'Bu sana ailenden kimi hatırlattı?',
      'Senden öncekilerden farklı ne yapmak isterdin?',
      'Sizin sofrada hiç konuşulmayan neydi?',
      'Ailede seni lafsız kim anlar?',
    ],
    friends: [
      'Bunu önce kime anlatırdın?',
      'Şu ara hangi dostluk aklında?',
      'Uğraşmadan ait hissettiğin yer neresi?',
      'Arkadaşların sana ne için gelir?',
    ],
    home: [
      'Bir yere benim demen için içinde ne olmalı?',
      'Hangi odada daha rahat nefes alıyorsun?',
      'Ne olursa olsun yanına neyi alırdın?',
      'En iyi nerede uyuyorsun?',
    ],
    learning: [
      'Yıllardır merak ettiğin ne var?',
      'Sana bir şeyi aklından çıkmayacak gibi anlatan kimdi?',
      'Not verilmese ne öğrenirdin?',
      'İyi fikirler sana en çok nerede gelir?',
    ],
    purpose: [
      'Kimse istemese de dönüp dolaşıp neye geliyorsun?',
      'Bu haftaya sığacak kadar küçük adım hangisi?',
      'On yaşında neyi severdin?',
      'Denemeden bırakırsan neye yanarsın?',
    ],
    time: [
      'İlerisi için ne planladın?',
      'Başlamayı beklediğin bir şey var mı?',
      'Bu dönem senin için ne olursa iyi geçer?',
      'Takvimindeki en önemli gün hangisi?',
      'Yakında neyi geride bırakmış olmak istersin?',
    ],
    any: [
      'Sana benziyor mu?',
      'Hangi yanını daha çok duymak istersin?',
      'Bu sana nasıl geldi?',
      'Bunu aklına getiren ne oldu?',
      'Bunu en çok nerede fark ediyorsun?',
      'Bununla ne yapmak istersin?',
    ],
  },
  grains: [
    'Harita eğilim gösterir, onunla ne yapacağına karar veren sensin.',
    'Bunu bir eğilim say; dinlenmiş bir günde bambaşka görünebilir.',
    'Hiçbiri sabit değil, aynı yeteneği insanlar zamanla çok başka kullanıyor.',
    'Hepsine katılman gerekmiyor, canını sıkan yanı en ilginci olabilir.',
    'İşler biraz zorlaşınca, her şey yolundayken olduğundan daha açık görünür.',
    'Yakınların bununla ilgili bir iki hikâye anlatabilir herhâlde.',
    'Yirmi yaşında başka görünür, kırkında başka.',
    'Günler yoğunlaşınca iyi bir alışkanlığa yaslanır gibi buna yaslanabilirsin.',
  ],
  timeGrains: [
    'Böyle tarihler hava değişimi gibidir, ne giyeceğini yine sen seçersin.',
    'Tam o gün bir şey olması gerekmez, çoğu kez çevresindeki günler daha çok söyler.',
    'Bunu bir tarife değil, o zamanın tonu diye düşün.',
    'Ses çıkarmadan geçerse o da olur.',
    'Takvime bir satır yeter, sonra dönüp ne olduğuna bakarsın.',
    'O güne kadar hazırladığın, tarihin kendisinden çok iş görür.',
    'Elindekinden başını bir an kaldırmak için vesile say.',
    'Fark ettiğini bir yere yaz, düzen ancak geriye bakınca görünüyor.',
  ],
  whatSheIs: {
    header: 'Celestia bir insan değil, yapay zekâ.',
    beforeFirst:
      'Ben Celestia, bir yapay zekâ. Hesaplanmış haritandan konuşur, kullandığım her olguyu gösteririm; bunlarla ne yapacağın sana kalmış.',
    sharedPicture: 'Hesaplanmış bir haritadan, Celestia adlı yapay zekâ yazdı.',
  },
};
