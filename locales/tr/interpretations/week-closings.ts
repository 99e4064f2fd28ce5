import type { WeekHouseTexts } from '../../horoscope-text-types.ts';

/** Ay’ın son geçtiği eve göre haftanın bitişi. */
export const weekClosings: WeekHouseTexts = {
  1: [
    'Hafta dönüp dolaşıp senin kapında duruyor. Ayakkabılarını çıkar, yüzünü yıka, bir süre hiç kimsenin işine koşma. Bu günlerde kendine söylediğin cümlelerden en yumuşağını seç ve onu yastığına işlenmiş say; sabah ilk onu göreceksin.',
    'Kendi adımlarının sesini dinleyerek bitiriyorsun bu haftayı. Birkaç yerde tökezlemiş, birkaç yerde uçmuş olabilirsin. İkisinin ortalaması gayet insanca bir yürüyüş eder. Yeni haftaya da aynı ayaklarla, belki daha rahat ayakkabılarla çıkarsın.',
    'Son günlerin ışığı sana yakışan yerden vuruyor. Biri bunu fark ettiyse üstünde durma, iltifatı cebine koy. İnsanın kendini beğendiği akşamlar sayılıdır; böyle bir akşamda yapılacak en iyi şey birkaç sokak fazla yürümektir.',
  ],
  2: [
    'Haftanın kasası kapanıyor, içinde paradan başka şeyler de var. Öğrendiğin bir yöntem, aldığın bir teşekkür, kendi elinle düzelttiğin bir eşya. Hepsini yan yana diz. Zenginlik dediğin, bazen bu kadarcık bir rafa rahat rahat sığıyor.',
    'İşin yarısı kaldıysa telaşlanma. Koşturanlar aynı işi iki kez yapıyor, sen bir kerede bitiriyorsun. Akşam kendine doyurucu bir tabak hazırla ve ilk lokmayı ağzında biraz tut. Emeğin tadı tuzu yerindeyse gerisi yeni haftada nasılsa pişer.',
    'Kimi eşyayı elden çıkarınca insanın içi hafifliyor, kimini verirken bir yeri sızlıyor. Bu haftadan ikisinin farkını öğrenerek çıkabilirsin. Gece lambaları söndürürken elinden çıkaramadığın eşyalara tek tek bak; bunca yıl yerlerini boşuna korumamışlar.',
  ],
  3: [
    'Bunca konuşmanın arasından aklında tek bir ses kaldıysa sahibini ara, yalnızca bunu söyle. Sonrasında telefonu ters çevirip pencereyi aç; sokaktan gelen uğultu da haftanın kapanış müziği olsun, sözleri herkesin, bestesi kimsenin.',
    'Defterin sonuna geldin, kenarları doldu bile. Yenisine geçmeden önce bir kez baştan sona karıştır. Kendi yazını tanımakta zorlandığın bir satır çıkabilir karşına. O satır, yeni defterin ilk sayfasına büyük harflerle geçmeye değer.',
    'Kısa yollar, uzun sohbetler derken hafta yuvarlanıp gitti. Sana anlatılan şeylerden birini başkasına anlatmadan önce bir gece beklet. Beklerken ya tatlanır ya da anlatmaya değmediği anlaşılır, her iki durumda da sen kazanırsın.',
  ],
  4: [
    'Çorba ısınıyor, anahtar içeriden döndü. Haftanın son haberi bu olsun. Dışarıda sana atılan her taşın sesi burada, halının üstünde kayboluyor. Ev halkı kaç kişi olursa olsun, ister bir ister altı, bu akşam biraz daha yavaş konuşulsun.',
    'Çekmecede duran eski bir kâğıt, haftayı umduğundan sıcak kapatabilir. Onu yerine koymadan önce birine göster. Hatıralar tek başına dururken ekşiyor, paylaşıldıkça tatlanıyor. Yarına nereden başlayacağını da sana o kâğıt söylesin.',
    'Nereden geldiğini hatırladığın günlerle bitiyor hafta. Kimi yollar dikti, kimi sofralar dardı, yine de buradasın. Lambayı kapatmadan önce duvardaki fotoğraflara bir bak. İçlerinden biri sana göz kırpıyorsa karşılık ver, bu saatte ayıplayan çıkmaz.',
  ],
  5: [
    'Gülmekten karnının ağrıdığı bir an yaşadıysan hafta hakkını verdi demektir. Yaşamadıysan geç değil, birini ara ve ona en beceriksiz anını anlat. Neşe davetsiz gelmeyi seviyor ama adresi bilmesi gerekiyor; zili bozuk olanlara pek uğramıyor.',
    'Bu hafta elinden kusurlu ama sıcak bir şey çıktıysa rafa kalkmadan bir gün ortada dursun, gelen giden dokunsun. Beğenen çıkmasa bile insan çalışırken başka biri oluyor. O hâlinle bir dahaki buluşmanın gününü şimdiden takvime yaz.',
    'Hafta bir türkünün nakaratı gibi, aynı tatlı yere dönüp bitiyor. Kiminle söylediysen onunla aranız biraz daha ısınmış olabilir. Sırada hesap kitap varsa da gelsin. Dilinde kalan iki kelimelik ezgiyi onların içine de gizlice karıştırırsın.',
  ],
  6: [
    'Eldivenleri çıkar, önlüğü as. Haftanın işi bitti sayılır, bitmeyen de bu saatten sonra güzelleşmiyor. Vücudunun neresi en çok çalıştıysa oraya biraz sıcak su, biraz ilgi. Yarınki hâlin, bugünkü hâlinden iyice dinlenmiş bir beden devralmayı bekliyor.',
    'Kimsenin pek görmediği bir emek verdin, bir iş senin sayende düzgün yürüyor. Bunu tek bilen sensen kendine söyle, sesli olsun. Yarına kalanların listesini ikiye katlayıp çekmeceye koy. Orada kalan dertlerin bir kısmı, sen hiç bakmadan da geçip gidiyor.',
    'Yolunda giden işlerin sesi çıkmaz, bu hafta da ortalık sakindi. O sakinliği sen kurdun. Mutfak lambasını kapatırken tezgâha bir bak; kuru, boş, yarına hazır. İçin de öyle olsun diye ayaklarını uzatıp bir süre tavanı seyret.',
  ],
  7: [
    'İki kişilik bir sessizlikle kapanıyor hafta. Doldurmaya çalışma, o da bir çeşit konuşma. Yanında kimse yoksa bile bu günlerde birinin aklından geçmiş olabilirsin. Kim olduğunu merak ediyorsan önce kendi aklından kimlerin geçtiğine bak.',
    'Anlaştığınız şeyi kâğıda yazmadan ayrıldıysanız belki de böylesi daha güzel. Sözün kendisi kadar söylendiği anın havası da bağlıyor insanı. Yine de unutkanlığa karşı küçük bir mesaj gönder. Altına bir de şaka ekle, imza yerine geçer.',
    'Bu hafta birinin gözünde kendini başka bir köşeden görmüş olabilirsin. Biraz yorgun, biraz inatçı, fazlasıyla sevilesi biri. Ona da aynı aynayı tuttuğunu unutma. “Görüşmek üzere” deyip ayrılırken onun elini bir saniye fazla tutman, söylenmeden kalanların yerine geçebilir.',
  ],
  8: [
    'Kapağını kapattığın bir kutu varsa üstüne tarih yaz. Yıllar sonra açarsan bu haftayı gülümseyerek hatırlayabilirsin. Şimdilik yerini senden başka kimse bilmese de olur. Turşu gibi, peynir gibi, bazı şeyler de karanlıkta, kimse bakmadan olgunlaşıyor.',
    'Cesaret isteyen bir cümle kurulduysa, ister senin ağzından ister karşındakinden çıksın, yankısı odada kalır. Hemen üstüne perde çekmeyin. Bir gece havada asılı dursun, sabah nereye konacağını konuşmadan da görebilirsiniz.',
    'Bıraktığın bir şeyin boşluğuna elin gidip geliyorsa bu olağan. Diş çekilince dil de öyle yapar. Birkaç gün sonra unutursun. Haftadan kalan asıl kazanç, neyi bırakabildiğini öğrenmen; bundan sonra tutacaklarını daha rahat, daha gevşek tutarsın.',
  ],
  9: [
    'Haftanın son günü uzağa bakıyor. Orada yanan küçük ışık bir köy mü, bir gemi mi, henüz belli değil. Bilmemek de yolun bir parçası. Ayakkabını kapının yanına koy, bağcığını da gevşek bırak; gerisini yol sana anlatır.',
    'Birinden öğrendiğin şey kafanda yer değiştirip duruyor. Oturacağı koltuğu bulana kadar bekle. Bu hafta haklı çıkmaktan çok, haklı olanı anlamak hoşuna gitmiş olabilir. İnsanın boyu böyle haftalarda, cetvelle ölçülemeyecek kadar az, ama gerçekten uzuyor.',
    'Yola çıkmadın belki, yine de başka bir yerden dönmüş gibisin. Gözlerinde o hafif kısılma var. Anlatacaklarını sıraya koymadan anlat, dinleyen sırayı kendi kurar. Sonra haritayı katlayıp kaldır; en çok bakılan yeri yıpranmışsa dert etme, yakışmış.',
  ],
  10: [
    'Kürsünün ışığı söndü, salonda bir tek sen kaldın. Boş koltuklara bakıp bu hafta ne söylediğini hatırlamak güzel. Sonra sahneden arka kapıyla çık. Seni sokakta, simitçinin önünde, hiçbir unvanın olmadan karşılayacak olan akşam oldukça sıcak.',
    'Verip de tuttuğun bir söz varsa bilen biliyor. Haftanın en sağlam haberi o olsun. Alkış beklediğin yerde sessiz bir baş selamı geldiyse küçümseme; ustalar birbirini öyle kutlar. Bir sabah çantana evrak yerine bir mendil, bir de meyve koy.',
    'Bunca gün göz önünde durmak insanı biraz üşütür, alkış da ısıtmaz. Neyse ki eve yol kısa. Kapıyı açınca seni adınla, belki çocukluk adınla çağıran birini ara. Kazandığın saygı gardıropta dursun; bu akşam üstünde eski bir eşofman daha güzel duruyor.',
  ],
  11: [
    'Vedalar uzadıysa, kapının önünde on dakika daha konuşulduysa ne güzel. Haftanın tadı zaten orada. Eve dönerken kulağında kalan kahkahanın kime ait olduğunu düşün ve ona bir selam gönder. Dostluk en çok böyle gereksiz selamlarla besleniyor.',
    'Ortak bir masadan kalkıyorsun, sandalyen biraz sıcak kaldı. Üstlendiğin işi bir kâğıda yaz, altından kalkamayacağın kısmı da başkasından iste. Bu hafta kalabalığın içinde kendin gibi kalabildiysen ne mutlu. Bunu yapabilen, yalnız kaldığında da kendine iyi arkadaşlık eder.',
    'Birlikte taşınan umut hafif gelir. Herkes evine dağılırken kimin elinde ne kaldığına bak. Sana düşen parça küçükse üzülme, en kolay taşınan da odur. Gelecek hafta cebinden çıkarıp yine ortaya koyarsın.',
  ],
  12: [
    'Hafta, kıyıya yavaşça yanaşan bir kayık gibi bitiyor. Motoru önceden kapattın, son metreleri sessizce gidiyorsun. İpi bağlamak için acele etme. Suyun tahtaya değen o küçük sesi, bu günlerde duyduğun her öğütten daha çok dinlendiriyor.',
    'Kimseye anlatmadığın bir şeyi içinde çözdüysen kutlaması da kendine göre olsun: bir avuç fındık ve derin bir nefes. Yüzündeki gevşemenin sebebini soran çıkarsa “Havadan” de. Yalan sayılmaz, havanın da payı vardı; geri kalanı ise senin sırrın.',
    'Işıklar birer birer sönerken yarım kalan ne varsa bir battaniyenin altına koy. Üşümesin. Uyumadan hemen önce aklına gelen yüze içinden iyi bir şey dile. Hafta kapanırken sessizce tutulmuş bir dilek, ona ulaşmasa da senin içini ısıtır.',
  ],
};
