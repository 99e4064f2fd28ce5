import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'Evlilik ya da ortaklık sende kimliğin ta ortasına yerleşir. Juno Güneş’le birleştiğinde verdiğin sözü adın kadar ciddiye alır, yanında gururla duracağın, senin de parlamanı isteyen birini ararsın. Birlikteyken açılırsın. Yalnız “biz” o kadar büyüyebilir ki “ben” diye başlayan cümleler azalır. Haftada bir gün, eşinle ortak olmayan bir hevesinin peşinden git.',
    flowing:
      'Seninle hayat kuran kişi kendinden vazgeçmek zorunda kalmaz, sen de kalmazsın. Juno’nun Güneş’e verdiği destek bağlılığı ferah bir şeye çevirir: Birbirinizin başarısına sevinir, kararları adil paylaşırsınız; kalabalıkta yan yana durmak ikinize de yakışır. Böyle bir rahatlıkta teşekkür kolayca unutulur; sıradan bir çarşamba duyulduğunda ise ikiniz de bir an ne diyeceğinizi bilemezsiniz.',
    tense:
      'Söz vermek ile kendin olmak arasında seçim yapman gerekiyormuş gibi hissedebilirsin. Juno Güneş’i zorladığında ya parlayan bir eşin gölgesinde kalır ya da ışığı bütünüyle kendine ayırırsın. Bu sürtünme zamanla sana eşitliği öğretir. Ortak hayatın hangi köşesinde son sözün kimde olduğu bir kez görünür olunca, pek çok kavga daha başlamadan biter.',
  },
  moon: {
    joined:
      'Seninle yaşlanmak isteyen, önce nasıl avutulduğunu öğrenmeli. Juno Ay’la birleştiğinde bağlılığın dili bakımdır: pişen çorba, değiştirilen çarşaf, gece yarısı sorulan “uyuyamadın mı?”. Eşini aile, evi yemin yerine koyarsın; yanındaki de kendini korunmuş hisseder. Söylemeden anlaşılmayı beklemek ise kırgınlık biriktirir; oysa ihtiyacın, akşam yemeğinden önce kurulmuş tek bir cümleyle çoğu zaman karşılanır.',
    flowing:
      'Yanındaki kişinin keyfini, anahtarı kapıda çevirişinden anlarsın. Ay ile Juno’nun uyumu ortak hayatı sıcak tutar; evde kimin neye ihtiyaç duyduğu çoğu zaman söze gelmeden bilinir, sadakat da külfet gibi yaşanmaz. Yuva kurmaya yatkınsın. İkinizin de hiç bilmediği bir kasabada geçen bir gece, evde bulduğunuz rahatlığın bavulla birlikte geldiğini gösterir.',
    tense:
      'Ailende gördüğün evlilik, bugün kurduğun sofrada fazladan bir tabak gibi durabilir. Ay ile Juno gerildiğinde ortağından beklediğin ile içindeki çocuğun istediği ayrı düşer; verilen söz tutulsa bile yüreğin açıkta kalır. Bu duyarlılık, anlatıldığında seni çok iyi bir eş yapar. Küstüğün gün odana çekilmeden önce nedenini söyle, çözümü sonraya kalsa da olur.',
  },
  venus: {
    joined:
      'Aşk mektubuyla nikâh defteri aynı elden çıksın istersin. Juno Venüs’e kavuştuğunda sevmek, seçmek ve kalmak tek bir karardır; ilişkide zarafet, karşılıklılık, güzel gündelik törenler ararsın, yıl dönümleri de aklından çıkmaz. Hava bozulmasın diye haksızlığı sineye çekmen mümkün. Adil gelmeyen bir düzeni çiçekle geçiştirme, kibarca masaya getir.',
    flowing:
      'Uzun yıllar sonra bile eşine bakıp “bu renk sana yakışmış” diyenlerden olabilirsin. Venüs Juno’ya yumuşak baktığında bağlılık tatlı bir alışkanlığa dönüşür; ortak zevkler, uzlaşmayı bilen sözler, birlikte ağırlanan konuklar. Seven yanınla söz veren yanın kavga etmez. Rahatlık özeni unutturmadıkça, ilk buluşmanın o tatlı telaşı yıllar sonra bile kapınızı çalabilir.',
    tense:
      'Beğendiğin insanla evlenmek isteyeceğin insan arasında kalmış olabilirsin. Venüs keyif ve hayranlık, Juno hakkaniyet ve sadakat arar; çekiştiklerinde ilgisiz bir söz ihanet kadar ağır gelir, verdiğinle aldığını tartmaya başlarsın. Bu terazi sana ilişkide adaleti öğretir. Beklediğin o küçük jest nihayet geldiğinde kabarmış hesabın yarısını unuttuğun da olur.',
  },
  mars: {
    joined:
      'Birlikte çadır kuramayacağın kişiyle hayat da kurmak istemezsin. Juno Mars’la buluştuğunda ortaklık hareket ister: aynı hedef, sıcak bir çekim, gerektiğinde açık bir kavga ve çabuk barışma. Sevdiğini sonuna kadar savunursun. Rekabet ise mutfağa, sohbete, yatak odasına sızabilir. İkinizin de acemisi olduğu bir uğraşta ise kazanan çıkmaz, en çok güldüğünüz akşamlar da onlardır.',
    flowing:
      'Taşınma günü sinirleri sağlam kalan çiftler vardır; sen böyle bir ortaklığa yatkınsın. Mars ile Juno iyi anlaşınca verilen söz eyleme geçer: Ev işleri paylaşılır, arzu canlı kalır, öfke birikmeden konuşulur. Seninle yola çıkan hız kazanır. Sevgini hep bir şey yaparak gösterdiğin için durmayı unutabilirsin; hiçbir işi bitirmeden yan yana oturduğunuz akşamlar da ilişkiye sayılır.',
    tense:
      'Kavgalarınız genellikle aynı cümleden mi çıkar? Juno bağlanmak, Mars kendi başına hareket etmek ister; sürtüştüklerinde sadakat kısıtlama, özgürlük ise meydan okuma gibi duyulur. Öte yandan tutkun ilişkiyi uyanık tutar, haksızlığa sessiz kalmazsın. Sakin bir günde kavganın kurallarını birlikte yazın: ne denmez, ne zaman ara verilir, ilk adımı kim atar.',
  },
  saturn: {
    joined:
      'Bir kez söz verdin mi takvim eskir, söz eskimez. Juno ile Satürn’ün kavuşumu evliliği ciddi, sınanmış, emekle örülen bir yapı olarak gösterir; geç bağlanabilir, flörtü bile ileriye dönük planlarla yaşayabilirsin. Güvenilirliğin eşin için büyük rahatlıktır. Görev sevgiyi örtmeye başladığında bunu ilk ele veren, hiçbir işe yaramayan neşeli bir âdetinizin çoktandır unutulmuş olmasıdır.',
    flowing:
      'İlişkinin sıkıcı denen işlerini, faturayı, randevuyu, apartman toplantısını üstlenmek sende sevmenin düpedüz kendisidir. Satürn Juno’ya omuz verdiğinde sınırlar belli, beklentiler gerçekçi olur; zor yıllar sizi dağıtmaz, birbirinize kaynaştırır. Zamanın sınadığı bağlara inanırsın. Bu sağlamlığın yanına sürpriz de yakışır: Cuma akşamı, nereye olduğunu söylemeden iki otobüs bileti al.',
    tense:
      'Bağlanmak gözüne bazen imzası büyük, maddesi çok bir kâğıt gibi görünür. Satürn Juno’yu sıktığında ya yalnız kalma korkusuyla ağır bir ortaklığı taşır ya da kimseyi yeterince sağlam bulmazsın. Sabrın ve dürüstlüğün uzun vadede saygı kazandırır. Kimsenin kimseden bir şey beklemediği bir pazar günü ise o kâğıdın nerede durduğunu bile hatırlamazsın.',
  },
};
