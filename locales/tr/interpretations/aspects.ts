import type { NatalAspectTexts } from '../../interpretation-types.ts';

/** What an aspect between two points of a birth chart says. Sun, Mercury and Venus never stand far enough apart for the kinds that are left out. */
export const aspects: NatalAspectTexts = {
  sun: {
    moon: {
      joined:
        'Ne istediğin ile neye ihtiyaç duyduğun sende aynı yola çıkar. Güneş ve Ay yan yana durduğu, yani yeniaya yakın doğduğun için kalbinle iraden tek ağızdan konuşur; bu sana derli toplu, kararlı bir hâl verir. Güneş’le Ay aynı yere baktığından öbür yan görünmez. Önemli bir kararında sana hiç benzemeyen birine akıl danış.',
      flowing:
        'Ne istediğin konusunda kendinle uzun pazarlıklara oturmazsın; gündüz peşinden koştuğun şeyle akşam seni dinlendiren şey birbirine ters düşmez. Seni büyütenlerin iki ayrı sesini içinde uzlaştırmış olabilirsin. Güneş’in isteğini Ay yadırgamadığı için güven verirsin. Bu uyumun tek kusuru, sürtüşme olmadıkça değişmeye üşenmen; eski bir alışkanlığı bazen ancak dışarıdan biri dürtünce bırakırsın.',
      tense:
        'Bir yanın dışarı çıkmak için taranırken öteki yanın pijamasını giymiştir bile. Dördün günlerinde, Ay’ın tam yarısı aydınlıkken doğanlarda hedefle huzur aynı köşede çarpışır; evdekileri memnun ettiğinde işin, işini öne aldığında evin küser. Güneş ilerlemek, Ay sığınmak ister; dinlenirken bile huzursuzlanman bu çekişmeden. Telefonunda aynı vakte konmuş iki hatırlatma görmek seni pek şaşırtmaz.',
    },
    mercury: {
      joined:
        'Fikrine itiraz edildiğinde adın silinmiş gibi irkilebilirsin. Merkür Güneş’ten pek uzaklaşamadığı için aklın kimliğinle iç içe çalışır: Konuştukça kendini bulur, yazdıkça ne istediğini anlarsın. İnandığın konuyu canlı ve içten anlatırsın. Tartışmada bir dakikalığına karşı tarafın avukatı ol; düşüncen genişler, sen yine sen kalırsın.',
    },
    venus: {
      joined:
        'Girdiğin ortamın sıcaklığı bir iki derece artar. Güneş’le Venüs’ün buluşması sana sevilme isteği ve güzeli seçen bir göz verir; insanlar yanında kibarlaşır, hediye paketleyişin bile konuşulur. Venüs çatışmadan kaçındığı için sevdiğine sert bir gerçeği söylemediğin olur. Gülümseyerek de olsa “Bu bana uymadı” dediğin ender anlarda ise seni tanıyanlar işini bırakıp dinler.',
    },
    mars: {
      joined:
        'Ortak bir iş konuşulurken sen çoktan kolları sıvamışsındır. Mars savaşçı, Güneş önder olduğundan iradenin kasları güçlüdür: Kuyrukta beklemek zor, öne geçmek kolaydır. Haksızlığa uğrayan birinin yanında ilk sen durursun. Bedeli, her konuşmayı yarışa çevirme eğilimi. Gücünü harcayacağın düzenli bir spor, bahçe ya da atölye bulduğunda yakınların da soluklanır.',
      flowing:
        'Bir rafın takılması gerekiyorsa konu daha konuşulurken sen matkabı prize takmış olabilirsin. Güneş ile Mars aynı yöne aktığı için böyle işlere çabuk başlar, çabuk bitirirsin; takım oyunlarında aranan isim olursun. Kolay gelen hareket bazen düşüncesizliğe kaçar; kimin için uğraştığını bildiğin işte ise elin pek şaşmaz.',
      tense:
        'Asansör gecikince merdivene yönelir, yukarıya ondan önce varırsın. Sana karışıldığını sezdiğin an için kabarır, ses yükseldiyse sonra neden o kadar yükseldiğine şaşarsın. Güneş ve Mars çekiştiğinde mücadele seni diri tutar; zor işlerin altına girer, kolay pes etmezsin. Öfkelendiğinde önce yürü, ardından konuş. Uğraşmaya değer üç kavga seç, gerisini geç.',
    },
    jupiter: {
      joined:
        'Elinde yarım tencere yemek varken beş kişi çağırırsın, garip biçimde yeter de. Bunda Güneş’ine eşlik eden Jüpiter’in payı var: Gönlünün genişliği odayı büyütür; gençlerin önünü açar, herkesin umut kestiği insana inanırsın. Konuk çağırırken abartmaya ve bol keseden konuşmaya yatkınsın. Sözünü tuttuğun akşam, başta neyi abarttığın kimsenin aklında kalmaz.',
      flowing:
        'Rüzgâr çoğu gün arkandan esiyor gibidir. Bir tanıdığın seni bir başkasına önerebilir, çünkü Jüpiter’den gelen iyi niyetini saklamazsın; boş koltuk da nedense sen gelince bulunur. Jüpiter’in Güneş’ine verdiği bu kolaylık seni gevşetebilir de; yeteneğin, kapıları kendin çaldığın yıllarda gözle görülür biçimde büyür.',
      tense:
        'Takvimine bakan biri, bir haftaya iki hafta sığdırdığını görür. Jüpiter dokunduğu her şeyi büyüttüğünden Güneş’in ölçüyü ancak sonradan hatırlar; gurur da bu sırada kabarabilir. Yine de cesaretin yanındakine de geçer, küçük hesaplara tenezzül etmezsin. Yeni bir işe evet demeden önce listendeki eskilerden birini çıkar.',
    },
    saturn: {
      joined:
        'Ödünç aldığın şemsiyeyi bile silip kuruladıktan sonra geri verirsin. Kendini kanıtlama ihtiyacı erken başlar, çünkü Satürn Güneş’in ışığını sınamadan bırakmaz. Görev başındaki ağırbaşlılığın güven verir, verdiğin sözü yıllar sonra bile tutarsın. Övgüyü ise durmadan bir sonraki işe ertelersin. Bitmiş bir işin önünde eksik aramadan durduğun beş dakika sana bayram gibi gelir, bayram kadar da seyrektir.',
      flowing:
        'Sana iş bırakan kişi akşam seni telefonla yoklamaya gerek duymaz. Güneş ile Satürn iyi geçindiğinde disiplin içinden gelir; erken kalkmak, yıllarca emek vermek, bir ustadan öğrenmek sana onur verir. Yaşı ve zamanı Satürn yönettiğinden büyüklerle rahat anlaşırsın. Ancak ciddiyet yavaş yavaş tek giysin olabilir; seni katıla katıla gülerken yakalayanlar çok daha genç birini tanır.',
      tense:
        'Bir bakış yeter: Karşındakinin kaşı kalkınca içinden “Yetersiz kaldım” diye geçirirsin. Seni büyütenlerden biri övgüde cimri davranmış olabilir. Satürn Güneş’ini zorladığı için dayanıklı, gerçekçi, kendi emeğiyle yükselen biri olursun. İçindeki o yargıca da iş ver: Eleştirisini yazsın, altına uygulanabilir bir öneri eklesin.',
    },
    uranus: {
      joined:
        'Okul formasını bile kendine göre giymiş olabilirsin. Uranüs kalıbı, Güneş gizlenmeyi sevmediği için sıradanlık sana dar gelir; ani kararların, aykırı zekân, özgürlük düşkünlüğün hemen fark edilir. Çevrendekileri alışkanlıklarından uyandırırsın. Bir yere yerleşmen beklenince ise huzursuzlanabilirsin. Hayatında değişmeyecek üç şeyi sen seç; kalanıyla dilediğin gibi oynarsın.',
      flowing:
        'Farklı olmak seni yormaz, başkalarını da pek ürkütmez. Yeni çıkan aleti herkesten önce çözer, toplantıda kimsenin aklına gelmeyeni sakin sakin söylersin. Uranüs’ün Güneş’ine verdiği kıvraklık, koşullar değiştiğinde en büyük dayanağın olur. Çabuk sıkılman da aynı yerden gelir; parlak bir fikrin cilasını çoğu kez yanındaki sabırlı biri atar.',
      tense:
        'Tam işler oturmuşken her şeyi altüst ettiğin olur mu? Güneş hüküm sürmek, Uranüs hüküm tanımamak ister; kural duyunca sırtının dikleşmesi bundan. Bu hâl seni öncü de yapar: Başkasının cesaret edemediği değişikliği sen başlatırsın. Yazıp yırttığın istifa dilekçelerinin sayısını ise yalnız sen bilirsin.',
    },
    neptune: {
      joined:
        'Kalabalık bir vapurda karşındakinin hüznü gelip yakana ilişir. Sınırların geçirgendir; oyunculuk, müzik, şefkat, inanç Neptün’ün dokunduğu bir Güneş’te rahat yol bulur. Kendine el âlemin gözüyle bakmaya kalktığında ise görüntün bulanıklaşır. Her akşam kendine tek bir şey sor: Bugün yaptıklarının hangisini sahiden sen istedin?',
      flowing:
        'Bir melodi duyunca renk görür gibi olursun. Güneş ile Neptün arasındaki akış, hayal gücünü sıradan işlere usulca katar: çocuğa uydurulan masal, dosta söylenen isabetli söz, iyi seçilmiş ışık. Anlayışın sayesinde seninle kolay dertleşilir. Zahmetsiz gelen ilham yarım kalmaya yatkındır; başlanıp unutulmuş güzel şeyler bir köşede birikebilir.',
      tense:
        'Fotoğraflarda flu çıkan biri gibisin; sana bakan sende kendi düşünü bulur. Kendini tarif etmek bazen güçleşir, çünkü Güneş belirmek, Neptün çözülmek ister; fedakârlık kolay bir kaçış olur. Öte yandan sezgin, sanatın ve merhametin bu yarı aydınlıkta incelir. Bir tarihe, bir saate bağladığın küçük bir söz bile seni çevrendekilere daha net gösterir.',
    },
    pluto: {
      joined:
        'Önemsediğin bir işi ele aldın mı yarım bırakmazsın. Güneş’ine eklenen Plüton iradeni derin bir kuyudan besler; ortalık karışınca gözler sana döner, sen de şaşırtıcı biçimde sakinleşirsin. Ne var ki Plüton denetime düşkün olduğu için yakınlarını sıkabilirsin. Sıradan bir akşam kumandayı bilerek başkasına ver, seçtiğini sonuna kadar seyret.',
      flowing:
        'Yıkılmış bir planın enkazından işe yarar tahtaları ayırmayı bilirsin. Plüton Güneş’e arka çıktığında toparlanma gücün sessiz ve süreklidir; araştırır, işin kökünü bulur, baştan kurarsın. Dağılmış bir ekibi bir araya getirmek sana göredir. Bundan söz etmeyi pek sevmezsin, ama nasıl ayağa kalktığını bir kez anlatsan genç biri bunu yıllarca unutmayabilir.',
      tense:
        'Sana emir kipiyle konuşulduğunda çenen kilitlenir. Otoriteyle ilişkin çetin geçebilir; Güneş Plüton’la boy ölçüştükçe ya ezilmekten korkarsın ya da istemeden karşındakini bastırırsın. Sahteliği koklayan burnun, zoru dönüştüren sabrın bu baskıdan gelir. Karşındakinin neden çekindiğini öğrendiğin an çenen gevşer, tartışma da orada bitebilir.',
    },
    ascendant: {
      joined:
        'Sabah tanıştığın biri akşama neyin peşinde olduğunu öğrenmiş olur, çünkü bu konuda vitrinle dükkân sende birdir. Güneş Yükselen’in üstünde, doğu ufkunda durduğundan isteğini saklamak zor, öne çıkmak doğaldır. Canlılığın başkalarını da toparlar. Sen kenara çekilince ortaya yürüyen çekingen birini görmek de seni sahiden sevindirir.',
      flowing:
        'İçindeki niyet yüzüne sandığından kolay yansır, insanlar da ona göre davranır. Yükselen ile Güneş’in uyumu iş görüşmesinde, komşu ziyaretinde, asansör sohbetinde işini kolaylaştırır; rol yapmana gerek kalmaz. Bu rahatlıkla çoğu kez aynı yanını gösteriyor olabilirsin; gizli bir merakından söz ettiğinde yakınların bile şaşırır.',
      tense:
        '“Seni ilk gördüğümde bambaşka biri sanmıştım” cümlesini birkaç kez duymuş olabilirsin. Yükselen’in verdiği ilk izlenimle Güneş’in asıl derdi ayrı telden çalar; içindeki irade her yeni tanışmada o görüntüyü bir yerinden zorlar. Bu sürtüşme seni zamanla kendini açık anlatan biri yapar; bir sonraki görüşmede ise çoktan kendine benzersin.',
    },
    midheaven: {
      joined:
        'Yeni başladığın yerde bile müşteri soruyu dönüp sana sorar. Güneş en yüksek yerinde durduğu için meslek, kimliğinin büyük bir parçasıdır; adının bir tabelada, afişte ya da teşekkür yazısında durması sana can verir. Başkalarına yön gösterirsin. Bu kadar göz önündeyken ufak bir tökezleme de büyük görünür; onu ilk anlatan sen olduğunda çabuk unutulur.',
      flowing:
        'İşini anlatırken sesin canlanır. Tepe Noktası’yla uyumlu bir Güneş, yapmak istediğin ile senden beklenen arasına köprü kurar; doğru kişiler seni zamanında fark edebilir. Yükselirken kendin olmaktan çıkmazsın. Bu düz yolda gevşememek için zorlu bir hedef seç, yıl sonunda nereye vardığına bak.',
      tense:
        'Mesai sürerken aklın evdedir, eve varınca işte kalır. Tepe Noktası’na ters düşen Güneş, hem köklerinle hem toplumdaki yerinle aynı anda pazarlık eder; bu pürüz seni kendi yolunu açmaya iter. Büyüklerinin senin için yazdığı meslek hikâyesinde, bugün bile silmeye çekindiğin birkaç satır bulunabilir.',
    },
  },
  moon: {
    mercury: {
      joined:
        'Üzüldüğünü de sevindiğini de yakınlarına anlatmadan duramazsın. Ay Merkür’le aynı yerde olunca yürek de konuşkandır; günlük tutar, uzun sesli mesajlar bırakır, çocukluk anılarını ayrıntısıyla hatırlarsın. Dinlerken karşındakinin dile getirmediğini de duyarsın. Hiç konuşmadan yanında oturduğun bir dost ise o akşam seni her zamankinden iyi anlamış olabilir.',
      flowing:
        'Arkadaşların zor bir mesajı göndermeden önce taslağını sana okutur. Ay ile Merkür birbirinin sözünü kesmediği için doğru tonu bulman kolaydır; hem anlar hem anlatırsın. Merkür’ün Ay’la uyumu hafızanı da diri tutar. Başkalarına yazdığın o yumuşak cümlelerden birini bu kez kendin için kur, göreceğin bir yere iliştir.',
      tense:
        'İçin sızlarken neden sızlamaması gerektiğini ispatlamaya kalkışırsın. Ay ile Merkür çekiştiğinde duygu bir şey söyler, mantık başka; gece uykuya dalmadan önce bütün konuşmaları kafanda yeniden kurarsın. Bu iç tartışma seni keskin bir gözlemci, nükteli bir anlatıcı yapabilir. Sabah olunca o hayalî konuşmalarda karşı tarafa da hayli güzel cümleler yazdığını fark edersin.',
    },
    venus: {
      joined:
        'Misafirin sırtına kimse farkına varmadan bir yastık koyarsın. Şefkatin zevkinle kol kola gezer; Ay ile Venüs’ün bu buluşması sözünü de sesini de odandaki ışığı da yumuşatır, gelen gevşer. Ay da Venüs de huzur istediğinden kırgınlığı güler yüzle örtebilirsin. Neye gücendiğini bir kez şeker katmadan anlat, sevgi bundan eksilmez.',
      flowing:
        'Sofrada gösterdiğin sevgi hesaplanmış bir iş gibi durmaz; bir dilim karpuz uzatırken bile insana iyi gelirsin. Venüs’ün Ay’a desteği ev hayatına zarafet, dostluklara kolaylık katar. Küçüklerin de yaşlıların da dilinden anlarsın. Huzur bozulmasın diye susmak en zayıf yanın; konuşulmamış ufak bir kırgınlık bekledikçe ekşiyebilir.',
      tense:
        'Yakınlık isteyip biri yaklaşınca daraldığın oldu mu? Ay rahatlık ve güven arar, Venüs beğenilmek ve seçmek ister; ikisi çekişince seni dinlendiren kişi ile heyecanlandıran kişi ayrı semtlerde oturur. Bu çelişki başkalarının gönül işlerini yargılamadan dinlemeni sağlar. Zamanla iki semti birbirine bağlamayı, aynı insanda hem huzuru hem kıvılcımı bulmayı öğrenebilirsin.',
    },
    mars: {
      joined:
        'Sevdiklerinin yanında çaydanlık gibisin: Isınman kısa sürer, sesin duyulur, sonra durulursun. Ay’ın Mars’la kavuşması duygularına hız ve sıcaklık verir; sevdiğini korumak söz konusuysa bir saniye düşünmez, öne atılırsın. Bir söze alındığında Mars’ın acelesiyle laf kimi zaman senden hızlı koşar. Ekmek almaya çıkıp döndüğünde öfkeden geriye sıcak bir somun ve mahcup bir gülümseme kalır.',
      flowing:
        'Evdekilere kızdığında bağırıp çağırmak yerine balkonu yıkarsın; his sende işe dönüşür. Mars Ay’ı rahatça harekete geçirir: İçinden geleni yapar, kırıldığını er geç söyler, barışmak için ilk telefonu genellikle sen açarsın. Evdekiler dara düşünce sana yaslanır. Ne var ki ağlayan birine hemen bir çare bulmaya kalkar, omzunun yeteceğini sonradan anlarsın.',
      tense:
        'Sabah küçük bir ters cevapla başlayan günün tadı öğlene kadar yerine gelmeyebilir. Ay korunmak, Mars saldırmak istediği için üstüne gelindiğinde savunman hızlıdır; çocukken çok azar işittiysen bir yanın hâlâ tetikte bekleyebilir. Aynı ateş seni haksızlığa karşı gözü pek, sevdiklerine kalkan yapar. Parladığın gün önce karnını doyur, sonra cümleni kur.',
    },
    jupiter: {
      joined:
        'Eve getireceğin sokak kedisi sayısı konusunda kimse senden söz alamaz. Yüreğin geniş, tesellin boldur; Ay’a eklenen Jüpiter sayesinde insanlar yanında dertlerinin küçüldüğünü hisseder. Duygu büyüdükçe ölçü kaçar: Fazla verir, fazla umar, sonra sessizce kırılırsın. Herkes doyduktan sonra bir tabak da kendine koyduğun görülmüştür, ama seyrek.',
      flowing:
        'Kötü haberin içinde bile tutunacak bir dal bulursun. Jüpiter Ay’a yumuşak dokunduğunda iç dünyan güvenli bir avlu gibidir; küçük kusurları bağışlamak, gülmek, uzak yerlerde kendini evinde hissetmek kolay gelir. İnancın çevrene de yayılır. Yine de “Geçer” deyip bir kırgınlığı başından savma, ona da avluda bir köşe ayır.',
      tense:
        'Kimi gün sevindiğini de heveslendiğini de bütün apartman öğrenir. Jüpiter’in büyüteci Ay’ın üstündeyken hisler gerçek boyundan iri görünür; gönlün tok olduğu hâlde daha çoğunu arayabilirsin. Cömertliğin ve inancın yine de sahicidir. Üstünden bir gece geçince sabaha kalan his, akşamki gürültünün belki dörtte biri kadardır.',
    },
    saturn: {
      joined:
        '“Nasılsın?” sorusuna yıllardır aynı kısa cevabı veriyorsun: “İyi, koşturuyoruz.” Satürn Ay’ın hislerini süzgeçten geçirdiği için duygular çoğu zaman ölçülüp biçilerek dışarı çıkar; büyümeyi beklemeden kendi başının çaresine bakmış olabilirsin. Sadakatin ve serinkanlılığın sevdiklerine zemin olur. Seni iyi tanıyan biri, o iki kelimenin tonundan haftanın nasıl geçtiğini anlayabilir.',
      flowing:
        'Fırtına çıktığında çocuklar da büyükler de senin ceketinin ucunu tutar. Satürn Ay’a destek olduğunda kalbinin bir düzeni vardır: hep aynı saatte aranan bir yakın, yıllardır değişmeyen dostlar, kaçırılmayan bir doğum günü. Zor günde duygunu taşımayı bilirsin. Ama his randevuyla gelmez; program dışı bir sarılma yakınlarını da seni de sevindirir.',
      tense:
        '“Abartıyorsun” sözünü küçükken çok duyduysan bugün onu kendine sen söylüyor olabilirsin. Ay kucak, Satürn görev beklediğinden ihtiyacını saklar, kimseye yük olmak istemezsin. Buradan olgun, sözüne sadık, yalnız kalabilen biri çıkar. Destek istemeye küçük bir ricayla başla; mesela ağır torbanın bir sapını yanındakine uzat.',
    },
    uranus: {
      joined:
        'Bugün bayıldığın koltuğu yarın balkona çıkarabilirsin. Ay’a Uranüs değdiğinde duygu kesik kesik akar; ani yakınlıklar, ani uzaklaşmalar, uykudan sıçratan sezgiler yaşarsın. Alışılmadık bir aile hikâyen olabilir. Hislerin böyle çabuk değişirken yanındakiler ne yapacağını şaşırır; gidişini de dönüşünü de haber verdiğinde onlar da rahat eder.',
      flowing:
        'Başka şehirlerde yaşayan, yılda iki kez gördüğün insanlara bile yakın kalırsın. Ruhun havalandırılmış bir oda gibi ferahtır: Uranüs’ün Ay’a getirdiği serinlikle dostlukta kimseye yapışmaz, kimseyi ayıplamaz, evin düzenini keyifle değiştirirsin. İçgüdün yeniyi çabuk tanır. Uzaktakiler yine de duymak ister; ağzından çıkan tek bir “özledim” onlara uzun süre eşlik eder.',
      tense:
        'Yakınlık koyulaştığı anda pencereyi aradığın olur. Ay güvence beklerken Uranüs kapıyı çarpar; bu çekişme, düzeni birdenbire değişmiş bir evden kalma olabilir. Aynı gerilim seni hazırcevap, bağımsız, değişime dayanıklı yapar. Kaçma isteği bastırınca eşikte dur, “Bir saat yürüyüp geleceğim” de ve dediğin saatte gel.',
    },
    neptune: {
      joined:
        'Son sayfayı kapattıktan sonra kitabı bir süre kucağında tutarsın; hikâye, içinde sürüyordur. Ay ile Neptün’ün kavuşumu duvarları suya çevirir, başkasının kederi kendi kederin gibi gelir. Şefkatin, müzik kulağın, rüyaların büyük zenginlik. Uzun uzun dert dinlemenin ardından çamaşır asmak gibi sıradan bir iş seni kendine getirebilir.',
      flowing:
        'Bir bebeği ya da ürkek bir hayvanı yatıştırmak için sesini alçaltman yeter. Ay da Neptün de birer su burcu yönettiğinden hayal kurmak senin için doğal bir dinlenme biçimidir; suya bakarak, çizerek, dua ederek toparlanırsın. Sezgin incelikle işler. Aldığın izlenimi ara sıra olup bitenle karşılaştır, içine doğan kadar gözünün gördüğü de hesaba katılsın.',
      tense:
        'Sevdiğin birinin hangi yanını gördüğünü, hangisini düşlediğini ayırmak güç olabilir. Neptün Ay’ı bulandırdığında ihtiyaç sislenir; kurtarılmayı beklerken kurtarıcı kesilirsin, yardım isteyene hayır demek kalpsizlik gibi gelir. İnce hayal gücün ise kimsenin duymadığını duyar. Kendi yorgunluğunu ancak son arayanla vedalaştıktan sonra fark edersin.',
    },
    pluto: {
      joined:
        'Sevdiğin birinin sesindeki yarım tonluk değişikliği yakalar, peşine düşersin. Duygun dipten gelir; Plüton’un Ay’a kattığı derinlikle bağlandığın insanı kolay bırakmaz, zor gününde yanından ayrılmazsın. Aynı yoğunluk kıskançlığı da besleyebilir. İz sürmek istediğin bir akşam dur, “Seni kaybetmekten korkuyorum” demeyi dene; bu yol daha kısadır.',
      flowing:
        'İnsanlar sana yıllardır söylemediklerini tuhaf bir rahatlıkla anlatır. Plüton Ay’ı usulca beslediğinde iç dünyan toprağı bereketli bir bahçe gibidir; acıdan bile bir şey yetiştirirsin. Aile sırlarını telaşsız taşıyabilirsin. Yine de herkesin bahçesini kazmak sana düşmez; bazı dostluklar havadan sudan konuşarak da güzelce sürer.',
      tense:
        'Bir kırgınlığı unutmuş görünür, altı yıl sonra tarihiyle hatırlarsın. Ay Plüton’un baskısı altındayken sevgi ile denetim birbirine karışır; evde duygunun koz gibi kullanıldığını görmüş olabilirsin. Bundan sağlam, dayanıklı bir ruh çıkar. İçine attığın hesapların çoğu, sakin bir günde yüksek sesle söylendiğinde sandığından küçük çıkabilir.',
    },
    ascendant: {
      joined:
        'Apartmana yeni taşınana ilk hoş geldin diyen sensin. Ay Yükselen’de durunca insanlar sende tanıdık bir sıcaklık bulur; çocuklar elini tutar, yaşlılar sana yanlarında yer açar. Kapının her saat açık olduğu sanılabilir, sen de öyle davranıp yorulursun. Kalabalık bir günün sonunda telefonu yastığın altına koyup kimseye görünmeden oturduğun yarım saat, senin asıl ziyafetindir.',
      flowing:
        'Hiç tanımadığın bir sofrada yerini birkaç dakikada bulursun. Ay ile Yükselen barışık olduğunda oradaki tepkilerin yerli yerindedir: Neye gülüneceğini, ne vakit susulacağını sezersin. Doğal hâlin insanı rahatlatır, küçük çocuklar dizine tırmanır. Uyum sağlamak kolay diye kendi keyfini en sona bırakma; akşamın planını bu kez sen yap.',
      tense:
        'Dışarıdan sakin görünürken masanın altında ayağın durmadan sallanır. Ay’ın ihtiyacı Yükselen’in tavrına uymadığında insanlar seni yanlış okur; sen de ne hissettiğini anlatmak için fazladan bir adım atmak zorunda kalırsın. Buna karşılık başkasının ruh hâlini şaşılacak hızda kavrarsın. Konuşma gerçekten önemsediğin yere yaklaştıkça o ayak biraz hızlanır, sesin ise pek değişmez.',
    },
    midheaven: {
      joined:
        'İşi sana düşenler bir süre sonra aileden biri gibi davranmaya başlar. Ay hep büyüyüp küçüldüğünden ilgi gördüğün dönemlerle kenarda kaldığın dönemler mevsim gibi birbirini izler; adın ise sıcaklıkla anılır. Seni büyütenlerden birinin yarım kalmış hevesi de meslek seçimine karışmış olabilir. Hangi hevesin sana ait olduğunu gördükçe işine daha gönülden sarılırsın.',
      flowing:
        'Çalıştığın yere bir saksı, bir yastık götürür, orayı oturulur hâle getirirsin. Tepe Noktası’yla barışık bir Ay, evdeki huzurunla dışarıdaki emeğini birbirine bağlar; insanların neye ihtiyaç duyduğunu sezip ona göre iş kurarsın. Ailen de arkanda durabilir. Toplantıda herkes tabloya bakarken sen, kimin neden sustuğunu söyleyip konuyu açarsın.',
      tense:
        'Terfi haberini alınca ilk düşündüğün, evdekilerin yüzü olur. Ay yuvaya, Tepe Noktası doruğa çağırır; ya iş hayatın duygularını dışarıda bırakmanı ister ya da ailenin beklentisi yolunu keser. Köklerine düşkünlüğün büyük bir güç kaynağı. Bir akşamı hiçbir mazeret tanımadan eve ayır, ötekilerde gönül rahatlığıyla çalış.',
    },
  },
  mercury: {
    venus: {
      joined:
        'Kırmızı kalemle bile nazik bir not yazabilirsin. Merkür Venüs’le buluştuğunda söz tatlanır: İltifatın yerindedir, el yazın, selamın, bulduğun kelime hoşa gider. Uzlaştırıcılığın Terazi’yi yöneten Venüs’ten gelir, dargınları da barıştırır. Kulağı tırmalayacak olanı söylemeden geçmen olası; acı gerçeği de aynı zarafetle söylemeyi dene, bunu senden iyi yapan az çıkar.',
      flowing:
        'Hediye kartına yazdığın iki satır bazen hediyenin önüne geçer. Merkür ile Venüs arasındaki altmışlık açı aklına zevk, zevkine akıl katar; pazarlıkta gülümseten, tartışmada gerginliği alan cümleyi bulursun. Müzik, tasarım, edebiyat seni kolayca içine alır. Bu incelik yıllarca süs olarak kalabilir; ciddiye aldığın yıl ondan bir meslek bile çıkabilir.',
    },
    mars: {
      joined:
        'Haber izlerken bile ekrana laf yetiştirdiğin olur. Zihnin eskrimci gibi çevik, tartışmada dilin sivridir; Mars’ın Merkür’e verdiği hızla kimsenin sormaya cesaret edemediği soru senden gelir. Bu keskinlik bazen karşındakinde çizik bırakır. Çevrendekiler yine de sustuğun günü yadırgar, bir şeyin eksik kaldığını söyler.',
      flowing:
        'Toplantı dağılırken kimin ne yapacağını tahtaya yazmış olan sensin. Merkür’le Mars el ele çalıştığında arıza karşısında düşünce beklemeden işe dönüşür; aleti eline alır, sebebini bulur, tamire girişirsin. Tezgâh başındaki açık sözün de kimseyi pek incitmez. Hızın yüzünden başkasının geç olgunlaşan önerisi arada kaynayabilir; o öneri üç gün sonra başka bir ağızdan yeniden karşına çıkabilir.',
      tense:
        'Masada kazanılmış, eve dönerken “keşke” dedirten o tartışmayı bilirsin. Mars kazanmak istediği için Merkür’ün lafı yarışa döner, küçük bir eleştiri bile meydan okuma gibi duyulur. Zekân ise baskı altında parlar; hukuk, gazetecilik, münazara gibi alanlarda işe yarar. Sert sözünü karşındakinin kulağıyla da dinle, neresini budayacağını anlarsın.',
    },
    jupiter: {
      joined:
        'Bir şey öğretirken tek soruya üç kitap, iki anı ve bir atasözüyle cevap verirsin. Merkür’ün yanındaki Jüpiter zihnini geniş tutar; öğretmek, ikna etmek, uzak konuları birbirine bağlamak sana keyif verir. Jüpiter geniş adım attığı için ayrıntılar yolda dökülür. Dinleyenin eve götürdüğü ise çıkışta ayaküstü söylediğin tek cümlelik özettir.',
      flowing:
        'Ders çalıştırdığın arkadaşın “Keşke hocamız sen olsaydın” diyebilir. Parçayla bütünü birlikte görmen, zor konuyu umutlu bir dille anlatman Merkür ile Jüpiter’in anlaşmasından gelir. Dil öğrenmek, yazmak, yayımlamak kolaylaşabilir. Güzel anlatmanın verdiği rahatlıkla kaynağı yoklamayı atlama; iyi hocalar dipnotu da sever, dinleyen de farkı anlar.',
      tense:
        'Anlattığın fıkra her seferinde biraz daha uzar. Merkür ayrıntı ister, Jüpiter bütünü; anlaşamadıklarında ya bir virgüle takılırsın ya da romanı överken kahramanın adını unutursun. Neyse ki meraklı, geniş ufuklu bir zihnin var, yeni sorularla tazelenir. Fıkranın sonunu unuttuğunda bile herkes gülüyordur, çünkü anlatışın fıkranın kendisinden güzeldir.',
    },
    saturn: {
      joined:
        'Önemli bir konuda söz alırken cümlenin son kelimesi çoktan seçilmiştir. Satürn Merkür’ün başında durduğunda zihin titiz bir ustaya benzer: Ölçer, not alır, acele etmez; söylediğin de kolay çürütülmez. Çocukken yanlış cevap vermekten ürkmüş olabilirsin. Bu hafta bir toplantıda, henüz olgunlaşmamış bir fikri bile bile ortaya at, bakalım nereye gidiyor.',
      flowing:
        'Eski belgeleri yılına göre dosyalayıp aradığında hemen bulan kişi sensin. Sessizlikte dikkatin uzun sürer, çünkü Merkür ile Satürn birbirine yaslanır; planlama, düzeltme, arşiv, dil bilgisi gibi sabır isteyen işler elinde düzgün akar. Mesaide az konuşsan da can kulağıyla dinlenirsin. Bu kararlılık kimi zaman kuru kalır; bir rapora insan hikâyesi kattığında ise rakamlar da ısınır.',
      tense:
        'Sınav kâğıdı önüne geldiğinde bildiklerinin bir an silindiği oldu mu? Kimi zaman söz geç, kuşku erken gelir, çünkü Satürn yanlışı bağışlamaz; bilgisiz görünme korkusu seni fazlasıyla çalıştırır. Sonunda konuyu çoğu kişiden sağlam öğrenirsin. Anlamadığını sesli söylediğin derslerin çıkışında, arka sıradan birinin usulca teşekkür ettiği olur.',
    },
    uranus: {
      joined:
        'Sohbetin ortasında konuyla ilgisiz görünen bir şey söyler, kısa süre sonra haklı çıkarsın. Uranüs’ün Merkür’e değmesi zihni antene çevirir; sezgiyle mantık bir anda buluşur, ezber bilgi seni sıkar. Aklın hızlanınca yanındaki geride kalır; “Nereden çıktı bu?” sorusuna verdiğin cevap ise çoğu kez fikrin kendisinden ilginçtir.',
      flowing:
        'Bulmacaya sondan, tersten, en uzun sorudan girer ve çoğu kez çözersin. Uranüs Merkür’ün üst oktavı sayıldığından bilgiyi alışılmadık yollardan birleştirir, bilimden de mizahtan da tat alırsın; senden farklı düşünenle konuşmak gözünü açar. Fikirlerin bolluktan dağılabilir; içlerinden en tuhafı, sen birkaç hafta peşini bırakmadığında gerçekten işe yarayan bir şeye dönüşebilir.',
      tense:
        'Canın sıkılınca aklından geçen düşünce istasyonda bir an duran trene benzer; yakalarsan ne âlâ, kaçırırsan huzursuz olursun. Merkür Uranüs’le gergin olduğunda laf kesmek, kestirip atmak, salt karşı çıkmak için karşı çıkmak kolaylaşır. Özgün zekân yine de başkasının uykusunu açar. Kaçmasın istediğin fikri tek kelimeyle not al, söz sana gelince söyle.',
    },
    neptune: {
      joined:
        'Kelimeleri anlamlarından önce kokularıyla hatırlarsın. Merkür Neptün’ün sularında yüzdüğünde fikir görüntüye, cümle ezgiye döner; şiir, senaryo, çeviri, fotoğraf sana göre olabilir, söylenmeyeni de duyarsın. Soyadlarıyla bina adları ise kimi gün parmaklarının arasından kayar. Yanlış zili çaldığın olur, boşa geçen o saatten de bir dizeyle dönersin.',
      flowing:
        'Boş bir sayfa seni pek korkutmaz. Neptün Merkür’e ilham taşıdığında hayalini anlaşılır bir dille kurabilirsin; çocuklara, kederli birine, yabancı bir topluluğa seslenmenin yolunu bulursun. Sezgin iyi bir editör gibi fazlalığı ayıklar. Duşta gelen fikirler suyla gitmesin diye havlunun yanında küçük bir defter bulundur.',
      tense:
        '“Ben öyle demedim ki” cümlesi hayatında biraz sık geçebilir. Merkür açıklamak, Neptün sezdirmek istediğinden, yarım bıraktığın söz başka türlü tamamlanır, gürültülü ortamda zihnin bulanır. Aynı bulanıklıktan müzik, mizah, hayal dolu metinler de doğar. Ayaküstü kararlaştırılan bir buluşma iki tarafın aklında yarım saat farkla kalabilir.',
    },
    pluto: {
      joined:
        'Kapalı bir zarf gördüğünde içindekini tahmin etmeden duramazsın. Plüton’la kavuşan Merkür kazı yapar: Satır aralarını okur, çelişkiyi yakalar, sana verilen sırrı saklarsın. Konuştuğunda sözün iz bırakır. Bir düşünceye saplanıp onu günlerce evirip çevirme eğilimin de var; aradığını bazen dosyayı kapattıktan sonra bulursun.',
      flowing:
        'Sorduğun tek bir soru, karşındakinin haftalardır etrafında dolandığı düğümü çözebilir. Merkür Plüton’dan güç alınca dikkatin derin, sezişin isabetlidir; araştırma, polisiye, insan ruhu ilgini çekebilir. Sözünün ağırlığı vardır ama kimseyi ezmez. Başkaları hakkında bildiklerinin çoğunu kendine saklarsın; paylaştığın kadarı bile başkasının yolunu epey kısaltır.',
      tense:
        'Söz düellosunda karşındakinin zayıf noktasını ilk dakikada bulursun; asıl mesele onu kullanıp kullanmamak. Plüton gizli olanı aradığı için düşünce kuşkuya, söz zorlamaya dönebilir. Yüzeysel cevaba razı olmayan bu zekâ, örtülmüş gerçekleri gün ışığına çıkarmakta ustadır. Haklıysan bunu bir kez söyle ve sus, gerisini karşındaki düşünsün.',
    },
    ascendant: {
      joined:
        'Eczanede sıra gelene kadar birkaç kişiyle sohbete dalarsın. Yükselen’inde Merkür olunca laf gelip seni bulur: Adres soran da kitap tavsiyesi isteyen da fıkra anlatan da sana yanaşır, hepsine uyan bir dil bulursun. Sessizlikten ürküp onu lafla doldurduğun anları fark et, birini de boş bırak.',
      flowing:
        'Yaptığın işi anlatman istendiğinde lafı dolaştırmadan sadede gelirsin. Merkür ile Yükselen uyumlu çalıştığında düşüncen yüzünde de sesinde de aynı anda belirir; arabuluculuk, tanıtım, telefonla iş bitirmek sana kolay gelebilir. Soruların insanları açar. Hızla kurduğun bu temasların pek azı derine iner, çünkü sıradaki merak hep köşede bekler.',
      tense:
        'Ağzından çıkanla yüzündeki ifade bazen iki ayrı kişiye ait gibi durur. Merkür Yükselen’e ters baktığında şakan ciddiye alınabilir, suskunluğun kibir sanılabilir; anlaşılmak için uğraştıkça dilin incelir, kendini üç ayrı biçimde anlatmayı öğrenirsin. Yanlış anlaşıldığında oracıkta eklediğin tek bir cümle çoğu pürüzü giderir.',
    },
    midheaven: {
      joined:
        'Unvanın ne olursa olsun geçimini biraz da dilinle kazanırsın. Tepe Noktası’ndaki Merkür seni yazan, anlatan, öğreten işlere çekebilir; İkizler’i de o yönettiğinden birden fazla uğraş arasında mekik dokursun. Çantanda iki ayrı işin defteri durabilir. Her konuda görüş bildirmek seni dağıtabilir; sözün en çok, derinleştiğin tek bir alanda dinlenir.',
      flowing:
        'Özgeçmişini güncellemek sana eziyet gibi gelmez, ne yaptığını bilirsin. Merkür’ün Tepe Noktası’yla uyumu doğru bağlantıyı kurmanı, iyi bir sunum yapmanı, üstlerinle rahat konuşmanı kolaylaştırır. Aklın hedefine hizmet eder. Kolay konuşmak çok konuşmaya dönmesin; bir sonraki başvuruda on cümleni beşe indir, etkisini gör.',
      tense:
        'Ailende herkes bir ağızdan konuşuyorsa kendi mesleğini anlatmak için sıra sana geç gelmiş olabilir. Merkür Tepe Noktası’yla çatıştığında aklına yatan işle toplumun alkışladığı iş ayrışır; fikirlerin arkadaş arasında parlar, makam önünde kısılır. Yıllar önce koridorda söylediğin bir şeyi başka birinin raporunda okuyup gülümsediğin bile olabilir.',
    },
  },
  venus: {
    mars: {
      joined:
        'Beğenmekle harekete geçmek arasında sende kısa bir mesafe var. Venüs Mars’la kavuştuğunda çekim gücün sıcak ve açıktır; sanatta da aşkta da istediğini gözlerin parlayarak gösterirsin. Cilveyle kavga aynı akşama sığabilir, bu da yanındakini şaşırtır. Sevdiğin kişi, aradan yıllar geçmişken ona ilk haftanın merakıyla soru sorduğun akşamları unutmaz.',
      flowing:
        'Flört ederken de kanepe taşırken de aynı hoş uyumu yakalarsın. Almakla vermek, öne geçmekle yol vermek sende dengeli işler; Venüs ile Mars’ın anlaşması yanındakilere hem rahatlık hem canlılık verir. Yaratıcı uğraşların bundan beslenir. Cazibenin kolaylığına yaslandığında emek isteyen bağlar solabilir; aramadığın eski bir dost sitem etmez, ama o da seyrek arar.',
      tense:
        'Tam barışmışken bir söz eder, havayı yeniden elektriklendirirsin. Venüs yumuşaklık, Mars kıvılcım istediği için gerilim aşkta itiş kakışa, sanatta dirilten bir tutkuya dönüşür. Arzun güçlü, sabrın o kadar bol sayılmaz. Sevdiğinle kavga etmeden heyecanlanacağınız bir oyun bulun: badminton, satranç, kim daha uzağa taş sektirir.',
    },
    jupiter: {
      joined:
        'Sevdiğine bir şey alırken kasada “Bir de şundan” dersin. Venüs ile Jüpiter’in buluşması gönlünü geniş, zevkini bereketli kılar; sofran kalabalık, iltifatın içten, hoşgörün boldur, yanında vakit şenlikli geçer. Fazlanın tadı ise çabuk uçar. Bir akşam masaya tek çeşit koy, karşındaki insana daha uzun bak.',
      flowing:
        'Davet edildiğin evden elin kolun dolu dönersin; insanların sana bir şey veresi gelir. Jüpiter Venüs’ü güldürdüğünde ilişkilerde iyi niyet kendiliğinden çoğalır, başka kültürlerden dost edinmen de kolaydır. Beğendiğini paylaşırsın. Hoşça geçen vakit tembelliğe kayabilir; oysa sevdiğin sanat, bir ustanın yanında bambaşka bir tat verir.',
      tense:
        'Vitrindeki her güzel şey sana göz kırpar. Venüs haz, Jüpiter bolluk peşinde olduğundan çok sevmek, çok vermek, çok beklemek art arda dizilir; hayal kırıklığı da bunların ardından gelebilir. Öte yandan şenlik kurma yeteneğinden herkes payını alır. Büyük bir jestin ardından ortalıkta biraz fazla oyalanıyorsan beklediğin teşekkürü henüz duymamışsındır.',
    },
    saturn: {
      joined:
        'Sevdiğini ailenle tanıştırman için önce birkaç mevsim geçmesi gerekebilir. Satürn’ün eşlik ettiği bir Venüs sevgiyi ağır ateşte pişirir, yıllar ona lezzet katar; verdiğin sözün arkasında durur, bağlanırken az ama kalıcı olanı seçersin. Layık olmadığını düşündüğün anlarda geri çekilmen de bundandır. Sevdiğinin bir iltifatını o an geri çevirir, gece yalnızken kelimesi kelimesine hatırlarsın.',
      flowing:
        'On yıl önceki hediyeyi hâlâ kullanır, verenin adını anarsın. Satürn Venüs’ün burcu Terazi’de yüceldiğinden ilişkilerinin temeli düzgün atılır; tutumluluk, vefa ve iyi işçilik senin güzellik anlayışındır. Olgun insanların yanında rahat edersin. “Nasılsa biliyor” diye susma; sağlam duvar da ara sıra boya ister, sevilen de ara sıra duymak.',
      tense:
        'Sarılmak için uzanan kollar karşısında yarım saniye donduğun olur mu? Satürn’ün gölgesi Venüs’e düştüğünde sevgi zor kazanılan bir madalyaya benzer; geri çevrilmemek için mesafeli durabilirsin. Neyse ki yıllar geçtikçe yüreğin yumuşar. Kollarını indirmeden bekleyen birine ise bir kez sarıldın mı kolay kolay bırakmazsın.',
    },
    uranus: {
      joined:
        'Birine ilk görüşte vurulup üçüncü buluşmada kendine nedenini sorduğun olabilir. Venüs Uranüs’le karşılaştığında gönül elektriklidir; alışılmadık insanlar, tuhaf güzellikte eşyalar, adı konmamış ilişkiler seni çeker. Rahat bırakıldığında sadakatin şaşırtır. Heyecan sönünce hemen çekip gitme, üç hafta daha kal; sıradan günlerin altında ne var, ona bak.',
      flowing:
        'Kıyafetinde bir parça hep sıra dışıdır ve sana yakışır. Uranüs Venüs’e serin bir esinti getirdiğinde dostlukla aşkı yan yana yürütebilir, birbirine hiç benzemeyen insanları aynı yaz gecesinde buluşturursun; kimseyi mülkün gibi görmek istemezsin. Sevdiğin kişi bazen biraz ağırlık da bekler. Laf arasında gelecek ay için kurduğun bir plan onu günlerce gülümsetebilir.',
      tense:
        'Telefonda üç nokta yanıp sönerken hevesin kaçar, yanıt gelmeyince geri döner. Venüs yakınlık kurup Uranüs ipi kestiği için ulaşılmaz kişilere ya da ani kopuşlara yönelebilirsin. Bağlarını taze tutmayı, başkasına alan tanımayı iyi bilirsin. Ayrı geçen birkaç günün sonunda o üç noktaya yeniden heyecanla baktığın olur.',
    },
    neptune: {
      joined:
        'Sevdiğin yüzü bir şarkının içinden görürsün. Venüs, Neptün’ün burcu Balık’ta yücelir; aşk, inanç ve sanat sende aynı kaynaktan içer, gözün ince, bağışlayıcılığın geniştir. Kırık olanı güzel bulman seni olmayacak bir kapıda uzun bekletebilir. Tutulduğun kişiyle gündüz vakti sıradan bir pazar alışverişine çık; ışık düz vurunca ne gördüğüne bak.',
      flowing:
        'Cızırtılı bir kayıtta kimsenin fark etmediği ikinci sesi sen duyarsın. Venüs ile Neptün arasındaki yumuşak bağ sana hayal gücü yüksek bir zevk, incitmeyen bir sevgi verir; insanlar yanında daha iyi niyetli olur. Sınırların ise zar kadar incedir; elindekini dağıtıp boş bir cüzdanla kalabilirsin.',
      tense:
        'Kimi sevdiğini ancak ayrıldıktan sonra öğrendiğin bir hikâyen var mı? Neptün Venüs’ün gözüne perde indirdiği için insanı bazen olduğu gibi görmezsin; yüceltir, susar, fedakârlık eder, sonunda kendi payını unutabilirsin. Sanatın ve şefkatin ise bu özlemden beslenir. Sevdiğin kişide sana ters gelen yanları görmek seni gerçeğe döndürür, sevgin de bundan güç alır.',
    },
    pluto: {
      joined:
        'Hafif bir hoşlanma senin sözlüğünde pek yer tutmaz. Aşk sende dönüştürücüdür; Venüs’e tutunan Plüton yüzünden birinde ruhunu değiştirecek bir şey arar, vazgeçmeyi yerinden sökülmek gibi yaşarsın. Bağlılığın derinliği karşındakine kendini seçilmiş hissettirir. Onun, senin tanımadığın bir arkadaşının olması önce huzurunu kaçırsa da zamanla merakını tazeleyebilir.',
      flowing:
        'İkinci el dükkânında toz içindeki sandalyenin cevizden olduğunu anlarsın. Plüton’dan derinlik alan bir Venüs insanlarda da eşyalarda da saklı değeri bulur; bağların yıllar içinde kat kat güçlenir, vefan sessizdir. Delici bakışın kimilerini ürkütebilir. O yüzden şakaya ve boş boş oturmaya da ilişkide yer aç.',
      tense:
        'Kıskanmadığını söylerken sesin biraz fazla sakin çıkar. Sevgiye güç oyunu karışır, çünkü Plüton kaybı kaldıramaz; terk edilmemek için karşındakini sınayabilir, ilgiyi parayla ya da suskunlukla ölçebilirsin. Tutkunun dürüst hâli ise iki insanı birden yeniler. Merak ettiğini düpedüz sorunca cevabın ne kadar sıradan çıktığına şaşabilirsin.',
    },
    ascendant: {
      joined:
        'Fotoğrafçı “Biraz sağa” demeden doğru açıyı bulursun. Venüs Yükselen’deyken zarafet üstünde doğal durur; sesin, yürüyüşün, giysinin dokusu insanları yumuşatır, kimseyi pek kırmadan yol alırsın. Göz önünde olmaya alışınca kimsenin bakmadığı gün keyfin kaçar; evde yalnız kaldığın akşam bile saçını özenle tararsın.',
      flowing:
        'Garson da postacı da huysuz komşu da sana karşı nazikleşir. Venüs ile Yükselen arasında tatlı bir alışveriş var; incelikle davranır, bulunduğun yeri kısa sürede ısıtırsın. Giyim, müzik, ev düzeni gibi konularda gözüne güvenilir. Bu ılık sularda kalmak rahattır; dostluğun asıl derinleştiği an, zayıf bir hâlini de gösterdiğin andır.',
      tense:
        'Aynada beğendiğin kıyafet ile sokağa çıkarken giydiğin nadiren aynıdır. Venüs Yükselen’le sürtüştüğünde zevkin başka, ilk tavrın başka konuşur; hoşuna giden birinin yanında tavrını durmadan ayarlarsın. Bu pürüz gözünü eğitir, üslubunu da yıllar içinde sahiden senin kılar. Uyum uğruna vazgeçtiğin ufak bir zevki bu hafta geri çağır: o koku, o renk, o şarkı.',
    },
    midheaven: {
      joined:
        'Patronun bile sana kızmakta zorlanır. Venüs Tepe Noktası’nda ışıldadığında meslek yolun güzellik, sanat, insan ilişkileri ya da uzlaştırma alanında açılabilir; nezaketinle tanınır, göz önünde rahat edersin. Herkesin hoşuna gitmek emeğini gölgede bırakabilir; sunumun güzelliği konuşulurken ona kaç geceni verdiğini soran pek çıkmaz.',
      flowing:
        'Ekipteki kırgınlıkları tatlı bir öğle yürüyüşüyle giderebilirsin. Tepe Noktası Venüs’ten destek görünce iş hayatında cana yakınlığın sana kapı açar; müşteriler geri gelir, çalışma arkadaşların seni iyilikle anar. Zevkin mesleğine değer katar. Ücret konuşulurken bu incelik sana geri adım attırmasın: Rakamı söyle, gülümse ve sus.',
      tense:
        'Evde çok sevilen, işte biraz hafife alınan kişi olduğunu hissedebilirsin. Venüs Tepe Noktası’na yan baktığında gönlünün istediği ile kariyerin istediği aynı saate denk gelir; güzel bir yuva kurmak en büyük eserin olabilir. Birini ötekine feda etmen gerekmez. İş yemekleriyle dolan bir haftada çiçekli bir kahvaltıya da çoğu zaman yer bulunur.',
    },
  },
  mars: {
    jupiter: {
      joined:
        'Dağın tepesini gösterip “Akşama oradayız” diyen sensin. Cesaretin büyür; Mars’la Jüpiter kavuştuğunda giriştiğin işi, oynadığın maçı, savunduğun davayı coşkuyla sürdürürsün, insanlar da peşine takılır. İkisi de ateş burcu yönettiğinden hız yarı yolda soluğunu kesebilir. Akşam ateş başında en çok da yolda mecburen verdiğiniz o uzun mola anlatılır.',
      flowing:
        'Şansın biraz da ilk davranan olmandan gelir. Mars ile Jüpiter anlaştığında girişkenliğin inancınla beslenir; doğru anda hamle yapar, kaybedince de rakibinin elini sıkarsın. Çekinenleri yüreklendirmekte üstüne yok. Bu bereketli güç, yönünü yitirdiğinde en kolay işlere dağılır; biraz çetin bir hedef seni dinç tutar.',
      tense:
        'Küçük bir itirazı meydan mitingine çevirdiğin olur. Jüpiter abartmayı, Mars atılmayı sevdiği için gücünü fazla, süreyi kısa hesaplarsın; inanç da kolayca inat kılığına girer. Bununla birlikte gözü karalığın durgun bir topluluğu ayağa kaldırabilir. Bir sonraki planına fazladan bir hafta ve yorulduğunda işi devralacak bir kişi ekle.',
    },
    saturn: {
      joined:
        'Ağır bir kayığı kıyıya çeker gibi ilerlersin: yavaş, inatçı, sessiz. Mars, Satürn’ün burcu Oğlak’ta yücelir; iş başındayken öfken de arzun da disipline girer, uzun mesafe koşucusu gibi soluğunu idareli kullanırsın. Yutulan kızgınlık ise içeride sertleşebilir. Seni iyi tanıyanlar kızdığını, o akşam elindeki işe fazladan verdiğin iki saatten anlar.',
      flowing:
        'Kardan kapanan yola ilk ayak izini çoğu kez sen bırakırsın. Gücünü israf etmez, zor işi parçalara böler, önemsediğini bitirmeden elini çekmezsin; Satürn Mars’ının ateşini sabırla besler. Aynı direnci göstermeyenlere sert davranabilirsin. Herkesin adımı seninki kadar açılmıyor, bunu hatırla ve arkadan gelene soluk aldır.',
      tense:
        'Engele takılıp öfkelendiğinde sesin yükselmez, kelimelerin seyrelir. Mars atılmak isterken Satürn kolundan tutar; bu çekişme geçmişte sana sık sık “dur” denmesiyle ilgili olabilir. Engelden yılmayan, işini inatla kuran yanın da oradan gelir. Bir işin en zor yeri senin için çoğu zaman ilk on beş dakikadır; ısındıktan sonra seni durdurmak güçtür.',
    },
    uranus: {
      joined:
        'Canın sıkılınca elektrik düğmesi gibisin: bir an karanlık, bir an göz kamaştıran ışık. Mars Uranüs’e değdiğinde hareketlerin ani, buluşların cesurdur; kimsenin denemediği yolu denersin. Ne yapacağının söylenmesi kavga sebebidir, çünkü Uranüs buyruk tanımaz. Fikrini önce küçük ölçekte dene; patlayan ampulü böylece kimse görmeden değiştirirsin.',
      flowing:
        'Bozuk bir radyoyu, kimsenin aklına gelmeyecek bir yedek parçayla yeniden çalıştırırsın. Uranüs’ün Mars’a verdiği hız seni arıza anında girişken, pratik, yenilikçi kılar; son dakika değişikliklerinde paniğe kapılmazsın. Böyle anlarda tek başına verimlisin, çünkü Uranüs denetim sevmez. Ekip arkadaşların sıçramalarına yetişemeyebilir; hamleni önceden çıtlatınca yanında daha çok kişi bulursun.',
      tense:
        'Kapıdaki “Girmek yasak” yazısı elini tokmağa götürmene yeter. Mars ile Uranüs çatıştığında isyan düşünceden önce davranır; ani öfke, ani ayrılık, ani karar peş peşe gelebilir. Sıkışmış ortamları havalandıran cesaret de bu patlamadan doğar. Neye karşı durduğunu iyi bilirsin; neyi kurmak istediğini de bulduğunda bu güç yerine oturur.',
    },
    neptune: {
      joined:
        'Görünmeyen bir amaç uğruna sabaha dek çalışabilir, ama alışverişe inmeye üşenebilirsin. Neptün Mars’a sızdığında heves dalga gibi kabarır, çekilir; sahne, deniz, gönüllülük seni canlandırır. Yorgunken kızdığını anlaman ise zaman alır. Yine de aşağıda seni bekleyen biri varsa üşengeçliğin uçar, ayakkabını merdivende bağlarsın.',
      flowing:
        'Yüzerken, müzik çalarken ya da birine yardım ederken zaman duygun silinir. Mars ile Neptün uyum içindeyken bu uğraşlarda gücünü yumuşak kullanırsın: ince bir strateji, zarif bir hareket, duyurulmamış bir iyilik. Ortamın akıntısını sezer, ona göre kulaç atarsın. Kendi isteğini unuttuğun zamanlarda ise başkasının kıyısında, üstün başın ıslak uyanabilirsin.',
      tense:
        'İstemeden üstlendiğin işte doğru ruh hâlini beklerken öğle olur. Mars açık hedef ararken Neptün çizgileri sildiğinden sevdiğine öfken dolaylı yollardan sızar: unutulan randevu, geciken cevap. Haksızlığa uğrayanın derdine düştüğünde ise yorulmak bilmezsin. Ne istemediğini bir ima yerine tek bir açık cümleyle söyle, suçluluk duysan da geri alma.',
    },
    pluto: {
      joined:
        'Karar verdin mi içindeki motor alçak sesle, durmadan çalışır. Mars ile Plüton Akrep’in iki yöneticisidir; kavuşumları seni imkânsız denen işe yıllarca asılan, en gergin anda gözünü kırpmayan biri yapar. Böyle bir işte yenilmeye tahammülün ise azdır. Uzun, çetin bir işten alnın terli çıkınca yüzüne nadir bir dinginlik yerleşir.',
      flowing:
        'Gürültü etmeden koca bir kayayı yerinden oynatanlardansın. Plüton Mars’ı derinden desteklediğinde enerjin tutumlu ve etkilidir; önemli işlerde sabırla bekler, doğru yere bir kez vurursun, sıfırdan başlamaya da üşenmezsin. Böyle bir kuvvet sorumluluk ister. Senden zayıf biriyle tartışırken sesini kendiliğinden kıstığın anlar, seni tanıyanların gözünden kaçmaz.',
      tense:
        'Yenik sayıldığın bir günü yıllarca unutmayabilirsin. Mars Plüton’la bilek güreşine tutuştuğunda güçlüye duyulan öfke bastırılır, bastırıldıkça koyulaşır; kimi zaman zorlandığını, kimi zaman da zorladığını görürsün. Bu basınç seni çetin işten kaçmayan, zalimliği tanıyan biri yapar. Kızgınlığını daha ceviz kadarken dile getir, büyümesini bekleme.',
    },
    ascendant: {
      joined:
        'Taksi durdurmak için kolunu bir kez kaldırman yeter. Koç’un yöneticisi Mars Yükselen’de durduğunda iş başa düşünce kapıdan ilk sen girersin; el sıkışın sıkı, sesin toktur, cesaretin en çekingenleri bile yerinden kaldırır. Karşındaki seni kavgacı sanabilir, hâlbuki çoğu zaman acelen vardır. Sen daha selam verirken odadaki herkes farkında olmadan biraz hızlanmış olur.',
      flowing:
        'Tıkanmış bir kuyruğu kimseyi gücendirmeden yürütmeyi bilirsin. İstediğini açık söylersin, bedenin de buna gönüllü katılır; Mars ile Yükselen’in anlaşması spora, el işine, çabuk karar isteyen görevlere yatkınlık verir. Canlılığın sevilir. İlk hamleyi hep sen yapınca başkaları beklemeye alışır, bu kez sırayı bir arkadaşına bırak.',
      tense:
        'Acelen olduğunda sesin neden kavgaya benziyor? Mars Yükselen’le sürtüştüğünde isteğin tavrından hızlı çıkar; niyetin yardım etmekken sesin bazen emir gibi duyulur, küçük bir soru sataşma sanılır. Rekabet seni bileyler. Bu kavgaların gerisinde kimi zaman, aynı gün içinde bambaşka birine söylenememiş bir “hayır” durur.',
    },
    midheaven: {
      joined:
        'Sana “Dur bakalım” diyen amir kısa sürede yorulur. Tepe Noktası’ndaki Mars meydan aradığı için meslek mücadeledir: kendi işini kurmak, yarışmak, öncülük etmek, aletle ve bedenle çalışmak. Adın cesaretle anılır. Müdürünün lafına içerlediğin gün cevabını ertesi sabaha bırak, o hırsla, rafta bekleyen dosyayı bitir.',
      flowing:
        'Görev dağıtılırken elin havadadır. Mars’la Tepe Noktası’nın uyuşması hırsının önünü açar; başvurur, dener, sonuç alır, kimsenin ayağına basmadan ilerlersin. Çalışkanlığın da üstlerinin gözünden kaçmaz. İyice hızlanınca geride kalanları görmeyebilirsin; yine de işe yeni girene dosyanın nasıl tutulduğunu gösteren çoğunlukla sensin.',
      tense:
        'Amirine karşı gün boyu tuttuğun dilin eve gelince birden çözülebilir. Mars Tepe Noktası’nı zorladığında otoriteyle ya da aileyle çekişirsin; evde tamirat da tartışma da kolay bitmez. Kendi kurallarınla çalışmak istemen anlaşılır şey. Girerken “Bugün canım epeyce sıkıldı” dersen evin sesi bile yumuşar.',
    },
  },
  jupiter: {
    saturn: {
      joined:
        'Bir elinde çizim, öteki elinde bütçe vardır. Jüpiter ile Satürn yirmi yılda bir buluşur, sana yakın yaştaki birçok kişi de bu izi taşır; umut ile temkin aynı tezgâhta çalışır, büyük bir şeyi gerçekten kurabilirsin. Jüpiter açar, Satürn kapar; bazen yerinde sayman bundan. İlk kazma vurulduğunda ise çizim de bütçe de cebine girer, işe girişirsin.',
      flowing:
        'Jüpiter kapıyı açar, Satürn menteşesini yağlar. Aynı yıllarda doğanlarla paylaştığın bu uyum sana uzun işlerde sabırlı bir iyimserlik verir; fırsatı tanır, hesabını yapar, vakti gelince harekete geçersin. Sana akıl danışılması boşuna değildir. Tedbir hevesi soğutmasın diye her yıl, sonunu önceden kestiremediğin küçük bir işe de giriş.',
      tense:
        'Kendini bugün dağları devirecek gibi, yarın hiçbir şeye gücün yetmezmiş gibi hissedebilirsin. Jüpiter ve Satürn’ün bu sert duruşu sınıf arkadaşlarının çoğunda da bulunur; inanç ile kuşku nöbet değiştirir. Zamanla ikisini de dinleyen, ölçülü bir karar verici çıkar ortaya. Coşkuyla yaptığın plana yorgun bir gün dönüp baktığında geriye gerçekten yapılabilir olan kalır.',
    },
    uranus: {
      joined:
        'Bir yenilik haberi duyduğunda yerinde oturmak sana ceza gibi gelir. Jüpiter Uranüs’le birleştiğinde, aşağı yukarı seninle yaşıt herkeste olduğu gibi, özgürlüğe inanç büyür; ani fırsatlar, buluşlar, aynı ideale tutkun dostluklar doğar. Yeniyi savunurken eskiyi hoyratça atabilirsin; oysa uzun ömürlü buluşların çoğu geçmişten sağlam bir parça taşır.',
      flowing:
        'Tesadüf dedikleri sana sık uğrar: Yanlış indiğin durakta doğru insana rastladığın olur. Yakın tarihlerde doğanların ortak payı olan bu açı, Jüpiter’in güvenini Uranüs’ün buluşçuluğuyla tanıştırır; değişim seni korkutacağına güldürür. İlerici fikirlere kolay ısınırsın. Talihinin yaver gitmediği günlerde de aynı merakı koruduğunda yanlış durak bile işine yarar.',
      tense:
        'Yol ayrımına gelince içinden iki yola birden sapmak geçer. Jüpiter ile Uranüs gerildiğinde, ki bu akranlarının da tanıdığı bir huzursuzluktur, özgürlük uğruna ölçü aşılır; sıkılınca kurs, okul, iş yarıda kalabilir. Kalıpları kıran cesaretin yine de başkalarına yol açar. Ayrılmadan önce bir adım sonrasının adını koy.',
    },
    neptune: {
      joined:
        'Gökyüzüne bakıp yarım saat susmak sana bir ibadet gibi gelir. Jüpiter ile Neptün Balık’ı birlikte yönetir; kavuşumları inancı, hayali, merhameti büyütür, sınırları siler. Bu iz yaşıtlarının çoğunda vardır. Yardım ettiğin yerde umut bırakırsın. Tatlı vaatlere ise kolay kapılırsın. Küçük, somut bir soru sorduğunda kimi dava parıltısını yitirir, kimine ise daha gönülden bağlanırsın.',
      flowing:
        'Dilini bilmediğin bir ilahi bile gözlerini doldurabilir. Seninle aynı dönemde doğanlarda da rastlanan bu uyum, Jüpiter’in anlam arayışına Neptün’ün şefkatini katar; sanat, maneviyat, yardım işleri sana yakın durur. İyiliğin gösterişsizdir. Bu bereket haftada bir saatlik gönüllü işe dönüştüğünde kalıcı olur, yoksa hoş bir duygu olarak uçup gider.',
      tense:
        'Kime inanacağını seçmek senin için hayli ince bir iştir. Jüpiter’i Neptün’le geren açı belirli yıllarda doğanların ortak sınavıdır; idealler kabarır, ölçü sislenir, sevilen bir önder fazla büyütülür. Hayal gücün ve acıma duygun ise cömert kalır. Kapılmadan önce bir yıl geriye bak: Söylenenlerin ne kadarı yapılmış?',
    },
    pluto: {
      joined:
        'İnandığın bir işe giriştin mi küçük planlarla oyalanmaz, köküne kadar inersin. Jüpiter Plüton’la birleştiğinde, kuşağının bir diliminde olduğu gibi, inanç güce dönüşür: İkna eder, toplar, büyütürsün. Hedefin büyük, soluğun uzundur. Haklı olduğuna en çok inandığın gün, seninle aynı fikirde olmayan birini yemeğe çağır.',
      flowing:
        'Batmış sayılan bir dükkânı ayağa kaldırmak gibi işlerde yüzün aydınlanır. Yaşıtlarınla paylaştığın bu açı Jüpiter’e derinlik, Plüton’a umut verir; kaynak bulur, insanları bir hedefin peşinde toplarsın. Gücünü kullanırken vicdanın da uyanık kalır. Kepenk yeniden açıldığında anahtarın bir eşini, sana ilk inanan kişiye vermek istersin.',
      tense:
        'Kural, büyük bir amacın önünde eğilsin istediğin anlar olur. Jüpiter ile Plüton çekiştiğinde, doğduğun yıllara özgü bir gerilimle, inanç hırsa, ikna baskıya kayabilir; azla yetinmek sana yenilmek gibi gelir. Bir şeyleri değiştirme gücün gerçektir. Odada kimin sesinin kısıldığını ise çoğu kez amacına vardıktan sonra, eve dönerken düşünürsün.',
    },
    ascendant: {
      joined:
        'Otobüs yolda kaldığında yolcuları güldüren sensin. Jüpiter Yükselen’deyken rahat bir duruşun, güven veren bir hâlin olur; insanlar sende bir hoca, bir yol gösterici havası bulur, umutlu konuşman da bunu pekiştirir. Jüpiter’in bolluğu yüzünden sözü uzattığın da olur. Hikâyeni ortasında kes, “Sende nasıl oldu?” diye sor.',
      flowing:
        'Yabancı bir şehirde yol sorduğun kişi seni evine kahveye çağırabilir. Jüpiter Yükselen’ine gülümserken iyi niyetin ilk bakışta anlaşılır; öğretmenler, gezginler, başka inançtan insanlar sana rahat yaklaşır, kendine güvenin de abartısızdır. Bu hoş karşılamayı zamanla olağan sayabilirsin; sokağında biri sana adres sorduğunda o kahve yeniden aklına düşer.',
      tense:
        'Söz verirken kolların iki yana açılır, günü gelince vakit daralır. Jüpiter ile Yükselen sürtüştüğünde kendini olduğundan geniş gösterebilir, gönlünün hızına bedenini yetiştiremezsin. İnsanlara inanman yine de güzel bir huy, çoğu kişi bundan güç alır. Büyük sözünün peşinden koşarken temkinli olanın hiç görmediği sokakları öğrenirsin.',
    },
    midheaven: {
      joined:
        'Mesleğini seçerken aklından “Ne kadar yükseğe?” sorusu geçmiştir. Tepe Noktası’ndaki Jüpiter sana itibar, geniş çevre ve öğretici bir rol verebilir; hukuk, eğitim, yayın, turizm gibi alanlar ferah gelir. Yetki sende olduğunda cömert davranırsın. Övgü çoğaldıkça hâlâ öğrenmekte olduğun konuları saklamaya başlayabilirsin; onları söylemek seni büyütür.',
      flowing:
        'Adın doğru insanların yanında anılınca işlerin açılabilir. Jüpiter’in Tepe Noktası’yla dostluğu meslek hayatında destekçi bulmanı, bilginle tanınmanı kolaylaştırır; başarını paylaşmayı da seversin. Önündeki yol genellikle aydınlıktır. Rahatlık, merakını uyutabilir; mesleğinin dışından bir konuya sıfırdan başlamak seni çoğu zaman yeniden canlandırır.',
      tense:
        'Terfi teklifi ile taşınma planı sende nedense aynı haftaya denk gelebilir. Jüpiter Tepe Noktası’yla uzlaşamadığında hedefler boyunu aşar, ailenin umutları da omzuna biner. Köklerinden gelen iyimserliğin seni her seferinde ayağa kaldırır. Önüne yeni bir unvan ya da büyük bir ev geldiğinde bir pazartesi sabahının orada nasıl geçeceğini gözünde canlandır.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'Eski bir hanın içine asansör takmak ister gibisin. Satürn ile Uranüs yarım yüzyıla yakın aralarla buluşur; buluşma yıllarında doğanlar gibi sen de gelenekle yeniliği aynı bedende taşır, kurala saygı duyar, işlemeyeni sökersin. İçindeki memur ile isyancı sık sık atışır. Ziyarete gelenler ise önce eski taş kemeri görür, sonra düğmeye basıp üst kata rahatça çıkar.',
      flowing:
        'Yeni yöntemi eski ustaya beğendirmek çoğu zaman sana düşer. Akranlarınla ortak olan bu uyumda Satürn Uranüs’e iskelet, Uranüs Satürn’e pencere verir; yeniliği bağırmadan, adım adım yaparsın, teknikle sabır sende iyi geçinir. Sana emanet edilen düzende tek bir vidayı değiştir, sonucu ölç, ötekilere ondan sonra geç.',
      tense:
        'Yönetmeliği ezbere bilir, yine de ona içerlersin. Satürn duvar örüp Uranüs kazma vurduğundan, yaşıtlarının çoğu gibi, düzen ararken bunalır, bağlar gevşeyince üşürsün. Yıpranmış kurumları onaracak insanlar da buradan çıkar. Sesin yükselirken elinde kenarı notlarla dolmuş bir yönetmelik bulunması kimseyi şaşırtmaz.',
    },
    neptune: {
      joined:
        'Hayalini cetvelle çizen birini düşün, o biraz sensin. Satürn’ün Neptün’le buluşması aynı yılların çocuklarına bir ödev bırakır: görünmeyene biçim vermek. Film, mimari, yardım kuruluşu, dua; düş sende sabırla ete kemiğe bürünür. Umudunun yorulduğu dönemler de olur. O zaman işi küçült, ama elinden bırakma.',
      flowing:
        'Şiir yazmak için bile kendine mesai koyabilirsin. Satürn ile Neptün’ün bu sakin anlaşması kuşağının ortak hazinesidir; merhameti düzene koyar, esini terbiye eder, düşü bütçesiyle kurarsın. Böyle ayağı yere basan hayalciler az bulunur. Sessiz sedasız uyguladıklarını gören acemiler, sen hiç anlatmasan da senden çok şey öğrenir.',
      tense:
        'Akşam inandığın şeye ertesi sabah faturaya bakar gibi bakabilirsin. Satürn kesin çizgi, Neptün uçsuz bucaksız su ister; bu yüzden belirli yıllarda doğan birçok kişi gibi sen de hayalle gerçek arasında hırpalanır, yok yere suçluluk duyarsın. Zamanla şefkatini sağlam bir işe koşmayı öğrenirsin. Elin hamura, toprağa, tahtaya değdiğinde içindeki sis azar azar seyrelir.',
    },
    pluto: {
      joined:
        'Taş ocağından çıkmış gibi bir sabrın var. Satürn’le Plüton kavuştuğunda dünya da sert bir dönemden geçer; o sırada doğanlar gücü, kıtlığı, sorumluluğu erken tanır. Baskı altında çözülmez, yükü düzenlersin. Denetimi gevşetmek ise zor gelir. Taşıdığının bir parçasını yere koyduğun gün, ellerinin başka bir şeyi de tutabildiğine şaşarsın.',
      flowing:
        'On yıl sürecek bir işe başlamak seni korkutmaz. Satürn Plüton’la iyi geçinirken kuşaktaşlarında da görülen bir dayanma gücü oluşur; yıkıntıyı temizler, temeli atar, kimseye duyurmazsın. Kurumları içeriden dönüştürebilirsin. Bu ağır makinenin yağı neşedir: Yanında hesapsızca gülebildiğin insanlara düzenli vakit ayır.',
      tense:
        'Bırakırsan her şeyin çökeceğini düşündüğün oldu mu hiç? Satürn ile Plüton çarpıştığında bütün bir yaş grubu kendini baskı altında yetişmiş bulur; otoriteden çekinir, onunla güreşir, bazen ona benzemeye başlar. İraden ise kolay bükülmez. Devrettiğin tek bir görevin sensiz de yürüdüğünü görmek seni biraz bozar, epeyce de rahatlatır.',
    },
    ascendant: {
      joined:
        'Sınanacağın bir kapıdan girerken ceketinin önünü iliklersin, üzerinde ceket olmasa bile. Satürn Yükselen’de durunca önce bakar, tartar, sonra yaklaşırsın; ciddiyetin güven verir, sözün ağırlık taşır. Satürn’ün serinliği yüzünden seni orada soğuk sananlar çıkabilir. Yeni tanıştığın birine resmî bir cümlenin ardından ufak bir şaka yap, kapının aralandığını ikiniz de duyarsınız.',
      flowing:
        'Çağrıldığın eve tam vaktinde gelirsin, elin de boş olmaz. Satürn’ün Yükselen’e verdiği sağlamlık ciddi işlerde ölçülü bir duruş, ayağı yere basan bir konuşma, uzun ömürlü dostluklar demektir; büyükler sana genç yaşta güvenir, dağılan ortamı da sen toplarsın. Hep dayanıklı görünmek insanı yalnız bırakabilir; yorulduğunu söylediğin gün seni sevenler rahat bir soluk alır.',
      tense:
        'Yeni tanıştığın kişi sana birazdan notunu okuyacakmış gibi gelir. Satürn Yükselen’e set çektiğinde yargılanma kaygısıyla geri durabilir, rahat etmek istediğin yerde bile sırtını dik tutarsın. Bu sertlik seni titiz ve güvenilir kılar. Evi toplamadığın bir akşam uğrayan dost sohbetini eder, kahkahasını atar, hiçbir yere not yazmaz.',
    },
    midheaven: {
      joined:
        'Mesleğinin her kademesinden hakkını vererek geçersin. Oğlak’ın yöneticisi Satürn Tepe Noktası’nda yabancılık çekmez: hırs, görev, uzun soluklu bir meslek, geç ama kalıcı bir itibar. Sana emanet edilen düzen işler. Düşmekten çekindiğin için dinlenmeyi unutabilirsin; seni bir kursun arka sırasında acemilik çekerken görenler şaşırır.',
      flowing:
        'Emeğin gösterişsiz birikir, bir gün işi artık senin yürüttüğün fark edilebilir. Satürn’ün Tepe Noktası’na desteğiyle kariyerin bir ağaç gibi yıldan yıla kalınlaşır; sabır, usul ve sadakat sana saygı getirir, amirlerinle ilişkin ölçülü olur. Yerin sağlamlaşınca yeni başlayanlara vakit ayır; ustalık, anlatıldıkça kök salar.',
      tense:
        'Evdeki bir büyüğün ya da bir öğretmenin sesi hâlâ meslek kararlarına karışıyor olabilir. Satürn Tepe Noktası’na ağırlık bindirdiğinde yükselmek de eve dönmek de görev gibi gelir; ailenin yükünü taşımayı erken öğrenmişsindir, dayanıklılığın hayranlık uyandırır. Sahiden senin olan sorumluluğu miras kalandan ayırdıkça adımın hafifler.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Büyük bir düş seninle aynı yıllarda doğmuş. Uranüs ile Neptün yüz yetmiş yılda bir buluşur; o dönemin çocukları teknikle hayali, bilimle maneviyatı iç içe yaşar, sınırların kalkabileceğine inanır. İki gezegenin bulunduğu ev bu düşün sende nereye dokunduğunu gösterir. O alanda yaptığın küçük bir deney seni, uzun uzun anlatılan koca bir fikirden daha ileri götürür.',
      flowing:
        'Doğduğun yıllarda Uranüs’ün buluşu ile Neptün’ün sezgisi arasında yumuşak bir geçit açıktı. Yeni araçlarla eski özlemleri anlatmak, başka inançlara merakla bakmak bu yüzden kuşağına doğal gelir; sen de bir topluluğun hem hayal kuran hem çare bulan kişisi olabilirsin. Bunu elinle yaptığın, bitmiş bir işte göster.',
      tense:
        'Ütopya ile hayal kırıklığı aynı otobüse binmiş, senin kuşağın da arka koltukta oturuyor. Uranüs koparmak, Neptün erimek ister; yıllara yayılan bu çekişmede inançlar çabuk kurulup çabuk dağılır. Payına düşen, aldatmacayı fark eden bir gözdür. Vazgeçtiğin bir idealin küçük bir parçası hâlâ evinde, işe yarayan bir âdet olarak yaşıyor olabilir.',
    },
    pluto: {
      joined:
        'Eski yapıların temelden sallandığı bir zamanda dünyaya gelenlerdensin. Uranüs Plüton’la birleştiğinde koca bir kuşak, söküp yeniden kurma isteğiyle büyür; hazır düzene uzun süre sığmaz, kimsenin dokunmadığı konuyu kurcalar. Haritanda ikisinin durduğu yer, bu devrimin sana nerede uğradığını anlatır. Orada tek bir alışkanlığı gürültü koparmadan, kökünden değiştir.',
      flowing:
        'Dünyadaki değişimi felaket gibi anlatanlara omuz silkersin. Uranüs ile Plüton birbirine yol verdiğinde o yılların çocukları köklü yeniliği telaşsız karşılar; çöken bir sistemin parçalarından işleyen bir şey yapmak ellerinden gelir. Son on yılda sessizce bıraktığın birkaç alışkanlık, bu devrimin senin evine de uğradığını gösterir.',
      tense:
        'Meydanlarda yükselen sese içinden katılan bir neslin parçasısın. Uranüs özgürlük, Plüton güç istediğinden ani kopuşlar, inatçı direnişler, uzun hesaplaşmalar görülür; bunu yaşıtlarınla birlikte taşırsın. Senin yeteneğin, baskının kokusunu erkenden almak. Karşı çıktığın düzenin yerine neyi koyacağını bildikçe sesin daha uzağa gider.',
    },
    ascendant: {
      joined:
        'Kimlik kartındaki eski fotoğrafına bakan, gözünü bir de sana çevirir. Uranüs Yükselen’e oturduğunda görünüşün, tavrın, yaşama düzenin bir parça elektrik taşır; farklılığın ilk bakışta sezilir, başkalarına da kendileri olma cesareti verirsin. Ani çıkışların yakınlarını tedirgin edebilir. Değişen planın haberini ilk alan olmak onlara çoğu zaman yeter.',
      flowing:
        'Tuhaf olmadan özgün, uzak durmadan bağımsız kalmayı becerirsin. Uranüs’ün Yükselen’le uyumu yeni ortamlara çabuk ısınmanı, ilginç insanlarla tanışmanı, modası geçmiş bir tavrı kolayca bırakmanı sağlar; yanında hava tazelenir. Yine de her cumartesi aynı fırına uğrar, tezgâhtarın adını bilirsin; hafifliğin orada bir yere tutunur.',
      tense:
        'Yeni ilişkilerinde takvim yaprakları bazen ikişer ikişer kopar. Uranüs Yükselen’e kafa tuttuğunda sana tam alışılmışken ansızın tavır değiştirir, sakin bir tanışmayı bile kıvılcımlı bir sahneye çevirirsin. Başlangıçta tekdüzelikten hoşlanmadığını bilmek işe yarar. Bağlanmadan önce ne kadar mesafe istediğini rakamla konuş: kaç akşam, kaç oda.',
    },
    midheaven: {
      joined:
        '“Peki tam olarak ne yapıyorsun?” sorusuna cevabın biraz uzun sürer. Uranüs Tepe Noktası’nda durunca düz bir kariyer çizgisine sığmak zorlaşır; sabit koltuk, sabit saat seni daraltır, denenmemişi ilk deneyen kişi olarak tanınabilirsin. Bütün bu sıçrayışların arasında değişmeden kalan o tek beceri, asıl mesleğin olabilir.',
      flowing:
        'Sistem değiştiğinde ofiste herkes önce sana sorar. Uranüs’ün Tepe Noktası’na verdiği çeviklik, meslekte doğru zamanda yön değiştirmeni kolaylaştırır; ilginç tekliflerle, arkadaş çevresinden gelen fırsatlarla ilerlersin. Rahat bırakıldığında en parlak sonucu verirsin. Bu serbestliği yazılı bir anlaşmaya bağla ki gözün arkada kalmasın.',
      tense:
        'Tam koltuğa yerleşmişken camdan dışarı bakmaya başlarsın. Uranüs Tepe Noktası’yla kavgalıysa iş değişiklikleri ani, aile düzeni sıra dışı olabilir; kök salman beklenen yerde kanat çırpabilirsin. Kimsenin çizmediği bir hayatı çizme yeteneğin var. Evdekiler her değişikliği anlamak zorunda kalmasın, neyi aradığını bilmeleri yanında durmalarına yeter.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Beş yüz yılda bir yaşanan bir buluşma bu; Neptün’ün düşü ile Plüton’un derinliği bir çağın tohumunu birlikte eker. Böyle bir dönemeçte doğanlar görünmeyeni merak eder, eski inançların kökenini araştırır. Sende de büyük soruların ağırlığı duyulabilir. Haritanda buluşmanın düştüğü ev, bu ağırlığın gündelik hayatta nereye oturduğunu anlatır.',
      flowing:
        'Onlarca yıl boyunca doğan milyonlarca insan bu açıyı paylaşır. Neptün ile Plüton sizi zamanın dip akıntısına kulak veren bir topluluk yapar; inançların değişmesini sakin karşılar, yıpranmış hayallerden yenilerini dokursunuz. Sana özgü yanı evlerde saklıdır. Oralarda sezgine güven, meyvesini geç verecek bir iyiliğe başla.',
      tense:
        'Neye inanılacağı kavgası senden çok önce başlamış gibi gelebilir. Neptün ile Plüton’un sert açısı tek bir kişiden çok bir çağın derdidir; o kuşaklar eski korkuların üstüne basarak yeni bir anlam arar. Buradan, yıkılan bir inancın ardından ayakta kalma gücü çıkar. Başkasından devraldığın bir düşü artık taşımadığını ise sakin, sıradan bir günde fark edersin.',
    },
    ascendant: {
      joined:
        'Sık sık birine benzetilirsin, her seferinde de başka birine. Neptün Yükselen’deyken dalıp gittiğinde tavrın yumuşar, sesin uzaktan gelir gibidir; ince bir çekicilik taşır, karşındakinde merak uyandırırsın. Balık’ın yöneticisi Neptün sana sanata da şefkate de yatkınlık verir. Seni olduğundan gizemli sanana pazar günü ne yaptığını anlat, sıradan bir ayrıntı ikinizi birbirinize yaklaştırır.',
      flowing:
        'Sokak kedileriyle konuşan, kuşlara selam veren biri olabilirsin. İnsanlar yanında gardını indirir; Neptün’ün Yükselen’e kattığı yumuşaklıkla zarif, biraz hayalci durur, çoğu zaman kimseyi kırmadan konuşursun. Sezgin ilk karşılaşmada genellikle isabet eder. İkinci buluşmaya sakladığın birkaç soru ise ikinizi birbirinize daha iyi tanıtır.',
      tense:
        'İnsanları buğulu bir camdan bakar gibi tanırsın: önce güzelliklerini, sonra adlarını. Neptün sınır çekmediğinden hem yanlış anlaşılabilir hem başkasını yanlış tanıyabilirsin; yeni birine kendini tarif ederken cümlen kimi zaman yarıda dağılır. Merhametin zamanla bunu geniş bir anlayışa çevirebilir. Birini sevdiğinde ona neyi veremeyeceğini baştan söylemek, ikinizi de aynı gerçekte buluşturur.',
    },
    midheaven: {
      joined:
        'Çocukken ne olmak istediğin sorulduğunda her hafta başka cevap vermişsindir. Tepe Noktası’nı saran Neptün seni sahneye, denize, bakıma, görüntünün ve sesin dünyasına çağırabilir; adın bir simgeye dönüşür, unvanlar ise elinde erir. Sisli günlerde seni çoğu zaman, işinin kime faydası dokunduğunu hatırlamak toparlar.',
      flowing:
        'Ne iş yaptığını anlatırken dinleyenin yüzü yumuşar. Neptün ile Tepe Noktası uyum içindeyse hayal gücün işine yarar, yardımseverliğin iyi bir ad bırakır; sanatla ya da insanlarla çalışmak sana doyum verir, yolunu bazen sezgiyle bulursun. Emeğinin değerini gönül borcuyla karıştırma, faturanı da güzel bir kâğıda bas.',
      tense:
        'Kime danışacağını bilemeden koridorda oyalandığın dönemler olabilir. Neptün Tepe Noktası’nı bulandırdığında meslek hedefi dağılır, nereye yerleşeceğin de bir türlü netleşmez; evde de işte de hayalin payı büyüktür. Bu belirsizlik sanatçıya malzemedir. Büyük cevap gecikse de önündeki altı ay için küçük bir yön bulunabilir.',
    },
  },
  pluto: {
    ascendant: {
      joined:
        'Hiç konuşmasan bile seni hesaba katarlar. Plüton Yükselen’de durduğunda bakışın derin, duruşun ağırdır; kimin neyi sakladığını çabuk sezer, yarım gerçekle yetinmezsin. Plüton yüzeyi geçip dibe indiği için yanında lafı dolaştırmak güçtür, kimileri çekinir. Soru sorarken karşısına geçmek yerine yanına oturduğun kişi daha rahat konuşur.',
      flowing:
        'Saçını kestirdiğinde bir dönemi de kapatmış olursun. Plüton ile Yükselen arasındaki uyum sana insanları baskı kurmadan etkileme, gerektiğinde kendini baştan yaratma, zor anda soğukkanlı kalma yeteneği verir. Bu gücün kaynağını az kişi bilir, çünkü Plüton asıl işini derinde görür. Önemsediğin bir konuda ağırlığını koymaktan çekinme, yeter ki iyiye kullan.',
      tense:
        'Seni yönetmeye kalkan biri karşısında içinde eski bir nöbetçi uyanır. Sıradan bir karşılaşma güç denemesine dönebilir, çünkü Plüton kimsenin üstünlüğünü kabul etmez; ne kadar kuvvet gösterip ne kadar saklayacağını her seferinde baştan tartarsın. Böyle bir gerilim seni içten pazarlığı sezen, zor günde sağlam biri yapar. Sesler yükseldiğinde haklı çıkmaya çalışmayı bırakıp sandalyene oturduğun an gürültü diner.',
    },
    midheaven: {
      joined:
        'En basit görev bile senin elinde bir süre sonra ağırlık kazanır. Tepe Noktası’ndaki Plüton mesleğe tutku, hırs ve köklü dönüşümler getirir; çıkmaza girmiş işler seni çeker, insanların sende gördüğü kişi birkaç kez yenilenebilir. Yetkin arttıkça sana hayır diyebilen birini yakınında tut.',
      flowing:
        'Kimsenin çözemediği dosya dolaşıp senin önüne gelebilir. Plüton Tepe Noktası’na omuz verdiğinde iş hayatında derin etki bırakır, gerektiğinde kökten yön değiştirirsin; sözü geçen kişiler sana güvenebilir. Çalışman sessiz ama süreklidir. Fark edilmeyi beklersin; hâlbuki yürüttüğün değişim, adıyla sanıyla anlatıldığında çok daha geniş bir yer bulur.',
      tense:
        'Ailende kimsenin konuşmadığı bir güç hikâyesi, iş seçimlerini uzaktan yönetiyor olabilir. Plüton iktidarı kurcalar; otorite kavgaları, evde köklü değişimler, hırsla çekingenliğin aynı odada itiştiği dönemler bu yüzden görülebilir. Dipten başlayıp yükselme becerin ise az bulunur. Bir başarının ardından “Bunu kime gösteriyorum?” diye düşündüğün olur; akla gelen isim seni şaşırtabilir.',
    },
  },
};
