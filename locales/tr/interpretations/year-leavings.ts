import type { YearLeavingTexts } from '../../horoscope-text-types.ts';

/** Bir evdeki uzun konukluğunu bitiren yavaş gezegen; Uranüs, Neptün ya da Plüton, hangisiyse. */
export const yearLeavings: YearLeavingTexts = {
  1: [
    'Yavaş bir gezegen, senin burcundaki uzun konukluğunun sonuna geliyor. Yıllardır oda oda elden geçtin, üstelik çoğu zaman pencereden bakanlar varken. Artık evin gibi gelen yanlarını tut; tadilatın gürültüsü için de herkesten özür dilemeyi bırak, iş bitti sayılır, tozu silmek kaldı.',
    'Adının ve yüzünün üstünde yıllarca duran ağırlık toparlanıyor. Bunu ilk fotoğraflarda görebilirsin; karşında yeniden tanıdığın biri duruyor. Eski bir dosta nelerin değiştiğini sor, söylediklerinin yarısına inan, öbür yarısını yalnızken kendin tart; ikisi birbirini tutuyorsa değişim yerine oturmuş demektir.',
    'Koca bir şey uzun zamandır senin yürüyüşünü öğreniyordu, ders bitmek üzere. O günlerden kalan zırhın çoğuna artık ihtiyacın kalmamış olabilir. Sırf o yıllar istedi diye edindiğin bir alışkanlığı bul ve kapının önüne koy; hafifleyen omuz, yeni paltoyu daha güzel taşıyor.',
  ],
  2: [
    'Para ve değer üzerine yıllar süren sorular son sayfaya geliyor. Neler olmadan yaşanabildiğini öğrendin, liste sandığından uzun çıktı. Rafta kalan ne varsa artık gerçek fiyatını biliyorsun; pazarlık edenin karşısında da lafı dolandırmadan söyleyip çayından bir yudum alabiliyorsun.',
    'Yavaş bir gezegen, sahip olduklarının evinde eşyasını topluyor. Cüzdanını ya da dolabını inceltmiş olabilir, ama faturaya irkilmeden bakmayı da öğretti. İşine en çok yarayan iki kuralı bir kâğıda yaz; yeni dönem onları bilmiyor, sen hatırlatmak zorunda kalabilirsin.',
    'Kazandığın ve elinde tuttuğun ne varsa uzun bir denetimden geçti, denetçi şimdi paltosunu arıyor. Yükün altında eğilen değerlerin doğrulabilir. Ertelediğin o tek sağlam eşyaya bir daha bak; dükkânda hâlâ sağlam görünüyorsa artık al, yıllarca kullanacağın bir şey olsun.',
  ],
  3: [
    'Sözlerindeki uzun huzursuzluk yatışıyor. Yavaş bir gezegen yıllar boyunca konuşmanı, öğrenmeni, şehirde bir yerden bir yere gidişini değiştirdi, o huzursuzluğu biraz özleyebilirsin. Defalarca taslağını yazdığın o mesajı gönder; bundan iyisi olmayacak, karşıdaki de zaten kusursuzunu değil seninkini bekliyor.',
    'Kardeşlerin, komşuların ve küçük işlerin evinden yavaş bir gezegen ayrılıyor. Basit şeyleri söylemenin yepyeni yollarını öğrenmek zorunda kaldın. Yakınındaki biri başından beri ne demek istediğini sonunda duyabilir; bir kez daha, bağırmadan ve baştan savmadan, mutfak sesiyle söyle.',
    'Zihninde titiz bir kiracı vardı, oda boşalmak üzere. Ardında keskin bir kulak ve saçmalığa karşı azalmış bir sabır bırakıyor. Ortasında bıraktığın bir konuya dön; bakalım aynı satırları şimdi kim okuyor, altını çizdiğin yerler gene aynı yerler mi, merak etmeye değer.',
  ],
  4: [
    'Ayağının altındaki uzun işin sonu göründü. Evin, köklerin ve nereden geldiğine dair anlatılanlar yıllardır yer değiştiriyor. Odaları bu yıl ağır ağır dolaş, hangisinin sırf sen sevdiğin için kalacağına karar ver; kalanların tozunu alırken hikâyesini de bir kez yüksek sesle anlat.',
    'Yavaş bir gezegen aile evinden çıkıyor. Sofranın eski kuralları birer birer sorgulandı, kimi zaman senin ağzından, kimi zaman sessizlikten. Bundan sonraki sofrayı kendi usulünle kurabilirsin; yanında kalanlara bir sandalye ayır, gidenin tabağını da kaldırmak için acele etme.',
    'Evde yıllarca kayan zemin yerine oturuyor. Önemli çatlaklar bulundu, çoğu ya onarıldı ya bağışlandı. Büyümesi birkaç mevsim isteyen bir şey dik; meyvesini görecek kadar orada olacaksın gibi duruyor, gölgesinde oturacakların adı da az çok belli olmaya başladı bile.',
  ],
  5: [
    'Neşenin evindeki yavaş gezegen uzun uzun vedalaşıyor. Neye eğlence dediğini, kime gönül verdiğini, not verilmese ne yapacağını değiştirdi. Bu dönemde elinden çıkanların en iyisini göreceğin bir yere as; geçerken gözün takılsın, başlarken ne kadar acemi olduğunu gülerek hatırla.',
    'Aşkın ve oyunun yıllardır ciddi bir hocası vardı, zil çalmak üzere. Ders bitince daha kolay gülebilirsin. Her şeyi başlatan sazı, fırçayı ya da topu yeniden eline al; parmakların bu arada büyümüş, sen farkında olmadan inceliği de öğrenmiş olabilir.',
    'Kalplerin ve oyunların evindeki uzun mevsim tükeniyor. O gün saçma görünen, sonradan hiç de öyle olmadığı anlaşılan risklere girdin. Güzel kaybetmekten öğrendiğini birine anlat, çocuk olsun yetişkin olsun; bunu öğreten pek az kişi var, dinleyen sandığından çok.',
  ],
  6: [
    'Günlerin yıllardır tadilattaydı, ustalar aletlerini topluyor. İşin, düzenin, bedenine bakışın artık başka raylarda yürüyor. Seni ayakta tutan üç alışkanlığı sakla, ötekileri kapıya kadar güzelce uğurla; sabah kapıdan çıkarken cebinde ne taşıdığını bir düşün, fazlasını masada bırak.',
    'Yavaş bir gezegen günlük işin evinden ayrılıyor. Birkaç çizelgeyi, birkaç çift ayakkabıyı eskitti, kimse söylemeden neler yapabildiğini de gösterdi. Masayı bulduğundan biraz daha derli toplu bırak ve eve vaktinde dön; yarım kalan ne varsa yarın da aynı çekmecede bekler.',
    'Hafta içi günlerinin uzun ve sabırlı bakımı bitmek üzere. Eskiden bütün gücünü isteyen iş şimdi bir listeye sığıyor. Alışkanlıktan kendine yeni bir dert arayabilirsin; onun yerine bir ay boyunca yolunda giden düzenin tadını çıkar, çarkın sesini dinle, dokunma.',
  ],
  7: [
    'Ortaklığın evi, yıllarca kalan bir konuğu uğurluyor. Kime yaslanabildiğini, kimin yalnızca sana yaslandığını öğrendin. Masanın öbür ucunda hâlâ oturan biri varsa senin kaç kez yer değiştirdiğini görmüştür; oradan nasıl göründüğünü ona sor, cevabı sözünü kesmeden sonuna kadar dinle.',
    'Yavaş bir gezegen en yakın ikili bağlarının arasından çekiliyor. Sözler gerildi, onarıldı ya da sahibine geri döndü. Bundan sonra yanına alacağın kişiye daha duru bir gözle bakabilir, anlaman yıllar alan şeyi en baştan söyleyebilirsin; zor gelse de işi kısaltıyor.',
    'Seninle bir başkası arasında yıllarca duran çetin sorular susuyor. Geriye, ikinizin de yüksek sesle söyleyebildiği cevaplar kalmış. Bu yıllardan küçük bir âdet sakla, bir yürüyüş ya da pazar telefonu; atlattığınızın kanıtı olsun, kötü havada da bozulmasın.',
  ],
  8: [
    'Hayatının en dipteki çekmecesi uzun zamandır açıktı, yavaş bir gezegen artık onu kapatmaya hazırlanıyor. Borçlar, ortak paralar, eski korkular sonunda sayıldı. Geceleri bir daha saymana gerek yok; döküm elinde, uykun da sana ait, sabaha kalan hesap pek az.',
    'Paylaştığın, borçlandığın ve konuşmadığın ne varsa yıllarca karıştırıldı. Su durulmaya başlıyor. Bunca zaman sakladığın bir şeyin artık doğru kişiye söylenecek tek bir dürüst cümleye sığdığını görebilirsin; söyledikten sonra gelen sessizlik de sanıldığı kadar korkutucu olmuyor.',
    'Yavaş bir gezegen paylaşılan paraların, sırların evinden çıkıyor. Sen makbuz isterken o güven istedi. Açık kalan son hesabı parayla ya da sözle kapat, sonra anahtarlığının ne kadar hafiflediğine bak; hangi kapıların artık senin işin olmadığı da böylece kendiliğinden ortaya çıkıyor.',
  ],
  9: [
    'Ufuk yıllardır yerinden oynuyordu, şimdi duruyor. Yavaş bir gezegen inançtaki, öğrenmekteki ve uzak yerlerdeki yolculuğunu bitiriyor. Bugün emin olduğun şeyleri yaz; liste büyük ihtimalle eskisinden kısa ve eskisinden iyi, altına attığın imza da sonunda kendi el yazın.',
    'Kendi kanaatlerinle tutuştuğun uzun tartışma yavaşlıyor. Büyük fikirleri bavula koyup çıkara çıkara yalnız işe yarayanlarla kaldın. Birini senden genç birine öğret; bulabilirse bir delik bulsun, delik bulunan fikir de atılmıyor, yamanıyor ve bazen eskisinden iyi tutuyor.',
    'Uzaklara ayırdığın yıllar bitmek üzere; kimi yolda geçti, kimi evden uzak düşüncelerde. Kimi harita yanlış çıktı, sen de kenarlarına kendininkini çizdin. Görmeyi kurduğun yerlerden birine, onu isteyen heves geçmeden git; dönünce anlatacağın, broşürde yazmayan tek şey olsun.',
  ],
  10: [
    'İşin ve adın evindeki uzun tırmanış bir düzlüğe varıyor. Yavaş bir gezegen, neyle tanındığını yıllar içinde değiştirdi. Bir kez aşağı bak, kaygılanmak için değil, kendi açtığın basamakları saymak için; sayı, sana özgeçmişinde yazandan çok daha fazlasını anlatabilir.',
    'Senden beklenenler yıllar içinde yeniden yazıldı, son düzeltmeler yapılıyor. Kartvizitinde ne yazdığı artık sana, o kartı kime verdiğin kadar önemli gelmeyebilir. Yolda dönüştüğün kişiye uyan işi ya da molayı iste; ikisini de hak ettiğinin belgesi sende, çekmecede durmasın.',
    'Yavaş bir gezegen haritanın tepesinden iniyor. Meslek hayatına kimsenin tahmin edemediği havalar getirdi, sen de ona göre giyinmeyi öğrendin. Bir hırsını şanıyla emekliye ayır ve boşalan odasına bak; belki oraya masa değil de rahat bir koltuk yakışıyor.',
  ],
  11: [
    'Çevren yıllardır yeniden çiziliyordu, kalem elden bırakılıyor. Dostlar geldi, uzaklaştı, şaşırttı. Hâlâ orada olan birkaç kişiye uzun uzun açıklama gerekmiyor; his tazeyken onlarla sahici bir gün belirle, yerini saatini söyle, bu sefer “bir ara” deyip geçiştirme.',
    'Yavaş bir gezegen dostlukların ve umutların evinden çıkıyor. Kimi dilek rafta soldu, bir ikisi yaşlandıkça güzelleşti. Eşikten izlediğin topluluğa katıl ya da kimsenin kurmayacağı o topluluğu sen kur; ilk toplantıya üç kişi gelse de çay demlemeye, gelecek ayı konuşmaya yeter.',
    'Bir yere ait olmanın uzun denemesi bitmek üzere. Bir kalabalığın peşinden nereye kadar gidebildiğini, nerede ayrıldığını öğrendin. Bunca şeyden sağ çıkan tek bir ortak davayı tut ve ona ayda bir akşam ver; gerisini gönlün rahat, başkalarına devredebilirsin.',
  ],
  12: [
    'Hayatının arka tarafındaki sessiz oda yıllardır doluydu, kiracı taşınıyor. Eski düşler, eski suçluluklar ve bir hayli uyku elden geçti. Oraya yeni bir şey koymadan önce pencereyi aç; boş odanın da bir sesi var, dinlersen ne istediğini söylüyor.',
    'Yavaş bir gezegen gizli işini bitiriyor. Yaptıklarının çoğunu sonradan, eskiden acıyan bir yer acımayınca fark edebilirsin. Haftada bir saati bomboş bırak; işin kalanı orada tamamlanıyor, senden istediği de yalnızca telefonu öbür odada unutup kıpırdamadan oturman.',
    'Perde arkasındaki yıllar sona eriyor. Kimse görmeden çok şey bıraktın geride, hepsi ağır da değildi. Hikâyeyi bir kez, saklamayı bilen birine anlat, sonra çekinmeden yeniden gün ışığına çık; güneş gözünü alırsa biraz gölgede oturman da ayıp değil.',
  ],
};
