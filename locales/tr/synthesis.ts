import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Haritanın bütünü',
  points: { sun: 'Güneş', moon: 'Ay', ascendant: 'Yükselen', midheaven: 'Tepe Noktası (MC)' },
  lights: {
    fire: {
      fire: [
        'Güneş’in de Ay’ın da ateşte: İstediğinle ihtiyaç duyduğun çoğu zaman aynı kapıya çıkar, sen de kimse sormadan yola koyulursun.',
        'Ateşi paylaşan Güneş’le Ay seni çabuk tutuşturur; istemenle hissetmen arasında neredeyse hiç mesafe yoktur, asıl hüner beklemeyi öğrenmektir.',
        'Hem Güneş’in hem Ay’ın ateşten; coşku sana acıkmak kadar doğal gelir, yanındakine de kolayca sıçrar.',
      ],
      earth: [
        'Ateşten bir Güneş, topraktan bir Ay: Gözü kara başlamayı da akşam kendi yatağında uyumayı da seversin; iyi giden yıllarında ikisine de yer olur.',
        'Ateşteki Güneş bir kibrit çakar, topraktaki Ay odun var mı diye bakar; bastığın yer sağlamsa pek çok şeye cesaret edersin.',
        'Güneş’in ateşte; her şeyi yarın bırakıp gidecekmiş gibi görünürsün, topraktaki Ay ise evin kirasını çoktan yatırmıştır.',
      ],
      air: [
        'Güneş’teki ateşle Ay’daki hava birbirini besler: Bir fikir seni yerinden kaldırır, anlattıkça büyür, akşama yarısı yapılmış olur.',
        'İşe bir an önce girişirsin; Güneş ateşte, Ay havada olunca plan sana bazen yolda yetişir, ama yanında sıkılan az olur.',
        'Ateşteki Güneş’e havadaki bir Ay eşlik ediyor: Keyfin kaçtığında içini dökmek yeter, çoğu sıkıntın sohbetten uzun sürmez.',
      ],
      water: [
        'Ateşteki Güneş “Haydi” der, sudaki Ay “Ya kırılırlarsa?” diye sorar; sen ikisini de dinlemeyi erken öğrenmiş olmalısın.',
        'Güneş ateşte olduğundan rahat ve kendinden emin görünürsün; sudaki Ay ise sanılandan kolay incinir.',
        'Ateşten bir Güneş’le sudan bir Ay buluşunca buhar çıkar: Duygun güçlüdür, hemen bir şey yapmak ister, bir saat sonra da yumuşar.',
      ],
    },
    earth: {
      fire: [
        'Topraktaki Güneş ağır ağır kurar, ateşteki Ay bu yavaşlığa dayanamaz; hayatın sabır ile ani sıçrayışlar arasında gidip gelebilir.',
        'Güneş toprakta olduğu için ilk sakinliğin görülür; ateşteki Ay’ının ne çabuk parladığını aynı evde yaşayanlar bilir.',
        'Güneş’in toprakta, Ay’ın ateşte: Elindeki iş hem düzgün olsun istersin hem de öğlene bitsin.',
      ],
      earth: [
        'Güneş’in de Ay’ın da toprakta: Kalıcı olana güvenir, söylediğinden fazlasını yaparsın; durup dururken altüst olmak sana göre değildir.',
        'Toprakta bir Güneş, toprakta bir Ay: Yerken de dinlenirken de acele etmezsin, kimin sözünde durduğunu da unutmazsın.',
        'Toprağı paylaşan Güneş’inle Ay’ın elle tutulur şeylerde anlaşır: Sevgini bir işin ucundan tutarak belli eder, en iyi de iş bitince dinlenirsin.',
      ],
      air: [
        'Topraktaki Güneş sonuç ister, havadaki Ay “Bir de şu yanından bakalım” der; işi iyi kavrar, biraz geç bitirirsin.',
        'Ellerin meşgulken gönlün doğru kelimeyi arar: Toprakta bir Güneş’in, havada bir Ay’ın var.',
        'Güneş’in toprakta: Seninle iş yapmak kolaydır; Ay havada olduğu için iç dünyan göründüğünden hafiftir.',
      ],
      water: [
        'Topraktaki Güneş’inle sudaki Ay’ın iyi geçinir: Kimin neyi eksik, söylenmeden anlar, kalkıp kendi elinle tamamlarsın.',
        'Topraktaki Güneş ayağını kuru tutar, sudaki Ay her gelgiti duyar; ikisi bir araya gelince ortaya insanların sırtını dayadığı biri çıkar.',
        'Güneş’in toprakta, Ay’ın suda: Başkalarına çatı olmayı bilirsin, o çatının altına kendin girmeyi ise bazen unutursun.',
      ],
    },
    air: {
      fire: [
        'Havadaki Güneş’le ateşteki Ay seni hızlandırır: Konuşarak düşünür, yaparak hissedersin, aynı konu uzayınca da sıkılabilirsin.',
        'Havadaki Güneş iki yanı da tartarken ateşteki Ay çoktan taraf tutmuştur; en çetin tartışmaların kendinledir.',
        'Güneş’in havada, Ay’ın ateşte: Aklına düşen bir fikir seni yerinde oturtmaz, onu sabaha kadar kendine saklayamazsın.',
      ],
      earth: [
        'Havadaki Güneş fikirden fikre gezer, topraktaki Ay akşam yemeğinin saatini sorar; ikisine de belli ettiğinden çok ihtiyacın var.',
        'Sözün hafif, yerin sağlamdır: Havadaki Güneş değişiklikten, topraktaki Ay kendi koltuğundan hoşlanır.',
        'Fikrini bir dakikada, alışkanlığını on yılda değiştirebilirsin; Güneş’in havada, Ay’ın toprakta.',
      ],
      air: [
        'Güneş’in de Ay’ın da havada: Bir şey senin için ancak konuşulunca gerçek olur, araya giren sessizlik huzurunu kaçırır.',
        'Güneş’in havada, Ay’ın havada: Ne hissettiğini görmek için bir adım geri çekilir, onu güzelce de anlatırsın; duygunun kendisi bir gün sonra gelir.',
        'Güneş’inle Ay’ın havayı paylaşıyor: Sohbete yakın, insana bir adım uzak durduğunda dengen yerindedir.',
      ],
      water: [
        'Havadaki Güneş daha açıklarken sudaki Ay çoktan anlamıştır; ömrünün bir kısmı bu ikisine tercümanlık etmekle geçer.',
        'Sesin hissettiğinden sakin çıkar: Havadaki Güneş kelimeyi bulur, sudaki Ay kelimeye sığmayanı saklar.',
        'Güneş’in havada: Her şeyi konuşabilirsin; konuştuğun şeyi hissetmek içinse sudaki Ay’ına sakin bir akşam gerekir.',
      ],
    },
    water: {
      fire: [
        'Sudaki Güneş usulca yoklar, ateşteki Ay bir an önce bitsin ister; aynı cümlede hem şefkatli hem sabırsız olabilirsin.',
        'Güneş’in suda, Ay’ın ateşte: İçine dokunan bir şey seni hemen ayağa kaldırır, başkasını kendinden iyi savunursun.',
        'Seni önce sudaki Güneş’inin derinliğiyle tanırlar; ateşteki Ay’ının öfkesi de mizahı da sonradan ortaya çıkar.',
      ],
      earth: [
        'Sudaki Güneş neye ihtiyaç olduğunu sezer, topraktaki Ay gidip getirir; sessiz sedasız vazgeçilmez biri olabilirsin.',
        'Güneş suda olduğu için derinden hissedersin; seni toparlamak topraktaki Ay’ına düşer: yemek, uyku, sonu görünen bir iş.',
        'Güneş’in suda, Ay’ın toprakta: Kanının kaynadığı insan çoktur, güvenin ise ağır büyür, büyüdü mü de kalır.',
      ],
      air: [
        'Sudaki Güneş her şeyi içine alır, havadaki Ay açıkça söylensin ister; herkesin sezip söylemediğini çoğu zaman sen söylersin.',
        'Bir ortama sezerek girer, düşünerek çıkarsın: Güneş’in suda, Ay’ın havada.',
        'Sudaki Güneş sokulmak ister, havadaki Ay “Pencere açık dursun” der; ikisinden de biraz bulduğun bağda rahat edersin.',
      ],
      water: [
        'Güneş’in de Ay’ın da suda: Çevrende ne varsa içine çeker, yıllarca hatırlarsın; hangisinin senin olduğunu ayırt etmek için yalnız kalman gerekir.',
        'Güneş’in suda, Ay’ın suda: Ne hissediyorsan o olursun, gözünden kaçan sır da azdır.',
        'Suyu paylaşan Güneş’inle Ay’ın duyguyu bilgiden sayar; kanıtlayamadığın pek çok şeyi sezer, çoğu kez de doğruya yaklaşırsın.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Güneş’in bir ateş burcunda: Kim olduğunu bir işe kalkışa kalkışa öğrenirsin, dinlenmek ancak ondan sonra aklına gelir.',
      'Ateşteki Güneş’le, henüz olmayan bir şey seni var olandan çok heyecanlandırır; bu, daha plan yokken yüzünden okunur.',
      'Güneş’in ateşte, istemekle yapmak arasındaki yol da sende kısadır; her köşede durup yol soranlara sabrın az olabilir.',
    ],
    earth: [
      'Güneş’in bir toprak burcunda: Elinden çıkan iş sağlam durdukça kendine güvenirsin, övgüden çok sonuca inanırsın.',
      'Topraktaki Güneş’le söz vermektense göstermeyi seçer, üstlendiğini genellikle sonuna kadar götürürsün.',
      'Bir şeyin gerçekte ne kadar emek istediğini bilirsin; Güneş’in toprakta, gururun da zaman harcadığın işlerde saklı.',
    ],
    air: [
      'Güneş’in bir hava burcunda: Ne düşündüğünü birine anlatırken bulursun, sohbetsiz geçen bir gün sana eksik gelir.',
      'Havadaki Güneş’le çevrende hem insan hem ferahlık ararsın; başkalarının kavgasını hakça tartar, kendi kavganda zorlanabilirsin.',
      'Güneş havada olduğundan karşındakinin meseleye nasıl baktığını merak edersin; karar seni beklerken bu merak bazen uzun sürer.',
    ],
    water: [
      'Güneş’in bir su burcunda: Kurallardan önce insanları okursun, duyguların kararlarına belli ettiğinden çok karışır.',
      'Sudaki Güneş’le yönünü o günkü hâline ve hatıralarına göre bulursun; dağınık görünsen de vardığın yer pek şaşmaz.',
      'Güneş’in suda: Çabuk etkilenir, kolay unutmazsın; bir günün nasıl geçtiğinden çok kiminle geçtiği aklında kalır.',
    ],
  },
  leads: {
    fire: [
      'Haritanın bütününe bakınca ateş ağır basıyor: Çoğu işi önce kalkıp yaparsın, nedenini sorulunca düşünürsün.',
      'Ağırlık ateşte; başkalarına cesaret verir, onların gücünün seninkinden çabuk tükendiğini unutabilirsin.',
      'Toplamda ateş önde; gönülsüz iş yapamazsın, hevesin birden gelir, geldiği gibi de gider.',
    ],
    earth: [
      'Haritanın bütününe bakınca toprak ağır basıyor: Kaça mal olur, ne kadar sürer, kimler gelecek, bilmek istersin.',
      'Ağırlık toprakta; eldekini iyi tartar, ihtimallere daha geç ısınırsın.',
      'Toplamda toprak önde; bitirdiğin işle ölçülmek istersin, en sıkı ölçen de sensindir.',
    ],
    air: [
      'Haritanın bütününe bakınca hava ağır basıyor: Bir fikre katılmadan önce onu anlamak istersin.',
      'Ağırlık havada; insanları ve düşünceleri kolayca birbirine bağlar, bir yere çakılıp kalınca yorulursun.',
      'Toplamda hava önde; bir işe başka bir yanından bakabilmek seni bir günlük izinden çok dinlendirir.',
    ],
    water: [
      'Haritanın bütününe bakınca su ağır basıyor: Bir yere girince ilk fark ettiğin, kimin keyifsiz olduğudur.',
      'Ağırlık suda; sert ortamları yumuşatır, o sertliğin birazını da eve taşırsın.',
      'Toplamda su önde; bir karar aklına yatsa bile içine sinmedikçe rahat etmezsin.',
    ],
  },
  share: {
    fireEarth: [
      'Ateşle toprak başı birlikte çekiyor: Bugün başlansın, akşama da ortada bir şey olsun istersin.',
      'Haritanın çoğunu ateş ve toprak taşıyor; içinde bir köz durur, uzun dayanırsın, bunun lafını da pek etmezsin.',
    ],
    fireAir: [
      'Ateşle hava başı birlikte çekiyor; keyfin insan içinde yerine gelir, uzun ve sessiz haftalarda kaçar.',
      'Haritanın çoğunu ateş ve hava taşıyor: çabuk gören, çabuk söyleyen, çoktan öbür işe geçmiş biri.',
    ],
    fireWater: [
      'Ateşle su başı birlikte çekiyor: Tepkin güçlüdür, gönlün sıcak, ikisini de zor saklarsın.',
      'Haritanın çoğunu ateş ve su taşıyor; tutku sana kendiliğinden gelir, sakinlik ise emek ister.',
    ],
    earthAir: [
      'Toprakla hava başı birlikte çekiyor, kuru ama işe yarar bir ikili: Önce düşünür, sonra düşündüğün tutuyor mu diye bakarsın.',
      'Haritanın çoğunu toprak ve hava taşıyor; bazen fazlasıyla makulsün, duyguların ise kendi saatinde gelir.',
    ],
    earthWater: [
      'Toprakla su başı birlikte çekiyor: Büyüyen ne varsa ona bakar, büyümesi durunca ilk sen fark edersin.',
      'Haritanın çoğunu toprak ve su taşıyor; saklar, gözetir, elden çıkarmakta biraz geç kalırsın.',
    ],
    airWater: [
      'Havayla su başı birlikte çekiyor; başkalarının yalnızca sezdiğini söze dökmek sana düşer.',
      'Haritanın çoğunu hava ve su taşıyor: Hayal gücü istediği kadar yer bulur, tarihlerle faturalara artanı kalır.',
    ],
  },
  even: [
    'Hiçbir element ötekilerin önüne geçmiyor; çoğu işe birkaç yandan girebilirsin, birini seçmen biraz sürer.',
    'Elementlerin arasında açık ara önde giden yok; pek çok ortama uyarsın, seni bir cümleyle anlatmak isteyen zorlanır.',
    'Haritanın ağırlığı tek bir elementte toplanmıyor; seni tanıyan iki kişi bambaşka birini anlatabilir.',
  ],
  lacks: {
    fire: [
      'Ateşte hiç gezegenin yok; seni ilk harekete geçiren bir arkadaş, bir son tarih ya da bir iddia olabilir.',
      'Gezegenlerinde ateş yok, aceleye de hevesin az; büyük bir riski göze almadan önce enine boyuna düşünürsün.',
    ],
    earth: [
      'Toprakta hiç gezegenin yok; düzen sende sonradan, bile isteye öğrenilen bir zanaattır.',
      'Gezegenlerinde toprak yok; hayatın pratik yanı acil olana kadar sırasını bekler.',
    ],
    air: [
      'Havada hiç gezegenin yok; bir şeyi yıllarca bilip cümlesini sonradan bulabilirsin.',
      'Gezegenlerinde hava yok, mesafe koymak zor gelir: Bir işin ya içindesindir ya dışında.',
    ],
    water: [
      'Suda hiç gezegenin yok; ne hissettiğini söyleyebilmek için önce oturup düşünmen gerekebilir.',
      'Gezegenlerinde su yok; birini teselli edecekken kalkıp bir şeyini tamir edersin, bu da sanıldığından çok işe yarar.',
    ],
  },
  modeLacks: {
    cardinal: [
      'Öncü burçlarda hiç gezegen yok; başlatmaktan çok katılmaya ve iyileştirmeye yatkınsın.',
      'Öncü burçlar boş: Açılışı genellikle başkası yapar, sen sonrasında iyisindir.',
    ],
    fixed: [
      'Sabit burçlarda hiç gezegen yok; yıllarca aynı yolda kalmak sana yol değiştirmekten zor gelir.',
      'Sabit burçlar boş: Esneksindir, dayanmak içinse her seferinde yeniden karar vermen gerekir.',
    ],
    mutable: [
      'Değişken burçlarda hiç gezegen yok; bozulan bir plan seni başkalarından çok yorar.',
      'Değişken burçlar boş: Başlamak da sürdürmek de tamam, arada esnemeyi öğrenmek zaman alır.',
    ],
  },
  modes: {
    cardinal: [
      'Tempoyu öncü burçlar belirliyor; bir işi yerinden oynatan çoğu zaman sensin.',
      'Öncü burçlar öne çıktığından en iyi hâlin başlangıçlarda ortaya çıkar, işin ortasında huzursuzlanırsın.',
      'Haritan öncü burçlara yaslanıyor: Bir eksik gördün mü söylenmesini beklemezsin.',
    ],
    fixed: [
      'Tempoyu sabit burçlar belirliyor; alışkanlıklarını geç, ama kökten ve çoğunlukla kendi sebeplerinle değiştirirsin.',
      'Sabit burçlar öne çıktığından, başkaları çoktan bırakmışken sen insana da işe de tutunursun.',
      'Haritan sabit burçlara yaslanıyor; başladığın iş yakanı bırakmaz.',
    ],
    mutable: [
      'Tempoyu değişken burçlar belirliyor; aksayanı yolda düzeltir, tek biçimde yapılan işten çabuk bıkarsın.',
      'Değişken burçlar öne çıktığından doğaçlamayı iyi yapar, geri dönülebilecek işlere daha kolay girersin.',
      'Haritan değişken burçlara yaslanıyor: Öbür tarafı da dinler, çoğu zaman biraz hak da verirsin.',
    ],
  },
  modesShare: {
    cardinalFixed: [
      'Haritayı öncü ve sabit burçlar birlikte taşıyor: Başlatırsın, başlattığını da kolay bırakmazsın.',
      'Öncü burçlarla sabit burçlar hemen hemen eşit; başlamak da kalmak da sana kolay gelir, geri dönmek zor.',
    ],
    cardinalMutable: [
      'Haritayı öncü ve değişken burçlar birlikte taşıyor: Çabuk başlar, yolda uyum sağlarsın; uzun orta bölüm sabır ister.',
      'Öncü burçlarla değişken burçlar hemen hemen eşit; çabuk harekete geçer, çabuk da yön değiştirirsin.',
    ],
    fixedMutable: [
      'Haritayı sabit ve değişken burçlar birlikte taşıyor: Yolunu korursun ama kırılmadan eğilmeyi de bilirsin.',
      'Sabit burçlarla değişken burçlar hemen hemen eşit; kalmak da uyum sağlamak da elinden gelir, ilk adım biraz gecikir.',
    ],
  },
  modesEven: [
    'Burç niteliklerinden hiçbiri baskın değil; aynı hafta içinde hem inatçı hem uysal olabilirsin.',
    'Üç burç niteliğinin hiçbiri ağır basmıyor; ne zaman hızlanıp ne zaman duracağına duruma göre karar verirsin.',
    'Öncü, sabit ve değişken burçların hiçbiri açıkça önde değil; tempon huyundan çok yanındakilere bağlı.',
  ],
  ruler: {
    aries: [
      'Doğduğunda Koç yükseliyordu; haritanı yöneten Mars {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Koç olduğundan dizginler Mars’ta, o da {{inSign}}, {{inHouse}}.',
    ],
    taurus: [
      'Doğduğunda Boğa yükseliyordu; haritanı yöneten Venüs {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Boğa olduğundan dizginler Venüs’te, o da {{inSign}}, {{inHouse}}.',
    ],
    gemini: [
      'Doğduğunda İkizler yükseliyordu; haritanı yöneten Merkür {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in İkizler olduğundan dizginler Merkür’de, o da {{inSign}}, {{inHouse}}.',
    ],
    cancer: [
      'Doğduğunda Yengeç yükseliyordu; haritanı yöneten Ay {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Yengeç olduğundan dizginler Ay’da, o da {{inSign}}, {{inHouse}}.',
    ],
    leo: [
      'Doğduğunda Aslan yükseliyordu; haritanı yöneten Güneş {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Aslan olduğundan dizginler Güneş’te, o da {{inSign}}, {{inHouse}}.',
    ],
    virgo: [
      'Doğduğunda Başak yükseliyordu; haritanı yöneten Merkür {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Başak olduğundan dizginler Merkür’de, o da {{inSign}}, {{inHouse}}.',
    ],
    libra: [
      'Doğduğunda Terazi yükseliyordu; haritanı yöneten Venüs {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Terazi olduğundan dizginler Venüs’te, o da {{inSign}}, {{inHouse}}.',
    ],
    scorpio: [
      'Doğduğunda Akrep yükseliyordu; haritanı yöneten Plüton (eskilere göre Mars) {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Akrep olduğundan dizginler Plüton’da (eskilere göre Mars’ta); Plüton {{inSign}}, {{inHouse}}.',
    ],
    sagittarius: [
      'Doğduğunda Yay yükseliyordu; haritanı yöneten Jüpiter {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Yay olduğundan dizginler Jüpiter’de, o da {{inSign}}, {{inHouse}}.',
    ],
    capricorn: [
      'Doğduğunda Oğlak yükseliyordu; haritanı yöneten Satürn {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Oğlak olduğundan dizginler Satürn’de, o da {{inSign}}, {{inHouse}}.',
    ],
    aquarius: [
      'Doğduğunda Kova yükseliyordu; haritanı yöneten Uranüs (eskilere göre Satürn) {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Kova olduğundan dizginler Uranüs’te (eskilere göre Satürn’de); Uranüs {{inSign}}, {{inHouse}}.',
    ],
    pisces: [
      'Doğduğunda Balık yükseliyordu; haritanı yöneten Neptün (eskilere göre Jüpiter) {{inSign}}, {{inHouse}} duruyor.',
      'Yükselen’in Balık olduğundan dizginler Neptün’de (eskilere göre Jüpiter’de); Neptün {{inSign}}, {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'En uzun soluklu işin kendini kurmaktır; kapıdan girer girmez fark edilir, kolay kolay yönlendirilmezsin.',
      'Yollar dönüp sana çıkar: Çoğu kararda, olmak istediğin kişiye yakışır mı diye bakarsın.',
    ],
    2: [
      'Dönüp dolaşıp aynı konuya gelirsin: kazanmak, sahip olmak, kendi değerini bilmek.',
      'Neyle geçinebileceğin, neyi hiç satmayacağın çok şeyi belirler; bağımsızlığın bedelini bilirsin.',
    ],
    3: [
      'Seni gündelik hayat taşır: mesajlar, kısa yollar, komşular, işlerin ayaküstü çözüldüğü konuşmalar.',
      'Yolunu sora sora, okuya anlata bulursun; yeni öğrendiğin bir kelime koca bir ayın gidişini değiştirebilir.',
    ],
    4: [
      'Her şeyin ortasında ev durur; bu, büyüdüğün ev de olabilir, kurmakta olduğun da.',
      'Kapını kapattıktan sonra olup bitenler sana unvandan önemli gelir; dışarıdaki hayatın da bunlara yaslanır.',
    ],
    5: [
      'Seni sevinç yönlendirir: oyun, aşk, bir çocukla geçen öğleden sonra ya da sırf güzel olsun diye yaptığın bir şey.',
      'İçindekini gösterebildiğin yerde gerisi çoğu zaman peşinden gelir.',
    ],
    6: [
      'Kendini işte ve günün düzeninde sınarsın; iyi yürüyen bir gün sana gösterişlisinden çok yarar.',
      'Yerini işe yarayarak ararsın; yaptığın iş seni çoğu insandan daha çok biçimlendirir.',
    ],
    7: [
      'Kendini başkalarında bulursun: ortakta, rakipte, masanın karşısındaki o tek kişide.',
      'Büyük kararlarının pek azını tek başına verirsin; seçtiğin insanlar senin hakkında epey şey söyler.',
    ],
    8: [
      'Paylaşılan ve saklı olan seni çeker: güven, ortak bir hesap, her şeyi değiştiren o konuşma.',
      'Yarım doğrularla uzun süre oyalanmazsın; yakınlığı, bedeliyle birlikte, ömür boyu öğrenirsin.',
    ],
    9: [
      'Seni ufuk çağırır: yolculuk, öğrenmek, inanmak ya da yalnızca “Hepsi bu olamaz” demek.',
      'Bulunduğun yer sana ikide bir dar gelir; dönüm noktalarında bir yolculuk ya da bir öğretmen olabilir.',
    ],
    10: [
      'Yolunu herkesin gördüğü işler çizer; orada işi iyi yapmak senin için sevilmekten önce gelir.',
      'Hayatının gerisini mesleğin ya da meslek arayışın sıraya koyar; çalışırken istesen de istemesen de göze çarparsın.',
    ],
    11: [
      'Yönünü dostlar ve ortak dertler belirler; gelecek seni makamdan çok ilgilendirir.',
      'Aynı şeyi başka başka sebeplerle isteyen insanların arasında en çok kendin olursun.',
    ],
    12: [
      'Yolun sessizlikten geçer: perde arkasındaki iş, yalnızlık, aceleye ve gösterişe gelmeyen ne varsa.',
      'En güzel saatlerinin bir kısmını kimse görmez; arada kapını kapatmak senin için ihtiyaçtır.',
    ],
  },
  contrast: {
    fireEarth: [
      'Güneş’inle Yükselen’in, ateş ile toprak, ayrı telden çalıyor: Biri atlamak, öbürü ölçmek ister. Atlayışa bir tarih, ölçüp biçmeye bir sınır koyunca ikisi de rahatlar.',
      'Yükselen’inle Güneş’in arasında acele ile ihtiyat çekişir; yeri ihtiyat, saati acele seçince iyi anlaşırlar.',
      'Sende önce ya ateş ya toprak görülür, öteki sonradan çıkar; ikisi de sahicidir, sırayla söz alınca daha iyi geçinirler.',
    ],
    fireAir: [
      'Güneş ile Yükselen, ateş ve hava: Yapmak ile konuşmak dostça çekişir, işe küçükten başlayınca barışırlar.',
      'Özün ile duruşunu ateş ve hava paylaşmış; bir gün sözün öne geçer, bir gün yaptığın.',
      'Biri ateş, biri hava olan Güneş’inle Yükselen’in birbirini körükler; eksikleri “Geç oldu” diyecek biridir.',
    ],
    fireWater: [
      'Güneş’inle Yükselen’inden biri ateş, biri su: Aynı konuda hem cesur hem kırılgan olabilirsin, araya bir gece girmesi ikisine de iyi gelir.',
      'Biri ateş, öteki su: Özün ile duruşun ne kadarının gösterileceğinde anlaşamaz; ölçüyü karşındakine duyduğun güvene bırak.',
      'Gösterdiğin ile olduğun ateşle su kadar ayrı; ikisini de tanıyanlar genellikle yanında kalır.',
    ],
    earthAir: [
      'Güneş ile Yükselen, toprak ve hava: Biri kurulsun ister, biri anlaşılsın; kâğıda çizilen bir taslak ikisini de doyurur.',
      'Özün ile duruşun arasında toprak ve hava var: Konuşurken hafif, iş başında ağır olabilirsin ya da tam tersi.',
      'Toprak ile hava Güneş’inde ve Yükselen’inde buluşuyor; en iyi fikirlerin çoğu yürürken gelir.',
    ],
    earthWater: [
      'Biri toprak, biri su olan Güneş’inle Yükselen’in çoğu konuda anlaşır, ellerindekini bırakmayı da sevmezler. Bir şeyi bırakacaksan gününü önceden belirle.',
      'Güneş’inle Yükselen’in toprakla suyu bölüşünce akıl ile gönül çoğu kez aynı oyu verir; asıl öğrenmen gereken, “hayır” diyebilmektir.',
      'Özün ile duruşun toprak ve sudan: Dışın durgun, iç dünyan kıpır kıpırdır ya da tam tersi.',
    ],
    airWater: [
      'Güneş ile Yükselen, hava ve su: Birinin sezdiğini öbürü açıklar; yazmak ikisini aynı masaya oturtur.',
      'Biri hava, öteki su: Özün ile duruşun mesafe konusunda ayrılır; yakınlığı arar, bulunca biraz uzaklaşmak istersin.',
      'Olduğundan hafif ya da o gün hissettiğinden derin görünebilirsin: Güneş’inle Yükselen’in havayla suyu bölüşmüş.',
    ],
  },
  tightest: {
    conjunction: [
      'Önce {{first}} ile {{second}} arasındaki kavuşum okunur: Aralarında {{orb}} var, tek kişi gibi davranırlar.',
      '{{first}} ile {{second}} yan yana duruyor; {{orb}} arayla haritanın belirgin bağlarından biri bu.',
      'Haritanda {{first}} ile {{second}} birlikte anılır: {{orb}} arayla kavuşumdalar.',
    ],
    sextile: [
      'Önce {{first}} ile {{second}} arasındaki altmışlık okunur: Tam açıdan {{orb}} uzaktalar, gerektiğinde birbirlerine el uzatırlar.',
      '{{first}} ile {{second}} arasındaki altmışlık belirgin açılarından biri, uzaklığı {{orb}}; kullandıkça birbirlerine alışırlar.',
      'Haritanda önce {{first}} ile {{second}} arasındaki altmışlık okunur, tam açıya uzaklığı {{orb}}.',
    ],
    square: [
      'Önce {{first}} ile {{second}} arasındaki kare okunur: Tam açıdan {{orb}} uzaktalar, birbirleriyle sürtüşür, seni de rahat bırakmazlar.',
      '{{first}} ile {{second}} arasındaki kare belirgin açılarından biri, uzaklığı {{orb}}; biri ötekine rahat vermez.',
      'Haritanda önce {{first}} ile {{second}} arasındaki kare okunur, tam açıya uzaklığı {{orb}}; sürtüşme de orada, itici güç de.',
    ],
    trine: [
      'Önce {{first}} ile {{second}} arasındaki üçgen okunur: Tam açıdan {{orb}} uzaktalar, öyle kolay anlaşırlar ki bunu yetenekten saymayabilirsin.',
      '{{first}} ile {{second}} arasındaki üçgen belirgin açılarından biri, uzaklığı {{orb}}; konuşmadan anlaşırlar.',
      'Haritanda önce {{first}} ile {{second}} arasındaki üçgen okunur, tam açıya uzaklığı {{orb}}.',
    ],
    opposition: [
      'Önce {{first}} ile {{second}} arasındaki karşıt açı okunur: Tam açıdan {{orb}} uzaktalar, aynı ipi iki ucundan çekerler.',
      '{{first}} ile {{second}} arasındaki karşıt açı belirgin açılarından biri, uzaklığı {{orb}}; ikisinden birine çoğu kez başkalarında rastlarsın.',
      'Haritanda önce {{first}} ile {{second}} arasındaki karşıt açı okunur, tam açıya uzaklığı {{orb}}.',
    ],
  },
  next: {
    conjunction: [
      'Ardından {{first}} ile {{second}} geliyor, {{orb}} arayla kavuşumda.',
      'Bu açının yanında {{first}} ile {{second}} arasındaki kavuşum var, uzaklığı {{orb}}.',
    ],
    sextile: [
      'Ardından {{first}} ile {{second}} arasındaki altmışlık geliyor, uzaklığı {{orb}}.',
      'Bu açının yanında {{first}} ile {{second}} arasındaki altmışlık var, uzaklığı {{orb}}.',
    ],
    square: [
      'Ardından {{first}} ile {{second}} arasındaki kare geliyor, uzaklığı {{orb}}.',
      'Bu açının yanında {{first}} ile {{second}} arasındaki kare var, uzaklığı {{orb}}.',
    ],
    trine: [
      'Ardından {{first}} ile {{second}} arasındaki üçgen geliyor, uzaklığı {{orb}}.',
      'Bu açının yanında {{first}} ile {{second}} arasındaki üçgen var, uzaklığı {{orb}}.',
    ],
    opposition: [
      'Ardından {{first}} ile {{second}} arasındaki karşıt açı geliyor, uzaklığı {{orb}}.',
      'Bu açının yanında {{first}} ile {{second}} arasındaki karşıt açı var, uzaklığı {{orb}}.',
    ],
  },
  pairs: {
    'sun-moon': 'İstediğinle ihtiyacın birbirinden gözünü ayırmaz; ikisine danışmadan verdiğin karar azdır.',
    'sun-mercury': 'Kendini düşüncelerinden ayırman zordur; fikrine söyleneni üstüne alınabilirsin.',
    'sun-venus': 'Sevimliliğin çabuk görülür; beğenilmek senin için söylediğinden biraz daha önemlidir.',
    'sun-mars': 'İradenle öfken aynı kapıyı kullanır; çağrılmayı beklemez, durdurulmaktan hoşlanmazsın.',
    'sun-jupiter': 'Büyük düşünür, büyük söz verirsin; sana inanacak birilerini çoğu zaman bulursun.',
    'sun-saturn': 'Bir yanın erken büyümüş; kendine güvenin çoğunlukla iyi yaptığın işlerden gelir.',
    'sun-uranus': 'Kalıba girmeye gelemezsin; hayatın, takvimde işareti olmayan bir gün yön değiştirebilir.',
    'sun-neptune':
      'Seni etkileyen şeyle kolayca bütünleşirsin; ara sıra “Bu kimin hayali?” diye sormak iyi gelir.',
    'sun-pluto': 'Sende, kullanmasan da sezilen bir güç var; yarı yoldan dönmek sana göre değildir.',
    'sun-ascendant': 'Ya olduğun gibi görünürsün ya da yıllarını olmakla görünmeyi buluşturmaya verirsin.',
    'sun-midheaven':
      'Kim olduğun ile ne iş yaptığın birbirine bağlı; yanlış bir işteysen her hâlinden anlaşılır.',
    'moon-mercury': 'Duygu hemen kelimesini arar; birine anlattığın dert yarı yarıya hafifler.',
    'moon-venus': 'Ortamı tatlandırmayı bilirsin; tek bir sert söz gününü sandığından çok bozabilir.',
    'moon-mars': 'Hissettiğin anda harekete geçtiğin olur; önce tepki gelir, sakin kafa akşama kalır.',
    'moon-jupiter': 'Gönlün geniştir, teselli ederken de cömertsin; ölçüyü tutturman biraz zaman alır.',
    'moon-saturn': 'İhtiyaçlarını derli toplu ve gözden uzak tutarsın; gönlünü ancak kalıcı bir şefkat açar.',
    'moon-uranus': 'Ruh hâlin mart havası gibi döner; seni sıkmayan bağa daha uzun tutunursun.',
    'moon-neptune':
      'Odadaki duyguyu seninmiş gibi yaşarsın; bu bir yetenektir, ama arada odadan çıkmak gerekir.',
    'moon-pluto': 'Azıcık hissetmek elinden gelmez; güvendin mi temelli güvenirsin.',
    'moon-ascendant':
      'Duygun yüzünden okunur; insanlar sana içini döker, niye döktüklerini kendileri de bilmez.',
    'moon-midheaven': 'İşinin gidişi ruh hâline göre oynar; herkesin önündeyken de birilerini kollarsın.',
    'mercury-venus': 'Güzel konuşursun; iyi kurulmuş bir cümle seni de kandırabilir.',
    'mercury-mars':
      'Tartışırken hızlı düşünür, hemen söylersin; sözünün keskinliğini bazen ağzından çıktıktan sonra duyarsın.',
    'mercury-jupiter': 'Bütünü görür, onu anlatırsın; küçük puntoyla yazılana bir daha bakmak iyi olur.',
    'mercury-saturn':
      'Önemli bir konuyu ağır ağır, sonuna kadar düşünürsün; sana bir şeyi ikinci kez anlatmak pek gerekmez.',
    'mercury-uranus':
      'Fikirler aklına birdenbire düşer; haklı olduğunda da çoğu kez zamanının ilerisinde olursun.',
    'mercury-neptune': 'Resimle düşünür, kastedileni duyarsın; tarihleri ve hesabı birine kontrol ettir.',
    'mercury-pluto': 'Sorunun altındaki soruyu sorar, cevabını da kolay kolay unutmazsın.',
    'mercury-ascendant': 'Dünyayı konuşarak karşılarsın; sustuğunda da ne düşündüğün bellidir.',
    'mercury-midheaven': 'Hangi mesleğe girersen gir, işinin bir parçası söz olur.',
    'venus-mars': 'Hoşlanmak ile istemek sende yakın durur; çevrendekiler bu sıcaklığı fark eder.',
    'venus-jupiter': 'Cömertçe sever, cömertçe harcarsın; ikisinin de hesabına sonradan bakarsın.',
    'venus-saturn':
      'Ömürlük olanı ağır seçer, seçtiğini bırakmazsın; seni iltifattan çok sadakat duygulandırır.',
    'venus-uranus': 'Birine ansızın kapılırsın; alışkanlığa dönen yakınlık seni çabuk soğutabilir.',
    'venus-neptune':
      'İnsanları olabilecekleri hâlleriyle görürsün; hoş bir huydur, yanlış insanda pahalıya patlar.',
    'venus-pluto': 'Yarım yamalak sevmezsin; sevdiğini bırakmak sana çok zor gelir.',
    'venus-ascendant': 'İnsanların yanındaki rahatlığın, daha söze başlamadan kapı açar.',
    'venus-midheaven': 'İş hayatında adın zevkinle ya da inceliğinle anılır.',
    'mars-jupiter': 'Çok şeye birden cesaret edersin; asıl öğrenilecek olan, soluğunu idareli kullanmaktır.',
    'mars-saturn': 'Gaz ile fren yan yana: Başkasını dayanıklılığınla, kendini ani duruşlarınla yorarsın.',
    'mars-uranus': 'Ortalık karışınca açılır, anlık davranırsın; emre gelemezsin.',
    'mars-neptune':
      'Asıl gücünü kendinden büyük bir şey uğruna çabalarken bulursun; amaçsız bir gün seni yorar.',
    'mars-pluto':
      'Gücün çoğu zaman işin istediğinden fazladır; asıl mesele onu nereye harcayacağını öğrenmektir.',
    'mars-ascendant': 'Sende ilk fark edilen hızındır; kimilerinin buna alışması birkaç dakika sürebilir.',
    'mars-midheaven': 'Hırsı bedeninde duyarsın; önünde aşılacak bir şey olmazsa huzursuzlanırsın.',
    'jupiter-saturn':
      'Bir yandan büyütür, bir yandan budarsın; tasarıların genellikle hem iddialı hem uygulanabilir olur.',
    'jupiter-uranus': 'Şans sana beklenmedik köşelerden gelir, en çok da alışılmış yoldan çıktığında.',
    'jupiter-neptune': 'İnsana, sanata, görünmeyene kolay inanırsın; zor olan sınır çizmektir.',
    'jupiter-pluto':
      'Bir şeye el attın mı kökünden değiştirmek istersin, başkalarını da peşinden sürükleyebilirsin.',
    'jupiter-ascendant': 'Bir yere neşenle girersin; kapladığın yeri de çoğu insan seve seve verir.',
    'jupiter-midheaven': 'Fırsatlar sana çoğunlukla insan içinde gelir; paylaştıkça önün açılabilir.',
    'saturn-uranus':
      'Düzenle özgürlük sende yıllarca pazarlık eder; vardıkları anlaşma özgün, çoğu zaman da kalıcı olur.',
    'saturn-neptune': 'Bir hayale ya biçim verirsin ya da biçimlenene dek ondan kuşkulanırsın.',
    'saturn-pluto': 'Yokluğa da uzun yola da dayanırsın; ama dayanmak her seferinde sana düşmemeli.',
    'saturn-ascendant':
      'Ciddi bir ortamda önce mesafeli, yaşından büyük durursun; yıllar geçtikçe yaşından genç.',
    'saturn-midheaven': 'Basamakları birer birer çıkarsın; vardığın yeri de kolay bırakmazsın.',
    'uranus-ascendant': 'Kimseye benzemediğin hemen anlaşılır; tekdüzelik seni huzursuz eder.',
    'uranus-midheaven': 'Meslek yolun, tabelası olmayan bir yerden sapabilir.',
    'neptune-ascendant': 'İnsanlar sende kendi aradıklarını görür; kim olduğunu açıkça söylemek işe yarar.',
    'neptune-midheaven': 'Yaptığın iş bir şeye hizmet etmeli; tek başına bir unvan sana yetmez.',
    'pluto-ascendant': 'Girdiğin yerde varlığın hissedilir; tanışma faslı seninle pek uzun sürmez.',
    'pluto-midheaven':
      'Sana emanet edilen işi değiştirmeden bırakmazsın; yolun bir yerinde sıfırdan başlamayı göze alabilirsin.',
  },
  patterns: {
    grandCross: [
      'Haritanın dört köşesini bir büyük haç geriyor: Baskı her yandan gelir, herkesi birden hoşnut etmekten vazgeçince ne kadar dayanıklı olduğun anlaşılır.',
      'Büyük haç dört isteği aynı anda önüne koyar; asıl beceri, hangisinin bekleyebileceğini bilmektir.',
      'Haritandaki büyük haç hiçbir yana uzun süre yaslanmana izin vermez; dışarıdan bakan buna sebat der.',
    ],
    kite: [
      'Haritanda bir uçurtma var: Kendiliğinden gelen bir yeteneğin olabilir, onu işe koşacağın uçta da {{apex}} duruyor.',
      'Yatkınlık ile hedef bir uçurtmada buluşuyor; ipi tutan {{apex}}.',
      'Haritanda az rastlanan bir şekil, uçurtma var; kolay gelenin işe dönüştüğü yerde {{apex}} duruyor.',
    ],
    grandTrine: [
      'Üç gezegen bir büyük üçgen kuruyor: Sende bir şey kendiliğinden işler, rehavete dönmemek için de bir görev ister.',
      'Haritandan bir büyük üçgen geçiyor; öyle pürüzsüz bir yatkınlık ki onu fark etmen için başkasının söylemesi gerekebilir.',
      'Haritandaki büyük üçgen kendi kendine yeten bir düzendir; kullanıp kullanmamak sana kalır.',
    ],
    yod: [
      'Haritandaki yodun ucunda {{apex}} duruyor: Kolay giden iki yanın orada hep yeniden ayar ister, ustalığın da çoğu zaman o ayardan çıkar.',
      'İki “görmeyen açı” {{apex}} üzerinde buluşuyor, buna yod denir; yerini en geç bulan yanın odur.',
      'Bir yod {{apex}} üzerinde birleşiyor; istediği biraz tuhaf, çok net, sana özgü bir şey.',
    ],
    tSquare: [
      'Bir T-kare, gerilimini {{apex}} üzerinde topluyor: En çok orada yorulur, ortaya koyacak bir şeyi de en çok orada bulursun.',
      'Karşı karşıya iki yanın yükünü {{apex}} çekiyor; T-kare denen bu şekil rahat vermez, ama seni iş görmeye iter.',
      'Bir T-karenin ucunda {{apex}} var; öteki ikisi anlaşamadığında çağrılan hep odur.',
    ],
  },
  stelliumSigns: {
    aries: 'Koç’ta bir kalabalık var; emin olmayı beklemektense ilk olmayı yeğlersin.',
    taurus: 'Boğa’da öyle çok gezegen toplanmış ki yavaşlık sende alışkanlıktan öte bir dünya görüşü.',
    gemini: 'İkizler’deki kalabalıkla birkaç sohbeti birden yürütürsün, birini de kendi kendinle.',
    cancer: 'Yengeç’te bunca gezegen varken kim geç kaldı, kim aç, aklından pek çıkmaz.',
    leo: 'Aslan’daki gezegenler bir sahne ister, mutfakta üç kişinin karşısında bile olsa.',
    virgo: 'Başak’taki kalabalık, kusuru karşı kaldırımdan görür, niyeti de yardım etmektir.',
    libra: 'Terazi’de bunca gezegenle iki kişilik düşünürsün; tek başına verilen karar sana yarım gelir.',
    scorpio: 'Akrep’te öyle çok gezegen var ki yüzeyi sakin tutar, asıl hayatı derinde yaşarsın.',
    sagittarius: 'Yay’daki kalabalık öbür tepenin ardını merak eder, bunu da yüksek sesle söyler.',
    capricorn: 'Oğlak’taki gezegenlerle hesabını yıl yıl yaparsın; yüreğin takviminden yumuşaktır.',
    aquarius: 'Kova’daki kalabalık ilkeyi eğlenceden, dostu ikisinden üstün tutar.',
    pisces: 'Balık’ta bunca gezegenle sınırların açık kalır, bir şarkıya da başkasının kötü gününe de.',
  },
  stelliumHouses: {
    1: '1. evde bunca gezegen seni öne iter, canının hiç istemediği günlerde bile.',
    2: '2. evde bunca gezegenle seçimlerinin çoğunda önce güvence ararsın.',
    3: '3. evde bunca gezegen varken okur, sorar, birkaç sokağın içinde koşturursun.',
    4: '4. evdeki kalabalık, hayatını içeri çeker, eve, geldiğin yere, köklerine doğru.',
    5: '5. evde bunca gezegen varken ya bir şey yaratmak ya birini güldürmek istersin.',
    6: '6. evdeki kalabalık yüzünden iş senin gözünde yalnızca iş olarak kalmaz.',
    7: '7. evde toplananlar hikâyenin büyükçe bir kısmını yanına aldığın insanlara yazdırır.',
    8: '8. evde bunca gezegenle yüzeyde kalmazsın, ne bir insanı tanırken ne para konuşurken.',
    9: '9. evdeki kalabalık seni hep bir şeyin öğrencisi yapar, okulda ya da okulsuz.',
    10: '10. evde toplananlar seni herkesin önüne çıkarır, alkışıyla, sorularıyla.',
    11: '11. evde bunca gezegen varken hayat hikâyenin yarısını dostların anlatır.',
    12: '12. evdeki kalabalık kimsenin girmediği bir oda ister, bulunca da hakkını verir.',
  },
  sides: {
    above: [
      'Gezegenlerin çoğu ufkun üstündeydi; hayatının büyük kısmı göz önünde, insan içinde geçebilir.',
      'Ufkun üstü böyle kalabalık olunca el âlemin ne dediği aklına kendi fikrinden önce gelebilir.',
    ],
    below: [
      'Gezegenlerin çoğu ufkun altındaydı: Önce iç dünyan gelir, dışarısı sonra; ünün eksikliğini de pek duymazsın.',
      'Ufkun altı böyle kalabalık olunca seni en iyi kendi dört duvarın tanır.',
    ],
    east: [
      'Gezegenlerin çoğu haritanın doğu yarısındaydı; şartları kendin koymayı, ilk adımı kendi vaktinde atmayı seversin.',
      'Haritanın doğusu böyle dolu olunca beklemektense ilk hamleyi yapmak sana daha rahat gelir.',
    ],
    west: [
      'Gezegenlerin çoğu haritanın batı yarısındaydı; pek çok şey sana başkalarının eliyle gelir, sen de geleni iyi karşılarsın.',
      'Haritanın batısı böyle dolu olunca zamanlama biraz başkalarının elindedir, ortada buluşmayı iyi bilirsin.',
    ],
  },
  phases: {
    newMoon: [
      'Yeniay vakti, her şeyin karanlıkta başladığı sırada doğmuşsun; daha görünürde bir şey yokken içine doğanla yola çıkarsın.',
      'Yeniaya yakın doğduğundan, kaç yaşında olursan ol yeni bir uğraşa acemi cesaretiyle girersin.',
    ],
    waxingCrescent: [
      'Büyüyen bir hilalle doğmuşsun: Alışılmıştan kopacak gücü çoğu zaman kendinde bulursun.',
      'Büyüyen hilalde doğduğundan, sana devredilenden her seferinde küçük bir adımla uzaklaşırsın.',
    ],
    firstQuarter: [
      'İlk dördünde, karar vaktinde doğmuşsun; biraz dirençle karşılaşmak çoğu zaman en iyi yanını ortaya çıkarır.',
      'İlk dördünde doğduğundan karışık işlere elin yatkındır: Önce yer açar, sonra kurarsın.',
    ],
    waxingGibbous: [
      'Dolmasına az kalmış bir Ay’la doğmuşsun, bir işin gösterilmeden önce düzeltildiği vakitte; “Bitti” demen kolay değildir.',
      'Büyüyen şişkin Ay’da doğduğundan, bir işin neresinin daha iyi olabileceğini hemen görürsün.',
    ],
    fullMoon: [
      'Ay dolunayken, her şeyin göründüğü vakitte doğmuşsun; çoğu işin iki yüzünü görür, insanlara ayna tutarsın.',
      'Dolunayda doğduğundan dileklerin ile ihtiyaçların karşı karşıya durur, ikisi de gözünün önündedir.',
    ],
    waningGibbous: [
      'Dolunayın hemen ardından doğmuşsun, öğrenilenin elden ele geçtiği vakitte; anlatmak sana kolay gelir.',
      'Küçülen şişkin Ay’da doğduğundan bildiğini aktarmayı seversin, en çok da işin püf noktasını.',
    ],
    lastQuarter: [
      'Son dördünde, inanışların elden geçirildiği vakitte doğmuşsun; önemli bir konuda fikir değiştirmek sana sanıldığı kadar zor gelmez.',
      'Son dördünde doğduğundan gözün eleştireldir, kendi tarafına bakarken de.',
    ],
    waningCrescent: [
      'Ay’ın son diliminde doğmuşsun, bir şeylerin geride bırakıldığı vakitte; bir yanın yaşından olgun, bir yanın herkesten hafiftir.',
      'Küçülen hilalde doğduğundan bir şeyin bittiğini erken sezer, ondan neyi yanına alacağını da bilirsin.',
    ],
  },
  heart: {
    fire: [
      'Ateşteki Venüs cesur insanı sever, sevdiğini de söyler.',
      'Aşkta Venüs’ün sıcaklığa ve yüreğe bakar; ufak bir rekabet de tadını kaçırmaz.',
      'Ateş burcundaki Venüs çabuk tutulur, belli de eder.',
    ],
    earth: [
      'Topraktaki Venüs dokunmaya, iyi yemeğe ve vaktinde gelmeye inanır.',
      'Aşkta Venüs’ün söylenenden çok yapılana bakar, yapılanı da unutmaz.',
      'Toprak burcundaki Venüs gelecek bahar da yerinde duracak bir şey ister.',
    ],
    air: [
      'Havadaki Venüs sohbetle âşık olur, sohbetle kalır.',
      'Aşkta Venüs’ün zekâya ve hakkaniyete bakar, arada nefes alacak yer de ister.',
      'Hava burcundaki Venüs sevdiği insanda bir de arkadaş arar.',
    ],
    water: [
      'Sudaki Venüs sezerek sever, küçük bir soğukluktan incinir.',
      'Aşkta Venüs’ün şefkate bakar, sahtesini de ayırt eder.',
      'Su burcundaki Venüs ağır açılır, açıldı mı da bütünüyle.',
    ],
  },
  mind: {
    fire: [
      'Ateşteki Merkür önce söyler, sonra ne dediğine bakar.',
      'Merkür’ün ateşte: Aklın sıçrayarak çalışır, ayrıntı sonradan yetişir.',
      'Ateş burcundaki Merkür lafı dolandırmaz, ikna etmeyi de sever.',
    ],
    earth: [
      'Topraktaki Merkür somut örnek ister, bir kez anladığını da kolay unutmaz.',
      'Merkür’ün toprakta: Aklın adım adım gider, vardığı yerden kolay dönmez.',
      'Toprak burcundaki Merkür lafı uzatmaz, söylediği işe yarar.',
    ],
    air: [
      'Havadaki Merkür iki şeyi yan yana koyar, aradaki bağı hemen görür.',
      'Merkür’ün havada: Aklın konuştukça açılır, sessizlikte paslanabilir.',
      'Hava burcundaki Merkür her görüşe kulak verir, kendininkine en son.',
    ],
    water: [
      'Sudaki Merkür sözden çok söyleyişi duyar, gerisini sezgisiyle tamamlar.',
      'Merkür’ün suda: Aklın hissederek tartar, gerekçesini sonra bulur.',
      'Su burcundaki Merkür susarak dinler, söylenmeyeni de aklına yazar.',
    ],
  },
  drive: {
    fire: [
      'Ateşteki Mars hemen davranır, öfkesi de uzun sürmez.',
      'Mars ateşte olduğu için önce yola çıkarsın, durmak sonradan aklına gelir.',
      'Ateş burcundaki Mars belli bir rakip, açık bir yol ister.',
    ],
    earth: [
      'Topraktaki Mars gücünü dengeli harcar, çoğu insandan da geç yorulur.',
      'Mars toprakta olduğundan azar azar çalışarak ilerlersin; öfken geç uyanır, ama tarih unutmaz.',
      'Toprak burcundaki Mars bir kere yapar, onu da tam yapar.',
    ],
    air: [
      'Havadaki Mars genellikle sözle dövüşür, son sözü de kolay bırakmaz.',
      'Mars havada olduğundan insanları ikna ederek ilerlersin; birkaç cephede birden konuştuğun da olur.',
      'Hava burcundaki Mars çekişmeye girmeden önce işin mantığını görmek ister.',
    ],
    water: [
      'Sudaki Mars içine dokunulunca harekete geçer, o zaman da gücü şaşırtır.',
      'Mars suda olduğundan sezerek ilerler, içinden geçemediğinin çevresinden dolanırsın.',
      'Su burcundaki Mars önce korur, saldırıyı sona bırakır.',
    ],
  },
};
