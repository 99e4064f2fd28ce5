import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Haritan bir bütün olarak',
  lights: {
    fire: {
      fire: [
        'Güneş’in de Ay’ın da ateşte: İstediğinle ihtiyaç duyduğun çoğu zaman aynı kapıya çıkar, sen de kimse sormadan yola koyulursun.',
        'Ateşteki iki ışık seni çabuk ısıtır; bir şeyi istemen ile hissetmen arasında neredeyse hiç ara yoktur, asıl hüner beklemeyi öğrenmektir.',
        'Sende hem Güneş hem Ay yanıyor, coşku karnının acıkması kadar doğal geliyor ve yanındakine de kolayca sıçrıyor.',
      ],
      earth: [
        'Ateşten bir Güneş, topraktan bir Ay: Gözü kara başlamayı, akşam olunca kendi yatağında uyumayı seversin, iyi yıllarında ikisine de yer vardır.',
        'Güneş’in kibriti çakar, Ay’ın odun var mı diye bakar; altındaki zemin sağlamsa pek çok şeye cesaret edersin.',
        'Dışarıdan yarın bırakıp gidecekmiş gibi durursun, Güneş’in ateşte çünkü; topraktaki Ay ise evin kirasını çoktan yatırmıştır.',
      ],
      air: [
        'Güneş’teki ateşle Ay’daki hava birbirini besler: Bir fikir seni kıpırdatır, anlattıkça büyür, akşama yarısı yapılmış olur.',
        'Önce yapıp sonra konuşursun; Güneş’in ateşte, Ay’ın havada olunca plan bazen arkadan yetişir, ama yanında kimse sıkılmaz.',
        'Ateşteki Güneş’e havadan bir Ay eşlik ediyor: Keyfin kaçtığında içini dökmek yeter, çoğu sıkıntın sohbetten uzun sürmez.',
      ],
      water: [
        'Ateşteki Güneş “haydi” der, sudaki Ay “ya kırılırlarsa” diye sorar; sen ikisini de dinlemeyi herhâlde erken öğrendin.',
        'Güneş’in ateşte olduğundan rahat ve emin görünürsün; altındaki sudan Ay ise sanılandan kolay incinir.',
        'Ateşten Güneş, sudan Ay buhar yapar: Duyguların güçlüdür, hemen bir şey yapmak ister, bir saat sonra yumuşar.',
      ],
    },
    earth: {
      fire: [
        'Topraktaki Güneş’in ağır ağır kurar, ateşteki Ay’ın bu ağırlığa dayanamaz; hayatın sabırla ani sıçrayışlar arasında gidip gelebilir.',
        'İnsanlar önce Güneş’indeki toprağı, sakinliği görür; evde yaşayanlar ateşteki Ay’ının çabuk parladığını da bilir.',
        'Toprak Güneş’i, ateş Ay’ı: İşi düzgün yaparsın, ama öğlene bitsin de istersin.',
      ],
      earth: [
        'Güneş ve Ay toprakta birleşince kalıcı olana güvenirsin, söylediğinden çoğunu yaparsın, durup dururken altüst olmak sana göre değildir.',
        'İki ışığın da toprakta; çalışırken de severken de aynı telaşsız adımı atarsın, sözünü kimin tuttuğunu da unutmazsın.',
        'Güneş’in ile Ay’ın elle tutulur olanda anlaşır: Sevgini iş görerek belli eder, biten bir işin üstüne dinlenirsin.',
      ],
      air: [
        'Topraktaki Güneş sonuç ister, havadaki Ay bir de şu yanından bakalım der; bu yüzden işi iyi kavrar, biraz geç bitirirsin.',
        'Ellerin meşgulken gönlün doğru kelimeyi arar: Topraktan bir Güneş’in, havadan bir Ay’ın var.',
        'Seninle iş yapması kolaydır, Güneş’in toprakta; havadaki Ay sayesinde içinse göründüğünden hafiftir.',
      ],
      water: [
        'Toprak Güneş’in ile su Ay’ın iyi geçinir: Bakımı elinle verirsin, neye ihtiyaç olduğunu da söylenmeden sezersin.',
        'Güneş toprakta ayağını kuru tutarken Ay suda her gelgiti duyar; ikisi bir araya gelince insanların sırtını dayadığı biri çıkar ortaya.',
        'Başkaları için çatı kurmakta ustasın; Güneş’i toprakta, Ay’ı suda olan biri o çatının altına kendisi de girmeyi bazen unutur.',
      ],
    },
    air: {
      fire: [
        'Havadaki Güneş’le ateşteki Ay seni hızlandırır: Konuşarak düşünür, yaparak hissedersin, öğlene kalmadan da sıkılabilirsin.',
        'Güneş’in her tarafa bakarken ateşteki Ay’ın çoktan taraf tutmuştur; en sıkı tartışmaların kendinledir.',
        'Ateşten bir Ay’ın yelpazelediği hava Güneş’i: Bir fikir seni bedeninden yakalar, sabaha kadar kendine saklayamazsın.',
      ],
      earth: [
        'Hava Güneş’in fikirlerin arasında gezer, toprak Ay’ın akşam yemeği kaçta diye sorar; itiraf ettiğinden fazla ikisine de muhtaçsın.',
        'Hafif konuşur, sağlam yerleşirsin: Güneş havada değişikliği, Ay toprakta kendi koltuğunu sever.',
        'Fikrini bir dakikada, alışkanlığını on yılda değiştirebilirsin; Güneş’in havada, Ay’ın toprakta.',
      ],
      air: [
        'Güneş de Ay da havada: Bir şey ancak konuşulunca gerçek olur sana, insanların arasına giren sessizlik huzurunu kaçırır.',
        'Havadaki iki ışıkla ne hissettiğini görmek için bir adım geri çekilirsin, güzelce anlatırsın, duygunun kendisi bir gün sonra gelir.',
        'Güneş’in ile Ay’ın aynı elementi, sohbeti ve mesafeyi paylaşıyor; dengeni fazla sokulmayarak korursun.',
      ],
      water: [
        'Havadaki Güneş açıklar, sudaki Ay zaten biliyordur; ömrünün bir kısmı bu ikisi arasında çevirmenlikle geçer.',
        'Sesin olduğundan serin çıkar: Hava Güneş’in kelimeyi bulur, su Ay’ın kelimelerin dışında kalanı saklar.',
        'Her şeyi konuşabilirsin, Güneş’in havada; konuştuğunu hissetmek içinse sudaki Ay’a sakin bir akşam gerekir.',
      ],
    },
    water: {
      fire: [
        'Sudaki Güneş’in duyarak ilerler, ateşteki Ay’ın bir an önce bitsin ister; aynı cümlede hem şefkatli hem sabırsız olabilirsin.',
        'Sana dokunan şey çabucak eyleme döner: Su Güneş’in, ateş Ay’ın var ve başkasını kendinden iyi savunursun.',
        'Karşılarında yumuşak bir su Güneş’i bulurlar; arkasındaki ateşten Ay’ın bir öfkesi, bir de mizahı olduğu sonra anlaşılır.',
      ],
      earth: [
        'Suyla çalışan Güneş’in neye ihtiyaç olduğunu sezer, topraktaki Ay’ın gidip getirir; sessizce vazgeçilmez olursun.',
        'Derinden hissedersin, Güneş suda; toparlanman ise topraktaki Ay’ın işidir: yemek, uyku, ucu görünen bir iş.',
        'Toprağa oturmuş bir su Güneş’i: Yakınlık duyduğun insan çoktur, güvenin ağır büyür, büyüdü mü de kalır.',
      ],
      air: [
        'Sudaki Güneş’in her şeyi içine alır, havadaki Ay’ın açıkça söylensin ister; ortamın adını koyan çoğu zaman sen olursun.',
        'İnsanların içine sezerek girer, düşünerek çıkarsın: Güneş’in suda, Ay’ın havada.',
        'Güneş suda sokulmak ister, Ay havada pencere açık dursun der; bağların ikisinden de biraz bulunca rahat eder.',
      ],
      water: [
        'Güneş’in ve Ay’ın suda: Havada ne varsa alır, yıllarca hatırlarsın, hangisinin senin olduğunu ayırmak için yalnız kalman gerekir.',
        'Sudaki iki ışıkla hissettiğin ile olduğun şey arasında pek aralık yoktur, dikkatinden kaçan sır da azdır.',
        'Duygunun da bir bilgi olduğunda Güneş’in ile Ay’ın hemfikir; kanıtlayabildiğinden fazlasını bilirsin ve çoğu kez yakındır.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Güneş’in bir ateş burcunda: Kim olduğunu bir şeylere başlayarak öğrenirsin, dinlenmek de sana riskten önce değil sonra yakışır.',
      'Ateşteki Güneş’le olabilecek olan seni olandan çok heyecanlandırır, daha planı yapmadan yüzünden okunur.',
      'İstekle iş arasındaki yolun kısadır, Güneş’in ateşte; durup haritaya bakanlara sabrın biraz kıttır.',
    ],
    earth: [
      'Güneş’in bir toprak burcunda: Kendine, elinden çıkan şey sağlam durdukça güvenirsin, övgü seni sonuç kadar ikna etmez.',
      'Topraktaki Güneş’le söz vermektense göstermeyi seçer, üstüne aldığını genellikle sonuna götürürsün.',
      'Bir şeyin gerçekte ne kadar emek istediğini bilirsin; Güneş’in toprakta, gururun da zaman harcadığın işlerde saklı.',
    ],
    air: [
      'Güneş’in bir hava burcunda: Ne düşündüğünü birine anlatırken bulursun, iyi bir sohbetsiz geçen gün sana eksik gelir.',
      'Havadaki Güneş’in etrafında hem alan hem insan ister; kavgaların çoğunda hakça tartar, kendininkini sona bırakırsın.',
      'Karşındakinin nasıl gördüğünü merak edersin, Güneş’in havada; bu merak bazen kararın bekleyebileceğinden uzun sürer.',
    ],
    water: [
      'Güneş’in bir su burcunda: Kuralları okumadan insanları okursun, hissettiğin şey kararlarına belli ettiğinden çok karışır.',
      'Sudaki Güneş’in dümeni aşağıdan, ruh hâllerinden ve hatıralardan tutar; yine de göründüğü kadar rotadan çıkmazsın.',
      'Geçirgen ve vefalısın, Güneş’in suda; gününü ne yaparak geçirdiğinden çok kiminle geçirdiğin önemlidir.',
    ],
  },
  leads: {
    fire: [
      'Haritanın geri kalanında da ateş ağır basıyor: Önce hareket gelir, gerekçesi arkadan yetişir.',
      'Ağırlık ateşte toplanmış; başkasına cesaret verirsin, onlarınkinin seninkinden çabuk tükendiğini unutabilirsin.',
      'Toplamda ateş önde, yanında da yarım işe tahammülsüzlük; enerjin patlayarak gelir, geldiği gibi gider.',
    ],
    earth: [
      'Haritanın bütününe bakınca toprak ağır basıyor: Kaça mal olur, ne kadar sürer, kimler gelecek, bilmek istersin.',
      'Ağırlık toprakta; var olan hakkında sağlam karar verir, olabilecek olana daha geç ısınırsın.',
      'Toplamda toprak önde; bitirdiğinle ölçülürsün, en çok da kendi gözünde.',
    ],
    air: [
      'Haritanın bütününe bakınca hava ağır basıyor: Bir işe katılmadan önce onu anlamak istersin.',
      'Ağırlık havada; insanları ve düşünceleri kolayca birbirine bağlar, bir yere çivilenince yorulursun.',
      'Toplamda hava önde; bir bakış değişikliği seni bir gün izinden çok dinlendirir.',
    ],
    water: [
      'Haritanın bütününe bakınca su ağır basıyor: Ses tonu, zamanlama, söylenmeden kalan şey sana ilk ulaşandır.',
      'Ağırlık suda; sert ortamları yumuşatır, bir kısmını da eve taşırsın.',
      'Toplamda su önde; şüphe edeceğin şey insan sezgin olmasın.',
    ],
  },
  share: {
    fireEarth: [
      'Ateşle toprak başı birlikte çekiyor: Bugün başlansın, akşama da ortada bir şey olsun istersin.',
      'Haritanın çoğunu ateş ve toprak taşıyor; dayanıklı bir atılım, ikisi hakkında da uzun konuşmaya kapalı.',
    ],
    fireAir: [
      'Ateşle hava başı birlikte çekiyor; keyfin kalabalıkta yükselir, uzun ve sessiz haftalarda iner.',
      'Haritanın çoğunu ateş ve hava taşıyor: çabuk gören, çabuk söyleyen, çoktan öbür işe geçmiş biri.',
    ],
    fireWater: [
      'Ateşle su başı birlikte çekiyor: Tepkilerin güçlü, niyetin sıcak, ikisini de gizlemek zor.',
      'Haritanın çoğunu ateş ve su taşıyor; tutku sana kendiliğinden gelir, sakinlik ise çalışılır.',
    ],
    earthAir: [
      'Toprakla hava başı birlikte çekiyor, kuru ama işe yarar bir ikili: Önce düşün, sonra tutuyor mu bak.',
      'Haritanın çoğunu toprak ve hava taşıyor; makullüğün kusur sayılacak kadar çok, duyguların ise kendi saatinde gelir.',
    ],
    earthWater: [
      'Toprakla su başı birlikte çekiyor: Büyüyen ne varsa bakar, durduğunda ilk sen fark edersin.',
      'Haritanın çoğunu toprak ve su taşıyor; saklar, gözetir, istediğinden daha ağır bırakırsın.',
    ],
    airWater: [
      'Havayla su başı birlikte çekiyor; başkalarının yalnızca sezdiğini söze dökmek sana düşer.',
      'Haritanın çoğunu hava ve su taşıyor: Hayal gücü istediği kadar yer bulur, tarihlerle faturalara artanı kalır.',
    ],
  },
  even: [
    'Hiçbir element ötekilerin önüne geçmiyor; çoğu işe birkaç yandan girebilirsin, birini seçmek biraz sürer.',
    'Dört element sende neredeyse aynı hizada, bu da seni uyumlu ve bir cümleyle anlatılması zor kılar.',
    'Ateş, toprak, hava ve su hemen hemen eşit; farklı insanlar bambaşka birini tanıdığına yemin edebilir.',
  ],
  lacks: {
    fire: [
      'Ateşte hiçbir şeyin yok; ilk itişi bir arkadaştan, bir son tarihten ya da bir iddiadan bekleyebilirsin.',
      'Ateş eksik, acele etme hevesi de öyle; gözüpeklik sende önceden düşünülmüş olur.',
    ],
    earth: [
      'Toprakta hiçbir şeyin yok, düzen bu yüzden sende doğuştan değil, bilerek öğrenilen bir zanaat.',
      'Toprak eksik; hayatın pratik yanı acil olana kadar sırasını bekler.',
    ],
    air: [
      'Havada hiçbir şeyin yok; bir şeyi yıllarca bilip cümlesini sonradan bulabilirsin.',
      'Hava eksik, mesafe koymak zor gelir: Ya içindesindir ya dışında.',
    ],
    water: [
      'Suda hiçbir şeyin yok; duygular sana geç ulaşır, geldiğinde de berraktır.',
      'Su eksik; birini teselli ederken bir şey tamir edersin, bu da sanıldığından çok işe yarar.',
    ],
  },
  modeLacks: {
    cardinal: [
      'Öncü burçlarda hiç gezegen yok; başlatmaktan çok katılmaya ve iyileştirmeye yatkınsın.',
      'Öncü burçlar boş: Açılışı genellikle başkası yapar, sonrasında iyi olan sensin.',
    ],
    fixed: [
      'Sabit burçlarda hiç gezegen yok; bir yolu yıllarca tutmak sana değiştirmekten daha çok çaba ister.',
      'Sabit burçlar boş, bu seni esnek tutar, dayanmayı da bir karar meselesi yapar.',
    ],
    mutable: [
      'Değişken burçlarda hiç gezegen yok; bozulan bir plan sana başkalarından pahalıya mal olur.',
      'Değişken burçlar boş: Başlar ve sürdürürsün, arada eğilip bükülmek ise öğrenilecek yandır.',
    ],
  },
  modes: {
    cardinal: [
      'Tempoyu öncü burçlar belirliyor; bir işi yerinden oynatan çoğu zaman sensin.',
      'Ağırlık öncü burçlarda olunca en iyi hâlin başlangıçlardadır, ortalarda huzursuzlanırsın.',
      'Haritan öncü burçlara yaslanıyor: Bir ihtiyaç gördüğünde onu talimat sayarsın.',
    ],
    fixed: [
      'Tempoyu sabit burçlar belirliyor; geç, köklü ve çoğunlukla kendi sebeplerinle değişirsin.',
      'Ağırlık sabit burçlarda olunca insanlara da fikirlere de ötekilerin bıraktığı yerden sonra tutunursun.',
      'Haritan sabit burçlara yaslanıyor; başladığın iş yakanı bırakmaz.',
    ],
    mutable: [
      'Tempoyu değişken burçlar belirliyor; yürürken ayarlarsın, tek yolu olan işten de çabuk bıkarsın.',
      'Ağırlık değişken burçlarda olunca doğaçlaman iyidir, bir çıkış göründüğünde daha kolay söz verirsin.',
      'Haritan değişken burçlara yaslanıyor: Öbür tarafı da dinler, çoğu zaman onunla da yaşarsın.',
    ],
  },
  modesEven: [
    'Başlamak, sürdürmek, değiştirmek sende aşağı yukarı eşit; niteliklerden hiçbiri baskın değil.',
    'Üç nitelik de ağır basmıyor; durum ne isterse ona göre başlar, tutar ya da bırakırsın.',
    'Öncü, sabit ve değişken burçlar dengede; tempon huyundan çok yanındakilere bağlı.',
  ],
  ruler: {
    aries: [
      'Doğduğunda Koç yükseliyordu; haritanı Mars yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Koç olduğundan dizginler Mars’ta, o da {{inSign}}, {{inHouse}}.',
    ],
    taurus: [
      'Doğduğunda Boğa yükseliyordu; haritanı Venüs yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Boğa olduğundan dizginler Venüs’te, o da {{inSign}}, {{inHouse}}.',
    ],
    gemini: [
      'Doğduğunda İkizler yükseliyordu; haritanı Merkür yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin İkizler olduğundan dizginler Merkür’de, o da {{inSign}}, {{inHouse}}.',
    ],
    cancer: [
      'Doğduğunda Yengeç yükseliyordu; haritanı Ay yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Yengeç olduğundan dizginler Ay’da, o da {{inSign}}, {{inHouse}}.',
    ],
    leo: [
      'Doğduğunda Aslan yükseliyordu; haritanı Güneş yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Aslan olduğundan dizginler Güneş’te, o da {{inSign}}, {{inHouse}}.',
    ],
    virgo: [
      'Doğduğunda Başak yükseliyordu; haritanı Merkür yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Başak olduğundan dizginler Merkür’de, o da {{inSign}}, {{inHouse}}.',
    ],
    libra: [
      'Doğduğunda Terazi yükseliyordu; haritanı Venüs yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Terazi olduğundan dizginler Venüs’te, o da {{inSign}}, {{inHouse}}.',
    ],
    scorpio: [
      'Doğduğunda Akrep yükseliyordu; haritanı Plüton yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Akrep olduğundan dizginler Plüton’da, o da {{inSign}}, {{inHouse}}.',
    ],
    sagittarius: [
      'Doğduğunda Yay yükseliyordu; haritanı Jüpiter yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Yay olduğundan dizginler Jüpiter’de, o da {{inSign}}, {{inHouse}}.',
    ],
    capricorn: [
      'Doğduğunda Oğlak yükseliyordu; haritanı Satürn yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Oğlak olduğundan dizginler Satürn’de, o da {{inSign}}, {{inHouse}}.',
    ],
    aquarius: [
      'Doğduğunda Kova yükseliyordu; haritanı Uranüs yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Kova olduğundan dizginler Uranüs’te, o da {{inSign}}, {{inHouse}}.',
    ],
    pisces: [
      'Doğduğunda Balık yükseliyordu; haritanı Neptün yönetiyor, yeri {{inSign}}, {{inHouse}}.',
      'Yükselenin Balık olduğundan dizginler Neptün’de, o da {{inSign}}, {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'Yönetici 1. evdeyse en uzun süren işin kendinsin; kapıdan girince görülür, kolay kolay yönlendirilmezsin.',
      'Yol böylece dönüp sana çıkar: Kararlarının çoğunda, olmaya çalıştığın kişiye uyar mı diye bakarsın.',
    ],
    2: [
      'Kazanmak, sahip olmak, kendi değerini bilmek: Dönüp dolaşıp geldiğin yer burasıdır.',
      'Neyle geçinebileceğin ve neyi satmayacağın çok şeyi belirler; bağımsızlığın kaça mal olduğunu bilirsin.',
    ],
    3: [
      'Seni gündelik olan taşır: mesajlar, kısa yollar, kardeşler, komşular, işlerin ayaküstü çözüldüğü konuşmalar.',
      'Yolunu sorarak, okuyarak, aktararak bulursun; yeni öğrendiğin bir söz bütün bir ayı çevirebilir.',
    ],
    4: [
      'Ağırlık merkezi evdir; geldiğin ev de olabilir, kurmakta olduğun da.',
      'Kendi kapının ardında olup biten, unvandan ağır basar; dışarıdaki hayatın da onun üstünde durur.',
    ],
    5: [
      'Dümeni sevince göre kırarsın: oyun, aşk, çocuklar ya da sırf güzel olsun diye yaptığın bir şey.',
      'İçindekini gösterebildiğin yerde haritanın geri kalanı peşinden gelir.',
    ],
    6: [
      'Kendini işte ve günün düzeninde sınarsın; iyi yürüyen bir gün sana gösterişlisinden çok yarar.',
      'Yerini işe yarayarak ararsın; yaptığın iş seni çoğu insandan daha çok biçimlendirir.',
    ],
    7: [
      'Kendini başkalarında bulursun: ortakta, rakipte, masanın karşısındaki o tek kişide.',
      'Büyük kararlarının pek azı yalnız verilir; seçtiğin insanlar senin hakkında epey şey söyler.',
    ],
    8: [
      'Paylaşılan ve saklı olan seni çeker: güven, başkasının imkânı, her şeyi değiştiren o konuşma.',
      'Yarım doğrular seni uzun süre tutmaz; yakınlık, bedeliyle birlikte, ömürlük bir konundur.',
    ],
    9: [
      'Dümende ufuk var: yolculuk, öğrenmek, inanmak ya da hepsi bu kadar olamaz demek.',
      'Çerçeve sana ikide bir dar gelir; dönüm noktalarında büyük ihtimalle bir yol ya da bir öğretmen var.',
    ],
    10: [
      'Herkesin önünde yaptığın iş yolu gösterir; sevilmekten çok, iyi yapmak önemlidir senin için.',
      'Bir meslek ya da onun arayışı gerisini sıraya koyar; çalışırken istesen de istemesen de göze çarparsın.',
    ],
    11: [
      'Rotanı dostlar ve ortak davalar çizer; gelecek seni makamdan çok ilgilendirir.',
      'Aynı şeyi başka sebeplerle isteyen insanların arasında kendine gelirsin.',
    ],
    12: [
      'Yol sessizlikten geçer: perde arkasındaki iş, yalnızlık, aceleye ve gösterişe gelmeyen ne varsa.',
      'En güzel saatlerinin bir kısmını kimse görmez; kapanan bir kapı sende kapris değil ihtiyaçtır.',
    ],
  },
  contrast: {
    fireEarth: [
      'Güneş’in ile yükselenin ayrı telden çalıyor, ateş ve toprak: Biri atlar, biri ölçer. Atlayışa tarih, ölçüye son koymak ikisini de rahatlatır.',
      'Yükselenin ile Güneş’in arasında aceleyle ihtiyat çekişir; yeri ihtiyat, saati acele seçince iyi anlaşırlar.',
      'Sende önce ateşi ya da toprağı görürler, ötekini sonra bulurlar; ikisi de sahici, yan yana değil sırayla daha iyi çalışır.',
    ],
    fireAir: [
      'Güneş ile yükselen, ateş ve hava: Yapmakla konuşmak arasında dostça bir çekişme, küçük başlayınca kendiliğinden çözülür.',
      'Özünle duruşunu ateş ve hava paylaşmış; söylediğinle yaptığın sırayla öne geçebilir.',
      'Ateş ve hava, Güneş’in ile yükselenin olarak birbirini kışkırtır; aralarında eksik olan tek şey “geç oldu” diyecek biridir.',
    ],
    fireWater: [
      'Güneş’in ile yükselenin ateş ve su: Aynı konuda hem cesur hem yaralı olabilirsin, bir saatlik gecikme ikisine de iyi gelir.',
      'Ateşle su arasında özün ve duruşun ne kadarını göstereceği konusunda anlaşamaz; ölçüyü o günkü hevese değil güvene bırak.',
      'Gösterdiğinle olduğun, ateşle su kadar ayrı; ikisini de görenler genellikle kalır.',
    ],
    earthAir: [
      'Güneş ile yükselen, toprak ve hava: Biri kurulsun ister, biri anlaşılsın; kâğıda çizilen bir taslak ikisini de doyurur.',
      'Özünle duruşun arasında toprak ve hava var, bu yüzden hafif söz verip ağır iş çıkarabilirsin ya da tam tersi.',
      'Toprakla hava Güneş’inde ve yükseleninde buluşuyor; en iyi, elin bir işle meşgulken düşünürsün.',
    ],
    earthWater: [
      'Güneş’in ile yükselenin toprak ve su; çoğu konuda anlaşır, ikisi de tutar. Bırakmak için bir sebep, bir de mevsim ister.',
      'Toprağın ile suyun arasında akılla gönül aynı oyu verir; asıl öğrenilecek şey hayır demektir.',
      'Özün ve duruşun toprak ve sudan: dışı durgun içi kıpır kıpır ya da tersi.',
    ],
    airWater: [
      'Güneş ile yükselen, hava ve su: Birinin sezdiğini öbürü açıklar; yazmak ikisini aynı masaya oturtur.',
      'Özünle duruşun mesafe konusunda ayrılır, hava ve su; yakınlığı ararsın, pencere de aralık kalsın istersin.',
      'Olduğundan hafif ya da o gün hissettiğinden derin görünebilirsin: Güneş’in ile yükselenin hava ve suyu bölüşmüş.',
    ],
  },
  tightest: {
    conjunction: [
      'En yakın açın bir kavuşum, {{first}} ile {{second}}: Aralarında {{orb}} var, tek kişi gibi davranırlar.',
      '{{first}} ile {{second}} yan yana duruyor; {{orb}} ile haritanın en sıkı bağı bu.',
      'Haritanda birbirine {{first}} ile {{second}} kadar yakın duran yok: {{orb}} arayla kavuşumdalar.',
    ],
    sextile: [
      'En yakın açın bir altmışlık, {{first}} ile {{second}}: Tam açıya {{orb}} var, istenince el uzatırlar.',
      '{{first}} ile {{second}} arasındaki altmışlık en sıkı açın, {{orb}} payla; kullanılmayı bekleyen bir kapı.',
      'Haritanda {{first}} ile {{second}} arasındaki altmışlıktan yakını yok, payı {{orb}}.',
    ],
    square: [
      'En yakın açın bir kare, {{first}} ile {{second}}: Tam açıya {{orb}} var, sürtünür ve seni yürütürler.',
      '{{first}} ile {{second}} arasındaki kare en sıkı açın, {{orb}} payla; biri ötekine rahat vermez.',
      'Haritanda {{first}} ile {{second}} arasındaki kareden yakını yok, payı {{orb}}; en çok orada çalışırsın.',
    ],
    trine: [
      'En yakın açın bir üçgen, {{first}} ile {{second}}: Tam açıya {{orb}} var, o kadar kolay işler ki yetenekten saymayabilirsin.',
      '{{first}} ile {{second}} arasındaki üçgen en sıkı açın, {{orb}} payla; söylenmeden anlaşırlar.',
      'Haritanda {{first}} ile {{second}} arasındaki üçgenden yakını yok, payı {{orb}}.',
    ],
    opposition: [
      'En yakın açın bir karşıt, {{first}} ile {{second}}: Tam açıya {{orb}} var, aynı ipi iki ucundan çekerler.',
      '{{first}} ile {{second}} arasındaki karşıt en sıkı açın, {{orb}} payla; birini çoğu kez başkalarında bulursun.',
      'Haritanda {{first}} ile {{second}} arasındaki karşıttan yakını yok, payı {{orb}}.',
    ],
  },
  next: {
    conjunction: [
      'Ardından {{first}} ile {{second}} geliyor, {{orb}} arayla kavuşumda.',
      'Neredeyse o kadar yakın bir kavuşum daha var, {{first}} ile {{second}}, arası {{orb}}.',
    ],
    sextile: [
      'Ardından {{first}} ile {{second}} altmışlığı geliyor, {{orb}} payla.',
      'Neredeyse o kadar yakın bir altmışlık daha var, {{first}} ile {{second}}, payı {{orb}}.',
    ],
    square: [
      'Ardından {{first}} ile {{second}} karesi geliyor, {{orb}} payla.',
      'Neredeyse o kadar yakın bir kare daha var, {{first}} ile {{second}}, payı {{orb}}.',
    ],
    trine: [
      'Ardından {{first}} ile {{second}} üçgeni geliyor, {{orb}} payla.',
      'Neredeyse o kadar yakın bir üçgen daha var, {{first}} ile {{second}}, payı {{orb}}.',
    ],
    opposition: [
      'Ardından {{first}} ile {{second}} karşıtlığı geliyor, {{orb}} payla.',
      'Neredeyse o kadar yakın bir karşıt daha var, {{first}} ile {{second}}, payı {{orb}}.',
    ],
  },
  pairs: {
    'sun-moon': 'İstediğinle ihtiyacın birbirinden gözünü ayırmaz; ikisine sorulmadan verdiğin karar azdır.',
    'sun-mercury': 'Düşüncelerinle kendini ayırmak zordur; fikrine söyleneni üstüne alabilirsin.',
    'sun-venus': 'Cazibe yüzeye yakındır; beğenilmek, söylediğinden bir tık daha önemlidir.',
    'sun-mars': 'İradenle öfken aynı kapıyı kullanır; çağrılmayı beklemez, durdurulmaktan hoşlanmazsın.',
    'sun-jupiter': 'Büyük düşünür, büyük söz verirsin; sana inanan insanlar bulmakta da şanslısındır.',
    'sun-saturn': 'Bir yanın erken büyümüş; öz güven sana çoğunlukla iyi yapılmış işlerin içinden gelir.',
    'sun-uranus': 'Farklı olmana izin verilsin istersin; hayatın kimsenin işaretlemediği günlerde dönebilir.',
    'sun-neptune': 'Seni etkileyen şeyle kolayca bir olursun; ara sıra bu kimin düşü diye sormaya değer.',
    'sun-pluto': 'Sende, kullanmadan önce de sezilen bir güç var; yarım yol sana hiç uymaz.',
    'sun-ascendant': 'Ya olduğun gibi görünürsün ya da yıllarını bu ikisini buluşturmaya verirsin.',
    'sun-midheaven': 'Kim olduğun ile ne iş yaptığın birbirine bağlı; yanlış iş üstünden belli olur.',
    'moon-mercury': 'Duygu hemen kelimesini arar; birine anlattığın şey yarı yarıya hafifler.',
    'moon-venus': 'Ortamı hoş etmek elinden gelir; sert bir söz gününün sandığından fazlasını yer.',
    'moon-mars': 'Duygu sende bir hamleyle birlikte gelir; önce tepki verir, akşama akıllanırsın.',
    'moon-jupiter': 'Gönlün geniş, tesellilerin bol; ölçüyü öğrenmek biraz zaman alır.',
    'moon-saturn': 'İhtiyaçlarını düzenli ve gözden uzak tutarsın; seni kazanan, kalıcı bir şefkattir.',
    'moon-uranus': 'Ruh hâlin deniz havası gibi döner; seni serbest bırakan bağı bırakmazsın.',
    'moon-neptune': 'Odadaki duyguyu kendininmiş gibi yaşarsın; yetenektir, bir kapısı da olmalı.',
    'moon-pluto': 'Hissettiğin hiçbir şey ufak değildir; güvendin mi temelli güvenirsin.',
    'moon-ascendant': 'Duygun yüzünden okunur; insanlar sana niye anlattıklarını bilmeden anlatır.',
    'moon-midheaven': 'İşin ruh hâline göre kıpırdar; herkesin gördüğü yanında kollayan bir taraf vardır.',
    'mercury-venus': 'Güzel söylersin; iyi kurulmuş bir cümle seni de kandırabilir.',
    'mercury-mars': 'Hızlı düşünür, hemen söylersin; keskinliğini bazen ağzından çıktıktan sonra duyarsın.',
    'mercury-jupiter': 'Büyük resmi görür, onu anlatırsın; küçük harflere bir daha bakmak iyi olur.',
    'mercury-saturn': 'Ağır ve sonuna kadar düşünürsün; sana bir şeyi ikinci kez anlatmak pek gerekmez.',
    'mercury-uranus': 'Fikir sana yandan gelir; çoğu zaman biraz erken haklısındır.',
    'mercury-neptune': 'Resimle düşünür, kastedileni duyarsın; tarihleri ve hesabı birine kontrol ettir.',
    'mercury-pluto': 'Sorunun altındaki soruyu sorar, cevabını da kolay kolay unutmazsın.',
    'mercury-ascendant': 'Dünyayı konuşarak karşılarsın; konuşmuyorsan da düşündüğün bellidir.',
    'mercury-midheaven': 'Hangi mesleğe girersen gir, söz işinin bir parçası olur.',
    'venus-mars': 'Hoşlanmak ile istemek sende yakın durur; insanların fark ettiği bir sıcaklık verir bu.',
    'venus-jupiter': 'Cömert sever, cömert harcarsın; ikisi için de sana pek gücenilmez.',
    'venus-saturn': 'Ağır seçer, seçtiğini bırakmazsın; seni iltifattan çok sadakat duygulandırır.',
    'venus-uranus': 'Çekim birdenbire vurur; yakınlığın bir penceresi açık kalmalıdır.',
    'venus-neptune':
      'İnsanları olabilecekleri hâlleriyle görürsün; hoş bir huydur, yanlış insanda pahalıya patlar.',
    'venus-pluto': 'Yarım yamalak sevmezsin; kaybetmek sana tutmayı öğretmiştir.',
    'venus-ascendant': 'İnsanlarla rahatlığın, gerekçelerinden önce kapı açar.',
    'venus-midheaven': 'İşte adın zevkinle ya da inceliğinle anılır.',
    'mars-jupiter': 'Çok şeye cesaret eder, çoğunu da başarırsın; öğrenilecek olan soluğu ayarlamaktır.',
    'mars-saturn': 'Gaz ile fren yan yana: Başkasını dayanıklılığınla, kendini ani duruşlarınla yorarsın.',
    'mars-uranus': 'Anlık davranır, emri sevmez, karışıklıkta en iyi hâlini bulursun.',
    'mars-neptune': 'Kendinden büyük bir şey için daha iyi dövüşürsün; amaçsız gün seni tüketir.',
    'mars-pluto': 'Gücün, olayın istediğinden fazladır; asıl iş onu nereye koyacağını öğrenmek.',
    'mars-ascendant': 'Enerjinle içeri girersin; kimileri tanışmadan bir adım geriler.',
    'mars-midheaven': 'Hırs sende bedenseldir; iteceğin bir şey olmalı.',
    'jupiter-saturn':
      'Bir yandan büyütür, bir yandan kırparsın; tasarıların genellikle hem iri hem işler olur.',
    'jupiter-uranus': 'Şans sana beklenmedik köşelerden gelir, en çok da alışılmış yoldan çıktığında.',
    'jupiter-neptune': 'İnanmak kolaydır sana, insana, sanata, görünmeyene; sınır çizmek değildir.',
    'jupiter-pluto': 'Baştan sona ne değişebilir diye düşünürsün, başkalarını da yanında götürebilirsin.',
    'jupiter-ascendant': 'Neşeyle girersin; kapladığın yeri de çoğu insan seve seve verir.',
    'jupiter-midheaven': 'Fırsat seni herkesin içinde bulur; paylaştıkça yükselirsin.',
    'saturn-uranus': 'Düzenle özgürlük sende yıllarca pazarlık eder; anlaştıkları şey özgün olur ve dayanır.',
    'saturn-neptune': 'Hayale biçim verirsin ya da biçimi olana dek ondan kuşkulanırsın.',
    'saturn-pluto': 'Yokluğa da devam etmeye de dayanırsın; bu kadar sık dayanmak zorunda kalmamalısın.',
    'saturn-ascendant': 'İlkin mesafeli durursun, yaşından büyük; yıllar geçtikçe yaşından genç.',
    'saturn-midheaven': 'Merdivenden çıkarsın; vardığın yeri de elinde tutarsın.',
    'uranus-ascendant': 'Kimseye benzemediğin hemen anlaşılır; hep aynı olan seni huzursuz eder.',
    'uranus-midheaven': 'Dünyadaki yolun, tabela konmamış bir yerde kıvrılır.',
    'neptune-ascendant': 'İnsanlar sende aradığını görür; karşılarında kimin olduğunu söylemek işe yarar.',
    'neptune-midheaven': 'Yaptığın iş bir şeye hizmet etmeli; tek başına bir unvan sana yetmez.',
    'pluto-ascendant': 'Girdiğin yerde varlığın duyulur; hoş beş seninle pek uzun sürmez.',
    'pluto-midheaven': 'Sana emanet edileni değiştirirsin; büyük ihtimalle bir kez sıfırdan başlamışsındır.',
  },
  patterns: {
    grandCross: [
      'Haritanın dört köşesi birbirini bir büyük haçla tutuyor: Baskı her yandan gelir, hepsini birden hoşnut etmekten vazgeçince dayanıklılığın şaşırtır.',
      'Bir büyük haç dört isteği aynı anda ortada tutar; gücün, hangisinin bekleyebileceğini bilmektir.',
      'Haritandaki büyük haç bir yanına uzun süre yaslanmana izin vermez; dışarıdan bakan buna sebat der.',
    ],
    kite: [
      'Haritana bir uçurtma çizilmiş: Kendiliğinden gelen bir yetenek, onu kullanabileceğin uçta da {{apex}} var.',
      'Kolaylıkla hedef bir uçurtmada buluşuyor; ipi tutan {{apex}}.',
      'Haritanda az rastlanan bir şekil, uçurtma var; içinde akan, çıkışını şu noktada bulur: {{apex}}.',
    ],
    grandTrine: [
      'Üç gezegen bir büyük üçgen kuruyor: Sende bir şey kendiliğinden işler, rahatlığa dönmesin diye de bir görev ister.',
      'Haritadan bir büyük üçgen geçiyor; o kadar pürüzsüz bir yetenek ki onu sana başkasının göstermesi gerekebilir.',
      'Haritandaki büyük üçgen kendi kendine bakan bir çember; kullanıp kullanmamak sana kalmış.',
    ],
    yod: [
      'Bir yod ucunu şuraya çevirmiş: {{apex}}. İki kolay yetenek orada hiç bitmeyen bir ayar ister, o ayar çoğu zaman ustalığın olur.',
      'İki görmeyen açı {{apex}} üzerinde buluşuyor, buna yod denir; yerini en geç bulan yanın odur.',
      'Yodun parmağı {{apex}} üzerinde duruyor; istediği şey biraz tuhaf, çok belirli ve yalnız sana ait.',
    ],
    tSquare: [
      'Bir T-kare gerilimini {{apex}} üzerinde topluyor: En çok orada çalışır, en çok orada gösterecek bir şeyin olur.',
      'Karşı karşıya iki yanın {{apex}} üzerine bastırıyor; T-kare denen bu şekil rahatsızdır ve iş çıkarır.',
      'Bir T-karenin ucunda {{apex}} var; öteki ikisi anlaşamadığında çağrılan hep odur.',
    ],
  },
  stelliumSigns: {
    aries: 'Koç’ta bir kalabalık var; emin olmaktansa ilk olmayı yeğleyen yanın çok.',
    taurus: 'Boğa’da öyle çok gezegen toplanmış ki yavaşlık sende alışkanlıktan öte bir dünya görüşü.',
    gemini: 'İkizler’deki kalabalık sende birkaç sohbeti, çoğunu da aynı anda sürdürür.',
    cancer: 'Yengeç’te bunca gezegen varken kim senin, kim aç, aklından pek çıkmaz.',
    leo: 'Aslan’daki gezegenler sahne ister, isterse mutfakta üç kişilik olsun.',
    virgo: 'Başak’taki kalabalık kusuru karşı kaldırımdan görür, niyeti de yardım etmektir.',
    libra: 'Terazi’de bunca gezegenle ikili düşünürsün; yalnız verilen karar sana yarım gelir.',
    scorpio: 'Akrep’te öyle çok şey duruyor ki yüzeyi sakin tutar, asıl hayatı altta yaşarsın.',
    sagittarius: 'Yay’daki kalabalık öbür tepenin ardını merak eder, bunu da yüksek sesle söyler.',
    capricorn: 'Oğlak’taki gezegenlerle hesabını yılla yaparsın; takviminden daha yumuşaksındır.',
    aquarius: 'Kova’daki kalabalık eğlencedense ilkeyi, ikisindense dostu seçer.',
    pisces: 'Balık’ta bunca gezegen sınırlarını açık bırakır, müziğe de başkasının pazartesisine de.',
  },
  stelliumHouses: {
    1: '1. evde bunca gezegen seni öne iter, canının hiç istemediği günlerde bile.',
    2: '2. evdeki kalabalıkla güvence, seçimlerinin çoğunun içinden geçen bir ip olur.',
    3: '3. evde bunca gezegen seni okutur, sordurur, birkaç sokak içinde koşturur.',
    4: '4. evdeki kalabalık hayatı içeri çeker, eve, aileye, geldiğin yere doğru.',
    5: '5. evde bunca gezegen varken ya bir şey yapman ya birini güldürmen gerekir.',
    6: '6. evdeki kalabalık yüzünden iş senin için nadiren yalnızca iştir.',
    7: '7. evde toplananlar hikâyenin büyükçe bir kısmını, yan yana geldiğin insanlara bırakır.',
    8: '8. evde bunca gezegenle yüzeyde durmazsın, ne insanda ne paranın hesabında.',
    9: '9. evdeki kalabalık seni hep bir şeyin öğrencisi yapar, okulda ya da okulsuz.',
    10: '10. evde toplananlar seni herkesin önüne çıkarır, alkışıyla, sorularıyla.',
    11: '11. evde bunca gezegen varken hayat hikâyenin yarısını dostların anlatır.',
    12: '12. evdeki kalabalık kimsenin girmediği odalar ister, verdiğinde de karşılığını öder.',
  },
  sides: {
    above: [
      'Gezegenlerin çoğu ufkun üstündeydi; hayatın göz önünde, başkalarının arasında ve bir şey uğruna geçer.',
      'Ağırlık ufkun üstünde olunca el âlemin fikri sana kendininkinden önce ulaşır.',
    ],
    below: [
      'Gezegenlerin çoğu ufkun altındaydı: İçeriden dışarıya yaşarsın, ün eksikliğini duyacağın şey değildir.',
      'Ağırlık ufkun altında olunca kendi dört duvarın seni bütün makamlardan iyi tanır.',
    ],
    east: [
      'Gezegenlerin çoğu doğan taraftaydı; şartları kendin koymayı, tek başına başlamayı seversin.',
      'Ağırlık doğuda olunca bir hamleye karşılık vermektense ilkini yapmak sana yakışır.',
    ],
    west: [
      'Gezegenlerin çoğu batan taraftaydı; pek çok şey sana başkaları eliyle gelir, sen de iyi karşılarsın.',
      'Ağırlık batıda olunca zamanlama biraz başkasının elindedir, insanlarla ortada buluşmayı iyi bilirsin.',
    ],
  },
  phases: {
    newMoon: [
      'Yeniay sularında doğmuşsun, her şeyin karanlıkta başladığı vakitte; daha görünürde bir şey yokken içine doğanla hareket edersin.',
      'Yeniaya yakın bir doğum, kaç yaşında olursan ol sana yeni başlayanın dolambaçsızlığını verir.',
    ],
    waxingCrescent: [
      'İncecik büyüyen bir hilalle doğmuşsun: Kopup geldiğin bir şey ve bunu yapacak epey bir itiş var sende.',
      'Büyüyen hilalde doğmak, sana devredilenden her seferinde küçük bir adımla uzaklaştırır.',
    ],
    firstQuarter: [
      'İlk dördünde doğmuşsun, karar vaktinde; biraz direnç görmek çoğu zaman en iyi yanını çıkarır.',
      'İlk dördünde bir doğum seni karışık yerlerin ustası yapar: Önce boşaltır, sonra kurarsın.',
    ],
    waxingGibbous: [
      'Dolmasına az kalmış bir Ay’la doğmuşsun, işin gösterilmeden önce düzeltildiği vakitte; bitti demen kolay değildir.',
      'Büyüyen şişkin Ay’da doğmak, neyin hâlâ daha iyi olabileceğini gören bir göz bırakır.',
    ],
    fullMoon: [
      'Dolunay sularında, her yer aydınlıkken doğmuşsun; çoğu şeyin iki yüzünü görür, insanlara kendilerini gösterirsin.',
      'Dolunayda bir doğum, dileklerinle ihtiyaçlarını karşı karşıya ve göz önünde bırakır.',
    ],
    waningGibbous: [
      'Dolunayın hemen ardından doğmuşsun, anlaşılanın elden ele geçtiği vakitte; açıklamak sana kolay gelir.',
      'Küçülen şişkin Ay’da doğmak seni aktaran biri yapar, en çok da işin püf noktasını.',
    ],
    lastQuarter: [
      'Son dördünde, inanışların sökülüp bakıldığı vakitte doğmuşsun; büyük bir konuda fikrini değiştirmiş olman muhtemel.',
      'Son dördünde bir doğum sana eleştirmenin gözünü verir, kendi tarafın için de.',
    ],
    waningCrescent: [
      'Ay’ın son ince diliminde doğmuşsun, bir şeylerin bırakıldığı vakitte; kimi yerde yaşından büyük, çoğu yerde daha serbestsindir.',
      'Küçülen hilalde doğmak, bitişleri ve onlardan neyin saklanmaya değdiğini sezdirir.',
    ],
  },
  heart: {
    fire: [
      'Ateşteki Venüs cesur insanı sever, sevdiğini de söyler.',
      'Aşkta Venüs’ün sıcaklığa ve yüreğe bakar; ufak bir rekabet de tadını kaçırmaz.',
      'Bir ateş burcundaki Venüs çabuk tutulur, belli de eder.',
    ],
    earth: [
      'Topraktaki Venüs dokunmaya, iyi yemeğe ve vaktinde gelmeye inanır.',
      'Aşkta Venüs’ün söylenene değil yapılana bakar, hatırlar da.',
      'Bir toprak burcundaki Venüs bahara da orada olacak bir şey ister.',
    ],
    air: [
      'Havadaki Venüs sohbetle âşık olur, sohbetle kalır.',
      'Aşkta Venüs’ün zekâya ve hakkaniyete bakar, arada nefes payı bırakarak.',
      'Bir hava burcundaki Venüs, sevdiğinde bir de arkadaş arar.',
    ],
    water: [
      'Sudaki Venüs sezerek sever, ses tonundan incinir.',
      'Aşkta Venüs’ün şefkate bakar, taklidini de ayırt eder.',
      'Bir su burcundaki Venüs kendini ağır verir, sonra da bütünüyle.',
    ],
  },
  mind: {
    fire: [
      'Ateşteki Merkür önce söyler, sonra ne dediğine bakar.',
      'Aklın sıçrayarak çalışır, Merkür’ün ateşte; ayrıntı sonradan yetişir.',
      'Bir ateş burcundaki Merkür lafı dolandırmaz, ikna etmeyi de sever.',
    ],
    earth: [
      'Topraktaki Merkür somut örnek ister, bir kez anladığını da unutmaz.',
      'Aklın adım adım gider, Merkür’ün toprakta; vardığı yerden kolay dönmez.',
      'Bir toprak burcundaki Merkür az konuşur, söylediği işe yarar.',
    ],
    air: [
      'Havadaki Merkür iki şeyi yan yana koyar, aradaki bağı hemen görür.',
      'Aklın konuştukça açılır, Merkür’ün havada; sessizlikte paslanabilir.',
      'Bir hava burcundaki Merkür her görüşe kulak verir, kendininkine en son.',
    ],
    water: [
      'Sudaki Merkür sözden çok söyleyişi duyar, yıllar sonra da hatırlar.',
      'Aklın hissederek tartar, Merkür’ün suda; gerekçesini sonra bulur.',
      'Bir su burcundaki Merkür susarak dinler, söylenmeyeni de not eder.',
    ],
  },
  drive: {
    fire: [
      'Ateşteki Mars hemen davranır, öfkesi de uzun sürmez.',
      'Başlayarak ilerlersin, Mars’ın ateşte; fren sonradan akla gelir.',
      'Bir ateş burcundaki Mars belli bir rakip, açık bir yol ister.',
    ],
    earth: [
      'Topraktaki Mars gücünü eşit harcar, çoğu insandan da geç yorulur.',
      'Azar azar çalışarak ilerlersin, Mars’ın toprakta; öfken ağırdır, tarih unutmaz.',
      'Bir toprak burcundaki Mars bir kere yapar, tam yapar.',
    ],
    air: [
      'Havadaki Mars sözle dövüşür, çoğunu da kazanır.',
      'İnsanları ikna ederek ilerlersin, Mars’ın havada, hem de birkaç cephede birden.',
      'Bir hava burcundaki Mars kıpırdamadan önce işin mantığını görmek ister.',
    ],
    water: [
      'Sudaki Mars duygulanınca harekete geçer, o zaman da şaşırtıcı güçlüdür.',
      'Sezerek ilerlersin, Mars’ın suda; içinden geçemediğinin çevresinden dolanırsın.',
      'Bir su burcundaki Mars önce korur, saldırıyı sona bırakır.',
    ],
  },
};
