import type { WeekRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Burcun yöneticisi geri giderken haftanın açılışından sonra gelen cümle. */
export const weekRetrogrades: WeekRetrogradeTexts = [
  'Yöneticin geri gittiği için aynı kapıyı ikinci kez çalman gerekebilir; bu kez daha kolay açılır belki.',
  'Retrodaki yöneticin seni geçen defa yarım bıraktığın cümleye döndürüyor, noktayı koymak sana düşüyor.',
  'Yöneticin geriye yürürken yeni söz vermektense eski sözleri gözden geçirmek içini daha çok rahatlatır.',
  'Yöneticin geri gidince işler biraz yavaş ilerler, buna karşılık dikişler daha sağlam tutar.',
  'Yöneticin retroda, o yüzden eskiden elediğin bir seçenek yeniden masaya gelirse gülüp geçme.',
  'Bu ara yöneticin geri gidiyor; planlarının yanına bir de dönüş saati yazarsan telaşın azalır.',
  'Yöneticin arkasına bakarak yürüyor, sen de unuttuğun bir isim ya da eşyayla karşılaşabilirsin.',
  'Yöneticin retrodayken ilk taslak işin son hâli olmaz, buna üzülmek yerine kalemini aç.',
  'Yöneticin bildiği yoldan geri dönüyor ve giderken görmediği tabelaları bu kez okuyor, sen de oku.',
  'Yöneticin geri giderken onarmak satın almaktan, aramak beklemekten daha iyi sonuç verebilir sana.',
  'Ters yönde yürüyen yöneticin adımlarını kısaltıyor, yolun gevşek taşları da böylece ortaya çıkıyor.',
  'Yöneticinin retrosu karar istemiyor senden, yalnızca neyi atladığını bulmanı ve not etmeni bekliyor.',
];
