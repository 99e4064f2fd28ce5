import type { PairInterpretations } from '../../pair-text-types.ts';

/** The sign of one person's Venus, then the sign of the other's Mars. */
export const venusMarsPairs: PairInterpretations['venusMarsPairs'] = {
  aries: {
    aries:
      'Kimin önce davrandığını ayırt etmek zor olabilir, çünkü Koç adım atmak için işaret beklemez. Ateş burcunda çekim hızlı, oyun sert, sıkılma payı düşük. Ateşi besleyen şey bekleyiş olduğundan arada bir kendinizi birbirinize özletin.',
    taurus:
      'Asansörü beklemeden merdivenden çıkan gönül, yukarıda soluk soluğa çeyrek saat bekler. Sabit burç Boğa yavaş gelir, geldiğinde de gitmez. Bu bekleyiş sizi hem kızdırıp hem bağladığı için kimse işi aceleye getirmesin.',
    gemini:
      '“Yapamazsın” yazılır, üç dakika sonra yapıldığının fotoğrafı gelir. Aranızdaki kovalamaca mesajla başlar, sokakta sürer, çünkü İkizler’i yöneten Merkür yerinde duramaz. Plansız bir buluşma sizi haftalarca yazışmaktan daha çok ısıtır.',
    cancer:
      '“Seni seviyorum” aranızda kâh gürültüyle söylenir, kâh omuz örterek. Ay’ın yönettiği kabuk kapalıyken üstüne gitmek boşuna, önünde sessizce oturmak işe yarar. İçeriden ses gelince cesaretin sessizi de öğrenilmiş olur.',
    leo: 'Sizi seyreden gülümser, çünkü Koç da Aslan da istediğini göstermekten çekinmez. Atılgan bir gönül gösterişe bayılır: büyük lafla gelen davet, kahkaha, iddia. Kimin daha çok övüldüğü sayılmaya başladı mı ateşin yerine gurur tutuşur.',
    virgo:
      'Nereye gidilecek, saat kaçta, yağarsa ne giyilecek; atılgan bir gönül bütün bunları hazır bulunca önce homurdanır. Soğuk sanılan titizlik ilginin kendisidir. Kıvılcım, iş bittikten sonraki beş dakikada çakar.',
    libra:
      'Zodyakın en eski flörtü: Bir yanda “Haydi çıkalım”, bir yanda “Hangisini giysem?” Sabırsızlık inceliğe kızar, sonra onu seyretmeye dalar. Gardırobun önünde geçen o yarım saat çekimi de besler.',
    scorpio:
      'Mars’ın yönettiği alev ile kor, birbirini ilk bakışta tanır. Aranızdaki çekim açık konuşulmasa bile odanın havasında durur. Rekabet sevgiyi yutmasın diye arada bir yenilmeyi kabul etmek, ikinizi de şaşırtan bir yakınlık doğurur.',
    sagittarius:
      'Macera teklif edilir, daha cümle bitmeden kabul edilir. Yolda, tepede, geç bir saatte yan yana en çekici hâlinizdesiniz. Günlük hayat bu heyecanı bilmez, günleri de küçük yolculuklara bölmek gerekir.',
    capricorn:
      'İlk hafta hiçbir şey olmamış gibi geçer, üçüncü ay bir bakarsınız her şey ayarlanmış. Mars Oğlak’ta yüceldiğinden hesap yapar, parlayan hevesle aynı yere başka gün varır. Gecikmeyi ilgisizlik sanmayın.',
    aquarius:
      'Saklambaçta biriniz ebelikten, biriniz saklanmaktan bıkmaz. Yakalamanın tadı ile yakalanmamanın tadı aynı oyunu uzatır, tanım koymaya kimsenin vakti kalmaz. Yakalanmak istenen gün gelirse bunu açıkça haber vermek gerekiyor.',
    pisces:
      '“Hoşuma gidiyorsun” cümlesi suya atılan taş gibi halka halka yayılır, cevabı epey sonra kıyıya vurur. Beklemeyi sevmeyen gönül bu arada üç kez vazgeçer. Dalgaya vuran el yorulur, şarkı gönderen yorulmaz.',
  },
  taurus: {
    aries:
      'Tatlısını yavaş yiyen ile hesabı çoktan istemiş olan aynı köşede gülüşüyor. Toprak burcu aceleden irkilir, bu atılganlığın oyunbaz yanını gördüğünde gevşer. Yeter ki soru sorulmadan hamle yapılmasın.',
    taurus:
      'Toprak burcunda buluşan arzuların hızı da dokunuşu da birdir. Birbirinizi yavaş yavaş çekersiniz, kimse telaş etmez. Yaklaşmaya kimse başlamazsa günler öylece geçebilir, o yüzden elini ilk uzatan kazanır.',
    gemini:
      'Haftalarca bahçe duvarının üstünden konuşulur, sonra bir gün laf içeri girip oturur. Dokunmadan inanmayan gönül, anlatmadan duramayan bir ilgiye şaşar. Söz tutulduğu gün o duvardan atlanır.',
    cancer:
      'Birlikte seyredilen eski bir film, üstünüzde tek bir örtü: Yakınlaşmanız kimsenin fark etmediği kadar sessizdir. Alıngan bir günde soru sorulmasın, yan yana oturulsun. Dokunuş burada cümlelerin önünde gider.',
    leo: 'Güzel bir ikram, seçilmiş bir hediye, ışığı iyi bir yer: Böyle bir davet rahatına düşkün bir gönülde hemen karşılık bulur. Sabit burçlar inatlaşınca birlikte somurtur. Övgü ile tatlı aynı tepside gelirse barış ucuzdur.',
    virgo:
      'Ütülenmiş bir gömlek, bilenmiş bir makas, özenle seçilmiş kayısı. Aranızdaki ilgi eldeki işten okunur, söylenmez. Kusursuz zamanı beklemek alışkanlığa dönmesin, kayısının da bir mevsimi var.',
    libra:
      'Antikacı ikinizi de adınızla tanır. Burçlarınızı Venüs yönettiği için ilk adımı atmak ikinizin de aklına gelmez, nasıl olsa keyfiniz yerinde. Uzayan bir müzik, birinize elini uzatmayı hatırlatır.',
    scorpio:
      'Sabit burçlarda çekim konuşmadan bilinir, bir kez tutuldu mu bırakılmaz. Güven isteyen gönül ile sır isteyen arzu uzun süre bakışır. Kıskançlık elden ele dolaşan bir anahtar gibidir, ikinizin de gördüğü bir çiviye asılsın.',
    sagittarius:
      'Hafta sonu nerede geçecek diye sorulduğunda biri kanepeyi, biri dağı gösterir. Isınmanız da bu pazarlıkta olur. Manzarası güzel bir lokanta bulan, iki gönlü birden kazanmış sayılır.',
    capricorn:
      'Üç yıl aynı gün aynı saatte gelen birine nasıl inanılmaz? İki toprak burcunun yakınlığı emekle, küçük armağanlarla, sağlam bir el sıkışmayla büyür. Bir sürpriz temelleri sarsmaz, evi şenlendirir.',
    aquarius:
      'Her perşembe aynı kafede oturan birinin karşısına, salı günü damdan düşer gibi biri gelir. Rahatı bozulan gönül homurdanır, öbür salı pencereden bakar. Buluşma gününü bir kez olsun birlikte seçin.',
    pisces:
      'Yakınlığınız uyku ile uyanıklık arasındaki bir öğleden sonraya benzer. Ne zorlayan var ne kaçan. Fazla beklemekten üstünüze tatlı bir uyuşukluk çökerse biriniz ötekini dürtsün.',
  },
  gemini: {
    aries:
      'Cümlenin sonunu beklemeden gelen bir cevap, bu flörtün bütün sırrıdır. Lafınız kesilir, gülersiniz, tempo artar. Sıkılma tehlikesi belirdiğinde eski bir konuyu yeniden açmak ikinize de yetiyor.',
    taurus:
      'Bin bir konuyla flört edilir, karşıda ise sakin bir omuz durur. Değişken burcun sözü uçarı, sabit burcun hamlesi ağırdır. Kısa bir sessizlik bırakılırsa o omuz yavaşça yaklaşır.',
    gemini:
      'Mesajlar sabaha kadar sürer, kim başlattı belli değil. İkizler’i Merkür yönetir, zekânın hazzı çekimin ta kendisidir. Bir gün kelimeleri bir yana koyup yan yana oturmayı başarırsanız kalp de konuşmaya başlar.',
    cancer:
      'Şaka diye söylenen söz akşama kadar içe dert olur, sonra bir de özrü yazılır. Espriyle şefkat aynı anda konuşmayı zor öğrenir. Çocukluk hikâyeleri anlatılan gecelerde ikisi de dilini bulur.',
    leo: 'Zekâ alkış tutar, ateş de sahneyi aydınlatır; bu flört bir gösteri gibi seyredilir. Çekim kahkahayla büyür. Başkalarının gözü önünde şakalaşmak güzel, baş başa kalınca övgüyü azaltmayın.',
    virgo:
      'Yanlış yazılmış bir tabela yüzünden yarım saat güldüğünüz gün, her şey başlamış olabilir. Burçlarınızı yöneten Merkür ikinizi de uyanık tutar. Doğru anı hesaplarken mevsim geçmesin, hatalı bir davet de davettir.',
    libra:
      'Hava grubunda tatlı lafa tatlı cevap gelir, odada hafif bir esinti dolaşır. Nerede buluşulacağı seçilemediğinde üçüncü bir arkadaş devreye girer, o da çoğu kez yolda unutulur. Akşam biterken yeni bir konu açılmış olur.',
    scorpio:
      '“Ne düşünüyorsun?” sorusuna “Hiç” denir, bu “hiç” bütün geceyi doldurur. Hafif merak derin bir suya taş atmış gibidir. Oyunu oyun sanan ile ciddiye alan aynı anda güldüğünde iş değişir.',
    sagittarius:
      'Karşıt burçların flörtü: sorular bir yanda, ok öbür yanda. Aynı anda gülünür, aynı anda yola çıkılır. Patavatsız bir şaka uçarı bir gönlü bazen kırar, küslük ise akşamı bulmaz.',
    capricorn:
      'Toplantının ortasında dosyanın altından bir kâğıt uzatılır, üstünde bir karikatür. Ciddi yüz bozulmaz, kâğıt ise yıllarca saklanır. Şaka ile söz burada birbirinin güvencesi olur.',
    aquarius:
      'Tuhaf bir haber, geç bir saat, görülmemiş bir davet: Birbirinize böyle yaklaşırsınız. Kimse kimseyi tutmadığı için kimse gitmez. Sözün verilmesi hep sonraya kalır, siz de alınmazsınız.',
    pisces:
      'Kelimelerin peşinden koşan biri, bir bakışın içinde kaybolan biriyle aynı ezgide buluşur. Yazışmalar yanlış anlaşılmaya açıktır, sesinizi kullanın. Ekranda bulanan şey, telefonda bir nefeste durulur.',
  },
  cancer: {
    aries:
      'Kıyıya koşarak varılır, yengeç o gürültüyle kuma gömülür. Kumda biraz oturmayı bilen, alttan yükselen sıcaklığı duyar. Ürkek bir şefkat ile aceleci bir cesaret birbirine alıştığında ikisi de kahramanlaşır.',
    taurus:
      'Aynı köşe, aynı battaniye, aynı saat: Alışkanlık sizde sevdanın öbür adı olabilir. Sarılmak isteyen gönül, kımıldamayan bir omuz bulmuştur. Değişiklik yapılacaksa bir gün önceden, yavaşça söylensin.',
    gemini:
      'Gözü dolan birine fıkra anlatılır; kızmak da var, gülmek de. Avunmanın bu hoppa yolu zamanla sevilir. Yine de bir akşam fıkranın bitip sıcak bir elin başladığı yeri bulmak gerekiyor.',
    cancer:
      'Perdeler aralık, ikinizin de gözü ötekinde. Mars Yengeç’te yan yan yürüdüğünden bekleyiş uzun olur, ardından gelen sıcaklık onu unutturur. Bir hatıra anlatılır, bir kavanoz reçel uzatılır; yakınlık bu kadar sessiz başlar.',
    leo: 'Kalabalığın önünde uzatılan bir buket yüzü kızartır, evde yastığa bırakılan aynı buket bütün kilitleri çözer. Gösterişin sesini kısması, utangaçlığın da bir adım öne çıkması çekimi ikiye katlar.',
    virgo:
      'Onarılmış bir askı, doldurulmuş bir termos, yağmura karşı bırakılmış bir not: Gönül bunlara açılır. Uyarı gibi söylenen bir söz onu yeniden kapatabilir, yardımı övgüyle birlikte sunun.',
    libra:
      'Duygu ile zarafet birbirini beğenir, ama aynı anda adım atmaz. “Kim başlayacak?” sorusu uzadığında yapraklar dökülür. Davet yazılı, içeriği sıcak olsun; gerisini akşamın ışığı halleder.',
    scorpio:
      'İki su burcu anlatılmadan da anlar, buna şaşılmaz. Yakınlığınız korumak ile bütünüyle istemek arasında gidip gelir. Güven kurulduğunda liman, kurulmadığında fırtına olur; sorular kıyıyı gösterir.',
    sagittarius:
      '“Ben bir tur atıp geliyorum” diyen sevimli serseri, ayakkabısını tam yorgan serilmişken giyer. Kızmak kolay, özlemek daha kolay. Tur uzadıkça dönüşü haber vermek, yorganı ılık tutar.',
    capricorn:
      'Toprak burcunda Mars iş listesiyle konuşur: değişen lastik, ödenen aidat, saatinde gelen bir telefon. Duygulu bir yürek bunları zamanla aşk mektubu gibi okur. Arada gerçek bir mektup da yazılsın.',
    aquarius:
      'Ne vakit uğrayacağı kestirilemeyen misafir, geldiğinde de evin en tatlısı olur. Sarılmaya hazır gönül ile uçmaya hazır istek, birbirini özlemenin tuhaf bir dengesinde buluşur.',
    pisces:
      'Bir bakışla başlar, bir türküyle sürer, kelimelere sıra gelmez. Su elementi çabuk incinir, çabuk avunur. Gece bu kadar yumuşakken gündüz gözüyle de aynı şefkati göstermek küçük bir emek ister.',
  },
  leo: {
    aries:
      'Aynanın karşısında hazırlanmaya vakit kalmaz, dışarıdan korna sesi gelir. Bu hız gururu biraz incitir, sonra neşelendirir. İki cümlelik bir iltifat bu aceleyle yan yana geldiğinde gece sizindir.',
    taurus:
      'İhtişamlı bir kur beklenirken sessizce bir sandık hurma gelir. Gösterişe düşkün gönül önce ne yapacağını bilemez, yedikçe anlar: Bu ağır el, çok nadir verir ve hiç geri almaz.',
    gemini:
      'Tahtında oturan birine öyle bir şaka yapılır ki taht da güler. Alınmak ile hayran kalmak arası iki saniyedir. Sahnede zeki bir suflör bulmak, parlamayı seven biri için en büyük armağan sayılır.',
    cancer:
      'Salonun köşesinde fısıldanmış bir övgü, bütün konukların alkışından ağır basar. Sessiz bir ilginin peşinden gitmek biraz sabır ister, sonunda bulunan sıcaklık beklenenden de fazladır.',
    leo: 'Karşı karşıya konmuş iki ayna, ışık sonsuza gider. Güneş’in yönettiği bu ilgi bir bayram gibi kutlanır: hediye, müzik, abartılı sözler. Alkışın yarısını ötekine bırakan, gösteriyi bir sezon daha uzatmış olur.',
    virgo:
      'Herkes gömleği alkışlarken bir göz, eksik düğmeyi görür. Gurur önce kabarır, sonra düğmeyi diken eli fark eder. Özenin de hayranlık sayıldığı anlaşıldığında ikiniz de sahneye hazırsınız.',
    libra:
      'Davetiyenin kâğıdı bile özenle seçilmiştir, konuşmalar incelikli, gülüşler tam zamanındadır. Hayran olmak ile hoş tutmak birbirine denk gelmiş. Yine de ilk “Seni özledim”i biriniz söylemeli.',
    scorpio:
      'Bir bakışma yarışması: Gözünü ilk kaçıran kaybeder. Biri bütün salonun kendisine dönmesini, biri o salonun boşalmasını bekler. Birbirinizi yenmekten vazgeçtiğiniz an seyircisiz bir zafer kazanırsınız.',
    sagittarius:
      'Şehre gelen lunaparka ilk giden sizsinizdir. Ateş grubunun ilgisi kahkahayla kabarır: büyük davet, hızlı plan, cömert jest. Eve dönüldüğünde o ateşi küçük bir mumda sürdürmek, ikinizi de biraz büyütür.',
    capricorn:
      'Övgü beklenen akşamda onarılmış bir lamba bulmak hayal kırıklığı gibi gelir, lamba yandığında yüz değişir. Oğlak’taki Mars işle konuştuğundan hayranlığı yavaş anlaşılır, anlaşıldığında da uzun süre alkışlanır.',
    aquarius:
      'Özel bir koltuk beklenir, bütün koltukların eşit olduğu söylenir. Sabit burçlar yerinden kalkmaz, kızgınlık da buradan çıkar, vazgeçememek de. Kalabalıktan sıyrılıp yalnızca ikinizin anladığı bir şaka uydurduğunuzda o koltuk ayrılmış olur.',
    pisces:
      'Sahnede bir replik unutulur, perdenin arkasından biri fısıldar. Gösteriş ile düş bu fısıltıda buluşur, gerisi bir film gibi ilerler. Dalıp giden taraf arada alkışa da uyanmalı.',
  },
  virgo: {
    aries:
      'Düğmeleri sırayla ilikleyen biri, gömleği başından geçirip çıkan birine ilk gün şaşar, ikinci gün güler. Atak bir davet kusursuz bir planı bozduğunda, bozulan plan akşamın en iyi yanı olabilir.',
    taurus:
      'Aynı fidanı haftalarca gözleyen iki kişi, bir sabah filizi birlikte görür. Toprak burçlarının ısınması da böyledir: yavaş, sessiz, köklü. Beğendiğinizi göstermek için filizin ağaç olmasını beklemeyin.',
    gemini:
      'Sözlük el altında: Yanlış kullanılan bir kelime yüzünden başlayan flört, gece yarısı hâlâ sürüyor. Merkür’ün yönettiği iki akıl birbirini beğenir. Ciddi bir niyet varsa espriden ayrı bir gün, açıkça söylensin.',
    cancer:
      'İki tür bakım yan yana gelince koca bir kış geçirilir: Biriniz astarı diker, biriniz kestane alır. Gönül burada küçük işlerle kazanılır. Alınganlık sezildiğinde kusur aramayı bırakıp birbirinizin elini tutun.',
    leo: 'Pankartla yapılan bir ilan, kalem tutan bir eli titretir. O pankart önce kaçıp saklanma isteği uyandırır, sonra gizlice fotoğraflanır. Gürültünün altındaki içtenliği gördüğünüzde sesleriniz orta yerde buluşur.',
    virgo:
      'Öteki çantasında ne taşır, hangi kalemi sever, saat kaçta yorulur; aranızda her şey bilinir, hiçbiri söylenmez. Düzeltmeler çoğaldığında sevgi saklanacak yer arar. Haftanın bir günü hata yapmak serbest olsun.',
    libra:
      'Bir restoran için iki gün araştırma yapılır, sonra üç seçenek arasında karar verilemez. Hata korkusu ile kırma korkusu pek tatlı geçinir. Köşedeki büfede tesadüfen yenen tost, bu hikâyede dönüm noktasıdır.',
    scorpio:
      'Kapalı bir dosyayı okuyan gözler kendi dosyasının da okunduğunu fark eder. Aranızdaki elektrik dikkatten doğar: Kimse bir ayrıntıyı kaçırmaz, kimse de hemen söylemez. Güvenin ilk işareti, saklanmamış küçük bir kusurdur.',
    sagittarius:
      'Yola çıkmadan önce üç kere sayılan bavul, havaalanında başkasınınkiyle karışır. Kahkaha ile panik aynı anda gelir, çekim de orada başlar. Toprak burcu titiz, ateş burcu savruktur; ikisi ancak gülerek sever.',
    capricorn:
      'Altı ay boyunca aynı saatte uğrayıp musluğa bakan biri en sonunda çaya kalır. Mars, yüceldiği Oğlak’ta emek verir; emeği seven gönle de yakışır. Söz konusu duygu olduğunda ikinizin de daha az hazırlanması gerekir.',
    aquarius:
      'Takvime yazılmamış bir ziyaret, düzgün bir günü altüst eder, sonra da o günün tek hatırlanan saati olur. Tuhaf bir zihne duyulan merak bu yakınlığı sürdürür. Haber vermek, hoşluğu azaltmaz.',
    pisces:
      'Şemsiye unutulur, davete yanlış gün gelinir ve nedense kimse kızamaz. Zodyakın öbür ucundan gelen bu dalgınlık titiz gönlü gevşetir. Küçük, somut bir yardım, rüyayı gündüze taşımaya yeter.',
  },
  libra: {
    aries:
      '“Buyurun” denmesini bekleyen nezaket, hiç beklemeden içeri dalan bir heyecanla tanışır ve ikisi de tuhaf biçimde hoşnut kalır. Kim davet etti, kim geç kaldı diye atışmak bu ikilinin tatlısıdır; hesabı uzatmayın.',
    taurus:
      'Birlikte halı seçmeye gitseniz koca bir öğleden sonra geçer. Venüs’ün yönettiği iki burçta zevk aynı, yaklaşma neredeyse görünmez. Söz uzadıkça bir el omza konur ve yıllardır beklenen cümle o zaman söylenmiş olur.',
    gemini:
      'Sinema çıkışında film unutulur, sohbet kalır. Hava burçları birbirinin sesinden hoşlanır; aynı akşam üç ayrı semte uğrarsınız. Kararsızlık bulaşıcıdır; ertesi gün görüşülecekse saatini daha vedalaşırken koyun.',
    cancer:
      'Kırılmasın diye söylenmeyen sözler, alınmasın diye sorulmayan sorular: Bu yakınlık parmak uçlarında yürür. Biriniz içinden geçeni sade bir cümleyle söylediğinde ortalık hemen ısınır, kimse de incinmez.',
    leo: 'Güzel giyinmek için sebep arayan iki kişi bir gala icat eder. İltifat bol, davet görkemli, bakışlar memnun. Kalabalıkta bu kadar parlayan bir çekim, kimsenin görmediği saatte biraz sadelik ister.',
    virgo:
      'Armağanlarınız pahalı olmaz, tam kişisine göre seçilmiş olur. Yaklaşırken ikiniz de hata yapmaktan çekinirsiniz, bu yüzden ilk buluşmalar biraz sınava benzer. Gülünç bir aksilik o sınavı iptal eder.',
    libra:
      '“Sen bilirsin” ile “Hayır, sen seç” arasında bir akşam geçirirsiniz. Mars Terazi’de kavgadan kaçtığından, kibarlaştıkça yavaşlarsınız. Çekimi uyandıran, bir gün içinizden birinin açıkça “Ben bunu istiyorum” demesidir.',
    scorpio:
      'Gülümseyerek konuşulan bir akşamın altında başka bir elektrik dolaşır. Zarafet bunu fark eder, üstüne gitmez; derinlik bekler, unutmaz. Oyunu uzatmak keyifli olsa da bir gece kartları açmak gerekir.',
    sagittarius:
      'Davetli olduğunuz düğünde pistten en son siz inersiniz. Neşe çekimi, çekim neşeyi büyütür; iki taraf da ağır lafı sevmez. Verilen sözler gülüşe karıştığında tekrar sormakta sakınca yok.',
    capricorn:
      'Gönül almanın usulünü bilen biri, söz vermenin ağırlığını bilen birine denk gelmiş. Oğlak’ı yöneten Satürn yüzünden acele yok, saygı çok; flört bile biraz görücü usulüne benzer. Duvarları indiren şey, hiç beklenmeyen çocukça bir oyundur.',
    aquarius:
      'Aynı sergide farklı tabloların önünde durur, çıkışta saatlerce konuşursunuz. Hava burcunda çekim dostluktan doğar, dostluk gibi de serbest kalır. Adını koymak isteyen taraf varsa bunu bir şaka arasında geçiştirmesin.',
    pisces:
      'Birbirinize bir melodinin ikinci sesi gibi eşlik edersiniz. Kimse zorlamaz, kimse açıkça istemez; bu yüzden fırsatlar kıyıya vurup geri çekilir. Suyun geldiği gün ayağınızı çekmeyin.',
  },
  scorpio: {
    aries:
      'Bir taraf iskeleden koşarak atlıyor, bir taraf onu suyun altından seyrediyor. Gelenekte Mars’ın yönettiği iki burçta tutku bol, sabır azdır. Güven arayan yavaşlatır, arzulayan hızlandırır; ortada buluşulan an uzun süre hatırlanır.',
    taurus:
      'Dokunmanın ağırlığını bilen iki kişi kolay vazgeçmez. Çekim gösterişsiz ilerler, yer edindi mi sökülmez. Sessizlikler uzadığında sorguya çekmek yerine “Buradayım” demek daha çok işe yarar.',
    gemini:
      'Şakayla örtülen ilgi sizi yanıltmasın; merak eden, dönüp dolaşıp aynı soruya gelir. Gözünü kaçırmayan ise cevabı çoktan biliyordur. Hafiflikten alınmamak, yoğunluktan kaçmamak size düşen iki küçük ödev.',
    cancer:
      'Konuşmadan anlaşmak derler ya, iki su burcunda gerçekten olur. Birinin canı sıkkınken ötekinin uykusu bölünür. Sahiplenmek kolay, paylaşmak emek ister; aranıza dışarıdan bir sevinç kattığınızda bu bağ soluk alır.',
    leo: 'Gözler üstündeyken bile tek bir bakış arayan gurur, o bakışı saklayan bir ketumluğa çatmış. Kedi fare oyunu uzun ve lezzetli. Oyunda kimse kaybetmesin istiyorsanız hayranlığınızı en az bir kez açık edin.',
    virgo:
      'Değişen bir koku, kısalmış bir cümle; aranızda pek az şey gözden kaçar. Böylesi bir dikkat, çekimi besler, kusura çevrildiğinde ise yara açar. Yakınken eleştiriyi vestiyere bırakın.',
    libra:
      'Bir dansta önce mesafe ölçülür, siz o ölçme faslında uzun kalırsınız. Nazik yaklaşım merakı kamçılar, derin bekleyiş de nezaketi. Müzik bitmeden bir adım atan, geceyi kazanmış olur.',
    scorpio:
      'Aynı anda isteyip aynı anda saklıyorsunuz. Akrep sabit burçtur; çekim hemen duyulur, konuşulması aylar alabilir. Kuvvet denemesine dönen bir sevgi yorar; silahı ilk bırakan, sanılanın tersine, güçlü görünür.',
    sagittarius:
      'Her şeyi anlatan dil, kolay unutmayan bir yüreğe rastlamış. Açıklık hem çeker hem ürkütür. Gidişler ve dönüşler haber verildiğinde güven büyür, o zaman yolculuk hikâyeleri bile can kulağıyla dinlenir.',
    capricorn:
      'Bu kur yıllarca sürecek bir kuşatmaya benzer: sessiz, sabırlı, geri dönüşsüz. Akrep de Oğlak da zayıf görünmek istemediği için ilk itiraf geç gelir. Geldiğinde altına imza atılmış gibi durur.',
    aquarius:
      'Tam yaklaşmışken konunun uzay yolculuğuna gelmesi çileden çıkarır, sonra da güldürür. Yakalanmayanın çekiciliği, bırakmayanın inadı bir arada. Gizemi biraz azaltan küçük bir açıklama ilgiyi eksiltmez.',
    pisces:
      'Deniz gece olunca başka bir renge bürünür; sizin yakınlığınız da öyle. Dokunuş düşle karışır, sınırlar yumuşar. Söylenmeyen sözlerin içinde kaybolmamak için sabah olunca birbirinize birer cümle söyleyin.',
  },
  sagittarius: {
    aries:
      'Kim önde koşuyor belli değil, gülmekten zaten koşulamıyor. Ateş burçları birbirini tetikler; plan lafı bile uzatılmış bir oyun gibi gelir. Kazandığınız yarışlardan sonra bir de yan yana oturun.',
    taurus:
      'Biri uçak biletini almış, öteki hâlâ koltuğun rahatından söz ediyor. Israr ters teper, sıcak bir havuz vaadi ise bavulu kapattırır. Sabır ile heves karşılaştığında en güzel yolculuklar geç kalanlardan çıkar.',
    gemini:
      'Aranızda konu bitmez, sokak biter. Takılmalar, bahisler, yarım kalan tartışmalar çekimi canlı tutar; “Kim neye inanıyor?” sorusu da flörtün bir parçasıdır. Ciddi bir konu açıldığında onu da şakaya vurmamak iyi olur.',
    cancer:
      'Gitmeyi seven bir gönlün peşinden biri, dönüşte üşümesin diye hırka taşır. Bu şefkat kimi gün yuva, kimi gün ip gibi gelir. Yola birlikte çıkıldığında ise hırkanın kıymeti hemen anlaşılır.',
    leo: 'Festivalde sesi en çok çıkan iki kişi sizsiniz. Birbirinizi cömertçe ağırlar, büyük laflarla sever, bir anda her şeyi geride bırakıp birlikte gidersiniz. Gurur ile dobralık çarpışırsa ilk espriyi yapan barışı ilan etmiş olur.',
    virgo:
      'Hazırlıksız yola çıkan, çantasında yara bandını bulunca şaşırır: Meğer biri düşünmüş. Özenin bu türü gösterişsiz, etkisi kalıcıdır. Uyarı ile ilgi arasındaki farkı gülerek ayırabilirseniz iş kolay.',
    libra:
      'Kibarca sunulmuş bir kaçış teklifi, size göre ideal kur. Yön bir taraftan, yolculuğun güzelliği öbür taraftan gelir. Nereye gidileceği uzun tartışıldığında harita çantada kalsın, ilk ışıklı sokağa sapmak yetiyor.',
    scorpio:
      'Açık havayı seven bir neşe kapalı kutuya dayanamaz, kutu da kolay açılmaz. Birbirinizi bu yüzden merak edersiniz. Alay yerine içten bir soru sorulduğunda kapak aralanır, çıkan şey küçük değildir.',
    sagittarius:
      'Aynı patikada yan yana, biraz da yarışarak yürürsünüz. Yay’ı Jüpiter yönettiğinden ilginiz özgürlük kokar, söz vermek gündeme geldiğinde ikiniz birden manzarayı gösterirsiniz. Yıllar sonra yine aynı yolda karşılaşmak, verilmemiş sözün ta kendisi olabilir.',
    capricorn:
      'Şakaya gülmeyen bir yüzün bu kadar merak uyandırması tuhaf. Ağır yaklaşım heyecanı dizginler, ayağını da yere bastırır. Takvime yazılmış bir kaçamak, kulağa ne kadar ters gelse de ikinize de uyar.',
    aquarius:
      'Bağ kurmak için izin istemeyen iki kişi, bir gece yarısı istasyonda tanışmış gibi. Özgürlük çekiciliğin yarısı. Ortak bir çılgınlık bulunduğu sürece ne sıklıkta görüştüğünüz kimseyi ilgilendirmez.',
    pisces:
      'Gidilecek ülkeyi biri haritada, biri rüyada görmüş. Jüpiter iki burcu da yönettiğinden masal büyür, gerçek ayrıntılar ise yolda düşer. Kırılganlığa denk gelen dobra bir laf, arkasından gelen kahkahayla yumuşatılmalı.',
  },
  capricorn: {
    aries:
      'Sıra numarası almadan gişeye yürüyen bir heves, görevlinin kaşını kaldırır. Ateş burcunu bekletilmek kızdırır, ama kalmaya değer bulan kalır. Acele ile ağırbaşlılık anlaştığında bağa hem gelecek hem hareket gelir.',
    taurus:
      'Gösteriş yok, laf kalabalığı yok; söz verilen saatte köşede bekleyen biri var. Toprak burcu için bu ağır, sahici yaklaşım tam aranan şey. Rahatlık içinde ilk heyecanı unutmayın, arada bir şaşırtın.',
    gemini:
      'Asık suratlı bir kuyrukta bir tek siz göz göze gelip gülümsersiniz. Oynak ilgiye güvenmek zaman ister. Aynı fıkra bir yıl sonra yine anlatılıyorsa hafifliğin içinde bir sadakat bulunduğu anlaşılır.',
    cancer:
      'Kışlık odunu dizen ile sobanın başına minder koyan yan yana çalışıyor. Duygular az söylenir, çok sezilir. Alınganlığı zayıflık, ölçülülüğü ilgisizlik sanmadığınız sürece bu çekim sessizce derinleşir.',
    leo: 'Abartılı bir serenat, ölçülü birini önce utandırır, sonra gizlice mutlu eder. Gösterişe kuşkuyla bakılsa da ısrarın sıcaklığı duyulur. Saygı ikinizin de zayıf noktası; ondan söz açmak en etkili kurdur.',
    virgo:
      'Bu flört mü, proje mi, dışarıdan ayırt edilmez. Birlikte bir işi bitirdiğinizde göz göze gelir, gülümsersiniz; asıl kıvılcım orada. Takdirinizi içinizden geçirmekle yetinmeyin, duyulunca çok şey değişiyor.',
    libra:
      'İlişkinin adabını bilen bir zarafet, usulü seven bir gönle iyi gelir. Davetler ince, adımlar ölçülü, hediyeler yerinde. Bunca protokol arasında isteğin sesi kısılmasın, bir akşam tören kıtasını dağıtın.',
    scorpio:
      'Kolay görünmeyen bir istek, kolay verilmeyen bir gönülle karşılaşmış. Yaklaşma uzun, kabul gururlu, sonrası sadıktır. “Güç kimde?” sorusunu bir kenara koyduğunuz geceler, aranızdaki saygıyı ateşe çevirir.',
    sagittarius:
      'Dolu bir ajandaya bir yol arkadaşı gülerek “Haydi” diye yazar. Üç kez ertelenir, dördüncüde kendinizi bir feribotun kıç güvertesinde bulursunuz. Vaat ile sonuç arasındaki açık kapandıkça neşe güven verir.',
    capricorn:
      'Aynı yokuşun başında iki yük taşıyıcı birbirini tanır. Satürn’ün yönettiği bu kur uzun, masrafsız ve ciddidir; söylenmeyen beğeni yıllarca cebinizde durur. Onu çıkarıp göstermek için emekliliği beklemeyin.',
    aquarius:
      'Resmî bir dilekçeye şiirle cevap verilmiş gibi. Şaşırmak hoşa gider, belirsizlik gitmez. Buluşma günü kadar basit bir konuda anlaşmak, geri kalan bütün tuhaflığı keyifli kılar.',
    pisces:
      'Sert görünen bir kıyıya her gece sessizce bir dalga vurur. Su burcunun ısrarı yumuşak, etkisi uzundur; bir süre sonra taşın köşeleri silinir. Hayale gülmeyen, ölçüye küsmeyen bir dille konuşulursa kıyı da su da memnun kalır.',
  },
  aquarius: {
    aries:
      'Koşarak gelen istek, sokağın ucunda çoktan kaybolmuş bir gönlün ardında soluk soluğa kalır. Kovalanmak ile özgür kalmak arasında canlı bir elektrik doğar. Mola istemenin kaçmak olmadığını baştan konuşun.',
    taurus:
      'Yine aynı bank, yine aynı simit. Değişikliği seven gönül bu tekrara önce söylenir, sonra o bankta rahatladığını fark eder. Arada simitçiyi değiştirmek ikinize de macera gibi gelir.',
    gemini:
      'Gece ikide gönderilen garip bir bağlantı, çoğu çiçekten etkilidir. Hava burcu aklıyla kışkırtır, kıskançlığa az yer kalır. Ekranlar kapandığında da konuşacak bir şey bulmanız ilginin ciddiyetini gösterir.',
    cancer:
      'Bu ikili mesafeyi santimle ayarlar: Fazla yakın gelen bunaltır, fazla uzak duran üzer. Haber vermeden gitmemek, sormadan sarılmamak gibi iki küçük kural pek çok sitemi önler.',
    leo: 'Hayran olunmak isteyen biri, kimseye kolay hayran olmayan birine rastlamış. İşin tuzu da burada. Kalabalıkta eşit davranılan gurur, baş başayken ayrı tutulduğunu duyarsa sıcaklık iki taraftan da gelir.',
    virgo:
      'Uçuk bir tasarıyı çalışan bir alete çeviren eller, zamanla vazgeçilmez olur. İlgi burada yardım kılığında dolaşır. Hata göstermenin de bir flört biçimi sayılabileceğini anlamak biraz vakit alır.',
    libra:
      'Bu yakınlık ortak dostların arasında, kimse fark etmeden başlar. Zarafetle yaklaşılır, zorlanmadan karşılık verilir. Fazla medeni kaldığınız için ateşi beklemek sıkıcı gelirse birlikte bir kuralı çiğneyin.',
    scorpio:
      'Serin bir esinti yanan bir ocağın üstünden geçer, alev yatar ve yeniden dikilir. Yoğun bir bakış kaçma isteği de uyandırır. Kaçmadan durulan beş dakika, aranızda verilmiş en güçlü söz olur.',
    sagittarius:
      'Aynı tuhaf konferansa gider, aynı anda sıkılıp kaçarsınız. Neşe, bağımsızlık, geniş bir gelecek; birbirinizin özgürlüğünü kıskanmazsınız. Gittikçe daha az görüştüğünüzü ilk fark eden, ötekini arasın.',
    capricorn:
      'Randevu üç hafta önceden isteniyor, cevap o sabah veriliyor. Kurallara gülen gönlü bu ağır yaklaşım nasıl kazanır? Sözünde durarak, yalnızca bununla. Ustalığın farkına varmak bir mevsim sürer.',
    aquarius:
      'Kova sabit burç olduğundan bu ilgi adını koymadan yıllarca sürebilir. Birbirinize karışmaz, tuhaflığınızı paylaşır, aylar sonra aynı şakaya yine gülersiniz. Yakınlığın da bir deney olduğunu hatırlayıp ara sıra deneyin.',
    pisces:
      'Anlatılamayan bir şey çeker, anlama merakı da onu kovalar. Hayal ile fikir ayrı hızlarda yaklaşır. Kavramları bırakıp yan yana yıldızlara bakıldığında kimin kimi kovaladığı önemini yitirir.',
  },
  pisces: {
    aries:
      'Düşe dalmış bir gönlün omzuna bir el konur: Uyan, gidiyoruz. Ani gelen bu istek önce irkiltir, sonra canlandırır. Hız biraz düşer, ses yumuşarsa o elin ne kadar güven verdiği anlaşılır.',
    taurus:
      'Sulu boya gibi dağılan bir sevgiye sağlam bir çerçeve gelmiş. Toprak burcu yavaş yaklaşır, uzun uzun dokunur, temposunu değiştirmez. Ne istendiği söylenmediğinde beklemek uzar; minik bir ipucu bütün tabloyu yerine asar.',
    gemini:
      'Bir şiire emoji ile cevap verilince gülünür mü, küsülür mü? İkisi de olur. Oyunbaz bir ilgi önce yüzeyde kalır, alttaki derinliği sonra fark eder. Telefonu kapatıp yüz yüze gelmek bu ikilinin en kestirme yoludur.',
    cancer:
      'Ağlarken yüzünü saklaması gerekmeyen iki kişi, bu rahatlığı az yerde bulmuştur. Su burcu su burcunu çağırır, vakit erir. Kimin kimi koruduğu hesaplanmaz, yine de uyku saati kaçmasın.',
    leo: 'Masal kahramanı gibi içeri girilir, arkadan müzik çalar; düş kuran gönül buna dünden razıdır. Perde indikten sonra kalan insanın da sevildiği söylenirse hem kahraman hem hayal kuran rahatlar.',
    virgo:
      'Bir yanda kelimesini arayan bir duygu, bir yanda o sırada sökük cebi diken el. Karşı kıyıdan gelen bu özen şiir kadar dokunaklıdır. Düzeltilmekten yorulan bunu söylemeli, o el okşamayı da bilir.',
    libra:
      'Uzaktan bir keman, hafif bir koku, kibar bir teklif: Kur buna benziyor. İkiniz de zorlamadığınız için yakınlaşma havaya bağlı kalır. Rüzgârı beklemeden bir gün seçip adını “buluşma” koyun.',
    scorpio:
      'Derin bir suyu başka bir su çağırır. Direnmek akla gelmez, konuşmak da. Bu çekimde kaybolmak güzeldir; yüzeye çıkıp hava almak, yani eş dostla bir öğle geçirmek de bağa iyi gelir.',
    sagittarius:
      'Bir el uçurtma çeker, ipin ucunda bir gönül düş kurar. Jüpiter’in yönettiği iki burç birlikte yükselir, rüzgâr kesilince ipe dolanır. Büyük bir söz verildiğinde tarihini de sorun, hayal bundan zarar görmez.',
    capricorn:
      'Yağmurlu bir akşam şemsiyeyi konuşmadan uzatan ciddi biri, düş kuran bir gönlü başka hiçbir şeye gerek kalmadan kazanır. Duygunun söze dökülmediği günlerde yapılanlara bakılsın, cümle çoktan kurulmuştur.',
    aquarius:
      'Sabah gülümseten ilgi öğlene doğru havaya karışır; ona güvenmek zor, ondan sıkılmak imkânsızdır. Bulutla yel gibi oynarsınız. Sessiz geçen günlerin sevgisizlik olmadığı arada bir sesli söylensin.',
    pisces:
      'Venüs’ün yüceldiği Balık’ta iki yüzücü de kendini akıntıya bırakmış. Buluşma yeri her seferinde başka bir kıyıdır. Çekim yumuşak ve sonsuz gibidir; karaya çıkınca birbirinizi bulmak için önceden kararlaştırılmış bir fener yansın.',
  },
};
