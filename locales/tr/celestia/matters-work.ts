import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of work, and what helps it there. */
export const matters: MattersOf<'work'> = {
  vocation: {
    aries: {
      is: 'Sana uyan meslek, başlamak için kimseden izin beklemediğin ve sonucunu aynı gün gördüğün iştir. Bekletildikçe en parlak görevden bile soğursun.',
      helps:
        'Bir mesleği tartarken unvanını geç; sıradan bir günde kaç kez kendi başına harekete geçeceğini say.',
    },
    taurus: {
      is: 'Meslekte aradığın, ustalaştıkça kıymeti artan ve geçimini sallamayan bir iştir; her ay baştan kurulan düzenlerde elin ayağın dolaşır.',
      helps:
        'Sana uygun işi kâğıt üstünde arama, o işi yapanın yanında bir gün geçir, bedenin rahat ettiyse kulak ver.',
    },
    gemini: {
      is: 'Tek bir meslek seçmek zorunda kalmayı haksızlık bulursun, oysa her gün başka insanla konuşulan işlerde bölünmek kusur sayılmaz.',
      helps:
        'Hangi iş bana göre diye düşünürken, kimse sormadan arkadaşlarına anlatıp durduğun konuyu ciddiye al.',
    },
    cancer: {
      is: 'Geçimini neyle sağlarsan sağla, birinin sana ihtiyaç duymadığı meslekte sönersin; bakıp büyüttüğün bir şey olunca mesai saatini unutursun.',
      helps:
        'Meslek düşünürken kiminle çalışacağını da hesaba kat; sana göre işin yarısı sabah nasıl günaydın dendiğidir.',
    },
    leo: {
      is: 'Senin mesleğin, altında imzanın durduğu meslektir; yaptığını hep başkası sunuyorsa maaşı iyi de olsa için küskün kalır.',
      helps:
        'Meslek konusunda şaşırdığında çocukken mahalleyi toplayıp ne oynattığını hatırla, sonra o rolün bugünkü adını ara.',
    },
    virgo: {
      is: 'Ne iş yapmalıyım diye liste tutarsın, oysa nerede bir aksaklık görsen elin kendiliğinden gider, mesleğin de o düzeltme merakında saklı.',
      helps:
        'Yapamayacağın işleri eleyip durmak yerine, insanların sana en çok neyi kontrol ettirdiğini bir hafta not et.',
    },
    libra: {
      is: 'Meslek seçerken her yolun hakkını verip ortada kalırsın. İnsanları buluşturan, göze de hoş gelen işlerde ise bu tartma huyu zanaata dönüşür.',
      helps:
        'Hangi iş sorusunu kimseye danışmadan önce kendi cevabını bul, başkalarınınkini ondan sonra dinle.',
    },
    scorpio: {
      is: 'Yüzeyde gezinen bir iş seni tüketir; senin mesleğin başkalarının bakmaya çekindiği yere girip düğümü bulmaktır.',
      helps:
        'Meslek düşünürken maaş kadar şunu da tart: hangi sorun seni, kimse istemeden, gece yarısına kadar uğraştırıyor?',
    },
    sagittarius: {
      is: '“Başka bir meslekte daha mı mutlu olurdum” sorusu peşini bırakmaz, çünkü sen işte para kadar ufuk da ararsın.',
      helps:
        'Aklındaki mesleği yapan birini bul, sana güzel tarafını değil, sıkıcı bir öğleden sonrasını anlatsın.',
    },
    capricorn: {
      is: 'Meslek senin için geçimden fazlası, kendine verdiğin nottur; basamakları belli, sorumluluğu ağır bir işte omuzların dikleşir.',
      helps:
        'Neyin saygın durduğunu bir kenara bırak, kimse görmese de özenle yapacağın iş hangisiyse meslek sorusuna oradan başla.',
    },
    aquarius: {
      is: 'İlanlardaki meslek kalıplarına sığmazsın; saatine karışılmayan, bugünkü usulü değiştirmene de izin verilen bir işte açılırsın.',
      helps:
        'Mesleğinin hazır bir adı olmasını bekleme; neyi değiştirmek istediğini bul, sonra bununla kimler uğraşıyor, onu araştır.',
    },
    pisces: {
      is: 'Ne iş yapsam diye sorunca aklından on ayrı hayat geçer; içlerinden sana iyi geleni hayal gücünle merhametini birlikte çalıştırandır.',
      helps:
        'Bir mesleği gözünde canlandırmakla yetinme, küçücük bir parçasını bu hafta gerçekten dene; yorgunluğu da tatlı mı, gör.',
    },
  },
  quitting: {
    aries: {
      is: 'İşten ayrılmak sende bir anda parlar, dilekçeyi kafanda öğleden önce yazarsın. Sonradan içini burkan da bu hızındır.',
      helps:
        'İşten ayrılma düşüncesini bir öfkeliyken, bir de karnın tokken yokla; iki hâlde de aynı cümleyi kuruyor musun, dinle.',
    },
    taurus: {
      is: 'İstifa sözü seni uzun uzun oyalar, çünkü sevmediğin işte bile alıştığın yol ve maaş ağır basar, gitmek kökünden sökülmek gibidir.',
      helps:
        'İşten ayrılmayı düşündükçe içini sıkan hesabı yaz, geliri gideri yan yana görünce asıl korkun kendini ele verir.',
    },
    gemini: {
      is: 'İşten ayrılsam mı diye kime sorsan fikrin değişir; sabah gitmenin, akşam kalmanın en inandırıcı gerekçesini yine sen bulursun.',
      helps:
        'İstifa konusunu birkaç gün kimseye açma, aklından geçenleri telefona kaydet, sonra yabancı birini dinler gibi dinle.',
    },
    cancer: {
      is: 'Bir işi bırakmak sana aileden kopmak gibi gelir, bıktığın yerde bile geride kalanların yükünü düşünüp suçluluk duyarsın.',
      helps:
        'İşi bırakma düşüncesi içini ezdiğinde, işi mi yoksa oradaki insanları mı özleyeceğini ayır, görüşmek için aynı yerde çalışmak gerekmiyor.',
    },
    leo: {
      is: 'İstifayı düşünürken canını en çok kıymetinin bilinmemesi yakar; giderken arkandan bir eksiklik duyulsun istersin.',
      helps:
        'İşten ayrılma konusunu, birilerine ders verme isteğini çıkarıp bir daha düşün, geriye hangi sebep kalıyorsa ona kulak ver.',
    },
    virgo: {
      is: 'İşten ayrılmanın artısını eksisini defalarca yazarsın, karar verilmiş olsa bile gözden kaçan bir madde var diye için rahat etmez.',
      helps:
        'İşi bırakıp bırakmama listene sonradan eklediklerine dikkat et; yenisi çıkmıyor, eskisi kılık değiştiriyorsa liste tamamdır.',
    },
    libra: {
      is: 'İşi bırakma konusunda seni kilitleyen, kimseyi zor durumda bırakmadan gitmenin yolunu aramandır; öyle bir yol da pek bulunmaz.',
      helps:
        'Ayrılma meselesinde müdürün ne diyeceğini bir kenara koy, sıradan bir iş sabahı kendi içinden ne geçtiğini dinle.',
    },
    scorpio: {
      is: 'İşten ayrılmayı kimse fark etmeden, içinde çok önce yaşarsın; dilinden çıktıktan sonra fikir değiştirmek sana yenilgi gibi görünür.',
      helps:
        'İstifayı tek başına taşıma, sır tutan birine baştan sona anlat, hangi kısmının gurur olduğunu kendi sesinden duyarsın.',
    },
    sagittarius: {
      is: 'Bir iş dar gelmeye başladı mı ayrılma hayali seni ferahlatır. Sonra içine oturan o sıkıntı, atladığın ayrıntıların sesidir.',
      helps:
        'İşten ayrılma hayalini kurarken kendine asıl sonraki üçüncü haftayı anlat, parası ve can sıkıntısı dahil.',
    },
    capricorn: {
      is: 'İstifa sana göre pes etmektir; tükendiğin yerde bile “şu iş de bitsin” diye kendine süre uzatırsın.',
      helps:
        'İşi bırakmayı düşündüğün için kendini suçlama; orada tamamladıklarını birine anlat, bitmiş işi saymayı hep unutuyorsun.',
    },
    aquarius: {
      is: 'Bir iş sana saçma gelmeye başladığında gönlün çoktan istifa etmiştir, bedenin ise kurallara bıyık altından gülerek gidip gelir.',
      helps:
        'Ayrılma fikrini ilkelerinden bağımsız bir kez de rakamlarla düşün, sonra ikisini aynı sayfada karşılaştır.',
    },
    pisces: {
      is: 'İşten ayrılmak istediğini yüksek sesle söylemez, yavaş yavaş uzaklaşırsın; söz ağzından çıkınca da herkesin üzüntüsünü kendi içinde duyarsın.',
      helps:
        'İstifa düşüncesi içini bulandırdığında hangi korkunun senin, hangisinin yakınlarının olduğunu ayır, ikisine ayrı isim ver.',
    },
  },
  recognition: {
    aries: {
      is: 'Emeğin görülmediğinde bekleyemez, ortaya fırlayıp hakkını istersin. Haklısındır da, akılda yalnız sesinin yüksekliği kalır.',
      helps:
        'Atlandığını hissettiğinde ilk tepkini yutma, yalnız ertele; ertesi sabah bir örnekle, kısa ve net konuş.',
    },
    taurus: {
      is: 'İş yerinde görülmemek seni sessiz bir küslüğe sokar, işini eksiksiz yapmayı sürdürür ama fazladan tek adım atmazsın.',
      helps:
        'Emeğinin bilinmediği yerde küstüğünü de kimse anlamıyor; bitirdiğin işi müdürünün önüne kendi elinle koy.',
    },
    gemini: {
      is: 'Emeğinin görülmemesinin bir sebebi, fikri laf arasında atıp ötekine geçmendir; altına adını yazan başkası olur.',
      helps:
        'Aklına gelen iyi fikri konuşmadan sonra iki satırla yazıp gönder, emeğinin altında adın ve tarih dursun.',
    },
    cancer: {
      is: 'Takdir edilmemek içine işler, çünkü senin işteki emeğin gönül almak, yeni geleni kollamak gibi hiçbir rapora girmeyen şeylerdir.',
      helps:
        'Takdir görmediğinde içine kapanma, perde arkasında neleri yürüttüğünü yakın bulduğun bir yöneticine sakin bir günde anlat.',
    },
    leo: {
      is: 'İş yerinde görmezden gelinmek sana eleştiriden ağır gelir; bir teşekkür, bir ad anılması yetecekken o da esirgenince işin tadı kaçar.',
      helps:
        'Emeğinin anılmasını istiyorsan bunu açıkça söyle, kırgın bir suskunluktan kimse senin neyi beklediğini okuyamaz.',
    },
    virgo: {
      is: 'Emeğinin görülmeyişi işini iyi yapmandandır. Aksaklığı daha doğmadan giderir, sonra da sessizce yerine dönersin.',
      helps:
        'Bitirdiğin işin yanına neyi önlediğini de yazıp amirine kısa bir not ilet; övünmüş olmuyorsun, rapor veriyorsun.',
    },
    libra: {
      is: 'Takdir dağıtılırken kibarlığından geri çekilir, “biz yaptık” dersin, ardından adının geçmemesine içten içe kırılırsın.',
      helps: 'Emeğini anlatırken “biz” diye başla, ama cümle bitmeden hangi kısmını senin yaptığını da ekle.',
    },
    scorpio: {
      is: 'Hakkının yenmesini unutmazsın; kimin atladığını, kimin sustuğunu içine kaydedersin, dışarıdan bakan ise seni umursamaz sanır.',
      helps:
        'Görülmediğin işte hesabı içinde tutmak yerine, karar verene nedenini baş başa, düz bir soruyla sor.',
    },
    sagittarius: {
      is: 'Emeğinin atlanması seni önce güldürür, “nasılsa daha iyisi çıkar” dersin; adın bir daha atlanınca o neşenin altından kırgınlık sızar.',
      helps: 'Emeğinden söz ederken büyük resmi bırak, bitirdiğin bir işi başından sonuna anlat.',
    },
    capricorn: {
      is: '“Çalışırsam elbet görülür” dersin, oysa ağırbaşlılığın emeğini de örter; sıran geçince kimseye belli etmeden daha çok yüklenirsin.',
      helps:
        'Takdirin kendiliğinden gelmesini beklerken vakit geçiyorsa, dönem boyunca yaptıklarını bir sayfaya sığdırıp müdürüne sun.',
    },
    aquarius: {
      is: 'İş yerinde kıymetinin bilinmemesi sana tanıdıktır, çünkü fikrin erken gelir, herkes onu sonradan başkasının ağzından duyunca beğenir.',
      helps:
        'Görülmesini istediğin fikri, herkesin bildiği bir sorunun çözümü diye sun, yeniliğini en sona sakla.',
    },
    pisces: {
      is: 'Emeğin başkalarının işine karışıp kaybolur, çünkü yardım ederken sınır çizmez, teşekkür edene de “lafı mı olur” dersin.',
      helps:
        'Yaptığın iş övülünce “estağfurullah” deyip geçme; teşekkür et, “şu kısmı ben hallettim” diye ekle.',
    },
  },
  speakingUp: {
    aries: {
      is: 'Toplantıda seni konuşmak değil, sıra beklemek zorlar. Heyecan biriktikçe birikir, ilk cümle de nefessiz çıkar.',
      helps:
        'Konuşmaya başlarken bir nefes al, yalnız ilk cümleni yavaş söyle; gerisini hızın nasılsa taşır.',
    },
    taurus: {
      is: 'Kalabalık önünde hazırlıksız yakalanmaktan korkarsın, toplantıda da sözünü tartarken konu değişip gittiği için susmuş olursun.',
      helps: 'Sunum yapacağın salona önceden git, duracağın yeri tanı, sesini boş sıralara karşı bir dene.',
    },
    gemini: {
      is: 'Sahnede laf bulmakta zorlanmazsın, bulduğun lafların hepsini birden söylemek istersin; korktuğun da ipin ucunu kaçırmak.',
      helps:
        'Konuşmanı üç kelimelik bir karta indir, daldıkça ilk kelimeye dön, espri nasılsa yolda bulunur.',
    },
    cancer: {
      is: 'Toplantıda yüzlerdeki en küçük soğukluğu üstüne aldığın için konuşmaktan çekinirsin; tanıdıklar arasında ise sözün akar.',
      helps: 'Kalabalığa konuşurken sana sıcak bakan bir kişiye anlat, onu önceden gözünle seç.',
    },
    leo: {
      is: 'Sahneye çıkmadan önceki titremen işi önemsemendendir; alkışı sevdiğin için sönük bir tepki ihtimali toplantıda bile elini kolunu bağlar.',
      helps: 'Sunumun ilk dakikasında dinleyenlere kolay bir soru sor, gelen ilk gülümsemeden güç al.',
    },
    virgo: {
      is: 'Toplantıda ağzını açmadan cümleni kafanda defalarca düzeltirsin; tam oldu dediğinde söz çoktan başkasına geçmiştir.',
      helps:
        'Söz almak için cümlenin bitmesini bekleme, bir soruyla gir, sorular kusursuz olmak zorunda değildir.',
    },
    libra: {
      is: 'Başkalarının önünde konuşurken kimseyi karşına almamaya çalışırsın, bu yüzden fikrin yumuşaya yumuşaya sonunda ne dediğin anlaşılmaz olur.',
      helps: 'Sunuma da toplantıya da savunduğun cümleyle gir, karşı tarafın hakkını ondan sonra teslim et.',
    },
    scorpio: {
      is: 'Toplantılarda susman çekingenlikten çok, elindekini göstermeden herkesi tartma isteğindendir. Sahnede ise bakışların seni çözmesinden ürkersin.',
      helps:
        'Sunumda her şeyi bilmeleri gerekmiyor; neyi anlatıp neyi kendine saklayacağını önceden belirle, sesin rahatlasın.',
    },
    sagittarius: {
      is: 'Topluluk önünde konuşmak seni hem coşturur hem korkutur; doğaçlama yapar, dönüş yolunda fazla mı söyledim diye kıvranırsın.',
      helps: 'Konuşmanın son cümlesini önceden ezberle, nereye savrulursan savrul ineceğin yer belli olsun.',
    },
    capricorn: {
      is: 'Kürsüde acemi görünmek sana dokunur, toplantıda da tam emin olmadan konuşmazsın, ama ciddiyetini dışarıdan görenler rahatlık sanır.',
      helps:
        'Sunuma hazırlanırken en zor soruyu bir arkadaşına sordur, “bilmiyorum” demeyi de yüksek sesle prova et.',
    },
    aquarius: {
      is: 'Fikrin herkesinkine ters düştüğünde toplantıda söylesem mi diye kalırsın; asıl anlaşılmadan tuhaf bulunmaktan ürkersin.',
      helps: 'Sıra dışı fikrini söylerken söze kısa bir örnekle başla, kuramı soran olursa arkasından anlat.',
    },
    pisces: {
      is: 'Kalabalık karşısında konuşurken salonun bütün sıkıntısı sana geçer, kendi sesini uzaktan duyar, diyeceğini yarıda unutursun.',
      helps:
        'Sunumdan önce biraz yalnız kal, ayaklarının yere bastığını hisset, elinde de küçük bir not bulunsun.',
    },
  },
  interview: {
    aries: {
      is: 'İş görüşmesine enerjiyle girer, soru bitmeden cevap verirsin; karşındaki cesaretini sever ama dinlediğinden emin olamaz.',
      helps: 'Görüşmede her sorudan sonra içinden ikiye kadar say, sonra konuş, canlılığın yine belli olur.',
    },
    taurus: {
      is: 'Mülakatta parlak laf etmez, güven verirsin; seni terleten yalnızca hiç hazırlanmadığın sorunun birden önüne gelmesidir.',
      helps:
        'Görüşmeye rahat ettiğin bir kıyafetle, vaktinden önce git; beklenmedik soruda “biraz düşüneyim” demek ayıp değil.',
    },
    gemini: {
      is: 'Bir iş görüşmesini on dakikada ahbaplığa çevirirsin; zayıf yanın sorulandan fazlasını anlatıp asıl cevabı arada kaynatmandır.',
      helps: 'Mülakatta her cevabı bir örnekle bitir ve sus, devamını merak ederlerse onlar sorsun.',
    },
    cancer: {
      is: 'Mülakatın ilk dakikasında yüzlere bakarsın. Sıcaklık görürsen açılırsın, görmezsen iki kelimeyle yetinip kendini olduğundan küçük anlatırsın.',
      helps:
        'Görüşmede soğuk bir yüze rastlarsan üstüne alma, birine yardım edip başardığın bir işi anlatarak ısın.',
    },
    leo: {
      is: 'İş görüşmesinde içeri girdiğin an fark edilirsin, ama beğenilme isteğin ağır basınca ciddi bir soru gösteriye dönüşür.',
      helps:
        'Mülakata bir başarı hikâyen kadar bir yenilgi hikâyen de olsun; onu gocunmadan anlatmaya evde alış.',
    },
    virgo: {
      is: 'İş görüşmesine fazlasıyla hazırlanırsın, eksiğini sordular mı da bütün dürüstlüğünle döker, güçlü yanlarını dipnota bırakırsın.',
      helps:
        'İş görüşmesinden önce birkaç başarını rakamıyla yaz, kusurlarından ise yalnız birini, düzeltme yolunla birlikte söyle.',
    },
    libra: {
      is: 'Mülakatta zarafetinle herkesi yumuşatırsın, yalnız ne istediğin sorulunca kendi cevabın yerine karşındakinin duymak istediğini ararsın.',
      helps:
        'İş görüşmesine kendi iki şartını yazıp git, sorulmasa da konuşmanın bir yerinde birini dile getir.',
    },
    scorpio: {
      is: 'İş görüşmesinde az konuşur, karşındakini çok tartarsın; bu bakış kimine güven verir, kimini tedirgin eder.',
      helps:
        'Mülakatta seni neyin heyecanlandırdığını bir kez açıkça söyle, sessiz ilgiyi çoğu kişi isteksizlik sanır.',
    },
    sagittarius: {
      is: 'Mülakatlarda içtenliğinle karşındakini güldürür, ısındırırsın; tehlikesi, hevesle söylediğin bir sözün yapabileceğinden büyük çıkmasıdır.',
      helps:
        'Mülakatta “yaparım” dediğin her şeyin yanına nasılını da ekle, bilmediğini sorarlarsa “öğrenirim” demekle yetin.',
    },
    capricorn: {
      is: 'Mülakatta hazırlıklı ve güvenilir durursun, ne var ki geçmişini dosya okur gibi anlatınca o işi ne kadar istediğin anlaşılmaz.',
      helps:
        'Özgeçmişini görüşmede tekrarlama; bu işin neresini sevdiğini tek cümleyle, göz göze gelerek söyle.',
    },
    aquarius: {
      is: 'Ezber mülakat sorularına ezber cevap veresin gelmez, beklenmedik bir laf eder, ya akılda kalır ya karşındakini afallatırsın.',
      helps:
        'Görüşmede önce sorunun düz cevabını ver, kimsenin aklına gelmeyecek bakışını ikinci cümleye sakla.',
    },
    pisces: {
      is: 'İş görüşmesinde karşındakinin ne aradığını sezer, ona göre biçim alırsın, çıkınca da konuşan gerçekten sen miydin emin olamazsın.',
      helps:
        'Mülakattan önce seni iyi tanıyan birine iyi yanlarını saydır, kendini anlatırken onun cümlelerini ödünç al.',
    },
  },
  newJob: {
    aries: {
      is: 'İş ararken seni yıpratan beklemektir; başvurunun ertesi günü cevap istersin, gelmeyince ya küser ya on ilana birden saldırırsın.',
      helps:
        'Günde bir iş başvurusu yap, kalan vaktini seni oyalayan bir uğraşla doldur ki beklemek seni yiyip bitirmesin.',
    },
    taurus: {
      is: 'Yeni iş bulmak kadar yeni işe alışmak da gözünü korkutur; iki teklif arasında yolu da maaşı da tartıp en sağlamını ararsın.',
      helps:
        'Aradığın ya da sana önerilen işin sıradan bir gününü saat saat gözünün önüne getir, öğle yemeğini bile unutma.',
    },
    gemini: {
      is: 'Kulağına hep bir iş haberi çalınır, çünkü herkesi tanırsın; ararken derdin, birini seçip sonuna kadar peşinden gitmek.',
      helps: 'İş aradığını bu hafta konuştuğun herkese söyle, kime ne dediğini de bir yere yaz.',
    },
    cancer: {
      is: 'Yeni iş düşüncesi sana heyecandan önce tedirginlik verir, kimlerle çalışacağını bilmediğin en iyi teklife bile için ısınmaz.',
      helps:
        'Yeni bir işin ilk gününü gözünde büyütüyorsan küçült, yalnız tanışacağın ilk kişiyi ve diyeceğin ilk cümleyi düşün.',
    },
    leo: {
      is: 'Kendini her seferinde baştan beğendirmek, iş ararken seni ilanlardan çok yorar. Cevapsız kalan başvuru bile gururuna dokunur.',
      helps:
        'İş başvurusunda ilanın sözlerini tekrarlama, övündüğün bir işin hikâyesini öne koy, moralini de o tutar.',
    },
    virgo: {
      is: 'Bir iş ilanındaki tek şart sana uymasa başvurudan caymaya kalkar, özgeçmişindeki virgüle bütün akşamı harcarsın.',
      helps:
        'Aradığın işin ilanındaki şartların çoğu sende varsa başvurunu gönder, kalan eksiği görüşmenin konusu say.',
    },
    libra: {
      is: 'İki iş arasında kalmak tam sana göre bir derttir; birini seçince ötekinin hatırı kalacak sanır, ararken de oyalanırsın.',
      helps:
        'İş seçerken artıları sayma, her birine ayrı ayrı hayır dediğini hayal et, hangisinde için sızlıyor, ona dikkat et.',
    },
    scorpio: {
      is: 'İş aradığını kimseye çaktırmazsın ki olmazsa bilen olmasın. Bu gizlilik seni korur, ama haber verecek insanları da uzakta tutar.',
      helps:
        'İş aradığını ağzı sıkı iki kişiye söyle, hangi işlere kulak kabartacaklarını da açıkça tarif et.',
    },
    sagittarius: {
      is: 'Yeni iş fikri seni canlandırır, her ilan bir macera gibi görünür, küçük yazılı şartlarla bekleme günlerinde ise sıkıntıdan patlarsın.',
      helps: 'Bir iş teklifi seni heveslendirdiyse çalışma saatini, izni ve deneme süresini de aynı gün sor.',
    },
    capricorn: {
      is: 'İş aramayı da mesai gibi yaparsın, saatli ve düzenli; altından kalkamadığın, onca emeğe karşılık hiç ses çıkmamasıdır.',
      helps:
        'İş ararken hedefini gelen cevapla ölçme, düzgün yaptığın başvuruyla ölç; günlük sayını doldurunca paydos et.',
    },
    aquarius: {
      is: 'Bütün iş ilanlarını aynı kalemden çıkmış bulursun, çünkü yeni bir yere uymaktan çok orada bir şeyi değiştirmek istersin.',
      helps:
        'İlan beklemekle kalma, beğendiğin bir iş yerine ne katabileceğini anlatan birkaç satır yazıp yolla.',
    },
    pisces: {
      is: 'İş ararken bir gün her yere uyarım sanır, ertesi gün hiçbir yerde istenmeyeceğine inanırsın; ikisi de yorgunluktandır.',
      helps:
        'İş aramaya ayırdığın saatin başını sonunu koy, süre bitince ekranı kapatıp sevdiğin bir müziğe dal.',
    },
  },
  boss: {
    aries: {
      is: 'Patronunla derdin emir kipidir. İşi severek yaparsın, ama söyleniş buyurgansa daha cümle bitmeden diklenirsin.',
      helps:
        'Müdürüne itirazını iki dakikalık baş başa bir konuşmada söyle, herkesin ortasında söyleyince savunmaya geçiyor.',
    },
    taurus: {
      is: 'Müdürün acele ettirdikçe inadın tutar; sana güvenip zaman tanıyan amirle gayet iyi geçinir, sık fikir değiştirenle güçlükle çalışırsın.',
      helps:
        'Patronundan işin son tarihini baştan iste, o tarihe kadar hızını senin ayarlayacağını da söyle.',
    },
    gemini: {
      is: 'Patronunla konuşarak anlaşır, lafına laf yetiştirirsin; seni sevmediğini sandığında çoğu kez ciddiye alınmış bir şakan vardır.',
      helps: 'Müdürünle önemli bir konuyu ayaküstü geçme, sorularını sıraya koy ve ona bir tek onları sor.',
    },
    cancer: {
      is: 'Patronunun kaşı çatıksa bana mı kızdı diye gün boyu kurarsın, oysa çoğu zaman senin bilmediğin bir derdi vardır.',
      helps:
        'Amirinin soğuk durduğunu sezince tahmin yürütme; işle ilgili düz bir soru sor, tonunu boş verip cevabını dinle.',
    },
    leo: {
      is: 'Saygı gördüğün patrona canla başla çalışırsın, seni herkesin içinde azarlayan bir müdüre ise ne yapsa ısınamazsın.',
      helps:
        'Müdüründen takdir bekliyorsan işi teslim ederken fikrini sor; bu seni küçültmez, ona konuşacak yer açar.',
    },
    virgo: {
      is: 'Patronunun gözünden kaçan hatayı görürsün; düzeltsen ukala, sussan huzursuz olursun, sevilmediğini de en çok o anlarda düşünürsün.',
      helps:
        'Amirine bir hatayı söylerken çözümünü de aynı cümlede ver, içlerinden yalnız en önemlisini seç.',
    },
    libra: {
      is: 'Müdürünle aran bozulmasın diye her işe “olur” dersin; içinde biriken itiraz sonunda mesafe olarak çıkar, o da nedenini anlamaz.',
      helps:
        'Patronundan yeni bir iş gelince hemen “olur” deme, elindekilerden hangisinin bekleyeceğini ona seçtir.',
    },
    scorpio: {
      is: 'Bir patronun gücünü değil niyetini tartarsın; hakkaniyetine inandığına sonuna kadar bağlanır, oyununu gördüğüne bir daha açılmazsın.',
      helps: 'Amirin seni seviyor mu diye çözmeye uğraşma, senden iş olarak ne beklediğini açık açık sor.',
    },
    sagittarius: {
      is: 'Müdürüne aklından geçeni süzmeden söyler, bazen haddini aşmış görünürsün; ensende duran patron da seni kaçacak yer aramaya iter.',
      helps:
        'Patronunla kontrol yüzünden sürtüşüyorsan o sormadan kısa bir haber ver, tepende durma gereği azalsın.',
    },
    capricorn: {
      is: 'Patronuna saygın emeği kadardır. Senden az çalışan bir müdürün altında dişini sıkar, belli etmediğini sanırsın.',
      helps:
        'Müdürün az övüyor diye sevilmediğini çıkarma; arada kısa bir görüşme iste, beklentisini kendi ağzından duy.',
    },
    aquarius: {
      is: 'Patron sözü sende baştan itiraz uyandırır, unvan seni etkilemez; kararının sebebini açıklayan amirle ise şaşılacak kadar uyumlusun.',
      helps:
        'Müdürün bir kural koyduğunda karşı çıkmadan önce neyi çözmek istediğini sor, önerini o cevaba bağla.',
    },
    pisces: {
      is: 'Müdürün gerginse senin de rengin kaçar, sana kızmadığı gün bile suçlu hissedersin; ne istediği belirsiz bir patronla işin hiç bitmez.',
      helps:
        'Amirin sözlü bir iş verdiğinde önceliğini ve bitişini sorup yaz, gerginlik onda, iş listesi sende kalsın.',
    },
  },
  colleagues: {
    aries: {
      is: 'İş arkadaşlarının arkandan konuşmasına dayanamaz, gidip yüzlerine sorarsın, ekipte ağır kalanın da işini elinden alırsın.',
      helps: 'Bir iş arkadaşının işine el atmadan önce istiyor mu diye sor, cevabı da sonuna kadar dinle.',
    },
    taurus: {
      is: 'İş yerindeki dedikoduya girmediğin için dışarıda kaldığını hissedersin; düzenini bozan iş arkadaşına ise uzun süre susar, sonra birden kabarırsın.',
      helps:
        'Canını sıkan iş arkadaşına mesele küçükken söyle, yalnız ne yaptığını tarif et, huyuna dokunma.',
    },
    gemini: {
      is: 'İş yerinde herkesle konuştuğundan bütün dedikodu kulağına gelir, ağzından kaçan bir laf da dolaşıp sana başka türlü döner.',
      helps:
        'Ekipte biri çekiştirilirken lafı başka yere götürecek bir hikâyen hazır dursun, duyduğunu da taşıma.',
    },
    cancer: {
      is: 'İş arkadaşların gruplaşınca dışarıda kalmak seni çok incitir, çünkü sen ekibi aile gibi görürsün, onlarsa mesai bitince gider.',
      helps:
        'İş yerinde hepsini birden kazanmaya çalışma, bir kişiye yaklaş, öğle arasında onunla biraz yürümekle başla.',
    },
    leo: {
      is: 'Ekipte herkesi etrafına sen toplarsın, kiminin kıskandığı da budur. Arkandan konuşulunca öfkeden çok kırgınlık duyarsın.',
      helps: 'Takım işinde söz sırasını bile bile başka birine ver, söylediğini de adını anarak öv.',
    },
    virgo: {
      is: 'İş arkadaşlarının yarım bıraktığını tamamlarsın, söylenmeden de duramazsın; onlar yardımını unutur, o küçük iç çekişi hatırlar.',
      helps:
        'Ekipteki aksaklıklardan gerçekten senin işin olanı ayır, kalanlardan birini bugün olduğu gibi bırak.',
    },
    libra: {
      is: 'İki taraf kapışınca iş yerinde ikisi de sana dert yanar, herkese hak verdiğin için sonunda ikiyüzlü diyen bile çıkar.',
      helps: 'Sana bir iş arkadaşını şikâyet edene hak verme, “bunu kendisine söyledin mi” diye sor.',
    },
    scorpio: {
      is: 'İş arkadaşlarına kendini anlatmazsın, onlar da boşluğu dedikoduyla doldurur; sen kimin ne dediğini unutmadan, renk vermeden çalışırsın.',
      helps:
        'İş yerinde hakkında uydurulan söze tek ve sakin bir cümleyle cevap ver, kimden çıktı diye iz sürme.',
    },
    sagittarius: {
      is: 'Ekibin neşesi çoğu kez sensin, düz konuştuğun için de can yakarsın; bir iş arkadaşının niye soğuduğunu en son sen duyarsın.',
      helps: 'Soğuduğunu sezdiğin iş arkadaşına “bir şey mi dedim” diye sor ve cevabı şakaya çevirme.',
    },
    capricorn: {
      is: 'İş arkadaşların seni mesafeli bulur, çünkü oraya çalışmaya gidersin, sohbete değil. Yükü tek başına sırtlanır, sonra kimse el atmadı diye içerlersin.',
      helps:
        'Ekipte bir işi devrederken bitiş tarihini konuş, nasılına karışma, günde beş dakika da işle ilgisiz laf et.',
    },
    aquarius: {
      is: 'İş arkadaşların seni cana yakın bulur ama tam tanıyamaz; gruplaşmaya gelmediğinden hiçbir grup seni kendinden saymaz.',
      helps:
        'İş arkadaşlarına kendinden küçük bir şey anlat, tuhaf bir merakını mesela, sana yaklaşmak için bir sebepleri olsun.',
    },
    pisces: {
      is: 'Kimseyi kıramadığın için iş yerindeki her dedikodunun ortasında kalırsın, iki tarafı da dinlersin, sonunda ikisi de sana alınır.',
      helps: 'Dert anlatan iş arkadaşına “dinlerim ama önce şunu bitireyim” de, saatini de sen belirle.',
    },
  },
  promotion: {
    aries: {
      is: 'Terfi fikri seni heyecanlandırır, önden gitmek doğanda var; yöneticilikte zorlandığın, herkesin senin hızında koşmamasıdır.',
      helps:
        'Terfi istiyorsan bunu dolandırmadan söyle, ardından bir ekip işini başkasının temposunda yürütüp göster.',
    },
    taurus: {
      is: 'Terfide ayağının basacağı yere bakarsın, unvan seni pek çekmez; rahat bir düzenin varken üst göreve uzanmak için acele etmezsin.',
      helps:
        'Yükselmeyi düşünürken yeni görevde nelerin aynı kalacağını da say, değişiklik gözünde biraz küçülür.',
    },
    gemini: {
      is: 'Terfi edip insan yönetmek seni bir yandan kışkırtır, bir yandan sıkar, çünkü ikna sende kolaydır, takip ve rapor zor.',
      helps: 'Yöneticiliğe hevesliysen söz verdiğin işleri bir listede topla, yöneticin de o listeyi görsün.',
    },
    cancer: {
      is: 'Yönetici olsan ekibini kanadının altına alırsın. Ama terfiyi istesen de dünkü arkadaşına iş buyurmaktan çekinirsin.',
      helps:
        'Terfi konusu açılınca kendini geri çekme, insanlara nasıl sahip çıktığını yaşanmış bir olayla anlat.',
    },
    leo: {
      is: 'Terfi beklediğin yüzünden okunur, önde durmak sana yakışır ve bunu bilirsin; başkası seçilirse alkışlarken bile için burkulur.',
      helps:
        'Yükselmek istediğini yöneticine açıkça söyle, yanında senin sayende parlayan birinin adını da an.',
    },
    virgo: {
      is: 'Terfiye herkesten hazır olduğun hâlde “bir eksiğim daha var” dersin, yöneticilikte de işi bırakıp başkasına güvenmek seni zorlar.',
      helps:
        'Terfi ölçütlerini amirinden yazılı iste, kendini o sayfayla karşılaştır, kendi ölçünü bu sefer karıştırma.',
    },
    libra: {
      is: 'Terfi sözü açılınca ekibin ortasında olmayı tepesinde olmaya yeğlersin, çünkü yönetmek bazen birini küstürmek demek.',
      helps:
        'Yönetmek isteyip istemediğini anlamak için küçük bir işte son sözü sen söyle, gerekçeni de uzatma.',
    },
    scorpio: {
      is: 'Terfiyi istediğini belli etmezsin, ama kim kimin önünü kesiyor hepsini bilirsin; yetki eline geçince de onu kolay paylaşmazsın.',
      helps:
        'Yükselmek istediğini sezmelerini bekleme; açıkça söyle, bir de ekibine bildiğin bir püf noktasını öğret.',
    },
    sagittarius: {
      is: 'Terfi edersem özgürlüğüm gider mi diye düşünürsün. İnsanlara yol göstermeyi sever, imza ve denetim kısmında daralırsın.',
      helps:
        'Yönetici olma isteğini yoklamak için bir acemiyi yetiştir, sabrının nerede bittiğini de dürüstçe gör.',
    },
    capricorn: {
      is: 'Terfiyi içinden çoktan takvime koymuşsundur; sorumluluğu unvandan önce üstlenirsin, gecikince de haksızlıktan çok mahcubiyet duyarsın.',
      helps:
        'Terfi için üstüne düşeni yapıyorsan bunu bir de dile getir, hangi görevi istediğini adıyla söyle.',
    },
    aquarius: {
      is: 'Terfi listesi umurunda değil gibi durursun, yine de başka türlü yönetilebileceğini gösterme fikri seni gizliden gizliye çeker.',
      helps:
        'Yönetici olsan neyi değiştirirdin, bunu amirine iki cümleyle anlat, terfi konuşmasına oradan gir.',
    },
    pisces: {
      is: 'Yükselmek istediğini kendine bile zor söylersin, terfi edip de kimseye hayır diyememekten korkarsın.',
      helps:
        'Terfiyi düşünürken bir hayır cümlesi hazırla ve küçük bir işte kullan, yöneticiliğin zor yanı biraz tanıdık olsun.',
    },
  },
  raise: {
    aries: {
      is: 'Zam istemek sana zor gelmez, zor olan doğru anı beklemektir; en sinirli gününde girer, hakkını hesap sorar gibi istersin.',
      helps:
        'Zam konuşmasının gününü önceden belirle, o sabah öfkeliysen ertele, yaptıklarının dökümünü de yanına al.',
    },
    taurus: {
      is: 'Emeğinin kaç para ettiğini bilirsin, yine de rahatın bozulmasın diye zam istemeyi uzatır, sustukça içerlersin.',
      helps: 'Zam isterken rakamı sen söyle, sonra sus; sessizlik uzadı diye aşağı inme.',
    },
    gemini: {
      is: 'Zam konusunu güzel açarsın, ama ortam gerilir gerilmez şaka yapar, kendi isteğini kendin hafife alırsın.',
      helps: 'Zam isteğini tek cümleye indir, birkaç kez yüksek sesle söyle, arkasına “ama” ekleme.',
    },
    cancer: {
      is: 'Maaş konuşmak sana sevgi dilenmek gibi gelir. Zammın sen söylemeden düşünülmesini bekler, ret cevabını da üstüne alırsın.',
      helps:
        'Daha fazla para isterken yaptığın işi anlat, geçim sıkıntını katma; hayır denirse bunu bütçenin cevabı say.',
    },
    leo: {
      is: '“Kıymetimi kendileri bilmeli” der, zam istemeyi gururuna yediremezsin; önerilen rakamı da sana biçilen değer diye okursun.',
      helps:
        'Zam görüşmesinde kırgınlığını dışarıda bırakıp getirdiğin sonucu göster, küçük bir artış senin fiyatın değil.',
    },
    virgo: {
      is: 'Hak ettim mi diye zamdan önce kendini teftişe çeker, bulduğun ilk kusurda isteğini bir sonraki döneme atarsın.',
      helps: 'Zam için dosyanı hazırla ama kusur sütununu çıkar, o görüşmede karşı tarafın işini sen yapma.',
    },
    libra: {
      is: 'Zam görüşmesine girerken karşındakinin de zor durumda olduğunu düşünür, daha ağzını açmadan rakamı kendi kendine indirirsin.',
      helps: 'Altına inmeyeceğin rakamı zam konuşmasından önce bir arkadaşına söyle, sözüne şahit olsun.',
    },
    scorpio: {
      is: 'Kimin ne aldığını bir yolunu bulup öğrenir, zam istemeye öyle gidersin; ret gelirse yüzün değişmez ama bağın incelir.',
      helps: 'Bütün kozlarını açma, tehdit de sezdirme, ne kadar zam istediğini düz bir sesle söyle.',
    },
    sagittarius: {
      is: 'Para konuşmayı küçük hesap sayar, zammı nasılsa olur diye oluruna bırakırsın, az aldığını duyduğun gün ise filtren kalmaz.',
      helps: 'Yaptığın işin başka yerde kaç para ettiğini öğren, zam konuşmasına tahminle girme.',
    },
    capricorn: {
      is: 'Zammı hak etmek için önce fazlasını yapar, sonra istemeyi kendine yakıştıramazsın; böylece karşılık hep emeğinin gerisinden gelir.',
      helps:
        'Sorumluluğun arttıysa zam konuşmasını da görevlerinden biri say, hazırlığını her iş gibi vaktinde yap.',
    },
    aquarius: {
      is: 'Zam senin gözünde yalnız kendi meselen değildir; kim neye göre kazanıyor diye sorarken kendi rakamın arada kaynar.',
      helps:
        'Düzeni eleştirmeyi sonraya bırak, zam görüşmesinde kendi adına bir rakam söyle, gerekçen de bir cümleyi geçmesin.',
    },
    pisces: {
      is: 'Zam isterken sesin küçülür, rica mı ediyorsun özür mü diliyorsun belli olmaz; para konuşmanın kendisi içini üşütür.',
      helps:
        'Ne diyeceğini önceden yaz, özür kokan bütün kelimeleri çiz, zam görüşmesinde de kâğıttan okumaktan çekinme.',
    },
  },
  ownBusiness: {
    aries: {
      is: 'Kendi işini kurmak kanında var, kimseye sormadan başlarsın. Seni zorlayan, her şeyin aynı gittiği aylardır.',
      helps:
        'Bir dükkâna, bir işe kalkışmadan önce yarım duran bir hevesini sonuna kadar götür, elin bitirmeye alışsın.',
    },
    taurus: {
      is: 'Kendine ait bir dükkân düşüncesi sana çok yakışır, malın iyisinden anlarsın; seni durduran, ay sonunda eline geçecek paranın belirsizliğidir.',
      helps:
        'Kendi işini düşünüyorsan en kesat ayın hesabını yap, o rakamla nereye kadar rahat edeceğini gör.',
    },
    gemini: {
      is: 'Hangi işi kursam diye düşününce beş fikir birden sayarsın; kendi yerinde satmayı iyi bilir, hesap tutmayı unutursun.',
      helps: 'İş fikirlerinden birini seçip bir ay yalnız onu konuş, ötekiler bir deftere emanet kalsın.',
    },
    cancer: {
      is: 'Müşteriyi misafir gibi ağırlar, kendi işinde sadık bir çevre kurarsın, ama yuvanın geçimini buna bağlamak seni ürkütür.',
      helps:
        'Kendine ait bir iş kurmayı düşünürken onun parasıyla ailenin parasını daha hayal aşamasında ayır.',
    },
    leo: {
      is: 'Adının tabelada durduğu bir iş, kendi işin, gözünü parlatır; müşteriyi kazanmayı bilirsin, durgun geçen gün ise gururunu incitir.',
      helps:
        'Gösterişe ayıracağın payı baştan sınırla, kendi işinin parası önce görünmeyen masraflara gitsin.',
    },
    virgo: {
      is: 'Kendi hesabına çalışınca işin tertemiz çıkar, yalnız fiyatı düşük tutar, her ayrıntıya kendin koşar, akşamı unutursun.',
      helps: 'Fiyat biçerken düzeltmelere harcadığın vakti de kat, kendi işinde saatini bedava sayma.',
    },
    libra: {
      is: 'Tek başına patron olmak sana biraz ıssız gelir, kendi işinde zevkinle müşteri çeker, alacağını isterken kızarırsın.',
      helps: 'Ödeme şartlarını en başta yazıya dök ki kendi işinde para istemek sana değil kâğıda düşsün.',
    },
    scorpio: {
      is: 'Kendi işini en çok kimseye hesap vermemek için istersin. İnandığın fikre varını yoğunu koyarsın, gücün de zaafın da budur.',
      helps:
        'Nereye kadar gideceğini serinkanlıyken lafını esirgemeyen birine söyle, kendi işinin kızıştığı gün sana o hatırlatsın.',
    },
    sagittarius: {
      is: 'Kendi işin demek kendi saatin demek, seni çeken de bu; büyük düşünür, küçük hesap yolda düzelir sanırsın.',
      helps:
        'İş fikrini hesap kitaptan anlayan huysuz birine anlat, itirazlarını gülmeden sonuna kadar dinle.',
    },
    capricorn: {
      is: 'Sabır da disiplin de sende var, kendi işinin temelini sağlam atarsın; zorlandığın tek şey onu bir saatliğine unutabilmektir.',
      helps: 'Kendi iş planına kapanış saatini de koy, patron sen olunca izni verecek olan da sensin.',
    },
    aquarius: {
      is: 'Kimsenin denemediği bir usulle kendi işini kurmak istersin, fikir parlaktır da alışılmış müşteriye anlatmak sabrını sınar.',
      helps: 'Kuracağın işi konuyla hiç ilgisi olmayan bir tanıdığa anlat, anlamadığı yerin altını çiz.',
    },
    pisces: {
      is: 'Kendi işinin hayali sende film gibi akar, ışığı bile hazırdır; fiyat koymaya, para istemeye gelince kalbin araya girer.',
      helps: 'Hayalindeki işe rakamlarla arası iyi birini de yerleştir, eşe dosta fiyatı o söylesin.',
    },
  },
  businessPartner: {
    aries: {
      is: 'Ortakla iş kurarken ilk hafta her şey hızla yürür, sonra yetki kavgası başlar, çünkü sen sorulmayı vakit kaybı sayarsın.',
      helps:
        'Ortaklıkta hangi kararı tek başına vereceğini baştan konuş, geri kalanında ortağına bir gün düşünme payı tanı.',
    },
    taurus: {
      is: 'Ortak seçerken güler yüz seni kandırmaz, sözünü tutana bakarsın; güvenirsen uzun yol gider, pay konusunda ise kolay esnemezsin.',
      helps:
        'Bir arkadaşla iş kurmayı konuşurken parayı da emeği de alt alta yaz, emeğin karşılığı da birlikte belirlensin.',
    },
    gemini: {
      is: 'Bir arkadaşla iş kurmanın en sevdiğin yanı sabaha kadar fikir üretmektir; seni toparlayan bir ortak yoksa fikirler lafta kalır.',
      helps: 'Ortak ararken en çok güldüğüne kanma, sözünü yarıda kesip “peki, nasıl?” diye soranı düşün.',
    },
    cancer: {
      is: 'Dostunla ortak olunca işi aileye çevirirsin, sadakatin sarsılmaz. Kırıldığında ise hesap konuşmak yerine uzaklaşırsın.',
      helps:
        'Ortağınla düzenli bir hesap günü belirle, kırgınlığını da o güne karıştırma, ayrı bir zamanda aç.',
    },
    leo: {
      is: 'Ortaklıkta işin yüzü olmak istersin, karşındaki de aynısını isterse yer dar gelir; saygı gördüğün ortağa ise cömertliğin bitmez.',
      helps: 'Ortağınla önde kimin konuşacağını iş iş ayır, onun alanında bile bile bir adım geride dur.',
    },
    virgo: {
      is: 'Ortağınla işi paylaşır, sonra onun bitirdiğini gece gizlice yeniden yaparsın; ona güvenirsin de ölçüleriniz tutmaz.',
      helps:
        'İş ortağınla neyin yeterince iyi sayılacağını bir örnek üstünde konuş, o çıtayı geçene dokunma.',
    },
    libra: {
      is: 'Ortakla çalışmak senin asıl yeteneğin; tehlikesi, aranız bozulmasın diye paraya dair bir anlaşmazlığı hiç konuşmadan geçmendir.',
      helps:
        'Ortaklığa niyetliysen fikrinizin ayrıldığı bir konuyu şimdiden aç, birlikte nasıl tartıştığınızı gör.',
    },
    scorpio: {
      is: 'Ortağına bütün güvenini verdiğini söyler, yine de her faturayı ikinci kez okursun; arkadaşla iş kurarken gevşemek sana zor.',
      helps:
        'Ortaklıkta hesapların ikinize de açık durduğu bir düzen kur, kontrol kuşkudan değil alışkanlıktan yapılsın.',
    },
    sagittarius: {
      is: 'Dostunla iş kurma fikrine gülerek evet dersin, sözleşmeyi dostluğa hakaret sayarsın. Sana iyi gelen ortak, sen coşarken hesap yapandır.',
      helps:
        'Arkadaşınla ortaklığın şartlarını aranız çok iyiyken yazıya geçir, yolların ayrılması için de bir madde koy.',
    },
    capricorn: {
      is: 'Ortaklıkta yükün çoğunu sırtlanır, sonra eşit paya bakıp susarsın; karşındaki işi senin kadar ciddiye alıyor mu, hep yoklarsın.',
      helps:
        'İş ortağına saatlerini ve sınırını söyle, fazla çalıştığında bunu içine atma, aranızda konuşulacak konu say.',
    },
    aquarius: {
      is: 'Arkadaşla iş kurmak sana uyar, yeter ki kimse kimsenin patronu olmasın; her adımda onay isteyen ortakla çabuk soğursun.',
      helps:
        'Ortağın senden farklı çalışıyorsa saatine karışma, sonucu konuş, aynısını kendin için de baştan iste.',
    },
    pisces: {
      is: 'Ortak seçerken insanın iyi yanını görürsün, hesap sormak ayıp gelir, yükün sende kaldığını da sonradan fark edersin.',
      helps:
        'Ortak olmayı düşündüğün kişiyle önce küçük, bitişi belli bir iş dene, iyi niyetinin yanında bir de örneğin olsun.',
    },
  },
  retirement: {
    aries: {
      is: 'Emeklilik sana frene basmak gibi gelir; dinlenmek yerine, sabah kalkınca üstüne yürüyeceğin bir iş istersin.',
      helps: 'Emeklilikte kendine sonu görünen bir hedef koy, biri bitmeden ötekinin adı hazır olsun.',
    },
    taurus: {
      is: 'Telaşsız sabahlar tam sana göredir, emeklilikte bir bahçe ya da el işi gününü doldurur; seni düşündüren, paranın yetip yetmeyeceğidir.',
      helps:
        'Emeklilik günlerine bir keyif yerleştir, her hafta aynı saatte yalnız canın istiyor diye yaptığın bir iş olsun.',
    },
    gemini: {
      is: 'Emeklilikte seni en çok sessizlik ürkütür. İş yerinin laflaması, haberi, gelip geçeni olmayınca gün uzar.',
      helps: 'Emeklilikte haftana iki ayrı çevre sığdır, birinde bir şey öğren, ötekinde bildiğini anlat.',
    },
    cancer: {
      is: 'Sevdiklerine vakit kalması emekliliği gözünde ısıtır, ama kimsenin sana muhtaç olmadığı bir günü neyle dolduracağını bilemezsin.',
      helps:
        'Herkesin yardımına koşmadan önce emeklilikte kendi gününü kur, sana ait saatleri ailene de baştan söyle.',
    },
    leo: {
      is: 'Adının yanındaki sıfatın emeklilikle gitmesi sana dokunur, çünkü sen dinlenmekten çok aranan biri olmayı seversin.',
      helps:
        'Emeklilikte bildiğini gençlere göstereceğin bir yer ara, seyircin az olsun ama karşında otursun.',
    },
    virgo: {
      is: 'Emekliliği bile iş listesine çevirirsin; seni huzursuz eden boş vakit değil, akşama kimsenin işine yaramamış olmaktır.',
      helps:
        'Emeklilik listenin başına sırf hoşuna gittiği için yapacağın bir şeyi koy, gerisi onun arkasına dizilsin.',
    },
    libra: {
      is: 'Kiminle geçeceğine göre güzelleşir ya da boşalır emeklilik senin gözünde; ne zaman sorusunu da herkese sorarsın.',
      helps:
        'Başkalarının planını sormadan emeklilikte ne istediğini bul, ortak günlerin yanında yalnız sana ait bir gün kalsın.',
    },
    scorpio: {
      is: 'Emekliliğe yarım gönülle geçemezsin, bir işi bıraktın mı tam bırakırsın; içine gömüleceğin yeni bir tutku yoksa boşluk sert gelir.',
      helps:
        'Emeklilik için hep sonraya attığın o derin merakı seç, günde bir saatini kimseyle paylaşmadan ona ver.',
    },
    sagittarius: {
      is: 'Emeklilik deyince aklına yola çıkmak gelir; “para yeter mi” sorusu hevesinin arkasından nefes nefese yetişir.',
      helps:
        'Emeklilik hayallerini büyük küçük ayır, küçüklerden birini büyük yolculuğu beklemeden bu ay yap.',
    },
    capricorn: {
      is: 'Emeklilik sana ödülden çok görevsizlik gibi görünür. Kendini hep işinle tanıttığından, “ne yapıyorsun” sorusuna başka cevabın hazır değil.',
      helps: 'Emeklilikte kendine ufak bir sorumluluk seç, saati belli olsun ama patronu olmasın.',
    },
    aquarius: {
      is: 'Ne zaman emekli olacağını başkalarının belirlemesine sinirlenir, çalışmakla çalışmamak arasında kimsenin denemediği bir üçüncü yol ararsın.',
      helps:
        'Emeklilik için hazır kalıpları geç; hangi işi parasız da yapardın, hangi derneğin derdi sana dokunuyor, onu bul.',
    },
    pisces: {
      is: 'Emekliliği düşününce içinden müzik, resim, deniz kıyısı geçer, ama günün bir çerçevesi olmayınca vakit elinden akıp gider.',
      helps:
        'Emeklilik haftana saati değişmeyen bir buluşma koy, koro ya da kurs gibi, kalan günler serbest olsun.',
    },
  },
  fame: {
    aries: {
      is: 'Tanınmak istediğinde kuyruğa girmez, kendini ortaya atarsın. Sahnede gözün pektir, ama ilgi gecikince o işi bırakıp yenisine koşarsın.',
      helps: 'İşinin görülmesini istiyorsan aynı şeyi birkaç kez daha göster, ilk sessizliği ret sayma.',
    },
    taurus: {
      is: 'Ünlü olmaktan çok işinin kalıcı olmasını istersin; tanınacaksan da ağır ağır, elinden çıkan iyi iş sayesinde tanınmak sana yakışır.',
      helps: 'Yaptığını çok kişi görsün istiyorsan bitmesini bekleme, az ama düzenli göster.',
    },
    gemini: {
      is: 'Sözünün çok kişiye ulaşması içini açar, sahneden de ekrandan da çekinmezsin; tek derdin neyle tanınacağına karar vermek.',
      helps: 'Adının duyulmasını istiyorsan konudan konuya atlama, aynı başlıkla art arda birkaç kez konuş.',
    },
    cancer: {
      is: 'Tanınmak istersin de herkesin gözü önünde kalmak istemezsin; sahnede seni taşıyan, bir kişinin içine dokunduğunu görmektir.',
      helps: 'İşini çok kişiye gösterirken hangi köşeni kendine saklayacağını önceden seç, o sınırı açma.',
    },
    leo: {
      is: 'Sahne sana bol gelmez, ışık üstüne düşünce büyürsün; ünlü olmak kadar, alkış yokken de çalışmak seni sınar.',
      helps: 'Sahneye çıkmak istiyorsan küçük salonu küçümseme, on kişiyi bin kişiymiş gibi karşıla.',
    },
    virgo: {
      is: 'İşini çok kişi görsün istersin, ama göstermeden bir kez daha düzeltir, sahnede de herkes hatanı fark etti sanırsın.',
      helps: 'Göstermek istediğin işe bir düzeltme sayısı koy, sayı dolunca kusuruyla birlikte paylaş.',
    },
    libra: {
      is: 'Sahnede hoş durur, dinleyenle kolay bağ kurarsın; ne var ki tanınma isteğinin altında herkesçe sevilmek yatar, tek kötü yorum gününü bozar.',
      helps:
        'Tanınma yolunda kimin beğenisi gerçekten önemli, iki isim seç, ötekilerin yorumunu akşama taşıma.',
    },
    scorpio: {
      is: 'Ünden çok etki istersin. Adın bilinsin ama hayatın bilinmesin, sahneye çıksan da bir yanın hep gölgede kalır.',
      helps:
        'İşini göstermek istediğinde eserini konuştur, hayatını kendine sakla; sır tutman ilgiyi azaltmaz.',
    },
    sagittarius: {
      is: 'Büyük kalabalıklara seslenme hayali sende hep vardır, sahnede coşkun bulaşıcıdır; tek konuda derinleşmek gerekince sabrın azalır.',
      helps:
        'Tanınmak istiyorsan bir konuyu herkesten iyi bilecek kadar çalış, şakaların onun üstüne gelsin.',
    },
    capricorn: {
      is: 'Ünlü olmayı hafif bulur, saygıyla anılmayı istersin, adın geç duyulsun ama hak edilmiş olsun diye uğraşırsın.',
      helps:
        '“Tanınmak bana yakışmaz” deme; işinin altına adını yaz, soranlara “bunu ben yaptım” diye cevap ver.',
    },
    aquarius: {
      is: 'Herkese benzeyerek ünlü olmaktansa garip bulunan bir fikirle tanınmayı seçersin, sahnedeyken bile kalabalığa biraz dışarıdan bakarsın.',
      helps:
        'Fikrinin çok kişiye ulaşmasını istiyorsan onu zaten arayan küçük topluluğu bul, ilk onlara seslen.',
    },
    pisces: {
      is: 'Sahnede bambaşka birine dönüşür, inince saklanmak istersin; işin görülsün diye yanarsın da göz önünde olmak seni savunmasız bırakır.',
      helps:
        'Eserini göstermek zor geliyorsa tanıtan kişi sen olma, paylaşmayı seven bir dostundan bu işi iste.',
    },
  },
};
