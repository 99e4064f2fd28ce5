import type { SynastryTexts } from '../../interpretation-types.ts';

/** What an aspect between a point of one person and a point of the other says. */
export const synastry: SynastryTexts = {
  sun: {
    sun: {
      joined:
        'Doğum günü pastalarınız takvimde birbirine değer. Güneşleriniz yan yana durduğunda karşınızdakinde kendi mizacınızı tanırsınız; aynı şeyle gururlanır, aynı yerden incinirsiniz. Bu benzerlik yakınlığı çabuklaştırır, ikiniz birden öne çıkmak istediğinizde de oda daralır. Başrol sırayla alındığında alkış da içten gelir, çünkü Güneş görülmeden rahat etmez.',
      flowing:
        'Dışarıdan bakan, sizi yıllardır aynı takımda oynuyor sanır. Güneşler uyum içindeyken girişilen her iş ikinize de makul görünür; destek, istenmesine gerek kalmadan gelir, kimse gölgede kaldığını düşünmez. Rahatlığın cilvesi, birbirinizi çantada keklik saymak. Yılda bir, ikinize de yabancı bir işe soyunun, hayranlığınız tazelensin.',
      tense:
        'Gün ikinizin evinde aynı saatte başlamıyor olabilir. Güneşler çekiştiğinde hayattan bambaşka şeyler istersiniz; gurur araya girer, “Kim haklı?” yarışı uzadıkça uzar. Yine de karşınızdaki, kendinizde yarım bıraktığınız yanı size gösterir. Karar tıkandığında iki ayrı yol çizin, birini bu ay, ötekini gelecek ay deneyin.',
    },
    moon: {
      joined:
        'Yağmurda ıslanıp gelene havluyu kim uzatır, o günün hikâyesini kim anlatır, aranızda konuşulmadan bellidir. Güneş’le Ay’ın kavuşumu iki harita arasındaki en eski yakınlık işaretlerinden sayılır: Güneş yön gösterir, Ay o yönü yaşanır kılar. Havluyu hep aynı elin uzattığı evde ise o el günün birinde yorulur.',
      flowing:
        'Kötü geçmiş bir görüşmenin ardından ilk aranan kişi olmak kolay değildir; siz bu yeri birbirinize erkenden verebilirsiniz. Güneş’in sahibi ötekine cesaret aşılar, Ay’ın sahibi onun telaşını yatıştırır. Alıştıkça bu karşılıklı emek görünmez olur. Ara sıra “Bana iyi geldin” deyin; söylendiğini duymak da insanı besler.',
      tense:
        'Sevinçli bir haber gelince Güneş’in sahibi kutlamaya çıkmak ister, Ay’ın sahibi o sevinci evde, usulca yaşamak. Güneş Ay’ı sıkıştırır, bu yüzden irade ile ihtiyaç iki ayrı dil konuşur; bir taraf fark etmeden incitir, bir taraf içine atar. Çekimin bir kısmı da bu farktan doğar. Bir karara varmadan önce “Sana ne iyi gelir?” sorusunu birbirinize sorun.',
    },
    mercury: {
      joined:
        'Lafın ucu birinizden çıkar, öteki onu tutup tam da söylenmek istenen yere götürür. Merkür’ü Güneş’e değen kişi, ötekinin niyetini kelimelere dökmekte ustalaşır; Güneş’in sahibi de anlaşıldığını hisseder. İşin pürüzü, zamanla onun adına konuşmaya başlamak. Ötekinin suskunluğu hemen doldurulur, çünkü Merkür boşluğa dayanamaz; oysa o kişi sözünü kendi de bulabilir.',
      flowing:
        'Telefonu kapatırken üçüncü kez “Bir de şunu diyecektim” dersiniz. Merkür’ünü getiren, merakıyla ötekinin planlarını keskinleştirir; Güneş’ini getiren de dağınık düşüncelere bir hedef verir. Adres, fıkra, tavsiye aranızda bol bol dolaşır. Konuşmanın tadı işin yerini aldığında ise parlak fikirler telefon hattında asılı kalır.',
      tense:
        '“Ben öyle demedim” aranızda en çok geçen cümle olabilir. Güneş ile Merkür sürtüştüğünde konu kolayca onur meselesine döner, şaka gurura takılır kalır; oysa sınanan çoğu zaman yalnızca mantıktır. Öte yandan birbirinize körü körüne hak vermediğiniz için ikinizin de aklı keskinleşir. Yazışmayı kesip sesli konuşun, yanıttan önce ne anladığınızı söyleyin.',
    },
    venus: {
      joined:
        'Yan yana çekilmiş fotoğraflarda ikiniz de biraz daha güzel çıkarsınız. Venüs’ü Güneş’e dokunan, ötekinin varlığından açıkça keyif alır; beğenilen de omuzlarını dikleştirir. Dost da olsanız kardeş de, aranızda zevk ve nezaket dolaşır. Hatır kırmamak için yutulan sözler ise birikir, günün birinde en nazik cümlelerin arasından sızar.',
      flowing:
        'Kahvaltıyı öğleye kadar uzatmak için bahane arayan iki kişi düşünün, onlar sizsiniz. Güneş’in sahibi neyi seçse Venüs’ün sahibi onda sevecek bir yan bulur, karşılığında kendi de hoş tutulur. Böyle bir yakınlıkta küslük uzamaz. Yumuşaklık fazla gelince zor konular hep haftaya kalır, çünkü Venüs tatsızlığa gelemez.',
      tense:
        'Hediye paketini açarken yüzün bir an donup sonra gülümsemesi ikinize de tanıdık gelebilir, çünkü zevkleriniz ayrı dükkânlardan alışveriş eder. Venüs’ün sahibi beğenilmek için fazladan çabalar, Güneş’in sahibi sevildiği biçimi bir türlü üstüne yakıştıramaz. Çekim bu uyumsuzluğa rağmen inatla sürer. Birbirinize tahminle armağan seçmeyin, liste verin, alınan şey yerini bulsun.',
    },
    mars: {
      joined:
        'Aynı odaya girdiğinizde işlerin temposu yükselir. Mars’ını getiren, ötekini kışkırtır, yerinden oynatır; Güneş’ini getiren, bu hamleye bir amaç gösterir. Birlikte duvar boyar, dağa tırmanır, dükkân açarsınız. Enerji boşta kaldığında birbirinize döner: ufak bir rekabet, sert bir takılma. Haftada bir beraber terleyin ki sözle dövüşmeye takat kalmasın.',
      flowing:
        '“Gidelim mi?” sorusuyla kapının kapanma sesi arasında üç dakika geçmez. Mars’ın itişi sayesinde niyet etmekle yola düşmek bir olur; cesaret iki yönde de akar. Birbirinizin arkasını kollarsınız, kavga çıksa da kin tutulmaz. Sizin hızınızda yaşamayanlar arkada soluksuz kalabilir; durup beklediğiniz yerde manzara da görünür.',
      tense:
        'Kapıdan kim önce geçecek, o bile ufak bir yarışa dönebilir. Mars’ın sahibi kendisine emrediliyormuş gibi diklenir, Güneş’in sahibi saldırıya uğramış gibi sertleşir; kıvılcım boldur. Tutku da çalışma gücü de bu ateşten beslenir. Sinirler gerildiğinde kullanacağınız gülünç bir mola sözcüğü seçin, duyan bir süreliğine öbür odaya geçsin.',
    },
    saturn: {
      joined:
        'Aranızda parlayan da var, hesabı tutan da. Satürn’ü Güneş’e değen kişi, koruyan bir büyük ya da not veren bir hoca gibi algılanabilir; Güneş’in sahibi ona güvenir, bir yandan da tartıldığını sezer. Bağ böylece ciddileşir, yıllara dayanır. Eksik kalan çoğu zaman övgüdür, çünkü Satürn, takdiri içinden geçirmeyi yeterli sayar.',
      flowing:
        'Bir binayı temelden çatıya beraberce yükseltebilecek türden bir uyum bu. Güneş’in sahibi heves ve yön getirir, Satürn’ün sahibi takvim, sabır, sağlam malzeme. Araya aylar girse de kaldığınız yerden devam edersiniz, çünkü söze güvenilir. Görevler çoğalınca neşe sıranın sonuna düşebilir; iş konuşulmayan bir cuma akşamı ikinizi de dinlendirir.',
      tense:
        'Anlattığı hayalin sonunda “Peki parası?” sorusunu duyan, yeni hayallerini anlatmayabilir. Satürn Güneş’i zorladığında düş kuranın önüne maliyet konur; hayal eden küçüldüğünü, hesap yapan sorumluluğun hep kendisine bırakıldığını hisseder. Bu pazarlık, düşü ayakları yere basan bir işe çevirme fırsatı da taşır. Önce heyecanı dinleyin, itirazı birkaç gün sonraya saklayın.',
    },
    juno: {
      joined:
        '“Biz” sözcüğü dilinize çabuk yerleşir. Juno’su Güneş’e kavuşan, ötekinde omuz omuza durmak istediği ortağı görür; Güneş’in sahibi de seçildiğini, ciddiye alındığını hisseder. Bu bağ arkadaşlıkta bile yemin gibi yaşanabilir. Beklentinin büyüklüğü kimi gün ağır gelir; hangi sözün verilmediğinin de konuşulduğu bağlar daha rahat nefes alır.',
      flowing:
        'Kalabalık bir düğün hayal edin: Birbirinizi gözünüzle arar, bulunca rahatlarsınız. Aranızda sadakat zorlanmadan kurulur: Güneş’in sahibi kendisi kaldıkça Juno’nun sahibi daha içten bağlanır. İşleri de zamanı da hakça bölüşmeye yatkınsınız. Kolaylık törenleri unutturmasın diye tanıştığınız günü ufak, başkasına anlatmadığınız bir âdetle anın.',
      tense:
        'Aranızda dile gelmeyen bir soru dolaşır: Yanında durmak için kendimden ne kadar ödün vermem gerek? Juno’nun sahibi açık bir bağlılık işareti bekler, Güneş’in sahibi kendi yolundan alıkonduğunu düşünür. Hakça bir düzen bulunduğunda bu gerginlik saygıya döner. Ortak takvimde ikinizin de başına buyruk olduğu birer gün bulunsun.',
    },
    ascendant: {
      joined:
        'Kapı açıldı, bir bakış, tamam: Tanışma anınız ikinizin de aklında kalmış olabilir. Yükselen’ine Güneş düşen, ötekinin yanında daha görünür olur; Güneş’in sahibi de onun duruşunda kendi ışığına benzeyen bir şey bulur. Canlılık karşılıklıdır. Güneş sahneyi sever, bu yüzden seyirci yeri hep aynı kişiye kalabilir; sıra değiştikçe bağ tazelenir.',
      flowing:
        'Sizi tanıştıran kişi büyük ihtimalle “Anlaşacağınızı biliyordum” demiştir. Güneş’in sahibi ötekinin tarzına sıcak bakar, Yükselen’in sahibi ondan kendini gösterme cesareti alır. Yolda, işte, misafirlikte yan yana gelmek size yaraşır. Hoş izlenim bırakmak kolay olduğundan dışarıda hiç göstermediğiniz yanlar uzun süre sorulmadan kalabilir.',
      tense:
        'Bir toplantıya beraber girdiğinizde bakışlar ikiye bölünür. Güneş, Yükselen’i sıkıştırdığı için birinizden hep başka türlü davranması bekleniyor gibidir; o da durmadan kendini açıklama gereği duyar. Merak ise büyüktür, insan eksik parçasını çoğunlukla böyle birinde görür. Giyime, tavra, üsluba dair yorum, sorulmadan geldiğinde iki kat ağır gelir.',
    },
  },
  moon: {
    moon: {
      joined:
        'Aynı filmin aynı sahnesinde gözünüz dolar, sonra birbirinize bakıp gülersiniz. Ay’ın Ay’la buluşması duyguda akrabalık gibidir; ne zaman acıkılır, ne zaman susulur, tarif istemez. İkinizin keyfi aynı gün kaçtığında ise evde ayakta duran kalmaz. O günler için dışarıdan bir dost, bildik bir yürüyüş yolu hazır bulunsun.',
      flowing:
        'Birbirinizin mutfağında bardakların yerini sormadan bulursunuz. Ay’la Ay iyi geçindiğinde alışkanlıklar kolay karışır; birinin çocukluktan getirdiği âdet ötekine de ev gibi gelir. Kırgınlıklar kısa sürer, ikiniz de yumuşamanın yolunu bilirsiniz. Ay, hissettiğini söylenmiş sayar, aranızda hiç anlatılmamış bir korku bu yüzden yıllarca durabilir.',
      tense:
        'Üzülünce konuşmak isteyeniniz de var, yorganı başına çekeniniz de. Duygu saatleriniz ayrı kurulmuş gibidir: Birinin yaklaşması sıkıştırma, ötekinin susması soğukluk sanılabilir. Ay’la Ay’ın sürtüşmesi, büyüdüğünüz evlerin farkını da gün ışığına çıkarır. “Kötü günümde şunu yap, şunu yapma” diye birer teselli tarifi yazıp birbirinize verin.',
    },
    mercury: {
      joined:
        'Gün içinde olup biten, akşam anlatılmadan tamamlanmış sayılmaz. Merkür’ü Ay’a dokunan, ötekinin hissini daha o adını koymadan cümleye çevirir; Ay’ın sahibi de kuru bilgiye sıcaklık katar. Dertler bu yüzden kolay açılır. Her duyguyu çözümlemek ise yorucudur, bazen birinin kulak vermesi yeter, öğüt sonraya kalabilir.',
      flowing:
        'Birinin yarım bıraktığı cümleyi öteki tamamlar, üstelik doğru tamamlar. Ay’ını getiren anlatır, Merkür’ünü getiren sorar, vaktin geçtiğini ikiniz de fark etmezsiniz. Akıl ile yürek aranızda sırasını bekler, yanlış anlamalar çabuk düzelir. Sizi güldüren sözleri küçük bir deftere geçirin; yıllar sonra okunacak güzel bir kitap olur.',
      tense:
        'Ağlayan birine istatistik okumak: Aranızda böyle anlar da yaşanabilir. Merkür Ay’la çekiştiğinde gerekçe sorulur, “Öyle hissediyorum işte” cevabı gelir; soran duygusuz, hisseden mantıksız bulunur. Sabır gösterildiğinde akıl incelik, duygu berraklık kazanır. Tartışmanın ilk turunu hislere ayırın, çözüm önerileri ikinci tura kadar beklesin.',
    },
    venus: {
      joined:
        'Gönül almayı size kimse öğretmemiştir, yine de bilirsiniz. Venüs’ü Ay’a kavuşan, ötekinin neyle yumuşadığını sezer: soyulmuş bir portakal, omza atılan şal, sevdiği çikolata. Ay’ın sahibi kollandığını hisseder. Tatlılık fazla kaçınca kızgınlığa yer kalmaz; küçük sitemler başka günlere, başka bahanelere saklanır.',
      flowing:
        'Aranızda kavga bile kimi zaman terlikle dolaşır. Ay ile Venüs’ün uyumu şefkati gündelik işlere serpiştirir: Saksılar sulanır, ekmeğin kıtırı ötekine ayrılır, yorgun olana ses etmeden yer açılır. Aranıza katılan dostlar da gevşer. Bu yumuşaklıkta isteklerin dile gelmediği olur; tozu özenle alınmış rafların arkasında söylenmemiş dilekler birikebilir.',
      tense:
        'Sevginin kanıtı pakette mi aranır, yan yana oturmakta mı, bunda anlaşamazsınız. Venüs’le Ay çekişince Venüs’ün sahibi boğulduğunu, Ay’ın sahibi üstünkörü sevildiğini düşünebilir. İkisi de vermek ister, yalnızca yolları ayrıdır. Bir hafta birbirinizin dilinde sevmeyi deneyin: Armağan seven yarım saat kıpırdamadan otursun, oturmayı seven armağan seçsin.',
    },
    mars: {
      joined:
        'Aranızdaki hava çabuk ısınır, sevinçte de sitemde de. Mars’ı Ay’a değen, ötekinin duygularını kımıldatır; onu korumak için ortaya atılır, aynı hızla canını da sıkabilir. Ay’ın sahibi bu yakınlıkta hem canlanır hem tetikte kalır. Hamur yoğurmak, bahçe kazmak, eşya taşımak birlikte iyi gelir; öfkeyi bu uğraş alınca dil yumuşar.',
      flowing:
        'Sabaha karşı aransanız ikiniz de soru sormadan arabayı çalıştırırsınız. Mars’ın sahibi harekete geçer, Ay’ın sahibi neyin önemli olduğunu sezer; koruma ile şefkat aynı safta durur. İstekler de çekinmeden söylenir. Mars duyguyu hemen işe çevirdiğinden beraberce üzülmeye çoğu zaman vakit kalmaz.',
      tense:
        'Biraz sert kapanan bir çekmece bile ima sayılır. Mars Ay’ı zorladığından laf esirgenmez, duyan onu günlerce yanında gezdirebilir; kıran da kırılan da kendini haklı bulur. Yine de bu bağın içinde uyuşukluğa yer yok, yaşadığınız şey sahici. Suçlamanın yerine sade bir istek konduğu akşam, içte taşınan o ağır laf da yere bırakılır.',
    },
    saturn: {
      joined:
        'Evin sobasıyla duvarı gibisiniz. Satürn’ü Ay’a yaslanan, ötekine düzen ve dayanak sunar; bunu yaparken onun duygusunu ölçüsüz bulduğunu da belli edebilir. Ay’ın sahibi kendini güvende bulur, kimi akşam ise azarlanmış gibi susar. Bağ zamana dirençlidir. Kural konuşulduktan sonra gelen uzun bir sarılma, çoğu sitemi daha doğmadan önler.',
      flowing:
        'Uzun kış akşamlarında birbirinize iyi gelirsiniz. Ay’ın sahibi ötekinin ciddiyetini yumuşatır, Satürn’ün sahibi dalgalanan duyguların altına sağlam bir zemin döşer. Kiralar gününde yatar, hasret telaşsız çekilir, sırlar yerinde durur. Şefkatiniz sessiz olduğu için dışarıdan soğuk sanılabilir, oysa içeride çay hep sıcaktır.',
      tense:
        '“Abartıyorsun” sözü aranızda sandığınızdan uzun süre asılı kalır. Bu sıkışmada Ay’ın sahibi ilgi istemeye çekinir, Satürn’ün sahibi verdiğinin hep eksik sayıldığını düşünür; sonunda ikisi de geri çekilip bekler. Emek verildiğinde bu bağ iki tarafı da olgunlaştırabilir. Günde tek bir sıcak cümle bile ikinizi ısıtabilir, çünkü Satürn’ün lafı seyrektir.',
    },
    juno: {
      joined:
        'Yedek anahtar yaptırma fikri sizde erken doğabilir. Juno’su Ay’a kavuşan, ötekinin yanında yuva duygusunu bulur; Ay’ın sahibi de huyuyla suyuyla kabul gördüğünü hisseder. Bu kavuşum dostlukta da aileden sayılmayı getirir. Anlaşılma beklentisi yükseldikçe ufak ihmaller derin iz bırakır, çünkü Ay unutmuş görünse de unutmaz.',
      flowing:
        'Çorbanın tuzunu birbirinizin damağına göre ayarlarsınız. Ay ile Juno iyi geçindiğinden bağlılık bakımla beslenir: Birinin morali bozulunca öteki planını değiştirir, bunu da iyilikten saymaz. Ortak düzeniniz yumuşak ve adildir. Hep birbirinize yaslanmak çevrenizi daraltabilir; komşudan gelen bir kaşık baharat bu tencereye yakışır.',
      tense:
        'Önce sadakat mi gelir, şefkat mi? İkinizin cevabı ayrı raflarda duruyor olabilir. Juno’nun sahibi eşit bir ortaklık ister, Ay’ın sahibi önce avutulmayı; sözleşme ile kucak arasında kalırsınız. Sabırla konuşuldukça iki ihtiyaca da sıra gelir; bir akşam verilen sözler öne geçer, bir akşam yalnızca sarılmak.',
    },
    ascendant: {
      joined:
        'Daha ilk gün, birbirinizi bir yerden çıkaracak gibi olmuşsunuzdur. Ay’ı ötekinin Yükselen’ine düşen, onun hâlini yüzünden okur; okunan da saklanma gereği duymaz. Yakınlık çabuk ilerler, resmiyet kapıda kalır. Ruh hâli ise bulaşıcıdır, birinin sıkıntısı ötekinin alnında belirir. Hangi duygu kimden gelmişti, akşama doğru karışır.',
      flowing:
        'Yorgunluğunuzu birbirinizden saklamanız boşuna, duruşunuz ele verir. Ay’ın sahibi ötekinin tarzına içten bir yakınlık duyar, Yükselen’in sahibi de onun yanında tavrını yumuşatır. Komşulukta, yolculukta, aynı evde rahat edersiniz. İyi anlaşmak soruları azaltır; cevabını bildiğinizi sandığınız şeyler arasında yanıldıklarınız da olabilir.',
      tense:
        'Alışkın olduğunuz bir şaka, bu kez en ince yere denk gelebilir. Ay Yükselen’i sıkıştırdığında dış tavır ile iç duyarlılık birbirini teğet geçer; rahatlık kabalık gibi, çekinme naz gibi görünür. Zaman ikinize de incelik öğretir. Misafirlik dönüşü beş dakika ayırıp neyin hoşa gittiğini, neyin diken gibi battığını söyleyin.',
    },
  },
  mercury: {
    mercury: {
      joined:
        'Siz konuşurken yanınızdaki üçüncü kişi neden sık sık konuyu kaçırır? Merkürler kavuştuğunda kelimeler, espriler, hatta kısaltmalar aynı yerden çıkar; cümleye kim başladı, noktayı kim koydu, belli olmaz. Aynı bakışın kör noktası da ortaktır, bunu unutmak kolay. Ciddi kararlarda size hiç benzemeyen birinin itirazı, ikinizin onayından değerli olabilir.',
      flowing:
        'Bulmacanın soldan sağası ile yukarıdan aşağısı aranızda kendiliğinden bölüşülür. Merkürler uyumluyken düşünce birinden öbürüne sekerek gider; bir taraf ayrıntıyı, bir taraf bağlantıyı yakalar. İş yazışmanız da dedikodunuz da tatlı akar. Lafın böyle kolay dönmesi asıl konuyu örtebilir, ikinizin de kaçındığı o soruyu ayda bir adıyla sorun.',
      tense:
        'Adres tarif ederken bile iki ayrı şehir anlatabilirsiniz. Merkür Merkür’le çatıştığında ayrıntı ile sonuç ayrı ağızlardan çıkar; hız da üslup da mizah da pek tutmaz. Bu fark iyi kullanılırsa ortak bir işin hatasını erkenden yakalar. Yanlış anlaşılmalarınız yıllar sonra sırayla anlatıldığında en çok siz gülersiniz.',
    },
    venus: {
      joined:
        'Birbirinize bıraktığınız en sıradan not bile biraz özenlidir. Venüs’ü Merkür’e değen, ötekinin konuşma biçimini sever; Merkür’ün sahibi onun yanında nazik, esprili, yaratıcı kesilir. Sevgi kelimeyle gelir, anlaşmazlık da hoş bir sesle. Tatlı dil gerçeği pudralamaya yatkındır, pudranın altındaki çizik ise konuşulmadıkça kapanmaz.',
      flowing:
        'Çalma listeleri, film önerileri, vitrinde görülmüş bir vazo: Aranızdaki trafik hafif ve keyiflidir. Merkür ile Venüs anlaştığından, kırmadan itiraz etmeyi, itiraz ederken güldürmeyi becerirsiniz. Zevkleriniz konuşuldukça incelir, aranıza katılanlar da bu havadan payını alır. Ağır bir konu açıldığında hemen yumuşatmayın, sözün biraz pürüzü kalsın.',
      tense:
        'İltifat yanlış durakta inebilir. Merkür Venüs’ü sıkıştırdığında birinin içten eleştirisi ötekinin zevkine dokunur, birinin zarif susuşu da kaçamak cevap gibi gelir. Bu ufak gerilim sohbeti uyanık tutar, kimi zaman flörte benzer. Tonu Venüs, sözü Merkür duyar; eleştirinin başına konan güzel bir cümle bu yüzden çok şey değiştirir.',
    },
    mars: {
      joined:
        'Tartışmaya tutuştuğunuzda odadaki herkes bir adım geri çekilir. Mars’ı Merkür’e dokunan, ötekinin düşüncesini kızıştırır; Merkür’ün sahibi onun hamlesine taktik verir. Zekâ ikinizde de kıvılcım saçar, birlikte iş kovalarken parlarsınız. İğneleme ise kolayca spora dönüşür. Kazananı belli olmadan bırakılan bir tartışma, ertesi günkü sohbeti kurtarır.',
      flowing:
        'Sizde fikir lafta kalıp soğumaz. Merkür’ün sahibi yolu tarif ederken Mars’ın sahibi ayakkabısını giyer; planla hareket arasında vakit kaybedilmez. Lafı dolandırmadan, açık konuşmak ikinize de yarar, kimse satır arası okumak zorunda kalmaz. Bu hız yakınlarınızı dışarıda bırakabilir; evdekiler kararı kimi zaman kapıdaki nakliyeciden öğrenir.',
      tense:
        'Mesajın sonundaki nokta bile kavga sebebi sayılabilir. Sözcükler burada çabuk sivrilir: Mars’ın sahibi sabırsızca lafa girebilir, Merkür’ün sahibi buz gibi bir mantıkla karşılık verir. Aynı keskinlik, birlikte karşı durduğunuz bir haksızlığa yöneltildiğinde epey iş görür. İlk satırı Mars yazar, mesajlarınız bu yüzden sabah okununca fazla sert, bazen de düpedüz komik gelebilir.',
    },
    saturn: {
      joined:
        'Toplantıda gibisiniz: Akla gelen dökülür, hemen de tutanağa geçer. Satürn’ü Merkür’e değen, düşünceye çerçeve ve süre koyar; Merkür’ün sahibi bunu kâh ustalık dersi, kâh sansür gibi yaşar. Birlikte ciddi metinler yazılır, sınavlara hazırlanılır. Çoğu fikir gün yüzü görmez, çünkü Satürn her fikri daha doğarken tartar; saçmalamak burada biraz lüks sayılır.',
      flowing:
        'Uzun bir formu beraber doldurup gözden kaçmış hatayı bulan ikili sizsiniz. Merkür’ün sahibi seçenekleri sayar, Satürn’ün sahibi aralarından tutulabilecek olanı ayırır; konuşulan havada kalmaz. Uzakta olsanız bile birbirinize akıl danışırsınız. Sohbetin dönüp dolaşıp işe geldiği de olur; amaçsız bir yürüyüşe çıktığınızda lafın hiçbir işe yaramayan tatlı yanı da ortaya çıkar.',
      tense:
        'Soru gelince kendini tahtaya kaldırılmış gibi hisseden biri var aranızda. Bu sert açıda Satürn’ün sahibi eksik bulur, düzeltir, susar; Merkür’ün sahibi giderek daha az anlatır. Niyet çoğu zaman kollamaktır, üslup bunu gizler. Düzeltmeden önce anlatılanın nesini sevdiğinizi söylemek, kapanan sohbeti kolayca yeniden açar.',
    },
    juno: {
      joined:
        'Aranızdaki imza, uzun bir konuşmanın sonunda atılmıştır. Juno’su Merkür’e kavuşan, ötekinde fikir ortağını bulur; Merkür’ün sahibi de söylediğinin ciddiye alındığını görür. Anlaşmalar konuşularak yapılır, çatladığı yerden yine konuşularak onarılır. Suskun dönemler bu yüzden ağır geçer; küskün günlerde bile iki kelimelik selamı kesmeyin.',
      flowing:
        'Tatil planından hesap bölüşmeye, çoğu mesele sizde bir sohbetlik iştir. Merkür ile Juno’nun uyumu sayesinde ortaklığın kuralları kavgasız konur; madde önerilir, hakça olup olmadığına da bakılır. Konuşmak güveni besler, güven de lafı açar. Fazla mantıklı bir düzen kalbi kurutmasın, anlaşmalarınızın kenarına bir şaka iliştirin.',
      tense:
        'Kimin ne söz verdiği, iki belleğe iki ayrı biçimde yazılmış olabilir. Sürtüşme sözün ağırlığından doğar: Merkür’ün sahibi yolları açık tutmak için konuşur, Juno’nun sahibi her cümleyi bağlayıcı sayar; kırgınlık bu aralıktan girer. Konuşmayı bırakmadıkça düzen yeniden kurulabilir. “Bakarız” ile “söz” arasındaki farkı, gülerek seçtiğiniz bir işaretle belli edin.',
    },
    ascendant: {
      joined:
        'Daha adlar söylenmeden laf lafı açmıştır. Merkür’ü ötekinin Yükselen’ine düşen, onun tavrını, yürüyüşünü, keyfini dile getirir; anlatılan da kendini başkasının kaleminden okur gibi olur. Yol arkadaşlığınız eğlencelidir, konuştukça gençleşirsiniz. Durmadan yorumlanmak ise yorar; Merkür gördüğünü söylemeden duramaz, susulan akşamlar bu yüzden kıymetlidir.',
      flowing:
        'Ayaküstü bir selam kırk beş dakikaya uzar. Merkür’ün sahibi ötekinin duruşunda konuşmaya çağıran bir şey bulur, Yükselen’in sahibi onunlayken kendini kıvrakça anlatır. İnsan tanıştırmak, iş bağlamak, yol sormak beraber kolaydır. Hafif konular derinlerin önünü kesmesin diye bazen o soruyu bir kez daha sorun: Sahiden nasılsın?',
      tense:
        'Selamlaşmanız bile çarpışmaya dönebilir: Söze atılan da var, henüz hazır olmayan da. Merkür’ün sahibi ötekinin tavrını yanlış anlayıp üstüne bir hikâye kurar; Yükselen’i sıkışan da ters bir cevapla içine kapanır. Öte yandan merak kolay sönmez. İlk izlenimi hükme çevirmeden önce bir soru sorun, cevabın sonunu da bekleyin.',
    },
  },
  venus: {
    venus: {
      joined:
        'Aynı vitrinin önünde durur, aynı kazağı gösterirsiniz. Venüsler buluştuğunda zevk, nezaket ve sevilme biçimi ortak bir dile dönüşür; hediye seçmek kolay, davet vermek keyiflidir. Birbirinizin gönlünü nasıl alacağınızı bilirsiniz. İkiniz de tatsızlıktan kaçtığınız için faturalar ile sitemler bekleme odasında birikir, kapı açılınca hepsi birden içeri girer.',
      flowing:
        'Birlikte döşediğiniz bir oda, ikinizin de tek başına döşeyemeyeceği kadar hoş olabilir. Venüs Venüs’e gülümsediğinden zevkler tıpatıp aynı olmasa da birbirini bütünler; renk birinizden, kumaş öbürünüzden gelir. Sevgi ölçülüp biçilmeden verilir, karşılığı kendiliğinden gelir. Hoşluk, bağı taşımaya yeter; derinlik, sıra birbirinizde zor sevdiğiniz yanlara gelince başlar.',
      tense:
        'Sade kahveyle kremalı pasta aynı masada: Sevgi söz konusu olduğunda da böylesiniz. Venüsler ayrı düştüğünde ilgi bekleyene özgürlük verilir, özgürlük isteyene ilgi; ikiniz de cömertlik ettiğinizi sanırsınız. Zevk farkı çekimi artırır, harcamada ve eğlencede ise pazarlık ister. Hafta sonunu sırayla planladığınızda kimse kendinden ödün verdiğini düşünmez.',
    },
    mars: {
      joined:
        'Odanın bir ucundan öbürüne gerilmiş görünmez bir ip vardır sanki. Venüs ile Mars kavuştuğu için beğeni ve istek birbirini hemen bulur; sevgiliyseniz çekim yaşanır, aranızda dostluk ya da akrabalık varsa şakacı, kışkırtıcı bir canlılık. İlk adımı Mars atar, ritmi Venüs belirler. Ateş harlıyken verilen sözler, ertesi günün serinliğinde ağır gelebilir.',
      flowing:
        'Flört aklınızdan geçmese bile beraber yemek yaparken mutfak neşelenir. Mars’ı getiren, ötekini yüreklendirir; Venüs’ü getiren, onun hamlelerini inceltir; kovalayan da kovalanan da güler. İstekle hoşluk çatışmadığından barışmalar da çabuktur. Kolay parlayan alev kolay söner; özlemi hatırlamak için bazen birkaç günlük ayrılık, boş duran bir iskemle yeter.',
      tense:
        'Kızdırmadan da duramazsınız birbirinizi, uzak da kalamazsınız. Venüs’le Mars gerildiğinde çekim artar, zamanlama bozulur: Tatlılık beklenirken hamle gelir, hamleden vazgeçildiği anda da yakınlık. Arkadaşlıkta aynı oyun iğneli şakalara döner. Tahmin yarışı bir yerden sonra hevesi de sabrı da tüketir, açıkça söylenen istek ise ferahlatır.',
    },
    saturn: {
      joined:
        'Sizin aranızda sevgi ağır ağır demlenir. Satürn’ü Venüs’e değen, bağlılığı ciddiye alır, ama okşayan sözü geciktirebilir; Venüs’ün sahibi kendini bir yandan güvende, bir yandan deneme süresinde hisseder. Zamanla kurulan değer kolay aşınmaz. Sevginin karne istemediğini hatırlamaya sebepsiz bir çiçek, sebepsiz bir telefon yardım eder.',
      flowing:
        'Değişmeyen bir masanız, siparişinizi ezberlemiş bir garsonunuz olabilir. Venüs’ün sahibi hayata tat katar, Satürn’ün sahibi o tadı sürdürecek düzeni kurar; paraya, zamana, vefaya dair anlayışınız yakındır. Az konuşulan, çok dayanan bir güven oluşur. Keyif zamanla tarifeye bağlanabilir, sürprizler giderek seyrekleşir, çünkü Satürn bildiğinden şaşmaz.',
      tense:
        'Kucak açıldığında Satürn’ün sahibi hâlâ paltosunun düğmelerini çözüyor olabilir. Satürn’ün Venüs’e baskısı yüzünden sevgi ölçülü, hatta kıt görünür; biri geri çevrildiğini sanır, biri beklentinin altında ezilir. Sabırla işlendiğinde çok sadık bir bağ çıkar. Küçük şefkatleri günün belli saatlerine bağlayın: sabah el ele tutuşmak, gece iyi bir söz.',
    },
    juno: {
      joined:
        'Sevmek ile seçmek sizde tek kelime gibi söylenir. Juno’su Venüs’e kavuşan, ötekinde bağlanılacak bir zarafet bulur; Venüs’ün sahibi hem beğenildiğini hem kendisine yer ayrıldığını hisseder. Dostluklarda da uzun vefalara yatkın bir buluşmadır. Haksızlık bazen uyum bozulmasın diye yutulur, Venüs onun adını çok sonra koyar.',
      flowing:
        'Perde seçmek bile birlikteyken tatlı bir anıya dönüşebilir. Venüs ile Juno’nun uyumu, ortaklığın çerçevesine keyif katar: adil bölüşülmüş işler, unutulmayan yıl dönümleri, karşılıklı iltifat. Değer verdiğiniz şeyler aranızda küçümsenmez. Bu nezaketi yalnızca konuklara saklamayın; bulaşık dağ gibiyken de aynı sesle konuşmayı deneyin.',
      tense:
        'Hoşlandığınız hayat ile kurduğunuz düzen arasında bir adımlık boşluk kalabilir. Juno’nun sahibi sözün tutulmasını, Venüs’ün sahibi ilişkinin tadının kaçmamasını ister; eşitlik hesabı yapıldıkça hesabın kendisi kaba bulunur. İkisi de sevgiyi kollar aslında. Kime neyin haksız geldiğini gergin bir geceye bırakmayın, keyifli bir ikindide konuşun.',
    },
    ascendant: {
      joined:
        'Karşılaştığınız anda yüzünüzün nasıl gevşediğini çevredekiler de fark eder. Venüs’ü Yükselen’e düşen, karşısındakinin gülüşünü, yürüyüşünü, tarzını sever; beğenilen de onun yanında kendine özen gösterir. Aranızda nezaket çoğu zaman zahmetsizdir, barışmak da öyle. Hoş görünme çabası içtenliği bastırmasın diye ayda bir pazarı pijamayla, saç baş dağınık geçirin.',
      flowing:
        'Birlikte girdiğiniz salonda sohbetin sesi tatlılaşır. Venüs’ün sahibi ötekinin tavrına incelik katar, Yükselen’in sahibi kendini beğendirmek için pek yorulmaz. Alışverişten arabuluculuğa birçok iş beraber zarifleşir. Hep iyi izlenim bırakan ikili olmanın yükü de var; asıl yakınlık, kimsenin gülümsemek zorunda kalmadığı akşamlarda başlar.',
      tense:
        '“Böyle mi çıkacaksın?” sorusu iyi niyetle sorulur, kötüye yorulur. Venüs’ün sahibi karşısındakinin tarzını kendi zevkine doğru çekmek ister; Yükselen’in sahibi de beğenilmekle kendi kalmak arasında gidip gelir. Çekim var, ince ayar da gerek. Ayda bir, birbirinizin seçtiği bir şeyi giymeyi oyuna çevirin; gülerken eleştiri hafifler.',
    },
  },
  mars: {
    mars: {
      joined:
        'Yokuşu birlikte çıkarken adımlarınız gitgide hızlanır. Marslar kavuştuğunda istek, öfke ve hamle aynı anda uyanır; beraberken çok iş bitirir, zaman zaman birbirinizin önünü kesersiniz. Kıskançlık ve yarış bu ateşin parçasıdır, inkâr etmek işe yaramaz. Karşıda ortak bir zirve belirdiğinde ikisi de yakıta dönüşebilir.',
      flowing:
        'Daha boyanın kapağı kalkmadan merdiven açılmıştır bile. Mars Mars’a yol verdiğinden çalışma temponuz, kızma ve barışma biçiminiz birbirine uyar; kimse kimseyi dürtmek zorunda kalmaz, ter dökmek oyuna benzer. Bu hevesle fazla çabuk karar verdiğiniz olur; bir gece bekletilen imza daha okunaklıdır.',
      tense:
        'Tek direksiyon, iki çift el: Karikatürünüzü çizen böyle çizerdi. Marslar çatıştığında yöntem de zamanlama da çarpışır: Dümdüz giden de çevresinden dolanan da engellendiğini düşünür. Doğru yola sokulduğunda bu gerilim büyük iş çıkarabilir. Görev alanlarını ayırın, sınırın öbür yanına ancak davet edilince geçin.',
    },
    saturn: {
      joined:
        'İdman ağırlığıyla koşmaya benzer: Adım yavaşlar, bacak güçlenir. Satürn’ü Mars’a değen, ötekinin atılımını tutar, biçimlendirir, kimi gün boşa çıkarır; Mars’ın sahibi dirense de o disiplinle ustalaşır. Kimsenin göze alamadığı bir işi beraber bitirebilirsiniz. İçe atılan öfke inada dönüşür; son sözün kimde olduğu belliyse Satürn de Mars da durulur.',
      flowing:
        'Çekiçle keski gibisiniz, mermer yavaş yavaş biçim alır. Mars’ın sahibi güç getirir, Satürn’ün sahibi o gücün nereye vuracağını bilir; cesaret ile sabır sırayla konuşur. Uzun projelerde, bitmeyen tadilatlarda güvenilir bir ekipsiniz. Satürn boş duramaz, bu yüzden buluşmalarınız göreve dönebilir, oyun da bir sonraki haftaya kalır.',
      tense:
        'Mars “hemen” der, Satürn “henüz”. Satürn Mars’ı zorladığı için istekler duvara toslar gibi olur; bir taraf yolunun kesildiğini, bir taraf aceleye getirildiğini düşünür, soğuk bir inatlaşma uzar. Aynı basınç sağlam bir plan da üretebilir. Ne zaman başlanacağına birlikte karar verin, o güne dek kimse ötekini sıkıştırmasın.',
    },
    juno: {
      joined:
        'Bu bağın mayasında biraz meydan okuma var. Juno’su Mars’a kavuşan, ötekinin cesaretine bağlanır; Mars’ın sahibi onun uğruna mücadeleye hazırdır. Ortaklık ateşli, dürüst, kimi zaman gürültülüdür. Bağlılığı kavganın büyüklüğüyle ölçmeye kalkmayın; sakin geçmiş bir haftayı da sevgiden sayın, bunu birbirinize söyleyin.',
      flowing:
        'Verilen sözün ilk tuğlası sizde aynı gün konur. Mars’ın çevikliği sayesinde ortaklık laftan işe kolay geçer; “Kim ne yapacak?” sorusu tatsızlık çıkarmaz, istek de saygı da canlı kalır. Haksızlığa karşı birbirinizi savunursunuz. Bu korunaklı hava ara sıra dost eleştirisini de dışarıda bırakır, aralık bir kapı bulunsun.',
      tense:
        'Eşitlik konusu aranızda sıcak bir kestane gibi elden ele geçer. Mars’ın sahibi bildiğince davranmak ister, Juno’nun sahibi danışılmadan atılan adımı vefasızlık sayar; tartışma çabuk alevlenir. Böylesine açık konuşabilmek ise az bulunur. Kararları iki sütuna ayırın: bir yanda birlikte alınacaklar, öte yanda herkesin tek başına verebilecekleri.',
    },
    ascendant: {
      joined:
        'El sıkışmanız bile biraz serttir, ikiniz de buna gülersiniz. Mars’ı Yükselen’e düşen, ötekini kımıldatır, kızdırır, yüreklendirir; öteki onunla birlikteyken daha atak konuşur. Bu kıpırtı sevgilide arzuya, arkadaşta tatlı bir rekabete döner. Enerji biriktiğinde laf batmaya başlar; mahalleyi baştan başa yürümek çoğu sözü yolda törpüler.',
      flowing:
        '“Sabah altıda buluşalım” denince ikiniz de gelirsiniz. Mars’ın sahibi ötekine hız verir, Yükselen’in sahibi o hızı nasıl taşıyacağını bilir; beraberken çekingenlik azalır. Spor, gezi, ortak iş ikinizi diri tutar. Hareket durunca suskunluk çökebilir, o sırada hiçbir şey önermeden yan yana kalmak da öğrenilebilir.',
      tense:
        'Dar kaldırımda yürürken ara sıra omuz atarsınız birbirinize. Mars Yükselen’i sıkıştırdığında birinin doğal hâli ötekine saldırı gibi gelir; tepki tepkiyi doğurur, kimin başlattığı unutulur. Bu gerilimin hoşa giden bir yanı da vardır. Yorgun, aç ya da gecikmişken konu açmayın, aynı mesele tok karnına yarıya iner.',
    },
  },
  saturn: {
    saturn: {
      joined:
        'Ya aynı yıllarda büyüdünüz ya da aranızda otuza yakın yaş var; Satürnler başka türlü zor kavuşur. Benzer kuralları ezberlemiş, benzer şeylerden çekinmişsinizdir; bu tanıdıklık güven verir. Eksiklerin aynı yere düşmesi ise işleri kilitleyebilir. İkinizin de korktuğu bir şeyi seçin, sırayla deneyip birbirinize tanıklık edin.',
      flowing:
        'Sorumluluğu ayrı evlerde öğrenmiş, aynı ciddiyette buluşmuşsunuz. Satürn Satürn’e omuz verdiğinden birinin yorulduğu noktada öteki devralır; para, iş, aile yükü çekişmeden bölüşülür. Uzun bir ortaklığın iskeleti gibidir bu. İskelete biraz renk de yakışır: Görevsiz, saatsiz bir gün için birbirinize izin kâğıdı yazın.',
      tense:
        '“Bizim evde böyle yapılmazdı” cümlesinin aranızda uzun bir geçmişi vardır. Satürnler sertleştiğinde neyin ayıp, neyin ödev sayıldığı uyuşmaz; tutumluluk cömertliğe çatar, inat ise ortaktır. Çoğu zaman yaş farkı bu ayrımı keskinleştirir. Devralınmış kuralların hangisi bugün hâlâ işe yarıyor, hangisi yalnızca tanıdık geliyor?',
    },
    juno: {
      joined:
        'Kolay bağlanmaz, bağlandınız mı kolay çözülmezsiniz. Satürn’ü Juno’ya kavuşan, ortaklığa ağırlık ve süre katar; Juno’nun sahibi sözün tutulacağına inanır, bazen de kuralların sevginin önünde yürüdüğünü düşünür. Aile işi, evlilik, uzun dostluk bu zeminde durabilir. Yılda bir açılıp gevşetilecek bir maddesi de bulunan anlaşma paslanmadan eskir.',
      flowing:
        'Birbirinize ödünç verdiğiniz kitap, aradan yıllar geçse de geri gelir. Satürn ile Juno uyumlu olduğundan bağlılık sağlam ve sakindir: sınırlar belli, sözler ölçülü, roller hakça. Çalkantılı aylarda bu düzen ikinizi de ayakta tutar. Hava fazla resmîleştiğinde yalnızca sizin bildiğiniz takma adlarla seslenin, ciddiyet kendiliğinden çözülür.',
      tense:
        'Ortaklığın ağır ucunu kim tutuyor, bu soru sık sık geri döner. Bu gerginlikte görevlere gömülen, Satürn’ün sahibidir, Juno’nun sahibi emeğinin karşılıksız kaldığını düşünür; bağ sevgi kadar mecburiyet de taşıyabilir. Dürüst bir bölüşümle hafifler, dayanıklılaşır. İşlerinizi bir haftalığına değiş tokuş edin; ötekinin omzunda ne varmış, insan bunu taşıyınca anlıyor.',
    },
    ascendant: {
      joined:
        'Birlikteyken ikinizin de sesi bir perde kalınlaşır. Satürn’ü Yükselen’e düşen, ağırbaşlı bir etki bırakır; güven verir, öğretir, kimi gün gözetmen gibi durur. Yükselen’in sahibi derlenip toparlanır, arada bir içine kapanır. Saygı bu bağın direğidir. Araya bile bile biraz şaka katın ki yüzünüz de gülsün.',
      flowing:
        'Çırakla usta arasındaki o rahat düzeni anımsatırsınız, kimin hangisi olduğu da güne göre değişir. Satürn’ün sahibi ötekinin adımlarına ölçü verir, Yükselen’in sahibi onun katı yanını insan içine çıkarır. Sınavı, resmî işi, uzun yolu beraberce kazasız belasız atlatırsınız. Şımarmak ise Satürn yüzünden çoğunlukla tatile kalır.',
      tense:
        'Kahkahanın ortasında bir göz saate kayar. Satürn Yükselen’i sıkıştırdığında bir taraf durmadan denetlendiğini, bir taraf hiç ciddiye alınmadığını hisseder. Aradaki mesafe soğukluktan çok çekingenlikten gelir, acele edildikçe de açılır. Eleştirinin yerine rica, ricanın yerine kimi zaman yalın bir teşekkür koymak buzları eritir.',
    },
  },
  juno: {
    juno: {
      joined:
        'Vefa denince ikinizin gözünün önüne benzer bir resim gelir. Junolar buluştuğunda neyin sadakat, neyin haksızlık sayıldığında kolay anlaşırsınız; ortak evin, işin, geleneğin kuralları neredeyse kendiliğinden oluşur. Kırılma noktanız da ortak olduğundan aynı anda küsebilirsiniz. Barışmak için ilk adımı atma işini sıraya koyun, kimin sırasıysa o arasın.',
      flowing:
        'Birlikte alınan eşyanın parasını kim vermişti, çoktan unutmuşsunuzdur. Juno Juno’yla uyuştuğundan eşitlik anlayışları birbirine yaklaşır; birinin gevşediği yerde öteki toparlar, haklar dengede kalır. Dostlukta da evlilikte de sözünüze güvenilir. İnsan yıllar içinde değişiyor; ortaklık da, beklentileri işler yolundayken yeniden soranların elinde tazeleniyor.',
      tense:
        'Bağlılık her gün aramak mıdır, aramadan da bilmek mi, burada görüşleriniz ayrılır. Junolar çekiştiğinde ortaklıktan beklenenler ayrı telden çalar; ikiniz de emek verip emeğinizin görülmediğini düşünebilirsiniz. Ölçüler farklı, niyetler yakındır. “Vefa bence şudur” diye başlayan üçer cümle yazın, kâğıtları değiştirip yüksek sesle okuyun.',
    },
    ascendant: {
      joined:
        'Çevreniz sizi, daha siz adını koymadan ortak ilan eder. Juno’su Yükselen’e düşen, ötekinin duruşunda aradığı yoldaşı görür; Yükselen’in sahibi onun yanına yakıştırıldığını hisseder. Bu hoş bir sorumluluktur, kendinizi role kaptırmak da kolaydır. Kendi tarzınızdan vazgeçmeyin; tek başına çıkılan akşamlar da ayrı arkadaşlar da bağın içinde sayılır.',
      flowing:
        'Adlarınız bir davetiyede alt alta yazılsa bunu kimse yadırgamaz. Juno’nun sahibi ötekinin tavrına güvenir, Yükselen’in sahibi onun yanında daha ölçülü, daha vefalı davranır. Ortak işte, ortak evde dışarıya karşı temsil yükü rahat bölüşülür. Gösterdiğiniz uyumun aslı ise konuklar gidip ışıklar azalınca belli olur.',
      tense:
        'Ortaklığın ilanını bekleyen biri, özgürce gelindiğini görmek isteyen biri: İkiniz burada karşılaşırsınız. Juno Yükselen’i sıkıştırdığı için bir bakış, bir gecikme, yersiz bir şaka vefa sınavına dönebilir. Tavır ile niyet arasındaki fark konuşuldukça güven artar. Kalabalığa karışmadan önce söylenen iki cümle, dönüş yolundaki uzun suskunluğu önleyebilir.',
    },
  },
};
