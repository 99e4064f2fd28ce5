import type { IngressTexts } from '../../interpretation-types.ts';

/** A slow planet entering a sign. */
export const ingresses: IngressTexts = {
  jupiter: {
    aries:
      'İlk adımı atanların yılı başlıyor: Koç ateş burcu olduğundan Jüpiter’le cesaret elden ele geçer; ufak girişimler, yeni sporlar, tek başına verilen kararlar çoğalır. On iki ay kadar süren bu havada acele de boldur. Heveslerinden birini seç, ötekiler sırasını gelecek yıla saklasın.',
    taurus:
      'Pazar tezgâhları, bahçeler, el işleri gözümüze daha dolgun görünebilir. Toprak burcu Boğa’da Jüpiter bir yıl boyunca bolluğu elle tutulur şeylerde arar; ağır ağır biten iş, sağlam kumaş, kapatılmış borç değer kazanır. Rahatlık gevşekliğe de dönebilir, elindekini saymadan fazlasını isteme.',
    gemini:
      'Herkes bir şey öğreniyor, anlatıyor, yarım bırakıp yenisine başlıyor. Jüpiter’in İkizler’deki yılında kurslar, sohbetler, kısa gezmeler çoğalır; gezegen burada zararlı konumunda sayılır, merak derinliğin önüne geçebilir. Not defterinin ilk sayfasına tek bir konu yaz, yıl sonunda ona dön.',
    cancer:
      'Misafirin sık geldiği, çatıların genişlediği bir yıl. Yüceldiği Yengeç’te Jüpiter aileyi, komşuluğu, memleket türkülerini bereketlendirir; insanlar hem kollanmak hem kollamak ister. Şefkat kendi bahçesine kapanıp dışarıyı unutabilir. Evin önüne konmuş bir bank, gelip geçeni de buyur eder.',
    leo: 'Renkler açılıyor, orkestralar akort tutuyor, alkışın sesi yükseliyor. Aslan’a geçen Jüpiter yaklaşık bir yıl neşeye, yaratıcılığa, çocukların dünyasına cömert davranır. Gösterişin ölçüsü kaçabilir, övünmek ucuzlar. Bu havanın en güzel kullanımı, adı duyulmamış birine mikrofon uzatmak.',
    virgo:
      'Büyük laflardan yorulanlar, çalışan ellere bakmaya başlıyor. Jüpiter Başak’ta on iki aya yakın kalır ve ufak düzeltmelere arka çıkar: tamir edilen alet, öğrenilen zanaat, temiz tutulmuş kayıt. Jüpiter genişlemek, Başak ayıklamak istediğinden umut ayrıntıda daralabilir. Cetvelin bırakılıp ufka bakıldığı molalar iyi gelir.',
    libra:
      'Tek kişilik bisikletlere ikinci bir sele takılıyor. Terazi’deki Jüpiter bir yıl kadar anlaşmalara, barışmalara, güzel mekânlara, ortak işlere rüzgâr verir; hakkaniyet gündelik sohbete karışır. Herkes uyum arayınca kararlar uzayabilir. Kimin neyi üstlendiği açıkça konuşulmuş bir ortaklıkta nezaket de sağlam durur.',
    scorpio:
      'Kilitli dolapların kapağı kendiliğinden tıkırdıyor. Jüpiter’in Akrep’ten geçtiği yıl saklı bilgiye, ortak paraya, dipteki nedenlere ilgi büyür; yüzeyde kalan her şey çabuk sıkar. Akrep örtülene inanmadığı için merak kuşkuya kayabilir. Bulduğun gerçeğin kimin işine yarayacağını düşün, gerisini yerine koy.',
    sagittarius:
      'Bavul tekerleri kaldırımda, Jüpiter kendi burcunda. Yay’da geçirdiği bir yıla yakın zamanda yollar, okullar, inançlar, kahkahalar genişler; insan geleceğe güvenmeye daha yatkın olur. Söz vermek de kolaylaşır. Ağzından çıkan vaatleri akşamları bir say; yarısını tutmak bile ustalık ister.',
    capricorn:
      'Şişkin planların havası sönerken sağlam olanlar ayakta kalıyor. Satürn’ün yönettiği Oğlak’ta Jüpiter, bir yıl boyunca iyimserliği hesap, sabır ve deneyim kılığında gezdirir; uzun eğitimler, bir ustaya çırak olmak değerlenir. Ufak başarıların da kutlandığı bir iş yerinde yokuş daha az dik görünür.',
    aquarius:
      'Dernekler, açık dersler, gönüllü işler kalabalıklaşıyor. Kova’daki Jüpiter on iki ay kadar dostluğa, buluşlara, ortak akla iyi gelir; farklı olan merak uyandırır. Kova ilkeye sabit burçların inadıyla tutunur, insan geride kalabilir. Yeni bir topluluğun kenarında çekinip duran birini görürsen içeri sen çağır.',
    pisces:
      'Şarkılar yavaşlıyor, kapı kollarına sessizce torbalar asılıyor. Jüpiter geleneksel yuvası Balık’a geldiğinde yaklaşık bir yıl merhameti, inancı, sanatı yükseltir; bağışlamak kolaylaşır, sınırlar da aynı suda silinebilir. Bir kişiye düzenli verilen küçük destek, taşkın bir iyilikten uzun yaşar.',
  },
  saturn: {
    aries:
      'Sabırsızlığın okula yazıldığı yıllar geliyor. Satürn, düşük sayıldığı Koç’ta iki buçuk yıl kadar kalır ve cesaretten hesap sorar: Başlayan, sonunu da düşünecek. Öne çıkanlar sınanır, tek başına yürüyenler yavaş ama sahici ilerler. Öfkeyi bir kas gibi çalıştırmak bu dönemde öğrenilebilir.',
    taurus:
      'Alışveriş torbalarının içine daha dikkatli bakılıyor. Boğa’ya giren Satürn iki yılı aşan konukluğunda dayanıklı olanı ayırır, ucuza alınıp çabuk atılanı tartışmaya açar. Satürn saymayı, Boğa saklamayı sevdiğinden korumak öne çıkar. Tabanı açılmış bir ayakkabıyı tamir ettirmek, bu yılların sessiz sevinci.',
    gemini:
      'Söylenen her söz kayda geçiyor, kaynağı soruluyor. Satürn İkizler’deyken dilin, okulun, haberin disiplini iki buçuk yıl boyunca sınanır; az konuşup iyi anlatan dinlenir. Merak kuruyabilir, ezber bıktırabilir. Haftada bir konuyu baştan sona okumak dağınık zihne raf çakar.',
    cancer:
      'Çatıyı kim onaracak, yaşlılara kim bakacak? Zararlı konumda sayıldığı Yengeç’te Satürn iki buçuk yıla yakın bir zaman aile yükünü, bakım emeğini, barınmayı ciddi birer konu yapar; duygular ölçülü, ağır konuşulur. Bakım verenin de bir omza ihtiyacı olduğu hatırlandıkça evler hafifler.',
    leo: 'Sahnenin ışıkları kısılıyor, prova süresi uzuyor. Satürn Aslan’dan geçerken alkışın arkasında emek aranır; önderler, sanatçılar, öne çıkan kim varsa elekten geçer. İki yıldan uzun süren bu geçiş yaratıcılığa düzenli saat ayırmayı öğretebilir. Hak edilmiş övgüyü geciktirmek ise kimseyi terbiye etmez.',
    virgo:
      'Kılavuzlar yeniden okunuyor, vidalar tek tek sıkılıyor. Başak’taki Satürn işi, hizmeti, gündelik alışkanlıkları iki buçuk yıl kadar elden geçirir; titizlik karşılık bulur, kusur avı yorar. Yeterince iyi olanı tanımak da ustalıktan sayılır. Çizelgeni yaparken molanı en başa yaz.',
    libra:
      'Tartının kefeleri siliniyor, ayarı yeniden yapılıyor. Yüceldiği Terazi’de Satürn ortaklığı, hukuku, eşitliği sağlam zemine oturtmak ister; iki buçuk yıllık konaklamada sözleşmeler ciddiyetle konuşulur. Nezaketle örtülmüş haksızlıklar görünür olabilir. Acele edilmeden varılan bir anlaşma, bu zamanın en zarif işi.',
    scorpio:
      'Kapalı hesaplar açılırken sesler alçalıyor. Satürn Akrep’te güvenin, ortak paranın, gücün sınırlarını yoklar; iki yılı geçen bu süre içinde sır tutmakla gizlemek birbirinden ayrılır. Ağır konular adıyla anıldıkça baskı hafifleyebilir. Bırakmak, tutmak kadar disiplin istiyor.',
    sagittarius:
      'İnandığın şeyin dayanağı nedir? Satürn Yay’a geldiğinde bu soru okulda, yolda, havaalanında dolaşır; eğitim uzar, seyahat amaç kazanır, büyük vaatlerden belge istenir. Neşe iki buçuk yıl biraz ciddi giyinir. Sonunda elde az ama sınanmış bir inanç kalırsa ne güzel.',
    capricorn:
      'Yapı iskeleleri yükseliyor, çekiç sesi erken başlıyor. Satürn kendi burcu Oğlak’ta iki buçuk yıla yakın kalır; kural, emek, kurum ağırlık kazanır, hazırlıklı olan yolunu bulur, gösterişle örtülen zorlanır. Eskilerin deneyimine kulak vermek ve işi vaktinde paydos etmek, yokuşu yürünür kılar.',
    aquarius:
      'Topluluğun yazısız kuralları kâğıda dökülüyor. Satürn, geleneksel yöneticisi olduğu Kova’da ağları, dernekleri, dostlukları düzene sokar; iki yılı aşkın bir süre özgürlüğün sınırları tartışılır. Mesafeler açılabilir, yalnızlık da yüksek sesle konuşulur. Her salı toplanan beş kişi, soğuk bir salonu ısıtmaya yeter.',
    pisces:
      'Sisin içine tahta tahta bir rıhtım kuruluyor. Balık’a giren Satürn merhametin, inancın, sanatın biçim bulmasını ister; dağınık iyi niyet takvime bağlanır. İki buçuk yıl kadar süren bu havada hayal kırıklıkları da dile gelir. Günde yarım saatlik sessizlik kıyıyı görünür kılabilir.',
  },
  uranus: {
    aries:
      'Kibriti tutan parmaklar sabırsız. Uranüs yedi yıl kadar Koç’ta kaldığında tek başına başlayanlar, izin beklemeden deneyenler, yeni öncüler çıkar; bireyin sesi gürleşir, öfke de ansızın parlar. Kıvılcımı ocağa kadar söndürmeden taşıyan el, bu yılların gizli ustasıdır.',
    taurus:
      'Eski koltuğun yayları ses çıkarıyor. Uranüs’ün Boğa’da geçirdiği yedi yılda yiyeceğin, toprağın, geçimin alıştığımız biçimleri yenilik arar; sabit burç direnir, gezegen iter. Dayanıklılık artık esnemek anlamına da gelir. Değişecek alışkanlığı sıra gelmeden kendin seçersen sarsıntısı azalabilir.',
    gemini:
      'Dil hızlanıyor, kısalıyor, kendine yeni harfler uyduruyor. İkizler’deki Uranüs yedi yıla yakın bir süre haberleşmeyi, okulu, ulaşımı şaşırtıcı yollara sokar; bir fikir sabah doğup akşam her yerde konuşulabilir. Kulaklar dolu, dikkat dağınıktır. Yavaş okunan kalın bir kitap bu gürültüde lüks sayılır.',
    cancer:
      'Mutfak masasının yeri değişiyor, belki evin kendisi de. Uranüs Yengeç’teki yedi yılında aileyi, barınmayı, memleket duygusunu özgür bırakmak ister; kan bağı aramayan akrabalıklar kurulur. Kökler oynar, özlem artar. Taşınan herkes yanına çocukluğundan tek bir âdet alsa yeni oda çabuk ısınır.',
    leo: 'Kendine benzeme isteği sokaklara taşıyor. Aslan’a giren Uranüs yedi yıla yayılan bir gösteri kurar: Sanat kılık değiştirir, aşk kalıba sığmaz, çocuklar büyüklere oyun öğretir. Gurur da elektriklenir. Herkesin yıldız olmaya çalıştığı yerde iyi bir seyirci bulunmaz nimettir.',
    virgo:
      'Tezgâhın üstünde adını bilmediğimiz aletler beliriyor. Uranüs Başak’tayken çalışma saatleri, hizmet biçimleri, günlük düzen yedi yıl boyunca baştan icat edilir; minik buluşlar büyük kolaylık getirebilir. Sinirler ince, eleştiri çabuktur. Makineye devrettiğin işten artan saati elinle bir şey yapmaya ayır.',
    libra:
      'Evet demenin bilinmeyen yolları aranıyor. Terazi’deki Uranüs yedi yıl kadar ilişkileri, sanatı, adaleti bir deneye çevirir; eşitlik eskiden düşünülmemiş biçimlerde konuşulur. Özgür kalmakla beraber kalmak yan yana oturmayı öğrenir. Ayrı düşünen iki insanın nezaketi, bu dönemde cesaretten sayılır.',
    scorpio:
      'Üstü örtülen ne varsa ansızın gün yüzüne çıkmaya yatkın. Uranüs’ün Akrep’te yedi yılı bulan konukluğu gücün, paranın, mahremiyetin kilitlerini zorlar; konuşulmayan konuşulur, eski korkuların hükmü zayıflar. Böylesi yoğunluk yorabilir. Neyi, kime açacağını seçmek de özgürlüğün bir parçası.',
    sagittarius:
      'Dersliklerin duvarları genişliyor, dersi kimin vereceği belli olmuyor. Yay’a geçen Uranüs inancı, seyahati, öğrenmeyi yedi yıla yakın sarsıp tazeler; hocalar beklenmedik sokaklardan çıkar. Coşku çabuk yandaş toplar, çabuk da söner. Parlak bir öğretiye bağlanmadan ona tek bir zor soru sor.',
    capricorn:
      'Eski binanın asansörü sökülmüş, kim varsa merdivende karşılaşıyor. Oğlak’taki Uranüs kurumların, unvanların, çalışma düzeninin işleyişini yedi yıl içinde değiştirmeye girişir; burcun yöneticisi Satürn ise deneyimi savunur. Yıkmadan önce çizim isteyen akıl kıymetlenir. Kıdemini unutabilen, basamakları rahat çıkar.',
    aquarius:
      'Gelecek, kapıyı çalmadan oturma odasına giriyor. Uranüs, çağdaş astrolojide yönettiği Kova’da yedi yıl boyunca topluluk, bilim, özgürlük üstüne hızlı buluşlara yol açar; görülmemiş ağlar kurulur, yakınlık ekrana sıkışabilir. Bir yeniliğin değeri, ona en son kavuşan kişinin yüzünde okunur.',
    pisces:
      'Rüyalarla aletler birbirine karışıyor. Balık’ta yedi yıl kadar dolaşan Uranüs sanatı, maneviyatı, şefkatin biçimlerini yeniler; görülmeyenler ses bulur, gerçekle hayal arasındaki çizgi ansızın kayabilir. Tuhaf bir ilham geldiğinde önce bir dosta anlat, iyi dost iyi süzgeçtir.',
  },
  neptune: {
    aries:
      'Kendi başına yola çıkma hayali bir çağın türküsü oluyor. Neptün’ün Koç’taki on dört yılı kahramanlık düşünü, saf niyeti, ilk olmanın büyüsünü besler; kimin ne uğruna koştuğu ise pusludur. Coşkunu saklama, ama arada sor: Bu ateş kimi ısıtıyor?',
    taurus:
      'Toprağın, yünün, insan sesinin kutsallığı yeniden hatırlanıyor. Boğa’da on dört yıl kadar kalan Neptün güzelliği yavaşlıkta ve el emeğinde aratır; bir şeyin değeri bulanıklaşır, sahip olmanın sınırı yumuşar. Saksıya bir avuç tohum serpmek, bu uzun düşün en elle tutulur hâli.',
    gemini:
      'Masalla haber aynı kaynaktan su içmeye başlıyor. Neptün İkizler’e geçtiğinde yazı, şarkı, çeviri on dört yıl sürecek büyülü bir bolluğa girer; kulaktan kulağa yayılanı doğru sanmak da kolaylaşır. Yüz yüze sorulmuş sade bir soru epey sis dağıtabilir.',
    cancer:
      'Eski evlerin penceresi uzaktan sarı sarı parlıyor. Yengeç’teki Neptün yurt ve aile özlemini on dört yıla yayar; koruma duygusu derinleşir, geçmiş olduğundan tatlı anlatılır. Ninelerin sandığı hazine sayılır. Hatırlananlar kadar, o odalarda susulmuş olanlar da dinlenmeyi bekliyor.',
    leo: 'Beyaz perdenin karşısında koca bir salon iç geçiriyor. Neptün Aslan’dan geçerken ün, aşk, yaratıcılık on dört yıla yayılan parlak bir düş kurdurur; ışığa bakmaktan kendi yüzünü unutanlar olabilir. Esin bol, hevesin kırıldığı günler de öyle. Seyreden yokken de oynayanlar bu çağın şairi.',
    virgo:
      'İyilik ufak ölçülerle tartılıyor: bir dilim, bir saat, bir iğne iplik. Başak’a giren Neptün hizmeti yüceltir, çalışmada anlam arar, sıradan günün şiirini gösterir. Ayrıntıda kaybolma eğilimi de bu on dört yılın içinde. Kusursuzluk düşünden uyananlar işini daha çok sevebilir.',
    libra:
      'Barışın ezgisi her yerden duyuluyor, sözleri ise pek seçilmiyor. Terazi’deki Neptün eşitlik, sanat ve ideal ilişki hayalini on dört yıla yakın büyütür; güzelin arkasına kararsızlık saklanabilir. İki kişi arasında verilmiş küçük, açık bir söz bu şarkıyı yeryüzüne indirir.',
    scorpio:
      'Gece uzun, su derin, yüzeyde ay ışığı… Su burcu Akrep’te Neptün gizemi, tutkuyu, görünmeyenin ardını merak ettirir; on dört yıl kadar süren bu çekim kimini arındırır, kimini kendi derinliğinde oyalar. Büyülenmekle anlamak ayrı işler. Dalan, teknede mutlaka bir bekleyen bırakmalı.',
    sagittarius:
      'Yeryüzü tek bir kitapmış da herkes başka sayfasını okuyormuş gibi bir hava eser. Neptün’ün Yay’da geçen on dört yılı inançları, yolları, felsefeleri kaynaştırır; umut çoğalır, hakikat dumanlanır. Kurtuluş vaat edene kapılmak kolaydır. Gülümseyerek soru soran öğrenciye kulak ver.',
    capricorn:
      'Taş binaların duvarında yosun bitiyor. Oğlak’ta kaldığı on dört yıl süresince Neptün otoriteye, geleneğe, başarıya hayal karıştırır; katı düzen yumuşar, mermer sanılan bazı sütunların boyalı alçı olduğu anlaşılabilir. Ruhu olan bir iş özlemi doğar, o özlemi ciddiye almaya değer.',
    aquarius:
      'Binlerce insanın aynı anda tek bir düşü gördüğü zamanlar. Kova’daki Neptün insanlık idealini, bilime duyulan inancı, sınırsız bağlantı hayalini on dört yıl kadar besler; kalabalığın ortasında yalnızlaşmak da bu düşe dâhildir. Göz göze konuşmak, ütopyaların en eski aleti olarak kalıyor.',
    pisces:
      'Deniz kabarıyor, müzik her odaya sızıyor. Neptün, çağdaş astrolojide yönettiği Balık’ta on dört yıla varan bir şefkat ve hayal mevsimi açar; sanat, inanç, kaçma isteği bir arada yükselir, sınır çizmek zorlaşır. Merhametin yanına bir saat, bir de defter koyanlar yönünü daha kolay bulur.',
  },
  pluto: {
    aries:
      '“Ben” demenin ağırlığı yeniden tartılıyor. Plüton’un Koç’ta otuz yılı bulabilen geçişinde irade ham bir madene benzer: Öncülük edenler çoğalır, başkasının buyruğu dar gelir, kaba kuvvet cesaret sanılabilir. Madeni sabırla işlemek, bu çağın yavaş öğrendiği zanaat.',
    taurus:
      'Toprağın altında ağır bir şey yer değiştiriyor. Boğa’ya giren Plüton otuz yıla yakın kalır; Boğa tuttuğu, Plüton söktüğü için mülkiyet, üretim, değer dediğimiz her şey kökünden sorgulanır. Az eşyayla çok bağ kurabilenler böyle zamanların sessiz öğretmenleri olabilir.',
    gemini:
      'Doğru yere konmuş bir cümle koca duvarı çatlatabilir. Plüton İkizler’deyken okul, basın, yol, bilginin dolaşımı otuz yıla yakın bir süre dipten değişir; kelimenin etkisi büyür, kötüye kullanılması da. Yazmayı bilmek güçtür, duyduğunu sınamak daha büyük güç.',
    cancer:
      'Aile albümünün arkasındaki notlar okunuyor. Yengeç’te yirmi beş yılı bulan geçişiyle Plüton yurdun, bakımın, kuşaktan kuşağa aktarılan korkunun köküne iner; insanlar neyi koruduklarını yeniden seçer. Kimseyi tutsak etmeden sevebilmek ve koruyabilmek, bu uzun dönemin insanca sınavı.',
    leo: 'Taçlar eritiliyor, altından yeni kalıplar dökülüyor. Aslan’daki Plüton yirmi yıla yakın bir süre benliği, yaratıcılığı, yönetenlerin ışığını dönüştürür; herkes kendi hikâyesini kendi yazmak ister, güçlü kişilikler çarpışır. Kalıcı eserler, ışığı başkasının çalıştığı köşeye de düşürenlerden çıkabilir.',
    virgo:
      'Düzenek söküldü, parçalar gazete kâğıdının üstünde. Plüton Başak’ta on beş yıl kadar çalışmayı, hizmeti, doğayla alışverişi derinden ayıklar; israf göze batar, usta eller aranır, arınma isteği sertleşebilir. Artan bir parça kalırsa telaşlanma, bazı makineler onsuz da döner.',
    libra:
      'Kimin kime eşit olduğu bu kez köküne kadar soruluyor. Terazi’de on iki yıl süren Plüton geçişi evlilik, hukuk, estetik gibi zarif yapıları temelden değiştirir; kibar suskunluğun bedeli konuşulur. Terazi kırmadan çözmek istediğinden güç ince bir işçilik arar. Hakça anlaşma, iki tarafın da kendi payına baktığı yerde başlar.',
    scorpio:
      'Dip akıntısı kıyıya vuruyor. Kendi burcu Akrep’te Plüton en kısa, en yoğun konaklamalarından birini yapar, on iki yıl kadar; tabular, ortak güç, mahremiyet üstündeki perdeler bir iner bir kalkar. Gerçeğe bakmak cesaret ister, gördüğünü incitmeden söylemek daha fazlasını.',
    sagittarius:
      'Sınır boylarında doğru bildiklerimiz birbirine çarpıyor. Yay’daki Plüton on üç yıl kadar inancı, eğitimi, uzaklarla ilişkiyi yoğurur; bağnazlıkla bilgelik aynı kürsüden konuşabilir. Dünya küçülür, sorular büyür. Sana ters gelen bir kitabı son sayfasına dek okumak, sessiz bir devrim sayılır.',
    capricorn:
      'Kulelerin temel planı raftan iniyor, herkes çizgileri parmağıyla izliyor. Oğlak’ta on altı yıl süren Plüton geçişi iktidarın, kurumların, başarı anlayışının çürük kirişlerini gösterir; sorumluluk yeniden dağılır. Sağlam kalanı korumak da yenisini kurmak kadar emek istiyor.',
    aquarius:
      'Ağın ipleri gerilip başka düğümlerle bağlanıyor. Plüton’un Kova’da yirmi yıla yayılan zamanı bilgiyi, teknolojiyi, toplulukları baştan aşağı dönüştürür; ağı kim örüyor, kim içinde kalıyor, bunlar sorulur. Dev bir kalabalıkta gücünü yitirmemenin eski yolu, komşunun adını bilmekten geçer.',
    pisces:
      'Karanlık suyun dibinden inci de çıkar, paslı çapa da. Balık’ta yirmi yılı aşan Plüton inancı, hayali, merhameti derinden süzer; ortak düşler çözülür, yenileri usulca belirir, sesi çıkmayanların hikâyesi dinlenir. Bu yılların gücü alçak sesle konuşur, duymak için yaklaşmak gerekir.',
  },
};
