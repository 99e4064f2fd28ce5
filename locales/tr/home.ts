import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: hesabı sağlam, keyifle okunan doğum haritan',
  description:
    'Doğum haritanı ücretsiz çıkar: hesabı titiz, dili yalın. Ay bugün nerede, hangi gezegen retro, gör.',
  hero: {
    heading: 'Doğduğun andaki gökyüzünü özenle okuyoruz',
    lede: 'Tarihi, saati, yeri yaz; yalın dille anlatılmış gerçek haritan çıksın.',
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
    wheelCaption: 'Dünya’dan görünen yerleriyle; çizgiler en yakın açılar.',
    computedAt: 'Hesap anı: {{time}}',
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
      'Haritan hesaplanır, bizde izi kalmaz. Yazdıkların sekmeyi kapatınca silinir; ancak sen istersen tarayıcında ya da hesabında kalır.',
    exact: 'Hesap ne kadar hassas?',
  },
};
