import type { HoroscopeWords } from '../en/horoscope.ts';

export const horoscope: HoroscopeWords = {
  titles: {
    day: '{{sign}} burcu günlük yorumu, {{when}}',
    week: '{{sign}} burcu haftalık yorumu, {{when}}',
    month: '{{sign}} burcu aylık yorumu, {{when}}',
    year: '{{sign}} burcu yıllık yorumu, {{when}}',
  },
  description:
    '{{sign}} burcu yorumu gerçek gökyüzüyle: Ay ve gezegenler bugün, bu hafta, bu ay ve bu yıl hangi evlerinden geçiyor, bu senin için ne anlama geliyor?',
  heading: '{{sign}} burcu yorumu',
  period: 'Dönem',
  periods: { day: 'Bugün', week: 'Bu hafta', month: 'Bu ay', year: 'Bu yıl' },
  yesterday: 'Dün',
  tomorrow: 'Yarın',
  sections: {
    love: 'Aşk',
    work: 'İş ve para',
    energy: 'Enerji',
    keep: 'Aklında kalsın',
    planets: 'Ağır gezegenler',
    eclipses: 'Tutulmalar',
    quarters: 'Dört bölümde yıl',
  },
  basis: 'Bu yorum neye dayanıyor?',
  until: 'bitişi: {{when}}',
  since: 'başlangıcı: {{when}}',
  dates: 'Not edilecek tarihler',
  note: 'Burcun birinci ev, ondan sonraki burç ikinci ev sayılır; evler böyle sıralanır (Güneş evleri). Gökteki bu dayanaklar o tarihte bu burçtan olan herkes için aynıdır.',
  quiet: 'Göğün bu köşesi sakin. Başladığın işi sürdürmek için iyi bir zaman.',
  others: 'Diğer burçlar',
  own: 'Sana daha yakını',
  natal: 'Kendi haritan daha fazlasını söyler. Haritanı çıkar',
  rising: 'Yükselen burcunun yorumunu da oku; bilmiyorsan buradan bul',
  acts: {
    link: 'Bu yorumun bağlantısı',
    share: 'Paylaş',
    print: 'Yazdır',
    copied: 'Bağlantı kopyalandı.',
    copyByHand: 'Bağlantıyı kutudan kopyala.',
  },
  list: {
    title: 'Günlük burç yorumları: 12 burç, gerçek gökyüzüyle',
    description:
      'On iki burcun günlük, haftalık, aylık ve yıllık yorumları. Hepsi o günlerin gerçek transitlerine dayanır, her bölüm gökteki dayanağını gösterir.',
    heading: 'Burç yorumları',
    lede: 'Gökyüzü bugün, bu hafta, bu ay ve bu yıl hangi burca ne getiriyor? Burcunu seç.',
    today: 'Bugün, {{day}}',
    yours: 'Senin burcun',
  },
};
