import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'Evlilik ya da ortaklık sende kimliğin ta ortasına yerleşir. Güneş benliği, Juno yemini taşıdığından, verdiğin sözü adın kadar ciddiye alır; yanında gururla duracağın, senin de parlamanı isteyen birini ararsın. Birlikteyken açılırsın. Ne var ki ortak kararlar arasında kendi isteğin unutulabilir. Haftada bir gün, eşinle paylaşmadığın bir hevesin peşinden git.',
    flowing:
      'Seninle hayat kuran kişi kendinden vazgeçmek zorunda kalmaz, sen de kalmazsın. Juno’nun Güneş’e verdiği destek bağlılığı ferah bir şeye çevirir: Birbirinizin başarısına sevinir, kararları adil paylaşırsınız; kalabalıkta yan yana durmak ikinize de yakışır. Böyle bir rahatlıkta teşekkür kolayca unutulur; durup dururken duyulduğunda ise ikiniz de bir an ne diyeceğinizi bilemezsiniz.',
    tense:
      'Söz vermek ile kendin olmak arasında seçim yapman gerekiyormuş gibi hissedebilirsin. Juno Güneş’i zorladığında ya parlayan bir eşin gölgesinde kalır ya da ışığı bütünüyle kendine ayırırsın. Güneş öne çıkmak, Juno yan yana yürümek ister; sürtüşme bundan. Ortak hayatın hangi köşesinde son sözün kimde olduğu bir kez belli olunca pek çok kavga daha başlamadan biter.',
  },
  moon: {
    joined:
      'Seninle yaşlanmak isteyen, önce seni nasıl avutacağını öğrenmeli. Juno Ay’la birleştiğinde bağlılığın dili bakımdır: ovulan sırt, değiştirilen çarşaf, gece yarısı sorulan “Uyuyamadın mı?”. Eşini aile bilir, evi de yemin sayarsın; yanındaki de kendini korunmuş hisseder. Söylemeden anlaşılmayı beklemek ise kırgınlık biriktirir; oysa ihtiyacın, uykudan önce kurulmuş tek bir cümleyle karşılanabilir.',
    flowing:
      'Yanındaki kişinin keyfini, anahtarı kapıda çevirişinden anlarsın. Ay yuvayı, Juno eşi gözettiği için ortak hayat sıcak kalır; evde kimin neye ihtiyaç duyduğu söze dökülmeden bilinir, sadakat de külfet gibi yaşanmaz. Yuva kurmaya yatkınsın. İkinizin de hiç bilmediği bir kasabada geçen bir gece, evde bulduğunuz rahatlığın bavulla birlikte geldiğini gösterir.',
    tense:
      'Ailende gördüğün birliktelik, bugün kurduğun evde fazladan bir sandalye gibi durabilir. Ay ile Juno gerildiğinde ortağından beklediğin ile içindeki çocuğun istediği ayrı düşer; verilen söz tutulsa bile yüreğin açıkta kalır. Bu duyarlılık, anlatıldığında seni çok iyi bir eş yapar. Küstüğün gün odana çekilmeden önce nedenini söyle, çözümü sonraya kalsa da olur.',
  },
  mercury: {
    joined:
      'Evlenme teklifinin uzun bir sohbetin ortasında, neredeyse laf arasında edilmesi sana yakışır. Juno Merkür’le aynı yerdeyken bağlılık dille kurulur: birlikte okunan gazete, iki kişilik espriler, gün içinde gidip gelen yirmi mesaj. Anlaşıldığını duymak sana sadakat kadar gerekir. Her meseleyi konuşarak çözme alışkanlığı yanındakini yorabilir; kimi sözler susulduğunda da tutulur.',
    flowing:
      'Zor haberin bile incitmeden söylenebildiği bir birliktelik kurmaya yatkınsın. Merkür’ün çevikliği Juno’nun ciddiyetini hafifletir: Sözleşme maddesi de çocukça bir şaka da aynı yürüyüşe sığar, küslükler uzamadan konuşulur. Ortağının aklına hayran kaldıkça bağ tazelenir. Bu kadar iyi anlaşan iki kişi, söylenmemiş olanın da bulunabileceğini bazen unutur.',
    tense:
      'Aynı konuşmadan ikinizin de başka bir söz vermiş olarak çıktığı olur. Juno kesin bir anlaşma, Merkür ucu açık bir söz ister; biri “Karar vermiştik” derken öbürü yalnızca düşünüyordur. Pürüzlerin çoğu kötü niyetten çok yarım bırakılmış cümleden doğar. Önemli kararları not eden çiftleri küçümsemezsen aranızdaki tartışmaların konusu hiç olmazsa değişir.',
  },
  venus: {
    joined:
      'Aşk mektubuyla evlilik cüzdanı aynı elden çıksın istersin. Juno Venüs’e kavuştuğunda sevmek, seçmek ve kalmak tek bir karardır; ilişkide zarafet, karşılıklılık, güzel gündelik törenler ararsın, yıl dönümleri de aklından çıkmaz. Venüs barışa düşkün olduğu için haksızlığı sineye çekmen mümkün. Adil gelmeyen bir düzeni çiçekle geçiştirme, kibarca dile getir.',
    flowing:
      'Uzun yıllar sonra bile eşine bakıp “Bu renk sana yakışmış” diyenlerden olabilirsin. Venüs Juno’ya yumuşak baktığında bağlılık tatlı bir alışkanlığa dönüşür: ortak zevkler, uzlaşmayı bilen sözler, birlikte ağırlanan konuklar. Venüs’ün sevgisi Juno’nun sözünden ürkmediği için bağlanmak zevklerini daraltmaz. Rahatlık özeni unutturmadıkça ilk buluşmanın o güzel telaşı ara sıra yeniden kapınızı çalabilir.',
    tense:
      'Beğendiğin insan ile evlenmek isteyeceğin insan arasında kalmış olabilirsin. Venüs keyif ve hayranlık, Juno hakkaniyet ve sadakat arar; çekiştiklerinde ilgisiz bir söz ihanet kadar ağır gelir, verdiğinle aldığını tartmaya başlarsın. Bu terazi sana ilişkide adaleti öğretir. Beklediğin o küçük jest nihayet geldiğinde kabarmış hesabın yarısı kendiliğinden silinir.',
  },
  mars: {
    joined:
      'Birlikte çadır kuramayacağın kişiyle hayat da kurmak istemezsin. Mars oturarak sevemez, kurduğun ortaklık bu yüzden hareket ister: aynı hedef, sıcak bir çekim, gerektiğinde açık bir kavga ve çabuk barışma. Yanındakini herkese karşı savunursun. Ne var ki rekabet arabaya, sohbete, yatak odasına sızabilir. İlk kez denediğiniz bir uğraşta ise kazanan çıkmaz, en çok da böyle akşamlarda gülersiniz.',
    flowing:
      'Taşınma günü sinirleri sağlam kalan çiftler vardır; sen böyle bir ortaklığa yatkınsın. Mars ile Juno iyi anlaşınca verilen söz eyleme geçer: Ev işleri paylaşılır, arzu canlı kalır, öfke birikmeden konuşulabilir. Seninle yola çıkan kişi hızlanır. Telaşlı günlerde sevgini bir şey yaparak gösterdiğin için durmayı unutabilirsin; hiçbir işi bitirmeden yan yana oturduğunuz akşamlar da ilişkiden sayılır.',
    tense:
      'Kavgalarınız genellikle aynı cümleden mi çıkar? Juno bağlanmak, Mars kendi başına hareket etmek ister; sürtüştüklerinde sadakat kısıtlama, özgürlük ise başkaldırı gibi duyulur. Öte yandan tutkun ilişkiyi uyanık tutar, haksızlığa sessiz kalmazsın. Sakin bir günde kavganın kurallarını birlikte yazın: Ne denmez, ne zaman ara verilir, ilk adımı kim atar.',
  },
  jupiter: {
    joined:
      'Birlikte bir yerlere gitmeyecekseniz aynı eve taşınmanın da anlamını pek göremezsin. Jüpiter Juno’nun yanında durunca evlilik bir ufuk hâline gelir; eşinde inanç, merak, gönül genişliği arar, ona öğretirken ondan öğrenirsin. Birbirinize duyduğunuz güven çevreye de yeter. Verilen sözler büyüdükçe küçükleri ihmal edilir, oysa bir ortaklık çoğunlukla hafta içi akşamlarında yaşanır.',
    flowing:
      'Eşinin uzak bir şehirde iş bulduğunu duysan önce onun adına sevinirsin. Bağlılığın hoşgörülüdür, çünkü Jüpiter’in geniş gönlü Juno’nun adalet ölçüsünü bol tutar; iki tarafın da ailesi, inancı, dili aynı evde yer bulur. Ortak bir hayal size dinçlik verir. İşler yolunda gittikçe verilen sözün de bakım istediğini unutmak kolaylaşır.',
    tense:
      'Kavuştuğun ilişki iyi, hayalini kurduğun ilişki biraz daha büyüktür. Juno elindekine sadık kalmayı, Jüpiter her zaman daha fazlasını öğütler; böylece ilişkiye bazen bir okulun, bazen bir seyahat acentesinin yükünü bindirirsin. İyi tarafı, bağın küçülmesine razı gelmemendir. Yanındaki o sırada senden küçücük bir şey istiyordur, belki yalnızca akşam erken gelmeni.',
  },
  saturn: {
    joined:
      'Nikâh sözü ağzından bir kez çıktı mı yıllar eskir, o eskimez. Juno ile Satürn’ün kavuşumu evliliği ciddi, sınanmış, emekle örülen bir yapı olarak gösterir; geç bağlanabilir, flörtü bile ileriye dönük planlarla yaşayabilirsin. Bu konuda güvenilirsin, çünkü Satürn tutamayacağı sözü vermez. Görev sevgiyi örtmeye başladığında bunu ilk ele veren, ikinizin neşeli bir alışkanlığının çoktandır unutulmuş olmasıdır.',
    flowing:
      'İlişkinin sıkıcı denen işlerini, sigortayı, randevuyu, apartman toplantısını üstlenmek sende sevmenin düpedüz kendisidir. Satürn Juno’ya omuz verdiğinde sınırlar belli, beklentiler gerçekçi olur; zor yıllar sizi dağıtmaz, birbirinize bağlar. Zamanın sınadığı bağlara inanırsın. Bu sağlamlığın yanına sürpriz de yakışır: Cuma akşamı, nereye olduğunu söylemeden iki otobüs bileti al.',
    tense:
      'Bağlanmak gözüne bazen imzası büyük, maddesi çok bir kâğıt gibi görünür. Satürn Juno’yu sıktığında ya yalnız kalma korkusuyla ağır bir ortaklığı taşır ya da kimseyi yeterince sağlam bulmazsın. Satürn zamanla yumuşar, sabrının uzun vadede saygı kazanması bundan. Kimsenin kimseden bir şey beklemediği bir pazar günü ise o kâğıdın nerede durduğunu bile hatırlamazsın.',
  },
  uranus: {
    joined:
      'Nikâh masasına oturulacaksa bile sandalyelerin yeri değişsin istersin. Uranüs Juno’ya değdiğinde ortaklık alışılmış kalıba sığmaz: Ayrı odalar, ayrı şehirler, geç bulunmuş ya da ani başlamış bir birliktelik sana ters gelmez. Uranüs zorla bağlanmadığından özgürken sadıksın. Bağın kuralını başkası yazarsa kaçarsın, iki kişi oturup yazdığınızda ise en sıkı bekçisi sen olursun.',
    flowing:
      'Eşinle aynı zamanda iyi bir arkadaş olmak sana zor gelmez. Uranüs’ün havası Juno’nun sözünü tazelediğinden kimse kimseyi denetlemez, ilişkinin düzenini dilediğiniz gibi değiştirirsiniz: Hafta içi ayrı, hafta sonu birlikte geçer. Bu esneklik yakınlığı korur. Mesafe hep bu kadar kolay olunca birinizin geceleri yalnız kaldığını söylemesi beklenenden geç olabilir.',
    tense:
      'Bağlılık sözü verdiğin hafta, gönlünde bir valiz hazırlama isteği doğar. Juno süreklilik, Uranüs serbestlik ister; ya sen verdiğin sözün kenarından dolaşırsın ya da günü gününe uymayan ortaklara rastlarsın. Bu huzursuzluk aranızdaki adaletsizlikleri erkenden görünür kılar. Özgürlüğünü kaçarak kullanmak yerine baştan pazarlığını yaptığın ilişkiler uzun sürer.',
  },
  neptune: {
    joined:
      'Evlilikten söz ederken gözlerin uzaklara dalar. Neptün Juno’yla kavuştuğunda aradığın eş biraz da bir ruh arkadaşıdır; merhametle, müzikle, ortak bir inançla bağlanır, karşındakini kusuruyla bile büyülü görürsün. Eşin zora düşünce fedakârsın, çünkü Neptün sevginin hesabını tutmaz. Oysa ne verdiğin, ne beklediğin düz cümlelerle de konuşulur; büyü buna dayanıklıdır.',
    flowing:
      'Sözün bittiği yerde bile yanında rahat ettiğin biri varsa kendini yuvanda sayarsın. Neptün’ün yumuşaklığı verilen sözün köşelerini törpüler: Kabahat büyütülmez, hüzün ayıp sayılmaz, ortak bir şarkı çoğu kez barışmanıza yeter. Birbirinizi söylemeden anladığınız çok olur. Böyle bir yakınlıkta sınırlar da sessizce silinebilir; kimin neye üzüldüğünü arada sırada sahiden sormak gerekir.',
    tense:
      'Biriyle daha yeni tanışmışken ona bir hikâye yazarsın, o da bilmediği bir rolün içinde kalır. Juno açık bir söz ister, Neptün sezdirmeyi sever; ya kendinden fazla feda eder ya da eksik kalan bir vaadin peşine düşersin. Sevginin merhameti sahicidir. Düş kırıklığı ihanetten çok, konuşulmamış bir beklentinin sesi olabilir; söze dökülünce hafifler.',
  },
  pluto: {
    joined:
      'Sevdiğin kişiyi ya bütünüyle içeri alırsın ya uzaktan selamlarsın. Plüton Juno’nun sözüne derinlik ve ağırlık katar: Sırların bilinmesi, zor yılların birlikte geçirilmesi sende evliliğin asıl ölçüsüdür. Plüton tam bağlanır, sadakatin bu yüzden sarsılmaz. Kıskançlık ile sahiplenme de aynı topraktan çıkar; güven, onun sensiz geçirdiği saatlere de yer açtıkça büyür.',
    flowing:
      'Başkalarını ayıran bir sarsıntıdan siz, yorgun ama daha yakın çıkabilirsiniz. Plüton’un dayanma gücü Juno’nun sözüne eklendiğinde ortaklık yenilenmeyi bilir: Para, aile, sır gibi ağır konular konuşulur, kimse altında ezilmez. Bağlılığın derin, gösterişsizdir. Yükü paylaşma alışkanlığına biraz oyun da eklenirse o kuvvetli bağ hafiflemeyi de öğrenir.',
    tense:
      'Ortak hesaptan çekilen küçük bir para yüzünden saatlerce tartışan bir çift düşün. Plüton denetledikçe Juno’nun eşitliği zedelenir; kıskançlığın sıkı sorularla, suskunlukla ya da mal paylaşımıyla konuştuğu olur. Aranızdaki dürüstlük bu basınçta çok şey kazanır, sabrınız yeterse. “Beni sınama, sor” cümlesi, böyle bir bağda epey işe yarar.',
  },
  ascendant: {
    joined:
      'Düğünlerde sana “Darısı başına” diyen pek çıkmaz, zaten biriyle geldiğin varsayılır. Juno Yükselen’de durunca ortak olmaya yatkın bir havan vardır: Karşındakini hesaba katar, adil davranır, iki kişilik plan yapmaya erken alışırsın. Bu yumuşak eşlik çevreni rahatlatır. Kendini bir ilişkinin adıyla tanıtmaya alıştığın dönemlerde, yalnız çekilmiş bir fotoğraf bulmak zorlaşır.',
    flowing:
      'Tanıştığın insanlar verdiğin sözün tutulacağını daha ilk günden anlar. Yükselen’in rahatlığı Juno’nun adil yanıyla anlaşınca ilişkiler gösterişe kaçmadan kurulur; paylaşmayı bilir, başkasına alan tanır, mesafeyi tatlı tutarsın. Ortaklık sende doğal bir duruştur. Kolay anlaşılmanın kötü yanı, incindiğini de herkesin sezeceğini sanman.',
    tense:
      'İlk bakışta herkesin yanında rahat biri sanılırsın, bağlanınca ortaya kimsenin tanımadığı, sözüne pek bağlı biri çıkar. Juno’nun beklentisi Yükselen’in tavrıyla çekişir: Özgür görünmek isterken karşılıklılık arar, uyum gösterirken hesap tutarsın. Yakın olduklarınla ilk haftada konuşulmuş bir beklenti, aylar süren sessiz kırgınlıkları daha başlamadan önler.',
  },
  midheaven: {
    joined:
      'Eşinin başarısı senin hanene, seninki onun hanesine yazılır. Juno Tepe Noktası’nda durduğunda ortaklık toplumun önünde yaşanır: Birlikte kurulan iş, adınızın yan yana geçtiği bir haber, mahallece bilinen bir birliktelik sana yakışır. Bağlılığın itibarına eklenir. Herkesin gördüğü bu birliğin içinde kimsenin görmediği yorgun akşamlar da var, onları konuşmak çoğu zaman sonraya kalır.',
    flowing:
      'Kariyerinde bir adım atarken yanındaki kişi bunu herkesten önce bilsin istersin. Tepe Noktası ile Juno uyumluyken ortaklık ile hırs birbirini besler; iki taraf da ötekinin işini ne kıskanır ne küçümser. Beraber iş yapmak size yakışabilir. Tek pürüz, ikinizin de bitkin döndüğü akşamlarda kimin dinleneceğinin hiç konuşulmamasıdır.',
    tense:
      'Eve döndüğünde “Yine mi toplantı?” sorusu sana haksız bir duruşma gibi gelebilir. Juno evdeki sözü, Tepe Noktası işteki sözü tutmanı ister; hangisini önce tutsan öbürü havada kalır. Bu çekişme size eşitliği konuşturduğu için işe yarar. Kimin ne kadar çalıştığı, kimin ne kadar beklediği yan yana yazıldı mı suçlamanın yerini sade bir hesap alır.',
  },
};
