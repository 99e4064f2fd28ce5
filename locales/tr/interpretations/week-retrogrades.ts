import type { WeekRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Burcun yöneticisi geri giderken haftanın açılışından sonra gelen cümle. */
export const weekRetrogrades: WeekRetrogradeTexts = [
  'Burcunun yöneticisi geri gittiği için aynı kapıyı ikinci kez çalman gerekebilir; bu kez daha kolay açılır belki.',
  'Burcunun retrodaki yöneticisi seni geçen defa yarım bıraktığın cümleye döndürüyor, noktayı koymak sana düşüyor.',
  'Burcunun yöneticisi geriye yürürken yeni söz vermektense eski sözleri gözden geçirmek içini daha çok rahatlatır.',
  'Burcunun yöneticisi geri gidince işler biraz yavaş ilerler, buna karşılık dikişler daha sağlam tutar.',
  'Burcunun yöneticisi retroda, o yüzden eskiden elediğin bir seçenek yeniden masaya gelirse gülüp geçme.',
  'Bu ara burcunun yöneticisi geri gidiyor; planlarının yanına bir de dönüş saati yazarsan telaşın azalır.',
  'Burcunun yöneticisi arkasına bakarak yürüyor, sen de unuttuğun bir isim ya da eşyayla karşılaşabilirsin.',
  'Burcunun yöneticisi retrodayken ilk taslak işin son hâli olmaz, buna üzülmek yerine kalemini aç.',
  'Burcunun yöneticisi bildiği yoldan geri dönüyor ve giderken görmediği tabelaları bu kez okuyor, sen de oku.',
  'Burcunun yöneticisi geri giderken onarmak satın almaktan, aramak beklemekten daha iyi sonuç verebilir sana.',
  'Burcunun ters yönde yürüyen yöneticisi adımlarını kısaltıyor, yolun gevşek taşları da böylece ortaya çıkıyor.',
  'Burcunun yöneticisinin retrosu karar istemiyor senden, yalnızca neyi atladığını bulmanı ve not etmeni bekliyor.',
];
