import type { FarAspectTexts } from '../../natal-text-types.ts';

/** Two points of a birth chart 150 degrees apart, which have nothing in common: an adjustment made over and over. */
export const quincunxes: FarAspectTexts = {
  sun: {
    moon: 'İrade ile ihtiyaç anlaşamaz, çünkü Güneş’le Ay ayrı elementlerdedir. Gündüz bir plan yaparsın, bedenin başka bir şey arar; akşam ufak bir düzeltmeyle ikisi uzlaşır, sabah yeniden ayrılır. Hep yarım saat ileri giden bir saati seve seve kuran insanlardansın.',
    mars: 'Kararın köşeden dönerken gücün dümdüz gider. Bir işe haftalarca yüklenir, asıl istediğinin yandaki olduğunu sonra anlarsın. Güneş ile Mars birbirini görmediğinden hedefe ikinci kez bakan gözün, sıvanmış koldan daha çok iş görür.',
    jupiter:
      'Kendini ya bir beden büyük ya bir beden küçük anlatırsın. Övüldüğünde bunu nereye koyacağını bilemez, övülmediğinde ölçüyü kaçırırsın. Jüpiter bolluk sever, kimliğin kesin bir kalıp; terziye en çok uğrayan da bu yüzden sözlerindir.',
    saturn:
      'Görevin ile keyfin aynı binada oturup hiç tanışmamış gibidir. Güneş görünmek, Satürn yük taşımak ister; çalışırken kendini unutman bundan. Ajandanda herkesin adı yazılıdır; kendi adını arada bir o listeye sokman, iki yabancıyı selamlaştırır.',
    uranus:
      'Rahat ettiğin bir yerde birdenbire ensendeki etiket batmaya başlar. Özgürlük isteğin kimliğinle aynı kumaştan kesilmemiş; ya yok yere ayaklanır ya gereğinden uzun süre uslu durursun. Etiketi sökmek için bütün elbiseyi atman gerekmediğini zamanla öğrenirsin.',
    neptune:
      'Hayatını anlatırken gözünün ucundan başka bir hayat geçer. Güneş hedef, Neptün özlem istediğinden fedakârlık ettiğin yerde silinir, parladığın yerde nedensiz hüzünlenirsin. Takvimin bu yüzden iki ayrı renk kalemle doldurulmuş gibidir.',
    pluto:
      'Elinin ağırlığını kestiremezsin; fısıldaman gereken yerde bastırır, bastırman gereken yerde geri çekilirsin. Aradaki kablo gevşektir, çünkü Plüton gizli, Güneş açık çalışır. Bir konuşmadan sonra “Fazla mı oldu, az mı?” diye düşündüğün çok olur.',
    ascendant:
      'Aynadakiyle içindeki, ayrı şehirlerde büyümüş iki kardeştir. Ortama girerken takındığın tavrı eve dönünce sahiplenmezsin. İnsanlar seni yanlış tanımış da sayılmaz, yalnızca ilk bölümü izlemişlerdir; asıl hikâye üçüncü buluşmada başlar.',
    midheaven:
      'Mesleğin iyi bir gömlek, yalnız düğmesi hep yanlış iliğe girer. Başkalarının gördüğü başarı ile senin kendini tanıdığın yer aynı hizaya gelmez. Her yükselişten sonra en üstten başlayıp yeniden iliklersin, sonunda yakışır.',
  },
  moon: {
    mercury:
      'Ne hissettiğini tarif etmeye başlayınca his değişir. Ay akışkan, Merkür kesindir; bazen konuştukça rahatlayamaman, rahatladıkça anlatamaman bundan. Ertesi sabah bulduğun tek satır ise gece kurduğun otuz cümleden daha doğrudur.',
    venus:
      'Seni yatıştıran ile hoşuna giden ayrı raflarda durur. Yorgunken güzel olandan kaçar, güzel bir yerdeyken dinlenecek köşe ararsın. Rahat koltukla güzel manzara arasındaki bu gidip gelme kusur sayılmaz, yalnızca koltuğu ara sıra döndürmeyi gerektirir.',
    mars: 'Acıktığın için mi kızarsın, kızdığın için mi acıkırsın, ayırmak güç. Ay’ın duygusu Mars’ın hamlesiyle ayrı saatlerde uyandığından tepkin ya erken gelir ya geç. Su mu, uyku mu, kavga mı? Bu soruya verilen dürüst cevap pek çok yanlış çıkışı önler.',
    jupiter:
      'Küçük bir teselli istersin, eline koca bir umut tutuşturulur. Ay üşür, Jüpiter üstüne kat kat kazak yığar; avunmakla abartmak arasındaki ölçüyü her seferinde yeniden ararsın. “Bana bir hırka yeter” diyebilmen uzun yıllar alabilir.',
    saturn:
      'Üzülmek için doğru zaman bir türlü gelmez: Önce iş bitmemiştir, bitince de iş işten geçmiştir. Ay’ın dilekçesi hep geri döner, çünkü Satürn nöbette duyguya izin vermez. Ağlamak ise uzun bir otobüs yolculuğuna kalır.',
    uranus:
      'Evde huzur tam yerine oturacakken içinde bir zil çalar ve sebebi bulunamaz. Ay alışmak, Uranüs yer değiştirmek istediği için ikisini birlikte memnun edemezsin. Kimi gün eve başka bir sokaktan dönersin de yeni bir şehre taşınmış gibi ferahlarsın.',
    neptune:
      'İçinin nem oranı hep biraz yüksektir. Kendi duygunla ortamdan çektiğin duygu birbirine değmeden akar, hangisinin hangisi olduğunu ise karıştırırsın. “Bu kimin kederi?” sorusu, girişteki paspas kadar sade ve faydalıdır.',
    pluto:
      'Sakin bir akşamda bile alt katta ağır bir eşya sürüklenir. Rahatlığın ile yoğunluğun aynı merdiveni kullanmaz. Sevdiğine sarılırken birden eski bir meseleyi hatırlaman, hep o alttaki gürültünün işidir.',
    ascendant:
      'Gülümserken uykun vardır, yorgun göründüğünde dışarı çıkmak istersin. Yüzün, hâlinden önce söze girer, insanlar da ilk gördüklerine karşılık verir. Zili çalmadan önce bir soluk bekle; hâlin yüzüne o arada yetişir.',
    midheaven:
      'İşin istediği yüz ile evde gevşeyen yüz sokakta karşılaşsa birbirini tanımaz. En önemli sunumun sabahında canın durup dururken çocukluğundan bir yemek ister. İş yerinde sakladığın küçük, çocukça bir eşya bu iki yüzü tanıştırır.',
  },
  mercury: {
    mars: 'Ağzın ile elin ayrı vakitlerde çalışır; ya söz verip planını sonra yapar ya yapıp ne yaptığını sonra anlatırsın. Mars’ın hızına Merkür’ün sırası yetişemez. Yola çıkmadan önce yazılan küçük liste, geri dönmekle geçecek bir saati kurtarır.',
    jupiter:
      'Anlattıkların ya cebe sığmaz ya avuçta kaybolur. Sen ayrıntı seçerken Jüpiter çoktan sonuca atlamıştır. Hikâyenin boyunu dinleyenin gözlerinden okumayı yıllar içinde öğrenir, yine de bir cümle erken ya da geç susarsın.',
    saturn:
      'Bir metni yazmak ile onaylamak sende pek aynı güne denk gelmez. Merkür kurşun kalem ister, Satürn mühür. Taslağın parlakken imzadan çekinir, imzayı attıktan sonra yeni bir taslak düşünürsün; silgin de mührün de hep açıkta durur.',
    uranus:
      'Parlak bir şey aklına gelir, tam o sırada biri adını çağırır. Uranüs’ün hızı Merkür’ün diline uymadığından yarım yakaladığın düşünceyi geri istedikçe kaçırırsın. Cebinde taşıdığın kısa bir kalem, kaçanların yarısını kurtarır.',
    neptune:
      'Duyduğun ile anladığın arasına ince bir tül iner ve bunu sen de sezmezsin. Bir şarkının sözlerini on yıl yanlış söylemiş olman muhtemel, üstelik senin sözlerin daha güzeldir. Sözleşmeleri ise bir kez de başkasına okutsan iyi edersin.',
    pluto:
      'Soruların doğru, saatleri yanlıştır. Hafif bir sohbette kazmaya başlar, ağır bir konuda şakaya saparsın. Plüton dibi, Merkür yüzeyi sevdiği için nadiren rastlaşırlar; rastlaştıkları akşam ağzından çıkan söz karşındakinde aylarca kalır.',
    ascendant:
      'Şaka yaparken kaşın çatılır, ciddi konuşurken gülümsersin. Söylediğin ile tavrından anlaşılan arasında bir çeviri hatası dolaşır. Yakınların bu alfabeyi öğrenmiştir; yeni tanıştıklarına iki cümle fazladan kurman gerekir.',
    midheaven:
      'Toplantıda parlayan fikrin, rapora geçince rengini kaybeder. Mesleğinin istediği dil ile düşündüğün dil ayrı harflerle yazılır. Yaptığın işi on yaşında birine anlatman gerekse asıl kelimeyi belki o zaman bulursun.',
  },
  venus: {
    mars: 'Hoşuna giden ile peşine düştüğün nadiren aynı kişidir. Gönül bir yana bakar, ayak öbür yana yürür, arada bir köşe başında rastlaşırlar. Oturup ikisini konuşturmaya kalkma; o köşeye biraz daha sık uğra.',
    jupiter:
      'Biri az gelir, ikisi çok. İki iyicil gezegen aynı mutfağa girince tarifler birbirini tutmaz; ikramın ya eksik kalır ya taşar. Üçüncü denemede ise ölçüyü öyle bir bulursun ki herkes tarifi ister.',
    saturn:
      'Kimi zaman en yakınının yanında resmîleşir, resmî bir yerde ise sıcacık davranırsın. “Ömür boyu” demeyi uygun bir güne bırakırsın, çünkü Satürn Venüs’ü sırada bekletir. O söz, bakarsın, bir istasyonda, tren kalkarken ağzından çıkıverir.',
    uranus:
      'Beğenin bir gecede kabuk değiştirir, ardında yarım kalmış hevesler bırakır. Venüs durulmak, Uranüs savrulmak ister; bağlıyken serseriliği özlemen bundan. Dolabının bir yanı klasik, öbür yanı karnavaldır; ikisini aynı sabah giymek sana özgü bir sanattır.',
    neptune:
      'Güzel gördüğün şey, eline alınca başka bir kumaş çıkar. Venüs dikişe, Neptün ışığa bakar; bakışları bir türlü kesişmez. Bir insanı bir güneşli, bir yağmurlu günde görmeden karar vermeyişin huysuzluk sayılmasın.',
    pluto:
      'Flörtte hafif kalandan sıkılır, ağırlaşandan kaçarsın. Venüs’ün inceliği Plüton’un tutkusuyla aynı dili konuşmadığından ne kadar yakınlaşacağını her bağda yeni baştan ayarlarsın. Sana kalırsa ideal mesafe bellidir, yalnız her ay biraz yer değiştirir.',
    ascendant:
      'Beğendiğin sana pek yakışmaz, yakışanı da sen beğenmezsin. Tavrın zevkinden yarım numara farklıdır, dostların hoşlandığın kişiyi senden önce bilir. Birlikte çıkılan bir alışverişten aradığın rengin yerine sana yaraşan renkle dönersin.',
    midheaven:
      'İşinin beklediği şıklık ile senin güzel bulduğun birbirine tam oturmaz. Sevildiğin yer mesleğine, mesleğin sevdiğine uzak düşer. Ciddi bir dosyanın arasına koyduğun çiçekli ayraç bu yüzden göründüğünden önemlidir.',
  },
  mars: {
    jupiter:
      'Gücün üç adım atarken inancın beş adım sayar. Hedef büyüdüğünde bacakların kısalır, bacakların açıldığında hedef uzaklaşır. Yürüyüşe kadar her şeyi doğru yapar, tempoyu ise yolun yarısında bulursun.',
    saturn:
      'Hız gereken yerde ölçer, ölçmen gereken yerde koşarsın. İki çalışkan usta, vardiyaları hiç çakışmaz. Mars’ın bıraktığı aleti Satürn yerine asar, Mars yine arar; iş bu yüzden biraz geç, ama iki kez denetlenmiş olarak çıkar.',
    uranus:
      'Tam isabet ettireceğin sırada hedef bir karış yana kayar. Ani kararına bedenin geç yetişir, bedenin coştuğunda aklın çoktan başka bir icadı kurcalıyordur. Elinden kayan bir bardak, acele ettiğini sana herkesten önce söyler.',
    neptune:
      'Harekete geçtiğin anda içine bir sis çöker, sis kalktığında heves geçmiştir. Mars’ın iradesi Neptün’ün hayaliyle aynı vakitte uyanmadığı için amacını cebinde yazılı taşıman hiç ayıp olmaz. O kâğıt olmadan bile çoğu kez doğru iskeleye yanaşırsın.',
    pluto:
      'Musluğu koparacak kadar sıkar, sıkılması gereken vidayı gevşek bırakırsın. Mars da Plüton da Akrep’i yönetir, gelgelelim biri asılırken öbürü başka yöne bakar. Önce ufak bir parçada denenen güç, büyüğünü kırmadan iş görür.',
    ascendant:
      'Uysal sanıldığın anda parlar, parlaman beklendiğinde susarsın. Mars Yükselen’i görmediği için kızgınlığın yüzüne geç ulaşır; pazartesi olan biten, salı öğleden sonra anlaşılır. “Kızdım” kelimesini dilinin ucunda hazır tut, gecikme birkaç saate inebilir.',
    midheaven:
      'Çok uğraştığın yerde görünmez, göründüğün yerde uğraşmamış olursun. Emeğin ile mesleğin istediği yön arasında hep birkaç derece kalır. Takdir mektubun yanlış adrese gider, sen de peşine düşmeyi kendine yediremezsin.',
  },
  jupiter: {
    saturn:
      'Umut ile temkin birbirinin notunu okuyamaz. Genişleme vaktinde tutumlu, kısma vaktinde cömert davranırsın, yaşıtların da biraz böyledir. Karar vermeden önce hangisinin nöbette olduğuna bak, sonradan toparlanacak iş azalır.',
    uranus:
      'Fırsat geldiğinde hazır olmaz, hazır olduğunda fırsatı bulamazsın. Aynı yıllarda doğanların paylaştığı ufak bir zaman kayması bu. İnancın eski takvimle, özgürlüğün yeni saatle çalışır; yarısı dolu bir bavul seni çoğu zaman idare eder.',
    neptune:
      'İnandığın ile hayal ettiğin iki ayrı kaldırımdır, sen de yanlış kaldırımdan yürürsün. Jüpiter çoğalttığı için yardıma fazla koşar, susacağın yerde vaat edersin. Akranlarınla bölüştüğün bu ayar, yaş aldıkça biraz daha iyi tutar.',
    pluto:
      'Büyük düşünürken güç isteği lafa karışır, güç ararken vicdan öksürür. Yaşına yakın pek çok kişi bu iki sesi ayıramaz. “Bunun kime yararı var?” sorusu sende uzun bir sessizlik doğurur, o sessizlik de ayarın kendisidir.',
    ascendant:
      'Kimi işte bol keseden konuşur, adımını temkinli atarsın; insanlar hangisine inanacaklarını bilemez. Kendine güvenin yüzünde görünenden ya fazladır ya az. Az söz verdiğinde duruşun heybet kazanır, bunu da her seferinde unutup yeniden keşfedersin.',
    midheaven:
      'Elde ettiğin hedefin hemen yanında asıl istediğini görürsün. Kariyer büyüdükçe inancın, inancın büyüdükçe kariyer yana kayar. Her başarının ardından gelen o tuhaf boşluk, pusulanın iğnesini yerine oturtma zamanıdır.',
  },
  saturn: {
    uranus:
      'Kurduğun düzende bir vida hep boşta kalır, onu atınca da düzen sallanır. Eskinin deliği yeninin parçasına uymaz; seninle yaşıt olanlar da aynı kutuyu kurcalar. Araya konan incecik bir pul bazen bütün meseleyi çözer.',
    neptune:
      'Ciddi bir planın ortasına rüya, rüyanın ortasına fatura oturur. Satürn’ün çizdiği sınırı Neptün görmediğinden karışıklık eksilmez, aynı yılların çocukları bunu iyi bilir. Mesai defterinin kenarına çizdiğin balıklar, sanıldığı kadar lüzumsuz değildir.',
    pluto:
      'Sabrın yettiği yerde gücün, gücün yettiği yerde sabrın biter. Kapıyı sürgüler, pencereyi ardına kadar açık bırakırsın; kuşağının çoğu da öyledir. Neyi koruduğun sorulsa cevap vermeden önce uzunca düşünmen gerekir.',
    ascendant:
      'Ağırbaşlı sanılırken çocuklaşır, çocukça bulunurken katılaşırsın. Satürn’ün biçtiği tavır tam oturmaz, az giyilmiş ayakkabı gibi biraz vurur. Tanıştığın gün suskun, ikinci gün şakacı olman kimseyi incitmez, yalnızca biraz şaşırtır.',
    midheaven:
      'Görevi üstlenirken unvan, unvanı alırken iş başkasında kalır. Sorumluluğun çok, görünen yerin azdır. Cübbe dar geldiğinde küçük dikildiğini sanma: Birkaç yılda bir ölçü aldırmak gerekecek kadar büyümüşsündür.',
  },
  uranus: {
    neptune:
      'Senin kuşağında buluş fazla serin, düş fazla ıslaktır; birinin ayarı öbürüne uymaz. Bu uyumsuzluğun sana nereden dokunduğunu iki gezegenin evi gösterir. Orada yaptığın küçük denemeler laboratuvar defterinden çok şiir defterine benzer.',
    pluto:
      'Koparmak isteyen güçle kök salmak isteyen güç, kuşağının sırtında ters örülmüş iki ilmek gibi durur. Sen onları, bıraktığın alışkanlığın yerine hemen yenisini koymandan tanırsın. Sökmekle örmek arasında gidip gelen elin, zamanla deseni bulur.',
    ascendant:
      'Sıradan görünürken aykırı davranır, aykırılık beklenirken herkes gibi olursun; hangisi olacağını sabah da bilmezsin. İnsanlar seni tanıdıklarına tam inanmışken şaşırırlar. Hiç değişmeyen tek bir âdetin, çevrendekilerin sana alışmasını sağlar.',
    midheaven:
      'İşin dümdüz giderken kavis çizesin gelir, kavisin ortasında düz yolu özlersin. Uranüs doruğun kurallarına aldırmadığı için özgürlükle itibar buluşamaz. Mesainin tek bir saatini kendi bildiğin gibi geçirdiğin yerde, hayret, yıllarca kalırsın.',
  },
  neptune: {
    pluto:
      'Düş ile güç, bir kuşağın ömründe göz göze gelmeden dolaşır. Neye inandığın ile neyi yönetmek istediğin ayrı evlerde oturuyorsa aradaki koridor senindir. Orada büyük nutuklar yankılanır, ufak işler ise ses çıkarmadan yürür.',
    ascendant:
      'İnsanlar sende gördüklerini anlatırken başkasından söz ediyorlar sanırsın. Hayalin ile tavrın ayrı istasyonlardan yayın yapar, dinleyen ikisinin cızırtısını duyar. Adını ve niyetini baştan, hiç saklamadan söyle; parazit o zaman kesilir.',
    midheaven:
      'Ne iş yaptığını sorarlar, hangisinden başlayacağını bilemezsin. Unvan ile düş yan yana yürür, el ele tutuşmaz. Bir yıl kapındaki tabelayı, ertesi yıl tabelanın altındaki çiçeği değiştirir, sonunda insanlar seni tabelasız da bulur.',
  },
  pluto: {
    ascendant:
      'Kimileri ne kadar güçlü olduğunu hiç sezmez, kimileri yalnız gücünü görür. Derindeki kuvvet ile görünen tavır farklı birimlerle ölçülür. Ufacık konularda deneye deneye, sesini hiç yükseltmeden duyulmanın ayarını bulursun.',
    midheaven:
      'Nüfuzun bir katta, unvanın başka katta işe yarar. Hangi kararın gerçekten sende olduğu, koridorda kimin kime selam verdiğinden anlaşılır. Bunu hiçbir belgede gösteremezsin, pek üstüne gittiğin de yok.',
  },
};
