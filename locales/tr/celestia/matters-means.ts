import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of money, home and places, and what helps it there. */
export const matters: MattersOf<'means'> = {
  wealth: {
    aries: {
      is: 'Zengin olmayı düşününce aklına hemen atılmak gelir; parayı çabuk kazanır, elinde tutmaktan da aynı çabuklukla sıkılırsın.',
      helps:
        'Para kazandıran yeni bir fikre koşmadan önce başladığını bitir, çünkü asıl kazanç çoğu kez senin sıkıldığın ikinci turda duruyor.',
    },
    taurus: {
      is: 'Senin için zenginlik, hesaptaki rakamdan çok yarından korkmamaktır. Parayı ağır ağır toplar, kolay kolay da bırakmazsın.',
      helps:
        'Ne kadar para sana yeter, bir kez oturup hesapla; yoksa ne kadar kazanırsan kazan için hep biraz daha ister.',
    },
    gemini: {
      is: 'Tek maaşla, tek işle zengin olmak sana göre değil; para sana üç fikirden, iki tanıdıktan, bir de yan uğraştan damlar, hesabını tutmaya üşenirsin.',
      helps:
        'Aklındaki para kazanma fikirlerinden yalnız birine bu ay gerçekten çalış, ötekiler sırasını beklesin.',
    },
    cancer: {
      is: 'Sevdiklerin darda kalmasın diye zengin olmak istersin, o yüzden hesabın doluyken bile paran sana yeterli görünmez.',
      helps:
        'Paranın aileye ayrılan kısmını baştan belirle, kalanından kendin için harcarken de kimseye içinden hesap verme.',
    },
    leo: {
      is: 'Para sana yakışır, bunu sen de bilirsin; zengin olmayı en çok, sevdiklerine fiyata bakmadan ısmarlayabilmek için istersin.',
      helps:
        'Paranı ay sonunda sende ne kaldığıyla ölç; kime ne verdiğini saymayı bırak, o rakamı da kendine sakla.',
    },
    virgo: {
      is: 'Zengin olma hayalini bile kalem kalem hesaplarsın, ama paran hep emeğinden gelir ve o emeğe düşük fiyat biçen çoğu kez sensin.',
      helps:
        'Yaptığın işe para isterken şunu düşün: Aynı işi başkası sana yapsa, eline ne kadar vermeye utanmazdın?',
    },
    libra: {
      is: 'Paradan söz etmeyi ayıp, güzel yaşamayı hak sayarsın. Zengin olmayı istersin de istediğini söylemeye dilin varmaz.',
      helps:
        'Para konuşulacaksa rakamını lafın başında, yumuşatmadan söyle, inceliğini cümlenin geri kalanında istediğin kadar gösterirsin.',
    },
    scorpio: {
      is: 'Ne kadar paran olduğunu kimse bilmez; zenginliği kimsenin eline bakmamak için, bütün gücünle istersin.',
      helps:
        'Para hesabını sahiden güvendiğin birine olduğu gibi göster; senin görmediğin açık onun gözüne çarpar.',
    },
    sagittarius: {
      is: 'Bir gün zengin olacağına inandığından parayı o gün gelmiş gibi harcarsın, neyse ki darlık da bolluk da keyfini pek değiştirmez.',
      helps:
        'Paranı planlarken yalnız bugün elinde olanı say, geleceğine inandığın para geldiği gün hesaba girsin.',
    },
    capricorn: {
      is: 'Parayı taş üstüne taş koyarak kazanırsın. Zenginleşsen de faturaya aynı ciddiyetle bakar, rahat etmeyi hep sonraya bırakırsın.',
      helps:
        'Kazandığın paradan keyfine bir pay ayır ve onu da gider olarak yaz; deftere geçmeyen sevinci sen hep atlıyorsun.',
    },
    aquarius: {
      is: 'Zengin olmak tek başına seni heyecanlandırmaz, parayı ya hiç umursamaz ya da kafandaki o alışılmadık tasarıya yetsin diye istersin.',
      helps:
        'Ayda bir kez kendi parana bir arkadaşının hesabıymış gibi bak; ona ne derdin, onu kendine söyle.',
    },
    pisces: {
      is: 'Zenginlik hayalin geniş, para hesabın sislidir; ayın sonunu getirirsin de nasıl getirdiğini sorsalar anlatamazsın.',
      helps: 'Bu ay giren ve çıkan parayı bir sayfada yan yana yaz; korkun o iki rakamdan büyük çıkabilir.',
    },
  },
  spending: {
    aries: {
      is: 'Gördüğünü hemen istediğin için para elinde durmaz, eve varana kadar da aldığın şeyin heyecanı yarıya inmiştir.',
      helps: 'Canın bir şeyi şimdi almak istiyorsa araya bir gece koy, kararı sabahki hevesinle yeniden ver.',
    },
    taurus: {
      is: 'Paran rahatına gider. İyi yemeğe, yumuşak kumaşa pahalı demez, yorucu bir günün acısını çoğu kez alışverişten çıkarırsın.',
      helps:
        'Alışverişe çıkmadan karnını doyur, biraz da uzan, çünkü sende isteğin yarısı eşyaya değil dinlenmeye duyulan özlemdir.',
    },
    gemini: {
      is: 'Büyük harcaman yoktur, paran ufak tefekte erir; yeni ne çıksa merak eder, alır, ertesi hafta başka bir şeyi merak edersin.',
      helps:
        'Merak ettiğin şeyi almadan önce bir tanıdıktan ödünç iste ya da birine uzun uzun anlat; hevesin bazen anlatırken geçiyor.',
    },
    cancer: {
      is: 'İçin sıkılınca alışverişe sığınırsın, aldıklarının çoğu da başkasınadır; harcadığın para biraz sevgi, biraz teselli yerine geçer.',
      helps:
        'Canın sıkkınken harcamak yerine sesini sevdiğin biriyle konuş; hediyeyi neşeli bir gününde seçersin.',
    },
    leo: {
      is: 'Hesap gelince cebine ilk davranan sensin, paran da en çok eli açık bilinmenin ve en iyisini almanın tadına gider.',
      helps:
        'Bu hafta birine bir şey ısmarlamak yerine vaktini ayır ve ikisinden hangisine daha çok sevindiğine bak.',
    },
    virgo: {
      is: '“Gereksiz bir şey almam” dersin, yine de paran lazım olur diye alınan aletlere, indirimde diye kaçırılmayan şeylere gider.',
      helps:
        'Yenisini almadan önce evdekinin neyi yapamadığını bir cümleyle anlatmayı dene; cümle bitmiyorsa para biraz daha beklesin.',
    },
    libra: {
      is: 'Güzel bir şey aldın mı ona uyanı da istersin; para tek parçada değil, takım tamamlansın derken elinden kayar.',
      helps:
        'Alışverişe tek bir şey için çık, yanındakinin “çok yakıştı” demesini de fiyata bakana kadar duymamış ol.',
    },
    scorpio: {
      is: 'Uzun süre kuruş harcamazsın, sonra bir şeye takılır, bütün parayı ona verir, kaça aldığını da kimseye söylemezsin.',
      helps:
        'Almadan duramadığın o şeyi neyin yerine istediğini bul, bir öfkenin ya da özlemin faturası cüzdanına çıkmasın.',
    },
    sagittarius: {
      is: '“Nasıl olsa gelir” der, parayı bilete, kitaba, son dakikada çıkan plana verirsin. Fiyatına ancak dönüşte bakarsın.',
      helps:
        'Harcayacağın parayı evden çıkmadan belirle, o bitince eğlencenin bedava kısmına geç, sen onu da iyi bilirsin.',
    },
    capricorn: {
      is: 'Aldığın her şeyin bir gerekçesi vardır, kolay harcamazsın; çok çalıştığın dönemlerdeyse kendine gizlice pahalı bir teselli seçersin.',
      helps:
        'Pahalı bir şeye elin giderse önce kaç saattir dinlenmediğini say, belki sana lazım olan para harcamak değil boş bir akşam.',
    },
    aquarius: {
      is: 'Aylarca hiçbir şeye ihtiyaç duymaz, sonra kimsenin adını duymadığı bir alete hiç acımadan para sayarsın.',
      helps:
        'Yeni cihazı sepete atmadan bir öncekinin şimdi nerede durduğunu bul, tozunu sil, sonra yine düşün.',
    },
    pisces: {
      is: 'Para nereye gitti diye sorsalar bilemezsin; bir kısmı isteyene, bir kısmı kötü geçen günü unutturan alışverişe akmıştır.',
      helps:
        'Nakit taşı, harcadıkça azalan parayı gözün görsün; kartla ödenenler sende rüya gibi iz bırakmadan geçiyor.',
    },
  },
  selling: {
    aries: {
      is: 'Satarken uzun pazarlığa gelemezsin, araba da olsa ilk ciddi alıcıya “olsun bitsin” der, değerinin biraz altına verirsin.',
      helps:
        'Pazarlıktan önce inebileceğin son fiyatı küçük bir kâğıda yazıp cebine koy, sıkıldığın anda çıkarıp bak.',
    },
    taurus: {
      is: 'Satacağın eşyaya verdiğin emeği de fiyatına katarsın, bu yüzden pazarlıkta zor iner, aceleci alıcıyı bekletmekten de çekinmezsin.',
      helps:
        'Satmak istediğin şeyin senin için değeriyle çarşıdaki değerini birbirinden ayır, alıcıyla yalnız ikincisini konuş.',
    },
    gemini: {
      is: 'Satacağın şeyi öyle güzel anlatırsın ki satmaktan kendin cayacak olursun; pazarlığın oyununa dalınca da istediğin fiyatı unutursun.',
      helps:
        'Alıcıya fiyatını söyledikten sonra sus. O sessizlik uzasa da yeni bir indirimle doldurma, bırak karşındaki konuşsun.',
    },
    cancer: {
      is: 'Evi, arabayı, eski eşyanı satarken anını elden çıkarıyormuşsun gibi için sızlar, alıcıyı gözün tutmazsa iyi fiyat bile yetmez.',
      helps: 'Satacağın şeyin birkaç fotoğrafını çek, onunla usulünce vedalaş, pazarlığa ondan sonra otur.',
    },
    leo: {
      is: 'Malına düşük fiyat veren alıcı sana laf etmiş gibi olur. Satışta hakkını alırsın almasına, önce değerinin bilinmesini istersin.',
      helps:
        'Pazarlıkta ucuz teklif gelince gülümse, kendi rakamını aynı sesle bir daha söyle, fiyat biçilen sen değil eşyan.',
    },
    virgo: {
      is: 'Satacağın şeyin bütün kusurlarını alıcıdan önce sen sayar, dürüst olayım derken kendi fiyatını kendi elinle kırarsın.',
      helps:
        'İlana önce sağlam yanlarını yaz, çiziği en sona tek satırla ekle, fiyatı da o çizikten başlatma.',
    },
    libra: {
      is: 'Pazarlık etmeye utanırsın; alıcıyı kırmayayım diye satarken hakkından keser, sonra bunu günlerce içinden tartarsın.',
      helps:
        'Satışta orta yolu teklif eden sen olma, fiyatını söyleyip bekle, ortayı bir kere de karşındaki arasın.',
    },
    scorpio: {
      is: 'Satarken renk vermez, alıcının ne kadar istediğini yüzünden okursun. Pazarlıkta beklemeyi bilirsin, ama bazen beklemenin kendisi oyuna döner.',
      helps:
        'Alıcıyı sınamayı kısa kes, satış kim önce pes edecek inadına dönerse ciddi olan da sessizce çekilir.',
    },
    sagittarius: {
      is: 'Sattığın şeyi anlatırken biraz büyütür, iş paraya gelince gönlü bol olursun; aklın yola çıkmaktaysa ne verirlerse razısın.',
      helps:
        'Satışa başlamadan on benzer ilana bak, rakamı ondan sonra söyle; senin ilk tahminin hep fazla yuvarlak.',
    },
    capricorn: {
      is: 'Bir malın kaç para ettiğini bilir, satarken altına inmezsin; sıra kendi emeğinin karşılığını istemeye geldi mi aynı soğukkanlılık nedense susar.',
      helps:
        'Emeğinin fiyatını da sattığın bir araba gibi hesapla, harcadığın saati de kat, rakamı söylerken açıklama ekleme.',
    },
    aquarius: {
      is: 'Pazarlık denen oyunu saçma bulursun, satarken ya tek fiyat yazar kimseye dokundurmazsın ya da eşyanı seven birine bedava verirsin.',
      helps:
        'İlanda fiyatın neden sabit olduğunu bir satırla açıkla; pazarlığı seven alıcı kuralı baştan bilince alınmıyor.',
    },
    pisces: {
      is: 'Alıcının hikâyesini dinledin mi fiyat kendiliğinden iner; sattığın şeyin değerini bilirsin, gelgelelim karşındakinin derdi ağır basar.',
      helps:
        'Satışta rakamı gözü pek bir arkadaşın konuşsun, sen çayını iç, alıcının hikâyesini pazarlık bitince dinlersin.',
    },
  },
  savings: {
    aries: {
      is: 'Para biriktirmek senin gözünde yerinde saymaktır, ancak hedef burnunun dibindeyse ve biriyle yarışıyorsan kenara koyabilirsin.',
      helps:
        'Birikimi kısa etaplara böl, her etapta bir öncekini geçmeye çalış ki kendini yenecek bir yarışın olsun.',
    },
    taurus: {
      is: 'Birikim senin işindir, kenarda paran yoksa huzurun kaçar. Sorun biriktirmekte değil, lazım olunca biriktirdiğine kıyabilmekte.',
      helps:
        'Birikimine bugünden bir ad ver, neye harcanacağı belli olsun, o gün gelince kendinle pazarlık etmezsin.',
    },
    gemini: {
      is: 'Her ay başka bir yöntemle para biriktirmeye başlarsın; zarf, uygulama, kumbara, hepsini denemişsindir de hiçbirinin sonunu görmemişsindir.',
      helps:
        'Biriktirmenin en sıkıcı yolunu seç, kendiliğinden ayrılan bir pay gibi, sonra merakını başka işlerde gezdir.',
    },
    cancer: {
      is: 'Zor gün korkusu seni tutumlu yapar, kenara koymakta iyisindir. Aileden biri “ihtiyacım var” deyince o birikim bir anda onun olur.',
      helps:
        'Biri sana, biri yardıma iki ayrı birikimin olsun, bir yakının sıkışınca yalnız ikincisine uzan.',
    },
    leo: {
      is: 'Kısmayı sevmezsin, biriktirmek sana biraz cimrilik gibi gelir, ama gözünde parlayan bir hedef varsa kenara koymakla bile övünürsün.',
      helps:
        'Biriktirdiğin parayı kendine hazırladığın bir sürpriz say, hedefinin resmini de telefonunun ekranına koy.',
    },
    virgo: {
      is: 'Kuruşu kuruşuna bilir, gayet güzel biriktirirsin; yine de aklın çıkabilecek bütün masrafları saydığından o para hep azdır.',
      helps:
        'Kenarda ne kadar paran olursa rahat edeceğini bir kez yazıp altına imzanı at, hesabı her gece yeniden açma.',
    },
    libra: {
      is: 'Tek başına para biriktirmen zor, araya hep bir davet girer. Biriyle söz kesip birlikte kenara koyunca ise şaşılacak kadar düzenlisin.',
      helps:
        'Güvendiğin bir arkadaşınla ayda bir birikim konuş; rakam vermen gerekmez, birinin soracağını bilmek sana yetiyor.',
    },
    scorpio: {
      is: 'Birikime karar verdin mi dişini sıkar, her şeyden kısarsın; kimsenin bilmediği bir yerde para tutmak sana güç verir.',
      helps:
        'Biriktirirken kendine küçük bir serbest pay bırak ki o sıktığın diş gevşeyince bütün birikim birden gitmesin.',
    },
    sagittarius: {
      is: 'Yarına güvendiğin için kenara para koymak sana lüzumsuz gelir, birikimin de en fazla bir sonraki yolculuğa kadar yaşar.',
      helps:
        'Yol parası biriktirmeyi biliyorsun, aynı usulü bir de dönüşte seni karşılayacak bir para için dene.',
    },
    capricorn: {
      is: 'Harçlığı bile bölüp saklayacak yaratılıştasın, para biriktirmek sana doğal gelir; zor olan, yeterince biriktirdiğine bir gün inanmak.',
      helps:
        'Birikimde hedefine varınca yenisini hemen koyma, bir ay o rakamla öylece dur ve nasıl bir his olduğuna bak.',
    },
    aquarius: {
      is: 'Biriktirme sistemi kendi aklından çıktıysa tıkır tıkır işler, biri sana “tutumlu ol” derse aynı parayı inadına dağıtırsın.',
      helps:
        'Birikimin kuralını kendin icat et, her yağmurda bir miktar ayırmak kadar tuhaf olsun, yeter ki senin olsun.',
    },
    pisces: {
      is: 'Kenara koyduğun para sende pek durmaz, bir üzgün yüz ya da güzel bir hayal çıkar, birikim sessizce onun olur.',
      helps:
        'Birikimini kolay uzanamayacağın bir hesapta tut ki yumuşak kalbinin düşünmek için bir gecesi olsun.',
    },
  },
  debts: {
    aries: {
      is: 'Borcu tek hamlede bitirmek ister, bir ay her şeyi kart borcuna verir, sonra bıkarsın; alacağını da beklemeden, biraz sertçe istersin.',
      helps:
        'Kart borcuna büyük bir ay yerine her ay aynı rakamı ayır, hevesin düştüğü ayda bile değişmesin.',
    },
    taurus: {
      is: 'Borç sırtında yük gibidir, kapatmak için kemerini sıkarsın. Sana borcu olana ise bir şey demez, ama kuruşunu da unutmazsın.',
      helps:
        'Borç öderken vazgeçtiğin küçük keyiflerden en ucuzunu geri getir; tamamen tatsız bir plana sen bile uzun dayanamazsın.',
    },
    gemini: {
      is: 'Borçların aklında ufak ufak, ayrı kartlarda durur, toplamını bilmek istemezsin. Alacağını da şakaya vurarak hatırlatırsın.',
      helps:
        'Bütün borçlarını kart kart tek kâğıda topla ve toplamı yüksek sesle oku, ondan sonra sıraya koymak kolay.',
    },
    cancer: {
      is: 'Evdekiler üzülmesin diye borcunu içinde saklar, alacağını istemeye de utanırsın, ikisi de gelir seni gece yarısı bulur.',
      helps:
        'Borcunu güvendiğin birine çözüm beklemeden söyle; saklama derdi kalkınca taksit hesabı daha kolay yapılıyor.',
    },
    leo: {
      is: 'Borçlu görünmek sana borcun kendisinden ağır gelir; kart ekstresini göstermez, alacağını istemeyi de kendine yakıştıramazsın.',
      helps:
        'Bankayla ödeme planını başın dik konuş; karşındaki bunu her gün duyuyor ve seni hiç de küçük görmüyor.',
    },
    virgo: {
      is: 'Borcunun son kuruşunu ezbere bilir, her gün yeniden toplarsın. Borç azalsa da kendine kızgınlığın aynı yerde durur.',
      helps:
        'Borç hesabına ayda bir otur, aradaki günlerde rakamları rahat bırak; üst üste toplayınca küçülmüyorlar.',
    },
    libra: {
      is: 'Sana borcu olana hatırlatmaya dilin varmaz, kendi borcunu da tatsızlık olmasın diye açmazsın, ödenmeyen para ortada kibarca bekler.',
      helps:
        'Alacağını istemek için içinde özür geçmeyen bir cümle hazırla, borcunu konuşurken de aynısını kullan.',
    },
    scorpio: {
      is: 'Borç boynunda tasma gibidir, kurtulana dek rahat yüzü görmezsin; sana borçlu olanıysa paradan çok, sözünü tutmadığı için unutmazsın.',
      helps:
        'Alacağının peşinde olduğun kadar kendi borcunun da peşinde ol, hesaba seni en çok yiyen karttan başla.',
    },
    sagittarius: {
      is: 'Gelecek bolluğa güvenip borca girdiğinden kart ekstresi seni her ay yeniden şaşırtır, kimde alacağın var, onu da unutmuşsundur.',
      helps:
        'Borç bitene kadar kartı yanında taşıma; yolda karşına çıkan fırsata ancak cebindeki nakit kadar hevesin olsun.',
    },
    capricorn: {
      is: 'Borcunu gününde ödemek senin için şeref işidir. Sıkışınca kimseye söylemez, daha çok çalışır, borcunu savsaklayana da saygını yitirirsin.',
      helps:
        'Borç ağırlaştıysa taksitleri yeniden konuşmayı yenilgi sayma; senin günlerce içine attığın şey bankada sıradan bir iş.',
    },
    aquarius: {
      is: 'Borca kızarken faize, bankalara, bütün düzene verip veriştirirsin, kendi kart ekstren bu arada açılmadan durur.',
      helps:
        'Açılmamış bütün ekstreleri bir oturuşta aç, borcun bir tartışma konusu olmaktan çıksın, bir rakama dönsün.',
    },
    pisces: {
      is: 'Borcunu düşünmemek için başka âlemlere dalarsın; sana borcu olanın da hâline acır, parayı bir daha ağzına almazsın.',
      helps: 'Sevdiğin bir şarkı bitene kadar her gün borç hesabına bak, şarkı susunca sen de başından kalk.',
    },
  },
  loan: {
    aries: {
      is: 'Arkadaşın borç isteyince düşünmeden verirsin, kendin para isteyecek olsan bir solukta söyler, kulakların yanarak cevabı beklersin.',
      helps:
        'Borç verirken de kredi alırken de aylık taksiti en hevesli gününe bakmadan, en kötü ayına göre tart.',
    },
    taurus: {
      is: 'Birine borç verirken elin ağır gider, verdin mi de geri geleceği günü bilmek istersin; kredi taksiti ise lokmanı boğazına dizer.',
      helps:
        'Arkadaşın para isterse, geri gelmese de seni sarsmayacak miktarı bul ve konuşmayı o rakamdan aç.',
    },
    gemini: {
      is: 'Kredi mi çeksem diye beş kişiye sorar, altıncı bir fikirle dönersin. Arkadaşına verdiğin borç da lafın arasında kaynayıp gider.',
      helps:
        'Arkadaşınla borç konuştuysan miktarı ve dönüş gününü bir de mesaja yaz; sohbette kalan rakam çabuk şekil değiştiriyor.',
    },
    cancer: {
      is: 'Yakının borç istedi mi hayır diyemezsin, kendin isteyecek olsan boğazın düğümlenir. Para sende hep gönül işine karışır.',
      helps:
        'Borç isteyene cevap vermek için bir gün izin iste, kalbin evet derken hesabının da söyleyecek sözü olsun.',
    },
    leo: {
      is: 'Borç isteyene elin açıktır, geri istemeye gururun izin vermez. Kredi çekmen gerekirse bunu kimse duymasın istersin.',
      helps:
        'Para istemen gerekiyorsa hikâyeyi süsleme, ne kadar lazım ve nasıl ödeyeceksin, bunu söyle; sana açıklık yakışır.',
    },
    virgo: {
      is: 'Kredinin faizini, masrafını son haneye kadar hesaplarsın, yine de içini bir kurt kemirir; arkadaşına verdiğin borcun gününü de sessizce sayarsın.',
      helps:
        'Kredi kâğıdında anlamadığın maddeyi görevliye açıklat, cevap içine sindiyse gece aynı sayfaya bir daha dönme.',
    },
    libra: {
      is: 'Borç isteyen arkadaşa hayır demek sana ağır gelir. Evet dersin, sonra aranızdaki denge bozuldu diye ondan kaçar gibi olursun.',
      helps:
        'Para istenince “şu kadarını yapabilirim” demek de bir cevap; evetle hayır arasında içine sinecek bir rakam bulunur.',
    },
    scorpio: {
      is: 'Borç vermek sende güven vermektir, o yüzden pek az insana verirsin; kendin kredi ya da borç isteyeceksen iyice sıkışana kadar susarsın.',
      helps:
        'Borçta koşulları, seni kızdıracak gecikmeyi bile baştan açık konuş; içinden tuttuğun hesabı karşındaki okuyamıyor.',
    },
    sagittarius: {
      is: 'Kredi çekerken “öderiz canım” dersin, arkadaşına da aynı rahatlıkla borç verirsin, son taksit aklına en son gelir.',
      helps:
        'Kredinin toplam geri ödemesini kocaman rakamlarla yaz, aylık taksite ondan sonra bak, seni yanıltan hep küçük sayı.',
    },
    capricorn: {
      is: 'Birinden para istemektense gece gündüz çalışırsın. Kredi alırken ödeme planın hazırdır, borç verdiğinden de aynı ciddiyeti beklersin.',
      helps:
        'Borç istemen gerekirse iş görüşmesine gider gibi hazırlan, rakamını ve planını söyle, utanma kısmını evde bırak.',
    },
    aquarius: {
      is: 'Arkadaşına gönül rahatlığıyla borç verirsin, para dediğin insanlar arasında dolaşır; kredi için bankaya kendini anlatmak ise ağırına gider.',
      helps:
        'Kredi koşullarını üç ayrı yerden sorup yan yana koy; seçen taraf sen olunca o görüşmede boynun bükülmüyor.',
    },
    pisces: {
      is: 'Para isteyenin gözüne baktın mı kendi hesabını unutursun. Kredi alırken de taksitler sana hiç gelmeyecekmiş gibi uzak görünür.',
      helps:
        'Borç isteyen olursa cüzdana davranmadan önce derdini sonuna kadar dinle; bazen istenen para değil, birinin kulak vermesi.',
    },
  },
  inheritance: {
    aries: {
      is: 'Lafın dolanmasına dayanamazsın, miras konuşulurken “ne olacaksa olsun” dersin, ama bir haksızlık gördün mü ilk parlayan yine sensin.',
      helps:
        'Paylaşım konuşmasında kanın beynine sıçrarsa ara iste, dışarıda biraz soluklan; hakkını serinken daha iyi savunuyorsun.',
    },
    taurus: {
      is: 'Bir tarla, eski bir saat, mirasta paradan çok elle tutulana bağlanırsın; onlardan vazgeçirmek isteyen epey uğraşır.',
      helps:
        'Bölüşmede senin için yeri dolmayacak tek şeyi baştan söyle; her parçaya birden tutununca o da arada gidiyor.',
    },
    gemini: {
      is: 'Herkes miras meselesini gelip sana anlatır, kim ne istiyor ezbere bilirsin. Kendi payın için ne düşündüğüne sıra en son gelir.',
      helps:
        'Paylaşımı herkesin aynı anda duyduğu bir yerde konuşun; sana tek tek fısıldanan sözler yolda değişiyor.',
    },
    cancer: {
      is: 'Miras bölüşülürken paraya değil hatıraya bakarsın. Bir de kırgınlık çıkarsa onu tapudan daha uzun saklarsın.',
      helps:
        'Sana dokunan o eşyayı kimseyi suçlamadan, adını koyarak iste; mirasta söylenmeyen gönül bağını başkası göremiyor.',
    },
    leo: {
      is: 'Mirasta payının azlığından çok sana sorulmamış olması ağrına gider; danışıldığın yerde ise bölüşürken herkesten cömertsin.',
      helps:
        'Miras konusunda sana danışılmadıysa bunu payından söz açmadan dile getir; rakamı başka bir konuşmaya bırak.',
    },
    virgo: {
      is: 'Evrakıyla, listesiyle miras işi gelir seni bulur. Yarım bırakamazsın, teşekkür edilmeyince içerlediğini de kimseye söylemezsin.',
      helps: 'Miras için yaptıklarını yazıp herkese gönder, iki kalemin yanına da başkasının adını koy.',
    },
    libra: {
      is: 'Kavga çıkmasın diye mirasta kendi payından verir, herkes barışınca da bana haksızlık oldu diye içten içe hesap yaparsın.',
      helps: 'Arabuluculuğa başlamadan önce bu mirasta sana göre adil olan ne, onu bul ve söze oradan gir.',
    },
    scorpio: {
      is: 'İnsanın gerçek yüzü sence miras konuşulurken görünür; paradan çok arkandan çevrilene takılır, yapılanı uzun süre unutmazsın.',
      helps:
        'Paylaşımda şüphelendiğin ne varsa soruya çevirip açıkça sor; kafanda kurduğun mahkeme seni gece de çalıştırıyor.',
    },
    sagittarius: {
      is: 'Miras kavgasına hiç gelemezsin, “hepsi sizin olsun” deyip uzaklaşmak istersin. Yol yarılanınca payının yendiğini fark edip kızarsın.',
      helps:
        'Payın konuşulurken bıkkınlıkla söz verme, mirasla ilgili cevabını içinin geniş olduğu bir güne sakla.',
    },
    capricorn: {
      is: 'Miras sana duygudan önce iş olarak gelir. Evrakı, borcu, kimin kime küstüğünü sen yüklenir, kendi payına düşen hüznü ertelersin.',
      helps:
        'Miras kâğıtlarına bir gün ara ver, kalan eşyalardan birini eline alıp hikâyesini sevdiğin birine anlat.',
    },
    aquarius: {
      is: 'Aile miras yüzünden birbirine girerken sen dışarıdan bakar, “eşit bölünsün” dersin; eşitlik bozulunca da buz gibi uzaklaşırsın.',
      helps:
        'Bölüşmede ilkeni söylerken birinin o eşyaya neden öyle tutunduğunu da sor, mantığa sığmayan yerin altında çoğunlukla özlem var.',
    },
    pisces: {
      is: 'Payını istemek sana ayıp gelir, miras konuşulurken biri ağlamaklı oldu mu hakkından vazgeçer, sonra için buruk kalır.',
      helps: 'Mirasla ilgili bir kâğıda evet demeden önce onu işin dışında duran, seni seven birine okut.',
    },
  },
  purchase: {
    aries: {
      is: 'Arabayı da telefonu da beş dakikada seçersin, beğendiğini o gün almak ister, araştırmayı oyalanmak sayarsın.',
      helps:
        'Almak istediğin büyük şeyi en yakın iki rakibiyle yarıştır, farkı elinle dene, yarışın galibini öyle ilan et.',
    },
    taurus: {
      is: 'Oturmadan, dokunmadan, tartmadan büyük bir şey almazsın. Acele ettirilmeye gelemez, seçtiğini de ömürlük kullanacakmış gibi seçersin.',
      helps:
        'Satın almayı düşündüğün şeyin her ay kaça patlayacağını da sor, sağlamını bulmakta zaten kimseden aşağı kalmazsın.',
    },
    gemini: {
      is: 'Yeni telefon için on inceleme okur, bütün özelliklerini ezberlersin, tam karar verecekken bir model daha çıkar ve her şey baştan başlar.',
      helps:
        'Büyük alışverişte sana gerçekten lazım olan iki özelliği seç, ikisini de bulduğun yerde karşılaştırmayı kes.',
    },
    cancer: {
      is: 'Koltuğu alırken üstünde kimin uyuyakalacağını, arabayı alırken kimi taşıyacağını düşünürsün, evdekilere sormadan büyük para harcamak içine sinmez.',
      helps:
        'Alacağın şeyi tek başına geçirdiğin güne göre seç, bayram kalabalığını hesaba katma; en çok sen kullanacaksın.',
    },
    leo: {
      is: '“Alacaksan iyisi olsun” dersin, büyük alışverişte orta hâllisine gönlün inmez; arabanın rengi senin için motoru kadar ciddi konudur.',
      helps:
        'Gözün en üst modeldeyse onu bir altıyla arka arkaya dene, aradaki parıltıya kaç para verdiğini bil.',
    },
    virgo: {
      is: 'Çamaşır makinesi alacak olsan tablo yapar, bütün kötü yorumları okursun. Kusursuz olan bulunana kadar eskisi zıplaya zıplaya döner.',
      helps:
        'Satın alma araştırmana bir son gün koy ve o gün ne biliyorsan onunla seç; kusursuz model zaten üretilmiyor.',
    },
    libra: {
      is: 'Bej mi gri mi diye haftalarca koltuk bakarsın, çünkü büyük bir şey alırken fiyattan önce gözüne ve içine sinmesi gerekir.',
      helps:
        'Alacağın şey için fikir sorduğun insanları ikiye indir; o koltuğa her gün bakacak olan ötekiler değil.',
    },
    scorpio: {
      is: 'Araba alacaksan gizli gizli araştırır, satıcının sakladığını bulana kadar bırakmazsın, gözün tutmadıysa fiyatın güzelliği seni kandırmaz.',
      helps:
        'Alacağın şeyde bulduğun kusurlarla yaşayabilir misin, onu düşün; hiç kuşku bırakmayan bir araba zaten yok.',
    },
    sagittarius: {
      is: 'Arabayı götüreceği yol için, telefonu çekeceği manzara için istersin. Büyük alışverişte hayalin gaza basar, ayrıntılar arkadan yetişmeye çalışır.',
      helps: 'Almayı düşlediğin şeyin ölçüsünü al, garantisini oku, sonra hayaline kaldığın yerden devam et.',
    },
    capricorn: {
      is: 'Büyük bir şey almak için hep doğru zamanı beklersin; parası hazır olsa bile eskisi tamamen bitmeden yenisini kendine layık görmezsin.',
      helps:
        'Eskisinin sana ayda kaça geldiğini tamiriyle, kaybettirdiği vakitle hesapla, yenisinin fiyatını o rakamın yanına yaz.',
    },
    aquarius: {
      is: 'Herkesin aldığı modeli almamak için epey yol gidersin, telefon olsun koltuk olsun, akıllıca bir tuhaflığı yoksa seni çekmez.',
      helps: 'Az bulunur olanı seçmeden önce yedek parçası nerede, kim tamir ediyor, bunu öğren.',
    },
    pisces: {
      is: 'Araba da alsan koltuk da alsan özelliğini değil havasını seçersin; rengi gönlünü çeldiyse fiyatı da vadesi de arka plana düşer.',
      helps:
        'Gönlünü çelen o pahalı şeye bir de bambaşka bir ruh hâlindeyken bak, etiketini de uzun uzun oku.',
    },
  },
  buyingHome: {
    aries: {
      is: 'Ev bakarken içeri girer girmez bilirsin, kirada oyalanmayayım diye öyle hızlanırsın ki çatıyı sormayı eve dönerken hatırlarsın.',
      helps:
        'Beğendiğin eve bir de başka saatte, sorularınla git, gürültüyle ışık o saatte kendini gösteriyor.',
    },
    taurus: {
      is: 'Kira sana yarım yerleşmek gibidir, tapusu senin olan bir toprağa basmak istersin. Doğru evi de gözünden önce gövden seçer.',
      helps: 'Ev gezerken bir köşeye çök, konuşmadan biraz otur, emlakçının acelesini kendi acelen sanma.',
    },
    gemini: {
      is: 'Satılık mı kiralık mı derken ilan ilan dolaşır, her evde başka bir hayatını kurarsın; birini seçmek ötekilerden vazgeçmektir.',
      helps:
        'Gezdiğin her evi akşam bir arkadaşına bir artısı ve bir eksisiyle anlat, hangisinde sesin canlanıyor, dikkat et.',
    },
    cancer: {
      is: 'Ev almak sende sığınak kurmaktır. Doğru evi, içeri girer girmez gevşeyen omuzlarından tanırsın.',
      helps:
        'Evi seçerken herkesi yerleştirmeden önce kendine bir köşe bul; sen kendini hep en sona bırakıyorsun.',
    },
    leo: {
      is: 'Misafirin girer girmez durup baktığı bir ev hayal edersin, kirada otursan da orayı saraya çevirmeden rahat etmezsin.',
      helps:
        'Evin salonuna hayran kaldıysan bir de aidatını, ısınma parasını, işe uzaklığını sor; onları misafirin görmüyor.',
    },
    virgo: {
      is: 'Rutubeti, tesisatı, kayan fayansı ev gezerken ilk sen görürsün, kusursuz olanı beklediğin için de hiçbirine gönül rahatlığıyla evet diyemezsin.',
      helps:
        'Gördüğün kusurları düzelir ve düzelmez diye ikiye ayır, ev kararına yalnız ikinci listeyle otur.',
    },
    libra: {
      is: 'Evde ışığa, oranlara, sokağın hâline vurulursun; kira mı tapu mu sorusunda iki tarafı o kadar güzel savunursun ki karar beklemekten yorulur.',
      helps:
        'Doğru ev için üç şart belirle, güzellik yalnız biri olsun, kalan eksikleri sen döşerken nasılsa giderirsin.',
    },
    scorpio: {
      is: 'Bir eve adım attığında eskiden orada yaşananı bile sezersin. İstediğin evi bulduğunu da iş bitene dek belli etmezsin.',
      helps:
        'Ev içine sinmediyse sebebini bul ve adını koy, rutubet mi, sokak mı, yoksa altına gireceğin borç mu?',
    },
    sagittarius: {
      is: 'Ev sahibi olmak sana demir atmak gibi gelir, ama önü açık, uzağı gören bir yer bulursan fikrini değiştirecek kadar da seversin.',
      helps:
        'Ev ararken bir gün gitmek istersen nasıl olacağını da düşün, çıkışını bildiğin yere daha rahat yerleşirsin.',
    },
    capricorn: {
      is: 'Evi çok önceden planlarsın. Kirayı boşa giden para sayar, doğru evi de güzelliğinden önce borcunun biteceği güne göre tartarsın.',
      helps:
        'Ev hesabında taksitten sonra sana kalan hayata da yer aç; duvarlar senin olsun derken akşamların bankanın olmasın.',
    },
    aquarius: {
      is: 'Herkesin gözündeki ev sana dar gelir; kiralık olsun satılık olsun, orada kendi bildiğin gibi yaşayabilecek misin, ona bakarsın.',
      helps:
        'Büyüklerin ev konusundaki ezberini bir yana koy, evleri kendi gününün nasıl geçtiğini düşünerek gez.',
    },
    pisces: {
      is: 'Doğru evi ilanda değil rüyanda görmüş gibi ararsın, içinde huzur duyduysan tavandaki lekeyi de kira artışını da görmek istemezsin.',
      helps:
        'Evi gezerken hayal kurmak senin işin, yanında musluğu açıp duvarı ölçen biri bulunsun, akşam notlarınızı birleştirin.',
    },
  },
  moving: {
    aries: {
      is: 'Taşınmaya karar verdin mi kolileri bir günde toplarsın, yeni yer de hemen senin olsun ister, alışmayı beklemek sana zor gelir.',
      helps:
        'Taşındığın yerde ilk iş mahalleyi baştan başa yürü, köşelerini öğren, ayağının bastığı yeri sen daha çabuk benimsersin.',
    },
    taurus: {
      is: 'Taşınmak seni belli ettiğinden çok sarsar. Elin lambanın düğmesini karanlıkta bulana kadar o ev senin olmaz.',
      helps:
        'Taşınınca önce yatağını ve her gün kullandığın iki eşyayı eski düzeninde kur, gerisi kolide beklesin.',
    },
    gemini: {
      is: 'Yeni semt, yeni yüzler, taşınmanın bu kısmına bayılırsın; sana zor gelen, tanıdık biriyle laflamadan geçen ilk haftadır.',
      helps:
        'Yeni mahallede adını bilen üç kişi edin, biri bakkal olabilir, ayaküstü iki laf sana adresten çok şey söyler.',
    },
    cancer: {
      is: 'Taşınırken içinden bir parça eski evde kalır; yenisi, içinde kendi yemeğinin kokusu birikene kadar sana başkasınınmış gibi gelir.',
      helps:
        'Eski evdeki bir alışkanlığını hiç değiştirmeden yenisine taşı, akşamüstü attığın o kısa tur bile olur.',
    },
    leo: {
      is: 'Yeni bir yere taşınınca seni kimsenin tanımaması dokunur; evin misafirle dolup şenlendiği gün orası senin olur.',
      helps:
        'Taşındığın evin bitmesini beklemeden insan çağır, kolilerin üstünde otursunlar, asıl açılış o olsun.',
    },
    virgo: {
      is: 'Kolilerini numaralar, taşınma listeni haftalar önce yaparsın, yine de son vida sıkılmadan yeni evinde kendini misafir sayarsın.',
      helps:
        'Yeni evin eksik listesini bir akşam kapat, hiçbir şeyi düzeltmeden otur ve orada yaşamayı da denemiş ol.',
    },
    libra: {
      is: 'Taşınma kararını herkese danışarak verirsin. Yeni yere alışman da evden çok, birlikte dolaşmaktan keyif alacağın birini bulmana bağlıdır.',
      helps:
        'Taşınmanın dağınıklığı içinde göze hoş gelen bir köşe kur, çiçeğiyle, ışığıyla, bunaldıkça gidip orada soluklan.',
    },
    scorpio: {
      is: 'Taşınmak sende deri değiştirmektir, geride bir şey bırakmadan gidemezsin; yeni yere de uzun süre gözleyip öyle güvenirsin.',
      helps:
        'Taşınırken yanına almayacağın bir şeyi bilerek seç, onu neden bıraktığını da kendine bir kez söyle.',
    },
    sagittarius: {
      is: 'Taşınma sözü bile yüzünü güldürür, koliler dururken sen sokakları keşfe çıkarsın, her köşesini öğrenince de oraya ilgin azalır.',
      helps:
        'Yeni yerinde keşif bitince aynı parka, aynı lokantaya üçüncü kez git, bırak bir kez de seni tanısınlar.',
    },
    capricorn: {
      is: 'Taşınırken herkesin kolisini, faturasını sen düşünür, alışma derdini sonraya bırakırsın. Orayı benimsediğini yorgun argın dönmek istediğin gün anlarsın.',
      helps:
        'Taşınma bitince bir “yerleştim” günü ilan et, o gün hiçbir şey monte edilmesin, kimse de senden tornavida istemesin.',
    },
    aquarius: {
      is: 'Eşyaya bağlanmadığın için kolay taşınırsın, bir yeri benimsemen ise ancak orada kafa dengin üç beş tuhaf insan bulunca olur.',
      helps:
        'Taşındığın şehirde ilgi alanına uyan bir topluluğun bir buluşmasına katıl, konuşmasan da olur, bir bak kimler var.',
    },
    pisces: {
      is: 'Taşınınca bir süre iki evde birden yaşarsın. Gövden yenisinde, aklın eskisindedir, hangisi rüya, karıştırdığın olur.',
      helps:
        'Taşındıktan sonraki ilk sabahlarda eski evden bir müzik ya da koku yanında olsun, geçişi yavaşlatmak sana iyi gelir.',
    },
  },
  whereToLive: {
    aries: {
      is: 'Sana nabzı yüksek bir şehir uyar, durgun yerde üçüncü gün kendine mücadele icat edersin; yeter ki yakınında tırmanacak bir yokuş olsun.',
      helps:
        'Nerede yaşasam diye düşünürken oradaki sabahını hayal et, yataktan fırlatacak bir şey yoksa o yere bir eksi yaz.',
    },
    taurus: {
      is: 'Toprağa basabildiğin, sesi az, yemeği güzel bir yer sana göre. Şehirde de yaşarsın ama bir avuç yeşil görmeden huzur bulmazsın.',
      helps:
        'Aklındaki yerde gezilecek hiçbir şeyi gezmeden bir gün geçir; akşam dönmek mi istiyorsun kalmak mı, ona bak.',
    },
    gemini: {
      is: 'Köy sessizliğine önce hayran olur, sonra konuşacak birini ararsın. Yürüyerek her yere varılan, lafı bol bir şehir sana daha uygun.',
      helps:
        'Şehir mi sakin bir yer mi diye seçmeden önce ikisinin arası kaç dakika, ona bak; sana gidip gelmek de yarar.',
    },
    cancer: {
      is: 'Gönlün suya yakın, sevdiklerine bir yürüyüşlük bir yer ister, onlardan uzaktaki en güzel şehir bile sende geçici kalır.',
      helps:
        'Aileye yakın oturmanın ölçüsünü kendin koy, aynı sokak mı, bir otobüs ötesi mi, özlemeye de biraz yol kalsın.',
    },
    leo: {
      is: 'Işığı bol, insanı sıcak, adının bilindiği bir yerde yaşamak sana yarar; kalabalığa karışıp kaybolduğun şehirde sönükleşirsin.',
      helps:
        'Yaşayacağın yeri seçerken akşamlarını kimlerle geçireceğini düşün; manzara ne kadar güzel olsa da hâlini sormuyor.',
    },
    virgo: {
      is: 'Derli toplu, küçük, otobüsü vaktinde gelen bir yerde rahat edersin; büyük şehirde kalabalıktan çok aksayan işler canını sıkar.',
      helps:
        'Yaşamak istediğin yeri bir günlük güzergâhla sına, çarşıya, fırına, yürüyüş yoluna kaç dakikada varılıyor, tek tek ölç.',
    },
    libra: {
      is: 'Sokağı güzel, dostu yakın, yürümesi keyifli bir semtte açılırsın. Issız kır da kaba saba şehir de inceliğini yıpratır.',
      helps:
        'Şehirle kır arasında kaldıysan akşamlarını kiminle geçireceğini düşün, güzel manzaraya tatilde de gidilir.',
    },
    scorpio: {
      is: 'Nerede yaşarsan yaşa kimsenin seni gözlemediği bir yerin olmalı; ıssız bir kıyı kadar koca şehrin kalabalığında tanınmamak da sana iyi gelir.',
      helps:
        'Ailenin yakınını düşünüyorsan arada haber vermeden gelinemeyecek kadar mesafe bırak, sana sessiz bir alan kalsın.',
    },
    sagittarius: {
      is: 'Deniz, ova, havaalanı yakını, yaşayacağın yerde tek şartın ufku görmek ve canın isteyince kolayca gidebilmek.',
      helps:
        'Sana uyan yeri ararken evlerden önce yollara bak, kaç saatte denize, kaç saatte bambaşka bir şehre varıyorsun?',
    },
    capricorn: {
      is: 'Dağ başı da büyük şehir de sana uyar, yeter ki orada emeğinin bir karşılığı olsun; sırf manzarası için bir yerde duramazsın.',
      helps:
        'Nerede yaşayacağını bir de dinlenmiş hâline sor, işe yakınlıktan başka ne isterdi, onu da listeye ekle.',
    },
    aquarius: {
      is: 'Kimsenin kimseye karışmadığı, kafası açık insanların yaşadığı bir şehir sana yakışır. Küçük yerin “kimlerdensin” sorusu nefesini daraltır.',
      helps:
        'Yaşamayı düşündüğün yerde bir gün en tuhaf hâlinle dolaş, dönüp bakanları değil selam verenleri say.',
    },
    pisces: {
      is: 'Deniz kıyısında yaşamak eski hayalindir, suyun sesinde toparlanırsın; kalabalık şehirde herkesin derdi üstüne siner, akşam kendini zor bulursun.',
      helps:
        'Hayalindeki sahil kasabasını bir de yağmurlu, yapılacak işi çok bir gün olarak düşün, hâlâ gönlünü çekiyor mu?',
    },
  },
  roommate: {
    aries: {
      is: 'Bulaşık yüzünden ev arkadaşına bir anda parlarsın; seni çileden çıkaran, kendi işini bitirip onunkini beklemektir.',
      helps:
        'Ev arkadaşına kızdığında önce başka bir odada biraz oyalan, sonra yalnız bugünkü meseleyi söyle.',
    },
    taurus: {
      is: 'Ev arkadaşıyla güzelce geçinirsin, yeter ki yemeğine ve eşyana dokunulmasın. Biri havlunu kullanırsa sesin çıkmaz, inadın başlar.',
      helps:
        'Neyin ortak, neyin yalnız senin olduğunu ev arkadaşına baştan söyle; karşındaki susmanı razı oldun sanıyor.',
    },
    gemini: {
      is: 'Tek yaşamak sana fazla sessizdir, ev arkadaşıyla gece sohbetine doyamazsın, ama bulaşık sırası sana gelince konu nedense değişir.',
      helps:
        'En uzun sohbetini ev arkadaşınla bulaşık başında yap, çenen çalışırken ellerinin de çalıştığını fark etmiyorsun bile.',
    },
    cancer: {
      is: 'Ev arkadaşın zamanla ailen olur, aç mı tok mu düşünürsün. Lavaboda bıraktığı tabak da bu yüzden sana sevgisizlik gibi gelir.',
      helps:
        'Ev arkadaşın için yaptıklarını içinden sayıp darılma, bulaşıktan ne beklediğini aynı gün, sesin yumuşakken söyle.',
    },
    leo: {
      is: 'Paylaştığın evin neşesi sensindir, herkesi sen toplarsın; yıkadığın bulaşığı kimse fark etmezse bir daha elini sürmezsin.',
      helps:
        'Bulaşık konusunu açmadan önce ev arkadaşına yaptığı bir iş için teşekkür et, kendi yaptığını da çekinmeden söyle.',
    },
    virgo: {
      is: 'Söylene söylene ev arkadaşının bulaşığını da yıkarsın, çünkü temizlik ölçün laboratuvar düzeyindedir ve kimse o sınavı geçemez.',
      helps:
        'Senin için şart olan iki temizlik kuralında ev arkadaşınla anlaş, üçüncüsünün çiğnendiğini görünce başını çevir.',
    },
    libra: {
      is: 'Birlikte yaşamak sana göredir, evde huzur bozulmasın diye bulaşığa ses etmez, sonra odana çekilip kendi kendine söylenirsin.',
      helps:
        'Rahatsızlığını ev arkadaşına “bunu nasıl bölüşelim” diye sorarak aç, cevabı beklerken de hemen kendi payına razı olma.',
    },
    scorpio: {
      is: 'Aynı evde yaşadığın insanın keyfini ayak sesinden anlarsın, kirli tabağa katlanırsın da odana izinsiz girilmesine asla.',
      helps:
        'Odanın ve yalnızlığının sınırını ev arkadaşına kavga yokken anlat; bulaşık tartışmasının altından çoğu zaman o çıkıyor.',
    },
    sagittarius: {
      is: 'Eğlenceli bir ev arkadaşısın, bulaşıkta ise birazdan hallederim ekolündensin. Nöbet çizelgesini görünce dışarıda acil bir işin çıkar.',
      helps:
        'Ortak evde sana en kolay gelen işi kendiliğinden üstlen, gerisini konuşurken sesin daha rahat çıkar.',
    },
    capricorn: {
      is: 'Ortak evin faturası, kirası, bulaşık düzeni döner dolaşır sana kalır. Ev arkadaşın rahat ettikçe sen müdüre dönersin.',
      helps: 'Ev işlerinden birini ev arkadaşına tamamen bırak, kötü yapsa da arkasından düzeltme.',
    },
    aquarius: {
      is: 'Kimsenin hayatına karışmayan bir ev arkadaşısın, günlerce odanda kaybolursun; bulaşık kavgasına da insanlığın küçük dertlerinden biri gözüyle bakarsın.',
      helps:
        'Sustuğunda küsmediğini, yalnızca kafanın içinde dolaştığını ev arkadaşına söyle; karşındaki o sessizliği kendine yoruyor.',
    },
    pisces: {
      is: 'Birlikte oturduğun insanın sıkıntısı sana geçer, kıyamaz, onun bulaşığını da yıkarsın, kendi tabağını ise dalıp bir yerde unutursun.',
      helps:
        'Ev arkadaşınla yaşarken günün bir saatini yalnız kendine ayır, kulaklığını tak, başkasının havasından biraz çık.',
    },
  },
  neighbours: {
    aries: {
      is: 'Komşu gürültü edince sen de sesini yükseltirsin, haklıyken kavgayı başlatan durumuna düşmene de ayrıca sinirlenirsin.',
      helps:
        'Komşuya söyleyeceğini öfken inince kısa bir nota yaz, içinde bir selam ve tek bir istek bulunsun.',
    },
    taurus: {
      is: 'Senin gözünde iyi komşu, sesi duyulmayan komşudur. Çok sabreder, tek laf etmezsin, sonra bir park yeri yüzünden selamı kesersin.',
      helps:
        'Komşuyla derdini o günkü konuda bırak, üstüne eskileri sessizce ekleme, yoksa en çok senin evdeki keyfin kaçıyor.',
    },
    gemini: {
      is: 'Apartmanda kim kime dargın, önce senin kulağına gelir; komşuyla aran açıldıysa altından çoğunlukla ağızdan ağıza gezen bir laf çıkar.',
      helps:
        'Komşu hakkında duyduğunu kimseye aktarmadan bir gün tut, ertesi gün hâlâ anlatmaya değiyor mu, öyle bak.',
    },
    cancer: {
      is: 'İyi komşuyu akraba sayarsın, kötüsü evinin huzurunu kaçırır. Merdivendeki bir ters bakışı günlerce içinde gezdirirsin.',
      helps:
        'Komşunun suratı sana mı asıktı, kendi derdine mi, bilemezsin; kırılmadan önce ikincisine de pay bırak.',
    },
    leo: {
      is: 'Komşuların seni gür selamınla tanır. Biri kabalık etti mi konu gürültü olmaktan çıkar, doğrudan saygı meselesine döner.',
      helps:
        'Komşuyla takıştığın konuyu yöneticiye iki satır yazarak çöz; apartmanın önünde seyirci olunca geri adım zorlaşıyor.',
    },
    virgo: {
      is: 'Komşunun çöpü, ayakkabısı, sulanan balkonu bir tek senin gözüne batar; haklı uyarın da karşı tarafta ders yerine geçer.',
      helps:
        'Gözüne batan on şeyden en önemlisini seç, komşuya yalnız onu rica ederek söyle, kalan dokuzu bu kez sende kalsın.',
    },
    libra: {
      is: 'Gürültüye katlanır, komşunla aran bozulmasın diye karşılaşınca bir de gülümsersin; içinden geçeni bilse en çok o şaşırır.',
      helps:
        'Komşunla konuşmadan önce diyeceğini yaz, içindeki bütün “kusura bakma”ları sil, kalan cümle zaten yeterince nazik.',
    },
    scorpio: {
      is: 'Komşunun yaptıklarını gününe saatine kadar aklında tutarsın. Ses çıkarmazsın, ama içindeki dosya günden güne kalınlaşır.',
      helps:
        'Komşunun gürültüsünü beklediğini fark ettiğin an kulağına başka bir ses ver, kendi evinde nöbetçi olma.',
    },
    sagittarius: {
      is: 'Düşündüğünü komşuya dobra dobra söyler, az sonra güler geçersin, geç saatteki kendi kahkahanın duvarı aştığını ise hiç duymazsın.',
      helps:
        'Komşudan şikâyet gelirse savunmaya geçmeden ne duyduğunu sor; senin eğlencen onun tavanında gümbürdüyor olabilir.',
    },
    capricorn: {
      is: 'Komşulukta ölçülüsün, aidatını öder, sesini kısarsın, kurala uymayanla uğraşma işi de sonunda gelir sana kalır.',
      helps:
        'Komşuyla konuşurken kural maddesini cebinde tut, söze bir insan cümlesiyle başla, maddeyi sonra da çıkarırsın.',
    },
    aquarius: {
      is: 'Kimseye karışmaz, kimse de sana karışmasın istersin. Nereye gittiğini, kimin geldiğini soran komşu seni gürültücüden çok gerer.',
      helps:
        'Meraklı komşuya yürürken söyleyeceğin güler yüzlü bir cevabın olsun, içinden hiçbir bilgi çıkmasın.',
    },
    pisces: {
      is: 'Derdi olan komşuya koşar, gürültü edene bile bir mazeret bulursun, sonra karşılaşmamak için asansörün boşalmasını beklersin.',
      helps:
        'Hangi isteğe evet diyeceğini komşuyla karşılaşmadan kararlaştır, gerisine “bugün olmuyor” de ve sebebini uzatma.',
    },
  },
  abroad: {
    aries: {
      is: 'Yurt dışına gitme fikri seni hemen ayaklandırır, “dili yolda öğrenirim” dersin; zor gelen, ilk heyecanın ardından başlayan sıradan günlerdir.',
      helps:
        'Gurbette için daralınca o gün çekindiğin bir işi yap, gişede kendi ağzınla bilet istemek bile sayılır.',
    },
    taurus: {
      is: 'Başka ülkede en çok tadı, kokuyu, kendi yastığını özlersin. Yerleşmen uzun sürer, yerleştin mi de seni oradan söken olmaz.',
      helps:
        'Yurt dışındaysan bildiğin bir yemeği oranın malzemesiyle pişirmeyi öğren; sende özlem önce damaktan yatışıyor.',
    },
    gemini: {
      is: 'Yeni bir ülkede her tabela sana oyundur, ama dilin şaka yapmaya yetmediği sürece kendini gurbette yarım bir insan gibi hissedersin.',
      helps:
        'Yaşayacağın ülkenin dilinde önce bir fıkra öğren, birini güldürdüğün gün yabancılığın epeyce azalır.',
    },
    cancer: {
      is: 'Kalbinin saati memlekete ayarlıdır, başka ülkede de öyle kalır, özlem bir kokuyla gelir, bütün gününü alır.',
      helps:
        'Gurbette memleketini anlatabileceğin bir insan bul, hemşerin olması gerekmez, merak edip sorması yeter.',
    },
    leo: {
      is: 'Başka ülkeye giderken hayalin büyük, başın yukarıdadır. Orada aksanlı bir yeni gelen sayılmak, özlemden bile çok gururunu zorlar.',
      helps:
        'Yabancı ülkede iyi yaptığın bir işi küçük bir toplulukta göster; dilin sürçse de elin kendini anlatır.',
    },
    virgo: {
      is: 'Belge belge hazırlanır, yurt dışında çıkabilecek her aksiliği düşünürsün; oraya varınca yanlış konuşurum diye susar, ufacık bir şeyde evini özlersin.',
      helps:
        'Başka ülkede her gün bir cümleyi bilerek yarım yamalak kur ve karşındakinin yine de anladığını gör.',
    },
    libra: {
      is: 'Gitsem mi kalsam mı diye iki ülkeyi tartar durursun; seni yurt dışında maaştan çok, sohbetine doyulmayan bir insan tutar.',
      helps:
        'Yurt dışı sorusunda fikir toplamayı kes, oradaki bir akşamını hayal et, kiminlesin, ne konuşuyorsun, yüzün nasıl?',
    },
    scorpio: {
      is: 'Başka ülkede eski kimliğini silip baştan başlamak seni içten içe çeker. Orada da kolay açılmaz, özlemini kimseye sezdirmezsin.',
      helps:
        'Gurbette güvendiğin birine özlediğini söyle, neyi özlediğini de söyle, bu kadarı seni kimsenin eline düşürmez.',
    },
    sagittarius: {
      is: 'Yurt dışı sana yabancı gelmez, her ülkede kendinden bir yan bulursun; özlem ise seni en kalabalık eğlencenin ortasında yakalar.',
      helps:
        'Başka ülke hayaline kirayı, oturum iznini, banka kuyruğunu da ekle; hâlâ ışıldıyorsa hevesin sahici demektir.',
    },
    capricorn: {
      is: 'Yurt dışında çalışmaya bir planla gider, kendini kanıtlayana dek durmazsın. Memleket özlemini de izin günlerine ertelersin.',
      helps:
        'Gurbetteyken memlekettekilerle konuşacağın saati işlerden önce belirle ve iş çıktı diye kaydırma.',
    },
    aquarius: {
      is: 'Yabancı olmak seni ürkütmez, kendi mahallende de biraz öyleydin. Başka ülkenin özgürlüğünü sever, yakınlık kurmakta ağırdan alırsın.',
      helps:
        'Yurt dışında kafana uyan bir grup bulman kolay, sen bir de moralin bozukken arayabileceğin tek kişi edin.',
    },
    pisces: {
      is: 'Uzaktan bakınca yurt dışı yumuşacık bir hayaldir sana, oraya varınca evrak, dil, kira çıkar, özlem de en çok kalabalıkta bastırır.',
      helps: 'Gurbette her sabah aynı sokaktan geç, bir ağacını tanıdık say, özlem tutunacak bir yer arıyor.',
    },
  },
};
