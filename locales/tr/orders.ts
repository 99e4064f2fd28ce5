import type { OrdersWords } from '../en/orders.ts';

/** Satın alma ve sonrası: mağaza, sipariş, siparişin e-postaları. */
export const orders: OrdersWords = {
  products: {
    'pack-30': { name: 'Celestia ile 30 mesaj', text: 'Birkaç tur daha isteyen bir soru için.' },
    'pack-100': { name: 'Celestia ile 100 mesaj', text: 'Konuşacak çok şeyin olduğu bir ay için.' },
    premium: {
      name: 'Premium: Celestia ile 300 mesaj',
      text: 'Mesaj başına en uygun fiyat. Bir kez ödenir, kendiliğinden yenilenmez.',
    },
    'consulting:question': {
      name: 'Danışmanlık: tek soru',
      text: 'Tek bir soru üzerine kişisel bir görüşme.',
    },
    'consulting:natal': {
      name: 'Danışmanlık: doğum haritan',
      text: 'Doğum haritan üzerine kişisel bir görüşme.',
    },
    'consulting:relationship': {
      name: 'Danışmanlık: ilişki',
      text: 'İki harita üzerine kişisel bir görüşme.',
    },
    'consulting:year': {
      name: 'Danışmanlık: önündeki yıl',
      text: 'Önündeki on iki ay üzerine kişisel bir görüşme.',
    },
    'report:natal': {
      name: 'Doğum kitabı',
      text: 'Haritanın bütünü: gezegenler, on iki ev, bir ömrün tarihleri.',
    },
    'report:year': {
      name: 'Önündeki yıl',
      text: 'Doğum gününden doğum gününe: Güneş dönüşü, ay ay yavaş gezegenler, tutulmalar.',
    },
    'report:relationship': {
      name: 'Aşk ve ortaklık',
      text: 'Yan yana iki harita: Kim ne getirir, nerede buluşur, sabır nerede gerekir.',
    },
    'report:vocation': {
      name: 'İş ve uğraş',
      text: 'Neye çağrıldığın, iş gününün sana nasıl yakıştığı, yıllar isteyip sonra tutan işler.',
    },
    'report:juno': { name: 'Juno kitabı', text: 'Birinin yanında hangi koşulla kaldığın, uzun uzun.' },
    'report:child': {
      name: 'Çocuğun haritası',
      text: 'Anne babalar için: çocuğun dünyayı nasıl karşıladığı, evde neyin işe yaradığı.',
    },
  },
  kinds: {
    pack: {
      delivery: 'Aldığın ürün ödemenin hemen ardından hesabında hazır olur.',
      service: 'Hizmet ödemenin hemen ardından başlar ve hesabında kullanılır. Süre sınırı yoktur.',
      withdraw: 'Kullanmadığın mesajlar hesabından hemen çıkar, bedelleri ödeme aracına geri döner.',
      ready: 'Aldığın ürün hesabında.',
      pending: 'Siparişini aldık. Ödeme onaylanır onaylanmaz ürün hesabına geçer.',
      expired: 'Senden bir ücret alınmadı. Ödeme süresi doldu; yeniden sipariş vermen yeterli.',
      toShop: 'Paketleri gör',
    },
    report: {
      delivery:
        'Kitap ödemenin hemen ardından, çoğu kez bir dakika içinde hazırlanır; siparişinin sayfasında hem okunur hem PDF olarak indirilir.',
      service:
        'Aldığın şey, verdiğin doğum bilgileriyle hazırlanan dijital bir içeriktir. Hazır olur olmaz teslim edilir ve siparişinin sayfasında kalır.',
      withdraw: 'Henüz hazırlanmamış kitap artık hazırlanmaz, bedeli ödeme aracına geri döner.',
      ready: 'Kitabın hazır.',
      pending: 'Siparişini aldık. Ödeme onaylanır onaylanmaz kitabın hazırlanır.',
      expired: 'Senden bir ücret alınmadı. Ödeme süresi doldu; yeniden sipariş vermen yeterli.',
      toShop: 'Kitapları gör',
    },
    consulting: {
      delivery: 'Görüşme anlaştığınız saatte yapılır, randevun e-postayla gelir.',
      service: 'Hizmet, anlaşılan saatteki görüşmedir ve onunla sona erer.',
      withdraw: 'Anlaşılan saat iptal edilir, yapılmamış görüşmenin bedeli ödeme aracına geri döner.',
      ready: 'Saatin ayrıldı. Randevun e-postayla gelir.',
      pending: 'Siparişini aldık. Ödeme onaylanır onaylanmaz saatin ayrılır, randevun e-postayla gelir.',
      expired:
        'Senden bir ücret alınmadı. Ödeme süresi doldu. Görüşme saatin henüz gelmediyse son e-postamızdaki bağlantı seni yeniden ödemeye götürür.',
      toShop: 'Görüşmeleri gör',
    },
  },
  taxes: {
    inclusive: 'Vergiler fiyata dâhildir.',
    exclusive: 'Satış vergisi, eyaletin istiyorsa ödeme sırasında eklenir.',
  },
  ticks: {
    begin:
      'Hizmet, cayma süresi dolmadan hemen başlasın. Cayarsam o ana kadar kullandığım bölümün bedelini ödeyeceğimi ve tamamını kullandığım bir hizmetten cayamayacağımı biliyorum.',
    content:
      'Teslimat, cayma süresi dolmadan hemen yapılsın. Cayma hakkımın teslimatla sona erdiğini biliyorum.',
    preliminary: 'Yukarıdaki ön bilgilendirme formunu okudum.',
    contract: 'Yukarıdaki mesafeli satış sözleşmesini okudum ve kabul ediyorum.',
  },
  withdrawal: {
    tr: 'Ödemeden sonraki 14 gün içinde, gerekçe göstermeden cayabilirsin. Kullanmadığın bölümün bedelini geri öderiz.',
    us: 'Fikrin mi değişti? Ödemeden sonraki 14 gün içinde kullanmadığın bölümün bedelini nedenini sormadan geri öderiz.',
    eu: 'Ödemeden sonraki 14 gün içinde, gerekçe göstermeden cayabilirsin. Kullanmadığın bölümün bedelini en geç 14 gün içinde, ödemeyi yaptığın araca geri öderiz.',
    br: 'Ödemeden sonraki 7 gün içinde, gerekçe göstermeden cayabilir ve bedelin tamamını geri alabilirsin.',
    mx: 'Fikrin mi değişti? Ödemeden sonraki 14 gün içinde kullanmadığın bölümün bedelini nedenini sormadan geri öderiz.',
  },
  shop: {
    title: 'Celestia ile daha çok mesaj',
    description:
      'Celestia ile konuşmaların için mesaj paketleri: Bir kez ödenir, kendiliğinden yenilenmez, kullanmadığın mesajlar cayma süresi içinde iade edilebilir.',
    heading: 'Celestia ile daha çok mesaj',
    lede: 'Her gün yeni ücretsiz mesajların olur. Konuşma bunun ötesine geçtiğinde bir paketle sürdürebilirsin.',
    buy: 'Seç',
    each: 'Mesaj başına {{amount}}',
    facts: [
      'Tek ödeme. Abonelik yok, hiçbir şey kendiliğinden yenilenmez.',
      'Önce günün ücretsiz mesajları kullanılır, satın aldıkların ondan sonra gelir.',
      'Satın aldığın mesajların süresi dolmaz. Kullanana kadar hesabında kalır.',
    ],
    account: 'Paketler hesaba tanımlanır. Önce giriş yap; ardından buraya dönersin.',
    currency: 'Fiyatların para birimi',
    show: 'Göster',
    closed: 'Burada henüz satışta bir şey yok. Ücretsiz mesajların her gün yenilenir.',
    elsewhere: 'Bulunduğun ülkede henüz satış yapmıyoruz. Ücretsiz mesajların her gün yenilenir.',
    settled: 'Daha önce sipariş verdiğin için fiyatların aynı para biriminde kalıyor.',
    orders: 'Siparişlerim',
  },
  premium: {
    title: 'Premium: Celestia ile daha çok zaman',
    description: 'Premium sana ne kazandırır: Celestia ile 300 mesaj, tek ödeme.',
    heading: 'Celestia ile daha çok zaman',
    lede: 'Bir güne sığmayan konuşmalar için 300 mesaj.',
    points: [
      'Bir kez ödersin. Hiçbir şey yenilenmez, iptal edilecek bir şey de yoktur.',
      'Mesajların süresi dolmaz, günlük ücretsiz mesajların da sürer.',
      'Celestia hesaplanmış haritandan konuşur ve sonuç vadetmez.',
    ],
    price: '{{amount}}, tek ödeme',
    link: 'Teklifi gör',
    chat: 'Şimdi değil, Celestia’ya dön',
  },
  order: {
    title: 'Siparişin',
    description: 'Celestia’daki siparişin: ödeme, makbuz ve cayma.',
    check: 'Kontrol et ve öde',
    heading: 'Siparişin',
    product: 'Ürün',
    price: 'Fiyat',
    reference: 'Sipariş',
    day: 'Sipariş günü',
    state: 'Ödeme',
    made: 'Teslimat',
    receipt: 'Makbuz',
    paid: 'Ödenen',
    refunded: 'Geri ödenen',
    before: 'Ödemeden önce',
    preliminary: [
      'Satıcı, sitenin işletmecisidir; adı ve adresi aşağıdadır.',
      '{{product}} ürününü {{amount}} karşılığında alıyorsun. {{taxes}} Başka bir masraf yoktur.',
      '{{delivery}} Ödemeyi ödeme hizmeti sağlayıcımız üzerinden yaparsın; kartını biz hiç görmeyiz.',
      'Soru ve şikâyetlerini iletişim formuyla bize ulaştırabilirsin; e-postayla yanıtlarız.',
    ],
    contractHeading: 'Mesafeli satış sözleşmesi',
    contract: [
      'Bu sözleşme seninle aşağıda adı geçen site işletmecisi arasındadır. Ödemeyi yaptığında kurulur; makbuzun onun nüshasıdır.',
      'Konusu, vergiler dâhil {{amount}} karşılığında, tek ödemeyle satın aldığın {{product}} ürünüdür.',
      '{{service}}',
      'Yukarıda yazılı cayma hakkına sahipsin. Bu hakkı sipariş sayfasındaki tek düğmeyle ya da bize yazacağın açık bir bildirimle kullanırsın.',
      'Uyuşmazlıklarda yaşadığın yerdeki tüketici hakem heyetine veya tüketici mahkemesine başvurabilirsin.',
    ],
    preliminaryHeading: 'Ön bilgilendirme formu',
    seller: 'Satıcı',
    agree: 'Lütfen işaretle',
    missing: 'Devam etmek için bunu işaretle.',
    summary: 'Ödemeden önce eksik kalan:',
    pay: 'Siparişi onayla ve {{amount}} öde',
    leaves: 'Ödemeyi, ödeme hizmeti sağlayıcımızın sayfasında yapıp buraya dönersin.',
    down: 'Ödeme sayfasına şu anda ulaşılamıyor. Senden bir ücret alınmadı. Birkaç dakika sonra yeniden dene.',
    closed: 'Bu ürün şu anda satışta değil. Senden bir ücret alınmadı.',
    toChat: 'Celestia ile konuş',
    toOrders: 'Tüm siparişlerim',
    seconds: 'Bu sipariş için gelen ikinci ödeme sana bütünüyle iade edildi: {{amount}}.',
    withdraw: {
      heading: 'Sözleşmeden cay',
      until: '{{until}} gününe kadar mümkün.',
      link: 'Sözleşmeden buradan cay',
      confirm: 'Gerçekten caymak istiyor musun?',
      submit: 'Şimdi cay',
      keep: 'Siparişim kalsın',
      done: 'Cayma bildirimin ulaştı. Paran geri dönüyor.',
      over: 'Bu siparişten artık cayılamaz.',
      mailed: 'E-postayla onay alırsın.',
      unmailed: 'Onaylanmamış bir adrese e-posta göndermiyoruz. Bu sayfa senin onayın: Yazdır ya da kaydet.',
    },
    copy: 'Sözleşmen',
    unmailed: 'Onaylanmamış bir adrese e-posta göndermiyoruz. Bu sayfa senin nüshan: Yazdır ya da kaydet.',
  },
  states: {
    open: 'Henüz ödenmedi',
    pending: 'Ödeme yolda',
    paid: 'Ödendi',
    partly_refunded: 'Ödendi, bir bölümü geri verildi',
    refunded: 'Geri ödendi',
    disputed: 'Bankan inceliyor',
    won: 'Ödendi',
    lost: 'Bankan geri ödedi',
    expired: 'Ödenmedi, kapandı',
  },
  delivery: {
    waiting: 'Ödemeden sonra',
    making: 'Hazırlanıyor',
    ready: 'Teslim edildi',
    failed: 'Gecikti, üzerinde çalışıyoruz',
  },
  list: {
    title: 'Siparişlerim',
    description: 'Celestia’daki siparişlerin, makbuzların ve cayma işlemlerin.',
    heading: 'Siparişlerim',
    empty: 'Henüz bir şey sipariş etmedin.',
    shop: 'Paketlere bak',
    left: {
      one: 'Satın aldığın bir mesaj kaldı.',
      other: 'Satın aldığın {{count}} mesaj kaldı.',
    },
  },
  success: {
    title: 'Siparişin için teşekkürler',
    description: 'Celestia’daki siparişinden sonra neler olur.',
    paid: 'Teşekkürler! Ödeme alındı.',
    making: 'Aldığın ürünü hazırlıyoruz. Uzun sürmez; hazır olunca bu sayfada görürsün.',
    pendingHeading: 'Ödemen yolda',
    receipt: 'Makbuzun e-postayla geliyor.',
    toOrder: 'Siparişi gör',
    bareHeading: 'Siparişim nerede?',
    bare: 'Siparişlerini hesabında bulursun. Hesap açmadan sipariş verdiysen bağlantı sana gönderdiğimiz e-postada.',
    again: 'Yeniden bak',
    unsureHeading: 'Ödemenin alınıp alınmadığını henüz bilmiyoruz',
    unsure:
      'Ödeme hizmetimiz şu anda yanıt vermiyor, o yüzden bir şey söyleyemiyoruz. Ödediysen hiçbir şey kaybolmaz: Sormayı sürdürüyoruz, yanıt gelir gelmez aldığın ürün teslim edilir. Lütfen ikinci kez ödeme yapma.',
    unmailed:
      'Onaylanmamış bir adrese e-posta göndermiyoruz. Makbuzun siparişinin yanında: Oradan yazdır ya da kaydet.',
  },
  error: {
    title: 'Ödeme tamamlanmadı',
    description: 'Celestia’da bir ödeme tamamlanmadığında ne yapabilirsin.',
    heading: 'Ödeme tamamlanmadı',
    open: 'Senden bir ücret alınmadı. Siparişin bekliyor: Yeniden deneyebilir, istersen başka bir ödeme aracı kullanabilirsin.',
    foreign:
      'Bu siparişi bulamıyoruz ya da sana ait değil. Sipariş verdiysen kullandığın hesapla giriş yap veya e-postandaki bağlantıyı aç.',
    bareHeading: 'Bir ödemede sorun mu çıktı?',
    bare: 'Ödenmeyen bir sipariş için senden bir şey istenmez. Siparişini hesabında bulur, oradan yeniden deneyebilirsin.',
    retry: 'Yeniden dene',
    contact: 'Bize yaz',
  },
  mail: {
    agreed: 'Ödemeden önce onayladıkların:',
    contract: 'Bizimle yaptığın sözleşme:',
    seller: 'Satıcı:',
    link: 'Siparişin, makbuzun ve cayma',
    receipt: {
      subject: 'Makbuzun {{number}}',
      lines: [
        'Siparişin için teşekkürler. Bu, {{day}} tarihli {{number}} numaralı makbuzundur.',
        '{{product}}: {{amount}}, ödendi.',
      ],
    },
    withdrawn: {
      subject: 'Cayma bildirimin ulaştı ({{number}})',
      lines: [
        '{{number}} numaralı siparişinden ({{product}}) caydın. Bu bildirimin bize ulaştığını onaylıyoruz.',
        'Kullanılmayan bölüm hesabından çıkarılır, bedeli ödemeyi yaptığın araca geri döner.',
      ],
    },
    refunded: {
      subject: '{{number}} için geri ödeme',
      lines: [
        '{{product}} için yaptığın {{amount}} tutarındaki ödemenin {{refunded}} kadarını iade ettik. Bankanda görünmesi birkaç gün sürer.',
      ],
    },
    returned: {
      subject: 'Bir ödeme sana geri gönderildi',
      lines: [
        '{{product}} için kullanamadığımız bir ödeme geldi: ikinci kez yapılmış ya da geç kalmış. Bütünüyle iade ettik: {{returned}}.',
      ],
    },
    ready: {
      subject: 'Kitabın hazır',
      lines: ['{{product}} hazır. Siparişinin sayfasında okuyabilir, PDF olarak alabilirsin.'],
    },
    delayed: {
      subject: 'Kitabın biraz gecikiyor',
      lines: [
        'Kitabını ({{product}}) henüz hazırlayamadık. Haberimiz var, kitap yeniden hazırlanacak. Hiçbir şey kaybolmadı; hazır olunca yine yazacağız.',
      ],
    },
    howTo:
      'Nasıl cayarsın: Siparişini aşağıdaki bağlantıdan açıp “Sözleşmeden buradan cay” düğmesine bas ya da satıcıya açık bir dille yaz, örneğin:',
    model:
      '“{{product}} için yaptığım, {{ordered}} tarihli ve {{reference}} numaralı siparişe ilişkin sözleşmeden cayıyorum.” Adın, adresin ve tarihle birlikte.',
  },
};
