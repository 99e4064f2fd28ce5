import type { ReportInterpretations } from '../../report-text-types.ts';

/** Each house by the sign on its cusp. */
export const houseSigns: ReportInterpretations['houseSigns'] = {
  1: {
    aries:
      'Kapının koluna uzanan el hep seninkidir. Tanışmalarda sözü sen açar, sessizlik uzayınca sen bozarsın. İlk izlenimin keskindir; yumuşak tarafını ancak ikinci buluşmaya kalanlar görür. Bekletilmek yüzüne hemen yansır ve bunu saklamaya çalıştıkça alnındaki çizgi derinleşir. Yaşın kaç olursa olsun, merdivenin ilk basamağında kimseyi beklemezsin.',
    taurus:
      'Seni ilk kez gören biri omuzlarını indirir, nedenini de bilmez. Sesin acele etmez, yürüyüşün yerle barışıktır. Yeni bir ortama ısınman zaman alır ve çoğu kişi bu süreyi mesafe sanır. Bir kere yerleştiğinde ise mobilyanın düzeni bile sana göre kurulur. İş görüşmelerinde bu sakinlik, yazdığın özgeçmişten fazla güven verir.',
    gemini:
      'Sıraya girdiğin bankada bile önündekinin memleketini öğrenmiş olarak çıkarsın. Yüzün konuşurken de dinlerken de hareketlidir, yaşını tahmin etmek zorlaşır. İnsanlar sana kolay yanaşır. Senin nerede durduğunu anlamaları ise uzun sürer, çünkü her birinin yanında başka bir cümleyle durursun. Yıllar geçer, seni anlatan iki arkadaşın iki ayrı insandan söz eder.',
    cancer:
      'Kalabalığa yan yan girer, önce sıcak bir köşe ararsın. Karşındakinin aç mı üzgün mü olduğunu anlaman adını öğrenmenden önce gelir. Bu dikkat seni çabucak aileden biri yapar. Kırıldığında belli etmediğini sanırsın; sandalyeni bir karış geri çekişin masadaki herkese haber verir. Genç yaşta bu çekilme naz sanılır, sonraları ise bir uyarı gibi ciddiye alınır.',
    leo: 'İçeri girişinde ufak bir tören havası var, istesen de silik duramıyorsun. Saçına, sesine, selamına özen gösterirsin ve bu özen ortamı güzelleştirir. Dikkat başkasına kaydığında içine çöken o anlık soğukluğu kimse bilmez. Birini içtenlikle övdüğün an ise odadaki en cömert kişi olursun. Yorgun bir gününde kimseye parlamak zorunda olmadığını evdekiler senden önce bilir.',
    virgo:
      'Yeni bir yere vardığında göz ucuyla çıkış kapısını, eğri tabloyu, eksik sandalyeyi görürsün. Sade durur, az yer kaplar, sorulmadıkça bilgini ortaya dökmezsin. Bu yüzden kapasiten ilk bakışta küçük tahmin edilir. Üçüncü günde bozuk yazıcının başına herkes seni çağırıyordur. Giyimin de böyledir; fark edilmez, ama hiçbir düğmen sallanmaz.',
    libra:
      'Gülümsemen tokalaşmandan önce varır. İnsanların rahat etmesi için sözünü, duruşunu, hatta oturacağın yeri ayarlarsın ve bunu zarafetle yaparsın. Hoş biri olarak anılman kolay. Neye kızdığını bilen ise azdır, çünkü öfken çoğu zaman kibar bir kelimenin astarına dikilmiştir. Gençliğinde herkesin sevdiği kişi olmanın yorgunluğunu kırkında yavaşça üzerinden atarsın.',
    scorpio:
      'Az konuştuğun hâlde odadan çıktığında eksikliğin duyulur. Bakışın insanları kendileri hakkında düşünmeye iter, kimi bundan hoşlanır kimi gözünü kaçırır. Güven vermek için zaman istersin. Gençken sert bulunan bu duruş, yıllar sonra dar zamanda kapısı çalınan birinin ağırlığına dönüşür. Yeni iş yerinde hakkında en az şey bilinen ve en çabuk güvenilen kişi olursun.',
    sagittarius:
      'Gülüşün koridorun öbür ucundan tanınır. İnsanlara peşin bir güvenle yaklaşır, daha ilk yarım saatte onlara bir yer ya da bir fikir önerirsin. Dobralığın çoğunlukla sevilir. Karşındakinin o sabah kötü haber aldığı günlerde ise aynı dobra cümle yanlış kapıyı çalar. Yaşın ilerledikçe o gülüş, torun yaşındakileri de masaya çeker.',
    capricorn:
      'Çocukluk fotoğraflarında büyümüş de küçülmüş gibi bakan sen olabilirsin. Yeni bir çevrede önce kuralları öğrenir, sonra ağzını açarsın. Daha ilk günden omzuna bir sorumluluk bırakırlar. Şakacı yanını görenler, bir sırra ortak olmuş gibi birbirlerine göz kırpar. Yıllar geçtikçe gençleştiğini söyleyenler çıkar, pek de yanılmazlar.',
    aquarius:
      'Aynı masada oturup masaya biraz dışarıdan bakan birisin. Herkese eşit davranman, makam sahibini şaşırtır, garsonu sevindirir. Giyiminde ya da sorduğun soruda ufak bir aykırılık bulunur. Sıcak olmadığın söylenebilir; sen yalnızca yakınlığın şartsız ve gösterişsiz olanını bilirsin. Mahallede adını bilmeyen çoktur, ne yaptığını merak etmeyen yoktur.',
    pisces:
      'Fotoğraflarının hiçbirinde tam aynı kişiye benzemezsin. Bulunduğun ortamın rengini alır, insanların yanında sesini onların sesine ayarlarsın. Bu incelik seni her yere kabul ettirir, akşamına da tarifsiz bir yorgunluk bırakır. Yalnız kaldığın ilk yarım saatte üstünden başkalarının havası birer birer dökülür. Seni iyi tanıyan biri, hangi sesinin sana ait olduğunu telefonda ayırt eder.',
  },
  2: {
    aries:
      'Kazandığın ilk parayı akşama varmadan harcamış olabilirsin. Parayla ilişkin atılgandır: çabuk kazanma isteği, hızlı karar, pazarlıkta yüksek açılan bir ses. Bağımsız olmadığın işte değerini de hissedemezsin. Ay ortasında cüzdana bakıp “ben bunu neye verdim” diye düşünmek de bu hızdandır. Öfkeyle alınmış bir eşya, bir taşınma boyunca peşinden gelir.',
    taurus:
      'Kumaşa elini sürmeden alışveriş yapmak sana göre değil. Az ve iyi olanı seçer, aldığını yıllarca kullanırsın; eski bir tencereyi yenisine değişmezsin. Güvencen azaldığında keyfin de azalır. Elindekinin yettiğini görmek için bazen dolabı baştan sona boşaltman gerekir. Eşten dosttan en çok duyduğun soru, şunu nereden aldığındır.',
    gemini:
      'Gelirin tek musluktan aktığında huzursuzlanırsın. Bir çeviri, bir ders, küçük bir alım satım derken para sana çoğunlukla sözün ve bağlantıların üzerinden uğrar. Fiyatları ezbere bilirsin, kendi hesabını ise üç ayrı uygulamaya dağıtırsın. Bilgini ücretsiz verdiğin saatleri toplasan ikinci bir meslek çıkar. Bir gün o bedava bilgiye fatura kesmek aklına gelir ve kimse şaşırmaz.',
    cancer:
      'Kenarda duran üç beş kuruş senin için rakamdan çok bir çatı gibidir. Biriktirirsin, saklarsın, aileden biri isteyince de ilk sen çözülürsün. Eşyanın hatırası fiyatından ağır basar. Üzüldüğün hafta ya dolabı doldurursun ya da çarşıya hiç uğramazsın. Çekmecendeki zarfların üzerinde hâlâ isimler yazılı olabilir.',
    leo: 'Hediye seçerken etiketin arkasına pek bakmazsın. Cömertlik sana yakışır, hesabı ödeyen el olmayı seversin. Emeğine biçilen ücret gururuna dokunur; az teklif edildiğinde işi bedavaya yapmak bile daha onurlu gelir. Yeteneğinin sergilendiği bir kazanç, iki katı fazla ama adsız bir kazançtan daha çok doyurur. Dar günlerinde bile misafire çıkan kurabiye aynı pastaneden gelir.',
    virgo:
      'Fişleri saklayan, pili bitmiş aleti atmadan önce tamir eden kişisin. Geçimini çoğu kez elinin ya da zihninin inceliğinden çıkarırsın. Bolluk içinde bile kısmaya devam etmek huyundur. Verdiğin hizmetin bedelini söylerken sesin alçalır ve karşındaki, bu alçalmayı indirim olarak duyar. Ev halkı bu özeni yıllar sonra, bozulmadan çalışan eski fırına bakarak anlar.',
    libra:
      'Güzel bir şeye para vermek sana ihtiyaç kadar doğal gelir. Ortak bütçeler, paylaşılan hediyeler, birlikte alınan kararlar maddi hayatının büyük kısmını kaplar. Tek başına pahalı bir şey almaya kalktığında mutlaka birini ararsın. Aldığını eve gelince üç kişiye gösterir, ancak ondan sonra beğenirsin. Beğendiğin şeyi sormadan aldığın gün eve biraz daha dik yürürsün.',
    scorpio:
      'Ne kadar kazandığını en yakın arkadaşın bile bilmez. Parayı bir güç ve özgürlük meselesi olarak yaşar, borçlanmayı sevmez, borç verdiğini de kolay unutmazsın. Sıfırdan toparlandığın bir dönem olduysa o günlerin hatırası seni temkinli, kimi zaman da gereğinden fazla ketum kılar. Banka bildirimlerin ekranda görünmesin diye ilk günden kapatılmıştır.',
    sagittarius:
      'Cebindeki son parayla bilet alıp dönüşünü düşünmeyen birinin rahatlığı var sende. Kazanç konusunda umutlusun, bu umut seni çoğunlukla ayakta tutar. Eşyadan çok deneyime harcar, sonra dolabın boşluğuna gülersin. Hesabı tutan bir dost edindiğinde iyimserliğin daha uzun yol gider. Yine de otuz yıl sonra anlatacağın şeyler o biletlerden çıkar.',
    capricorn:
      'Değeri zamanla artan, yavaş kazanılan şeylere inanırsın. Erken yaşta çalışmış, kendi ayakkabını kendin almış olabilirsin. Tutumun sert görünür, aslında yarını düşünen bir şefkattir. Kendine ilk kez gereksiz ve güzel bir şey aldığında vicdanınla uzun bir görüşme yaparsın. Yanında büyüyen gençler senden en çok sabırla biriktirmeyi öğrenir.',
    aquarius:
      'Piyasanın değer biçmediği şeyleri zenginlik sayarsın: boş zaman, patronsuz bir sabah, paylaşılan bir bilgi. Gelirin düzensiz akabilir, alışılmadık kaynaklardan gelebilir. Eşyaya bağlanmaz, bir gün hepsini dağıtırsın. Sonra o dağıttıklarından birini, belki de en ucuzunu, yıllarca özlersin. Bir koltuğa bağlanmak, ilkelerine sandığın kadar aykırı olmayabilir.',
    pisces:
      'Kime ne kadar borç verdiğini sorsalar yaklaşık bir cevap verirsin. Para elinden su gibi geçer; bazısı güzel bir şeye, bazısı birinin derdine gider. Hayal gücün ya da şefkatin geçim kaynağın olabilir. Fiyat söylemek utandırdığı için konuşmayı başkasına bırakan sanatçıların çoğunda bu hâl vardır. Yanında hesabı seven sakin biri olduğunda elindeki bereket görünür hâle gelir.',
  },
  3: {
    aries:
      'Cümlen bitmeden cevabını alırsın ya da karşındaki alamadan sen verirsin. Hızlı düşünür, düz konuşur, e-postayı selamsız yazarsın. Kardeşin varsa çocukluk kavgalarınız hâlâ anlatılıyor olabilir. Trafikte sabırsız, öğrenirken çabuksun; ikinci tekrarda sıkıldığın konuları ise yıllar sonra yeniden çalışman gerekir. Komşular kapının kapanışından hangi havada olduğunu bilir.',
    taurus:
      'Söz ağzından demlenerek çıkar. Bir konuyu geç öğrenir, öğrendiğini ömür boyu unutmazsın; ilkokul öğretmenin bunu yavaşlık sanmış olabilir. Aynı sokakta, aynı manavda, aynı dostla konuşmaktan bıkmazsın. Fikrini değiştirmen için sana bir kanıt, bir de hafta sonu gerekir. Yıllar önceki bir konuşmayı kelimesi kelimesine aktarınca herkes susar.',
    gemini:
      'Zihnin kendi mahallesinde gezinir; köşedeki ilanı, asansördeki cümleyi, radyodaki yanlış bilgiyi toplayıp getirir. Yakın çevreyle bağın canlı, laf trafiğin yoğundur. Öğrenmek sana oyun gibi gelir. Kaç sohbetin yarım kaldığını yazsan ayrı bir defter gerekir, üstelik onu da bitirmezsin. Seni susturan tek şey gerçekten iyi anlatılmış bir hikâyedir.',
    cancer:
      'Anlattığın hikâyelerde mutlaka bir sofra ya da bir büyüğün sesi bulunur. Hafızan duyguyla çalışır; tarihleri karıştırır, kokuları karıştırmazsın. Kardeşlerine ebeveynlik etmiş olman mümkün. Söylediğin söz yanlış anlaşıldığında konuşmayı sürdürmek yerine susar, cevabı gece yastıkta tamamlarsın. Ertesi sabah kahvaltıda kurulan yarım cümle, o gecenin bütün özetidir.',
    leo: 'Markete gidişini bile anlattığında dinlenir. Sesinde bir sahne sıcaklığı var, okulda şiir okutulan çocuktun belki. Fikirlerine gönlünü de koyduğun için eleştiriyi kişisel alman kolay. Kardeşinin daha iyi anlattığı bir fıkraya gerçekten gülebildiğin gün, evdeki eski bir yarış sessizce biter. Mesajlarını sesli göndermen de bundan, yazıda tadın kaçar.',
    virgo:
      'Bir metindeki virgül hatası gözüne çakıl gibi batar. Düşüncen ince eleyip sık dokur; soru sorarken bile doğru kelimeyi aramak için durursun. Günlük işlerin listelidir, komşular tamirci numarasını sende bulur. Yanlış söyleme kaygısıyla sustuğun toplantılarda aklındaki cevap çoğunlukla doğrudur. Kardeşin karne imzalatmak için bir zamanlar sana gelmiş olabilir.',
    libra:
      'Konuşmaya karşındakinin haklı olduğu yerden başlarsın. Mektubun kibar, mesajın dengeli, kavga anında bile üslubun yerindedir. Evde arabuluculuk sana düşmüş olabilir. İki tarafı da dinlemek zihnini inceltir, yalnız senin görüşün sorulduğunda ikinci bir “öte yandan” ile oyalanırsın. Komşular arası meselelerde gayriresmî muhtar sayılırsın.',
    scorpio:
      'Az soru sorar, sorduğunda tam yerinden sorarsın. Söylenenin altındakini duyduğun için yalan yanında uzun yaşamaz. Gençken bir günlük tuttuysan anahtarı da vardı herhâlde. Bir kardeşle ya da eski bir arkadaşla konuşulmadan kalan tek bir konu, ötekilerin hepsinden çok yer kaplayabilir. Kimse sormadığı hâlde herkesin sırrını taşıyan mahalleli sensin.',
    sagittarius:
      'Bir adres tarif ederken konu başka kıtaya varır. Büyük resmi görür, anlatırken coşar, sayıları yuvarlarsın. Yabancı dilden bir kelimeyi cümlene katmayı seversin. Yakın çevren seni neşeli bir ansiklopedi gibi dinler; bazı maddelerin kaynağını ise hiç sormamayı öğrenmişlerdir. Yanlış çıkan bir bilgini gülerek kabul etmen, sana duyulan güveni artırır.',
    capricorn:
      'Lafı uzatmaz, söz verince yazarsın. Çocuklukta konuşmanın ciddi bir iş sayıldığı bir evde büyümüş, belki başkasının ödevinden de sorumlu tutulmuş olabilirsin. Zihnin plan yapar, kestirmeye güvenmez. Kuru mizahın sonradan keşfedilir ve keşfedenler en ciddi toplantıda gözünün içine bakar. İlk gençliğinde sıkıcı bulunan bu ton, sonraları kıymetli bir mühür olur.',
    aquarius:
      'Kimsenin bağlamadığı iki bilgiyi yan yana koyar, sonra herkesin neden şaşırdığını anlamazsın. Öğrenme düzenin sıçramalıdır, okul sıkıcı gelmiş olabilir. Yakın akrabayla ilişkin arkadaşça, biraz da seyrektir. Aykırı bir düşünceyi savunurken asıl keyfin, haklı çıkmaktan çok tartışmanın açılmasıdır. Okuldan en çok aklında kalan, ders dışında kurcaladığın bir alettir.',
    pisces:
      'Düşüncelerin kelimeden önce görüntü olarak gelir, anlatırken ellerin yardım eder. Bir konuşmanın tonunu hatırlar, içeriğini unutursun. Yol sorana yanlış tarif verip arkasından üzülmüşlüğün vardır. Şiir, müzik, çizim, sessizce gülüşmek senin mahallende konuşulan asıl dildir. Evdekiler ne demek istediğini çoğu gün bakışından çıkarır.',
  },
  4: {
    aries:
      'Evin içinde koşulan, kapıların çarptığı, herkesin aynı anda konuştuğu bir çocukluk olabilir. Kendi kurduğun evde de sakin oturmaktan çabuk sıkılır, ya duvarı yıkar ya şehri değiştirirsin. Erken bağımsızlaşmış olabilirsin. Aile toplantısında ilk kızan ve ilk barışan genellikle aynı kişidir, o da sensin. Ev işini koşarak yapar, dinlenmeyi ise bir türlü beceremezsin.',
    taurus:
      'Bir ev kokusu dendiğinde aklına tam olarak hangi dolabın kokusu geldiğini bilirsin. Yerleşmek, toprak sahibi olmak, aynı pencereden yirmi kış izlemek sana iyi gelir. Ailede güven çoğu kez yemekle verilir. Taşınmayı ölçüp biçerek yıllarca erteler, taşınınca da ilk gece uyuyamazsın. Misafir kalkarken eline mutlaka bir kavanoz tutuşturulur.',
    gemini:
      'Büyüdüğün evde radyo, televizyon, telefon hiç susmamış olabilir. Yuva senin için konuşulan yerdir; mutfak masasında kurulmayan cümle sanki kurulmamış sayılır. Birkaç ev değiştirmiş ya da iki ev arasında gidip gelmiş olabilirsin. Kökünü bir adresten çok, aile içindeki şakalarda bulursun. Ayrıldığın her evden bir fıkra, bir de yanlış kargo adresi kalır.',
    cancer:
      'Anahtarlığında eski evin anahtarı hâlâ duruyor olabilir. Aile senin kabuğun, evin içindeki ses rengi ruh hâlinin barometresi. Geçmişi canlı tutar, albümleri sen saklarsın. Bakım vermekten yorulduğunda bunu söylemek zor gelir, çünkü bakan kişinin yorulabileceği akla pek gelmez. Yaşın kaç olursa olsun, eski odanda uyuduğun gecenin sabahına biraz çocuk kalkarsın.',
    leo: 'Evin salonunda görünür bir köşe sana aittir, belki çocukken de öyleydi. Ailende gurur önemli bir sözcük; büyüklerden biri ışığıyla herkesi ya ısıtmış ya gölgede bırakmış olabilir. Ağırlamayı sever, misafire en güzel tabağı çıkarırsın. Misafir gidince bir süre elin boş, odadan odaya dolaşırsın. Kimi akşam o rolü üstünden çıkarıp mutfakta yere oturman gerekir.',
    virgo:
      'Evindeki her şeyin bir yeri, her yerin de bir bezi var. Çocukluk evinde sevgi hizmetle gösterilmiş, eleştiriyle de karışmış olabilir. Huzurun düzene bağlı olduğundan misafir gittikten sonra bulaşığı bitirmeden uyuyamazsın. Dağınık bir salonda bir film boyunca oturabilmek, senin evinde küçük bir devrimdir. Bezin yerini sormayan misafire kızmamak da zamanla öğrenilir.',
    libra:
      'Büyüdüğün evde kavganın sesi alçaltılmış, belki hiç duyulmamış olabilir. Yuvanın göze hoş gelmesi, içindekilerin birbirine nazik davranması sana nefes aldırır. Perdenin rengini iki hafta düşünürsün. Ailede tarafsız kalman beklendiği için, kimin yanında olduğunu söylemen küçük bir olay sayılır. Kendi evinde ilk kez tartışıp yine aynı masada yemek yediğin akşamı unutmazsın.',
    scorpio:
      'Her ailenin kapısı kapalı bir odası vardır, senin ailendekinin anahtarını erken bulmuş olabilirsin. Yuvada güven ve mahremiyet ararsın, evine herkesi almazsın. Bir kopuş ya da bir sır köklerine derinlik vermiş olabilir. Kendi evini kurduğunda çekmecelerin kilidine daha az ihtiyaç duyarsın. O oda ailede konuşulduğunda herkes farklı bir kapı hatırlar.',
    sagittarius:
      'Valizin hiçbir zaman tavan arasına kaldırılmadığı bir evdi belki. Göç, inanç, yabancı bir dil ya da hep misafiri olan geniş bir sofra çocukluğunun fonunda durur. Kök salmak için açık ufuk gerekir sana. Balkonu olmayan bir evde, kirası ne kadar uygun olursa olsun, ruhun ayakkabılarını çıkarmaz. Yaşlılığını hayal ettiğinde gözünün önüne gelen yer de bir kıyıdır.',
    capricorn:
      'Evde yaşına göre ağır bir görev almış olman muhtemel. Aile sana dayanmayı öğretmiş, nazlanmayı öğretmeye vakit bulamamış olabilir. Kendi yuvanı geç ama sağlam kurmaya yatkınsın. Yıllar sonra büyüklerinden birinin elini tutup ilk kez şakalaştığında evin kolonları biraz gevşer, bina ise yerinde durur. Duvara ilk çiviyi çakman bile bir karar günüdür.',
    aquarius:
      'Ailede farklı olan belki sendin, belki de ailenin kendisi mahalleye benzemiyordu. Yuva sana özgürlük tanıdığı sürece yuvadır; habersiz gelinen, saatleri sorgulanan bir ev seni kaçırır. Arkadaşlarından bir aile kurabilirsin. Kan bağı olmayan biri acil durumda aranacaklar listende birinci sırada olabilir. Bayramın öğlenini bir sofrada, akşamını başka bir sofrada geçirirsin.',
    pisces:
      'Çocukluk evini anlatırken ayrıntılar birbirine karışır, duygu ise berraktır. Sınırları belirsiz, belki birinin sessizce çok şey taşıdığı bir ailedir hatırladığın. Yuvada huzur için suya, müziğe, yarı aydınlık bir odaya ihtiyaç duyarsın. Kapını hep açık tuttuğun için bir gün kendi evinde yer bulamadığını fark edebilirsin. Odana kapandığın saatler küslük sayılmaz, evin en çok o sırada sana ait olur.',
  },
  5: {
    aries:
      'Oyunda kaybetmeyi altı yaşında öğrenmeye başladın, hâlâ çalışıyorsun. Neşen hareket ister: yarış, meydan okuma, ilk adımı atılan bir flört. Kovalamak yakalamaktan tatlı gelebilir. Çocuklarla güreşen, sonra onlardan önce acıkan yetişkin de sensin; yaratırken ilk taslak parlak, ikinci taslak sabırsızdır. Aşk bittiğinde bile kimin bitirdiğini konuşmayı seversin.',
    taurus:
      'Aşkı tadıyla, dokusuyla, aynı lokantanın aynı köşesiyle seversin. Keyif senin için yavaş bir iştir; ısınması uzun, dinmesi daha da uzun. Ellerinle yaptığın her şey, bir kap, bir bahçe, bir melodi seni dinlendirir. Kıskançlığın sessizce oturur ve kalkmak için davet bekler. Yıllanmış bir hobin, çoğu dostluğundan eski olabilir.',
    gemini:
      'Gönlünü çalmak isteyen önce seni güldürmeli. Flört sende mesajlaşmakla, kelime oyunuyla, gece yarısı gönderilen şarkıyla yürür. Birden çok hobin var, hepsinin malzemesi aynı dolapta. Çocuklara bin soru sorduran o büyük sensin; cevapları bilmediğinde daha da eğlenirsin. Gönlün, merakın gittiği yere taşınır; bunu sevdiklerin bilmeli.',
    cancer:
      'Sevdiğine yemek taşır, sevdiğinin sevdiğine de. Aşk, sen kendini güvende bildikçe açılır, alay edildiği an kapanır. Yaratıcılığın hatıralardan beslenir; eski bir ninni, bir kazak modeli, dededen kalma fıkra elinde yeniden doğar. Çocuklar kucağında uykuya çabuk dalar. İlk aşkının kazağı belki hâlâ bir bavulun dibindedir.',
    leo: 'Hayatın bu köşesinde perde hiç inmez. Aşkı büyük yaşar, sevincini paylaşmadan edemez, bir doğum gününü aylar öncesinden düşünürsün. Yaratmak sana nefes gibi gereklidir. Hevesle gösterdiğin resme yarım gözle bakılması, kimsenin tahmin edemeyeceği kadar dokunur sana. Çok geç başlanan bir tiyatro kursu bile seni yeniden canlandırır.',
    virgo:
      'Eğlence bile bir hazırlık ister: yol tarifi, yedek çorap, kontrol edilmiş hava durumu. Hoşlandığın kişiye iltifat yerine çözüm sunarsın. Elişi, bulmaca, bahçe gibi ince uğraşlarda ustalaşırsın. Yaptığını beğenmeden göstermediğin için çekmecende kimsenin görmediği iyi işler birikmiştir. Birine gösterdiğin o ilk taslak, aşk ilanından daha zordur.',
    libra:
      'Âşık olmaya âşık olduğun söylenir, pek de itiraz edemezsin. Flörtün kibar, hediyen isabetli, sofran uyumludur. Keyfin iki kişilik olması gerekir; tek başına gidilen konser sana yarım gelir. Sanatta oranı hemen görür, kendi resmini duvara asmak için üç ayrı kişiden onay beklersin. Yaşlandıkça tek kişilik biletin de hoş bir tarafını bulursun.',
    scorpio:
      'Oyun bile olsa sonuna kadar oynarsın. Aşkın yoğun, gözün tektir; hafif bir gönül eğlencesi sana tadımlık gelir. Yarattığın şeyde karanlıktan bir parça bulunması onu güçlü kılar. Kimsenin bilmediği bir hobin vardır ve öğrenilmesini istemezsin, çünkü orası senin dışında kimsenin not vermediği tek yerdir. Çocuklar bu yüzden sana en gizli oyunlarını anlatır.',
    sagittarius:
      'Bir tatilde tanışıp yıllarca mektuplaştığın biri olabilir. Sevgiyi serüvenle, oyunu açık havayla, çocukları da onlara anlatılan uzak masallarla birlikte düşünürsün. Riski seversin, abartmayı da. Ayağını yere basmanı isteyen biri olduğunda, neşen sönmeden ona yolu anlatman gerekir. Valizinin en ağır parçası belki de saklanan mektuplardır.',
    capricorn:
      'Gülmeyi ciddiye alan birisin, üstelik yaş aldıkça daha çok gülersin. Gençlikte eğlenceyi hak etmek gerektiğini düşünmüş olabilirsin. Aşka ağır girer, girdiğinde niyetin bellidir. Bir enstrümanı geç yaşta öğrenmeye başlamak ve kimseye çalmamak, sana özgü bir keyif türüdür. Seni ilk kez dans ederken gören dostun bunu yıllarca anlatır.',
    aquarius:
      'Aşkın dostlukla karıştığı bir sınır var, sen o sınırda yaşarsın. Beklenen zamanda beklenen çiçeği getirmek içinden gelmez; onun yerine damda kayan yıldız izlemeyi önerirsin. Yaratıcılığın kuralı bozarak başlar. Çocuklar, onlara birer insan gibi davrandığın için seni ayrı sever. Sürpriz sevmeyen biriyle yıldızların yalnız yarısını izlersin.',
    pisces:
      'Sevdiğin kişiye bakarken biraz da bir film seyredersin. Gönül işlerinde hayal payı yüksek, fedakârlık da öyle. Müziğin, dansın, boyanın içinde saatler kaybolur. Birine tutulduğunda gerçekte söylediklerini bir yana, söylediğini sandıklarını öbür yana yazmak uyandırıcı bir deneydir. Çekmecedeki yarım şiirleri bulan kişi seni baştan tanır.',
  },
  6: {
    aries:
      'Masadaki işi öğlene kadar bitirir, öğleden sonra ne yapacağını şaşırırsın. Günlük düzenin hız ve bağımsızlık ister; omzunun üzerinden bakan biri varsa verimin düşer. Sabah sporu, öfkeni kimseye değmeden harcamanın iyi bir yoludur. Acil işler seni canlandırdığından, acil olmayanlar uzun süre bekler. Ekibin yangında seni, bakım gününde başkasını arar.',
    taurus:
      'Aynı fincan, aynı yol, aynı saat: Düzenin değişmedikçe elin verimli. Çalışma temposun ağır başlar, akşama kadar hiç düşmez. Konforlu bir sandalye sana unvandan önemlidir. Yeni bir yazılım öğretileceği duyurulduğunda sessizce direnir, altı ay sonra onu en iyi kullanan kişi olursun. Masanda yıllardır duran bir kalemlik, senden kıdemli bile sayılabilir.',
    gemini:
      'Bir işi yaparken ötekini düşünmek senin için dinlenmenin bir biçimi. Gündelik hayatın yazışma, koşuşturma ve kısa molalardan örülü. İş arkadaşların haberleri senden alır. Aynı hareketin sekiz saat tekrarlandığı bir işte zihnin kaçar, geride kalan eller de sakarlaşır. Tatil dönüşü okunmamış iletiler seni ürkütmez, hoşnut eder.',
    cancer:
      'Çalıştığın yerde çaydanlığın yerini bilen, yeni gelene önlük bulan sensin. İşini ancak insanlarla bağ kurabildiğinde seversin; soğuk bir ekip iştahını keser. Yeme düzenin ruh hâline göre dalgalanır. Evdeki bir tatsızlık mesaiye, mesaideki bir söz de akşam yemeğine sessizce taşınır. Yeni müdür bunu bir yılda anlar, ekip ise ilk haftada bilir.',
    leo: 'En sıradan görevi bile imzan varmış gibi yaparsın. Emeğin fark edilmediğinde yorgunluğun iki katına çıkar, övüldüğünde üç kişilik çalışırsın. Günlük işlere biraz gösteri katman ekibi eğlendirir. Patron koltuğundan uzakta, birinin talimatıyla dosya dizmek gururunun en zor idmanıdır. İş çıkışı edilen küçük bir teşekkür, ertesi sabahın yakıtıdır.',
    virgo:
      'Günlük düzen konusunda kendi yöntemini geliştirmiş bir ustasın; kimse mutfak çekmecene el sürmesin. Beslenmene, uykuna, aletlerine özen gösterirsin. Hatasız olma baskısı özeni kaygıya çevirebilir. Bir işi yeterince iyi yapıp bırakmak, on kere kontrol etmekten daha zor öğrenilir. Evde de kimse havluyu senin astığın gibi asamaz, denenmiştir.',
    libra:
      'Çalıştığın yerin havası bozuksa maaşı düşünmeden gitmek istersin. İş arkadaşlarınla ikili yürüyen projelerde parlarsın. Masanın üstünde bir çiçek, duvarında iyi bir ışık olmalı. Kimseyi kırmamak için üstlendiğin angaryaların toplamı, bazı haftalar asıl işinden uzundur. Ajandanda yalnız sana ait bir saat bulmak dedektif ister.',
    scorpio:
      'Başladığın göreve kilitlenir, bitmeden başını kaldırmazsın. Yüzeysel bir düzen sana göre değil; ya tam temizlik ya hiç. İş yerindeki gizli dengeleri ilk haftadan okursun. Aşırı çalışıp aşırı dinlendiğin döngüler bedenini yorar, ölçüyü çoğu zaman ancak takatin bitince hatırlarsın. Bunu ilk fark eden genellikle yan masadaki sessiz meslektaştır.',
    sagittarius:
      'Rutin kelimesi bile esnetir seni, gene de iyi bir nedeni olan rutine sadık kalırsın. Hareketli, açık havada ya da insanlara bir şey öğreten bir iş günü sana yarar. Ayrıntıyı ertesi güne bırakman meslektaşlarının ortak şikâyetidir. Yaptığın işin neye hizmet ettiğini gördüğün an sabahın erkeni sorun olmaz. Kahve molasında anlattığın bir yol hikâyesi bütün koridoru dolaşır.',
    capricorn:
      'Disiplinin dışarıdan bakıldığında kolay görünür, içeride neye mal olduğunu sen bilirsin. İşe erken gelir, sorumluluğu alır, şikâyeti kendine saklarsın. Yıllar içinde vazgeçilmez olursun ve bu unvan izin kâğıdını imzalatmaz. Dinlenmeyi de takvime bir görev olarak yazdığında şaşırtıcı biçimde uyarsın. Evdekiler seni en çok, erken döndüğün o şaşırtıcı günle hatırlar.',
    aquarius:
      'Mesai saatinden çok sonuca inanır, işi kendi bulduğun garip bir sırayla yaparsın. Sıra işe yaradığı sürece kimse karışmamalı. Ekip içinde eşitliği savunur, unvanı olan birinin kahvesini de olmayanınkini de getirirsin. Bedenini ihmal ediyorsan bu fikirlerin yüzündendir; acıktığını akşama doğru anlarsın. Yılbaşında masanı toplarken çıkan icat taslakları bir sergi eder.',
    pisces:
      'Günün planı sabah net, öğlen sulu boya gibi dağılmıştır. Hizmet etmeyi seversin, sınırı unutarak. Müzik açık bir odada, acele ettirilmeden yaptığın iş başkalarının düzgün işinden daha çok dokunur insana. Her gün aynı saate konan ufak bir çapa, söz gelimi öğle yürüyüşü, dağılmanı önler. Kimsenin beklemediği bir gün, masandan çok güzel bir şey çıkar.',
  },
  7: {
    aries:
      'Seni çeken insanlar lafı dolandırmaz, tartışmadan kaçmaz, otobüsü beklemeyip yürür. Sen uyumlu davrandıkça hayat karşına daha gözü kara birini çıkarır. İlişkide heyecan bitmesin istersin. Kendi atılgan tarafını partnerine emanet ettiğin yıllarda ona kızdığın her şey, aslında senin de yapmak istediğin şeydir. Bunu bir kez anladığında kavga sırasında gülmek mümkün olur.',
    taurus:
      'Yanında susabildiğin biriyle yaşlanmayı düşlersin. Güven, dokunuş, düzenli bir sofra; ortaklıkta aradığın bunlardır. Duyguların fırtınalı, seçtiğin kişi ise çoğu kez sakin olur. Onun ağırdan alışı seni delirtir, sonra bir gün herkes telaşlıyken omzuna yaslandığın o sakinlik olduğunu görürsün. Ortak zevkiniz bir yemekse, o yemeğin tarifi ilişkinin anayasası sayılır.',
    gemini:
      'Seni seven kişinin seninle konuşacak konusu bitmemeli. Meraklı, hazırcevap, genç ruhlu insanlarla yan yana gelirsin; ilişki bir sohbet gibi yürür. Ciddi anlarda şakaya sığınıldığında içerlersin. İki kişilik bir kelime oyunu, bazı çiftlerin yıl dönümü yemeğinden uzun ömürlü olur. Tartışma uzadığında sesli mesajlar hızlandırılarak dinlenir.',
    cancer:
      'Karşındakinde bir yuva ararsın: bakılan, düşünülen, akşam merak edilen biri olmak. Sert görünmen bu yumuşak ihtiyacı saklar. Partnerinin ailesi ilişkinizin üçüncü kişisi gibi davranabilir. Bakım alıp vermenin sırası bozulduğunda biriniz ebeveyne, öteki küskün bir çocuğa dönüşür. Yaşlandıkça hanginizin kime baktığı günden güne değişir.',
    leo: 'Sıcak, gösterişli, kendine güvenen insanlara gözün takılır. Belki sen geri planda rahat ettiğin için, biri odanın ortasında parladığında hayran olursun. Hayranlık tek yönlü kaldığında ilişki bir tiyatroya döner, sen de hep seyirci koltuğunda oturursun. Alkışın sırayla alındığı beraberlikler daha uzun ömürlü olur. Arkadaşların onu anlatırken ilk önce kahkahasını taklit eder.',
    virgo:
      'Düşünceli, becerikli, söylediğini yapan birini seçersin. Aşkın senin için somut bir dili var: tamir edilen musluk, hatırlanan randevu. Karşındaki seni düzeltmeye başladığında ise çocukluktan bir ses canlanır. Yardımın hangi noktada eleştiriye döndüğünü birlikte konuşan çiftler burada rahat eder. Yıl dönümünde pusulaya “her şey için” yazman, onun için bir liste kadar uzundur.',
    libra:
      'Ortaklık senin için bir güzellik meselesi; kavga edilirken bile masa örtüsü yerinde kalsın. Seçtiğin kişi zarif, adil, belki biraz kararsızdır. Hakkını ararken yüksek sesli olmaktan çekinmezsin, onun sessizliği seni çileden çıkarır. Denge, iki kişinin sırayla kaybetmeyi göze almasıyla kuruluyor. Kavgadan sonra masayı kimin topladığı bu evde anlam taşır.',
    scorpio:
      'Kolay insanlar sende iz bırakmaz. Karşındakinin derinliği, sırları, sadakati seni çeker; ilişkiye girerken arkandaki köprüyü kendin sökersin. Rahatına düşkün yanın bu yoğunluktan ürker. Güvenin inşa edildiği yıllar uzun sürer, sonra bakarsın ki en güvenli odan o derinliğin içinde. Dışarıdan sakin bir çift gibi görünür, ışık sönünce ciddi konuşursunuz.',
    sagittarius:
      'Yanındaki kişi bir pencere olsun istersin, duvar değil. Başka bir şehirden, başka bir inançtan, başka bir hızdan birine tutulman olası. Zihnin küçük ayrıntılarla uğraşırken o ufku gösterir. Sözünü geniş tutup tarihleri dar tutan bir partnerle yaşamak, senin için hem eğitim hem sınavdır. Küçük ayrıntıları sevmeyi ona sen, haritayı sana o öğretir.',
    capricorn:
      'Ciddiyetiyle güven veren, belki yaşça ya da halce senden büyük biri gönlüne yakın durur. Sen duygunu yüzeyde yaşar, onun ağırbaşlı sevgisini çözmeye çalışırsın. Sevgisini söz yerine sorumlulukla anlatması seni bazen aç bırakır. Yıllar geçince aç kalmadığını, başka bir dilde beslendiğini görürsün. Doğum gününde gelen sade hediye, yıllarca kullanılır.',
    aquarius:
      'Seninle aynı anda hem dost hem sevgili olabilen birini ararsın. Alışılmadık tanışmalar, mesafeli başlangıçlar, kendine ait bir hayatı olan partnerler hikâyende sıktır. Sen parlamayı severken o kalabalığın eşitliğini sever. Bu iki ışık birbirini söndürmeden yandığında ilişkiniz kimseninkine benzemez. Tanıyanlar sizi çiftten çok, aynı projeyi yürüten iki dost sanabilir.',
    pisces:
      'Düzeni seven yanın, nedense düzensiz bir ruha âşık olur. Şefkatli, hayalci, biraz kaybolmuş insanlara elini uzatırsın. Kurtarmak ile sevmek arasındaki çizgi ilişkinin ilk yılında bulanıktır. Karşındakinin seni de teselli etmesine razı olduğunda eşitlik yavaşça yerine oturur. Birlikte çekilen fotoğraflarda biriniz hep başka bir yere bakıyordur.',
  },
  8: {
    aries:
      'Kriz anında elin titremez, kriz bittiğinde titrer. Ortak paralarda, zor konuşmalarda, yakınlıkta ilk hamleyi yapan sen olursun. Gizli saklıdan hoşlanmaz, kapalı kutuyu tekmeyle açarsın. Sonradan içinden çıkan şeyi yavaşça toplamak ise sabır ister, o sabır da bu evde en geç yetişen üründür. Dostların zor haberi sana söylerken lafı uzatmaz, istemediğini bilirler.',
    taurus:
      'Paylaşmak sende ağır işleyen bir kapıdır: Gıcırdar, açılır, bir daha kapanmaz. Ortak mülk, birlikte alınan eşya, bedenin huzuru güvenini kurar. Kaybetme korkusu tutmayı, tutmak da ağırlaşmayı getirir. Bıraktığın bir şeyin ardından uzun yas tutar, sonra nefesinin derinleştiğini fark edersin. Eski anahtarlığı hâlâ cebinde taşıman bu yüzden kimseyi şaşırtmaz.',
    gemini:
      'Kimsenin konuşmadığı konularda rahatça soru sorarsın. Sırları, borçları, korkuları kelimeye dökerek tanır, adını koyduğunda yükün azalır. Yakınlıkta meraklısın, biraz da kaçamak. Ağır bir hissi şakayla geçiştirdiğin anlarda, anlatmaya en çok o sırada ihtiyacın vardır. Güvendiğin biri bunu duyar, gülmez ve bir soru daha sorar.',
    cancer:
      'Ailenin söylenmeyen kaygıları sana miras kalmış olabilir. Güvendiğin birkaç kişi dışında kalbini açmaz, açtığında ise bütün geçmişinle açarsın. Ortak paranın altında hep bir aidiyet sorusu yatar. Birinin gidebileceğini düşünmek bile seni sıkı tutmaya iter, elini gevşettiğinde yanındakinin kaldığını görürsün. Bir aile yemeğinde edilen sıradan bir para lafı, geceyi uykusuz bırakabilir.',
    leo: 'Gururunu en çok burada sınarsın: yardım almak, borçlanmak, zayıf görünmek. Yakınlıkta cömert ve tutkulusun, karşılığında sadakatin görünür olmasını istersin. Zor günde ağırbaşlılığınla çevrene güç verirsin. Gece ışığı kapatıp rolü bırakabildiğin biri varsa, kimse bilmese de zenginsindir. Yıllar, yardım istemenin de bir asaleti bulunduğunu gösterir sana.',
    virgo:
      'Kaygı geldiğinde dosya açarsın. Sigorta evrakını, ortak hesabı, ilişkinin kırılgan yerlerini inceler, kontrol ettikçe yatışırsın. Bedenin mahremiyetini ciddiye alır, yakınlığa hazırlanarak girersin. Her krizin bir yöntemi olmadığını kabul ettiğin gece, liste elinden kendiliğinden düşer. Uzun bir ilişkide bu titizlik, beklenmedik bir huzura dönüşür.',
    libra:
      'Paylaşımda adalet olsun diye uzun uzun hesap yaparsın, hesabı da kibarca sunarsın. Ortaklıkta bölüşülen para ve güç ilişkinin terazisidir. Öfkenin, kıskançlığın çirkin yüzünü göstermekten çekinirsin. İçindeki o çirkin cümle yumuşak bir sesle söylendiğinde yakınlığın ne kadar arttığına şaşarsın. Ortak eşyasını bölüşecek olanların seni çağırması boşuna değildir.',
    scorpio:
      'Burası senin öz toprağın; karanlıkta yönünü bulan nadir insanlardansın. Bağlandığında bütünüyle bağlanır, ihaneti unutmaz, bir dönemin kapanmasını herkesten önce sezersin. Ortak meselelerde derin bir bilgin var. Kontrolü gevşettiğin bir an, ömür boyu anlattığın bir dönüm noktasına dönüşebilir. Gençken ürküten bu yoğunluk, ileride insanlara yaslanacak bir duvar verir.',
    sagittarius:
      'Kayıplara anlam arayarak dayanırsın, çoğu kez de bulursun. Ortak kaynaklarda iyimser, hatta fazla cömertsin; imzaladığın kâğıdı sonradan okuduğun olur. Yakınlıkta neşen korkuyu hafifletir. Yine de kimi acılar fıkra beklemez, yanında sessizce oturup ufka birlikte bakmanı bekler. O sessizliği öğrendiğin yıl dostluklarının yaşı birden büyür.',
    capricorn:
      'Zayıflığını göstermeden önce üç kez kapıyı kontrol edersin. Ortak mali işlerde tedbirli, sözünde sağlam, borcuna sadıksın. Yakınlığın ağır ilerler ve ilerlediği yerden geri dönmez. Çocukken bir yetişkinin yükünü gizlice taşımışsan, o yükü birine anlatmak bugün bile tuhaf bir suçluluk verir. Anlattığında karşındakinin şaşırmadığını görmek, yükün yarısını indirir.',
    aquarius:
      'En mahrem anda bile bir an durup kendine dışarıdan bakarsın. Ortak hayatın, paylaşılan paranın kuralları sende alışılmadıktır, yeter ki açıkça konuşulsun. Sahiplenilmek boğar. Krizde serinkanlı, hatta buluşçusun; duygu dalgası ise iki hafta sonra, markette, bir şarkıyla gelir. Sevdiğin kişi bu gecikmeye alışır, hatta tarihini tahmin eder.',
    pisces:
      'Başkasının acısını kendi bedeninde hissetmen yakınlığını derin, sınırını geçirgen kılar. Ortak parada bulanıklık, verilen ama kaydedilmeyen borç, unutulan imza görülür. Rüyaların haber gibi gelir. Kaybettiklerinle sürdürdüğün sessiz konuşma sana teselli verir, kimseye anlatmak zorunda değilsin. Kime ne kadar ait olduğunu hesaplamayı bıraktığında uykun derinleşir.',
  },
  9: {
    aries:
      'Pasaportunda ilk damgayı büyük ihtimalle tek başına vurdurdun. İnandığın şey için tartışır, öğrenmek için beklemez, kursun ilk haftasında öğretmene itiraz edersin. Yeni fikirler seni ateşler. Sabır isteyen akademik yollar ise yarıda kalır, sonra bir gün beklenmedik bir hırsla tamamlanır. Aynı hocayla çarşıda karşılaştığında kimin haklı çıktığı konuşulmaz.',
    taurus:
      'Bir ülkeyi mutfağından, bir felsefeyi işe yararlığından tanırsın. İnancın yavaş oluşur ve kolay sarsılmaz. Uzun yola çıkarken yastığını götürmek istersin, rahat eden beden iyi öğrenir. Yurt dışında bile aynı kahvecinin müdavimi olman, dünyayı kendi sabrınla evcilleştirme biçimindir. Döndüğünde herkese önce oranın ekmeğini anlatırsın.',
    gemini:
      'Kitaplığında aynı konuda birbirine karşı yazılmış iki kitap yan yana durur. Dillere, sınav notlarına, farklı inançların ayrıntısına merakın bitmez. Kesin hüküm veren öğretmenle anlaşamazsın. Yolculuğun en sevdiğin tarafı, varılan yerden çok yolda konuşulan yabancıdır. İki kitabın da kenarına aynı kurşun kalemle not düşmüşsündür.',
    cancer:
      'İnancın bir büyüğün sesiyle gelir, onun duasıyla ya da onun itirazıyla. Uzaklara gitmek ister, gittiğin yerde önce bir mutfak ararsın. Tarih, göç, aile kökenleri seni derinden ilgilendirir. Ailenin dünya görüşünden uzaklaştığında duyduğun suçluluk, geri döndüğünde yerini daha sıcak bir meraka bırakır. Yolda aldığın her hediye evdeki bir kişiye benzer.',
    leo: 'Bir konuyu öğrendiğinde onu sahneden anlatmak istersin. Öğretmenliğe, büyük fikirlere, gösterişli yolculuklara yatkınsın; inancını da yürekten ve biraz tiyatral yaşarsın. Hayran olduğun hoca seni bir kez övmüşse o sözü saklarsın. Fikrin çürütüldüğünde gururunu ve haklılığını ayırmak ustalık gerektirir. Ders anlattığın gün yorgunluğunu kimse anlamaz, sen de unutursun.',
    virgo:
      'Gezi planında yedek plan, onun altında da metro haritası bulunur. Bilgiyi sınayarak öğrenir, inancı günlük bir alışkanlıkta ararsın. Kuramdan çok yönteme güvenirsin. Uzun bir eğitimi dipnotlarıyla bitiren sensin; büyük resmi sorana ise önce ölçeği sorman gerekir. Yine de kaybolduğun tek gün, o gezinin en çok anlatılan günüdür.',
    libra:
      'Fikirleri karşılıklı koltuklara oturtup sohbet ettirirsin. Hukuk, sanat tarihi, diplomasi, yabancı bir kültürün görgüsü ilgini çeker. Seyahat seni en çok bir yol arkadaşıyla açar. İnancın konusunda kimseyi incitmek istemezsin; bu nezaket, bazen kendi inancının ne olduğunu sana bile unutturur. Yüksek sesle “ben böyle düşünüyorum” dediğin ilk masayı unutmazsın.',
    scorpio:
      'Sıradan cevapla yetinmeyen bir arayışçısın; inanıyorsan sonuna kadar, şüpheleniyorsan kökten. Bir yolculuk ya da bir öğretmen hayatını ikiye bölmüş olabilir. Yasak denen kitaplar elinden düşmez. Derinlere indiğin konuyu başkalarına anlatırken gözlerinin karardığını söyleyenler çıkar, yine de dinlerler. Yıllarca okunan aynı kitap, her seferinde başka bir yerinden konuşur.',
    sagittarius:
      'Ev sahibi olduğun kıta burası: uzaklık, anlam, cömert bir kahkaha. Öğrenmekten ve öğretmekten yorulmaz, haritada boş kalan yere parmağını koyarsın. İnancının büyüklüğü bazen karşındakinin sorusunu küçük düşürür. Yaşlandıkça gezdiğin yerlerin yanında yanıldığın yerleri de anlatmaya başlarsın. Elinde bilet olmadığında bile konuşman bir yere gidiyordur.',
    capricorn:
      'İnancın merdiven gibi, basamak basamak. Eğitimi hayatın ciddi bir taahhüdü sayar, diplomayı geç de olsa almak istersin. Yolculuğun çoğu kez bir iş, bir görev içindir. Hocalarında katılığı değil emeği ararsın; sen de günün birinde az konuşup çok öğreten biri olarak hatırlanırsın. Yolun ortasında alınan bir diploma bile duvarına yakışır.',
    aquarius:
      'Geleneğe dışarıdan bakan, farklı olanı öğrenmeye hevesli bir zihnin var. Uzak dostların, çevrim içi dersler, geleceğe dair kuramlar ufkunu açar. Bir öğretiye tümüyle girmez, işine yarayanı alır çıkarsın. Yabancı bir ülkede ilk kez “ben buralıyım” dediğin an, kimliğine dair pek çok şeyi açıklar. Eski okul arkadaşların fikrini hâlâ merak eder, katılmasalar da.',
    pisces:
      'Dünyayı ayaklarından çok hayalinle gezdiğin yıllar olabilir. İnanç sende teslimiyetle, denizle, müzikle gelir; mantık sonradan yetişir. Bir öğretmeni fazla yücelttiysen düşüşü de sert olmuş olabilir. Kutsal olanı küçük bir yerde, belki bir iskelede oturan yaşlı bir balıkçıda bulman sana daha çok yakışır. Rehber kitabı evde unutur, dönüşte en güzel yerleri sen anlatırsın.',
  },
  10: {
    aries:
      'Meslekte kapıyı tekmeleyerek açan bir üslubun var, sonradan menteşeyi de sen onarırsın. Bağımsız çalıştığında adın hızla duyulur. Emir almak gücüne gider, emir vermek de zannettiğin kadar kolay olmaz. Ekibin seni atılgan bilir; yavaşlayıp dinlediğin günlerde ise ilk kez lider der. Kartvizitin eskir, ilk adımı kimin attığı unutulmaz.',
    taurus:
      'Adın sağlamlıkla anılır: Söz verdi mi yapar, yaptı mı dayanır. Kariyerin ağır ağır yükselen bir duvar gibidir, aceleye gelen taş koymazsın. Dokunulan, tadılan, değer biçilen alanlara yatkınsın. Yıllarca aynı görevde kalman eleştirilir, herkes gittikten sonra ayakta kalan yine sensin. Emeklilik konuşmasında en uzun alkışı genellikle böyle biri alır.',
    gemini:
      'Kariyerini anlatmak için bir cümle yetmez, üç cümle de çelişir. Yazarak, satarak, öğreterek, aracılık ederek tanınırsın. Aynı anda iki unvan taşıman olağan. İnsanlar senin neyi bildiğini bilir, neyi seçtiğini bilemez; sen de uzun süre merakla onları izlersin. Mesleğini soran çocuğa cevap verirken sen bile yeni bir şey öğrenirsin.',
    cancer:
      'Toplum önünde bile bir ev sahibi gibi davranırsın. Mesleki adın bakımla, korumayla, bir mekânı ısıtmakla anılır. Halkın ruh hâlini sezmen seni iyi yönetici yapar. Eleştiri geldiğinde kapanır, bir süre görünmezsin; dönünce de kimse nereye gittiğini sormamayı öğrenmiştir. İş yerinden ayrılanlar yıllar sonra ziyarete gelir.',
    leo: 'Meslekte görünmez kalmak sana uykusuz bir gece gibi gelir. Sahnede, yönetimde, yaratıcı işte ışığın tabii. Takdir edildikçe büyür, edilmedikçe küskünleşirsin. İmzanın başkasının adı altında kaldığı bir işi sonuna dek götürdüğünde, kendine verdiğin not alkıştan değerli çıkar. Evde ise bu ışığın düğmesini kapatmak ayrı bir beceri ister.',
    virgo:
      'Ustalığın ilandan değil tavsiyeden yayılır. Titiz, güvenilir, sorunu önceden gören biri olarak tanınırsın. Yükseltilmeyi beklersin, istemeyi pek beceremezsin. Görünmez işlerin ne kadar çok olduğu, izne çıktığın hafta anlaşılır; dönüşte masanın üstünde çikolata ile iki yüz e-posta bulursun. Ne istediğini bir cümleyle yazman, beklediğin yıldan daha çok yol aldırır.',
    libra:
      'Ortak bir tabelanın altında adın daha güzel durur. Arabuluculuk, estetik, hukuk, danışmanlık seni görünür kılar; insanlar meslekte seninle çalışmanın kolay olduğunu söyler. Kolaylık, sert bir kararı geciktirdiğinde ağırlaşır. Yönetici olduğunda ilk öğrendiğin, adil olanın herkesi memnun etmediğidir. Tek imzanın yettiği bir iş, sana önce ağır sonra ferah gelir.',
    scorpio:
      'İş hayatında hakkında söylentiler dolaşır ve çoğu yanlıştır. Araştıran, dönüştüren, kriz çözen bir mesleki kimliğin var. Gücün sessizliğinden gelir; kazanmak için bağırmazsın. Bir dönem her şeyi kaybetmiş ya da bırakmış, sonra daha sade bir kapıdan yeniden girmiş olabilirsin. Eski iş yerinde kapını kapatış biçimin hâlâ konuşuluyor olabilir.',
    sagittarius:
      'Kariyerin hedefi hep ufukta, bu yüzden bir yerde durmazsın. Öğretmek, yayımlamak, gezmek, insanlara inanç aşılamak seni tanınır kılar. Büyük vaatlerin bazısı havada kalır, bazıları beklenmedik biçimde gerçekleşir. Seni işe alan, önce coşkunu alır, sonra takvimini kurmayı öğrenir. Aile buluşmasında ne iş yaptığını her yıl yeniden anlatırsın.',
    capricorn:
      'Dağın en uzun yolunu seçersin ve zirveye yorgun ama ayakta varırsın. Sorumluluk sana ağır gelmez, sorumsuzluk gelir. Adın ciddi, makamın kazanılmış olur. Tepede bir sandalye daha var; onu kime bırakacağını düşünmeye başladığında liderliğin olgunlaşır. O güne kadar tatil fotoğraflarında bile biraz müdür gibi durursun.',
    aquarius:
      'Mesleğinde kimsenin daha önce yapmadığı bir şeyi deneyen kişi sen olursun. Yenilik, toplum, teknoloji, dayanışma alanlarında tanınabilirsin. Kuruma tam uymaz, kurumu da tamamen bırakmazsın. Aykırı bulunduğun yılların ardından aynı yöntemi herkes kullanmaya başlar, tatlı bir şaşkınlıkla seyredersin. Patentini almadığın bir fikri bir gün sokakta dolaşırken görebilirsin.',
    pisces:
      'İşinde bir parça gizem, bir parça şefkat var. Sanat, yardım, hayal gücü, görünmeyen emek seni tanınır kılar; unvanını kimse aklında tutamaz. Emeğin başkasının hanesine yazıldığında kırılır, bunu dile getirmezsin. Dile getirdiğin gün insanlar yaptığını ilk kez görür ve utanan sen olmazsın. Yaptığın işin adı yıllar sonra, senden sonrakiler yapınca konur.',
  },
  11: {
    aries:
      'Arkadaş grubunun öncü kuvveti sensin; gidilecek yeri ilk söyleyen, ilk çıkan da sen. Rekabet dostluğun içine sızar, tatlı kalırsa canlandırır. Hedeflerin büyük, sabrın kısa. Sana eşlik edecek hızda bir arkadaş bulduğunda yan yana yürümenin yarışmaktan hoş olduğunu öğrenirsin. Grup fotoğrafını çekmek yerine hep en önde çıkman da bundan.',
    taurus:
      'Dostların yirmi yıllıktır, yenilerinin sınav süresi uzundur. Buluşma yeriniz değişmez, herkes ne yiyeceğini ezbere bilir. Geleceği somut hayallerle kurarsın: bir bahçe, bir atölye, uzun bir masa. Arkadaşına borç verdiğinde hatırlatmazsın, sadece zihnine bir raf koyarsın. Yıl dönümü kutlanan sofraların değişmez konuğu sensin.',
    gemini:
      'Rehberinde beş yüz kişi, kalbinde beş kişi var. Gruplar arasında habercilik yapar, birinin derdine ötekinin bilgisini taşırsın. Fikir paylaştığın insanlarla hızla yakınlaşırsın. Hayallerin konu değiştirdikçe değişir; bir gün aynı hayali üçüncü kez anlattığını fark eden arkadaşın haklı olabilir. Kimi dostların birbirini yalnızca senin anlattıklarından tanır.',
    cancer:
      'Arkadaş çevren zamanla bir aileye benzer, bayramda sofra senin evde kurulur. İnsanların hikâyelerini saklar, ayrılanların ardından uzun üzülürsün. Grubun kırılgan üyesi hep sana sığınır. Herkesin ev sahibi olmaktan yorulduğun gün, başka bir kapıyı çalmak da doğal gelmeli. Kapını çalan o eski arkadaş, kendi evinde de yerinin hazır olduğunu söyler.',
    leo: 'Bir araya gelişlerin neşesi, gürültüsü, unutulmaz anı çoğu kez senin eserin. Arkadaşlarını yüceltir, onların başarısını kendi bayramın gibi kutlarsın. Kalabalık sana ilgi gösterdiği sürece rahatsın. İlgi başka birine kaydığında sessizleşmen dikkat çeker; yakın dostun gelip elini omzuna koyar. Ertesi gün hiçbir şey olmamış gibi aynı kahkahayla döner, konuyu kapatırsın.',
    virgo:
      'Arkadaş grubunda rezervasyonu yapan, fişleri toplayan, unutulan hırkayı getiren kişisin. İnsanları kusurlarıyla sever, kusurlarını da güzelce not edersin. Gelecek planlarında küçük adımlar var. Yardımın o kadar sıradanlaşır ki bir kez gelmediğinde buluşmanın eksik kaldığı anlaşılır. Ertesi hafta masada senin için ayrılmış bir tabak bulursun.',
    libra:
      'Farklı dünyalardan insanlar senin sofranda barışık oturur. Herkese eşit gülümsediğin için kimse senin dostunun kim olduğunu tam bilmez. Ortak hayaller, çiftler hâlinde tatiller, kültürel gruplar sana göre. Bir arkadaşla aran bozulduğunda geceleri iki tarafın da mektubunu kafanda yazarsın. Birini seçmenin ötekini silmek olmadığını geç ama iyi öğrenirsin.',
    scorpio:
      'Az dostun var, her birine sırlarından bir parça emanet edersin. Grubun yüzeysel neşesi seni yorar, gecenin sonunda iki kişi kalınan sohbet besler. İhanet bir kez yaşandıysa masayı terk edersin. Geleceğe ilişkin arzun güçlü ve gizlidir; bir gün gerçekleştiğinde herkes ani olduğunu düşünür. O iki kişilik sohbetlerden biri, hayatının en uzun dostluğuna dönüşür.',
    sagittarius:
      'Arkadaşlarının telefon kodları farklı ülkelere ait olabilir. Umut verirsin, onları kendi iyimserliğine davet edersin. Davaların, derneklerin, uzun yolların peşinden gidersin. Verdiğin sözlerin sayısı dostluğun genişliğini gösterir, tuttuklarının sayısı ise derinliğini; ikisini dengelemek senin için süren bir iştir. Havalimanında seni karşılayan bir tanıdık mutlaka bulunur.',
    capricorn:
      'Arkadaşların çoğu kez yaşça senden büyüktür, dostlukların iş üzerinden gelişir ve yıllarca sürer. Bir gruba girdiğinde kısa sürede kasayı sana emanet ederler. Hayallerini hedefe, hedefi tarihe çevirirsin. Kendini yalnız hissettiğin kalabalıklar olmuş olabilir; yaş ilerledikçe o kalabalıkların yerini gerçek bir halka alır. Genç bir arkadaşın seni güldürebiliyorsa, onu hiç bırakmazsın.',
    aquarius:
      'Farklı olanların toplandığı her yerde evindesin. Bir gruba bağlı görünürsün ama kimseye bağımlı değilsindir. Ortak bir fikir uğruna tanımadığın insanlarla çalışmak sana heyecan verir. En yakın dostların bazen “sana ulaşamıyoruz” der; cevap olarak bir dahaki toplantının linkini gönderirsin. Doğum gününü unutmaları seni incitmez, fikirlerini unutmaları incitir.',
    pisces:
      'Arkadaş seçerken acıma ile sevgi arasındaki çizgi incelir. Herkesin dert ortağısın, kendi derdin için randevu bulamazsın. Sanatla uğraşan, hayal kuran topluluklar seni çeker. Grubun içinde eriyip adını unuttuğun bir gece, seni adınla çağıran ses kıymetli bir dosttan gelir. O gece eve dönerken kendi derdini ilk kez sesli söylersin.',
  },
  12: {
    aries:
      'Öfken yastığa gömülüdür, uykudan yumruğun sıkılı uyanırsın. Cesaretin gizli saklı çalışır; kimsenin görmediği bir mücadeleyi yıllarca tek başına vermiş olabilirsin. Yalnızken hızlanır, kalabalıkta duraksarsın. Kendini koruma hakkını gizlice değil açıkça kullandığın gün sabahları daha hafif kalkarsın. Cesaretini yalnızca adını kimsenin bilmediği yerde gösterdiğin de olur.',
    taurus:
      'Rahatlık ihtiyacın gizlidir, konfor istemekten utanırsın. Sessiz bir köşede, tatlı bir yiyecekle, doğanın içinde toparlanır, kimseye söylemezsin. Yalnız geçen saatler toprağı dinlendirir. İçinde değerini küçümseyen eski bir fısıltı olabilir; bahçeyle uğraşırken sesi azalır. Evdekiler saksılarla konuştuğunu duyar, sana söylemez.',
    gemini:
      'İç sesin gece yayını yapan bir radyo gibi, hiç ara vermez. Düşüncelerin çoğunu kimseye söylemez, gece yazıp siler, başkasının cümlesiyle konuşursun. Sezgini kelimeye çevirdiğinde güçlü bir yazar çıkar ortaya. Zihnin susması için yürümek, suyun sesini dinlemek, anlamsız bir melodi mırıldanmak iş görür. Uykundan kalkıp yazdığın üç satır, gündüzün on sayfasından doğrudur.',
    cancer:
      'Kalbinin bir odasında küçük bir ses ilgi bekler, sen kapıyı kapalı tutarsın. Bakılma ihtiyacın derinlerde, bakma yeteneğin görünürdedir. Eski anılar geceleri geri döner. Sana vaktiyle bakmış biriyle ilgili yumuşak ya da sızılı bir iz, rüyalarına karışabilir. O kapıyı aralayan, çoğu kez nazını çeken bir dosttur.',
    leo: 'Alkışı içten içe isteyip görünürde reddedersin. Yaratıcı gücün gizli bir çalışma odasında birikir, açıldığında seni de şaşırtır. Başkalarını öne iterken kendine düşen ışığı saklarsın. Kimse izlemezken dans ettiğin o akşam, gerçek sahnenin ne kadar küçük ve ne kadar geniş olabileceğini gösterir. Bir arkadaşının başarısında payın olduğunu yalnızca ikiniz bilirsiniz.',
    virgo:
      'Kimse görmeden yaptığın düzeltmeler vardır: bir arkadaşın başvurusu, ortak bir hata, gece temizlenen mutfak. Kendini eleştiren ses duyulmaz ama hiç susmaz. Hizmetin gizli, yorgunluğun da. Bir hafta boyunca kendine karşı kullandığın kelimeleri yazsan, en yakın dostuna kullanmayacağını görürsün. Kendine ilk kez “olur öyle” demek bir dönüm noktası sayılır.',
    libra:
      'Çatışmadan kaçmak için gizlice kendi isteğinden vazgeçtiğin olur. İlişkilerin iç yüzünü sessizce tartar, adaletsizliği içine atarsın. Tek başına kaldığında kararların netleşir, ikili ortamda bulanıklaşır. Evdeki loş bir odada, kimse hoşnut edilmeden geçirilen bir akşam kendi zevkini fısıldar. Ertesi gün verdiğin net cevap, seni uysal bilenleri şaşırtır.',
    scorpio:
      'Sırların katman katman durur, bazılarının yerini sen de unutmuşsun. Krizlerini kimseye göstermez, gece kendi kendine sırtlanırsın. Sezgin karanlıkta çalışan bir dedektif gibidir. Birine duyduğun eski öfke, elinden bıraktığın anda beklenmedik bir rahatlığa dönebilir. Bunu kimseye ilan etmezsin, yüzündeki çizgi anlatır.',
    sagittarius:
      'İnancını gizli taşır, yolculuğa içinde çıkarsın. Rüyalarında uzak ülkelerde yürür, gündüz masanda otururken oraların havasını özlersin. Kimsenin bilmediği bir bilgelik birikir sende. Umudunu saklaman, kırılma korkusundandır; bir gün küçük bir öyküyle paylaştığında yol arkadaşları ortaya çıkar. İçindeki o haritayı bir çocuk ya da bir öğrenci sorana kadar açmazsın.',
    capricorn:
      'Kendine koyduğun yasakların yazılı bir metni yok, hepsi ezberindedir. Görünmez bir sorumluluk taşır, dinlenirken bile suçlu hissedersin. Yalnızlıkta disiplinin artar, kalabalıkta yorgunluğun. Kimsenin senden istemediği bir yükü bırakmak, yıllar süren bir borcu kapatmak kadar rahatlatır. Pazar sabahı hiçbir şey yapmadan oturabildiğin gün bir kilit açılır.',
    aquarius:
      'Farklı olduğunu gizler, uyumlu görünürsün; iç dünyan ise uzak bir gezegende toplantı yapıyordur. Toplumsal adaletsizlik uykunu kaçırır. Arkadaşlar arasında bile bir sığınağa ihtiyaç duyarsın. Fikirlerini yıllarca saklayıp sonra bir gecede anlatmak, hem seni hem dinleyeni sarsabilir. Gece üçte not ettiğin bir çözüm, on yıl sonra birine yarar.',
    pisces:
      'Sessizlik, rüya, dua, su: Burası senin saklı bahçen, kimse bilmese de sık uğrarsın. Başkalarının hislerini emer, yalnız kaldığında boşaltırsın. Kaçma isteğin güçlü, dönüşün yumuşak olur. Kendini yeniden bulduğun bir iskele, bir ibadethane, bir kulaklık ömür boyu gizli adresin gibi kalır. Oradan döndüğünde sesin bir ton alçalmış, yüzün dinlenmiş olur.',
  },
};
