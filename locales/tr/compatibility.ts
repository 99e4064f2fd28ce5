import type { CompatibilityWords } from '../en/compatibility.ts';

/** The comparison of two births, in Turkish. */
export const compatibility: CompatibilityWords = {
  title: 'İlişki uyumu hesaplama: iki haritanın sinastrisi',
  description:
    'İki doğum haritasını ücretsiz karşılaştır (sinastri): her parçası açıklanan bir uyum puanı, en güçlü açılar, ev yerleşimleri, kompozit ve Davison haritası.',
  heading: 'İlişki uyumu',
  lede: 'İki doğum haritası yan yana, astrolojideki adıyla sinastri. Sizi ne çekiyor, ne taşıyor, nerede sürtüşüyorsunuz? Puanın her parçasının hangi açıdan geldiği yazılıdır.',
  form: {
    legend: 'İki doğum',
    first: 'Birinci kişi',
    second: 'İkinci kişi',
    name: 'Ad (isteğe bağlı)',
    use: 'Kullan',
    useFirst: 'Birinci kişi için kullan: {{chart}}',
    useSecond: 'İkinci kişi için kullan: {{chart}}',
    submit: 'Haritaları karşılaştır',
    submitting: 'Haritalar karşılaştırılıyor…',
    privacy: 'Adlar ve doğum bilgileri, sen sekmeyi kapatana kadar burada durur, web adresine hiç girmez.',
  },
  labelled: '{{label}}: {{text}}',
  themes: {
    attraction: 'Çekim',
    talk: 'İletişim',
    home: 'Yuva duygusu',
    time: 'Kalıcılık',
    trouble: 'Sürtüşme',
  },
  themeNotes: {
    attraction: 'hoşlanma, arzu, kıvılcım',
    talk: 'anlaşma, mizah, planlar',
    home: 'duygular, ilgi, gündelik hayat',
    time: 'bağlılık, amaçlar, dayanıklılık',
    trouble: 'sabır isteyen yerler',
  },
  /** Parts of a comparison, in a word or three. */
  contents: {
    score: 'Puan',
    strongest: 'Öne çıkanlar',
    signs: 'Burçlar',
    both: 'Çark',
    overlays: 'Evler',
    composite: 'Ortak haritalar',
  },
  result: {
    heading: 'İkiniz',
    score: 'Uyum',
    outOf: '100 üzerinden {{total}}',
    bands: {
      high: 'Aranızda pek çok şey kendiliğinden yürüyor.',
      good: 'Sizi taşıyan şeyler, zorlayanlardan fazla.',
      mixed: 'Kolaylık ile sürtüşme başa baş; gerisi sizin emeğinize bakıyor.',
      low: 'Burada üzerinde çalışılacak çok şey var. Bu sayı sevgiyi ölçmez, gereken emeği anlatır.',
    },
    best: 'Sizi en çok taşıyan',
    rub: 'Sürtüşmenin yeri',
    noContact: 'bu konuda açı yok',
    basis: 'Her çift {{base}} puanla başlar. Haritalar arasındaki her açı puan ekler ya da eksiltir.',
    rangeShort: 'Saate göre en az {{low}}, en çok {{high}}',
    themes: 'Beş tema',
    theme: 'Tema',
    level: 'Düzey',
    levelNote: 'Çiftlerin yarısı 50 düzeyinin üstünde, yarısı altındadır.',
    points: 'Puan',
    more: 'Devamını oku',
    strongest: 'Öne çıkan açılar',
    all: 'Puana katılanların tümü: {{count}}',
    aspect: 'Açı',
    orb: 'Orb',
    uncertainMark: 'saate bağlı',
    wheel: 'İki harita tek çarkta',
    wheelTitle: 'İki haritanın çift çarkı',
    wheelDescription:
      'İçeride: {{first}}. Dışarıda: {{second}}. Çizgiler, aralarındaki en güçlü yirmi açıdır.',
    positions: 'Bütün konumlar',
    signs: 'Burçlarınız yan yana',
    overlays: 'Kimin gezegeni kimin evinde?',
    overlaysIntro:
      'Bir gezegenin diğer haritada düştüğü ev, o gezegenin hayatın hangi alanında hissedildiğini gösterir: 7. ev ortaklığı, 4. ev yuvayı, 5. ev neşeyi anlatır.',
    planetsOf: 'Gezegenler: {{name}}',
    housesOf: 'Evler: {{name}}',
    overlaySide: 'Gezegenler: {{guest}} · Evler: {{host}}',
    overlayBothWays: 'Aynı yerleşim öteki yönde de var: Yukarıda okuduğun burada da geçerli.',
    composite: 'Kompozit harita',
    compositeIntro:
      'Her gezegen, iki haritadaki yerinin tam ortasında durur; ilişkinin kendi haritası böyle çıkar.',
    compositeHouses: 'Evler, kompozit köşe noktalarının arası üçe bölünerek bulunur (Porphyry).',
    jointUntimed:
      'Doğum saati eksik olduğu için bu haritada ev yok; Ay’ın yeri de {{degrees}} dereceye kadar şaşabilir.',
    compositeTitle: 'Kompozit harita çarkı',
    davison: 'Davison haritası',
    davisonIntro: 'İki doğumun zaman ve yer olarak tam ortasındaki gerçek gökyüzü.',
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
      'Bağlantıda iki harita görünür; ad, doğum tarihi, saat ve yer bilgisi bulunmaz. Yine de astronomi bilen biri doğumları gezegenlerden çıkarabilir. Bağlantıyı, iki doğum gününü de söyleyebileceğin kişilerle paylaş.',
    printNote:
      'Kısa baskıda puan, öne çıkan açılar, çark ve konumlar yer alır. Bütün yorumda metinlerin tamamı ve iki ortak harita da bulunur.',
    davisonTitle: 'Davison haritası çarkı',
    pictureNote: 'Aynı bilgiler resmin altındaki tabloda da yer alır.',
    table: 'Konum tablosu',
    uncertain: 'Ne kadarı kesin?',
    bothKnown:
      'İki doğum saati de verildi: Köşe noktaları ve evler hesaba katıldı, hiçbir puan tahmine dayanmıyor.',
    unknown: 'Doğum saati bilinmiyor: {{name}}',
    unknownText:
      'Saat bilinmeyince haritanın köşe noktaları ve evleri dışarıda kalır; Ay birkaç derece ileride ya da geride olabilir. Günün saatlerine göre puan en az {{low}}, en çok {{high}} olur; öğle saatine göre puan {{total}}.',
    uncertainCount: 'Listede işaretlenen, saat değişince düşebilecek katkıların sayısı: {{count}}.',
    caution: 'Puan, açıların özetidir. Ne hikâyenizi ne de iradenizi bilir.',
  },
  lines: {
    sunMoon: {
      joined:
        'Birinizin amacı, öbürünüzün duygusuyla aynı ritimde; yan yana olunca ikiniz de evinizde gibisiniz.',
      easy: 'Birinizin istediği, öbürünüzün ihtiyacıyla güzel örtüşüyor. Destek, istenmeden geliyor.',
      hard: 'Birinizin peşinden koştuğu şey, öbürünüzü yatıştıran şeyle bazen çekişiyor. Sıraya koyunca yürüyor.',
    },
    sunSun: {
      joined: 'Benzer şeylerle parlıyor, birbirinizin gururunu anlıyorsunuz. İkinize de sahnede yer bırakın.',
      easy: 'Yaşama biçimleriniz birbirini destekliyor: Birinizin başlattığının değerini öbürünüz biliyor.',
      hard: 'Hedefleri ayrı iki güçlü irade. Kazanma hırsı araya girmedikçe birbirinizi geliştirirsiniz.',
    },
    moonMoon: {
      joined:
        'Aynı ritimde dinleniyor, aynı ritimde küsüyorsunuz. Ruh hâlleri kolay bulaşıyor, güzelleri de.',
      easy: 'İhtiyaçlarınız benziyor: Neyin eksik olduğunu çoğu zaman söylenmeden seziyorsunuz.',
      hard: 'Birinizi yatıştıran, öbürünüzü huzursuz ediyor. Birbirinizin küçük alışkanlıklarını sorun; ipucu orada.',
    },
    venusMars: {
      joined: 'Hoşlanma ile arzu hemen buluşuyor: güçlü ve oyunbaz bir çekim.',
      easy: 'Arzu ile sevgi birbirini kolayca buluyor; flörtün tadı çabuk kaçmıyor.',
      hard: 'Hem kıvılcım var hem sürtüşme. Çekim gerçek, sabırsızlık da öyle.',
    },
    affection: {
      joined: 'Zahmetsiz bir sıcaklık: Birlikte olmaktan keyif alıyor, bunu gösteriyorsunuz.',
      easy: 'Zevkleriniz ve şefkatiniz uyuşuyor; küçük incelikler aranızda kendiliğinden doğuyor.',
      hard: 'Sevginizi farklı yollarla gösteriyorsunuz. Tahmin edilmesini beklemeyin, neyi sevdiğinizi söyleyin.',
    },
    drive: {
      joined:
        'Birbirinizi harekete geçiriyorsunuz. Enerji de ateş de bol; ikisini de ortak bir işe yöneltin.',
      easy: 'Biriniz itiyor, öbürünüz yön veriyor. Birlikteyken iş bitiriyorsunuz.',
      hard: 'Burada öfke çabuk parlıyor. Nasıl tartışacağınızı önceden konuşun.',
    },
    mind: {
      joined: 'Aynı çizgide düşünüyor, birbirinizin cümlesini tamamlıyorsunuz.',
      easy: 'Sohbet akıyor; uzun bir sessizliği bozmak bile kolay.',
      hard: 'Farklı hızda, farklı sırayla düşünüyorsunuz. Yanıt vermeden önce karşıdakine yeniden sorun.',
    },
    voice: {
      joined: 'Birinizin hissettiğini öbürünüz söze dökebiliyor. Anlatacak çok şeyiniz var.',
      easy: 'Şakada da planda da doğru tonu buluyorsunuz.',
      hard: 'Sözler, niyetten başka bir yere varıyor. Burada ses tonu, haklı olmaktan önemli.',
    },
    jupiter: {
      joined: 'Yan yanayken daha cesur, daha cömertsiniz; dünya ikiniz için büyüyor.',
      easy: 'Birbirinizin iyiliğini istiyor, aynı şeylere gülüyorsunuz. Güven çabuk büyüyor.',
      hard: 'Birbirinize fazla söz vermeye yatkınsınız. Heves güzel; bir takvim işe yarar.',
    },
    saturn: {
      joined: 'Ciddi bir bağ: Biriniz öbürünüze dayanak oluyor, ara sıra da onu sınar gibi duruyor.',
      easy: 'Birbirinize güvenebiliyorsunuz; kurduğunuzu yavaş ve sağlam kuruyorsunuz.',
      hard: 'Biriniz frene basıyor, öbürünüz yargılandığını hissediyor. Sabır ve açıkça dile getirilen takdir havayı yumuşatır.',
    },
    uranus: {
      joined: 'Elektrikli ve ani: Birbirinizi uyandırıyor, bir türlü durulmuyorsunuz.',
      easy: 'Birbirinizi sıkmıyor, birbirinize alan tanıyorsunuz. Değişim korkutmuyor, hoş karşılanıyor.',
      hard: 'Yakınlık kesik kesik gelip gidiyor. Sınırları açıkça konuşmak ikinizi de rahatlatır.',
    },
    neptune: {
      joined: 'Yumuşak, düşsel bir bağ: Sözsüz çok şey seziyor, birbirinizi biraz da yüceltiyorsunuz.',
      easy: 'Hayal gücü, müzik, merhamet: Birbirinizin ince yanını ortaya çıkarıyorsunuz.',
      hard: 'Görmek istediğinizi görmek kolay. Gerçeği incelikle araştırın.',
    },
    pluto: {
      joined: 'Aranızdaki bağ derine iniyor, ikinizi de değiştiriyor. Her biriniz kendine bir alan ayırsın.',
      easy: 'Saklı olanı birbirinize emanet ediyor, bundan güçlenerek çıkıyorsunuz.',
      hard: 'Kıskançlık ve denetleme isteği araya sızabilir. Çıkış yolu açıklık.',
    },
    node: {
      joined: 'Karşılaşmanız rastlantı değilmiş gibi gelebilir: Biriniz öbürünüze ileriyi gösteriyor.',
      easy: 'Zaten gittiğiniz yolda ilerlemek için birbirinize destek oluyorsunuz.',
      hard: 'Eski alışkanlıklar yeni hedeflerle karşılaşıyor: Biriniz ilerlemek, öbürünüz kalmak istiyor.',
    },
    juno: {
      joined: 'Biriniz, öbürünüzün gönlündeki eşe benziyor.',
      easy: 'Bağlılıktan beklentileriniz çoğu konuda birbirine benziyor, kolayca anlaşırsınız.',
      hard: 'Bağlılık ile özgürlük arasındaki sınırı bazen farklı yerlere koyuyorsunuz. Söz vermeden önce ne demek istediğinizi konuşun.',
    },
    chiron: {
      joined: 'Birbirinizin hassas noktasına dokunuyorsunuz, ama nazik davranmayı da biliyorsunuz.',
      easy: 'Çoğu zaman örtülü kalanı birbirinize göstermeye cesaret ediyorsunuz.',
      hard: 'Biriniz istemeden öbürünüzün yarasına dokunuyor. İçten bir özür çok şey değiştirir.',
    },
    ascendant: {
      joined: 'Birbirinizin tavrına çabuk ısınıyorsunuz; birlikte olmak doğal geliyor.',
      easy: 'Birinizin hâli tavrı öbürünüzü rahatlatıyor.',
      hard: 'İlk izlenim burada yanıltıyor. Birbirinizin tavrına bir kez daha bakın.',
    },
    midheaven: {
      joined: 'Birlikte görünmeyi seviyor, dışarıda aynı amacı paylaşıyorsunuz.',
      easy: 'İş hayatında da insan içinde de birbirinize arka çıkıyorsunuz.',
      hard: 'Özel istekler ile dışarıdaki hedefler ara sıra çatışıyor. Haftayı birlikte planlayın.',
    },
  },
  guide: {
    heading: 'Karşılaştırma nasıl işler?',
    book: 'İkinizin haritası bir kitapta',
    score: {
      title: 'Puanlar nereden geliyor?',
      text: 'İki harita arasındaki açılardan; bu karşılaştırmaya sinastri denir. Her gezegen çiftinin bir gücü var; tam açıya yakın olan, uzak olandan ağır basar; kolay açılar puan ekler, gergin olanlar eksiltir. Gizli bir şey yok, listede her puan görünür.',
    },
    order: {
      title: 'Kimin önce yazıldığı önemli mi?',
      text: 'Hayır. Aynı iki kişi, hangi sırayla yazılırsa yazılsın aynı puanı alır. Yalnızca çark değişir: Birinci kişi içeride, ikinci kişi dışarıda durur.',
    },
    time: {
      title: 'Doğum saati bilinmiyorsa?',
      text: 'O haritanın evleri ve köşe noktaları dışarıda bırakılır, Ay gün boyunca izlenir; sen de olabilecek en düşük ve en yüksek puanı görürsün.',
    },
  },
};
