import type { GlossaryWords } from '../en/glossary.ts';

/** The terms that the site uses, explained. */
export const glossary: GlossaryWords = {
  title: 'Astroloji sözlüğü',
  description:
    'Celestia’da geçen her terim, sade sözlerle: evler, açılar, düğümler, orb, duraklama ve hepsinin ardındaki gök ölçüleri.',
  heading: 'Sözlük',
  lede: 'Bu işin sözcükleri, her biri bir iki cümleyle.',
  letters: 'İlk harfler',
  article: 'Yazısını oku',
  terms: {
    ascendant: {
      name: 'Yükselen (ASC)',
      text: 'Belli bir dakikada, belli bir yerde, doğu ufkundan doğan zodyak noktası. Birinci ev ondan başlar. Saatte dört dakikalık oynama onu bir derece kadar kaydırır.',
    },
    midheaven: {
      name: 'Tepe Noktası (MC)',
      text: 'Ekliptiğin meridyeni kestiği yer; bizim enlemlerde güneyde durur. Çoğu ev sisteminde onuncu ev buradan başlar, iş ve ad buradan okunur.',
    },
    descendant: {
      name: 'Alçalan (DSC)',
      text: 'Yükselenin tam karşısında, batan nokta. Yedinci evi açar; bir eşte aradığımızı, dönüp dolaşıp karşımıza çıkanı anlatır.',
    },
    'imum-coeli': {
      name: 'Dip Noktası (IC)',
      text: 'Tepe Noktası’nın karşısı, ayaklarımızın altındaki nokta. Çoğu sistemde dördüncü evin başıdır; yuvayı, geldiğimiz yeri söyler.',
    },
    vertex: {
      name: 'Verteks',
      text: 'Ekliptiğin, doğudan batıya tepemizden geçen büyük çemberle batıda kesiştiği yer. Geçen yüzyılda adlandırılmış genç bir noktadır; kimi astrolog karşılaşmalarda ona bakar.',
    },
    'natal-chart': {
      name: 'Doğum haritası',
      text: 'Doğumun dakikası ve yeri için çizilmiş gök haritası: gezegenler burçlarıyla, evler ufka göre, aralarında da açılar. Natal harita da denir.',
    },
    'big-three': {
      name: 'Üçlü',
      text: 'Güneş, Ay ve yükselen bir arada. Üç çizgiyle çizilmiş bir yüz gibidir; kime benzediğini söyler, gerisini söylemez.',
    },
    'sun-sign': {
      name: 'Güneş burcu',
      text: 'Doğduğunda Güneş’in durduğu burç; “burcun ne” diye sorulan budur. Güneş’in burç değiştirdiği günlerde saati bilmek gerekir.',
    },
    'moon-sign': {
      name: 'Ay burcu',
      text: 'Doğduğunda Ay’ın durduğu burç. Huyu, alışkanlığı, neyin iyi geldiğini söyler. Ay iki, iki buçuk günde bir burç değiştirdiğinden yalnız tarihle bulunmaz.',
    },
    'rising-sign': {
      name: 'Yükselen burç',
      text: 'Doğum anında doğu ufkundaki burç. On ikisi de bir günde doğar; onun için saat ve yer ister. İlk izlenim, işe başlama biçimi diye okunur.',
    },
    'personal-planet': {
      name: 'Kişisel gezegen',
      text: 'Güneş, Ay, Merkür, Venüs ve Mars. Bir doğum gününden ötekine yer değiştirecek kadar hızlıdırlar; bir kuşağı değil, bir kişiyi anlatırlar.',
    },
    'slow-planet': {
      name: 'Yavaş gezegen',
      text: 'Jüpiter ve ondan ötedekiler. Bir burçta bir yıl da kalır, yirmi yıl da; haritadan geçişleri haftalarla, aylarla anlatılır.',
    },
    element: {
      name: 'Element',
      text: 'Ateş, toprak, hava, su. Her birinin dört burç arayla dizilmiş üç burcu vardır; aynı elementten olanlar birbirini kolay anlar.',
    },
    mode: {
      name: 'Nitelik',
      text: 'Öncü, sabit, değişken: mevsimi açan, tutan, devreden. Her niteliğin dört burcu vardır, bunlar birbirine kare ya da karşıt durur.',
    },
    ruler: {
      name: 'Yönetici',
      text: 'Bir burcun sahibi sayılan gezegen; Koç’unki Mars’tır. Eskiler yedi gezegenle yetinirdi; bugün Akrep’i Plüton’a, Kova’yı Uranüs’e, Balık’ı Neptün’e verenler çoktur.',
    },
    'chart-ruler': {
      name: 'Harita yöneticisi',
      text: 'Yükselen burcun yöneticisi. Onun burcu, evi ve açıları bütün haritanın tonunu verir; birçok yorum söze oradan başlar.',
    },
    dignity: {
      name: 'Asalet',
      text: 'Bir burcun bir gezegene ne kadar yakıştığı: kendi burcu, yücelimi ya da bunların karşısı. Asaleti olmayan gezegen de iş görür, yalnız yolu başkadır.',
    },
    domicile: {
      name: 'Yönetim',
      text: 'Gezegenin kendi burcunda durması; Venüs’ün Boğa’da oluşu gibi. Eski kitaplar bunu evinde oturan birine benzetir, anahtarlar yerli yerindedir.',
    },
    exaltation: {
      name: 'Yücelim',
      text: 'Bir gezegenin baş köşeye buyur edildiği tek burç; Güneş için bu Koç’tur. Nedeni Babil’de unutulmuş, tablosu bugüne kalmıştır.',
    },
    detriment: {
      name: 'Zarar',
      text: 'Gezegenin yönettiği burcun karşısında durması; Mars’ın Terazi’de oluşu gibi. İşini görür, ama yabancı bir dilde; gurbette de denir.',
    },
    fall: {
      name: 'Düşüş',
      text: 'Gezegenin yücelim burcunun karşısında durması; Güneş’in Terazi’de oluşu gibi. Sessiz, geri planda diye okunur; yok sayılmaz.',
    },
    house: {
      name: 'Ev',
      text: 'Doğum yerinin çevresindeki göğün on iki parçasından biri; yükselenden sayılır. Burç gezegenin nasıl davrandığını söyler, ev nerede davrandığını.',
    },
    cusp: {
      name: 'Ev başlangıcı',
      text: 'Bir evin başladığı çizgi. Burç sınırında doğanlar için de “iki burç arası” denir, oysa Güneş hep bir yandadır.',
    },
    'house-system': {
      name: 'Ev sistemi',
      text: 'Göğü evlere bölmenin kuralı. Ufuk çizgisinde hepsi anlaşır; aradaki çizgilerde ayrılırlar, kutuplara yaklaştıkça da fark büyür.',
    },
    placidus: {
      name: 'Placidus',
      text: 'Bugün en yaygın ev sistemi. Zamanla böler: Her derecenin ufuktan meridyene ne kadar sürede vardığına bakar. Kutup dairelerinin ötesinde çizilemez.',
    },
    'whole-sign': {
      name: 'Tam burç evleri',
      text: 'Bilinen en eski sistem: Yükselen burç baştan sona birinci evdir, sonraki burç ikinci. Her enlemde çalışır.',
    },
    'solar-house': {
      name: 'Güneş evi',
      text: 'Güneş burcunu birinci sayarak bulunan ev. Bir burcun tamamına yazılan yorumlar bunu kullanır, çünkü kimsenin yükselenini bilemezler.',
    },
    hemisphere: {
      name: 'Yarımküre',
      text: 'Haritanın yarısı: ufkun üstü ya da altı, meridyenin doğusu ya da batısı. Gezegenler bir yana yığılınca harita o yana yatar.',
    },
    aspect: {
      name: 'Açı',
      text: 'İki nokta arasında buluşma sayılan derece farkı: 0, 60, 90, 120, 180 ve birkaç küçüğü. Ekliptik boyunca ölçülür.',
    },
    orb: {
      name: 'Orb',
      text: 'Bir açının tamdan ne kadar sapıp da sayılacağı. Güneş’le Ay’a daha geniş yer verilir. Tablosu okuldan okula değişir.',
    },
    applying: {
      name: 'Yaklaşan açı',
      text: 'Henüz kapanmakta olan açı. Tam olduktan sonra ayrılır. Yaklaşan, gelmekte olan bir şey gibi; ayrılan, bildik bir şey gibi yaşanır.',
    },
    conjunction: {
      name: 'Kavuşum',
      text: 'İki noktanın aynı derecede ya da yakınında buluşması. Tek bir ses olurlar; iyi mi kötü mü, kimlerin buluştuğuna bağlıdır.',
    },
    sextile: {
      name: 'Altmışlık',
      text: 'Altmış derece, iki burç ara. Yardıma hazır bir açıdır ama küçük bir dürtme bekler; kapısını çalarsan açacak komşu gibi.',
    },
    square: {
      name: 'Kare',
      text: 'Doksan derece. Haritanın iki köşesi aynı anda başka şeyler ister. Yorar; kurulup ayakta kalan çok işin ardında da o vardır.',
    },
    trine: {
      name: 'Üçgen',
      text: 'Yüz yirmi derece, çoğu kez aynı elementten iki burç arasında. Bağladığı şey kolay yürür; kolay yürüdüğü için de sıkça unutulur.',
    },
    opposition: {
      name: 'Karşıt',
      text: 'Yüz seksen derece, yüz yüze. Çoğunlukla insanlar arasında görünür; iki ucun birbirinden haberi olsun ister.',
    },
    quincunx: {
      name: 'Görmeyen açı',
      text: 'Yüz elli derece, beş burç ara. İki burcun ne elementi tutar ne niteliği, hep ayar ister. Eskiler onu açıdan saymazdı.',
    },
    stellium: {
      name: 'Stelyum',
      text: 'Bir burçta ya da bir evde toplanmış üç gezegen, sıkı sayanlara göre dört. Hayatın epeyi o kapıdan geçer.',
    },
    't-square': {
      name: 'T-kare',
      text: 'Karşıt duran iki nokta ve ikisine birden kare yapan üçüncüsü. Yük üçüncünün sırtındadır, çoğu kez iş de.',
    },
    'grand-trine': {
      name: 'Büyük üçgen',
      text: 'Birbirine üçgen yapan üç nokta, çoğunlukla tek elementte. Kendi içinde dönen bir kolaylıktır; çemberden çıkmak için bir neden gerekebilir.',
    },
    transit: {
      name: 'Transit',
      text: 'Bugünkü gökteki bir gezegenin doğum haritasındaki bir noktayla buluşması. “Bu bahar nasıl geçer” diye sorulunca bakılan odur.',
    },
    ingress: {
      name: 'Burca giriş',
      text: 'Bir gezegenin yeni bir burca geçtiği an. Güneş yılda on iki kez geçer, Plüton on yılda, yirmi yılda bir.',
    },
    retrograde: {
      name: 'Retro',
      text: 'Yıldızların önünde geri gidiyor gibi görünmek. Dünya bir gezegeni sollarken olur; solladığın arabanın geriye kaymış gibi görünmesi neyse o.',
    },
    station: {
      name: 'Duraklama',
      text: 'Gezegenin yön değiştirmeden önce durur gibi göründüğü gün. Bir süre yerinden oynamaz, o derecenin üstünde ağır basar.',
    },
    shadow: {
      name: 'Gölge',
      text: 'Retro bir gezegenin üç kez geçeceği gök parçası. İlk geçiş ön gölge, sonuncusu art gölgedir.',
    },
    'solar-return': {
      name: 'Güneş dönüşü',
      text: 'Güneş’in doğumdaki yerine döndüğü dakika; doğum gününün bir gün önü ya da ardı. O an için çizilen harita önündeki yıla bakılarak okunur.',
    },
    'saturn-return': {
      name: 'Satürn dönüşü',
      text: 'Satürn’ün doğumdaki yerine dönmesi; yirmi dokuz yaş dolayında, sonra elli dokuza yakın. Ödünç planların dar geldiği dönem diye bilinir.',
    },
    'moon-phase': {
      name: 'Ay evresi',
      text: 'Ay’ın aydınlık yarısının ne kadarını gördüğümüz; Güneş’le Ay arasındaki açıya bağlıdır. Yirmi dokuz buçuk günlük ayı sekiz ad paylaşır.',
    },
    lunation: {
      name: 'Yeniay ve dolunay',
      text: 'Yeniayın ya da dolunayın, bütün Dünya için aynı dakikada olan anı. Geniş anlamda iki yeniay arasındaki ayın tümü.',
    },
    'new-moon': {
      name: 'Yeniay',
      text: 'Güneş’le Ay aynı boylamdadır. Ay gündüz göktedir, görünmez. Kimse bakmazken başlanacak işlerin zamanı sayılır.',
    },
    'full-moon': {
      name: 'Dolunay',
      text: 'Güneş’le Ay karşı karşıyadır. Biri batarken öteki doğar; sessiz duran ne varsa ışığa çıkar.',
    },
    'void-of-course': {
      name: 'Boşlukta Ay',
      text: 'Ay’ın bir burçtaki son tam açısıyla sonraki burca girişi arası. Birkaç günde bir gelen, dakikalık ya da saatlik bir es.',
    },
    eclipse: {
      name: 'Tutulma',
      text: 'Düğüme o kadar yakın bir yeniay ya da dolunay ki birinin gölgesi ötekine değer. Bütün Dünya’da yılda dört ile yedi arasıdır.',
    },
    'solar-eclipse': {
      name: 'Güneş tutulması',
      text: 'Ay’ın, yeniayda Güneş’in önünden geçmesi. Yeryüzünde bir şerit boyunca görülür; başka yerde Güneş’in bir parçası kapanır ya da hiç kapanmaz.',
    },
    'lunar-eclipse': {
      name: 'Ay tutulması',
      text: 'Dolunayın Dünya’nın gölgesine girmesi; en derin anında çoğu kez bakır kırmızısıdır. Ay’ın ufkun üstünde olduğu her yerden görünür.',
    },
    umbra: {
      name: 'Tam gölge',
      text: 'Gölgenin, Güneş’in hiç görünmediği koyu çekirdeği. Çevresinde yarı gölge vardır, oradan Güneş’in bir bölümü görünür.',
    },
    saros: {
      name: 'Saros',
      text: 'On sekiz yıl, on bir gün kadar süren dönem; sonunda tutulmalar benzer biçimde yinelenir. Her tutulmanın bin yıldan uzun yaşayan numaralı bir ailesi vardır.',
    },
    'north-node': {
      name: 'Kuzey Ay Düğümü',
      text: 'Ay’ın yolunun ekliptiği kuzeye doğru kestiği yer; orada bir cisim yoktur. Alışmak için emek isteyen yön diye okunur.',
    },
    'south-node': {
      name: 'Güney Ay Düğümü',
      text: 'Kuzey Düğüm’ün karşısındaki kesişme. Zahmetsiz geleni, fazla yaslanılanı anlatır.',
    },
    'true-node': {
      name: 'Gerçek düğüm',
      text: 'Düğümün, küçük salınımlarıyla, şu dakikadaki yeri. Ortalama düğümde salınımlar düzlenir. İkisi arasında iki dereceden az fark olur.',
    },
    lilith: {
      name: 'Lilith (Kara Ay)',
      text: 'Ay yörüngesinin Dünya’dan en uzak noktası; orada hiçbir şey yoktur. Ehlileşmeyeni anlatır. Ortalamasıyla gerçeği arasında çok derece fark çıkabilir.',
    },
    juno: {
      name: 'Juno',
      text: '1804’te bulunan, Jüpiter’in eşinin adını taşıyan asteroit. Haritada, birinin yanında hangi koşulla kalındığı ondan okunur.',
    },
    chiron: {
      name: 'Kiron',
      text: 'Satürn’le Uranüs arasında dolanan, 1977’de bulunmuş küçük, buzlu cisim. Turu elli yıl kadar sürer; sızlayan ve başkasına el uzatmayı öğreten yer diye okunur.',
    },
    'part-of-fortune': {
      name: 'Şans Noktası',
      text: 'Yükselene uzaklığı, Ay’ın Güneş’e uzaklığı kadar olan nokta. Eski noktaların en çok kullanılanı; rahatın, ekmeğin nereden geldiğine bakılır.',
    },
    synastry: {
      name: 'Sinastri',
      text: 'İki doğum haritasını üst üste koymak. İki kişinin birbirinde neyi uyandırdığını gösterir; bundan ne yapacaklarını gösteremez.',
    },
    overlay: {
      name: 'Ev düşümü',
      text: 'Birinin gezegeninin ötekinin evine denk gelmesi. Senin Satürn’ün benim dördüncü evimdeyse, yanındayken evim biraz daha ciddileşir.',
    },
    composite: {
      name: 'Kompozit harita',
      text: 'İki haritanın gezegen gezegen orta noktalarından kurulmuş tek harita. İlişkiyi üçüncü bir şey gibi anlatır; göğün gerçek bir anı değildir.',
    },
    davison: {
      name: 'Davison haritası',
      text: 'İki doğumun tam ortasına düşen an ve yer için çizilen harita. Kompozitten farkı, gerçekten yaşanmış bir göğü göstermesidir.',
    },
    zodiac: {
      name: 'Zodyak',
      text: 'Güneş’in, Ay’ın, gezegenlerin dolaştığı kuşak. Ekliptik boyunca otuzar derecelik on iki burca bölünür.',
    },
    tropical: {
      name: 'Tropikal zodyak',
      text: 'İlkbahar noktasından sayılan zodyak; Koç, kuzeyde baharla başlar. Batı astrolojisi bunu kullanır, sen başkasını seçmedikçe biz de.',
    },
    sidereal: {
      name: 'Sideral zodyak',
      text: 'Yıldızlara bağlı, yıldızıl da denen zodyak. Hindistan’da kullanılır, bugün tropikalin yirmi dört derece kadar gerisindedir.',
    },
    ayanamsa: {
      name: 'Ayanamsa',
      text: 'Tropikal zodyağın sideral olandan ne kadar ayrıldığı. Sıfırını her okul başka yere koyar; en çok Lahiri ile Fagan-Bradley kullanılır.',
    },
    precession: {
      name: 'Devinme',
      text: 'Dünya ekseninin topaç gibi ağır dönüşü; bir turu yirmi altı bin yıl kadar sürer. Burçlarla takımyıldızların artık örtüşmemesi bundandır.',
    },
    ecliptic: {
      name: 'Ekliptik',
      text: 'Güneş’in yıldızlar arasında yıl boyunca çizdiği yol; Dünya’nın yörünge düzleminin içeriden görünüşü. Haritadaki boylamlar onun üzerinde ölçülür.',
    },
    longitude: {
      name: 'Ekliptik boylam',
      text: 'Bir cismin ekliptik üzerindeki yeri; Koç’un başında 0°, dönüp 360°. Haritada burç, derece ve dakika diye yazılır.',
    },
    ephemeris: {
      name: 'Efemeris',
      text: 'Gezegenlerin her gün nerede olduğunu veren tablo ya da program. Bizimki yayımlanmış Güneş Sistemi verilerinden hesaplanır, başkalarıyla sınanır.',
    },
    equinox: {
      name: 'Ekinoks',
      text: 'Güneş’in ekvatoru geçtiği, geceyle gündüzün neredeyse eşitlendiği iki günden biri. Marttaki Koç’u başlatır.',
    },
    'universal-time': {
      name: 'Evrensel zaman (UTC)',
      text: 'Bütün dünyanın saatini ondan saydığı zaman. Bir doğum saati önce ona çevrilir, hesap ondan sonra yapılır.',
    },
    'time-zone': {
      name: 'Saat dilimi',
      text: 'Saatleri yasayla aynı olan bölge. Yasalar değişir: Dilimler kaymış, yaz saati gelip gitmiştir. Türkiye 2016’dan beri yazı da kışı da aynı saatle geçiriyor.',
    },
    'local-mean-time': {
      name: 'Yerel ortalama saat',
      text: 'Kasabaların dilimlerden önce tuttuğu, kendi boylamındaki Güneş’e göre saat. On dokuzuncu yüzyıl doğumlarının çoğu onunla yazılmıştır.',
    },
    horoscope: {
      name: 'Horoskop',
      text: 'Önce doğan noktanın, sonra bütün haritanın adıydı; bugün çoğu kez bir burcun yorumu. Yunanca “saati gözlemek” demektir.',
    },
  },
};
