import type { PointAspectTexts } from '../../natal-text-types.ts';

/** What aspects of the Moon's node, Chiron and Lilith to planets and angles say of a birth. */
export const pointAspects: PointAspectTexts = {
  node: {
    sun: {
      joined:
        'Başkasının cesaretini alkışlamak kolay, kendi adınla ortaya çıkmak sana yeni gelebilir. Güneş seni öne çıkardığından ilk denemelerinde kızarır, rol yaptığını sanırsın. Gelgelelim Kuzey Ay Düğümü o yöne çağırır: İmzanı attığın her iş, ismini biraz daha senin kılar.',
      opposed:
        'Sözü kendine getirmeyi, ortamı ısıtmayı sana kimse öğretmedi, hazır geldi. Parlayamayacağın yere pek uğramazsın, çünkü Güneş sahnesini sever. Başkasına tutulan ışığın seni de ısıttığını öğrenmek, bu haritanın geç gelen sevincidir.',
      flowing:
        'Kim olduğun, nereye gittiğinle kavga etmez. Eski mahallenden bir komşu “Hiç değişmemişsin” der, her gün görüştüğün dost değişimini över; ikisi de haklıdır. Güneş iki uca birden iyi geldiğinden eskiyi atmadan yenisini kurarsın.',
      tense:
        'Gururunla ilgili bir ders vaktinde çalışılmamış, her sınavda yeniden sorulur: Övülmeden de kendine değer verebiliyor musun? Eski rolüne sığmaz, yenisine hazır gelmezsin. Güneş’in iki düğüme birden kare yapması böyle bir bekleyiştir.',
    },
    moon: {
      joined:
        'İhtiyacını söylemek, bakılmaya razı olmak, bir yere yerleşmek: Sana çoğu sınavdan zor gelen bunlardır. Ay bu yönde yanan bir sokak feneri gibidir. Acemice de olsa “Gelir misin?” dediğin gece, epeyce yürümüş sayılırsın.',
      opposed:
        'Kimin neye ihtiyacı olduğunu daha söylenmeden bilir, hemen kalkarsın. Bu şefkat öyle eski bir alışkanlıktır ki herkes doyana kadar kendi hayatın bekler. Ay, Güney Ay Düğümü’nde tanıdık olana sarılır; yabancı bir sabah ise onu uyandırır.',
      flowing:
        'Kalınacak zamanı da kalkılacak zamanı da içgüdünle anlarsın. Yüreğin, alıştığı ev ile merak ettiği yer arasındaki patikayı ezbere bilir. Aç, uykusuz ve kırgınken karar vermediğin sürece bu iç saat pek şaşmaz.',
      tense:
        'İlerlediğinde içindeki çocuk geride kaldığını sanıp ağlar, geri döndüğünde aynı çocuk sıkılır. Ay kavşakta beklediği için kendine bakmak atlanmış bir derstir. Öğrenildikçe o çocuk elini tutar, iki yöne de huysuzlanmadan gidersiniz.',
    },
    mercury: {
      joined:
        '“Bilmiyorum, anlatır mısın?” derken bir zamanlar küçüldüğünü sanmış olabilirsin. Oysa gelişimin sorudan, meraktan geçer, çünkü Merkür yolu sorarak bulur. Yanlış telaffuz ettiğin ilk yabancı kelime, seni zaten bildiğin yüz kelimeden daha ileri götürür.',
      opposed:
        'Bilmediğin yeri konuşarak geçer, geçemediğini de konuşarak örtersin. Merkür’ün el çabukluğu yüzünden öğrenmekten sık sık kurtulursun. Bir konuda bile bile cahil kal, baştan öğren; dilin için iyi bir tatil olur.',
      flowing:
        'Dönüşümlerinin çoğu, doğru kişiye sorulmuş bir soruyla başlar. Eskiden öğrendiğin ne varsa, bir dil, bir zanaat terimi, bir şarkı sözü, yeni yerde de geçer akçedir. Merkür iki yaka arasında gidip gelmekten hiç yorulmaz.',
      tense:
        'Bir mektup yazılmış, gönderilmemiş. Merkür iki uca da yan baktığında eski hikâye tam anlatılmamış, yenisinin kelimeleri de bulunmamıştır; yanlış anlaşılmalar hep aynı yerde çıkar. O mektubun son satırı, dilinin ucunda bekliyor olabilir.',
    },
    venus: {
      joined:
        'Zevkini savunmadan yaşamak, sevilmek için koşturmamak sana lüks görünür. Ödevin tam da bu lükstür. Venüs güzelliğin ve uzlaşmanın emek sayıldığını öğretir; “Hoşuma gitti” demek tek başına yeterli bir gerekçedir.',
      opposed:
        'Dostların arasında hava gerildiğinde ilk başvurduğun şey gülümsemendir. Venüs beğenilmeyi iyi bildiği için bu ılık köşeden kolay kolay çıkmazsın, insanlar da sana çabuk ısınır. Herkesin kaşını kaldıracağı bir tercihi dürüstçe savun; sevginin daha serin, daha temiz bir tadı da var.',
      flowing:
        'Gitmen gereken yere çoğu kez bir dostun kolunda gidersin. Eski bağlarını incitmeden yenilerini kurar, zevkine uyduğun günlerde plan yaptığın günlerden daha az yanılırsın. Venüs burada hatır gönül bilen bir yol arkadaşıdır.',
      tense:
        'Kıymetinle ilgili verilmemiş bir karar, her ilişkide dönüp önüne gelir. Eskisi kadar uysal kalamaz, istediğini de rahatça isteyemezsin. Venüs yolun ortasında durup hep aynı şeyi sorar: Kimse beğenmese de seveceğin nedir?',
    },
    mars: {
      joined:
        'Sevdiğine kızmanın ayıp, ondan istemenin kabalık olduğunu sanmış olabilirsin; oysa tam da bu kullanılmamış kası çalıştırdıkça büyürsün. İlk hamlelerin sakardır, birkaç kez kendi ayağına basarsın. Mars yanılmaktan utanmaz, sen de ondan bunu öğrenirsin.',
      opposed:
        'Savaşmayı iyi bilen, barışta elini nereye koyacağını şaşırır. Mars sana hazır geldiğinden işteki çekişmelere gücünü göstererek girersin. Hiç hamle yapmadan geçirdiğin bir hafta boyunca işlerin yarısı sensiz de yürür, bu da sana biraz dokunur.',
      flowing:
        'Bir işe koyuldun mu ayakların yokuşu bilir. Çoktandır bildiğin bir işi yeni bir yere taşır, kimseyi itmeden öne geçersin. Seni durdurmak başlatmaktan zordur, çünkü Mars isteğin ile yönün arasına kuşku sokmaz.',
      tense:
        'Öfkenle ilgili eksik bir basamak var, merdiveni her çıkışında ayağın aynı boşluğa denk gelir. Geri çekilmek yenilgi, ilerlemek kavga gibi görünür. Kimin adına savaştığını sordukça o basamağın tahtası yerine çakılır.',
    },
    jupiter: {
      joined:
        'Küçük hesapla güvende kalmak varken büyük bir fikre inanmak seni ürkütür. Jüpiter’in işaret ettiği yer tam da orasıdır: öğretmek, uzağa gitmek, bir umuda omuz vermek. Cesaretin, bir toplulukta ilk kez söz aldığın gün başlar.',
      opposed:
        'İşlerin bir şekilde düzeleceğine inanırsın ve çoğu kez de düzelir. Jüpiter’in hazır iyimserliği sayesinde emek isteyeni tatlı tatlı yarına bırakırsın. Talihinin uğramadığı ufak bir konuda döktüğün ter, inancına ilk kez ağırlık katar.',
      flowing:
        'Kitaplar, hocalar, yolculuklar karşına genellikle vaktinde çıkar. Jüpiter dün ile yarın arasında eli açık bir köprücüdür, karşıya geçerken eski inancını suya atmanı istemez. Sana kalan, uyuklamadan yürümek.',
      tense:
        'Her köşe başında biraz fazla söz verir, hesabını bir sonraki köşede görürsün. Neye inandığını tartmadan yola çıkmış gibisin. Jüpiter büyütmeyi sever, düğümler ölçü sorar; ikisini aynı cümlede buluşturmak gecikmiş ödevindir.',
    },
    saturn: {
      joined:
        'Sorumluluk almak başkalarına yük, sana ders gibi gelir; ilk üstlenişinde dizlerin titrer. Satürn aceleyi sevmeyen bir hoca olduğundan sınavını yıllara yayar. Bitirdiğin ilk uzun işten sonra, kendini herkesten önce sen ciddiye alırsın.',
      opposed:
        'Beklemeyi, dayanmayı, yükü belli etmeden taşımayı çok erken öğrenmiş olabilirsin. Bu disiplin bir zırhtır; darbeyi de keser sarılmayı da. Kuralların bir kısmı yalnızca alışkanlıktan yürürlükte, sorulsa gerekçesini sen de hatırlamazsın.',
      flowing:
        'Yavaş ilerlediğin yıllar, dönüp bakınca en çok yol aldığın yıllardır. Eski bir ustalık yeni hedefe temel olur, yaşça büyük biri de uygun anda elini uzatabilir. Satürn senin için sınırdaki memur gibidir, evrakın tamamsa gülümser bile.',
      tense:
        'Söylenmemiş bir “hayır”, bir borç ya da çizilmemiş bir sınır seni her kontrol noktasında durdurur. Satürn iki düğümün ortasında kâğıtlarını sorar. Erteleyip durduğun sorumluluğu bir kez ele aldığında geçiş beklediğinden kısa sürer.',
    },
    uranus: {
      joined:
        'Beklenmedik bir değişiklik seni önce sersemletir, sonra gideceğin yere yakın bir durakta indirir. Gelişmen yan yoldan geçer, çünkü Uranüs alışılmadığı çağırır. Çevrenin “Bu da nereden çıktı?” dediği karar, yıllar geçtikçe sana en çok benzeyen karar olur.',
      opposed:
        'Kopmakta, şaşırtmakta, kenarda durmakta ustasın. Özgürlük öyle tanıdık bir sığınak ki bir yere ait olmayı hâlâ tuzak sayarsın. Uranüs’ün asıl deneyi belki de budur: aynı insanların yanında, aynı adreste bir kış daha geçirmek.',
      flowing:
        'Bir arkadaşın ansızın yola çağırdığında bavulun nerede olduğunu bilirsin. Farklılığın seni çevrenden koparmaz, yeni çevrelere sokar; arkadaşların bu haritada yön levhasıdır. Uranüs hem bıraktığını hem bulduğunu hafifletir.',
      tense:
        'Tam yerleşmişken içinden dağıtma isteği kabarır, tam ayrılmışken geri dönmek istersin. Hesap kapanmıyor, çünkü Uranüs bağımsızlığı her durakta yeniden sorar. Seni gerçekten tutan ip, kesmeye kalktığın iplerin arasında çoğu kez yoktur.',
    },
    neptune: {
      joined:
        'Ölçmeden sevmek, kanıtsız inanmak, bir şarkıya kapılmak sana zayıflık gibi gelebilir. Neptün yol tarifi vermez, akıntının yönünü sezdirir. Kıyıdan biraz uzaklaştığında batmadığını, hatta yüzmeyi bildiğini anlarsın.',
      opposed:
        'Hayal kurmayı, affetmeyi, zorlaşınca sise çekilmeyi fazlasıyla biliyorsun. Neptün saat tutmadığı için bu yumuşaklık insanları dinlendirir, işleri bekletir. Üzerinde tarih ve ücret yazan küçük bir söz, Neptün’ün suyuna atılmış ilk çapadır.',
      flowing:
        'Bir rüya, bir film sahnesi, yoldan geçen bir ezgi sana gideceğin tarafı fısıldar, sen de yadırgamazsın. Geçmişe duyduğun özlem yarına esin olur. Anlatırken mantıksız gelir, sonucu ise çoğu zaman gayet yerindedir.',
      tense:
        'Neyi görmezden geldiğin, kime gözü kapalı inandığın netleşmedikçe her adımda ayağına aynı tül dolanır. Eski düşün tamamlanmamış, yenisi kurulmamıştır. Perdeyi biraz aralamak can yakar, ardından içeri ışıkla birlikte hava da girer.',
    },
    pluto: {
      joined:
        'Kendinde bir şeyi kökünden değiştirmek hem en çok korktuğun hem seni en çok büyüten iştir. Plüton yarımı saymadığı için eskide bir ayak bırakmak işe yaramaz. Her dönüşümden daha az eşyayla, daha sakin bir bakışla çıkarsın.',
      opposed:
        'Gücü tanır, gizlemeyi de iyi bilirsin. Denetimi bırakmamak bir zamanlar seni korumuştu; bugün çevrendekiler bu yüzden senden çekinir. Hiçbir sırrın bulunmadığı sade bir arkadaşlık, sana uzak bir ülke kadar yeni gelir.',
      flowing:
        'Bitmesi gerekeni bitirir, kalanı alır yürürsün. Plüton’un gücü sende gürültüsüz çalıştığı için dönüşümlerin göze çarpmaz; yalnızca bir gün biri omuzlarının hafiflediğini söyleyebilir. Sıkışan dostların da seni bu yüzden arar.',
      tense:
        'Kapanmamış bir mesele, yolun her kıvrımında ayağını yere çiviler. Geçmişe de geleceğe de kafa tutarsın, ikisinin de umurunda olmaz. O çivi paslı ve kısadır, yalnız bugüne kadar kimse eğilip bakmamıştır.',
    },
    ascendant: {
      joined:
        'Kimseyi beklemeden karar vermek, kendi hızınla yürümek sende sonradan edinilmiş alışkanlıklar olabilir. Kuzey Ay Düğümü yüzünün hizasında durdukça saklanmak zorlaşır. Kendini gösterdiğin oranda, sana uyan insanlar da seni seçebilir.',
      opposed:
        'Kendi kendine yetmek sende erdemden çok reflekstir. Güney Ay Düğümü’nü yüzünde taşıyan biri güçlü diye bilinir, dayanacak bir omuz da pek aramaz. Büyümen karşı ufukta, birinin kolunu tutmaya razı olduğun yerde başlar.',
      flowing:
        'İlk izlenimin gideceğin yere yakışır, bu da eşikte geçen zamanı kısaltır. Tanıştığın insanlar sende gelişmeye niyetli birini görür. Yeni bir mahallede ay dolmadan oranın kırk yıllık sakini gibi selam almaya başlarsın.',
      tense:
        'Gitmek istediğin yere, kalmak isteyen birinin yüzüyle gidersin. Yükselen iki düğüme de yan durduğundan kendini tanıtma biçimin yıllar içinde birkaç kez değişir. Saçın, sesin, selamın; hangisini değiştirsen altından aynı soru çıkar: Kime görünmek istiyorsun?',
    },
    midheaven: {
      joined:
        'Adının bir görevle anılması önceleri seni ürkütür, en çok da orada şekillenirsin. Tepe Noktası’ndaki düğüm mesleği bir okula çevirir. İlk yıllarda acemiliğin herkesin gözü önündedir, sonraki yıllarda bunu anlatarak başkalarını yüreklendirirsin.',
      opposed:
        'Yükselmenin yolunu ezbere bilirsin, inince ne yapılacağını pek bilmezsin. Güney ucu dorukta olan bu eksende başarı çabuk gelir, tadı çabuk kaçar. Asıl merak edilecek yer aşağıda, ayakkabıların çıkarıldığı kattadır.',
      flowing:
        'Eski bir hocanın sözü, aileden kalma bir bilgi, mesleğinin olmadık bir yerinde işe yarar. Kariyerin ile gelişmen aynı trendedir; biri pencere kenarında oturur, öbürü koridorda. Yükselirken geride kalanlara sırt çevirmen gerekmez.',
      tense:
        'Toplumun beklentisi ile kendi yönün arasında ayarı bulunmamış bir vida vardır. Her terfi bir ev meselesi, her dinlenme bir kariyer sorusu doğurur. Bu sıkışıklıktan iki yanı da tanıyan bir usta çıkar, ama önce tornavida aranır.',
    },
  },
  chiron: {
    sun: {
      joined:
        'Görülmekle ilgili bir sızın var; belki parladığın bir gün yersiz bulundun. Kiron kimliğine dokunduğunda öz güven hediye gelmez, emekle edinilir. Sönmüş bir hevesi sahibinin gözünden tanıyıp yeniden alevlendirmeyi de bu emek öğretir.',
      flowing:
        'Gururu kırılmış birinin yanında ne söylenmeyeceğini bilirsin, asıl maharet de budur. Kiron’un sızısını örtmediğin için insanlar karşında küçülmez. Bir zamanların incinmişliği sende, hiç duyurulmadan, bir inceliğe dönüşmüş.',
      tense:
        'Övgü duyunca hemen ardından gelecek “ama”yı beklersin. Güneş öne çıktıkça Kiron sızladığından bir gün fazla çekinir, ertesi gün kendini kanıtlamaya çalışırsın. Kendine güvenmeyenler en çok senin titreyen sesinden cesaret alır.',
    },
    moon: {
      joined:
        'Avutulmak sana en nazik yerinden dokunur; kimse dokunmasın diye herkesi önce sen avutursun. Ay şefkat ararken Kiron’a değdiğinden ihtiyacın kırgınlığınla iç içedir. Ağlayanı susturmaya çalışmayan bir kucağın var, bunu bilen bilir.',
      flowing:
        'Hüzün senin evinde yabancı sayılmaz, altına bir minder çekilir, oturtulur. Ay yumuşak, Kiron bilge olduğu için kırılgan insanlar nedenini bilmeden yanında gevşer. Dizi kanayan çocukların ilk baktığı yüz de sık sık seninkidir.',
      tense:
        'Şefkat gördüğünde dilinde hafif bir acılık kalır, geç gelmiş bir haber gibi. İhtiyacını bazen hemen söylemez, biriktirirsin. Birikmesini beklemeden dile getirdiğinde sızısının da küçük kaldığını yaşadıkça öğrenirsin.',
    },
    mercury: {
      joined:
        'Sözünün yarıda kaldığı bir an, içinde hâlâ devam eder. Merkür yanlış anlaşılmaktan çekindiği için hassas bir konuda ya susar ya dipnotlu konuşursun. Dili tutulan birinin aradığı kelimeyi ise hemen bulursun, o yarım cümlenin sana kârı budur.',
      flowing:
        'Zor konuları, kırılmış birini incitmeden konuşmanın yolunu bilirsin. Öğretirken gösterdiğin sabır, öğrenirken zorlandığın günlerden kalma. Takılanın cümlesini tamamlamaz, bekler ve başını sallarsın; o bekleyiş çoğu öğütten iyidir.',
      tense:
        'Hazırlıksız yakalanıp sesin titrediğinde bilgin de titriyor sanırsın. Merkür düzgün bir cümle, Kiron dürüst bir duraksama ister; arada sözün takılır, en iyi cümlen yarım kalır. Kekeleyerek söylenmiş bir doğru ise ezberden okunandan daha çabuk yerini bulur.',
    },
    venus: {
      joined:
        'Beğenilip beğenilmediğin sorusu sende açıkta bir damardır, en ufak bakışta atar. Venüs’e dokunan Kiron aşkı önce acıtır, sonra olgunlaştırır. Kendini çirkin bulan birini güzel görüp buna inandırmak senin elinden gelir.',
      flowing:
        'Çatlak bir fincanı atmaz, en sevdiğin köşeye koyarsın. Kusuruyla birlikte sevmek sana zor gelmediğinden incinmiş insanlar yanında güzelleşir. Bir kalbin nereden kırıldığını bilir, kimseyi tam oradan yaralamamaya özen gösterirsin.',
      tense:
        'Sana hediye verildiğinde mahcup olur, altında kalmamak için telaşlanırsın. Sevgi ile değer çekişince ilginin azaldığı her günü kendi değerinden düşersin. Gelmeyen cevabın ardında bazen yalnızca sessize alınmış bir telefon olduğunu hatırla.',
    },
    mars: {
      joined:
        'Kendin için hamle yapacağın anda içinde ufak bir fren çalışır. Öfken bir zamanlar cezalandırılmış ya da gülünç bulunmuş olabilir. Kiron kılıcı kınından yavaş çıkardığı için, korkan birine ilk adımı nasıl atacağını en iyi sen anlatırsın.',
      flowing:
        'Kiron güçsüz kalmanın ne olduğunu bildiğinden zayıfın yanında Mars’ının gücünü hiç bağırmadan kullanırsın. Sahada, atölyede, bir bavulu yukarı taşırken ritmini yanındakine uydurursun. Eline bırakılan ürkek hayvanlar bile çabuk yatışır.',
      tense:
        'Öfken ya sert çıkar ya hiç çıkmaz, ikisi de bir yerde morluk bırakır. Mars itiraz ederken Kiron’un yarasına çarpar, incinmen bundan. Ses yükseltmeden söylenen bir “Acıdı” daha az iz bırakır.',
    },
    jupiter: {
      joined:
        'Umudun bir yerinden çatlamış, oradan bakınca büyük sözlerin arkası görünür. İnanmaktan yine de vazgeçmezsin. Jüpiter’in genişliği Kiron’un sızısıyla birleştiğinde vaaz vermeyen, sahici bir hocalık doğar; seni dinleyenler bunu senden önce anlar.',
      flowing:
        'Ucuz teselliye karnın tok, umudun ise gerçek. Jüpiter burada Kiron’un acısını da bildiği için insanlar sana inanır. Yönünü yitirmiş birine yol gösterirken kendi pusulanın camını da silip parlatmış olursun.',
      tense:
        'Bir şeye ne zaman inansan içinden biri “Yine mi?” diye sorar. Büyüttüğün umut en çok eski çatlaktan sızar, sen de kimi kez kupkuru kalırsın. Sınanmış küçük bir inanç, sende büyük vaatlerden daha uzun dayanır.',
    },
    saturn: {
      joined:
        'Resmî bir yazı geldiğinde ne dediğini bilmeden suçluluk duyarsın. Satürn’le birleşen Kiron, yeterli olmayı bitmeyen bir mesaiye çevirir; ustalaşırsın, ama paydos zili çalmaz. Ezmeden öğreten nadir ustalardan olman da bu uzun mesaiden.',
      flowing:
        'Satürn’ün kuralını Kiron’un yarasıyla tartarsın, nerede acıttığını görmen bundan. Başaramayana süre verir, yaşlının yavaşlığına da acemininkine de sinirlenmezsin. Zamanın neyi onardığını, neyi onarmadığını bilen birinin ciddiyetinde insaf vardır.',
      tense:
        'Yaptığın her işin üstünde görünmez bir not durur ve hep biraz düşüktür. Satürn ölçüyü katı tutar, Kiron ölçünün acıttığı yeri gösterir. Hangi kuralın seni koruduğunu, hangisinin yalnızca cezalandırdığını ayırmak uzun, ama ferahlatıcı bir iştir.',
    },
    uranus: {
      joined:
        'Farklı olmanın bedelini erkenden öğrenmiş gibisin, gururu da o yüzden biraz kekremsi. Kuşağınla paylaştığın bu iz sana özgü bir huya dönüşür: Kenarda duranı görür, onu çağırırken tuhaflığını dışarıda bırakmasını istemezsin.',
      flowing:
        'Sana iyi gelen şeyler kimsenin aklına gelmez: gece yürüyüşü, uçurtma, bambaşka bir işte geçen bir yıl. Aykırılığınla barışık olman çevrendeki aykırıları da rahatlatır. Uranüs kabuğu bir anda kırar, sen altındakini incitmezsin.',
      tense:
        'Kendin gibi davrandığın gün dışlanacağını, çevrene uyduğun gün söneceğini sanabilirsin. Uranüs’ün başına buyrukluğu eski bir yalnızlığı kurcalar. Tuhaflığını gösterdiğin ilk insan kaçmadığında mesele yıllarca gözünde büyüttüğünün yarısına iner.',
    },
    neptune: {
      joined:
        'Dünyanın kederi sana fazla yakından gelir, ne kadarının senin olduğu belirsizdir. Bütün bir kuşağın inceliği sende kişisel bir meseleye dönüşür. Kurtarmaya kalkışmayıp yalnızca eşlik ettiğin bir dost, merhametin de kıyısı olduğunu öğretir.',
      flowing:
        'Kırgınlığı müziğe, resme, adsız bir yardıma çevirirsin. Bağışlamak sana sandığından kolay gelebilir, çünkü Neptün suçlu suçsuz ayırmaz. Dertli birini dinlerken vaktin nasıl geçtiği anlaşılmaz; kalktığınızda ikinizin de omuzları hafiflemiştir.',
      tense:
        'Umut ne zaman güzelleşse bir köşesinden hüzün sızar. Kurtaramadığın insanlar, içinde uzun bir kuyruk oluşturur, sen de en sona geçersin. Neptün sınır bilmez; yardımının bittiği yeri belirlemek seni katı yapmaz, kuyruğu da dağıtır.',
    },
    pluto: {
      joined:
        'Gücün kötü kullanıldığı bir yerden geçmiş gibisin, ondan beri kimseye bütünüyle teslim olmazsın. Sezgin derindir, çünkü Plüton dibi, Kiron acıyı tanır. Karanlığını anlatan biri, karşısında ilk kez soğukkanlı bir yüz görür.',
      flowing:
        'En çetin konuda bile çoğu kez sesin yükselmez. Bir yıkımın ardından toparlanmayı bilenler bunu anlatmaz, gösterir; kriz anında birinin elini tutarken sende tam da bu hâl vardır. Ağır sırlar yanında hafifçe yere konur.',
      tense:
        'Denetimi elden bırakmak, eski bir incinmeyi uyandırır gibi gelir. Plüton sıkı tutmayı, Kiron açmayı bilir; güven bu yüzden kaşık kaşık birikir. Sana kötülük etmeden yakın duran her insan, kabı biraz daha doldurur.',
    },
    ascendant: {
      joined:
        'Bir yere girerken yüzünde, kendin bile görmediğin bir özür taşırsın. Kiron Yükselen’in üstündeyse kırılganlığın saklı kalmaz, çekingenler de bu yüzden sana sokulur. Yüzün sana alıştıkça o özür bir selama dönüşür.',
      flowing:
        'Kusurunu saklamadığın için kimse yanında kusur saklamaz. Yargılanmaktan yorulanlar senin karşında bir düğme açıp arkalarına yaslanır. Kendinden söz ederken acıyla şakayı yan yana koyarsın, dinleyen hangisine güleceğini bilir.',
      tense:
        'Üzerine çevrilen bir bakış sende kendiliğinden bir sınav başlatır. Ya fazla sevimli ya fazla sert görünür, akşama yorgun düşersin. Rol yapmadan durduğun bir ilişkide, aynı bakışın seni yoklamadığı, yalnızca merak ettiği anlaşılır.',
    },
    midheaven: {
      joined:
        'Mesleğin eski bir yarayla akrabadır: Kimsenin yardım etmediği yerde yardım etmeyi iş edinmiş olabilirsin. Tepe Noktası görülen yerdir, Kiron gösterilmeyen; ikisi birleşince başarın hem içini sızlatır hem anlam kazanır.',
      flowing:
        'Çalıştığın yerde hatasını ilk söyleyen sensin, itibarın da, gariptir, bundan büyür. Bir zamanlar sürçtüğün iş, bugün başkalarına öğrettiğin iştir. Büyük bir yanlış yapan, herkesten önce sana danışır.',
      tense:
        'Adın duyulacakken bir mahcubiyet seni geri çeker, “Henüz olmadı” dersin. Tepe Noktası görünmek, Kiron örtünmek ister; çekingenliğin bundan. Kusuruyla yayımlanmış küçük bir iş, dolapta bekleyen büyük eserden daha çok yara sarar.',
    },
  },
  lilith: {
    sun: {
      joined:
        '“Biraz küçülsen” dendiğinde tam tersini yapasın gelir. Lilith kimliğinle yan yana oturunca ışığın uslu durmaz, onay da beklemez. Bu hamlık ehlileşmez; yıllar geçtikçe yalnızca ne vakit konuşacağını seçer.',
      flowing:
        'Yabani tarafını saklamadan da sevilmenin yolunu bulmuşsun. Gösterişin kimseyi ezmez, aykırılığın kimseyi utandırmaz. Herkesin uslu uslu oturduğu bir davetin ortasında sana “İyi ki geldin” denmesinin sebebi budur.',
      tense:
        'Ya ışığını kısar ya herkesin gözüne tutarsın. Güneş görülmek, Lilith ele geçmemek ister; ilk yorulanın gururun olması bundan. Kendini büyütmeden, küçültmeden geçirdiğin bir gün olduysa yanında kimlerin kaldığını hatırlıyorsundur.',
    },
    moon: {
      joined:
        'İhtiyaçların fazla bulunmuş olabilir, sen de onları gizli gizli beslemişsindir. Ay’ın yanındaki Lilith, bakıcı rolünden sıkılan ve gözyaşını saklamak istemeyen yanındır. Bu yan sevmeyi bilir, boyun eğmeyi bilmez.',
      flowing:
        'En yakınlarının yanında duygun yumuşak, sınırın bellidir. Kendini feda etmeden onları kollar, öfkeni de sevginin içinde taşırsın. İç sesin sana ne zaman sarılıp ne zaman çekileceğini söyler; onu dinlediğin günlerde kırgınlık birikmez.',
      tense:
        'İyi davrandığın günlerde içinde biri dişlerini gıcırdatır. Ay sığınacak kucak ararken Lilith kapatılmaktan ürktüğü için yakınlık arttıkça hırçınlaşır, uzak kalınca özlersin. Huysuzluğuna bir ad takıp onunla şakalaş; adıyla çağrılınca yumuşadığı olur.',
    },
    mercury: {
      joined:
        'Haksızlığa karşı yazdığın dilekçeye biraz zehir karıştırırsın. Merkür’e sokulan Lilith kibar sözü yalana yakın bulur; keskin konuştuğun için susturulmuş, sonra içinden konuşmayı öğrenmiş olabilirsin. O iç sesin takma adla yazdıkları, gerçek adınla yazdıklarından daha çok okunabilir.',
      flowing:
        'Dost meclisinde keskin zekânı kimse bıçak sanmaz. Argo, şaka, iğneli laf ağzından hoş bir küstahlıkla çıkar, dinleyen güler, ardından düşünür. Ayıp sayılan konu sende sıradan bir cümledir, başkalarının dilindeki düğüm de böyle çözülür.',
      tense:
        'Söylesen fazla gelir, sussan eksik kalır. Merkür açıklamak, Lilith meydan okumak istediğinden keskin lafın çoğu kez izin almadan yola çıkar. Sonradan dert ettiğin, düşüncenin kendisinden çok onu kime söylediğindir.',
    },
    venus: {
      joined:
        'Çekiciliğin kurala gelmez; kimini büyüler, kimini huzursuz eder. Sevilmek uğruna boyun bükmeye Lilith hiç yanaşmaz, Venüs ise sevilmeyi sever. İkisi anlaştığında karşına, seni pazarlık etmeden beğenenler çıkabilir.',
      flowing:
        'Flörtte bile çoğu zaman açıksındır; istediğini söyler, istemediğinde kimseyi oyalamazsın. Arzunla nezaketin aynı cümlede rahat eder. Bu dürüstlük, senden hoşlananlara da kendi isteklerini yüksek sesle söyleme cesareti verir.',
      tense:
        'Ya sevimli olacaksın ya kendin, sana hep bu ikisi sunulmuş gibidir. Venüs uzlaşırken Lilith kalkıp gittiği için ilişkilerin bir hafta fazla tatlı, ertesi hafta fazla serttir. Süslenmemiş tek bir “istiyorum” ikisini de yerinde tutar.',
    },
    mars: {
      joined:
        'Öfken kural kitabını okumadan çıkar, isteğin sıra numarası almaz. Sana “hırçın” denmiş olabilir, sen de bu kelimeyi rozet gibi takmışsındır. Lilith ile Mars’ın ortak gücü, bir haksızlığa çarptığında en doğru hedefini bulur.',
      flowing:
        'Gem vurulmamış bir gücün var, kimseyi de çiğnemez. Mars yolu, Lilith sınırı bildiğinden ne eğilir ne itersin. Bedenine söz geçirmeye kalkmadığın uzun yürüyüşler, gürültülü danslar, soğuk bir dere içini yatıştırır.',
      tense:
        'Kışkırtıldığında frene uzanan el gecikir, utanma ise vaktinde gelir. Mars yumruksa Lilith diştir; çekiştiklerinde ya yok yere ısırır ya kendi dudağını kanatırsın. Kaslarını yoran bir günün sonunda diş de yumruk da uyur.',
    },
    jupiter: {
      joined:
        'Alçakgönüllülük dersine hiç gitmedin, gitsen de hocayla tartışırdın. Lilith Jüpiter’in yanında geniş bir iştahla gezer: daha çok özgürlük, daha çok söz, daha çok dünya. Coşkunu kimseye dayatmadıkça yanındakileri ayağa kaldırırsın.',
      flowing:
        'Aykırı bir inancı utanmadan taşır, kimseyi kendine benzetmeye uğraşmazsın. Yeni girdiğin çevrede kuralı da kuralın açığını da ilk günden öğrenirsin. İyimserliğin başkalarına da geçer, çünkü Jüpiter Lilith’in yanında evcilleşmez.',
      tense:
        'Her şeye hakkın olduğuna inanır, bunu söylediğinde utanırsın. Jüpiter çoğaltır, Lilith hesap vermez; ölçünün kaçması bundan. İştahının neresi açlık, neresi yasağa inat: Bunu ayırmak sandığından eğlenceli bir uğraştır.',
    },
    saturn: {
      joined:
        'Kurallar gözüne hep başkasının el yazısıyla yazılmış görünür. Satürn’e değen Lilith disiplini ve isyanı aynı nöbete yazar. Kendi koyduğun ilkeleri ise bugüne kadar hiçbir amir silememiş, çoğu denemekten de vazgeçmiştir.',
      flowing:
        'Kuralı bilenin kuralı esnetmesi başka olur, sende bu ustalık var. Satürn’ün disiplinini sana kimse dayatmadığı için kimseye de dayatmazsın. Sert bir memur bile seninle konuşurken, nedenini anlamadan, iki derece yumuşar.',
      tense:
        'Yetki karşısında dilin ya tutulur ya fazla çözülür. Terbiyeli yanın selam verirken yabani yanın duvarı tekmeler. Satürn o duvarı, Lilith tekmeyi bırakmaz; yıllar içinde oraya bir geçit açılır, bekçisi de sen olursun.',
    },
    uranus: {
      joined:
        'Asilik sende bir çağ modası gibi gelip geçmez, iklimdir. Uranüs’ün bütün kuşağa yaşattığı huzursuzluk Lilith’le birleşince kişisel bir töreye dönüşür: kimseye benzememek. Gün gelir, herkesle aynı şeyi sevmenin de özgürlük olduğunu keşfedebilirsin.',
      flowing:
        'Özgürlüğünü bağırmadan yaşarsın, bu yüzden elinden almaya kalkan da çıkmaz. Çevrende başka yerlerde fazla tuhaf bulunmuş insanlar birikir. Birlikte kurduğunuz düzen dışarıdan karmaşa, içeriden gayet mantıklı görünür.',
      tense:
        'Kimse sana ne yapacağını söyleyemez, bazen sen bile. Uranüs ile Lilith kapıştığında bir gecede her şeyi bozma isteği kabarır. Yıktığının taşlarını saklamayı öğrendikçe isyanından bir ev çıkar.',
    },
    neptune: {
      joined:
        'Hayalinin yalnız gece yarısından sonra yayın yapan bir kanalı vardır. Neptün Lilith’i sise sarar, arzuların adı konmadan dolaşır; kimi zaman günah, kimi zaman kutsal sanılır. Yazıya, resme, sese döküldüğünde korkutmaktan çıkıp büyüler.',
      flowing:
        'Sanatında ya da sezginde biraz karanlık bir tat vardır, insanlar da dönüp dolaşıp ona gelir. Kutsal olanla yabani olan sende yan yana uyur. Kimsenin güzel bulmadığı bir şeyi güzel diye anlatırsın, anlatınca hakikaten güzelleşir.',
      tense:
        'Kimin düşünü yaşadığını ayırmakta zorlanırsın. Neptün her şeyi büyüler, Lilith gözünü çıplak gerçekten ayırmaz; arada arzu sislenir, suçluluk çoğalır. Kimseden senin rüyanı oynamasını bekleme; insan da rüya da yerinde güzeldir.',
    },
    pluto: {
      joined:
        'Sende bastırılmış bir güç sezenler ya yaklaşır ya iki adım geriler. Lilith’in arzusu Plüton’la dibe iner, oradan kimseye hesap vermeden çıkar. Bu güç zorlamayla konuşmaz; konuştuğu zaman da etrafında yapmacık ne varsa erir.',
      flowing:
        'Karanlık konular seni ne ürkütür ne büyüler, ışığı açar bakarsın. Ayıp sayılan yerde soğukkanlı durman insanlara itiraf etme rahatlığı verir. Plüton sır tuttuğundan gücün ses çıkarmadan büyür.',
      tense:
        'Yenilmeye dayanamayan yanın ile boyun eğmeyen yanın aynı sofraya oturur. Plüton ele geçirmek, Lilith kaçıp kurtulmak ister; kıskançlık bu yüzden çabuk tutuşur. O ateşi kısan, bırakıp da eksilmediğini gördüğün ilk sefer olur.',
    },
    ascendant: {
      joined:
        'Hiç konuşmadan durduğunda bile birileri karşı çıktığını sanır. Lilith Yükselen’deyken bakışını kaçırmazsın, duruşun izin istemez. Yumuşatılmış hâlin zaten kimseyi memnun etmemişti; omuzlarının kendi ölçüsü sana daha çok yakışıyor.',
      flowing:
        'Havan insanları yanına çeker, dışarıdan bakınca sınırın da belli gibidir. Sesinde, yürüyüşünde hafif bir başkaldırı var, ama bu çoğu kişiyi rahatsız etmez. Yanında herkes biraz kendisi olur, çünkü Lilith yapmacığa dayanamaz.',
      tense:
        'Uslu görünmek ile olduğun gibi görünmek arasında her sabah bir seçim yaparsın. Yükselen dünyayı selamlar, Lilith eğilerek selam vermeye razı gelmez. Kimi seni fazla bulur, kimi eksik; terzin de ölçün de sensin.',
    },
    midheaven: {
      joined:
        'Görev tanımının dışına taşamadığın bir işte uzun süre kalmazsın. Lilith Tepe Noktası’nda durduğunda adın cesaretle, biraz da skandalla anılabilir; unvan uğruna yumuşamaya gelemezsin. Kimsenin sahiplenmediği bir konuda otorite olman mümkün.',
      flowing:
        'Toplantıda kimsenin sormadığı soruyu sorar, sonra herkesle birlikte öğle yemeğine çıkarsın. Sınırını koyarken ses yükseltmediğin için sözün yankılanır. Adın bir unvandan çok, ilk başta gülünen bir fikirle anılır.',
      tense:
        'Her terfide önüne aynı pazarlık gelir: Uslu dur, öyle çık. Lilith amir tanımaz, istifayı basman ya da düzeni bozman bundan. Lilith’in saygı duyduğu tek otorite, yetkiyi eline aldıktan sonra da kendi sesiyle konuşandır.',
    },
  },
};
