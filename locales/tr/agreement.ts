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
        'Bu sözleşme seninle aşağıda adı geçen işleten arasındadır. Siteyi kullanarak koşulları kabul edersin; hesap açtığında hangi sürümü kabul ettiğini not ederiz. Verilerle ne yaptığımız gizlilik sayfasında anlatılır.',
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
        'Celestia ve sohbet edebildiğin karakterler birer bilgisayar programıdır. Gök hakkında söyledikleri haritanla karşılaştırılır, yine de sözleri yanlış olabilir ya da sana uymayabilir. Yazışmayı kimse okumaz; bir karakter ne insandır ne de bir söz.',
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
        'Sitede bugün bulunanlar ücretsizdir. Sohbetlerde günlük ücretsiz mesaj sayısı vardır. Bir gün ücretli bir şey olursa fiyatı, sen sipariş vermeden yanında yazar; ücretsiz bir şeyden ona farkında olmadan geçmezsin.',
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
        'Kasıt, ağır kusur, can ve sağlık zararları ile kanunun öngördüğü hâllerde sınırsız sorumluyuz. Bunların dışında ancak sözleşmeyi anlamlı kılan temel bir yükümlülüğü ihlal edersek ve yalnızca bunun olağan zararından sorumlu oluruz. Tüketici hakların saklıdır.',
      ],
    },
    law: {
      heading: 'Hukuk ve uyuşmazlıklar',
      text: [
        'İşletenin adresinin bulunduğu ülkenin hukuku, bunun yanında her zaman senin yaşadığın ülkenin tüketiciyi koruyan kuralları geçerlidir. Oradaki tüketici hakem heyetine ya da mahkemeye başvurabilirsin. Önce bize yaz; çoğu şey bir mektupla çözülür.',
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
