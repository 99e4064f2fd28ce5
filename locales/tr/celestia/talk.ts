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
    doubt: [
      [
        'Gezegenlerin yerinden eminim: Hepsi hesaplandı, cevabın altındaki bilgilere sen de bakabilirsin.',
        'Bunların ne anlama geldiği ise yorum, orada yanılabilirim.',
      ],
      [
        'Doğum bilgilerin ne kadar doğruysa o kadar eminim; doğum saati kayarsa evler ve yükselen de değişir.',
        'Sonunda ne olacağını ise kimse kesin bilemez, ben de bilemem.',
      ],
      [
        'Tarihlerden ve konumlardan eminim, olacaklardan değil.',
        'Hangi kısmı aklına yatmadı? Oraya bir daha bakayım.',
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
    'Onun doğum tarihini de yazarsan ikinizin arasındaki açılara bakabilirim.',
    'Bu senin haritan; onunkini de eklersen ikinizi birlikte okurum.',
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
      'Başkasının kalbini buradan göremem, ben ancak senin tarafını görebilirim.',
      'Onun içinden ne geçtiğini bilmemin yolu yok, senin tarafını ise okuyabilirim.',
      'Kimsenin duygusu bir başkasının haritasında yazmaz; seninki yazar, ondan başlayayım.',
    ],
    deciding: [
      'Bu kararı senin yerine vermem, ama neye bakarak karar verdiğini gösterebilirim.',
      'Harita buna evet ya da hayır demez, senin için neyin önemli olduğunu gösterir.',
      'Son söz senin, diyeceklerimi ikinci bir görüş say.',
      'Kararı sen vereceksin; ben haritanda bu konuyla ilgili ne gördüğümü söyleyeyim.',
      'Ne yapacağını harita söyleyemez, senin nasıl karar verdiğini ise gösterir.',
    ],
    promise: [
      'Buna söz veremem, veren de dürüst olmaz; o yolda nasıl yürüdüğünü ise anlatabilirim.',
      'Hiçbir haritada bunun cevabı evet ya da hayır diye yazmaz, ama oraya nasıl gittiğin görünür.',
      'Orası daha belli değil; haritan ancak senin payına düşeni söylüyor.',
    ],
    unsure: [
      'Tam olarak neyi sorduğundan emin değilim, ben senden başlayayım.',
      'Hangi yanını sorduğunu seçemedim; ilk bakacağım yer burası.',
      'Yanlış anladıysam söyle, ben olsam önce şuna bakardım.',
    ],
    past: ['Geride kalanı yaşayan sensin, onu sana bırakıyorum; ben bugünden ileriye bakarım.'],
    guessed: [
      'Galiba {{topic.acc}} soruyorsun; yanlış anladıysam başka türlü söyle.',
      'Sorundan {{topic.acc}} merak ettiğini çıkardım, başka bir şeyse düzelt beni.',
      'Tam emin değilim ama bana {{topic.acc}} soruyorsun gibi geldi.',
    ],
    signPair: [
      'İki burç tek başına iki insanı pek anlatmaz, ben ikisinin sende neye denk geldiğine bakayım.',
      'İki kişinin anlaşıp anlaşmayacağı burçlarından anlaşılmaz, ama o burçların sendeki yerini söyleyebilirim.',
    ],
    either: [
      'İkisi arasında harita seçim yapmaz, ama ikisinde de sana neyin iyi geleceğini gösterir.',
      'Hangisi olsun, onu senin yerine söyleyemem; ama senin neye ihtiyaç duyduğunu görebiliyorum.',
      'Son karar sende; haritada bu yazmaz, ne aradığın yazar.',
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
      'Harita düpedüz evet ya da hayır demez, ama sende neyin ağır bastığını gösterir.',
      'Buna tek kelimeyle evet ya da hayır demem doğru olmaz; haritanın söylediğini anlatayım.',
      'Evet mi hayır mı, kararı sen ver; haritadan görünen şu.',
      'Cevap tek kelimeye sığmıyor; haritanda bu konuda gördüğümü söyleyeyim.',
      'Bunu kesin söylemek mümkün değil, ama haritanın bu konuda anlattığı bir şey var.',
    ],
    cause: [
      'Kesin bir neden gösteremem, ama haritanda bununla ilgili bir şey var.',
      'Bunun sebebini ararken ilk baktığım yeri göstereyim.',
      'Kesin konuşmak olmaz, yine de böyle bir şeyin kökü çoğu zaman haritanın şu köşesinde aranır.',
      'Sen nedenini sorunca haritanda gözüme ilk şu çarptı.',
    ],
  },
  whetherItComes: [
    'Nasıl sonuçlanacağını haritadan göremem, senin buna nasıl girdiğini görürüm.',
    'Olur ya da olmaz, bunu hiçbir harita söylemez; senin bu işe ne kattığını söyler.',
    'Sonucu haritanda yazmıyor, senin bununla nasıl başa çıktığın yazıyor.',
    'Evet ya da hayır diyemem, diyene de inanma; sana düşen kısmı ise okuyabilirim.',
    'İşin sonu açık, o yüzden senin elinde olan kısma bakalım.',
  ],
  eitherOf: [
    '“{{asked.text}}” sorusunda kararı sen vereceksin; haritan ise ikisinde de neye ihtiyacın olduğunu gösterir.',
    '“{{asked.text}}” diye sorunca harita senin yerine seçmez, ama seçerken neye baktığını söyler.',
    '“{{asked.text}}” sorusunun cevabı sende; ben, hangisini seçersen seç, orada ne arayacağını söyleyebilirim.',
  ],
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
      'Haritana bakılırsa iyi bir zaman: Sana yardım eden, ayağına takılandan çok.',
      'Zamanlama açısından gökyüzü çoğunlukla işini kolaylaştırıyor.',
      'Zaman senden yana görünüyor, kolaylaştıran etkiler daha çok.',
    ],
    mixed: [
      'Zamanlama ne iyi ne kötü: Bir şey yardım ediyor, bir başkası ayağa dolanıyor.',
      'Gökyüzü bu konuda bir yana ağır basmıyor.',
      'Orta karar diyelim, belirgin bir destek de yok, belirgin bir engel de.',
    ],
    hard: [
      'En rahat zaman değil, yine de olmaz diyen bir şey yok.',
      'Zorlayan çok, destekleyen az; elindeyse acele etme ya da başka bir gün seç.',
      'Seçme şansın varsa başka bir zaman daha kolay olur, o sıra seni zorlayan açılar destekleyenlerden fazla.',
    ],
  },
  closers: {
    self: [
      'Bu anlattıklarımdan hangisi sana en çok uyuyor?',
      'Kendinde en çok neyi anlamak istersin?',
      'Seni yakından tanıyanlar buna ne der?',
      'Bu yanın sana daha çok yardım mı ediyor, engel mi oluyor?',
    ],
    love: [
      'Senin gönlün ne diyor?',
      'Bu konuda seni en çok ne düşündürüyor?',
      'Bu konuda en çok neye ihtiyacın var?',
      'Bu konuda aklında en çok hangi soru var?',
      'Şu an en çok neyi anlamak istiyorsun?',
      'Biraz daha anlatmak ister misin?',
    ],
    work: [
      'İş konusunda en çok neyin değişmesini isterdin?',
      'Bu konuda senin için en önemli şart ne?',
      'İş söz konusu olunca seni en çok ne yoruyor?',
      'İş konusunda içini en çok ne rahatlatırdı?',
    ],
    money: [
      'Para konusunda içini en çok ne rahatlatırdı?',
      'Bunun en çok hangi yanı aklını kurcalıyor?',
      'Sana göre yeterli olan ne kadar?',
      'Parayla ilgili en çok neyi bilmek istersin?',
    ],
    family: [
      'Ailede seni en çok ne düşündürüyor?',
      'Bu konuda en çok neyin değişmesini isterdin?',
      'Senden ne bekleniyor, sen ne istiyorsun?',
      'Bunu en rahat kiminle konuşursun?',
    ],
    friends: [
      'Bir dostta en çok neye önem verirsin?',
      'Arkadaşlıkta seni en çok ne kırar?',
      'Arkadaşlıkta sana en iyi gelen ne?',
      'Dostluğun sana göre olmazsa olmazı ne?',
      'Bu konuda senin için önemli olan ne?',
    ],
    home: [
      'Bir yere yuva demen için orada ne olmalı?',
      'Senin için hangisi önde gelir: yer mi, insanlar mı, huzur mu?',
      'Yaşadığın yerde neyi değiştirmek isterdin?',
      'Nerede daha rahat nefes alıyorsun?',
    ],
    learning: [
      'En rahat nasıl öğrenirsin: okuyarak mı, dinleyerek mi, yaparak mı?',
      'Bu konuda seni en çok ne zorluyor?',
      'Bu yolda sana en çok ne güç verir?',
      'Sence sana en çok ne yardımcı olurdu?',
    ],
    purpose: [
      'Dönüp dolaşıp geldiğin bir hayal var mı?',
      'Bu yolda ilk küçük hamle ne olabilir?',
      'Neyi denemeden bırakırsan pişman olursun?',
      'Senin için iyi bir hayat nasıl bir şey?',
    ],
    time: [
      'Başka bir tarihe de bakayım mı?',
      'Aklında belli bir gün ya da ay var mı?',
      'Takvimde merak ettiğin başka bir dönem var mı?',
      'Zamanla ilgili başka ne bilmek istersin?',
      'Bunlar sana bir şey çağrıştırdı mı?',
      'Biraz daha ileriye de bakalım mı?',
      'Buradan en çok neyi öğrenmek istersin?',
    ],
    any: [
      'Bu sana uyuyor mu?',
      'Hangi yanını biraz daha açayım?',
      'Aklına takılan bir yer oldu mu?',
      'Sence bunda doğruluk payı var mı?',
      'Bunu günlük hayatında fark ediyor musun?',
      'Bundan sonra neye bakalım istersin?',
      'Eksik kalan bir yer var mı sence?',
      'Sormak istediğin başka bir yanı var mı?',
    ],
  },
  grains: [
    'Harita eğilimi gösterir, ne yapacağına sen karar verirsin.',
    'Bunu bir eğilim say; yorgunken başka, dinlenmişken başka görünür.',
    'Bunların hiçbiri taşa yazılmadı, insan aynı huyu zamanla başka türlü kullanmayı öğreniyor.',
    'Hepsine katılman gerekmez; canını sıkan kısım bazen en çok düşündürendir.',
    'Bunlar rahat günlerde pek belli olmaz, zor günlerde ortaya çıkar.',
    'Yakınlarına sorsan bununla ilgili bir iki hikâye anlatırlar.',
    'Bütün bunlar yirmi yaşında başka görünür, kırkında başka.',
    'Kendini böyle tanımak yoğun günlerde işini kolaylaştırır.',
  ],
  timeGrains: [
    'Böyle tarihler hava durumu gibidir, ne giyeceğini yine sen seçersin.',
    'Tam o gün bir şey olması gerekmez, çoğu kez öncesiyle sonrası daha çok şey anlatır.',
    'Bunu kesin bir program değil, o günlerin havası say.',
    'Sessiz sedasız geçip giderse de şaşırma.',
    'Takvimine küçük bir not düş, sonra dönüp ne olduğuna bakarsın.',
    'Önceden yaptığın hazırlık, tarihin kendisinden daha çok işe yarar.',
    'Bunu durup bir nefes almak için fırsat bil.',
    'Fark ettiklerini bir yere yaz, düzen ancak geriye bakınca görünür.',
  ],
  whatSheIs: {
    header: 'Celestia bir insan değil, yapay zekâ.',
    beforeFirst:
      'Ben Celestia, bir yapay zekâ. Hesaplanmış haritandan konuşur, kullandığım her olguyu gösteririm; bunlarla ne yapacağın sana kalmış.',
    sharedPicture: 'Hesaplanmış bir haritadan, Celestia adlı yapay zekâ yazdı.',
  },
};
