import type { TodayWords } from '../en/today.ts';

export const today: TodayWords = {
  heading: 'Senin günün',
  moon: {
    heading: 'Ay şu an nerede',
    place: '{{body}} {{inSign}}, {{inHouse}}',
    entersSign: '{{sign}} burcuna geçiş: {{when}}',
    leavesHouse: 'Bu evden çıkış: {{when}}',
    touches: 'Önümüzdeki 24 saatte haritanda dokunduğu yerler',
    touchesNone: 'Önümüzdeki 24 saatte haritandaki hiçbir noktaya tam açı yapmıyor.',
  },
  transits: {
    heading: 'Şu sıra ağırlığı olanlar',
    none: 'Şu sıra hiçbir gezegen haritandaki bir noktaya yakın durmuyor.',
    start: 'Başlangıç',
    exact: 'Tam',
    end: 'Bitiş',
    open: 'açık',
    all: 'Bütün transitler ve önündeki yıl',
  },
  sign: { heading: 'Bugün {{sign}}', more: 'Yorumun tamamını oku' },
  next: {
    heading: 'Sırada ne var',
    transit: 'Sıradaki tam transit',
    newMoon: 'Sıradaki Yeniay',
    fullMoon: 'Sıradaki Dolunay',
    solar: 'Sıradaki Güneş tutulması',
    lunar: 'Sıradaki Ay tutulması',
    place: '{{inSign}}, {{inHouse}}',
  },
  untimed:
    "Doğum saati bilinmediği için burada ev yok; Ay'ına, yükselenine ve Tepe Noktası'na gelen transitler de hesaba katılmıyor.",
  doors: {
    label: 'Buradan sonrası',
    chart: 'Haritanın tamamı',
    year: 'Bu yıl gökyüzü',
    pair: 'Sen ve bir başkası',
    other: 'Başka bir doğum',
  },
  fromAccount: 'Hesabındaki doğum bilgilerine göre.',
  change: 'Hesabında değiştir',
  waiting: 'Günün okunuyor…',
  failed: 'Günün alınamadı. Yeniden dene ya da aşağıya bir doğum yaz.',
  again: 'Yeniden dene',
  keep: {
    text: 'Doğum bilgilerini hesabında sakla; buraya her geldiğinde günün hazır olsun.',
    link: 'Hesabına ekle',
  },
};
