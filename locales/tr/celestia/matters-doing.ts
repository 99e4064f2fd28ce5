import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of learning, making and habits, and what helps it there. */
export const matters: MattersOf<'doing'> = {
  exam: {
    aries: {
      is: 'Sınavda en büyük rakibin kendi acelen; cevabı bilirsin, ama sorunun son satırını okumadan çoktan işaretlemiş olursun.',
      helps:
        'Direksiyonda da kâğıt başında da her adımdan önce bir nefes dur; bilgin yetiyor, sana o duraklama lazım.',
    },
    taurus: {
      is: 'Ağır ağır çalıştığın konu kolay silinmez; sınav günü seni asıl yabancı salon ve son anda değişen kural sarsar.',
      helps:
        'Sınav yerine önceden bir kez git, yolunu öğren, biraz otur, sabahında sana yabancı bir şey kalmasın.',
    },
    gemini: {
      is: 'Sınav öncesi her konudan biraz okur, hiçbirinde durmazsın, eksik kalanı da konuşarak kapatacağını düşünürsün.',
      helps:
        'Konuyu hiç bilmeyen birine baştan anlat; dilinin dolaştığı yer, sınava kadar çalışman gereken yerdir.',
    },
    cancer: {
      is: 'Sınavın nasıl geçeceği sende biraz da gözetmenin yüzüne bağlıdır, asık bir surat bildiğini bile unutturur.',
      helps: 'Sınav sabahı telaşlılardan uzak dur, sana inanan birinin sesini duy, içeri o sesle gir.',
    },
    leo: {
      is: 'Karşında seni izleyen biri varsa sınavda açılırsın, ama kalma ihtimalini düşünmek bile gururunu incitir.',
      helps: 'Sınava gireceğini yalnız bir iki dostuna söyle, kalabalığa karşı değil kendin için girersin.',
    },
    virgo: {
      is: 'Sınava kimse senin kadar hazır girmez, gene de atladığın o bir sayfadan soracaklarına eminsindir.',
      helps:
        'Sınavdan önceki akşam bildiğin konuların üstünden geç, eksik arama, notları kapatacağın saate de sadık kal.',
    },
    libra: {
      is: 'Sınavda en çok vaktini iki şık arasında gidip gelmek yer, çünkü ikisine de hak verirsin.',
      helps: 'Sınavda ilk seçtiğin şıkkı, elinde sağlam bir gerekçe yoksa değiştirme, sonraki soruya geç.',
    },
    scorpio: {
      is: 'Kimseye söylemeden çalışır, sınava hesaplaşmaya gider gibi girersin; kalmayı kolay unutmazsın, bu kadar gerilmen ondan.',
      helps:
        'Zayıf olduğun konuyu güvendiğin birine açık et, seni oradan sınasın; sakladıkça sınav gözünde büyüyor.',
    },
    sagittarius: {
      is: '“Bir şekilde hallederim” diyerek girersin sınava; haklı çıktığın da çok olur, takıldığın yer hep küçük ayrıntılardır.',
      helps: 'Şansına güven, ama sınava kadar en sıkıcı bulduğun konudan her gün on soru çöz.',
    },
    capricorn: {
      is: 'Bir sınav senin gözünde değerinin ölçüsü olup çıkar; onca çalışmana rağmen içeri hafif giremeyişin bundan.',
      helps: 'Bu sınavı geçmek için sana kaç puan yettiğini hesapla, üstünü kendine borç yazma.',
    },
    aquarius: {
      is: 'Mantığını kavradığın soruda sınavı rahat geçersin, ezber istenince inadın tutar, o sayfa boş kalır.',
      helps:
        'Saçma bulduğun kuralı da sınavda istedikleri gibi yaz, itirazını kâğıdı verdikten sonraya sakla.',
    },
    pisces: {
      is: 'Sınav kâğıdına bakarken aklın başka yere kayar; bildiğini bilirsin de lazım olduğu anda çağıramazsın.',
      helps:
        'Sınav başlar başlamaz her sorunun kenarına aklına gelen ilk sözcüğü karala, dalınca oradan tutunursun.',
    },
  },
  studies: {
    aries: {
      is: 'Okuduğun bölüm seni zorluyorsa gözün parlar; teze gelince girişi bir günde yazar, düzeltmelerde çıldırırsın.',
      helps:
        'Tezi uzun bir yol diye düşünme, hocanla kısa aralıklı teslimler kararlaştır, her biri ayrı bir yarış olsun.',
    },
    taurus: {
      is: 'Bölüm seçerken elinde ne kalacağına bakarsın; sıkıldığını ise, başladığın iş yarım kalmasın diye, geç kabul edersin.',
      helps:
        'Okumayı sürdürsem mi diye tartarken diplomayı bir yana koy, sıradan bir ders gününü gözünün önüne getir.',
    },
    gemini: {
      is: 'Tek bölüme sığmak sana zor gelir, tezinin konusu da her yeni makaleyle biraz daha kayar.',
      helps:
        'Tezinin sorusunu tek cümleyle yazıp önüne as, ona dokunmayan güzel makaleleri ayrı bir dosyada beklet.',
    },
    cancer: {
      is: 'Dersi sana hocası sevdirir; seni ciddiye almayan bir danışmanla tez yazmak gurbette yaşamak gibi gelir.',
      helps:
        'Bölümleri karşılaştırırken hocaların öğrencilere nasıl seslendiğine de kulak ver, sen en çok o seste öğrenirsin.',
    },
    leo: {
      is: 'Adının anılacağı bir bölümde okumak istersin, kimsenin açıp bakmayacağı bir tez hevesini kırar.',
      helps:
        'Tezinden bir parçayı konuyu merak eden birine anlat, kalan sayfaları onun yüzünü düşünerek yaz.',
    },
    virgo: {
      is: 'Notların kusursuz, kaynakların tamam; tezin gene de bitmez, çünkü teslim edince eksiğin görünecek diye korkarsın.',
      helps: 'Danışmanına tezin yarım hâlini bilerek gönder, düzeltilecek yeri bir kez de o bulsun.',
    },
    libra: {
      is: 'Bölüm seçerken gönlün ikiye bölünür, üstelik evdekilerin gönlü de hesaba girer.',
      helps: 'Kimseye açıklamak zorunda olmasan hangi dersi okurdun, bunun cevabını önce kendi ağzından duy.',
    },
    scorpio: {
      is: 'Seni saran bir konu bulunca bölümün en derinine inersin, geri kalanı geçer not için bile okumak zulümdür.',
      helps: 'Zorunlu dersin içinde seni kurcalayan bir soru bul, ders boyunca onun izini sür.',
    },
    sagittarius: {
      is: 'Okumayı ufkunu açtığı için seversin, yeni bölüm, yeni şehir seni çeker; dipnotlara gelince hevesin uçar.',
      helps: 'Kaynakçayı sona yığma, tezde alıntıyı yaptığın gün künyesini de yaz, büyük fikrin rahat etsin.',
    },
    capricorn: {
      is: 'Bölümünü neye yarayacağını sorarak tartarsın, sevip sevmediğin sorusu ise sıranın en sonunda kalır.',
      helps:
        'Okul yükünün içinde sırf merak ettiğin için girdiğin bir ders bulunsun, yararını kimseye açıklama.',
    },
    aquarius: {
      is: 'Ne okusan bölümün kenarında durur, kimsenin sormadığı soruyu sorar, en çok da yönetmeliğe takılırsın.',
      helps: 'Tezin için kendisine itiraz edilmesinden hoşlanan bir hoca ara; sana konu kadar o gerekiyor.',
    },
    pisces: {
      is: 'Derste sezip anladığın çok, teze geçirebildiğin az; okula olan hevesin de bir gelir bir gider.',
      helps: 'Aklına tezle ilgili ne gelirse o an sesli not al, düzene sokmayı ayrı bir güne koy.',
    },
  },
  languages: {
    aries: {
      is: 'Yeni dili öğrenmeden konuşmaya başlarsın, yanlışına da aldırmazsın; sabrını bitiren, oturup kural çalışmaktır.',
      helps:
        'O dili konuşan biriyle küçük bir iddiaya gir, kuralı yenmek için öğrenmek sana daha kolay gelir.',
    },
    taurus: {
      is: 'Bir dil sana geç yerleşir ama yerleşti mi çıkmaz; ağır gidişine bakıp yeteneksizim dersin.',
      helps: 'Kelimeyi damağının sevdiği şeylerden öğren, o dilde bir tarif oku, sonra mesela onu pişir.',
    },
    gemini: {
      is: 'Dil kapmakta üstüne yok, taklitle hemen konuşursun; tam ısınmışken aklın başka bir dile kayar.',
      helps: 'Şimdilik tek bir dilde dur, onda fıkra anlatabilecek hâle gelince ötekine göz kırp.',
    },
    cancer: {
      is: 'Dili sevdiğin seslerden öğrenirsin, kitap sana soğuk gelir; yanlışını yüzüne vuran biri çıkınca da ağzın kilitlenir.',
      helps:
        'Konuşma alıştırmasını yanında gülünç olmaktan çekinmediğin biriyle yap, dilin önce onunla çözülsün.',
    },
    leo: {
      is: 'Yabancı dilde kendi dilindeki o parlak insan gibi konuşamadığın için susarsın, seni bilmiyor sanırlar.',
      helps: 'O dilde iyi anlattığın bir hikâyen olsun, her yeni tanıştığına anlatıp büyüt.',
    },
    virgo: {
      is: 'Öğrendiğin dilin kurallarını çoktan sökmüşsündür, ağzını açmadan önce cümleyi üç kere düzelttiğin için susarsın.',
      helps:
        'Dil dersinde bugün çok konuşmayı hedefle, doğruluğunu boş ver, yanlışlarını ertesi gün toplarsın.',
    },
    libra: {
      is: 'Karşılıklı, tatlı bir sohbet varsa dili kolay öğrenirsin; tek başına kelime ezberlemek seni uyutur.',
      helps: 'Dilini öğrenmek isteyen biriyle eşleş, yarım saat senin dilin konuşulsun, yarım saat onunki.',
    },
    scorpio: {
      is: 'Bir dile tutuldun mu argosuna kadar sökersin, seni sarmayan dilin ise bir kelimesi bile aklında kalmaz.',
      helps: 'Seni içine çeken bir diziyi o dilde izle, anlamadığın her sahnede tek kelimenin peşine düş.',
    },
    sagittarius: {
      is: 'Dil öğrenmek için sana uzak bir yer, bir sebep lazım; yol görünmeyince kitabın kapağı açılmaz.',
      helps:
        'Yolculuğu bekleme, o dilin insanlarını oturduğun şehirde bul, yarım yamalak bir selamla işe başla.',
    },
    capricorn: {
      is: 'Yabancı dili ders ders, sabırla öğrenirsin, ama tam hazır sayılmadan konuşmayı kendine yakıştıramazsın.',
      helps: 'Seviyen ne olursa olsun o dilde her gün birine iki cümle söyle, kursun bitmesini bekleme.',
    },
    aquarius: {
      is: 'Herkesin öğrendiği dil seni pek çekmez; az bilinen bir dilin garip mantığı ise aklını günlerce oyalar.',
      helps:
        'Öğrendiğin dilde önce kendi tuhaf merakının forumlarını oku, havaalanı cümleleri arkadan gelir.',
    },
    pisces: {
      is: 'Kulaktan, şarkıdan, filmden öğrenirsin dili; denileni anlarsın da sıra cevaba gelince kelimeler kaçar.',
      helps: 'Sevdiğin bir sahneyi oyuncuyla aynı anda yüksek sesle söyle, o dile ağzın da alışsın.',
    },
  },
  music: {
    aries: {
      is: 'Çalgıyı eline aldığın gün şarkı çıksın istersin; müzikte hevesin güçlü, gam çalışacak sabrın kısa.',
      helps:
        'Önce delice sevdiğin bir parçayı, kolaylaştırılmış hâliyle de olsa çal, teknik onun peşinden gelsin.',
    },
    taurus: {
      is: 'Sesin de kulağın da müziğe yatkın; seni yerinde tutan, iyi bildiğin birkaç parçanın rahatlığıdır.',
      helps: 'Arada bir dağarcığına yabancı bir ezgi kat, eskileri de ödül diye sona bırak.',
    },
    gemini: {
      is: 'Müziği çabuk kaparsın, parmağın kıvrak, merakın bol; çalgılar çoğalır, baştan sona çalınan parça çoğalmaz.',
      helps: 'Bir parçayı, araya laf sokmadan sonuna kadar çalabilene dek müzikte yenisine bakma.',
    },
    cancer: {
      is: 'Söylediğin şarkıda sesinden çok yüreğin duyulur, yabancı kulaklar önünde ise o ses boğazında kalır.',
      helps: 'Önce seni seven bir kişiye çal ya da söyle, kalabalığı hiç düşünme.',
    },
    leo: {
      is: 'Müzik yeteneğini alkış büyütür; dinleyen olmayınca çalgın köşede tozlanır, seni de hevessiz sanırlar.',
      helps: 'Eşe dosta tek parçalık bir konser sözü ver, çalışmak için sana o akşam yeter.',
    },
    virgo: {
      is: 'Yeteneğim var mı diye sorarken bile yanlış notaları sayarsın; kulağın müzikte parmağından ileride, hepsi bu.',
      helps: 'Çaldığını kaydet, bir hafta dinleme; aradan sonra yanlıştan önce müziği duyarsın.',
    },
    libra: {
      is: 'Birlikte söylenen müzikte yerini hemen bulursun, ikinci ses sana biçilmiş; yalnız çalışmak ise hevesini kaçırır.',
      helps: 'Çalgını ya da sesini bir koroya, bir arkadaşın gitarına uydur, çalışmaya o buluşma için otur.',
    },
    scorpio: {
      is: 'Bir şarkı sana dokununca günlerce ondan çıkamazsın; müzikteki yeteneğin parmak hızından önce bu tutulmadadır.',
      helps: 'Kimseye çalmayacağın bir parçan olsun, dile getiremediğin ne varsa onun içine koy.',
    },
    sagittarius: {
      is: 'Türküden caza her müziğe gönlün açık, sesin gür; usul usul çalışmaya gelince nedense vaktin yoktur.',
      helps: 'Çalgının geldiği yörenin ustalarını dinle, bir ezgiyi onlardan, hiç süslemeden aynen çıkar.',
    },
    capricorn: {
      is: 'Müzikte yetenek sözüne pek inanmaz, çalışana inanırsın; çalarken eğlenmek bu yüzden en son aklına gelir.',
      helps: 'Metronomu kapatıp biraz da boş boş çal, bu müziğin karnesini isteyen yok.',
    },
    aquarius: {
      is: 'Öğretilen müzik seni sıkar, bir telden çıkmaması gereken sesleri çıkarmaya bayılırsın; kulağın tuhaf ama kendine ait.',
      helps: 'Uydurduğun sesleri telefonuna kaydet, birkaçını üst üste koyunca çıkan müziğe kulak ver.',
    },
    pisces: {
      is: 'Notaya bakmadan, içinden geldiği gibi çalıp söylersin; müzik sende bol, onu toplayacak düzen az.',
      helps: 'Aynı parçanın aynı sekiz ölçüsünde her gün biraz kal, ilhamın gelmediği gün de.',
    },
  },
  writing: {
    aries: {
      is: 'Yazmaya oturunca ilk on sayfa bir solukta çıkar; kitabın ortasında heyecan düşünce yenisine başlamak istersin.',
      helps: 'Kitabın sırasını boş ver, bugün en çok hangi sahne seni çekiyorsa onu yaz.',
    },
    taurus: {
      is: 'Yazdıkların ağır akar, kokusu dokusu vardır; tek paragrafı beğenene kadar günlerce başından kalkmazsın.',
      helps: 'Günde yarım sayfa yaz ve geriye bakmadan ilerle, yontmaya ilk bölüm bitince izin var.',
    },
    gemini: {
      is: 'Kitaplar dolusu fikrin var, hepsi not hâlinde; yazacağını önce anlattığın için hevesi lafta tükenir.',
      helps: 'Başladıklarından birini kurayla çek, güzel çirkin demeden son cümlesine kadar yaz.',
    },
    cancer: {
      is: 'Günlük tutmak sana iyi gelir, hatıradan yazınca güçlüsün; yakınların kendini tanır diye elin titrer.',
      helps: 'İlk hâlini yalnız kendin için yaz, adları değiştirmeyi ve kime okutacağını sonra düşünürsün.',
    },
    leo: {
      is: 'Okunmayacaksa niye yazayım dersin, yazdığın beğenilmeyince de kalemi küskün küskün bırakırsın.',
      helps:
        'Yazdıklarını bölüm bölüm iki sadık okura ver, onlardan övgü değil “sonra ne oldu” sorusunu bekle.',
    },
    virgo: {
      is: 'Daha cümle bitmeden düzeltmeye girişirsin, yazdığın da bu yüzden bir türlü ikinci sayfaya varamaz.',
      helps: 'Çeyrek saat boyunca hiç silmeden yaz, içindeki titiz redaktörün mesaisi ondan sonra başlasın.',
    },
    libra: {
      is: 'Zarif yazar, herkese hakkını verirsin; kimse kırılmasın derken kitabında bir tek kavga kalmaz.',
      helps: 'Senin ağzına almayacağın bir sözü kahramanlarından birine söylet, yazı oradan canlanır.',
    },
    scorpio: {
      is: 'Yazarken kimsenin bakmaya cesaret edemediği yere bakar, sonra da o sayfaları herkesten saklarsın.',
      helps: 'En çok çekindiğin sayfayı önce yaz; göstermek ayrı bir iş, onu bugün düşünme.',
    },
    sagittarius: {
      is: 'Kafandaki kitap kıtalar aşar, önüne gelene anlatırsın; anlattıkça da yazmış kadar olur, başına oturmazsın.',
      helps: 'Kitabından bir süre kimseye söz etme, içinde biriken anlatma isteğini kâğıda sakla.',
    },
    capricorn: {
      is: 'Bir kitabı satır satır örecek sabır sende, ama yazmak için bir büyüğün “değer” demesini beklersin.',
      helps: 'Yazı saatini mesai say, defterin başına hep aynı saatte geç, iznini de kendin imzala.',
    },
    aquarius: {
      is: 'Roman kuralları, yazarlık öğütleri sana dar gelir; yazdığın şeyin türünü sen bile söyleyemezsin.',
      helps: 'Yazına kendi tuhaf kuralını koy, mesela hep tersten anlat ve sonuna kadar ona uy.',
    },
    pisces: {
      is: 'Yazacağın şey aklına hep yarı uykuda gelir, kalemi bulana kadar da dağılıp gider.',
      helps:
        'Kalemi defteri başucuna koy, gelen parçaları okumadan biriktir, haftada bir oturup birbirine ekle.',
    },
  },
  art: {
    aries: {
      is: 'Boyayı karıştırmadan sürer, rolü ezberlemeden oynarsın; yaptığının en canlı hâli hep ilk denemedir.',
      helps: 'Aynı resme takılıp onu bozma, ikinci tuvali hazır tut, elin ısınmışken ötekine geç.',
    },
    taurus: {
      is: 'Elin malzemeyi tanır, kil de yün de sende güzelleşir, yalnız bildiğin biçimden çıkmak zor gelir.',
      helps: 'Bildiğin işi bu kez alışmadığın bir malzemeyle yap, ellerin yabancıyla nasıl tanışıyor, izle.',
    },
    gemini: {
      is: 'Bir gün resim, ertesi gün tiyatro, elin her sanata yatar; yarım işlerin birbirinin üstüne yığılır.',
      helps: 'Resimde bir süre tek kalem ve iki renkle idare et, aradığın çeşit o darlıktan çıkar.',
    },
    cancer: {
      is: 'Çizerken ya da oynarken kendini anlatırsın, bu yüzden işini beğenmeyen seni beğenmemiş gibi olur.',
      helps: 'Yaptıklarından birini kimseye hediye etmeden kendine ayır, her gün göreceğin yere as.',
    },
    leo: {
      is: 'Sahne sana yakışır, resmin de renkten çekinmez; ilgi azalınca hemen yeteneğinden şüphe edersin.',
      helps: 'Arada kimsenin görmeyeceği bir şey yap, sırf eğlencesine; seyirci önüne daha hafif çıkarsın.',
    },
    virgo: {
      is: 'Elin ince işe yatkın, yine de yaptığına sanat demez, kusurunu herkesten önce kendin söylersin.',
      helps: 'Birine resmini gösterirken baştaki özrü atla, yalnız adını söyle ve gerisinde sus.',
    },
    libra: {
      is: 'Rengi, oranı bir bakışta görürsün; resmini bitirmek ise uzun sürer, çünkü her gelene fikrini sorarsın.',
      helps: 'Elindeki işi kimse yorum yapmadan bitir, köşesine adını yaz, ancak ondan sonra göster.',
    },
    scorpio: {
      is: 'Oynarken de çizerken de sınırda dolaşırsın; çıkan iş güçlüdür, kimileyin seni bile ürkütür.',
      helps: 'Kaçtığın o resme ya da role kısa sürelerle dön, gücün bitmeden ara ver.',
    },
    sagittarius: {
      is: 'Sanatta ölçün büyüktür, duvar boyu resim, sokak ortasında oyun istersin; sabrın rötuşa yetmez.',
      helps: 'Büyük tasarını rötuşu seven biriyle bölüş, sanatında onun inceliğine de yer kalsın.',
    },
    capricorn: {
      is: 'Resme, oyuna ayırdığın saate acırsın, çünkü para getirmeyen yeteneği bir tür lüks sayarsın.',
      helps: 'Haftada bir saat, ne satılacak ne sergilenecek bir şey yap ve o saatten verim bekleme.',
    },
    aquarius: {
      is: 'Gördüğünü aynen çizmek seni sarmaz, olmayanı kurarsın; anlaşılmayınca omuz silkersin, ama içerlersin.',
      helps: 'En tuhaf işini bir çocuğa göster, neresini sorarsa bir sonrakinde oradan devam et.',
    },
    pisces: {
      is: 'Kafandaki resim öyle güzeldir ki elinden çıkan sana hep onun solgun kopyası gibi gelir.',
      helps: 'Boya kendi yoluna gidiyorsa bırak gitsin, kafandakini değil önünde duranı tamamla.',
    },
  },
  focus: {
    aries: {
      is: 'Dikkatin kısa ama kuvvetli yanar; uzun süre oturmak gerekince bacakların senden önce kalkar.',
      helps: 'Kafa işini kısa turlara böl, her turun arasında iki dakika kalk, zıpla, gerin.',
    },
    taurus: {
      is: 'Kafan bir işe geç oturur, oturunca da kolay kalkmaz; her bölünme seni en başa döndürür.',
      helps:
        'Günün ilk saatini tek işe ayır, telefonu görmeyeceğin bir yere koy, dikkatinin ısınmasını bekle.',
    },
    gemini: {
      is: 'Dikkatini dağıtan tembellik değil merak; yanından geçen her söz kendi işinden daha ilginç gelir.',
      helps: 'Çalışırken aklına düşen her soruyu bir kenara yaz, cevabına işi bitirince bak.',
    },
    cancer: {
      is: 'Gönlün kırıksa aklını toplayamazsın; bir bakışı yıllarca unutmayan hafızan, okuduğun sayfayı hemen bırakır.',
      helps: 'İşe oturmadan önce içini sıkan şeyi birine iki cümleyle anlat, zihninde biraz yer açılsın.',
    },
    leo: {
      is: 'Sana bir şey kazandıracak işte dikkatin kilitlenir, sıkıcı bir formda ise adını bile yanlış yazarsın.',
      helps: 'Dikkatini vermek istemediğin işe süre tut, rekorunu kır, sonra da birine biraz böbürlen.',
    },
    virgo: {
      is: 'Aklın dağınık değil, fazla dolu; odaklanamadığın anlarda unuttuğun bir ayrıntı var mı diye bakıyorsun.',
      helps: 'Yapılacakları bir kâğıda boşalt, bir tanesini çember içine al, ötekileri bugünlük görme.',
    },
    libra: {
      is: 'Ortam gergin ya da çirkinse dikkatin uçar, bir de biri senden cevap bekliyorsa aklın onda kalır.',
      helps:
        'Evde ya da kütüphanede, sessizce çalışan birinin yanına otur, dikkatin onun ritmine uyup toplansın.',
    },
    scorpio: {
      is: 'Hafızan seni ilgilendiren konuda hiçbir şeyi bırakmaz; aklın birine takılmışken ise başka işe dikkatin kalmaz.',
      helps: 'Aklını kemiren konuya gün içinde belli bir süre tanı, dikkatini ancak öyle geri alırsın.',
    },
    sagittarius: {
      is: 'Konunun bütününü bir bakışta görürsün, sonra dikkatin uzaklara gider; isimler ve tarihler hafızanda durmaz.',
      helps: 'Unutmak istemediğin adı kısa bir hikâyeye bağla, sende kuru bilgi değil anlatılan şey kalır.',
    },
    capricorn: {
      is: 'Dikkatin dağılıyorsa çoğu kez yorulmuşsundur; kendine molayı çok gördüğün için bunu tembellik sanırsın.',
      helps: 'Aynı satırı üçüncü kez okuyorsan on dakika kalk, dikkat zorlandıkça daha da kaçıyor.',
    },
    aquarius: {
      is: 'Aklın aynı anda üç ayrı fikirdedir, dikkatin sıradan işte söner, beklenmedik bir bağlantıda yanar.',
      helps: 'Sıkıcı işi yaparken tekdüze bir müzik aç, zihninin boşta kalan kısmı onunla oyalansın.',
    },
    pisces: {
      is: 'Okurken daha üçüncü satırda başka bir âleme geçersin; hafızan yüzleri, sesleri tutar, listeleri tutmaz.',
      helps: 'Aklında kalsın istediğini mırıldan ya da çiz, dikkatin gözünden çok kulağına bağlı.',
    },
  },
  delay: {
    aries: {
      is: 'Ertelediğin iş, içinde heyecan kalmamış olan iştir; son gün alarm çalınca birden canlanırsın.',
      helps: 'Son güne bırakacağını bildiğin işe bugün yalnız beş dakika dokun, sonra durmak serbest.',
    },
    taurus: {
      is: 'Rahatın bozulacak diye ertelersin işi; bir kez oturdun mu yürür, bütün mesele o ilk hareket.',
      helps: 'Ertelediğin işin malzemesini akşamdan önüne diz, ertesi gün yalnız devam etmek kalsın.',
    },
    gemini: {
      is: 'Bir işi ertelerken on başka iş bitirirsin; meşgul göründüğün için kimse anlamaz, teslim günü sen anlarsın.',
      helps: 'Beklettiğin iş için birine mesaj at, yarım saat içinde ilk satırını göndereceğini yaz.',
    },
    cancer: {
      is: 'Beceremezsem diye korktuğun işi ertelersin, araya herkesin derdi girer, bundan makbul bahane de olmaz.',
      helps: 'Ertelediğin o işe, içini rahatlatan biri kendi işiyle yanında otururken başla.',
    },
    leo: {
      is: 'Parlak olmayacaksa başlamak istemezsin; teslim gecesi gelir, ertelediğini kahramanca yetiştirmeye kalkarsın.',
      helps: 'Teslimden epey önce birine kaba taslağını göster, onun merakı seni kalan işe iter.',
    },
    virgo: {
      is: 'Adamakıllı yapacak vakti bulunca diye ertelediğin iş, o adamakıllı vakit hiç gelmediği için bekler.',
      helps: 'Ertelediğin işin önce bile bile kötü bir hâlini çıkar, kötüyü düzeltmeden zaten duramazsın.',
    },
    libra: {
      is: 'İçinde verilmemiş bir karar varsa o işi ertelersin, arada da kimseyi kırmamak için başkasınınkine koşarsın.',
      helps: 'Ertelediğin işte seni hangi kararın durdurduğunu bul, ufak bir şeyse yazı tura at, geç.',
    },
    scorpio: {
      is: 'Bir işi ertelemen çoğu kez inattandır; üstüne gelindikçe kapanır, sonra kimse görmeden bir gecede bitirirsin.',
      helps:
        'Bu işi yapmayarak kime direndiğini kendine sor, sonra en küçük parçasını kendi hatırın için yap.',
    },
    sagittarius: {
      is: 'Daha vakit var diye ertelersin; iyimserliğin teslim tarihini hep olduğundan birkaç gün uzak gösterir.',
      helps: 'Teslim gününü kendine iki gün erken yaz, başkalarına da öyle söyle ki kaçamayasın.',
    },
    capricorn: {
      is: 'Başkasına söz verdiğin iş saatinde yetişir; ertelediğin hep kendin için olandır, sıra ona gelmez.',
      helps: 'Kendi işini de bir müşteriye söz vermişsin gibi tut, o saati başkasına kaptırma.',
    },
    aquarius: {
      is: 'Canın isterken bile biri “hadi” dedi mi ertelersin; son teslim tarihini emir diye okursun.',
      helps: 'Beklettiğin işi kendi usulünce çevir, sondan ya da ortadan başla, emir olmaktan çıksın.',
    },
    pisces: {
      is: 'Ertelediğini fark etmezsin bile; gün başka şeylerle dolar, teslim tarihi sisin içinden birden önüne çıkar.',
      helps:
        'Teslime kaç gün kaldığını her akşam bir arkadaşına söyle; biri daha bilince o gün gözden kaybolmuyor.',
    },
  },
  routine: {
    aries: {
      is: 'Yeni alışkanlığa hızla başlar, yeniliği geçince sıkılırsın; düzen sende yarış bittiği gün çöker.',
      helps:
        'Alışkanlığının saatini sabit tut, biçimini haftadan haftaya değiştir ki içindeki meydan okuma sönmesin.',
    },
    taurus: {
      is: 'Alışkanlık tutmakta zorlanmazsın aslında, sana zor gelen, eskisini bırakıp yenisine yer açmaktır.',
      helps: 'Yeni alışkanlığı zaten her gün yaptığın bir şeyin hemen ardına ekle, eskisi onu taşısın.',
    },
    gemini: {
      is: 'Her gün aynı saatte aynı şey sana ceza gibi gelir; alışkanlıkların hep can sıkıntısına yenilir.',
      helps: 'Tek düzen yerine iki düzen kur, canın hangisini isterse o gün ona uy.',
    },
    cancer: {
      is: 'Düzenin keyfine bağlıdır; iyi günde her şey yerindedir, tek bir kırgınlık bütün alışkanlıkları dağıtır.',
      helps: 'Her alışkanlığın kötü günlere göre minik bir hâli bulunsun, o gün onu yapman yetsin.',
    },
    leo: {
      is: 'Biri görüp takdir ederken disiplinlisin, kimsenin bilmediği alışkanlıklar ise birkaç günde sönüp gider.',
      helps: 'Bir dostunla anlaş, her akşam alışkanlıklarınız için birbirinize tek kelimeyle haber verin.',
    },
    virgo: {
      is: 'Düzen kurmayı öyle seversin ki planın on yedi maddeye çıkar, biri aksayınca hepsi bozulmuş sayılır.',
      helps:
        'Alışkanlık listende şimdilik yalnız üç madde kalsın, ötekileri başarısızlık saymadan dinlendir.',
    },
    libra: {
      is: 'Kendine verdiğin söz kolay bozulur, birine verdiğin bozulmaz; alışkanlıkların da yanındakinin düzenine uyar.',
      helps: 'Yeni alışkanlığına bir yoldaş bul, o gelmediği gün de gideceğine baştan söz ver.',
    },
    scorpio: {
      is: 'Bir düzene girdin mi demir gibi tutarsın, ama bir gün aksadı mı hepsini kökünden sökersin.',
      helps: 'Aksayacağın günleri baştan hesaba kat, bir boşluk verdin diye alışkanlığı toptan silme.',
    },
    sagittarius: {
      is: 'Büyük kararla başladığın düzen ilk davette, ilk yolculukta unutulur, dönünce de aklına gelmez.',
      helps: 'Her yere götürebileceğin, on dakikalık bir alışkanlık seç, misafirlikte bile bozulmasın.',
    },
    capricorn: {
      is: 'Disiplinsizim dersin, oysa çıtayı öyle yükseğe koymuşsundur ki o düzene makine dayanmaz.',
      helps: 'Günlük düzenin içinde dinlenmeye de yer aç, kendine kızacaksan onu atladığın gün kız.',
    },
    aquarius: {
      is: 'Başkasının koyduğu düzene iki gün dayanırsın, kendi icat ettiğin garip saatlere ise şaşmadan uyarsın.',
      helps: 'Alışkanlık öğütlerini unut, düzenini bir deney diye kur, tutmayan kısmını çekinmeden değiştir.',
    },
    pisces: {
      is: 'Günlerin birbirine karışır, düzen sende hevesle gelir hevesle gider; kendine kızmak da onu geri getirmez.',
      helps: 'Günün bir anını hep aynı alışkanlığa ayır, kalan saatler dilediği gibi dağılsın.',
    },
  },
  startingLate: {
    aries: {
      is: 'Geç kaldım diye başlamaktan korkmazsın, yavaş ilerlemek seni yıldırır; hemen herkese yetişmek istersin.',
      helps: 'Yaşıtlarına bakma, kendi dünkü hâlinle yarış, birkaç dersi bitirmeden de hüküm verme.',
    },
    taurus: {
      is: 'Her işe geç başlarsın, sonra da kolay bırakmazsın; yaş bu yüzden sana sandığın kadar engel değil.',
      helps:
        'Yeni işe başkalarının hızına bakmadan, her gün azar azar gir, bedenin alıştıkça telaşın azalır.',
    },
    gemini: {
      is: 'Yeni bir şey öğrenirken yaşını unutursun; geç kalmışlık hissi, beş hevesi birden taşımaktan gelir.',
      helps: 'Yeni heveslerinden birini öne al, acemiler arasında soru sormaktan çekinme, bunu iyi bilirsin.',
    },
    cancer: {
      is: 'Yaşından çok, herkesin içinde acemi görünmek seni ürkütür; incinmektense hiç başlamamak daha kolay gelir.',
      helps: 'Geç başlarken önünde yanlış yapmaktan utanmayacağın bir hoca ara, en ünlüsü olması gerekmez.',
    },
    leo: {
      is: '“Bu yaştan sonra mı” diye soran en çok kendi gururundur, arka sırada oturmaya alışık değilsin.',
      helps: 'İlk derste acemiliğini gülerek kendin ilan et, yaşını kimse senden önce dile getirmesin.',
    },
    virgo: {
      is: 'Geç kaldığına dair elinde uzun bir liste var, neyi ne zaman yapman gerektiğini madde madde bilirsin.',
      helps: 'Bir de bugüne kadar yaptıklarından bu yeni işe neler getirdiğini say, o liste de kısa çıkmaz.',
    },
    libra: {
      is: 'Çok mu geç diye sağa sola danışırsın; kimi yüreklendirir kimi güler, sen gene ortada kalırsın.',
      helps: 'Yeni uğraşını bir süre kimseye söylemeden dene, sevip sevmediğini başkasının yüzünden okuma.',
    },
    scorpio: {
      is: 'Baştan başlamanın ne olduğunu bilirsin; seni geç diye durduran yaşın değil, eski hâlini tam bırakamaman.',
      helps: 'Yeniye başlarken eskiden neyi yanında götüreceğine, neyi geride bırakacağına baştan karar ver.',
    },
    sagittarius: {
      is: 'Yaş sana pek sökmez, yarın bambaşka bir şey öğrenebileceğine inanırsın; geciktiren, hep daha büyüğünü beklemendir.',
      helps:
        'Şartların tamamlanmasını bekleme, yeni hevesine elindeki kadarıyla bu hafta küçük bir giriş yap.',
    },
    capricorn: {
      is: 'Her işin bir vakti olduğuna inanırsın, geç kalmak bu yüzden kabahat gibi gelir; oysa geç açılanlardansın.',
      helps: 'Yeni öğrendiğin işe her hafta biraz vakit ver, ilerleyişini kimsenin yaşıyla kıyaslama.',
    },
    aquarius: {
      is: 'Yaşıtlarının takvimine zaten hiç uymadın; “geç mi” sorusu, biri seni onlarla kıyasladığında aklına düşer.',
      helps: 'Bu işe senin gibi sırasını şaşırıp başlamış başkalarını bul, aralarında yaşın lafı edilmez.',
    },
    pisces: {
      is: 'Uzun uzun hayalini kurduğun şeye başlamak ürkütür; geç kalmaktan çok o hayalin bozulmasından çekinirsin.',
      helps: 'Kurduğun hayalin çok küçük, biraz da kusurlu bir parçasını bugün yap, kusuruna gülümse.',
    },
  },
  hobby: {
    aries: {
      is: 'Boş vaktin hareketle dolmalı; terleten, çabuk öğrenilen, biraz da yenişmeli bir uğraş sana yakışır.',
      helps: 'Hobiyi denemek için bir ders al, hevesin sönerse suçluluk duymadan ötekine geç.',
    },
    taurus: {
      is: 'Bahçe, çömlek, ağır pişen yemek gibi elini oyalayan, kokusu olan bir hobi sana yakışır.',
      helps: 'Boş zamanına ağır aksak ilerleyen bir uğraş seç, sonuç için acele ettirene kulak asma.',
    },
    gemini: {
      is: 'Tek hobiyle yetinmezsin, hevesin kısa sürer; kelimeyle, bulmacayla, insanla oynanan uğraşta daha uzun kalırsın.',
      helps: 'Her buluşması başka geçen bir uğraş ara, kitap kulübü ya da doğaçlama grubu gibi.',
    },
    cancer: {
      is: 'Eski fotoğraflarla ya da örgüyle geçen bir akşam hobi diye sana yeter, tek şartı içini ısıtması.',
      helps: 'Hobine bir iki sevdiğini ortak et, ayda bir toplanıp yaptıklarınızı birbirinize gösterin.',
    },
    leo: {
      is: 'Görülmeyen hobiye pek ısınamazsın, dansla ya da tiyatroyla sahneye çıkmak boş vaktini bayrama çevirir.',
      helps:
        'Sonunda gösterisi olan bir kursa katıl, yaptığını göstereceğin bir akşam olunca yeni hobine hevesin daha uzun sürer.',
    },
    virgo: {
      is: 'Hobin bile bir işe yarasın istersin, sonra onu da iş gibi yapar, keyfini kaçırırsın.',
      helps: 'Boş vaktinde ölçüsü ve puanı olmayan bir şey dene, kuşları dinle mesela, not tutma.',
    },
    libra: {
      is: 'Yanında hoş biri, önünde güzel bir şey olmadan boş vaktin tatsız geçer; eşli dans, sergi gezmek sana göre.',
      helps:
        'Yeni hobine yanında biriyle yazıl, tek başına kalınca gitmemek için hep kibar bir mazeret buluyorsun.',
    },
    scorpio: {
      is: 'Oyalanmak için hobi edinemezsin, satranç ya da dalış gibi seni büsbütün içine alan bir şey gerekir.',
      helps:
        'Çoktandır aklını kurcalayan konuya boş vaktinde değişmeyen bir akşam ayır, kimseye açıklama yapma.',
    },
    sagittarius: {
      is: 'Boş gününde dört duvar sana dar gelir; seni dışarı çıkaran, her seferinde yeni bir yer gösteren uğraşta mutlusun.',
      helps: 'Hobini gezerek seç, hiç görmediğin bir semte git, orada öğrenilecek bir şey ara.',
    },
    capricorn: {
      is: 'Öylece oturmayı beceremediğin için hobin de emek ister, ahşap işi ya da dağ yürüyüşü sana uyar.',
      helps: 'Ustalaşması uzun süren bir uğraş al, ilerleme hedefi koymayı da kendine şimdilik yasakla.',
    },
    aquarius: {
      is: 'Çevrendekilerin adını duymadığı bir hobi gelir seni bulur; telsiz ya da arıcılık, ne kadar acayipse o kadar senin.',
      helps:
        'Merakının üç beş kişilik topluluğunu internette ara, boş vaktini aynı şeye kafayı takmışlarla geçir.',
    },
    pisces: {
      is: 'Kendini unutturan bir hobi sana göredir, film izlemek, yüzmek ya da kulağında müzikle kıyı boyunca dolaşmak.',
      helps: 'Telefonu uzağa bırakıp ellerini de çalıştıran bir uğraş seç, dalıp gitmek orada serbest.',
    },
  },
  exercise: {
    aries: {
      is: 'Sporda rakip görünce dirilirsin, usul usul esnemek seni çileden çıkarır; hızlı başlayıp çabuk bıkman bundan.',
      helps: 'Antrenmanı daha gücün varken kes ki ertesi gün spora hevesle dönesin.',
    },
    taurus: {
      is: 'Bedenin dayanıklı, sporda tek zorluğun kanepeden ayrılmak; bir kez kımıldayınca herkesten uzun gidersin.',
      helps: 'Hareketi keyfine ortak et, manzaralı bir yol seç, sonunda kendine sevdiğin bir şey ısmarla.',
    },
    gemini: {
      is: 'Spordan değil sıkılmaktan kaçarsın; aynı koşu bandında geçen yirmi dakika sende bir türlü bitmez.',
      helps: 'Haftanın sporunu çeşitlendir, bir gün top, bir gün arkadaşla çene çala çala yürüyüş.',
    },
    cancer: {
      is: 'Spora gitmen o günkü ruh hâline bakar; kımıldayınca açılırsın, ama kımıldamak için açılmayı beklersin.',
      helps: 'Spora giderken biri seni evden alsın, aşağıda bekleyen bir dostu geri çevirmezsin.',
    },
    leo: {
      is: 'Biri seni görüyorsa sporda bir tur fazla dönersin, yalnız kaldığında ise havlu atarsın.',
      helps: 'Adını bilen, ilerlemeni görüp söyleyen bir hocanın spor dersine gir, yokluğun fark edilsin.',
    },
    virgo: {
      is: 'Spora başlamadan programını, nabzını, ayakkabını araştırırsın; hareketin kendisi ise hep en sona kalır.',
      helps: 'Arada hiç ölçmeden, hiç saymadan yürü, kaydı tutulmayan spor da spordur.',
    },
    libra: {
      is: 'Tek başına spor sana angaryadır, yanında biri olunca en dik yokuş bile sohbete döner.',
      helps: 'Spor için biriyle sözleş, tenis ya da uzun yürüyüş, gitmemek artık ayıp kaçsın.',
    },
    scorpio: {
      is: 'Spora başladın mı kendini sonuna kadar zorlar, tükenince aylarca yanına uğramazsın; izlenmekten de hoşlanmazsın.',
      helps: 'Spor programına dinlenme gününü de aynı inatla koy, bedenin sana küsmesin.',
    },
    sagittarius: {
      is: 'Bir yere varmayan spor seni sıkar, salonda dönüp durmaktansa tepeye tırmanmak istersin.',
      helps: 'Yürüyerek ya da pedalla varacağın bir yer seç, spor oranın yolu olsun.',
    },
    capricorn: {
      is: 'Yağmur çamur dinlemez, antrenmana çıkarsın ya da işten hiç vakit bulamazsın; spor da sende görevdir.',
      helps: 'Haftada bir sporu oyuna çevir, top peşinde koş, kaç kalori yaktığına bakma.',
    },
    aquarius: {
      is: 'Seni spordan, aynaların önünde hep birlikte aynı hareketi yapan o kalabalık soğutur; kendi başına kıpırdamayı seversin.',
      helps: 'Az kişinin yaptığı bir spor dene, eskrim ya da tırmanış, saatini de kalabalığın tersine seç.',
    },
    pisces: {
      is: 'Zorlanınca kaçan, akışına bırakılınca açılan bir bedenin var; sporda yüzmek ve dans sana koşudan iyi gelir.',
      helps: 'Harekete müzikle başla, ilk şarkıda yalnız salın, devam edip etmemeyi ikincisinde düşün.',
    },
  },
  faith: {
    aries: {
      is: 'İnancını bekleyerek bulamazsın, bir şey yaparken bulursun; şüpheye düştüğün an sabrın da tükenir.',
      helps: 'Şüphe gelince oturup çözmeye çalışma, inandığına yakışan küçük bir iş yap, ona tutun.',
    },
    taurus: {
      is: 'Sende inanç dokunabildiğin şeylerle yaşar, bir tespih, yaşlı bir ağaç, her gün aynı saatteki sessizlik.',
      helps: 'Tutunacak küçük bir âdet seç, şüpheli günlerde de sırf alışkanlıktan sürdür.',
    },
    gemini: {
      is: 'Her inançtan biraz okur, hepsini savunabilirsin; tutunmaya gelince aklın susmaz, bir soru daha sorar.',
      helps: 'Meditasyonda zihnini susturmaya uğraşma, tek bir kısa cümleyi ağır ağır tekrar et.',
    },
    cancer: {
      is: 'İnancın sana onu öğretenlerin sesiyle gelir, şüphe edince onları üzmüş gibi olursun.',
      helps: 'Küçüklüğünden bildiğin bir duayı ya da türküyü mırıldan, inanıp inanmadığını o sırada sorma.',
    },
    leo: {
      is: 'İnancın, hayatın seni gördüğü duygusuna dayanır; işler ters gidince sana yüz çevrilmiş gibi kırılırsın.',
      helps: 'Şüphe ettiğin gün birine gizlice bir iyilik yap, aradığın sıcaklık biraz da senin elinde.',
    },
    virgo: {
      is: 'İnanmadan önce kanıtını istersin, meditasyonu bile doğru yapıyor muyum diye yarıda kesersin.',
      helps: 'Sıradan bir işi acele etmeden, yalnız ona bakarak yap, istersen buna dua de.',
    },
    libra: {
      is: 'Her inanca hak verdiğin için birine yerleşmek sana zor gelir; huzuru en çok güzel olanın karşısında duyarsın.',
      helps: 'Sessiz, güzel bir mekânda tek başına otur, neye inandığını kimseye beğendirmen gerekmiyor.',
    },
    scorpio: {
      is: 'Hazır inanç sana yetmez, şüpheyi dibine kadar kazarsın; elinde kalana ise sımsıkı tutunursun.',
      helps: 'Bütün sorgulamadan sonra hâlâ inandığın ne kaldıysa onu bul, kimseye göstermeden içinde taşı.',
    },
    sagittarius: {
      is: 'İçten içe her şeyin bir anlamı olduğuna inanırsın; bu inanç sarsılınca neşen de gölgelenir.',
      helps: 'Büyük cevabı aramaya ara ver, inandığın şeyden bugün yapılacak küçücük bir iş çıkar.',
    },
    capricorn: {
      is: 'İnanmak istersin, ama kendini bırakmak sana zor gelir; dayanak diye hep kendi omuzlarını bilirsin.',
      helps: 'Günde beş dakika hiçbir şey başarmadan otur, şüphen sürse de yükünü o süre yere koy.',
    },
    aquarius: {
      is: 'Sana öğretilen inancı olduğu gibi alamazsın, kutsalı umulmadık yerlerde, kendi yolunla sezersin.',
      helps: 'İçinin ürperdiği anları not et, yan yana okuyunca neye tutunduğunu görürsün.',
    },
    pisces: {
      is: 'Görünenden fazlası olduğuna hep inanırsın, kanıt da aramazsın; yalnız inancın kabarıp çekildikçe seni de sürükler.',
      helps: 'Duaya, meditasyona ya da yalnızca susmaya belli bir saat ver, karışık günde yerini bilirsin.',
    },
  },
  looks: {
    aries: {
      is: 'Görünüşüne uzun uzun bakmazsın, saçın aceleye gelir; insanlar önce enerjini, dobra bakışını fark eder.',
      helps: 'Tarzını tek bir güçlü renge emanet et, içinde koşabildiğin bir şey giy.',
    },
    taurus: {
      is: 'Sıcak, sağlam bir görünüşün var; başkaları rahatlığını beğenir, sen aynanın karşısında hep bir eksik ararsın.',
      helps: 'Giysini aynadan önce tenine sor, dokusunu sevdiğin parçanın içinde omuzların da gevşer.',
    },
    gemini: {
      is: 'Yaşından genç görünürsün, yüzün durmadan konuşur; tarzın da saçın da ruh hâlinle birlikte değişir.',
      helps: 'Görünüşünde sana ait bir ayrıntı belirle, bir yüzük ya da gözlük, gerisiyle oyna.',
    },
    cancer: {
      is: 'Yumuşak görünüşün insanı rahatlatır, sen ise kendini çoğu kez bir yakınının lafıyla görürsün.',
      helps: 'Aynada duyduğun eleştirinin kime ait olduğunu hatırla, üstüne kendi sözünü söyle.',
    },
    leo: {
      is: 'Görünüşün dikkat çeker, sen de bunu bilirsin; kötü bir saç kesimi ise bütün haftanı karartır.',
      helps: 'Kimseye görünmeyeceğin bir gün de özen göster kendine, beğenecek göz bu kez seninki olsun.',
    },
    virgo: {
      is: 'Temiz, özenli bir görünüşün var; kimsenin görmediği kusuru aynada daha ilk saniyede bulursun.',
      helps: 'Aynaya bir arkadaşına baktığın mesafeden bak, o kadar yakından kimin yüzü beğenilir ki?',
    },
    libra: {
      is: 'Zevkin ince, görünüşün uyumlu; yine de çıkmadan önce birine “oldu mu” demeden rahat etmezsin.',
      helps: 'Bir gün kıyafetini kimseye sormadan seç, akşama kadar da fikrini değiştirme.',
    },
    scorpio: {
      is: 'Bakışın insanı durdurur, görünüşüne gizemli derler; sen dövmeyi bile kimsenin görmeyeceği yere düşünürsün.',
      helps: 'Gülüşünü saklama, en sert giyindiğin gün bile bütün görünüşünü bir anda değiştiriyor.',
    },
    sagittarius: {
      is: 'Üstün başın biraz savruk, gülüşün geniştir; görünüşünle uğraşmayı yola çıkışı geciktiren bir iş sayarsın.',
      helps: 'Üstüne tam oturan, buruşmayan bir kıyafetin bulunsun, özen gereken gün düşünmeden giy.',
    },
    capricorn: {
      is: 'Ciddi ve derli toplu görünürsün, tarzın hata yapmaz; eğlenceli bir şey giymeyi kendine çok görürsün.',
      helps: 'Giyimine muzip bir ayrıntı kat, renkli bir çorap bile görünüşünü gevşetmeye yeter.',
    },
    aquarius: {
      is: 'Saçınla, kılığınla, belki bir dövmeyle kimseye benzemediğini söylersin, sonra da garip garip bakılınca şaşırırsın.',
      helps: 'Bedeninde kalıcı bir şey düşünüyorsan desenini bir süre her gün gör, sıkılıyor musun, izle.',
    },
    pisces: {
      is: 'Dalgın, yumuşak bir görünüşün var; kendini güzel bulman o gün sana nasıl davranıldığına bağlıdır.',
      helps: 'Poz vermediğin bir fotoğrafını seni seven birine seçtir, kötü günde aynadan önce ona bak.',
    },
  },
};
