import type { SummaryWords } from '../en/summary.ts';

export const summary: SummaryWords = {
  title: 'Astrolojik özetin: haritan ve bugünkü gökyüzü',
  description:
    'Büyük üçlün, harita yöneticin, element dengen ve en yakın açıların; bugün haritana gelen transitler tarihleriyle, önündeki yıl tek bir çizimde.',
  heading: 'Astrolojik özetin',
  lede: 'Haritan tek sayfada; gökyüzünün bugün haritana nerede dokunduğu da yanında.',
  result: {
    wheel: 'Haritan. Metindeki adlara dokun, çarktaki yerini gör.',
    heading: 'Özetin',
    ruler: 'Haritanın yöneticisi',
    traditional: 'Geleneksel yöneticisi',
    rulerText: '{{body}} {{inSign}}, {{inHouse}}',
    closest: 'En yakın açılar',
    today: 'Bugünün transitleri',
    todayIntro: 'Şu anda haritana açı yapan gezegenler, en yakından başlayarak.',
    none: 'Bugün hiçbir gezegen haritana yakın bir açı yapmıyor.',
    transit: 'Transit',
    start: 'Başlangıç',
    exact: 'Tam açı',
    end: 'Bitiş',
    orbNow: 'Şu anki orb',
    open: 'aralık dışında',
    now: 'Bugün',
    yearNone: 'Önümüzdeki on iki ayda uzun süren bir transit yok.',
    moon: 'Bugün Ay',
    year: 'Önündeki yıl',
    yearIntro:
      'Jüpiter’den Plüton’a, gelecek on iki ayın uzun transitleri. Çubuk orb içindeki süreyi, işaret tam açının gününü gösterir.',
    more: 'Doğum haritasının tamamını gör',
    untimed:
      'Doğum saati bilinmediğinde Ay’a ve köşe noktalarına gelen transitler hesaba katılmaz; bunlar bir gün içinde çok yol alır.',
  },
  guide: {
    heading: 'Özette neler var?',
    chart: {
      title: 'Haritan kısaca',
      text: 'Güneş’in, Ay’ın, yükselen burcun; harita yöneticin, element dengen ve en yakın açıların, en çok beş tane. Gerisi doğum haritanda.',
    },
    today: {
      title: 'Bugünün transitleri',
      text: 'Transit, bugün gökyüzünde yol alan bir gezegenin haritandaki bir noktayla açı yapmasıdır. Orba ne zaman girdiğini, açının hangi gün tam olduğunu ve orbdan ne zaman çıktığını görürsün.',
    },
    year: {
      title: 'Önündeki yıl',
      text: 'Jüpiter’den Plüton’a gezegenler yavaş ilerler; dokundukları nokta haftalarca, aylarca gündemde kalır. Önündeki on iki ay tek bir çizimde.',
    },
  },
  form: { submit: 'Özetimi göster', submitting: 'Özetin hazırlanıyor…' },
};
