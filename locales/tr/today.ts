import type { TodayWords } from '../en/today.ts';

export const today: TodayWords = {
  heading: 'Senin günün',
  zodiac: 'Haritanın ayarlarına göre: {{zodiac}}.',
  wheel: 'Doğum haritan',
  moon: {
    heading: 'Ay şu anda nerede?',
    place: '{{body}} {{inSign}}, {{inHouse}}',
    entersSign: '{{sign}} burcuna geçiş: {{when}}',
    leavesHouse: 'Bu evden çıkış: {{when}}',
    touches: 'Önümüzdeki 24 saatte haritanda dokunduğu yerler',
    touchesNone: 'Önümüzdeki 24 saatte haritandaki hiçbir noktaya tam açı yapmıyor.',
  },
  transits: {
    heading: 'Şu sıralar ağır basanlar',
    none: 'Şu sıralar haritandaki noktalara yakın duran bir gezegen yok.',
    start: 'Başlangıç',
    exact: 'Tam açı',
    end: 'Bitiş',
    open: 'aralık dışında',
    all: 'Bütün transitler ve önündeki yıl',
  },
  sign: { heading: 'Bugün {{sign}}', more: 'Yorumun tamamını oku' },
  next: {
    heading: 'Sırada ne var?',
    transit: 'Sıradaki tam transit',
    newMoon: 'Sıradaki yeniay',
    fullMoon: 'Sıradaki dolunay',
    solar: 'Sıradaki Güneş tutulması',
    lunar: 'Sıradaki Ay tutulması',
    place: '{{inSign}}, {{inHouse}}',
  },
  untimed:
    'Doğum saati bilinmediği için burada ev yok; Ay’ına, yükselenine ve Tepe Noktası’na gelen transitler de hesaba katılmıyor.',
  doors: {
    label: 'Buradan sonrası',
    chat: 'Gününü Celestia’yla konuş',
    chart: 'Haritanın tamamı',
    sky: 'Herkes için: burçlar ve şu anki gökyüzü',
    year: 'Bu yıl gökyüzünde',
    pair: 'Sen ve bir başkası',
    other: 'Başka bir doğum',
  },
  fromAccount: 'Hesabındaki doğum bilgilerine göre.',
  change: 'Hesabında değiştir',
  waiting: 'Günün okunuyor…',
  failed: 'Gününü getiremedik. Yeniden dene ya da doğum bilgilerini aşağıya yaz.',
  again: 'Yeniden dene',
  keep: {
    text: 'Doğum bilgilerini hesabında sakla; buraya her geldiğinde günün hazır olsun.',
    link: 'Hesabına ekle',
  },
};
