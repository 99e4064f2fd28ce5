import type { CompatibilityWords } from '../en/compatibility.ts';

/** The comparison of two births, in Turkish. */
export const compatibility: CompatibilityWords = {
  title: 'İlişki uyumu hesaplayıcı: iki doğum haritası yan yana',
  description:
    'İki doğum haritasını ücretsiz karşılaştır: her puanı açıklanan bir uyum puanı, en güçlü açılar, ev yerleşimleri, kompozit ve Davison haritası.',
  heading: 'İlişki uyumu',
  lede: 'İki doğum yan yana: sizi ne çekiyor, ne taşıyor, nerede sürtünüyorsunuz? Puanın her parçası hangi açıdan geldiğini söyler.',
  form: {
    legend: 'İki doğum',
    first: 'Birinci kişi',
    second: 'İkinci kişi',
    name: 'Ad (istersen)',
    use: 'Kullan',
    useFirst: 'Birinci kişi için kullan: {{chart}}',
    useSecond: 'İkinci kişi için kullan: {{chart}}',
    submit: 'Haritaları karşılaştır',
    submitting: 'Haritalar karşılaştırılıyor…',
    privacy: 'Adlar ve doğum bilgileri sen kapatana kadar bu sekmede durur, web adresine hiç girmez.',
  },
  labelled: '{{label}}: {{text}}',
  themes: {
    attraction: 'Çekim',
    talk: 'İletişim',
    home: 'Yuva duygusu',
    time: 'Kalıcılık',
    trouble: 'Sürtünme',
  },
  themeNotes: {
    attraction: 'hoşlanma, arzu, kıvılcım',
    talk: 'anlaşmak, mizah, planlar',
    home: 'duygular, ilgi, gündelik hayat',
    time: 'bağlılık, amaçlar, dayanıklılık',
    trouble: 'sabır isteyen yerler',
  },
  result: {
    heading: 'İkiniz',
    score: 'Uyum',
    outOf: '100 üzerinden {{total}}',
    bands: {
      high: 'Aranızda pek çok şey kendiliğinden yürüyor.',
      good: 'Sizi taşıyan şeyler, zorlayanlardan fazla.',
      mixed: 'Kolaylık ile sürtünme başa baş: gerisi sizin emeğinize bakar.',
      low: 'Burada üzerinde çalışılacak çok şey var. Bu, sevgiyi değil, yalnızca gereken emeği anlatır.',
    },
    basis: 'Herkes {{base}} puanla başlar. Haritalar arasındaki her açı puan ekler ya da eksiltir.',
    rangeShort: 'Saate göre en az {{low}}, en çok {{high}}',
    themes: 'Beş tema',
    theme: 'Tema',
    level: 'Düzey',
    levelNote: 'Bütün çiftlerin yarısı 50 düzeyinin üstünde, yarısı altındadır.',
    points: 'Puan',
    more: 'Devamını oku',
    strongest: 'En yüksek sesle konuşanlar',
    all: 'Puana katılanların tümü: {{count}}',
    aspect: 'Açı',
    orb: 'Orb',
    uncertainMark: 'saate bağlı',
    wheel: 'İki harita tek çemberde',
    wheelTitle: 'İki haritanın çift çemberi',
    wheelDescription:
      'İçeride: {{first}}. Dışarıda: {{second}}. Çizgiler, aralarındaki en güçlü yirmi açıdır.',
    positions: 'Bütün konumlar',
    overlays: 'Kimin gezegeni kimin evinde',
    overlaysIntro:
      'Bir gezegenin öbür haritada düştüğü ev, hayatın hangi alanında hissedildiğini gösterir: 7. ev ortaklığı, 4. ev yuvayı, 5. ev neşeyi anlatır.',
    planetsOf: 'Gezegenler: {{name}}',
    housesOf: 'Evler: {{name}}',
    composite: 'Kompozit harita',
    compositeIntro:
      'Her gezegen, iki yerinin tam ortasında: ilişkinin kendisi, sanki bir kişiymiş gibi. Evler, kompozit köşe noktalarının arası üçe bölünerek bulunur (Porphyry).',
    compositeTitle: 'Kompozit harita çemberi',
    davison: 'Davison haritası',
    davisonIntro: 'İki doğumun zamanca ve yerce tam ortasındaki gerçek gökyüzü.',
    davisonWhen: 'An (UTC)',
    davisonWhere: 'Yer',
    davisonBetween: '{{first}} ile {{second}} arasında: {{at}}',
    keepBoth: 'İkisini de bu tarayıcıda sakla',
    keepBothInAccount: 'İkisini de hesabımda sakla',
    keptBothInAccount: 'İkisi de hesabında saklandı. Bütün formlarda karşına çıkacak.',
    sharedNote: 'Bu karşılaştırmayı paylaşan, adlar olmadan yalnızca gezegenlerin konumunu gönderdi.',
    compareOwn: 'Kendi karşılaştırmanı yap',
    shareLink: 'Bu karşılaştırmanın bağlantısı',
    shareNote:
      'Bağlantıda iki harita görünür; adlar, doğum tarihleri, saatler ve yerler yazmaz. Yine de astronomi bilen biri doğumları gezegenlerden çıkarabilir. İki doğum gününü kiminle paylaşıyorsan bunu da onunla paylaş.',
    printNote:
      'Kısa baskıda puan, öne çıkanlar, çember ve konumlar yer alır. Bütün yorum buna metinlerin tamamını ve iki ortak haritayı ekler.',
    davisonTitle: 'Davison haritası çemberi',
    pictureNote: 'Aynı bilgiler resmin altındaki tabloda da yer alır.',
    table: 'Konum tablosu',
    uncertain: 'Ne kadarı kesin',
    bothKnown:
      'İki doğum saati de verildi: köşe noktaları ve evler hesaba katıldı, hiçbir puan tahmine dayanmıyor.',
    unknown: 'Doğum saati bilinmiyor: {{name}}',
    unknownText:
      'Saat bilinmeyince haritanın köşe noktaları ve evleri dışarıda kalır; Ay birkaç derece ileride ya da geride olabilir. Günün saatlerine göre puan en az {{low}}, en çok {{high}} olur; {{total}} öğle saati içindir.',
    uncertainCount: 'Başka bir saatte silinebilecek katkılar: {{count}}. Listede işaretlidirler.',
    caution: 'Puan, açıların özetidir. Ne hikâyenizi ne de iradenizi bilir.',
  },
  lines: {
    sunMoon: {
      joined:
        'Birinizin amacı, öbürünün duygusuyla aynı ritimde; yan yana olunca ikiniz de evinizde gibisiniz.',
      easy: 'Birinizin istediği, öbürünün ihtiyacıyla güzel örtüşüyor. Destek, istenmeden geliyor.',
      hard: 'Birinizin peşinden koştuğu şey, öbürünü yatıştıran şeyle çekişiyor. Sırayla olunca yürüyor.',
    },
    sunSun: {
      joined:
        'Benzer şeyler için parlıyor, birbirinizin gururunu anlıyorsunuz. İkinize de sahnede yer bırakın.',
      easy: 'Yaşama biçimleriniz birbirini destekliyor: birinizin başlattığının değerini öbürü biliyor.',
      hard: 'Hedefleri ayrı iki güçlü irade. Kimse kazanmak zorunda olmadıkça birbirinizi geliştirirsiniz.',
    },
    moonMoon: {
      joined:
        'Aynı ritimde dinleniyor, aynı ritimde küsüyorsunuz. Ruh hâlleri kolay bulaşıyor, güzelleri de.',
      easy: 'İhtiyaçlarınız akraba: neyin eksik olduğunu çoğu zaman söylenmeden seziyorsunuz.',
      hard: 'Birinizi yatıştıran, öbürünü huzursuz ediyor. Küçük alışkanlıkları sorun; ipucu orada.',
    },
    venusMars: {
      joined: 'Hoşlanma ile arzu hemen buluşuyor: güçlü ve oyunbaz bir çekim.',
      easy: 'Arzu ile sevgi birbirini kolayca buluyor; flörtün tadı çabuk kaçmıyor.',
      hard: 'Hem kıvılcım var hem sürtünme. Çekim gerçek, sabırsızlık da öyle.',
    },
    affection: {
      joined: 'Zahmetsiz bir sıcaklık: birlikte olmaktan keyif alıyor, bunu gösteriyorsunuz.',
      easy: 'Zevkleriniz ve şefkatiniz uyuşuyor; küçük incelikler aranızda kendiliğinden geliyor.',
      hard: 'Sevginizi ayrı yollarla gösteriyorsunuz. Tahmin edilmesini beklemeyin, neyi sevdiğinizi söyleyin.',
    },
    drive: {
      joined: 'Birbirinizi harekete geçiriyorsunuz. Enerji bol, ateş bol: ortak bir işe yönelsin.',
      easy: 'Biriniz itiyor, öbürünüz yön veriyor. Birlikte işler bitiyor.',
      hard: 'Burada öfke çabuk parlıyor. Nasıl tartışacağınızı önceden konuşun.',
    },
    mind: {
      joined: 'Aynı çizgide düşünüyor, birbirinizin cümlesini tamamlıyorsunuz.',
      easy: 'Sohbet akıyor; uzun bir sessizliği bozmak bile kolay.',
      hard: 'Ayrı hızda, ayrı sırayla düşünüyorsunuz. Yanıt vermeden önce bir daha sorun.',
    },
    voice: {
      joined: 'Birinizin hissettiğini öbürü söze dökebiliyor. Anlatacak çok şeyiniz var.',
      easy: 'Şakada da planda da doğru tonu buluyorsunuz.',
      hard: 'Sözler, niyetten başka bir yere varıyor. Haklı olmaktan çok ses tonu önemli.',
    },
    jupiter: {
      joined: 'Birbirinizi daha cesur, daha cömert yapıyorsunuz; birlikteyken dünya büyüyor.',
      easy: 'Birbirinizin iyiliğini istiyor, aynı şeylere gülüyorsunuz. Güven çabuk büyüyor.',
      hard: 'Birbirinize fazla söz vermeye yatkınsınız. Heves güzel; bir takvim işe yarar.',
    },
    saturn: {
      joined: 'Ciddi bir bağ: biriniz öbürüne dayanak oluyor, ara sıra da sınanma duygusu veriyor.',
      easy: 'Birbirinize güvenebiliyorsunuz; kurduğunuzu yavaş ve sağlam kuruyorsunuz.',
      hard: 'Biriniz frene basıyor, öbürü yargılanmış hissediyor. Sabır ve açıkça söylenen takdir bunu gevşetir.',
    },
    uranus: {
      joined: 'Elektrikli ve ani: birbirinizi uyandırıyor, bir türlü durulmuyorsunuz.',
      easy: 'Birbirinize nefes alacak yer veriyorsunuz. Değişim korkutmuyor, hoş karşılanıyor.',
      hard: 'Yakınlık kesik kesik gelip gidiyor. Açık anlaşmalar özgürlüğü kolaylaştırır.',
    },
    neptune: {
      joined: 'Yumuşak, düşsel bir bağ: sözsüz çok şey seziyor, birbirinizi biraz da yüceltiyorsunuz.',
      easy: 'Hayal gücü, müzik, merhamet: birbirinizin ince yanını ortaya çıkarıyorsunuz.',
      hard: 'Görmek istediğini görmek kolay. Gerçekleri incelikle sorun.',
    },
    pluto: {
      joined: 'Derine iniyor ve ikinizi de değiştiriyor. Kendinize ait bir alan kalsın.',
      easy: 'Saklı olanı birbirinize emanet ediyor, bundan güçlenerek çıkıyorsunuz.',
      hard: 'Kıskançlık ve denetleme isteği araya sızabilir. Çıkış yolu açıklık.',
    },
    node: {
      joined: 'Bir nedenle karşılaşmışsınız gibi gelebilir: biriniz öbürüne ileriyi gösteriyor.',
      easy: 'Zaten gitmekte olduğunuz yönde büyümenize karşılıklı yardım ediyorsunuz.',
      hard: 'Eski alışkanlıklar yeni hedeflerle karşılaşıyor: biriniz ilerlemek, öbürü kalmak istiyor.',
    },
    juno: {
      joined: 'Biriniz, öbürünün gönlündeki eş resmine yaklaşıyor.',
      easy: 'Bağlılıktan beklediğiniz, üzerinde anlaşacak kadar benziyor.',
      hard: 'Bağlılık deyince ayrı şeyleri anlıyorsunuz. Söz vermeden önce sözleri konuşun.',
    },
    chiron: {
      joined: 'Birbirinizin hassas noktasına dokunuyor, ona nazik davranabiliyorsunuz.',
      easy: 'Çoğu zaman örtülü kalanı birbirinize göstermeye cesaret ediyorsunuz.',
      hard: 'Biriniz istemeden öbürünün hassas noktasına basıyor. İçten bir özür çok şey değiştirir.',
    },
    ascendant: {
      joined: 'Birbirinizin tavrına çabuk ısınıyorsunuz; birlikte olmak doğal geliyor.',
      easy: 'Birinizin odaya giriş biçimi öbürünü rahatlatıyor.',
      hard: 'İlk izlenim burada yanıltıyor. Öbürünün tavrına ikinci kez bakın.',
    },
    midheaven: {
      joined: 'Birlikte görünmeyi seviyor, dünyada ortak bir amacı paylaşıyorsunuz.',
      easy: 'İşte ve dışarıya görünen hayatta birbirinize arka çıkıyorsunuz.',
      hard: 'Özel istekler ile dışarıdaki hedefler ara sıra çakışıyor. Haftayı birlikte planlayın.',
    },
  },
  guide: {
    heading: 'Karşılaştırma nasıl işler',
    score: {
      title: 'Puanlar nereden geliyor?',
      text: 'İki harita arasındaki açılardan. Her gezegen çiftinin bir gücü var; yakın açı, geniş açıdan çok sayılır; kolay açılar puan ekler, gergin olanlar eksiltir. Gizli bir şey yok: listede her puan görünür.',
    },
    order: {
      title: 'Kimin önce yazıldığı önemli mi?',
      text: 'Hayır. Aynı iki kişi, hangi sırayla yazılırsa yazılsın aynı puanı alır. Yalnızca çember değişir: birinci kişi içeride, ikinci kişi dışarıda durur.',
    },
    time: {
      title: 'Doğum saati bilinmiyorsa?',
      text: 'O haritanın evleri ve köşe noktaları dışarıda bırakılır, Ay bütün gün boyunca izlenir; sen de olabilecek en düşük ve en yüksek puanı görürsün.',
    },
  },
};
