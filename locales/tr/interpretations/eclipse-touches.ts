import type { NatalInterpretations } from '../../natal-text-types.ts';

/** An eclipse on a point of a birth chart: beside it, or opposite and square to it. */
export const eclipseTouches: NatalInterpretations['eclipseTouches'] = {
  sun: {
    joined:
      'Aylar sürecek bir soru duyuluyor: Kimin için parlıyorsun? Tutulma Güneş’inin yanı başında olduğundan ışık bir süre kısılıp yeniden açılıyor, yön duygun tazeleniyor. Sana biçilmiş bir rolden sıkıldığını ilk kez yüksek sesle söyleyebilirsin. Hemen karar vermek zorunda değilsin, fark ettiğini not etmen yeter.',
    tense:
      'Kendi istediğin ile senden beklenen arasındaki açıklık bu dönem görünür hâle geliyor. Tutulma Güneş’ine yandan ya da karşıdan vurduğu için sınav çoğunlukla bir başkasının eliyle gelir: bir amir, bir yakın, bir değişen plan. Altı ay boyunca gururunla amacını ayrı ayrı dinlersen ikisinin farkı işine yarar.',
  },
  moon: {
    joined:
      'Çoktan yerine oturmuş sandığın bir duygu, tutulmadan sonraki aylarda yeniden dile gelebilir. İhtiyaçlar ve alışkanlıklar Ay’dan sorulur; tutulma ona dokunduğunda evde, ailede, uykuda neyin sana yetmediği anlaşılır. Ağlamaklı bir iki gün olabilir, ardından şaşırtıcı bir açıklık. Ay söylenmeyeni sakladığından asıl isteğin ancak o zaman belirir.',
    tense:
      'Yakınlarının isteği ile senin dinlenme ihtiyacın aynı saate denk geliyor. Karşıdan ya da kareden gelen tutulma Ay’ını kıpırdatır; ertelenmiş bir aile konuşması, bir taşınma fikri, eski bir kırgınlık aylar içinde gündeme oturabilir. Gece yazılmış mesajı sabah okuyup öyle yolla, çoğu yarıya iner.',
  },
  mercury: {
    joined:
      'Uzun süredir bildiğin ama cümlesini bulamadığın şey dilinin ucuna geliyor. Tutulma Merkür’ünü aydınlattığında bir belge, bir itiraf, yanlış anlaşılmış bir söz aylar boyunca konuşulur ve yerini bulur. Fikir değiştirmek yenilmek sayılmaz. İmzaların iki gün gecikmesi çoğunlukla işe yarar, çünkü Merkür acelecidir.',
    tense:
      'Senin anlattığın başka, karşındakinin duyduğu başka. Merkür’üne sert açıyla gelen tutulma, iki tarafın aynı kelimeye ayrı anlamlar yüklediğini ortaya çıkarır; bir yazışma ya da sözleşme sonraki yarım yılda yeniden ele alınabilir. İlk hafta sinir bozucu, sonrası öğreticidir. Sorulan her sorunun arkasında gerçekten merak edilen bir şey ara.',
  },
  venus: {
    joined:
      'Neyi sevdiğin, neyi sevmekten vazgeçtiğin bu aylarda kendini belli ediyor. Venüs’ün üzerine düşen tutulma bir bağın kıymetini ya da eskimiş bir zevkin bittiğini gösterir; para ile gönül aynı deftere yazılabilir. Yeni bir hevesin de yıllanmış bir sevginin de ağırdan alınması ikisine de iyi gelir.',
    tense:
      'Bir ilişkide hep ödeyen tarafın kim olduğu ortaya çıkabilir. Tutulma Venüs’ünle çekiştiğinde verilen ile alınan tartılır, bazen de tatlı bir alışkanlığın faturası gelir. Aylar sürecek bu hesap kimseyi suçlamak için tutulmaz. Ne istediğini hediye kâğıdına sarmadan söylediğin gün terazi kendiliğinden oynar.',
  },
  mars: {
    joined:
      'İçinde biriken hareket çıkacak bir yol arıyor. Mars’ının yanındaki tutulma, nicedir söylemediğin “hayır”ı ya da başlamadığın işi gün yüzüne çıkarır ve etkisi mevsimler boyu sürebilir. Öfke bu dönem haber taşıyan bir kuryedir, getirdiği zarf açılınca gider. Mars beklemeyi bilmediğinden güç dağılmaya yatkındır; yorulan beden ise iyi uyur.',
    tense:
      'Önüne çıkan engel nereye gitmek istediğini sana öğretebilir. Sert açıdan gelen tutulma Mars’ını gaza ve frene aynı anda bastırır; bir rekabet, bir sınır ihlali, ertelenmiş bir tartışma yılın yarısına yayılarak konuşulabilir. İlk tepkinin ardından gelen ikincisi, Mars’ın ateşi düştüğünden, genellikle daha isabetlidir.',
  },
  jupiter: {
    joined:
      'Umduğun şeyin boyu ile senin boyun bu aylarda yan yana ölçülüyor. Jüpiter’e değen tutulma bir eğitimi, yolculuğu, inandığın bir fikri gündemine geri getirir; büyüme isteği kabarırken neyin şişirilmiş olduğu da görülür. Her davete evet demeden önce birini seç ve ona birkaç ay tanı.',
    tense:
      'Fazla verilmiş sözler sıraya girip tek tek karşılığını istiyor. Jüpiter’ini sıkıştıran tutulma ölçü meselesini açar: inandığın kişi, güvendiğin plan, kolay sandığın yol. Hayal kırıklığı gibi başlayan şey çoğu zaman iyi bir ayar olur. Sözlerin birkaçından vazgeçmek, kalanların nefes almasını sağlar.',
  },
  saturn: {
    joined:
      'Yıllardır sırtında taşıdığın bir yükün kime ait olduğu anlaşılıyor. Tutulma Satürn’ünü aydınlatınca görevler, sınırlar, eski bir ciddiyet gözden geçirilir; bazısı yeniden üstlenilir, bazısı sahibine bırakılır. Aylara yayılan bu iş gösterişsizdir. Kendine koyduğun bir kuralı gevşetmek, yenisini eklemekten daha zor gelebilir.',
    tense:
      'Ertelediğin sorumluluk takvimde kendine bir gün seçmiş gibi. Satürn’e karşıdan ya da yandan bakan tutulma, çatlayan yeri gösterir: ağır bir program, otoriteyle sürtüşme, geciken bir karar. Telaşla örtülen çatlak geri gelir, sabırla onarılan duvar ise yıllarca durur. Bir ustanın fikrini almak işini kısaltır.',
  },
  uranus: {
    joined:
      'Alıştığın düzenin sana ne zaman dar geldiğini bu dönem fark edebilirsin. Uranüs beklenmedik olanı sever, tutulma da perdeyi ansızın aralar; ikisi buluştuğunda yarım yıl içinde bir çevre, bir yöntem, bir yaşayış değişmeye yüz tutabilir. Özgürlük gürültüyle gelmeyebilir, küçük bir istisnayla da başlar.',
    tense:
      'Plan yaparken masanın bir ayağı oynuyor. Uranüs’üne sert gelen tutulma, ne kadar özgür olmak istediğini bir başkasının kuralı üzerinden anlatır; ani kararlar çekici görünebilir. Köprüyü yakmadan da karşıya geçilir. Aylar içinde tepkinin ardındaki asıl istek durulabilir, o zaman adım atmak da kolaylaşır.',
  },
  neptune: {
    joined:
      'Sis dağılırken hem güzel bir hayal hem de bir aldanış görünür oluyor. Neptün’ünün yanındaki tutulma yılın bir bölümü boyunca sezgini besler, bu yüzden rüyalara, müziğe, sessizliğe kulak vermek iyi gelir. Birini ya da bir işi olduğundan parlak gördüysen rengi yavaşça yerine oturur, hüznü de geçicidir.',
    tense:
      'İnandığın bir tablonun boyası henüz kurumamış, dokununca eline bulaşıyor. Neptün’e zorlayıcı açı yapan tutulma, kime neden fedakârlık ettiğini sorar; belirsiz bir anlaşma, söylenmemiş bir beklenti aylar içinde netleşebilir. Netleşen şey seni üzse de hafifletir. Yazıya dökülen her şey rahatlatır, çünkü Neptün sınırı bulanıklaştırır.',
  },
  pluto: {
    joined:
      'Derinde duran bir konu kendi ağırlığıyla yüzeye çıkıyor. Tutulma Plüton’a değdiğinde güç, güven, saklanmış bir istek söz konusudur ve hiçbiri bir haftada çözülmez. Eskiden seni koruyan bir sertliğin artık gerekmediğini görebilirsin. Kontrolü biraz gevşetmek, elinde kalanın sahiden senin olduğunu gösterir.',
    tense:
      'Bir ilişkide ipin ucunu kimin tuttuğu bu aylarda saklanamıyor. Plüton’una dik ya da karşıt düşen tutulma, söylenmeyen pazarlıkları aydınlatır; inat büyürse iki taraf da yorulur. Karşı koymak yerine bırakılan tek bir şey dengeyi değiştirebilir. Sır gibi tuttuğun isteğini güvendiğin bir kişiye anlatmak iyi bir başlangıç.',
  },
  ascendant: {
    joined:
      'İnsanların senin için ilk bakışta ne dediği değişebilir, çünkü sen değişiyorsun. Yükselen’inin üzerindeki tutulma görünüşünü, tavrını, dünyaya nasıl girdiğini yarım yıllık bir denemeye sokar. Eski bir fotoğrafına bakıp “O ben miydim?” dediğin olabilir. Yeni hâlini kimseye açıklamak zorunda değilsin, önce sen alış.',
    tense:
      'Ayna bu kez karşındaki insanın elinde. Tutulma ufkunun öte ucuna ya da ona kare bir noktaya düştüğünde bir ortaklık, bir yakınlık, bir iş bölümü netlik ister; kendi payını da oradan görürsün. Aylarca sürebilecek bir konuşmanın ilk cümlesi suçlama olmasın, soru olsun.',
  },
  midheaven: {
    joined:
      'Yaptığın iş ile olmak istediğin kişi aynı çerçeveye giriyor. Tepe Noktası’na düşen tutulma meslekte bir aşamayı, bir unvanı, sürüp giden bir hedefi aydınlatır; yeni görev de eskisine veda da konuşulabilir. Herkesin gözü önünde kararsız kalmak utanılacak bir şey değil. Cevabın olgunlaşması birkaç ay ister.',
    tense:
      'Ev bir şey istiyor, iş başka bir şey; ikisi de bu dönem sesini yükseltiyor. Tepe Noktası’na sert açıyla gelen tutulma, kariyer için nelerden kıstığını gösterir. Köklerle ilgili bir mesele hedefini değiştirebilir, hedefin de evdeki düzeni. Altı ayı bir günde planlama isteği de bu sıkışmadan geliyor.',
  },
};
