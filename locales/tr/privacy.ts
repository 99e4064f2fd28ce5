import type { PrivacyWords } from '../en/privacy.ts';

export const privacy: PrivacyWords = {
  title: 'Gizlilik: Celestia senden ne saklar?',
  description:
    'Celestia neyi, nerede, ne kadar süreyle saklar, başka kim görür, hangi çerezler vardır; bilgilerini nasıl alır, düzeltir, silersin?',
  heading: 'Gizlilik ve kişisel veriler',
  lede: 'Senden neyi, nerede, ne kadar süre sakladığımızı ve başka kimin gördüğünü burada bulursun. Anlatılan, sitenin bugünkü hâlidir; ileride yapılabilecekler değil.',
  version: 'Sürüm {{version}}, yürürlük tarihi {{date}}',
  contents: 'Bu sayfada',
  storage: {
    caption: 'Tarayıcının bu site için sakladıkları',
    name: 'Adı',
    purpose: 'Ne işe yarar?',
    until: 'Ne zamana kadar?',
    rows: {
      lastLang: { purpose: 'Son kullandığın dil.', until: '30 gün' },
      session: { purpose: 'Oturumunu açık tutar. Hiçbir betik okuyamaz.', until: '30 gün' },
      shown: { purpose: 'Sayfanın başında görünen adın ve üç burcun.', until: '30 gün' },
      email: { purpose: 'O kutuyu işaretlediysen giriş formundaki e-posta adresin.', until: '7 gün' },
      redirect: { purpose: 'Girişe yönlendirildiğinde gitmek istediğin sayfa.', until: '10 dakika' },
      tab: {
        purpose:
          'Sekmede: yazdığın doğum bilgileri, son haritanın çizilmiş hâli, aradığın yer, sorduğun soru, göndermediğin taslaklar, seni buraya getiren bağlantının kampanyası ve sayfanın bir güncellemeden sonra en son ne zaman yenilendiği.',
        until: 'sekmeyi kapatana kadar',
      },
      choices: {
        purpose: 'Seçtiysen görünüm (açık, koyu) ve saat dilimi.',
        until: 'sen değiştirene kadar',
      },
      kept: {
        purpose:
          'Bu tarayıcıda saklanmasını istediğin haritalar ve doğum bilgileri; böyle bir doğumun, bağlantı yokken de okunabilsin diye çizilmiş son haritası.',
        until: 'sen kaldırana kadar; çizilmiş harita çıkış yapınca da silinir',
      },
      offline: {
        purpose: 'Bağlantı olmadığını söyleyen sayfalar. İçlerinde sana ait hiçbir şey yoktur.',
        until: 'sitenin verilerini tarayıcıdan silene kadar',
      },
      push: {
        purpose: 'Bildirimleri açtıysan, bildirim servisinin bu tarayıcıyı tanıdığı numara.',
        until: 'kapatana ya da silene kadar',
      },
      login: {
        purpose: 'Birinin giriş yapmış olduğu ve ertelediğin hatırlatmalar.',
        until: 'çıkış yapana ya da silene kadar',
      },
    },
  },
  sections: {
    operator: {
      heading: 'Veri sorumlusu',
      text: [
        'Bu sitede verilerin nasıl işlendiğine aşağıda adı geçen site işletmecisi karar verir ve bundan o sorumludur (6698 sayılı Kanun’a göre veri sorumlusu, GDPR’a göre “controller”, LGPD’ye göre “controlador”). Bu metin, Kanun’un 10. maddesindeki aydınlatma yükümlülüğünü de karşılar.',
      ],
    },
    short: {
      heading: 'Kısaca',
      text: [
        'Hesabın yoksa kim olduğunu gösteren hiçbir şey saklamayız. Doğum bilgisi hesaplamada kullanılır ve unutulur.',
        'Reklam, siteler arası takip ve profil çıkarma yoktur; hakkında otomatik karar verilmez.',
        'Veri satmayız. Aşağıda sayılan, işini yapmak için buna ihtiyaç duyan hizmetler dışında kimseye de vermeyiz.',
      ],
    },
    births: {
      heading: 'Hesapsız kullanımda doğum bilgileri ve haritalar',
      text: [
        'Yazdığın tarih, saat ve yer şifreli gönderilir, istediğin sayfayı hesaplamak için kullanılır, sunucuda saklanmaz. Yazarken yalnızca yer adının harfleri aranır, onlar da kaydedilmez.',
        'Haritanın bağlantısı ancak sen oluşturursan var olur. İçinde gezegenlerin konumları bulunur; bunlardan tarih ve saat çıkarılabilir. Bağlantıya sahip olan haritayı görür.',
        'Başka birinin doğum bilgilerini yazıyorsan bunun onun için sakıncası olmadığından emin ol.',
      ],
    },
    account: {
      heading: 'Hesabın',
      text: [
        'Kullanıcı numaranı, e-posta adresini ve onaylanıp onaylanmadığını, verdiğin adı, dilini, hangi yolla giriş yaptığını, haber isteyip istemediğini, metinlerimizin hangi sürümünü kabul ettiğini ve kaydettiysen doğum bilgini saklarız. Kayıtlı haritalar adlarıyla durur. Giriş yaptığın her tarayıcının türünü (Windows’ta Firefox gibi), ülkesini ve en son ne zaman kullanıldığını da tutarız; 31 gün kullanılmayan tarayıcının kaydı silinir. Kendi takvimin için bir bağlantı oluşturursan, geri alana kadar onu da saklarız; bağlantıyı bilen herkes o tarihleri görebilir.',
        'Bunların hepsi sen ya da hesabın silinene dek kalır. Hukuki sebep seninle kurulan sözleşmedir; bunlar olmadan haritalarını saklayamayız (6698 sayılı Kanun m. 5/2-c; GDPR m. 6/1-b; LGPD m. 7/V).',
        'Hesap silindiğinde satırları hemen gider. Eski bir girişle ya da bir yedekle geri gelmesin diye, yalnızca bu sitenin üretebildiği bir kod bir ay tutulur. Silinen veri, altyapının kurtarma kopyalarında en çok 30 gün daha bulunabilir; bu kopyalar yalnızca bozulan bir veri tabanını onarmak içindir.',
      ],
    },
    celestia: {
      heading: 'Celestia ve sohbetlerin',
      text: [
        'Hesapsız sorulan tek soru okunur, cevaplanır, saklanmaz. Herkese yetsin diye sorular, ağ adresinden üretilen ve geri çözülemeyen bir kodla sayılır; bu kod ertesi günün ilk sorusuyla silinir.',
        'Hesabındaki sohbetler; mesajların, cevaplar, değerlendirmelerin, yazdıysan partnerinin doğum bilgisi, saat dilimin, yardım hatları için seçtiğin ülke ve onayınla birlikte saklanır. Bir sohbeti, hepsini ya da hesabını silene dek kalır. Hukuki sebep açık rızandır; aynı sayfadan geri alabilirsin (6698 sayılı Kanun m. 5/1 ve 6; GDPR m. 6/1-a ve 9/2-a).',
        'Bir mesajdan birinin tehlikede olduğu anlaşılırsa bir program bunu fark eder ve yardım hatlarını gösterir. Kimseye haber verilmez.',
      ],
    },
    letters: {
      heading: 'Bize yazdıkların',
      text: [
        'İletişim formuyla gönderdiğin mektup; verdiysen adın, e-posta adresin, konu, dil ve metinle birlikte saklanır ve site işletmecisine e-postayla iletilir. 180 gün sonra kendiliğinden silinir; giriş yapmışken yazdıysan ve hesabını daha önce silersen hesabınla birlikte gider. İşletmecinin posta kutusundaki kopya, konu kapanınca silinir. Hukuki sebep, sana cevap vermekteki meşru menfaatimizdir (6698 sayılı Kanun m. 5/2-f; GDPR m. 6/1-f).',
        'İnsan kontrolünden geçmeden gelen mektuplar, sorularda olduğu gibi, ağ adresinden üretilen bir kodla o gün için sayılır.',
        'Danışmanlık talebin; verdiysen adın, e-posta adresin, dilin, saat dilimin, önerdiğin zamanlar, sorduğun soru, yazdıysan doğum bilgilerin ve talebin durumuyla birlikte saklanır. Site işletmecisine e-postayla gider; astroloğa ise açık rızanla, yalnız o görüşme için iletilir. Üzerinde son işlem yapıldıktan 180 gün sonra, oturumun açıkken gönderdiysen ve hesabını daha önce silersen hesabınla birlikte silinir; o sırada görüşmeyi iptal eden e-posta gönderilemezse adresin, gönderilene dek, en çok üç gün tutulur. Hukuki sebep açık rızandır; zaman kararlaşınca sözleşmedir (6698 sayılı Kanun m. 5/1 ve 5/2-c).',
      ],
    },
    orders: {
      heading: 'Siparişler',
      text: [
        'Bir şey satın alırsan ne aldığını, fiyatını, hangi pazarın kurallarının geçerli olduğunu, neleri işaretlediğini, ne zaman ödendiğini ve onaylıysa makbuz için e-posta adresini saklarız. Ödemenin kendisi ödeme hizmeti sağlayıcımızda (Stripe) yapılır; sipariş numarasını, tutarı ve orada yazdıklarını o alır, kartını biz hiç görmeyiz. Hukuki sebep, seninle kurulan sözleşmedir (6698 sayılı Kanun m. 5/2-c; GDPR m. 6/1-b).',
        'Ödenmeyen sipariş 90 gün sonra ya da hesabınla birlikte silinir. Ödenmiş bir siparişten, hesabını sildiğinde hesabın ve adresin çıkarılır; makbuz numarası, tutar ve gün, vergi mevzuatı istediği için on yıl kalır (6698 sayılı Kanun m. 5/2-ç; GDPR m. 6/1-c).',
        'Kitap sipariş edersen, kitabın dayandığı doğum bilgileri ve kapaktaki adlar, kitap hazırlandıktan sonra 44 gün saklanır, ardından kendiliğinden silinir. Kitabın sayfasında onları daha önce de, kitabın kendisini de silebilirsin. Silmediğin sürece kitap siparişiyle birlikte durur. Doğumlardan geriye, kitabı o açtığı için, yanında yalnızca tarih kalır.',
        'Kitap hediye edersen, alanın adresini e-posta gidene kadar saklar, sonra sileriz. Geriye bir özet değer kalır; bir adrese giden e-postaları onunla sayar, istemeyen bir adrese onunla bir daha yazmayız. E-postada senin adresin yazar. Mesajın, bağlantının açtığı sayfada görünür. Bağlantı 180 gün sonra kapanır. Hediyeyi alan, kitabı da mesajı da silebilir. Dayanağı, hediyeyi ulaştırmaktaki bizim ve senin menfaatindir (GDPR 6(1)(f); 6698 sayılı Kanun 5(2)(f)).',
      ],
    },
    mails: {
      heading: 'E-postalarımız',
      text: [
        'Adresin onaylanınca bir, hesabın silinince bir e-posta alırsın; adres onayı ve şifre yenileme bağlantılarını hesap sağlayıcısı gönderir. Haberler ve gökyüzü mektupları yalnızca istediysen gelir ve tek dokunuşla durur. Mektuplar için konularını, sıklığını, seçtiğin saati ve saat dilimini tutarız; gönderildikleri günleri de 40 gün boyunca. E-postalarımızda ne zaman açtığını bildiren görseller yoktur.',
      ],
    },
    notifications: {
      heading: 'Bildirimler',
      text: [
        'Bir tarayıcıda bildirimleri açarsan, Google’ın servisinin (Firebase Cloud Messaging) o tarayıcıyı tanıdığı numarayı tutarız: orada kapatana, orada çıkış yapana ya da hesabını silene kadar. Yanında konularını, sıklığını, seçtiğin saati ve saat dilimini, gönderildikleri günleri de 40 gün boyunca tutarız. Bildirimin metni Google üzerinden geçer. Hangi gezegenin haritandaki hangi noktaya dokunduğunu söyleyebilir; doğum bilgilerin içinde yoktur. Dayanağı senin rızandır (GDPR m. 6/1-a); aynı düğmeyle hemen geri alırsın.',
      ],
    },
    browser: {
      heading: 'Çerezler ve tarayıcında kalanlar',
      text: [
        'Bu tablodakilerin her biri senin istediğin bir şey için gereklidir, onay penceresi bu yüzden çıkmaz. Hiçbiri seni izlemek için kullanılmaz.',
      ],
    },
    technical: {
      heading: 'Kayıtlar ve korunma',
      text: [
        'Her sitede olduğu gibi ağ adresin her istekle sunucularımıza ulaşır. Onu istek sayısını sınırlamak için kullanırız: Bir dakika sayılır, yazılmaz. Günlük kayıtlarımızda hatalar ve güvenlik olayları bir kod ve rastgele bir numarayla yer alır; adres ya da yazdığın herhangi bir şey bulunmaz. Altyapı bu kayıtları en geç 7 gün sonra siler.',
        'Hesap açarken ya da mektup gönderirken Cloudflare Turnstile insan olup olmadığına bakabilir. Bunun için ağ adresini ve tarayıcının özelliklerini görür.',
      ],
    },
    counting: {
      heading: 'Ziyaretleri nasıl sayıyoruz?',
      text: [
        'Reklamların ve kısa videoların yönlendirdiği sayfalarda, her birinin bir günde hangi kampanyadan kaç kez açıldığını ve bunlardan kaç hesap doğduğunu sayarız. Bunlar yalnızca sayılardır; çerez ya da adres kullanılmaz, içlerinden kimse bulunamaz.',
      ],
    },
    recipients: {
      heading: 'Verileri başka kim alıyor?',
      text: [
        'Cloudflare, Inc. (ABD, dünyanın her yanında veri merkezleriyle) sunucuları, veri tabanlarını, e-posta gönderimini ve insan kontrolünü bizim adımıza yürütür.',
        'Google Ireland Ltd. ve Google LLC (Firebase Authentication) e-posta adresini, şifrenin özetlenmiş (hash) hâlini ve girişlerini tutar. Şifren tarayıcından doğrudan onlara gider, bu siteden hiç geçmez. Google ya da Facebook ile girersen o şirket Celestia’yı kullandığını öğrenir, bize adını ve adresini bildirir. Bildirimleri açarsan Google’ın Firebase Cloud Messaging servisi o tarayıcının bildirim adresini ve her bildirimin metnini de alır.',
      ],
      here: 'Başka bir şirketin dil modeli açık değildir. Celestia bu sitenin kendi sunucusunda cevap verir.',
      model:
        'Celestia’nın cevaplarını {{provider}} ({{country}}) tarafından çalıştırılan bir dil modeli kaleme alır. Bu model mesajlarını adlar ve adresler çıkarılmış olarak, bir de haritandaki konumları alır; bu konumlardan doğum bilgisi hesaplanabilir.',
    },
    places: {
      heading: 'Veriler nerede?',
      text: [
        'Cloudflare ve Google verileri yurt dışında, başta ABD olmak üzere başka ülkelerde de işler. Bu aktarım Türkiye için 6698 sayılı Kanun’un 9. maddesindeki sözleşmelere, AB için AB-ABD Veri Gizliliği Çerçevesi’ne ve standart sözleşme maddelerine dayanır.',
      ],
    },
    rights: {
      heading: 'Hakların',
      text: [
        'Hakkındaki her şeyi profilinden görebilir, indirebilir, düzeltebilir ve silebilirsin. Bize yazarak verilerinin işlenip işlenmediğini öğrenmeyi, düzeltilmesini, silinmesini, kısıtlanmasını ya da sana verilmesini isteyebilir, işlenmesine itiraz edebilirsin. Rızanı istediğin an geri alırsın; o ana dek yapılanlar hukuka uygun kalır. En geç 30 gün içinde, ücretsiz cevap veririz.',
        'Bu haklar Türkiye’de 6698 sayılı Kanun’un 11. maddesinde, AB’de GDPR’ın 15 ila 22. maddelerinde, Brezilya’da LGPD’nin 18. maddesinde yazılıdır. Cevabımız yetersizse Kişisel Verileri Koruma Kuruluna ya da yaşadığın yerdeki kuruma şikâyette bulunabilirsin.',
      ],
    },
    age: {
      heading: 'Yaş',
      text: [
        'Hesap ve Celestia’yla sohbet 16 yaşından, sevgili sohbetleri 18 yaşından itibarendir. Bir çocuğun hesap açtığını öğrenirsen bize bildir, silelim.',
      ],
    },
    changes: {
      heading: 'Değişiklikler',
      text: [
        'Verilerle yaptığımız iş değişirse önce bu sayfa değişir, yeni bir sürüm numarası ve tarih alır. Önemli değişiklikleri yürürlüğe girmeden önce hesabı olan herkese e-postayla bildiririz.',
      ],
    },
  },
};
