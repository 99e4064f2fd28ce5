import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: hesabı sağlam, okuması rahat doğum haritan',
  description:
    'Bir gökbilimcinin altına imza atacağı, dostunun keyifle okuyacağı doğum haritanı ücretsiz çıkar. Ay bugün nerede, hangi gezegen retro, göğün ne anlatıyor, gör.',
  hero: {
    heading: 'Doğduğun anın göğünü özenle okuyoruz',
    lede: 'Bir tarih, bir saat, bir yer yaz: Karşına gerçek bir harita çıkar, yalın bir dille anlatılır.',
    promise: 'Ücretsiz, üyelik gerekmez.',
  },
  sample: {
    label: 'Örnek',
    heading: "Bu saatlerde İstanbul'da doğan biri",
  },
  signs: 'Burç burç bugün',
  sky: {
    heading: 'Şu an gökyüzü',
    wheelTitle: 'Bu saatte gezegenler',
    wheelCaption:
      "Gezegenlerin şu anda Dünya'dan görünen yerleri. Aralarındaki çizgiler en yakın açılarıdır.",
    computedAt: 'Hesaplama zamanı: {{time}}',
    moon: 'Ay',
    lit: 'aydınlık oranı {{percent}}',
    moonMoves: '{{sign}} burcuna geçiş: {{when}}',
    sun: 'Güneş',
    nextNew: 'Sıradaki Yeniay',
    nextFull: 'Sıradaki Dolunay',
    retrograde: 'Retro gezegenler',
    retrogradeNone: 'Retroda gezegen yok, hepsi düz ilerliyor.',
    retrogradeUntil: '{{date}} tarihine kadar',
    positions: 'Tüm konumlar',
  },
  care: {
    heading: 'Yalnızca senin',
    privacy:
      'Haritan hesaplanır, bizde izi kalmaz. Yazdıkların sekmeni kapatana kadar orada durur; tarayıcında ya da hesabında ancak sen istersen kalır. Tek dokunuşla unutulur.',
    exact: 'Rakamlarımız ne kadar hassas?',
  },
};
