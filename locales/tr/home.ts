import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: hesabı sağlam, keyifle okunan doğum haritan',
  description:
    'Doğum haritanı ücretsiz çıkar: hesabı titiz, dili yalın. Ay bugün nerede, hangi gezegen retro, gökyüzü sana ne anlatıyor, gör.',
  hero: {
    heading: 'Doğduğun andaki gökyüzünü özenle okuyoruz',
    lede: 'Tarihi, saati ve yeri yaz; karşına yalın bir dille anlatılmış, gerçek bir harita çıksın.',
    promise: 'Ücretsiz, üyelik gerekmez.',
  },
  sample: {
    label: 'Örnek',
    heading: 'Bu saatlerde İstanbul’da doğan biri',
  },
  signs: 'Burç burç bugün',
  articles: 'Yeni yazılar',
  sky: {
    heading: 'Şu anda gökyüzü',
    wheelTitle: 'Bu saatte gezegenler',
    wheelCaption: 'Gezegenlerin Dünya’dan görünen yerleri. Çizgiler en yakın açıları gösterir.',
    computedAt: 'Hesaplama zamanı: {{time}}',
    moon: 'Ay',
    lit: 'aydınlık oranı {{percent}}',
    moonMoves: '{{sign}} burcuna geçiş: {{when}}',
    sun: 'Güneş',
    nextNew: 'Sıradaki yeniay',
    nextFull: 'Sıradaki dolunay',
    retrograde: 'Retro gezegenler',
    retrogradeNone: 'Şu anda retro gezegen yok, hepsi düz ilerliyor.',
    retrogradeUntil: 'düze dönüş: {{date}}',
    positions: 'Tüm konumlar',
  },
  care: {
    heading: 'Yalnızca senin',
    privacy:
      'Haritan hesaplanır, bizde izi kalmaz. Yazdıkların sekmeyi kapatana kadar orada durur; ancak sen istersen tarayıcında ya da hesabında saklanır, tek dokunuşla silinir.',
    exact: 'Hesaplarımız ne kadar hassas?',
  },
};
