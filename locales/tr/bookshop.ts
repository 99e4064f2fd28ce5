import type { BookshopWords } from '../en/bookshop.ts';

export const bookshop: BookshopWords = {
  title: 'Astroloji raporları: kendi göğünden altı kitap',
  description:
    'Doğum anına ve yerine göre hesaplanan altı kitap; sayfa olarak okunur, PDF olarak saklanır. Sipariş vermeden önce içine bak.',
  heading: 'Kendi göğünün kitapları',
  lede: 'Ücretsiz sayfalar haritayı parça parça okur. Kitap onu bütün olarak, uzun uzun ve tarihleriyle anlatır. Her biri yalnızca bir kişi ya da iki kişi için hazırlanır.',
  parts: {
    chapters: 'Bu kitapta',
    inside: 'İçine bak',
    who: 'Kimin için',
    needs: 'Ne gerekiyor',
    facts: 'Bilmende fayda var',
    form: 'Bu kitabı sipariş et',
  },
  more: 'İçine bak',
  all: 'Altı kitabın hepsi',
  closed: 'Kitaplar burada henüz satışta değil. İçlerine yine de bakabilirsin.',
  elsewhere: 'Bulunduğun ülkede henüz satış yapmıyoruz. Kitapların içine yine de bakabilirsin.',
  facts: [
    'Her ekranda okunan bir sayfa ve aynısının A5 boyutunda PDF’i; basabilir, saklayabilirsin.',
    'Genellikle ödemeden sonraki bir dakika içinde hazır olur ve siparişinin sayfasında kalır.',
    'Türkçe, İngilizce, İspanyolca, Fransızca ya da Portekizce: hangisini seçersen.',
    'Yanlış yazılan bir doğum bilgisi 14 gün içinde bir kez düzeltilebilir; kitap ücretsiz olarak yeniden hazırlanır.',
    'Eğilimleri anlatır, vaatte bulunmaz. Sağlık ve yatırım üzerine bir şey söylemez.',
  ],
  sample: 'Aşağıdaki sayfalar örnek bir kitaptan. Haritası kimseye ait değil.',
  samplePerson: 'Örnek harita',
  books: {
    natal: {
      title: 'Doğum kitabı: doğum haritanın bütünü, uzun uzun',
      description:
        'Gezegenler, açılar, on iki ev ve bir ömrün tarihleri tek kitapta, kendi doğum haritan için yazılmış. Sayfa ve PDF olarak.',
      who: 'Haritasını parça parça okumuş, parçaların birbirine nasıl bağlandığını görmek isteyenler için. Hediye olarak da yakışır.',
      needs:
        'Doğum tarihi ve yeri; biliniyorsa saati. Saat bilinmiyorsa kitap evleri dışarıda bırakır ve bunu söyler.',
    },
    year: {
      title: 'Önündeki yıl: bir doğum gününden ötekine bir kitap',
      description:
        'Güneş dönüşün, evlerinde Jüpiter ve Satürn, ay ay yavaş gezegenler ve haritana değen tutulmalar.',
      who: 'Doğum gününe yakın haftalar ya da çok şeyin açıkta olduğu bir yıl için. Plan yapacak tarihler verir, planı sana bırakır.',
      needs: 'Doğum tarihi, yeri ve saati. Yılın yükseleni ve evleri saat olmadan hesaplanamaz.',
    },
    relationship: {
      title: 'Aşk ve ortaklık: iki harita üzerine bir kitap',
      description:
        'Yan yana iki doğum haritası: İki kişiyi ne taşır, nerede sürtüşürler, her biri ne arar, birlikte ne olurlar?',
      who: 'Birbirini birlikte okumak isteyen iki kişi için. Not vermez, hüküm kurmaz.',
      needs: 'İki doğum: her birinin tarihi ve yeri, biliniyorsa saatleri. Önce karşındakine sor lütfen.',
    },
    vocation: {
      title: 'İş ve uğraş: neye çağrıldığın üzerine bir kitap',
      description:
        'Tepe Noktası, iş günü, kazanç ve değer, uzun süren ve kalıcı olan, önümüzdeki on iki iş yılının tarihleri.',
      who: 'Seçenler, değiştirenler ya da düpedüz yorulanlar için. Meslek adı vermez; sana iyi gelebilecek iş türünü anlatır.',
      needs:
        'Doğum tarihi, yeri ve saati. Tepe Noktası dakika dakika değiştiğinden saatin bilinmesi gerekir.',
    },
    juno: {
      title: 'Juno kitabı: hangi koşulla kaldığın',
      description:
        'Burcu, evi ve açılarıyla Juno, bir de onu yöneten gezegen: uzun soluklu bağ üzerine kısa bir kitap.',
      who: 'Juno’sunu hesaplamış ve bir paragraftan fazlasını isteyenler için. Altı kitabın en kısası.',
      needs: 'Doğum tarihi, yeri ve saati. Saat olmadan Juno’nun evi de yöneticisinin evi de hesaplanamaz.',
    },
    child: {
      title: 'Çocuğun haritası: anne babalar için bir kitap',
      description:
        'Bir çocuğu ne heyecanlandırır, ne avutur, nasıl öğrenir, nasıl öfkelenir: anne babaya anlatılan bir mizaç.',
      who: 'Anne, baba ve vasiler için. Çocuğun ne olacağı üzerine bir şey söylemez, adını da istemez.',
      needs:
        'Çocuğun doğum tarihi ve yeri, biliniyorsa saati, bir de anne, baba ya da vasi olduğuna dair sözün.',
    },
  },
  form: {
    birth: 'Doğum bilgileri',
    first: 'Birinci kişi',
    second: 'İkinci kişi',
    child: 'Çocuğun doğum bilgileri',
    source: 'Hangi doğum?',
    typed: 'Aşağıya yazdığım',
    own: 'Kendi doğum bilgilerim',
    name: 'Kapaktaki ad',
    nameHint: 'Boş bırakabilirsin.',
    from: 'Şu yıldaki doğum gününde başlayan yıl',
    parent: 'Bu çocuğun annesi, babası ya da vasisiyim.',
    bookLanguage: 'Kitabın dili',
    email: 'E-posta adresin',
    emailHint: 'Makbuz ve kitabına giden bağlantı oraya gelir.',
    kept: 'Doğum bilgisi kitap hazırlanabilsin diye saklanır, 44 gün sonra silinir; daha önce de silebilirsin. Hiçbir web adresinde yer almaz.',
    submit: 'Siparişe geç',
    next: 'Henüz bir şey ödemiyorsun. Sonraki sayfa siparişin tamamını gösterir.',
    summary: 'Az kaldı. Şuna bir bak lütfen:',
    more: 'Verilerine ne olur',
  },
  faults: {
    from: 'Yılı seç.',
    parent: 'Bu kitap anne, baba ve vasiler için. Lütfen öyle olduğunu işaretle.',
    bookLanguage: 'Kitabın dilini seç.',
    name: 'Kapaktaki ad en çok 80 karakter olabilir.',
    chart: 'Bu doğumu hesabında artık bulamıyoruz. Bir başkasını seç ya da yaz.',
    hour: 'Bu kitap için doğum saati gerekiyor. Saat olmadan bölümleri hesaplanamaz.',
    email: {
      required: 'E-posta adresini yaz.',
      malformed: 'Bu bir e-posta adresine benzemiyor. Bir daha bakar mısın?',
      too_long: 'Bu adres fazla uzun.',
    },
  },
  order: {
    heading: 'Kitabın',
    making: 'Kitabın hazırlanıyor. Genellikle bir dakikadan kısa sürer.',
    again: 'Yeniden bak',
    ready: 'Kitabın hazır.',
    read: 'Kitabı oku',
    pdf: 'PDF olarak kaydet',
    failed: 'Kitabını henüz hazırlayamadık. Haberimiz var: Yeniden hazırlanacak, hiçbir şey kaybolmadı.',
    correctable:
      'Doğum bilgisi yanlış mı yazıldı? {{until}} tarihine kadar kitap bir kez, ücretsiz olarak yeniden hazırlanabilir.',
    correct: 'Doğum bilgisini düzelt',
    contents: 'İçindekiler',
    toOrder: 'Siparişe git',
  },
  lock: {
    title: 'Kitabın',
    heading: 'Kitabı aç',
    text: 'Bir bağlantıyla geldin; bağlantı da kolayca elden ele geçer. Kitap bir doğum bilgisini göstermeden önce, lütfen kitapta anlatılan kişilerden birinin doğum tarihini yaz.',
    submit: 'Aç',
    wrong: 'Bu kitapta bu tarihte bir doğum yok.',
    too_often: 'Bugün çok fazla denendi. Yarın yine gel ya da bize yaz.',
  },
  correct: {
    title: 'Doğum bilgisini düzelt',
    heading: 'Doğum bilgisini düzelt',
    text: 'Yanlış yazılanı düzelt. Kitap, elindekinin yerine yeniden hazırlanır; bu yalnızca bir kez olur.',
    submit: 'Kitabı yeniden hazırla',
    over: 'Bu kitap artık yeniden hazırlanamaz. Bir yanlışlık varsa bize yaz.',
  },
  own: {
    summary: 'Ne saklanır, nasıl silinir',
    kept: 'Yazıldığı hâliyle tarih, saat ve yer, kitabın yeniden hazırlanması gerekebilir diye {{until}} tarihine kadar saklanır; sonra kendiliğinden silinir. Kitap olduğu gibi kalır. Doğumdan geriye yanında yalnızca tarihi kalır, çünkü kitabı o açar.',
    gone: 'Yazıldığı hâliyle saat ve yer silindi. Kitap olduğu gibi duruyor. Doğumdan geriye yanında yalnızca tarihi kaldı, çünkü kitabı o açar.',
    erase: 'Doğum bilgisini şimdi sil',
    erased: 'Doğum bilgisi silindi. Kitap duruyor, ama artık yeniden hazırlanamaz.',
    removing: 'Kitabın kendisini de silebilirsin. Saklamak istersen önce PDF’ini kaydet.',
    remove: 'Kitabı geri gelmemek üzere sil',
    removed: 'Kitap silindi.',
  },
  figure: { exact: 'tam gün: {{days}}' },
};
