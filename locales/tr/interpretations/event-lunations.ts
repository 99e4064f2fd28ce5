import type { EventInterpretations } from '../../event-text-types.ts';

/** A new or a full Moon, for everybody, by the sign that the Moon is in. */
export const eventLunations: EventInterpretations['eventLunations'] = {
  newMoon: {
    aries:
      'Uzun uzun tartılmış bir işe sonunda girişmek için elverişli günler. Koç ilk kıvılcımı sever, dumanın nereye gideceğini sonra düşünür; bu yüzden cesaret bol, sabır kıt olabilir. Kendini hazır hissetmeyi bekleyenler çoğu zaman ilk denemede hazırlanır. Tek bir konuda başı çek, geri kalanlara sıra gelince yine heves bulursun.',
    taurus:
      'Yavaş başlayan şeylerin ömrü uzun olur; toprak burcunda doğan Ay da bunu hatırlatır. Küçük bir birikime girişmek ya da elle yapılan bir işi öğrenmek bu havaya yakışıyor. Sonuç birkaç gün içinde görünmez, kök dediğin zaten göz önünde büyümez. Değiştirmek istediğin düzen varsa bedeninin de rahat edeceği yerden tut.',
    gemini:
      'Aklında dolaşan soruyu birine sormanın tam sırası. Hava burcu olan İkizler, tanışmaya, kursa yazılmaya, eve başka bir sokaktan dönmeye heves uyandırır. Fikirler o kadar hızlı gelir ki hangisinin senin olduğu karışabilir. Çoğu birkaç haftada sönse de içlerinden biri, yıllar sonra bile anlatacağın bir merakın ilk cümlesi olabilir.',
    cancer:
      'Ay kendi burcuna döndüğünde insanın da içi eve, tanıdık bir sese çekilir. Yeni bir oda düzeni, uzun zamandır aranmamış bir akraba, komşuyla kurulan küçük bir âdet bu günlerde filizlenebilir. Alınganlık da aynı sudan beslenir, söylenmemiş bir cümleye kırılmak kolaydır. Ne istediğini adıyla söyleyen, tahmin edilmeyi bekleyenden erken sevinir.',
    leo: 'Sakladığın bir hevesi ortaya çıkarmak sandığından az cesaret isteyebilir. Aslan’ı Güneş yönetir, o yüzden bu başlangıç görünmek, oynamak, bir şeyi sırf keyfi için yapmak üzerinedir. Şarkıya, sahneye, çoktan unutulmuş boya kutusuna dönenler olur. Alkış gecikirse küsmek de kolaylaşır. Yaptığını hiç kimse görmeyecek olsa yine de yapar mıydın?',
    virgo:
      'Uykunun saatini, çekmecenin düzenini, gecikmiş bir randevuyu yoluna koymanın zamanı. Başak Merkür’ün çalışkan yüzüdür, işe yarayan bir yöntem bulduğunda huzur bulur. Bir alışkanlığı bu günlerde kurmak diğer haftalara göre kolay gelebilir. Kusursuz çizelge üçüncü gün bırakılır, basit bir kural ise kendini sürdürür.',
    libra:
      'Bir özrün, bir davetin ya da “Birlikte yapalım mı?” sorusunun yeri var bu günlerde. Venüs’ün yönettiği Terazi yalnız başlamayı pek sevmez, fikri önce karşısındakinin yüzünde dener. Yeni bir ortaklık, daha hakça bir iş bölümü konuşulabilir. Herkesin gönlü olsun derken kendi tercihin kaybolmasın, onu cümlenin en başında söyle.',
    scorpio:
      'Derinlerde biriken bir karar, kimseye duyurulmadan alınmış olabilir. Akrep sabit bir su burcudur; başladığı zaman dibe kadar gider, yarım niyetle de oyalanmaz. Güvendiğin birine içini açmak, eskimiş bir borcu konuşmak, yoran bir huyla arana mesafe koymak için güç bulabilirsin. Sonucunu görmek aylar alır, ama dönüşün hangi akşam başladığını sen bilirsin.',
    sagittarius:
      'Ufuk genişlediğinde küçük dertlerin boyu da kısalır. Jüpiter’in burcu uzak yolları, yeni dersleri, başka türlü yaşayan insanları çağırdığı için bu günlerde kendine bir hedef seçmek neşeli bir iş. Planın yarısı belki abartı çıkar. Öteki yarısı seni bugünkü yerinden kaldırıp hiç bilmediğin bir sokağın başına götürmeye yeter.',
    capricorn:
      'Dağın tepesi bellidir de ilk basamağın nereye oyulacağını kimse söylemez. Oğlak bunu Satürn’den öğrenir: Süre koy, malzemeyi say, başla. Uzun sürecek bir eğitime ya da ertelenmiş bir sorumluluğa adım atmak için ağırbaşlı günler. Neşe biraz geri planda kalabilir. Takvime işi yazan dinlenme gününü de yazsın.',
    aquarius:
      'Hep aynı biçimde yapılan bir işi tersinden denemek isteyebilirsin. Kova alışkanlığa uzaktan bakar, bu mesafe ona başkasının görmediği çözümü gösterir. Bir topluluğa katılmak, yabancılarla ortak bir dert için buluşmak, eski bir arkadaşlığı yeni bir sebeple canlandırmak bu havaya uygun. Fikrin tuhaf bulunursa telaşlanma, alışılması bir iki hafta sürer.',
    pisces:
      'Başlangıcın sesi bu kez çok kısık; uykuyla uyanıklık arasında gelen bir niyet gibi. Balık son burçtur, bir döngüden kalanı yıkar, yenisine temiz bir kıyı bırakır. Sessiz bir iyiliğe, dinlenmeye yer açmak için iyi günler. Kesin planlar dağılabilir. Sezdiğin şeyi hemen açıklamak zorunda değilsin, bir deftere düşen iki satır onu korur.',
  },
  fullMoon: {
    aries:
      'Kendi isteğinle ilişkilerin huzuru arasındaki pazarlık açığa çıkıyor. Terazi’deki Güneş uzlaşma ister, Koç’taki Ay ise sabrının sonuna gelmiş gibidir. Uzun süre yutulan bir itiraz ağızdan birden çıkabilir. Çıkan söz sert olsa da çoğunlukla doğru bir yere değer. Önce dileğini, sonra kızgınlığını anlatırsan karşındaki ikisini de duyar.',
    taurus:
      'Elde olanın değeri bu ışıkta görülür: sağlam bir dostluk, ödenmiş bir borç, emekle güzelleşmiş bir bahçe. Karşıdaki Akrep Güneş’i hep daha derinini isterken Boğa’da yücelen Ay “Bu kadarı yeter” demeyi bilir. Güvenlikle tutku birbirini sınayabilir. Alışkanlıktan sakladığın bir eşyayı uğurlamak da doymanın bir yoludur.',
    gemini:
      'Herkesin anlatacak bir şeyi var, dinleyen bulunursa tabii. Yay’daki Güneş büyük resme inanırken Ay çelişkileri ve duyulmamış dedikoduyu toplar. Bir haber tamamlanabilir, ortada bırakılmış bir konuşma sonuna varabilir. Aynı olayın iki ayrı doğrusu çıkarsa şaşırma. Hüküm vermeden önce bir soru daha sormak çok tartışmayı kısaltır.',
    cancer:
      'İş güç ile ev arasında sıkışmış bir duygu bu dolunayda yüze çıkabilir. Ay kendi burcunda en gür hâlindedir, karşısındaki Oğlak Güneş’i ise mesaisini bitirmeden eve dönmez. Hep başkasına bakanlar, kendilerine kimin baktığını sorabilir. Gözyaşı da kahkaha da bol olabilir. Eski bir albümü birlikte karıştırmak, uzun bir nutuktan daha çok şey anlatır.',
    leo: 'Kalabalığın içinde kendi sesini duyurmak mı, kalabalığa karışmak mı? Kova’daki Güneş herkesi eşit sayar, Aslan’daki Ay ise bir kez olsun özel olduğunu hissetmek ister. Emek verilmiş bir eser, gizli tutulmuş bir sevgi görünür hâle gelebilir. İlgi bekleyen taraf bazen surat asar. Takdiri isteyerek almanın ayıbı yoktur.',
    virgo:
      'Dağınıklığın içinden düzen, hayalin içinden de işe yarar bir parça seçiliyor. Balık’ta duran Güneş her şeye kucak açmış, Başak’ta dolan Ay ise faturayı, saati, eksik vidayı görüyor. Aylardır süren bir çalışma sonuçlanabilir, yorgunluk da onunla birlikte ortaya çıkar. Kusur ararken bitmiş olanı saymayı unutma, toplam sandığından kabarık.',
    libra:
      'Koç’tan bakan Güneş “ben” derken Ay karşısına bir “biz” koyar. Bu ışıkta bir ilişkinin terazisi okunabilir: Kim hep bekliyor, kim hep seçiyor, kim nezaketinden susuyor. Bir anlaşma olgunlaşabilir, sürüncemede kalan bir kararın da adı konabilir. Venüs kavga sevmediği için incelik boldur, bazen gerçeğin üstünü örtecek kadar.',
    scorpio:
      'Saklamak yorar; bu dolunay da taşınan sırların ağırlığını hissettirebilir. Su burcunda kabaran Ay, Boğa’daki Güneş’in rahatını bozup “Peki ya söylenmeyen?” diye sorar. Kıskançlık ya da ortak bir para konusu açığa çıkabilir. Duygular güçlü ama geçicidir. Gece yarısı kurulan senaryoyu sabah güvendiğin birine anlatınca yarısı kendiliğinden dökülür.',
    sagittarius:
      'Günlük koşuşturmadan başını kaldırınca nereye gittiğin görünüyor. İkizler Güneş’i bin parçaya bölünmüş bilgiyi taşır, Yay’daki Ay ise bunların ne anlama geldiğini bilmek ister. Bir yolculuk ya da savunduğun bir düşünce doruğuna çıkabilir. Ay ateş burcunda olduğundan sözler de büyür. Dolunayda verilen vaadin hesabı ertesi sabah yapılır.',
    capricorn:
      'Çabanın nereye vardığı belli oluyor, kimi için gururla, kimi için bir iç çekişle. Ay burada pek rahat etmez, çünkü Satürn duygudan önce görevi sorar; Yengeç’teki Güneş de tam karşıdan eve çağırır. Bir sorumluluk tamamlanabilir ya da fazla geldiği anlaşılabilir. Asıl cevap, o başarının yanında kimi görmek istediğindir.',
    aquarius:
      'Bir adım geri çekilip bakınca oyunun bütün oyuncuları seçilir. Aslan’daki Güneş sahnenin ortasındayken Kova’daki Ay salonun en arkasından seyreder, bu yüzden herkes biraz serinkanlıdır. Arkadaşlıklar ve ait olduğun çevre sınanabilir. Mesafen bazılarına soğukluk gibi gelirse nedenini açıkla. Özgür kalmak, kimseye haber vermeden uzaklaşmayı gerektirmez.',
    pisces:
      'Yorgunluğun altında ne yattığını gözler önüne seren yumuşak bir ışık bu. Başak Güneş’i gündüzleri düzeltir, ayıklar, sayar; akşam olunca Balık’taki Ay bütün o çizelgeleri suya bırakır. Affetmek ya da bir şarkıyla dalıp gitmek bu günlerin sıradan hâlleri. Fedakârlığın sınırı silikleşebilir. Yardıma koşarken kendi payına düşen dinlenmeyi en sona bırakabilirsin.',
  },
};
