import type { WeekRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Burcun yöneticisi geri giderken haftanın açılışından sonra gelen cümle. */
export const weekRetrogrades: WeekRetrogradeTexts = [
  'Bu retroda aynı kapıyı ikinci kez çalman gerekebilir; belki bu kez daha kolay açılır.',
  'Retro seni geçen defa yarım bıraktığın cümleye döndürüyor, noktayı koymak sana düşüyor.',
  'Böyle geriye yürünen haftalarda yeni söz vermektense eskilerini gözden geçirmek içini daha çok rahatlatır.',
  'Gezegen geri gidince işler biraz yavaş ilerler, buna karşılık dikişler daha sağlam tutar.',
  'Retro sürerken eskiden elediğin bir seçenek yeniden masaya gelirse gülüp geçme, bir daha bak.',
  'Retro, yolu uzatabilir; planlarının yanına bir de dönüş saati yazarsan telaşın azalır.',
  'Arkasına bakarak yürüyen bir gezegen bu, sen de unuttuğun bir isim ya da eşyayla karşılaşabilirsin.',
  'Retroda aynı kapıdan iki kez geçmek olağan, buna üzülmek yerine içeride unuttuğunu al.',
  'Bilinen yoldan geri dönülüyor, giderken görülmeyen tabelalar bu kez okunuyor; sen de başını kaldır.',
  'Gezegen geri gittiği sürece onarmak satın almaktan, aramak beklemekten daha iyi sonuç verebilir.',
  'Ters yönde yürüyen gezegen senin de adımlarını kısaltıyor, yolun gevşek taşları da böylece ortaya çıkıyor.',
  'Bu retro senden karar istemiyor, yalnızca neyi atladığını bulmanı ve not etmeni bekliyor.',
];
