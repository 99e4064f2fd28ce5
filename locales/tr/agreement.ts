import type { AgreementWords } from '../en/agreement.ts';

export const agreement: AgreementWords = {
  title: 'Celestia kullanım koşulları',
  description:
    'Celestia’dan ne bekleyebilirsin, senden ne bekleniyor: sitenin ne olup ne olmadığı, hesap, yapay zekâyla sohbet, başkalarının bilgileri, sorumluluk.',
  heading: 'Kullanım koşulları',
  lede: 'Bizden ne bekleyebileceğin ve senden ne beklediğimiz, düz bir dille.',
  version: 'Sürüm {{version}}, yürürlük tarihi {{date}}',
  contents: 'Bu sayfada',
  sections: {
    parties: {
      heading: 'Taraflar',
      text: [
        'Bu sözleşme seninle aşağıda adı geçen site işletmecisi arasındadır. Siteyi kullanarak koşulları kabul edersin; hesap açtığında hangi sürümü kabul ettiğini not ederiz. Verilerle ne yaptığımız gizlilik sayfasında anlatılır.',
      ],
    },
    service: {
      heading: 'Celestia nedir?',
      text: [
        'Celestia haritaları ve gök cisimlerinin konumlarını hesaplar, onlar hakkında metinler sunar. Hesap gökbilimdir. Metinler astrolojidir; düşünmek ve eğlenmek içindir, geleceği bildirmez.',
        'Sağlık, hukuk, para ya da güvenlik konusunda tavsiye değildir. Böyle kararları bir haritaya bakarak verme. Tehlikedeysen ya da iyi değilsen yardım edebilecek insanlara başvur.',
      ],
    },
    ai: {
      heading: 'Celestia bir yapay zekâdır',
      text: [
        'Celestia ve sohbet edebildiğin karakterler birer bilgisayar programıdır. Gök hakkında söyledikleri haritanla karşılaştırılır, yine de sözleri yanlış olabilir ya da sana uymayabilir. Yazışmayı kimse okumaz; bir karakter ne bir insandır ne de bir vaat.',
      ],
    },
    account: {
      heading: 'Hesabın',
      text: [
        'Hesap ücretsizdir ve 16 yaşını doldurmuş tek bir kişi içindir; sevgili sohbetleri 18 yaşından itibarendir. Sana ait bir e-posta adresi ver, şifreni kimseyle paylaşma, hesabına başkası girdiyse bize bildir.',
        'Hesabını istediğin an, neden göstermeden ve süre beklemeden silebilirsin. İçindeki her şey o zaman kaldırılır.',
      ],
    },
    price: {
      heading: 'Ücret',
      text: [
        'Haritalar, yorumlar, takvimler ve yazılar ücretsizdir; Celestia ile günlük belli sayıda mesaj da öyle. Mesaj paketleri, yazılı raporlar ve bir astrologla görüşmeler satışta oldukları yerde ücretlidir. Her fiyat, sen sipariş vermeden ürünün yanında, vergilerin dâhil olup olmadığıyla birlikte yazar; ücretsiz bir şeyden ücretliye farkında olmadan geçmezsin.',
        'Bir kez ödersin. Kendiliğinden yenilenen bir şey ve iptal edilecek bir abonelik yoktur.',
      ],
    },
    sale: {
      heading: 'Satın alma',
      text: [
        'Fiyatıyla gösterilen bir ürün henüz bağlayıcı bir teklif değildir. Neyi, kimden, kaça aldığını ve hukukun sana hangi hakları tanıdığını tek bir sayfada görürsün; istenen onayları verir, fiyatın yazdığı düğmeyle sipariş edersin. Sözleşme, ödemen onaylanınca o sayfanın dilinde kurulur; verdiğin onayları da içeren makbuzun onun nüshasıdır. Satın alan kişi 18 yaşını doldurmuş olmalıdır.',
        'Ödeme, ödeme hizmeti sağlayıcımız üzerinden yapılır. İkinci kez yapılan ya da artık verilemeyecek bir ürün için yapılan ödeme kendiliğinden ve bütünüyle iade edilir.',
        'Mesajlar hemen hesabına geçer ve süresi dolmaz. Rapor ödemenin hemen ardından hazırlanır ve bağlantısında durur. Görüşme, ikinizin anlaştığı saatte yapılır; saat kararlaşmadan ödeme alınmaz. Satılan, haritan üzerine düşünmek ve bunun için harcanan emektir. Hiçbir sonuç vaat edilmez, edilemez.',
        'Aldığın ürün gelmezse ya da anlatıldığı gibi değilse ücret almadan düzeltir veya bedelini geri öderiz. Ülkenin hukukunun sana tanıdığı diğer haklar saklıdır.',
      ],
    },
    withdrawal: {
      heading: 'Cayma',
      text: [
        'Bir alışverişten neden göstermeden, sipariş sayfanda yazan süre boyunca cayabilirsin: ödemeden başlayarak 14 gün, Brezilya’da 7 gün. Bunu o sayfadaki düğmeyle ya da bize yazacağın açık bir bildirimle yaparsın. Kısmen kullanılmış bir üründe kullanılmayan kısmın bedeli, Brezilya’da ise bedelin tamamı geri ödenir; yaşadığın yerin hukuku böyle öngörüyorsa, açık isteğinle hemen teslim edilen bir rapordan cayılamaz. Para, kullandığın ödeme aracına en geç 14 gün içinde iade edilir.',
        'Ödenmiş bir görüşme, bir gün önceki hatırlatmaya kadar bağlantısından ya da hesabından iptal edilebilir ve bedelinin tamamı iade edilir; astrolog iptal ettiğinde de öyledir. Yapılmış bir görüşmenin bedeli geri ödenmez.',
        'Hesabını silersen kullanmadığın mesajlar da silinir; önündeki ödenmiş bir görüşme iptal edilir ve bedeli geri ödenir. Kullanmadığın mesajların bedelini istiyorsan önce cayma hakkını kullan.',
      ],
    },
    yours: {
      heading: 'Yazdıkların',
      text: [
        'Yazdıkların senindir. Onları yalnızca sana cevap vermek ve yeniden göstermek için kullanırız. Hukuka aykırı, birine zarar vermeye ya da rahatsız etmeye yönelik bir şey yazma.',
        'Başkalarının doğum bilgilerini ancak onlar için sakıncası yoksa gir. Sitedeki örnek kişiler uydurmadır ya da örnek olarak işaretlenmiştir.',
      ],
    },
    ours: {
      heading: 'Bize ait olanlar',
      text: [
        'Kendi haritalarını, resimlerini ve yorumlarını paylaşabilir, yazdırabilir, yayımlayabilirsin. Sitenin metinleri ve tasarımı bütün olarak başka bir ürüne kopyalanamaz. Takvim dosyaları ve açık arayüz, sınırları içinde programlarca kullanılabilir.',
      ],
    },
    fair: {
      heading: 'Hakça kullanım',
      text: [
        'Siteyi istek yağmuruna tutma, sınırlarını dolanma, siteye saldırma, başkasının hesabına girme. Bunu yapan hesabı yavaşlatabilir ya da kapatabiliriz. Nedenini söyleriz; mektupla itiraz edebilirsin.',
      ],
    },
    availability: {
      heading: 'Erişim ve değişiklikler',
      text: [
        'Sitenin çalışmasına ve sayılarının doğru olmasına özen gösterir, doğruluğunu yayımlarız. Her an erişilebilir olacağına söz veremeyiz; bölümlerini değiştirebilir ya da kaldırabiliriz. Hesapları sona erdireceksek verilerini indirebilmen için en az 30 gün önce haber veririz.',
      ],
    },
    liability: {
      heading: 'Sorumluluk',
      text: [
        'Kasıt ve ağır kusurda, cana ve sağlığa gelen zararlarda ve kanunun öngördüğü öteki hâllerde sınırsız sorumluyuz. Bunların dışında ancak sözleşmeyi anlamlı kılan temel bir yükümlülüğü ihlal edersek ve yalnızca bunun olağan zararından sorumlu oluruz. Tüketici hakların saklıdır.',
      ],
    },
    law: {
      heading: 'Hukuk ve uyuşmazlıklar',
      text: [
        'Site işletmecisinin adresinin bulunduğu ülkenin hukuku, bunun yanında her zaman senin yaşadığın ülkenin tüketiciyi koruyan kuralları geçerlidir. Oradaki tüketici hakem heyetine ya da mahkemeye başvurabilirsin. Önce bize yaz; çoğu şey bir mektupla çözülür.',
      ],
    },
    changes: {
      heading: 'Yeni sürümler',
      text: [
        'Her yeni sürüm bir numara ve tarih alır. Haklarını değiştiriyorsa hesabı olan herkes 30 gün önce e-posta alır ve o zamana dek ayrılabilir. Koşullardan biri hukuken geçersizse ötekiler geçerli kalır.',
      ],
    },
  },
};
