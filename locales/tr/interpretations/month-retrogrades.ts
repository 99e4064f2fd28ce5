import type { MonthRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Bir ay içinde bir evde geri giden hızlı gezegen. */
export const monthRetrogrades: MonthRetrogradeTexts = {
  mercury: {
    1: [
      'Merkür kendini anlatma biçiminin üstünden geri geri geçiyor. Ne iş yaptığını söylediğin cümle değişebilir, bıraktığın ilk izlenim yüz yüze düzelir. Her zamankinden yarım nefes geç konuş. Bir gece bekleyen sözün hem kısalıyor hem de doğrulaşıyor.',
      'Bu ara kendini yeniden okuyorsun; eski mesajlar, önceki plan, o gün verdiğin gerekçe. Bir kısmı hâlâ üstüne tam oturuyor. Adını taşıyan yeni bir şey duyurmadan önce, eskisinin herkese ne anlatmaya çalıştığına bir kez daha kulak ver.',
    ],
    2: [
      'Merkür hesaplarına ikinci kez bakıyor. Ödeme gecikebilir, fiş ortaya çıkar, bir rakamın ters okunduğu anlaşılır. Gözden geçirmek ve yeniden pazarlık etmek için iyi haftalar. Almayı düşündüğün şey belki de çoktandır kendi dolabında, poşetiyle duruyor.',
      'Rakamlar iki kez sayılmak istiyor. Fiyatın içinde ne vardı, tekrar sor. Eski bir müşteri ya da yarı unutulmuş bir becerin kazanç getirebilir. Bir şeyin kaç para ettiği konusunda fikrini değiştirmek hakkın, etiketler de değişiyor nasılsa.',
    ],
    3: [
      'Mektuplar çaprazlaşıyor, hat düşüyor, otobüs karşı kaldırımdan kalkıyor. Merkür sözlerinin ve kısa yollarının üstünden dönüyor. Erken çık, saati yüksek sesle tekrarla. Yakınındaki biriyle yarım kalan sohbet, hak ettiği sonu bu günlerde bulabilir, acele ettirme.',
      'Eski bir tartışmaya, bir yazıya ya da bir kuzene geri dönüyorsun. Merkür geri giderken ikinci müsveddeler birincilerden iyi çıkıyor. Cevap vermeden önce mesajı son satırına kadar oku; geçen hafta terslik sandığın şey eksik bir virgül olabilir.',
    ],
    4: [
      'Merkür odalarında geri geri yürüyor. Kaybolan eşya dolabın arkasından, eski aile sözleri sofradan çıkıyor. Tamirci iki kez gelebilir. Büyüklere işin aslını sormak için güzel zaman; her anlatışta hikâyenin başka bir köşesini hatırlıyorlar, çayları taze olsun.',
      'Kapandı sandığın bir ev meselesi yeniden açılıyor. Sözleşmeyi oku, duvarı bir daha ölç, anahtarı kiminle paylaşıyorsan onunla konuş. Sabır boyadan tasarruf ettirir. Bir zamanlar aynı evde yaşadığın biri bu kez daha dostça bir dille yazabilir.',
    ],
    5: [
      'Eski bir gönül işi, rafa kalkmış bir heves, açıklanması gereken bir şaka. Merkür oyun evine dönmüş, oyuncak kutusunu karıştırıyor. Eskiden sevdiğini, bir yere varması için zorlamadan yeniden ele al. Hislerin tam kelimesini bulması biraz daha sürebilir.',
      'Ortaya koyduğun işi gözden geçiriyorsun. Şarkıya bir dörtlük daha ekleniyor, bir çocuk geçen ayki soruyu yine soruyor. Aşkta yanlış anlamalar çoğalabilir; hafif tut, iki kez söyle. Kahkaha hattın en kötü olduğu yerde bile karşıya ulaşıyor.',
    ],
    6: [
      'Program kayıyor, dosya saklanıyor, hiç bozulmayan makine ilgi istiyor. Merkür günlük işlerinin içinden geri çıkıyor. Randevuları doğrula, kaydet, araya boşluk koy. Bıraktığın bir yöntemin, bir iki adımı eksiltilince en iyisi olduğu görülebilir.',
      'Merkür düzeninin üstünden kurşun kalemle geçiyor. Alışkanlıktan yaptığın bir iş başka türlü de yapılabilir; şimdilik yalnızca fark et. İş arkadaşıyla yanlış anlama, biri kâğıda şekil çizince çözülüyor. Dinlenmek de bakımdan sayılır, çizelgeye onu da işle.',
    ],
    7: [
      'Yakınınla bir konuşmanın ikinci turu var. Merkür ortaklık evinde geri gidiyor, eski anlaşmalar okunmaya çıkıyor. O ne anlamıştı, sor; şaşırabilirsin. Yeni bir imza biraz bekleyebilir, dinlemek ise bekletilmeyi sevmiyor, bu akşam bile başlanabilir ona.',
      'Biri geri dönüyor, kendisi ya da sözü. Eski bir sohbeti karşı sandalyeden görüyorsun. Hatanı kabul etmek o günkünden kolay. Birlikte neye karar verdiğinizi yazın, çünkü her biriniz ayrı yarısını hatırlayacak ve ikiniz de haklı olduğunuza inanacaksınız.',
    ],
    8: [
      'Merkür bitti sandığın yeri kazıyor. Ortak masraf, eski borç ya da verilmiş bir sır, bu kez bütün kâğıtlar ortadayken yeniden konuşulabilir. Şifreleri bulacağın yere koy. Gerçek taksit taksit geliyor, sondakiler baştakileri açıklıyor, sabret biraz.',
      'Biriyle aranızda söylenmemiş olan tıkırdamaya başlıyor. İma işe yaramıyor, düz soru yarıyor. Ortak parayı ilgilendiren formlara iki kez bak. O bir akşamın neden öyle geçtiğini aylar sonra anlayıp kendi kendine başını sallayabilirsin, gülümseyerek hem de.',
    ],
    9: [
      'Yol planları ve büyük kuramlar düzeltiliyor. Merkür ufuk evinde geri yürüyor; bileti teyit et, o bölümü yeniden oku. Başvurun kenarında bir soruyla dönebilir. Sakince cevapla, hikâyenin güzel yarısı çoğu zaman o sorudan sonra başlıyor.',
      'Eski bir konuya, uzak bir yere ya da bir inanca dönüyorsun, bakıyorsun eşyaların yeri değişmiş. Merak bu ara kesinlikten iyi. Resmî işler bir mühür fazla istiyor. Vaktiyle karşı çıktığın bir hocayı aramak bile işe yarayabilir.',
    ],
    10: [
      'Merkür herkesin duyduğu sözlerinin üstünden geçiyor. İş yerinde bir karar yeniden açılabilir, unvan yanlış yazılır, eski bir referans istenir. Telaşsız düzeltirsen akıllarda sakinliğin kalır. Duyuruyu biraz sonraya bırak, aradaki vakit dipnotlara gitsin, onlar da lazım.',
      'Eski bir amir, proje ya da hedef yeniden karşına çıkıyor. Orada ne yarım kalmıştı, artık sorabilirsin. Adınla çıkan her şeyi iki kez kontrol et. Önemli birine geç verilen cevap, bu dönemde daha düşünülmüş gibi duruyor.',
    ],
    11: [
      'Grup planları tarihe takılıp yeniden biçiliyor. Merkür dostlarının arasında geri gidiyor, izini kaybettiğin biri çıkagelebilir. Kim ne getirecek, yazıya dökün. Eski bir umut ikinci okumayı hak ediyor, bu sefer biraz daha az bağırış çağırışla.',
      'Eski ekipten ses geliyor ya da senin canın aramak istiyor. Çok kişiye giden mesaj çok anlama geliyor, en iyisi tek tek konuşmak. Bahar vakti suya düşen o fikrin önündeki engel, çoktan başka mahalleye taşınmış olabilir.',
    ],
    12: [
      'Merkür sessiz odalarında geri geri dolaşıyor. Düşünceler yineleniyor, rüyalar eski sohbetlerden alıntı yapıyor, anahtarlar saklanıyor. Karar vermek için değil, ayıklamak için kullan. Bir kenara süpürdüğün şey, bir saatlik huzur karşılığında kendini anlatmaya hazır.',
      'Bir süre daireler çizerek düşünüyorsun, daireler de küçülüyor. Yarım kalmış düşünceler kelime istiyor, sonradan yakacağın bir kâğıtta bile olsa. Sana verilen sırrı iki kat iyi sakla. Aylar önceki bir cevap şimdi yerine oturuyor, tık diye.',
    ],
  },
  venus: {
    1: [
      'Venüs, kendinde neyi beğendiğinin üstünden geçiyor. Bıraktığın bir tarz yeniden yakışabilir, yıllar önceki bir iltifat aklına düşer. Saçta köklü değişiklik beklesin. Dene, çıkar, yine dene. Sana söylenmeden önce neyini sevdiğini hatırlamaya çalışıyorsun aslında bu günlerde.',
      'Sevilmek için neler yaptığını yeniden düşünüyorsun. Sevimlilik daha çok emek, dürüstlük daha az emek istiyor bu ara. Geçmişten biri seni yeni gözle görebilir. O eski gülümsemeyi ona borçlu değilsin, hangisi hâlâ içinden geliyor, ona bak.',
    ],
    2: [
      'Venüs cüzdanını ve zevklerini yeniden ziyaret ediyor. Bir alışverişe pişman olabilir, bir hazineyi yeniden bulabilir, ücretini zarafetle konuşabilirsin. Lüks bu aralar ödünç alınsın. Kimse görmeyecek olsa neyi seçerdin; cevap, değer ölçünün epey doğru bir resmi.',
      'Bir zamanlar sahip olmaya değer bulduğun şey ikinci kez tartılıyor. İade et, sat, onar. Dışarıda kalmış biraz paran ya da sevgin olabilir. Uzun aradan sonra gelen dostça bir hatırlatma, bu dönemde umduğundan çok iş görüyor.',
    ],
    3: [
      'Tatlı sözlere iki kez bakılıyor. Cevapsız kalmış ince bir mesaj şimdi cevap bulabilir. Borçlu olduğun mektubu yaz. Eski bir komşu ya da kardeşin, sonunda aynı şeye güldüğünüz için sana daha sıcak gelmeye başlıyor, sebebini aramadan kabul et.',
      'Aklında sözden çok sesin tonu kalıyor. Geri dönüp bir cümleyi yumuşatmaya değer. Mesajla edilen flört kolayca düğüm oluyor. Onun yerine yürüyüşe çağır, bir zamanlar birlikte ya da tek başına sevdiğin o yoldan gidin, telefonlar cepte.',
    ],
    4: [
      'Venüs ailenin gümüşlerini elden geçiriyor. Evdeki eski bir sevgi parlatılmak istiyor ya da zevk üstüne eski bir anlaşmazlık kutusundan çıkıyor. Koca kanepeyi şimdi alma. İki tablonun yerini değiştirmek, odaya da havasına da yetebilir.',
      'Belki artık var olmayan bir evi özlüyorsun; bu hem hüzünlü hem güzel bir şey. Orada yediğini pişir. Ailende birini sevmek, onun hiçbir zaman söyleyemeyeceği cümleyi beklemeyi bıraktığın gün kolaylaşıyor, o gün bu aya denk gelebilir.',
    ],
    5: [
      'Eski bir aşk selam yolluyor, markette çalan şarkıyla bile olsa. Numarayı çevirmeden de hatıranın tadını çıkarabilirsin. Yapıp bıraktığın iş, sandığından güzel olabilir; tuvali bir daha ışığa çevir. Kalp arşivinde dolaşmanın giriş ücreti yok, çıkışı da açık.',
      'Kalbin arşivini gözden geçiriyor. Yeni hevesler titriyor, eskilerinin altına dürüst notlar düşülüyor. Vakit konusunda cömert, yemin konusunda tutumlu ol. Keyif, pazarları nasıl göründüğünü umursamadan yaptığın yalın bir şeyin kapısından geri geliyor, tanıyacaksın.',
    ],
    6: [
      'Venüs günlerinin hoşluğunun üstünden geçiyor. İşin tadı bir yerde kaçmış ya da bir arkadaşın inceliği teşekkürsüz kalmış olabilir. Masaya çiçek koy, gerçek tabakta ye. Hangi işten bunaldığını, hangisine yalnızca yoldaş gerektiğini ayırt etmeye başlıyorsun.',
      'Başkaları için alışkanlıktan yaptıklarını yeniden düşünüyorsun. Bir iyilik ayakkabı gibi vurmaya başlayabilir, güzellikle söyle. İşteki eski uyum ortak bir öğle yemeğiyle geri gelir. Bedenin de çocukça bulup bıraktığın bir rahatlığı isteyebilir, fazla nazlanmadan ver.',
    ],
    7: [
      'Venüs ortaklığın içinden geri yürüyüp tabloları düzeltiyor. Başta neyi sevmiştiniz, ikiniz de neyi yapmaz oldunuz? Eski bir sevgili aklına ya da şehre gelebilir. Kalmak ile gitmek arasındaki karar, birkaç hafta üstüne uyundukça daha iyi mayalanıyor.',
      'Yakınlıklar hafifçe yer değiştiriyor. Gözden çıkardığın birinin yumuşak yanı görünüyor, çok çekici biri ise yorucu çıkıyor. Aranızdaki şartlar onarılabilir. Eski bir şey için teşekkürle başla, yeni isteğin duyulması o teşekkürün ardından çok daha kolay oluyor.',
    ],
    8: [
      'Arzu, düşürdüğünü aramak için geri dönüyor. Eski bir kıskançlık ya da eski bir şefkat kabarabilir, ortak para da dostça bir bakış ister. Hiçbir şeyin gece çözülmesi gerekmiyor. Sizi bağlayan düğüm yer değiştiriyor, çoğunlukla da iyiye doğru.',
      'Yakınlığın sana ne verdiğini, neye mal olduğunu görüyorsun. İpi ucunda gelen bir armağan geri verilebilir. Bazı alacaklar bağışlanınca tahsil edilmişten çok ferahlatıyor. Aşkta asıl soru çoktan sorulmuştu, cevabını verecek kadar olgunlaştın belki şimdi.',
    ],
    9: [
      'Venüs eski güzergâha sapıyor. Sevdiğin bir yer, orada tanıdığın biri ya da öğrencilik yıllarından bir ülkü yeniden uğruyor. Bir kısmı küçülmüş. Hâlâ içini titreten parçayı eve getirmeye değer, çoğu zaman ceket cebine bile sığıyor.',
      'Uzaklara düşkünlüğün gözden geçiriliyor. Pahalı biletler bekleyebilir, başka ülkelerden gelen mektuplar beklemesin. İnanç farkı dediğiniz duvar, o konu hiç açılmadan önce birbirinizde neyi sevdiğinizi hatırlayınca alçalıyor, üstünden ekmek bile uzatılabiliyor bir süre sonra.',
    ],
    10: [
      'Venüs, nasıl göründüğünün üstünden geçiyor. İş alkış getirip sevinç getirmiyor ya da yanlış kişileri büyülüyorsun belki. Üsttekilerden biriyle aranı düzelt. Dışarıya verdiğin görüntüdeki değişim sessizce olgunlaşsın, bu arada güvenilir biri olmanın tadını çıkar.',
      'Eski bir meslek hayali ya da eski bir hayran yeniden çıkageliyor. Başarı daha sıcak bir cetvelle ölçülmek istiyor. Büyük açılışı ertele, elindekini parlat. Uğraşmadan etkilediğin biri, tam işine yarayacak bir anda seni hatırlayıp adını anabilir.',
    ],
    11: [
      'Eski dostlar yeniden moda. Soğumuş bir arkadaşlık, paylaşılan tek bir fotoğrafla ısınabilir. Ortak hediyeler, ortak geziler yeniden düzenleniyor. Kazanılacak hiçbir şey yokken kimin yanına oturmak istediğini bu günlerde daha açık görüyorsun, ona bir yer ayır.',
      'Hangi dileklerin hâlâ sana ait olduğunu yeniden düşünüyorsun. Sevilen biri olmak biraz sıktı, vefa hiç sıkmadı. Eski çevrenden biri telefonu hak ediyor. Kırıldığın bir dosta şimdi sitemsiz anlatabilir, onun tarafından nasıl göründüğünü de dinleyebilirsin.',
    ],
    12: [
      'Venüs gizli bahçede geri geri yürüyor. Kimsenin bilmediği bir sevgi, sözünü etmediğin bir iyilik ya da kendine yasakladığın bir keyif, usulca bakılmak için dönüyor. Bir şey yapman gerekmez. Kimi çiçek makassız gelene açılıyor, acele etmiyor.',
      'Şefkat içeri dönüyor. Birini geri istemeden de özleyebilirsin. Bırak müzik konuşsun. Kendinden esirgediğin bir rahatlık vardı, onu kimseye açıklamadan, yan kapıdan, ayakkabılarını eline alarak yeniden içeri buyur edebilirsin, kimse duymaz, duysa da anlar.',
    ],
  },
  mars: {
    1: [
      'Mars senin evinde, enerjin de onunla birlikte geri gidiyor. Başlamak sürdürmekten zor. Gücünü başladıklarına harca, beklemeye de alış. Öfke geç ve kılık değiştirerek geliyor; kapıda onu durdurup o gün neyi korumaya çalıştığını sormak iyi fikir.',
      'İtiyorsun, kapının üstünde “Çekiniz” yazıyor. Zorlamakla değil, vaktini bilmekle yol alınıyor bu ara. İstediğinin peşinden nasıl gittiğine, giderken kimin ayağına bastığına bak. Birkaç erken uykudan sonra gücün daha görgülü hâliyle geri dönüyor sana.',
      'Bitti sandığın kavganın kendinle olduğu anlaşılıyor. Mars hırslarını yeniden okuyor, bir kısmı senden genç birine ait. Antrenmanını, temponu, sesinin tonunu ayarla. Telaş geçtikten sonra hâlâ ne istiyorsan, sabah kalkmaya değen işte tam olarak o.',
    ],
    2: [
      'Mars kazanmanın ve harcamanın üstünden dönüyor. Daha çok para için yaptığın hamle duraksar, eski bir emek ise yeniden tutulunca karşılık verir. Büyük alışverişi ertele. Neleri alabilmek için yorulduğuna bak, içlerinden birinden vazgeç.',
      'Emek ile karşılığının yeniden tanıştırılması gerekiyor. Kabul ettiğin bir fiyat canını sıkabilir. Bu haftaları aleti onarmaya, alacağı toplamaya, bir beceriyi bilemeye ayır. Sabırsızlık pahalı bir müşteridir, çarşıya çıkarken onu evde, televizyonun karşısında bırak.',
      'Senin olanı biraz fazla hararetle savunuyor ya da hiç savunmamış olduğunu görüyorsun. Mars o toprağı yeniden geziyor. Eşya kavgaları çoğunlukla saygı üstünedir. Bu söylendikten sonra eşyalar, koli bandı ve bir çay eşliğinde kolayca paylaşılabiliyor.',
    ],
    3: [
      'Mars sözlerinin içinden geri gidiyor, sivri olanlar göndericisine dönüyor. Komşuyla ya da kardeşle bir kavga daha iyi bir terbiyeyle tamamlanabilir. Direksiyonda yumuşak ol. Haftalar sonra aklına gelen o zekice cevabı içinden beğen, sonra salıver.',
      'Tartışmalar yineleniyor, çoğu da yazıyla. Birini sesle dene, kendi yanlışından başlayarak. Duraksayan ders ya da evrak işi kısa kısa sürdürülebilir. Yeniden yazmaya, ilk satırını kurmaktan daha çok gücün var bu ara; eldeki müsveddeyi çıkar.',
      'Söylemek istiyorsun, an hep kayıyor. Mars dille nasıl dövüştüğünü gözden geçiriyor. Söz mü kesiyorsun, yoksa yutuyor musun? Küçük konularda alıştırma yap. Mars düze döndüğünde kimseyi, seni de incitmeyen sağlam bir cümlen olabilir elinde.',
    ],
    4: [
      'Eski öfke duvarların içinde, Mars da tıklatıyor. Tadilat yarıda kalabilir, kapandı sandığın bir aile davası merdivende gıcırdar. Henüz bir şey sökme, önce borunun nereden geçtiğini bul. Evdeki yorgunluk dürüst bir iş bölümü istiyor senden.',
      'Huzurun için pek de huzurlu olmayan yollarla savaşıyorsun. Bunu sana kim öğretti, bir düşün. Evdeki ağır iş ufak parçalara bölününce yürüyor. Hep sıkışan çekmece şimdi rendelenebilir, sofradaki belli bir ses tonu da, aynı sabırla.',
      'Taşınmak ya da birini taşındırmak istiyorsun. Mars soruyu yeniden ele alıyor, koliler düz dursun. Huzursuzluğun altında çoğu kez hiç sahiden sahiplenmediğin bir oda vardır. Sandalyeni oraya koy. Yeni bir adresten fazlasını yoluna sokabilir bu.',
    ],
    5: [
      'Mars keyif evinden ateşin bir kısmını geri alıyor. Bir tutku serinler, bir oyun fazla ciddileşir, kendine âşık bir iş budanmak ister. Olsun. Yarışa dönmeden önce eğlence diye yaptığına dön, hızını da bir çocuk belirlesin.',
      'Arzu geri vitese takıp gezdiği yerlere bakıyor. Kovalamak yakışmıyor, oyunbazlık yakışıyor sana. Eski bir yaratıcı kavga bir raunt daha hak ediyor. Artık daha çok numara biliyorsun ve hepsini bir akşamda kazanman da gerekmiyor hiç.',
      'Keyfini kim kaçırırsa ona kızıyorsun, kendin de dâhil. Mars nasıl yarıştığını, nasıl kur yaptığını gözden geçiriyor. Zarifçe kaybetmenin tadı az bilinir. Önemsiz bir oyunda dene, sonra önemli olana soluğun yerine gelmiş olarak yeniden bak.',
    ],
    6: [
      'Motorun iş yerinde tekliyor. Görevler notlarla geri geliyor, beden senden önce hayır diyor. Makineye bakım yap. Daha az saat ve daha çok dikkat, her zamanki hücumu yener. Bir çekişme vida vida sökülüp yeniden, bu kez doğru takılabilir.',
      'Dertleri hızla çözmeye alıştın, Mars başka bir yol istiyor. En çok da sabrın zedeleniyor şu sıra. Isın, yavaşla, sıkıcı kısmı öne al. Bıraktığın bir spor seni yeniden kabul eder, kaldığın yerin biraz altından başlarsan.',
      'Ufak şeylere duyduğun öfke bir büyüğünü işaret ediyor. Hangi görevi aslında hiç kabul etmemiştin, bul. Sonra ya geri ver ya da doğru dürüst üstlen. Oflamaya sızan güç gereken yere gider, belki de düpedüz uykuya.',
    ],
    7: [
      'Mars en yakın ilişkilerinde geri geri yürüyor, eski çarpışmalar yeni kıyafetle geliyor. Yeniden savaşman gerekmez. O gün neden korkmuştu, sor. Açık bir rekabet köreliyor, fazla uysal bir ortak ise kendi sesini bulabiliyor, sen de dinle.',
      'Aranızda kim itiyor, kim çekiliyor? Roller değişmek istiyor. Hukuki ya da sözleşmeli çekişmeler ağır ilerler; arayı, karşı tarafın mektubunu yorgun birinin elinden çıkmış gibi okuyarak değerlendir. Büyük ihtimalle zaten öyle bir günün akşamında yazılmıştır.',
      'Kendi öfkenle başkasının yüzünde karşılaşıyorsun. Mars o karşılaşmayı yineliyor, bu kez mesafeyi sen seçiyorsun. Artık neyi yapmayacağını sessizce, bir kez söyle. Saygı, odadakilerden biri bağırmayı bıraktığı anda kapıdan başını uzatıp içeri girmeye başlıyor.',
    ],
    8: [
      'Mars derin çekmecede geri geri kazıyor. Para, yakınlık ya da eski bir hayal kırıklığı yüzünden biriken kırgınlık ısınabilir; tek tek bakılırsa temiz yanar. İtirafa zorlama. Küçük bir borç öde. Aradığın güç, ona daha az muhtaç olmaktan geçiyor.',
      'Tam ip gevşemek isterken sıkı tutuyorsun. Ortak kaynaklar üstüne bir çekişmeye ara verip yeniden hesaplayabilirsin. Güçlü istekler iş verilince sakinleşiyor. Ov, ayıkla, kâğıtları parçala; sonra meseleye, ellerini yıkamış biri gibi yeni baştan bak.',
      'Hiç bağışlamadığın bir şey söz istiyor. Mars delilleri seninle birlikte inceliyor, bazıları solmuş. Dersi tut, nöbeti bırak. Geri dönen, bunca yıl boşuna kapıda beklemiş şaşırtıcı ölçüde bir kuvvet; onunla ne yapmak isterdin, düşünmeye başlayabilirsin.',
    ],
    9: [
      'Mars uzun yolda geri dönüyor. Bir yolculuk gecikir, ilkeler üstüne bir tartışma yeniden ısınır, sınav ikinci tur ister. Hâlâ o şey için mi, yoksa haklı çıkmak için mi uğraşıyorsun? Harita çıktığından beri güncellendi, aç bak.',
      'İnançlarını kendi huyun sınıyor. Tartışmalar ışıktan çok ısı veriyor bu dönemde. Karşındakinin ne okuduğuna bak. Eskiden atılmış hukuki adımlar sabır isteyebilir. Vazgeçtiğin bir gezi daha az durak ve daha iyi ayakkabıyla yeniden planlanabilir.',
      'Hafta bitmeden dünyayı değiştirecektin, Mars önce kursu bitir diyor. Heves dalga dalga geliyor; çukuru da kitapları ve inançları ayıklamaya yarıyor. Bir zamanlar uğruna yürüdüğün şey seni hâlâ hak ediyor, belki daha sakin, daha sürekli bir adımla.',
    ],
    10: [
      'Mars hırslarının üstünden geri gidiyor. İşteki hamlen hız keser, üstlerle eski bir çekişme uykusunda kıpırdar. Kapıyı omuzlama. Bitirerek, belgeleyerek, dinlenerek güçlen. O tepeyi mi istiyorsun, yoksa yalnızca kaybetmekten mi hoşlanmıyorsun; bir yürüyüş boyu düşünmeye değer.',
      'Çaba ilerlemeye her zamanki kurdan çevrilmiyor. Saatleri ikiye katlamak yerine planı iyileştir. Bir zamanlar yarıştığın biri ateşkes önerebilir. Kabul et, yokuş ikinize de yeter. Yan yana çıkanların soluğu da sohbeti de daha uzun sürüyor zaten.',
      'Atlanmış hissediyor ya da hep birinci olmaktan yoruluyorsun. Mars başarıyı nasıl kovaladığına, önüne çıkana ne yaptığına bakıyor. Bir meslek köprüsünü onar. Yol yeniden açıldığında onu ayakta ve bir at arabası geçecek kadar geniş bulunca sevineceksin.',
    ],
    11: [
      'Mars çevrende geri gidiyor, grup alıngan. Dostlarla bir iş, kimin yapacağı sorusunda takılıyor. Ne verebileceğini söyle, orada dur. Aranızdaki eski bir kırgınlığı en sakin olan yoluna koyabilir; o kişi bir kez de sen olmayı deneyebilirsin.',
      'Başkalarının savaşlarına iştahın azalıyor. Katıldığın davalara ve geri verdikleri güce yeniden bak. Bir kısmı yenilenmiş çabayı hak ediyor. Bir kısmı ise zaten arkadaşlık içindi. Kavga ettiğin dost da en az senin kadar yorulmuş olabilir bundan.',
      'Eskiden seni koşturan dilek soluklanmak istiyor. Mars onun yalnızca yarış olan parçalarını gevşetiyor. Geride kalan daha küçük ama daha canlı. On iki kişiyle değil, tek bir yoldaşla, üstünde teslim tarihi yazmayan bir günde çalış ona.',
    ],
    12: [
      'Mars karanlıkta geri geri yürüyor, sen de nedenini bilmeden huzursuzsun. Hiç gösterilmemiş eski bir öfke rüyada ya da dizlerde beliriyor. Ona hareket ve mahremlik ver. Kimseyi suçlaman gerekmez; yüzmek, yazmak, halı silkelemek çoğunu alıp götürür.',
      'Çaba yer altına iniyor. Ortalıkta zorladığın tutmuyor, gizlice baktığın büyüyor. Uyku da şimdi bir tür çalışma. Kendi önüne nazikçe taş koyma huyuna dikkat et, imza atmak üzereyken elini yakala, kalemi usulca masaya bıraktır, çay söyle.',
      'Göremediğin bir şeyle boğuşuyorsun, belki de çok önce kendine koyduğun bir kuralla. Mars onu bulup el feneriyle yeniden okumanı sağlıyor. Bir zamanlar seni korumuş olabilir. Teşekkür et, emekliye ayır; ona uymaya giden güç artık sende kalıyor.',
    ],
  },
};
