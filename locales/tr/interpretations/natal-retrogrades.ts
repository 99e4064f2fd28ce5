import type { NatalInterpretations } from '../../natal-text-types.ts';

/** A planet that goes back at a birth: a way of being, turned inward. */
export const natalRetrogrades: NatalInterpretations['natalRetrogrades'] = {
  mercury:
    'Cevabın kimi zaman bir gün gecikir, ama üstüne söylenecek pek bir şey kalmaz. Geri giden bir Merkür dinlediğini önce içinde bir tur dolaştırır; bu yüzden okulda bildiğin cevabı söylemekte geç kalmış, konuşmaktansa yazmayı yeğlemiş olabilirsin. Aynı metne üçüncü dönüşünde gözden kaçmış boşluğu bulursun. Acele ettirildiğinde dilin dolanır, bir gece beklemiş söz ise tam yerine oturur.',
  venus:
    'Neyi sevdiğini anlaman için bazen onu bir kez geri vermen gerekir. Beğenin modaya da kalabalığa da geç uyar; ilk başta üstünde durmadığın bir yüz, bir ezgi yıllar sonra gönlünde yer eder. Venüs karşılık arar, sen ise duyduğun iltifatı cebine koymadan önce evirip çevirirsin. Bağlandığını geç söylemen soğukluk sanılsa da bir kez emin oldun mu tercihin kolay kolay değişmez.',
  mars: 'Asıl cevabı kavga bittikten sonra, eve dönerken bulursun. İlk çıkışın ne kadar çabuk olursa olsun, Mars sende ardından içeriye döner: Kızdığında niçin kızdığını sorar, isterken isteğini sınarsın. Bir işe ikinci kez kalkıştığında ise ilk denemede neyin aksadığını bilerek başlar, gösterişe kapılmadan sonuna varırsın. Yarıştığın kişi de çoğunlukla geçen yılki hâlindir.',
  jupiter:
    'Herkesin koştuğu fırsata sen bazen bir süre uzaktan bakarsın. Jüpiter geri giderken doğanlarda büyüme içe doğrudur; hazır inanç dar gelir, kendi görüşünü sökülüp yeniden dikilmiş bir palto gibi taşırsın. Talihine güvenmeyi geç öğrenmen mümkün. Buna karşılık alkış olmadan da genişleyen bir iç dünyan var; okuduğun, gezdiğin, inandığın ne varsa orada ikinci kez ürün verir.',
  saturn:
    'Kimse saat tutmazken bile içinde biri saate bakar. Başkasının koyduğu kural sende pek işlemez, kendi koyduğunu ise ödünsüz uygularsın; çünkü geri giden Satürn sana amiri dışarıda aratmaz, içinde taşıtır. Bitmiş işi yeniden ele alman hem ustalığın hem yorgunluğundur. Ara sıra “Hangi kural hâlâ işime yarıyor?” diye sormak, o amiri bir hayli gevşetir.',
  uranus:
    'İnsanların yarısına yakını Uranüs geri giderken doğar, yani bunda ender bir şey yok. Anlattığı, başkaldırının önce içeride yaşandığıdır: Bazen sesini çıkarmadan otururken aklından her şeyi değiştirmek geçer. Kopuşların ani sanılır, oysa karar aylar önce verilmiştir. Hayatının hangi alanında böyle davrandığını ev söyler; orada sana “Birdenbire ne oldu?” diye sorarlar.',
  neptune:
    'Neptün yılın yarısına yakınını geri giderek geçirir, bu yüzden tanıdığın neredeyse her iki kişiden birinde durum aynıdır. Bu gidiş düşle kurduğun bağı biraz mahrem kılar: İnandığını her zaman ilan etmez, kendi hayalini pek az kişiye gösterir, bir büyünün bozulduğunu da çoğu kişiden önce içten içe sezersin. Sanat ya da dua sana en çok, kapısı içeriden kilitlenen bir odada iyi gelir.',
  pluto:
    'Eski sınıf arkadaşlarının neredeyse yarısı bu geri gidişi taşır, o yüzden onu ayrıcalık da sayma, yük de. Söylediği sade: Güçle olan hesabını önce kendinle görürsün. Öfkenin, tutkunun, denetleme isteğinin köküne kimseye danışmadan inersin; dışarıdan olağan görünen bir yılın sonunda içinde koca bir dönem kapanmış olabilir. Değişimini duyurmadığın için eski tanıdıklar bir süre daha eski hâlinle konuşur.',
};
