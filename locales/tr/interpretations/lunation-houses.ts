import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** A new or full Moon in each solar house: what to begin, what comes to light, in three variants. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: [
      'Boş bir sayfanın üstüne adını yazıyorsun. Yeniay kendinle ilgili bir niyete yer açıyor: yeni bir duruş, geciken bir cesaret, başka türlü bir “ben”. Küçük ve görünür bir adım seç, örneğin fikrini ilk kez söylediğin bir toplantı. Ektiğin tohumu her gün eşeleyip bakma.',
      'Yeni ayakkabı ilk sokakta biraz gıcırdar, sonra ayağın alışır. Birinci evin doğal yöneticisi Mars’tır, bu yeniay da kişisel bir başlangıca elverişli: Görünüşünü, tavrını, kendini tanıtırken kurduğun cümleyi tazeleyebilirsin. Kimseye duyurmadan bir hafta üstünde taşıdığın değişiklik rahatsa senindir.',
      'Kendin için ne istiyorsun, başkasının beklentisini karıştırmadan? Gökyüzü karanlıkken bu soruya kulak vermek kolaylaşır. Yeniay senin burcunda bir sayfa açıyor; dileğini tek satırda tut, yanına da o hafta atabileceğin bir adımı yaz. Fazlası heves, azı bahane olur.',
    ],
    2: [
      'Kumbaraya ilk madenî para düşüyor: Güneş’le Ay aynı yerde buluştuğundan değer ve kazanç konusunda mütevazı bir başlangıç yapılabilir. Hangi becerinle geçinmek istediğini, nelerin para vermeye değdiğini yaz. İlk hafta değişen tek bir harcama alışkanlığı bile ay sonunda hesapta belli olabilir.',
      'Cetvelin sıfır çizgisine kalemin ucu değiyor. Yeniay, cüzdanından geçenler ve emeğine koyduğun bedel için yeni bir ölçü seçmene fırsat verir. Güncellenmiş bir fiyat, kısılmış bir gider, köşede duran aletin yeniden işe koşulması: Ölçü küçük adımla da değişir.',
      'Bir avuç mercimekle kurulan sofra da sofradır. Bu yeniayda elindekinden başlamak, eksik olana bakmaktan bereketli gelebilir. İşe yarayan üç becerini yaz, birini bu ay birine teklif et. Karşılığını konuşurken de yuvarlak sözlere sığınma, açık ol.',
    ],
    3: [
      'Neyi merak ediyorsun? Bunu sormanın sırası geldi. Yeniay öğrenmeye, yazmaya, mahallende bir bağ kurmaya yer açıyor. Bir akşam dersine kaydol ya da bir yakınınla bir türlü yapamadığın konuşmayı başlat. İlk taslak günlerinde kusursuz cümle pek aranmıyor.',
      'Bir kütüphane kartıyla başlasın bu yeniay. Yakın çevrede taze bağlar, yeni bir ders, yazıya dökülecek bir fikir için uygun günler var. Zihninde dolaşan konuyu beş cümleyle anlatmayı dene; anlatamadığın yer, öğrenmeye başlayacağın yerdir.',
      'Takma bir adla da olsa yazmaya başla. Yeniay kelimelerine, merakına, kısa yollara taze bir yer açıyor; bir kardeşle ya da eski bir okul arkadaşıyla haberleşmek de iyi gelebilir. Her gün aynı saatte on satır yeter, kâğıt sabırlıdır.',
    ],
    4: [
      'Karanlık bir odada önce küçük bir lamba yakılır. Bu evin doğal yöneticisi Ay’dır; yuvanla, ailenle, aidiyetinle ilgili bir niyet yeniayla filizlenebilir: yer değiştirmek, barışmak, yalnızca bir rafı düzenlemek. İçinden geçen yuvanın resmini çiz; ertesi gün onun en küçük parçasını kur.',
      'Anahtarı kilitte ilk kez çevirirken duyulan o küçük ses… Yeniay yuvan, ailen ve iç huzurun için yeni bir dönemin başına denk geliyor. Evde yeni bir alışkanlık başlat: haftada bir davet sofrası, akşamları sessiz bir saat. Önce uygula, sonra adını koyarsın.',
      'Kendini en güvende hissettiğin yer neresiydi? O duygunun bir parçasını bulunduğun yere taşımak için karanlık gökyüzü iyi bir başlangıç veriyor. Yastığın yerini değiştirmek bile olur. Ailenle mesafeni yeniden ayarlarken bir davet, uzun açıklamadan yumuşak gelebilir.',
    ],
    5: [
      'Yıllardır çekmecede duran mızıka yeniden ses verebilir. Bu yeniay aşka, oyuna, bir esere başlamak isteyen yanını çağırıyor. İlk denemenin sesi kulak tırmalayabilir; zevki de biraz oradan, kimsenin not vermediği yarım saatten gelir.',
      'Oyun parkının önünden geçerken salıncağa bakıyorsan bu yeniay senin için. Neşe, aşk, yaratıcılık tarafında yeni bir heves uyanabilir. Sevdiğin bir hobi için haftalık bir saat belirle ve onu bir toplantı kadar ciddiye al, hatta geç kalmamaya çalış.',
      'Birine ondan hoşlandığını söyleyeceğin ilk cümleyi aynada prova edebilirsin. Beşinci evin doğal yöneticisi Güneş’tir, yeniay da kalbi denemeye çağırıyor; bir şiir, bir sahne, yeni bir flört ya da uzun ilişkide tazelenen bir şaka olabilir. Beğenilmezse dünya yıkılmaz, sen de bir sonrakini gülerek denersin.',
    ],
    6: [
      'Sabah düzeninde yapılan tek bir değişiklik bütün günün gidişini çevirebilir. Bu yeniay iş düzenine, alışkanlıklara, yardımlaşma biçimine taze bir sayfa sunuyor. On beş dakikalık gerçekçi bir başlangıç seç, iki hafta izle; tutmadıysa kendini değil, yöntemi değiştir.',
      'Diş fırçasının yanına koyduğun küçük bir hatırlatma ayın en iyi kararı olabilir. Ay gökte görünmediği için bu yeniay gözden kaçan ufak şeylere elverişli: alışkanlıklar, iş düzeni, bedenine gösterdiğin özen. Tek bir halka seç ve onu zaten yaptığın bir şeyin arkasına bağla, kendiliğinden yürür.',
      'Günlük işlerine her sabah aynı sıkıntıyla mı başlıyorsun? Karanlık gökyüzü bu sorunun cevabını ufak bir deneyle aramaya uygun. Sorumluluğun bir parçasını başkasına devret ya da öğrenmek istediğin bir şeyi iste. Bir haftanın sonunda sıkıntının nereden geldiği biraz seçilir.',
    ],
    7: [
      'Masaya bir bardak daha konuyor. Güneş’le Ay yan yana geldiğinden yeniay ortaklıkta, evlilikte ya da bir iş anlaşmasında yeni bir sözün filizlenmesine elverişli. Neye söz verebileceğini, neye veremeyeceğini açıkça düşün. İlk adım belki bir davet, belki gecikmiş bir özürdür.',
      'Ortak bir deftere iki ayrı el yazısıyla başlamak gibi. Yeniay bire bir bağlarda, iş birliğinde, anlaşmalarda yeni bir kural ya da yeni bir tanışma getirebilir. Beklentiler konuşulmadan ortak sayıldığında ilk pürüz çoğunlukla oradan doğar.',
      'Biriyle anlaşmanın ilk maddesi “Dinlerim” olsun. Bu yeniayda ilişkiler temiz bir kâğıda yazılabilir; bekârsan meraklı kal, ilişkin varsa bir alışkanlığı birlikte değiştirin. Küçük bir söz ver ve tut, büyük sözlerin altı böyle sağlamlaşır.',
    ],
    8: [
      'Toprağın altında sessizce aralanan bir kapı gibidir bu yeniay; güvenmeyi, paylaşmayı, eski bir yükü bırakmayı küçük ölçekte denemene yer verir. Ortak bir hesabı baştan konuş ya da yıllardır sakladığın bir eşyadan vazgeç. Derinlik, ışık yanındayken daha az ürkütüyor.',
      'Çekmecenin dibindeki zarf kapalı durmaktan yorulmuştur. Yeniay ortak hesapları, bağlılığı, gizli kalan hisleri yeni bir dürüstlükle ele almaya zemin hazırlıyor. Geciken ödemeyi takvime bağla ya da kimseye anlatmadığın bir duyguyu tek bir kişiye, tek cümleyle aktar.',
      'Neye tutunduğunu anlamak için elini gevşet. Bu yeniay bırakmayı, dönüşmeyi ve ortak kaynaklarda yeni bir düzen kurmayı kolaylaştırabilir. Kendine bir sınır çiz, ötesine geçmeden de yakın durulabildiğini gör. Çizginin yerini ara sıra yoklamak da senin hakkın.',
    ],
    9: [
      'Haritada parmağının durduğu yer bir niyete dönüşebilir. Yeniay yolculuk, eğitim, anlam arayışı için toprağı havalandırıyor. Öğrenmek istediğin tek konuyu seç, ilk dersi bul, bir arkadaşına da söyle. Uzağa gitmek kimi zaman bir sayfa çevirmekle başlar.',
      'Haritayı katlamayı bilmeyenlerin de yola çıkma hakkı var. Bu ev Jüpiter’in ufkuna açıldığından yeniay bir eğitim, bir seyahat ya da hayata başka türlü bakma isteğini filizlendirebilir. İlk bilgiyi topla, ilk kişiye sor, ilk tarihi yaz. Planının delik deşik olması, yol almana engel sayılmaz.',
      'Hangi konuda hep “Bir gün öğreneceğim” dedin? O gün yaklaşmış olabilir. Yeniay inancını, ufkunu, uzaklarla bağını tazeliyor; bedava bir deneme dersi ya da bir kütüphane üyeliği yeter. Birinin onayını beklersen bir ay daha geçebilir.',
    ],
    10: [
      'Kapının üstüne asacağın tabelada ne yazsın? Bu yeniay mesleğin ve toplum içindeki rolün için bir niyet tohumu bırakıyor. Büyük bir unvan yerine önündeki ayın tek hedefini yaz, birinden destek iste. Sessizce başlamak da başlamaktır.',
      'Kariyerinde ilk satırı bu kez sen yaz. Onuncu evin doğal yöneticisi Satürn’dür; yeniay meslek yönünü, sorumluluğu, toplum içindeki yerini yenilemek için karanlıkta bir tohum ekiyor. Özgeçmişinden artık seni anlatmayan bir cümleyi sil, yerine yapmak istediğin işten küçük bir örnek koy.',
      'Ustalaşmak için bir alan seçmek, bir merdivene ilk kez basmaya benzer. Bu yeniay iş hayatında yeni bir hedef, bir amirle taze bir başlangıç ya da kendi adına kurulan bir iş getirebilir. Satürn basamak atlamaya izin vermediğinden ilk adım alçaktan atılır, afişin sırası sonra gelir.',
    ],
    11: [
      'Dostlarla kurulacak bir şeyin ilk toplantısı gibi bir yeniay. Kimlerle, ne için yan yana gelmek istediğini kendine sor; ortak bir hayali alçakgönüllü bir takvime dök. Yeni çevreye adım atarken eski bir arkadaşı da götürmek, ilk akşamın çekingenliğini azaltabilir.',
      'Uzun yol otobüsünde kimin yanına oturacağını seç. On birinci evin doğal yöneticisi Uranüs olduğu için yeniay arkadaşlıklara, ortak hedeflere, gelecek için kurduğun düşlere yeni bir başlangıç katıyor. Bir davet yaz, bir çağrıya cevap ver ya da uzun süredir uzak durduğun bir toplulukta ilk kez söz al.',
      'Beş yıl sonra yanında kimleri görmek istersin? Bu yeniayda dostlukla umut birbirine yaklaşıyor. Düşünü bir kişiye anlat ve yardımını iste; hayalin iki kişiyi bulduğunda plana dönüşmesi kolaylaşır. Yeni tanışmalarda sıcaklık çabuk gelir, güven yavaş.',
    ],
    12: [
      'Işıklar sönünce kulak açılır. Bu yeniay içe dönmeye, dinlenmeye, adını koymadığın bir duyguyla baş başa kalmaya çağırıyor. Büyük karar ilan etmek zorunda değilsin. Ay, ışığını çektiği için sessiz bir akşamda eski bir kırgınlığı geride bırakmak kolaylaşabilir.',
      'Gece lambasının altında yazılan birkaç satır bu dönemin en dürüst sözü olabilir. Neptün sessizliği sevdiğinden yeniay susmaya, dinlenmeye, kuytuda iyileşen yanına yer açıyor. Uyku öncesi on beş dakikalık bir alışkanlık kur; saati hep aynı, ışığı kısık olsun.',
      'Bir şeyi bitirmeden yenisine başlamanın ağırlığını bilirsin. Bu yeniay, yeni bir döngüden önce geride kalanı usulca toplamaya çağırıyor: eski bir not, özür bekleyen bir kalp, kapanmamış bir hesap. Böyle vedaların töreni de olmaz, bir mum ve kısa bir teşekkür yetebilir.',
    ],
  },
  fullMoon: {
    1: [
      'Sokak lambasının ışığı tam üstüne düşmüş gibi görünürsün bu dolunayda. Nasıl durduğun, neyi sakladığın belli olabilir; başkalarının tepkisi de büyür. Olgunlaşan bir kararı açıkla, hevesle abartılmış bir rolü ise üstünden çıkar. Gelen alınganlık çoğunlukla bir gecelik olur.',
      'Aynı pencereden hem kendini hem dışarıyı gördüğün anlar vardır; bu dolunay onlardan biri. Kimliğin, ihtiyacın, ilişkide tuttuğun yer belirginleşir. Birinin seni tanımlamasına alışkınsan bu kez “Öyle değil, şöyle” de. Kabalaşmadan söylenen itiraz daha uzun süre duyulur.',
      'Duyguların yüzünden okunuyor, gizlemeye çalışmak boşuna emek. Dolunay kişisel bir kararın olgunlaştığını, yarım bir rolün sonuna gelindiğini gösterebilir. Gözyaşı da kahkaha da birikmiş olabilir. İkisini de ölçülü bir söze çevir, sonra açık havada uzunca yürü.',
    ],
    2: [
      'Eline geçenle elinden çıkanı yan yana koyma zamanı. Dolunay sahip olduklarını aydınlatırken bir emeğin karşılığı konuşulabilir, gereksiz bir bağlılık da göze batabilir. Ay her şeyi büyüttüğünden cüzdandaki açık da kullanılmayan eşyanın kıymeti de abartılı görünebilir.',
      'Ay ışığında pazara kurulan tezgâhta kusur da gizlenmez, güzellik de. Güneş karşıdan, ortak parayı anlatan 8. evden vurduğu için dolunay kazandığınla harcadığını, emeğinle aldığın karşılığı tartıyor. Bir alacak sonuçlanabilir, bir alışkanlığın keseyi deldiği anlaşılabilir. Hesap yaparken kendini azarlama.',
      'Sahip olduğun şeyin sana ne verdiğini düşünmenin tam zamanı. Bu dolunayda bir eşyadan, bir işten, bir güvence fikrinden usandığını ya da yorulduğunu fark edebilirsin. Vereceğini gönülden ver. Tutacağını da açıkça “benim” diyerek, mahcup olmadan tut.',
    ],
    3: [
      'Ağızda gevelenen söz ay ışığında duyulur hâle geliyor. Bir yazışma sonuca bağlanabilir, kardeşle ya da komşuyla konuşulmamış bir şey açığa çıkabilir. Dolunayın heyecanıyla lafı uzatma; iki cümlede anlat, sonra karşındakine sıra ver.',
      'Telgraf gibi kısa bir haber uzun bir merakı bitirebilir. Doğal yöneticisi Merkür olan bu evde dolunay yazışmaları, yakınlarla süren konuşmaları, bir sınavı ya da yazıyı doruğa taşıyor. Söz sırası için sabırlı ol, duyduğunun yarısı duygudur. Güzel bir uykudan sonra aynı cevap daha kısa çıkabilir.',
      'Kimse sormasa da bir cümle dökülüverebilir ağzından. Dolunayda zihin aydınlık, dil hızlı, çevre kıpır kıpırdır; kardeşle konuşulan konu bir karara varabilir. Bildiklerinin kaynağını göster. Sözü kısa kesip karşındakine bırakmak, kazandığın tartışmadan çok saygı getirir.',
    ],
    4: [
      'Evin bütün pencereleri aydınlık. Dolunay aile içinde biriken bir duyguyu yüzeye çıkarabilir, bir taşınma ya da onarım işi de son aşamasına gelebilir. Yengeç’i yöneten Ay yuvayı aydınlattığından herkes eski rolüne dönebilir, yılların küçüğü yine küçük sayılır.',
      'Evde saklanan duyguların kapısı gıcırdıyor. Güneş tam karşıda, meslek evinde durduğundan dolunay aile bağlarını, geçmişi, iş ile ev arasındaki dengeyi aydınlatır; bir taşınma ya da bir barışma olgunlaşabilir. Yorgunken hesap sorma. Önce birlikte bir şey yiyin, sonra herkes bir isteğini söylesin.',
      'Işığı açık unutulan mutfakta biriyle bütün gece konuşabilirsin. Bu dolunay yuvanda neyin eksik, neyin fazla olduğunu gösterir; kökten gelen bir hüzün de dile gelebilir. Çözüm bulmak zorunda değilsin. Birinin kulak vermesi bile bir evin havasını değiştirir.',
    ],
    5: [
      'Sahne ışıkları yanıyor, oyun doruğa varıyor. Dolunay bir aşkın adını koydurabilir, bitmiş bir esere alkış getirebilir, fazla şımarıklığı da ortaya çıkarabilir. Sevgini belli et, ama bunu yarışa çevirme. Çocuklarla gülmek gerginliği boşaltır.',
      'Havai fişeklerin sonuncusu en yukarıda açılır. Ay kalbin evinde dolduğu için aşkta, eserinde, çocuklarla geçen günlerde bir duygu en parlak hâlini alıyor. Beğenilme isteğini saklamadan söyle, ama sevgiyi alkışla ölçme. Bittiğini hissettiğin oyuna da güzel bir selam ver.',
      'Karşındakinin gözlerinde kendini görmek başını döndürebilir. Bu dolunayda romantizm yükselir, rekabet de. Yarattığın bir şey sonuçlanabilir, gizli bir flört açığa çıkabilir. Gurur da neşe de el altında; sevdiğini güldüren, haklı çıkandan daha çok ışıldar.',
    ],
    6: [
      'Biriken işlerin boyu artık gizlenemiyor. Dolunay günlük işlerde neyin yürüdüğünü, neyin seni yorduğunu aydınlatır; uzun süren bir görev tamamlanabilir. Biten işi kutla, dinlenmeyi programa yaz. Beklediğin yardımı da imayla değil, açık bir cümleyle iste.',
      'Yapışkan notlarla kaplı bir ekran, yarım kalan işlerin itirafı gibidir. Dolunay çalışma düzenini, yardım dengesini, bedenin yorgunluk sinyallerini görünür kılıyor. Bir görevi tamamlayıp bir başkasını geri ver. Dinlenmek de ödülden çok, işin son maddesi sayılabilir.',
      'Emeğin gözden kaçtıysa bu dolunay onu açığa çıkarabilir; kaçan ayrıntı da belirebilir tabii. Gündelik hayatta neyin işlediğini, neyin seni tükettiğini ayır. İş arkadaşına eleştirini değil ihtiyacını söyle. Akşam erken kapanan bir ışık yarını kolaylaştırır.',
    ],
    7: [
      'Karşılıklı duran iki kişi, tam ortada ay ışığı. Bu dolunay ilişkide söylenmemiş bir dengesizliği ortaya serebilir; bir anlaşma imza aşamasına gelebilir ya da gevşeyebilir. Karşındakini suçlamadan önce ihtiyacının adını koy, sonra susup onunkini dinle.',
      'Teraziyi dengelemek için her iki kefeye de bakmak gerek. Bu dolunay ilişkideki istekleri, beklentileri, gizli yorgunlukları ortaya çıkarabilir; bir anlaşma kesinleşebilir ya da değişebilir. Ay iki kefeyi birden doldurduğu için herkes önce kendi ağırlığını duyurmak isteyebilir.',
      'Sevdiğin birinin yüzü bu ışıkta biraz başka görünüyor. Dolunay ortaklıkları olgunlaştırır; evet ile hayır arasında bekleyen bir konu konuşulabilir. Tartışma büyürse odadan çıkma, bir bardak su iç. İkiniz de anlaşıldığınızı hissederseniz kimin haklı olduğu önemini yitirir.',
    ],
    8: [
      'Saklı bir defterin sayfası rüzgârla açılıyor. Doğal yöneticisi Plüton olan evde dolunay ortak paraya, kıskançlığa, yakınlığa dair örtülü kalanı gösterebilir; bir borç ya da eski bir bağ kapanabilir. Öğrendiğini silah gibi kullanma. Birlikte bakın, sonra neyi bırakacağınıza karar verin.',
      'Kilidi kırılmış bir kutunun içi beklendiği kadar korkutucu olmayabilir. Dolunay ortak paraları, gizli kırgınlıkları, tutkuyu ve güveni aydınlatıyor; bir borç kapanabilir, bir sır konuşulabilir. İki gece sonra aynı bilgi, ışık azaldıkça, yarı yarıya hafiflemiş olabilir.',
      'Karanlık bodruma tutulan fener her şeyi birden göstermez. Bu dolunayda bırakman gereken bir bağ, bitmesi gereken bir borç ya da derinleşen bir yakınlık belirebilir. Yoğun duyguları tek başına taşıma. Çözüm aramadan dinleyen biri bu günlerde altın değerinde.',
    ],
    9: [
      'Ufuktaki dağın çizgisi netleşti. Dolunay bir eğitimi, bir yolculuk kararını, yıllardır taşınan bir inancı olgunlaştırabilir. Öğrendiğini paylaşmanın tam zamanı; ama haklılık coşkusuna kapılma. Farklı düşünen birine ders vereceğine başından geçen bir hikâye anlat.',
      'Bavulu kapatırken gerçekten neyi götüreceğin anlaşılır. Ay 9. evde, Jüpiter’in sevdiği ufukta dolduğundan bir yolculuk, bir sınav, bir inanç tartışması tamamlanmaya yaklaşabilir. Öğrendiğin şeyi birine öğretmeyi dener misin? Anlatırken tökezlediğin yer, dönüp yeniden çalışacağın yer olur.',
      'Uzaktan gelen bir haber, yakındaki bir düşünceyi değiştirebilir. Bu dolunay dünya görüşünü, eğitim planlarını, hukuki konuları aydınlığa çıkarıyor. Kesin konuşmadan önce karşı görüşü hakkıyla özetle. Ona haksızlık etmediğini duyan kişi, seni de rahat dinler.',
    ],
    10: [
      'Vitrin aydınlandı, emeğin görünüyor. Dolunay mesleğinde bir sonuca, bir karara ya da herkesin önünde konuşulan bir konuya denk gelebilir. Övgüyü de eleştiriyi de aynı sakinlikle tart. Eve dönerken bu haberi ilk kime vermek istersin?',
      'Terfi, teslim tarihi, imza günü: Dolunay mesleğinde bir konuyu sonuca yaklaştırıyor olabilir. Ev ile iş arasında salınan ibreye bak; başarı için neyi ertelediğini gör. Adın anıldıkça payı olanları saymak unutulur, evdeki saat de çoğunlukla şaşar.',
      'Herkesin duyduğu bir sözün arkasında durmak kolay iş değildir. Ay haritanın tepesinde dolduğu için itibarın, sorumluluğun, amirinle ilişkin görünür; çalışmanın karşılığı konuşulabilir. Eleştiri gelirse notunu al, yanıtı ertesi güne bırak. Hedefin değiştiyse bunu ilk duyan sen ol.',
    ],
    11: [
      'Toplu fotoğrafta bu kez herkesin yüzü seçiliyor. Dolunay bir topluluktaki yerini, bir dostluğun gerçek ağırlığını gösterebilir; ortak bir proje tamamlanabilir. Teşekkür etmeyi unuttuğun kişiyi bul. Kalmak istemediğin gruba da gürültüsüzce veda et.',
      'Bir dostluğun hangi ağırlığı taşıdığı kalabalık dağılınca belli olur. Evin doğal yöneticisi Uranüs kimseyi zorla tutmaz. Dolunay ortak projeleri, toplulukları, umudu aydınlatıyor; bir iş tamamlanabilir, bir grup dağılabilir. Teşekkürünü mesajla geçiştirme, ara ve sesini duyur.',
      'Dilek ağacına bağladığın kurdeleye bir daha bak. Bu dolunay hayallerinin hangisinin olgunlaştığını, hangisinin artık sana ait olmadığını gösterebilir. Arkadaşların bu konuda ne düşünüyor, sor. Onaylarını almak için değil, dışarıdan bir göz edinmek için.',
    ],
    12: [
      'Perde aralığından giren ay ışığı saklı bir köşeyi gösteriyor. Bu dolunayda bastırılmış bir duygu yüzeye çıkabilir, uzun süren bir içe kapanış sona yaklaşabilir. Uykun hafif, düşlerin canlıysa şaşma. Ağlamak da susmak da bu ışıkta olağan sayılır.',
      'Derindeki akıntı yüzeyde bir pırıltı bırakır. Ay en ıssız evde dolduğundan saklanan bir duygu, eski bir üzüntü, yalnız kalma ihtiyacı görünüyor; gizli bir iş, bir içe çekiliş sona yaklaşabilir. Kendinden kaçacağına uykuya, suya, sessizliğe sığın.',
      'Rüyanda gördüğün evin hangi odası karanlıktı? Bu dolunay böyle sorulara cevap getirebilir; bastırılmış bir kırgınlık ya da affetme isteği yüzeye çıkabilir. Kimseye açıklama yapmadan bir akşam kapını kapat. Sabah, neyi bırakacağını daha sakin bilirsin.',
    ],
  },
};
