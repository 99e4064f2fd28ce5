import type { NatalInterpretations } from '../../natal-text-types.ts';

/** A line on eight of the houses by the sign on the cusp. */
export const cuspSigns: NatalInterpretations['cuspSigns'] = {
  2: {
    aries:
      'İlk harçlığını bir şey satarak çoğaltmış olabilirsin. Kazancın sabah atılganlıkla gelir, öğleden sonra aynı hızla gider.',
    taurus:
      'Aldığın çanta on yıl dayansın istersin. Boğa kendi toprağında acele etmez, ucuzun peşine düşmez, birikeni de kolay kolay elletmez.',
    gemini:
      'Tek maaş sana az gelir, az gelmese sıkıcı gelir. İki küçük işin yan yana durması içini daha çok rahatlatır.',
    cancer:
      'Zor gün için kenara ayırdığın para, seni elindekinden daha çok avutur. Harcarken de önce evdekileri düşünürsün.',
    leo: 'Emeğine biçilen rakamı kendine biçilmiş not gibi okursun. Hesabı ödemeyi seversin, teşekkür edilmesini de.',
    virgo:
      'Her kuruşun nereye gittiğini bilmeden uyuyamazsın. Kazancın ustalıktan, rahatın fişlerin tutmasından gelir.',
    libra:
      'Sende güzel duran, çok işe yarayandan bir adım öndedir. Büyük alışverişe yanında fikrine güvendiğin biriyle çıkarsın.',
    scorpio:
      'Maaşını soran olursa konuyu değiştirirsin. Az eşyayla da yaşarsın, yeter ki birine borçlu kalmayasın.',
    sagittarius:
      'Elin açıktır, çünkü arkası gelir diye düşünürsün. Eşyaya kıyamadığın parayı yola hiç düşünmeden verirsin.',
    capricorn:
      'Taksit taksit kurulan şeye güvenirsin. Oğlak’ın kesesi gençken dardır, yıllar geçtikçe ağırlaşır.',
    aquarius:
      'Sahip olmaktansa ödünç almayı, ortak kullanmayı daha akıllıca bulursun. Gelirin de çoğunlukla alışılmadık bir kapıdan girer.',
    pisces:
      'Ay başında zengin, ay ortasında cömert, ay sonunda şaşkın olursun. Asıl sermayen, başkasının göremediğini hayal edebilmen.',
  },
  3: {
    aries:
      'Lafa dalışından yakınların yıllardır şikâyetçidir. Kısa yazar, hızlı okur, yanıldığını da aynı çabuklukla söylersin.',
    taurus:
      'Telefonda “düşüneyim” der, üç gün sonra ararsın. Elinle yaptığın şeyi öğrenirsin, öğrendiğini de kolay kolay unutmazsın.',
    gemini:
      'İkizler burada kendi mahallesindedir. Apartman grubundaki son havadisi, henüz yazılmadan kapıcıdan öğrenmişsindir.',
    cancer:
      'Eski mesajları silemezsin, içlerinde sesler saklıdır. Okulda da öğretmenini sevdiğin dersi öğrenirdin.',
    leo: 'Bakkala gidişini bile dinlenir bir hikâye hâline getirirsin. Sözün kesildiğinde küsmen, sahnen yarım kaldığı için.',
    virgo: 'Mesajı yollamadan iki kez okur, yine de bir harf eksik çıkınca düzeltmesini gönderirsin.',
    libra:
      'Sert bir mesajı yazar, siler, çiçek koyup yeniden yazarsın. Karşı tarafı dinledikçe kendi fikrin bir adım geri çekilir.',
    scorpio:
      'Soruyu sorduktan sonra uzun uzun susmayı bilirsin. Karşındaki o boşluğu doldurmaya kalkınca öğrenmek istediğini öğrenirsin.',
    sagittarius:
      'Saat sorana tarih anlatırsın. Konuşurken iki kolun da havadadır, rakamlar yuvarlanır, neşe hiç eksilmez.',
    capricorn:
      'Lafı ölçüp konuşman seni çocukken bile yaşından büyük gösterirdi. İmzanı da sözünü de boşa kullanmazsın.',
    aquarius:
      'Konuşurken konudan konuya atlarsın, aradaki köprüyü yalnız sen görürsün. Tuhaf bilgiler biriktirmek en ucuz eğlencen.',
    pisces:
      'Yol tarif ederken sokağın adını bilmez, ıhlamur kokusunu anlatırsın. Ders sürerken aklın camdaki damlanın yolunda kalır.',
  },
  5: {
    aries: 'Gönlün yarışta açılır; kolay kazanılan oyun da kolay kazanılan kalp de çabuk soğur.',
    taurus:
      'Pazar sabahını aceleye getirenle gönül eğlendiremezsin. Keyfin yavaş demlenir, bir kez yerleşti mi yıllarca çıkmaz.',
    gemini:
      'Seni güldüren mesajı üç kez okursun, tutulman da böyle başlar. Hevesin çeşit sever, mevsimde bir yenilenir.',
    cancer:
      'Birinin üstünü örtmeye başladıysan sevmişsindir. Yaptığın resmi, yazdığın şiiri gösterecek kadar güvendiğin insan azdır.',
    leo: 'Güneş’in burcu, sevincin evinde kendini tutamaz: Sevdin mi bütün apartman öğrenir, bestelediysen üst kat da ezberler.',
    virgo:
      'Satrançta açılış çalışır, dans ederken adım sayarsın. Kopan düğmeyi sormadan dikmek senin ilanıaşkındır.',
    libra:
      'Yalnız gidilen sinemadan yarım film seyretmiş gibi çıkarsın. Gönül işinde de resimde de eşini bulan renge bayılırsın.',
    scorpio:
      'Oyunda bile sonuna kadar gidersin, yarım heves seni üşütür. Kime vurulduğunu en yakın arkadaşın bir yıl sonra öğrenir.',
    sagittarius:
      'Açık havada neşelenmeyen oyunu oyundan saymazsın. Aşkta gülmek, söz verilmesinden önce gelir.',
    capricorn:
      'Eğlenmeyi işler bitince bırakırsın, işler de bitmez. Yaşın ilerledikçe şakaların çoğalır, aşkta bile geç açan bir dalsın.',
    aquarius:
      'Sevdiğin kişiyle önce bir tuhaflıkta ortak olursun. Randevu defteriyle kurulan romantizm seni soğutur, olmadık saatte gelen davet çeker.',
    pisces: 'Yağmurlu bir vapurda yan profilden görülmüş biri, sende bir yaz sürecek şarkıya dönüşebilir.',
  },
  6: {
    aries:
      'Sıraya girmiş işler seni bunaltır, acil olanlar diriltir. Sabahları hız alacak bir yokuş ararsın.',
    taurus:
      'Kendi bardağın, kendi sandalyen, pencereye bakan köşen: Bunlara dokunulmadıkça en uzun vardiyayı da çıkarırsın.',
    gemini:
      'Telefon çalarken not alır, not alırken laf yetiştirirsin. Tekdüze iş seni, yoğun işten daha çabuk yorar.',
    cancer:
      'İş yerinde yemek arasını hatırlatan, yeni gelene yer gösteren sensin. Gönlün kırıldıysa elin de ağırlaşır.',
    leo: 'Çöpü bile başın dik çıkarırsın. Mesai sana ağır gelmez, yaptığının altında başka birinin adını görmek gelir.',
    virgo:
      'Başak kendi tezgâhında: Vidaların boyuna göre dizili, hafta sonun saatlik. Kusur aramayı bıraktığın saat, gerçek molandır.',
    libra:
      'Nöbet çizelgesi haksız yapılmışsa kalemi bırakırsın. Uyumlu bir ekip, sana zamdan daha çok çalışma isteği verir.',
    scorpio:
      'Herkesin etrafından dolaştığı arızanın içine girer, akşam yüzün kararmış, gözün parlak çıkarsın. Sebebi bulmadan elini çekmezsin.',
    sagittarius:
      'Sabit masa sana ceza gibidir. Gezerek, öğreterek, her gün başka bir semtte çalıştığında işin angaryası da çekilir olur.',
    capricorn:
      'Bayramın ikinci günü dükkânı açanlardansın. Ağır yük seni yormaz, işi savsaklayan biriyle aynı vardiyaya düşmek yorar.',
    aquarius:
      '“Hep böyle yapılır” cümlesi sana bir davettir. Bir haftalık işi kimsenin anlamadığı bir tabloyla bir günde toparlarsın.',
    pisces:
      'Mesain dalga dalgadır: Bir gün taşar, bir gün çekilir. Eve dönünce ilk işin, günün başkalarından kalan havasını duşta bırakmak.',
  },
  8: {
    aries:
      'Yangında camı kıran elsin. Ortak hesap açılacağı zaman ise onay beklemek seni yangından çok terletir.',
    taurus:
      'Birine güvenmen yıllar alır, vazgeçmen daha da uzun sürer. Ortak malda sınır taşı görünür bir yere dikilsin istersin.',
    gemini:
      'Korktuğun şeyi lafa tutarsın, o da sıkılıp gider. Herkesin fısıldadığı konuyu meraklı bir çocuk rahatlığıyla sorarsın.',
    cancer:
      'Sırrını verdiğin kişiye yemek de yedirirsin. Eskiden açılmış bir yara, açanı çoktan bağışladığın hâlde sende saklı durur.',
    leo: 'Ağladığını gören insan parmakla sayılır, sayılanlar da ömürlük olur. Gururun en çok baş başa kalındığında sınanır.',
    virgo:
      'Sözleşmeyi de vefayı da satır satır okursun. Yakınlaştıkça kusur araman, incinmeden önce tedbir almandan.',
    libra:
      'Kime ne kadar düştüğü konuşulacaksa en kibar sözcükleri ararsın, arayış uzar. Gizli kalan haksızlık, açık olanından çok rahatsız eder.',
    scorpio:
      'Kendi evindeki Akrep kapıyı içeriden tutar. Bir insana tam güvendiğinde onun bütün sırlarını da üstüne alırsın.',
    sagittarius:
      'Başkasının ürktüğü bodruma ıslık çalarak inersin. Ortak borca imza atarken de aynı neşeyle kalemi kapman dikkat ister.',
    capricorn:
      'Kefil olmadan önce uzun düşünür, olduysan sonuna kadar durursun. Yakınlığın da vadeli hesap gibi sabırla işler.',
    aquarius:
      'Elektrikler kesildiğinde mumu ilk sen bulursun, aklın karışıklıkta berraklaşır. Sarılırken bile bir kolun serbest kalsın istersin.',
    pisces:
      'Sevdiğinin kâbusunu neredeyse sen görürsün. Bu incelik yakınlarına iyi gelir, yeter ki verilen borç ile verilen hediye ayrı satıra yazılsın.',
  },
  9: {
    aries:
      'Rehberi bekleyemez, patikaya tek başına dalarsın. Fikrin uğruna münakaşa etmek sana ibadet gibi gelir.',
    taurus:
      'Gittiğin yerden taş, tuz, kumaş getirirsin, broşür getirmezsin. İnancının tarlası belli, mevsimi bellidir.',
    gemini:
      'Başucunda yarım kalmış dört kitap, telefonunda üç dil uygulaması durur. Bir inanca bağlanmadan önce ötekilerle tanışmak istersin.',
    cancer:
      'Gurbette bulduğun ilk lokantada çocukluğunun yemeğini ararsın. İnancın da tanıdık bir sesten öğrendiğin dua gibidir.',
    leo: 'Sınıfa girdiğinde ders tiyatroya döner. Gezdiğin yerlerin fotoğrafında arkadaki anıttan çok sen görünürsün.',
    virgo:
      'Valizin listesi yolculuktan bir ay önce hazırdır. Büyük laflara kulak asmaz, kaynakçasına bakarsın.',
    libra:
      'Fikrini bulmak için iyi bir muhatap ararsın. Başka ülkelerin görgüsünü, hukukunu, meydanlarını seyretmek gözünü terbiye eder.',
    scorpio:
      'Bir konuya düştün mü dipnotun dipnotuna kadar inersin. İnancını değiştiren olay genellikle kimseye anlatılmaz.',
    sagittarius:
      'Yay burada evindedir, yani yolda. Bir dilin iki kelimesini öğrenmeden dönmez, döndüğünde de eski fikrini bulamazsın.',
    capricorn:
      'Diplomayı çerçeveletmezsin ama alana kadar da bırakmazsın. Dağa çıkmadan manzaradan söz edene kulak vermezsin.',
    aquarius:
      'Hiçbir okulun bütününe yazılmaz, hepsinden birer taş alırsın. Pek az kişinin uğradığı bir forumda fikirdaşların vardır.',
    pisces: 'Haritaya bakarken yolculuğa çoktan çıkmışsındır. İnancın delil toplamaz, bir ney sesi yeter.',
  },
  11: {
    aries:
      'Grubun “hadi kalkın” diyeni sensin. Dostluk için oturup konuşmak sana yetmez, aynı topun peşinden koşulmalı.',
    taurus:
      'İlkokul arkadaşının kapısını hâlâ zilsiz çalarsın. Yeni birini o halkaya almak birkaç hasat mevsimi sürer.',
    gemini:
      'Düğünde her masaya uğramadan gidemezsin. Dileklerin ayda bir değişir, dinleyen bulundukça da güzelleşir.',
    cancer:
      'Arkadaşın bir süre sonra kuzen olur. Memlekete gidemeyenlerin arife günü çağrıldığı ev çoğunlukla seninkidir.',
    leo: 'Ekibin formasını tasarlayan, marşını yazan sensin. Doğum gününü hatırlamayan dosta bir süre yüksekten bakarsın.',
    virgo:
      'Gezinin biletini alan, hesabı bölen, unutulan şarj aletini getiren arkadaşsın. Teşekkürü fazla bulur, gelmeyince fark edersin.',
    libra:
      'Küs iki arkadaşı aynı sıraya oturtmanın yolunu bulursun. Kalabalıkta herkese eşit gülümserken kendi dileğini söylemen sona kalır.',
    scorpio:
      'Tanıdığın çok, sırdaşın iki kişidir. Bir derneğe girdiğinde yönetimi kimin perde arkasından yürüttüğünü ilk ay çözersin.',
    sagittarius:
      'Otobüste yanına oturan yolcuyla akşama aile dostu olursun. Umudun bol keseden dağıtılır, yine de azalmaz.',
    capricorn:
      'Arkadaşını uzun bir tırmanışa çıkacakmış gibi seçersin. Çoğu senden büyüktür, dileklerinin de son tarihi vardır.',
    aquarius:
      'Kova kendi evinde, herkese aynı mesafede rahattır. Bir sürüye katıldığın gün ilk itirazı sen yazarsın.',
    pisces:
      'Sokaktan kedi toplar gibi arkadaş toplar, yaralı olanlardan başlarsın. Ettiğin dilek çoğu zaman başkası içindir.',
  },
  12: {
    aries:
      'Rüyada koşar, dövüşür, nefes nefese uyanırsın. Gündüz söylenmeyen hırs geceye taşındığı için yalnız çıkılan yokuş iyi gelir.',
    taurus:
      'Telefonun kapalı olduğu bir cumartesi, seni tatil köyünden çok dinlendirir. Kimsenin bilmediği bir kumbaran da bulunur.',
    gemini:
      'Uykuya dalarken bile biriyle laflarsın, o biri kendinsin. Kimsenin okumayacağı bir günlük zihninin gürültüsünü alır.',
    cancer:
      'Eski bir ninni, ansızın gözünü doldurabilir. İçinde baktığın küçük çocuktan kimseye söz etmezsin, o da geceleri seni bekler.',
    leo: 'Banyoda tam bir konser, kapı açılınca öksürük. Görünmeden yaratmak sende gizli bir kaynaktır, adını koymak cesaret ister.',
    virgo:
      'Gece üçte ocağın kapalı olduğunu biliyor, yine de kalkıp bakıyorsun. Başkası için sessizce düzelttiklerini kimse saymamıştır.',
    libra:
      'Bağışlayamadığın kişiyle içinden nazikçe tartışmayı sürdürürsün. Yalnızlığa, güzel bir şeye uzun uzun bakarak alışırsın.',
    scorpio:
      'Kimse senin neyi atlattığını tam bilmez. Kapanıp derine indiğin günlerden, kabuk değiştirmiş gibi çıkarsın.',
    sagittarius:
      'En uzun yolculuğun tavana bakarken yapılır. Sıkıştığında nereden geldiğini bilmediğin bir iyimserlik koluna girer.',
    capricorn:
      'Uyumadan önce günün hesabını veren içindeki memur, mührü hep sıkı basar. Onu izne yolladığın gece sahiden dinlenirsin.',
    aquarius:
      'Kafan, herkes yattıktan sonra vardiyaya girer. Yalnızken bulduğun fikri sabah anlatmaya kalkınca kelimeler onun hızına yetişmez.',
    pisces:
      'Balık burada evindedir, kıyısı olmayan bir suda. Rüyaların yüklü, merhametin sessiz; ara sıra başkasının hüznüyle uyandığın olur.',
  },
};
