import type { FarAspectTexts } from '../../natal-text-types.ts';

/** Two points across the wheel of a birth chart: one's own two ends, often met in other people. */
export const oppositions: FarAspectTexts = {
  sun: {
    moon: 'Dolunay zamanı doğanlardansın. Gündüz neyin peşindeysen akşam bazen onun tersini özlersin; iraden bir kıyıda, gönlün öbür kıyıda oturur ve ikisi birbirini çok iyi görür. Kendine dışarıdan bakabilirsin, çünkü Güneş Ay’ı tam karşıdan aydınlatır. Eksik yarıyı hep karşındaki insanda aramak ise yorucudur; çoğu zaman o yarı sende uyuyordur.',
    mars: 'Dediğini yaptıran, enerjisi taşan insanlar hayatına sık girer ve senden hesap sorar gibi görünür. O atak güç aslında senindir; öbür uçta durduğu için onu önce rakibinde tanırsın. Mars rakip görünce uyandığı için üzerine gelindiğinde canlanır, sonra durulursun. Kavganı kendi seçtiğin bir işe taşıdığında çekişme azalır, rakip dediğin de takım arkadaşına dönüşebilir.',
    jupiter:
      'Bir yanda ne olduğun, karşısında ne olabileceğin durur; ikincisi hep daha parlaktır. Jüpiter ufka çağırır; gezginlere, vaadi bol insanlara kapılman bu yüzden. Onların ufku seni cesaretlendirir, sözlerinin faturası da ara sıra sana kalır. Ölçülü olmayı karşındakinden beklersin, o da senden bekler. Küçük ama tutulmuş tek bir söz ikinizi ortada buluşturur.',
    saturn:
      'Parlamak üzereyken salonda birinin saatine baktığını görürsün. Satürn karşıdan bakan gözdür: amir, ciddi bir eş, yaşça büyük bir dost, kimi zaman da yalnız senin varsaydığın bir yargı. Tahterevalliye binmiş gibisiniz; o ağırlaştıkça sen havada kalırsın. Sorumluluğun bir bölümünü gönüllü üstlendiğinde iki uç dengelenir, saate bakan da kalmaz.',
    uranus:
      'Düzenini bozanlar genellikle en sevdiklerindir. Uranüs öbür uçta başkalarının eliyle çalışır: habersiz çıkagelen dost, bir gecede fikir değiştiren ortak, akla gelmedik bir teklif. Kızarsın, bir hafta geçince canlandığını anlarsın. Özgürlüğü biraz da sen iste, ortalığı senin yerine dağıtmak onlara kalmasın.',
    neptune:
      'Kurtarılmayı bekleyenleri uzaktan tanırsın, onlar da seni. Sen ne kadar net konuşursan karşına o kadar sisli insanlar çıkabilir: hayalci, ozan, söz verip gelmeyen. Karşındakini düşündeki kişiyle karıştırmak kolaydır; şefkatin ve hayal gücün de bu karşılaşmalarda uyanır. İkinci buluşmaya giderken ilkinin hikâyesini evde bırak.',
    pluto:
      'Güçlü insanların yanında ya dikleşir ya ufalırsın, arası sana güç gelir. Plüton karşıdan bastırdıkça iraden kendi sınırını öğrenir: Nereye kadar geri çekilirsin, nerede durursun? Bu sınavlar seni kolay yönetilmez kılar. Yönetmek istediğini kendine itiraf etmediğin sürece zorba hep başkasıymış gibi görünür, itiraf edince konuşma birden sadeleşir.',
    ascendant:
      'Kim olduğunu anlatırken söze bir başkasını anarak başlarsın. Ortağının başarısında kendi adını duyar, onun cesaretinden cesaret alırsın; yakın bağ senin sahnendir. Güneş Alçalan’a düştüğünde hayat veren, iz bırakan insanlar ararsın. İçlerinden biri uzaklaştığında özlediğin şey, çoğu kez onun yanında ortaya çıkan kendi hâlindir.',
    midheaven:
      'Alkışlanan hâlin ile evde sevilen hâlin aynı kişidir, ama ikincisi daha çok sensin. Yakınlarını, odanı, köklerini sağlama almadan yukarıya çıkmak istemez, çıktığında da ilk fırsatta aşağı inersin. Güneş haritanın en dibini ısıttığından iş hayatındaki parıltı seni mahcup eder. Adını bilen birkaç kişi yeter; geri kalanlar sesini telefondan tanısa da olur.',
  },
  moon: {
    mercury:
      'Başkasının duygusunu pek güzel açıklar, kendi duygunu anlatırken konudan sapabilirsin. Merkür sözü, Ay suskunluğu savunur; haklılık bir o yana bir bu yana geçer. Sana en iyi gelen, lafı uzatsa da dikkatle dinleyen arkadaştır. Onun sorularına cevap yetiştirirken ne hissettiğini ilk kez sen de duyarsın.',
    venus:
      'Kol kanat gerdiğin birinin seni beğenmesini, beğendiğin birinin de üstüne titremesini istersin; ikisi bir arada zor bulunur. Bir ucunda terlik, öbüründe dans ayakkabısı duran bu karşıtlık ilişkide rol değişimini sever. Hep aynı uçta kalmak seni küstürür. Kimin kimi şımartacağının önceden belli olmadığı akşamlar, uzun konuşmalardan daha çok şey çözer.',
    mars: 'Sakin bir akşam istediğinde ortalığı hareketlendiren biri bulunur, bulunmazsa o kişi sen olursun. Ay yatışmak, Mars atılmak istediğinden ikisi de ötekinin zamanlamasını beğenmez. Sevdiklerinin öfkesinden ürker, öfkesizliklerini de ilgisizlik sanırsın. “Neye üzüldün?” diye ilk soran sen olduğunda kavga yarı yolda yorulur.',
    jupiter:
      'İhtiyacın bir avuç, dileğin bir tarla kadardır. Yakınlarının umutlarıyla kendi keyfin arasında kalırsın: Onlar “Gidelim” der, sen “Kalalım”; sen gitmek istediğinde onlar çoktan yerleşmiştir. Jüpiter’in gözü uzakta, Ay’ın eli yastıktadır. Sık sık gidilip dönülen bir köy evi, ikisini de temelli bir göçten daha çok doyurur.',
    saturn:
      'Sıcaklık aradığında karşına görev çıkar. Ciddi, düzenli, hissini az gösteren insanlar seni hem çeker hem üşütür, çünkü Satürn sevgiyi kanıtla ölçer, Ay sorulmadan verilsin ister. Zamanla ikisi birbirine yarar: Biri yatağı toplar, öbürü içine girip ısıtır. Kimin hangisi olduğu ise yıldan yıla değişir.',
    uranus:
      'Haftalarca susup sonra dün konuşmuşsunuz gibi arayan insanlara bağlanırsın. Ay alışkanlık, Uranüs özgürlük aradığından onlara hem kızar hem imrenirsin. Uranüs karşı kıyıdan, sevilmek için yapışık durmak gerekmediğini söyler durur. Gelişlerin ve gidişlerin baştan konuşulduğu bağlarda yüreğin sandığından çabuk uslanır.',
    neptune:
      'Sana anlatılan her dert gelip evine yerleşir, gitmeyi de unutur. Başkasının hüznünü çekip alman merhametinden gelir, biraz da sınır çizemeyişinden. Gündelik ihtiyacınla büyük özlemin birbirine sırtını dönmüş gibidir; birini doyururken ötekini unutursun. Kapını çalan bir kederin kimden geldiğini sormadan onu içeri alma.',
    pluto:
      'Sevgide ara tonları bilmeyen insanlar dönüp dolaşıp seni bulur. Yoğunlukları ürkütür, yoklukları hayatı tatsızlaştırır. Plüton duygunun dibini başkasının eliyle karıştırdığı için kâh tutulan kâh tutan taraf olursun. Seni sıkıca kavrayan bir el varsa senin parmakların da çoğunlukla onun kolundadır.',
    ascendant:
      'Yanındaki esneyince uykun gelir. Bakım isteyen ya da bakmayı seven insanlarla yakınlaşırsın, iki rolün yeri aynı hafta içinde bile değişir. Ay batı ufkunda durduğundan duygular sana bir başkasının gözlerinden ulaşır. Bu seni eşsiz bir yoldaş yapar, keyfini de biraz ona bağlar; onun hâlini sormadan önce kendininkini yoklamak sana iyi gelir.',
    midheaven:
      'Dışarıda ne kadar yükselirsen yüksel, son sözü başını koyduğun yastık söyler. Akraba sesleri, eski bir sokağın ışığı, bayram sabahlarının kokusu kararlarına karışır; iş hayatı bu yüzden ara ara yabancı bir ülkeye benzer. Duygunu herkesin gözü önünde taşımak istemezsin. Köklerin rahatsa hedefine yürümek de kolaylaşır.',
  },
  mercury: {
    mars: 'Fikrin, ona karşı çıkan biri olunca dirilir. Sözünü esirgemeyen, münakaşa seven bir çevren olması rastlantıya benzemez; Mars düşünceni durmadan güreşe çağırır. Tek başına kararsız kalabilir, itiraz görünce netleşirsin. Bunun bedeli, sakince sorulan soruyu bile saldırı sanmaktır. Yanıtlamadan önce soruyu tekrarla; soruların çoğunun ucunda soru işaretinden başka silah yoktur.',
    jupiter:
      'Sen kapı numarasını sorarsın, karşındaki bütün ülkeyi anlatır. Ayrıntıyla bütün arasındaki yolu hep biriyle yürürsün: bir hoca, geveze bir dost, her konuda görüşü olan bir akraba. Onların genişliği aklını açar, senin dikkatin onları yanlıştan korur. Roller değişip de atıp tutan sen olduğunda birinin kaynak sormasına gücenmemek marifettir.',
    saturn:
      'Derste, toplantıda aklına geleni söylemeden önce onaylayacak birini ararsın. Satürn düşüncenin karşısına bir kapı, kapıya da bir görevli koyar; görevli bazen bir hocanın, bazen titiz bir ortağın yüzünü takınır. Sözün oradan geçerken kısalır, sağlamlaşır. Geri çevrilen cümlelerin arasında iyileri de vardır, birkaç yıl sonra nöbeti devraldığında onları içeri sen alırsın.',
    uranus:
      'Aklı senden hızlı ya da senden tuhaf olanlarla keyfin yerine gelir. Özenle kurduğun açıklamayı tek sözle devirirler; önce bozulur, sonra o sözü haftalarca taşırsın. Merkür’ün mantığı Uranüs’ün şimşeğiyle karşılaştığı için zihin elektriklenir. Sıra sana gelir, bu kez sen devirirsin ve karşındakinin bozulan yüzü çok tanıdıktır.',
    neptune:
      'Kesin konuşmak istediğin gün karşına hayal kuran biri çıkar. Tarih istersin, havanın nasıl koktuğunu öğrenirsin. Merkür kelimeye, Neptün kelimenin ardındaki sise güvenir; duymak istediğini duyman bu aralıktan doğar. Tam anlaştığınız yerde ikiniz de aynı şeyi kendi cümlenizle söyleyin, bakalım gerçekten aynı mıymış.',
    pluto:
      'Seni ikna etmeye çalışanın elini hemen görürsün, kendi elini daha geç. Sözün karşısında güç durduğunda sohbet soruşturmaya kayar; sorguya çekildiğini sanırken bir bakmışsın sorgulayan sensin. Saklananı sezersin, çünkü Plüton örtüye dayanamaz; insanlar bundan tedirgin olabilir. Bildiğini kendine sakladığın anlaşıldıkça sana kendi istekleriyle anlatmaya başlarlar.',
    ascendant:
      'Konuşmadan yan yana oturulan bir bağ seni doyurmaz. Merak eden, laf yetiştiren, her gün yeni bir haberle gelen birini ister, suskun bir eşe soru üstüne soru sorarsın. Alçalan’daki Merkür düşüncenin ancak karşılık bulunca tamamlandığına inanır. Arada bir yalnız kalmazsan aklına düşeni ona sormadan tartamaz olursun.',
    midheaven:
      'Ana dilin büyüdüğün evin dilidir; iş yerinde konuştuğun onun tercümesi. Aileden kalma bir deyim, bir espri, bir susma biçimi düşünme tarzını yıllarca yönetir. Dip Noktası’ndaki Merkür soru sormayı orada öğrenmiştir: Kim, neyi, niçin söylemedi? Cevabı bulunan her soru dışarıdaki sözünü de biraz rahatlatır.',
  },
  venus: {
    mars: 'Biri kaçar, biri kovalar; sen iki rolü de ezbere bilirsin. Venüs’ün hoşlanması ile Mars’ın istemesi ayrı uçlarda durduğundan çekim sende biraz gergindir, uysal olanı sıkıcı, ateşli olanı yorucu bulduğun olur. Arzuyu bütünüyle karşındakine bırakınca beklemekten, bütünüyle üstlenince koşmaktan yorulursun. Davet sırayla yapılırsa ikiniz de soluk alırsınız.',
    jupiter:
      'Sevdiklerin biraz fazladır: fazla neşeli, fazla cömert, fazla kalabalık. Venüs bir şarkı seçer, Jüpiter orkestrayı çağırır. Bolluk seni büyüler, sonra kendi ölçünü ararsın; kimsenin hesap tutmadığı güzel dönemlerin ardından biri kırgın kalır. Hayır diyebildiğin tek bir ikram, kabul ettiklerinin tadını artırır.',
    saturn:
      'Gönlünü verdiğin insan çoğunlukla yaşıyla, işiyle ya da huyuyla senden ağırdır. Satürn, Venüs’ün sevgisini görevle tarttığı için beğenilmek sınav, bağlanmak sözleşme gibi yaşanır. Mesafeyi kimi dönem sen koyarsın, kimi dönem sana konur; ikisinde de üşüyen aynı yerdir. Karşındakinin sertliğini ezberlediğin kadar yumuşadığı anları da saymaya değer.',
    uranus:
      'Huzurlu bir ilişkide sıkılıp huzursuz olanına bağlandığın olur. Kimin özgür kalacağı sorusu ortada dolaşır: Sen yapışınca o uzaklaşır, sen çekilince o yanına taşınır. Bu dansın adını koymak bile temposunu yavaşlatır. Ayrılığın heyecanını, hiç bilmediğiniz bir şeye birlikte başladığınız günlerde de bulursunuz.',
    neptune:
      'Elinde ideal sevgilinin resmi, gelenleri ona benzetmeye çalışırsın. Benzeyen yer büyür, benzemeyen yer silinir; uyandığında ortada iki yorgun insan vardır. Neptün’ün karşıdan bakması sevgini inceltir: Affeder, anlar, güzeli herkesten önce görürsün. Aynı yumuşak ışığı kendine de tuttuğunda fedakârlık borç olmaktan çıkar, hediyeye dönüşür.',
    pluto:
      'Yeni tanıştığın birini sıradan bulursan çabuk soğursun. Seni güçlü, tutkulu, hesabı derin insanlar çeker; beğenilme isteğin onların elinde koz, onların kıskançlığı senin elinde delil olur. Bu ağırlığın altından gerçek bir yakınlık çıkması için iki tarafın da elindekini göstermesi gerekir. Şefkat, güç yarışının bittiği dakikada başlar.',
    ascendant:
      'Başkasına sesini yükselten biriyle ikinci çayı içmezsin. Venüs batı ufkundayken uyum, karşılaşmanın ilk şartıdır; zarif, geçimli, göze hoş gelen insanlar hayatına kolay girer ve hakça bölüşmek sana haz verir. Güzelliği hep karşı tarafta görmek ise seni seyirci koltuğuna oturtur. Sende beğenileni bir kez de itiraz etmeden dinle.',
    midheaven:
      'Sevildiğin yer gözlerden uzaktır ve öyle kalsın istersin. Başarının gösterişli yanı seni her zaman çekmez; alçak sesli bir ev, birkaç eski dost, geçimli bir aile havası daha çok doyurur. Venüs haritanın dibinde uzlaşma arar, bu yüzden yakınların arasındaki soğukluk işini bile aksatır. Orada kurduğun barış dışarıdan görünmez, ama bütün çatıyı o taşır.',
  },
  mars: {
    jupiter:
      'Biri “Yapamazsın” dese koşarsın, “Yaparsın” dese daha hızlı. Seni kışkırtan, hedefi büyüten, çoğu kez yarı yolda vazgeçen arkadaşların olabilir. Güç bir uçta, inanç öbür uçtadır; kimi gün inanmadan çalışır, kimi gün çalışmadan inanırsın. İkisinin aynı öğleden sonraya denk gelmesi nadirdir, o saatlerde de sana kimse yetişemez.',
    saturn:
      'Atıldığın işlerde önüne bir imza, bir kuyruk, bir “Önce şunu bitir” çıkar. Ardından roller değişir, başkası koşarken tedbiri sen hatırlatırsın. Mars ateşse Satürn ocağın taşıdır: Taşsız ateş yayılır, ateşsiz taş soğur. Kuralın kendisiyle dövüşmek seni tüketir, kuralın içinde bir geçit aramak ise ateşi saatlerce diri tutar.',
    uranus:
      'Sen yürümeye karar verdiğin anda yol değişir. Plan bozanlara, ani tekliflere, son dakika isyanlarına alışıksın; bir kısmını sen çıkarır, bir kısmını farkında olmadan davet edersin. Uranüs önce karşı çıktığı için Mars’ının ne istediğini unuttuğun olur. Heyecanı tehlikesiz veren bir uğraş, bu gergin teli uzun zaman güzel titreştirir.',
    neptune:
      'Kiminle çekiştiğine bakarsın, karşında duman vardır. Açıkça kızılacak biri bulunmaz; mağdur görünen, suçluluk uyandıran, cevabı geciktiren birine çarpar, yumruğunun boşa gittiğini görürsün. Aynı eksen bir inanç uğruna karşılıksız çabalamanı da sağlar. Gücünü bir davaya vermeden önce davanın sahibinin ne istediğini onun ağzından duy.',
    pluto:
      'Seni sınadığını sezdiğin kişiye karşı çıkmadan duramazsın. Onun iradesi seninkini bileyler; sonra barış için ilk adımı kimin atacağı aylarca beklenir, ip gerildikçe düğüm sıkılaşır. Yenmek istediğin insana duyduğun saygıyı kendinden saklama. İpi bırakan kaybetmiş sayılmaz, bazen yalnızca avucunun sızısı diner.',
    ascendant:
      'Uysal biriyle uzun süre kalırsan kavga çıkarmak için sebep ararsın. Mars Alçalan’da canlı, hızlı, lafını sakınmayan ortaklar sever; onlarla itişir, onlarla iş bitirirsin. Önce karşındakinin hamlesini beklemen çekişmeyi uzatır. İlk sözü açıkça sen söylersen çekişmeye harcanan güç ortak bir hedefe, bir davaya, bir yarışa kalır.',
    midheaven:
      'Dinlenmek için eve gelir, balkonu camla kapatma planıyla yatarsın. Kendi alanına yapılan haksızlık seni dışarıdaki on haksızlıktan daha çok kızdırır, çünkü Mars burada kökleri korur. Mahremini savunurken sertsin. Bu güç kendi çatını kurmaya yöneldiğinde en hayırlı hâlini bulur; öfken de harcıyla, tuğlasıyla bir işe yarar.',
  },
  jupiter: {
    saturn:
      'Hayatına sırayla iki tür insan girer: “Neden olmasın?” diyenlerle “Önce bir bakalım” diyenler. Birinin yanında öbürünü savunursun. Aynı yıl doğanların çoğunda bulunan bu karşıtlıkta genişlemek ile tutumlu olmak nöbetleşe söz alır. Dostların yıllardır hakemlik ediyor, oysa tartışan iki ses de senindir.',
    uranus:
      'Ortalık tam durulmuşken eve yeni bir fikir girer, çoğunlukla bir arkadaşının peşi sıra. Jüpiter inanmak, Uranüs uyandırmak istediğinden hocanı aşar, kitaplarını değiştirir, yarın neye bağlanacağını merak edersin; yaşıtların da böyledir. Ufkun genişler, köklerin gevşer. Neyse ki aykırı birini dinlemek için ona benzemek gerekmiyor, yıllar sana bunu da gösterir.',
    neptune:
      'Umudunu başkalarının umuduyla tartarsın, kefe de onlardan yana iner. Anlam aramak bir uçta, anlamın içinde eriyip gitmek öbür uçtadır; akranlarında da görülen bu gerilim inanılan insanları olduklarından büyük gösterir. Düş kırıklığı seni alaycı yapmasın: Yardım etme isteğin sahici, ama adresi sık değişiyor. Yakındaki, adı belli bir iyilik iki yanı birden doyurur.',
    pluto:
      'Sözü her yerde geçen insanlar inancını sınar; onlara katılmak ile kafa tutmak arasında gidip gelirsin. Bir yaş grubunun ortak payı olan bu karşıtlık, iyi niyetin de güç istediğini ve gücün niyeti kolayca yuttuğunu gösterir. İlkeni eğerek kazandığın bir sefer ile koruyarak kaybettiğin bir sefer, unutmadığın iki derstir.',
    ascendant:
      'Eşin ya da ortağın seni bir yere götürsün istersin, uzak bir ülkeye ya da yeni bir düşünceye. Hoca ruhlu, eli açık, başka bir inançtan veya ülkeden gelen insanlar sana çekici gelir; büyümeyi bu karşılaşmalardan beklersin. Jüpiter herkesi en parlak hâliyle gördüğü için kimin kalıcı olduğunu ayırmak zordur. Seni sonunda en uzağa götüren, yolculuk bittiğinde de merak ettiğin kişidir.',
    midheaven:
      'Tek başına otursan bile evin kalabalığa göre kurulmuş gibidir. Gücünü unvandan çok ayağının altındaki geniş zeminden alırsın; büyüdüğün çevrenin bir şarkısı, bir inancı, uzun sofraları seni besler. Evdeyken yukarı çıkmaya acelen kalmaz, çünkü Jüpiter seni aşağıda doyurur. İçeride bu kadar tok olmak, dışarıdaki zorlu bir hedefi yıllarca bekletebilir.',
  },
  saturn: {
    uranus:
      'Sen yenilik isteyince karşına bir müdür, düzen isteyince bir asi çıkar. Yaşıtlarınla paylaştığın bu karşıtlıkta Satürn defteri tutar, Uranüs sayfayı yırtar; ikisi sende pek rastlaşmaz, tartışmayı başkalarıyla yaşarsın. İki tarafın da dilini bildiğin geç fark edilir; bir kez fark edildi mi tercümanlık senden istenir.',
    neptune:
      'Her bağlayıcı sözleşmenin karşısına bir “belki” oturur. Sorumluluk bir uca, özlem öbür uca çekildiğinden birini kavrarken ötekinin kaybolduğunu sanırsın; seninle aynı yıllarda doğanlar da bunu bilir. Hayalciye kızarken rüyasını, kuralcıya kızarken uykusunu kıskandığın olur. Saati belli bir sanat, sınırı çizilmiş bir merhamet iki ucu buluşturur.',
    pluto:
      'Baskıyı önce dışarıda görürsün: kurumda, patronda, inatçı bir ortakta. Sen sınır koyarsın, o zorlar; aranızda bitmeyen bir nöbet başlar. Doğduğun yılların ortak sertliğidir bu. Dayanmanın erdem olduğu kadar alışkanlık da olduğunu, yükü indirenin ufalmadığını öğrenmek uzun sürer; ardından iradenden geriye sakin bir otorite kalır.',
    ascendant:
      'Hafif bir macera ararken bile içinden on yıl sonrasını hesaplarsın. Satürn batı ufkunda her ilişkiye uzun vadeli bakar; olgun, ölçülü, sözünün eri insanların yanında, biraz geç de olsa, rahat edersin. Satürn temkinli olduğu için mesafe koyduğun dönemler olur. Beklentisini açıkça konuşan iki kişinin ciddiyeti yıllar içinde sıcaklığa döner.',
    midheaven:
      'Çocukluk evinin kuralları hâlâ cebinde, bazılarının madde numarasını bile bilirsin. Satürn temele konduğunda duygunun yerini görev tutar, ev sığınak olduğu kadar sorumluluktur. Böyle büyüyen kolay yıkılmaz, kolay dinlenemez de. Kendi evinde bozmaya cesaret ettiğin ilk kural ufak bir şeydir, belki yatma saati; ev ondan sonra ısınır.',
  },
  uranus: {
    neptune:
      'Buluş ile düş, senin kuşağında karşılıklı tepelere kurulmuş iki köye benzer. Biri uyandırmak, öbürü uyutmak ister; insanlar hangi tepede oturduğunu sorar durur. Yıllarca süren bu karşıtlık senin hayatının neresine düşüyor, bunu evler söyler. Payına düşen, aradaki patikayı açık tutmaktır; oradan gidip gelen iki köyden de selam alır.',
    pluto:
      'Kuşağın değişimi ya patlama ya direnç olarak tanır, ortasını sonradan öğrenir. Özgürlük bir yanda, elde tutma gücü öbür yanda durunca aynı insan sabah devrimci, akşam muhafız kesilir. Bunu hangi evlerin yaşadığına bak: Orada kopmak isteyenle bırakmayan iki ayrı kişi gibidir. İkisinin korkusu da aynıdır: bir daha seçememek.',
    ascendant:
      'Tanışma hikâyelerin anlatılmaya değer. Uranüs batı ufkunda ele avuca sığmayan, kimseye benzemeyen insanları sever; yanındaki de senin kadar özgürlük istemezse bağ çabuk bayatlar. Kendi tuhaflığını gizleyip yalnızca onunkine hayran kaldığında denge bozulur. İkiniz birden garip olduğunuzda ev, beklenmedik ölçüde sakin bir yere dönüşür.',
    midheaven:
      'Ev dediğin yerin en sevdiğin yanı, oradan dilediğin an çıkabilmendir. Köklerinde alışılmadık bir düzen, ansızın değişen bir okul ya da kimseninkine benzemeyen bir hikâye bulunabilir. Uranüs zemini ara ara titrettiği için çabuk toplanmayı öğrenir, yaşadığın evi akrabaların onayına sunmazsın. Kolilerin yarısı açılmamış bir dairede bile pekâlâ derin uyursun.',
  },
  neptune: {
    pluto:
      'Yüzyıllar arayla kurulan bu karşıtlık, bir çağın insanlarına düş ile gücü ayrı ayrı gösterir. Biri hayal edip vazgeçer, öbürü elinde tutup hayal etmeyi unutur. Kişisel olan, iki ucun düştüğü evlerdir: Neyi merhametle bırakacağını, neyi inatla koruyacağını orada öğrenirsin. Acele eden, yanlış olanı bırakabilir.',
    ascendant:
      'Yeni tanıştığın kişinin kendisini bir süre görmezsin, onun yerinde bir ışık vardır. İlişkide sanatçıya, dertliye, ulaşılmaz olana yer ayırırsın; kurtarmakla kurtarılmak birbirine karışır, çünkü Neptün sınırı Alçalan’da siler. Yumuşaklığın yanındakine iyi gelir. Evi kimin topladığı, kirayı kimin ödediği de konuşulsun; ışık bundan sönmez.',
    midheaven:
      'Bir koku seni yıllar öncesine götürür, tarihini ise çıkaramazsın. Köklerinde bir özlem, söze dökülmemiş bir hüzün ya da güzel bir müzik olabilir. Haritanın dibine sızan Neptün suyu yüzünden özel hayatını anlatmak güçtür. Sessizliğe yer açtıkça sığınağın gerçek olur; herkesi doldurduğun bir evde ise eşikte kalan sensin.',
  },
  pluto: {
    ascendant:
      'Biri sana ya çok yaklaşır ya hiç yaklaşmaz. Kendi gücünü, yanındakinin kıskançlığından, tutkusundan, suskunluğundan öğrenirsin; Plüton Alçalan’da ilişkiyi bir dönüşüm atölyesine çevirir. “Kim yönetiyor?” sorusu konuşulmadığında her lokmaya siner. Bir kararı bütünüyle ona bırakıp sonucu beklediğin ilk gün, güvenmenin de kuvvet istediğini anlarsın.',
    midheaven:
      'Evinde bambaşka bir hava basıncı vardır. Sevgi de suskunluk da orada yoğun yaşanır, ocağı kimin kapattığı bile mesele olur. Plüton gücünü en dipte, kimsenin kazmadığı toprakta biriktirir. Baştan kurduğun bir ev düzeni, sende bütün bir meslek hayatından daha çok şey değiştirebilir.',
  },
};
