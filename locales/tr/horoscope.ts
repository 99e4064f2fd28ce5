import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  title: '{{sign}} burcu yorumu: günlük, haftalık, aylık, yıllık',
  description:
    'Gerçek transitlere dayanan {{sign}} burcu yorumu: Ay ve gezegenler bugün, bu hafta, bu ay ve bu yıl burcun için nereden geçiyor?',
  heading: '{{sign}} burcu yorumu',
  period: 'Dönem',
  periods: { day: 'Bugün', week: 'Hafta', month: 'Ay', year: 'Yıl' },
  previous: 'Önceki',
  next: 'Sonraki',
  restsOn: 'Dayanağı: {{fact}}',
  until: 'bitişi: {{when}}',
  since: 'başlangıcı: {{when}}',
  dates: 'Bu dönemde ayrıca',
  note: 'Burcun birinci ev sayılır, sonraki burç ikinci ev, böyle sürer (güneş evleri). Her bölüm gökteki dayanağını söyler; aynı tarihte bu burçtaki herkes için aynıdır.',
  quiet: 'Göğün bu köşesi sakin. Başladığın işi sürdürmek için iyi bir zaman.',
  others: 'Öbür burçlar',
  natal: 'Kendi haritan daha çoğunu söyler: çıkar',
  list: {
    title: 'On iki burcun yorumu: gerçek gökyüzünden',
    description:
      'On iki burç için günlük, haftalık, aylık ve yıllık yorumlar. Günün transitlerinden yazılır, her biri gökteki dayanağını gösterir.',
    heading: 'Burç yorumları',
    lede: 'Gökyüzü bugün, bu hafta, bu ay ve bu yıl hangi burca ne getiriyor? Burcunu seç.',
    dates: 'Güneş bu burçta: {{range}}',
    yours: 'Senin burcun',
  },
};
