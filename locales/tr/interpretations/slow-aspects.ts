import type { EventInterpretations } from '../../event-text-types.ts';

/** Two slow planets in aspect, for everybody who lives under that sky. */
export const slowAspects: EventInterpretations['slowAspects'] = {
  jupiter: {
    saturn: {
      joined:
        'Yirmi yılda bir, umut ile ölçü aynı noktada buluşur ve yeni bir dönemin taslağı çizilir. Jüpiter büyütür, Satürn eler; toplum bu yüzden hangi işlere emek vereceğine, neyi bırakacağına karar vermeye başlar. Herkes kendi ölçeğinde de uzun soluklu bir meslek, bir ev, bir sorumluluk seçebilir. O sırada atılan küçük bir adım, yıllar sonra başlangıç diye anılabilir.',
      flowing:
        'Büyümek isteyenle hesap tutan, bu kez aynı dili konuşuyor. Kurumlar makul yenilikler yapabilir, uzun süredir bekleyen işler gürültüsüz ilerler. Kendi hayatında da hayalini bir takvime bağlamak kolaylaşır, çünkü Jüpiter yolu gösterirken Satürn ayağını yere sağlam basar. Heyecanı az bir mutluluk bu, ama dayanıklı. Emek verilen şey genellikle yerinde durur.',
      square:
        'Hızlanmakla yavaşlamak arasındaki pazarlık ortak ruh hâline siniyor: Bir ay herkes iyimser, ertesi ay herkes temkinli. Jüpiter şişirip Satürn ölçtüğü için döngünün bu virajında büyük projeler gözden geçirilir, beklentiler küçülür. Sen de fazla söz vermişsen süre isteyebilirsin. Planı tümden bırakmak gerekmez, ölçeği değişince aynı hayal yürüyebilir.',
      opposed:
        'On yıl önce başlanan ne varsa şimdi karşıdan görülüyor. Bir uçta daha fazlasını isteyenler, öbür uçta elde olanı korumak isteyenler vardır ve ikisi de haklı olabilir. Kamusal hayatta bütçeler ve vaatler tartışılır; tek bir hayatta ise işin büyüklüğü ile omuzların genişliği tartılır. Sonuçlar döngünün kalan yarısına iyi bir rehber olur.',
    },
    uranus: {
      joined:
        'On dört yılda bir gelen bu buluşma, kapalı pencereleri birden açan bir hava getirir. Buluşlar ve kural tanımayan girişimler ilgi görür; insanlar mümkün olanın sınırını genişletmek ister. Senin için de ani bir yön değişikliği çekici olabilir. Uranüs çabuk karar verir, Jüpiter kararı büyütür. Heyecan geçince ne kalacağını da sor.',
      flowing:
        'Yeni bir yöntem denemek isteyenlerin işi rast gidebilir. Bu açı altında toplum yabancı fikirlere daha kolay gülümser, okullar ve atölyeler canlanır. Kendi köşende tesadüf sandığın bir tanışma, aklındaki düğümü çözecek ipucunu taşıyabilir. Fazla çabalamadan gelen bu rüzgârın tek kusuru, kullanılmadan da esip geçmesidir.',
      square:
        'Herkes daha özgür olmak istiyor, kimse aynı özgürlükten söz etmiyor. Jüpiter abartır, Uranüs beklemez; bu iki huyun çarpıştığı aylarda abartılı çıkışlar, yarıda bırakılan denemeler çoğalır. Yerleşik bir kurala dayanamadığını fark edebilirsin. Köprüleri atmak yerine bir süre kıyıda oturup suyun hangi yöne aktığına bakmak öğreticidir.',
      opposed:
        'Bir döngünün yarısında, yedi yıl önceki parlak fikir ayna karşısına geçer. Yenilik vaatleri sınanır; bazısı gündelik hayata karışmış, bazısı yalnızca gürültü çıkarmıştır. İnsan kendi başına buyruk yanıyla inandığı değerler arasında gidip gelebilir. Ani bir ayrılık ya da gidiş isteği duyarsan kapıyı çarpmadan önce anahtarını cebine koy.',
    },
    neptune: {
      joined:
        'Büyük hayaller on üç yılda bir, aynı anda pek çok kişinin aklına düşer. Jüpiter inancı, Neptün özlemi büyüttüğünden sanat, maneviyat, yardımlaşma gür akar; aldanmalar da aynı suyla çoğalır. Sana düşen pay, sevmeye değer bir amaç bulmak olabilir. Kalbini ver, imza atarken gözlüğünü de tak.',
      flowing:
        'Şefkat bulaşıcıdır, bu açının sürdüğü aylarda biraz daha kolay bulaşır. İnsanlar yumuşar, çünkü Jüpiter inancı, Neptün merhameti çoğaltır: toplu yardımlar, konserler, paylaşılan kederler. Kendi içinde de yıllardır susmuş bir inanç, bir beste, bir iyilik isteği ses verebilir. Zorlanmadan gelen ilham için biraz boş zaman bırakmak yetiyor, dolu ajandaya uğramıyor.',
      square:
        'Vaat ile gerçek arasındaki boşluk genişlediğinde kulağa hoş gelen her söz pazarlanabilir. Jüpiter abarttığı, Neptün bulandırdığı için kamusal umutlar ve hesaplar dikkat ister. Birine ya da bir fikre fazla inandıysan hayal kırıklığı utanılacak bir şey değil. Hayalinin içinde hangi parçanın sahici olduğunu ayıklayınca kalanı daha küçük, daha güvenilir olur.',
      opposed:
        'Denizin ortasında pusulaya bakmak gibi bir dönem: Nereye inanarak yola çıkılmıştı? Altı yılı aşan bir idealin parlak tarafı ile kör noktası birlikte seçilir. Jüpiter ölçü, Neptün kıyı bilmez; toplumun savurganlığa kayabilmesi bundan. Sen de yardım ettiğin kişinin gerçekten yardım isteyip istemediğini merak edebilirsin. Sormak, inancı zayıflatmıyor.',
    },
    pluto: {
      joined:
        'Küçük bir isteğin büyük bir azme dönüştüğü zamanlar vardır. Jüpiter Plüton’a on iki, on üç yılda bir kavuşur ve gücün, etkinin, kaynakların nasıl kullanılacağına dair yeni bir sayfa açar. İnsanlar hırslanabilir, çünkü Plüton gücü, Jüpiter isteği büyütür. Kendi hayatında derin bir öğrenmeye girmek, eski bir korkunun üstüne gitmek için kuvvet bulabilirsin.',
      flowing:
        'Derine inen çaba bu dönemde karşılığını daha kolay bulur. Onarım işleri, araştırmalar, köklü reformlar sessiz bir destek görür; saklanmış beceriler gün ışığına çıkar. Sen de bir alışkanlığı temelinden değiştirecek inadı kendinde bulabilirsin. Plüton gücü biriktirir, Jüpiter ona hayırlı bir yön gösterir. Hedefin başkalarına da yararsa yol açılır.',
      square:
        'Haklı olduğundan emin iki tarafın sesi yükseldikçe dinleyen azalır. Jüpiter haklılığa, Plüton güce düşkün olduğundan ortak hayatta etki kavgaları, abartılı iddialar göze çarpabilir. Gündelik ilişkilerde ise ille de kazanma isteği öne geçer. Ne kadarının sana yettiğini önceden belirlersen hırsının direksiyonu sende kalır.',
      opposed:
        'Altı yıl kadar önce büyüyen bir güç, karşısında kendine denk birini bulur. Kamuoyunda kimin sözünün geçtiği, kaynakların kime aktığı konuşulur. Gündelik hayatta da bir patronla ya da parlak bir rakiple kuvvet ölçüşülebilir. İkna etmekle zorlamak arasındaki ince farkı görebilenler bu aylardan saygınlığı artmış çıkar.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'Eski yapı ile yeni fikir kırk beş yılda bir aynı odaya girer. Kova’nın iki yöneticisi temeli ve sürprizi birlikte getirir; yerleşik kurumlar biçim değiştirirken aykırı buluşlar ciddiye alınmaya başlar. Senin için de yıllardır uyulan bir kural, yerini daha özgür bir düzene bırakabilir. Özgürlüğü disipline bağlayabilenler bu buluşmadan uzun ömürlü bir şey kurar.',
      flowing:
        'Yenilik bu kez kapıyı kırmadan giriyor. Satürn’ün deneyimi Uranüs’ün aykırılığıyla anlaşır, bu yüzden kurallar gevşerken düzen bozulmaz. İşinde eski bir yöntemi yeni bir aletle birleştirmek, yaşlı bir ustayla genç bir çırağı yan yana oturtmak gibi şeyler iyi sonuç verebilir. Ağır adımla gelen değişim kolay kolay geri dönmez.',
      square:
        'Kural koyanlarla kuralı sorgulayanlar arasındaki ip gerilmiş durumda. Döngünün bu dönemeci bir yılı aşabilir; iş yerlerinde, okullarda, evlerde “böyle gelmiş” sözü itirazla karşılanır. Satürn güvenlik, Uranüs kaçış istediği için ikisi sende aynı güne düşebilir. Bir duvarı yıkmadan içine kapı açmak, iki tarafı da memnun eden nadir çözümlerdendir.',
      opposed:
        'Yirmi yılı geçkin bir düzenin karşısına onun en özgür hâli dikilir. Toplum koruma ile yenileme arasında bölünebilir, kuşaklar birbirine yabancı gözle bakabilir. Kendi yaşamında da yılların kararına “Hâlâ mı?” diye sorabilirsin. Cevap evet ise bağlılık tazelenir, hayır ise ayrılığın adımlarını düşünerek atacak kadar vakit vardır.',
    },
    neptune: {
      joined:
        'Hayale iskele kurulan yıllar başlıyor denebilir. Satürn ile Neptün otuz altı yılda bir kavuşur; biri suya biçim vermek, öbürü taşı yumuşatmak ister. Eskimiş idealler çözülür, uygulanabilir olanları gündelik işe dönüşür. Tek bir hayatta da bir inancı alışkanlığa, bir sanatı mesleğe çevirmek için ağır ama verimli bir zemindir bu.',
      flowing:
        'Sabırla merhamet yan yana yürüdüğünde bakım işleri hafifler. Bu açı altında toplum görünmeyen emeği fark etmeye, sanat ile zanaatı buluşturmaya yatkındır. Sen de hayalini küçük günlük saatlere bölebilirsin. Sezgi ne yapılacağını söyler, düzen ne zaman yapılacağını. Gösterişi olmayan bir yardımlaşma, bu dönemin en güzel ürünü olabilir.',
      square:
        'Somut olanla özlenen birbirini tutmuyor; ortak havada bir hayal yorgunluğu var. Neptün’ün sisi yüzünden Satürn’ün kurumlarına güven sarsılabilir, kimin sorumlu olduğu anlaşılmaz. Kendi hayatında da boşa emek verdiğini düşündüğün günler çıkabilir. Gerçeği süslemeden bir kez yazıya dökmek, içindeki isteğin hangi kısmının yaşayacağını gösterir.',
      opposed:
        'On sekiz yıl önceki bir idealin bugünkü gerçekle karşı karşıya oturması gibi. Bazı inançlar sınavdan olgunlaşarak geçer, bazıları sessizce bırakılır. Toplumda düzen isteyenlerle anlayış bekleyenler ayrışabilir. Bir kişi için soru daha basittir: Hangi görevi sevgiyle taşıyorum, hangisini suçluluktan? Bu ayrım yapıldıkça omuzlar gevşer.',
    },
    pluto: {
      joined:
        'Ağır bir kapı otuz küsur yılda bir menteşesinden oynar. Satürn yapıyı, Plüton altındaki kökü temsil ettiğinden, kavuşumlarında dayanıksız düzenler sorgulanır ve daha sert bir gerçekçilik başlar. İnsan kendi gücünün sınırını, sınırının da gücünü öğrenebilir. Gereksiz yükü ayıklamak uzun sürer, ardından kalan ise sağlamdır.',
      flowing:
        'Sessiz bir dayanıklılık var havada. Kökten onarım isteyen işler bu yıllarda sabırlı eller bulabilir; çürük kalaslar değiştirilir, borçlar kapatılır, uzun araştırmalar tamamlanır. Kendinde de bir alışkanlığı bırakacak, bir ustalığı derinleştirecek iradeye rastlayabilirsin. Konuşmadan çalışanların dönemi sayılır, alkışı geç ama yerindedir.',
      square:
        'Sıkı tutulan ne varsa biraz daha sıkılır, ta ki parmaklar ağrıyana dek. Satürn kuraldan, Plüton güçten vazgeçmediği için kurumlar katılaşabilir, insanlar da bildiğine daha sert sarılır. Kendi köşende hangi kuralı korkudan koyduğunu merak edebilirsin. Bir düğümü kılıçla kesmektense ıslatıp gevşetmek sana zaman ve dost kazandırır.',
      opposed:
        'Baskının karşısında direnç, direncin karşısında yeni bir ölçü doğar. Kavuşumdan on yedi yıl kadar sonra o vakit kurulan düzenin bedeli de faydası da açıkça konuşulur. İş hayatında yetki paylaşımı, özel hayatta kimin karar verdiği gündeme gelebilir. Elindeki gücü bilerek azaltmak, bazen onu korumanın en akıllı yoludur.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Yüz yetmiş yılda bir görülen bu kavuşum, bir kuşağın hem düşünü hem aletlerini değiştirir. Uranüs buluşu, Neptün hayali getirir; insanlar uzaklığı, topluluğu, görünmeyeni başka türlü kavramaya başlar. O yılları yaşayan biri, dünyanın alışılmış tarifine artık inanamadığını fark edebilir. Yeni tarif hemen gelmez, yıllar içinde birlikte yazılır.',
      flowing:
        'Hayal kuranlarla icat edenler birbirini tanıyor. Bu açı yıllarca sürer ve kuşakların ortak ilhamı gibidir; sanat teknikle, bilim sezgiyle barışır. Gündelik hayatta alışılmadık bir fikir, umduğundan yumuşak karşılanabilir. Değişimin acıtmadan geldiği böyle dönemler, farkında olunmadan yaşanır. Sonradan “Ne çok şey değişmiş” denen zamanlardır bunlar.',
      square:
        'Gelecek bir yandan heyecan, öte yandan sis gibi duruyor. Yeni olanın hızı, inanılan değerlerin yavaşlığıyla çelişir; bir kuşak alıştığı anlamı kaybederken henüz yenisini bulamamıştır. Sen de kalabalığın hevesine kapılıp sonra boşluk duyabilirsin. Hem şaşırmaya hem şüphe etmeye yer bırakanlar, bu uzun geçişte yönünü daha rahat bulur.',
      opposed:
        'Aynı çağda iki ayrı rüya görülür: biri özgürlüğün, biri birliğin rüyası. Yüz yetmiş yıllık döngünün tam ortasında fikirler ile inançlar birbirini uyandırır, sanatlar biçim değiştirir. Aynı kişi, aklının kabul ettiği ile kalbinin özlediği arasında kalabilir. İkisini barıştırmak bir ömre sığar, bir haftaya sığmaz.',
    },
    pluto: {
      joined:
        'Uzun süre yer altında biriken bir istek, bir kuşağın sesiyle yüzeye çıkar. Yüz yılı aşan aralıklarla kavuşan bu ikili köklü yenilenmeyi simgeler: Uranüs alışılmışı sarsar, Plüton geri dönüşü zorlaştırır. Çalışma, aile, özgürlük üzerine eski kabuller eskiyebilir. Kendi ömründe de “Artık böyle yaşamam” dediğin sade bir an çıkabilir.',
      flowing:
        'Köklü değişim bazen kimseyi yormadan olur; sular yükselmeden yatağını bulur. Uranüs ile Plüton’un anlaştığı yıllarda yeni yöntemler derin ihtiyaçlara denk gelir, geciken yenilikler benimsenir. Bir kişi mesleğini, çevresini, hayatının temposunu korkmadan dönüştürebilir. Fırsatın sesi alçaktır, dinlemek için biraz merak gerekir.',
      square:
        'Sabırsızlık kuşaktan kuşağa geçiyor, eski güç ise yerinden kıpırdamak istemiyor. Birkaç yıl sürebilen bu açı toplumun sinir uçlarını açıkta bırakır; insanlar alıştıkları kuralların neye hizmet ettiğini sorar. Senin de bir alışkanlıktan, bir baskıdan kurtulma isteğin artabilir. Öfkenle hedefini ayrı tutarsan çıkış yolun daha kısa olur.',
      opposed:
        'Yarım yüzyılı aşan bir değişim dalgası kendi gölgesiyle karşılaşıyor. Bir uçta her şeyi yeniden kurmak isteyenler, öbür uçta gücü elden bırakmak istemeyenler. Özel hayatta bu gerilim özgürlük ile etki arasında hissedilir: Hem bağımsız hem vazgeçilmez olmak yorucudur. Birinden biraz eksiltmek ötekine nefes aldırabilir.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Beş yüz yıla yakın bir döngünün ilk sayfasıdır bu, onu yaşayanlar da çoğunlukla fark etmez. Neptün bir çağın düşlerini, Plüton o düşlerin kökünü yeniler; inanç, sanat, insan ruhu üzerine bilinenler derinden değişmeye koyulur. Tek bir hayatta, eskinin anlamı silinirken adsız bir merak hissedilebilir. Cevabını sonraki kuşaklar yazacaktır.',
      flowing:
        'Bir ömür kadar uzayabilen bu uyum, arka planda çalan alçak bir müziğe benzer. Kuşaklar boyunca ruhsal arayış ile dönüşme gücü birbirini besler, bu nedenle kimse ona olağanüstü demez. Derin duyguların sanatla ve dayanışmayla dile gelmesi kolaylaşır. Kendi payını görmek istersen senden öncekilerin susup senin konuşabildiğin konulara bak.',
      square:
        'Eski inançların kabuğu çatladığında içinden çıkanın adı bir süre konamaz. Bu açı çok seyrek gelir ve yıllarca sürer; toplumun kutsal saydığı ile gizlediği birbiriyle sürtüşür. Bir insan da miras aldığı bir ülküden kuşku duyabilir. Kuşku inançsızlık demek değildir, çoğu zaman daha sahici bir bağın hazırlığıdır.',
      opposed:
        'Kavuşumlarından iki yüzyılı aşkın bir zaman sonra bir çağın ülküsü ile gücü karşı kıyılardan birbirine bakar. Uzun bir arayışın ne getirdiği görülür; yüceltilmiş olan insan boyuna iner, saklanmış olan konuşulur. Tek bir hayata düşen pay küçüktür: neye inandığını ve bunun seni nasıl değiştirdiğini dürüstçe anlatabilmek.',
    },
  },
};
