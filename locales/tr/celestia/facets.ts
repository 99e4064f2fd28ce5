import type { FacetSentences } from '../../celestia-words.ts';

/** Her burcun işini nasıl gördüğü, işi kimin gördüğüne göre. */
export const facets: FacetSentences = {
  aries: {
    self: [
      'Kim olduğunu düşünerek değil, bir şeye başlayıp ne olacağına bakarak öğreniyorsun.',
      'Kimse öne çıkmıyorsa sen çıkarsın, çünkü içinde haksızlık görünce yumruğunu sıkan o dürüst çocuk hâlâ duruyor.',
    ],
    feeling: [
      'Duygun çabuk parlar, çabuk söner; başkası daha ne olduğunu anlamadan sen barışmış olursun.',
      'Üzülünce teselli değil, terleyecek bir iş ararsın. Sana acınması o üzüntünün kendisinden çok canını sıkar.',
    ],
    mind: [
      'Aklındakini önce söyler, sonra düzeltirsin; beklemektense yanılmayı göze alırsın.',
      'Uzun girişlere sabrın yoktur, kısa ve keskin cümleler kurarsın; hararetli bir tartışma zihnini herkesten çabuk açar.',
    ],
    love: [
      'İlk adımı atmayı, açık konuşulmasını, kavgadan sonra gülebilen birini seversin.',
      'Kovalamacanın tadını bilirsin, her şey fazla kolay olunca hevesin kaçar, biraz uğraştırınca da geri gelir.',
    ],
    drive: [
      'Gücün kısa koşularda; sonu görünen bir iş senden en iyisini alır.',
      'Önüne engel konunca öfken yakıta döner. Asıl zorlandığın, uğraşacak kimsenin olmadığı o durgun günlerdir.',
    ],
    growth: ['Şansın, akıllı uslu insanlar hâlâ tartışırken öne çıktığında yüzüne gülüyor.'],
    duty: [
      'Sabrı zor yoldan öğrendin, çoğu kez bir işi iki kere yapmak zorunda kalarak.',
      'Atılganlığının üstünde görünmez bir el freni var; onu ölçülü bırakmayı öğrendikçe cesaretin gösterişten çıkıp sana ait oluyor.',
    ],
    approach: [
      'Bir yere girdiğinde çoktan harekettesindir; karşındaki bir dakikada nerede durduğunu bilir.',
      'Sıktığın el sağlam, bakışın düzdür; kimileri bunu sert bulur, lafın dolandırılmasından bıkmış olanlar rahat bir nefes alır.',
    ],
    calling: [
      'Birinin kapıyı açması gereken, ama kimsenin elini uzatmadığı yerde en iyi hâlindesin.',
      'Patronluk taslanan yerde uzun kalmazsın, rakibi ve biraz da riski olan bir meslek seni sabah yatağından fırlatır.',
    ],
    money: [
      'Para sana çabuk gelir, çabuk gider; sakin bir günde koyduğun kural iradenden daha çok işe yarar.',
    ],
    home: ['Dolap kapağını çarpabileceğin, akşama da affedileceğin bir yuva istersin.'],
    company: ['Dostların, ani bir plana ayakkabısını giymiş hâlde cevap verenlerdir.'],
    partner: [
      'Sana karşı çıkabilen insanlara çekilirsin, her dediğine evet diyenden ikinci haftada sıkılırsın.',
    ],
    north: ['Sana iyi gelen yön, başkasına uymak kolayken bile kendi seçimini yapmak.'],
    shared: [
      'Borcu uzatmayı sevmezsin, ödeyip kurtulur, alacağını da yüz yüze sorarsın; birine tamamen güvenmek içinse cesaretten çok sabır gerekir.',
    ],
    retreat: [
      'Geri çekildiğinde kımıldaman gerekir, tek başına çıkılan bir yokuş kafanı boşaltır; dışarıdan görünmeyen, içinde biriken cesarettir.',
    ],
  },
  taurus: {
    self: [
      'Elle tutabildiğine güvenirsin; acele edip üzülmektense yavaş gidip emin olmayı seçersin.',
      'Rahatına düşkün derler sana, oysa tembellik değil bu, tadı çıkarılmadan geçen bir güne içten içe acırsın.',
    ],
    feeling: [
      'Seni beden yatıştırır: sıcak bir yemek, bir battaniye, aynı saatte yapılan aynı yürüyüş.',
      'Kolay kolay alınmazsın, alındın mı da ağırlaşırsın; yanında seni konuşturmaya uğraşmadan oturacak biri bulunsun istersin.',
    ],
    mind: [
      'Bir fikri ağır ağır tartarsın, ama bir kez oturdu mu modası geçse de sende kalır.',
      'Soyut laflar kulağından kayar gider. Bir örnek verilsin, yeri parmakla gösterilsin, konu o zaman sende kök salar.',
    ],
    love: [
      'Sevgini elinle, alışkanlıklarınla gösterirsin; iyi geleni bitse de bırakmak zor gelir.',
      'Flörtte ağırdan alır, tene ve kokuya sözden çok inanırsın; kıskandığında sesin çıkmaz, tuttuğun el biraz daha sıkılır.',
    ],
    drive: [
      'Seni yerinden kaldırmak zor, durdurmak daha zor; üçüncü yılda hâlâ orada olan sensin.',
      'Yılda bir öfkelenirsin, o zaman da yer titrer. Geri kalan günlerde gücün değirmen taşı gibi ağır ağır döner.',
    ],
    growth: ['Sende büyüyen şey bahçe gibi büyür, her hafta biraz emekle, telaşsız.'],
    duty: [
      'Elindekini korumayı ciddiye alırsın; raflar doluyken bile biter mi diye kaygılanabilirsin.',
      'Emeksiz kazanca şüpheyle bakarsın. Kendini elindekiyle tartmayı bıraktıkça yeter demenin ferahlığını keşfediyorsun.',
    ],
    approach: [
      'İnsanlar sende acelesiz birini bulur, farkında olmadan kendi seslerini de alçaltır.',
      'Önce sesinin tok tınısı fark edilir, inadınsa ancak biri seni kolundan tutup çekiştirmeye kalktığında ortaya çıkar.',
    ],
    calling: [
      'Geride elle tutulur bir şey bırakan işlerde iyisin, dokunulan ya da tadılan şeylerde.',
      'İtibarın zeytin ağacı gibi geç ama sağlam büyür, geliri belirsiz parlak unvanlara da pek gözün kaymaz.',
    ],
    money: ['Neyin dayanacağını gözün keser; ucuza aldığın şey seni yıllarca rahatsız edebilir.'],
    home: ['Evindeki fincanın ağırlığına kadar her şey önemlidir, misafirin de kalkmak bilmez.'],
    company: [
      'Az ama yıllarca süren dostluklar istersin, bir yerde de hep ayrılmış bir masa.',
      'Arkadaşını zor seçer, seçtin mi kolay bırakmazsın; dostluğun sözünü değil süresini sayarsın.',
    ],
    partner: ['Pazartesi verdiği söz cuma günü de duran birini ararsın.'],
    north: ['Hayat seni sade olana, kendi emeğinin ürününe doğru itiyor, başkalarının fırtınasından uzağa.'],
    shared: [
      'Emanet para senin elinde kuruşu kuruşuna durur, miras eşyayı satmaya kıyamazsın; birine güvenmen mevsimler alır, vazgeçmen daha da uzun sürer.',
    ],
    retreat: [
      'Saksı değiştirmek gibi ellerini oyalayan bir iş, yalnız kaldığında sana yeter; alttan alta işleyen, senin bile şaşacağın bir dayanma gücüdür.',
    ],
  },
  gemini: {
    self: [
      'Öğlene kadar birkaç kişi olursun, dümende çoğu kez en meraklısı vardır.',
      'Tek bir etikete sığdırılınca huzursuzlanırsın; aynı gün hem işin ciddisi hem dalgacısı olabilmek senin özgürlüğündür.',
    ],
    feeling: [
      'Ne hissettiğini birine anlatırken anlarsın, anlattıkça da değişir.',
      'Canın sıkıldığında fıkra anlatır, konuyu değiştirirsin, çünkü acının yanında kıpırdamadan oturmak sana konuşmaktan zor gelir.',
    ],
    mind: [
      'Düşüncelerin çift gezer, her biri itirazıyla gelir; bu seni hızlı, arada bir de yorgun kılar.',
      'Kelime oyunu yapmadan, taklit katmadan duramazsın. Çalışman gereken, karşındaki bitirmeden cevabını hazırlamamak.',
    ],
    love: [
      'Önce sohbete vurulursun; sofradaki suskunluk seni kavgadan çok kaygılandırır.',
      'Gece yarısı gelen komik bir fotoğraf, ikinizden başkasının bilmediği bir şifre gönlünü süslü ilanlardan daha çabuk çeler.',
    ],
    drive: [
      'Sana tek görev yerine iki görev verilsin istersin; biri ötekine taze dönmeni sağlar.',
      'Kızınca silahın dilindir, iğnesi de ince olur; enerjini tüketen iş değil, her ilginç sapağa girme merakıdır.',
    ],
    growth: ['Kapılar sana bir laf arasında, bir mesajla, arkadaşın arkadaşı sayesinde açılır.'],
    duty: [
      'Konuşmaya hakkın olsun diye her şeyi bilmen gerektiğini sanmış olabilirsin.',
      'Ağzından çıkan lafı sonradan evirip çevirirsin, oysa tek konuda yıllarca derinleşmek sözüne aradığın güveni verir.',
    ],
    approach: [
      'Bir soruyla gelirsin; tanımadığın insanlar sana kardeşlerini anlatırken bulur kendini.',
      'Ellerin konuşur, kaşların virgülü noktayı koyar, kaç yaşında olursan ol muzip bir öğrenci hâlin vardır.',
    ],
    calling: [
      'Anlatılacak, bağlanacak, bir taraftan ötekine taşınacak bir şey varsa oradasın.',
      'Kartvizitine iki meslek birden yazmak istersin; haberin, sözün ve ticaretin kesiştiği kavşakta ayağın yere basar.',
    ],
    money: ['Birkaç küçük kaynaktan birden kazanabilirsin, hepsinin hesabını tutmak ayrı konu.'],
    home: ['Evinde yarım kalmış kitaplar, üç şarj kablosu ve telefonda konuşan biri bulunur.'],
    company: ['İnsan biriktirirsin, her birinin tuhaf bir ayrıntısı da aklında kalır.'],
    partner: ['Gördükleriyle seni şaşırtmaya devam eden birini istersin.'],
    north: ['Öğüt vermek yerine sorduğunda, cevabı da beklediğinde büyüyorsun.'],
    shared: [
      'Ortada borç varsa susmazsın, miras konusunu bile şakayla açarsın, ama son sorunu da sormadan kimseye tam güvenmezsin.',
    ],
    retreat: [
      'Yalnızken bile konuşacak biri gerekir, kendi kendine mırıldanırsın; sen başka şeyle uğraşırken zihnin iki uzak lafı birbirine bağlar.',
    ],
  },
  cancer: {
    self: [
      'Sevdiklerini yanında taşırsın; yaptıklarının çoğu sessizce onları korumak içindir.',
      'Ruh hâlin gelgit gibi değişir, ama nereden geldiğini bilmek sana her seferinde kim olduğunu hatırlatır.',
    ],
    feeling: [
      'Söylenenleri unutursun, ama nasıl hissettirdiği yıllar sonra da durur.',
      'Bir bakıştaki soğukluğu hemen sezersin. Sorana bir şeyim yok dersin, kimse sormazsa da büsbütün incinirsin.',
    ],
    mind: [
      'Hafızan mutfak çekmecesi gibi; her şey içinde, tarihe göre değil duyguya göre dizili.',
      'Ders çalışır gibi değil masal dinler gibi öğrenirsin, karşındakinin sözüne değil sesindeki titremeye cevap verdiğin çok olur.',
    ],
    love: [
      'Birine bakarak, gözeterek seversin; karşılığında ne istediğini onun anlamasını beklersin.',
      'Güvende hissetmeden açılmazsın; açılınca da gülünç lakaplar takar, ilk buluşmanın biletini cüzdanında solana kadar gezdirirsin.',
    ],
    drive: [
      'Hedefe dolanarak varırsın, en sert hâline de bir yakının söz konusu olunca bürünürsün.',
      'Kavga çıkarmak yerine küsersin, ne var ki sıkıca tuttuğunu bırakmayan o inat zor zamanda herkesi ayakta tutar.',
    ],
    growth: [
      'İyi şeyler sana aileden, eski dostlardan, kendini evinde hissettiğin yerlerden gelir.',
      'Birini kollayıp büyüttüğünde kendi yolun da açılır, bereket sana bakım verdiğin yerden döner.',
    ],
    duty: [
      'Erken yaşta sorumlu olan sen olmuş olabilirsin, herkesin hâlini kendinden önce duyarak.',
      'İlgiye muhtaç görünmek sana ayıp gibi gelir; gözün dolarken de güçlü kalınabildiğini yavaş yavaş öğreniyorsun.',
    ],
    approach: [
      'Usulca girersin, ortamın havasını yoklar, paltonu ondan sonra çıkarırsın.',
      'Çekingen durursun ama yüzün her şeyi ele verir, birkaç karşılaşma sonra da karşındakinin derdini dinlemeye başlarsın.',
    ],
    calling: [
      'İnsanlar kırılacak şeyi sana emanet eder; bunun üstüne iyi bir meslek kurulur.',
      'Yumuşak bir otoriten vardır. Başında olduğun ekipte kimin aç, kimin uykusuz geldiği senin gözünden kaçmaz.',
    ],
    money: ['Gelmeyecek bir kara gün için biriktirir, sevdiklerine harcarken hiç düşünmezsin.'],
    home: ['Ev senin için adres değil; bir koku, bir fotoğraf çekmecesi, bildik bir çorba.'],
    company: ['Arkadaşı akraba edersin, doğum gününü unutmaz, yemeğin kalanını da yanına verirsin.'],
    partner: ['Sen susunca da yumuşak kalabilecek birini ararsın.'],
    north: ['Yolun, hep kollayan taraf olmaktan çıkıp kollanmaya izin vermeye gidiyor.'],
    shared: [
      'Yakınına borç verir, geri istemeye utanırsın. Dededen kalan saatin fiyatı değil hikâyesi önemlidir, güvenin de ağladığını görmüş olanadır.',
    ],
    retreat: [
      'Kabuğuna girdiğinde kimsenin seni teselli etmeye çalışmaması iyi gelir; derinde, unuttuğunu sandığın anılar yavaş yavaş yerini bulur.',
    ],
  },
  leo: {
    self: [
      'Bir işi ya bütün kalbinle yaparsın ya hiç; haksız çıkmak değil, görülmemek ağır gelir.',
      'Onurunu pazarlık konusu yapmazsın; birine arka çıktın mı, zararına da olsa sonuna kadar cömertçe arkasında durursun.',
    ],
    feeling: [
      'Duyguların geniş yaşanır, doğru kişiden gelen küçük bir alkış bir haftayı toparlar.',
      'Kırıldığını belli etmektense kahkahayı büyütürsün, bunu fark edip kolunu omzuna atanı da kolay unutmazsın.',
    ],
    mind: [
      'Güzel anlatırsın, bazen olduğundan da güzel; akılda kalan da senin anlattığındır.',
      'Fikrini kesin bir dille söylersin. Ortaya ilan ettiğin görüşten dönmek ise, yanıldığını bilsen bile, gururuna dokunur.',
    ],
    love: [
      'Cömertçe, saklamadan seversin; sen girince bir yüzün aydınlandığını görmek istersin.',
      'Romantizmi ciddiye alır, sürprizi de çiçeği de büyük tutarsın; gizli saklı yaşanan bir aşk seni incitir.',
    ],
    drive: [
      'Senin için önemli biri bakıyorsa en iyi gücünü o an çıkarırsın.',
      'Emir verilince ayak sürürsün, rica edilince dağları yerinden oynatırsın, aradaki fark tek bir güzel sözdür.',
    ],
    growth: ['Kendini hazır hissetmeden de görünmeyi göze aldığında önün açılıyor.'],
    duty: [
      'Bir zamanlar övgü şartlıydı belki; hâlâ gereğinden uzun prova yaparsın.',
      'Keyif çatmayı bile hak edilecek bir ödül sayarsın; içindeki katı müdür yumuşadıkça yaratıcılığına yer açılıyor.',
    ],
    approach: [
      'Kapıdan sıcaklıkla, biraz da sahneyle girersin; istemesen de başlar döner.',
      'Saçına başına özenirsin, duruşunla ortamın ölçüsünü koyarsın, köşede kalanı da cömertçe lafa katarsın.',
    ],
    calling: [
      'Yerin, adının yazdığı, yapılan işten kimin yaptığının anlaşıldığı yerdir.',
      'Yüreklendirmek işinin gizli yarısıdır, iyi bir antrenör gibi yedek kulübesinde oturana bile değerli olduğunu hissettirirsin.',
    ],
    money: [
      'Elin açıktır, hele konu keyif ya da başkasının yüzünü güldürmekse.',
      'Emeğinin hakkını isterken gururun araya girebilir, oysa açıkça rakam söylemek sana yakışır.',
    ],
    home: ['Evin iyi ışıklı küçük bir sahnedir, en rahat koltuk da misafirindir.'],
    company: ['Çevrene sadıksındır, toplanmayı sen kurarsın, gelmeyeni de ilk sen fark edersin.'],
    partner: ['Yanında durmaktan gurur duyan, kendi gururu da olan birini istersin.'],
    north: ['Seni büyüten, kalabalığa karışmak yerine içindekini göstermek.'],
    shared: [
      'Gururun borç istemene izin vermez, verirken hesap tutmazsın; birine gerçekten güvendin mi sökük dirseğini de saklamazsın.',
    ],
    retreat: [
      'Arada izleyicisiz kalman, banyoda bağıra çağıra şarkı söylemen gerekir; sen farkında değilken içinde övgü beklemeyen bir sevinç kıpırdar.',
    ],
  },
  virgo: {
    self: [
      'Neyin daha iyi olabileceğine bakarsın, önce kendinde; işleyene kadar da durmazsın.',
      'Hünerini ancak iş düşünce gösterirsin, birinin derdine derman olmak da sana uzun övgülerden fazla doyum verir.',
    ],
    feeling: [
      'Sinirin bir şeyi düzenleyince yatışır; kaygın çoğu kez iş önlüğü giymiş ilgidir.',
      'Miden, üzüldüğünü sen anlamadan haber verir; duygunun adını koyup onu ötekilerden ayırınca rahatlarsın.',
    ],
    mind: [
      'Dolu bir sayfadaki tek yanlış rakamı görürsün, gördün mü de unutamazsın.',
      'Ezber cevabı yutmaz, yöntemli sorular sorarsın, ama boş kalınca zihnin ufacık bir pürüze takılır kalır.',
    ],
    love: [
      'Ayrıntıyla seversin: doğru çay, sıkılmış bir vida, kimsenin sormadığı soru.',
      'Sevdiğini düzeltmeye kalktığın olur, bunu ilgiden yaparsın. Seni çözen büyük jestler değil, temiz ve sessiz bir sadakattir.',
    ],
    drive: [
      'Belli bir iş ve keskin bir alet seni mutlu eder, muğlak emirler yorar.',
      'Kızgınlığını silip süpürerek atarsın; angarya denen işi de kimse senin kadar incelikle bitiremez.',
    ],
    growth: ['Büyük sıçramalarla değil küçük düzeltmelerle ilerlersin, insanlar da buna güvenir.'],
    duty: [
      'Bir arkadaşından asla istemeyeceğin ölçüyü kendinden isteyebilirsin.',
      'Yedeğin bile yedeği vardır sende, yine de en zor dersin kusurlu hâlinle de kabul edildiğine inanmaktır.',
    ],
    approach: [
      'Önce bakar, sonra konuşursun; söylediğin de çoğunlukla işe yarar.',
      'Sade giyinir, az yer kaplarsın. Yakadaki sökük ipliği fark eden o dikkatli bakışın sonradan akla gelir.',
    ],
    calling: [
      'İyi ile az kalsın iyi arasındaki farkın göründüğü, ustalık isteyen işler sana göre.',
      'Aksaklığı büyümeden yakalamak tam dişine göredir; sağlık, tamir ya da denetim, titizliğin kusur değil meziyet sayıldığı yerlerdir.',
    ],
    money: ['Hesabında aşağı yukarı ne var bilirsin, karışık bir fatura akşamını kaçırabilir.'],
    home: [
      'Kendi kurduğun bir düzen istersin, en azından bir raf tam istediğin gibi olmalı.',
      'Evde her şeyin yerini bilmek seni dinlendirir, aileye sevgini de işe koşarak gösterirsin.',
    ],
    company: ['Sözleşmeyi okuyan, yara bandını getiren, alerjiyi hatırlayan arkadaş sensin.'],
    partner: ['Küçük sözlerin tutulup tutulmadığına bakarsın, büyüğünü ondan anlarsın.'],
    north: ['Olabilecekler içinde dağılmak yerine bugün küçük ve yararlı olanı yapınca büyüyorsun.'],
    shared: [
      'Kim kime ne kadar verdi, küçük bir deftere yazarsın, ödeme gününü de kaçırmazsın; güven de sende böyle, satır satır birikir.',
    ],
    retreat: [
      'Ortalıktan çekilip bozuk bir radyoyu onarmak senin sığınağındır. Arka planda bir yanın durmadan taneyi samandan ayırır.',
    ],
  },
  libra: {
    self: [
      'Kendini en iyi birinin karşısındayken, onun yanını da tartarken anlarsın.',
      'Kaba bir söz bütün gününü karartır, ama haksızlık gördüğünde o kibar hâlinden beklenmedik bir itiraz yükselir.',
    ],
    feeling: [
      'Geçimsizlik içine işler; ne hissettiğini bilmeden ortalığı yumuşatmaya başlarsın.',
      'Akşamı yalnız geçirmek uzadıkça keyfini kaçırır; birinin günün nasıldı diye sorması içini yerine oturtur.',
    ],
    mind: [
      'Kahven bitmeden iki tarafı da dinlemiş olursun, zor olan karar vermek.',
      'Kelimelerin sivri yerlerini törpüleyip söylersin, senden gelen bir ret bile neredeyse iltifat gibi duyulur.',
    ],
    love: [
      'Zarafetle, dikkatle yaklaşırsın; tutku kadar hakkaniyet de önemlidir senin için.',
      'Kur yapmanın inceliğine bayılırsın, özenle sarılmış bir hediye aklını başından alır, yersiz bir şaka da büyüyü bozar.',
    ],
    drive: [
      'İki kişiyken daha iyi hareket edersin, yenmektense ikna etmeyi seversin.',
      'Öfkeni gülümsemenin altına koyarsın, oradan soğuk bir nezaket olarak sızar. Açıkça kızdığın gün sen de rahatlarsın.',
    ],
    growth: ['Şansının çoğu kez bir adı ve yüzü vardır: bir ortak, seni tanıştıran biri.'],
    duty: [
      'İki insan arasındaki sözü çok ciddiye alırsın, haksız bir düzen yıllarca içine oturur.',
      'Bağlanmaya geç karar verirsin; karardan sonra yük eşit bölünsün diye sabırla, yorulmadan çalışırsın.',
    ],
    approach: [
      'Karşındakine beklenen kişi olduğunu hissettirirsin, fark ettiğinden çok kapı böyle açılır.',
      'Renk uyumun ve gülümseyişin göze çarpar, karşındakinin ses tonunu ayna gibi yansıtırken kendi isteğini sona bırakırsın.',
    ],
    calling: [
      'İşin özü zevk, nezaket ya da adil bir kararsa orada iyisin.',
      'Arabulucu, danışman ya da tasarımcı olarak, küskün iki tarafı aynı fikirde buluşturduğunda gururun okşanır.',
    ],
    money: ['Güzel eşyayı, bölüşülen hesabı seversin, daha fazlasını istemek sana zor gelir.'],
    home: ['Dinlenmek için sakin renkler ve yan odada huzur istersin.'],
    company: ['Kimin kimin yanına oturacağını ayarlayan sensin, çoğunlukla da anlaşırlar.'],
    partner: ['Denk birini ararsın, eğildiğini kabul edene kadar da epey eğilirsin.'],
    north: ['Seni geliştirecek olan, kararı gerçekten paylaşmak.'],
    shared: [
      'Ortak parada herkesin hakkı gözetilsin diye uğraşırsın, miras paylaşılırken arayı sen bulursun; kendi payını çekinmeden söyleyebildiğin insana güveniyorsundur.',
    ],
    retreat: [
      'Kimseyi memnun etmen gerekmeyen bir gün çok şeyi düzeltir, bir müzede dolaşmak yeter; perde arkasında sessizce kendi tercihin belirir.',
    ],
  },
  scorpio: {
    self: [
      'Altında ne var bilmek istersin, insanda da kendinde de; yüzeysel laf seni kandırmaz.',
      'Yenildiğin yerden bambaşka biri olarak kalkarsın, kaç kez deri değiştirdiğini de senden başkası bilmez.',
    ],
    feeling: [
      'Duyguyu dibine kadar yaşar, onda birini gösterirsin, onu da birkaç kişiye.',
      'İncindiğin günü tarihiyle hatırlarsın. Buna karşılık sevdiğin birinin en kötü hâli bile seni yanından kaçırmaz.',
    ],
    mind: [
      'Herkesin etrafından dolaştığı soruyu sorarsın, sonra da beklersin.',
      'Suskunluklara kulak kesilir, söylenmeyenin izini polisiye okur gibi sürersin; şüphen çoğu kez boşa çıkmaz.',
    ],
    love: [
      'Yarım sevmezsin; güvenin ağır gelir, geldi mi de bütünüyle gelir.',
      'Gözlerin senden önce konuşur, hafif bir kaçamak değil seni değiştirecek kadar yoğun bir yakınlık çeker içini.',
    ],
    drive: [
      'Bir şeyi yıllarca sessizce isteyebilirsin, bu sabrın başlı başına güçtür.',
      'Hamleni satranç oynar gibi kimseye belli etmezsin, köşeye sıkışınca da başkasının bittiği noktada ikinci bir soluk bulursun.',
    ],
    growth: ['Başkalarının kaçtığından kazanırsın: zor konuşmadan, onarılmaya değer enkazdan.'],
    duty: [
      'Denetimi bırakmak sana ipi bırakmak gibi gelebilir.',
      'Güç ve mahremiyet söz konusu oldu mu hafiflik edemezsin; yardım istemek sana zırhını çıkarmak kadar zor gelir.',
    ],
    approach: [
      'Başta az konuşur çok görürsün, insanlar okunduklarını sezer.',
      'Durgun yüzünden taşan bir yoğunluk vardır. Kimi bundan çekinir, kimi yanından bir daha ayrılmak istemez.',
    ],
    calling: [
      'Derine inen, sır saklanan, bunalımın kimseyi kaçırmadığı işler sana uyar.',
      'Araştırmacı bir damarın var, eski bir dosyanın tozunu üfleyip atlanmış gerçeği bulmak sana unvandan çok haz verir.',
    ],
    money: ['Kâğıtlarını gizli tutar, borçlu kalmayı sevmezsin; karar verdin mi azla da yaşarsın.'],
    home: ['Kilitlenen bir kapı ve o kapıdan geçebilen en az bir kişi istersin.'],
    company: ['Her şeyini bilen iki üç kişi, bildiğini sanan bir kalabalık var çevrende.'],
    partner: ['Gerçeği kaldırabilecek birini istersin, kendi hakkındaki gerçeği de.'],
    north: ['Sımsıkı tuttuğunu paylaşınca, planlamadığın değişime güvenince büyüyorsun.'],
    shared: [
      'Paranın arkasındaki niyeti görürsün, borçta da mirasta da kimin ne sakladığını kokusundan anlarsın; birini uzun uzun sınar, geçene canını emanet edersin.',
    ],
    retreat: [
      'İz bırakmadan gittiğin günlere ihtiyacın var, telefon kapalı, adres bilinmez; o karanlıkta eski bir yara sana sezgi olarak geri döner.',
    ],
  },
  sagittarius: {
    self: [
      'Sana bir ufuk gerek; hayat daralınca genişleyene kadar plan kurarsın.',
      'Başına gelenden bir anlam çıkarmadan edemezsin, düştüğünde gülünecek tarafını bulman da çevrene moral verir.',
    ],
    feeling: [
      'Dışarı çıkınca neşelenirsin, üzüldüğünü fark ettiğinde yolun yarısındasındır.',
      'Hüzün uzun sürünce sıkılır, iyi tarafından bakmaya koyulursun; arada bir o hüzne de kulak vermek iyi gelir.',
    ],
    mind: [
      'Bütünü hedefler, dobra söylersin; ayrıntılar sonra gelir, ya da gelmez.',
      'Lafın bir ucu mutlaka felsefeye çıkar, biraz abartırsın, öğrendiğini daha mürekkebi kurumadan başkasına öğretirsin.',
    ],
    love: [
      'Yol arkadaşı istersin, çabuk gülen, nereye gidildiğini sormayan biri.',
      'Sahiplenilince kaçacak yer ararsın, özgür bırakılınca kalırsın; yabancı bir aksan da kalbini kolayca çalar.',
    ],
    drive: [
      'Motorun hevesindir, en iyi de biraz uzaktaki bir hedefe çalışır.',
      'Bahse girmeye, gözü kapalı atlamaya hep hazırsın. İnandığın bir dava varsa yorulduğun aklına bile gelmez.',
    ],
    growth: ['Yolculuk, okumak ve düpedüz iyimserlik sana tedbirden fazlasını kazandırır.'],
    duty: [
      'İnancını emekle kazandın, sorgulamadan inanana kolay güvenmezsin.',
      'Tutamayacağın kadar büyük söz vermenin bedelini tanıyorsun, özgürlüğünün kendi koyduğun ilkelerle uzadığını da.',
    ],
    approach: [
      'Dünyayı sana iyi haber getirmiş gibi karşılarsın, şaşılacak kadar sık da getirir.',
      'Kahkahan senden önce duyulur, adımların geniştir; pot kırsan da içinde kötülük olmadığı bellidir, kimse kızamaz.',
    ],
    calling: [
      'Uzaklık taşıyan bir iş istersin: başka ülkeler, başka kafalar, senden büyük bir konu.',
      'Öğretmek, yayımlamak, yol göstermek kanında var; dar bir görev tanımının dikişlerini daha ilk haftadan patlatırsın.',
    ],
    money: ['Devamı gelir diye güvenirsin, bu seni cömert, arada bir de şaşkın yapar.'],
    home: ['Koridorda hazır bir çanta sana dolu bir kilerden iyi gelir.'],
    company: ['Dostların dört bir yandandır, birlikte geçen akşam uzak bir yol planıyla biter.'],
    partner: ['Kendi hayatı olan birini ararsın, akşam anlatacak bir şeyi bulunsun diye.'],
    north: ['Yönün, bir görüş daha toplamak yerine kendi görüşüne varmak.'],
    shared: [
      'Verdiğin borcu çabucak unutursun, aldığını da. Rakamı bir yere yazdıkça, insanlara peşin güvenmek gibi güzel bir huyun sana pahalıya patlamaz.',
    ],
    retreat: [
      'İnzivan bile yola benzer, bilmediğin bir kasabada tek başına oturmak gibi; zor günde görünmez bir pusula hâlâ umudu gösterir.',
    ],
  },
  capricorn: {
    self: [
      'Uzun yoldan çıkarsın yukarı; bu akşam sevilmektense on yıl sonra saygı görmeyi seçersin.',
      'Çocukken büyük gibiydin, yaş aldıkça gençleşirsin, hırsını katlanılır kılan da kendinle inceden dalga geçmendir.',
    ],
    feeling: [
      'Duygularını düzenli tutarsın, ne kadar yük taşıdığını pek kimse bilmez.',
      'Ağlayacağına iş çıkarırsın; kimseye ağırlık vermek istemezsin, belki bu yüzden sen istemeden uzatılan bir el seni yumuşatır.',
      'Üzüldüğünü belli etmez, önce yapılacak işe bakarsın; duygun akşam yalnız kalınca gelir.',
      'İçini kolay açmazsın, ama bir kez güvendiğin kişiye yıllarca sadık kalırsın.',
    ],
    mind: [
      'Adım adım, tarih tarih düşünürsün; kuru bir esprin de herkesin diline düşer.',
      'En kötü senaryoyu baştan düşünürsün, karamsar olduğun için değil, hazırlıksız yakalanmak istemediğin için.',
    ],
    love: [
      'Sevgini yıllar boyu gelip yanında durarak gösterirsin, söz işten sonra gelir.',
      'Flört ederken bile resmî durursun ama altında şaşırtıcı bir tutku yatar. Gelecekten söz açtığında çoktan bağlanmışsındır.',
    ],
    drive: [
      'Gücünü dağcı gibi bölüştürürsün, başkaları bırakınca senin hâlâ gitmen bundan.',
      'Sana inanmayanlara cevabı bitmiş işle verirsin, öfken de o işin içinde erir; belirsiz bir amaç ise hırsını soğutur.',
    ],
    growth: ['Fırsatların geç olgunlaşır, uzun sürer; çoğu da kimsenin istemediği bir işle başlar.'],
    duty: [
      'Sorumluluk almak sana yakışır; asıl öğreneceğin, ne zaman bırakacağın.',
      'Kuralı koyan da denetleyen de sensin, yaş aldıkça bu sertlik ağırbaşlılığa döner, acemilere yol gösterirsin.',
    ],
    approach: [
      'İnsanlar önce becerinle, sonra mizahınla tanışır; ikincisi için kalırlar.',
      'Mesafeli bir selamla başlar, yaşından olgun durursun; seni soğuk sananlar vefanı gördüklerinde mahcup olur.',
    ],
    calling: [
      'Basamakları gerçek olan, tecrübenin her yıl biraz daha sayıldığı bir yol sana göre.',
      'Zirveye göz dikmekten utanmazsın, altına imzanı atmak ve senden sonra da işleyecek bir kurum bırakmak istersin.',
    ],
    money: ['Planlar, karşılaştırır, beklersin; kenarda bir şey olduğunu bilmek iyi gelir.'],
    home: ['Sağlam duvarlar istersin, bir de kimsenin sana bir şey sormadığı bir koltuk.'],
    company: ['Her yaştan dostun var, iş sağlam olsun denince sana gelirler.'],
    partner: [
      'Birinin yanında gevşemeden önce ona saygı duyman gerekir.',
      'Gelip geçici heyecandan çok, zor günde de sözünün arkasında duran birini ararsın.',
    ],
    north: ['Kimse onaylamasa da kendi tırmanışını üstlendiğinde büyüyorsun.'],
    shared: [
      'Veresiye sana ağır gelir, borcunu gününden önce kapatır, mirasa devralınmış görev gözüyle bakarsın; güvenini ise uzun vadeli taksitle verirsin.',
    ],
    retreat: [
      'Mola hakkını kazandığını düşünmeden çekilmezsin, oysa programsız bir pazar sana gerekir; içindeki görünmez ustabaşı o sırada bile temel atar.',
    ],
  },
  aquarius: {
    self: [
      'Kendi kafanla düşünmek istersin, sevdiğin topluluğun bir adım dışında kalmak pahasına.',
      'İtiraz etmek neredeyse nefes alman gibidir, yine de sana en zıt insanda bile merak edilecek bir yan bulursun.',
    ],
    feeling: [
      'Bir duyguya önce odanın öbür ucundan bakarsın, yanına sonra oturur.',
      'Koca bir mahallenin derdine koşarsın da tek kişinin gözyaşı karşısında elin kolun dolaşır, bunu ilgisizlik sananlar yanılır.',
    ],
    mind: [
      'Örüntüyü görür, lafı atlar, başkalarının iki gün sonra vardığı yere varırsın.',
      'Herkesin doğru bildiğini tersinden okumayı seversin. Gel gör ki bu özgür zihin kendi fikrine yapıştı mı sökülmez.',
    ],
    love: [
      'Sevgilide dost ararsın, bol nefes payı olsun, kural kitabı olmasın.',
      'Mesajlara geç dönersin, kıskançlık sahnelerinden soğursun; buna bakıp bağlılığını sığ sanan, seni hiç tanımamıştır.',
    ],
    drive: [
      'En çok bir fikir için çalışırsın; olmaz denince çoktan yarıya gelmişsindir.',
      'Kendi saatinle, ani patlamalarla çalışırsın, saçma bir yasak konduğunda ilk dilekçeyi de sen kaleme alırsın.',
    ],
    growth: ['Önün topluluklarla, tuhaf fikirlerle, başka yere sığmayan insanlarla açılır.'],
    duty: [
      'Erken yaşta farklı olduğunu hissettin belki, bunu da bir disipline çevirdin.',
      'Topluma borçlu hissedersin kendini. Emek isteyen, ilkelerini savunurken yanındaki bir kişinin küçük ihtiyacını da görmektir.',
    ],
    approach: [
      'Herkese dost, kimseye benzemezsin; bunu da on dakikada anlarlar.',
      'Çorabında, gözlüğünde, esprinde ufak bir tuhaflık olur hep; içten davranırken bile etrafında görünmez bir çember taşırsın.',
    ],
    calling: [
      'Bir şeyin yeniden icat edildiği, oraya nasıl vardığına kimsenin karışmadığı yer senin yerin.',
      'Henüz adı konmamış işler seni çağırır, eskimiş bir usulü birlikte değiştiren bir ekibe katılmak sana heyecan verir.',
    ],
    money: ['Neye para verileceği konusunda kendine göre fikirlerin var, alışılmış gösteriş seni ısıtmaz.'],
    home: ['Evinin kendi kuralları var; iyi bir bağlantı ve kimsenin tam açıklayamadığı bir misafir.'],
    company: ['Aynı anda birkaç çevredensin, her birinin de biraz ayrıksısısın; bu sana uyuyor.'],
    partner: ['Sıra dışı olana çekilirsin, yeter ki seni sıradanlaştırmaya kalkmasın.'],
    north: [
      'Seni geliştirecek olan, yeteneğini çok kişiyle paylaşmak, alkışa da biraz daha az muhtaç olmaktır.',
    ],
    shared: [
      'Ödünç alıp verirken kimse kimseye boyun eğmesin istersin, kuralı baştan konuşursun; birine tam güvenmen, yanında özgür kaldıkça kendiliğinden olur.',
    ],
    retreat: [
      'Fişi çekmeden dinlenemezsin, grupların sesini kısıp birkaç gün kimseye ait olmaman gerekir; o boşlukta geleceğe dair bir fikir filizlenir.',
    ],
  },
  pisces: {
    self: [
      'Çevrendekinin şeklini alırsın, bu yüzden kiminle olduğun plandan da önemlidir.',
      'Gündelik gerçek sana sık sık dar gelir, bir film ya da sessiz bir inanç seni kendine döndürür.',
    ],
    feeling: [
      'Sana ait olmayan hâlleri de toplarsın, geri vermek için yalnız kalman gerekir.',
      'Küçücük bir iyilik gözlerini doldurur; sokakta yaralı bir kedi görsen akşama kadar aklın onda kalır.',
    ],
    mind: [
      'İmgeyle, sezgiyle anlarsın; gerekçeler biraz nefes nefese arkadan gelir.',
      'Dalgın görünürken her şeyi içine çekersin, adresi unutur, söylenen cümlenin ezgisini eksiksiz hatırlarsın.',
    ],
    love: [
      'Hayal gücüyle seversin, birinin ne olduğundan önce ne olabileceğini görürsün.',
      'Fedakârlığı aşkın doğal hâli sanırsın. Kurtarılacak birini değil sana da şefkatle eğileni seçtiğinde kalbin dinlenir.',
    ],
    drive: [
      'İlhamla hareket edersin; seni sıkmayan bir düzen, iyi günlerinin elinden kayıp gitmesini önler.',
      'Kavga çıkınca sıyrılır, emredilince gücünü yitirirsin, ama merhametin uyandı mı sabaha kadar uğraşırsın.',
    ],
    growth: [
      'Karşılık beklemeden iyilik ettiğinde yardım hiç ummadığın bir yerden gelir.',
      'Planladığın değil, sezip peşinden gittiğin yollar sana daha çok şey kazandırır.',
    ],
    duty: [
      'Düzeltemeyeceğin şeylerden de kendini sorumlu tutabilirsin, net bir sınır seni ferahlatır.',
      'Düşlerini çocukça bulup ertelediğin olur; hayal kurmayı ciddi bir uğraş saydıkça omzundaki eski hüzün hafifliyor.',
    ],
    approach: [
      'Yumuşak, biraz da başka yerde görünürsün; insanlar sana düşündüğünden fazlasını anlatır.',
      'Bakışın dalar, yürüyüşün süzülür gibidir, seninle karşılaşan herkes sende kendinden bir parça gördüğünü sanır.',
    ],
    calling: [
      'Müziğe, şifaya, görüntüye yakın, rakama ve kalıba sığmayan bir iş sana göre.',
      'Kariyer planı çizmeye elin varmaz, oysa ilhamla hizmetin birleştiği bir uğraşta yönünü kimseye sormazsın.',
    ],
    money: ['Rakamlara bakmamayı yeğlersin, oysa sakin bir saat seni epey sisten kurtarır.'],
    home: ['Ortadan kaybolabileceğin bir köşe istersin, en azından kapanan bir kapı.'],
    company: ['Hayalperestler, yolunu şaşırmışlar seni bulur; sana iyi gelenden uzun dinlersin.'],
    partner: ['Açıklama istemeden anlayacak bir can ararsın, oysa istemek de işe yarar.'],
    north: ['Yol, ölçülemeyene güvenmekte, arada bir de listeyi elden bırakmakta.'],
    shared: [
      'İhtiyacı olana borç değil hediye verirsin, sonra hesabı karıştırırsın; yazılı bir anlaşma, herkese koşulsuz güvenen kalbini hem korur hem rahatlatır.',
    ],
    retreat: [
      'Kalabalıktan süzülüp ıssız bir kıyıda oturmak seni arındırır; gözden ırakta, çoğu zaman düşlerinde, birini bağışlamaya hazırlanırsın.',
    ],
  },
};
