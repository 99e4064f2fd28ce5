import type { EclipsesWords } from '../en/eclipses.ts';

export const eclipses: EclipsesWords = {
  now: 'Şu anda sürüyor',
  meaning: 'Neyi anlatıyor: {{sign}}',
  earlier: 'Geçmiş tutulmalar',
  decades: '1900’den 2099’a bütün tutulmalar',
  natal: 'Bu derecenin doğum haritanda nereye düştüğünü gör',
  compass: { north: 'K', south: 'G', east: 'D', west: 'B' },
  facts: {
    date: 'Tarih',
    type: 'Tür',
    sign: 'Burç',
    maximum: 'Doruk anı',
    magnitude: 'Büyüklük',
    saros: 'Saros',
  },
  signs: {
    heading: 'Hangi burçlara dokunuyor?',
    axis: '{{north}}–{{south}} ekseni',
    apart:
      'Ay düğümleri {{north}} ile {{south}} burçlarında; tutulma yakın olanından {{degrees}}° ötede, {{sign}} burcunda.',
  },
  saros: {
    member:
      'Saros {{saros}} ailesinin {{count}} tutulması var, bu tutulma {{member}}. sırada; aileye 18 yıl 11 günde bir yenisi katılıyor.',
    before: 'Bir önceki:',
    after: 'Bir sonraki:',
  },
  place: {
    heading: 'Bulunduğun yerden görülecek mi?',
    label: 'Şehir ya da ilçe',
    hint: 'Aynı adda birkaç yer varsa ülkeyi de yaz. Yazdığın yer yalnızca bu sekmede durur.',
    submit: 'Buradan bak',
    choose: 'Bu yerlerden hangisi?',
    marked: 'Yazdığın yer',
    seen: 'Buradan görülüyor: {{type}}',
    notSeen: 'Bu tutulma buradan görülmüyor ({{date}}).',
    begin: 'Başlangıç',
    maximum: 'Doruk anı',
    end: 'Bitiş',
    inner: { partial: 'Parçalı', annular: 'Işık halkası', total: 'Tam tutulma' },
    zone: 'Saat dilimi',
    errors: {
      required: 'Bir şehir ya da ilçe yaz.',
      unknown: 'Bu yeri bulamadık. En yakın büyük yerleşimi dene.',
      choose: 'Buna uyan birkaç yer var. Aşağıdan birini seç.',
      confirm: 'Bu yeri mi demek istedin? Aşağıdan seç ya da bölgesini ve ülkesini de yaz.',
      nearest:
        '“{{words}}” bizde kayıtlı değil. Aşağıdaki yerlerden birindeyse ya da birine yakınsa onu seç; değilse en yakın ilçeyi ya da şehri yaz.',
      unavailable: 'Yer listesine şu anda ulaşılamıyor. Birazdan yeniden dene.',
    },
  },
  chart: {
    heading: 'Haritana dokunuyor mu?',
    lede: 'Tutulmanın sesi en çok, derecesine yakın bir noktası olanlara ulaşır. Doğum bilgilerini yaz; hangi noktanla buluştuğunu, hangi evine düştüğünü ve önündeki beş yılda hangi tutulmaların sana yaklaştığını gör.',
    open: 'Doğum bilgilerini gir',
    submit: 'Neye dokunduğunu gör',
    submitting: 'Bakılıyor…',
    answer: 'Senin haritanda',
    houses: {
      1: 'Tutulma 1. evine düşüyor: kendini ortaya koyuşun, duruşun, tek başına attığın ilk adım.',
      2: 'Tutulma 2. evine düşüyor: kazandığın para, sahip oldukların, kendine biçtiğin değer.',
      3: 'Tutulma 3. evine düşüyor: konuşmak, yazmak, öğrenmek, kardeşler ve komşular.',
      4: 'Tutulma 4. evine düşüyor: yuvan, ailen, köklerin, sırtını yasladığın özel alan.',
      5: 'Tutulma 5. evine düşüyor: aşk, oyun, çocuklar, keyfi için yaptığın her şey.',
      6: 'Tutulma 6. evine düşüyor: çalışma günün, alışkanlıkların, kendine nasıl baktığın.',
      7: 'Tutulma 7. evine düşüyor: ikili ilişkiler, ortaklıklar, verdiğin sözler ve sana açıkça karşı çıkanlar.',
      8: 'Tutulma 8. evine düşüyor: ortak para, güven, yakınlık ve bırakmaya hazır olduğun şeyler.',
      9: 'Tutulma 9. evine düşüyor: yolculuk, öğrenim, inanç, ufkunu açan her şey.',
      10: 'Tutulma 10. evine düşüyor: mesleğin, adın, insanların seni neyle tanıdığı.',
      11: 'Tutulma 11. evine düşüyor: dostların, içinde olduğun topluluklar, başkalarıyla paylaştığın umutlar.',
      12: 'Tutulma 12. evine düşüyor: dinlenmek, yalnız kalmak, düşler ve perde arkasında olup bitenler.',
    },
    wheel: {
      title: 'Doğum haritan ve tutulma',
      description:
        'İçeride doğum haritan, dışarıda tutulma. Çizgiler tutulmanın dokunduğu noktalara gider; bu noktaların adları aşağıdaki listede.',
      /** What the picture calls the chart inside. */
      chart: 'doğum haritan',
    },
    contacts: 'Dokunduğu noktalar',
    contactsNone:
      'Haritanda bu dereceye yeterince yakın bir nokta yok. Bu tutulma büyük olasılıkla yanından sessizce geçer.',
    orbs: 'Burada kavuşum ve karşıt açı {{wide}}°, kare {{square}}°, üçgen ve altmışlık {{easy}}° uzaklığa kadar sayılır.',
    kinds: {
      joined:
        'Kavuşumda tutulma noktanın tam üstünde durur: O noktanın hayatındaki karşılığı yeniden başlayabilir ya da doruğuna varabilir; tutulmayı önce burada fark edersin.',
      opposite:
        'Karşıt açıda tutulma noktana göğün öbür ucundan bakar: Başkaları ve olaylar sana ayna tutar, denge ister.',
      square:
        'Kare yandan gelir ve zorlar: Orada bir şey yerine oturmuyor olabilir; zorlanma, neyin değişebileceğini gösterir.',
      flowing:
        'Üçgen ve altmışlık akar: Tutulmanın harekete geçirdiği şey burada işine yarayabilir, yeter ki elini uzat.',
    },
    timeUnknown:
      'Doğum saati olmadan evler, Yükselen, Tepe Noktası ve Ay hesaba katılmaz; bir gün içinde çok yol alırlar. Kalan her şey öğle saatine göredir.',
    moonPossible:
      'O günün bazı saatlerinde Ay, bu tutulmanın dokunduğu bir yerdeydi. Doğum saatini öğrenirsen anlayabilirsin.',
    contactsNoneTimeless:
      'Saat bilinmeden de kesin olan noktaların hiçbiri tutulmanın dokunacağı kadar yakında değil.',
    ahead: {
      heading: 'Önündeki beş yılda sana dokunan tutulmalar',
      intro: 'Noktalarından birinin ya da tam karşısının {{orb}}° yakınına gelen Güneş ve Ay tutulmaları.',
      none: 'Önündeki beş yılda hiçbir tutulma, noktalarından birinin ya da tam karşısının {{orb}}° yakınına gelmiyor.',
      noneTimeless:
        'Önündeki beş yılda hiçbir tutulma, saat bilinmeden de kesin olan noktalarından birinin {{orb}}° yakınına gelmiyor.',
      point: 'Senin noktan',
    },
  },
  past: {
    meaning: 'Neyi anlatıyordu: {{sign}}',
    note: 'Bu tutulma geride kaldı; metin onun günlerinden sesleniyor. “Bu dönem” ya da “bu aylar” dediği, {{date}} sonrasındaki altı aydır.',
    place: {
      heading: 'Bulunduğun yerden görülüyor muydu?',
      seen: 'Buradan görüldü: {{type}}',
      notSeen: 'Bu tutulma buradan görülmedi ({{date}}).',
    },
    chart: {
      heading: 'Haritana dokundu mu?',
      lede: 'Tutulmanın sesi en çok, derecesine yakın bir noktası olanlara ulaşır. Doğum bilgilerini yaz; hangi noktanla buluştuğunu, hangi evine düştüğünü ve önündeki beş yılda hangi tutulmaların sana yaklaştığını gör.',
      submit: 'Neye dokunduğunu gör',
      contacts: 'Dokunduğu noktalar',
      houses: {
        1: 'Tutulma 1. evine düştü: kendini ortaya koyuşun, duruşun, tek başına attığın ilk adım.',
        2: 'Tutulma 2. evine düştü: kazandığın para, sahip oldukların, kendine biçtiğin değer.',
        3: 'Tutulma 3. evine düştü: konuşmak, yazmak, öğrenmek, kardeşler ve komşular.',
        4: 'Tutulma 4. evine düştü: yuvan, ailen, köklerin, sırtını yasladığın özel alan.',
        5: 'Tutulma 5. evine düştü: aşk, oyun, çocuklar, keyfi için yaptığın her şey.',
        6: 'Tutulma 6. evine düştü: çalışma günün, alışkanlıkların, kendine nasıl baktığın.',
        7: 'Tutulma 7. evine düştü: ikili ilişkiler, ortaklıklar, verdiğin sözler ve sana açıkça karşı çıkanlar.',
        8: 'Tutulma 8. evine düştü: ortak para, güven, yakınlık ve bırakmaya hazır olduğun şeyler.',
        9: 'Tutulma 9. evine düştü: yolculuk, öğrenim, inanç, ufkunu açan her şey.',
        10: 'Tutulma 10. evine düştü: mesleğin, adın, insanların seni neyle tanıdığı.',
        11: 'Tutulma 11. evine düştü: dostların, içinde olduğun topluluklar, başkalarıyla paylaştığın umutlar.',
        12: 'Tutulma 12. evine düştü: dinlenmek, yalnız kalmak, düşler ve perde arkasında olup bitenler.',
      },
      contactsNone:
        'Haritanda bu dereceye yeterince yakın bir nokta yoktu. Bu tutulma büyük olasılıkla yanından sessizce geçti.',
    },
    solar: {
      rises: 'Güneş tutulmuş olarak doğdu. Doğuş saati: {{time}}.',
      sets: 'Tutulma bitmeden Güneş battı. Batış saati: {{time}}.',
    },
    lunar: {
      rises: 'Ay tutulmuş olarak doğdu. Doğuş saati: {{time}}.',
      sets: 'Tutulma bitmeden Ay battı. Batış saati: {{time}}.',
    },
  },
  solar: {
    title: 'Sıradaki Güneş tutulması: tarihi, haritası, anlamı',
    datedTitle: '{{eclipse}}: harita, saatler ve anlamı',
    dated: '{{date}} Güneş tutulması',
    description:
      'Sıradaki Güneş tutulması ne zaman, nereden görülecek, bulunduğun yerden nasıl görünecek, neyi başlatıyor? 1900’den 2099’a hepsi burada.',
    heading: 'Güneş tutulmaları',
    lede: 'Güneş’in önünden geçen bir yeniay. Astroloji onu, biçimi zamanla belli olan bir başlangıç diye okur.',
    next: 'Sıradaki Güneş tutulması',
    chosen: 'Bir Güneş tutulması',
    previous: 'Bir önceki:',
    toNext: 'Sıradaki Güneş tutulmasına git',
    list: 'Gelecek Güneş tutulmaları',
    begin: 'Yeryüzünde başlangıcı',
    end: 'Yeryüzünde bitişi',
    duration: 'Oradaki süresi',
    covered: 'Güneş’in örtülen kısmı',
    altitude: 'Güneş’in yüksekliği',
    rises: 'Güneş tutulmuş olarak doğuyor; {{time}} sonrasında bak.',
    sets: 'Tutulma bitmeden Güneş batıyor. Batış saati: {{time}}.',
    nextHere: 'Buradan görülecek sıradaki Güneş tutulmaları',
    hybrid: 'Hibrit: yolunun iki ucunda ışık halkası, ortasında tam tutulma.',
    annular: 'Halkalı: Ay, Güneş’i bütünüyle örtemez; çevresinde bir halka kalır, gündüz geceye dönmez.',
    partial: 'Parçalı: Ay, Güneş’in yalnızca bir parçasını örter; dünyanın hiçbir yerinde hava kararmaz.',
    nonCentral:
      'Merkezî değil: Gölgenin ekseni Dünya’yı ıskalıyor, gölge yalnızca kenarıyla, kutba yakın bir yere değiyor.',
    types: {
      partial: 'Parçalı Güneş tutulması',
      annular: 'Halkalı Güneş tutulması',
      total: 'Tam Güneş tutulması',
      hybrid: 'Hibrit Güneş tutulması',
    },
    shortTypes: { partial: 'Parçalı', annular: 'Halkalı', total: 'Tam', hybrid: 'Hibrit' },
    map: {
      title: 'Dünya haritası: {{date}} tarihli Güneş tutulması',
      description:
        'Gölgenin yolu ve tutulmanın bir kısmının görüldüğü bölge. Aynı bilgiler yukarıdaki listede de var.',
      line: 'Merkez çizgisi',
      limits: 'Yolun kenarları',
      partial: 'Parçalı görülen bölge',
      greatest: 'Tutulmanın en büyük olduğu yer',
    },
    guide: {
      heading: 'Güneş tutulması nasıl okunur?',
      what: {
        title: 'Ne oluyor?',
        text: 'Yeniayda Ay, Güneş ile Dünya’nın tam arasına girerse gölgesi bize ulaşır. Dar bir şeritte Güneş kaybolur ya da ince bir halkaya döner; çevrede bir parçası eksik görünür. Tutulma gözlüğü olmadan asla bakma.',
      },
      sign: {
        title: 'Burç neden önemli?',
        text: 'Tutulmanın burcu ve derecesi açtığı temayı söyler. Astrologlar bu temaya sonraki tutulmalara dek, yarım yıl kadar süre tanır; on dokuz yıl önce aynı yerde olan tutulmaya da dönüp bakar.',
      },
      chart: {
        title: 'Sana ne zaman dokunur?',
        text: 'Doğum haritanda bu dereceye iki üç dereceden yakın duran bir şey varsa tutulma kendini en çok orada duyurur. Düştüğü ev, hayatının hangi alanının taze bir başlangıç istediğini gösterir.',
      },
    },
  },
  lunar: {
    title: 'Sıradaki Ay tutulması: tarihi, görüleceği yerler, anlamı',
    datedTitle: '{{eclipse}}: harita, saatler ve anlamı',
    dated: '{{date}} Ay tutulması',
    description:
      'Sıradaki Ay tutulması ne zaman, nereden görülecek, bulunduğun yerde hangi evre kaçta başlıyor, neyi ortaya çıkarıyor? 1900’den 2099’a hepsi burada.',
    heading: 'Ay tutulmaları',
    lede: 'Dünya’nın gölgesinden geçen bir dolunay. Astroloji onu, bir şeyin açığa çıktığı ve bırakılabildiği bir dönüm noktası diye okur.',
    next: 'Sıradaki Ay tutulması',
    chosen: 'Bir Ay tutulması',
    previous: 'Bir önceki:',
    toNext: 'Sıradaki Ay tutulmasına git',
    list: 'Gelecek Ay tutulmaları',
    umbral: 'Tam gölgedeki büyüklük',
    penumbral: 'Yarı gölgedeki büyüklük',
    altitude: 'Ay’ın yüksekliği',
    rises: 'Ay tutulmuş olarak doğuyor; {{time}} sonrasında bak.',
    sets: 'Tutulma bitmeden Ay batıyor. Batış saati: {{time}}.',
    nextHere: 'Buradan görülecek sıradaki Ay tutulmaları',
    penumbralOnly: 'Yarı gölge: Ay yalnızca biraz solar, kararmaz.',
    partial: 'Parçalı: Gölge Ay’ın yalnızca bir bölümünü örter, gerisi aydınlık kalır.',
    marginal:
      'Sınırda: Ay yarı gölgeye yalnızca değip geçiyor. Kimi almanaklar bunu saymaz, gözle de fark edilmez.',
    contacts: {
      p1: 'Yarı gölgeye giriş',
      u1: 'Tam gölgeye giriş',
      u2: 'Tam tutulma başlıyor',
      u3: 'Tam tutulma bitiyor',
      u4: 'Tam gölgeden çıkış',
      p4: 'Yarı gölgeden çıkış',
    },
    types: {
      penumbral: 'Yarı gölgeli Ay tutulması',
      partial: 'Parçalı Ay tutulması',
      total: 'Tam Ay tutulması',
    },
    shortTypes: { penumbral: 'Yarı gölgeli', partial: 'Parçalı', total: 'Tam' },
    map: {
      title: 'Dünya haritası: {{date}} tarihli Ay tutulması',
      description:
        'Tutulma sürerken Ay’ın ufkun üstünde olduğu yerler. Aynı saatler yukarıdaki listede de var.',
      whole: 'Tamamı görülüyor',
      part: 'Bir kısmı görülüyor',
      overhead: 'Doruk anında Ay tam tepede',
    },
    guide: {
      heading: 'Ay tutulması nasıl okunur?',
      what: {
        title: 'Ne oluyor?',
        text: 'Dolunayda Dünya, Güneş ile Ay’ın arasında durur. Yarı gölgede Ay yalnızca solar, tam gölgede kararır, tam tutulmada bakır gibi parlar. Ay tutulması, Ay’ın gökte olduğu her yerden görülür; gözlük gerekmez.',
      },
      sign: {
        title: 'Burç neden önemli?',
        text: 'Ay’ın burcu neyin olgunlaştığını, Güneş’in durduğu karşı burç da neyle tartıldığını söyler. Ortaya çıkan şey çoğu zaman yarım yıl önceki bir tutulmayla başlamıştır.',
      },
      chart: {
        title: 'Sana ne zaman dokunur?',
        text: 'Doğum haritanda bu dereceye iki üç dereceden yakın duran bir şey var mı ve derece hangi eve düşüyor, ona bak. Orada bir şey süresini doldurmuş, bir yanıt yola çıkmış olabilir.',
      },
    },
  },
};
