import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two Moon signs: how two people feel at home with one another. */
export const moonPairs: PairInterpretations['moonPairs'] = {
  aries: {
    aries:
      'Aranızda küslük asansör inene kadar sürer. Ateş burcundaki Ay duyguyu bekletmeden söyler, rahatlayınca niye bağırdığını unutur. Sakin bir gün bile ufak bir hamle ister: mobilya çekmek, sokağa çıkmak. Aynı anda ikiniz birden ilgi istediğinizde sırayı kura ile belirlemek gülünçtür, ama işe yarar.',
    taurus:
      'Aranızdaki ilk mesele, kimin temposuna uyulacağıdır. Bir yanda gelir gelmez derdini dökme ihtiyacı, öte yanda önce oturup soluklanma isteği var. Zamanla güzel bir uzlaşma doğar: On dakika sessizlik, sonra bütün ateşiyle anlatılan gün. O on dakika ikinizi de kurtarır.',
    gemini:
      'Moraliniz bozulduğunda birlikte dışarı fırlar, yolda konuşa konuşa toparlanırsınız. Durgun bir odada ikiniz de daralırsınız, televizyon bile yetmez. Ateş burcu hava burcuyla hızda anlaşır: çabuk cevap, çabuk şaka, çabuk affetme. Ağır bir üzüntü geldiğinde bu hızı biraz kesmeniz gerekecek.',
    cancer:
      'Sert çıkan bir ses, Ay’ın kendi burcunda uzun süre yankılanır. Oysa aranızda iki tür koruma bulunur: dışarıda nöbet tutan ve içeride yorganı ısıtan. Alınan taraf susmak yerine bunu hemen söylediğinde, bağıran da sesinin yükseldiğini fark eder. Barıştığınız geceler, hiç kavga etmeyenlerinkinden sıcaktır.',
    leo: 'Eve gelişiniz bile bir giriş sahnesidir, içeriden alkış duyulur. Duygular gizlenmez; sevinç de kızgınlık da yüksek sesle söylenir, sonra ikisine de gülünür. İki ateş burcu yan yanayken hem cesur hem çocuktur. İki yürek aynı gün övgü beklerse geçici bir kıtlık yaşanır, stok yapmak iyi olur.',
    virgo:
      'Panik anında ilk hamle ile ilk liste aynı saniyede ortaya çıkar. Bir şey yaparak yatıştığınız için dertli günlerde ortalık pırıl pırıl olur. Ayrıntıya takılan bir söz öfkeyi tetiklerse konuyu uzatmamak en iyisi; iş bölümü iki gönlü birden yatıştırır.',
    libra:
      'Duyguyu olduğu gibi söylemek mi, güzelce söylemek mi? Bu soru iki Ay’ın arasında hep asılı durur. Ani bir çıkış huzuru bozar, fazla incelik de sabrı taşırır. Birbirinize alıştıkça güzel bir usul doğar: Önce zil çalınır, sonra içeri dalınır. İkiniz de bundan keyif alırsınız.',
    scorpio:
      'Sizde ılık duygu bulunmaz. Kızgınlık da sevgi de yüksek ateşte pişer; kimi öfke anında patlar, kimi haftalar sonra çıkagelir. İki Ay da Mars’ın burçlarındadır, güçsüz görünmek bu yüzden zor. Savunmayı bırakıp “Korktum” dediğiniz an bütün silahlar oyuncağa döner.',
    sagittarius:
      'Mutsuz olduğunuzda bile plan yaparsınız, o yüzden mutsuzluk pek uzun sürmez. Gezmek, gülmek, hızlıca çekip gitmek ikinizin ilk yardım çantası. Evde takvim boş, bavul el altındadır. Biriniz oturup ağlamak istediğinde ötekinin ona şakasız eşlik etmesi büyük bir cömertliktir.',
    capricorn:
      'Öncü burçlar zor günde ağlamak yerine iş görür; yöntem ayrı, sonuç bir. Aranızda duygular pek dile getirilmez; ya parlar ya rafa kalkar. Güven, sözün tutulmasıyla kurulur, tutulduğu sürece de sağlamdır. Yorgun bir cumartesi, ikinizin de güçlü olması gerekmediğini hatırlatmak için en uygun gündür.',
    aquarius:
      'Kimse kimsenin üstüne titremez, bu da ikinizi rahat bırakır. Öfke gelir geçer, mantık gelir açıklar; yapışkan hüzünler fazla kalmaz. Özgür bir köşe herkesin hakkıdır. Ansızın sarılmak istendiğinde ilk elin kimden uzanacağını bilmek için biraz alışmak gerekiyor.',
    pisces:
      'Biraz sert söylenmiş bir günaydın içinizde bütün gün duyulur. Balık su burcu olduğundan ses tonu çok şey belirler; atılganın yanında kendini savunmayı öğrenen, karşılığında ona ağlamanın zayıflık olmadığını öğretir. Yağmurlu günler en iyi günlerinizdir, kimsenin acelesi olmaz, yağmur dinlenirken barışılır.',
  },
  taurus: {
    taurus:
      'Ay Boğa’da yüceldiğinden ağır akan bir ırmağın kenarında oturur gibisiniz, acelesi olan yok. Aynı koltuk, aynı öğün, aynı saatte uyku; sessizliğiniz de doludur. Alışkanlığı bozan misafir pek hoş karşılanmaz. İkiniz birden küstüğünüzde hafta uzar, sonra bir yerden taze ekmek kokusu gelir ve kimse neye kızdığını hatırlamaz.',
    gemini:
      'Sessizlikte dinlenen yürek, sessizlikte bunalan yürekle aynı odaya düşmüş. Biriniz sakinlik ararken radyo açılır, radyo kapanınca öbürünüzün içi sıkılır. İşe yarayan bir usul bulmuşsunuzdur: havadisler dokuza kadar, sonrası battaniye altı. Bu düzen aksamadıkça evin de sohbetin de tadı kaçmaz.',
    cancer:
      'Ev dediğiniz yer mutfağın kokusuyla başlar. Beslemek, korumak, sarılmak: İkinizin de sevgisi elle, yemekle, sıcak çorapla konuşur. Ay Yengeç’i yönetir, Boğa’da yücelir; fırtına içeri giremez. Tek kusurunuz hiç kımıldamamak olabilir. Misafirin bile kalkmak istemediği bu evden arada bir dışarı çıkmanız şart.',
    leo: 'Rahat bir koltuğun üstüne şatafatlı bir yastık konmuş. Rahat etmek ve beğenilmek isteyen iki yürek, birbirini şımartmakta yarışır. Sabit burçlar olarak inatta sizi kimse geçemez. Yumuşamanız için sözden çok bir ikram, hediye ya da uzun bir dokunuş gerekir; eli dolu gelene inat pek dayanmaz.',
    virgo:
      'Sakin bir pazar, çamaşır ipte, radyo kısık; iyi hissetmek için başka şey aramazsınız. Toprak grubu elle tutulur bakıma güvenir, gereksiz gürültü uzak kalır. Gelip giden endişenin hep bir gerekçesi vardır. O gerekçeyi konuşmak yerine birlikte bir dolap yerleştirmek bile ikinizi dinlendirir.',
    libra:
      'Venüs iki burcu da yönettiği için yumuşak bir ışıkta yatışırsınız. Huzurun nasıl korunacağı konusunda ise farklı düşünürsünüz; kimi zaman kıpırdamadan beklenir, kimi zaman herkesle uzlaşmaya koşulur. Akşamüstü göğün renk değiştirmesine bakmak bu farkı eritir. Sevdiğiniz bir koku, tartışmadan çok daha inandırıcıdır.',
    scorpio:
      'Derin bir suda ayaklarınızı dibe basarak durursunuz. Burada güven bir yemin gibidir ve kolay verilmez. Kıskançlık, sessizce beslenen bir korku gibi ikinizin de içinde uyuyabilir. Bir şeyi saklamadan söylediğiniz her gece o korku biraz daha küçülür, sonunda adını bile unutursunuz.',
    sagittarius:
      'Dinlenmekten anladığınız ayrı: bir yanda alışılmış yastık, bir yanda tepedeki rüzgâr. Bu yüzden pazar sabahı biriniz uyur, biriniz yürüyüşe çıkar; öğlen buluşmak iyi gelir. Toprak ağır, ateş çabuk kızar; kızgınlığınız yine de akşamı bulmaz. Birlikte hazırlanan bir yol çantası iki ayrı huyu barıştırır.',
    capricorn:
      'Borcu bitmiş, kilidi sağlam, ışığı bol bir yer bulunduğunda ikinizin de omuzları iner. Söz az, güven çok. Şefkatiniz gösterişsizdir, ama düzenlidir. Duygularınızı ağır ağır açtıkça ilk başta ne kadar az konuştuğunuza gülersiniz. Yakınlığınız her yıl biraz daha ısınır.',
    aquarius:
      'Dolabın yarısında otuz yıllık eşya, öbür yarısında kutusu açılmamış aletler. Kök salmak ile uçarı kalmak aynı evde, her gün biraz pazarlıkla yaşanır. Sabit burçlar sözünden dönmez, ikinizi rahatlatan da bu vefadır. Tartışma çıktığında kimin haklı olduğunu bir yana bırakıp o aletlerden birini beraber kurun.',
    pisces:
      'Yağmur dışarıda kalır, içeride yumuşacık bir uyku vardır. Toprağın sakin zemini dalgalı düşlere kıyı olur, düşler de o zemini çoraklıktan kurtarır. Sözler az, sarılmalar uzundur. Üzücü bir gerçeğin adını söylemekte ikiniz de acele etmezsiniz; fazla geciktiğinde onu bir kaşık balla söyleyin.',
  },
  gemini: {
    gemini:
      'Uyku öncesi sohbet uzar, gece yarısı bir kahkahayla biter. Dert burada söylendikçe hafifler, söylenmediğinde ise hiçbir yere gitmez. İkiniz de bir duyguyu anlatırken üç ayrı yorum yaparsınız. Susup yan yana kalmak, ikinizin de az denediği ama en çok teselli eden cevaptır.',
    cancer:
      'Yara bandı diye yapıştırılan şaka bazen yarayı acıtır. Duygunun ciddiye alınması ile hafifletilmesi arasında yavaş yavaş kendi lehçenizi bulursunuz. Dinlerken cevap hazırlamamak işin yarısı, anlatırken incinmemek öbür yarısıdır. Eski fotoğraflara bakıp hikâye uydurduğunuz gecelerde ikisine de gerek kalmaz.',
    leo: 'Akşam haberleri bir ağızdan, alkışlar iki elden gelir. Hüznü bir gösteriye çevirmek sizde doğal: Komik bir taklit, abartılı bir jest, ikiniz de rahatlarsınız. Biriniz duyulmadığını sanırsa ortalık kararır. “Anlat, dinliyorum” demek burada en hızlı çaredir.',
    virgo:
      'İki burcu da Merkür yönetir; telaşınız benzer, çareleriniz başka. Konuşa konuşa yatışırsınız, konuşma biraz uzarsa kaygı yeniden çoğalır. Evin her köşesinde küçük kâğıtlar birikir: alınacaklar, sorulacaklar, yarına kalanlar. Hiçbirinde “Bugün yoruldum” yazmaz; onu ilk yazan, ötekinin de kalemini rahatlatır.',
    libra:
      'Yanınızda hep bir misafir varmış gibi tatlı dille konuşursunuz. Kavga etmeyi bilmediğinizden üzüntü usulca halının altına süpürülür. Konuşa konuşa sevmek ikinizin de gücü; sarılmayı biraz unutmak ise zayıf yanınız. Aynı şarkıyı iki kez dinleyince çoğu şey kendiliğinden yoluna girer.',
    scorpio:
      'Derin bir kuyunun ağzında sohbet edersiniz. Susmak bir tarafa ceza gibi gelir, konuşmak öbür tarafa kaçış; oysa ikisiyle de aranan şey yakınlıktır. Birkaç soru kısık sesle, acelesiz sorulduğunda kapak açılır. Şakaların o sırada kuyunun başında beklemesi gerekiyor.',
    sagittarius:
      'Yorgunluğu anlatarak atar, umudu yolda tazelersiniz; ikinize de kapalı alan iyi gelmez. Evde haritalar, dergiler, bitmemiş planlar birikir. Bu bağ dertleri hafifletir, ama hafiflik bazen derinliğin yerine geçer. Uçakta yan yana uyurken ikinizin de konuşmadan huzur bulduğu anlaşılır.',
    capricorn:
      'Neşeli olan ile ağırbaşlı olan ilk ay birbirini yadırgar. Sonra alışılır: Konuşan, susanın dilini çözer, susan da söze ağırlık katar. Konuşulmadan geçen bir üzüntü bitmiş sayılmasın. Haftada bir akşam, laf olsun diye kurulmayan birkaç cümle ikinizin de yükünü alıyor.',
    aquarius:
      'Hava grubundan iki Ay duyguya pencereden bakar, içeri girmeden anlamaya çalışır. Bu mesafe ikinizi rahat ettirir, kıskançlığa pek kapılmazsınız. Garip saatlerde sohbet, geç kalkılan hafta sonları, habersiz konuklar. Bir gün içten gelen bir ağlama kendine yer aradığında, ikinizden birinin koltuktan kalkması yeterli.',
    pisces:
      'Dağınık iki güzel bulut gibi üst üste durursunuz, düşüncenizle de duygunuzla da. Kafa karışıklığı anlatılmak ister, hüzün sarılmak; çoğu kez yerleri değişir ve bu size komik gelir. Yanlış anlamak sık, kırgınlık kısadır. Su kenarında bir yürüyüş, sizi kelimelerden önce toparlar.',
  },
  cancer: {
    cancer:
      'Ay kendi burcunda olduğundan bir bakışta çok şey anlarsınız, bu sezgi de hem armağan hem yüktür. Aynı anda ikiniz birden üzülünce ortalık bir mağaraya dönüşebilir; güzel olan, oradan el ele çıkabilmenizdir. Çocukluktan kalma bir oyuncak, tanıdık sesler sizin için kutsaldır. Dışarıdan gelen dostlara da bir sandalye ayırın.',
    leo: 'Sarmalamak ve kutlanmak, iki ihtiyaç yan yana kocaman bir kalp eder. Bir gün yorgan örtülür, ertesi gün kahkaha patlar. Biriniz duygusunu saklar, öbürünüz sahneye çıkarır, aynı olaya başka adlar verirsiniz; sakin bir soru arayı bulur. İlgi eşit bölündüğünde alınganlık da kalmaz.',
    virgo:
      'Su burcu sıcak tutar, toprak burcu yoluna koyar. Uykunuz, neşeniz, telaşınız birbirinize emanettir. Eleştiri, sevgi diye gelip kırarsa susmak kolay olur, onarmak zor. Birlikte hazırlanan küçük bir çanta, çoğu zaman söylenmeyen özrün kendisidir, açan bilir.',
    libra:
      'Öncü burçlar huzura bile ayrı yoldan gider: kâh içine kapanarak, kâh arayı bularak. Kimse kimseyi incitmek istemez, sonra ikiniz de incinirsiniz. Güzel bir ses tonuyla söylenmiş bir sitem iki tarafı da rahatlatır. Çiçek dert çözmez, ama o sözün yanına yakışır.',
    scorpio:
      'İki su burcunda geceler derin, sessizlik doludur. Geçmişiniz anlatılmadan hissedilir, yalan söylemek pek mümkün olmaz. Güven bulunduğunda büyük bir rahatlama gelir, yitirildiğinde uzun bir kış. Eski bir kırgınlığı bahara kadar konuşup bitirmiş olmak, bu yakınlığın en güç ve en değerli işidir.',
    sagittarius:
      'Sobada odun, girişte valiz. Evde rahat eden gönül ile yolda rahat eden gönül birbirine geç alışır; alışınca hem bir aile hem bir gezi kulübü olursunuz. Özlemin söylenmesi ayıp sayılmasın, dönüş saatinin bildirilmesi de kısıtlama. Bu iki kurala uyulunca soba da valiz de yerinde güzeldir.',
    capricorn:
      'Yüz yüze duran iki Ay: biri yumuşak iç, biri sert kabuk. Şefkat yük taşıyanın sırtından sessizce bir şeyler alır, o sırt da onca yıl sonra bir yere yaslanır. Duyguyu dile getirmek ilk başta yadırganır. Sonra alışkanlığa döner, kış bile kısalır.',
    aquarius:
      'Yakınlık ile serbestlik arasında bir salıncak kurulur, evin salonu ortak, odaları ayrı döşenir. Sarılma isteğiyle düşünme isteği aynı saate düştüğünde kimse kötü niyetli değildir. Soğuk söz yaralar, fazla soru bunaltır. Mesajın ucuna konan küçük bir kalp çoğu kez gönül alır.',
    pisces:
      'Duygu seli iki kaynaktan gelir, ama sizi yıkmaz, taşır. Hislerinizi söylemek zorunda kalmazsınız, bir ezgi ya da bir koku çoğu kez anlatır. Yorgun insanlar yanınızda dinlenir. Ara sıra kendi köşenize çekilmeyi de bilirseniz bu yakınlık, kalabalığı yıllarca kaldırır.',
  },
  leo: {
    leo: 'Birbirinizi nazlandırmak sizde bir sanattır. Kötü geçen bir gün, uzun bir iltifat ve abartılı bir sarılmayla biter; ikiniz de buna itiraz etmezsiniz. Hüzün seyirci ister, öfke de. Aynı gece iki kalp birden ilgi beklerse en yakın dostu telefona bağlamak akıllıca olur.',
    virgo:
      'Alkışlamak mı, düzeltmek mi, yoksa alkışlarken düzeltmek mi? Yürekten beklenen sıcaklık bazen katlanmış bir havluyla gelir. Sevginin bu sessiz diline alışıldığında ev hem parlak hem derli toplu olur. İçten söylenmiş tek bir “harikaydın”, kırk sessiz iyilikten daha çok işe yarar.',
    libra:
      'Evinizin havası yumuşak, ışığı güzel, misafiri boldur. Sevildiğinizi hissettiğiniz sürece ikiniz de tatlısınız; ufak bir ihmal bile gösterişli bir iç çekişle karşılanır. Kavgayı sevmezsiniz, zarafetle geçiştirirsiniz. Aynanın önünden ayrılıp kanepeye yığıldığınız akşamlar en sahici olanlardır.',
    scorpio:
      'Sıcaklığınız ya güneş gibi dışarı vurur ya kor gibi derinde kalır. Sabit burçlarda gurura dokunulmadığı sürece bağlılık tartışılmaz. Kırıldığınızda ikiniz de unutmaz, unutmuş gibi de yapamazsınız. En zor gecede yakılan ışık, burada söylenmiş bütün büyük sözlerin yerine geçer.',
    sagittarius:
      'Üzüntüye karşı kahkaha, yorgunluğa karşı bir tatil: Aranızda keder fazla oturamaz. Birbirinizin yanında kendinizi çocuk gibi hafif hissedersiniz. Sıradan bir pazartesi günü ise hayat sıkıcı gelebilir. Mum, müzik ya da küçük bir oyunla o geceyi kurtarmak, ikinizin de gizli yeteneği.',
    capricorn:
      'Sevgi gösterisi bir yanda gürültülü, bir yanda suskundur; ikisi de derin. Takdir beklenirken hesap sorulduğu olur, sarılmak beklenirken bir iş çözülür. Ev, ikinizin ortak gururudur: güzel avlu, sağlam çatı. Başarıdan önce insanı övdüğünüzde bu iki kalp de rahatlıyor.',
    aquarius:
      'Sobaya en yakın sandalye ile pencereye en yakın sandalye hep doludur. Tek olma isteği eşit olma isteğiyle tatlı tatlı çekişir. Dostça şakalaşmak aradaki mesafeyi kısaltır, soğukkanlılık ise sıcak yüreği üşütebilir. “En çok sen” sözü yılda birkaç kez açıkça söylenmeli.',
    pisces:
      'Rüyanızda bile müzik çalar, anlatırken bir de oynarsınız. Duygularınız büyük ve yumuşaktır, birbirinizi hayranlıkla iyileştirirsiniz. Hassas bir gün geldiğinde gösteri durur, sessiz bir şefkat başlar. Gündelik işler beklemeye alışıktır; kombi bakımı gibi olanları ise takvime yazmak iyi olur.',
  },
  virgo: {
    virgo:
      'Yola çıkılacaksa kilit, vana, pencere iki kez kontrol edilir, sonra bir de telefonla sorulur. Sevginiz ölçülü, bakımınız dikkatlidir; kimsenin ne yediği, ne kadar uyuduğu gözünüzden kaçmaz. Kaygı ikiye katlandığında her yer küçük kurallarla dolar. Kuralsız bir cumartesi sabahı size göre bir cesaret örneğidir.',
    libra:
      'Ölçü ve denge isteyen bir ev: eşyaların yeri belli, seslerin tonu belli. Birbirinizin hatasını incitmeden söylemeyi erkenden öğrenirsiniz. Karar vermek ise uzar; hatanın da kararsızlığın da suç olmadığı unutulur. Güzel bir perdenin arkasında dağınık bir raf saklamak, ikinizin küçük sırrı.',
    scorpio:
      'Birbirinize gözleye gözleye güvenirsiniz, acele yok. Küçük alışkanlıklar, gizli korkular fark edilir ve dışarıda kimseye anlatılmaz; güven duygunuz bundan gelir. Bir uyarı sınanmak sanıldığında ikiniz de içinize çekilirsiniz. Birlikte gülünen bir sakarlık, kapalı duran ne varsa havalandırır.',
    sagittarius:
      'İhtiyaç listeniz pek uyuşmaz; bir sayfasında düzen, öteki sayfasında rüzgâr yazar. Gidilecek yer belirlenmişse her şey daha kolay, biletler de macera da emin ellerdedir. Sizi yumuşatan, ikinizin de gülebildiği kendi yanlışlarınızdır. Duvardaki harita ile yanındaki listeyi indirmeyin.',
    capricorn:
      'Toprak burçları duyguyu göreve, görevi sevgiye çevirir. Çarşaf değişir, fatura yatar, damlayan musluk susar; “Seni seviyorum” denmese de ikiniz bu cümleyi duyarsınız. Ağlamak ertelendikçe omuzlar sertleşebilir. Birlikte hiçbir şey yapmamayı planladığınız bir öğleden sonra bütün evi gevşetir.',
    aquarius:
      'Duyguların teorisi tartışılırken saat ilerler, uyku kaçar, söz dönüp dolaşıp sabaha kurulacak alarma gelir. Alışkanlık ile deney aynı dolabı paylaşır; bir rafta her şeyin yeri vardır, öbür rafta hiçbir şeyin. Soğuk görünen özeniniz sevgidir. Arada bir konuşmadan oturmak iki zihne de mola olur.',
    pisces:
      'Düzen isteyen taraf gevşemeyi, akan taraf toparlanmayı ötekinden öğrenir. Birbirinizin eksik yarısını ne kadar çabuk bulduğunuzu görmek şaşırtır. Kaygı ile hüzün yan yana geldiğinde uykusuz bir gece gelebilir. Tütsülü bir oda, silinmiş bir cam, arada uzun bir sessizlik ikinizi dinlendirir.',
  },
  libra: {
    libra:
      'Venüs’ün yönettiği iki gönül kavgadan kaçar, zamanla çok sessiz bir evde yaşar. Neyse ki bu ev güzeldir: çiçek, müzik, tatlı sözler. Birbirinizin yüzünü okumayı bilirsiniz, ama kendi isteğinizi unutursunuz. “Bu bana uymadı” cümlesini güler yüzle söylediğiniz gün, huzurunuz gerçek olur.',
    scorpio:
      'Hoş tutarak sevmek de dibine kadar merak ederek sevmek de bağlılıktır. Sessizlik olduğunda bunun naz mı, küslük mü olduğu hemen anlaşılmaz. Işığı fazla açmadan, derin bir şeyi tatlıca sorduğunuz geceler sizin gerçek bayramınızdır; sabahına ortalık hafifler.',
    sagittarius:
      'Keyif sizin yanınıza çağrılmadan gelir, üzerinde yol tozu, elinde bir haber. Üzüntü uzun kalmaz, çünkü birlikte neşelenmek huyunuzdur. Acele avutulan kalp ise bazen geride kalır; onu beklemek için birkaç dakika durun. Güzel bir manzarada susmak o dakikaların en kolay biçimi.',
    capricorn:
      'Birbirinizin hislerine saygı duyar, onlara bir misafir bekler gibi hazırlanırsınız. Görünür bir zarafet, görünmez bir sabır evinizi ayakta tutar. Bu kadar düzen içinde gözyaşı bile sıra bekler. Yıllar geçtikçe ciddiyetin altından, birbirini güldürmeyi çok iyi bilen iki eski dost çıkar.',
    aquarius:
      'Sizi aynı çatının altında tutan saygıdır; kimse kimseyi bunaltmaz. Sohbet, eşitlik, hafif bir mesafe ikinize de iyi gelir. Yoğun bir duygu beklenmedik bir misafir gibi çıkageldiğinde ikiniz de telaşlanırsınız. Kahve koyun, otursun, adını sormadan dinleyin.',
    pisces:
      'Akşamlarınız pencere önünde, yarı rüya yarı sohbet geçer. Birbirinizin kalbine basmadan yürümeyi bilirsiniz, kırmamaya çok özen gösterirsiniz. Sorun da buradadır: Üzüntü hep sonraya kalır, sonra bir şarkıda ansızın gelir. Onu kovmayın; birlikte dinlenen o şarkı, en dürüst konuşmanızdır.',
  },
  scorpio: {
    scorpio:
      'Bu evin anahtarı iki kişiden başkasında yok. Birbirinizi susarak anlar, susarak da sınarsınız; hangisinin hangisi olduğu bazen karışır. Yakınlık burada tam olur, yarımı kabul etmezsiniz. Kötü bir günün bilançosunu sesli söylemek geceyi de kısaltır, aranızdaki mesafeyi de.',
    sagittarius:
      'Derine dalma ve yüzeye çıkıp soluk alma isteği sizde nöbetleşe yaşanır. Bir sırrın getirdiği sessizliği çoğu zaman bir kahkaha bozar; başta şaşırır, sonra rahatlarsınız. Odanız biraz ferah, biraz gizli olmalı. Bir çekmece kilitli, bütün pencereler açık durduğunda ikinizin de uykusu derinleşir.',
    capricorn:
      'Sözün az olduğu, güvenin ağır bastığı bir çatı kurmuşsunuz. Duyguyu ikiniz de kolay göstermez, buna karşın birbirinizin yorgunluğunu fark edersiniz. Zor zamanda telaşlanmayan iki el aynı ipi çeker. Yumuşamayı öğreten çoğu kez ufacık bir şeydir: yorgun bir omza konan el.',
    aquarius:
      'Anahtar konusu sizde sık sık gündeme gelir: Bütün odalar açık mı dursun, biri kilitli mi kalsın? Duygusal yoğunluk ile serin mantık karşılaştığında hava günde birkaç kez döner. Sabır bu ikiliyi yumuşatır. Güven kurulduğunda çok az insanın bildiği türden bir özgürlük bulursunuz.',
    pisces:
      'Aynı denizde ayrı derinlikte yüzersiniz, çünkü Akrep de Balık da suyun dilini bilir. Kederi konuşmadan paylaşmak, sevgiyi bir bakışta görmek sizi yakınlaştırır. Çok dalınca çıkmak unutulur. Sabah güneşini odaya almak bir kuralınız olsun; gece konuşulanlar o ışıkta hafifler.',
  },
  sagittarius: {
    sagittarius:
      'Duygular burada misafir gibidir: Gelir, güldürür, gider. Yay’ı Jüpiter yönettiğinden yanınızda hep biraz umut vardır; ağır bir hava ilk şakayla dağılır. Ciddi bir kederi hafifletmeden dinlemek ikiniz için de yeni bir beceri. Yurt dediğiniz yer, birlikte gidip döndüğünüz yoldur.',
    capricorn:
      'Dağa türkü söyleyerek çıkan, adımlarını sayanla aynı çadırda uyuyor. İlk gece kimin sessizliğe, kimin sese ihtiyacı olduğu anlaşılmaz, ertesi sabah aynı termos paylaşılır. Güvenlik ile özgürlük arasındaki pazarlığı yol bitirir. Yorgun dönülen bir tepeden sonra ikiniz aynı köşeye sığarsınız.',
    aquarius:
      'Aranızda kimse kimseye nereye gittiğini sormaz, yine de herkes döndüğünü bilir. Burada dostluk sevginin en rahat kıyafetidir. Ağlama isteği geldiğinde ortada hemen bir şaka belirir; o şakayı biraz geciktirin. Özgür insanların da arada bir sıkıca sarılmaya hakkı var.',
    pisces:
      'Uzak ülke de derin deniz de Jüpiter’indir, ikiniz bu yüzden büyük şeylerle avunursunuz. Gündelik işlerde canınız çabuk sıkılır, düşleriniz ise serpilir. Bir tarafın içtenliği fazla, öbür tarafın hassaslığı fazla gelebilir. Küçük bir alışkanlıkla, aynı saatte içilen bir çayla bu evin ayağı yere basar.',
  },
  capricorn: {
    capricorn:
      'Yorulduğunuzu söylemezsiniz, yine de bunu birbirinizin yürüyüşünden anlarsınız. Oğlak’ı yöneten Satürn duyguların yerine uzun zaman ortak görevleri koyar. Sonra yıllar geçer, çatı sağlamlaşır, yüzünüz güler. Yılların geçmesini beklemeden bir gün işi bırakıp hiç sebepsiz birbirinize sokulun; kimse not tutmaz.',
    aquarius:
      'Kural sağlam, tavan yüksek; ikinizin evi böyle. İki burcu da Satürn yönetir; duygulara bakışınız serinkanlıdır, gürültü kopmaz, ama sarılmayı da unutursunuz. İşten dostluğa doğru ısınan bir saygınız var. Kışın gerçekten üşüyen biriniz olursa mantığı bırakıp battaniyeyi açın.',
    pisces:
      'Kuru zemin ile ılık su birbirine iyi davranır. Sorumluluğun sessizliği hassas bir yüreği dinlendirir, hassaslık da sert omuzları gevşetir. İşi öne almak soğukluk, düşe dalmak savsaklama sanılmasın. Gün bittiğinde ışığı birlikte kısmak, aranızda edilen en sessiz duadır.',
  },
  aquarius: {
    aquarius:
      'Kimse kimseyi sarmalamaz, kimse de yalnız kalmaz. Aranızdaki duygular bir radyonun iki frekansı gibi ayrı çalar, aynı odadan duyulur. Tuhaf saatlerde başlayan konuşmalar, habersiz gelen arkadaşlar bu bağı canlı tutar. Sarılmak için sebep aramayın; sebepsiz olması size yakışıyor.',
    pisces:
      'Düşünceyle duygunun arası birkaç adımdır, sizde de öyle. Soğuk bir söz suyun yüzünde daire daire büyür, bir özür onu hemen durultur. Başkasının derdine koşmak ikinizin de huyu, birbirinizinki ise bazen unutulur. Çok konuşmadan yan yana yüzmek ikinizi de dinlendirir.',
  },
  pisces: {
    pisces:
      'Aynı yağmura bakıp dalar, birbirinizin aklından geçeni iç çekişinden anlarsınız. Kederi sormadan taşır, sonra neden yorulduğunuzu anlamazsınız. Birbirinize çok iyi bir sığınak, biraz dağınık bir iş yerisiniz. Koridorda tıkırdayan bir saat, bu denize tatlı bir kıyı olur.',
  },
};
