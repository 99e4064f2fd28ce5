import type { MonthHouseTexts } from '../../horoscope-text-types.ts';

/** Güneş’in son günkü evine göre ayın bitişi. */
export const monthClosings: MonthHouseTexts = {
  1: [
    'Ay biterken sahne yeniden senin. Kapalı kapılar ardında neyi hazırladıysan ilk, hafif eğri hâliyle gösterebilirsin. Bundan sonra ne istediğini düz cümleyle söyle. İşaret bekleyenler onu alacak, ötekiler de en azından nerede durduğunu bilecek. Yeni sayfayı çevirmek için kimsenin saatine bakman gerekmiyor, kendi nabzın yeterince düzgün atıyor ve ayakların da çoktan ısınmış.',
    'Son günler yeni açılmış defter kokuyor. Kendi ritmin geri geliyor, geçen yılki sana ait bir huyu da yolda bırakabilirsin. Başlamak için ayın birini bekleme, takvim nazik bir öneriden ibaret. Sana yakışanı seçtiğin küçük bir an, aynanın karşısında ya da bir vitrinin önünde, gelecek haftaların bütün tonunu belirleyebilir, bunu sen de hissedeceksin.',
    'Sona doğru özür dilemeden yer kaplıyorsun. Sana nasıl davranılmasını istediğini belirlemek, sonra kendine de öyle davranmak için doğru vakit. Küçük ve görünür bir şey yeter: yeni bir anahtarlık, kesin bir saat, doğru söylenmiş bir ad. Ardından adımların kendi yolunu bulur, sen de yürürken çoktandır unuttuğun bir türküyü mırıldanırken yakalarsın kendini.',
  ],
  2: [
    'Ay, iki eli sağlam bir şeyin üstünde bitiyor. Bunca sözden sonra sayma, kaldırma, tamamlama zamanı. Parada ya da hatır işinde ufak bir hesabı kapatıp sandalyenin altındaki zeminin sertleştiğini duyabilirsin. O dinginliği öbür sayfaya taşı. Acele eden olursa ona da bir sandalye çek, bir tabak koy; yavaşlık bu günlerde bulaşıcı ve kimseye zararı yok.',
    'Kapanış günlerinde daha az söz, daha iyi ekmek istiyorsun. Ayın başından beri ne kazandın, etiketi olmayanları da sayarak bir bak. Bir kısmı düzgün bir rafı hak ediyor. Gerisini hafta sonuna kalmadan, kullanacak birine verebilirsin. Elinde kalanların ağırlığı seni yormuyorsa doğru şeyleri tutmuşsun demektir, içine sine sine kapat dolabın kapağını.',
    'Bu aydan sana kalan büyük ihtimalle elle tutulur bir şey: bir beceri, kenara konmuş bir tutar, onarılmış bir menteşe. Neler olmadan da yaşayabildiğini öğrendin, bu da kimsenin vergisini alamadığı bir zenginlik. Kendine uzun ömürlü tek bir şey al. Baktıkça bu günleri değil, bu günlerde sessizce kazandığın sabrı ve o sabrın verdiği rahatlığı hatırlarsın.',
  ],
  3: [
    'Son hafta kıpır kıpır; mesajlar havada çarpışıyor, planlar kapıda ayakkabı değiştiriyor. Kısa ve açık satırlarla cevap vermeyi sürdür. Havadan sudan başlayan bir sohbet eksik parçayı getirebilir, o yüzden iki randevu arasında biraz boşluk, elinin altında da bir kalem olsun. Duyduklarından hangisinin sana yazıldığını, ertesi sabah çay demlenirken anlayacaksın.',
    'Bu aydan kafan ipuçlarıyla dolu çıkıyorsun. Hepsinin peşine düşme. Bir gece uyuduktan sonra hâlâ ilgini çeken ikisini seç, ötekilere nazikçe meşgul olduğunu söyle. Yakınındaki biri, tam da ertelediğin o telefonu bekliyor. Aradığında ilk cümlen ne olursa olsun, sesini duymuş olmak onun için haberin kendisinden daha değerli olacak gibi.',
    'Ay kapanırken kararlılığın yerini merak alıyor. Diretmektense sormak istiyorsun, böylece daha çok yol gidiyorsun. Biriken yazışmaları topla, ödünç kitabı geri ver, biliyormuş gibi yaptığın o tek şeyi öğren. Havalanmış bir kafaya gelecek haftalar daha nazik davranacak. Defterin arkasına yazdığın yarım cümle de belki o zaman, hiç zorlanmadan tamamlanacak.',
  ],
  4: [
    'Son günler seni eve doğru çekiyor. Dışarıda olan biten, ıslak ayakkabılarla birlikte paspasta kalsın. Odalara şöyle bir bak, içeri girdiğinde seni ne karşılasın, karar ver. Geçmişini paylaşan birine edilecek bir telefon ayı güzelce yuvarlar. Ocakta bir şey kaynıyorsa, içeride de bir şeyin usulca pişip kıvamına geldiğini bil, kapağını sık sık açma.',
    'Ay yavaşlarken kapanacak bir kapı, kapıyı açacak biri istiyorsun. Tempo düşsün. Dışarıda başardıklarının konacağı bir yer lazım, senin de öyle. Bundan sonraki bölüm içeriden, büyük ihtimalle ocağın başından başlıyor. Bir odanın, bir çekmecenin ya da aile içinde bir sözün yerini değiştirmek bile, günlerin akışını fark edilir ölçüde yumuşatabilir.',
    'Bu ayı, başladığından köklerine daha yakın bitiriyorsun. Aile sofrası da olabilir bu, son koliyi açtığın bir akşam da. Kapaklarla birlikte eski hisler de kalkabilir. Çoğu yalnızca bir bakış ve rafta bir yer istiyor. İstediğini verdikten sonra otur, evin kendi seslerini dinle; buzdolabı, borular, yan daire, hepsi sana burada olduğunu söylüyor.',
  ],
  5: [
    'Ay daha hafif bir ayakla gidiyor. Görevler üst üste dizilince gülmeye, gereksiz bir kutu boyaya, merdiven boşluğunda bir öpücüğe yer açılıyor. Programı çok sıkı tutma. Tek sonucu dizinde çimen lekesiyle eve dönmek olan birkaç saati hak ettin. O lekenin nereden geldiğini soran olursa da uzun uzun, abartarak anlatmayı unutma.',
    'Son haftada sıra kalbinde. Ne yaptıysan göster, kimden hoşlanıyorsan söyle, sazı da yanına al. Sevilmesi için bitmiş olması gerekmiyor. Bu havada başladığın şey, öbür ayın faturaları geldiğinde bile seni gülümsetebilir. Bir çocuk sana oyun teklif ederse kuralını sorma, sıranın kendisine geldiğini ilk unutan zaten o olacak, sen de öyle.',
    'Sonu başından oyuncu. Bir çocuk, bir sevgili ya da yemeği kimin pişireceği üstüne saçma bir iddia havayı belirleyebilir. Eğlenceli olduğu sürece peşinden git. Ciddiyet bozulmaz, son kullanma tarihi çok uzak, sağlam bir konserve o. Sen şimdi masayı kenara çek, ortada dönülecek kadar yer açılsın, müziği de seven biri seçsin.',
  ],
  6: [
    'Ay elinde süpürgeyle bitiyor. Önce masayı, sonra takvimi yoluna koymak istiyorsun. Bitmesine ramak kalanları bitir. Rahatlama harcadığın emekle orantısız olacak, yeni aya boş cepler ve kuru ayaklarla gireceksin. Kimseye borçlu kalmamış küçük işlerin verdiği o hafifliği, akşam çayını içerken omuzlarının yerinden anlarsın, belin bile sana teşekkür edecek.',
    'Son günlerde ufak alışkanlıklar büyük niyetlerden önemli. Bedenine dost gibi davranan birini seç, sıradan bir ikindi vakti hemen başlat. İş yerinde birinin ele ihtiyacı olabilir. Uzat, ellerinin ne kadar ustalaştığını da gör. Biriken bulaşık gibi duran yazışmaları da akıt gitsin. Temiz bir lavabo insana gereğinden fazla umut veriyor nedense.',
    'Sona kalan bir liste ve başladığından kısa. Kendi kendine çözülenlerin üstünü çiz. Kalanlar rahat ayakkabıyla, her sabah bir madde diye halledilir. Ayın başına bakan kimse senden bu kadar derli toplu bir son beklemezdi. Kendine bir aferin yaz, listenin en altına; onun da üstünü çizmeden öylece buzdolabında bırak, birkaç gün dursun.',
  ],
  7: [
    'Ay, birinin karşısındaki sandalyede kapanıyor. Aranızda asılı duran bir soru nihayet normal bir sesle sorulabilir. Cevapta anlaşmanız şart değil. Cümlesinin sonuna kadar dinlenmiş olma hissiyle kalkmanız ikinize de yeter. Masayı birlikte toplayın; bardakların yıkanıp kurulandığı o birkaç dakikada, asıl konuşmadan daha çok şey yerine oturuyor bazen, sessizce.',
    'Sona doğru başını kaldırıp yanında kimin yürüdüğünü görüyorsun. Ona hoşlanacağı biçimde teşekkür et, o biçim senin alışık olduğun olmayabilir. Anlaşmalar bu günlerde şeklini buluyor. Birlikte okuyun, mümkünse yüksek sesle, caymak için de bir pencere açık kalsın. Açık pencereden giren serinlik, verilmiş sözleri bozmaz, yalnızca taze tutmaya yarar.',
    'Son hafta eşlik edenlerin. Davetler geliyor, onlarla birlikte kendini daha şefkatli bir aynada görme fırsatı. Seni biraz heyecanlandırana evet de. Tek başına çözmeye uğraştığın şey, öteki sandalyeden bakınca çok yalın görünebilir. Dönüş yolunda yan yana susabiliyorsanız, demek konuşulacak olanın en önemlisi konuşulmuş, geriye de keyifli bir yorgunluk kalmış.',
  ],
  8: [
    'Ay biterken üstü sakinleşiyor, altı hareketleniyor. Neyin değişeceğini seziyorsun, henüz duyurman gerekmiyor. Borcunu öde. Sahiden bitenin kapağını kapat. Açığa çıkan güç yakında lazım olacak, hem de ufak tefek bir şey için değil. O güne kadar onu nerede sakladığını yalnız sen bil, kimseye tarif etmeden, çekmecenin en dibinde dursun.',
    'Kapanış günleri küçük odalarda dürüstlük istiyor. Para, güven ya da şimdiye kadar kelimesini bulamamış bir şefkat üzerine konuşabilirsin. Saatini iyi seç. Bu ayın sonunda alçak sesle söylenen, bir yıl boyunca geçerli kalabilir. Karşındaki susarsa boşluğu doldurma; o da kendi derinliğinden bir kova su çekiyor, ipin sarılması zaman alıyor.',
    'Başladığından azıyla bitiriyorsun, en iyi anlamda. Bir yükümlülük, bir hayal ya da bir poşet eski giysi evden çıktı. Boşluğu doldurmaya koşma. Orada bir şey kıpırdıyor ve gözleri açılana kadar karanlığı seviyor. Onu merakla değil sabırla bekle. Bahçıvanlar da tohumun başında beklemez, suyunu verip içeri girer, sabah yine gelir bakar.',
  ],
  9: [
    'Ay, gözü ufukta bitiyor. Yoğun haftaların ardından hava, mesafe, daha büyük bir harita istiyorsun. Yer ayırt, sor, hiç olmazsa öğren. Bambaşka yaşayan biriyle edeceğin sohbet gelecek ayın adını koyabilir, gece yarısını geçsin varsın. Ertesi gün uykusuz ama geniş bir kafayla kalkarsın, bu da bir tür dinlenmek sayılır yerine göre.',
    'Son günlerde kafan odaya sığmıyor. Öğrendiğin bir şey inandığın bir şeyle bağ kuruyor, ikisi birden yola çıkmak istiyor. Sözlerin mütevazı, soruların büyük olsun. Seninle gelmek isteyenleri görünce şaşıracaksın. Belki yalnızca köşedeki kahveye kadar gidersiniz, ama o masada açılan konu çok daha uzak bir kıyıya varıp demir atacak, göreceksin.',
    'Bu aydan başını yukarı kaldırarak çıkıyorsun. Karışık görünen, aslında çok yakındı; uzaktan bakınca bir biçimi varmış. Başvuruyu yolla, yabancı kitabı aç, dar kafalı lafı bağışla. Keyif de bir bagajdır, taşıması için ücret almıyorlar. Kapıdan çıkarken anahtarın yanına biraz merak koymayı da unutma, yolda en çok o işine yarayacak.',
  ],
  10: [
    'Ay daha yüksek bir yerde bitiyor; insanlar bakıyor, sen de bakılmaya epey hazırsın. En iyi yaptığın işi bulunabileceği bir yere koy. Yönünle ilgili bir karar bu günlerde olgunlaşıyor. Nutuk çekmen gerekmiyor, ayaklarını doğru tarafa çevirmen yeter. Gerisini görenler kendi aralarında konuşur, sen o sırada bir sonraki basamağın sağlamlığını yoklarsın.',
    'Son haftada görev ile gurur şaşırtıcı biçimde aynı şeyi istiyor. Söz verdiğini teslim et, altına adını tam yaz. Görüşü önemli biri az konuşup çok şey aklında tutabilir. Seni sonuçlar olmadan da sevenlere sıcak bir akşam ayır. O akşam kravat da unvan da kapının arkasındaki askıda dursun, ütüsü bozulmaz, merak etme.',
    'Ayın sonunda ne kadar çıktığını görebiliyorsun. Bir yudum su içip güzergâha bakmak için güzel yer. Zirve meğer senin zirven değilmiş diyorsan başkasını seçmek ayıp değil. Yaptığın bacak kası nasıl olsa senin. Aşağıdan el sallayanlar varsa sen de salla; tanıdık bir yüz, manzaranın yarısından daha çok güç veriyor insana.',
  ],
  11: [
    'Ay dostların arasında kapanıyor. Tek başına yaptığın şey artık paylaşılabilir, güzelleştirilebilir, ucundan azıcık da alaya alınabilir. Dileğini getir, tabaklar toplanırken yüksek sesle söyle. O masada birinin tanıdığı birini tanıyan biri mutlaka çıkıyor. Ertesi gün gelen kısa bir mesaj, laf arasında söylediğin o dileğin çoktan yola çıktığını haber verebilir sana.',
    'Sona doğru halka genişliyor. Tam sana göre boşluğu olan planlar duyuyorsun, sen de kendininkini anlatabilirsin. Acemi olmana izin verilen topluluğu seç. Gelecek haftaların bu haftalardan daha çok eli olacak. Sandalye yetmezse yere oturulur, çay yetmezse bir su daha konur; asıl mesele kapının önünde kaç çift ayakkabı biriktiği, onu say.',
    'Bu ayı, bir sonrakinden sonra geleni düşünerek kapatıyorsun. Kulağa geldiğinden az belirsiz. Bir ad, bir tarih, bir de ödünç matkap onu projeye çevirir. Beklenmedik müttefike kapıyı açık bırak, iki kere çaldıkları pek görülmez. Birlikte ilk deliği açtığınız duvar eğri bile olsa, oraya asılacak rafın hikâyesi şimdiden güzel başlamış demektir.',
  ],
  12: [
    'Ay, biri piyanonun kapağını indirmiş gibi usulca bitiyor. Dünyadan üç hafta önce istediğinden azını istiyorsun. Yarım kalanlar uyusun. Alarmsız bir gece onlara yeni bir listeden iyi gelir, uyandığında hangisinin hâlâ önemli olduğunu bilirsin. Ötekiler sabah sisinde eriyip gitmişse ardından bakma, seni uğurlamaya gelmiş eski yolculardı onlar, o kadar.',
    'Son günlerde içe dönüyorsun, gürültü arkada kalıyor. Bağışlamak, silmek, halıya uzanmak için iyi zaman. Nasıl geçirdiğini kimse bilmek zorunda değil. Bir şey ilk kez doğru dürüst bitiyor, ardından gelecek başlangıcı itmen gerekmeyecek. Tavandaki çatlağa bakıp haritalara benzettiğin o boş saat, belki de bütün ayın en çok iş gören saati.',
    'Bu ayı yarı gölgede bitiriyorsun, yerinden de memnunsun. Seyircisi olmayan iş iyi gidiyor, uzun yürüyüşler ve kısa cevaplar da. Yeni fikrini hava ısınana kadar paltonun altında tut, daha yeni nefes almaya başladı ve kolay ürküyor. Kapı çaldığında açmasan da olur. Önemli olan zaten anahtarını bilir, önemli olmayan da öbür zile basar.',
  ],
};
