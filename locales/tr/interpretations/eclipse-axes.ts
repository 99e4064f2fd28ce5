import type { EventInterpretations } from '../../event-text-types.ts';

/** The axis of a year and a half of eclipses, by the sign of the Moon's north node. */
export const eclipseAxes: EventInterpretations['eclipseAxes'] = {
  aries:
    'Birbirini izleyen tutulmalar on sekiz ay boyunca insana kendi ayakları üzerinde durmayı öğretir. Kuzey Ay Düğümü Koç’tayken ders cesarettir: fikrini sorulmadan söylemek, ilk adımı onay beklemeden atmak, kızabildiğini inkâr etmemek. Terazi ucunda ise herkesi hoş tutma alışkanlığı bırakılır. Hep uyum sağlayan taraf olmak bir süre sonra kimseye yaramaz. İlişkiler bitmek zorunda değil, içlerinde bir “ben” yer edindikçe rahatlar.',
  taurus:
    'Sakinleşmek de öğrenilen bir şeydir. Boğa ucundaki tutulmalar bedene, toprağa, elde olanın kıymetine çağırır; borçsuz yaşamak ve yavaş yemek bile bu dönemde başarıdan sayılır. Karşı uçtaki Akrep’te bırakılacak olan, krizle beslenme huyu: sürekli kuşku, eski kinler, başkasının parasına ve gücüne bağlanmış güven. Dinginlik başta sıkıcı gelebilir, çünkü fırtınaya alışan kulak sessizliği yadırgar.',
  gemini:
    'Soru sormayı unutmuş olanlar yeniden meraklı bir öğrenci olabilir. Kuzey Ay Düğümü İkizler’de durdukça tutulmalar dinlemeyi ve yan dairedekinin ne düşündüğünü önemsetir. Yay tarafında büyük laflar, tartışmasız doğrular, hep uzakta aranan cevaplar hafifler. Aynı mahallede bambaşka hayatlar yaşandığını fark etmek yeterince uzun bir yolculuk. Bu on sekiz ayda fikrini değiştirdiğini söyleyebilmek bir zayıflık olmaktan çıkıyor.',
  cancer:
    'Kariyer basamaklarını sayarken evin yolunu uzatanlar için bir dönüş vakti. Yengeç’e düşen tutulmalar bakım görmeyi ve bir yere ait olmayı konu eder; duygusunu söyleyen insan küçülmüş sayılmaz. Oğlak ucunda ise insan kendini unvanıyla ölçmekten, bitmeyen mesaiye övgü dizmekten yavaş yavaş vazgeçer. Sorumluluk kalkmıyor, yalnızca neyin uğruna taşındığı soruluyor. Cevabı çoğu kez yakındaki bir yüz veriyor.',
  leo: 'İçindeki solisti yıllardır koronun arka sırasında tutmuş olabilirsin. Aslan’a düşen bu tutulmalar yaratmayı ve “Bunu ben yaptım” diyebilmeyi öğretir. Bırakılan ise Kova’nın güvenli mesafesidir: kalabalığın fikrine sığınmak, duyguyu kurama çevirmek, farklı görünmek için soğuk durmak. Beğenilmemek göze alınınca oyun tadını bulur. Bir arkadaş grubundan çıkmadan da insan kendi şarkısını söyleyebilir.',
  virgo:
    'Koca bir hayali gerçeğe taşıyan şey çoğu zaman ufak bir düzendir. Tutulmalar Başak tarafında günlük emeğin değerini öğretir; saatini ve elindeki aleti ciddiye alanlar ilerler. Balık tarafında her şeyi akışına bırakma, kurtarıcı rolüne girme, zor konuda gözden kaybolma alışkanlığı çözülür. Merhamet eksilmez, sadece adresini bulur. Haftada bir saat düzenli yardım, sonsuz iyi niyetten daha çok işe yarar.',
  libra:
    'Tek başına hızlı gidenler bu dönemde birlikte yürümenin temposunu öğrenir. Terazi’deki Kuzey Ay Düğümü karşıdakini gerçekten görmeyi ve sözü sırayla almayı önerir. Koç ucunda ise her konuyu yarışa çevirme, yardımı reddetme, kızıp gitme huyları bir bir düşer. Uzlaşmak boyun eğmek gibi gelebilir, alışınca farkı anlaşılır. On sekiz ayın sonunda kararlar biraz geç ama iki imzayla alınabilir.',
  scorpio:
    'Yüzeyde durmak bir buçuk yıl boyunca eskisi kadar doyurmayabilir. Akrep’te tutulan ışıklar güvenip ortak olmayı ve değişmesi gerekeni değiştirmeyi öğretir. Su burcu derinlikten korkmaz, sakladığını yüzeye de çıkarabilir. Boğa tarafında bırakılan, alışkanlıktan elde tutulan şeylerdir: kullanılmayan eşya, rahatın hatırına süren bir bağ, “böyle gelmiş” inadı. Eli boşalan insan önce üşür, sonra tutacak daha sahici bir el bulur.',
  sagittarius:
    'Bilgi toplamaktan anlam çıkarmaya geçiliyor. Tutulmaların Yay ucunda yola çıkmak ve bir görüşün arkasında durmak öğrenilir; ateş burcu hedef görmeden ısınmaz. İkizler ucunda ise her şeyden biraz bilmek, kararı “Bir de şuna bakayım” diye ertelemek, dedikoduyla oyalanmak eskir. On beş sekmeyi kapatıp tek bir kitabı bitirmek bu dönemin ruhuna uygun. Yanılmak mümkün, ama yanılan da bir yere varmış olur.',
  capricorn:
    'Yetişkin olmak yaşla gelmiyor, bir sorumluluğu adıyla üstlenince geliyor. Kuzey Ay Düğümü Oğlak’a yerleştiğinde bir buçuk yıl süreyle hedef koymak ve yetkiyi hakkıyla taşımak öğrenilir. Karşısındaki Yengeç’te eski kabuk çıkarılır; kırgınlığa sığınan ya da ilk zorlukta eve kaçan, bunun artık işe yaramadığını görebilir. Şefkatten vazgeçmek gerekmiyor. Kendine bakabilen kişinin başkasına sunduğu sevgi daha az borç bırakır.',
  aquarius:
    'Sahne ışığını biraz çevirip seyredenleri görmenin zamanı. Kova yönündeki tutulmalar eşitliği ve ortak bir işin küçük dişlisi olabilmeyi sevdirir. Aslan yönünde alkışa bağlı mutluluk azalır, kırılınca olay çıkarma huyu da onunla birlikte. Hava burcu kişiyi silmez, onu başkalarının yanına yerleştirir. İmzasız bir iyilik yapmayı deneyen, adı anılmadan da içinin ısındığını görebilir.',
  pisces:
    'Her şeyi denetlemeye çalışan zihin sonunda yorulur ve bir pencere açar. Balık ucuna düşen tutulmalar bağışlamayı ve sezgiyi ciddiye almayı öğretir. Başak ucunda ise kusur avı, bitmeyen listeler, işe yaramadıkça sevilmeyeceğini sanma huyu bırakılır. Su burcu kenarları yumuşattığı için kesin cevaplar azalabilir. Yarım kalmış bir işin yanında gönül rahatlığıyla dinlenmek, bu uzun dersin en zor ve en tatlı sınavı.',
};
