import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two Sun signs, whoever has which, by the one that comes first in the zodiac. */
export const sunPairs: PairInterpretations['sunPairs'] = {
  aries: {
    aries:
      'İki kibrit yan yana: Ortalık çabuk aydınlanır, çabuk da dumana boğulur. Birbirinizin dobralığından alınmaz, aynı hızda sıkılır, aynı kuyrukta öne geçmeye çalışırsınız. Kavganızın ömrü kısadır. Koç öncü burç olduğundan asıl mesele, kalan işi kimin bitireceğidir; ikiniz de çoktan yeni bir şeye başlamış olursunuz.',
    taurus:
      'Farkınız ev taşırken belli olur: Bir tarafta kolileri koşarak indiren, bir tarafta her vazoyu gazeteye saran vardır. Ateş burcunun hızı, toprak burcunun ağırlığına çarpar. Sabırsızlıkla inat karşılaştığında kimse kıpırdamaz. Zamanı geldiğinde ise hem başlamayı hem bitirmeyi bilirsiniz, bu da az rastlanan bir meziyettir.',
    gemini:
      'Cuma akşamı planı pazartesi anlatılacak bir maceraya dönüşür. Lafla hareket iyi anlaşır; fikir daha söylenirken uygulanır, çünkü hava burcu ateşi körükler. Koç ile İkizler yan yana sıkılmaz, buna karşılık kalıcı bir şey kurmak için ikinizin de oturması gerekir. Oturduğunuzda sandalyeler şaşırır.',
    cancer:
      'Düz söylenen bir söz, yumuşak bir kabuğa sandığınızdan derin işler. Koç’u Mars, Yengeç’i Ay yönetir; biriniz öne atılır, biriniz kol kanat gerer, ikiniz de sevdikleriniz için dövüşürsünüz. İncitmeden öne atılmak, kırgınlığı gizlememek aranızda öğrenilir. Öğrenmesi biraz gürültülüdür, sonucu ise bir aile kadar sağlam.',
    leo: 'Birlikte girdiğiniz yerin ışığı artar, sesi de. İki ateş burcu birbirini ısıtır: Cömertlik, cesaret, hafif bir böbürlenme bol. Aynı sahnede iki başrol olunca sıra meselesi çıkar. Alkışı paylaşmayı öğrendiğiniz akşam, karşınızdaki rakip en sadık taraftarınız oluverir.',
    virgo:
      'Yarım kilo cesarete bir ölçek hesap: Tarif böyle tutuyor. Hemen yapma telaşı ile doğru yapma titizliği aynı atölyede çarpışa çarpışa anlaşır. Eleştiri ayak bağı, acele dağınıklık gibi gelir. Ama kırık bir bisiklet önünüzdeyse ikiniz ondan hem çalışan hem yarışan bir şey çıkarırsınız.',
    libra:
      'Zodyakta tam karşı karşıya durursunuz. Dobra konuşan, sözü inceltenin karşısında çoğunlukla büyülenir; karar anında da aynı şeye sinirlenir. Bir yerde sabırsızlık, bir yerde tartı. Yıllar içinde tuhaf bir değiş tokuş olur, biraz cesaret ile biraz nezaket el değiştirir.',
    scorpio:
      'Ateş üstte parlar, altında kor bekler. Gelenekte ikinizi de Mars yönetir, kavgayı da barışı da yarım bırakmazsınız. Biriniz hamlesini açık eder, biriniz sonuna kadar saklar. Bu yüzden en güçlü dayanışmanız, aynı tarafta durduğunuz bir mücadelede doğar; orada aranıza kolay kolay kimse giremez.',
    sagittarius:
      'Çantalar hep hazırdır, sebep ise yolda bulunur. Neşe ve inanç bu ikiliyi hızlandırır, hayal kırıklığı da bir kahkaha kadar sürer. Ayrıntıya bakan biri bulunmadığından hesap sık sık şaşar. Olsun; yaşlandığınızda anlatacağınız hikâyelerin çoğu, işte o şaşan hesaplardan çıkar.',
    capricorn:
      'Kalkışı hızlı, yolu uzun bir aracı birlikte sürersiniz. “Hemen” denilen yerde hesap, hesap yapılan yerde cesaret aranır; iki öncü burç birbirini ciddiye aldığında büyük iş çıkar. “Patron kim?” konusu da sık açılır. Sorumluluklar ayrıldı mı saygı kendiliğinden gelir, acele ile sabır da barışır.',
    aquarius:
      'Yönetmeliğin önce ilk maddesi, sonra bütünü sorgulanır. Koç’un atılganlığıyla Kova’nın aykırı aklı birbirini eğlendirir, kimseden de izin beklenmez. Yakınlık bazen lafa, bazen projeye sığınır. Özgürlük ikinizin ortak yeminidir, bağlılık ise ancak zorlanmadığı gün kendini gösterir.',
    pisces:
      'Tren yola çıkmış, camdan bakan ise manzaraya dalmış. Hareketle düş yan yana geldiğinde ya bir kahramanlık masalı ya da yanlış bir istasyon çıkar. Sertlik yumuşayınca, yumuşaklık da cesaret kazanınca bu bağ sağlamlaşır. Bağırmadan hakkını savunmak, kırılmadan beklemek burada birlikte öğrenilir.',
  },
  taurus: {
    taurus:
      'Yan yana dikilmiş iki ceviz ağacına benzersiniz, gölgeniz geniştir. Alışkanlıklarınız aynı, zevkiniz ortak, saatleriniz ağır; gelen gitmek istemez. Sabit burçların anlaşmazlığında iki inat yıllarca aynı noktaya saplanabilir. Sizi o noktadan kurtaran genellikle birlikte seyredilen bir maç ya da hiç konuşmadan yapılan bir bahçe işidir.',
    gemini:
      'Vapurda bir baş gazeteye gömülür, karşıdan manşetler yüksek sesle okunur. Sağlamlıkla merak birbirine biraz şaşar, biraz imrenir. “Yerleşelim” cümlesi ile “Şuraya da bakalım” cümlesi aynı gün kurulur. Birlikte bir dükkân açsanız ortaya rafları dolu, müşterisi gülen bir yer çıkar.',
    cancer:
      'Bu yakınlık bir kış günü kalın bir yorgan kadar huzur verir. Su burcu toprağı yeşertir: Güven, ev, alışkanlık ikinizin dilidir. İnat ile kırgınlık karşılaştığında ise ev suskunlaşır. Karanlık bir akşamda birlikte dinlenen yağmur, çoğu tartışmayı söze gerek bırakmadan kapatır.',
    leo: 'İnadınızın rengi altındır. İkiniz de keyfinize ve rahatınıza düşkünsünüz, sözünüzden dönmez, beğenilmeyi de beğenmeyi de bilirsiniz. Boğa ile Aslan para harcarken aynı mağazada buluşur, harcama sebebinde ayrılır. Sabit burçlar geri adım atmadığından barışı genellikle birlikte dinlenen bir plak başlatır.',
    virgo:
      'İki toprak burcu birbirine benzer: sağlam, üretken, acelesiz. Bir gardırop kurmaktan bir tarla ekmeye kadar her işi ağır ağır, doğru yaparsınız. Bu eve merak da delilik de az uğrar. Yılda bir kez, hiç plansız bir gün geçirdiğinizde ne kadar güldüğünüze siz bile şaşarsınız.',
    libra:
      'Boğa’yı da Terazi’yi de Venüs yönetir. İyi döşenmiş bir oda, uyumlu renkler, nazik sesler sizi hemen yaklaştırır. Rahat etme biçiminiz ise ayrıdır: Boğa, köşesine yerleşmek ister, Terazi insan arasında gezmek. Karar uzun sürer; aynı kumaşa aynı anda uzandığınız gün kararı kumaş verir.',
    scorpio:
      'Zodyakın karşılıklı iki ucundan birbirinizi tartarsınız, inadınız da suskundur. Mıknatıs gibi yapışır, kolay ayrılmazsınız; sadakat konuşulması gereken bir konu bile sayılmaz. Mal ile sır, güven ile kıskançlık aynı çekmecede durur. O çekmece birlikte düzenlenince aranızdaki hava ferahlar.',
    sagittarius:
      'Harita mı, koltuk mu? Tatil seçmek size her yıl küçük bir meclis kurdurur, manzara söz konusu olduğunda ise oy birliği vardır. Toprağın sabrı ateşin neşesine ev kurar, neşe de o eve temiz hava getirir. Yarısı gezmekle, yarısı yatmakla geçen bir hafta, size biçilmiş kaftan.',
    capricorn:
      'Yıllara yayılan bir planı acele etmeden işleyen iki yapı ustası gibisiniz. Toprak grubundan olduğunuz için güveni emekle kurarsınız, bu yapı kolay yıkılmaz. Duygular iş saatinden sonraya kalır. Akşam yedide kapanan bilgisayarın ardından gelen sessizlik, ikinizin de hak ettiği ikramiyedir.',
    aquarius:
      'Anneanneden kalma büfenin altında gezen robot süpürge: Evinizin havası böyle. Sabit burç, fikrinden dönmez; bir inadın kökü toprakta, ötekinin anteni gökte. Bu yüzden değişmeyen şey, tuhaf biçimde, dostluğunuzdur. Birlikte bir şey icat ettiğinizde kullananlar onu hem sağlam hem garip bulur.',
    pisces:
      'Deniz kenarında sağlam bir ev kurmuş gibisiniz. Düş, ayağını basacak bir zemin bulur; zemin de geceleri dalgayı dinlemeyi öğrenir. Sesler yumuşak, vakit uzun, öğütler azdır. Kaygı geldiğinde birlikte susarsınız ve çoğunlukla bu susuş işe yarar.',
  },
  gemini: {
    gemini:
      'Aynı cümleye iki ağızdan başlanır, üçüncü bir konuda bitirilir. Merak bol, laf bol, karar az. Birbirinizi hiç sıkmadan yıllar geçirebilirsiniz, yeter ki faturanın son gününü de biri hatırlasın. Sustuğunuz nadir dakikalarda aranızdaki sevgi, kelimelerin altından usulca görünür.',
    cancer:
      'Sözle çözülmek istenen mesele burada önce hissedilmek ister, anlaşmanız bu yüzden biraz vakit alır. Hafif bir şaka ağır bir kırgınlığa değdiğinde ortalık kararır. Öte yandan eski bir hatırayı masal gibi anlatmaya başladığınızda ikiniz birden çocuk olursunuz, kararan ne varsa o masalda erir.',
    leo: 'Seyirci ile sahne bazen yer değiştirir. Merak ışığı arar, ışık da anlatılacak bir hikâye; bu ikili gittiği davette hem konuşur hem konuşulur. “Kim daha komik, kim daha parlak?” derdi az, eğlence çok. Derin bir konuda ise sözü kısa tutmak sizi yakınlaştırır.',
    virgo:
      'Merkür’ün yönettiği iki öğrenci: Biri haberi getirir, biri haberin yanlışını bulur. Kelimelere düşkünsünüz, ayrıntıya da; on fikir ortaya atılır, dokuzu elenir, kalanından nefis bir dergi çıkar. Kuru bir düzeltme neşeyi söndürebilir. Yazım hatasının bazen espri olduğunu unutmayın.',
    libra:
      'İki hava burcunun arasında söz bol, perdeler hep aralıktır. İkiniz de insan sever, kavgadan hoşlanmaz, güzel konuşanı dinlersiniz. Kararsızlığın iki türü bu ilişkide uzun sürer: seçenek çokluğu ve kimseyi kırmama derdi. Yazı tura atmak, ikinizin de gizlice beklediği çaredir.',
    scorpio:
      'İkiniz de meraklısınız, ama yönteminiz ayrı. Kimi soru ayaküstü sorulur, kimi saatlerce sessizce bekler. Bu gerilim çekicidir, ara sıra da ürkütür. Sır saklamayı da sırrı anlatmayı da aynı evde öğrendiğinizde, kimsenin bilmediği bir dil doğar.',
    sagittarius:
      'Karşılıklı sıralarda oturan iki öğrenci gibi soru sorar durursunuz. Küçük haber ile büyük anlam, köşe başı ile uzak kıta birbirini tamamlar ve arada bir çekişir. Konuşmaktan yorulmazsınız, susmayı ise beraber öğrenmeniz gerekir. Sözlükle pusulayı aynı çantaya koyduğunuz yolculuklar unutulmaz olur.',
    capricorn:
      'Ciddi bir törende gülmemek için dudağını ısıran iki suç ortağısınız. Şen olan ile ağırbaşlı olan önce birbirini küçümser, sonra arar: Neşeye bir çerçeve, çerçeveye bir nefes gerekir. Saat ve söz konusunda sürtüşürsünüz. Birlikte yazılmış bir plan, kenarındaki muzip notlarla yürüdüğünde ilk kez ikinize de benzer.',
    aquarius:
      'Gece yarısı aynı tuhaf bilgiyi konuşurken yakalanırsınız. Zihinsel hız, dostluk, özgürlük; çoğu şey tanıdıktır, pek azı sıkıcı gelir. Hava burçlarının kusuru, duygunun yerine fikri geçirmesidir. “Üzgünüm” dendiğinde kuram aramamak, bu arkadaşlığı da aşkı da derinleştiren en kısa yoldur.',
    pisces:
      'Bütün kelimeleri bilen bir akıl ile kelimeye pek ihtiyaç duymayan bir yürek yan yana geldiğinde güzel şiirler ve yanlış randevular çıkar. Aynı düğüne gider, düğünü ayrı ayrı anlatırsınız. Değişken burçlar kolay dağılır; saati ve yeri iki kez söylemek ikinizi de yanlış duraktan kurtarır.',
  },
  cancer: {
    cancer:
      'Aynı sıcaklığı iki kabuk birden saklar. Birbirinizin ne hissettiğini konuşmadan bilirsiniz, bazen de birbirinizin kederini iki katına çıkarırsınız. Anılar, ev, yıllanmış tarifler ortak hazinenizdir. Küçük bir geziye çıkmak ikinizi kabuktan çıkarır; döndüğünüzde ise duvarları öpesiniz gelir.',
    leo: 'Evde bir lamba yanar, birinin gülüşü o lambadan parlak çıkar. Ay’ın yönettiği şefkat, Güneş’in yönettiği gururu besler; ilgi bir an çekildiğinde ise ikiniz birden üşürsünüz. Sevdikleriniz söz konusu olduğunda Yengeç’le Aslan kadar inatçı iki koruyucu az bulunur. Tanıyan bunu ilk bakışta anlar.',
    virgo:
      'Battaniyeyi örten el ile kilidi iki kez yoklayan el birbirini bulmuş. Özen ikinizin ortak dili; duygular söylenmeden anlaşılır, işler söylenmeden yapılır. Kaygı ise kolay bulaşır. Birlikte derin bir nefes alıp listeyi yarına bırakmak, sevginizin sessiz kutlaması sayılır.',
    libra:
      'Nazik bir ses, kırılgan bir yüreğe ulaşır. Huzur isteği sizi birbirinize bağlar, ama huzurun anlamı farklı: içe kapanmak ya da insanların arasında uyum bulmak. Yüzleşmekten kaçınıldığında hava ağırlaşır. Kibarca söylenmiş bir kırgınlık, aranızda cesaretin ta kendisidir.',
    scorpio:
      'İki su burcu birbirine karışır, dip birlikte görülür. Sezgi, sadakat, uzun bir hafıza aranızda doğal bir dil kurar; ilk karşılaşmada eskiden tanıştığınızı sanmanız bundan. Küçük bir yalanın bile izi kolay silinmez. Burada affetmek lafla olmaz, zaman alır ve çoğunlukla bir dokunuşla tamamlanır.',
    sagittarius:
      'Evi özlemek ile evi unutup gitmek sizde aynı yolculuğun iki ucudur. Evine düşkün olan, serbestliği yadırgar; yolu seven, sıcaklıktan ürker; sonra birbirinizin eksiğini kapatırsınız. Biriniz kaygıyla saate bakarken öbürünüz çoktan trene binmiştir. Dönüş bileti baştan alınmış bir gezi, iki gönle de su serper.',
    capricorn:
      'Zodyakın karşılıklı iki direği aynı çatıyı tutar: sıcak oda, sağlam dam. İhtiyaç duyulan şefkati görev kılığında bulur, görevin yorgunluğunu şefkatte dinlendirirsiniz. Ağırbaşlılık soğukluk sanıldığında incinme başlar, nedeni sorulduğunda geçer. Yıllar içinde rollerin sessizce değiştiği de görülür, asıl yumuşak olanın sert sanılan olduğu anlaşılır.',
    aquarius:
      'Sıcak bir sobanın yanında pencere hep açık durur. Yakınlığın ölçüsünü tutturduğunuzda ortaya tuhaf ve sağlam bir yuva çıkar; herkese yer vardır, bir oda da hep kilitlidir. Biri sustuğunda gitmiş sayılmaz, yalnızca düşünüyordur. Hatır sormak için önemli bir sebep beklemeye gerek yok.',
    pisces:
      'Aynı gölün iki yakası, ses birinden ötekine yankılanır. Duygu, düş, yardım etme isteği sizde ortak, sınırlar ise belirsizdir. Gündelik işler biraz yosun tutar. Duvara asılmış tek bir liste hayalinizi dağıtmadan evi ayakta tutar, göl de yerinde kalır.',
  },
  leo: {
    leo: 'Bir salona iki avize asılmış, fazla diyen olmaz. Cömertlik, sıcaklık, gösteri merakı ikinizde de doğal; birbirinizi över, birbirinizle övünürsünüz. Gurur yaralandığında ise iki taraf da saray sessizliğine çekilir. Barış genellikle, beklenmedik bir anda atılan çocukça bir kahkahayla ilan edilir.',
    virgo:
      'Sahnenin önü de arkası da tamam. Parlamak isteyen, ışığın ayarını bilen biriyle yan yana gelince gösteri kusursuz olur. Övgü az kalır, düzeltme çok gelirse tat kaçar. Hata bulan gözün, aslında en dikkatli hayran olduğunu anlamak bu bağın yarısıdır.',
    libra:
      'Fotoğrafta en iyi çıkan ikili olmanız kimseyi şaşırtmaz. Zarafet sıcaklığa, sıcaklık zarafete yakışır; davet verir, davet alırsınız. Beğenilmek ikinizin de ihtiyacı olduğundan aynanın önünde kimin daha çok durduğu ara sıra tartışılır. Kalabalık gittikten sonraki sade saatler, bu ilişkinin makyajsız yüzüdür.',
    scorpio:
      'İki hükümdar, iki ayrı saraydan birbirine elçi yollar. Gücün bir bölümü ortada, bir bölümü kalın perdeler ardında durur ve kimse boyun eğmez. Sabit burçlarda çekim kuvvetli, inat daha kuvvetlidir. Birbirinizin onurunu koruduğunuz sürece bu iki sert irade, aynı kalenin iki burcu gibi yan yana dikilir.',
    sagittarius:
      'Alkış ile kahkaha aynı salonda yan yana. Hayat size birlikte daha büyük görünür; gezmek, kutlamak, bir amaç için coşmak kolay gelir. Gerçekçi olmayı sonraya bırakırsınız, o sonra da bir gün gelir. İki ateş burcunun ortak zayıflığı ölçüsüzlüktür, ortak gücü ise umudun kolay tükenmemesi.',
    capricorn:
      'Tören isteyen, işi bitirmek isteyenle yan yana yürür; tacın da temel taşının da ağırlığı vardır. İkiniz de saygı beklersiniz, farklı biçimlerde. Duygusallık gösterişe, ciddiyet soğukluğa yorulabilir. Bir projeye birlikte imza attığınızda ise hem görkem hem dayanıklılık ortaya çıkar; emeğin karşılığı yıllar içinde görülebilir.',
    aquarius:
      'Karşıt burçların ortak bir tutkusu var: kimseye benzememek. Kalbiyle konuşan, kuramla konuşanda eksik parçasını bulur, ara sıra da sabrının sınırını. “Kişi mi önde gelir, topluluk mu?” tartışmanız kolay bitmez. İzleyenler kavga ettiğinizi sanır; siz o sırada birbirinize hayran olmakla meşgulsünüz.',
    pisces:
      'Spot ışığı suya düştüğünde titrer, ama güzel titrer. Gösteri ve hayal bir araya gelince tiyatro, müzik, masal doğar. Güçlü görünme isteği çabuk yara alır, anlaşılma isteği de; ikisi de o kadar çabuk iyileşir. Düşten çıkıp açıkça söylenen bir övgü bütün haftanızı aydınlatır.',
  },
  virgo: {
    virgo:
      'Birbirinizin yazım hatasını sevgiyle düzeltirsiniz. İncelik, titizlik, işe yarama isteği ikinizi de rahatlatır; saatiniz uyar, dolabınız da. Endişe karşılıklı büyüdüğünde ev bir denetim bürosuna dönebilir. Ortadaki küçük dağınıklığı görmezden gelmek sizin için en büyük tatildir.',
    libra:
      'Titiz bir göz ile zarif bir göz aynı tabloya bakıyor. Kusuru görmek ile uyumu görmek arasında nazik bir tartışma sürer gider, tablo da bu arada on kez yer değiştirir. Kararlar uzasa bile sonuç dengeli ve temizdir. Bu ortaklıktan en çok misafir odası kazanır.',
    scorpio:
      'Gece geç saatte aynı dosyanın başında oturan iki dedektife benzersiniz. Biriniz ayrıntıyı, öbürünüz derini görür; susmak, çözmek, sadık kalmak sizde ortaktır. Eleştiri kuşkuyla birleştiğinde hava ağırlaşır. Kimseye gösterilmeden yapılan küçük iyilikler, aranızda konuşmadan edilmiş yeminlerdir.',
    sagittarius:
      'Küçük harf ile büyük harf aynı satırda buluşmuş. Ayrıntı ufku yavaşlatır, ufuk ayrıntıya niçin gerektiğini hatırlatır; ikisi olmadan okunaklı bir cümle kurulmaz. Planlı bir seyahat aranızda hem sürtüşme hem kahkaha sebebidir. Dürüstlükte yarıştığınız an, sözü yumuşatmanız gereken andır.',
    capricorn:
      'Aynı tezgâhta iki usta çalışır ve iş ses çıkarmadan akar. Toprak burçları sözü emekle tarttığından birbirinize kolay inanırsınız. Eğlence çoğunlukla ertelenir, sonra unutulur. Bir akşam hiçbir şey üretmeden gülmeyi başardığınızda, ikiniz de birbirinize ne çok ihtiyaç duyduğunuzu anlarsınız.',
    aquarius:
      'Düzenli bir defterin ortasına uçan bir makine çizmişsiniz. Yöntem icatla buluştuğunda hiç denenmemiş ama çalışan bir şey çıkar. Duygularınız dışarıdan soğuk görünür, içeride hararetlidir. Yorulmak, özlemek, sebepsiz alınmak bir sistem arızası sayılmaz; ikiniz de bunu ara sıra unutursunuz.',
    pisces:
      'Ölçen göz ile akan su tam karşı karşıya gelmiş. Yardım etme isteği sizi akraba kılar; yardımın kimi listeyle, kimi duayla yapılır. Birinizi karışıklık bunaltır, öbürünüzü kural. Birbirinize hem öfkelenir hem sığınırsınız. Bu eksenin ortasındaki huzura, iki taraf da birer adım attığında varılır.',
  },
  libra: {
    libra:
      'İki ağızdan aynı zarif soru: Nasıl uygun görürsün? Nezaketin yankısı yıllarca sürer, sevilen renkler, müzikler, dostlar birbirine uyar. Karar vermek ise kibarlık turnuvasına döner. Kızgınlığa da incelikli bir yol bulduğunuzda dengeniz sözde kalmaz, arkadaşlarınızın da içi rahat eder.',
    scorpio:
      'Nazik bir soruya derin bir sessizlik cevap verir. Hafiflik yoğunluğun, ışık gölgenin çekimine kapılır; tablo için ikisi de lazım. Uyumu bozmaktan çekinmek başka, gerçeğin peşine düşmek başkadır ve gergin akşamlar çoğunlukla bu farktan doğar. O akşamlardan geriye dürüst bir incelik kalır.',
    sagittarius:
      'Kahkaha bol, çevre kalabalık, konular hep büyük. Adalet ile hakikat iyi arkadaştır; siz de dışarıdan bakıldığında kolay geçinen bir ikilisiniz. Dobra bir söz, ince bir yüreği incittiğinde sohbet bir an donar. Neyse ki ikiniz de kırgınlığı uzatacak kadar sabırlı değilsiniz.',
    capricorn:
      'Görgü ile ağırbaşlılık aynı ceketin iki cebidir. İlişkiye özen gösteren, işe özen gösterenle bir araya gelince iyi bir şirket, güvenilir bir ev kurulur. Duyguların takvimi ise ayrı tutulur. Bir akşam programı bozup hiç hesaplamadan eğlenmek, ikinizi birbirinize tekrar tanıtır.',
    aquarius:
      'Salondaki herkesle konuşur, dönüş yolunda hepsini birbirinize anlatırsınız. Fikir, dostluk, hakça bölüşme; aranızdaki bağ neredeyse bir yurttaşlık dersi gibi işler. Fazla aklı başında kalmak sıcaklığı uzaklaştırabilir. Ağlayan birinin yanına haklı olmayı bırakıp oturmak, ikinizin de cesaret sınavıdır.',
    pisces:
      'Müzik çalar, ışık loştur, kimse saate bakmaz. Zarafet ve hayal bu bağı sisli ama güzel kılar; çatışmadan ikiniz de kaçarsınız. Söylenmeyen şeyler zamanla suyun dibinde birikir. Berrak bir cümleyi kibarca kurabildiğiniz gün, romantizm gerçekle tanışır ve bundan hiç de incinmez.',
  },
  scorpio: {
    scorpio:
      'Aynı derinliğe inen iki dalgıç gibisiniz. Birbirinizi kandıramazsınız, bu yüzden çok rahat edersiniz; ya da hiç rahat edemezsiniz. Güven kurulduğunda uzun yıllar sürer, kırıldığında da yıllarca sızlar. Gücü bırakıp yenilmeyi göze alan taraf, ilk kez gerçekten bir şey kazanmış olur.',
    sagittarius:
      'Derin kuyunun üstünde geniş bir gökyüzü durur. Sırrı saklama isteği, her şeyi anlatma isteğiyle karşılaşınca çekim hemen başlar, yanlış anlama da. Yaşananın dibi ile anlamı ayrı ayrı merak edilir, siz o iki merakın arasında buluşursunuz. Güven, gülmeyle belki ilk kez bu yakınlıkta tanışır.',
    capricorn:
      'Az konuşulur, çok şey anlaşılır. Hırs, sabır, sadakat sizde ortak; zor zamanda ikinizin omuzu en sağlam omuzdur. Güç paylaşımı sessiz bir satranca dönebilir. Duyguların göründüğü bir an, ne kadar kısa olursa olsun, ikinizi aylarca ısıtır.',
    aquarius:
      'İki sabit burç olarak duyguda da fikirde de inatçısınız. Akrep’le Kova birbirinin gizemini çözmeye uğraşır, çözemedikçe ilgisi artar; soğukluk kıskançlıkla çarpıştığında sözün kesilmesi işten bile değildir. Birbirinizi değiştirmekten vazgeçince hikâyenizin en ilginç sayfasına gelirsiniz, o sayfa da iki ayrı yazıyla yazılır.',
    pisces:
      'Bir suyun iki derinliği gibi karışırsınız, kıyısı da dibi de sizde. Sezgi, şefkat, sessizlik kelimelere pek ihtiyaç bırakmaz. Belirsiz kalan bir söz kuşku doğurabilir, kuşku da uzun bir suskunluk. Birlikte müzik dinlenen bir gece, bu sisi dağıtmanın sizde bilinen en eski çaresidir.',
  },
  sagittarius: {
    sagittarius:
      'Havada yarışan iki ok gibisiniz, hedefi hanginizin seçtiği unutulmuş. Yay değişken burç olduğundan adres defteriniz çabuk eskir, merakınız yeni kalır. Söz vermek kolay, yerine getirmek gezi programına bağlıdır. Birlikte sessizce gün batımı seyredebildiğiniz akşam iki yolcu bir ev bulmuş olur.',
    capricorn:
      'Yüksek hedefe kuş uçuşu mu, patikadan mı? İyimserlik ile ölçü önce atışır, sonra anlaşır: Uzağı gören, yolu hesaplayanla birlikte varır. Ciddiyet yorar, umut şaşırtır. Sözünü tutan neşe ile gülmeyi bilen disiplin, ilerleyen yaşlarda ayırt edilmez olur.',
    aquarius:
      'Sabah ortaya atılan uçuk bir fikir için akşama bavul toplanır. Yarına inanıyorsunuz; çevreniz kalabalık, ufkunuz geniş, bağınız gevşek ve içten. Günlük zorunluluklar ise kimsenin uğramadığı bir ada gibidir. O adaya haftada bir sefer koyduğunuzda kimse aç kalmaz, kimse de küsmez.',
    pisces:
      'İki hayalci, iki ayrı gökyüzüne bakar. Jüpiter eskiden beri ikinizin de burcunu yönetir; inanç, cömertlik, sınır tanımayan bir merhamet oradan gelir. Bilme isteği sezme isteğiyle karışınca konu dağılır. Neyi kimin taşıyacağı yazıldığında bu rüya sabahı da görür.',
  },
  capricorn: {
    capricorn:
      'Dağın aynı yamacında iki çoban gibi yürürsünüz. Söz verildi mi tutulur, iş başladı mı biter; sessizlik rahatsızlık vermez. Yorgunluk söylenmediğinden ikiniz de ötekinin güçlü olduğunu sanırsınız. Oysa bu ilişkinin en güzel anı, birinizin yükünü bırakıp ötekinin omzunda uyuduğu dakikadır.',
    aquarius:
      'Gelenek üst katta, deney alt katta oturuyor; apartmanı eskiden beri Satürn yönetiyor. Kuralı koruyan, kuralı kurcalayana önce kızar, sonra danışır. Saygı burada duygudan erken gelir. Kurduğunuz ayakta kalsın istersiniz, bu yüzden kimse fark etmeden yeni bir düzen kurarsınız.',
    pisces:
      'Taş bir iskele ile altındaki su gibi birbirinize yaslanırsınız. Ağırbaşlı omuz yumuşak kalbe güven verir, yumuşaklık da o omzun üstünden yük alır. İşin gereği ruhun gereğiyle çatıştığında ikiniz de haklısınızdır. Ajandada boş bırakılmış bir gün, aranızdaki en sevgi dolu toplantı sayılır.',
  },
  aquarius: {
    aquarius:
      'Kimse sizi bir kalıba koyamaz, bu da gayet hoşunuza gidiyor. Zihin, özgürlük, dostluk ve bol tartışma; birbirinizi değiştirmeye kalkmadığınız için yan yana kalırsınız. Duyguların adını koymak uzun sürer, adı konmadan yaşanması da mümkündür. Bazen en yenilikçi fikir, birinin elini gerçekten tutmaktır.',
    pisces:
      'Hava burcu ile su burcu buluşunca sis olur, sis de bazen güzeldir. Fikrin soğukluğu merhametle ısınır, merhamet de düşünceyle berraklaşır. Dünyayı iyileştirme hayali sizi birleştirir. Verilen gündelik sözlerin kime ait olduğu ise ara sıra unutulur; takvimde ikinizin adı ayrı renkte yazılsın.',
  },
  pisces: {
    pisces:
      'Aynı rüyanın iki sahibi var. Sezgi sizde ortak, mesafe ise yok denecek kadar az; ortak diliniz müzik, deniz, biraz da kaçış. “Sabah kim uyandıracak?” sorusuna genellikle gün ışığı cevap verir. Toprağa basan küçük bir alışkanlık, mesela birlikte yürünen bir yol, bu iki hayali yan yana tutar.',
  },
};
