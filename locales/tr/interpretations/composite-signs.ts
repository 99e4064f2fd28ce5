import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two people as a third: its lights, Ascendant, Venus and Mars by sign. */
export const compositeSigns: PairInterpretations['compositeSigns'] = {
  sun: {
    aries:
      'İkinizin toplamı bir türlü yerinde duramaz. Yan yana geldiğinizde çoğu zaman önce başlanır, sonra konuşulur; kimin fikri olduğu da çabuk unutulur. Koç ateş burcu olduğundan bu ortaklık yokuş görünce neşelenir, düzlükte ise kendi içinde yarış arar.',
    taurus:
      'Bu bağ oturaklı bir insan gibidir, her işi ağırdan alır. Birlikte kurduğunuz şeyler kalıcı olur: bir atölye, bir dükkân, her yıl aynı koyda geçen yaz. Boğa sabit burçtur, büyük değişiklik lafı ikinizi de gerer. Yeni bir huya mevsimler içinde alışırsınız, zorlayana kapıyı kapatırsınız.',
    gemini:
      'Bu bağ konuşarak nefes alır. Gün içinde olanı birbirinize anlatmadan olmuş saymazsınız; ortak hayatınız haberlerden, şakalardan, yarım kalmış konulardan kurulu bir dergi gibidir. Her konuya girip asıl meseleye gelmediğiniz haftalar olur, o sayfayı da birlikte açmak gerekir.',
    cancer:
      'Bir araya geldiğinizde çevrenizde duvarlar, üstünüzde çatı belirir. İkinizin ortak özü korumaktır: birbirinizi, bir geçmişi, size sığınanı. Dışarıdan bakan bunu sıcak, ara sıra da kapalı bulur. Alınganlık ikiye katlandığından, güvendiğiniz bir dostun arada pencereyi açması iyi gelir.',
    leo: 'İki kişilik bir gösteri topluluğusunuz, dekoru da kostümü de var. Birlikteyken kutlamak için hep bir sebep bulunur, çekingen olanınız bile bu ortaklıkta başını kaldırır. Güneş kendi burcunda cömerttir, ama alkışı sever. Kimin adının önce yazıldığı gündeme geldiyse yeni oyuna iki başrol yazın.',
    virgo:
      'Başak’ı Merkür yönetir, ortaklığınızın zekâsı ayrıntıda belli olur: Düzeltir, ayıklar, işe yarar hâle getirir. Yan yana çalışırken mutlusunuz, teşekkürünüzü de bir sonraki işi üstlenerek edersiniz. Ne var ki elinizde onaracak bir şey kalmadığında sıra birbirinize gelebilir, o gün gezmeye çıkın.',
    libra:
      'Birlikteyken söze çoğu zaman nazikçe başlanır. Denk olmak, danışmak, güzel bir ortam kurmak ortak amacınızdır ve bu uyum çevrenizdekileri de yumuşatır. Kimse kırılmasın diye ortada bırakılan kararlar birikir. Bir gün ikiniz de seçiminizi açıkça söylediğinizde denge eskisinden sağlam durur.',
    scorpio:
      'Aranızda olanı dışarıya anlatmakta zorlanırsınız, anlatmak da istemezsiniz. Ortak özünüz derinlik ve sadakattir; ikiniz bir odada sustuğunuzda bile bir şeyler olup biter. Böyle bir birlik fırtınaya dayanır, yüzeysel günlerde ise sıkılır. Güven tazelendikçe güç kavgaları kendiliğinden söner.',
    sagittarius:
      'İkinizin ortak adresi yoldur. Aynı dersi, aynı ülkeyi, aynı büyük soruyu kovaladıkça birbirinize yaklaşırsınız; umut bu ortaklığın yakıtıdır. Ayrıntıları kim üstlenecek diye sorulduğunda ise sessizlik olur. Gülmeyi bildiğiniz için kaçırılan treni bile sonradan güzel bir hikâyeye çevirirsiniz.',
    capricorn:
      'Bu, uzun yolculuk için kurulmuş bir ortaklıktır. Birlikteyken ciddileşir, hesap yapar, verilen sözü günü gününe tutarsınız; yıllar geçtikçe de ağırlığınız artar. Oğlak’ı Satürn yönettiği için sevinciniz sonradan gelir. “Kutlamayı bekletmeyin” dense de siz tepeye çıkmadan rahat edemezsiniz.',
    aquarius:
      'Bağınıza hazır bir isim uymaz. Dost mu, aile mi, suç ortağı mı diye soranlara farklı cevaplar verirsiniz, ikinizinki de doğru çıkar. Hava burcu Kova yakınlığa nefes payı bırakır; alışılmadık bir düzen yürütmek size zor gelmez. Serinlik uzadığında biriniz sebepsiz yere arasın, yeter.',
    pisces:
      'Sizinki, sınırları suyla çizilmiş bir ortaklıktır; biriniz nerede biter, öbürünüz nerede başlar, belli olmaz. Birlikte hayal kurar, canı yananı gözetir, bir hikâyenin içinde kaybolursunuz. Kimin neyi yapacağı ise puslu kalır. Ortak özünüz merhamettir, onu ayakta tutan da birkaç açık sözdür.',
  },
  moon: {
    aries:
      'Aranızda duygular pek bekletilmez, geldikleri gibi söylenir. Küsmeniz de barışmanız da çabuk olur; o yüzden dertler uzun sürmez. Sakinleşmek için hareket gerekir, mesela tartışmanın ortasında kalkıp birlikte halı silkelemek.',
    taurus:
      'Yan yana oturunca omuzlar iner. Toprak burcundaki Ay, güveni sözden çok alışkanlıkla kurar: her akşam birbirinizi aramak, hep aynı fincan, ezbere bilinen bir şarkı. Sarsıntıyı birbirinize sokularak atlatırsınız. Yerinden hiç kıpırdamayan duygular ise zamanla ikinizi de ağırlaştırır.',
    gemini:
      'Ne hissettiğinizi konuşurken anlarsınız, bazen de konuşurken unutursunuz. Hava burcundaki Ay sesli düşündükçe yatışır: İki cümle, bir espri, gerginlik dağılır. Uzun süren bir hüzün ikinizi de şaşırtır. Hemen açıklanamayan bir duyguya bir gece süre verirseniz sözünü kendisi bulur.',
    cancer:
      'Birbirinizin çocukluğunu tanımış gibi davranırsınız. Su burcunda bakım kendiliğinden gelir, kırılan taraf açıklama yapmak zorunda kalmadan kollanır. Evin içi çoğu zaman size yeter. Bir komşunun küçük eleştirisine bile birlikte içlenmeniz mümkün; söyleneni bir de uyuyup kalkınca tartın.',
    leo: 'Sevildiğini duymak bu bağın vitaminidir. Biriniz ötekini överken ikiniz birden canlanır, sıradan bir akşam bile küçük bir törene döner. Övgü kesildiğinde ise ortalık aniden kararır. Ortak kalbiniz gururlu ve yumuşaktır, gülüşü geri çağırmak için ilk kahkahayı birinizin atması yeterli.',
    virgo:
      'Üzüntüye karşı ilk tepkiniz bir şey yapmaktır: toplamak, hazırlamak, listeyi kısaltmak. Birbirinize endişe ederek bağlanırsınız ve bu endişe çoğunlukla sevginin iş kıyafetidir. Her duygunun çözülmesi gerekmez. Bazen yalnızca sırtınızı duvara verip hiçbir şey düzeltmeden oturmak yetiyor.',
    libra:
      'Birinizin keyfi kaçtığında öteki dengeyi kurmaya çalışır, oda da hemen yumuşar. Hava burcu konuşarak uzlaştığı için kavgasız yakınlık size iyi gelir, gelgelelim kızgınlığın da bir hakkı var. Ortak huzurunuz zarafette saklı. Ses yükseltmeden edilen bir itiraz yakınlığınızı derinleştirir.',
    scorpio:
      'Aranızda yüzeysel hislere pek rastlanmaz, bir bakış gün boyu yankılanır. Birlikteyken en gizli korkular sezilir ve çoğu zaman korunur; pek az kişinin yanında bu kadar güvende olursunuz. Su burcu Akrep unutmaz, kırgınlığı da içinde tutar. İma etmek yerine ne istediğini söyleyen, ötekinin de dilini çözer.',
    sagittarius:
      'Moral bozulduğunda çareniz dışarı çıkmaktır. Birlikte gülmek, uzak bir planı konuşmak, yola düşmek ortak ruhunuzu toparlar; ağır duygular yanınızda uzun oturmaz. Değişken burçtaki Ay, tesellisini başka yerlerde bulur. Biriniz yalnızca içini dökmek istediğinde ötekinin susması da bir yolculuktur.',
    capricorn:
      'Aranızda teselli az sözle verilir: “Hallederiz.” Gerçekten de hallolur. Oğlak’ta Ay önce görevi düşünür, bu yüzden kimi üzüntüler yıllar sonra, bir bayram ziyaretinin dönüşünde çıkıp gelir. O yolda birbirinizi dinlerken sanıldığından çok daha yumuşaksınız.',
    aquarius:
      'Birbirinizin yalnızlığına saygı duyarak yakınlaşırsınız. Haftalarca görüşmeseniz de söze girmek size zor gelmez. Ay bu burçta hissi önce düşünceye çevirir; o nedenle içiniz dolduğunda konu dünyanın hâline kayabilir. Birinizin “Asıl mesele benim” demesi cesaret ister.',
    pisces:
      'Hüzün aranızda bulaşıcıdır, neşe de öyle. Aynı haberde içiniz burkulur, aynı şarkıda ferahlarsınız; sözcük kullanmadan avutmak ortak hünerinizdir. Ara vermediğinizde ikiniz de bir başkasının derdiyle yorgun düşersiniz. Bir süre ayrı odalarda dinlenmek ikinizi de toparlar.',
  },
  ascendant: {
    aries:
      'Sıraya girdiğinizde sıra hızlanır. İnsanlar sizi atılgan, lafını çekinmeden söyleyen, kavgadan da korkmayan bir ekip diye bilir; bu ün kimi işleri kolaylaştırır, kimi yumuşak insanı uzak tutar. Oysa ikinizin de içinde adım atmadan önce duraksayan biri vardır.',
    taurus:
      'Pazarda aynı tezgâha eğildiğinizde satıcı ikinizin de iyi domatesten anladığını varsayar. Acelesiz, rahat, sözünün eri bir görünüşünüz var. Yeni çevrelere ağır ısınır, ısındıktan sonra demirbaş olursunuz. Sizi yerinizden oynatmak isteyenler genellikle ilk denemede vazgeçer.',
    gemini:
      'Çevreniz sizi bir radyo kanalı gibi dinler: Biriniz haberi verir, öbürünüz yorumu. Yükseleniniz değişken burçta olduğundan kolay tanışır, çabuk güldürür, her semtten bir isim öğrenirsiniz. Görünen canlılık, susmayı sevdiğiniz saatleri gizler. Sizi yolda hiç konuşmadan yürürken gören, küs zanneder.',
    cancer:
      'Dışarıya kapalı bir mahalle gibisiniz, içeri ancak bir tanıdıkla girilir. İlk görüşte çekingen, biraz da kollayıcı bir havanız olur; biriniz konuşurken öbürünüz gözünü ondan ayırmaz. Güvendiğiniz kişiye ise kısa sürede lakap takar, onu akrabadan ayırmazsınız.',
    leo: 'Bir mezuniyet törenine seyirci olarak gider, kep atanlardan çok konuşulursunuz. Yükseleninizi Güneş yönetir, görünüşünüz de güneşlidir: renkli, cömert, dik omuzlu. Beklentiyi karşılamaya çalışmak yorar. Gösteriye ara verdiğiniz bir hafta, ikinizin de yüzünü dinlendirir.',
    virgo:
      'Komşular tatile çıkarken anahtarı size bırakır. Ölçülü, hazırlıklı, işi eksik yapmayan iki insan izlenimi verirsiniz ve bu doğrudur. Övgüyü geçiştirmeniz de meşhur. İçeriden tanıyanlar, o sakin ikilinin dönüş yolunda herkesi ne kadar ustaca taklit ettiğini bilir.',
    libra:
      'Ev sahibi sizi birbiriyle konuşmayan misafirlerin arasına oturtur, çünkü orada hava yumuşar. Görünüşünüz uyumlu, tavrınız incedir; aranızda çıkan tartışmayı duyan inanmaz. Beğenilmek bir süre sonra ödeve benzeyebilir. Fotoğraf için gülümsemediğiniz günler de sizindir.',
    scorpio:
      'Yanınıza gelen, ne konuştuğunuzu merak eder, sormaya ise çekinir. Az anlatan, çok gören bir ikili gibi algılanırsınız; bu hava sırrı olanı çeker, laf taşıyanı kaçırır. Sert sanıldığınız bir davette ilk şakayı yapmak, sizi tanımak isteyenlerin yolunu kısaltır.',
    sagittarius:
      'Havaalanında tanımadığınız biri size kapı numarasını sorar, çünkü yolu biliyor gibi durursunuz. Yüzünüz açık, sesiniz gür, merakınız boldur. Söz verip unuttuğunuz davetler bile hoş görülür. Üç gün üst üste evde görüldüğünüzde herkes bir aksilik mi var diye arar.',
    capricorn:
      'Apartman toplantısında daha çayınız gelmeden yönetim size teklif edilir. Ağırbaşlı, güvenilir, yaşından olgun bir ikili olarak tanınırsınız. Sizinle yakınlık kurmak biraz vakit alır. Sabredenler, kuru ve nefis bir mizahın o resmî yüzün hemen arkasında beklediğini keşfeder.',
    aquarius:
      'Girdiğiniz ortamda sizi hangi gruba katacaklarını bilemezler. Kimseye benzemeyen, her yaştan insanla anlaşan, biraz da ele avuca sığmaz bir ikilisiniz. Aykırılığınız ilk anda dikkat çeker, sonra saygı toplar. Kuralına uymadığınız davetlerin en çok hatırlanan konuğu çoğunlukla sizsiniz.',
    pisces:
      'Kalabalıkta sizi bulmak zordur, bir köşede müziğe dalmış olursunuz. Çevreniz sizi dalgın ve iyi yürekli bulur, bir ezgi gibi, tam tarif edemez. Herkes sizde kendi özlemini görür. Kim olduğunuzu uzun uzun anlatmaya kalkmayın, yaklaşan zaten duyar.',
  },
  venus: {
    aries:
      'Sevginiz kıvılcımla beslenir. Birbirinize takılmaktan, hemen ardından birlikte gülmekten hoşlanırsınız; ısrarlı nezaket ikinizi de sıkar. Hoşlandığını saklamamak bu bağın güzelliği, düşünmeden kırmak ise bedelidir. Çabuk barışırsınız, yine de özür sözcüğü söylenmiş olsun.',
    taurus:
      'Venüs kendi burcunda olunca sevgi de duyularla konuşur: ılık bir iklim, iyi pişmiş bir pilav, saçta dolaşan el. Sadakatiniz gösterişsiz ve uzun ömürlüdür. Tek tehlike, rahatlığın merakı unutturmasıdır. Hiç bilmediğiniz bir tadı birlikte denemek ikinizi de gençleştirir.',
    gemini:
      'Yazışmalarınızı okuyan biri aranızdaki sıcaklığı hemen anlar. Tatlı laf, hızlı cevap, ikinizden başka kimsenin gülmediği o eski fıkra; birbirinizin önce aklını seversiniz. Ciddi bir his belirince espri öne atılır. Onu biraz kenara alabildiğiniz akşam, yakınlığınız bir kat derinleşir.',
    cancer:
      'Birbirinizin hangi yemeğe dokunmadığını, hangi şarkıda sustuğunu bilirsiniz. Sevgi burada hafızadır; kimin ne zaman üzüldüğü de o hafızaya yazılır. Küskünlükler sessiz ve uzun olabilir. Eskiden ikinize iyi gelmiş bir âdeti canlandırmak, açıklama yapmaktan daha çabuk barıştırır.',
    leo: 'Bu bağın şefkati gösterişten utanmaz. Birbirinizi tanıtırken gözünüz parlar, başarınızı ortak servetten sayarsınız; küçük bir ihmal de o ölçüde büyür. Gurur karşılıklı beslendiğinde kıskançlığa pek yer kalmaz. Hayranlığı içinizde tutmak, ikinizin de en pahalı tasarrufudur.',
    virgo:
      'Kimin gözlüğü nerede, kimin dizi yağmurda sızlar, ikiniz de ezbere bilirsiniz. Sevginiz özende saklıdır, gösterişi sevmez. Ne var ki aynı dikkat eleştiriye de dönebilir; niyet iyi olsa bile incitir. Beğendiğinizi de düzelttiğiniz kadar sık söylemek dengeyi kurar.',
    libra:
      'Zevkleriniz aynı tabloda buluşur. İncelik, hakça bölüşme, birbirinin hoşuna gitme arzusu bu bağı güzelleştirir; Venüs burada kendi burcundadır. Fazla uyum ise renkleri soldurabilir. Birinizin hoşlanmadığını açıkça söylediği gün, ötekinin beğenisi de daha inandırıcı olur.',
    scorpio:
      'Sevgi burada ya vardır ya yoktur, ılık hâli bulunmaz. Birbirinize duyduğunuz bağlılık dışarıya genellikle az yansır, içeride ise her bakışın bir anlamı olur. Şüphe geldiğinde kurcalamak kolaydır. Sormak ve verilen cevaba inanmak, bu bağda sevmenin en yürekli biçimidir.',
    sagittarius:
      'Birlikte kaybolduğunuz bir sokağı, bulduğunuz otelden daha sevgiyle anarsınız. Hoş görürsünüz, güldürürsünüz, kimsenin yolunu kesmezsiniz; bu genişlik sevginizin ta kendisi. Bağlılık sözü istendiğinde biriniz konuyu değiştirebilir. Verilen söz az olsun, tutulan cinsten olsun.',
    capricorn:
      'Bu sevgi borç öder gibi ciddi, ceviz diker gibi sabırlıdır. Birbirinize güzel sözden önce güven verirsiniz, zor dönemler de sizi yaklaştırır. Duygu da bütçeye bağlandığında neşe kısılır. Sebebi takvimde yazmayan bir armağan, aranızdaki havayı düşündüğünüzden çok yumuşatır.',
    aquarius:
      'Sizi birbirinize çeken, ikinizin de başkalarına uymamasıdır. Kıskançlık gülünç, sahiplenme yersiz bulunur; arkadaşlık bu sevginin hem girişi hem en güvenli odasıdır. Özgür bırakmayı fazla ileri götürürseniz birbirinizi özlemeyi unutursunuz. “Bugün gözüm seni aradı” demek, kimsenin hürriyetini kısıtlamaz.',
    pisces:
      'Birbirinizi biraz da düşleyerek seversiniz. Af boldur, hesap tutulmaz, aynı sessizlikte dinlenmek en tatlı buluşmanızdır. Düş kurmanın bedeli, karşınızdakinin gerçekte ne istediğini duymamak olabilir. Sorulan sade bir soru bu bağın büyüsünü bozmaz, ayağını yere bastırır.',
  },
  mars: {
    aries:
      'İkinizi aynı işe koştuklarında izleyen yorulur. Mars kendi burcunda sabır tanımaz; karar bir dakikada, hamle iki dakikada gelir. Yenmek istediğiniz şey dışarıdaysa yamansınız. Hafta sakin geçtiğinde ise bir kutu oyunu bile aranızda şampiyonluk maçına dönebilir.',
    taurus:
      'Toprak burcunda Mars sessiz çalışır. Taşınacak yük, kazılacak temel, kapatılacak borç varsa omuz omuza verir, son dakikaya kadar gevşemezsiniz. Sizi kızdırmak zaman alır, kızgınlığınızı yatıştırmak daha da uzun sürer. Aynı işten yorgun dönülen akşamlarda inat kendiliğinden erir.',
    gemini:
      'Kaslarınızdan çok diliniz yorulur. Birlikte plan değiştirmeyi, yol bulmayı, bir telefonla iş çözmeyi bilirsiniz; üç girişim aynı anda yürür, dördüncüsü defterdedir. Kavganız söz düellosu olur. Kazanan belli olmasın, ikiniz de sonradan kendi cümlenize gülün.',
    cancer:
      'Cesaretiniz en çok, sevdiğiniz birinin başı dertteyken ortaya çıkar. Kendi hakkınız için çekingen, yakınınız için korkusuzsunuz. Su burcunda kızgınlık doğrudan yürümez, kenardan dolanır: iç çekişler, kısa cevaplar, fazla özenle katlanan çarşaflar. Yan yan giden öfkeyi adıyla çağırın, düz yürümeye başlar.',
    leo: 'Bir işe giriştiğinizde bir tek bando eksik kalır. Ortak enerjiniz sıcaktır, insanı yanınıza çeker, yorgun olanı da ayağa kaldırır; gururunuz okşandıkça artar. Kimin daha çok çalıştığı konuşulmaya başlayınca hız düşer. İkinizin de emeğini adıyla anmak, bu motorun bakımıdır.',
    virgo:
      'Elinize bozuk bir makine verilse öğleye varmadan çalıştırırsınız. İş başında gayretiniz planlı, hamleniz hesaplı; sizden baştan savma bir iş gören pek yoktur. Öfke ise iğneli küçük uyarılara bölünür. Kimin hangi köşeden sorumlu olduğu belli olunca uyarıların yerini ıslık sesi alır.',
    libra:
      'Harekete geçmeden önce iki görüş dinlenir, o iki görüş de sizinkidir. Terazi dengeyi aradığından tek başına saldırmak size ters gelir; bir haksızlığın üstüne ise beraber yürürsünüz. Kavga nazikçe ertelendikçe ağırlaşır. Erken ve açık bir itiraz, ortak temponuzu şaşılacak kadar hızlandırır.',
    scorpio:
      'Kararınızı kimseye duyurmadan verir, sonuna dek gidersiniz. Gelenekte Akrep’i Mars yönettiği için istek derin, sabır uzundur; engel çıktığında bırakmak akla bile gelmez. İrade birbirinize döndüğünde ise satranç başlar, aylarca sürer. Taşları toplayıp “Ne istiyorsun?” demek, kazanmaktan kârlıdır.',
    sagittarius:
      'Gidilmez denen rotayı çizen siz olursunuz. Birlikteyken çabalamak size neşe verir, mesafe gözünüze kısa görünür; öğle molası için durmayı da ancak ikiniz birden acıkınca hatırlarsınız. Öfkeniz gürler, geçer. İnançlar tartışılıyorsa ses yükselmeden bir çeşme başında durun.',
    capricorn:
      'Yokuşu çoğu zaman konuşmadan tırmanırsınız. Her gün bir taş koyan, hava kötüyse de gelen, bitmeden övünmeyen bir iş ortaklığı kurmuşsunuz; dost veya sevgili olsanız da böyle. Mars Oğlak’ta yücelir, hedefle güçlenir. Hedefe varıldığında ne yapacağınızı bilmemek ise ortak beceriksizliğinizdir.',
    aquarius:
      'Size bir şeyi yaptırmanın yolu, yapılamayacağını söylemektir. Aynı fikre takıldığınızda gece gündüze karışır, yönteminiz de kimseninkine benzemez; ilginiz sönünce iş günlerce el sürülmeden kalır. Kızgınken uzaklaşır, mantık yürütürsünüz. Sıcak bir cümleyi ilk söyleyen pek bir şey kaybetmez.',
    pisces:
      'Ortak kuvvetiniz rüzgâra benzer, eseceği yeri kendi seçer. Bir ezgi, bir hayal, zor durumdaki bir yabancı sizi saatlerce yorulmadan çalıştırır; faturayı yatırmak ise iki kişiye birden ağır gelir. Kızgınlık buğulanıp kaybolur, sonra camda belirir. İsmini parmakla yazın, okunsun.',
  },
};
