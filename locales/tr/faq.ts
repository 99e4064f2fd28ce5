import type { FaqWords } from '../en/faq.ts';

export const faq: FaqWords = {
  title: 'Celestia hakkında sık sorulanlar',
  description:
    'Haritalar ne kadar doğru, doğum saati bilinmiyorsa ne olur, bilgilerin nerede durur, Celestia kim, hesap nasıl silinir? Kısa cevaplar.',
  heading: 'Sık sorulanlar',
  lede: 'En çok sorulanlara kısa cevaplar. Her cevabın kendi bağlantısı var; soran arkadaşına doğrudan gönderebilirsin.',
  linkTo: 'Bu cevabın bağlantısı',
  missing: 'Aradığın burada yok mu?',
  write: 'Bize yaz',
  groups: {
    charts: {
      heading: 'Doğum haritası',
      questions: {
        accuracy: {
          question: 'Gezegenlerin yeri ne kadar doğru?',
          answer:
            'Yaklaşık bir yay saniyesi kadar; çarkta bunu gözle ayırt edemezsin. Hesabımızı referans haritalarla karşılaştırıyor, her gök cismi için bulduğumuz en büyük farkı açıkça yazıyoruz. Asıl belirsizlik çoğunlukla doğum saatindedir: Dört dakika, yükseleni bir derece kadar kaydırır.',
        },
        'unknown-time': {
          question: 'Doğum saatimi bilmiyorum, yine de harita çıkar mı?',
          answer:
            'Çıkar. “Tam saati bilmiyorum” kutusunu işaretle, gün boyunca kesin olan ne varsa onu gösterelim. Evler, yükselen ve Tepe Noktası boş kalır, çünkü saatsiz verilirse uydurma olur; Ay’ın hangi aralıkta olabileceği de haritada yazar. Saat çoğu zaman hastane kayıtlarında ya da ailedeki birinin hafızasında durur.',
        },
        houses: {
          question: 'Hangi ev sistemi kullanılıyor?',
          answer:
            'Başka bir şey seçmezsen Placidus. Harita ayarlarında yedi sistem var; Tam Burç ve Eşit Ev de aralarında. Kutuplara yakın yerlerde Placidus ile Koch hesaplanamaz, yerlerini Porphyry alır ve harita bunu söyler.',
        },
        zodiac: {
          question: 'Tropikal mi, sideral mi?',
          answer:
            'Batı astrolojisinde yaygın olan tropikal zodyak: Koç, Güneş’in mart ekinoksunda bulunduğu noktadan başlar. Doğum haritasını istersen Lahiri ya da Fagan-Bradley başlangıcıyla siderale çevirebilirsin. O zaman yerleşimlerin çoğu bir burç geriye düşer.',
        },
        'daylight-saving': {
          question: 'Yaz saatini benim mi düşmem gerekiyor?',
          answer:
            'Hayır. Doğduğunda duvardaki saat kaçı gösteriyorsa onu yaz. O yerde o gün saatlerin nasıl işlediğini biz buluruz; Türkiye’nin defalarca değişen yaz saati uygulaması da buna dâhil. Saatler geri alındığı için aynı saat iki kez yaşandıysa hangisi olduğunu sorarız.',
        },
        'other-site': {
          question: 'Başka bir sitede yükselenim farklı çıktı. Neden?',
          answer:
            'Çoğunlukla birinde o yılın saat farkı yanlıştır, doğum yeri olarak yakındaki başka bir şehir alınmıştır ya da başka bir zodyak kullanılmıştır. Haritanın altındaki “Saat hesabının dökümü” bölümünü aç: Kullandığımız saat farkı ve evrensel zaman orada yazar, iki hesabı satır satır karşılaştırabilirsin.',
        },
        cusp: {
          question: 'İki burcun sınırında doğdum. Ben hangi burcum?',
          answer:
            'İkisinden biri. Güneş’in burç değiştirdiği tek bir an vardır ve bu an her yıl biraz başka bir saate denk gelir. Doğum saatini biliyorsan sınırın hangi yanında olduğunu söyleriz. Bilmiyorsan ve gün gerçekten sınır günüyse harita iki olasılığı da gösterir.',
        },
        place: {
          question: 'Doğduğum yer listede çıkmıyor. Ne yapayım?',
          answer:
            'Aynı saat diliminde, sana en yakın ilçeyi ya da ili seç. Doğuya veya batıya otuz kilometre, yükseleni derecenin üçte biri kadar oynatır; çoğu haritada hiçbir şey değişmez. Liste GeoNames’ten gelir, eski adları ve farklı yazılışları da tanır.',
        },
      },
    },
    reading: {
      heading: 'Yorumlar ne anlatır?',
      questions: {
        true: {
          question: 'Astroloji gerçek mi?',
          answer:
            'Gezegenlerin yeri gökbilimdir, isteyen kontrol eder. Onlara yüklenen anlam ise bir gelenektir; bilim değildir ve geleceği bildiğini gösteren bir araştırma yoktur. Bizce insanın kendine bakması için güzel bir bahanedir. Sağlık, hukuk ya da para konusunda karar verirken ona dayanma.',
        },
        horoscopes: {
          question: 'Burç yorumları nereden geliyor?',
          answer:
            'O günün, haftanın, ayın ya da yılın göğünden. Güneş, Ay ve gezegenler ne yapıyor, bu senin burcunun hangi evine düşüyor, bunu hesaplar; tam o durum için önceden yazılmış metni seçeriz. Dayandığı gök olayları her yorumun yanında listelenir.',
        },
        score: {
          question: 'Uyum puanı neyi gösterir?',
          answer:
            'İki harita arasında ne kadar akıcı, ne kadar sert açı olduğunu, güçlerine göre tartarak gösterir. Çiftlerin yarısı 50’nin üstünde, yarısı altındadır. Her puanın hangi açıdan geldiği yazar. Puan ikinizin hikâyesini bilmez; kalmak mı gitmek mi gerektiğini de söyleyemez.',
        },
        retrograde: {
          question: 'Merkür retrosu sahiden o kadar kötü mü?',
          answer:
            'Yılda üç dört kez olan bir göz yanılmasıdır: Merkür iç kulvardan bizi geçerken buradan geri gidiyormuş gibi görünür. Gelenek bu haftaları yeniden okuma ve onarma zamanı sayar. Tarihlerin hepsi yılın gök olayları sayfasında; sende bir iz bırakıyor mu, kendin bakarsın.',
        },
        hard: {
          question: 'Haritam sert açılarla dolu. Korkmalı mıyım?',
          answer:
            'Hayır. Sert açısı olmayan harita neredeyse yoktur, olsa da sıkıcı olurdu. Sert açı, üzerinde çalışılabilecek bir sürtüşmeyi anlatır. Metinlerimiz kimseyi korkutmaz; hastalıktan ve ölümden söz etmez.',
        },
      },
    },
    celestia: {
      heading: 'Astrolog Celestia',
      questions: {
        'is-ai': {
          question: 'Celestia gerçek bir insan mı?',
          answer:
            'Değil; bir yapay zekâ ve bunu kendisi de söyler. Hesaplanmış konumları okur, her cevabın altında hangilerine dayandığını açıp görebilirsin. Ekranın öbür ucunda kimse oturmuyor.',
        },
        mistakes: {
          question: 'Celestia yanılabilir mi?',
          answer:
            'Söylediği sana uymayabilir, ama konumlar doğru olmalı. Gökyüzüyle ilgili her cümlesi sen görmeden önce haritayla karşılaştırılır, tutmayan cümle gösterilmez. Bir cevap yersizse yararlı olmadığını işaretle ya da bize yaz.',
        },
        memory: {
          question: 'Konuştuklarımızı hatırlıyor mu?',
          answer:
            'Giriş yaptıysan evet: Sohbetlerin hesabında durur, istediğini ya da hepsini silersin. Hesap açmadan sorulan tek soru ise cevaplanır ve unutulur.',
        },
        model: {
          question: 'Yazdıklarım başka bir şirkete gidiyor mu?',
          answer:
            'Başka bir şirketin dil modeli açık mı, açıksa hangisi, gizlilik sayfasında yazar. Açık değilse Celestia bu sitenin kendi sunucusunda cevap verir. Açıksa model, yazdıklarını adlar ve adresler çıkarılmış olarak, bir de haritandaki konumları alır.',
        },
        crisis: {
          question: 'Hiç iyi değilim. Celestia’yla konuşabilir miyim?',
          answer:
            'Yazabilirsin, ama bir insanın yerini tutmaz. Birinin tehlikede olduğunu sezdiğinde yıldızları bir yana bırakır, ülkendeki yardım hatlarını gösterir. Durum acilse lütfen hemen 112’yi ara.',
        },
        age: {
          question: 'Kaç yaşında olmak gerekiyor?',
          answer:
            'Celestia’yla sohbet için on altı, sevgili sohbetleri için on sekiz. Haritalar ve burç yorumları herkese açık.',
        },
      },
    },
    privacy: {
      heading: 'Bilgilerin',
      questions: {
        'birth-data': {
          question: 'Doğum bilgilerim ne oluyor?',
          answer:
            'Şifreli bağlantıyla gelir, hesaplanır, unutulur. Sekmede, sen onu kapatana dek, tarayıcıda yalnızca “Bu tarayıcıda hatırla” dersen, hesabında yalnızca oraya kaydedersen kalır. Hiçbir bağlantı adresinde, hiçbir kayıt dosyasında geçmez.',
        },
        cookies: {
          question: 'Neden çerez penceresi çıkmıyor?',
          answer:
            'Çünkü soracak bir şey yok. Site dilini bir çerezde hatırlar; başka çerezler ancak giriş yaparsan ya da girişe yönlendirilirsen gelir. Reklam yok, takip yok, başka şirketlerin ölçüm araçları yok.',
        },
        selling: {
          question: 'Bilgilerim satılıyor mu?',
          answer: 'Hayır. Ne tek tek, ne toplu hâlde, ne de “anonimleştirilmiş” diye.',
        },
        export: {
          question: 'Bende ne var ne yok, bir kopyasını nasıl alırım?',
          answer:
            'Profilini aç, indirme düğmesine bas. Profilin, haritaların, oturumların ve sohbetlerin tek dosyada iner. Birkaç saniye sürer; bize başvurman gerekmez.',
        },
      },
    },
    account: {
      heading: 'Hesap ve ücret',
      questions: {
        need: {
          question: 'Hesap açmam şart mı?',
          answer:
            'Harita, burç yorumu, uyum, tutulmalar ve Celestia’ya tek bir soru için gerekmez. Hesap, doğum bilgilerini ve haritalarını her cihazda hazır tutar, uzun sohbetlere de kapı açar.',
        },
        cost: {
          question: 'Ücretli mi?',
          answer:
            'Haritalar, burç yorumları, karşılaştırmalar, tutulmalar ve Celestia’ya sorular ücretsizdir; hiçbir metin en heyecanlı yerinde kesilip kart istemez. Herkese yetsin diye sohbetlerde günlük ücretsiz mesaj sayısı vardır.',
        },
        password: {
          question: 'Hesabıma giremiyorum, ne yapmalıyım?',
          answer:
            'Giriş sayfasından yeni şifre iste; bağlantı birkaç dakikada gelir, bazen istenmeyen postalara düşer. Google ya da Facebook ile kaydolduysan o düğmeyi kullan, çünkü o zaman hiç şifren olmamış olabilir.',
        },
        mails: {
          question: 'E-postaları nasıl durdururum?',
          answer:
            'Herhangi birinin sonundaki bağlantıya bir kez bas, giriş yapman gerekmez. Aynı ayar profilinde de var.',
        },
        delete: {
          question: 'Hesabımı nasıl silerim?',
          answer:
            '“Hesabını sil” sayfasında, bir kez daha giriş yaparak. Profilin, doğum bilgilerin, haritaların ve sohbetlerin hemen ve kalıcı olarak silinir; sana son bir e-postayla haber veririz.',
        },
      },
    },
    sharing: {
      heading: 'Paylaşmak ve yanında taşımak',
      questions: {
        link: {
          question: 'Haritamın bağlantısı neleri ele verir?',
          answer:
            'Konumları; yazdığın tarih, saat ve yer bağlantıda geçmez. Yine de gökbilim bilen biri konumlardan tarihi ve saati, kabaca yeri de çıkarabilir. Doğum gününü kiminle paylaşırsan onu da onunla paylaş.',
        },
        picture: {
          question: 'Haritamı resim olarak paylaşabilir miyim?',
          answer:
            'Evet. Burçlarının resmi üç ayrı görünüşte hazır: hikâye için dik, gönderi için kare. Üzerinde burçların yazar, doğum tarihin yazmaz.',
        },
        calendar: {
          question: 'Gök olaylarını takvimime ekleyebilir miyim?',
          answer:
            'Evet. Her yılın sayfasında açılabilen ya da abone olunabilen bir takvim dosyası var: dolunaylar, tutulmalar, duraklamalar, burç geçişleri. Saatler kendi takviminin saatiyle görünür.',
        },
        sources: {
          question: 'Veriler nereden geliyor?',
          answer:
            'Konumlar NASA JPL’nin yayımladığı verilerden yola çıkan kendi hesabımızdan, saat dilimleri IANA veri tabanından, yer adları GeoNames’ten. Ayrıntılar ve doğruluk tablosu hakkımızda sayfasında.',
        },
      },
    },
  },
};
