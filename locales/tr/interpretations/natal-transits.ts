import type { NatalTransitTexts } from '../../interpretation-types.ts';

/** A planet of the sky meeting a point of a birth chart. */
export const natalTransits: NatalTransitTexts = {
  sun: {
    sun: {
      joined:
        'Doğum gününün çevresindesin, Güneş doğduğun andaki yerine döndü. Mumu üflemeden önce bu yaştan ne istediğini kendine tek cümleyle söyle.',
      flowing:
        'Adımların bugünlerde kendi ritmini buluyor, kimseye özenmeden hareket ediyorsun. Görünmek istediğin bir yer varsa ön sıra sana yakışır.',
      tense:
        'Gururun çabuk incinebilir, çünkü sert açıdaki Güneş onay arar. Haklılığını savunmaya dalınca asıl isteğini söylemeyi unuttuğun oluyor mu?',
    },
    moon: {
      joined:
        'Güneş’in ışığı Ay’ına düştüğünden duygun bir iki gün yüzüne vuruyor. Evde oyalanmak, sevdiğin çorbayı kaynatmak dışarıdaki bütün davetlerden cazip gelebilir.',
      flowing:
        'Güneş’le Ay anlaştığı için kendini dinlenmiş ve canlı hissedebilirsin. Ailenden birini aramak ya da odanın sönük bir köşesini şenlendirmek yüreğini ısıtabilir.',
      tense:
        'Dışarıdan çağrılırken aklın evde kalabilir. Keyifsizliğinin acısını sevdiklerinden çıkarmadan önce bir sor: Acıktın mı, yoruldun mu, yoksa gerçekten kırıldın mı?',
    },
    mercury: {
      joined:
        'Güneş Merkür’ünü aydınlatıyor, söylediğin bu yüzden bugünlerde akılda kalıyor. Ertelediğin konuşmayı yapmak için iyi bir an; karşındakine de sıra bırakırsan tadından yenmez.',
      flowing:
        'Kafandaki karışık yumak kendiliğinden gevşeyebilir. Bir dilekçe, zor bir telefon ya da sınav çalışması için elverişli, açık zihinli bir gün.',
      tense:
        '“Ben onu demek istemedim” cümlesini bugün iki kez kurabilirsin. Gururun konuşmayı devralmadan önce sana sorulanı baştan dinlemeyi dene.',
    },
    venus: {
      joined:
        'Aynadaki hâlin hoşuna gidebilir, bir iltifat da duyabilirsin. Güneşli bir masada sevdiğinle oturmak, beğenini gizlememek bugünlere çok yakışıyor.',
      flowing:
        'Gönlün yumuşak, zevkin yerinde. Hediye seçmek, bir kırgınlığı onarmak ya da hoşlandığın kişiye çiçekli bir selam yollamak kolay gelebilir.',
      tense:
        'Venüs’ün beğenilme arzusu yüzünden fazladan gülümsediğini fark edebilirsin. Canının çektiği o pahalı şeyi bir gece beklet; ilgiye mi, eşyaya mı hevesli olduğun anlaşılır.',
    },
    mars: {
      joined:
        'Merdivenleri ikişer ikişer çıkacak kadar enerjin olabilir. Gözünü korkutan işe sabahtan gir, akşama artan ateş uzun bir yürüyüşte tatlı tatlı söner.',
      flowing:
        'İraden ile gücün aynı yöne çekiyor. Rafı monte etmek de, cevabı belirsiz o teklifi götürmek de elinden gelir; cesaretin gösterişsiz ve yerinde.',
      tense:
        'Kuyrukta öne geçen biri sigortanı attırabilir. Mars beklemeyi bilmediğinden parlarsın; omuzlarını indirdiğinde öfkenin sana ne söylediğini duyarsın.',
    },
    jupiter: {
      joined:
        'Neşen bulaşıcı, davetlere “olur” deyiveriyorsun. Bir isteğini büyükçe dile getirmenin sırası; ama takvimin senin kadar iyimser olmayabilir.',
      flowing:
        'Güneş Jüpiter’ine güldüğü için iyi niyetin karşılık bulabilir. Öğrenmek istediğin konuda yol gösterecek kişiye sor, güzel haberi de kendine saklama.',
      tense:
        'Kepçeyi tencereden büyük seçebilirsin; ağzından çıkan vaat, elindeki zamanı aşıyor. Coşkun kıymetli, onu biraz da yaparak göstermeye ne dersin?',
    },
    saturn: {
      joined:
        'Yükünü daha net görebilirsin, çünkü Güneş Satürn’ün ödevlerini aydınlatıyor. Listeden bir maddeyi sil, birini bitir; mola verdiğinde ciddiyetin elden gitmiyor.',
      flowing:
        'Sabırla örülmüş bir emeğin ilk sıraları göze görünüyor. Bir büyüğüne danışmak, hesabı düzgün tutmak, sakin çalışmak bugün keyif bile verebilir.',
      tense:
        'Satürn’ün not verme huyu yüzünden eleştiri ağır gelebilir. Söylenende düzeltilecek bir yer varsa al ve çık; değerin o tek nota sığmayacak kadar geniş.',
    },
    uranus: {
      joined:
        'Sabah başka, akşam bambaşka bir plan yapabilirsin. Uranüs tekdüzelikte boğulur; güzergâhını değiştirmek bu yüzden can sıkıntısını dağıtır.',
      flowing:
        'Aklına gelen sıra dışı çözüm işe yarayabilir. Kurala biraz yan bakmak, farklı giyinmek, tanımadığın biriyle laflamak bugünlerde eğlenceli.',
      tense:
        'Kimse sana ne yapacağını söylemesin istiyorsun. Uranüs kalıba sığmadığı için huzursuzsun; her şeyi devirmeden önce hangi kuralın dar geldiğini bul.',
    },
    neptune: {
      joined:
        'Gözlerin uzağa dalıyor, dinlediğin şarkı içine işliyor. Neptün kenarları yumuşattığı için düşler bugün bereketli, önemli kararlar ise bekleyebilir.',
      flowing:
        'Sezgin kulağına usulca bir şey fısıldıyor. Deniz kenarında bir saat ya da birinin derdine ortak olmak ruhunu dinlendirebilir.',
      tense:
        'Neptün’ün sisi yüzünden kendini silik, başkasını olduğundan parlak görebilirsin. Bugün duyduğun övgü de yergi de ertesi sabahın ışığında başka görünebilir.',
    },
    pluto: {
      joined:
        'Bakışların keskin, isteğin inatçı. Bir konunun köküne inebilirsin; herkesin sırrını çözmeye uğraşırken kendi niyetine de fener tut.',
      flowing:
        'Gürültü çıkarmadan işleyen bir güç var içinde. Eskimiş bir dosyayı kapatmak, sormaya çekindiğin soruyu nihayet sormak bu birkaç günde kolaylaşabilir.',
      tense:
        'Birinin sana yön vermeye kalkması fena dokunabilir, çünkü Plüton denetimi bırakmaz. Satranç oynar gibi hamle hesaplamaktansa sınırını yüksek sesle, tek kez söyle.',
    },
    ascendant: {
      joined:
        'Duruşun her zamankinden belirgin, çünkü Güneş Yükselen’inin derecesini aydınlatıyor. Tanışmak, fotoğraf çektirmek, kendi adına konuşmak için iyi günler.',
      flowing:
        'Yüzünde rahat bir ışık var, insanlar yanına sokuluyor. İlk selamı sen ver; komşuyla ayaküstü edilen iki laf bile günü güzelleştirebilir.',
      tense:
        'Karşındakinin beklentisi ile senin tarzın sürtüşebilir. Rol yapmadan, “Bana da bir dakika” diyerek aradaki mesafeyi koruman mümkün.',
    },
    midheaven: {
      joined:
        'Güneş haritanın tepesinde olunca emeğin de göze çarpıyor. Yaptığın işi anlatacak bir fırsat çıkarsa payını küçültmeden, olduğu gibi söyle.',
      flowing:
        'Üstlerinle konuşmak beklediğinden kolay geçebilir. Mesleğinle ilgili bir rican ya da hazırladığın bir taslak varsa şimdi masaya konur.',
      tense:
        'Bir kolundan iş, öbür kolundan ev çekiyor olabilir. Hangisinin bugün, hangisinin yarın olacağını yazınca ikisi de biraz susuyor.',
    },
  },
  mercury: {
    sun: {
      joined:
        'Kendini anlatacak doğru sözcük dilinin ucunda. Özgeçmişini güncellemek, bir tanışma konuşması hazırlamak ya da kim olduğuna dair bir sayfa yazmak kolay.',
      flowing:
        'Ne düşündüğünü açıkça söylemek rahat geliyor. Toplantıda elini kaldır, aklındaki öneriyi uzatmadan paylaş; sesinin tonu insanları ikna edebilir.',
      tense:
        'Fikrine yapılan itirazı kişiliğine yapılmış sayabilirsin. Güneş onuruna düşkün olduğundan böyle gelir; tartışılan, belki yalnızca cümlendeki bir virgüldür.',
    },
    moon: {
      joined:
        'Büyüklerinden kalma bir deyim, çocukluktan bir sokak adı gün boyu aklında dönebilir. Hissettiklerin bugün kelime arıyor, bulduğunda sen de hafifliyorsun.',
      flowing:
        'Gönlünden geçenle ağzından çıkan birbirini tutuyor. Evdekilerle ufak bir meseleyi halletmek, yakın bir dosta içini dökmek kolay olabilir.',
      tense:
        'Aklın “Mantıklı ol” derken için başka telden çalıyor. Ay’ın havası saatten saate değiştiğinden gece yarısı yazılan mesaj sabah bambaşka okunabilir.',
    },
    mercury: {
      joined:
        'Merkür doğduğun günkü derecesine uğradığı için dağınık notlar düzene giriyor. Yeni bir defter açmak için bundan iyi bahane zor bulunur.',
      flowing:
        'Laf lafı açıyor, yazışmalar hızlanıyor. Bekleyen formları doldurmak ya da kısa bir gezintide bir arkadaşla fikir yarıştırmak tatlı gelebilir.',
      tense:
        'Aynı saate iki ayrı randevu yazmış olabilirsin. Takvimi yokla, eki unutulmuş e-postayı yakala; şakanın dozu da bu ara kolay kaçıyor.',
    },
    venus: {
      joined:
        'Venüs sözü yumuşattığından sesin bugün kadife gibi. Sevgini cümleye dökmek, iki kişinin arasını bulmak, bir hediyeye birkaç satır iliştirmek içinden gelebilir.',
      flowing:
        'Flört kokan bir şaka, zarif bir teşekkür, birlikte seçilen bir film… Konuşmak bu aralar gönül almanın en kısa yolu olabilir.',
      tense:
        'Nazik olayım derken lafı dolandırıp derdini anlatamayabilirsin. Beğenmediğin şeyi de söyle, tatlı bir ton açık cümleyi bozmaz.',
    },
    mars: {
      joined:
        'Mars aklını bilediği için kararların seri. Pazarlık yapmak, itiraz yazmak, sürüncemede kalmış bir konuyu sonuca bağlamak kolay; sivri uç kimseye batmasın.',
      flowing:
        'Düşünmekle yapmak arasındaki mesafe kısaldı. Sabah çizdiğin planın ilk aramasını öğlene varmadan yapabilir, akşama hatırı sayılır iş bitirebilirsin.',
      tense:
        'Yazışma savaşa dönebilir, çünkü Mars Merkür’ün cümlelerini kızıştırıyor. Parmağın “gönder” tuşuna giderken ayağa kalk, bir bardak su iç, cümleyi yarı yarıya kısalt.',
    },
    jupiter: {
      joined:
        'Kafanda bir atlas açılıyor, her sayfası ayrı bir plan. En çok hangisi heyecanlandırıyorsa bugün onun hakkında bir yazı okumak yeter.',
      flowing:
        'Yerinde bir tavsiye, hoş bir öneri duyabilirsin. Çok gezmiş bir tanıdığa ya da eski bir öğretmene o soruyu sormanın günü.',
      tense:
        'Jüpiter’in manşet sevdası yüzünden ayrıntıyı atlamak kolay. İmzalayacağın metnin küçük puntolarını da oku; aceleyle yuvarladığın rakam bir iki hane eksik olabilir.',
    },
    saturn: {
      joined:
        'Şakaya pek gelmeyen bir zihinle çalışıyorsun, bu da işine yarayabilir. Sözleşme okumak, zor bir konuşmaya madde madde hazırlanmak için uygun.',
      flowing:
        'Satürn’ün sabrı sayesinde dikkatin aynı sayfada kalabilir. Uzun bir rapor, ince bir hesap ya da tecrübeli birine danışmak bugünlerde verimli geçer.',
      tense:
        'Satürn’ün titizliği yüzünden kelimeler ağırlaşıyor. Sessizliği reddedilme diye okumak kolay, oysa karşındakinin masası da dolu olabilir; sorduğunu kısaltıp yeniden yaz.',
    },
    uranus: {
      joined:
        'Duşta, durakta, yarı uykuda bir fikir çakabilir, hemen kaydet. Delice görünen yanı belki de en parlak yeridir.',
      flowing:
        'Ekranın başında eski bir soruna yepyeni bir kestirme bulabilirsin. Hiç bilmediğin bir alandan birine sormanın tam zamanı, denemesi bedava.',
      tense:
        'Elindeki iş yarıda kalabilir, çünkü Uranüs sıra gözetmez. Bildirimleri kıs; ani bir haber geldiyse doğrulanmadan önce kimseye yetiştirme.',
    },
    neptune: {
      joined:
        'Neptün sınır çizmediği için sözcükler bugünlerde birbirine karışıyor. Şarkı sözü ya da masal yazmak güzel olur, buluşma adresini ise ikinci kez sormakta fayda var.',
      flowing:
        'Anlatılmayanı da duyuyor, bir bakıştan bütün hikâyeyi sezebiliyorsun. Hayal gücünü kâğıda dökmek ya da birini yargılamadan dinlemek yerini bulabilir.',
      tense:
        'Yarım duyulan bir söz kafanda uzun metrajlı filme dönebilir. Varsaymak yerine sorduğunda senaryo çoğu kez iki dakikaya iniyor.',
    },
    pluto: {
      joined:
        'Plüton yüzeyle yetinmez, laf arasında geçen ipucunun bile gözüne çarpması bundan. Merakın bir konuya iyi gelir, insanlara ise sorgu gibi gelebilir.',
      flowing:
        'Uzun süredir açılmayan bir mesele derin bir sohbette gün yüzüne çıkabilir. Sana anlatılanı kendi sırrın gibi saklaman da bu güvenin karşılığı.',
      tense:
        'İkna etmek isterken bastırdığını sezebilirsin. Aynı kanıtı üçüncü kez sunacağın yerde sus, karşındakinin de düşünmeye hakkı var.',
    },
    ascendant: {
      joined:
        'Çenen düştü, merakın yüzünden okunuyor. Tanışmalara, kısa gezintilere, kendini iki satırda tanıtmaya yakışan canlı ve biraz geveze birkaç gün.',
      flowing:
        'Yol soran bir yabancı ya da yıllardır görmediğin bir sınıf arkadaşı seni lafa tutabilir. Acelen yoksa dur, hoş bir haber çıkabilir.',
      tense:
        'Söylediğinle yüzünün söylediği ayrı düşebilir. Yanlış anlaşıldığını sezersen kendini savunmaya geçmeden önce “Sana nasıl geldi?” diye sor, cevabı da bekle.',
    },
    midheaven: {
      joined:
        'Merkür Tepe Noktası’nda konuştuğu için bir görüşme ya da sunum gündeme gelebilir. Ne yaptığını iki cümlede anlatmayı önceden çalışmak rahatlatır.',
      flowing:
        'Merkür’ün akıcı dili sayesinde meslektaşların arasında lafın dinleniyor. Beklettiğin başvuruyu göndermek, hedefini amirine örnekle anlatmak için elverişli bir an.',
      tense:
        'Yetkili biriyle aranda kopuk bir hat olabilir. Aceleyle yazılmış iş mesajını bir meslektaşına okut, sonradan açıklama yapmaktan kolaydır.',
    },
  },
  venus: {
    sun: {
      joined:
        'Üzerindeki renk yakışıyor, gülüşün içten; kendini beğenmek için güzel bir bahane. Sevdiğin bir yerde, sevdiğin bir yüzle oturmak günü taçlandırabilir.',
      flowing:
        'İnsanlarla aran bugün tatlı, çünkü Venüs uzlaştırmayı sever. Ufak bir kutlama düzenle ya da elinden geleni göster; takdir edilmek bugünlerde hoşuna gidebilir.',
      tense:
        'Beğenilme isteği seni biraz oyuna getirebilir. Üç kişiyi birden memnun etmeye çalışırken kendi zevkin sıranın en sonunda kalmış olmasın?',
    },
    moon: {
      joined:
        'Battaniye, sıcak bir içecek, yan yana izlenen bir dizi. Şefkat almak da vermek de kolay, birini özlediysen söylemek daha da kolay.',
      flowing:
        'Evin havası yumuşuyor. Ay bakımla, Venüs güzellikle doyar; odana çiçek koymak, bir akrabayı sevindirmek bu yüzden iyi gelebilir.',
      tense:
        'Venüs beğenilmek, Ay kucaklanmak ister; naz da küskünlük de bundan. Canın şımartılmak istiyorsa ima etme, düpedüz “Bana biraz sarıl” de.',
    },
    mercury: {
      joined:
        'Mektup gibi bir mesaj yazmanın günü. Sözlerin kolayca şekerleniyor; en içten cümle bugün de en kısası olabilir.',
      flowing:
        'Bir kitapçıda, bir afişin önünde açılan sohbet sana iyi gelebilir. Zevklerinden söz ederken karşındakinin sevdiklerini de merak et.',
      tense:
        'Venüs pürüzden kaçındığı için geçiştirdiğin konu yeniden önüne gelebilir. Kırmadan “Ben katılmıyorum” demek mümkün; itiraz ile iltifat aynı cümlede rahatça yan yana durabilir.',
    },
    venus: {
      joined:
        'Venüs doğduğun günkü köşesine uğradı, zevklerin tazeleniyor. Giysilerine, müzik listene, birini sevme biçimine yeni bir gözle bakmak hoş olabilir.',
      flowing:
        'Gökteki Venüs haritandakiyle anlaştığı için güzel olanı kolay buluyorsun: ılık bir ses, denk düşen bir davet. Hoşuna gideni erteleme.',
      tense:
        'Sevdiğin şeyle ona biçtiğin bedel uyuşmayabilir. Alışverişte de gönül işinde de etiketi çevirip bakmak ayıp sayılmaz, seni hayal kırıklığından korur.',
    },
    mars: {
      joined:
        'Hoşlandığın kişinin yanında nabzın yükselebilir. İlk hamleyi yapmak bugünlerde sana yakışıyor, oturup onun hamlesini beklemenin de ayrı bir tadı var.',
      flowing:
        'Çekim ile cesaret yan yana. Birini yürüyüşe çağırmak, yarım kalan resmi boyamak, keyifle ter dökmek bugünlerde doğal geliyor.',
      tense:
        'Venüs’ün nezaketi geride kalabilir, çünkü Mars önden koşuyor. Karşındakinin temposuna saygı gösteren sabrın, şu birkaç günde en çekici yanın olabilir.',
    },
    jupiter: {
      joined:
        'Jüpiter ölçü tutmadığından keseni de kalbini de geniş açıyorsun. Sevdiğini şımartmak çok hoş; hesap gelince cüzdanın biraz incelmiş çıkabilir.',
      flowing:
        'Hoş tesadüflere açık günler. Uzaktan gelen bir selam ya da beklenmedik bir nezaket yüzünü güldürebilir; teşekkürünü bol tut.',
      tense:
        'Bir dilim pasta yetmiyor, ikinci çift ayakkabı da göz kırpıyor. Keyif senin hakkın, ölçüyü de sen koyarsan tadı damağında kalır.',
    },
    saturn: {
      joined:
        'Süslü sözden çok, dediği saatte gelen kişi gönlünü kazanabilir. Gözün şimdi sade ve sağlam olanda, çünkü Satürn kalıcıyı seçer.',
      flowing:
        'Sevgide güven öne çıkıyor. Eski bir dostu ziyaret etmek, birlikte bütçe yapmak bile bugünlerde sıcak bir yakınlık sayılabilir.',
      tense:
        'Satürn sevgiyi bile ölçtüğünden payına az düştü sanabilirsin. Yalnız geçen bir akşam, yarın edilecek sıcak bir telefona engel değil.',
    },
    uranus: {
      joined:
        'Hiç giymem dediğin renk, bana göre değil dediğin biri ansızın hoşuna gidebilir. Merakının peşine düş, söz vermeyi iki gün sonraya bırak.',
      flowing:
        'Tanıdık ilişkide yeni bir oyun, yeni ilişkide tanıdık bir rahatlık bulabilirsin. Alışılmadık bir buluşma yeri ikinize de kahkaha getirebilir.',
      tense:
        'Venüs bağ, Uranüs boşluk ister; yakınlaşırken uzaklaşman bundan. Ortadan kaybolmaktansa “Biraz hava almam gerek” de, ne zaman döneceğini de ekle.',
    },
    neptune: {
      joined:
        'Dünyaya ince bir tülün ardından bakıyorsun, her şey biraz daha romantik. Sanat için enfes; verilen sözleri gündüz gözüyle yeniden dinle.',
      flowing:
        'İnce bir merhamet dolaşıyor içinde. Karşılık beklemeden birine iyilik etmek, akşamüstü resim yapmak ya da hiçbir şey yapmadan susmak hoş gelebilir.',
      tense:
        'Neptün sevdiğini efsaneleştirdiği için karşında sıradan bir insan bulabilirsin, bu kötü haber sayılmaz. Yapacağın fedakârlığı senden isteyen oldu mu?',
    },
    pluto: {
      joined:
        'Bir bakış bütün günün rengini koyulaştırabilir, yüzeysel yakınlık doyurmuyor. Tutkunu göster, sevdiğinin suskun kaldığı yeri ise zorlama.',
      flowing:
        'Sandıktan çıkan eski bir yüzük gibi, unutulmuş bir duygu yeniden parlayabilir. Arzuyu açıkça konuşmak iki kişi arasındaki güveni büyütür.',
      tense:
        'Plüton sevdiğini bütünüyle ister, kıskançlık bu yüzden batabilir. Telefona bakmak, sınamak seni yatıştırmaz; kaybetmekten korktuğun şeyin adını koymak yatıştırabilir.',
    },
    ascendant: {
      joined:
        'Sesin, yürüyüşün, bakışın yumuşamış gibi; insanlar yanında oyalanıyor. Fotoğraf çektirmek ya da ilk buluşmaya gitmek için gönlü hoş günler.',
      flowing:
        'Nezaketin bu ara hemen fark ediliyor. Asansörde edilen iki lafla sempati toplayabilir, kimseyi tanımadığın bir çevreye bile kolayca karışabilirsin.',
      tense:
        'Hoş görünmeye çalışırken gerçek tepkini yutabilirsin. Gitmek istemediğin daveti kibarca geri çevir, gittiğin yerde gülüşün sahici olur.',
    },
    midheaven: {
      joined:
        'Zarif dokunuşun çalışma hayatında göze çarpabilir. Sunumunu güzelleştir, ekibe bir kutu lokum götür, beğenilen işin altına da adını yaz.',
      flowing:
        'Meslektaşlarla uzlaşmak kolay, çünkü Venüs orta yolu bulur. Ücretten ya da ortak işten konuşulacaksa görüşmeye gülümseyerek, ama rakamını bilerek git.',
      tense:
        'Kalbin buluşmada, gövden mesaide kalabilir. İşte sevilmek uğruna üstlendiğin fazladan görev, evde seni bekleyen güzel bir akşamdan çalıyor olabilir.',
    },
  },
  mars: {
    sun: {
      joined:
        'Mars yanı başında olunca iradenin motoru daha gür uğulduyor. Kimseden izin beklemeyen bir işe başlamak için güç bol, sadece sesinin yükselip yükselmediğine ara sıra kulak ver.',
      flowing:
        'Gücün yerinde, kararların kıvamında. Uzun süredir göz kırpan hedef için bugün terlemeye değecek bir adım atabilir, yorgunluğuna bile sevinebilirsin.',
      tense:
        'Birinin ses tonu seni yerinden sıçratabilir. Egonun çağrıldığı her düelloya gitmek zorunda değilsin, bahçeyi çapalamak da öfkeyi alıyor.',
    },
    moon: {
      joined:
        'Duyguların fokurduyor, çünkü Mars Ay’ın suyunu ısıtıyor. Halı silkelemek, cam silmek fazlasını alır; kalanını da seni kızdırana sakin bir sesle anlatırsın.',
      flowing:
        'Sevdiklerin için bir şey yapmak sana kuvvet veriyor. Kırık sandalyeyi onarırken ya da taşınan birine koli taşırken içinin ısındığını duyabilirsin.',
      tense:
        'Mars her sızıyı saldırı saydığından küçük laf büyüyebilir. Alınganlıkla öfkenin karıştığı anda yüzünü yıka, konuya ertesi gün dönmek iki tarafa da iyi gelir.',
    },
    mercury: {
      joined:
        'Mars her fikri yarışa soktuğundan tartışmaya hazırsın. Keskin zekânı savunmaya değer bir konuya sakla; laf yetiştirmek tek başına kimseyi doyurmuyor.',
      flowing:
        'Aklına koyduğunu hemen yazıya, aramaya, işe çevirebilirsin. Ağzını açmaya çekindiğin bir yerde sesin şaşırtıcı derecede gür çıkabilir.',
      tense:
        'Sözün kesilince senin de sesin yükselebilir. Yazdığın sert cümle iki saat taslakta dursun; hâlâ doğru geliyorsa biraz yumuşatıp yolla.',
    },
    venus: {
      joined:
        'Arzun gizlenmiyor, çünkü Mars dolambaç sevmez. Beğendiğini göstermek, gönül verdiğin bir el işine dalmak ya da cilveli bir atışma gününü parlatabilir.',
      flowing:
        'Kavgadan çok oyuna yakınsın. Sevdiğin kişiyle bir maç, bir tepe, boyanacak bir duvar; birlikte ter dökmek aranızı ısıtabilir.',
      tense:
        'Aşkta ya da ortak harcamada sabrın çabuk tükenebilir. Kapı çarpmanın rahatlığı kısa sürüyor, azarlamadan istenen şeyin ömrü daha uzun.',
    },
    mars: {
      joined:
        'Mars, iki yıla yakın bir turun ardından doğduğun günkü yerinde. Hangi çekişmeyi bırakıp hangi işe girişeceğini seçmek için güzel bir başlangıç noktası.',
      flowing:
        'Bedenin hareket istiyor, kasların söz dinliyor. Bisiklete binmek ya da sürüncemedeki işi tek solukta bitirmek bugün sana kolay gelebilir.',
      tense:
        'Mars kendi yerini zorladığı için her engel düello gibi görünebilir. Kapıyı omuzlamadan önce kolu çevirmeyi denedin mi? Bazen kilitli bile olmuyor.',
    },
    jupiter: {
      joined:
        'Yelkenlerin Jüpiter sayesinde dolu, Mars’ın hızı da yerinde. Hedefini yükseltmek, insanları toplamak kolay; cesaretin yanına bir de hesap kâğıdı yakışır.',
      flowing:
        'Bir işe canla başla girişmenin keyfini sürebilirsin. Adil bir dava, yeni bir spor, ani bir gezi; hevesin bulaştığı insanlar da peşinden gelebilir.',
      tense:
        'Mars hemen, Jüpiter çokça ister; “Bunu da yaparım” deyip yüklenmen bundan. Coşkuyla verilen sözleri say, birkaçını paylaşacak birini bul.',
    },
    saturn: {
      joined:
        'Bayır dikleşiyor, çünkü Satürn Mars’ın frenine bastı. İşi parçalara ayır, nefesini ayarla; ağır ağır uygulanan kuvvet taşı bile oyuyor.',
      flowing:
        'Satürn gücü dizginlediği için disiplin bugün tuhaf bir haz veriyor. Zor görevi erken saatte bitirip aletlerini silerek yerine koymak, günün en hoş anı olabilir.',
      tense:
        'Mars beklemeyi, Satürn koşmayı sevmediğinden önüne konan kural sinirini bozabilir. Patlamadan önce neyin elinde olduğunu yaz, oradan başla.',
    },
    uranus: {
      joined:
        'Elektrik yüklü bir hava, ani kararlar için cazip bir gün. Çılgın fikrini önce bir arkadaşa anlat, onun gülüşünden ne kadar çılgın olduğu anlaşılır.',
      flowing:
        'Kalıbın dışına çıkacak kadar cesaretin, dönecek kadar aklın var. Herkesin sustuğu yerde sorulan açık bir soru havayı değiştirebilir.',
      tense:
        'Uranüs oyalanmaz, sabırsızlığın bu yüzden kibrit gibi. Her şeyi bırakıp çıkmak istersen yalnızca ceketini al, mahallede bir tur at ve geri dön.',
    },
    neptune: {
      joined:
        'Amaçsız çalışmak güç gelebilir, çünkü Neptün anlam arar. Gücünü inandığın bir işe ya da birine destek olmaya verdiğinde yorgunluk bile hafifliyor.',
      flowing:
        'Hayalin ayakkabısını giymiş, yola çıkmayı bekliyor. Bir oyunun provası, film çekimi ya da gönüllü bir sabah gövdeni de düş gücünü de besleyebilir.',
      tense:
        'Kime kızdığını bilemeyebilirsin, çünkü Neptün Mars’ın nişan aldığı hedefi dağıtıyor. Bugün kılıç çekmek yerine bir kenara çekilip neyin seni kırdığını ayıkla.',
    },
    pluto: {
      joined:
        'Kazma küreğe sarılmış gibi çalışıyor, başka şey görmüyor olabilirsin. Bu güç bir işin temeline çok yarar, insanlar ise biraz alan ister.',
      flowing:
        'Uzun soluklu çaba sana iyi geliyor. Bırakmak istediğin bir alışkanlığa karşı ilk adımı bugünlerde kimseye duyurmadan atabilirsin.',
      tense:
        'Güç gösterisine çağrılırsan gitmeme özgürlüğün var. Kazansan bile tadı buruk kalacak bir çekişmeden çıkmak, yenilmekle aynı şey sayılmaz.',
    },
    ascendant: {
      joined:
        'Mars Yükselen’inin üstünden geçtiği için adımların hızlı, bakışın dik. Spora, girişime, kendini savunmaya uygun birkaç gün, selam vermeye de vakit var.',
      flowing:
        'Kendini göstermeye, işe ilk elden dalmaya hevesin var. Sıkı bir el sıkışma, doğrudan bir teklif karşındakini rahatlatabilir.',
      tense:
        'Yakınındaki biri sabrını zorlayabilir, sen de onunkini. Yüz yüze bağırmaktansa yan yana yürümeyi deneyin; öfke adım attıkça yumuşuyor.',
    },
    midheaven: {
      joined:
        'Mars Tepe Noktası’na vardığından mesleğinde öne çıkacak gücün var. İlk teklifi götüren sen olabilirsin, hırsın ekip arkadaşlarını ezmediği sürece takdir de toplar.',
      flowing:
        'Çalışma temposu sana uyuyor. Herkesin kaçındığı görevi üstlenip bitirmek, sonucu kısa bir notla bildirmek adının iyi anılmasını sağlayabilir.',
      tense:
        'Mars buyruk kaldırmadığından amirinle ya da evdekilerle aranda kıvılcım çıkabilir. Yetki tartışmasını akşam yemeğine taşıma, kimin neyi üstlendiği netleşince hava soğur.',
    },
  },
  jupiter: {
    sun: {
      joined:
        'Jüpiter dokunduğunu büyüttüğünden kendine biçtiğin kalıp genişliyor. Aklındaki büyük adımı yüksek sesle söyleyince ona inananların sayısı seni şaşırtabilir.',
      flowing:
        'Açık bir yüzle dolaşmanın faydasını görebileceğin haftalar. Başvurmak, tanışmak, “olmaz” dediğin yere bir kez daha bakmak için uygun.',
      tense:
        'Yay’ın yöneticisi Jüpiter oku yükseğe atar, ayakların yerden kesilebilir. Övgüye yaslanmadan elindeki işi tamamlarsan birkaç hafta sonra sevincin daha sahici olur.',
    },
    moon: {
      joined:
        'Jüpiter Ay’ının şefkatini çoğalttığı için yüreğinde herkese yer açılıyor. Cömertliğin güzel; herkesin derdine koşarken başını koyacağın yastığı da unutma.',
      flowing:
        'Haftalara yayılan bir ferahlık var. Eski bir kırgınlığın yumuşaması ya da içini açan bir yer değişikliği bu sıra kolaylaşabilir.',
      tense:
        'Jüpiter’in büyütme huyu yüzünden duyguların dere gibi köpürebilir. Büyük bir alışverişle avunmadan önce neyin eksik kaldığını sormak, seni boşuna masraftan kurtarabilir.',
    },
    mercury: {
      joined:
        'Öğrenme iştahın yerinde, çünkü Jüpiter merakı çoğaltır. Bu haftalarda bir kursa adını yazdırmak ya da bildiğini başkasına öğretmek iyi gelebilir.',
      flowing:
        'Yayımlamak, başvurmak, uzaktaki biriyle yazışmak bu haftalarda kolay yürüyebilir. Yerinde bir soru, aradığın danışmanı beklemediğin bir köşede karşına çıkarabilir.',
      tense:
        'Jüpiter bütüne, Merkür ayrıntıya baktığından bir harf gözünden kaçabilir. Büyük laflar etmeden önce kaynağa dön, yazdığını bir başkası da okusun.',
    },
    venus: {
      joined:
        'Sevgi bol, davetiye bol. Birkaç hafta içinde yeni bir yakınlık ya da canlanan eski bir dostluk seni gülümsetebilir, acele etmeden tadını çıkar.',
      flowing:
        'Hoş bir gezi, elinden çıkan zarif bir iş, gecikmiş bir buluşma… Gönlünü açmaya elverişli haftalar; çağıran taraf sen de olabilirsin.',
      tense:
        'Fazla hediye, fazla taviz, fazla tatlı; fazlası her zaman güzelleştirmiyor. Bütçenin ucunu kaçırmadan da eli açık biri olabilirsin.',
    },
    mars: {
      joined:
        'Kollarını sıvamış bir girişim havası dolaşıyor etrafında. Haftalarca yetecek enerjini beş ayrı bayrağın altında dağıtmaktansa tek hedefe vermek sana daha çok yaraşır.',
      flowing:
        'Yarışa girmek, yeni bir işe atılmak için kuvvetin de şevkin de bol. Adil oynarsan rakiplerin bile seni alkışlayabilir.',
      tense:
        'Mars’ın atılganlığı Jüpiter’le büyüdüğü için bir iddia uğruna haftalar harcayabilirsin. Öne fırlamadan önce “Bu benim davam mı?” diye sormak yeter.',
    },
    jupiter: {
      joined:
        'Jüpiter doğduğun günkü köşesine geldi, bu tur on iki yıl sürüyor. Geçen seferden bu yana inandığın neler değişti, şimdi hangi ufka bakıyorsun?',
      flowing:
        'Umudun kökleri sağlam, dalları hafif. Okul, gezi, uzak bir davet; merakının ardından gitmek bu haftalarda beklediğinden kolay olabilir.',
      tense:
        'Dün inandığın büyük plan bugün abartılı görünebilir. Umudu atma, yalnızca paçasını kısalt; üstüne oturan bir hedefle daha rahat yürünür.',
    },
    saturn: {
      joined:
        'Jüpiter genişlemek, Satürn sağlamlaştırmak istediğinden ikiye bölünmüş gibisin. Haftalar boyunca ikisini de dinlersen kurduğun hayal hem geniş hem dayanıklı olabilir.',
      flowing:
        'Sabırla ektiğin tohum filiz verebilir. Bu haftalar düzenini genişletmek, bir planı büyütmek ya da bilen birinin onayını almak için elverişli.',
      tense:
        'Ne zaman genişlesen bir sorumluluk eteğinden çekiyor gibi. Acele büyümektense temelin hangi ağırlığı kaldıracağını ölçmek seni ileride rahat ettirir.',
    },
    uranus: {
      joined:
        'Beklenmedik bir teklif, özgürleştiren bir düşünce gündemine düşebilir. Yaşıtların da şu haftalarda benzer bir yeniliğin kokusunu alıyor.',
      flowing:
        'Kafes sandığın şeyin kapısı açıkmış, bunu haftalar içinde fark edebilirsin. Senin gibi düşünen yaşıtlarınla kurulan tuhaf bir ortaklık hafif bir neşe getirebilir.',
      tense:
        'Değişiklik hevesin savurgan olabilir, çünkü Jüpiter Uranüs’ün özgürlüğünü abartıyor. Gemileri yakmadan karşı kıyıya ayağını basıp zemini yoklamak mümkün.',
    },
    neptune: {
      joined:
        'Jüpiter Neptün’ün düşlerini beslediği için inancın kabarıyor. Sanat ve iyilik için ilhamlı haftalar; vaadi büyük olana biraz mesafeli yaklaş.',
      flowing:
        'Jüpiter inancı tazelediği için kuşağının ideali sana da uğruyor. Bir koroya, bir yardım kampanyasına katıldıkça haftalar içinde için genişleyebilir.',
      tense:
        'Pembe gözlük bu haftalarda burnuna iyi oturuyor. Ballandırılan bir projeye kapılmadan önce ertesi sabah kimin ne yapacağını sor.',
    },
    pluto: {
      joined:
        'Derinde bekleyen bir istek güç topluyor, sözünün ağırlığı artabilir. Bu gücü ortak bir işi büyütmeye harcadığında çevren de seninle büyür.',
      flowing:
        'Gücünü paylaştıkça çoğaltabileceğin haftalar. Kafandaki köklü değişikliği seni anlayan birilerine anlatmak yüreklendirebilir, belki onlar da imkânlarını seninle bölüşür.',
      tense:
        'Plüton hepsini istediğinden “Ya hep ya hiç” diyebilirsin. Hırsının bir adım gerisinde durup ortalığa bakmak, birkaç hafta için en akıllıca hamle.',
    },
    ascendant: {
      joined:
        'Odaya girince yer açılıyor sanki, gülüşün geniş. Haftalar yeni insanlarla dolabilir; her davete yetişmeye çalışmazsan tadı da kalır.',
      flowing:
        'Yakana takılmış bir rozet gibi görünüyor iyimserliğin. Tanıştırılmak, yola çıkmak, kendini baştan anlatmak bu haftalarda keyifli olabilir.',
      tense:
        'Karşındaki abartıyor gibi geliyorsa belki sen de biraz kabarttın. İlk izlenimi küçük tut, iyi yanlarının gerisi zamanla ortaya çıksın.',
    },
    midheaven: {
      joined:
        'Mesleğinde manzara bir kat yukarıdan görünebilir: daha geniş bir görev, saygın bir tanışıklık. Hedefini dile getir, bu haftalarda seni duyan çıkabilir.',
      flowing:
        'Adını duyuracak bir fırsat yolunun üstünde durabilir. Ustana danışmak, evdekilere neye hevesli olduğunu anlatmak ilk adımı kolaylaştırır.',
      tense:
        'Büyük unvanın parıltısı evdeki koltuğu unutturabilir. Yeni görevi kabul etmeden önce günün kaç saatini, haftanın hangi akşamlarını isteyeceğini öğren.',
    },
  },
  saturn: {
    sun: {
      joined:
        'Ciddi bir öğretmen sınıfa girdi, aylarca ders verebilir. Kim olduğun sınanırken gereksizi bırakmak, sana ait olanı sağlam yapmak güven verir.',
      flowing:
        'Çalışmanın karşılığını ağır ağır görebilirsin, çünkü Satürn geç öder. Gösterişsiz bir hedef seç, her hafta aynı saatte başına otur.',
      tense:
        'Satürn zamanı saydığı için kendini geç kalmış bulduğun günler olabilir. Kendinle sert konuşma; takvimden silinen tek bir görev bile soluk aldırır.',
    },
    moon: {
      joined:
        'Satürn Ay’ının üstünde durduğundan içine kapanmak isteyebilirsin. Yalnızlık soğuk gelirse sobayı kendin yak: ılık bir duş, haftada bir edilen uzun telefon.',
      flowing:
        'Duyguların zemin buluyor. Evin tamiri, aileye dair zor bir karar, büyüklerinle yetişkince bir sohbet bu dönemde sükûnetle yürüyebilir.',
      tense:
        'Görevle yuva özlemi arasında ezildiğini hissedebilirsin. Güçlü görünmek zorunda değilsin, ihtiyacını açıkça söylemek bu aylarda yükü hafifletir.',
    },
    mercury: {
      joined:
        'Zihnin aylarca tez yazan bir öğrenci gibi çalışabilir. Az konuyu iyice öğrenmek için birebir; karamsar cümlelerini ise kanıt isteyerek dinle.',
      flowing:
        'Plan yapmak, kurs bitirmek, uzun bir metni tamamlamak elinden geliyor. Satürn her kelimeni tarttığı için sözün az, ağırlığı ise yerinde.',
      tense:
        'Yanlış anlaşılırım diye susabilirsin. Sessizliğin aylarca uzamasındansa kısa bir not yaz; kusurlu bir cümle, hiç kurulmayandan iyidir.',
    },
    venus: {
      joined:
        'Sevgide sadeleşme vakti. Kim yanında, ne karşılıklı? Satürn fazlalığı eler, aylarca az ama sağlam olanı seçmen bundan.',
      flowing:
        'Sevgide verilen söz olgunlaşıyor. Uzun bir planı acele etmeden konuşmak, sevilen biriyle sade bir köşe döşemek bu aylarda içine sinebilir.',
      tense:
        'Sevilmediğini düşündüğün serin akşamlar olabilir. Kepenkleri büsbütün indirme; aylar ağır ağır geçerken bir dostluğun sıcaklığı da kalbine yetişebilir.',
    },
    mars: {
      joined:
        'Satürn Mars’ını ağırlaştırdığı için hamlelerin dirençle karşılaşabilir; bu, insanı küstürür de ustalaştırır da. Kuvvetini idareli kullanırsan aylar sonra kolunun güçlendiğini görebilirsin.',
      flowing:
        'Öfken terbiye edilmiş bir at gibi, nereye gideceğini biliyor. Sabırla götürdüğün iş bu aylarda ne kadar dayanıklı olduğunu sana gösterebilir.',
      tense:
        'İtmek sonuç vermeyebilir, çünkü Satürn yerinden kıpırdamıyor. Birkaç ay boyunca gücünü nerede harcamayacağını seçmek, nerede harcayacağını bilmek kadar değerli.',
    },
    jupiter: {
      joined:
        'Umudun aylarca ölçülüyor, tartılıyor, süzgeçten geçiyor. Geriye belki bir avuç hayal kalır, ama o avuçtakiler gerçekten senin olur.',
      flowing:
        'Jüpiter’in büyümesi Satürn’ün tedbirine yaslandığından zemin sağlam. Eğitimini tamamlamak, hayalini ayakları yere basan bir plana bağlamak bu aylarda mümkün.',
      tense:
        'Jüpiter’inin iyimserliği sınanıyor, çünkü Satürn kanıt ister. Genişlemeyi ertelemek pes etmek sayılmaz, bir mevsim elindekini onarmakla da geçebilir.',
    },
    saturn: {
      joined:
        'Yirmi dokuz yılda bir gelen dönüş: Satürn haritandaki yerine vardı. Başkasının yazdığı görevleri geri ver, kendi seçtiğine emek ver.',
      flowing:
        'Kurduğun düzenin nereden sağlam olduğunu bu aylarda görebilirsin. Kuralı kendin koyduğunda disiplin, üşütmeyen bir hırka gibi duruyor.',
      tense:
        'Yedi yılda bir uğrayan müfettiş yine defterini açtırıyor. Aksayan satırı saklama, düzelt; yıllardır iyi giden sayfaları da görmezden gelme.',
    },
    uranus: {
      joined:
        'Kova’nın iki yöneticisi buluşuyor, özgürlük isteğin iskelet arıyor. Yaşıtlarının çoğu gibi sen de bu aylarda hangi aykırılığın kalıcı olduğunu ayırt edebilirsin.',
      flowing:
        'Yenilik, düzenli bir emeğe oturduğunda uzun yaşıyor. Buluşunu planlamak, dostlarınla kurduğun işi kâğıda geçirmek bu aylarda kolay.',
      tense:
        'Eski kurallar sıkıyor, yenisi de hazır olmayabilir. Zinciri koparmaya uğraşmaktansa bakla bakla gevşetmek daha kolay, üstelik bu dert kuşağınla ortak.',
    },
    neptune: {
      joined:
        'Satürn kanıt, Neptün inanç ister; hayalin bu yüzden sınanıyor. Bazı düşler aylar içinde incelir, kalanı elle tutulur; düzenli saat ayırmaya değer.',
      flowing:
        'Sezgini ölçüyle, ilhamını mesaiyle buluşturabilirsin. Kuşağının paylaştığı bir ideal için verdiğin ufak ve düzenli emek yerini bulabilir.',
      tense:
        'Neye inanacağını bilemediğin puslu aylar gelebilir. Büyük kararı acele ettirme, günlük düzenin bu sırada tutunacağın tırabzan olsun.',
    },
    pluto: {
      joined:
        'Ağır bir dolabı yerinden oynatmak gibi: zor, gürültülü, gerekli. Altından çıkanları aylar içinde eler, artık taşımak istemediğini bir kenara koyabilirsin.',
      flowing:
        'Derinden gelen bir kararı sabırla uygulayabileceğin aylar. Kuşağın büyük sorularla uğraşırken senin payına sessiz ve inatçı bir emek düşüyor.',
      tense:
        'Satürn kuralı, Plüton gücü bırakmaz; otoriteyle aylarca güreşmen bundan. Soluğunu idareli harca, vazgeçemeyeceğin tek şeyin hangisi olduğunu önceden bil.',
    },
    ascendant: {
      joined:
        'Yüzün ciddi, çünkü Satürn Yükselen’ine yaslanıyor. Bu aylarda az konuşup çok taşıyor gibisin; giyiminde, tavrında sadelik aramak sana yakışır.',
      flowing:
        'Güvenilir biri olarak anılman kolaylaşıyor. Dediğin saatte orada olmak, ağır sözü usulca söylemek aylar içinde sağlam dostluklar kazandırabilir.',
      tense:
        'Satürn bağlara da ölçü koyduğu için karşındaki uzak gelebilir. Kim neyi taşıyor? Sınırları birlikte yeniden çizmek için aylarınız var.',
    },
    midheaven: {
      joined:
        'Satürn Tepe Noktası’nda hesap sorduğundan mesleğinde sorumluluk büyüyebilir. İtibar bu aylarda gösterişten çok, sessizce bitirilen işle kuruluyor.',
      flowing:
        'Emeğin resmî bir kabul görebilir. Uzun vadeli hedefini kıdemli biriyle konuş, eksik belgelerini tamamla, ağır adımı küçümseme.',
      tense:
        'İşin beklentisi ile evin ihtiyacı birbirini sıkıştırabilir. Aylarca ikisine birden tek başına yetişmek yoruyor, görevleri yazıp bölüşmek iyi gelebilir.',
    },
  },
  uranus: {
    sun: {
      joined:
        'Kendi kendini şaşırtabileceğin bir dönem, bir yıldan uzun da sürebilir. Özgürlüğünü denerken eski hâlinden hangi parçalar seninle gelsin istersin?',
      flowing:
        'Değişim bu kez arkadan esen bir rüzgâr. Mesleğinde, tarzında, çevrende ferah bir yenilik denemek uzunca bir süre kolay gelebilir.',
      tense:
        'Uranüs hiçbir tanıma sığmaz; seni sen yapan kalıp bu yüzden çatırdayabilir. Değişimin provasını yapmak, ani bir çıkıştan daha az gönül kırar.',
    },
    moon: {
      joined:
        'Ay alışkanlık, Uranüs sürpriz istediğinden evin düzeni oynak olabilir. Her şeyin yer değiştirdiği bir yılda her akşam açılan aynı radyo insanı toparlıyor.',
      flowing:
        'Evde ferah bir hava esiyor. Eşyaların yeri de ailenin rolleri de azar azar serbestleşebilir, ruhun buna gönüllü.',
      tense:
        'Ay sarılırken Uranüs sıyrıldığı için sert geçişler yaşayabilirsin. Birden uzaklaşmak istediğinde sevdiklerine ne kadarlığına gittiğini söyle, kalpleri rahat etsin.',
    },
    mercury: {
      joined:
        'Zihnin yeni bir frekansa ayarlanıyor, çünkü Uranüs ezber sevmez. Tuhaf sorular sorduğun, fikir değiştirmekten utanmadığın uzun bir dönem olabilir.',
      flowing:
        'Teknik bir beceri ya da farklı düşünen bir dost, çoktandır kapalı duran pencereyi açabilir. Merakın dağınık da olsa seni umulmadık konulara götürebilir.',
      tense:
        'Kafan durmadan yeni sekme açıyor, konuşman insanları geride bırakabilir. Dağılan notlarını tek yere toplamak bu yılın en sade çaresi.',
    },
    venus: {
      joined:
        'Kalbin de zevkin de sürpriz yapabilir: ansızın başlayan bir yakınlık, hiç ummadığın bir semt. Heyecanı yaşa, büyük sözleri zamana yay.',
      flowing:
        'Sevgide kalıplar gevşiyor. Bir ilişkiye yeni kurallar koymak, bambaşka çevrelerden insanlarla yakınlaşmak bu dönemde taze bir soluk olabilir.',
      tense:
        'Venüs yaklaşıp Uranüs kaçtığından yakınlıkta bir ileri bir geri gidebilirsin. Yenisini aramadan önce aranızda neyin bayatladığını konuştunuz mu?',
    },
    mars: {
      joined:
        'Enerjin birden parlayıp sönebilir, çünkü Uranüs şimşek gibidir. Kısa ve parlak hamlelerle çalışmak, içindeki isyanı sevdiğin bir işe katmak sana uyabilir.',
      flowing:
        'Cesaretin kalıba girmiyor, bu da işine yarıyor. Yeni bir yöntem dene, kendi hesabına bir girişim tasarla, acemisi olduğun bir spora bulaş.',
      tense:
        'Uranüs kural dinlemediği için emir almak zor, sabrın sonu da habersiz geliyor. Öfkelendiğinde dönüşü olan kapıdan çıkmaya özen göster.',
    },
    jupiter: {
      joined:
        'Ufukta ani bir açıklık belirebilir: planda olmayan bir okul, bir ülke, bir düşünce. Heyecanla evet derken dönüş yolunu da sor.',
      flowing:
        'Şansın ıslık çalarak, yan sokaktan geliyor olabilir. Alışmadığın bir çevreye ya da son dakika gezisine hayır demeden önce bir daha düşün.',
      tense:
        'Özgürlük hevesin hesapsız genişleyebilir. Yeni inancını bir günde herkese duyurmadan birkaç ayrı yerde sınaman, onu da güçlendirir.',
    },
    saturn: {
      joined:
        'Yıllarca taşıdığın bir kural birden anlamını yitirebilir. Dağılanın içinden işe yarar tuğlaları ayırmak, yenisini kendi ölçünle kurmak sana kalmış.',
      flowing:
        'Eski düzene yeni bir parça eklemek için uygun bir yıl. Çalışma saatini, yöntemini azar azar değiştirirsen çatı bunu kaldırır.',
      tense:
        'Satürn güvence, Uranüs kurtuluş ister; gerilmen bundan. Bütün kolonları birden sökmek yerine bu yıl hangi sorumluluğun gerçekten sana ait olduğunu ayırman yeter.',
    },
    uranus: {
      joined:
        'Seksen küsur yılda bir kapanan halka tamamlanıyor, Uranüs başladığı yerde. Hâlâ merak ediyorsan içindeki çocuk epey yol arkadaşı bulabilir.',
      flowing:
        'Kendi kuşağınla beraber hafifliyorsun. Artık dar gelen bir alışkanlığı kavgasız bırakıp yıllar içinde ne kadar değiştiğine gülümsemek mümkün.',
      tense:
        'Yaşıtların da aynı kaşıntıyı duyuyor: “Hepsi bu kadar mı?” Soru ciddi, ama cevap ararken bütün çadırı sökmek gerekmiyor.',
    },
    neptune: {
      joined:
        'Kuşağının eski bir hayali ansızın silkiniyor. Senin payına düşen düş hangisiyse bu sıralar beklenmedik bir biçim alabilir.',
      flowing:
        'Sezgiyle teknik buluşuyor; sesler, görüntüler, rüyalar alışılmadık kılıklara girebilir. Aynı yıllarda doğduğun insanlarla bir şey üretmek sana da keyif verebilir.',
      tense:
        'İnanılan bir masalın ipliği çekilebilir, bu da biraz üşütür. Kuşağınla birlikte alaya sığınmadan yenisini örmeye vaktin var.',
    },
    pluto: {
      joined:
        'Derinde birikmiş bir enerji yüzeye vuruyor olabilir, kuşağın için de öyle. Neyi değiştirmek istediğini bilen, gerisini gönül rahatlığıyla yerinde bırakabilir.',
      flowing:
        'Köklü değişim gürültüsüz de olabiliyor. Yaşıtlarınla aynı akıntıda yüzerken kendi hayatındaki eskimiş bir güç dengesini sen de usulca yenileyebilirsin.',
      tense:
        'Yetkiyi kimin elinde görse ona kafa tutan bir yanın uyanabilir. Kuşağının öfkesinden sana düşen payı, uğruna değecek tek bir meseleye ayır.',
    },
    ascendant: {
      joined:
        'Uranüs Yükselen’ini silkelediği için saçını, odanı, tavrını değiştirmek isteyebilirsin. Yeni hâlini bir yıl boyunca prova etmeye hakkın var.',
      flowing:
        'Duruşuna özgür bir hava geliyor, ilginç insanlar da seni buluyor. Kendini farklı bir çevrede tanıtmak bu dönemde kolaylaşabilir.',
      tense:
        'İlişkilerde beklenmedik çıkışlar görülebilir; belki karşındakinden, belki senden. İpi koparmaktansa biraz uzatmak, bu dalgalı dönemde ikinize de hava bırakır.',
    },
    midheaven: {
      joined:
        'Uranüs düz yolda sıkıldığından mesleğin viraj alabilir. Sana tuhaf ama doğru gelen çağrıyı ciddiye alırken eski iş arkadaşlarınla arayı sıcak tut.',
      flowing:
        'Çalışma hayatında ferahlatıcı bir yenilik mümkün: başka bir rol, uzaktan bir düzen. Aklındakini ufak ölçekte sınamak için bol vaktin var.',
      tense:
        'Mesleğinde ya da evde ani bir değişiklik bütün programı oynatabilir. İstifa mektubunu yazmak rahatlatır, bir ay çekmecede tutmak daha çok rahatlatır.',
    },
  },
  neptune: {
    sun: {
      joined:
        'Kendi adını bile biraz uzaktan duyuyor gibisin. Sanat da merhamet de bu dönemde çoğalabilir; ayağını yere değdiren bir dost yakında bulunsun.',
      flowing:
        'Zorlamadan ilham alabildiğin, ince ışıklı bir dönem. Gönlündeki yaratıcı işe düzenli su verirsen bir iki yılda boy atabilir.',
      tense:
        'Neptün’ün buğusu yüzünden yönünü seçmek güçleşebilir. Kim olduğunu başkasının hayranlığında ararsan sis koyulaşır, yaptığın işlere bakarsan biraz açılır.',
    },
    moon: {
      joined:
        'Başkasının gözyaşı senin yanağından süzülebilir. Neptün Ay’ının sınırlarını erittiği için akşamları hangi hissin sana ait olduğunu ayıkla.',
      flowing:
        'Rüyaların renkli, yüreğin geçirgen. Eve bir köşe lambası, bir keman sesi, bir susma saati katmak seni uzun zaman besleyebilir.',
      tense:
        'Evde hangi derdin sana ait olduğu karışabilir. Birini kurtarmaya koşmadan önce bir gece uyu, sabah mesele çoğu kez küçülüyor.',
    },
    mercury: {
      joined:
        'Düşüncelerin bulut gibi biçim değiştiriyor. Öykü ve beste için bereketli bir zaman, hesap ve imza işlerinde ise ikinci bir çift göz iyi olur.',
      flowing:
        'Kelimelerinin arasında bir ezgi dolaşıyor. Yazdıkça, çizdikçe aklının şiirli tarafı güçlenebilir; insanlar da seni her zamankinden başka bir kulakla dinleyebilir.',
      tense:
        'Neptün Merkür’ün notlarını ıslattığından unutulan randevular bu dönemde artabilir. Söyleneni yazılı iste, kendi hayalini de söz vermiş gibi anlatma.',
    },
    venus: {
      joined:
        'Aşkı eski bir plak gibi cızırtılı ve büyülü yaşayabilirsin. Kalbin açık kalsın, gözün de verilen sözlerin tutulup tutulmadığında olsun.',
      flowing:
        'Merhametli, romantik bir yakınlık mevsimi uzun sürebilir. Sevdiğinle bir şarkı öğrenmek, hatta yan yana hiç konuşmadan yürümek bile aranızı derinleştirir.',
      tense:
        'Sevdiğini olduğu gibi görmek güçleşebilir, çünkü Neptün Venüs’ün sevgisini efsaneye çevirir. Çizdiğin sınır aşkı eksiltmez, yalnızca seni evine geri getirir.',
    },
    mars: {
      joined:
        'Balık’ın yöneticisi Neptün araya girince hırsın yumuşuyor. İtmek yerine akarak ilerleyen işler seç; yüzmek, müzik yapmak, birine destek olmak gibi.',
      flowing:
        'İlham gövdene iniyor, hareket ederken hayal kurabiliyorsun. İnandığın bir amaç uğruna çalışmak uzun bir süre seni yormadan, tersine güçlendirerek sürebilir.',
      tense:
        'Neptün hedefi sise soktuğundan isteğinin peşinde yorulabilirsin. Kızgınlığını yutma, kaynağını bulmadan da kimseye yöneltme; öfke sandığın şey bazen anlam arayışıdır.',
    },
    jupiter: {
      joined:
        'Göğe doğru genişleyen bir inanç, sınır tanımayan bir iyimserlik sarabilir seni. Bir sahil kasabasını cennet ilan etmeden önce orada bir kış geçir.',
      flowing:
        'Balık’ı paylaşan iki yönetici, Jüpiter’le Neptün, umudunla hayalini kolayca buluşturuyor. Manevi bir arayış, uzak bir ülke, ortak bir iyilik içini uzun süre doldurabilir.',
      tense:
        'Kutsal sandığın bir fikir seni fazla uzağa sürükleyebilir. Rehberin kim olursa olsun, ara sıra söze kendi aklın da karışsın.',
    },
    saturn: {
      joined:
        'Sağlam bildiğin duvarlar yumuşuyor, ayağının altında boşluk duyabilirsin. Hangi kuralın korkudan, hangisinin inançtan kaldığı bu birkaç yıl içinde yavaşça ayrışıyor.',
      flowing:
        'Neptün Satürn’ün sertliğini aldığından düzenine şefkat karışıyor. Sorumluluğunu daha yumuşak taşıyabilir, “Bir gün yaparım” dediğin hayali bugünkü işine katabilirsin.',
      tense:
        'Neptün görev duygunu aşındırdığı için “Ne uğruna?” sorusu gelebilir. İşi hemen bırakma; içinde unuttuğun anlamı ararken yükün yarısını indirebilirsin.',
    },
    uranus: {
      joined:
        'Özgürlük hayalin incelip mistikleşebilir, kuşağınla beraber. Uyandıran fikirle uyuşturan modayı ayırmak için arada yalnız yürümek iyi gelir.',
      flowing:
        'Sıra dışı bir sezgi, kuşağının ortak rüyasına dokunuyor. Elindeki buluş başkasının işine yaradıkça senin de hoşuna gidebilir.',
      tense:
        'Kurtuluş diye sunulan her şey özgürlük getirmeyebilir. Yaşıtların bir yöne akarken kıyıda oturup suyu izlemek de bir seçim.',
    },
    neptune: {
      joined:
        'Çok nadir bir buluşma: Neptün doğduğun zamanki yerinde. Bir kuşağın düşü başladığı noktaya dönerken senin anlatacakların da dinlenmeye değer.',
      flowing:
        'Yıllar önce kurulmuş bir düş, incelmiş hâliyle geri dönebilir. Yaşıtlarınla konuştukça onun hepinizde nasıl kaldığını görmek hoş.',
      tense:
        'Kuşağının inandığı bazı düşler bu aralar solgun görünebilir. Yitirdiğine üzülmek doğal, hâlâ içini ısıtan hangisiyse ona yer aç.',
    },
    pluto: {
      joined:
        'Kuşağının gizli gücü bir süredir katılığını yitiriyor. Denetimi biraz bırakmak, derindeki yumuşak yanını tanımak bu dönemin sessiz hediyesi olabilir.',
      flowing:
        'Merhametle dokunulduğunda eski bir kırgınlık yumuşayabilir. Yaşıtlarının da aşağı yukarı aynı onarımdan geçtiğini bilmek, insana kendini daha az yalnız hissettiriyor.',
      tense:
        'Kimin seni etkilediğini seçmek güçleşebilir. Kuşağının coşkusuna kapılıp bir kalabalığa karışmadan önce içinde hangi eski korkunun konuştuğunu dinle.',
    },
    ascendant: {
      joined:
        'Karşına çıkanlar sende kendi düşünü bulabilir, çünkü Neptün Yükselen’ini tül gibi örtüyor. Gizemin çekici; ara sıra adını, işini, isteğini sade bir dille söyle.',
      flowing:
        'Bakışlarında yumuşak, sanatçı bir hava dolaşıyor. Şefkatin ve hayal gücün, uzun bir süre tanıştığın insanlara iyi gelebilir.',
      tense:
        'Birini ya melek ya hayal kırıklığı olarak görmek kolay. Net bir soru ve arada tek başına geçen bir gün görüşünü berraklaştırır.',
    },
    midheaven: {
      joined:
        'Neptün unvana aldırmaz, mesleğinde daha çok anlam araman bundan. Sanata ya da yardım işlerine çekiliyorsan küçük bir denemeyle başlamak yeter.',
      flowing:
        'Hayal gücün iş hayatında değer görebilir; bir tasarım, bir afiş, insana dokunan bir hizmet. Esinine de mesai ayırmaya değer bir dönem.',
      tense:
        'İşte rolün bulanıklaşabilir, söylenti de dolaşabilir. Kimden ne beklendiğini çekinmeden sor, evde uzayan sessizliği de konuşarak aydınlat.',
    },
  },
  pluto: {
    sun: {
      joined:
        'Plüton kökten çalıştığı için yıllara yayılan bir yeniden kuruluş bu. Eski roller dökülürken alttan daha dayanıklı biri çıkıyor; gücünü kanıtlaman gerekmiyor.',
      flowing:
        'Yavaş ve emin bir güç birikiyor içinde. Bir alışkanlığı, bir işi kökten iyileştirmek için bu dönemde sabrın da yüreğin de yerinde.',
      tense:
        'Birileriyle irade yarıştırabilirsin, çünkü Plüton geri çekilmez. Kimin kazandığı zamanla önemini yitirir; senin vazgeçemediğin istek hangisi, asıl soru o.',
    },
    moon: {
      joined:
        'Plüton gömülü olanı kazdığından aileyle ilgili kalın bir perde aralanabilir, duyguların kabarabilir. Anlatmaya da susmaya da vakit ver, yanında sakin biri olsun.',
      flowing:
        'Eski bir ihtiyaç nihayet adını buluyor. Evini sadeleştirmek, nereden geldiğinle barışmak uzun vadede seni beklemediğin kadar kuvvetlendirebilir.',
      tense:
        'Plüton yarım sevmeyi bilmez, yakınlıkta sahiplenmen bu yüzden. Sıkı sıkı tutan ele bir bak: İçindeki korku kaç yaşında, kimden kaldı?',
    },
    mercury: {
      joined:
        'Düşüncelerin tek konunun üstünde dönen bir kartal gibi. Araştırmak, derine inmek için eşsiz bir dönem; saplanıp kalırsan başka manzaralar da var.',
      flowing:
        'Sözlerin uzun süre etkili olabilir, ikna gücün artıyor. Saklı kalmış bir bilgiyi ortaya çıkarmak, zorlu bir alanı öğrenmek sana yaraşır.',
      tense:
        'Plüton son söze düşkün olduğundan haklılığını kanıtlamak seni uzun süre oyalayabilir. Tartışmayı kazanıp yalnız kalmaktansa bazı soruları açık bırakmak daha hafif.',
    },
    venus: {
      joined:
        'Sevmenin en alt katına iniyor olabilirsin; tutku da kıskançlık da orada oturuyor. Birini elinde tutmak uğruna kendinden eksiltme.',
      flowing:
        'Sevgin olgunlaşıp yalınlaşıyor. Yıllara dayanmış bir bağ derinleşebilir, neyi gerçekten güzel bulduğun da bir mevsimden ötekine belirginleşir.',
      tense:
        'Sevgi ile güç aynı sepete girdiğinde işler karışıyor. Kimin ne kadar verdiğini suçlamadan konuşmak zor, susmak bundan da zor.',
    },
    mars: {
      joined:
        'Yerin altından yükselen bir sıcaklık gibi iradenin arttığını duyabilirsin. Öfkene sınırı belli bir yol açarsan büyük işlere yetecek güç var.',
      flowing:
        'Akrep’i birlikte yönettikleri için Plüton Mars’ına kararlılık veriyor. Yıllardır gözünde dağ gibi büyüyen bir hedef bu dönemde adım adım yaklaşabilir.',
      tense:
        'Seni köşeye sıkıştıran biri, bilediğin öfkeyi çağırabilir. Gücün en zor biçimi geri çekilebilmek, onu da elinde tutuyorsun.',
    },
    jupiter: {
      joined:
        'Plüton Jüpiter’inin büyüme isteğini derinleştirdiği için hırsın artabilir. İmkânların çoğalabilir; onları kimlerle bölüştüğün, ne kadar büyüdüğünden daha çok şey anlatır.',
      flowing:
        'Uzun vadeli bir hayal kök salıyor. Öğrenme ya da insanlara önderlik etme isteğin bu yıllarda güçlü bir destek bulabilir.',
      tense:
        'Bir kaleye dönebilir inancın, karşı görüşü düşman sanabilirsin. Surlarda bir soru sığacak kadar aralık bırak, içeriye serin hava girsin.',
    },
    saturn: {
      joined:
        'Plüton göstermelik onarıma kanmaz, yapının temelden elden geçmesi bundan. Eski sorumlulukların hangisi çürük, hangisi çelik? Bunu ayıklamak zaman istiyor, aceleye gelmiyor.',
      flowing:
        'Az sözle yürüyen, uzun soluklu bir inşa bu. Düzenini köklü biçimde yenilemek, sana verilen yetkiyi ciddiyetle taşımak giderek kolaylaşabilir.',
      tense:
        'Satürn tutar, Plüton bıraktırır; sıkışman da bundan, çözülmesi zaman ister. Cebinde taşıdığın tek bir çakılı atmak bile yürüyüşünü değiştirir.',
    },
    uranus: {
      joined:
        'Kuşağının özgürlük arzusu kökten yenileniyor. Senin payına küçük ama gerçek bir kopuş düşebilir, mesela artık inanmadığın bir kural.',
      flowing:
        'Değişim isteğine derinlik ekleniyor, yaşıtlarınla beraber uyanmak mümkün. Yeni fikrin uzun zamana yayıldıkça sağlamlaşıyor, acele etmene gerek kalmıyor.',
      tense:
        'Başkaldırmakla hükmetmek arasında gidip gelen bir zaman, kuşağın da aynı eşikte. Özgürlüğünü ararken kimseye kendi kuralını dayatma.',
    },
    neptune: {
      joined:
        'Kuşağının düşleri toprağın altına iniyor, orada değişiyor. Solan bir hayalin yerinde bir süre sonra daha yalın bir başkasını görebilirsin.',
      flowing:
        'Sezgin sessizce ve derinden güçleniyor. Aynı kuşaktan pek çokları gibi sen de sanatta, inançta, iyilikte aradığın biçime biraz daha yaklaşabilirsin.',
      tense:
        'Sevdiğin bir yanılsama usulca dağılabilir. Kuşağınla paylaştığın bu ayılmada hem gerçeğe hem de kırılan umuduna karşı nazik davranmaya çalış.',
    },
    pluto: {
      joined:
        'Plüton’un kendi yerine dönmesi yüzyılları bulan, çok ender bir olay. Bir kuşağın gücü başladığı noktaya gelirken sende kalan payı düşün.',
      flowing:
        'Yaşıtlarınla beraber güçle daha olgun bir ilişki kurabilirsin. Kökten yenilenmiş bir alışkanlık dışarıdan görünmese de içini ferahlatıyor.',
      tense:
        'Senin kuşağında herkes er geç şunu soruyor: Elimdeki güç neye yarıyor? Cevap, başkasını denetleme isteğini bıraktığın bir anda yaklaşabilir.',
    },
    ascendant: {
      joined:
        'Plüton yüzeyde oyalanmadığı için girdiğin odayı tartıyor gibisin. Bu yıllarda yeni bir yüze alışırken insanları etkilediğini bil, onlara seçme payı bırak.',
      flowing:
        'Sessiz bir çekim gücün var, insanlar sana önemli şeyler anlatabilir. Dinledikçe kendi duruşun da yıldan yıla kökleşiyor.',
      tense:
        'İkili ilişkilerde sözü edilmeyen bir güç oyunu görünür hâle gelebilir. Kazanma hırsı soğuyunca neyi birlikte istediğiniz ortaya çıkıyor.',
    },
    midheaven: {
      joined:
        'Mesleğin kökten sorgulanabilir: Neyi, kimin için yapıyorsun? Cevap birkaç yılda olgunlaşır; yetkin büyürse vicdanın da onunla büyüsün.',
      flowing:
        'İşinde sessizce etkili olabileceğin bir zaman dilimi. Arka planda kurduğun sağlam yapı, yıllar içinde saygın bir yere taşınabilir.',
      tense:
        'Plüton güç dengesini yokladığından tepedekilerle ya da aile büyükleriyle gerilim yaşayabilirsin. Bilgin, belgen ve dostların yanındaysa tek başına direnmen gerekmez.',
    },
  },
};
