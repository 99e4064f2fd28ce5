import type { ConsultingWords } from '../en/consulting.ts';

/** Danışmanlık: görüşme türleri ve görüşmeyi yapanlar. Kişiler örnektir. */
export const consulting: ConsultingWords = {
  title: 'Astroloji danışmanlığı: bir astrologla baş başa görüş',
  description:
    'Haritan üzerine yarım saatten bir buçuk saate dört ayrı görüşme. Üç zaman önerirsin, astrolog birini seçer; ödeme zaman kesinleşince yapılır.',
  heading: 'Bir astrologla karşılıklı konuş',
  lede: 'Haritanda ne yazdığını bir sayfa da anlatır. Aslında neyi merak ettiğini ise ancak bir insan sorar. Görüşmeni seç, sana uyan üç zaman yaz, yanıtı e-postayla al.',
  test: {
    heading: 'Hangisi sana göre, kararsız mısın?',
    text: 'Yedi kısa soruluk test bir görüşme ile bir kişi önerir, nedenini de söyler.',
    link: 'Testi çöz',
  },
  books: {
    text: 'Konuşmak yerine, kendi hızında okumak mı istersin?',
    link: 'Her biri tek bir doğumdan hazırlanan altı kitap',
  },
  book: 'Zaman öner',
  notOpen: 'Henüz talep almıyoruz. Sayfanın geri kalanı, açıldığımızda nasıl olacaksa öyle.',
  elsewhere: 'Bulunduğun yerde henüz danışmanlık sunmuyoruz. Bu sayfadaki her şeyi okuyabilirsin.',
  notOpenShort: 'Henüz açık değil',
  sample: {
    badge: 'Örnek',
    list: 'Aşağıdaki kişiler örnektir; gerçekte yoklar, bir profilin nasıl görüneceğini gösterirler.',
    one: 'Bu bir örnek profildir. {{name}} gerçekte yok; sayfa, bir profilin nasıl görüneceğini gösteriyor.',
  },
  minutes: { one: '{{count}} dakika', other: '{{count}} dakika' },
  payLater: 'Ödeme tek seferliktir ve ancak zaman kesinleşince yapılır. Ücreti ödemeden önce görürsün.',
  how: {
    heading: 'Nasıl işliyor',
    first: 'Tek bir form doldurursun: konun, sana uyan üç zaman ve doğum bilgilerin.',
    second:
      'En geç yedi gün içinde e-posta gelir: önerdiğin zamanlardan biri, başka bir zaman ya da açık bir hayır.',
    third:
      'Bağlantıya tıklayıp kabul edersin. Ödemeden sonra saat senindir; takvim dosyası da yanında gelir.',
    fourth: 'Bir gün önce hatırlatırız. Görüşme görüntülü de olur, yalnız sesli de; sen nasıl istersen.',
  },
  fair: {
    heading: 'Ne değildir',
    text: 'Danışmanlık, eğilimler ve zamanlama üzerine bir sohbettir. Hiçbir sonuç vaat etmez; doktorun, avukatın, terapistin ya da mali danışmanın yerini tutmaz. Kimse sana bir şeyin mutlaka olacağını söylemez.',
  },
  list: {
    packages: 'Dört görüşme',
    astrologers: 'Astrologlar',
    more: 'İçinde ne var',
    profile: 'Profili oku',
    back: 'Bütün görüşmeler ve astrologlar',
  },
  parts: {
    gets: 'Neler var',
    not: 'Neyi yapmaz',
    bring: 'Senden istenen',
    who: 'Kimler yapıyor',
    speaks: 'Konuştuğu diller',
    about: 'En çok sorulan konular',
    works: 'Nasıl çalışır',
    offers: 'Yaptığı görüşmeler',
  },
  packages: {
    natal: {
      name: 'Doğum haritası yorumu',
      title: 'Bir astrologla doğum haritası yorumu, 75 dakika',
      line: 'Haritanın tamamı, sen dinlerken değil konuşurken okunur.',
      lede: 'Haritanı birlikte masaya yatırırsınız: sana kolay gelenler, döne dolaşa takıldıkların ve bu ikisinin birbiriyle ilgisi. İstediğin cümlede durdurur, örnek istersin.',
      first: 'Güneş, Ay, yükselen ve haritanda en ağır basan gezegenlerin yorumu',
      second: 'Senin seçtiğin iki üç konuya ayrılmış zaman: iş, yakınlık, aile, taşınma',
      third: 'Görüşmenin kaydı ve ertesi güne kadar yarım sayfalık not',
      not: 'İleriye bakmaz; önündeki aylar için ayrı bir görüşme var.',
      bring:
        'Doğum tarihin, saatin ve yerin. Saati bilen yoksa bunu yaz; astrolog evleri yorumun dışında tutar.',
    },
    year: {
      name: 'Önündeki yıl',
      title: 'Önündeki yıl: on iki ayın üzerine bir saat',
      line: 'On iki ay ve takvimde daire içine alınmayı hak eden haftalar.',
      lede: 'Yavaş gezegenler haritanın önemli noktalarından ağır ağır geçer. Bu bir saatte o dönemler bulunur, senden ne istedikleri konuşulur ve aylara göre sıralanır; planını ona göre yaparsın.',
      first: 'Önündeki on iki ayın en uzun soluklu üç dört konusu, tarihleriyle',
      second: 'Tutulmalar ve retrolar; ama yalnız senin haritana dokunanlar',
      third: 'E-postayla gelen, geliş sırasına dizilmiş bir tarih listesi',
      not: 'Olay adı vermez. Bir tarih, konunun ne zaman gündeme geleceğini söyler; onunla ne yapacağın sana kalır.',
      bring: 'Doğum tarihin, saatin ve yerin; bir de gelecek yıl için şimdiden kesinleşmiş işlerin.',
    },
    relationship: {
      name: 'İlişki yorumu',
      title: 'İlişki yorumu: iki harita, doksan dakika',
      line: 'Yan yana iki harita ve ikisine de eşit söz hakkı.',
      lede: 'Tek başına ya da karşındakiyle birlikte gelirsin. Haritalarınızın kendiliğinden anlaştığı yerlere, ayrı yönlere çektiği yerlere ve hep aynı kavgaya dönen tartışmanıza bakılır.',
      first: 'İki haritanın sade bir dille karşılaştırılması',
      second: 'Tartışmalarınızın çoğunun altından çıkan o tek örüntü',
      third: 'Denemeye değer iki öneri, her birinize birer tane',
      not: '“Kal” ya da “git” demez; razı olmayan kimsenin haritasını da okumaz.',
      bring:
        'Buraya yalnız kendi doğum bilgilerin yazılır. Ötekinin bilgilerini görüşmede kendisi ya da onun izniyle sen verirsin.',
    },
    question: {
      name: 'Tek soru',
      title: 'Bir astroloğa tek soru, 30 dakika',
      line: 'Tek bir karar, yarım saat boyunca gökyüzü tarafından.',
      lede: 'Önünde bir konu var ve onu kafanda yeterince evirip çevirdin. Bir iki cümleyle yaz; astrolog hazırlanıp gelir, yarım saat yalnız ona ayrılır.',
      first: 'Senin sorunla başlayan bir yanıt',
      second: 'Bu haftaların göğünün zamanlama için söyledikleri',
      third: 'Denemeye değer tek bir adım',
      not: 'Sağlık, dava ya da yatırım soruları okunmadan geri çevrilir.',
      bring: 'Sorun. Doğum bilgileri işe yarar ama bu görüşme onlarsız da olur.',
    },
  },
  astrologers: {
    'defne-aksoy': {
      title: 'Defne Aksoy: örnek astrolog profili',
      line: 'Haritaları aile hikâyesi gibi okur',
      about: 'Aile, çocukluk, Ay',
      first:
        'Söze Ay’dan başlar, çünkü insan orada kendini savunmayı bırakır. Bu profille geçen bir saatte uzun susuşlar olur, en az bir tane de anneanne hikâyesi.',
      works:
        'Ağır okur, sözü sana bırakır. Sen anlatırken haritayı elle çizer, çizimi sonra e-postayla yollar.',
    },
    'nora-whitfield': {
      title: 'Nora Whitfield: örnek astrolog profili',
      line: 'Açık söz, özenli tarih',
      about: 'İş, yön değişiklikleri, zamanlama',
      first:
        'Asıl söyleyeceğini ilk beş dakikada söyler, kalan sürede nereden çıkardığını gösterir. Lafı dolandırmadan duymak isteyene iyi gelir.',
      works:
        'Haritayı ekranda paylaşır. Her sözün dayandığı yerleşimi de söyler; sonradan dönüp bakabilesin diye.',
    },
    'ximena-robles': {
      title: 'Ximena Robles: örnek astrolog profili',
      line: 'İki kişi, bir mutfak masası',
      about: 'Aşk, arkadaşlık, birlikte yaşamak',
      first:
        'İkinizin de söylemeyi bıraktığı cümleye kulak verir. Haritaları, yemek tarifi karşılaştırır gibi karşılaştırır: İçinde ne var, ne fazla kaçmış.',
      works: 'İki kişinin de gelmesini ister. Biri yalnız gelirse ötekinin haritası kapalı kalır.',
    },
    'etienne-garnier': {
      title: 'Étienne Garnier: örnek astrolog profili',
      line: 'Önce yöntem, sonra anlam',
      about: 'Kararlar, eğitim, geleneksel teknik',
      first:
        'Eski kurallarla çalışır, hangisini kullandığını da söyler. Açık sorulmuş soruyu sever, kuşkularını gizlemeden açık yanıtlar.',
      works: 'Soruyu iki gün önceden yazılı ister. Görüşmeden sonra akıl yürütmesini bir sayfada gönderir.',
    },
    'caio-barreto': {
      title: 'Caio Barreto: örnek astrolog profili',
      line: 'Yılı hava haritası gibi okur',
      about: 'Önündeki aylar, iş, ev değiştirmek',
      first:
        'Yıla, denizcinin haritasına baktığı gibi bakar: akıntı nerede yardım ediyor, nerede kürek çekilecek. Şaka yapar ama sana laf sokmaz.',
      works:
        'Ay ay ilerler, dur dediğin yerde durur. Buzdolabının kapağına sığan bir tarih listesiyle ayrılırsın.',
    },
    'emre-tunali': {
      title: 'Emre Tunalı: örnek astrolog profili',
      line: 'Doğum saati belirsiz, sorusu belli olana',
      about: 'Kesin bilinmeyen doğum saatleri, dönüm noktaları, tek soru',
      first:
        'Bilmece çözmeyi sever: Hayatından birkaç tarih verirsin, “öğlene doğru” denmiş bir doğum saati daralır. Daralmadığında bunu da söyler.',
      works: 'Önceden, tarihiyle beş olay ister. Her adımda ne kadar emin olduğunu sayıyla söyler.',
    },
  },
};
