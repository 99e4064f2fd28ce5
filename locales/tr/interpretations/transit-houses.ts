import type { TransitHouseTexts } from '../../interpretation-types.ts';

/** Each planet passing through the twelve solar houses, at the planet's own pace, in three variants. */
export const transitHouses: TransitHouseTexts = {
  sun: {
    1: [
      'Girdiğin yerde gözler sana takılırsa şaşma, bu ay ışık doğrudan sana dönüyor. İsteğini açıkça söylemek, saçını ya da duruşunu yenilemek zor gelmeyebilir. Güneş, burcundan yılda bir kez geçer; bu ilginin nedeni de o.',
      'Doğum gününün mevsiminde hava sana biraz daha cömert davranıyor. Güneş senin burcunda olduğundan ne istediğini saklamak zorlaşır, canlılığın yüzüne vurur. Yeni yaşından ne beklediğini soran olursa cevabın hazır mı?',
      'Vesikalık fotoğrafını yenilemek için hoş bir dönem. Kimliğin, duruşun, ilk izlenimin Güneş’in altında; insanlar seni yeni tanıyormuş gibi bakabilir. Hep başkasına sorduğun o küçük kararı bu kez danışmadan ver, sonucunu da kendin taşı.',
    ],
    2: [
      'Çekmecedeki fişler, dolaptaki giyilmemiş ceket, kapısı unutulmuş anahtarlar: Güneş bir ay boyunca sahip olduklarına ışık tutuyor. Emeğinin karşılığını konuşmak için elverişli bir zaman. Fiyatını fısıldayarak söylemek böyle günlerde komik kaçıyor, fazladan alınan da kendini ele veriyor.',
      'Pazar tezgâhında domatesi tek tek seçen birinin sabrını istiyor bu ay. Güneş kazancını, eşyanı ve kendine biçtiğin değeri aydınlatıyor. Hangi işin karşılığını hâlâ almadığını hatırla; alacağını kibarca, tarih vererek iste.',
      'Neye sahip olduğunu en son ne zaman saydın? Bir ay boyunca gözün rakamlara, malzemeye, elinden gelen işe kayabilir. Güneş burada öz güveni somut şeylerle besler: onarılan bir saat, öğrenilen bir zanaat, ay sonuna kalan küçük bir pay.',
    ],
    3: [
      'Köşedeki bakkal bile lafa tutabilir seni; ay boyunca günler kısa yolculuklar, mesajlar ve sorularla doluyor. Merak ettiğin konuda bir kitap aç, kenarına kurşun kalemle soru yaz. Aynı anda beş sohbet yürüyorsa hangisinin yarım kalacağını şimdiden kestirebilirsin.',
      'Durakta, asansörde, kasa sırasında kısa konuşmalar çoğalabilir. Güneş yakın çevreni aydınlatıyor; adını bilmediğin komşularla tanışmak kolay olabilir. Bir kere olsun ilk selamı sen ver, karşındakinin adını da aklında tut.',
      'Sesli mesajların uzuyorsa anlatacakların birikmiş demektir. Bu dönem yazma, öğrenme, kısa bir yolculuğa çıkma hevesini artırır; kardeşler ve komşular da gündeme gelir. Güneş merakı ısıttığı için iyi bir soru, hazır cevaptan daha çok yol aldırabilir.',
    ],
    4: [
      'Akşamüstü eve dönüş saati günün en güzel yerine oturabilir. Güneş kökleri, aileyi, dört duvarın içini aydınlattığından eski bir albümü açmak ya da bir odayı boyamak yerinde olur. Dışarıdan gelen davetlerin hangisi evden çıkmaya sahiden değiyor?',
      'Bir tarif defteri, eski bir tavla, çocukluk odasının ışığı akla gelebilir. Güneş bir ay kadar haritanın en mahrem köşesinde duruyor. Sevdiğin bir büyükle yalnız kalıp ona gençliğini sor; kendi kökünü biraz da onun sesinden öğrenirsin.',
      'Yorganı silkeleyip camları açınca başlayan ferahlık bu dönemin özeti. Evin, ailen ve özel hayatın ilgini istiyor. Hangi köşede gerçekten dinlendiğin de böyle anlaşılır; hiçbiri aklına gelmiyorsa eksik olan belki yalnızca bir saatlik dokunulmazlıktır.',
    ],
    5: [
      'Kahkahan iki oda öteden duyuluyor olabilir. Bir ay boyunca oyun, flört, el işi, sahne, çocuklarla yerde oturup kule yapmak sana canlılık veriyor. Güneş bu konulara sahip çıktığından keyfin mazeret istemez, hoşlandığını belli etmek de sana yakışır.',
      'Ciddi olmaktan yorulduysan Güneş sana teneffüs zili çalıyor. Aşk, eğlence, yaratıcı işler ve çocukların dünyası bu ay daha çekici. Sonucunu kimseye göstermeyeceğin bir şey yap: kötü bir heykel, uydurma bir şarkı, anlamsız bir kostüm.',
      'Çarpışan otolarda bağıra çağıra gülen hâlini hatırlıyor musun? O yanın yeniden söz alabilir. Güneş beğenilmeyi, sevilmeyi, ortaya bir şey koymayı öne çıkarıyor. Seyirci aramak ayıp değil; ilk adımı sen attığında oyun çabuk büyür.',
    ],
    6: [
      'Yapılacaklar listesini göz önüne asmanın tam sırası. Güneş gündelik düzenin tozunu gösterdiği için bir alışkanlığı düzeltmek, çalışma köşeni toplamak, iş bölümünü konuşmak rahatlatabilir. Azar azar tertip, ayda bir girişilen büyük temizlikten uzun ömürlü çıkabilir; bu ev tekrarı sever.',
      'Kalem kutusundaki yazmayan kalemleri atmak bile insanı hafifletir. Güneş işini, saatlerini, bedeninle kurduğun gündelik ilişkiyi aydınlatıyor. Öğle yemeğini ekran karşısında yemediğin bir gün dene. Gülümseyerek biten günlerin ortasında genellikle öyle bir mola vardır.',
      'Bu ay seni en çok küçük düzeltmeler mutlu edebilir. Gıcırdayan menteşe, hep geç kalınan otobüs, iki kişinin birden yaptığı aynı iş göze batar. Birini seç ve çöz; mükemmellik hevesin iş arkadaşlarını denetlemeye dönüşürse de bir çay ısmarla.',
    ],
    7: [
      'Karşındaki sandalyede kimin oturduğu bu ay daha çok önem kazanıyor. Bir eş, bir ortak ya da seninle tartışan biri sana kendin hakkında bir şey gösterebilir. Cevap vermeden önce duyduğunu kendi cümlelerinle tekrarla; anlamadığın bir yer kaldıysa çekinmeden sor.',
      'Tango tek kişiyle öğrenilmez; bu ay sana adımını başkasına göre ayarlamak düşebilir. Eş, ortak, rakip, kim yakınındaysa şimdi ışıkta; sen de onun gözünde kendini görüyorsun. Güneş burada ışığı paylaştığından tek başına verilen kararlar biraz solgun durabilir.',
      '“Sen ne dersin?” sorusunu sık sorduğun bir döneme geldin. Güneş ilişkilerini, anlaşmalarını, danıştıklarını aydınlatıyor. Karşındakinin parlaması seni küçültmez; her konuda onay beklediğin günlerde ise kendi fikrin sana yabancı gelebilir.',
    ],
    8: [
      'Perdeyi tam açmadan yapılan sohbetlerin ayı geldi. Ortak bütçe, borç, mahremiyet, artık taşımak istemediğin bir kırgınlık gündeme gelebilir. Güneş örtülü kalanı yumuşakça gösterdiği için tek bir konuyu sonuna kadar konuşmak, on konuya dokunmaktan hafif gelebilir.',
      'Kasa şifresini bilen kaç kişi var hayatında? Güneş bu ay güveni, ortak kaynakları, kolay kolay anlatılmayan duyguları gösteriyor. Birlikte ödenen bir şey varsa açık açık konuşun. Sırrını paylaşacağın kişiyi de acele etmeden, huyuna bakarak seç.',
      'Tortusu dibe çökmüş bir şişe gibi sessiz duran konular hafifçe çalkalanabilir. Güneş derinliği, bağlılığı ve vazgeçmeyi aydınlatıyor. Eskiyen bir aboneliği, bir alışkanlığı, bir küslüğü bitir; boşalan yeri de hemen doldurma.',
    ],
    9: [
      'Uçak sesi duyunca başını kaldırıyorsan nedeni var: Güneş ufkun ötesini merak ettiren bir yerden geçiyor. Gezi planı, yeni bir ders, başka türlü inanan biriyle uzun bir sohbet iyi gelebilir. Bildiğini savunmak, bu dönem soru sormanın yanında sönük kalır.',
      'Pasaportun nerede, biliyor musun? Güneş uzaklara, öğrenmeye, inandıklarını tazelemeye ilgi uyandırıyor. Gitmek mümkün değilse bir haftalığına başka bir mutfağın yemeğini pişir, o ülkeden bir film aç. Merak bavul istemiyor, biraz zamanla yetiniyor.',
      'Bir öğrenci evinde sabahı bulan tartışmaların tadı geri gelebilir. Bu ay büyük sorular, yabancı dostlar, yarım kalan dersler cazip. Görüşünü anlatırken kürsüye çıkmamaya dikkat et; yanılmış olabileceğini baştan söylersen sohbet daha uzun sürer.',
    ],
    10: [
      'Adın, sen ortada yokken de anılabilir. Güneş haritanın tepesinde bir ay geçirirken mesleğin ve insan içindeki duruşun görünür oluyor. Bitirdiğin iş bu yükseklikte gölgede kalmaz, akşamları mesai de kolay kolay bitmez.',
      'Gömleğini ütülerken bile kimin göreceğini düşünebilirsin. Güneş meslek hayatının tam tepesinde; emeğin fark edilir, hatan da. Son bir yılda tamamladıklarını tek sayfada topla. Bir üstünle konuşurken o sayfa söze nereden gireceğini gösterir.',
      'Sorumluluk isteyenlerin eli bu ay daha kolay görülür. Meslek, itibar ve uzun vadeli hedefler aydınlanıyor, çevren senden yön göstermeni bekleyebilir. Önde olmak yorduğunda işi paylaş; ekipten birinin adını herkesin içinde anman sana da yakışır.',
    ],
    11: [
      'Yere serilen geniş bir örtü, üstünde herkesin getirdiği bir şey: Önündeki haftaların tadı buralarda. Arkadaşlardan, derneklerden, eski bir çalışma grubundan destek görmek kolaylaşabilir. Kalabalığa uyulan bir akşamda kendi fikrin genellikle cepte, söylenmeden eve döner.',
      'Mahalle maçına oyuncu toplar gibi insanları bir araya getiresin gelebilir. Güneş dostlukları, toplulukları ve ileriye dönük hayalleri öne alıyor. Yıllardır “Bir ara görüşelim” dediğin kişiye gün ve saat yaz. Umut da randevuyla güçlenir.',
      'Hangi kalabalıkta kendin gibi konuşabiliyorsun? Önündeki dönem bu sorunun cevabını gösterebilir. Güneş ortak hedefleri ısıttığı için yeni bir çevre seni çabuk benimseyebilir. Yararlı tanıdık aramak yerine aynı şeye gülebildiğin birini bul, gerisi kendiliğinden gelir.',
    ],
    12: [
      'Telefonu başka odada bırakıp uyumak tatlı gelebilir. Güneş sahne arkasından geçerken sen güç topluyor, söylenmemiş olanı duymaya başlıyorsun. Az konuş, yalnız yürü, yarım kalanı kapat. Hemen karar vermek zorunda olmadığını da kendine hatırlat.',
      'Tiyatroda perde kapanınca dekor değişir; sen de şimdi o aradasın. Geri çekilmek, dinlenmek, geçen yılı sessizce tartmak iyi gelebilir. Güneş gözden uzakta olduğundan birkaç akşam telefonu kapatmak, gürültüsüz bir köşede oturmak hoşuna gidebilir.',
      'Pencereden yağmuru izlemek verimsizlik sayılmaz. Bu ay yalnızlık, sezgi ve kimseye göstermediğin duygular öne geçiyor. Adını duyurmadan birine yardım et ya da eski bir pişmanlığı kâğıda yazıp katla. Enerjin doğum gününe doğru tazelenebilir.',
    ],
  },
  mercury: {
    1: [
      'Söz ağzından hızlı çıkıyor, bakışların meraklı. Merkür birkaç hafta aklını da dilini de öne çıkardığından kendini tanıtmak, bir metin yazmak, soruyu ilk sormak elinden geliyor. Cümlen koşmaya başladığında bir nefes al, karşındakinin yüzüne bak.',
      'Adını sorana hikâyeni de anlatacak kadar konuşkansın. Zekân birkaç hafta vitrinde; mülakat, tanışma, özgeçmiş güncelleme kolay ilerler. Merkür lafı hızlandırdığı için kendinden beş dakika söz ettiğini, karşındakine tek soru sormadığını sonradan fark edebilirsin.',
      'Kendini anlattığın profil yazısı biraz bayatlamış olabilir. Aklın çevik, merakın çabuk tutuşuyor, fikrini değiştirmek de zor gelmiyor. Söylediğin şeyin yarın da arkasında durup durmayacağını bir yokla; Merkür hızlıdır, ama imza sonunda senindir.',
    ],
    2: [
      'Hesap makinesi elinden düşmüyor. Merkür birkaç haftalığına kazancını, harcamanı, elindeki becerinin değerini düşündürdüğü için teklif yazmanın ya da bütçe çıkarmanın sırası. Etiketteki fiyatı kaç kez kullanacağına bölünce bazı indirimlerin büyüsü çabucak kaçabilir.',
      'Market fişinin arkasına yapılan hesaplar işe yarayabilir. Merkür birkaç hafta fiyat karşılaştırmayı, pazarlığı, bilgini kazanca çevirmeyi kolaylaştırıyor. Verdiğin hizmeti tek cümleyle tarif etmeye çalış; o cümle açık olunca ücretini söylemek de hafifler.',
      'Hangi aboneliğin parasını boşuna ödüyorsun? Zihnin şimdi böyle soruları kurcalamaktan hoşlanır. Gelirini, giderini, eşyanın yerini yazıya dök. Pahalı diye iyi, ucuz diye akıllıca saydığın şeyleri bir kez daha, kendi ihtiyacına bakarak değerlendir.',
    ],
    3: [
      'Parmakların klavyede, kulağın komşunun anlattığında. Söz burada kendi mahallesindeymiş gibi rahat; yazışmalar, kısa kurslar, akrabalarla dertleşmeler çoğalabilir. Merkür bu evin doğal yöneticisi olduğu için haber hızla yayılır, kaynağı ise çoğu kez yolda kaybolur.',
      'Bir cümleyi okurken ikincisini kuruyorsun. Merkür bu köşede pek işlektir; okumak, öğretmek, dil çalışmak, yakınlarla haberleşmek akıp gider. Uzun bir metni satır atlamadan, sonuna kadar oku. Zihnin hızdan olduğu kadar süreklilikten de keyif alır.',
      'Bisikletle mahalleyi turlayan çocuğun kulağı var sende: Kim taşınmış, nerede ne açılmış, hemen duyuyorsun. Kısa geziler, yazışmalar, kardeş sohbetleri yoğunlaşabilir. Sır diye söyleneni kendinde tutmayı da becerilerine ekle, güven öyle büyür.',
    ],
    4: [
      'Mutfak masasında açılan bir konu gece yarısına kadar sürebilir. Aile hikâyeleri, taşınma fikri, evdeki kuralların yeniden konuşulması bu haftalara denk düşebilir. Evde kimin hangi işten bıktığını sor; söyleneni kaydet, hemen yorumlama.',
      'Evin girişi, bırakılan notlarla ilan panosuna dönebilir. Birkaç hafta aile içi haberleşme, ev arama, soy merakı canlanır. Ev içindeki tartışmaların yarısı kimin neyi üstlendiği bilinmediği için başlar; Merkür ise görevleri yazıya dökmeyi sever.',
      'Çocukluğunda sana söylenen bir cümle kulağında çınlayabilir. Zihin geriye, eve, ilk öğrenilenlere dönüyor. O cümlenin hâlâ doğru olup olmadığına şimdiki aklınla bak. Evde çalışıyorsan mesainin salona, salonun mesaiye karışması da kafanı dağıtabilir.',
    ],
    5: [
      'Şakaların tutuyor, mesajların biraz cilveli. Zekân oynamak istiyor: bulmaca, hikâye, sofrada uydurulan bir masal, sevdiğine bırakılan ufak bir not. Merkür oyunu sevdiğinden en ciddi isteğin bile espri kılığına girer, kimse duymadan geçip gidebilir.',
      'Kelime oyununda kazanmak kadar kurallara itiraz etmek de hoşuna gidebilir. Merkür zekânı şenlendirdiği için flörtün dili, sahnede söylenen söz, çocuk soruları tatlı gelir. Beğendiğin kişiye ne iş yaptığını değil, çocukken ne olmak istediğini sor.',
      'Hikâyenin sonunu değiştirerek anlatmak yakışıyor sana bu ara. Yazmak, beste yapmak, kukla oynatmak, birlikte tekerleme uydurmak için zihnin açık. Sözün kime dokunduğu, sonradan yüzlerde kalan ifadeden anlaşılır; dilin de biraz sivri.',
    ],
    6: [
      'Bitmemiş e-postaların arasında kaybolmak işten bile değil. Ajanda tutmak, yöntem değiştirmek, bir aleti öğrenmek birkaç hafta daha az üşendirir. Ayrıntı Merkür’ün işi olduğundan sabahın ilk yarım saati plana, öğleden sonrası düzeltmeye gidebilir.',
      'Kullanma kılavuzlarını kimse okumaz, sen bu haftalarda okuyabilirsin. Merkür yöntemi, ayrıntıyı, iş arkadaşlarıyla yazışmayı öne çıkarır. Her gün tekrarladığın bir adımı kısaltmanın yolunu bul. Kazandığın on dakikada yalnızca dışarıyı seyret.',
      'Zihnin gündüz bitmeyen işleri gece yastığa taşıyorsa ona bir kapanış saati koy. Birkaç hafta boyunca takvim, liste, düzeltme trafiği yoğun olabilir. Yarının ilk üç işini akşamdan yaz ve defteri kapat. Akıl da nöbetçiye benzer, devir teslim yapılınca uykuya geçer.',
    ],
    7: [
      'Bire bir konuşmalar birkaç haftanın asıl işi olabilir: pazarlık, danışma, sözleşme taslağı, çoktandır beklenen o “Bir oturup konuşalım”. Söylenenle anlaşılan arasındaki farkı yokla. Merkür pazarlıktan hoşlandığı için ilk teklif çoğu kez son söz olmaz.',
      'Pinpon maçı başlamış gibi, söz bir sana bir ona gidiyor. Merkür ikili ilişkilerde konuşmayı hızlandırdığından arabuluculuk, danışma, ortak plan için elverişli bir dönem. Karşındakinin cümlesini sen bitirme. Bazen en doğru söz o üç saniyelik sessizlikten sonra gelir.',
      'Anlaşmazlıkların çoğu yanlış seçilmiş bir kelimeden doğuyor olabilir. Bu dönemde görüşmek, sormak, yazılı mutabakata varmak kolaylaşır. Karşında kim varsa ona “Bunu duyunca ne anladın?” diye sor; aldığın cevap seni şaşırtırsa savunmaya geçme.',
    ],
    8: [
      'Satır aralarını okuyan gözlerin keskinleşebilir. Ortak para, gizli kalan duygular, merakını kurcalayan bir sır öne çıkıyor; araştırmaya ve açık açık sormaya yatkınsın. Merkür bir düğüm görünce duramaz, oysa bazılarını yerinde bırakmak da olgunluktur.',
      'Dedektif romanı okur gibi bakıyorsun çevrene. Merkür saklı olana, sözleşmenin dipnotuna, kimsenin sormadığı soruya yöneliyor. Borç, miras, ortak bütçe kâğıtlarını sakin kafayla oku. İnsanların suskunluğunu çözmeye çalışırken bazen susma haklarını da tanı.',
      'Zor bir konuyu kiminle konuşacağını bilmek işin yarısıdır. Zihnin derine inmeye, kuşkuyu kurcalamaya yatkın; bu dönem araştırmaya ve içten itiraflara uygun. Öğrendiğin bir sır sana yük oluyorsa ayrıntı vermeden, yalnız duygunu anlatmak bile ferahlatabilir.',
    ],
    9: [
      'Ekranda açık sekmeler: bir dil kursu, uzak bir kentin haritası, felsefe üzerine bir konuşma. Zihnin birkaç hafta geniş gezmek istiyor. Geniş gezen zihin ayrıntıyı yolda düşürür; neyi gerçekten öğrendiğin, okuduğunu birine anlatırken belli olur.',
      'Ansiklopedinin bir maddesinden ötekine atlayan çocuk gibi meraklısın. Merkür birkaç hafta yabancı dilleri, seyahat planlarını, inanç ve hukuk konularını sevdiriyor. Hoşuna gitmeyen bir görüşü en iyi savunandan dinle. Fikrin değişmese bile cümlen olgunlaşır.',
      'Konferans salonunda ön sıraya oturmak isteyebilirsin. Öğretmek, yayımlamak, sınava hazırlanmak ya da uzaktaki biriyle yazışmak için zihnin hazır. Büyük laflar arasında tarihi, saati, dosya ekini kaçırmamak için kontrol listeni titiz bir arkadaşına göster.',
    ],
    10: [
      'Toplantıda söz sırası sana gelebilir, iki cümlen hazır olsun. Meslek hayatında sesin duyuluyor; başvuru, sunum, bir üst makama yazılan mektup rahat çıkabilir. Merkür çabuk söz verdirdiği için kısa tutulmuş bir vaat ileride seni rahatlatabilir.',
      'Kısa ve temiz bir e-posta, uzun bir çalışma yılından daha çok iz bırakabilir. Merkür mesleğinde sözünü öne çıkardığı için rapor, görüşme, duyuru işleri sende toplanabilir. Göndermeden önce kendine sor: Bunu okuyan kişinin ilk yapacağı şey belli mi?',
      'Karar verenlerin kapısı aralıksa çekinmeden tıklat, söyleyeceklerin hazır. Birkaç hafta kariyer planı yapmanın, hedefi yazmanın, alanında bilinen birine danışmanın sırası. Merkür, adını söylediklerinle birlikte dolaştırdığından dedikodu bile senin ağzından çıkınca görüş sayılabilir.',
    ],
    11: [
      'Grup sohbeti susmak bilmiyor. Bu haftalarda arkadaşların fikri, ortak bir proje, ileriye dönük bir plan zihnini besleyebilir. Merkür’le birlikte tanıdıkların tanıdıkları da devreye girer. Herkese yetişmeye çalışma; iki kişiye uzun yaz, kalanına selam yolla.',
      'Fikir fırtınasında tahtanın başına geçen sen olabilirsin. Arkadaş çevrende konuşmalar, ortak planlar, yeni tanışmalar çoğalıyor. En tuhaf öneri ilk anda güldürür, Merkür sayesinde bir hafta sonra ciddiye alınabilir.',
      'Eski bir sınıf arkadaşından mesaj gelirse iki satırla geçiştirme. Bu haftalarda tanıdıklar arasında dolaşan bilgi sana da yarayabilir, bir topluluk da kalemine ihtiyaç duyabilir. Hayalini anlattığında sana ilk ne soruldu? Planın zayıf yeri çoğunlukla orasıdır.',
    ],
    12: [
      'Aklından geçenin yarısı sözcüğe dönüşmeyebilir. Merkür birkaç hafta fısıltıyla konuştuğundan günlük tutmak, eski notları karıştırmak, bir konuyu uykuya yatırmak iyi sonuç verir. Başkasının imasını kafanda büyütmek yerine sırası gelince doğrudan sor.',
      'Duşta gelen cümlelerin değeri yükseldi. Merkür el ayak çekilince, yarı uykulu bir bilgelikle çalışıyor; çözümler beklenmedik anlarda beliriyor. Yatağının başucunda kâğıt bulunsun. Önemli görüşmelerde ise cevap, zihin ağırdan aldığı için bir gün gecikebilir.',
      'Sessiz bir kütüphane köşesi, kalabalık bir toplantıdan daha çok şey öğretebilir. Düşüncelerin içe dönük, sezgin sözden önde gidiyor. Kafanın içindeki tartışmaları genellikle kazanıyorsun; ne de olsa karşı tarafı da sen seslendiriyorsun.',
    ],
  },
  venus: {
    1: [
      'İltifat duyunca lafı değiştirme, bir “Teşekkür ederim” yeter. Yumuşaklığın birkaç hafta göze çarpabilir; giyimine, kokuna, sesinin tonuna özenmek keyif verir. Venüs uyumu sevdirdiği için kendi isteğin en sona kalabilir.',
      'Aynadaki yüze şarkı söyleyen biri olabilirsin bu haftalarda. Venüs burcundan geçerken sevimliliğin, zevkin, insanları yatıştırma becerin belirginleşir. Beğenilmek tatlı; iltifat alan her şeyin sana yakıştığı ise o kadar kesin değil.',
      'Renk seçmekte acele etme, gözün şimdi ince ayrımları görüyor. Kendine özen göstermek, yeni bir tarz denemek, ilk adımı karşıdan beklemek hoşuna gidebilir. Venüs çekiciliğini artırırken sen de ne istediğini gülümseyerek, çekinmeden söyle.',
    ],
    2: [
      'Güzel bir kumaşa dokunmak bile gününü değiştirebilir. Venüs haftalarca kaliteyi, tadı, sahip olmanın huzurunu sevdirdiği için emeğine biçtiğin değeri yükseltmeyi de düşündürür. Beğendiğin şeyi üç gün sepette beklet, hâlâ gülümsetiyorsa al.',
      'Deri bir cüzdan ve taze badem kokusu: Duyuların bu haftalarda seçici. Venüs kazanç ile keyif arasında hoş bir bağ kurar; estetik bir becerin gelire dönüşebilir. Evdeki hangi eski eşya, bakımı yapılsa, yenisini aratmaz?',
      'Kendine aldığın hediyenin gerekçesini kimseye açıklamak zorunda değilsin, bütçene sorman yeter. Bu dönem güzel şeylere, rahatlığa, hakkını almaya yatkınsın. İkinci evin doğal yöneticisi Venüs’tür; değer dediğin şeyin cüzdandan önce zevkte başlaması bundan.',
    ],
    3: [
      'Nazik bir mesaj, komşuya götürülen bir tabak kurabiye, kardeşle yapılan kısa bir gezi: Sevgi bu haftalarda küçük hareketlerde dolaşıyor. Kırdığın birine yazmak için kelimeler daha kolay gelebilir. Beğendiğini içinden geçirip bırakma, söyle.',
      'Kartpostal yollamak modası geçmiş bir incelik, belki tam da bu yüzden yakışır. Venüs birkaç hafta sözlerine bal kattığından mahalleden ya da akrabadan biri kapını çalmak isteyebilir. Tatsız haberi de yumuşak bir dille vermenin yolunu bulursun.',
      'Sesinin tonu, söylediğin şeyden önce gönül alıyor. Konuşarak yakınlaşmak, birlikte şiir okumak, çevrede yeni bir pastane keşfetmek keyifli. Mesajlaşmada uzayıp giden flört yürüyüşe çıkınca yerini bulabilir; bazı cümleler yan yana yürürken daha doğru kurulur.',
    ],
    4: [
      'Perdeler, minderler, vazoya konan iki dal çiçek… Evin içini güzelleştirmeye heveslisin. Aileyle arandaki hava yumuşayabilir, sevdiklerini ağırlamak hoşuna gidebilir. Venüs barışı sevdiğinden bazı konular sırf tat kaçmasın diye konuşulmadan kalabilir.',
      'Tencere kapağının altından gelen koku bütün evi barıştırabilir. Venüs aile ve yuva alanında birkaç haftalık bir tatlılık getirdiği için dost ağırlamak, evi süslemek, eski bir kırgınlığı gidermek içinden gelebilir. Yorgunluk ise son misafir gidince belli olur.',
      'Hangi duvar seni gülümsetiyor? Bu dönemde oturduğun yeri sevmek, bir çiçek dikmek, büyüklerinle vakit geçirmek içinden gelebilir. Ev halkına görünmeyen emekleri için teşekkür et; çöpü her gece çıkaran kişi bunu duymayı bekliyor olabilir.',
    ],
    5: [
      'Kalbin hafif, adımların biraz dans eder gibi. Aşk, sanat, oyun ve azıcık şımarmak için hoş haftalar; yeni biriyle tanışabilir, eski bir ilişkinin neşesini canlandırabilirsin. İçinden gelen bir jest yap. Karşılığını hesaplamadan gösterilen ilgi kimseye yük olmaz.',
      'Sinema koltuğunda elin eline değdiği o an kadar basit sevinçler çoğalabilir. Venüs aşkın, sanatın, keyfin evinde birkaç hafta konaklıyor. Beğendiğini göstermek kolay; cevap gecikirse akşamın tadı kaçar gibi olur, sonra müzik yine duyulur.',
      'Boya kutusunu çıkar, kostümü giy, mikrofonu kap. Yaratıcılığın nazlanmadan gelir, çocuklarla ve gönlünü verdiğin kişiyle geçen saatler parlak olabilir. İlişkin uzun süreliyse ilk buluştuğunuz yere gidip orada hiç açmadığınız bir konuyu konuşun.',
    ],
    6: [
      'İşe küçük bir saksı götürmekle başla. Gündelik işlere nezaket karışıyor; iş arkadaşlarıyla uyum kurmak, molaları güzelleştirmek, rutini sevilir kılmak elinden gelir. Venüs kolay kolay hayır dedirtmediği için kibarlıktan üstlenilen görevler de birikebilir.',
      'Yan masadakine fazladan getirdiğin bir simit, haftanın havasını değiştirebilir. Venüs gündelik görevlere tat, ekip ilişkilerine yumuşaklık katıyor. Sevimsiz bir işi iyi bir kahveyle ya da sevdiğin müzikle eşleştir; kaçmak istediğin saat çabuk geçer.',
      'Kendine bakmanın sade yolları şimdi cazip: ılık bir banyo, temiz çarşaf, acele etmeden yenen kahvaltı. Birkaç hafta düzenini güzelleştirmek için uygun. Hoş görünmek uğruna ses etmediğin bir haksızlık varsa onu da nazikçe gündeme taşı.',
    ],
    7: [
      'Planlar kendiliğinden iki kişilik oluyor. Barışmak, söz vermek, bir anlaşmayı yumuşatmak için hava birkaç hafta uygun. Yedinci evin doğal yöneticisi Venüs’tür; uyum ararken kendi koşulunu hatırlamak da bu yüzden zorlaşabilir.',
      'Sofraya ikinci fincanı alışkanlıkla koyma, bu kez isteyerek koy. Bire bir ilişkilerde uyum, hoşgörü, karşılıklı beğeni artıyor; ortaklık teklifi de çıkabilir. Venüs “evet”i kolaylaştırdığı için içindeki küçük “ama” ancak ertesi sabah duyulabilir.',
      'Kavgalı iki arkadaşı barıştırabilecek kadar tatlı dillisin bu dönem. Evlilik, iş ortaklığı, resmî anlaşmalar sıcak bir havada ilerleyebilir. Yakınındaki birinin başardığı bir işi, o yanında yokken de övgüyle başkalarına anlat.',
    ],
    8: [
      'Birinin elini karanlık sinemada tutmak gibi gizli ve sıcak bir hava var. Venüs’ün birkaç haftalık konukluğu yakınlığı derinleştirebilir, ortak harcamalarda uzlaşmayı kolaylaştırabilir. Kıskançlık kapıyı çalarsa merakla karşıla: Hangi ihtiyacın dile gelmek istiyor?',
      'Fısıltıyla söylenen sözün ağırlığı başka olur. Venüs birkaç hafta mahremiyeti, güveni, paylaşılan kaynakları ısıttığından bir borcu nazikçe konuşmak ya da yakınlıkta yeni bir adım atmak mümkün. Çekim güçlü diye kendi hızından vazgeçme.',
      'Mum ışığında eşyaların bile sırrı varmış gibi durur. Duyguların yoğun, zevkin seçici; sevdiğinle arandaki örtülü konular yumuşak bir anda açılabilir. Hediye karşılığında söz, söz karşılığında hediye beklenen düzenler de böyle loş ışıkta kurulur.',
    ],
    9: [
      'Başka bir dilin şarkısı ağzına dolanabilir. Venüs uzak yerleri, farklı kültürleri, ufuk açan sohbetleri parlattığı için yolda ya da derste birine ısınman da olası. Aynı filmi sevdiğin biri mi çeker seni, hiç bilmediğin bir filmi öneren mi?',
      'Yabancı bir şehrin pazarında kaybolmayı kim sevmez? Venüs haftalar boyunca gezmeyi, öğrenmeyi, farklı geçmişten birine gönül vermeyi çekici kılıyor. Merak, ortak inançlardan çok ayrı düştüğünüz yerlerden beslenebilir; benzerlik burada pek aranmıyor.',
      'Müze biletini önceden al, yanına da sormayı seven birini kat. Güzellik duygun şimdi kitapta, uzak kültürlerde, uzun yolculuk hayallerinde dolaşıyor. Hocandan ya da yol arkadaşından etkilenirsen hayranlığı sevgiden ayıracak kadar zaman tanı.',
    ],
    10: [
      'İnsanların karşısına çıkmak bu haftalarda daha sevimli gelebilir. Mesleğinde zarafet ve iyi ilişkiler değer kazanıyor; bir toplantıyı yumuşatmak, amirinin gönlünü kazanmak mümkün. Venüs vitrine önem verdiğinden tebessüm bazen yapılan işin önüne geçebilir.',
      'Tanıtım fotoğrafı, iş daveti, güzel hazırlanmış bir dosya… Venüs meslek vitrininde birkaç hafta ışıkları ayarlıyor. İnsanlar seninle çalışmayı hoş bulabilir; bir aracının iyi sözü yol açabilir. Nezaketini koru, ücret konusunu da çekinmeden, rakamını söyleyerek konuş.',
      'Mesleğinde en güzel neyi yapıyorsun? Bu haftalarda o yanın fark edilebilir. Üstlerinle aran yumuşar, sanatla ya da insan ilişkileriyle ilgili işler öne geçer. İş yerinde filizlenen bir hoşlantı da olabilir; sınırların yeri en kolay başında konuşulur.',
    ],
    11: [
      'Dostların arasında gevşemek, kahkahaya karışmak iyi gelebilir. Venüs’le beraber çevrende yeni yüzler belirebilir, bir arkadaşlık da ısınabilir. Buluşmayı düzenleyen sen ol. Gruba ayak uydurmak için gönülsüz güldüğün şakalara bu kez gülmeyebilirsin.',
      'Doğum günü organizasyonu sana kalırsa şikâyet etme, elin yatkın. Venüs dostluğu, topluluk içinde sevilmeyi, ortak hayalleri güzelleştiriyor. Arkadaşının başarısını ilk kutlayan ol; kıskançlık hafifçe dürtse de sevinç söylendikçe sahicileşir.',
      'Arkadaşlıkla aşk arasındaki çizgi bu ara pastel kalemle çizilmiş gibi durabilir. Topluluk içinde tanışmalar, koro, atölye, gönüllü işler keyif verir. Grupta herkes aynı gözdeye yönelir, sohbetin hası ise bazen kenarda sessizce oturandadır.',
    ],
    12: [
      'Sevgiyi yüksek sesle göstermek yerine sessizce taşımak isteyebilirsin. Gözlerden uzak haftalar bunlar: loş bir oda, eski mektuplar, kimseye söylenmemiş bir hoşlanma. Venüs burada vermeyi sevdiği için fedakârlığın ölçüsü kolayca kaçar.',
      'Kimseye göstermediğin çalma listesi bu haftaların müziği olabilir. Venüs sevgiyi içe çektiğinden gizli bir beğeni, eski bir aşkın hatırası, adsız yapılan iyilikler öne çıkar. Yalnız kalmak istediğini sevdiğine söyle, uzaklaştığını sanmasın.',
      'Fedakârlık yaparken hesap tutuyorsan yorulmuşsun demektir. Bu dönem dinlenmek, affetmek, sanatla sessizce oyalanmak için elverişli. Aklından çıkmayan kişiye yazdığın mektubu göndermek zorunda değilsin; yazılmış olması bile kalbini hafifletebilir.',
    ],
  },
  mars: {
    1: [
      'Merdivenleri ikişer ikişer çıkıyorsan bu hız Mars’ın. Haftalar boyunca başlamak, atılmak, kendin için ayağa kalkmak kolaylaşır; sabrın ise çabuk tükenebilir. Mars beklemeyi sevmediğinden ses sözden önce yükselebilir; kısa bir koşu bu ateşin fazlasını alır.',
      'Çalar saatten önce uyanıyorsan bedenin bir şeye hazır. Mars burcundayken cesaretin, rekabet duygun ve sabırsızlığın aynı anda yükselir. Kendi adına bir mücadele seç; hepsine birden girersen akşama elinde yalnızca yorgunluk kalır.',
      'Önüne geleni itmeden de ilerleyebilirsin. Haftalar boyunca karar almak, spora başlamak, kendini savunmak için bol yakıt var. Konuşurken masaya vuran parmağını fark edersen bir adım geri çekil; söylediğin söz o zaman daha ağır basar.',
    ],
    2: [
      'Kazanmak için kolları sıvayasın gelebilir. Emek, gelir ve mal mülk konusunda yerinde duramıyorsun; ek iş aramak, hakkını istemek, kullanmadığını satmak mümkün. Mars’ın ateşi çabuk düştüğünden öfkeyle verilen siparişin yarısı ertesi sabah iptal edilebilir.',
      'Tamir çantasını eline alıp bozuk ne varsa onarmak, parası bir yana, gururunu okşar. Mars kazanma isteğini körüklediği için zam isteyecek, satış yapacak cesaretin var. Rakamı söyledikten sonra sus; boşluğu sen doldurursan indirim de senden gider.',
      'Alışveriş arabasını yarış arabası gibi sürme. Bu dönemde elde etme arzun hızlı, beklemeye tahammülün az. Enerjini bir beceriyi kazanca dönüştürmeye ver: bir pazar tezgâhı, bir ders ilanı. Eşya yüzünden çıkan kavga, çoğu kez eşyanın kendisinden pahalıya gelir.',
    ],
    3: [
      'Dilinin ucunda keskin bir söz bekliyor olabilir. Mars konuşmalarına, yazışmalarına, trafikteki hâline hız kattığından zor bir mesele de açıklığa kavuşabilir. Gece yazdığın sert mesajı taslakta tut, sabah yarısını silip gönder.',
      'Klavyeye sert vuranlar bilir, cümle de elden sert çıkar. Birkaç hafta sözün keskin; münazara, satış konuşması, hızlı öğrenme için iyi. Mars yakınlarla tartışmayı maça çevirdiği için kazandığın gün bile derdini anlatamamış olabilirsin.',
      'Trafikte şerit değiştirmek seni pek de erken vardırmaz. Zihnin hızlı, mesajların kısa, tepkilerin çabuk olabilir. Ertelediğin bir dilekçeyi, telefonu, zor soruyu şimdi aradan çıkar. Yolda kaybettiğin on dakikanın hıncını kimden çıkardığın da ayrı konu.',
    ],
    4: [
      'Evde dolapları boşaltmak, koltuğu öbür köşeye taşımak, bir duvarı kazımak isteyebilirsin. Mars’ın haftalarca süren bu gücü evdekiler arasında kıvılcım da çıkarabilir. Matkabı eline almadan herkese haber ver; eski bir kırgınlığı ise kimse aç değilken konuş.',
      'Fayans aralarını diş fırçasıyla temizlemek bazen bir öfkenin en zararsız hâlidir. Mars ev içinde güç, gürültü ve iş görme isteği uyandırıyor. Tek cümleyle söylenen istek işe yarar, gerisini boya rulosu sessiz sedasız anlatır.',
      'Kim hangi odanın sahibi? Evde alan kavgası çıkabilir; kapılar çarpılmadan konuşulursa yeni bir düzen kurulur. Mars haftalarca yuvanı savunma ve değiştirme gücü veriyor. Ailende kuşaktan kuşağa geçen bir kızgınlığı da sürdürmek zorunda değilsin.',
    ],
    5: [
      'Yarışma duygun kabarıyor, gözlerin parlıyor. Mars aşkta cesareti, sporda hırsı, yaratıcı işte ilk fırça darbesini sevdirir; beğendiğin kişiye açılmak kolaylaşabilir. Oyunda kaybedince suratını asma, çocuklar seni izliyor olabilir.',
      'Langırt masasında bile bütün gücünle oynarsın bu ara. Mars arzunu, yarışma keyfini, yaratma hevesini kamçıladığı için aşkta ilk hamle sana yakışır. Karşındaki ağırdan alıyorsa üstüne gitme; neşeli bir davet bırak, cevabını kendi hızıyla versin.',
      'Provaya, antrenmana, ilk buluşmaya geç kalmak istemeyecek kadar heveslisin. Haftalarca yaratıcı işlerde cesur denemeler yapabilirsin. Çocuklarla ya da sevdiğin biriyle inatlaşırsan oyunu değiştirin. Kazananı olmayan bir etkinlik, aranızdaki sıcaklığı daha çabuk geri getirir.',
    ],
    6: [
      'İşler üst üste gelse de elinden çabuk çıkıyor. Mars’la birlikte haftalarca verimli, biraz da aceleci olabilirsin; yanındakinin yavaşlığına takılman mümkün. En ağır görevi sabaha koy, ikindide ara ver. Senin sabah bitirdiğine başkası akşam yetişebilir.',
      'Gömleğin kollarını kıvırıp üç günlük işi bir güne sığdırabilirsin. Mars çalışma temposunu hızlandırıyor, düzensizliğe duyduğun öfkeyi de büyütüyor. Ekipte işi aksatan kişiyle baş başa konuş. Esnemeyi, kapı önünde soluklanmayı ise programa görev diye yaz.',
      'Hangi alışkanlık sana her gün yarım saat kaybettiriyor? Haftalar boyunca onu değiştirecek güç elinde. Fiziksel emek, spor, tadilat gibi sonuç gösteren uğraşlar iyi gider. Mars rakip aradığı için dünkü hâlin bile geçilmeyi bekler.',
    ],
    7: [
      'Karşı taraftan itiraz gelebilir. Mars ikili ilişkilerde örtülü gerginliği açığa çıkardığından konuşmak için fırsat doğuyor. Sesini yükseltmeden sınırını tarif et. Rakip sandığın kişiyle ortak bir hedef bulursan bu güç ikinize de çalışır.',
      'Satranç tahtasının karşısında güçlü biri oturuyor, üstelik onu sen davet ettin. Mars ilişkilerde açık sözü, meydan okumayı, kimi zaman tutkuyu canlandırır. Tartışmanın kuralını baştan koyun: Söz kesmek yok, eski defter yok, çekip gitmek yok.',
      'Alttan almaktan yorulan tarafın artık konuşmak isteyebilir. Haftalarca ikili ilişkilerde hareket var; pazarlık sertleşebilir, birlikte girişilen bir iş hız kazanabilir. Haklı olduğun noktayı söyle, haksız olduğun yeri de karşındakinden önce dile getir. Saygı çoğu kez böyle doğar.',
    ],
    8: [
      'Ertelenmiş bir yüzleşmeden kaçmak zorlaşabilir. Mars ortak paraya, bağlılığa, tutkuya ve bırakmakta direndiğin şeye dokunduğu için duyguların kızışır. İçindeki kararlılık bir hesabı kapatmaya yetebilir; köşeye sıkıştırılan birinden alınan sır ise güven bırakmaz.',
      'Düdüklü tencerenin buharı usulünce bırakılırsa kimse yanmaz. Mars ortak para, tutku, güven ve kontrol konularında basıncı artırıyor. Alacak verecek konuşmasını sakin bir saate koy. Sınanmaktan yorulduğunu, anlaşılmak istediğini sevdiğin birine dolandırmadan söyle.',
      'Sırtını dayadığın duvarı yoklamak isteyebilirsin: Kim gerçekten arkanda duruyor? Haftalar boyunca yoğun duygular, cesur yüzleşmeler, köklü temizlikler mümkün. Birinin zayıf anını koz olarak saklama. Mars eli boş kalmak istemediğinden gücün kolayca gözdağına kayabilir.',
    ],
    9: [
      'Sırt çantası kapının yanında bekliyor gibi. Mars seni yola, yıllardır ertelediğin bir eğitime ya da savunduğun bir dava için söz almaya itebilir. Coşkunu vaaza çevirmemeye bak. Hazırlık sıkıcı geldiğinden ilk mola yerini yol seçer.',
      'Dar köy yolunda öndekini sollamak manzarayı kaçırtabilir. Mars uzaklara gitme, öğrenme, inandığını savunma isteğini tutuşturuyor. Bilmediğin bir sporu öğrenmek ya da bir sınava asılmak için iyi. Tartışmada karşındakine “Seni ne ikna ederdi?” diye sor.',
      'Pankartın üstüne ne yazardın? İnandığın değerler için haftalarca harekete geçme gücün var; hukuk, eğitim, seyahat işleri de hızlanabilir. Haklılık duygusu başını döndürürse kısa bir mola ver. Yolda en iyi arkadaş, sana itiraz edebilen kişidir.',
    ],
    10: [
      'Hedef tahtası tam karşında duruyor. Mesleğinde öne atılmak, sorumluluk istemek, bir projeyi sürüklemek için yakıtın bol olabilir. Mars’ın hızı üstlerinle gerginlik de doğurur; kalabalık önünde edilen itiraz, haklı olsa bile, meydan okuma diye duyulabilir.',
      'Mesai başlamadan ofisin ışığını yakan sen olabilirsin. Mars hırsını ve çalışma gücünü mesleğine yönelttiğinden bir kampanyaya, terfi mücadelesine, kendi işine girişmenin tam sırası. Bir yetkiliyle restleşmeden önce hangi sonuca razı olacağını kendine söyle.',
      'Rekabet bu ara koridorda sana selam veriyor. İşinde cesur bir öneri, hızlı bir karar, gözle görülür bir hamle beklenebilir. Rakibini izlemek için harcadığın vakti kendi dosyana ver. Kazandığında da kaybedenin elini sıkmayı unutma.',
    ],
    11: [
      'Ekibi toparlayıp otobüsü kaldıran kişi sen olabilirsin. Mars arkadaş çevrende hareket yaratıyor: bir imece, bir kampanya, hep birlikte yapılan bir spor. Fikir ayrılığı çıktığında mola verin; yol kenarında içilen çay çoğu düğümü çözer.',
      'Halat çekme yarışında en öne geçmek istersin. Mars arkadaş gruplarında girişim, eylem, bazen de liderlik kavgası başlatıyor. İşi sırtlanmadan önce kimlerin gerçekten çektiğine bak. Yük bölüşülünce dostluk da yarışın gerginliğinden kurtulur.',
      'Arkadaşının hakkını savunmak için sesin gür çıkabilir. Haftalarca ortak hedefler hız kazanır; dernek, takım, mahalle girişimi için enerjin bol. Hayalinden söz etmeyi bırakıp ilk telefonu et. Kırılan olursa topluluk önünde dilenen özür ona gösteri gibi gelebilir.',
    ],
    12: [
      'Gücün yer altından akıyor, yatağını ilk bakışta göremeyebilirsin. Sahne arkasında yarım işler sessizce bitirilebilir; bastırılan öfke ise iğneleyici şakalara sızabilir. Mars burada doğrudan vuramadığı için öfkenin asıl adresi ancak sonradan bulunabilir.',
      'Yastığını yumruklamak da bazen bir konuşma biçimidir. Mars haritanın kuytusunda durduğundan söylenmemiş kızgınlıklar yorgunluk kılığına girebilir, tek başına yürütülen bir iş ise iyi ilerler. Kime öfkelendiğini kendine açıkça söyle. Adı konan duygu geceleri daha az dolaşır.',
      'Kulis gibi bir dönem: Hamleni göstermeden hazırlanıyorsun. Yalnız çalışmak, eski bir dosyayı kapatmak, güç toplamak için önünde haftalar var. Kendi planını baltaladığın anlar da olabilir; altında öfkeden çok, alay edilme korkusu yatabilir.',
    ],
  },
  uranus: {
    1: [
      'Eski fotoğraflarındaki kişiyi tanımakta güçlük çekebilirsin. Yıllarca kimliğinde yenilik rüzgârı eser; bir gün saçın, başka bir gün bütün tavrın değişmek ister. Uranüs haber vermeyi sevmediğinden seni sevenler değişimi en son öğrenebilir.',
      'Adının baş harfini başka türlü yazmaya başlamak kadar küçük bir değişiklik, ardından büyüklerini getirebilir. Uranüs yedi yıl boyunca kimliğini tazeliyor. Şaşırtmak için değil, rahat etmek için değiş; işe, seni sıkan tek bir huydan başla.',
      '“Sen eskiden böyle değildin” diyenler çıkabilir, gülümse. Yıllarca esecek bu rüzgâr seni kendi tuhaflığına yaklaştırıyor. Uranüs ani kararları sever; bir hafta bekletildiğinde hâlâ nefes aldıran karar ise sahiden senindir.',
    ],
    2: [
      'Geçim yolun alışılmış kalıpların dışına kayabilir. Uranüs yedi yılı bulan bir süre gelirde dalgalanma, değer ölçülerinde oynama getirebilir; neye sahip olmak istediğin de değişir. Tek kapıya yaslanma, kenarda bir pay bulunsun, yeni becerini küçük ölçekte sına.',
      'Bozuk para kavanozunu kırdığın gün neyi biriktirdiğini de anlarsın. Uranüs uzun yıllar gelirini, mülk anlayışını, değer ölçünü beklenmedik yerlerden sarsıyor. Serbest iş, yeni teknoloji, alışılmadık bir hüner denenebilir. Sabit gider azaldıkça sarsıntı da hafif gelir.',
      'Başkasının paha biçtiği şey sana artık boş gelebilir. Bu yıllarda neye sahip olmak istediğin hızla yön değiştirebilir, takas ve paylaşım fikrine ısınabilirsin. Uranüs bağımsızlığı sevdirir. Bağımsızlığın da bir bedeli var, genellikle sonradan ödenir.',
    ],
    3: [
      'Düşüncelerin kestirme sokaklara sapıyor. Yedi yılı bulan bu geçiş zihnini bir hayli kıpırdatabilir: tuhaf sorular, değişen mahalle, alışılmadık komşular. Uranüs fikrini ansızın ters çevirirse söylemeden önce not düş, ertesi gün hâlâ parlıyorsa paylaş.',
      'Radyoda frekans değişirken duyulan cızırtı bazen yeni bir istasyonun habercisidir. Aklın uzun yıllar boyunca hızlı; tuhaf bağlantılar kurabilir, yeni diller öğrenebilirsin. Uranüs ara adımları atladığı için yakınların oraya nereden vardığını anlamakta zorlanabilir.',
      'Komşunun hiç beklemediğin bir mesleği çıkabilir, bir yakınının da sırrı. Uzun yıllar süren bu geçişte çevren ve düşünme biçimin sürprizlere açık. Alışılmış yolu haftada bir değiştir. Zihninde çakan fikrin ilk dinleyicisi çoğunlukla en meraklı arkadaşın olur.',
    ],
    4: [
      'Koli bandı çekmecede hazır dursun demek abartı olmaz. Uranüs yıllara yayılarak ev düzenini, aile rollerini, kök salma biçimini gevşetiyor. Ortalık değiştikçe bir eşyayı sabit tut; nereye gidersen git aynı lambanın altında oturmak yatıştırır.',
      'Anahtarlıkta kaç eski evin anahtarı duruyor? Uranüs yıllar boyunca yuva fikrini esnettiğinden yer değiştirmek, aileden farklı bir düzen kurmak, köklere mesafe koymak mümkün. Uzaklık ferahlatır; geride seni bekleyen biri varsa özlem de hesaba girer.',
      'Pazar yemeğinin saati değişir, sofraya başka insanlar oturur, iskemleler komşudan gelir. Bu yıllarda aile tanımın genişleyebilir. Uranüs duvar yıkmayı sever, sen önce kapıları dene. Büyüklerin alışması ise birkaç bayram sürebilir.',
    ],
    5: [
      'Beklemediğin bir yüz, beklemediğin bir tutku… Uranüs yıllar boyunca, usul usul aşkı ve yaratıcılığı kalıptan çıkarıyor. Çabuk parlayan ilişki çabuk soğuyabilir; heyecanı tanı, bağlanmayı zamana yay. Sanatında bir kuralı bilerek bozmayı dene.',
      'Kırmızı ışıkta yan arabadakiyle göz göze gelip gülmek gibi ani sevinçler olabilir. Uranüs yedi yıl kadar aşkta ve sanatta sürprizi, özgünlüğü besliyor. Kuralsız ilişki de anlaşma ister. Neyin ikinizi incittiği, neşeli bir akşamda daha rahat konuşulur.',
      'Yeteneğin bu yıllarda hiç hesaba katmadığın bir alanda ortaya çıkabilir: elektronik müzik, sokak gösterisi, çizgi film. Çocuklar da seni şaşırtabilir, bırak şaşırtsınlar. Uranüs çabuk sıkıldığından birçok deneme üçüncü gününü göremeden yarım kalabilir.',
    ],
    6: [
      'Çalışma saatlerin kendi kuralını yazmaya kalkabilir. Uranüs yıllar içinde iş düzenini esnetir, yöntemleri yeniler, seni uzaktan ya da dağınık vakitlerde çalışmaya itebilir. Değişmeyen tek bir alışkanlık, bu dağınıklıkta saatten daha çok işe yarar.',
      'Masanın yerini değiştirince işin de değiştiğini fark ettin mi? Uranüs yıllarca çalışma biçimini, araçlarını, saatlerini yeniliyor. Otomatikleşen işi makineye bırak, sana kalan vakti işe geri verme. Tempo değişikliğini en önce uykun belli eder, sonra omuzların.',
      'Rutin kelimesi sana dar geliyor olabilir. Bu dönemde işten işe geçmek, serbest çalışmak, yöntemi tersine çevirmek gündemde. Ekip arkadaşların değişiklikten yorulmasın diye bir kez haber ver, bir kez de göster. Kaydı tutulan deney daha çok şey öğretir.',
    ],
    7: [
      'İlişkide “Biz böyleyiz” cümlesi eskisi kadar rahat kurulmayabilir. Uranüs uzun yıllar ortaklıklara hava ve mesafe taşıdığı için özgür bırakan bağlar canlanır, sıkan bağlar huysuzlanır. Kaçmadan önce hangi pencerenin açılmasını istediğini söyle.',
      'Evli çiftlerin ayrı tatil yapmasına şaşıran kuşaktan olsan bile bu fikir artık ilginç gelebilir. İlişkilerde yıllarca mesafe, eşitlik, yenilik aranıyor. Uranüs alışkanlıktan sıkıldığı için yıllardır aynı geçen bir akşam bile ikinizin merakıyla değişebilir.',
      'Sıra dışı birine çekilmen, belki içindeki sıra dışı yana çekilmendir. Bu uzun geçişte ortaklıklar ansızın başlayabilir ya da biçim değiştirebilir. Özgür kalmak istediğin konuyu saklaya saklaya kavgaya dönüştürme. Söylenen ihtiyaç, saklananından hafiftir.',
    ],
    8: [
      'Kontrolü elden bırakmayı azar azar öğreten yıllardasın. Uranüs ortak kaynaklarda ani dönüşlere, mahremiyette beklenmedik bir açıklığa yol açabilir. Ortak hesapların belgelerini düzenli tut; kalbinde bir şey değiştiğinde de haberi geciktirme.',
      'Sigorta attığında bütün ev aynı anda susar, sonra biri gülmeye başlar. Uranüs yıllara yayılan geçişinde ortak paraya, tutkuya, güvene böyle ani kesintiler getirebilir. Yedek planın olsun. Sarsıntı geçince hangi bağın daha dürüst kaldığı da ortaya çıkar.',
      'Yıllarca korktuğun konuşmanın on dakika sürdüğünü görmek insanı hafifletir. Bu dönem tabu saydığın konulara serbest bir hava getiriyor; bağımlılık ilişkileri gevşeyebilir. Kendine ait bir hesabın olması Uranüs yıllarında rahatlatır. İnsan kendi payını bilince yakınlıktan da az korkuyor.',
    ],
    9: [
      'Bir zamanlar üstüne yemin ettiğin fikre şimdi gülümseyebilirsin. Uranüs dünya görüşünü yıllar içinde sarsarak genişletir; ani bir yolculuk, sıra dışı bir öğretmen, uzak bir kıtadan gelen kitap buna vesile olabilir. Eski hâlini küçümsemeden değiş.',
      'Yanlış yöne giden trene binip hayatının en güzel kasabasını görmek mümkün. İnançların, öğrenimin, yolculukların uzunca bir zaman Uranüs’ün keyfine göre yön değiştirebilir. Diplomasız hocaları da dinle. Uranüs yeniye çabuk kapıldığından, karşı görüşün de zeki savunucuları olduğu unutulabilir.',
      'Sorgulanmaz sandığın bir kurala gülebildiğin gün özgürleşmeye başlarsın. Uzun yıllar dünya görüşün hızla değişebilir, uzaklardan gelen biri fikrini altüst edebilir. Kimsenin inancını incitmeden kendi sorularını sor. Uranüs cevaptan çok soruyu sevdiği için bu iş uzar.',
    ],
    10: [
      'Kartvizitindeki unvan birkaç kez silinip yazılabilir. Uranüs mesleğinde bağımsızlık arayışını yıllar boyu diri tuttuğundan alışılmadık bir rol sana yakışabilir. Kapıyı vurup çıkmadan önce yeni fikri mesai dışında dene, sonucuna göre konuş.',
      'İş ilanında karşılığı olmayan bir mesleğin olabilir bir gün. Uranüs yıllarca kariyer çizgini zikzaklara sokuyor; özgün bir rol, serbest bir statü, ani bir yön değişikliği mümkün. Farklılık ilgi uyandırır, asıl soru ise hep aynı: Bu iş neye yarıyor?',
      'Müdür koltuğu seni cezbetmiyorsa sorun sende değil, belki koltuktadır. Bu uzun dönem seni otoriteyle bağını gevşetmeye, kendi kuralını koymaya çağırıyor. Köprüleri atmadan geçişini hazırla: bir müşteri, bir referans, birkaç aylık birikim.',
    ],
    11: [
      'Çevrendeki yüzler mevsimlerden hızlı değişebilir. Uranüs yıllarca arkadaş gruplarına tuhaf, parlak, senden farklı insanlar getirdiğinden hayallerin de cesurlaşıyor. Yeni çevreni severken seni eskiden beri tanıyan o dosta da ara sıra yaz.',
      'Doğaçlama yapan bir müzik topluluğunda kimse notaya bakmaz, herkes birbirini dinler. Uranüs kendi doğasına yakın bu evde, yıllarca arkadaşlıklarını ve geleceğe bakışını yeniliyor. Kuşak farkına aldırmadan kurulan bir atölye ufkunu açabilir.',
      'Alışılmış çevrende kendini yabancı hissedersen kapının önünde fazla oyalanma. Bu yıllarda ortak ideali olan sıra dışı insanlarla karşılaşabilirsin. Uranüs grupları hızla kurar, hızla dağıtır. Ayrılırken arkada bırakılan iyi hatıra, sonraki tanışmada ilk selamdır.',
    ],
    12: [
      'Gece yarısı uyandıran bir fikir, rüyada çakan bir ışık… Uranüs bu yıllarda sessiz ve derinden çalışıyor; farkına varmadan taşıdığın zincirleri gösterebilir. Sezgini kimseye anlatmadan deftere geçir. Yalnız geçen plansız bir saatte aklına neyin geleceğini kestirmek zor.',
      'Uyandığında elinde kalan rüya parçası bazen bir anahtar kadar iş görür. Uranüs yıllarca bilinçdışının kapılarını çaldığı için eski korkular ansızın gülünç, bastırılan fikirler birden açık görünebilir. Uykunu koru, kendine ait sessiz bir deney odası kur.',
      'Kimse görmeden değişmek de bir özgürlük. Bu geçiş perde gerisinde uzun yıllar sürüyor, gizli korkuları gevşetiyor, sezgiyi keskinleştiriyor. Huzursuz gecelerde pencereyi aç, bir iki satır yaz. Seni bağlayan ipi tanıman, onu çözmenin yarısıdır.',
    ],
  },
  neptune: {
    1: [
      'Çizgilerin sulu boya gibi birbirine akıyor. Neptün uzun yıllar boyunca seni daha duyarlı, daha hayalci, belki biraz belirsiz kılar. Odadaki duygunun sana mı, başkasına mı ait olduğunu sor. Kim olduğunu da her bahar tek cümleyle yeniden yaz.',
      'Sahil kasabalarında evlerin rengi tuzla yumuşar, senin de hatların öyle. Neptün on yıldan uzun bir süre kimliğini incelttiğinden insanlar sende görmek istediklerini görebilir. Başkasının ruh hâlini eve taşıma. Eve girince ellerini yıkamak bile bir sınırdır.',
      'Kim olduğunu soran birine şarkı mırıldanarak cevap verebilirsin. Bu uzun dönemde duyarlılığın, şefkatin, oyunculuğun artıyor; kararlılığın ise bazı mevsimler buğulanabilir. Neptün sınırı sildiğinden, seni yakından bilen birinin tarifi seninkinden daha net olabilir.',
    ],
    2: [
      'Rakamlar sisli havada yürüyor gibi gelebilir. Neptün yıllarca kazanç ve sahiplik anlayışını yumuşattığı için bir ideal uğruna ucuza çalışmak da kolaylaşır. Harcamanı ay sonunda kâğıda dök, güvendiğin birine göster. Değerin, faturadaki toplamdan ibaret değil.',
      'Cüzdanını nereye koyduğunu sık sık unutuyorsan bunu küçük bir işaret say. Parayla ve değerle ilişkin yıllarca hayale yakın; gönlünden kopanı vermek güzel. Neptün ayrıntıyı sevmediği için unutulmuş bir otomatik ödeme, güzel niyetin altından sızabilir.',
      'Sanatla ya da insanlara yardım ederek geçinme hayali bu yıllarda güçlenebilir. Neptün maddede anlam arar, rakamı ise dağıtır. Fiyatını düşük tutup sonra kırılacağına, önceden adil bir ölçü koy. İlhamın da kira ödeyen bir sahibi var.',
    ],
    3: [
      'Sözcüklerin arasından müzik sızıyor. Neptün on yılı aşan geçişinde konuşmanı şiire, düşünmeni çağrışıma yaklaştırdığından adresler ve saatler karışabilir. Hayal gücünü yaz, çiz, anlat. Önemli bilgiyi ise ikinci bir kaynaktan yoklamayı alışkanlık edin.',
      'Yolda yürürken kurduğun cümle, eve varana dek şiire dönebilir. Neptün uzun yıllar düşünceye imge, konuşmaya müzik katıyor. Yakınlarından biriyle aranızda yanlış anlaşılma çoksa varsayımları tek tek yoklayın. Not tutmak, hayal kuran zihnin en iyi dostudur.',
      'Duyduğunu değil, hissettiğini aktarma eğilimin artabilir. Bu yıllarda anlatıcılığın, taklidin, sezgili dinleyişin gelişiyor; haberle dedikodu birbirine karışabilir. Neptün sana sessizliğin dilini de öğretir. Yakınlarından biriyle konuşmadan yürünen bir saatte çok şey duyulur.',
    ],
    4: [
      'Yuva dediğin yer adreste değil, bir kokuda saklı olabilir. Neptün yıllar boyunca sezdirmeden aile hikâyelerini efsaneye çevirir. Geçmişi güzel yanıyla da hüzünlü yanıyla da dinle. Efsanelerde ne musluk sızdırır ne de bir söz söylenmeden kalır.',
      'Yazlıkta unutulmuş bir hırka, ailenin bütün hikâyesini anlatabilir. Neptün on yılı aşkın süre boyunca yuva özlemini, kökleri, çocukluk anılarını masalsı bir ışıkla yıkıyor. Hatırladıklarını bir büyüğüne doğrulat. Gerçeği bilmek sevgini azaltmaz, yerini sağlamlaştırır.',
      'Nereye ait olduğunu tam bilememek bu yılların ince sızısı olabilir. Ev değiştirmek, sınırsızca misafir ağırlamak, aile yükünü sessizce taşımak çekici gelir. Odanda kimsenin izinsiz girmediği bir köşe kur; şefkatin de uyuyacak yer istiyor.',
    ],
    5: [
      'Âşık olduğun kişiyle hayal ettiğin kişi arasındaki çizgi incelebilir. Neptün bu yıllarda romantizmi ve sanatı besliyor: müzik, sinema, boya, masal. Esini bol bol kullan; birini severken ise onun uykusuz ve somurtkan hâlini de tanımaya çalış.',
      'Vapur güvertesinde rüzgâra karşı söylenen şarkıyı kimse tam duymaz, yine de söylenir. Neptün uzun yıllar aşkı ve sanatı esinle dolduruyor. Birine vurulduğunda onun hangi sözünü tuttuğuna bak. Neptün, hayalde kusursuz duran eseri kolay kolay bitirtmez.',
      'Kalbin kolay büyüleniyor; film bitince jenerik boyunca yerinden kalkamayabilirsin. Bu yıllarda yaratıcılık derin bir kaynağa bağlanıyor, çocuklarla kurulan hayal oyunları zenginleşiyor. Aşkta kurban ya da kurtarıcı rolü bu yüzden tatlı görünür; Neptün dramı sever.',
    ],
    6: [
      'Günlük düzen su gibi, girdiği kabın biçimini alıyor. Neptün yıllara yayılan bir yumuşaklıkla işinde anlam aratır, programı ise dağıtabilir. Yardım ettiğin kişileri seç. Dağınık güne bir çıpa at: aynı saatte yürüyüş, aynı yerde öğle molası.',
      'Masada yarım bardak çay, açık bir dosya ve pencereye dalmış bir çift göz. Neptün yıllarca gündelik işin kıyısından sızıyor; hizmet etmek, güzelleştirmek isterken ayrıntıyı kaçırabilirsin. Hayal kendine ayrılmış bir saat bulduğunda işe daha az karışır.',
      'İyilik yaparken yorulduğunu geç fark edebilirsin. Çalışma hayatın yıllar geçtikçe merhametle, sanatla ya da görünmez emekle karışıyor. Üstlendiklerini bir yere yaz, toplamı seni şaşırtabilir. Bedenin yumuşak ritimleri sever: su kenarı, ağır ağır esneme, erken sönen ışık.',
    ],
    7: [
      'Karşındakine bakarken kendi düşünü görebilirsin. Neptün uzun yıllar ilişkilere şefkat ve bulanıklık taşıdığından bağışlamak kolay, sınır koymak zordur. Anlaşmaları yazıya dök. Sevdiğini kurtarmaya girişmeden ona neye ihtiyaç duyduğunu sor.',
      'Buğulu cama çizilen kalp çabuk silinir, ama niyeti gerçektir. Neptün uzun yıllar ilişkilere özlem, ideal, şefkat taşıyor. Sevdiğini olduğu gibi görmek istediğinde üçüncü bir göz yardım eder: güvendiğin bir arkadaş, birlikte gidilen bir danışman.',
      'Kusursuz eşi bekleyen yanınla yanındaki insan arasında kim kazanıyor? Bu yıllarda birleşme isteği güçlü, sınırlar geçirgen. Ortaklıkta muğlak kalan her madde sonradan konuşulur, o yüzden önceden yazın. Düş sevgiyi başlatır, açıklık uzun ömürlü kılar.',
    ],
    8: [
      'Duvarların inceldiği bir yakınlık özlemi yıllarca içinde dolaşabilir. Neptün birlikte kullanılan parayı da duyguyu da belirsizleştirebilir; kimin ne verdiği unutulur. Hesapları duru tut. Neptün su gibi aktığından bırakılan şey de gürültüsüzce uzaklaşır.',
      'Gece denize girmek hem büyüler hem ürpertir; kıyıda bir fener lazımdır. Neptün yıllarca güven, tutku ve ortak kaynak alanında suları derinleştiriyor. Kefil olmadan, ortaklığa girmeden önce kâğıdı bir uzmana okut. Hislerini ise kimseye onaylatmak zorunda değilsin.',
      'Başkasının acısını kendi içinde duyuyorsan bu yıllarda daha da hassaslaşabilirsin. Yakınlık arzusu da sırlara duyduğun merak da artıyor. Neptün vazgeçmeyi güzelleştirir; neden vazgeçtiğini yine de bil. Sana ait payı sormak bencillik değildir.',
    ],
    9: [
      'Uzaklar, olduklarından masalsı görünebilir. Neptün yıllarca anlam arayışını beslediği için bir inanç, bir öğreti, bir deniz kıyısı seni derinden çekebilir. Hayranlık duyduğun rehberin hayatına da bak. Yola niyetle çık, dönüş biletini de ayırtmış ol.',
      'Ezan, çan, dalga sesi: Hangisini duyunca durup dinliyorsun? Anlam arayışın Neptün’le birlikte, yıldan yıla daha mistik bir yere çekiliyor. Sevdiğin öğreti sana soru sorma hakkı tanıyor mu, bak. Uzak yolculuklarda gönül çabuk karar verir, haritayı sonradan arar.',
      'Hayalindeki ülkenin kışını da görmeden taşınma kararı verme. Bu uzun geçiş seni inanca, edebiyata, deniz aşırı düşlere açıyor; hocaları yüceltmek kolaylaşıyor. Kitaptaki sevginin sınandığı yer çoğunlukla apartmanın girişi, komşunun yanıdır.',
    ],
    10: [
      'Meslek denince gözünün önüne unvandan çok bir görüntü gelebilir. Yıllarca işinde anlam, sanat, yardım ararsın; yolun net çizilmeyebilir. Neptün çizgileri silikleştirdiği için hakkında dolaşan söylentiler gerçeğinden daha renkli olabilir.',
      'Bazı insanlara işini sorunca uzun bir hikâye dinlersin, sen de onlardan olabilirsin. Neptün yıllarca kariyere sanat, hizmet, bulanıklık katıyor. Özgeçmişini bir dost yardımıyla sadeleştir. Adının arkasında duran somut bir iş, söylentiden uzun yaşar.',
      'Başarı tanımın eriyip yeniden şekil alıyor. Bu yıllarda şöhret ya da makam tek başına doyurmayabilir; yardım eden, iyileştiren, güzelleştiren işler çağırır. Neptün vaatleri buğulandırdığından amirinin sözünü yazıyla teyit et. İlhamı Neptün verir, mesai saatini sen ayırırsın.',
    ],
    11: [
      'Aynı düşü gören insanlar arıyorsun. Neptün yıllar boyunca dostluklara şefkat, ideallere genişlik katar; bir topluluğa fazla kapılmak da mümkün. Kalabalıktan döndüğünde kendi sesini duymak için sessizce yürü, kararı ondan sonra ver.',
      'Kumsalda ateş etrafında toplanan yabancılar bir geceliğine kardeş olur. Neptün yıllarca dostluğa böyle sınırsız bir sıcaklık, ideallere uçsuz bucaksız bir ufuk veriyor. Ertesi sabah çöpleri kim topluyorsa güvenilecek arkadaş çoğunlukla odur.',
      'Herkesin derdini dinleyen kişi olmak seni yalnız bırakabilir. Bu yavaş geçişte topluluklara kapılmak, hayırseverlik, ortak bir düşte eriyip gitmek mümkün. Neptün’ün güzel tarafı şefkattir. Sen de bir toplantıda “Bu kez bana kulak verin” de.',
    ],
    12: [
      'Deniz kendi kıyısına dönmüş gibi: Neptün yıllarca sürecek, içe dönük, rüyalı, sezgisi bol bir dönem açıyor. Sanat, inziva, iç sessizlik iyi gelebilir. Bu evin doğal yöneticisi de odur; dinlenmek derinleşir, kaçmak da dinlenmek kadar tatlı görünür.',
      'Akvaryumun önünde zamanın nasıl geçtiğini anlamayan çocuk hâlâ içinde. Neptün on ikinci evde, en rahat ettiği sularda, uzun yıllar sezgiyi, düşleri, merhameti derinleştiriyor. Görünmeyenle meşgulken elle tutulur bir bağın da kalsın: her hafta aynı saatte aranan bir ses.',
      'Yalnızlık bu yıllarda ipek gibi de gelebilir, sis gibi de. Sanat, dua, sessiz hizmet ruhunu beslerken erteleme ve kaçış da tatlı görünür. Hangi kapıyı kapatınca ferahladığını, hangisini kapatınca kaybolduğunu bir ay boyunca gözle.',
    ],
  },
  pluto: {
    1: [
      'Bakışlarının derinleştiğini söyleyenler çıkabilir. Plüton on yılları bulan ağır adımlarla kim olduğunu kökünden ayıklar; eski kimlikler gevşer, iraden belirginleşir. Gücünü kanıtlamak zorunda değilsin. Kabuk değiştirirken altındaki ince deriye zaman tanı.',
      'Yanardağ toprağında asma yetişir, ama önce külün soğuması gerekir. Kimliğin çok uzun yıllar derinden yenileniyor; eski bir hâlinden geriye yalnız ismin kalmış gibi gelebilir. Plüton gücü sessizce biriktirdiğinden çevren senden biraz çekinebilir.',
      'Girdiğin ortamda hava değişiyorsa bunun sorumluluğu da sana düşer. Yavaş ve köklü bir dönüşümün içindesin; irade, kontrol, görünme biçimi yeniden şekilleniyor. Her yıl bir maskeyi emekliye ayır. Altından çıkan yüze alışmak zaman isteyecek.',
    ],
    2: [
      'Sahip olma biçimin ağır ağır dönüşüyor. Plüton kazancın, güvencenin ve kendine biçtiğin değerin temelini yıldan yıla kazdığından tutunduğun bir mal eskisi kadar anlam taşımayabilir. Sana neyin yettiğini bul. Korkuyla biriktirmek yerine bilerek sadeleş.',
      'Madenciler ışığı alınlarında taşır; sen de değer ararken kendi lambanı yak. Plüton yıllar yılı para, güvence ve özsaygı arasındaki gizli tünelleri kazıyor. Neyi yitirmekten korktuğunu yaz. Korkunun adı konunca harcamanın da biriktirmenin de ateşi düşer.',
      'Elinde tuttuğun şey seni mi tutuyor? Yıllara yayılan bu geçiş mülkiyeti ve yeteneği kökten sınıyor; eskiden küçümsediğin bir becerin güç kaynağına dönüşebilir. Plüton parayı güç saydığı için kazanç üzerinden kurulan baskı da açıkça görünür.',
    ],
    3: [
      'Kelimelerinin gücünü fark etmen yıllar sürebilir. Plüton düşünme biçimini derinden yokladığı için akrabayla ve yakın çevreyle kurulan eski düzen değişebilir. İkna ettiğin yerde duraksa: Karşındaki özgürce mi evet diyor? Gerçeği az sözle söylemek yetiyor.',
      'Tek bir kelime bazen koca bir ailenin suskunluğunu bitirir. Plüton uzun yıllar boyunca düşünceni keskin, sözünü etkili kılıyor; kardeşlerle üstü kapanmış konular açılabilir. Bildiğini kime, ne için anlattığını sor. Gerçek de incitmek için söylenirse taşa döner.',
      'İzi bulmadan eve dönmeyen bir dedektifin inadı var aklında. Zihnin, yıllar içinde işin dibine kadar gitmeye alışıyor; saplantılı düşünceler de çoğalabilir. Haftada bir gün hiçbir şeyi çözme. Otobüste dışarıyı seyret, başkasının müziğini dinle.',
    ],
    4: [
      'Evin bodrumunda kapağı açılmamış bir sandık varmış gibi. Plüton uzun yıllar boyunca aile sırlarını, aidiyeti, yuvanın ne demek olduğunu yoğurur. Geçmişi aklamaya çalışmadan anla. Yaşadığın yeri bir çiviyle, bir rafla, bir konuşmayla kendinin kıl.',
      'Eski binaların güçlendirilmesi yıllar sürer, içinde yaşayanlar toza alışır. Plüton aile mirasını, kökleri, güvende hissetme biçimini yavaşça değiştiriyor. Konuşulmayan bir olayı sormak istersen uygun bir zaman seç. Cevap vermeyene kızma, herkesin kapısı ayrı hızda açılır.',
      '“Evin reisi kim?” sorusu kulağa eski gelir, cevabı ise hâlâ sofrada oturuyor olabilir. Uzun yıllar boyunca aile içi güç dengeleri yer değiştiriyor. Plüton, seni çocuk yerine koyan o sesi duyurur. Yetişkin bir cümle çoğu zaman onu susturmaya yeter.',
    ],
    5: [
      'Yarım yamalak sevmek sana yetmeyebilir. Plüton aşkta, yaratıcılıkta, oyunda tutkunun dozunu yıllarca yüksek tuttuğundan kıskançlık da bu yoldan girebilir. Yoğunluğunu bir esere akıt. Sevdiğini avucunda değil, yanında tutmak ikinize de nefes aldırır.',
      'Sahneye çıkmadan önce karanlıkta beklenen o an, asıl oyundur. Plüton yıllarca aşkı, yaratıcılığı, gurur duyma ihtiyacını derinleştiriyor. Sevdiğinin hayatına hâkim olma isteği gelirse eline bir parça kil al, onu yoğur. Tutku kendine biçim bulunca sevgi rahatlar.',
      '“Neden bu kadar çok istiyorum?” Bu soruyu kendine sorduran uzun bir geçiş yaşıyorsun. Yaratma arzusu kuvvetli, beğenilmemek ağır gelebilir. Bir eserini kimseye göstermeden bitir. Plüton gücü, alkış beklemeden çalışılan yerde biriktirir.',
    ],
    6: [
      'Çalışma hayatında sessiz bir söküp takma sürüyor. Plüton yıllar boyu alışkanlıkların neye yaradığını sorar; iş yerindeki güç oyunları da göze batabilir. Bir düzeni yıkmadan yerine ne koyacağını bil. Yorulduğunda durmak da iradedir.',
      'Paslanmış bir vidayı zorlamadan, yağlayıp bekleyerek açarlar. Plüton yıllar içinde çalışma alışkanlıklarını, bedenle ilişkini, iş yerindeki hiyerarşiyi dönüştürüyor. En dipteki vida çoğunlukla, insanın kendini tükettikçe değer kazandığına dair eski bir inançtır.',
      'Yazılı olmayan kuralları iş yerinde ilk sen fark ediyorsun. Bu ağır geçiş seni köklü bir düzene, bazen de mesleki bir yeniden yapılanmaya götürebilir. Plüton her şeyi denetlemek ister. Sen bir işi devret, sonucuna da karışmamayı dene.',
    ],
    7: [
      'Ortaklıklarda kimin sözünün geçtiği uzun bir konuya dönüşebilir. Plüton yıllarca ikili bağları derinleştirir, eşit olmayan yanları ortaya çıkarır. Etkilemekle baskı kurmak arasındaki ince çizgiyi gözet. Dürüst bir çatışma, suskun bir itaatten daha sıcaktır.',
      'İki güçlü mıknatıs ya kavuşur ya birbirini iter; ikisi de aynı kuvvetin işidir. Plüton uzun yıllar ilişkide gücü, sadakati, teslimiyeti konu ediyor. Kıskançlığını utanmadan anlatabildiğin kişi seni tanıyor demektir. Sınava çekilen sevgi ise yavaşça sertleşir.',
      'Bir ilişkinin içinde kaybolmadan derinleşmek uzun bir hünerdir. Bu yıllarda eski ortaklıklar biçim değiştirebilir, yeni gelenler seni temelden etkileyebilir. Plüton’un aynası keskin gösterir. Karşındakinde katlanamadığın huyun bir benzeri sende de var mı?',
    ],
    8: [
      'Derin suda yüzmeyi öğreniyorsun. Plüton’un yıllar süren geçişi paylaşılan parayı, sırrı, tutkuyu ve güveni kökten yenileyebilir. Her kapıyı açmak zorunda değilsin. Bırakman gerekeni bırakırken yanında sabırlı biri olsun, seni çekiştirmesin.',
      'Arkeologlar kazmayı bırakıp fırçayla çalışır. Plüton sekizinci evin yollarını iyi bilir; yıllar boyunca güvenin, arzunun, ortak mülkün katmanlarını açıyor. Bulduğun her parçayı hemen anlamlandırma. Yanında sır tutmayı bilen biri varsa toprağın altı daha az ürkütür.',
      'Kimin kime borçlu olduğunu kalbinde saymak artık yoruyor. Uzun geçiş boyunca bağımlılıklar çözülebilir, paylaşım kuralları yeniden yazılabilir. Plüton yarım açıklığı sevmez. Ya konuş ya da doğru anı beklediğini söyle; arada kalan suskunluk iki tarafa da ağır gelir.',
    ],
    9: [
      'Çoktandır savunduğun bir doğru sana artık dar gelebilir. İnançların, eğitimin, uzaklarla kurduğun bağ yıllar boyu kökten sınanır; tek bir kitap bile yön değiştirtebilir. Plüton ölçüyü sevmediğinden yeni gerçek çabucak vaaza dönebilir.',
      'Yıllarca ezbere söylediğin bir cümlenin anlamını ilk kez duymak sarsıcıdır. Plüton inançları, öğretmenleri, uzak dünyaları kökten sorgulatıyor. Eski fikrinden ayrılırken ona da teşekkür et. Yeni bir bağnazlığa yerleşmemek için yenisinin de gülünecek bir yanını bul.',
      'Büyük bir hakikati bulduğunu sandığında önce çamaşırları as. Bu uzun dönem seni derin çalışmalara, dönüştüren yolculuklara, güçlü hocalara yöneltebilir. Bilgi üzerinden üstünlük kuranı tanı. Çok bilmek, karşındakinin aklına yer bırakmamanın en kibar yolu olabilir.',
    ],
    10: [
      'Yetki sahibi olmak ne işe yarar, uzun yıllar bu soruyla çalışabilirsin. Plüton mesleğini ve toplum önündeki yerini yavaşça dönüştürüyor. Güçlü birine benzemek yerine kendi ölçünü koy; yükselirken kimlerin omzundan destek aldığını hatırla.',
      'Koltuğun yüksekliği arttıkça ayakların yere değip değmediğini yoklamalısın. Mesleğin, itibarın, otoriteyle kavgan Plüton’un elinde ağır ağır dönüşüyor. Bir görev kapanıp bambaşkası açılabilir. İnsanlar en çok, gücünü kimi korumak için kullandığını hatırlar.',
      'Hırstan utanmak da ona teslim olmak kadar yorar insanı. Toplum önündeki yerin ağır ağır, ama derinden değişebilir; perde arkası oyunlar gözüne çarpar. Plüton sabırlı stratejiyi sever. Asıl soru, hedefe kimsenin omzuna basmadan varılıp varılamayacağıdır.',
    ],
    11: [
      'Dost sandığın bazı çevrelerden usulca uzaklaşabilirsin. Plüton yıllar içinde arkadaşlığı, toplu idealleri, geleceğe dair umudunu eleyip durur; az ama içten bağlar kalır. Grubun senin yerine karar vermeye başladığı gün, kopuşun da başladığı gün olabilir.',
      'Bir arkadaş uzaklaşınca grubun oturma düzeni de değişir. Plüton acele etmeden çevreni, toplumsal hedeflerini, umudunun kaynağını değiştiriyor. Topluluk senden sadakat isterken vicdanını da istiyor mu? İkisini karıştıran yerden sakince, selam vererek ayrılabilirsin.',
      'Birkaç kişinin inadı bazen koca bir kurumu kımıldatır. Yılların akışı seni kararlı insanlarla, köklü değişim isteyen işlerle buluşturabilir. Plüton etkini artırırken kulis yapmanın tadı da gelir. Masada söylemeyeceğin sözü koridorda da söyleme.',
    ],
    12: [
      'Gölgede bekleyen bir yanın yavaş yavaş söz istiyor. Plüton yılların sabrıyla iç dünyanın zeminini işler; eski korkular, utanılan anılar, saklanan güç yüzeye yaklaşabilir. Onlarla savaşma. Yaz, dinlen, gerekirse bu işin eğitimini almış birine anlat.',
      'Kışın toprağa bakan, altında bir şey olmadığını sanır. Plüton yıllarca görünmeyen katmanda çalıştığından unutulmuş korkular, saklı güçler, eski suçluluklar yavaşça biçim değiştiriyor. Bir süre karanlıkta otur. Lambanın düğmesi yine senin elinin altında.',
      'Sana hep engel olan şeyin aslında seni koruduğunu fark edebilirsin. Bu uzun ve sessiz dönem iç dünyayı kökünden yeniler; yalnızlık, düşler, tek başına yapılan çalışmalar öne çıkar. Plüton acele ettirmez. Anlatma isteği de çok sonra, azar azar gelebilir.',
    ],
  },
};
