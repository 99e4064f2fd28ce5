import type { NatalInterpretations } from '../../natal-text-types.ts';

/** A line on eight of the houses by the sign on the cusp. */
export const cuspSigns: NatalInterpretations['cuspSigns'] = {
  2: {
    aries:
      'İlk harçlığını bir şey satarak çoğaltmış olabilirsin. Ateş burcunda kazanç sabah atılganlıkla gelir, öğleden sonra aynı hızla gidebilir.',
    taurus:
      'Aldığın çanta on yıl dayansın istersin. Boğa toprak burcudur, ucuzun peşine düşmez, birikeni de kolay kolay elletmez.',
    gemini:
      'Tek maaş sana az gelir, az gelmezse sıkıcı gelir. İki küçük işi yan yana yürütmek seni rahatlatır, çünkü Merkür çeşit sever.',
    cancer:
      'Zor gün için kenara ayırdığın para, seni elindekinden daha çok avutur. Harcarken de önce evdekileri düşünürsün.',
    leo: 'Aslan paraya gururunu da kattığından, emeğine biçilen fiyatı kendine verilmiş not gibi okursun. Hesabı ödemeyi seversin, teşekkür edilmesini de.',
    virgo:
      'Her kuruşun nereye gittiğini bilmeden kolay uyuyamazsın. Kazancın ustalıktan, huzurun tutan hesaptan gelir.',
    libra:
      'Senin gözünde güzel olan, işe yarayanın bir adım önündedir. Büyük alışverişe zevkine güvendiğin biriyle çıkarsın.',
    scorpio:
      'Maaşını soran olursa konuyu değiştirirsin. Az eşyayla da yaşarsın, yeter ki birine borçlu kalmayasın.',
    sagittarius:
      'Para gelince elin açılır, çünkü arkası gelir diye düşünürsün. Eşya alırken kıyamadığın parayı yola hiç düşünmeden verirsin.',
    capricorn:
      'Taksit taksit kurulan şeye güvenirsin. Satürn’ün yönettiği kese gençken dar olabilir, yıllar geçtikçe ağırlaşır.',
    aquarius:
      'Sahip olmaktansa ödünç almayı, ortak kullanmayı daha akıllıca bulabilirsin. Kazancın da çoğunlukla alışılmadık bir yoldan gelir.',
    pisces:
      'Kimi ayın başında zengin, ortasında cömert, sonunda şaşkın olursun. Asıl sermayen, başkasının göremediğini hayal edebilmen.',
  },
  3: {
    aries:
      'Yakınların, sözlerini kesmenden yıllardır şikâyetçi olabilir. Mars beklemeyi bilmediğinden kısa yazar, hızlı okur, yanıldığını da çabuk söylersin.',
    taurus:
      'Konu önemliyse telefonda “Düşüneyim” der, üç gün sonra ararsın. Toprak burcu elle öğrenir, öğrendiğini de yıllarca unutmaz.',
    gemini:
      'Merkür’ün yönettiği İkizler burada kendi mahallesindedir. Son havadisi, apartman grubuna yazılmadan önce kapıcıdan öğrenmişsindir.',
    cancer:
      'Eski mesajları silemezsin, içlerinde sesler saklıdır. Ay kalbiyle öğrendiği için öğretmenini sevdiğin dersi bilirdin.',
    leo: 'Otobüs bekleyişini bile merakla dinlenen bir hikâye hâline getirirsin. Sözün kesildiğinde küsmen, sahnen yarım kaldığı için.',
    virgo:
      'Tabeladaki eksik harf yol boyu aklında kalır, çünkü Başak kusur affetmez. Yazdığın cümle son noktasına kadar düzgündür.',
    libra:
      'Komşuya sert bir mesajı yazar, siler, çiçek koyup yeniden yazarsın. Terazi iki kefeye de baktığından orada kendi fikrin bir adım geri çekilir.',
    scorpio:
      'Bir sırrın ardındaysan soruyu sorduktan sonra uzun uzun susmayı bilirsin. Karşındaki, o boşluğu doldurmaya kalkınca öğrenmek istediğini öğrenirsin.',
    sagittarius:
      'Saati sorana saatin tarihini anlatırsın. Konuşurken iki kolun da havadadır, rakamlar yuvarlanır, neşe eksilmez.',
    capricorn:
      'Lafı ölçüp konuşman seni çocukken bile yaşından büyük göstermiş olabilir. Satürn israftan hoşlanmaz, sözünü boşa harcamaman bundan.',
    aquarius:
      'Komşuyla konuşurken konudan konuya atlarsın, aradaki köprüyü senden başkası göremez. Tuhaf bilgiler biriktirmek en ucuz eğlencen.',
    pisces:
      'Yeni komşunun adını unutur, merdivende mırıldandığı ezgiyi aylarca hatırlarsın. Ders sürerken aklın camdaki damlanın yolunda kalır.',
  },
  5: {
    aries:
      'Koç’u Mars yönettiği için gönlün yarışta açılır; kolay kazandığın oyundan da kalpten de çabuk soğursun.',
    taurus:
      'Pazar sabahını aceleye getirenle eğlenmek sana zor gelir. Keyfin yavaş demlenir, tadı ise damağında yıllarca kalır.',
    gemini:
      'Seni güldüren mesajı üç kez okursun, âşık olman da böyle başlar. Değişken burçta heves kök salmaz, mevsimde bir yenilenir.',
    cancer:
      'Birinin üstünü örtmeye başladıysan sevmişsindir. Yaptığın resmi, yazdığın şiiri yarım hâliyle gösterecek kadar güvendiğin insan az olabilir.',
    leo: 'Güneş’in yönettiği burç, sevincin evinde kendini zor tutar: Sevdiğini karşı pencereler bile duyabilir, bir şarkı bestelediysen üst kat da ezberler.',
    virgo:
      'Satrançta açılış çalışır, dans ederken adım sayarsın. Kopan düğmeyi sormadan dikmek senin ilanıaşkındır.',
    libra:
      'Yalnız gidilen sinemadan yarım film seyretmiş gibi çıkarsın. Gönül işinde de resimde de eşini bulmuş renklere bayılırsın.',
    scorpio:
      'Oyunda bile sonuna kadar gidersin, çünkü Akrep yarım hevesle ısınmaz. Kime tutulduğunu en yakın arkadaşın bile bir yıl sonra öğrenir.',
    sagittarius:
      'Açık havada oynanmayan oyunu oyundan saymazsın. Aşkta gülmek sözden önce gelir, çünkü Jüpiter yük taşımaz.',
    capricorn:
      'Eğlenmeyi çoğu zaman işlerin sonuna bırakırsın, işler de bitmez. Yaşın ilerledikçe oyunların çoğalır, aşkta da geç açan bir dalsın.',
    aquarius:
      'Sevdiğin kişiyle önce ortak bir tuhaflıkta buluşursun. Randevu defteriyle kurulan romantizm seni soğutur, olmadık saatte gelen davet çeker.',
    pisces:
      'Puslu bir sabah iskelede profilden gördüğün biri, yıllarca dilinden düşmeyen bir ezgiye dönüşebilir.',
  },
  6: {
    aries:
      'Öncü burç sıra beklemez: Uzayan işler seni bunaltır, acil olanlar diriltir. Sabahları gücünü deneyeceğin bir spor ararsın.',
    taurus:
      'Kendi hırkan, kendi sandalyen, pencereye bakan köşen: Bunlara dokunulmadıkça en uzun vardiyayı da çıkarırsın.',
    gemini:
      'Bir işin ortasında ikincisine başlar, üçüncüsünü anlatırsın. Merkür’ün merakı yüzünden tekdüze iş seni yoğun işten daha çabuk yorar.',
    cancer:
      'İş yerinde başkalarına paydos saatini hatırlatan, yeni gelene yer gösteren sensin. Gönlün kırıldıysa elin de ağırlaşır.',
    leo: 'Çöpü bile başın dik çıkarırsın. İşin ağırından gocunmaz, yaptığının altında başka birinin adını görürsen gocunursun.',
    virgo:
      'Başak kendi tezgâhında: Vidaların boyuna göre dizili, hafta sonun saat saat belli. Kusur aramayı bıraktığın saat, gerçek molandır.',
    libra:
      'Venüs ölçü aradığı için nöbet çizelgesi haksızsa kalemi bırakırsın. Uyumlu bir ekip, sana zamdan daha çok çalışma isteği verir.',
    scorpio:
      'Herkesin etrafından dolaştığı arızanın içine girer, akşam ellerin kararmış, gözlerin parlak çıkarsın. Plüton hep köke iner, sebebi bulmadan çekilmemen ondan.',
    sagittarius:
      'Gün boyu masa başında kalmak sana cezadır, çünkü Yay ufuk ister. Gezerek, öğreterek, her gün başka bir semtte çalıştığında işin angaryası da çekilir olur.',
    capricorn:
      'Bayramın ikinci günü dükkânı açanlardansın. Ağır yükten yılmazsın; işi savsaklayan biriyle aynı vardiyaya düşmek yorar.',
    aquarius:
      '“Hep böyle yapılır” cümlesi sana bir davettir. Bir haftalık işi kendi uydurduğun bir tabloyla bir günde toparlarsın.',
    pisces:
      'Su burcunun mesaisi dalga dalgadır: Bir gün taşar, bir gün çekilir. Eve dönünce ilk işin, günün başkalarından kalan havasını duşta bırakmak.',
  },
  8: {
    aries:
      'Yangında camı ilk kıran sensin. Ortak hesap açılacağı zaman ise onay beklemek seni yangından çok terletir.',
    taurus:
      'Sabit burç güvenmeye yıllar harcar, vazgeçmesi daha da uzun sürer. Ortak malda sınır taşı görünür bir yere dikilsin istersin.',
    gemini:
      'Korktuğun şeyi lafa tutarsın, o da sıkılıp gider. Herkesin fısıldadığı konuyu meraklı bir çocuk rahatlığıyla sorarsın.',
    cancer:
      'Sırrını verdiğin kişiye yemek de yedirirsin. Eskiden açılmış bir yara, açanı çoktan bağışladığın hâlde sende saklı durabilir.',
    leo: 'Seni kendi derdine ağlarken görenler parmakla sayılır, onlar da ömürlük olur. Aslan seyirciye alıştığından gururun en çok baş başayken sınanır.',
    virgo:
      'Sözleşmeyi de vefayı da satır satır okursun. Yakınlaştıkça kusur araman, incinmeden önce tedbir almandan.',
    libra:
      'Kime ne kadar düştüğü konuşulacaksa en kibar sözcükleri ararsın, arayış uzar. Gizli kalan haksızlık seni açık olandan daha çok rahatsız eder.',
    scorpio:
      'Akrep burada kendi doğal alanındadır, kapıyı içeriden tutar. Bir insana tam güvendiğinde onun bütün sırlarını da yüklenirsin.',
    sagittarius:
      'Başkasının ürktüğü bodruma ıslık çalarak inersin. Ortak borca imza atarken kalemi aynı neşeyle kapma, maddeleri oku.',
    capricorn:
      'Kefil olmadan önce uzun düşünür, olduysan sonuna kadar sözünde durursun. Zamanı Satürn yönetir, yakınlığın da vadeli hesap gibi işler.',
    aquarius:
      'Elektrikler kesildiğinde mumu ilk sen bulursun, aklın karışıklıkta berraklaşır. Birine çok yaklaştığında bile kendine biraz mesafe payı bırakırsın.',
    pisces:
      'Sevdiğinin kâbusunu neredeyse sen görürsün. Bu incelik yakınlarına iyi gelir, yeter ki verilen borç ile verilen hediye ayrı satıra yazılsın.',
  },
  9: {
    aries:
      'Kafilenin toplanmasını bekleyemez, kapıdan ilk sen çıkarsın. Hararetli bir münakaşa seni sabaha kadar ayakta tutar.',
    taurus:
      'Gittiğin yerden taş, tuz, kumaş getirirsin, fotoğrafla yetinmezsin. İnancının tarlası da mevsimi de bellidir.',
    gemini:
      'Başucunda yarım kalmış dört kitap, telefonunda üç dil uygulaması durur. İkizler tek cevaba sığmaz, başka inançlarla tanışmak istemen bundan.',
    cancer:
      'Gurbete vardığın ilk hafta bir hemşehri bulursun. İnancın da tanıdık bir sesten öğrendiğin dua gibidir.',
    leo: 'Sınıfa girdiğinde ders tiyatroya döner. Gezdiğin yerlerin fotoğrafında arkadaki anıttan çok sen görünürsün.',
    virgo:
      'Valiz listen yolculuktan bir ay önce hazır olabilir. Büyük lafın kaynakçasına bakarsın, çünkü Başak kanıt ister.',
    libra:
      'Fikrini bulmak için iyi bir muhatap ararsın. Başka ülkelerin görgüsünü, hukukunu, meydanlarını tanımak yargını keskinleştirir.',
    scorpio:
      'Bir konunun peşine düştün mü dipnotun dipnotuna kadar inersin. İnancını değiştiren olay genellikle kimseye anlatılmaz.',
    sagittarius:
      'Jüpiter’in yönettiği Yay burada doğal alanında, yani yoldadır. Gittiğin yerin dilinden iki kelime öğrenmeden dönmez, döndüğünde de eski fikrini bulamazsın.',
    capricorn:
      'Diplomayı çerçeveletmezsin, ama alana kadar da peşini bırakmazsın. Dağa çıkmadan manzaradan söz edene kulak vermezsin.',
    aquarius:
      'Hiçbir ekole bütünüyle bağlanmaz, hepsinden birer taş alırsın. Pek az kişinin uğradığı bir forumda fikirdaşların vardır.',
    pisces:
      'Haritaya bakarken yolculuğa çoktan çıkmışsındır. Neptün delil toplamadığından inancın bazen bir ney sesiyle tazelenir.',
  },
  11: {
    aries:
      'Grubun “Hadi kalkın” diyeni sensin. Oturup konuşmak ateş burcuna yetmez, dostlukta aynı topun peşinden koşulmalı.',
    taurus:
      'İlkokul arkadaşına hâlâ haber vermeden gidersin. Yeni birini o kadar yakınına alman birkaç hasat mevsimi sürer.',
    gemini:
      'Düğünde her masaya uğramadan gidemezsin. Dileklerin ayda bir değişir, dinleyen bulundukça da güzelleşir.',
    cancer:
      'Arkadaşın bir süre sonra kuzenin gibi olur. Memlekete gidemeyenlerin arife günü çağrıldığı ev çoğunlukla seninkidir.',
    leo: 'Ekibin formasını tasarlayan, marşını yazan sensin. Emeğini anmayan dosta bir süre yüksekten bakarsın.',
    virgo:
      'Gezinin biletini alan, hesabı bölen, unutulan şarj aletini getiren arkadaşsın. Kendi doğum gününün programını bile sen yaparsın.',
    libra:
      'Küs iki arkadaşı aynı sıraya oturtmanın yolunu bulursun. Kalabalıkta herkese eşit gülümserken kendi dileğini söylemen sona kalır.',
    scorpio:
      'Tanıdığın çok, sırdaşın iki kişidir. Bir derneğe girdiğinde yönetimi kimin perde arkasından yürüttüğünü ilk ay çözersin.',
    sagittarius:
      'Vapurda yanına oturan yolcuyla akşama aile dostu olursun. Umudun dağıtıldıkça azalmaz, çünkü Jüpiter’in kesesi boldur.',
    capricorn:
      'Yakın dostlarını uzun bir tırmanışa çıkacakmış gibi seçersin. Çoğu senden büyük olabilir, çünkü Satürn yaşa saygı duyar; dileklerine bile son tarih koyarsın.',
    aquarius:
      'Kova dostlukta kendi yerini bulur, herkese aynı mesafede rahat eder. Bir sürüye katıldığın gün ilk itirazı sen yazarsın.',
    pisces:
      'Sokaktan kedi toplar gibi arkadaş toplar, yaralı olanlardan başlarsın. Ettiğin dilek çoğu zaman başkası içindir.',
  },
  12: {
    aries:
      'Rüyada koşar, dövüşür, nefes nefese uyanırsın. Mars’ın gündüz susan hırsı geceye taşındığı için tek başına bir akşam koşusu iyi gelir.',
    taurus:
      'Telefonun kapalı olduğu bir cumartesi, seni tatil köyünden çok dinlendirir. Bir köşede gizli bir birikimin de bulunabilir.',
    gemini:
      'Uykuya dalarken bile biriyle laflarsın, o biri kendinsin. Kimsenin okumayacağı bir günlük, zihninin gürültüsünü alır.',
    cancer:
      'Eski bir ninniyle gözlerin ansızın dolabilir. Gizliden gizliye özlediğin evden kimseye söz etmezsin, o da geceleri rüyana girer.',
    leo: 'Boş odada kusursuz bir tirat, zil çalınca ciddi bir yüz. Görünmeden yaratmak sende gizli bir kaynaktır, yarattığını göstermek cesaret ister.',
    virgo:
      'Gece üçte ocağın kapalı olduğunu biliyor, yine de kalkıp bakıyorsun. Başkası için sessizce düzelttiklerini kimse saymamıştır.',
    libra:
      'Bağışlayamadığın kişiyle içinden nazikçe tartışmayı sürdürürsün. Yalnızlığa, güzel bir şeye uzun uzun bakarak alışırsın.',
    scorpio:
      'Kimse senin neyi atlattığını tam bilmez. Akrep kabuk değiştirerek yaşadığından, derine indiğin günlerden yenilenmiş çıkarsın.',
    sagittarius:
      'Tavana bakarken çok uzaklara gidersin. Sıkıştığında, nereden geldiğini bilmediğin bir iyimserlik koluna girer.',
    capricorn:
      'Uyumadan önce içindeki memur günün hesabını sorar, mührü de sıkı basar. Onu izne yolladığın gece sahiden dinlenirsin.',
    aquarius:
      'Kafan, herkes yattıktan sonra vardiyaya girer. Yalnızken bulduğun fikri sabah anlatmaya kalkınca kelimeler onun hızına yetişmez.',
    pisces:
      'Balık burada alışık olduğu, dibi görünmeyen bir suda yüzer. Rüyaların yüklü, merhametin sessiz; ara sıra başkasının hüznüyle uyandığın olur.',
  },
};
