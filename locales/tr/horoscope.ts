import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  title: '{{sign}} burcu yorumu: günlük, haftalık, aylık',
  description:
    '{{sign}} burcu yorumu gerçek gökyüzüyle: Ay ve gezegenler bugün, bu hafta, bu ay ve bu yıl hangi evlerinden geçiyor, bu senin için ne anlama geliyor?',
  heading: '{{sign}} burcu yorumu',
  period: 'Dönem',
  periods: { day: 'Bugün', week: 'Bu hafta', month: 'Bu ay', year: 'Bu yıl' },
  previous: 'Önceki',
  next: 'Sonraki',
  restsOn: 'Dayanağı: {{fact}}',
  until: 'bitişi: {{when}}',
  since: 'başlangıcı: {{when}}',
  dates: 'Bu dönemde ayrıca',
  note: 'Burcun birinci ev, ondan sonraki burç ikinci ev sayılır; evler böyle sıralanır (Güneş evleri). Her bölüm gökteki dayanağını söyler ve o tarihte bu burçtan olan herkes için aynıdır.',
  quiet: 'Göğün bu köşesi sakin. Başladığın işi sürdürmek için iyi bir zaman.',
  others: 'Diğer burçlar',
  natal: 'Kendi haritan daha fazlasını söyler. Haritanı çıkar',
  list: {
    title: 'Günlük burç yorumları: 12 burç, gerçek gökyüzüyle',
    description:
      'On iki burcun günlük, haftalık, aylık ve yıllık yorumları. Hepsi o günlerin gerçek transitlerine dayanır, her bölüm gökteki dayanağını gösterir.',
    heading: 'Burç yorumları',
    lede: 'Gökyüzü bugün, bu hafta, bu ay ve bu yıl hangi burca ne getiriyor? Burcunu seç.',
    dates: 'Güneş bu burçta: {{range}}',
    yours: 'Senin burcun',
  },
};
