import type { MonthRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Bir ay içinde bir evde geri giden hızlı gezegen. */
export const monthRetrogrades: MonthRetrogradeTexts = {
  mercury: {
    1: [
      'Merkür kendini anlatma biçiminin üstünden geri geri geçiyor. Ne iş yaptığını söylediğin cümle değişebilir, bıraktığın ilk izlenim yüz yüze düzelebilir. Her zamankinden yarım nefes geç konuş. Bir gece bekleyen sözün hem kısalıyor hem de yerini buluyor.',
      'Bu ara kendini yeniden okuyorsun: eski mesajlar, önceki plan, vaktiyle verdiğin gerekçe. Bir kısmı hâlâ üstüne tam oturuyor. Adını taşıyan yeni bir şey duyurmadan önce eskisinin herkese ne anlatmaya çalıştığına bir kez daha kulak ver.',
    ],
    2: [
      'Merkür hesaplarına ikinci kez bakıyor. Bir ödeme gecikebilir, kayıp bir fiş ortaya çıkabilir, bir rakamın yanlış okunduğu anlaşılabilir. Gözden geçirmek ve yeniden pazarlık etmek için iyi haftalar. Almayı düşündüğün şey belki de çoktandır kendi dolabında, poşetiyle duruyor.',
      'Rakamlar iki kez sayılmak istiyor. Fiyatın içinde ne vardı, tekrar sor. Eski bir müşteri ya da yarı unutulmuş bir becerin kazanç getirebilir. Bir şeyin kaç para ettiği konusunda fikrini değiştirmek hakkın, etiketler bile her hafta değişiyor.',
    ],
    3: [
      'Mesajlar yolda karışabilir, hat düşebilir, otobüs karşı duraktan kalkabilir. Merkür konuştuklarının ve kısa yollarının üstünden bir daha geçiyor. Erken çık, saati yüksek sesle tekrarla. Yakınındaki biriyle yarım kalan sohbet, hak ettiği sonu bu günlerde bulabilir, acele ettirme.',
      'Eski bir tartışmaya, bir yazıya ya da bir kuzene geri dönüyorsun. Merkür geri giderken ikinci müsveddeler birincilerden iyi çıkıyor. Cevap vermeden önce mesajı son satırına kadar oku; geçen hafta ters bir cevap sandığın şey eksik bir virgül olabilir.',
    ],
    4: [
      'Merkür odalarında geri geri yürüyor. Kaybolan eşya dolabın arkasından, eski bir aile sözü sofra sohbetinden çıkabilir. Tamirci iki kez gelebilir. Büyüklere işin aslını sormanın tam sırası; her anlatışta hikâyenin başka bir köşesini hatırlıyorlar, çaylarını tazelemeyi unutma.',
      'Kapandı sandığın bir ev meselesi yeniden açılabilir. Sözleşmeyi oku, duvarı bir daha ölç, anahtarı kiminle paylaşıyorsan onunla konuş. Acele edersen aynı duvar iki kez boyanır. Bir zamanlar aynı evde yaşadığın biri bu kez daha dostça bir dille yazabilir.',
    ],
    5: [
      'Eski bir gönül işi, rafa kalkmış bir heves, açıklanması gereken bir şaka. Merkür oyun evine dönmüş, oyuncak kutusunu karıştırıyor. Eskiden sevdiğini, bir yere varması için zorlamadan yeniden ele al. Hislerin tam kelimesini bulması biraz daha sürebilir.',
      'Ortaya koyduğun işi gözden geçiriyorsun. Şarkıya bir dörtlük daha eklenebilir, geçen ay bir çocuğun sorduğu soru yeniden aklına gelebilir. Aşkta yanlış anlamalar çoğalabilir; büyütme, gerekirse bir daha söyle. Kahkaha hattın en kötü olduğu yerde bile karşıya ulaşıyor.',
    ],
    6: [
      'Program sarkabilir, dosya ortadan kaybolabilir, hiç bozulmayan makine ilgi isteyebilir. Merkür günlük işlerinin arasında geri gidiyor. Randevuları doğrula, yedeğini al, araya boşluk koy. Bıraktığın bir yöntemin, bir iki adımı eksiltilince en iyisi olduğu görülebilir.',
      'Merkür düzeninin üstünden kurşun kalemle geçiyor. Alışkanlıktan yaptığın bir iş başka türlü de yapılabilir; şimdilik yalnızca fark et. İş arkadaşınla aranda çıkan bir yanlış anlama, biri kâğıda şekil çizince çözülebilir. Dinlenmek de bakımdan sayılır, çizelgeye onu da işle.',
    ],
    7: [
      'Bir yakınınla yaptığın konuşmanın ikinci turu gelebilir. Merkür ortaklık evinde geri gidiyor, eski anlaşmalar yeniden okunuyor. Karşındaki ne anlamıştı, sor; şaşırabilirsin. Yeni bir imza biraz bekler, dinlemeye ise bu akşam bile başlanır.',
      'Eskiden tanıdığın biri, olmadı onun bir sözü, sana dönebilir. O sohbete bu kez karşı sandalyeden bakıyorsun. Hatanı kabul etmek o günkünden kolay. Birlikte neye karar verildiğini yazıya dökün; herkes işin bir yarısını hatırlıyor, üstelik haklı olduğuna inanıyor.',
    ],
    8: [
      'Merkür bitti sandığın yeri kazıyor. Ortak masraf, eski borç ya da verilmiş bir sır, bu kez bütün kâğıtlar ortadayken yeniden konuşulabilir. Dosyayı bulacağın yere koy. İşin aslı taksit taksit geliyor, sonraki öncekini açıklıyor; biraz sabret.',
      'Biriyle aranda söylenmemiş kalan bir söz, kapağı tıkırdayan tencere gibi. İma işe yaramıyor, düz soru yarıyor. Ortak parayı ilgilendiren formlara iki kez bak. Bir akşamın neden öyle geçtiğini aylar sonra anlayıp kendi kendine gülümseyebilirsin.',
    ],
    9: [
      'Yol planı da büyük fikirler de düzeltme istiyor. Merkür ufuk evinde geri yürüyor; bileti teyit et, anlamadığın bölümü yeniden oku. Başvurun, kenarına bir soru iliştirilmiş olarak dönebilir. Sakince cevapla, işin güzel yarısı çoğu zaman o sorudan sonra başlıyor.',
      'Eski bir konuya, uzak bir yere ya da bir inanca dönüp bakıyorsun, eşyaların yeri değişmiş. Merak bu ara kesinlikten iyi. Resmî işler bir mühür fazla istiyor. Vaktiyle karşı çıktığın bir hocayı aramak bile işe yarayabilir.',
    ],
    10: [
      'Merkür herkesin duyduğu sözlerinin üstünden geçiyor. İş yerinde bir karar yeniden açılabilir, unvanın yanlış yazılabilir, eski bir referansın istenebilir. Telaşsız düzeltirsen akıllarda sakinliğin kalır. Duyuruyu biraz sonraya bırak, kazandığın vakti ayrıntılara harca.',
      'Eski bir amir, proje ya da hedef yeniden karşına çıkabilir. Orada ne yarım kalmıştı, artık sorabilirsin. Altında adın yazan her şeyi iki kez kontrol et. Önemli birine geç verilen cevap, bu dönemde daha düşünülmüş gibi duruyor.',
    ],
    11: [
      'Grup planları tarihe takılıp yeniden biçilebilir. Merkür dostlarının arasında geri gidiyor, izini kaybettiğin biri çıkagelebilir. Kim ne getirecek, yazıya dökün. Eski bir umudu bir daha konuşmaya değer, bu sefer daha az bağırıp çağırarak.',
      'Eski ekipten ses geliyor ya da senin canın aramak istiyor. Çok kişiye giden mesaj çok anlama geliyor, en iyisi tek tek konuşmak. Bir zamanlar suya düşen o fikrin önündeki engel, çoktan başka mahalleye taşınmış olabilir.',
    ],
    12: [
      'Merkür sessiz odalarında geri geri dolaşıyor. Aynı düşünce dönüp duruyor, rüyalara eski sohbetler karışıyor, anahtarlar ortadan kaybolabilir. Bu haftaları karar vermekten çok ayıklamaya ayır. Halının altına süpürdüğün konu, sakin bir saat bulursa kendini anlatmaya hazır.',
      'Bir süre daireler çizerek düşünüyorsun, daireler de küçülüyor. Yarım kalmış düşünceler söze dökülmek istiyor, sonradan yırtacağın bir kâğıda bile olsa. Sana verilen sırrı her zamankinden iyi sakla. Aylar önceki bir cevap birden yerine oturabilir, tık diye.',
    ],
  },
  venus: {
    1: [
      'Venüs, kendinde neyi beğendiğinin üstünden geçiyor. Çoktan bıraktığın bir tarz sana yeniden yakışabilir, yıllar önceki bir iltifat aklına düşebilir. Saçındaki köklü değişiklik ise beklesin. Dene, çıkar, yine dene. Aslında bu günlerde, başkaları söylemeden önce kendinin nesini sevdiğini hatırlamaya çalışıyorsun.',
      'Sevilmek için neler yaptığını yeniden düşünüyorsun. Şirin görünmek bu ara daha zahmetli, dürüstlük daha kolay. Geçmişten biri sana yeni bir gözle bakabilir. Ona eski gülümsemenle karşılık vermen gerekmiyor; hangisi hâlâ içinden geliyor, ona bak.',
    ],
    2: [
      'Venüs cüzdanını da zevklerini de yeniden elden geçiriyor. Bir alışverişe pişman olabilir, dolabın dibinde unuttuğun bir güzelliği bulabilirsin. Ücretini konuşurken sesini yükseltmene gerek yok. Kimse görmeyecek olsa neyi alırdın? Cevabın, neye değer verdiğini epey doğru gösteriyor.',
      'Bir zamanlar sahip olmaya değer bulduğun şey ikinci kez tartılıyor. İade et, sat, onar. Bir yerlerde unutulmuş bir alacağın ya da esirgediğin bir sevgi olabilir. Uzun aradan sonra gelen dostça bir hatırlatma, bu dönemde umduğundan çok iş görüyor.',
    ],
    3: [
      'Tatlı sözlere iki kez bakılıyor. Havada kalmış ince bir mesaj geç de olsa karşılık bulabilir. Borçlu olduğun satırları yaz. Eski bir komşuya ya da bir akrabana, aynı şeye gülebildiğiniz için ısınabilirsin; sebebini fazla arama.',
      'Aklında sözden çok sesin tonu kalıyor. Geri dönüp bir cümleyi yumuşatmaya değer. Mesajla flört ederken işler kolayca düğümleniyor. Onun yerine yürüyüşe çağır, bir zamanlar birlikte ya da tek başına sevdiğin o yoldan gidin, telefonlar cepte.',
    ],
    4: [
      'Venüs ailenin gümüşlerini elden geçiriyor. Evdekilere gösterilen sevgi biraz cila istiyor; perdenin rengi üstüne eski bir anlaşmazlık da kutusundan çıkabilir. Koca kanepeyi almak için bekle. Bir tabloyu başka duvara asmak, odaya da havasına da yetebilir.',
      'Belki artık yerinde olmayan bir evi özlüyorsun; hüzünlü ama güzel bir özlem. O mutfağın yemeğini pişir. Bir aile büyüğünü sevmek, ondan duyamayacağın cümleyi beklemekten vazgeçtiğin gün kolaylaşıyor; o gün bu aya denk gelebilir.',
    ],
    5: [
      'Eski bir aşk, markette çalan bir şarkının içinden selam yollayabilir. Numarayı çevirmeden de hatıranın tadını çıkarabilirsin. Yapıp bıraktığın iş, sandığından güzel olabilir; tuvali bir daha ışığa çevir. Bu sergiyi gezmek bedava, çıkış kapısı da açık.',
      'Kalbin, arşivini gözden geçiriyor. Yeni hevesler daha ürkek, eskilerin altına ise dürüst notlar düşülüyor. Vaktini bol ver, yemini az et. Keyif, nasıl göründüğünü umursamadan yaptığın sade bir işin yanında, bir pazar günü geri gelebilir.',
    ],
    6: [
      'Venüs gündelik hayatının tadına bakıyor. İşin neşesi bir yerde kaçmış ya da bir arkadaşının inceliği teşekkürsüz kalmış olabilir. Masaya çiçek koy, gerçek tabakta ye. Hangi işten bunaldığını, hangisini yalnız yaptığın için sevmediğini ayırt etmeye başlıyorsun.',
      'Başkaları için alışkanlıktan yaptıklarını yeniden düşünüyorsun. Her zamanki iyiliğin yeni ayakkabı gibi vurmaya başlayabilir, güzellikle söyle. İşteki eski uyum birlikte yenen bir öğle yemeğiyle geri gelebilir. Bedenin de çocukça bulup bıraktığın bir rahatlığı isteyebilir, fazla nazlanmadan ver.',
    ],
    7: [
      'Venüs ortaklık evinde geri yürüyor, duvarda yamulmuş tabloları düzeltiyor. Başta birbirinizde neyi sevmiştiniz, hangi huyu bıraktınız? Eski bir sevgili aklına düşebilir, hatta şehre gelebilir. Kalmakla gitmek arasındaki karar, birkaç hafta dinlendikçe daha iyi mayalanıyor.',
      'Yakınlıklar hafifçe yer değiştiriyor. Gözden çıkardığın birinin yumuşak yanı görünebilir, çok çekici bulduğun biri ise yorucu çıkabilir. Aranızdaki anlaşma onarılabilir. Söze eski bir iyiliğe teşekkür ederek başla, yeni isteğin o teşekkürün ardından daha kolay duyulur.',
    ],
    8: [
      'Arzu, yolda düşürdüğünü aramaya geri dönüyor. Eski bir kıskançlık ya da eski bir özlem kabarabilir, ortak paraya da dostça bir göz atmak iyi olur. Hiçbir şeyin bir gecede çözülmesi gerekmiyor. İki kişiyi bağlayan düğüm, çekiştirilmedikçe kendiliğinden gevşiyor.',
      'Yakınlığın sana ne verdiğini, neye mal olduğunu görüyorsun. Karşılık bekleyerek verilmiş bir hediye geri gönderilebilir. Bağışlanan bir alacak, tahsil edilenden çok ferahlatıyor. Aşkta asıl soru belki çoktan soruldu, cevap verecek kadar yeni olgunlaştın.',
    ],
    9: [
      'Venüs eski güzergâha sapıyor. Sevdiğin bir yer, orada tanıdığın biri ya da öğrencilik yıllarından bir ülkü yeniden aklına uğruyor. Kimi gözünde küçülmüş. Hâlâ içini titreten parçayı eve getirmeye değer, çoğu zaman ceket cebine bile sığıyor.',
      'Uzaklara düşkünlüğün gözden geçiriliyor. Pahalı bilet bekleyebilir, uzaktan gelen mesaj beklemesin. Biriyle aranızda inanç farkı dediğiniz duvar, o konu daha açılmamışken birbirinizde neyi sevdiğinizi hatırladıkça alçalıyor; bir süre sonra üstünden karşılıklı ekmek bile uzatılıyor.',
    ],
    10: [
      'Venüs, nasıl göründüğünün üstünden geçiyor. İşin alkış getiriyor da sevinç getirmiyor mu, yoksa beğenisini aradığın kişiler mi yanlış? Üstlerinden biriyle aranı düzelt. Dışarıya verdiğin görüntüdeki değişim sessizce olgunlaşsın, bu arada güvenilir biri olmanın tadını çıkar.',
      'Eski bir meslek hayali ya da eski bir hayran yeniden çıkagelebilir. Başarıyı daha insaflı bir cetvelle ölçmenin sırası. Büyük açılışı ertele, elindekini parlat. Uğraşmadan etkilediğin biri, tam işine yarayacak bir anda seni hatırlayıp adını anabilir.',
    ],
    11: [
      'Eski dostlar yeniden moda. Soğumuş bir arkadaşlık, paylaşılan tek bir fotoğrafla ısınabilir. Ortak hediyeler, ortak geziler yeniden düzenleniyor. Ortada kazanılacak bir şey yokken kimin yanına oturmak istediğini daha açık görüyorsun, ona yer ayır.',
      'Hangi dileklerin hâlâ sana ait olduğunu yeniden düşünüyorsun. Herkesçe sevilmek seni biraz yordu, vefa hiç yormadı. Eski çevrenden birini aramaya değer. Kırıldığın bir dosta derdini şimdi sitemsiz anlatabilir, olanları bir de ondan dinleyebilirsin.',
    ],
    12: [
      'Venüs gizli bahçede geri geri yürüyor. Kimsenin bilmediği bir sevgi, sözünü etmediğin bir iyilik ya da kendine yasakladığın bir keyif, usulca bakılmak için dönüyor. Bir şey yapman gerekmez. Kimi çiçek, eline makas almadan bakana açılıyor.',
      'Şefkat içeri dönüyor. Birini geri istemeden de özleyebilirsin. Söz yetmediğinde müziğin sesini biraz aç. Kendinden esirgediğin bir rahatlık vardı, onu kimseye açıklamadan, yan kapıdan, parmak ucunda içeri alabilirsin; kimse duymaz, duysa da anlar.',
    ],
  },
  mars: {
    1: [
      'Mars birinci evinde, enerjin de onunla birlikte geri gidiyor. Başlamak sürdürmekten zor. Gücünü başladıklarına harca, beklemeye de alış. Öfke geç ve kılık değiştirerek geliyor; kapıda onu durdurup o gün neyi korumaya çalıştığını sormak iyi fikir.',
      'Sen itiyorsun, kapının üstünde “Çekiniz” yazıyor. Bu ara zorlayan değil, vaktini bilen yol alıyor. İstediğinin peşinden nasıl gittiğine, giderken kimin ayağına bastığına bak. Birkaç erken uykudan sonra gücün, daha görgülü bir hâlde geri dönüyor.',
      'Yarım kalmış kavganın kendinle olduğu anlaşılıyor. Mars hırslarını yeniden okuyor, bir kısmı eski hâlinden kalma. Antrenmanını, temponu, sesinin tonunu ayarla. Telaş geçtikten sonra hâlâ ne istiyorsan sabahları erken kalkmaya asıl o değer.',
    ],
    2: [
      'Mars kazanmanın ve harcamanın üstünden dönüyor. Daha çok kazanmak için yaptığın hamle duraksayabilir, eski bir emek ise yeniden ele alınınca karşılık verebilir. Büyük alışverişi ertele. Neleri alabilmek için yorulduğuna bak, içlerinden birinden vazgeç.',
      'Emeğinle karşılığının yeniden tartılması gerekiyor. Vaktiyle kabul ettiğin bir fiyat canını sıkabilir. Bu haftaları aleti onarmaya, alacağı toplamaya, bir beceriyi bilemeye ayır. Sabırsızlık pahalı bir müşteridir, çarşıya çıkarken onu evde, televizyonun karşısında bırak.',
      'Sana ait olanı fazla hararetle savunduğunu ya da hiç savunmadığını fark ediyorsun. Mars o toprağı yeniden adımlıyor. Eşya kavgaları çoğunlukla saygı üstünedir. Bu söylendikten sonra eşyalar, koli bandı ve bir çay eşliğinde kolayca paylaşılabiliyor.',
    ],
    3: [
      'Mars söylediklerinin üstünden geri gidiyor, sivri olanlar sahibine dönüyor. Komşuyla ya da bir yakınla yarım kalmış bir kavga bu kez daha kibarca bitirilebilir. Direksiyonda yumuşak ol. Haftalar sonra aklına gelen o zekice cevabı beğen, sonra kendine sakla.',
      'Tartışmalar yineleniyor, çoğu da yazıyla. Bir tanesini telefonda çözmeyi dene, söze de kendi yanlışından başla. Duraksayan ders ya da evrak işi kısa kısa sürdürülebilir. Yeniden yazmaya, ilk satırını kurmaktan daha çok gücün var bu ara; eldeki müsveddeyi çıkar.',
      'Söylemek istiyorsun, fırsat hep kaçıyor. Mars sana sözle nasıl kavga ettiğini düşündürüyor. Söz mü kesiyorsun, yoksa yutuyor musun? Küçük konularda alıştırma yap. Mars düze döndüğünde elinde ne başkasını ne seni inciten, sağlam bir cümle olabilir.',
    ],
    4: [
      'Eski bir öfke duvarların içinde kalmış, Mars da orayı tıklatıyor. Tadilat yarıda kalabilir, kapandı sandığın bir aile meselesi merdivende gıcırdayabilir. Henüz bir şey sökme, önce borunun nereden geçtiğini bul. Evdeki yorgunluk dürüst bir iş bölümü istiyor senden.',
      'Huzurun için pek de huzurlu olmayan yollarla savaşıyorsun. Bunu sana kim öğretti, bir düşün. Evdeki ağır iş ufak parçalara bölününce yürüyor. Hep sıkışan çekmece zımparalanabilir, sofradaki sert söz de aynı sabırla inceltilebilir.',
      'Taşınmak ya da evdeki birinden ayrı oturmak isteyebilirsin. Mars bu kararı bir daha tartıyor, kolileri henüz kurma. Huzursuzluğun altında çoğu kez bir türlü benimsemediğin bir oda yatar. Sandalyeni oraya koy; yeni adresten beklediğini o köşe verebilir.',
    ],
    5: [
      'Mars keyif evinden ateşin bir kısmını geri alıyor. Bir tutku serinleyebilir, bir oyun fazla ciddileşebilir, gereğinden çok uzamış bir eser budanmak isteyebilir. Olsun. Yarışmadan önce, eğlence diye yaptığın işe dön, hızını da bir çocuk belirlesin.',
      'Arzu geri vitese takıp gezdiği yerlere bakıyor. Kovalamak yakışmıyor, şakalaşmak yakışıyor sana. Yarıda bıraktığın bir eserle bir kez daha güreşmeye değer. Artık daha çok oyun biliyorsun, hepsini bir akşamda göstermen de gerekmiyor.',
      'Keyfini kim kaçırırsa ona kızıyorsun, kendin de dâhil. Mars sana nasıl yarıştığını, nasıl kur yaptığını gözden geçirtiyor. Gülerek kaybetmenin tadı az bilinir. Önce önemsiz bir oyunda dene; soluğun yerine gelince önemlisine de sıra gelir.',
    ],
    6: [
      'Motorun iş yerinde tekliyor. Teslim ettiğin iş, üstünde notlarla geri gelebilir, bedenin senden önce mola isteyebilir. Makinenin bakımını yap. Az saat, çok dikkat, her zamanki koşturmadan daha iyi sonuç verir. Bir çekişme vida vida sökülüp yeniden, bu kez düzgün toplanabilir.',
      'Dertleri hızla çözmeye alıştın, Mars başka bir yol istiyor. En çok yıpranan sabrın oluyor şu sıra. Isın, yavaşla, sıkıcı kısmı öne al. Bıraktığın bir spora, kaldığın yerin biraz altından başlarsan yeniden ısınabilirsin.',
      'Ufak şeylere duyduğun öfkenin altında daha büyüğü var. Hangi görevi aslında hiç kabul etmemiştin, bul. Sonra ya geri ver ya da doğru dürüst üstlen. Oflayıp puflamaya giden güç işine yarar, belki de düpedüz uykuna.',
    ],
    7: [
      'Mars en yakın ilişkilerinde geri geri yürüyor, eski çekişmeler yeni adlarla geliyor. Yeniden kavga etmen gerekmez. Karşındaki, o gün neden korkmuştu, sor. Açık bir rekabet yatışabilir, fazla uysal bir ortak kendi sesini bulabilir; sen de dinle.',
      'Aranızda kim itiyor, kim çekiliyor? Roller değişmek istiyor. Hukukla ya da sözleşmeyle ilgili çekişmeler ağır ilerleyebilir; bu arada karşı tarafın mektubunu, onu yorgun biri yazmış gibi oku. Büyük ihtimalle zaten öyle bir günün akşamında yazılmıştır.',
      'Kendi öfkeni başkasının yüzünde görüyorsun. Mars o sahneyi tekrar oynatıyor, bu kez ne kadar uzakta duracağını sen seçiyorsun. Artık neyi yapmayacağını sessizce, bir kez söyle. Saygı, odadakilerden biri bağırmayı bıraktığı anda kapıdan başını uzatıyor.',
    ],
    8: [
      'Mars derin çekmecede geri geri kazıyor. Para, yakınlık ya da eski bir hayal kırıklığı yüzünden biriken kırgınlık kızışabilir; tek tek ele alınırsa daha az is çıkarır. Kimseyi itirafa zorlama. Küçük bir borcunu öde. Aradığın güç, daha az şeye muhtaç olmaktan geçiyor.',
      'Tam ip gevşemek isterken sıkı tutuyorsun. Ortak kaynaklar üstüne bir çekişmeye ara verip yeniden hesaplayabilirsin. Güçlü istekler, kendilerine iş verilince sakinleşiyor. Tencere ov, dolap ayıkla, eski kâğıtları yırt; sonra ellerini yıkayıp meseleye yeni baştan bak.',
      'Hiç bağışlamadığın bir mesele söz istiyor. Mars delilleri seninle birlikte inceliyor, bazıları solmuş. Çıkardığın ders sende kalsın, nöbeti bırak. Bunca yıl kapıda bekleyen güç yeniden senin oluyor; onunla ne yapmak isterdin, düşünmeye başlayabilirsin.',
    ],
    9: [
      'Mars uzun yolda geri dönüyor. Bir yolculuk gecikebilir, ilkeler üstüne bir tartışma yeniden alevlenebilir, bir sınava ikinci kez girmek gerekebilir. Hâlâ inandığın için mi, yoksa haklı çıkmak için mi uğraşıyorsun? Elindeki harita çizileli yollar değişti, yenisini aç.',
      'İnançlarını kendi huyun sınıyor. Tartışmalar bu dönemde aydınlatmaktan çok kızıştırıyor. Karşındakinin ne okuduğuna bak. Önceden başlamış resmî bir iş sabır isteyebilir. Vazgeçtiğin bir gezi daha az durak ve daha iyi ayakkabıyla yeniden planlanabilir.',
      'Hafta bitmeden dünyayı değiştirecektin, Mars “Önce kursu bitir” diyor. Heves dalga dalga geliyor; çekildiği günlerde kitaplarını, inançlarını ayıkla. Bir zamanlar peşinden yürüdüğün dava hâlâ yürümeye değer, belki daha sakin, daha düzenli bir adımla.',
    ],
    10: [
      'Mars hırslarının üstünden geri gidiyor. İşteki hamlen hız kesebilir, üstlerinden biriyle eski çekişmen yeniden canlanabilir. Kapıyı omuzlama. Elindekini bitir, kaydını tut, dinlen; güç oradan geliyor. O tepeyi mi istiyorsun, yoksa yalnızca kaybetmekten mi hoşlanmıyorsun; bir yürüyüş boyu düşünmeye değer.',
      'Harcadığın emek bu ara her zamanki kadar yol aldırmıyor. Saatleri ikiye katlamaktansa planı düzelt. Bir zamanlar yarıştığın biri ateşkes önerebilir. Kabul et, yokuşta ikinize de yer var. Yan yana çıkanların hem soluğu yetiyor hem sohbeti.',
      'Sıra sende sanırken başkası öne geçmiş gibi gelebilir ya da hep birinci olmaktan yorulmuşsundur. Mars başarıyı nasıl kovaladığına, yolda kimi ittiğine bakıyor. İş çevrende aranın bozulduğu biriyle köprüyü onar; yol yeniden açıldığında ilk oradan geçilir.',
    ],
    11: [
      'Mars çevrende geri gidiyor, grup alıngan. Dostlarla bir iş, kim yapacak sorusunda takılabilir. Ne verebileceğini söyle, orada dur. Eski bir kırgınlığı aranızdaki en sakin kişi giderebilir; o kişi bu sefer sen olmayı dene.',
      'Başkalarının kavgasına girmeye hevesin azalıyor. Katıldığın davalara, sana ne kattıklarına yeniden bak. Kimi daha çok emeğe değer. Kimine zaten arkadaş hatırına katılmıştın. Kavga ettiğin dost da bundan en az senin kadar yorulmuş olabilir.',
      'Eskiden seni koşturan dilek soluklanmak istiyor. Mars onun yalnızca yarıştan ibaret parçalarını gevşetiyor. Geriye kalan daha küçük, ama daha canlı. Bunun için kalabalık bir ekip toplama; tek bir yoldaşla, acelesi olmayan bir günde çalış.',
    ],
    12: [
      'Mars karanlıkta geri geri yürüyor, sen de nedenini bilmeden huzursuzsun. Hiç gösterilmemiş eski bir öfke rüyada ya da sıktığın dişlerde belirebilir. Onu gözlerden uzakta hareketle boşalt. Kimseyi suçlaman gerekmez; yüzmek, yazmak, halı silkelemek çoğunu alıp götürür.',
      'Emeğin yer altına iniyor. Herkesin önünde zorladığın iş tutmuyor, gözden uzakta suladığın büyüyor. Uyku da bir tür çalışma sayılır. Kendi önüne usulca taş koyma huyuna dikkat et; onu iş üstünde yakalarsan kalemi bırak, bir çay söyle.',
      'Göremediğin bir şeyle boğuşuyorsun, belki de çok önce kendine koyduğun bir kuralla. Mars onu bulup el feneriyle yeniden okumanı sağlıyor. O kural bir zamanlar seni korumuş olabilir. Teşekkür et, emekliye ayır; ona uymaya giden güç artık sende kalıyor.',
    ],
  },
};
