import type { SignTexts } from '../../interpretation-types.ts';

/** The Moon passing through a sign: the mood of two and a half days, what goes easily, what can wait. */
export const moonToday: SignTexts = {
  aries:
    'Alarmı ertelemeden kalkmak bugün daha kolay gelebilir. Ay Koç’tan geçerken hava kıpırtılı, laf kısa, sabır da kısadır. Çekindiğin telefonu aç, hızlı hızlı yürü, ilk adımı at. Uzun pazarlıklar ve ince gönül alma işleri birkaç gün bekleyebilir.',
  taurus:
    'Adımlar yavaşlar, taze ekmek kokusu köşeden duyulur. Boğa’daki Ay iki buçuk gün boyunca bahçeye, keseye, keyfe iyi davranır; hesap yapmak, onarmak, pişirmek rahat gelir. Boğa acele sevmediği için ani kararlar da inatlaşmaya açık konular da ağır ilerleyebilir.',
  gemini:
    'Mesaj kutusu dolar, akıl daldan dala konar. Ay, hava burcu İkizler’deyken sormak, yazışmak, ufak işleri arka arkaya bitirmek su gibi akar. Derin dikkat isteyen çalışmayı biraz ertele; ayaküstü verdiğin sözleri de bir yere yaz ki uçmasın.',
  cancer:
    'Camda buğu, dizde battaniye, yanında sevdiğin biri: Bugünün iyi hâli budur. Yengeç’teki Ay hisleri kabartır, hafızayı açar; ev işleri ve aile sohbetleri kolay yürür. Kırgınlıkla söylenecek sert söz, sabaha kaldığında çoğu zaman söylenmeden unutulur.',
  leo: 'Ortalık ısınır, insanın süslenip çıkası gelir. Ay Aslan’ı dolaşırken kutlamak, oynamak, içten bir iltifat etmek yakışır; bir fikri coşkuyla sunmak da kolaylaşır. Sıkıcı evrak ve eleştiri konuşması bekleyebilir, gururlar bu aralar çabuk incinir.',
  virgo:
    'Kendini toz alırken bulursan şaşırma. Başak’tan geçen Ay ayıklamaya, düzeltmeye, sıraya koymaya yardım eder; ince işler temiz çıkar. Büyük resmi çizmek başka güne kalsın. Kendine de karşındakine de not verirken kalemi biraz gevşek tut.',
  libra:
    'Sesler yumuşar, söz sırası karşıdakine geçer. Ay Terazi’deyken barışmak, danışmak, ortak plan yapmak, evi güzelleştirmek kolaydır. Terazi iki yanı da tartmadan rahat etmediği için tek başına alınacak kararlar iki gün gecikebilir.',
  scorpio:
    'Sohbet havadan sudan başlasa da lafın altı çabuk açılır. Akrep’teki Ay araştırmaya, içini dökmeye, askıda kalmış bir hesabı kapatmaya elverişli. Kuşkuyla yazdığın mesajı gönderme; bugün sıkıştıran soru iki gün sonra hafifleyebilir.',
  sagittarius:
    'Pencereler açılır, yol uzatılır, kahkaha yükselir. Ay Yay’da gezinirken öğrenmek, plan kurmak, uzaktaki bir dostu aramak keyif verir. Küsuratlı hesaplar ve sabır isteyen formlar bekleyebilir. Yay ölçüyü Jüpiter’den aldığı için hevesle verilen sözler güne sığmayabilir.',
  capricorn:
    'İş ciddiye biner, saatler dolu dolu geçer. Oğlak’taki Ay sürüncemede kalmış görevleri, bütçeyi, resmî yazışmaları toparlamaya yarar. Duygular birkaç gün paltosunu çıkarmayabilir; uzun dertleşme kolay açılmaz, kısa bir “Nasılsın?” yerini bulur.',
  aquarius:
    'Eve başka sokaktan dönmek bile ferahlatabilir. Ay Kova’dan geçerken arkadaşlarla buluşmak, alışılmadık bir yöntem denemek, fikir alıp vermek rahat gelir. Fazla yakınlık isteyen konuşmalar bekleyebilir; bu iki buçuk günde herkes biraz hava payı arıyor.',
  pisces:
    'Müzik bir tık açılır, bakışlar pencereden dışarı kayar. Balık’taki Ay dinlenmeye, resme, şiire, hâlden anlamaya elverir. Rakamlı işleri, sözleşmeleri, net sınır isteyen görüşmeleri sonraya al; kalabalıktan da erken ayrılabilirsin.',
};
