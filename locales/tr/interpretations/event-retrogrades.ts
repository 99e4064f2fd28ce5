import type { EventInterpretations } from '../../event-text-types.ts';

/** A planet going back, for everybody, by the sign in which it turns. */
export const eventRetrogrades: EventInterpretations['eventRetrogrades'] = {
  mercury: {
    aries:
      'Düşünmeden yollanan mesajın geri dönüp seni bulabileceği haftalar. Ateş burcu Koç’ta Merkür cümleyi bitirmeden öbürüne atlar, geri giderken o aceleyi tek tek önüne koyar. Aynı tartışmanın ikinci turunda aslında ne demek istediğin anlaşılabilir. Yeni bir atışma başlatma, eskisini daha kısa cümlelerle kapat. Üç hafta beklemeye dayanan fikir zaten sağlamdır.',
    taurus:
      'Fiyatlar, sözleşmeler, abonelikler, kimde kaldığı unutulmuş eşyalar: Boğa’da ağırlaşan zihin bunları sayıp döküyor. Bir harcamayı yeniden hesaplamak, bir onarımı tamamlamak için zaman uygun. Boğa bildiğini bırakmadığından inatla savunulan bir görüş rahatsızlık verebilir. Pahalı ve dönüşü zor alışverişi, mümkünse Merkür düz harekete dönünceye kadar ertele.',
    gemini:
      'Kendi burcunda geri giden Merkür hem en konuşkan hem en dalgın hâlindedir. Aynı saat için iki kişiye söz verilebilir, isimler karışabilir. Buna karşılık yarım bırakılmış yazılar, öğrenilip unutulmuş diller yeniden parlayabilir. Her yeni habere yetişmeye çalışma. Eski notlarda aradığından iyisi çıkabilir.',
    cancer:
      'Çocukluktan kalma bir söz, yıllar sonra kulakta başka türlü çınlayabilir. Su burcu Yengeç’te Merkür duyguyla düşünür; aile içinde yanlış anlaşılmış konular ve saklanmış mektuplar akla düşebilir. Hafıza seçicidir, öfkeliyken bir türlü, özlerken başka türlü anlatır. Aynı olayı orada bulunan bir başkasından dinlemek bu üç haftanın en iyi işi.',
    leo: 'Biraz abartılmış bir sözün açıklaması sahibinden istenebilir. Aslan’da zihin hikâyeyi güzelleştirmeyi sever; geri hareket süsleri söküp altındaki niyeti gösterir. Bir sunumu ya da kendini tanıttığın metni baştan yazmak için iyi vakit. Eleştiriye hemen savunmayla koşma. Gurur soğuyunca o notların yarısına hak verdiğini görebilirsin.',
    virgo:
      'Listelerin listesini yapmak bile bir şeyi gözden kaçırmaya engel olmayabilir. Başak’ı yöneten Merkür burada rahattır ve hatayı uzaktan görür, fakat geri giderken aynı satırı on kez okuyup bütünü unutabilir. Dosyalar ve bakım isteyen aletler elden geçsin. Yeni bir sistem kurmak ise beklesin. Ufak aksaklıklara gülebilen, bu haftalardan dinç çıkar.',
    libra:
      'Verilmiş bir “olur” bu arada “Aslında emin değilim”e dönebilir. Uzlaşma burcunda düşünce iki kefeyi boşaltıp baştan doldurur; paylaşılan işler ve nezaketten söylenmemiş itirazlar yeniden konuşulur. Arabuluculuğa soyunmak zamansız, çünkü Terazi tartarken kimse yerini tam bilmiyor. Önce kendi payını yaz, sonra ötekinin kâğıdıyla yan yana koy.',
    scorpio:
      'Kapanmış sanılan bir konunun alt katı daha varmış. Akrep’te zihin iz sürer, dönüşünde vaktiyle sorulmayan soruya uzanır: unutulmuş bir şifre, gizli kalmış bir gider, yarım bir itiraf. Araştırmak için kuvvetli, suçlamak için zayıf günler. Kuşkuyu kanıt sayma ve başkasının telefonuna uzanma; doğrudan sorulan bir soru daha az yara açar.',
    sagittarius:
      'Bilet tarihine, başvuru koşullarına, verdiğin büyük söze bir daha göz at. Yay’da Merkür ormanı görüp ağaçları kaçırır, bu yüzden geri giderken atlanmış ayrıntılar birer birer ortaya çıkar. İnandığın bir düşünceyi sınamak, yarım kalan bir eğitime dönmek verimli olabilir. Kesin hükümler vermeyi sonraya bırak, bu arada sorusu çok olan kazanıyor.',
    capricorn:
      'Programı sıkı tutanların bile takvimi bu aralar kayabilir. Zihin burada plan yapmayı ve sonuç almayı bilir, geri hareket ise planın hâlâ aynı amaca hizmet edip etmediğini sordurur. Bir amirle ertelenmiş bir konuşma ya da resmî bir evrak tekrar önüne gelebilir. Ağır bir taahhüde yenisini ekleme, eldekinin süresini uzat.',
    aquarius:
      'Grup yazışmalarında bir cümle başka yere çekilir, bağlantılar kopar, herkes kendi ekranında haklıdır. Kova’nın havası fikirleri hızla yaydığı için yanlış anlama da uzağa gider. Bir projenin ilk hâline dönmek, dağılmış bir ekibi yoklamak, yıllardır görülmeyenleri aramak için ise güzel haftalar. Topluluğa yazmadan önce ilgili kişiyi ara.',
    pisces:
      'Sözcükler sudaki yazı gibi, tutmaya kalkınca dağılıyor. Merkür’ün zayıf düştüğü Balık’ta kesinlik zaten azdır, geri giderken randevular unutulur, anlaşıldı sanılan anlaşılmamış çıkar. Öte yandan müzik ve bir türlü bitmeyen öykü için cömert bir aralık. Sayıya dayanan işleri bir başkasına da kontrol ettir, gönlün rahat etsin.',
  },
  venus: {
    aries:
      'Çabuk parlayan hevesler bu altı haftada neden çabuk söndüklerini anlatır. Venüs Koç’ta kovalamayı kavuşmaktan çok sever; geri dönünce eski bir tutku, kazanılmış ama sevilmemiş bir şey akla düşebilir. İstediğin için mi istiyorsun, zor olduğu için mi? Birini etkilemek uğruna yapılacak ani jestleri ertele. Kendi isteğini tanımak da sevmenin bir parçasıdır.',
    taurus:
      'Sandıktan çıkan bir kumaş, yıllar sonra bambaşka görünebilir. Yönettiği burçta geri adım atan Venüs rahatlığın bedeli ile sevginin elle tutulur kısmını yoklatır. Neye para verdiğin ile neyin seni doyurduğu ayrı iki liste olabilir. Evi baştan döşemek için acele etme. On dokuz ayda bir gelen bu duraksama, zaten elinde olanı yeniden beğendirebilir.',
    gemini:
      'Bir yazışmayı ta başına kadar kaydırıp okumak bu haftaların huyu. İkizler’de sevgi kelimeyle beslenir, o yüzden kesilmiş bir sohbet, cevapsız bırakılmış bir iltifat geri dönebilir. Flörtün nerede şaka, nerede söz olduğunu ayırmak iyi olur. Aynı cümleyi iki kişiye birden yazma; geçmişten gelen selama ise dürüst bir karşılık yeter.',
    cancer:
      'İnsan bazen bir kişiden çok, onun yanındaki ev hissini özler. Venüs’ün Yengeç’ten geri geçtiği haftalarda geçmiş yakınlıklar, aileden öğrenilmiş sevme biçimleri, küskün kalmış bir akraba kalbe yaklaşabilir. Beslemek ile bağlamak arasındaki fark da görünür olur. Kimsenin senin yerine karar vermesini isteme, sen de sevdiğinin payına düşeni yapma.',
    leo: 'İltifatın suyu çekilince sevginin kendisine bakmak kolaylaşır. Aslan’daki Venüs seçilmek ve kutlanmak ister; geri yürüdüğünde alkışsız da sürecek bağları ayıklar. Vaktiyle sana hayran olan biri, bırakılmış bir sanat uğraşı yeniden ilgini çekebilir. Görünüşünü kökten değiştirmeye kalkma. Sana kimsenin bakmadığı bir akşamda neyle mutlu olduğuna bak.',
    virgo:
      'Sevdiğini düzeltmeye çalışan, onu ne zamandır övmediğini fark edebilir. Zayıf düştüğü Başak’ta Venüs kusura takılır, hizmetle sevgi gösterir, karşılığını da sessizce bekler. Geri giderken bu hesap açılır: Kim kimin işini görüyor, teşekkürü nereye yazılıyor? Güzellik konusunda köklü denemeler sonraya kalsın. Küçük bir özen, çoktan kabuk tutmuş bir kırgınlığı giderebilir.',
    libra:
      'Barış uğruna susulmuş konular sıraya girmiş, çağrılmayı bekliyor gibi. Venüs’ün yönettiği Terazi’deki geri dönüş, ilişkinin görünüşü ile gerçeğini yan yana getirir. Bir zamanların ortağı, seyrekleşmiş bir çevre ya da ayrılmış yollar üzerine konuşulabilir. Nikâh tarihi seçmek, ortaklık imzalamak acele istemez. Kibarlığı bozmadan “Bana uymuyor” demeyi bu altı hafta öğretir.',
    scorpio:
      'Bitmiş bir tutku, küllerin altında hâlâ sıcak olabilir. Sevgi Akrep’te ya hep ya hiçtir; gezegen geri gittiğinde kıskançlığın ve gücenmenin ardındaki korku seçilir. Geçmişten birine yazmak istersen gerekçeni önce kendine itiraf et. Sadakat sınavı yapma, sır toplama. Sahici bir konuşma olursa aradaki güven eskisinden derin kurulabilir.',
    sagittarius:
      'Uzakta daha güzel görünen bir şehir, bir insan, bir hayat vardır hep. Yay’daki Venüs özgürlüğünü sever, gerilediğinde hangi uzaklığın merak, hangisinin kaçış olduğunu sorar. Gezide başlayıp sönmüş bir aşk, farklı inançlara takılan bir beraberlik yeniden düşünülebilir. Büyük vaatlerden uzak durmak bu arada iki tarafa da iyilik.',
    capricorn:
      'Yıllardır süren bir bağın sözleşmesini kimse yazmamıştır, ama herkes bir maddesine güvenir. Oğlak’ta geri giden Venüs o maddeleri okutur: kimin neye sadık kaldığını, neyin yalnızca görev olduğunu. Soğukluk sandığın şey yorgunluk çıkabilir. Beraberliği iş gibi yürütenler biraz oyuna dönse iyi olur. Altı haftalık bu molada büyük bir taahhüde girmeden eskisini tazele.',
    aquarius:
      'Dostlukla aşkı ayıran çizgi biraz yer değiştirebilir. Venüs Kova’da kimsenin malı olmak istemez, bu yüzden geri hareketi yakınlığın mesafesini ölçtürür. Gözden uzaklaşmış bir dost, dağılmış bir topluluk, alışılmadık bir ilişki biçimi akla yeniden gelir. Farklı olmak için farklı davrandığın yerleri ayır. Sıcaklığı esirgemeden özgür kalmak sandığından daha mümkün.',
    pisces:
      'Hayalini sevdiğin biriyle gerçeğini sevdiğin biri aynı kişi olmayabilir. Yüceldiği Balık’ta Venüs bağışlayıcıdır, geri giderken bu cömertliğin kime fazla geldiğine bakar. Bir şarkı unutulmuş bir yüzü geri getirebilir, kurtarma isteği de onunla birlikte kabarır. Borç verirken, söz verirken ölçülü kal. Sanat ise bütün bu özlemin en temiz kabı.',
  },
  mars: {
    aries:
      'Gaza basıldıkça yerinde sayan bir enerji. Kendi burcunda geri giden Mars, iki yılı aşkın aralıklarla gelen on haftalık bir öfke okulu açar: Hangi kavga gerçekten senin? Yarıda bırakılmış bir antrenman, başlatılıp unutulmuş bir girişim yeniden ele alınabilir. Meydan okumalara hemen karşılık verme. Gücünü saklayabilen, düzlüğe çıkıldığında herkesten taze kalır.',
    taurus:
      'Ağır bir arabayı yokuşta geri almak gibi, sabır da beden gücü de istiyor. Mars Boğa’da yavaşlar, inatlaşır; geri hareketinde emeğinin karşılığını alıp almadığını hesaplatır. Para kazanma biçimi ve elle yapılan işler gözden geçirilsin. Mal mülk yüzünden çekişmeye girme. Temposunu bedenine göre kuran daha az yıpranır.',
    gemini:
      'Keskin dilin geri tepme payı bu on hafta yüksek. İkizler’de Mars sözle dövüşür, aynı anda beş işe saldırır; dönüşe geçince yarım kalanlar masaya yığılır ve eski bir atışmanın devamı gelebilir. İşlerini azalt, cümlelerini kısalt. Trafikte ya da kalabalık bir sohbette son sözü söylemek isteme, son söz zaten kimsede kalmıyor.',
    cancer:
      'Öfkesini saklayan, onu suskunluk kılığında odaya getirir. Mars’ın güçten düştüğü Yengeç’te tepki dolaylıdır; geri giderken evin içindeki gerginlikler, kimin kimi koruduğu, kimin korunmaktan bunaldığı su yüzüne çıkabilir. Tadilat, taşınma gibi zorlu işler sabır ister. Kırıldığını ilk gün söylemek, haftalarca süren bir küslüğün önünü alabilir.',
    leo: 'Sahnedeki oyuncu repliğini unutmuş, kulise dönüp metne bakıyor. Gurur bu ateş burcunda en büyük yakıttır, Mars geri gittiğinde bu yakıtın nereye harcandığı anlaşılır. Yaratıcı bir işi söküp baştan dikmek, geçmiş bir rekabeti gülerek anmak mümkün. Kendini kanıtlama yarışına girme. Gösteriden çok provaya emek vermenin haftaları bunlar.',
    virgo:
      'Çok çalışıp az yol almak, yöntemin yorulduğunu gösterir. Başak’taki Mars ince işin ustasıdır, fakat geri giderken ayrıntıyla kavga edebilir. Çalışma düzenini, hareket alışkanlığını, kimin hangi işi yaptığını baştan kurmak için on hafta var. Başkasının hatasını düzeltmeye koşma, kendi yükünü hafiflet. Bir işi eksik bırakmayı denemek bile öğretici olabilir.',
    libra:
      'Doğrudan söylenmeyen kızgınlık kapı çarpmadan da duyulur. Mars Terazi’de rahat edemez, çünkü savaşmak ister ve ayıp olmasından çekinir. Geri hareketi sineye çekilmiş bir haksızlığı ya da eşitsiz bir iş bölümünü konuşturabilir. Başkasının kavgasına vekil olma. İtirazını sakin bir saatte, tek bir örnekle anlatman karşındakini de rahatlatır.',
    scorpio:
      'Uzun süre içeride tutulmuş bir güç, yönünü değiştirmek üzere. Mars’ın geleneksel olarak yönettiği Akrep strateji burcudur; geri dönüş haftalarında ortak kaynaklar üzerine kapanmamış hesaplar açılabilir. Kazanmak istediğin şey hâlâ istenmeye değer mi, buna bak. Baskıyla sonuç almaya çalışma. Bir kinden vazgeçmek, evde yıllardır kilitli duran bir odanın açılmasına benzer.',
    sagittarius:
      'Yanlış yöne hızla gitmiş olan, geri dönerken manzarayı ilk kez görür. Yay’da Mars bir inanç uğruna koşar; gerilediğinde hangi davayı neden savunduğun tartışmaya açılır. Rafa kalkmış bir gezi ya da yarıda kesilmiş bir idman programı tekrar canlanabilir. Kimseyi ikna etmeye çabalama. Daha az sözle, daha kısa bir rotayla başlamak yeterli.',
    capricorn:
      'Çıkılan yolun hâlâ istenen yere varıp varmadığı bu on haftada sorulabilir. Yüceldiği Oğlak’ta Mars disiplinlidir, geri gitse de büsbütün durmaz; yalnızca hedefi yeniden ölçer. Otoriteyle bir sürtüşme, ertelenmiş bir terfi konuşması yeniden gündeme gelebilir. Yeni bir cephe açma, gücünü eldeki işi sağlamlaştırmaya ver. Dinlenmeyi programa yazan, hırsını da korur.',
    aquarius:
      'Birlikte yola çıktıklarınla hâlâ aynı yere mi gidiyorsun? Kova’daki Mars ilke için mücadele eder, kişisel olanı küçümser; geri hareketi ise grubun içindeki gizli rekabeti açığa vurabilir. Bir projeyi yeniden kurmak, kopmuş bir ekip arkadaşıyla barışmak mümkün. Her kuralı bir gecede devirme. Değişiklik önce bir kişiyle denenirse yandaşını kendisi bulur.',
    pisces:
      'Akıntıya karşı yüzmekten yorulanlar için kıyıda soluklanma zamanı. Mars Balık’ta hedefini sisin içinde arar, geri giderken de kaçılmış bir çatışmaya, yarıda unutulmuş bir esere döner. Yavaşlık tembellik sayılmasın, güç derinde toplanıyor olabilir. Başkalarının yükünü üstlenmeyi azalt. Suya ve yavaş yürüyüşe zaman tanıyan toparlanır.',
  },
};
