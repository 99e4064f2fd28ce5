import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of oneself, and what helps it there. */
export const matters: MattersOf<'self'> = {
  smallTalk: {
    aries: {
      is: 'Tanımadığın insanlarla hoşbeş ederken yerinde duramazsın; lafın sadede gelmediği her dakika bekleme salonunda geçmiş sayılır.',
      helps:
        'Davete gidince kendine yapacak bir iş bul, elin oyalanırken tanımadığın biriyle sohbet daha kolay başlar.',
    },
    taurus: {
      is: 'Davetlerde seni yoran insanlar değil, ayakta dikilip ikide bir sohbet değiştirmek. Rahatça oturmadan dilin çözülmez.',
      helps: 'Gittiğin yerde önce sana iyi gelen bir köşe seç, bırak insanlar sohbete senin yanına gelsin.',
    },
    gemini: {
      is: 'Ayaküstü sohbetten sıkıldığını söylesen kimse inanmaz, çünkü herkese laf yetiştirirsin; oysa aynı üç sorunun bütün gece dönüp dolaşması seni bitirir.',
      helps:
        'Yabancılara nereli olduğunu, ne iş yaptığını sormak yerine en son neye şaşırdıklarını sor, sohbet oradan canlanır.',
    },
    cancer: {
      is: 'Kalabalık bir davette tanıdık bir yüz bulana kadar rahat edemezsin, nazik birkaç laf etmek de bu gerginliği almaz.',
      helps:
        'Partiye ortalık dolmadan var; erkenden tanıştığın biri, sonra gelen kalabalığı gözünde küçültür.',
    },
    leo: {
      is: 'Partilerde utanmazsın, sıkılırsın; seni kimsenin merak etmediği bir kalabalıkta sönüp gitmeye razı gelmezsin.',
      helps:
        'Yabancıların arasında birini ötekine güzel bir sözle tanıştır, ağırlayan sen olunca sıkılmaya vaktin kalmaz.',
    },
    virgo: {
      is: 'Ayaküstü laflarken ne diyeceğini, elini nereye koyacağını düşünmekten karşındakini duyamazsın; bir işe yaramadığın kalabalıkta kendini fazlalık sayarsın.',
      helps:
        'Partiye giderken aklında iki hazır soru bulunsun, gerisini karşındaki getirsin; orada kimse cümlelerine not vermiyor.',
    },
    libra: {
      is: 'Tanımadıklarınla sohbeti öyle güzel yürütürsün ki sıkıldığını kimse fark etmez, sonra eve gülümsemekten yorulmuş dönersin.',
      helps:
        'Bir davette herkesi hoş tutmak senin işin değil, arada on dakika kimseyi idare etmeden sus, etrafı seyret.',
    },
    scorpio: {
      is: 'Laf olsun diye edilen sohbete katlanamazsın, iki tarafın da aklından geçeni söylemediğini daha ilk cümlede sezersin.',
      helps:
        'Kalabalıkta herkese yetişmeye çalışma, gözüne sahici görünen tek kişiyi bul, öteki sohbetleri içinin rahatlığıyla atla.',
    },
    sagittarius: {
      is: 'Partide trafikten, fiyatlardan konuşuldukça içinden esnersin; sana anlatılacak bir macera ya da tartışılacak bir fikir lazım.',
      helps:
        'Sohbet kuruduğunda yanındaki yabancıya gittiği en uzak yeri sor, sıkıcı sandıkların bile orada açılır.',
    },
    capricorn: {
      is: 'Ayaküstü muhabbeti ücretsiz fazla mesai sayarsın, neye yaradığını bilmediğin konuşmada yüzün kendiliğinden resmîleşir.',
      helps:
        'Tanımadığın bir kalabalığa girerken kalkış saatini baştan belirle, o saat gelince kimseye açıklama yapmadan ayrıl.',
    },
    aquarius: {
      is: 'Herkesin aynı cümleleri kurduğu bir partide, yabancı bir kabileyi inceleyen gezgin gibi kenardan bakarsın.',
      helps: 'Hâl hatır faslını atla, gruptaki en aykırı kişiye yanaşıp gerçekten merak ettiğin şeyi sor.',
    },
    pisces: {
      is: 'Kalabalığa girdin mi herkesin keyfi, derdi üstüne siner, o yüzden iki nazik laf etmek bile seni bitkin düşürür.',
      helps: 'Parti uzadıkça ara sıra dışarı çıkıp biraz kendinle kal, sonra sana huzur veren bir yüze dön.',
    },
  },
  criticism: {
    aries: {
      is: 'Biri seni eleştirince cümlesi bitmeden cevabın hazırdır, çünkü kulağına öğüt gibi değil meydan okuma gibi gelir.',
      helps:
        'Eleştirene o an yalnızca “düşüneceğim” de, cevabını bir gece beklet; sabah hâlâ gerekliyse söylersin.',
    },
    taurus: {
      is: 'Eleştiri sende hemen belli olmaz, ağır ağır çöker. Sakin görünürsün ama o cümleyi haftalarca içinde taşırsın.',
      helps: 'O eleştirinin içinden elle düzeltilebilecek tek bir parça al, kalanını sırtına yükleme.',
    },
    gemini: {
      is: 'Eleştirilince mazereti, şakayı, karşı örneği hemen bulursun; iltifatı da espriyle savuşturduğundan ikisi de sana ulaşamaz.',
      helps:
        'Eleştiriye karşılık vermeden önce duyduğunu kendi sözlerinle tekrarla, bazen sandığından çok daha hafif olduğu ortaya çıkar.',
    },
    cancer: {
      is: 'Eleştirilen yaptığın iş olsa bile sen bunu artık sevilmiyorum diye duyar, günlerce kırık gezersin.',
      helps:
        'Eleştirinin hangi niyetle söylendiğine bak; seni kollayan birinin sözüyle yorgun birinin sözünü aynı yere koyma.',
    },
    leo: {
      is: 'İşin eleştirilince sen eleştirilmiş olursun, çünkü yaptığına yüreğini de koyarsın; arada güzel bir söz duymazsan daha çok incinirsin.',
      helps:
        'Seni eleştirene neyi beğendiğini de sor, ardından gelen sert yanı daha geniş yürekle dinlersin.',
    },
    virgo: {
      is: 'Dışarıdan gelen eleştiriyi çoktan kendine yapmışsındır, o yüzden tek cümle gizli listeni doğrular; iltifata ise inanmazsın.',
      helps:
        'İltifat alınca kusurunu göstermeye kalkma, “teşekkür ederim” de ve dilin ne kadar kaşınsa da orada dur.',
    },
    libra: {
      is: 'Eleştiri duyunca yüzün gülümser, için sarsılır; söylenenden çok, o kişiyle aranın açılmasından korkarsın.',
      helps:
        'Seni eleştiren biriyle aynı fikirde olmadan da iyi geçinilir, özür dilemeden önce haklı mı diye bak.',
    },
    scorpio: {
      is: 'Her eleştirinin altında başka bir niyet, her iltifatın ardında bir istek ararsın; sözler silinir, söyleniş tonu yıllarca sende kalır.',
      helps:
        'Eleştiriyi söyleyeni değil söyleneni tart, işine yarıyorsa kaynağını sevmesen de kendi hesabına kullan.',
    },
    sagittarius: {
      is: 'Lafını hiç sakınmayan sen, eleştiri sana dönünce konuyu büyütüp hemen ilkelere taşırsın; küçümsenmeye gelemezsin.',
      helps:
        'Eleştiriyi hüküm sayma, sorduğun bir yol tarifi gibi dinle; işine yarayan kısmı al, gerisini bırak.',
    },
    capricorn: {
      is: 'Bir eksiğin söylenince kırılmaktan çok mahcup olursun, işini tam yapmak senin için onur meselesidir; övgüyü de hak etmediğini düşünürsün.',
      helps:
        'Eleştirilen yeri düzeltmeye otururken aynı işin iyi çıkmış bir yanını da say, bütün emeği silip atma.',
    },
    aquarius: {
      is: 'Eleştiriyi soğukkanlı dinler görünür, içinden çoktan “beni anlamamış” dersin; övülünce de nereye bakacağını bilemezsin.',
      helps:
        'Sana gelen eleştiriyi bir arkadaşına söylenmiş say, doğruluğunu onun adına tartınca savunmaya geçmezsin.',
    },
    pisces: {
      is: 'Ufacık bir eleştiri içine işler, bütün gününün rengi değişir; iltifatı ise başkası için söylenmiş sayarsın.',
      helps:
        'Seni inciten eleştiriyi olduğu gibi kâğıda geçir ve kelimelerini say, içinde büyüyenden epey kısadır.',
    },
  },
  moods: {
    aries: {
      is: 'Ruh hâlin ani değişir, çünkü duygun bekletilmeye gelmez; ağlarsan öfkeden ağlar, sonra ağladığına kızarsın.',
      helps:
        'Keyfin birden kaçtığında önce bedenini oynat, merdiven inip çıkmak bile olur; neye üzüldüğünü soluklanırken anlarsın.',
    },
    taurus: {
      is: 'Keyfin kolay bozulmaz ama bozuldu mu üstüne ağırlık çöker, gözyaşın da geç ve sessiz gelir.',
      helps: 'İçin karardıysa önce aç mısın, uykusuz musun diye bak, üzüntünün sebebini karnın tokken ara.',
    },
    gemini: {
      is: 'Bir saatin öbürünü tutmaz, gülerken gözlerin doluverir; ruh hâlin son konuştuğun insana, son okuduğun habere takılıp gider.',
      helps:
        'Canın durup dururken sıkıldıysa, neden diye uğraşmadan önce son bir saatte kimi dinlediğini düşün.',
    },
    cancer: {
      is: 'Gözyaşın yüzeye yakındır, bir koku, bir şarkı yeter; keyfinin iniş çıkışında hep eski bir hatıranın parmağı vardır.',
      helps:
        'Ağlamak geldiyse bırak gelsin, sonra sesini duyunca içinin yumuşadığı biriyle bambaşka şeylerden konuş.',
    },
    leo: {
      is: 'Keyfin yerindeyken herkesi ısıtırsın, kaçınca ortalığın tadı gider. Ağlamanı gururun tutar, kimse seni fark etmeyince de gözlerin dolar.',
      helps:
        'Moralin bozukken neşeli görünme görevini bir süreliğine bırak, seni hiçbir hüner göstermeden de seven biriyle otur.',
    },
    virgo: {
      is: 'İçin daralınca ağlamaz, düzeltilecek bir şey ararsın; açıklayamadığın duygu da gider, küçücük bir aksilikte boşalır.',
      helps:
        'Bugünkü hâlinin sebebini bulmak zorunda değilsin, duygunun adını koy ve bırak; ağlamak için gerekçe istenmez.',
    },
    libra: {
      is: 'Yanındakinin yüzü asıksa senin de keyfin kaçar, ruh hâlin hep iki kişiliktir; ağlamayı ise kimsenin rahatsız olmayacağı saate saklarsın.',
      helps:
        'Neşen kaçtığında bu sıkıntının sahibi kim diye sor, başkasının moralini düzeltmek senin görevin değil.',
    },
    scorpio: {
      is: 'Ya hiç ağlamazsın ya da bir kere başlayınca dibi görünmez; içinde kopan fırtınayı yüzünden okuyan da pek çıkmaz.',
      helps:
        'Kimseye anlatmak zorunda değilsin ama duygunu kendinden de saklama, yalnızken ağlayıp sonra yüzünü yıkamak iyi gelir.',
    },
    sagittarius: {
      is: 'Moralin bozulunca üstünü şakayla örtersin, ağlamayı yenilgi sayarsın; sonra aptalca bir filmin ortasında gözyaşına yakalanırsın.',
      helps:
        'İçin sıkışınca hemen keyif verecek bir şey arama, “üzüldüm” deyip üstüne espri eklemeden biraz bekle.',
    },
    capricorn: {
      is: 'Ağlamayı hep işler bitince yapılacaklara yazarsın, işler de bitmez; biriken gözyaşı en olmadık anda, en ufak şeye taşar.',
      helps: 'Gözyaşına da günün içinde yer ayır, kimseye güçlü görünmediğin yarım saat seni zayıf düşürmez.',
    },
    aquarius: {
      is: 'Ruh hâlini uzaktan inceler, ne hissettiğini çok sonra anlarsın; gözyaşın bu yüzden ya hiç gelmez ya herkes gittikten sonra gelir.',
      helps:
        'Duygunu çözümlemeyi bırakıp bedeninde nerede durduğunu ara, boğazında mı göğsünde mi, oraya biraz vakit tanı.',
    },
    pisces: {
      is: 'Keyfin de gözyaşın da çabuk gelir, çünkü kendi derdin yetmezmiş gibi otobüste karşında oturanınkini de içine alırsın.',
      helps:
        'Duyguların taşınca insanlardan biraz uzaklaş, içindekini resme ya da duaya dök, sözle anlatmak şart değil.',
    },
  },
  decisions: {
    aries: {
      is: 'Kararı bir solukta verirsin, asıl sıkıntın sonra başlar; sonuç geciktikçe acaba yanıldım mı diye huysuzlanırsın.',
      helps:
        'Büyük bir kararda ilk isteğini bir yere yaz, iki gün sonra aç oku; hâlâ heyecanlanıyorsan o istek sağlam.',
    },
    taurus: {
      is: 'Karar verirken seni yavaşlatan, elindekinden olma kaygısı; etraf acele ettirdikçe yerine daha da çakılırsın.',
      helps:
        'Seçeneklerin her birini bir gün boyunca karar verilmiş gibi yaşa, omuzların hangisinde gevşiyor, ona bak.',
    },
    gemini: {
      is: 'Her seçeneği aynı ustalıkla savunabildiğin için karar veremezsin, birini seçtiğin an öteki gözünde güzelleşir.',
      helps:
        'Kararını birine sesli anlat, hangi seçenekten söz ederken hızlandığına dikkat et ve başka kimseye sorma.',
    },
    cancer: {
      is: 'Karar vermeden önce kimin üzüleceğini düşünürsün, kendi isteğin sıranın sonuna kalır; verdikten sonra da dönüp dönüp arkana bakarsın.',
      helps:
        'Bu kararla kimse kırılmayacak olsa ne isterdin, önce ona kulak ver, ötekilerin gönlünü sonra hesaba kat.',
    },
    leo: {
      is: 'Verdiğin kararın arkasında dimdik durursun. Zorun, yanıldığını başkalarının görmesi; bu yüzden seçimini bazen inandığından uzun savunursun.',
      helps:
        'Kararını açıklamadan önce birkaç gün kendine sakla, alkış da yuh da duymadan nasıl durduğuna bak.',
    },
    virgo: {
      is: 'Karar veremeyişin eksik bilgi korkusundan; bir ayrıntıya daha, bir yoruma daha bakayım derken istek buharlaşır.',
      helps:
        'Karar için üç ölçüt belirle, araştırmaya da bir bitiş saati koy, sonradan bulduğunu hesaba katma.',
    },
    libra: {
      is: 'İki tarafı da haklı bulduğun için karar veremez, seçmediğine haksızlık ettiğini sanırsın; sonunda kararı bir başkasına verdirirsin.',
      helps:
        'Biri senin yerine karar vermiş say, ilk anda içinden yükselen sevinç ya da itiraz sana yolu gösterir.',
    },
    scorpio: {
      is: 'Kararlarını kimseye danışmadan, içinde uzun uzun demleyip verirsin; sonra da geri dönüş yokmuş gibi davranır, kendi sözüne sıkışırsın.',
      helps: 'Kararını ya hep ya hiç diye kurma, denenip geri alınabilecek küçük bir adımı da seçenek say.',
    },
    sagittarius: {
      is: 'Birini seçmek ötekilere veda etmek gibi geldiğinden karar vermeyi, yeni bir ihtimalin peşine düşerek ertelersin.',
      helps:
        'Seçeneklerin en parlak gününü değil en sıkıcı gününü hayal et, hangisinin sıkıcısına razıysan kararın ona yakındır.',
    },
    capricorn: {
      is: 'Kararı bütün sonuçlarıyla omzuna aldığın için ağır verirsin, eski bir seçimin hesabını kendine hâlâ sorduğun da olur.',
      helps:
        'Eski kararının hesabını kapat, o gün elinden gelen oydu; yenisini verirken de kendine bu insafı göster.',
    },
    aquarius: {
      is: 'Karar konusunda sana akıl verildi mi tersine gidesin gelir; kendi istediğin bile sırf önerildi diye gözünden düşer.',
      helps:
        'Bir seçeneğin sana önerilmiş olması onu ne doğru yapar ne yanlış; karar verirken öneren kim, bir süre unut.',
    },
    pisces: {
      is: 'Karar anı geldi mi ortalığı sis basar, bir gün birine bir gün ötekine kayarsın, sonunda hayat seçsin diye beklersin.',
      helps:
        'Kararın tamamını bugün vermen gerekmiyor, yalnız bugüne düşen parçayı seç, onu da birine söyle.',
    },
  },
  change: {
    aries: {
      is: 'Sıfırdan başlamak seni ürkütmez; değişimde zorlandığın, eskinin bitip yeninin daha tutmadığı o hareketsiz ara.',
      helps:
        'Yeni düzen oturana kadar her gün ufak bir ilki dene, bekleyiş sana o zaman bekleyiş gibi gelmez.',
    },
    taurus: {
      is: 'Değişimden korkarsın, çünkü ezbere yaptığın şeyler sana huzur verir; yeniye alışman ağır olur, alıştın mı da sökülmezsin.',
      helps: 'Her şey değişirken bir alışkanlığını olduğu gibi koru, sabah içtiğin şey bile olsa ona tutun.',
    },
    gemini: {
      is: 'Yenilik önce başını döndürür, sonra peş peşe sorular başlar; hepsine bir anda cevap isteyince değişim gözünde büyür.',
      helps:
        'Bu yeniliği yaşamış iki kişiye ne beklemediklerini sor, bilinmeyen dediğin şey ayrıntıya dönüşür.',
    },
    cancer: {
      is: 'Değişim sana zor gelir, geride kalan her şeyin bir yüzü, bir sesi vardır çünkü; yeniye geç ısınır, sonra bütün kalbinle yerleşirsin.',
      helps: 'Yeni hayatına eskisinden ufak bir şey taşı, geride kalanı özlediğin için de kendini ayıplama.',
    },
    leo: {
      is: 'Yeni bir yerde kimsenin seni tanımaması ağrına gider. Değişimden çok, yeniden acemi görünmekten çekinirsin.',
      helps: 'Yeni ortamda acemiliğini saklama, ilk soruyu gülerek sen sor; ötekiler de bunu bekliyordur.',
    },
    virgo: {
      is: 'Bir şey değişecekse aksayabilecek her ayrıntıyı önceden görürsün, daha yenisi başlamadan yorulman bundan.',
      helps:
        'Değişimi ufak parçalara böl ve bugün yalnız ilkini yap, ötekiler kafanı meşgul etmesin, takvimde beklesin.',
    },
    libra: {
      is: 'Yeniliği tek başına karşılamak seni ürkütür, yanında fikrini soracağın biri olunca aynı değişim birden yaşanır hâle gelir.',
      helps: 'Yeni bir şeye başlarken birinden yalnızca eşlik etmesini iste, ilk gün yanında yürüsün yeter.',
    },
    scorpio: {
      is: 'Değişime uzun süre direnir, sonra bir gecede eskiden ne varsa silersin; dizginini tutamadığın her yenilik seni ürkütür.',
      helps:
        'Değişimin hangi parçası senin elinde, önce onu bul; eskinin hepsini birden söküp atman gerekmiyor.',
    },
    sagittarius: {
      is: 'Yeni başlangıçlar hevesini kabartır, değişimden ancak seni daraltacağını sezersen korkarsın; zor olan, ilk heyecan geçince sürdürmek.',
      helps: 'Korktuğun yeniliğin sana öğreteceği bir şey seç, ilk gün yalnız onun merakıyla git.',
    },
    capricorn: {
      is: 'Planlamadığın değişim seni tedirgin eder, çünkü kurduğun düzene emeğin geçmiştir. Yine de başladın mı kolay yılmazsın.',
      helps: 'Yeni dönemin planını yaparken değişmeyeceğinden emin olduğun bir desteği de en başa koy.',
    },
    aquarius: {
      is: 'Yeniliği herkesten önce savunur, kendi alışkanlığına dokunulunca ayak diretirsin; senden çıkmayan değişimi dayatma sayarsın.',
      helps:
        'Sana dayatılan değişimin içinde kendi kuralınla yapabileceğin bir parça bul, onu dilediğin gibi kur.',
    },
    pisces: {
      is: 'Değişimin geldiğini çoktan sezer, yine de son ana kadar gözünü kaçırırsın; korkun bilinmeyenden çok, veda etmekten.',
      helps:
        'Yeniye geçerken her gün aynı saatte tekrarladığın basit bir tören kur, dağılan parçaların orada toplanır.',
    },
  },
  sayingNo: {
    aries: {
      is: 'Hayır demekte değil, zamanında demekte zorlanırsın; hevesle her işe atılır, sınırını ancak burnundan solurken çizersin.',
      helps:
        'Senden bir şey istenince evet demeden önce içinden ona kadar say, konuşan hevesin mi gücün mü, anlamaya bu yeter.',
    },
    taurus: {
      is: 'Hayır diyemediğin yerde sessizce ayak sürürsün; sınırını yavaşlayarak, duymazdan gelerek çizer, söze dökemezsin.',
      helps:
        'Hayırını kısa tut ve gerekçe ekleme; “bana uymuyor” dedikten sonra sakin sakin aynı cümlede kal.',
    },
    gemini: {
      is: 'Hayır demek yerine belki der, konuyu dağıtır, araya üç ihtimal sokarsın; karşındaki de bunu evet sanır.',
      helps:
        'Ağzından “belki” çıkacağı zaman onun yerine “sana yarın kesin söylerim” de, hayırı da yarın tek cümleye sığdır.',
    },
    cancer: {
      is: 'Birine hayır deyince onu yüzüstü bırakmış olursun sanki, o yüzden sınırı ancak küsecek kadar yorulunca koyarsın.',
      helps:
        'Hayırın yanına sevgini de koyabilirsin, “aklım sende ama bugün yapamam” cümlesini önceden birkaç kez prova et.',
    },
    leo: {
      is: 'Senden istenmesi hoşuna gittiği için hayır demek güçleşir, cömertliğinin faturasını sonra tek başına ödersin.',
      helps:
        'Seve seve verdiğin nerede bitiyor, baştan bil; ötesi istenince hayır dersen yüce gönüllülüğünden bir şey eksilmez.',
    },
    virgo: {
      is: 'İşi senden düzgün yapacak kimse çıkmaz diye hayır diyemezsin, başkasının angaryası böyle böyle senin akşamını yer.',
      helps:
        'Senden istenenin yapabileceğin kısmını da yapamayacağını da baştan söyle, yarım evet de bir sınırdır.',
    },
    libra: {
      is: 'Hayır demek sana kabalık gibi gelir; ortam bozulmasın diye evet der, sonra sözünden nasıl dönsem diye kıvranırsın.',
      helps: 'Nazik kalarak da reddedilir, önce teşekkür et, sonra hayır de, arkasından gelen özrü yut.',
    },
    scorpio: {
      is: 'Sınırın aşıldıkça ses çıkarmaz, sonra ipi tek hamlede koparırsın; hayırın hep en sonda, en büyük hâliyle gelir.',
      helps:
        'İlk rahatsız olduğun anda ufacık bir hayır dene, yanında rahat ettiğin biriyle başla, elin alışsın.',
    },
    sagittarius: {
      is: 'İyimserlikle söz dağıtırsın, hayır demek aklına bile gelmez; günlerin dolunca da ortadan kaybolarak sınır koyarsın.',
      helps: 'Yine söz verecekken öncekileri parmaklarınla say, elin dolduysa hayır demek ayıp değil.',
    },
    capricorn: {
      is: 'Görev dendi mi hayır diyemez, yükü sen almazsan yerde kalacağını düşünürsün; sınırın ancak gücün tükendiğinde görünür.',
      helps:
        'Yeni bir yük uzatıldığında “bunu alırsam hangisini bırakayım” diye sor, sınırını böylece kendiliğinden çizmiş olursun.',
    },
    aquarius: {
      is: 'Tek kişiye hayır demek senin için kolaydır, iş ortak bir davaya gelince dilin varmaz; nefessiz kalınca da birden uzaklaşırsın.',
      helps:
        'Sınırını kaybolarak koymana gerek yok, hangi saatlerde ulaşılmaz olduğunu baştan duyur ve ona sadık kal.',
    },
    pisces: {
      is: 'Karşındakinin ihtiyacını kendininkinden önce duyduğun için hayır diyemezsin, sınırının yerini de aşıldıktan sonra öğrenirsin.',
      helps:
        'Bir şey istendiğinde cevabını yalnız kalana dek ertele, içindeki hayır başkasının yanındayken pek duyulmuyor.',
    },
  },
  perfection: {
    aries: {
      is: 'Yaptığın hiçbir iş sana yetmiyorsa hep en önde olmak istediğindendir; hataya değil, hatanın sana kaybettirdiği zamana kızarsın.',
      helps:
        'Hata yapınca kendini hırpalamadan ikinci denemeye geç, bu sefer kimseyle yarışmıyormuş gibi yap.',
    },
    taurus: {
      is: 'Yarım yamalak işe gönlün razı olmaz, iyi olana dek elinden bırakmazsın; hata, gözünde ziyan edilmiş emektir.',
      helps:
        'Kusursuz olsun diye üstünde oyalanacağına işi güzel olduğu yerde bırak, bir süre el sürmeden keyfini çıkar.',
    },
    gemini: {
      is: 'Daha iyisi hep bir fikir ötede olduğundan hiçbir şeyin son hâli sana yetmez, hatanla da herkesten önce dalga geçersin.',
      helps: 'Yetersiz bulduğun işi olduğu gibi birine göster, aklındaki on yeni sürümü bir sonrakine sakla.',
    },
    cancer: {
      is: 'Hata yaparsan sevgiden düşecekmişsin gibi gelir, aferin denen işin bile sana yetmemesi bundan.',
      helps:
        'Yanlış yaptığında, aynı hatayı küçük bir çocuk yapsa onunla nasıl konuşurdun, kendinle de öyle konuş.',
    },
    leo: {
      is: 'Ortaya koyduğun şey hayranlık uyandırmıyorsa sana eksik gelir. Hele seyircin varken yaptığın hata, uzun süre kulağında çınlar.',
      helps:
        'Bir şeyi bilerek acemice yap, kimseye göstermeden, sırf eğlence olsun; hata yapmaya elin orada alışır.',
    },
    virgo: {
      is: 'Kimsenin görmediği hatayı görürsün, hiçbir iş bitmiş sayılmaz; başkasında hoş karşıladığın kusur sende suç olur.',
      helps: 'İşe başlamadan yeterince iyinin ne demek olduğunu tarif et, oraya varınca kusur aramayı kes.',
    },
    libra: {
      is: 'Uyumsuz tek bir ayrıntı bütünü gözünden düşürür, o yüzden hiçbir şey tam olmaz; kıyaslamaktan sevinmeye vakit bulamazsın.',
      helps: 'Beğenmediğin işine zevkine güvendiğin biri de baksın, onun gözüne batmayan kusuru kurcalama.',
    },
    scorpio: {
      is: 'Bir hatanı herkes unutsa sen unutmazsın; açığının görülmesine dayanamaz, eksik bulduğun işi kimseye göstermeden baştan yaparsın.',
      helps: 'Kusurunu seni kollayan birine kendi ağzınla söyle, saklamak için harcadığın güç sana kalsın.',
    },
    sagittarius: {
      is: 'Kafandaki hedef öyle büyüktür ki eldeki her sonuç yetersiz kalır, ufak bir hata da bütün hevesini söndürür.',
      helps: 'Yetmedi dediğin işe bir de çıktığın noktadan bak, aldığın yolu ölç, kalanını yarın düşünürsün.',
    },
    capricorn: {
      is: 'Çıtaya değdiğin an onu yükseltirsin, hiçbir başarının yetmemesi bundan; hata ise sana itibarından bir parça koparır.',
      helps:
        'Bir sonraki işe geçmeden bitirdiğini kusuruyla birlikte kutla, beş dakikalık kutlama da kutlamadır.',
    },
    aquarius: {
      is: 'Yaptığın daha önce denenmiş bir şeyse sana yetmez; hatayı hoş görür, başkasınınkine benzemeyi kendine yediremezsin.',
      helps: 'Sonuç aklındaki kadar parlak çıkmadı diye bırakma, hatalı ilk hâli bir deneyin kaydı say.',
    },
    pisces: {
      is: 'Hayalindeki o kadar güzeldir ki gerçekte yaptığın hiçbir şey ona yetişmez, kusurunu görünce de utanıp saklarsın.',
      helps:
        'Yaptığını hayalinle yan yana koyma, hayal hiç yorulmuyor, hiç yanılmıyor; sen elinden çıkana bir kez de şefkatle bak.',
    },
  },
  misunderstood: {
    aries: {
      is: 'Sert ya da kavgacı diye yanlış anlaşılırsın, çünkü lafı süslemezsin; kızdı sandıkları an yalnızca acelen vardır.',
      helps:
        'Söze niyetinle başla, “sana kızmadım, telaşım var” demek yüzünden başka anlam çıkaranları rahatlatır.',
    },
    taurus: {
      is: 'Suskunluğun inat, hatta umursamazlık sanılır. Oysa sen daha söyleneni sindirmemişsindir, yavaşlığını yanlış okurlar.',
      helps:
        'Düşünürken bunu söyle, “duydum, bana biraz zaman ver” dersen sessizliğini kimse başka yana çekmez.',
    },
    gemini: {
      is: 'Her şeye şaka kattığın için seni hep iyi, hep hafif sanırlar; derdini de gülerek anlatınca kimse anlamaz.',
      helps: 'Anlaşılmak istediğin o tek konuda şakasız konuş, cümleyi bitir ve gelen sessizliğe dayan.',
    },
    cancer: {
      is: 'Kırıldığını söylemez, anlaşılmayı beklersin; bıraktığın ipuçlarını okuyamayan da seni alıngan ya da mesafeli bilir.',
      helps:
        'Seni yanlış anlayan bir yakınınsa ima etme, ne hissettiğini bir cümleyle, sitem katmadan söyle.',
    },
    leo: {
      is: 'Kibirli sanılman kendini beğendiğinden değil, incindiğinde daha dik durduğundan; onay bekleyen yanını pek kimse görmez.',
      helps:
        'Sana havalı diyenlere kendini anlatmaya çalışma, birine kendisi hakkında içten bir soru sor, yanlış izlenim orada kırılır.',
    },
    virgo: {
      is: 'Yardım olsun diye düzeltirsin, karşındaki kusur arıyorsun sanır; ilgini böyle gösterdiğini çok az insan anlar.',
      helps:
        'Yanlış anlaşılmamak için düzelteceğin yerden önce beğendiğin yeri söyle, öğüdü sorulana kadar beklet.',
    },
    libra: {
      is: 'Hep gülümsediğin için herkes seni iyi sanır; kimseyi kırmayan sözlerinin arasında asıl düşündüğün anlaşılmadan kalır.',
      helps: '“Nasılsın” diyen bir dosta bu sefer “iyiyim” deme, nasılsan öyle söyle, gerisini o sorsun.',
    },
    scorpio: {
      is: 'Az konuşup uzun baktığın için soğuk ya da kuşkucu bulunursun, sıcaklığını ancak senden izin alanlar tanır.',
      helps:
        'Yanlış tanındığında her şeyini ortaya dökmen gerekmez, gündelik bir sevincini anlatman da insanları yaklaştırır.',
    },
    sagittarius: {
      is: 'Açık sözün patavatsızlık, neşen umursamazlık diye yanlış anlaşılır; kahkahan o kadar gürdür ki ciddi sözünü bastırır.',
      helps:
        'Lafın yanlış yere gittiyse üstüne bir yenisini söyleme, ne demek istediğini kısaca anlat, özrü de kısa olsun.',
    },
    capricorn: {
      is: 'Duygunu ciddiyetinin arkasında tuttukça adın soğuğa çıkar, hep sağlam durduğun için de yorulduğun kimsenin aklına gelmez.',
      helps: 'İnsanlar seni duvar sanmasın diye büyük itiraflara gerek yok, “bugün zorlandım” demen yeter.',
    },
    aquarius: {
      is: 'Seni üstten bakıyor, soğuk duruyor sanırlar, çünkü en kalabalık anda bile aklın kendi düşüncesinin peşindedir.',
      helps:
        'Yanlış anlaşıldığını sezince fikrinin yanına hissini de ekle, “sevindim” gibi tek bir kelime bile aradaki mesafeyi kısaltır.',
    },
    pisces: {
      is: 'Herkes sende görmek istediğini görür, yanlış anlaşılman bundan; dalgın sandıkları anda sen çevrendeki bütün kırgınlıkları duyuyorsundur.',
      helps:
        'Seni yanlış tanıyan bir dosta imayla değil açıkça karşılık ver, “ben öyle değilim” demek kabalık sayılmaz.',
    },
  },
  overthinking: {
    aries: {
      is: 'Düşüncelerin en çok harekete geçemediğinde döner; çözemediğin konu kafanın içinde volta atar, seni de peşinden sürükler.',
      helps: 'Kafanda dönen konuda bugün atılacak ufak bir adım varsa at, yoksa iki sokak öteye kadar yürü.',
    },
    taurus: {
      is: 'Bir düşünce sana geç girer, girdi mi de çıkmaz, aynı kaygıyı ağır ağır çiğner, her seferinde aynı yere varırsın.',
      helps:
        'Düşünce dönüp durdukça ellerine yoğuracak, ayıklayacak bir şey ver, zihnin ellerinin hızına iner.',
    },
    gemini: {
      is: 'Kafanda hep on sekme birden açıktır, biri ötekini çağırır; bir konuşmayı bin kere kurar, sonunda hiçbirini söylemezsin.',
      helps:
        'Dönüp duran düşünceyi sesli mesaja anlatır gibi kaydet, sonra dinle, bir yerinde kendine gülersin.',
    },
    cancer: {
      is: 'Aklın bir söze, bir bakışa takılır, düşüncelerin günlerce onun çevresinde döner; acaba kırıldı mı diye kendini yersin.',
      helps:
        'Zihnin eskiye takıldığında yakınındaki birine bugünden bir haber ver, düşüncelerin de bugüne dönsün.',
    },
    leo: {
      is: 'Bir laf edersin, sonra nasıl göründüğünü kafanda defalarca oynatırsın; düşüncelerin dönüp geldiği yer hep başkalarının gözü.',
      helps:
        'O anı senden başka kim hâlâ düşünüyor diye dürüstçe sor, sonra kafandaki gösteriye perdeyi indir.',
    },
    virgo: {
      is: 'Zihnin hep atlanmış bir ayrıntı arar, düşüncelerin dönüp durması bundan; bulunca da rahatlamaz, bir yenisine geçer.',
      helps:
        'Kaygılanmaya günde yirmi dakika ayır, hepsini o vakitte düşün, dışarıda kalana sıra numarası ver.',
    },
    libra: {
      is: 'Düşüncelerin kafanda karşılıklı geçip tartışır, biri seni, öteki karşındakini savunur. Birini susturmaya kıyamazsın.',
      helps:
        'İçindeki tartışmayı iki sütuna yaz, iki tarafa da birer cümle hak ver ve oturumu bugünlük kapat.',
    },
    scorpio: {
      is: 'Bir şeyin aslını çözmeden zihnin rahat etmez, düşünceler aynı şüphenin etrafında döner, kimse sormasa da kazarsın.',
      helps:
        'Kafanda dönen şüpheye bir ad tak, geldiğinde selam ver ama peşine düşme, her iz bir yere çıkmıyor.',
    },
    sagittarius: {
      is: 'Küçük bir sıkıntıyla başlayıp hayatın anlamına kadar düşünürsün; kafan orada dönerken asıl mesele çok geride kalır.',
      helps:
        'Düşüncen büyüdükçe sen soruyu küçült, bu akşama kadar olanla sınırla, kalanını geniş bir manzara karşısında düşün.',
    },
    capricorn: {
      is: 'Kafanda hep olabileceklerin en kötüsü hesaplanır, bu dönüp durmayı tedbir sayarsın; kaygılanmasan görevini aksatmış olacaksın sanki.',
      helps:
        'En kötü ihtimale bir kez hazırlan, planın altına “yapıldı” yaz, zihnin aynı hesabı getirince o kelimeyi göster.',
    },
    aquarius: {
      is: 'İnsan ilişkilerini bile denkleme çevirir, çözülmedikçe düşünür durursun. Kafan dönerken acıktığını, yorulduğunu fark etmezsin.',
      helps:
        'Kafandaki döngüyü başkasının elle tutulur bir sorunuyla böl, birinin bozuk aletine, karışık belgesine bir bak.',
    },
    pisces: {
      is: 'Kafanda düşünceden çok görüntü döner; olmamış konuşmaları, gelmemiş günleri yaşar, gerçekten olmuş kadar yorulursun.',
      helps:
        'Zihnin senaryo yazmaya başlayınca çevrende gördüğün beş şeyi adıyla say, düşünceler o sırada soluklanır.',
    },
  },
  confidence: {
    aries: {
      is: 'Kendine güvenin atılırken tamdır, biri seni geçince ya da sonuç gecikince birden boşalır. Şüphe seni hep dururken yakalar.',
      helps:
        'Kendinden şüphe ettiğinde yeni bir yarışa girme, vaktiyle korka korka başladığın bir işi aklına getir.',
    },
    taurus: {
      is: 'Özgüvenin elinde tutabildiğin şeylere yaslanır; para, iş ya da beden biraz sallansa kendi değerinden şüphe edersin.',
      helps:
        'Şüphe bastırınca ustası olduğun bir işe otur, acele etmeden yap, ellerin sana kim olduğunu söylesin.',
    },
    gemini: {
      is: 'Her konuda biraz bilgin olduğundan hiçbirini tam bilmediğini sanırsın, özgüvenin bir uzmanın karşısında hemen erir.',
      helps:
        '“Bunu bilmiyorum, anlatır mısın” demeyi dene, kendinden emin insanlar bunu hiç çekinmeden söyler.',
    },
    cancer: {
      is: 'Seni seven biri yanındayken kendine inanırsın, yalnız kalınca şüphe gelir; çok eskiden duyulmuş bir söz hâlâ kulağındadır.',
      helps:
        'Kendine inanmadığın gün sana inanan birinin ağzıyla konuş, o olsa şimdi ne derdi, onu kendine söyle.',
    },
    leo: {
      is: 'Dışarıdan kendinden emin görünürsün, oysa özgüvenin son aldığın tepkiye bağlıdır; ilgi azalınca değerin de azaldı sanırsın.',
      helps:
        'Kimse bakmıyorken de sevdiğin bir uğraşa her gün biraz vakit ver, kendine güvenin oradan beslensin.',
    },
    virgo: {
      is: 'Kendinden şüphen, hazırlıksız yakalanma korkundan; yapabildiğin yüz şeyi görmez, beceremediğin bir taneyi ezbere bilirsin.',
      helps: 'Her akşam o gün doğru giden üç şeyi not et, özgüven sende hisle değil kayıtla büyür.',
    },
    libra: {
      is: 'Kendine güvenini karşındakinin yüzünden okursun, bir kaş çatılsa en iyi bildiğin şeyden bile şüphe edersin.',
      helps:
        'Ufak bir seçimini kimseye sormadan yap ve kimseye beğendirme, kendine güvenmek de çalıştıkça güçlenir.',
    },
    scorpio: {
      is: 'Sarsılmaz görünürsün ama kendinden şüphen içeride çalışan bir dedektif gibidir, gece gündüz zayıf noktanı arar.',
      helps:
        'Şüphe geldiğinde toparlanıp ayağa kalktığın zor günlerden birini düşün, kendine güvenini oradan kur.',
    },
    sagittarius: {
      is: 'Kendine güvenin genel konuşurken yerindedir, ayrıntı sorulunca sarsılır; yeterince okumadığın, yeterince görmediğin kuşkusu peşini bırakmaz.',
      helps:
        'Yapacaklarından söz etme, yaptığın bir şeyi hiç abartmadan anlat; özgüven küçük doğruların üstünde daha rahat durur.',
    },
    capricorn: {
      is: 'Kendine güvenmek için hep bir başarı daha beklersin; unvan da gelse övgü de gelse şüphe yerinden kıpırdamaz.',
      helps:
        'Bugüne dek alnının teriyle becerdiğin bir şeyi seç, kendine güvenmeyi sıradaki başarıya erteleme.',
    },
    aquarius: {
      is: 'Kimseye benzememekle övünürsün, kendinden şüphen de tam oradan doğar; bir yere ait değilim dedikçe sesin kısılır.',
      helps:
        'Garip bulunan yanını seven iki insan bile yeter, kendine güvenmeyi önce onların yanında talim et.',
    },
    pisces: {
      is: 'Güçlü birinin yanında silikleşir, onun emin hâlini kendi eksikliğin sanırsın. Kendinden şüphen hep böyle bir kıyasla başlar.',
      helps:
        'Kendine güvenmek için sertleşmen gerekmiyor, sezginin doğru çıktığı bir yeri fark et ve aklında tut.',
    },
  },
  anger: {
    aries: {
      is: 'Öfken bir anda parlar, sesin senden önce yükselir; beş dakikada geçer gider, kırılanlar ise hâlâ oradadır.',
      helps: 'Öfken yükselirken oradan birkaç dakika uzaklaş, soluğun düzelmeden tek kelime etme.',
    },
    taurus: {
      is: 'Kızdığını uzun süre kimse anlamaz, öfkeni yutup yoluna devam edersin, dolunca da seni yatıştırmak kolay olmaz.',
      helps:
        'Öfken daha ufakken onu kendine itiraf et, güvendiğin birine de anlat, birikmesine fırsat kalmasın.',
    },
    gemini: {
      is: 'Kızınca sesin değil cümlelerin keskinleşir; öfkeni iğneli bir şakayla gösterir, sonra “ciddi değildim” dersin.',
      helps:
        'Öfkeyle yazdığın mesajı göndermeden beklet, bir saat sonra yabancı biri yazmış gibi yeniden oku.',
    },
    cancer: {
      is: 'Öfkeni küskünlüğe çevirirsin, bağıracağına susar, içine çekilirsin; sonra bambaşka bir konuda gözyaşı olup çıkar.',
      helps:
        'Küstüğünü fark edince altındaki kırgınlığı bul, öfkeden önce onun adını koy, yalnız kendine söylesen de olur.',
    },
    leo: {
      is: 'Saygısızlık gördün mü gürlersin, öfken büyük ve açıktır. Çabuk da yumuşarsın, yeter ki küçük düşürülmediğini hisset.',
      helps: 'Öfkelendiğinde kendine sor, gururun mu incindi kalbin mi; cevabı ararken sesin alçalır.',
    },
    virgo: {
      is: 'Öfken söylenmeye dönüşür; asıl konuda susar, yanlış yere konmuş ufak bir eşyaya patlar, en çok da kendine kızarsın.',
      helps: 'Ufak tefek şeylere söylendiğini duyunca dur, altındaki büyük kızgınlığı kendine itiraf et.',
    },
    libra: {
      is: 'Kızdığın belli olmasın diye öyle nazikleşirsin ki öfken buz gibi bir kibarlığa döner, haksızlık sürerse o kibarlık birden çatlar.',
      helps:
        'Öfke nezaketini bozmaz; “buna kızdım” cümlesini önce kendi kendine, alçak sesle söylemeyi dene.',
    },
    scorpio: {
      is: 'Öfken bağırmaz, bekler; yapılanı unutmaz, içinde soğutursun, ağzını açtığında da nereye dokunacağını bilirsin.',
      helps:
        'Öfkeni söze dökmeden önce bedeninden çıkar, gücünü isteyen bir işe ver, dilin sırasını beklesin.',
    },
    sagittarius: {
      is: 'Haksızlığa, ikiyüzlülüğe hemen parlarsın, öfken de gürültülüdür; lafını esirgemez, ertesi gün hiçbir şey olmamış gibi şaka yaparsın.',
      helps:
        'Kızdığında “sen hep” diye başlayan cümleyi yut, yalnız o günkü olaydan söz et, öfken büyümeden diner.',
    },
    capricorn: {
      is: 'Kontrolünü yitirmeyi kendine yakıştıramaz, öfkeni resmî bir suskunluğun ardına saklarsın; kızgınlığın kısa, kuru bir cümleden sızar.',
      helps:
        'Öfkeyi bastırmakla yönetmek aynı şey değil, seni kızdıranları arada bir sayıp dökeceğin güvenilir bir kulak bul.',
    },
    aquarius: {
      is: 'Kızınca soğur, mantık yürütür, öfkelendiğini kabul etmezsin, baskı hissettiğin anda ise isyanın kimsenin beklemediği yerden çıkar.',
      helps:
        'Öfkelendiğinde haklılığını kanıtlamayı bir yana bırak, hangi özgürlüğüne dokunulduğunu bul, asıl konu o.',
    },
    pisces: {
      is: 'Kızacağına üzülürsün; öfken gözden kaybolur, günler sonra kırgınlık ya da unutkanlık kılığında geri gelir.',
      helps:
        'Kızmaya hakkın olduğunu kendine hatırlat, sonra öfkeni yalnızken bağıra çağıra söylediğin bir şarkıya kat.',
    },
  },
  fear: {
    aries: {
      is: 'En büyük korkun çaresiz kalmak, bir şey yapamadan seyretmek; korktuğun anlaşılmasın diye de üstüne üstüne gidersin.',
      helps:
        'Korktuğunda hızlanırsın, bunu bir işaret say; dur, birinden yardım iste, tek başına atılman şart değil.',
    },
    taurus: {
      is: 'Seni en çok ayağının altındaki güvenin kayması korkutur, sevdiğin insanın ya da alıştığın rahatın elinden gitmesi.',
      helps: 'Kaybetme korkusu gelince bugün hâlâ seninle olanları say, sevdiğin bir eşyayı da avucuna al.',
    },
    gemini: {
      is: 'En çok sıkışıp kalmaktan korkarsın; konuşacak kimsenin, kaçacak bir ihtimalin kalmadığını düşününce soluğun daralır.',
      helps:
        'Korkunu birine sıradan bir haber verir gibi anlat, sesli söylenince ürkütücülüğünün bir kısmı dağılır.',
    },
    cancer: {
      is: 'En derin korkun terk edilmek, bir gün kimseye ait olmamak; ilk soğuklukta bu yüzden alarma geçersin.',
      helps:
        'Terk edilme korkusu kabarınca hemen güvence arama, hayatında sana sadık kalmış bir kişiyi, bir dostu düşün.',
    },
    leo: {
      is: 'Yenilmekten pek korkmazsın. Seni ürküten silinmek, sevilmeden, fark edilmeden, kimsenin adını anmadığı biri olup kalmak.',
      helps:
        'Görünmez olma korkusu bastırdığında birinin emeğini fark edip söyle, bunun nasıl özlendiğini sen bilirsin.',
    },
    virgo: {
      is: 'Korkularının başında işe yaramaz olmak, bir şeyi gözden kaçırıp her şeyi bozmak gelir; aynı şeyi üç kere yoklaman bundan.',
      helps:
        'Korkun felaket saymaya başlayınca ona tek soru sor, bunlardan hangisi şu anda gerçekten oluyor?',
    },
    libra: {
      is: 'Yalnız kalmaktan, birinin gözünde kötü insan olmaktan korkarsın; bu korku sana istemediğin nice barışı imzalatmıştır.',
      helps:
        'Yalnızlık korkusu sıkıştırınca kendinle keyifli bir buluşma ayarla, nereye gidileceğini de kimseye sorma.',
    },
    scorpio: {
      is: 'Aldatılmaktan, savunmasız yakalanmaktan korkarsın, birine yaslanmadan önce onu sessizce sınaman bu yüzden.',
      helps:
        'Korkun seni herkesi sınamaya iterse bunu fark et, asıl neye ihtiyaç duyduğunu önce kendine söyle.',
    },
    sagittarius: {
      is: 'Anlamsızlık korkutur seni, sabah kalkıp ne uğruna koştuğunu bilememek; korktuğunu da hep yola çıkarak unutursun.',
      helps:
        'Korku gelince yeni bir ufka atılmadan önce seni bugüne dek ayakta tutan bir sözü, bir inancı yokla.',
    },
    capricorn: {
      is: 'Başarısızlıktan korkarsın, ama asıl korkun onun ardında bekler: birine muhtaç kalıp eline bakmak.',
      helps:
        'Muhtaç kalma korkusuna karşı güvendiğin birinden küçük bir iyilik iste, bunu borç defterine de yazma.',
    },
    aquarius: {
      is: 'Korkuların içinde en büyüğü kendin olmaktan çıkmak; bir ilişkinin, bir grubun seni yutup herkese benzetmesi.',
      helps:
        'Yutulma korkusu gelince sana ait, kimseye hesap vermediğin bir vakit ayır, insanlar ondan sonra daha az ürkütür.',
    },
    pisces: {
      is: 'Korkunun adını koymak zordur senin için; en çok dağılmaktan, bir derdin içinde kaybolup kendine dönememekten ürkersin.',
      helps:
        'Adını koyamadığın korkuyu bir hayvan gibi çizmeyi dene, şekli belli olan şeye bakmak daha kolay.',
    },
  },
  sleep: {
    aries: {
      is: 'Uykun kaçtı mı sabırsızlanır, uyumak için kendinle güreşirsin; harcayamadığın güç yatakta bir o yana bir bu yana döner.',
      helps:
        'Uyku gelmiyorsa zorlama, kalkıp loş ışıkta sıkıcı bir şeyle oyalan, yarınki işi yarınki hâline bırak.',
    },
    taurus: {
      is: 'Uyku senin en büyük keyfindir, bölününce bütün düzenin şaşar; çoğu kez altında para ya da güven kaygısı yatar.',
      helps: 'Uykudan önceki yarım saati her gece aynı sırayla geçir, çarşafın dokusu bile hep aynı olsun.',
    },
    gemini: {
      is: 'Yattığın an kafanda haber bülteni başlar, söylenmiş ve söylenmemiş ne varsa uykunu bölmeye gelir.',
      helps: 'Uyumadan epey önce ekranı bırak, sonunu bildiğin bir masalı dinle, zihnine tek kanal kalsın.',
    },
    cancer: {
      is: 'Uykun sevdiklerinin hâline bağlıdır; biri üzgünse ya da aranız bozuksa gözüne uyku girmez.',
      helps:
        'Gece uyanınca sevdiklerini tek tek, iyi dileklerle aklından geçir, sonra battaniyeye sıkıca sarın.',
    },
    leo: {
      is: 'Gururun incindiği ya da gün sönük geçtiği zaman uykun kaçar, yatakta o anı bir de hak ettiğin gibi yaşarsın.',
      helps: 'Işığı söndürürken o gün kendini sevdiğin bir anı seç, uykuya onunla dal.',
    },
    virgo: {
      is: 'Uykuya dalacakken unutulmuş işler sıraya dizilir. Gece uyansan zihnin eksikleri saymaya kaldığı yerden devam eder.',
      helps:
        'Yarının işlerini yatmadan bir saat önce yaz, gece aklına düşene de “sabah bakarım” deyip dokunma.',
    },
    libra: {
      is: 'Gündüz yuttuğun sözler gece uykunu böler, sabaha karşı hâlâ kim haklıydı diye tartarsın.',
      helps:
        'Yatmadan önce içinde kalan sözü yalnız kendin için söyle, odanı da gözüne güzel görünecek kadar topla.',
    },
    scorpio: {
      is: 'Gece senin düşünme saatindir; herkes uyurken zihnin derine iner, sabaha karşı en eski şüphelerin başucunda bekler.',
      helps:
        'Sabaha karşı gelen düşünceye inanmak zorunda değilsin, uykun bölününce hüküm vermeyi gün ışığına bırak.',
    },
    sagittarius: {
      is: 'Uyumayı bir şeyleri kaçırmak sayarsın, planların hep gece canlanır; yarının heyecanı da sıkıntısı da uykunu dağıtır.',
      helps:
        'Yatağa taze bir fikirle girme, ezbere bildiğin bir yolu zihninde ağır ağır yürü, uyku sana orada yetişsin.',
    },
    capricorn: {
      is: 'Sorumlulukların seninle yatağa girer, uykun hafiftir; sabahın köründe gözünü açıp herkesin yerine geleceği düşünürsün.',
      helps:
        'Uykuyu tembellikten değil yarının hazırlığından say, yatma saatini de önemli bir randevu gibi koru.',
    },
    aquarius: {
      is: 'Uyku saatin kimseninkine benzemez, herkes yatınca zihnin açılır, en parlak fikirler de tam gözün kapanırken gelir.',
      helps:
        'Gece aklına geleni tek bir anahtar kelimeyle yakala ve çözmeden bırak, telefonun da başka yerde uyusun.',
    },
    pisces: {
      is: 'Uykuna günün bütün duyguları karışır; bazen çok uyur yine dinlenmez, bazen belirsiz bir üzüntüyle gece yarısı uyanırsın.',
      helps:
        'Yatmadan haberleri ve dertli konuşmaları kes, günü ılık bir duşla üstünden akıt, uykuya kendi duygularınla gir.',
    },
  },
  rest: {
    aries: {
      is: 'Dinlenmeyi boş durmakla bir tutar, yorulduğunu ancak gücün bitince fark edersin; beklemek seni koşmaktan çok yorar.',
      helps:
        'Dinlenmenin de hareketlisini seç, yüzmek gibi, oynamak gibi; yorgunken yeni bir işe başlamayı yarına bırak.',
    },
    taurus: {
      is: 'Keyfine düşkün bilinirsin, yine de başladığın işi bırakıp dinlenemezsin; bitsin de rahatlayayım derken rahatın sırası gelmez.',
      helps:
        'Molayı işin sonuna değil tam ortasına koy, güzel bir lokma ve uzanıp geçen yarım saat dinlenmeye yeter.',
    },
    gemini: {
      is: 'Dinlenirken bile bir şey okur, bir şey dinler, birine cevap yetiştirirsin. Seni en çok hiç susmayan merakın yorar.',
      helps:
        'Günde bir kez bütün bildirimleri sustur, aynı anda yalnız bir şeyle ilgilen, zihnin öyle dinlenir.',
    },
    cancer: {
      is: 'Herkesin karnı doymadan, gönlü hoş olmadan dinlenemez, yorgunluğunu da söylemek yerine sitemle duyurursun.',
      helps:
        'Yorulduğunu sitem etmeye başlamadan önce söyle, işlerinden birini devret, nasıl yapıldığına da bakma.',
    },
    leo: {
      is: 'Herkes sana güveniyor diye dinlenmeyi ertelersin, yorgun görünmek gururuna dokunur, vazgeçilmez olmak da içten içe hoşuna gider.',
      helps:
        'Dinlenmeyi şölene çevir, kendine krallara layık bir saat ayarla, o saatte kimsenin derdine koşma.',
    },
    virgo: {
      is: 'Yapılacak bir şey gördükçe dinlenemezsin, gözün de hep görür; yorgunluktan otursan bile elin bir işe uzanır.',
      helps: 'Bugün bir işi bilerek yarım bırak ve yanına uzanıp dinlen, gün o eksikle de biter.',
    },
    libra: {
      is: 'Başkalarının programına uymaktan dinlenmene sıra gelmez, işten çok herkesi memnun etme telaşı yorar seni.',
      helps:
        'Haftada bir öğleden sonranı kimseye söz verme, o vakitte yalnız gözüne kulağına hoş gelenle dinlen.',
    },
    scorpio: {
      is: 'Dinlenirken bile tetikte kalırsın, gevşemek sana tehlikeli gelir; yorgunluğunun çoğu içinde tuttuklarından.',
      helps:
        'Kimsenin sana ulaşamadığı sessiz bir saat ayır, dinlenmeye omuzlarını ve çeneni gevşeterek başla.',
    },
    sagittarius: {
      is: 'Boş bir gün gördün mü hemen doldurur, dinlenmek için gittiğin yerden yorgun dönersin; durursan hayatın kaçacağını düşünürsün.',
      helps: 'Dinlenmek için uzağa gitmen gerekmez, bir gününü plansız bırak, canın ne çekerse o anda yap.',
    },
    capricorn: {
      is: 'Dinlenmeyi hak etmek gerektiğine inanırsın, hak etmenin sınırı da hep ileri kayar; yorgunken bile boş oturmaktan utanırsın.',
      helps:
        'Dinlenmeyi ciddi bir iş gibi programına yaz, süresini belirle, sonunda kendinden verim raporu isteme.',
    },
    aquarius: {
      is: 'Bedenin dinlense zihnin dinlenmez, hep bir proje, bir dava, bir grup çağırır; yorgunluğu başkalarına olur sanırsın.',
      helps:
        'Yorgunluğuna bilim insanı gibi yaklaş, seni gerçekten neyin dinlendirdiğini birkaç gün dene ve sonucuna uy.',
    },
    pisces: {
      is: 'Tam dinlenecekken başkasının derdine dalarsın, hep yorgun olman bundan; taşıdığın yorgunluğun yarısı sana ait bile değildir.',
      helps:
        'Her gün bir süre kimsenin derdini dinlemeden uzan, dinlenmek için kimseden izin alman gerekmiyor.',
    },
  },
};
