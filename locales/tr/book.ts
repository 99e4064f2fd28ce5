import type { BookWords } from '../en/book.ts';

/** Rapor olarak satılan kitaplar: adları, her bölümü açan yazı, resim altları. */
export const book: BookWords = {
  titles: {
    natal: 'Doğum Kitabı',
    year: 'Önündeki Yıl',
    relationship: 'Aşk ve Ortaklık',
    vocation: 'İş ve Uğraş',
    juno: 'Juno Kitabı',
    child: 'Çocuğun Haritası',
  },
  contents: 'İçindekiler',
  cover: {
    born: '{{date}}, saat {{time}}',
    bornSomeTime: '{{date}}, saati bilinmiyor',
    year: '{{from}} – {{to}}',
    made: '{{date}} tarihli kitap',
  },
  people: { first: 'Birinci kişi', second: 'İkinci kişi' },
  colophon:
    'Bu kitabı Celestia, {{date}} tarihli bir sipariş için hazırladı. Konumlar hesaplanmıştır; sözler eğilimleri anlatır. Onlarla ne yapacağın sana kalmış.',
  facts: {
    position: 'Konum',
    cusp: 'Ev başı',
    ruler: 'Yöneticisi',
    orb: 'Tam açıya uzaklık',
    dates: 'Tarih',
    exact: 'Tam açı',
    within: 'Etki süresi',
    planets: 'Gezegenler',
    returns: 'Başlangıcı',
    touches: 'Değdiği noktalar',
    betweenYou: 'Aranızda',
  },
  dateAtAge: '{{date}} ({{age}} yaş)',
  fromTo: '{{from}} – {{to}}',
  until: 'Bitişi: {{to}}',
  since: 'Başlangıcı: {{from}}',
  wholeYear: 'Bütün bu süre boyunca',
  columns: {
    point: 'Nokta',
    position: 'Konum',
    house: 'Ev',
    cusp: 'Ev başı',
    aspect: 'Açı',
    orb: 'Uzaklık',
    date: 'Tarih',
    eclipse: 'Tutulma',
    year: 'Yılın haritasında',
    birth: 'Doğumda',
  },
  captions: {
    natal: 'Doğum anında gökyüzü',
    return: 'Yıl başlarken gökyüzü',
    pair: 'İçeride: {{first}}. Dışarıda: {{second}}. Çizgiler birinden ötekine uzanır.',
    positions: 'Her şeyin yeri',
    positionsOf: 'Her şeyin yeri: {{name}}',
    cusps: 'On iki ev',
    aspects: 'Açılar, en sıkısı başta',
    pairAspects: 'Aranızdaki açılar, en sıkısı başta',
    passages: 'Yılın geçişleri; nokta, açının tam olduğu gündür',
    slowHouses: 'Evlerinde Jüpiter ve Satürn',
    eclipses: 'Yılın bütün tutulmaları',
    juno: 'Juno, yöneticisi ve açıları',
    ahead: 'İş evlerinde Jüpiter ve Satürn',
  },
  whole: {
    leads: { fire: 'Ateş önde', earth: 'Toprak önde', air: 'Hava önde', water: 'Su önde' },
    lacks: { fire: 'Ateş az', earth: 'Toprak az', air: 'Hava az', water: 'Su az' },
    modeLeads: {
      cardinal: 'Öncü nitelik önde',
      fixed: 'Sabit nitelik önde',
      mutable: 'Değişken nitelik önde',
    },
    modeLacks: { cardinal: 'Öncü nitelik az', fixed: 'Sabit nitelik az', mutable: 'Değişken nitelik az' },
    sunMoon: 'Güneş ile Ay, ikisini bir arada tutmak',
    hemispheres: {
      above: 'Çoğu ufkun üstünde',
      below: 'Çoğu ufkun altında',
      east: 'Çoğu doğuda',
      west: 'Çoğu batıda',
    },
    aspects: {
      flowing: 'Akan açılar',
      tense: 'Gerilimli açılar',
      mixed: 'Her iki türden açılar',
      few: 'Az açı',
    },
  },
  rulerHeading: 'Haritanın yöneticisi: {{planet}} {{inHouse}}',
  stelliumHeading: 'Birkaç gezegen bir arada, {{inHouse}}',
  cycles: {
    jupiterReturn: 'Jüpiter dönüşü',
    nodalReturn: 'Ay düğümlerinin dönüşü',
    nodalOpposition: 'Ay düğümlerinin yer değiştirmesi',
    saturnSquare: 'Satürn kareleri',
    saturnOpposition: 'Satürn kendi yerine karşıt',
    saturnReturn: 'Satürn dönüşü',
    secondSaturnReturn: 'İkinci Satürn dönüşü',
    uranusSquare: 'Uranüs kareleri',
    uranusOpposition: 'Uranüs kendi yerine karşıt',
    neptuneSquare: 'Neptün kendi yerine kare',
    plutoSquare: 'Plüton kendi yerine kare',
    chironReturn: 'Kiron dönüşü',
  },
  saturnHouse: 'Satürn dönüşü {{inHouse}}',
  yearHeadings: {
    rising: 'Yılın yükseleni {{inSign}}',
    sun: 'Yılın Güneş’i {{inHouse}}',
    moon: 'Yılın Ay’ı {{inHouse}}',
  },
  bonds: {
    suns: 'İki Güneş',
    moons: 'İki Ay',
    desire: 'Venüs ve Mars',
  },
  guest: '{{point}} ({{guest}}) {{inHouse}} ({{host}})',
  descendant: '{{name}}: Alçalan {{inSign}}',
  compositeSun: 'Ortak Güneş’iniz {{inHouse}}',
  work: {
    midheaven: 'Tepe Noktası {{inSign}}',
    ruler: 'Yöneticisi {{planet}} {{inHouse}}',
    day: 'İş günü: 6. evin başı {{inSign}}',
    earning: 'Kazanç ve değer: 2. evin başı {{inSign}}',
    mastery: 'Satürn {{inHouse}}',
  },
  junoRuler: 'Burcunun yöneticisi {{planet}} {{inHouse}}',
  lunarEclipse: 'Ay tutulması {{inHouse}}',
  solarEclipse: 'Güneş tutulması {{inHouse}}',
  eclipseKinds: { solar: 'Güneş tutulması', lunar: 'Ay tutulması' },
  withoutHour: {
    title: 'Doğum saati olmadan',
    natal:
      'Doğum saati bilinmiyor. Yükselen, Tepe Noktası ve evler birkaç dakikada bir değişir; bu kitap onları, onlarla birlikte haritanın yöneticisi ile evler üzerine bölümleri dışarıda bırakır. O gün burç değiştiren gezegen de (çoğu kez Ay’dır) okunmaz. Burada yazanlar günün her saati için geçerlidir.',
    relationship:
      'Doğum saatlerinden biri ya da ikisi bilinmiyor. Saat isteyen ne varsa dışarıda bırakıldı: Yükselen ile Alçalan, evler ve başka bir saatte bozulabilecek açılar.',
    child:
      'Doğum saati bilinmiyor. Bu yüzden yükselen burç ve o gün burç değiştiren gezegenler dışarıda bırakıldı. Burada yazanlar günün her saati için geçerlidir.',
  },
  quiet: {
    passages:
      'Bu yıl hiçbir yavaş gezegen bu noktalardan birine tam açı yapmıyor. Olur böyle; çoğu zaman sana yer bırakan bir yıl demektir.',
    eclipses:
      'Yılın tutulmalarından hiçbiri haritandaki bir gezegene ya da köşe noktasına yakın düşmüyor. Aşağıdaki tablo yine de hepsini sayıyor.',
    hard: 'Burada okunan gezegenler arasında sayılacak kadar sıkı bir gerilimli açı yok. Siz de herkes gibi arada bir birbirinizin ayağına basarsınız; haritalarınız bunun üstünde durmuyor, o kadar.',
    ease: 'Gezegenlerinizden pek azı birbirine kolay bir açıyla sıkıca bağlanıyor. Bu, iyi anlaşıp anlaşmadığınız üzerine az şey söyler. Rahatlık sizde belki de yer açılarak, vakit ayrılarak kurulan bir şeydir.',
  },
  chapters: {
    natal: {
      read: {
        title: 'Bu kitap nasıl okunur',
        lead: 'Bu kitap haritanın bütünüyle başlar, sonra parçalarına geçer: gezegenler, açılar, evler ve yavaş gezegenlerin yeniden uğradığı yaşlar. İki yer senin için birbirinin tersini söyleyebilir. İkisi de doğru olabilir, başka saatlerde, başka insanların yanında. Sana uyanı al, uymayanın yanına kurşun kalemle bir işaret koy ve bir yıl sonra yeniden bak.',
      },
      whole: {
        title: 'Haritanın bütünü',
        lead: 'Tek tek gezegenlerden önce dokunun kendisi gelir: Hangi elementin ipliği çok, hangisininki az, gezegenler nerede toplanmış, birbirleriyle nasıl geçiniyorlar. Bu bölümü acele etmeden oku. Sonra gelenlerin çoğu, burada bir kez karşılaştığın bir şeye daha yakından bakmaktır. Bir cümle sana fazla büyük gelirse geç, kitabın sonunda geri dönebilirsin.',
      },
      planets: {
        title: 'Gezegenlerin, teker teker',
        lead: 'Güneş, Ay ve Yükselen başta, çünkü insanlar önce onları fark eder. Ardından gezegenler hızlıdan yavaşa doğru sıralanır. Burç her birinin tavrını anlatır; ev ise, doğum saati biliniyorsa, hayatın hangi köşesinde çalışmayı sevdiğini söyler. Birini okurken ötekileri de aklında tut; aynı evde yaşayan kardeşler gibidirler.',
      },
      aspects: {
        title: 'Kim kiminle konuşuyor',
        lead: 'Aralarında belli bir uzaklık olan gezegenler birbirine karşılık verir. Açı tama ne kadar yakınsa ikisini aynı cümlede o kadar sık duyarsın. Burada en sıkıları var, en çok sekiz tane. Akanlar kolayca gözden kaçar; gerilimliler çoğu zaman iş bitirir. Birine kızmadan önce karşısındakine de kulak ver.',
      },
      ruler: {
        title: 'Dümen kimde',
        lead: 'Doğduğunda yükselen burcun bir gezegeni vardır ve o gezegen nerede durursa dursun senin adına durur. Oturduğu ev, çoğu zaman hiç planlamadan kendini bulduğun yerdir. Birkaç gezegen aynı evi paylaşıyorsa onların da burada söyleyecek sözü olur. Bölüm kısadır; ama kitabın geri kalanını okurken sık sık aklına gelebilir.',
      },
      houses: {
        title: 'On iki ev',
        lead: 'Her ev hayatının bir odasıdır. Kapısındaki burç içerinin havasını belirler; o burcu yöneten gezegen ise genellikle başka bir odada meşguldür. Böylece hayatının birbirinden uzak sandığın iki köşesi bir duvarı paylaşır. Bugünlerde seni en çok ilgilendiren evden başla. Kalanlar seni bekler, acele etme.',
      },
      life: {
        title: 'Bir ömrün tarihleri',
        lead: 'Yavaş gezegenler, doğduğunda durdukları yere dönmek ya da ona gökyüzünün öbür ucundan bakmak için yıllarca yol alır. Bu dönemeçlere hemen herkes benzer yaşlarda gelir; tarihler ise senindir. Önce geride kalanlara bak. Önündekileri nasıl okuyacağını o zaman daha iyi bilirsin. Acelesi yok.',
      },
    },
    year: {
      return: {
        title: 'Yılının haritası',
        lead: 'Güneş yılda bir kez, doğduğunda durduğu dereceye geri gelir; bu, genellikle doğum gününe bir gün yakındır. O anın doğum yerin için çizilen haritası, oradan başlayan yılı anlatır: yıla nasıl girdiğini, yılın neyin çevresinde döndüğünü, gönlünün nereye dönüp durduğunu. Yılın tonu en çok burada duyulur.',
      },
      houses: {
        title: 'Evlerinde Jüpiter ve Satürn',
        lead: 'İki gezegen bütün bir yıla biçim verecek kadar yavaştır. Jüpiter kapı açar, bazen de fazlasını açık bırakır; Satürn neyin emeğe değdiğini sorar ve yanıtını alana kadar gitmez. Hayatının hangi köşelerinden geçtiklerini tarihleriyle burada bulursun. Tarihleri takvimine not etmek istersen en kolayı buradan başlamaktır.',
      },
      months: {
        title: 'Ay ay',
        lead: 'Bunlar, yavaş gezegenlerin haritandaki noktalardan geçişleridir; her biri, açının yıl içinde ilk kez tam olduğu ayın altında durur. Bir geçiş haftalar sürer, retrodan sonra geri de gelebilir. Tarihler doruğu gösterir; sen biraz önce de biraz sonra da fark edebilirsin. Günü gününe bekleme.',
      },
      eclipses: {
        title: 'Haritana değen tutulmalar',
        lead: 'Her yıl dört ile yedi arasında tutulma olur. Burada yalnızca bir gezegeninin ya da köşe noktanın yakınına düşenler anlatılıyor. Tutulmalar çoğu zaman zaten yola çıkmış olanı hızlandırır, o da aylara yayılır; o gün bir karar vermen gerekmez. Tarihi bilmek çoğu zaman yeter.',
      },
    },
    relationship: {
      charts: {
        title: 'İki harita, tek çark',
        lead: 'Burada iki harita üst üste duruyor, biri içeride, biri dışarıda. Bu kitapta yazan her şey ikisinin karşılaşmasından çıkıyor. Size not vermez, birlikte kalıp kalmamanız gerektiğini de söyleyemez. İşlerin nerede kendiliğinden yürüdüğünü, nerede takıldığını, her birinizin yanında ne getirdiğini anlatır. İsterseniz birbirinize sesli okuyun; yazılanların çoğu ikinize birden seslenir.',
      },
      bonds: {
        title: 'Güneşler, Aylar ve arzu',
        lead: 'İki insan birbirinde ilk olarak şunları sezer: nasıl yaşadığını, güvende hissetmek için neye ihtiyaç duyduğunu, onu neyin çektiğini. Güneşler, Aylar ve Venüs ile Mars bu üçünü elementleriyle anlatır; ayrıntıya girmeden önce, her karşılaşmanın sıcaklığını. Önce kendi elementini, sonra ötekininkini oku; ikisini ancak ondan sonra yan yana koy.',
      },
      ease: {
        title: 'Sizi taşıyan',
        lead: 'Gezegenlerinizden bazıları birleşir ya da birbirine kolay bir açıyla bakar. Üzerinde konuşmanız gerekmeyen şeyler bunlardır. Kendiliğinden geldikleri için ilk onlar unutulur; bu yüzden arada bir, sıradan bir akşamda, adlarını anmaya değer. Bir bardak çayın yanında söylenmiş bir söz, çoğu zaman uzun bir konuşmadan daha çok iş görür.',
      },
      hard: {
        title: 'Zor olan ve nasıl tutulduğu',
        lead: 'İki harita arasındaki kareler ve karşıtlar, birbirinizin yoluna çıktığınız yerlerdir. İlişkiyi canlı tutan da çoğu zaman onlardır. Burada yazanların hiçbiri hüküm değil: Her biri bir sürtüşmenin adını koyar, sonra ikinizin deneyebileceği bir tutma yolu gösterir. Aranızın iyi olduğu bir gün birlikte okuyun.',
      },
      overlays: {
        title: 'Birbirinizin evlerinde',
        lead: 'Birinin Güneş’i ve Ay’ı her zaman ötekinin bir evine düşer; kimse söylemeden belli bir odaya geçip oturan bir misafir gibi. Yalnızca orada olarak birbirinizin hayatında hangi köşeyi canlandırdığınızı bu gösterir. Kimi misafir mutfağa yönelir, kimi salona; ikisi de evi biraz değiştirir.',
      },
      seek: {
        title: 'Her birinizin aradığı',
        lead: 'Alçalan, doğum anında batmakta olan noktadır, yükselen burcun tam karşısında durur. İnsanın yanındaki kişide neyi aradığını anlatır; bazen de kendinde değil başkasında daha kolay sevdiği bir yanını. Onu bir dilek listesinden çok, geriye bakınca tanıyabilirsin. Yine de bir kez sesli okumaya değer.',
      },
      between: {
        title: 'Birlikte ne olduğunuz',
        lead: 'İki haritanın tam ortasında bir üçüncüsü durur, kompozit harita: sanki ilişkinin kendisi doğmuş gibi. Onun Güneş’i, bir çift olduğunuzda neyin çevresinde döndüğünüzü gösterir. Bu, ikinizin de tek başına seçmeyeceği bir şey olabilir. Ona bakmak, bir akşam kendinize dışarıdan, bir dostunuzun gözüyle bakmaya benzer.',
      },
    },
    vocation: {
      peak: {
        title: 'Yolun nereye çıkıyor',
        lead: 'Tepe Noktası haritanın en yüksek yeridir, uzaktan bakınca senden görünen odur. Burcu hangi tür işle anılmak istediğini, o burcu yöneten gezegen ise oraya çoğu zaman hangi yoldan vardığını anlatır. Bir meslek adı vermez; bir Tepe Noktası’na birçok iş sığar. Seçmek sana kalır.',
      },
      day: {
        title: 'İş günü ve karşılığı',
        lead: 'Meslek dediğin hafta içi günlerden oluşur. Altıncı ev, kimse bakmazken nasıl çalışmayı sevdiğini anlatır: tempo, düzen, iş arkadaşları, molalar. İkinci ev ise karşılığında ne beklediğini gösterir, para olarak da değer olarak da. İnsan çoğu zaman birinin yıllardır eksik kaldığını fark eder. Bakmak iyi gelir.',
      },
      mastery: {
        title: 'Uzun süren ve kalan',
        lead: 'Satürn’ün evi, sana pek bir şeyin bedava gelmediği yerdir. Gençken oradan uzak durmuş ya da kimse istemeden iki kat çalışmış olabilirsin. Yıllar geçtikçe orası çoğu zaman başkalarının sana danışmaya geldiği konu olur. Sabırla birikmiş her şey gibi o da sessizce büyür, sonra birden görünür.',
      },
      ahead: {
        title: 'Önündeki yıllar',
        lead: 'Jüpiter haritanı on iki yılda dolaşır, Satürn yirmi dokuz yılda. Tepe Noktası’ndan ya da para, günlük iş ve konum evlerinden geçtiklerinde iş konusu çoğu zaman masaya gelir. Önümüzdeki on iki yılın tarihleri burada; beklemek için değil, plan yaparken yanında dursun diye.',
      },
    },
    juno: {
      sign: {
        title: 'Haritanda Juno',
        lead: 'Juno, adını evlilik tanrıçasından alan bir asteroittir; o tanrıçanın evliliği de pek kolay geçmemişti. Haritada, bir bağın sana eşitler arasında bir söz gibi gelmesi için neye ihtiyaç duyduğunu gösterir, yüzük olsun olmasın. İlk akşamdan çok uzun yolu anlatır. Sözün tutulduğu yerle ilgilenir.',
      },
      house: {
        title: 'Sofrayı kurduğu yer',
        lead: 'Juno’nun evi, bağlılığın senin için hayatın hangi köşesinde ele gelir olduğunu gösterir: nerede sorulmak, hesaba katılmak, davet edilmek istediğini. Burcunu yöneten gezegen ise bir söz tutulacağında desteği nerede aradığını anlatır. İkisini birlikte okumak, neden bazı sözlerin sana ağır, bazılarının hafif geldiğini açıklayabilir.',
      },
      aspects: {
        title: 'Kimlerle konuşuyor',
        lead: 'Juno başka bir gezegenle açı yaptığında bağlılık sorusu o gezegenin işine karışır: gururuna, dinlenme ihtiyacına, zevkine, öfkene ya da sorumluluk duyguna. Haritandaki açıları burada, en sıkısı başta. Bir açı ne kadar sıkıysa o konu ilişkilerinde o kadar sık açılır; gevşek olanlar ara sıra uğrar.',
      },
    },
    child: {
      read: {
        title: 'Bunu okuyan için',
        lead: 'Bu kitap sana, anne ya da baba olarak sana yazıldı. Bir mizacı anlatır ki bir şeyi daha erken tanıyasın ve daha azını üstüne alınasın. Çocuğunun ne olacağı üzerine bir şey söylemez, sağlığı üzerine de söylemez. Çocuklar her tarifin dışına büyür. Kitapla çocuk anlaşamazsa çocuğa inan.',
      },
      heart: {
        title: 'Çocuğunu ne harekete geçirir',
        lead: 'Güneş bir çocuğun neyle övündüğünü, Ay onu neyin avuttuğunu, Yükselen ise yabancılarla dolu bir odaya nasıl girdiğini gösterir. Küçük çocuklarda en yüksek sesle Ay konuşur. Güneş’in ortaya çıkması çoğu zaman birkaç okul yılı alır. Üçünü birlikte düşün; biri susarken öteki konuşuyor olabilir.',
      },
      learning: {
        title: 'Öğrenmek ve öfke',
        lead: 'Merkür bir çocuğun olan biteni nasıl kavradığını ve sana nasıl anlattığını; Mars, bir şey isteyip alamadığında ne olduğunu anlatır. İkisiyle de her gün, daha kahvaltı bitmeden karşılaşırsın. Hiçbiri uslu olup olmama meselesi değildir. İkisi de zamanla, senin sabrınla biçimlenen birer alışkanlıktır.',
      },
      elements: {
        title: 'Mizacın bütünü',
        lead: 'Hepsi birlikte sayıldığında gezegenler dört elementten birine yaslanır ya da birini neredeyse boş bırakır. Kaba bir taslaktır bu, işe yaraması da ondandır: Çocuğunda neyin bol olduğunu ve bir süre sana nerede yaslanabileceğini söyler. Yıllar geçtikçe çizgiler incelir, resim de değişir.',
      },
    },
    table: {
      title: 'Rakamlar',
      lead: 'Bu kitapta okunan her şeyin dayandığı konumlar, yay dakikasına kadar, burada. Bir yeri kendin denetlemek ya da haritayı harita okuyan birine göstermek istersen diye. Doğum anı ve doğum yeri için hesaplandılar. Saatin birkaç dakika oynaması en çok Yükselen’i ve evleri oynatır, gezegenleri hemen hiç.',
    },
  },
};
