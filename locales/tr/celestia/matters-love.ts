import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of love, and what helps it there. */
export const matters: MattersOf<'love'> = {
  idealPartner: {
    aries: {
      is: 'Sana uyan insan hızına yetişir, gerektiğinde “dur” der, sesin yükselince de küsmek yerine kendi lafını esirgemez.',
      helps:
        'Yeni tanıdığın biriyle ufak bir konuda ters düşünce nasıl davrandığına bak; ilk haftanın heyecanı bunu sana söylemez.',
    },
    taurus: {
      is: 'Aradığın eşin acelesi olmasın; dediği saatte gelsin, senin uzun susmalarına da alınmasın, gerisini zamanla çözersin.',
      helps:
        'Sana uyup uymadığını, ilk heves geçince de yapmayı sürdürdüğü küçük şeylerden anlamaya çalış; büyük lafları bir yana bırak.',
    },
    gemini: {
      is: 'Kafana göre birini arıyorsan o, lafına laf katan, bir gün içinde iki ayrı insana dönüşmeni de eğlenceli bulan kişidir.',
      helps:
        'Lafınız tükendiğinde ne hissettiğine dikkat et; o sessizlikte de sıkılmıyorsan yanındaki sana iyi geliyor demektir.',
    },
    cancer: {
      is: 'Sana iyi gelecek insan, yüzün düşünce hemen sebebini sormayıp yanına sokulan, ailenden söz edince de sıkılmayan biridir.',
      helps:
        'Aradığın kişi seni sezgiyle çözsün diye bekleme, neye kırıldığını bir kez açıkça söyle ve nasıl karşıladığını gör.',
    },
    leo: {
      is: 'Seninle yürüyecek kişi seni başkalarının yanında övmeyi bilir, ama kendi ışığını da kısmaz; silik birinden çabuk soğursun.',
      helps:
        'Hayranlıkla yetinme, sana uygun mu diye bakarken keyifsiz gününde yanında nasıl biri olduğunu da hesaba kat.',
    },
    virgo: {
      is: 'Titizliğine kim katlanır diye soruyorsan, emeğini fark eden, düzeltmelerine alınmak yerine gülüp geçen biri pekâlâ katlanır.',
      helps:
        'Birini kusur listesiyle ölçmeden önce yanındayken omuzlarının inip inmediğine bak; liste nasılsa kendiliğinden uzar.',
    },
    libra: {
      is: 'Hayat arkadaşın ince düşünceli olsun istersin; asıl uyanı ise senin yerine karar vermeyip sana ne istediğini soran kişidir.',
      helps:
        'Karşındakine uymaya başlamadan önce bir akşamın programını bütünüyle sen seç, hevesle mi geliyor, bak.',
    },
    scorpio: {
      is: 'Seni kaldıracak biri yoğunluğundan kaçmaz, saklısı gizlisi yoktur, kıskandığında da seninle alay etmeden doğruyu söyler.',
      helps:
        'Sana uygun mu diye gizli sınavlar kurma; merak ettiğini dosdoğru sor, cevap verirkenki rahatlığına bak.',
    },
    sagittarius: {
      is: 'Sana göre olan insanın kendi merakları vardır; gidişine surat asmaz, döndüğünde de anlattıklarını ağzı açık dinler.',
      helps:
        'Birinde karar kılmadan önce işler ters gidince gülüp gülemediğine bak; kaçan bir otobüs bunun için yeter.',
    },
    capricorn: {
      is: 'Eş olarak ayakları yere basan, ciddi suratının altındaki kuru mizahı da ilk günden yakalayan birini istersin.',
      helps:
        'Birinin sana uyup uymadığını özgeçmişinden çıkarma, iş lafı etmeden geçireceğiniz bir öğleden sonra daha çok fikir verir.',
    },
    aquarius: {
      is: 'Kim çeker seni? Aşkın yanında arkadaşlık da kuran, garip saatlerine karışmayan, herkes gibi olmanı beklemeyen biri.',
      helps:
        'Kimin uygun olduğunu düşünürken arkadaşın olsa onu yine sever miydin diye sor, cevap hemen gelir.',
    },
    pisces: {
      is: 'Yanına hayallerine gülmeyen, ama faturayı da unutmayan biri yakışır; seni kurtarıcısı yapmaya kalkan biri zamanla nefesini tüketir.',
      helps:
        'Uygun biri mi diye düşünürken onun ağzından çıkanla senin kendi kafanda tamamladığını birbirinden ayır.',
    },
  },
  unavailable: {
    aries: {
      is: 'Seni istemeyene takılıyorsun, çünkü “hayır” kulağına yarış başlangıcı gibi geliyor, sana ilgi gösterense daha koşmadan kazanılmış sayılıyor.',
      helps:
        'Ulaşamadığın birinin peşine düşmeden önce sor kendine, bugün “tamam” dese yarın onunla ne konuşurdun?',
    },
    taurus: {
      is: 'Uzak ya da başkasıyla olan birine gönül verdiğinde, olmayacağını bile bile yerinden kımıldamıyor, sabretmeyi sevmek sanıyorsun.',
      helps:
        'O ulaşılmaz kişiden bugüne dek eline gerçekten ne geçtiğini say; umut ettiklerin o sayıya girmesin.',
    },
    gemini: {
      is: 'Hep uzaktakine kapılman boşuna değil; hakkında her şeyi bilmediğin biri, zihnini yanı başındakinden çok daha fazla oyalıyor.',
      helps:
        'Seni istemeyen kişiyi çözmeye harcadığın merakı bir kerecik, sana kendiliğinden soru soran birine çevir.',
    },
    cancer: {
      is: 'Seni istemeyen birine bağlanınca onu sevginle ısıtacağını sanırsın; soğuk duran herkes sana biraz sevgisiz kalmış gibi görünür.',
      helps: 'Uzaktakinin neye ihtiyacı olduğunu düşündüğün her sefer, aynı soruyu bir de kendi adına sor.',
    },
    leo: {
      is: 'Karşılık vermeyen birine tutulunca iş gururuna biner; onu kazanırsan değerin tescillenecek sanır, vazgeçemezsin.',
      helps: 'Seni görmeyene kendini ispatlamaya bir süre ara ver, varlığına zaten sevinenlerle vakit geçir.',
    },
    virgo: {
      is: 'Başkasıyla olan ya da ulaşamadığın biri sana güvenli geliyor; o mesafeden ne o senin kusurunu görüyor ne sen onunkini.',
      helps:
        'Olmayacak kişi yüzünden kendinde düzeltecek şey arama; istenmemek, bir yerde hata yaptığın anlamına gelmiyor.',
    },
    libra: {
      is: 'Elde edemediğin kişi gözünde kusursuz kalıyor; yakındakiyle pürüz çıkıyor, uzaktakiyle hiç tartışmadan güzel bir çift oluyorsunuz.',
      helps:
        'Uzaktan sevdiğin birini anarken, seninle ilgilenmediği anları da güzel anların yanına koy, tablo adil olsun.',
    },
    scorpio: {
      is: 'Yasak, kapalı ya da seni istemeyen birine çekiliyorsun, kolay verilen sevginin altında bir şey olmadığından kuşkulandığın için.',
      helps:
        'Ulaşılmaz birinin sırrını çözmeye verdiğin gücü biraz geri çek, sana kendini açan insanın derinine de bak.',
    },
    sagittarius: {
      is: 'Başka şehirdekine, başkasına bağlı olana âşık olunca önün açık kalır; böylece kimseye hesap vermeden seversin.',
      helps:
        'Gönlün yine imkânsız birine kayınca, yanında olsa hangi özgürlüğünden ödün vermen gerekirdi diye düşün.',
    },
    capricorn: {
      is: 'Sevgiyi hak etmek gerek sandığından hep sana yüz vermeyene, en zor insana emek veriyor, kolay seveni ciddiye almıyorsun.',
      helps:
        'Seni istemeyene harcadığın çabayı bir iş gibi gözden geçir, karşılığı olmayan mesaiyi sen nerede olsa fark edersin.',
    },
    aquarius: {
      is: 'Ulaşamadığın insanlara vurulman rastlantı sayılmaz; araya mesafe girince hem âşık hem özgür olabiliyorsun, kimse de alanına girmiyor.',
      helps:
        'Uzaktaki yerine sana yaklaşan biri olunca içinde ne geri çekiliyor, izle; kaçışın başladığı anı yakala.',
    },
    pisces: {
      is: 'Seni istemeyen birini bile zihninde yumuşatıyor, özlemenin kendisini aşk gibi yaşıyorsun; gerçek insan araya az giriyor.',
      helps:
        'O uzak kişiyi düşlediğin saatlerin birini bir arkadaşınla konuşarak geçir, içindekini dışarıdan bir kulak da duysun.',
    },
  },
  message: {
    aries: {
      is: 'Beklediğin mesaj gelmeyince duramayıp ilk sen yazarsın; cevap gecikince de ikinciyi, bu sefer biraz sertini yollarsın.',
      helps: 'Bir kere yazdıysan telefonu arkanda bırakıp dışarı çık, ikinci mesajı ancak dönünce düşün.',
    },
    taurus: {
      is: 'Mesaj gelmiyorsa sen de yazmazsın; inatla bekler, son konuşmanın her kelimesini ağzında şeker gibi çevirirsin.',
      helps:
        'Yazıp yazmamakta düğümlendiysen tek soruluk kısa bir mesaj yeter; cevabı gelmese de sözün söylenmiş olur.',
    },
    gemini: {
      is: 'Bir mesajın gecikmesi sende on ayrı açıklama doğurur, çevrimiçi yazısına bakıp her birini de inandırıcı bulursun.',
      helps:
        'Susan kişinin yerine cevap yazmaktan vazgeç; bildiğin tek şeyi, henüz yazmadığını, kendine aynen tekrarla.',
    },
    cancer: {
      is: 'Yazmayan birinin sessizliğini hemen üzerine alırsın; eski konuşmaları başa sarıp neyi yanlış söylediğini ararsın.',
      helps:
        'Mesaj beklerken eski yazışmaları açmak içini yeniden acıtır; o akşam sesi sana iyi gelen başka birini ara.',
    },
    leo: {
      is: 'İlk mesajı senin atman gururuna dokunur, cevapsız kalmak iki kat dokunur; umursamaz görünür, gözünü ekrandan ayıramazsın.',
      helps:
        'Yazacaksan süslemeden yaz; kıskandırmak için paylaşılan fotoğraf, atılmamış mesajın yerini tutmuyor, aklında olsun.',
    },
    virgo: {
      is: 'Tek satırlık mesajı dört kez düzeltir, noktasına takılırsın; cevap gelmeyince de hatayı kendi cümlende ararsın.',
      helps:
        'Mesajın ilk yazdığın hâli de gayet iyi; karşındakinin susmasının nedeni büyük ihtimalle senin virgülün değil.',
    },
    libra: {
      is: 'Önce ben mi yazsam, ısrarcı mı görünürüm derken gün biter; o mesaj sende hep taslak olarak bekler.',
      helps:
        'O cümleyi bütün arkadaşlarına sorma; yazmak istiyor musun, yalnız kendine sor, mesajın nezaketi nasılsa senden gelir.',
    },
    scorpio: {
      is: 'Yazmadığı her saat senin için bir ipucudur; son görülmesini ezbere bilir, yine de ilk mesajı atıp açık vermezsin.',
      helps:
        'Neden sustuğunu profillerinde araştırma; merakın dinmiyorsa bir kez açıkça sorulan mesaj, haftalarca iz sürmekten az yorar.',
    },
    sagittarius: {
      is: 'Mesaj meselesinde hesap bilmezsin, aklına gelince yazarsın; karşıdan ses çıkmayınca da önce komik bir şey yollayıp yoklarsın.',
      helps:
        'Ardı ardına şaka göndermek yerine ne merak ettiğini düz bir cümleyle sor; cevap yoksa gününü ona ayırma.',
    },
    capricorn: {
      is: 'Cevapsız kalan mesajını kimseye belli etmezsin; ikinci kez yazmayı küçülmek sayar, işe gömülüp aldırmıyormuş gibi yaparsın.',
      helps:
        'Beklemekten vazgeçeceğin anı kendin seç; o mesaj gelse de gelmese de gününün dizgini elinde kalsın.',
    },
    aquarius: {
      is: 'Mesaj kesilince sen de ortadan kaybolursun; kendin günlerce yazmazsın da aynı sessizlik karşıdan gelince şaşırırsın.',
      helps:
        'Sessizliğe sessizlikle karşılık vermeden önce, bu mesajı bir dostundan bekleseydin ne yapardın, onu düşün.',
    },
    pisces: {
      is: 'Gelmeyen mesajı bahanelerle doldurursun; “yorgundur, şarjı bitmiştir” dersin, geceyi de o iyi niyetli masalla geçirirsin.',
      helps:
        'Gece yazdığın uzun mesajı göndermeden notlarına kaydet, sabah hâlâ aynı şeyi söylemek istiyor musun, bak.',
    },
  },
  meeting: {
    aries: {
      is: 'Oturup bekleyince kimseyle tanışasın gelmez; hareket hâlindeyken, bir işin ortasında, nefes nefeseyken dikkat çekersin.',
      helps:
        'Biri gözüne çarptıysa tanışmak için kusursuz cümleyi arama, kısa bir selam senin ağzında zaten iddialı durur.',
    },
    taurus: {
      is: 'Sen biriyle aynı yere gide gele tanışırsın; her hafta gördüğün yüz yavaş yavaş gönlüne yerleşir.',
      helps:
        'Tanışmak için düzenini altüst etme, zaten gittiğin yerde bir kişiyle fazladan iki laf etmekle başla.',
    },
    gemini: {
      is: 'Yeni birini sana çoğu kez bir sohbet getirir; kurs da olur, kuyruk da, komşunun yeğeni de, yeter ki laf lafı açsın.',
      helps:
        'Tanıştığın kişiye birkaç sorunu sakla; her şeyi ilk akşamda sormazsan yeniden görüşmenize bahane kalır.',
    },
    cancer: {
      is: 'Yeni birine, güvendiğin bir dost tanıştırınca ısınırsın, kalabalıkta kapanırsın; yeniden sevmek de sende böyle ağır ağır başlar.',
      helps:
        'Yakınlarına yeni birini tanımak istediğini söyle; belli ettiğini sanıyorsun ama çoğunun haberi bile yok.',
    },
    leo: {
      is: 'Tanışmak senin için sevdiğin işi göz önünde yaparken kolay; köşede keşfedilmeyi beklediğinde ise içten içe bozuluyorsun.',
      helps:
        'Yeni insanların arasında sahneyi biraz da ona bırak; merakla sorduğun iki soru, en parlak hikâyenden daha çok yakınlaştırır.',
    },
    virgo: {
      is: 'Birine rastlaman genellikle işe yaradığın yerde olur, kursta ya da gönüllü bir ekipte; ilk bakışta aşka pek inanmazsın.',
      helps:
        'Yeni tanıştığın birini ilk gün elemekte acele etme, ayakkabısına takıldıysan bir kez daha konuşup öyle bak.',
    },
    libra: {
      is: 'Yeni biriyle hoş bir ortamda, ortak bir dost aracılığıyla tanışmayı seversin; gülümsersin, ama ilk sözü ondan beklersin.',
      helps:
        'Biriyle tanışmak için hep birlikte gezdiğin arkadaşın olmadan da bir davete git, seninle konuşmak öyle kolaylaşır.',
    },
    scorpio: {
      is: 'Birini bulmak sende bir bakışla başlar; kalabalıkta az konuşur, kimin ne sakladığını sezer, içlerinden tek kişiyi seçersin.',
      helps:
        'Tanışmak istediğin insana uzaktan bakıp durma; suskunluğun çoğu kişiye soğukluk gibi görünüyor.',
    },
    sagittarius: {
      is: 'Nerede tanışırım dersen, alıştığın yerden uzakta derim; yolda, dil kursunda, başka memleketten insanların arasında gönlün açılıyor.',
      helps:
        'Biriyle tanışmayı büyük seyahate erteleme; kendi şehrinde hiç gitmediğin bir semtte de o meraklı hâlin seninle gelir.',
    },
    capricorn: {
      is: 'Birini tanımaya ayıracağın vakit hep işten sonraya kalır; en rahat, ortak bir sorumluluğun içinde ağır ağır yakınlaşırsın.',
      helps:
        'Takvimine işle ilgisi olmayan, insan içine çıkacağın düzenli bir saat koy; tanışmayı boş vakte bırakınca sıra gelmiyor.',
    },
    aquarius: {
      is: 'Aşk sana arkadaşlık kılığında yaklaşır; toplulukta, internette, ortak bir davada tanışır, adını koymakta herkesten geç kalırsın.',
      helps:
        'Biri hoşuna gidince onu hemen dost safına yazma, daha tanışırken ilgini belli eden küçük bir işaret bırak.',
    },
    pisces: {
      is: 'Tanışmayı planlayınca büyüsü kaçar; sen birini konserde, bir yardım işinde, dalgın yürürken, tam aramadığın anda fark edersin.',
      helps:
        'Yeni biri sana hemen çok tanıdık gelirse biraz yavaşla, kimi andırdığını düşün ve ikisini ayır.',
    },
  },
  breakup: {
    aries: {
      is: 'Bir ilişkiyi bitirmek gerekince bir gecede kesip atmak istersin; asıl acı, öfken dinip ortalık sessizleşince gelir.',
      helps:
        'Ayrılık konuşmasını öfkenin tepesinde yapma; önce uzun uzun yürü, söyleyeceğini yorgun ve sakin hâlinle kur.',
    },
    taurus: {
      is: 'Ayrılınca kişiden çok alışkanlığını kaybetmekten korkarsın; iyisini de kötüsünü de ezbere bildiğin için sonu hep yarına atarsın.',
      helps:
        'Bu bitişin ortasında yemeğini, uykunu, yürüyüşünü aynı saatte tut; bedenin sakinleşince kafan da netleşir.',
    },
    gemini: {
      is: 'Ayrılsak mı sorusunu sabah evet, akşam hayır diye cevaplarsın; herkese anlatır, anlattıkça ne hissettiğini kaçırırsın.',
      helps:
        'Ayrılıkla ilgili her sabah aynı soruyu kendine yazılı sor, on gün sonra cevapları arka arkaya oku.',
    },
    cancer: {
      is: 'Bir ilişki bitince, hatta bitecek gibi olunca, sokakta kalmış gibi hissedersin; birlikte edindiğiniz küçük âdetlere bile kıyamazsın.',
      helps:
        'Ayrılık ağır basınca tek başına kabuğuna çekilme, seni eskiden beri tanıyan birinin yanında rahat rahat ağla.',
    },
    leo: {
      is: 'Terk edilmek de terk etmek de onuruna dokunur; dışarıya dimdik görünür, “bunu bana nasıl yapar” sorusunu içinde döndürürsün.',
      helps:
        'Ayrılık konusunda herkese güçlü görünme yükünü bir iki kişinin yanında indir, orada surat asmak serbest.',
    },
    virgo: {
      is: 'Ayrılsam mı diye sorarken artıları eksileri dizer, ardından neyi düzeltsem kurtulurdu diye kendini sorguya çekersin.',
      helps:
        'Bu ilişkinin muhasebesini yaparken sana düşmeyen yarısını üstüne alma, onu olduğu gibi karşı tarafta bırak.',
    },
    libra: {
      is: 'Ayrılık söz konusu olunca kimse kırılmasın diye lafı uzatırsın; terk edilen sen olsan bile kibar kalmaya uğraşırsın.',
      helps:
        'Ayrılık üzerine düşünürken onun ne diyeceğini bir yana bırak, kendi isteğini tek başınayken yüksek sesle söyle.',
    },
    scorpio: {
      is: 'Sende ayrılık yarım olmaz; ya dişini sıkıp sonuna dek tutunursun ya da bir gün dönüşü olmayacak biçimde silersin.',
      helps:
        'Ayrılığın acısıyla onun ne yaptığını kovalama; içindeki o yoğun gücü yokuşlu bir yürüyüşe, ağır bir işe ver.',
    },
    sagittarius: {
      is: 'İlişki bitiyor gibi olunca bavula davranırsın; yeni yerler üzüntüyü kısa süre unutturur, sonra bir sokak köşesinde yakalanırsın.',
      helps:
        'Ayrılıktan konuşurken şakayla çıkış arama; “üzgünüm” de, arkasını getirmeden bir dakika öyle kal.',
    },
    capricorn: {
      is: 'Bir ilişkinin sonunu başarısızlık hanene yazarsın; kimseye belli etmeden işine devam eder, üzülmeyi uygun bir zamana bırakırsın.',
      helps:
        'Ayrılıkla uğraşırken kendine her gün yarım saat üzülme hakkı tanı, o sırada hiçbir işi bitirmek zorunda değilsin.',
    },
    aquarius: {
      is: 'Ayrılığı önce kafanda halledersin; mantığıyla açıklar, “dost kalırız” dersin, duygusu ise haftalar sonra habersiz çıkagelir.',
      helps:
        'Ayrılık üzerine fikrini sormadan hâlini soran birini bul, bir kez de “mantıklısı buydu” demeden anlat.',
    },
    pisces: {
      is: 'Ayrılık sende kesin bir çizgi olmaz; içinden bin kez veda eder, ilk hüzünlü sesle yine yumuşarsın.',
      helps:
        'Özlem seni yumuşattığında bu ayrılığın nedenlerini bilen bir dosttan, onları sana sırayla hatırlatmasını iste.',
    },
  },
  quarrels: {
    aries: {
      is: 'Tartışmayı çoğu kez sen başlatır, sen bitirirsin; beş dakika sonra barışmışsındır, karşındakinin hâlâ kırgın olduğuna şaşarsın.',
      helps:
        'Kavgada aklına gelen en keskin cümleyi söylemeden odadan çık, sesin inince kaldığın yerden konuş.',
    },
    taurus: {
      is: 'Aranızdaki kavgalarda bağırmazsın, direnirsin; sustukça ağırlaşır, haklıyken bir adım bile geri gitmeyi kendine yediremezsin.',
      helps:
        'Tartışma tıkanınca son sözü bekleme, “buna yarın devam edelim” de ve o yarını gerçekten kullan.',
    },
    gemini: {
      is: 'Tartışırken laf yetiştirmede üstüne yoktur; konudan konuya atlar, en başta neye kızdığını sonunda sen de hatırlamazsın.',
      helps:
        'Kavgaya bir konu sınırı koy, yeni başlık açılırsa sonraya bırak; ince alayı da o sıra cebinde tut.',
    },
    cancer: {
      is: 'Kavga çıkınca ya ağlar ya susarsın; çoktan geçmiş bir sözü çıkarır, bugünkü meseleye onun kırgınlığını da yüklersin.',
      helps:
        'Tartışırken eski defterleri kapalı tut; “şu anda şuna kırıldım” diye başlamak barışmayı kolaylaştırır.',
    },
    leo: {
      is: 'Kavganızın konusu sende çabuk unutulur, sesteki küçümseme unutulmaz; barışırken özür dilemeyi de taç çıkarmak gibi görürsün.',
      helps:
        'Tartışırken sesini yükseltmeden neye gücendiğini söyle; “beni ciddiye almadın” demek gürlemekten daha anlaşılır.',
    },
    virgo: {
      is: 'Sürekli tartışmanızın altında çoğu kez küçük bir ayrıntı yatar; sen iyi niyetle düzeltirsin, karşındaki kendisine not verildiğini sanır.',
      helps:
        'Tartışmaya girmeden önce tek şikâyet seç, onu da “hep” ve “hiç” demeden söyle; ötekiler beklesin.',
    },
    libra: {
      is: 'Kavgadan o kadar kaçarsın ki biriken laf günün birinde kibarca ama buz gibi çıkar, barışmayı da tek başına yüklenirsin.',
      helps:
        'Huzur bozulmasın diye yuttuğun şeyi daha küçükken söyle; “buna katılmıyorum” cümlesi henüz kavga sayılmaz.',
    },
    scorpio: {
      is: 'Tartışmalarınızda az konuşur, nereye dokunacağını bilirsin; barıştıktan sonra bile söylenen bir söz içinde diken gibi durur.',
      helps:
        'Onun sana güvenip anlattıklarını kavgada koz yapma; susacaksan da ne kadar susacağını söyleyerek sus.',
    },
    sagittarius: {
      is: 'Lafı dolandırmadan söylediğin için kavga çıkar, sonra neden bu kadar büyütüldüğünü anlamaz, gülüp geçmek istersin.',
      helps:
        'Tartışmada doğruyu söylemeden önce sesini bir perde indir; aynı söz yavaş söylenince daha az batıyor.',
    },
    capricorn: {
      is: 'Kavga edince soğur, toplantı yönetir gibi konuşursun; haklı çıkarsın belki, ama karşındaki sevildiğini duymadan yatar.',
      helps: 'Kavgayı çözmeye oturmadan önce üzüldüğünü bir cümleyle belli et, maddeler ondan sonra gelsin.',
    },
    aquarius: {
      is: 'Tartışmada ses yükselince sen uzaklaşırsın; bedenin orada, aklın tavandadır, bu sakinliğin de karşındakini çileden çıkarır.',
      helps:
        'Kavga sırasında kopacağını hissedince haber ver; “biraz yalnız kalayım” demek, ortadan kaybolmaktan iyidir.',
    },
    pisces: {
      is: 'Kavga çıkınca bulanırsın; suçun olmayan şeyi bile üstlenir, barış olsun diye özür diler, kendi kırgınlığını sonra bulursun.',
      helps:
        'Tartışmanın ortasında özür dilemeden önce dur, bu gerçekten senin yaptığın bir şey mi diye kendine sor.',
    },
  },
  confession: {
    aries: {
      is: 'Hoşlandığını içinde tutamaz, ilk adımı atıverirsin; sonunu düşünmek arkadan, biraz utanarak gelir.',
      helps: 'Açılırken onun da düşünmeye vakti olsun; söyleyeceğini söyle, cevabı aynı nefeste isteme.',
    },
    taurus: {
      is: 'Birine açılmayı öyle ağırdan alırsın ki o çoktan anlamıştır; söz yerine yanında biraz daha fazla oyalanırsın.',
      helps:
        'Duygunu uzun cümleye dökemiyorsan kısa tut, “seninle yürümek hoşuma gidiyor” demek de bir itiraf sayılır.',
    },
    gemini: {
      is: 'Hoşlandığını söylemeyi şakanın içine saklarsın; ciddi mi konuştun, takıldın mı, karşındaki günlerce çözemez.',
      helps: 'İlk adımı atacaksan bir cümleyi şakasız bırak, gülerek söylesen bile anlamı belli olsun.',
    },
    cancer: {
      is: 'Hislerini söylemeden önce yüz kere yoklarsın; dolana dolana yaklaşır, ufak bir soğuklukta hiç yaklaşmamış gibi yaparsın.',
      helps:
        'Hoşlandığını belli etmek için rahat ettiğin bir yer seç, geri çevrilirsen o akşam kiminle konuşacağını da önceden bil.',
    },
    leo: {
      is: 'Açılmak sende ya görkemli olur ya hiç olmaz; geri çevrilip gülünç duruma düşmekten korktuğunu kimseye söylemezsin.',
      helps:
        'İtirafı büyütmeden, seyircisiz ve kısa söyle; karşındakine hayır diyebileceği kadar rahat bir alan bırak.',
    },
    virgo: {
      is: 'Hoşlandığını söylemek için doğru anı beklersin; cümleyi prova eder, karşındakinin her tavrını belirti gibi incelersin.',
      helps:
        'İlk adım için kusursuz zaman arama, rahat geçen bir sohbetin sonunda sade bir cümle duygunu anlatmaya yeter.',
    },
    libra: {
      is: 'İlk adımı ondan beklersin, ama zeminini de sen hazırlarsın; açıkça söyleyip kendini ele vermek istemezsin.',
      helps:
        'İma etmeyi bırakacaksan “seninle baş başa görüşmek isterim” demeyi dene, hem nazik hem açık bir itiraftır.',
    },
    scorpio: {
      is: 'Hislerini itiraf etmek sende sır teslim etmek gibidir; önce onunkini kesin bilmek istersin, o da aynı şeyi bekler.',
      helps:
        'Açılmadan önce kesinlik arama; duygunun onda birini söyle, nasıl karşıladığını gör, gerisini sonra düşünürsün.',
    },
    sagittarius: {
      is: 'Senden hoşlanıyorum demek sana zor gelmez, ağzından kahkahayla kaçar; ertesi gün arkasında durmak biraz daha çetindir.',
      helps:
        'Hoşlandığını söylediğin gün büyük sözler verme, ertesi hafta da içinden gelecek kadarını söyle.',
    },
    capricorn: {
      is: 'Sevdiğini söylemek için önce bütün riskleri hesaplarsın; reddedilmeyi itibar kaybı sayıp ilgini yardım ederek gösterirsin.',
      helps:
        'Bir iyilik yaparken adını da koy; “seninle vakit geçirmek istiyorum” demek ilk adım için yeterince cesur.',
    },
    aquarius: {
      is: 'Hoşlandığın kişiye açılmak yerine ona herkese davrandığın gibi davranır, duygunu fikir konuşmalarının arasında fark etsin istersin.',
      helps:
        'Açılmak için herkesin kullandığı sözlere mecbur değilsin; ikinizin anlayacağı, biraz tuhaf bir cümle de olur.',
    },
    pisces: {
      is: 'Aşkını söylemek yerine bakışına, şarkılara, küçük tesadüflere yüklersin; o anlamadıkça daha çok susup daha çok seversin.',
      helps:
        'İşaretleri anlasın diye bekleme, itiraf edeceksen bir kez sözcükle söyle; imayı herkes senin kadar iyi okumaz.',
    },
  },
  ex: {
    aries: {
      is: 'Eski sevgilini düşünmenin ardında çoğu kez yarım kalmış bir kavga var; söyleyemediğin laf seni özlemden fazla huzursuz eder.',
      helps:
        'Eski sevgilin yazarsa parmağın hemen cevaba gitmesin; önce şunu çöz, özledin mi, kazanmak mı istiyorsun?',
    },
    taurus: {
      is: 'Bir zamanlar sevdiğin kişiyi bedenin de hatırlar, o yüzden unutmak uzun sürer; akşamın belli bir saati hâlâ onundur.',
      helps:
        'Ona ait bir alışkanlığın yerine aynı saatte başka bir zevk koy; eski sevgili en çok boş kalan vakitte gelir.',
    },
    gemini: {
      is: 'Eski ilişkiden bir mesaj gelse merakın galip gelir; ne yapıyor, kiminle, ne demek istedi derken bitmiş konu yeniden açılır.',
      helps: 'Ondan haber toplamayı bir hafta kes, eskiye olan merakın azalıyor mu artıyor mu kendin gör.',
    },
    cancer: {
      is: 'Ayrıldığın kişinin doğum gününü, annesinin yemeğini bile unutmazsın; özlediğin çoğu zaman o değil, yanındaki sıcaklıktır.',
      helps:
        'Onun özel günlerini telefonun hatırlatıcısından sil; eski sevgiliyi sen unutmazken bir de ekran seni dürtmesin.',
    },
    leo: {
      is: 'Eski sevgilinin senden sonra çok mutlu olması fikri canını sıkar; onun hayatında eşsiz kalmış olmayı istersin.',
      helps:
        'Eski sevgilin duysun diye yaptıklarını fark et, bu hafta bir güzelliği kimseye göstermeden yaşa.',
    },
    virgo: {
      is: 'Eski ilişkin aklından çıkmıyor, hâlâ nerede yanlış yaptığını arıyorsun; dosya kapanırsa ders eksik kalacak sanıyorsun.',
      helps:
        'Eski sevgilinden öğrendiğin üç şeyi yaz, altına çizgi çek; dördüncüsünü aramak artık özlemekten başka bir şey değil.',
    },
    libra: {
      is: 'Ayrılmış da olsanız arkadaş kalmak istersin, eski sevgiliyle arayı soğutmak sana kaba gelir; ip bu yüzden kopmaz.',
      helps:
        'Yeniden yazan eski sevgiliye güzel bir karşılık borcun yok; geç ve kısa bir cevap da kibar olur.',
    },
    scorpio: {
      is: 'Eski aşkını unutmaz, kilitlersin; bir yerde adını duyunca hepsi olduğu gibi, hiç soğumamış hâlde geri gelir.',
      helps:
        'Bitmiş aşktan içinde kalan sözü güvendiğin bir kişiye anlat, tek başına taşıdıkça taze kalıyor.',
    },
    sagittarius: {
      is: 'Biten aşkı hep kahkahalı yerleriyle anarsın; bittiğini kabul eder, yine de bir gün yeniden denenir diye ucunu açık bırakırsın.',
      helps:
        'O yazınca neden bunaldığını da hatırla; aklın sana eski ilişkinin yalnız tatil günlerini gösteriyor.',
    },
    capricorn: {
      is: 'O eski ilişkiyi düşündükçe özlemekten çok emeğine acırsın; bunca çaba boşa mı gitti sorusu peşini bırakmaz.',
      helps:
        'Geçmişteki o ilişkiye verdiğin emeği zarar yazma; ondan sende kalan bir beceriyi bul ve adını koy.',
    },
    aquarius: {
      is: 'Eski sevgilini çoktan aştığını söylersin, sonra asansörde, durup dururken içinden ona bir şey açıklamaya başlarsın.',
      helps:
        'Eski sevgiline dair duyguyu saçma bulup geçme; “bugün özledim, o kadar” demek onunla tartışmaktan kısa sürer.',
    },
    pisces: {
      is: 'Eski aşkın sende bitmez, rüyana girer, kalabalıkta birini ona benzetirsin; özlediğin de en çok, olabilecek hâlidir.',
      helps:
        'Eski aşk aklına düşünce bulunduğun yerdeki üç sesi say, güne öyle dön; hayali kovmaya çalışmak onu büyütüyor.',
    },
  },
  dating: {
    aries: {
      is: 'İlk buluşmada ya on dakikada tutuşursun ya canın sıkılır; bu hız bazılarını ürkütür, bazılarını sana bağlar.',
      helps:
        'Buluşmada her soruya ilk cevabı sen verme; birkaç saniyelik boşluk bırak, karşındaki de hamle yapsın.',
    },
    taurus: {
      is: 'Buluşmalarda acele etmezsin, ikinci üçüncü seferde çözülürsün; hızlı karar verenler seni soğuk sanıp erkenden vazgeçer.',
      helps:
        'Buluştuğun kişiye ağır ısındığını baştan söyle, plan olarak da yemek ya da yürüyüş gibi bedenini rahatlatan bir şey seç.',
    },
    gemini: {
      is: 'Randevuda karşındakini güldürür, konuşmayı hiç düşürmezsin; ama o eve dönünce senin hakkında ne öğrendiğini pek çıkaramaz.',
      helps:
        'Buluşma güzel akarken bir konuda biraz oyalan; üçüncü soruyu aynı yere sorunca sohbet tanışmaya dönüyor.',
    },
    cancer: {
      is: 'Buluşmaların başında temkinlisindir; karşındakini rahat ettirir, dinler, kendini az anlatırsın, erken yakınlaşma seni geri kaçırır.',
      helps:
        'Buluşmada yalnız bakıp gözeten taraf olma, karşındaki de senin için bir şey yapsın, bekle ve izin ver.',
    },
    leo: {
      is: 'Randevuda parlarsın, jestlerin cömerttir; beğeniliyor muyum diye bakmaktan, sen onu beğendin mi, sormayı unutursun.',
      helps: 'Buluşmadan çıkınca beğenildim mi diye sorma, sen onun yanında eğlendin mi, ona bak.',
    },
    virgo: {
      is: 'Randevulardan bir şey çıkmıyorsa sebebi çoğu kez çabuk elemen; ilk yarım saatte üç kusur bulur, kendininkini de eklersin.',
      helps: 'Bir sonraki buluşmaya tek görevle git, o kişide hoşuna giden bir ayrıntı bul ve ona söyle.',
    },
    libra: {
      is: 'Buluşmalarda herkes senden memnun ayrılır; öyle uyumlusundur ki asıl ne istediğin, neyi sevmediğin görünmeden akşam biter.',
      helps:
        'Gelecek randevuda en az bir konuda karşı fikrini söyle; hoş olmak için her filmi beğenmek zorunda değilsin.',
    },
    scorpio: {
      is: 'Sen daha ilk buluşmada yüzeyde kalamazsın; soruların dibe iner, geçiştirilen cevabı kabul etmezsin, hazır olmayan biri bundan tedirgin olur.',
      helps:
        'Randevuda içini acıtmayan, hafif bir şey de anlat; ağır sorularını ikinci üçüncü görüşmeye sakla.',
    },
    sagittarius: {
      is: 'Buluşmalar seninle eğlenceli geçer; iş “bir daha ne zaman” kısmına gelince gözün hemen başka planlara kayar.',
      helps:
        'Güzel geçen bir randevudan sonra “görüşürüz” deyip geçme, hangi gün görüşeceğinizi de o akşam konuş.',
    },
    capricorn: {
      is: 'Randevuya iş görüşmesi gibi hazırlanırsın; ölçülü, dakik, biraz resmî kalır, hoşlandığını belli etmeyi sona saklarsın.',
      helps:
        'Buluşma için ikinizin de beceriksiz olacağı bir uğraş seç, birlikte acemi olmak seni çabuk çözer.',
    },
    aquarius: {
      is: 'Randevularda ilginç bulunursun, ama biraz ulaşılmaz; fikirlerini sonuna kadar açar, sıra duyguya gelince lafı dünyanın hâline çevirirsin.',
      helps: 'Buluşmanın bir yerinde “bence” ile başlamayan, “şu an keyfim yerinde” gibi bir cümle kur.',
    },
    pisces: {
      is: 'Buluştuğun kişinin rengine bürünürsün; o seni tam kendisi gibi bulur, sense eve kim olduğunu unutmuş dönersin.',
      helps:
        'Randevudan önce kendinle ilgili anlatmak istediğin iki şeyi belirle, laf nereye giderse gitsin onları söyle.',
    },
  },
  marriage: {
    aries: {
      is: 'Evlilik sözünden kaçmazsın, onun durulup alışkanlığa dönmesinden çekinirsin; birlikte yeni işlere atılabildiğin biriyle bu korku azalır.',
      helps:
        'Evlenme konusunu tek hamlede sonuca bağlamaya çalışma; bugün yalnız ne istediğini söyle, cevaba zaman tanı.',
    },
    taurus: {
      is: 'Evliliğe yatkınsın, ama bir kere için; emin olmadan imza atmaz, attıktan sonra da kolay kolay kıpırdamazsın.',
      helps:
        'Evliliği düşünürken parayı, evi, akşamların nasıl geçeceğini somut konuş; senin kuşkun ayrıntıda çözülür.',
    },
    gemini: {
      is: 'Evlenmek bana göre mi diye düşünürken ikiye bölünürsün; bir yanın davetlileri sayar, öteki arka çıkışı arar.',
      helps:
        'Evlilik kararsızlığını önüne gelene anlatmak yerine, biriyle her akşam ne konuşmak isterdin, bir onu düşün.',
    },
    cancer: {
      is: 'Evlilik senin için yuva demektir; karşındaki istemeyince kafanda kurduğun bütün aile geri çevrilmiş gibi olur.',
      helps: 'Evlilikten söz açılınca sıradan bir akşamı tarif et; onunki de seninkine benziyor mu, dinle.',
    },
    leo: {
      is: 'Evlenirsen gururla, herkesin gözü önünde sevilmek istersin; karşındaki nikâha yanaşmıyorsa bunu seçilmemek diye alırsın.',
      helps:
        'Evlilik lafında düğünün nasıl görüneceğini bir kenara koy, hangi davranışla seçilmiş hissedersin, onu söyle.',
    },
    virgo: {
      is: 'Evliliğe uygun muyum diye kendini sınarsın; nişanlıyken duyduğun kuşku da her aksaklığı önceden görmenden gelir.',
      helps:
        'Evlilikle ilgili kuşkularından gerçekten taşınmayacak olanları bul, yalnızca sinirini bozanlarla karıştırma.',
    },
    libra: {
      is: 'Sen iki kişilik yaşamaya yatkınsın, evlilik sana yakışır; gelgelelim “evet” demeden önce öteki ihtimali de uzun uzun evirip çevirirsin.',
      helps:
        'Nikâh konusunda herkesi mutlu edecek cevabı arama; kimse üzülmeyecek olsa ne dilerdin, önce onu bul.',
    },
    scorpio: {
      is: 'Evlilik senin için hayatları son sırrına kadar birleştirmektir; bu yüzden ya tamamen istersin ya eşiğinde durup karşındakini yoklarsın.',
      helps: 'Evlenme kuşkunu içinde büyütme; seni tedirgin eden soruyu seç, onu en güvendiğin dostla konuş.',
    },
    sagittarius: {
      is: 'Evliliği kafes sanman yersiz değil, dar olanı seni boğar; birlikte büyüyüp ayrı da gezebildiğiniz türüne ise içtenlikle varsın.',
      helps:
        'Evlilikten söz ederken önce kendi vazgeçemeyeceğin özgürlüğü söyle, sonra onun vazgeçemediğini sor.',
    },
    capricorn: {
      is: 'Evliliği temelden çatıya bir inşaat gibi düşünürsün; sağlam olsun ister, şartlar oturmadan söz vermeyi sorumsuzluk sayarsın.',
      helps:
        'Evlilik için aradığın şartları birine sesli say; hangisi gerekli, hangisi korku, kulağınla ayırt edersin.',
    },
    aquarius: {
      is: 'Evlilik denen kuruma şüpheyle bakarsın; sevdiğine bağlı kalırsın da herkesin yaptığı gibi yapma fikri seni kaşındırır.',
      helps:
        'Evlenmek denince sana dar gelen geleneği adıyla söyle; belki itirazın kişiye değil, törenin biçimine.',
    },
    pisces: {
      is: 'Evliliği ruhların birleşmesi gibi düşler, ayrıntıyı bulanık bırakırsın; kuşku da hayalin gündelik hayata değdiği yerde başlar.',
      helps:
        'Evlilik hayalinin yanına sıradan bir hafta koy; kim erken kalkar, kim neyi öder, bunları da konuş.',
    },
  },
  trust: {
    aries: {
      is: 'Bir anda güvenir, kırılınca güvenini bir anda geri alırsın; yeniden inanmak için beklemek sana fazla uzun gelir.',
      helps:
        'Güven tazelenirken hemen sonuç isteme; verilen küçük sözlerden birini izle, tutulunca bir sonrakine geç.',
    },
    taurus: {
      is: 'Güvenin ağır kurulur, çatlağı da uzun kalır; bir kez yalan duydun mu eski rahatlığına dönmen epey sürer.',
      helps:
        'Güvenini geri isteyen biri acele ettirirse “daha hazır değilim” de; senin ölçün söz değil, tekrarlanan davranış.',
    },
    gemini: {
      is: 'Güvensizliğin çoğu ayrıntıdan doğar; anlatılan iki şey birbirini tutmayınca zihnin hafiyeliğe başlar, durdurmak zor olur.',
      helps:
        'Güvenini kurcalayan çelişkileri biriktirme, “burayı anlamadım, bir daha anlatır mısın” diye sorman yeter.',
    },
    cancer: {
      is: 'Güvenmek sende birini içeri almaktır; canın yandıysa herkese iyi davranır, kimseye asıl odayı göstermezsin.',
      helps:
        'Güvenmeyi yeniden denerken önce küçük bir sırla başla, nasıl taşındığını gördükten sonra büyüğüne geçersin.',
    },
    leo: {
      is: 'Kendin sadık olduğun için güvenin sarsılacağı aklına gelmez; sarsılınca da bunu kendi değerine verilmiş kötü bir not sayarsın.',
      helps: 'Güvenin kırıldıysa bunu kendi eksiğin diye okuma; tutulmayan sözün utancını sırtından indir.',
    },
    virgo: {
      is: 'Kolay güvenmezsin, ufak tutarsızlıkları herkesten önce görürsün çünkü; bir türlü emin olamaz, denetlemekten yorulursun.',
      helps:
        'Güvenmek için bütün kanıtları toplamaya çalışma; hangi iki davranış sana yeter, önceden kararlaştır.',
    },
    libra: {
      is: 'Güvenirsin, şüphe etmek ayıp geldiği için; içine düşen soruyu sormayınca o da gülümsemenin altında büyür.',
      helps:
        'Kuşku duydun diye kaba olmuyorsun; güven konusunda “bu bende soru işareti bıraktı” demek yeterince naziktir.',
    },
    scorpio: {
      is: 'Sende güven ya tamdır ya hiçtir; ihaneti daha olmadan koklar, olmadığında bile karşındakini sınamayı sürdürürsün.',
      helps:
        'Güvenin kırıldıysa herkesi aynı yere koyma; kuşkunun kime, hangi güne ait olduğunu kendine adıyla söyle.',
    },
    sagittarius: {
      is: 'İnsanlara baştan güvenirsin, iyi niyetin boldur; aldatılınca kinden çok, o saf sevincin bozulduğuna yanarsın.',
      helps:
        'Güvenini ortadan kaldırma, yalnız yavaşlat; büyük vaatler duyunca “küçük bir şeyle başlayalım” demek sana yakışır.',
    },
    capricorn: {
      is: 'Kimseye yaslanmadan yürümeye alışkınsın; güvenip yükün ucunu birine verdiğinde, ya bırakırsa diye elin hep altında durur.',
      helps:
        'Güvenmeyi denemek için önemsiz bir işi birine bırak ve karışmadan bekle; aksarsa da zararı az olsun.',
    },
    aquarius: {
      is: 'Güven konusunda hesabın basit; kimseye muhtaç olmazsan kimse seni yarı yolda bırakamaz, ama kimse de tam yaklaşamaz.',
      helps: 'Güvendiğin bir dosttan bu hafta ufak bir yardım iste; bunu muhtaçlık değil, bağı yoklamak say.',
    },
    pisces: {
      is: 'Karşındakinin iyi yanını görüp hemen güvenir, kırılınca “bir daha kimseye inanmam” dersin; ikisinin arası sende zor kurulur.',
      helps:
        'Güvenip güvenmemeyi o anın duygusuna bırakma; dün söylenenle bugün yapılanı yan yana koyup öyle bak.',
    },
  },
  lettingGo: {
    aries: {
      is: 'Geçmişi bırakamadığında seni tutan üzüntüden çok öfkedir; sonuca varmamış ne varsa onunla hâlâ güreşiyorsun.',
      helps: 'Geçmişle kavgan başladığında önce bedenini yor, sonra o gücün yarısını yeni bir işe ver.',
    },
    taurus: {
      is: 'Geçmişe tutunman inattan değil, vefadan; bir zamanlar senin olanı bırakmak sana duvardan taş sökmek gibi gelir.',
      helps: 'Geride kalanı toptan atmaya kalkma; saklayacağın bir hatıra seç, ötekilere birkaç hafta bakma.',
    },
    gemini: {
      is: 'Geçmişi bırakamıyorsun; her gün kafanda yeniden anlatıyor, her seferinde başka bir son deniyorsun.',
      helps:
        'O eski olayı bir kez baştan sona, bölünmeden bir arkadaşına anlat; içinden yeniden anlatmak gelince sonunu bildiğini hatırla.',
    },
    cancer: {
      is: 'Geçmişi bırakmak sana vefasızlık gibi gelir; çok eski bir gün gelip bugünün yanına oturur, kalkmak bilmez.',
      helps:
        'Geçmişten getirdiğin bir âdeti bugünkü bir yakınınla sürdür, o sıcaklık yalnız eski günlerde kalmasın.',
    },
    leo: {
      is: 'Eski günlerden kopamıyorsan, orada daha parlak bir hâlinin kaldığını sandığın için; o günkü alkış hâlâ kulağında.',
      helps:
        'Geçmişteki o hâlinde neyi sevdiğini bul, cömertliğini mi, neşeni mi; onu bugün bir kişi için yap.',
    },
    virgo: {
      is: 'Geride kalanı bırakmıyorsun, içinde düzeltilecek bir yer daha var sanıyorsun; “keşke” ile başlayan cümleler seni uyutmuyor.',
      helps:
        'Geçmişe ait her “keşke”yi o gün bildiklerinle ölç; kendini bugünkü aklınla yargılamak haksızlık oluyor.',
    },
    libra: {
      is: 'İki tarafın da hakkının verildiği bir kapanış olmadan geçmişi bırakamazsın; eksik kalan konuşma içinde sürer gider.',
      helps:
        'Yapılamamış o konuşmayı iki sesi de sen çıkararak tamamla; geçmişin son sözü için karşı tarafı bekleme.',
    },
    scorpio: {
      is: 'Bırakmak sende unutmak değildir; geçmişi didik didik etmeden, dibinde ne var görmeden elinden çıkaramazsın.',
      helps:
        'Geçmişi kazmaya bir sınır koy; artık yeni bir şey çıkmadığını fark ettiğin an kalk, ellerini yıka, başka işe geç.',
    },
    sagittarius: {
      is: 'Geçmiş ardında kalsın diye hep ileri gidersin, ama hiç vedalaşmadığın için her yeni yerde karşına çıkar.',
      helps:
        'Yeni bir plana atlamadan önce geride bırakmak istediğin şeye bir cümlelik veda et, sesli olsun.',
    },
    capricorn: {
      is: 'Geçmişin yükünü indiremiyorsun; olan bitenin bütün sorumluluğunu üstüne almışsın, itiraz da etmiyorsun.',
      helps:
        'Geçmişte olanlardan hangisi senin elindeydi, ayır; elinde olmayanın nöbetini tutmak senin görevin değil.',
    },
    aquarius: {
      is: 'Geçmişle işin bitmiş gibi konuşursun; bırakamadığın, kimseye anlatmayıp kafanda soğuttuğun o tek duygudur.',
      helps: 'Geçmişten söz ederken yorum yapmadan önce o gün ne hissettiğini söyle, bir sözcük bile olur.',
    },
    pisces: {
      is: 'Geçmiş sende kapanmaz, sızıp durur; dalgın bir anında içine girer, oradan çıkmayı da pek istemezsin.',
      helps:
        'Geçmişi uğurlamak için küçük bir tören uydur; bir mektup yazıp saklamak da olur, göndermek gerekmez.',
    },
  },
  forgiving: {
    aries: {
      is: 'Kin tutacak sabrın yok; parlar, söyler, unutursun, ama söyleyemeden yuttuğun bir haksızlık varsa onu affetmen uzun sürer.',
      helps:
        'Bir kırgınlık sürüyorsa öfkenin altındaki cümleyi bul; “bana haksızlık edildi” bağırmadan da söylenebiliyor.',
    },
    taurus: {
      is: 'Kırıldığını belli etmez, hesabı da kapatmazsın; affetmeye aklın razı olsa bile için uzun süre direnir.',
      helps:
        'Affetmenin süresini başkası belirleyemez; bugün yalnız kırgınlığının biraz hafiflediği anları fark et, yeter.',
    },
    gemini: {
      is: 'Bir kırgınlığı unuttum sanırsın, sonra o laf kelimesi kelimesine aklına gelir; olayı affeder, cümleyi affetmezsin.',
      helps:
        'Seni kıran lafı bir de hiç tanımayan birine anlatır gibi özetle, kırgınlığın hangi kelimede olduğu ortaya çıkar.',
    },
    cancer: {
      is: 'Seni inciteni hatırlarsın, o gün giydiği kazağın rengine kadar; affetsen bile hafızan seninle aynı fikirde olmaz.',
      helps: 'Affetmeye hazır değilsen kendini zorlama; kırgın kalıp yine de uzaktan kibar davranmak mümkün.',
    },
    leo: {
      is: 'Affetmekte en zorlandığın şey gururunun kırılmasıdır; açıkça özür dilenirse kin tutmaz, bir anda kocaman yüreğini açarsın.',
      helps:
        'Beklediğin özür hiç gelmezse kırgınlığınla ne yapacağını şimdiden düşün, gönlünü onun diline bağlama.',
    },
    virgo: {
      is: 'Affetmek isterken yapılanı madde madde hatırlarsın; başkasına kırgınlığın geçer de buna izin verdim diye kendine kızarsın.',
      helps:
        'Affetmekte zorlanınca kendine çıkışan sesi dinle, aynı cümleyi sevdiğin bir insana söyler miydin?',
    },
    libra: {
      is: 'Dargınlık seni rahatsız ettiği için hemen “affettim” dersin; hak yerini bulmadıkça da o kişiyle eskisi gibi gülemezsin.',
      helps:
        'Barışmış görünmek yerine neyin telafi edilmediğini kendine açıkça söyle; affetmek için acele etmen gerekmiyor.',
    },
    scorpio: {
      is: 'Kin tutar mıyım diye soruyorsan, unutmazsın; yapılanı bir gün affetsen de arkasındaki yalanı affedemezsin.',
      helps:
        'Affedemediğin için kendini kötü biri sanma; aklından geçen öfkeli cümleleri yaz, sonra o kâğıdı yırt.',
    },
    sagittarius: {
      is: 'Kırgınlık taşımayı sevmez, çabuk affedersin; bir tek iyi niyetinle alay edilmesi aklından çıkmaz, yıllar sonra bile anlatırsın.',
      helps: 'Affettim deyip geçmeden önce sana ne kaybettirdiğini anla, aynı kişiye aynı kolaylıkla inanma.',
    },
    capricorn: {
      is: 'Kin gütmezsin, ama kimin sözünü tutmadığını unutmazsın; affettiğinde bile o kişiye bir daha önemli bir iş emanet etmezsin.',
      helps:
        'Kırgınlığını susarak gösteriyorsun, bunu herkes okuyamaz; güvendiğin birine bir kez “ben buna incindim” de.',
    },
    aquarius: {
      is: 'Kin tutmaya mantığın izin vermez, kırgınlığı fikir ayrılığı diye sınıflarsın; yalnız o kişi artık senin için herhangi biridir.',
      helps:
        'Affettiğini sandığın kişiye hâlâ ısınamıyorsan içinde bir acı kalmıştır; çözmeye çalışmadan ona da yer ver.',
    },
    pisces: {
      is: 'Kırıldığın kişiyi bile anlarsın, onun yarasını görünce affedersin; kendi incinmişliğin ise söylenmeden dibe çöker.',
      helps:
        'Affetmeden önce kendi payına düşen acıyı da dinle; birini anlamak, yaptığını kabul etmek anlamına gelmiyor.',
    },
  },
  loneliness: {
    aries: {
      is: 'Yalnız hissettiğinde hareketlenirsin; kalabalığa karışır, herkesi peşinden sürükler, ama yoruldum diyecek kimseyi bulamazsın.',
      helps: 'Yalnızlık basınca birine “hadi bir şey yapalım” yerine “yanımda biraz otur” demeyi dene.',
    },
    taurus: {
      is: 'İnsanlar içinde yalnız kalman dokunulmamaktandır; çok konuşulan yerde ısınamaz, omuz omuza susacak birini ararsın.',
      helps:
        'Yalnızlığı lafla dağıtmaya çalışma; biriyle yan yana yemek yapmak ya da bahçeyle uğraşmak seni daha çabuk ısıtır.',
    },
    gemini: {
      is: 'Tanıdığın çok olsa da yalnız hissedersin; herkesle her şeyi konuşur, asıl derdinin yanından espriyle geçersin.',
      helps: 'Yalnız hissettiğin gün on kişiye yarım cevap yazma, tek kişiyle uzun uzun, bölünmeden konuş.',
    },
    cancer: {
      is: 'Yalnızlığı en çok kalabalığın ortasında, herkesin derdini dinleyip de sana “sen nasılsın” diye sorulmayınca duyarsın.',
      helps: 'Yalnızlık çökünce seni bilen birine “bugün biraz ilgiye ihtiyacım var” de, açıklaman gerekmez.',
    },
    leo: {
      is: 'Çevrende insan varken de yalnız hissedersin; herkes neşene gelir, neşen olmadığı gün kimin geleceğini bilemezsin.',
      helps: 'Yalnız bir gününde kimseyi eğlendirmeden birinin yanına git, keyfinin olmadığını baştan söyle.',
    },
    virgo: {
      is: 'Herkesin işine koştuğun hâlde yalnız hissedersin; sana ihtiyaç duyan çoktur da seni merak eden pek çıkmaz.',
      helps:
        'Yalnızlık gelince faydalı olmaya koşma; birinden hiçbir işe yaramayan bir saat iste, sadece gezmek için.',
    },
    libra: {
      is: 'Yalnızlık senin için iki kişilik planların tek kişilik kalmasıdır; kalabalıkta bile herkese uyarken kimseyle gerçekten buluşamazsın.',
      helps: 'Yalnız hissettiğin bir gün hoş görünmeye çalışmadan birine canının sıkıldığını yaz.',
    },
    scorpio: {
      is: 'İnsanlar arasında yalnızsın, herkesin içini görür, kendininkini göstermezsin; seni bilen biri olsun isterken izini silersin.',
      helps: 'Yalnızlığını taşıyabilecek bir kişi seç; bütün sırrını vermen gerekmez, bugünkü hâlini anlat.',
    },
    sagittarius: {
      is: 'Neşeli insan yalnız olmaz sanırlar; sen gülerek herkesi uğurlar, ortalık boşalınca neye inandığını konuşacak birini ararsın.',
      helps:
        'Yalnızlığı yeni bir kalabalıkla kapatma; aynı insanı üst üste üç kez görmek sana daha çok eşlik eder.',
    },
    capricorn: {
      is: 'Yalnızlığın, kimseye yük olmama kararından gelir; herkes seni güçlü bildiği için hâlini soran da az olur.',
      helps: 'Yalnızken işine bir saat daha eklemeden birini ara, “bir şey lazım değil, konuşasım geldi” de.',
    },
    aquarius: {
      is: 'Kalabalıkta kendini yalnız bulursun; herkesle iyi geçinir, ama aralarında belgesel çekmeye gelmiş biri gibi durursun.',
      helps:
        'Senin garip meraklarını paylaşanların buluştuğu bir yer ara, yalnızlık ortak bir takıntının yanında hafifliyor.',
    },
    pisces: {
      is: 'İnsanların duygusunu sünger gibi çekerken kendi içini kimseye duyuramazsın; yalnızlık sende kalabalıktan sonra, sessizce büyür.',
      helps:
        'Yalnızlık içini doldurunca hayale dalmadan önce gerçek bir ses duy; bir dostun, bir komşunun iki cümlesi bile olur.',
    },
  },
};
