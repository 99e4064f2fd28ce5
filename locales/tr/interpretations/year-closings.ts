import type { YearHouseTexts } from '../../horoscope-text-types.ts';

/** Mars’ın yıl biterken bulunduğu eve göre yılın sonu. */
export const yearClosings: YearHouseTexts = {
  1: [
    'Yıl seni ayakta, palton sırtında uğurluyor. Kimsenin sana vermediği bir işe başladın ve takvimin yaprağı umurunda değil. O işi bitmemiş, sıcak, biraz da dumanlı hâliyle yanına al. Yeni yılın ilk sabahlarından birinde, saat çalmadan seni uyandıran şeyin ne olduğunu sorarsan cevabı cebinde bulacaksın; eline aldığında hâlâ ılık olacak.',
    'Yılın sonuna, nereye koyacağını bilmediğin bir kuvvetle geliyorsun. Onu liste yapmaya harcama. Baştan beri önünden geçip durduğun bir kapı var, elin neredeyse tokmakta. Seninle gelecek olana bu gece söyle ki ayakkabısını giysin. Eşikten geçerken hangi ayağını attığının bir önemi yok, yeter ki adım seninki olsun.',
  ],
  2: [
    'Yıl kapanırken bir şeyi sağlama almakla meşgulsün. Bir birikim, bir beceri ya da emeğinin karşılığını isteyebileceğine dair o yeni inanç. İşin yarısı bitti, zor olan yarısıydı. Aletleri kolay bulacağın yere koy. Kurmaya başladığın şey tarih değişiyor diye gücenmiyor; yalnızca ertesi gün üstüne bir sıra daha örülmesini bekliyor.',
    'Yıl giderken dönüp bakınca kendi toprağında çalışan bir çift el görüyor. Yağmur beklemeyi bırakmışsın. Sahip olmak istediklerinle kurtulmak istediklerin aynı kâğıda sığıyor artık. O kâğıdı göğüs cebinde taşı. Yeni yılın ilk pazarlığında elin oraya gittiğinde, neyi ne kadara bırakmayacağını ezbere bildiğini görüp gülümseyeceksin.',
  ],
  3: [
    'Yıl, tatlı bir sohbetin tam ortasında bitiyor, kimse de saate bakmıyor. Öğrenecek bir şeyin, söyleyecek bir sözün ve gidilecek kısa bir yolun var; büyük ihtimalle üçü aynı şey. Sırf tarih değişiyor diye toparlamaya kalkma. Sayfaya bir kurdele koy, cümleyi açık bırak. Çaydanlık yeni yılda kaynadığında kaldığın yerden girersin söze.',
    'Parmaklarında mürekkeple çıkıyorsun bu yıldan. Bir mektup, bir plan ya da bir haber hâlâ yolda, cevabı ocak ortasını bulabilir. Bu arada yürüme mesafesinde, hep uğrarım dediğin biri oturuyor. Elinde bir tabakla çal kapısını. Eşikte konuştuğunuz o birkaç dakika, önündeki ayların havasını sandığından çok belirleyebilir.',
  ],
  4: [
    'Son günlerde bütün güç evde toplanıyor. Onarılacak bir pencere, değişecek bir oda ya da akrabalar arasında artık bitirilecek kıvama gelmiş bir mesele var. Gece yarısına yetiştirmek zorunda değilsin. Çekiç de misafir fincanları da elinin altında dursun. Yeni yıla kendi kapından, kendi terliğinle, içeriden gelen tanıdık bir kokunun arasından gir.',
    'Yıl köklerinin olduğu yerde tükeniyor. Orada bir şey kazılıp çıkarıldı, henüz yerine konmadı; bahçenin hâli biraz dağınık. Doğru türden bir dağınıklık bu. Kapıyı üstüne kapatmadan önce, ilgili kim varsa ne düşündüğünü ona anlat. Çiçeğine zarar gelecek diye korkan kalmayınca toprak daha çabuk düzleniyor, el veren de çoğalıyor.',
  ],
  5: [
    'Yıldan bir dansın ortasında ayrılıyorsun. Seni biri ya da elinden çıkan bir şey cesur kıldı, o sıcaklık öteki yıla da yetebilir. Akıllıca olup olmadığını dert etme. Akıl kahvaltıya kadar nasılsa yetişir. Yarım şarkıyı, tırnağındaki boyayı ve telefonundaki o numarayı yanına al, temponu hiç bozmadan eşiği atla.',
    'Yılın son kıvılcımı sevdiğin şeyin üstüne düşüyor. Sonucu belli olmamış bir yarış ya da bir gönül işi var ve ilk kez bitmesindense içinde olmayı yeğliyorsun. Bunu unutma. Yeni aylar senden ne isterse istesin, haftada bir akşamı buna ayır. Böyle ateşler az odun istiyor, ama sık sık yoklanmak istiyor.',
  ],
  6: [
    'Yıl biterken tezgâhta mengeneyle sıkılmış, tutkalı parlayan bir iş duruyor. Dokunma, kurusun. Eline göre bir çalışma yolu buldun ve bu yol, takvimin rakamı değişince de işe yarıyor. Gerin, sıcak bir şeyler iç, dükkân birkaç gün karanlık kalsın. Aletler seni unutmaz; dönünce sapındaki o tanıdık çukuru hemen bulacaksın.',
    'Yılı kolların sıvalı kapatıyorsun. Yerleştirmeye çalıştığın alışkanlık henüz tam yerine oturmadı, ona karşı biraz sabırlı ol. Kalabalık günlerde kısa hâlini yap, bozulmasın. Herhangi bir işin ilk gri haftalarında insanı ayakta tutan şey heves olmuyor; anahtarı nereye astığını bilmek oluyor. Çivisi sağlam mı, gitmeden bir yokla.',
  ],
  7: [
    'Yıl, ikinizi kapının eşiğinde, önce kim geçecek diye konuşurken bırakıyor. Bir ortaklık, bir çekişme ya da bir yakınlaşma hız almış; nezaket uğruna frene basmak yazık olur. Bir sonraki adımda anlaşın, ondan sonrasını açık bırakın. İkiniz de geçeceksiniz, biriniz ötekinin ceketini tutacak, kimin tuttuğu yarına bile kalmayacak.',
    'Takvim tükenirken masada birinin meydan okuması duruyor. Almadın, ama kalkıp gitmedin de. Onu yanında götür. Cevabı verene kadar, onda neye hayran olduğunu bulmaya vaktin var. Asıl teklifin bu olduğu, ötekinin yalnızca ambalaj kâğıdı gibi üstüne sarıldığı ortaya çıkabilir; kurdelesini çözmek de yeni yılın ilk işi olsun.',
  ],
  8: [
    'Yıl, alt kattaki odalarda lamba yanarken bitiyor. Biriyle ya da kendi geçmişinle bir şeyi bağlamanın tam ortasındasın ve sona hissettiğinden yakınsın. Anahtarın son turunu zorlama. Bir gece avucunda ısınsın, kolay dönecek. Merdivenden yukarı çıkarken kapıyı kilitlemediğini fark edersen geri dönme; orada artık saklanacak bir şey yok.',
    'Belli bir konudan korkmayı bırakmış olarak bitiriyorsun yılı. Atılacak bir adım kaldı: bir imza, açık yürekli bir saat ya da provası yeterince yapılmış bir veda. Yeni yıl bunun için gayet uygun bir yer. Kâğıtları getir, o kişiyi getir, zırhını ise sobanın yanına bırak; ısındıkça ne kadar ağır olduğunu anlarsın.',
  ],
  9: [
    'Yıl, yatağın üstünde açık duran bir bavulla kapanıyor. Dışarıda bir yer, bir konu ya da düzeltilmesi gereken bir yanlış seni tutmuş çekiyor. Okuyacağını okudun, gerisi yürümek. İlk kısmı rahat adımla al. Heves iyi yoldaştır ama hep fazla eşya koyar; kapıdan çıkmadan bir kez daha tart, iki kazağı evde bırak.',
    'Yılın son sayfasında hâlâ tartışıyorsun, hem de iyi tartışıyorsun. Bir kanaatin bu yıl ayaklandı, dünyayı görmek istiyor. Ayağına düzgün bir ayakkabı al. Önündeki aylarda seni bir kısmından vazgeçirecek insanlarla karşılaşacaksın. Geriye kalan kısım, işte onunla yaşanır; yağmurda da giyilir, bayramda da, üstelik kimseye ödünç vermekten çekinmezsin.',
  ],
  10: [
    'Yıl, bir sonraki merdiveni gören bir sahanlıkta bitiyor. Soluk soluğasın ve öndesin, yukarıda biri bunu fark etti. Senin adını taşıyacak bir emek sürüyor. Yıl dönerken onu hamur gibi dinlendir. Yeniden yola çıktığında, insanlara günaydın diyebileceğin bir hızda çık; o hızla giden hem daha uzağa varıyor hem de karşılanıyor.',
    'Yarı kazanılmış bir işi öbür yıla geçiriyorsun ve o seni çekiyor. Bir mevki, bir proje ya da eski bir hedef ilk aylarda belli olabilir. Dağcılar gibi hazırlan: uyu ve düğümleri kontrol et. Vardığın günün ertesinde ne yapacağını şimdiden sor kendine. Cevabın ne kadar sıradan çıkarsa yolda o kadar dürüst kalırsın.',
  ],
  11: [
    'Yılın son saatleri başkalarının sesiyle dolu. Birlikte kurduğunuz plan hızlanıyor, sen de onlarla omuz omuza itiyorsun. Bir hafta kendi kendine döner. O arada her birine bu işte neyin peşinde olduğunu sor. Cevapların içinde bir söz geçecek ki hepinizin bunca zamandır aradığı ismi, tabelaya yazacak kadar açık söyleyecek.',
    'Yıldan bir şeyin parçası olarak ayrılıyorsun, kolundan çekiştirip acele ettiriyor. Umudun artık bir son tarihi var. Herkese hep senin yazmandan yorulduysan söyle ve kalemi kimin aldığına bak. Sen biraz kestirince dağılmayan bir topluluk, gideceği yere varır. Uyandığında sana ayrılmış sıcak bir bardak bulursan doğru yerdesin demektir.',
  ],
  12: [
    'Yıl yüzeyde sessizce bitiyor. Altta bir akıntı, bunca zaman tuttuğun bir şeyi alıp götürüyor ve sen artık ona karşı yüzmüyorsun. Bu kadarı yeter. Soluk almak için yukarı çıktığında daha açık bir iş seni bekliyor olacak. O güne kadar ışığı kısık tut, sırrını kendine sakla, kapıyı da tıklatışını tanıdığın birine aralık bırak.',
    'Kimsenin bilmediği bir işle kapatıyorsun yılı, güzelliği de orada. Belki bir şeyi telafi ediyorsun, belki bir şeye hazırlanıyorsun. Hızlandırılmıyor, övülmüyor. Başkaları yolluk hazırlarken sen yanına biraz sessizlik al. Yeni yılın bir yerinde konuşmak için ağzını açtığında, o işin kendi kendine tamamlandığını görüp susacaksın; keyifle.',
  ],
};
